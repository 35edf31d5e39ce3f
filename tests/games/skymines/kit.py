"""A small vocabulary for rule tests: lay out a position, make moves at a real table, look.

    position = Position(players=3)
    position.area(A, "start-titanium-2", position.card("titanium", 3))
    table = position.table()
    table.decide(A, UseResources(("B", "C")))
    assert player(table, A).tracks[0] == 1

A position begins in the action phase of round 1 on the Moon with the first game's tracks: A is
first and to move, markers are on space 0, everybody has 1 coin, action areas are empty, hands hold
the starting cards, the displays are filled. `card` and `plan` make test cards with the values
stated.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from kosmodrom.core.game import Game
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.table import Table
from kosmodrom.games.skymines import RULESET, effects
from kosmodrom.games.skymines.box import Box, load_box
from kosmodrom.games.skymines.components import Plan
from kosmodrom.games.skymines.moves import PASS, READY, PlaceMarker
from kosmodrom.games.skymines.rules.base import SkyminesOptions
from kosmodrom.games.skymines.rules.success import Progress
from kosmodrom.games.skymines.rules.tracks import refresh_bonuses
from kosmodrom.games.skymines.state import EMPTIED, ONCE, Player, State
from kosmodrom.games.skymines.tables import COMPANY_NUMBER
from kosmodrom.games.skymines.terms import (
    COMPANIES,
    NOTHING,
    SLOTS,
    TILE_ORDER,
    TRACKS,
    CardKind,
    Company,
    PlanLetter,
    Slot,
    TileId,
    TrackId,
)
from kosmodrom.games.skymines.view import View
from kosmodrom.testing.positions import offered, question, table_at

A, B, C, D = range(4)
AnyTable = Table[State, SkyminesOptions, Box]

SETTINGS: Final = ((1, True), (2, False), (2, True), (3, False), (3, True), (4, False))
"""Every number of players, each without and with Luna where that is allowed (SKY-101)."""
FILLING: Final = (1, 2, 3, 0, 4)
"""The order in which `Position.area` fills the slots: the open ones first."""


def start(players: int = 2, *, luna: int = 0, seed: str = "start", **options: Any) -> AnyTable:
    """A new game; the first seat is first unless the options say otherwise. ``luna`` is the number
    of automas."""
    chosen = SkyminesOptions(**{"first_player": "1", **options})
    return Table.start(RULESET, seats=players, automas=luna, options=chosen, seed=seed)


class Position:
    """A situation under construction; ``state`` can be changed at will, too."""

    def __init__(self, players: int = 2, *, luna: bool = False, **options: Any) -> None:
        options = {"first_player": "1", **options}
        self.players = players
        self.automas = int(luna)
        self.options = SkyminesOptions(**options)
        self.box = load_box()
        table = Table.start(
            RULESET, seats=players, automas=self.automas, options=self.options, seed="position"
        )
        while table.game.state.phase != "actions":
            seat = next(iter(table.pending))
            table.decide(seat, table.pending[seat].options[0])
        self.state: State = RULESET.decode(RULESET.encode(table.game.state))
        self.state.todo = []
        for seat, someone in enumerate(self.state.players):
            someone.tracks = [0, 0, 0, 0]
            someone.tank = someone.upload = someone.turns = someone.bonuses = 0
            someone.coins = 1
            if seat < players:
                someone.screens = [NOTHING] * len(someone.screens)
                someone.screens[1] = self.box.tables.first_printed + someone.token
                cards = [*someone.hand, *(card for stack in someone.resting for card in stack)]
                someone.hand = sorted(cards)
                someone.resting = [[] for _ in SLOTS]
        self._spare_cards = [id for id in self.box.decks["B"] if self.number(id) in self.state.deck]
        self._spare_plans = {
            letter: [self.box.tables.plan_ids[plan] for plan in stack]
            for letter, stack in zip("ABC", self.state.stacks, strict=True)
        }

    def number(self, card: str) -> int:
        """The number of a card."""
        return self.box.tables.card_number[card]

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    # Test cards and plans

    def _replace(self, **parts: Any) -> None:
        self.box = msgspec.structs.replace(self.box, **parts)

    def card(
        self,
        kind: CardKind,
        value: int = 0,
        *,
        cost: int = 1,
        share: Company | None = None,
        company: Company | None = None,
        tank: int = 0,
        coins: int = 0,
    ) -> str:
        """A card with these values, made of one that is still in the deck; its id."""
        id = self._spare_cards.pop()
        self.state.deck.remove(self.number(id))
        entry = msgspec.structs.replace(
            self.box.cards[id],
            kind=kind,
            value=value,
            cost=cost,
            share=share,
            company=company,
            tank=tank,
            coins=coins,
        )
        self._replace(cards={**self.box.cards, id: entry})
        return id

    def plan(
        self,
        letter: PlanLetter,
        needs: Sequence[effects.Need],
        reward: Sequence[effects.PlanReward],
    ) -> str:
        """A plan with these requirements and this reward, made of one of the stack; its id."""
        id = self._spare_plans[letter].pop(0)
        entry = Plan(
            id=id, letter=letter, needs=tuple(needs), reward=tuple(reward), source="original"
        )
        self.state.stacks["ABC".index(letter)].remove(self.box.tables.plan_number[id])
        self._replace(plans={**self.box.plans, id: entry})
        return id

    # What players have

    def area(self, seat: Seat, *cards: str) -> None:
        """Cards face up in the action area, on slots B, C, D, A, E."""
        for card in cards:
            free = next(slot for slot in FILLING if self.player(seat).slots[slot] == NOTHING)
            self._leave(seat, card)
            self.player(seat).slots[free] = self.number(card)

    def energy(self, seat: Seat, points: int) -> None:
        """Energy cards face up with so many points in all, at most 3 on each."""
        for worth in [3] * (points // 3) + [points % 3] * (points % 3 > 0):
            self.area(seat, self.card("energy", worth))

    def used(self, seat: Seat, *slots: Slot) -> None:
        """Turn the cards of these slots face down."""
        for slot in slots:
            self.player(seat).down |= 1 << SLOTS.index(slot)

    def hand(self, seat: Seat, *cards: str) -> None:
        """Exactly these cards in hand."""
        self.player(seat).hand = sorted(self.number(card) for card in cards)

    def rest(self, seat: Seat, slot: Slot, *cards: str) -> None:
        """Cards on a resting slot."""
        for card in cards:
            self._leave(seat, card)
            self.player(seat).resting[SLOTS.index(slot)].append(self.number(card))

    def _leave(self, seat: Seat, card: str) -> None:
        """Take a card from wherever it is: the hand, the display or the deck."""
        number, s = self.number(card), self.state
        if number in self.player(seat).hand:
            self.player(seat).hand.remove(number)
        elif number in s.display:
            s.display[s.display.index(number)] = NOTHING
        elif number in s.deck:
            s.deck.remove(number)

    def tiles(self, seat: Seat, *tiles: TileId) -> None:
        """Bonus tiles face up in the action area."""
        for tile in tiles:
            self.player(seat).tiles |= 1 << TILE_ORDER.index(tile)

    def at(self, seat: Seat, **tracks: int) -> None:
        """Markers on company tracks: ``at(A, minerva=5)``; bonuses behind them are in force."""
        for name, position in tracks.items():
            company = [str(company) for company in COMPANIES].index(name)
            self.player(seat).tracks[company] = position

    def screen(self, seat: Seat, position: int, plan: str, *, flipped: bool = False) -> None:
        """A plan on a screen of the research track."""
        someone = self.player(seat)
        someone.screens[position] = self.box.tables.plan_number[plan]
        someone.flipped |= flipped << position

    def marker(self, seat: Seat, space: int, *, once: bool = False) -> None:
        """A bonus marker on the space of this number."""
        self.state.spaces[space] = seat + ONCE * once

    # The board

    def tracks(self, **sides: TrackId) -> None:
        """Tracks at the edges: ``tracks(skymine="E1")``; see that each board is there once."""
        for name, side in sides.items():
            company = [str(company) for company in COMPANIES].index(name)
            self.state.sides[company] = TRACKS.index(side)

    def hold(self, company: Company, *places: str) -> None:
        """Pieces of a company on sectors (numbers will do) or Belt spaces, taken from the fullest
        fitting columns."""
        number = COMPANY_NUMBER[company]
        board = self.box.tables.boards[self.options.board]
        station = self.state.stations[number]
        for id in places:
            place = board.targets.index(int(id)) if id.isdigit() else board.ids.index(id)
            columns = board.shuttles if board.shuttle[place] else board.outposts
            column = max(columns, key=lambda column: station[column] % EMPTIED)
            station[column] = station[column] - 1 or EMPTIED
            self.state.places[place] = number

    def station(self, company: Company, *pieces: int) -> None:
        """The pieces in a station's columns; add `EMPTIED` where the crossed-out space is bare."""
        self.state.stations[COMPANY_NUMBER[company]] = [
            count if count else EMPTIED for count in pieces
        ]

    def _box_the_rest(self) -> None:
        """Pieces that are neither in a station nor on the map are out of the game."""
        sizes = self.box.tables.boards[self.options.board].sizes
        for company, station in enumerate(self.state.stations):
            pieces = sum(column % EMPTIED for column in station) + self.state.places.count(company)
            self.state.boxed[company] = sum(sizes) - pieces

    def show(self, space: int, card: str | None) -> None:
        """A card on a space of the card display, from 1 to 12; None empties it."""
        if card is not None:
            self._leave(A, card)
        self.state.display[space - 1] = NOTHING if card is None else self.number(card)

    def clear_display(self) -> None:
        """An empty card display."""
        self.state.display = [NOTHING] * len(self.state.display)

    def pile(self, *cards: str) -> None:
        """Exactly these cards on the removed cards pile."""
        self.state.removed = [self.number(card) for card in cards]

    def missions(self, *missions: str) -> None:
        """The open mission cards."""
        self.state.missions = [self.box.tables.missions.index(id) for id in missions]

    def fulfilled(self, seat: Seat, mission: str, *tasks: int) -> None:
        """Tasks that a player has fulfilled, from 1 to 3; the markers of them are spent."""
        someone = self.player(seat)
        someone.mission = self.box.tables.missions.index(mission)
        someone.tasks = sum(1 << task - 1 for task in tasks)

    def threat(self, threat: str) -> None:
        """The threat card on the board."""
        self.state.threat = list(self.box.threats).index(threat)

    def table(self, carried: Progress | None = None) -> AnyTable:
        """The table at this position. Bonuses of tracks are in force for everybody.

        ``carried`` makes it a game of the campaign.
        """
        self._box_the_rest()
        game = Game(self.state, self.options, self.box, self.players, self.automas)
        for seat in range(self.players):
            refresh_bonuses(game, seat)
        return self._table_at(carried)

    def _table_at(self, carried: Progress | None) -> AnyTable:
        return table_at(
            RULESET,
            self.state,
            seats=self.players,
            options=self.options,
            data=self.box,
            automas=self.automas,
            carried=carried,
        )


