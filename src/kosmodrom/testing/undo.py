"""Undo: what a seat may take back alone."""

from __future__ import annotations

from collections.abc import Sequence

from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Seat
from kosmodrom.testing.promise import Check, Sample, Watch
from kosmodrom.testing.refusals import check_reason
from kosmodrom.testing.setting import AnyTable, Setting, decide
from kosmodrom.testing.situation import state_bytes


@Check
def check_undo(setting: Setting, table: AnyTable) -> Watch:
    """What a seat may take back alone leads to the state before, and leaves others' choices."""
    sample = Sample(setting, 1, 3)
    prints = []
    while choice := (yield):
        prints.append(table.fingerprint)
        if sample.takes(table, choice):
            for seat in _takers(setting, table):
                _check_undone(setting, table, seat, prints)
    prints.append(table.fingerprint)
    for seat in range(table.seats):
        _check_undone(setting, table, seat, prints)


def _takers(setting: Setting, table: AnyTable) -> list[Seat]:
    """All seats; if many games are checked, those that may undo something alone and one that may
    not."""
    if setting.seen is None:
        return list(range(table.seats))
    able = [seat for seat in range(table.seats) if table.undo_terms(seat).alone]
    unable = [seat for seat in range(table.seats) if seat not in able]
    return [*able, *unable[-1:]]


def _check_undone(setting: Setting, table: AnyTable, seat: Seat, prints: Sequence[str]) -> None:
    alone = table.undo_terms(seat).alone
    last = max((n for n, c in enumerate(table.choices) if c.seat == seat), default=None)
    if table.last_undo(seat) != (last, last is not None and last in alone):
        raise setting.broken(f"seat {seat} may undo {alone}, but is told {table.last_undo(seat)}")
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
            decide(setting, twin, table.choices[number])
        if state_bytes(twin) != state_bytes(table):
            raise setting.broken(
                f"seat {seat} takes back {count} choices, makes them again and stands elsewhere"
            )
    try:
        table.fork().undo(seat, len(alone) + 1)
    except Refused as refused:
        check_reason(setting, refused)
    else:
        raise setting.broken(f"seat {seat} may undo more than its terms say")
