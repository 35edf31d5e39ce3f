"""The two maps, the Moon and the Belt, as their data files give them.

What rules ask for is worked out of the files once: `Moon.entry`, `Belt.entry`, `Asteroid.paths` and
the like. What is drawn comes along: outlines, curves and places, in a square of `size`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, pairwise
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from kosmodrom.core.data import load_table
from kosmodrom.core.errors import DataError
from kosmodrom.games.skymines.terms import COMPANIES, GAME, PACKAGE, Company, Number, Source

SectorId = str
AsteroidId = str
SpaceId = str
"""A Belt space: ``ceres-1`` for an outpost, ``shuttle-11`` for a shuttle."""

BuildingKind = Literal["deep-mine", "open-pit-mine", "gas-collector", "research-station"]
Side = Literal["top", "right", "bottom", "left"]
OneOrTwo = Annotated[int, msgspec.Meta(ge=1, le=2)]
Extra = Annotated[int, msgspec.Meta(ge=0, le=1)]
Coordinate = Annotated[float, msgspec.Meta(ge=0, le=1000)]
Point = tuple[Coordinate, Coordinate]
Outline = Annotated[tuple[Point, ...], msgspec.Meta(min_length=3)]
Curve = tuple[Point, Point, Point, Point]
"""A cubic Bezier curve."""
Symbols = Annotated[int, msgspec.Meta(ge=0, le=2)]
Column = Annotated[tuple[Symbols, ...], msgspec.Meta(min_length=2)]

SECTORS: Final = 24  # SKY-405
ENCLAVES: Final = 2  # SKY-419
MOON_COLUMNS: Final = (5, 5, 5)  # SKY-113
BELT_COLUMNS: Final = (6, 5, 6)  # SKY-1402
SHUTTLE_COLUMN: Final = 1
OUTPOST_COLUMNS: Final = (0, 2)
LINKED: Final = (1, 15)  # SKY-1463


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry of a data file, with where its values come from."""

    source: Source


