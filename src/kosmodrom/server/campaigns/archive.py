"""Campaigns as records: given out, and brought in from elsewhere."""

from __future__ import annotations

import asyncio
import secrets
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from kosmodrom.core.campaign import chapter_seed, plain_carried
from kosmodrom.core.history import data_fingerprint
from kosmodrom.core.options import Choice
from kosmodrom.core.series import FORMAT, Chronicle, Series
from kosmodrom.core.table import Table, seat_names
from kosmodrom.server import wire
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

AnySeries = Series[Any, Any, Any]


async def make_chronicle(
    hall: Hall, store: CampaignStore, record: CampaignRecord, seats: Seats
) -> Chronicle:
    """A campaign as a record, with its finished chapters. The seed is left out while the campaign
    goes on, because it would tell what is to come."""
    histories = []
    for table in (await store.chapters(record.id))[: record.played]:
        opened = await hall.open(table.id)
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


def replay_chronicle(chronicle: Chronicle, overlay: Path | None) -> AnySeries:
    """Replay a record from elsewhere. The names in it are left out: the people behind them are not
    here, and could never have them deleted."""
    return Series.load(_nameless(chronicle), overlay=overlay)


def imported_chapters(
    record: CampaignRecord, series: AnySeries, now: float
) -> list[ImportedChapter]:
    """The finished chapters of a replayed record, as tables of a campaign."""
    played = [table for table in series.tables if table.finished]
    return [
        _imported_chapter(record, series, number, table, now)
        for number, table in enumerate(played, 1)
    ]


def _imported_chapter(
    record: CampaignRecord,
    series: AnySeries,
    number: int,
    table: Table[Any, Any, Any],
    now: float,
) -> ImportedChapter:
    result = table.result
    assert result is not None

    def entry_of(number: int, choice: Choice) -> Entry:
        body = ChoiceBody(choice.seat, msgspec.Raw(encode(choice.option)))
        return Entry(number, "choice", choice.seat, encode(body).decode(), None, now)

    places = places_of(result)
    seats = [
        SeatRecord(
            seat,
            "automa" if seat >= table.seats else "person",
            automa_name(series.ruleset, seat) if seat >= table.seats else name,
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
        rules=table.game.version,
        data=data_fingerprint(table.game.data),
        options=series.campaign.shown(msgspec.to_builtins(table.game.options)),
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
