"""Players who choose at random but build ships that fly, so that games visit all chapters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from kosmodrom.core.options import Choice, Option, Seat
from kosmodrom.core.rng import Random
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.moves import building, flight
from kosmodrom.games.galaxy_trucker.moves.base import TakeLoan
from kosmodrom.games.galaxy_trucker.rules.base import board_of
from kosmodrom.games.galaxy_trucker.state import Ship
from kosmodrom.testing import Setting
from kosmodrom.testing.setting import AnyTable, decide

SELDOM: Final = (
    building.Finish,
    building.PutBack,
    building.TakeOff,
    building.Look,
    building.RunOut,
    flight.GiveUp,
    flight.WithdrawHalf,
    TakeLoan,
)
"""What would soon end a flight, or a ship, if it were chosen as often as anything else."""
ODDS: Final = 30


class Sensible(Setting):
    """A way to play in which ships are worth flying."""

    def play(self, table: AnyTable) -> Iterator[Choice]:
        chance = Random.seeded(f"{self.seed} {self.seats} play")
        while not table.finished:
            if len(table.choices) >= self.limit:
                raise self.broken(f"the game does not end within {self.limit} choices")
            seat = chance.choice(list(table.pending))
            choice = Choice(seat, choose(table, seat, chance))
            yield choice
            decide(self, table, choice)


def choose(table: AnyTable, seat: Seat, chance: Random) -> Option:
    """An option at random; parts are welded where they cause no fault."""
    options = table.pending[seat].options
    if chance.below(ODDS):
        if table.pending[seat].question.id == "in-hand":
            return _weld(table, seat, options, chance)
        options = [option for option in options if not isinstance(option, SELDOM)] or options
    return chance.choice(options)


def _weld(table: AnyTable, seat: Seat, options: Sequence[Option], chance: Random) -> Option:
    g = table.game
    t, board, player = g.data.tables, board_of(g), g.state.players[seat]
    before = len(ships.faults(t, player.ship))
    encoded = msgspec.msgpack.encode(player.ship)
    good: list[tuple[int, int, Option]] = []
    for option in options:
        if isinstance(option, building.Weld):
            ship = msgspec.msgpack.decode(encoded, type=Ship)
            ships.weld(t, ship, board.cell(option.row, option.column), player.hand, option.turns)
            if len(ships.faults(t, ship)) <= before:
                ships.survey(t, board, ship, 0)
                good.append((ship.exposed, chance.below(1000), option))
    if good:
        return min(good, key=lambda found: found[:2])[2]
    others = [option for option in options if not isinstance(option, building.Weld)]
    return chance.choice(others or options)
