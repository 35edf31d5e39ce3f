"""What a ship is good for, for the judge: what its parts promise for the cards to come, and what
may still be built. All in hundredths of a credit.

Bots look at the same ships again and again (those of rivals hardly change, and of parts that lie
face up each is tried for a place), so what was found for a ship is kept.
"""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import Final, NamedTuple

from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.state import Ship
from kosmodrom.games.galaxy_trucker.tables import (
    BIDIRECTIONAL_CANNON,
    CABIN,
    CANNON,
    CANNON_BOOSTER,
    CANNON_ENGINE,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    ENGINE_BOOSTER,
    GRID,
    JOINS,
    LIFE_SUPPORT,
    LUXURY_CABIN,
    NEXT,
    OPEN_SIDES,
    PLATING,
    REACTOR,
    SHIELD,
    SHIELD_BOOSTER,
    STARTING_CABIN,
    STASIS_CHAMBER,
    WIDTH,
    BoardTable,
    Tables,
)

PURPLE, BROWN, BLUE = range(3)
KEPT: Final = 20_000
"""How many ships are remembered."""
STEPS: Final = 3
"""Of a curve between two whole numbers: firepower counts halves, and power makes thirds of it."""
LONGEST: Final = 60

Curve = tuple[float, float]
"""What any number of something is worth at most, and with what number two thirds of that are
reached."""


class Weights(NamedTuple):
    """What things are worth on a flight."""

    thrust: Curve
    fire: Curve
    crew: Curve
    room: Curve
    special: Curve
    tokens: Curve
    cover: float
    """A side of the ship that a shield covers."""
    cell: int
    """A free cell that is filled with a part well chosen."""
    open_cell: int
    """One that is likely to be filled."""
    fault: int
    """A fault costs a part, and what hangs on it."""
    exposed: int = 20
    """A connector on which small meteors and stardust count, and looks."""
    joint: int = 9
    """A joint more keeps a ship together when it is struck."""
    guard: int = 14
    """A column with a cannon for large meteors from the front."""
    place: int = 45
    """What each place ahead at launch is worth, by level."""


def _like_level_1(growth: float, stretch: float, cell: int) -> Weights:
    """The same as at level 1, only more of it."""

    def curve(most: int, scale: float) -> Curve:
        return most * growth, scale * stretch

    return Weights(
        thrust=curve(420, 2.6),
        fire=curve(620, 4.0),
        crew=curve(640, 4.5),
        room=curve(760, 4.0),
        special=curve(260, 2.0),
        tokens=curve(90, 3.0),
        cover=60 * growth,
        cell=cell,
        open_cell=45,
        fault=350,
    )


RULE_OF_THUMB: Final = (
    _like_level_1(1.0, 1.0, 75),
    _like_level_1(1.45, 1.4, 90),
    _like_level_1(1.9, 1.75, 105),
)
"""By level."""
EXPERIENCE: Final = (
    Weights(
        thrust=(300, 2.6),
        fire=(1000, 4.5),
        crew=(1300, 5.0),
        room=(700, 4.0),
        special=(330, 2.0),
        tokens=(200, 3.0),
        cover=40.0,
        cell=150,
        open_cell=70,
        fault=400,
        exposed=45,
        joint=22,
        guard=45,
        place=10,
    ),
    Weights(
        thrust=(700, 3.8),
        fire=(3500, 7.0),
        crew=(2500, 7.0),
        room=(1000, 7.0),
        special=(650, 3.0),
        tokens=(150, 5.0),
        cover=125.0,
        cell=225,
        open_cell=110,
        fault=700,
        exposed=45,
        joint=25,
        guard=60,
        place=45,
    ),
    Weights(
        thrust=(1200, 4.5),
        fire=(4200, 8.0),
        crew=(3000, 8.5),
        room=(800, 7.0),
        special=(450, 3.5),
        tokens=(300, 5.3),
        cover=280.0,
        cell=390,
        open_cell=165,
        fault=700,
        exposed=35,
        joint=28,
        guard=70,
        place=45,
    ),
)
"""The same, after what ships brought that were built by all sorts of weights and flown twenty times
each, compared to their rivals: firepower and crew count most, because enemies that are beaten pay,
and others take crew and goods; at level 3 shields, too. Exposed connectors cost more than they seem
to. Cells count more as well: who is content with too little finishes early."""

