"""Refusals: what is not offered is refused, with a reason, and what is meant is understood."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from kosmodrom.core.codecs import convert
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import (
    ANY_ORDER,
    CLOCK,
    Option,
    Seat,
    marked_fields,
    what_is_malformed,
    without_implied,
)
from kosmodrom.core.rng import Random
from kosmodrom.testing.play import check_numbers
from kosmodrom.testing.promise import Check, Sample, Watch
from kosmodrom.testing.setting import AnyRuleset, AnyTable, Setting
from kosmodrom.testing.situation import state_bytes
from kosmodrom.testing.words import check_sayable

NUMBERS = (-1, 0, 1, 2, 99, 2**63 - 1)
TEXTS = ("", "?")
MALFORMED = (None, "?", -1, 2**70, 0.5, (), ("?",), (None, 1), object())
"""What the types do not allow: only a Python program can send it."""
COPIES = 5
"""How many options of a kind are copied at a question."""


@Check
def check_refusals(setting: Setting, table: AnyTable) -> Watch:
    """What is not offered is refused, with a reason in every language, and changes nothing."""
    sample = Sample(setting, 1, 8)
    seen: dict[Option, None] = {}
    asked_before: set[str] = set()
    out_of_turn: set[frozenset[tuple[Seat, str]]] = set()
    while choice := (yield):
        for asked in table.pending.values():
            seen |= dict.fromkeys(asked.options[:4])
        if sample.takes(table, choice):
            _check_refused(setting, table, list(seen))
        question = table.pending[choice.seat].question.id
        if question not in asked_before:
            asked_before.add(question)
            _check_strange(setting, table, choice.seat, list(seen))
            _check_copies(setting, table, choice.seat)
        kind = frozenset((seat, asked.question.id) for seat, asked in table.pending.items())
        if kind not in out_of_turn:
            out_of_turn.add(kind)
            _check_out_of_turn(setting, table, choice.option)
    _check_refused(setting, table, list(seen))


def _check_refused(setting: Setting, table: AnyTable, options: Sequence[Option]) -> None:
    chance = setting.chance(f"refusals {len(table.choices)}")
    before = state_bytes(table), len(table.choices)
    for seat in range(CLOCK, table.seats + table.automas + 1):
        asked = table.pending.get(seat)
        offered = () if asked is None else asked.options
        meant = {*offered, *map(without_implied, offered)}  # what is implied may be left out
        for option in (chance.choice(options) for _ in range(3)):
            if option in meant:
                continue
            try:
                table.decide(seat, option)
            except Refused as refused:
                check_reason(setting, refused)
            else:
                raise setting.broken(f"seat {seat} may choose {option}, which it is not offered")
            if (state_bytes(table), len(table.choices)) != before:
                raise setting.broken(f"refusing {option} to seat {seat} changes the table")


def _check_out_of_turn(setting: Setting, table: AnyTable, option: Option) -> None:
    """Whoever is not asked is told the rules on turns, and nothing of what others are asked unseen:
    neither the question nor its rules."""
    questions = [asked.question for seat, asked in table.pending.items() if seat != CLOCK]
    rules = {setting.ruleset.turns(table.game, question) for question in questions}
    if table.apart and len(rules) > 1:
        raise setting.broken(f"while seats are apart, turns tell what they are asked: {rules}")
    for seat in range(table.seats):
        if seat in table.pending:
            continue
        refused = table.why_not(seat, option)
        check_reason(setting, refused)
        if setting.rulebook is not None and not refused.rules:
            raise setting.broken(
                f"seat {seat} acts out of turn while “{questions[0].id}” is asked: no rule on turns"
                f" is named (Ruleset.turns)"
            )
        if refused.waiting_for != table.waited_for:
            raise setting.broken(f"seat {seat} is not told whom the table waits for")


def _check_strange(setting: Setting, table: AnyTable, seat: Seat, seen: Sequence[Option]) -> None:
    """A move of any kind that is not offered gets a reason."""
    chance = setting.chance(f"strange {len(table.choices)}")
    before, offered = state_bytes(table), table.pending[seat].options
    for option in strange_options(setting.ruleset, seen, chance):
        if option in offered:
            continue
        try:
            refused = table.why_not(seat, option)
        except Exception as error:
            question = table.pending[seat].question.id
            raise setting.broken(
                f"to refuse {option} to seat {seat}, which is asked “{question}”, fails: {error!r}"
            ) from error
        check_numbers(setting, refused.rules, f"the refusal “{refused.reason}”")
    if state_bytes(table) != before:
        raise setting.broken(f"refusing strange options to seat {seat} changes the table")


def _check_copies(setting: Setting, table: AnyTable, seat: Seat) -> None:
    """Of an option of each kind: a malformed copy is refused, and one that means the same, its
    items in another order or what it implies left out, is taken for it."""
    before, offered = state_bytes(table), table.pending[seat].options
    for kind in {type(option): None for option in offered}:
        alike = [option for option in offered if type(option) is kind]
        for copy in malformed_copies(alike[0]):
            _refuse_copy(setting, table, seat, copy)
        for option in alike[:COPIES]:
            for copy in equal_copies(option):
                _take_copy(setting, table, seat, option, copy)
            for copy in reordered_copies(option):
                if not table.offers(seat, copy):
                    _refuse_copy(setting, table, seat, copy)
        if len({without_implied(option) for option in alike}) < len(alike):
            raise setting.broken(f"two options of {kind.__name__} differ only in what is implied")
    if state_bytes(table) != before:
        raise setting.broken(f"refusing malformed options to seat {seat} changes the table")


def _refuse_copy(setting: Setting, table: AnyTable, seat: Seat, copy: Option) -> None:
    question = table.pending[seat].question.id
    try:
        table.fork().decide(seat, copy)
    except Refused as refused:
        check_reason(setting, refused)
    except Exception as error:
        raise setting.broken(
            f"to refuse {copy} to seat {seat}, which is asked “{question}”, fails: {error!r}"
        ) from error
    else:
        raise setting.broken(f"seat {seat} may choose {copy}, which it is not offered")


def _take_copy(setting: Setting, table: AnyTable, seat: Seat, option: Option, copy: Option) -> None:
    fork = table.fork()
    try:
        fork.decide(seat, copy)
    except Refused as refused:
        raise setting.broken(f"{copy} means {option}, but is refused: {refused}") from refused
    made = next(choice for choice in reversed(fork.choices) if choice.seat == seat)
    if made.option != option:
        raise setting.broken(f"{copy} means {option}, but {made.option} is done")


def malformed_copies(option: Option) -> Iterator[Option]:
    """The option with each of its fields replaced by something that its type does not allow."""
    kind = type(option)
    for field in msgspec.structs.fields(kind):
        for value in MALFORMED:
            copy = msgspec.structs.replace(option, **{field.name: value})
            if what_is_malformed(copy, (kind,)):
                yield copy


def equal_copies(option: Option) -> Iterator[Option]:
    """The option with what it implies left out, and with items in any order reversed."""
    if without_implied(option) != option:
        yield without_implied(option)
    for name in marked_fields(type(option), ANY_ORDER):
        items = getattr(option, name)
        if items != items[::-1]:
            yield msgspec.structs.replace(option, **{name: items[::-1]})


def reordered_copies(option: Option) -> Iterator[Option]:
    """The option with the items of each other list reversed."""
    for name in option.__struct_fields__:
        items = getattr(option, name)
        is_list = isinstance(items, tuple) and name not in marked_fields(type(option), ANY_ORDER)
        if is_list and items != items[::-1]:
            yield msgspec.structs.replace(option, **{name: items[::-1]})


def strange_options(
    ruleset: AnyRuleset, seen: Sequence[Option], chance: Random
) -> Iterator[Option]:
    """Options of every kind with any values that their types allow: what a client can send."""
    known = [chance.choice(seen) for _ in range(10)]
    texts = [value for option in known for value in msgspec.structs.astuple(option)]
    texts = [*TEXTS, *(text for text in texts if isinstance(text, str))]
    for kind in map(_info, ruleset.moves):
        for _ in range(2 if kind.fields else 1):
            values = {
                field.encode_name: chance.choice(_values(field.type, texts))
                for field in kind.fields
            }
            option = convert({"type": kind.tag, **values}, kind.cls)
            assert isinstance(option, Option)
            yield option


@cache
def _info(kind: type[Option]) -> inspect.StructType:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info


def _values(kind: inspect.Type, texts: Sequence[str]) -> Sequence[Any]:
    """Some values of a type, as they are in JSON."""
    match kind:
        case inspect.LiteralType(values=values):
            return values
        case inspect.BoolType():
            return (False, True)
        case inspect.IntType(ge=low, le=high):
            inside = range(NUMBERS[0] if low is None else low, (high or NUMBERS[-1]) + 1)
            return [number for number in NUMBERS if number in inside]
        case inspect.StrType():
            return texts
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return ((), _values(item, texts)[:2], tuple(_values(item, texts)) * 5)
        case inspect.UnionType(types=kinds):
            return [value for one in kinds for value in _values(one, texts)]
        case inspect.NoneType():
            return (None,)
    raise TypeError(f"options have no fields such as {kind}")


def check_reason(setting: Setting, refused: Refused) -> None:
    """A refusal names rules that exist, and can be said in every language."""
    check_numbers(setting, refused.rules, f"the refusal “{refused.reason}”")
    key = ("refusal", refused.reason, repr(refused.args_))
    if key not in setting.told:
        setting.told[key] += 1
        what = f"the refusal “{refused.reason}”"
        check_sayable(setting, what, lambda words: words.error(refused))
