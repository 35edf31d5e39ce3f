"""Steps 1 and 11: the actions of Events and of the mission sheet."""

from __future__ import annotations

from kosmodrom.core.asks import Flow
from kosmodrom.games.first_martians.events.acting import EventDealtWith, SheetActionDone
from kosmodrom.games.first_martians.rules.base import Game, mission_of
from kosmodrom.games.first_martians.rules.effects.registry import resolve
from kosmodrom.games.first_martians.rules.stacks import deed_of
from kosmodrom.games.first_martians.tasks import EventTask, SheetTask


def is_open(g: Game, event: int) -> bool:
    """Whether an Event still has its action (FM-704)."""
    deed = g.data.events[event].action
    return deed is not None and any(
        opened.event == event and (deed.repeatable or not opened.done)
        for opened in g.state.open_events
    )


def is_in_place(g: Game, task: EventTask | SheetTask) -> bool:
    """Whether the objective token that an action is about still lies there (FM-Q-73)."""
    place = deed_of(g, task).place
    if place is None or place.token is None:
        return True
    names = [token.id for token in mission_of(g).tokens]
    return names.index(place.token) in g.state.areas[task.space].objectives


def deal_with_event(g: Game, task: EventTask, performer: int) -> Flow:
    """The reward comes, the consequences never will (FM-844, FM-849, FM-853, FM-1323)."""
    event = g.data.events[task.event]
    opened = next(each for each in g.state.open_events if each.event == task.event)
    story = () if opened.done else (f"{event.id}.deed",)
    opened.done = True
    g.emit(EventDealtWith(event.id, f"{event.id}.action", story))
    if event.action is not None:
        yield from resolve(g, event.action.reward, performer, task.space, event.id)


def take_sheet_action(g: Game, task: SheetTask, performer: int) -> Flow:
    s, mission = g.state, mission_of(g)
    action = mission.actions[task.action]
    name = f"{mission.id}-{action.id}"
    story = () if s.taken[task.action] else (f"{name}.deed",)
    s.taken[task.action] += 1
    s.taken_now[task.action] += 1
    g.emit(SheetActionDone(name, story))
    yield from resolve(g, action.effects, performer, task.space, name)
