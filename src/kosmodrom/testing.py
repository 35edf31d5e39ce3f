"""Conformance: does a game keep the promises that every table, bot and front end relies on?

    from kosmodrom.testing import check_game

    def test_my_game() -> None:
        check_game(MY_RULESET)

`check_game` runs every check below. Each can be called alone, most with a `Setting`: one way to
play the game. A broken promise is an AssertionError that says which, for which seats, options and
seed, and before which choice; the same call fails again at the same place.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, wraps
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from fluent.runtime import FluentResource
from fluent.runtime.types import FluentNone
from fluent.syntax import ast

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import HistoryError, OptionsError, Refused, RuleError
from kosmodrom.core.form import Field, form, read_options
from kosmodrom.core.game import Game
from kosmodrom.core.history import History, Snapshot, data_fingerprint
from kosmodrom.core.options import CLOCK, Choice, Option, Seat
from kosmodrom.core.result import Result
from kosmodrom.core.rng import Random
from kosmodrom.core.rulebook import CHECKOUT_PAGES, Rulebook, load_rulebook
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.core.table import Table
from kosmodrom.core.words import LANGUAGES, Words, catalogue

AnyRuleset: TypeAlias = Ruleset[Any, Any, Any]
AnyTable: TypeAlias = Table[Any, Any, Any]

LIMIT = 20_000
"""How many choices a randomly played game may take."""
GUESSES = 2
"""How many guesses are made for a seat at one moment."""
SPREAD = 8
"""A number with more allowed values is tried at its ends and in the middle only."""
ENOUGH = 200
"""How many options or events of one kind are put into words."""


class BrokenPromise(AssertionError):
    """A game does not keep a promise."""


def check_game(
    ruleset: AnyRuleset,
    *,
    games: int = 3,
    seed: int | str = "check",
    golden: Path | None = None,
    options: Iterable[Mapping[str, Any]] | None = None,
    data: Any = None,
) -> None:
    """Check every promise, in ``games`` random games for each number of seats and option set.

    By default the option sets are the defaults, and each field's each allowed value by itself.
    ``golden`` is a folder with recorded games, one for each ending at least.
    """
    check_state_type(ruleset)
    check_catalogues(ruleset)
    check_labels(ruleset)
    told: Counter[object] = Counter()
    for setting in settings(ruleset, games=games, seed=seed, options=options, data=data):
        setting.told = told
        for check in CHECKS:
            check(setting)
    if golden is not None:
        check_golden(ruleset, golden, data)


# Settings: all the ways to play


@dataclass
class Setting:
    """One way to play a game: its seats, options and seed; and where a check stands in it."""

    ruleset: AnyRuleset
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int | str = "check"
    data: Any = None
    limit: int = LIMIT

    check: str = ""
    table: AnyTable | None = None
    told: Counter[object] = field(default_factory=Counter)
    """What has been put into words, and how much of each kind."""

    def start(self) -> AnyTable:
        """A fresh table; errors are told with the number of its next choice."""
        self.table = Table.start(
            self.ruleset, seats=self.seats, seed=self.seed, options=self.options, data=self.data
        )
        return self.table

    def broken(self, problem: str) -> BrokenPromise:
        """The error that says what is broken, and where."""
        choice = "" if self.table is None else f", before choice {len(self.table.choices) + 1}"
        where = f"{self.seats} seats, options {dict(self.options)}, seed {self.seed!r}{choice}"
        return BrokenPromise(f"{self.check or 'check'}: {self.ruleset.id}: {problem} [{where}]")

    def chance(self, salt: str) -> Random:
        """A chance of the checks' own, different for each use."""
        return Random.seeded(f"{self.seed} {self.seats} {self.check} {salt}")

    def play(self, table: AnyTable, salt: str = "") -> Iterator[Choice]:
        """Play at random to the end: yields each choice just before making it."""
        chance = self.chance(salt)
        while not table.finished:
            if len(table.choices) >= self.limit:
                raise self.broken(f"the game does not end within {self.limit} choices")
            choice = _pick(self, table, chance)
            yield choice
            _decide(self, table, choice)

    @cached_property
    def length(self) -> int:
        """How many choices a game takes, roughly."""
        here, table = self.table, self.start()
        length = sum(1 for _ in self.play(table))
        self.table = here
        return length

    @cached_property
    def rulebook(self) -> Rulebook | None:
        """The game's rules page, if it has one."""
        ruleset = self.ruleset
        pages = (files(ruleset.package) / "rules.md", CHECKOUT_PAGES / f"{ruleset.id}.md")
        if not any(page.is_file() for page in pages):
            return None
        return load_rulebook(ruleset.id, ruleset.package)


