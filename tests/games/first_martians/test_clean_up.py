"""Clean-Up, and what goes on to the next round."""

from __future__ import annotations

import pytest

from kosmodrom.games.first_martians.moves import ChooseFacility, Continue
from kosmodrom.games.first_martians.rules.base import Game, end_phase
from kosmodrom.games.first_martians.rules.clean_up import clean_up_phase
from kosmodrom.games.first_martians.rules.facilities import build_facility, remove_shutdown
from kosmodrom.games.first_martians.rules.tokens import put_on_board
from kosmodrom.games.first_martians.state import Cargo, Phase
from kosmodrom.games.first_martians.terms import OXYGEN, PAWN, TOKENS, WOUND
from kosmodrom.testing.positions import offered, question
from tests.games.first_martians.kit import (
    A,
    AnyTable,
    B,
    Position,
    area,
    asked,
    astronaut,
    at_once,
    do,
    facility,
    finish,
    play_interrupted,
    shut_facilities,
    state_of,
    tokens,
)


def clean_up(seats: int = 2) -> Position:
    return Position(seats, phase="clean_up")


def cleaned(position: Position) -> AnyTable:
    table = position.table(clean_up_phase)
    finish(table)
    return table


@pytest.mark.rule("FM-EX-77", "FM-1141", "FM-328")
def test_tokens_move_on() -> None:
    position = clean_up()
    position.token("lab", "wound", "adventure")
    position.token("lab", "blocked", "pawn", later=True)
    position.token("probe", "wound")
    position.token("garage", "reroll", later=True)
    table = cleaned(position)
    assert (tokens(table, "lab"), tokens(table, "lab", later=True)) == (["pawn"], ["blocked"])
    assert tokens(table, "probe") == []
    assert (tokens(table, "garage"), tokens(table, "garage", later=True)) == (["reroll"], [])


@pytest.mark.rule("FM-568", "FM-1150", "FM-567", "FM-558")
def test_tokens_of_what_is_shut_down_stay() -> None:
    position = clean_up()
    position.token("lab", "wound")
    position.token("lab", "pawn", later=True)
    position.shut("lab", "oxygen")
    table = cleaned(position)
    assert (tokens(table, "lab"), tokens(table, "lab", later=True)) == (["wound"], ["pawn"])
    assert shut_facilities(table, "oxygen") == ["lab"]


@pytest.mark.rule("FM-569")
def test_tokens_go_on_when_the_tile_is_off() -> None:
    position = Position(2, phase="acting")
    position.token("lab", "wound")
    position.token("lab", "pawn", later=True)
    position.shut("lab", "oxygen")

    def take_off(g: Game) -> None:
        remove_shutdown(g, position.number("lab"), OXYGEN)
        end_phase(g)

    position.state = state_of(position.table(at_once(take_off)))
    position.state.phase = "clean_up"
    table = cleaned(position)
    assert (tokens(table, "lab"), tokens(table, "lab", later=True)) == (["pawn"], [])


@pytest.mark.rule("FM-1149")
def test_tokens_on_areas_and_rovers_stay() -> None:
    position = clean_up()
    position.explore("K1-N", "plains-1").tokens = [WOUND]
    position.rover_tokens("scorpio", "blocked")
    table = cleaned(position)
    assert area(table, "K1-N").tokens == [WOUND]
    assert state_of(table).rovers[1] == [TOKENS.index("blocked")]


@pytest.mark.rule("FM-1142", "FM-304", "FM-356")
def test_what_is_pending_becomes_available() -> None:
    position = clean_up()
    state = position.state
    state.pending = Cargo(samples=2, seeds=1, spares=[0, 1, 0, 2], objectives=[3])
    state.available = Cargo(samples=1, seeds=0, spares=[1, 1, 0, 0], objectives=[0])
    table = cleaned(position)
    assert state_of(table).available == Cargo(3, 1, [1, 2, 0, 2], [0, 3])
    assert state_of(table).pending == Cargo()


@pytest.mark.rule("FM-1143", "FM-EX-58")
def test_upgrades_go_to_their_facilities() -> None:
    position = clean_up()
    position.state.available.upgrades = []
    number = position.upgrade("warning-systems")
    position.state.pending.upgrades = [number]
    table = cleaned(position)
    assert facility(table, "control").upgrades == [number]
    assert state_of(table).pending == Cargo()
    assert state_of(table).available.upgrades == []


