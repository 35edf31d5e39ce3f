"""Psychocannibals (GT-733, GT-734)."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import Psychocannibals
from kosmodrom.games.galaxy_trucker.events.machinations import CrewIsEaten, CrewIsSafe
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy, crew_of, in_convoy
from kosmodrom.games.galaxy_trucker.rules.cards.base import resolves, skip_absent
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, finish, push
from kosmodrom.games.galaxy_trucker.state import HALVES
from kosmodrom.games.galaxy_trucker.steps.machinations import Psychocannibals as CannibalsStep
from kosmodrom.games.galaxy_trucker.tables import ENGINE_POWER


@resolves(Psychocannibals)
def resolve(g: Game, _card: Psychocannibals) -> None:
    finish(g, CannibalsStep(convoy(g)))


@carries_out(CannibalsStep)
def devour(g: Game, step: CannibalsStep) -> None:
    """From the leader on, each counts engine power, batteries and jumps allowed, and loses the crew
    above it, of their own choice (GT-733, GT-Q-56)."""
    if not step.counted:
        skip_absent(g, step.order)
        if not step.order:
            finish(g)
            return
        step.counted = True
        push(g, steps.Count(step.order[0], ENGINE_POWER))
        return
    seat = step.order.pop(0)
    step.counted = False
    if in_convoy(g.state.players[seat]):  # has not jumped instead
        push(g, *_losses(g, seat))


def _losses(g: Game, seat: Seat) -> list[steps.AnyStep]:
    """What each half loses (GT-734). Sleepers do not count and replace nobody (GT-Q-56)."""
    halves = in_convoy(g.state.players[seat])
    too_many = [
        crew_of(g, seat, 1 << half) - g.state.halves[half] if halves >> half & 1 else 0
        for half in range(HALVES)
    ]
    eaten = sum(number for number in too_many if number > 0)
    g.emit(CrewIsEaten(seat, eaten) if eaten else CrewIsSafe(seat))
    return [
        steps.LoseCrew(seat, number, half=half, wake=False)
        for half, number in enumerate(too_many)
        if number > 0
    ]
