"""Reasons against options come from the chapters, by question."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

from kosmodrom.games.galaxy_trucker import refusals
from kosmodrom.games.galaxy_trucker.moves.building import DRAW
from kosmodrom.games.galaxy_trucker.moves.extra import Offer
from kosmodrom.games.galaxy_trucker.moves.flight import GoOn
from kosmodrom.games.galaxy_trucker.moves.machinations import PayToll
from kosmodrom.games.galaxy_trucker.rules.building import SHIPYARD
from kosmodrom.games.galaxy_trucker.steps import Resolve
from kosmodrom.testing.positions import question, refused
from tests.games.galaxy_trucker.kit import A, B, Position, do


def test_every_chapter_is_asked() -> None:
    found: dict[str, str] = {}
    for module in pkgutil.iter_modules(refusals.__path__, refusals.__name__ + "."):
        for asked in getattr(importlib.import_module(module.name), "REFUSALS", {}):
            assert asked not in found, f"{asked} is in {found[asked]} and {module.name}"
            found[asked] = module.name
    assert set(found) == set(refusals.REFUSALS)


@pytest.mark.rule("GTB-905")
def test_who_gave_up_is_not_asked() -> None:
    position = Position(seats=3)
    position.deck("open-space-1a")
    position.gone(B)
    table = position.table()
    assert A in table.pending
    assert refused(table, B, GoOn()) == ("GTB-905",)


@pytest.mark.rule("GT-288", "GT-648", "GTB-702")
@pytest.mark.parametrize(
    ("halves", "rules"), [((0, 1), ("GT-288", "GT-291")), ((1,), ("GTB-702",)), ((), ("GTB-702",))]
)
def test_only_a_ship_that_is_wholly_in_hyperspace_is_out_of_reach(
    halves: tuple[int, ...], rules: tuple[str, ...]
) -> None:
    position = Position(seats=2, flight="IIA", machinations=True)
    for seat in (A, B):
        position.ship(seat, "C                   C", at=(6, 3))
    for half in halves:
        position.away(B, half=half)
    position.card("toll")
    table = position.carry_out(Resolve())
    assert list(table.pending) == [A]
    assert refused(table, B, PayToll()) == rules


@pytest.mark.rule("GTB-320")
def test_who_has_finished_waits() -> None:
    position = Position(phase="building")
    position.player(A).number = 0
    position.state.turn = A
    table = position.table()
    assert refused(table, B, GoOn()) == ("GTB-320",)


@pytest.mark.rule("GTB-330")
@pytest.mark.parametrize("seats", range(2, 6))
def test_out_of_turn_in_the_shipyard(seats: int) -> None:
    position = Position(seats, phase="building")
    for seat in range(seats):
        position.player(seat).number = 0
    position.state.turn = A
    table = position.table()
    for waiting_for in ("shipyard", "in-hand"):
        assert question(table, A) == waiting_for
        for seat in range(1, seats):
            assert refused(table, seat, DRAW) == ("GTB-330",)
        if waiting_for == "shipyard":
            do(table, DRAW)


@pytest.mark.rule("GTB-901")
@pytest.mark.parametrize("seats", range(2, 6))
def test_who_has_said_to_go_on_waits_for_the_others(seats: int) -> None:
    position = Position(seats)
    position.deck("open-space-1a")
    table = position.table()
    table.decide(B, GoOn())
    assert refused(table, B, GoOn()) == ("GTB-901",)


@pytest.mark.rule("GTB-333")
def test_live_nobody_waits_for_a_turn() -> None:
    position = Position(phase="building", building="live")
    for seat in (A, B):
        position.player(seat).number = 0
    table = position.table()
    assert {question(table, seat) for seat in (A, B)} == {"shipyard"}
    assert refusals.turns(table.game, SHIPYARD) == ("GTB-333",)


@pytest.mark.rule("GT-1015")
@pytest.mark.parametrize("seats", range(2, 6))
def test_whoever_has_made_a_secret_offer_waits_for_the_others(seats: int) -> None:
    position = Position(seats, flight="II", extra_cards=True)
    position.money(*[5] * seats)
    position.card("robopolice")
    table = position.carry_out(Resolve())
    table.decide(B, Offer(3))
    assert refused(table, B, Offer(2)) == ("GT-1015",)
