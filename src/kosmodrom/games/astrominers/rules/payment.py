"""Resources and exchange: paying costs (AM-802 to AM-814, AM-508, AM-509)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import Final, cast

import msgspec

from kosmodrom.core.asks import Ask, Flow, Question, ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Amounts as Told
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
from kosmodrom.games.astrominers.rules.base import Game, put_back, ways_to
from kosmodrom.games.astrominers.rules.effects import (
    count_effects,
    has_effect,
    use_effect,
    why_no_effect,
)
from kosmodrom.games.astrominers.state import RARE, RESOURCES, Payment, Resource

PAYMENT: Final = Question(
    "payment", ("AM-802", "AM-803", "AM-804", "AM-508", "AM-Q-08"), first="first-payment"
)

BASIC: Final = RESOURCES[: -len(RARE)]
RATE: Final = 4
PROMOTED_RATE: Final = 3


def price(due: Mapping[Kind, int]) -> Price:
    """What is due, unit by unit, as choices say it."""
    return _price(tuple(due.items()))


@cache
def _price(due: tuple[tuple[Kind, int], ...]) -> Price:
    return tuple(kind for kind, units in due for _ in range(units))


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
        if kind != "any":
            held = stock[kind]
            if held < units:
                lacking += units - held
    if not lacking and "any" not in due:
        return True
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


def cannot_pay(g: Game, ask: Ask, card: str, *rules: str) -> Refused:
    """What is lacking, and the dice that fetch some of it."""
    short: Counter[str] = Counter(lacking(g, ask.seat, g.data.costs[card]))
    refused = Refused("cannot-pay", rules, card=card, lacking=Told("amount", short))
    return refused.beginning(ways_to(g, ask, *short))


class Bill(msgspec.Struct, frozen=True, gc=False):
    """How far a payment is: what is due, and what is ``left`` of the stock once what has been put
    in place of other units is ``spent``."""

    due: Mapping[Kind, int]
    left: Mapping[Resource, int]
    spent: bool
    free: bool
    """Whether it is a launch on whose cost nothing was done yet: that can be free."""

    @property
    def missing(self) -> Resource | None:
        """The kind whose units are replaced next: the first one that is lacking."""
        for kind in RESOURCES:
            if self.due.get(kind, 0) > self.left[kind]:
                return kind
        return None


def pay(g: Game, seat: Seat, card: str, *, launch: bool = False) -> Flow:
    """Pay a card's cost, which is known to be affordable; returns what was paid.

    Only the printed cost is paid unasked, for that is what the choice has said. Whatever else it
    takes, other resources or an order's effect, is asked, even if there is no other way to pay.
    """
    player, cost = g.state.players[seat], g.data.costs[card]
    due: dict[Kind, int] = dict(cost)
    spent: dict[Resource, int] = {}
    while True:
        left = {kind: held - spent.get(kind, 0) for kind, held in player.stock.items()}
        bill = Bill(due, left, bool(spent), launch and not spent and due == cost)
        options = payment_options(g, seat, bill)
        if len(options) == 1 and isinstance(options[0], Pay):
            break
        g.state.paying = Payment(card, _known(due))
        match (yield ask(seat, PAYMENT, options, context=bill)):
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


def payment_options(g: Game, seat: Seat, bill: Bill) -> list[Option]:
    """The next step: a substitute, a unit of any kind, or the rest; a rebate, or a free launch."""
    options: list[Option] = [*steps(bill, g.state.promoted)]
    if not bill.spent:  # AM-Q-08 (c): rebates come before the shortfall is counted
        cards = count_effects(g, seat, "rebate")
        if cards:
            options += [
                Rebate(kind) for kind in bill.due if can_take_off(g, seat, bill, kind, cards)
            ]
        if bill.free and has_effect(g, seat, "free_launch"):
            options.append(LaunchFree())  # AM-509: in place of a payment, not after a rebate
    return options


def can_take_off(g: Game, seat: Seat, bill: Bill, kind: Kind, cards: int) -> bool:
    """AM-520: a unit that is due, if the rest can then be paid, with the other rebates too."""
    return bill.due.get(kind, 0) > 0 and _affordable_with(g, seat, _less(bill.due, kind), cards - 1)


@PAYMENT.accepts(Rebate)
def why_not_rebate(g: Game, ask: Ask, move: Rebate) -> Refused | None:
    """An effect AM-508, before anything is replaced (AM-Q-08)."""
    bill: Bill = ask.context
    refused = why_no_effect(g, ask.seat, "rebate")
    if refused is not None:
        return refused
    if bill.spent:
        return Refused("rebate-before", ("AM-Q-08",))
    cards = count_effects(g, ask.seat, "rebate")
    if not can_take_off(g, ask.seat, bill, cast(Kind, move.resource), cards):
        return Refused("wrong-rebate", ("AM-520", "AM-Q-08"))
    return None


@PAYMENT.accepts(LaunchFree)
def why_not_launch_free(g: Game, ask: Ask, _move: LaunchFree) -> Refused | None:
    """AM-509: in place of a payment of which nothing was paid or taken off."""
    bill: Bill = ask.context
    refused = why_no_effect(g, ask.seat, "free_launch")
    if refused is None and not bill.free:
        refused = Refused("no-launch-here", ("AM-509",))
    return refused


def steps(bill: Bill, promoted: Resource) -> Sequence[Option]:
    """The next step of paying from what is left: a substitute, a unit of any kind, or the rest."""
    left, due = bill.left, bill.due
    if not payable(left, due, promoted):
        return ()
    missing = bill.missing
    if missing is not None:
        return substitutes(left, due, missing, promoted)
    if due.get("any", 0):
        return [PayAny(kind) for kind in RESOURCES if left[kind] > due.get(kind, 0)]
    return (Pay(price(due)),)


@PAYMENT.accepts(PayAny)
def why_not_pay_any(g: Game, ask: Ask, move: PayAny) -> Refused | None:
    """A unit left over, where any resource is due and nothing lacking (AM-Q-18)."""
    bill: Bill = ask.context
    if not bill.due.get("any", 0):
        return Refused("no-choice-due", ("AM-Q-18",))
    if bill.missing is not None:
        return Refused("replace-first", ("AM-802", "AM-Q-08"), resource=bill.missing)
    if bill.left[move.resource] <= bill.due.get(move.resource, 0):
        return Refused("not-held", ("AM-Q-18",), resource=move.resource)
    if not payable(bill.left, bill.due, g.state.promoted):
        return Refused("not-enough", ("AM-802",))
    return None


@PAYMENT.accepts(Pay)
def why_not_pay(g: Game, ask: Ask, _move: Pay) -> Refused | None:
    """All that is due is held and named."""
    bill: Bill = ask.context
    if bill.missing is not None or not payable(bill.left, bill.due, g.state.promoted):
        return Refused("not-enough", ("AM-802",))
    if bill.due.get("any", 0):
        return Refused("choose-any", ("AM-Q-18",)).beginning(ask.offered(PayAny))
    return None


@PAYMENT.accepts(Substitute)
def why_not_substitute(g: Game, ask: Ask, move: Substitute) -> Refused | None:
    """Spare units for a lacking one, at the rate (AM-802 to AM-804), so that the rest can still be
    paid (AM-Q-08)."""
    bill: Bill = ask.context
    promoted, missing = g.state.promoted, bill.missing
    if bill.due.get(move.lacking, 0) <= bill.left[move.lacking]:
        return Refused("held-first", ("AM-802", "AM-Q-08"), resource=move.lacking)
    if move.lacking != missing:
        return Refused("replace-first", ("AM-802", "AM-Q-08"), resource=missing)
    paid = {kind: move.paid.count(kind) for kind in RESOURCES}
    for kind in move.paid:
        if paid[kind] > bill.left[kind]:
            return Refused("not-held", ("AM-811",), resource=kind)
    all_promoted = missing != promoted and move.paid == (promoted,) * PROMOTED_RATE
    if not all_promoted and len(move.paid) != rate(missing, promoted):
        return Refused("wrong-rate", ("AM-802", "AM-803", "AM-804"))
    after = {kind: held - paid[kind] for kind, held in bill.left.items()}
    spare = all(after[kind] >= bill.due.get(kind, 0) for kind in move.paid)
    if not spare or not payable(after, _less(bill.due, missing), promoted):
        return Refused("wrong-substitute", ("AM-803", "AM-804", "AM-Q-08"))
    return None


def rate(lacking: Resource, promoted: Resource) -> int:
    """How many units of any kinds stand for a lacking one (AM-802, AM-803)."""
    return PROMOTED_RATE if lacking == promoted else RATE


def substitutes(
    left: Mapping[Resource, int], due: Mapping[Kind, int], lacking: Resource, promoted: Resource
) -> Sequence[Substitute]:
    """Units that may be paid for one lacking unit so that the rest can still be paid."""
    size = rate(lacking, promoted)
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
    size = rate(lacking, promoted)
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
