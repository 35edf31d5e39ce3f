"""The box: tiles, planets, corporations and cards as the data files give them.

What the files say is kept as plain data, which can be stored and sent. What rules need often is
worked out of it once and kept beside it: boards of squares (``Planet.ground``), pieces
(``Shape.pieces``), what a tracker scores at a position (``Track.medals``) and the like.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from kosmodrom.core.data import load_table
from kosmodrom.core.errors import DataError
from kosmodrom.games.planet_unknown.clauses import (
    Benefit,
    CardEffect,
    Chasm,
    Cities,
    CivMilestone,
    Clause,
    Commerce,
    Currents,
    EventEffect,
    Movement,
    NeighbourGoal,
    Patches,
    Pit,
    PlanetRule,
    PrivateGoal,
    Quadrants,
    Ring,
    RoverMilestone,
    TechMilestone,
    ThreePlanets,
    Toxic,
    Twelve,
    numbers,
)
from kosmodrom.games.planet_unknown.geometry import (
    SIZE,
    Board,
    Edges,
    Piece,
    Square,
    board,
    edges,
    flood,
    perimeter,
)
from kosmodrom.games.planet_unknown.terms import (
    COLOURS,
    DEPOTS,
    EVENT_DECK,
    GAME,
    MOST_PLAYERS,
    PACKAGE,
    RANKS,
    ROWS_OF_TRACKS,
    TERRAINS,
    TRACKS,
    Colour,
    Edition,
    Medals,
    Number,
    Often,
    Point,
    Rank,
    Size,
    Source,
    Terrain,
    TrackName,
)

GridRow = Annotated[str, msgspec.Meta(pattern="^[.oLIPCRHTEQ]{12}$")]
LineMedals = Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=3)], ...], Twelve]


def _find(picture: Sequence[str], letters: str) -> Iterator[Square]:
    """The squares of a picture that have one of the letters, row by row."""
    for y, row in enumerate(picture):
        for x, letter in enumerate(row):
            if letter in letters:
                yield x, y


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source


# Tiles


class Pair(_Entry, frozen=True):
    """The terrains of a tile's two sections."""

    id: str
    a: Terrain
    b: Terrain

    def __post_init__(self) -> None:
        if self.a == self.b:
            raise ValueError("`b` is the same terrain as `a`")


class Shape(_Entry, frozen=True, dict=True):
    """A polyomino with its sections, resources and meteorite symbol, in its stored position."""

    id: str
    size: Size
    picture: tuple[Annotated[str, msgspec.Meta(pattern="^[.abAB]+$")], ...]
    meteorite: Point

    def __post_init__(self) -> None:
        letters = "".join(self.picture)
        if len({len(row) for row in self.picture}) != 1:
            raise ValueError("`picture` has rows of different lengths")
        if letters.count("A") != 1 or letters.count("B") != 1:
            raise ValueError("`picture` needs one A and one B")
        whole = board(self.a + self.b)
        if flood(whole & -whole, whole) != whole:
            raise ValueError("`picture` does not hang together")
        if self.meteorite not in self.a + self.b:
            raise ValueError("`meteorite` is not on a square of the shape")

    @cached_property
    def a(self) -> tuple[Square, ...]:
        """The squares of section a."""
        return tuple(_find(self.picture, "aA"))

    @cached_property
    def b(self) -> tuple[Square, ...]:
        """The squares of section b."""
        return tuple(_find(self.picture, "bB"))

    @cached_property
    def icons(self) -> tuple[Square, Square]:
        """The squares with the resources of section a and section b."""
        return next(_find(self.picture, "A")), next(_find(self.picture, "B"))

    @cached_property
    def pieces(self) -> tuple[Piece, Piece]:
        """How tiles of this shape can lie: without a meteorite symbol, and with one."""
        sections = (self.a, self.b)
        return Piece(sections, self.icons), Piece(sections, self.icons, self.meteorite)


class Tile(msgspec.Struct, frozen=True):
    """One of the 144 tiles; ``Box.tiles`` has them by number."""

    shape: int
    a: Terrain
    b: Terrain
    meteorite: bool


SPECIAL_SQUARES: Final[dict[str, type[Clause]]] = {
    "C": Cities,
    "R": Ring,
    "H": Pit,
    "T": Toxic,
    "E": Currents,
    "Q": Currents,
}


