"""Chapter 10: the additional bonus spaces of company tracks, S1 to S5 (SKY-1022 to SKY-1025,
SKY-1051 to SKY-1062)."""

from __future__ import annotations

import pytest

from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.moves import (
    PASS,
    STOP,
    TAKE_COIN,
    Advance,
    BuyCard,
    Cross,
    DoFirst,
    Enter,
    Fulfil,
    PlaceMarker,
    PlayRemoved,
    RemoveCard,
    TakeFrom,
    TakePlan,
    TakeRemoved,
    Upload,
    UseEnergy,
    UseResources,
)
from kosmodrom.games.skymines.terms import TrackId
from kosmodrom.testing.positions import offered, question, refused
from tests.games.skymines.kit import (
    A,
    AnyTable,
    B,
    Position,
    answer_until,
    cards,
    do,
    finish_round,
    open_spaces,
    player,
    rewards,
    start_round,
)

THRESHOLDS: dict[str, tuple[TrackId, int, int]] = {
    "S1": ("B2", 5, 13),
    "S2": ("D1", 4, 12),
    "S3": ("D2", 5, 14),
    "S4": ("C2", 6, 15),
    "S5": ("E2", 4, 13),
}
"""The track sides of the pairs, and the spaces behind their thresholds."""


def unlocked(
    pair: str, level: int, *, players: int = 2, coins: int = 1, missions: bool = False
) -> Position:
    """Tawac has the track with this pair; A has unlocked one or both of its spaces."""
    position = Position(players=players, missions=missions)
    side, *spaces = THRESHOLDS[pair]
    position.tracks(tawac=side)
    position.at(A, tawac=spaces[level - 1])
    position.player(A).coins = coins
    return position


def pass_turn(table: AnyTable) -> None:
    do(table, PASS)
    answer_until(table, "action")


# What is true of all of them


@pytest.mark.rule("SKY-1014", "SKY-1021", "SKY-Q-38")
@pytest.mark.parametrize("pair", THRESHOLDS)
def test_spaces_open_behind_their_thresholds(pair: str) -> None:
    side, first, second = THRESHOLDS[pair]
    position = unlocked(pair, 2, coins=20)
    assert [threshold.to for threshold in position.box.tracks[side].thresholds] == [first, second]
    for space, wanted in (
        (first - 1, set()),
        (first, {"tawac-1"}),
        (second - 1, {"tawac-1"}),
        (second, {"tawac-1", "tawac-2"}),
    ):
        position.at(A, tawac=space)
        spaces = open_spaces(position.table(), A)
        assert {space for space in spaces if space.startswith("tawac")} == wanted


@pytest.mark.rule("SKY-1022", "SKY-1024")
@pytest.mark.parametrize("first", ["tawac-1", "tawac-2"])
def test_a_player_uses_one_of_the_two_spaces_a_round(first: str) -> None:
    other = {"tawac-1": "tawac-2", "tawac-2": "tawac-1"}[first]
    position = unlocked("S1", 2, coins=20)
    table = position.table()
    assert {first, other} <= open_spaces(table, A)
    do(table, PlaceMarker(first, 1 if first == "tawac-1" else 0))
    answer_until(table, "action")
    pass_turn(table)
    assert question(table, A) == "action"
    assert other not in open_spaces(table, A)
    finish_round(table)
    start_round(table)
    assert {first, other} <= open_spaces(table, A)


@pytest.mark.rule("SKY-1024")
def test_a_one_time_marker_counts_as_well() -> None:
    position = Position(missions=True)
    position.tracks(tawac="B2")
    position.at(A, tawac=13)
    position.player(A).coins = 20
    position.player(A).once = 1
    position.fulfilled(A, "first-wave", 1)
    table = position.table()
    do(table, PlaceMarker("tawac-2", once=True))
    answer_until(table, "action")
    pass_turn(table)
    assert "tawac-1" not in open_spaces(table, A)


