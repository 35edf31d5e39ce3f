"""Cosmos Inc.: collected lifepods may lie on tracks, where trackers skip them (PU-1301 to PU-1316).

`Player.special` has a number for each track, whose bits are the positions with a lifepod.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from kosmodrom.core.asks import Ask, Flow, Question, ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.events import Event
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Named, SeatId
from kosmodrom.games.planet_unknown.box.corporations import Technology
from kosmodrom.games.planet_unknown.geometry import FRAME, STRIDE, Board, popcount
from kosmodrom.games.planet_unknown.moves import BITS, MoveRover, TrackWord, UseTechnology
from kosmodrom.games.planet_unknown.rules.base import TERRAIN_NUMBER, Game, terrains_of
from kosmodrom.games.planet_unknown.rules.corporations.base import Corporation
from kosmodrom.games.planet_unknown.rules.effects import decide
from kosmodrom.games.planet_unknown.rules.registry import add_corporation, add_kind, planet_of
from kosmodrom.games.planet_unknown.state import ENERGY, TECH, Effect, Placed, Player
from kosmodrom.games.planet_unknown.terms import TRACKS, Often

PLACE: Final = Question("place-lifepod", ("PU-1301", "PU-1316", "PU-Q-32"))
LIFT: Final = Question("lift-lifepod", ("PU-1312", "PU-1313", "PU-1315", "PU-1316"))
LOSE: Final = Question("lose-lifepod", ("PU-Q-60",))


class KeepLifepod(Option, frozen=True, tag="keep_lifepod"):
    """Put the lifepod into the scoring area (PU-1301)."""


class CoverPosition(Option, frozen=True, tag="cover_position"):
    """Put the lifepod onto a position of a track (PU-1301)."""

    track: TrackWord
    position: int


class LiftScored(Option, frozen=True, tag="lift_scored"):
    """Take a lifepod out of the scoring area (PU-1316)."""


class LiftLifepod(Option, frozen=True, tag="lift_lifepod"):
    """Take the lifepod from a position of a track (PU-1316)."""

    track: TrackWord
    position: int


class LeaveLifepods(Option, frozen=True, tag="leave_lifepods"):
    """Reposition no lifepod, or no more of them."""


class LifepodKept(Event, frozen=True, tag="lifepod_kept"):
    """A lifepod has been put into the scoring area."""

    seat: SeatId


class PositionCovered(Event, frozen=True, tag="position_covered"):
    """A lifepod has been put onto a position of a track."""

    seat: SeatId
    track: TrackWord
    position: int


class PositionUncovered(Event, frozen=True, tag="position_uncovered"):
    """A lifepod has been taken from a position of a track."""

    seat: SeatId
    track: TrackWord
    position: int


KEEP: Final = KeepLifepod()
LEAVE: Final = LeaveLifepods()
LIFT_SCORED: Final = LiftScored()


def covered(player: Player, track: int, position: int) -> bool:
    """Whether a lifepod lies on a position."""
    return bool(player.special[track] >> position & 1)


def diagonals(square: int) -> Board:
    """The squares of the frame that touch a bit's square at a corner."""
    rows = 1 << square + STRIDE | 1 << square >> STRIDE
    return (rows << 1 | rows >> 1) & FRAME


