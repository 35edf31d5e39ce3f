"""A guide: a first game in which somebody learns by playing, told step by step.

It is data: ``guide.toml`` in the folder of the game, with its texts (``guide-<id>`` of each step)
in the game's catalogue. It says which table to play at (seed, options, bots), so that everything
happens as it is told, and what to say when. A step waits for a choice of the reader, for an event,
for a number of choices, or, if it says none of these, until the reader has read it:

    [[step]]
    id = "dispatch"
    choice = { type = "place", space = ["dispatch-1", "dispatch-2"] }
    prefer = { die = "inspector" }

``choice`` is a pattern: the fields that an option must have; a list means any of these. What is
proposed to the reader also has the fields of ``prefer``: that is the path on which the guide is
tested. A reader who takes another option that fits ``choice`` has done the step just as well, and
one who does something else entirely is waited for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, TypeAlias

import msgspec

from kosmodrom.core.data import convert_values, parse_toml
from kosmodrom.core.errors import DataError, KosmodromError
from kosmodrom.core.events import Event
from kosmodrom.core.form import read_game_options
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.ruleset import Ruleset

FILE: Final = "guide.toml"
YOU: Final = "you"
"""The seat of the reader among the seats; the others have the levels of bots."""
POINTS: Final = ("place:", "part:")
"""What a step can point at: places of the drawn board by their names (``place:space:water-1``; at
the end of a name ``*`` stands for anything), and parts of the page (``part:choices``)."""

Pattern: TypeAlias = dict[str, Any]
AnyRuleset: TypeAlias = Ruleset[Any, Any, Any]


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something to say, what to point at, and when to go on: whatever of this comes first."""

    id: str
    point: tuple[str, ...] = ()
    choice: Pattern | None = None
    """A choice of the reader."""
    prefer: Pattern = {}
    """What the proposed choice has besides."""
    event: Pattern | None = None
    """Something that happens."""
    choices: int | None = None
    """A number of own choices: free play."""

    @property
    def is_said(self) -> bool:
        """Whether the step is only read."""
        return self.choice is None and self.event is None and self.choices is None

    def propose(self, options: Sequence[Option]) -> list[Option]:
        """What the reader is advised to choose: of what the step waits for, the preferred."""
        if self.choice is None:
            return []
        fit = [option for option in options if fits(self.choice, option)]
        return [option for option in fit if fits(self.prefer, option)] or fit


