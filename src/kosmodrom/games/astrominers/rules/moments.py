"""Whose turn it is, and what can be done when."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import Ask, Question
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.astrominers.box import BASIC_AREAS, Area
from kosmodrom.games.astrominers.moves import (
    BuyOrder,
    DiscardDie,
    Done,
    Exchange,
    Gain,
    Give,
    HandIn,
    Launch,
    LaunchFree,
    Pay,
    PayAny,
    Rebate,
    Reroll,
    Substitute,
    TakeRevealed,
    TakeTop,
    TurnDie,
    UseEffect,
)
from kosmodrom.games.astrominers.rules.actions import GIVE, TAKE, can_act, first_free
from kosmodrom.games.astrominers.rules.base import TURN, Game, ways_to
from kosmodrom.games.astrominers.rules.cards import card_to_take
from kosmodrom.games.astrominers.rules.effects import why_no_effect, why_not_now
from kosmodrom.games.astrominers.state import Deck, Phase, Resource

TURNS: Final[dict[Phase, tuple[str, ...]]] = {
    "reroll": ("AM-220",),
    "actions": ("AM-301",),
    "bonus": ("AM-417", "AM-214"),
    "settling": ("AM-419", "AM-214"),
    "orders": ("AM-501", "AM-511", "AM-214"),
}
"""The rules that say whose turn it is, by phase."""


def turns(g: Game, _question: Question) -> tuple[str, ...]:
    return TURNS.get(g.state.phase, ())


def not_asked(g: Game, seat: Seat, _waiting: Ask) -> Refused | None:
    """Why a seat is left out of the action phase."""
    if g.state.phase != "actions":
        return None
    player = g.state.players[seat]
    if player.passed:
        return Refused("passed", ("AM-306",))
    if not can_act(g, seat):
        return Refused("no-dice", ("AM-304", "AM-305", "AM-Q-02"))
    return None


FETCHES: Final[dict[Deck, tuple[str, str, str]]] = {
    "missions": ("fetch-missions", "fetch-missions-full", "fetch-missions-nobody"),
    "orders": ("fetch-orders", "fetch-orders-full", "fetch-orders-nobody"),
}
"""How cards are fetched: with a die on offer, with no space left, with no die that fits."""


def wrong_moment(g: Game, ask: Ask, move: Option) -> Refused:
    """The move answers another question than the one asked."""
    asked, seat = ask.question, ask.seat
    match move:
        case UseEffect(effect):
            return why_no_effect(g, seat, effect) or why_not_now(effect)
        case DiscardDie() | TurnDie():
            refused = Refused("change-moment", ("AM-206", "AM-207", "AM-Q-07"))
            return refused.beginning(ask.offered(DiscardDie))
        case TakeRevealed(card) if asked is TURN:
            return _fetch(g, ask, "orders" if card in g.data.orders else "missions")
        case TakeTop(deck) if asked is TURN:
            return _fetch(g, ask, deck)
        case Gain(kind) if asked is TURN:
            return _earn(g, ask, kind)
        case Give() if asked is TURN:
            return Refused("give-moment", ("AM-324",)).beginning(ask.offered(Exchange))
        case HandIn() if asked is TURN:
            refused = Refused("hand-in-moment", ("AM-316", "AM-601"))
            return refused.beginning(ways_to(g, ask, "award"))
        case Rebate() | Substitute() if asked in (GIVE, TAKE):
            return Refused("exchange-no-payment", ("AM-Q-19",))
        case Rebate():
            return why_no_effect(g, seat, "rebate") or why_not_now("rebate")
        case LaunchFree():
            return why_no_effect(g, seat, "free_launch") or why_not_now("free_launch")
        case Pay() | PayAny():
            return Refused("nothing-due", ("AM-814",))
        case Launch() if g.state.phase != "actions":
            return Refused("phase-launch", ("AM-339",))
        case Launch():
            return _something_else(ask, ("AM-307",))
        case Reroll():
            return Refused("already-rerolled", ("AM-219",))
        case BuyOrder() if g.state.phase != "orders":
            return Refused("phase-order", ("AM-511",))
        case BuyOrder():
            return Refused("one-order", ("AM-501", "AM-511"))
        case Done() if asked is TURN:
            return Refused("must-act", ("AM-303",))
        case Substitute():
            return Refused("no-payment", ("AM-813", "AM-814"))
    return _something_else(ask, asked.rules)


def _something_else(ask: Ask, rules: tuple[str, ...]) -> Refused:
    """Something else comes first; where that takes no thought, it can be done at once."""
    easy = [option for option in ask.options if option in (Reroll(()), Done())]
    return Refused(ask.question.first, rules).beginning(easy)


def _fetch(g: Game, ask: Ask, deck: Deck) -> Refused:
    """Cards are not simply taken: a die on dispatch or refinery fetches them."""
    area: Area = "dispatch" if deck == "missions" else "refinery"
    rules = ("AM-312" if deck == "missions" else "AM-313", "AM-327")
    how, full, nobody = FETCHES[deck]
    if ways := ways_to(g, ask, area):
        return Refused(how, rules).beginning(ways)
    if first_free(g, g.data.boards[g.seats].areas[area]) is None:
        return Refused(full, (*rules, "AM-319"))
    if not card_to_take(g, deck):
        return Refused("no-card-to-take", (*rules, "AM-Q-20"))
    turning = [option for option in ask.offered(UseEffect) if option == UseEffect("specialist")]
    return Refused(nobody, (*rules, "AM-229")).beginning([*turning, *ask.offered(DiscardDie)])


def _earn(g: Game, ask: Ask, kind: Resource) -> Refused:
    """Nobody just takes from the bank."""
    ways = ways_to(g, ask, kind) if kind in BASIC_AREAS else ()
    reason = "earn-basic" if kind in BASIC_AREAS else "earn-rare"
    refused = Refused(reason, ("AM-307", "AM-311", "AM-324"), resource=kind)
    return refused.beginning(ways or ask.offered(Exchange))
