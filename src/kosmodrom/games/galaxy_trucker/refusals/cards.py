"""Why something is not offered on an adventure card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker.components import Planets
from kosmodrom.games.galaxy_trucker.moves.cards import ExploreShip, ExploreStation, Land
from kosmodrom.games.galaxy_trucker.rules.base import Game, five_rules
from kosmodrom.games.galaxy_trucker.rules.cards.base import present_card


def no_landing(g: Game, _seat: Seat, _ask: Ask, option: Option) -> Refused | None:
    if not isinstance(option, Land):
        return None
    planets = len(cast(Planets, present_card(g)).planets)
    if not 1 <= option.planet <= planets:
        return Refused("no-such-planet", ("GTB-803",), planets=planets)
    if five_rules(g):
        return Refused("planet-shared", ("GT-412",))
    return Refused("planet-taken", ("GTB-803",), planet=option.planet)


def no_exploring(g: Game, _seat: Seat, ask: Ask, option: Option) -> Refused | None:
    if isinstance(option, ExploreShip | ExploreStation):
        return Refused("explore-other", ask.question.rules, card=present_card(g).kind)
    return None


REFUSALS: Final[dict[str, Callable[[Game, Seat, Ask, Option], Refused | None]]] = {
    "planet": no_landing,
    "explore": no_exploring,
    "explore-anyway": no_exploring,
}
