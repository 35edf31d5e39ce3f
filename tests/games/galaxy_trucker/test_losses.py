"""Crew, goods and battery tokens that are lost, and sleepers who wake."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option
from kosmodrom.games.galaxy_trucker.events.losses import (
    AlienLost,
    GoodsLost,
    HumansLost,
    SleeperWoken,
    TokensLost,
)
from kosmodrom.games.galaxy_trucker.moves.losses import (
    LET_SLEEP,
    GiveUpCrew,
    GiveUpCube,
    GiveUpToken,
    WakeSleeper,
)
from kosmodrom.games.galaxy_trucker.rules.losses import lose_alien
from kosmodrom.games.galaxy_trucker.steps import LoseCrew, LoseGoods, LoseTokens, Resolve, Wake
from kosmodrom.games.galaxy_trucker.terms import Goods, ShipClass
from kosmodrom.testing.positions import offered, question, refused
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    Position,
    answer_until,
    crew,
    do,
    events,
    goods,
    humans,
    player,
    tokens,
)


def options(table: AnyTable) -> list[Option]:
    ((_seat, ask),) = table.pending.items()
    return list(ask.options)


# Crew


@pytest.mark.rule("GTB-730")
def test_the_player_picks_who_goes() -> None:
    position = Position()
    position.ship(A, "C---H\n|\nPU", aliens={"purple": "C"})
    table = position.carry_out(LoseCrew(A, 1))
    assert set(options(table)) == {GiveUpCrew(7, 7, "human"), GiveUpCrew(7, 6, "purple")}
    do(table, GiveUpCrew(7, 6, "purple"))
    assert events(table, AlienLost) == [AlienLost(A, "purple", 7, 6)]
    assert humans(table, A) == 2
    assert crew(table, A) == 2


@pytest.mark.rule("GTB-730")
def test_crew_is_given_up_one_by_one() -> None:
    position = Position()
    position.ship(A, "C---H---C")
    table = position.carry_out(LoseCrew(A, 3))
    do(table, GiveUpCrew(7, 6, "human"), GiveUpCrew(7, 6, "human"))
    # The cabin is empty now.
    assert options(table) == [GiveUpCrew(7, 7, "human"), GiveUpCrew(7, 8, "human")]
    do(table, GiveUpCrew(7, 8, "human"))
    assert crew(table, A) == 3
    assert not table.game.state.todo


@pytest.mark.rule("GTB-731")
def test_with_too_few_all_are_lost() -> None:
    position = Position()
    position.ship(A, "C---H\n|\nPU", aliens={"purple": "C"})
    table = position.carry_out(LoseCrew(A, 5))
    assert not table.pending
    assert crew(table, A) == 0
    assert events(table, HumansLost) == [HumansLost(A, 2, 7, 7)]


def test_nobody_is_asked_where_all_are_alike() -> None:
    table = Position().carry_out(LoseCrew(A, 1))
    assert not table.pending
    assert crew(table, A) == 1


def test_nothing_to_lose_is_nothing_lost() -> None:
    table = Position().carry_out(LoseCrew(A, 0), LoseTokens(A, 0), LoseGoods(A, 0))
    assert not table.pending
    assert crew(table, A) == 2


@pytest.mark.rule("GT-898", "GT-Q-78")
def test_a_loss_of_humans_spares_aliens() -> None:
    position = Position()
    position.ship(A, "C---H\n|\nPU", aliens={"purple": "C"})
    table = position.carry_out(LoseCrew(A, 3, humans=True))
    assert humans(table, A) == 0
    assert crew(table, A) == 1


@pytest.mark.rule("GT-Q-04")
def test_a_passenger_can_be_given_up() -> None:
    position = Position(technologies=True)
    position.ship(A, "LC--H")
    table = position.carry_out(LoseCrew(A, 1))
    do(table, GiveUpCrew(7, 6, "human"))
    assert crew(table, A) == 2


@pytest.mark.rule("GT-623")
def test_on_class_iia_the_half_is_the_players_choice() -> None:
    position = Position(flight="IIA")
    position.ship(A, "C---X               C---X", at=(6, 3))
    table = position.carry_out(LoseCrew(A, 1))
    assert options(table) == [GiveUpCrew(6, 3, "human"), GiveUpCrew(6, 8, "human")]
    table = position.carry_out(LoseCrew(A, 1, half=1))
    assert not table.pending
    assert player(table, A).ship.humans[position.cell(A, "C#2")] == 1


@pytest.mark.rule("GT-648")
def test_crew_in_hyperspace_cannot_be_lost() -> None:
    position = Position(flight="IIA")
    position.ship(A, "C---X               C---X", at=(6, 3))
    position.away(A, half=0)
    table = position.carry_out(LoseCrew(A, 3))
    assert crew(table, A) == 2


# Sleepers


def stasis() -> Position:
    """Two awake humans, two aliens in ordinary cabins, four sleepers (GT-EX-01)."""
    position = Position(flight="II", technologies=True)
    position.ship(
        A, "PU--C---X---C---BR\n        |\n    ST--H", aliens={"purple": "C#1", "brown": "C#2"}
    )
    return position


@pytest.mark.rule("GT-EX-01", "GT-222")
def test_a_sleeper_cannot_be_given_up() -> None:
    position = stasis()
    table = position.carry_out(LoseCrew(A, 2))
    chamber = position.place(A, "ST")
    with pytest.raises(Refused):
        do(table, GiveUpCrew(*chamber, "human"))


@pytest.mark.rule("GT-EX-01", "GT-228", "GT-229", "GT-225", "GT-223")
def test_nobody_wakes_if_no_human_is_awake() -> None:
    position = stasis()
    table = position.carry_out(LoseCrew(A, 2))
    home = position.place(A, "H")
    do(table, GiveUpCrew(*home, "human"), GiveUpCrew(*home, "human"))
    assert not table.pending
    assert humans(table, A) == 0


@pytest.mark.rule("GT-EX-01", "GT-225", "GT-226", "GT-230", "GT-Q-07")
def test_sleepers_take_the_places_of_those_who_left() -> None:
    position = stasis()
    table = position.carry_out(LoseCrew(A, 2))
    home, cabin, chamber = (position.place(A, name) for name in ("H", "C#1", "ST"))
    do(table, GiveUpCrew(*home, "human"), GiveUpCrew(*cabin, "purple"))
    into_home, into_cabin = WakeSleeper(*home, *chamber), WakeSleeper(*cabin, *chamber)
    assert set(options(table)) == {into_home, into_cabin, LET_SLEEP}
    do(table, into_home)
    assert options(table) == [into_cabin, LET_SLEEP]
    do(table, into_cabin, into_cabin)
    assert not table.pending
    assert len(events(table, SleeperWoken)) == 3
    assert humans(table, A) == 4
    assert crew(table, A) == 5
    assert player(table, A).ship.humans[position.cell(A, "ST")] == 1


@pytest.mark.rule("GT-EX-02", "GT-228")
def test_slavers_who_take_everybody_leave_the_sleepers() -> None:
    position = stasis()
    position.ship(A, "C---X---C---BR\n    |\nST--H", aliens={"brown": "C#2"})
    position.player(A).ship.humans[position.cell(A, "ST")] = 1
    table = position.carry_out(LoseCrew(A, 5))
    assert not table.pending
    assert crew(table, A) == 0
    assert player(table, A).ship.humans[position.cell(A, "ST")] == 1


@pytest.mark.rule("GT-230", "GT-Q-07")
def test_waking_is_optional_and_not_made_up_for_later() -> None:
    position = Position(technologies=True)
    position.ship(A, "ST--H---C")
    table = position.carry_out(LoseCrew(A, 1), LoseCrew(A, 1))
    do(table, GiveUpCrew(7, 7, "human"), LET_SLEEP)
    do(table, GiveUpCrew(7, 8, "human"))
    # The place of the first loss is forfeited.
    assert options(table) == [WakeSleeper(7, 8, 7, 6), LET_SLEEP]


@pytest.mark.rule("GT-Q-07")
def test_places_that_were_free_before_do_not_count() -> None:
    position = Position(technologies=True)
    position.ship(A, "ST--H---C", crew={"C": 1})
    table = position.carry_out(LoseCrew(A, 1))
    do(table, GiveUpCrew(7, 7, "human"))
    assert options(table) == [WakeSleeper(7, 7, 7, 6), LET_SLEEP]
    table = position.carry_out(LoseCrew(A, 1))
    do(table, GiveUpCrew(7, 8, "human"), WakeSleeper(7, 8, 7, 6))
    assert not table.pending


@pytest.mark.rule("GT-227", "GT-213", "GT-212")
def test_nobody_takes_a_passengers_place() -> None:
    position = Position(technologies=True)
    position.ship(A, "ST--H---LC")
    table = position.carry_out(LoseCrew(A, 1))
    do(table, GiveUpCrew(7, 8, "human"))
    assert not table.pending


@pytest.mark.rule("GT-Q-04", "GT-225")
def test_a_passenger_can_wake_sleepers() -> None:
    position = Position(technologies=True)
    position.ship(A, "ST--H---LC", crew={"H": 1})
    table = position.carry_out(LoseCrew(A, 1))
    do(table, GiveUpCrew(7, 7, "human"))
    assert options(table) == [WakeSleeper(7, 7, 7, 6), LET_SLEEP]


@pytest.mark.rule("GT-Q-56")
def test_a_loss_may_suspend_waking() -> None:
    position = Position(technologies=True)
    position.ship(A, "ST--H")
    table = position.carry_out(LoseCrew(A, 1, wake=False))
    assert not table.pending


@pytest.mark.rule("GT-624", "GT-636")
def test_on_class_iia_sleepers_wake_in_their_half_by_a_human_there() -> None:
    position = Position(flight="IIA", technologies=True)
    position.ship(A, "ST--C               C---X", at=(6, 3))
    table = position.carry_out(LoseCrew(A, 1, half=1))
    assert not table.pending
    table = position.carry_out(LoseCrew(A, 2, half=0))
    assert not table.pending  # a human is awake, but in the other half
    table = position.carry_out(LoseCrew(A, 1, half=0))
    assert options(table) == [WakeSleeper(6, 4, 6, 3), LET_SLEEP]


@pytest.mark.rule("GT-Q-31", "GT-226")
def test_an_alien_that_is_removed_leaves_two_places() -> None:
    position = Position(technologies=True)
    position.ship(A, "C---BL\n|\nH---ST", aliens={"blue": "C"})
    table = position.carry_out()
    place = lose_alien(table.game, A, 2)
    assert place == [position.cell(A, "C"), 2]
    table = position.carry_out(Wake(A, [[position.cell(A, "C"), 2]]))
    # As long as the alien is there, nobody else is.
    assert not table.pending


# Goods


GOODS = """
  W3--H---W2
      |
      WS2
