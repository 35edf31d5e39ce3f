"""The storyteller's book as people see it: as data, and in words."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from kosmodrom.core.options import Seat
from kosmodrom.core.ruleset import Section, Speaker
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.rules.base import card_of, level_of, mission_of
from kosmodrom.games.first_martians.rules.events_phase import open_until
from kosmodrom.games.first_martians.sections import action_rows, event_sections
from kosmodrom.games.first_martians.storyteller.play import dice, open_actions, open_events
from kosmodrom.games.first_martians.storyteller.state import Stage, StoryGame, state_of
from kosmodrom.games.first_martians.terms import ACTIONS, EVENT_WINDOW, NOTHING, Action, Block
from kosmodrom.games.first_martians.view import GoalView, OpenEventView, SheetView
from kosmodrom.games.first_martians.wording import tell_effects


class StorytellerView(msgspec.Struct, frozen=True):
    mission: str
    difficulty: str
    stage: Stage
    round: int
    sols: int
    crew: tuple[str, ...]
    """Clockwise, from the first First Player on."""
    first: str
    threshold: int | None
    goals: tuple[GoalView, ...]
    counters: dict[str, int]
    own_counters: dict[str, dict[str, int]]
    """By astronaut."""
    event: str | None
    open_events: tuple[OpenEventView, ...]
    actions: tuple[SheetView, ...]
    forbidden: tuple[Action, ...]
    dice: tuple[Block, ...]
    """Those of this sol, but for those of red cubes."""
    ending: str


def view(g: StoryGame, _seat: Seat | None) -> StorytellerView:
    """What is to come is nobody's to see (FM-1316, FM-1352)."""
    s, mission = state_of(g), mission_of(g)
    crew = tuple(card_of(g, number).id for number in range(len(s.crew)))
    shared = [counter.id for counter in mission.counters if not counter.personal]
    own = [counter.id for counter in mission.counters if counter.personal]
    possible = open_actions(g) if s.stage not in ("setup", "crew") else []
    return StorytellerView(
        mission=mission.id,
        difficulty=g.options.difficulty,
        stage=s.stage,
        round=s.round,
        sols=s.sols,
        crew=crew,
        first=crew[s.first] if crew else "",
        threshold=level_of(g).threshold,
        goals=tuple(
            GoalView(goal.id, goal.red, bool(s.done >> number & 1))
            for number, goal in enumerate(mission.goals)
            if s.goals >> number & 1
        ),
        counters=dict(zip(shared, s.counters, strict=False)),
        own_counters={
            name: dict(zip(own, member.counters, strict=True))
            for name, member in zip(crew, s.crew, strict=True)
            if own
        },
        event=g.data.events[s.event].id if s.event != NOTHING else None,
        open_events=tuple(
            OpenEventView(
                g.data.events[opened.event].id, open_until(opened.round, s.sols), opened.done
            )
            for opened in open_events(g)
        ),
        actions=tuple(
            SheetView(action.id, number in possible, taken, action.limit)
            for number, (action, taken) in enumerate(zip(mission.actions, s.taken, strict=False))
        ),
        forbidden=tuple(action for n, action in enumerate(ACTIONS) if s.forbidden >> n & 1),
        dice=dice(g) if s.round else (),
        ending=s.ending,
    )


def check(g: StoryGame) -> None:
    """What is true at every checkpoint."""
    s, mission = state_of(g), mission_of(g)
    if s.stage == "setup":
        return
    assert not s.done & ~s.goals, "a goal is done that is not listed"
    assert len(s.event_deck) == len([n for n in s.event_deck if n != s.event])
    assert all(s.round - opened.round < EVENT_WINDOW + 1 for opened in s.open_events)
    assert all(coming.round > s.round - 1 for coming in s.coming)
    most = [counter.most for counter in mission.counters if not counter.personal]
    assert all(0 <= n <= end for n, end in zip(s.counters, most, strict=False))
    assert not s.facilities, "the board is on the table"


# In words


def sections(view: StorytellerView, box: Box, words: Speaker) -> list[Section]:
    return [
        Section(words(f"mission-{view.mission}"), tuple(_mission(view, words))),
        *event_sections(view.mission, view.event, view.open_events, box, words),
        Section(words("teller-title-mission"), tuple(_rules(view, box, words))),
    ]


def _mission(view: StorytellerView, words: Speaker) -> Iterator[str]:
    """The Mission Log (FM-1341)."""
    if view.round:
        yield words("board-sol", round=view.round, sols=view.sols)
    if view.first:
        yield words("board-first", astronaut=words(f"astronaut-{view.first}"))
    for goal in view.goals:
        kind = "done" if goal.done else "red" if goal.red else "orange"
        yield words(f"board-goal-{kind}", goal=words(f"goal-{view.mission}-{goal.id}"))
    if view.threshold is not None:
        yield words("teller-threshold", threshold=view.threshold)
    for counter, n in view.counters.items():
        yield f"{words(f'counter-{view.mission}-{counter}')}: {n}"
    for astronaut, own in view.own_counters.items():
        for counter, n in own.items():
            name = words(f"counter-{view.mission}-{counter}")
            yield f"{words(f'astronaut-{astronaut}')}, {name}: {n}"
    if view.forbidden:
        actions = ", ".join(words(f"action-{action}") for action in view.forbidden)
        yield words("event-teller-forbidden", actions=actions)


def _rules(view: StorytellerView, box: Box, words: Speaker) -> Iterator[str]:
    """What the mission sheet would say."""
    mission = next(known for known in box.missions if known.id == view.mission)
    yield words(f"mission-{mission.id}.rules")
    yield from action_rows(mission.id, view.actions, box, words)
    if mission.icon:
        effects = tell_effects(words, mission.icon, mission.id)
        yield words("teller-mission-icon", effects=effects)
    for icon, meaning in mission.pois.items():
        effects = tell_effects(words, meaning, mission.id)
        yield words("teller-poi-icon", icon=words(f"teller-icon-{icon}"), effects=effects)
    for token in mission.tokens:
        yield words(
            "teller-token-is",
            token=words(f"objective-{mission.id}-{token.id}"),
            colour=words(f"teller-colour-{token.colour}"),
            number=token.number,
        )
