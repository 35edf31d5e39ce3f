"""The end of the game (PU-701 to PU-715) and the result (PU-761 to PU-764, PU-921 to PU-923)."""

from typing import Any

import pytest

from kosmodrom.games.planet_unknown.events import (
    CardsRevealed,
    GameEnded,
    LastRound,
    MeteoriteFell,
    NothingFits,
    SoloEnded,
)
from kosmodrom.games.planet_unknown.moves import (
    CardAdvance,
    MoveRover,
    PlacePatch,
    PlaceRover,
    TakeCard,
    TakeTile,
    UseBoost,
)
from kosmodrom.games.planet_unknown.rules.end import result, solo_target
from kosmodrom.games.planet_unknown.state import METEORITES, PATCHES
from kosmodrom.testing.positions import offered, question, told
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    B,
    Position,
    at_random,
    on,
    player,
    seen,
    settle,
    start,
    take,
    trackers,
)


def stuck(small: str, large: str = "i4 rover-tech", players: int = 2, **trackers: int) -> AnyTable:
    """A cannot place any tile."""
    position = Position(players)
    position.depot(A, small, large)
    position.place(A, "i2 rover-tech", "L6")
    position.fill(A)
    position.trackers(A, **trackers)
    return position.table()


@pytest.mark.rule("PU-701", "PU-704", "PU-705")
@pytest.mark.parametrize("players", range(1, 7))
def test_the_game_ends_after_a_round_in_which_somebody_cannot_place(players: int) -> None:
    table = stuck("i2 biomass-civ", players=players)
    take(table, A, "small")
    settle(table, A)
    assert NothingFits(A) in told(table, A)
    for other in range(1, players):  # the others finish the round
        assert not table.finished
        settle(table, other)
    assert table.finished
    assert LastRound("stuck") in told(table)
    assert table.result is not None
    assert table.result.ending == "stuck"


@pytest.mark.rule("PU-705")
def test_the_tile_is_chosen_and_advances_but_is_not_placed() -> None:
    table = stuck("i2 biomass-civ")
    assert offered(table, A, TakeTile) == [TakeTile("small"), TakeTile("large")]
    tiles = len(player(table, A).tiles)
    take(table, A, "small")
    settle(table, A)
    assert trackers(table, A) == {"civ": 1, "water": 0, "biomass": 1, "rover": 0, "tech": 0}
    assert len(player(table, A).tiles) == tiles
    settle(table, B)
    assert len(table.game.state.gone) == 1


@pytest.mark.rule("PU-706", "PU-707", "PU-Q-20", "PU-EX-12", "PU-647")
def test_water_and_energy_of_an_unplaced_tile_are_two_water_advances() -> None:
    table = stuck("i2 energy-water*", tech=10)  # level 4 would double placed water
    take(table, A, "small")
    settle(table, A)
    assert trackers(table, A)["water"] == 2
    assert on(table, A, METEORITES) == []
    assert not any(isinstance(event, MeteoriteFell) for event in told(table, A))
    settle(table, B)
    assert table.finished


@pytest.mark.rule("PU-702", "PU-704", "PU-709", "PU-EX-28")
@pytest.mark.parametrize("players", range(1, 7))
def test_the_game_ends_when_both_stacks_of_a_depot_are_empty(players: int) -> None:
    def after_a_round(large: int) -> AnyTable:
        position = Position(players)
        position.state.alerts = ["good-day"]  # for solo, which always has events
        position.depot(A, "i2 biomass-civ", "i4 rover-tech")
        position.leave(A, small=1, large=large)
        table = position.table()
        take(table, A, "small")
        for seat in range(players):
            assert not table.finished
            settle(table, seat)
        return table

    assert not after_a_round(large=1).finished
    table = after_a_round(large=0)
    assert table.finished
    assert LastRound("depot") in told(table)


@pytest.mark.rule("PU-702", "PU-Q-59")
def test_a_depot_that_a_card_empties_ends_the_game_too() -> None:
    position = Position(phase="cards")
    position.depot(A, "i2 biomass-civ", "i4 rover-tech")
    position.leave(A, small=1, large=0)
    position.state.choosing = [A]
    position.player(A).due = [1]
    position.civ(1, "salvage-yard", "rising-planet-award")
    table = position.table()
    table.decide(A, TakeCard("salvage-yard"))
    settle(table, A)
    assert LastRound("depot") in told(table)


