"""Every rule of every game stands in the source, at the line that carries it."""

from __future__ import annotations

import pytest

from kosmodrom.core.citations import citations, source_files
from kosmodrom.core.registry import games

GAMES = list(games())


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_found_in_the_source(game: str) -> None:
    """Or its page says why not, in its last chapter."""
    package = games()[game].package
    found = citations(games()[game].rulebook(), source_files(package))
    assert ", ".join(found.missing) == ""
    assert found.unknown == ()