@pytest.mark.rule("SKY-1025", "SKY-Q-37")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_who_unlocked_a_space_may_use_it_and_one_does(players: int) -> None:
    position = unlocked("S1", 2, players=players, coins=20)
    for seat in range(1, players):
        position.at(seat, tawac=13 if seat == 1 else 5)
        position.player(seat).coins = 20
    table = position.table()
    do(table, PlaceMarker("tawac-1", 1))
    answer_until(table, "action")
    assert "tawac-1" not in open_spaces(table, B)  # blocked
    assert "tawac-2" in open_spaces(table, B)  # the other one is not
    do(table, PlaceMarker("tawac-2"))
    answer_until(table, "action")
    for seat in range(2, players):
        assert not open_spaces(table, seat) & {"tawac-1", "tawac-2"}
        pass_turn(table)
    finish_round(table)
    start_round(table)
    pass_turn(table)
    assert {"tawac-1", "tawac-2"} <= open_spaces(table, B)


@pytest.mark.rule("SKY-1025")
def test_spaces_of_two_tracks_are_two_pairs() -> None:
    position = unlocked("S1", 2, coins=20)
    position.tracks(skymine="C2")
    position.at(A, skymine=15)
    table = position.table()
    do(table, PlaceMarker("tawac-1", 1))
    answer_until(table, "action")
    pass_turn(table)
    assert {"skymine-1", "skymine-2"} <= open_spaces(table, A)


@pytest.mark.rule("SKY-1015")
def test_a_space_is_not_open_before_the_next_turn() -> None:
    position = unlocked("S1", 1, coins=20)
    position.at(A, tawac=4)
    position.clear_display()
    position.area(A, "start-carbon-1")
    table = position.table()
    assert "tawac-1" not in open_spaces(table, A)
    do(table, UseResources(("B",)), Advance("tawac"))
    pass_turn(table)
    assert "tawac-1" in open_spaces(table, A)


@pytest.mark.rule("SKY-702", "SKY-Q-38")
@pytest.mark.parametrize(
    ("pair", "costs"), [("S1", (1, 0)), ("S2", (0, 0)), ("S3", (2, 1)), ("S5", (0, 0))]
)
def test_what_the_spaces_cost(pair: str, costs: tuple[int, int]) -> None:
    for level, cost in zip((1, 2), costs, strict=True):
        for coins in range(3):
            table = unlocked(pair, 2, coins=coins).table()
            assert (f"tawac-{level}" in open_spaces(table, A)) is (coins >= cost)


# S1: research points and tank spaces


@pytest.mark.rule("SKY-1051", "SKY-Q-38")
@pytest.mark.parametrize(("reward", "points", "tank"), [(1, 2, 1), (2, 1, 2)])
def test_s1_first_gives_three_in_one_of_two_ways(reward: int, points: int, tank: int) -> None:
    table = unlocked("S1", 1, coins=1).table()
    assert rewards(table, A, "tawac-1") == [1, 2]
    do(table, PlaceMarker("tawac-1", reward))
    assert player(table, A).coins == 0
    assert player(table, A).tank == tank
    do(table, *[TAKE_COIN] * points)
    assert player(table, A).coins == points
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-1051", "SKY-Q-38")
def test_s1_second_gives_two_of_each_for_nothing() -> None:
    table = unlocked("S1", 2, coins=0).table()
    do(table, PlaceMarker("tawac-2"))
    assert player(table, A).tank == 2
    assert any(plan.points == 2 for plan in offered(table, A, TakePlan))  # one batch
    do(table, TAKE_COIN, TAKE_COIN)
    assert player(table, A).coins == 2
    assert question(table, B) == "action"


# S2: a card for coins


