"""How good a position is, for bots: medals so far, and what everything else may still bring.

All worths are hundredths of a medal. `judge` looks at everything, also at cards that only their
owners see, so a bot asks it about guesses (`Table.fork` with a seat) and never about the table
itself. Bots ask it about every option, so what depends on boards and cards alone is worked out
once for each box (`Tables`), and what depends on a few numbers alone is remembered.

What a player has gained and not yet resolved counts as what it will bring. So places for a tile
can be compared without going through all the advances that follow.

The numbers below come from watching bots play: how often a square was filled in the end, how many
advances and how much movement a round brought, what the cards of a rank were worth. They need be
right only in proportion to each other.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from operator import mul
from typing import Final, TypeAlias

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.catalogue import (
    Ability,
    Box,
    Corporation,
    Planet,
    Position,
    Track,
)
from kosmodrom.games.planet_unknown.clauses import (
    AllIceCovered,
    AllLandCovered,
    AtLeastMeteorites,
    AtMostIcons,
    Benefit,
    Block,
    CivMilestone,
    Commerce,
    ExtraAdvance,
    FewestIcons,
    FewestLifepods,
    FewestMeteorites,
    IconsInArea,
    LargestArea,
    LifepodRate,
    MeteoriteRate,
    MoreLifepods,
    MostAreas,
    MostIconsOnEdge,
    MostLifepods,
    MostMeteorites,
    MostTracksAtTop,
    Movement,
    Patches,
    PatchMedals,
    RoverMilestone,
    Synergy,
    TechMilestone,
    ThreePlanets,
    TrackerAtTop,
)
from kosmodrom.games.planet_unknown.geometry import (
    SIZE,
    STRIDE,
    Board,
    areas,
    popcount,
)
from kosmodrom.games.planet_unknown.rules.base import TERRAIN_NUMBER, Game, has_events
from kosmodrom.games.planet_unknown.rules.cards import PLAIN, STEPS
from kosmodrom.games.planet_unknown.rules.end import solo_target
from kosmodrom.games.planet_unknown.rules.objectives import fulfilled, icons, measure, rivals
from kosmodrom.games.planet_unknown.rules.registry import corporation_of, planet_of
from kosmodrom.games.planet_unknown.rules.scoring import meteorites_left, score, uncovered
from kosmodrom.games.planet_unknown.state import COVERED, LIFEPODS, PATCHES, ROVER, Player
from kosmodrom.games.planet_unknown.terms import DEPOTS, TRACKS

# Time is counted in half rounds, so that a little more room counts a little more.
MOST_TIME: Final = 48
LONGEST: Final = 44
"""What time there is at most where no deck of events ends the game (PU-703)."""
SQUARES_PER_ROUND: Final = 4.3
"""What a tile covers on average."""
LEFT_OVER: Final = 9
"""Free squares that lie about when no tile fits any more."""

# The chance that a free square is filled in the end if there is time: one that stands alone and
# takes a patch, one of a pair, one at the end of an area, and any other.
ALONE: Final = 0.12
PAIR: Final = 0.28
END: Final = 0.76
INNER: Final = 0.955
PATCH_TAKEN: Final = 0.7
"""The chance that a patch at hand goes to a square that stands alone."""
HURRY: Final = 0.75
"""How much of these chances is lost where there is no time to fill anything."""
PACE: Final = 20
"""The pace at which all free squares are filled in time; half of it fills half of them."""
MOST_PATCHES: Final = 4
"""More patches at hand count as so many."""
ICE: Final = 5
"""A free square of ice: water resources go there (PU-541)."""

# Tracks
ADVANCES: Final = 0.27
"""The chance that a tracker advances in half a round."""
BOOST: Final = 62
"""An advance of one's choice."""
PATCH: Final = 70
"""A patch, besides what it does for squares that stand alone."""
CARDS: Final = (0, 130, 160, 210, 300)
"""A civ card by its rank."""
ROVER_WORTH: Final = 60
ROVER_IN_TIME: Final = 4
"""A rover: so much, and so much more for each half round."""
MOVEMENT: Final = 9
"""A movement to come; one in hand counts for what rovers may reach with it."""
# What a technology is worth for each half round in which it works: those of the symmetric board,
# and any other.
ANY_TECHNOLOGY: Final = 7
TECHNOLOGIES: Final[Mapping[Ability, int]] = {
    "ignore-adjacency": 3,
    "store-patches": 2,
    "more-movement": 4,
    "double-water": 9,
    "no-meteorites": 12,
}
TOP: Final = 15
"""The highest position of most tracks."""

