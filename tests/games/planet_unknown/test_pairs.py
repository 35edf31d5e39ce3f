"""Every corporation on every planet: random games to the end under all invariants."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.games.planet_unknown import RULESET
from kosmodrom.games.planet_unknown.moves import ChooseCorporation, ChoosePlanet
from kosmodrom.testing import Setting
from kosmodrom.testing.play import check_invariants
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    player,
)

WAYS: list[tuple[int, dict[str, Any]]] = [
    (1, {"event_mix": "harsh"}),
    (2, {"events": True, "private_objectives": "hidden"}),
    (3, {"peeking": True}),
]
"""Alone; with events and secrets; with a commander who turns the station."""


@pytest.mark.rule("PU-111", "PU-113", "PU-301", "PU-423")
@pytest.mark.parametrize(("seats", "options"), WAYS, ids=["solo", "two", "three"])
@pytest.mark.parametrize("planet", BOX.planets)
@pytest.mark.parametrize("corporation", BOX.corporations)
def test_every_pair_plays_to_the_end(
    corporation: str, planet: str, seats: int, options: dict[str, Any]
) -> None:
    setting = Setting(
        RULESET, seats, {"corporations": "free", "planets": "free", **options}, seed="pairs"
    )
    table = setting.start()
    table.decide(A, ChooseCorporation(corporation))
    table.decide(A, ChoosePlanet(planet))
    checked = None
    for _ in setting.play(table):
        checked = check_invariants(setting, table, checked)
    check_invariants(setting, table, checked)
    assert table.result is not None
    assert (player(table, A).corporation, player(table, A).planet) == (corporation, planet)
