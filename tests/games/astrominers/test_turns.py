"""Actions (phase 3): turns, passing and being skipped."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.options import Option, Seat
from kosmodrom.games.astrominers.moves import (
    BuyOrder,
    Crew,
    DiscardDie,
    Done,
    Exchange,
    Gain,
    Give,
    HandIn,
    Launch,
    Pass,
    PlaceDie,
    Reroll,
    TakeTop,
    TurnDie,
    UseCard,
    UseEffect,
)
from kosmodrom.games.astrominers.state import FACES, Die
from kosmodrom.testing.positions import offered, question, refused
from tests.games.astrominers.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    player,
    pool,
    seen,
)


def crewing(pools: tuple[int, ...], first: Seat = A) -> Position:
    """Pools of miners, and a mission with room for all of them."""
    position = Position(players=len(pools), first=first)
    for seat, dice in enumerate(pools):
        position.player(seat).pool["miner"] = dice
    mission = position.mission("big", white=["miner"] * 29)
    position.run(first, mission, [None] * 29)
    return position


def one_die(table: AnyTable) -> Seat:
    """The one who is asked puts a die to work."""
    (seat,) = table.pending
    table.decide(seat, offered(table, seat, Crew)[0])
    return seat


def acting(table: AnyTable) -> list[Seat]:
    """Who acts, in order, until the phase ends; every action uses one die."""
    order = []
    while table.game.state.phase == "actions":
        order.append(one_die(table))
    return order


# The sequence of turns


@pytest.mark.rule("AM-301", "AM-305", "AM-306")
@given(
    pools=st.lists(st.integers(0, 7), min_size=2, max_size=4).map(tuple),
    first=st.integers(0, 3),
    stamina=st.lists(st.integers(0, 8), min_size=4, max_size=4),
)
@settings(max_examples=60, deadline=None)
def test_players_act_in_turn_until_all_have_passed_or_have_no_dice(
    pools: tuple[int, ...], first: int, stamina: list[int]
) -> None:
    """A player passes after as many actions as ``stamina`` says."""
    seats = len(pools)
    first %= seats
    table = crewing(pools, first).table()
    expected: list[tuple[Seat, str]] = []
    dice, left = list(pools), stamina[:seats]
    passed = [False] * seats
    seat = first
    while any(dice[s] and not passed[s] for s in range(seats)):
        if dice[seat] and not passed[seat]:
            if left[seat]:
                expected.append((seat, "acts"))
                dice[seat] -= 1
                left[seat] -= 1
            else:
                expected.append((seat, "passes"))
                passed[seat] = True
        seat = (seat + 1) % seats
    left = stamina[:seats]
    made: list[tuple[Seat, str]] = []
    while table.game.state.phase == "actions":
        (seat,) = table.pending
        assert question(table, seat) == "turn"
        if left[seat]:
            made.append((one_die(table), "acts"))
            left[seat] -= 1
        else:
            table.decide(seat, Pass())
            made.append((seat, "passes"))
    assert made == expected


@pytest.mark.rule("AM-EX-21")
def test_pools_of_two_one_and_three_act_a_b_c_a_c_c() -> None:
    table = crewing((2, 1, 3)).table()
    assert acting(table) == [A, B, C, A, C, C]
    assert table.game.state.phase != "actions"


@pytest.mark.rule("AM-EX-22", "AM-302")
def test_after_a_passes_the_rest_is_b_c_c_c() -> None:
    table = crewing((2, 1, 3)).table()
    table.decide(A, Pass())
    assert acting(table) == [B, C, C, C]
    # A's two dice were not used and are rolled with the others.
    assert table.game.state.round == 2
    assert len(pool(table, A)) == 7


@pytest.mark.rule("AM-302", "AM-306")
def test_who_passes_takes_no_further_action_and_leaves_the_dice_unused() -> None:
    table = crewing((3, 2)).table()
    table.decide(A, Pass())
    assert seen(table).players[A].passed
    assert refused(table, A, Crew("miner", "big", 0)) == ("AM-306",)
    assert refused(table, A, Pass()) == ("AM-306",)
    one_die(table)
    assert list(table.pending) == [B]
    assert pool(table, A) == ["miner"] * 3


@pytest.mark.rule("AM-303")
def test_there_is_no_waiting() -> None:
    table = crewing((1, 1)).table()
    assert refused(table, A, Done()) == ("AM-303",)
    kinds = {type(option) for option in offered(table, A)}
    assert kinds == {Pass, Crew, PlaceDie}


@pytest.mark.rule("AM-305")
def test_one_player_alone_acts_several_times_in_a_row() -> None:
    table = crewing((1, 5, 0)).table()
    assert acting(table) == [A, B, B, B, B, B]


def busy() -> Position:
    """A can do anything in this turn."""
    position = Position()
    position.fill_decks()
    position.pool(A, *FACES)
    position.pool(B, "miner")
    position.player(A).missions = [position.mission("new"), position.mission("other")]
    position.player(A).done = [position.mission("done")]
    position.stock(A, water=2)
    position.run(B, position.mission("m", white=["both", "both"]), [None, None])
    position.own(A, position.technology("t"))
    position.own(A, position.bulletin("b"))
    position.state.awards[0] = position.award("prize", "S")
    position.state.technologies = [position.technology("t2")]
    position.state.bulletins = [position.bulletin("b2")]
    position.state.expeditions = [position.expedition("e")]
    position.player(A).bought = [position.order("o", effect="miner")]
    return position


@pytest.mark.rule("AM-307")
@pytest.mark.parametrize(
    "action",
    [
        [PlaceDie("miner", "xenon-1")],
        [PlaceDie("inspector", "dispatch-1"), TakeTop("missions")],
        [PlaceDie("geologist", "refinery-1"), TakeTop("orders")],
        [PlaceDie("miner", "first-1")],
        [PlaceDie("miner", "award-1"), HandIn(("done",))],
        [PlaceDie("miner", "technology-1")],
        [PlaceDie("miner", "bulletin-1")],
        [PlaceDie("miner", "expedition-1"), Done()],
        [Crew("miner", "m", 0)],
        [UseCard("miner", "t")],
        [UseCard("miner", "b"), TakeTop("missions")],
        [Launch("new")],
        [Exchange("miner"), Give("water"), Gain("gold")],
    ],
    ids=lambda action: type(action[0]).__name__ + "-" + str(getattr(action[0], "space", "")),
)
def test_an_action_is_one_die_or_one_launch_or_one_exchange(action: list[Option]) -> None:
    table = busy().table()
    for step in action:
        assert list(table.pending) == [A]
        table.decide(A, step)
    assert list(table.pending) == [B]
    uses_die = not isinstance(action[0], Launch)
    assert len(pool(table, A)) == 6 - uses_die


@pytest.mark.rule("AM-307")
def test_a_turn_offers_actions_changes_and_the_pass_and_nothing_else() -> None:
    table = busy().table()
    assert {type(option) for option in offered(table, A)} == {
        PlaceDie,
        Crew,
        UseCard,
        Launch,
        Exchange,
        Pass,
        DiscardDie,
        UseEffect,
    }
    assert "AM-307" in refused(table, A, PlaceDie("miner", "cantina-1"))


@pytest.mark.rule("AM-307")
def test_a_second_mission_is_not_launched_in_the_same_action() -> None:
    position = busy()
    yellow = position.mission("two", yellow=["miner"], white=["miner"])
    position.player(A).missions.append(yellow)
    table = position.table()
    table.decide(A, Launch("two"))
    assert question(table, A) == "yellow"
    assert "AM-307" in refused(table, A, Launch("other"))


# Without dice


@pytest.mark.rule("AM-304", "AM-EX-23")
def test_a_player_without_dice_may_launch_or_pass_and_is_skipped_afterwards() -> None:
    position = Position()
    position.player(A).missions = [position.mission("m", cost={"xenon": 1})]
    position.stock(A, xenon=1)
    position.pool(B, "miner", "miner")
    table = position.table()
    assert list(table.pending) == [A]
    assert offered(table, A) == [Pass(), Launch("m", ("xenon",))]
    table.decide(A, Launch("m"))
    assert player(table, A).missions == []
    table.decide(B, PlaceDie("miner", "xenon-1"))
    assert list(table.pending) == [B]  # C has nothing to act with either


@pytest.mark.rule("AM-304", "AM-Q-02")
@pytest.mark.parametrize("lacking", ["card", "barge", "dock"])
def test_a_player_without_dice_is_skipped_when_public_facts_rule_a_launch_out(
    lacking: str,
) -> None:
    position = Position()
    position.pool(B, "miner")
    if lacking != "card":
        position.player(A).missions = [position.mission("m")]
    owner = A if lacking == "barge" else C
    for number in range({"card": 0, "barge": 2, "dock": 5}[lacking]):
        position.run(owner, position.mission(f"r{number}"), [None])
    assert list(position.table().pending) == [B]


@pytest.mark.rule("AM-Q-02")
def test_whether_a_hidden_card_can_be_paid_plays_no_part_in_skipping() -> None:
    asked = []
    for cost in (0, 5):
        position = Position()
        mission = position.mission("m", cost={"gold": cost} if cost else {})
        position.player(A).missions = [mission]
        position.pool(B, "miner")
        table = position.table()
        asked.append((list(table.pending), question(table, A)))
    assert asked == [([A], "turn"), ([A], "turn")]
    assert offered(table, A) == [Pass()]
    assert refused(table, A, Launch("m")) == ("AM-337",)


# Dice on spaces


@pytest.mark.rule("AM-308")
def test_a_die_on_a_space_is_not_moved_changed_or_taken_back() -> None:
    position = Position()
    position.run(B, position.mission("m", white=["miner", "miner"]), [None, None])
    position.pool(A, "miner", "miner2", "inspector", "geologist")
    table = position.table()
    table.decide(A, PlaceDie("miner", "xenon-1"))
    table.decide(A, Crew("miner2", "m", 0))
    for move in (PlaceDie("miner", "xenon-2"), Crew("miner", "m", 1), Exchange("miner")):
        assert "AM-308" in refused(table, A, move)
    assert "AM-308" in refused(table, A, DiscardDie("miner2"))
    table.decide(A, DiscardDie("inspector"))
    assert "AM-308" in refused(table, A, TurnDie("miner", "miner2"))
    assert "AM-308" in refused(table, A, TurnDie("miner2", "miner"))
    assert refused(table, A, Reroll(("geologist", "miner")))
    table.decide(A, TurnDie("geologist", "automaton"))
    assert table.game.state.board == {"xenon-1": Die(A, "miner")}
    assert table.game.state.runs[0].crew == [Die(A, "miner2"), None]


@pytest.mark.rule("AM-336")
def test_a_die_on_the_board_or_an_own_card_stays_until_the_next_preparation() -> None:
    position = Position()
    position.pool(A, "miner", "geologist")
    position.own(A, position.technology("t"))
    position.player(C).orders = [position.order("o")]
    table = position.table()
    table.decide(A, PlaceDie("miner", "xenon-1"))
    table.decide(A, UseCard("geologist", "t"))
    # All actions are done and the missions are settled: the dice are still there.
    assert question(table, C) == "buy"
    view = seen(table)
    assert [space.id for space in view.spaces if space.die] == ["xenon-1"]
    assert [own.die for own in view.players[A].technologies] == ["geologist"]
    table.decide(C, Done())
    view = seen(table)
    assert view.round == 2
    assert not [space.id for space in view.spaces if space.die]
    assert [own.die for own in view.players[A].technologies] == [None]


# Decisions with a single option (AM-Q-28)


@pytest.mark.rule("AM-Q-28")
def test_a_decision_that_public_facts_leave_no_choice_in_is_not_asked() -> None:
    position = busy()
    position.deck()
    position.display(["new"], [])  # a single card to take
    position.player(A).missions = [position.mission("paid", cost={"water": 2})]
    table = position.table()
    table.decide(A, PlaceDie("inspector", "dispatch-1"))
    assert player(table, A).missions == ["paid", "new"]
    table.decide(B, Pass())
    table.decide(A, Launch("paid"))  # at the printed cost
    assert question(table, A) == "turn"
    assert player(table, A).missions == ["new"]


@pytest.mark.rule("AM-Q-28")
def test_a_decision_with_a_single_option_is_asked_if_hidden_cards_leave_only_one() -> None:
    position = Position()
    position.player(A).missions = [position.mission("dear", cost={"gold": 5})]
    position.player(A).orders = [position.order("dearer", cost={"gold": 9})]
    position.player(C).orders = [position.order("free")]
    table = position.table()
    assert (question(table, A), offered(table, A)) == ("turn", [Pass()])
    table.decide(A, Pass())
    # Phase 5: A cannot pay and is asked; B has no order and is not.
    assert (question(table, A), offered(table, A)) == ("buy", [Done()])
    table.decide(A, Done())
    assert offered(table, C, BuyOrder) == [BuyOrder("free")]


# The first-player space in the last round


@pytest.mark.rule("AM-Q-29")
def test_the_first_player_space_may_be_used_in_round_8() -> None:
    position = Position(round=8)
    position.pool(B, "geologist")
    table = position.table()
    table.decide(B, PlaceDie("geologist", "first-1"))
    assert table.finished
    assert table.game.state.first == A  # without effect
