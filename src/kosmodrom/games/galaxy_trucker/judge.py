"""How good a position is for a seat, for bots.

A seat is worth its credits, the goods aboard, what it may expect at the destination, and what its
ship promises for the cards to come (`appraisal`). While ships are built there is also the part in
hand, and what the handlings that are left may still bring. All in hundredths of a credit.
"""

from __future__ import annotations

import math
from typing import Final

from kosmodrom.core.judging import advantage, final_margin
from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.appraisal import (
    EXPERIENCE,
    RULE_OF_THUMB,
    Ability,
    Hull,
    Weights,
    ability,
    aboard,
    best_weld,
    free_room,
    hull_of,
)
from kosmodrom.games.galaxy_trucker.forecast import informed
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    board_of,
    dead_column_for,
    flight_order,
    humans_of,
    level_of,
    road,
)
from kosmodrom.games.galaxy_trucker.rules.settlement import (
    cubes_aboard,
    goods_value,
    merchant_bonus,
    parts_cost,
    place_reward,
)
from kosmodrom.games.galaxy_trucker.state import Player
from kosmodrom.games.galaxy_trucker.tables import FROM_WAREHOUSE
from kosmodrom.games.galaxy_trucker.terms import NOTHING, RED

CREDIT: Final = 100
LOAN: Final = 1300
IDLE_LOAN: Final = 2000
"""More for a loan that could be repaid: nobody takes one to put off a card."""
CHOICE: Final = 0.8
"""How many of the parts that are handled are good for something."""
ASIDE: Final = 30
"""A part set aside has cost a handling, and will cost a credit if it stays there."""
LOOKED: Final = 60
"""What a look at a pile of cards costs: bots build no other ships for what they have seen."""
KNOWN: Final = 3000
"""What it is worth to know a pile, for whoever makes something of it: more than any handling."""
AVERAGE: Final = 0.6
"""How much an average draw counts, and not the part that was drawn."""
LIVE_HANDLINGS: Final = 11
"""How many parts are handled live in one run of the hourglass."""
STRANDED: Final = 0.2
"""How likely a card is to end the flight of a ship without engine power."""
SHORTHANDED: Final = 0.04
"""The same for each human that is missing to four."""
SAFE_CREW: Final = 4
LAPPED: Final = 0.05
"""The same for each day that a ship is further behind than this part of the track."""
FAR_BEHIND: Final = 0.6
LOOKS: Final = 0.5
"""How sure the least exposed ship is to stay it."""
PROMISED: Final = 0.95
"""What a cube is worth that waits to be loaded."""


def judge(g: Game, seat: Seat) -> int:
    """The advantage of a seat over its rivals, in all phases alike: a new flight begins for all, so
    nobody longs for it."""
    if g.state.phase == "end":
        keys = [(player.credits - (LOAN if player.loans else 0),) for player in g.state.players]
        return final_margin(keys, seat)
    return advantage([_worth(g, owner) for owner in range(g.seats)], seat)


def expert(g: Game, seat: Seat) -> int:
    """Like `judge`, but knows from experience what ships need that are built, looks at the piles of
    cards and builds for what it has seen."""
    if g.state.phase != "building":
        return judge(g, seat)
    weights = informed(g, seat, _experience(g))
    worths = [sum(_building_worths(g, owner, weights).values()) for owner in range(g.seats)]
    return advantage(worths, seat) + (LOOKED + KNOWN) * g.state.players[seat].seen.bit_count()


def _experience(g: Game) -> Weights:
    """What experience says of ships. Live nothing but the builders' own patience ends building,
    before the last turn of the hourglass: there free cells count no more than usual."""
    level = board_of(g).level
    weights, usual = EXPERIENCE[level - 1], RULE_OF_THUMB[level - 1]
    if g.options.building == "turns":
        return weights
    return weights._replace(
        cell=usual.cell,
        open_cell=usual.open_cell,
        exposed=usual.exposed,
        place=usual.place,
    )


