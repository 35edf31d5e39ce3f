"""A corporation: what its board and its technologies change, with the symmetric side as the norm.

Each method is something in which corporations can differ. This class is the Universal Coalition
(PU-641 to PU-649); whatever a corporation does not override works as on that board. The objects
have no state of their own: everything is in the player's, where `Player.special` is for the
corporation.

Methods that may ask something are flows. In step 4 players act side by side, so a method changes
only its own player and draws nothing at random.
"""

from __future__ import annotations

from collections.abc import Sequence

from kosmodrom.core.asks import Ask, Flow
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.planet_unknown.box.corporations import Ability, Technology
from kosmodrom.games.planet_unknown.box.tracks import Track
from kosmodrom.games.planet_unknown.clauses import (
    Benefit,
    CivMilestone,
    ExtraAdvance,
    Movement,
    NoMilestones,
    NoSynergy,
    OneResource,
    Patches,
    RoverMilestone,
    Synergy,
    TechMilestone,
)
from kosmodrom.games.planet_unknown.events import (
    Advanced,
    BoostGained,
    LifepodCollected,
    MeteoriteCollected,
    MilestoneReached,
    MovementGained,
    Regressed,
    TechnologyUnlocked,
    TechnologyUsed,
)
from kosmodrom.games.planet_unknown.geometry import Board, neighbours
from kosmodrom.games.planet_unknown.moves import NAMES
from kosmodrom.games.planet_unknown.rules.base import (
    TERRAIN_NUMBER,
    Game,
    alert_holds,
    orientation_of,
    terrains_of,
    water_on_ice,
)
from kosmodrom.games.planet_unknown.rules.energy import energy_tracks
from kosmodrom.games.planet_unknown.rules.registry import KINDS
from kosmodrom.games.planet_unknown.state import (
    ENERGY,
    LIFEPODS,
    METEORITES,
    ROVER,
    TECH,
    WATER,
    Effect,
    Placed,
    Rover,
)
from kosmodrom.games.planet_unknown.terms import TRACKS


