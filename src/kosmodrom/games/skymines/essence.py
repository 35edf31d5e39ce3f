"""What options come to, for bots: of those that come to the same thing they try one."""

from __future__ import annotations

from collections.abc import Hashable

from kosmodrom.core.options import Option, Seat
from kosmodrom.games.skymines.moves import (
    COMPANY_NUMBER,
    SLOT_NUMBER,
    Put,
    RemoveCard,
    RestCard,
    ReturnTo,
    TakeFrom,
    TakeStack,
    UseResources,
)
from kosmodrom.games.skymines.rules.base import Game, board_of


def essence(g: Game, seat: Seat, option: Option) -> Hashable:
    """Cards of the same values do the same, whatever slot they are on unless slots are linked;
    stacks and columns count for what is in them."""
    match option:
        case Put(card, slot):
            return Put, *_card(g, card), g.options.linked_slots and slot
        case RestCard(card, slot):
            stack = g.state.players[seat].resting[SLOT_NUMBER[slot]]
            return RestCard, *_cards(g, stack), g.options.linked_slots and slot
        case TakeStack(slot):
            return TakeStack, *_cards(g, g.state.players[seat].resting[SLOT_NUMBER[slot]])
        case UseResources(_, cards, value):
            return UseResources, *sorted(_card(g, card) for card in cards), value
        case RemoveCard(card):
            return RemoveCard, *_card(g, card)
        case TakeFrom(company, column) | ReturnTo(company, column):
            return type(option), company, *_column(g, COMPANY_NUMBER[company], column - 1)
        case _:
            return option


def _card(g: Game, id: str) -> tuple[int, ...]:
    return _values(g, g.data.tables.card_number[id])


def _cards(g: Game, cards: list[int]) -> list[tuple[int, ...]]:
    return sorted(_values(g, card) for card in cards)


def _values(g: Game, card: int) -> tuple[int, ...]:
    """All that matters of a card: field scientists of a company are worth coins."""
    t = g.data.tables
    return t.kinds[card], t.values[card], t.costs[card], t.shares[card], t.cards[card].coins


def _column(g: Game, company: int, column: int) -> tuple[Hashable, ...]:
    """The pieces of a column, the symbols that they cover, and whether it holds outposts."""
    board = board_of(g)
    visible = board.visible[company][column]
    pieces = g.state.stations[company][column]
    return pieces, board.sizes[column], column in board.shuttles, *sorted(visible.items())
