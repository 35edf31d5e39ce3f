"""The lobby: tables are made, people come and go, games begin, pause and are played again."""

from __future__ import annotations

import contextlib
import itertools
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import and_, exists, or_, select

from kosmodrom.bots import BOTS, UnknownBot
from kosmodrom.core.form import read_options
from kosmodrom.core.history import data_fingerprint
from kosmodrom.core.options import Seat
from kosmodrom.core.registry import find_game
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.core.table import Table
from kosmodrom.server import wire
from kosmodrom.server.database.models import SeatRow, TableRow
from kosmodrom.server.errors import Declined
from kosmodrom.server.tables import clocks
from kosmodrom.server.tables.hall import Arrangement, Hall
from kosmodrom.server.tables.names import OPEN_NAME, read_nickname
from kosmodrom.server.tables.open_table import OpenTable, is_deserted, waiting_for
from kosmodrom.server.tables.store import Overtaken, SeatRecord, TableRecord, numbered
from kosmodrom.server.tables.views import reader_of, table_view

BOT_NAMES: Final = ("Vega", "Orion", "Lyra", "Altair", "Mira", "Rigel", "Nova", "Sirius")
"""What a bot at each seat is called, in every language."""
AUTOMA_NAMES: Final = (
    "Sputnik",
    "Luna",
    "Voyager",
    "Viking",
    "Mariner",
    "Pioneer",
    "Galileo",
    "Cassini",
)
"""What an automa at each seat is called, in every language."""
LISTED: Final = 100


