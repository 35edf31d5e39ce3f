"""A small vocabulary for rule tests: lay out a position, make moves at a real table, look.

    position = Position(seats=3, flight="II", technologies=True)
    position.ship(A, '''
              G
              |
          C---H---B3
              |
              E
    ''', goods={"W": "red blue"}, aliens={"purple": "C"})
    position.deck("open-space-1a", "pirates-1")
    position.dice(7, 5)
    table = position.carry_out(Volley([(LARGE_METEOR, FRONT)], [A], "meteors"))
    do(table, ...)
    assert drawn(table, A) == picture('''...''')

A position is in flight before the next card: A leads, the others follow at the distances of the
number tiles, nobody has credits, the deck is empty, ships without a picture are a starting cabin
with two humans (nothing at all on class IIA). `pictures` says how ships are drawn. `carry_out`
gives a table that does the given steps and then stops; `table` one that plays on to the end.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar

from kosmodrom.core.asks import CHECKPOINT, Flow
from kosmodrom.core.events import Event
from kosmodrom.core.game import Game
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.rng import Random, seed_value
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import RULESET, ships, steps
from kosmodrom.games.galaxy_trucker.box import Box, load_box
from kosmodrom.games.galaxy_trucker.components import AdventureEntry
from kosmodrom.games.galaxy_trucker.rules.base import (
    GalaxyTruckerOptions,
    board_of,
    crew_of,
    humans_of,
    level_of,
    refresh,
)
from kosmodrom.games.galaxy_trucker.rules.todo import carry_out
from kosmodrom.games.galaxy_trucker.state import Phase, Player, Ship, State
from kosmodrom.games.galaxy_trucker.tables import (
    CABIN,
    LUXURY_CABIN,
    ROAD_NUMBER,
    STARTING_CABIN,
    STASIS_CHAMBER,
    WIDTH,
    BoardTable,
    Tables,
)
from kosmodrom.games.galaxy_trucker.terms import (
    CLASSES,
    COLOURS,
    GOODS,
    LEVELS,
    MOST_PLAYERS,
    NOTHING,
    ROUGH_ROADS,
    SPECIALISTS,
    Colour,
    RoughRoad,
    ShipClass,
    Specialist,
)
from kosmodrom.testing.positions import table_at, told
from tests.games.galaxy_trucker import pictures

A, B, C, D, E = range(5)
AnyTable: TypeAlias = Table[State, GalaxyTruckerOptions, Box]
Place: TypeAlias = tuple[int, int]
"""Row and column of a cell, by the numbers printed beside the board."""
Name: TypeAlias = str | Place
"""A cell by its code in the picture, or by its place."""
Roll: TypeAlias = int | tuple[int, ...]
"""The sum of two dice, or dice one by one."""
EventType = TypeVar("EventType", bound=Event)

BARE: Final = "H"
"""A ship of the starting cabin alone."""


# Playing steps alone


def _steps_alone(g: Game[State, GalaxyTruckerOptions, Box]) -> Flow:
    """Do what is to be done, and no more."""
    yield CHECKPOINT
    yield from carry_out(g)


@cache
def steps_ruleset() -> Ruleset[State, GalaxyTruckerOptions, Box]:
    """The game, ending when there is nothing left to do."""
    return replace(RULESET, play=_steps_alone)


class Position:
    """A situation under construction; ``state`` can be changed at will, too."""

    def __init__(
        self, seats: int = 2, *, flight: ShipClass = "I", phase: Phase = "flight", **options: Any
    ) -> None:
        self.seats = seats
        self.version: int | None = None
        """By which rules it is played; None: the present ones."""
        self.options = GalaxyTruckerOptions(**options)
        self.box = load_box()
        self.t: Tables = self.box.tables
        t, box = self.t, self.box
        new = self.options.technologies or seats == MOST_PLAYERS
        classes = [flight] if flight not in ("I", "II", "III") else ["I", "II", "III"]
        players = [Player() for _ in range(seats)]
        self.state = State(
            rng=seed_value("position"),
            players=players,
            phase=phase,
            flights=[CLASSES.index(ship_class) for ship_class in classes],
            flight=classes.index(flight),
            schemes=self.options.machinations,
            road_level=self.options.roads,
            warehouse=[*t.base_parts, *(t.new_parts if new else ())],
            decks=[
                [*box.decks[n], *(box.extras[n] if self.options.extra_cards else ())]
                for n in range(len(LEVELS))
            ],
            used=[[] for _ in LEVELS],
            piles=[[] for _ in range(box.flight.piles)],
            machinations=list(box.machinations) if self.options.machinations else [],
            road_deck=list(range(len(ROUGH_ROADS))),
            specialists=(1 << len(SPECIALISTS)) - 1 if new else 0,
            bank=[cube.supply + (cube.more if new else 0) for cube in box.goods],
            counts=[-1] * seats,
            halves=[0, 0],
        )
        self._game = Game(self.state, self.options, box, seats)
        self.board: BoardTable = board_of(self._game)
        gap = level_of(self._game).gap
        self._drawn: list[pictures.Picture | None] = [None] * seats
        self._top: list[Place] = [(0, 0)] * seats
        for seat, player in enumerate(players):
            player.number = seat + 1
            player.day = -seat * gap
            player.flying = phase == "flight"
            player.halves = (1 << len(self.board.halves)) - 1
            if self.board.start:
                self.ship(seat, BARE)

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    # Ships

    def ship(
        self,
        seat: Seat,
        drawing: str,
        *,
        at: Place | None = None,
        parts: Mapping[Name, str] | None = None,
        exposed: int | None = None,
        crew: Mapping[Name, int] | None = None,
        tokens: Mapping[Name, int] | None = None,
        goods: Mapping[Name, str] | None = None,
        aliens: Mapping[Colour, Name] | None = None,
        front: int = 0,
    ) -> None:
        """Build the ship that is drawn, of parts still in the warehouse.

        ``at`` is the place of the picture's upper left corner, where there is no starting cabin;
        ``parts`` names some parts by id, ``exposed`` is the number of exposed connectors. Cabins
        are full of humans and batteries of tokens, unless ``crew``, ``tokens`` and ``aliens`` say
        otherwise; ``goods`` are colours in a hold: ``{"W": "red blue"}``. ``front`` is 2 after
        Turbulence.
        """
        self._take_apart(seat)
        player, t, box = self.player(seat), self.t, self.box
        read = pictures.read(drawing)
        self._drawn[seat] = read
        self._top[seat] = self._corner(read, at)
        for place in read.cells:
            self._grid_cell(seat, place)
        given = {
            self._drawn_place(seat, name): t.part_number[id] for name, id in (parts or {}).items()
        }
        homes = [place for place, drawn in read.cells.items() if drawn.code == "H"]
        if homes:
            given[homes[0]] = t.starting_cabins[seat]
        builder = pictures.Builder(t, read, set(self.state.warehouse), given, exposed)
        ship = player.ship
        for (row, column), (part, turns) in builder.build().items():
            cell = self._grid_cell(seat, (row, column))
            ships.weld(t, ship, cell, part, turns)
            if part in self.state.warehouse:
                self.state.warehouse.remove(part)
            ship.tokens[cell] = t.cells[part]
            kind = t.kinds[part]
            if kind in (STARTING_CABIN, CABIN):
                ship.humans[cell] = box.flight.humans
            elif kind == LUXURY_CABIN:
                ship.humans[cell] = 1
            elif kind == STASIS_CHAMBER:
                ship.humans[cell] = box.flight.sleepers
        for name, humans in (crew or {}).items():
            ship.humans[self.cell(seat, name)] = humans
        for name, number in (tokens or {}).items():
            ship.tokens[self.cell(seat, name)] = number
        for name, colours in (goods or {}).items():
            for colour in colours.split():
                cube = [str(known) for known in GOODS].index(colour)
                ship.goods[self.cell(seat, name)] += 1 << 2 * cube
                self.state.bank[cube] -= 1
        for alien, name in (aliens or {}).items():
            cell = self.cell(seat, name)
            ship.aliens[COLOURS.index(alien)] = cell
            ship.humans[cell] = 0
        ship.front = front
        refresh(self._game, seat)

    def _take_apart(self, seat: Seat) -> None:
        """Parts and cubes of the ship so far go back."""
        ship = self.player(seat).ship
        for cell in ships.occupied(ship):
            if ship.parts[cell] not in self.t.starting_cabins:
                self.state.warehouse.append(ship.parts[cell])
            for cube in range(len(GOODS)):
                self.state.bank[cube] += ship.goods[cell] >> 2 * cube & 3
        self.state.warehouse.sort()
        self.player(seat).ship = Ship()

    def _corner(self, read: pictures.Picture, at: Place | None) -> Place:
        """Row and column of the picture's corner on the grid."""
        if at is not None:
            row_names, column_names = self.board.row_names, self.board.column_names
            return row_names.index(at[0], 1), column_names.index(at[1], 1)
        homes = [place for place, drawn in read.cells.items() if drawn.code == "H"]
        if len(homes) != 1:
            raise ValueError("draw one starting cabin H, or say where the picture is: at=(5, 3)")
        row, column = divmod(self.board.start, WIDTH)
        return row - homes[0][0], column - homes[0][1]

    def _grid_cell(self, seat: Seat, place: Place) -> int:
        top, left = self._top[seat]
        row, column = top + place[0], left + place[1]
        cell = row * WIDTH + column
        if not (0 < column < WIDTH and self.board.mask >> cell & 1):
            read = self._drawn[seat]
            text = read.cells[place].text if read else ""
            raise ValueError(
                f"class {self.board.id} has no cell where {text} is drawn, in row {place[0] + 1}"
                f" and column {place[1] + 1} of the picture"
            )
        return cell

    def _drawn_place(self, seat: Seat, name: Name) -> Place:
        read = self._drawn[seat]
        assert read is not None
        if isinstance(name, str):
            return read.named(name)
        return next(
            place for place in read.cells if self.board.place(self._grid_cell(seat, place)) == name
        )

    def cell(self, seat: Seat, name: Name) -> int:
        """The cell of the grid that is drawn as ``name``: ``B3``, or ``C#2`` for the second C."""
        return self._grid_cell(seat, self._drawn_place(seat, name))

    def place(self, seat: Seat, name: Name) -> Place:
        """The printed row and column of a cell, as options and events have them."""
        return self.board.place(self.cell(seat, name))

    def part(self, seat: Seat, name: Name) -> str:
        """The id of the part on a cell."""
        return self.t.part_ids[self.player(seat).ship.parts[self.cell(seat, name)]]

    # Players

    def days(self, *days: int) -> None:
        """Everybody's days, by seat."""
        for player, day in zip(self.state.players, days, strict=True):
            player.day = day

    def money(self, *amounts: int) -> None:
        """Everybody's credits, by seat."""
        for player, amount in zip(self.state.players, amounts, strict=True):
            player.credits = amount

    def gone(self, *seats: Seat) -> None:
        """These have given up."""
        for seat in seats:
            self.player(seat).flying = False

    def away(self, seat: Seat, cards: int = 1, *, half: int = 0) -> None:
        """In hyperspace for so many cards, the present one included."""
        self.player(seat).away[half] = cards

    def specialist(self, seat: Seat, specialist: Specialist) -> None:
        """The card of the player's blue alien, who must be aboard."""
        number = SPECIALISTS.index(specialist)
        self.player(seat).specialist = number
        self.state.specialists &= ~(1 << number)

    def lost(self, seat: Seat, count: int) -> None:
        """So many parts of the warehouse are on the player's lost pile."""
        self.player(seat).lost += [self.state.warehouse.pop(0) for _ in range(count)]

    # Cards

    def deck(self, *cards: str) -> None:
        """Exactly these cards in the deck of the flight, the next one first."""
        for card in self.state.deck:
            self._back_to_deck(card)
        self.state.deck = [self._into_flight(card) for card in reversed(cards)]

    def card(self, card: str) -> None:
        """The card that is being resolved."""
        self.state.card = self._into_flight(card)

    def _into_flight(self, id: str) -> int:
        """A card of the pile that nobody has seen, or one that somebody planted."""
        number = self._take_card(id)
        if number < self.t.first_machination:
            self.state.piles[-1].append(number)
            return number
        for player in self.state.players:
            if player.planted == NOTHING:
                player.planted = number
                break
        return number

    def _back_to_deck(self, number: int) -> None:
        card = self.box.cards[number]
        if isinstance(card, AdventureEntry):
            self.state.piles[-1].remove(number)
            self.state.decks[card.deck - 1].append(number)
            return
        self.state.machinations.append(number)
        for player in self.state.players:
            if player.planted == number:
                player.planted = NOTHING

    def _take_card(self, id: str) -> int:
        number = self.box.card_numbers[id]
        for cards in (*self.state.decks, self.state.machinations):
            if number in cards:
                cards.remove(number)
        return number

    def hand(self, seat: Seat, *machinations: str, planted: str | None = None) -> None:
        """Machinations in a hand, and the one planted for this flight."""
        self.player(seat).hand_cards = [self._take_card(id) for id in machinations]
        if planted is not None:
            self.player(seat).planted = self._take_card(planted)

    def roads(self, *roads: RoughRoad, seats: Sequence[Seat] | None = None) -> None:
        """The rough roads of this flight, binding everybody or some."""
        for road in roads:
            number = ROAD_NUMBER[road]
            self.state.roads.append(number)
            self.state.road_deck.remove(number)
            for seat in range(self.seats) if seats is None else seats:
                self.player(seat).roads |= 1 << number

    def dead(self, column: int) -> None:
        """The Dead Zone lies over a column for everybody."""
        self.roads("dead_zone")
        self.state.dead = column
        for seat in range(self.seats):
            refresh(self._game, seat)

    # Parts and chance

    def next_parts(self, *parts: str) -> None:
        """The parts that are drawn next from the warehouse, the first one first."""
        numbers = [self.t.part_number[id] for id in parts]
        for number in reversed(numbers):
            self.state.warehouse.remove(number)
            self.state.warehouse.append(number)

    def returned(self, *parts: str) -> None:
        """Parts that lie face up."""
        for id in parts:
            number = self.t.part_number[id]
            self.state.warehouse.remove(number)
            self.state.returned.append(number)

    def dice(self, *rolls: Roll) -> None:
        """The next rolls: sums of two dice, or dice one by one: ``dice(7, (3, 4), (6,))``."""
        self.state.rng = luck(rolls)

    # Tables

    def carry_out(self, *todo: steps.AnyStep) -> AnyTable:
        """A table that does these steps, and then stops."""
        self.state.todo = list(todo)
        return self._at(steps_ruleset())

    def table(self, *todo: steps.AnyStep) -> AnyTable:
        """A table that does these steps, if any, and plays on."""
        self.state.todo = list(todo)
        return self._at(RULESET)

    def _at(self, ruleset: Ruleset[State, GalaxyTruckerOptions, Box]) -> AnyTable:
        return table_at(
            ruleset,
            self.state,
            seats=self.seats,
            options=self.options,
            data=self.box,
            version=self.version,
        )