# Planets


class Ground(msgspec.Struct, frozen=True, cache_hash=True):
    """The boards of a planet. Those that it does not have are 0 or empty."""

    squares: Board
    land: Board
    ice: Board
    perimeter: Board
    rows: tuple[Board, ...]
    columns: tuple[Board, ...]
    lifepods: Board
    cities: Board
    ring: Board
    pit: Board
    toxic: Board
    currents: Board
    sides: tuple[Board, ...]
    """The two sides of a chasm."""
    chasm: Edges
    """The chasm itself."""
    crossings: tuple[Board, ...]
    """The pairs of squares between which a diagonal step may cross it."""
    parts: tuple[Board, ...]
    """The three planets of one grid."""
    forbidden: tuple[Board, ...]
    """For each terrain, in order, where its resource may not lie."""


class Planet(_Entry, frozen=True, dict=True):
    id: str
    set: Edition
    complexity: Number
    grid: Annotated[tuple[GridRow, ...], Twelve]
    rows: LineMedals
    columns: LineMedals
    rule: PlanetRule | None = None

    def __post_init__(self) -> None:
        letters = set("".join(self.grid))
        for letter, kind in SPECIAL_SQUARES.items():
            if letter in letters and not isinstance(self.rule, kind):
                raise ValueError(f"`grid` has {letter}, for which `rule` is another one")
        if isinstance(self.rule, tuple(SPECIAL_SQUARES.values())):
            named = [s for s, kind in SPECIAL_SQUARES.items() if isinstance(self.rule, kind)]
            if not letters & set(named):
                raise ValueError(f"`grid` has no {' or '.join(named)}, which `rule` is about")
        ground = self.ground
        if not all((*ground.rows, *ground.columns)):
            raise ValueError("`grid` has a line without squares")
        for name, masks in (("sides", ground.sides), ("parts", ground.parts)):
            if masks and (not all(masks) or sum(masks) != ground.squares):
                raise ValueError(f"`rule` has {name} that are not the squares of the grid")
        for crossing in ground.crossings:
            if not all(crossing & side for side in ground.sides):
                raise ValueError("`rule` has a crossing that does not join the sides")

    @cached_property
    def ground(self) -> Ground:
        """The boards of this planet."""
        grid, rule = self.grid, self.rule
        squares = board(_find(grid, "LIPCRHTEQ"))
        ice = board(_find(grid, "I"))
        return Ground(
            squares=squares,
            land=squares & ~ice,  # PU-Q-54: all that is not ice is land
            ice=ice,
            perimeter=perimeter(squares),
            rows=tuple(squares & _block(0, SIZE, y, y + 1) for y in range(SIZE)),
            columns=tuple(squares & _block(x, x + 1, 0, SIZE) for x in range(SIZE)),
            lifepods=board(_find(grid, "PQ")),
            cities=board(_find(grid, "C")),
            ring=board(_find(grid, "R")),
            pit=board(_find(grid, "H")),
            toxic=board(_find(grid, "T")),
            currents=board(_find(grid, "EQ")),
            sides=_numbered(rule.sides, "12") if isinstance(rule, Chasm) else (),
            chasm=edges(_between(rule.sides)) if isinstance(rule, Chasm) else (0, 0),
            crossings=tuple(map(board, rule.crossings)) if isinstance(rule, Chasm) else (),
            parts=_numbered(rule.parts, "123") if isinstance(rule, ThreePlanets) else (),
            forbidden=_forbidden(rule) if isinstance(rule, Quadrants) else (0,) * len(TERRAINS),
        )


def _block(left: int, right: int, top: int, bottom: int) -> Board:
    return board((x, y) for y in range(top, bottom) for x in range(left, right))


def _numbered(picture: Sequence[str], numbers: str) -> tuple[Board, ...]:
    return tuple(board(_find(picture, number)) for number in numbers)


def _between(sides: Sequence[str]) -> Iterator[tuple[Square, Square]]:
    """The neighbouring squares that lie on different sides of a chasm."""
    for x, y in _find(sides, "1"):
        for other in _find(sides, "2"):
            if abs(other[0] - x) + abs(other[1] - y) == 1:
                yield (x, y), other