FIRST_ENGINE: Final = 320
"""Without engine power a ship is out of the flight in open space."""
PILOTS: Final = 700
"""The same for a half without humans."""
PART: Final = 4
BOOSTER: Final = 45
PASSENGER: Final = 70
SLEEPER: Final = 25
REACTION: Final = 45
SPECIALIST: Final = 130
PLATE: Final = 15
HUNGER: Final = 0.7
"""How many battery tokens a device needs to be half as good as with plenty of them."""
HOPE: Final = 0.7
"""How many tokens a ship under construction may hope for besides its own: otherwise neither devices
nor batteries would be worth beginning with."""
TAKEN: Final = 0.35
"""How much of a container is used up by a cube: a better one may take its place."""


class Ability(NamedTuple):
    """What a ship promises, and what is still open on it."""

    worth: int
    room: float
    """Free cells that can be reached, weighed by how easily a part is found for them."""
    hopeful: int
    """Exposed connectors that face such cells."""


@cache
def _sums(curve: Curve) -> tuple[int, ...]:
    """What numbers of something are worth, in steps of a sixth."""
    most, scale = curve
    return tuple(
        round(most * (1 - math.exp(-number / (2 * STEPS) / scale)))
        for number in range(2 * STEPS * LONGEST)
    )


def reckon(curve: Curve, number: float) -> int:
    """What a number of something is worth: less and less for each more."""
    sums = _sums(curve)
    return sums[min(int(number * 2 * STEPS + 0.5), len(sums) - 1)]


class Hull(NamedTuple):
    """A ship's parts, and what bears on them: what can be looked up again."""

    parts: bytes
    turned: bytes
    faces: bytes
    nose: int
    dead_column: int
    turbulence: bool


class Aboard(NamedTuple):
    """What is aboard, and how the ship flies."""

    humans: bytes
    tokens: bytes
    goods: bytes
    aliens: int
    """Their colours, as bits."""
    front: int


def hull_of(ship: Ship, dead_column: int, *, turbulence: bool) -> Hull:
    return Hull(
        bytes(ship.parts),
        bytes(ship.turned),
        bytes(ship.faces),
        ship.nose,
        dead_column,
        turbulence,
    )


def aboard(ship: Ship) -> Aboard:
    purple, brown, blue = map(bool, ship.aliens)
    aliens = purple << PURPLE | brown << BROWN | blue << BLUE
    return Aboard(bytes(ship.humans), bytes(ship.tokens), bytes(ship.goods), aliens, ship.front)


EMPTY: Final = bytes(GRID)


