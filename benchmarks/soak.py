"""An hour under load, with the server killed again and again: does it keep its promises?

    ./kosmodrom dev python -m benchmarks.soak [--minutes N | --kills N] [--figures FILE]
        [--only DATABASE]

Many guests play all games at random over WebSocket and HTTP, with bots and with each other: they
build ships live, play a campaign, save it and bring it back, follow companions, take back, look
things up, and watch each other. First on SQLite, then with two servers that share its folder, then
with two on PostgreSQL. For two thirds of the time, or so many times, a server is killed whenever
everybody has moved; one of two is sometimes only stopped for a while. Then they are left alone, and
memory use is observed. Meanwhile:

* what was acknowledged is in the log, once, and every table goes on;
* every chapter of a campaign is kept, and a copy of it goes on like the original;
* whatever is looked up is answered;
* nothing that was sent to anybody contains what they may not know, and every update is what the
  engine lets its reader know at that moment;
* pairs of actions in the lobby, at the same moment, leave a table that makes sense;
* the servers report no errors.

Memory, sizes and counts are written to FILE (JSON) and next to it as a table (Markdown). A broken
promise ends the run at once, with exit code 1; the figures so far say which one.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import os
import signal
import statistics
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path

import msgspec
import psycopg

from kosmodrom.core.registry import companions, games
from kosmodrom.core.rng import Random
from kosmodrom.server.runtime import Runtime
from tests.server import lobby_races
from tests.server.archive import Archive
from tests.server.crowd import Curious, LivePlayer, Ordeal, Party, Player, Racer, Voyage
from tests.server.leaks import Searched, search_game
from tests.server.postgres import postgres_server
from tests.server.running import RunningServer, neighbours
from tests.server.venue import playing

DATABASES = ("sqlite", "shared-sqlite", "postgresql")
PARTIES = 12
"""One of each kind."""
KILLING = 2 / 3
"""The part of the time in which servers are killed."""
CALM_AFTER_KILLS = 60.0
"""Seconds without kills at the end, where their number is given."""
SECONDS_PER_KILL = 120.0
"""How long a kill may take, with everything between it and the one before, on average."""
STOPS = (0.5, 1.5, 10.0)
"""For how many seconds a server may be stopped: too short to be given up, too short to be killed,
and too long."""
RACE_SECONDS = 20.0
"""The least time between two races of the lobby."""
CALM_SECONDS = 5.0
"""Seconds between checks while nobody is killed."""
SAMPLE_SECONDS = 10.0
GRACE_SECONDS = 600.0
"""How long it may take to end after its time is up."""


class Sample(msgspec.Struct):
    """A sample: MiB of all processes of the servers, and kB in the database."""

    seconds: float
    killing: bool
    memory: float
    database: float
    entries: float
    logs: float
    snapshots: float


class Figures(msgspec.Struct):
    """The results for one database."""

    database: str
    servers: int
    guests: int
    seconds: float = 0.0
    kills: int = 0
    stops: int = 0
    restart_seconds: list[float] = []
    games: int = 0
    games_of: dict[str, int] = {}
    """How many games were finished, by game."""
    chapters: int = 0
    """How many chapters of campaigns were found when their people looked again."""
    campaigns: int = 0
    """How many campaigns were played to their end."""
    imports: int = 0
    looked_up: dict[str, int] = {}
    sent: int = 0
    acknowledged: int = 0
    searched: Searched = msgspec.field(default_factory=Searched)
    races: int = 0
    log_sizes: list[int] = []
    """Bytes stored of each finished game."""
    samples: list[Sample] = []
    broken: str | None = None


# Who plays


def invite(servers: Sequence[RunningServer], parties: int) -> list[Party]:
    """Parties of every kind, their people spread over the servers."""
    numbers = itertools.count()

    def place() -> tuple[RunningServer, str]:
        number = next(numbers)
        return servers[number % len(servers)], f"player-{number}"

    def live(regrets: int = 0) -> Player:
        return LivePlayer(*place(), regrets)

    def curious(regrets: int = 0) -> Player:
        return Curious(*place(), regrets)

    def racer() -> Player:
        return Racer(*place())

    def plain() -> Player:
        return Player(*place())

    kinds: tuple[Callable[[], Party], ...] = (
        lambda: Party([live(8), curious()], watchers=[live()]),
        lambda: Party(
            [curious(10), plain()], ("random",), game="planet_unknown", watchers=[live()]
        ),
        lambda: Party([racer(), racer()], game="galaxy_trucker", options={"building": "live"}),
        lambda: Voyage([curious(), live()], game="first_martians", campaign="first-steps"),
        lambda: Party([curious(), plain()], ("greedy",), automas=1, game="skymines"),
        # One that thinks for long, so that it is often killed, or orphaned, while thinking.
        lambda: Party([live()], ("search",), finishes=False),
        lambda: Party([live(5), curious()], ("random",), game="galaxy_trucker"),
        lambda: Party([curious(5)], game="skymines-luna"),
        lambda: Party([live(5)], game="galaxy_trucker-dispatcher"),
        lambda: Party([curious()], game="first_martians-storyteller"),
        lambda: Party([plain(), live(6)], ("greedy",)),
        lambda: Voyage([live(), curious()], game="skymines", campaign="skymines"),
    )
    return [kind() for kind in itertools.islice(itertools.cycle(kinds), parties)]


# Where they play


@contextmanager
def databases(kind: str) -> Iterator[tuple[str, str]]:
    """The addresses of two databases: for the servers, and for the races of the lobby."""
    if kind != "postgresql":
        yield "sqlite", "sqlite"
        return
    with postgres_server() as server:
        url = server.url
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("CREATE DATABASE races")
        yield url, url.replace("/postgres?", "/races?")


@asynccontextmanager
async def halls(folder: Path, database: str) -> AsyncIterator[list[Runtime]]:
    """Halls for the races of the lobby: two of them where they can hear of each other. No bot moves
    there while what is stored is compared with what is in memory."""
    async with AsyncExitStack() as stack:
        count = 1 if database == "sqlite" else 2
        yield [
            await stack.enter_async_context(playing(folder / str(n), database=database, bots=False))
            for n in range(count)
        ]


def memory_of(servers: Sequence[RunningServer]) -> float:
    """MiB of the servers and their bots."""
    total = 0
    for process in (process for server in servers for process in server.processes()):
        with suppress(OSError):
            for line in Path(f"/proc/{process}/status").read_text().splitlines():
                if line.startswith("VmRSS"):
                    total += int(line.split()[1])
    return total / 1024


class Soak:
    """One database, for some minutes or for some kills."""

    def __init__(
        self,
        kind: str,
        minutes: float,
        kills: int | None,
        parties: int,
        search: float,
        pause: float,
        seed: str,
    ) -> None:
        self._kind = kind
        self._seconds = minutes * 60
        self._kills = kills
        self._parties = parties
        self._search = search
        self._pause = pause
        self._raced = 0.0
        """When the last race of the lobby was over."""
        self._chance = Random.seeded(f"{kind}/{seed}")
        self._began = time.monotonic()
        self._killing = True
        self._calm = 0.0
        """When the last kill was over, where their number is given."""
        self.figures = Figures(kind, 1 if kind == "sqlite" else 2, 0)

    async def run(self) -> None:
        """Runs to its end; raises if a promise is broken."""
        longest = self._seconds if self._kills is None else self._kills * SECONDS_PER_KILL
        async with asyncio.timeout(longest + GRACE_SECONDS), AsyncExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="soak-")))
            database, races = stack.enter_context(databases(self._kind))
            alone = self.figures.servers == 1
            servers = [RunningServer(folder / "0")] if alone else neighbours(folder, database)
            for server in servers:
                stack.enter_context(server)
            archive = await stack.enter_async_context(Archive(servers[0].data, database))
            lobby = await stack.enter_async_context(halls(folder / "races", races))
            try:
                await self._soak(servers, archive, lobby)
            except BaseException:
                for server in servers:
                    print(server.log[-5000:], file=sys.stderr)
                raise
            finally:
                self.figures.seconds = round(time.monotonic() - self._began, 1)

    async def _soak(
        self, servers: Sequence[RunningServer], archive: Archive, lobby: Sequence[Runtime]
    ) -> None:
        async def search(party: Party, table: str) -> None:
            stored = await archive.stored(table)
            if self._chance.below(100) < self._search * 100:
                log = await archive.log(table)
                found = await asyncio.to_thread(search_game, stored, log, party.traffic[table])
                searched = self.figures.searched
                searched.messages += found.messages
                searched.updates += found.updates
                searched.size += found.size
            if stored.record.status == "finished":
                self.figures.log_sizes.append(await archive.log_size(table))
                games_of = self.figures.games_of
                games_of[party.game] = games_of.get(party.game, 0) + 1

        parties = invite(servers, self._parties)
        everyone = [player for party in parties for player in party.everyone]
        for player in everyone:
            player.longest_pause = max(player.longest_pause, self._pause)
        self.figures.guests = len(everyone)
        sampling = asyncio.create_task(self._sample(servers, archive))
        try:
            async with Ordeal(servers, archive, parties, self._chance, search) as ordeal:
                while self._goes_on():
                    if self._killing and len(servers) > 1 and self._chance.below(4) == 0:
                        await ordeal.stop_one(self._chance.choice(STOPS))
                        self.figures.stops += 1
                    elif self._killing:
                        self.figures.restart_seconds.append(round(await ordeal.kill_one(), 2))
                    else:
                        await asyncio.sleep(CALM_SECONDS)
                        await ordeal.check()
                    self._count(ordeal)
                    await self._check_errors(servers, archive)
                    if time.monotonic() >= self._raced + RACE_SECONDS:
                        self.figures.races += await race_the_lobby(lobby, self._chance)
                        self._raced = time.monotonic()
                    self._report()
                await ordeal.stop()
                self._count(ordeal)
                await self._check_errors(servers, archive)
        finally:
            sampling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sampling

    def _goes_on(self) -> bool:
        """Whether it is not over yet; also sees whether killing is."""
        passed = time.monotonic() - self._began
        if self._kills is None:
            self._killing = passed < self._seconds * KILLING
            return passed < self._seconds
        if self._killing and self.figures.kills >= self._kills:
            self._killing = False
            self._calm = passed
        return self._killing or passed < self._calm + CALM_AFTER_KILLS

    def _count(self, ordeal: Ordeal) -> None:
        figures = self.figures
        voyages = [party for party in ordeal.parties if isinstance(party, Voyage)]
        figures.chapters = sum(voyage.chapters for voyage in voyages)
        figures.campaigns = sum(voyage.ended for voyage in voyages)
        figures.imports = sum(voyage.imported for voyage in voyages)
        people = [player for party in ordeal.parties for player in party.everyone]
        looked_up = (player.looked_up for player in people if isinstance(player, Curious))
        figures.looked_up = dict(sum(looked_up, Counter()))
        figures.kills, figures.games, figures.sent = ordeal.kills, ordeal.games, ordeal.sent
        figures.acknowledged = ordeal.acknowledged

    async def _check_errors(self, servers: Sequence[RunningServer], archive: Archive) -> None:
        errors = await archive.errors()
        assert not errors, f"the servers noted errors:\n{errors[0]}"
        for server in servers:
            assert "Traceback" not in server.log, "a server's log has an error"

    async def _sample(self, servers: Sequence[RunningServer], archive: Archive) -> None:
        while True:
            sizes = {name: size / 1000 for name, size in (await archive.sizes()).items()}
            passed = round(time.monotonic() - self._began, 1)
            memory = await asyncio.to_thread(memory_of, servers)
            self.figures.samples.append(Sample(passed, self._killing, memory, **sizes))
            await asyncio.sleep(SAMPLE_SECONDS)

    def _report(self) -> None:
        f = self.figures
        passed = time.monotonic() - self._began
        print(
            f"{f.database} {passed:6.0f} s: {f.kills} kills, {f.games} games, {f.sent} sent,"
            f" {f.searched.messages} messages searched, {f.chapters} chapters, {f.imports} imports,"
            f" {sum(f.looked_up.values())} looked up, {f.races} races",
            flush=True,
        )


async def race_the_lobby(lobby: Sequence[Runtime], chance: Random) -> int:
    """Run some pairs of actions at one stage of the lobby; returns how many."""
    stage = chance.choice(sorted(lobby_races.STAGES))
    pairs = lobby_races.pairs(stage)
    chance.shuffle(pairs)
    await lobby_races.race(lobby, stage, pairs[:8], seed=str(chance.bits()))
    return len(pairs[:8])


# What came of it


def table_of(found: Sequence[Figures]) -> str:
    """The figures as a table, a column for each database."""
    rows = [
        "| | " + " | ".join(figures.database for figures in found) + " |",
        "|---|" + "---:|" * len(found),
    ]
    columns = [summary(figures) for figures in found]
    rows += [
        f"| {name} | " + " | ".join(column[name] for column in columns) + " |"
        for name in columns[0]
    ]
    broken = [f"\n{f.database}: {f.broken.splitlines()[-1]}" for f in found if f.broken]
    return "\n".join([*rows, *broken, ""])


def summary(figures: Figures) -> dict[str, str]:
    calm = [sample for sample in figures.samples if not sample.killing]
    first, last = (calm[0], calm[-1]) if calm else (None, None)
    sizes = figures.log_sizes
    return {
        "minutes": f"{figures.seconds / 60:.1f}",
        "servers": str(figures.servers),
        "guests": str(figures.guests),
        "kills": str(figures.kills),
        "times that one was stopped": str(figures.stops),
        "seconds until it is back (median)": _median(figures.restart_seconds),
        "finished games": str(figures.games),
        **{f"of {game}": str(figures.games_of.get(game, 0)) for game in GAMES},
        "chapters of campaigns, all kept": str(figures.chapters),
        "campaigns brought back and gone on with": str(figures.imports),
        **{f"looked up: {name}": f"{figures.looked_up.get(what, 0):,}" for what, name in LOOKED_UP},
        "choices and undos sent": f"{figures.sent:,}",
        "acknowledged, all found": f"{figures.acknowledged:,}",
        "messages searched": f"{figures.searched.messages:,}",
        "MB searched": f"{figures.searched.size / 1e6:,.1f}",
        "updates compared with the engine": f"{figures.searched.updates:,}",
        "races of the lobby": f"{figures.races:,}",
        "kB of a finished game (median)": _median([size / 1000 for size in sizes]),
        "kB of a finished game (largest)": f"{max(sizes, default=0) / 1000:.1f}",
        "MiB of all processes, when calm begins": f"{first.memory:.0f}" if first else "-",
        "MiB of all processes, at the end": f"{last.memory:.0f}" if last else "-",
        "kB of the database, at the end": (
            f"{figures.samples[-1].database:,.0f}" if figures.samples else "-"
        ),
        "promises broken": "1" if figures.broken else "0",
    }


GAMES = (*games(), *companions())
LOOKED_UP = (
    ("outcome", "outcomes"),
    ("why_not", "why not"),
    ("hint", "hints"),
    ("log", "logs"),
    ("step", "steps of running games"),
    ("replay", "replays"),
    ("moment", "moments of replays"),
)


def _median(values: Sequence[float]) -> str:
    return f"{statistics.median(values):.1f}" if values else "-"


def write(file: Path, found: Sequence[Figures]) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    file.with_suffix(".md").write_text(table_of(found), encoding="utf-8")


def _end(*_signal: object) -> None:
    """Somebody ends us: end the servers first."""
    raise KeyboardInterrupt


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--minutes", type=float, default=60.0, help="for all databases together")
    length.add_argument("--kills", type=int, help="the same, instead of minutes")
    parser.add_argument("--figures", type=Path, default=Path("soak.json"))
    parser.add_argument("--only", choices=DATABASES)
    parser.add_argument("--parties", type=int, default=PARTIES)
    parser.add_argument(
        "--search",
        type=float,
        default=1.0,
        help="the part of the games that is searched",
    )
    parser.add_argument(
        "--pause", type=float, default=0.0, help="how many seconds people may take to choose"
    )
    parser.add_argument("--seed", default=str(int(time.time())), help="of what is left to chance")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, _end)
    print(f"{os.cpu_count()} cores, seed {arguments.seed}")
    kinds = [kind for kind in DATABASES if arguments.only in (None, kind)]
    found: list[Figures] = []
    for number, kind in enumerate(kinds):
        minutes, kills = arguments.minutes / len(kinds), arguments.kills
        if kills is not None:
            kills = (kills + number) // len(kinds)
        how = (arguments.parties, arguments.search, arguments.pause, arguments.seed)
        soak = Soak(kind, minutes, kills, *how)
        found.append(soak.figures)
        try:
            asyncio.run(soak.run())
        except Exception as error:
            soak.figures.broken = "".join(traceback.format_exception(error))
        finally:
            write(arguments.figures, found)
        if soak.figures.broken:
            sys.exit(f"{soak.figures.broken}\nA promise is broken on {kind}.")
    print(table_of(found))


if __name__ == "__main__":
    main()
