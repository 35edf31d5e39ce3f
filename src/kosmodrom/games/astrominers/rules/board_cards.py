"""Board cards: technologies, bulletins and expeditions."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Final, Literal

from kosmodrom.core.asks import Ask, Flow
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Seat
from kosmodrom.games.astrominers.events import BoardCardTaken, CardUsed
from kosmodrom.games.astrominers.moves import UseCard
from kosmodrom.games.astrominers.rules.base import (
    TURN,
    Game,
    can_launch_anything,
    gain,
    take_die,
    why_no_die,
)
from kosmodrom.games.astrominers.rules.cards import BOTH_DECKS, card_to_take, take_card
from kosmodrom.games.astrominers.rules.launching import fill_yellow, put_in_dock, why_no_place
from kosmodrom.games.astrominers.rules.payment import (
    affordable,
    affordable_launch,
    cannot_pay,
    close_payment,
    pay,
)
from kosmodrom.games.astrominers.state import Face, OwnCard, State

BoardCard = Literal["technology", "bulletin", "expedition"]


MINI_DECKS: Final[dict[BoardCard, Callable[[State], list[str]]]] = {
    "technology": attrgetter("technologies"),
    "bulletin": attrgetter("bulletins"),
    "expedition": attrgetter("expeditions"),
}


def mini_deck(g: Game, kind: BoardCard) -> list[str]:
    """A mini-deck, its top card last."""
    return MINI_DECKS[kind](g.state)


def can_take_board_card(g: Game, seat: Seat, kind: BoardCard) -> bool:
    """Whether the top card can be carried out at once (AM-333, AM-701, AM-708)."""
    deck = mini_deck(g, kind)
    if not deck:
        return False
    cost = g.data.costs[deck[-1]]
    if kind == "expedition":
        # AM-521: a launch that costs nothing needs a barge and a dock as well.
        return can_launch_anything(g, seat) and affordable_launch(g, seat, cost)
    return affordable(g, seat, cost)


def why_no_board_card(g: Game, ask: Ask, kind: BoardCard) -> Refused | None:
    """What is in the way of the top card of a mini-deck."""
    deck = mini_deck(g, kind)
    if not deck:
        return Refused("no-board-card", ("AM-708",))
    if kind == "expedition":
        refused = why_no_place(g, ask.seat, "AM-704", "AM-333")
        if refused is not None:
            return refused
    if can_take_board_card(g, ask.seat, kind):
        return None
    return cannot_pay(g, ask, deck[-1], "AM-706", "AM-333")


def take_board_card(g: Game, seat: Seat, kind: BoardCard) -> Flow:
    """Pay for the top card of a mini-deck and carry it out at once (AM-705, AM-706)."""
    deck, player = mini_deck(g, kind), g.state.players[seat]
    card = deck[-1]
    paid = yield from pay(g, seat, card, launch=kind == "expedition")
    deck.pop()
    if deck:  # the next card is visible then (AM-707)
        g.reveal()
    if kind == "expedition":
        put_in_dock(g, seat, card, paid)
        yield from fill_yellow(g, seat, card)
        return
    own = player.technologies if kind == "technology" else player.bulletins
    own.append(OwnCard(card))
    close_payment(g, seat, card, paid)
    g.emit(BoardCardTaken(seat, card, kind))


def usable_cards(g: Game, seat: Seat) -> list[str]:
    """Own technologies and bulletins with a free space (AM-711, AM-715, AM-Q-20)."""
    player = g.state.players[seat]
    cards = [own.card for own in player.technologies if own.die is None]
    if player.bulletins and card_to_take(g, *BOTH_DECKS):
        cards += [own.card for own in player.bulletins if own.die is None]
    return cards


@TURN.accepts(UseCard)
def why_not_use_card(g: Game, ask: Ask, move: UseCard) -> Refused | None:
    refused = why_no_die(g, ask.seat, move.die)
    if refused is not None:
        return refused
    player, card = g.state.players[ask.seat], move.card
    own = next((o for o in (*player.technologies, *player.bulletins) if o.card == card), None)
    if own is None:
        return Refused("not-own-card", ("AM-318", "AM-702", "AM-703"), card=card)
    if own.die is not None:
        return Refused("own-card-used", ("AM-319", "AM-711", "AM-715"), card=card)
    if own in player.bulletins and not card_to_take(g, *BOTH_DECKS):
        return Refused("no-card-to-take", ("AM-Q-20",))
    return None


def use_card(g: Game, seat: Seat, die: Face, card: str) -> Flow:
    """Put a die on an own card: a technology gives 1 unit, a bulletin 1 card, also for a double
    face (AM-228)."""
    player = g.state.players[seat]
    take_die(player, die)
    own = next(own for own in (*player.technologies, *player.bulletins) if own.card == card)
    own.die = die
    g.emit(CardUsed(seat, die, card))
    if card in g.data.technologies:
        gain(g, seat, {g.data.technologies[card].gives: 1})  # AM-710
    else:
        yield from take_card(g, seat, BOTH_DECKS)  # AM-714, AM-Q-21
