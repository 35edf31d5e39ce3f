"""Few ways to play in which any two values meet."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product
from typing import Any

import pytest

from kosmodrom.core.form import form
from kosmodrom.core.registry import games
from kosmodrom.testing import AnyRuleset, BrokenPromise, Setting, settings
from kosmodrom.testing.pairs import Accepts, Values, Way, pairwise
from kosmodrom.testing.setting import option_sets, tried_values

LEVELS = {"players": (2, 3, 4), "length": ("long", "short"), "map": "abcd", "tiles": (0, 5, 9)}


def anything(_way: Way) -> bool:
    return True


def pairs(way: Way) -> set[frozenset[Any]]:
    return {frozenset(pair) for pair in combinations(way.items(), 2)}


def possible(values: Values, accepts: Accepts) -> set[frozenset[Any]]:
    """The pairs of all accepted ways there are."""
    every = (dict(zip(values, way, strict=True)) for way in product(*values.values()))
    return {pair for way in every if accepts(way) for pair in pairs(way)}


def short_for_two(way: Way) -> bool:
    return bool(way["length"] == "long" or way["players"] == 2)


def not_the_defaults(way: Way) -> bool:
    """The third map goes with other players and tiles than the default ones."""
    return bool(way["map"] != "c" or (way["players"] != 2 and way["tiles"] != 0))


@pytest.mark.parametrize("accepts", [anything, short_for_two, not_the_defaults])
def test_all_pairs_that_go_together_are_there(accepts: Accepts) -> None:
    ways = pairwise(LEVELS, accepts)
    assert all(accepts(way) for way in ways)
    assert set.union(*(pairs(way) for way in ways)) == possible(LEVELS, accepts)


def test_the_defaults_come_first_and_the_ways_are_few() -> None:
    ways = pairwise(LEVELS, anything)
    assert ways[0] == {"players": 2, "length": "long", "map": "a", "tiles": 0}
    assert len(ways) <= 15  # 12 is the least, 72 are all


def test_the_ways_are_always_the_same() -> None:
    assert pairwise(LEVELS, anything) == pairwise(LEVELS, anything)
    assert pairwise(LEVELS, anything, seed=1) != pairwise(LEVELS, anything, seed=2)


def test_a_field_need_not_meet_what_it_has_nothing_to_do_with() -> None:
    ways = pairwise(LEVELS, anything, meets={"map": ("players",)})
    met = set.union(*(pairs(way) for way in ways))
    wanted = {key: LEVELS[key] for key in ("players", "length", "tiles")}
    assert met >= possible(wanted, anything)
    assert met >= possible({key: LEVELS[key] for key in ("players", "map")}, anything)
    assert not met >= possible({key: LEVELS[key] for key in ("map", "tiles")}, anything)


def test_one_field_and_none() -> None:
    assert pairwise({"players": (2, 3)}, anything) == [{"players": 2}, {"players": 3}]
    assert pairwise({}, anything) == [{}]
    assert pairwise(LEVELS, lambda _way: False) == []


GAMES = list(games().values())


@pytest.mark.parametrize("ruleset", GAMES, ids=[game.id for game in GAMES])
def test_every_value_of_a_game_meets_every_number_of_players(ruleset: AnyRuleset) -> None:
    ways = list(settings(ruleset))
    alone = list(settings(ruleset, options=option_sets(ruleset)))
    assert with_players(ways) >= with_players(alone)
    played = {(name, value) for way in ways for name, value in way.options.items()}
    assert played == {pair for options in option_sets(ruleset) for pair in options.items()}


def with_players(ways: Iterable[Setting]) -> set[tuple[Any, ...]]:
    """The numbers of players and automas, each with the values that it was played with."""
    seats = {(way.seats, way.automas) for way in ways}
    return seats | {
        (what, number, *value)
        for way in ways
        for what, number in (("players", way.seats), ("automas", way.automas))
        for value in way.options.items()
    }


@pytest.mark.parametrize("ruleset", GAMES, ids=[game.id for game in GAMES])
def test_thorough_runs_play_any_two_values_together(ruleset: AnyRuleset) -> None:
    usual, thorough = list(settings(ruleset)), list(settings(ruleset, thorough=True))
    alone = list(settings(ruleset, options=option_sets(ruleset)))
    assert len(usual) < len(thorough)
    assert all(way in thorough for way in alone)
    # Two options that can differ from their defaults at once do so somewhere.
    met = {pair for way in thorough for pair in combinations(sorted(way.options.items()), 2)}
    free = [entry for entry in form(ruleset.game_options) if not entry.seat]
    for one, other in combinations(sorted(free, key=lambda entry: entry.name), 2):
        for pair in product(tried_values(one)[1:], tried_values(other)[1:]):
            both = tuple(zip((one.name, other.name), pair, strict=True))
            assert both in met or not goes(ruleset, dict(both)), both


def goes(ruleset: AnyRuleset, options: dict[str, Any]) -> bool:
    """Whether a game can be played with these options and some number of players."""
    try:
        return bool(list(settings(ruleset, options=[options])))
    except BrokenPromise:
        return False
