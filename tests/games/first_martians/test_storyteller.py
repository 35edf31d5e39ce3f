"""The storyteller at a real table: what it tells, what it asks, and what it remembers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

from kosmodrom.core.events import Event
from kosmodrom.core.options import Option
from kosmodrom.core.rng import Random
from kosmodrom.core.ruleset import Section
from kosmodrom.core.table import Table
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.box import Box, load_box
from kosmodrom.games.first_martians.components import (
    Consequence,
    MissionDie,
    ObjectiveToken,
    SpecialRounds,
)
from kosmodrom.games.first_martians.events.story import (
    CounterMoved,
    DirectionDrawn,
    EventClosed,
    GoalReached,
    LostByStory,
    NothingHappened,
    SolStoryTold,
)
from kosmodrom.games.first_martians.moves import ChooseAstronaut, TakeAstronaut, TakeWayOut
from kosmodrom.games.first_martians.state import Coming, OpenEvent
from kosmodrom.games.first_martians.storyteller import events as told_events
from kosmodrom.games.first_martians.storyteller.effects import is_known
from kosmodrom.games.first_martians.storyteller.moves import (
    NO,
    YES,
    Died,
    EventDone,
    FoundIcon,
    GotToken,
    HadAdventure,
    Next,
    ReachedGoal,
    Report,
    SheetDone,
    UsedPoi,
)
from kosmodrom.games.first_martians.storyteller.ruleset import STORYTELLER
from kosmodrom.games.first_martians.storyteller.state import (
    Stage,
    StorytellerOptions,
    StorytellerState,
)
from kosmodrom.games.first_martians.storyteller.told import DO, LOOK, to_do, to_look_at
from kosmodrom.games.first_martians.storyteller.view import StorytellerView
from kosmodrom.games.first_martians.terms import COLOURS, PACKAGE, PROFESSIONS
from kosmodrom.testing.positions import offered, question, table_at
from tests.games.first_martians.storyteller_endings import Crew

AnyTable: TypeAlias = Table[Any, Any, Any]
BOX = load_box()
EXAMPLE = Path(__file__).resolve().parents[3] / "docs" / "examples" / "lantern-road.toml"
ME = 0


# At the table


def begin(*crew: str, box: Box = BOX, **options: Any) -> AnyTable:
    """A mission that has been told; the crew sits in this order."""
    table: AnyTable = Table.start(STORYTELLER, seats=1, seed=7, options=options, data=box)
    for name in crew or PROFESSIONS[: 2 if options.get("players", 2) < 3 else options["players"]]:
        if TakeAstronaut(name) in offered(table, ME):
            table.decide(ME, TakeAstronaut(name))
    return table


def at(stage: Stage, **options: Any) -> StorytellerState:
    """The first sol, at this stage: to be changed before `sit`."""
    state: StorytellerState = begin(**options).game.state
    state = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=StorytellerState)
    state.stage, state.round = stage, 1
    return state


def sit(state: StorytellerState, box: Box = BOX, **options: Any) -> AnyTable:
    chosen = StorytellerOptions(**options)
    return table_at(STORYTELLER, state, seats=1, options=chosen, data=box)


def do(table: AnyTable, *options: Option) -> None:
    for option in options:
        table.decide(ME, option)


def told(table: AnyTable, kind: type[Event] | Any) -> list[Any]:
    """What was told of a kind, in order."""
    return [each.event for each in table.events(ME) if isinstance(each.event, kind)]


def view(table: AnyTable) -> StorytellerView:
    shown = table.view(ME)
    assert isinstance(shown, StorytellerView)
    return shown


def go_on(table: AnyTable, until: Stage) -> None:
    """Everything is done, until this stage begins."""
    while table.game.state.stage != until:
        table.decide(ME, offered(table, ME)[-1 if question(table, ME) == "teller-acting" else 0])


def number(kind: str, name: str) -> int:
    return [each.id for each in getattr(BOX, kind)].index(name)


def with_mission(**changes: Any) -> Box:
    """The box with another first mission; ``level`` changes what depends on the difficulty."""
    mission = BOX.missions[0]
    level = changes.pop("level", {})
    levels = {name: msgspec.structs.replace(each, **level) for name, each in mission.levels.items()}
    changed = msgspec.structs.replace(mission, levels=levels, **changes)
    return msgspec.structs.replace(BOX, missions=(changed, *BOX.missions[1:]))


# Before the first sol


@pytest.mark.rule("FM-1301", "FM-1302", "FM-1303", "FM-105", "FM-1226")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_mission_is_told_by_its_difficulty_and_the_number_of_players(players: int) -> None:
    table = begin(mission="settling-in", difficulty="hard", players=players)
    level = BOX.missions[0].levels["hard"]
    [mission] = told(table, told_events.MissionTold)
    assert mission.sols == level.sols[players - 1]
    [reserves] = told(table, told_events.ReservesTold)
    assert (reserves.oxygen, reserves.energy, reserves.food) == tuple(
        level.reserves[kind] for kind in ("oxygen", "energy", "food")
    )
    assert told(table, told_events.UpgradesTold)[0].upgrades == BOX.missions[0].upgrades
    assert len(table.game.state.crew) == max(players, 2)
    assert bool(told(table, told_events.AloneTold)) == (players == 1)
    machines = [event.machines for event in told(table, told_events.SmallCrew)]
    assert machines == ([4 - players] if players in (2, 3) else [])


@pytest.mark.rule("FM-105", "FM-1228", "FM-331")
def test_the_sheet_says_how_many_sols_and_which_dice_there_are() -> None:
    dice = (MissionDie(block="living", start=2, end=3), MissionDie(block="working", start=3))
    box = with_mission(level={"sols": (9, 8, 7, 6), "dice": dice})
    state = at("setup", players=3)
    state.crew, state.round = [], 0
    table = sit(state, box, players=3)
    do(table, *map(TakeAstronaut, PROFESSIONS[:3]))
    assert told(table, told_events.MissionTold)[0].sols == 7
    for _ in range(3):
        go_on(table, "malfunctions")
        go_on(table, "clean_up")
    rolled = [event.blocks for event in told(table, told_events.DiceStep)]
    assert rolled == [(), ("living",), ("working", "living")]


@pytest.mark.rule("FM-201", "FM-1226")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_happens_before_the_first_sol_depends_on_the_number_of_players(players: int) -> None:
    further = tuple((e.ChangeStress(by),) for by in (1, 2, 3, 4))
    box = with_mission(level={"effects": (e.ChangeStress(5),), "by_players": further})
    table = begin(box=box, players=players)
    assert [event.by for event in told(table, DO[e.ChangeStress])] == ["+5", f"+{players}"]


@pytest.mark.rule("FM-201", "FM-155", "FM-162")
def test_what_the_mission_lays_out_is_told_before_the_first_sol() -> None:
    table = begin(mission="beyond-the-ridge")
    assert len(told(table, told_events.TokenTold)) == 3
    assert told(table, DirectionDrawn)
    assert told(table, DO[e.TakeObjective])[0].tokens == ("beyond-the-ridge-pennant",)


@pytest.mark.rule("FM-329", "FM-1146", "FM-1306")
def test_the_first_player_goes_on_clockwise() -> None:
    table = begin("engineer", "medic", "scientist", players=3)
    firsts = []
    for _ in range(4):
        go_on(table, "progress")
        firsts.append(view(table).first)
        go_on(table, "clean_up")
    assert firsts == ["engineer", "medic", "scientist", "engineer"]
    assert told(table, told_events.FirstStep)[0].first == "medic"


# Phases


@pytest.mark.rule("FM-321", "FM-1304", "FM-1305")
def test_every_phase_has_its_list_and_waits_for_next() -> None:
    table = sit(at("morale"))
    phases = ["morale", "production", "planning", "acting", "malfunctions", "clean_up"]
    for phase in phases:
        assert table.game.state.stage == phase
        assert told(table, told_events.PhaseBegan)[-1].phase == phase
        do(table, next(option for option in offered(table, ME) if isinstance(option, Next)))
    assert [event.phase for event in told(table, told_events.PhaseBegan)] == phases
    assert told(table, told_events.StressStep) == [told_events.StressStep(2)]


@pytest.mark.rule("FM-402", "FM-1311", "FM-1312")
def test_one_track_is_named_in_each_sol_first_those_of_the_mission() -> None:
    box = with_mission(malfunctions=("systems", "living"))
    state = at("round")
    state.round = 0
    table = sit(state, box)
    for _ in range(3):
        go_on(table, "progress")
        go_on(table, "clean_up")
    blocks = [event.block for event in told(table, told_events.TrackNamed)]
    assert blocks[:2] == ["systems", "living"]
    assert len(blocks) == 3


@pytest.mark.rule("FM-323", "FM-331")
def test_what_holds_for_a_sol_ends_with_it() -> None:
    effects = (e.Forbid("explore"), e.Tax("build", 2))
    rounds = (SpecialRounds(start=2, end=2, told=True, effects=effects),)
    state = at("clean_up")
    table = sit(state, with_mission(rounds=rounds))
    go_on(table, "planning")
    mission = with_mission(rounds=rounds).missions[0].id
    assert told(table, SolStoryTold) == [SolStoryTold(mission, f"{mission}-2")]
    assert told(table, told_events.ForbiddenStep) == [told_events.ForbiddenStep(("explore",))]
    assert told(table, told_events.TaxStep) == [told_events.TaxStep("build", 2)]
    go_on(table, "clean_up")
    assert view(table).forbidden == ()
    go_on(table, "planning")
    assert len(told(table, told_events.TaxStep)) == 1


@pytest.mark.rule("FM-1314", "FM-412", "FM-413", "FM-1315", "FM-1316")
def test_an_event_is_told_story_first_then_effects_then_its_action() -> None:
    state = at("story")
    state.event_deck.append(number("events", "solar-flare"))
    table = sit(state)
    [event] = told(table, told_events.EventTold)
    assert (event.title, event.story) == ("solar-flare", "solar-flare.story")
    assert not state.forbidden
    do(table, Next("effects"))
    assert view(table).forbidden == ("explore",)
    assert not told(table, told_events.ActionTold)
    do(table, Next("action"))
    [action] = told(table, told_events.ActionTold)
    assert (action.pawns, action.cost, action.until) == (1, ("energy",), 3)
    consequence = BOX.events[number("events", "solar-flare")].consequence
    assert consequence is not None
    shown = sections_of(table, Words("en", (PACKAGE,)))
    assert not any("Bad Dose" in row for section in shown for row in section.rows)


@pytest.mark.rule("FM-1353", "FM-407")
def test_no_event_comes_twice() -> None:
    state = at("story")
    state.event_deck = [3, 5, 5]
    table = sit(state)
    for _ in range(2):
        go_on(table, "clean_up")
        go_on(table, "story")
    ids = [event.title for event in told(table, told_events.EventTold)]
    assert ids == [BOX.events[5].id, BOX.events[3].id]
    assert len(told(table, told_events.NoEvent)) == 1


@pytest.mark.rule("FM-407", "FM-1314")
def test_an_event_waits_for_what_it_needs() -> None:
    mission = "beyond-the-ridge"
    for masts, drawn in ((0, "thin-air"), (1, "mast-in-the-wind")):
        state = at("story", mission=mission)
        state.counters = [0, masts]
        names = ("thin-air", "mast-in-the-wind")
        state.event_deck = [number("events", name) for name in names]
        table = sit(state, mission=mission)
        assert [event.title for event in told(table, told_events.EventTold)] == [drawn]


# What comes later


def with_consequence(percent: int) -> tuple[Box, int]:
    """The box in which an Event strikes back for certain, or never."""
    event = number("events", "thin-air")
    events = list(BOX.events)
    effects = (e.ChangeMorale(-1),)
    consequence = Consequence(percent=percent, effects=effects)
    events[event] = msgspec.structs.replace(events[event], consequence=consequence)
    return msgspec.structs.replace(BOX, events=tuple(events)), event


@pytest.mark.rule("FM-1321", "FM-1324", "FM-1325", "FM-1326", "FM-1327", "FM-EX-70")
def test_an_event_left_undone_strikes_back_or_closes_after_three_sols() -> None:
    for percent, sols in ((100, 1), (0, 3)):
        box, event = with_consequence(percent)
        state = at("clean_up", players=4)
        state.open_events, state.event_deck = [OpenEvent(event, 1)], []
        table = sit(state, box, players=4)
        for _ in range(sols):
            go_on(table, "progress")
            do(table, Next("later"))
            if table.game.state.stage != "later":
                go_on(table, "clean_up")
        struck = [event.event for event in told(table, told_events.ConsequenceTold)]
        closed = [event.event for event in told(table, EventClosed)]
        assert (struck, closed) == ((["thin-air"], []) if percent else ([], ["thin-air"]))
        assert event not in [opened.event for opened in table.game.state.open_events]


@pytest.mark.rule("FM-1323", "FM-844", "FM-853")
def test_an_event_that_is_dealt_with_brings_its_reward_and_nothing_else() -> None:
    box, event = with_consequence(100)
    state = at("acting")
    state.open_events = [OpenEvent(event, 1)]
    table = sit(state, box)
    assert EventDone("thin-air") in offered(table, ME)
    do(table, EventDone("thin-air"))
    reward = DO[e.ChangeReserve](resource="oxygen", by="+2")
    assert reward in told(table, type(reward))
    assert EventDone("thin-air") not in offered(table, ME)
    go_on(table, "clean_up")
    go_on(table, "story")
    assert not told(table, told_events.ConsequenceTold)


@pytest.mark.rule("FM-409", "FM-1313", "FM-1328", "FM-1337", "FM-1352")
def test_what_was_scheduled_comes_before_the_event_for_the_one_it_is_about() -> None:
    state = at("clean_up")
    adventure = next(n for n, each in enumerate(BOX.adventures) if each.later is not None)
    state.coming = [Coming(2, "adventure", adventure, 1), Coming(2, "follow_up", 0, 0)]
    state.event_deck = [number("events", "dust-season")]
    table = sit(state)
    assert "coming" not in type(table.view(ME)).__struct_fields__
    go_on(table, "progress")
    do(table, Next("later"))
    [back] = told(table, told_events.AdventureBack)
    assert (back.title, back.astronaut) == (BOX.adventures[adventure].id, "geologist")
    assert not told(table, told_events.FollowUpTold)
    do(table, Next("later"))
    [follow_up] = told(table, told_events.FollowUpTold)
    assert (follow_up.title, follow_up.astronaut) == (BOX.follow_ups[0].id, "medic")
    assert not told(table, told_events.EventTold)
    go_on(table, "story")
    assert told(table, told_events.EventTold)


# Adventures


def with_adventure(name: str) -> tuple[AnyTable, HadAdventure]:
    """Actions are resolved, and this is the next Adventure of its colour."""
    state = at("acting")
    adventure = number("adventures", name)
    colour = BOX.adventures[adventure].colour
    state.adventure_decks[COLOURS.index(colour)].append(adventure)
    return sit(state), HadAdventure(colour)


@pytest.mark.rule("FM-1331", "FM-1332", "FM-1334", "FM-817", "FM-818")
def test_an_adventure_of_the_colour_happens_to_the_performer() -> None:
    adventure = next(
        each for each in BOX.adventures if any(type(x) is e.Wounds for x in each.effects)
    )
    table, had = with_adventure(adventure.id)
    do(table, had)
    assert question(table, ME) == "teller-who"
    do(table, ChooseAstronaut("geologist"))
    [event] = told(table, told_events.AdventureTold)
    assert (event.title, event.colour, event.astronaut) == (
        adventure.id,
        adventure.colour,
        "geologist",
    )
    assert told(table, DO[e.Wounds])[0].who == ("geologist",)


@pytest.mark.rule("FM-820", "FM-1335", "FM-EX-72")
def test_of_a_delayed_adventure_nothing_is_told_until_a_later_sol() -> None:
    adventure = next(
        each
        for each in BOX.adventures
        if each.kind == "delayed" and each.later is not None and each.later.percent == 100
    )
    table, had = with_adventure(adventure.id)
    do(table, had, ChooseAstronaut("medic"))
    assert told(table, NothingHappened) == [NothingHappened(adventure.colour, "medic")]
    assert not told(table, told_events.AdventureTold)
    [coming] = table.game.state.coming
    assert (coming.round > 1, coming.who) == (True, 0)


@pytest.mark.rule("FM-821", "FM-1336")
def test_a_choice_is_asked_with_its_price() -> None:
    table, had = with_adventure("low-air")
    do(table, had, ChooseAstronaut("medic"))
    assert question(table, ME) == "way-out"
    way = TakeWayOut("low-air-bottle", ("oxygen", "oxygen"))
    assert way in offered(table, ME)
    do(table, way)
    assert told(table, told_events.CostPaid) == [told_events.CostPaid(("oxygen", "oxygen"))]


@pytest.mark.rule("FM-1336")
def test_ways_out_are_offered_as_far_as_the_story_knows_them() -> None:
    """Others are people's to judge: they know what they can pay."""
    ways = (
        e.Way("open", effects=(e.ChangeMorale(1),)),
        e.Way("dear", cost=e.Cost(energy=9)),
        e.Way("early", needs=(e.RoundIs(5),)),
        e.Way("poor", cost=e.Cost(counters={"masts": 2})),
        e.Way("paid", cost=e.Cost(counters={"masts": 1})),
    )
    mission = msgspec.structs.replace(
        BOX.missions[1], rounds=(SpecialRounds(start=2, end=2, effects=(e.Choose(ways),)),)
    )
    box = msgspec.structs.replace(BOX, missions=(BOX.missions[0], mission, *BOX.missions[2:]))
    state = at("round", mission=mission.id)
    state.counters = [0, 1]
    table = sit(state, box, mission=mission.id)
    ids = [option.way.removeprefix(f"{mission.id}-") for option in offered(table, ME)]
    assert ids == ["open", "dear", "paid"]
    do(table, TakeWayOut(f"{mission.id}-paid"))
    assert table.game.state.counters == [0, 0]


