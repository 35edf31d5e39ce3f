"""Changing dice: at any moment of the round, and never an action (AM-222)."""

from __future__ import annotations

from functools import cache
from typing import Final

from kosmodrom.core.asks import Ask, Flow, Question, ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.astrominers.box import FACE_BIT
from kosmodrom.games.astrominers.events import DieDiscarded, DieTurned
from kosmodrom.games.astrominers.moves import DiscardDie, Reroll, TurnDie, UseEffect
from kosmodrom.games.astrominers.rules.base import (
    TURN,
    YELLOW,
    Game,
    pool_bits,
    pool_size,
    why_no_die,
)
from kosmodrom.games.astrominers.rules.effects import (
    EFFECT_RULES,
    use_effect,
    why_no_effect,
    why_not_now,
)
from kosmodrom.games.astrominers.rules.round import reroll, reroll_options, why_not_reroll
from kosmodrom.games.astrominers.state import FACES, Effect, Face

CHANGE: Final = Question(
    "change", ("AM-206", "AM-207", "AM-221", "AM-223", "AM-225"), first="first-change"
)
TURN_DIE: Final = Question(
    "turn-die", ("AM-505", "AM-506", "AM-507", "AM-519"), first="first-change"
)

TURNS_TO: Final[dict[Effect, tuple[Face, ...]]] = {
    "specialist": ("inspector", "geologist"),  # AM-505
    "automaton": ("automaton",),  # AM-506
    "miner": ("miner",),  # AM-507
}
"""The faces that an order's effect turns a die to."""


def change_options(g: Game, seat: Seat, bits: int) -> list[Option]:
    """The changes on offer for a pool with these faces: a die to discard, or an order's effect.

    There is no limit to them in a round (AM-208, AM-504).
    """
    player = g.state.players[seat]
    options: list[Option] = []
    if bits and pool_size(player) > 1:  # AM-223
        options += discards(bits)
    if player.bought and bits:
        effects = {g.data.orders[card].effect for card in player.bought}
        for effect, faces in TURNS_TO.items():
            if effect in effects and turns(bits, faces):
                options.append(UseEffect(effect))
    return options


@cache
def discards(bits: int) -> tuple[DiscardDie, ...]:
    """A die to discard, equal faces once."""
    return tuple(DiscardDie(face) for face in FACES if FACE_BIT[face] & bits)


@cache
def turns(bits: int, to: tuple[Face, ...] = FACES) -> tuple[TurnDie, ...]:
    """A die of the own pool (AM-Q-16) and another face for it, single or double (AM-Q-15)."""
    return tuple(
        TurnDie(face, new) for face in FACES if FACE_BIT[face] & bits for new in to if new != face
    )


@TURN.accepts(DiscardDie)
@YELLOW.accepts(DiscardDie)
def why_not_discard_die(g: Game, ask: Ask, move: DiscardDie) -> Refused | None:
    """One die to discard and another one to change (AM-223)."""
    refused = why_no_die(g, ask.seat, move.die)
    if refused is None and pool_size(g.state.players[ask.seat]) < 2:
        refused = Refused("needs-two-dice", ("AM-223",))
    return refused


@TURN.accepts(UseEffect)
@YELLOW.accepts(UseEffect)
def why_not_turn_by_effect(g: Game, ask: Ask, move: UseEffect) -> Refused | None:
    """The effect turns dice, and there is one that it would turn."""
    refused = why_no_effect(g, ask.seat, move.effect)
    if refused is not None:
        return refused
    if move.effect not in TURNS_TO:
        return why_not_now(move.effect)
    bits = pool_bits(g.state.players[ask.seat])
    if turns(bits, TURNS_TO[move.effect]):
        return None
    reason = "nothing-to-turn" if bits else "no-die-to-turn"
    return Refused(reason, (EFFECT_RULES[move.effect], "AM-519"))


def change_dice(g: Game, seat: Seat, change: DiscardDie | UseEffect) -> Flow:
    """Carry out a change that the player has begun."""
    match change:
        case DiscardDie(die):
            yield from discard_to_change(g, seat, die)
        case UseEffect(effect):
            yield from turn_by_effect(g, seat, effect)


def discard_to_change(g: Game, seat: Seat, die: Face) -> Flow:
    """Discard a die to turn another (AM-206) or to reroll any number (AM-207)."""
    discard_die(g, seat, die)
    player = g.state.players[seat]
    rerolls = reroll_options(player.pool)[1:]  # at least one die, rerolled before or not (AM-226)
    options = (*turns(pool_bits(player)), *rerolls)
    match (yield ask(seat, CHANGE, options)):
        case TurnDie(face, to):
            turn_die(g, seat, face, to)
        case Reroll(dice):
            reroll(g, seat, dice)


def turn_by_effect(g: Game, seat: Seat, effect: Effect) -> Flow:
    """Turn a die of the pool with a bought order; it costs no die (AM-519)."""
    use_effect(g, seat, effect)
    options = turns(pool_bits(g.state.players[seat]), TURNS_TO[effect])
    asked = ask(seat, TURN_DIE, options, context=effect)
    choice = options[0] if len(options) == 1 else (yield asked)
    turn_die(g, seat, choice.die, choice.to)


@CHANGE.accepts(TurnDie)
@TURN_DIE.accepts(TurnDie)
def why_not_turn_die(g: Game, ask: Ask, move: TurnDie) -> Refused | None:
    """A die of the pool, to another face: any, or one that the effect turns to."""
    refused = why_no_die(g, ask.seat, move.die)
    if refused is not None:
        return refused
    if move.die == move.to:
        return Refused("same-face", ask.question.rules)
    effect: Effect | None = ask.context
    if effect is not None and move.to not in TURNS_TO[effect]:
        return Refused("wrong-face", (EFFECT_RULES[effect],), to=move.to)
    return None


@CHANGE.accepts(Reroll)
def why_not_reroll_for_die(g: Game, ask: Ask, move: Reroll) -> Refused | None:
    """For the discarded die at least one is rerolled (AM-207)."""
    if not move.dice:
        return Refused("reroll-none", ("AM-207",))
    return why_not_reroll(g, ask, move)


def discard_die(g: Game, seat: Seat, die: Face) -> None:
    """Put a die of the pool aside until the next preparation (AM-224)."""
    player = g.state.players[seat]
    player.pool[die] -= 1
    player.discarded += 1
    g.emit(DieDiscarded(seat, die))


def turn_die(g: Game, seat: Seat, die: Face, to: Face) -> None:
    pool = g.state.players[seat].pool
    pool[die] -= 1
    pool[to] += 1
    g.emit(DieTurned(seat, die, to))
