"""Campaigns: series of tables that the same people play, today and days later.

A campaign stands between two chapters or at the table of one. When that game is over the campaign
goes on, which is computed from the finished table and written only if nobody has done so before:
at once, and should the server be stopped just then, when somebody looks at the campaign again.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, Final

import msgspec
from sqlalchemy import select

from kosmodrom.core.campaign import (
    Campaign,
    Chapter,
    Ended,
    Next,
    chapter_seed,
    plain_carried,
    read_carried,
)
from kosmodrom.core.history import data_fingerprint
from kosmodrom.core.options import Choice, Seat
from kosmodrom.core.registry import find_game
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.core.series import FORMAT, Chronicle, Series, first_chapter, next_chapter
from kosmodrom.core.table import Table, seat_names
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.server import wire
from kosmodrom.server.campaigns.store import (
    CampaignRecord,
    CampaignSeatRecord,
    CampaignStore,
    ChapterRecord,
    ImportedChapter,
)
from kosmodrom.server.database.models import TableRow, new_id
from kosmodrom.server.errors import Declined
from kosmodrom.server.tables.lobby import AUTOMA_NAMES, BOT_NAMES, Lobby, new_invite, read_level
from kosmodrom.server.tables.names import OPEN_NAME, shown_names
from kosmodrom.server.tables.open_table import OpenTable, places_of
from kosmodrom.server.tables.replay import record as named_record
from kosmodrom.server.tables.store import (
    ChapterBody,
    ChoiceBody,
    Entry,
    Overtaken,
    SeatRecord,
    TableRecord,
)
from kosmodrom.server.tables.views import encode

RECORD_BYTES: Final = 5_000_000
"""How large the record of a campaign may be that somebody brings."""

AnyRuleset = Ruleset[Any, Any, Any]
AnyCampaign = Campaign[Any, Any, Any]
Seats = Sequence[CampaignSeatRecord]


class Campaigns:
    """What people do with campaigns. Playing a chapter is playing at a table."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._hall = lobby.hall
        self._store = CampaignStore(lobby.hall.store)
        self._settings = lobby.hall.service.settings
        self._settling: set[asyncio.Task[None]] = set()

    # Looking

    async def own(self, person: str) -> list[wire.CampaignView]:
        """The campaigns of a person: those that go on, and then the newest."""
        return [
            await self._view(*await self._settled(record, seats), person)
            for record, seats in await self._store.of_person(person)
        ]

    async def view(
        self, campaign: str, person: str | None, invite: str | None = None
    ) -> wire.CampaignView:
        """A campaign for its people, and for whoever has the invitation."""
        record, seats = await self._load(campaign)
        if invite != record.invite and not _belongs(record, seats, person):
            raise Declined("error-campaign-invite", status=403)
        return await self._view(*await self._settled(record, seats), person)

    async def _load(self, campaign: str) -> tuple[CampaignRecord, Seats]:
        found = await self._store.load(campaign)
        if found is None:
            raise Declined("error-no-campaign", status=404, campaign=campaign)
        return found

    async def _view(
        self, record: CampaignRecord, seats: Seats, person: str | None
    ) -> wire.CampaignView:
        inside = _belongs(record, seats, person)
        chapters = await self._store.chapters(record.id)
        own = next((seat.seat for seat in seats if person and seat.person == person), None)
        chapter = record.chapter if record.status == "running" else None
        return wire.CampaignView(
            id=record.id,
            game=record.game,
            campaign=record.campaign,
            options=record.options,
            status=record.status,
            host=record.host,
            seats=tuple(map(_seat_view, seats, _names(seats))),
            pace=record.pace,
            created=record.created,
            ended=record.ended,
            chapters=tuple(_played(table) for table in chapters[: record.played]),
            next=await self._next(record, chapters, person) if chapter is not None else None,
            ahead=chapter.ahead if chapter is not None else (),
            carried=self._told(record, seats) if chapter is not None else None,
            result=record.result,
            you=own,
            invite=record.invite if inside else None,
        )

    async def _next(
        self, record: CampaignRecord, chapters: Sequence[TableRecord], person: str | None
    ) -> wire.NextChapter:
        assert record.chapter is not None
        played = chapters[: record.played]
        before = played[-1].chapter if played else None
        view = wire.NextChapter(
            number=record.played + 1,
            chapter=record.chapter.id,
            again=before is not None and before.id == record.chapter.id,
        )
        if record.table is None:
            return view
        [(table, sitting)] = await self._tables(record.table)
        own = next((seat.seat for seat in sitting if person and seat.person == person), None)
        waits = own is None if table.status == "lobby" else own in table.waiting
        return msgspec.structs.replace(
            view,
            table=table.id,
            status=table.status,
            waiting=waits and table.status in ("lobby", "playing"),
        )

    async def _tables(self, table: str) -> list[tuple[TableRecord, list[SeatRecord]]]:
        return await self._hall.store.listed(select(TableRow).where(TableRow.id == table))

    def _told(self, record: CampaignRecord, seats: Seats) -> wire.SectionsTold:
        """What is carried into the next chapter, in words."""
        ruleset, campaign = self._rules(record)
        chapter = self._chapter(ruleset, record)
        data = ruleset.load(self._settings.overlay)
        names = _names(seats)
        told = {
            language: tuple(
                campaign.tell(chapter.carried, data, Words(language, (ruleset.package,), names))
            )
            for language in LANGUAGES
        }
        return wire.SectionsTold(**told)

    def _rules(self, record: CampaignRecord) -> tuple[AnyRuleset, AnyCampaign]:
        ruleset = find_game(record.game)
        return ruleset, ruleset.find_campaign(record.campaign)

    def _chapter(self, ruleset: AnyRuleset, record: CampaignRecord) -> Chapter:
        """The chapter in play or to be begun."""
        stored = record.chapter
        assert stored is not None
        carried = read_carried(ruleset, stored.carried)
        return Chapter(stored.id, stored.options, carried, stored.ahead)

    # Beginning

    async def create(self, person: str, wish: wire.NewCampaign) -> wire.CampaignView:
        """A new campaign, as wished for."""
        await self._check_room(person)
        if sum(seat.kind == "me" for seat in wish.seats) != 1:
            raise Declined("error-campaign-me")
        ruleset = find_game(wish.game)
        campaign = ruleset.find_campaign(wish.campaign)
        ordered = sorted(wish.seats, key=lambda seat: seat.kind == "automa")
        seats = [_new_seat(number, seat) for number, seat in enumerate(ordered)]
        automas = sum(seat.kind == "automa" for seat in seats)
        first = first_chapter(
            ruleset,
            campaign,
            wish.options,
            ruleset.load(self._settings.overlay),
            len(seats) - automas,
            automas,
        )
        record = self._new(person, ruleset, campaign, wish.options, first)
        record.pace = wish.pace
        mine = next(number for number, seat in enumerate(ordered) if seat.kind == "me")
        return await self._add(record, seats, mine)

    async def _add(
        self,
        record: CampaignRecord,
        seats: list[CampaignSeatRecord],
        mine: Seat,
        chapters: Sequence[ImportedChapter] = (),
    ) -> wire.CampaignView:
        """Store a new campaign, in which its host has a seat."""
        host = record.host
        assert host is not None
        while True:
            seats[mine] = CampaignSeatRecord(mine, "person", await self._hall.nickname(host), host)
            with contextlib.suppress(Overtaken):  # then the host has another name by now
                await self._store.add(record, seats, chapters)
                return await self._view(record, seats, host)

    async def _check_room(self, person: str) -> None:
        limit = self._settings.limits.tables_per_person
        if await self._store.count_running(person) >= limit:
            raise Declined("error-own-campaigns", status=429, limit=limit)

    def _new(
        self,
        host: str,
        ruleset: AnyRuleset,
        campaign: AnyCampaign,
        options: Mapping[str, Any],
        following: Next,
    ) -> CampaignRecord:
        record = CampaignRecord(
            id=new_id(),
            game=ruleset.id,
            campaign=campaign.id,
            options=dict(options),
            seed=secrets.token_hex(16),
            status="running",
            invite=new_invite(),
            host=host,
            pace=wire.Pace(),
            created=self._hall.now(),
        )
        _follow(record, following, record.created)
        return record

    # Who takes part

    async def join(self, campaign: str, person: str, join: wire.JoinCampaign) -> wire.CampaignView:
        """Take an open seat for all chapters to come."""
        record, seats = await self._load(campaign)
        if join.invite != record.invite and not _belongs(record, seats, person):
            raise Declined("error-campaign-invite", status=403)
        _check_running(record)
        if any(seat.person == person for seat in seats):
            return await self.view(campaign, person)
        was = _seat(seats, join.seat)
        if was.kind != "open":
            raise Declined("refusal-seat-taken", status=409)
        await self._check_room(person)
        name = await self._hall.nickname(person)
        new = CampaignSeatRecord(was.seat, "person", name, person)
        await self._set_seat(campaign, new, was, playing=True)
        return await self.view(campaign, person)

    async def leave(self, campaign: str, person: str) -> wire.CampaignView:
        """Give up one's seat: it is open. The last one to go gives up the campaign."""
        record, seats = await self._latest(campaign)
        own = _own_seat(seats, person)
        _check_running(record)
        _check_between(record)
        await self._set_seat(campaign, _open_seat(own.seat), own, playing=False)
        others = [seat.person for seat in seats if seat.person not in (None, person)]
        if not others:
            await self._give_up(record)
        elif record.host == person:
            await self._inherit(record, others[0])
        left = await self._load(campaign)
        return await self._view(*left, person)

    async def change_seat(
        self, campaign: str, person: str, number: Seat, change: wire.HandOver
    ) -> wire.CampaignView:
        """The host hands a seat over, between two chapters: to a bot, or to whoever comes. If it
        was somebody's, the campaign gets another invitation, for the old one is theirs too."""
        record, seats = await self._latest(campaign)
        _check_host(record, person)
        _check_running(record)
        _check_between(record)
        was = _seat(seats, number)
        if was.kind == "automa" or was.person == person:
            raise Declined("refusal-campaign-seat", status=409)
        new = _bot_seat(number, change.bot) if change.kind == "bot" else _open_seat(number)
        invite = new_invite() if was.person is not None else None
        await self._set_seat(campaign, new, was, playing=False, invite=invite)
        return await self.view(campaign, person)

    async def _set_seat(
        self,
        campaign: str,
        seat: CampaignSeatRecord,
        was: CampaignSeatRecord,
        *,
        playing: bool,
        invite: str | None = None,
    ) -> None:
        try:
            await self._store.set_seat(campaign, seat, was, playing=playing, invite=invite)
        except Overtaken:
            raise Declined("refusal-campaign-overtaken", status=409) from None
        for opened in self._hall.open_tables:
            if opened.record.campaign == campaign:  # who may see it is looked up again
                opened.former.clear()

    async def _inherit(self, record: CampaignRecord, host: str | None) -> None:
        """Somebody else is the host from now on."""
        changed = msgspec.structs.replace(record, host=host)
        try:
            await self._store.change(changed, ("host",), record)
        except Overtaken:
            raise Declined("refusal-campaign-overtaken", status=409) from None

    # Playing

    async def play_next(self, campaign: str, person: str) -> wire.TableView:
        """The table of the next chapter, or of the one in play: the first to ask makes it, everyone
        else joins it, each at the seat they have in the campaign."""
        while True:
            record, seats = await self._latest(campaign)
            _own_seat(seats, person)
            _check_running(record)
            if record.table is not None:
                return await self._lobby.take_part(record.table, person)
            if any(seat.kind == "open" for seat in seats):
                raise Declined("refusal-campaign-open", status=409)
            try:
                await self._make_table(record, seats, person)
            except Overtaken:  # somebody else asked at the same moment
                continue

    async def _make_table(self, record: CampaignRecord, seats: Seats, person: str) -> None:
        await self._lobby.check_room(person)
        assert record.chapter is not None
        sitting = [
            SeatRecord(seat.seat, seat.kind, seat.name, bot=seat.bot)
            if seat.kind in ("bot", "automa")
            else SeatRecord(seat.seat, "open", OPEN_NAME)
            for seat in seats
        ]
        table = self._lobby.new_table(person, record.game, sitting, record.chapter.options)
        table.pace = record.pace
        table.seed = chapter_seed(record.seed, record.played + 1)
        table.campaign = record.id
        table.chapter = ChapterBody(
            record.campaign, record.played + 1, record.chapter.id, record.chapter.carried
        )
        changed = msgspec.structs.replace(record, table=table.id)
        link = self._store.changing(changed, ("table",), record)
        await self._hall.store.add(table, sitting, link)

    async def abandon(self, campaign: str, person: str) -> wire.CampaignView:
        """The host ends a campaign before its time."""
        record, _ = await self._latest(campaign)
        _check_host(record, person)
        _check_running(record)
        await self._give_up(record)
        return await self.view(campaign, person)

    async def _give_up(self, record: CampaignRecord) -> None:
        changed = msgspec.structs.replace(record, status="abandoned", ended=self._hall.now())
        try:
            await self._store.change(changed, ("status", "ended"), record)
        except Overtaken:
            raise Declined("refusal-campaign-overtaken", status=409) from None
        if record.table is not None:
            await self._lobby.end(record.table)

    # Going on after a chapter

    def finished(self, opened: OpenTable) -> None:
        """A game came to its end: if it is a chapter, its campaign goes on."""
        if opened.record.campaign is not None:
            task = asyncio.create_task(self._go_on(opened.record.campaign))
            self._settling.add(task)
            task.add_done_callback(self._settling.discard)

    async def _go_on(self, campaign: str) -> None:
        try:
            await self._latest(campaign)
        except Exception as error:
            self._hall.service.report_error(f"campaign {campaign}", error)

    async def close(self) -> None:
        """Return when nothing is under way."""
        await asyncio.gather(*self._settling, return_exceptions=True)

    async def _latest(self, campaign: str) -> tuple[CampaignRecord, Seats]:
        """A campaign, gone on from a chapter that is over."""
        record, seats = await self._load(campaign)
        while (changed := await self._after(record)) is not None:
            names = ("played", "chapter", "table", "status", "result", "ended")
            try:
                await self._store.change(changed, names, record)
            except Overtaken:  # somebody else has seen to it
                record, seats = await self._load(campaign)
            else:
                record = changed
        return record, seats

    async def _settled(self, record: CampaignRecord, seats: Seats) -> tuple[CampaignRecord, Seats]:
        """The same for a look, which a chapter of other rules than today's does not prevent."""
        if record.table is None:
            return record, seats
        try:
            return await self._latest(record.id)
        except Declined:
            return record, seats

    async def _after(self, record: CampaignRecord) -> CampaignRecord | None:
        """How a campaign stands once the table of its chapter is over; None: it is not."""
        if record.table is None:
            return None
        [(table, _seats)] = await self._tables(record.table)
        if record.status != "running" or table.status not in ("finished", "closed"):
            return None
        changed = msgspec.structs.replace(record, table=None)
        if table.status == "closed":  # without a result: the chapter is yet to be played
            return changed
        opened = await self._hall.latest(record.table)
        assert opened.table is not None
        ruleset, campaign = self._rules(record)
        following = next_chapter(opened.table, campaign, self._chapter(ruleset, record))
        changed.played += 1
        _follow(changed, following, table.ended or self._hall.now())
        return changed

    # Records

    async def chronicle(self, campaign: str, person: str) -> Chronicle:
        """A campaign as a record, with its finished chapters. As long as it goes on the seed is
        left out, for it would tell what is to come."""
        record, seats = await self._latest(campaign)
        if not _belongs(record, seats, person):
            raise Declined("error-campaign-invite", status=403)
        histories = []
        for table in (await self._store.chapters(campaign))[: record.played]:
            opened = await self._hall.open(table.id)
            assert opened.table is not None
            histories.append(await asyncio.to_thread(named_record, opened.table, opened.seats))
        seeds = (chapter_seed(record.seed, number) for number in range(1, len(histories) + 1))
        whole = record.status != "running" and all(
            history.seed == seed for history, seed in zip(histories, seeds, strict=True)
        )
        names, automas = _names(seats), sum(seat.kind == "automa" for seat in seats)
        players = len(names) - automas
        return Chronicle(
            format=FORMAT,
            game=record.game,
            campaign=record.campaign,
            options=record.options,
            seats=names[:players],
            automas=names[players:],
            seed=record.seed if whole else None,
            chapters=histories,
        )

    async def bring(self, person: str, wish: wire.ImportCampaign) -> wire.CampaignView:
        """Go on with a campaign that was played elsewhere. A chapter that is not finished is begun
        anew."""
        await self._check_room(person)
        chronicle = Chronicle.from_json(msgspec.json.encode(wish.record))
        if wish.seat >= len(chronicle.seats):
            raise Declined("error-no-seat", status=404, seat=wish.seat)
        # Names of people who are not here are nobody's to forget: they are left behind.
        series: Series[Any, Any, Any] = await asyncio.to_thread(
            Series.load, _nameless(chronicle), overlay=self._settings.overlay
        )
        record = self._new(person, series.ruleset, series.campaign, series.options, series.next)
        played = [table for table in series.tables if table.finished]
        chapters = [
            self._imported(record, series, number, table) for number, table in enumerate(played, 1)
        ]
        record.played = len(chapters)
        seats = [_open_seat(number) for number in range(len(series.seats))]
        first = len(seats)
        seats += [_automa_seat(first + number) for number in range(len(series.automas))]
        return await self._add(record, seats, wish.seat, chapters)

    def _imported(
        self,
        record: CampaignRecord,
        series: Series[Any, Any, Any],
        number: int,
        table: Table[Any, Any, Any],
    ) -> ImportedChapter:
        """A finished game of a record as a table, at whose seats nobody is known."""
        now, result = self._hall.now(), table.result
        assert result is not None

        def entry_of(number: int, choice: Choice) -> Entry:
            body = ChoiceBody(choice.seat, msgspec.Raw(encode(choice.option)))
            return Entry(number, "choice", choice.seat, encode(body).decode(), None, now)

        places = places_of(result)
        seats = [
            SeatRecord(
                seat,
                "automa" if seat >= table.seats else "person",
                AUTOMA_NAMES[seat] if seat >= table.seats else name,
                place=places.get(seat),
                points=result.scores[seat],
            )
            for seat, name in enumerate(table.names)
        ]
        body = ChapterBody(
            record.campaign,
            number,
            series.chapters[number - 1].id,
            plain_carried(table.game.carried),
        )
        played = TableRecord(
            id=secrets.token_hex(8),
            game=record.game,
            rules=series.ruleset.version,
            data=data_fingerprint(series.data),
            options=msgspec.to_builtins(table.game.options),
            seed=str(table.seed),
            status="finished",
            public=False,
            invite=new_invite(),
            host=None,
            pace=wire.Pace(),
            created=now,
            started=now,
            ended=now,
            length=len(table.choices),
            result=result,
            campaign=record.id,
            chapter=body,
        )
        return ImportedChapter(played, seats, list(map(entry_of, count(1), table.choices)))


