"""Counting firepower, engine power and crew (GTB-702, GTB-705, GTB-706, GT-1102).

Values are doubled, since a cannon may count a half. What a half of class IIA has is counted with
its own batteries (GT-615); every other ship is one half.
"""

from __future__ import annotations

from typing import Final

import msgspec

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.events.flight import (
    CannonBoosted,
    Counted,
    HalvesCounted,
    Powered,
)
from kosmodrom.games.galaxy_trucker.moves import flight as moves
from kosmodrom.games.galaxy_trucker.rules import damage, power
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    active_cells,
    board_of,
    crew_of,
    has_specialist,
    in_convoy,
    road,
    works,
)
from kosmodrom.games.galaxy_trucker.rules.hyperspace import jump, jumps
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish
from kosmodrom.games.galaxy_trucker.state import HALVES
from kosmodrom.games.galaxy_trucker.tables import (
    AMBUSH,
    CANNON_BOOSTER,
    CREW,
    DOUBLE_ENGINE,
    ENGINE_POWER,
    FIREPOWER,
    NEXT,
)
from kosmodrom.games.galaxy_trucker.terms import NOTHING, PARAMETERS, SPECIALISTS, UNIVERSAL

COUNT: Final = Question("count", ("GTB-702", "GTB-705", "GT-294"))
MANAGER: Final = SPECIALISTS.index("manager")
PURPLE, BROWN, BLUE = range(3)
BOOST: Final = 6
"""Twice what a boosted cannon adds where it counts in full (GT-272)."""
CANNONS: Final = (*ships.FREE_CANNONS, *ships.POWERED_CANNONS)


def written(doubled: int) -> str:
    """A doubled value as people write it.

    >>> written(9), written(8), written(1)
    ('4½', '4', '½')
    """
    whole, half = divmod(doubled, 2)
    return f"{whole or ''}½" if half else str(whole)


def word_for(what: int) -> str:
    """The word for what is counted."""
    return "ambush" if what == AMBUSH else PARAMETERS[what]


@carries_out(steps.Count)
def count(g: Game, step: steps.Count) -> Flow:
    """One player counts. Whoever can do nothing about the value is not asked."""
    seat = step.seat
    if not in_convoy(g.state.players[seat]):  # the whole ship has jumped
        _note(g, seat, NOTHING)
        finish(g)
        return
    options = ways(g, step)
    if not options:
        _declare(g, step)
        return
    value = reckon(g, step)
    options.append(moves.declare(written(value)))
    about = moves.AboutCount(word_for(step.what), written(value))
    choice = yield from decide(g, seat, COUNT, options, about)
    match choice:
        case moves.Declare():
            _declare(g, step)
        case moves.Jump():
            jump(g, seat, choice)
        case moves.Power():
            _power(g, step, [choice])
        case moves.PowerAll():
            _power(g, step, devices_to_power(g, step))
        case moves.BoostCannon():
            _boost(g, step, choice)
        case moves.LetFall():
            cell = board_of(g).cell(choice.row, choice.column)
            damage.lose_parts(g, seat, [cell], "fell_off", "faulty_connectors")


def forget(g: Game) -> None:
    """Nobody has counted yet."""
    g.state.counts = [NOTHING] * g.seats
    g.state.halves = [NOTHING, NOTHING]


def _note(g: Game, seat: Seat, value: int) -> None:
    if len(g.state.counts) != g.seats:
        forget(g)
    g.state.counts[seat] = value


def _declare(g: Game, step: steps.Count) -> None:
    """The value is fixed and stands; only now boosted cannons are destroyed, whole parts (GT-273,
    GT-275, GT-Q-15), while boosters stay as they are (GT-274)."""
    seat = step.seat
    _note(g, seat, reckon(g, step))
    if step.what == ENGINE_POWER:
        g.state.halves = halves = engine_powers(g, step)
        if NOTHING not in halves:
            g.emit(HalvesCounted(seat, *halves))
    g.emit(Counted(seat, word_for(step.what), written(g.state.counts[seat])))
    finish(g)
    if step.boosted:
        damage.lose_parts(g, seat, step.boosted, "destroyed", "boosted")


