"""What readers are told of a table: records, views, events and questions as they travel.

Everything that is costly to make is made once and kept as JSON until the table changes; what a
reader gets is put together from such pieces.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from kosmodrom.core.asks import Ask
from kosmodrom.core.events import LogEntry
from kosmodrom.core.options import CLOCK, Option, Seat
from kosmodrom.core.ruleset import Section
from kosmodrom.core.words import Words
from kosmodrom.server import wire
from kosmodrom.server.names import shown_names
from kosmodrom.server.store import SeatRecord, TableRecord

_encoder = msgspec.json.Encoder()
encode = _encoder.encode

KEPT_PROMPTS: Final = 200


class Reader(msgspec.Struct, frozen=True):
    """Who is told: the person of a seat, or a spectator. They are told what ``seat`` may know, and
    nothing of their other ``seats``. ``inside``: belongs to the table, and so knows its
    invitation."""

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
    """A table as anyone who may see it sees it."""
    names = shown_names(seats)
    return wire.TableView(
        id=record.id,
        game=record.game,
        options=record.options,
        status=record.status,
        public=record.public,
        host=record.host,
        seats=tuple(map(partial(seat_view, online), seats, names)),
        pace=record.pace,
        created=record.created,
        started=record.started,
        ended=record.ended,
        at=record.length,
        waiting=record.waiting,
        you=reader.seat,
        yours=reader.seats,
        invite=record.invite if reader.inside else None,
        hourglass=record.hourglass,
        rematch=record.rematch,
        result=record.result,
        chapter=chapter_view(record),
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
    say through whose ``eyes`` they look."""
    if person is None:
        return SPECTATOR
    held = [seat for seat in seats if seat.person == person]
    own = tuple(seat.seat for seat in held if not seat.left)
    if len(own) == 1:
        eyes = own[0]
    return Reader(eyes if eyes in own else None, own, bool(held) or record.host == person)


class AskTold(msgspec.Struct, frozen=True):
    """A `wire.AskView` of which nothing is JSON yet."""

    seat: Seat
    question: str
    about: msgspec.Struct | None
    prompt: wire.Text
    rules: tuple[str, ...]
    since: int
    options: Sequence[Option] | None


class UpdateTold(msgspec.Struct, frozen=True, tag="update"):
    """A `wire.Update` of which some is JSON already."""

    table: wire.TableView
    at: int
    choices: int
    since: int
    events: list[wire.NumberedEvent]
    view: msgspec.Raw
    asks: list[AskTold]
    undo: wire.UndoView
    sections: msgspec.Raw


class Piece(msgspec.Struct, frozen=True):
    """What a kind of reader is told of a table as it stands, without events and sections."""

    table: wire.TableView
    view: msgspec.Raw
    asks: list[AskTold]
    undo: wire.UndoView


NOTHING = msgspec.Raw(b"null")


class SeenLog:
    """The events that a seat, or a spectator, may know, as JSON, and where they were cut off.

    ``cuts`` are pairs: when the table came to be at that entry, events from that number on were
    taken back. ``old`` are earlier entries of which nothing is known but that they did that.
    """

    def __init__(self, seat: Seat | None, old: Sequence[int]) -> None:
        self._seat = seat
        self._read = 0
        self.events: list[msgspec.Raw] = []
        self.cuts: list[tuple[int, int]] = [(at, 0) for at in old]

    def follow(self, log: Sequence[LogEntry]) -> None:
        """Take in what was added to the table's log."""
        self.events.extend(self._seen(log[self._read :]))
        self._read = len(log)

    def go_back(self, at: int, log: Sequence[LogEntry]) -> None:
        """The table went back, and its log is another one from somewhere on."""
        events = list(self._seen(log))
        pairs = zip(self.events, events, strict=False)
        common = next(
            (n for n, (old, new) in enumerate(pairs) if bytes(old) != bytes(new)),
            min(len(self.events), len(events)),
        )
        self.events = events
        self._read = len(log)
        self.cuts.append((at, common))

    def known(self, at: int, since: int) -> int:
        """How many events are still true for a reader who had ``since`` of them at ``at``."""
        cuts = (number for undo, number in self.cuts if undo > at)
        return min(since, len(self.events), *cuts)

    def after(self, known: int) -> list[wire.NumberedEvent]:
        return [
            wire.NumberedEvent(number, self.events[number])
            for number in range(known, len(self.events))
        ]

    def _seen(self, log: Sequence[LogEntry]) -> Iterator[msgspec.Raw]:
        for entry in log:
            event = entry.seen_by(self._seat)
            if event is not None:
                yield msgspec.Raw(encode(event))


class Speech:
    """The words of a table's game in every language, with its players' names."""

    def __init__(self, package: str, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self._words = {
            language: Words(language, (package,), self.names) for language in ("en", "pl")
        }
        self._prompts: dict[tuple[str, bytes, Seat, bool], wire.Text] = {}

    def prompt(self, ask: Ask, deciding: bool) -> wire.Text:
        """The sentence of a question. The same ones come again and again."""
        key = (ask.question.id, encode(ask.about), ask.seat, deciding)
        text = self._prompts.get(key)
        if text is None:
            text = wire.Text(*(words.prompt(ask, deciding) for words in self._words.values()))
            if len(self._prompts) >= KEPT_PROMPTS:
                self._prompts.clear()
            self._prompts[key] = text
        return text

    def sections(self, language: wire.Language, table: Any, seat: Seat | None) -> list[Section]:
        """The board in words."""
        view = table.view(seat)
        sections: list[Section] = table.ruleset.sections(
            view, table.game.data, self._words[language]
        )
        return sections


def tell_asks(
    table: Any, speech: Speech, seat: Seat | None, decides: bool, since: Mapping[Seat, int]
) -> list[AskTold]:
    """What is asked, as a reader may know it: their own question first, with its options."""
    asks: list[AskTold] = []
    for asked, ask in table.pending.items():
        own = decides and asked == seat
        if asked == CLOCK or (table.apart and not own):
            continue
        told = AskTold(
            seat=asked,
            question=ask.question.id,
            about=ask.about,
            prompt=speech.prompt(ask, own),
            rules=ask.question.rules,
            since=since[asked],
            options=ask.options if own else None,
        )
        asks.insert(0 if own else len(asks), told)
    return asks