@pytest.mark.rule("FM-1353")
def test_no_adventure_repeats_before_all_of_its_colour() -> None:
    state = at("acting")
    colour = COLOURS[0]
    deck = state.adventure_decks[0]
    assert sorted(deck) == [n for n, each in enumerate(BOX.adventures) if each.colour == colour]


# Goals, counters and finds


@pytest.mark.rule("FM-1341", "FM-1342", "FM-117")
def test_people_tick_what_only_the_board_shows() -> None:
    table = sit(at("morale"))
    do(table, Report())
    goals = [option.goal for option in offered(table, ME) if isinstance(option, ReachedGoal)]
    assert "settling-in-look-around" in goals
    assert "settling-in-weather-mast" not in goals  # its action ticks it
    do(table, ReachedGoal("settling-in-look-around"))
    assert told(table, GoalReached) == [GoalReached("settling-in-look-around", True)]
    assert question(table, ME) == "teller-next"
    do(table, Report(), ReachedGoal("settling-in-far-horizon"))
    assert told(table, DO[e.Samples])[0].by == "+1"  # its reward
    done = [goal.id for goal in view(table).goals if goal.done]
    assert done == ["look-around", "far-horizon"]


@pytest.mark.rule("FM-117", "FM-714", "FM-746")
def test_actions_of_the_mission_move_its_counters_and_tick_its_goals() -> None:
    table = sit(at("acting", mission="beyond-the-ridge"), mission="beyond-the-ridge")
    do(table, *(SheetDone(f"beyond-the-ridge-{name}-mast") for name in ("near", "ridge", "far")))
    counters = [event.to for event in told(table, CounterMoved)]
    assert counters == [1, 2, 3]
    assert GoalReached("beyond-the-ridge-relay-chain", True) in told(table, GoalReached)
    assert SheetDone("beyond-the-ridge-near-mast") not in offered(table, ME)  # once only
    assert SheetDone("beyond-the-ridge-scan-the-way") in offered(table, ME)


