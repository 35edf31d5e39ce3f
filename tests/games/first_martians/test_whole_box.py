"""Everything in the box happens once at a table: each Event with its action and its consequence,
each Adventure with all its ways out, each Follow-Up, card, skill, Upgrade, tile, token and mission,
and each of their effects does what it says.

The position is a rich one, so that nothing is lost for want of something to lose: `rich`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any, get_args

import pytest

from kosmodrom.core.asks import Flow
from kosmodrom.core.options import Option
from kosmodrom.games.first_martians import components as c
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.box import load_box
from kosmodrom.games.first_martians.events.acting import (
    DieRerolled,
    EventDealtWith,
    PoiUsed,
    SheetActionDone,
    SkillUsed,
    TileTurned,
)
from kosmodrom.games.first_martians.events.hub import (
    MalfunctionDrawn,
    MalfunctionSkipped,
    UpgradePlaced,
)
from kosmodrom.games.first_martians.events.story import (
    AdventureBegan,
    AdventureReturned,
    ConsequenceCame,
    EventDrawn,
    FollowUpCame,
    NothingHappened,
    WayTaken,
)
from kosmodrom.games.first_martians.invariants import check
from kosmodrom.games.first_martians.map import SPACE_NUMBERS
from kosmodrom.games.first_martians.moves import (
    DismantleUpgrade,
    Reroll,
    RerollHere,
    UsePoi,
    UseSkill,
)
from kosmodrom.games.first_martians.rules.actions.deeds import deal_with_event, take_sheet_action
from kosmodrom.games.first_martians.rules.actions.living import manage
from kosmodrom.games.first_martians.rules.actions.shutdowns import try_removal
from kosmodrom.games.first_martians.rules.adventures import have_adventure
from kosmodrom.games.first_martians.rules.areas import reveal
from kosmodrom.games.first_martians.rules.base import Game, mission_of
from kosmodrom.games.first_martians.rules.clean_up import UPGRADES, clean_up_phase
from kosmodrom.games.first_martians.rules.effects import resolve
from kosmodrom.games.first_martians.rules.events_phase import mission_event, next_coming
from kosmodrom.games.first_martians.rules.facilities import active_parts
from kosmodrom.games.first_martians.rules.malfunctions import draw_card
from kosmodrom.games.first_martians.rules.needs import heals_alone
from kosmodrom.games.first_martians.rules.production import STEPS, production_phase
from kosmodrom.games.first_martians.rules.rolling import roll
from kosmodrom.games.first_martians.rules.setup import set_up, set_up_mission
from kosmodrom.games.first_martians.rules.skills import at_any_moment, do_at_once
from kosmodrom.games.first_martians.rules.tests import holds
from kosmodrom.games.first_martians.state import Coming, OpenEvent, Stack, State
from kosmodrom.games.first_martians.tasks import (
    AnyTask,
    EventTask,
    Explore,
    Gather,
    Manage,
    RemoveShutdown,
    Repair,
    Research,
    SheetTask,
)
from kosmodrom.games.first_martians.terms import (
    ACTIONS,
    BLOCKS,
    COLOURS,
    GASES,
    NOTHING,
    PARTS,
    RESOURCES,
    ROVER_CHECK,
    ROVERS,
)
from tests.games.first_martians.kit import (
    A,
    AnyTable,
    B,
    C,
    FlowMaker,
    Position,
    events,
    inside,
    state_of,
)

BOX = load_box()
MISSION_OF = {event.id: mission.id for mission in BOX.missions for event in mission.events}
EXPLORED = ("K1-N", "K1-E", "K1-S", "K2-N", "K3-N")
ANSWERS = range(3)
"""Which option is taken whenever somebody is asked: so every way out of a choice is tried."""


def named(things: Iterable[Any]) -> pytest.MarkDecorator:
    """The test for each thing of the box, by its id."""
    return pytest.mark.parametrize("thing", list(things), ids=lambda thing: thing.id)


def number(things: tuple[Any, ...], id: str) -> int:
    return [thing.id for thing in things].index(id)


def at(mission: str, seats: int = 4, **options: Any) -> Position:
    """A crew in a mission of the box, or in a chapter of its campaign."""
    position = Position(seats, phase="events", box=BOX, **options)
    position.state.mission = number(BOX.missions, mission)
    set_up_mission(position.game)
    own = [counter.start for counter in mission_of(position.game).counters if counter.personal]
    for astronaut in position.state.crew:
        astronaut.counters = list(own)
    return position


def rich(mission: str = "settling-in") -> Position:
    """A crew in the middle of a mission with something of everything, good and bad."""
    position = at(mission)
    s = position.state
    s.counters = [2] * len(s.counters)
    s.round, s.stress, s.malfunctions = 2, 7, [2, 2, 2]
    s.goals = s.done = 0  # none of them is reached by the way
    position.reserves(oxygen=5, energy=5, food=5)
    position.spares(connector=2, filter=2, processor=2, hardware=2)
    s.available.samples, s.available.seeds = 3, 2
    s.examined, s.discoveries = 2, 2
    position.farm(greenhouses=4, plants=2, seeds=(3,))
    for facility in ("quarters", "solar-1", "oxygenator-1"):
        position.break_parts(facility, "processor")
    position.break_parts("garage", "connector")
    for facility in ("oxygenator-1", "solar-1"):
        position.facility(facility).output = 2
    position.rover_tokens("scorpio", "rover", "rover")
    for space in EXPLORED:
        stack = s.tile_stacks[int(space[1]) - 1]
        tile = BOX.tiles[min(stack, key=lambda number: len(BOX.tiles[number].effects))]
        position.explore(space, tile.id, samples=2).tokens.append(ROVER_CHECK)
    for astronaut in s.crew:
        astronaut.morale, astronaut.wounds = 3, 2
        astronaut.counters = [30] * len(astronaut.counters)
    position.conditions(A, "migraine", "anemia")
    for name in [upgrade.id for upgrade in BOX.upgrades[:2]]:
        s.available.upgrades.append(position.upgrade(name))
    return position


def answer(table: AnyTable, choice: int) -> None:
    """Play to the end: always the option of this number, or the last one."""
    check(table.game)
    while table.pending:
        seat = next(iter(table.pending))
        options = table.pending[seat].options
        table.decide(seat, options[min(choice, len(options) - 1)])
    check(table.game)


def played(position: Position, flow: FlowMaker, choice: int = 0) -> AnyTable:
    table = position.table(flow)
    answer(table, choice)
    return table


def offers(option: Option) -> Callable[[AnyTable], bool]:
    """Whether somebody is asked who may choose this."""
    return lambda table: any(option in ask.options for ask in table.pending.values())


# Stories


@pytest.mark.parametrize("choice", ANSWERS)
@named(BOX.events)
def test_every_event_happens(thing: c.MissionEvent, choice: int) -> None:
    position = rich(MISSION_OF.get(thing.id, "settling-in"))
    s = position.state
    s.event_deck = [number(BOX.events, thing.id)]
    if not holds(position.game, thing.needs):
        s.goals = s.done = 0b111
    table = played(position, mission_event, choice)
    (drawn,) = events(table, EventDrawn)
    assert (drawn.event, drawn.story) == (thing.id, f"{thing.id}.story")
    assert state_of(table).event_deck == []
    if choose := next((x for x in thing.effects if isinstance(x, e.Choose)), None):
        (taken,) = events(table, WayTaken)
        assert taken.way == f"{thing.id}-{choose.ways[min(choice, len(choose.ways) - 1)].id}"


@pytest.mark.rule("FM-844", "FM-849")
@named([event for event in BOX.events if event.action is not None])
def test_the_action_of_every_event_is_rewarded(thing: c.MissionEvent) -> None:
    assert thing.action is not None
    position = rich(MISSION_OF.get(thing.id, "settling-in"))
    place = thing.action.place
    space = NOTHING if place is None else SPACE_NUMBERS[f"K{place.ring or 1}-N"]
    event = number(BOX.events, thing.id)
    position.state.open_events = [OpenEvent(event, 2)]
    task = EventTask(event, space)
    before = measures(position.state)
    table = played(position, lambda g: deal_with_event(g, task, B))
    (dealt,) = events(table, EventDealtWith)
    assert dealt.event == thing.id
    assert state_of(table).open_events[0].done
    assert measures(state_of(table)) != before, "nothing was gained"


@pytest.mark.rule("FM-848")
@named([event for event in BOX.events if event.consequence is not None])
def test_the_consequence_of_every_event_comes(thing: c.MissionEvent) -> None:
    position = rich(MISSION_OF.get(thing.id, "settling-in"))
    position.state.open_events = [OpenEvent(number(BOX.events, thing.id), 1, due=True)]
    before = measures(position.state)
    table = played(position, next_coming)
    (came,) = events(table, ConsequenceCame)
    assert came.event == thing.id
    assert state_of(table).open_events == []
    assert measures(state_of(table)) != before, "nothing was lost"


@pytest.mark.rule("FM-819", "FM-820", "FM-821")
@pytest.mark.parametrize("choice", ANSWERS)
@named(BOX.adventures)
def test_every_adventure_happens(thing: c.Adventure, choice: int) -> None:
    position = rich()
    story = number(BOX.adventures, thing.id)
    position.state.adventure_decks[COLOURS.index(thing.colour)] = [story]
    before = measures(position.state)

    def flow(g: Game) -> Flow:
        yield from have_adventure(g, thing.colour, C, SPACE_NUMBERS["K1-E"])

    table = played(position, flow, choice)
    s = state_of(table)
    if thing.kind == "delayed":
        assert [event.astronaut for event in events(table, NothingHappened)] == ["engineer"]
        assert events(table, AdventureBegan) == []
        assert measures(s) == before
    else:
        (began,) = events(table, AdventureBegan)
        assert (began.adventure, began.astronaut) == (thing.id, "engineer")
        assert measures(s) != before or s.coming or thing.ways
    assert bool(thing.ways) == bool(events(table, WayTaken)) == (thing.kind == "choice")
    for taken in events(table, WayTaken):
        open_to = [way.id for way in thing.ways]
        assert taken.way == f"{thing.id}-{open_to[min(choice, len(open_to) - 1)]}"


@pytest.mark.rule("FM-1335", "FM-1337")
@named([adventure for adventure in BOX.adventures if adventure.later is not None])
def test_every_delayed_result_comes(thing: c.Adventure) -> None:
    position = rich()
    position.state.coming = [Coming(2, "adventure", number(BOX.adventures, thing.id), C)]
    before = measures(position.state)
    table = played(position, next_coming)
    (back,) = events(table, AdventureReturned)
    assert (back.adventure, back.story) == (thing.id, f"{thing.id}.later")
    assert back.astronaut == "engineer"
    assert measures(state_of(table)) != before


@pytest.mark.rule("FM-1328")
@pytest.mark.parametrize("choice", ANSWERS[:2])
@named(BOX.follow_ups)
def test_every_follow_up_comes(thing: c.FollowUp, choice: int) -> None:
    position = rich()
    position.state.coming = [Coming(2, "follow_up", number(BOX.follow_ups, thing.id), B)]
    before = measures(position.state)
    table = played(position, next_coming, choice)
    (came,) = events(table, FollowUpCame)
    assert (came.follow_up, came.astronaut) == (thing.id, "geologist")
    assert measures(state_of(table)) != before


def test_every_follow_up_has_an_earlier_happening() -> None:
    scheduled = {effect.follow_up for effect in leaves(BOX) if isinstance(effect, e.Schedule)}
    assert scheduled == {follow_up.id for follow_up in BOX.follow_ups}


@pytest.mark.rule("FM-1110")
@named(BOX.malfunctions)
def test_every_malfunction_card_is_resolved(thing: c.MalfunctionCard) -> None:
    position = rich()
    position.malfunctions(thing.id)
    before = measures(position.state)
    block = BLOCKS.index(thing.block)
    table = played(position, lambda g: draw_card(g, block))
    assert [card.card for card in events(table, MalfunctionDrawn)] == [thing.id]
    assert events(table, MalfunctionSkipped) == []
    s = state_of(table)
    assert s.malfunction_discards[block] == [number(BOX.malfunctions, thing.id)]
    assert measures(s) != before


# The crew


SKILLS = [
    (astronaut, skill)
    for astronaut in BOX.astronauts
    for skill in (astronaut.base, *astronaut.skills)
]


def skill_test(wanted: Callable[[c.Skill], bool]) -> pytest.MarkDecorator:
    found = [pair for pair in SKILLS if wanted(pair[1])]
    ids = [skill.id for _, skill in found]
    return pytest.mark.parametrize(("astronaut", "skill"), found, ids=ids)


def test_everyone_has_four_skills_and_a_trait() -> None:
    assert len(SKILLS) == 16
    assert len({astronaut.trait for astronaut in BOX.astronauts}) == 4
    assert {aom.action for aom in BOX.aoms} == {"explore", "gather", "research", "build"}


@pytest.mark.rule("FM-233", "FM-238")
@skill_test(lambda skill: bool(skill.effects))
def test_every_skill_does_something(astronaut: c.Astronaut, skill: c.Skill) -> None:
    position = rich()
    seat = next(n for n, card in enumerate(BOX.astronauts) if card.id == astronaut.id)
    position.state.crew[A].conditions &= ~(1 << 4)  # nobody has a Migraine
    position.state.condition_pool[4] += 1
    use = UseSkill(astronaut.id, skill.id, skill.cost)
    assert use in at_any_moment(position.game, seat)
    before = measures(position.state)
    table = played(position, lambda g: do_at_once(g, use))
    assert [used.skill for used in events(table, SkillUsed)] == [skill.id]
    s = state_of(table)
    assert s.crew[seat].morale == 3 - skill.cost
    after = Counter(measures(s))
    after["tokens"] += skill.cost
    assert after != Counter(before), "it does nothing but cost"


TASKS: dict[str, AnyTask] = {
    "explore": Explore(SPACE_NUMBERS["K1-W"]),
    "gather": Gather(SPACE_NUMBERS["K1-N"]),
    "research": Research(False),
    "build": Repair(0, 0),
    "manage": Manage(),
}


@pytest.mark.rule("FM-242")
@skill_test(lambda skill: bool(skill.reroll))
def test_every_skill_that_rolls_again_does(astronaut: c.Astronaut, skill: c.Skill) -> None:
    position = rich()
    position.state.crew[A].conditions = 0
    position.state.condition_pool = [2] * 6
    performer = next(n for n, card in enumerate(BOX.astronauts) if card.id == astronaut.id)
    action = next(action for action in skill.actions if action in TASKS)
    stack = Stack(0, TASKS[action], [performer])
    position.state.phase = "acting"
    for die in skill.reroll:
        again = Reroll(die, skill.id, skill.cost)
        table = position.lucky(
            lambda g: roll(g, stack, performer, adventurous=True),
            offers(again),
        )
        (seat,) = table.pending
        table.decide(seat, again)
        assert [rolled.die for rolled in events(table, DieRerolled)] == [die]
        assert [used.skill for used in events(table, SkillUsed)] == [skill.id]


# Things


@named(BOX.upgrades)
def test_every_upgrade_is_placed_and_works(thing: c.Upgrade) -> None:
    position = rich()
    s = position.state
    s.phase, s.step = "clean_up", UPGRADES
    s.pending.upgrades = [position.upgrade(thing.id)]
    table = position.table(clean_up_phase)
    while not events(table, UpgradePlaced):
        seat = next(iter(table.pending))
        table.decide(seat, table.pending[seat].options[0])
    (placed,) = events(table, UpgradePlaced)
    g = table.game
    there = next(n for n, f in enumerate(g.state.facilities) if f.upgrades)
    plan = BOX.facilities[g.state.facilities[there].plan]
    assert placed.upgrade == thing.id
    assert plan.kind == thing.facility
    _works(thing.bonus, there)


def _works(bonus: c.Bonus, there: int) -> None:
    """Whether the bonus of an Upgrade on this Facility has an effect."""
    upgrade = next(n for n, card in enumerate(BOX.upgrades) if card.bonus == bonus)
    position = rich()
    there_now = position.state.facilities[there]
    match bonus:
        case c.LiftPenalties(parts):
            bits = sum(1 << PARTS.index(part) for part in parts)
            there_now.broken = bits
            assert len(active_parts(position.game, there)) == len(parts)
            there_now.upgrades = [upgrade]
            assert active_parts(position.game, there) == []
        case c.EachProduction(effects):
            there_now.upgrades = [upgrade]
            position.state.phase = "production"
            position.state.step = len(STEPS) - 2
            before = measures(position.state)
            table = position.table(production_phase)
            assert Counter(measures(state_of(table))) == Counter(before) + Counter(
                expected(effects)
            )
        case c.NoMedic():
            assert not heals_alone(position.game, B)
            there_now.upgrades = [upgrade]
            assert heals_alone(position.game, B)
        case c.ManageMore(spaces):
            there_now.upgrades = [upgrade]
            position.state.malfunctions = [0, 4, 0]
            table = played(position, lambda g: manage(g, A))
            assert state_of(table).malfunctions == [0, 4 - spaces, 0]
        case c.RerollFailure():
            there_now.upgrades = [upgrade]
            plan = BOX.facilities[there_now.plan]
            assert plan.action is not None
            stack = Stack(0, TASKS[plan.action], [B])
            option = RerollHere(plan.id)
            table = position.lucky(
                lambda g: roll(g, stack, B, adventurous=True),
                offers(option),
            )
            (seat,) = table.pending
            table.decide(seat, option)
            assert [again.die for again in events(table, DieRerolled)] == ["success"]
        case _:
            raise AssertionError(f"no Upgrade of the box has {bonus}")


@pytest.mark.rule("FM-1041")
@named(BOX.upgrades)
def test_every_upgrade_card_can_be_taken_apart(thing: c.Upgrade) -> None:
    position = rich()
    s = position.state
    s.available.upgrades = [position.upgrade(thing.id)]
    table = played(position, lambda g: do_at_once(g, DismantleUpgrade(thing.id, thing.spares)))
    gained = Counter(PARTS.index(part) for part in thing.spares)
    assert state_of(table).available.spares == [2 + gained[part] for part in range(len(PARTS))]
    assert state_of(table).available.upgrades == []


@pytest.mark.rule("FM-903", "FM-904", "FM-905", "FM-906")
@named(BOX.tiles)
def test_every_tile_is_revealed(thing: c.Tile) -> None:
    position = rich("red-fever")  # where the mission icon puts a sample on the area
    s = position.state
    space = SPACE_NUMBERS[f"K{thing.ring}-W"]
    tile = number(BOX.tiles, thing.id)
    for area in s.areas:
        if area.tile == tile:  # it lies somewhere: another one lies there instead
            area.tile = s.tile_stacks[thing.ring - 1].pop()
            s.tile_stacks[thing.ring - 1].append(tile)
    s.tile_stacks[thing.ring - 1].remove(tile)
    s.tile_stacks[thing.ring - 1].append(tile)
    table = played(position, lambda g: reveal(g, space))
    after = state_of(table)
    assert after.areas[space].tile == tile
    assert after.areas[space].samples == thing.samples + thing.icon
    assert len(after.pois) == thing.pois


@pytest.mark.rule("FM-921", "FM-923")
@pytest.mark.parametrize("mission", [mission.id for mission in BOX.missions])
@named(BOX.pois)
def test_every_poi_token_is_used(thing: c.Poi, mission: str) -> None:
    position = rich(mission)
    s = position.state
    poi = number(BOX.pois, thing.id)
    s.poi_pool.remove(poi)
    s.pois = [poi]
    assert UsePoi(thing.id) in at_any_moment(position.game, A)
    before = measures(s)
    table = played(position, lambda g: do_at_once(g, UsePoi(thing.id)))
    assert [used.poi for used in events(table, PoiUsed)] == [thing.id]
    assert Counter(measures(state_of(table))) != Counter(before) - Counter(pois=1)


@pytest.mark.rule("FM-1051", "FM-1052")
@named(BOX.shutdowns)
def test_every_shutdown_tile_is_removed_for_what_it_says(thing: c.ShutdownFace) -> None:
    position = rich()
    position.shut("lab", thing.resource, face=thing.id)
    gas = GASES.index(thing.resource)
    task = RemoveShutdown(position.number("lab"), gas)
    position.state.plan = [Stack(0, task, [B, C])]
    position.state.phase = "acting"
    table = played(position, lambda g: try_removal(g, g.state.plan[0], task))
    assert [turned.face for turned in events(table, TileTurned)] == [thing.id]
    s = state_of(table)
    assert s.facilities[task.facility].tiles == [NOTHING, NOTHING]
    assert s.reserves[gas] == 5 - thing.demand
    raised = (
        measures(s)[f"output-{thing.resource}"] - measures(rich().state)[f"output-{thing.resource}"]
    )
    assert raised == thing.output


# Missions


@named(BOX.missions)
def test_every_action_of_every_mission_is_taken(thing: c.Mission) -> None:
    for action, choice in product(range(len(thing.actions)), ANSWERS[:2]):
        position = rich(thing.id)
        before = measures(position.state)
        place = thing.actions[action].place
        space = NOTHING if place is None else SPACE_NUMBERS[f"K{place.ring or 1}-N"]
        table = played(position, taking(SheetTask(action, space)), choice)
        (done,) = events(table, SheetActionDone)
        assert done.action == f"{thing.id}-{thing.actions[action].id}"
        assert measures(state_of(table)) != before


def taking(task: SheetTask) -> FlowMaker:
    return lambda g: take_sheet_action(g, task, B)


@pytest.mark.parametrize("seats", range(1, 5))
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
@named(BOX.missions)
def test_every_mission_is_set_up_as_it_says(thing: c.Mission, difficulty: str, seats: int) -> None:
    """Once everybody and everything is there, what this level has for so many players happens."""
    level = next(level for name, level in thing.levels.items() if name == difficulty)
    effects = level.set_up(seats)
    assert set(level.effects) <= set(effects)
    position = at(thing.id, seats, difficulty=difficulty)
    position.state.phase = "machines"
    position.state.machines = list(range(4 - len(position.state.crew)))
    before = measures(position.state)

    def flow(g: Game) -> Flow:
        yield from set_up(g)

    table = played(position, flow)
    s = state_of(table)
    assert s.phase == "round"
    found = measures(s)
    told = Counter(expected(sure(effects), len(s.crew)))
    chances = [
        effect for chance in effects if isinstance(chance, e.Chance) for effect in chance.then
    ]
    perhaps = Counter(expected(chances, len(s.crew)))
    for measure in ("stress", "morale", "samples", "spares", "examined", "seeds", "tokens"):
        more = found[measure] - before[measure] - told[measure]
        assert 0 <= more <= perhaps[measure], measure
    for action in ACTIONS:
        taxed = found[f"tax-{action}"]
        assert taxed >= told[f"tax-{action}"], action


# Effects


def leaves(thing: Any) -> Iterator[e.Effect]:
    """Every effect in a thing of the data, however deep, but for those that only branch."""
    branching = (e.If, e.Chance, e.Choose, e.DrawDirection, e.DrawResearch)
    for each in inside(thing):
        if isinstance(each, get_args(e.Effect)) and not isinstance(each, branching):
            yield each


def sure(effects: Iterable[e.Effect]) -> list[e.Effect]:
    """Those that happen whatever chance and players do."""
    return [effect for effect in effects if not isinstance(effect, e.If | e.Chance | e.Choose)]


def measures(s: State) -> dict[str, int]:
    """What can be counted of a situation."""
    found: dict[str, int] = {
        "stress": s.stress,
        "morale": s.morale,
        "tokens": sum(member.morale for member in s.crew),
        "wounds": sum(member.wounds for member in s.crew),
        "conditions": sum(member.conditions.bit_count() for member in s.crew),
        "skills": sum(member.skills.bit_count() for member in s.crew),
        "on-boards": sum(len(member.tokens) for member in s.crew),
        "on-areas": sum(len(area.tokens) for area in s.areas),
        "broken": sum((f.broken & ~f.mended).bit_count() for f in s.facilities),
        "shut": sum(tile != NOTHING for f in s.facilities for tile in f.tiles),
        "samples": s.available.samples,
        "seeds": s.available.seeds,
        "spares": sum(s.available.spares),
        "examined": s.examined,
        "discoveries": s.discoveries,
        "pois": len(s.pois),
        "upgrades": len(s.available.upgrades),
        "area-samples": sum(area.samples for area in s.areas),
        "explored": sum(area.tile != NOTHING for area in s.areas),
        "on-map": sum(len(area.objectives) for area in s.areas),
        "held": len(s.available.objectives) + len(s.pending.objectives),
        "plants": sum(farm.plants for farm in s.farms),
        "growth": sum(space * (farm.seeds >> space & 1) for farm in s.farms for space in range(7)),
        "greenhouses": sum(farm.greenhouses for farm in s.farms),
        "facilities": len(s.facilities),
        "goals": s.goals,
        "done": s.done,
        "closed": s.closed,
        "forbidden": s.forbidden,
        "extra-dice": s.extra_dice,
        "flags": len(s.flags),
        "counters": sum(s.counters) + sum(sum(member.counters) for member in s.crew),
        "coming": 0,  # nobody sees it
    }
    for gas, kind in (("oxygen", "oxygenator"), ("energy", "solar")):
        found[f"output-{gas}"] = sum(
            f.output for f in s.facilities if BOX.facilities[f.plan].kind == kind
        )
    for n, resource in enumerate(RESOURCES):
        found[resource] = s.reserves[n]
    for n, rover in enumerate(ROVERS):
        found[f"on-{rover}"] = len(s.rovers[n])
    for n, block in enumerate(BLOCKS):
        found[f"track-{block}"] = s.malfunctions[n]
    for n, action in enumerate(ACTIONS):
        found[f"tax-{action}"] = s.taxes[n]
    for f in s.facilities:
        name = BOX.facilities[f.plan].id
        found[f"now-{name}"], found[f"later-{name}"] = len(f.now), len(f.later)
    return found


def expected(effects: Iterable[e.Effect], crew: int = 4) -> dict[str, int]:
    """By how much effects change what can be counted, in the rich position."""
    found: Counter[str] = Counter()
    for effect in effects:
        many = crew if getattr(effect, "whom", None) == "everyone" else 1
        match effect:
            case e.ChangeStress(by):
                found["stress"] += by
            case e.ChangeMorale(by):
                found["morale"] += by
            case e.MoraleTokens(by):
                found["tokens"] += by * many
            case e.Wounds(n):
                found["wounds"] += n * many
            case e.Heal(n):
                found["wounds"] -= n * many
            case e.ChangeReserve(resource, by):
                found[resource] += by
            case e.Samples(by):
                found["samples"] += by
            case e.Examined(by):
                found["examined"] += by
            case e.Discoveries(by):
                found["discoveries"] += by
            case e.Seeds(by):
                found["seeds"] += by
            case e.Spares(by):
                found["spares"] += by
            case e.BreakPart(n):
                found["broken"] += n
            case e.RepairPart(n):
                found["broken"] -= n
            case e.ChangeOutput(resource, by):
                found[f"output-{resource}"] += by
            case e.PlaceShutdown():
                found["shut"] += 1
            case e.PlaceToken(facility=facility, at=at):
                found[f"{at}-{facility}"] += 1
            case e.RoverToken(rover):
                found[f"on-{rover}"] += 1
            case e.MendRover():
                found["on-scorpio"] -= 1
            case e.AreaToken():
                found["on-areas"] += 1
            case e.ClearArea():
                found["on-areas"] -= 1
            case e.BoardToken():
                found["on-boards"] += many
            case e.Forbid(action):
                found["forbidden"] += 1 << ACTIONS.index(action)
            case e.Tax(action, pawns):
                found[f"tax-{action}"] += pawns
            case e.ExtraDie(block):
                found["extra-dice"] += 1 << BLOCKS.index(block)
            case e.Flag():
                found["flags"] += 1
            case e.LoseAreaSample(n):
                found["area-samples"] -= n
            case e.AreaSample(n):
                found["area-samples"] += n
            case e.DrawPoi(n):
                found["pois"] += n
            case e.DealUpgrades(n):
                found["upgrades"] += n
            case e.ChangePlants(by):
                found["plants"] += by
            case e.Growth():
                found["growth"] += 1
            case e.Wilting():
                found["growth"] += 6 - 1
                found["plants"] -= 1
    return {measure: by for measure, by in found.items() if by}


OF_MISSIONS = (e.TakeObjective, e.AddGoal, e.TickGoal, e.OpenAction, e.BuildFacility, e.Count)
EFFECTS = list(
    dict.fromkeys(
        effect
        for effect in leaves([BOX.events, BOX.adventures, BOX.follow_ups, BOX.malfunctions])
        if not isinstance(effect, OF_MISSIONS)
    )
)


@pytest.mark.rule("FM-1354")
@pytest.mark.parametrize("effect", EFFECTS, ids=repr)
def test_every_effect_of_the_stories_does_what_it_says(effect: e.Effect) -> None:
    position = rich()
    before = measures(position.state)
    here = SPACE_NUMBERS["K1-E"]

    def flow(g: Game) -> Flow:
        drawn = getattr(effect, "where", None) == "drawn"
        yield from resolve(g, [e.DrawDirection((effect,)) if drawn else effect], B, here, "story")

    if getattr(effect, "where", None) == "drawn":  # a Direction card has said where
        table = position.lucky(flow, lambda table: measures(state_of(table)) != before)
    else:
        table = played(position, flow)
    found = measures(state_of(table))
    changed = {name: found[name] - before[name] for name in found if found[name] != before[name]}
    match effect:
        case e.MoveMalfunction(block, by):
            tracks = [n for name, n in changed.items() if name.startswith("track-")]
            assert tracks == [max(by, -2)]
            assert block == "chosen" or f"track-{block}" in changed
        case e.DrawCondition(condition):
            if condition == "anxiety":
                assert changed == {"morale": -1}
            else:
                assert changed.get("conditions", 0) or changed == {"morale": -1}
        case e.Cure():
            assert changed == {"conditions": -1}
        case e.RevealArea():
            assert changed["explored"] == 1
        case e.ClearTokens():
            assert not changed  # there is none
        case e.Schedule():
            assert not changed
        case e.Wounds(n) if n > 1:
            assert changed["wounds"] == n  # and a Condition on the way
        case _:
            assert changed == expected([effect])
            assert changed
