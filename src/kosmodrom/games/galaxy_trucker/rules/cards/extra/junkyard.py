"""Junkyards (GT-1032 to GT-1040)."""

from __future__ import annotations

from typing import Final, cast

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import Cost, Junkyard
from kosmodrom.games.galaxy_trucker.events.cards import FlewOn
from kosmodrom.games.galaxy_trucker.events.extra import StoppedAt
from kosmodrom.games.galaxy_trucker.moves.cards import FLY_ON, FlyOn
from kosmodrom.games.galaxy_trucker.moves.extra import StopAt, stop_at
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy, crew_of, five_rules, in_convoy
from kosmodrom.games.galaxy_trucker.rules.cards.base import (
    present_card,
    resolves,
    skip_absent,
    threats_of,
    used,
)
from kosmodrom.games.galaxy_trucker.rules.cards.extra.prices import cost_names, reward_names
from kosmodrom.games.galaxy_trucker.rules.loans import gain
from kosmodrom.games.galaxy_trucker.rules.losses import tokens_to_lose
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish, push
from kosmodrom.games.galaxy_trucker.steps.extra import Junkyard as JunkyardStep
from kosmodrom.games.galaxy_trucker.steps.extra import PlaceHumans, PlaceTokens
from kosmodrom.games.galaxy_trucker.terms import NOTHING

JUNKYARD: Final = Question("junkyard", ("GT-1033", "GT-1034", "GT-1039"))


@resolves(Junkyard)
def resolve(g: Game, card: Junkyard) -> None:
    finish(g, JunkyardStep(convoy(g), [NOTHING] * len(card.areas)))


@carries_out(JunkyardStep)
def stop(g: Game, step: JunkyardStep) -> Flow:
    """From the leader on, each may stop: pay, then be paid, then the next decides (GT-1033 to
    GT-1035)."""
    if step.area != NOTHING:
        _reward(g, step)
        return
    skip_absent(g, step.order)
    if not step.order:
        finish(g)
        return
    seat = step.order[0]
    choice = yield from decide(g, seat, JUNKYARD, area_options(g, step, seat))
    match choice:
        case FlyOn():
            del step.order[0]
            g.emit(FlewOn(seat, junkyard_card(g).kind))
        case StopAt(number, _cost, _reward_names, shared):
            used(g)
            step.area = number - 1
            if shared:
                step.guest = seat
            else:
                step.taken[step.area] = seat
            g.emit(StoppedAt(seat, number, shared))
            _charge(g, seat, junkyard_card(g).areas[step.area].cost)


def junkyard_card(g: Game) -> Junkyard:
    return cast(Junkyard, present_card(g))


def area_options(g: Game, step: JunkyardStep, seat: Seat) -> list[Option]:
    """Areas that can be paid for (GT-Q-87) and are free (GT-1033), with the rules for five also
    taken ones, once (GT-1039); or none."""
    shareable = five_rules(g) and step.guest == NOTHING
    return [
        *(
            stop_at(number, cost_names(area.cost), reward_names(area.reward, shared), shared)
            for number, (area, first) in enumerate(
                zip(junkyard_card(g).areas, step.taken, strict=True), 1
            )
            for shared in (first != NOTHING,)
            if (not shared or shareable) and can_pay(g, seat, area.cost)
        ),
        FLY_ON,
    ]


def can_pay(g: Game, seat: Seat, cost: Cost) -> bool:
    """Crew and tokens must be there in full (GT-Q-87); threats can always be faced."""
    player = g.state.players[seat]
    if cost.crew:
        return crew_of(g, seat, in_convoy(player)) >= cost.crew
    return sum(player.ship.tokens[cell] for cell in tokens_to_lose(g, seat)) >= cost.tokens


def _charge(g: Game, seat: Seat, cost: Cost) -> None:
    """The cost comes first (GT-1034); threats are rolled for this player alone (GT-1039)."""
    if cost.crew:
        push(g, steps.LoseCrew(seat, cost.crew))
    elif cost.tokens:
        push(g, steps.LoseTokens(seat, cost.tokens))
    else:
        push(g, steps.Volley(threats_of(cost.threats), [seat], "junkyard"))


def _reward(g: Game, step: JunkyardStep) -> None:
    """The reward, less by 1 in each part for the second visitor (GT-1039); it is paid even if no
    human is left (GT-Q-87)."""
    seat = step.order.pop(0)
    less = int(step.guest == seat)
    reward = junkyard_card(g).areas[step.area].reward
    step.area = NOTHING
    if reward.credits:
        gain(g, seat, reward.credits - less, "junkyard")
    then: list[steps.AnyStep] = []
    if (days := reward.days - less) > 0:
        then.append(steps.Days([(seat, days)]))  # at once (GT-1038)
    if (humans := reward.astronauts - less) > 0:
        then.append(PlaceHumans(seat, humans, humans))
    if (tokens := reward.tokens - less) > 0:
        then.append(PlaceTokens(seat, tokens, tokens))
    push(g, *then)
