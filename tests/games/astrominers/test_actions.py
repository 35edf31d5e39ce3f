"""Actions (phase 3): basic resources."""

from __future__ import annotations

import pytest
from tests.games.astrominers.kit import A, Position, refused, stock

from kosmodrom.games.astrominers.options import PlaceDie


@pytest.mark.rule("AM-EX-01", "AM-325", "AM-311")
def test_a_double_miner_on_the_first_xenon_space_gains_three() -> None:
    position = Position()
    position.pool(A, "miner2")
    table = position.table()
    table.decide(A, PlaceDie("miner2", "xenon-1"))
    assert stock(table, A) == {"xenon": 3}


@pytest.mark.rule("AM-319")
def test_a_space_holds_one_die() -> None:
    position = Position()
    position.pool(A, "miner")
    position.die(A, "miner", "xenon-1")
    table = position.table()
    assert "AM-319" in refused(table, A, PlaceDie("miner", "xenon-1"))
