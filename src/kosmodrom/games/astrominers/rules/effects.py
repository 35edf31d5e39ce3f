"""The effects of bought orders (AM-503 to AM-510)."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Seat
from kosmodrom.games.astrominers.events import EffectUsed
from kosmodrom.games.astrominers.rules.base import Game
from kosmodrom.games.astrominers.state import Effect

EFFECT_RULES: Final[dict[Effect, str]] = {
    "specialist": "AM-505",
    "automaton": "AM-506",
    "miner": "AM-507",
    "rebate": "AM-508",
    "free_launch": "AM-509",
    "extra_order": "AM-510",
}

EFFECT_MOMENTS: Final[dict[Effect, str]] = {
    "specialist": "change-moment",
    "automaton": "change-moment",
    "miner": "change-moment",
    "rebate": "rebate-moment",
    "free_launch": "free-launch-moment",
    "extra_order": "extra-order-moment",
}
"""Why an effect is not offered at a decision: the reason names those at which it is."""


def has_effect(g: Game, seat: Seat, effect: Effect) -> bool:
    """Whether a face-up order of the player has the effect."""
    bought = g.state.players[seat].bought
    return bool(bought) and any(g.data.orders[card].effect == effect for card in bought)


def count_effects(g: Game, seat: Seat, effect: Effect) -> int:
    """How many face-up orders of the player have the effect."""
    bought = g.state.players[seat].bought
    if not bought:
        return 0
    return sum(g.data.orders[card].effect == effect for card in bought)


def use_effect(g: Game, seat: Seat, effect: Effect) -> None:
    """Turn the oldest order with the effect face down (AM-517)."""
    player = g.state.players[seat]
    card = next(card for card in player.bought if g.data.orders[card].effect == effect)
    player.bought.remove(card)
    player.used.append(card)
    g.emit(EffectUsed(seat, card, effect))


def why_no_effect(g: Game, seat: Seat, effect: Effect) -> Refused | None:
    """No bought order has the effect, or each that has it was used (AM-517)."""
    if has_effect(g, seat, effect):
        return None
    used = (g.data.orders[card].effect for card in g.state.players[seat].used)
    reason = "effect-used" if effect in used else "no-such-effect"
    return Refused(reason, (EFFECT_RULES[effect], "AM-516", "AM-517"), effect=effect)


def why_not_now(effect: Effect) -> Refused:
    """Every effect has the decisions at which it is offered (AM-Q-07)."""
    return Refused(EFFECT_MOMENTS[effect], (EFFECT_RULES[effect], "AM-Q-07"))
