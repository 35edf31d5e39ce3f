"""The board in words, for the terminal and wherever no drawn board exists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from kosmodrom.core.ruleset import Section, Speaker
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.components import EventAction, SheetAction
from kosmodrom.games.first_martians.plan_view import StackView
from kosmodrom.games.first_martians.terms import BLOCKS, RESOURCES, ROVERS
from kosmodrom.games.first_martians.view import (
    FacilityView,
    OpenEventView,
    SheetView,
    View,
)
from kosmodrom.games.first_martians.wording import tell_deed, tell_effects


def sections(view: View, box: Box, words: Speaker) -> list[Section]:
    """A view in words."""
    plan = _plan(view, words)
    planned = view.phase in ("planning", "acting")  # then it is what people talk about
    return [
        *([plan] if planned else []),
        _mission(view, box, words),
        *event_sections(view.mission, view.event, view.open_events, box, words),
        _tracks(view, words),
        *_hub(view, box, words),
        _cargo(view, words),
        _map(view, words),
        *_crew(view, words),
        *([] if planned else [plan]),
    ]


def _mission(view: View, box: Box, words: Speaker) -> Section:
    rows = [words("board-sol", round=view.round, sols=view.sols)]
    if view.first:
        rows.append(words("board-first", astronaut=words(f"astronaut-{view.first}")))
    for goal in view.goals:
        kind = "done" if goal.done else "red" if goal.red else "orange"
        rows.append(words(f"board-goal-{kind}", goal=words(f"goal-{view.mission}-{goal.id}")))
    if view.threshold is not None:
        rows.append(words("board-threshold", broken=view.broken, threshold=view.threshold))
    for counter, n in view.counters.items():
        rows.append(f"{words(f'counter-{view.mission}-{counter}')}: {n}")
    rows += action_rows(view.mission, view.actions, box, words)
    rows += [words(f"flag-{flag}") for flag in view.remembered]
    return Section(words(f"mission-{view.mission}"), tuple(rows))


def action_rows(
    mission: str, actions: Iterable[SheetView], box: Box, words: Speaker
) -> Iterator[str]:
    """The actions of the mission that can be taken."""
    deeds = next(known.actions for known in box.missions if known.id == mission)
    for action, deed in zip(actions, deeds, strict=False):
        if action.open:
            name = words(f"sheet-{mission}-{action.id}")
            yield words("board-action", action=name, deed=_deed(deed, mission, words))


def _deed(action: EventAction | SheetAction, mission: str, words: Speaker) -> str:
    return " ".join(f"{line}." for line in tell_deed(action, mission, words))


def event_sections(
    mission: str,
    current: str | None,
    open_events: Iterable[OpenEventView],
    box: Box,
    words: Speaker,
) -> Iterator[Section]:
    """The Event of this sol, and those before it whose action can still be performed, with their
    stories: they can be read again at any time (FM-1322)."""
    until = {opened.event: opened.until for opened in open_events if not opened.done}
    for event in box.events:
        if event.id != current and event.id not in until:
            continue
        rows = [words(f"mission-event-{event.id}.story")]
        if event.id == current and event.effects:
            effects = tell_effects(words, event.effects, mission)
            rows.append(words("board-event-effects", effects=effects))
        if event.id in until and event.action is not None:
            name = words(f"mission-event-{event.id}.action")
            deed = _deed(event.action, mission, words)
            rows.append(words("board-open-event", action=name, round=until[event.id], deed=deed))
        yield Section(words(f"mission-event-{event.id}"), tuple(rows))


def _tracks(view: View, words: Speaker) -> Section:
    rows = [
        words("board-morale", morale=view.morale),
        words("board-stress", stress=view.stress),
    ]
    for block, level in zip(BLOCKS, view.malfunctions, strict=True):
        red = "true" if block in view.cubes else "false"
        rows.append(words("board-malfunction", block=words(f"block-{block}"), level=level, red=red))
    f = view.forecast
    for supply in f.supplies:
        made, needed = sum(supply.makers.values()), len(supply.users)
        rows.append(words(f"board-forecast-{supply.resource}", made=made, needed=needed))
    rows.append(words("board-forecast-food", made=f.meals.made, needed=f.meals.portions))
    rows.append(words("board-forecast-stress", stress=f.stress))
    if f.wilting:
        rows.append(words("board-forecast-wilting"))
    return Section(words("board-tracks"), tuple(rows))


def _hub(view: View, box: Box, words: Speaker) -> list[Section]:
    blocks = {facility.id: facility.block for facility in box.facilities}
    return [
        Section(
            words(f"block-{block}"),
            tuple(
                _facility(facility, view, words)
                for facility in view.facilities
                if blocks[facility.id] == block
            ),
        )
        for block in BLOCKS
    ]


def _facility(facility: FacilityView, view: View, words: Speaker) -> str:
    told = []
    if facility.output is not None:
        told.append(words("board-output", output=facility.output))
    for farm in view.farms:
        if farm.facility == facility.id:
            told.append(words("board-farm", plants=farm.plants, greenhouses=farm.greenhouses))
            if farm.seeds:
                spaces = ", ".join(str(space) for space in farm.seeds)
                told.append(words("board-seeds", spaces=spaces))
    broken = [words(f"part-{part.kind}") for part in facility.parts if part.broken]
    if broken:
        told.append(words("board-broken", parts=", ".join(broken)))
    told += [
        words("board-shutdown", resource=words(f"resource-{shutdown.resource}"))
        for shutdown in facility.shutdowns
    ]
    for mark, tokens in (("!", facility.now), (">>", facility.later)):
        if tokens:
            told.append(f"{mark} {', '.join(words(f'token-{token}') for token in tokens)}")
    told += [words(f"upgrade-{upgrade}") for upgrade in facility.upgrades]
    name = words(f"facility-{facility.id}")
    return f"{name}: {'; '.join(told)}" if told else name


def _cargo(view: View, words: Speaker) -> Section:
    rows = [
        ", ".join(
            f"{words(f'resource-{resource}')} {amount}"
            for resource, amount in zip(RESOURCES, view.reserves, strict=True)
        )
    ]
    for title, cargo in (("board-available", view.available), ("board-pending", view.pending)):
        told = []
        if cargo.samples:
            told.append(words("cost-samples", count=cargo.samples))
        if cargo.seeds:
            told.append(words("cost-seeds", count=cargo.seeds))
        told += [words(f"cost-{kind}", count=n) for kind, n in cargo.spares.items()]
        told += [words(f"objective-{token}") for token in cargo.objectives]
        told += [words(f"upgrade-{upgrade}") for upgrade in cargo.upgrades]
        if title == "board-available":
            told += [words(f"poi-{poi}") for poi in view.pois]
        rows.append(words(title, things=", ".join(told) or "–"))
    rows.append(words("board-research", examined=view.examined, discoveries=view.discoveries))
    return Section(words("board-cargo"), tuple(rows))


def _map(view: View, words: Speaker) -> Section:
    rows = []
    for area in view.areas:
        told = [words(f"tile-{area.tile}")]
        if area.samples:
            told.append(words("cost-samples", count=area.samples))
        told += [words(f"objective-{token}") for token in area.objectives]
        told += [words(f"token-{token}") for token in area.tokens]
        rows.append(f"{words(f'space-{area.space}')}: {', '.join(told)}")
    for space in view.marked:
        told = [words(f"objective-{token}") for token in space.objectives]
        rows.append(f"{words(f'space-{space.space}')}: {', '.join(told)}")
    for rover, tokens in zip(ROVERS, view.rovers, strict=True):
        if tokens:
            told = [words(f"token-{token}") for token in tokens]
            rows.append(f"{words(f'rover-{rover}')}: {', '.join(told)}")
    return Section(words("board-map"), tuple(rows) or (words("board-unexplored"),))


def _crew(view: View, words: Speaker) -> list[Section]:
    found = []
    for astronaut in view.crew:
        rows = [
            words("board-astronaut", wounds=astronaut.wounds, morale=astronaut.morale),
        ]
        if astronaut.conditions:
            names = ", ".join(words(f"condition-{name}") for name in astronaut.conditions)
            rows.append(words("board-conditions", conditions=names))
        if astronaut.tokens:
            rows.append(", ".join(words(f"token-{token}") for token in astronaut.tokens))
        for skill in astronaut.skills:
            used = "true" if skill.used else "false"
            name = words(f"skill-{skill.id}")
            rows.append(words("board-skill", skill=name, cost=skill.cost, used=used))
        for counter, n in astronaut.counters.items():
            rows.append(f"{words(f'counter-{view.mission}-{counter}')}: {n}")
        found.append(Section(words(f"astronaut-{astronaut.id}"), tuple(rows), area="players"))
    return found


def _plan(view: View, words: Speaker) -> Section:
    rows = [_stack(stack, words) for stack in view.plan]
    if view.ballot is not None:
        rows += [words("board-objection", seat=words.seat(seat)) for seat in view.ballot.objected]
    return Section(words("board-plan"), tuple(rows) or (words("board-no-plan"),))


TARGETS: Final[Mapping[str, tuple[str, ...]]] = {
    "explore": ("space",),
    "gather": ("space", "objective"),
    "research": ("research",),
    "plant": ("facility",),
    "repair": ("facility", "part", "board-donor"),
    "repair_rover": ("rover",),
    "build_upgrade": ("upgrade",),
    "remove_shutdown": ("facility", "resource"),
    "event": ("mission-event", "space"),
    "sheet": ("sheet", "space"),
}
"""How the names of a stack's target begin in the catalogues, by its task."""


def _task(stack: StackView, words: Speaker) -> str:
    """What a stack does, and to what."""
    told = []
    for prefix, name in zip(TARGETS.get(stack.task, ()), stack.target, strict=False):
        if prefix == "board-donor":
            told.append(words(prefix, facility=words(f"facility-{name}")))
        else:
            action = ".action" if prefix == "mission-event" else ""
            told.append(words(f"{prefix}-{name}{action}"))
    if stack.facility is not None:
        told.append(words(f"facility-{stack.facility}"))
    if stack.rover is not None:
        told.append(words(f"rover-{stack.rover}"))
    task = words(f"task-{stack.task}")
    return f"{task} ({', '.join(told)})" if told else task


def _stack(stack: StackView, words: Speaker) -> str:
    pawns = ", ".join(words(f"pawn-{pawn}") for pawn in reversed(stack.pawns))
    needs = stack.needs
    told = words(
        "board-stack",
        task=_task(stack, words),
        pawns=pawns,
        has=needs.has,
        rolled=needs.rolled,
        sure=needs.sure,
        odds=needs.odds,
    )
    if needs.missing:
        reasons = ", ".join(words(f"refusal-{missing.reason}") for missing in needs.missing)
        told = f"{told} – {reasons}"
    return told
