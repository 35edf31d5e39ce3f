"""The whole box, read from the data files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from kosmodrom.core.codecs import load_once
from kosmodrom.core.data import load_table
from kosmodrom.core.errors import DataError
from kosmodrom.games.planet_unknown.box.cards import CivCard, EventCard, Objective
from kosmodrom.games.planet_unknown.box.corporations import (
    CorporationBoard,
    CorporationEntry,
    put_together,
)
from kosmodrom.games.planet_unknown.box.entries import wrong
from kosmodrom.games.planet_unknown.box.planets import PlanetBoard
from kosmodrom.games.planet_unknown.box.scoring import Scoring
from kosmodrom.games.planet_unknown.box.tiles import Pair, Shape, Station, Tile
from kosmodrom.games.planet_unknown.box.tracks import Track
from kosmodrom.games.planet_unknown.clauses import Commerce, numbers
from kosmodrom.games.planet_unknown.terms import (
    DEPOTS,
    EVENT_DECK,
    GAME,
    MOST_PLAYERS,
    PACKAGE,
    RANKS,
    Size,
)


class Box(msgspec.Struct, frozen=True):
    """Everything in the box."""

    shapes: tuple[Shape, ...]
    pairs: tuple[Pair, ...]
    tiles: tuple[Tile, ...]
    planets: dict[str, PlanetBoard]
    corporations: dict[str, CorporationBoard]
    cards: dict[str, CivCard]
    objectives: dict[str, Objective]
    events: dict[str, EventCard]
    station: Station
    scoring: Scoring

    def numbers_of(self, card: CivCard) -> dict[str, int | tuple[int, ...]]:
        """The numbers that the text of a civ card mentions."""
        told = {} if card.effect is None else numbers(card.effect)
        return {"medals": card.medals, "commerce": self.scoring.commerce, **told}


class _TileFile(msgspec.Struct):
    pair: list[Pair]
    shape: list[Shape]


class _PlanetFile(msgspec.Struct):
    planet: list[PlanetBoard]


class _TrackFile(msgspec.Struct):
    track: list[Track]


class _CorporationFile(msgspec.Struct):
    corporation: list[CorporationEntry]


class _CivFile(msgspec.Struct):
    card: list[CivCard]


class _ObjectiveFile(msgspec.Struct):
    objective: list[Objective]


class _EventFile(msgspec.Struct):
    event: list[EventCard]


@load_once
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
        corporations={entry.id: put_together(entry, known) for entry in corporations},
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


# Whether the parts fit together


def check(box: Box) -> None:
    """Raise DataError if the parts of a box do not fit together as the rules need them."""
    _check_tiles(box)
    _check_station(box)
    _check_decks(box)
    _check_solo(box.scoring)
    for file, sides in (("planets", box.planets), ("corporations", box.corporations)):
        symmetric = [board.id for board in sides.values() if board.set == "symmetric"]
        if len(symmetric) != 1:
            raise wrong(file, ", ".join(symmetric) or "?", "set", "one is symmetric")


def _check_tiles(box: Box) -> None:
    """Twelve stacks of twelve tiles, which the numbers of tiles rely on (PU-201, PU-203)."""
    sizes = Counter(shape.size for shape in box.shapes)
    if sizes != {"small": DEPOTS, "large": DEPOTS}:
        raise wrong("tiles", "shape", "size", "six shapes are small and six large")
    if len(box.pairs) != DEPOTS:
        raise wrong("tiles", "pair", "id", "there are six pairs")


def _check_station(box: Box) -> None:
    """A small and a large stack in each depot (PU-204), a depot for each player (PU-212)."""
    rings: tuple[tuple[str, tuple[str, ...], Size], ...] = (
        ("inner", box.station.inner, "small"),
        ("outer", box.station.outer, "large"),
    )
    for name, ring, size in rings:
        if sorted(ring) != sorted(shape.id for shape in box.shapes if shape.size == size):
            raise wrong("station", "station", name, f"it holds every {size} shape once")
    seats = box.station.seats
    if [len(positions) for positions in seats] != list(range(1, MOST_PLAYERS + 1)):
        raise wrong("station", "station", "seats", "one position for 1 player, two for 2, up to 6")
    for positions in seats:
        if sorted(set(positions) & set(range(DEPOTS))) != sorted(positions):
            raise wrong("station", "station", "seats", "positions differ and are 0 to 5")


def _check_decks(box: Box) -> None:
    """Enough cards for the largest table."""
    ranks = Counter(card.rank for card in box.cards.values())
    for rank in RANKS:
        if ranks[rank] <= MOST_PLAYERS:  # PU-213
            raise wrong("civ", f"rank {rank}", "rank", f"{MOST_PLAYERS + 1} cards are needed")
    # For each player two private ones (PU-843) and a neighbour's (PU-217), and three (PU-1518).
    if len(box.objectives) < 3 * MOST_PLAYERS + 3:
        problem = f"{3 * MOST_PLAYERS + 3} cards are needed"
        raise wrong("objectives", "objective", "id", problem)
    if sum(not event.solo for event in box.events.values()) < EVENT_DECK:  # PU-802, PU-804
        raise wrong("events", "event", "solo", f"{EVENT_DECK} cards are needed for all players")
    commerce = sum(isinstance(card.effect, Commerce) for card in box.cards.values())
    if len(box.scoring.commerce) < commerce:
        raise wrong("scoring", "scoring", "commerce", f"there are {commerce} such cards")


def _check_solo(scoring: Scoring) -> None:
    cards = [row.cards for row in scoring.adjustment]
    if cards[0] != 0 or cards != sorted(set(cards)):
        raise wrong("scoring", "adjustment", "cards", "they start at 0 and rise")
    differences = [row.difference for row in scoring.verdict]
    if differences != sorted(set(differences)):
        raise wrong("scoring", "verdict", "difference", "they rise")
