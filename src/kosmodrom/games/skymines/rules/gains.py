"""Rewards: what cards, plans, places and spaces give (chapter 17).

Coins and tank spaces are taken at once: nothing else is ever worse for it. The rest becomes steps,
in an order of the player's choice where there are several (SKY-420, SKY-Q-79).
"""

from __future__ import annotations

from collections.abc import Iterable

from kosmodrom.core.options import Seat
from kosmodrom.games.skymines import effects, steps
from kosmodrom.games.skymines.events import FirstPlayerTaken
from kosmodrom.games.skymines.rules.base import Game, face_up, gain_coins
from kosmodrom.games.skymines.rules.tracks import move_tank
from kosmodrom.games.skymines.tables import COMPANY_NUMBER, KINDS
from kosmodrom.games.skymines.terms import NOTHING


def begin_gains(
    g: Game,
    seat: Seat,
    gains: Iterable[effects.Effect],
    company: int = NOTHING,
    removed: int = NOTHING,
) -> list[steps.AnyStep]:
    """Take what can be taken at once, and return what is left to do.

    ``company`` is the one that was expanded, or whose track the space is on; ``removed`` is the
    hand card that was removed for it.
    """
    left: list[steps.AnyStep] = []
    coins = spaces = 0
    for gain in gains:
        match gain:
            case effects.Coins(n):  # SKY-430
                coins += n
            case effects.CoinsForUnits(resource, less):  # SKY-1704
                coins += max(0, face_up(g, seat)[KINDS.index(resource)] - less)
            case effects.CoinsForRemoved(plus):  # SKY-738, SKY-1052
                coins += g.data.tables.costs[removed] + plus
            case effects.Tank(n):  # SKY-431
                spaces += n
            case effects.TakeFirstPlayer():
                take_first_player(g, seat)
            case effects.ReserveTile():
                pass  # it comes in the preparation phase, whoever has it now (SKY-703, SKY-745)
            case _:
                left.append(_step(gain, company, removed))
    gain_coins(g, seat, coins)
    if spaces:
        move_tank(g, seat, spaces)
    if len(left) > 1 and removed == NOTHING:
        return [steps.Parts(left)]
    return left  # what follows from a removed card keeps its order (SKY-Q-20)


def _step(gain: effects.Effect, company: int, removed: int) -> steps.AnyStep:
    match gain:
        case effects.Track(name, n):
            return steps.Move(COMPANY_NUMBER[name], n)
        case effects.OwnTrack(n):  # SKY-432
            return steps.Move(company, n)
        case effects.AnyTrack(n):
            return steps.MoveAny(n)
        case effects.OtherTracks(moves):
            return steps.MoveOthers(company, list(moves))
        case effects.Research(n):
            return steps.Research(n)
        case effects.RemoveOutposts(n):
            return steps.RemoveOutposts(n)
        case effects.BuyCard(less):
            return steps.Buy(less)
        case effects.PlayRemoved():
            return steps.UseRemoved(removed)
        case effects.TakeRemoved(cost):
            return steps.TakeRemoved(cost)
        case _:
            raise TypeError(f"{gain!r} is chosen before it is gained")


def take_first_player(g: Game, seat: Seat) -> None:
    """The marker changes hands at once; the order of this round does not change (SKY-731, SKY-732).

    Turns go on from the player in turn, so nothing else has to be done. Nothing else moves the
    marker (SKY-734).
    """
    g.state.first = seat
    g.emit(FirstPlayerTaken(seat))
