"""Republic (PU-1101 to PU-1118)."""

from typing import Any

import pytest

from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.games.planet_unknown.clauses import NoMilestones
from kosmodrom.games.planet_unknown.events import (
    Advanced,
    CardTaken,
    MovementGained,
    NoCardLeft,
    Regressed,
)
from kosmodrom.games.planet_unknown.moves import (
    Advance,
    CardAdvance,
    MoveRover,
    Regress,
    TakeCard,
    TakeTile,
    UseBoost,
)
from kosmodrom.games.planet_unknown.rules.corporations.republic import (
    NothingRegressed,
    RegressNothing,
    TeleportToCiv,
)
from kosmodrom.games.planet_unknown.rules.objectives import icons
from kosmodrom.games.planet_unknown.state import TECH
from kosmodrom.testing import CHECKS, check_play, check_setting
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    B,
    Position,
    names,
    player,
    put,
    rovers,
    seen,
    settle,
    take,
    trackers,
)
from tests.games.planet_unknown.leading import leading


def republic(players: int = 2, level: int = 0, **options: Any) -> Position:
    """A leads the Republic, with the technologies up to a level."""
    position = Position(players, corporations=["republic"], **options)
    if level:
        position.level(A, level)
    return position


def of_rank(rank: int, count: int = 3) -> list[str]:
    """Some End Game cards of a rank."""
    found = [id for id, card in BOX.cards.items() if card.rank == rank and card.when == "end"]
    return found[:count]


def milestone(level: int = 0, **positions: int) -> AnyTable:
    """A stands before the first civ milestone and has placed a tile with civ."""
    position = republic(level=level)
    position.depot(A, "i2 biomass-civ", "i4 rover-tech")
    position.trackers(A, civ=1, **positions)
    position.civ(1, *of_rank(1))
    table = position.table()
    put(table, A, "small", "F1")
    return table


# The board


@pytest.mark.rule("PU-1104")
def test_the_board_has_seven_civ_milestones_and_one_rover() -> None:
    board = BOX.corporations["republic"]
    assert len(board.tracks[0].milestones) == 7
    assert player(republic().table(), A).waiting == 1


# Regressing


@pytest.mark.rule("PU-1101", "PU-1102", "PU-Q-27")
def test_a_civ_milestone_makes_another_tracker_regress() -> None:
    table = milestone(water=4, rover=2, tech=1)
    table.decide(A, Advance("civ"))
    assert set(offered(table, A, Regress)) == {Regress("water"), Regress("rover"), Regress("tech")}
    table.decide(A, Regress("water"))
    settle(table, A)
    assert trackers(table, A) == {"civ": 2, "water": 3, "biomass": 1, "rover": 2, "tech": 1}


@pytest.mark.rule("PU-1102")
def test_the_civ_tracker_itself_does_not_regress() -> None:
    table = milestone(water=4)
    table.decide(A, Advance("civ"))
    assert "PU-1102" in refused(table, A, Regress("civ"))


@pytest.mark.rule("PU-1102")
def test_regressing_onto_a_benefit_gives_none() -> None:
    table = milestone(water=4)
    table.decide(A, Advance("civ"))
    table.decide(A, Regress("water"))
    assert trackers(table, A)["water"] == 3  # a synergy boost is printed there
    assert offered(table, A, UseBoost) == []


@pytest.mark.rule("PU-Q-27")
def test_the_regress_is_pending_like_any_other_effect() -> None:
    table = milestone(water=4)
    table.decide(A, Advance("civ"))
    assert offered(table, A) == [Advance("biomass"), Regress("water")]
    table.decide(A, Advance("biomass"))
    assert offered(table, A) == [Regress("water"), Regress("biomass")]