@pytest.mark.rule("SKY-1052", "SKY-Q-38")
def test_s2_first_takes_a_carbon_card_for_its_cost_and_three() -> None:
    position = unlocked("S2", 1, coins=0)
    carbon = position.card("carbon", 1, cost=4)
    position.hand(A, carbon, "start-carbon-1", "start-titanium-2")
    table = position.table()
    do(table, PlaceMarker("tawac-1"))
    assert {option.card for option in offered(table, A, RemoveCard)} == {carbon, "start-carbon-1"}
    do(table, RemoveCard(carbon))
    assert player(table, A).coins == 4 + 3
    assert cards(table, table.game.state.removed) == [carbon]
    assert question(table, B) == "action"
    position.hand(A, "start-titanium-2")
    assert "tawac-1" not in open_spaces(position.table(), A)


@pytest.mark.rule("SKY-1052", "SKY-Q-38", "SKY-Q-35")
@pytest.mark.parametrize("card", ["start-titanium-2", "start-carbon-2", "d-share-minerva"])
def test_s2_second_takes_any_card_for_its_cost_and_eight(card: str) -> None:
    position = unlocked("S2", 2, coins=0)
    position.hand(A, card, "start-energy-1")
    cost = position.box.cards[card].cost
    table = position.table()
    do(table, PlaceMarker("tawac-2"), RemoveCard(card))
    assert player(table, A).coins == cost + 8
    assert cards(table, table.game.state.removed) == [card]
    assert cards(table, player(table, A).hand) == ["start-energy-1"]


@pytest.mark.rule("SKY-1052")
def test_s2_needs_a_hand_card() -> None:
    position = unlocked("S2", 2)
    position.hand(A)
    position.area(A, "start-carbon-1")
    assert not open_spaces(position.table(), A) & {"tawac-1", "tawac-2"}


# S3: moves on other tracks


@pytest.mark.rule("SKY-1053", "SKY-Q-38")
def test_s3_first_moves_three_and_two_on_other_tracks() -> None:
    table = unlocked("S3", 1, coins=2).table()
    do(table, PlaceMarker("tawac-1"))
    assert player(table, A).coins == 0
    assert {move.company for move in offered(table, A, Advance)} == {
        "skymine",
        "minerva",
        "astrogo",
    }
    do(table, Advance("astrogo"))
    assert {move.company for move in offered(table, A, Advance)} == {"skymine", "minerva"}
    do(table, Advance("minerva"), DoFirst("move", 2, "minerva"))
    assert player(table, A).tracks == [0, 2, 3, 5]
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-1054", "SKY-Q-38")
def test_s3_second_moves_on_all_three_other_tracks() -> None:
    table = unlocked("S3", 2, coins=1).table()
    do(table, PlaceMarker("tawac-2"))
    assert player(table, A).coins == 0
    assert {move.company for move in offered(table, A, Advance)} == {
        "skymine",
        "minerva",
        "astrogo",
    }
    do(table, Advance("minerva"), DoFirst("move", 2, "skymine"), DoFirst("move", 3, "minerva"))
    assert player(table, A).tracks == [2, 3, 2, 14]
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-1053", "SKY-Q-79", "SKY-1013")
def test_s3_moves_come_in_the_players_order() -> None:
    """A threshold on one track pays the barrier on the other."""
    position = unlocked("S3", 1, coins=3)
    position.at(A, skymine=4, astrogo=5)  # 1 coin before 5; a barrier of 2 before 6
    table = position.table()
    do(table, PlaceMarker("tawac-1"), Advance("astrogo"), Advance("skymine"))
    do(table, DoFirst("move", 2, "skymine"), Cross("astrogo"))
    assert player(table, A).tracks == [6, 0, 8, 5]
    table = position.table()
    do(table, PlaceMarker("tawac-1"), Advance("astrogo"), Advance("skymine"))
    do(table, DoFirst("move", 3, "astrogo"))
    assert player(table, A).tracks == [6, 0, 5, 5]


# S4: buying for coins


