"""The lobby: making tables, coming and going, starting, pausing, playing again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from kosmodrom.core.errors import GameOptionsError, KosmodromError, SeatsError, UnknownGame
from kosmodrom.server import wire
from kosmodrom.server.errors import Declined, problem
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables.choices import choose as make_choice
from kosmodrom.server.tables.undo import answer_undo, take_back
from tests.server.venue import FREELY, add_people, begin, choose, playing, settled, until

pytestmark = pytest.mark.anyio

ME, OPEN, BOT = wire.NewSeat("me"), wire.NewSeat("open"), wire.NewSeat("bot", "random")


async def create(
    runtime: Runtime, person: str, *seats: wire.NewSeat, **wish: object
) -> wire.TableView:
    return await runtime.lobby.create(person, wire.NewTable("toy-cards", seats, **wish))  # type: ignore[arg-type]


async def test_wishes_for_a_table_are_checked(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala")
        lobby = runtime.lobby
        with pytest.raises(UnknownGame, match="chess"):
            await lobby.create("Ala", wire.NewTable("chess", (ME, OPEN)))
        with pytest.raises(SeatsError, match="2 to 3"):
            await create(runtime, "Ala", ME)
        with pytest.raises(Declined, match="nickname"):
            await create(runtime, "Ala", ME, wire.NewSeat("me", name="\u200b"))
        with pytest.raises(KosmodromError, match="no bot “deep”"):
            await create(runtime, "Ala", ME, wire.NewSeat("bot", "deep"))
        with pytest.raises(GameOptionsError, match="Allowed: 1-3"):
            await create(runtime, "Ala", ME, OPEN, options={"hand": 9})
        with pytest.raises(GameOptionsError, match="Known: hand"):
            await create(runtime, "Ala", ME, OPEN, options={"cheat": True})
        with pytest.raises(Declined, match="still free"):
            await create(runtime, "Ala", ME, OPEN, start=True)
        made = await create(runtime, "Ala", ME, OPEN, BOT, options={"hand": 1})
        assert made.status == "lobby"
        assert made.options == {"hand": 1, "scoring": "sum", "short": False}
        assert [seat.kind for seat in made.seats] == ["person", "open", "bot"]
        assert (made.you, made.host) == (0, "Ala")
        assert made.invite


async def test_a_private_table_wants_its_invitation(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala", "Olek", "Ewa")
        made = await create(runtime, "Ala", ME, OPEN)
        with pytest.raises(Declined, match="invitation"):
            await runtime.lobby.join(made.id, "Olek", wire.Join())
        with pytest.raises(Declined, match="invitation"):
            await runtime.hall.admit(made.id, None, "wrong")
        spectator = await runtime.hall.admit(made.id, None, made.invite)
        assert (await runtime.hall.view(spectator, None)).invite is None
        joined = await runtime.lobby.join(made.id, "Olek", wire.Join(invite=made.invite))
        assert joined.you == 1
        assert joined.invite == made.invite
        with pytest.raises(Declined, match="no free seat"):
            await runtime.lobby.join(made.id, "Ewa", wire.Join(invite=made.invite))
        assert await runtime.lobby.public_tables(None, None, "Ewa") == []


async def test_public_tables_are_listed(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala", "Olek")
        made = await create(runtime, "Ala", ME, OPEN, public=True)
        running = await begin(runtime, "toy-bids", ["Ala", "Olek"], public=True)
        lists = runtime.lobby.public_tables
        assert [table.id for table in await lists(None, None, None)] == [
            running.record.id,
            made.id,
        ]
        assert [table.id for table in await lists("toy-cards", None, None)] == [made.id]
        assert [table.id for table in await lists(None, "playing", None)] == [running.record.id]
        own = await runtime.lobby.own_tables("Olek")
        assert [(table.id, table.you, table.waiting) for table in own] == [
            (running.record.id, 1, (0, 1))
        ]


async def test_seats_are_taken_once(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime, playing(tmp_path) as other:
        people = await add_people(runtime, *(f"guest{n}" for n in range(8)))
        made = await create(runtime, people[0], ME, OPEN, OPEN, public=True)
        halls = [runtime, other] * 4
        done = await asyncio.gather(
            *(
                hall.lobby.join(made.id, person, wire.Join(seat=1))
                for hall, person in zip(halls[1:], people[1:], strict=True)
            ),
            return_exceptions=True,
        )
        assert sum(isinstance(view, wire.TableView) for view in done) == 1
        assert all(
            view.message == "refusal-seat-taken" for view in done if isinstance(view, Declined)
        )
        again = next(view for view in done if isinstance(view, wire.TableView))
        person = again.seats[1].person
        assert person is not None
        # Joining again is the same seat.
        assert (await runtime.lobby.join(made.id, person, wire.Join())).you == 1
        latecomer = next(guest for guest in people[1:] if guest != person)
        with pytest.raises(Declined, match="no seat 7"):
            await runtime.lobby.join(made.id, latecomer, wire.Join(7))


async def test_leaving_before_the_start(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala", "Olek")
        made = await create(runtime, "Ala", ME, OPEN, public=True)
        await runtime.lobby.join(made.id, "Olek", wire.Join())
        left = await runtime.lobby.leave(made.id, "Ala")
        assert left.seats[0].kind == "open"
        assert left.host == "Olek"
        with pytest.raises(Declined, match="have no seat"):
            await runtime.lobby.leave(made.id, "Ala")
        empty = await runtime.lobby.leave(made.id, "Olek")
        assert empty.status == "closed"
        with pytest.raises(Declined, match="closed"):
            await runtime.lobby.join(made.id, "Ala", wire.Join())


async def test_the_host_arranges_the_seats(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala", "Olek")
        made = await create(runtime, "Ala", ME, OPEN, public=True)
        bot = wire.ChangeSeat("bot", "greedy")
        with pytest.raises(Declined, match="Only the host"):
            await runtime.lobby.change_seat(made.id, "Olek", 1, bot)
        with pytest.raises(Declined, match="still free"):
            await runtime.lobby.start(made.id, "Ala")
        changed = await runtime.lobby.change_seat(made.id, "Ala", 1, bot)
        assert (changed.seats[1].kind, changed.seats[1].bot) == ("bot", "greedy")
        await runtime.lobby.change_seat(made.id, "Ala", 1, wire.ChangeSeat("open"))
        await runtime.lobby.join(made.id, "Olek", wire.Join())
        with pytest.raises(Declined, match="Only the host"):
            await runtime.lobby.start(made.id, "Olek")
        started = await runtime.lobby.start(made.id, "Ala")
        assert (started.status, started.waiting) == ("playing", (0,))
        with pytest.raises(Declined, match="already begun"):
            await runtime.lobby.start(made.id, "Ala")
        with pytest.raises(Declined, match="only change the bot"):
            await runtime.lobby.change_seat(made.id, "Ala", 1, bot)
        with pytest.raises(Declined, match="no seat 5"):
            await runtime.lobby.change_seat(made.id, "Ala", 5, bot)


async def test_a_bot_plays_for_a_person_who_leaves(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-cards", people)
        table = opened.record.id
        left = await runtime.lobby.leave(table, "Ala")
        assert left.seats[0].left
        assert left.seats[0].bot == "greedy"
        assert left.you is None
        await settled(opened)
        assert opened.at == 2  # the bot has played and drawn or stopped
        with pytest.raises(Declined, match="bot plays this seat"):
            await make_choice(
                runtime.hall,
                opened,
                0,
                wire.MakeChoice("key-from-afar", opened.at, {"type": "draw"}),
            )
        changed = await runtime.lobby.change_seat(table, "Ala", 0, wire.ChangeSeat("bot", "random"))
        assert changed.seats[0].bot == "random"
        back = await runtime.lobby.join(table, "Ala", wire.Join())
        assert back.you == 0
        assert not back.seats[0].left
        await choose(runtime, opened, 1)
        await choose(runtime, opened, 1)
        assert 0 in opened.asked
        await choose(runtime, opened, 0)


async def test_bots_rest_while_everybody_is_gone(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala")
        opened = await begin(runtime, "toy-cards", people, ("random",))
        await runtime.lobby.leave(opened.record.id, "Ala")
        await asyncio.sleep(0.05)
        assert opened.at == 0
        await runtime.lobby.join(opened.record.id, "Ala", wire.Join())
        await choose(runtime, opened, 0)
        await choose(runtime, opened, 0)
        await settled(opened)
        assert opened.at >= 4


async def test_a_wish_needs_nobody_who_left(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek", "Ewa")
        opened = await begin(runtime, "toy-cards", people)
        await choose(runtime, opened, 0)
        await choose(runtime, opened, 0, {"type": "draw"})
        await take_back(runtime.hall, opened, 0, wire.TakeBack("key-of-wish", 0))
        await answer_undo(runtime.hall, opened, 1, True)
        assert opened.record.undo is not None
        await runtime.lobby.leave(opened.record.id, "Ewa")
        settled_table = await runtime.hall.open(opened.record.id)
        assert settled_table.record.undo is None
        assert settled_table.table is not None
        assert not settled_table.table.choices


async def test_pausing(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek", "Ewa")
        opened = await begin(runtime, "toy-cards", people[:2], public=True)
        table = opened.record.id
        with pytest.raises(Declined, match="have no seat"):
            await runtime.lobby.pause(table, "Ewa")
        with pytest.raises(Declined, match="not paused"):
            await runtime.lobby.resume(table, "Ala")
        assert (await runtime.lobby.pause(table, "Olek")).status == "paused"
        with pytest.raises(Declined, match="paused"):
            await choose(runtime, opened, 0)
        with pytest.raises(Declined, match="paused"):
            await runtime.lobby.pause(table, "Olek")
        assert (await runtime.lobby.resume(table, "Ala")).status == "playing"
        await choose(runtime, opened, 0)


async def test_the_host_closes_the_table(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-cards", people)
        with pytest.raises(Declined, match="Only the host"):
            await runtime.lobby.close(opened.record.id, "Olek")
        assert (await runtime.lobby.close(opened.record.id, "Ala")).status == "closed"
        with pytest.raises(Declined, match="closed"):
            await choose(runtime, opened, 0)
        with pytest.raises(Declined, match="closed"):
            await runtime.lobby.close(opened.record.id, "Ala")


async def test_a_rematch_invites_everybody(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek", "Ewa")
        opened = await begin(runtime, "toy-bids", people[:2], ("random",))
        table = opened.record.id
        with pytest.raises(Declined, match="not over"):
            await runtime.lobby.rematch(table, "Olek")
        while opened.record.status == "playing":
            await settled(opened)
            for seat in (0, 1):
                if seat in opened.record.waiting and opened.record.status == "playing":
                    await choose(runtime, opened, seat, {"type": "bid", "amount": 0})
        with pytest.raises(Declined, match="have no seat"):
            await runtime.lobby.rematch(table, "Ewa")
        first = await runtime.lobby.rematch(table, "Olek")
        assert first.status == "lobby"
        assert first.you == 1
        assert [seat.kind for seat in first.seats] == ["open", "person", "bot"]
        assert opened.record.rematch == first.id
        # Those who were there may look and join without an invitation, at their old seat.
        await runtime.hall.admit(first.id, "Ala", None)
        with pytest.raises(Declined, match="invitation"):
            await runtime.hall.admit(first.id, "Ewa", None)
        second = await runtime.lobby.rematch(table, "Ala")
        assert (second.id, second.you, second.status) == (first.id, 0, "playing")


async def test_there_is_a_limit(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREELY, tables_per_person=2, tables=3)
    async with playing(tmp_path, limits=limits) as runtime:
        await add_people(runtime, "Ala", "Olek")
        for _ in range(2):
            await create(runtime, "Ala", ME, OPEN)
        with pytest.raises(Declined, match="2 tables at a time"):
            await create(runtime, "Ala", ME, OPEN)
        await create(runtime, "Olek", ME, OPEN)
        with pytest.raises(Declined, match="reached its limit of tables"):
            await create(runtime, "Olek", ME, OPEN)


async def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala")
        made = await create(runtime, "Ala", BOT, BOT, start=True)
        assert made.you is None
        opened = await runtime.hall.open(made.id)
        await until(lambda: opened.record.status == "finished", "the end")


async def test_only_a_few_games_of_bots_alone_run_for_one_person(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREELY, bot_tables=2)
    async with playing(tmp_path, bots=False, limits=limits) as runtime:
        await add_people(runtime, "Ala", "Olek")
        running = [await create(runtime, "Ala", BOT, BOT, start=True) for _ in range(2)]
        third = await create(runtime, "Ala", BOT, BOT)
        with pytest.raises(Declined, match="2 bots-only games") as refused:
            await runtime.lobby.start(third.id, "Ala")
        assert "2 gry samych botów" in problem(refused.value).text.pl
        tables = (await runtime.store.maker("Ala")).all_tables
        with pytest.raises(Declined, match="2 bots-only games"):
            await create(runtime, "Ala", BOT, BOT, start=True)
        # None is left behind in the lobby.
        assert (await runtime.store.maker("Ala")).all_tables == tables
        assert (await create(runtime, "Ala", ME, BOT, start=True)).status == "playing"
        assert (await create(runtime, "Olek", BOT, BOT, start=True)).status == "playing"
        await runtime.lobby.close(running[0].id, "Ala")
        assert (await runtime.lobby.start(third.id, "Ala")).status == "playing"
