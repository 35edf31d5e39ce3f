"""A process that works out what people look up: ``python -m kosmodrom.server.tables.analyst``.

It plays stored games again, shows their moments, tells what a choice would do, and why one is not
offered. Any of these may take long, so the server process does none of them. A job comes with the
table it is about; jobs and answers travel as msgpack, and what is for clients is JSON already.
"""

from __future__ import annotations

import traceback
import zlib
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from kosmodrom.core.codecs import json_decoder, msgpack_decoder
from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.registry import find_game, games
from kosmodrom.core.ruleset import Section
from kosmodrom.core.table import Table
from kosmodrom.server import wire
from kosmodrom.server.errors import problem, status
from kosmodrom.server.processes.child import run
from kosmodrom.server.tables.open_table import OpenTable, load_rules
from kosmodrom.server.tables.records import SnapshotBody, Stored
from kosmodrom.server.tables.updates import OutgoingAsk, TableWords, outgoing_asks
from kosmodrom.server.tables.views import encode

EVERY: Final = 20
"""After how many choices a copy of the table is kept, so that every moment is near one."""
COPIES: Final = 100
"""How many copies are kept of one game at most: each holds the log so far, so in a game of very
many choices they would fill the memory."""
MEMORY: Final = 1 << 30
"""How many bytes of address space the process may use."""

AnyTable = Table[Any, Any, Any]


# Jobs and answers


class Frozen(msgspec.Struct, frozen=True, array_like=True):
    """A table as it stands."""

    game: str
    table: bytes
    overlay: str | None


