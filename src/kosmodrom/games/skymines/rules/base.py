"""What all chapters share: seats, coins, what lies face up, and what companies are worth."""

from __future__ import annotations

from collections.abc import Iterator
from operator import getitem
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from kosmodrom.core.game import Game as CoreGame
from kosmodrom.core.game import GameOptions
from kosmodrom.core.options import Seat
from kosmodrom.games.skymines.box import Box
from kosmodrom.games.skymines.events import CoinsGained, CoinsPaid
from kosmodrom.games.skymines.state import (
    ENERGY_TILE,
    FIELD_TILE,
    RESOURCE_TILE,
    SCIENTIST_TILE,
    SLOTS,
    Player,
    State,
)
from kosmodrom.games.skymines.tables import (
    CARBON,
    ENERGY,
    FIELD,
    KINDS_FACE_UP,
    SCIENTIST,
    TITANIUM,
    BoardTable,
    Bonuses,
    Tables,
)
from kosmodrom.games.skymines.terms import NOTHING, ON_BELT, ON_MOON

FirstPlayer: TypeAlias = Annotated[
    Literal["random", "1", "2", "3", "4"], msgspec.Meta(extra={"seat": True})
]


class SkyminesOptions(GameOptions, frozen=True):
    """What the players agree on before a game.

    The defaults are the base game, without modules (SKY-102); these need no campaign (SKY-103).
    """

    board: Literal["moon", "belt"] = "moon"
    """The side of the board (SKY-104, SKY-1401)."""
    tracks: Literal["first_game", "random", "chosen"] = "first_game"
    """Which tracks lie at which edges (SKY-106 to SKY-109)."""
    tokens: Literal["first_game", "dealt"] = "first_game"
    """Starting tokens by seat, or two dealt and one kept (SKY-150, SKY-151)."""
    missions: bool = False
    threats: Annotated[bool, ON_BELT] = False
    """A threat lies on the Belt (SKY-1501)."""
    starting_outposts: Annotated[bool, ON_MOON] = False
    """Companies hold sectors from the start, as in the third chapter (SKY-1243)."""
    linked_slots: bool = False
    """Cards rest above the slot that they were on (SKY-1120)."""
    open_hands: bool = False
    """Everybody sees what the others have in hand (SKY-Q-17)."""
    luna_level: Annotated[int, msgspec.Meta(ge=0, le=8)] = 2
    """How well Luna plays, where she does (SKY-1606)."""
    first_player: FirstPlayer = "random"
    """Drawn, or the seat that the players name (SKY-140)."""


Game: TypeAlias = CoreGame[State, SkyminesOptions, Box]


def tables(g: Game) -> Tables:
    """The box in numbers."""
    return g.data.tables


def board_of(g: Game) -> BoardTable:
    """The side of the board that is in play."""
    return g.data.tables.boards[g.options.board]


# Seats


def luna_seat(g: Game) -> Seat | None:
    """Luna sits after the last player (SKY-1602)."""
    return g.seats if g.automas else None


def everyone(g: Game) -> int:
    """How many play, Luna included."""
    return g.seats + g.automas


def seats_from(g: Game, seat: Seat) -> Iterator[Seat]:
    """All seats clockwise from one, Luna's included."""
    number = g.seats + g.automas
    return ((seat + step) % number for step in range(number))


def player_order(g: Game) -> Iterator[Seat]:
    """The first player, then clockwise, without Luna."""
    return (seat for seat in seats_from(g, g.state.first) if seat < g.seats)


# Coins


def gain_coins(g: Game, seat: Seat, coins: int) -> None:
    """Coins from the bank, which never runs out (SKY-008)."""
    if coins > 0:
        g.state.players[seat].coins += coins
        g.emit(CoinsGained(seat, coins))


def pay_coins(g: Game, seat: Seat, coins: int) -> None:
    """Coins to the bank."""
    if coins > 0:
        g.state.players[seat].coins -= coins
        g.emit(CoinsPaid(seat, coins))


# Track bonuses in force


def bonuses_of(g: Game, player: Player) -> Bonuses:
    """The permanent bonuses in force for a player, every time (SKY-1026), added up over the tracks
    (SKY-1027)."""
    return g.data.tables.bonuses(g.state.sides, player.bonuses)


