"""What bots think of positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kosmodrom.bots import make_bot
from kosmodrom.core.options import CLOCK
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker.judge import (
    expert,
    is_in_flight,
    is_small_matter,
    judge,
    worths,
)
from kosmodrom.games.galaxy_trucker.moves.building import DRAW, Finish, Take
from kosmodrom.games.galaxy_trucker.moves.flight import GO_ON
from kosmodrom.games.galaxy_trucker.rules.inspection import faults_of
from kosmodrom.games.galaxy_trucker.steps import GainGoods, Ready, Resolve
from kosmodrom.games.galaxy_trucker.terms import GOODS, ShipClass
from kosmodrom.testing.positions import question
from tests.games.galaxy_trucker.kit import A, AnyTable, B, Position, crew

FLYING = """
      G
      |
  C---H---W2
      |
      E
"""


def building(
    drawing: str, *, handlings: int = 10, tile: int = 0, ship_class: ShipClass = "I"
) -> Position:
    """A builds the ship that is drawn."""
    position = Position(phase="building", flight=ship_class)
    position.ship(A, drawing)
    for seat in (A, B):
        position.player(seat).number = 0
        position.player(seat).handlings = handlings
        position.player(seat).flying = False
        position.player(seat).ship.humans[:] = bytes(121)
        position.player(seat).ship.tokens[:] = bytes(121)
    position.player(A).number = tile
    return position


def built(drawing: str) -> int:
    """What a ship is worth when it is ready."""
    return worths(building(drawing, tile=1).table().game, A)["ship"]


def flying(drawing: str = FLYING, **aboard: Any) -> Position:
    position = Position(phase="flight")
    position.ship(A, drawing, **aboard)
    position.ship(B, FLYING)
    position.deck("open-space-1a", "planets-1a", "stardust-1")
    return position


def flight_worth(position: Position) -> int:
    return judge(position.carry_out(Ready([A, B])).game, A)


# Ships that are built


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param(
            "B2--H\n    |\n    EE", "X---H\n    |\n    EE", id="battery-beside-double-engine"
        ),
        pytest.param("    H\n    |\n    E", "    H---E>", id="engine-to-the-rear"),
        pytest.param("    G\n    |\n    H", "    H---G>", id="cannon-to-the-front"),
        pytest.param("    H---C", "    H---X", id="cabin"),
        pytest.param("    H---W3", "    H---W2", id="larger-hold"),
        pytest.param("    H---WS1", "    H---X", id="special-hold"),
        pytest.param("B2--H---S", "B2--H---X", id="shield-with-power"),
        pytest.param(
            "BR--C---H\n        |\n        E", "X---C---H\n        |\n        E", id="alien"
        ),
    ],
)
def test_a_useful_part_is_worth_more(better: str, worse: str) -> None:
    assert built(better) > built(worse)


def test_the_first_engine_is_worth_most() -> None:
    none, one, two = (
        built("G---H"),
        built("G---H\n    |\n    E"),
        built("G---H---E\n    |\n    E"),
    )
    assert one - none > 2 * (two - one) > 0


def test_the_expert_knows_that_enemies_grow_stronger() -> None:
    """A cannon more is worth more at level II than at level I."""

    def gain(ship_class: ShipClass) -> int:
        few, more = (
            expert(building(drawing, tile=1, ship_class=ship_class).table().game, A)
            for drawing in ("X---H---G", "G---H---G")
        )
        return more - few

    assert gain("II") > 1.5 * gain("I") > 0


def test_the_expert_knows_that_shields_count_on_long_flights() -> None:
    """Far more is shot at ships at level III than at level I."""

    def gain(value: Callable[[Any, int], int], ship_class: ShipClass) -> int:
        without, shielded = (
            value(building(drawing, tile=1, ship_class=ship_class).table().game, A)
            for drawing in ("B2--H---X", "B2--H---S")
        )
        return shielded - without

    assert gain(expert, "III") > 2 * gain(judge, "III") > 0
    assert gain(judge, "I") > gain(expert, "I") > 0


@pytest.mark.parametrize("ship_class", ["I", "II", "III"])
def test_the_expert_minds_exposed_connectors_more(ship_class: ShipClass) -> None:
    structures = [part for part in Position().box.parts if part.kind == "structure"]
    by_connectors = sorted(structures, key=lambda part: sum(map(bool, part.connectors)))

    def cost(value: Callable[[Any, int], int]) -> int:
        """Of a part with many connectors in the place of one with few."""
        found = []
        for part in (by_connectors[0], by_connectors[-1]):
            position = building("H", tile=1, ship_class=ship_class)
            position.ship(A, "H---X", parts={"X": part.id})
            found.append(value(position.table().game, A))
        return found[0] - found[1]

    assert cost(expert) > 1.5 * cost(judge) > 0


def test_devices_without_batteries_are_worth_less_than_with_them() -> None:
    with_power, without = built("B3--H---S\n    |\n    EE"), built("X---H---S\n    |\n    EE")
    alone, nothing = built("B3--H---X\n    |\n    X"), built("X---H---X\n    |\n    X")
    assert with_power - without > alone - nothing


def test_a_fault_costs_more_than_the_part_brings() -> None:
    sound, faulty = building("C---H", tile=1), building("C---H---C\n    |   x\n    X---X", tile=1)
    game = faulty.table().game
    assert faults_of(game, A)
    assert worths(game, A)["ship"] < worths(sound.table().game, A)["ship"]


def test_exposed_connectors_cost() -> None:
    def worth(part: str) -> int:
        position = building("H", tile=1)
        position.ship(A, "H---X", parts={"X": part})
        return worths(position.table().game, A)["ship"]

    structures = [part for part in Position().box.parts if part.kind == "structure"]
    by_connectors = sorted(structures, key=lambda part: sum(map(bool, part.connectors)))
    assert worth(by_connectors[0].id) >= worth(by_connectors[-1].id)


# While ships are built


def test_handlings_promise_something_while_there_is_room() -> None:
    many, few = building("H", handlings=20), building("H", handlings=3)
    promises = [worths(position.table().game, A)["building"] for position in (many, few)]
    assert promises[0] > promises[1]


def test_a_look_at_the_cards_costs_time_and_changes_no_ship() -> None:
    position = building("G---H", handlings=20)
    looked = building("G---H", handlings=20)
    looked.player(A).seen = 1
    assert judge(looked.table().game, A) < judge(position.table().game, A)


def test_what_hardly_matters_for_a_flight_is_not_played_out() -> None:
    table = flying(goods={"W2": "yellow"}).table(GainGoods(A, [0, 1, 0, 0]))
    assert is_in_flight(table.game)
    assert is_small_matter(table.game)
    landing = flying()
    landing.card("planets-1a")
    table = landing.carry_out(Resolve())
    assert question(table, A) == "planet"
    assert not is_small_matter(table.game)
    assert not is_in_flight(building("H").table().game)


def test_a_new_flight_is_worth_nothing_by_itself() -> None:
    """Otherwise bots would give up to begin the next one."""
    position = building("H", handlings=32)
    assert judge(position.table().game, A) == 0


def test_a_bot_that_flies_alone_does_not_give_up() -> None:
    position = flying(goods={"W2": "yellow blue"})
    position.gone(B)
    table = position.table(Ready([A]))
    assert make_bot("greedy", 1).choose(table, A) == GO_ON


def test_a_part_in_hand_is_worth_what_its_best_place_brings() -> None:
    def holding(part: str) -> int:
        position = building("G---H")
        position.next_parts(part)
        table = position.table()
        table.decide(A, DRAW)
        return judge(table.game, A)

    assert holding("engine-07") > holding("structure-01")


def test_a_bot_takes_the_engine_it_lacks() -> None:
    position = building("G---H", handlings=4)
    position.returned("structure-01", "engine-08", "life-support-brown-01")
    table = position.table()
    assert make_bot("greedy", 1).choose(table, A) == Take("engine-08")


def test_a_bot_does_not_finish_a_bare_ship() -> None:
    table = building("H", handlings=20).table()
    assert not isinstance(make_bot("greedy", 1).choose(table, A), Finish)


# In flight


def test_credits_goods_and_days_count() -> None:
    base = flight_worth(flying())
    rich, loaded, ahead = flying(), flying(goods={"W2": "yellow"}), flying()
    rich.money(3, 0)
    ahead.days(6, -2)
    assert flight_worth(rich) > base
    assert flight_worth(loaded) > base
    assert flight_worth(ahead) > base


def test_lost_parts_and_crew_cost() -> None:
    base = flight_worth(flying())
    damaged = flying()
    damaged.lost(A, 2)
    assert flight_worth(damaged) < base
    assert flight_worth(flying(crew={"C": 0})) < base


def test_a_ship_without_humans_or_engine_power_will_hardly_arrive() -> None:
    loaded = flying(goods={"W2": "yellow yellow"})
    adrift = flying("C---H---W2", goods={"W2": "yellow yellow"})
    unmanned = flying(goods={"W2": "yellow yellow"}, crew={"C": 0, "H": 0})
    found = [
        worths(position.carry_out(Ready([A, B])).game, A) for position in (loaded, adrift, unmanned)
    ]
    assert found[0]["goods"] > found[1]["goods"] > found[2]["goods"]
    assert found[0]["place"] > found[1]["place"] > found[2]["place"] == 0


def test_goods_that_wait_to_be_loaded_count_as_far_as_there_is_room() -> None:
    def waiting(*colours: str) -> int:
        pool = [colours.count(colour) for colour in GOODS]
        return worths(flying().carry_out(GainGoods(A, pool)).game, A)["goods"]

    assert waiting("yellow") > waiting("blue") > 0
    assert waiting("yellow", "yellow", "yellow") == waiting("yellow", "yellow")
    assert waiting("red", "blue") == waiting("blue")  # there is no special container


def test_a_bot_flies_on_with_a_sound_ship() -> None:
    table = flying(goods={"W2": "yellow blue"}).carry_out(Ready([A, B]))
    assert make_bot("greedy", 1).choose(table, A) == GO_ON


# Whole flights


def test_greedy_bots_build_ships_that_fly() -> None:
    """Legal, with engines and crew."""
    table: AnyTable = Table.start("galaxy_trucker", seats=2, seed="judge")
    bots = [make_bot("greedy", seat) for seat in (A, B)]
    while table.game.state.phase != "flight":
        seat = next(iter(table.pending))
        table.decide(seat, bots[seat].choose(table, seat))
    for seat in (A, B):
        ship = table.game.state.players[seat].ship
        assert not faults_of(table.game, seat)
        assert not table.game.state.players[seat].lost
        assert sum(1 for part in ship.parts if part) >= 10
        assert ship.thrust[0] >= 1
        assert crew(table, seat) >= 2


@pytest.mark.parametrize("seed", ["1", "2"])
def test_live_the_best_bots_finish_their_ships(seed: str) -> None:
    """The sand has run out and the last turn of the hourglass is for who has finished: somebody
    must be content with the ship, or building never ends."""
    options = {"building": "live", "first": "none", "second": "none"}
    table: AnyTable = Table.start("galaxy_trucker", seats=2, seed=seed, options=options)
    bots = [make_bot("search", f"{seed}/{seat}") for seat in (A, B)]
    for number in range(1, 400):
        builders = [seat for seat in table.pending if seat != CLOCK]
        if CLOCK in table.pending and (number % 12 == 0 or not builders):
            table.decide(CLOCK, table.pending[CLOCK].options[0])
            continue
        seat = builders[number % len(builders)]
        table.decide(seat, bots[seat].choose(table, seat))
        if table.game.state.phase != "building":
            break
    assert all(player.number for player in table.game.state.players)
