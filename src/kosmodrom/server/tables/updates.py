"""Updates of a table: what each reader is sent, from the table's view, events and questions.

Whatever is costly to make is made once for all readers who see the same, and kept until the table
changes. A reader who knows the update before gets only what differs: see `wire.Changes`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from kosmodrom.core.asks import Ask
from kosmodrom.core.events import LogEntry
from kosmodrom.core.options import CLOCK, Option, Seat
from kosmodrom.core.ruleset import Section
from kosmodrom.core.showing import Glance, Shown
from kosmodrom.core.words import Catalogue, Words
from kosmodrom.server import wire
from kosmodrom.server.tables.changes import Change, compare
from kosmodrom.server.tables.names import shown_names
from kosmodrom.server.tables.records import SeatRecord
from kosmodrom.server.tables.views import Reader, as_seen_by, encode

if TYPE_CHECKING:
    from kosmodrom.server.tables.open_table import AnyTable, OpenTable

KEPT_PROMPTS: Final = 200


class OutgoingAsk(msgspec.Struct, frozen=True):
    """A `wire.AskView` of which nothing is JSON yet."""

    seat: Seat
    question: str
    about: msgspec.Struct | None
    prompt: wire.Text
    rules: tuple[str, ...]
    since: int
    options: Sequence[Option] | None


class OutgoingUpdate(msgspec.Struct, frozen=True, eq=False, tag="update"):
    """A `wire.Update` some of which is JSON already. It shares nothing with the running game, so it
    may be kept as what a reader knows."""

    table: wire.TableView
    at: int
    choices: int
    since: int
    events: list[wire.NumberedEvent]
    view: msgspec.Struct | None
    points: tuple[int, ...] | None
    breakdown: tuple[dict[str, int], ...] | None
    asks: msgspec.Raw
    undo: wire.UndoView
    sections: list[Section] | None
    told_before: int | None

    @property
    def known(self) -> int:
        """How many events its reader has."""
        return self.since + len(self.events)

    def changes(self, before: OutgoingUpdate) -> OutgoingChanges:
        """The same for those who know the update ``before``."""
        found: list[Change] = []
        for name in _COMPARED:
            then, now = getattr(before, name), getattr(self, name)
            if now is not then and now != then:
                compare(then, now, (name,), found)
        return OutgoingChanges(self.since, self.events, found)


_COMPARED: Final = tuple(
    name for name in OutgoingUpdate.__struct_fields__ if name not in ("since", "events")
)
"""What changes say of an update, besides its events."""


class OutgoingChanges(msgspec.Struct, frozen=True, tag="changes"):
    """`wire.Changes` some of which is JSON already."""

    since: int
    events: list[wire.NumberedEvent]
    changes: list[Change]


class ReaderPart(msgspec.Struct, frozen=True):
    """The part of an update that all readers of a kind share: all but events and sections."""

    table: wire.TableView
    view: msgspec.Struct | None
    points: tuple[int, ...] | None
    breakdown: tuple[dict[str, int], ...] | None
    asks: msgspec.Raw
    undo: wire.UndoView
    told_before: int | None


class Updates:
    """The updates of a table in memory."""

    def __init__(self, catalogues: tuple[Catalogue, ...]) -> None:
        self._catalogues = catalogues
        self.words = TableWords(catalogues, ())
        self.reset()

    def reset(self) -> None:
        """Begin again: the table was loaded again."""
        self._seen: dict[Seat | None, SeenLog] = {}
        """The events of each seat, and of spectators."""
        self.go_on()

    def go_on(self) -> None:
        """The game has gone on: forget what was made so far, except for the events."""
        self._table: wire.TableView | None = None
        """The table as spectators see it."""
        self._glance: Glance = {}
        self._shown: dict[Seat | None, Shown] = {}
        """What is seen from each seat."""
        self._parts: dict[Reader, ReaderPart] = {}
        self._made: dict[tuple[Reader, int, str | None], OutgoingUpdate] = {}
        self._texts: dict[tuple[OutgoingUpdate, OutgoingUpdate | None], bytes] = {}

    def discard(self, seats: Sequence[SeatRecord]) -> None:
        """The table has changed, and perhaps who sits there: forget the same."""
        self.go_on()
        names = shown_names(seats)
        if names != self.words.names:
            self.words = TableWords(self._catalogues, names)

    def go_back(self, at: int, log: Sequence[LogEntry]) -> None:
        """Choices were taken back by entry ``at``, and this is the log of the game now."""
        for seen in self._seen.values():
            seen.go_back(at, log)

    def make(
        self,
        opened: OpenTable,
        reader: Reader,
        at: int,
        since: int,
        sections: wire.Language | None,
    ) -> OutgoingUpdate:
        """The update for a reader who had ``since`` events when the table was at ``at``."""
        seen = self._log(opened, reader.seat)
        known = seen.known(at, since)
        update = self._made.get((reader, known, sections))
        if update is None:
            update = self._update(opened, reader, seen, known, sections)
            self._made[reader, known, sections] = update
        return update

    def text(self, update: OutgoingUpdate, before: OutgoingUpdate | None = None) -> bytes:
        """An update as JSON: whole, or as what differs from the one ``before``."""
        text = self._texts.get((update, before))
        if text is None:
            text = encode(update if before is None else update.changes(before))
            self._texts[update, before] = text
        return text

    def _log(self, opened: OpenTable, seat: Seat | None) -> SeenLog:
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = SeenLog(seat, opened.undos)
        if opened.table is not None:
            seen.follow(opened.table.game.log)
        return seen

    def _update(
        self,
        opened: OpenTable,
        reader: Reader,
        seen: SeenLog,
        known: int,
        language: wire.Language | None,
    ) -> OutgoingUpdate:
        part = self._parts.get(reader)
        if part is None:
            part = self._parts[reader] = self._part(opened, reader)
        table = opened.table
        sections = None
        if language is not None and table is not None:
            sections = self.words.sections(language, table, reader.seat)
        return OutgoingUpdate(
            table=part.table,
            at=opened.at,
            choices=len(table.choices) if table is not None else 0,
            since=known,
            events=seen.after(known),
            view=part.view,
            points=part.points,
            breakdown=part.breakdown,
            asks=part.asks,
            undo=part.undo,
            sections=sections,
            told_before=part.told_before,
        )

    def _part(self, opened: OpenTable, reader: Reader) -> ReaderPart:
        table = opened.table
        view = None
        points, breakdown, asks, told_before = None, None, list[OutgoingAsk](), None
        if table is not None:
            shown = self._show(table, reader.seat)
            view = shown.view
            points, breakdown = shown.points, shown.breakdown
            decides = reader.seat is not None and opened.is_played(reader.seat)
            since = {seat: asked.since for seat, asked in opened.asked.items()}
            asks = outgoing_asks(table, self.words, reader.seat, decides, since)
            if table.ruleset.companion_of:
                told_before = table.told_before(reader.seat)
        if self._table is None:
            self._table = opened.view(None)
        return ReaderPart(
            as_seen_by(self._table, reader, opened.record.invite),
            view,
            points,
            breakdown,
            msgspec.Raw(encode(asks)),
            opened.undo_view(reader),
            told_before,
        )

    def _show(self, table: AnyTable, seat: Seat | None) -> Shown:
        """What a seat, or a spectator, sees; made once for all readers who look from there."""
        found = self._shown.get(seat)
        if found is None:
            found = self._shown[seat] = table.shown(seat, self._glance)
        return found


class SeenLog:
    """The events that a seat, or a spectator, may know, as JSON.

    ``cuts`` says where they were cut off: a pair (at, number) means that entry ``at`` took back the
    events from ``number`` on. Of the ``old`` undos, made before this log was read, nothing else is
    known, so they cut off everything.
    """

    def __init__(self, seat: Seat | None, old: Sequence[int]) -> None:
        self._seat = seat
        self._read = 0
        self.events: list[msgspec.Raw] = []
        self.cuts: list[tuple[int, int]] = [(at, 0) for at in old]

    def follow(self, log: Sequence[LogEntry]) -> None:
        """Add the events that are new in the game's log."""
        self.events.extend(self._seen(log[self._read :]))
        self._read = len(log)

    def go_back(self, at: int, log: Sequence[LogEntry]) -> None:
        """Choices were taken back by entry ``at``, and the log differs from some event on."""
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


class TableWords:
    """The words of a table's game in every language, with its players' names."""

    def __init__(self, catalogues: tuple[Catalogue, ...], names: Sequence[str]) -> None:
        self.names = tuple(names)
        self._words = {
            language: Words(language, catalogues, self.names) for language in ("en", "pl")
        }
        self._prompts: dict[tuple[str, bytes, Seat, bool], wire.Text] = {}

    def prompt(self, ask: Ask, deciding: bool) -> wire.Text:
        """The sentence of a question; kept, because the same ones come again and again."""
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


def outgoing_asks(
    table: Any, words: TableWords, seat: Seat | None, decides: bool, since: Mapping[Seat, int]
) -> list[OutgoingAsk]:
    """What is asked, as a reader may know it: their own question first, with its options."""
    asks: list[OutgoingAsk] = []
    for asked, ask in table.pending.items():
        own = decides and asked == seat
        if asked == CLOCK or (table.apart and not own):
            continue
        view = OutgoingAsk(
            seat=asked,
            question=ask.question.id,
            about=ask.about,
            prompt=words.prompt(ask, own),
            rules=ask.question.rules,
            since=since[asked],
            options=ask.options if own else None,
        )
        asks.insert(0 if own else len(asks), view)
    return asks
