"""A process that reads the records of strangers: ``python -m kosmodrom.server.campaigns.reader``.

Whatever is in such a record, only this process can die of it, run out of memory or never end. A job
is the record's text; the answer is what the server stores of it, or why it is refused. Both travel
as msgpack.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from kosmodrom.core.campaign import Chapter, Ended, Next, plain_carried
from kosmodrom.core.codecs import msgpack_decoder
from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.history import data_fingerprint
from kosmodrom.core.options import Seat
from kosmodrom.core.registry import games
from kosmodrom.core.result import Result
from kosmodrom.core.series import Chronicle, Series
from kosmodrom.core.table import Table, seat_names
from kosmodrom.server.errors import Declined, status
from kosmodrom.server.processes.child import run

CHOICES: Final = 20_000
CHAPTER_CHOICES: Final = 5_000
"""How many choices an imported record may have, and each of its chapters. A campaign that is played
at random, with every chapter tried again, has some 5,000, and a chapter up to 1,500."""
MEMORY: Final = 512 << 20
"""How many bytes of address space the process may use; for the largest record it needs 180 MB."""
TOLD: Final = 300
"""How many letters of a name from a record a refusal repeats."""


class ReadJob(msgspec.Struct, frozen=True, array_like=True):
    record: bytes
    overlay: str | None = None


class ReadChapter(msgspec.Struct, frozen=True, array_like=True):
    """A finished chapter of a record."""

    id: str
    rules: int
    data: str
    options: dict[str, bool | int | str]
    seed: str
    carried: Any
    result: Result
    choices: list[tuple[Seat, bytes]]
    """The options as JSON."""


class ChapterToCome(msgspec.Struct, frozen=True, array_like=True):
    """A `Chapter`, as plain data."""

    id: str
    options: dict[str, bool | int | str]
    carried: Any
    ahead: tuple[str, ...]


class ReadRecord(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A record that was replayed: its finished chapters and what follows them, which is another
    chapter or the end."""

    game: str
    campaign: str
    options: dict[str, bool | int | str]
    players: int
    automas: int
    chapters: list[ReadChapter]
    chapter: ChapterToCome | None
    ended: Ended | None

    @property
    def next(self) -> Next:
        if self.ended is not None:
            return self.ended
        assert self.chapter is not None
        return Chapter(*msgspec.structs.astuple(self.chapter))


class RefusedRecord(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The error that says why a record is refused, and its HTTP status."""

    message: str
    args: dict[str, Any]
    package: str | None
    status: int


Reading: TypeAlias = ReadRecord | RefusedRecord


def read(job: ReadJob) -> Reading:
    """What is in a record, or why it is refused."""
    try:
        return _read(job)
    except KosmodromError as error:
        args = {name: _short(value) for name, value in error.args_.items()}
        return RefusedRecord(error.message, args, error.package, status(error))


def _read(job: ReadJob) -> ReadRecord:
    """Replay a record. The names in it are left out: the people behind them are not here, and could
    never have them deleted."""
    chronicle = Chronicle.from_json(job.record)
    lengths = [len(chapter.choices) for chapter in chronicle.chapters]
    if sum(lengths) > CHOICES or max(lengths, default=0) > CHAPTER_CHOICES:
        raise Declined("error-record-choices", status=413, limit=CHOICES, chapter=CHAPTER_CHOICES)
    overlay = Path(job.overlay) if job.overlay is not None else None
    series: Series[Any, Any, Any] = Series.load(_nameless(chronicle), overlay=overlay)
    following = series.next
    return ReadRecord(
        series.ruleset.id,
        series.campaign.id,
        series.options,
        len(series.seats),
        len(series.automas),
        [
            _chapter(series, chapter, table)
            for chapter, table in zip(series.chapters, series.tables, strict=True)
            if table.finished
        ],
        _plain(following) if isinstance(following, Chapter) else None,
        following if isinstance(following, Ended) else None,
    )


def _short(value: Any) -> Any:
    """An argument of a sentence: what somebody wrote into a record may be too long for one."""
    return f"{value[:TOLD]} …" if isinstance(value, str) and len(value) > TOLD else value


def _chapter(
    series: Series[Any, Any, Any], chapter: Chapter, table: Table[Any, Any, Any]
) -> ReadChapter:
    assert table.result is not None
    return ReadChapter(
        chapter.id,
        table.game.version,
        data_fingerprint(table.game.data),
        series.campaign.shown(msgspec.to_builtins(table.game.options)),
        str(table.seed),
        plain_carried(table.game.carried),
        table.result,
        [(choice.seat, msgspec.json.encode(choice.option)) for choice in table.choices],
    )


def _plain(chapter: Chapter) -> ChapterToCome:
    options = msgspec.to_builtins(chapter.options)
    return ChapterToCome(chapter.id, options, plain_carried(chapter.carried), chapter.ahead)


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


_read_job = msgpack_decoder(ReadJob).decode


def _answer(job: bytes) -> bytes:
    return msgspec.msgpack.encode(read(_read_job(job)), enc_hook=str)


if __name__ == "__main__":
    run(_answer, prepare=games, memory=MEMORY)
