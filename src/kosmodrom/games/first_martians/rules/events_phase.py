"""Phase I: Events, in four steps (FM-401, FM-1311)."""

from __future__ import annotations

from kosmodrom.core.asks import CHECKPOINT, Flow
from kosmodrom.games.first_martians.events.story import (
    AdventureReturned,
    ConsequenceCame,
    EventActionOpened,
    EventClosed,
    EventDrawn,
    FollowUpCame,
    ProgressNamed,
    RoundBegan,
    SolStoryTold,
)
from kosmodrom.games.first_martians.rules.base import Game, card_of, mission_of
from kosmodrom.games.first_martians.rules.effects import resolve
from kosmodrom.games.first_martians.rules.malfunctions import move_track
from kosmodrom.games.first_martians.rules.phases import begin_phase, finish_phase
from kosmodrom.games.first_martians.rules.skills import all_decline, moment
from kosmodrom.games.first_martians.rules.tests import holds
from kosmodrom.games.first_martians.state import OpenEvent
from kosmodrom.games.first_martians.terms import BLOCKS, EVENT_WINDOW, NOTHING, Block

PROGRESS, DRAWING, LATER, EVENT, ACTION, TOLD = range(6)


def begin_round(g: Game) -> Flow:
    """A new sol: what the mission has in store for it (FM-331)."""
    s = g.state
    s.round += 1  # FM-330
    g.emit(RoundBegan(s.round, s.sols, card_of(g, s.first).id))
    mission = mission_of(g)
    begin_phase(g, "events")
    all_decline(g)
    for special in mission.rounds:
        if special.start <= s.round <= special.end:
            if special.told:
                g.emit(SolStoryTold(mission.id, f"{mission.id}-{special.start}"))
            yield from resolve(g, special.effects, story=mission.id)


def events_phase(g: Game) -> Flow:
    """Malfunction progress, what comes of earlier happenings, the Mission Event, its action: each
    is resolved to its end before the next one begins (FM-406, FM-410, FM-412)."""
    s = g.state
    yield CHECKPOINT
    if s.step in (PROGRESS, LATER):
        yield from moment(g)
    if s.step == PROGRESS:
        s.step = DRAWING
        yield from malfunction_progress(g)
    elif s.step == DRAWING:
        s.step = LATER
        draw_consequences(g)
    elif s.step == LATER:
        yield from next_coming(g)
    elif s.step == EVENT:
        s.step = ACTION
        yield from mission_event(g)
    elif s.step == ACTION:
        s.step = TOLD
        receive_action(g)
    else:
        yield from finish_phase(g, "morale")


def malfunction_progress(g: Game) -> Flow:
    """One track rises by 1: the one that the mission names, else a random one (FM-402,
    FM-1312, FM-Q-09)."""
    block = named_track(g)
    g.emit(ProgressNamed(block))
    yield from move_track(g, BLOCKS.index(block), 1)


def named_track(g: Game) -> Block:
    """The track of this round."""
    named = mission_of(g).malfunctions[g.state.round - 1 :]
    return named[0] if named else g.rng.choice(BLOCKS)


def draw_consequences(g: Game) -> None:
    """Close Events whose time is over; each other one that was not acted on is drawn for its
    consequence, in the second and third round of its life (FM-415, FM-850, FM-851, FM-1324,
    FM-Q-07). To read it again changes nothing (FM-854)."""
    s = g.state
    for opened in list(s.open_events):
        event = g.data.events[opened.event]
        if opened.done or s.round >= opened.round + EVENT_WINDOW:  # FM-1326
            s.open_events.remove(opened)
            if not opened.done:
                g.emit(EventClosed(event.id))
        elif event.consequence is not None and g.rng.below(100) < event.consequence.percent:
            opened.due = True


def next_coming(g: Game) -> Flow:
    """The next thing that comes of an earlier happening, before the Mission Event (FM-408, FM-409):
    what was left undone, oldest first (FM-1325), then delayed results and Follow-Ups (FM-1313)."""
    s = g.state
    for opened in s.open_events:
        if opened.due:
            event = g.data.events[opened.event]
            s.open_events.remove(opened)  # FM-1327
            g.reveal()
            g.emit(ConsequenceCame(event.id, f"{event.id}.consequence", f"{event.id}.aftermath"))
            if event.consequence is not None:
                yield from resolve(g, event.consequence.effects, story=event.id)
            return
    for coming in s.coming:
        if coming.round <= s.round:
            s.coming.remove(coming)
            g.reveal()
            who = card_of(g, coming.who).id
            if coming.kind == "adventure":
                adventure = g.data.adventures[coming.story]
                g.emit(AdventureReturned(adventure.id, f"{adventure.id}.later", who))
                if adventure.later is not None:
                    effects = adventure.later.effects
                    yield from resolve(g, effects, coming.who, story=adventure.id)
            else:
                follow_up = g.data.follow_ups[coming.story]
                g.emit(FollowUpCame(follow_up.id, f"{follow_up.id}.story", who))
                yield from resolve(g, follow_up.effects, coming.who, story=follow_up.id)
            return
    s.step = EVENT


def mission_event(g: Game) -> Flow:
    """Exactly one Mission Event a round (FM-407, FM-1314), its effects at once (FM-413)."""
    number = draw_event(g)
    g.state.event = number
    if number != NOTHING:
        event = g.data.events[number]
        g.emit(EventDrawn(event.id, f"{event.id}.story"))
        yield from resolve(g, event.effects, story=event.id)


def draw_event(g: Game) -> int:
    """The first of the shuffled Events whose needs hold: none comes twice (FM-1353)."""
    deck = g.state.event_deck
    for number in reversed(deck):
        if holds(g, g.data.events[number].needs):
            deck[:] = [other for other in deck if other != number]
            g.reveal()
            return number
    return NOTHING


def receive_action(g: Game) -> None:
    """The action of the Event can be performed in this round and the two after it (FM-414,
    FM-842, FM-1315, FM-1321); some Events have none (FM-846)."""
    s = g.state
    if s.event != NOTHING and g.data.events[s.event].action is not None:
        s.open_events.append(OpenEvent(s.event, s.round))
        name = g.data.events[s.event].id
        g.emit(EventActionOpened(name, f"{name}.action", open_until(s.round, s.sols)))


def open_until(start: int, sols: int) -> int:
    """The last round in which the action of an Event can be performed: the second after its own
    (FM-1321), if the mission lasts so long."""
    return min(start + EVENT_WINDOW - 1, sols)
