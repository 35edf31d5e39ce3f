"""What a ship can do, at any time: for boards, the board in words and judges.

The rules count during a flight, when a card asks (`rules.counting`); this is what such a count
would give now, without power and with all the power that the batteries have.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    board_of,
    crew_of,
    dead_column_for,
    humans_of,
    road,
)
from kosmodrom.games.galaxy_trucker.rules.counting import BROWN, PURPLE, alien_bonus, faulty_joints
from kosmodrom.games.galaxy_trucker.tables import DOUBLE_ENGINE, STASIS_CHAMBER

HALF: Final = (1, 2)
"""The bits of the halves."""


class Range(msgspec.Struct, frozen=True):
    """A value without power, and with as much as there is."""

    least: int
    most: int


class Source(msgspec.Struct, frozen=True):
    """A part that a figure comes from, by its printed row and column, and what it adds."""

    row: int
    column: int
    amount: int
    powered: bool = False
    """Whether it takes power."""


class Figures(msgspec.Struct, frozen=True):
    """What a ship can do. Firepower is doubled, since a cannon may count a half."""

    firepower: Range = Range(0, 0)
    engine_power: Range = Range(0, 0)
    crew: int = 0
    humans: int = 0
    sleepers: int = 0
    tokens: int = 0
    exposed: int = 0
    cannons: tuple[Source, ...] = ()
    """Where firepower comes from, the purple alien last; doubled."""
    engines: tuple[Source, ...] = ()
    """Where engine power comes from, the brown alien last."""
    open: tuple[Source, ...] = ()
    """The parts with exposed connectors."""


def figures(g: Game, seat: Seat) -> Figures:
    """The figures of a player's ship, all halves that fly together."""
    board, t, player = board_of(g), g.data.tables, g.state.players[seat]
    dead = dead_column_for(g, seat)
    ship = msgspec.structs.replace(player.ship)
    ships.survey(t, board, ship, dead)
    halves = [half for half in range(len(board.halves)) if player.halves & HALF[half]]
    working = _working(g, seat, dead)
    fire = [_firepower(g, seat, ship.fire[half], half, dead, working) for half in halves]
    engines = [_engine_power(g, seat, ship.thrust[half], half, dead, working) for half in halves]
    return Figures(
        firepower=Range(sum(f.least for f in fire), sum(f.most for f in fire)),  # GT-618
        engine_power=Range(  # GT-616
            min((e.least for e in engines), default=0), min((e.most for e in engines), default=0)
        ),
        crew=crew_of(g, seat),
        humans=humans_of(g, seat),
        sleepers=sum(
            ship.humans[cell]
            for cell in ships.filled(ship.humans)
            if t.kinds[ship.parts[cell]] == STASIS_CHAMBER
        ),
        tokens=sum(ship.tokens),
        exposed=ship.exposed,
        cannons=(*_cannons(g, seat, working), *_alien(g, seat, PURPLE, 2)),
        engines=(*_engines(g, seat, working), *_alien(g, seat, BROWN, 1)),
        open=tuple(
            Source(*board.place(cell), count)
            for cell in ships.occupied(ship)
            if (count := ships.exposed_sides(t, ship, cell).bit_count())
        ),
    )


def _working(g: Game, seat: Seat, dead: int) -> list[int]:
    """The cells of parts that fly and work."""
    player, half_of = g.state.players[seat], board_of(g).half_of
    return [
        cell
        for cell in ships.occupied(player.ship)
        if player.halves >> half_of[cell] & 1 and not ships.is_dead(cell, dead)
    ]


def _cannons(g: Game, seat: Seat, working: Sequence[int]) -> Iterator[Source]:
    t, ship = g.data.tables, g.state.players[seat].ship
    for cell in working:
        kind = t.kinds[ship.parts[cell]]
        powered = kind in ships.POWERED_CANNONS
        if powered or kind in ships.FREE_CANNONS:
            strength = ships.cannon_strength(t, ship, cell)
            yield Source(*board_of(g).place(cell), strength, powered)


def _engines(g: Game, seat: Seat, working: Sequence[int]) -> Iterator[Source]:
    t, ship = g.data.tables, g.state.players[seat].ship
    for cell in working:
        kind = t.kinds[ship.parts[cell]]
        powered = kind == DOUBLE_ENGINE
        if (powered or kind in ships.FREE_ENGINES) and (
            power := ships.engine_strength(t, ship, cell)
        ):
            yield Source(*board_of(g).place(cell), power, powered)


def _alien(g: Game, seat: Seat, colour: int, weight: int) -> Iterator[Source]:
    """The alien that adds to a figure, if it is aboard and adds anything."""
    cell = g.state.players[seat].ship.aliens[colour]
    if cell and (bonus := alien_bonus(g, seat, colour, board_of(g).half_of[cell])):
        yield Source(*board_of(g).place(cell), weight * bonus)


def _uses(g: Game, seat: Seat, half: int, dead: int) -> int:
    """How many devices the tokens of a half can power at once (GT-615, GT-861)."""
    half_of, ship = board_of(g).half_of, g.state.players[seat].ship
    tokens = sum(
        ship.tokens[cell]
        for cell in ships.filled(ship.tokens)
        if half_of[cell] == half and not ships.is_dead(cell, dead)
    )
    return tokens // (2 if road(g, seat, "failing_batteries") else 1)


def _firepower(
    g: Game, seat: Seat, free: int, half: int, dead: int, working: Sequence[int]
) -> Range:
    t, ship, half_of = g.data.tables, g.state.players[seat].ship, board_of(g).half_of
    powered = sorted(
        (
            ships.cannon_strength(t, ship, cell)
            for cell in working
            if t.kinds[ship.parts[cell]] in ships.POWERED_CANNONS and half_of[cell] == half
        ),
        reverse=True,
    )
    most = free + sum(powered[: _uses(g, seat, half, dead)])
    bonus = 2 * alien_bonus(g, seat, PURPLE, half)  # only above 0 (GTB-507, GT-619)
    return Range(free + bonus if free else 0, most + bonus if most else 0)


def _engine_power(
    g: Game, seat: Seat, free: int, half: int, dead: int, working: Sequence[int]
) -> Range:
    t, ship, half_of = g.data.tables, g.state.players[seat].ship, board_of(g).half_of
    powered = sorted(
        (
            ships.engine_strength(t, ship, cell)
            for cell in working
            if t.kinds[ship.parts[cell]] == DOUBLE_ENGINE and half_of[cell] == half
        ),
        reverse=True,
    )
    most = free + sum(powered[: _uses(g, seat, half, dead)])
    bonus = alien_bonus(g, seat, BROWN, half)  # only above 0 (GTB-506, GT-617)
    lost = len(faulty_joints(g, seat, HALF[half])) if road(g, seat, "faulty_connectors") else 0
    return Range(
        max(free + (bonus if free else 0) - lost, 0), max(most + (bonus if most else 0) - lost, 0)
    )