# Chance


class Stream:
    """A long stream of dice, thrown once, in which wanted rolls are looked for."""

    CHUNK: Final = 1 << 17
    MOST: Final = 40

    def __init__(self) -> None:
        self.dice = bytearray()
        self.states = [seed_value("dice")]
        """The state of the generator before each chunk."""

    def find(self, pattern: bytes) -> int | None:
        """The state of the generator from which dice of this pattern come next."""
        found = re.search(pattern, self.dice)
        while found is None and len(self.states) <= self.MOST:
            start = max(0, len(self.dice) - len(pattern))
            self._throw()
            found = re.compile(pattern).search(self.dice, start)
        if found is None:
            return None
        chunk, rest = divmod(found.start(), self.CHUNK)
        holder = State(rng=self.states[chunk], players=[])
        chance = Random(holder)
        for _ in range(rest):
            chance.below(6)
        return holder.rng

    def _throw(self) -> None:
        holder = State(rng=self.states[-1], players=[])
        below = Random(holder).below
        self.dice += bytes([below(6) + 1 for _ in range(self.CHUNK)])
        self.states.append(holder.rng)


STREAM: Final = Stream()


@cache
def luck(rolls: tuple[Roll, ...]) -> int:
    """A state of the generator from which these rolls come next."""
    found = STREAM.find(b"".join(_pattern(roll) for roll in rolls))
    if found is None:
        raise ValueError(f"no luck with {rolls}: ask for fewer at once, and for more with set_dice")
    return found