# Looking at a table


def player(table: AnyTable, seat: Seat) -> Player:
    return table.game.state.players[seat]


def seen(table: AnyTable, seat: Seat | None = None) -> View:
    """What a seat sees."""
    found = table.view(seat)
    assert isinstance(found, View)
    return found


def held(table: AnyTable, seat: Seat) -> tuple[str, ...]:
    """The cards that a seat sees in its own hand."""
    found = seen(table, seat).players[seat].hand
    assert found is not None
    return found


def sector(number: int) -> str:
    """The id of a sector of the Moon."""
    return load_box().moon.numbered[number].id


def plan_at(table: AnyTable, letter: PlanLetter, position: int) -> str:
    """The plan on a space of the research display; positions are from 1 to 4."""
    found = seen(table).plans[4 * "ABC".index(letter) + position - 1]
    assert found is not None
    return found


def columns(table: AnyTable, company: Company) -> list[int]:
    """The pieces in the columns of a station."""
    station = seen(table).companies[COMPANY_NUMBER[company]]
    return [column.pieces for column in station.columns]


def value(table: AnyTable, company: Company) -> int:
    """The coin symbols that are visible in a station."""
    return seen(table).companies[COMPANY_NUMBER[company]].value


def face_down(table: AnyTable, seat: Seat) -> list[str | None]:
    """The used cards in an action area."""
    slots = seen(table).players[seat].slots
    return [slot.card for slot in slots if slot.card and not slot.face_up]