def market(level: int, coins: int, *costs: int, missions: bool = False) -> Position:
    position = unlocked("S4", level, coins=coins, missions=missions)
    position.clear_display()
    for space, cost in enumerate(costs, start=5):  # the surcharge is 1
        position.show(space, position.card("carbon", 1, cost=cost - 1))
    return position


@pytest.mark.rule("SKY-1055", "SKY-Q-38")
def test_s4_first_buys_at_total_cost_and_moves_one_tank_space() -> None:
    position = market(1, 5, 4)
    table = position.table()
    do(table, PlaceMarker("tawac-1"))
    assert player(table, A).coins == 5 - 1 - 4
    assert player(table, A).tank == 1
    assert len(player(table, A).hand) == 11
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-1056", "SKY-1132", "SKY-Q-38")
def test_s4_second_buys_for_one_less_and_moves_two_tank_spaces() -> None:
    table = market(2, 3, 4).table()
    do(table, PlaceMarker("tawac-2"))
    assert player(table, A).coins == 0
    assert player(table, A).tank == 2
    assert len(player(table, A).hand) == 11
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-1056", "SKY-1132")
def test_s4_second_never_pays_out() -> None:
    position = unlocked("S4", 2, coins=0)
    position.clear_display()
    position.show(1, position.card("carbon", 1, cost=0))
    table = position.table()
    do(table, PlaceMarker("tawac-2"))
    assert player(table, A).coins == 0
    assert len(player(table, A).hand) == 11


@pytest.mark.rule("SKY-1055", "SKY-Q-29")
def test_s4_first_needs_coins_for_some_card() -> None:
    assert "tawac-1" in open_spaces(market(1, 5, 4).table(), A)
    assert "tawac-1" not in open_spaces(market(1, 4, 4).table(), A)


@pytest.mark.rule("SKY-1056", "SKY-Q-29")
@pytest.mark.parametrize("costs", [(), (4,)])
def test_s4_second_asks_for_nothing(costs: tuple[int, ...]) -> None:
    """Without coins, or without any card on display, the tank still moves."""
    table = market(2, 0, *costs).table()
    assert "tawac-2" in open_spaces(table, A)
    do(table, PlaceMarker("tawac-2"))
    assert (player(table, A).coins, player(table, A).tank) == (0, 2)
    assert len(player(table, A).hand) == 10
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-1056", "SKY-1106", "SKY-Q-29")
@pytest.mark.parametrize(("cost", "bought"), [(5, True), (6, False)])
def test_coins_of_the_tank_pay_for_the_card_of_s4_second(cost: int, bought: bool) -> None:
    position = market(2, 0, cost)
    position.player(A).tank = 28  # 2 spaces past the end are 4 coins, and the card has 1 off
    table = position.table()
    do(table, PlaceMarker("tawac-2"))
    assert player(table, A).coins == (0 if bought else 4)
    assert len(player(table, A).hand) == 10 + bought


@pytest.mark.rule("SKY-1056", "SKY-Q-29", "SKY-Q-60")
@pytest.mark.parametrize(("cost", "asked"), [(3, True), (4, False)])
def test_a_task_that_the_tank_fulfils_can_pay_for_the_card_of_s4_second(
    cost: int, asked: bool
) -> None:
    """With its 2 coins a card for 3 - 1 can be bought; one for 4 - 1 cannot, and the task waits for
    the end of the turn."""
    position = market(2, 0, cost, missions=True)
    position.missions("first-wave")
    position.player(A).tank = 11
    table = position.table()
    task = Fulfil("first-wave", 1)  # tank value 25, from 13 on
    do(table, PlaceMarker("tawac-2"))
    assert question(table, A) == ("buy" if asked else "claim")
    assert offered(table, A) == [STOP, task]
    declined = table.fork()
    do(declined, STOP)
    if asked:  # the purchase comes to nothing, and the task is still there
        assert (question(declined, A), offered(declined, A)) == ("claim", [STOP, task])
        assert len(player(declined, A).hand) == 10
    do(table, task)
    assert player(table, A).coins == (0 if asked else 2)
    assert len(player(table, A).hand) == 10 + asked
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-1056", "SKY-Q-29")
def test_a_card_of_s4_second_that_can_be_paid_is_bought() -> None:
    table = market(2, 3, 4, 3, 9).table()
    do(table, PlaceMarker("tawac-2"))
    assert [buy.cost for buy in offered(table, A)] == [3, 2]  # nothing else is offered


