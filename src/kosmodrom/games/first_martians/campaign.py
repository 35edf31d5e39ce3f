"""The campaign: five missions that tell one story (FM-1253, FM-Q-36)."""

from __future__ import annotations

from typing import Final

import msgspec

from kosmodrom.core.campaign import Campaign, Chapter, Ended, Next
from kosmodrom.core.ruleset import Section, Speaker
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.rules.base import FirstMartiansOptions, Game
from kosmodrom.games.first_martians.rules.progress import (
    Damage,
    Member,
    Progress,
    progress_of,
    saved_discoveries,
)
from kosmodrom.games.first_martians.state import Astronaut, State
from kosmodrom.games.first_martians.terms import BLOCKS, CHAPTERS, CONDITIONS, PARTS

RANKS: Final = ("founders", "survivors", "lost")
CHOSEN: Final = ("difficulty", "astronauts")
"""What people choose for the whole campaign."""
ATTEMPTS: Final = 2
"""How often a chapter is played if an astronaut dies in it."""
FOUNDERS_WIN: Final = 3
SURVIVORS_WIN: Final = 2
"""How many chapters must have been won for a rank."""


def begin(options: FirstMartiansOptions, _data: Box, _players: int, _automas: int) -> Chapter:
    """The first chapter, for which the astronauts are chosen or dealt (FM-1254)."""
    return _chapter(options, Progress())


def _chapter(options: FirstMartiansOptions, progress: Progress) -> Chapter:
    return Chapter(
        CHAPTERS[progress.chapter],
        {name: getattr(options, name) for name in CHOSEN},
        progress,
        ahead=CHAPTERS[progress.chapter + 1 :],
    )


def after(g: Game, _chapter_played: Chapter) -> Next:
    """The next chapter, won or lost; but the same one again after a first death (FM-Q-36)."""
    progress = progress_of(g)
    if progress is None:
        raise ValueError("a single mission is no chapter")
    if g.state.ending == "death" and progress.attempt < ATTEMPTS:
        return _chapter(g.options, _again(g, progress))
    won = progress.won
    if g.state.ending == "won":
        won = (*won, progress.chapter)
    if progress.chapter + 1 == len(CHAPTERS):
        return _ended(g, _rank(won))
    return _chapter(g.options, _onward(g, progress, won))


def _again(g: Game, progress: Progress) -> Progress:
    """Another attempt begins like the first, with the same astronauts."""
    crew = progress.crew or tuple(Member(member.who, member.seat) for member in g.state.crew)
    return msgspec.structs.replace(progress, attempt=progress.attempt + 1, crew=crew)


def _onward(g: Game, progress: Progress, won: tuple[int, ...]) -> Progress:
    """What the next chapter begins with. Discoveries of this one join those that were saved."""
    s, chapter = g.state, progress.chapter + 1
    mission = next(known for known in g.data.missions if known.id == CHAPTERS[chapter])
    hurt = mission.keeps_wounds and s.ending != "death"
    return Progress(
        chapter,
        won=won,
        crew=tuple(_member(member, hurt=hurt) for member in s.crew),
        discoveries=saved_discoveries(g, progress) + s.discoveries,
        flags=tuple(s.flags),
        broken=() if s.ending == "won" else _left_broken(g),
    )


def _member(member: Astronaut, *, hurt: bool) -> Member:
    """An astronaut as the next chapter finds it: well, unless that leaves no time to rest, and with
    all unlocked skills, those that were discarded too (FM-244)."""
    if not hurt:
        return Member(member.who, member.seat, member.unlocked)
    return Member(member.who, member.seat, member.unlocked, member.wounds, member.conditions)


def _left_broken(g: Game) -> tuple[Damage, ...]:
    """After a defeat the first broken part of each Block stays broken; the rest is mended. What a
    Facility card has broken is gone with the card."""
    found = []
    for block in BLOCKS:
        damage = [
            Damage(facility.plan, part)
            for facility in g.state.facilities
            if g.data.facilities[facility.plan].block == block
            and not g.data.facilities[facility.plan].card
            for part in range(len(PARTS))
            if (facility.broken & ~facility.mended) >> part & 1
        ]
        found += damage[:1]
    return tuple(found)


def _rank(won: tuple[int, ...]) -> str:
    """Founders have won the last chapter and two more; survivors any two (FM-Q-36)."""
    if len(CHAPTERS) - 1 in won and len(won) >= FOUNDERS_WIN:
        return "founders"
    return "survivors" if len(won) >= SURVIVORS_WIN else "lost"


def _ended(g: Game, rank: str) -> Ended:
    """The crew wins or loses together (FM-101)."""
    return Ended(
        outcome="won" if rank == "founders" else "lost",
        ranks=(rank,) * g.seats,
        ranking=(tuple(range(g.seats)),),
    )


def sections(carried: Progress, data: Box, words: Speaker) -> list[Section]:
    """The campaign so far, the astronauts with their skills, and what is broken."""
    rows = [
        words("campaign-won", won=len(carried.won), played=carried.chapter),
        words("campaign-discoveries", discoveries=carried.discoveries),
    ]
    if carried.attempt > 1:
        rows.append(words("campaign-attempt", attempt=carried.attempt, attempts=ATTEMPTS))
    rows += [words(f"flag-{flag}") for flag in carried.flags]
    found = [Section(words("campaign-so-far"), tuple(rows))]
    for member in carried.crew:
        astronaut = data.astronauts[member.who]
        skills = (astronaut.base, *astronaut.skills)
        told = [words(f"skill-{s.id}") for n, s in enumerate(skills) if member.skills >> n & 1]
        lines = [words.seat(member.seat), words("campaign-skills", skills=", ".join(told))]
        if member.wounds:
            lines.append(words("campaign-wounds", wounds=member.wounds))
        if member.conditions:
            names = [n for kind, n in enumerate(CONDITIONS) if member.conditions >> kind & 1]
            told = [words(f"condition-{name}") for name in names]
            lines.append(words("board-conditions", conditions=", ".join(told)))
        found.append(Section(words(f"astronaut-{astronaut.id}"), tuple(lines)))
    if carried.broken:
        lines = [
            f"{words(f'facility-{data.facilities[damage.facility].id}')}: "
            f"{words(f'part-{PARTS[damage.part]}')}"
            for damage in carried.broken
        ]
        found.append(Section(words("campaign-broken"), tuple(lines)))
    return found


CAMPAIGN: Final[Campaign[State, FirstMartiansOptions, Box]] = Campaign(
    id="first-steps",
    chapters=CHAPTERS,
    ranks=RANKS,
    begin=begin,
    after=after,
    sections=sections,
    options=CHOSEN,
    unused=("mission",),
)
