"""Why a ship cannot be defended like that, and why another piece of it cannot be kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.moves.hits import KeepPiece, Shoot, UseBoostedShield, UseShield
from kosmodrom.games.galaxy_trucker.rules import power
from kosmodrom.games.galaxy_trucker.rules.base import Game, board_of, in_convoy, works
from kosmodrom.games.galaxy_trucker.rules.hits import (
    cannons_in_line,
    effective_kind,
    grid_side,
    is_boosted,
    shields_for,
    struck_cell,
)
from kosmodrom.games.galaxy_trucker.tables import LARGE_METEOR, LIGHT_SHOT, SHIELD, SMALL_METEOR
from kosmodrom.games.galaxy_trucker.terms import SIDES, THREAT_KINDS


def no_defence(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    step = g.state.todo[0]
    assert isinstance(step, steps.Impact)
    refused = None
    match option:
        case UseShield(row, column) | UseBoostedShield(row, column):
            boosted = isinstance(option, UseBoostedShield)
            refused = no_working_part(g, seat, row, column) or _no_shield(
                g, step, board_of(g).cell(row, column), boosted=boosted
            )
        case Shoot(row, column):
            cell = board_of(g).cell(row, column)
            refused = no_working_part(g, seat, row, column) or _no_shot(g, step, cell)
    return refused or Refused("not-offered", ask.question.rules)


def no_working_part(g: Game, seat: Seat, row: int, column: int) -> Refused | None:
    """Nothing is there, or it lies in the dead zone or is in hyperspace."""
    player = g.state.players[seat]
    cell = board_of(g).cell(row, column)
    if not player.ship.parts[cell]:
        return Refused("no-part-there", ("GTB-513", "GTB-743"), row=row, column=column)
    if not works(g, seat, cell):
        return Refused("part-dead", ("GT-923",), part=_part(g, seat, cell))
    if not in_convoy(player) >> board_of(g).half_of[cell] & 1:
        return Refused("part-away", ("GT-648",), part=_part(g, seat, cell))
    return None


def _part(g: Game, seat: Seat, cell: int) -> str:
    return g.data.tables.part_ids[g.state.players[seat].ship.parts[cell]]


def _no_shield(g: Game, step: steps.Impact, cell: int, *, boosted: bool) -> Refused | None:
    seat, half_of = step.seat, board_of(g).half_of
    kind = effective_kind(g, seat, step.kind)
    light = kind in (SMALL_METEOR, LIGHT_SHOT)
    threat = THREAT_KINDS[kind]
    half = half_of[struck_cell(g, step)]
    if g.data.tables.kinds[g.state.players[seat].ship.parts[cell]] != SHIELD:
        return Refused("not-a-shield", ("GTB-513",), part=_part(g, seat, cell))
    if half_of[cell] != half:
        return Refused("shield-half", ("GT-627",))
    if cell not in shields_for(g, seat, step.side, half):
        side = SIDES[step.side]
        return Refused("shield-side", ("GTB-513", "GT-263"), side=side)
    if boosted and light:
        return Refused("shield-enough", ("GT-Q-13",), threat=threat)
    if not boosted and not light:
        return Refused("shield-too-weak", ("GTB-743", "GTB-745", "GT-261"), threat=threat)
    if boosted and not is_boosted(g, seat, cell):
        return Refused("no-booster", ("GT-203", "GT-260"))
    return _too_few_tokens(g, seat, half, 2 if boosted else 1)


def _no_shot(g: Game, step: steps.Impact, cell: int) -> Refused | None:
    t, seat = g.data.tables, step.seat
    ship = g.state.players[seat].ship
    kind = effective_kind(g, seat, step.kind)
    muzzles = t.muzzles[ship.parts[cell] * 4 + ship.turned[cell]]
    if not muzzles:
        return Refused("not-a-cannon", ("GTB-743",), part=_part(g, seat, cell))
    if kind != LARGE_METEOR:
        threat = THREAT_KINDS[kind]
        return Refused("cannons-no-use", ("GTB-743", "GTB-744", "GTB-745"), threat=threat)
    if not muzzles >> grid_side(g, seat, step.side) & 1:
        side = SIDES[step.side]
        return Refused("cannon-points-elsewhere", ("GTB-743", "GTB-748"), side=side)
    if cell not in cannons_in_line(g, seat, step.side, step.line):
        if step.side in (0, 2):
            return Refused("cannon-column", ("GTB-743", "GTB-748", "GT-866"))
        return Refused("cannon-row", ("GTB-743",))
    return _too_few_tokens(g, seat, board_of(g).half_of[cell], 1)


def _too_few_tokens(g: Game, seat: Seat, half: int, needed: int) -> Refused | None:
    if power.affordable(g, seat, half, needed):
        return None
    return Refused(
        "too-few-tokens",
        ("GTB-514", "GT-615", "GT-861"),
        tokens=power.price(g, seat, half, needed),
        available=power.available(g, seat, half),
    )


def no_piece(_g: Game, _seat: Seat, ask: Ask, option: Option) -> Refused:
    if isinstance(option, KeepPiece):
        return Refused("name-a-piece", ("GTB-751",)).beginning(ask.options)
    return Refused("not-offered", ask.question.rules)


REFUSALS: Final[dict[str, Callable[[Game, Seat, Ask, Option], Refused]]] = {
    "defence": no_defence,
    "keep-piece": no_piece,
}