@pytest.mark.rule("FM-714")
def test_the_words_of_a_deed_are_told_once() -> None:
    table = sit(at("acting", mission="red-fever"), mission="red-fever")
    for _ in range(2):
        do(table, SheetDone("red-fever-examine"), ChooseAstronaut("medic"))
    deeds = [event.deed for event in told(table, told_events.SheetSettled)]
    assert deeds == [("red-fever-examine.deed",), ()]


@pytest.mark.rule("FM-849")
def test_the_words_of_an_event_that_can_be_dealt_with_again_are_told_once() -> None:
    event = number("events", "thin-air")
    action = BOX.events[event].action
    assert action is not None
    again = msgspec.structs.replace(action, repeatable=True)
    changed = list(BOX.events)
    changed[event] = msgspec.structs.replace(changed[event], action=again)
    state = at("acting")
    state.open_events = [OpenEvent(event, 1)]
    table = sit(state, msgspec.structs.replace(BOX, events=tuple(changed)))
    do(table, EventDone("thin-air"), EventDone("thin-air"))
    deeds = [event.deed for event in told(table, told_events.EventSettled)]
    assert deeds == [("thin-air.deed",), ()]


@pytest.mark.rule("FM-1321")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_nobody_is_told_of_a_sol_that_does_not_come(left: int) -> None:
    state = at("story")
    state.round = state.sols - left
    state.event_deck.append(number("events", "solar-flare"))
    table = sit(state)
    go_on(table, "acting")
    until = state.round + min(left, 2)
    assert [event.until for event in told(table, told_events.ActionTold)] == [until]
    assert [event.until for event in told(table, told_events.OpenStep)] == [until]
    assert [opened.until for opened in view(table).open_events] == [until]