def is_in_flight(g: Game) -> bool:
    """Whether the worth of what is done shows at the end of the flight."""
    return g.state.phase == "flight"


def is_small_matter(g: Game) -> bool:
    """Whether it hardly matters for a flight what is chosen: where cubes and tokens go and come
    from, and whether to go on, which is nearly always right."""
    todo = g.state.todo
    return bool(todo) and isinstance(todo[0], SMALL_MATTERS)


SMALL_MATTERS: Final = (
    steps.GainGoods,
    steps.LoseGoods,
    steps.LoseTokens,
    steps.PayTokens,
    steps.Ready,
)


def worths(g: Game, seat: Seat) -> dict[str, int]:
    """What a seat has and what its ship promises, part by part."""
    s = g.state
    if s.phase == "building":
        return _building_worths(g, seat, RULE_OF_THUMB[board_of(g).level - 1])
    player = s.players[seat]
    found = {"credits": _owned(g, player)}
    if s.flight == NOTHING or s.phase in ("setup", "round"):
        return found
    found["lost"] = -CREDIT * parts_cost(g, seat)
    if player.flying:
        _add_flight(g, seat, found)
    elif s.phase not in ("flight", "settlement") and not player.finished:
        found["ship"] = _ability(g, seat, built=not any(player.ship.humans)).worth
        weights = RULE_OF_THUMB[board_of(g).level - 1]
        found["place"] = _tile(g, player.number, weights)
    return found


def _building_worths(g: Game, seat: Seat, weights: Weights) -> dict[str, int]:
    """The same while ships are built."""
    player = g.state.players[seat]
    ship, building = _built(g, seat, weights)
    return {
        "credits": _owned(g, player),
        "lost": -CREDIT * parts_cost(g, seat),
        "ship": ship,
        "building": building - LOOKED * player.seen.bit_count(),
        "place": _tile(g, player.number or _last_tile(g), weights),
    }


