"""Planets (GTB-803, GTB-804, GT-410 to GT-413)."""

from __future__ import annotations

from typing import Final, cast

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import Planets
from kosmodrom.games.galaxy_trucker.events.cards import FlewOn, Landed
from kosmodrom.games.galaxy_trucker.moves.cards import FLY_ON, FlyOn, Land, land
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy, five_rules
from kosmodrom.games.galaxy_trucker.rules.cards.base import (
    present_card,
    resolves,
    skip_absent,
    used,
)
from kosmodrom.games.galaxy_trucker.rules.goods import delivery
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish, push
from kosmodrom.games.galaxy_trucker.steps.cards import Planets as PlanetsStep
from kosmodrom.games.galaxy_trucker.terms import NOTHING

PLANET: Final = Question("planet", ("GTB-803", "GTB-804"))


@resolves(Planets)
def resolve(g: Game, card: Planets) -> None:
    finish(g, PlanetsStep(convoy(g), [NOTHING] * len(card.planets)))


@carries_out(PlanetsStep)
def choose_planet(g: Game, step: PlanetsStep) -> Flow:
    """From the leader on, each lands somewhere or flies on; the days come at the end."""
    skip_absent(g, step.order)
    card = cast(Planets, present_card(g))
    options = planet_options(g, step, card)
    if not step.order or len(options) == 1:
        finish(g, *_departure(step, card))
        return
    seat = step.order[0]
    choice = yield from decide(g, seat, PLANET, options)
    match choice:
        case Land(planet, _goods, shared):
            del step.order[0]
            used(g)
            if shared:
                step.guest = seat
            else:
                step.landed[planet - 1] = seat
            g.emit(Landed(seat, planet, shared))
            # Goods at once (GTB-803, GT-Q-33).
            push(g, delivery(g, seat, card.planets[planet - 1], shared=shared))
        case FlyOn():
            del step.order[0]
            g.emit(FlewOn(seat, card.kind))


def planet_options(g: Game, step: PlanetsStep, card: Planets) -> list[Option]:
    """Free planets; with the rules for five also taken ones, until one player has landed there
    (GT-410, GT-412); or none."""
    shareable = five_rules(g) and step.guest == NOTHING
    return [
        *(
            land(number, goods, owner != NOTHING, card.days)
            for number, (goods, owner) in enumerate(zip(card.planets, step.landed, strict=True), 1)
            if owner == NOTHING or shareable
        ),
        FLY_ON,
    ]


def _departure(step: PlanetsStep, card: Planets) -> list[steps.AnyStep]:
    """All who landed lose the days, the rearmost first (GTB-804, GT-413)."""
    landed: list[Seat] = [seat for seat in (*step.landed, step.guest) if seat != NOTHING]
    return [steps.Days([(seat, -card.days) for seat in landed])] if landed else []
