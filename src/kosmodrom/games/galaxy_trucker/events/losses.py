"""Crew, goods and battery tokens that are gone."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.events import Event
from kosmodrom.core.words import SeatId
from kosmodrom.games.galaxy_trucker.moves.base import ColourName, Column, Row
from kosmodrom.games.galaxy_trucker.moves.goods import Cubes


class HumansLost(Event, frozen=True, tag="humans_lost"):
    """Awake humans, passengers included, left a cabin or were lost with it."""

    seat: SeatId
    humans: int
    row: Row
    column: Column


class SleepersLost(Event, frozen=True, tag="sleepers_lost"):
    """Sleepers were lost with their stasis chamber (GT-Q-10)."""

    seat: SeatId
    sleepers: int
    row: Row
    column: Column


class AlienLost(Event, frozen=True, tag="alien_lost"):
    """An alien was given up, or lost with the cabin."""

    seat: SeatId
    colour: ColourName
    row: Row
    column: Column


class AlienLeft(Event, frozen=True, tag="alien_left"):
    """The last life support of an alien is gone (GTB-505)."""

    seat: SeatId
    colour: ColourName
    row: Row
    column: Column


class SleeperWoken(Event, frozen=True, tag="sleeper_woken"):
    """A sleeper took a place in a cabin (GT-225)."""

    seat: SeatId
    row: Row
    column: Column


class GoodsLost(Event, frozen=True, tag="goods_lost"):
    seat: SeatId
    goods: Cubes
    row: Row
    column: Column


class TokensLost(Event, frozen=True, tag="tokens_lost"):
    """Battery tokens that powered nothing (GT-377)."""

    seat: SeatId
    row: Row
    column: Column
    tokens: int


class TokensSpent(Event, frozen=True, tag="tokens_spent"):
    """Battery tokens that gave power (GTB-514)."""

    seat: SeatId
    row: Row
    column: Column
    tokens: int


class TokenSaved(Event, frozen=True, tag="token_saved"):
    """The Technician made the first use on a card cheaper (GT-375)."""

    seat: SeatId


EVENTS: Final = (
    HumansLost,
    SleepersLost,
    AlienLost,
    AlienLeft,
    SleeperWoken,
    GoodsLost,
    TokensLost,
    TokensSpent,
    TokenSaved,
)