def _forbidden(rule: Quadrants) -> tuple[Board, ...]:
    half = SIZE // 2
    quarters: tuple[tuple[Terrain, Board], ...] = (
        (rule.top_left, _block(0, half, 0, half)),
        (rule.top_right, _block(half, SIZE, 0, half)),
        (rule.bottom_left, _block(0, half, half, SIZE)),
        (rule.bottom_right, _block(half, SIZE, half, SIZE)),
    )
    return tuple(sum(area for kind, area in quarters if kind == terrain) for terrain in TERRAINS)


# Corporations


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place of the corporation's board."""

    track: TrackName
    row: Annotated[int, msgspec.Meta(ge=0, lt=ROWS_OF_TRACKS)]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a tracker finds at a step of its track."""

    gives: tuple[Benefit, ...] = ()
    choose: tuple[Benefit, ...] = ()
    medals: Medals = 0
    at: Place | None = None


class Track(_Entry, frozen=True, dict=True):
    id: str
    kind: TrackName
    positions: Annotated[
        tuple[Position, ...], msgspec.Meta(min_length=2, max_length=2 * ROWS_OF_TRACKS)
    ]
    scoring: Literal["best", "last"] = "best"
    height_five: Number = 5
    """The position that is as high as position 5 of a common track."""

    @property
    def top(self) -> int:
        """The last position."""
        return len(self.positions) - 1

    @cached_property
    def medals(self) -> tuple[int, ...]:
        """What a tracker scores at each position: the best medal so far, or the last one."""
        scores = []
        score = 0
        for position in self.positions:
            if position.medals:
                last = self.scoring == "last"
                score = position.medals if last else max(score, position.medals)
            scores.append(score)
        return tuple(scores)

    @cached_property
    def movement(self) -> tuple[int, ...]:
        """The movement printed at each position."""
        return tuple(
            sum(benefit.n for benefit in position.gives if isinstance(benefit, Movement))
            for position in self.positions
        )

    @cached_property
    def levels(self) -> tuple[int, ...]:
        """The level of the technology that each position unlocks, or 0."""
        return tuple(
            max((b.level for b in position.gives if isinstance(b, TechMilestone)), default=0)
            for position in self.positions
        )

    @cached_property
    def milestones(self) -> tuple[int, ...]:
        """The positions with a milestone of the track's kind."""
        wanted = _MILESTONE_OF.get(self.kind, ())
        return tuple(
            number
            for number, position in enumerate(self.positions)
            if any(isinstance(b, wanted) for b in (*position.gives, *position.choose))
        )


_MILESTONE_OF: Final[dict[TrackName, type[Benefit]]] = {
    "civ": CivMilestone,
    "biomass": Patches,
    "rover": RoverMilestone,
    "tech": TechMilestone,
}
CorporationRule = Literal[
    "regress-at-milestone",
    "growing-biomass",
    "lifepods-on-tracks",
    "deliver-meteorites",
    "lifepods-on-technologies",
    "winding-water",
    "diagonal-trackers",
    "flux-track",
]
Ability = Literal[
    # Universal Coalition
    "ignore-adjacency",
    "store-patches",
    "more-movement",
    "double-water",
    "no-meteorites",
    # Republic
    "movement-for-civ",
    "further-card",
    "teleport-civ",
    "boost-at-milestone",
    "keep-cards",
    # Wormhole Corp.
    "reset-biomass",
    "patches-on-tiles",
    "two-patches",
    "patches-on-meteorites",
    # Cosmos Inc.
    "diagonal-steps",
    "move-lifepods",
    "move-lifepods-on-energy",
    "free-energy-steps",
    # Horizon Group
    "ignore-adjacency-rover",
    "movement-for-carrying",
    "patch-for-meteorite",
    "drown-meteorite",
    "advance-rover",
    # Jump Drive
    "boost-for-patch",
    "teleport-terrain",
    "double-boost",
    "tech-as-energy",
    "claim-row",
    "common-objective",
    # Oasis Ultd.
    "skip-trackers",
    "movement-on-water",
    "advance-off-ice",
    "patch-for-water",
    "boost-for-water",
    # Makeshift
    "civ-beside-tech",
    "crowded-rovers",
    "sidestep",
    "step-back",
    "best-of-track",
    # Flux Industries
    "movement-on-flux",
    "to-next-milestone",
    "improved-track",
    "meteorite-for-flux",
    "advance-flux",
]


