"""Abandoned ships and stations (GTB-805, GTB-806, GT-415 to GT-419, GT-830 to GT-833)."""

from __future__ import annotations

from typing import Final, cast

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import (
    AbandonedShip,
    AbandonedStation,
    AdventureEntry,
)
from kosmodrom.games.galaxy_trucker.events.cards import (
    Explores,
    FlewOn,
    NobodyExplores,
    RivalFires,
)
from kosmodrom.games.galaxy_trucker.moves.cards import (
    FLY_ON,
    FlyOn,
    explore_ship,
    explore_station,
)
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    convoy,
    crew_of,
    five_rules,
    in_convoy,
    road,
)
from kosmodrom.games.galaxy_trucker.rules.cards.base import (
    about_card,
    count_all,
    present_card,
    resolves,
    used,
)
from kosmodrom.games.galaxy_trucker.rules.goods import delivery
from kosmodrom.games.galaxy_trucker.rules.loans import gain
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish, push
from kosmodrom.games.galaxy_trucker.steps.cards import Explore
from kosmodrom.games.galaxy_trucker.tables import FIREPOWER, HEAVY_SHOT
from kosmodrom.games.galaxy_trucker.terms import NOTHING, REAR

EXPLORE: Final = Question("explore", ("GTB-805", "GTB-806"))
EXPLORE_ANYWAY: Final = Question("explore-anyway", ("GT-832",))

OFFERED, COUNTING, RIVALS_COUNTING, SHOT_AT, PAYING = range(5)
"""The stages of `Explore`."""


@resolves(AbandonedShip, AbandonedStation)
def resolve(g: Game, _card: AdventureEntry) -> None:
    finish(g, Explore(convoy(g)))


@carries_out(Explore)
def explore(g: Game, step: Explore) -> Flow:
    """From the leader on, those who can are asked; with the rules for five two may explore."""
    if step.stage == OFFERED:
        yield from _offer(g, step)
    elif step.stage == COUNTING:
        _let_rivals_count(g, step)
    elif step.stage == RIVALS_COUNTING:
        _fire(g, step)
    elif step.stage == SHOT_AT:
        yield from _offer_anyway(g, step)
    else:
        _pay(g, step)


def abandoned_card(g: Game) -> AbandonedShip | AbandonedStation:
    return cast("AbandonedShip | AbandonedStation", present_card(g))


def crew_needed(card: AbandonedShip | AbandonedStation) -> int:
    """The crew that must be aboard; on a ship it is also what is given up."""
    return card.crew_lost if isinstance(card, AbandonedShip) else card.crew


def can_explore(g: Game, seat: Seat) -> bool:
    """Whether a ship has the crew, of the halves in the convoy (GT-416, GT-648). Sleepers are none
    (GT-221, GT-222)."""
    halves = in_convoy(g.state.players[seat])
    return bool(halves) and crew_of(g, seat, halves) >= crew_needed(abandoned_card(g))


def explore_options(g: Game, step: Explore) -> list[Option]:
    """Exploring, which gives a second user one credit or cube less (GT-417, GT-418), or not."""
    card = abandoned_card(g)
    second = bool(step.users)
    if isinstance(card, AbandonedShip):
        paid = max(0, card.credits - second)  # never below 0 (GT-Q-32)
        return [explore_ship(card.crew_lost, paid, card.days), FLY_ON]
    return [explore_station(card.goods, second, card.days), FLY_ON]


def _offer(g: Game, step: Explore) -> Flow:
    players_allowed = 2 if five_rules(g) else 1  # GT-415
    while step.order and not can_explore(g, step.order[0]):
        del step.order[0]
    if not step.order or len(step.users) == players_allowed:
        _depart(g, step)
        return
    seat = step.order[0]
    choice = yield from decide(g, seat, EXPLORE, explore_options(g, step), about_card(g))
    if choice is None:
        return
    if isinstance(choice, FlyOn):
        _fly_on(g, step)
        return
    g.emit(Explores(seat, abandoned_card(g).kind))
    # Rivals shoot first (GT-830); only who meets the condition may declare (GT-Q-65).
    if road(g, seat, "fierce_competition") and len(step.order) > 1:
        step.stage = COUNTING
        count_all(g, [seat], FIREPOWER)
    else:
        _take(g, step)


def _let_rivals_count(g: Game, step: Explore) -> None:
    """The explorer has counted; now all behind count, from the foremost on (GT-831)."""
    seat = step.order[0]
    if g.state.counts[seat] == NOTHING:  # jumped instead (GT-294)
        del step.order[0]
        step.stage = OFFERED
        return
    step.stage = RIVALS_COUNTING
    players = g.state.players
    push(
        g,
        *(steps.Count(rival, FIREPOWER) for rival in step.order[1:] if in_convoy(players[rival])),
    )


def _fire(g: Game, step: Explore) -> None:
    """Each ship behind with more firepower fires a heavy shot from the rear, in a column of its own
    (GT-830, GT-Q-65). If nobody does, the count alone may have cost the explorer the crew
    (GT-832)."""
    seat, *behind = step.order
    counts = g.state.counts
    stronger = [rival for rival in behind if counts[rival] > counts[seat]]
    if not stronger:
        # By version 1 of the rules the condition was met by the crew before the count.
        if can_explore(g, seat) or g.version < 2:
            _take(g, step)
        else:
            _fly_on(g, step)
        return
    step.stage = SHOT_AT
    for rival in stronger:
        g.emit(RivalFires(rival, seat))
    shot = (HEAVY_SHOT, REAR)
    push(
        g,
        *(steps.Volley([shot], [seat], "fierce_competition", roller=rival) for rival in stronger),
    )


def _offer_anyway(g: Game, step: Explore) -> Flow:
    """After the shots the explorer may refrain, or be unable to explore (GT-832)."""
    seat = step.order[0]
    if not can_explore(g, seat):
        _fly_on(g, step)
        return
    choice = yield from decide(g, seat, EXPLORE_ANYWAY, explore_options(g, step), about_card(g))
    if isinstance(choice, FlyOn):
        _fly_on(g, step)
    elif choice is not None:
        _take(g, step)


def _fly_on(g: Game, step: Explore) -> None:
    g.emit(FlewOn(step.order.pop(0), abandoned_card(g).kind))
    step.stage = OFFERED


def _take(g: Game, step: Explore) -> None:
    """The crew of an abandoned ship is given up before it pays."""
    seat = step.order[0]
    card = abandoned_card(g)
    used(g)
    step.stage = PAYING
    if isinstance(card, AbandonedShip):
        push(g, steps.LoseCrew(seat, card.crew_lost))


def _pay(g: Game, step: Explore) -> None:
    """The reward comes at once (GT-Q-33)."""
    seat = step.order.pop(0)
    card = abandoned_card(g)
    second = bool(step.users)
    step.users.append(seat)
    step.stage = OFFERED
    if isinstance(card, AbandonedShip):
        gain(g, seat, max(0, card.credits - second), card.kind)
    else:
        push(g, delivery(g, seat, card.goods, shared=second))


def _depart(g: Game, step: Explore) -> None:
    """All users lose the days, the rearmost first (GT-419)."""
    card = abandoned_card(g)
    if step.users:
        finish(g, steps.Days([(seat, -card.days) for seat in step.users]))
    else:
        g.emit(NobodyExplores(card.kind))
        finish(g)