class Corporation:
    """The symmetric corporation, and the base of all others."""

    technology_rules: tuple[str, ...] = ("PU-601", "PU-602", "PU-603")
    """The rules that say which technologies are unlocked, for refusals."""

    # Setup and round

    def set_up(self, g: Game, seat: Seat) -> None:
        """Give the player what the board shows (PU-209, PU-211), and fill in `Player.special`."""
        player = g.state.players[seat]
        player.waiting = g.data.corporations[player.corporation].rovers

    def prepare(self, g: Game, seat: Seat) -> Flow:
        """What the player chooses before the first round (PU-222)."""
        yield from ()

    def start_round(self, g: Game, seat: Seat) -> None:
        """Technologies that work at the start of the round (PU-303, PU-Q-04)."""

    def end_step(self, g: Game, seat: Seat) -> None:
        """Called when all players have ended a step that they took side by side: what they share,
        such as a deck, may be changed now."""

    def free_options(self, g: Game, seat: Seat) -> Sequence[Option]:
        """Technologies and teleports that the player may use at any decision, or not (PU-Q-69)."""
        return ()

    def use_free(self, g: Game, seat: Seat, option: Option) -> Flow:
        """Carry out one of `free_options`; what it brings becomes pending."""
        raise NotImplementedError(option)

    # Technologies

    def unlocked(self, g: Game, seat: Seat, level: int) -> bool:
        """Whether a technology works now, from the moment it is unlocked (PU-314): its milestone is
        at or below the tracker (PU-602, PU-603, PU-Q-16), and was not reached in this round under
        an event without milestones (PU-Q-60 (g))."""
        player = g.state.players[seat]
        levels = self.track(g, seat, TECH).levels[: player.trackers[TECH] + 1]
        return level in levels and f"locked-{level}" not in player.used

    def technology(self, g: Game, seat: Seat, ability: Ability) -> Technology | None:
        """The unlocked technology with this ability that can still be used (PU-313)."""
        player = g.state.players[seat]
        entries = g.data.corporations[player.corporation].technologies
        for level, technology in enumerate(entries, 1):
            if technology.ability == ability and self.unlocked(g, seat, level):
                spent = technology.id in player.used or technology.id in player.spent
                if not (technology.once and spent):
                    return technology
        return None

    def able(self, g: Game, seat: Seat, ability: Ability) -> bool:
        """Whether an unlocked technology has this ability."""
        return self.technology(g, seat, ability) is not None

    def use(self, g: Game, seat: Seat, technology: Technology) -> None:
        """Note that a technology is used, if its uses are counted (PU-313)."""
        player = g.state.players[seat]
        g.emit(TechnologyUsed(seat, technology.id))
        if technology.once:
            (player.used if technology.once == "round" else player.spent).append(technology.id)

    # Tiles

    def tile_chosen(self, g: Game, seat: Seat, tile: int) -> None:
        """Called when a tile has been taken and is not placed yet (PU-1111)."""

    def may_place_apart(self, g: Game, seat: Seat, tile: int) -> bool:
        """Whether the adjacency rule does not hold for a tile (PU-641, PU-642)."""
        return self.able(g, seat, "ignore-adjacency")

    def takes_meteorites(self, g: Game, seat: Seat) -> bool:
        """Whether meteorites fall on the planet: not with level 5 (PU-648, PU-Q-64)."""
        return not self.able(g, seat, "no-meteorites")

    def tile_placed(self, g: Game, seat: Seat, placed: Placed, *, advance: bool) -> None:
        """Gain what a tile brings that has just been put on the planet.

        Without ``advance``, for a card, the advances of its resources are left out (PU-Q-59 (c)).
        """
        if not advance:
            return
        if alert_holds(g, OneResource):
            g.state.players[seat].gain("one-resource")
            return
        for section in range(2):
            self.resource_placed(g, seat, placed, section)

    def resource_placed(self, g: Game, seat: Seat, placed: Placed, section: int) -> None:
        """Gain what a resource of a placed tile brings: one advance (PU-431, PU-542), for energy by
        the area that it forms (PU-622). Water may lie off the ice, but brings nothing there
        (PU-419, PU-541, PU-544)."""
        player = g.state.players[seat]
        terrains = terrains_of(g, placed.tile)
        terrain, other = terrains[section], terrains[1 - section]
        squares = orientation_of(g, placed).sections[section] << placed.anchor
        if terrain == ENERGY:
            player.gain("energy", mask=energy_tracks(g, seat, squares, other))
        elif terrain != WATER or water_on_ice(g, seat, placed):
            player.gain("advance", terrain)

    def steps_for_tile(self, g: Game, seat: Seat, track: int) -> int:
        """How many advances a resource of a placed tile is worth (PU-646, PU-647, PU-Q-19)."""
        return 2 if track == WATER and self.able(g, seat, "double-water") else 1

    # Tracks

    def track(self, g: Game, seat: Seat, track: int) -> Track:
        return g.data.corporations[g.state.players[seat].corporation].tracks[track]

    def next_position(self, g: Game, seat: Seat, track: int) -> int | None:
        """The position a tracker advances to; None if it cannot (PU-502, PU-508)."""
        position = g.state.players[seat].trackers[track]
        return position + 1 if position < self.track(g, seat, track).top else None

    def previous_position(self, g: Game, seat: Seat, track: int) -> int | None:
        """The position a tracker regresses to; None if it cannot (PU-510, PU-511)."""
        position = g.state.players[seat].trackers[track]
        return position - 1 if position else None

    def can_advance(self, g: Game, seat: Seat, track: int) -> bool:
        """Whether an advance does anything: on top of the rover track it gives the movement there
        again (PU-509, PU-Q-09)."""
        if self.next_position(g, seat, track) is not None:
            return True
        return track == ROVER and self.is_on_top(g, seat, track)

    def steps_ahead(self, g: Game, seat: Seat, track: int) -> list[tuple[int, int]]:
        """Where one advance may lead: tracks and positions on them, none if nothing would happen.

        On top of the rover track it leads to the top again, for its movement (PU-509).
        """
        position = self.next_position(g, seat, track)
        if position is not None:
            return [(track, position)]
        top = g.state.players[seat].trackers[track]
        return [(track, top)] if self.can_advance(g, seat, track) else []

    def is_on_top(self, g: Game, seat: Seat, track: int) -> bool:
        return g.state.players[seat].trackers[track] == self.track(g, seat, track).top

    def way_down(self, g: Game, seat: Seat, track: int, steps: int) -> list[int]:
        """The positions a tracker passes by regressing, at most ``steps`` of them (PU-511)."""
        trackers = g.state.players[seat].trackers
        start, passed = trackers[track], list[int]()
        while len(passed) < steps:
            below = self.previous_position(g, seat, track)
            if below is None:
                break
            trackers[track] = below
            passed.append(below)
        trackers[track] = start
        return passed

    def advance(
        self, g: Game, seat: Seat, track: int, *, boosts: bool = True, benefits: bool = True
    ) -> Flow:
        """One advance, with the benefits of the position it reaches (PU-502, PU-503, PU-504), also
        if the tracker has been there before (PU-512).

        A card may leave out synergy ``boosts`` (PU-Q-59 (b)), an event all ``benefits``
        (PU-Q-60 (d)).
        """
        player = g.state.players[seat]
        position = self.next_position(g, seat, track)
        if position is not None:
            player.trackers[track] = position
            g.emit(Advanced(seat, TRACKS[track], position))
            if benefits:
                self.reach(g, seat, track, position, boosts=boosts)
        elif track == ROVER and benefits and self.is_on_top(g, seat, track):  # PU-596
            self.gain_track_movement(g, seat, self.track(g, seat, ROVER).movement[-1])
        yield from ()

    def regress(self, g: Game, seat: Seat, track: int) -> None:
        """One step down, without any benefit (PU-510)."""
        position = self.previous_position(g, seat, track)
        if position is not None:
            g.state.players[seat].trackers[track] = position
            g.emit(Regressed(seat, TRACKS[track], position))

    def reach(self, g: Game, seat: Seat, track: int, position: int, *, boosts: bool = True) -> None:
        """Take all benefits of a position (PU-504); without ``boosts`` no synergy boosts."""
        for benefit in self.track(g, seat, track).positions[position].gives:
            if boosts or not isinstance(benefit, Synergy):
                self.take_benefit(g, seat, track, benefit)

    def take_benefit(self, g: Game, seat: Seat, track: int, benefit: Benefit) -> None:
        """Take one benefit of a track; an event may cancel milestones (PU-Q-60 (g))."""
        player = g.state.players[seat]
        match benefit:
            case Movement(n):
                self.gain_track_movement(g, seat, n)
            case Synergy(n):
                for _ in range(n):
                    self.gain_boost(g, seat)
            case ExtraAdvance(tracks):
                for name in tracks:
                    player.gain("unplaced", TERRAIN_NUMBER[name])
            case TechMilestone(level):
                if alert_holds(g, NoMilestones):
                    player.used.append(f"locked-{level}")
                else:
                    self.tech_milestone(g, seat, level)
            case _ if alert_holds(g, NoMilestones):
                return
            case CivMilestone(rank):
                self.civ_milestone(g, seat, rank)
            case RoverMilestone():
                player.gain("rover")
            case Patches(n):
                self.gain_patches(g, seat, n)

    def gain_track_movement(self, g: Game, seat: Seat, amount: int) -> None:
        """Gain a number on the rover track, raised by technologies (PU-585, PU-645, PU-Q-18)."""
        more = self.technology(g, seat, "more-movement")
        self.gain_movement(g, seat, amount + (more.n if more else 0))

    def gain_movement(self, g: Game, seat: Seat, amount: int) -> None:
        """Add movement from any source to the pool (PU-592)."""
        g.state.players[seat].movement += amount
        g.emit(MovementGained(seat, amount))

    def gain_boost(self, g: Game, seat: Seat) -> None:
        """Gain a synergy boost (PU-506), unless an event forbids it (PU-Q-60 (h))."""
        if alert_holds(g, NoSynergy) is None:
            g.state.players[seat].gain("boost")
            g.emit(BoostGained(seat))

    def gain_patches(self, g: Game, seat: Seat, count: int) -> None:
        """Gain patches, from whatever source (PU-561, PU-569)."""
        for _ in range(count):
            g.state.players[seat].gain("patch")

    def civ_milestone(self, g: Game, seat: Seat, rank: int) -> None:
        """Note that a civ card is to be chosen, later in its step (PU-521, PU-526)."""
        g.state.players[seat].due.append(rank)
        g.emit(MilestoneReached(seat, rank))

    def tech_milestone(self, g: Game, seat: Seat, level: int) -> None:
        """Unlock a technology (PU-601)."""
        entries = g.data.corporations[g.state.players[seat].corporation].technologies
        g.emit(TechnologyUnlocked(seat, entries[level - 1].id))

    def raise_to(self, g: Game, seat: Seat, track: int, height: int) -> Flow:
        """Advance up to a height, with benefits but without boosts (PU-Q-59 (b))."""
        aim = self.track(g, seat, track).height_five if height == 5 else height
        player = g.state.players[seat]
        while player.trackers[track] < aim and self.next_position(g, seat, track) is not None:
            yield from self.advance(g, seat, track, boosts=False)

    # Rovers

    def step_targets(self, g: Game, seat: Seat, square: int) -> Board:
        """The squares that one movement leads to, whatever lies there (PU-586)."""
        return neighbours(1 << square)

    def step_cost(self, g: Game, seat: Seat, to: int) -> int:
        """The movement that a step onto a square costs (PU-586)."""
        return 1

    def move_onto(self, g: Game, seat: Seat, rover: Rover) -> Flow:
        """Called when a rover has come onto a square by a step, not put there (PU-1414)."""
        yield from self.arrive(g, seat, rover)

    def arrive(self, g: Game, seat: Seat, rover: Rover) -> Flow:
        """Let a rover collect what lies on the square it has come to (PU-582, PU-591)."""
        player, square = g.state.players[seat], 1 << rover.square
        if player.layer(LIFEPODS) & square:
            yield from self.collect_lifepod(g, seat, rover.square)
        if player.layer(METEORITES) & square:
            self.collect_meteorite(g, seat, rover.square)

    def collect_lifepod(self, g: Game, seat: Seat, at: int) -> Flow:
        """Take a lifepod from the planet."""
        g.state.players[seat].take(LIFEPODS, 1 << at)
        g.emit(LifepodCollected(seat, NAMES[at]))
        yield from self.gain_lifepod(g, seat)

    def gain_lifepod(self, g: Game, seat: Seat) -> Flow:
        """Put a lifepod into the scoring area (PU-591, PU-741)."""
        g.state.players[seat].lifepods += 1
        yield from ()

    def lose_lifepod(self, g: Game, seat: Seat) -> Flow:
        """Destroy a collected lifepod (PU-Q-60 (i))."""
        player = g.state.players[seat]
        if player.lifepods:
            player.lifepods -= 1
            player.destroyed_lifepods += 1
        yield from ()

    def collect_meteorite(self, g: Game, seat: Seat, at: int) -> None:
        """Take a meteorite from the planet to the scoring area (PU-591, PU-742)."""
        player = g.state.players[seat]
        player.take(METEORITES, 1 << at)
        player.meteorites += 1
        g.emit(MeteoriteCollected(seat, NAMES[at]))

    # Patches

    def more_patch_squares(self, g: Game, seat: Seat) -> Board:
        """Squares for patches that the normal rules do not allow (PU-1212, PU-1217)."""
        return 0

    # Pending effects

    def options_for(self, g: Game, seat: Seat, effect: Effect) -> Sequence[Option]:
        """What may be chosen for a pending effect; technologies may add to it."""
        return KINDS[effect.kind].options(g, seat, effect)

    def resolve(self, g: Game, seat: Seat, effect: Effect, option: Option) -> Flow:
        """Carry out one of `options_for`."""
        yield from KINDS[effect.kind].resolve(g, seat, effect, option)

    def why_not(self, g: Game, seat: Seat, asked: Ask, option: Option) -> Refused | None:
        """The rule of this corporation that forbids an option; None if none does."""
        return None

    # Civ cards

    def offered_cards(self, g: Game, seat: Seat, rank: int) -> list[str]:
        """The cards to choose from at a civ milestone (PU-521)."""
        return list(g.state.civ[rank - 1])

    # The end

    def gain_at_end(self, g: Game, seat: Seat) -> None:
        """Technologies that work at the end of the game (PU-712)."""

    def track_medals(self, g: Game, seat: Seat, track: int) -> int:
        """What a tracker scores (PU-731, PU-732)."""
        return self.track(g, seat, track).medals[g.state.players[seat].trackers[track]]

    def tracks_at_top(self, g: Game, seat: Seat) -> list[int]:
        """The tracks whose top position is held by a tracker (PU-Q-58 (f))."""
        return [track for track in range(5) if self.is_on_top(g, seat, track)]

    def lifepods_collected(self, g: Game, seat: Seat) -> int:
        """All lifepods collected, wherever they lie now (PU-Q-58 (c))."""
        return g.state.players[seat].lifepods

    def meteorites_left(self, g: Game, seat: Seat) -> Board:
        """The squares with a meteorite on them (PU-443, PU-763, PU-Q-35 (f))."""
        return g.state.players[seat].layer(METEORITES)

    # What is always true

    def check(self, g: Game, seat: Seat) -> None:
        """Raise AssertionError if `Player.special` is impossible."""
