"""Replays of finished games: every moment, seen from every seat; and steps of a game in play, each
as those who look saw it then."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from kosmodrom.core.history import FORMAT, History
from kosmodrom.core.options import Seat
from kosmodrom.core.table import Table
from kosmodrom.server import wire
from kosmodrom.server.database.engine import DatabaseUnavailable
from kosmodrom.server.errors import Declined
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
from kosmodrom.server.tables.updates import (
    OutgoingAsk,
    outgoing_asks,
)
from kosmodrom.server.tables.views import Reader, encode, table_view

EVERY: Final = 20
"""After how many choices a copy of the table is kept, so that every moment is near one."""
COPIES: Final = 100
"""How many copies are kept of one game at most: each holds the log so far, so in a game of very
many choices they would fill the memory."""
KEPT: Final = 32
AT_ONCE: Final = 2
"""How many games are played again at once: the threads take turns with everything else here."""

AnyTable = Table[Any, Any, Any]


class Reel:
    """A game that can be shown at any moment."""

    def __init__(self, table: AnyTable) -> None:
        self._ruleset, self._data = table.ruleset, table.game.data
        choices = list(table.choices)
        again = Table.load(table.history, ruleset=table.ruleset, data=self._data, upto=0)
        self._every = max(EVERY, len(choices) // COPIES)
        self._kept = [_packed(again)]
        self.moments: list[wire.Moment] = []
        rounds = _Rounds()
        chapter = rounds.begun(again)
        for number, choice in enumerate(choices, 1):
            again.decide(choice.seat, choice.option)
            now = rounds.begun(again)
            self.moments.append(
                wire.Moment(
                    number=number,
                    seat=choice.seat,
                    option=msgspec.Raw(encode(choice.option)),
                    chapter=now if now != chapter else None,
                    scores=_scores(again),
                )
            )
            chapter = now
            if number % self._every == 0:
                self._kept.append(_packed(again))
        self._choices = choices

    def at(self, number: int) -> AnyTable:
        """The table after this number of choices."""
        if number > len(self._choices):
            raise Declined("error-no-moment", status=404, number=number, last=len(self._choices))
        kept = min(number // self._every, len(self._kept) - 1)
        frozen = zlib.decompress(self._kept[kept])
        table: AnyTable = Table.thaw(frozen, ruleset=self._ruleset, data=self._data)
        for choice in self._choices[kept * self._every : number]:
            table.decide(choice.seat, choice.option)
        return table


def _packed(table: AnyTable) -> bytes:
    return zlib.compress(table.freeze(), 1)


class _Rounds:
    """Counts the rounds of a game that goes on, and looks at each event once."""

    def __init__(self) -> None:
        self._begun = 0
        self._seen = 0

    def begun(self, table: AnyTable) -> int:
        """How many rounds have begun; none in a game without rounds."""
        begins, log = table.ruleset.round_event, table.game.log
        if begins is not None:
            self._begun += sum(type(entry.event) is begins for entry in log[self._seen :])
            self._seen = len(log)
        return self._begun


def _scores(table: AnyTable) -> tuple[int, ...]:
    """Everyone's points: the result's, else those that a spectator sees; where all play together,
    what they have reached so far, else as the game's judge sees it."""
    if table.finished and table.result is not None:
        return table.result.scores
    if table.ruleset.points is not None:
        return table.shown(None).points or ()
    if table.ruleset.seats.cooperative:
        return table.ruleset.result(table.game).scores
    judge = table.ruleset.judge
    return tuple(judge(table.game, seat) // 100 for seat in range(table.seats + table.automas))


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
        self._places = asyncio.Semaphore(AT_ONCE)
        self._reels: OrderedDict[str, Reel] = OrderedDict()
        self._steps: OrderedDict[str, tuple[int, Reel]] = OrderedDict()
        """Games in play, and the entry up to which they go."""

    async def replay(self, opened: OpenTable, reader: Reader) -> wire.Replay:
        reel = await self._reel(opened)
        table = table_view(opened.record, opened.seats, reader)
        return wire.Replay(table, tuple(reel.moments))

    async def moment(
        self,
        opened: OpenTable,
        number: int,
        seat: Seat | None,
        sections: wire.Language | None,
    ) -> wire.Update:
        """A moment as a seat, or a spectator, saw it, with all events so far."""
        if seat is not None and not 0 <= seat < opened.players:
            raise Declined("error-no-seat", status=404, seat=seat)
        reel = await self._reel(opened)
        table = await asyncio.to_thread(reel.at, number)
        since = dict.fromkeys(table.pending, number)
        asks = outgoing_asks(table, opened.updates.words, seat, True, since)
        return self._update(opened, table, number, Reader(seat), asks, sections)

    async def step(
        self,
        opened: OpenTable,
        number: int,
        reader: Reader,
        sections: wire.Language | None,
    ) -> wire.Update:
        """A game in play as it stood after a choice, as the reader saw it then: with their own eyes
        alone, and nothing to choose."""
        reel = await self._running(opened)
        table = await asyncio.to_thread(reel.at, number)
        return self._update(opened, table, number, reader, [], sections)

    @staticmethod
    def _update(
        opened: OpenTable,
        table: AnyTable,
        number: int,
        reader: Reader,
        asks: Sequence[OutgoingAsk],
        sections: wire.Language | None,
    ) -> wire.Update:
        seat = reader.seat
        shown = table.shown(seat)
        board = opened.updates.words.sections(sections, table, seat) if sections else None
        return wire.Update(
            table=table_view(opened.record, opened.seats, reader),
            at=number,
            choices=number,
            since=0,
            events=tuple(
                wire.NumberedEvent(event.number, msgspec.Raw(encode(event.event)))
                for event in table.events(seat)
            ),
            view=shown.view,
            points=shown.points,
            breakdown=shown.breakdown,
            asks=tuple(_ask_view(ask) for ask in asks),
            undo=wire.UndoView(None, None, None),
            sections=tuple(board) if board is not None else None,
        )

    async def history(self, opened: OpenTable) -> History:
        """A finished game as a record, with its players' names."""
        if opened.unplayable is not None and opened.record.status == "finished":
            entries = await self._hall.store.entries(opened.record.id)
            return stored_record(opened.record, opened.seats, entries)
        return record(await self._finished(opened), opened.seats)

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

    async def _reel(self, opened: OpenTable) -> Reel:
        reel = self._reels.get(opened.record.id)
        if reel is None:
            reel = await self._made(await self._finished(opened))
            self._reels[opened.record.id] = reel
            if len(self._reels) > KEPT:
                self._reels.popitem(last=False)
        return reel

    async def _made(self, table: AnyTable) -> Reel:
        # In a thread: a whole game is played again, and nobody else should wait for that.
        async with self._places:
            return await asyncio.to_thread(Reel, table)

    async def _running(self, opened: OpenTable) -> Reel:
        """The game of a table in play so far, made again when it has gone on."""
        async with opened.lock:
            table = opened.check_playing()
            at, reel = self._steps.get(opened.record.id, (-1, None))
            if reel is not None and at == opened.at:
                return reel
            at, again = opened.at, table.fork()
        reel = await self._made(again)
        self._steps[opened.record.id] = (at, reel)
        if len(self._steps) > KEPT:
            self._steps.popitem(last=False)
        return reel

    async def _finished(self, opened: OpenTable) -> AnyTable:
        """The game of a finished table, which no longer changes."""
        async with opened.lock:
            if opened.record.status != "finished":
                raise Declined("refusal-not-finished", status=409)
            opened.check_playable()
            assert opened.table is not None
            return opened.table


def _ask_view(ask: OutgoingAsk) -> wire.AskView:
    options = None
    if ask.options is not None:
        options = tuple(msgspec.Raw(encode(option)) for option in ask.options)
    about = msgspec.to_builtins(ask.about)
    return wire.AskView(ask.seat, ask.question, about, ask.prompt, ask.rules, ask.since, options)
