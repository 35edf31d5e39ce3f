"""Chapter 8, second half: the preparation for the next round."""

from __future__ import annotations

from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.events import SpecialRevealed, TileTaken
from kosmodrom.games.skymines.rules.base import Game, luna_seat
from kosmodrom.games.skymines.rules.displays import move_display
from kosmodrom.games.skymines.rules.luna_cards import clear_luna
from kosmodrom.games.skymines.rules.markers import BOARD, space_at
from kosmodrom.games.skymines.state import ONCE
from kosmodrom.games.skymines.terms import NOTHING, TILE_ORDER


def prepare(g: Game) -> None:
    """Three steps in this order (SKY-820)."""
    reveal_special(g)
    take_markers_back(g)
    if luna_seat(g) is not None:
        clear_luna(g)  # SKY-1646
    move_display(g)
    g.state.phase = "round"


def reveal_special(g: Game) -> None:
    """The coin under the next special plan goes to the supplement space, and the plan is turned up
    (SKY-822, SKY-823)."""
    s, t = g.state, g.data.tables
    plan = t.plan_number[g.data.special(s.round + 1).id]
    s.supplement += g.data.setup.supplement_per_round
    s.specials.append(plan)
    g.emit(SpecialRevealed(t.plan_ids[plan]))


def take_markers_back(g: Game) -> None:
    """Markers go back to their owners (SKY-831), one-time markers out of the game (SKY-1314); a
    tile space brings its tile (SKY-742, SKY-832)."""
    s = g.state
    for number, held in enumerate(s.spaces):
        if held == NOTHING:
            continue
        seat = held % ONCE
        if held < ONCE:
            s.players[seat].markers += 1
        if number < BOARD and seat < g.seats:
            _take_tile(g, seat, number)
        s.spaces[number] = NOTHING


def _take_tile(g: Game, seat: int, number: int) -> None:
    space = space_at(g, number)
    assert space is not None
    for gain in space.gains:
        if isinstance(gain, effects.ReserveTile):
            g.state.players[seat].tiles |= 1 << TILE_ORDER.index(gain.tile)
            g.emit(TileTaken(seat, gain.tile))
