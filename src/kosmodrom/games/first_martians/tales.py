"""The stories of the box in words: titles, what is read aloud, what comes of it, and the ways out.

What may follow later is told of none of them (FM-1316): consequences are told when they come.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

import msgspec

from kosmodrom.core.ruleset import Speaker
from kosmodrom.games.first_martians import components as c
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.wording import (
    shown,
    tell_cost,
    tell_deed,
    tell_effect,
    tell_tests,
)

Lines = tuple[str, ...]


def stories(box: Box, words: Speaker) -> dict[str, Lines]:
    """Each story by its kind and id: its title, its text, then a line for each thing that happens;
    for an Event's action (``deed:<event>``) and a way out, what is known of it."""
    missions = _missions_of_events(box)
    found: dict[str, Lines] = {}
    for event in box.events:
        mission = missions.get(event.id, "")
        name = f"mission-event-{event.id}"
        found[f"event:{event.id}"] = _told(name, "story", event.effects, mission, words)
        if event.consequence is not None:
            title, story = words(f"{name}.consequence"), words(f"{name}.aftermath")
            lines = _lines(event.consequence.effects, mission, words)
            found[f"consequence:{event.id}"] = (title, story, *lines)
        if event.action is not None:
            deed = tell_event_action(event, event.action, box, words)
            found[f"deed:{event.id}"] = tuple(deed)
    for adventure in box.adventures:
        name = f"adventure-{adventure.id}"
        if adventure.kind != "delayed":  # FM-820
            told = _told(name, "story", adventure.effects, "", words)
            found[f"adventure:{adventure.id}"] = told
        if adventure.later is not None:
            told = _told(name, "later", adventure.later.effects, "", words)
            found[f"returned:{adventure.id}"] = told
    for follow_up in box.follow_ups:
        told = _told(f"follow-up-{follow_up.id}", "story", follow_up.effects, "", words)
        found[f"follow-up:{follow_up.id}"] = told
    for card in box.malfunctions:
        found[f"malfunction:{card.id}"] = tuple(_malfunction(card, words))
    for story, mission, effects in _all_effects(box):
        for way in _ways(effects):
            found[f"way:{story}-{way.id}"] = tuple(_way(story, way, mission, words))
    return found


def find_way(box: Box, name: str) -> e.Way | None:
    """The way out with this name, ``<story>-<way>``."""
    return next(
        (
            way
            for story, _mission, effects in _all_effects(box)
            if name.startswith(f"{story}-")
            for way in _ways(effects)
            if f"{story}-{way.id}" == name
        ),
        None,
    )


def _told(name: str, text: str, effects: Sequence[e.Effect], mission: str, words: Speaker) -> Lines:
    return words(name), words(f"{name}.{text}"), *_lines(effects, mission, words)


def _lines(effects: Iterable[e.Effect], mission: str, words: Speaker) -> Iterator[str]:
    return (tell_effect(words, effect, mission) for effect in shown(effects))


def tell_event_action(
    event: c.MissionEvent, action: c.EventAction, box: Box, words: Speaker
) -> Iterator[str]:
    """The action of an Event: its name, the deed, what it takes, and what it brings."""
    mission = _missions_of_events(box).get(event.id, "")
    yield words(f"mission-event-{event.id}.action")
    yield words(f"mission-event-{event.id}.deed")
    yield from tell_deed(action, mission, words)


def _malfunction(card: c.MalfunctionCard, words: Speaker) -> Iterator[str]:
    yield words(f"malfunction-{card.id}")
    yield words(f"malfunction-{card.id}.story")
    yield from _lines(card.effects, "", words)


# Ways out


def _way(story: str, way: e.Way, mission: str, words: Speaker) -> Iterator[str]:
    yield words(f"way-{story}-{way.id}")
    cost = tell_cost(words, way.cost, mission)
    if cost:
        yield words("caption-cost", cost=cost)
    if way.needs:
        yield words("caption-needs", needs=tell_tests(words, way.needs, mission))
    yield from _lines(way.effects, mission, words)


def _ways(effects: Iterable[object]) -> Iterator[e.Way]:
    """Every way out of these effects, however deep."""
    for effect in effects:
        if isinstance(effect, e.Way):
            yield effect
        if isinstance(effect, msgspec.Struct):
            for field in effect.__struct_fields__:
                value = getattr(effect, field)
                yield from _ways(value if isinstance(value, tuple) else (value,))


def _all_effects(box: Box) -> Iterator[tuple[str, str, Sequence[object]]]:
    """Effects by the story that their ways out are named after, with their mission."""
    missions = _missions_of_events(box)
    for event in box.events:
        yield event.id, missions.get(event.id, ""), [event]
    for adventure in box.adventures:
        yield adventure.id, "", [*adventure.ways, adventure]
    for follow_up in box.follow_ups:
        yield follow_up.id, "", follow_up.effects
    for card in box.malfunctions:
        yield card.id, "", card.effects
    for poi in box.pois:
        yield poi.id, "", poi.effects
    for mission in box.missions:
        for action in mission.actions:
            yield f"{mission.id}-{action.id}", mission.id, action.effects
        for level in mission.levels.values():
            yield mission.id, mission.id, [*level.effects, *chain(*level.by_players)]
        yield mission.id, mission.id, [*mission.rounds, *mission.production, *mission.icon]
        yield mission.id, mission.id, [*mission.goals, *mission.tokens]


def _missions_of_events(box: Box) -> dict[str, str]:
    """The mission that an Event belongs to, where it belongs to one alone."""
    return {event.id: mission.id for mission in box.missions for event in mission.events}
