"""What follows every card, in the order of GT-Q-64."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import OpenSpace
from kosmodrom.games.galaxy_trucker.events.flight import EnvyShoots, JunkFlies, ShipTurned
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    convoy,
    flight_order,
    in_convoy,
    refresh,
    road,
)
from kosmodrom.games.galaxy_trucker.rules.deck import put_away
from kosmodrom.games.galaxy_trucker.rules.flight import after_cards, drop_junk
from kosmodrom.games.galaxy_trucker.rules.giving_up import dismiss
from kosmodrom.games.galaxy_trucker.rules.hyperspace import come_back
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, finish, push
from kosmodrom.games.galaxy_trucker.tables import LARGE_METEOR, LIGHT_SHOT
from kosmodrom.games.galaxy_trucker.terms import FRONT, REAR


@carries_out(steps.AfterCard)
def after_card(g: Game, step: steps.AfterCard) -> None:
    """One stage after another; what a stage puts first is done before the next."""
    while step.stage < len(STAGES):
        stage = STAGES[step.stage]
        step.stage += 1
        stage(g)
        if g.state.todo[0] is not step:
            return
        if stage is _object_of_envy:
            break  # without a shot nobody else has to leave
    drop_junk(g)  # what fell off by envy makes no junk (GT-Q-64)
    if g.state.strike:
        g.state.strike -= 1
    put_away(g)
    finish(g, *after_cards(g))


def _turbulence(g: Game) -> None:
    """After an Open Space card all ships are turned (GT-906), but those in hyperspace (GT-Q-79)."""
    if not _is_open_space(g):
        return
    for seat in convoy(g):
        if road(g, seat, "turbulence"):
            g.state.players[seat].ship.front ^= 2
            refresh(g, seat)
            g.emit(ShipTurned(seat))


def _metal_fatigue(g: Game) -> None:
    """After an Open Space card a part falls off at rolled coordinates; not in hyperspace (GT-856,
    GT-858)."""
    if _is_open_space(g):
        _roll_once(g, [s for s in convoy(g) if road(g, s, "metal_fatigue")], "metal_fatigue")


def _is_open_space(g: Game) -> bool:
    return isinstance(g.data.cards[g.state.card], OpenSpace)


def _space_psychosis(g: Game) -> None:
    """After every card a cabin with humans is destroyed at rolled coordinates, in hyperspace too
    (GT-855, GT-858)."""
    bound = [seat for seat in flight_order(g) if road(g, seat, "space_psychosis")]
    _roll_once(g, bound, "space_psychosis")


def _roll_once(g: Game, targets: list[Seat], reason: str) -> None:
    """One pair of rolls for all, without repetition (GT-857)."""
    if targets:
        push(g, steps.Coordinates(targets, [1] * len(targets), reason))


def _flying_junk(g: Game) -> None:
    """Parts that fell off on this card strike the ships behind (GT-843). Those of ships that are
    still in hyperspace strike nobody (GT-Q-67)."""
    if any(player.junk for player in g.state.players):
        push(g, steps.Junk(convoy(g)))


@carries_out(steps.Junk)
def junk(g: Game, step: steps.Junk) -> None:
    """From the leader on, each part of the own junk pile is a large meteor from the front for all
    ships behind, with one roll (GT-845, GT-847, GT-848). Parts that fall off by that join the piles
    of those behind, whose turn is still to come (GT-846)."""
    if not step.order:
        drop_junk(g)  # GT-849
        finish(g)
        return
    seat, *behind = step.order
    player = g.state.players[seat]
    targets = [s for s in behind if road(g, s, "flying_junk") and in_convoy(g.state.players[s])]
    if not player.junk or not targets:
        step.order.pop(0)
        return
    part = player.junk.pop(0)
    player.lost.append(part)
    g.emit(JunkFlies(seat, g.data.tables.part_ids[part]))
    push(g, steps.Volley([(LARGE_METEOR, FRONT)], targets, "flying_junk"))


def _object_of_envy(g: Game) -> None:
    """A new leader is shot at by the next ship, whatever made the change (GT-837 to GT-839). It
    does not matter who leads after the shot (GT-840)."""
    leader, *behind = convoy(g) or [g.state.first_leader]
    if leader != g.state.first_leader and behind:
        push(g, steps.EnvyShot(behind[0], leader))


@carries_out(steps.EnvyShot)
def envy_shot(g: Game, step: steps.EnvyShot) -> None:
    """A light shot from the rear, cannon or not (GT-1118), at players whom the road binds."""
    finish(g)
    if road(g, step.target, "object_of_envy") and in_convoy(g.state.players[step.target]):
        g.emit(EnvyShoots(step.seat, step.target))
        push(g, steps.Volley([(LIGHT_SHOT, REAR)], [step.target], "object_of_envy"))


STAGES: Final[tuple[Callable[[Game], None], ...]] = (
    _turbulence,
    _metal_fatigue,
    come_back,
    _space_psychosis,
    _flying_junk,
    dismiss,
    _object_of_envy,
    dismiss,
)
