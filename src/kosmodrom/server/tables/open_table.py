"""A table in memory: its record, who sits where, and the running game.

It follows the log and checks choices. It writes nothing: that is up to the hall.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from kosmodrom.core.asks import Ask
from kosmodrom.core.codecs import json_decoder
from kosmodrom.core.errors import UnknownGame
from kosmodrom.core.form import missing_mission
from kosmodrom.core.history import data_fingerprint
from kosmodrom.core.options import CLOCK, Option, Seat
from kosmodrom.core.registry import find_game
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.core.table import Table
from kosmodrom.server import wire
from kosmodrom.server.errors import Declined, field_problem, problem
from kosmodrom.server.tables import clocks
from kosmodrom.server.tables.records import (
    Entry,
    SeatRecord,
    SnapshotBody,
    Step,
    Stored,
    TableChange,
    TableRecord,
    UndoBody,
    UndoWish,
    read_choice,
    read_undo,
)
from kosmodrom.server.tables.results import places_of, with_forfeits
from kosmodrom.server.tables.updates import OutgoingUpdate, Updates
from kosmodrom.server.tables.views import (
    SPECTATOR,
    Reader,
    as_seen_by,
    encode,
    reader_of,
    table_view,
)

SNAPSHOT_EVERY: Final = 50
KEPT_FINGERPRINTS: Final = 50

AnyRuleset = Ruleset[Any, Any, Any]
AnyTable = Table[Any, Any, Any]


_fingerprints: Final[dict[int, tuple[Any, str]]] = {}


def fingerprint_of(data: Any) -> str:
    """`data_fingerprint`, which takes long for a whole box: here data never change."""
    known = _fingerprints.get(id(data))
    if known is None:
        if len(_fingerprints) >= KEPT_FINGERPRINTS:
            _fingerprints.clear()
        # The data are kept with it, so that nothing else gets their id.
        known = _fingerprints[id(data)] = data, data_fingerprint(data)
    return known[1]


def load_rules(record: TableRecord, overlay: Path | None) -> tuple[AnyRuleset, Any]:
    """The game of a table and its data; raises `Declined` if they are not those that the table was
    started with."""
    try:
        ruleset = find_game(record.game)
    except UnknownGame as error:
        raise Declined("error-table-game", status=409, game=record.game) from error
    _check_version(record, ruleset)
    box = ruleset.load(overlay)
    mission = missing_mission(ruleset, record.options, box)
    if mission is not None:
        raise Declined("error-table-mission", status=409, mission=mission)
    data = ruleset.data_for(box, record.options)
    if record.data != fingerprint_of(data):
        raise Declined("error-table-data", status=409)
    return ruleset, data


def _check_version(record: TableRecord, ruleset: AnyRuleset) -> None:
    """Refuse rules that cannot replay a table's game. One that has not begun wants the newest."""
    found, known = record.rules, ruleset.version
    if found > known:
        raise Declined("error-table-newer", status=409, found=found, known=known)
    if found < known and (record.started is None or not ruleset.replays(found)):
        raise Declined("error-table-rules", status=409, found=found, known=known)


class Asked(NamedTuple):
    """A question to a seat, and the number of the entry that raised it. In a race the choices of
    others change its options, but it is still the same question."""

    ask: Ask
    since: int


class Watcher(Protocol):
    """Somebody who wants to know when a table changes."""

    person: str | None

    def notify(self) -> None: ...

    def move(self) -> None:
        """Another server process has the table now."""


