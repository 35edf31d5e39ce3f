"""How good a position is, for bots: points so far, and what everything else may still bring.

All worths are hundredths of a victory point. `judge` looks at everything, also at hands that only
their owners see, so a bot asks it about guesses (`Table.fork` with a seat) and never about the
table itself. Bots ask it about every option, so what depends on cards alone is worked out once
for each box (`Tables`).

The numbers below come from the prices on which the cards were designed (a basic unit about 0.7
points, a rare one about 1.1, both less what turning them into points takes) and from watching
greedy bots play. Only their proportions matter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from operator import getitem, itemgetter
from typing import Final

from kosmodrom.core.judging import advantage, final_margin, once_per_box
from kosmodrom.core.options import Seat
from kosmodrom.games.astrominers.box import FACE_BIT, Box, Kind, Order
from kosmodrom.games.astrominers.rules.base import Game
from kosmodrom.games.astrominers.rules.end import final_key
from kosmodrom.games.astrominers.rules.payment import PROMOTED_RATE, RATE
from kosmodrom.games.astrominers.state import (
    FACES,
    RARE,
    RESOURCES,
    ROUNDS,
    SYMBOLS_ON,
    WORKER_OF,
    Die,
    Effect,
    Face,
    Player,
    Resource,
    State,
)

# A unit of a kind by how many the player holds: later ones are harder to spend.
BASIC_UNITS: Final = (46, 42, 38, 34, 30, 27)
RARE_UNITS: Final = (72, 68, 62, 54, 46, 38, 30)
# What units may become shrinks with the purchases left, in percent.
UNITS_IN_TIME: Final = (0, 62, 80, 90, 96, 100, 100, 100, 100)
MOST_UNITS: Final = 60
ANY_UNIT: Final = 60

# An order in hand is worth its gain over its cost, in percent, if nothing is lacking; each half of
# a basic unit that is lacking (two for a basic unit, three for a rare one) leaves this percentage
# of it, by the purchases left.
ORDER_AT_HAND: Final = 80
ORDER_LACKING: Final = (0, 66, 78, 84, 87, 89, 89, 89, 89)
LACKING_BASIC: Final = 2
LACKING_RARE: Final = 3
# The orders of a hand compete for the same units and for the purchases left.
ORDER_SHARES: Final = (100, 65, 35, 18, 8)
ORDER_LEAST: Final = 20
DISCARD_COST: Final = 40
ANY_COST: Final = 30

EFFECT_WORTH: Final[Mapping[Effect, int]] = {
    "specialist": 35,
    "automaton": 15,
    "miner": 15,
    "rebate": 55,
    "free_launch": 90,
    "extra_order": 60,
}

# A mission in hand, in the same way; its owner can hope for a part of the crew's reward.
MISSION_AT_HAND: Final = 70
MISSION_LACKING: Final = 85
MISSION_SHARES: Final = (100, 60, 25, 10)
MISSION_IN_TIME: Final = (0, 45, 85, 100, 100, 100, 100, 100, 100)
MISSION_LEAST: Final = 20
OWN_CREW: Final = 75
SYMBOLS_PER_DIE: Final = 130

# The chance in percent that a card in a dock is filled in this round, and in the next one, by the
# number of its free spaces.
FILLED_NOW: Final = (100, 82, 62, 42, 25, 12, 5)
FILLED_NEXT: Final = (100, 84, 70, 54, 40, 28, 18)
NO_DIE_FITS: Final = 30
"""What remains of the chance if no pool has a die for a free space: dice can be changed."""
COMPLETED: Final = 100
EXPEDITION_CARD: Final = 75
TYPE_WORTH: Final = 35
"""What its type adds to a completed card, for awards to come."""
LOCKED_DIE: Final = 25

# Hundredths of units of the round bonus by the lead in dice aboard, from two behind to two ahead.
BONUS_UNITS: Final = (20, 70, 160, 250, 330)

# A die in the pool: what it fetches on the board; an expert without an area is a spare die.
FACE_WORTH: Final[Mapping[Face, int]] = {
    "miner": 44,
    "miner2": 66,
    "automaton": 44,
    "automaton2": 66,
    "inspector": 50,
    "geologist": 55,
}
SPARE_DIE: Final = 24

# Own cards: what a die there fetches more than elsewhere, for each time it can still be put there.
TECHNOLOGY_USE: Final = 34
BULLETIN_USE: Final = 26

# An award: its gain over the cards handed in, in percent by the number of types lacking.
AWARD_LACKING: Final = (80, 42, 20, 9, 3)
SECOND_AWARD: Final = 40

# Going first in the next round, by the number of players: worth most of a die, since otherwise the
# first player of the first round keeps the lead and wins too often.
FIRST_PLAYER: Final = (0, 0, 36, 45, 45)

Units = tuple[tuple[int, int], ...]
"""Numbers of units by the index of their kind."""
Curves = tuple[tuple[int, ...], ...]
"""For each kind a number by the units held: their worth, or that of one more."""

ANY: Final = len(RESOURCES)
"""The index of the any-resource symbol, after the kinds; then that of a card."""
CARD: Final = ANY + 1
TYPES: Final = "SCM"
LACKING: Final = tuple(LACKING_RARE if kind in RARE else LACKING_BASIC for kind in RESOURCES)
MOST_LACKING: Final = 24


def _fading(first: int, percent: int) -> tuple[int, ...]:
    """A chance that shrinks with everything that is lacking."""
    chances = [first]
    for _ in range(MOST_LACKING):
        chances.append(chances[-1] * percent // 100)
    return tuple(chances)


ORDER_CHANCES: Final = tuple(_fading(ORDER_AT_HAND, percent) for percent in ORDER_LACKING)
MISSION_CHANCES: Final = _fading(MISSION_AT_HAND, MISSION_LACKING)


def judge(g: Game, seat: Seat) -> int:
    """The advantage of a seat over its rivals, in hundredths of a point."""
    if g.state.phase == "end":
        return final_margin([final_key(g, other) for other in range(g.seats)], seat)  # AM-911
    return advantage(worths(g), seat)


def worths(g: Game) -> list[int]:
    """What each player has and may still get."""
    s = g.state
    tables = tables_of(g.data)
    curves_left, steps_left = tables.curves[s.promoted], tables.steps[s.promoted]
    buying = s.phase == "orders"
    acting = s.phase == "actions" or s.phase == "roll"
    left = ROUNDS - s.round
    free = free_card_spaces(g) if acting else (0, 0)
    values: list[int] = []
    prices: list[list[int]] = []
    for seat, player in enumerate(s.players):
        buys = left + (not buying or seat in s.buyers)
        stock = units_by_kind(player.stock)
        price = unit_prices(stock, steps_left[buys], buys)
        value = points_worth(tables, player) + stock_worth(stock, curves_left[buys])
        if buys:
            value += effects_worth(tables, player, buys)
            if player.orders:
                value += orders_worth(tables, player, stock, price, buys)
        if left or acting:
            if player.missions:
                value += missions_worth(tables, player, stock, left + acting)
            if player.done or player.expeditions:
                value += awards_worth(tables, s, player)
            value += own_cards_worth(player, left, acting)
        if acting and not player.passed:
            value += pool_worth(player, free)
        values.append(value)
        prices.append(price)
    if s.runs:
        aboard = add_runs(tables, s, values, prices, left, acting)
        if acting:
            add_bonus(s, values, prices, aboard)
    if left:
        values[next_first(s)] += FIRST_PLAYER[g.seats]
    return values


def next_first(s: State) -> Seat:
    """Who goes first in the next round, as it stands."""
    first = s.board.get("first-1")
    return s.first if first is None else first.seat


def parts(g: Game, seat: Seat) -> dict[str, int]:
    """What a player has and may still get, part by part; the sum is that of `worths`."""
    s, tables = g.state, tables_of(g.data)
    player = s.players[seat]
    buying, acting = s.phase == "orders", s.phase in ("actions", "roll")
    left = ROUNDS - s.round
    worth = {"points": points_worth(tables, player)}
    prices: list[list[int]] = []
    for other, rival in enumerate(s.players):
        buys = left + (not buying or other in s.buyers)
        stock = units_by_kind(rival.stock)
        price = unit_prices(stock, tables.steps[s.promoted][buys], buys)
        orders = orders_worth(tables, rival, stock, price, buys) if buys and rival.orders else 0
        prices.append(price)
        if other != seat:
            continue
        worth["resources"] = stock_worth(stock, tables.curves[s.promoted][buys])
        worth["orders"] = orders
        worth["effects"] = effects_worth(tables, player, buys) if buys else 0
        if left or acting:
            hand = missions_worth(tables, player, stock, left + acting) if player.missions else 0
            worth["missions"] = hand
            completed = player.done or player.expeditions
            worth["awards"] = awards_worth(tables, s, player) if completed else 0
            worth["own"] = own_cards_worth(player, left, acting)
        if acting and not player.passed:
            worth["dice"] = pool_worth(player, free_card_spaces(g))
    if s.runs:
        crews, bonus = [0] * g.seats, [0] * g.seats
        aboard = add_runs(tables, s, crews, prices, left, acting)
        worth["crews"] = crews[seat]
        if acting:
            add_bonus(s, bonus, prices, aboard)
            worth["bonus"] = bonus[seat]
    if left and next_first(s) == seat:
        worth["first"] = FIRST_PLAYER[g.seats]
    return worth


# What each thing is worth


def points_worth(tables: Tables, player: Player) -> int:
    """Points that are certain; what is left over scores as stock."""
    points = tables.points
    value = 100 * (len(player.done) + len(player.expeditions))
    for card in player.bought:
        value += points[card]
    for card in player.used:
        value += points[card]
    for card in player.awards:
        value += points[card]
    for own in player.technologies:
        value += points[own.card]
    for own in player.bulletins:
        value += points[own.card]
    return value


units_by_kind = itemgetter(*RESOURCES)


def stock_worth(stock: Sequence[int], curves: Curves) -> int:
    """Resources; with no purchase left exactly what they score (AM-904, AM-916)."""
    return sum(map(getitem, curves, stock))


def unit_prices(stock: Sequence[int], steps: Curves, buys: int) -> list[int]:
    """What one more unit of each kind, of any kind, and a card are worth to a player."""
    return [*map(getitem, steps, stock), ANY_UNIT, EXPEDITION_CARD if buys > 1 else 0]


def orders_worth(
    tables: Tables, player: Player, stock: Sequence[int], price: list[int], buys: int
) -> int:
    """Orders in hand: what they bring above their cost, the less the more is lacking.

    A unit that the most promising one lacks is worth more: its price rises.
    """
    chances = ORDER_CHANCES[buys]
    gains = []
    best = 0
    for card in player.orders:
        order = tables.orders[card]
        lacking = lacking_halves(order.cost, stock)
        gain = order.gains[buys] * chances[lacking] // 100
        gains.append(gain)
        if gain > best:
            best = gain
            wanted, short = order, lacking
    if best and short:
        for kind, units in wanted.cost:
            if kind != ANY and stock[kind] < units:
                nearer = chances[short - LACKING[kind]] - chances[short]
                price[kind] += wanted.gains[buys] * nearer // 100
    return shared(gains, ORDER_SHARES, buys)


def lacking_halves(cost: Units, stock: Sequence[int]) -> int:
    """What a stock lacks of a cost, in halves of a basic unit."""
    lacking = 0
    for kind, units in cost:
        if kind != ANY and stock[kind] < units:
            lacking += (units - stock[kind]) * LACKING[kind]
    return lacking if lacking < MOST_LACKING else MOST_LACKING


def shared(gains: list[int], shares: Sequence[int], most: int) -> int:
    """The sum of gains that compete: the best ``most`` of them count, the best one most."""
    if len(gains) == 1:
        return gains[0]
    gains.sort(reverse=True)
    value = 0
    for gain, share in zip(gains[:most], shares, strict=False):
        value += gain * share // 100
    return value


def effects_worth(tables: Tables, player: Player, buys: int) -> int:
    """Effects of bought orders not used yet."""
    value = 0
    for card in player.bought:
        value += tables.effects[card]
    return value if buys > 2 else value * buys // 3


def missions_worth(tables: Tables, player: Player, stock: Sequence[int], rounds: int) -> int:
    """Missions in hand: what launching and crewing them would bring."""
    gains = []
    for card in player.missions:
        plan = tables.plans[card]
        gains.append(plan.gain * MISSION_CHANCES[lacking_halves(plan.cost, stock)] // 100)
    return shared(gains, MISSION_SHARES, len(gains)) * MISSION_IN_TIME[rounds] // 100


def awards_worth(tables: Tables, s: State, player: Player) -> int:
    """The best two of the open awards, by how many types are lacking (AM-601, AM-603)."""
    types = [0, 0, 0]
    for card in player.done:
        types[tables.types[card]] += 1
    stony, carbon, metal = types
    best = second = 0
    for award in s.awards:
        if award is None:
            continue
        gain, (s_type, c_type, m_type) = tables.awards[award]
        lacking = -len(player.expeditions)
        if s_type > stony:
            lacking += s_type - stony
        if c_type > carbon:
            lacking += c_type - carbon
        if m_type > metal:
            lacking += m_type - metal
        gain = gain * AWARD_LACKING[lacking if lacking > 0 else 0] // 100
        if gain > best:
            best, second = gain, best
        elif gain > second:
            second = gain
    return best + second * SECOND_AWARD // 100


def own_cards_worth(player: Player, left: int, acting: bool) -> int:
    """Technologies and bulletins: each use that is left."""
    value = (
        len(player.technologies) * TECHNOLOGY_USE + len(player.bulletins) * BULLETIN_USE
    ) * left
    if acting:
        for own in player.technologies:
            if own.die is None:
                value += TECHNOLOGY_USE
        for own in player.bulletins:
            if own.die is None:
                value += BULLETIN_USE
    return value


def pool_worth(player: Player, free: tuple[int, int]) -> int:
    """Dice not used yet; experts beyond the free spaces of their area are spare dice."""
    pool = player.pool
    value = 0
    for face, worth in FACE_WORTH.items():
        value += pool[face] * worth
    dispatch, refinery = free
    if pool["inspector"] > dispatch:
        value -= (pool["inspector"] - dispatch) * (FACE_WORTH["inspector"] - SPARE_DIE)
    if pool["geologist"] > refinery:
        value -= (pool["geologist"] - refinery) * (FACE_WORTH["geologist"] - SPARE_DIE)
    return value


def free_card_spaces(g: Game) -> tuple[int, int]:
    """Free spaces of dispatch and of refinery."""
    areas, taken = g.data.boards[g.seats].areas, g.state.board
    dispatch = refinery = 0
    for space in areas["dispatch"]:
        if space not in taken:
            dispatch += 1
    for space in areas["refinery"]:
        if space not in taken:
            refinery += 1
    return dispatch, refinery


# Cards in docks


def add_runs(
    tables: Tables,
    s: State,
    values: list[int],
    prices: Sequence[Sequence[int]],
    left: int,
    acting: bool,
) -> list[int]:
    """Dice aboard and the owners' cards to come; how many dice each player has aboard."""
    faces = faces_in_pools(s) if acting else 0
    aboard = [0] * len(values)
    for run in s.runs:
        plan = tables.plans[run.card]
        now, chance = chance_filled(plan, run.crew, faces, left > 0 and not run.slid)
        stuck = (100 - now) * LOCKED_DIE // 100 if left and not run.slid else 0
        for die in run.crew:
            if die is not None:
                seat = die.seat
                price = prices[seat]
                worth = 0
                for kind, units in plan.rewards[die.face]:
                    worth += price[kind] * units
                values[seat] += worth * chance // 100 - stuck
                aboard[seat] += 1
        values[run.owner] += plan.kept * chance // 100
    return aboard


