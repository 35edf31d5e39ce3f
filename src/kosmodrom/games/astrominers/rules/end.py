"""The end: counting victory points."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.core.result import Result, rank
from kosmodrom.games.astrominers.events import GameEnded
from kosmodrom.games.astrominers.rules.base import Game
from kosmodrom.games.astrominers.state import RARE, RESOURCES, Resource

CATEGORIES = (
    "orders",
    "awards",
    "technologies",
    "bulletins",
    "missions",
    "expeditions",
    "surplus",
)


def score(g: Game, seat: Seat) -> dict[str, int]:
    """A player's victory points by category (AM-902); cards in docks (AM-907) and in hand (AM-908)
    count nothing."""
    player, box = g.state.players[seat], g.data
    return {
        # AM-518: whether the effect was used or not
        "orders": sum([box.orders[card].points for card in player.bought + player.used]),
        "awards": sum([box.awards[card].points for card in player.awards]),
        # AM-712, AM-716: what the manual calls investments (AM-Q-23)
        "technologies": sum([box.technologies[own.card].points for own in player.technologies]),
        "bulletins": sum([box.bulletins[own.card].points for own in player.bulletins]),
        "missions": len(player.done),  # AM-903
        "expeditions": len(player.expeditions),
        "surplus": surplus(g, seat, RESOURCES),
    }


def surplus(g: Game, seat: Seat, kinds: tuple[Resource, ...]) -> int:
    """AM-904, AM-916, AM-909: each kind by itself, 4 units a point, 3 of the promoted one."""
    stock, promoted = g.state.players[seat].stock, g.state.promoted
    return sum([stock[kind] // (3 if kind == promoted else 4) for kind in kinds])


def final_key(g: Game, seat: Seat) -> tuple[int, ...]:
    """What decides: points, then the tie-breaks in their order (AM-905, AM-911 to AM-913)."""
    points = score(g, seat)
    return (
        sum(points.values()),
        points["orders"],
        points["missions"] + points["awards"],  # AM-912, without expeditions (AM-Q-22)
        surplus(g, seat, RARE),
    )


def result(g: Game) -> Result:
    """Most points win; players tied in everything share the victory (AM-914)."""
    breakdown = tuple(score(g, seat) for seat in range(g.seats))
    return Result(
        outcome="ranked",
        ending="rounds",
        ranking=rank([final_key(g, seat) for seat in range(g.seats)]),
        scores=tuple(sum(points.values()) for points in breakdown),
        breakdown=breakdown,
    )


def announce(g: Game) -> None:
    end = result(g)
    g.emit(GameEnded(end.winners, end.scores[end.winners[0]]))
