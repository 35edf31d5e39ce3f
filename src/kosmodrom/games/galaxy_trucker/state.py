"""The situation of a game: plain data, things by number.

Parts and cards go by their numbers in the box (`tables.py`): parts from 1 on, so that 0 is an empty
cell; cards from 0 on. Cells of a ship are numbered on a grid of 11 by 11 whose rim is never used
(`ships.py`), so 0 is no cell either.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from kosmodrom.core.game import GameState
from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.steps import AnyStep
from kosmodrom.games.galaxy_trucker.terms import NOTHING

Phase = Literal[
    "setup",
    "round",
    "machinations",
    "roads",
    "building",
    "inspection",
    "boarding",
    "launch",
    "flight",
    "settlement",
    "end",
]

GRID: Final = 121
HALVES: Final = 2
"""Class IIA has two halves (GT-601); every other ship is one half, number 0."""


class _Data(msgspec.Struct, array_like=True, gc=False):
    """Plain data, encoded without field names."""


def _cells() -> bytearray:
    return bytearray(GRID)


class Ship(_Data):
    """A ship: what is on every cell, and figures that are reckoned anew when a part comes or goes.

    Its grid lies with the front up; Turbulence turns the ship, not the grid (``front``).
    """

    parts: bytearray = msgspec.field(default_factory=_cells)
    """The number of the part on each cell; 0 is none."""
    turned: bytearray = msgspec.field(default_factory=_cells)
    """Quarter turns clockwise of the part on each cell."""
    faces: bytearray = msgspec.field(default_factory=_cells)
    """The connectors of neighbours that face each cell, two bits a side (`ships.weld`)."""
    humans: bytearray = msgspec.field(default_factory=_cells)
    """Astronauts on each cell: crew in cabins, sleepers in stasis chambers."""
    tokens: bytearray = msgspec.field(default_factory=_cells)
    """Battery tokens on each cell."""
    goods: bytearray = msgspec.field(default_factory=_cells)
    """Cubes on each cell, two bits a colour: red, yellow, green, blue from the lowest bits on."""
    aliens: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """The cells of the purple, the brown and the blue alien; 0: not aboard (GTB-503, GT-350)."""
    front: int = 0
    """The side of the grid that is the ship's front: 0, or 2 after a turn (GT-906)."""
    nose: int = 0
    """Class IA: the side of the board that was made the front (GT-503)."""
    exposed: int = 0
    """Exposed connectors (GTB-708)."""
    fire: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Twice the firepower of the cannons that need no power, by half."""
    thrust: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """The engine power of the engines that need no power, by half."""


class Player(_Data):
    """What a player has."""

    ship: Ship = msgspec.field(default_factory=Ship)
    credits: int = 0
    loans: int = 0
    """Loan tokens (GT-720)."""
    # Building
    hand: int = 0
    """The part in hand, turned up for all to see."""
    origin: int = 0
    """Where the part in hand came from (`terms.FROM_...`)."""
    aside: list[int] = []
    """Parts set aside (GTB-304)."""
    ordered: list[int] = []
    """Parts made to order, for this player alone (GT-915)."""
    last: int = 0
    """The cell welded last, as long as that part can still be taken back (GTB-306)."""
    last_origin: int = 0
    number: int = 0
    """The number tile; 0: still building (GTB-320)."""
    looking: int = NOTHING
    """The pile that the player looks at (GTB-310)."""
    seen: int = 0
    """The piles that the player has looked at, as bits."""
    handlings: int = 0
    """Handlings left, when building in turns (GTB-331)."""
    # Flight
    specialist: int = NOTHING
    """The specialist card of the blue alien (GT-351)."""
    day: int = 0
    """The space of the rocket, counted from the start space of number tile 1; never taken modulo
    the track, so that laps are seen (GTB-604)."""
    flying: bool = False
    """In the flight: launched, and neither given up nor lapped."""
    finished: bool = False
    away: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """By half: the cards for which it is still in hyperspace, the present one included (GT-290)."""
    halves: int = 1
    """The halves that fly, as bits: 1 for ships of one piece, 3 for a whole class IIA (GT-635)."""
    lost: list[int] = []
    """The lost parts: paid for after the flight (GT-1131)."""
    junk: list[int] = []
    """Parts that fell off on this card, with Flying Junk (GT-844)."""
    roads: int = 0
    """The rough roads that bind this player on this flight, as bits (GT-803, GT-812)."""
    saved: bool = False
    """Whether the Technician has saved a token on this card (GT-375)."""
    sold: int = 0
    """Credits for goods of halves and ships that gave up (GTB-907, GT-641)."""
    # Evil Machinations
    hand_cards: list[int] = []
    planted: int = NOTHING
    """The machination chosen for this flight (GT-703)."""
    wealth: list[list[int]] = []
    """What each flight so far brought, by the parts of the settlement and last on the way, for the
    score."""
    launched: list[bytes] = []
    """The ship at the launch of each flight (`ships.picture`), to be looked at."""
    landed: list[bytes] = []
    """And at its end."""


class State(GameState):
    """A game of Galaxy Trucker."""

    players: list[Player]
    phase: Phase = "setup"
    flights: list[int] = []
    """The ship classes of the flights, in order (GT-Q-96)."""
    flight: int = NOTHING
    """The number of the flight, from 0."""
    schemes: bool = False
    """Whether Evil Machinations are in use, by option or by lot (GT-112)."""
    road_level: int = 0
    """The level of Rough Road, by option or by lot (GT-801)."""
    todo: list[AnyStep] = []
    """What is still to be done, the first thing first."""
    # Parts
    warehouse: list[int] = []
    """Face-down parts; the next one drawn is the last."""
    returned: list[int] = []
    """Parts that lie face up for everyone (GTB-303)."""
    removed: list[int] = []
    """Parts that are out of the game, unseen (GT-155)."""
    replaced: list[int] = []
    """Parts put aside by the Star Warehouse, until the next flight (GT-1047)."""
    noticed: list[int] = []
    """Parts that were turned up in earlier flights: they are not removed (GT-156)."""
    # Building
    turn: Seat = 0
    """Who handles a part, when building in turns (GTB-330)."""
    circle: int = 0
    """The circle on which the hourglass stands: 0 is START (GTB-315)."""
    running: bool = False
    """Whether the sand still runs."""
    flips: int = 0
    """How often the hourglass has been turned in this flight, the start included."""
    turner: int = NOTHING
    """Who turned the hourglass last."""
    # Cards
    decks: list[list[int]] = []
    """The cards of the decks I, II and III that are not yet used."""
    used: list[list[int]] = []
    """Those used in earlier flights, by deck (GTB-208, GT-Q-95)."""
    piles: list[list[int]] = []
    """The four piles of this flight; the last one nobody may look at (GTB-206)."""
    hidden: list[int] = []
    """Cards that join the deck unseen, besides the fourth pile (GT-869)."""
    deck: list[int] = []
    """The adventure deck; its top is at its end."""
    card: int = NOTHING
    """The card that is being resolved."""
    passed: list[int] = []
    """Resolved cards that come again with Déjà vu; the last one is on top (GT-852)."""
    done: list[int] = []
    """All other cards that have been resolved in this flight."""
    again: bool = False
    """Whether this is the second pass of Déjà vu (GT-853)."""
    used_card: bool = False
    """Whether the present card was used as an opportunity (GT-851)."""
    first_leader: Seat = NOTHING
    """Who led when the card was turned (GT-837)."""
    strike: int = 0
    """Cards for which the aliens still strike, the present one included (GT-773)."""
    machinations: list[int] = []
    """Undealt machinations."""
    road_deck: list[int] = []
    road_discard: list[int] = []
    roads: list[int] = []
    """The rough roads of this flight, in the order in which they were drawn (GT-802)."""
    dead: int = 0
    """The rolled number of the dead column; 0: none (GT-922)."""
    specialists: int = 0
    """The specialist cards that can be taken, as bits (GT-352)."""
    bank: list[int] = []
    """Cubes in the bank, by colour (GTB-722)."""
    counts: list[int] = []
    """What was counted last, by seat, doubled (GTB-706); NOTHING: did not count, or jumped."""
    halves: list[int] = []
    """The engine power of the two halves at the last count (GT-616), not doubled; NOTHING for a
    half that is not there."""
    dice: list[int] = []
    """The last roll."""
