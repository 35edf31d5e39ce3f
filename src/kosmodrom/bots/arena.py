"""Where bots play each other: one match, many on all cores, and a whole simulation.

>>> for played in simulate("astrominers", seats=2, games=2, bots=["random"], seed=1):
...     print(len(played.scores), played.choices > 0)
2 True
2 True
"""

from __future__ import annotations

import gc
import hashlib
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from kosmodrom.bots import Bot, make_bot
from kosmodrom.bots.random import RandomBot
from kosmodrom.core.missions import Course
from kosmodrom.core.options import CLOCK, Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table

# Small enough that cores end together, large enough that handing out work costs nothing.
LARGEST_CHUNK = 16

Piece = TypeVar("Piece")
Done = TypeVar("Done")

AUTOMA = "automa"
"""What opponents that the rules play are called among the bots."""


class Match(msgspec.Struct, frozen=True):
    """A game to be played: all that its course depends on. ``bots`` has a name for each player."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int | str
    options: dict[str, Any] = {}
    overlay: str | None = None
    automas: int = 0


class Played(msgspec.Struct, frozen=True):
    """A match that was played. ``fingerprint`` names its last state."""

    seed: int | str
    bots: tuple[str, ...]
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    choices: int
    ending: str
    fingerprint: str
    course: Course | None = None
    """How a mission went, in games that say so."""


def play_match(match: Match) -> Played:
    """Play a match to its end."""
    with _few_collections():
        return _play(match)


@contextmanager
def _few_collections() -> Iterator[None]:
    """Bots make and drop tables by the thousand, and these leave nothing for the garbage collector:
    let it look less often."""
    before = gc.get_threshold()
    gc.set_threshold(100_000, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _play(match: Match) -> Played:
    overlay = Path(match.overlay) if match.overlay is not None else None
    table: Table[Any, Any, Any] = Table.start(
        match.game,
        seats=match.seats,
        automas=match.automas,
        seed=match.seed,
        options=match.options,
        overlay=overlay,
    )
    bots: dict[Seat, Bot] = {
        seat: make_bot(name, f"{match.seed}/{seat}") for seat, name in enumerate(match.bots)
    }
    bots[CLOCK] = RandomBot(f"{match.seed}/clock")
    order = Random.seeded(f"{match.seed}/order")
    while asked := tuple(table.pending):
        # Any of those who are asked at the same time may be the quickest.
        seat = asked[0] if len(asked) == 1 else order.choice(asked)
        table.decide(seat, bots[seat].choose(table, seat))
    result = table.result
    assert result is not None
    files = table.ruleset.mission_files
    return Played(
        seed=match.seed,
        bots=match.bots,
        winners=result.winners,
        scores=result.scores,
        breakdown=result.breakdown,
        choices=len(table.choices),
        ending=result.ending,
        fingerprint=table.fingerprint,
        course=None if files is None else files.course(table.game),
    )


def play_matches(matches: Iterable[Match], jobs: int = 1) -> Iterator[Played]:
    """Play matches on ``jobs`` cores; the results come in the order of the matches."""
    if jobs == 1:
        yield from map(play_match, matches)
        return
    waiting = list(matches)
    size = max(1, min(LARGEST_CHUNK, len(waiting) // (4 * jobs)))
    chunks = (waiting[start : start + size] for start in range(0, len(waiting), size))
    for played in in_processes(_play_chunk, chunks, jobs):
        yield from played


def in_processes(
    work: Callable[[Piece], Done], pieces: Iterable[Piece], jobs: int
) -> Iterator[Done]:
    """Do pieces of work in ``jobs`` processes, in this one if it is only one; what comes of them
    comes in their order."""
    if jobs == 1:
        yield from map(work, pieces)
        return
    waiting = iter(pieces)
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_become_a_helper)
    try:
        with _interrupts_held():
            futures = deque(pool.submit(work, piece) for piece in islice(waiting, 2 * jobs))
        while futures:
            yield futures.popleft().result()
            futures.extend(pool.submit(work, piece) for piece in islice(waiting, 1))
    except BaseException:
        # The results are no longer wanted: do not wait for the games that are being played.
        for helper in set(active_children()) - others:
            helper.terminate()
        raise
    finally:
        pool.shutdown()


def _play_chunk(matches: list[Match]) -> list[Played]:
    return [play_match(match) for match in matches]


def _become_a_helper() -> None:
    """Ctrl-C reaches every process, but only the first one should act on it. The others end with
    it, even if it is killed and cannot end them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back for a moment: processes started meanwhile do not hear it either."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def simulate(
    game: str,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int | str,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    overlay: str | None = None,
    automas: int = 0,
) -> Iterator[Played]:
    """Play many games of the same bots; see `Simulation`."""
    return Simulation(game, seats, games, bots, seed, options, overlay, automas).play(jobs)