def _pattern(roll: Roll) -> bytes:
    if isinstance(roll, tuple):
        return bytes(roll)
    pairs = [bytes((one, roll - one)) for one in range(1, 7) if 1 <= roll - one <= 6]
    return b"(?:" + b"|".join(pairs) + b")"


def set_dice(table: AnyTable, *rolls: Roll) -> None:
    """The next rolls at a table that is being played."""
    table.game.state.rng = luck(rolls)


# Looking at a table


def player(table: AnyTable, seat: Seat) -> Player:
    return table.game.state.players[seat]


def drawn(table: AnyTable, seat: Seat) -> str:
    """The picture of a ship."""
    return pictures.draw(table.game.data.tables, player(table, seat).ship)


def picture(drawing: str) -> str:
    """A picture as `drawn` gives it: without the indentation and the empty lines around."""
    lines = [line.rstrip() for line in textwrap.dedent(drawing.strip("\n")).split("\n")]
    return "\n".join(lines).rstrip()


def parts(table: AnyTable, seat: Seat) -> list[str]:
    """The ids of the parts of a ship, from front to rear and from left to right."""
    ids = table.game.data.tables.part_ids
    return [ids[part] for part in player(table, seat).ship.parts if part]


def crew(table: AnyTable, seat: Seat) -> int:
    """Humans awake and aliens."""
    return crew_of(table.game, seat)


