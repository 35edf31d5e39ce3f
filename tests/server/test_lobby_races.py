"""Actions at a table at the same moment: what is acknowledged is true, and done once."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.server import wire
from kosmodrom.server.errors import Declined
from kosmodrom.server.people import accounts
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.runtime import Runtime
from tests.server.lobby_races import QUICK, STAGES, race
from tests.server.venue import add_people, places, playing

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("first_come")]

TIMES = 1


async def test_in_one_hall(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        for stage in STAGES:
            done = await race([runtime], stage, QUICK[stage], TIMES)
            assert done.total() >= TIMES * len(QUICK[stage]), "of two one at least succeeds"


async def test_in_two_halls(tmp_path: Path, database_url: str) -> None:
    first, second = places(tmp_path, database_url)
    async with playing(**first, bots=False) as one, playing(**second, bots=False) as other:
        for stage in STAGES:
            await race([one, other], stage, QUICK[stage], TIMES)


async def test_somebody_is_gone_or_has_another_name_when_it_is_written(tmp_path: Path) -> None:
    new = wire.NewTable("toy-cards", (wire.NewSeat("me"), wire.NewSeat("open")), public=True)
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala", "Olek", "Ewa")
        table = (await runtime.lobby.create("Ala", new)).id
        meanwhile(
            runtime,
            "newcomer",
            accounts.rename(runtime.service, Visitor("address", person="Olek"), "Aleksander"),
        )
        assert (await runtime.lobby.join(table, "Olek", wire.Join())).seats[1].name == "Aleksander"
        await runtime.lobby.leave(table, "Olek")
        gone = Visitor("address", person="Olek"), Visitor("address", person="Ewa")
        meanwhile(runtime, "newcomer", accounts.delete_person(runtime.service, gone[0], None))
        with pytest.raises(Declined, match="nickname first"):
            await runtime.lobby.join(table, "Olek", wire.Join())
        meanwhile(runtime, "maker", accounts.delete_person(runtime.service, gone[1], None))
        with pytest.raises(Declined, match="nickname first"):
            await runtime.lobby.create("Ewa", new)
        assert (await runtime.hall.open(table)).seats[1].kind == "open"


def meanwhile(runtime: Runtime, look_up: str, deed: Awaitable[object]) -> None:
    """Do something once, just after somebody's name was looked up."""
    store: Any = runtime.store
    real = getattr(store, look_up)

    async def found(*about: str) -> object:
        setattr(store, look_up, real)
        answer = await real(*about)
        # It notifies the table, which waits: so do it as another server process would.
        runtime.service.on_tables_changed.clear()
        await deed
        return answer

    setattr(store, look_up, found)
