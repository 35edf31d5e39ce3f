"""For tests of rules: a table at any position, and short ways to look at it.

table = table_at(MY_RULESET, state, seats=3)
assert question(table, 0) == "turn"
assert offered(table, 0, PlaceDie) == []
assert refused(table, 0, PlaceDie(6)) == ("MY-12",)
"""

from __future__ import annotations

from typing import Any

import msgspec

from kosmodrom.core.errors import Refused
from kosmodrom.core.events import Event
from kosmodrom.core.game import D, O, S
from kosmodrom.core.history import FORMAT, Snapshot, data_fingerprint
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.core.table import Table, seat_names
from kosmodrom.testing.setting import AnyTable


def table_at(
    ruleset: Ruleset[S, O, D],
    state: S,
    *,
    seats: int,
    options: O | None = None,
    data: D | None = None,
    automas: int = 0,
    carried: Any = None,
    version: int | None = None,
) -> Table[S, O, D]:
    """A table that stands at this state, which must be one of a checkpoint.

    ``version`` is that of the rules it is played by: the present ones, if none is given.
    """
    data = ruleset.load(None) if data is None else data
    snapshot = Snapshot(
        format=FORMAT,
        game=ruleset.id,
        rules=ruleset.version if version is None else version,
        data=data_fingerprint(data),
        options=msgspec.to_builtins(ruleset.game_options() if options is None else options),
        seats=seat_names(seats, 0),
        automas=seat_names(automas, seats),
        seed=0,
        carried=carried,
        state=ruleset.encode(state),
    )
    return Table.resume(snapshot, ruleset=ruleset, data=data)


def question(table: AnyTable, seat: Seat) -> str | None:
    """The id of the question that a seat is asked."""
    return table.pending[seat].question.id if seat in table.pending else None


def offered(table: AnyTable, seat: Seat, kind: type[Option] = Option) -> list[Any]:
    """The options of a kind that a seat is offered; none if it is not asked."""
    asked = table.pending.get(seat)
    return [option for option in asked.options if isinstance(option, kind)] if asked else []


def refused(table: AnyTable, seat: Seat, option: Option) -> tuple[str, ...]:
    """Try a move that must be refused, and return the numbers of the rules that forbid it.

    The table must not change by it.
    """
    before = table.fingerprint, len(table.choices)
    try:
        table.decide(seat, option)
    except Refused as refusal:
        assert (table.fingerprint, len(table.choices)) == before
        return refusal.rules
    raise AssertionError(f"{option} is accepted")


def told(table: AnyTable, seat: Seat | None = None) -> list[Event]:
    """What a seat, or a spectator, was told, in order."""
    return [numbered.event for numbered in table.events(seat)]