# What lies face up in an action area


def face_up(g: Game, seat: Seat) -> list[int]:
    """What lies face up in a player's action area: units of carbon, minerals and titanium, energy
    points, scientists, and field scientists (SKY-304, SKY-724).

    Tiles count like the cards they act as (SKY-746, SKY-765), and track bonuses are added
    (SKY-1042, SKY-1044). The standing symbol of P5 is not: it counts for some things only
    (`field_symbols`).
    """
    player = g.state.players[seat]
    t = g.data.tables
    kinds, values, down = t.kinds, t.values, player.down
    found = [0, 0, 0, 0, 0, 0]
    for slot in range(SLOTS):
        card = player.slots[slot]
        if card >= 0 and not down >> slot & 1:
            kind = kinds[card]
            found[kind] += values[card] if kind <= ENERGY else 1
    if tiles := player.tiles & ~player.tiles_down:
        if tiles >> ENERGY_TILE & 1:
            found[ENERGY] += t.energy_tile
        if tiles >> SCIENTIST_TILE & 1:
            found[SCIENTIST] += 1
        if tiles >> FIELD_TILE & 1:
            found[FIELD] += 1
    laid = player.laid
    if laid >= 0 and not player.tiles_down >> RESOURCE_TILE & 1:  # it is turned with its card
        found[kinds[player.slots[laid]]] += t.resource_tile
    if player.bonuses:
        bonuses = bonuses_of(g, player)
        if found[ENERGY]:
            found[ENERGY] += bonuses.energy
        for kind in range(CARBON, TITANIUM + 1):
            if more := bonuses.units[kind]:
                found[kind] += more * sum(
                    card >= 0 and kinds[card] == kind and not down >> slot & 1
                    for slot, card in enumerate(player.slots)
                )
    return found


def units_of(g: Game, player: Player, slot: int) -> int:
    """What the resource card of a slot is worth (SKY-312, SKY-765, SKY-1044)."""
    t = g.data.tables
    card = player.slots[slot]
    units = t.values[card]
    if player.laid == slot:
        units += t.resource_tile
    if player.bonuses:
        units += bonuses_of(g, player).units[t.kinds[card]]
    return units


def field_symbols(g: Game, seat: Seat) -> int:
    """The standing field research symbol of P5: 1 or 0 (SKY-1045, SKY-1048)."""
    player = g.state.players[seat]
    return bonuses_of(g, player).symbol if player.bonuses else 0


def open_slots(g: CoreGame[Any, Any, Box], player: Player) -> list[int]:
    """The action slots that can be used in the next planning phase (SKY-203, SKY-1101 to
    SKY-1105)."""
    t = g.data.tables
    found = list(t.first_slots)
    if player.tank >= t.tank.slot_at:
        found.append(t.tank_slot)
    if player.upload >= t.research.slot_at:
        found.append(t.research_slot)
    return sorted(found)


# Companies


def value_of(g: Game, company: int) -> int:
    """The coin symbols that are visible in a company's station, in all columns (SKY-005, SKY-1455):
    more as its pieces leave, fewer as they come back (SKY-006)."""
    visible = board_of(g).visible[company]
    return sum(map(getitem, visible, g.state.stations[company]))


def shares_of(g: Game, seat: Seat, company: int) -> int:
    """Shares by the marker on the company's track (SKY-002 to SKY-004)."""
    s = g.state
    return g.data.tables.sides[s.sides[company]].shares_at[s.players[seat].tracks[company]]


def card_shares(g: Game, seat: Seat, *, hand: bool = True) -> list[int]:
    """Share symbols on a player's cards, by company, wherever the cards are (SKY-902); nothing else
    asks for them (SKY-007). Without ``hand`` only those that everybody sees."""
    player, shares = g.state.players[seat], g.data.tables.shares
    found = [0, 0, 0, 0]
    for cards in (player.hand if hand else (), player.slots, *player.resting):
        for card in cards:
            if card >= 0 and shares[card] != NOTHING:
                found[shares[card]] += 1
    return found


assert KINDS_FACE_UP == 6  # what `face_up` counts
