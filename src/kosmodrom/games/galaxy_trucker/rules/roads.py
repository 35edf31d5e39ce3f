"""Rough Road: the cards of a flight, and those that act before and while ships are built."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.events.building import (
    DeadColumnRolled,
    PartsOrdered,
    RoadBinds,
    RoadsDrawn,
    SurpriseDrawn,
)
from kosmodrom.games.galaxy_trucker.rules.base import Game, board_of, level_of, road
from kosmodrom.games.galaxy_trucker.tables import ROAD_NUMBER, WIDTH
from kosmodrom.games.galaxy_trucker.terms import ROUGH_ROADS


def set_up_roads(g: Game) -> None:
    """Shuffle the rough roads; Merciless Fate is not used with handicaps (GT-802, GT-810)."""
    s = g.state
    s.road_deck = list(range(len(ROUGH_ROADS)))
    if g.options.handicaps:
        s.road_deck.remove(ROAD_NUMBER["merciless_fate"])
    g.rng.shuffle(s.road_deck)


def handicap(g: Game, seat: Seat) -> int:
    """How many of the roads drawn bind a player: all, or a number of their own (GT-803, GT-811,
    GT-812)."""
    if not g.options.handicaps:
        return g.state.road_level
    options = g.options
    return (
        options.handicap_1,
        options.handicap_2,
        options.handicap_3,
        options.handicap_4,
        options.handicap_5,
    )[seat]


def draw_roads(g: Game) -> None:
    """New roads for this flight, face up; the old ones are discarded (GT-802, GT-804). The
    machinations have been chosen by now (GT-805)."""
    s = g.state
    s.road_discard += s.roads
    s.roads, s.dead = [], 0
    for player in s.players:
        player.roads = 0
    level = max(handicap(g, seat) for seat in range(g.seats))
    if level:
        s.roads = [_draw(g) for _ in range(level)]
        g.emit(RoadsDrawn(tuple(ROUGH_ROADS[number] for number in s.roads)))
        for seat, player in enumerate(s.players):
            bound = handicap(g, seat)
            player.roads = sum(1 << number for number in s.roads[:bound])  # GT-Q-63
            if g.options.handicaps:
                g.emit(RoadBinds(seat, bound))
    _roll_dead_column(g)
    _order_parts(g)


def _draw(g: Game) -> int:
    """The top road; the discards are shuffled when there is none left (GT-Q-62)."""
    s = g.state
    if not s.road_deck:
        s.road_deck, s.road_discard = s.road_discard, []
        g.rng.shuffle(s.road_deck)
    g.reveal()
    return s.road_deck.pop()


def _roll_dead_column(g: Game) -> None:
    """Dead Zone: two dice name a column; outside the ship they are rolled again (GT-922,
    GT-Q-82)."""
    if not any(road(g, seat, "dead_zone") for seat in range(g.seats)):
        return
    columns = {cell % WIDTH for cell in board_of(g).cells}
    number = 0
    while board_of(g).column_of[number] not in columns:
        number = g.rng.below(6) + g.rng.below(6) + 2
    g.state.dead = number
    g.emit(DeadColumnRolled(number))


def _order_parts(g: Game) -> None:
    """Made to Order: each player takes parts unseen, which are turned up when building starts
    (GT-915)."""
    s = g.state
    for seat, player in enumerate(s.players):
        if road(g, seat, "made_to_order"):
            number = min(level_of(g).ordered_parts, len(s.warehouse))
            player.ordered = [s.warehouse.pop() for _ in range(number)]
            g.reveal()
            ids = g.data.tables.part_ids
            g.emit(PartsOrdered(seat, tuple(ids[part] for part in player.ordered)))


def draw_surprise(g: Game) -> None:
    """Nasty Surprise: when building has ended, one more road is drawn; one that acts while building
    goes under the deck (GT-927, GT-Q-50, GT-Q-51)."""
    s = g.state
    bound = [seat for seat in range(g.seats) if road(g, seat, "nasty_surprise")]
    if not bound:
        return
    if all(g.data.rough_roads[number].building for number in s.road_deck):
        s.road_deck, s.road_discard = [*s.road_discard, *s.road_deck], []  # GT-Q-62
        g.rng.shuffle(s.road_deck)
    while g.data.rough_roads[number := _draw(g)].building:
        s.road_deck.insert(0, number)
    s.roads.append(number)
    for seat in bound:
        s.players[seat].roads |= 1 << number
    g.emit(SurpriseDrawn(ROUGH_ROADS[number]))