class Lobby:
    """What people do at tables besides playing."""

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
        """The tables at which a person sits or that they made, the newest first."""
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
            for record, seats in await self._store.listed(query)
        ]

    def _online(self, table: str) -> set[str]:
        opened = self._hall.find(table)
        return opened.online() if opened is not None else set()

    # Making a table

    async def create(self, person: str, wish: wire.NewTable) -> wire.TableView:
        """A new table, as wished for."""
        await self.check_room(person)
        if wish.start and any(seat.kind == "open" for seat in wish.seats):
            raise Declined("error-start-open", status=409)
        ordered = sorted(wish.seats, key=lambda seat: seat.kind == "automa")
        while True:
            nickname = await self._hall.nickname(person)
            seats: list[SeatRecord] = []
            for seat in ordered:
                if seat.kind == "me":
                    seats.append(own_seat(len(seats), person, nickname, seat.name, seats))
                else:
                    seats.append(other_seat(len(seats), seat.kind, seat.bot))
            record = self.new_table(person, wish.game, seats, wish.options)
            record.pace, record.public = wish.pace, wish.public
            if wish.start:
                await self._check_bots(person, seats)
            with contextlib.suppress(Overtaken):
                await self._store.add(record, seats)
                break
        if wish.start:
            return await self.start(record.id, person)
        return await self._hall.view(await self._hall.open(record.id), person)

    async def check_room(self, person: str) -> None:
        limits = self._settings.limits
        if await self._store.count_open(person) >= limits.tables_per_person:
            raise Declined("error-own-tables", status=429, limit=limits.tables_per_person)
        if await self._store.count_open() >= limits.tables:
            raise Declined("error-tables", status=429, limit=limits.tables)

    def new_table(
        self,
        host: str,
        game: str,
        seats: Sequence[SeatRecord],
        options: dict[str, bool | int | str],
    ) -> TableRecord:
        """A table in the lobby that these seats can play, not yet stored."""
        ruleset = find_game(game)
        chosen = check_seating(ruleset, seats, options)
        data = ruleset.load(self._settings.overlay)
        return TableRecord(
            id=secrets.token_hex(8),
            game=game,
            rules=ruleset.version,
            data=data_fingerprint(data),
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
        """Take a free seat, or come back to one's own."""

        async def judge(opened: OpenTable) -> Arrangement | None:
            await self._hall.check_admitted(opened, person, join.invite)
            own = seats_of(opened, person)
            if own and (join.seat is None or any(seat.seat == join.seat for seat in own)):
                return self._come_back(opened, own, join.seat)
            return await self._sit_down(opened, person, join, own)

        return await self._hall.arrange(table, person, judge)

    def _come_back(
        self, opened: OpenTable, own: Sequence[SeatRecord], wanted: Seat | None
    ) -> Arrangement | None:
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
    ) -> Arrangement:
        record, wanted = opened.record, join.seat
        if record.status != "lobby":
            raise Declined(f"refusal-join-{record.status}", status=409)
        if join.invite != record.invite and await self._store.was_removed(record.id, person):
            raise Declined("refusal-removed", status=403)
        limit = self._settings.limits.tables_per_person
        if not own and await self._store.count_open(person) >= limit:
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
            names = await self._former_names(opened, person, free) or names
        nickname = await self._hall.nickname(person)
        taken: list[SeatRecord] = []
        for seat, name in names.items():
            taken.append(own_seat(seat, person, nickname, name, [*own, *taken]))
        return Arrangement(msgspec.structs.replace(record), taken, seated=person)

    async def _free_seats(self, opened: OpenTable, person: str) -> list[Seat]:
        """The seats that a person may take: in a chapter of a campaign only their own."""
        free = [seat.seat for seat in opened.seats if seat.kind == "open"]
        if opened.record.campaign is None:
            return free
        own = await self._store.chapter_seats(opened.record.campaign, person)
        if not own:
            raise Declined("refusal-join-chapter", status=403)
        return [seat for seat in free if seat in own]

    async def _former_names(
        self, opened: OpenTable, person: str, free: Sequence[Seat]
    ) -> dict[Seat, str | None]:
        """The free seats that a person had in the game before, with the names given for them."""
        former = await self._store.listed(
            select(TableRow).where(TableRow.rematch == opened.record.id)
        )
        had = [seat for _, seats in former for seat in seats if seat.person == person]
        return {seat.seat: given_name(seat) for seat in had if seat.seat in free}

    async def leave(self, table: str, person: str, seat: Seat | None = None) -> wire.TableView:
        """Leave a table with all one's seats, or with one: before the start it is free again, later
        a bot plays on."""

        async def judge(opened: OpenTable) -> Arrangement:
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

        view = await self._hall.arrange(table, person, judge)
        await self._hall.settle_wish(await self._hall.open(table))
        return view

    def _leave_lobby(
        self, opened: OpenTable, person: str, own: Sequence[SeatRecord]
    ) -> Arrangement:
        record = msgspec.structs.replace(opened.record)
        if record.host == person and len(own) == len(seats_of(opened, person)):
            others = [seat.person for seat in opened.seats if seat.person not in (None, person)]
            if others:
                record.host = others[0]
            else:
                record.status, record.ended = "closed", self._hall.now()
        return Arrangement(record, [other_seat(seat.seat, "open") for seat in own])

    def _leave_game(self, opened: OpenTable, own: Sequence[SeatRecord]) -> Arrangement:
        now = self._hall.now()
        gone = [
            msgspec.structs.replace(seat, left=True, bot=seat.bot or self._settings.takeover)
            for seat in own
        ]
        for seat in gone:
            clocks.stop_clock(opened.record.pace, seat, now)
        return in_play(opened, gone, now)

    async def change_seat(
        self, table: str, person: str, number: Seat, change: wire.ChangeSeat
    ) -> wire.TableView:
        """What the host makes of a seat: before the start any but their own; later another bot
        for a person who has left. Whoever has no other seat before the start is removed: the table
        gets another invitation, for the old one is theirs too."""

        async def judge(opened: OpenTable) -> Arrangement:
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

        return await self._hall.arrange(table, person, judge)

    def _rearrange(
        self, opened: OpenTable, was: SeatRecord, change: wire.ChangeSeat
    ) -> Arrangement:
        number = was.seat
        new = other_seat(number, change.kind, change.bot)
        seats = [*opened.seats[:number], new, *opened.seats[number + 1 :]]
        check_seating(opened.ruleset, seats, opened.record.options)
        record = msgspec.structs.replace(opened.record)
        if was.person is None:
            return Arrangement(record, [new])
        if was.person == record.host:
            raise Declined("refusal-own-seat", status=409)
        if len(seats_of(opened, was.person)) > 1:
            return Arrangement(record, [new])
        record.invite = new_invite()
        return Arrangement(record, [new], removed=was.person)

    # Beginning, pausing, ending

    async def start(self, table: str, person: str) -> wire.TableView:
        async def judge(opened: OpenTable) -> Arrangement:
            self._check_host(opened, person)
            return await self._begin(opened)

        return await self._hall.arrange(table, person, judge)

    async def _begin(self, opened: OpenTable) -> Arrangement:
        if opened.record.status != "lobby":
            raise Declined("refusal-started", status=409)
        if any(seat.kind == "open" for seat in opened.seats):
            raise Declined("error-start-open", status=409)
        check_seating(opened.ruleset, opened.seats, opened.record.options)
        await self._check_bots(opened.record.host, opened.seats)
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
        seats = [msgspec.structs.replace(seat) for seat in opened.seats]
        asked = [seat for seat in clocks.timed(game.pending) if opened.is_played(seat)]
        clocks.fill_bank(record.pace, seats)
        clocks.set_clocks(record.pace, seats, asked, asked, now)
        record.waiting = waiting_for(game)
        record.deadline = clocks.next_deadline(seats)
        record.hourglass = clocks.run_hourglass(None, game.pending, True, now)
        return Arrangement(record, seats)

    async def _check_bots(self, host: str | None, seats: Sequence[SeatRecord]) -> None:
        """A game of bots alone never waits for anybody: only a few of them run for one person."""
        limit = self._settings.limits.bot_tables
        if host is None or any(seat.kind == "person" for seat in seats):
            return
        if await self._store.count_bot_tables(host) >= limit:
            raise Declined("error-bot-tables", status=429, limit=limit)

    async def pause(self, table: str, person: str) -> wire.TableView:
        """Stop the game and its clocks; anyone at the table may."""

        async def judge(opened: OpenTable) -> Arrangement:
            self._check_seated(opened, person)
            opened.check_playing()
            now = self._hall.now()
            return Arrangement(
                msgspec.structs.replace(opened.record, status="paused", paused=now, deadline=None)
            )

        return await self._hall.arrange(table, person, judge)

    async def resume(self, table: str, person: str) -> wire.TableView:
        async def judge(opened: OpenTable) -> Arrangement:
            self._check_seated(opened, person)
            if opened.record.status != "paused":
                raise Declined("refusal-not-paused", status=409)
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
            return Arrangement(record, seats)

        return await self._hall.arrange(table, person, judge)

    async def close(self, table: str, person: str) -> wire.TableView:
        """The table's host ends it without a result."""

        async def judge(opened: OpenTable) -> Arrangement:
            self._check_host(opened, person)
            if opened.record.status in ("finished", "closed"):
                raise Declined(f"refusal-table-{opened.record.status}", status=409)
            if opened.record.campaign is not None and opened.record.status != "lobby":
                raise Declined("refusal-close-chapter", status=409)
            return self._closed(opened)

        return await self._hall.arrange(table, person, judge)

    async def end(self, table: str) -> None:
        """End a table without a result, whatever it is at."""

        async def judge(opened: OpenTable) -> Arrangement | None:
            over = opened.record.status in ("finished", "closed")
            return None if over else self._closed(opened)

        await self._hall.arrange(table, None, judge)

    def _closed(self, opened: OpenTable) -> Arrangement:
        now = self._hall.now()
        return Arrangement(
            msgspec.structs.replace(opened.record, status="closed", ended=now, deadline=None)
        )

    async def rematch(self, table: str, person: str) -> wire.TableView:
        """The same game again, for the same people: the first to ask makes the table, everyone
        else joins it, and the last one starts it."""

        async def judge(opened: OpenTable) -> Arrangement | None:
            if not seats_of(opened, person):
                raise Declined("refusal-not-at-table", status=403)
            if opened.record.status != "finished":
                raise Declined("refusal-not-finished", status=409)
            if opened.record.campaign is not None:
                raise Declined("refusal-rematch-chapter", status=409)
            if opened.record.rematch is not None:
                return None
            again, seats = await self._again(opened, person)
            record = msgspec.structs.replace(opened.record, rematch=again.id)
            return Arrangement(record, following=(again, seats))

        following = (await self._hall.arrange(table, person, judge)).rematch
        assert following is not None
        return await self.take_part(following, person)

    async def take_part(self, table: str, person: str) -> wire.TableView:
        """Join a table that goes on with the same people, and start it if nobody is missing."""

        async def start(opened: OpenTable) -> Arrangement | None:
            waits = any(seat.kind == "open" for seat in opened.seats)
            return None if waits or opened.record.status != "lobby" else await self._begin(opened)

        await self.join(table, person, wire.Join())
        return await self._hall.arrange(table, person, start)

    async def _again(self, opened: OpenTable, person: str) -> tuple[TableRecord, list[SeatRecord]]:
        await self.check_room(person)
        old = opened.record
        nickname = await self._hall.nickname(person)
        seats: list[SeatRecord] = []
        for seat in opened.seats:
            if seat.person == person:
                seats.append(own_seat(seat.seat, person, nickname, given_name(seat), seats))
            elif seat.kind in ("bot", "automa"):
                seats.append(SeatRecord(seat.seat, seat.kind, seat.name, bot=seat.bot))
            else:
                seats.append(other_seat(seat.seat, "open"))
        record = self.new_table(person, old.game, seats, old.options)
        record.pace, record.public = old.pace, old.public
        return record, seats

    def _check_host(self, opened: OpenTable, person: str) -> None:
        if opened.record.host != person:
            raise Declined("refusal-host-only", status=403)

    def _check_seated(self, opened: OpenTable, person: str) -> None:
        if not opened.reader(person).seats:
            raise Declined("refusal-not-at-table", status=403)


