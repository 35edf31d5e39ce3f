"""What a seat may know: nothing hidden shows, nothing becomes known unmarked, and in a game without
secrets every seat knows the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from kosmodrom.core.events import Event, LogEntry
from kosmodrom.core.options import CLOCK, Choice, Option, Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.words import telling
from kosmodrom.testing.play import check_invariants
from kosmodrom.testing.promise import Check, Sample, Watch
from kosmodrom.testing.setting import AnyTable, BrokenPromise, Setting, decide, pick
from kosmodrom.testing.situation import first_difference, state_bytes

GUESSES = 2
"""How many guesses are made for a seat at one moment."""
DENIED, KEPT = 5, 3
"""How often guesses must deny what everybody was told to say that they do, and how often they must
keep it to say that they do not."""
REVEALED = 5
"""How often something must become known by a kind of move to say that it is always the same."""


@Check
def check_blindness(setting: Setting, table: AnyTable) -> Watch:
    """Redealing what is hidden from a seat changes nothing for it, and the game can go on."""
    sample = Sample(setting, 1, 2)
    play_on = Sample(setting, 0, 1)
    while choice := (yield):
        plays_on, looks = play_on.takes(table, choice), sample.takes(table, choice)
        if not (looks or plays_on):
            continue
        chance = setting.chance(f"guess {len(table.choices)}")
        state = state_bytes(table)
        shown = _shown(table)
        for seat in _readers(setting, table, choice, chance):
            known = _known(table, seat, shown)
            for _ in range(GUESSES):
                guess = table.fork(seat, chance)
                _compare(setting, f"seat {seat} can tell a guess from the truth", known, guess)
                if state_bytes(table) != state:
                    raise setting.broken(f"guessing for seat {seat} changes the original")
            if plays_on:
                _play_on(setting, guess, f"a guess for seat {seat}")
        if state_bytes(table) != state:
            raise setting.broken("playing on a guess changes the original")


def _readers(setting: Setting, table: AnyTable, choice: Choice, chance: Random) -> list[Seat]:
    """All seats; if many games are checked, only the seat that chooses and one of the others, which
    are all in the same position towards what is hidden."""
    if setting.seen is None:
        return list(range(table.seats))
    others = [seat for seat in range(table.seats) if seat != choice.seat]
    chooser = [] if choice.seat == CLOCK else [choice.seat]
    return [*chooser, chance.choice(others)] if others else chooser


def _play_on(setting: Setting, table: AnyTable, what: str) -> None:
    """A guessed table can be played to its end, and keeps the invariants."""
    chance = setting.chance(f"play on {len(table.choices)}")
    checkpoint = None
    try:
        for _ in range(setting.limit):
            checkpoint = check_invariants(setting, table, checkpoint)
            if table.finished:
                return
            decide(setting, table, pick(setting, table, chance))
    except BrokenPromise as error:
        raise setting.broken(f"{what} cannot be played on: {error}") from error
    raise setting.broken(f"{what} does not end within {setting.limit} choices")


@Check
def check_boundaries(setting: Setting, table: AnyTable) -> Watch:
    """A choice that is no information boundary tells nobody anything about what is hidden."""
    sample = Sample(setting, 2, 3)
    while choice := (yield):
        if not sample.takes(table, choice):
            continue
        chance = setting.chance(f"guess {len(table.choices)}")
        after = table.fork()
        decide(setting, after, choice)
        if len(table.choices) in after.boundaries:
            continue
        shown = _shown(after)
        for seat in _readers(setting, table, choice, chance):
            guess = table.fork(seat, chance)
            asked = guess.pending.get(choice.seat)
            if asked is None or choice.option not in asked.options:
                continue
            decide(setting, guess, choice)
            problem = (
                f"{choice.option} of seat {choice.seat} makes something known to seat {seat} "
                f"without g.reveal(),"
            )
            _compare(setting, problem, _known(after, seat, shown), guess)


@Check
def check_redeals(setting: Setting, table: AnyTable) -> Watch:
    """What becomes known might have been something else: guesses of it differ. What everybody has
    been told does not: guesses keep it."""
    found = Counter[object]() if setting.seen is None else setting.seen
    kinds: set[tuple[str, type[Option]]] = set()
    words: set[tuple[type[Event], str]] = set()
    logged = 0
    while choice := (yield):
        for entry in table.game.log[logged:]:
            _check_told_apart(setting, table, entry)
            words |= _note_denials(setting, table, entry, found)
        logged = len(table.game.log)
        question = table.pending[choice.seat].question
        kind = question.id, type(choice.option)
        if question.sealed or found["differs", kind] or found["same", kind] == REVEALED:
            continue
        after = table.fork()
        decide(setting, after, choice)
        lucky = after.game.state.rng != table.game.state.rng  # that is not redealt, but drawn
        if len(table.choices) in after.boundaries and not lucky:
            kinds.add(kind)
            differs = _might_differ(setting, table, choice, after)
            found["differs" if differs else "same", kind] += 1
    for event, name in words:
        if found["denied", event, name] == DENIED:
            raise setting.broken(
                f"everybody is told the {name} of {event.__name__}, and guesses deny it: "
                f"is it told to too many, or must Ruleset.redeal keep it?"
            )
    for kind in kinds:
        asked, move = kind
        if found["same", kind] == REVEALED and not found["differs", kind]:
            raise setting.broken(
                f"{move.__name__} at “{asked}” made something known {REVEALED} times, and no "
                f"guess was different: is it redealt (Ruleset.redeal)?"
            )


def _check_told_apart(setting: Setting, table: AnyTable, entry: LogEntry) -> None:
    """What is told to some alone is guessed by the others."""
    if entry.seats is not None and not setting.ruleset.redeals and not table.apart:
        raise setting.broken(
            f"{entry.event} is told to {entry.seats} alone, and nothing redeals "
            f"what others do not know (Ruleset.redeal)"
        )


def _note_denials(
    setting: Setting, table: AnyTable, entry: LogEntry, found: Counter[object]
) -> set[tuple[type[Event], str]]:
    """Count how often what has just been told everybody is kept, and denied, by guesses. Returns
    what was looked at."""
    if entry.seats is not None or entry.told:
        return set()
    chance = setting.chance(f"denial {len(table.choices)}")
    event = type(entry.event)
    names = _words_of(event)
    for name in names:
        if found["denied", event, name] < DENIED and found["kept", event, name] < KEPT:
            denied = _is_denied(table, getattr(entry.event, name), chance)
            found["denied" if denied else "kept", event, name] += 1
    return {(event, name) for name in names}


@cache
def _words_of(event: type[Event]) -> tuple[str, ...]:
    """The fields that name something: a card, not a player."""
    return tuple(name for name, how in telling(event).items() if how.kind == "word")


def _is_denied(table: AnyTable, value: Any, chance: Random) -> bool:
    """Whether a seat sees something in a place where another one, who was told of it, can guess
    that it is not."""
    for seat in range(table.seats):
        there = {place for place in _places(table.view(seat)) if place[1] == value}
        if not there:
            continue
        for other in range(table.seats):
            for _ in range(GUESSES if other != seat else 0):
                if not there.issubset(_places(table.fork(other, chance).view(seat))):
                    return True
    return False


def _places(value: Any, path: str = "") -> set[tuple[str, Any]]:
    """All simple values in a view, each with the names of the fields that lead to it."""
    if isinstance(value, msgspec.Struct):
        fields = zip(value.__struct_fields__, msgspec.structs.astuple(value), strict=True)
        return {place for name, field in fields for place in _places(field, f"{path}.{name}")}
    if isinstance(value, Mapping):
        return {place for key, item in value.items() for place in _places(item, f"{path}.{key}")}
    if isinstance(value, list | tuple | set | frozenset):
        return {place for item in value for place in _places(item, path)}
    return {(path, value)}


def _might_differ(setting: Setting, table: AnyTable, choice: Choice, after: AnyTable) -> bool:
    """Whether somebody can guess, before a choice, that something else will become known by it."""
    chance = setting.chance(f"reveal {len(table.choices)}")
    for seat in range(table.seats):
        for _ in range(GUESSES):
            guess = table.fork(seat, chance)
            asked = guess.pending.get(choice.seat)
            if asked is None or choice.option not in asked.options:
                return True
            decide(setting, guess, choice)
            if guess.view_json(seat) != after.view_json(seat):
                return True
            told, guessed = _told_apart(after.game.log, guess.game.log, seat)
            if told != guessed:
                return True
    return False


@Check
def check_outcomes(setting: Setting, table: AnyTable) -> Watch:
    """What a choice is said to do comes true, and is no more than the chooser can know."""
    sample = Sample(setting, 1, 2)
    while choice := (yield):
        if choice.seat == CLOCK or not sample.takes(table, choice):
            continue
        seat, state = choice.seat, state_bytes(table)
        outcome = table.outcome(seat, [choice.option])
        if state_bytes(table) != state:
            raise setting.broken(f"trying {choice.option} changes the original")
        guess = table.fork(seat, setting.chance(f"guess {len(table.choices)}"))
        guessed = guess.outcome(seat, [choice.option])
        if outcome.certain != guessed.certain or (outcome.certain and outcome != guessed):
            told, there = msgspec.json.encode(outcome), msgspec.json.encode(guessed)
            raise setting.broken(
                f"what {choice.option} would do tells seat {seat} something hidden: "
                f"{first_difference(told, there)}"
            )
        if not outcome.certain:
            continue
        after, known = table.fork(), len(table.events(seat))
        decide(setting, after, choice)
        happened = tuple(numbered.event for numbered in after.events(seat, known))
        if happened[: len(outcome.events)] != outcome.events:
            raise setting.broken(
                f"{choice.option} of seat {seat} would do {outcome.events}, and did {happened}"
            )


@Check
def check_openness(setting: Setting, table: AnyTable) -> Watch:
    """In a game that says it has no secrets, no seat knows what another one does not."""
    if setting.ruleset.secrets:
        return
    sample = Sample(setting, 1, 3)
    while choice := (yield):
        if not sample.takes(table, choice):
            continue
        _check_open(setting, table)
        chance = setting.chance(f"guess {len(table.choices)}")
        shown = _shown(table)
        known = [_known(table, seat, shown) for seat in range(table.seats)]
        for seat in range(table.seats):
            guess = table.fork(seat, chance)
            if len(guess.choices) < len(table.choices):
                raise setting.broken(f"secrets=False, but seat {seat} does not see all choices")
            shown = _shown(guess)
            for other in known:
                problem = f"secrets=False, but seat {other.seat} knows what seat {seat} does not,"
                _compare(setting, problem, other, guess, shown)
    _check_open(setting, table)


def _check_open(setting: Setting, table: AnyTable) -> None:
    """Everyone has the same view and events; only who is looking may differ."""
    encode = msgspec.json.encode
    seen, heard = _view_of_anyone(table, None), encode(table.events(None))
    for seat in range(table.seats):
        for what, public, own in (
            ("view", encode(seen), encode(_view_of_anyone(table, seat))),
            ("events", heard, encode(table.events(seat))),
        ):
            if own != public:
                raise setting.broken(
                    f"secrets=False, but a spectator and seat {seat} differ in their {what}: "
                    f"{first_difference(public, own)}"
                )


def _view_of_anyone(table: AnyTable, seat: Seat | None) -> dict[str, Any]:
    """A view without the reader's own seat, if it has that field."""
    view = table.view(seat)
    return {name: getattr(view, name) for name in view.__struct_fields__ if name != "seat"}


