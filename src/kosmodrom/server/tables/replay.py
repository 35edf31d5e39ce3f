"""Replays of finished games: every moment, seen from every seat; and steps of a game in play, each
as those who look saw it then."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from kosmodrom.core.codecs import json_decoder
from kosmodrom.core.history import FORMAT, History
from kosmodrom.core.options import Seat
from kosmodrom.core.table import Table
from kosmodrom.server import wire
from kosmodrom.server.database.engine import DatabaseUnavailable
from kosmodrom.server.errors import Declined
from kosmodrom.server.tables.analyst import Frozen, Reel, ShowMoment
from kosmodrom.server.tables.hall import BrokenTable, Hall
from kosmodrom.server.tables.names import shown_names
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.records import (
    Entry,
    SeatRecord,
    TableRecord,
    UndoBody,
    read_choice,
    read_undo,
)
from kosmodrom.server.tables.views import Reader, encode, table_view

KEPT: Final = 32
"""How many games are kept in memory for those who look at them."""

AnyTable = Table[Any, Any, Any]


class ShownParts(msgspec.Struct, frozen=True):
    """The parts of an `Update` that depend on the game alone, as an analyst tells them."""

    events: msgspec.Raw
    view: msgspec.Raw
    points: msgspec.Raw
    breakdown: msgspec.Raw
    asks: msgspec.Raw
    sections: msgspec.Raw


class ShownUpdate(ShownParts, frozen=True, kw_only=True, tag="update"):
    """A `wire.Update` most of which is JSON already."""

    table: wire.TableView
    at: int
    choices: int
    since: int = 0
    undo: wire.UndoView = wire.UndoView(None, None, None)
    told_before: int | None = None


_read_moments: Final = json_decoder(tuple[wire.Moment, ...]).decode
_read_parts: Final = json_decoder(ShownParts).decode


class Shown(NamedTuple):
    """A game that can be shown at any moment."""

    reel: Reel
    moments: tuple[wire.Moment, ...]

    def near(self, number: int) -> tuple[bytes, list[tuple[Seat, bytes]]]:
        """The last copy of the table before a moment, and the choices from there on."""
        if number > len(self.moments):
            raise Declined("error-no-moment", status=404, number=number, last=len(self.moments))
        copy = min(number // self.reel.every, len(self.reel.copies) - 1)
        later = self.moments[copy * self.reel.every : number]
        choices = [(moment.seat, bytes(moment.option)) for moment in later]
        return self.reel.copies[copy], choices


def record(table: AnyTable, seats: Sequence[SeatRecord]) -> History:
    """A game as a record with its players' names, which are kept only in the seats."""
    names = shown_names(seats)
    return msgspec.structs.replace(
        table.history, seats=names[: table.seats], automas=names[table.seats :]
    )


def stored_record(
    stored: TableRecord, seats: Sequence[SeatRecord], entries: Sequence[Entry]
) -> History:
    """A game as a record, made of what is stored alone: it is not replayed, so the fingerprints of
    its states are lacking."""
    names = shown_names(seats)
    players = sum(seat.kind != "automa" for seat in seats)
    return History(
        format=FORMAT,
        game=stored.game,
        rules=stored.rules,
        data=stored.data,
        options=stored.options,
        seats=names[:players],
        automas=names[players:],
        seed=stored.seed,
        carried=stored.carried,
        choices=[(choice.seat, choice.option) for choice in standing_choices(entries)],
        checkpoints=[],
    )


def standing_choices(entries: Sequence[Entry]) -> list[wire.StoredChoice]:
    """The choices of a log that were not taken back. What cannot be read is left out."""
    choices: list[wire.StoredChoice] = []
    for entry in entries:
        try:
            if entry.kind == "choice":
                body = read_choice(entry.body)
                made = wire.StoredChoice(len(choices), body.seat, body.option, entry.time)
                choices.append(made)
            else:
                choices = _without(choices, entry.seat, read_undo(entry.body))
        except msgspec.DecodeError:
            continue
    return choices


def _without(
    choices: Sequence[wire.StoredChoice], seat: Seat, undo: UndoBody
) -> list[wire.StoredChoice]:
    """Choices after an undo by a seat, numbered anew."""
    left = [
        choice
        for choice in choices
        if choice.number < undo.to or (undo.alone and choice.seat != seat)
    ]
    replace = msgspec.structs.replace
    return [replace(choice, number=number) for number, choice in enumerate(left)]


