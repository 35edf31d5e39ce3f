"""Settling missions (phase 4): the round bonus, what is filled, what is not."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.options import Seat
from kosmodrom.games.astrominers.box import Kind, Symbol
from kosmodrom.games.astrominers.events import BonusTaken, RunCompleted, RunFailed, RunSlid
from kosmodrom.games.astrominers.moves import (
    BuyOrder,
    Crew,
    Done,
    Gain,
    Launch,
    Pass,
    TakeRevealed,
    TakeTop,
)
from kosmodrom.games.astrominers.state import FACES, RESOURCES, WORKER_OF, Face, Worker
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.astrominers.kit import (
    A,
    AnyTable,
    B,
    C,
    D,
    Position,
    bank,
    in_deck,
    keep_dice,
    next_round,
    pass_all,
    player,
    pool,
    seen,
    stock,
)

Dice = list[tuple[Seat, Face] | None]


def settled(position: Position) -> AnyTable:
    """End the action phase with a pass of A, who then has an order to buy or not in phase 5.

    The table stands at the first question after that, which is A's of phase 5 unless phase 4 asks.
    """
    position.pool(A, "miner")
    position.player(A).orders.append(position.order("pause", cost={"palladium": 99}))
    table = position.table()
    pass_all(table)
    return table


def dice(**numbers: int) -> Dice:
    """This number of single miners of each player: ``dice(A=2, B=1)``."""
    return [("ABCD".index(name), "miner") for name, count in numbers.items() for _ in range(count)]


def crewed(
    position: Position,
    owner: Seat,
    id: str,
    crew: Dice,
    *,
    reward: Mapping[Kind, int] | None = None,
    slid: bool = False,
) -> str:
    """A mission in a dock with white spaces for this crew; None is a free space for both."""
    white: list[Symbol] = ["both" if die is None else WORKER_OF[die[1]] for die in crew]
    card = position.mission(id, white=white, reward=reward)
    return position.run(owner, card, crew, slid=slid)


def unfilled(position: Position, owner: Seat, **numbers: int) -> str:
    """A mission in a dock with these dice and one free space."""
    id = f"unfilled-{len(position.state.runs)}"
    return crewed(position, owner, id, [*dice(**numbers), None])


def rolled(table: AnyTable, seat: Seat) -> int:
    return len(pool(table, seat))


# The order of the phase


@pytest.mark.rule("AM-437")
def test_first_comes_the_bonus_then_what_is_filled_then_what_is_not() -> None:
    position = Position(round=4)
    position.bank(gold=2)
    crewed(position, B, "failing", [(C, "miner"), None], slid=True)
    crewed(position, C, "sliding", [None])
    crewed(position, A, "filled", dice(A=2), reward={"gold": 1})
    table = settled(position)
    steps = (BonusTaken, RunCompleted, RunSlid, RunFailed)
    happened = [type(event) for event in told(table) if isinstance(event, steps)]
    assert happened[:2] == [BonusTaken, RunCompleted]
    assert set(happened[2:]) == {RunSlid, RunFailed}
    # The bonus took the gold that the mission would have given.
    assert stock(table, A) == {"gold": 3}
    assert bank(table)["gold"] == 0


@pytest.mark.rule("AM-437")
def test_a_failed_mission_is_no_card_to_take_for_a_completed_expedition() -> None:
    position = Position()
    position.deck(missions=[], orders=[position.order("top"), position.order("next")])
    crewed(position, B, "failing", [None], slid=True)
    position.run(A, position.expedition("trip", yellow=1, white=1), [(A, "miner"), (A, "miner2")])
    table = settled(position)
    assert player(table, A).orders == ["pause", "top", "next"]
    assert question(table, A) == "buy"
    assert table.game.state.missions.display == ["failing", None, None, None]


# The round bonus


@pytest.mark.rule("AM-EX-26", "AM-401", "AM-412")
def test_most_dice_take_four_one_from_the_field_and_three_from_the_bank() -> None:
    position = Position(round=4)
    unfilled(position, A, A=3, B=2)
    unfilled(position, B, A=1, B=1, C=3)
    table = settled(position)
    assert [stock(table, seat) for seat in (A, B, C)] == [{"gold": 4}, {}, {}]
    assert bank(table)["gold"] == 7
    assert table.game.state.track[3] is None


@pytest.mark.rule("AM-401")
def test_dice_on_missions_of_others_count_as_much_as_on_own_ones() -> None:
    position = Position(round=4)
    unfilled(position, A, A=2, C=3)
    table = settled(position)
    assert stock(table, C) == {"gold": 4}
    assert stock(table, A) == {}


@pytest.mark.rule("AM-401", "AM-Q-03")
def test_dice_on_expeditions_count_for_the_bonus() -> None:
    position = Position(round=4)
    unfilled(position, A, A=2)
    position.run(B, position.expedition("trip"), [*dice(B=3), None])
    table = settled(position)
    assert [stock(table, seat) for seat in (A, B)] == [{}, {"gold": 4}]


@pytest.mark.rule("AM-EX-03", "AM-402")
def test_two_tied_for_most_take_two_each() -> None:
    position = Position(round=2)
    unfilled(position, A, A=3, B=3)
    unfilled(position, B, C=2)
    table = settled(position)
    assert [stock(table, seat) for seat in (A, B, C)] == [{"water": 2}, {"water": 2}, {}]
    assert bank(table)["water"] == 7


@pytest.mark.rule("AM-EX-27", "AM-414")
def test_three_or_four_tied_for_most_take_one_each() -> None:
    position = Position(players=4, round=6)
    unfilled(position, A, A=2, B=2, D=1)
    unfilled(position, B, C=2)
    table = settled(position)
    assert [stock(table, seat) for seat in (A, B, C, D)] == [*[{"nickel": 1}] * 3, {}]
    assert bank(table)["nickel"] == 8

    position = Position(players=4, round=6)
    unfilled(position, A, A=1, B=1, C=1, D=1)
    table = settled(position)
    assert [stock(table, seat) for seat in (A, B, C, D)] == [{"nickel": 1}] * 4
    assert bank(table)["nickel"] == 7


@pytest.mark.rule("AM-EX-28", "AM-415", "AM-416", "AM-Q-04")
def test_without_dice_on_missions_nobody_takes_the_bonus_and_the_unit_goes_to_the_bank() -> None:
    position = Position(round=3)
    unfilled(position, A)
    table = settled(position)
    assert [stock(table, seat) for seat in (A, B, C)] == [{}, {}, {}]
    assert bank(table)["xenon"] == 11
    assert table.game.state.track[2] is None


@pytest.mark.rule("AM-415")
def test_a_player_without_a_die_on_a_mission_shares_no_bonus() -> None:
    position = Position(round=3)
    unfilled(position, A, B=1)
    table = settled(position)
    assert [stock(table, seat) for seat in (A, B, C)] == [{}, {"xenon": 4}, {}]


@pytest.mark.rule("AM-416")
@pytest.mark.parametrize("taken", [True, False])
@pytest.mark.parametrize("round", range(1, 8))
def test_after_round_r_the_fields_1_to_r_are_empty(round: int, taken: bool) -> None:
    position = Position(round=round)
    if taken:
        unfilled(position, A, A=1)
    table = settled(position)
    assert table.game.state.track == [*[None] * round, *RESOURCES[round:], None]


@pytest.mark.rule("AM-EX-29", "AM-403", "AM-417")
def test_in_round_8_the_takers_choose_their_resources() -> None:
    position = Position(round=8)
    unfilled(position, A, A=2, B=1)
    table = settled(position)
    assert question(table, A) == "bonus"
    table.decide(A, Gain("gold"))
    table.decide(A, Gain("gold"))
    table.decide(A, Gain("water"))
    table.decide(A, Gain("xenon"))
    assert stock(table, A) == {"water": 1, "xenon": 1, "gold": 2}
    assert [bank(table)[kind] for kind in ("gold", "water", "xenon")] == [8, 9, 9]
    assert question(table, A) == "buy"

    position = Position(round=8, first=B)
    unfilled(position, A, A=2, B=2)
    table = settled(position)
    table.decide(B, Gain("nickel"))  # B is first in player order
    table.decide(B, Gain("plasteel"))
    table.decide(A, Gain("gold"))
    table.decide(A, Gain("gold"))
    assert stock(table, A) == {"gold": 2}
    assert stock(table, B) == {"plasteel": 1, "nickel": 1}
    assert question(table, A) == "buy"


@pytest.mark.rule("AM-417", "AM-414")
def test_in_round_8_three_tied_choose_one_each_in_player_order() -> None:
    position = Position(round=8, first=C)
    unfilled(position, A, A=1, B=1, C=1)
    table = settled(position)
    for seat in (C, A, B):
        assert list(table.pending) == [seat]
        table.decide(seat, Gain("gold"))
    assert [stock(table, seat) for seat in (A, B, C)] == [{"gold": 1}] * 3
    assert question(table, A) == "buy"


@pytest.mark.rule("AM-417")
def test_the_bonus_of_round_8_is_limited_to_what_the_bank_holds() -> None:
    position = Position(round=8, bank=0)
    position.bank(gold=1, water=2)
    unfilled(position, A, A=2)
    table = settled(position)
    assert offered(table, A) == [Gain("water"), Gain("gold")]
    table.decide(A, Gain("gold"))
    # Only water is left, and only 2 of it: nothing more to choose.
    assert stock(table, A) == {"water": 2, "gold": 1}
    assert question(table, A) == "buy"


@pytest.mark.rule("AM-EX-30", "AM-806", "AM-Q-14")
def test_if_the_bank_is_short_the_takers_take_in_player_order() -> None:
    for first, others in ((A, B), (B, A)):
        position = Position(players=2, round=2, first=first)
        position.bank(water=1)
        unfilled(position, A, A=2, B=2)
        table = settled(position)
        assert stock(table, first) == {"water": 2}
        assert stock(table, others) == {}
        assert bank(table)["water"] == 0


@pytest.mark.rule("AM-EX-35", "AM-413")
def test_dice_are_counted_not_symbols_and_those_of_the_round_before_count_too() -> None:
    position = Position(round=4)
    crew: Dice = [(A, "miner2"), (A, "miner2"), (B, "inspector"), (B, "automaton"), None]
    crewed(position, A, "new", crew)
    crewed(position, B, "old", [(B, "miner"), None], slid=True)
    table = settled(position)
    assert [stock(table, seat) for seat in (A, B)] == [{}, {"gold": 4}]


@pytest.mark.rule("AM-413")
def test_the_count_comes_before_missions_are_settled_or_fail() -> None:
    position = Position(round=4)
    crewed(position, A, "filled", dice(B=2), reward={"water": 1})
    crewed(position, A, "failing", [*dice(B=1), None], slid=True)
    unfilled(position, C, C=2)
    table = settled(position)
    assert stock(table, B) == {"water": 2, "gold": 4}
    assert stock(table, C) == {}


@pytest.mark.rule("AM-401", "AM-402", "AM-414", "AM-415")
@settings(max_examples=60, deadline=None)
@given(numbers=st.lists(st.integers(0, 4), min_size=2, max_size=4), first=st.integers(0, 1))
def test_the_bonus_is_four_two_each_or_one_each_for_any_count_of_dice(
    numbers: list[int], first: Seat
) -> None:
    position = Position(players=len(numbers), round=5, first=first)
    for seat, count in enumerate(numbers):
        if count:
            unfilled(position, seat, **{"ABCD"[seat]: count})
    table = settled(position)
    most = [seat for seat, count in enumerate(numbers) if count == max(numbers) > 0]
    share = {0: 0, 1: 4, 2: 2}.get(len(most), 1)
    for seat in range(len(numbers)):
        assert stock(table, seat) == ({"tungsten": share} if seat in most else {})
    assert bank(table)["tungsten"] == 10 + 1 - share * len(most)


# Completed missions


@pytest.mark.rule("AM-404")
def test_a_mission_is_completed_only_when_all_its_spaces_are_filled() -> None:
    position = Position()
    filled = crewed(position, A, "filled", dice(A=1, B=1))
    lacking_one = crewed(position, A, "lacking", [*dice(A=1, B=1), None])
    table = settled(position)
    assert player(table, A).done == [filled]
    assert [run.card for run in table.game.state.runs] == [lacking_one]
    assert stock(table, A)["gold"] == stock(table, B)["gold"] == 1


@pytest.mark.rule("AM-EX-31", "AM-405", "AM-407", "AM-420", "AM-422", "AM-423")
def test_each_die_earns_its_owner_a_set_for_each_symbol() -> None:
    position = Position()
    crew: Dice = [(A, "miner"), (B, "miner2"), (C, "automaton2")]
    mission = crewed(position, A, "m", crew, reward={"gold": 1, "water": 1})
    position.pool(B, "geologist")
    table = settled(position)
    bonus = {"plasteel": 1}  # one die each
    assert stock(table, A) == {**bonus, "water": 1, "gold": 1}
    assert stock(table, B) == stock(table, C) == {**bonus, "water": 2, "gold": 2}
    assert (bank(table)["gold"], bank(table)["water"]) == (5, 5)
    assert [player(table, seat).done for seat in (A, B, C)] == [[mission], [], []]
    assert [seen(table).players[seat].score["missions"] for seat in (A, B, C)] == [1, 0, 0]
    assert table.game.state.runs == []
    assert seen(table).players[A].barges == 2
    # The dice are back, but only for the next round.
    assert pool(table, B) == ["geologist"]
    table.decide(A, Done())
    assert [rolled(table, seat) for seat in (A, B, C)] == [7, 7, 7]


@pytest.mark.rule("AM-420")
@pytest.mark.parametrize("face", FACES)
def test_a_double_face_earns_two_sets_and_any_single_face_one(face: Face) -> None:
    position = Position()
    crewed(position, A, "m", [(B, face)], reward={"gold": 2})
    table = settled(position)
    assert stock(table, B)["gold"] == (4 if face in ("miner2", "automaton2") else 2)


@pytest.mark.rule("AM-Q-06", "AM-405")
def test_the_symbol_on_the_die_decides_which_set_it_earns() -> None:
    position = Position()
    sets: dict[Worker, dict[Kind, int]] = {
        "miner": {"gold": 1},
        "automaton": {"water": 1, "xenon": 1},
        "inspector": {"nickel": 3},
        "geologist": {"palladium": 1},
    }
    white: list[Symbol] = ["both", "inspector", "geologist"]
    mission = position.mission("m", yellow=["both", "both"], white=white, reward=sets)
    crew: Dice = [
        (A, "automaton"),
        (A, "miner2"),
        (B, "automaton2"),
        (B, "inspector"),
        (C, "geologist"),
    ]
    position.run(A, mission, crew)
    table = settled(position)
    assert stock(table, A) == {"plasteel": 2, "gold": 2, "water": 1, "xenon": 1}
    assert stock(table, B) == {"plasteel": 2, "water": 2, "xenon": 2, "nickel": 3}
    assert stock(table, C) == {"palladium": 1}


@pytest.mark.rule("AM-EX-32", "AM-406", "AM-419", "AM-806", "AM-807")
def test_the_owner_takes_first_then_the_others_in_player_order_as_far_as_it_goes() -> None:
    position = Position(first=C)
    position.bank(gold=3)
    crew: Dice = [(A, "miner2"), (B, "miner"), (C, "automaton")]
    crewed(position, B, "m", crew, reward={"gold": 1})
    position.player(B).orders = [position.order("gold-order", cost={"gold": 1})]
    table = settled(position)
    assert [stock(table, seat)["gold"] for seat in (A, B, C)] == [1, 1, 1]
    assert bank(table)["gold"] == 0
    table.decide(A, Done())
    table.decide(B, BuyOrder("gold-order"))
    assert table.game.state.round == 2
    assert bank(table)["gold"] == 1
    assert stock(table, A)["gold"] == 1


@pytest.mark.rule("AM-406")
def test_the_owner_takes_for_all_own_dice_before_anybody_else() -> None:
    position = Position()
    position.bank(gold=3)
    crewed(position, C, "m", [(A, "miner"), (C, "miner"), (C, "miner2")], reward={"gold": 1})
    table = settled(position)
    assert stock(table, C)["gold"] == 3
    assert "gold" not in stock(table, A)


@pytest.mark.rule("AM-419")
def test_the_others_take_from_the_first_player_on_not_from_the_owners_left() -> None:
    position = Position(first=A)
    position.bank(gold=1)
    crewed(position, B, "m", dice(C=1, A=1), reward={"gold": 1})  # C sits at B's left
    table = settled(position)
    assert "gold" in stock(table, A)
    assert "gold" not in stock(table, C)


@pytest.mark.rule("AM-EX-37", "AM-418")
def test_missions_are_settled_in_the_player_order_of_their_owners() -> None:
    position = Position(first=C)
    position.bank(gold=4)
    late = crewed(position, A, "late", dice(A=2), reward={"gold": 1})
    early = crewed(position, C, "early", [(C, "miner"), (A, "miner2")], reward={"gold": 1})
    table = settled(position)
    assert [event.card for event in told(table) if isinstance(event, RunCompleted)] == [early, late]
    assert stock(table, C)["gold"] == 1
    assert stock(table, A)["gold"] == 3
    assert bank(table)["gold"] == 0


@pytest.mark.rule("AM-Q-13")
def test_of_two_filled_cards_of_one_owner_the_one_launched_earlier_is_settled_first() -> None:
    position = Position()
    position.bank(gold=1)
    # The later launch got the lower dock.
    crewed(position, A, "earlier", dice(B=1), reward={"gold": 1})
    crewed(position, A, "later", dice(C=1), reward={"gold": 1})
    position.state.runs[0].dock, position.state.runs[1].dock = 2, 1
    table = settled(position)
    assert player(table, A).done == ["earlier", "later"]
    assert "gold" in stock(table, B)
    assert "gold" not in stock(table, C)


@pytest.mark.rule("AM-EX-33", "AM-421")
def test_an_owner_without_dice_aboard_takes_the_card_but_no_resources() -> None:
    position = Position()
    mission = crewed(position, A, "m", [(B, "miner"), (B, "automaton")], reward={"gold": 1})
    table = settled(position)
    assert stock(table, A) == {}
    assert stock(table, B)["gold"] == 2
    assert player(table, A).done == [mission]
    assert seen(table).players[A].score["missions"] == 1


@pytest.mark.rule("AM-407", "AM-424")
def test_dock_and_barge_of_a_completed_mission_can_be_used_again() -> None:
    position = Position()
    position.docks_marked(2, 2)
    crewed(position, A, "filled", dice(B=1))
    crewed(position, A, "open", [None])
    position.player(A).missions = [position.mission("next", white=["both"])]
    position.pool(A, "miner")
    table = position.table()
    assert "AM-323" in refused(table, A, Launch("next"))
    next_round(table)
    keep_dice(table)
    table.decide(A, Launch("next"))
    assert [(run.card, run.dock) for run in table.game.state.runs] == [("open", 2), ("next", 1)]


@pytest.mark.rule("AM-Q-18")
def test_who_earns_a_unit_of_any_kind_names_one_that_the_bank_holds_in_turn() -> None:
    position = Position(round=4, bank=0)
    position.bank(gold=4, water=2, nickel=1)
    crewed(position, C, "other", [*dice(C=2), None])  # C takes the bonus, 4 of the 5 gold
    crewed(position, B, "m", [(A, "miner2"), (B, "miner")], reward={"any": 1, "gold": 1})
    table = settled(position)
    # B, the owner, has taken the gold already.
    assert stock(table, B) == {"gold": 1}
    assert question(table, B) == "reward"
    assert offered(table, B) == [Gain("water"), Gain("nickel")]
    assert "AM-801" in refused(table, B, Gain("gold"))
    table.decide(B, Gain("nickel"))
    # A is due 2 gold, which the bank lacks, and 2 of any kind: only water is left.
    assert stock(table, A) == {"water": 2}
    assert question(table, A) == "buy"


# Missions not filled


@pytest.mark.rule("AM-408", "AM-425")
def test_an_unfilled_mission_slides_with_its_dice_and_stays_open_to_all() -> None:
    position = Position()
    mission = position.mission("m", white=["miner", "both", "inspector", "geologist"])
    position.run(A, mission, [(B, "miner"), None, None, None])
    table = settled(position)
    (run,) = table.game.state.runs
    assert run.slid
    assert [die and (die.seat, die.face) for die in run.crew] == [(B, "miner"), None, None, None]
    next_round(table)
    assert [rolled(table, seat) for seat in (A, B, C)] == [7, 6, 7]
    keep_dice(table)
    for seat in (A, B, C):
        (own,) = {option.card for option in offered(table, seat, Crew)}
        assert own == mission
        table.decide(seat, Pass())


@pytest.mark.rule("AM-EX-04", "AM-408", "AM-409")
def test_a_mission_has_two_chances() -> None:
    position = Position(round=3)
    position.player(A).missions = [position.mission("m", white=["both"])]
    position.pool(A, "geologist")
    table = position.table()
    table.decide(A, Launch("m"))
    next_round(table)
    assert [run.slid for run in table.game.state.runs] == [True]
    keep_dice(table)
    next_round(table)
    assert table.game.state.round == 5
    assert table.game.state.runs == []


@pytest.mark.rule("AM-409", "AM-404")
def test_a_mission_filled_in_its_second_round_is_completed() -> None:
    position = Position(round=3)
    crewed(position, A, "m", dice(B=2), slid=True)
    table = settled(position)
    assert player(table, A).done == ["m"]


@pytest.mark.rule("AM-EX-34", "AM-426", "AM-427", "AM-428")
def test_a_failed_mission_goes_under_the_deck_and_gives_nothing_back() -> None:
    position = Position(round=3)
    position.fill_decks()
    mission = position.mission("m", cost={"xenon": 2}, white=["both"] * 4)
    position.player(A).missions = [mission]
    position.stock(A, xenon=2)
    position.pool(A, "miner")
    position.pool(B, "miner", "automaton")
    table = position.table()
    before = in_deck(table, "missions")
    table.decide(A, Launch(mission))
    table.decide(B, Crew("miner", mission, 0))
    table.decide(A, Crew("miner", mission, 1))
    table.decide(B, Crew("automaton", mission, 2))
    assert table.game.state.round == 4
    assert [rolled(table, seat) for seat in (A, B, C)] == [6, 5, 7]
    keep_dice(table)
    pass_all(table)
    assert table.game.state.round == 5
    assert [rolled(table, seat) for seat in (A, B, C)] == [7, 7, 7]
    assert in_deck(table, "missions") == [mission, *before]
    assert seen(table).players[A].barges == 2
    assert table.game.state.runs == []
    # B had most dice in both rounds; nobody has anything of the mission.
    assert [stock(table, seat) for seat in (A, B, C)] == [{}, {"xenon": 4, "gold": 4}, {}]
    assert all(sum(seen(table).players[seat].score.values()) == 0 for seat in (A, C))
    assert player(table, A).done == []


@pytest.mark.rule("AM-427")
def test_dock_and_barge_of_a_failed_mission_can_be_used_again() -> None:
    position = Position(players=2)
    position.docks_marked(2, 2)
    position.fill_decks()
    crewed(position, A, "failing", [None], slid=True)
    crewed(position, A, "sliding", [None])
    position.player(A).missions = [position.mission("next", white=["both"])]
    position.pool(A, "miner")
    table = position.table()
    assert "AM-323" in refused(table, A, Launch("next"))
    next_round(table)
    keep_dice(table)
    table.decide(A, Launch("next"))
    assert [(run.card, run.dock) for run in table.game.state.runs] == [("sliding", 2), ("next", 1)]


# Expeditions


@pytest.mark.rule("AM-EX-36", "AM-410", "AM-429", "AM-430", "AM-431", "AM-Q-05")
def test_a_completed_expedition_gives_a_card_for_each_die_the_owner_first() -> None:
    position = Position(first=B)
    missions = [position.mission(f"m{number}") for number in range(8)]
    orders = [position.order(f"o{number}") for number in range(8)]
    position.display(missions[:4], orders[:4])
    position.deck(missions[4:], orders[4:])
    crew: Dice = [(C, "miner"), (A, "miner2"), (B, "inspector"), (A, "geologist")]
    trip = position.run(A, position.expedition("trip"), crew)
    table = settled(position)
    revealed = [TakeRevealed(card) for card in (*missions[:4], *orders[:4])]
    assert set(offered(table, A)) == {*revealed, TakeTop("missions"), TakeTop("orders")}
    table.decide(A, TakeRevealed("m1"))
    assert table.game.state.missions.display == ["m0", "m4", "m2", "m3"]  # refilled at once
    table.decide(A, TakeTop("orders"))
    assert list(table.pending) == [B]
    table.decide(B, TakeRevealed("m4"))
    assert list(table.pending) == [C]
    table.decide(C, TakeRevealed("o3"))
    assert table.game.state.missions.display == ["m0", "m5", "m2", "m3"]
    assert table.game.state.orders.display == ["o0", "o1", "o2", "o5"]
    hands = [(player(table, seat).missions, player(table, seat).orders) for seat in (A, B, C)]
    assert hands == [(["m1"], ["pause", "o4"]), (["m4"], []), ([], ["o3"])]
    assert [player(table, seat).expeditions for seat in (A, B, C)] == [[trip], [], []]
    assert table.game.state.runs == []
    assert seen(table).players[A].barges == 2
    assert question(table, C) == "buy"  # phase 5, in player order B (no order), C, A
    table.decide(C, Done())
    table.decide(A, Done())
    assert [rolled(table, seat) for seat in (A, B, C)] == [7, 7, 7]


@pytest.mark.rule("AM-411", "AM-432")
def test_an_expedition_unfilled_for_two_rounds_goes_to_the_box_and_nobody_gains() -> None:
    position = Position()
    position.fill_decks()
    position.run(A, position.expedition("trip"), [*dice(A=1, B=2), None])
    table = settled(position)
    assert [run.slid for run in table.game.state.runs] == [True]
    next_round(table)
    assert [rolled(table, seat) for seat in (A, B)] == [6, 5]
    decks = in_deck(table, "missions"), in_deck(table, "orders")
    keep_dice(table)
    pass_all(table)
    state = table.game.state
    assert state.runs == []
    assert "trip" in state.outside
    assert (in_deck(table, "missions"), in_deck(table, "orders")) == decks
    assert player(table, A).expeditions == state.expeditions == []
    assert [player(table, seat).missions for seat in (A, B)] == [[], []]
    assert [player(table, seat).orders for seat in (A, B)] == [["pause"], []]
    next_round(table)
    assert [rolled(table, seat) for seat in (A, B)] == [7, 7]
