"""Campaigns as they are shown."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.server import wire
from kosmodrom.server.campaigns.progress import chapter_of, rules_of
from kosmodrom.server.campaigns.seats import Seats, belongs, names_of
from kosmodrom.server.campaigns.store import CampaignRecord, CampaignSeatRecord, CampaignStore
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.records import TableRecord


class CampaignViews:
    """Makes the views of campaigns."""

    def __init__(self, hall: Hall, store: CampaignStore) -> None:
        self._hall = hall
        self._store = store

    async def view(
        self, record: CampaignRecord, seats: Seats, person: str | None
    ) -> wire.CampaignView:
        """A campaign as a person sees it."""
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
            seats=tuple(map(_seat_view, seats, names_of(seats))),
            pace=record.pace,
            created=record.created,
            ended=record.ended,
            chapters=tuple(_played_chapter(table) for table in chapters[: record.played]),
            next=await self._next(record, chapters, person) if chapter is not None else None,
            ahead=chapter.ahead if chapter is not None else (),
            carried=self._carried(record, seats) if chapter is not None else None,
            result=record.result,
            you=own,
            invite=record.invite if belongs(record, seats, person) else None,
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
        table, sitting = await self._hall.store.find_table(record.table)
        own = next((seat.seat for seat in sitting if person and seat.person == person), None)
        waits = own is None if table.status == "lobby" else own in table.waiting
        return msgspec.structs.replace(
            view,
            table=table.id,
            status=table.status,
            waiting=waits and table.status in ("lobby", "playing"),
        )

    def _carried(self, record: CampaignRecord, seats: Seats) -> wire.SectionsTold | None:
        """What is carried into the next chapter, in words; None if it means nothing to the rules of
        today."""
        try:
            ruleset, campaign = rules_of(record)
            chapter = chapter_of(ruleset, record)
        except KosmodromError:
            return None
        data = ruleset.load(self._hall.service.settings.overlay)
        names = names_of(seats)
        sections = {
            language: tuple(
                campaign.sections(chapter.carried, data, Words(language, (ruleset.package,), names))
            )
            for language in LANGUAGES
        }
        return wire.SectionsTold(**sections)


def _seat_view(seat: CampaignSeatRecord, name: str) -> wire.CampaignSeat:
    return wire.CampaignSeat(seat.seat, seat.kind, name, seat.person, seat.bot)


def _played_chapter(table: TableRecord) -> wire.PlayedChapter:
    chapter = table.chapter
    assert chapter is not None
    return wire.PlayedChapter(chapter.number, chapter.id, table.id, table.ended, table.result)
