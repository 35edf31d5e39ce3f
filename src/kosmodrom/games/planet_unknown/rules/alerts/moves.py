"""The moves and events that only the event deck has."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.events import Event
from kosmodrom.core.options import Option
from kosmodrom.core.words import SeatId
from kosmodrom.games.planet_unknown.events import AlertId, ShapeId
from kosmodrom.games.planet_unknown.moves import PrivateId, SquareName
from kosmodrom.games.planet_unknown.terms import Size


class GainBoost(Option, frozen=True, tag="gain_boost"):
    """Gain the synergy boost rather than look at the next event (D7)."""


class Peek(Option, frozen=True, tag="peek"):
    """Look at the next event rather than gain the synergy boost (D7)."""


class AddMeteorite(Option, frozen=True, tag="add_meteorite"):
    """Put a meteorite on an empty symbol of one's planet (D7)."""

    at: SquareName


class DestroyRover(Option, frozen=True, tag="destroy_rover"):
    """Destroy one's rover on a square (D7)."""

    at: SquareName


class DestroyLifepod(Option, frozen=True, tag="destroy_lifepod"):
    """Destroy the lifepod on a square of one's planet (D7)."""

    at: SquareName


class DiscardObjective(Option, frozen=True, tag="discard_objective"):
    """Discard this private objective (D7)."""

    objective: PrivateId


class RemoveStack(Option, frozen=True, tag="remove_stack"):
    """Remove this stack of one's depot from the station (D7)."""

    ring: Size


GAIN_BOOST: Final = GainBoost()
PEEK: Final = Peek()


class NextAlertSeen(Event, frozen=True, tag="next_alert"):
    """What the player who looked at the next event saw."""

    seat: SeatId
    event: AlertId


class NextAlertPeeked(Event, frozen=True, tag="peeked"):
    """What the others learn of it (PU-Q-60 (l))."""

    seat: SeatId


class LifepodLost(Event, frozen=True, tag="lifepod_lost"):
    """A collected lifepod is destroyed."""

    seat: SeatId


class MeteoriteLost(Event, frozen=True, tag="meteorite_lost"):
    """A collected meteorite is destroyed."""

    seat: SeatId


class ObjectivesDrawn(Event, frozen=True, tag="objectives_drawn"):
    """For the owner's eyes, or for everyone's where objectives are kept openly."""

    seat: SeatId
    objectives: tuple[PrivateId, ...]


class SecretObjectivesDrawn(Event, frozen=True, tag="secret_objectives_drawn"):
    seat: SeatId
    count: int


class ObjectiveDiscarded(Event, frozen=True, tag="objective_discarded"):
    """For the owner's eyes, or for everyone's where objectives are kept openly."""

    seat: SeatId
    objective: PrivateId


class SecretObjectiveDiscarded(Event, frozen=True, tag="secret_objective_discarded"):
    seat: SeatId


class CivCardsAdded(Event, frozen=True, tag="civ_cards_added"):
    """Cards from the box joined the stacks, ``count`` in all; nobody knows which."""

    count: int


class CivCardsRemoved(Event, frozen=True, tag="civ_cards_removed"):
    """Cards left the stacks, ``count`` in all; nobody knows which."""

    count: int


class StackRemoved(Event, frozen=True, tag="stack_removed"):
    """All tiles of a shape leave the station."""

    seat: SeatId
    shape: ShapeId
    count: int