def _owned(g: Game, player: Player) -> int:
    idle = min(player.loans, player.credits // g.data.flight.repayment)
    return CREDIT * player.credits - LOAN * player.loans - IDLE_LOAN * idle


def _worth(g: Game, seat: Seat) -> int:
    return sum(worths(g, seat).values())


def _hull(g: Game, seat: Seat) -> Hull:
    ship, turbulence = g.state.players[seat].ship, road(g, seat, "turbulence")
    return hull_of(ship, dead_column_for(g, seat), turbulence=turbulence)


def _ability(g: Game, seat: Seat, *, built: bool) -> Ability:
    """What a seat's ship promises; while it is built, as it will be."""
    board = board_of(g)
    inside = None if built else aboard(g.state.players[seat].ship)
    weights = RULE_OF_THUMB[board.level - 1]
    return ability(g.data.tables, board, _hull(g, seat), inside, weights)


# In flight


def _add_flight(g: Game, seat: Seat, found: dict[str, int]) -> None:
    """What a ship in flight has, promises and may expect. Who does not arrive sells goods for half
    their value and gets no reward."""
    s = g.state
    to_come, cards = len(s.deck), len(s.deck) + len(s.done) + len(s.passed) + 1
    arrives = _arrival(g, seat, to_come)
    cubes = cubes_aboard(g, seat)
    value = goods_value(g, seat, cubes) * (1 + arrives) / 2 + merchant_bonus(g, seat, cubes)
    found["goods"] = int(CREDIT * (value + _promised(g, seat)))
    found["ship"] = int(_ability(g, seat, built=False).worth * arrives * to_come / cards)
    found["place"] = int(CREDIT * arrives * (_place(g, seat, to_come) + _looks(g, seat)))


def _arrival(g: Game, seat: Seat, to_come: int) -> float:
    """How likely a ship is to arrive."""
    player = g.state.players[seat]
    humans = humans_of(g, seat)
    if not humans:
        return 0.0
    ship = player.ship
    risk = SHORTHANDED * max(0, SAFE_CREW - humans)
    if not any(ship.thrust) and not any(ship.tokens):
        risk += STRANDED
    behind = max(other.day for other in g.state.players if other.flying) - player.day
    risk += LAPPED * max(0.0, behind - FAR_BEHIND * g.data.flight.track)
    return max(0.0, 1.0 - min(1.0, risk)) ** to_come


def _place(g: Game, seat: Seat, to_come: int) -> float:
    """The reward that a seat may expect for its place: nobody keeps it for sure."""
    players = g.state.players
    rivals = [other for other in flight_order(g) if other != seat]
    spread = 0.8 + 1.2 * math.sqrt(to_come)
    place = sum(
        1 / (1 + math.exp((players[seat].day - players[other].day) / spread)) for other in rivals
    )
    low = int(place)
    share = place - low
    best = place_reward(g, low)
    return best if not share else (1 - share) * best + share * place_reward(g, low + 1)


def _looks(g: Game, seat: Seat) -> float:
    players = g.state.players
    least = min(players[other].ship.exposed for other in flight_order(g))
    return LOOKS * level_of(g).best_looking * (players[seat].ship.exposed == least)


def _promised(g: Game, seat: Seat) -> float:
    """The value of cubes that wait to be loaded, as far as there is room."""
    todo = g.state.todo
    if not todo or not isinstance(step := todo[0], steps.GainGoods) or step.seat != seat:
        return 0.0
    room, special = free_room(g.data.tables, g.state.players[seat].ship)
    value = 0
    for colour, number in enumerate(step.pool):
        loaded = min(number, room, special if colour == RED else room)
        value += loaded * g.data.goods[colour].value
        room -= loaded
    return PROMISED * value


# While ships are built


def _built(g: Game, seat: Seat, weights: Weights) -> tuple[int, int]:
    """What a ship under construction is worth, and what may still be built: first of all the part
    in hand, in its best place."""
    player = g.state.players[seat]
    t, board, hull = g.data.tables, board_of(g), _hull(g, seat)
    found = ability(t, board, hull, None, weights)
    if player.number:
        return found.worth, -CREDIT * len(player.aside)
    left = _handlings(g, player)
    if not player.hand:
        return found.worth, _prospects(player, found, left, weights)
    best = found.worth + _prospects(player, found, left - 1, weights)
    welded = best_weld(t, board, hull, player.hand, weights)
    if welded is not None:
        best = max(best, welded.worth + _prospects(player, welded, left - 1, weights))
    if player.origin == FROM_WAREHOUSE:
        # One draw says little about drawing: it brings what handlings bring.
        expected = found.worth + _prospects(player, found, left, weights)
        best += int(AVERAGE * (expected - best))
    return found.worth, best - found.worth


def _handlings(g: Game, player: Player) -> int:
    """How many handlings are left; live, as many as one may hope for: looking takes the time of
    one."""
    if g.options.building == "turns":
        return player.handlings
    s = g.state
    looking = player.looking != NOTHING
    return LIVE_HANDLINGS * s.circle + (LIVE_HANDLINGS // 2 if s.running else 0) - looking


def _prospects(player: Player, found: Ability, left: int, weights: Weights) -> int:
    """What may still be built: cells are filled the better the more handlings there are for each.
    Exposed connectors that face them may be joined yet."""
    worth = -(ASIDE + CREDIT // 2) * len(player.aside)
    if left <= 0 or not found.room:
        return worth
    filled = 1 - math.exp(-CHOICE * left / found.room)
    worth += int(weights.cell * found.room * filled)
    return worth + int(weights.exposed * found.hopeful * 0.7 * filled)


def _tile(g: Game, number: int, weights: Weights) -> int:
    """What a number tile is worth."""
    return weights.place * level_of(g).number * (g.seats - number)


def _last_tile(g: Game) -> int:
    """The number tile that is left for whoever goes on building."""
    taken = {player.number for player in g.state.players}
    return max(number for number in range(1, g.seats + 1) if number not in taken)
