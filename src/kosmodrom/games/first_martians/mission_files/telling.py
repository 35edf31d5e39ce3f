"""What a mission consists of, in short, and how one went."""

from __future__ import annotations

from collections import Counter

from kosmodrom.core.missions import Course
from kosmodrom.core.ruleset import Speaker
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.mission_files.check import read_mission
from kosmodrom.games.first_martians.mission_files.parts import parts_of
from kosmodrom.games.first_martians.rules.base import Game, mission_of
from kosmodrom.games.first_martians.terms import DIFFICULTIES


def describe(text: str, words: Speaker) -> list[str]:
    """The mission in a file in a few lines."""
    mission = read_mission(text)
    red = [goal for goal in mission.goals if goal.red]
    hidden = sum(goal.hidden for goal in red)
    lines = [
        f"{words(f'mission-{mission.id}')} ({mission.id}). {words(f'mission-{mission.id}.focus')}",
        words("about-mission-goals", red=len(red), orange=len(mission.goals) - len(red)),
    ]
    if hidden:
        lines.append(words("about-mission-hidden", count=hidden))  # FM-102
    for level in DIFFICULTIES:
        sols = ", ".join(str(number) for number in mission.levels[level].sols)
        lines.append(
            words("about-mission-sols", level=words(f"game-option-difficulty-{level}"), sols=sols)
        )
    lines.append(
        words(
            "about-mission-parts",
            actions=len(mission.actions),
            counters=len(mission.counters),
            tokens=len(mission.tokens),
            events=len(mission.events),
        )
    )
    used = Counter(
        str(part.thing.__struct_config__.tag)
        for part in parts_of(mission)
        if isinstance(part.thing, e.Clause)
    )
    told = ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in sorted(used.items()))
    return [*lines, words("about-mission-used", used=told)]


def course(g: Game) -> Course:
    """How a finished mission went."""
    s, mission = g.state, mission_of(g)
    cause = f"cause-{s.cause}" if s.ending == "story" else f"ending-{s.ending}"
    return Course(
        rounds=s.round,
        cause="" if s.ending == "won" else cause,
        goals={
            f"goal-{mission.id}-{goal.id}": bool(s.done >> number & 1)
            for number, goal in enumerate(mission.goals)
        },
    )
