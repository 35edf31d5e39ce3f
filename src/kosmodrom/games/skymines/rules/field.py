"""Chapter 6: action 4, a field scientist."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.skymines.rules.base import (
    Game,
    bonuses_of,
    face_up,
    field_symbols,
    gain_coins,
)
from kosmodrom.games.skymines.rules.stations import collectors
from kosmodrom.games.skymines.rules.tracks import move_tank
from kosmodrom.games.skymines.tables import COMPANY_NUMBER, FIELD


def use_field_card(g: Game, seat: Seat, card: int) -> None:
    """Tank spaces and coins, and with a company's card more spaces for its gas collectors (SKY-603
    to SKY-605)."""
    entry = g.data.tables.cards[card]
    move_tank(g, seat, entry.tank)
    gain_coins(g, seat, entry.coins)
    if entry.company is not None:
        count = collectors(g, COMPANY_NUMBER[entry.company])
        count += bonuses_of(g, g.state.players[seat]).collectors  # SKY-1047, SKY-1048
        if more := count // g.data.setup.collectors_per_space:
            move_tank(g, seat, more)


def use_field_tile(g: Game, seat: Seat) -> None:
    """Tank spaces, and more for each face-up field scientist but the tile itself (SKY-753)."""
    tile = g.data.tiles["field"]
    others = face_up(g, seat)[FIELD] - 1 + field_symbols(g, seat)  # SKY-1046
    move_tank(g, seat, tile.value + tile.per_field * others)
