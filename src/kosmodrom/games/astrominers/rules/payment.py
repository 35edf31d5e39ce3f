"""Resources and exchange: paying costs (AM-802 to AM-814, AM-508, AM-509)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import Final, cast

from kosmodrom.core.asks import Flow, Question, ask
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.astrominers.box import Cost, Kind
from kosmodrom.games.astrominers.events import Amounts, Paid
from kosmodrom.games.astrominers.moves import (
    LaunchFree,
    Pay,
    PayAny,
    Price,
    Rebate,
    Substitute,
)
from kosmodrom.games.astrominers.rules.base import (
    Game,
    count_effects,
    has_effect,
    put_back,
    use_effect,
)
from kosmodrom.games.astrominers.state import RARE, RESOURCES, Payment, Resource

PAYMENT: Final = Question("payment", ("AM-802", "AM-803", "AM-804", "AM-508", "AM-Q-08"))

BASIC: Final = RESOURCES[: -len(RARE)]
RATE: Final = 4
PROMOTED_RATE: Final = 3


def price(cost: Mapping[Kind, int]) -> Price:
    """The units of a cost one by one, as choices say them."""
    return _price(tuple(cost.items()))


@cache
def _price(cost: tuple[tuple[Kind, int], ...]) -> Price:
    return tuple(kind for kind, units in cost for _ in range(units))


def lacking(g: Game, seat: Seat, cost: Cost) -> Price:
    """The units of a cost that a player does not hold."""
    stock = g.state.players[seat].stock
    short: dict[Kind, int] = {}
    for kind, units in cost.items():
        if kind != "any" and stock[kind] < units:
            short[kind] = units - stock[kind]
    return price(short) if short else ()


def payable(stock: Mapping[Resource, int], due: Mapping[Kind, int], promoted: Resource) -> bool:
    """Whether a stock meets a cost, with substitutes for what is lacking.

    Units held are used first; only the shortfall is substituted, from units not needed for the cost
    itself (AM-Q-08): 4 of any kinds for 1, 3 if the lacking one is promoted (AM-803), or 3 promoted
    ones (AM-804). A unit of any resource is paid with a unit left over (AM-Q-18).
    """
    wanted = lacking = 0
    for kind, units in due.items():
        wanted += units
        if kind != "any" and stock[kind] < units:
            lacking += units - stock[kind]
    spare = sum(stock.values()) - (wanted - lacking)
    if lacking * PROMOTED_RATE > spare:  # too few even at the better rate
        return False
    if lacking * RATE <= spare:
        return True
    left_promoted = stock[promoted] - due.get(promoted, 0)
    # AM-803: a lacking promoted unit costs one less; AM-804: so does one paid with promoted ones.
    saved = max(-left_promoted, min(lacking, left_promoted // PROMOTED_RATE))
    return lacking * RATE - saved <= spare


def affordable(g: Game, seat: Seat, cost: Cost) -> bool:
    """Whether a player can pay a cost, with rebates (AM-508) where needed."""
    player = g.state.players[seat]
    if payable(player.stock, cost, g.state.promoted):
        return True
    if not player.bought:
        return False
    return _affordable_with(g, seat, cost, count_effects(g, seat, "rebate"))


def _affordable_with(g: Game, seat: Seat, due: Mapping[Kind, int], rebates: int) -> bool:
    if payable(g.state.players[seat].stock, due, g.state.promoted):
        return True
    return rebates > 0 and any(
        _affordable_with(g, seat, _less(due, kind), rebates - 1) for kind in due if due[kind]
    )


def _less(due: Mapping[Kind, int], kind: Kind) -> dict[Kind, int]:
    return {**due, kind: due[kind] - 1}


def affordable_launch(g: Game, seat: Seat, cost: Cost) -> bool:
    """A launch can also be free of cost (AM-509)."""
    return affordable(g, seat, cost) or has_effect(g, seat, "free_launch")


def pay(g: Game, seat: Seat, card: str, *, launch: bool = False) -> Flow:
    """Pay a card's cost, which is known to be affordable; returns what was paid.

    Only the printed cost is paid unasked, for that is what the choice has said. Whatever else it
    takes, other resources or an order's effect, is asked, even if there is no other way to pay.
    """
    player, promoted, cost = g.state.players[seat], g.state.promoted, g.data.costs[card]
    due: dict[Kind, int] = dict(cost)
    spent: dict[Resource, int] = {}
    while True:
        # What is left of the stock once what the player holds is put towards the cost.
        left = {kind: held - spent.get(kind, 0) for kind, held in player.stock.items()}
        options: list[Option] = [*steps(left, due, promoted)]
        if not spent:  # AM-Q-08 (c): rebates come before the shortfall is counted
            options += rebates(g, seat, due)
            if launch and due == cost and has_effect(g, seat, "free_launch"):
                options.append(LaunchFree())  # AM-509: in place of a payment, not after a rebate
        if len(options) == 1 and isinstance(options[0], Pay):
            break
        g.state.paying = Payment(card, _known(due))
        match (yield ask(seat, PAYMENT, options)):
            case LaunchFree():
                use_effect(g, seat, "free_launch")
                return {}
            case Rebate(kind):
                use_effect(g, seat, "rebate")
                due = _less(due, cast(Kind, kind))
            case Substitute(lacking, paid):
                due = _less(due, lacking)
                for kind in paid:
                    spent[kind] = spent.get(kind, 0) + 1
            case PayAny(kind):
                due = _less(due, "any")
                spent[kind] = spent.get(kind, 0) + 1
            case Pay():
                break
    for kind in RESOURCES:
        units = due.get(kind, 0) + spent.get(kind, 0)
        if units:
            spent[kind] = units
            put_back(g, seat, kind, units)
    return _known(spent)


def close_payment(g: Game, seat: Seat, card: str, paid: Amounts) -> None:
    """The payment is over, and everyone sees what was paid (AM-514)."""
    g.state.paying = None
    if paid:
        g.emit(Paid(seat, card, paid))


def rebates(g: Game, seat: Seat, due: Mapping[Kind, int]) -> list[Option]:
    """Units that an effect AM-508 may take off, if the rest can then be paid (AM-520)."""
    cards = count_effects(g, seat, "rebate")
    if not cards:
        return []
    return [
        Rebate(kind)
        for kind, units in due.items()
        if units and _affordable_with(g, seat, _less(due, kind), cards - 1)
    ]


def steps(
    left: Mapping[Resource, int], due: Mapping[Kind, int], promoted: Resource
) -> Sequence[Option]:
    """The next step of paying from what is left: a substitute, a unit of any kind, or the rest."""
    if not payable(left, due, promoted):
        return ()
    for kind in RESOURCES:
        if due.get(kind, 0) > left[kind]:
            return substitutes(left, due, kind, promoted)
    if due.get("any", 0):
        return [PayAny(kind) for kind in RESOURCES if left[kind] > due.get(kind, 0)]
    return (Pay(price(due)),)


def substitutes(
    left: Mapping[Resource, int], due: Mapping[Kind, int], lacking: Resource, promoted: Resource
) -> Sequence[Substitute]:
    """Units that may be paid for one lacking unit so that the rest can still be paid."""
    size = PROMOTED_RATE if lacking == promoted else RATE
    beyond = [left[kind] - due.get(kind, 0) for kind in RESOURCES]
    spare = tuple([0 if units < 0 else units if units < size else size for units in beyond])
    options = _substitutes(lacking, promoted, spare)
    if not due.get("any", 0) and sum([units for units in beyond if units < 0]) == -1:
        return options  # nothing else is lacking
    rest = _less(due, lacking)
    # The rest depends only on how many spare units go, and how many of them are promoted.
    known: dict[tuple[int, int], bool] = {}
    fitting = []
    for option in options:
        going = (len(option.paid), option.paid.count(promoted))
        if going not in known:
            after = dict(left)
            for kind in option.paid:
                after[kind] -= 1
            known[going] = payable(after, rest, promoted)
        if known[going]:
            fitting.append(option)
    return fitting


def _substitutes(lacking: Resource, promoted: Resource, spare: tuple[int, ...]) -> list[Substitute]:
    """All bundles of spare units that stand for a lacking unit (AM-802, AM-803, AM-804).

    Their kinds may be equal or different, the promoted one included (AM-810).
    """
    size = PROMOTED_RATE if lacking == promoted else RATE
    bundles = _bundles(spare, size)
    if lacking != promoted and spare[RESOURCES.index(promoted)] >= PROMOTED_RATE:
        bundles.insert(0, (promoted,) * PROMOTED_RATE)
    return [Substitute(lacking, bundle) for bundle in bundles]


def _bundles(spare: tuple[int, ...], size: int) -> list[tuple[Resource, ...]]:
    """All ways to take ``size`` units, each once.

    Put together from basic and rare units, because whole stocks hardly ever repeat and their
    halves do.
    """
    basic, rare = spare[: len(BASIC)], spare[len(BASIC) :]
    return [
        some + others
        for some in _handfuls(BASIC, basic, 0, size)
        for others in _handfuls(RARE, rare, size - len(some), size - len(some))
    ]


@cache
def _handfuls(
    kinds: tuple[Resource, ...], spare: tuple[int, ...], least: int, most: int
) -> tuple[tuple[Resource, ...], ...]:
    """All ways to take ``least`` to ``most`` units, those with most of the first kinds first."""
    picks = product(*(range(min(most, units), -1, -1) for units in spare))
    return tuple(
        tuple(kind for kind, units in zip(kinds, pick, strict=True) for _ in range(units))
        for pick in picks
        if least <= sum(pick) <= most
    )


def _known(amounts: Mapping[Kind, int] | Mapping[Resource, int]) -> dict[str, int]:
    return {kind: units for kind, units in amounts.items() if units}
