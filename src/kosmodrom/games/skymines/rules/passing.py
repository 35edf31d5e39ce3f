"""Chapter 8, first half: action 6, passing."""

from __future__ import annotations

from typing import Final

import msgspec

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.skymines import steps
from kosmodrom.games.skymines.events import CardRested, Passed, StackTaken
from kosmodrom.games.skymines.moves import (
    SLOT_NUMBER,
    CardId,
    RestCard,
    TakeStack,
    rest_card,
    take_stack,
)
from kosmodrom.games.skymines.rules.base import Game
from kosmodrom.games.skymines.rules.todo import carries_out, decide, finish
from kosmodrom.games.skymines.state import SLOTS as SLOT_COUNT
from kosmodrom.games.skymines.terms import NOTHING, SLOTS

STACK: Final = Question("stack", ("SKY-803", "SKY-805"))
REST: Final = Question("rest", ("SKY-804", "SKY-809"))


class AboutCard(msgspec.Struct, frozen=True, tag="card"):
    """The card that goes to rest."""

    card: CardId


def begin_pass(g: Game, seat: Seat) -> list[steps.AnyStep]:
    """Drop out: used cards are turned up (SKY-802), a stack comes back, and only then the slot
    cards go to rest (SKY-805).

    Until they rest they lie face up in the action area, so tasks can be fulfilled with them
    (SKY-Q-42). Used tiles stay face down, the one on a card, too. Bonus markers stay on the board
    (SKY-811).
    """
    player = g.state.players[seat]
    player.passed = True
    player.down = 0
    g.emit(Passed(seat))
    return [steps.TakeStack(), steps.Rest(list(range(SLOT_COUNT)))]


@carries_out(steps.TakeStack)
def choose_stack(g: Game, seat: Seat, _step: steps.TakeStack) -> Flow:
    """Exactly one resting stack goes to hand, if there is any (SKY-803, SKY-810)."""
    player, ids = g.state.players[seat], g.data.tables.card_ids
    options = [
        take_stack(SLOTS[slot], tuple(ids[card] for card in stack))
        for slot, stack in enumerate(player.resting)
        if stack
    ]
    if not options:
        finish(g)
        return
    choice = yield from decide(g, seat, STACK, options)
    if isinstance(choice, TakeStack):
        stack = player.resting[SLOT_NUMBER[choice.slot]]
        player.hand += stack
        player.hand.sort()
        stack.clear()
        g.emit(StackTaken(seat, choice.slot, choice.cards))
        finish(g)


@carries_out(steps.Rest)
def rest_cards(g: Game, seat: Seat, step: steps.Rest) -> Flow:
    """Every slot card goes to a resting slot of its own (SKY-804), in the linked variant to the one
    above it (SKY-1121); then the bonus tiles go back (SKY-744, SKY-806)."""
    player, ids = g.state.players[seat], g.data.tables.card_ids
    slot = next((n for n, card in enumerate(player.slots) if card != NOTHING), NOTHING)
    if slot == NOTHING:
        player.tiles = player.tiles_down = 0
        finish(g)
        return
    id = ids[player.slots[slot]]
    free = [slot] if g.options.linked_slots else step.free
    options: list[Option] = [rest_card(id, SLOTS[place]) for place in free]
    choice = yield from decide(g, seat, REST, options, AboutCard(id))
    if isinstance(choice, RestCard):
        place = SLOT_NUMBER[choice.slot]
        rest(g, seat, player.slots[slot], place)
        player.slots[slot] = NOTHING
        if player.laid == slot:
            player.laid = NOTHING
        if place in step.free:
            step.free.remove(place)


def rest(g: Game, seat: Seat, card: int, place: int) -> None:
    """A card joins the stack of a resting slot (SKY-807)."""
    stack = g.state.players[seat].resting[place]
    stack.append(card)
    stack.sort()
    g.emit(CardRested(seat, g.data.tables.card_ids[card], SLOTS[place]))