class _Known(msgspec.Struct, frozen=True):
    """All that a seat knows at a moment: as JSON by what it is, and the log that it saw a part
    of."""

    seat: Seat
    choices: int
    facts: dict[str, bytes]
    log: Sequence[LogEntry]


def _shown(table: AnyTable) -> dict[str, bytes]:
    """What everyone knows, besides the log."""
    return {"spectator's view": table.view_json(None)}


def _known(table: AnyTable, seat: Seat, shown: Mapping[str, bytes]) -> _Known:
    encode = msgspec.json.encode
    facts = {"view": table.view_json(seat), **shown}
    asked = table.pending.get(seat)
    if asked is not None:
        facts["question"] = encode((asked.question.id, asked.about))
        facts["options"] = encode(asked.options)
    if not table.apart:
        questions = {s: (a.question.id, a.about) for s, a in table.pending.items()}
        facts["others' questions"] = encode(questions)
    return _Known(seat, len(table.choices), facts, table.game.log)


def _compare(
    setting: Setting,
    problem: str,
    known: _Known,
    guess: AnyTable,
    shown: Mapping[str, bytes] | None = None,
) -> None:
    """What a seat knows is the same in a guess, in which everyone knows what is ``shown``."""
    there = _known(guess, known.seat, shown or _shown(guess))
    for what, fact in known.facts.items():
        if what == "others' questions" and there.choices < known.choices:
            continue  # hidden answers are undecided again in the guess
        if there.facts.get(what, b"") != fact:
            difference = first_difference(fact, there.facts.get(what, b""))
            raise setting.broken(f"{problem} by the {what}: {difference}")
    for what, reader in (("events", known.seat), ("spectator's events", None)):
        told, guessed = _told_apart(known.log, there.log, reader)
        if told != guessed:
            raise setting.broken(f"{problem} by the {what}: {first_difference(told, guessed)}")


def _told_apart(
    one: Sequence[LogEntry], other: Sequence[LogEntry], reader: Seat | None
) -> tuple[bytes, bytes]:
    """What two logs tell a reader, from the first entry that they do not share: a copy of a table
    has the same entries but for those of the choices that it makes again."""
    pairs = enumerate(zip(one, other, strict=False))
    shared = next((n for n, (a, b) in pairs if a is not b), min(len(one), len(other)))

    def tell(log: Sequence[LogEntry]) -> bytes:
        seen = (entry.seen_by(reader) for entry in log[shared:])
        return msgspec.json.encode([event for event in seen if event is not None])

    return tell(one), tell(other)
