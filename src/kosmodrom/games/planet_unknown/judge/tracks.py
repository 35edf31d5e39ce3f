"""What trackers are worth: the medals they score, and what is still ahead of them.

The tables say for each track, position and time what a tracker there may still bring. They follow
from the printed tracks alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.box.corporations import Ability, CorporationBoard
from kosmodrom.games.planet_unknown.box.tracks import Track, TrackPosition
from kosmodrom.games.planet_unknown.clauses import (
    Benefit,
    CivMilestone,
    ExtraAdvance,
    Movement,
    Patches,
    RoverMilestone,
    Synergy,
    TechMilestone,
)
from kosmodrom.games.planet_unknown.judge.timing import MOST_TIME
from kosmodrom.games.planet_unknown.rules.base import Game
from kosmodrom.games.planet_unknown.rules.registry import corporation_of
from kosmodrom.games.planet_unknown.state import ROVER
from kosmodrom.games.planet_unknown.terms import TRACKS

ADVANCES: Final = 0.27
"""The chance that a tracker advances in half a round."""
BOOST: Final = 62
"""An advance of one's choice."""
PATCH: Final = 70
"""A patch, besides what it does for squares that stand alone."""
CARDS: Final = (0, 130, 160, 210, 300)
"""A civ card by its rank."""
ROVER_AT_ONCE: Final = 60
ROVER_IN_TIME: Final = 4
"""A rover is worth the first number, and the second for each half round it has."""
MOVEMENT: Final = 9
"""A movement to come; one in hand counts for what rovers may reach with it."""
ANY_TECHNOLOGY: Final = 7
"""A technology for each half round in which it works; those of the symmetric board differ."""
TECHNOLOGIES: Final[Mapping[Ability, int]] = {
    "ignore-adjacency": 3,
    "store-patches": 2,
    "more-movement": 4,
    "double-water": 9,
    "no-meteorites": 12,
}
TOP: Final = 15
"""The highest position of most tracks."""


def tracks_worth(g: Game, seat: Seat, corporation: CorporationTable, time: int) -> int:
    """What the trackers score, and what is ahead of them."""
    player = g.state.players[seat]
    found = 0
    if corporation.scores_by_position:
        for track, position in zip(corporation.whole, player.trackers, strict=True):
            found += track[position][time]
    else:
        rules = corporation_of(g, seat)
        on = player.special if corporation.wandering else range(len(TRACKS))
        for tracker, track_number in enumerate(on):
            found += 100 * rules.track_medals(g, seat, tracker)
            found += corporation.ahead[track_number][player.trackers[tracker]][time]
    for unlocked, each in zip(player.special, corporation.by_lifepods, strict=False):
        found += unlocked * each * time
    return found


class CorporationTable:
    """A corporation's tracks: for each position and time what is ahead."""

    def __init__(self, corporation: CorporationBoard) -> None:
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
        """What one advance is worth, by track, position and time."""
        self.movement = tracks[ROVER].movement
        """The movement to come, by the position of the rover tracker and time."""
        self.by_lifepods = (
            tuple(map(technology_worth, (entry.ability for entry in corporation.technologies)))
            if corporation.rule == "lifepods-on-technologies"
            else ()
        )
        """What technologies that lifepods unlock are worth in half a round (PU-1502)."""


class TrackTable:
    """One track: for each position and time what is ahead; positions beyond the top are the top.

    In each half round a tracker advances with the same chance, and unlocked technologies work.
    """

    def __init__(self, corporation: CorporationBoard, track: Track) -> None:
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


def position_worth(position: TrackPosition, time: int) -> int:
    """The benefits of a position of a track."""
    given = sum(benefit_worth(benefit, time) for benefit in position.gives)
    return given + max((benefit_worth(benefit, time) for benefit in position.choose), default=0)


def benefit_worth(benefit: Benefit, time: int) -> int:
    """What a benefit of a track is worth with this much time left."""
    match benefit:
        case CivMilestone(rank):
            return CARDS[rank]
        case RoverMilestone():
            return ROVER_AT_ONCE + ROVER_IN_TIME * time
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


def technologies_worth(corporation: CorporationBoard, track: Track, position: int) -> int:
    """What the technologies that a tracker has unlocked are worth in half a round."""
    levels = filter(None, track.levels[: position + 1])
    return sum(technology_worth(corporation.technologies[level - 1].ability) for level in levels)


def technology_worth(ability: Ability) -> int:
    """What a technology with this ability is worth in half a round."""
    return TECHNOLOGIES.get(ability, ANY_TECHNOLOGY)
