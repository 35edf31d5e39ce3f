"""A mission told at a table of cardboard: the phases of a sol, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from kosmodrom.core.asks import CHECKPOINT, Flow, Question, ask
from kosmodrom.core.options import Option
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.events.story import NothingHappened, SolStoryTold
from kosmodrom.games.first_martians.moves import ChooseAstronaut, TakeAstronaut
from kosmodrom.games.first_martians.rules.adventures import draw_adventure, schedule
from kosmodrom.games.first_martians.rules.base import MissionOver, card_of, level_of, mission_of
from kosmodrom.games.first_martians.rules.costs import listed
from kosmodrom.games.first_martians.rules.effects.subject import Subject
from kosmodrom.games.first_martians.rules.events_phase import (
    draw_consequences,
    named_track,
    open_until,
)
from kosmodrom.games.first_martians.rules.goals import all_red_done
from kosmodrom.games.first_martians.rules.setup import (
    adventure_decks,
    mission_events,
    set_up_mission,
)
from kosmodrom.games.first_martians.rules.tests import with_profession
from kosmodrom.games.first_martians.state import Astronaut, OpenEvent
from kosmodrom.games.first_martians.storyteller import events as told
from kosmodrom.games.first_martians.storyteller.effects import (
    SEAT,
    choose_way,
    end,
    goals_to_report,
    may_hold,
    needs_somebody,
    pay_counters,
    reach_goal,
    receive_token,
    resolve,
)
from kosmodrom.games.first_martians.storyteller.moves import (
    NO,
    YES,
    Died,
    EventDone,
    FoundIcon,
    GotToken,
    HadAdventure,
    Next,
    Nothing,
    ReachedGoal,
    Report,
    SheetDone,
    UsedPoi,
)
from kosmodrom.games.first_martians.storyteller.state import (
    Stage,
    StoryGame,
    StorytellerOptions,
    StorytellerState,
    astronauts_of,
    state_of,
)
from kosmodrom.games.first_martians.terms import (
    ACTIONS,
    BLOCKS,
    COLOURS,
    MOST_PLAYERS,
    NOTHING,
    Block,
)

CREW: Final = Question("teller-crew", ("FM-201", "FM-1226", "FM-1301"))
NEXT: Final = Question("teller-next", ("FM-1305", "FM-332"))
ACTING: Final = Question("teller-acting", ("FM-703", "FM-712", "FM-1323", "FM-1331"))
REPORT: Final = Question("teller-report", ("FM-1342", "FM-1343"))
WHO: Final = Question("teller-who", ("FM-1332", "FM-818"))
NEXT_ROUND: Final = Question("teller-next-round", ("FM-1148", "FM-1342", "FM-1347"))
THRESHOLD: Final = Question("teller-threshold", ("FM-111", "FM-109", "FM-1344"))


class AboutSeat(msgspec.Struct, frozen=True, tag="teller_seat"):
    """Who is asked for: counted from 1, clockwise."""

    number: int


class AboutThreshold(msgspec.Struct, frozen=True, tag="teller_threshold"):
    threshold: int


def new_state(_seats: int, _options: StorytellerOptions, _box: Box) -> StorytellerState:
    return StorytellerState(rng=0)


def play(g: StoryGame) -> Flow:
    """The whole mission, from the checkpoint that the state is at."""
    try:
        while state_of(g).stage != "end":
            yield CHECKPOINT
            yield from STAGES[state_of(g).stage](g)
    except MissionOver:  # FM-115
        pass
    yield CHECKPOINT


def confirm(g: StoryGame, to: Stage, question: Question = NEXT) -> Flow:
    """Go on when everything is done; what else has happened is reported before (FM-1305)."""
    while True:
        match (yield ask(SEAT, question, (Next(to), Report()))):
            case Next():
                state_of(g).stage = to
                return
            case _:
                yield from report(g)


# Before the first sol


def set_up(g: StoryGame) -> Flow:
    """The decks of the story (FM-1351, FM-1353)."""
    s, options = state_of(g), g.options
    s.mission = [mission.id for mission in g.data.missions].index(options.mission)
    s.sols = level_of(g).sols[options.players - 1]  # FM-105, FM-1228
    set_up_mission(g)
    s.event_deck = mission_events(g)
    s.adventure_decks = adventure_decks(g)
    for deck in (s.event_deck, *s.adventure_decks):
        g.rng.shuffle(deck)
    s.stage = "crew"
    yield from ()


def gather_crew(g: StoryGame) -> Flow:
    """Who plays whom, from the First Player on, clockwise (FM-329)."""
    s = state_of(g)
    taken = [member.who for member in s.crew]
    left = [who for who in range(len(g.data.astronauts)) if who not in taken]
    who = left[0]
    if len(left) > 1:
        options = [TakeAstronaut(g.data.astronauts[each].id) for each in left]
        chosen = yield ask(SEAT, CREW, options, AboutSeat(len(s.crew) + 1))
        who = left[options.index(chosen)]
    own = [counter.start for counter in mission_of(g).counters if counter.personal]
    s.crew.append(Astronaut(who, SEAT, counters=own, skills=0))
    if len(s.crew) == astronauts_of(g.options):
        s.stage = "mission"


def tell_mission(g: StoryGame) -> Flow:
    """The mission and how its board is set up (FM-1301 to FM-1303)."""
    s, mission, level = state_of(g), mission_of(g), level_of(g)
    crew = len(s.crew)
    g.emit(told.MissionTold(mission.id, f"{mission.id}.intro", f"{mission.id}.rules", s.sols))
    g.emit(told.BoardReady())
    g.emit(
        told.ReservesTold(*(level.reserves.get(kind, 0) for kind in ("oxygen", "energy", "food")))
    )
    g.emit(told.MoraleTold(mission.morale, mission.morale_tokens))
    greenhouses = crew if mission.greenhouses is None else mission.greenhouses
    plants = min(greenhouses, crew if mission.plants is None else mission.plants)
    g.emit(told.FarmTold(greenhouses, plants, mission.seeds))
    g.emit(told.UpgradesTold(mission.upgrades, mission.allowed_upgrades))
    if not mission.planting:
        g.emit(told.NoPlanting())
    for tile, card in mission.replaces.items():
        g.emit(told.FacilityReplaced(tile, card))
    for token in mission.tokens:
        g.emit(told.TokenTold(f"{mission.id}-{token.id}", token.colour, token.number, token.at))
    if g.options.players == 1:
        g.emit(told.AloneTold())
    elif crew < MOST_PLAYERS:
        g.emit(told.SmallCrew(MOST_PLAYERS - crew))
    yield from resolve(g, level.set_up(g.options.players), Subject(s.first, story=mission.id))
    yield from confirm(g, "round")


# I Events


def begin_round(g: StoryGame) -> Flow:
    """A new sol: what the mission has in store for it (FM-331)."""
    s, mission = state_of(g), mission_of(g)
    s.round += 1
    s.event = NOTHING
    g.emit(told.SolBegan(s.round, s.sols, card_of(g, s.first).id))
    s.stage = "progress"
    for special in mission.rounds:
        if special.start <= s.round <= special.end:
            if special.told:
                g.emit(SolStoryTold(mission.id, f"{mission.id}-{special.start}"))
            yield from resolve(g, special.effects, Subject(story=mission.id))


def tell_progress(g: StoryGame) -> Flow:
    """One Malfunction track rises by 1 (FM-402, FM-1312)."""
    g.emit(told.TrackNamed(named_track(g)))
    yield from confirm(g, "later")
    draw_consequences(g)  # FM-1324, FM-1326


def tell_later(g: StoryGame) -> Flow:
    """What comes of earlier happenings, before the Mission Event (FM-409, FM-1313)."""
    s = state_of(g)
    for opened in s.open_events:
        if opened.due:
            s.open_events.remove(opened)  # FM-1327
            g.reveal()
            event = g.data.events[opened.event]
            title, story = f"{event.id}.consequence", f"{event.id}.aftermath"
            g.emit(told.ConsequenceTold(title, story, event.id))
            if event.consequence is not None:
                yield from resolve(g, event.consequence.effects, Subject(story=event.id))
            yield from confirm(g, "later")
            return
    for coming in s.coming:
        if coming.round <= s.round:
            s.coming.remove(coming)
            g.reveal()
            who = card_of(g, coming.who).id
            if coming.kind == "adventure":
                adventure = g.data.adventures[coming.story]
                name, later = adventure.id, adventure.later
                g.emit(told.AdventureBack(name, f"{name}.later", who))
                effects = later.effects if later is not None else ()
            else:
                follow_up = g.data.follow_ups[coming.story]
                name, effects = follow_up.id, follow_up.effects
                g.emit(told.FollowUpTold(name, f"{name}.story", who))
            yield from resolve(g, effects, Subject(coming.who, story=name))
            yield from confirm(g, "later")
            return
    s.stage = "story"


def tell_event(g: StoryGame) -> Flow:
    """First the story of the Mission Event (FM-412, FM-1314). None comes twice (FM-1353)."""
    s = state_of(g)
    for number in reversed(s.event_deck):
        event = g.data.events[number]
        if may_hold(g, event.needs):
            s.event_deck = [other for other in s.event_deck if other != number]
            s.event = number
            g.reveal()
            g.emit(told.EventTold(event.id, f"{event.id}.story"))
            yield from confirm(g, "effects" if event.effects else "action")
            return
    g.emit(told.NoEvent())
    yield from confirm(g, "morale")


def tell_effects(g: StoryGame) -> Flow:
    """Then what it does (FM-413, FM-1314)."""
    event = g.data.events[state_of(g).event]
    before = len(g.log)
    yield from resolve(g, event.effects, Subject(story=event.id))
    if len(g.log) == before:  # more may come of it later, of which nothing is told (FM-1316)
        g.emit(told.NoEffect())
    yield from confirm(g, "action")


def tell_action(g: StoryGame) -> Flow:
    """At last its action, if it has one (FM-414, FM-846, FM-1315)."""
    s = state_of(g)
    event = g.data.events[s.event]
    deed = event.action
    if deed is None:
        g.emit(told.NoAction())
    else:
        s.open_events.append(OpenEvent(s.event, s.round))  # FM-1321
        place = deed.place
        g.emit(
            told.ActionTold(
                f"{event.id}.action",
                () if deed.action is None else (deed.action,),
                deed.pawns,
                place is not None,
                () if place is None or place.ring is None else (place.ring,),
                listed(deed.cost),
                open_until(s.round, s.sols),
            )
        )
    yield from confirm(g, "morale")


# II to VI: check-lists (FM-1304)


def tell_morale(g: StoryGame) -> Flow:
    g.emit(told.PhaseBegan("morale"))
    g.emit(told.MoraleStep(card_of(g, state_of(g).first).id))
    yield from confirm(g, "production")


def tell_production(g: StoryGame) -> Flow:
    crew = len(state_of(g).crew)
    g.emit(told.PhaseBegan("production"))
    g.emit(told.OxygenStep())
    g.emit(told.EnergyStep())
    g.emit(told.FarmStep(crew))
    g.emit(told.StressStep(crew))
    g.emit(told.HardwareStep())
    yield from confirm(g, "harvest" if mission_of(g).production else "planning")


def tell_harvest(g: StoryGame) -> Flow:
    """What the mission adds to the Production phase (FM-506)."""
    mission = mission_of(g)
    g.emit(told.MissionStep())
    yield from resolve(g, mission.production, Subject(story=mission.id))
    yield from confirm(g, "planning")


def tell_planning(g: StoryGame) -> Flow:
    s = state_of(g)
    g.emit(told.PhaseBegan("planning"))
    g.emit(told.PlanStep(len(s.crew)))
    forbidden = tuple(action for n, action in enumerate(ACTIONS) if s.forbidden >> n & 1)
    if forbidden:
        g.emit(told.ForbiddenStep(forbidden))
    for action, pawns in zip(ACTIONS, s.taxes, strict=True):
        if pawns:
            g.emit(told.TaxStep(action, pawns))
    for opened in open_events(g):
        name = g.data.events[opened.event].id
        g.emit(told.OpenStep(f"{name}.action", open_until(opened.round, s.sols)))
    g.emit(told.PayStep())
    yield from confirm(g, "acting")
    g.emit(told.PhaseBegan("acting"))
    g.emit(told.ActStep())
    g.emit(told.RollStep())


def tell_malfunctions(g: StoryGame) -> Flow:
    g.emit(told.PhaseBegan("malfunctions"))
    g.emit(told.DiceStep(dice(g)))
    g.emit(told.TracksStep())
    yield from confirm(g, "clean_up")


def dice(g: StoryGame) -> tuple[Block, ...]:
    """The Malfunction dice of the sol, but for those of red cubes (FM-331, FM-1103)."""
    s = state_of(g)
    found = s.extra_dice
    for die in level_of(g).dice:
        if die.start <= s.round <= die.end:
            found |= 1 << BLOCKS.index(die.block)
    return tuple(block for n, block in enumerate(BLOCKS) if found >> n & 1)


def tell_clean_up(g: StoryGame) -> Flow:
    """The new First Player goes on to the next sol (FM-1148, FM-1306)."""
    s = state_of(g)
    s.forbidden = s.extra_dice = 0  # FM-323
    s.taxes = [0] * len(ACTIONS)
    s.taken_now = [0] * len(s.taken_now)
    s.first = (s.first + 1) % len(s.crew)  # FM-329, FM-1146
    g.emit(told.PhaseBegan("clean_up"))
    g.emit(told.TokensStep())
    g.emit(told.CargoStep())
    g.emit(told.SkillsStep())
    g.emit(told.FirstStep(card_of(g, s.first).id))
    yield from confirm(g, "judging", NEXT_ROUND)


def judge_round(g: StoryGame) -> Flow:
    """Whether the mission has ended; only now goals and Threshold count (FM-1344 to FM-1347)."""
    s, threshold = state_of(g), level_of(g).threshold
    done, exceeded = all_red_done(g), False
    if done and threshold is not None:
        answer = yield ask(SEAT, THRESHOLD, (NO, YES), AboutThreshold(threshold))
        exceeded = answer == YES
        if exceeded:
            g.emit(told.TooMuchBroken(threshold))
    if done and not exceeded:
        end(g, "won")
    if s.round >= s.sols:  # FM-106, FM-114
        end(g, "threshold" if done else "time")
    s.stage = "round"


# What people report


def act(g: StoryGame) -> Flow:
    """Actions are resolved at the table; what concerns the story is entered here."""
    s = state_of(g)
    options: list[Option] = [EventDone(g.data.events[opened.event].id) for opened in open_events(g)]
    mission = mission_of(g)
    options += [SheetDone(f"{mission.id}-{mission.actions[n].id}") for n in open_actions(g)]
    options += map(HadAdventure, COLOURS)
    options += [Report(), Next("malfunctions")]
    match (yield ask(SEAT, ACTING, options)):
        case EventDone(event):
            yield from perform_event(g, event)
        case SheetDone(action):
            yield from perform_sheet(g, action.removeprefix(f"{mission.id}-"))
        case HadAdventure(colour):
            astronaut = yield from who_was_it(g)
            yield from have_adventure(g, COLOURS.index(colour), astronaut)
        case Report():
            yield from report(g)
        case Next():
            s.stage = "malfunctions"


def open_events(g: StoryGame) -> list[OpenEvent]:
    """The Events whose action can be performed (FM-704)."""
    found = []
    for opened in state_of(g).open_events:
        action = g.data.events[opened.event].action
        if action is not None and (action.repeatable or not opened.done):
            found.append(opened)
    return found


def open_actions(g: StoryGame) -> list[int]:
    """The actions of the mission that can be taken, as far as the storyteller knows."""
    s = state_of(g)
    return [
        n
        for n, action in enumerate(mission_of(g).actions)
        if not s.closed >> n & 1
        and not 0 < action.limit <= s.taken[n]
        and not 0 < action.per_round <= s.taken_now[n]
        and may_hold(g, action.needs)
    ]


def perform_event(g: StoryGame, name: str) -> Flow:
    """The reward comes, the consequences never will (FM-844, FM-853, FM-1323)."""
    for opened in state_of(g).open_events:
        event = g.data.events[opened.event]
        if event.id != name or event.action is None:
            continue
        g.emit(told.EventSettled(event.id, () if opened.done else (f"{event.id}.deed",)))
        opened.done = True
        astronaut = yield from _performer(g, event.action.reward)
        subject = Subject(astronaut, story=event.id)
        yield from pay_counters(g, event.action.cost, subject)
        yield from resolve(g, event.action.reward, subject)
        return


def perform_sheet(g: StoryGame, name: str) -> Flow:
    s, mission = state_of(g), mission_of(g)
    number = [action.id for action in mission.actions].index(name)
    action = mission.actions[number]
    story = f"{mission.id}-{name}"
    g.emit(told.SheetSettled(story, () if s.taken[number] else (f"{story}.deed",)))
    s.taken[number] += 1
    s.taken_now[number] += 1
    astronaut = yield from _performer(g, action.effects)
    subject = Subject(astronaut, story=story)
    yield from pay_counters(g, action.cost, subject)
    yield from resolve(g, action.effects, subject)


def _performer(g: StoryGame, effects: tuple[object, ...]) -> Flow:
    """Who performed an action, if that matters."""
    if not needs_somebody(g, effects):
        return NOTHING
    return (yield from who_was_it(g))


def who_was_it(g: StoryGame) -> Flow:
    """The performer; of an AOM its operator (FM-1332)."""
    crew = range(len(state_of(g).crew))
    options = [ChooseAstronaut(card_of(g, number).id) for number in crew]
    chosen = yield ask(SEAT, WHO, options)
    return with_profession(g, chosen.astronaut)


def have_adventure(g: StoryGame, colour: int, astronaut: int) -> Flow:
    """An Adventure of the action's colour, about its performer (FM-817, FM-1331 to FM-1336)."""
    number = draw_adventure(g, COLOURS[colour])
    adventure = g.data.adventures[number]
    who = card_of(g, astronaut).id
    if adventure.later is not None:
        schedule(g, number, astronaut)
    if adventure.kind == "delayed":
        g.emit(NothingHappened(COLOURS[colour], who))  # FM-820
        return
    name = adventure.id
    g.emit(told.AdventureTold(name, f"{name}.story", COLOURS[colour], who))
    subject = Subject(astronaut, story=name)
    if adventure.ways:
        yield from choose_way(g, adventure.ways, subject)
    yield from resolve(g, adventure.effects, subject)