def settings(
    ruleset: AnyRuleset,
    *,
    games: int = 1,
    seed: int | str = "check",
    options: Iterable[Mapping[str, Any]] | None = None,
    data: Any = None,
) -> Iterator[Setting]:
    """Every number of seats with every option set that the game accepts for it."""
    box = ruleset.load(None) if data is None else data
    sets = list(option_sets(ruleset) if options is None else options)
    tables = range(ruleset.seats.min, ruleset.seats.max + 1)
    fitting = {seats: [s for s in sets if _accepts(ruleset, s, seats)] for seats in tables}
    for seats, accepted in fitting.items():
        if not accepted and (options is None or not any(fitting.values())):
            problem = "the game accepts none of the option sets"
            raise Setting(ruleset, seats, {}, seed, box).broken(problem)
        for chosen in accepted:
            for number in range(games):
                yield Setting(ruleset, seats, chosen, f"{seed}-{number}", box)


def option_sets(ruleset: AnyRuleset) -> Iterator[dict[str, Any]]:
    """The defaults, and then each other allowed value of each field by itself."""
    yield {}
    for entry in form(ruleset.game_options):
        yield from ({entry.name: value} for value in _values(entry) if value != entry.default)


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


def _accepts(ruleset: AnyRuleset, options: Mapping[str, Any], seats: int) -> bool:
    try:
        read_options(ruleset, options, seats)
    except OptionsError:
        return False
    return True


def _pick(setting: Setting, table: AnyTable, chance: Random) -> Choice:
    seat = chance.choice(list(table.pending))
    options = table.pending[seat].options
    if not options:
        raise setting.broken(
            f"seat {seat} is asked “{table.pending[seat].question.id}” and has no option"
        )
    return Choice(seat, chance.choice(options))


def _decide(setting: Setting, table: AnyTable, choice: Choice) -> None:
    try:
        table.decide(choice.seat, choice.option)
    except RuleError as error:
        raise setting.broken(
            f"a rule fails when seat {choice.seat} chooses {choice.option}: {error.__cause__!r}"
        ) from error


Check: TypeAlias = Callable[[Setting], None]


def _promise(check: Check) -> Check:
    """A check whose errors, of whatever kind, say where they happened."""

    @wraps(check)
    def kept(setting: Setting) -> None:
        setting.check = check.__name__
        try:
            check(setting)
        except BrokenPromise:
            raise
        except Exception as error:
            raise setting.broken(f"{type(error).__name__}: {error}") from error
        finally:
            setting.table = None

    return kept


