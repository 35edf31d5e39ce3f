"""The server is killed at random moments under load: nothing that was acknowledged is lost, and
every table goes on."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from kosmodrom.core.options import CLOCK
from kosmodrom.core.rng import Random
from tests.core.toys import HOMEWARD, RUSH, TREK
from tests.server.archive import Archive
from tests.server.crowd import Curious, LivePlayer, Ordeal, Party, Player, Racer, Voyage
from tests.server.running import RunningServer

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.timeout(900)]

KILLS, KILLS_WHEN_THOROUGH = 3, 20
SECONDS = 2
"""How long the hourglass of the races runs."""


async def test_killed_at_random_moments(tmp_path: Path, thorough: bool) -> None:
    with RunningServer(tmp_path, toys=True) as server:
        names = (f"player-{number}" for number in itertools.count())

        def live() -> Player:
            return LivePlayer(server, next(names))

        def curious() -> Curious:
            return Curious(server, next(names), questions=3)

        def racer() -> Player:
            return Racer(server, next(names))

        asking = curious()
        voyage = Voyage([asking, live()], game=TREK.id, campaign=HOMEWARD.id, imports=1)
        parties = [
            Party([curious(), live()], ("random",)),
            Party([live(), live()]),
            Party([Player(server, next(names)), live()], ("random",)),
            Party([racer(), racer()], game=RUSH.id, options={"seconds": SECONDS}),
            voyage,
            Party([live()], ("greedy",), finishes=False),
            # One that thinks for long, so that it is often killed, or orphaned, while thinking.
            Party([live()], ("search",), finishes=False),
        ]
        rung = 0
        async with Archive(tmp_path) as archive:

            async def check_ringing(party: Party, table: str) -> None:
                nonlocal rung
                if party.game == RUSH.id:
                    rung += await count_rings(archive, table)

            ordeal = Ordeal([server], archive, parties, Random.seeded("kill"), check_ringing)
            async with ordeal:
                for _ in range(KILLS_WHEN_THOROUGH if thorough else KILLS):
                    await ordeal.kill_one()
                await ordeal.finish()
        assert rung
        assert voyage.chapters
        assert voyage.imported
        assert asking.looked_up["replay"]
        assert "Traceback" not in server.log


async def count_rings(archive: Archive, table: str) -> int:
    """How often an hourglass rang at a table: each time after its time, whatever came between."""
    started = (await archive.stored(table)).record.started
    rung = [entry.time for entry in await archive.log(table) if entry.seat == CLOCK]
    times = [started or 0.0, *rung]
    assert all(later - earlier >= SECONDS for earlier, later in itertools.pairwise(times))
    return len(rung)
