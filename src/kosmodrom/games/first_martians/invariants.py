"""What is true at every checkpoint."""

from __future__ import annotations

from collections import Counter

from kosmodrom.games.first_martians.box import CONDITION_TOKENS
from kosmodrom.games.first_martians.rules.base import Game, astronauts_in_play
from kosmodrom.games.first_martians.state import Cargo
from kosmodrom.games.first_martians.terms import (
    CONDITIONS,
    FATAL_WOUNDS,
    HIGHEST_MORALE,
    LOWEST_MORALE,
    MALFUNCTION,
    MOST_GREENHOUSES,
    MOST_STRESS,
    NOTHING,
    PAWNS_EACH,
)


def check(g: Game) -> None:
    """Raise AssertionError if the state is impossible."""
    s = g.state
    if s.phase in ("setup", "crew"):
        return
    _check_tracks(g)
    _check_facilities(g)
    _check_things(g)
    _check_plan(g)
    assert len(s.crew) == astronauts_in_play(g), "an astronaut for each, two for one alone"
    for astronaut in s.crew:
        assert 0 <= astronaut.wounds <= FATAL_WOUNDS
        assert astronaut.wounds < FATAL_WOUNDS or s.ending == "death"
        assert astronaut.morale >= 0
        assert not astronaut.fresh & ~astronaut.conditions, "what is new is held"
    held = Counter(
        kind
        for astronaut in s.crew
        for kind in range(len(CONDITIONS))
        if astronaut.conditions >> kind & 1
    )
    for kind, left in enumerate(s.condition_pool):
        assert left + held[kind] == CONDITION_TOKENS, "no Condition token is lost"


def _check_tracks(g: Game) -> None:
    s = g.state
    assert LOWEST_MORALE <= s.morale <= HIGHEST_MORALE
    assert 0 <= s.stress < MOST_STRESS or s.ending == "death", "at 18 a brawl breaks out"
    assert all(0 <= level <= MALFUNCTION for level in s.malfunctions)
    assert all(amount >= 0 for amount in s.reserves), "nothing falls below 0"
    assert 1 <= max(s.round, 1) <= s.sols
    assert not s.done & ~s.goals, "only listed goals are done"


def _check_facilities(g: Game) -> None:
    s, box = g.state, g.data
    for facility in s.facilities:
        assert not facility.broken & ~box.parts[facility.plan], "only parts that exist break"
        assert not facility.mended & ~facility.broken
        assert 0 <= facility.output <= box.facilities[facility.plan].output
        for gas, tile in enumerate(facility.tiles):
            assert tile == NOTHING or box.needs[facility.plan] >> gas & 1, "FM-554"
    for farm in s.farms:
        assert 0 <= farm.plants <= farm.greenhouses <= MOST_GREENHOUSES
        assert farm.plants + farm.seeds.bit_count() <= farm.greenhouses, "FM-605"


def _check_things(g: Game) -> None:
    s, box = g.state, g.data
    for cargo in (s.available, s.pending):
        _check_cargo(cargo)
    assert s.examined >= 0
    assert s.discoveries >= 0
    tiles = [area.tile for area in s.areas if area.tile != NOTHING]
    tiles += [tile for stack in s.tile_stacks for tile in stack]
    assert sorted(tiles) == list(range(len(box.tiles))), "every tile is in one place"
    cards = [card for pile in s.malfunction_decks + s.malfunction_discards for card in pile]
    cards += s.resolving
    assert sorted(cards) == list(range(len(box.malfunctions))), "every card is in one place"
    objectives = s.available.objectives + s.pending.objectives
    objectives += [token for area in s.areas for token in area.objectives]
    assert len(set(objectives)) == len(objectives), "a token is in one place"


def _check_cargo(cargo: Cargo) -> None:
    assert cargo.samples >= 0
    assert cargo.seeds >= 0
    assert min(cargo.spares) >= 0


def _check_plan(g: Game) -> None:
    s = g.state
    pawns = Counter(pawn for stack in s.plan for pawn in stack.pawns)
    for pawn, n in pawns.items():
        assert n <= (PAWNS_EACH if pawn < len(s.crew) else 1), "nobody is in more places"
    rovers = [stack.rover for stack in s.plan if stack.rover != NOTHING]
    assert len(set(rovers)) == len(rovers), "a rover helps once (FM-792)"
    numbers = [stack.number for stack in s.plan]
    assert len(set(numbers)) == len(numbers)
