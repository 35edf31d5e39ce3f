"""The games that are installed, found through the entry points ``kosmodrom.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from kosmodrom.core.errors import UnknownGame
from kosmodrom.core.ruleset import Ruleset

GROUP = "kosmodrom.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    """The games' entry points by name, which is the game's id, in alphabetical order."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def games() -> dict[str, Ruleset[Any, Any, Any]]:
    """All installed games by id, in alphabetical order."""
    return {game: find_game(game) for game in _entries()}


def companions() -> dict[str, Ruleset[Any, Any, Any]]:
    """The companions of all installed games by id."""
    found = (companion for ruleset in games().values() for companion in ruleset.companions)
    return {companion.id: companion for companion in found}


@cache
def find_game(game: str) -> Ruleset[Any, Any, Any]:
    """The game, or the companion of a game, with this id; no other game is loaded for it."""
    entry = _entries().get(game)
    if entry is None:
        home = game.rpartition("-")[0]
        for companion in find_game(home).companions if home in _entries() else ():
            if companion.id == game:
                return companion
        raise UnknownGame("error-unknown-game", game=game, known=tuple(_entries()))
    ruleset: Ruleset[Any, Any, Any] = entry.load()
    return ruleset