@pytest.mark.rule("PU-1103", "PU-Q-27")
def test_a_regress_without_target_is_void_as_soon_as_it_is_carried_out() -> None:
    table = milestone()
    table.decide(A, Advance("civ"))
    assert offered(table, A) == [Advance("biomass"), RegressNothing()]
    table.decide(A, RegressNothing())
    assert NothingRegressed(A) in told(table, A)
    assert trackers(table, A)["biomass"] == 1  # advanced afterwards, and not taken back
    assert player(table, A).pending == []


@pytest.mark.rule("PU-1103", "PU-Q-27", "PU-312")
def test_a_player_may_also_advance_first_and_regress_then() -> None:
    table = milestone()
    table.decide(A, Advance("civ"))
    table.decide(A, Advance("biomass"))
    steps = [e for e in told(table, A) if isinstance(e, Advanced | Regressed)]
    assert steps == [Advanced(A, "civ", 2), Advanced(A, "biomass", 1), Regressed(A, "biomass", 0)]


@pytest.mark.rule("PU-1101", "PU-1103")
def test_what_can_regress_must() -> None:
    table = milestone(water=4)
    table.decide(A, Advance("civ"))
    assert refused(table, A, RegressNothing()) == ("PU-1101", "PU-1103")


@pytest.mark.rule("PU-1103", "PU-Q-27")
def test_if_nothing_can_regress_nothing_does() -> None:
    position = republic()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.trackers(A, civ=0)
    position.civ(1, *of_rank(1))
    table = position.table()
    put(table, A, "small", "F1")
    settle(table, A)
    settle(table, B)
    assert trackers(table, A) == {"civ": 2, "water": 0, "biomass": 0, "rover": 0, "tech": 0}
    assert question(table, A) == "card"


@pytest.mark.rule("PU-1101")
def test_it_regresses_even_if_no_card_is_left() -> None:
    position = republic()
    position.depot(A, "i2 biomass-civ", "i4 rover-tech")
    position.trackers(A, civ=1, water=4)
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("civ"))
    table.decide(A, Regress("water"))
    settle(table, A)
    settle(table, B)
    assert trackers(table, A)["water"] == 3
    assert NoCardLeft(A, 1) in told(table, A)


@pytest.mark.rule("PU-1101", "PU-Q-60")
def test_without_milestones_this_round_it_does_not_regress() -> None:
    position = republic(level=4)
    position.depot(A, "i2 biomass-civ", "i4 rover-tech")
    position.trackers(A, civ=1, water=4)
    position.civ(1, *of_rank(1))
    position.event(NoMilestones())
    table = position.table()
    put(table, A, "small", "F1")
    settle(table, A)
    assert trackers(table, A)["water"] == 4
    assert trackers(table, A)["civ"] == 2
    assert player(table, A).due == []


@pytest.mark.rule("PU-1101", "PU-511")
def test_the_other_players_do_not_regress() -> None:
    position = Position(2, corporations=["republic"])
    position.depot(B, "i2 biomass-civ", "i4 rover-tech")
    position.trackers(B, civ=2, water=4)
    table = position.table()
    put(table, B, "small", "F1")
    settle(table, B)
    assert trackers(table, B)["water"] == 4


# Level 1


def civ_tile(rover: int, level: int = 1) -> Position:
    position = republic(level=level)
    position.depot(A, "i2 biomass-civ", "i4 water-rover")
    position.trackers(A, rover=rover)
    position.place(A, "i2 rover-tech", "F1")
    position.rover(A, "F3")
    return position


@pytest.mark.rule("PU-1111", "PU-1112")
def test_level_1_gives_the_movement_printed_at_the_rover_tracker() -> None:
    table = civ_tile(rover=7).table()
    take(table, A, "small")
    assert player(table, A).movement == 2  # printed there, not the 7 of the position
    assert question(table, A) == "place"
    table.decide(A, MoveRover("F3", "F4"))
    table.decide(A, MoveRover("F4", "F5"))
    assert rovers(table, A) == ["F5"]
    assert question(table, A) == "place"
    assert player(table, A).movement == 0


