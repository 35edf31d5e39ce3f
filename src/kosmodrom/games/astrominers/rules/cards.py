"""Taking mission and order cards, and putting cards under a deck."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import Ask, Flow, Question, ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.astrominers.events import (
    CardDrawn,
    CardRevealed,
    CardTaken,
    UnseenCardDrawn,
)
from kosmodrom.games.astrominers.moves import TakeRevealed, TakeTop
from kosmodrom.games.astrominers.rules.base import Game
from kosmodrom.games.astrominers.state import Deck, Pile, Player

TAKE_CARD: Final = Question("take-card", ("AM-327", "AM-328"), first="first-card")

BOTH_DECKS: Final[tuple[Deck, ...]] = ("missions", "orders")


def pile_of(g: Game, deck: Deck) -> Pile:
    return g.state.missions if deck == "missions" else g.state.orders


def numbered(g: Game, deck: Deck) -> tuple[str, ...]:
    """All cards of the game that a deck is made of, each at its number."""
    board = g.data.boards[g.seats]
    return board.missions if deck == "missions" else board.orders


def cards_in_deck(g: Game, deck: Deck) -> list[str]:
    """The cards in a deck now, the top one last."""
    cards = numbered(g, deck)
    return [cards[number] for number in pile_of(g, deck).deck]


def deck_of(g: Game, card: str) -> Deck:
    return "missions" if card in g.data.missions else "orders"


def hand_of(player: Player, deck: Deck) -> list[str]:
    return player.missions if deck == "missions" else player.orders


def card_to_take(g: Game, *decks: Deck) -> bool:
    """Whether any card of these decks can be taken (AM-Q-20)."""
    for deck in decks:
        pile = pile_of(g, deck)
        if pile.deck or any(pile.display):
            return True
    return False


def take_options(g: Game, decks: tuple[Deck, ...]) -> list[Option]:
    """A revealed card or the unseen top card (AM-327)."""
    options: list[Option] = []
    for deck in decks:
        pile = pile_of(g, deck)
        options += [TakeRevealed(card) for card in pile.display if card]
        if pile.deck:
            options.append(TakeTop(deck))
    return options


@TAKE_CARD.accepts(TakeRevealed)
def why_not_take_revealed(g: Game, ask: Ask, move: TakeRevealed) -> Refused | None:
    for deck in BOTH_DECKS:
        if move.card in pile_of(g, deck).display:
            return _why_not_deck(ask, deck)
    return Refused("not-revealed", _taking(ask), card=move.card)


@TAKE_CARD.accepts(TakeTop)
def why_not_take_top(g: Game, ask: Ask, move: TakeTop) -> Refused | None:
    if not pile_of(g, move.deck).deck:
        return Refused("deck-empty", ("AM-327", "AM-Q-20"), deck=move.deck)
    return _why_not_deck(ask, move.deck)


def _why_not_deck(ask: Ask, deck: Deck) -> Refused | None:
    if deck in ask.context:
        return None
    return Refused("wrong-deck", _taking(ask), deck=deck)


def _taking(ask: Ask) -> tuple[str, ...]:
    """Dispatch gives missions, refinery orders; a bulletin or an expedition either."""
    if ask.context == BOTH_DECKS:
        return ("AM-327",)
    return ("AM-327", "AM-312" if ask.context == ("missions",) else "AM-313")


def take_card(g: Game, seat: Seat, decks: tuple[Deck, ...]) -> Flow:
    """Take one card into hand; nothing happens if there is none (AM-Q-20)."""
    options = take_options(g, decks)
    if not options:
        return
    asked = ask(seat, TAKE_CARD, options, context=decks)
    choice = options[0] if len(options) == 1 else (yield asked)
    match choice:
        case TakeRevealed(card):
            take_revealed(g, seat, card)
        case TakeTop(deck):
            take_top(g, seat, deck)


def take_revealed(g: Game, seat: Seat, card: str) -> None:
    """Take a card from the display; its place is refilled at once (AM-328)."""
    deck = deck_of(g, card)
    pile = pile_of(g, deck)
    pile.display[pile.display.index(card)] = None
    hand_of(g.state.players[seat], deck).append(card)  # hands have no limit (AM-Q-11)
    g.emit(CardTaken(seat, card, deck))
    refill(g, deck)


def take_top(g: Game, seat: Seat, deck: Deck) -> None:
    """Take the unseen top card; the display does not change (AM-328)."""
    player = g.state.players[seat]
    card = draw(g, deck)
    hand_of(player, deck).append(card)
    player.secret.append(card)
    g.reveal()
    g.emit(CardDrawn(seat, card, deck), to=(seat,), otherwise=UnseenCardDrawn(seat, deck))


def draw(g: Game, deck: Deck) -> str:
    """The top card of a deck, taken off it."""
    pile = pile_of(g, deck)
    number = pile.deck.pop()
    pile.under = min(pile.under, len(pile.deck))
    return numbered(g, deck)[number]


def refill(g: Game, deck: Deck) -> None:
    """Fill empty revealed places from the deck while it lasts, lowest first (AM-Q-09)."""
    pile = pile_of(g, deck)
    for place, card in enumerate(pile.display):
        if card is None and pile.deck:
            pile.display[place] = revealed = draw(g, deck)
            g.reveal()
            g.emit(CardRevealed(revealed, deck))


def put_under(g: Game, card: str) -> None:
    """Put a card to the bottom of the deck it came from; everyone sees it go there."""
    deck = deck_of(g, card)
    pile = pile_of(g, deck)
    pile.deck.insert(0, numbered(g, deck).index(card))
    pile.under += 1
    refill(g, deck)


def leave_hand(g: Game, seat: Seat, card: str) -> None:
    """Take a card out of a hand, openly: it is launched, bought or discarded."""
    player = g.state.players[seat]
    hand_of(player, deck_of(g, card)).remove(card)
    if card in player.secret:
        player.secret.remove(card)
        g.reveal()
