"""Moves: what a player can be offered and can choose.

Every game declares one small frozen class per kind of move. Options are values: equal when their
fields are equal, hashable, and they travel as JSON objects with their tag under ``"type"``.

    >>> class Bid(Option, frozen=True, tag="bid"):
    ...     amount: int
    >>> Bid(3) == Bid(3)
    True
    >>> msgspec.json.encode(Bid(3))
    b'{"type":"bid","amount":3}'

A field may say more about itself by its type. The items of an `ANY_ORDER` field may be sent in any
order; `IMPLIED` fields, such as what a move costs, follow from the others and may be left out, all
of them together:

    >>> class Sell(Option, frozen=True, tag="sell"):
    ...     cards: Annotated[tuple[str, ...], ANY_ORDER]
    ...     price: Annotated[int, IMPLIED] = 0
    >>> find_option([Sell(("map", "rope"), 5)], Sell(("rope", "map")))
    0
"""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import msgspec

from kosmodrom.core.codecs import convert

Seat = int
"""A place at the table, counted from 0 clockwise."""

CLOCK: Final[Seat] = -1
"""The seat of time: an hourglass or a deadline enters a game as a recorded choice of the clock."""


class Option(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """One legal move. Subclasses give a tag: ``class Pass(Option, frozen=True, tag="pass")``."""


class Choice(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An option as it was chosen: the unit of a game's history."""

    seat: Seat
    option: Option


class AnyOrder(msgspec.Struct, frozen=True):
    """The order of a field's items means nothing."""


class Implied(msgspec.Struct, frozen=True):
    """The other fields decide this one, which tells people more about the move."""


ANY_ORDER: Final = AnyOrder()
IMPLIED: Final = Implied()


@cache
def marked_fields(kind: type[Option], mark: AnyOrder | Implied) -> tuple[str, ...]:
    """The fields of an option that have a mark."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        name
        for name in kind.__struct_fields__
        if get_origin(hints[name]) is Annotated and mark in get_args(hints[name])
    )


@cache
def _defaults(kind: type[Option]) -> dict[str, Any]:
    return {field.name: field.default for field in msgspec.structs.fields(kind)}


def find_option(options: Sequence[Option], option: Any) -> int | None:
    """The number of the offered option that an option means, if any."""
    for number, offered in enumerate(options):
        if offered is option:  # as bots and searches choose: much quicker than to compare
            return number
    try:
        return options.index(option)
    except ValueError:
        pass
    if not isinstance(option, Option):
        return None
    kind = type(option)
    if not (marked_fields(kind, ANY_ORDER) or marked_fields(kind, IMPLIED)):
        return None
    for number, offered in enumerate(options):
        if type(offered) is kind and _means(option, offered):
            return number
    return None


def _means(option: Option, offered: Option) -> bool:
    kind = type(offered)
    implied = marked_fields(kind, IMPLIED)
    # All of them or none: a field that is as usual may say so on purpose.
    left_out = all(getattr(option, name) == _defaults(kind)[name] for name in implied)
    for name in kind.__struct_fields__:
        sent, wanted = getattr(option, name), getattr(offered, name)
        if sent == wanted or (left_out and name in implied):
            continue
        if name in marked_fields(kind, ANY_ORDER) and _items(sent) == _items(wanted):
            continue
        return False
    return True


def _items(values: Any) -> list[str] | None:
    """Things in an order that depends on them alone, whatever they are."""
    return sorted(map(repr, values)) if isinstance(values, tuple | list) else None


def without_implied(option: Option) -> Option:
    """The option with its implied fields left out."""
    kind = type(option)
    names = marked_fields(kind, IMPLIED)
    return msgspec.structs.replace(option, **{name: _defaults(kind)[name] for name in names})


def what_is_malformed(option: Any, moves: Sequence[type[Option]]) -> str | None:
    """What is wrong with something that should be one of these moves, whatever it holds."""
    if type(option) not in moves:
        return f"{option!r:.200}"
    try:
        convert(msgspec.to_builtins(option), type(option))
    except (TypeError, ValueError, RecursionError) as error:
        return f"{option!r:.200}: {error}"
    return None