@lru_cache(maxsize=KEPT)
def ability(
    t: Tables, board: BoardTable, hull: Hull, inside: Aboard | None, weights: Weights
) -> Ability:
    """What a ship promises; without anything inside, as it will be when it is manned and
    charged."""
    half_of = board.half_of
    parts, turned, faces, nose, dead_column, turbulence = hull
    built = inside is None
    humans, tokens, goods, colours, front = inside or (EMPTY, EMPTY, EMPTY, 0, 0)
    kinds, connectors = t.kinds, t.connectors
    forward, rear = 1 << front, 1 << (front ^ 2)
    fire = [0, 0]
    powered_fire = [0, 0]
    thrust = [0, 0]
    powered_thrust = [0, 0]
    devices = [0, 0]
    charge = [0, 0]
    crew = [0, 0]
    covered = [0, 0]
    slots = special = cubes = extra = joints = open_sides = faults = aliens = 0
    guarded = blocked = occupied = 0
    filled = ships.filled(parts)
    exposures: list[int] = []
    for cell in filled:
        occupied |= 1 << cell
    for cell in filled:
        part = parts[cell]
        shape = part * 4 + turned[cell]
        half = half_of[cell]
        own, facing = connectors[shape], faces[cell]
        joined = JOINS[own << 8 | facing]
        joints += _COUNT[joined]
        wired = OPEN_SIDES[own]
        for side in ships.SIDES_OF[wired & ~joined]:
            beside = cell + NEXT[side]
            if not parts[beside]:
                open_sides += 1
                exposures.append(beside)
            else:
                faults += 1
        kind = kinds[part]
        works = cell % WIDTH != dead_column
        muzzles, exhausts = t.muzzles[shape], t.exhausts[shape]
        if muzzles:
            for side in ships.SIDES_OF[muzzles]:
                beside = cell + NEXT[side]
                blocked |= 1 << beside
                faults += bool(parts[beside])
            if works:
                if muzzles & forward:
                    guarded |= 1 << cell % WIDTH
                strength = 2 if muzzles & forward else 1
                if kind in (CANNON, CANNON_ENGINE):
                    fire[half] += strength
                elif kind == DOUBLE_CANNON:
                    powered_fire[half] += 2 * strength
                    devices[half] += 1
                elif kind == BIDIRECTIONAL_CANNON:
                    powered_fire[half] += strength + 1
                    devices[half] += 1
        if exhausts:
            for side in ships.SIDES_OF[exhausts]:
                beside = cell + NEXT[side]
                blocked |= 1 << beside
                faults += bool(parts[beside])
                faults += built and side != 2 and not (turbulence and side == 0)
            if works and exhausts & rear:
                if kind in (ENGINE, CANNON_ENGINE):
                    thrust[half] += 1
                elif kind == DOUBLE_ENGINE:
                    powered_thrust[half] += 2
                    devices[half] += 1
        if not works:
            continue
        if kind in (CABIN, STARTING_CABIN):
            crew[half] += 2 if built else humans[cell]
        elif kind == SHIELD:
            covered[half] |= t.covered[shape]
            devices[half] += 1
        elif kind == LUXURY_CABIN:
            crew[half] += 1 if built else humans[cell]
            if built or humans[cell]:
                extra += PASSENGER
        elif kind == STASIS_CHAMBER:
            extra += SLEEPER * (4 if built else humans[cell])
        elif kind == LIFE_SUPPORT:
            if built and any(
                parts[cell + NEXT[side]] and kinds[parts[cell + NEXT[side]]] == CABIN
                for side in ships.SIDES_OF[joined]
            ):
                colours |= 1 << t.colours[part]
        elif kind == REACTOR:
            extra += REACTION
        elif kind == PLATING:
            extra += PLATE * _COUNT[t.plated[shape]]
        elif kind in _BOOSTED:
            beside_kinds = {kinds[parts[cell + NEXT[side]]] for side in ships.SIDES_OF[joined]}
            if beside_kinds & _BOOSTED[kind]:
                extra += BOOSTER
        if t.cells[part]:
            charge[half] += t.cells[part] if built else tokens[cell]
        if t.slots[part] or t.special_slots[part]:
            slots += t.slots[part] + t.special_slots[part]
            special += t.special_slots[part]
            if packed := goods[cell]:
                cubes += sum(packed >> 2 * colour & 3 for colour in range(4))
                special -= min(t.special_slots[part], packed & 3)
    aliens = _COUNT[colours]
    if built:
        cabins = sum(1 for cell in filled if kinds[parts[cell]] == CABIN)
        aliens = min(aliens, cabins)
    worth = 0
    flying = [half for half, mask in enumerate(board.half_masks) if built or occupied & mask] or [0]
    pushes: list[float] = []
    total_fire = 0.0
    for half in flying:
        hoped = charge[half] + (HOPE if built else 0)
        power = hoped / (hoped + HUNGER * devices[half]) if devices[half] else 0
        total_fire += (fire[half] + power * powered_fire[half]) / 2
        pushes.append(thrust[half] + power * powered_thrust[half])
        worth += int(weights.cover * power * _COUNT[covered[half]] / len(flying))
        worth += reckon(weights.tokens, min(charge[half], 2 + 3 * devices[half]))
        if not crew[half]:
            worth -= PILOTS
    worth += int(FIRST_ENGINE * sum(min(1.0, push) for push in pushes))
    # The slower half sets the pace, but the other one must keep up with it, too.
    pace = (min(pushes) + sum(pushes) / len(pushes)) / 2
    if colours >> PURPLE & 1 and total_fire:
        total_fire += 2
    if colours >> BROWN & 1 and pace:
        pace += 2
    if colours >> BLUE & 1:
        worth += SPECIALIST
    worth += reckon(weights.thrust, pace)
    worth += reckon(weights.fire, total_fire)
    # An alien takes the place of two humans.
    worth += reckon(weights.crew, sum(crew) + (-aliens if built else aliens))
    worth += reckon(weights.room, slots - TAKEN * cubes) + reckon(weights.special, special)
    worth += extra + PART * len(filled)
    worth += weights.joint * (joints // 2) + weights.guard * guarded.bit_count()
    worth -= weights.exposed * open_sides
    if not built:
        return Ability(worth, 0.0, 0)
    worth -= weights.fault * faults
    room, hopeful = _open_cells(t, board, parts, faces, nose, blocked, occupied, exposures)
    return Ability(worth, room, hopeful)


_COUNT: Final = tuple(bits.bit_count() for bits in range(16))
_BOOSTED: Final = {
    SHIELD_BOOSTER: {SHIELD},
    CANNON_BOOSTER: {CANNON, DOUBLE_CANNON, BIDIRECTIONAL_CANNON, CANNON_ENGINE},
    ENGINE_BOOSTER: {ENGINE, DOUBLE_ENGINE, CANNON_ENGINE},
}


def free_room(t: Tables, ship: Ship) -> tuple[int, int]:
    """How many cubes find room in the holds, and how many red ones of them at most."""
    room = special = 0
    for cell in ships.occupied(ship):
        part, packed = ship.parts[cell], ship.goods[cell]
        if slots := t.slots[part] + t.special_slots[part]:
            red = packed & 3
            room += slots - red - (packed >> 2 & 3) - (packed >> 4 & 3) - (packed >> 6)
            special += t.special_slots[part] - red
    return room, min(room, special)


# What may still be built


def _open_cells(
    t: Tables,
    board: BoardTable,
    parts: bytes,
    faces: bytes,
    nose: int,
    blocked: int,
    occupied: int,
    exposures: list[int],
) -> tuple[float, int]:
    """How much room is left for parts, and how many exposed connectors face it."""
    free = 0
    for cells in board.outlines[nose]:
        for cell in cells:
            free |= 1 << cell
    free &= ~occupied & ~blocked
    edge = 0
    if occupied:
        for cell in exposures:
            edge |= 1 << cell
        edge &= free
    hopeful = sum(1 for cell in exposures if edge >> cell & 1)
    reach, before = edge, 0
    while reach != before:
        before = reach
        reach |= (reach << 1 | reach >> 1 | reach << WIDTH | reach >> WIDTH) & free
    ways = 1 - math.exp(-edge.bit_count() / WAYS)
    room = FURTHER * ways * (reach & ~edge).bit_count()
    if len(board.halves) > 1:
        for mask in board.half_masks:  # the first part of a half may go anywhere
            if not occupied & mask:
                room += (mask & free).bit_count()
    for cell in ships.bits(edge):
        beside = sum(1 << side for side in range(4) if parts[cell + NEXT[side]])
        room += _ease(t, beside, faces[cell])
    return room, hopeful


FURTHER: Final = 0.75
"""A free cell that is reached through others."""
WAYS: Final = 1.5
"""With how many cells to begin with two thirds of those further away are reached: the next part may
close a way."""
RARE: Final = 0.12
"""Of how many of all parts at least one in two can be found in good time."""


@cache
def _ease(t: Tables, beside: int, facing: int) -> float:
    """How easily a part is found for a cell, by the sides with neighbours and what these have
    there: from 0 to 1."""
    fitting = sum(
        1
        for part in t.base_parts
        if any(fits(t, part, turns, beside, facing) for turns in t.different_turns[part])
    )
    share = fitting / len(t.base_parts)
    return share / (share + RARE) * (1 + RARE)


def fits(
    t: Tables, part: int, turns: int, beside: int, facing: int, *, turbulence: bool = False
) -> bool:
    """Whether a part can be joined without a fault to neighbours on these sides."""
    shape = part * 4 + turns
    own = t.connectors[shape]
    joined = JOINS[own << 8 | facing]
    if beside & ~joined & (OPEN_SIDES[own] | OPEN_SIDES[facing]) or (beside and not joined):
        return False
    exhausts = t.exhausts[shape]
    if exhausts & (0b1010 if turbulence else 0b1011):  # GTB-406, GT-903
        return False
    return not beside & (exhausts | t.muzzles[shape])


def is_sound(
    t: Tables, ship: Ship, cell: int, part: int, turns: int, *, turbulence: bool = False
) -> bool:
    """Whether a part can be welded to a cell without a fault."""
    parts = ship.parts
    beside = 0
    for side in range(4):
        other = cell + NEXT[side]
        if parts[other]:
            beside |= 1 << side
            shape = parts[other] * 4 + ship.turned[other]
            if (t.muzzles[shape] | t.exhausts[shape]) >> (side ^ 2) & 1:
                return False
    return fits(t, part, turns, beside, ship.faces[cell], turbulence=turbulence)


@lru_cache(maxsize=KEPT)
def best_weld(
    t: Tables, board: BoardTable, hull: Hull, part: int, weights: Weights
) -> Ability | None:
    """The ship with one more part in the best place, or None if there is none without a fault."""
    parts, turned, faces, nose, dead_column, turbulence = hull
    ship = Ship(bytearray(parts), bytearray(turned), bytearray(faces), nose=nose)
    places: list[tuple[int, int, int]] = []
    for cell, turns in ships.weldable(t, board, ship, part):
        if is_sound(t, ship, cell, part, turns, turbulence=turbulence):
            beside = sum(1 << side for side in range(4) if parts[cell + NEXT[side]])
            places.append((_fit(t, part * 4 + turns, beside, faces[cell]), cell, turns))
    places.sort(reverse=True)
    best: Ability | None = None
    tried = [0, 0]
    for _fitness, cell, turns in places:
        tried[board.half_of[cell]] += 1
        if tried[board.half_of[cell]] > PLACES:
            continue
        ships.weld(t, ship, cell, part, turns)
        welded = hull_of(ship, dead_column, turbulence=turbulence)
        found = ability(t, board, welded, None, weights)
        ships.unweld(ship, cell)
        if best is None or outlook(found, weights) > outlook(best, weights):
            best = found
    return best


PLACES: Final = 8
"""How many places for a part are looked at more closely, in each half."""


def _fit(t: Tables, shape: int, beside: int, facing: int) -> int:
    """How well a part fits its neighbours, to begin with the best places: more joints, fewer
    exposed connectors, cannons to the front."""
    own = t.connectors[shape]
    return (
        3 * _COUNT[JOINS[own << 8 | facing]]
        - _COUNT[OPEN_SIDES[own] & ~beside]
        + 4 * (t.muzzles[shape] & 1)
    )


def outlook(found: Ability, weights: Weights) -> float:
    """To compare ships of equal size that are built on."""
    return found.worth + weights.open_cell * found.room + weights.exposed / 2 * found.hopeful