"""


@pytest.mark.rule("GTB-723", "GT-Q-115")
def test_the_most_valuable_goods_go_first() -> None:
    position = Position()
    position.ship(A, GOODS, goods={"W3": "blue green", "W2": "yellow", "WS2": "red"})
    bank = list(position.state.bank)
    table = position.carry_out(LoseGoods(A, 3))
    assert not table.pending
    assert goods(table, A) == "blue"
    assert [event.goods for event in events(table, GoodsLost)] == [
        ("red",),
        ("yellow",),
        ("green",),
    ]
    assert table.game.state.bank == [bank[0] + 1, bank[1] + 1, bank[2] + 1, bank[3]]


@pytest.mark.rule("GTB-723", "GT-623")
def test_the_owner_chooses_among_equal_goods() -> None:
    position = Position()
    position.ship(A, GOODS, goods={"W3": "green green", "W2": "green", "WS2": "red"})
    table = position.carry_out(LoseGoods(A, 2))
    assert options(table) == [GiveUpCube(7, 6, "green"), GiveUpCube(7, 8, "green")]
    do(table, GiveUpCube(7, 8, "green"))
    assert goods(table, A) == "green green"
    assert player(table, A).ship.goods[position.cell(A, "W2")] == 0


@pytest.mark.rule("GTB-723")
@pytest.mark.parametrize("flight", ["I", "IIA"])
def test_nobody_is_asked_where_all_cubes_of_a_colour_go(flight: ShipClass) -> None:
    position = Position(flight=flight)
    place = (6, 8) if flight == "IIA" else None
    drawing = "W2--C---W3" if flight == "IIA" else "W2--H---W3"
    position.ship(A, drawing, at=place, goods={"W2": "green", "W3": "green blue"})
    table = position.carry_out(LoseGoods(A, 2))
    assert not table.pending
    assert goods(table, A) == "blue"


@pytest.mark.rule("GTB-724", "GT-377", "GT-Q-115")
def test_a_token_is_lost_for_each_missing_cube() -> None:
    position = Position()
    position.ship(A, "W3--H---B3", goods={"W3": "blue"})
    table = position.carry_out(LoseGoods(A, 3))
    assert goods(table, A) == ""
    assert events(table, TokensLost) == [TokensLost(A, 7, 8, 2)]
    table = position.carry_out(LoseGoods(A, 9))
    assert tokens(table, A) == 0
    assert not table.game.state.todo


# Goods of class IIA


def halves(left: str, right: str, **options: Any) -> Position:
    """Both halves have these goods in their hold, and a cabin."""
    position = Position(flight="IIA", technologies=True, **options)
    position.ship(A, "W3--C               C---WM", at=(6, 3), goods={"W3": left, "WM": right})
    return position


def left(colour: Goods) -> GiveUpCube:
    return GiveUpCube(6, 3, colour)


def right(colour: Goods) -> GiveUpCube:
    return GiveUpCube(6, 9, colour)


@pytest.mark.rule("GT-623", "GT-Q-42", "GTB-723")
def test_on_class_iia_the_half_that_loses_goods_is_the_owners_choice() -> None:
    table = halves("blue blue", "red green").carry_out(LoseGoods(A, 2))
    assert question(table, A) == "lose-goods-of-half"
    assert options(table) == [left("blue"), right("red")]
    assert refused(table, A, right("green")) == ("GTB-723", "GT-Q-42")
    do(table, left("blue"))
    assert options(table) == [left("blue"), right("red")]  # each of them may be another half's
    do(table, left("blue"))
    assert not table.pending
    assert goods(table, A) == "red green"


@pytest.mark.rule("GT-623", "GT-Q-42", "GTB-723")
def test_within_a_half_the_most_valuable_goods_go_first() -> None:
    table = halves("blue yellow", "red green").carry_out(LoseGoods(A, 3))
    assert options(table) == [left("yellow"), right("red")]
    do(table, left("yellow"))
    assert options(table) == [left("blue"), right("red")]
    do(table, right("red"))
    assert options(table) == [left("blue"), right("green")]
    do(table, right("green"))
    assert goods(table, A) == "blue"


@pytest.mark.rule("GT-623", "GTB-723")
def test_of_one_half_it_is_as_of_any_ship() -> None:
    table = halves("", "red green").carry_out(LoseGoods(A, 1))
    assert not table.pending
    assert goods(table, A) == "green"


@pytest.mark.rule("GT-623", "GTB-723")
def test_equal_cubes_of_two_halves_are_chosen_by_their_holds() -> None:
    table = halves("green blue", "green").carry_out(LoseGoods(A, 1))
    assert question(table, A) == "lose-goods"
    do(table, right("green"))
    assert goods(table, A) == "green blue"


@pytest.mark.rule("GTB-724", "GT-623")
def test_nobody_is_asked_for_the_half_where_all_goods_go() -> None:
    position = Position(flight="IIA")
    position.ship(
        A,
        "W2--B2              B2--WS2",
        at=(6, 3),
        goods={"W2": "yellow blue", "WS2": "red"},
    )
    table = position.carry_out(LoseGoods(A, 3))
    assert not table.pending
    assert (goods(table, A), tokens(table, A)) == ("", 4)
    # For what is missing it loses tokens, and of these too each from the half of its choice.
    table = position.carry_out(LoseGoods(A, 5))
    assert options(table) == [GiveUpToken(6, 4), GiveUpToken(6, 8)]
    do(table, GiveUpToken(6, 8), GiveUpToken(6, 8))
    assert tokens(table, A) == 2


@pytest.mark.rule("GT-Q-42", "GT-648")
def test_goods_in_hyperspace_cannot_be_lost() -> None:
    for half, rest in ((0, "blue"), (1, "red")):
        position = halves("blue", "red")
        position.away(A, half=half)
        table = position.carry_out(LoseGoods(A, 2))
        assert not table.pending
        assert goods(table, A) == rest


@pytest.mark.rule("GT-Q-42")
def test_by_the_first_rules_the_most_valuable_of_the_whole_ship_went_first() -> None:
    position = halves("blue", "red")
    position.version = 1
    assert goods(position.carry_out(LoseGoods(A, 1)), A) == "blue"


LOSSES_BY_CARDS = {
    "slavers-1": GiveUpCrew,
    "smugglers-1": GiveUpCube,
    "combat-zone-1": GiveUpCrew,
    "combat-zone-2": GiveUpCube,
    "combat-zone-3": GiveUpCube,
    "customs": GiveUpCube,
}


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("card", LOSSES_BY_CARDS)
@pytest.mark.rule("GT-623", "GT-Q-42", "GTB-810", "GTB-820", "GT-767")
def test_every_card_leaves_the_half_to_the_owner(card: str, seats: int) -> None:
    position = halves("yellow blue blue", "red green", seats=seats, machinations=True)
    for seat in range(1, seats):
        position.ship(seat, "C---X               C---X", at=(8, 3))
    position.player(A).day = 20  # the weakest of equals, after a loss of days too
    position.card(card)
    table = position.carry_out(Resolve())
    kind = LOSSES_BY_CARDS[card]
    answer_until(table, lambda table: bool(offered(table, A, kind)))
    assert {option.column < 7 for option in offered(table, A, kind)} == {True, False}


# Tokens


@pytest.mark.rule("GT-623", "GTB-724")
def test_the_owner_chooses_the_batteries_that_lose_tokens() -> None:
    position = Position()
    position.ship(A, "B2--H---B2")
    table = position.carry_out(LoseTokens(A, 2))
    assert options(table) == [GiveUpToken(7, 6), GiveUpToken(7, 8)]
    do(table, GiveUpToken(7, 6), GiveUpToken(7, 8))
    assert tokens(table, A) == 2
    table = position.carry_out(LoseTokens(A, 5))
    assert tokens(table, A) == 0
