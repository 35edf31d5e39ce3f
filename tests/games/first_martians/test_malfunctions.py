"""Malfunction tracks, cards and the Malfunction phase."""

from __future__ import annotations

import msgspec
import pytest

from kosmodrom.core.asks import Flow
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.components import MalfunctionCard
from kosmodrom.games.first_martians.events.hub import (
    MalfunctionDrawn,
    MalfunctionRolled,
    MalfunctionSkipped,
    TrackMoved,
)
from kosmodrom.games.first_martians.moves import Continue
from kosmodrom.games.first_martians.rules.base import Game, end_phase
from kosmodrom.games.first_martians.rules.facilities import mend_part, remove_shutdown
from kosmodrom.games.first_martians.rules.malfunctions import (
    dice_pool,
    draw_card,
    malfunction_phase,
    move_track,
    turn_cube,
)
from kosmodrom.games.first_martians.terms import (
    BLOCKS,
    LIVING,
    OXYGEN,
    PROCESSOR,
    SYSTEMS,
    WORKING,
)
from kosmodrom.testing.positions import question
from tests.games.first_martians.kit import (
    A,
    AnyTable,
    FlowMaker,
    Position,
    do,
    events,
    finish,
    play_interrupted,
    reserve,
    state_of,
)
from tests.games.first_martians.small_box import box_with, small_box

ONE = 2  # of the faces 0, 0, 1, 1, 2, 2
TWO = 4


def malfunctions(seats: int = 2, box: Box | None = None) -> Position:
    return Position(seats, phase="malfunctions", box=box)


def move(block: int, by: int) -> FlowMaker:
    return lambda g: move_track(g, block, by)


def resolved(table: AnyTable) -> int:
    """How many cards were resolved: each brings a portion of food."""
    return reserve(table)["food"]


# The tracks


@pytest.mark.rule("FM-1101", "FM-EX-21", "FM-402")
@pytest.mark.parametrize(("start", "by", "end"), [(2, 1, 3), (0, 4, 4), (3, -1, 2), (1, -2, 0)])
def test_a_track_moves(start: int, by: int, end: int) -> None:
    position = malfunctions()
    position.state.malfunctions[SYSTEMS] = start
    table = position.table(move(SYSTEMS, by))
    assert state_of(table).malfunctions == [0, 0, end]
    assert resolved(table) == 0
    assert state_of(table).cubes == 0


@pytest.mark.rule("FM-EX-22", "FM-403", "FM-404", "FM-405", "FM-1110", "FM-1112", "FM-EX-59")
@pytest.mark.parametrize(
    ("block", "following"), [(WORKING, LIVING), (LIVING, SYSTEMS), (SYSTEMS, WORKING)]
)
def test_at_five_a_card_is_resolved(block: int, following: int) -> None:
    position = Position(2, phase="events")
    position.state.malfunctions[block] = 4
    table = position.table(move(block, 1))
    state = state_of(table)
    assert resolved(table) == 1
    assert state.malfunctions == [0, 0, 0]
    assert state.cubes == 1 << following
    assert len(state.malfunction_discards[block]) == 1
    assert len(state.malfunction_decks[block]) == 3
    (drawn,) = events(table, MalfunctionDrawn)
    assert drawn.block == BLOCKS[block]


@pytest.mark.rule("FM-EX-60", "FM-1113")
def test_steps_beyond_five_are_lost() -> None:
    position = malfunctions()
    position.state.malfunctions[LIVING] = 4
    table = position.table(move(LIVING, 3))
    assert (state_of(table).malfunctions[LIVING], resolved(table)) == (0, 1)


@pytest.mark.rule("FM-1112")
def test_a_red_cube_stays_red() -> None:
    position = malfunctions()
    position.state.malfunctions[LIVING] = 4
    position.state.cubes = 1 << SYSTEMS
    assert state_of(position.table(move(LIVING, 1))).cubes == 1 << SYSTEMS


