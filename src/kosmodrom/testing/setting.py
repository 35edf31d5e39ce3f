"""The ways to play a game: players, automas, options and seeds, and playing at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from itertools import product
from typing import Any, TypeAlias

from kosmodrom.core.errors import GameOptionsError, RuleError, SeatsError
from kosmodrom.core.form import Field, form, read_game_options
from kosmodrom.core.options import Choice
from kosmodrom.core.rng import Random
from kosmodrom.core.rulebook import Rulebook
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.core.table import Table
from kosmodrom.testing.pairs import pairwise
from kosmodrom.testing.situation import situation

AnyRuleset: TypeAlias = Ruleset[Any, Any, Any]
AnyTable: TypeAlias = Table[Any, Any, Any]

LIMIT = 20_000
"""How many choices a randomly played game may take."""
SPREAD = 8
"""A number with more allowed values is tried at its ends and in the middle only."""


class BrokenPromise(AssertionError):
    """A game does not keep a promise."""


@dataclass
class Setting:
    """One way to play a game: its players, automas, options and seed; and where a check stands."""

    ruleset: AnyRuleset
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int | str = "check"
    data: Any = None
    limit: int = LIMIT
    automas: int = 0
    carried: Any = None
    """What a chapter of a campaign begins with."""
    chapter: str = ""
    """Which one it is, for errors: the campaign and the chapter."""

    check: str = ""
    table: AnyTable | None = None
    told: Counter[object] = field(default_factory=Counter)
    """What has been put into words, and how much of each kind."""
    seen: Counter[object] | None = None
    """What was looked at closely, by check and kind of moment, in the games that share this: each
    looks at a part, all together at everything. None: this game is checked on its own."""

    def start(self) -> AnyTable:
        """A fresh table; errors are told with the number of its next choice."""
        self.table = Table.start(
            self.ruleset,
            seats=self.seats,
            automas=self.automas,
            seed=self.seed,
            options=self.options,
            data=self.data,
            carried=self.carried,
        )
        return self.table

    def broken(self, problem: str) -> BrokenPromise:
        """The error that says what is broken, and where."""
        choice = "" if self.table is None else f", before choice {len(self.table.choices) + 1}"
        seats = f"{self.seats} seats" + (f", automas {self.automas}" if self.automas else "")
        chapter = f"{self.chapter}, " if self.chapter else ""
        where = f"{chapter}{seats}, options {dict(self.options)}, seed {self.seed!r}{choice}"
        return BrokenPromise(f"{self.check or 'check'}: {self.ruleset.id}: {problem} [{where}]")

    def chance(self, salt: str) -> Random:
        """A chance of the checks' own, different for each use."""
        return Random.seeded(f"{self.seed} {self.seats} {self.check} {salt}")

    def play(self, table: AnyTable) -> Iterator[Choice]:
        """Play at random to the end: yields each choice just before making it.

        It is the same game for every check.
        """
        chance = Random.seeded(f"{self.seed} {self.seats} play")
        while not table.finished:
            if len(table.choices) >= self.limit:
                raise self.broken(f"the game does not end within {self.limit} choices")
            choice = pick(self, table, chance)
            yield choice
            decide(self, table, choice)

    @cached_property
    def trace(self) -> list[dict[str, bytes]]:
        """The same game when nobody watches: its situation before each choice and at the end."""
        here, check = self.table, self.check
        self.check = "check_play"  # no matter which check asks for the trace
        table = self.start()
        trace = [situation(table) for _ in self.play(table)]
        self.table, self.check = here, check
        return [*trace, situation(table)]

    @cached_property
    def rulebook(self) -> Rulebook | None:
        """The game's rules page, if it has one."""
        return _rulebook(self.ruleset)


@cache
def _rulebook(ruleset: AnyRuleset) -> Rulebook | None:
    has_page = (files(ruleset.package) / "rules.md").is_file()
    return ruleset.rulebook() if has_page else None


