"""The round: preparation (phase 1) and roll (phase 2)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.events import Event
from kosmodrom.core.options import Seat
from kosmodrom.core.table import Table
from kosmodrom.games.astrominers import RULESET
from kosmodrom.games.astrominers.box import load_box
from kosmodrom.games.astrominers.events import (
    BonusTaken,
    CardUsed,
    CrewJoined,
    DiePlaced,
    KeptDice,
    Launched,
    NoBonus,
    OrderBought,
    Passed,
    Rerolled,
    Rolled,
    RoundBegan,
    RunCompleted,
    RunFailed,
    RunSlid,
    Swapped,
)
from kosmodrom.games.astrominers.moves import Pass, PlaceDie, Reroll
from kosmodrom.games.astrominers.state import FACES, Face
from kosmodrom.testing.positions import offered, refused, told
from tests.games.astrominers.kit import (
    A,
    AnyTable,
    B,
    C,
    D,
    Position,
    at_random,
    buy_nothing,
    keep_dice,
    next_round,
    pass_all,
    pool,
    seen,
)

PHASE_OF: dict[type[Event], int] = {
    RoundBegan: 1,
    Rolled: 2,
    KeptDice: 2,
    DiePlaced: 3,
    CardUsed: 3,
    CrewJoined: 3,
    Launched: 3,
    Swapped: 3,
    Passed: 3,
    BonusTaken: 4,
    NoBonus: 4,
    RunCompleted: 4,
    RunSlid: 4,
    RunFailed: 4,
    OrderBought: 5,
}


def start(seats: int = 3, seed: int = 1, first_player: str = "1") -> AnyTable:
    return Table.start(RULESET, seats=seats, seed=seed, options={"first_player": first_player})


def settled(table: AnyTable) -> list[Seat]:
    """Whose missions were completed, in order."""
    return [event.seat for event in told(table) if isinstance(event, RunCompleted)]


def busy(players: int, first: Seat, round: int = 3) -> Position:
    """Everyone has a die, a filled mission and an order in hand; the latest seat launched first."""
    position = Position(players=players, round=round, first=first)
    for seat in reversed(range(players)):
        position.pool(seat, "miner")
        position.run(seat, position.mission(f"m{seat}"), [(seat, "miner")])
        position.player(seat).orders = [position.order(f"o{seat}")]
    return position


# Rounds and phases


@pytest.mark.rule("AM-201")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_lasts_exactly_eight_rounds(seats: int) -> None:
    table = start(seats)
    for _ in at_random(table, seats):
        assert 1 <= table.game.state.round <= 8
    rounds = [event.round for event in told(table) if isinstance(event, RoundBegan)]
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8]
    assert table.result is not None


@pytest.mark.rule("AM-211")
def test_a_round_has_its_five_phases_in_order() -> None:
    met = set()
    for seed in range(6):
        table = start(3, seed)
        for _ in at_random(table, seed):
            pass
        rounds: list[list[int]] = []
        for event in told(table):
            if isinstance(event, RoundBegan):
                rounds.append([])
            if type(event) in PHASE_OF:
                rounds[-1].append(PHASE_OF[type(event)])
        for phases in rounds:
            assert phases == sorted(phases)
            assert {1, 2, 3, 4} <= set(phases)
            met |= set(phases)
    assert met == {1, 2, 3, 4, 5}


@pytest.mark.rule("AM-214")
@pytest.mark.parametrize("first", [A, B, C, D])
def test_phases_3_4_and_5_go_clockwise_from_the_first_player(first: Seat) -> None:
    position = busy(4, first)
    position.die((first + 2) % 4, "inspector", "first-1")  # works in the next round only
    order = [(first + step) % 4 for step in range(4)]
    table = position.table()
    assert pass_all(table) == order
    assert settled(table) == order
    assert buy_nothing(table) == order


# Preparation


@pytest.mark.rule("AM-202")
@pytest.mark.parametrize("seat", [A, B, C])
def test_the_player_on_the_first_player_space_becomes_first(seat: Seat) -> None:
    position = Position(phase="roll", round=3, first=B)
    position.die(seat, "geologist", "first-1")
    table = position.table()
    assert table.game.state.first == seat
    keep_dice(table)
    assert list(table.pending) == [seat]


@pytest.mark.rule("AM-212")
@pytest.mark.parametrize("first", [A, B, C])
def test_without_a_die_there_the_first_player_stays(first: Seat) -> None:
    position = Position(phase="roll", round=3, first=first)
    position.die((first + 1) % 3, "inspector", "dispatch-1")
    table = position.table()
    assert table.game.state.first == first
    keep_dice(table)
    assert list(table.pending) == [first]


@pytest.mark.rule("AM-EX-10")
def test_a_die_of_c_on_the_space_makes_c_first_in_the_next_round_only() -> None:
    table = busy(3, A, round=3).table()
    table.decide(A, Pass())
    table.decide(B, Pass())
    table.decide(C, PlaceDie("miner", "first-1"))
    assert settled(table) == [A, B, C]
    assert buy_nothing(table) == [A, B, C]
    keep_dice(table)
    assert table.game.state.round == 4
    assert pass_all(table) == [C, A, B]


@pytest.mark.rule("AM-EX-11")
def test_c_stays_first_when_nobody_uses_the_space() -> None:
    table = busy(3, A, round=3).table()
    table.decide(A, Pass())
    table.decide(B, Pass())
    table.decide(C, PlaceDie("miner", "first-1"))
    buy_nothing(table)
    keep_dice(table)
    pass_all(table)  # nobody uses it in round 4
    buy_nothing(table)
    keep_dice(table)
    assert table.game.state.round == 5
    assert pass_all(table) == [C, A, B]


@pytest.mark.rule("AM-217")
def test_the_first_player_is_settled_before_the_dice_are_taken_back() -> None:
    position = Position(phase="roll", round=3, first=A)
    position.die(C, "miner", "first-1")
    table = position.table()
    # C is first although the die is back with C.
    assert table.game.state.first == C
    assert len(pool(table, C)) == 7
    assert all(space.die is None for space in seen(table).spaces)


@pytest.mark.rule("AM-203")
def test_dice_come_back_from_all_spaces_of_the_board_and_of_own_cards() -> None:
    position = Position(players=2, phase="roll", round=2)
    for number, space in enumerate(load_box().boards[2].areas.values()):
        position.die(number % 2, FACES[number % 6], space[0])
    position.own(A, position.technology("t"), "miner")
    position.own(B, position.bulletin("b"), "geologist")
    table = position.table()
    view = seen(table)
    assert all(space.die is None for space in view.spaces)
    assert [own.die for own in view.players[A].technologies] == [None]
    assert [own.die for own in view.players[B].bulletins] == [None]
    assert [len(pool(table, seat)) for seat in (A, B)] == [7, 7]


@pytest.mark.rule("AM-215")
def test_dice_on_unfinished_missions_and_expeditions_stay() -> None:
    position = Position(phase="roll", round=2)
    own = position.mission("own", white=["both", "miner"])
    theirs = position.mission("theirs", white=["inspector", "miner"])
    expedition = position.expedition("far", yellow=1, white=1)
    position.run(A, own, [(A, "automaton2"), None], slid=True)
    position.run(B, theirs, [(A, "inspector"), None], slid=True)
    position.run(C, expedition, [None, (A, "geologist")], slid=True)
    before = [list(run.crew) for run in position.state.runs]
    table = position.table()
    assert [run.crew for run in table.game.state.runs] == before
    assert len(pool(table, A)) == 4


@pytest.mark.rule("AM-216")
def test_discarded_and_unused_dice_are_available_again() -> None:
    position = Position(phase="roll", round=2)
    position.pool(A, "miner", "miner", "inspector")
    position.player(A).discarded = 4
    table = position.table()
    assert len(pool(table, A)) == 7
    assert seen(table).players[A].discarded == 0


@pytest.mark.rule("AM-EX-12")
def test_five_dice_come_back_and_two_stay_on_b_s_mission() -> None:
    position = Position(phase="roll", round=2)
    position.die(A, "miner", "water-2")
    position.die(A, "inspector", "dispatch-1")
    position.own(A, position.technology("t"), "automaton")
    position.player(A).discarded = 1
    position.pool(A, "geologist")
    position.player(A).passed = True
    mission = position.mission("m", white=["miner", "miner", "miner"])
    position.run(B, mission, [(A, "miner"), (A, "miner2"), None], slid=True)
    table = position.table()
    assert len(pool(table, A)) == 5
    rolled = next(e for e in told(table) if isinstance(e, Rolled) and e.seat == A)
    assert len(rolled.dice) == 5
    (run,) = seen(table).runs
    assert [die.seat for die in run.crew if die] == [A, A]


@pytest.mark.rule("AM-213")
@pytest.mark.parametrize("first", [A, B, C])
def test_in_round_1_the_first_player_is_the_one_from_setup(first: Seat) -> None:
    table = start(3, first_player=str(first + 1))
    assert told(table)[1] == RoundBegan(1, first)
    # Nothing was to be taken back: everyone rolled all seven dice.
    assert [len(pool(table, seat)) for seat in (A, B, C)] == [7, 7, 7]


@pytest.mark.rule("AM-Q-26")
def test_the_display_is_not_cleared_between_rounds() -> None:
    position = Position()
    position.fill_decks()
    position.pool(A, "miner")
    table = position.table()
    before = seen(table)
    next_round(table)
    after = seen(table)
    assert after.round == before.round + 1
    assert (after.missions, after.orders) == (before.missions, before.orders)


# Roll


@pytest.mark.rule("AM-204")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_players_roll_all_available_dice_at_the_same_time(seats: int) -> None:
    table = start(seats)
    rolls = [event for event in told(table) if isinstance(event, Rolled)]
    # Everyone has rolled before anyone is asked anything.
    assert [event.seat for event in rolls] == list(range(seats))
    assert not table.choices
    for event in rolls:
        assert list(event.dice) == pool(table, event.seat)
        assert len(event.dice) == 7


@pytest.mark.rule("AM-Q-01")
def test_the_six_faces_come_up_one_time_in_six_each() -> None:
    assert FACES == ("miner", "miner2", "automaton", "automaton2", "inspector", "geologist")
    counts: Counter[Face] = Counter()
    for seed in range(60):
        table = start(4, seed)
        for seat in range(4):
            counts.update(pool(table, seat))
    assert counts.total() == 60 * 28
    assert set(counts) == set(FACES)
    for count in counts.values():
        assert 220 < count < 340  # expected 280


@pytest.mark.rule("AM-218")
@given(aboard=st.lists(st.integers(0, 2), min_size=3, max_size=3))
@settings(max_examples=27, deadline=None)
def test_own_dice_on_unfinished_cards_are_not_rolled(aboard: list[int]) -> None:
    position = Position(phase="roll", round=2)
    position.mission("own", white=["both"] * 3)
    position.mission("theirs", white=["both"] * 3)
    position.expedition("far", yellow=1, white=2)
    for owner, card, dice in zip((A, B, B), ("own", "theirs", "far"), aboard, strict=True):
        position.run(owner, card, [(A, "miner") if n < dice else None for n in range(3)], slid=True)
    table = position.table()
    assert len(pool(table, A)) == 7 - sum(aboard)
    assert len(pool(table, B)) == 7


@pytest.mark.rule("AM-218")
def test_a_player_without_available_dice_rolls_none() -> None:
    position = Position(players=2, phase="roll", round=2)
    mission = position.mission("m", white=["both"] * 8)
    position.run(B, mission, [*[(A, FACES[0])] * 7, None], slid=True)
    table = position.table()
    assert pool(table, A) == []
    assert list(table.pending) == [B]  # nothing to reroll
    assert not [event for event in told(table) if isinstance(event, Rolled) and event.seat == A]


@pytest.mark.rule("AM-205")
@given(seed=st.integers(0, 2**32))
@settings(max_examples=20, deadline=None)
def test_any_number_of_the_rolled_dice_may_be_rerolled(seed: int) -> None:
    table = start(2, seed)
    rolled = Counter(pool(table, A))
    options = offered(table, A)
    assert {type(option) for option in options} == {Reroll}
    choices = [Counter(option.dice) for option in options]
    # Every choice that differs, once: none, some or all.
    expected = 1
    for count in rolled.values():
        expected *= count + 1
    assert len(choices) == len({frozenset(choice.items()) for choice in choices}) == expected
    assert all(choice <= rolled for choice in choices)
    assert Counter() in choices
    assert rolled in choices


@pytest.mark.rule("AM-219")
@given(seed=st.integers(0, 2**32), pick=st.integers(0, 10_000))
@settings(max_examples=40, deadline=None)
def test_only_the_chosen_dice_are_rolled_again_and_only_once(seed: int, pick: int) -> None:
    table = start(2, seed)
    before = Counter(pool(table, A))
    other = Counter(pool(table, B))
    option = offered(table, A)[pick % len(offered(table, A))]
    table.decide(A, option)
    table.decide(B, Reroll(()))
    after = Counter(pool(table, A))
    kept = before - Counter(option.dice)
    assert kept <= after
    assert after.total() == 7
    assert Counter(pool(table, B)) == other
    if option.dice:
        (event,) = (event for event in told(table) if isinstance(event, Rerolled))
        assert (event.seat, event.dice) == (A, option.dice)
        assert Counter(event.into) == after - kept  # the new faces stand
    assert "AM-219" in refused(table, A, Reroll(()))
    assert "AM-219" in refused(table, A, Reroll((pool(table, A)[0],)))


@pytest.mark.rule("AM-219")
def test_a_reroll_gives_new_faces_by_chance() -> None:
    changed = 0
    faces: Counter[Face] = Counter()
    for seed in range(60):
        table = start(2, seed)
        before = pool(table, A)
        table.decide(A, Reroll(tuple(before)))
        table.decide(B, Reroll(()))
        changed += pool(table, A) != before
        faces.update(pool(table, A))
    assert changed > 50
    assert set(faces) == set(FACES)
    assert min(faces.values()) > 35  # expected 70


@pytest.mark.rule("AM-EX-13")
@pytest.mark.parametrize("number", [3, 0, 7])
def test_of_seven_dice_exactly_the_three_chosen_are_rolled_again(number: int) -> None:
    table = start(2, seed=5)
    before = pool(table, A)
    assert len(before) == 7
    chosen, others = before[:number], before[number:]
    table.decide(A, Reroll(tuple(chosen)))
    table.decide(B, Reroll(()))
    after = Counter(pool(table, A))
    assert after.total() == 7
    assert Counter(others) <= after
    assert table.game.state.phase == "actions"
    assert "AM-219" in refused(table, A, Reroll(tuple(pool(table, A)[:1])))


@pytest.mark.rule("AM-220", "AM-Q-17")
def test_rerolls_are_chosen_together_with_all_first_rolls_seen() -> None:
    table = start(3)
    assert list(table.pending) == [A, B, C]
    for seat in (A, B, C):
        for other in (A, B, C):  # everyone sees everyone's first roll
            assert sum(seen(table, seat).players[other].pool.values()) == 7
    before = {seat: (seen(table, seat), told(table, seat), offered(table, seat)) for seat in (A, C)}
    table.decide(B, Reroll(tuple(pool(table, B))))
    # Nobody sees what B has chosen, or any new face, before all have chosen.
    for seat in (A, C):
        assert (seen(table, seat), told(table, seat), offered(table, seat)) == before[seat]
    table.decide(C, Reroll(()))
    assert (seen(table, A), told(table, A), offered(table, A)) == before[A]
    table.decide(A, Reroll(tuple(pool(table, A))))
    rerolled = [event.seat for event in told(table, C) if isinstance(event, Rerolled)]
    assert rerolled == [A, B]


@pytest.mark.rule("AM-220")
def test_what_one_player_rerolls_does_not_depend_on_who_chose_first() -> None:
    tables = [start(2), start(2)]
    choices = {seat: Reroll(tuple(pool(tables[0], seat)[:4])) for seat in (A, B)}
    for seat in (A, B):
        tables[0].decide(seat, choices[seat])
    for seat in (B, A):
        tables[1].decide(seat, choices[seat])
    assert tables[0].fingerprint == tables[1].fingerprint