@pytest.mark.rule("FM-182", "FM-117")
def test_the_storyteller_knows_what_was_built() -> None:
    table = sit(at("acting", mission="second-roof"), mission="second-roof")
    do(table, SheetDone("second-roof-raise-farm"))
    assert told(table, DO[e.BuildFacility])[0].card == "reserve-farm"
    assert GoalReached("second-roof-farm", True) in told(table, GoalReached)


@pytest.mark.rule("FM-155", "FM-157")
def test_a_token_that_is_received_gives_what_it_gives_once() -> None:
    token = ObjectiveToken(id="box", colour="red", number=1, gives=(e.ChangeMorale(1),))
    rounds = (SpecialRounds(start=2, end=3, effects=(e.TakeObjective(("box",), "available"),)),)
    table = sit(at("round"), with_mission(tokens=(token,), rounds=rounds))
    assert told(table, DO[e.ChangeMorale])[0].by == "+1"
    go_on(table, "clean_up")
    go_on(table, "progress")
    assert len(told(table, DO[e.TakeObjective])) == 2
    assert len(told(table, DO[e.ChangeMorale])) == 1


@pytest.mark.rule("FM-157", "FM-162", "FM-906", "FM-921")
def test_finds_are_reported_and_lead_on() -> None:
    mission = "beyond-the-ridge"
    table = sit(at("acting", mission=mission), mission=mission)
    do(table, Report(), GotToken(f"{mission}-pennant"))
    placed = [event for event in told(table, DO[e.TakeObjective]) if event.to == "drawn"]
    assert placed[-1].tokens == (f"{mission}-sledge",)
    assert told(table, DirectionDrawn)
    do(table, Report())
    assert GotToken(f"{mission}-pennant") not in offered(table, ME)
    do(table, UsedPoi("a"))
    assert question(table, ME) == "teller-acting"
    signs = sit(at("acting", mission="signs-of-life"), mission="signs-of-life")
    do(signs, Report(), FoundIcon())
    assert [event.to for event in told(signs, CounterMoved)] == [1]


