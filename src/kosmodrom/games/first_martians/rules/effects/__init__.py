"""What effects do: a function for each kind, in the modules of this package.

An effect that cannot be carried out is left out as far as it cannot (FM-Q-57, FM-939).
"""

from kosmodrom.games.first_martians.rules.effects import (  # noqa: F401 -- they enter themselves
    crew,
    hub,
    story,
    things,
)
from kosmodrom.games.first_martians.rules.effects.registry import resolve

__all__ = ["resolve"]
