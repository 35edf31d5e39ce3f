"""What actions and ways out cost besides pawns (FM-747 to FM-750, FM-Q-67)."""

from __future__ import annotations

from kosmodrom.core.asks import Flow, Question
from kosmodrom.games.first_martians.effects import Cost
from kosmodrom.games.first_martians.events.story import CargoKind
from kosmodrom.games.first_martians.moves import ChooseSpare
from kosmodrom.games.first_martians.rules.base import Game, first_seat, mission_of
from kosmodrom.games.first_martians.rules.cargo import (
    change_cargo,
    change_markers,
    change_spares,
    return_objective,
    spend_objective,
)
from kosmodrom.games.first_martians.rules.skills import ask_anyone
from kosmodrom.games.first_martians.rules.tests import counter_number
from kosmodrom.games.first_martians.rules.tracks import change_reserve, give_morale_tokens
from kosmodrom.games.first_martians.terms import NOTHING, PARTS, RESOURCES, Resource

SPARE = Question("pay-spare", ("FM-748", "FM-Q-79"))


def can_pay(g: Game, cost: Cost, astronaut: int = NOTHING) -> bool:
    """Whether everything is there; Morale tokens are those of the astronaut (FM-742)."""
    s = g.state
    cargo = s.available
    spares = [cargo.spares[n] - cost.spares.get(kind, 0) for n, kind in enumerate(PARTS)]
    held = [mission_of(g).tokens[number].id for number in cargo.objectives]
    return (
        all(s.reserves[n] >= _reserve(cost, kind) for n, kind in enumerate(RESOURCES))
        and min(spares) >= 0
        and sum(spares) >= cost.any_spares
        and cargo.samples >= cost.samples
        and cargo.seeds >= cost.seeds
        and s.examined >= cost.examined
        and s.discoveries >= cost.discoveries
        and (not cost.morale or (astronaut != NOTHING and s.crew[astronaut].morale >= cost.morale))
        and all(token in held for token in cost.objective)
        and all(s.counters[counter_number(g, name)[0]] >= n for name, n in cost.counters.items())
    )


def listed(cost: Cost) -> tuple[str, ...]:
    """Everything that is given, one after the other, by the names of the messages ``cost-<name>``;
    no way out asks for objective tokens or markers."""
    given: dict[str, int] = {str(kind): n for kind, n in cost.spares.items()}
    for name in ("oxygen", "energy", "food", "any_spares", "samples", "examined", "discoveries"):
        given[name] = getattr(cost, name)
    given |= {"seeds": cost.seeds, "morale": cost.morale}
    return tuple(name for name, n in given.items() for _ in range(n))


def pay(g: Game, cost: Cost, astronaut: int = NOTHING) -> Flow:
    """Give everything; the players choose among spare parts where the cost leaves it open."""
    for kind in RESOURCES:
        change_reserve(g, RESOURCES.index(kind), -_reserve(cost, kind))
    for part, n in cost.spares.items():
        change_spares(g, PARTS.index(part), -n)
    give_items(g, cost)
    if cost.morale:
        give_morale_tokens(g, astronaut, -cost.morale)
    spares = g.state.available.spares
    for _ in range(cost.any_spares):
        kinds = [kind for n, kind in enumerate(PARTS) if spares[n]]
        chosen = kinds[0]
        if len(kinds) > 1:
            options = [ChooseSpare(kind) for kind in kinds]
            chosen = (yield from ask_anyone(g, first_seat(g), SPARE, options)).part
        change_spares(g, PARTS.index(chosen), -1)


def give_items(g: Game, cost: Cost) -> None:
    """Give what lies in the Cargo Bay and the Research box, but for spare parts."""
    for what, n in items_of(cost):
        change_cargo(g, what, -n)
    for token in cost.objective:
        spend_objective(g, token)
    for name, n in cost.counters.items():
        change_markers(g, name, -n)


def return_items(g: Game, cost: Cost) -> None:
    """Put the same back (FM-748)."""
    for what, n in items_of(cost):
        change_cargo(g, what, n)
    for token in cost.objective:
        return_objective(g, token)
    for name, n in cost.counters.items():
        change_markers(g, name, n)


def items_of(cost: Cost) -> list[tuple[CargoKind, int]]:
    """Samples, seeds and results of research that are asked for."""
    asked: list[tuple[CargoKind, int]] = [
        ("samples", cost.samples),
        ("seeds", cost.seeds),
        ("examined", cost.examined),
        ("discoveries", cost.discoveries),
    ]
    return [(what, n) for what, n in asked if n]


def _reserve(cost: Cost, kind: Resource) -> int:
    match kind:
        case "oxygen":
            return cost.oxygen
        case "energy":
            return cost.energy
        case "food":
            return cost.food
