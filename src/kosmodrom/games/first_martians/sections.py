"""The board in words, for the terminal and wherever no drawn board exists."""

from __future__ import annotations

from kosmodrom.core.ruleset import Section, Speaker
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.plan_view import StackView
from kosmodrom.games.first_martians.tales import tell_event_action
from kosmodrom.games.first_martians.terms import BLOCKS, RESOURCES, ROVERS
from kosmodrom.games.first_martians.view import FacilityView, View


def sections(view: View, box: Box, words: Speaker) -> list[Section]:
    """A view in words."""
    return [
        _mission(view, words),
        *_story(view, box, words),
        _tracks(view, words),
        *_hub(view, box, words),
        _cargo(view, words),
        _map(view, words),
        *_crew(view, words),
        _plan(view, words),
    ]


def _mission(view: View, words: Speaker) -> Section:
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
    rows += [
        words("board-action", action=words(f"sheet-{view.mission}-{action.id}"))
        for action in view.actions
        if action.open
    ]
    for opened in view.open_events:
        if not opened.done:
            name = words(f"mission-event-{opened.event}.action")
            rows.append(words("board-open-event", action=name, round=opened.until))
    return Section(words(f"mission-{view.mission}"), tuple(rows))


def _story(view: View, box: Box, words: Speaker) -> list[Section]:
    """The Event of the sol, and what the actions of open Events take and bring (FM-1322)."""
    rows = []
    if view.event is not None:
        name = f"mission-event-{view.event}"
        rows.append(f"{words(name)}. {words(f'{name}.story')}")
    for opened in view.open_events:
        event = next(known for known in box.events if known.id == opened.event)
        if event.action is not None and not opened.done:
            title, _deed, *lines = tell_event_action(event, event.action, box, words)
            rows.append(f"{title}: {'; '.join(lines)}")
    rows += [words(f"flag-{flag}") for flag in view.remembered]
    return [Section(words("board-story"), tuple(rows))] if rows else []


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
    return Section(words("board-plan"), tuple(rows) or (words("board-no-plan"),))


def _stack(stack: StackView, words: Speaker) -> str:
    pawns = ", ".join(words(f"pawn-{pawn}") for pawn in reversed(stack.pawns))
    needs = stack.needs
    told = words(
        "board-stack",
        task=words(f"task-{stack.task}"),
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