@pytest.mark.rule("FM-506", "FM-1354")
def test_only_what_the_story_needs_is_asked_of_the_board() -> None:
    """Samples in store contaminate the base: how many there are only the table knows."""
    for answer, contamination in ((YES, 1), (NO, 0)):
        table = sit(at("harvest", mission="signs-of-life"), mission="signs-of-life")
        assert question(table, ME) == "teller-cargo-holds"
        do(table, answer)
        assert table.game.state.counters == [contamination]
        assert question(table, ME) == "teller-next"


# The end


@pytest.mark.rule("FM-1204", "FM-1343", "FM-115")
def test_a_death_ends_the_mission_at_once() -> None:
    table = sit(at("production"))
    do(table, Report(), Died("medic"))
    assert table.finished
    assert table.result is not None
    assert (table.result.outcome, table.result.ending) == ("lost", "death")
    assert told(table, told_events.DeathTold) == [told_events.DeathTold("medic")]


@pytest.mark.rule("FM-1324", "FM-1352")
def test_nobody_can_know_which_consequences_come() -> None:
    box, event = with_consequence(50)
    state = at("later")
    state.round, state.open_events = 2, [OpenEvent(event, 1, due=True) for _ in range(2)]
    table = sit(state, box)
    (second,) = table.game.state.open_events  # the first was told
    copies = [table.fork(ME, Random.seeded(luck)) for luck in range(30)]
    due = {copy.game.state.open_events[0].due for copy in copies}
    assert (second.due, due) == (True, {False, True})