# Rovers: the chance that one gets to a thing so far away is ``movement / (movement + far)``.
SHARE: Final = 0.4
"""How much of the movement to come serves a thing, among all there are."""
DETOUR: Final = 2
"""What everything is farther away than it seems."""
NO_ROVER: Final = 12
"""How far away everything is as long as the first rover is to come."""
COLLECTED: Final = 25
"""A collected meteorite that makes no full set yet (PU-742)."""
CLEARED: Final = 0.12
"""The chance that a meteorite vanishes without a rover."""
LASTS: Final = 0.9
"""The chance that a lifepod is not covered before a rover comes."""

# What else may wait to be resolved: a further tile, and anything not named here.
TILE: Final = 120
OTHER_EFFECT: Final = 40

# Private objectives: what half a round brings of what they ask for, to somebody who wants it.
STEPS_TO_TOP: Final = 0.36
BLOCK_SQUARES: Final = 0.20
AREA_ICONS: Final = 0.14
METEORITES: Final = 0.16
UNWANTED_ICONS: Final = 0.07
MORE_LIFEPODS: Final = 0.35
# Neighbour objectives: how much the difference changes in half a round (standard deviation).
CHANGES: Final[Mapping[type, float]] = {
    MostIconsOnEdge: 0.35,
    LargestArea: 1.0,
    MostAreas: 0.4,
    FewestIcons: 0.35,
    MostTracksAtTop: 0.15,
    MostMeteorites: 0.35,
    FewestMeteorites: 0.35,
    MostLifepods: 0.3,
    FewestLifepods: 0.3,
}


