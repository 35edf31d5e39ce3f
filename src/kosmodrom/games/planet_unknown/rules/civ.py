"""Civ cards: choosing them, one player after the other (PU-521 to PU-528)."""

from __future__ import annotations

from typing import Final

import msgspec

from kosmodrom.core.asks import CHECKPOINT, Flow, Question
from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.events import CardTaken, NoCardLeft, SecretCardTaken
from kosmodrom.games.planet_unknown.moves import TakeCard
from kosmodrom.games.planet_unknown.rules.base import Game, open_step_4, seats_from
from kosmodrom.games.planet_unknown.rules.cards import carry_out
from kosmodrom.games.planet_unknown.rules.effects import decide, resolve
from kosmodrom.games.planet_unknown.rules.registry import corporation_of
from kosmodrom.games.planet_unknown.state import Phase

CARD: Final = Question("card", ("PU-521", "PU-525", "PU-526"))


class AboutRank(msgspec.Struct, frozen=True, tag="rank"):
    """The rank of the card to be chosen."""

    rank: int


def queue_choices(g: Game) -> None:
    """Everybody with a civ milestone chooses, clockwise from the commander (PU-525, PU-526)."""
    s = g.state
    s.choosing = [seat for seat in seats_from(g, s.commander) if s.players[seat].due]


def choose_cards(g: Game, then: Phase) -> Flow:
    """Each player makes all their choices before the next one does (PU-526, PU-528, PU-Q-11)."""
    s = g.state
    while s.choosing:
        yield CHECKPOINT
        yield from choose_own(g, s.choosing[0])
        s.choosing.pop(0)
    if then == "tiles":
        open_step_4(g)
    else:
        s.phase = then


def choose_own(g: Game, seat: Seat) -> Flow:
    """All choices of a player, including those that a choice brings about (PU-Q-11)."""
    s, player = g.state, g.state.players[seat]
    while player.due or s.settling:
        if not s.settling:
            yield from choose_card(g, seat, player.due.pop(0))
            s.settling = True
        # Movement gained in step 3 may wait for step 4 (PU-Q-14).
        last = s.phase != "alert-cards"
        yield from resolve(g, seat, last=last, cards_follow=True, reentry=True)
        s.settling = False


def choose_card(g: Game, seat: Seat, rank: int) -> Flow:
    """Look at the cards of a rank and keep one (PU-521, PU-527)."""
    s = g.state
    s.offered = corporation_of(g, seat).offered_cards(g, seat, rank)
    if not s.offered:
        g.emit(NoCardLeft(seat, rank))
        return
    g.reveal()
    choice = yield from decide(
        g,
        seat,
        CARD,
        lambda: [TakeCard(card) for card in g.state.offered],
        AboutRank(rank),
        secret=True,
    )
    assert isinstance(choice, TakeCard)
    looked_at, s.offered = s.offered, []
    take_card(g, seat, choice.card)
    remember(g, seat, [card for card in looked_at if card != choice.card])
    # Immediate cards work now, End Game cards in the end phase (PU-522, PU-523, PU-Q-21 (f)).
    if g.data.cards[choice.card].when == "immediate" or s.phase == "finale-cards":
        yield from carry_out(g, seat, g.data.cards[choice.card].effect)


def remember(g: Game, seat: Seat, put_back: list[str]) -> None:
    """Note what a player knows of the stacks after looking at cards.

    A stack that was seen as a whole holds just these cards now; of any other stack the player
    knows these in addition to those seen before (PU-1114).
    """
    player = g.state.players[seat]
    stacks = enumerate(g.state.civ, 1)
    whole = [rank for rank, stack in stacks if stack and set(stack) <= set(put_back)]
    seen = [card for card in player.seen if g.data.cards[card].rank not in whole]
    player.seen = [*seen, *(card for card in put_back if card not in seen)]


def take_card(g: Game, seat: Seat, card: str) -> None:
    """Immediate cards are shown (PU-522), End Game cards kept secret (PU-523, PU-524)."""
    entry = g.data.cards[card]
    g.state.civ[entry.rank - 1].remove(card)
    player = g.state.players[seat]
    if entry.when == "immediate":
        player.played.append(card)
        g.emit(CardTaken(seat, card))
    else:
        player.cards.append(card)
        g.emit(CardTaken(seat, card), (seat,), SecretCardTaken(seat, entry.rank))
    g.reveal()