class Cosmos(Corporation):
    """Lets trackers skip positions with lifepods."""

    def set_up(self, g: Game, seat: Seat) -> None:
        super().set_up(g, seat)
        g.state.players[seat].special = [0] * len(TRACKS)

    # Lifepods

    def lifepods_collected(self, g: Game, seat: Seat) -> int:
        player = g.state.players[seat]
        return player.lifepods + sum(map(popcount, player.special))

    def gain_lifepod(self, g: Game, seat: Seat) -> Flow:
        """The player chooses at once where it goes (PU-1301, PU-Q-05 (d))."""
        yield from self._put_down(g, seat, [KEEP, *self.free_positions(g, seat)])

    def free_positions(self, g: Game, seat: Seat) -> list[Option]:
        """Between start and top, without tracker or lifepod (PU-Q-32)."""
        player = g.state.players[seat]
        return [
            CoverPosition(TRACKS[track], position)
            for track, tracker in enumerate(player.trackers)
            for position in range(1, self.track(g, seat, track).top)
            if position != tracker and not covered(player, track, position)
        ]

    def _put_down(self, g: Game, seat: Seat, options: Sequence[Option]) -> Flow:
        player = g.state.players[seat]
        choice = yield ask(seat, PLACE, options)
        if choice == KEEP:
            player.lifepods += 1  # only these score (PU-1305)
            g.emit(LifepodKept(seat))
        else:
            assert isinstance(choice, CoverPosition)
            player.special[TERRAIN_NUMBER[choice.track]] |= 1 << choice.position
            g.emit(PositionCovered(seat, choice.track, choice.position))

    def lose_lifepod(self, g: Game, seat: Seat) -> Flow:
        """Any collected one (PU-Q-60 (i))."""
        options = self.lifts(g, seat)
        if options:
            choice = options[0] if len(options) == 1 else (yield ask(seat, LOSE, options))
            self._lift(g, seat, choice)
            g.state.players[seat].destroyed_lifepods += 1

    # Repositioning

    def lifts(self, g: Game, seat: Seat) -> list[Option]:
        """Every collected lifepod; those in the scoring area are alike (PU-1316)."""
        player = g.state.players[seat]
        scored: list[Option] = [LIFT_SCORED] if player.lifepods else []
        return scored + [
            LiftLifepod(name, position)
            for track, name in enumerate(TRACKS)
            for position in range(1, self.track(g, seat, track).top)
            if covered(player, track, position)
        ]

    def reposition(self, g: Game, seat: Seat, lift: Option) -> Flow:
        """Move a collected lifepod to another place (PU-1316)."""
        options = [KEEP, *self.free_positions(g, seat)]  # before lifting: not where it was
        if lift == LIFT_SCORED:
            options.remove(KEEP)
        self._lift(g, seat, lift)
        yield from self._put_down(g, seat, options)

    def _lift(self, g: Game, seat: Seat, lift: Option) -> None:
        player = g.state.players[seat]
        if isinstance(lift, LiftLifepod):
            track = TERRAIN_NUMBER[lift.track]
            player.special[track] &= ~(1 << lift.position)
            g.emit(PositionUncovered(seat, lift.track, lift.position))
            self._uncovered(g, seat, track, lift.position)
        else:
            player.lifepods -= 1

    def _uncovered(self, g: Game, seat: Seat, track: int, position: int) -> None:
        """An uncovered technology is unlocked again; other benefits are not given (PU-Q-33 (a),
        (b))."""
        level = self.track(g, seat, TECH).levels[position] if track == TECH else 0
        if level and self.unlocked(g, seat, level):
            self.tech_milestone(g, seat, level)

    def free_options(self, g: Game, seat: Seat) -> Sequence[Option]:
        """Level 5: reposition a lifepod (PU-1315)."""
        technology = self._mover(g, seat, "round")
        if technology is None or not self.lifts(g, seat):
            return ()
        return (UseTechnology(technology.id),)

    def use_free(self, g: Game, seat: Seat, option: Option) -> Flow:
        technology = self._mover(g, seat, "round")
        assert technology is not None
        self.use(g, seat, technology)
        options = self.lifts(g, seat)
        lift = options[0] if len(options) == 1 else (yield ask(seat, LIFT, options))
        yield from self.reposition(g, seat, lift)

    def tech_milestone(self, g: Game, seat: Seat, level: int) -> None:
        super().tech_milestone(g, seat, level)
        self._resettle(g, seat)

    def tile_chosen(self, g: Game, seat: Seat, tile: int) -> None:
        """Level 2 works now if an event held it back in the round before (PU-Q-60 (g))."""
        self._resettle(g, seat)

    def tile_placed(self, g: Game, seat: Seat, placed: Placed, *, advance: bool) -> None:
        """Level 3: a tile with energy moves a lifepod (PU-1313)."""
        super().tile_placed(g, seat, placed, advance=advance)
        technology = self.technology(g, seat, "move-lifepods-on-energy")
        if technology is not None and ENERGY in terrains_of(g, placed.tile):
            g.state.players[seat].gain("reposition", technology.n)

    def _resettle(self, g: Game, seat: Seat) -> None:
        """Level 2 becomes pending as soon as it is unlocked, and is used up by that (PU-1312,
        PU-Q-31)."""
        player = g.state.players[seat]
        technology = self._mover(g, seat, "game")
        if technology is not None:
            player.spent.append(technology.id)
            player.gain("reposition", technology.n)

    def _mover(self, g: Game, seat: Seat, once: Often) -> Technology | None:
        """The unlocked technology that moves lifepods once per game or round, if it is unused."""
        player = g.state.players[seat]
        entries = g.data.corporations[player.corporation].technologies
        for level, technology in enumerate(entries, 1):
            if (
                (technology.ability, technology.once) == ("move-lifepods", once)
                and technology.id not in player.used + player.spent
                and self.unlocked(g, seat, level)
            ):
                return technology
        return None

    # Tracks

    def unlocked(self, g: Game, seat: Seat, level: int) -> bool:
        """A technology is locked while a lifepod covers its milestone (PU-Q-33 (a))."""
        if not super().unlocked(g, seat, level):
            return False
        position = self.track(g, seat, TECH).levels.index(level)
        return not covered(g.state.players[seat], TECH, position)

    def next_position(self, g: Game, seat: Seat, track: int) -> int | None:
        """Lifepods are skipped together (PU-1302, PU-1303); none lies on top (PU-Q-32)."""
        position = super().next_position(g, seat, track)
        while position is not None and covered(g.state.players[seat], track, position):
            position += 1
        return position

    def previous_position(self, g: Game, seat: Seat, track: int) -> int | None:
        """Lifepods are skipped downwards, too (PU-Q-33 (e)); none lies on the start (PU-Q-32)."""
        position = super().previous_position(g, seat, track)
        while position is not None and covered(g.state.players[seat], track, position):
            position -= 1
        return position

    def track_medals(self, g: Game, seat: Seat, track: int) -> int:
        """The best medal at or below the tracker that is not covered (PU-1304, PU-Q-33 (d))."""
        player = g.state.players[seat]
        reached = self.track(g, seat, track).positions[: player.trackers[track] + 1]
        return max(
            place.medals
            for position, place in enumerate(reached)
            if not covered(player, track, position)
        )

    # Rovers

    def step_targets(self, g: Game, seat: Seat, square: int) -> Board:
        """Level 1: diagonally as well (PU-1311, PU-Q-33 (g))."""
        found = super().step_targets(g, seat, square)
        if self.able(g, seat, "diagonal-steps"):
            found |= diagonals(square)
        return found

    def step_cost(self, g: Game, seat: Seat, to: int) -> int:
        """Level 4: a step onto energy terrain is free (PU-1314, PU-Q-33 (f), PU-Q-47 (f))."""
        energy = planet_of(g, seat).energy_terrain(g, seat) >> to & 1
        if energy and self.able(g, seat, "free-energy-steps"):
            return 0
        return super().step_cost(g, seat, to)

    # Refusals and invariants

    def why_not(self, g: Game, seat: Seat, asked: Ask, option: Option) -> Refused | None:
        match option:
            case CoverPosition(track, position) if asked.question.id == PLACE.id:
                return Refused(
                    "position-not-free", ("PU-Q-32",), track=Named("track", track), at=position
                )
            case KeepLifepod() if asked.question.id == PLACE.id:
                return Refused("lifepod-from-there", ("PU-1316",))
            case LiftLifepod() | LiftScored() if asked.question.id == LIFT.id:
                return Refused("no-such-lifepod", ("PU-1316",))
            case LiftLifepod() | LiftScored() | LeaveLifepods() if asked.question.id == "next":
                return Refused("nothing-to-reposition", ("PU-1312", "PU-1313", "PU-1315"))
            case UseTechnology(id):
                technology = self._mover(g, seat, "round")
                if technology is not None and technology.id == id and not self.lifts(g, seat):
                    return Refused("no-such-lifepod", ("PU-1315", "PU-1316"))
            case MoveRover(start, to) if start in BITS and to in BITS:
                diagonal = diagonals(BITS[start]) >> BITS[to] & 1
                if diagonal and not self.able(g, seat, "diagonal-steps"):
                    return Refused("no-diagonal-step", ("PU-586", "PU-1311"), at=to)
        return None

    def check(self, g: Game, seat: Seat) -> None:
        """Lifepods lie between start and top and not on trackers (PU-Q-32)."""
        player = g.state.players[seat]
        for track, positions in enumerate(player.special):
            between = (1 << self.track(g, seat, track).top) - 2
            assert not positions & ~between, f"seat {seat}: a lifepod off the {TRACKS[track]} track"
            tracker = player.trackers[track]
            assert not positions >> tracker & 1, f"seat {seat}: a lifepod on a tracker"


COSMOS: Final = Cosmos()


def _reposition_options(g: Game, seat: Seat, _effect: Effect) -> Sequence[Option]:
    """Which lifepod, or none: it is always optional (D23)."""
    lifts = COSMOS.lifts(g, seat)
    return [*lifts, LEAVE] if lifts else ()


def _reposition(g: Game, seat: Seat, effect: Effect, option: Option) -> Flow:
    """As many lifepods as the technology moves, or fewer (PU-1312, PU-1313)."""
    offer = partial(_reposition_options, g, seat, effect)
    for left in range(effect.number - 1, -1, -1):
        if option == LEAVE:
            return
        yield from COSMOS.reposition(g, seat, option)
        if left:
            option = yield from decide(g, seat, LIFT, offer)


add_kind("reposition", _reposition_options, _reposition)
add_corporation(
    "cosmos",
    COSMOS,
    moves=(KeepLifepod, CoverPosition, LiftScored, LiftLifepod, LeaveLifepods),
    events=(LifepodKept, PositionCovered, PositionUncovered),
)
