"""Boards and setup (PU-101 to PU-222), objectives of setup (PU-843, PU-903), options."""

from typing import Any

import pytest

from kosmodrom.core.errors import GameOptionsError, SeatsError
from kosmodrom.core.rng import Random
from kosmodrom.games.planet_unknown import RULESET
from kosmodrom.games.planet_unknown.events import (
    ObjectivesDealt,
    ObjectivesKept,
    SecretObjectivesKept,
)
from kosmodrom.games.planet_unknown.moves import (
    ChooseCorporation,
    ChoosePlanet,
    KeepObjectives,
    PlanetUnknownOptions,
)
from kosmodrom.games.planet_unknown.rules.base import depot_of
from kosmodrom.games.planet_unknown.rules.corporations.base import Corporation
from kosmodrom.games.planet_unknown.rules.planets.base import Planet
from kosmodrom.games.planet_unknown.rules.registry import CORPORATIONS, PLANETS
from kosmodrom.games.planet_unknown.rules.setup import MIXES, SOLO_ONLY
from kosmodrom.games.planet_unknown.state import LIFEPODS
from kosmodrom.games.planet_unknown.terms import DEPOTS, RANKS
from kosmodrom.testing.positions import offered, question, told
from kosmodrom.testing.refusals import strange_options
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    B,
    C,
    on,
    player,
    seen,
    start,
)