class _Sample:
    """Which moments to look at closely: the first of every kind, and some at random."""

    def __init__(self, setting: Setting, first: int, moments: int) -> None:
        self._first = first
        self._every = max(1, setting.length // moments)
        self._chance = setting.chance("sample")
        self._seen: Counter[tuple[str, type]] = Counter()

    def takes(self, table: AnyTable, choice: Choice) -> bool:
        kind = (table.pending[choice.seat].question.id, type(choice.option))
        self._seen[kind] += 1
        return self._seen[kind] <= self._first or self._chance.below(self._every) == 0


# What a game declares


def check_state_type(ruleset: AnyRuleset) -> None:
    """The state is plain data: no set, float, Any or object anywhere."""
    for path, kind in _leaves(msgspec.inspect.type_info(ruleset.state), "state", set()):
        raise BrokenPromise(
            f"check_state_type: {ruleset.id}: {path} is {kind}: a state holds integers, "
            f"strings, lists, dicts and Structs only"
        )


_NOT_PLAIN: dict[Any, str] = {
    msgspec.inspect.AnyType: "Any",
    msgspec.inspect.CustomType: "an object",
    msgspec.inspect.DecimalType: "a Decimal",
    msgspec.inspect.FloatType: "a float",
    msgspec.inspect.FrozenSetType: "a frozenset",
    msgspec.inspect.RawType: "Raw",
    msgspec.inspect.SetType: "a set",
}


def _leaves(info: Any, path: str, seen: set[type]) -> Iterator[tuple[str, str]]:
    """Where in a type something lies that is not plain data, and what."""
    if type(info) in _NOT_PLAIN:
        yield path, _NOT_PLAIN[type(info)]
    for inner in (getattr(info, "key_type", None), getattr(info, "value_type", None)):
        if inner is not None:
            yield from _leaves(inner, f"{path}[]", seen)
    for item in _items(info):
        yield from _leaves(item, f"{path}[]", seen)
    for inner in getattr(info, "types", ()):
        yield from _leaves(inner, path, seen)
    cls = getattr(info, "cls", None)
    if cls is not None and cls not in seen:
        seen.add(cls)
        for entry in getattr(info, "fields", ()):
            yield from _leaves(entry.type, f"{path}.{entry.name}", seen)


def _items(info: Any) -> Sequence[Any]:
    if hasattr(info, "item_type"):
        return (info.item_type,)
    return getattr(info, "item_types", ())


def check_catalogues(ruleset: AnyRuleset) -> None:
    """The words are well-formed Fluent, none defined twice, and all that is English is Polish."""
    known = {language: _messages(ruleset, language) for language in LANGUAGES}
    for language in LANGUAGES:
        missing = [name for name in known["en"] if name not in known[language]]
        if missing:
            raise _unsaid(ruleset, f"the {language} catalogue lacks {', '.join(missing)}")


def _messages(ruleset: AnyRuleset, language: str) -> dict[str, None]:
    """The messages (``id`` and ``id.attribute``) of a game's own catalogue."""
    found: dict[str, None] = {}
    for name, text in catalogue(language, ruleset.package):
        for entry in FluentResource(text).body:
            if isinstance(entry, ast.Junk):
                line = str(entry.content).splitlines()[0]
                raise _unsaid(ruleset, f"{name}: this is not Fluent: {line}")
            if not isinstance(entry, ast.Message):
                continue
            if entry.id.name in found:
                raise _unsaid(ruleset, f"{name}: {entry.id.name} is there twice")
            found[entry.id.name] = None
            found |= {f"{entry.id.name}.{inner.id.name}": None for inner in entry.attributes}
    return found


def _unsaid(ruleset: AnyRuleset, problem: str) -> BrokenPromise:
    return BrokenPromise(f"words: {ruleset.id}: {problem}")


def check_labels(ruleset: AnyRuleset) -> None:
    """The game's name, its endings and its options have names in every language."""
    messages = ["game-name", "game-tagline", *(f"ending-{name}" for name in ruleset.endings)]
    for entry in form(ruleset.game_options):
        label = f"game-option-{entry.name}"
        messages += [label, f"{label}.help", *(f"{label}-{choice}" for choice in entry.choices)]
    for message in messages:
        problem = _problem(ruleset, _saying(message))
        if problem:
            raise _unsaid(ruleset, problem)


# Words


class _StrictWords(Words):
    """Words that note every problem instead of getting by, and remember what could be said."""

    def __init__(self, language: str, package: str) -> None:
        super().__init__(language, (package,), "ABCDEFGH")
        self.problems: list[str] = []
        self._said: dict[tuple[str, str], str] = {}

    def __call__(self, message: str, /, **args: Any) -> str:
        plain = {name: self._plain(value) for name, value in args.items()}
        key = (message, repr(plain))
        if key not in self._said:
            text, problems = self._say(message, plain)
            if problems:
                self.problems += problems
                return text
            self._said[key] = text
        return self._said[key]

    def _say(self, message: str, plain: dict[str, Any]) -> tuple[str, list[str]]:
        bundle = self._bundles[0]
        pattern = self._find(bundle, message)
        if pattern is None:
            return message, [f"there is no message {message}"]
        text, errors = bundle.format_pattern(pattern, plain)
        problems = [f"{message}: {error}" for error in errors]
        if isinstance(text, FluentNone) or not text.strip() or "{" in text:
            problems.append(f"{message} says “{text}”")
        return str(text), problems


@cache
def _strict_words(language: str, package: str) -> _StrictWords:
    return _StrictWords(language, package)


def _saying(message: str) -> Callable[[Words], str]:
    return lambda words: words(message)


def _problem(ruleset: AnyRuleset, say: Callable[[Words], object]) -> str | None:
    """What keeps something from being said in some language."""
    for language in LANGUAGES:
        words = _strict_words(language, ruleset.package)
        words.problems.clear()
        say(words)
        if words.problems:
            return f"in {language}: {words.problems[0]}"
    return None


def _say(setting: Setting, what: str, say: Callable[[Words], object]) -> None:
    problem = _problem(setting.ruleset, say)
    if problem:
        raise setting.broken(f"{what} cannot be said {problem}")


def _tell(setting: Setting, thing: msgspec.Struct) -> None:
    """Put an option or an event into words, unless it or enough of its kind have been."""
    kind = type(thing)
    key = (kind, msgspec.msgpack.encode(thing))
    if key in setting.told or setting.told[kind] >= ENOUGH:
        return
    setting.told.update((kind, key))
    _say(setting, repr(thing), lambda words: words.tell(thing))


@_promise
def check_words(setting: Setting) -> None:
    """Every question, option, event, board and result can be said in every language."""
    table = setting.start()
    sample = _Sample(setting, 0, 8)
    logged = 0
    for choice in setting.play(table):
        for asked in table.pending.values():
            _say_ask(setting, asked)
        for entry in table.game.log[logged:]:
            for event in (entry.event, entry.otherwise):
                if event is not None:
                    _tell(setting, event)
        logged = len(table.game.log)
        if sample.takes(table, choice):
            _say_board(setting, table, choice.seat if choice.seat != CLOCK else None)
    _say_board(setting, table, None)
    result = table.result
    assert result is not None
    for category in dict.fromkeys(name for scores in result.breakdown for name in scores):
        _say(setting, f"the score of {category}", _saying(f"score-{category}"))


def _say_ask(setting: Setting, asked: Ask) -> None:
    about = None if asked.about is None else msgspec.msgpack.encode(asked.about)
    key = (asked.question.id, about)
    if key not in setting.told:
        setting.told[key] += 1
        what = f"the question {asked.question.id}"
        _say(setting, what, lambda words: words.prompt(asked, deciding=True))
        _say(setting, what, lambda words: words.prompt(asked, deciding=False))
    for option in asked.options:
        _tell(setting, option)


def _say_board(setting: Setting, table: AnyTable, seat: Seat | None) -> None:
    view, data = table.view(seat), table.game.data
    sections = setting.ruleset.sections
    _say(setting, f"the board of seat {seat}", lambda words: sections(view, data, words))


# Playing


@_promise
def check_play(setting: Setting) -> None:
    """Random play ends; every question has distinct, declared options; the invariants hold."""
    table = setting.start()
    checkpoint = None
    for _ in setting.play(table):
        for seat, asked in table.pending.items():
            _check_ask(setting, seat, asked)
        checkpoint = _check_invariants(setting, table, checkpoint)
    _check_invariants(setting, table, checkpoint)
    _check_result(setting, table)
    for entry in table.game.log:
        for event in (entry.event, entry.otherwise):
            if event is not None and type(event) not in setting.ruleset.events:
                raise setting.broken(f"the event {event} is not among the game's events")


def _check_ask(setting: Setting, seat: Seat, asked: Ask) -> None:
    question = asked.question.id
    if asked.seat != seat or not (seat == CLOCK or 0 <= seat < setting.seats):
        raise setting.broken(f"“{question}” is put to seat {seat} but says seat {asked.seat}")
    options = asked.options
    if not options:
        raise setting.broken(f"seat {seat} is asked “{question}” and has no option")
    if len(set(options)) < len(options):
        twice = next(option for option, times in Counter(options).items() if times > 1)
        raise setting.broken(f"two options of “{question}” are equal: {twice}")
    for option in options:
        if type(option) not in setting.ruleset.moves:
            raise setting.broken(f"the option {option} is not among the game's moves")
    _check_numbers(setting, asked.question.rules, f"the question “{question}”")


def _check_numbers(setting: Setting, rules: Sequence[str], what: str) -> None:
    """The rule numbers named by a question or a refusal are in the rulebook."""
    if setting.rulebook is None:
        return
    unknown = [number for number in rules if number not in setting.rulebook.rules]
    if unknown:
        raise setting.broken(f"{what} names rules that do not exist: {', '.join(unknown)}")


def _check_invariants(
    setting: Setting, table: AnyTable, checked: tuple[int, bytes] | None
) -> tuple[int, bytes] | None:
    """The invariants hold at the last checkpoint, unless it has been checked, and at the end."""
    ruleset, game = setting.ruleset, table.game
    checkpoint = table.checkpoint
    states = []
    if checkpoint is not None and checkpoint != checked:
        states.append(ruleset.decode(checkpoint[1]))
    if table.finished:
        states.append(game.state)
    for state in states:
        try:
            ruleset.invariants(Game(state, game.options, game.data, game.seats))
        except AssertionError as error:
            problem = str(error) or "an assertion without words"
            raise setting.broken(f"an invariant does not hold: {problem}") from error
    return checkpoint


def _check_result(setting: Setting, table: AnyTable) -> None:
    result = table.result
    assert result is not None
    seats = list(range(setting.seats))
    if result.ending not in setting.ruleset.endings:
        raise setting.broken(f"the ending {result.ending} is not among the game's endings")
    if sorted(seat for group in result.ranking for seat in group) != seats:
        raise setting.broken(f"the ranking does not hold every seat once: {result.ranking}")
    if not len(result.scores) == len(result.breakdown) == setting.seats:
        raise setting.broken(f"not every seat has a score and its breakdown: {result}")
    sums = tuple(sum(scores.values()) for scores in result.breakdown)
    if sums != result.scores:
        raise setting.broken(f"the breakdown adds up to {sums}, not to {result.scores}")


@_promise
def check_judge(setting: Setting) -> None:
    """Every position can be judged for every seat, which changes nothing."""
    table = setting.start()
    sample = _Sample(setting, 1, 10)
    for choice in setting.play(table):
        if sample.takes(table, choice):
            _check_judged(setting, table)
    _check_judged(setting, table)


def _check_judged(setting: Setting, table: AnyTable) -> None:
    state = _state(table)
    for seat in range(table.seats):
        worth: Any = setting.ruleset.judge(table.game, seat)
        if type(worth) is not int:
            raise setting.broken(f"the judge gives seat {seat} {worth!r}, which is not an integer")
    if _state(table) != state:
        raise setting.broken("judging changes the state")


@_promise
def check_determinism(setting: Setting) -> None:
    """Equal seeds and choices give equal games, whatever happens to Python's global random."""
    kept = random.getstate()
    try:
        once, again = (_trace(setting, disturbance) for disturbance in (1, 2))
    finally:
        random.setstate(kept)
    setting.table = None
    for number, (first, second) in enumerate(zip(once, again, strict=False)):
        for what, value in first.items():
            if value != second[what]:
                raise setting.broken(
                    f"two games with the same seed and choices differ in their {what} after "
                    f"{number} choices: {_difference(value, second[what])}"
                )
    if len(once) != len(again):
        raise setting.broken("two games with the same seed and choices differ in length")


def _trace(setting: Setting, disturbance: int) -> list[dict[str, bytes]]:
    """A game's state, log and questions before every choice and at the end."""
    table = setting.start()
    random.seed(disturbance)
    trace = [_situation(table)]
    for _ in setting.play(table):
        random.seed(disturbance + len(trace))
        trace.append(_situation(table))
    return [*trace, _situation(table)]


def _situation(table: AnyTable) -> dict[str, bytes]:
    return {
        "state": msgspec.json.encode(table.game.state),
        "log": msgspec.json.encode(table.game.log[-5:]),
        "questions": msgspec.json.encode(_questions(table)),
    }


def _questions(table: AnyTable) -> list[tuple[Seat, str, Any, Sequence[Option]]]:
    return [
        (seat, asked.question.id, asked.about, asked.options)
        for seat, asked in table.pending.items()
    ]


def _difference(one: bytes, other: bytes) -> str:
    """The first place where two JSON texts differ."""
    pairs = enumerate(zip(one, other, strict=False))
    place = next((i for i, (a, b) in pairs if a != b), min(len(one), len(other)))
    start = max(0, place - 40)
    here, there = (text[start : place + 40].decode(errors="replace") for text in (one, other))
    return f"…{here}… and …{there}…"


# Copies


@_promise
def check_forks(setting: Setting) -> None:
    """A copy goes on like the original, neither changes the other, and the data never change."""
    box = data_fingerprint(setting.data)
    table = setting.start()
    sample = _Sample(setting, 1, 10)
    twin = table.fork()
    kept: list[tuple[AnyTable, bytes]] = []
    log: list[bytes] = []
    for choice in setting.play(table):
        _same(setting, "a copy goes on differently from the original", table, twin)
        log += [msgspec.msgpack.encode(entry) for entry in table.game.log[len(log) :]]
        if sample.takes(table, choice):
            state = _state(table)
            kept.append((table.fork(), state))
            _play_a_little(setting, table.fork())
            if _state(table) != state:
                raise setting.broken("playing on a copy changes the original")
            twin = table.fork()
            _same(setting, "a copy differs from the original", table, twin)
        _decide(setting, twin, choice)
    _same(setting, "a copy goes on differently from the original", table, twin)
    for copy, state in kept:
        if _state(copy) != state:
            raise setting.broken(
                f"an old copy, made after {len(copy.choices)} choices, changed with the original"
            )
    for entry, then in zip(table.game.log, log, strict=False):
        if msgspec.msgpack.encode(entry) != then:
            raise setting.broken(f"an old event changed with the game: {entry.event}")
    if twin.history.to_json() != table.history.to_json():
        raise setting.broken("a copy has another history than the original")
    if data_fingerprint(setting.data) != box:
        raise setting.broken("playing changes the game's data, which all tables share")


def _state(table: AnyTable) -> bytes:
    encoded: bytes = table.ruleset.encode(table.game.state)
    return encoded


def _same(setting: Setting, problem: str, table: AnyTable, twin: AnyTable) -> None:
    """Two tables stand at the same situation."""
    here, there = _situation(table), _situation(twin)
    for what, value in here.items():
        if value != there[what]:
            raise setting.broken(f"{problem}: {what}: {_difference(value, there[what])}")


def _play_a_little(setting: Setting, table: AnyTable, choices: int = 6) -> None:
    chance = setting.chance(f"a little {len(table.choices)}")
    for _ in range(choices):
        if not table.finished:
            _decide(setting, table, _pick(setting, table, chance))


@_promise
def check_replay(setting: Setting) -> None:
    """A recorded game replays to the same state; so do a snapshot and a game taken back."""
    table = setting.start()
    sample = _Sample(setting, 1, 10)
    prints = []
    for choice in setting.play(table):
        prints.append(table.fingerprint)
        if sample.takes(table, choice):
            _same(setting, "a game picked up at its snapshot differs", table, _resumed(table))
    prints.append(table.fingerprint)

    text = table.history.to_json()
    try:
        replayed = Table.load(
            History.from_json(text), ruleset=setting.ruleset, data=table.game.data
        )
    except HistoryError as error:
        raise setting.broken(f"the recorded game does not replay: {error}") from error
    _same(setting, "the replayed game differs", table, replayed)
    if replayed.history.to_json() != text:
        difference = _difference(text, replayed.history.to_json())
        raise setting.broken(f"the replayed game has another record: {difference}")

    chance = setting.chance("rewind")
    for _ in range(3):
        number = chance.below(len(prints))
        later = list(replayed.choices[number:])
        replayed.rewind(number)
        if replayed.fingerprint != prints[number]:
            raise setting.broken(f"going back to choice {number} does not lead to its state")
        for choice in later:
            _decide(setting, replayed, choice)
        _same(setting, f"going back to choice {number} and on again differs", table, replayed)


def _resumed(table: AnyTable) -> AnyTable:
    snapshot, later = table.snapshot
    stored = msgspec.msgpack.decode(msgspec.msgpack.encode(snapshot), type=Snapshot)
    twin = Table.resume(stored, later, ruleset=table.ruleset, data=table.game.data)
    # A table that was picked up does not know what was told before.
    twin.game.log[:0] = table.game.log[: len(table.game.log) - len(twin.game.log)]
    return twin


@_promise
def check_encoding(setting: Setting) -> None:
    """State, options, events, views and result survive encoding, with their declared types."""
    ruleset = setting.ruleset
    table = setting.start()
    sample = _Sample(setting, 0, 12)
    logged = 0
    for choice in setting.play(table):
        for entry in table.game.log[logged:]:
            for event in (entry.event, entry.otherwise):
                if event is not None:
                    _survives(setting, "the event", event, ruleset.event_union)
        logged = len(table.game.log)
        if not sample.takes(table, choice):
            continue
        _check_state(setting, table)
        for asked in table.pending.values():
            for option in asked.options:
                _survives(setting, "the option", option, ruleset.move_union)
        for seat in (*range(table.seats), None):
            _survives(setting, f"the view of seat {seat}", table.view(seat), ruleset.view_type)
    _check_state(setting, table)
    _survives(setting, "the result", table.result, Result)


def _check_state(setting: Setting, table: AnyTable) -> None:
    state, encoded = table.game.state, _state(table)
    decoded = setting.ruleset.decode(encoded)
    if decoded != state or setting.ruleset.encode(decoded) != encoded:
        raise setting.broken(f"the state does not survive encoding: {state} becomes {decoded}")


def _survives(setting: Setting, what: str, value: Any, kind: Any) -> None:
    for codec in (msgspec.json, msgspec.msgpack):
        try:
            decoded = codec.decode(codec.encode(value), type=kind)
        except (msgspec.MsgspecError, TypeError) as error:
            name = codec.__name__.rpartition(".")[2]
            raise setting.broken(f"{what} {value} does not survive {name}: {error}") from error
        if decoded != value:
            raise setting.broken(f"{what} {value} does not survive encoding: it becomes {decoded}")


# Refusals and undo


@_promise
def check_refusals(setting: Setting) -> None:
    """What is not offered is refused, with a reason in every language, and changes nothing."""
    table = setting.start()
    sample = _Sample(setting, 1, 15)
    chance = setting.chance("refusals")
    seen: dict[Option, None] = {}
    for choice in setting.play(table):
        for asked in table.pending.values():
            seen |= dict.fromkeys(asked.options[:4])
        if sample.takes(table, choice):
            _check_refused(setting, table, list(seen), chance)
    _check_refused(setting, table, list(seen), chance)


def _check_refused(
    setting: Setting, table: AnyTable, options: Sequence[Option], chance: Random
) -> None:
    before = _state(table), len(table.choices)
    for seat in range(CLOCK, table.seats + 1):
        asked = table.pending.get(seat)
        for option in (chance.choice(options) for _ in range(3)):
            if asked is not None and option in asked.options:
                continue
            try:
                table.decide(seat, option)
            except Refused as refused:
                _check_reason(setting, refused)
            else:
                raise setting.broken(f"seat {seat} may choose {option}, which it is not offered")
            if (_state(table), len(table.choices)) != before:
                raise setting.broken(f"refusing {option} to seat {seat} changes the table")


def _check_reason(setting: Setting, refused: Refused) -> None:
    _check_numbers(setting, refused.rules, f"the refusal “{refused.reason}”")
    key = ("refusal", refused.reason, repr(refused.args_))
    if key not in setting.told:
        setting.told[key] += 1
        what = f"the refusal “{refused.reason}”"
        _say(setting, what, lambda words: words.error(refused))


@_promise
def check_undo(setting: Setting) -> None:
    """What a seat may take back alone leads to the state before, and leaves others' choices."""
    table = setting.start()
    sample = _Sample(setting, 1, 8)
    prints = []
    for choice in setting.play(table):
        prints.append(table.fingerprint)
        if sample.takes(table, choice):
            for seat in range(table.seats):
                _check_undone(setting, table, seat, prints)
    prints.append(table.fingerprint)
    for seat in range(table.seats):
        _check_undone(setting, table, seat, prints)


def _check_undone(setting: Setting, table: AnyTable, seat: Seat, prints: Sequence[str]) -> None:
    alone = table.undo_terms(seat).alone
    known = set(alone) & set(table.boundaries)
    if known:
        raise setting.broken(f"seat {seat} may undo choices that made something known: {known}")
    for count in {1, len(alone)} if alone else ():
        twin = table.fork()
        twin.undo(seat, count)
        taken = sorted(alone[:count])
        kept = [c for number, c in enumerate(table.choices) if number not in taken]
        if list(twin.choices) != kept:
            raise setting.broken(f"undo of seat {seat} changes more than its last {count} choices")
        if len(kept) == taken[0] and twin.fingerprint != prints[len(kept)]:
            raise setting.broken(f"undo of seat {seat} does not lead to the state before")
        for number in taken:
            _decide(setting, twin, table.choices[number])
        if _state(twin) != _state(table):
            raise setting.broken(
                f"seat {seat} takes back {count} choices, makes them again and stands elsewhere"
            )
    try:
        table.fork().undo(seat, len(alone) + 1)
    except Refused as refused:
        _check_reason(setting, refused)
    else:
        raise setting.broken(f"seat {seat} may undo more than its terms say")


# What a seat may know


@_promise
def check_blindness(setting: Setting) -> None:
    """Dealing anew what is hidden from a seat changes nothing for it, and the game goes on."""
    table = setting.start()
    sample = _Sample(setting, 1, 5)
    play_on = _Sample(setting, 0, 3)
    chance = setting.chance("guess")
    for choice in setting.play(table):
        plays_on = play_on.takes(table, choice)
        if not (sample.takes(table, choice) or plays_on):
            continue
        state = _state(table)
        for seat in range(table.seats):
            known = _known(table, seat)
            for _ in range(GUESSES):
                guess = table.fork(seat, chance)
                _compare(setting, f"seat {seat} can tell a guess from the truth", known, guess)
                if _state(table) != state:
                    raise setting.broken(f"guessing for seat {seat} changes the original")
            if plays_on:
                _play_on(setting, guess, f"a guess for seat {seat}")
        if _state(table) != state:
            raise setting.broken("playing on a guess changes the original")


class _Known(msgspec.Struct, frozen=True):
    """All that a seat knows at a moment, as JSON by what it is."""

    seat: Seat
    choices: int
    facts: dict[str, bytes]


def _known(table: AnyTable, seat: Seat) -> _Known:
    encode = msgspec.json.encode
    facts = {
        "view": encode(table.view(seat)),
        "events": encode(table.events(seat)),
        "spectator's view": encode(table.view(None)),
        "spectator's events": encode(table.events(None)),
    }
    asked = table.pending.get(seat)
    if asked is not None:
        facts["question"] = encode((asked.question.id, asked.about))
        facts["options"] = encode(asked.options)
    if not table.apart:
        questions = {s: (a.question.id, a.about) for s, a in table.pending.items()}
        facts["others' questions"] = encode(questions)
    return _Known(seat, len(table.choices), facts)


def _compare(setting: Setting, problem: str, known: _Known, guess: AnyTable) -> None:
    there = _known(guess, known.seat)
    for what, fact in known.facts.items():
        if what == "others' questions" and there.choices < known.choices:
            continue  # hidden answers are undecided again in the guess
        if there.facts.get(what, b"") != fact:
            difference = _difference(fact, there.facts.get(what, b""))
            raise setting.broken(f"{problem} by the {what}: {difference}")


def _play_on(setting: Setting, table: AnyTable, what: str) -> None:
    """A guessed table can be played to its end, and keeps the invariants."""
    chance = setting.chance(f"play on {len(table.choices)}")
    checkpoint = None
    try:
        for _ in range(setting.limit):
            checkpoint = _check_invariants(setting, table, checkpoint)
            if table.finished:
                return
            _decide(setting, table, _pick(setting, table, chance))
    except BrokenPromise as error:
        raise setting.broken(f"{what} cannot be played on: {error}") from error
    raise setting.broken(f"{what} does not end within {setting.limit} choices")


@_promise
def check_boundaries(setting: Setting) -> None:
    """A choice that is no information boundary tells nobody anything about what is hidden."""
    table = setting.start()
    sample = _Sample(setting, 2, 10)
    chance = setting.chance("guess")
    for choice in setting.play(table):
        if not sample.takes(table, choice):
            continue
        after = table.fork()
        _decide(setting, after, choice)
        if len(table.choices) in after.boundaries:
            continue
        for seat in range(table.seats):
            guess = table.fork(seat, chance)
            asked = guess.pending.get(choice.seat)
            if asked is None or choice.option not in asked.options:
                continue
            _decide(setting, guess, choice)
            problem = (
                f"{choice.option} of seat {choice.seat} makes something known to seat {seat} "
                f"without g.reveal(),"
            )
            _compare(setting, problem, _known(after, seat), guess)


CHECKS: tuple[Check, ...] = (
    check_play,
    check_determinism,
    check_forks,
    check_replay,
    check_encoding,
    check_words,
    check_judge,
    check_refusals,
    check_undo,
    check_blindness,
    check_boundaries,
)
"""The checks that play, in order."""


# Recorded games


def check_golden(ruleset: AnyRuleset, folder: Path, data: Any = None) -> None:
    """Every recorded game replays byte for byte, and there is one for each ending."""
    box = ruleset.load(None) if data is None else data
    endings: dict[str, str] = {}
    for path in sorted(folder.glob("*.json")):
        where = f"check_golden: {ruleset.id}: {path}"
        try:
            table = Table.load(History.read(path), ruleset=ruleset, data=box)
        except HistoryError as error:
            raise BrokenPromise(f"{where}: {error}") from error
        if table.result is None:
            raise BrokenPromise(f"{where}: the game is not played to its end")
        text, now = path.read_bytes(), table.history.to_json()
        if text != now:
            raise BrokenPromise(f"{where}: the record differs: {_difference(text, now)}")
        endings.setdefault(table.result.ending, path.name)
    missing = [ending for ending in ruleset.endings if ending not in endings]
    if missing:
        raise BrokenPromise(
            f"check_golden: {ruleset.id}: {folder} has no game that ends by {', '.join(missing)}"
        )