@pytest.mark.rule("FM-1102", "FM-Q-53")
def test_cubes_turn_by_effects() -> None:
    def turn(g: Game) -> Flow:
        turn_cube(g, LIVING, red=True)
        turn_cube(g, WORKING, red=True)
        turn_cube(g, LIVING, red=False)
        turn_cube(g, SYSTEMS, red=False)
        yield from ()

    assert state_of(malfunctions().table(turn)).cubes == 1 << WORKING


@pytest.mark.rule("FM-417", "FM-EX-83", "FM-Q-54")
def test_a_card_comes_in_any_phase_and_endangers_in_this_round() -> None:
    position = Position(2, phase="acting")
    position.state.malfunctions[LIVING] = 4
    table = position.table(move(LIVING, 1))
    assert resolved(table) == 1
    assert dice_pool(table.game) == [SYSTEMS]


def with_card(name: str, *effects: dict[str, object]) -> Box:
    """The box in which a Malfunction card does something else."""
    box = small_box()
    cards = tuple(
        msgspec.structs.replace(
            card,
            effects=msgspec.convert(
                {**msgspec.to_builtins(card), "effects": effects}, MalfunctionCard
            ).effects,
        )
        if card.id == name
        else card
        for card in box.malfunctions
    )
    return msgspec.structs.replace(box, malfunctions=cards)


@pytest.mark.rule("FM-1111")
def test_a_track_that_is_being_resolved_does_not_change() -> None:
    position = malfunctions(box=with_card("living-0"))
    position.malfunctions("living-0")
    position.state.malfunctions[LIVING] = 5  # waiting
    table = position.table(move(LIVING, -2))
    assert state_of(table).malfunctions[LIVING] == 5
    table = position.table(move(LIVING, 2))
    assert state_of(table).malfunctions[LIVING] == 5
    assert events(table, MalfunctionDrawn) == []


@pytest.mark.rule("FM-1110", "FM-1111")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("by", [-3, -1, 1, 4])
@pytest.mark.parametrize("in_phase", [True, False])
def test_the_track_goes_back_after_its_card(seats: int, by: int, in_phase: bool) -> None:
    """What the card itself does to its own track is ignored: the marker still stands at 5."""
    card = {"op": "malfunction", "block": "living", "by": by}
    position = malfunctions(seats, box=with_card("living-0", card))
    position.malfunctions("living-0")
    position.state.malfunctions[LIVING] = 5 if in_phase else 4
    table = position.table(malfunction_phase if in_phase else move(LIVING, 1))
    finish(table)
    assert len(events(table, MalfunctionDrawn)) == 1
    assert state_of(table).malfunctions[LIVING] == 0
    moved = [(event.by, event.level) for event in events(table, TrackMoved)]
    assert moved == ([(-5, 0)] if in_phase else [(1, 5), (-5, 0)])


@pytest.mark.rule("FM-1110")
def test_the_track_stands_at_five_while_its_card_asks() -> None:
    card = {"op": "malfunction", "block": "chosen", "by": 1}
    position = malfunctions(box=with_card("living-0", card))
    position.malfunctions("living-0")
    position.state.malfunctions[LIVING] = 4
    table = position.table(move(LIVING, 1))
    assert table.pending
    assert state_of(table).malfunctions[LIVING] == 5
    finish(table)
    assert state_of(table).malfunctions[LIVING] == 0


# The cards


@pytest.mark.rule("FM-1114")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    position = malfunctions()
    state = position.state
    state.malfunction_discards[LIVING], state.malfunction_decks[LIVING] = (
        state.malfunction_decks[LIVING],
        [],
    )
    table = position.table(lambda g: draw_card(g, LIVING))
    assert resolved(table) == 1
    assert len(state_of(table).malfunction_decks[LIVING]) == 3
    assert len(state_of(table).malfunction_discards[LIVING]) == 1


@pytest.mark.rule("FM-EX-61", "FM-1116", "FM-1117")
def test_a_card_with_a_keyword_is_looked_for() -> None:
    position = malfunctions()
    position.malfunctions("living-0", "living-2", "living-1", "living-3")
    table = position.table(lambda g: draw_card(g, LIVING, "obstacle"))
    assert [event.card for event in events(table, MalfunctionDrawn)] == [
        "living-0",
        "living-2",
        "living-1",
    ]
    assert resolved(table) == 1
    ids = [
        small_box().malfunctions[number].id
        for number in state_of(table).malfunction_discards[LIVING]
    ]
    assert ids == ["living-0", "living-2", "living-1"]