@pytest.fixture
def all_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every board of the box can be played, by whatever rules."""
    for id in BOX.corporations:
        monkeypatch.setitem(CORPORATIONS, id, CORPORATIONS.get(id, Corporation()))
    for id in BOX.planets:
        monkeypatch.setitem(PLANETS, id, PLANETS.get(id, Planet()))


def boards(table: AnyTable) -> list[tuple[str, str]]:
    players = table.game.state.players
    return [(player.corporation, player.planet) for player in players]


@pytest.mark.rule("PU-101")
@pytest.mark.parametrize("seats", range(1, 7))
def test_one_to_six_players_play(seats: int) -> None:
    assert start(seats).seats == seats


@pytest.mark.rule("PU-101")
@pytest.mark.parametrize("seats", [0, 7])
def test_other_numbers_do_not(seats: int) -> None:
    with pytest.raises(SeatsError):
        start(seats)


# Boards


@pytest.mark.rule("PU-111", "PU-112", "PU-115", "PU-116")
def test_by_default_all_play_the_symmetric_sides() -> None:
    table = start(3)
    assert boards(table) == [("universal-coalition", "ksb-4156")] * 3
    assert BOX.corporations["universal-coalition"].complexity == 1
    assert BOX.planets["ksb-4156"].complexity == 1


@pytest.mark.rule("PU-103", "PU-104")
@pytest.mark.parametrize("kit", [False, True])
@pytest.mark.usefixtures("all_boards")
def test_the_upgrade_kit_adds_to_the_pools(kit: bool) -> None:
    table = start(1, corporations="free", planets="free", upgrade_kit=kit)
    assert len(offered(table, A, ChooseCorporation)) == 1 + (8 if kit else 6)
    table.decide(A, ChooseCorporation("republic"))
    assert len(offered(table, A, ChoosePlanet)) == 1 + (12 if kit else 6)


@pytest.mark.rule("PU-110", "PU-113", "PU-114", "PU-Q-53")
@pytest.mark.usefixtures("all_boards")
def test_sides_of_dealt_boards_are_chosen_separately_and_in_secret() -> None:
    table = start(2, corporations="dealt", planets="dealt")
    assert set(table.pending) == {A, B}
    symmetric, dealt = offered(table, A)
    assert symmetric == ChooseCorporation("universal-coalition")
    assert dealt.corporation != "universal-coalition"
    before = table.view(B)
    table.decide(A, dealt)
    assert table.view(B) == before
    table.decide(A, ChoosePlanet("ksb-4156"))
    table.decide(B, offered(table, B)[0])
    table.decide(B, offered(table, B)[1])
    assert boards(table)[A] == (dealt.corporation, "ksb-4156")
    assert boards(table)[B][0] == "universal-coalition"
    assert boards(table)[B][1] != "ksb-4156"


@pytest.mark.rule("PU-117")
@pytest.mark.usefixtures("all_boards")
def test_no_asymmetric_side_is_dealt_twice() -> None:
    table = start(6, corporations="random", planets="random", upgrade_kit=False)
    corporations, planets = zip(*boards(table), strict=True)
    assert len(set(corporations)) == len(set(planets)) == 6
    assert "universal-coalition" not in corporations
    assert "ksb-4156" not in planets


@pytest.mark.rule("PU-117", "PU-Q-53")
@pytest.mark.usefixtures("all_boards")
def test_free_choice_goes_by_seats_and_a_side_taken_is_gone() -> None:
    table = start(2, corporations="free")
    assert set(table.pending) == {A}
    table.decide(A, ChooseCorporation("oasis"))
    assert ChooseCorporation("oasis") not in offered(table, B)
    assert ChooseCorporation("universal-coalition") in offered(table, B)


# The station


@pytest.mark.rule("PU-113", "PU-117")
@pytest.mark.parametrize("corporation", CORPORATIONS)
def test_nothing_else_can_be_done_while_boards_are_chosen(corporation: str) -> None:
    table = start(2, corporations="free", planets="free")
    chance = Random.seeded(corporation)
    table.decide(A, ChooseCorporation(corporation))
    assert question(table, A) == "planet"
    seen = table.pending[A].options
    for _ in range(5):
        for option in strange_options(RULESET, seen, chance):
            if option in seen:
                continue
            why = table.why_not(A, option)
            if isinstance(option, ChoosePlanet):
                assert (why.reason, why.rules) == ("no-such-board", ("PU-103", "PU-104"))
            else:
                assert why.reason == "wrong-question", option
                assert why.rules == ("PU-113", "PU-114", "PU-117")


@pytest.mark.rule("PU-201", "PU-202", "PU-203", "PU-204")
def test_twelve_stacks_of_a_shape_each() -> None:
    state = start().game.state
    for ring, size in zip(state.stacks, ("small", "large"), strict=True):
        assert len(ring) == DEPOTS
        shapes = [{BOX.tiles[tile].shape for tile in stack} for stack in ring]
        assert all(len(stack) == 12 for stack in ring)
        assert all(len(found) == 1 for found in shapes)
        assert {BOX.shapes[found.pop()].size for found in shapes} == {size}


@pytest.mark.rule("PU-205", "PU-Q-02")
def test_stacks_are_shuffled_and_only_the_top_tile_is_seen() -> None:
    one, other = start(seed=1), start(seed=2)
    assert one.game.state.stacks != other.game.state.stacks
    depot = seen(one, A).depots[0]
    assert depot.small.count == 12
    assert depot.small.top is not None


@pytest.mark.rule("PU-206", "PU-207")
def test_the_inner_ring_is_turned_by_chance_or_as_wanted() -> None:
    assert {start(seed=seed).game.state.offset for seed in range(40)} == set(range(DEPOTS))
    assert start(inner_ring="4").game.state.offset == 4


@pytest.mark.rule("PU-208", "PU-209", "PU-211", "PU-EX-26")
def test_trackers_start_on_0_and_rovers_wait() -> None:
    table = start()
    assert player(table, A).trackers == [0, 0, 0, 0, 0]
    assert player(table, A).waiting == 2
    assert player(table, A).rovers == []


@pytest.mark.rule("PU-210")
def test_lifepods_lie_on_their_squares() -> None:
    assert set(on(start(), B, LIFEPODS)) == {"H3", "B5", "K5", "C8", "I9", "F10"}


@pytest.mark.rule("PU-212", "PU-308", "PU-Q-03")
@pytest.mark.parametrize("seats", range(1, 7))
def test_indicators_stand_opposite_different_depots(seats: int) -> None:
    table = start(seats)
    game = table.game
    places = {1: [0], 2: [0, 3], 3: [0, 2, 4], 4: [0, 1, 3, 4], 5: [0, 1, 2, 3, 4]}
    expected = places.get(seats, [0, 1, 2, 3, 4, 5])
    outer = [depot_of(game, seat)[1] for seat in range(seats)]
    assert outer == [(place + game.state.rotation) % DEPOTS for place in expected]
    assert len(set(outer)) == seats


# Cards


@pytest.mark.rule("PU-213", "PU-214", "PU-EX-01")
@pytest.mark.parametrize("seats", range(1, 7))
def test_civ_cards_in_the_game(seats: int) -> None:
    state = start(seats).game.state
    assert [len(stack) for stack in state.civ] == [seats + 1] * len(RANKS)
    assert len(state.civ_box) == 36 - 4 * (seats + 1)
    for rank, stack in zip(RANKS, state.civ, strict=True):
        assert {BOX.cards[card].rank for card in stack} == {rank}


@pytest.mark.rule("PU-216", "PU-217", "PU-218", "PU-EX-02")
@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_neighbour_objectives_lie_between_players(seats: int, cards: int) -> None:
    table = start(seats)
    objectives = table.game.state.objectives
    assert len(set(objectives)) == cards
    assert ObjectivesDealt(tuple(objectives)) in told(table)
    pairs = [objective.seats for objective in seen(table).objectives]
    if seats == 2:
        assert pairs == [(A, B)] * 3
    else:
        assert pairs == [(seat, (seat + 1) % seats) for seat in range(seats)]


@pytest.mark.rule("PU-219", "PU-842", "PU-903", "PU-EX-02")
def test_solo_keeps_three_of_four_private_objectives() -> None:
    table = start(1)
    assert question(table, A) == "private"
    assert table.game.state.objectives == []
    options = offered(table, A, KeepObjectives)
    assert len(options) == 4
    assert {len(option.objectives) for option in options} == {3}
    table.decide(A, options[1])
    assert tuple(player(table, A).private) == options[1].objectives
    assert len(player(table, A).rejected) == 1


@pytest.mark.rule("PU-220", "PU-843", "PU-844", "PU-845")
@pytest.mark.parametrize("seats", range(2, 7))
def test_private_objectives_are_chosen_before_the_others_are_dealt(seats: int) -> None:
    table = start(seats, private_objectives="hidden")
    assert set(table.pending) == set(range(seats))
    for seat in range(seats):
        assert table.game.state.objectives == []
        assert len(offered(table, seat)) == 2
        table.decide(seat, offered(table, seat)[0])
    kept = player(table, A).private
    assert len(kept) == 1
    assert len(table.game.state.objectives) == max(3, seats)
    assert seen(table, A).players[A].private == tuple(kept)
    assert seen(table, B).players[A].private is None
    assert ObjectivesKept(A, tuple(kept)) in told(table, A)
    assert SecretObjectivesKept(A, 1) in told(table, B)


@pytest.mark.rule("PU-845")
def test_private_objectives_may_be_open() -> None:
    table = start(2, private_objectives="open")
    for seat in (A, B):
        table.decide(seat, offered(table, seat)[0])
    assert seen(table, B).players[A].private == tuple(player(table, A).private)


@pytest.mark.rule("PU-841")
def test_without_the_module_there_are_no_private_objectives() -> None:
    table = start(2)
    assert all(not player(table, seat).private for seat in (A, B))


@pytest.mark.rule("PU-221")
def test_the_first_commander_is_drawn_or_named() -> None:
    assert {start(3, seed=seed).game.state.commander for seed in range(30)} == {A, B, C}
    assert start(3, first_commander="2").game.state.commander == B
    with pytest.raises(GameOptionsError):
        start(3, first_commander="4")


# The event deck


@pytest.mark.rule("PU-801", "PU-802", "PU-803", "PU-805", "PU-904")
def test_solo_always_has_an_event_deck_of_20() -> None:
    state = start(1).game.state
    assert len(set(state.alerts)) == 20
    assert state.mix == [7, 7, 6]
    assert start(2).game.state.alerts == []


@pytest.mark.rule("PU-804", "PU-807", "PU-EX-16")
@pytest.mark.parametrize("seed", range(5))
def test_solo_only_cards_are_for_solo(seed: int) -> None:
    state = start(2, seed=seed, events=True, event_mix="random").game.state
    cards = state.alerts + state.revealed
    assert len(cards) == 20
    assert not any(BOX.events[card].solo for card in cards)
    solo_only = [
        sum(event.solo for event in BOX.events.values() if event.colour == colour)
        for colour in ("green", "orange", "red")
    ]
    assert tuple(solo_only) == SOLO_ONLY


@pytest.mark.rule("PU-805", "PU-806", "PU-Q-23")
@pytest.mark.parametrize("mix", MIXES)
def test_named_mixes(mix: str) -> None:
    state = start(1, event_mix=mix).game.state
    colours = [BOX.events[card].colour for card in state.alerts]
    assert [colours.count(c) for c in ("green", "orange", "red")] == list(MIXES[mix])


@pytest.mark.rule("PU-805", "PU-807", "PU-EX-16")
def test_own_numbers_add_up_to_20_and_are_there() -> None:
    custom: dict[str, Any] = {"events": True, "event_mix": "custom"}
    assert start(2, **custom, green=16, orange=4, red=0).game.state.mix == [16, 4, 0]
    with pytest.raises(GameOptionsError):
        start(2, **custom, green=7, orange=7, red=7)
    with pytest.raises(GameOptionsError):
        start(2, **custom, green=17, orange=3, red=0)
    assert start(1, **custom, green=20, orange=0, red=0).game.state.mix == [20, 0, 0]


def test_numbers_without_their_mix_are_no_matter() -> None:
    assert start(2, green=20).game.options == PlanetUnknownOptions(green=20)
