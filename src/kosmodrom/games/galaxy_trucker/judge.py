"""How good a position is for a seat, for bots.

A seat is worth its credits, the goods aboard, a share of the rewards at the destination, and what
its ship promises for the cards to come. While ships are built there is also the part in hand, and
what the handlings that are left may still bring. All in hundredths of a credit.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from kosmodrom.core.judging import advantage, final_margin
from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    board_of,
    dead_column_for,
    flight_order,
    humans_of,
    level_of,
)
from kosmodrom.games.galaxy_trucker.rules.inspection import faults_of
from kosmodrom.games.galaxy_trucker.rules.settlement import (
    cubes_aboard,
    goods_value,
    merchant_bonus,
    parts_cost,
    place_reward,
)
from kosmodrom.games.galaxy_trucker.state import Player
from kosmodrom.games.galaxy_trucker.tables import (
    BATTERY,
    BIDIRECTIONAL_CANNON,
    CABIN,
    CANNON,
    CANNON_BOOSTER,
    CANNON_ENGINE,
    CARGO_BATTERY,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    ENGINE_BOOSTER,
    HOLD,
    LIFE_SUPPORT,
    LUXURY_CABIN,
    MIXED_HOLD,
    SHIELD,
    SHIELD_BOOSTER,
    SPECIAL_HOLD,
    STARTING_CABIN,
    STASIS_CHAMBER,
    WIDTH,
)
from kosmodrom.games.galaxy_trucker.terms import NOTHING

CREDIT: Final = 100
LOAN: Final = 1300
IDLE_LOAN: Final = 2000
"""More for a loan that could be repaid: nobody takes one to put off a card."""
FAULT: Final = 230
"""A fault costs a part, and what hangs on it."""
PART: Final = 8
"""A part more is something more to lose before it hurts."""
COVER: Final = 75
"""A side of the ship that a shield covers."""
EXPOSED: Final = 24
DAY: Final = 6
PLACE: Final = 0.6
"""How sure the present place is to be that at the destination."""
HANDLING: Final = 45
"""What a handling is worth while there is room on the ship."""
HANDLINGS_A_CELL: Final = 1.7
FIRST: Final = 70
"""What each place ahead at launch is worth, by level."""
ALIEN: Final = 90
KEPT: Final = 0.6
"""What is left of the worth of a part in hand once it has found its place, or waits aside."""
PILOTLESS: Final = 2000

# What the first of something is worth, and how much less each further one; higher levels need more.
Curve = tuple[int, float]
THRUST: Final[Curve] = (150, 0.80)
FIRE: Final[Curve] = (125, 0.82)
CREW: Final[Curve] = (60, 0.88)
TOKEN: Final[Curve] = (60, 0.80)
SLOT: Final[Curve] = (65, 0.86)
SPECIAL: Final[Curve] = (95, 0.84)


@cache
def _sums(curve: Curve, level: int) -> tuple[int, ...]:
    """What numbers of something are worth, in steps of a half."""
    first, less = curve
    less = min(0.95, less + 0.04 * (level - 1))
    found, total = [0], 0.0
    for number in range(80):
        total += first / 2 * less ** (number / 2)
        found.append(round(total))
    return tuple(found)


def _of(curve: Curve, doubled: int, level: int) -> int:
    sums = _sums(curve, level)
    return sums[min(doubled, len(sums) - 1)]


def judge(g: Game, seat: Seat) -> int:
    """The advantage of a seat over its rivals. While ships are built, nobody can do anything about
    those of the others: only the own one is looked at."""
    if g.state.phase == "end":
        keys = [(player.credits - (LOAN if player.loans else 0),) for player in g.state.players]
        return final_margin(keys, seat)
    if g.state.phase == "building":
        return _worth(g, seat)
    return advantage([_worth(g, owner) for owner in range(g.seats)], seat)


def worths(g: Game, seat: Seat) -> dict[str, int]:
    """What a seat has and what its ship promises, part by part."""
    s = g.state
    player = s.players[seat]
    idle = min(player.loans, player.credits // g.data.flight.repayment)
    credits_now = CREDIT * player.credits - LOAN * player.loans - IDLE_LOAN * idle
    found = {"credits": credits_now}
    if s.flight == NOTHING or s.phase in ("setup", "round"):
        return found
    found["lost"] = -CREDIT * parts_cost(g, seat)
    if s.phase == "building":
        found["ship"] = _ship_worth(g, seat)
        found["building"] = _prospects(g, player)
        return found
    still_flies = player.flying or (not player.finished and s.phase not in ("flight", "settlement"))
    if not still_flies:
        return found
    cubes = cubes_aboard(g, seat)
    found["goods"] = CREDIT * (goods_value(g, seat, cubes) + merchant_bonus(g, seat, cubes))
    found["ship"] = _ship_worth(g, seat)
    if player.flying:
        found["ship"] = int(found["ship"] * _share_to_come(g))
        if not humans_of(g, seat):
            found["ship"] -= PILOTLESS  # the flight ends after this card
        order = flight_order(g)
        found["place"] = int(CREDIT * PLACE * place_reward(g, order.index(seat)))
        found["place"] -= DAY * (s.players[order[0]].day - player.day)
    return found


def _worth(g: Game, seat: Seat) -> int:
    return sum(worths(g, seat).values())


def _share_to_come(g: Game) -> float:
    """How much of the flight is still to come; a ship should arrive in good shape, too."""
    s = g.state
    cards = len(s.deck) + len(s.done) + len(s.passed) + 1
    return 0.15 + 0.85 * len(s.deck) / cards


# The ship


def _ship_worth(g: Game, seat: Seat) -> int:
    """What a ship promises, whether it is being built or flies: strength counts less and less."""
    t, board, player = g.data.tables, board_of(g), g.state.players[seat]
    ship, level = player.ship, board.level
    built = g.state.phase in ("building", "inspection")
    dead = dead_column_for(g, seat)
    fire = powered_fire = thrust = powered_thrust = devices = 0
    tokens = crew = slots = special = exposed = covered = parts = boosters = 0
    colours = 0
    for cell, part in enumerate(ship.parts):
        if not part:
            continue
        parts += 1
        exposed += ships.exposed_sides(t, ship, cell).bit_count()
        if cell % WIDTH == dead:
            continue
        kind = t.kinds[part]
        if kind == CANNON:
            fire += ships.cannon_strength(t, ship, cell)
        elif kind == ENGINE:
            thrust += ships.engine_strength(t, ship, cell)
        elif kind == CABIN:
            crew += 2 if built else ship.humans[cell]
        elif kind in (DOUBLE_CANNON, BIDIRECTIONAL_CANNON):
            powered_fire += ships.cannon_strength(t, ship, cell)
            devices += 1
        elif kind == DOUBLE_ENGINE:
            powered_thrust += ships.engine_strength(t, ship, cell)
            devices += 1
        elif kind == SHIELD:
            covered |= t.covered[part * 4 + ship.turned[cell]]
            devices += 1
        elif kind == CANNON_ENGINE:
            fire += ships.cannon_strength(t, ship, cell)
            thrust += ships.engine_strength(t, ship, cell)
        elif kind == STARTING_CABIN:
            crew += 2 if built else ship.humans[cell]
        elif kind in (LUXURY_CABIN, STASIS_CHAMBER):
            crew += 1 if built else ship.humans[cell]
        elif kind == LIFE_SUPPORT:
            if any(t.kinds[ship.parts[c]] == CABIN for c in ships.joined_to(t, ship, cell)):
                colours |= 1 << t.colours[part]
        elif kind in (SHIELD_BOOSTER, CANNON_BOOSTER, ENGINE_BOOSTER):
            boosters += 1
        tokens += t.cells[part] if built else ship.tokens[cell]
        if built or player.flying:
            slots += t.slots[part]
            special += t.special_slots[part]
    power = min(1.0, tokens / (2 * devices)) if devices else 0.0
    fire += int(powered_fire * power)
    thrust = 2 * thrust + int(2 * powered_thrust * power)
    worth = _of(FIRE, fire, level) + _of(THRUST, thrust, level) + _of(CREW, 2 * crew, level)
    worth += _of(SLOT, 2 * slots, level) + _of(SPECIAL, 2 * special, level)
    if devices or boosters:
        worth += _of(TOKEN, 2 * min(tokens, 2 * devices + boosters + 1), level)
    if tokens:
        worth += COVER * covered.bit_count()
    worth -= EXPOSED * exposed
    worth += PART * parts
    if built:
        worth += ALIEN * colours.bit_count()
        worth -= FAULT * len(faults_of(g, seat))
    else:
        worth += ALIEN * sum(1 for cell in ship.aliens if cell)
    return worth


# While ships are built


def _prospects(g: Game, player: Player) -> int:
    """What the part in hand, parts set aside and the handlings that are left may still bring; or,
    with a number tile, what starting in that place does."""
    level = level_of(g).number
    if player.number:
        return FIRST * level * (g.seats - player.number) - CREDIT * len(player.aside)
    ship, board = player.ship, board_of(g)
    free = sum(
        1 for cell in board.cells if not ship.parts[cell] and (ship.faces[cell] or not board.start)
    )
    left = player.handlings if g.options.building == "turns" else 20
    worth = HANDLING * min(left, round(HANDLINGS_A_CELL * free))
    needs = [_need(g, player, part) for part in (player.hand, *player.aside) if part]
    return worth + int(KEPT * sum(needs)) - CREDIT // 2 * len(player.aside)


def _need(g: Game, player: Player, part: int) -> int:
    """What one part more of a kind would be worth to a ship, if it fits anywhere."""
    t, board = g.data.tables, board_of(g)
    if not ships.weldable(t, board, player.ship, part):
        return 0
    level, kind = board.level, t.kinds[part]
    have = sum(1 for other in player.ship.parts if other and t.kinds[other] == kind)
    match kind:
        case _ if kind in (CANNON, DOUBLE_CANNON, BIDIRECTIONAL_CANNON, CANNON_ENGINE):
            return _of(FIRE, 2 * have + 2, level) - _of(FIRE, 2 * have, level)
        case _ if kind in (ENGINE, DOUBLE_ENGINE):
            return _of(THRUST, 2 * have + 2, level) - _of(THRUST, 2 * have, level)
        case _ if kind == CABIN:
            return _of(CREW, 4 * have + 8, level) - _of(CREW, 4 * have + 4, level)
        case _ if kind == SHIELD:
            return 2 * COVER if have < 2 else 0
        case _ if kind in (BATTERY, CARGO_BATTERY):
            return _of(TOKEN, 4 * have + 4, level) - _of(TOKEN, 4 * have, level)
        case _ if kind in (HOLD, SPECIAL_HOLD, MIXED_HOLD):
            room = 2 * (t.slots[part] + t.special_slots[part])
            curve = SLOT if kind == HOLD else SPECIAL
            return _of(curve, 4 * have + room, level) - _of(curve, 4 * have, level)
        case _:
            return 4 * PART
