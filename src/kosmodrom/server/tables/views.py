"""Tables as they are shown to their readers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

import msgspec

from kosmodrom.core.options import Seat
from kosmodrom.server import wire
from kosmodrom.server.tables.names import shown_names
from kosmodrom.server.tables.records import SeatRecord, TableRecord

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


class Reader(msgspec.Struct, frozen=True):
    """Who is looking: the person of a seat, or a spectator. They see what ``seat`` may know, and
    nothing of their other ``seats``. Readers who are ``inside`` belong to the table, so they may
    know its invitation."""

    seat: Seat | None = None
    seats: tuple[Seat, ...] = ()
    inside: bool = False


SPECTATOR = Reader()


def table_view(
    record: TableRecord,
    seats: Sequence[SeatRecord],
    reader: Reader = SPECTATOR,
    online: Collection[str] = (),
) -> wire.TableView:
    """A table as a reader sees it."""
    names = shown_names(seats)
    view = wire.TableView(
        id=record.id,
        game=record.game,
        options=record.options,
        status=record.status,
        public=record.public,
        host=record.host,
        seats=tuple(map(partial(seat_view, online), seats, names)),
        pace=record.pace,
        hints=record.hints,
        created=record.created,
        started=record.started,
        ended=record.ended,
        at=record.length,
        waiting=record.waiting,
        you=None,
        yours=(),
        invite=None,
        hourglass=record.hourglass,
        rematch=record.rematch,
        result=record.result,
        chapter=chapter_view(record),
        guided=record.guided,
    )
    return as_seen_by(view, reader, record.invite)


def as_seen_by(view: wire.TableView, reader: Reader, invite: str) -> wire.TableView:
    """A spectator's view of a table as another reader sees it."""
    return msgspec.structs.replace(
        view, you=reader.seat, yours=reader.seats, invite=invite if reader.inside else None
    )


def chapter_view(record: TableRecord) -> wire.TableChapter | None:
    """Which chapter of a campaign a table is."""
    chapter = record.chapter
    if record.campaign is None or chapter is None:
        return None
    return wire.TableChapter(record.campaign, chapter.campaign, chapter.number, chapter.id)


def seat_view(online: Collection[str], seat: SeatRecord, name: str) -> wire.SeatView:
    return wire.SeatView(
        seat=seat.seat,
        kind=seat.kind,
        name=name,
        person=seat.person,
        bot=seat.bot,
        online=seat.person in online,
        left=seat.left,
        forfeit=seat.forfeit,
        banked=seat.banked,
        deadline=seat.deadline,
    )


def reader_of(
    record: TableRecord,
    seats: Sequence[SeatRecord],
    person: str | None,
    eyes: Seat | None = None,
) -> Reader:
    """What a person is to a table. With several seats they see what a spectator sees, until they
    say from which seat they look (``eyes``)."""
    if person is None:
        return SPECTATOR
    held = [seat for seat in seats if seat.person == person]
    own = tuple(seat.seat for seat in held if not seat.left)
    if len(own) == 1:
        eyes = own[0]
    return Reader(eyes if eyes in own else None, own, bool(held) or record.host == person)
