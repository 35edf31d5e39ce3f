"""Machinations that strike the weakest: Ambush, Gun Check, Speed Check (GT-756 to GT-760, GT-776,
GT-777)."""

from __future__ import annotations

from typing import TypeAlias, cast

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import (
    Ambush,
    GunCheck,
    MachinationEntry,
    SpeedCheck,
)
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy, five_rules
from kosmodrom.games.galaxy_trucker.rules.cards.base import (
    count_all,
    present_card,
    resolves,
    threats_of,
)
from kosmodrom.games.galaxy_trucker.rules.cards.weakest import (
    LEAST_COMPARED,
    Struck,
    find_struck,
    nobody_to_compare,
)
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, finish
from kosmodrom.games.galaxy_trucker.steps.machinations import StrikeWeakest
from kosmodrom.games.galaxy_trucker.tables import AMBUSH, ENGINE_POWER, FIREPOWER
from kosmodrom.games.galaxy_trucker.terms import Parameter

WeakestCard: TypeAlias = Ambush | GunCheck | SpeedCheck


@resolves(Ambush, GunCheck, SpeedCheck)
def resolve(g: Game, card: MachinationEntry) -> None:
    """All count, unless one ship flies alone (GT-299, GT-Q-61)."""
    order = convoy(g)
    if len(order) < LEAST_COMPARED:
        nobody_to_compare(g)
        finish(g)
        return
    finish(g, StrikeWeakest(order))
    match card:
        case Ambush():
            count_all(g, order, AMBUSH)  # GT-757
        case GunCheck():
            count_all(g, order, FIREPOWER)
        case SpeedCheck():
            count_all(g, order, ENGINE_POWER)


@carries_out(StrikeWeakest)
def strike(g: Game, step: StrikeWeakest) -> None:
    """The second weakest suffers less, with the rules for five and the symbol "5" (GT-717,
    GT-Q-94)."""
    card = cast(WeakestCard, present_card(g))
    what: Parameter = "engine_power" if isinstance(card, SpeedCheck) else "firepower"
    struck = find_struck(g, step.order, what, two=five_rules(g) and card.five)
    finish(g, *_penalties(card, struck))


def _penalties(card: WeakestCard, struck: Struck) -> list[steps.AnyStep]:
    if not struck.seats:
        return []
    match card:
        case Ambush():  # the second is spared the heavy shot (GT-756, GT-759)
            return [steps.Volley(threats_of(card.shots), struck.seats, "ambush", struck.reduced)]
        case GunCheck(goods_lost=lost):  # GT-776
            return [steps.LoseGoods(s, lost - (s in struck.reduced)) for s in struck.seats]
        case SpeedCheck(crew_lost=lost):  # GT-777
            return [steps.LoseCrew(s, lost - (s in struck.reduced)) for s in struck.seats]