@pytest.mark.rule("SKY-1055", "SKY-Q-29")
def test_s4_offers_only_what_can_be_paid_and_must_be_used() -> None:
    table = market(1, 6, 4, 5, 6).table()
    do(table, PlaceMarker("tawac-1"))
    assert [buy.cost for buy in offered(table, A, BuyCard)] == [4, 5]
    assert len(offered(table, A)) == 2


# S5: removing a card for its action, or for another


def removing(card: str, level: int = 1, *, coins: int = 2, **at: int) -> Position:
    position = unlocked("S5", level, coins=coins)
    position.hand(A, card, "start-minerals-1")
    position.at(A, **at)
    return position


@pytest.mark.rule("SKY-1057")
@pytest.mark.parametrize("level", [1, 2])
def test_s5_asks_for_a_hand_card(level: int) -> None:
    position = removing("start-carbon-2", level)
    space, reward = f"tawac-{level}", 2 - level  # the second has no choice of rewards
    table = position.table()
    do(table, PlaceMarker(space, reward))
    assert {option.card for option in offered(table, A)} == {"start-carbon-2", "start-minerals-1"}
    do(table, RemoveCard("start-carbon-2"))
    assert cards(table, table.game.state.removed) == ["start-carbon-2"]
    position.hand(A)
    position.area(A, "start-carbon-1")
    assert space not in open_spaces(position.table(), A)


@pytest.mark.rule("SKY-1058", "SKY-Q-20")
def test_s5_first_plays_the_card_or_takes_another() -> None:
    position = removing("start-carbon-2")
    position.clear_display()
    position.pile("single-energy-02")
    table = position.table()
    assert rewards(table, A, "tawac-1") == [1, 2]
    do(table, PlaceMarker("tawac-1", 1), RemoveCard("start-carbon-2"), PlayRemoved())
    do(table, Advance("skymine"), Advance("minerva"))
    assert player(table, A).tracks[:2] == [1, 1]
    assert question(table, B) == "action"  # and no card of the pile
    assert player(table, A).coins == 2

    table = position.table()
    do(table, PlaceMarker("tawac-1", 2), RemoveCard("start-carbon-2"))
    do(table, TakeRemoved("single-energy-02"))
    assert player(table, A).coins == 0
    assert cards(table, player(table, A).hand) == ["start-minerals-1", "single-energy-02"]
    assert cards(table, table.game.state.removed) == ["start-carbon-2"]
    assert player(table, A).tracks[:3] == [0, 0, 0]
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-1058", "SKY-Q-20")
def test_s5_any_card_of_the_pile_also_the_one_just_removed() -> None:
    position = removing("start-carbon-2")
    position.pile("single-energy-02", "d-share-minerva")
    table = position.table()
    do(table, PlaceMarker("tawac-1", 2), RemoveCard("start-carbon-2"))
    assert {option.card for option in offered(table, A, TakeRemoved)} == {
        "single-energy-02",
        "d-share-minerva",
        "start-carbon-2",
    }
    do(table, TakeRemoved("start-carbon-2"))
    assert cards(table, player(table, A).hand) == ["start-carbon-2", "start-minerals-1"]