def faces_in_pools(s: State) -> int:
    """The faces that somebody can still place, as bits."""
    bits = 0
    for player in s.players:
        if not player.passed:
            pool = player.pool
            for face, bit in FACE_BIT.items():
                if pool[face]:
                    bits |= bit
    return bits


def chance_filled(
    plan: Plan, crew: Sequence[Die | None], faces: int, again: bool
) -> tuple[int, int]:
    """The chance in percent that a card is filled now, and now or in the next round."""
    free = 0
    now = 100 if faces else 0
    for die, bits in zip(crew, plan.spaces, strict=True):
        if die is None:
            free += 1
            if not bits & faces:
                now = NO_DIE_FITS if faces else 0
    if not free:
        return 100, 100
    now = now * FILLED_NOW[free] // 100
    return now, now + (100 - now) * FILLED_NEXT[free] // 100 if again else now


def add_bonus(
    s: State, values: list[int], prices: Sequence[Sequence[int]], aboard: list[int]
) -> None:
    """The round bonus for most dice aboard (AM-401); in the last round of any kind (AM-403)."""
    field = s.track[s.round - 1]
    kind = ANY if field is None else RESOURCES.index(field)
    ranked = sorted(aboard)
    most, next_most = ranked[-1], ranked[-2]
    for seat, dice in enumerate(aboard):
        lead = dice - (next_most if dice == most else most)
        if not dice:
            lead -= 1
        units = BONUS_UNITS[max(0, min(4, lead + 2))]
        values[seat] += units * prices[seat][kind] // 100


