"""Campaigns as records: given out, and brought in from elsewhere."""

from __future__ import annotations

import asyncio
import secrets
from itertools import count

import msgspec

from kosmodrom.core.campaign import chapter_seed
from kosmodrom.core.options import Seat
from kosmodrom.core.series import FORMAT, Chronicle
from kosmodrom.core.table import seat_names
from kosmodrom.server import wire
from kosmodrom.server.campaigns.progress import AnyRuleset
from kosmodrom.server.campaigns.reader import ReadRecord
from kosmodrom.server.campaigns.seats import Seats, names_of
from kosmodrom.server.campaigns.store import CampaignRecord, CampaignStore, ImportedChapter
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.lobby import new_invite
from kosmodrom.server.tables.records import (
    ChapterBody,
    ChoiceBody,
    Entry,
    SeatRecord,
    TableRecord,
)
from kosmodrom.server.tables.replay import record as named_record
from kosmodrom.server.tables.results import places_of
from kosmodrom.server.tables.seats import automa_name
from kosmodrom.server.tables.views import encode


async def make_chronicle(
    hall: Hall, store: CampaignStore, record: CampaignRecord, seats: Seats
) -> Chronicle:
    """A campaign as a record, with its finished chapters. The seed is left out while the campaign
    goes on, because it would tell what is to come."""
    histories = []
    for table in (await store.chapters(record.id))[: record.played]:
        opened = await hall.look(table.id)
        opened.check_playable()
        assert opened.table is not None
        histories.append(await asyncio.to_thread(named_record, opened.table, opened.seats))
    seeds = (chapter_seed(record.seed, number) for number in range(1, len(histories) + 1))
    whole = record.status != "running" and all(
        history.seed == seed for history, seed in zip(histories, seeds, strict=True)
    )
    names, automas = names_of(seats), sum(seat.kind == "automa" for seat in seats)
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


def imported_chapters(
    record: CampaignRecord, ruleset: AnyRuleset, read: ReadRecord, now: float
) -> list[ImportedChapter]:
    """The finished chapters of a record, as tables of a campaign."""
    return [
        _imported_chapter(record, ruleset, read, number, now)
        for number in range(1, len(read.chapters) + 1)
    ]


def _imported_chapter(
    record: CampaignRecord, ruleset: AnyRuleset, read: ReadRecord, number: int, now: float
) -> ImportedChapter:
    chapter = read.chapters[number - 1]

    def entry_of(number: int, choice: tuple[Seat, bytes]) -> Entry:
        seat, option = choice
        body = encode(ChoiceBody(seat, msgspec.Raw(option))).decode()
        return Entry(number, "choice", seat, body, None, now)

    places = places_of(chapter.result)
    seats = [
        SeatRecord(
            seat,
            "automa" if seat >= read.players else "person",
            automa_name(ruleset, seat) if seat >= read.players else name,
            place=places.get(seat),
            points=chapter.result.scores[seat],
        )
        for seat, name in enumerate(seat_names(read.players + read.automas, 0))
    ]
    played = TableRecord(
        id=secrets.token_hex(8),
        game=record.game,
        rules=chapter.rules,
        data=chapter.data,
        options=chapter.options,
        seed=chapter.seed,
        status="finished",
        public=False,
        invite=new_invite(),
        host=None,
        pace=wire.Pace(),
        created=now,
        started=now,
        ended=now,
        length=len(chapter.choices),
        result=chapter.result,
        campaign=record.id,
        chapter=ChapterBody(record.campaign, number, chapter.id, chapter.carried),
    )
    return ImportedChapter(played, seats, list(map(entry_of, count(1), chapter.choices)))
