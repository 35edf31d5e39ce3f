"""The storyteller: the Event phase, Adventures, goals and the end of the mission."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kosmodrom.core.asks import Flow
from kosmodrom.core.registry import find_game
from kosmodrom.core.rng import Random
from kosmodrom.games.first_martians.effects import AddGoal, Effect, Test, TickGoal
from kosmodrom.games.first_martians.events.story import (
    AdventureBegan,
    AdventureReturned,
    ConsequenceCame,
    EventActionOpened,
    EventClosed,
    EventDrawn,
    FollowUpCame,
    GoalReached,
    MissionLost,
    MissionWon,
    NothingHappened,
    ProgressNamed,
    RoundBegan,
    SolStoryTold,
    ThresholdExceeded,
)
from kosmodrom.games.first_martians.moves import ChoosePart, PlanEventAction, TakeWayOut
from kosmodrom.games.first_martians.rules.adventures import have_adventure
from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.rules.effects import resolve
from kosmodrom.games.first_martians.rules.end import next_round, result
from kosmodrom.games.first_martians.rules.events_phase import LATER, begin_round, events_phase
from kosmodrom.games.first_martians.rules.goals import check_goals
from kosmodrom.games.first_martians.rules.tests import holds
from kosmodrom.games.first_martians.state import Coming, OpenEvent
from kosmodrom.games.first_martians.terms import COLOURS, NOTHING, Colour, PartKind
from kosmodrom.games.first_martians.view import redeal, view
from kosmodrom.testing.positions import offered, table_at, told
from tests.games.first_martians.kit import (
    A,
    AnyTable,
    B,
    Position,
    asked,
    astronaut,
    at_once,
    do,
    events,
    finish,
    state_of,
)
from tests.games.first_martians.planning_kit import can, carry_out, plan_at
from tests.games.first_martians.small_box import box_with


def phase_of_events(g: Game) -> Flow:
    """The Event phase from where it is to its end."""
    while g.state.phase == "events":
        yield from events_phase(g)


def event_phase(position: Position) -> AnyTable:
    """A table at the pause after the Event phase."""
    position.state.phase = "events"
    return position.table(phase_of_events)


def open_event(position: Position, round_: int = 1) -> None:
    """The first event of the box was not acted on yet."""
    position.state.open_events = [OpenEvent(0, round_)]
    if 0 in position.state.event_deck:
        position.state.event_deck.remove(0)


def order(table: AnyTable) -> list[str]:
    return [type(event).__name__ for event in told(table)]


# The four steps


@pytest.mark.rule(
    "FM-401", "FM-1311", "FM-407", "FM-414", "FM-1314", "FM-1315", "FM-322", "FM-412", "FM-413"
)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_event_phase_has_four_steps(seats: int) -> None:
    table = event_phase(Position(seats))
    assert (len(events(table, ProgressNamed)), len(events(table, EventDrawn))) == (1, 1)
    names = order(table)
    steps = ["ProgressNamed", "EventDrawn", "StressMoved", "EventActionOpened"]
    places = [names.index(name) for name in steps]
    assert places == sorted(places)
    assert state_of(table).stress == 1  # what every event of the small box does


@pytest.mark.rule("FM-331")
@pytest.mark.parametrize("before", [1, 2, 3, 4])
def test_some_sols_begin_with_what_the_mission_has_in_store(before: int) -> None:
    storms = [{"start": 3, "end": 4, "effects": [{"op": "stress", "by": 2}]}]
    position = Position(2, box=box_with(rounds=storms))
    position.state.round = before
    table = position.table(begin_round)
    assert state_of(table).stress == (2 if before + 1 in (3, 4) else 0)
    assert [began.round for began in events(table, RoundBegan)] == [before + 1]


@pytest.mark.rule("FM-330")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_new_round_is_the_next_sol_from_its_first_phase_on(seats: int) -> None:
    position = Position(seats, phase="clean_up")
    table = position.table(at_once(next_round))
    assert state_of(table).phase == "round"
    position.state = state_of(table)
    table = position.table(begin_round)
    assert (state_of(table).round, state_of(table).phase, state_of(table).step) == (2, "events", 0)


@pytest.mark.rule("FM-402", "FM-1312", "FM-Q-09", "FM-EX-21")
def test_one_track_rises_by_one() -> None:
    position = Position(box=box_with(malfunctions=["systems", "living"]))
    position.state.malfunctions[2] = 2
    table = event_phase(position)
    assert state_of(table).malfunctions == [0, 0, 3]
    position = Position(box=box_with(malfunctions=["systems", "living"]))
    position.state.round = 2
    assert state_of(event_phase(position)).malfunctions == [0, 1, 0]
    position.state.round = 3
    assert sum(state_of(event_phase(position)).malfunctions) == 1


@pytest.mark.rule("FM-403", "FM-404", "FM-405", "FM-EX-22")
def test_a_track_at_five_draws_a_card_before_the_event() -> None:
    position = Position(box=box_with(malfunctions=["living"]))
    position.state.malfunctions[1] = 4
    table = event_phase(position)
    assert state_of(table).malfunctions == [0, 0, 0]
    assert state_of(table).reserves == [0, 0, 1]
    assert state_of(table).cubes == 1 << 2
    names = order(table)
    assert names.index("MalfunctionDrawn") < names.index("EventDrawn")


@pytest.mark.rule("FM-406", "FM-1312")
def test_the_first_step_is_over_before_the_event_is_drawn() -> None:
    box = box_with(malfunctions=["working"])
    asking = msgspec.convert({"op": "break", "facilities": ["lab"]}, Effect)
    cards = [msgspec.structs.replace(card, effects=(asking,)) for card in box.malfunctions]
    position = Position(box=msgspec.structs.replace(box, malfunctions=tuple(cards)))
    position.state.malfunctions[0] = 4
    table = event_phase(position)
    assert offered(table, A, ChoosePart)
    assert not events(table, EventDrawn)
    do(table, ChoosePart("lab", "filter"))
    assert events(table, EventDrawn)


@pytest.mark.rule("FM-409", "FM-1313", "FM-408")
def test_earlier_happenings_come_before_the_mission_event() -> None:
    position = Position()
    position.state.coming = [Coming(1, "follow_up", 0, B), Coming(2, "follow_up", 0, B)]
    table = event_phase(position)
    (came,) = events(table, FollowUpCame)
    assert (came.follow_up, came.astronaut) == ("letter", "geologist")
    names = order(table)
    assert names.index("FollowUpCame") < names.index("EventDrawn")
    assert state_of(table).morale == 1
    assert len(state_of(table).coming) == 1


@pytest.mark.rule("FM-1353")
def test_no_event_comes_twice() -> None:
    position = Position()
    seen = []
    for round_ in range(1, 13):
        position.state.round = round_
        position.state.step = 0
        position.state.open_events = []
        table = event_phase(position)
        seen.append(events(table, EventDrawn)[0].event)
        finish(table)
        position.state = state_of(table)
    assert len(set(seen)) == 12


@pytest.mark.rule("FM-1353")
def test_a_weighty_event_comes_once_all_the_same() -> None:
    position = Position(2)
    position.state.event_deck = [1, 0, 1, 0]
    assert events(event_phase(position), EventDrawn)[0].event == position.box.events[0].id
    assert state_of(event_phase(position)).event_deck == [1, 1]


@pytest.mark.rule("FM-846")
def test_an_event_without_an_action_opens_none() -> None:
    own = [{"id": "calm", "source": "original"}]
    position = Position(box=box_with(events=own))
    position.state.event_deck = [len(position.box.events) - 1]
    table = event_phase(position)
    assert events(table, EventDrawn)[0].event == "calm"
    assert not events(table, EventActionOpened)
    assert state_of(table).open_events == []


# Open events


@pytest.mark.rule("FM-850", "FM-851", "FM-1321", "FM-1324", "FM-1325", "FM-1326", "FM-EX-70")
@pytest.mark.rule("FM-Q-07", "FM-415", "FM-852")
def test_an_event_threatens_in_its_second_and_third_round() -> None:
    for round_, threatens in ((3, True), (4, True), (5, False)):
        position = Position(2)
        open_event(position, 2)
        position.state.round = round_
        position.state.phase, position.state.step = "events", 1
        happened = set()
        for luck in range(30):
            position.state.rng = luck
            table = position.table(phase_of_events)
            happened.add(bool(events(table, ConsequenceCame)))
            is_open = any(opened.event == 0 for opened in state_of(table).open_events)
            assert is_open == (round_ < 5 and not events(table, ConsequenceCame))
            assert bool(events(table, EventClosed)) == (round_ == 5)
        assert happened == ({False, True} if threatens else {False})


@pytest.mark.rule("FM-1324", "FM-1352")
def test_nobody_can_know_which_consequences_come() -> None:
    position = Position(2)
    open_event(position)
    position.state.open_events[0].due = True
    position.state.round = 2
    position.state.phase, position.state.step = "events", LATER
    guesses = set()
    for luck in range(30):
        redeal(position.game, A, Random.seeded(luck))
        guesses.add(position.state.open_events[0].due)
    assert guesses == {False, True}


@pytest.mark.rule("FM-1325", "FM-1352")
def test_a_consequence_that_has_come_is_known() -> None:
    ways = [{"id": "up", "effects": [{"op": "stress", "by": 1}]}, {"id": "down"}]
    leak = {
        "id": "leak",
        "source": "original",
        "action": {"pawns": 1, "reward": [{"op": "stress", "by": -1}]},
        "consequence": {"percent": 50, "effects": [{"op": "choose", "ways": ways}]},
    }
    position = Position(2, box=box_with(events=[leak]))
    number = len(position.box.events) - 1
    position.state.open_events = [OpenEvent(number, 1, due=True) for _ in range(2)]
    state = position.state
    state.phase, state.round, state.step = "events", 2, LATER
    game, data = find_game("first_martians"), position.box
    table = table_at(game, state, seats=2, options=position.options, data=data)
    seat = asked(table)
    do(table, TakeWayOut("leak-down"))
    assert offered(table, seat) == [TakeWayOut("leak-up"), TakeWayOut("leak-down")]
    for luck in range(10):
        copy = table.fork(seat, Random.seeded(luck))
        assert offered(copy, seat) == offered(table, seat)


@pytest.mark.rule("FM-849", "FM-855", "FM-1323", "FM-EX-71")
def test_an_event_that_was_acted_on_has_no_consequences() -> None:
    for luck in range(30):
        position = Position(2)
        open_event(position)
        position.state.open_events[0].done = True
        position.state.round = 2
        position.state.rng = luck
        table = event_phase(position)
        assert not events(table, ConsequenceCame)
        assert [opened.event for opened in state_of(table).open_events] != [0]


@pytest.mark.rule("FM-1327", "FM-848", "FM-410")
def test_a_consequence_closes_its_event_and_hits_once() -> None:
    position = Position(2)
    open_event(position)
    position.state.round = 2
    position.state.phase = "events"
    table = position.lucky(phase_of_events, lambda table: bool(events(table, ConsequenceCame)))
    assert state_of(table).morale == -1
    assert all(opened.event != 0 for opened in state_of(table).open_events)


@pytest.mark.rule("FM-842", "FM-1322")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_open_events_can_be_read_and_reading_changes_nothing(seats: int) -> None:
    position = Position(seats)
    open_event(position)
    position.state.round = 2
    table = position.table(at_once())
    before = table.fingerprint
    for seat in (*range(seats), None):
        (opened,) = view(table.game, seat).open_events
        assert (opened.event, opened.until, opened.done) == ("dust-0", 3, False)
    assert table.fingerprint == before


@pytest.mark.rule("FM-1321", "FM-1322")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_nobody_is_told_of_a_sol_that_does_not_come(seats: int, left: int) -> None:
    position = Position(seats)
    sols = position.state.sols
    position.state.round = sols - left
    table = event_phase(position)
    (opened,) = events(table, EventActionOpened)
    assert opened.until == position.state.round + min(left, 2)
    assert [seen.until for seen in view(table.game, A).open_events] == [opened.until]


@pytest.mark.rule("FM-331")
@pytest.mark.parametrize("before", [1, 2, 3])
def test_what_a_mission_asks_in_a_sol_is_told_first(before: int) -> None:
    ways = [{"id": "on"}, {"id": "off", "effects": [{"op": "stress", "by": 1}]}]
    rounds = [{"start": 3, "end": 3, "told": True, "effects": [{"op": "choose", "ways": ways}]}]
    position = Position(2, box=box_with(rounds=rounds))
    position.state.round = before
    table = position.table(begin_round)
    stories = [event.story for event in events(table, SolStoryTold)]
    assert stories == (["settling-in-3"] if before == 2 else [])
    assert bool(table.pending) == (before == 2)


@pytest.mark.rule("FM-1316", "FM-411", "FM-1352")
def test_nobody_sees_what_will_come() -> None:
    position = Position(2)
    open_event(position)
    seen = view(position.game, A)
    position.state.open_events[0].due = True
    position.state.coming = [Coming(2, "follow_up", 0, B)]
    assert view(position.game, A) == seen


def dear_event(**fields: Any) -> Position:
    """An event of the mission is open whose action costs 2 oxygen."""
    action = {"cost": {"oxygen": 2}, "reward": [{"op": "stress", "by": -1}]}
    own = {"id": "leak", "source": "original", "action": action, **fields}
    position = Position(2, box=box_with(events=[own]))
    position.state.open_events = [OpenEvent(len(position.box.events) - 1, 1)]
    return position


@pytest.mark.rule("FM-843")
@pytest.mark.parametrize("oxygen", [1, 2])
def test_the_action_of_an_event_has_its_cost(oxygen: int) -> None:
    position = dear_event()
    position.state.stress = 3
    position.reserves(oxygen=oxygen)
    table = plan_at(position)
    assert can(table, PlanEventAction("medic", "leak")) == (oxygen == 2)
    if oxygen == 2:
        carry_out(table, PlanEventAction("medic", "leak"))
        assert (state_of(table).reserves[0], state_of(table).stress) == (0, 2)


@pytest.mark.rule("FM-854")
def test_an_event_that_is_left_alone_closes_without_a_change() -> None:
    position = dear_event()
    position.state.round = 4
    position.state.event_deck = []
    table = event_phase(position)
    assert [event.event for event in events(table, EventClosed)] == ["leak"]
    assert state_of(table).open_events == []
    assert (state_of(table).stress, state_of(table).morale) == (0, 0)


@pytest.mark.rule("FM-Q-63", "FM-1328")
@pytest.mark.parametrize("done", [True, False])
def test_acting_averts_a_consequence_but_no_follow_up(done: bool) -> None:
    sure = {"percent": 100, "effects": [{"op": "morale", "by": -1}]}
    position = dear_event(consequence=sure)
    position.state.open_events[0].done = done
    position.state.coming = [Coming(2, "follow_up", 0, B)]
    position.state.round = 2
    table = event_phase(position)
    assert len(events(table, ConsequenceCame)) == (not done)
    (came,) = events(table, FollowUpCame)
    assert came.astronaut == "geologist"


# Adventures


def adventure(position: Position, colour: Colour, name: str, who: int = B) -> AnyTable:
    """A table at which somebody has this Adventure."""
    number = [each.id for each in position.box.adventures].index(name)
    position.state.adventure_decks[COLOURS.index(colour)] = [number]

    def flow(g: Game) -> Flow:
        yield from have_adventure(g, colour, who)

    return position.table(flow)


@pytest.mark.rule("FM-816", "FM-817", "FM-818", "FM-819", "FM-1331", "FM-1332", "FM-1334")
@pytest.mark.parametrize("colour", COLOURS)
def test_an_adventure_is_of_the_actions_colour_and_about_its_performer(colour: Colour) -> None:
    table = adventure(Position(3), colour, f"{colour}-normal")
    (began,) = events(table, AdventureBegan)
    assert (began.adventure, began.astronaut) == (f"{colour}-normal", "geologist")
    assert [astronaut(table, n).morale for n in range(3)] == [0, 1, 0]


@pytest.mark.rule("FM-820", "FM-1335", "FM-1337", "FM-EX-72")
def test_a_delayed_adventure_comes_back_before_the_mission_event() -> None:
    position = Position(3)
    position.state.round = 3
    table = adventure(position, "blue", "blue-delayed")
    assert events(table, NothingHappened)
    assert not events(table, AdventureBegan)
    (coming,) = state_of(table).coming
    assert coming.round in (4, 5)
    position.state = state_of(table)
    position.state.round, position.state.step = coming.round, 0
    table = event_phase(position)
    (returned,) = events(table, AdventureReturned)
    assert (returned.adventure, returned.astronaut) == ("blue-delayed", "geologist")
    assert state_of(table).stress == 2  # its own, and the event's
    names = order(table)
    assert names.index("AdventureReturned") < names.index("EventDrawn")


@pytest.mark.rule("FM-821", "FM-1333", "FM-1336")
def test_a_choice_is_made_by_the_one_concerned() -> None:
    table = adventure(Position(3), "green", "green-choice")
    assert asked(table) == B
    assert offered(table, B) == [TakeWayOut("green-choice-up"), TakeWayOut("green-choice-down")]
    do(table, TakeWayOut("green-choice-down"))
    assert (state_of(table).morale, state_of(table).stress) == (-1, 0)


@pytest.mark.rule("FM-821", "FM-1336")
def test_what_comes_of_a_choice_is_not_known_before_it() -> None:
    table = adventure(Position(3), "green", "green-choice")
    before = table.outcome(B, [TakeWayOut("green-choice-down")])
    assert (before.events, before.view, before.certain) == ((), None, False)
    do(table, TakeWayOut("green-choice-down"))
    assert table.undo_terms(B).alone == ()


@pytest.mark.rule("FM-1353")
def test_no_adventure_repeats_before_all_have_been() -> None:
    position = Position(2)

    def flow(g: Game) -> Flow:
        for _ in range(6):
            yield from have_adventure(g, "gray", A)

    table = position.table(flow)
    finish(table)
    first = [event for event in told(table) if isinstance(event, AdventureBegan | NothingHappened)]
    began = [event.adventure for event in first if isinstance(event, AdventureBegan)]
    assert sorted(began) == ["gray-choice"] * 2 + ["gray-normal"] * 2
    assert len(set(began[:2])) == 2


# Goals and the end


GOALS = [
    {"id": "red", "tests": [{"op": "reserve-holds", "resource": "food", "least": 2}]},
    {"id": "other", "tests": [{"op": "explored", "least": 1}]},
    {
        "id": "orange",
        "red": False,
        "tests": [{"op": "morale-is", "least": 2}],
        "reward": [{"op": "stress", "by": 3}],
    },
    {"id": "later", "hidden": True},
]


def goal_position(**fields: Any) -> Position:
    return Position(2, box=box_with(goals=GOALS, **fields))


@pytest.mark.rule("FM-117", "FM-1342", "FM-Q-08", "FM-1348")
def test_goals_are_ticked_when_their_tests_hold() -> None:
    position = goal_position()
    position.state.reserves = [0, 0, 2]
    position.state.morale = 2
    table = position.table(check_goals)
    reached = [(event.goal, event.red) for event in events(table, GoalReached)]
    assert reached == [("settling-in-red", True), ("settling-in-orange", False)]
    assert state_of(table).stress == 3
    # What is done stays done, and brings its reward once.
    position.state = state_of(table)
    position.state.reserves = [0, 0, 0]
    table = position.table(check_goals)
    assert (state_of(table).done, state_of(table).stress) == (0b101, 3)


@pytest.mark.rule("FM-117", "FM-1341")
def test_an_effect_ticks_a_goal_once_and_lists_it() -> None:
    position = goal_position()
    position.state.done = 0b10

    def reach(g: Game) -> Flow:
        yield from resolve(g, [TickGoal("orange"), TickGoal("orange"), TickGoal("later")])

    table = position.table(reach)
    reached = [event.goal for event in events(table, GoalReached)]
    assert reached == ["settling-in-orange", "settling-in-later"]
    assert (state_of(table).goals, state_of(table).done) == (0b1111, 0b1110)
    assert state_of(table).stress == 3


@pytest.mark.rule("FM-101", "FM-102", "FM-103", "FM-1201", "FM-1203", "FM-1345", "FM-EX-01")
@pytest.mark.rule("FM-Q-64")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(("done", "won"), [(0b11, True), (0b111, True), (0b101, False)])
def test_all_red_goals_win_whatever_the_orange_ones(seats: int, done: int, won: bool) -> None:
    position = Position(seats, box=box_with(goals=GOALS))
    position.state.done = done
    table = position.table(at_once(next_round))
    assert bool(events(table, MissionWon)) == won
    assert (state_of(table).phase == "end") == won
    if won:
        found = result(table.game)
        assert (found.outcome, found.winners) == ("won", tuple(range(seats)))


@pytest.mark.rule("FM-102", "FM-1341")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("listed", "done", "won"),
    [(False, 0b01, True), (True, 0b01, False), (True, 0b11, True), (False, 0b00, False)],
)
def test_a_hidden_red_goal_counts_from_when_it_is_listed(
    seats: int, listed: bool, done: int, won: bool
) -> None:
    goals = [{"id": "known"}, {"id": "late", "hidden": True}]
    position = Position(seats, box=box_with(goals=goals))
    position.state.done = done

    def go_on(g: Game) -> Flow:
        if listed:
            yield from resolve(g, [AddGoal("late")])
        next_round(g)

    table = position.table(go_on)
    assert bool(events(table, MissionWon)) == won


@pytest.mark.rule("FM-104", "FM-106", "FM-1205", "FM-1346", "FM-1347")
def test_time_runs_out_after_the_last_sol() -> None:
    for round_, lost in ((6, False), (7, True)):
        position = goal_position()
        position.state.sols, position.state.round = 7, round_
        table = position.table(at_once(next_round))
        assert [event.ending for event in events(table, MissionLost)] == ["time"] * lost
        assert state_of(table).phase == ("end" if lost else "round")


@pytest.mark.rule("FM-107", "FM-108", "FM-109", "FM-110", "FM-111", "FM-112", "FM-113", "FM-114")
@pytest.mark.rule("FM-EX-02", "FM-EX-03", "FM-EX-04", "FM-1202", "FM-1206", "FM-1344", "FM-Q-18")
@pytest.mark.parametrize(
    ("broken", "last", "ending"),
    [(3, False, "won"), (4, False, ""), (3, True, "won"), (4, True, "threshold")],
)
def test_the_threshold(broken: int, last: bool, ending: str) -> None:
    position = goal_position(threshold=3)
    position.state.done = 0b11
    position.state.sols, position.state.round = 6, 6 if last else 4
    parts: list[tuple[str, PartKind]] = [
        ("lab", "filter"),
        ("lab", "hardware"),
        ("probe", "filter"),
        ("farm", "filter"),
    ]
    for name, part in parts[:broken]:
        position.break_parts(name, part)
    position.shut("farm", "oxygen")
    # Cubes are no broken parts.
    position.state.cubes, position.state.malfunctions = 0b111, [4, 4, 4]
    table = position.table(at_once(next_round))
    assert state_of(table).ending == ending
    assert bool(events(table, ThresholdExceeded)) == (broken == 4)


@pytest.mark.rule("FM-110", "FM-1344")
def test_the_threshold_is_asked_only_when_the_goals_are_done() -> None:
    position = goal_position(threshold=0)
    position.break_parts("lab", "filter")
    table = position.table(at_once(next_round))
    assert not events(table, ThresholdExceeded)


@pytest.mark.rule("FM-845", "FM-1341")
def test_a_goal_that_an_event_adds_counts_from_then_on() -> None:
    position = goal_position()
    position.state.goals |= 1 << 3
    position.state.done = 0b11
    table = position.table(at_once(next_round))
    assert state_of(table).phase == "round"


# What the data ask about the situation


def check(position: Position, op: str, astronaut: int = NOTHING, **fields: Any) -> bool:
    return holds(position.game, [msgspec.convert({"op": op, **fields}, Test)], astronaut)


def test_what_holds() -> None:
    position = Position(3)
    s = position.state
    s.reserves, s.morale, s.stress, s.examined = [1, 2, 3], 1, 5, 2
    s.available.samples, s.flags = 2, ["seen"]
    position.explore("K1-N", "plains-1")
    position.explore("K2-N", "plains-2")
    position.break_parts("lab", "filter", "hardware")
    position.shut("probe", "energy")
    position.astronaut(B).wounds = 2
    position.conditions(B, "anemia")
    assert check(position, "reserve-holds", resource="food", least=3)
    assert not check(position, "reserve-holds", resource="oxygen", least=2)
    assert check(position, "cargo-holds", what="samples", least=2)
    assert not check(position, "cargo-holds", what="discoveries", least=1)
    assert check(position, "morale-is", least=1)
    assert not check(position, "morale-is", most=0)
    assert check(position, "stress-is", least=5, most=5)
    assert check(position, "broken", least=2, most=2)
    assert not check(position, "broken", least=1, facilities=["garage"])
    assert check(position, "is-shut", facility="probe")
    assert not check(position, "is-shut", facility="lab")
    assert check(position, "explored", least=2)
    assert not check(position, "explored", least=1, ring=3)
    assert check(position, "plants", least=3)
    assert check(position, "greenhouses", least=3)
    assert check(position, "output-is", resource="oxygen", least=8, most=8)
    assert not check(position, "built-facility", card="reserve-farm")
    assert not check(position, "built-upgrades", least=1)
    assert not check(position, "goal-done", goal="look-around")
    assert check(position, "round-is", most=1)
    assert check(position, "players-are", least=3, most=3)
    assert check(position, "in-play", profession="engineer")
    assert not check(position, "in-play", profession="scientist")
    assert check(position, "flagged", flag="seen")
    assert check(position, "not", test={"op": "flagged", "flag": "unseen"})
    tests = [{"op": "flagged", "flag": "unseen"}, {"op": "flagged", "flag": "seen"}]
    assert check(position, "any-of", tests=tests)
    assert check(position, "has-profession", B, profession="geologist")
    assert check(position, "has-trait", B, trait="trait-geologist")
    assert check(position, "has-condition", B)
    assert not check(position, "has-condition", B, condition="heart")
    assert check(position, "is-wounded", B, least=2)
    assert not check(position, "is-wounded", A)
    assert not check(position, "is-wounded")
