"""Makeshift (PU-1701 to PU-1715): trackers that wander from track to track.

`Player.trackers` has the height of each tracker, `Player.special` the number of the track on which
it stands (PU-1707). A tracker keeps its resource wherever it stands (PU-1703): where the rest of
the rules says track, it is the tracker of that resource here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final, TypeAlias

import msgspec

from kosmodrom.core.asks import Ask, Flow, Question
from kosmodrom.core.errors import Refused
from kosmodrom.core.events import Event
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Named, SeatId, Word
from kosmodrom.games.planet_unknown.clauses import Benefit, NoMilestones, TechMilestone
from kosmodrom.games.planet_unknown.moves import (
    REGRESSES,
    Advance,
    CardAdvance,
    Regress,
    TrackWord,
    UseBoost,
    UseEnergy,
    UseTechnology,
)
from kosmodrom.games.planet_unknown.rules.base import TERRAIN_NUMBER, Game, alert_holds
from kosmodrom.games.planet_unknown.rules.corporations.base import Corporation
from kosmodrom.games.planet_unknown.rules.effects import decide
from kosmodrom.games.planet_unknown.rules.registry import add_corporation
from kosmodrom.games.planet_unknown.state import CIV, ROVER, TECH
from kosmodrom.games.planet_unknown.terms import TRACKS, TrackName

DIRECTION: Final = Question("direction", ("PU-1701", "PU-1705", "PU-1713", "PU-Q-43"))
STEP_BACK: Final = Question("step-back", ("PU-1714", "PU-Q-43"))

TrackerWord: TypeAlias = Annotated[TrackName, Word("tracker")]
Place: TypeAlias = tuple[int, int]
"""A track and a height on it."""


class AboutTracker(msgspec.Struct, frozen=True, tag="tracker"):
    """The tracker that moves."""

    tracker: TrackerWord


class MoveTracker(Option, frozen=True, tag="move_tracker"):
    """Move the tracker to this position of this track (D30)."""

    track: TrackWord
    position: int


class Stay(Option, frozen=True, tag="stay"):
    """Leave a tracker that cannot climb where it is (D30)."""


class TrackerMoved(Event, frozen=True, tag="tracker_moved"):
    """A tracker came to this position of this track."""

    seat: SeatId
    tracker: TrackerWord
    track: TrackWord
    position: int


STAY: Final = Stay()


class Makeshift(Corporation):
    """Trackers advance straight or diagonally, and count where they stand."""

    technology_rules = ("PU-1708", "PU-Q-42")

    def set_up(self, g: Game, seat: Seat) -> None:
        """Every tracker starts on its own track (PU-209)."""
        super().set_up(g, seat)
        g.state.players[seat].special = list(range(len(TRACKS)))

    def check(self, g: Game, seat: Seat) -> None:
        places = self.places(g, seat)
        assert len(set(places)) == len(TRACKS), f"seat {seat} has two trackers on one position"
        for track, height in places:
            assert 0 <= height <= self.track(g, seat, track).top, f"seat {seat}: a tracker is lost"

    # Where trackers stand

    def places(self, g: Game, seat: Seat) -> list[Place]:
        """The track and the height of each tracker."""
        player = g.state.players[seat]
        return list(zip(player.special, player.trackers, strict=True))

    def heights_on(self, g: Game, seat: Seat, track: int) -> list[int]:
        """The heights of the trackers that stand on a track (PU-1707)."""
        return [height for on, height in self.places(g, seat) if on == track]

    def is_free(self, g: Game, seat: Seat, place: Place) -> bool:
        """Whether there is such a position, and no tracker on it (PU-1705)."""
        track, height = place
        exists = 0 <= height <= self.track(g, seat, track).top
        return exists and place not in self.places(g, seat)

    def beside(self, g: Game, seat: Seat, track: int) -> list[int]:
        """The tracks next to one; the outer two are neighbours with level 1 only (PU-1704,
        PU-1711)."""
        found = [near for near in (track - 1, track + 1) if CIV <= near <= TECH]
        if track in (CIV, TECH) and self.able(g, seat, "civ-beside-tech"):
            found.append(CIV + TECH - track)
        return found

    # Technologies

    def level_reached(self, g: Game, seat: Seat) -> int:
        """The level of the highest tracker on the tech track; 0 without one (PU-1708)."""
        highest = max(self.heights_on(g, seat, TECH), default=0)
        return max(self.track(g, seat, TECH).levels[: highest + 1])

    def unlocked(self, g: Game, seat: Seat, level: int) -> bool:
        """All levels up to the one reached (PU-Q-42)."""
        locked = f"locked-{level}" in g.state.players[seat].used
        return level <= self.level_reached(g, seat) and not locked

    def free_options(self, g: Game, seat: Seat) -> Sequence[Option]:
        """Level 4, if a tracker can regress (PU-1714)."""
        technology = self.technology(g, seat, "step-back")
        usable = technology is not None and self.step_back_options(g, seat)
        return [UseTechnology(technology.id)] if technology and usable else ()

    def use_free(self, g: Game, seat: Seat, option: Option) -> Flow:
        """Regress any one tracker (PU-1714)."""
        technology = self.technology(g, seat, "step-back")
        assert technology is not None
        self.use(g, seat, technology)
        choice = yield from decide(g, seat, STEP_BACK, partial(self.step_back_options, g, seat))
        assert isinstance(choice, Regress)
        self.regress(g, seat, TERRAIN_NUMBER[choice.track])

    def step_back_options(self, g: Game, seat: Seat) -> Sequence[Option]:
        can = self.previous_position
        return [REGRESSES[track] for track in range(len(TRACKS)) if can(g, seat, track) is not None]

    # Moving trackers

    def ways_up(self, g: Game, seat: Seat, tracker: int) -> list[Place]:
        """The free positions straight and diagonally above (PU-1701, PU-Q-43 (a))."""
        track, height = self.places(g, seat)[tracker]
        ways = [(to, height + 1) for to in (track, *self.beside(g, seat, track))]
        return [way for way in ways if self.is_free(g, seat, way)]

    def ways_aside(self, g: Game, seat: Seat, tracker: int) -> list[Place]:
        """The free positions at its sides, with level 3 (PU-1713, PU-Q-43 (d), (e))."""
        if not self.able(g, seat, "sidestep"):
            return []
        track, height = self.places(g, seat)[tracker]
        ways = [(to, height) for to in self.beside(g, seat, track)]
        return [way for way in ways if self.is_free(g, seat, way)]

    def drives_on(self, g: Game, seat: Seat, tracker: int) -> bool:
        """Whether a tracker is on top of the rover track, whose movement it takes again
        (PU-Q-09, PU-Q-43 (c))."""
        return self.places(g, seat)[tracker] == (ROVER, self.track(g, seat, ROVER).top)

    def can_advance(self, g: Game, seat: Seat, track: int) -> bool:
        """Whether any direction is open (PU-Q-43 (a) to (d))."""
        return bool(self.directions(g, seat, track))

    def steps_ahead(self, g: Game, seat: Seat, track: int) -> list[Place]:
        """All directions that are open (PU-1701, PU-1713), or the top of the rover track again."""
        ways = self.ways_up(g, seat, track) + self.ways_aside(g, seat, track)
        if not ways and self.drives_on(g, seat, track):
            return [self.places(g, seat)[track]]
        return ways

    def directions(self, g: Game, seat: Seat, tracker: int) -> list[Option]:
        """Where an advance may lead (D30).

        Nobody has to move sideways: a tracker without a way up may also stay.
        """
        up, aside = self.ways_up(g, seat, tracker), self.ways_aside(g, seat, tracker)
        found: list[Option] = [_move_to(place) for place in (*up, *aside)]
        if not up and (aside or self.drives_on(g, seat, tracker)):
            found.append(STAY)
        return found

    def climbs(self, g: Game, seat: Seat, tracker: int, height: int) -> list[Option]:
        """Where an advance to a height may lead: only upwards."""
        if g.state.players[seat].trackers[tracker] >= height:
            return []
        return [_move_to(place) for place in self.ways_up(g, seat, tracker)]

    def advance(
        self, g: Game, seat: Seat, track: int, *, boosts: bool = True, benefits: bool = True
    ) -> Flow:
        """One advance in any direction, with the benefits found there (PU-1701, PU-1702)."""
        choice = yield from decide(
            g,
            seat,
            DIRECTION,
            partial(self.directions, g, seat, track),
            AboutTracker(TRACKS[track]),
        )
        if isinstance(choice, MoveTracker):
            self.take_way(g, seat, track, choice, boosts=boosts, benefits=benefits)
        elif choice is not None and benefits and self.drives_on(g, seat, track):
            self.gain_track_movement(g, seat, self.track(g, seat, ROVER).movement[-1])

    def raise_to(self, g: Game, seat: Seat, track: int, height: int) -> Flow:
        """Up to a row, in any direction that leads upwards (PU-Q-59 (b))."""
        while True:
            choice = yield from decide(
                g,
                seat,
                DIRECTION,
                partial(self.climbs, g, seat, track, height),
                AboutTracker(TRACKS[track]),
            )
            if choice is None:
                return
            self.take_way(g, seat, track, choice, boosts=False, benefits=True)

    def take_way(
        self,
        g: Game,
        seat: Seat,
        tracker: int,
        option: MoveTracker,
        *,
        boosts: bool,
        benefits: bool,
    ) -> None:
        """Go there, and take what is there (PU-1702)."""
        track = TERRAIN_NUMBER[option.track]
        self.move_tracker(g, seat, tracker, (track, option.position))
        if benefits:
            self.reach(g, seat, track, option.position, boosts=boosts)

    def move_tracker(self, g: Game, seat: Seat, tracker: int, to: Place) -> None:
        """Put a tracker elsewhere. This unlocks the levels that it reaches (PU-1708); if an event
        cancels milestones, they work from the next round on (PU-Q-60 (g))."""
        player, before = g.state.players[seat], self.level_reached(g, seat)
        player.special[tracker], player.trackers[tracker] = to
        g.emit(TrackerMoved(seat, TRACKS[tracker], TRACKS[to[0]], to[1]))
        for level in range(before + 1, self.level_reached(g, seat) + 1):
            if alert_holds(g, NoMilestones):
                player.used.append(f"locked-{level}")
            else:
                self.tech_milestone(g, seat, level)

    def take_benefit(self, g: Game, seat: Seat, track: int, benefit: Benefit) -> None:
        """All benefits but technologies, which `move_tracker` has unlocked."""
        if not isinstance(benefit, TechMilestone):
            super().take_benefit(g, seat, track, benefit)

    def previous_position(self, g: Game, seat: Seat, track: int) -> int | None:
        """A tracker needs a free position below it (PU-Q-43 (f))."""
        on, height = self.places(g, seat)[track]
        return height - 1 if self.is_free(g, seat, (on, height - 1)) else None

    def regress(self, g: Game, seat: Seat, track: int) -> None:
        position = self.previous_position(g, seat, track)
        if position is not None:
            self.move_tracker(g, seat, track, (g.state.players[seat].special[track], position))

    def gain_track_movement(self, g: Game, seat: Seat, amount: int) -> None:
        """Level 2: more if several trackers stand on the rover track (PU-1712, PU-Q-18)."""
        technology = self.technology(g, seat, "crowded-rovers")
        if technology is not None and len(self.heights_on(g, seat, ROVER)) > 1:
            self.use(g, seat, technology)
            amount += technology.n
        self.gain_movement(g, seat, amount)

    # The end

    def track_medals(self, g: Game, seat: Seat, track: int) -> int:
        """What a tracker scores on the track where it stands (PU-1706); with level 5 what the
        highest tracker there scores (PU-1715, PU-Q-44)."""
        on, height = self.places(g, seat)[track]
        if self.able(g, seat, "best-of-track"):
            height = max(self.heights_on(g, seat, on))
        return self.track(g, seat, on).medals[height]

    def tracks_at_top(self, g: Game, seat: Seat) -> list[int]:
        """The tracks on whose top any tracker stands (PU-Q-44 (c))."""
        return [
            track
            for track in range(len(TRACKS))
            if self.track(g, seat, track).top in self.heights_on(g, seat, track)
        ]

    # Refusals

    def why_not(self, g: Game, seat: Seat, asked: Ask, option: Option) -> Refused | None:
        """Positions that are taken or out of reach; trackers with no way up or down."""
        match option:
            case MoveTracker() if isinstance(asked.about, AboutTracker):
                return self.no_way(g, seat, TERRAIN_NUMBER[asked.about.tracker], option)
            case Stay() if isinstance(asked.about, AboutTracker):
                return Refused("must-advance", ("PU-433", "PU-Q-43"))
            case Advance(track) | UseEnergy(track) | UseBoost(track) | CardAdvance(track):
                if not self.can_advance(g, seat, TERRAIN_NUMBER[track]):
                    rules = ("PU-508", "PU-1705", "PU-Q-43")
                    return Refused("cannot-advance", rules, track=Named("resource", track))
            case Regress(track):
                if self.previous_position(g, seat, TERRAIN_NUMBER[track]) is None:
                    rules = ("PU-511", "PU-1705", "PU-Q-43")
                    return Refused("cannot-regress", rules, track=Named("resource", track))
        return None

    def no_way(self, g: Game, seat: Seat, tracker: int, option: MoveTracker) -> Refused:
        """Why a tracker cannot go to a position."""
        place = TERRAIN_NUMBER[option.track], option.position
        track, position = Named("track", option.track), option.position
        if place in self.places(g, seat):
            return Refused("position-taken", ("PU-1705",), track=track, position=position)
        if position == g.state.players[seat].trackers[tracker]:
            return Refused("no-sidestep", ("PU-1704", "PU-1713"), track=track, position=position)
        return Refused(
            "not-the-next-position", ("PU-1701", "PU-1704"), track=track, position=position
        )


def _move_to(place: Place) -> MoveTracker:
    track, height = place
    return MoveTracker(TRACKS[track], height)


add_corporation("makeshift", Makeshift(), (MoveTracker, Stay), (TrackerMoved,))
