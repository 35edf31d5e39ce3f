"""Positions with Luna: her cards by name, her turns at a real table, and what they changed.

    position = LunaPosition(players=2)
    position.cards({"B": "I-3", "C": "I-7"}, left="I-12")
    table = position.turn()                   # the last player does something, then she moves
    assert changes(position, table) == {"coins": 2, "tracks": {"tawac": 2}, "markers": -1}

The class 1 cards that are not named lie in her deck, the class 2 cards in her second stack.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from kosmodrom.core.events import Event
from kosmodrom.core.options import Seat
from kosmodrom.games.skymines.invariants import check
from kosmodrom.games.skymines.moves import PASS, READY, UseFieldScientist
from kosmodrom.games.skymines.state import EMPTIED, Luna, Player
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING, SLOTS, Company, Slot
from kosmodrom.testing.positions import told
from tests.games.skymines.kit import AnyTable, Position, player

E = TypeVar("E", bound=Event)

CLASS_ONE: Final = tuple(f"I-{number}" for number in range(1, 13))
CLASS_TWO: Final = tuple(f"II-{number}" for number in range(1, 8))


class LunaPosition(Position):
    """A position with Luna, who has no cards on her slots yet."""

    def __init__(self, players: int = 1, **options: Any) -> None:
        super().__init__(players, luna=True, **options)
        self.luna_seat: Seat = players
        self.cards({})
        self.last: Seat = players - 1
        self._scientist = self.card("field", tank=1)
        self.area(self.last, self._scientist)

    @property
    def luna(self) -> Luna:
        assert self.state.luna is not None
        return self.state.luna

    def luna_number(self, card: str) -> int:
        return self.box.tables.luna_ids.index(card)

    def luna_numbers(self, cards: Sequence[str]) -> list[int]:
        return [self.luna_number(card) for card in cards]

    def cards(
        self,
        slots: Mapping[Slot, str],
        left: str | None = None,
        right: str | None = None,
        *,
        deck: Sequence[str] | None = None,
        discard: Sequence[str] = (),
    ) -> None:
        """Her cards: face down on slots, on the majority slots, on the discard pile (top last).

        If ``deck`` is given (top last), it has these cards only; the rest lies at the bottom of the
        discard pile.
        """
        named = {*slots.values(), left, right, *discard, *(deck or ())}
        rest = [card for card in CLASS_ONE if card not in named]
        second = [card for card in CLASS_TWO if card not in named]
        pile = [*rest, *discard] if deck is not None else [*discard]
        luna = Luna(
            deck=self.luna_numbers(rest if deck is None else deck),
            second=self.luna_numbers(second),
            discard=self.luna_numbers(pile),
            tokens=self.luna.tokens,
        )
        for slot, card in slots.items():
            luna.slots[SLOTS.index(slot)] = self.luna_number(card)
        luna.majority = [
            self.luna_number(card) if card is not None else NOTHING for card in (left, right)
        ]
        self.state.luna = luna

    def worth(self, **columns: tuple[int, ...]) -> None:
        """The pieces in some stations by column; those that are missing are in the box."""
        for name, pieces in columns.items():
            company: Company = next(company for company in COMPANIES if company == name)
            number = COMPANIES.index(company)
            self.station(company, *pieces)
            sizes = self.box.tables.boards[self.options.board].sizes
            there = sum(column % EMPTIED for column in self.state.stations[number])
            held = sum(holder == number for holder in self.state.places)
            self.state.boxed[number] = sum(sizes) - there - held

    def lay(self, space: int, card: str | None) -> None:
        """A card on a space of the display, from 1 to 12; what lay there goes under the deck."""
        old = self.state.display[space - 1]
        if old != NOTHING:
            self.state.deck.insert(0, old)
        self.show(space, card)

    def show_no_shares(self) -> None:
        """Cards without a share symbol on all spaces of the display."""
        for space, card in enumerate(self.state.display, 1):
            if self.box.tables.shares[card] != NOTHING:
                plain = next(c for c in self.state.deck if self.box.tables.shares[c] == NOTHING)
                self.lay(space, self.box.tables.card_ids[plain])

    def shown(self, *spaces: int) -> list[str]:
        """The cards on these spaces of the display."""
        return [self.box.tables.card_ids[self.state.display[space - 1]] for space in spaces]

    def turn(self) -> AnyTable:
        """The last player uses a field scientist for 1 tank space, and she takes a turn."""
        self.state.turn = self.last
        table = self.table()
        slot = self.player(self.last).slots.index(self.number(self._scientist))
        table.decide(self.last, UseFieldScientist(SLOTS[slot]))
        check(table.game)
        return table

    def start_planning(self) -> AnyTable:
        """The planning phase of round 2: the players put no cards, and she plans."""
        self.state.phase = "round"
        self.state.round = 1
        for someone in self.state.players:
            someone.hand += [card for card in someone.slots if card != NOTHING]
            someone.slots = [NOTHING] * len(SLOTS)
        table = self.table()
        for seat in range(self.players):
            table.decide(seat, READY)
        check(table.game)
        return table


def finish_her_round(table: AnyTable) -> None:
    """All players pass, she does the rest of her cards, and the next planning phase asks."""
    while table.game.state.phase == "actions":
        seat = next(iter(table.pending))
        options = table.pending[seat].options
        table.decide(seat, PASS if PASS in options else options[0])
    check(table.game)


def luna_of(table: AnyTable) -> Luna:
    luna = table.game.state.luna
    assert luna is not None
    return luna


def luna_player(table: AnyTable) -> Player:
    return player(table, table.seats)


def luna_ids(table: AnyTable, numbers: Sequence[int]) -> list[str]:
    """The names of cards that her state has by number; nothing is left out."""
    ids = table.game.data.tables.luna_ids
    return [ids[number] for number in numbers if number != NOTHING]


def happened(table: AnyTable, kind: type[E]) -> list[E]:
    """What everybody was told of this kind."""
    return [event for event in told(table) if isinstance(event, kind)]


def changes(position: LunaPosition, table: AnyTable) -> dict[str, Any]:
    """What is different about Luna: numbers by how much, tracks by company, cards taken."""
    before, after = position.state.players[position.luna_seat], luna_player(table)
    found: dict[str, Any] = {
        name: getattr(after, name) - getattr(before, name)
        for name in ("coins", "tank", "upload", "markers")
    }
    found["tracks"] = {
        company: new - old
        for company, old, new in zip(COMPANIES, before.tracks, after.tracks, strict=True)
        if new != old
    }
    ids = table.game.data.tables.card_ids
    found["cards"] = sorted(ids[card] for card in after.hand if card not in before.hand)
    assert after.resting == before.resting
    assert after.slots == before.slots
    assert (after.bonuses, after.tiles, after.once) == (0, 0, 0)
    return {name: value for name, value in found.items() if value}


def held(table: AnyTable, company: Company) -> list[str]:
    """The places with a piece of a company: numbers of sectors, names on the Belt."""
    board = table.game.data.tables.boards[table.game.options.board]
    number = COMPANIES.index(company)
    names = board.ids if board.screens else [str(target) for target in board.targets]
    return [
        names[place] for place, holder in enumerate(table.game.state.places) if holder == number
    ]