# What can be done


def ways(g: Game, step: steps.Count) -> list[Option]:
    """What a player can do about the value: jump (GT-294), power devices, boost cannons, let parts
    fall off."""
    found = jumps(g, step.seat, without=committed(g, step))
    devices = devices_to_power(g, step)
    found += [*_all_at_once(g, step, devices), *devices]
    if step.what in (FIREPOWER, AMBUSH):
        found += _cannons_to_boost(g, step)
    elif step.what == ENGINE_POWER and road(g, step.seat, "faulty_connectors"):
        found += _parts_to_let_fall(g, step)
    return found


def committed(g: Game, step: steps.Count) -> int:
    """The halves that have used power for this count: a jump is made instead (GT-1102)."""
    half_of = board_of(g).half_of
    return sum({1 << half_of[cell] for cell in (*step.powered, *step.boosted)})


def devices_to_power(g: Game, step: steps.Count) -> list[moves.Power]:
    """The cannons or engines that could be powered next."""
    if step.what == ENGINE_POWER:
        return _engines_to_power(g, step)
    return _cannons_to_power(g, step) if step.what in (FIREPOWER, AMBUSH) else []


def _all_at_once(g: Game, step: steps.Count, devices: list[moves.Power]) -> list[Option]:
    """Several devices with one word, if there is power for all: where they are and which of them
    comes first makes no difference."""
    if len(devices) <= 1:
        return []
    board, seat = board_of(g), step.seat
    cells = [board.cell(device.row, device.column) for device in devices]
    halves = [board.half_of[cell] for cell in cells]
    prices = [power.price_of_several(g, seat, half, halves.count(half)) for half in range(HALVES)]
    if any(price > power.available(g, seat, half) for half, price in enumerate(prices)):
        return []
    powered = msgspec.structs.replace(step, powered=[*step.powered, *cells])
    return [moves.power_all(len(cells), sum(prices), written(reckon(g, powered)))]


def _cannons_to_power(g: Game, step: steps.Count) -> list[moves.Power]:
    t, ship = g.data.tables, g.state.players[step.seat].ship
    return [
        _power_option(g, step, cell, cannon_value(g, step, cell))
        for cell in _devices(g, step)
        if t.kinds[ship.parts[cell]] in ships.POWERED_CANNONS
    ]


def _engines_to_power(g: Game, step: steps.Count) -> list[moves.Power]:
    """Double engines; not those that point forward and give nothing (GT-905)."""
    t, ship = g.data.tables, g.state.players[step.seat].ship
    return [
        _power_option(g, step, cell, 2 * ships.engine_strength(t, ship, cell))
        for cell in _devices(g, step)
        if t.kinds[ship.parts[cell]] == DOUBLE_ENGINE and ships.engine_strength(t, ship, cell)
    ]


def _devices(g: Game, step: steps.Count) -> list[int]:
    """The cells of the convoy whose parts work, are not powered and could be paid for."""
    half_of = board_of(g).half_of
    payable = [power.affordable(g, step.seat, half, 1) for half in range(2)]
    if not any(payable):
        return []
    return [
        cell
        for cell in active_cells(g, step.seat)
        if cell not in step.powered and payable[half_of[cell]] and works(g, step.seat, cell)
    ]


def _power_option(g: Game, step: steps.Count, cell: int, adds: int) -> moves.Power:
    board, seat = board_of(g), step.seat
    part = g.data.tables.part_ids[g.state.players[seat].ship.parts[cell]]
    tokens = power.price(g, seat, board.half_of[cell], 1)
    return moves.power(*board.place(cell), part, tokens, written(adds))


