"""What there is to do for things that can be used at any moment: whether the game stops for them.

It stops for what sets something right, when there is more of that than before, and for what gives
something where just that is lacking; it can wait for anything else.
"""

from __future__ import annotations

from collections.abc import Iterable

from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.map import SPACE_NAMES
from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.rules.facilities import broken_parts
from kosmodrom.games.first_martians.state import Astronaut
from kosmodrom.games.first_martians.terms import CONDITIONS, Resource


def to_do(g: Game, effects: Iterable[e.Effect], astronaut: int) -> int:
    """How much effects could set right now, for the astronaut who uses them or for the crew."""
    return sum(_to_do(g, effect, astronaut) for effect in effects)


def _to_do(g: Game, effect: e.Effect, astronaut: int) -> int:
    s = g.state
    match effect:
        case e.Heal(_, whom):
            return sum(member.wounds for member in _crew(g, whom, astronaut))
        case e.Cure(condition, whom):
            kinds = -1 if condition is None else 1 << CONDITIONS.index(condition)
            crew = _crew(g, whom, astronaut)
            return sum((member.conditions & kinds).bit_count() for member in crew)
        case e.RepairPart():
            return broken_parts(g)
        case e.MendRover():
            return sum(map(len, s.rovers))
        case e.ClearArea():
            return sum(len(s.areas[space].tokens) for space in range(len(SPACE_NAMES)))
        case e.ClearTokens():
            return sum(len(there.now) + len(there.later) for there in s.facilities)
    return 0


def _crew(g: Game, whom: str, astronaut: int) -> list[Astronaut]:
    """Those whom an effect may be about."""
    return [g.state.crew[astronaut]] if whom == "concerned" else g.state.crew


def fills(resource: Resource, effect: e.Effect) -> bool:
    """Whether an effect adds to a Reserve."""
    return isinstance(effect, e.ChangeReserve) and effect.resource == resource and effect.by > 0
