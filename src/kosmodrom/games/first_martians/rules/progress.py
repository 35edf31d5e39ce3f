"""What goes from chapter to chapter of the campaign (FM-1253, FM-Q-36); `campaign.py` joins the
chapters."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from kosmodrom.core.asks import CHECKPOINT, Flow, Question, ask
from kosmodrom.core.options import Seat
from kosmodrom.games.first_martians.events.story import SkillUnlocked
from kosmodrom.games.first_martians.moves import SaveDiscoveries, UnlockSkill
from kosmodrom.games.first_martians.rules.base import Game, card_of, first_seat
from kosmodrom.games.first_martians.rules.skills import skills_of
from kosmodrom.games.first_martians.terms import CHAPTERS

UNLOCK: Final = Question("unlock", ("FM-240", "FM-967", "FM-Q-36"))
BASE_SKILL: Final = 0b0001
ALL_SKILLS: Final = 0b1111
"""The base skill and the three cards (FM-202, FM-237, FM-239)."""

ChapterNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=len(CHAPTERS))]


class Member(msgspec.Struct, frozen=True):
    """An astronaut of the campaign, as the state has it."""

    who: int
    seat: Seat
    skills: int = BASE_SKILL
    wounds: int = 0
    conditions: int = 0


class Damage(msgspec.Struct, frozen=True):
    """A part that is still broken: of which Facility in the box, and which of its parts."""

    facility: int
    part: int


class Progress(msgspec.Struct, frozen=True):
    """What a chapter begins with."""

    chapter: ChapterNumber = 0
    attempt: int = 1
    won: tuple[ChapterNumber, ...] = ()
    """The chapters that were won."""
    crew: tuple[Member, ...] = ()
    """Empty before the first chapter: then the astronauts are chosen (FM-1254)."""
    discoveries: int = 0
    """What can be spent on skills."""
    flags: tuple[str, ...] = ()
    broken: tuple[Damage, ...] = ()


class Saved(msgspec.Struct, frozen=True, tag="saved", tag_field="type"):
    """How many Discoveries can still be spent."""

    discoveries: int


def progress_of(g: Game) -> Progress | None:
    """What the chapter began with; None in a single mission (FM-1251)."""
    progress: Progress | None = g.carried
    return progress


def mission_id(g: Game) -> str:
    """The mission that is played: the campaign's, or the one that the players chose."""
    progress = progress_of(g)
    return g.options.mission if progress is None else CHAPTERS[progress.chapter]


def bring_along(g: Game, progress: Progress) -> None:
    """The flags of the story, and what was left broken."""
    s = g.state
    s.flags = list(progress.flags)
    for facility in s.facilities:
        parts = {damage.part for damage in progress.broken if damage.facility == facility.plan}
        facility.broken = sum(1 << part for part in parts)


def saved_discoveries(g: Game, progress: Progress) -> int:
    """The Discoveries of earlier chapters that are left: each skill unlocked now has cost one."""
    if not progress.crew:
        return progress.discoveries
    had = sum(member.skills.bit_count() for member in progress.crew)
    have = sum(member.unlocked.bit_count() for member in g.state.crew)
    return progress.discoveries - (have - had)


def unlock_skills(g: Game) -> Flow:
    """A Discovery for a skill card of any astronaut in play, as long as the players like (FM-240,
    FM-967, FM-1252)."""
    progress = progress_of(g)
    while progress is not None and (left := saved_discoveries(g, progress)) > 0:
        locked = [
            UnlockSkill(card_of(g, number).id, skill.id)
            for number, member in enumerate(g.state.crew)
            for n, skill in enumerate(skills_of(g, number))
            if not member.skills >> n & 1
        ]
        if not locked:
            return
        yield CHECKPOINT
        match (yield ask(first_seat(g), UNLOCK, [*locked, SaveDiscoveries()], Saved(left))):
            case UnlockSkill(astronaut, skill):
                _unlock(g, astronaut, skill)
            case _:
                return


def _unlock(g: Game, astronaut: str, skill: str) -> None:
    for number, member in enumerate(g.state.crew):
        if card_of(g, number).id == astronaut:
            member.unlocked |= 1 << [known.id for known in skills_of(g, number)].index(skill)
            member.skills = member.unlocked
            g.emit(SkillUnlocked(astronaut, skill))
