"""Refusals: what is not offered is refused, with a reason."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from kosmodrom.core.errors import Refused
from kosmodrom.core.options import CLOCK, Option, Seat
from kosmodrom.core.rng import Random
from kosmodrom.testing.play import check_numbers
from kosmodrom.testing.promise import Check, Sample, Watch
from kosmodrom.testing.setting import AnyRuleset, AnyTable, Setting
from kosmodrom.testing.situation import state_bytes
from kosmodrom.testing.words import check_sayable

NUMBERS = (-1, 0, 1, 2, 99, 2**63 - 1)
TEXTS = ("", "?")


@Check
def check_refusals(setting: Setting, table: AnyTable) -> Watch:
    """What is not offered is refused, with a reason in every language, and changes nothing."""
    sample = Sample(setting, 1, 15)
    seen: dict[Option, None] = {}
    asked_before: set[str] = set()
    while choice := (yield):
        for asked in table.pending.values():
            seen |= dict.fromkeys(asked.options[:4])
        if sample.takes(table, choice):
            _check_refused(setting, table, list(seen))
        question = table.pending[choice.seat].question.id
        if question not in asked_before:
            asked_before.add(question)
            _check_strange(setting, table, choice.seat, list(seen))
    _check_refused(setting, table, list(seen))


def _check_refused(setting: Setting, table: AnyTable, options: Sequence[Option]) -> None:
    chance = setting.chance(f"refusals {len(table.choices)}")
    before = state_bytes(table), len(table.choices)
    for seat in range(CLOCK, table.seats + table.automas + 1):
        asked = table.pending.get(seat)
        for option in (chance.choice(options) for _ in range(3)):
            if asked is not None and option in asked.options:
                continue
            try:
                table.decide(seat, option)
            except Refused as refused:
                check_reason(setting, refused)
            else:
                raise setting.broken(f"seat {seat} may choose {option}, which it is not offered")
            if (state_bytes(table), len(table.choices)) != before:
                raise setting.broken(f"refusing {option} to seat {seat} changes the table")


def _check_strange(setting: Setting, table: AnyTable, seat: Seat, seen: Sequence[Option]) -> None:
    """Whatever kind of move is sent in answer to a question, there is a reason against it."""
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
            option = msgspec.convert({"type": kind.tag, **values}, kind.cls)
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
