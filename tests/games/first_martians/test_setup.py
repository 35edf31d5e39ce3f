"""Set-up: the HUB, the decks, the crew and its machines."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.core.errors import GameOptionsError
from kosmodrom.core.table import Table
from kosmodrom.games.first_martians.components import NoMedic
from kosmodrom.games.first_martians.events.hub import (
    AstronautTaken,
    FirstPlayerSet,
    MissionBegan,
    ScannerReady,
    UpgradeDealt,
)
from kosmodrom.games.first_martians.moves import NoMachine, TakeAstronaut, TakeMachine
from kosmodrom.games.first_martians.rules.base import FirstMartiansOptions
from kosmodrom.games.first_martians.rules.facilities import deal_upgrade, has_bonus
from kosmodrom.games.first_martians.rules.setup import set_up
from kosmodrom.games.first_martians.terms import BLOCKS, GASES, PROFESSIONS
from kosmodrom.testing.positions import offered, question
from tests.games.first_martians.kit import (
    A,
    AnyTable,
    Position,
    asked,
    at_once,
    do,
    events,
    finish,
    ruleset_of,
    state_of,
)
from tests.games.first_martians.small_box import box_with, small_box

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def start(
    seats: int, seed: str = "set-up", sheet: dict[str, Any] | None = None, **options: Any
) -> AnyTable:
    """A table at the beginning of the game."""
    return Table.start(
        ruleset_of(set_up),
        seats=seats,
        seed=seed,
        options=FirstMartiansOptions(**options),
        data=small_box() if sheet is None else box_with(**sheet),
    )


def ready(seats: int, **more: Any) -> AnyTable:
    """A table after the set-up."""
    table = start(seats, **more)
    finish(table)
    return table


# The board


@SEATS
@pytest.mark.rule("FM-201", "FM-104", "FM-105", "FM-206", "FM-1228", "FM-1301", "FM-1302")
def test_the_mission_gives_rounds_and_reserves(seats: int) -> None:
    table = ready(seats)
    state = state_of(table)
    assert state.sols == (8, 7, 6, 6)[seats - 1]
    assert state.reserves == [3, 4, 5]
    assert events(table, MissionBegan) == [
        MissionBegan("settling-in", "settling-in.intro", state.sols, 3, 4, 5)
    ]
    assert (state.round, state.phase) == (0, "round")


@pytest.mark.rule("FM-211", "FM-212", "FM-213", "FM-216")
def test_the_hub_is_whole() -> None:
    state = state_of(ready(4))
    box = small_box()
    rows = {
        block: [
            box.facilities[there.plan].id
            for there in state.facilities
            if box.facilities[there.plan].block == block
        ]
        for block in BLOCKS
    }
    assert rows == {
        "systems": ["oxygenator-1", "oxygenator-2", "solar-1", "solar-2", "farm"],
        "living": ["quiet", "quarters", "medlab", "control"],
        "working": ["garage", "probe", "lab", "workshop"],
    }
    assert [there.output for there in state.facilities[:4]] == [4, 4, 5, 5]
    assert not any(there.broken for there in state.facilities)
    assert state.rovers == [[], []]


@pytest.mark.rule("FM-189", "FM-519", "FM-539")
def test_a_card_can_take_the_place_of_a_tile() -> None:
    state = state_of(ready(4, sheet={"replaces": {"solar-2": "spare-solar"}}))
    there = state.facilities[3]
    assert small_box().facilities[there.plan].id == "spare-solar"
    assert (there.output, there.broken, len(state.facilities)) == (3, 0, 13)


@pytest.mark.rule("FM-214", "FM-205")
def test_tracks_begin_at_nought() -> None:
    state = state_of(ready(2))
    assert (state.malfunctions, state.stress, state.cubes, state.morale) == ([0, 0, 0], 0, 0, 0)


@pytest.mark.rule("FM-205", "FM-204")
def test_a_mission_can_give_morale() -> None:
    state = state_of(ready(3, sheet={"morale": 2, "morale_tokens": 1}))
    assert state.morale == 2
    assert [member.morale for member in state.crew] == [1, 1, 1]


@SEATS
@pytest.mark.rule("FM-210", "FM-Q-01")
def test_there_is_a_plant_for_each_astronaut(seats: int) -> None:
    (farm,) = state_of(ready(seats)).farms
    astronauts = max(2, seats)
    assert (farm.greenhouses, farm.plants, farm.seeds) == (astronauts, astronauts, 0)


@pytest.mark.rule("FM-209")
@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"greenhouses": 5}, (5, 3)),
        ({"greenhouses": 2}, (2, 2)),
        ({"greenhouses": 4, "plants": 1}, (4, 1)),
        ({"greenhouses": 1, "plants": 3}, (1, 1)),
    ],
)
def test_a_mission_says_what_grows(fields: dict[str, int], expected: tuple[int, int]) -> None:
    state = state_of(ready(3, sheet={**fields, "seeds": 2}))
    assert (state.farms[0].greenhouses, state.farms[0].plants) == expected
    assert state.available.seeds == 2


@pytest.mark.rule("FM-215", "FM-1351")
def test_stacks_are_shuffled_and_whole() -> None:
    one, same, other = (state_of(ready(4, seed=seed)) for seed in ("one", "one", "other"))
    assert one == same
    assert one.malfunction_decks != other.malfunction_decks
    assert [sorted(deck) for deck in one.malfunction_decks] == [
        [0, 1, 2, 3],
        [4, 5, 6, 7],
        [8, 9, 10, 11],
    ]
    assert [len(stack) for stack in one.tile_stacks] == [9, 9, 9]
    assert [sorted(stack) for stack in one.shutdowns] == [[0, 1, 2, 3], [4, 5, 6, 7]]
    assert len(one.shutdowns) == len(GASES)
    assert len(one.poi_pool) == 14
    assert one.condition_pool == [2] * 6
    for deck in ("tile_stacks", "shutdowns", "poi_pool", "adventure_decks"):
        drawn = [getattr(state_of(ready(4, seed=f"seed {n}")), deck) for n in range(5)]
        assert any(stack != drawn[0] for stack in drawn), deck


@pytest.mark.rule("FM-201", "FM-845")
def test_the_mission_sheet_is_laid_out() -> None:
    goals = [
        {"id": "one", "tests": []},
        {"id": "two", "hidden": True},
        {"id": "three", "red": False},
    ]
    actions = [
        {"id": "dig", "effects": []},
        {"id": "call", "effects": [], "open": False},
    ]
    counters = [{"id": "signal", "start": 3}, {"id": "fever", "start": 1, "personal": True}]
    tokens = [
        {"id": "a", "colour": "red", "number": 1},
        {"id": "b", "colour": "red", "number": 2, "at": "available"},
        {"id": "c", "colour": "black", "number": 1, "at": "pending"},
    ]
    sheet = {"goals": goals, "actions": actions, "counters": counters, "tokens": tokens}
    state = state_of(ready(2, sheet=sheet))
    assert state.goals == 0b101
    assert state.closed == 0b10
    assert state.taken == state.taken_now == [0, 0]
    assert state.counters[0] == 3
    assert [member.counters for member in state.crew] == [[1], [1]]
    assert state.available.objectives == [1]
    assert state.pending.objectives == [2]


@pytest.mark.rule("FM-1353", "FM-407")
def test_events_are_those_of_the_mission() -> None:
    own = {"id": "own", "source": "original"}
    strange = {"id": "strange", "source": "original", "missions": ["mayday"]}
    state = state_of(ready(4, sheet={"events": [own, strange]}))
    assert sorted(state.event_deck) == list(range(13))  # the twelve of the box, and its own
    state = state_of(start(4, sheet={"events": [own, strange]}, mission="mayday"))
    assert sorted(state.event_deck) == list(range(12))


@pytest.mark.rule("FM-407")
def test_a_weighty_event_lies_in_the_deck_more_often() -> None:
    own = {"id": "own", "source": "original", "weight": 3}
    state = state_of(ready(4, sheet={"events": [own]}))
    assert sorted(state.event_deck) == [*range(12), 12, 12, 12]


@pytest.mark.rule("FM-201")
def test_the_mission_can_begin_with_effects() -> None:
    state = state_of(ready(4, sheet={"effects": [{"op": "stress", "by": 4}]}))
    assert state.stress == 4


@SEATS
@pytest.mark.rule("FM-201", "FM-1226")
def test_the_mission_can_begin_by_the_number_of_players(seats: int) -> None:
    """A player alone is not two players, though there are two astronauts."""
    further = [[{"op": "stress", "by": by}] for by in (1, 2, 3, 4)]
    sheet = {"effects": [{"op": "stress", "by": 5}], "by_players": further}
    assert state_of(ready(seats, sheet=sheet)).stress == 5 + seats


# The crew


@SEATS
@pytest.mark.rule("FM-202", "FM-203", "FM-204", "FM-239", "FM-1226", "FM-1251")
def test_astronauts_begin_unhurt_with_all_skills(seats: int) -> None:
    state = state_of(ready(seats))
    assert len(state.crew) == (2 if seats == 1 else seats)
    assert len({member.who for member in state.crew}) == len(state.crew)
    for number, member in enumerate(state.crew):
        assert member.seat == number % seats
        assert (member.wounds, member.conditions, member.morale) == (0, 0, 0)
        assert (member.skills, member.used) == (0b1111, 0)


@pytest.mark.rule("FM-201", "FM-Q-02")
def test_dealt_astronauts_differ_from_game_to_game() -> None:
    crews = {tuple(m.who for m in state_of(ready(2, seed=f"seed {n}")).crew) for n in range(12)}
    assert len(crews) > 3


@pytest.mark.rule("FM-1301", "FM-201")
def test_players_choose_their_astronauts() -> None:
    table = start(4, astronauts="chosen")
    assert (question(table, A), offered(table, A)) == (
        "astronaut",
        [TakeAstronaut(profession) for profession in PROFESSIONS],
    )
    do(table, TakeAstronaut("engineer"))
    assert asked(table) == 1
    assert TakeAstronaut("engineer") not in offered(table, 1)
    do(table, TakeAstronaut("medic"), TakeAstronaut("scientist"))
    taken = [(event.seat, event.astronaut) for event in events(table, AstronautTaken)]
    assert taken == [(0, "engineer"), (1, "medic"), (2, "scientist"), (3, "geologist")]
    assert table.finished


@pytest.mark.rule("FM-1226", "FM-EX-80")
def test_a_player_alone_chooses_two() -> None:
    table = start(1, astronauts="chosen")
    do(table, TakeAstronaut("scientist"), TakeAstronaut("medic"))
    crew = state_of(table).crew
    assert [(member.who, member.seat) for member in crew] == [(3, 0), (0, 0)]
    assert table.finished


@pytest.mark.rule("FM-217", "FM-Q-02")
def test_the_first_player_is_drawn_or_named() -> None:
    drawn = {state_of(ready(3, seed=f"seed {n}")).first for n in range(20)}
    assert drawn == {0, 1, 2}
    assert {state_of(ready(1, seed=f"seed {n}")).first for n in range(20)} == {0, 1}
    table = ready(3, first_player="3")
    assert state_of(table).first == 2
    (event,) = events(table, FirstPlayerSet)
    assert event.seat == 2


@pytest.mark.rule("FM-Q-02")
def test_the_first_player_sits_at_the_table() -> None:
    with pytest.raises(GameOptionsError, match="first_player"):
        start(2, first_player="3")


# Upgrades and small crews


@pytest.mark.rule("FM-208", "FM-1303", "FM-207")
def test_upgrade_cards_are_dealt() -> None:
    table = ready(4)
    state = state_of(table)
    assert len(state.available.upgrades) == 2
    ids = [small_box().upgrades[number].id for number in state.available.upgrades]
    assert [event.upgrade for event in events(table, UpgradeDealt)] == ids
    assert len(state.upgrade_deck) == 4
    allowed = ["games-room", "canteen", "auto-scanner"]
    state = state_of(ready(4, sheet={"upgrades": 3, "allowed_upgrades": allowed}))
    assert sorted(small_box().upgrades[n].id for n in state.available.upgrades) == sorted(allowed)
    assert state.upgrade_deck == []
    assert len(state_of(ready(4, sheet={"upgrades": 0})).available.upgrades) == 0


@SEATS
@pytest.mark.rule("FM-218", "FM-1221", "FM-1222", "FM-1223", "FM-EX-80")
def test_small_crews_have_the_auto_scanner(seats: int) -> None:
    table = ready(seats, sheet={"upgrades": 6})
    state = state_of(table)
    small = seats < 4
    assert len(state.available.upgrades) == (5 if small else 6)
    assert (0 in state.available.upgrades) is not small
    assert has_bonus(table.game, "medlab", NoMedic) is small
    assert bool(events(table, ScannerReady)) is small
    assert not any(there.upgrades for there in state.facilities)


@pytest.mark.rule("FM-208")
def test_no_upgrade_is_dealt_from_an_empty_deck() -> None:
    position = Position(2)
    position.state.upgrade_deck = []
    table = position.table(at_once(deal_upgrade))
    assert state_of(table).available.upgrades == []


@pytest.mark.rule("FM-1224")
def test_three_astronauts_may_have_a_machine() -> None:
    table = start(3, first_player="2")
    assert asked(table) == 1
    assert len(offered(table, 1, TakeMachine)) == 4
    do(table, TakeMachine("digger"))
    assert table.finished
    assert state_of(table).machines == [1]


@pytest.mark.rule("FM-1225")
def test_two_astronauts_may_have_two_machines() -> None:
    table = start(2, first_player="1")
    do(table, TakeMachine("builder"))
    assert TakeMachine("builder") not in offered(table, A)
    do(table, TakeMachine("scout"))
    assert table.finished
    assert state_of(table).machines == [3, 0]


@pytest.mark.rule("FM-1224", "FM-1225")
@pytest.mark.parametrize("seats", [2, 3])
def test_machines_can_be_left(seats: int) -> None:
    table = start(seats)
    do(table, NoMachine())
    assert table.finished
    assert state_of(table).machines == []


@pytest.mark.rule("FM-1224")
def test_a_full_crew_has_no_machines() -> None:
    table = start(4)
    assert table.finished
    assert state_of(table).machines == []


@pytest.mark.rule("FM-1227", "FM-EX-80")
def test_a_player_alone_has_all_machines() -> None:
    table = start(1)
    assert table.finished
    assert state_of(table).machines == [0, 1, 2, 3]