@pytest.mark.rule("PU-703", "PU-704", "PU-815", "PU-816", "PU-913")
@pytest.mark.parametrize("players", range(1, 7))
def test_the_game_ends_after_the_round_of_the_last_event(players: int) -> None:
    position = Position(players, phase="alert", events=True)
    position.state.alerts = ["thin-ice"]
    table = position.table()
    for seat in range(players):
        assert not table.finished
        settle(table, seat)
    assert table.finished
    assert LastRound("events") in told(table)


# The end phase


def finale(players: int = 2, **options: Any) -> Position:
    position = Position(players, phase="finale", **options)
    position.state.ending = "depot"
    for seat in range(players):
        position.place(seat, "i2 rover-tech" if seat == A else "i2 rover-tech*", "F1")
    return position


@pytest.mark.rule("PU-711", "PU-644", "PU-Q-21")
def test_stored_patches_are_placed_and_not_stored_again() -> None:
    position = finale()
    position.level(A, 2)
    position.player(A).stored = 2
    table = position.table()
    assert all(isinstance(option, PlacePatch) for option in offered(table, A))
    table.decide(A, offered(table, A)[0])
    table.decide(A, offered(table, A)[0])
    assert len(on(table, A, PATCHES)) == 2
    assert player(table, A).stored == 0
    assert table.finished


@pytest.mark.rule("PU-713", "PU-714", "PU-Q-21")
def test_cards_advance_trackers_with_benefits_in_any_order() -> None:
    position = finale()
    position.player(A).cards = ["gaming-commission", "planet-lottery"]
    position.player(A).stored = 1
    position.trackers(A, biomass=1)
    table = position.table()
    assert offered(table, A, PlacePatch)
    table.decide(A, CardAdvance("biomass"))  # a boost
    assert offered(table, A, UseBoost)
    table.decide(A, UseBoost("biomass"))  # a patch
    table.decide(A, CardAdvance("civ"))
    settle(table, A)
    assert len(on(table, A, PATCHES)) == 2
    assert trackers(table, A)["civ"] == 1


@pytest.mark.rule("PU-524", "PU-Q-21")
def test_end_game_cards_are_revealed() -> None:
    position = finale()
    position.player(B).cards = ["rising-planet-award"]
    table = position.table()
    assert CardsRevealed(B, ("rising-planet-award",)) in told(table, A)
    assert seen(table, A).players[B].cards == ("rising-planet-award",)


@pytest.mark.rule("PU-Q-21", "PU-Q-14")
def test_movement_of_the_end_phase_is_kept_for_its_civ_choices() -> None:
    position = finale()
    position.place(A, "i2 rover-tech", "F1")
    position.player(A).cards = ["gaming-commission", "planet-lottery"]
    position.player(A).waiting = 2
    position.trackers(A, civ=2, rover=4)
    position.civ(1, "operations", "holiday-observance")
    table = position.table()
    table.decide(A, CardAdvance("rover"))
    table.decide(A, CardAdvance("civ"))
    assert question(table, A) == "card"
    assert player(table, A).movement == 2
    table.decide(A, TakeCard("operations"))
    table.decide(A, CardAdvance("rover"))  # two steps: a rover, and movement
    table.decide(A, PlaceRover("F1"))
    assert player(table, A).movement > 2
    assert offered(table, A, MoveRover)


@pytest.mark.rule("PU-Q-21", "PU-525")
@pytest.mark.parametrize("players", range(3, 7))
def test_civ_choices_of_the_end_phase_go_clockwise_from_the_commander(players: int) -> None:
    position = finale(players)
    position.state.commander = players - 1
    for seat, card in ((A, "gaming-commission"), (B, "planet-lottery")):
        position.player(seat).cards = [card]
        position.trackers(seat, civ=2)
    position.civ(1, "rising-planet-award", "holiday-observance", "temp-agency")
    table = position.table()
    table.decide(B, CardAdvance("civ"))
    table.decide(A, CardAdvance("civ"))
    assert question(table, A) == "card"
    table.decide(A, TakeCard("temp-agency"))
    table.decide(A, CardAdvance("water"))
    table.decide(A, CardAdvance("tech"))
    assert question(table, B) == "card"
    table.decide(B, TakeCard("rising-planet-award"))
    assert table.finished