def report(g: StoryGame) -> Flow:
    """Goals, finds, and the worst: whatever may happen at any time."""
    s, mission = state_of(g), mission_of(g)
    options: list[Option] = [
        ReachedGoal(f"{mission.id}-{mission.goals[n].id}") for n in goals_to_report(g)
    ]
    tokens = [f"{mission.id}-{token.id}" for token in mission.tokens]
    options += [
        GotToken(token)
        for n, token in enumerate(tokens)
        if mission.tokens[n].gives and not s.taken_tokens >> n & 1
    ]
    if mission.icon:
        options.append(FoundIcon())
    options += map(UsedPoi, mission.pois)
    options += [Died(card_of(g, number).id) for number in range(len(s.crew))]
    options.append(Nothing())
    goals = [f"{mission.id}-{goal.id}" for goal in mission.goals]
    match (yield ask(SEAT, REPORT, options)):
        case ReachedGoal(goal):
            yield from reach_goal(g, goals.index(goal))
        case GotToken(token):
            number = tokens.index(token)
            astronaut = yield from _performer(g, mission.tokens[number].gives)
            yield from receive_token(g, number, Subject(astronaut, story=mission.id))
        case FoundIcon():
            yield from resolve(g, mission.icon, Subject(story=mission.id))  # FM-906
        case UsedPoi(icon):
            effects = mission.pois[icon]
            astronaut = yield from _performer(g, effects)
            yield from resolve(g, effects, Subject(astronaut, story=mission.id))  # FM-921
        case Died(astronaut):
            s.cause = astronaut
            g.emit(told.DeathTold(astronaut))
            end(g, "death")  # FM-1204, FM-1343


STAGES: Final[Mapping[Stage, Callable[[StoryGame], Flow]]] = {
    "setup": set_up,
    "crew": gather_crew,
    "mission": tell_mission,
    "round": begin_round,
    "progress": tell_progress,
    "later": tell_later,
    "story": tell_event,
    "effects": tell_effects,
    "action": tell_action,
    "morale": tell_morale,
    "production": tell_production,
    "harvest": tell_harvest,
    "planning": tell_planning,
    "acting": act,
    "malfunctions": tell_malfunctions,
    "clean_up": tell_clean_up,
    "judging": judge_round,
}
