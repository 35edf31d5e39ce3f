"""Whatever is done at a table at the same moment: what is acknowledged is true, and never twice."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path

import pytest

from kosmodrom.server import wire
from kosmodrom.server.errors import Declined
from kosmodrom.server.people import accounts
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.runtime import Play
from tests.server.lobby_races import QUICK, STAGES, race
from tests.server.venue import add_people, playing

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


async def test_somebody_is_gone_or_has_another_name_when_it_is_written(tmp_path: Path) -> None:
    new = wire.NewTable("toy-cards", (wire.NewSeat("me"), wire.NewSeat("open")), public=True)
    async with playing(tmp_path) as play:
        await add_people(play, "Ala", "Olek", "Ewa")
        table = (await play.lobby.create("Ala", new)).id
        meanwhile(
            play, accounts.rename(play.service, Visitor("address", person="Olek"), "Aleksander")
        )
        assert (await play.lobby.join(table, "Olek", wire.Join())).seats[1].name == "Aleksander"
        await play.lobby.leave(table, "Olek")
        gone = Visitor("address", person="Olek"), Visitor("address", person="Ewa")
        meanwhile(play, accounts.say_farewell(play.service, gone[0], None))
        with pytest.raises(Declined, match="nickname first"):
            await play.lobby.join(table, "Olek", wire.Join())
        meanwhile(play, accounts.say_farewell(play.service, gone[1], None))
        with pytest.raises(Declined, match="nickname first"):
            await play.lobby.create("Ewa", new)
        assert (await play.hall.open(table)).seats[1].kind == "open"


def meanwhile(play: Play, deed: Awaitable[object]) -> None:
    """Do something once, just after somebody's name was looked up."""
    look_up = play.hall.nickname

    async def nickname(person: str) -> str:
        play.hall.nickname = look_up  # type: ignore[method-assign]
        name = await look_up(person)
        # It tells the table, which waits: as another server process does it.
        play.service.on_tables_changed.clear()
        await deed
        return name

    play.hall.nickname = nickname  # type: ignore[method-assign]