@pytest.mark.rule("PU-Q-21", "PU-713", "PU-523")
@pytest.mark.parametrize("players", range(1, 7))
def test_end_game_cards_of_the_end_phase_are_carried_out_too(players: int) -> None:
    """In an earlier step such a card does nothing yet."""
    position = Position(players, phase="cards")
    position.depot(A, "i2 biomass-civ", "i4 rover-tech")
    position.leave(A, small=0, large=0)  # the game ends with this round
    position.state.choosing = [A]
    position.player(A).due = [4]
    position.civ(4, "gaming-commission", "planet-lottery")
    position.trackers(A, civ=13)  # before the milestone of rank 4
    position.trackers(A, tech=11)  # before a boost
    table = position.table()
    table.decide(A, TakeCard("planet-lottery"))
    assert table.game.state.phase == "finale-effects"  # only the end phase carries it out
    table.decide(A, CardAdvance("civ"))
    assert player(table, A).cards == ["planet-lottery", "gaming-commission"]
    assert question(table, A) == "next"
    table.decide(A, CardAdvance("tech"))
    table.decide(A, UseBoost("water"))
    assert trackers(table, A)["water"] == 1
    assert table.finished


@pytest.mark.rule("PU-715")
def test_rovers_and_lifepods_left_on_the_planet_do_not_matter() -> None:
    position = finale()
    before = result(position.game).scores
    position.rover(A, "F6")
    assert result(position.game).scores == before


# The result


@pytest.mark.rule("PU-102", "PU-761")
def test_most_medals_win() -> None:
    position = finale()
    position.trackers(B, water=15)
    position.state.objectives = []
    table = position.table()
    assert table.finished
    assert table.result is not None
    assert table.result.winners == (B,)
    assert table.result.scores == (0, 10)
    assert GameEnded((B,), 10) in told(table)


@pytest.mark.rule("PU-762")
def test_fewer_uncovered_squares_break_a_tie() -> None:
    position = finale()
    position.patch(B, "F3")
    assert result(position.game).ranking == ((B,), (A,))


@pytest.mark.rule("PU-763")
def test_fewer_meteorites_break_the_next_tie() -> None:
    position = finale()
    position.meteorite(A, "F1")
    position.player(B).take(METEORITES, ~0)
    assert result(position.game).ranking == ((B,), (A,))


@pytest.mark.rule("PU-764", "PU-Q-22")
def test_otherwise_victory_is_shared() -> None:
    position = finale()
    position.player(B).take(METEORITES, ~0)
    assert result(position.game).ranking == ((A, B),)


# Solo


@pytest.mark.rule("PU-921", "PU-922", "PU-EX-14", "PU-EX-15")
@pytest.mark.parametrize(
    ("mix", "target"),
    [
        ((9, 3, 8), 58),
        ((20, 0, 0), 72),
        ((0, 0, 20), 49),
        ((0, 20, 0), 56),
        ((16, 2, 2), 72),
        ((6, 7, 7), 54),
    ],
)
def test_the_target_depends_on_the_event_deck(mix: tuple[int, int, int], target: int) -> None:
    position = Position(1)
    position.state.mix = list(mix)
    assert solo_target(position.game) == target


@pytest.mark.rule("PU-923", "PU-914", "PU-Q-26", "PU-EX-15")
def test_solo_is_won_by_reaching_the_target() -> None:
    assert [BOX.scoring.judge(score - 58) for score in (58, 62, 57, 52, 47, 63, 68, 73)] == [
        "accomplished",
        "accomplished",
        "poor-yield",
        "survivors",
        "critical-failure",
        "promotion",
        "best-planet",
        "stars",
    ]
    position = finale(1)
    position.state.mix = [9, 3, 8]
    table = position.table()
    assert table.result is not None
    assert table.result.outcome == "lost"
    assert SoloEnded(0, 58, "critical-failure") in told(table)
    position.player(A).lifepods = 60
    assert result(position.game).outcome == "won"


@pytest.mark.rule("PU-301", "PU-704")
@pytest.mark.parametrize("seats", range(1, 7))
def test_random_games_end(seats: int) -> None:
    table = start(seats, seed=seats)
    at_random(table)
    assert table.result is not None
