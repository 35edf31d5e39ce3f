"""Campaigns: they end, their chapters replay alone, and the same seed gives the same campaign."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from kosmodrom.core.campaign import Campaign, Chapter, Ended, plain_carried
from kosmodrom.core.errors import GameOptionsError, KosmodromError, SeatsError
from kosmodrom.core.form import form
from kosmodrom.core.history import History
from kosmodrom.core.series import Chronicle, Series, campaign_seats, next_chapter
from kosmodrom.core.table import Table
from kosmodrom.testing.pairs import pairwise
from kosmodrom.testing.setting import (
    AnyRuleset,
    AnyTable,
    BrokenPromise,
    Setting,
    tried_values,
)
from kosmodrom.testing.situation import first_difference, situation, state_bytes
from kosmodrom.testing.words import check_sayable

CHAPTERS = 100
"""How many chapters a randomly played campaign may have."""
TRIES = 3
"""How often in a row a chapter may be repeated: random play may never win it."""

S = TypeVar("S", bound=Setting)
AnySeries = Series[Any, Any, Any]
AnyCampaign = Campaign[Any, Any, Any]


@dataclass
class Voyage:
    """One way to play a campaign: its players, automas, options and seed."""

    ruleset: AnyRuleset
    campaign: AnyCampaign
    seats: int
    automas: int
    options: dict[str, Any]
    seed: int | str
    data: Any

    def start(self) -> AnySeries:
        return Series.start(
            self.ruleset,
            self.campaign.id,
            seats=self.seats,
            automas=self.automas,
            seed=self.seed,
            options=self.options,
            data=self.data,
        )

    def setting(self, chapter: Chapter, table: AnyTable) -> Setting:
        """A chapter of it, played at this table, as a way to play the game."""
        setting = Setting(
            self.ruleset,
            self.seats,
            msgspec.to_builtins(chapter.options),
            table.seed,
            self.data,
            automas=self.automas,
            carried=chapter.carried,
            chapter=f"campaign {self.campaign.id}, chapter {chapter.id}",
        )
        setting.check, setting.table = "check_campaign", table
        return setting


def voyages(
    ruleset: AnyRuleset, *, seed: int | str = "check", data: Any = None
) -> Iterator[Voyage]:
    """Ways to play each campaign in which any two values that it accepts together meet, as in
    `kosmodrom.testing.settings`."""
    box = ruleset.load(None) if data is None else data
    for campaign in ruleset.campaigns:
        yield from _voyages(ruleset, campaign, seed, box)


def _voyages(
    ruleset: AnyRuleset, campaign: AnyCampaign, seed: int | str, data: Any
) -> Iterator[Voyage]:
    seats = campaign_seats(ruleset, campaign)
    fields = [field for field in form(ruleset.game_options) if field.name in campaign.options]
    values: dict[str, Sequence[Any]] = {
        "# players": range(seats.min, seats.max + 1),
        "# automas": range(seats.automas + 1),
        **{field.name: tried_values(field) for field in fields},
    }

    def read(way: Mapping[str, Any]) -> Voyage:
        options = {name: way[name] for name in campaign.options}
        return Voyage(ruleset, campaign, way["# players"], way["# automas"], options, seed, data)

    for way in pairwise(values, lambda way: can_begin(read(way))):
        yield read(way)


def can_begin(voyage: Voyage) -> bool:
    """Whether a campaign can be played like this."""
    try:
        voyage.start()
    except (GameOptionsError, SeatsError):
        return False
    except Exception as error:
        game, campaign = voyage.ruleset.id, voyage.campaign.id
        problem = f"the campaign {campaign} cannot begin: {type(error).__name__}: {error}"
        raise BrokenPromise(f"check_campaign: {game}: {problem}") from error
    return True


def check_campaign(voyage: Voyage) -> list[Setting]:
    """Play a campaign at random to its end, and check all that is promised of it.

    Returns a setting for each chapter that was played, so that it can be checked like any other way
    to play the game.
    """
    series = voyage.start()
    kept = random.getstate()
    try:
        _play(voyage, series, disturbance=1)
        again = voyage.start()
        _play(voyage, again, disturbance=2)
    finally:
        random.setstate(kept)
    text = series.chronicle.to_json()
    first = voyage.setting(series.chapters[0], series.tables[0])
    if again.chronicle.to_json() != text or again.next != series.next:
        difference = first_difference(text, again.chronicle.to_json())
        raise first.broken(f"two campaigns with the same seed and choices differ: {difference}")
    check_chronicle(voyage, series, first)
    chapters = list(zip(series.chapters, series.tables, strict=True))
    for chapter, table in chapters:
        _check_chapter(voyage, table, chapter)
    return [voyage.setting(chapter, table) for chapter, table in chapters]


def _play(voyage: Voyage, series: AnySeries, disturbance: int) -> None:
    """Play on at random until the campaign is over, or a chapter was repeated often enough."""

    def play(chapter: Chapter, table: AnyTable) -> Setting:
        setting = voyage.setting(chapter, table)
        for _ in setting.play(table):
            random.seed(disturbance + len(table.choices))
        return setting

    play_chapters(series, play)


def play_chapters(series: AnySeries, play: Callable[[Chapter, AnyTable], S]) -> S:
    """Play chapter after chapter until the campaign is over, or one was repeated often enough.
    ``play`` plays one to its end and says how; returns how the last one was played."""
    tries, chapter = 0, series.chapter
    assert chapter is not None
    while True:
        setting = play(chapter, series.play())
        if len(series.tables) > CHAPTERS:
            raise setting.broken(f"the campaign does not end within {CHAPTERS} chapters")
        try:
            following = series.advance()
        except Exception as error:
            problem = f"nothing can follow this chapter: {type(error).__name__}: {error}"
            raise setting.broken(problem) from error
        if not isinstance(following, Chapter):
            return setting
        tries = tries + 1 if following.id == chapter.id else 0
        if tries == TRIES:
            return setting
        chapter = following


def check_chronicle(voyage: Voyage, series: AnySeries, setting: Setting) -> None:
    """The whole campaign replays from its record."""
    text = series.chronicle.to_json()
    try:
        read = Chronicle.from_json(text)
        replayed = Series.load(read, ruleset=voyage.ruleset, data=voyage.data)
    except KosmodromError as error:
        raise setting.broken(f"the recorded campaign does not replay: {error}") from error
    if replayed.chronicle.to_json() != text or replayed.next != series.next:
        raise setting.broken("the replayed campaign differs from the recorded one")


def _check_chapter(voyage: Voyage, table: AnyTable, chapter: Chapter) -> None:
    """A finished chapter replays alone; what follows depends on its state alone and can be said."""
    setting = voyage.setting(chapter, table)
    carried = plain_carried(chapter.carried)
    if plain_carried(table.game.carried) != carried:
        raise setting.broken("playing changes what was carried into the chapter")
    state = state_bytes(table)
    following = next_chapter(table, voyage.campaign, chapter)
    if state_bytes(table) != state:
        raise setting.broken("asking what follows changes the state")
    history = History.from_json(table.history.to_json())
    alone = Table.load(history, ruleset=voyage.ruleset, data=voyage.data)
    if situation(alone) != situation(table):
        raise setting.broken("the chapter does not replay alone")
    if next_chapter(alone, voyage.campaign, chapter) != following:
        raise setting.broken("what follows the chapter is not the same after a replay")
    if isinstance(following, Ended):
        return
    campaign, data = voyage.campaign, voyage.data
    check_sayable(
        setting,
        "what is carried",
        lambda words: campaign.sections(following.carried, data, words),
    )
