"""Asteroid Belt (GT-736 to GT-739)."""

from __future__ import annotations

from typing import Final, cast

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import AsteroidBelt
from kosmodrom.games.galaxy_trucker.events.machinations import FliesThrough, GoesAround
from kosmodrom.games.galaxy_trucker.moves.machinations import (
    FlyThrough,
    GoAround,
    fly_through,
    go_around,
)
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy
from kosmodrom.games.galaxy_trucker.rules.cards.base import (
    present_card,
    resolves,
    skip_absent,
    threats_of,
)
from kosmodrom.games.galaxy_trucker.rules.cards.extra.prices import threat_names
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish
from kosmodrom.games.galaxy_trucker.steps.machinations import AsteroidBelt as BeltStep

BELT: Final = Question("asteroid-belt", ("GT-736", "GT-737", "GT-738"))


@resolves(AsteroidBelt)
def resolve(g: Game, _card: AsteroidBelt) -> None:
    finish(g, BeltStep(convoy(g)))


@carries_out(BeltStep)
def choose_way(g: Game, step: BeltStep) -> Flow:
    """All decide from the leader on (GT-736); then days are lost, then meteors come (GT-Q-57)."""
    skip_absent(g, step.order)
    if not step.order:
        finish(g, *_consequences(g, step))
        return
    seat = step.order[0]
    choice = yield from decide(g, seat, BELT, way_options(g))
    match choice:
        case FlyThrough():
            step.through.append(step.order.pop(0))
            g.emit(FliesThrough(seat))
        case GoAround():
            step.around.append(step.order.pop(0))
            g.emit(GoesAround(seat, _card(g).kind))


def way_options(g: Game) -> list[Option]:
    """The meteors, or the days."""
    return [fly_through(threat_names(_card(g).meteors)), go_around(_card(g).days)]


def _consequences(g: Game, step: BeltStep) -> list[steps.AnyStep]:
    """One roll for all who fly through (GT-737, GT-Q-57)."""
    then: list[steps.AnyStep] = []
    if step.around:
        then.append(steps.Days([(seat, -_card(g).days) for seat in step.around]))  # GT-738
    if step.through:
        then.append(steps.Volley(threats_of(_card(g).meteors), step.through, "asteroid_belt"))
    return then


def _card(g: Game) -> AsteroidBelt:
    return cast(AsteroidBelt, present_card(g))