def settings(
    ruleset: AnyRuleset,
    *,
    games: int = 1,
    seed: int | str = "check",
    options: Iterable[Mapping[str, Any]] | None = None,
    data: Any = None,
    thorough: bool = False,
) -> Iterator[Setting]:
    """Ways to play in which each value of an option meets every number of players and of automas
    that it goes with.

    When ``thorough``, any two values of options meet as well, and each is also played by itself
    with every number of players and automas. With ``options``, these option sets are.
    """
    box = ruleset.load(None) if data is None else data
    ways = _few(ruleset, thorough) if options is None else _matrix(ruleset, list(options))
    if thorough and options is None:
        ways += [way for way in _matrix(ruleset, list(option_sets(ruleset))) if way not in ways]
    for seats in _players(ruleset):
        if all(way.seats != seats for way in ways) and (options is None or not ways):
            problem = "the game accepts none of the option sets"
            raise Setting(ruleset, seats, {}, seed, box).broken(problem)
    for way in ways:
        for number in range(games):
            yield Setting(
                ruleset, way.seats, way.options, f"{seed}-{number}", box, automas=way.automas
            )


@dataclass(frozen=True)
class _Way:
    seats: int
    automas: int
    options: Mapping[str, Any]


def _few(ruleset: AnyRuleset, thorough: bool) -> list[_Way]:
    """Few ways in which all options meet the numbers of players and automas, and each other when
    ``thorough``; those that name a player never need to."""
    fields = form(ruleset.game_options)
    defaults = {entry.name: entry.default for entry in fields}

    def read(values: Mapping[str, Any]) -> _Way:
        options = {name: values[name] for name in defaults if values[name] != defaults[name]}
        return _Way(values["# players"], values["# automas"], options)

    values: dict[str, Sequence[Any]] = {
        "# players": _players(ruleset),
        "# automas": _rivals(ruleset),
        **{entry.name: tried_values(entry) for entry in fields},
    }
    apart = [entry.name for entry in fields if entry.seat or not thorough]
    meets = dict.fromkeys(apart, ("# players", "# automas"))
    ways = pairwise(values, lambda way: _accepts(ruleset, read(way)), meets=meets)
    return [read(way) for way in ways]


def _matrix(ruleset: AnyRuleset, sets: Sequence[Mapping[str, Any]]) -> list[_Way]:
    """Option sets with every number of players and automas that they go with."""
    every = product(_players(ruleset), _rivals(ruleset), sets)
    ways = [_Way(seats, automas, options) for seats, automas, options in every]
    return [way for way in ways if _accepts(ruleset, way)]


def _players(ruleset: AnyRuleset) -> range:
    return range(ruleset.seats.min, ruleset.seats.max + 1)


def _rivals(ruleset: AnyRuleset) -> range:
    return range(ruleset.seats.automas + 1)


def option_sets(ruleset: AnyRuleset) -> Iterator[dict[str, Any]]:
    """The defaults, and then each other allowed value of each field by itself."""
    yield {}
    for entry in form(ruleset.game_options):
        yield from ({entry.name: value} for value in _values(entry) if value != entry.default)


def tried_values(entry: Field) -> Sequence[bool | int | str]:
    """The values of an option that are tried, the default first."""
    return list(dict.fromkeys((entry.default, *_values(entry))))


def _values(entry: Field) -> Sequence[bool | int | str]:
    match entry.kind:
        case "flag":
            return (False, True)
        case "choice":
            return entry.choices
        case "number" if entry.max - entry.min < SPREAD:
            return range(entry.min, entry.max + 1)
        case "number":
            return (entry.min, (entry.min + entry.max) // 2, entry.max)


def _accepts(ruleset: AnyRuleset, way: _Way) -> bool:
    return accepts(ruleset, way.seats, way.automas, way.options)


def accepts(ruleset: AnyRuleset, seats: int, automas: int, options: Mapping[str, Any]) -> bool:
    """Whether a game can be played like this."""
    try:
        read_game_options(ruleset, options, seats, automas)
    except (GameOptionsError, SeatsError):
        return False
    return True


def pick(setting: Setting, table: AnyTable, chance: Random) -> Choice:
    """A seat that is asked and one of its options, at random."""
    seat = chance.choice(list(table.pending))
    options = table.pending[seat].options
    if not options:
        raise setting.broken(
            f"seat {seat} is asked “{table.pending[seat].question.id}” and has no option"
        )
    return Choice(seat, chance.choice(options))


def decide(setting: Setting, table: AnyTable, choice: Choice) -> None:
    """Make a choice; a rule that fails is a broken promise."""
    try:
        table.decide(choice.seat, choice.option)
    except RuleError as error:
        raise setting.broken(
            f"a rule fails when seat {choice.seat} chooses {choice.option}: {error.__cause__!r}"
        ) from error
