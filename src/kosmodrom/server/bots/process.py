"""A process in which bots think: ``python -m kosmodrom.server.bots.process``.

A job is a frozen table, a seat, a level, a seed and a time limit; the answer is an option. Both
travel as msgpack.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from kosmodrom.bots import make_bot
from kosmodrom.bots.greedy import rank_options, reasons
from kosmodrom.bots.limit import time_limit
from kosmodrom.core.codecs import msgpack_decoder
from kosmodrom.core.options import Seat
from kosmodrom.core.registry import find_game, games
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.server.processes.child import run

ADVISER: Final = "greedy"
"""The bot that gives hints: it can say how much better its choice is."""


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


_read_job = msgpack_decoder(Job).decode


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


def _answer(job: bytes) -> bytes:
    return msgspec.msgpack.encode(think(_read_job(job)))


if __name__ == "__main__":
    run(_answer, prepare=games)  # load them before the first job comes
