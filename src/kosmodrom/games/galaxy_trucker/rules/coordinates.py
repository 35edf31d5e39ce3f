"""Parts at rolled coordinates: Sabotage, Space Psychosis and Metal Fatigue (GTB-826, GT-855,
GT-856)."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.hits import CoordinatesMissed, CoordinatesRolled, How
from kosmodrom.games.galaxy_trucker.rules.base import Game, board_of, in_convoy
from kosmodrom.games.galaxy_trucker.rules.damage import CABINS, remove
from kosmodrom.games.galaxy_trucker.rules.dice import roll
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, finish, push
from kosmodrom.games.galaxy_trucker.tables import WIDTH

SABOTAGE: Final = "sabotage"
SPACE_PSYCHOSIS: Final = "space_psychosis"
METAL_FATIGUE: Final = "metal_fatigue"
"""The reasons of `steps.Coordinates`."""


@carries_out(steps.Coordinates)
def coordinates(g: Game, step: steps.Coordinates) -> None:
    """One pair of rolls, the column first (GT-1116), for all whom it still concerns: who has lost a
    part is done, and so is who has no tries left (GT-440, GT-876)."""
    concerned = [n for n, tries in enumerate(step.tries) if tries]
    if not concerned:
        finish(g)
        return
    roller = step.targets[concerned[0]]
    column, row = roll(g, roller), roll(g, roller)
    g.emit(CoordinatesRolled(column, row, step.reason))
    struck: list[tuple[Seat, int]] = []
    for n in concerned:
        seat = step.targets[n]
        if cell := _cell_struck(g, seat, column, row, step.reason):
            struck.append((seat, cell))
            step.tries[n] = 0
        else:
            g.emit(CoordinatesMissed(seat, step.reason))
            step.tries[n] -= 1
    if not any(step.tries):
        finish(g)
    # Only Metal Fatigue lets the part fall off; the others destroy it (GT-855, GT-856, GTB-826).
    how: How = "fell_off" if step.reason == METAL_FATIGUE else "destroyed"
    for seat, cell in struck:
        remove(g, seat, (cell,), how, step.reason)
    push(g, *(steps.Settle(seat) for seat, _cell in struck))


def _cell_struck(g: Game, seat: Seat, column: int, row: int, reason: str) -> int:
    """The cell of the part that is lost, or 0. Two sevens are a pair like any other (GT-Q-69), and
    plating is a part like any other (GT-332)."""
    player, board = g.state.players[seat], board_of(g)
    across, down = board.column_of[column], board.row_of[row]
    cell = down * WIDTH + across if across and down else 0
    part = player.ship.parts[cell]
    if not part:
        return 0
    if reason == SPACE_PSYCHOSIS:
        # A cabin with a human in it (GT-855), in hyperspace too (GT-858).
        is_manned = player.ship.humans[cell] and g.data.tables.kinds[part] in CABINS
        return cell if is_manned else 0
    return cell if in_convoy(player) >> board.half_of[cell] & 1 else 0
