"""Bots bring planning to its end, whatever people have left behind."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.bots import make_bot
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.games.first_martians.map import SPACE_NUMBERS
from kosmodrom.games.first_martians.moves import PutToVote
from kosmodrom.games.first_martians.planner import steps
from kosmodrom.games.first_martians.planner.team import Planned
from kosmodrom.games.first_martians.tasks import Explore
from kosmodrom.games.first_martians.terms import (
    CONNECTOR,
    FILTER,
    HEART,
    MISSIONS,
    NOTHING,
    PAWN,
    PAWNS_EACH,
)

AnyTable = Table[Any, Any, Any]
PLAYERS = [1, 2, 3, 4]
LAST_STEPS = 40
"""So many moves are more than enough to give up every stack, rest, and vote."""


def first_plan(players: int) -> AnyTable:
    """A table at the beginning of the first plan."""
    options = {"mission": MISSIONS[players]}
    table: AnyTable = Table.start("first_martians", seats=players, seed="patience", options=options)
    while table.game.state.phase != "planning":
        move(table, next(iter(table.pending)))
    return table


def move(table: AnyTable, seat: int, bot: str = "greedy") -> None:
    table.decide(seat, make_bot(bot, f"{seat}/{len(table.choices)}").choose(table, seat))


def meddle(table: AnyTable, chance: Random, moves: int) -> None:
    """Somebody changes the plan at random, but never puts it to the vote."""
    for _ in range(moves):
        seat = chance.choice(list(table.pending))
        options = [option for option in table.pending[seat].options if option != PutToVote()]
        table.decide(seat, chance.choice(options))


def moves_to_the_end(table: AnyTable, most: int) -> int:
    """How many moves the bots take until the plan is carried out; everybody gets a turn."""
    for count in range(most):
        if table.game.state.phase != "planning":
            return count
        seats = list(table.pending)
        move(table, seats[count % len(seats)])
    raise AssertionError(f"still planning: {table.choices[-6:]}")


@pytest.mark.parametrize("players", PLAYERS)
def test_impatient_bots_end_any_plan(players: int) -> None:
    plan = first_plan(players)
    for number in range(12):
        table = plan.fork()
        meddle(table, Random.seeded(f"meddling {number}"), 5 + 3 * number)
        table.game.state.changes = steps.STUBBORN + 1
        moves_to_the_end(table, LAST_STEPS)


@pytest.mark.parametrize("players", PLAYERS)
def test_bots_that_always_want_what_cannot_be_lose_patience(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A plan that never works out: its only stack can be begun, but never be completed."""
    table = first_plan(players)
    space = SPACE_NUMBERS["K1-N"]
    hopeless = (Planned(Explore(space), (0,), NOTHING, (space,), 1.0, 0),)
    monkeypatch.setattr(steps, "plan_for", lambda _g: hopeless)
    monkeypatch.setattr(steps, "match_stacks", lambda _stacks, _plan: {})
    assert moves_to_the_end(table, steps.STUBBORN + LAST_STEPS) > steps.STUBBORN


@pytest.mark.parametrize("players", PLAYERS)
def test_who_has_left_a_plan_half_made_is_replaced_by_a_bot(players: int) -> None:
    table = first_plan(players)
    meddle(table, Random.seeded("left"), 6)
    moves_to_the_end(table, steps.STUBBORN + LAST_STEPS)


@pytest.mark.parametrize("tokens", [1, 2])
@pytest.mark.parametrize("players", PLAYERS)
def test_pawns_that_need_each_other_find_together(players: int, tokens: int) -> None:
    """With a token for a pawn more on every player board nobody can even rest alone, with two of
    them nobody can rest at all."""
    table = first_plan(players)
    for member in table.game.state.crew:
        member.tokens = [PAWN] * tokens
    table.game.state.changes = steps.STUBBORN + 1
    moves_to_the_end(table, 10 * steps.STUBBORN)


def wear_out(table: AnyTable, chance: Random) -> None:
    """Some astronauts are hurt, or have a token that asks for more pawns."""
    for member in table.game.state.crew:
        member.wounds = chance.choice([0, 1, 2])
        member.tokens = chance.choice([[], [], [PAWN], [PAWN, PAWN]])
        member.conditions = chance.choice([0, 0, 1 << HEART])


def break_parts(table: AnyTable, chance: Random) -> None:
    """Some parts are broken, and there is something to do everywhere."""
    state = table.game.state
    for facility in state.facilities:
        facility.broken = chance.choice([0, 0, 1 << FILTER, 1 << CONNECTOR])
    state.available.spares = [1, 1, 0, 1]
    state.available.samples = state.available.seeds = state.examined = 1
    state.reserves = [2, 2, 3]


@pytest.mark.parametrize("hurt", [False, True], ids=["well", "hurt"])
@pytest.mark.parametrize("players", PLAYERS)
def test_bots_recover_from_any_meddling(players: int, hurt: bool) -> None:
    """They never run against a wall until their patience is at its end: a few moves for each pawn
    take back what cannot be completed, and complete the rest."""
    plan = first_plan(players)
    state = plan.game.state
    pawns = PAWNS_EACH * len(state.crew) + len(state.machines)
    for number in range(10):
        table = plan.fork()
        chance = Random.seeded(f"recovery {number}")
        if hurt:
            wear_out(table, chance)
        meddle(table, chance, 1 + 2 * number)
        moves_to_the_end(table, 3 * pawns + players)


@pytest.mark.parametrize("hurt", [False, True], ids=["well", "hurt"])
@pytest.mark.parametrize("players", PLAYERS)
def test_what_was_found_out_before_does_not_matter(players: int, hurt: bool) -> None:
    """While people plan, much is kept from one change to the next: a copy, which finds out all of
    it anew, offers the same."""
    table = first_plan(players)
    chance = Random.seeded(f"memory {players}")
    if hurt:
        wear_out(table, chance)
    break_parts(table, chance)
    for _ in range(150):
        meddle(table, chance, 1)
        if table.game.state.phase != "planning":
            break
        options = {seat: list(asked.options) for seat, asked in table.pending.items()}
        copy = table.fork()
        assert {seat: list(asked.options) for seat, asked in copy.pending.items()} == options
