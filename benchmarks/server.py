"""Load on the server, beside boardgame.io's in the same run.

    ./kosmodrom dev python benchmarks/server.py [--tables N] [--seconds S] [--only NAME]
    ./kosmodrom dev python benchmarks/server.py --game GAME [--tables N] [--seconds S]
    ./kosmodrom dev python benchmarks/server.py --database postgresql|sqlite --workers N ...
    ./kosmodrom dev python benchmarks/server.py --bots [--seconds S]
    ./kosmodrom dev python benchmarks/server.py --race [--tables N] [--seconds S]

Two people at each table choose as soon as they are asked, at all tables at once: choices a second,
the time from sending a choice until everyone at the table has received it, how long the server's
processors are busy for each choice, and memory. Ours are games of Astrominers (or of another
``--game``) with random choices, each stored on the disk before it is shown, on a server that has as
many processes as there are cores; in the next column with one. boardgame.io's server
(from npm, kept in the user's cache folder, and run as in production) plays a game of its own whose
table is as large as ours, and which has as many moves as ours has choices on average. It keeps that
in files, and in the next column only in memory; then a very small game. The players take
processors, too: where theirs and the server's together are close to all that there are, a server
alone would be faster.

When a game is over its people begin another one, as each server means them to: that is part of what
is measured. All tables begin at the same moment, so they would also end all at once, which no
server ever sees. Before anything is measured they are therefore spread evenly over the length of a
game: of 200 tables the tenth makes a twentieth of a game's choices, and so on.

Then the same with each of our games, one after the other: choices a second, and of the column in
memory how much that is; and how many bytes an update has that tells of a choice.

With ``--workers``: a server of so many processes for each; with ``--database postgresql`` also a
PostgreSQL of its own, which waits for no disk. Half of what is sent to two processes concerns
tables of the other. What the processes could do, each with a processor to itself and the database
with another, follows from the time that they take for a choice.

With ``--bots``: how long somebody waits for a greedy bot, on an idle server and while one guest has
30 tables of search bots. The goal is at most two seconds more, even in the worst moment.

With ``--race``: four people at each table race for tiles, each grabbing one twice a second. The
goal is that everyone at the table knows within 150 ms, 99 times out of 100, on two cores.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import select
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from kosmodrom.core.registry import find_game, games
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table

HERE = Path(__file__).resolve().parent
ROUNDS = 3
GAMES = 20
"""How many games are played to know how long one is."""
PROCESSES: Final = min(os.cpu_count() or 1, 64)
"""Of our server, unless it is said how many."""
PLAYERS = 2
"""Processes that play."""
PEER = "in memory"
"""The column to which all our games are compared."""
FLOODS = ("idle", "bots alone", "playing along")
"""What a guest does to the bots: see `waiting.py`."""
START_SECONDS = 60
# All players come from one address, and none of them is a person.
SETTINGS = """
[limits]
requests = 1000000
sign_ins = 1000000
new_tables = 1000000
socket_messages = 1000000
sockets = 1000000
bot_tables = 1000
"""


class Measured(NamedTuple):
    """A round: milliseconds of each choice, the seconds of processor time of the server, of the
    players and of the server's PostgreSQL, and how many updates, and bytes of them, our players
    received."""

    times: list[float]
    seconds: float
    processor: float
    players: float
    database: float
    updates: int
    bytes: int


class ServerDied(Exception):
    """A server did not survive the load."""


class Contender:
    """A running server, and the processes that play on it."""

    def __init__(self, server: subprocess.Popen[str], players: Sequence[subprocess.Popen[str]]):
        self._server = server
        self._players = players
        self.rounds: list[Measured] = []
        self.database: int | None = None
        """The process of its PostgreSQL."""
        self.workers = 0
        """Its processes, where that is what is compared."""
        self.memory = 0.0
        """MiB of the server and its bots, when it has played."""

    def spread(self, length: float) -> None:
        """Let the tables be at different moments of a game that has so many choices."""
        for player in self._players:
            _say(player, f"spread {length}")
        for player in self._players:
            self._answer(player)

    def play(self, seconds: float) -> Measured:
        before, players_before = self._processor_seconds, self._players_seconds
        database_before = self._database_seconds
        begin = time.monotonic()
        for player in self._players:
            _say(player, f"run {seconds}")
        found = [self._answer(player) for player in self._players]
        return Measured(
            [time for answer in found for time in answer["times"]],
            time.monotonic() - begin,
            self._processor_seconds - before,
            self._players_seconds - players_before,
            self._database_seconds - database_before,
            sum(answer.get("updates", 0) for answer in found),
            sum(answer.get("bytes", 0) for answer in found),
        )

    def _answer(self, player: subprocess.Popen[str]) -> dict[str, Any]:
        """What a player has measured. Players of a dead server never answer."""
        assert player.stdout is not None
        while not select.select([player.stdout], [], [], 1.0)[0]:
            if self._server.poll() is not None:
                raise ServerDied
        answer: dict[str, Any] = json.loads(_hear(player))
        return answer

    @property
    def _processor_seconds(self) -> float:
        """Of the server: the process that was started, and those by which it serves."""
        pid = self._server.pid
        return sum(map(_processor_seconds, (pid, *_children(pid))))

    @property
    def _players_seconds(self) -> float:
        return sum(_processor_seconds(player.pid) for player in self._players)

    @property
    def _database_seconds(self) -> float:
        return sum(map(_processor_seconds, _family(self.database))) if self.database else 0.0

    @property
    def peak_memory(self) -> float:
        return sum(_peak(pid) for pid in _family(self._server.pid))


def _say(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()


def _hear(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise SystemExit(f"{process.args!r} ended with {process.wait()}")
    return line


def _family(pid: int) -> list[int]:
    return [pid, *(member for child in _children(pid) for member in _family(child))]


def _children(pid: int) -> list[int]:
    return list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


def _peak(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmHWM"))


def _processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@contextmanager
def _running(
    command: Sequence[str | Path], folder: Path, path: str | None = None
) -> Iterator[subprocess.Popen[str]]:
    """Start a process; ``path`` is where its Python looks for packages."""
    # Without this boardgame.io checks and freezes every state, as is useful in development only.
    environment = {**os.environ, "NODE_ENV": "production"}
    if path is not None:
        environment["PYTHONPATH"] = path
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def _wait_for(address: str, server: subprocess.Popen[str]) -> None:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and server.poll() is None:
        with suppress(OSError):
            opener.open(address, timeout=START_SECONDS).close()
            return
        time.sleep(0.05)
    raise SystemExit(f"{address} does not answer")


def _contend(
    stack: ExitStack,
    server: Sequence[str | Path],
    player: Sequence[str | Path],
    probe: str,
    folder: Path,
    tables: int,
    path: str | None = None,
) -> Contender:
    """Start a server and its players; each gets its share of the tables."""
    port = _free_port()
    address = f"http://127.0.0.1:{port}"
    running = stack.enter_context(_running([*server, str(port)], folder, path))
    _wait_for(address + probe, running)
    shares = [len(range(number, tables, PLAYERS)) for number in range(PLAYERS)]
    players = [
        stack.enter_context(_running([*player, address, str(share)], folder))
        for share in shares
        if share
    ]
    for process in players:
        assert _hear(process).strip() == "ready"
    return Contender(running, players)


def kosmodrom(
    stack: ExitStack, tables: int, kind: str = "astrominers", more: Sequence[str] = ()
) -> Contender:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    (folder / "settings.toml").write_text(SETTINGS)
    program = (sys.executable, "-m", "kosmodrom")
    serve = (*program, "serve", *more, "--data-dir", str(folder), "--port")
    players = (sys.executable, HERE / "players.py", kind)
    path = _with_toys(folder / "toys") if kind == "race" else None
    return _contend(stack, serve, players, "/health", folder, tables, path)


def on_sqlite(workers: int, stack: ExitStack, tables: int, kind: str) -> Contender:
    contender = kosmodrom(stack, tables, kind, ("--workers", str(workers)))
    contender.workers = workers
    return contender


def on_postgresql(workers: int, stack: ExitStack, tables: int, kind: str) -> Contender:
    sys.path.insert(0, str(HERE.parent))
    from tests.server.postgres import postgres_server

    database = stack.enter_context(postgres_server())
    more = ("--database", database.url, "--workers", str(workers))
    contender = kosmodrom(stack, tables, kind, more)
    contender.database, contender.workers = database.pid, workers
    return contender


def _with_toys(folder: Path) -> str:
    """A path on which Python finds the toy games: one of them is a race."""
    sys.path.insert(0, str(HERE.parent))
    from tests.server.running import install_toys, python_path

    install_toys(folder)
    return python_path(folder)


def boardgameio(game: str, files: bool, stack: ExitStack, tables: int) -> Contender:
    server = ["node", "server.js"]
    if files:
        server.append(stack.enter_context(tempfile.TemporaryDirectory()))
    players = ("node", "players.js", game)
    return _contend(stack, server, players, "/games", _installed(), tables)


def _installed() -> Path:
    """The folder with boardgame.io, ready to run."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise SystemExit("boardgame.io needs node and npm; or run with --only kosmodrom")
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = cache / "kosmodrom" / "boardgameio"
    shutil.copytree(HERE / "boardgameio", folder, dirs_exist_ok=True)
    subprocess.run([npm, "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
    return folder


CONTENDERS: dict[str, Callable[[ExitStack, int], Contender]] = {
    "kosmodrom": partial(on_sqlite, PROCESSES, kind="astrominers"),
    "one process": partial(on_sqlite, 1, kind="astrominers"),
    "boardgame.io": partial(boardgameio, "crates", True),
    PEER: partial(boardgameio, "crates", False),
    "small game": partial(boardgameio, "marks", False),
}


def length_of(game: str) -> float:
    """How many choices a game of two has who choose at random, on average."""
    chance, choices = Random.seeded("length"), 0
    for number in range(GAMES):
        table = Table.start(find_game(game), seats=2, seed=number)
        while not table.finished:
            seat, ask = chance.choice(list(table.pending.items()))
            table.decide(seat, chance.choice(ask.options))
        choices += len(table.choices)
    return choices / GAMES


def percentile(times: Sequence[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def summary(contender: Contender) -> dict[str, float]:
    rounds = contender.rounds
    rates = [len(played.times) / played.seconds for played in rounds]
    times = [time for played in rounds for time in played.times]
    took = sum(played.seconds for played in rounds)
    each = sum(p.processor for p in rounds) / len(times)
    more = {}
    if contender.workers:
        more["choices a second, each with a core"] = contender.workers / each
    if contender.database:
        database = sum(p.database for p in rounds)
        more["ms of the database's for a choice"] = database / len(times) * 1000
    return {
        "choices a second (median)": statistics.median(rates),
        "choices a second (best)": max(rates),
        "choices a second (worst)": min(rates),
        "ms of its processors for a choice": each * 1000,
        **more,
        "processors that it takes": sum(p.processor for p in rounds) / took,
        "processors that its players take": sum(p.players for p in rounds) / took,
        "ms until all are told (median)": statistics.median(times),
        "ms until all are told (99%)": percentile(times, 0.99),
        "ms until all are told (longest)": max(times),
        "MiB, peak": contender.memory,
    }


def bots(seconds: float) -> None:
    """Print how long somebody waits for a greedy bot, idle and under each flood."""
    print(f"python {sys.version.split()[0]}, {seconds:.0f} s each, {os.cpu_count()} cores")
    print(
        f"{'seconds until Ada is asked again':36}{'waits':>8}{'median':>10}{'longest':>10}", end=""
    )
    print(f"{'a choice':>10}{'more, median':>14}{'more, most':>12}")
    usual = 0.0
    for kind in FLOODS:
        waits = _waits(kind, seconds)
        times = [time for time, _ in waits]
        each = statistics.median(time / choices for time, choices in waits)
        usual = usual or each  # of an idle server
        more = [time - choices * usual for time, choices in waits]
        print(
            f"{kind:36}{len(waits):>8}{statistics.median(times):>10.2f}{max(times):>10.2f}", end=""
        )
        print(f"{each:>10.2f}{statistics.median(more):>14.2f}{max(more):>12.2f}")


def _waits(kind: str, seconds: float) -> list[tuple[float, int]]:
    """The waits of somebody at a new server, and how many choices the bot made in each."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        (folder / "settings.toml").write_text(SETTINGS)
        address = f"http://127.0.0.1:{(port := _free_port())}"
        serve = (sys.executable, "-m", "kosmodrom", "serve", "--data-dir", folder, "--port")
        _wait_for(f"{address}/health", stack.enter_context(_running([*serve, str(port)], folder)))
        people = (sys.executable, HERE / "waiting.py", address, kind, str(seconds))
        waits: list[tuple[float, int]] = json.loads(
            _hear(stack.enter_context(_running(people, folder)))
        )
        return waits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, help="200, or 50 that race")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of a round")
    parser.add_argument("--only", choices=CONTENDERS)
    parser.add_argument("--game", choices=games(), help="in place of Astrominers")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--workers", type=int, nargs="+", metavar="N", help="[1, 2, 4]")
    parser.add_argument("--bots", action="store_true", help="measure how long people wait for bots")
    parser.add_argument("--race", action="store_true", help="four people race at each table")
    arguments = parser.parse_args()
    if arguments.bots:
        bots(arguments.seconds)
        return
    tables = arguments.tables or (50 if arguments.race else 200)
    contenders = {
        name: start for name, start in CONTENDERS.items() if arguments.only in (None, name)
    }
    kind = "race" if arguments.race else arguments.game or "astrominers"
    on_postgres = arguments.database == "postgresql"
    sharing = on_postgres or arguments.workers
    alone = arguments.only or arguments.race or arguments.game or sharing
    if sharing:
        start = on_postgresql if on_postgres else on_sqlite
        contenders = {
            f"{workers} processes": partial(start, workers, kind=kind)
            for workers in arguments.workers or (1, 2, 4)
        }
    elif arguments.race:
        contenders = {"kosmodrom": partial(kosmodrom, kind=kind)}
    else:
        for name, processes in (("kosmodrom", PROCESSES), ("one process", 1)):
            if name in contenders:
                contenders[name] = partial(on_sqlite, processes, kind=kind)
    length = None if arguments.race else length_of(kind)
    found = contend(contenders, tables, arguments.seconds, length)
    report({name: summary(measured) for name, measured in found.items()}, tables, arguments.race)
    if not alone:
        report_games(found, tables, arguments.seconds)


def contend(
    starts: Mapping[str, Callable[[ExitStack, int], Contender]],
    tables: int,
    seconds: float,
    length: float | None = None,
) -> dict[str, Contender]:
    """Let contenders play, and return those that have survived it. ``length`` is how many choices
    a game has over which the tables are to be spread."""
    with ExitStack() as stack:
        contenders = {name: start(stack, tables) for name, start in starts.items()}

        def each(act: Callable[[Contender], Any]) -> None:
            for name, contender in tuple(contenders.items()):
                try:
                    act(contender)
                except ServerDied:
                    print(f"{name}: the server has died under the load")
                    del contenders[name]

        if length:
            each(lambda contender: contender.spread(length))
        each(lambda contender: contender.play(1.0))  # fills the caches
        for _ in range(ROUNDS):  # alternating, so that a slow moment of the machine hits all
            each(lambda contender: contender.rounds.append(contender.play(seconds)))
        for contender in contenders.values():
            contender.memory = contender.peak_memory
    return contenders


def report(found: dict[str, dict[str, float]], tables: int, race: bool) -> None:
    python, rounds, people = sys.version.split()[0], f"{ROUNDS} rounds", 4 if race else 2
    print(f"python {python}, {tables} tables of {people} people, {rounds}, {os.cpu_count()} cores")
    first, *others = found
    columns = [first, *(head for other in others for head in (other, "ratio"))]
    print(f"{'':36}" + "".join(f"{head:>14}" for head in columns))
    for row, own in found[first].items():
        line = f"{row:36}{own:>14,.{_places(own)}f}"
        for other in others:
            theirs = found[other].get(row)
            if theirs is None:
                line += f"{'–':>14}{'–':>14}"
            else:
                line += f"{theirs:>14,.{_places(theirs)}f}{own / theirs:>14.2f}"
        print(line)


def _places(number: float) -> int:
    return 3 if number < 10 else 1


def report_games(found: Mapping[str, Contender], tables: int, seconds: float) -> None:
    """The same with each of our games."""
    peer = found.get(PEER)
    theirs = summary(peer)["choices a second (median)"] if peer is not None else None
    heads = ("choices/s", "of peer", "ms processor", "ms median", "ms 99%", "bytes", "MiB")
    print(f"\n{'':24}" + "".join(f"{head:>14}" for head in heads))
    for game in games():
        start = partial(on_sqlite, PROCESSES, kind=game)
        for played in contend({game: start}, tables, seconds, length_of(game)).values():
            row = summary(played)
            rate = row["choices a second (median)"]
            updates = sum(measured.updates for measured in played.rounds)
            print(
                f"{game:24}{rate:>14,.1f}"
                f"{rate / theirs if theirs else math.nan:>14.2f}"
                f"{row['ms of its processors for a choice']:>14.3f}"
                f"{row['ms until all are told (median)']:>14.1f}"
                f"{row['ms until all are told (99%)']:>14.1f}"
                f"{sum(measured.bytes for measured in played.rounds) / updates:>14,.0f}"
                f"{row['MiB, peak']:>14.1f}"
            )


if __name__ == "__main__":
    main()
