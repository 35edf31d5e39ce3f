"""Actions (phase 3): launching a mission."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.options import Seat
from kosmodrom.games.astrominers.box import SYMBOL_BITS, Symbol
from kosmodrom.games.astrominers.moves import (
    Crew,
    Done,
    Launch,
    Pass,
    PlaceDie,
    Substitute,
)
from kosmodrom.games.astrominers.state import FACES, Die, Face, Run
from kosmodrom.testing.positions import offered, question, refused
from tests.games.astrominers.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    bank,
    keep_dice,
    next_round,
    player,
    pool,
    seen,
    stock,
)


def docks(table: AnyTable) -> dict[str, int]:
    return {run.card: run.dock for run in seen(table).runs}


@pytest.mark.rule("AM-320", "AM-338")
def test_a_mission_of_the_hand_is_launched_and_uses_no_die() -> None:
    position = Position()
    position.player(A).missions = [position.mission("m1"), position.mission("m2")]
    position.player(B).missions = [position.mission("b")]
    position.pool(A, "miner")
    table = position.table()
    assert offered(table, A, Launch) == [Launch("m1"), Launch("m2")]
    assert refused(table, A, Launch("b")) == ("AM-320",)
    table.decide(A, Launch("m2"))
    (run,) = seen(table).runs
    assert (run.card, run.owner, run.dock, run.crew) == ("m2", A, 1, (None,))
    assert seen(table).players[A].barges == 1
    assert player(table, A).missions == ["m1"]
    assert pool(table, A) == ["miner"]
    assert list(table.pending) == [B]  # it was A's action


@pytest.mark.rule("AM-337")
def test_the_whole_cost_is_paid_in_the_moment_of_the_launch() -> None:
    position = Position()
    mission = position.mission("m", cost={"xenon": 2, "gold": 1}, yellow=["miner"], white=["both"])
    position.player(A).missions = [mission]
    position.stock(A, xenon=3, gold=1)
    position.pool(A, "miner")
    table = position.table()
    table.decide(A, Launch("m"))
    # A is still filling yellow spaces and has paid already.
    assert question(table, A) == "yellow"
    assert stock(table, A) == {"xenon": 1}
    assert (bank(table)["xenon"], bank(table)["gold"]) == (12, 11)


@pytest.mark.rule("AM-337")
def test_a_mission_whose_cost_cannot_be_met_is_not_launched() -> None:
    position = Position()
    position.player(A).missions = [
        position.mission("dear", cost={"xenon": 2, "gold": 1}),
        position.mission("cheap", cost={"xenon": 2}),
    ]
    position.stock(A, xenon=5)  # after 2 xenon, 3 are left: not enough for a gold
    position.pool(A, "miner")
    table = position.table()
    assert offered(table, A, Launch) == [Launch("cheap", ("xenon", "xenon"))]
    assert refused(table, A, Launch("dear")) == ("AM-337",)


@pytest.mark.rule("AM-337")
def test_a_cost_met_with_substitutes_is_a_cost_that_can_be_met() -> None:
    position = Position()
    position.player(A).missions = [position.mission("m", cost={"xenon": 2, "gold": 1})]
    position.stock(A, xenon=4, water=3)
    table = position.table()
    table.decide(A, Launch("m"))
    table.decide(A, Substitute("gold", ("water", "water", "xenon", "xenon")))
    assert stock(table, A) == {"water": 1}


@pytest.mark.rule("AM-339")
def test_missions_are_launched_in_phase_3_only() -> None:
    position = Position(players=2, phase="roll", round=1)
    position.player(A).missions = [position.mission("m")]
    position.player(A).orders = [position.order("o")]
    table = position.table()
    assert question(table, A) == "reroll"
    assert refused(table, A, Launch("m")) == ("AM-339",)
    keep_dice(table)
    assert Launch("m") in offered(table, A)
    table.decide(A, Pass())
    table.decide(B, Pass())
    assert question(table, A) == "buy"
    assert refused(table, A, Launch("m")) == ("AM-339",)


# Yellow and white spaces


@pytest.mark.rule("AM-321")
@given(
    yellow=st.lists(st.sampled_from(sorted(SYMBOL_BITS)), min_size=1, max_size=4),
    dice=st.lists(st.sampled_from(FACES), max_size=5),
    wanted=st.integers(0, 4),
)
@settings(max_examples=60, deadline=None)
def test_any_number_of_matching_dice_go_on_yellow_spaces_in_the_launch(
    yellow: list[Symbol], dice: list[Face], wanted: int
) -> None:
    position = Position()
    position.player(A).missions = [position.mission("m", yellow=yellow, white=["both"])]
    position.pool(A, *dice)
    position.pool(B, "miner")
    table = position.table()
    table.decide(A, Launch("m"))
    placed = 0
    while placed < wanted and offered(table, A, Crew):
        crew = offered(table, A, Crew)[placed % len(offered(table, A, Crew))]
        assert crew.space < len(yellow)
        symbol, worker = yellow[crew.space], crew.die.removesuffix("2")
        assert worker == symbol or (symbol == "both" and worker in ("miner", "automaton"))
        table.decide(A, crew)
        placed += 1
    if question(table, A) == "yellow":
        table.decide(A, Done())
    # One action: the launch with all these dice.
    assert list(table.pending) == [B]
    (run,) = seen(table).runs
    assert sum(die is not None for die in run.crew) == placed
    assert len(pool(table, A)) == len(dice) - placed


@pytest.mark.rule("AM-321")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_none_some_or_all_yellow_spaces_are_filled_in_one_action(number: int) -> None:
    position = Position()
    position.player(A).missions = [position.mission("m", yellow=["miner"] * 3, white=["miner"])]
    position.pool(A, "miner", "miner2", "miner", "miner")
    position.pool(B, "miner")
    table = position.table()
    table.decide(A, Launch("m"))
    faces: list[Face] = ["miner", "miner2", "miner"]
    for space, face in enumerate(faces[:number]):
        table.decide(A, Crew(face, "m", space))
    if number < 3:
        table.decide(A, Done())
    assert list(table.pending) == [B]
    assert [die is not None for die in seen(table).runs[0].crew].count(True) == number
    assert len(pool(table, A)) == 4 - number


@pytest.mark.rule("AM-321")
def test_every_matching_die_and_space_is_offered_and_none_need_be_used() -> None:
    position = Position()
    position.player(A).missions = [
        position.mission("m", yellow=["miner", "both", "geologist"], white=["miner"])
    ]
    position.pool(A, "miner", "automaton2", "inspector")
    position.pool(B, "miner")
    table = position.table()
    table.decide(A, Launch("m"))
    assert set(offered(table, A, Crew)) == {
        Crew("miner", "m", 0),
        Crew("miner", "m", 1),
        Crew("automaton2", "m", 1),
    }
    assert refused(table, A, Crew("automaton2", "m", 0)) == ("AM-229",)
    assert Done() in offered(table, A)
    table.decide(A, Done())
    assert pool(table, A) == ["miner", "automaton2", "inspector"]


@pytest.mark.rule("AM-321")
def test_during_a_launch_no_other_mission_takes_a_die() -> None:
    position = Position()
    position.player(A).missions = [position.mission("m", yellow=["miner"], white=["miner"])]
    position.run(B, position.mission("other", yellow=["miner"], white=["miner"]), [None, None])
    position.pool(A, "miner")
    table = position.table()
    table.decide(A, Launch("m"))
    assert offered(table, A, Crew) == [Crew("miner", "m", 0)]
    assert refused(table, A, Crew("miner", "other", 0)) == ("AM-321",)


@pytest.mark.rule("AM-340")
def test_white_spaces_cannot_be_filled_in_the_launching_action() -> None:
    position = Position()
    position.player(A).missions = [
        position.mission("m", yellow=["miner"], white=["miner", "inspector"])
    ]
    position.player(A).missions.append(position.mission("white", white=["miner"]))
    position.pool(A, "miner", "inspector")
    position.pool(B, "miner")
    table = position.table()
    all_white = table.fork()
    table.decide(A, Launch("m"))
    assert offered(table, A, Crew) == [Crew("miner", "m", 0)]
    assert refused(table, A, Crew("miner", "m", 1)) == ("AM-340",)
    assert refused(table, A, Crew("inspector", "m", 2)) == ("AM-340",)
    # Without yellow spaces the launch is over at once.
    all_white.decide(A, Launch("white"))
    assert list(all_white.pending) == [B]


@pytest.mark.rule("AM-322", "AM-341")
def test_after_the_launch_every_unfilled_space_is_open_to_all() -> None:
    position = Position()
    position.player(A).missions = [
        position.mission("m", yellow=["miner", "automaton"], white=["inspector", "geologist"])
    ]
    for seat in (A, B, C):
        position.pool(seat, "miner", "automaton", "inspector", "geologist")
    table = position.table()
    table.decide(A, Launch("m"))
    table.decide(A, Crew("miner", "m", 0))
    table.decide(A, Done())
    left = [Crew("automaton", "m", 1), Crew("inspector", "m", 2), Crew("geologist", "m", 3)]
    assert offered(table, B, Crew) == left
    table.decide(B, Crew("automaton", "m", 1))
    assert offered(table, C, Crew) == left[1:]
    table.decide(C, Crew("geologist", "m", 3))
    assert offered(table, A, Crew) == [left[1]]
    table.decide(A, Crew("inspector", "m", 2))
    assert table.game.state.runs[0].crew == [
        Die(A, "miner"),
        Die(B, "automaton"),
        Die(A, "inspector"),
        Die(C, "geologist"),
    ]


@pytest.mark.rule("AM-EX-18")
def test_a_launch_with_miner_and_inspector_leaves_the_white_automaton_space() -> None:
    position = Position()
    position.player(A).missions = [
        position.mission(
            "m",
            cost={"xenon": 1, "plasteel": 1},
            yellow=["miner", "inspector"],
            white=["automaton"],
        )
    ]
    position.pool(A, "miner", "inspector", "automaton")
    position.pool(B, "automaton")
    position.stock(A, xenon=2, plasteel=1)
    table = position.table()
    table.decide(A, Launch("m"))
    table.decide(A, Crew("miner", "m", 0))
    assert refused(table, A, Crew("automaton", "m", 2)) == ("AM-340",)
    table.decide(A, Crew("inspector", "m", 1))
    assert stock(table, A) == {"xenon": 1}
    assert (bank(table)["xenon"], bank(table)["plasteel"]) == (11, 11)
    assert pool(table, A) == ["automaton"]
    assert refused(table, A, Crew("automaton", "m", 2))  # the action is over: B's turn
    other = table.fork()
    table.decide(B, Pass())
    table.decide(A, Crew("automaton", "m", 2))
    assert player(table, A).done == ["m"]
    other.decide(B, Crew("automaton", "m", 2))
    assert refused(other, A, Crew("automaton", "m", 2)) == ("AM-319",)


# Barges and docks


@pytest.mark.rule("AM-323")
@pytest.mark.parametrize("kind", ["mission", "expedition"])
def test_a_player_has_at_most_two_missions_or_expeditions_under_way(kind: str) -> None:
    position = Position()
    position.run(A, position.mission("one"), [None], slid=True)
    position.player(A).missions = [position.mission("m"), position.mission("third")]
    position.state.expeditions = [position.expedition("e")]
    position.pool(A, "inspector", "geologist")
    table = position.table()
    assert offered(table, A, Launch) == [Launch("m"), Launch("third")]
    if kind == "mission":
        table.decide(A, Launch("m"))
    else:
        table.decide(A, PlaceDie("inspector", "expedition-1"))
        if question(table, A) == "yellow":
            table.decide(A, Done())
    assert seen(table).players[A].barges == 0
    assert offered(table, A, Launch) == []
    assert refused(table, A, Launch("third")) == ("AM-323",)


@pytest.mark.rule("AM-342")
@pytest.mark.parametrize("slid", [False, True])
def test_all_players_together_have_no_more_under_way_than_there_are_docks(slid: bool) -> None:
    position = Position(players=2)
    position.docks_marked(2, 2, 2, 3)
    owners: list[Seat] = [A, B, B]
    for number, owner in enumerate(owners):
        position.run(owner, position.mission(f"m{number}"), [None], slid=slid)
    position.player(A).missions = [position.mission("fourth")]
    position.pool(A, "geologist")
    table = position.table()
    assert refused(table, A, Launch("fourth")) == ("AM-342",)


@pytest.mark.rule("AM-342")
def test_a_slid_mission_still_holds_its_dock() -> None:
    position = Position(players=2)
    position.docks_marked(2, 2)
    position.run(A, position.mission("old", white=["miner"]), [None])
    position.player(A).missions = [position.mission("new")]
    position.player(B).missions = [position.mission("late")]
    position.pool(A, "geologist")
    table = position.table()
    next_round(table)
    assert seen(table).runs[0].slid
    keep_dice(table)
    table.decide(A, Launch("new"))
    assert docks(table) == {"old": 1, "new": 2}
    assert refused(table, B, Launch("late")) == ("AM-342",)


@pytest.mark.rule("AM-EX-19")
def test_a_lacks_a_barge_and_c_a_dock() -> None:
    position = Position()
    position.docks_marked(2, 2, 2, 2)
    position.run(A, position.mission("a1", white=["inspector"]), [None])
    position.run(A, position.mission("a2", white=["inspector"]), [None])
    position.run(B, position.mission("b1", white=["inspector"]), [None])
    for seat, name in ((A, "a3"), (B, "b2"), (C, "c1")):
        position.player(seat).missions = [position.mission(name, white=["inspector"])]
        position.pool(seat, "miner")
    table = position.table()
    assert refused(table, A, Launch("a3")) == ("AM-323",)
    table.decide(A, PlaceDie("miner", "xenon-1"))
    table.decide(B, Launch("b2"))
    assert docks(table)["b2"] == 4
    assert seen(table).players[C].barges == 2
    assert refused(table, C, Launch("c1")) == ("AM-342",)


@pytest.mark.rule("AM-Q-12")
def test_a_launch_takes_the_lowest_free_open_dock_and_any_barge_without_a_question() -> None:
    position = Position(players=2)
    position.docks_marked(2, 4, 2, 2)  # dock 2 is closed
    position.mission("taken", white=["inspector"])
    position.state.runs = [Run("taken", B, 1, [None])]
    position.player(A).missions = [position.mission("m1"), position.mission("m2")]
    position.pool(A, "miner")
    table = position.table()
    table.decide(A, Launch("m1"))
    assert question(table, A) == "turn"
    table.decide(A, Launch("m2"))
    assert docks(table) == {"taken": 1, "m1": 3, "m2": 4}


@pytest.mark.rule("AM-Q-12")
def test_a_gap_among_the_docks_is_filled_first_and_a_dock_has_two_positions() -> None:
    position = Position(players=2)
    position.mission("new")
    position.mission("later", white=["inspector"])
    position.state.runs = [Run("later", B, 2, [None]), Run("new", B, 3, [None])]
    position.player(A).missions = [position.mission("m1"), position.mission("m2")]
    position.docks_marked(2, 2, 2, 2)
    table = position.table()
    table.decide(A, Launch("m1"))
    table.decide(A, Launch("m2"))
    assert docks(table)["m1"] == 1
    assert docks(table)["m2"] == 4
    # A dock has two positions: slid once, it fails the second time.
    next_round(table)
    assert [run.slid for run in seen(table).runs] == [True] * 4
    keep_dice(table)
    next_round(table)
    assert seen(table).runs == ()
