"""Whatever is done at a table at the same moment: what is acknowledged is true, and never twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.lobby_races import QUICK, STAGES, race
from tests.server.venue import playing

pytestmark = pytest.mark.anyio

TIMES = 1


async def test_in_one_hall(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as play:
        for stage in STAGES:
            done = await race([play], stage, QUICK[stage], TIMES)
            assert done.total() >= TIMES * len(QUICK[stage]), "of two one at least succeeds"


async def test_in_two_halls(tmp_path: Path, postgres: str) -> None:
    async with (
        playing(tmp_path / "one", database=postgres, bots=False) as one,
        playing(tmp_path / "two", database=postgres, bots=False) as other,
    ):
        for stage in STAGES:
            await race([one, other], stage, QUICK[stage], TIMES)