def all_done(round: int, **options: Any) -> StorytellerState:
    state = at("clean_up", **options)
    state.round, state.done = round, state.goals
    return state


@pytest.mark.rule(
    "FM-111", "FM-112", "FM-113", "FM-114", "FM-1344", "FM-1345", "FM-1202", "FM-1206"
)
def test_the_threshold_is_asked_when_all_is_done() -> None:
    sols = at("clean_up").sols
    for round, answer, ending in ((2, NO, "won"), (2, YES, ""), (sols, YES, "threshold")):
        table = sit(all_done(round))
        do(table, Next("judging"))
        assert question(table, ME) == "teller-threshold"
        do(table, answer)
        assert table.game.state.ending == ending
        assert bool(told(table, told_events.TooMuchBroken)) == (answer == YES)
        assert table.game.state.stage == ("end" if ending else "progress")


@pytest.mark.rule("FM-1345", "FM-107")
def test_without_a_threshold_nothing_is_asked() -> None:
    table = sit(all_done(2), with_mission(level={"threshold": None}))
    do(table, Next("judging"))
    assert table.game.state.ending == "won"
    assert told(table, told_events.EndTold)[0].story == "settling-in.won"


@pytest.mark.rule("FM-106", "FM-1205", "FM-1346", "FM-1347")
def test_time_runs_out_after_the_last_sol() -> None:
    state = at("clean_up")
    for round, ending in ((state.sols - 1, ""), (state.sols, "time")):
        state = at("clean_up")
        state.round = round
        table = sit(state)
        do(table, Next("judging"))
        assert table.game.state.ending == ending