def _cannons_to_boost(g: Game, step: steps.Count) -> list[Option]:
    """Each booster once per count, each cannon once (GT-278, GT-Q-14), and only those joined to it
    (GT-204)."""
    t, board, seat = g.data.tables, board_of(g), step.seat
    ship = g.state.players[seat].ship
    found: list[Option] = []
    for booster in active_cells(g, seat):
        if t.kinds[ship.parts[booster]] != CANNON_BOOSTER or booster in step.boosters:
            continue
        if not works(g, seat, booster):
            continue
        half = board.half_of[booster]
        for cannon in ships.joined_to(t, ship, booster):
            if t.kinds[ship.parts[cannon]] not in CANNONS or cannon in step.boosted:
                continue
            if not works(g, seat, cannon):
                continue
            uses, same = boost_uses(g, step, cannon)
            if not power.affordable(g, seat, half, uses, same_use=same):
                continue
            adds = boost_value(g, step, cannon)
            if uses > 1:
                adds += cannon_value(g, step, cannon)
            found.append(
                moves.boost_cannon(
                    *board.place(booster),
                    *board.place(cannon),
                    t.part_ids[ship.parts[cannon]],
                    power.price(g, seat, half, uses, same_use=same),
                    written(adds),
                )
            )
    return found


def boost_uses(g: Game, step: steps.Count, cannon: int) -> tuple[int, bool]:
    """What is to be powered: the booster, and a cannon that needs power if it has none yet
    (GT-277); and whether it adds to a use that was paid for (GT-862)."""
    t, ship = g.data.tables, g.state.players[step.seat].ship
    needs_power = t.kinds[ship.parts[cannon]] in ships.POWERED_CANNONS
    powered = cannon in step.powered
    return (2 if needs_power and not powered else 1), powered


def _parts_to_let_fall(g: Game, step: steps.Count) -> list[Option]:
    """The parts at the ends of faulty joints (GT-910)."""
    t, board, seat = g.data.tables, board_of(g), step.seat
    ship, halves = g.state.players[seat].ship, in_convoy(g.state.players[seat])
    cells = {cell for joint in faulty_joints(g, seat, halves) for cell in joint}
    return [moves.let_fall(*board.place(c), t.part_ids[ship.parts[c]]) for c in sorted(cells)]


def _power(g: Game, step: steps.Count, devices: list[moves.Power]) -> None:
    seat, board = step.seat, board_of(g)
    uses = [0] * HALVES
    for device in devices:
        cell = board.cell(device.row, device.column)
        half = board.half_of[cell]
        uses[half] += 1
        tokens, before = (power.price_of_several(g, seat, half, uses[half] - n) for n in (0, 1))
        step.powered.append(cell)
        g.emit(Powered(seat, device.part, device.row, device.column, tokens - before))
    for half, number in enumerate(uses):
        power.spend_on_several(g, seat, half, number)


def _boost(g: Game, step: steps.Count, choice: moves.BoostCannon) -> None:
    board = board_of(g)
    cannon = board.cell(choice.cannon_row, choice.cannon_column)
    uses, same = boost_uses(g, step, cannon)
    if uses > 1:
        step.powered.append(cannon)
    step.boosters.append(board.cell(choice.row, choice.column))
    step.boosted.append(cannon)
    g.emit(
        CannonBoosted(
            step.seat, choice.cannon, choice.cannon_row, choice.cannon_column, choice.tokens
        )
    )
    power.spend(g, step.seat, board.half_of[cannon], uses, same_use=same)


# The value


def reckon(g: Game, step: steps.Count) -> int:
    """The doubled value with what has been powered and boosted so far."""
    if step.what == CREW:
        return 2 * crew_of(g, step.seat, in_convoy(g.state.players[step.seat]))  # GT-620
    if step.what == ENGINE_POWER:
        # The slower half sets the pace (GT-616).
        return 2 * min(pace for pace in engine_powers(g, step) if pace != NOTHING)
    return sum(_firepower(g, step, half) for half in _halves_in_convoy(g, step.seat))  # GT-618


def _halves_in_convoy(g: Game, seat: Seat) -> list[int]:
    halves = in_convoy(g.state.players[seat])
    return [half for half in range(2) if halves >> half & 1]