@pytest.mark.rule("PU-1113")
def test_level_1_gives_nothing_where_no_movement_is_printed() -> None:
    table = civ_tile(rover=1).table()
    take(table, A, "small")
    assert player(table, A).movement == 0
    assert not any(isinstance(event, MovementGained) for event in told(table, A))


@pytest.mark.rule("PU-1111")
def test_level_1_needs_a_civ_resource_and_the_level() -> None:
    table = civ_tile(rover=7).table()
    take(table, A, "large")
    assert player(table, A).movement == 0
    table = civ_tile(rover=7, level=0).table()
    take(table, A, "small")
    assert player(table, A).movement == 0


@pytest.mark.rule("PU-Q-28", "PU-705")
def test_level_1_works_for_a_tile_that_cannot_be_placed() -> None:
    position = republic(level=1)
    position.depot(A, "i2 biomass-civ", "i4 water-rover")
    position.trackers(A, rover=7)
    position.place(A, "i2 rover-tech", "F1")
    position.fill(A, but=["F12"])
    position.rover(A, "F3")
    table = position.table()
    take(table, A, "small")
    assert player(table, A).stuck
    assert player(table, A).movement == 2


@pytest.mark.rule("PU-Q-28", "PU-Q-59")
def test_level_1_works_for_a_tile_taken_by_a_card() -> None:
    position = Position(2, corporations=["republic"], phase="cards")
    position.level(A, 1)
    position.depot(A, "i2 biomass-civ", "i4 water-rover")
    position.trackers(A, rover=7)
    position.place(A, "i2 rover-tech", "F1")
    position.rover(A, "F3")
    position.state.choosing = [A]
    position.player(A).due = [1]
    position.civ(1, "salvage-yard", "holiday-observance")
    table = position.table()
    table.decide(A, TakeCard("salvage-yard"))
    table.decide(A, TakeTile("small"))
    assert player(table, A).movement == 2
    assert question(table, A) == "place"


# Level 2


def choosing(level: int, rank: int, **stacks: list[str]) -> Position:
    """A has reached a civ milestone of a rank; ``r3=[...]`` are the cards of rank 3."""
    position = Position(2, corporations=["republic"], phase="cards")
    position.level(A, level)
    position.state.choosing = [A]
    position.player(A).due = [rank]
    for number in range(1, 5):
        position.civ(number, *stacks.get(f"r{number}", []))
    return position


@pytest.mark.rule("PU-1114", "PU-EX-17")
def test_level_2_adds_a_random_card_of_the_next_rank() -> None:
    position = choosing(2, 3, r3=of_rank(3), r4=of_rank(4))
    table = position.table()
    cards = [option.card for option in offered(table, A, TakeCard)]
    assert cards[:3] == of_rank(3)
    (extra,) = cards[3:]
    assert extra in of_rank(4)
    table.decide(A, TakeCard(extra))
    civ = table.game.state.civ
    assert sorted(civ[2]) == sorted(of_rank(3))
    assert sorted([*civ[3], extra]) == sorted(of_rank(4))
    assert player(table, A).cards == [extra]


@pytest.mark.rule("PU-EX-17", "PU-1114")
def test_a_card_of_the_rank_itself_may_be_kept_as_well() -> None:
    table = choosing(2, 3, r3=of_rank(3), r4=of_rank(4)).table()
    kept = of_rank(3)[0]
    table.decide(A, TakeCard(kept))
    civ = table.game.state.civ
    assert sorted(civ[2]) == sorted(of_rank(3)[1:])
    assert sorted(civ[3]) == sorted(of_rank(4))


@pytest.mark.rule("PU-1114")
def test_the_further_card_is_random() -> None:
    found = set()
    for seed in range(12):
        position = choosing(2, 3, r3=of_rank(3), r4=of_rank(4))
        position.state.rng = seed
        found.add(offered(position.table(), A, TakeCard)[3].card)
    assert found == set(of_rank(4))