def new_invite() -> str:
    """The code of an invitation: nobody guesses it."""
    return secrets.token_urlsafe(12)


def in_play(opened: OpenTable, changed: Sequence[SeatRecord], now: float) -> Arrangement:
    """Seats are changed in the middle of a game. The hourglass stands still while everybody is
    away."""
    seats = list(opened.seats)
    for seat in changed:
        seats[seat.seat] = seat
    record = msgspec.structs.replace(opened.record)
    if record.status == "playing":
        record.deadline = clocks.next_deadline(seats)
        if opened.is_deserted:
            record.hourglass = clocks.shift(record.hourglass, now - (record.paused or now))
        record.paused = now if is_deserted(seats) else None
    return Arrangement(record, changed)


def seats_of(opened: OpenTable, person: str) -> list[SeatRecord]:
    """The seats of a person, also those that they have left."""
    return [seat for seat in opened.seats if seat.person == person]


def own_seat(
    number: Seat, person: str, nickname: str, name: str | None, others: Sequence[SeatRecord]
) -> SeatRecord:
    """A seat for a person, or for somebody else at their device who has a name of their own."""
    if name is not None:
        return SeatRecord(number, "person", read_nickname(name), person, named=True)
    taken = {seat.name for seat in others if seat.person == person}
    names = (numbered(nickname, count) for count in itertools.count(1))
    return SeatRecord(number, "person", next(n for n in names if n not in taken), person)


