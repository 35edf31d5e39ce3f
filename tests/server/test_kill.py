"""The server is killed at random moments under load: nothing that was acknowledged is lost, and
every table goes on."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from kosmodrom.core.rng import Random
from tests.server.archive import Archive
from tests.server.crowd import LivePlayer, Ordeal, Party, Player
from tests.server.running import RunningServer

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(900)]

KILLS = 10


async def test_killed_at_random_moments(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        names = (f"player-{number}" for number in itertools.count())

        def live() -> Player:
            return LivePlayer(server, next(names))

        parties = [
            Party([live(), live()], ("random",)),
            Party([live(), live()]),
            Party([Player(server, next(names)), live()], ("random",)),
            Party([live()], ("greedy",), finishes=False),
            # One that thinks long, so that it is often killed, or orphaned, in thought.
            Party([live()], ("search",), finishes=False),
        ]
        async with (
            Archive(tmp_path) as archive,
            Ordeal([server], archive, parties, Random.seeded("kill")) as ordeal,
        ):
            for _ in range(KILLS):
                await ordeal.kill_one()
            await ordeal.finish()
        assert "Traceback" not in server.log