@pytest.mark.rule("PU-1114")
def test_without_level_2_only_the_rank_is_offered() -> None:
    table = choosing(1, 3, r3=of_rank(3), r4=of_rank(4)).table()
    assert [option.card for option in offered(table, A)] == of_rank(3)


@pytest.mark.rule("PU-1115")
def test_level_2_adds_nothing_at_rank_4_or_if_the_next_stack_is_empty() -> None:
    table = choosing(2, 4, r4=of_rank(4)).table()
    assert [option.card for option in offered(table, A)] == of_rank(4)
    table = choosing(2, 2, r2=of_rank(2), r4=of_rank(4)).table()
    assert [option.card for option in offered(table, A)] == of_rank(2)


@pytest.mark.rule("PU-Q-28")
def test_with_an_empty_stack_the_further_card_is_the_whole_choice() -> None:
    table = choosing(2, 3, r4=of_rank(4)).table()
    assert len(player(table, A).cards) == 1  # no choice, so it was taken by itself
    assert player(table, A).cards[0] in of_rank(4)


@pytest.mark.rule("PU-Q-28")
def test_the_further_card_is_drawn_again_for_each_milestone() -> None:
    position = choosing(2, 3, r3=of_rank(3), r4=of_rank(4))
    position.player(A).due = [3, 3]
    table = position.table()
    first = offered(table, A, TakeCard)[3].card
    table.decide(A, TakeCard(first))
    again = [option.card for option in offered(table, A, TakeCard)]
    assert again[:3] == of_rank(3)
    assert again[3] in of_rank(4)
    assert again[3] != first


def guesses(table: AnyTable, seat: Seat, count: int = 40) -> list[AnyTable]:
    chance = Random.seeded(1)
    return [table.fork(seat, chance) for _ in range(count)]


@pytest.mark.rule("PU-1114")
def test_only_the_owner_sees_the_further_card() -> None:
    position = choosing(2, 3, r3=of_rank(3), r4=of_rank(4))
    known = {*of_rank(3), *of_rank(4)}
    position.state.civ_box = [id for id in BOX.cards if id not in known]
    table = position.table()
    cards = tuple(option.card for option in offered(table, A))
    assert seen(table, A).offered == cards
    assert seen(table, B).offered is None
    for guess in guesses(table, A):
        assert tuple(option.card for option in offered(guess, A)) == cards
    others = guesses(table, B)
    for guess in others:
        *same, further = (BOX.cards[option.card].rank for option in offered(guess, A))
        assert (set(same), further) == ({3}, 4)
        assert offered(guess, A)[-1].card in guess.game.state.civ[3]
    assert len({offered(guess, A)[-1].card for guess in others}) > 3


@pytest.mark.rule("PU-1114")
def test_what_was_seen_of_the_next_rank_stays_known() -> None:
    position = choosing(2, 3, r3=of_rank(3), r4=of_rank(4))
    known = {*of_rank(3), *of_rank(4)}
    position.state.civ_box = [id for id in BOX.cards if id not in known]
    further = offered(position.table(), A)[-1].card
    before = next(card for card in of_rank(4) if card != further)
    position.player(A).seen = [before]  # when choosing a card of rank 4
    table = position.table()
    table.decide(A, TakeCard(of_rank(3)[0]))
    assert set(player(table, A).seen) == {before, further, *of_rank(3)[1:]}
    stacks = [guess.game.state.civ[3] for guess in guesses(table, A)]
    assert all({before, further} <= set(stack) for stack in stacks)
    assert len({card for stack in stacks for card in stack}) > 3
    rank_3 = [sorted(guess.game.state.civ[2]) for guess in guesses(table, A)]
    assert all(stack == sorted(of_rank(3)[1:]) for stack in rank_3)


# Level 3