class Guide(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guided first game."""

    seed: str
    minutes: int
    seats: tuple[str, ...]
    options: dict[str, bool | int | str] = {}
    step: tuple[Step, ...]

    @property
    def you(self) -> Seat:
        """The reader's seat."""
        return self.seats.index(YOU)


class GuideError(KosmodromError):
    """A step of a guide that does not match its table."""


def find_guide(ruleset: AnyRuleset) -> Guide | None:
    """The guide in a game's folder, checked; None if it has none. Raises `DataError`."""
    found = _guides.get(ruleset.id)
    if found is None or found[0] is not ruleset:
        found = _guides[ruleset.id] = ruleset, _load(ruleset)
    return found[1]


_guides: dict[str, tuple[AnyRuleset, Guide | None]] = {}


def _load(ruleset: AnyRuleset) -> Guide | None:
    file = files(ruleset.package).joinpath(FILE)
    if ruleset.companion_of or not file.is_file():
        return None
    return read_guide(ruleset, file.read_text(encoding="utf-8"))


def read_guide(ruleset: AnyRuleset, text: str) -> Guide:
    """A guide as its file has it. Raises `DataError`, which names the step and the field."""
    guide = convert_values(parse_toml(text, FILE), Guide, FILE)
    if guide.seats.count(YOU) != 1:
        raise _wrong("guide", "seats", f"one seat is “{YOU}”, the others are bots")
    try:
        ruleset.check_seats(len(guide.seats))
        read_game_options(ruleset, guide.options, len(guide.seats), 0)
    except KosmodromError as error:
        raise _wrong("guide", "options", str(error)) from error
    ids = [step.id for step in guide.step]
    for step in guide.step:
        if ids.count(step.id) > 1:
            raise _wrong(step.id, "id", "two steps have this id")
        _check_step(ruleset, step)
    return guide


def _check_step(ruleset: AnyRuleset, step: Step) -> None:
    if step.choice is not None:
        _check_pattern(step, "choice", step.choice, ruleset.moves)
        _check_pattern(step, "prefer", step.choice | step.prefer, ruleset.moves)
    elif step.prefer:
        raise _wrong(step.id, "prefer", "only a step that waits for a choice prefers one")
    if step.event is not None:
        _check_pattern(step, "event", step.event, ruleset.events)
    if step.choices is not None and step.choices < 1:
        raise _wrong(step.id, "choices", "a number of choices is at least 1")
    for point in step.point:
        if not point.startswith(POINTS):
            raise _wrong(step.id, "point", f"“{point}” does not begin with {' or '.join(POINTS)}")


def _check_pattern(
    step: Step, field: str, pattern: Pattern, kinds: Sequence[type[msgspec.Struct]]
) -> None:
    """A pattern names the kinds that there are, and fields that all of them have."""
    known = {str(kind.__struct_config__.tag): kind for kind in kinds}
    wanted = pattern.get("type")
    tags = wanted if isinstance(wanted, list) else [wanted]
    for tag in tags:
        if tag not in known:
            raise _wrong(step.id, f"{field}.type", f"“{tag}” is none of {', '.join(known)}")
        for name in pattern:
            if name != "type" and name not in known[tag].__struct_fields__:
                raise _wrong(step.id, f"{field}.{name}", f"“{tag}” has no such field")


def _wrong(step: str, field: str, problem: str) -> DataError:
    return DataError("error-data-field", file=FILE, entry=step, field=field, problem=problem)


def fits(pattern: Mapping[str, Any], thing: Option | Event) -> bool:
    """Whether an option or an event has the fields of a pattern."""
    values = msgspec.to_builtins(thing)
    return all(_fits(wanted, values.get(name)) for name, wanted in pattern.items())


def _fits(wanted: Any, value: Any) -> bool:
    """Equal, whatever the order of items; or, for a single value, one of those wanted."""
    if not isinstance(wanted, list):
        return bool(wanted == value)
    if isinstance(value, list | tuple):
        return sorted(map(repr, wanted)) == sorted(map(repr, value))
    return value in wanted


class Walk:
    """Somebody on the way through a guide: told what they choose and what happens, it knows which
    step they are at."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.number = 0
        self._chosen = 0
        self._seen: list[Event] = []
        """What happened since the last step that waited: nobody stops it while they read."""

    @property
    def step(self) -> Step | None:
        """What is to be said; None at the end."""
        steps = self.guide.step
        return steps[self.number] if self.number < len(steps) else None

    def go_on(self) -> None:
        """The step is done, or left out."""
        step = self.step
        if step is not None and not step.is_said:
            self._seen.clear()
        self._next()
        self._look()

    def choose(self, option: Option) -> None:
        """The reader chooses."""
        step = self.step
        if step is None or step.is_said:
            return
        self._chosen += 1
        fit = step.choice is not None and fits(step.choice, option)
        if fit or self._chosen == step.choices:
            self.go_on()

    def happen(self, event: Event) -> None:
        """Something happens that the reader sees."""
        self._seen.append(event)
        self._look()

    def _look(self) -> None:
        """Go on by what has happened. It leads past all the steps that wait for it: a reader who
        has ended the round early is not kept at each choice of it that they have left out."""
        while self.step is not None and self.step.event is not None:
            pattern = self.step.event
            number = next((n for n, seen in enumerate(self._seen) if fits(pattern, seen)), None)
            if number is None:
                return
            del self._seen[:number]
            self._next()

    def _next(self) -> None:
        self.number += 1
        self._chosen = 0