class Technology(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    ability: Ability
    n: Number = 1
    """How much or how many, where the ability has a number."""
    once: Often | None = None


class _CorporationBoard(_Entry, frozen=True):
    id: str
    set: Edition
    complexity: Number
    rovers: Number
    technologies: Annotated[tuple[Technology, ...], msgspec.Meta(min_length=1)]
    rule: CorporationRule | None = None


class _CorporationEntry(_CorporationBoard, frozen=True, kw_only=True):
    tracks: Annotated[tuple[str, ...], msgspec.Meta(min_length=5, max_length=5)]


class Corporation(_CorporationBoard, frozen=True, kw_only=True, dict=True):
    tracks: tuple[Track, ...]
    """In board order; crossings of a winding track have what the crossed track gives there."""

    @property
    def top_movement(self) -> int:
        """PU-509: what every further advance of a rover tracker on top gives."""
        return self.tracks[TRACKS.index("rover")].movement[-1]

    @cached_property
    def places(self) -> tuple[tuple[int, ...], ...]:
        """For each track the places of its positions: 16 * track + row.

        Two trackers are in each other's way if they are at the same place.
        """
        return tuple(
            tuple(
                ROWS_OF_TRACKS * number + row
                if position.at is None
                else ROWS_OF_TRACKS * TRACKS.index(position.at.track) + position.at.row
                for row, position in enumerate(track.positions)
            )
            for number, track in enumerate(self.tracks)
        )


# Cards


class CivCard(_Entry, frozen=True):
    id: str
    rank: Rank
    when: Literal["immediate", "end"]
    medals: Medals = 0
    effect: CardEffect | None = None

    def __post_init__(self) -> None:
        if self.effect is None and (self.when == "immediate" or not self.medals):
            raise ValueError("`effect` is missing, and the card has no medals for the end")


class Objective(_Entry, frozen=True):
    """A card with two sides."""

    id: str
    neighbour: NeighbourGoal
    private: PrivateGoal


class EventCard(_Entry, frozen=True):
    id: str
    colour: Colour
    effect: EventEffect
    solo: bool = False


# Station and scoring


class Station(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The recommended stacks of both rings, clockwise, and where players stand around them."""

    inner: tuple[str, ...]
    outer: tuple[str, ...]
    seats: tuple[tuple[int, ...], ...]
    """For each number of players, from one on, the positions of their depot indicators."""


class Adjustment(_Entry, frozen=True):
    """What so many or more cards of a colour add to the solo target."""

    id: str
    cards: Annotated[int, msgspec.Meta(ge=0)]
    red: int
    orange: int
    green: int

    def of(self, colour: Colour) -> int:
        """What it adds for this colour."""
        return {"red": self.red, "orange": self.orange, "green": self.green}[colour]


class Verdict(_Entry, frozen=True):
    """What it means to differ from the solo target by so much or more."""

    id: str
    difference: int


class Scoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lifepod_medals: Medals
    meteorites_per_medal: Number
    neighbour_won: Medals
    neighbour_drawn: Medals
    private_fulfilled: Medals
    commerce: tuple[Medals, ...]
    """For one card of the set, two cards and so on."""
    solo_target: int
    adjustment: Annotated[tuple[Adjustment, ...], msgspec.Meta(min_length=1)]
    verdict: Annotated[tuple[Verdict, ...], msgspec.Meta(min_length=1)]

    def target(self, deck: dict[Colour, int]) -> int:
        """PU-922: the solo target for an event deck with so many cards of each colour."""
        return self.solo_target + sum(self._row(deck.get(c, 0)).of(c) for c in COLOURS)

    def _row(self, cards: int) -> Adjustment:
        return [row for row in self.adjustment if row.cards <= cards][-1]

    def judge(self, difference: int) -> str:
        """PU-923, PU-Q-26: the verdict on a final score minus the target."""
        reached = [row for row in self.verdict if row.difference <= difference]
        return (reached or self.verdict[:1])[-1].id


# The box


class Box(msgspec.Struct, frozen=True):
    """All that is in the box."""

    shapes: tuple[Shape, ...]
    pairs: tuple[Pair, ...]
    tiles: tuple[Tile, ...]
    planets: dict[str, Planet]
    corporations: dict[str, Corporation]
    cards: dict[str, CivCard]
    objectives: dict[str, Objective]
    events: dict[str, EventCard]
    station: Station
    scoring: Scoring

    def numbers_of(self, card: CivCard) -> dict[str, int | tuple[int, ...]]:
        """The numbers that the words of a civ card tell."""
        told = {} if card.effect is None else numbers(card.effect)
        return {"medals": card.medals, "commerce": self.scoring.commerce, **told}


class _TileFile(msgspec.Struct):
    pair: list[Pair]
    shape: list[Shape]


class _PlanetFile(msgspec.Struct):
    planet: list[Planet]


class _TrackFile(msgspec.Struct):
    track: list[Track]


class _CorporationFile(msgspec.Struct):
    corporation: list[_CorporationEntry]


class _CivFile(msgspec.Struct):
    card: list[CivCard]


class _ObjectiveFile(msgspec.Struct):
    objective: list[Objective]


class _EventFile(msgspec.Struct):
    event: list[EventCard]


@cache
def load_box(overlay: Path | None = None) -> Box:
    """Read the data files, with an overlay's corrections."""
    tiles = load_table(PACKAGE, GAME, "tiles", _TileFile, overlay)
    planets = load_table(PACKAGE, GAME, "planets", _PlanetFile, overlay).planet
    tracks = load_table(PACKAGE, GAME, "tracks", _TrackFile, overlay).track
    corporations = load_table(PACKAGE, GAME, "corporations", _CorporationFile, overlay).corporation
    cards = load_table(PACKAGE, GAME, "civ", _CivFile, overlay).card
    objectives = load_table(PACKAGE, GAME, "objectives", _ObjectiveFile, overlay).objective
    events = load_table(PACKAGE, GAME, "events", _EventFile, overlay).event
    station = load_table(PACKAGE, GAME, "station", Station, overlay)
    scoring = load_table(PACKAGE, GAME, "scoring", Scoring, overlay)
    technologies = [technology for entry in corporations for technology in entry.technologies]
    boards = (tiles.pair, tiles.shape, planets, tracks, corporations, technologies)
    for things in (*boards, cards, objectives, events):
        _check_ids(thing.id for thing in things)
    known = {track.id: track for track in tracks}
    box = Box(
        shapes=tuple(tiles.shape),
        pairs=tuple(tiles.pair),
        tiles=tuple(_tiles(tiles)),
        planets={planet.id: planet for planet in planets},
        corporations={entry.id: _corporation(entry, known) for entry in corporations},
        cards={card.id: card for card in cards},
        objectives={objective.id: objective for objective in objectives},
        events={event.id: event for event in events},
        station=station,
        scoring=scoring,
    )
    check(box)
    return box


def _check_ids(ids: Iterable[str]) -> None:
    for id, count in Counter(ids).items():
        if count > 1:
            raise DataError("error-data-twice", entry=id)


def _tiles(file: _TileFile) -> Iterator[Tile]:
    for shape in range(len(file.shape)):
        for pair in file.pair:
            for meteorite in (False, True):
                yield Tile(shape, pair.a, pair.b, meteorite)


def _corporation(entry: _CorporationEntry, known: dict[str, Track]) -> Corporation:
    """A corporation with its tracks put together."""
    for name, kind in zip(entry.tracks, TRACKS, strict=True):
        if name not in known or known[name].kind != kind:
            problem = f"there is no {kind} track {name!r}"
            raise _wrong("corporations", entry.id, "tracks", problem)
    printed = {track.kind: track for track in (known[name] for name in entry.tracks)}
    levels = max(printed["tech"].levels)
    if levels > len(entry.technologies):
        problem = f"the track {printed['tech'].id!r} unlocks level {levels}"
        raise _wrong("corporations", entry.id, "technologies", problem)
    return Corporation(
        id=entry.id,
        set=entry.set,
        complexity=entry.complexity,
        rovers=entry.rovers,
        technologies=entry.technologies,
        rule=entry.rule,
        tracks=tuple(_crossed(track, printed) for track in printed.values()),
        source=entry.source,
    )


def _crossed(track: Track, printed: dict[TrackName, Track]) -> Track:
    """PU-1603: a track with what others give where it crosses them."""
    return msgspec.structs.replace(
        track, positions=tuple(_crossing(track, p, printed) for p in track.positions)
    )


def _crossing(track: Track, position: Position, printed: dict[TrackName, Track]) -> Position:
    if position.at is None or position.at.track == track.kind:
        return position
    crossed = printed[position.at.track]
    if position.at.row > crossed.top:
        problem = f"the track {crossed.id!r} has no position {position.at.row}"
        raise _wrong("tracks", track.id, "positions", problem)
    given = crossed.positions[position.at.row].gives
    return msgspec.structs.replace(position, gives=position.gives + given)


def check(box: Box) -> None:
    """See that the parts of a box fit together as the rules need them."""
    _check_tiles(box)
    _check_station(box)
    _check_decks(box)
    _check_solo(box.scoring)
    for file, sides in (("planets", box.planets), ("corporations", box.corporations)):
        symmetric = [board.id for board in sides.values() if board.set == "symmetric"]
        if len(symmetric) != 1:
            raise _wrong(file, ", ".join(symmetric) or "?", "set", "one is symmetric")


def _check_tiles(box: Box) -> None:
    """PU-201, PU-203: twelve stacks of twelve tiles; their numbers rest on it."""
    sizes = Counter(shape.size for shape in box.shapes)
    if sizes != {"small": DEPOTS, "large": DEPOTS}:
        raise _wrong("tiles", "shape", "size", "six shapes are small and six large")
    if len(box.pairs) != DEPOTS:
        raise _wrong("tiles", "pair", "id", "there are six pairs")


def _check_station(box: Box) -> None:
    """PU-204, PU-212."""
    rings: tuple[tuple[str, tuple[str, ...], Size], ...] = (
        ("inner", box.station.inner, "small"),
        ("outer", box.station.outer, "large"),
    )
    for name, ring, size in rings:
        if sorted(ring) != sorted(shape.id for shape in box.shapes if shape.size == size):
            raise _wrong("station", "station", name, f"it holds every {size} shape once")
    seats = box.station.seats
    if [len(positions) for positions in seats] != list(range(1, MOST_PLAYERS + 1)):
        raise _wrong("station", "station", "seats", "one position for 1 player, two for 2, up to 6")
    for positions in seats:
        if sorted(set(positions) & set(range(DEPOTS))) != sorted(positions):
            raise _wrong("station", "station", "seats", "positions differ and are 0 to 5")


def _check_decks(box: Box) -> None:
    """There are enough cards for the largest table."""
    ranks = Counter(card.rank for card in box.cards.values())
    for rank in RANKS:
        if ranks[rank] <= MOST_PLAYERS:  # PU-213
            raise _wrong("civ", f"rank {rank}", "rank", f"{MOST_PLAYERS + 1} cards are needed")
    # PU-217, PU-843: two private ones and a neighbour's for each; PU-1518: three more.
    if len(box.objectives) < 3 * MOST_PLAYERS + 3:
        problem = f"{3 * MOST_PLAYERS + 3} cards are needed"
        raise _wrong("objectives", "objective", "id", problem)
    if sum(not event.solo for event in box.events.values()) < EVENT_DECK:  # PU-802, PU-804
        raise _wrong("events", "event", "solo", f"{EVENT_DECK} cards are needed for all players")
    commerce = sum(isinstance(card.effect, Commerce) for card in box.cards.values())
    if len(box.scoring.commerce) < commerce:
        raise _wrong("scoring", "scoring", "commerce", f"there are {commerce} such cards")


def _check_solo(scoring: Scoring) -> None:
    cards = [row.cards for row in scoring.adjustment]
    if cards[0] != 0 or cards != sorted(set(cards)):
        raise _wrong("scoring", "adjustment", "cards", "they start at 0 and rise")
    differences = [row.difference for row in scoring.verdict]
    if differences != sorted(set(differences)):
        raise _wrong("scoring", "verdict", "difference", "they rise")


def _wrong(file: str, entry: str, field: str, problem: str) -> DataError:
    return DataError(
        "error-data-field", file=f"{file}.toml", entry=entry, field=field, problem=problem
    )