@pytest.mark.rule("SKY-1058", "SKY-Q-20")
def test_s5_the_purchase_costs_two_coins_and_may_be_left() -> None:
    table = removing("start-carbon-2", coins=1).table()
    do(table, PlaceMarker("tawac-1", 2), RemoveCard("start-carbon-2"))
    assert question(table, B) == "action"  # no coins, no card
    table = removing("start-carbon-2", coins=2).table()
    do(table, PlaceMarker("tawac-1", 2), RemoveCard("start-carbon-2"), STOP)
    assert player(table, A).coins == 2
    assert cards(table, player(table, A).hand) == ["start-minerals-1"]


@pytest.mark.rule("SKY-1059", "SKY-Q-20")
def test_s5_second_plays_the_card_and_then_takes_another() -> None:
    position = removing("start-carbon-2", 2, coins=2)
    position.clear_display()
    position.pile("single-energy-02")
    table = position.table()
    do(table, PlaceMarker("tawac-2"), RemoveCard("start-carbon-2"), PlayRemoved())
    do(table, Advance("skymine"), Advance("skymine"))
    assert question(table, A) == "take-removed"
    do(table, TakeRemoved("single-energy-02"))
    assert player(table, A).tracks[0] == 2
    assert player(table, A).coins == 0
    assert cards(table, player(table, A).hand) == ["start-minerals-1", "single-energy-02"]
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-1059", "SKY-Q-20")
def test_s5_second_leaves_both_free() -> None:
    table = removing("start-carbon-2", 2).table()
    do(table, PlaceMarker("tawac-2"), RemoveCard("start-carbon-2"), STOP, STOP)
    assert player(table, A).coins == 2
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-Q-20", "SKY-1058")
def test_s5_a_resource_card_buys_like_any_other() -> None:
    position = removing("start-carbon-2")
    position.clear_display()
    card = position.card("field", cost=2, tank=1)
    position.show(1, card)
    position.area(A, "start-titanium-1")  # does not help
    table = position.table()
    do(table, PlaceMarker("tawac-1", 1), RemoveCard("start-carbon-2"), PlayRemoved())
    do(table, BuyCard(card))
    assert card in cards(table, player(table, A).hand)
    assert player(table, A).down == 0
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-Q-20", "SKY-1058")
def test_s5_a_field_scientist_works_as_usual() -> None:
    position = removing("a-field")
    entry = position.box.cards["a-field"]
    table = position.table()
    do(table, PlaceMarker("tawac-1", 1), RemoveCard("a-field"), PlayRemoved())
    assert player(table, A).tank == entry.tank
    assert player(table, A).coins == 2 + entry.coins
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-Q-35", "SKY-1058")
def test_s5_a_single_share_has_no_action() -> None:
    table = removing("d-share-minerva").table()
    do(table, PlaceMarker("tawac-1", 1), RemoveCard("d-share-minerva"))
    assert question(table, B) == "action"
    assert cards(table, table.game.state.removed) == ["d-share-minerva"]


@pytest.mark.rule("SKY-1060", "SKY-EX-26")
def test_s5_a_removed_energy_card_spends_its_own_points_only() -> None:
    position = removing("start-energy-2")
    position.area(A, position.card("energy", 3))
    position.tiles(A, "energy")
    table = position.table()
    do(table, PlaceMarker("tawac-1", 1), RemoveCard("start-energy-2"), PlayRemoved())
    uses = offered(table, A, UseEnergy)
    assert {(use.company, use.points) for use in uses} == {
        (company, 2) for company in ("skymine", "minerva", "astrogo", "tawac")
    }
    do(table, UseEnergy("minerva"), Enter("clavius"), TakeFrom("minerva", 1))
    do(table, Enter("schickard"), TakeFrom("minerva", 1))
    answer_until(table, "action")
    assert question(table, B) == "action"
    assert player(table, A).down == player(table, A).tiles_down == 0
    pass_turn(table)
    assert {use.points for use in offered(table, A, UseEnergy)} == {3 + 2}