class OpenTable:
    """A table in memory. ``table`` is the running game, once it has begun.

    A table that is ``unplayable`` has no game: its rules or data are not here any more, or its log
    is damaged, and this is the reason. What is stored of it can be shown, and people can leave it.
    """

    def __init__(
        self,
        stored: Stored,
        ruleset: AnyRuleset | None,
        data: Any,
        unplayable: Declined | None = None,
    ) -> None:
        self._ruleset = ruleset
        self.data = data
        self.unplayable = unplayable
        self.renewable = False
        """Whether what was arranged here, game, options and seats, is possible with the rules of
        today. Known of unplayable tables alone."""
        self.lock = asyncio.Lock()
        self.door = asyncio.Lock()
        """Choosers wait here for the lock, so that the updates of watchers get it first."""
        self.watchers: set[Watcher] = set()
        self.chat: list[wire.ChatLine] = []
        self.chat_changes = 0
        """How often lines were not the same any more: what a deleted person said is taken out."""
        self.admitted: set[str] = set()
        """People who may see the table because they sat at the one of which this is the rematch, or
        take part in its campaign; as far as they have been looked up."""
        self.advised: set[Seat] = set()
        """The seats for which a bot is thinking of a hint."""
        self.updates = Updates(ruleset.catalogues(data) if ruleset is not None else ())
        self.used = time.monotonic()
        self.borrowed = False
        """Whether this is only a copy: another server process has the table."""
        self.let_go = False
        """Whether this server process has lost the table since it was loaded."""
        self.stale = False
        """Whether memory and log may differ: then the table must be loaded again."""
        self._decode: Callable[[msgspec.Raw], Option] = json_decoder(
            ruleset.move_union if ruleset is not None else Option
        ).decode
        self.take(stored)

    def take(self, stored: Stored, game: AnyTable | None = None) -> None:
        """Become what is stored. A ``game`` that begins just now is not made once more."""
        self.admitted.clear()
        self.record = stored.record
        self.seats = stored.seats
        self.keys = stored.keys
        self.undos = stored.undos
        self.asked: dict[Seat, Asked] = {}
        self.table: AnyTable | None = None
        self._made: list[int] = []
        """The number of the entry that made each choice of the table."""
        self.updates.reset()
        if stored.record.started is not None and self.unplayable is None:
            self._begin(stored, game)
        self.unsaved: list[Step] = []
        """The steps that were made in memory and are not yet in the log."""
        self._changes = 0
        """How many steps were begun since the last `accept`, the failed ones included."""
        self.stale = False
        self.discard_views()

    def give_up(self, stored: Stored, why: Declined) -> None:
        """Become what is stored, without the game: it cannot be replayed."""
        self.unplayable = why
        self.take(stored)

    def _begin(self, stored: Stored, game: AnyTable | None) -> None:
        if game is not None:
            self.table = game
            self._note_asks(0, ())
        elif stored.snapshot is not None:
            at, snapshot = stored.snapshot
            self.table = Table.thaw(snapshot.table, ruleset=self.ruleset, data=self.data)
            self._made = [at] * len(self.table.choices)
            for seat, ask in self.table.pending.items():
                self.asked[seat] = Asked(ask, snapshot.asked.get(seat, at))
        else:
            # Players' names are kept nowhere but in the seats, so that they can be deleted.
            self.table = Table.start(
                self.ruleset,
                seats=self.players,
                automas=len(self.seats) - self.players,
                seed=self.record.seed,
                options=self.record.options,
                data=self.data,
                carried=self.record.carried,
                version=self.record.rules,
            )
            self._note_asks(0, ())
        for entry in stored.entries:
            self._follow(entry)

    @property
    def ruleset(self) -> AnyRuleset:
        """The rules; raises `Declined` if the table is unplayable."""
        self.check_playable()
        assert self._ruleset is not None
        return self._ruleset

    # Following the log

    def catch_up(
        self, record: TableRecord, seats: list[SeatRecord], entries: Sequence[Entry]
    ) -> None:
        """Apply what another process wrote."""
        for entry in entries:
            self._follow(entry)
            if entry.key is not None:
                self.keys[entry.key] = (entry.seat, entry.number)
            if entry.kind == "undo":
                self.undos.append(entry.number)
        self.follow_table(record, seats)

    def follow_change(self, change: TableChange) -> None:
        """Apply what this process wrote."""
        seats = list(self.seats)
        for seat in change.seats:
            seats[seat.seat] = seat
        if change.game is None:
            self.follow_table(change.record, seats)
        else:
            self.take(Stored(change.record, seats, None, [], {}, []), change.game)

    def follow_table(self, record: TableRecord, seats: list[SeatRecord]) -> None:
        """Take over what changed apart from the game."""
        if record.revision != self.record.revision:  # somebody may be gone: look all up again
            self.admitted.clear()
        self.record, self.seats = record, seats
        self.discard_views()

    def _follow(self, entry: Entry) -> None:
        assert self.table is not None
        if entry.kind == "choice":
            body = read_choice(entry.body)
            self.table.decide(body.seat, self._decode(body.option))
            self.note_choice(entry.number, body.seat)
        else:
            self.go_back(entry.number, entry.seat, read_undo(entry.body))

    def go_back(self, at: int, seat: Seat, undo: UndoBody) -> None:
        """Take choices back."""
        assert self.table is not None
        if undo.alone:
            taken = [number for number in self.table.undo_terms(seat).alone if number >= undo.to]
            self.table.undo(seat, len(taken))
            self._made = [made for n, made in enumerate(self._made) if n not in taken]
            self._note_asks(at, (seat,))
        else:
            # Everyone agreed, so everyone gets a new question; the hourglass only if one of its own
            # choices was taken back.
            back = {choice.seat for choice in self.table.choices[undo.to :]}
            self.table.rewind(undo.to)
            del self._made[undo.to :]
            self._note_asks(at, back.union(range(self.players)))
        self.updates.go_back(at, self.table.game.log)

    def note_choice(self, at: int, seat: Seat) -> None:
        """A seat has chosen."""
        self._made.append(at)
        self._note_asks(at, (seat,))

    def _note_asks(self, at: int, acted: Collection[Seat]) -> None:
        """Note since which entry each seat is asked its question. A seat that is asked the same as
        before has the same question still, whatever others did; one that acted has a new one."""
        assert self.table is not None
        before, self.asked = self.asked, {}
        for seat, ask in self.table.pending.items():
            was = before.get(seat)
            same = was if was is not None and _is_same(was.ask, ask) else None
            self.asked[seat] = Asked(ask, at if same is None or seat in acted else same.since)

    def discard_views(self) -> None:
        """Something changed: what was made so far is out of date."""
        self._readers: dict[tuple[str | None, Seat | None], Reader] = {}
        self._view: wire.TableView | None = None
        """The table as spectators saw it last."""
        self.updates.discard(self.seats)

    @property
    def is_settled(self) -> bool:
        """Whether the table in memory is as the log says, and nobody is changing it."""
        return not self.stale and not self.lock.locked()

    # Who is who

    @property
    def at(self) -> int:
        return self.record.length

    @property
    def next(self) -> int:
        """The number of the next entry."""
        return self.at + len(self.unsaved) + 1

    def seat_of(self, seat: Seat) -> SeatRecord:
        return self.seats[seat]

    def is_played(self, seat: Seat) -> bool:
        """Whether a seat is played by its person."""
        return 0 <= seat < len(self.seats) and is_played(self.seats[seat])

    @property
    def players(self) -> int:
        """The number of seats for people and bots. They are the first ones; automas come after."""
        return sum(seat.kind != "automa" for seat in self.seats)

    @property
    def people(self) -> list[Seat]:
        """The seats that people play."""
        return people_of(self.seats)

    @property
    def is_deserted(self) -> bool:
        """Whether everybody has left: then the bots rest until somebody comes back."""
        return is_deserted(self.seats)

    @property
    def rings(self) -> float | None:
        """When the game's own clock rings; None where it does not run."""
        record = self.record
        if record.hourglass is None or record.status != "playing" or self.is_deserted:
            return None
        return record.hourglass

    def online(self) -> set[str]:
        """The people who are there."""
        return {watcher.person for watcher in self.watchers if watcher.person is not None}

    def reader(self, person: str | None, eyes: Seat | None = None) -> Reader:
        """What a person is to the table; kept until the table changes, as it is asked often."""
        found = self._readers.get((person, eyes))
        if found is None:
            found = reader_of(self.record, self.seats, person, eyes)
            self._readers[person, eyes] = found
        return found

    def own_seat(self, person: str | None, seat: Seat | None) -> Seat:
        """The seat that a person means: the one they name, or their only one. Raises `Declined`."""
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
        """One of a person's seats, to answer for all of them: if possible one that they play."""
        own = self.reader(person).seats
        played = (seat for seat in own if self.is_played(seat))
        return self.own_seat(person, (*played, *own, None)[0])

    def admits(self, person: str | None, invite: str | None) -> bool:
        """Whether somebody may see the table, as far as memory can tell."""
        record = self.record
        return (
            record.public
            or invite == record.invite
            or person in self.admitted
            or self.reader(person).inside
        )

    def view(self, person: str | None) -> wire.TableView:
        return self.view_for(self.reader(person))

    def view_for(self, reader: Reader) -> wire.TableView:
        """The table as a reader sees it."""
        view = self._view = self._public_view()
        if self.unplayable is not None:
            told = wire.Unplayable(problem(self.unplayable), self.renewable)
            view = msgspec.structs.replace(view, unplayable=told)
        return view if reader is SPECTATOR else as_seen_by(view, reader, self.record.invite)

    def _public_view(self) -> wire.TableView:
        """The table as spectators see it. Of the last one a choice leaves nearly everything."""
        record, last = self.record, self._view
        if last is None or last.status != record.status:
            return table_view(record, self.seats, SPECTATOR, self.online())
        return msgspec.structs.replace(
            last, at=record.length, waiting=record.waiting, hourglass=record.hourglass
        )

    # Checking choices

    def check_playable(self) -> None:
        """Raise `Declined` if the game cannot be played on, or shown, here."""
        if self.unplayable is not None:
            raise self.unplayable.with_traceback(None)

    def check_playing(self) -> AnyTable:
        """The game; raises `Declined` unless it is in play."""
        if self.record.status in ("playing", "paused"):
            self.check_playable()
        if self.record.status == "playing" and self.table is not None:
            return self.table
        raise Declined(f"refusal-table-{self.record.status}", status=409)

    def check_played(self, seat: Seat) -> None:
        """Raise `Declined` if a bot plays the seat."""
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
        """Refuse a choice that answers an older question, and one that somebody else made first."""
        assert self.table is not None
        asked = self.asked.get(seat)
        if asked is None:
            raise self.table.why_not(seat, option)
        if not asked.since <= at <= self.at:
            raise Declined("refusal-moved-on", status=409, at=at, now=self.at)
        if self.table.racing and not self.table.offers(seat, option):
            self._check_taken(self.table, seat, at, option)

    def _check_taken(self, table: AnyTable, seat: Seat, at: int, option: Option) -> None:
        """Refuse what somebody else in the race has taken since ``at``, and name them."""
        for choice, made in zip(reversed(table.choices), reversed(self._made), strict=True):
            if made <= at:
                return
            if choice.option == option and choice.seat not in (seat, CLOCK):
                name = self.seats[choice.seat].name
                raise Declined("refusal-taken", status=409, player=name)

    def done(self, key: str | None, seat: Seat) -> int | None:
        """The number of the entry that already has this key."""
        if key is None or key not in self.keys:
            return None
        whose, number = self.keys[key]
        if whose != seat:
            raise Declined("refusal-key-used", status=409)
        return number

    # What an entry changes

    def step(self, entry: Entry) -> Step:
        """The step of an entry that was just made in memory: all that is to be written."""
        self.stale = True  # until it is written
        self._changes += 1
        step = self._step(entry)
        self.unsaved.append(step)
        return step

    def _step(self, entry: Entry) -> Step:
        table, record = self.table, self.record
        assert table is not None
        before = self.seats
        if self.unsaved:
            record, before = self.unsaved[-1].record, list(before)
            for seat in (seat for step in self.unsaved for seat in step.seats):
                before[seat.seat] = seat
        seats, deadline = before, record.deadline
        if table.finished or record.pace.kind != "none" or deadline is not None:
            seats = [msgspec.structs.replace(seat) for seat in before]
            counted = [seat for seat in clocks.timed(self.asked) if self.is_played(seat)]
            fresh = [seat for seat in counted if self.asked[seat].since == entry.number]
            clocks.set_clocks(record.pace, seats, counted, fresh, entry.time)
            deadline = clocks.next_deadline(seats)
        clock = self.asked.get(CLOCK)
        hourglass = clocks.run_hourglass(
            record.hourglass,
            table.pending,
            clock is not None and clock.since == entry.number,
            entry.time,
        )
        turned = hourglass != record.hourglass
        wish = record.undo
        if wish is not None and (entry.kind == "undo" or wish.by == entry.seat):
            wish = None
        record = msgspec.structs.replace(
            record,
            length=entry.number,
            waiting=waiting_for(table, seats),
            deadline=deadline,
            hourglass=hourglass,
            undo=wish,
        )
        if table.finished:
            self._finish(table, record, seats, entry.time)
        due = entry.number % SNAPSHOT_EVERY == 0 and not table.finished
        snapshot = self.snapshot() if due else None
        changed = [new for new, old in zip(seats, before, strict=True) if new != old]
        return Step(entry, record, changed, snapshot, turned)

    def snapshot(self) -> SnapshotBody:
        """The game as it stands."""
        assert self.table is not None
        since = {seat: asked.since for seat, asked in self.asked.items()}
        return SnapshotBody(self.table.freeze(), since)

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
        """The unsaved steps are in the log."""
        for step in self.unsaved:
            self._accept(step)
        self.stale = self._changes != len(self.unsaved)  # a step failed in between
        self.unsaved, self._changes = [], 0
        self.updates.go_on()  # who is who stays as it was

    def _accept(self, step: Step) -> None:
        self.record = step.record
        for seat in step.seats:
            self.seats[seat.seat] = seat
            self._view = None
        entry = step.entry
        if entry.key is not None:
            self.keys[entry.key] = (entry.seat, entry.number)
        if entry.kind == "undo":
            self.undos.append(entry.number)

    # Watching

    def notify_watchers(self) -> None:
        for watcher in tuple(self.watchers):
            watcher.notify()

    def update_for(
        self, reader: Reader, at: int, since: int, sections: wire.Language | None
    ) -> OutgoingUpdate:
        """The update for a reader who had ``since`` events when the table was at ``at``."""
        return self.updates.make(self, reader, at, since, sections)

    # Taking back

    def undo_view(self, reader: Reader) -> wire.UndoView:
        """What a reader may take back, and the wish that waits for consent."""
        seat = reader.seat
        request = self._undo_request()
        playing = self.record.status == "playing" and self.table is not None
        if not playing or seat is None or not self.is_played(seat):
            return wire.UndoView(None, None, request)
        alone, further = self.undo_terms(seat)
        return wire.UndoView(alone, further, request)

    def undo_terms(self, seat: Seat) -> tuple[int | None, int | None]:
        """The last choice of a seat: as the first of the two if it may be taken back alone, as the
        second if the others must agree."""
        assert self.table is not None
        last, alone = self.table.last_undo(seat)
        if last is None or alone or not self._has_others(seat):
            return last, None
        return None, last

    def _has_others(self, seat: Seat) -> bool:
        """Whether anybody else plays, who must agree when a seat goes back further."""
        person = self.seats[seat].person
        return any(is_played(other) and other.person != person for other in self.seats)

    def missing(self, wish: UndoWish) -> tuple[Seat, ...]:
        """The seats of people who have yet to agree. A person agrees once for all their seats; bots
        always agree."""
        agreed = {self.seats[seat].person for seat in wish.agreed}
        return tuple(seat for seat in self.people if self.seats[seat].person not in agreed)

    def _undo_request(self) -> wire.UndoRequest | None:
        wish = self.record.undo
        if wish is None:
            return None
        return wire.UndoRequest(wish.by, wish.to, self.missing(wish))

    # Bots

    def bot_to_move(self, seat: Seat, takeover: str, now: float) -> str | None:
        """The level of the bot that is to choose for a seat now, if one is: the seat's own, or the
        one that plays on for a person who has left or whose time is up. Some questions are left to
        people (`Table.leaves_to`)."""
        if self.record.status != "playing" or seat == CLOCK or seat not in self.asked:
            return None
        if self._decides(seat, now) or self.is_deserted:
            return None
        deciding = [other for other in range(len(self.seats)) if self._decides(other, now)]
        if self.table is not None and self.table.leaves_to(deciding, seat):
            return None
        return self.seats[seat].bot or takeover

    def _decides(self, seat: Seat, now: float) -> bool:
        """Whether a seat is played by its person, whose time is not up."""
        record = self.seats[seat]
        is_up = self.record.pace.timeout == "bot" and clocks.is_late(record, now)
        return is_played(record) and not is_up

    def is_still(self, seat: Seat, then: Asked) -> bool:
        """Whether a seat is still asked the same question."""
        now = self.asked.get(seat)
        return now is not None and now.since == then.since


