"""Buying orders (phase 5)."""

from __future__ import annotations

from functools import partial
from typing import Final

from kosmodrom.core.asks import CHECKPOINT, Ask, Flow, Question, always, among, ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.astrominers.box import Order
from kosmodrom.games.astrominers.events import CardDiscarded, OrderBought
from kosmodrom.games.astrominers.moves import BuyOrder, DiscardCard, Done
from kosmodrom.games.astrominers.rules.base import Game
from kosmodrom.games.astrominers.rules.cards import leave_hand, put_under
from kosmodrom.games.astrominers.rules.effects import has_effect, use_effect
from kosmodrom.games.astrominers.rules.payment import (
    affordable,
    cannot_pay,
    close_payment,
    lacking,
    pay,
)
from kosmodrom.games.astrominers.state import ROUNDS, Payment

BUY: Final = Question("buy", ("AM-501", "AM-502", "AM-511"), first="first-order")
BUY_FURTHER: Final = Question("buy-further", ("AM-510", "AM-522"), first="first-order")
DISCARD: Final = Question("discard", ("AM-502", "AM-513"), first="first-discard")


def buy_orders(g: Game) -> Flow:
    """The next player may buy; after the last one the round is over."""
    s = g.state
    if s.buyers and not s.players[s.buyers[0]].orders:
        s.buyers.pop(0)  # who has no order is not asked (AM-Q-28)
    elif s.buyers:
        yield CHECKPOINT
        yield from buy(g, s.buyers.pop(0))
    elif s.round < ROUNDS:
        s.phase = "roll"
    else:
        s.phase = "end"  # AM-901, AM-906


def buy(g: Game, seat: Seat) -> Flow:
    """One order from hand (AM-501), and further ones by AM-510."""
    hand = g.state.players[seat].orders
    question = BUY
    while hand:
        choice = yield ask(seat, question, partial(buy_options, g, seat, question is BUY_FURTHER))
        if not isinstance(choice, BuyOrder):
            return
        if choice.further:
            use_effect(g, seat, "extra_order")
        yield from purchase(g, seat, choice.card)
        if not has_effect(g, seat, "extra_order"):
            return
        question = BUY_FURTHER


def buy_options(g: Game, seat: Seat, further: bool) -> list[Option]:
    """The orders of the hand whose price can be paid, or none of them (AM-511)."""
    options: list[Option] = []
    for card in g.state.players[seat].orders:
        order = g.data.orders[card]
        if can_discard(g, seat, order) and affordable(g, seat, order.cost):
            cost, short = g.data.prices[card], lacking(g, seat, order.cost)
            options.append(BuyOrder(card, cost, short, order.discard, further))
    return [*options, Done()]


def can_discard(g: Game, seat: Seat, order: Order) -> bool:
    """AM-513: another card, where the order asks for one."""
    return not order.discard or len(hand_cards(g, seat)) > 1


@BUY.accepts(BuyOrder)
@BUY_FURTHER.accepts(BuyOrder)
def why_not_buy(g: Game, ask: Ask, move: BuyOrder) -> Refused | None:
    if move.card not in g.state.players[ask.seat].orders:
        return Refused("not-in-hand", ("AM-501",), card=move.card)
    order = g.data.orders[move.card]
    if not can_discard(g, ask.seat, order):
        return Refused("discard-needed", ("AM-513",), card=move.card)
    if not affordable(g, ask.seat, order.cost):
        return cannot_pay(g, ask, move.card, "AM-502")
    return None


BUY.accepts(Done)(always)
BUY_FURTHER.accepts(Done)(always)


def purchase(g: Game, seat: Seat, card: str) -> Flow:
    """Pay the price openly (AM-514) and lay the order face up (AM-503, AM-516).

    Cards are shown when everything is decided: until then the player may take the purchase back.
    """
    player, order = g.state.players[seat], g.data.orders[card]
    paid = yield from pay(g, seat, card)
    discarded = (yield from choose_discard(g, seat, card)) if order.discard else None
    leave_hand(g, seat, card)
    g.emit(OrderBought(seat, card, order.points))
    close_payment(g, seat, card, paid)
    if discarded is not None:
        discard_card(g, seat, discarded)
    player.bought.append(card)


def choose_discard(g: Game, seat: Seat, buying: str) -> Flow:
    """Another card of the hand than the order itself (AM-502, AM-513); one alone is not asked."""
    g.state.paying = Payment(buying, {})
    others = [card for card in hand_cards(g, seat) if card != buying]
    if len(others) == 1:
        return others[0]
    cards = among(g, lambda: [DiscardCard(card) for card in hand_cards(g, seat)])
    return (yield ask(seat, DISCARD, cards, context=buying)).card


def hand_cards(g: Game, seat: Seat) -> tuple[str, ...]:
    player = g.state.players[seat]
    return (*player.missions, *player.orders)


@DISCARD.accepts(DiscardCard)
def why_not_discard(g: Game, ask: Ask, move: DiscardCard) -> Refused | None:
    """Another card of the hand (AM-513)."""
    if move.card == ask.context:
        return Refused("discard-itself", ("AM-513",), card=move.card)
    if move.card not in hand_cards(g, ask.seat):
        return Refused("not-in-hand", ("AM-513",), card=move.card)
    return None


def discard_card(g: Game, seat: Seat, card: str) -> None:
    """A card of the hand goes to the bottom of its deck (AM-512)."""
    leave_hand(g, seat, card)
    g.emit(CardDiscarded(seat, card))
    put_under(g, card)
