"""Chapter 12: the campaign of four chapters, held together by success points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kosmodrom.core.campaign import Campaign, Chapter, Ended, Next
from kosmodrom.core.result import rank
from kosmodrom.core.ruleset import Section, Speaker
from kosmodrom.games.skymines.box import Box
from kosmodrom.games.skymines.components import Chapter as ChapterEntry
from kosmodrom.games.skymines.components import Rank
from kosmodrom.games.skymines.rules.base import Game, SkyminesOptions
from kosmodrom.games.skymines.rules.end import final_successes
from kosmodrom.games.skymines.rules.success import Progress
from kosmodrom.games.skymines.state import State

CHAPTERS: Final = ("mines", "outward", "return", "lurking")
RANKS: Final = ("legend", "mars-next", "near-moon", "near-orbit", "earthbound")
CHOSEN: Final = ("luna_level", "linked_slots", "open_hands")
"""What people choose for the whole campaign."""


def begin(options: SkyminesOptions, data: Box, players: int, _automas: int) -> Chapter:
    """The first chapter; nobody has success points yet (SKY-1201). Luna may take part in all
    chapters, and must if one plays (SKY-1202): that is for `check_game_options`."""
    return _chapter(data, options, Progress(1, (0,) * players))


def _chapter(data: Box, options: SkyminesOptions, progress: Progress) -> Chapter:
    number = progress.chapter
    return Chapter(
        CHAPTERS[number - 1],
        _options(data.chapters[number - 1], options),
        progress,
        ahead=CHAPTERS[number:],
    )


def _options(entry: ChapterEntry, options: SkyminesOptions) -> Mapping[str, Any]:
    """The modules of a chapter (SKY-1220, SKY-1230, SKY-1240, SKY-1250). Tracks are drawn and
    tokens dealt in all of them (SKY-1211), and so is the first player (SKY-Q-66)."""
    chosen = {name: getattr(options, name) for name in CHOSEN}
    return {
        **chosen,
        "board": entry.board,
        "missions": entry.missions,
        "threats": entry.threats,
        "starting_outposts": bool(entry.outposts),
        "tracks": "random",
        "tokens": "dealt",
    }


def after(g: Game, _chapter_played: Chapter) -> Next:
    """Add up the success points; after the last chapter most of them win (SKY-1209)."""
    progress = g.carried
    points = tuple(
        before + gained for before, gained in zip(progress.points, final_successes(g), strict=True)
    )
    if progress.chapter < len(CHAPTERS):
        return _chapter(g.data, g.options, Progress(progress.chapter + 1, points))
    return Ended(
        outcome="ranked",
        ranks=tuple(rank_of(g.data, number) for number in points),
        ranking=rank([(number,) for number in points]),
        points=points,
    )


def rank_of(data: Box, points: int) -> str:
    """The rating of a player's success points (SKY-1210)."""
    reached: list[Rank] = [entry for entry in data.ranks if entry.points <= points]
    return reached[-1].id


def sections(carried: Progress, _data: Box, words: Speaker) -> list[Section]:
    """Everyone's success points so far."""
    rows = tuple(
        words("campaign-progress", player=words.seat(seat), points=points)
        for seat, points in enumerate(carried.points)
    )
    return [Section(words("campaign-progress-title"), rows)]


SOLAR_SYSTEM: Final[Campaign[State, SkyminesOptions, Box]] = Campaign(
    id="skymines",
    chapters=CHAPTERS,
    ranks=RANKS,
    begin=begin,
    after=after,
    sections=sections,
    options=CHOSEN,
)