def embassies(movement: int = 2, level: int = 3) -> Position:
    """Two civ resources far apart; a rover on the first."""
    position = republic(level=level)
    position.depot(A, "i2 biomass-civ", "i4 water-rover")
    position.place(A, "l4 biomass-civ", "F1")
    position.place(A, "i2 civ-energy", "F11")
    position.rover(A, civ_squares(position)[0], movement=movement)
    return position


def civ_squares(position: Position) -> list[str]:
    return names(icons(position.game, A, "civ"))


@pytest.mark.rule("PU-1116", "PU-Q-28")
def test_level_3_teleports_between_civ_resources_for_one_movement() -> None:
    position = embassies()
    here, there = civ_squares(position)
    table = position.table()
    assert offered(table, A, TeleportToCiv) == [TeleportToCiv(here, there)]
    table.decide(A, TeleportToCiv(here, there))
    assert rovers(table, A) == [there]
    assert player(table, A).movement == 1
    assert offered(table, A, TeleportToCiv) == [TeleportToCiv(there, here)]


@pytest.mark.rule("PU-1116")
def test_level_3_needs_movement_and_the_level() -> None:
    for position in (embassies(movement=0), embassies(level=2)):
        here, there = civ_squares(position)
        table = position.table()
        assert offered(table, A, TeleportToCiv) == []
        assert "PU-1116" in refused(table, A, TeleportToCiv(here, there))


@pytest.mark.rule("PU-Q-28", "PU-1116")
def test_both_squares_must_show_the_resource() -> None:
    position = embassies()
    position.cover(A, "civ", ["F6"])
    here, there = civ_squares(position)
    table = position.table()
    assert "PU-1116" in refused(table, A, TeleportToCiv(here, "F6"))
    near = next(o.to for o in offered(table, A, MoveRover))
    table.decide(A, MoveRover(here, near))
    assert offered(table, A, TeleportToCiv) == []
    assert "PU-1116" in refused(table, A, TeleportToCiv(near, there))


# Level 4


@pytest.mark.rule("PU-1117", "PU-Q-27")
def test_level_4_gives_a_boost_at_each_civ_milestone_in_any_order() -> None:
    table = milestone(level=4, water=0)
    table.decide(A, Advance("civ"))
    assert Regress("tech") in offered(table, A)
    assert UseBoost("water") in offered(table, A)
    table.decide(A, UseBoost("water"))
    table.decide(A, Regress("water"))
    settle(table, A)
    assert trackers(table, A) == {"civ": 2, "water": 0, "biomass": 1, "rover": 0, "tech": 10}


@pytest.mark.rule("PU-1117")
def test_below_level_4_there_is_no_boost() -> None:
    table = milestone(level=3, water=4)
    table.decide(A, Advance("civ"))
    assert offered(table, A, UseBoost) == []


# Level 5


def ending(level: int = 5, **stacks: list[str]) -> Position:
    """The last round is over."""
    position = Position(2, corporations=["republic"], phase="finale")
    position.state.ending = "depot"
    position.level(A, level)
    for number in range(1, 5):
        position.civ(number, *stacks.get(f"r{number}", []))
    return position


@pytest.mark.rule("PU-1118", "PU-Q-28", "PU-712")
def test_level_5_keeps_two_of_all_cards_left() -> None:
    position = ending(r1=of_rank(1, 1), r2=of_rank(2, 2), r4=of_rank(4, 1))
    table = position.table()
    everything = {*of_rank(1, 1), *of_rank(2, 2), *of_rank(4, 1)}
    assert {option.card for option in offered(table, A)} == everything
    assert seen(table, B).offered is None
    table.decide(A, TakeCard(of_rank(4, 1)[0]))
    assert {option.card for option in offered(table, A)} == everything - {of_rank(4, 1)[0]}
    table.decide(A, TakeCard(of_rank(2, 2)[1]))
    assert table.finished
    assert player(table, A).cards == [of_rank(4, 1)[0], of_rank(2, 2)[1]]
    assert table.game.state.civ == [of_rank(1, 1), of_rank(2, 1), [], []]