def _nameless(chronicle: Chronicle) -> Chronicle:
    """The same record with letters for names."""
    replace = msgspec.structs.replace
    chapters = [
        replace(
            history,
            seats=seat_names(len(history.seats), 0),
            automas=seat_names(len(history.automas), len(history.seats)),
        )
        for history in chronicle.chapters
    ]
    players = len(chronicle.seats)
    return replace(
        chronicle,
        seats=seat_names(players, 0),
        automas=seat_names(len(chronicle.automas), players),
        chapters=chapters,
    )


def _follow(record: CampaignRecord, following: Next, now: float) -> None:
    """Let a campaign stand before a chapter, or at its end."""
    if isinstance(following, Ended):
        record.chapter, record.result = None, following
        record.status, record.ended = "ended", now
    else:
        record.chapter = ChapterRecord(
            following.id,
            msgspec.to_builtins(following.options),
            plain_carried(following.carried),
            following.ahead,
        )


def _played(table: TableRecord) -> wire.PlayedChapter:
    chapter = table.chapter
    assert chapter is not None
    return wire.PlayedChapter(chapter.number, chapter.id, table.id, table.ended, table.result)


# Seats


def _names(seats: Seats) -> tuple[str, ...]:
    """The names of a campaign as everyone sees them, as at a table."""
    return shown_names([SeatRecord(seat.seat, seat.kind, seat.name, seat.person) for seat in seats])