def _firepower(g: Game, step: steps.Count, half: int) -> int:
    """Twice the firepower of one half: cannons, boosts, and the purple alien if that is above 0
    (GTB-507, GT-619)."""
    t, half_of, seat = g.data.tables, board_of(g).half_of, step.seat
    ship = g.state.players[seat].ship
    if step.what == AMBUSH:  # GT-757
        own = sum(
            cannon_value(g, step, cell)
            for cell in ships.occupied(ship)
            if half_of[cell] == half
            and t.kinds[ship.parts[cell]] in ships.FREE_CANNONS
            and works(g, seat, cell)
        )
    else:
        own = ship.fire[half]
    own += sum(cannon_value(g, step, cell) for cell in step.powered if half_of[cell] == half)
    own += sum(boost_value(g, step, cell) for cell in step.boosted if half_of[cell] == half)
    return own + 2 * alien_bonus(g, seat, PURPLE, half) if own else 0


def cannon_value(g: Game, step: steps.Count, cell: int) -> int:
    """Twice the strength of a cannon (GTB-509, GTB-510, GT-238, GT-Q-12)."""
    ship = g.state.players[step.seat].ship
    return ships.cannon_strength(g.data.tables, ship, cell, ambush=step.what == AMBUSH)


def boost_value(g: Game, step: steps.Count, cell: int) -> int:
    """Twice what a boost adds: 3 for a cannon that counts in full, else 1½ (GT-272, GT-Q-61); the
    better barrel of a bidirectional cannon decides (GT-276)."""
    t, ship = g.data.tables, g.state.players[step.seat].ship
    muzzles, front = t.muzzles[ship.parts[cell] * 4 + ship.turned[cell]], 1 << ship.front
    in_full = muzzles & ~front if step.what == AMBUSH else muzzles & front
    return BOOST if in_full else BOOST // 2


def engine_powers(g: Game, step: steps.Count) -> list[int]:
    """The engine power of both halves (not doubled); NOTHING for a half that is not there."""
    there = _halves_in_convoy(g, step.seat)
    return [_engine_power(g, step, half) if half in there else NOTHING for half in range(2)]


def _engine_power(g: Game, step: steps.Count, half: int) -> int:
    """Engines, then the brown alien if they give anything (GTB-506, GT-617), then faulty joints
    (GT-909, GT-Q-80); never below 0 (GT-911)."""
    t, half_of, seat = g.data.tables, board_of(g).half_of, step.seat
    ship = g.state.players[seat].ship
    own = ship.thrust[half] + sum(
        ships.engine_strength(t, ship, cell) for cell in step.powered if half_of[cell] == half
    )
    if own:
        own += alien_bonus(g, seat, BROWN, half)
    if road(g, seat, "faulty_connectors"):
        own -= len(faulty_joints(g, seat, 1 << half))
    return max(own, 0)


def alien_bonus(g: Game, seat: Seat, colour: int, half: int) -> int:
    """What an alien that lives in a half adds there: 2, or 3 with the manager in the same half
    (GT-366, GT-629); nothing during a strike (GT-773)."""
    ship, half_of = g.state.players[seat].ship, board_of(g).half_of
    if g.state.strike or not ship.aliens[colour] or half_of[ship.aliens[colour]] != half:
        return 0
    managed = has_specialist(g, seat, MANAGER) and half_of[ship.aliens[BLUE]] == half
    return g.data.flight.managed_bonus if managed else g.data.flight.alien_bonus


def faulty_joints(g: Game, seat: Seat, halves: int) -> list[tuple[int, int]]:
    """The joints of a universal with a single or double connector in some halves, each once: the
    two cells (GT-909, GT-Q-80)."""
    t, half_of = g.data.tables, board_of(g).half_of
    ship = g.state.players[seat].ship
    found: list[tuple[int, int]] = []
    for cell in ships.occupied(ship):
        if not halves >> half_of[cell] & 1:
            continue
        own, facing = t.connectors[ship.parts[cell] * 4 + ship.turned[cell]], ship.faces[cell]
        for side in ships.SIDES_OF[ships.joined_sides(t, ship, cell) & 0b0110]:
            one, other = own >> 2 * side & 3, facing >> 2 * side & 3
            if one != other and UNIVERSAL in (one, other):
                found.append((cell, cell + NEXT[side]))
    return found
