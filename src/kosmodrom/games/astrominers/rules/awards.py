"""Awards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from kosmodrom.core.asks import Flow, Question, ask
from kosmodrom.core.options import Seat
from kosmodrom.games.astrominers.events import AwardRevealed, AwardTaken
from kosmodrom.games.astrominers.moves import HandIn
from kosmodrom.games.astrominers.rules.base import Game
from kosmodrom.games.astrominers.rules.cards import put_under

HAND_IN: Final = Question("hand-in", ("AM-601", "AM-603", "AM-608"))


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


def sets_to_hand_in(g: Game, seat: Seat, award: str) -> Iterator[tuple[str, ...]]:
    """Every choice of completed cards that makes the set exactly (AM-605, AM-608)."""
    player, wanted = g.state.players[seat], g.data.awards[award].set
    for cards in combinations((*player.done, *player.expeditions), len(wanted)):
        types = [g.data.missions[card].type for card in cards if card in g.data.missions]
        if all(types.count(kind) <= wanted.count(kind) for kind in types):
            yield cards


def take_award(g: Game, seat: Seat, place: int) -> Flow:
    """Hand in the cards of the set and take the award (AM-602, AM-607, AM-609).

    Which cards is asked even if there is one way only: the choice of the die has not said it.
    """
    s, player = g.state, g.state.players[seat]
    award = s.awards[place]
    assert award is not None
    options = [HandIn(cards) for cards in sets_to_hand_in(g, seat, award)]
    choice = yield ask(seat, HAND_IN, options)
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
