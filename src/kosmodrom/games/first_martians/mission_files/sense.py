"""What fits the schema and still makes no sense: ids given twice, rounds that never come, effects
that find nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from kosmodrom.core.checking import Problem
from kosmodrom.core.toml_places import Path
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.components import (
    Consequence,
    Counter,
    EventAction,
    Mission,
    MissionDie,
    MissionEvent,
    ObjectiveToken,
    Place,
    SheetAction,
    SpecialRounds,
)
from kosmodrom.games.first_martians.mission_files.parts import MISSION, Part, longest, parts_of
from kosmodrom.games.first_martians.terms import DIFFICULTIES, MOST_GREENHOUSES


def find_nonsense(mission: Mission, box: Box) -> Iterator[Problem]:
    yield from _ids(mission, box)
    yield from _whole(mission, box)
    for part in parts_of(mission):
        yield from _effects(part, mission, box)
        yield from _rounds(part, longest(mission))
        yield from _stories(part)


def _ids(mission: Mission, box: Box) -> Iterator[Problem]:
    """Ids are given once, and none that the box has."""
    if any(each.id == mission.id for each in box.missions):
        yield Problem((*MISSION, "id"), "mistake-id-taken", {"id": mission.id})
    taken = {event.id for event in box.events}
    for name in ("goals", "actions", "tokens", "counters", "events"):
        given: set[str] = set()
        for number, thing in enumerate(getattr(mission, name)):
            path = (*MISSION, name, number, "id")
            if thing.id in given:
                yield Problem(path, "mistake-id-twice", {"id": thing.id})
            elif name == "events" and thing.id in taken:
                yield Problem(path, "mistake-id-taken", {"id": thing.id})
            given.add(thing.id)


def _whole(mission: Mission, box: Box) -> Iterator[Problem]:
    """What concerns the mission as a whole."""
    for level in DIFFICULTIES:
        if level not in mission.levels:
            yield Problem((*MISSION, "levels"), "mistake-level", {"level": level})
    if not any(goal.red and not goal.hidden for goal in mission.goals):
        yield Problem((*MISSION, "goals"), "mistake-no-goal", {})
    greenhouses = mission.greenhouses or 0
    if greenhouses > MOST_GREENHOUSES:
        path = (*MISSION, "greenhouses")
        yield Problem(path, "mistake-too-many", {"least": greenhouses, "most": MOST_GREENHOUSES})
    if mission.greenhouses is not None and (mission.plants or 0) > greenhouses:
        args = {"least": mission.plants, "most": greenhouses}
        yield Problem((*MISSION, "plants"), "mistake-too-many", args)
    upgrades = len(mission.allowed_upgrades or box.upgrades)
    if mission.upgrades > upgrades:
        path = (*MISSION, "upgrades")
        yield Problem(path, "mistake-too-many", {"least": mission.upgrades, "most": upgrades})
    last = longest(mission)
    if len(mission.malfunctions) > last:
        args = {"round": last + 1, "last": last}
        yield Problem((*MISSION, "malfunctions", last), "mistake-round", args)


def _rounds(part: Part, last: int) -> Iterator[Problem]:
    """Rounds that come, in their order."""
    match part.thing:
        case SpecialRounds(start=start, end=end) | MissionDie(start=start, end=end):
            if start > last:
                path = (*part.path, "start")
                yield Problem(path, "mistake-round", {"round": start, "last": last})
            elif end < start:
                yield Problem((*part.path, "end"), "mistake-order", {"first": start, "last": end})
        case e.Schedule(earliest=earliest, latest=latest) if latest < earliest:
            path = (*part.path, "latest")
            yield Problem(path, "mistake-order", {"first": earliest, "last": latest})


def _stories(part: Part) -> Iterator[Problem]:
    """Events and choices."""
    match part.thing:
        case MissionEvent() as event:
            if event.missions:
                yield Problem((*part.path, "missions"), "mistake-event-missions", {})
            if event.action is not None and event.consequence is None:  # FM-848
                yield Problem(part.path, "mistake-no-consequence", {"event": event.id})
            if event.action is None and event.consequence is not None:
                path = (*part.path, "consequence")
                yield Problem(path, "mistake-no-event-action", {"event": event.id})
        case e.Choose(ways):
            path = (*part.path, "ways")
            if not any(way.cost == e.Cost() and not way.needs for way in ways):
                yield Problem(path, "mistake-no-free-way", {})
            given = set[str]()
            for number, way in enumerate(ways):
                if way.id in given:
                    yield Problem((*path, number), "mistake-id-twice", {"id": way.id})
                given.add(way.id)
            if "pois" in part.path[:2]:
                yield Problem(part.path, "mistake-poi-choice", {})


def _effects(part: Part, mission: Mission, box: Box) -> Iterator[Problem]:
    """Effects that do nothing, or find nothing."""
    match part.thing:
        case SheetAction(effects=()) | SpecialRounds(effects=()) | Consequence(effects=()):
            yield Problem((*part.path, "effects"), "mistake-empty", {})
        case EventAction(reward=()):
            yield Problem((*part.path, "reward"), "mistake-empty", {})
        case e.If(then=(), otherwise=()) | e.Chance(then=(), otherwise=()):
            yield Problem((*part.path, "then"), "mistake-empty", {})
        case e.If(tests=()):
            yield Problem((*part.path, "tests"), "mistake-empty", {})
        case e.TakeObjective(tokens=()) | e.DiscardObjective(tokens=()):
            yield Problem((*part.path, "tokens"), "mistake-empty", {})
        case e.DrawResearch(cases=cases):
            yield from _cases(part.path, cases)
        case e.BreakPart() | e.RepairPart():
            if not _fits(part.thing, box):
                yield Problem(part.path, "mistake-no-part", {})
        case Counter(start=start, most=most) if not 0 <= start <= most:
            path = (*part.path, "start")
            args = {"value": start, "least": 0, "most": most, "bounds": "both"}
            yield Problem(path, "mistake-range", args)
        case e.Cost(counters=counters):
            personal = {counter.id for counter in mission.counters if counter.personal}
            for name in personal.intersection(counters):
                path = (*part.path, "counters", name)
                yield Problem(path, "mistake-personal", {"counter": name})
        case e.DrawCondition() if "levels" in part.path:  # FM-269
            yield Problem(part.path, "mistake-condition-early", {})
        case Place(ring=None, icon=False, token=None):
            yield Problem(part.path, "mistake-place", {})
    yield from _wheres(part)


def _wheres(part: Part) -> Iterator[Problem]:
    """ "Drawn" needs a Direction card, "here" an area where something takes place."""
    for field in ("where", "to"):
        match getattr(part.thing, field, None):
            case "drawn" if not part.inside(e.DrawDirection):
                yield Problem((*part.path, field), "mistake-not-drawn", {})
            case "here" if not _is_outside(part):
                yield Problem((*part.path, field), "mistake-not-here", {})


def _is_outside(part: Part) -> bool:
    """Whether something takes place on an area: an action there, a token found there, or its
    mission icon."""
    return part.path[1] == "icon" or any(
        isinstance(each, ObjectiveToken)
        or (isinstance(each, SheetAction | EventAction) and each.place is not None)
        for each in part.around
    )


def _cases(path: Path, cases: tuple[e.Case, ...]) -> Iterator[Problem]:
    for number, (one, other) in enumerate(pairwise(cases), 1):
        if other.upto <= one.upto:
            where = (*path, "cases", number, "upto")
            yield Problem(where, "mistake-order", {"first": one.upto, "last": other.upto})


def _fits(effect: e.BreakPart | e.RepairPart, box: Box) -> bool:
    """Whether any Facility has such a part; cards count, for the mission may build them."""
    kinds: Iterable[Any] = (
        part.kind
        for facility in box.facilities
        if not effect.facilities or {facility.id, facility.kind} & set(effect.facilities)
        if effect.block in (None, facility.block)
        for part in facility.parts
    )
    return any(not effect.parts or kind in effect.parts for kind in kinds)