def _is_same(was: Ask, now: Ask) -> bool:
    """Whether a seat is asked the same. The hourglass must also have the same options and time."""
    if now.seat != CLOCK:
        return was.is_like(now)
    return (
        was.is_like(now) and was.seconds == now.seconds and list(was.options) == list(now.options)
    )


def is_deserted(seats: Sequence[SeatRecord]) -> bool:
    """Whether everybody who sat there has left."""
    was_there = False
    for seat in seats:
        if seat.kind == "person":
            if seat.person and not seat.left:
                return False
            was_there = True
    return was_there


def is_played(seat: SeatRecord) -> bool:
    """Whether a seat is played by its person."""
    return bool(seat.kind == "person" and seat.person and not seat.left and not seat.forfeit)


def people_of(seats: Sequence[SeatRecord]) -> list[Seat]:
    """The seats that people play."""
    return [seat.seat for seat in seats if is_played(seat)]


def waiting_for(table: AnyTable, seats: Sequence[SeatRecord]) -> tuple[Seat, ...]:
    """The seats whose decision a table waits for: not the clock, and no bots that leave theirs to
    people."""
    return tuple(
        seat
        for seat in table.pending
        if seat != CLOCK and (is_played(seats[seat]) or not table.leaves_to(people_of(seats), seat))
    )
