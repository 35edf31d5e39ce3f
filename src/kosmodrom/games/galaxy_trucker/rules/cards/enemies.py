"""Slavers, smugglers and pirates (GTB-810 to GTB-815, GT-422 to GT-431)."""

from __future__ import annotations

from typing import Final, TypeAlias, cast

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import Enemy, Pirates, Slavers, Smugglers
from kosmodrom.games.galaxy_trucker.events.cards import (
    EnemyBeaten,
    EnemyDrawn,
    EnemyUnbeaten,
    EnemyWins,
    RewardLeft,
    RewardTaken,
)
from kosmodrom.games.galaxy_trucker.moves.cards import (
    LEAVE_REWARD,
    LeaveReward,
    TakeReward,
    UseDiplomat,
    take_reward,
)
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy, five_rules, in_convoy
from kosmodrom.games.galaxy_trucker.rules.cards.base import (
    about_card,
    present_card,
    resolves,
    skip_absent,
    threats_of,
    used,
)
from kosmodrom.games.galaxy_trucker.rules.cards.diplomat import (
    DIPLOMAT,
    DIPLOMAT_OPTIONS,
    has_diplomat,
    use_diplomat,
)
from kosmodrom.games.galaxy_trucker.rules.goods import delivery
from kosmodrom.games.galaxy_trucker.rules.loans import gain
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish, push
from kosmodrom.games.galaxy_trucker.steps.cards import Fight
from kosmodrom.games.galaxy_trucker.tables import FIREPOWER

EnemyCard: TypeAlias = Slavers | Smugglers | Pirates

REWARD: Final = Question("reward", ("GTB-812",))

ATTACKED, COUNTED, VICTORIOUS, BEATEN = range(4)
"""The stages of `Fight`."""


@resolves(Slavers, Smugglers, Pirates)
def resolve(g: Game, _card: Enemy) -> None:
    finish(g, Fight(convoy(g)))


@carries_out(Fight)
def fight(g: Game, step: Fight) -> Flow:
    """The enemy attacks one player after another, from the leader on (GTB-810)."""
    if step.stage == ATTACKED:
        _attack(g, step)
    elif step.stage == COUNTED:
        _compare(g, step)
    elif step.stage == VICTORIOUS:
        yield from _offer_reward(g, step)
    else:
        yield from _suffer(g, step)


def enemy_card(g: Game) -> EnemyCard:
    return cast(EnemyCard, present_card(g))


def _attack(g: Game, step: Fight) -> None:
    """The next player counts firepower, unless the enemy has been beaten as often as it takes:
    once, or twice with the rules for five (GTB-811, GT-422, GT-430)."""
    skip_absent(g, step.order)
    if not step.order or len(step.victors) == (2 if five_rules(g) else 1):
        _end(g, step)
        return
    step.stage = COUNTED
    push(g, steps.Count(step.order[0], FIREPOWER))


def _compare(g: Game, step: Fight) -> None:
    """More firepower wins, less loses, equal does nothing (GTB-810, GT-Q-35)."""
    seat = step.order[0]
    card = enemy_card(g)
    if not in_convoy(g.state.players[seat]):  # jumped instead of counting (GT-294)
        _next(step)
        return
    firepower, strength = g.state.counts[seat], 2 * card.strength
    if firepower > strength:
        # Beaten even if the reward is left (GT-425).
        used(g)
        g.emit(EnemyBeaten(seat, card.kind, card.strength, bool(step.victors)))
        step.victors.append(seat)
        step.stage = VICTORIOUS
    elif firepower == strength:
        g.emit(EnemyDrawn(seat, card.kind, card.strength))
        _next(step)
    else:
        g.emit(EnemyWins(seat, card.kind, card.strength))
        step.stage = BEATEN


def reward_options(g: Game, step: Fight) -> list[Option]:
    """The reward, which is one credit or cube less for the second victor (GT-423, GT-424), or none
    and no days (GTB-812)."""
    card = enemy_card(g)
    second = len(step.victors) > 1
    if isinstance(card, Smugglers):
        return [take_reward(0, card.goods, second, card.days), LEAVE_REWARD]
    paid = max(0, card.credits - second)  # never below 0 (GT-Q-32)
    return [take_reward(paid, (), False, card.days), LEAVE_REWARD]


def _offer_reward(g: Game, step: Fight) -> Flow:
    seat = step.order[0]
    card = enemy_card(g)
    choice = yield from decide(g, seat, REWARD, reward_options(g, step), about_card(g))
    match choice:
        case TakeReward(credits, goods, shared):
            step.paid.append(seat)
            _next(step)
            g.emit(RewardTaken(seat, card.kind))
            # At once; the days come after all attacks (GT-429, GT-431, GT-Q-33).
            if goods:
                push(g, delivery(g, seat, goods, shared=shared))
            else:
                gain(g, seat, credits, card.kind)
        case LeaveReward():
            _next(step)
            g.emit(RewardLeft(seat, card.kind))


def _suffer(g: Game, step: Fight) -> Flow:
    """The first in order has lost: the Diplomat may step in now (GT-381). The enemy then attacks
    the next player all the same (GT-383)."""
    seat = step.order[0]
    if has_diplomat(g, seat):
        choice = yield from decide(g, seat, DIPLOMAT, DIPLOMAT_OPTIONS, about_card(g))
        if choice is None:
            return
        if isinstance(choice, UseDiplomat):
            _next(step)
            use_diplomat(g, seat)
            return
    _next(step)
    # Who is attacked after the first defeat suffers less (GT-426 to GT-428).
    late = bool(step.victors)
    match enemy_card(g):
        case Slavers(crew_lost=lost):  # GTB-813
            push(g, steps.LoseCrew(seat, lost - late))
        case Smugglers(goods_lost=lost):  # GTB-814
            push(g, steps.LoseGoods(seat, lost - late))
        case Pirates():
            step.losers.append(seat)
            if late:
                step.late.append(seat)


def _next(step: Fight) -> None:
    del step.order[0]
    step.stage = ATTACKED


def _end(g: Game, step: Fight) -> None:
    """First the victors' days, then the pirates' shots, each rolled once for all losers (GTB-815,
    GT-431)."""
    card = enemy_card(g)
    if not step.victors:
        g.emit(EnemyUnbeaten(card.kind))
    then: list[steps.AnyStep] = []
    if step.paid:
        then.append(steps.Days([(seat, -card.days) for seat in step.paid]))
    if isinstance(card, Pirates) and step.losers:
        shots = threats_of(card.shots)
        then.append(steps.Volley(shots, step.losers, card.kind, step.late))
    finish(g, *then)
