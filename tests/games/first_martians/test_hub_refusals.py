"""Why a choice of the set-up or of Production is not open, in words."""

from __future__ import annotations

import pytest

from kosmodrom.core.options import Option
from kosmodrom.core.table import Table
from kosmodrom.core.words import Words
from kosmodrom.games.first_martians.moves import (
    Continue,
    DiscardSample,
    GoHungry,
    LetWilt,
    PreventWilting,
    ShutDown,
    TakeAstronaut,
    TakeMachine,
)
from kosmodrom.games.first_martians.rules.base import FirstMartiansOptions
from kosmodrom.games.first_martians.rules.facilities import build_facility
from kosmodrom.games.first_martians.rules.production import production_phase
from kosmodrom.games.first_martians.rules.setup import set_up
from kosmodrom.games.first_martians.terms import PACKAGE
from kosmodrom.testing.positions import question, refused
from tests.games.first_martians.kit import A, AnyTable, B, Position, asked, do, ruleset_of
from tests.games.first_martians.small_box import small_box


def why(table: AnyTable, option: Option) -> tuple[str, ...]:
    """The rules in the way; the reason is a sentence in both languages."""
    refusal = table.why_not(asked(table), option)
    for language in ("en", "pl"):
        words = Words(language, (PACKAGE,))
        assert words.has(f"refusal-{refusal.reason}"), refusal.reason
        assert "refusal-" not in words.error(refusal)
    return refused(table, asked(table), option)


@pytest.mark.rule("FM-201", "FM-1225")
def test_set_up() -> None:
    table = Table.start(
        ruleset_of(set_up),
        seats=2,
        seed=1,
        options=FirstMartiansOptions(astronauts="chosen", first_player="1"),
        data=small_box(),
    )
    do(table, TakeAstronaut("medic"))
    assert why(table, TakeAstronaut("medic")) == ("FM-201",)
    do(table, TakeAstronaut("engineer"), TakeMachine("scout"))
    assert why(table, TakeMachine("scout")) == ("FM-1225",)


@pytest.mark.rule("FM-554", "FM-559", "FM-565")
def test_shutting_down() -> None:
    position = Position(2, phase="production")
    position.facility("oxygenator-1").output = 2
    table = position.table(production_phase)
    assert why(table, ShutDown("quiet", "oxygen")) == ("FM-554",)
    assert why(table, ShutDown("lab", "energy")) == ("FM-554",)
    assert why(table, ShutDown("reserve-farm", "oxygen")) == ("FM-551",)
    do(table, ShutDown("lab", "oxygen"))
    assert why(table, ShutDown("lab", "oxygen")) == ("FM-559",)
    do(table, ShutDown("probe", "oxygen"))
    assert question(table, A) == "pause"
    assert "FM-565" in why(table, ShutDown("garage", "oxygen"))
    assert table.why_not(B, Continue()).rules == ("FM-Q-79",)


@pytest.mark.rule("FM-626", "FM-629", "FM-Q-13")
def test_wilting() -> None:
    position = Position(2, phase="production")
    build_facility(position.game, "reserve-farm")
    for there in position.state.facilities[:4]:
        there.output += 1
    position.break_parts("farm", "filter")
    position.reserves(oxygen=1, energy=3)
    table = position.table(production_phase)
    assert question(table, A) == "wilting"
    assert why(table, PreventWilting("reserve-farm")) == ("FM-629",)
    assert why(table, LetWilt("lab")) == ("FM-626",)
    assert why(table, LetWilt("reserve-farm")) == ("FM-629",)
    position.shut("reserve-farm", "energy")
    table = position.table(production_phase)
    assert why(table, LetWilt("reserve-farm")) == ("FM-Q-13",)


@pytest.mark.rule("FM-616", "FM-617", "FM-667")
def test_hunger_and_samples() -> None:
    position = Position(3, phase="production")
    position.farm(plants=1)
    position.break_parts("probe", "hardware")
    position.explore("K1-N", "heap-1")
    position.explore("K1-S", "plains-1")
    position.explore("K1-E", "flats-1")
    table = position.table(production_phase)
    assert why(table, GoHungry("scientist")) == ("FM-616",)
    do(table, GoHungry("medic"))
    assert why(table, GoHungry("medic")) == ("FM-614", "FM-617")
    assert "FM-667" in why(table, DiscardSample("K1-N"))
    do(table, GoHungry("engineer"))
    assert why(table, DiscardSample("K1-E")) == ("FM-667",)
    assert why(table, DiscardSample("K3-E")) == ("FM-667",)