class Replays:
    """The replays of this process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._kept: OrderedDict[str, tuple[int, asyncio.Task[Shown]]] = OrderedDict()
        """By table: the entry up to which it is shown. Each is made once for all who ask."""

    async def replay(self, opened: OpenTable, reader: Reader) -> wire.Replay:
        shown = await self._finished(opened)
        return wire.Replay(table_view(opened.record, opened.seats, reader), shown.moments)

    async def moment(
        self,
        opened: OpenTable,
        number: int,
        seat: Seat | None,
        sections: wire.Language | None,
    ) -> bytes:
        """A moment as a seat, or a spectator, saw it, with all events so far: an `Update` as
        JSON."""
        if seat is not None and not 0 <= seat < opened.players:
            raise Declined("error-no-seat", status=404, seat=seat)
        shown = await self._finished(opened)
        return await self._update(opened, shown, number, Reader(seat), sections, asks=True)

    async def step(
        self,
        opened: OpenTable,
        number: int,
        reader: Reader,
        sections: wire.Language | None,
    ) -> bytes:
        """A game in play as it stood after a choice, as the reader saw it then: with their own eyes
        alone, and nothing to choose."""
        async with opened.lock:
            table = opened.check_playing()
            shown = self._make(opened, table)
        return await self._update(opened, await shown, number, reader, sections, asks=False)

    async def _update(
        self,
        opened: OpenTable,
        shown: Shown,
        number: int,
        reader: Reader,
        sections: wire.Language | None,
        *,
        asks: bool,
    ) -> bytes:
        copy, choices = shown.near(number)
        analysts = self._hall.analysts
        of = Frozen(opened.record.game, copy, analysts.overlay)
        names = shown_names(opened.seats)
        job = ShowMoment(of, choices, reader.seat, number, names, asks, sections)
        parts = _read_parts(await analysts.show(job))
        table = table_view(opened.record, opened.seats, reader)
        given = {name: getattr(parts, name) for name in parts.__struct_fields__}
        return encode(ShownUpdate(table=table, at=number, choices=number, **given))

    async def history(self, opened: OpenTable) -> History:
        """A finished game as a record, with its players' names."""
        if opened.unplayable is not None and opened.record.status == "finished":
            entries = await self._hall.store.entries(opened.record.id)
            return stored_record(opened.record, opened.seats, entries)
        async with opened.lock:
            table = self._over(opened)
        return record(table, opened.seats)

    async def log(self, opened: OpenTable, person: str | None) -> wire.StoredLog:
        """The choices of a table as they are stored, as far as somebody may know them."""
        try:
            entries = await self._hall.store.entries(opened.record.id)
        except DatabaseUnavailable:
            raise
        except Exception as error:
            self._hall.report_once(opened.record.id, error)
            raise BrokenTable from error
        choices = standing_choices(entries)
        if opened.record.status != "finished":
            own = [seat.seat for seat in opened.seats if person and seat.person == person]
            choices = [choice for choice in choices if choice.seat in own]
        return wire.StoredLog(tuple(choices))

    async def _finished(self, opened: OpenTable) -> Shown:
        """A game that is over, and so does not change any more."""
        async with opened.lock:
            shown = self._make(opened, self._over(opened))
        return await shown

    def _make(self, opened: OpenTable, table: AnyTable) -> Awaitable[Shown]:
        """A game so far, for all who want to look at it."""
        id, at = opened.record.id, opened.at
        kept, making = self._kept.get(id, (-1, None))
        if making is None or kept != at:
            reel = self._hall.analysts.reel(opened.record.game, table.freeze())
            making = asyncio.create_task(_shown(reel))
            making.add_done_callback(partial(self._forget_failed, id))
            self._kept[id] = at, making
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(id)
        return asyncio.shield(making)

    def _forget_failed(self, id: str, made: asyncio.Task[Shown]) -> None:
        failed = made.cancelled() or made.exception() is not None
        if failed and id in self._kept and self._kept[id][1] is made:
            del self._kept[id]

    @staticmethod
    def _over(opened: OpenTable) -> AnyTable:
        """The game of a finished table, whose lock is held."""
        if opened.record.status != "finished":
            raise Declined("refusal-not-finished", status=409)
        opened.check_playable()
        assert opened.table is not None
        return opened.table


async def _shown(making: Awaitable[Reel]) -> Shown:
    reel = await making
    return Shown(reel, _read_moments(reel.moments))
