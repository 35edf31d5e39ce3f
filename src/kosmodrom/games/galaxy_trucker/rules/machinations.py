"""Evil Machinations before the flights: dealing and planting (GT-701 to GT-705)."""

from __future__ import annotations

from functools import partial
from typing import Final

from kosmodrom.core.asks import Flow, Question, ask, together
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker.events.machinations import (
    HandDealt,
    MachinationsDealt,
    Planted,
    PlantedCard,
)
from kosmodrom.games.galaxy_trucker.moves.machinations import Plant, plant
from kosmodrom.games.galaxy_trucker.rules.base import Game
from kosmodrom.games.galaxy_trucker.rules.loans import handle_loan, loan_options
from kosmodrom.games.galaxy_trucker.terms import NOTHING

PLANT: Final = Question("plant", ("GT-703", "GT-704"))
FEW_FLIGHTS: Final = 4
"""For which the usual number of cards is enough (GT-Q-48)."""


def deal_machinations(g: Game) -> None:
    """Hands for the whole game; the rest stays in the box unseen (GT-701, GT-702). For many flights
    everybody gets one card more than there are flights, as far as they go around (GT-Q-48)."""
    s = g.state
    cards = list(g.data.machinations)
    g.rng.shuffle(cards)
    number = g.data.flight.machinations
    if len(s.flights) > FEW_FLIGHTS:
        number = min(len(s.flights) + 1, len(cards) // g.seats)
    g.emit(MachinationsDealt(number))
    for seat, player in enumerate(s.players):
        player.hand_cards = sorted(cards[:number])
        del cards[:number]
        g.emit(HandDealt(seat, _ids(g, player.hand_cards)), (seat,))
    s.machinations = sorted(cards)


def plant_machinations(g: Game) -> Flow:
    """Everybody chooses a card for the flight, none seeing the others' (GT-703), before any rough
    road is drawn (GT-705). Who has none left plants none (GT-Q-48); the last one leaves no choice.
    Who took or repaid a loan instead is asked again (GT-Q-52).
    """
    s = g.state
    waiting = {
        seat: plant_options(g, seat)
        for seat, player in enumerate(s.players)
        if player.hand_cards and player.planted == NOTHING
    }
    choices: dict[Seat, Option] = {seat: options[0] for seat, options in waiting.items()}
    asks = {
        seat: ask(seat, PLANT, partial(_plant_or_borrow, g, seat))
        for seat, options in waiting.items()
        if len(options) > 1
    }
    if asks:
        choices |= yield together(asks)
    for seat, choice in choices.items():
        if isinstance(choice, Plant):
            _plant(g, seat, g.data.card_numbers[choice.card])
        else:
            handle_loan(g, seat, choice)
    if all(isinstance(choice, Plant) for choice in choices.values()):
        s.phase = "roads"


def _plant(g: Game, seat: Seat, card: int) -> None:
    player = g.state.players[seat]
    player.hand_cards.remove(card)
    player.planted = card
    g.emit(PlantedCard(seat, g.data.cards[card].id), (seat,), Planted(seat))


def _plant_or_borrow(g: Game, seat: Seat) -> list[Option]:
    return [*plant_options(g, seat), *loan_options(g, seat)]


def plant_options(g: Game, seat: Seat) -> list[Option]:
    """The cards in hand."""
    return [plant(card) for card in _ids(g, g.state.players[seat].hand_cards)]


def _ids(g: Game, cards: list[int]) -> tuple[str, ...]:
    return tuple(g.data.cards[card].id for card in cards)
