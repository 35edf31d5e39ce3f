"""Stations and their columns, what a company can reach, and its gas collectors (chapters 4, 6 and
14).

Both boards are graphs: a place is a sector, or a Belt space for an outpost or a shuttle. A company
reaches the places next to its station and next to its pieces (`BoardTable.entry`, `.near`).
"""

from __future__ import annotations

from heapq import heappop, heappush

from kosmodrom.games.skymines.events import Ousted
from kosmodrom.games.skymines.rules.base import Game, board_of
from kosmodrom.games.skymines.state import EMPTIED
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING

# Columns


def pieces_in(g: Game, company: int, column: int) -> int:
    """How many pieces a column of a station holds."""
    return g.state.stations[company][column] % EMPTIED


def columns_for(g: Game, place: int) -> tuple[int, ...]:
    """The columns from which a place gets its piece (SKY-412, SKY-1423)."""
    board = board_of(g)
    return board.shuttles if board.shuttle[place] else board.outposts


def full_columns(g: Game, company: int, columns: tuple[int, ...]) -> list[int]:
    """Those that have a piece to take."""
    station = g.state.stations[company]
    return [column for column in columns if station[column] % EMPTIED]


def free_columns(g: Game, company: int, columns: tuple[int, ...]) -> list[int]:
    """Those with a space for a piece that comes back: never the crossed-out one (SKY-423)."""
    station, sizes = g.state.stations[company], board_of(g).sizes
    return [
        column
        for column in columns
        if station[column] % EMPTIED < sizes[column] - (station[column] >= EMPTIED)
    ]


def take_piece(g: Game, company: int, column: int) -> None:
    """Take the top piece; the last one leaves the crossed-out space bare for good (SKY-423).

    Only counts are kept: pieces fill a column from below, and leave it from the top.
    """
    station = g.state.stations[company]
    station[column] -= 1
    if station[column] == 0:
        station[column] = EMPTIED


def can_expand(g: Game, company: int) -> bool:
    """Whether a station has any piece left (SKY-416, SKY-1453)."""
    return any(pieces % EMPTIED for pieces in g.state.stations[company])


# Reach and cost


def reach(g: Game, company: int) -> dict[int, int]:
    """The places that a company can enter and what each costs, by the cheapest way (SKY-406 to
    SKY-411, SKY-1414 to SKY-1422). Its pieces need no way home (SKY-417)."""
    board, places = board_of(g), g.state.places
    found: dict[int, int] = {}
    for place, cost in board.entry[company]:
        if places[place] != company and cost < found.get(place, 9):
            found[place] = cost
    near = board.near
    for held, holder in enumerate(places):
        if holder == company:
            for place, cost in near[held]:
                if places[place] != company and cost < found.get(place, 9):
                    found[place] = cost
    for place in found:
        if places[place] != NOTHING:  # another company's piece is there (SKY-410, SKY-1421)
            found[place] += 1
    return found


def reach_with(g: Game, company: int, points: int) -> dict[int, int]:
    """The places that a company can get to with so many points, entering one after another, and
    what it takes in all, by the cheapest way (SKY-414, SKY-1417, SKY-1425).

    Every step takes a piece from the station, and these run out (SKY-416, SKY-1452).
    """
    board, places, station = board_of(g), g.state.places, g.state.stations[company]
    outposts, shuttles = (
        sum(station[column] % EMPTIED for column in columns)
        for columns in (board.outposts, board.shuttles)
    )
    found: dict[int, int] = {}
    left: dict[int, list[tuple[int, int]]] = {}
    """By place: the pieces that are left after getting there, the cheapest way first."""
    ways = [(cost, place, outposts, shuttles) for place, cost in reach(g, company).items()]
    ways.sort()
    while ways:
        spent, place, outposts, shuttles = heappop(ways)
        if board.shuttle[place]:
            shuttles -= 1
        else:
            outposts -= 1
        if spent > points or min(outposts, shuttles) < 0:
            continue
        before = left.setdefault(place, [])
        if any(one >= outposts and other >= shuttles for one, other in before):
            continue  # a way that is no dearer leaves as many
        before.append((outposts, shuttles))
        found.setdefault(place, spent)
        for other, cost in board.near[place]:
            if places[other] != company:
                ousting = places[other] != NOTHING
                heappush(ways, (spent + cost + ousting, other, outposts, shuttles))
    return found


def put_back(g: Game, company: int, place: int, column: int) -> None:
    """An ousted piece covers the lowest available space of a column (SKY-422)."""
    g.state.stations[company][column] += 1
    g.emit(Ousted(COMPANIES[company], board_of(g).ids[place], column + 1))


def put_away(g: Game, company: int, place: int) -> None:
    """An ousted piece that has no space left is out of the game (SKY-424)."""
    g.state.boxed[company] += 1
    g.emit(Ousted(COMPANIES[company], board_of(g).ids[place], 0))


# Gas collectors


def collectors(g: Game, company: int) -> int:
    """The gas collectors that a company controls: buildings, not spaces to move (SKY-605,
    SKY-606), or those on screens and linked spaces (SKY-1461 to SKY-1463)."""
    board, places = board_of(g), g.state.places
    held = [place for place, holder in enumerate(places) if holder == company]
    if board.screens:
        asteroids = {board.asteroid[place] for place in held} - {NOTHING}
        found = sum(board.collectors[asteroid] for asteroid in asteroids)
    else:
        found = sum(board.collectors[place] for place in held)
    return found + sum(all(places[p] == company for p in pair) for pair in board.linked)
