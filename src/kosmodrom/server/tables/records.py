"""Records of tables: what is stored about a table, its seats, and each entry of its log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Row

from kosmodrom.core.codecs import json_decoder
from kosmodrom.core.errors import UnknownGame
from kosmodrom.core.guide import find_guide
from kosmodrom.core.options import Seat
from kosmodrom.core.registry import find_game
from kosmodrom.core.result import Result
from kosmodrom.core.table import Table
from kosmodrom.server import wire
from kosmodrom.server.database.models import SeatRow, TableRow

MOST_SEATS: Final = 8
"""How many seats a table can have."""


class Overtaken(Exception):
    """Somebody else wrote first: read again, and decide again."""


class UndoWish(msgspec.Struct, frozen=True):
    """A seat wants to go back to before choice ``to``; ``agreed`` are the seats that consent."""

    by: Seat
    to: int
    agreed: tuple[Seat, ...]


class SeatRecord(msgspec.Struct):
    """A row of seats."""

    seat: Seat
    kind: Literal["open", "person", "bot", "automa"]
    name: str
    person: str | None = None
    bot: str | None = None
    named: bool = False
    left: bool = False
    forfeit: bool = False
    banked: float | None = None
    deadline: float | None = None
    place: int | None = None
    points: int | None = None


class ChapterBody(msgspec.Struct, frozen=True):
    """Which chapter of a campaign a table is, counted from 1, and what it begins with."""

    campaign: str
    """The campaign's id in its game."""
    number: int
    id: str
    carried: Any


class TableRecord(msgspec.Struct):
    """A row of tables, with its JSON columns decoded."""

    id: str
    game: str
    rules: int
    data: str
    options: dict[str, bool | int | str]
    seed: str
    status: wire.Status
    public: bool
    invite: str
    host: str | None
    pace: wire.Pace
    created: float
    hints: bool = True
    started: float | None = None
    ended: float | None = None
    paused: float | None = None
    length: int = 0
    revision: int = 0
    waiting: tuple[Seat, ...] = ()
    deadline: float | None = None
    hourglass: float | None = None
    undo: UndoWish | None = None
    result: Result | None = None
    rematch: str | None = None
    campaign: str | None = None
    chapter: ChapterBody | None = None
    server: int = 0

    @property
    def carried(self) -> Any:
        """What a chapter of a campaign begins with."""
        return self.chapter.carried if self.chapter is not None else None

    @property
    def guided(self) -> bool:
        """Whether it is the table of the game's guide as it is now: no other has its seed."""
        try:
            guide = find_guide(find_game(self.game))
        except UnknownGame:
            return False
        return guide is not None and guide.seed == self.seed


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """An entry of the log: a choice or an undo. After it the table is ``at`` this number."""

    number: int
    kind: Literal["choice", "undo"]
    seat: Seat
    body: str
    key: str | None
    time: float


class ChoiceBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice; ``bot`` is the level of the bot that made it."""

    seat: Seat
    option: msgspec.Raw
    bot: str | None = None


class UndoBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """The choices from number ``to`` on are taken back: all of them, or with ``alone`` only those
    of the seat that did it."""

    to: int
    alone: bool = False


read_choice: Final = json_decoder(ChoiceBody).decode
read_undo: Final = json_decoder(UndoBody).decode


class SnapshotBody(msgspec.Struct, frozen=True):
    """A game after an entry: the frozen table, and for each seat that is asked the number of the
    entry that raised its question."""

    table: bytes
    asked: dict[Seat, int]


class Step(msgspec.Struct):
    """An entry and what it changes: the table's record, some seats, and perhaps a snapshot.
    ``turned`` means that the hourglass was turned or stopped."""

    entry: Entry
    record: TableRecord
    seats: Sequence[SeatRecord] = ()
    snapshot: SnapshotBody | None = None
    turned: bool = False


class Stored(msgspec.Struct):
    """A table as it is stored: its last snapshot, if it has one, and all entries after that."""

    record: TableRecord
    seats: list[SeatRecord]
    snapshot: tuple[int, SnapshotBody] | None
    entries: list[Entry]
    keys: dict[str, tuple[Seat, int]]
    """The seat and the number of the entry with each key."""
    undos: list[int]
    """The numbers of all entries that are undos."""


class TableChange(msgspec.Struct):
    """How a table is to change, apart from its game: its new record, and the seats that differ.
    ``seated`` takes a seat by it, ``removed`` is thrown out by the host, ``game`` begins by it, and
    ``following`` is the rematch that is made together with it."""

    record: TableRecord
    seats: Sequence[SeatRecord] = ()
    seated: str | None = None
    removed: str | None = None
    game: Table[Any, Any, Any] | None = None
    following: tuple[TableRecord, Sequence[SeatRecord]] | None = None


# Rows and records

_DECODE: Final = {
    "options": json_decoder(dict[str, bool | int | str]).decode,
    "pace": json_decoder(wire.Pace).decode,
    "waiting": json_decoder(tuple[Seat, ...]).decode,
    "undo": json_decoder(UndoWish).decode,
    "result": json_decoder(Result).decode,
    "chapter": json_decoder(ChapterBody).decode,
}
"""The columns that hold JSON."""


def read_table(row: TableRow | Row[Any]) -> TableRecord:
    values = {name: getattr(row, name) for name in TableRecord.__struct_fields__}
    for name, decode in _DECODE.items():
        if values[name] is not None:
            values[name] = decode(values[name])
    return TableRecord(**values)


def read_seat(row: SeatRow | Row[Any]) -> SeatRecord:
    return SeatRecord(**{name: getattr(row, name) for name in SeatRecord.__struct_fields__})


def table_columns(record: TableRecord, names: Iterable[str]) -> dict[str, Any]:
    """Fields of a record as the database stores them."""
    values = {name: getattr(record, name) for name in names}
    for name in _DECODE:
        if values.get(name) is not None:
            values[name] = msgspec.json.encode(values[name]).decode()
    return values
