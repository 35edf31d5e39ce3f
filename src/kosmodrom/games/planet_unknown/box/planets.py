"""Planet boards: their squares, and the boards that rules need of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Annotated, Final

import msgspec

from kosmodrom.games.planet_unknown.box.entries import Entry, find
from kosmodrom.games.planet_unknown.clauses import (
    Chasm,
    Cities,
    Clause,
    Currents,
    Pit,
    PlanetRule,
    Quadrants,
    Ring,
    ThreePlanets,
    Toxic,
    Twelve,
)
from kosmodrom.games.planet_unknown.geometry import (
    SIZE,
    Board,
    Edges,
    Square,
    board,
    edges,
    perimeter,
)
from kosmodrom.games.planet_unknown.terms import TERRAINS, Edition, Number, Terrain

GridRow = Annotated[str, msgspec.Meta(pattern="^[.oLIPCRHTEQ]{12}$")]
LineMedals = Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=3)], ...], Twelve]

SPECIAL_SQUARES: Final[dict[str, type[Clause]]] = {
    "C": Cities,
    "R": Ring,
    "H": Pit,
    "T": Toxic,
    "E": Currents,
    "Q": Currents,
}


class Ground(msgspec.Struct, frozen=True, cache_hash=True):
    """Sets of squares of a planet. Those that it does not have are 0 or empty."""

    squares: Board
    land: Board
    ice: Board
    perimeter: Board
    rows: tuple[Board, ...]
    columns: tuple[Board, ...]
    lifepods: Board
    cities: Board
    ring: Board
    pit: Board
    toxic: Board
    currents: Board
    sides: tuple[Board, ...]
    """The two sides of a chasm."""
    chasm: Edges
    """The chasm itself."""
    crossings: tuple[Board, ...]
    """The pairs of squares between which a diagonal step may cross it."""
    parts: tuple[Board, ...]
    """The three planets of one grid (PU-1955)."""
    forbidden: tuple[Board, ...]
    """For each terrain, in order, where its resource may not lie (PU-1930)."""


class PlanetBoard(Entry, frozen=True, dict=True):
    id: str
    set: Edition
    complexity: Number  # PU-115
    grid: Annotated[tuple[GridRow, ...], Twelve]
    rows: LineMedals
    columns: LineMedals
    rule: PlanetRule | None = None

    def __post_init__(self) -> None:
        letters = set("".join(self.grid))
        for letter, kind in SPECIAL_SQUARES.items():
            if letter in letters and not isinstance(self.rule, kind):
                raise ValueError(f"`grid` has {letter}, which does not go with `rule`")
        if isinstance(self.rule, tuple(SPECIAL_SQUARES.values())):
            named = [s for s, kind in SPECIAL_SQUARES.items() if isinstance(self.rule, kind)]
            if not letters & set(named):
                raise ValueError(f"`grid` has no {' or '.join(named)}, which `rule` is about")
        ground = self.ground
        if not all((*ground.rows, *ground.columns)):
            raise ValueError("`grid` has a line without squares")
        for name, masks in (("sides", ground.sides), ("parts", ground.parts)):
            if masks and (not all(masks) or sum(masks) != ground.squares):
                raise ValueError(f"`rule` has {name} that are not the squares of the grid")
        for crossing in ground.crossings:
            if not all(crossing & side for side in ground.sides):
                raise ValueError("`rule` has a crossing that does not join the sides")

    @cached_property
    def ground(self) -> Ground:
        """Sets of squares of this planet."""
        grid, rule = self.grid, self.rule
        squares = board(find(grid, "LIPCRHTEQ"))
        ice = board(find(grid, "I"))
        return Ground(
            squares=squares,
            land=squares & ~ice,  # PU-Q-54: all that is not ice is land
            ice=ice,
            perimeter=perimeter(squares),
            # Places without squares are in no line, and no line is split (PU-722, PU-1947).
            rows=tuple(squares & _block(0, SIZE, y, y + 1) for y in range(SIZE)),
            columns=tuple(squares & _block(x, x + 1, 0, SIZE) for x in range(SIZE)),
            lifepods=board(find(grid, "PQ")),
            cities=board(find(grid, "C")),
            ring=board(find(grid, "R")),
            pit=board(find(grid, "H")),
            toxic=board(find(grid, "T")),
            currents=board(find(grid, "EQ")),
            sides=_numbered(rule.sides, "12") if isinstance(rule, Chasm) else (),
            chasm=edges(_between(rule.sides)) if isinstance(rule, Chasm) else (0, 0),
            crossings=tuple(map(board, rule.crossings)) if isinstance(rule, Chasm) else (),
            parts=_numbered(rule.parts, "123") if isinstance(rule, ThreePlanets) else (),
            forbidden=_forbidden(rule) if isinstance(rule, Quadrants) else (0,) * len(TERRAINS),
        )


def _block(left: int, right: int, top: int, bottom: int) -> Board:
    return board((x, y) for y in range(top, bottom) for x in range(left, right))


def _numbered(picture: Sequence[str], numbers: str) -> tuple[Board, ...]:
    return tuple(board(find(picture, number)) for number in numbers)


def _between(sides: Sequence[str]) -> Iterator[tuple[Square, Square]]:
    """The neighbouring squares that lie on different sides of a chasm."""
    for x, y in find(sides, "1"):
        for other in find(sides, "2"):
            if abs(other[0] - x) + abs(other[1] - y) == 1:
                yield (x, y), other


def _forbidden(rule: Quadrants) -> tuple[Board, ...]:
    half = SIZE // 2
    quarters: tuple[tuple[Terrain, Board], ...] = (
        (rule.top_left, _block(0, half, 0, half)),
        (rule.top_right, _block(half, SIZE, 0, half)),
        (rule.bottom_left, _block(0, half, half, SIZE)),
        (rule.bottom_right, _block(half, SIZE, half, SIZE)),
    )
    return tuple(sum(area for kind, area in quarters if kind == terrain) for terrain in TERRAINS)
