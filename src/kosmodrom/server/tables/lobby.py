"""The lobby: people make tables, come and go, start games, pause them and play them again."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import and_, exists, or_, select

from kosmodrom.core.guide import YOU, find_guide
from kosmodrom.core.options import Seat
from kosmodrom.core.registry import find_game
from kosmodrom.core.table import Table
from kosmodrom.core.words import english
from kosmodrom.server import wire
from kosmodrom.server.database.models import SeatRow, TableRow
from kosmodrom.server.errors import Declined
from kosmodrom.server.tables import clocks
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.open_table import (
    OpenTable,
    fingerprint_of,
    is_deserted,
    is_played,
    waiting_for,
)
from kosmodrom.server.tables.records import (
    Overtaken,
    SeatRecord,
    TableChange,
    TableRecord,
)
from kosmodrom.server.tables.seats import (
    check_seating,
    given_name,
    open_seat,
    other_seat,
    own_seat,
    read_level,
    seats_of,
)
from kosmodrom.server.tables.undo import settle_wish
from kosmodrom.server.tables.views import reader_of, table_view

LISTED: Final = 100


class Lobby:
    """What people do at a table besides playing."""

    def __init__(self, hall: Hall) -> None:
        self.hall = self._hall = hall
        self._store = hall.store
        self._settings = hall.service.settings

    # Lists

    async def public_tables(
        self, game: str | None, status: str | None, person: str | None
    ) -> list[wire.TableView]:
        """Public tables in the lobby or in play, the newest first."""
        wanted = (status,) if status else ("lobby", "playing")
        query = select(TableRow).where(TableRow.public, TableRow.status.in_(wanted))
        if game is not None:
            query = query.where(TableRow.game == game)
        query = query.order_by(TableRow.created.desc()).limit(LISTED)
        return await self._views(query, person)

    async def own_tables(self, person: str) -> list[wire.TableView]:
        """The tables where a person sits or that they made, the newest first."""
        sits = exists().where(SeatRow.table == TableRow.id, SeatRow.person == person)
        made = and_(TableRow.host == person, TableRow.status == "lobby")
        query = select(TableRow).where(or_(sits, made)).order_by(TableRow.created.desc())
        return await self._views(query.limit(LISTED), person)

    async def recent_tables(self, number: int) -> list[wire.TableView]:
        """The newest tables of all, for the server's host."""
        query = select(TableRow).order_by(TableRow.created.desc()).limit(number)
        return await self._views(query, None)

    async def _views(self, query: Any, person: str | None) -> list[wire.TableView]:
        return [
            table_view(record, seats, reader_of(record, seats, person), self._online(record.id))
            for record, seats in await self._store.find_tables(query)
        ]

    def _online(self, table: str) -> set[str]:
        opened = self._hall.find(table)
        return opened.online() if opened is not None else set()

    # Making a table

    async def create_guided(self, person: str, game: str) -> wire.TableView:
        """Make and start the table of a game's guide."""
        guide = find_guide(find_game(game))
        if guide is None:
            raise Declined("error-no-guide", status=404, game=game)
        seats = tuple(
            wire.NewSeat("me") if level == YOU else wire.NewSeat("bot", level)
            for level in guide.seats
        )
        wish = wire.NewTable(game, seats, guide.options, start=True)
        return await self.create(person, wish, guide.seed)

    async def create(
        self, person: str, wish: wire.NewTable, seed: str | None = None
    ) -> wire.TableView:
        """Make a new table; without a ``seed`` one is drawn."""
        wish = _as_companion(wish)
        if wish.start and any(seat.kind == "open" for seat in wish.seats):
            raise Declined("error-start-open", status=409)
        ruleset = find_game(wish.game)
        ordered = sorted(wish.seats, key=lambda seat: seat.kind == "automa")
        while True:
            nickname = await self.check_room(person)
            seats: list[SeatRecord] = []
            for seat in ordered:
                if seat.kind == "me":
                    seats.append(own_seat(len(seats), person, nickname, seat.name, seats))
                else:
                    seats.append(other_seat(ruleset, len(seats), seat.kind, seat.bot))
            record = self.new_table(person, wish.game, seats, wish.options)
            record.pace, record.public, record.hints = wish.pace, wish.public, wish.hints
            record.seed = seed or record.seed
            if wish.start:
                await self._check_bots(person, seats)
            with contextlib.suppress(Overtaken):
                await self._store.add(record, seats)
                break
        if wish.start:
            return await self.start(record.id, person)
        return await self._hall.view(await self._hall.look(record.id), person)

    async def check_room(self, person: str) -> str:
        """Raise `Declined` unless a person may make another table; returns their nickname."""
        limits = self._settings.limits
        maker = await self._store.maker(person)
        if maker.tables >= limits.tables_per_person:
            raise Declined("error-own-tables", status=429, limit=limits.tables_per_person)
        if maker.all_tables >= limits.tables:
            raise Declined("error-tables", status=429, limit=limits.tables)
        return _still_there(maker.nickname)

    def new_table(
        self,
        host: str,
        game: str,
        seats: Sequence[SeatRecord],
        options: dict[str, bool | int | str],
    ) -> TableRecord:
        """A new table in the lobby for these seats, not yet stored."""
        ruleset = find_game(game)
        data = ruleset.load(self._settings.overlay)
        chosen = check_seating(ruleset, seats, options, data)
        return TableRecord(
            id=secrets.token_hex(8),
            game=game,
            rules=ruleset.version,
            data=fingerprint_of(ruleset.data_for(data, chosen)),
            options=msgspec.to_builtins(chosen),
            seed=secrets.token_hex(16),
            status="lobby",
            public=False,
            invite=new_invite(),
            host=host,
            pace=wire.Pace(),
            created=self._hall.now(),
        )

    # Coming and going

    async def join(self, table: str, person: str, join: wire.Join) -> wire.TableView:
        """Take a free seat, or come back to your own."""

        async def plan(opened: OpenTable) -> TableChange | None:
            return await self._join(opened, person, join)

        return await self._hall.change_table(table, person, plan)

    async def _join(self, opened: OpenTable, person: str, join: wire.Join) -> TableChange | None:
        await self._hall.check_admitted(opened, person, join.invite)
        own = seats_of(opened, person)
        if own and (join.seat is None or any(seat.seat == join.seat for seat in own)):
            return self._come_back(opened, own, join.seat)
        return await self._sit_down(opened, person, join, own)

    def _come_back(
        self, opened: OpenTable, own: Sequence[SeatRecord], wanted: Seat | None
    ) -> TableChange | None:
        left = [seat for seat in own if seat.left and wanted in (None, seat.seat)]
        if not left or opened.record.status not in ("playing", "paused"):
            return None
        if all(seat.forfeit for seat in left):
            raise Declined("refusal-forfeit", status=409)
        now = self._hall.now()
        back = [
            msgspec.structs.replace(seat, left=False, bot=None) for seat in left if not seat.forfeit
        ]
        for seat in back:
            if seat.seat in clocks.timed(opened.asked):
                clocks.start_clock(opened.record.pace, seat, now)
        return in_play(opened, back, now)

    async def _sit_down(
        self, opened: OpenTable, person: str, join: wire.Join, own: Sequence[SeatRecord]
    ) -> TableChange:
        record, wanted = opened.record, join.seat
        if record.status != "lobby":
            raise Declined(f"refusal-join-{record.status}", status=409)
        newcomer = await self._store.newcomer(record.id, person)
        if join.invite != record.invite and newcomer.was_removed:
            raise Declined("refusal-removed", status=403)
        limit = self._settings.limits.tables_per_person
        if not own and newcomer.tables >= limit:
            raise Declined("error-own-tables", status=429, limit=limit)
        free = await self._free_seats(opened, person)
        if wanted is not None:
            if not 0 <= wanted < len(opened.seats):
                raise Declined("error-no-seat", status=404, seat=wanted)
            free = [seat for seat in free if seat == wanted]
        if not free:
            raise Declined(
                "refusal-seat-taken" if wanted is not None else "refusal-full", status=409
            )
        names = {free[0]: join.name}
        if wanted is None and join.name is None:
            # All those that they had before, with the names that were given for them.
            had = {seat.seat: given_name(seat) for seat in newcomer.former if seat.seat in free}
            names = had or names
        nickname = _still_there(newcomer.nickname)
        taken: list[SeatRecord] = []
        for seat, name in names.items():
            taken.append(own_seat(seat, person, nickname, name, [*own, *taken]))
        return TableChange(msgspec.structs.replace(record), taken, seated=person)

    async def _free_seats(self, opened: OpenTable, person: str) -> list[Seat]:
        """The seats that a person may take: in a chapter of a campaign only their own."""
        free = [seat.seat for seat in opened.seats if seat.kind == "open"]
        if opened.record.campaign is None:
            return free
        own = await self._store.chapter_seats(opened.record.campaign, person)
        if not own:
            raise Declined("refusal-join-chapter", status=403)
        return [seat for seat in free if seat in own]

    async def leave(self, table: str, person: str, seat: Seat | None = None) -> wire.TableView:
        """Leave a table with all your seats, or with one of them: before the start the seat is
        free again, later a bot plays on."""

        async def plan(opened: OpenTable) -> TableChange:
            if seat is not None:
                opened.own_seat(person, seat)
            own = [held for held in seats_of(opened, person) if seat in (None, held.seat)]
            own = [held for held in own if not held.left]
            if not own:
                raise Declined("refusal-not-at-table", status=409)
            match opened.record.status:
                case "lobby":
                    return self._leave_lobby(opened, person, own)
                case "playing" | "paused":
                    return self._leave_game(opened, own)
                case status:
                    raise Declined(f"refusal-table-{status}", status=409)

        view = await self._hall.change_table(table, person, plan)
        opened = await self._hall.look(table)
        if not opened.borrowed:
            await settle_wish(self._hall, opened)
        return view

    def _leave_lobby(
        self, opened: OpenTable, person: str, own: Sequence[SeatRecord]
    ) -> TableChange:
        record = msgspec.structs.replace(opened.record)
        if len(own) == len(seats_of(opened, person)):
            others = [seat.person for seat in opened.seats if seat.person not in (None, person)]
            if not others:
                record.status, record.ended = "closed", self._hall.now()
            elif record.host == person and record.campaign is None:  # a chapter keeps its host
                record.host = others[0]
        return TableChange(record, [open_seat(seat.seat) for seat in own])

    def _leave_game(self, opened: OpenTable, own: Sequence[SeatRecord]) -> TableChange:
        now = self._hall.now()
        gone = [
            msgspec.structs.replace(seat, left=True, bot=seat.bot or self._settings.takeover)
            for seat in own
        ]
        for seat in gone:
            clocks.stop_clock(opened.record.pace, seat, now)
        change = in_play(opened, gone, now)
        left = {seat.seat: seat for seat in gone}
        if opened.unplayable is not None and is_deserted(
            [left.get(seat.seat, seat) for seat in opened.seats]
        ):
            return self._closed(opened, change)  # nobody will come back to it
        return change

    async def change_seat(
        self, table: str, person: str, number: Seat, change: wire.ChangeSeat
    ) -> wire.TableView:
        """The host changes a seat: before the start any but their own; later only the bot that
        plays for somebody. A person who loses their last seat is removed, and the table gets a new
        invitation, because they know the old one."""

        async def plan(opened: OpenTable) -> TableChange:
            self._check_host(opened, person)
            if not 0 <= number < len(opened.seats):
                raise Declined("error-no-seat", status=404, seat=number)
            was = opened.seats[number]
            if change.person is not msgspec.UNSET and change.person != was.person:
                raise Declined("refusal-seat-changed", status=409)
            if opened.record.status == "lobby":
                return self._rearrange(opened, was, change)
            is_bots = was.left or was.kind == "bot"
            playing = opened.record.status in ("playing", "paused")
            if not playing or not is_bots or change.kind != "bot":
                raise Declined("refusal-seat-in-play", status=409)
            new = msgspec.structs.replace(was, bot=read_level(change.bot))
            return in_play(opened, [new], self._hall.now())

        return await self._hall.change_table(table, person, plan)

    def _rearrange(
        self, opened: OpenTable, was: SeatRecord, change: wire.ChangeSeat
    ) -> TableChange:
        number = was.seat
        if opened.record.campaign is not None and "automa" in (was.kind, change.kind):
            raise Declined("refusal-campaign-seat", status=409)
        new = other_seat(opened.ruleset, number, change.kind, change.bot)
        seats = [*opened.seats[:number], new, *opened.seats[number + 1 :]]
        check_seating(opened.ruleset, seats, opened.record.options, opened.data)
        record = msgspec.structs.replace(opened.record)
        if was.person is None:
            return TableChange(record, [new])
        if was.person == record.host:
            raise Declined("refusal-own-seat", status=409)
        if len(seats_of(opened, was.person)) > 1:
            return TableChange(record, [new])
        record.invite = new_invite()
        return TableChange(record, [new], removed=was.person)

    # Beginning, pausing, ending

    async def start(self, table: str, person: str) -> wire.TableView:
        async def plan(opened: OpenTable) -> TableChange:
            self._check_host(opened, person)
            return await self._begin(opened, opened.seats)

        return await self._hall.change_table(table, person, plan)

    async def _begin(self, opened: OpenTable, sitting: Sequence[SeatRecord]) -> TableChange:
        """Begin the game, with those who are ``sitting`` there then."""
        if opened.record.status != "lobby":
            raise Declined("refusal-started", status=409)
        opened.check_playable()
        if _is_waiting(sitting):
            raise Declined("error-start-open", status=409)
        check_seating(opened.ruleset, sitting, opened.record.options, opened.data)
        await self._check_bots(opened.record.host, sitting)
        now = self._hall.now()
        record = msgspec.structs.replace(opened.record, status="playing", started=now)
        game: Table[Any, Any, Any] = Table.start(
            opened.ruleset,
            seats=opened.players,
            automas=len(opened.seats) - opened.players,
            seed=record.seed,
            options=record.options,
            data=opened.data,
            carried=record.carried,
        )
        seats = [msgspec.structs.replace(seat) for seat in sitting]
        asked = [seat for seat in clocks.timed(game.pending) if is_played(seats[seat])]
        clocks.fill_bank(record.pace, seats)
        clocks.set_clocks(record.pace, seats, asked, asked, now)
        record.waiting = waiting_for(game, seats)
        record.deadline = clocks.next_deadline(seats)
        record.hourglass = clocks.run_hourglass(None, game.pending, True, now)
        return TableChange(record, seats, game=game)

    async def _check_bots(self, host: str | None, seats: Sequence[SeatRecord]) -> None:
        """Limit how many games of bots alone one person has running: they never wait for
        anybody."""
        limit = self._settings.limits.bot_tables
        if host is None or any(seat.kind == "person" for seat in seats):
            return
        if await self._store.count_bot_tables(host) >= limit:
            raise Declined("error-bot-tables", status=429, limit=limit)

    async def pause(self, table: str, person: str) -> wire.TableView:
        """Stop the game and its clocks. Anyone at the table may do this."""

        async def plan(opened: OpenTable) -> TableChange:
            self._check_seated(opened, person)
            opened.check_playing()
            now = self._hall.now()
            return TableChange(
                msgspec.structs.replace(opened.record, status="paused", paused=now, deadline=None)
            )

        return await self._hall.change_table(table, person, plan)

    async def resume(self, table: str, person: str) -> wire.TableView:
        async def plan(opened: OpenTable) -> TableChange:
            self._check_seated(opened, person)
            if opened.record.status != "paused":
                raise Declined("refusal-not-paused", status=409)
            opened.check_playable()
            now = self._hall.now()
            pause = now - (opened.record.paused or now)
            seats = [msgspec.structs.replace(seat) for seat in opened.seats]
            clocks.shift_clocks(seats, pause)
            record = msgspec.structs.replace(
                opened.record,
                status="playing",
                paused=None,
                deadline=clocks.next_deadline(seats),
                hourglass=clocks.shift(opened.record.hourglass, pause),
            )
            return TableChange(record, seats)

        return await self._hall.change_table(table, person, plan)

    async def close(self, table: str, person: str) -> wire.TableView:
        """The table's host ends it without a result."""

        async def plan(opened: OpenTable) -> TableChange:
            self._check_host(opened, person)
            if opened.record.status in ("finished", "closed"):
                raise Declined(f"refusal-table-{opened.record.status}", status=409)
            chapter = opened.record.campaign is not None and opened.record.status != "lobby"
            if chapter and opened.unplayable is None:
                raise Declined("refusal-close-chapter", status=409)
            return self._closed(opened)

        return await self._hall.change_table(table, person, plan)

    async def end(self, table: str) -> None:
        """Close a table in any state, without a result."""

        async def plan(opened: OpenTable) -> TableChange | None:
            over = opened.record.status in ("finished", "closed")
            return None if over else self._closed(opened)

        await self._hall.change_table(table, None, plan)

    def _closed(self, opened: OpenTable, change: TableChange | None = None) -> TableChange:
        """Close a table, together with another change."""
        change = change or TableChange(msgspec.structs.replace(opened.record))
        record = change.record
        record.status, record.ended, record.deadline = "closed", self._hall.now(), None
        return change

    async def rematch(self, table: str, person: str) -> wire.TableView:
        """The same game again with the same people: the first person to ask makes the table, the
        others join it, and the last one starts it. A game that cannot go on here need not have
        been finished."""

        async def plan(opened: OpenTable) -> TableChange | None:
            if not seats_of(opened, person):
                raise Declined("refusal-not-at-table", status=403)
            halted = opened.record.status == "paused" and opened.unplayable is not None
            if opened.record.status != "finished" and not halted:
                raise Declined("refusal-not-finished", status=409)
            if opened.record.campaign is not None:
                raise Declined("refusal-rematch-chapter", status=409)
            if await self._is_awaited(opened.record.rematch):
                return None
            again, seats = await self._again(opened, person)
            record = msgspec.structs.replace(opened.record, rematch=again.id)
            return TableChange(record, following=(again, seats))

        following = self._known_rematch(table, person)
        if following is None:
            following = (await self._hall.change_table(table, person, plan)).rematch
        assert following is not None
        return await self.take_part(following, person)

    def _known_rematch(self, table: str, person: str) -> str | None:
        """The rematch of a table where a person sat, if both tables are in memory."""
        opened = self._hall.find(table)
        if opened is None or not opened.is_settled or not seats_of(opened, person):
            return None
        following = self._hall.find(opened.record.rematch or "")
        is_awaited = following is not None and following.record.status != "closed"
        return opened.record.rematch if is_awaited else None

    async def _is_awaited(self, rematch: str | None) -> bool:
        """Whether there is a rematch that was not closed: one can still join it, or see it."""
        if rematch is None:
            return False
        table, _ = await self._store.find_table(rematch)
        return table.status != "closed"

    async def take_part(self, table: str, person: str) -> wire.TableView:
        """Join a table that goes on with the same people, and start it if nobody is missing."""

        async def join(opened: OpenTable) -> TableChange | None:
            change = await self._join(opened, person, wire.Join())
            if opened.unplayable is not None:  # they may join it all the same
                return change
            seats = list(opened.seats)
            for seat in change.seats if change is not None else ():
                seats[seat.seat] = seat
            if opened.record.status != "lobby" or _is_waiting(seats):
                return change
            begun = await self._begin(opened, seats)
            begun.seated = change.seated if change is not None else None
            return begun

        async def start(opened: OpenTable) -> TableChange:
            return await self._begin(opened, opened.seats)

        opened = self._hall.find(table)
        if opened is not None and _waits_for_others(opened, person):
            return opened.view(person)
        view = await self._hall.change_table(table, person, join)
        if view.status == "lobby" and all(seat.kind != "open" for seat in view.seats):
            return await self._hall.change_table(table, person, start)  # which says why it cannot
        return view

    async def _again(self, opened: OpenTable, person: str) -> tuple[TableRecord, list[SeatRecord]]:
        nickname = await self.check_room(person)
        old = opened.record
        seats: list[SeatRecord] = []
        for seat in opened.seats:
            if seat.person == person:
                seats.append(own_seat(seat.seat, person, nickname, given_name(seat), seats))
            elif seat.kind in ("bot", "automa"):
                seats.append(SeatRecord(seat.seat, seat.kind, seat.name, bot=seat.bot))
            else:
                seats.append(open_seat(seat.seat))
        record = self.new_table(person, old.game, seats, old.options)
        record.server = old.server  # where those who go on are connected already
        record.pace, record.public, record.hints = old.pace, old.public, old.hints
        return record, seats

    def _check_host(self, opened: OpenTable, person: str) -> None:
        if opened.record.host != person:
            raise Declined("refusal-host-only", status=403)

    def _check_seated(self, opened: OpenTable, person: str) -> None:
        if not opened.reader(person).seats:
            raise Declined("refusal-not-at-table", status=403)