def judge(g: Game, seat: Seat) -> int:
    """The advantage of a seat over its rivals, in solo over the target, in hundredths."""
    if g.state.phase == "end":
        return final_margin(g, seat)
    values = worths(g)
    own = values.pop(seat)
    if not values:
        return own - 100 * solo_target(g)
    return own - (max(values) + sum(values) // len(values)) // 2


def final_margin(g: Game, seat: Seat) -> int:
    """Medals more than the best rival; a hundredth if only a tie-break decides (PU-761 to
    PU-764)."""
    keys = [final_key(g, other) for other in range(g.seats)]
    own = keys.pop(seat)
    if not keys:
        return 100 * (own[0] - solo_target(g))
    best = max(keys)
    return 100 * (own[0] - best[0]) or (own > best) - (own < best)


def final_key(g: Game, seat: Seat) -> tuple[int, int, int]:
    """What ranks a player in the end: more is better."""
    return sum(score(g, seat).values()), -uncovered(g, seat), -meteorites_left(g, seat)


def worths(g: Game) -> list[int]:
    """What each player has and may still get."""
    if g.state.phase in ("setup", "boards"):
        return [0] * g.seats
    tables = tables_of(g.data)
    times = times_left(g, tables)
    values = [worth(g, seat, tables, time) for seat, time in enumerate(times)]
    if g.seats > 1:
        add_neighbours(g, values, min(times))
    return values


def worth(g: Game, seat: Seat, tables: Tables, time: int) -> int:
    """A player's medals and prospects, without those that two players compare."""
    player = g.state.players[seat]
    board, company = tables.planets[player.planet], tables.companies[player.corporation]
    free = board.squares & ~player.layer(COVERED)
    patches = patches_at_hand(player)
    pace = pace_of(popcount(free), time, patches)
    reach = Reach(tables, player, company, time)
    found = planet_worth(g, seat, board, free, (pace, patches), reach)
    found += tracks_worth(g, seat, company, time)
    found += collection_worth(tables, player, reach)
    if player.pending or player.due:
        found += pending_worth(player, company, time)
    if player.cards:
        found += cards_worth(tables, player, patches)
    if player.private:
        found += private_worth(g, seat, board, free, (pace, patches), time)
    return found


# Time


def times_left(g: Game, tables: Tables) -> list[int]:
    """The half rounds that each player may still have: until somebody's planet has no more room
    (PU-701), a depot is empty (PU-702) or the events end (PU-703)."""
    s = g.state
    if s.ending:
        return [0] * g.seats
    begun = s.phase in ("alert-effects", "alert-cards", "tiles")
    now = [2 * (begun and not has_placed(player)) for player in s.players]
    later = min(LONGEST, tiles_last(g))
    if has_events(g):
        later = min(later, 2 * len(s.alerts))
    for player, this_round in zip(s.players, now, strict=True):
        free = tables.planets[player.planet].squares & ~player.layer(COVERED)
        later = min(later, room_for(free) - this_round)
    return [max(0, later) + this_round for this_round in now]


def tiles_last(g: Game) -> int:
    """For how many half rounds no depot will be empty, if tiles are taken from all alike."""
    inner, outer = g.state.stacks
    offset = g.state.offset
    fewest = min(
        len(outer[depot]) + len(inner[(depot + offset) % DEPOTS]) for depot in range(DEPOTS)
    )
    return 2 * fewest * DEPOTS // g.seats


def has_placed(player: Player) -> bool:
    """Whether a player has dealt with the tile of this round."""
    if player.taken < 0:
        return False
    return player.stuck or (bool(player.tiles) and player.tiles[-1].tile == player.taken)


@lru_cache(maxsize=1 << 13)
def room_for(free: Board) -> int:
    """For how many half rounds of tiles these squares have room."""
    _alone, pairs, ends, inner = by_room(free)
    squares = popcount(inner) + popcount(ends) + popcount(pairs) // 2 - LEFT_OVER
    return max(0, min(MOST_TIME, round(2 * squares / SQUARES_PER_ROUND)))


# The planet

Sorts: TypeAlias = tuple[Board, Board, Board, Board]
Filling: TypeAlias = tuple[int, int]
"""The pace, in steps, and the patches at hand."""


def by_room(free: Board) -> Sorts:
    """Free squares that stand alone, those in pairs, the ends of larger areas, and all others."""
    left, right = free & free << 1, free & free >> 1
    above, below = free & free << STRIDE, free & free >> STRIDE
    across, along = left | right, above | below
    inner = left & right | above & below | across & along
    ends = (across | along) & ~inner
    pairs = ends & (ends << 1 | ends >> 1 | ends << STRIDE | ends >> STRIDE)
    return free & ~(across | along), pairs, ends & ~pairs, inner


def pace_of(free: int, time: int, patches: int) -> int:
    """How much of the free squares tiles and patches can fill in time."""
    filled = time * SQUARES_PER_ROUND / 2 + patches
    return PACE if filled >= free else int(PACE * filled / free)


def powers(chance: float) -> tuple[float, ...]:
    """The chance that 0, 1, 2 ... squares are all filled."""
    return tuple(chance**squares for squares in range(SIZE * SIZE))


def _fill_chances(pace: int, patches: int) -> tuple[tuple[float, ...], ...]:
    """For each sort of squares the chances that so many are all filled."""
    if not pace:
        return tuple(powers(0.0) for _ in range(4))
    in_time = 1 - HURRY * (1 - pace / PACE)
    alone = 1 - (1 - ALONE * in_time) * (1 - PATCH_TAKEN) ** patches
    return tuple(map(powers, (alone, PAIR * in_time, END * in_time, INNER * in_time)))


FILL_CHANCES: Final = tuple(
    tuple(_fill_chances(pace, patches) for patches in range(MOST_PATCHES + 1))
    for pace in range(PACE + 1)
)


def chance_filled(sorts: Sorts, missing: Board, filling: Filling) -> float:
    """The chance that all of these squares are filled in the end."""
    found = 1.0
    for sort, chances in zip(sorts, FILL_CHANCES[filling[0]][filling[1]], strict=True):
        found *= chances[popcount(missing & sort)]
    return found


@lru_cache(maxsize=1 << 13)
def line_worths(board: PlanetTable, free: Board, filling: Filling) -> tuple[float, ...]:
    """What each row, then each column is worth, meteorites not counted; then the parts of the
    planet that have medals of their own."""
    alone, pairs, ends, inner = by_room(free)
    if_alone, if_pairs, if_ends, if_inner = FILL_CHANCES[filling[0]][filling[1]]
    found = []
    for line, medals in board.lines:
        missing = line & free
        found.append(
            medals
            * if_alone[popcount(missing & alone)]
            * if_pairs[popcount(missing & pairs)]
            * if_ends[popcount(missing & ends)]
            * if_inner[popcount(missing & inner)]
            if missing
            else medals
        )
    return tuple(found)


def planet_worth(
    g: Game, seat: Seat, board: PlanetTable, free: Board, filling: Filling, reach: Reach
) -> int:
    """Rows and columns, which meteorites may keep from scoring (PU-443), and what else the planet
    gives (PU-721)."""
    rules = planet_of(g, seat)
    missing = board.squares & ~rules.filled(g, seat)
    lines = line_worths(board, missing, filling)
    found = sum(lines)
    left = corporation_of(g, seat).meteorites_left(g, seat)
    if left:
        kept = [1.0] * len(lines)
        for square in numbers(left):
            y, x = divmod(square, STRIDE)
            chance = reach.chance(square, CLEARED)
            kept[y] *= chance
            kept[SIZE + x] *= chance
        found = sum(map(mul, lines, kept))
    found += 100 * (rules.medals(g, seat) if board.cities else 0)
    if reach.time:
        found += ICE * popcount(board.ice & free)
    return int(found)


def numbers(of: Board) -> list[int]:
    """The bits of a board of few squares."""
    found = []
    while of:
        lowest = of & -of
        found.append(lowest.bit_length() - 1)
        of ^= lowest
    return found


# Tracks


def tracks_worth(g: Game, seat: Seat, company: CompanyTable, time: int) -> int:
    """What the trackers score, and what is ahead of them."""
    player = g.state.players[seat]
    found = 0
    if company.scores_by_position:
        for track, position in zip(company.whole, player.trackers, strict=True):
            found += track[position][time]
    else:
        rules = corporation_of(g, seat)
        on = player.special if company.wandering else range(len(TRACKS))
        for tracker, track_number in enumerate(on):
            found += 100 * rules.track_medals(g, seat, tracker)
            found += company.ahead[track_number][player.trackers[tracker]][time]
    for unlocked, each in zip(player.special, company.by_lifepods, strict=False):
        found += unlocked * each * time
    return found


def pending_worth(player: Player, company: CompanyTable, time: int) -> int:
    """What is gained and waits, each advance on top of those before it."""
    found = sum(CARDS[rank] for rank in player.due)
    trackers = list(player.trackers)
    for effect in player.pending:
        match effect.kind:
            case "advance" | "unplaced":
                found += climb(company, trackers, 1 << effect.number, 1, time)
            case "energy":
                found += climb(company, trackers, effect.mask, 1, time)
            case "boost":
                found += climb(company, trackers, ALL, 1, time)
            case "trackers":
                steps = effect.mask % PLAIN >> STEPS
                for _ in range(effect.number):
                    found += climb(company, trackers, effect.mask, steps, time)
            case "regress":
                found -= BOOST * effect.number
            case "patch":
                found += PATCH
            case "lifepods":
                found += 100 * min(effect.number, popcount(player.layer(LIFEPODS)))
            case "tile":
                found += TILE
            case "rover":
                pass  # where it will stand counts, see `Reach`
            case _:
                found += OTHER_EFFECT
    return found


ALL: Final = 0b11111


def climb(company: CompanyTable, trackers: list[int], tracks: int, steps: int, time: int) -> int:
    """Advance the tracker of these tracks for which it is worth most; what that is worth."""
    best, chosen = 0, -1
    for track, position in enumerate(trackers):
        if tracks >> track & 1:
            gains = company.gains[track]
            gain = sum(gains[min(position + step, TOP)][time] for step in range(steps))
            if gain > best:
                best, chosen = gain, track
    if chosen >= 0:
        trackers[chosen] += steps
    return best


def patches_at_hand(player: Player) -> int:
    """Patches that are stored or wait to be placed."""
    found = player.stored
    for effect in player.pending:
        found += effect.kind == "patch"
    return min(found, MOST_PATCHES)


# Rovers and what they collect


class Reach:
    """What the rovers of a player may get to."""

    __slots__ = ("_movement", "_rovers", "_tables", "time")

    def __init__(self, tables: Tables, player: Player, company: CompanyTable, time: int) -> None:
        self._tables = tables
        self.time = time
        self._rovers = [tables.distances[rover.square] for rover in player.rovers]
        if player.waiting and player.tiles:
            for effect in player.pending:
                if effect.kind == "rover":
                    self._rovers.append(tables.distances[player.tiles[-1].anchor])
        self._movement = SHARE * company.movement[min(player.trackers[ROVER], TOP)][time]
        if self._rovers:
            self._movement += player.movement
        elif not player.waiting:
            self._movement = 0.0

    def chance(self, square: int, otherwise: float = 0.0) -> float:
        """The chance that a rover gets to a square, or else something else does it."""
        movement = self._movement
        if not movement:
            return otherwise if self.time else 0.0
        far = NO_ROVER
        for distances in self._rovers:
            if distances[square] < far:
                far = distances[square]
        found = movement / (movement + far + DETOUR)
        return found + (1 - found) * otherwise


def collection_worth(tables: Tables, player: Player, reach: Reach) -> int:
    """Lifepods and meteorites: collected ones, and those that rovers may get (PU-741 to PU-743)."""
    lifepod, meteorite = tables.rates(player)
    found = lifepod * player.lifepods + meteorite * (player.meteorites // tables.in_set)
    if reach.time:
        found += COLLECTED * (player.meteorites % tables.in_set) * meteorite // 100
    chances = sum(map(reach.chance, numbers(player.layer(LIFEPODS))))
    return found + int(lifepod * LASTS * chances)


# Cards


def cards_worth(tables: Tables, player: Player, patches: int) -> int:
    """End Game cards in hand; those that change a rate are counted there (PU-751)."""
    found = commerce = 0
    for card in player.cards:
        entry = tables.box.cards[card]
        found += 100 * entry.medals
        match entry.effect:
            case Commerce():
                commerce += 1
            case PatchMedals(n):
                found += 100 * n * (popcount(player.layer(PATCHES)) + patches)
            case ExtraAdvance():
                found += BOOST
    return found + (100 * tables.box.scoring.commerce[commerce - 1] if commerce else 0)


# Private objectives


def private_worth(
    g: Game, seat: Seat, board: PlanetTable, free: Board, filling: Filling, time: int
) -> int:
    """Each for the chance that it is fulfilled (PU-846)."""
    found = 0.0
    for card in g.state.players[seat].private:
        found += goal_chance(g, seat, card, board, free, filling, time)
    return int(100 * g.data.scoring.private_fulfilled * found)


def goal_chance(
    g: Game, seat: Seat, card: str, board: PlanetTable, free: Board, filling: Filling, time: int
) -> float:
    """The chance that a private objective is fulfilled in the end."""
    player, goal = g.state.players[seat], g.data.objectives[card].private
    if not time and not player.pending:
        return float(fulfilled(g, seat, card))
    match goal:
        case Block(terrain, long, short):
            own = planet_of(g, seat).final_terrain(g, seat, TERRAIN_NUMBER[terrain])
            return enough(missing_in_block(own, free, long, short), BLOCK_SQUARES * time)
        case IconsInArea(resource, n):
            own = planet_of(g, seat).final_terrain(g, seat, TERRAIN_NUMBER[resource])
            return enough(n - most_icons(own, icons(g, seat, resource)), AREA_ICONS * time)
        case TrackerAtTop(track):
            number = TERRAIN_NUMBER[track]
            top = corporation_of(g, seat).track(g, seat, number).top
            return enough(top - player.trackers[number], STEPS_TO_TOP * time)
        case AtMostIcons(resource, n):
            more = popcount(icons(g, seat, resource)) - n
            return 1 - enough(1 - more, UNWANTED_ICONS * time)
        case AtLeastMeteorites(n):
            return enough(n - player.meteorites, METEORITES * time)
        case MoreLifepods():
            lead = corporation_of(g, seat).lifepods_collected(g, seat) - player.meteorites
            return ahead_chance(lead, MORE_LIFEPODS, time)
        case AllIceCovered():
            return chance_filled(by_room(free), board.ice & free, filling)
        case AllLandCovered():
            missing = board.land & ~planet_of(g, seat).filled(g, seat)
            return chance_filled(by_room(free), missing, filling)


@lru_cache(maxsize=1 << 12)
def enough(missing: int, expected: float) -> float:
    """The chance that at least so many come where so many are expected (Poisson)."""
    term, below = math.exp(-expected), 0.0
    for number in range(missing):
        below += term
        term *= expected / (number + 1)
    return max(0.0, 1 - below)


@lru_cache(maxsize=1 << 12)
def missing_in_block(own: Board, free: Board, long: int, short: int) -> int:
    """How many squares a rectangle of a terrain lacks, the most promising one."""
    least = NEVER
    for width, height in {(long, short), (short, long)}:
        corners = fitting_corners(own | free, width, height)
        while corners:
            corner = corners & -corners
            there = rectangle(width, height) << corner.bit_length() - 1
            least = min(least, popcount(there & ~own))
            corners ^= corner
    return least


NEVER: Final = 99


def fitting_corners(allowed: Board, width: int, height: int) -> Board:
    """Where a rectangle may have its left top corner."""
    rows = allowed
    for shift in range(1, width):
        rows &= allowed >> shift
    found = rows
    for shift in range(1, height):
        found &= rows >> shift * STRIDE
    return found


def rectangle(width: int, height: int) -> Board:
    return sum((1 << width) - 1 << row * STRIDE for row in range(height))


@lru_cache(maxsize=1 << 12)
def most_icons(own: Board, shown: Board) -> int:
    """The most resources in one area of a terrain."""
    return max((popcount(area & shown) for area in areas(own)), default=0)


# Neighbour objectives


def add_neighbours(g: Game, values: list[int], time: int) -> None:
    """What two neighbours compare, and objectives for which all compete (PU-753, PU-1518)."""
    rates = g.data.scoring
    for number, objective in enumerate(g.state.objectives):
        one, other = rivals(g, number)
        change = CHANGES[type(g.data.objectives[objective].neighbour)]
        lead = standing(g, one, objective) - standing(g, other, objective)
        for seat, ahead in ((one, lead), (other, -lead)):
            won = ahead_chance(ahead, change, time)
            drawn = 1 - won - ahead_chance(-ahead, change, time)
            values[seat] += int(100 * (rates.neighbour_won * won + rates.neighbour_drawn * drawn))
    for objective in g.state.common:
        change = CHANGES[type(g.data.objectives[objective].neighbour)]
        stands = [standing(g, seat, objective) for seat in range(g.seats)]
        for seat, own in enumerate(stands):
            best = max(stands[:seat] + stands[seat + 1 :])
            values[seat] += int(100 * rates.neighbour_won * ahead_chance(own - best, change, time))


def standing(g: Game, seat: Seat, objective: str) -> int:
    """How well a player does at a neighbour objective, as `measure`; areas are remembered."""
    goal = g.data.objectives[objective].neighbour
    if isinstance(goal, LargestArea | MostAreas):
        own = planet_of(g, seat).final_terrain(g, seat, TERRAIN_NUMBER[goal.terrain])
        largest, count = area_sizes(own)
        return largest if isinstance(goal, LargestArea) else count
    return measure(g, seat, objective)


@lru_cache(maxsize=1 << 12)
def area_sizes(own: Board) -> tuple[int, int]:
    """The size of the largest area of a terrain, and how many there are."""
    found = areas(own)
    return max(map(popcount, found), default=0), len(found)


@lru_cache(maxsize=1 << 12)
def ahead_chance(lead: int, change: float, time: int) -> float:
    """The chance that a lead is one in the end: it wanders as chance wants."""
    if not time:
        return float(lead > 0)
    return (1 + math.erf((lead - 0.5) / (change * math.sqrt(2 * time)))) / 2


# What depends on boards and cards alone


def benefit_worth(benefit: Benefit, time: int) -> int:
    """What a benefit of a track is worth with so much time left."""
    match benefit:
        case CivMilestone(rank):
            return CARDS[rank]
        case RoverMilestone():
            return ROVER_WORTH + ROVER_IN_TIME * time
        case TechMilestone():
            return 0  # it is worth something as long as it is unlocked
        case Patches(n):
            return PATCH * n
        case Movement(n):
            return MOVEMENT * n
        case Synergy(n):
            return BOOST * n
        case ExtraAdvance(tracks):
            return BOOST * len(tracks)


class CompanyTable:
    """A corporation's tracks: for each position and time what is ahead."""

    def __init__(self, corporation: Corporation) -> None:
        self.wandering = corporation.rule == "diagonal-trackers"
        """Whether trackers change tracks (PU-1701)."""
        self.scores_by_position = corporation.rule not in (
            "diagonal-trackers",
            "lifepods-on-tracks",
        )
        """Whether a tracker's position alone tells its medals (PU-731, but PU-1304, PU-1706)."""
        tracks = [TrackTable(corporation, track) for track in corporation.tracks]
        self.ahead = tuple(track.ahead for track in tracks)
        """What a tracker may still bring, by track, position and time."""
        self.whole = tuple(track.whole for track in tracks)
        """The same with the medals that it scores now."""
        self.gains = tuple(track.gains for track in tracks)
        """What one advance is worth, likewise."""
        self.movement = tracks[ROVER].movement
        """The movement to come, by the position of the rover tracker and time."""
        self.by_lifepods = (
            tuple(
                TECHNOLOGIES.get(entry.ability, ANY_TECHNOLOGY)
                for entry in corporation.technologies
            )
            if corporation.rule == "lifepods-on-technologies"
            else ()
        )
        """What technologies that lifepods unlock are worth in half a round (PU-1502)."""


class TrackTable:
    """One track: for each position and time what is ahead; positions beyond the top are the top.

    In each half round a tracker advances with the same chance, and unlocked technologies work.
    """

    def __init__(self, corporation: Corporation, track: Track) -> None:
        places = [min(place, track.top) for place in range(max(track.top, TOP) + 1)]
        medals = [100 * track.medals[place] for place in places]
        working = [technologies_worth(corporation, track, place) for place in places]
        worth, movement = [float(medal) for medal in medals], [0.0] * len(places)
        ahead, gains, movements = [], [], []
        for time in range(MOST_TIME + 1):
            gain, moved = [0.0] * len(places), [0.0] * len(places)
            for number, place in enumerate(places):
                if place < track.top or track.kind == "rover":  # PU-508, PU-509
                    to = min(place + 1, track.top)
                    gain[number] = position_worth(track.positions[to], time)
                    gain[number] += worth[to] - worth[place]
                    moved[number] = track.movement[to] + movement[to] - movement[place]
            ahead.append([now - medal for now, medal in zip(worth, medals, strict=True)])
            gains.append(gain)
            movements.append(movement)
            for number in range(len(places)):
                worth[number] += working[number] + ADVANCES * gain[number]
            movement = [now + ADVANCES * more for now, more in zip(movement, moved, strict=True)]
        self.ahead = by_position(ahead)
        self.whole = tuple(
            tuple(medal + later for later in row)
            for medal, row in zip(medals, self.ahead, strict=True)
        )
        self.gains = by_position(gains)
        self.movement = by_position(movements)


def by_position(by_time: list[list[float]]) -> tuple[tuple[int, ...], ...]:
    """A table by position and time, of one by time and position."""
    return tuple(tuple(map(round, column)) for column in zip(*by_time, strict=True))


def position_worth(position: Position, time: int) -> int:
    """The benefits of a position of a track."""
    given = sum(benefit_worth(benefit, time) for benefit in position.gives)
    return given + max((benefit_worth(benefit, time) for benefit in position.choose), default=0)


def technologies_worth(corporation: Corporation, track: Track, position: int) -> int:
    """What the technologies that a tracker has unlocked are worth in half a round."""
    levels = filter(None, track.levels[: position + 1])
    abilities = (corporation.technologies[level - 1].ability for level in levels)
    return sum(TECHNOLOGIES.get(ability, ANY_TECHNOLOGY) for ability in abilities)


class PlanetTable:
    """A planet's lines and squares."""

    def __init__(self, planet: Planet) -> None:
        ground = planet.ground
        self.squares, self.ice, self.land = ground.squares, ground.ice, ground.land
        self.cities = ground.cities
        medals = [100 * medals for medals in (*planet.rows, *planet.columns)]
        self.lines = tuple(zip((*ground.rows, *ground.columns), medals, strict=True))
        if isinstance(planet.rule, ThreePlanets):
            self.lines += tuple((part, 100 * planet.rule.medals) for part in ground.parts)


class Tables:
    """What the judge needs of a box, worked out once."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.planets = {planet.id: PlanetTable(planet) for planet in box.planets.values()}
        self.companies = {entry.id: CompanyTable(entry) for entry in box.corporations.values()}
        self.in_set = box.scoring.meteorites_per_medal
        places = [divmod(place, STRIDE) for place in range(SIZE * STRIDE)]
        self.distances = tuple(tuple(abs(y - v) + abs(x - u) for v, u in places) for y, x in places)
        """How many steps it is from one bit's square to another's."""

    def rates(self, player: Player) -> tuple[int, int]:
        """What a lifepod and a full set of meteorites are worth to a player (PU-743)."""
        lifepod, meteorites = self.box.scoring.lifepod_medals, 1
        for card in player.cards:
            match self.box.cards[card].effect:
                case LifepodRate(n):
                    lifepod = max(lifepod, n)
                case MeteoriteRate(n):
                    meteorites += n
        return 100 * lifepod, 100 * meteorites


_known: list[Tables] = []


def tables_of(box: Box) -> Tables:
    """The tables of a box: the last one used is nearly always the one."""
    for tables in _known:
        if tables.box is box:
            return tables
    tables = Tables(box)
    _known.insert(0, tables)
    del _known[8:]
    return tables
