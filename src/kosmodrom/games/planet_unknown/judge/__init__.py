"""How good a position is, for bots: medals so far, and what everything else may still bring.

All worths are hundredths of a medal. `judge` looks at everything, also at cards that only their
owners see, so a bot asks it about guesses (`Table.fork` with a seat) and never about the table
itself. Bots ask it about every option, so what depends on boards alone is worked out once for each
box (`Tables`), and what depends on a few numbers alone is remembered.

What a player has gained and not yet resolved counts as what it will bring. So places for a tile
can be compared without going through all the advances that follow.

The numbers in these modules come from watching bots play: how often a square was filled in the end,
how many advances and how much movement a round brought, what the cards of a rank were worth. Only
their proportions matter.
"""

from __future__ import annotations

from kosmodrom.core.judging import advantage, final_margin, once_per_box
from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.box.box import Box
from kosmodrom.games.planet_unknown.geometry import Board, popcount
from kosmodrom.games.planet_unknown.judge.cards import cards_worth
from kosmodrom.games.planet_unknown.judge.filling import Filling, pace_of
from kosmodrom.games.planet_unknown.judge.objectives import add_neighbours, private_worth
from kosmodrom.games.planet_unknown.judge.pending import patches_at_hand, pending_worth
from kosmodrom.games.planet_unknown.judge.planet import PlanetTable, planet_worth
from kosmodrom.games.planet_unknown.judge.rovers import Reach, collection_worth
from kosmodrom.games.planet_unknown.judge.timing import times_left
from kosmodrom.games.planet_unknown.judge.tracks import CorporationTable, tracks_worth
from kosmodrom.games.planet_unknown.rules.base import Game
from kosmodrom.games.planet_unknown.rules.end import final_key, solo_target
from kosmodrom.games.planet_unknown.state import COVERED, Player


class Tables:
    """What the judge needs of the boards in a box."""

    def __init__(self, box: Box) -> None:
        self.planets = {id: PlanetTable(board) for id, board in box.planets.items()}
        self.corporations = {id: CorporationTable(board) for id, board in box.corporations.items()}


tables_of = once_per_box(Tables)


def judge(g: Game, seat: Seat) -> int:
    """The advantage of a seat over its rivals, in solo over the target, in hundredths."""
    ended = g.state.phase == "end"
    if g.seats == 1:
        own = 100 * final_key(g, seat)[0] if ended else worths(g)[seat]
        return own - 100 * solo_target(g)
    if ended:
        return final_margin([final_key(g, other) for other in range(g.seats)], seat)
    return advantage(worths(g), seat)


def worths(g: Game) -> list[int]:
    """What each player has and may still get."""
    if g.state.phase in ("setup", "boards"):
        return [0] * g.seats
    tables, times = tables_of(g.data), times_left(g)
    values = [worth(g, seat, tables, time) for seat, time in enumerate(times)]
    if g.seats > 1:
        add_neighbours(g, values, min(times))
    return values


def parts(g: Game, seat: Seat) -> dict[str, int]:
    """What a player has and may still get, part by part; the sum is that of `worths`."""
    if g.state.phase in ("setup", "boards"):
        return {}
    tables, times = tables_of(g.data), times_left(g)
    time, player = times[seat], g.state.players[seat]
    planet, corporation = tables.planets[player.planet], tables.corporations[player.corporation]
    free, patches, filling, reach = prospects(player, planet, corporation, time)
    found = {
        "planet": planet_worth(g, seat, planet, free, filling, reach),
        "tracks": tracks_worth(g, seat, corporation, time),
        "collected": collection_worth(g.data, player, reach),
        "pending": pending_worth(player, corporation, time),
        "cards": cards_worth(g.data, player, patches),
        "private": private_worth(g, seat, planet, free, filling, time),
    }
    if g.seats > 1:
        contests = [0] * g.seats
        add_neighbours(g, contests, min(times))
        found["neighbours"] = contests[seat]
    return found


def worth(g: Game, seat: Seat, tables: Tables, time: int) -> int:
    """A player's medals and prospects, without the objectives that two players compare."""
    player = g.state.players[seat]
    planet, corporation = tables.planets[player.planet], tables.corporations[player.corporation]
    free, patches, filling, reach = prospects(player, planet, corporation, time)
    found = planet_worth(g, seat, planet, free, filling, reach)
    found += tracks_worth(g, seat, corporation, time)
    found += collection_worth(g.data, player, reach)
    if player.pending or player.due:
        found += pending_worth(player, corporation, time)
    if player.cards:
        found += cards_worth(g.data, player, patches)
    if player.private:
        found += private_worth(g, seat, planet, free, filling, time)
    return found


def prospects(
    player: Player, planet: PlanetTable, corporation: CorporationTable, time: int
) -> tuple[Board, int, Filling, Reach]:
    """A player's free squares and patches, how both will be filled, and what rovers may reach."""
    free = planet.squares & ~player.layer(COVERED)
    patches = patches_at_hand(player)
    filling = (pace_of(popcount(free), time, patches), patches)
    return free, patches, filling, Reach(player, corporation, time)
