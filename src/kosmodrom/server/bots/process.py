"""A process in which bots think: ``python -m kosmodrom.server.bots.process``.

It reads jobs from its standard input and writes answers to its standard output, each as msgpack
after its length. A job is a frozen table, a seat, a level, a seed and a time limit; the answer is
an option.
"""

from __future__ import annotations

import os
import struct
import sys
import traceback
from collections.abc import Callable
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final, Literal

import msgspec

from kosmodrom.bots import make_bot
from kosmodrom.bots.greedy import rank_options, reasons
from kosmodrom.bots.limit import time_limit
from kosmodrom.core.codecs import msgpack_decoder
from kosmodrom.core.options import Seat
from kosmodrom.core.registry import find_game, games
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table

ADVISER: Final = "greedy"
"""The bot that gives hints: it can say how much better its choice is."""
LENGTH: Final = struct.Struct(">I")
READY: Final = b"ready"
NICE: Final = 10
"""How much the system prefers the server to its bots."""


class Job(msgspec.Struct, frozen=True, array_like=True):
    """Something to think about, for at most this number of seconds."""

    task: Literal["choose", "advise"]
    game: str
    table: bytes
    seat: Seat
    level: str
    seed: str
    seconds: float | None = None
    overlay: str | None = None


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """The option as JSON, by how many hundredths of a point it is better than the next best, and
    what it changes: see `reasons`."""

    option: bytes
    gain: int | None = None
    reasons: dict[str, int] = {}


def think(job: Job) -> Answer:
    ruleset = find_game(job.game)
    data = _data(job.game, job.overlay)
    table: Table[Any, Any, Any] = Table.thaw(job.table, ruleset=ruleset, data=data)
    with time_limit(job.seconds):
        if job.task == "advise":
            return _advise(table, job)
        option = make_bot(job.level, job.seed).choose(table, job.seat)
        return Answer(msgspec.json.encode(option))


def _advise(table: Table[Any, Any, Any], job: Job) -> Answer:
    options = table.pending[job.seat].options
    if len(options) == 1:
        return Answer(msgspec.json.encode(options[0]))
    chance = Random.seeded(job.seed)
    ranked = rank_options(table, job.seat, chance)
    best, *others = ranked
    gain = ranked[best] - ranked[others[0]] if others else None
    why = reasons(table, job.seat, options[best], chance)
    return Answer(msgspec.json.encode(options[best]), gain, why)


@cache
def _data(game: str, overlay: str | None) -> Any:
    return find_game(game).load(Path(overlay) if overlay is not None else None)


def work(given: BinaryIO, answers: BinaryIO) -> None:
    """Answer jobs until the server closes the pipe, or is gone."""
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(given, jobs.put), daemon=True).start()
    decoder = msgpack_decoder(Job)
    games()  # load them before the first job comes
    _send(answers, READY)
    while True:
        _send(answers, msgspec.msgpack.encode(think(decoder.decode(jobs.get()))))


def _listen(given: BinaryIO, take: Callable[[bytes], None]) -> None:
    """Read jobs. At the end of input nobody waits for an answer any more, so the process ends at
    once, even while it is thinking."""
    while head := given.read(LENGTH.size):
        take(given.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def main() -> None:
    """Run until the server is gone, or a bot fails."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    try:
        work(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        pass  # the server was killed
    except Exception:
        traceback.print_exc()
    finally:
        os._exit(1)  # an orderly exit would wait for the thread that still listens


def _send(to: BinaryIO, message: bytes) -> None:
    to.write(LENGTH.pack(len(message)) + message)
    to.flush()


if __name__ == "__main__":
    main()
