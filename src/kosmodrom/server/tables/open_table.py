"""A table in memory: the game itself, who sits where, and what everyone is told of it.

It follows the log and judges choices. It writes nothing: that is the hall's part.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from kosmodrom.core.asks import Ask
from kosmodrom.core.options import CLOCK, Option, Seat
from kosmodrom.core.result import Result
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.core.table import Table
from kosmodrom.server import wire
from kosmodrom.server.errors import Declined, field_problem
from kosmodrom.server.tables import clocks
from kosmodrom.server.tables.names import shown_names
from kosmodrom.server.tables.store import (
    ChoiceBody,
    Entry,
    SeatRecord,
    SnapshotBody,
    Step,
    Stored,
    TableRecord,
    UndoBody,
    Wished,
)
from kosmodrom.server.tables.views import (
    NOTHING,
    AskTold,
    Piece,
    Reader,
    SeenLog,
    Speech,
    UpdateTold,
    encode,
    reader_of,
    table_view,
    tell_asks,
)

SNAPSHOT_EVERY: Final = 50
HERE_SECONDS: Final = 45.0
"""How long another server process is believed that somebody is there."""

_read_choice = msgspec.json.Decoder(ChoiceBody).decode
_read_undo = msgspec.json.Decoder(UndoBody).decode

AnyRuleset = Ruleset[Any, Any, Any]
AnyTable = Table[Any, Any, Any]


class Asked(NamedTuple):
    """A question to a seat, and the number of the entry that raised it. In a race others change its
    options, and it is the same question still."""

    ask: Ask
    since: int


class Watcher(Protocol):
    """Somebody who wants to know when a table changes."""

    person: str | None

    def news(self) -> None: ...


class OpenTable:
    """A table in memory. ``table`` is the game itself, once it has begun."""

    def __init__(self, stored: Stored, ruleset: AnyRuleset, data: Any) -> None:
        self.ruleset = ruleset
        self.data = data
        self.lock = asyncio.Lock()
        self.door = asyncio.Lock()
        """Who wants to choose waits here for the lock: so those who watch are told first."""
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[float, frozenset[str]]] = {}
        """Who is there through other server processes, and when that was said."""
        self.chat: list[wire.ChatLine] = []
        self.former: set[str] = set()
        """Those of the people who sat at the table before, of which this is the rematch, or who
        take part in the campaign, who may see this one therefore."""
        self.advised: set[Seat] = set()
        """The seats for which a bot thinks about a hint."""
        self.speech = Speech(ruleset.package, ())
        self.used = time.monotonic()
        self.stale = False
        """Whether the database must be asked before anything else."""
        self._decode: Callable[[msgspec.Raw], Option] = msgspec.json.Decoder(
            ruleset.move_union
        ).decode
        self.take(stored)

    def take(self, stored: Stored) -> None:
        """Be as it is stored."""
        self.former.clear()
        self.record = stored.record
        self.seats = stored.seats
        self.keys = stored.keys
        self.undos = stored.undos
        self.asked: dict[Seat, Asked] = {}
        self.table: AnyTable | None = None
        self._made: list[int] = []
        """The number of the entry that made each choice of the table."""
        self._logs: dict[Seat | None, SeenLog] = {}
        if stored.record.started is not None:
            self._begin(stored)
        self.unsafe: list[Step] = []
        """What was done at the table in memory and is not yet in the log."""
        self._changes = 0
        """How many changes that is."""
        self.stale = False
        self.renew()

    def _begin(self, stored: Stored) -> None:
        if stored.snapshot is not None:
            at, snapshot = stored.snapshot
            self.table = Table.thaw(snapshot.table, ruleset=self.ruleset, data=self.data)
            self._made = [at] * len(self.table.choices)
            for seat, ask in self.table.pending.items():
                self.asked[seat] = Asked(ask, snapshot.asked.get(seat, at))
        else:
            # Players' names are in the seats alone, so that they can be forgotten.
            self.table = Table.start(
                self.ruleset,
                seats=self.players,
                automas=len(self.seats) - self.players,
                seed=self.record.seed,
                options=self.record.options,
                data=self.data,
                carried=self.record.carried,
            )
            self._note_asks(0, ())
        for entry in stored.entries:
            self._follow(entry)

    # Following the log

    def catch_up(
        self, record: TableRecord, seats: list[SeatRecord], entries: Sequence[Entry]
    ) -> None:
        """Take in what another process wrote."""
        for entry in entries:
            self._follow(entry)
            if entry.key is not None:
                self.keys[entry.key] = (entry.seat, entry.number)
            if entry.kind == "undo":
                self.undos.append(entry.number)
        if record.invite != self.record.invite:  # somebody was removed: who may come is looked up
            self.former.clear()
        self.record, self.seats = record, seats
        self.renew()

    def _follow(self, entry: Entry) -> None:
        assert self.table is not None
        if entry.kind == "choice":
            body = _read_choice(entry.body)
            self.table.decide(body.seat, self._decode(body.option))
            self.note_choice(entry.number, body.seat)
        else:
            self.go_back(entry.number, entry.seat, _read_undo(entry.body))

    def go_back(self, at: int, seat: Seat, undo: UndoBody) -> None:
        """Take choices back."""
        assert self.table is not None
        if undo.alone:
            taken = [number for number in self.table.undo_terms(seat).alone if number >= undo.to]
            self.table.undo(seat, len(taken))
            self._made = [made for n, made in enumerate(self._made) if n not in taken]
            self._note_asks(at, (seat,))
        else:
            # Everyone agreed: so everyone looks again. The hourglass knows only of its own choices.
            back = {choice.seat for choice in self.table.choices[undo.to :]}
            self.table.rewind(undo.to)
            del self._made[undo.to :]
            self._note_asks(at, back.union(range(self.players)))
        for seen in self._logs.values():
            seen.go_back(at, self.table.game.log)

    def note_choice(self, at: int, seat: Seat) -> None:
        """A seat has chosen."""
        self._made.append(at)
        self._note_asks(at, (seat,))

    def _note_asks(self, at: int, acted: Collection[Seat]) -> None:
        """Note who is asked what since when. To be asked the same as before is no new question,
        whatever others did; but it is for those who acted, and know no longer what was."""
        assert self.table is not None
        before, self.asked = self.asked, {}
        for seat, ask in self.table.pending.items():
            was = before.get(seat)
            same = was if was is not None and _is_same(was.ask, ask) else None
            self.asked[seat] = Asked(ask, at if same is None or seat in acted else same.since)

    def renew(self) -> None:
        """Something changed: what was told so far is out of date."""
        self._pieces: dict[Reader, Piece] = {}
        self._texts: dict[tuple[Reader, int, str | None], bytes] = {}
        names = shown_names(self.seats)
        if names != self.speech.names:
            self.speech = Speech(self.ruleset.package, names)

    # Who is who

    @property
    def at(self) -> int:
        return self.record.length

    @property
    def next(self) -> int:
        """The number of the next entry."""
        return self.at + len(self.unsafe) + 1

    def seat_of(self, seat: Seat) -> SeatRecord:
        return self.seats[seat]

    def is_played(self, seat: Seat) -> bool:
        """Whether a seat is played by its person."""
        if not 0 <= seat < len(self.seats):
            return False
        record = self.seats[seat]
        return bool(
            record.kind == "person" and record.person and not record.left and not record.forfeit
        )

    @property
    def players(self) -> int:
        """How many seats people and bots have, or can have: the first ones. The rest are the
        automas'."""
        return sum(seat.kind != "automa" for seat in self.seats)

    @property
    def people(self) -> list[Seat]:
        """The seats that people play."""
        return [record.seat for record in self.seats if self.is_played(record.seat)]

    @property
    def is_deserted(self) -> bool:
        """Whether everybody has left: then the bots rest, until somebody comes back."""
        return is_deserted(self.seats)

    @property
    def rings(self) -> float | None:
        """When the game's own clock decides; None where it does not run."""
        runs = self.record.status == "playing" and not self.is_deserted
        return self.record.hourglass if runs else None

    def online(self) -> set[str]:
        """The people who are there."""
        believed = time.monotonic() - HERE_SECONDS
        people = {watcher.person for watcher in self.watchers if watcher.person is not None}
        for then, there in self.elsewhere.values():
            if then >= believed:
                people |= there
        return people

    def reader(self, person: str | None, eyes: Seat | None = None) -> Reader:
        return reader_of(self.record, self.seats, person, eyes)

    def own_seat(self, person: str | None, seat: Seat | None) -> Seat:
        """The seat that a person means: the one they name, or their only one; else `Declined`."""
        own = self.reader(person).seats
        if not own:
            raise Declined("refusal-not-at-table", status=403)
        if seat is None and len(own) > 1:
            names = tuple(self.seats[number].name for number in own)
            raise Declined("refusal-which-seat", status=409, names=names)
        if seat is not None and seat not in own:
            raise Declined("refusal-other-seat", status=403)
        return own[0] if seat is None else seat

    def any_seat(self, person: str | None) -> Seat:
        """One of a person's seats that speaks for all of them: if possible one that they play."""
        own = self.reader(person).seats
        played = (seat for seat in own if self.is_played(seat))
        return self.own_seat(person, (*played, *own, None)[0])

    def admits(self, person: str | None, invite: str | None) -> bool:
        """Whether somebody may see the table, as far as that is known without the database."""
        record = self.record
        return (
            record.public
            or invite == record.invite
            or person in self.former
            or self.reader(person).inside
        )

    def view(self, person: str | None) -> wire.TableView:
        return table_view(self.record, self.seats, self.reader(person), self.online())

    # Judging choices

    def check_playing(self) -> AnyTable:
        """The game, if it is in play; else `Declined`."""
        if self.record.status == "playing" and self.table is not None:
            return self.table
        raise Declined(f"refusal-table-{self.record.status}", status=409)

    def check_played(self, seat: Seat) -> None:
        """Refuse whoever wants to decide for a seat that a bot plays."""
        if not self.is_played(seat):
            raise Declined("refusal-not-your-seat", status=403)

    def read_option(self, chosen: wire.Chosen) -> Option:
        """An option as it came from a client."""
        try:
            return self._decode(msgspec.Raw(encode(chosen)))
        except msgspec.ValidationError as error:
            text, _, where = str(error).partition(" - at `$")
            raise field_problem(f"option{where.rstrip('`')}", text) from error
        except RecursionError as error:
            raise Declined("error-nested") from error

    def check_asked(self, seat: Seat, at: int, option: Option) -> None:
        """Refuse a choice that answers a question which is no longer the one, and one that somebody
        else was quicker to make."""
        assert self.table is not None
        asked = self.asked.get(seat)
        if asked is None:
            raise self.table.why_not(seat, option)
        if not asked.since <= at <= self.at:
            raise Declined("refusal-moved-on", status=409, at=at, now=self.at)
        if self.table.racing and option not in asked.ask.options:
            self._check_taken(self.table, seat, at, option)

    def _check_taken(self, table: AnyTable, seat: Seat, at: int, option: Option) -> None:
        """Refuse what a seat saw at ``at`` if somebody else in the same race took it since, and
        name them."""
        for choice, made in zip(reversed(table.choices), reversed(self._made), strict=True):
            if made <= at:
                return
            if choice.option == option and choice.seat not in (seat, CLOCK):
                name = self.seats[choice.seat].name
                raise Declined("refusal-taken", status=409, player=name)

    def done(self, key: str | None, seat: Seat) -> int | None:
        """The number of the entry that has this key already."""
        if key is None or key not in self.keys:
            return None
        whose, number = self.keys[key]
        if whose != seat:
            raise Declined("refusal-key-used", status=409)
        return number

    # What an entry changes

    def step(self, entry: Entry) -> Step:
        """An entry that was made on the table already, with all that it changes."""
        self.stale = True  # until it is safe
        self._changes += 1
        step = self._step(entry)
        self.unsafe.append(step)
        return step

    def _step(self, entry: Entry) -> Step:
        table, record = self.table, self.record
        assert table is not None
        before = list(self.seats)
        for step in self.unsafe:
            record = step.record
            for seat in step.seats:
                before[seat.seat] = seat
        seats = [msgspec.structs.replace(seat) for seat in before]
        counted = [seat for seat in clocks.timed(self.asked) if self.is_played(seat)]
        fresh = [seat for seat in counted if self.asked[seat].since == entry.number]
        clocks.set_clocks(record.pace, seats, counted, fresh, entry.time)
        clock = self.asked.get(CLOCK)
        hourglass = clocks.run_hourglass(
            record.hourglass,
            table.pending,
            clock is not None and clock.since == entry.number,
            entry.time,
        )
        turned = hourglass != record.hourglass
        wished = record.undo
        if wished is not None and (entry.kind == "undo" or wished.by == entry.seat):
            wished = None
        record = msgspec.structs.replace(
            record,
            length=entry.number,
            waiting=waiting_for(table),
            deadline=clocks.next_deadline(seats),
            hourglass=hourglass,
            undo=wished,
        )
        if table.finished:
            self._finish(table, record, seats, entry.time)
        snapshot = None
        if entry.number % SNAPSHOT_EVERY == 0 and not table.finished:
            since = {seat: asked.since for seat, asked in self.asked.items()}
            snapshot = SnapshotBody(table.freeze(), since)
        changed = [new for new, old in zip(seats, before, strict=True) if new != old]
        return Step(entry, record, changed, snapshot, turned)

    def _finish(
        self, table: AnyTable, record: TableRecord, seats: Sequence[SeatRecord], now: float
    ) -> None:
        result = table.result
        assert result is not None
        result = with_forfeits(result, [seat.seat for seat in seats if seat.forfeit])
        record.status, record.ended, record.result, record.undo = "finished", now, result, None
        places = places_of(result)
        for seat in seats:
            seat.place, seat.points = places.get(seat.seat), result.scores[seat.seat]

    def accept(self) -> None:
        """What was done is safe: it is true from now on."""
        for step in self.unsafe:
            self._accept(step)
        self.stale = self._changes != len(self.unsafe)  # then something went wrong in between
        self.unsafe, self._changes = [], 0
        self.renew()

    def _accept(self, step: Step) -> None:
        self.record = step.record
        for seat in step.seats:
            self.seats[seat.seat] = seat
        entry = step.entry
        if entry.key is not None:
            self.keys[entry.key] = (entry.seat, entry.number)
        if entry.kind == "undo":
            self.undos.append(entry.number)

    # Telling

    def tell_watchers(self) -> None:
        for watcher in tuple(self.watchers):
            watcher.news()

    def tell(
        self, reader: Reader, at: int, since: int, sections: wire.Language | None
    ) -> tuple[bytes, int]:
        """An `Update` for a reader who had ``since`` events at ``at``, as JSON; and how many events
        they have then."""
        seen = self._seen(reader.seat)
        known = seen.known(at, since)
        text = self._texts.get((reader, known, sections))
        if text is None:
            text = self._texts[reader, known, sections] = self._update(reader, known, sections)
        return text, len(seen.events)

    def _seen(self, seat: Seat | None) -> SeenLog:
        seen = self._logs.get(seat)
        if seen is None:
            seen = self._logs[seat] = SeenLog(seat, self.undos)
        if self.table is not None:
            seen.follow(self.table.game.log)
        return seen

    def _update(self, reader: Reader, known: int, language: wire.Language | None) -> bytes:
        piece = self._pieces.get(reader)
        if piece is None:
            piece = self._pieces[reader] = self._piece(reader)
        sections = NOTHING
        if language is not None and self.table is not None:
            told = self.speech.sections(language, self.table, reader.seat)
            sections = msgspec.Raw(encode(told))
        update = UpdateTold(
            table=piece.table,
            at=self.at,
            choices=len(self.table.choices) if self.table is not None else 0,
            since=known,
            events=self._seen(reader.seat).after(known),
            view=piece.view,
            asks=piece.asks,
            undo=piece.undo,
            sections=sections,
        )
        return encode(update)

    def _piece(self, reader: Reader) -> Piece:
        view, asks = NOTHING, list[AskTold]()
        if self.table is not None:
            decides = reader.seat is not None and self.is_played(reader.seat)
            view = msgspec.Raw(self.table.view_json(reader.seat))
            since = {seat: asked.since for seat, asked in self.asked.items()}
            asks = tell_asks(self.table, self.speech, reader.seat, decides, since)
        shown = table_view(self.record, self.seats, reader, self.online())
        return Piece(shown, view, asks, self.undo_view(reader))

    def undo_view(self, reader: Reader) -> wire.UndoView:
        seat = reader.seat
        request = self._request()
        playing = self.record.status == "playing" and self.table is not None
        if not playing or seat is None or not self.is_played(seat):
            return wire.UndoView(None, None, request)
        alone, further = self.undo_terms(seat)
        return wire.UndoView(alone, further, request)

    def undo_terms(self, seat: Seat) -> tuple[int | None, int | None]:
        """The number of a seat's choice that it may take back alone, or if the others agree."""
        assert self.table is not None
        alone = self.table.undo_terms(seat).alone
        if alone:
            return alone[0], None
        choices = self.table.choices
        last = next((n for n in range(len(choices) - 1, -1, -1) if choices[n].seat == seat), None)
        return (None, last) if self.missing(Wished(seat, 0, (seat,))) else (last, None)

    def missing(self, wished: Wished) -> tuple[Seat, ...]:
        """The seats of people who have yet to agree. A person agrees once for all their seats; bots
        always agree."""
        agreed = {self.seats[seat].person for seat in wished.agreed}
        return tuple(seat for seat in self.people if self.seats[seat].person not in agreed)

    def _request(self) -> wire.UndoRequest | None:
        wished = self.record.undo
        if wished is None:
            return None
        return wire.UndoRequest(wished.by, wished.to, self.missing(wished))

    # Bots

    def bot_to_move(self, seat: Seat, takeover: str, now: float) -> str | None:
        """The bot that is to choose for a seat, if one is: its own, the one that plays on for
        people who left, or that decides for those whose time has run out."""
        if self.record.status != "playing" or self.is_deserted:
            return None
        if seat == CLOCK or seat not in self.asked:
            return None
        if self.is_played(seat) and not self._is_decided_for(seat, now):
            return None
        return self.seats[seat].bot or takeover

    def _is_decided_for(self, seat: Seat, now: float) -> bool:
        return self.record.pace.timeout == "bot" and clocks.is_late(self.seats[seat], now)

    def is_still(self, seat: Seat, then: Asked) -> bool:
        """Whether a seat is asked the same as then."""
        now = self.asked.get(seat)
        return now is not None and now.since == then.since