class Building(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building, or the picture of one on a reward screen (SKY-430 to SKY-433)."""

    kind: BuildingKind
    n: OneOrTwo
    at: Point


def collectors(buildings: Iterable[Building]) -> int:
    """How many gas collectors there are, whatever they pay (SKY-606)."""
    return sum(building.kind == "gas-collector" for building in buildings)


class Station(Entry, frozen=True, kw_only=True):
    """A company's station. Its columns are given from the top, nearest the logo first."""

    id: Company
    side: Side
    columns: tuple[Column, Column, Column]
    """The coin symbols of each space; the last space of a column is crossed out."""
    spaces: tuple[tuple[Point, ...], tuple[Point, ...], tuple[Point, ...]]
    logo: Point
    outline: Outline

    def __post_init__(self) -> None:
        if [len(column) for column in self.spaces] != [len(column) for column in self.columns]:
            raise ValueError("`spaces` has a place for each space of `columns`")
        for column in self.columns:
            if column[-1] != 2 or max(column[:-1]) > 1:  # SKY-427
                raise ValueError("`columns` end with 2 coin symbols, and other spaces have 0 or 1")


# The Moon


class MoonStation(Station, frozen=True, kw_only=True):
    borders: Annotated[dict[SectorId, OneOrTwo], msgspec.Meta(min_length=1)]
    """The sectors that the station touches, with the cost of the line."""
    start: tuple[SectorId, SectorId, SectorId]
    """Where its outposts start in chapter 3 (SKY-1243)."""


class Sector(Entry, frozen=True, kw_only=True):
    id: SectorId
    number: Number
    buildings: tuple[Building, ...]
    borders: Annotated[dict[SectorId, OneOrTwo], msgspec.Meta(min_length=1)]
    """The neighbours, with the cost of the line between: 1 or 2 (SKY-409)."""
    piece: Point
    label: Point
    outline: Outline

    @property
    def collectors(self) -> int:
        return collectors(self.buildings)

    @property
    def enclave(self) -> bool:
        """Whether it lies wholly inside another sector (SKY-419)."""
        return len(self.borders) == 1


class Moon(msgspec.Struct, frozen=True, dict=True):
    size: tuple[int, int]
    space: tuple[int, int]
    stations: dict[Company, MoonStation]
    sectors: dict[SectorId, Sector]
    """By id, in the order of their numbers."""

    @cached_property
    def entry(self) -> dict[Company, dict[SectorId, int]]:
        """The sectors that each company's station touches, with the cost of the line."""
        return {company: station.borders for company, station in self.stations.items()}

    @cached_property
    def numbered(self) -> dict[int, Sector]:
        return {sector.number: sector for sector in self.sectors.values()}

    def reach(self, company: Company, held: Collection[SectorId]) -> dict[SectorId, int]:
        """The sectors that a company can enter which holds these, with the cost of the cheapest
        line (SKY-406, SKY-407, SKY-411). Ousting comes on top of it (SKY-410)."""
        costs: dict[SectorId, int] = {}
        for borders in (self.entry[company], *(self.sectors[id].borders for id in held)):
            for id, cost in borders.items():
                if id not in held:
                    costs[id] = min(cost, costs.get(id, cost))
        return costs

    def line(self, one: SectorId, other: SectorId) -> list[list[Point]]:
        """The line between two neighbours, to be drawn: runs of points, mostly one."""
        small, large = sorted((self.sectors[one], self.sectors[other]), key=lambda s: not s.enclave)
        if small.enclave:
            return [[*small.outline, small.outline[0]]]
        return common_line(small.outline, large.outline)


# The Belt


class BeltStation(Station, frozen=True, kw_only=True):
    home: AsteroidId
    """The asteroid that the printed shuttle reaches (SKY-1451)."""
    extra: Extra
    curve: Curve
    shuttle: Point


class AsteroidEntry(Entry, frozen=True, kw_only=True):
    id: AsteroidId
    number: Number
    screen: tuple[Building, ...]
    spaces: Annotated[tuple[Point, ...], msgspec.Meta(min_length=1)]
    linked: tuple[Number, Number] | None = None
    label: Point
    outline: Outline


class PathEntry(Entry, frozen=True, kw_only=True):
    number: Number
    ends: dict[AsteroidId, Extra]
    track: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    at: Point
    curve: Curve
    signs: tuple[Point, Point]


class ThreatSpot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the threat card lies, and what it takes to reach it (SKY-1501, SKY-1505)."""

    between: tuple[Number, Number]
    energy: Number
    at: Point
    size: Point


class OutpostSpace(msgspec.Struct, frozen=True):
    id: SpaceId
    asteroid: AsteroidId
    at: Point


class Asteroid(msgspec.Struct, frozen=True):
    id: AsteroidId
    number: int
    screen: tuple[Building, ...]
    """What pays for a company's first outpost here (SKY-1432)."""
    spaces: tuple[SpaceId, ...]
    linked: tuple[SpaceId, ...]
    """Two spaces for one more gas collector (SKY-1463), or none."""
    paths: dict[SpaceId, int]
    """The shuttle spaces next to it, with the energy symbols on the way (SKY-1420)."""
    label: Point
    outline: Outline

    def collectors(self, held: Collection[SpaceId]) -> int:
        """The gas collectors of a company that holds these spaces (SKY-1462, SKY-1463)."""
        if not any(space in held for space in self.spaces):
            return 0
        link = bool(self.linked) and all(space in held for space in self.linked)
        return collectors(self.screen) + link


class ShuttleSpace(msgspec.Struct, frozen=True):
    id: SpaceId
    number: int
    ends: dict[AsteroidId, int]
    """The asteroids of its flight path, with the energy symbols on the way (SKY-1420)."""
    track: int
    """The spaces to move on the track of the expanding company (SKY-1431)."""
    at: Point
    curve: Curve
    signs: tuple[Point, Point]


class Belt(msgspec.Struct, frozen=True, dict=True):
    size: tuple[int, int]
    space: tuple[int, int]
    stations: dict[Company, BeltStation]
    asteroids: dict[AsteroidId, Asteroid]
    outposts: dict[SpaceId, OutpostSpace]
    shuttles: dict[SpaceId, ShuttleSpace]
    """All by id, in the order of their numbers."""
    threat: ThreatSpot

    @cached_property
    def entry(self) -> dict[Company, dict[AsteroidId, int]]:
        """The asteroids that each company's printed shuttles reach, with the energy symbols."""
        return {company: {at.home: at.extra} for company, at in self.stations.items()}

    @cached_property
    def numbered(self) -> dict[int, Asteroid | ShuttleSpace]:
        """Asteroids and shuttle spaces by the numbers that they share."""
        things: list[Asteroid | ShuttleSpace] = [*self.asteroids.values(), *self.shuttles.values()]
        return {thing.number: thing for thing in sorted(things, key=lambda thing: thing.number)}

    @cached_property
    def threat_shuttles(self) -> tuple[SpaceId, ...]:
        """The shuttle spaces from which a threat is reached (SKY-1504)."""
        return tuple(shuttle_id(number) for number in self.threat.between)

    def reach(self, company: Company, held: Collection[SpaceId]) -> dict[SpaceId, int]:
        """The Belt spaces that a company can enter which holds these, with the energy of space and
        way (SKY-1414 to SKY-1420, SKY-1422). Ousting comes on top of it (SKY-1421)."""
        extras = dict(self.entry[company])
        costs: dict[SpaceId, int] = {}
        for space in held:
            if space in self.shuttles:
                for asteroid, extra in self.shuttles[space].ends.items():
                    extras[asteroid] = min(extra, extras.get(asteroid, extra))
                continue
            asteroid = self.outposts[space].asteroid
            extras[asteroid] = 0
            for shuttle, extra in self.asteroids[asteroid].paths.items():
                costs[shuttle] = min(1 + extra, costs.get(shuttle, 1 + extra))
        for asteroid, extra in extras.items():
            costs.update(dict.fromkeys(self.asteroids[asteroid].spaces, 1 + extra))
        return {space: cost for space, cost in costs.items() if space not in held}

    def collectors(self, held: Collection[SpaceId]) -> int:
        """The gas collectors that a company controls which holds these spaces (SKY-1462)."""
        return sum(asteroid.collectors(held) for asteroid in self.asteroids.values())


def shuttle_id(number: int) -> SpaceId:
    return f"shuttle-{number}"


# Reading the files


class _MoonFile(msgspec.Struct, forbid_unknown_fields=True):
    size: tuple[int, int]
    space: tuple[int, int]
    station: list[MoonStation]
    sector: list[Sector]


class _BeltFile(msgspec.Struct, forbid_unknown_fields=True):
    size: tuple[int, int]
    space: tuple[int, int]
    threat: ThreatSpot
    station: list[BeltStation]
    asteroid: list[AsteroidEntry]
    path: list[PathEntry]


def load_moon(overlay: Path | None = None) -> Moon:
    """The Moon, with an overlay's corrections; raises `DataError`."""
    file = load_table(PACKAGE, GAME, "moon", _MoonFile, overlay)
    _check_twice([station.id for station in file.station])
    _check_twice([sector.id for sector in file.sector])
    moon = Moon(
        size=file.size,
        space=file.space,
        stations={station.id: station for station in file.station},
        sectors={sector.id: sector for sector in sorted(file.sector, key=lambda s: s.number)},
    )
    check_moon(moon)
    return moon


def load_belt(overlay: Path | None = None) -> Belt:
    """The Belt, with an overlay's corrections; raises `DataError`."""
    file = load_table(PACKAGE, GAME, "belt", _BeltFile, overlay)
    _check_twice([station.id for station in file.station])
    _check_twice([asteroid.id for asteroid in file.asteroid])
    _check_belt_file(file)
    entries = sorted(file.asteroid, key=lambda entry: entry.number)
    paths = sorted(file.path, key=lambda path: path.number)
    belt = Belt(
        size=file.size,
        space=file.space,
        stations={station.id: station for station in file.station},
        asteroids={entry.id: _asteroid(entry, paths) for entry in entries},
        outposts={
            f"{entry.id}-{place}": OutpostSpace(f"{entry.id}-{place}", entry.id, at)
            for entry in entries
            for place, at in enumerate(entry.spaces, 1)
        },
        shuttles={
            shuttle_id(path.number): ShuttleSpace(
                shuttle_id(path.number),
                path.number,
                path.ends,
                path.track,
                path.at,
                path.curve,
                path.signs,
            )
            for path in paths
        },
        threat=file.threat,
    )
    check_belt(belt)
    return belt


def _asteroid(entry: AsteroidEntry, paths: Iterable[PathEntry]) -> Asteroid:
    return Asteroid(
        id=entry.id,
        number=entry.number,
        screen=entry.screen,
        spaces=tuple(f"{entry.id}-{place}" for place in range(1, len(entry.spaces) + 1)),
        linked=tuple(f"{entry.id}-{place}" for place in entry.linked or ()),
        paths={
            shuttle_id(path.number): path.ends[entry.id] for path in paths if entry.id in path.ends
        },
        label=entry.label,
        outline=entry.outline,
    )


# Whether the parts fit together


def check_moon(moon: Moon) -> None:
    """Raise DataError if the Moon is not as the rules and the drawing need it."""
    sectors = moon.sectors
    _check_stations("moon", moon.stations, MOON_COLUMNS)
    if sorted(sector.number for sector in sectors.values()) != list(range(1, SECTORS + 1)):
        raise _wrong("moon", "sector", "number", f"they are 1 to {SECTORS}, each once")
    for sector in sectors.values():
        _check_known("moon", sector.id, "borders", sector.borders, sectors)
    for sector in sectors.values():
        for id, cost in sector.borders.items():
            if id == sector.id:
                raise _wrong("moon", id, "borders", "a sector does not border on itself")
            if (back := sectors[id].borders.get(sector.id)) != cost:
                problem = f"{id} costs {cost}, but the way back {back or 'is missing'}"
                raise _wrong("moon", sector.id, "borders", problem)
    for station in moon.stations.values():
        _check_known("moon", station.id, "borders", station.borders, sectors)
        _check_known("moon", station.id, "start", station.start, sectors)
        for id in station.borders:
            if sectors[id].enclave:
                raise _wrong("moon", station.id, "borders", f"{id} is an enclave")
    starts = [id for station in moon.stations.values() for id in station.start]
    for id, count in Counter(starts).items():
        if count > 1:
            raise _wrong("moon", id, "start", "a sector has one outpost")
    if sum(sector.enclave for sector in sectors.values()) != ENCLAVES:
        raise _wrong("moon", "sector", "borders", f"{ENCLAVES} sectors have one neighbour")
    _check_lines(moon)
    for company in COMPANIES:
        reached = _spread(moon, company)
        lost = [id for id in sectors if id not in reached]
        if lost:
            raise _wrong("moon", company, "borders", f"no way leads to {', '.join(lost)}")


def _check_lines(moon: Moon) -> None:
    """Neighbours have a line in common, others have none, and an enclave lies in its neighbour."""
    open_sectors = [sector for sector in moon.sectors.values() if not sector.enclave]
    for one, other in combinations(open_sectors, 2):
        _check_line(one.id, other.id, other.id in one.borders, one.outline, other.outline)
    for station in moon.stations.values():
        for sector in open_sectors:
            touches = sector.id in station.borders
            _check_line(station.id, sector.id, touches, station.outline, sector.outline)
    for sector in moon.sectors.values():
        around = next(iter(sector.borders))
        if sector.enclave and not all(
            contains(moon.sectors[around].outline, point) for point in sector.outline
        ):
            raise _wrong("moon", sector.id, "outline", f"it lies inside {around}")


def _check_line(one: str, other: str, touch: bool, line: Outline, other_line: Outline) -> None:
    common = common_line(line, other_line)
    if touch and not common:
        raise _wrong("moon", one, "outline", f"it has no line in common with {other}")
    if common and not touch:
        raise _wrong("moon", one, "borders", f"{other} is missing, and their outlines touch")


def _spread(moon: Moon, company: Company) -> set[SectorId]:
    """All that a company can reach in the end."""
    held: set[SectorId] = set()
    while found := moon.reach(company, held):
        held |= found.keys()
    return held


def _check_belt_file(file: _BeltFile) -> None:
    numbers = Counter([*(a.number for a in file.asteroid), *(path.number for path in file.path)])
    if sorted(numbers.elements()) != list(range(1, len(numbers) + 1)):
        problem = f"asteroids and paths are 1 to {numbers.total()}, each once"
        raise _wrong("belt", "asteroid", "number", problem)
    known = [asteroid.id for asteroid in file.asteroid]
    for path in file.path:
        _check_known("belt", str(path.number), "ends", path.ends, known)
        if len(path.ends) != 2:
            raise _wrong("belt", str(path.number), "ends", "a flight path joins two asteroids")
    for asteroid in file.asteroid:
        if (asteroid.linked is not None) != (asteroid.number in LINKED):
            problem = f"asteroids {' and '.join(map(str, LINKED))} have it, and no other"
            raise _wrong("belt", asteroid.id, "linked", problem)
        if asteroid.linked is not None:
            one, other = asteroid.linked
            if one == other or max(one, other) > len(asteroid.spaces):
                raise _wrong("belt", asteroid.id, "linked", "two of the outpost spaces")
    for station in file.station:
        _check_known("belt", station.id, "home", (station.home,), known)
    for number in file.threat.between:
        if number not in [path.number for path in file.path]:
            raise _wrong("belt", "threat", "between", f"{number} is no shuttle space")


def check_belt(belt: Belt) -> None:
    """Raise DataError if the Belt is not as the rules need it."""
    _check_stations("belt", belt.stations, BELT_COLUMNS)
    for company in COMPANIES:
        held: set[SpaceId] = set()
        while found := belt.reach(company, held):
            held |= found.keys()
        lost = [space for space in (*belt.outposts, *belt.shuttles) if space not in held]
        if lost:
            raise _wrong("belt", company, "home", f"no way leads to {', '.join(lost)}")
    for asteroid in belt.asteroids.values():
        for space in asteroid.spaces:
            if not contains(asteroid.outline, belt.outposts[space].at):
                raise _wrong("belt", asteroid.id, "spaces", f"{space} lies outside of the outline")


def _check_stations(
    file: str, stations: Mapping[Company, Station], columns: tuple[int, ...]
) -> None:
    missing = [company for company in COMPANIES if company not in stations]
    if missing:
        raise _wrong(file, "station", "id", f"{', '.join(missing)} is missing")
    if len({station.side for station in stations.values()}) != len(COMPANIES):
        raise _wrong(file, "station", "side", "each company has an edge of its own")
    for station in stations.values():
        if tuple(map(len, station.columns)) != columns:
            problem = f"the columns have {', '.join(map(str, columns))} spaces"
            raise _wrong(file, station.id, "columns", problem)


def _check_known(
    file: str, entry: str, field: str, ids: Iterable[str], known: Collection[str]
) -> None:
    for id in ids:
        if id not in known:
            raise _wrong(file, entry, field, f"{id} is unknown; known: {', '.join(known)}")


def _check_twice(ids: Sequence[str]) -> None:
    for id, count in Counter(ids).items():
        if count > 1:
            raise DataError("error-data-twice", entry=id)


def _wrong(file: str, entry: str, field: str, problem: str) -> DataError:
    return DataError(
        "error-data-field", file=f"{file}.toml", entry=entry, field=field, problem=problem
    )


# Outlines


def common_line(one: Outline, other: Outline) -> list[list[Point]]:
    """The line that two outlines have in common, as runs of points in the order of the first."""
    edges = {frozenset(edge) for edge in _edges(other)}
    runs: list[list[Point]] = []
    for start, end in _edges(one):
        if {start, end} in edges:
            if runs and runs[-1][-1] == start:
                runs[-1].append(end)
            else:
                runs.append([start, end])
    if len(runs) > 1 and runs[-1][-1] == runs[0][0]:
        runs[0] = [*runs.pop(), *runs[0][1:]]
    return runs


def contains(outline: Outline, point: Point) -> bool:
    """Whether a point lies inside an outline."""
    x, y = point
    crossings = 0
    for (x1, y1), (x2, y2) in _edges(outline):
        if (y1 > y) != (y2 > y) and x < x1 + (x2 - x1) * (y - y1) / (y2 - y1):
            crossings += 1
    return crossings % 2 == 1


def _edges(outline: Outline) -> Iterator[tuple[Point, Point]]:
    yield from pairwise(outline)
    yield outline[-1], outline[0]