def _seat_view(seat: CampaignSeatRecord, name: str) -> wire.CampaignSeat:
    return wire.CampaignSeat(seat.seat, seat.kind, name, seat.person, seat.bot)


def _new_seat(number: Seat, wish: wire.NewSeat) -> CampaignSeatRecord:
    match wish.kind:
        case "bot":
            return _bot_seat(number, wish.bot)
        case "automa":
            return _automa_seat(number)
        case "me" | "open":
            return _open_seat(number)


def _bot_seat(number: Seat, level: str | None) -> CampaignSeatRecord:
    return CampaignSeatRecord(number, "bot", BOT_NAMES[number], bot=read_level(level))


def _open_seat(number: Seat) -> CampaignSeatRecord:
    return CampaignSeatRecord(number, "open", OPEN_NAME)


def _automa_seat(number: Seat) -> CampaignSeatRecord:
    return CampaignSeatRecord(number, "automa", AUTOMA_NAMES[number])


def _seat(seats: Seats, number: Seat) -> CampaignSeatRecord:
    if not 0 <= number < len(seats):
        raise Declined("error-no-seat", status=404, seat=number)
    return seats[number]


def _own_seat(seats: Seats, person: str) -> CampaignSeatRecord:
    own = next((seat for seat in seats if seat.person == person), None)
    if own is None:
        raise Declined("refusal-not-in-campaign", status=403)
    return own


def _belongs(record: CampaignRecord, seats: Seats, person: str | None) -> bool:
    """Whether a person takes part in a campaign, or began it."""
    return person is not None and (
        record.host == person or any(seat.person == person for seat in seats)
    )


# What must be so


def _check_host(record: CampaignRecord, person: str) -> None:
    if record.host != person:
        raise Declined("refusal-campaign-host", status=403)


def _check_running(record: CampaignRecord) -> None:
    if record.status != "running":
        raise Declined(f"refusal-campaign-{record.status}", status=409)


def _check_between(record: CampaignRecord) -> None:
    if record.table is not None:
        raise Declined("refusal-campaign-playing", status=409)