@pytest.mark.rule("FM-506")
def test_a_story_may_end_the_mission() -> None:
    state = at("harvest", mission="mayday")
    state.counters = [1]
    table = sit(state, mission="mayday")
    assert table.finished
    assert told(table, LostByStory) == [LostByStory("last-breath")]


# Words


def clauses(thing: Any) -> Iterator[e.Clause]:
    """All effects and tests in some data."""
    if isinstance(thing, e.Clause):
        yield thing
    if isinstance(thing, msgspec.Struct):
        thing = [getattr(thing, name) for name in thing.__struct_fields__]
    if isinstance(thing, dict):
        thing = list(thing.values())
    if isinstance(thing, list | tuple):
        for each in thing:
            yield from clauses(each)


@pytest.mark.rule("FM-1354")
def test_whatever_the_data_do_can_be_told_in_both_languages() -> None:
    stories = (BOX.events, BOX.adventures, BOX.follow_ups)
    found = [(clause, "settling-in") for clause in clauses(stories)]
    for mission in BOX.missions:
        found += [(clause, mission.id) for clause in clauses(mission)]
    kinds = set()
    for language in LANGUAGES:
        words = Words(language, (PACKAGE,))
        for clause, mission_id in found:
            if type(clause) in DO:
                kinds.add(type(clause))
                for who in (["medic"], []):
                    text = words.tell(to_do(clause, mission_id, who))
                    assert text.strip(" .:")
                    assert not {"$", "{"} & set(text), text
                    assert "event-do" not in text
            elif type(clause) in LOOK:
                to_look_at(clause, mission_id, ["medic"])
        missing = [kind for kind in DO.values() if not words.has(f"event-{_tag(kind)}")]
        missing += [kind for kind in LOOK if not words.has(f"ask-teller-{_op(kind)}")]
        assert not missing
    assert len(kinds) > 30


def test_a_mission_from_a_file_is_told_with_its_own_words() -> None:
    table: AnyTable = Table.start(
        STORYTELLER, seats=1, seed=1, options={"mission": "lantern-road"}, overlay=EXAMPLE
    )
    crew = Crew("lantern", busy=True)
    while not table.finished:
        table.decide(ME, crew.choose(table, ME))
    for language in LANGUAGES:
        words = Words(language, STORYTELLER.catalogues(table.game.data))
        texts = [words.instruct(each.event) for each in table.events(ME)]
        texts += [row for each in sections_of(table, words) for row in each.rows]
        assert not [text for text in texts if "lantern-road" in text]


def sections_of(table: AnyTable, words: Words) -> list[Section]:
    return STORYTELLER.sections(table.view(ME), table.game.data, words)


def _op(kind: type[e.Clause]) -> str:
    return str(kind.__struct_config__.tag)


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag).replace("_", "-")


def test_what_the_story_alone_can_judge() -> None:
    assert is_known(e.Not(e.GoalDone("reach")))
    assert is_known(e.AnyOf((e.RoundIs(2), e.Flagged("x"))))
    assert not is_known(e.AnyOf((e.RoundIs(2), e.BrokenParts(1))))