@pytest.mark.rule("SKY-1061", "SKY-Q-20")
def test_s5_face_up_cards_meet_plans_for_a_removed_scientist() -> None:
    position = removing("start-scientist")
    needs: list[effects.Need] = [effects.Units("carbon", 3), effects.ResearchCards(1)]
    position.screen(A, 1, position.plan("A", needs, [effects.Coins(4)]))
    position.area(A, position.card("carbon", 3))
    play = (PlaceMarker("tawac-1", 1), RemoveCard("start-scientist"), PlayRemoved())
    table = position.table()
    do(table, *play)
    assert offered(table, A, Upload) == []
    position.area(A, position.card("field", tank=1))  # all research cards of the area count
    table = position.table()
    do(table, *play)
    do(table, Upload())
    assert player(table, A).upload == 1
    assert player(table, A).coins == 2 + 4
    do(table, TAKE_COIN, TAKE_COIN)  # the points of the starting scientist
    assert question(table, B) == "action"
    assert player(table, A).down == 0


@pytest.mark.rule("SKY-1062", "SKY-Q-19")
@pytest.mark.parametrize(("space", "points"), [(0, 2), (5, 3), (13, 4)])
def test_s5_more_energy_for_a_removed_energy_card(space: int, points: int) -> None:
    table = removing("start-energy-2", skymine=space).table()
    do(table, PlaceMarker("tawac-1", 1), RemoveCard("start-energy-2"), PlayRemoved())
    assert {use.points for use in offered(table, A, UseEnergy)} == {points}


@pytest.mark.rule("SKY-1062", "SKY-Q-19")
def test_s5_a_removed_titanium_card_is_worth_one_more() -> None:
    position = removing("start-titanium-2", astrogo=12)
    position.clear_display()
    table = position.table()
    do(table, PlaceMarker("tawac-1", 1), RemoveCard("start-titanium-2"), PlayRemoved())
    do(table, Advance("skymine"), Advance("skymine"), Advance("skymine"))
    assert player(table, A).tracks[0] == 3
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-1062", "SKY-Q-39")
@pytest.mark.parametrize(
    ("card", "at", "less"),
    [
        ("start-minerals-2", {"minerva": 6}, 1),
        ("start-carbon-2", {"minerva": 6}, 0),
        ("start-carbon-2", {"minerva": 14}, 1),
        ("start-titanium-2", {"astrogo": 5}, 1),
    ],
)
def test_s5_discounts_hold_for_a_removed_resource_card(
    card: str, at: dict[str, int], less: int
) -> None:
    position = removing(card, **at)
    position.clear_display()
    position.show(1, position.card("field", cost=2, tank=1))
    table = position.table()
    do(table, PlaceMarker("tawac-1", 1), RemoveCard(card), PlayRemoved())
    (buy,) = offered(table, A, BuyCard)
    assert buy.cost == 2 - less


@pytest.mark.rule("SKY-1062", "SKY-1047")
def test_s5_more_collectors_for_a_removed_field_scientist() -> None:
    position = removing("b-field-minerva")
    position.tracks(skymine="E1")
    position.at(A, skymine=6)
    position.hold("minerva", "sinus-roris")
    table = position.table()
    do(table, PlaceMarker("tawac-1", 1), RemoveCard("b-field-minerva"), PlayRemoved())
    assert player(table, A).tank == 2 + 1  # 1 + 1 collectors


@pytest.mark.rule("SKY-1024", "SKY-1025")
def test_the_markers_of_tracks_come_back_after_the_round() -> None:
    position = unlocked("S2", 1, coins=0)
    table = position.table()
    markers = player(table, A).markers
    do(table, PlaceMarker("tawac-1"), RemoveCard("start-carbon-1"))
    assert player(table, A).markers == markers - 1
    assert refused(table, B, PlaceMarker("tawac-1")) != ()
    finish_round(table)
    assert player(table, A).markers == markers
