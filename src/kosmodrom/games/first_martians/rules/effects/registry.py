"""Which function resolves which kind of effect."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from kosmodrom.core.asks import Flow
from kosmodrom.games.first_martians.effects import Effect
from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.rules.effects.subject import Subject
from kosmodrom.games.first_martians.rules.goals import check_goals
from kosmodrom.games.first_martians.terms import NOTHING

Resolve = Callable[[Game, Any, Subject], Flow]

RESOLVERS: Final[dict[type, Resolve]] = {}
"""What resolves each kind of effect: the modules enter theirs."""


def resolver(kind: type) -> Callable[[Resolve], Resolve]:
    """Enter a function as what resolves a kind of effect."""

    def enter(function: Resolve) -> Resolve:
        RESOLVERS[kind] = function
        return function

    return enter


def resolve(
    g: Game,
    effects: Iterable[Effect],
    astronaut: int = NOTHING,
    space: int = NOTHING,
    story: str = "",
) -> Flow:
    """Effects one after the other, by the game itself (FM-1354): of the astronaut and at the space
    concerned, if any; ``story`` names the story that they belong to, for the words of its ways
    out. Goals that are reached by them are ticked at once (FM-Q-08)."""
    yield from resolve_for(g, effects, Subject(astronaut, space, story))
    yield from check_goals(g)


def resolve_for(g: Game, effects: Iterable[Effect], subject: Subject) -> Flow:
    for effect in effects:
        yield from RESOLVERS[type(effect)](g, effect, subject)
