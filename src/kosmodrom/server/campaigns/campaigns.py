"""Campaigns: series of tables that the same people play, today and days later.

A campaign stands between two chapters, or at the table of one. `Progress` moves it on when that
game is over.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from kosmodrom.core.campaign import Next, chapter_seed
from kosmodrom.core.options import Seat
from kosmodrom.core.registry import find_game
from kosmodrom.core.series import Chronicle, first_chapter
from kosmodrom.server import wire
from kosmodrom.server.campaigns.archive import (
    imported_chapters,
    make_chronicle,
    replay_chronicle,
)
from kosmodrom.server.campaigns.progress import AnyCampaign, AnyRuleset, Progress, set_next
from kosmodrom.server.campaigns.seats import (
    Seats,
    automa_seat,
    belongs,
    bot_seat,
    find_seat,
    new_seat,
    open_seat,
    own_seat,
)
from kosmodrom.server.campaigns.store import (
    CampaignChange,
    CampaignRecord,
    CampaignSeatRecord,
    CampaignStore,
    ImportedChapter,
)
from kosmodrom.server.campaigns.views import CampaignViews
from kosmodrom.server.database.models import new_id
from kosmodrom.server.errors import Declined
from kosmodrom.server.tables.lobby import Lobby, new_invite
from kosmodrom.server.tables.names import OPEN_NAME
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.records import ChapterBody, Overtaken, SeatRecord

RECORD_BYTES: Final = 5_000_000
"""How large the record of an imported campaign may be."""

Plan: TypeAlias = Callable[[CampaignRecord, Seats], Awaitable[CampaignChange | None]]
"""Looks at a campaign and says how it is to change: None if it need not; raises if it may not."""


class Campaigns:
    """What people do with campaigns. A chapter is played at a table, like any other game."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._hall = lobby.hall
        self._settings = lobby.hall.service.settings
        self._store = CampaignStore(lobby.hall.store)
        self._progress = Progress(lobby.hall, self._store)
        self._views = CampaignViews(lobby.hall, self._store)
        self._tasks: set[asyncio.Task[None]] = set()

    # Looking

    async def own(self, person: str) -> list[wire.CampaignView]:
        """The campaigns of a person: those that go on, and then the newest."""
        return [
            await self._views.view(*await self._progress.settled(record, seats), person)
            for record, seats in await self._store.of_person(person)
        ]

    async def view(
        self, campaign: str, person: str | None, invite: str | None = None
    ) -> wire.CampaignView:
        """A campaign, for its people and for everyone who has the invitation."""
        record, seats = await self._progress.load(campaign)
        if invite != record.invite and not belongs(record, seats, person):
            raise Declined("error-campaign-invite", status=403)
        return await self._views.view(*await self._progress.settled(record, seats), person)

    async def chronicle(self, campaign: str, person: str) -> Chronicle:
        """A campaign as a record, for its people."""
        record, seats = await self._progress.latest(campaign)
        if not belongs(record, seats, person):
            raise Declined("error-campaign-invite", status=403)
        return await make_chronicle(self._hall, self._store, record, seats)

    # Beginning

    async def create(self, person: str, wish: wire.NewCampaign) -> wire.CampaignView:
        """Begin a new campaign."""
        await self._check_room(person)
        if sum(seat.kind == "me" for seat in wish.seats) != 1:
            raise Declined("error-campaign-me")
        ruleset = find_game(wish.game)
        campaign = ruleset.find_campaign(wish.campaign)
        ordered = sorted(wish.seats, key=lambda seat: seat.kind == "automa")
        seats = [new_seat(ruleset, number, seat) for number, seat in enumerate(ordered)]
        automas = sum(seat.kind == "automa" for seat in seats)
        first = first_chapter(
            ruleset,
            campaign,
            wish.options,
            ruleset.load(self._settings.overlay),
            len(seats) - automas,
            automas,
        )
        record = self._new_record(person, ruleset, campaign, wish.options, first)
        record.pace = wish.pace
        mine = next(number for number, seat in enumerate(ordered) if seat.kind == "me")
        return await self._add(record, seats, mine)

    async def import_record(self, person: str, wish: wire.ImportCampaign) -> wire.CampaignView:
        """Go on with a campaign that was played elsewhere. An unfinished chapter begins again."""
        await self._check_room(person)
        chronicle = Chronicle.from_json(msgspec.json.encode(wish.record))
        if wish.seat >= len(chronicle.seats):
            raise Declined("error-no-seat", status=404, seat=wish.seat)
        series = await asyncio.to_thread(replay_chronicle, chronicle, self._settings.overlay)
        record = self._new_record(
            person, series.ruleset, series.campaign, series.options, series.next
        )
        chapters = imported_chapters(record, series, self._hall.now())
        record.played = len(chapters)
        seats = [open_seat(number) for number in range(len(series.seats))]
        first = len(seats)
        seats += [
            automa_seat(series.ruleset, first + number) for number in range(len(series.automas))
        ]
        return await self._add(record, seats, wish.seat, chapters)

    async def _check_room(self, person: str) -> None:
        limit = self._settings.limits.tables_per_person
        if await self._store.count_running(person) >= limit:
            raise Declined("error-own-campaigns", status=429, limit=limit)

    def _new_record(
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
        set_next(record, following, record.created)
        return record

    async def _add(
        self,
        record: CampaignRecord,
        seats: list[CampaignSeatRecord],
        mine: Seat,
        chapters: Sequence[ImportedChapter] = (),
    ) -> wire.CampaignView:
        """Store a new campaign, with its host at seat ``mine``."""
        host = record.host
        assert host is not None
        while True:
            seats[mine] = CampaignSeatRecord(mine, "person", await self._hall.nickname(host), host)
            with contextlib.suppress(Overtaken):  # the host was renamed just now: try again
                await self._store.add(record, seats, chapters)
                return await self._views.view(record, seats, host)

    # Who takes part

    async def join(self, campaign: str, person: str, join: wire.JoinCampaign) -> wire.CampaignView:
        """Take an open seat for all chapters to come."""

        async def plan(record: CampaignRecord, seats: Seats) -> CampaignChange | None:
            if join.invite != record.invite and not belongs(record, seats, person):
                raise Declined("error-campaign-invite", status=403)
            _check_running(record)
            if any(seat.person == person for seat in seats):
                return None
            if find_seat(seats, join.seat).kind != "open":
                raise Declined("refusal-seat-taken", status=409)
            await self._check_room(person)
            name = await self._hall.nickname(person)
            taken = CampaignSeatRecord(join.seat, "person", name, person)
            return CampaignChange(record, [taken])

        return await self._change(campaign, person, plan)

    async def leave(self, campaign: str, person: str) -> wire.CampaignView:
        """Give up a seat, which is then free. The last person to go ends the campaign."""

        async def plan(record: CampaignRecord, seats: Seats) -> CampaignChange:
            own = own_seat(seats, person)
            _check_running(record)
            _check_between(record)
            others = [seat.person for seat in seats if seat.person not in (None, person)]
            change = CampaignChange(msgspec.structs.replace(record), [open_seat(own.seat)])
            if not others:
                change = self._given_up(record, change.seats)
            elif record.host == person:
                change.record.host = others[0]
            return change

        return await self._change(campaign, person, plan)

    async def change_seat(
        self, campaign: str, person: str, number: Seat, change: wire.HandOver
    ) -> wire.CampaignView:
        """The host gives a seat to a bot, or opens it, between two chapters. If somebody had it the
        campaign gets a new invitation, because they know the old one."""

        async def plan(record: CampaignRecord, seats: Seats) -> CampaignChange:
            _check_host(record, person)
            _check_running(record)
            _check_between(record)
            was = find_seat(seats, number)
            if was.kind == "automa" or was.person == person:
                raise Declined("refusal-campaign-seat", status=409)
            if change.person is not msgspec.UNSET and change.person != was.person:
                raise Declined("refusal-campaign-overtaken", status=409)
            new = bot_seat(number, change.bot) if change.kind == "bot" else open_seat(number)
            changed = msgspec.structs.replace(record)
            if was.person is not None:
                changed.invite = new_invite()
            return CampaignChange(changed, [new])

        return await self._change(campaign, person, plan)

    async def _change(self, campaign: str, person: str, plan: Plan) -> wire.CampaignView:
        """Change a campaign as ``plan`` says. If somebody else changes it at the same moment
        ``plan`` is asked again. Returns the campaign as ``person`` sees it then."""
        while True:
            record, seats = await self._progress.settled(*await self._progress.load(campaign))
            change = await plan(record, seats)
            if change is None:
                break
            with contextlib.suppress(Overtaken):
                await self._store.change(record, seats, change)
                await self._refresh_tables(campaign)
                break
        return await self._views.view(*await self._progress.load(campaign), person)

    async def _refresh_tables(self, campaign: str) -> None:
        """Show the campaign's tables as they are now to everyone who may see them still."""
        for opened in self._hall.open_tables:
            if opened.record.campaign == campaign:
                await self._hall.refresh(opened.record.id)

    # Playing

    async def play_next(self, campaign: str, person: str) -> wire.TableView:
        """The table of the next chapter, or of the one in play: the first person to ask makes it,
        the others join it, each at their seat in the campaign."""
        while True:
            record, seats = await self._progress.latest(campaign)
            own_seat(seats, person)
            _check_running(record)
            if record.table is not None:
                try:
                    return await self._lobby.take_part(record.table, person)
                except Declined:
                    now, _ = await self._progress.latest(campaign)
                    if now.table == record.table:
                        raise
                    continue  # it was closed at this moment
            if any(seat.kind == "open" for seat in seats):
                raise Declined("refusal-campaign-open", status=409)
            await self._lobby.check_room(person)
            with contextlib.suppress(Overtaken):  # then somebody else made it, or seats changed
                await self._store.change(record, seats, self._with_table(record, seats))

    def _with_table(self, record: CampaignRecord, seats: Seats) -> CampaignChange:
        """A campaign with the table of its next chapter, whose host is always the campaign's."""
        assert record.chapter is not None
        assert record.host is not None
        sitting = [
            SeatRecord(seat.seat, seat.kind, seat.name, bot=seat.bot)
            if seat.kind in ("bot", "automa")
            else SeatRecord(seat.seat, "open", OPEN_NAME)
            for seat in seats
        ]
        table = self._lobby.new_table(record.host, record.game, sitting, record.chapter.options)
        plan = find_game(record.game).find_campaign(record.campaign)
        table.options = plan.shown(table.options)
        table.pace = record.pace
        table.seed = chapter_seed(record.seed, record.played + 1)
        table.campaign = record.id
        table.chapter = ChapterBody(
            record.campaign, record.played + 1, record.chapter.id, record.chapter.carried
        )
        changed = msgspec.structs.replace(record, table=table.id)
        return CampaignChange(changed, chapter=(table, sitting))

    async def abandon(self, campaign: str, person: str) -> wire.CampaignView:
        """The host ends a campaign early, and with it the chapter in play."""

        async def plan(record: CampaignRecord, _: Seats) -> CampaignChange:
            _check_host(record, person)
            _check_running(record)
            return self._given_up(record)

        return await self._change(campaign, person, plan)

    def _given_up(
        self, record: CampaignRecord, seats: Sequence[CampaignSeatRecord] = ()
    ) -> CampaignChange:
        now = self._hall.now()
        changed = msgspec.structs.replace(record, status="abandoned", ended=now, table=None)
        return CampaignChange(changed, seats, closing=("lobby", "playing", "paused"), at=now)

    def finished(self, opened: OpenTable) -> None:
        """A game has ended: if it is a chapter, move its campaign on in the background."""
        if opened.record.campaign is not None:
            task = asyncio.create_task(self._move_on(opened.record.campaign))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _move_on(self, campaign: str) -> None:
        try:
            await self._progress.latest(campaign)
        except Exception as error:
            self._hall.service.report_error(f"campaign {campaign}", error)

    async def close(self) -> None:
        """Wait for the campaigns that are moving on."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _check_host(record: CampaignRecord, person: str) -> None:
    if record.host != person:
        raise Declined("refusal-campaign-host", status=403)


def _check_running(record: CampaignRecord) -> None:
    if record.status != "running":
        raise Declined(f"refusal-campaign-{record.status}", status=409)


def _check_between(record: CampaignRecord) -> None:
    if record.table is not None:
        raise Declined("refusal-campaign-playing", status=409)
