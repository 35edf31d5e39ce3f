"""Replays of finished games: moments, scores, chapters and every seat's view."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from kosmodrom.core.codecs import from_json
from kosmodrom.core.history import History
from kosmodrom.core.table import Table
from kosmodrom.server import wire
from kosmodrom.server.errors import Declined
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables.views import SPECTATOR
from tests.server.venue import add_people, playing, until

pytestmark = pytest.mark.anyio


async def finished(runtime: Runtime, game: str = "astrominers") -> Any:
    await add_people(runtime, "Ala")
    seats = (wire.NewSeat("bot", "random"), wire.NewSeat("bot", "random"))
    made = await runtime.lobby.create("Ala", wire.NewTable(game, seats, start=True))
    opened = await runtime.hall.open(made.id)
    with pytest.raises(Declined, match="not over"):
        await runtime.replays.replay(opened, SPECTATOR)
    with pytest.raises(Declined, match="not over"):
        await runtime.replays.history(opened)
    await until(lambda: opened.record.status == "finished", "the end")
    return opened


async def test_every_moment_of_a_finished_game(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await finished(runtime)
        replay = await runtime.replays.replay(opened, SPECTATOR)
        choices = opened.table.choices
        assert [(moment.number, moment.seat) for moment in replay.moments] == [
            (number, choice.seat) for number, choice in enumerate(choices, 1)
        ]
        assert replay.moments[-1].scores == opened.record.result.scores
        chapters = [moment.chapter for moment in replay.moments if moment.chapter is not None]
        rounds = opened.table.view(None).round
        assert chapters == list(range(2, rounds + 1))
        history = await runtime.replays.history(opened)
        assert history.seats == tuple(seat.name for seat in opened.seats)
        again = History.from_json(history.to_json())
        for number in (0, 1, 19, 20, 21, len(choices) // 2, len(choices)):
            table: Table[Any, Any, Any] = Table.load(again, upto=number)
            for seat in (None, 0, 1):
                told = await runtime.replays.moment(opened, number, seat, "pl")
                update = from_json(told, wire.Update)
                assert msgspec.json.decode(update.view or b"") == msgspec.json.decode(
                    msgspec.json.encode(table.view(seat))
                )
                assert len(update.events) == len(table.events(seat))
                points = table.ruleset.points
                assert points is not None
                assert update.points == tuple(points(table.view(seat)))
                assert update.sections
                shown = [ask.seat for ask in update.asks if ask.options is not None]
                assert shown == ([seat] if seat in table.pending else [])
        with pytest.raises(Declined, match="the last one is"):
            await runtime.replays.moment(opened, len(choices) + 1, None, None)
        with pytest.raises(Declined, match="no seat 4"):
            await runtime.replays.moment(opened, 1, 4, None)


async def test_a_game_without_shown_scores_is_judged(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await finished(runtime, "toy-bids")
        replay = await runtime.replays.replay(opened, SPECTATOR)
        assert replay.moments[-1].scores == opened.record.result.scores
        assert all(len(moment.scores) == 2 for moment in replay.moments)
        assert all(moment.chapter is None for moment in replay.moments)


async def test_those_who_play_together_are_shown_what_they_have_reached(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await finished(runtime, "toy-rescue")
        replay = await runtime.replays.replay(opened, SPECTATOR)
        saved = [moment.scores[0] for moment in replay.moments]
        assert saved[0] in (0, 1)
        assert saved == sorted(saved)
        assert all(moment.scores[0] == moment.scores[1] for moment in replay.moments)
        assert replay.moments[-1].scores == opened.record.result.scores


async def test_a_replay_outlives_the_server(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await finished(runtime)
        table, before = opened.record.id, await runtime.replays.replay(opened, SPECTATOR)
    async with playing(tmp_path) as runtime:
        opened = await runtime.hall.open(table)
        after = await runtime.replays.replay(opened, SPECTATOR)
        assert msgspec.json.encode(after) == msgspec.json.encode(before)