def humans(table: AnyTable, seat: Seat) -> int:
    """Humans awake."""
    return humans_of(table.game, seat)


def tokens(table: AnyTable, seat: Seat) -> int:
    """Battery tokens aboard."""
    return sum(player(table, seat).ship.tokens)


def goods(table: AnyTable, seat: Seat) -> str:
    """Cubes aboard, the most valuable first: ``red blue blue``."""
    cells = player(table, seat).ship.goods
    return " ".join(
        colour
        for number, colour in enumerate(GOODS)
        for _ in range(sum(cubes >> 2 * number & 3 for cubes in cells))
    )


def days(table: AnyTable) -> list[int]:
    """Everybody's days, by seat."""
    return [player.day for player in table.game.state.players]


def money(table: AnyTable) -> list[int]:
    """Everybody's credits, by seat."""
    return [player.credits for player in table.game.state.players]


def do(table: AnyTable, *choices: Option) -> None:
    """The one who is asked makes these choices, one after another."""
    for choice in choices:
        (seat,) = table.pending
        table.decide(seat, choice)


def deck_of(card: int) -> int:
    """The deck that an adventure card belongs to, by the number of the card."""
    found = load_box().cards[card]
    assert isinstance(found, AdventureEntry)
    return found.deck


def events(table: AnyTable, kind: type[EventType], seat: Seat | None = None) -> list[EventType]:
    """The events of a kind that a seat, or a spectator, was told."""
    return [event for event in told(table, seat) if isinstance(event, kind)]


def answer_until(table: AnyTable, stop: Callable[[AnyTable], bool]) -> None:
    """Answer with the first option until something is so."""
    while not stop(table):
        seat = next(iter(table.pending))
        table.decide(seat, table.pending[seat].options[0])
