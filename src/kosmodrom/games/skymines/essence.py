"""What options come to, for bots: of those that come to the same thing they try one.

Cards of the same values do the same; which slot takes a card matters only if slots are linked
(SKY-1122); stacks and columns count for what is in them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from kosmodrom.core.options import Option, Seat
from kosmodrom.games.skymines.moves import (
    COMPANY_NUMBER,
    SLOT_NUMBER,
    LayTile,
    Put,
    RemoveCard,
    RestCard,
    ReturnTo,
    TakeFrom,
    TakeStack,
    UseFieldScientist,
    UseResources,
    UseScientist,
)
from kosmodrom.games.skymines.rules.base import Game, board_of
from kosmodrom.games.skymines.terms import Slot


def essence(g: Game, seat: Seat, option: Option) -> Hashable:
    """See the module."""
    match option:
        case Put(card, slot):
            return Put, _values(g, card), g.options.linked_slots and slot
        case RestCard(_, slot) | TakeStack(slot):
            return type(option), _stack(g, seat, slot), g.options.linked_slots and slot
        case UseResources(_, cards, value):
            return UseResources, _all_values(g, cards), value
        case (
            LayTile(_, card) | UseScientist(_, card) | UseFieldScientist(_, card) | RemoveCard(card)
        ):
            return type(option), _values(g, card)
        case TakeFrom(company, column) | ReturnTo(company, column):
            return type(option), company, _column(g, COMPANY_NUMBER[company], column - 1)
        case _:
            return option


def _values(g: Game, card: str) -> tuple[object, ...]:
    """All that matters of a card."""
    entry = g.data.cards[card]
    of = entry.share or "", entry.company or ""
    return entry.kind, entry.value, entry.cost, *of, entry.tank, entry.coins


def _all_values(g: Game, cards: Iterable[str]) -> tuple[tuple[object, ...], ...]:
    return tuple(sorted(_values(g, card) for card in cards))


def _stack(g: Game, seat: Seat, slot: Slot) -> tuple[tuple[object, ...], ...]:
    ids = g.data.tables.card_ids
    stack = g.state.players[seat].resting[SLOT_NUMBER[slot]]
    return _all_values(g, [ids[card] for card in stack])


def _column(g: Game, company: int, column: int) -> tuple[Hashable, ...]:
    """The pieces of a column and the symbols that they cover; shuttles are no outposts."""
    board = board_of(g)
    symbols = tuple(sorted(board.visible[company][column].items()))
    pieces = g.state.stations[company][column]
    return pieces, board.sizes[column], column in board.shuttles, symbols
