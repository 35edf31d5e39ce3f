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
    """
    s = g.state
    asks = {
        seat: ask(seat, PLANT, partial(plant_options, g, seat))
        for seat, player in enumerate(s.players)
        if len(player.hand_cards) > 1
    }
    choices: dict[Seat, Plant] = (yield together(asks)) if asks else {}
    for seat, player in enumerate(s.players):
        if not player.hand_cards:
            continue
        card = g.data.card_numbers[choices[seat].card] if seat in asks else player.hand_cards[0]
        player.hand_cards.remove(card)
        player.planted = card
        g.emit(PlantedCard(seat, g.data.cards[card].id), (seat,), Planted(seat))
    s.phase = "roads"


def plant_options(g: Game, seat: Seat) -> list[Option]:
    """The cards in hand."""
    return [plant(card) for card in _ids(g, g.state.players[seat].hand_cards)]


def _ids(g: Game, cards: list[int]) -> tuple[str, ...]:
    return tuple(g.data.cards[card].id for card in cards)
