"""Tiles, and the station that holds them."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

import msgspec

from kosmodrom.games.planet_unknown.box.entries import Entry, find
from kosmodrom.games.planet_unknown.geometry import Piece, Square, board, flood
from kosmodrom.games.planet_unknown.terms import Point, Size, Terrain


class Pair(Entry, frozen=True):
    """The terrains of a tile's two sections."""

    id: str
    a: Terrain
    b: Terrain

    def __post_init__(self) -> None:
        if self.a == self.b:
            raise ValueError("`b` is the same terrain as `a`")


class Shape(Entry, frozen=True, dict=True):
    """A polyomino with its sections, resources and meteorite symbol, before turning or flipping."""

    id: str
    size: Size
    picture: tuple[Annotated[str, msgspec.Meta(pattern="^[.abAB]+$")], ...]
    meteorite: Point

    def __post_init__(self) -> None:
        letters = "".join(self.picture)
        if len({len(row) for row in self.picture}) != 1:
            raise ValueError("`picture` has rows of different lengths")
        if letters.count("A") != 1 or letters.count("B") != 1:
            raise ValueError("`picture` needs one A and one B")
        whole = board(self.a + self.b)
        if flood(whole & -whole, whole) != whole:
            raise ValueError("`picture` is not one connected piece")
        if self.meteorite not in self.a + self.b:
            raise ValueError("`meteorite` is not on a square of the shape")

    @cached_property
    def a(self) -> tuple[Square, ...]:
        """The squares of section a."""
        return tuple(find(self.picture, "aA"))

    @cached_property
    def b(self) -> tuple[Square, ...]:
        """The squares of section b."""
        return tuple(find(self.picture, "bB"))

    @cached_property
    def icons(self) -> tuple[Square, Square]:
        """The squares with the resources of section a and section b."""
        return next(find(self.picture, "A")), next(find(self.picture, "B"))

    @cached_property
    def pieces(self) -> tuple[Piece, Piece]:
        """How tiles of this shape can lie: without a meteorite symbol, and with one."""
        sections = (self.a, self.b)
        return Piece(sections, self.icons), Piece(sections, self.icons, self.meteorite)


class Tile(msgspec.Struct, frozen=True):
    """One of the 144 tiles; ``Box.tiles`` has them by number."""

    shape: int
    a: Terrain
    b: Terrain
    meteorite: bool


class Station(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The stacks of both rings, clockwise (PU-207), and where the players' depot indicators are."""

    inner: tuple[str, ...]
    outer: tuple[str, ...]
    seats: tuple[tuple[int, ...], ...]
    """For 1, 2, 3 ... players the positions of their depot indicators (PU-212, PU-Q-03)."""
