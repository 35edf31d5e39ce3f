"""What happens on adventure cards."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from kosmodrom.core.events import Event
from kosmodrom.core.words import SeatId, Word
from kosmodrom.games.galaxy_trucker.moves.base import CardId
from kosmodrom.games.galaxy_trucker.terms import Parameter

ParameterName: TypeAlias = Annotated[Parameter, Word("parameter")]


class Landed(Event, frozen=True, tag="landed"):
    seat: SeatId
    planet: int
    shared: bool


class FlewOn(Event, frozen=True, tag="flew_on"):
    """A planet, a wreck or a station was left alone."""

    seat: SeatId
    card: CardId


class Explores(Event, frozen=True, tag="explores"):
    """A player wants to explore a wreck or a station."""

    seat: SeatId
    card: CardId


class RivalFires(Event, frozen=True, tag="rival_fires"):
    """Fierce Competition: a stronger ship behind fires at the explorer (GT-830)."""

    rival: SeatId
    seat: SeatId


class NobodyExplores(Event, frozen=True, tag="nobody_explores"):
    card: CardId


class EnemyBeaten(Event, frozen=True, tag="enemy_beaten"):
    seat: SeatId
    card: CardId
    strength: int
    again: bool
    """Whether it had been beaten before, with the rules for five players."""


class EnemyDrawn(Event, frozen=True, tag="enemy_drawn"):
    """As strong as the enemy: nothing happens to that player (GTB-810)."""

    seat: SeatId
    card: CardId
    strength: int


class EnemyWins(Event, frozen=True, tag="enemy_wins"):
    seat: SeatId
    card: CardId
    strength: int


class EnemyUnbeaten(Event, frozen=True, tag="enemy_unbeaten"):
    """The enemy has attacked everybody, and nobody has beaten it."""

    card: CardId


class RewardTaken(Event, frozen=True, tag="reward_taken"):
    seat: SeatId
    card: CardId


class RewardLeft(Event, frozen=True, tag="reward_left"):
    seat: SeatId
    card: CardId


class DiplomatUsed(Event, frozen=True, tag="diplomat_used"):
    """The Diplomat averts a loss; the blue alien leaves the ship (GT-385)."""

    seat: SeatId


class WeakestFound(Event, frozen=True, tag="weakest_found"):
    """Who has the least of something. ``tied``: not alone, but further ahead (GTB-820)."""

    seat: SeatId
    what: ParameterName
    tied: bool


class SecondFound(Event, frozen=True, tag="second_found"):
    """Who has the second least, and suffers less (GT-435)."""

    seat: SeatId
    what: ParameterName
    tied: bool


class SparedFound(Event, frozen=True, tag="spared_found"):
    """Merciless Fate: who has the most, and is spared alone (GT-873). ``tied``: not alone, but
    nearer the rear (GT-874)."""

    seat: SeatId
    what: ParameterName
    tied: bool


class Alone(Event, frozen=True, tag="alone"):
    """A single ship in the convoy: what strikes the weakest (GTB-821, GT-442), and a card that
    needs two (GT-Q-58, GT-Q-84), does nothing."""

    card: CardId


class IllnessSpread(Event, frozen=True, tag="illness_spread"):
    """Epidemic: so many occupied cabins are joined to another one (GTB-825)."""

    seat: SeatId
    cabins: int


class Healthy(Event, frozen=True, tag="healthy"):
    """Epidemic: no two occupied cabins are joined."""

    seat: SeatId


class DustGathers(Event, frozen=True, tag="dust_gathers"):
    """Stardust: exposed connectors cost as many days (GTB-807)."""

    seat: SeatId
    connectors: int


EVENTS: Final = (
    Landed,
    FlewOn,
    Explores,
    RivalFires,
    NobodyExplores,
    EnemyBeaten,
    EnemyDrawn,
    EnemyWins,
    EnemyUnbeaten,
    RewardTaken,
    RewardLeft,
    DiplomatUsed,
    WeakestFound,
    SecondFound,
    SparedFound,
    Alone,
    IllnessSpread,
    Healthy,
    DustGathers,
)
