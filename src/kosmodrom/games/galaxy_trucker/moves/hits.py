"""Defending against threats, and what becomes of a ship that breaks up."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, TypeAlias

import msgspec

from kosmodrom.core.options import Option
from kosmodrom.core.words import Word
from kosmodrom.games.galaxy_trucker.moves.base import Column, Cost, PartId, Row, SideName
from kosmodrom.games.galaxy_trucker.terms import ThreatKind

ThreatName: TypeAlias = Annotated[ThreatKind, Word("threat")]


class UseShield(Option, frozen=True, tag="use_shield"):
    """Power a shield against a small meteor or a light shot (GTB-742, GTB-744)."""

    row: Row
    column: Column
    tokens: Cost = 0


class UseBoostedShield(Option, frozen=True, tag="use_boosted_shield"):
    """Power a shield and its booster against a large meteor or a heavy shot (GT-261)."""

    row: Row
    column: Column
    tokens: Cost = 0


class Shoot(Option, frozen=True, tag="shoot"):
    """Power a cannon to shoot a large meteor (GTB-747, GT-239)."""

    row: Row
    column: Column
    tokens: Cost = 0


class TakeHit(Option, frozen=True, tag="take_hit"):
    """Power nothing and let the threat strike (GTB-515)."""


class KeepPiece(Option, frozen=True, tag="keep_piece"):
    """Keep the piece of the ship with this cell; the others fall off (GTB-751)."""

    row: Row
    column: Column
    parts: Cost = 0
    crew: Cost = 0


TAKE_HIT: Final = TakeHit()
use_shield = cache(UseShield)
use_boosted_shield = cache(UseBoostedShield)
shoot = cache(Shoot)
keep_piece = cache(KeepPiece)
MOVES: Final = (UseShield, UseBoostedShield, Shoot, TakeHit, KeepPiece)


class AboutThreat(msgspec.Struct, frozen=True, tag="threat"):
    """What comes, and the part that it would strike. The kind is as this ship meets it (GT-865)."""

    kind: ThreatName
    side: SideName
    part: PartId
    row: Row
    column: Column


class AboutPieces(msgspec.Struct, frozen=True, tag="pieces"):
    """How many pieces the ship, or the half, has come apart into."""

    pieces: int
