"""Threats: what they strike, what stops them, and what they break (GTB-740 to GTB-754)."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.events.hits import (
    BoostedShieldUsed,
    Bounced,
    FliesOn,
    MeteorShot,
    Missed,
    PlatingHeld,
    ShieldUsed,
    ThreatComes,
    ThreatIgnored,
)
from kosmodrom.games.galaxy_trucker.moves.hits import (
    TAKE_HIT,
    AboutThreat,
    Shoot,
    TakeHit,
    UseBoostedShield,
    UseShield,
    shoot,
    use_boosted_shield,
    use_shield,
)
from kosmodrom.games.galaxy_trucker.rules import power
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    board_of,
    dead_column_for,
    in_convoy,
    road,
)
from kosmodrom.games.galaxy_trucker.rules.damage import remove
from kosmodrom.games.galaxy_trucker.rules.dice import roll
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish, push
from kosmodrom.games.galaxy_trucker.tables import (
    HEAVY_SHOT,
    LARGE_METEOR,
    LIGHT_SHOT,
    LINES,
    SHIELD_BOOSTER,
    SMALL_METEOR,
    WIDTH,
)
from kosmodrom.games.galaxy_trucker.terms import NOTHING, SIDES, THREAT_KINDS

DEFENCE: Final = Question("defence", ("GTB-515", "GTB-742", "GTB-743", "GTB-744", "GT-261"))


def effective_kind(g: Game, seat: Seat, kind: int) -> int:
    """What a threat is for a player: Meteor Inversion swaps the sizes of meteors (GT-865)."""
    if kind in (SMALL_METEOR, LARGE_METEOR) and road(g, seat, "meteor_inversion"):
        return SMALL_METEOR + LARGE_METEOR - kind
    return kind


# One threat after another


@carries_out(steps.Volley)
def volley(g: Game, step: steps.Volley) -> None:
    """The next threat: one roll for everybody it threatens (GTB-754, GT-1115). Ships meet it one
    after another, as earlier threats have left them (GTB-753)."""
    players = g.state.players
    targets = [seat for seat in step.targets if in_convoy(players[seat])]
    if not step.threats or not targets:
        finish(g)
        return
    kind, side = step.threats.pop(0)
    line = step.line or roll(g, targets[0] if step.roller == NOTHING else step.roller)
    g.emit(ThreatComes(THREAT_KINDS[kind], SIDES[side], line, step.reason))
    impacts: list[steps.AnyStep] = []
    for seat in targets:
        met = effective_kind(g, seat, kind)
        # The first heavy shot or effectively large meteor, wherever it stands (GT-Q-34, GT-Q-71).
        if seat in step.spared and met in (HEAVY_SHOT, LARGE_METEOR):
            step.spared.remove(seat)
            g.emit(ThreatIgnored(seat, THREAT_KINDS[met]))
        else:
            impacts.append(steps.Impact(seat, kind, side, line))
    push(g, *impacts)


# One threat against one ship


def struck_cell(g: Game, step: steps.Impact) -> int:
    """The cell of the part that a threat meets first, or 0 (GTB-741). On class IIA a threat that
    finds nothing in the near half flies on to the far one (GT-625, GT-Q-98)."""
    player, board = g.state.players[step.seat], board_of(g)
    cells = ships.line_cells(board, grid_side(g, step.seat, step.side), step.line)
    return ships.met_first(board, player.ship, cells, in_convoy(player))


def grid_side(g: Game, seat: Seat, side: int) -> int:
    """The side of the grid that a side of the ship is: Turbulence turns the ship (GT-906)."""
    return (side + g.state.players[seat].ship.front) % 4


@carries_out(steps.Impact)
def impact(g: Game, step: steps.Impact) -> Flow | None:
    """Nothing there, nothing harmed, something that stops it for free, a defence to choose, or a
    hit (GTB-740 to GTB-749)."""
    seat = step.seat
    if not in_convoy(g.state.players[seat]):
        finish(g)
        return None
    kind = effective_kind(g, seat, step.kind)
    cell = struck_cell(g, step)
    if not cell:
        finish(g)
        g.emit(Missed(seat, THREAT_KINDS[kind]))
    elif is_harmless(g, seat, kind, grid_side(g, seat, step.side), cell):
        finish(g)
    elif kind == LARGE_METEOR and (cannon := free_cannon(g, step)):
        # A shot that costs nothing is never held back.
        finish(g)
        g.emit(MeteorShot(seat, *board_of(g).place(cannon), 0))
    elif options := defences(g, step, kind, cell):
        return _defend(g, step, kind, cell, options)
    else:
        finish(g)
        strike(g, seat, kind, grid_side(g, seat, step.side), cell)
    return None


def is_harmless(g: Game, seat: Seat, kind: int, side: int, cell: int) -> bool:
    """Whether a part shrugs a threat off by itself, from a side of the grid; tells so. Plated sides
    cannot be harmed (GT-330, GT-331); a small meteor harms connectors alone (GTB-742)."""
    t, ship, board = g.data.tables, g.state.players[seat].ship, board_of(g)
    turned = ship.parts[cell] * 4 + ship.turned[cell]
    if t.plated[turned] >> side & 1:
        g.emit(PlatingHeld(seat, THREAT_KINDS[kind], *board.place(cell)))
        return True
    if kind == SMALL_METEOR and not t.connectors[turned] >> 2 * side & 3:
        g.emit(Bounced(seat, t.part_ids[ship.parts[cell]], *board.place(cell)))
        return True
    return False


def cannons_in_line(g: Game, seat: Seat, side: int, line: int) -> list[int]:
    """The cells of working cannons that can shoot a large meteor from a side of the ship: they
    point that way, in the same column for front and rear (GTB-743, GTB-748, GT-866), in the same
    or a neighbouring row for the sides. Parts in between do not matter (GTB-746). On class IIA
    either half may shoot (GT-626)."""
    t, board, player = g.data.tables, board_of(g), g.state.players[seat]
    ship, halves, dead = player.ship, in_convoy(player), dead_column_for(g, seat)
    from_side = grid_side(g, seat, side)
    if side in (0, 2):
        cells = LINES[from_side][board.column_of[line]]
    else:
        row = board.row_of[line]
        cells = sum((LINES[from_side][r] for r in (row - 1, row, row + 1) if 0 < r < WIDTH - 1), ())
    return [
        cell
        for cell in cells
        if (part := ship.parts[cell])
        and t.muzzles[part * 4 + ship.turned[cell]] >> from_side & 1
        and halves >> board.half_of[cell] & 1
        and cell % WIDTH != dead
    ]


def free_cannon(g: Game, step: steps.Impact) -> int:
    """The cell of a cannon that shoots the meteor without power, or 0."""
    t, parts = g.data.tables, g.state.players[step.seat].ship.parts
    cannons = cannons_in_line(g, step.seat, step.side, step.line)
    return next((cell for cell in cannons if t.kinds[parts[cell]] in ships.FREE_CANNONS), 0)


def shields_for(g: Game, seat: Seat, side: int, half: int) -> list[int]:
    """The cells of working shields that cover a side of the ship (GTB-513, GT-263), of the half
    that is struck (GT-627)."""
    t, ship, half_of = g.data.tables, g.state.players[seat].ship, board_of(g).half_of
    from_side, dead = grid_side(g, seat, side), dead_column_for(g, seat)
    return [
        cell
        for cell in ships.filled(ship.parts.translate(t.shields))
        if t.covered[ship.parts[cell] * 4 + ship.turned[cell]] >> from_side & 1
        and half_of[cell] == half
        and cell % WIDTH != dead
    ]


def is_boosted(g: Game, seat: Seat, cell: int) -> bool:
    """Whether a shield is joined to a working shield booster (GT-203, GT-260); one that is not
    joined to a shield is a structure and no more (GT-204)."""
    t, ship, dead = g.data.tables, g.state.players[seat].ship, dead_column_for(g, seat)
    return any(
        t.kinds[ship.parts[other]] == SHIELD_BOOSTER and other % WIDTH != dead
        for other in ships.joined_to(t, ship, cell)
    )


def defences(g: Game, step: steps.Impact, kind: int, cell: int) -> list[Option]:
    """What the player can pay for to stop a threat (GTB-742 to GTB-747, GT-261, GT-Q-13)."""
    seat, board = step.seat, board_of(g)
    half = board.half_of[cell]
    options: list[Option] = []
    if kind == LARGE_METEOR:
        for cannon in cannons_in_line(g, seat, step.side, step.line):
            # It is powered from its own half (GT-615, GT-Q-98).
            own = board.half_of[cannon]
            if power.affordable(g, seat, own, 1):
                options.append(shoot(*board.place(cannon), power.price(g, seat, own, 1)))
    needed = 1 if kind in (SMALL_METEOR, LIGHT_SHOT) else 2  # the shield and its booster (GT-262)
    if power.affordable(g, seat, half, needed):
        tokens = power.price(g, seat, half, needed)
        shields = shields_for(g, seat, step.side, half)
        if needed == 1:
            options += [use_shield(*board.place(shield), tokens) for shield in shields]
        else:
            options += [
                use_boosted_shield(*board.place(shield), tokens)
                for shield in shields
                if is_boosted(g, seat, shield)
            ]
    return options


def _defend(g: Game, step: steps.Impact, kind: int, cell: int, options: list[Option]) -> Flow:
    """Only who would be struck decides, knowing the roll (GTB-749); power is optional (GTB-515)."""
    seat, board = step.seat, board_of(g)
    part = g.data.tables.part_ids[g.state.players[seat].ship.parts[cell]]
    about = AboutThreat(THREAT_KINDS[kind], SIDES[step.side], part, *board.place(cell))
    choice = yield from decide(g, seat, DEFENCE, [*options, TAKE_HIT], about)
    if choice is None:
        return
    finish(g)
    match choice:
        case UseShield(row, column, tokens):
            g.emit(ShieldUsed(seat, THREAT_KINDS[kind], row, column, tokens))
            power.spend(g, seat, board.half_of[cell], 1)
        case UseBoostedShield(row, column, tokens):
            g.emit(BoostedShieldUsed(seat, THREAT_KINDS[kind], row, column, tokens))
            power.spend(g, seat, board.half_of[cell], 2)
        case Shoot(row, column, tokens):
            g.emit(MeteorShot(seat, row, column, tokens))
            power.spend(g, seat, board.half_of[board.cell(row, column)], 1)
        case TakeHit():
            strike(g, seat, kind, grid_side(g, seat, step.side), cell)


# Hits


def strike(g: Game, seat: Seat, kind: int, side: int, cell: int) -> None:
    """A part is struck from a side of the grid, and destroyed (GTB-750).

    With Dum-dum Bullets the threat flies on, across empty cells, to the next part (GT-881 to
    GT-883): there is no second defence, but what cannot be harmed stops it (GT-884, GT-885,
    GT-Q-75). It flies on after an explosion, and before anything falls off.
    """
    remove(g, seat, (cell,), "destroyed", THREAT_KINDS[kind])
    if road(g, seat, "dum_dum_bullets"):
        player, board = g.state.players[seat], board_of(g)
        line = LINES[side][cell % WIDTH if side in (0, 2) else cell // WIDTH]
        beyond = line[line.index(cell) + 1 :]
        second = ships.met_first(board, player.ship, beyond, in_convoy(player))
        if second:
            part = g.data.tables.part_ids[player.ship.parts[second]]
            g.emit(FliesOn(seat, THREAT_KINDS[kind], part, *board.place(second)))
            if not is_harmless(g, seat, kind, side, second):
                remove(g, seat, (second,), "destroyed", THREAT_KINDS[kind])
    push(g, steps.Settle(seat))
