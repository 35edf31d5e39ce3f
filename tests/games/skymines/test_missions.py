"""Chapter 13: missions (SKY-1301 to SKY-1324)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kosmodrom.core.table import Table
from kosmodrom.games.skymines import RULESET, effects
from kosmodrom.games.skymines.moves import (
    PASS,
    STOP,
    TAKE_COIN,
    USE_FIELD_TILE,
    Advance,
    Cross,
    Enter,
    Fulfil,
    PlaceMarker,
    PlayRemoved,
    RemoveCard,
    RestCard,
    TakeFrom,
    TakeStack,
    Upload,
    UseEnergy,
    UseFieldScientist,
    UseResources,
    UseScientist,
)
from kosmodrom.games.skymines.rules.base import SkyminesOptions
from kosmodrom.games.skymines.rules.end import score
from kosmodrom.games.skymines.terms import NOTHING, CardKind
from kosmodrom.testing.positions import offered, question, refused
from tests.games.skymines.kit import (
    A,
    AnyTable,
    B,
    Position,
    answer_until,
    do,
    finish_round,
    open_spaces,
    player,
    rewards,
    seen,
    start_round,
)

ALL = 0b111
PERSONAL = "personal"


def situation(*missions: str, players: int = 2, board: str = "moon") -> Position:
    position = Position(players=players, missions=True, board=board)
    position.missions(*missions)
    position.clear_display()
    return position


def tasks(table: AnyTable) -> list[tuple[str, int]]:
    """The tasks that A may fulfil now."""
    return [(option.mission, option.task) for option in offered(table, A, Fulfil)]


def pass_turn(table: AnyTable) -> None:
    do(table, PASS)
    answer_until(table, "action")


# Setup


@pytest.mark.rule("SKY-1301", "SKY-1302", "SKY-1303", "SKY-1304")
@pytest.mark.parametrize(
    ("seats", "automas", "cards"),
    [(1, 1, 1), (2, 0, 1), (2, 1, 1), (3, 0, 2), (3, 1, 2), (4, 0, 2)],
)
def test_mission_cards_by_the_number_of_people(seats: int, automas: int, cards: int) -> None:
    seeds = set()
    for seed in range(8):
        options = SkyminesOptions(missions=True)
        table = Table.start(RULESET, seats=seats, automas=automas, options=options, seed=str(seed))
        missions = seen(table).missions
        assert len(missions) == cards
        assert len({mission.id for mission in missions}) == cards
        seeds.add(missions[0].id)
        for someone in seen(table).players[:seats]:  # tied to none, all markers on the card
            assert (someone.mission, someone.tasks, someone.once) == (None, 0, 0)
    assert len(seeds) > 1  # they are shuffled


@pytest.mark.rule("SKY-1302", "SKY-1303")
def test_a_status_card_has_three_markers_one_for_each_column() -> None:
    position = situation("shipyard-order")
    someone = position.player(A)
    someone.tank = 9  # column 1
    position.area(A, position.card("titanium", 3), position.card("titanium", 3))  # column 3
    position.area(A, position.card("scientist", 1))
    for screen in range(1, 5):
        plan = position.plan("A", [effects.Energy(1)], [effects.Coins(1)])
        position.screen(A, screen, plan, flipped=True)
    table = position.table()
    for number, task in enumerate((1, 3), start=1):
        do(table, Fulfil("shipyard-order", task))
        assert player(table, A).once == number
    do(table, UseScientist("D"), *[Upload()] * 4, Fulfil("shipyard-order", 2))
    assert player(table, A).once == 3
    assert player(table, A).tasks == ALL
    answer_until(table, "action")
    pass_turn(table)
    assert tasks(table) == []


@pytest.mark.rule("SKY-1301")
def test_without_the_module_there_are_no_missions() -> None:
    table = Table.start(RULESET, seats=3, options=SkyminesOptions(), seed="1")
    assert seen(table).missions == ()
    position = Position()
    position.player(A).tank = 28
    assert tasks(position.table()) == []


@pytest.mark.rule("SKY-1305")
def test_the_base_rules_stay() -> None:
    """The same position offers the same with missions and without, as long as no task is met."""
    offers = []
    for missions in (False, True):
        position = Position(missions=missions)
        position.missions(*(["first-wave"] if missions else []))
        position.area(A, "start-energy-2", "start-titanium-2", "start-scientist")
        table = position.table()
        offers.append(offered(table, A))
    assert offers[0] == offers[1]


# Every task


def in_area(kind: CardKind, *values: int) -> Callable[[Position, int], AnyTable]:
    """These cards lie face up; the last one is 1 less if something is to lack."""

    def begin(position: Position, lack: int) -> AnyTable:
        *first, last = values
        cards = [*first, last - lack] if last > lack else first
        position.area(A, *(position.card(kind, value) for value in cards))
        return position.table()

    return begin


def on_tank(space: int) -> Callable[[Position, int], AnyTable]:
    def begin(position: Position, lack: int) -> AnyTable:
        position.player(A).tank = space - lack
        return position.table()

    return begin


def on_screen(screen: int) -> Callable[[Position, int], AnyTable]:
    def begin(position: Position, lack: int) -> AnyTable:
        position.player(A).upload = screen - lack
        return position.table()

    return begin


def expanding(pieces: int) -> Callable[[Position, int], AnyTable]:
    def begin(position: Position, lack: int) -> AnyTable:
        position.area(A, *(position.card("energy", 3) for _ in range(3)))
        table = position.table()
        do(table, UseEnergy("minerva"))
        enter(table, pieces - lack)
        return table

    return begin


def enter(table: AnyTable, pieces: int) -> None:
    """Enter so many places, the cheapest first."""
    for _ in range(pieces):
        do(table, min(offered(table, A, Enter), key=lambda option: option.cost))
        if question(table, A) == "column":
            do(table, offered(table, A, TakeFrom)[0])


def moving_on_tank(position: Position, lack: int) -> AnyTable:
    position.tiles(A, "field")
    position.area(A, *(position.card("field", tank=1) for _ in range(2 - lack)))
    table = position.table()
    do(table, USE_FIELD_TILE)
    return table


def uploading(position: Position, lack: int) -> AnyTable:
    position.area(A, position.card("scientist", 1))
    for screen in range(1, 6):
        plan = position.plan("A", [effects.Energy(1)], [effects.Coins(1)])
        position.screen(A, screen, plan, flipped=True)
    table = position.table()
    do(table, UseScientist("B"), *[Upload()] * (4 - lack))
    return table


def moving_on_tracks(spaces: int) -> Callable[[Position, int], AnyTable]:
    """On two tracks together."""

    def begin(position: Position, lack: int) -> AnyTable:
        position.area(A, position.card("minerals", 4), position.card("minerals", 3))
        table = position.table()
        do(table, UseResources(("B", "C")), *[Advance("skymine")] * 3)
        do(table, *[Advance("minerva")] * (spaces - 3 - lack))
        return table

    return begin


EVERY_TASK: dict[str, Callable[[Position, int], AnyTable]] = {
    "tank-value-15": on_tank(9),
    "tank-value-25": on_tank(13),
    "tank-value-30": on_tank(16),
    "research-value-15": on_screen(5),
    "research-value-20": on_screen(7),
    "research-value-30": on_screen(9),
    "expansions-4": expanding(4),
    "expansions-5": expanding(5),
    "research-cards-3": in_area("scientist", 1, 1, 1),
    "one-type-7": in_area("minerals", 3, 4),
    "titanium-6": in_area("titanium", 3, 3),
    "minerals-5": in_area("minerals", 3, 2),
    "carbon-6": in_area("carbon", 3, 3),
    "energy-5": in_area("energy", 3, 2),
    "tank-moves-4": moving_on_tank,
    "upload-moves-4": uploading,
    "track-moves-6": moving_on_tracks(6),
    "track-moves-7": moving_on_tracks(7),
}


def place_of(position: Position, task: str) -> tuple[str, int]:
    """The mission card and the column of a task."""
    return next(
        (mission.id, mission.tasks.index(task) + 1)
        for mission in position.box.missions.values()
        if task in mission.tasks
    )


def test_every_task_is_here() -> None:
    assert set(EVERY_TASK) == set(Position().box.tasks)


@pytest.mark.rule(
    "SKY-1306", "SKY-1310", "SKY-1318", "SKY-1319", "SKY-1320", "SKY-1321", "SKY-1322"
)
@pytest.mark.parametrize("task", EVERY_TASK)
def test_a_task_is_met_by_just_enough(task: str) -> None:
    mission, column = place_of(Position(), task)
    begin = EVERY_TASK[task]
    assert (mission, column) not in tasks(begin(situation(mission), 1))
    table = begin(situation(mission), 0)
    assert (mission, column) in tasks(table)
    before = player(table, A).coins
    do(table, Fulfil(mission, column))
    assert player(table, A).coins == before + 2
    assert player(table, A).once == 1
    assert player(table, A).tasks == 1 << column - 1
    assert (mission, column) not in tasks(table)
    finish_round(table)
    assert player(table, A).once == 1
    assert player(table, A).tasks == 1 << column - 1


@pytest.mark.rule("SKY-1306")
def test_every_mission_card_has_three_tasks() -> None:
    position = situation("first-wave")
    someone = position.player(A)
    someone.tank = 13
    position.area(A, *(position.card("scientist", 1) for _ in range(3)))
    position.tiles(A, "energy")
    table = position.table()
    assert tasks(table) == [("first-wave", 1), ("first-wave", 3)]
    for mission in position.box.missions.values():
        assert len(set(mission.tasks)) == 3


# Particular tasks


@pytest.mark.rule("SKY-1318")
@pytest.mark.parametrize("alone", [False, True])
def test_tank_spaces_of_two_actions_do_not_add_up(alone: bool) -> None:
    """Neither with a turn of another between them nor one straight after the other."""
    position = situation("fuel-run")
    position.player(B).passed = alone
    position.area(A, *(position.card("field", tank=3) for _ in range(2)))
    table = position.table()
    do(table, UseFieldScientist("B"))
    if not alone:
        pass_turn(table)
    do(table, UseFieldScientist("C"))
    assert player(table, A).tank == 6
    assert tasks(table) == []


@pytest.mark.rule("SKY-1318")
def test_all_tank_spaces_of_one_action_count_together() -> None:
    """Those of the card and those of the collectors."""
    position = situation("fuel-run")
    position.hold("minerva", "sinus-roris", "mare-imbrium", "mare-insularum", "mare-vaporum")
    position.area(A, position.card("field", company="minerva", tank=2, coins=1))
    table = position.table()
    do(table, UseFieldScientist("B"))
    assert player(table, A).tank == 4
    assert tasks(table) == [("fuel-run", 2)]


@pytest.mark.rule("SKY-1318", "SKY-1106")
@pytest.mark.parametrize(("at", "met"), [(23, True), (24, True), (25, False), (28, False)])
def test_only_spaces_that_the_marker_moved_count(at: int, met: bool) -> None:
    """Spaces past the end are paid in coins, and the marker has not moved over them."""
    position = situation("fuel-run")
    position.player(A).tank = at
    position.area(A, position.card("field", tank=4))
    table = position.table()
    do(table, UseFieldScientist("B"))
    assert player(table, A).tank == min(at + 4, 28)
    assert player(table, A).coins == 1 + 2 * max(0, at + 4 - 28)
    assert (tasks(table) == [("fuel-run", 2)]) == met


@pytest.mark.rule("SKY-1318")
@pytest.mark.parametrize(("spaces", "met"), [(3, False), (4, True), (5, True)])
def test_four_tank_spaces_or_more_are_enough(spaces: int, met: bool) -> None:
    position = situation("fuel-run")
    position.area(A, position.card("field", tank=spaces))
    table = position.table()
    do(table, UseFieldScientist("B"))
    assert (tasks(table) == [("fuel-run", 2)]) == met


@pytest.mark.rule("SKY-1319")
def test_outposts_and_shuttles_count_on_the_belt() -> None:
    position = situation("first-wave", board="belt")
    position.area(A, *(position.card("energy", 3) for _ in range(3)))
    table = position.table()
    do(table, UseEnergy("minerva"))
    for place in ("lutetia-1", "lutetia-2", "lutetia-3"):
        do(table, Enter(place), TakeFrom("minerva", 1))
    places = {option.place for option in offered(table, A, Enter)}
    for shuttle in sorted(place for place in places if place.startswith("shuttle"))[:2]:
        assert tasks(table) == []
        do(table, Enter(shuttle))
    assert tasks(table) == [("first-wave", 2)]


@pytest.mark.rule("SKY-1319")
def test_expansions_of_two_turns_do_not_add_up() -> None:
    position = situation("first-wave")
    position.area(A, position.card("energy", 3))
    position.player(A).coins = 9
    table = position.table()
    do(table, UseEnergy("minerva"))
    enter(table, 3)
    answer_until(table, "action")
    pass_turn(table)
    assert table.game.state.feats == [0, 0, 0, 0]
    assert tasks(table) == []


@pytest.mark.rule("SKY-Q-62", "SKY-1319")
def test_a_removed_energy_card_may_meet_the_expansions() -> None:
    """With P2 a card of 3 points has 5."""
    position = situation("first-wave")
    position.tracks(tawac="E2")
    position.at(A, tawac=4, skymine=13)
    position.hand(A, "c-energy-3", "start-carbon-1")
    table = position.table()
    do(table, PlaceMarker("tawac-1", 1), RemoveCard("c-energy-3"), PlayRemoved())
    do(table, UseEnergy("minerva"))
    enter(table, 4)
    assert tasks(table) == []
    enter(table, 1)
    assert tasks(table) == [("first-wave", 2)]


@pytest.mark.rule("SKY-1320", "SKY-Q-42")
def test_research_cards_of_any_kind_tiles_and_the_symbol_count() -> None:
    position = situation("first-wave")
    position.tracks(tawac="E1")
    position.area(A, position.card("field", tank=1), position.card("scientist", 1))
    assert tasks(position.table()) == []
    position.tiles(A, "field")
    assert tasks(position.table()) == [("first-wave", 3)]
    position.player(A).tiles = 0
    position.tiles(A, "scientist")
    assert tasks(position.table()) == [("first-wave", 3)]
    position.player(A).tiles = 0
    position.at(A, tawac=6)
    assert tasks(position.table()) == [("first-wave", 3)]


@pytest.mark.rule("SKY-1321")
def test_seven_units_are_of_one_type_of_resource() -> None:
    position = situation("fuel-run")
    position.area(A, *(position.card("energy", 3) for _ in range(3)))
    assert tasks(position.table()) == []
    position.player(A).slots = [NOTHING] * 5
    position.area(A, position.card("carbon", 4), position.card("minerals", 4))
    assert tasks(position.table()) == []
    position.area(A, position.card("carbon", 2))
    assert tasks(position.table()) == []
    position.tiles(A, "resource")
    table = position.table()
    assert tasks(table) == []
    do(table, *[o for o in offered(table, A) if getattr(o, "slot", "") == "B"][:1])
    assert tasks(table) == [("fuel-run", 3)]  # 4 + 2 + 1


@pytest.mark.rule("SKY-1322")
def test_the_tank_value_may_have_been_passed_long_ago() -> None:
    position = situation("first-wave")
    position.player(A).tank = 20
    assert tasks(position.table()) == [("first-wave", 1)]


@pytest.mark.rule("SKY-1323", "SKY-Q-42")
def test_used_cards_do_not_count_but_those_in_use_do() -> None:
    position = situation("first-wave")
    position.area(A, *(position.card("scientist", 1) for _ in range(3)))
    position.used(A, "B")
    assert tasks(position.table()) == []

    position = situation("first-wave")
    position.area(A, *(position.card("scientist", 1) for _ in range(3)))
    table = position.table()
    assert tasks(table) == [("first-wave", 3)]
    do(table, UseScientist("B"), STOP, TAKE_COIN)  # declined so far
    assert question(table, A) == "claim"  # the card in use is still face up
    assert tasks(table) == [("first-wave", 3)]
    do(table, STOP)
    pass_turn(table)
    assert tasks(table) == []  # now it is face down


@pytest.mark.rule("SKY-1323", "SKY-Q-42", "SKY-802")
@pytest.mark.parametrize("stacks", [0, 1, 2])
def test_cards_turned_up_while_passing_count_until_they_rest(stacks: int) -> None:
    position = situation("first-wave")
    position.area(A, *(position.card("scientist", 1) for _ in range(3)))
    position.used(A, "B", "C")
    position.rest(A, "B", *["start-carbon-1"][:stacks])
    position.rest(A, "C", *["start-minerals-1"][: stacks - 1])
    table = position.table()
    assert tasks(table) == []
    coins = player(table, A).coins
    do(table, PASS)
    assert tasks(table) == [("first-wave", 3)]
    do(table, Fulfil("first-wave", 3))
    assert player(table, A).coins == coins + 2
    if stacks > 1:
        do(table, TakeStack("B"))
    while question(table, A) == "rest":
        assert tasks(table) == []  # once is enough
        do(table, offered(table, A)[0])
    assert set(table.pending) == {B}


@pytest.mark.rule("SKY-1323", "SKY-Q-42")
def test_cards_at_rest_do_not_count() -> None:
    position = situation("first-wave")
    position.area(A, *(position.card("scientist", 1) for _ in range(3)))
    table = position.table()
    do(table, PASS)
    assert tasks(table) == [("first-wave", 3)]
    do(table, offered(table, A, RestCard)[0])
    assert tasks(table) == []


# Fulfilling


def met_at_once(*missions: str, players: int = 2) -> Position:
    """A meets the first task of every mission card given, by the tank or the upload marker."""
    position = situation(*missions, players=players)
    position.player(A).tank = 16
    position.player(A).upload = 9
    return position


@pytest.mark.rule("SKY-1307")
def test_fulfilling_is_no_action_and_may_be_declined() -> None:
    table = met_at_once("first-wave").table()
    do(table, Fulfil("first-wave", 1))
    assert question(table, A) == "action"
    do(table, PlaceMarker("majority-carbon"))
    assert question(table, B) == "action"

    table = met_at_once("first-wave").table()
    do(table, PlaceMarker("majority-carbon"), STOP)  # asked once more before the turn ends
    assert question(table, B) == "action"
    assert player(table, A).tasks == 0


@pytest.mark.rule("SKY-1307")
def test_only_the_player_in_turn_fulfils_tasks() -> None:
    position = situation("first-wave")
    position.player(B).tank = 16
    table = position.table()
    assert offered(table, A, Fulfil) == offered(table, B, Fulfil) == []
    assert refused(table, A, Fulfil("first-wave", 1)) != ()
    do(table, PASS)
    answer_until(table, "action")
    assert len(offered(table, B, Fulfil)) == 1


@pytest.mark.rule("SKY-1308", "SKY-1309")
@pytest.mark.parametrize("players", [3, 4])
def test_the_first_task_ties_a_player_to_its_mission(players: int) -> None:
    position = met_at_once("first-wave", "deep-sky-survey", players=players)
    position.area(A, *(position.card("scientist", 1) for _ in range(3)))
    table = position.table()
    assert tasks(table) == [("first-wave", 1), ("first-wave", 3), ("deep-sky-survey", 1)]
    do(table, Fulfil("deep-sky-survey", 1))
    assert seen(table).players[A].mission == "deep-sky-survey"
    assert tasks(table) == []
    finish_round(table)
    start_round(table)
    assert tasks(table) == []  # for the rest of the game


@pytest.mark.rule("SKY-1309")
def test_other_tasks_of_the_same_mission_stay_open() -> None:
    position = met_at_once("first-wave", players=3)
    position.area(A, *(position.card("scientist", 1) for _ in range(3)))
    table = position.table()
    do(table, Fulfil("first-wave", 3))
    assert tasks(table) == [("first-wave", 1)]


@pytest.mark.rule("SKY-1310", "SKY-1313")
def test_each_task_pays_two_coins_and_a_marker_and_several_may_be_fulfilled_at_once() -> None:
    position = met_at_once("first-wave")
    position.area(A, *(position.card("scientist", 1) for _ in range(3)))
    table = position.table()
    do(table, Fulfil("first-wave", 3), Fulfil("first-wave", 1))  # in any order
    assert player(table, A).coins == 1 + 2 + 2
    assert player(table, A).once == 2
    assert player(table, A).tasks == 0b101
    assert question(table, A) == "action"


@pytest.mark.rule("SKY-1310", "SKY-Q-60")
def test_the_marker_may_be_placed_in_the_same_turn() -> None:
    position = met_at_once("first-wave")
    position.player(A).markers = 0
    table = position.table()
    assert offered(table, A, PlaceMarker) == []
    do(table, Fulfil("first-wave", 1), PlaceMarker("majority-carbon", once=True))
    assert player(table, A).once == 0
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-1311")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_several_players_may_fulfil_the_same_task_each_once(players: int) -> None:
    position = situation("first-wave", players=players)
    for seat in range(players):
        position.player(seat).tank = 13
    table = position.table()
    for seat in range(players):
        (seat_asked,) = table.pending
        assert seat_asked == seat
        do(table, Fulfil("first-wave", 1))
        assert refused(table, seat, Fulfil("first-wave", 1)) != ()
        assert player(table, seat).coins == 3
        do(table, PASS)
        while list(table.pending) == [seat]:
            do(table, table.pending[seat].options[0])


@pytest.mark.rule("SKY-1313", "SKY-Q-60")
def test_a_task_may_be_fulfilled_during_an_action() -> None:
    """Its coins pay the barrier in the middle of a move."""
    position = met_at_once("first-wave")
    position.player(A).coins = 2
    position.at(A, minerva=9)  # a barrier of 4 before 11
    position.area(A, position.card("minerals", 4))
    table = position.table()
    do(table, PlaceMarker("majority-minerals", 2))
    assert question(table, A) == "barrier"
    assert refused(table, A, Cross("minerva")) != ()
    do(table, Fulfil("first-wave", 1), Cross("minerva"))
    assert player(table, A).tracks[1] == 12
    assert player(table, A).coins == 0
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-1313", "SKY-Q-60")
def test_a_task_may_be_fulfilled_in_a_later_turn_and_round() -> None:
    table = met_at_once("first-wave").table()
    finish_round(table)
    assert player(table, A).tasks == 0
    start_round(table)
    assert tasks(table) == [("first-wave", 1)]


@pytest.mark.rule("SKY-1313", "SKY-Q-60")
def test_a_task_is_offered_before_the_turn_ends() -> None:
    position = situation("fuel-run")
    position.area(A, position.card("field", tank=4))
    table = position.table()
    do(table, UseFieldScientist("B"))
    assert question(table, A) == "claim"
    do(table, Fulfil("fuel-run", 2))
    assert player(table, A).once == 1
    assert question(table, B) == "action"


# One-time markers


@pytest.mark.rule("SKY-1314")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_one_time_marker_is_used_like_another_and_leaves(players: int) -> None:
    position = situation("first-wave", players=players)
    position.fulfilled(A, "first-wave", 1)
    position.player(A).once = 1
    position.area(A, position.card("carbon", 4))
    table = position.table()
    markers = player(table, A).markers
    assert {option.once for option in offered(table, A, PlaceMarker)} == {False, True}
    do(table, PlaceMarker("majority-carbon", 2, once=True))
    assert player(table, A).tracks[0] == 3
    assert player(table, A).markers == markers
    assert "majority-carbon" not in open_spaces(table, B)
    finish_round(table)
    assert (player(table, A).markers, player(table, A).once) == (markers, 0)
    start_round(table)
    assert {option.once for option in offered(table, A, PlaceMarker)} == {False}
    assert "majority-carbon" in open_spaces(table, A)


# The personal bonus space


def finished(players: int = 2, coins: int = 1) -> Position:
    """A has fulfilled all three tasks, and spent the markers for them."""
    position = situation("first-wave", players=players)
    position.fulfilled(A, "first-wave", 1, 2, 3)
    position.player(A).coins = coins
    return position


@pytest.mark.rule("SKY-EX-52", "SKY-1315", "SKY-1316", "SKY-1317", "SKY-Q-59")
def test_the_third_task_opens_the_personal_space_at_once() -> None:
    position = met_at_once("first-wave")
    position.fulfilled(A, "first-wave", 1, 2)
    position.area(A, *(position.card("scientist", 1) for _ in range(3)))
    table = position.table()
    assert PERSONAL not in open_spaces(table, A)
    do(table, Fulfil("first-wave", 3))
    assert player(table, A).coins == 1 + 2
    assert player(table, A).once == 1
    assert table.game.state.opened == [A]
    do(table, PlaceMarker(PERSONAL), Advance("astrogo"))
    assert player(table, A).coins == 3 - 1
    assert player(table, A).tracks == [0, 0, 3, 0]
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-1316", "SKY-Q-59")
def test_the_personal_space_opened_during_an_action_waits_for_the_next_turn() -> None:
    position = situation("fuel-run")
    position.fulfilled(A, "fuel-run", 1, 3)
    position.area(A, position.card("field", tank=4))
    table = position.table()
    do(table, UseFieldScientist("B"), Fulfil("fuel-run", 2))
    assert question(table, B) == "action"  # the action was taken
    pass_turn(table)
    assert PERSONAL in open_spaces(table, A)


@pytest.mark.rule("SKY-1315", "SKY-1316")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_personal_space_is_for_its_owner_only(players: int) -> None:
    position = finished(players)
    for seat in range(players):
        position.player(seat).coins = 9
    table = position.table()
    assert PERSONAL in open_spaces(table, A)
    do(table, PASS)
    for seat in range(1, players):
        answer_until(table, "action")
        assert list(table.pending) == [seat]
        assert PERSONAL not in open_spaces(table, seat)
        do(table, PASS)


@pytest.mark.rule("SKY-1316")
def test_two_players_have_a_personal_space_each() -> None:
    position = finished()
    position.fulfilled(B, "first-wave", 1, 2, 3)
    table = position.table()
    do(table, PlaceMarker(PERSONAL), Advance("astrogo"))
    assert PERSONAL in open_spaces(table, B)
    do(table, PlaceMarker(PERSONAL), Advance("minerva"))
    assert player(table, B).tracks == [0, 3, 0, 0]


@pytest.mark.rule("SKY-1316", "SKY-Q-59")
def test_the_personal_space_is_used_once_a_round_to_the_end_of_the_game() -> None:
    position = finished(coins=9)
    table = position.table()
    do(table, PlaceMarker(PERSONAL), Advance("astrogo"))
    pass_turn(table)
    assert PERSONAL not in open_spaces(table, A)
    for _ in range(2):
        finish_round(table)
        start_round(table)
        assert PERSONAL in open_spaces(table, A)


@pytest.mark.rule("SKY-1317")
def test_the_personal_space_costs_a_coin_and_moves_three_on_one_track() -> None:
    assert PERSONAL not in open_spaces(finished(coins=0).table(), A)
    position = finished(coins=4)
    position.at(A, astrogo=3)  # 1 coin before 5, a barrier of 2 before 6
    table = position.table()
    assert rewards(table, A, PERSONAL) == [0]
    do(table, PlaceMarker(PERSONAL))
    assert {step.company for step in offered(table, A, Advance)} == {
        "skymine",
        "minerva",
        "astrogo",
        "tawac",
    }
    do(table, Advance("astrogo"), Cross("astrogo"))
    assert player(table, A).tracks == [0, 0, 6, 0]
    assert player(table, A).coins == 4 - 1 + 1 - 2


@pytest.mark.rule("SKY-1317", "SKY-1005", "SKY-1003")
def test_a_track_on_which_the_marker_cannot_move_is_not_offered() -> None:
    position = finished(coins=2)
    position.at(A, skymine=21, astrogo=5)  # the end; a barrier of 2, with 1 coin left
    table = position.table()
    do(table, PlaceMarker(PERSONAL))
    assert {step.company for step in offered(table, A, Advance)} == {"minerva", "tawac"}


# The end


@pytest.mark.rule("SKY-1324")
def test_missions_score_nothing_themselves() -> None:
    scores = []
    for done in (False, True):
        position = situation("first-wave")
        if done:
            position.fulfilled(A, "first-wave", 1, 2, 3)
            position.player(A).once = 3
        position.state.round = 7
        position.at(A, minerva=9)
        table = position.table()
        finish_round(table)
        assert table.game.state.phase == "end"
        assert player(table, A).mission == (0 if done else NOTHING)
        scores.append(score(table.game, A))
    assert scores[0] == scores[1]
