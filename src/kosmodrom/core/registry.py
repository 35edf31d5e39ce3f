"""The games that are installed, found through the entry points ``kosmodrom.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from kosmodrom.core.errors import UnknownGame
from kosmodrom.core.ruleset import Ruleset

GROUP = "kosmodrom.games"


@cache
def games() -> dict[str, Ruleset[Any, Any, Any]]:
    """All installed games by id, in alphabetical order."""
    found = [entry.load() for entry in entry_points(group=GROUP)]
    return {ruleset.id: ruleset for ruleset in sorted(found, key=lambda ruleset: ruleset.id)}


def find_game(game: str) -> Ruleset[Any, Any, Any]:
    """The game with this id."""
    try:
        return games()[game]
    except KeyError:
        raise UnknownGame("error-unknown-game", game=game, known=tuple(games())) from None
