"""Resources and exchange: paying costs (AM-802 to AM-814, AM-508, AM-509)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, cast

import msgspec

from kosmodrom.core.asks import Flow, Question, ask
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.astrominers.catalogue import Cost, Kind
from kosmodrom.games.astrominers.events import Amounts, Paid
from kosmodrom.games.astrominers.options import (
    CardId,
    LaunchFree,
    Pay,
    PayAny,
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
from kosmodrom.games.astrominers.state import RESOURCES, Resource

PAYMENT: Final = Question("payment", ("AM-802", "AM-803", "AM-804", "AM-508", "AM-Q-08"))

RATE: Final = 4
PROMOTED_RATE: Final = 3


class Payment(msgspec.Struct, frozen=True, tag="payment"):
    """What is being paid for, and what is still due: public facts for the prompt."""

    card: CardId
    due: Amounts


def payable(stock: Mapping[Resource, int], due: Mapping[Kind, int], promoted: Resource) -> bool:
    """Whether a stock meets a cost, with substitutes for what is lacking.

    Units held are used first; only the shortfall is substituted, from units not needed for the cost
    itself (AM-Q-08): 4 of any kinds for 1, 3 if the lacking one is promoted (AM-803), or 3 promoted
    ones (AM-804). A unit of any resource is paid with a unit left over (AM-Q-18).
    """
    wanted = lacking = 0
    for kind, units in due.items():
        wanted += units
        held = stock.get(kind, 0)  # type: ignore[arg-type]
        if held < units:
            lacking += units - held
    if not lacking:
        return True
    spare = sum(stock.values()) - (wanted - lacking)
    free = due.get("any", 0)
    lacking -= free
    left_promoted = stock[promoted] - due.get(promoted, 0)
    # AM-803: a lacking promoted unit costs one less; AM-804: so does one paid with promoted ones.
    saved = max(-left_promoted, min(lacking, left_promoted // PROMOTED_RATE))
    return lacking * RATE - saved + free <= spare


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


def pay(g: Game, seat: Seat, card: str, cost: Cost, *, launch: bool = False) -> Flow:
    """Pay a cost that is known to be affordable. A decision with a single way is not asked."""
    player, promoted = g.state.players[seat], g.state.promoted
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
        if len(options) == 1:
            choice = options[0]
        else:
            choice = yield ask(seat, PAYMENT, options, Payment(card, _known(due)))
        match choice:
            case LaunchFree():
                use_effect(g, seat, "free_launch")
                return
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
    g.emit(Paid(seat, card, _known(spent)))


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
) -> Iterator[Option]:
    """The next step of paying from what is left: a substitute, a unit of any kind, or the rest."""
    if not payable(left, due, promoted):
        return
    lacking = next((kind for kind in RESOURCES if due.get(kind, 0) > left[kind]), None)
    if lacking is not None:
        yield from substitutes(left, due, lacking, promoted)
    elif due.get("any", 0):
        for kind in RESOURCES:
            if left[kind] > due.get(kind, 0):
                yield PayAny(kind)
    else:
        yield Pay()


def substitutes(
    left: Mapping[Resource, int], due: Mapping[Kind, int], lacking: Resource, promoted: Resource
) -> Iterator[Substitute]:
    """Units that may be paid for one lacking unit so that the rest can still be paid."""
    size = PROMOTED_RATE if lacking == promoted else RATE
    spare = tuple(min(size, max(0, left[kind] - due.get(kind, 0))) for kind in RESOURCES)
    options = _substitutes(lacking, promoted, spare)
    rest = _less(due, lacking)
    if not rest.get("any", 0) and all(rest.get(kind, 0) <= left[kind] for kind in RESOURCES):
        yield from options  # nothing else is lacking
        return
    for option in options:
        after = dict(left)
        for kind in option.paid:
            after[kind] -= 1
        if payable(after, rest, promoted):
            yield option


@lru_cache(10_000)
def _substitutes(
    lacking: Resource, promoted: Resource, spare: tuple[int, ...]
) -> tuple[Substitute, ...]:
    """All bundles of spare units that stand for a lacking unit (AM-802, AM-803, AM-804)."""
    size = PROMOTED_RATE if lacking == promoted else RATE
    bundles = [*_bundles(spare, size)]
    if lacking != promoted and spare[RESOURCES.index(promoted)] >= PROMOTED_RATE:
        bundles.insert(0, (promoted,) * PROMOTED_RATE)
    return tuple(Substitute(lacking, bundle) for bundle in bundles)


def _bundles(spare: tuple[int, ...], size: int, start: int = 0) -> Iterator[tuple[Resource, ...]]:
    """All ways to take so many units, equal ones once."""
    if size == 0:
        yield ()
        return
    for index in range(start, len(RESOURCES)):
        for units in range(min(size, spare[index]), 0, -1):
            for rest in _bundles(spare, size - units, index + 1):
                yield (RESOURCES[index],) * units + rest


def _known(amounts: Mapping[Kind, int] | Mapping[Resource, int]) -> dict[str, int]:
    return {kind: units for kind, units in amounts.items() if units}