@pytest.mark.rule("FM-Q-60", "FM-1143", "FM-183")
def test_players_choose_between_tile_and_card() -> None:
    position = clean_up(3)
    build_facility(position.game, "field-medlab")
    number = position.upgrade("auto-scanner") if 0 in position.state.upgrade_deck else 0
    position.state.pending.upgrades = [number]
    position.state.first = B
    table = position.table(clean_up_phase)
    assert (asked(table), question(table, B)) == (B, "place-upgrade")
    assert offered(table, B, ChooseFacility) == [
        ChooseFacility("medlab"),
        ChooseFacility("field-medlab"),
    ]
    do(table, ChooseFacility("field-medlab"))
    assert facility(table, "field-medlab").upgrades == [number]
    assert facility(table, "medlab").upgrades == []


@pytest.mark.rule("FM-1145", "FM-234", "FM-237", "FM-238")
def test_skills_can_be_used_again() -> None:
    position = clean_up()
    position.astronaut(A).used = 0b101
    position.astronaut(B).used = 0b10
    position.facility("workshop").rerolled = True
    table = cleaned(position)
    assert [member.used for member in state_of(table).crew] == [0, 0]
    assert not facility(table, "workshop").rerolled


@pytest.mark.rule("FM-323")
def test_what_held_for_the_round_is_over() -> None:
    position = clean_up()
    state = position.state
    state.forbidden, state.extra_dice, state.planted = 3, 1, True
    state.taxes[2] = 1
    state.taken_now, state.taken = [2], [3]
    state.operators = [1]
    after = state_of(cleaned(position))
    assert (after.forbidden, after.extra_dice, after.planted) == (0, 0, False)
    assert (after.taxes, after.taken_now, after.taken) == ([0] * 8, [0], [3])
    assert after.operators == []


@pytest.mark.rule("FM-329", "FM-1146", "FM-460", "FM-Q-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_first_player_token_goes_round(seats: int) -> None:
    astronauts = max(2, seats)
    for first in range(astronauts):
        position = clean_up(seats)
        position.state.first = first
        assert state_of(cleaned(position)).first == (first + 1) % astronauts


@pytest.mark.rule("FM-1148", "FM-1306", "FM-1144")
def test_the_new_first_player_goes_on() -> None:
    table = clean_up(3).table(clean_up_phase)
    assert (asked(table), question(table, B)) == (B, "pause")
    do(table, Continue())
    assert state_of(table).phase == "round"


@pytest.mark.rule("FM-1147", "FM-330", "FM-1205", "FM-1346")
def test_there_is_no_round_after_the_last() -> None:
    position = clean_up(4)
    position.state.round = position.state.sols - 1
    assert state_of(cleaned(position)).phase == "round"
    position.state.round = position.state.sols
    state = state_of(cleaned(position))
    assert (state.phase, state.ending) == ("end", "time")


@pytest.mark.rule("FM-Q-34")
@pytest.mark.parametrize(
    ("phase", "left"),
    [
        ("events", []),
        ("production", []),
        ("planning", [WOUND]),
        ("acting", [WOUND]),
        ("malfunctions", [WOUND]),
    ],
)
def test_tokens_on_player_boards_stay_for_one_action_phase(phase: Phase, left: list[int]) -> None:
    position = Position(2, phase="events")
    put_on_board(position.game, A, PAWN)
    position.state.phase = phase
    table = position.table(at_once(lambda g: put_on_board(g, A, WOUND)))
    assert astronaut(table).tokens == [PAWN, WOUND]
    position.state = state_of(table)
    position.state.phase = "clean_up"
    table = cleaned(position)
    assert astronaut(table).tokens == left
    position.state = state_of(table)
    position.state.phase, position.state.step = "clean_up", 0
    assert astronaut(cleaned(position)).tokens == []


@pytest.mark.rule("FM-328")
def test_clean_up_goes_on_after_an_interruption() -> None:
    position = clean_up(3)
    build_facility(position.game, "field-medlab")
    position.token("lab", "blocked", "pawn", later=True)
    position.state.pending.upgrades = [0]
    position.state.pending.samples = 1
    table = position.table(clean_up_phase)
    play_interrupted(table)
    assert (tokens(table, "lab"), tokens(table, "lab", later=True)) == (["pawn"], ["blocked"])
    assert state_of(table).available.samples == 1
