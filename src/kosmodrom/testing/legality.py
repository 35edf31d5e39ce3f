"""Legality: what is offered is exactly what the functions of its question find legal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from kosmodrom.core.asks import Ask
from kosmodrom.core.options import (
    CLOCK,
    IMPLIED,
    Option,
    find_option,
    marked_fields,
    what_is_malformed,
    without_implied,
)
from kosmodrom.core.rng import Random
from kosmodrom.core.words import english, telling
from kosmodrom.testing.promise import Check, Sample, Watch
from kosmodrom.testing.refusals import strange_options
from kosmodrom.testing.setting import AnyTable, Setting
from kosmodrom.testing.situation import state_bytes

OFFERED = 60
"""How many of the options on offer are looked at, at a moment."""
ALIKE = 5
"""How many moves of each kind are changed there."""
CHANGES = 4
"""How often each of them is changed."""
KEPT = 200
"""How many options of a kind are remembered."""


@Check
def check_legality(setting: Setting, table: AnyTable) -> Watch:
    """A move is offered if and only if the function of its kind finds it legal.

    It is tried on what is offered, on what was offered before in this game, on both with a part of
    them changed to something else in play, and on whatever a client can send.
    """
    if setting.ruleset.refuse is not None:
        return
    sample = Sample(setting, 1, 4)
    seen: dict[type[Option], dict[Option, None]] = defaultdict(dict)
    values = Values(setting)
    asked_before: set[str] = set()
    silent: set[str] = set()
    while choice := (yield):
        questions = {asked.question for asked in table.pending.values() if asked.seat != CLOCK}
        new = {question.id for question in questions} - asked_before
        asked_before |= new
        silent |= {question.id for question in questions if not question.kinds}
        if silent and silent != asked_before:
            raise setting.broken(
                f"nothing says what answers “{min(silent)}”, as it is said of other questions "
                f"(Question.accepts)"
            )
        takes = sample.takes(table, choice)
        for asked in table.pending.values():
            for option in asked.options:
                known = seen[type(option)]
                if len(known) < KEPT and option not in known:
                    known[option] = None
                    values.learn(option)
            if takes or new:
                chance = setting.chance(f"legality {len(table.choices)} {asked.seat}")
                before = state_bytes(table)
                for move in _moves_to_try(setting, table, asked, seen, values, chance):
                    check_legal(setting, table, asked, move)
                if state_bytes(table) != before:
                    where = _at(asked)
                    raise setting.broken(f"finding out what is legal changes the table, {where}")


def check_legal(setting: Setting, table: AnyTable, asked: Ask, move: Option) -> None:
    """A move is offered if and only if it is legal. Of small games nothing may say what is."""
    question, kind = asked.question, type(move)
    if not question.kinds:
        return
    check = question.legality(kind)
    offered = find_option(asked.options, move) is not None
    where = _at(asked)
    if check is None:
        if offered:
            raise setting.broken(
                f"{move} is offered {where}, where nothing says whether {kind.__name__} is legal "
                f"(Question.accepts)"
            )
        return
    try:
        refused = check(table.game, asked.without_options(), move)
        told = check(table.game, asked, move)
    except Exception as error:
        raise setting.broken(f"whether {move} is legal {where}: {error!r}") from error
    if offered and refused is not None:
        raise setting.broken(f"{move} is offered {where}, but it is not legal: {refused.reason}")
    if refused is None and not offered and not _is_misstated(asked, move):
        raise setting.broken(f"{move} is legal {where}, but it is not offered")
    if (refused is None) != (told is None):
        raise setting.broken(f"whether {move} is legal {where} depends on what is offered")
    if told is not None and any(option not in asked.options for option in told.begin):
        raise setting.broken(
            f"“{told.reason}” of {move} {where} begins with what is not offered: {told.begin}"
        )


def _at(asked: Ask) -> str:
    return f"to seat {asked.seat} at “{asked.question.id}”"


def _is_misstated(asked: Ask, move: Option) -> bool:
    """Whether only what it implies is wrong: that says nothing of whether it is legal."""
    return find_option(asked.options, without_implied(move)) is not None


def _moves_to_try(
    setting: Setting,
    table: AnyTable,
    asked: Ask,
    seen: Mapping[type[Option], Mapping[Option, None]],
    values: Values,
    chance: Random,
) -> Iterable[Option]:
    """Moves of all kinds that answer a question, offered or almost."""
    values.look(table)
    offered = _some(asked.options, OFFERED, chance)
    everything = [option for options in seen.values() for option in options]
    strange = list(strange_options(setting.ruleset, everything, chance))
    moves = [*offered, *strange]
    for kind in asked.question.kinds:
        alike = [option for option in asked.options if type(option) is kind]
        others = [*seen.get(kind, ()), *(option for option in strange if type(option) is kind)]
        for option in (*_some(alike, ALIKE, chance), *_some(others, ALIKE, chance)):
            moves.append(option)
            moves += values.changes(option, chance)
    return dict.fromkeys(moves)


def _some(options: Iterable[Option], most: int, chance: Random) -> list[Option]:
    found = list(options)
    chance.shuffle(found)
    return found[:most]


class Values:
    """What the fields of moves may hold: what they held before in this game, and the things in play
    and in the box that can be named there.

    Fields go by what they name, as words do (`Word`), else by how they are called.
    """

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._known: dict[str, dict[Any, None]] = defaultdict(dict)
        self._in_box: list[str] | None = None
        self._in_play: list[str | int] = []

    def learn(self, option: Option) -> None:
        """Keep what the fields of an option hold."""
        for name in _named(type(option)):
            value = getattr(option, name)
            items = value if isinstance(value, tuple) else (value,)
            self._known[_subject(type(option), name)].update(dict.fromkeys(items))

    def look(self, table: AnyTable) -> None:
        """See what is in play now."""
        if self._in_box is None:
            self._in_box = list(dict.fromkeys(_names_in_box(table.game.data)))
        self._in_play = list(dict.fromkeys(_names_in_play(msgspec.to_builtins(table.game.state))))

    def changes(self, option: Option, chance: Random) -> Iterator[Option]:
        """A move with one of its fields changed, in some ways."""
        names = _named(type(option))
        for _ in range(CHANGES if names else 0):
            name = chance.choice(names)
            pool = self._pool(_subject(type(option), name), chance)
            value = getattr(option, name)
            if isinstance(value, tuple):
                value = _changed(value, pool, chance)
            elif pool:
                value = chance.choice(pool)
            if isinstance(value, int) and not isinstance(value, bool) and not chance.below(4):
                value += chance.choice((-1, 1))
            changed = msgspec.structs.replace(without_implied(option), **{name: value})
            if what_is_malformed(changed, (type(option),)) is None:
                yield changed

    def _pool(self, subject: str, chance: Random) -> list[Any]:
        """Things that may stand in a field: those of earlier options, of the state, or any."""
        things = (self._in_play, self._in_box or [])[chance.below(2)]
        has_words = english(self._setting.ruleset.package).has
        named = [thing for thing in things if has_words(f"{subject}-{thing}")]
        return named if named and chance.below(2) else list(self._known[subject])


def _named(kind: type[Option]) -> list[str]:
    """The fields that decide a move, in order."""
    implied = marked_fields(kind, IMPLIED)
    return [name for name in kind.__struct_fields__ if name not in implied]


def _subject(kind: type[Option], name: str) -> str:
    how = telling(kind)[name]
    return how.prefix or (how.of.prefix if how.of else "") or name


def _changed(items: tuple[Any, ...], pool: list[Any], chance: Random) -> tuple[Any, ...]:
    """Without an item, with another one, or with one more."""
    place = chance.below(len(items) + 1)
    new = (chance.choice(pool),) if pool and chance.below(3) else ()
    return (*items[:place], *new, *items[place + chance.below(2) :])


def _names_in_box(thing: Any, depth: int = 2) -> Iterator[str]:
    """The names of things in the data of a box."""
    if isinstance(thing, Mapping):
        yield from (key for key in thing if isinstance(key, str))
    elif isinstance(thing, msgspec.Struct) and depth:
        for name in thing.__struct_fields__:
            yield from _names_in_box(getattr(thing, name), depth - 1)


def _names_in_play(thing: Any) -> Iterator[str | int]:
    """All texts and numbers in a state: some of them name things."""
    if isinstance(thing, str | int):
        yield thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from _names_in_play(key)
            yield from _names_in_play(value)
    elif isinstance(thing, list | tuple):
        for item in thing:
            yield from _names_in_play(item)
