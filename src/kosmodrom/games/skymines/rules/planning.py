"""Chapter 2: everyone puts cards face down on action slots, at the same time and in secret."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import CHECKPOINT, REENTRY, Flow, Question, ask, parallel
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.skymines.events import CardPut, Planned, RoundBegan
from kosmodrom.games.skymines.moves import READY, SLOT_NUMBER, put
from kosmodrom.games.skymines.rules.base import Game, luna_seat, open_slots
from kosmodrom.games.skymines.rules.luna import plan_luna
from kosmodrom.games.skymines.state import Player
from kosmodrom.games.skymines.tables import SHARE
from kosmodrom.games.skymines.terms import NOTHING, SLOTS

PLAN: Final = Question("plan", ("SKY-202", "SKY-204", "SKY-205", "SKY-208"))


def begin_round(g: Game) -> None:
    """A round begins (SKY-009, SKY-010)."""
    s = g.state
    s.round += 1
    for player in s.players:
        player.passed = False
        player.turns = 0
    g.emit(RoundBegan(s.round, s.first))
    s.phase = "planning"


def plan(g: Game) -> Flow:
    """All choose at once (SKY-201); then all cards are turned up together (SKY-209)."""
    s = g.state
    yield CHECKPOINT
    yield parallel({seat: _put_cards(g, seat) for seat in range(g.seats)})
    for seat in range(g.seats):
        player = s.players[seat]
        player.ready = False
        ids = g.data.tables.card_ids
        cards = tuple(ids[card] for card in player.slots if card != NOTHING)
        g.emit(Planned(seat, cards))
    if luna_seat(g) is not None:
        plan_luna(g)  # SKY-1621
    s.turn = s.first  # SKY-301
    s.phase = "actions"


def _put_cards(g: Game, seat: Seat) -> Flow:
    player = g.state.players[seat]
    while not player.ready:
        yield REENTRY
        choice = yield ask(seat, PLAN, lambda: put_options(g, player))
        if choice == READY:
            player.ready = True
        else:
            card = g.data.tables.card_number[choice.card]
            player.hand.remove(card)
            player.slots[SLOT_NUMBER[choice.slot]] = card
            g.emit(CardPut(seat, choice.card, choice.slot), to=(seat,))


def put_options(g: Game, player: Player) -> list[Option]:
    """A hand card, none of those at rest (SKY-207), on a free slot that is open (SKY-202, SKY-203);
    or no more cards (SKY-205).

    A single share stays in hand (SKY-206, SKY-846). Which slot takes which card matters if slots
    are linked (SKY-1122).
    """
    t = g.data.tables
    slots = [SLOTS[slot] for slot in open_slots(g, player) if player.slots[slot] == NOTHING]
    found: list[Option] = [READY]
    if slots:
        for card in dict.fromkeys(player.hand):
            if t.kinds[card] != SHARE:
                id = t.card_ids[card]
                found += [put(id, slot) for slot in slots]
    return found
