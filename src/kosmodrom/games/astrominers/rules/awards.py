"""Awards."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from kosmodrom.core.asks import Ask, Flow, Question, among, ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Seat
from kosmodrom.games.astrominers.events import AwardRevealed, AwardTaken
from kosmodrom.games.astrominers.moves import HandIn
from kosmodrom.games.astrominers.rules.base import Game
from kosmodrom.games.astrominers.rules.cards import put_under

HAND_IN: Final = Question("hand-in", ("AM-601", "AM-603", "AM-608"), first="first-hand-in")


def award_place(space: str) -> int:
    """The award place beside a space: ``award-1`` is place 0."""
    return int(space.removeprefix("award-")) - 1


def has_completed(g: Game, seat: Seat) -> bool:
    """Whether a player has any card to hand in."""
    player = g.state.players[seat]
    return bool(player.done or player.expeditions)


def can_meet(g: Game, seat: Seat, award: str) -> bool:
    """Whether a player's completed cards make the set; expeditions stand for any (AM-603)."""
    player, wanted = g.state.players[seat], g.data.awards[award].set
    if len(player.done) + len(player.expeditions) < len(wanted):
        return False
    types = "".join(g.data.missions[card].type for card in player.done)
    short = sum(max(0, wanted.count(kind) - types.count(kind)) for kind in "SCM")
    return short <= len(player.expeditions)


@HAND_IN.accepts(HandIn)
def why_not_hand_in(g: Game, ask: Ask, move: HandIn) -> Refused | None:
    """Completed cards of one's own that make the set exactly (AM-605, AM-608)."""
    player, award = g.state.players[ask.seat], g.data.awards[ask.context]
    for card in move.cards:
        if card not in (*player.done, *player.expeditions):
            return Refused("not-completed", ("AM-605",), card=card)
    types = [g.data.missions[card].type for card in move.cards if card in g.data.missions]
    if (
        len(move.cards) != len(award.set)
        or len(set(move.cards)) < len(move.cards)
        or any(types.count(kind) > award.set.count(kind) for kind in types)
    ):
        return Refused("wrong-set", ("AM-601", "AM-603", "AM-608"))
    return None


def take_award(g: Game, seat: Seat, place: int) -> Flow:
    """Hand in the cards of the set and take the award (AM-602, AM-607, AM-609).

    Which cards is asked even if there is one way only: the choice of the die has not said it.
    """
    s, player = g.state, g.state.players[seat]
    award = s.awards[place]
    assert award is not None
    completed, size = (*player.done, *player.expeditions), len(g.data.awards[award].set)
    sets = [HandIn(cards) for cards in combinations(completed, size)]
    choice = yield ask(seat, HAND_IN, among(g, sets), context=award)
    player.awards.append(award)
    g.emit(AwardTaken(seat, award, choice.cards))
    for card in choice.cards:  # in the order of their completion, the latest lowest (AM-Q-24)
        if card in player.done:
            player.done.remove(card)  # it no longer counts for anything (AM-606)
            put_under(g, card)
        else:
            player.expeditions.remove(card)
            s.outside.append(card)
    refill_award(g, place)


def refill_award(g: Game, place: int) -> None:
    """AM-604, AM-610: from the award deck while it lasts."""
    s = g.state
    s.awards[place] = None
    if s.award_deck:
        s.awards[place] = revealed = s.award_deck.pop()
        g.reveal()
        g.emit(AwardRevealed(revealed))