@pytest.mark.rule("FM-1116", "FM-1117")
def test_a_facility_is_a_keyword_too() -> None:
    position = malfunctions()
    position.malfunctions("living-0", "living-1")
    table = position.table(lambda g: draw_card(g, LIVING, "medlab"))
    assert events(table, MalfunctionDrawn)[-1].card == "living-1"


@pytest.mark.rule("FM-1117", "FM-1114")
def test_the_discards_are_looked_through_too() -> None:
    position = malfunctions()
    state = position.state
    number = [card.id for card in position.box.malfunctions].index("living-1")
    state.malfunction_decks[LIVING].remove(number)
    state.malfunction_discards[LIVING].append(number)
    table = position.table(lambda g: draw_card(g, LIVING, "obstacle"))
    assert events(table, MalfunctionDrawn)[-1].card == "living-1"
    assert resolved(table) == 1


@pytest.mark.rule("FM-Q-55")
def test_without_such_a_card_nothing_happens() -> None:
    position = malfunctions()
    state = position.state
    state.malfunction_discards[LIVING] = [state.malfunction_decks[LIVING].pop()]
    table = position.table(lambda g: draw_card(g, LIVING, "lab"))
    assert events(table, MalfunctionDrawn) == []
    assert resolved(table) == 0
    assert len(state_of(table).malfunction_decks[LIVING]) == 4


@pytest.mark.rule("FM-566", "FM-EX-19", "FM-Q-55")
@pytest.mark.parametrize("keyword", [None, "obstacle"])
def test_a_card_of_a_facility_that_is_shut_down_is_not_resolved(keyword: str | None) -> None:
    position = malfunctions()
    position.malfunctions("working-1")  # Probe Bay, Obstacle
    position.shut("probe", "oxygen")
    table = position.table(lambda g: draw_card(g, WORKING, keyword))
    assert resolved(table) == 0
    assert len(state_of(table).malfunction_discards[WORKING]) == 1
    assert events(table, MalfunctionSkipped) == [MalfunctionSkipped("working-1", "probe", True)]


@pytest.mark.rule("FM-EX-19", "FM-358")
def test_a_facility_freed_in_the_action_phase_is_vulnerable() -> None:
    position = Position(2, phase="acting")
    position.malfunctions("working-1")
    position.shut("probe", "oxygen")

    def freed(g: Game) -> Flow:
        remove_shutdown(g, position.number("probe"), OXYGEN)
        end_phase(g)
        yield from draw_card(g, WORKING)

    assert resolved(position.table(freed)) == 1


@pytest.mark.rule("FM-566", "FM-512")
def test_one_of_two_oxygenators_can_still_be_hit() -> None:
    position = malfunctions()
    position.malfunctions("systems-0")
    position.shut("oxygenator-1", "energy")
    assert resolved(position.table(lambda g: draw_card(g, SYSTEMS))) == 1
    position.shut("oxygenator-2", "energy")
    assert resolved(position.table(lambda g: draw_card(g, SYSTEMS))) == 0


# The phase


@pytest.mark.rule("FM-1103", "FM-331", "FM-EX-15", "FM-Q-04", "FM-1118")
def test_the_mission_names_dice() -> None:
    box = box_with(
        dice=[{"block": "working", "start": 3}, {"block": "systems", "start": 2, "end": 4}]
    )
    position = malfunctions(box=box)
    pools = []
    for number in range(1, 7):
        position.state.round = number
        pools.append(dice_pool(position.game))
    assert pools == [[], [2], [0, 2], [0, 2], [0], [0]]


@pytest.mark.rule("FM-1104", "FM-1105")
def test_endangered_blocks_add_their_die_once() -> None:
    position = malfunctions(box=box_with(dice=[{"block": "working"}]))
    position.state.cubes = 0b011
    assert dice_pool(position.game) == [WORKING, LIVING]
    position.dice(TWO, ONE)
    table = position.table(malfunction_phase)
    assert state_of(table).malfunctions == [2, 1, 0]
    assert [event.face for event in events(table, MalfunctionRolled)] == [2, 1]