@pytest.mark.rule("PU-1118", "PU-Q-28")
def test_an_immediate_card_kept_at_the_end_is_carried_out_at_once() -> None:
    position = ending(r1=["operations", "holiday-observance"], r2=of_rank(2, 1))
    table = position.table()
    table.decide(A, TakeCard("operations"))
    assert question(table, A) == "next"
    table.decide(A, CardAdvance("water"))
    assert sum(trackers(table, A).values()) == 14 + 2
    assert CardTaken(A, "operations") in told(table, B)
    assert question(table, A) == "card"


@pytest.mark.rule("PU-1118")
def test_without_level_5_nothing_is_kept_at_the_end() -> None:
    table = ending(4, r1=of_rank(1), r2=of_rank(2)).table()
    assert table.finished
    assert player(table, A).cards == []


@pytest.mark.rule("PU-1118")
def test_with_fewer_cards_it_keeps_what_there_is() -> None:
    table = ending(r3=of_rank(3, 1)).table()
    assert table.finished
    assert player(table, A).cards == of_rank(3, 1)
    assert NoCardLeft(A, 0) in told(table, A)


@pytest.mark.rule("PU-1118", "PU-314", "PU-Q-21")
def test_level_5_unlocked_in_the_end_phase_works_too_and_once() -> None:
    position = ending(4, r1=of_rank(1), r2=of_rank(2))
    position.trackers(A, tech=13)
    position.player(A).gain("boost")
    table = position.table()
    table.decide(A, UseBoost("tech"))
    assert player(table, A).due == [0]  # the first of two choices
    for _ in range(2):
        table.decide(A, offered(table, A, TakeCard)[0])
    assert table.finished
    assert len(player(table, A).cards) == 2


@pytest.mark.rule("PU-1118", "PU-603")
def test_level_5_reached_again_in_the_end_phase_keeps_no_more_cards() -> None:
    position = ending(r1=of_rank(1), r2=of_rank(2))
    position.player(A).gain("regress", 1, 1 << TECH)
    position.player(A).gain("boost")
    table = position.table()
    table.decide(A, Regress("tech"))
    table.decide(A, UseBoost("tech"))
    for _ in range(2):
        table.decide(A, offered(table, A, TakeCard)[0])
    assert table.finished


@pytest.mark.rule("PU-1118")
def test_level_5_waits_for_the_end_of_the_game() -> None:
    position = republic(level=4)
    position.depot(A, "i2 rover-tech", "i4 water-rover")
    position.trackers(A, tech=13)
    position.civ(1, *of_rank(1))
    table = position.table()
    put(table, A, "small", "F1")
    settle(table, A)
    assert trackers(table, A)["tech"] == 14
    assert player(table, A).due == []


@pytest.mark.rule("PU-1118")
def test_only_the_owner_looks_at_all_stacks() -> None:
    position = ending(r1=of_rank(1), r2=of_rank(2))
    known = {*of_rank(1), *of_rank(2)}
    position.state.civ_box = [id for id in BOX.cards if id not in known]
    table = position.table()
    for guess in guesses(table, A, 10):
        assert {o.card for o in offered(guess, A)} == known
    assert len({tuple(o.card for o in offered(guess, A)) for guess in guesses(table, B)}) > 3


# Together


def test_the_words_of_a_wrong_teleport() -> None:
    position = embassies()
    here, there = civ_squares(position)
    table = position.table()
    assert refused(table, A, TeleportToCiv(there, here))
    assert refused(table, A, TeleportToCiv(here, "M1"))
    assert refused(table, A, TeleportToCiv(here, here))


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("quick", [False, True])
def test_random_games_come_to_their_end(seats: int, quick: bool) -> None:
    for seed in range(2):
        check_play(leading("republic", seats, seed, quick=quick))


def test_games_keep_every_promise() -> None:
    check_setting(leading("republic", 2, quick=True, events=True), CHECKS)