def _as_companion(wish: wire.NewTable) -> wire.NewTable:
    """A companion has all the time in the world and no bots to give hints. Its seat has the name
    of the one it plays for, so that no game counts for whoever has the device."""
    ruleset = find_game(wish.game)
    if not ruleset.companion_of:
        return wish
    name = english(ruleset.package)(f"{ruleset.name_message}.seat")
    seats = tuple(
        msgspec.structs.replace(seat, name=seat.name or name) if seat.kind == "me" else seat
        for seat in wish.seats
    )
    return msgspec.structs.replace(wish, seats=seats, pace=wire.Pace(), public=False, hints=False)


def _still_there(nickname: str | None) -> str:
    """Somebody's nickname; raises `Declined` if they have deleted themselves."""
    if nickname is None:
        raise Declined("error-sign-in", status=401)
    return nickname


def _is_waiting(seats: Sequence[SeatRecord]) -> bool:
    """Whether a table waits for somebody to sit down."""
    return any(seat.kind == "open" for seat in seats)


def _waits_for_others(opened: OpenTable, person: str) -> bool:
    """Whether a person sits at a table where somebody is still missing."""
    is_there = opened.is_settled and bool(opened.reader(person).seats)
    return is_there and _is_waiting(opened.seats)


def new_invite() -> str:
    """The secret code of an invitation."""
    return secrets.token_urlsafe(12)


def in_play(opened: OpenTable, changed: Sequence[SeatRecord], now: float) -> TableChange:
    """Change seats in the middle of a game. The hourglass stands still while everybody is away."""
    seats = list(opened.seats)
    for seat in changed:
        seats[seat.seat] = seat
    record = msgspec.structs.replace(opened.record)
    if opened.table is not None:
        record.waiting = waiting_for(opened.table, seats)
    if record.status == "playing":
        record.deadline = clocks.next_deadline(seats)
        if opened.is_deserted:
            record.hourglass = clocks.shift(record.hourglass, now - (record.paused or now))
        record.paused = now if is_deserted(seats) else None
    return TableChange(record, changed)
