"""Skills, POI tokens and Upgrade cards can be used before a question is answered: what is offered
is then what there is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kosmodrom.core.asks import Flow
from kosmodrom.core.options import Option
from kosmodrom.games.first_martians.effects import ClearArea, Cure, Effect, Heal, RevealArea
from kosmodrom.games.first_martians.moves import (
    Agree,
    ChooseSpace,
    ChooseUpgrade,
    Continue,
    DiscardSample,
    DismantleUpgrade,
    ObjectTo,
    PutToVote,
    TakeWayOut,
    UseSkill,
)
from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.rules.effects import resolve
from kosmodrom.games.first_martians.rules.facilities import build_facility
from kosmodrom.games.first_martians.rules.health import wound
from kosmodrom.games.first_martians.rules.production import production_phase
from kosmodrom.games.first_martians.rules.skills import moment
from kosmodrom.games.first_martians.terms import PAWN, WOUND
from kosmodrom.testing.positions import offered
from tests.games.first_martians.kit import (
    A,
    AnyTable,
    B,
    Position,
    area,
    do,
    finish,
    state_of,
    tokens,
    with_skill,
)
from tests.games.first_martians.planning_kit import idle, plan_at

SKILL = UseSkill("medic", "medic-sample", 1)


def effect(op: str, **fields: Any) -> Effect:
    value: Effect = msgspec.convert({"op": op, **fields}, Effect)
    return value


def resolving(position: Position, *effects: Effect) -> AnyTable:
    position.astronaut(A).morale = 1
    return position.table(lambda g: resolve(g, effects, A, story="tale"))


def choices(table: AnyTable, kind: type[Option]) -> list[Option]:
    return [option for option in offered(table, A) if isinstance(option, kind)]


@pytest.mark.rule("FM-235", "FM-243", "FM-Q-57", "FM-Q-77")
def test_a_token_that_a_skill_has_discarded_cannot_be_chosen() -> None:
    position = Position(2, box=with_skill("medic", ClearArea()))
    position.explore("K1-N", "plains-1").tokens = [PAWN]
    position.explore("K1-S", "flats-1").tokens = [WOUND]
    table = resolving(position, effect("clear-area"))
    do(table, SKILL, ChooseSpace("K1-N"))
    assert choices(table, ChooseSpace) == [ChooseSpace("K1-S")]
    do(table, ChooseSpace("K1-S"))
    assert area(table, "K1-N").tokens == area(table, "K1-S").tokens == []


@pytest.mark.rule("FM-235", "FM-902", "FM-Q-77")
def test_an_area_that_a_skill_has_revealed_is_not_revealed_again() -> None:
    position = Position(2, box=with_skill("medic", RevealArea()))
    table = resolving(position, effect("reveal"))
    do(table, SKILL, ChooseSpace("K1-N"))
    tile = area(table, "K1-N").tile
    assert ChooseSpace("K1-N") not in choices(table, ChooseSpace)
    do(table, ChooseSpace("K2-N"))
    assert area(table, "K1-N").tile == tile


@pytest.mark.rule("FM-1041", "FM-1043", "FM-Q-77")
def test_an_upgrade_that_was_taken_apart_is_not_the_one_that_is_lost() -> None:
    position = Position(2)
    first, second = position.upgrade("games-room"), position.upgrade("canteen")
    position.state.available.upgrades = [first, second]
    table = resolving(position, effect("lose-upgrade"))
    do(table, DismantleUpgrade("games-room", ("hardware", "hardware")))
    assert choices(table, ChooseUpgrade) == [ChooseUpgrade("canteen")]
    do(table, ChooseUpgrade("canteen"))
    assert state_of(table).available.upgrades == []


@pytest.mark.rule("FM-742", "FM-Q-67", "FM-Q-77")
def test_morale_tokens_that_were_spent_on_a_skill_pay_for_nothing_else() -> None:
    position = Position(2)
    position.state.stress = 5
    ways = [{"id": "pay", "cost": {"morale": 1}}, {"id": "refuse"}, {"id": "wait"}]
    table = resolving(position, effect("choose", ways=ways))
    assert TakeWayOut("tale-pay", ("morale",)) in choices(table, TakeWayOut)
    do(table, UseSkill("medic", "medic-calm", 1))
    assert choices(table, TakeWayOut) == [TakeWayOut("tale-refuse"), TakeWayOut("tale-wait")]


@pytest.mark.rule("FM-243", "FM-Q-77")
def test_what_a_skill_brings_pays_at_once() -> None:
    position = Position(2)
    ways = [{"id": "pay", "cost": {"food": 1}}, {"id": "refuse"}, {"id": "wait"}]
    table = resolving(position, effect("choose", ways=ways))
    do(table, UseSkill("medic", "medic-food", 1), TakeWayOut("tale-pay", ("food",)))
    assert state_of(table).reserves == [0, 0, 0]


@pytest.mark.rule("FM-667", "FM-Q-69", "FM-Q-77")
def test_hardware_takes_a_sample_that_is_still_there() -> None:
    position = Position(2, phase="production", box=with_skill("medic", effect("lose-area-sample")))
    position.break_parts("probe", "hardware")
    position.explore("K1-N", "plains-1", samples=1)
    position.explore("K1-S", "flats-1", samples=1)
    position.astronaut(A).morale = 1
    table = position.table(production_phase)
    do(table, SKILL, DiscardSample("K1-N"))
    assert choices(table, DiscardSample) == [DiscardSample("K1-S")]
    finish(table)
    assert area(table, "K1-N").samples == area(table, "K1-S").samples == 0


@pytest.mark.rule("FM-556", "FM-Q-35")
def test_a_token_cannot_be_wasted_on_a_facility_that_is_shut_down() -> None:
    position = Position(2)
    build_facility(position.game, "field-medlab")
    position.shut("medlab", "oxygen")
    table = resolving(position, effect("token", token="pawn", facility="medlab", at="now"))
    assert not table.pending
    assert (tokens(table, "medlab"), tokens(table, "field-medlab")) == ([], ["pawn"])


# Out of turn


@pytest.mark.rule("FM-Q-77", "FM-Q-75", "FM-Q-79", "FM-462", "FM-727")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_not_asked_is_told_why_and_whom_the_table_waits_for(seats: int) -> None:
    """Not that the First Player decides, where it is somebody else who does."""

    def told(table: AnyTable) -> dict[int, tuple[str, tuple[int, ...]]]:
        others = set(range(seats)) - table.pending.keys()
        reasons = {seat: table.why_not(seat, Continue()) for seat in others}
        return {seat: (why.reason, why.waiting_for) for seat, why in reasons.items()}

    def between(g: Game) -> Flow:
        wound(g, A)
        yield from moment(g)

    others = [seat for seat in range(seats) if seat != B]
    box = with_skill("geologist", Heal(whom="medic"))
    position = Position(seats, phase="production", box=box)
    position.astronaut(B).morale = 1
    table = position.table(between)
    assert told(table) == dict.fromkeys(others, ("nothing-to-use", (B,)))

    # The vote: whoever has voted.
    table = plan_at(Position(seats))
    idle(table)
    table.decide(A, PutToVote())
    table.decide(B, ObjectTo())
    left = tuple(seat for seat in others if seat)
    assert told(table) == {B: ("voted", (A, *left))}
    for seat in others:
        table.decide(seat, Agree())
    assert told(table) == dict.fromkeys((B, *left), ("first-player-settles", (A,)))

    # A choice of the astronaut concerned, in a phase of the crew.
    position = Position(seats, phase="events")
    position.conditions(B, "anemia", "migraine")
    table = position.table(lambda g: resolve(g, [Cure()], B))
    assert told(table) == dict.fromkeys(others, ("not-asked", (B,)))
    position.state.first = B
    table = position.table(lambda g: resolve(g, [Cure()], B))
    assert told(table) == dict.fromkeys(others, ("first-player-decides", (B,)))
    position.state.phase = "acting"
    table = position.table(lambda g: resolve(g, [Cure()], B))
    assert told(table) == dict.fromkeys(others, ("others-act", (B,)))