class Simulation:
    """Many games of the same bots, and what came of them.

    Fewer bots than seats are repeated. They move on by a seat from game to game, so that none
    keeps the first one; automas keep their seats. Game number i has the seed ``<seed>/<i>`` and can
    be played again alone.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        games: int,
        bots: Sequence[str],
        seed: int | str,
        options: Mapping[str, Any] | None = None,
        overlay: str | None = None,
        automas: int = 0,
    ) -> None:
        self.game = game
        self.seats = seats
        self.automas = automas
        self.games = games
        self.seed = seed
        self.options = dict(options or {})
        self.overlay = overlay
        self.bots = tuple(bots[number % len(bots)] for number in range(seats))
        self.labels = _labels((*self.bots, *[AUTOMA] * automas))
        self.played = 0
        self.choices = 0
        self.wins = dict.fromkeys(self.labels, 0)
        """Games won by each bot and automa; a shared victory counts for everyone who shares it."""
        self.wins_by_seat = [0] * (seats + automas)
        self._points = dict.fromkeys(self.labels, 0)
        self._hash = hashlib.blake2b(digest_size=8)

    def play(self, jobs: int = 1) -> Iterator[Played]:
        """Play the games, counting on the way."""
        for played in play_matches((self._match(number) for number in range(self.games)), jobs):
            self._count(played)
            yield played

    @property
    def mean_scores(self) -> dict[str, float]:
        return {label: points / max(1, self.played) for label, points in self._points.items()}

    @property
    def fingerprint(self) -> str:
        """A short name for all the games played: equal for equal games."""
        return self._hash.hexdigest()

    def _seating(self, number: int) -> list[int]:
        """Which of the bots has each seat in a game."""
        return [(seat - number) % self.seats for seat in range(self.seats)]

    def _match(self, number: int) -> Match:
        return Match(
            game=self.game,
            seats=self.seats,
            bots=tuple(self.bots[bot] for bot in self._seating(number)),
            seed=f"{self.seed}/{number}",
            options=self.options,
            overlay=self.overlay,
            automas=self.automas,
        )

    def _count(self, played: Played) -> None:
        labels = [self.labels[bot] for bot in self._seating(self.played)]
        labels += self.labels[self.seats :]
        for seat in played.winners:
            self.wins[labels[seat]] += 1
            self.wins_by_seat[seat] += 1
        for label, points in zip(labels, played.scores, strict=True):
            self._points[label] += points
        self.played += 1
        self.choices += played.choices
        self._hash.update(played.fingerprint.encode())


def _labels(bots: Sequence[str]) -> tuple[str, ...]:
    """A name for each bot, with a number if it occurs again.

    >>> _labels(["random", "greedy", "random"])
    ('random', 'greedy', 'random#2')
    """
    times: dict[str, int] = {}
    labels = []
    for bot in bots:
        times[bot] = times.get(bot, 0) + 1
        labels.append(bot if times[bot] == 1 else f"{bot}#{times[bot]}")
    return tuple(labels)
