"""What the cards of a flight reward, for builders who have looked at piles of them.

The cards that a builder has seen will come, of the others any may. What they bring an average ship
is reckoned, and what they would bring one with a little more or less of something. Where that
matters more than with a deck of which nothing is known, it is worth more on a ship. In credits.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Mapping
from typing import Final, NamedTuple

from kosmodrom.core.judging import once_per_box
from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.appraisal import Curve, Weights
from kosmodrom.games.galaxy_trucker.box import Box
from kosmodrom.games.galaxy_trucker.components import (
    AbandonedShip,
    AbandonedStation,
    AdventureEntry,
    CombatZone,
    Line,
    Load,
    MeteorSwarm,
    OpenSpace,
    Pirates,
    Planets,
    Slavers,
    Smugglers,
    Threat,
)
from kosmodrom.games.galaxy_trucker.rules.base import Game, board_of
from kosmodrom.games.galaxy_trucker.terms import GOODS, Goods, LevelNumber, Parameter, ThreatKind

Forecast = tuple[tuple[AdventureEntry, float], ...]
"""Cards with how likely each is to be in the deck."""


class Average(NamedTuple):
    """A ship like most."""

    fire: float
    thrust: float
    crew: float
    slots: float
    special: float
    shielded: float = 0.5
    """How much of what shields can ward off is warded off."""


class Stakes(NamedTuple):
    """What things are worth at a level."""

    day: float
    crew: float
    strike: float
    """The parts that are lost with one that is struck, and what they were good for."""
    flight: float
    """Arriving."""


SHIPS: Final = (
    Average(3.3, 3.0, 5.3, 6.0, 1.5),
    Average(5.5, 4.5, 7.0, 10.0, 2.5),
    Average(7.3, 5.2, 10.0, 14.5, 3.5),
)
"""About what greedy bots build, by level."""
STAKES: Final = (
    Stakes(0.15, 0.35, 1.5, 5.0),
    Stakes(0.25, 0.6, 2.5, 11.0),
    Stakes(0.3, 0.8, 3.5, 18.0),
)
STRUCK: Final[dict[ThreatKind, float]] = {
    "small_meteor": 0.4,
    "large_meteor": 0.35,
    "light_shot": 0.8,
    "heavy_shot": 0.8,
}
"""How often something strikes that shields do not ward off: a small meteor needs an exposed
connector, a large one a line without a cannon."""
SHIELDED: Final = ("small_meteor", "light_shot")
VALUES: Final[dict[Goods, int]] = {"red": 4, "yellow": 3, "green": 2, "blue": 1}
CUBE: Final = 1.6
"""What is lost with a cube, if there may be none aboard."""
FIRST: Final = 0.5
"""How likely one is to come before a rival."""
LEFT_OVER: Final = 0.8
"""How likely an opportunity is to be had for whoever may come second."""
BLUR: Final = 1.4
"""How far ships of builders with the same plan are apart."""


def foresee(g: Game, seen: int) -> Forecast:
    """The cards that may come on this flight, by the piles seen, as bits."""
    s = g.state
    found: list[tuple[AdventureEntry, float]] = []
    unseen = list(s.hidden)
    for number, pile in enumerate(s.piles):
        if seen >> number & 1:
            found += [(card, 1.0) for card in _adventures(g, pile)]
        else:
            unseen += pile
    for level, deck in enumerate(s.decks, 1):
        hidden = [card for card in _adventures(g, unseen) if card.deck == level]
        pool = [*_adventures(g, deck), *hidden]
        found += [(card, len(hidden) / len(pool)) for card in pool if hidden]
    return tuple(sorted(found, key=lambda one: one[0].id))


def _adventures(g: Game, cards: Iterable[int]) -> list[AdventureEntry]:
    entries = (g.data.cards[card] for card in cards)
    return [card for card in entries if isinstance(card, AdventureEntry)]


def informed(g: Game, seat: Seat, usual: Weights) -> Weights:
    """What things are worth on this flight for a seat that has seen some of its cards."""
    s = g.state
    seen = s.players[seat].seen
    if not seen:
        return usual
    known = tuple(tuple(pile) for n, pile in enumerate(s.piles) if seen >> n & 1)
    key = (s.flight, g.options, tuple(map(tuple, s.used)), known, usual)
    kept = _kept_for(g.data)
    if key not in kept:
        if len(kept) >= KEPT:
            kept.clear()
        kept[key] = adapt(usual, board_of(g).level, foresee(g, seen), foresee(g, 0))
    return kept[key]


KEPT: Final = 500


@once_per_box
def _kept_for(_box: Box) -> dict[Hashable, Weights]:
    """What was worked out before."""
    return {}


# What cards reward

MORE: Final[dict[str, float]] = {
    "thrust": 2.0,
    "fire": 2.0,
    "crew": 2.0,
    "slots": 2.0,
    "special": 1.4,
    "shielded": 0.25,
}
"""How much more and less of something is tried."""
LEAST: Final = 0.25
MOST: Final = 2.5
"""How much less and more than usual something may count."""
ALWAYS: Final = 0.3
"""What more of something is worth whatever the cards: some may be misjudged."""


def adapt(usual: Weights, level: LevelNumber, known: Forecast, unknown: Forecast) -> Weights:
    """The weights for cards of which some are known: things count by how much these reward them,
    compared to cards of which nothing is known."""
    now, otherwise = _rewards(level, known), _rewards(level, unknown)
    by = {
        name: min(MOST, max(LEAST, (now[name] + ALWAYS) / (otherwise[name] + ALWAYS)))
        for name in MORE
    }

    def scale(curve: Curve, name: str) -> Curve:
        return curve[0] * by[name], curve[1]

    return usual._replace(
        thrust=scale(usual.thrust, "thrust"),
        fire=scale(usual.fire, "fire"),
        crew=scale(usual.crew, "crew"),
        room=scale(usual.room, "slots"),
        special=scale(usual.special, "special"),
        cover=usual.cover * by["shielded"],
    )


def _rewards(level: LevelNumber, forecast: Forecast) -> dict[str, float]:
    """What more of each thing brings."""
    ship = SHIPS[level - 1]
    return {
        name: _brings(level, forecast, ship._replace(**{name: getattr(ship, name) + more}))
        - _brings(level, forecast, ship._replace(**{name: getattr(ship, name) - more}))
        for name, more in MORE.items()
    }


class _Sum:
    """What is won and lost on a flight."""

    def __init__(self, level: LevelNumber, ship: Average) -> None:
        self.stakes = STAKES[level - 1]
        self.rival = SHIPS[level - 1]
        self.ship = ship
        self.worth = 0.0
        self.cubes: dict[Goods, float] = dict.fromkeys(GOODS, 0.0)
        self.out = 0.0
        """How likely the flight is to end early."""

    def load(self, goods: Load, chance: float) -> None:
        for cube in goods:
            self.cubes[cube] += chance

    def lose(self, line: Line | Slavers | Smugglers | Pirates, chance: float) -> None:
        """The penalty of an enemy or of a line of a combat zone."""
        stakes, ship = self.stakes, self.ship
        if crew := getattr(line, "crew_lost", 0):
            self.worth -= chance * stakes.crew * min(crew, ship.crew)
            self.out += chance * likely(crew - ship.crew + 0.5)
        self.worth -= chance * CUBE * getattr(line, "goods_lost", 0)
        self.strike(getattr(line, "shots", ()), chance)

    def strike(self, threats: Iterable[Threat], chance: float) -> None:
        for threat in threats:
            struck = STRUCK[threat.kind]
            if threat.kind in SHIELDED:
                struck *= 1 - self.ship.shielded
            self.worth -= chance * struck * self.stakes.strike

    def lag(self, days: int, chance: float) -> None:
        self.worth -= chance * days * self.stakes.day

    def is_lowest(self, parameter: Parameter) -> float:
        own, other = self.ship, self.rival
        match parameter:
            case "crew":
                return likely(other.crew - own.crew)
            case "firepower":
                return likely(other.fire - own.fire)
            case "engine_power":
                return likely(other.thrust - own.thrust)


def likely(ahead: float) -> float:
    """How likely it is to be the better one, if one expects to be so far ahead."""
    return 1 / (1 + math.exp(-ahead / BLUR))


def _brings(level: LevelNumber, forecast: Forecast, ship: Average) -> float:
    """What a flight through these cards brings."""
    found = _Sum(level, ship)
    second = FIRST + (1 - FIRST) * LEFT_OVER
    for card, chance in forecast:
        match card:
            case Slavers() | Smugglers() | Pirates():
                unbeaten = 1 - (1 - FIRST) * likely(found.rival.fire - card.strength - 0.4)
                wins = chance * unbeaten * likely(ship.fire - card.strength - 0.4)
                if isinstance(card, Smugglers):
                    found.load(card.goods, wins)
                else:
                    found.worth += wins * card.credits
                found.lag(card.days, wins)
                found.lose(card, chance * unbeaten * likely(card.strength - ship.fire - 0.2))
            case Planets(planets=planets, days=days):
                best = sorted(planets, key=_value, reverse=True)
                found.load(best[0], chance * FIRST)
                found.load(best[1 if len(best) > 1 else 0], chance * (1 - FIRST))
                found.lag(days, chance)
            case AbandonedShip(credits=credits, crew_lost=lost, days=days):
                able = chance * second * likely(ship.crew - lost - 1.5)
                found.worth += able * max(0.0, credits - found.stakes.crew * lost * 0.6)
                found.lag(days, able)
            case AbandonedStation(goods=goods, crew=crew, days=days):
                able = chance * second * likely(ship.crew - crew + 0.2)
                found.load(goods, able)
                found.lag(days, able)
            case OpenSpace():
                found.worth += chance * ship.thrust * found.stakes.day
                found.out += chance * 0.3**ship.thrust
            case MeteorSwarm(meteors=meteors):
                found.strike(meteors, chance)
            case CombatZone(lines=lines):
                for line in lines:
                    lowest = chance * found.is_lowest(line.lowest)
                    found.lag(line.days, lowest)
                    found.lose(line, lowest)
            case _:
                pass
    # Sometimes fewer cubes are to be had and sometimes more.
    cargo = (_sold(found.cubes, ship, 0.6) + _sold(found.cubes, ship, 1.4)) / 2
    return found.worth + cargo - found.stakes.flight * (1 - math.exp(-found.out))


def _value(goods: Load) -> int:
    return sum(VALUES[cube] for cube in goods)


def _sold(cubes: Mapping[Goods, float], ship: Average, share: float) -> float:
    """What cubes bring for which there is room, the dearest first."""
    room, worth = ship.slots, 0.0
    for colour in GOODS:
        loaded = min(share * cubes[colour], room, ship.special if colour == "red" else room)
        worth += loaded * VALUES[colour]
        room -= loaded
    return worth