# What depends on the cards alone


def units_of(cost: Mapping[Kind, int]) -> Units:
    """A cost or a reward with the kinds by index."""
    return tuple((ANY if kind == "any" else RESOURCES.index(kind), n) for kind, n in cost.items())


def cost_worth(cost: Units) -> int:
    """What units are worth to somebody who has a few of them."""
    middle = (*(RARE_UNITS[2] if kind in RARE else BASIC_UNITS[2] for kind in RESOURCES), ANY_COST)
    return sum(middle[kind] * units for kind, units in cost)


def curve(units: Sequence[int], rate: int, percent: int) -> tuple[int, ...]:
    """The worth of 0, 1, 2 ... units of a kind of which ``rate`` score a point."""
    if percent == 0:
        return tuple(number // rate * 100 for number in range(MOST_UNITS))
    floor = 100 // rate
    worth = [0]
    for number in range(MOST_UNITS):
        full = units[number] if number < len(units) else floor
        worth.append(worth[-1] + max(floor, full * percent // 100))
    return tuple(worth)


def curves(promoted: Resource, percent: int) -> Curves:
    """The worth of each kind's units, at a percentage of what they may become."""
    return tuple(
        curve(
            RARE_UNITS if kind in RARE else BASIC_UNITS,
            PROMOTED_RATE if kind == promoted else RATE,
            percent,
        )
        for kind in RESOURCES
    )


def steps(curves: Curves) -> Curves:
    """What one more unit adds, by the units held."""
    return tuple(tuple(after - now for now, after in pairwise(curve)) for curve in curves)


class Plan:
    """A mission or expedition: what it costs, takes and gives."""

    def __init__(self, box: Box, card: str) -> None:
        plan, mission = box.plans[card], box.missions.get(card)
        self.spaces = plan.spaces
        self.cost = units_of(plan.cost)
        self.rewards: dict[Face, Units] = dict.fromkeys(FACES, ((CARD, 1),))
        self.kept = COMPLETED + TYPE_WORTH
        symbol = EXPEDITION_CARD
        if mission:
            sets = {worker: units_of(reward) for worker, reward in mission.reward.items()}
            self.rewards = {
                face: tuple((kind, units * SYMBOLS_ON[face]) for kind, units in sets[worker])
                for face, worker in WORKER_OF.items()
                if worker in sets
            }
            symbol = sum(map(cost_worth, sets.values())) * SYMBOLS_PER_DIE // (100 * len(sets))
        crew = (symbol - FACE_WORTH["miner"]) * len(plan.spaces) * OWN_CREW // 100
        self.gain = max(MISSION_LEAST, crew + self.kept - cost_worth(self.cost))


class OrderWorth:
    """An order: its cost, and its gain over the cost by the purchases left."""

    def __init__(self, order: Order) -> None:
        self.cost = units_of(order.cost)
        paid = cost_worth(self.cost) + DISCARD_COST * order.discard
        effect = EFFECT_WORTH[order.effect]
        self.gains = tuple(
            max(
                ORDER_LEAST, 100 * order.points + effect * min(buys, 3) // 3 - paid * percent // 100
            )
            for buys, percent in enumerate(UNITS_IN_TIME)
        )


class Tables:
    """What the judge needs of a box, worked out once."""

    def __init__(self, box: Box) -> None:
        self.box = box
        scoring = (box.orders, box.awards, box.technologies, box.bulletins)
        self.points = {card.id: 100 * card.points for kind in scoring for card in kind.values()}
        self.orders = {card.id: OrderWorth(card) for card in box.orders.values()}
        self.effects = {card.id: EFFECT_WORTH[card.effect] for card in box.orders.values()}
        self.plans = {card: Plan(box, card) for card in box.plans}
        self.types = {card.id: TYPES.index(card.type) for card in box.missions.values()}
        self.awards = {
            card.id: (100 * (card.points - len(card.set)), tuple(map(card.set.count, TYPES)))
            for card in box.awards.values()
        }
        # By the promoted kind and the purchases left.
        self.curves = {
            promoted: tuple(curves(promoted, percent) for percent in UNITS_IN_TIME)
            for promoted in RESOURCES
        }
        self.steps = {promoted: tuple(map(steps, left)) for promoted, left in self.curves.items()}


tables_of = once_per_box(Tables)
