"""The end of a flight: what is earned and what is paid, in the order of GT-Q-97."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.events.settlement import (
    BestLooking,
    Creative,
    FlightSettled,
    GameEnded,
    GoodsSold,
    ManagerPaid,
    OrderPaid,
    PartsPaid,
    PassengersPaid,
    PlaceRewarded,
)
from kosmodrom.games.galaxy_trucker.rules.base import (
    FlightGame,
    Game,
    board_of,
    five_rules,
    has_specialist,
    level_of,
    road,
)
from kosmodrom.games.galaxy_trucker.rules.loans import repay_loan, take_loan
from kosmodrom.games.galaxy_trucker.tables import LUXURY_CABIN
from kosmodrom.games.galaxy_trucker.terms import GOODS, RED, SPECIALISTS, YELLOW

LAWYER, MANAGER, MERCHANT = (SPECIALISTS.index(n) for n in ("lawyer", "manager", "merchant"))

EARNED: Final = ("finish", "looks", "creativity", "luxury", "manager", "goods", "parts", "orders")
"""The parts of a settlement, in order; what was won and paid on the way is `flight`."""
FINISH, LOOKS, CREATIVITY, LUXURY, MANAGING, SALE, PARTS, ORDERS = range(len(EARNED))
ON_THE_WAY: Final = len(EARNED)
BOTH_HALVES: Final = 3


def settle_accounts(g: Game) -> None:
    """Everybody's accounts; then the next flight, or the end (GTB-102)."""
    s = g.state
    g.emit(FlightSettled(s.flight + 1))
    for player in s.players:
        player.wealth.append([0] * (len(EARNED) + 1))
        player.wealth[-1][SALE] = player.sold  # on giving up (GTB-907, GT-641)
        player.landed.append(ships.picture(player.ship))
    finishers = finish_order(g)
    _reward_places(g, finishers)
    _reward_looks(g, finishers)
    _reward_creativity(g, finishers)
    for seat in range(g.seats):
        if s.players[seat].finished:
            _reward_passengers(g, seat)
            _reward_manager(g, seat)
            _sell_goods(g, seat)
        _pay_parts(g, seat)
        _pay_orders(g, seat)
    _return_goods(g)
    if s.flight + 1 < len(s.flights):
        s.phase = "round"
    else:
        _end_game(g)
    for player in s.players:
        player.wealth[-1][ON_THE_WAY] = player.credits - sum(map(sum, player.wealth))


def _earn(g: Game, seat: Seat, part: int, amount: int) -> None:
    player = g.state.players[seat]
    player.credits += amount
    player.wealth[-1][part] += amount


def _owe(g: Game, seat: Seat, part: int, amount: int) -> int:
    """Pay what is owed: what there is (GTB-1006), or with loans (GT-723); returns what was paid."""
    player = g.state.players[seat]
    while player.credits < amount and g.state.schemes:
        take_loan(g, seat)
    paid = min(amount, player.credits)
    _earn(g, seat, part, -paid)
    return paid


# Rewards


def finish_order(g: FlightGame) -> list[Seat]:
    """Those who arrived, from the first; on class IIA ships with both halves come before all others
    (GT-652)."""
    players = g.state.players
    halves = len(board_of(g).halves) > 1
    arrived = [seat for seat, player in enumerate(players) if player.finished]
    return sorted(
        arrived,
        key=lambda seat: (
            halves and players[seat].halves != BOTH_HALVES,
            -players[seat].day,
        ),
    )


def place_reward(g: FlightGame, place: int) -> int:
    """The reward for a place, from 0; for five the first is paid twice (GTB-1001, GT-446,
    GT-Q-36)."""
    rewards = level_of(g).finish
    if five_rules(g):
        place = max(0, place - 1)
    return rewards[place]


def _reward_places(g: Game, finishers: Sequence[Seat]) -> None:
    for place, seat in enumerate(finishers):
        amount = place_reward(g, place)
        _earn(g, seat, FINISH, amount)
        g.emit(PlaceRewarded(seat, place + 1, amount))


def best_looking(g: FlightGame, finishers: Sequence[Seat]) -> list[Seat]:
    """The fewest exposed connectors among those who arrived, and all who tie (GTB-1002). For five
    at least two: if one is alone in front, the next best too (GT-447). On class IIA only whole
    ships compete, if there are any (GT-653, GT-654, GT-Q-46)."""
    players = g.state.players
    if len(board_of(g).halves) > 1:
        whole = [seat for seat in finishers if players[seat].halves == BOTH_HALVES]
        finishers = whole or finishers
    values = sorted({players[seat].ship.exposed for seat in finishers})[:2]
    best = [seat for seat in finishers if players[seat].ship.exposed in values[:1]]
    if five_rules(g) and len(best) == 1:
        best = [seat for seat in finishers if players[seat].ship.exposed in values]
    return best


def _reward_looks(g: Game, finishers: Sequence[Seat]) -> None:
    amount = level_of(g).best_looking
    for seat in best_looking(g, finishers):
        _earn(g, seat, LOOKS, amount)
        g.emit(BestLooking(seat, g.state.players[seat].ship.exposed, amount))