@pytest.mark.rule("FM-1103", "FM-1104")
def test_an_effect_can_add_a_die_for_the_round() -> None:
    position = malfunctions()
    position.state.cubes = 1 << LIVING
    position.state.extra_dice = 0b110
    assert dice_pool(position.game) == [LIVING, SYSTEMS]


@pytest.mark.rule("FM-1106", "FM-1107", "FM-1108", "FM-EX-78", "FM-681", "FM-Q-03")
def test_broken_parts_add_to_the_dice() -> None:
    position = malfunctions()
    position.state.cubes = 1 << LIVING
    position.break_parts("quarters", "processor", "hardware", "filter", "connector")
    position.break_parts("solar-1", "processor")
    position.break_parts("lab", "processor", "hardware")
    position.dice(ONE)
    table = position.table(malfunction_phase)
    assert state_of(table).malfunctions == [0, 3, 1]


@pytest.mark.rule("FM-Q-03", "FM-662")
def test_penalties_of_what_is_shut_down_do_not_count() -> None:
    position = malfunctions()
    position.break_parts("quarters", "processor")
    position.shut("quarters", "oxygen")
    assert state_of(position.table(malfunction_phase)).malfunctions == [0, 0, 0]


@pytest.mark.rule("FM-EX-18", "FM-357")
def test_a_part_repaired_in_the_action_phase_adds_nothing() -> None:
    position = Position(2, phase="acting")
    position.break_parts("medlab", "processor")
    number = position.number("medlab")

    def repaired(g: Game) -> Flow:
        mend_part(g, number, PROCESSOR)
        assert g.state.facilities[number].broken
        end_phase(g)
        g.state.phase, g.state.step = "malfunctions", 0
        yield from malfunction_phase(g)

    assert state_of(position.table(repaired)).malfunctions == [0, 0, 0]


@pytest.mark.rule("FM-EX-17", "FM-355", "FM-1112", "FM-1109", "FM-1115")
def test_a_cube_of_this_phase_counts_from_the_next_round_on() -> None:
    position = malfunctions(box=box_with(dice=[{"block": "working"}]))
    position.state.malfunctions[WORKING] = 4
    position.dice(TWO)
    table = position.table(malfunction_phase)
    assert state_of(table).malfunctions == [0, 0, 0]
    assert len(events(table, MalfunctionRolled)) == 1
    assert dice_pool(table.game) == [WORKING, LIVING]
    assert question(table, A) == "pause"
    do(table, Continue())
    assert state_of(table).phase == "clean_up"


@pytest.mark.rule("FM-Q-52", "FM-1108", "FM-1109", "FM-327")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_markers_move_before_cards_are_resolved(seats: int) -> None:
    position = malfunctions(seats)
    position.state.malfunctions = [4, 4, 4]
    position.state.cubes = 0b111
    position.dice(ONE, TWO, ONE)
    table = position.table(malfunction_phase)
    assert [event.block for event in events(table, MalfunctionDrawn)] == [
        "working",
        "living",
        "systems",
    ]
    assert resolved(table) == 3
    assert state_of(table).malfunctions == [0, 0, 0]


@pytest.mark.rule("FM-1113", "FM-1111")
def test_each_track_brings_one_card() -> None:
    position = malfunctions()
    position.state.malfunctions[LIVING] = 4
    position.break_parts("quarters", "processor", "hardware")
    position.break_parts("medlab", "processor", "hardware")
    table = position.table(malfunction_phase)
    assert resolved(table) == 1
    assert state_of(table).malfunctions[LIVING] == 0


@pytest.mark.rule("FM-1109")
def test_the_phase_goes_on_after_an_interruption() -> None:
    position = malfunctions()
    position.state.malfunctions = [4, 4, 4]
    position.state.cubes = 0b111
    position.dice(ONE, ONE, ONE)
    table = position.table(malfunction_phase)
    play_interrupted(table)
    assert resolved(table) == 3
    finish(table)
