"""What happens in a game of Galaxy Trucker, for the log, the animations and the screen reader."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.events import Event
from kosmodrom.games.galaxy_trucker.events import (
    base,
    building,
    cards,
    extra,
    flight,
    goods,
    hits,
    losses,
    machinations,
    preparation,
    settlement,
)

EVENTS: Final[tuple[type[Event], ...]] = (
    *base.EVENTS,
    *building.EVENTS,
    *cards.EVENTS,
    *extra.EVENTS,
    *machinations.EVENTS,
    *flight.EVENTS,
    *goods.EVENTS,
    *preparation.EVENTS,
    *hits.EVENTS,
    *losses.EVENTS,
    *settlement.EVENTS,
)