class Load(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Play a stored game again up to its end."""

    stored: Stored
    overlay: str | None


class Loaded(msgspec.Struct, frozen=True, array_like=True, tag=True):
    snapshot: SnapshotBody


class MakeReel(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Play a game again from its beginning, and keep what shows every moment of it."""

    of: Frozen


class Reel(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A game that can be shown at any moment: a copy of the table after each ``every`` choices, and
    its `wire.Moment`s as JSON."""

    every: int
    copies: list[bytes]
    moments: bytes


class ShowMoment(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Show a seat, or a spectator, the table after some more choices. Without ``asks``, what was
    asked then is left out."""

    of: Frozen
    """Compressed, as it is in the reel."""
    choices: list[tuple[Seat, bytes]]
    seat: Seat | None
    number: int
    names: tuple[str, ...]
    asks: bool
    language: wire.Language | None


class TellOutcome(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Tell what choices of a seat would do."""

    of: Frozen
    seat: Seat
    plan: list[bytes]
    key: str


class TellWhyNot(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Tell why an option is not offered to a seat."""

    of: Frozen
    seat: Seat
    option: bytes
    key: str


class Told(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """What is told, as JSON."""

    text: bytes


class Refusal(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A `wire.Problem` as JSON, and its HTTP status."""

    problem: bytes
    status: int


class Failure(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A fault of ours, or a damaged log."""

    traceback: str


Job: TypeAlias = Load | MakeReel | ShowMoment | TellOutcome | TellWhyNot
Answer: TypeAlias = Loaded | Reel | Told | Refusal | Failure


class MomentView(msgspec.Struct, frozen=True):
    """The parts of an `Update` that depend on the game alone."""

    events: tuple[wire.NumberedEvent, ...]
    view: msgspec.Raw
    points: tuple[int, ...] | None
    breakdown: tuple[dict[str, int], ...] | None
    asks: Sequence[OutgoingAsk]
    sections: Sequence[Section] | None


def answer(job: Job) -> Answer:
    """Do a job, or say why it cannot be done."""
    try:
        match job:
            case Load():
                return Loaded(_load(job))
            case MakeReel():
                return make_reel(_thaw(job.of))
            case ShowMoment():
                return Told(encode(_show(job)))
            case TellOutcome():
                return Told(encode(_tell_outcome(job)))
            case TellWhyNot():
                return Told(encode(_tell_why_not(job)))
    except KosmodromError as error:
        return Refusal(encode(problem(error)), status(error))
    except Exception:
        return Failure(traceback.format_exc())


def _thaw(frozen: Frozen) -> AnyTable:
    overlay = Path(frozen.overlay) if frozen.overlay is not None else None
    return Table.thaw(frozen.table, ruleset=find_game(frozen.game), overlay=overlay)


@cache
def _read_option(game: str) -> Callable[[bytes], Option]:
    return json_decoder(find_game(game).move_union).decode


# Stored games


def _load(job: Load) -> SnapshotBody:
    overlay = Path(job.overlay) if job.overlay is not None else None
    return OpenTable(job.stored, *load_rules(job.stored.record, overlay)).snapshot()


# Replays


def make_reel(table: AnyTable) -> Reel:
    """A game that can be shown at any moment."""
    choices = list(table.choices)
    again = Table.load(table.history, ruleset=table.ruleset, data=table.game.data, upto=0)
    every = max(EVERY, len(choices) // COPIES)
    copies = [_packed(again)]
    moments: list[wire.Moment] = []
    rounds = _Rounds()
    chapter = rounds.begun(again)
    for number, choice in enumerate(choices, 1):
        again.decide(choice.seat, choice.option)
        now = rounds.begun(again)
        option = msgspec.Raw(encode(choice.option))
        begins = now if now != chapter else None
        moments.append(wire.Moment(number, choice.seat, option, begins, _scores(again)))
        chapter = now
        if number % every == 0:
            copies.append(_packed(again))
    return Reel(every, copies, encode(moments))


def _packed(table: AnyTable) -> bytes:
    return zlib.compress(table.freeze(), 1)


class _Rounds:
    """Counts the rounds of a game that goes on, and looks at each event once."""

    def __init__(self) -> None:
        self._begun = 0
        self._seen = 0

    def begun(self, table: AnyTable) -> int:
        """How many rounds have begun; none in a game without rounds."""
        begins, log = table.ruleset.round_event, table.game.log
        if begins is not None:
            self._begun += sum(type(entry.event) is begins for entry in log[self._seen :])
            self._seen = len(log)
        return self._begun


def _scores(table: AnyTable) -> tuple[int, ...]:
    """Everyone's points: the result's, else those that a spectator sees; where all play together,
    what they have reached so far, else as the game's judge sees it."""
    if table.finished and table.result is not None:
        return table.result.scores
    if table.ruleset.points is not None:
        return table.shown(None).points or ()
    if table.ruleset.seats.cooperative:
        return table.ruleset.result(table.game).scores
    judge = table.ruleset.judge
    return tuple(judge(table.game, seat) // 100 for seat in range(table.seats + table.automas))


def _show(job: ShowMoment) -> MomentView:
    table = _thaw(msgspec.structs.replace(job.of, table=zlib.decompress(job.of.table)))
    for seat, option in job.choices:
        table.decide(seat, _read_option(job.of.game)(option))
    words = TableWords(table.ruleset.catalogues(table.game.data), job.names)
    since = dict.fromkeys(table.pending, job.number)
    shown = table.shown(job.seat)
    return MomentView(
        events=tuple(
            wire.NumberedEvent(event.number, msgspec.Raw(encode(event.event)))
            for event in table.events(job.seat)
        ),
        view=msgspec.Raw(encode(shown.view)),
        points=shown.points,
        breakdown=shown.breakdown,
        asks=outgoing_asks(table, words, job.seat, True, since) if job.asks else (),
        sections=words.sections(job.language, table, job.seat) if job.language else None,
    )


# Choices that are not made


def _tell_outcome(job: TellOutcome) -> wire.Outcome:
    table = _thaw(job.of)
    found = table.outcome(job.seat, list(map(_read_option(job.of.game), job.plan)))
    return wire.Outcome(
        job.key,
        tuple(msgspec.Raw(encode(event)) for event in found.events),
        found.certain,
        msgspec.Raw(encode(found.view)),
        tuple(msgspec.Raw(encode(option)) for option in found.options),
    )


def _tell_why_not(job: TellWhyNot) -> wire.WhyNot:
    table, seat = _thaw(job.of), job.seat
    option = _read_option(job.of.game)(job.option)
    if table.offers(seat, option):
        return wire.WhyNot(job.key, None)
    return wire.WhyNot(job.key, problem(table.why_not(seat, option)))


read_job = msgpack_decoder(Job).decode


def answer_packed(job: bytes) -> bytes:
    return msgspec.msgpack.encode(answer(read_job(job)))


def _read_boxes() -> None:
    """So that the first job about a game takes no longer than the others."""
    for game in games():
        find_game(game).load(None)


if __name__ == "__main__":
    run(answer_packed, prepare=_read_boxes, memory=MEMORY)
