"""Taking back choices: alone up to the last information boundary, beyond it if everyone agrees."""

from __future__ import annotations

import msgspec

from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Seat
from kosmodrom.server import wire
from kosmodrom.server.errors import Declined
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.records import Entry, Overtaken, UndoBody, UndoWish
from kosmodrom.server.tables.views import encode


async def take_back(
    hall: Hall, opened: OpenTable, seat: Seat, request: wire.TakeBack
) -> wire.Accepted:
    """Take back a seat's own choices from one on: at once where that is free, else ask the
    others."""
    return wire.Accepted(request.key, await _take_back(hall, opened, seat, request))


async def _take_back(hall: Hall, opened: OpenTable, seat: Seat, request: wire.TakeBack) -> int:
    async with hall.holding(opened):
        while True:
            done = opened.done(request.key, seat)
            if done is not None:
                return done
            table = opened.check_playing()
            opened.check_played(seat)
            choices = table.choices
            if not any(choice.seat == seat for choice in choices):
                raise Refused("undo-nothing")
            if not request.to < len(choices) or choices[request.to].seat != seat:
                raise Declined("refusal-undo-not-yours", status=409, to=request.to)
            try:
                if request.to in table.undo_terms(seat).alone:
                    return await _go_back(hall, opened, seat, request.to, True, request.key)
                wish = UndoWish(seat, request.to, (seat,))
                if not opened.missing(wish):
                    return await _go_back(hall, opened, seat, request.to, False, request.key)
                known = opened.record.undo
                if known is None or (known.by, known.to) != (wish.by, wish.to):
                    await _set_wish(hall, opened, wish)
                return opened.at
            except Overtaken:
                await hall.reload(opened)


async def answer_undo(hall: Hall, opened: OpenTable, seat: Seat, agree: bool) -> int:
    """Agree to somebody's wish to go back, or refuse it."""
    async with hall.holding(opened):
        while True:
            opened.check_playing()
            opened.check_played(seat)
            wish = opened.record.undo
            if wish is None:
                raise Declined("refusal-no-wish", status=409)
            try:
                if not agree:
                    await _set_wish(hall, opened, None)
                    return opened.at
                agreed = tuple(dict.fromkeys((*wish.agreed, seat)))
                wish = msgspec.structs.replace(wish, agreed=agreed)
                if opened.missing(wish):
                    await _set_wish(hall, opened, wish)
                    return opened.at
                return await _go_back(hall, opened, wish.by, wish.to, False, None)
            except Overtaken:
                await hall.reload(opened)


async def settle_wish(hall: Hall, opened: OpenTable) -> None:
    """Somebody has left, and theirs may be the only consent that was missing."""
    async with opened.lock:
        wish = opened.record.undo
        if wish is None or opened.record.status != "playing" or opened.unplayable is not None:
            return
        try:
            if wish.by not in opened.people:
                await _set_wish(hall, opened, None)
            elif not opened.missing(wish):
                await _go_back(hall, opened, wish.by, wish.to, False, None)
        except Overtaken:
            await hall.reload(opened)


async def _go_back(
    hall: Hall, opened: OpenTable, seat: Seat, to: int, alone: bool, key: str | None
) -> int:
    body = UndoBody(to, alone)
    opened.go_back(opened.next, seat, body)
    text = encode(body).decode()
    step = opened.step(Entry(opened.next, "undo", seat, text, key, hall.now()))
    return await hall.write(opened, step)


async def _set_wish(hall: Hall, opened: OpenTable, wish: UndoWish | None) -> None:
    record = msgspec.structs.replace(opened.record, undo=wish)
    await hall.store.set_table(record, ("undo",))
    opened.record = record
    opened.discard_views()
    hall.publish(opened)
