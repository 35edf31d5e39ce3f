"""A server that has just started is asked for everything at once: nothing that is done for the
first time may end it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from kosmodrom.core.registry import games
from kosmodrom.core.rng import Random
from kosmodrom.core.series import Series
from tests.server.running import RunningServer

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.timeout(3600)]

STARTS, STARTS_WHEN_THOROUGH = 2, 100
IMPORTS, LOOKS = 10, 3
"""How many records come at once, and how often everything else is looked at."""


def record() -> bytes:
    """A campaign of First Martians with a finished chapter."""
    series: Series[Any, Any, Any] = Series.start("first_martians", "first-steps", seats=1, seed="x")
    table, chance = series.play(), Random.seeded("x")
    while not table.finished:
        seat = next(iter(table.pending))
        table.decide(seat, chance.choice(table.pending[seat].options))
    series.advance()
    return series.chronicle.to_json()


async def test_a_cold_start_under_load(tmp_path: Path, thorough: bool) -> None:
    brought = b'{"record": ' + record() + b"}"
    with RunningServer(tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=120) as me:
            token = (await me.post("/api/guests", json={"nickname": "Ada"})).json()["token"]
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

        async def bring() -> httpx.Response:
            return await me.post("/api/campaigns/import", content=brought)

        async def everything(paths: list[str]) -> None:
            asked = [bring() for _ in range(IMPORTS)]
            asked += [me.get(path) for path in paths for _ in range(LOOKS)]
            for answer in await asyncio.gather(*asked):
                assert answer.is_success, f"{answer.url}: {answer.text[:500]}"

        async with httpx.AsyncClient(
            base_url=server.url, headers=headers, trust_env=False, timeout=120
        ) as me:
            paths = ["/api/games"]
            for chapter in (await bring()).json()["chapters"]:
                paths += [f"/api/tables/{chapter['table']}/{what}" for what in ("state", "replay")]
            for game, ruleset in games().items():
                others = [{"kind": "bot", "bot": "random"}] * (max(2, ruleset.seats.min) - 1)
                wish = {"game": game, "seats": [{"kind": "me"}, *others], "start": True}
                table = (await me.post("/api/tables", json=wish)).json()["id"]
                paths.append(f"/api/tables/{table}/state")
        for _ in range(STARTS_WHEN_THOROUGH if thorough else STARTS):
            server.kill()
            server.start()
            served_by = server.serving()
            async with httpx.AsyncClient(
                base_url=server.url, headers=headers, trust_env=False, timeout=120
            ) as me:
                await everything(paths)
                # So that they do not become too many for one person.
                for campaign in (await me.get("/api/me/campaigns")).json():
                    if campaign["status"] == "running":
                        await me.delete(f"/api/campaigns/{campaign['id']}")
            assert server.serving() == served_by
        assert "Traceback" not in server.log
        assert "started again" not in server.log