def _is_same(was: Ask, now: Ask) -> bool:
    """Whether a seat is asked the same. The hourglass is the same while everything about it is."""
    if now.seat != CLOCK:
        return was.is_like(now)
    return (
        was.is_like(now) and was.seconds == now.seconds and list(was.options) == list(now.options)
    )


def is_deserted(seats: Sequence[SeatRecord]) -> bool:
    """Whether everybody who sat there has left."""
    persons = [seat for seat in seats if seat.kind == "person"]
    return bool(persons) and all(seat.left or not seat.person for seat in persons)


def waiting_for(table: AnyTable) -> tuple[Seat, ...]:
    return tuple(seat for seat in table.pending if seat != CLOCK)


def with_forfeits(result: Result, lost: Sequence[Seat]) -> Result:
    """The result of a game in which seats have lost on time: those come last."""
    if not lost or result.outcome != "ranked":
        return result
    groups = (tuple(seat for seat in group if seat not in lost) for group in result.ranking)
    ranking = (*(group for group in groups if group), tuple(sorted(lost)))
    return msgspec.structs.replace(result, ranking=ranking)


def places_of(result: Result) -> dict[Seat, int]:
    """The place of each seat, 1 for the first; none in a cooperative game that was lost."""
    if result.outcome == "lost":
        return {}
    places: dict[Seat, int] = {}
    for group in result.ranking:
        place = 1 if result.outcome == "won" else len(places) + 1
        places |= dict.fromkeys(group, place)
    return places