def cards(table: AnyTable, numbers: Sequence[int]) -> list[str]:
    """The ids of cards that the state has by number."""
    ids = table.game.data.tables.card_ids
    return [ids[number] for number in numbers if number != NOTHING]


def do(table: AnyTable, *choices: Option) -> None:
    """The one who is asked makes these choices, one after another."""
    for choice in choices:
        (seat,) = table.pending
        table.decide(seat, choice)


def open_spaces(table: AnyTable, seat: Seat) -> set[str]:
    """The bonus spaces on which a seat may place a marker now."""
    return {option.space for option in offered(table, seat, PlaceMarker)}


def rewards(table: AnyTable, seat: Seat, space: str) -> list[int]:
    """The rewards of a bonus space among which a seat may choose now."""
    return sorted({o.reward for o in offered(table, seat, PlaceMarker) if o.space == space})


def answer_until(table: AnyTable, wanted: str) -> None:
    """Answer with the first option until somebody is asked this question."""
    while all(question(table, seat) != wanted for seat in table.pending):
        seat = next(iter(table.pending))
        table.decide(seat, table.pending[seat].options[0])


def finish_round(table: AnyTable) -> None:
    """Everybody passes, with the first answers on the way, up to the next phase that asks."""
    while table.game.state.phase == "actions":
        seat = next(iter(table.pending))
        options = table.pending[seat].options
        table.decide(seat, PASS if PASS in options else options[0])


def start_round(table: AnyTable) -> None:
    """Nobody puts down a card, and the action phase begins."""
    while seen(table).phase == "planning":
        table.decide(next(iter(table.pending)), READY)
