"""Action 1: resource cards buy a card of the display and move markers on company tracks."""

from __future__ import annotations

from functools import cache
from typing import Final

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.skymines import steps
from kosmodrom.games.skymines.events import CardBought, MovesLost, ResourcesUsed
from kosmodrom.games.skymines.moves import (
    COMPANY_NUMBER,
    SLOT_NUMBER,
    STOP,
    Advance,
    BuyCard,
    UseResources,
    advance,
    buy_card,
    use_resources,
)
from kosmodrom.games.skymines.rules.base import Game, bonuses_of, units_of
from kosmodrom.games.skymines.rules.todo import carries_out, decide, finish
from kosmodrom.games.skymines.rules.tracks import step_over, toll
from kosmodrom.games.skymines.state import Player
from kosmodrom.games.skymines.tables import TITANIUM
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING, SLOTS, Slot

UNITS: Final = Question("units", ("SKY-313", "SKY-315", "SKY-317", "SKY-318"))


# Which cards are used


def resource_options(g: Game, player: Player) -> list[Option]:
    """Every choice of face-up resource cards of one type (SKY-311), at least one of them, even for
    a card that costs nothing (SKY-321, SKY-1131).

    With P1 second, types may be mixed if that buys a card (SKY-1041).
    """
    t = g.data.tables
    masks = [0, 0, 0]
    for slot, card in enumerate(player.slots):
        if card >= 0 and t.kinds[card] <= TITANIUM and not player.down >> slot & 1:
            masks[t.kinds[card]] |= 1 << slot
    found: list[Option] = []
    for mask in masks:
        if mask:
            found += [_use(g, player, chosen) for chosen in _subsets(mask)]
    kinds = [mask for mask in masks if mask]
    if len(kinds) > 1 and player.bonuses and bonuses_of(g, player).mixed:
        for chosen in _subsets(sum(kinds)):
            if sum(1 for mask in kinds if mask & chosen) > 1:
                option = _use(g, player, chosen)
                if option.value >= _cheapest(g, player, kinds_used(g, player, chosen)):
                    found.append(option)
    return found


def _use(g: Game, player: Player, mask: int) -> UseResources:
    slots = slots_in(mask)
    ids = g.data.tables.card_ids
    return use_resources(
        tuple(SLOTS[slot] for slot in slots),
        tuple(ids[player.slots[slot]] for slot in slots),
        sum(units_of(g, player, slot) for slot in slots),
    )


@cache
def slots_in(mask: int) -> tuple[int, ...]:
    """The slots of a set of bits."""
    return tuple(slot for slot in range(len(SLOTS)) if mask >> slot & 1)


@cache
def _subsets(mask: int) -> tuple[int, ...]:
    """All sets of bits within a mask but the empty one."""
    return tuple(chosen for chosen in range(1, mask + 1) if chosen & ~mask == 0)


def mask_of(slots: tuple[Slot, ...]) -> int:
    return sum(1 << SLOT_NUMBER[slot] for slot in slots)


def kinds_used(g: Game, player: Player, mask: int) -> int:
    """The resources on the cards of these slots, as bits."""
    kinds = g.data.tables.kinds
    found = 0
    for slot in slots_in(mask):
        found |= 1 << kinds[player.slots[slot]]
    return found


def use_cards(g: Game, seat: Seat, choice: UseResources) -> steps.Units:
    """Begin action 1 with these cards."""
    g.emit(ResourcesUsed(seat, choice.cards, choice.value))
    player = g.state.players[seat]
    return steps.Units(choice.value, kinds_used(g, player, mask_of(choice.slots)))


# What a card of the display costs


def total_cost(g: Game, space: int) -> int:
    """Printed cost and surcharge (SKY-314)."""
    t = g.data.tables
    return t.costs[g.state.display[space]] + t.surcharges[space]


def unit_cost(g: Game, player: Player, space: int, kinds: int) -> int:
    """What a card costs in units of these resources, never below 0 (SKY-320, SKY-Q-82)."""
    cost = total_cost(g, space)
    if player.bonuses:
        bonuses = bonuses_of(g, player)
        cost -= bonuses.less
        for kind, less in enumerate(bonuses.discounts):
            if kinds >> kind & 1:
                cost -= less
    return max(cost, 0)


def _cheapest(g: Game, player: Player, kinds: int) -> int:
    costs = [
        unit_cost(g, player, space, kinds)
        for space, card in enumerate(g.state.display)
        if card != NOTHING
    ]
    return min(costs, default=99)


# Spending the units


@carries_out(steps.Units)
def spend_units(g: Game, seat: Seat, step: steps.Units) -> Flow:
    """Buy at most one card, and move markers with the other units, one by one (SKY-313,
    SKY-317)."""
    player = g.state.players[seat]
    choice = yield from decide(g, seat, UNITS, _unit_options(g, seat, step))
    match choice:
        case BuyCard(card, cost):
            take_from_display(g, player, card)
            g.emit(CardBought(seat, card, cost))
            step.left -= cost
            step.bought = True
        case Advance(company, cost):
            step_over(g, seat, COMPANY_NUMBER[company], cost)
            step.left -= 1
        case _ if choice == STOP:
            if step.left:
                g.emit(MovesLost(seat, step.left))
            finish(g)


def _unit_options(g: Game, seat: Seat, step: steps.Units) -> list[Option]:
    """Any card that the units suffice for, of whatever kind (SKY-315, SKY-316), and moves; units
    must be used while a marker can move without paying a barrier (SKY-318)."""
    player, left = g.state.players[seat], step.left
    ids = g.data.tables.card_ids
    found: list[Option] = []
    if not step.bought:
        for space, card in enumerate(g.state.display):
            if card != NOTHING:
                cost = unit_cost(g, player, space, step.kinds)
                if cost <= left:
                    found.append(buy_card(ids[card], cost))
        if step.kinds & step.kinds - 1:  # a mix is for buying a card only (SKY-Q-39)
            return found
    must = False
    if left:
        for company in range(len(COMPANIES)):
            cost = toll(g, seat, company)
            if 0 <= cost <= player.coins:
                found.append(advance(COMPANIES[company], cost))
                must = must or not cost
    if not must:
        found.append(STOP)
    return found


def take_from_display(g: Game, player: Player, card: str) -> None:
    """A bought card goes to hand, for later rounds (SKY-315, SKY-323); hands have no limit
    (SKY-324). Its space stays empty until the preparation (SKY-319)."""
    number = g.data.tables.card_number[card]
    display = g.state.display
    display[display.index(number)] = NOTHING
    player.hand.append(number)
    player.hand.sort()