def _reward_creativity(g: Game, finishers: Sequence[Seat]) -> None:
    """Class IA: a front that no other finisher has (GT-507, GT-Q-40); Turbulence may have changed
    it (GT-Q-79)."""
    if not board_of(g).board.turnable:
        return
    built = [g.state.players[seat].ship for seat in finishers]
    fronts = [(ship.nose + ship.front) % 4 for ship in built]
    amount = level_of(g).best_looking
    for seat, front in zip(finishers, fronts, strict=True):
        if fronts.count(front) == 1:
            _earn(g, seat, CREATIVITY, amount)
            g.emit(Creative(seat, amount))


def _reward_passengers(g: Game, seat: Seat) -> None:
    """Each luxury cabin that still has its passenger, after a finished flight (GT-214, GT-Q-06)."""
    t, ship = g.data.tables, g.state.players[seat].ship
    cabins = sum(
        1
        for cell, part in enumerate(ship.parts)
        if part and t.kinds[part] == LUXURY_CABIN and ship.humans[cell]
    )
    if cabins:
        amount = cabins * level_of(g).luxury
        _earn(g, seat, LUXURY, amount)
        g.emit(PassengersPaid(seat, cabins, amount))


def _reward_manager(g: Game, seat: Seat) -> None:
    """Credits for the alien races aboard, the manager's included; only for those who arrive
    (GT-367, GT-368, GT-630)."""
    if has_specialist(g, seat, MANAGER):
        races = sum(1 for cell in g.state.players[seat].ship.aliens if cell)
        amount = g.data.flight.manager[races - 1]
        _earn(g, seat, MANAGING, amount)
        g.emit(ManagerPaid(seat, races, amount))


# Goods


def cubes_aboard(g: Game, seat: Seat, halves: int = BOTH_HALVES) -> list[int]:
    """Cubes by colour, in some halves."""
    found = [0] * len(GOODS)
    goods, half_of = g.state.players[seat].ship.goods, board_of(g).half_of
    for cell in ships.filled(goods):
        if halves >> half_of[cell] & 1:
            for colour in range(len(GOODS)):
                found[colour] += goods[cell] >> 2 * colour & 3
    return found


def goods_value(g: FlightGame, seat: Seat, cubes: Sequence[int]) -> int:
    """What cubes sell for (GTB-1003), 1 less each with Falling Prices (GT-938)."""
    if not any(cubes):
        return 0
    less = 1 if road(g, seat, "falling_prices") else 0
    return sum(
        number * (cube.value - less) for number, cube in zip(cubes, g.data.goods, strict=True)
    )


def half_price(g: FlightGame, seat: Seat, cubes: Sequence[int]) -> int:
    """What they bring on giving up: half their value, rounded up (GTB-907)."""
    return (goods_value(g, seat, cubes) + 1) // 2


def merchant_bonus(g: FlightGame, seat: Seat, cubes: Sequence[int]) -> int:
    """1 more for each red and yellow cube sold, never halved (GT-371, GT-372)."""
    return cubes[RED] + cubes[YELLOW] if has_specialist(g, seat, MERCHANT) else 0


def _sell_goods(g: Game, seat: Seat) -> None:
    cubes = cubes_aboard(g, seat)
    if any(cubes):
        amount = goods_value(g, seat, cubes) + merchant_bonus(g, seat, cubes)
        _earn(g, seat, SALE, amount)
        sold = (colour for colour, count in zip(GOODS, cubes, strict=True) for _ in range(count))
        g.emit(GoodsSold(seat, tuple(sold), amount))


def _return_goods(g: Game) -> None:
    """All cubes go back to the bank."""
    for seat, player in enumerate(g.state.players):
        for colour, number in enumerate(cubes_aboard(g, seat)):
            g.state.bank[colour] += number
        player.ship.goods = bytearray(len(player.ship.goods))


# Payments


def parts_cost(g: FlightGame, seat: Seat) -> int:
    """1 credit for each lost part (GTB-1004), at most the insurance of the class (GTB-1005, GT-509,
    GT-655), without it with Costly Repairs (GT-936). The lawyer pays for insured ships and halves
    the rest, rounded down (GT-360 to GT-363)."""
    cost = len(g.state.players[seat].lost) * g.data.flight.part_cost
    limit = None if road(g, seat, "costly_repairs") else board_of(g).insurance
    if has_specialist(g, seat, LAWYER):
        return 0 if limit is not None else cost // 2
    return cost if limit is None else min(cost, limit)


def _pay_parts(g: Game, seat: Seat) -> None:
    if lost := g.state.players[seat].lost:
        paid = _owe(g, seat, PARTS, parts_cost(g, seat))
        g.emit(PartsPaid(seat, len(lost), paid))


def _pay_orders(g: Game, seat: Seat) -> None:
    """Ordered parts that are left, also of those who gave up; nobody covers them (GT-918, GT-919,
    GT-Q-81)."""
    if left := g.state.players[seat].ordered:
        paid = _owe(g, seat, ORDERS, len(left) * g.data.flight.unused_part_cost)
        g.emit(OrderPaid(seat, len(left), paid))


# The end


def _end_game(g: Game) -> None:
    """Loans are repaid, all or none (GT-722, GT-Q-53)."""
    for seat, player in enumerate(g.state.players):
        if player.loans * g.data.flight.repayment <= player.credits:
            while player.loans:
                repay_loan(g, seat)
    g.state.phase = "end"
    g.emit(GameEnded())
