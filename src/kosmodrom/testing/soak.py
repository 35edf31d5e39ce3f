"""Random games by the thousand, each played in a way of its own, and what came of them.

The number of a game and the seed of the run say how it is played and every choice in it, so that
any of them can be played again alone. A game is one table, or a whole campaign.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from kosmodrom.core.campaign import Chapter
from kosmodrom.core.form import Field, form
from kosmodrom.core.history import data_fingerprint
from kosmodrom.core.options import Choice
from kosmodrom.core.registry import find_game
from kosmodrom.core.rng import Random
from kosmodrom.testing.campaigns import (
    AnySeries,
    Voyage,
    can_begin,
    check_chronicle,
    play_chapters,
)
from kosmodrom.testing.copies import check_record, check_thawed
from kosmodrom.testing.play import check_play
from kosmodrom.testing.promise import Check, Watch, check_setting
from kosmodrom.testing.setting import (
    AnyRuleset,
    AnyTable,
    BrokenPromise,
    Setting,
    accepts,
    tried_values,
)

CAMPAIGNS = 25
"""One in so many games is a campaign, where the game has any."""
TRIES_EACH = 200
"""How often the rest is drawn for a value that is to be met, before another value is."""
DRAWS = 100 * TRIES_EACH
"""How often a way to play is drawn before it is said that the game accepts none."""
PARTS = 1000
"""How finely the part of the games that are replayed is told."""


class Batch(msgspec.Struct, frozen=True):
    """Games to be played: ``count`` of them from the number ``first`` on."""

    game: str
    first: int
    count: int
    seed: str
    replay: float
    """The part of the games that are also replayed and thawed."""


class Failure(msgspec.Struct, frozen=True):
    """A game in which a promise was broken."""

    game: str
    number: int
    problem: str


class Most(msgspec.Struct, frozen=True, order=True):
    """The most of something in any game, and in which."""

    amount: float = 0.0
    number: int = 0


class Tally(msgspec.Struct):
    """What came of games."""

    games: int = 0
    tables: int = 0
    choices: int = 0
    replayed: int = 0
    campaigns: int = 0
    players: dict[int, int] = {}
    """How many games with each number of players."""
    automas: dict[int, int] = {}
    values: dict[str, int] = {}
    """How many games with each value of an option, as ``name=value``."""
    endings: dict[str, int] = {}
    """How many tables came to each ending."""
    longest: Most = Most()
    """Choices at a table."""
    slowest: Most = Most()
    """Milliseconds that a choice took, with finding all that can be chosen next."""
    failures: list[Failure] = []

    def add(self, other: Tally) -> None:
        for name in ("games", "tables", "choices", "replayed", "campaigns"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("players", "automas", "values", "endings"):
            setattr(self, name, dict(Counter(getattr(self, name)) + Counter(getattr(other, name))))
        self.longest = max(self.longest, other.longest)
        self.slowest = max(self.slowest, other.slowest)
        self.failures = [*self.failures, *other.failures]


class PlayedBatch(msgspec.Struct, frozen=True):
    """A batch that was played, and by which rules and cards."""

    game: str
    rules: str
    first: int
    count: int
    tally: Tally


def rules_of(ruleset: AnyRuleset) -> str:
    """The rules and cards of a game, told from those of other versions."""
    return f"{ruleset.version} {data_fingerprint(ruleset.load(None))}"


def play_batch(batch: Batch) -> PlayedBatch:
    """Play the games of a batch; those in which a promise is broken are named."""
    ruleset = find_game(batch.game)
    tally = Tally()
    for number in range(batch.first, batch.first + batch.count):
        tally.add(play_number(ruleset, number, batch.seed, batch.replay))
    return PlayedBatch(batch.game, rules_of(ruleset), batch.first, batch.count, tally)


def play_number(ruleset: AnyRuleset, number: int, seed: str, replay: float) -> Tally:
    """Play one game by its number."""
    name = f"{seed}/{ruleset.id}/{number}"
    tally = Tally(games=1)
    replays = Random.seeded(f"{name}/replay").below(PARTS) < replay * PARTS
    try:
        way = random_way(ruleset, name)
        _count_way(tally, way)
        tally.replayed = int(replays)
        if isinstance(way, Voyage):
            tally.campaigns = 1
            _play_campaign(tally, way, number, replays)
        else:
            _play_table(tally, way, number, replays)
    except BrokenPromise as error:
        tally.failures.append(Failure(ruleset.id, number, str(error)))
    return tally


# Ways to play


def random_way(ruleset: AnyRuleset, name: str) -> Way:
    """A way to play that the game accepts: a table, or now and then a campaign.

    One value of one option is drawn first and kept: so even those are met often that go with few
    others.
    """
    chance = Random.seeded(f"{name}/way")
    box = ruleset.load(None)
    campaign = None
    if ruleset.campaigns and chance.below(CAMPAIGNS) == 0:
        campaign = chance.choice(ruleset.campaigns)
    seats = (campaign and campaign.seats) or ruleset.seats
    fields = [f for f in form(ruleset.game_options) if not campaign or f.name in campaign.options]
    wanted: dict[str, bool | int | str] = {}
    for draw in range(DRAWS):
        if fields and draw % TRIES_EACH == 0:
            field = chance.choice(fields)
            wanted = {field.name: chance.choice(tried_values(field))}
        players = seats.min + chance.below(seats.max - seats.min + 1)
        automas = chance.below(seats.automas + 1)
        options = {field.name: _random_value(field, chance) for field in fields} | wanted
        if campaign is not None:
            voyage = Voyage(ruleset, campaign, players, automas, options, name, box)
            if can_begin(voyage):
                return voyage
        elif accepts(ruleset, players, automas, options):
            return RandomTable(ruleset, players, options, name, box, automas=automas)
    raise BrokenPromise(f"{ruleset.id}: the game accepts none of the ways to play")


def _random_value(field: Field, chance: Random) -> bool | int | str:
    """The default as often as anything else."""
    if chance.below(2) == 0:
        return field.default
    values = list(tried_values(field))
    if field.kind == "number":  # its ends and its middle most of all
        values.append(field.min + chance.below(field.max - field.min + 1))
    return chance.choice(values)


def values_of(ruleset: AnyRuleset) -> list[str]:
    """The values of options that are to be met, as in `Tally.values`."""
    return [
        _told(field.name, value)
        for field in form(ruleset.game_options)
        for value in tried_values(field)
    ]


def _told(name: str, value: bool | int | str) -> str:
    return f"{name}={str(value).lower() if isinstance(value, bool) else value}"


def _count_way(tally: Tally, way: Way) -> None:
    tally.players = {way.seats: 1}
    tally.automas = {way.automas: 1}
    tally.values = {_told(name, value): 1 for name, value in way.options.items()}


# Playing


@dataclass
class RandomTable(Setting):
    """A way to play one table that remembers its table, and how long the slowest choice took."""

    begin: Callable[[], AnyTable] | None = None
    """Makes the table, where it is one of a campaign."""
    played: AnyTable | None = None
    slowest: float = 0.0

    def start(self) -> AnyTable:
        self.played = self.table = super().start() if self.begin is None else self.begin()
        return self.played

    def play(self, table: AnyTable) -> Iterator[Choice]:
        choices = super().play(table)
        while True:
            # The time of this thread alone: others may be busy on the same core.
            began = time.thread_time()
            choice = next(choices, None)
            self.slowest = max(self.slowest, time.thread_time() - began)
            if choice is None:
                return
            yield choice


Way = RandomTable | Voyage


@Check
def check_kept(setting: Setting, table: AnyTable) -> Watch:
    """The record replays byte for byte, and the table can be frozen halfway and thawed."""
    while (yield):
        pass
    check_record(setting, table)
    check_thawed(setting, table, len(table.choices) // 2)


def _play_table(tally: Tally, setting: RandomTable, number: int, replays: bool) -> None:
    checks: Sequence[Check] = (check_play, check_kept) if replays else (check_play,)
    try:
        check_setting(setting, checks)
    finally:
        if (table := setting.played) is not None:
            tally.tables += 1
            tally.choices += len(table.choices)
            tally.longest = max(tally.longest, Most(len(table.choices), number))
            tally.slowest = max(tally.slowest, Most(round(1000 * setting.slowest, 1), number))
            if table.result is not None:
                tally.endings[table.result.ending] = tally.endings.get(table.result.ending, 0) + 1


def _play_campaign(tally: Tally, voyage: Voyage, number: int, replays: bool) -> None:
    series: AnySeries = voyage.start()

    def play(chapter: Chapter, table: AnyTable) -> RandomTable:
        setting = _chapter(voyage, chapter, table)
        _play_table(tally, setting, number, replays)
        return setting

    last = play_chapters(series, play)
    if replays:
        check_chronicle(voyage, series, last)


def _chapter(voyage: Voyage, chapter: Chapter, table: AnyTable) -> RandomTable:
    """A chapter of a campaign as a way to play the game."""
    plain: Any = msgspec.to_builtins(chapter.options)
    return RandomTable(
        voyage.ruleset,
        voyage.seats,
        plain,
        table.seed,
        voyage.data,
        automas=voyage.automas,
        carried=chapter.carried,
        chapter=f"campaign {voyage.campaign.id}, chapter {chapter.id}",
        begin=lambda: table,
    )
