"""Why a choice of the set-up, of Production or of Clean-Up is not open."""

from __future__ import annotations

from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option
from kosmodrom.games.first_martians import moves
from kosmodrom.games.first_martians.map import SPACE_NUMBERS
from kosmodrom.games.first_martians.rules.base import Game, card_of, is_shut
from kosmodrom.games.first_martians.rules.facilities import lacks, plan_of
from kosmodrom.games.first_martians.terms import GASES, NOTHING


def no_choice(g: Game, option: Option) -> Refused | None:
    """What is wrong with the answer to a question of this kind."""
    match option:
        case moves.TakeAstronaut(name):
            return _taken(name, [card_of(g, n).id for n in range(len(g.state.crew))])
        case moves.TakeMachine(name):
            if name in [g.data.aoms[machine].id for machine in g.state.machines]:
                return Refused("machine-taken", ("FM-1225",), machine=name)
        case moves.ShutDown(name, resource):
            return _cannot_shut(g, name, GASES.index(resource))
        case moves.PreventWilting(name) | moves.LetWilt(name):
            return _no_wilting(g, name)
        case moves.GoHungry(name):
            return _not_hungry(g, name)
        case moves.DiscardSample(space):
            return _no_sample(g, space)
    return None


def _taken(name: str, taken: list[str]) -> Refused | None:
    return Refused("astronaut-taken", ("FM-201",), astronaut=name) if name in taken else None


def _cannot_shut(g: Game, name: str, gas: int) -> Refused | None:
    number = _in_play(g, name)
    if number is None:
        return Refused("facility-not-in-play", ("FM-551",))
    there = g.state.facilities[number]
    if not g.data.needs[there.plan] >> gas & 1:
        return Refused("gas-not-needed", ("FM-554",), facility=name, resource=GASES[gas])
    if lacks(there, gas):
        return Refused("shut-down-already", ("FM-559",), facility=name, resource=GASES[gas])
    return Refused("another-gas", ("FM-554",), facility=name)


def _no_wilting(g: Game, name: str) -> Refused:
    farm = next((farm for farm in g.state.farms if plan_of(g, farm.facility).id == name), None)
    if farm is None:
        return Refused("no-farm", ("FM-626",))
    if is_shut(g.state.facilities[farm.facility]):
        return Refused("farm-shut-down", ("FM-Q-13",), facility=name)
    return Refused("another-farm", ("FM-629",), facility=name)


def _not_hungry(g: Game, name: str) -> Refused:
    if name not in [card_of(g, number).id for number in range(len(g.state.crew))]:
        return Refused("astronaut-not-in-play", ("FM-616",))
    return Refused("missed-all-portions", ("FM-614", "FM-617"), astronaut=name)


def _no_sample(g: Game, space: str) -> Refused:
    area = g.state.areas[SPACE_NUMBERS[space]] if space in SPACE_NUMBERS else None
    if area is None or area.tile == NOTHING:
        return Refused("not-explored", ("FM-667",))
    return Refused("no-sample-there", ("FM-667",))


def _in_play(g: Game, name: str) -> int | None:
    numbers = range(len(g.state.facilities))
    return next((number for number in numbers if plan_of(g, number).id == name), None)
