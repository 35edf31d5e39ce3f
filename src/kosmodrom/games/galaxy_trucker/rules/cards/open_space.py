"""Open space (GTB-801, GTB-802, GT-638 to GT-640)."""

from __future__ import annotations

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import OpenSpace
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    convoy,
    in_convoy,
    is_learning_flight,
)
from kosmodrom.games.galaxy_trucker.rules.cards.base import resolves, skip_absent
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, finish, push
from kosmodrom.games.galaxy_trucker.steps.cards import OpenSpace as OpenSpaceStep
from kosmodrom.games.galaxy_trucker.tables import ENGINE_POWER


@resolves(OpenSpace)
def resolve(g: Game, _card: OpenSpace) -> None:
    """Everybody moves, from the leader on."""
    finish(g, OpenSpaceStep(convoy(g)))


@carries_out(OpenSpaceStep)
def move_on(g: Game, step: OpenSpaceStep) -> None:
    """The first in order counts engine power and moves that far, before the next one counts
    (GTB-801). Overtaking does not change who comes next (GT-Q-92)."""
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
    player = g.state.players[seat]
    halves = in_convoy(player)
    if not halves:
        return  # jumped instead of counting (GT-294)
    powers = g.state.halves
    moving = [half for half in (0, 1) if halves >> half & 1 and powers[half] > 0]
    stranded = [half for half in (0, 1) if halves >> half & 1 and powers[half] <= 0]
    then: list[steps.AnyStep] = []
    if stranded and not is_learning_flight(g):
        # Without engine power a ship gives up at once (GTB-802, GT-639, GT-912), and so does a half
        # alone (GT-638); a half in hyperspace flies on. Nobody gives up on the learning flight.
        if sum(1 << half for half in stranded) == player.halves:
            then.append(steps.GiveUp(seat, -1, "no_engine_power"))
        else:
            then += [steps.GiveUp(seat, half, "no_engine_power") for half in stranded]
    if moving:
        # The slower half sets the pace (GT-640).
        then.append(steps.Days([(seat, min(powers[half] for half in moving))]))
    push(g, *then)