def other_seat(
    number: Seat, kind: Literal["open", "bot", "automa"], bot: str | None = None
) -> SeatRecord:
    match kind:
        case "bot":
            return SeatRecord(number, "bot", BOT_NAMES[number], bot=read_level(bot))
        case "open":
            return SeatRecord(number, "open", OPEN_NAME)
        case "automa":
            return SeatRecord(number, "automa", AUTOMA_NAMES[number])


def given_name(seat: SeatRecord) -> str | None:
    return seat.name if seat.named else None


def check_seating(
    ruleset: Ruleset[Any, Any, Any], seats: Sequence[SeatRecord], options: Mapping[str, Any]
) -> Any:
    """The options of a game that these seats can play; else the error that says why not."""
    automas = sum(seat.kind == "automa" for seat in seats)
    players = len(seats) - automas
    if any(seat.kind == "automa" for seat in seats[:players]):
        raise Declined("refusal-automa-last", status=409)
    ruleset.check_seats(players, automas)
    return read_options(ruleset, options, players, automas)


def read_level(level: str | None) -> str:
    """A bot's level; raises `UnknownBot` for a name that no bot has."""
    level = level or "greedy"
    if level not in BOTS:
        error = UnknownBot("error-unknown-bot", bot=level, known=tuple(BOTS))
        error.package = "kosmodrom.bots"
        raise error
    return level
