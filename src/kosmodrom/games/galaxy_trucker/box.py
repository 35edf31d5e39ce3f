"""The box: everything in it as the data files give it.

Parts and cards are counted from 0 in the order of the files: state and rules use their numbers.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

import msgspec

from kosmodrom.core.codecs import load_once
from kosmodrom.core.data import load_table
from kosmodrom.games.galaxy_trucker.checks import (
    check_boards,
    check_cards,
    check_flight,
    check_ids,
    check_machinations,
    check_parts,
    check_rough_roads,
    check_specialists,
)
from kosmodrom.games.galaxy_trucker.components import (
    Board,
    BoardFile,
    CardFile,
    Cube,
    FlightCard,
    FlightRules,
    Level,
    MachinationFile,
    Part,
    PartFile,
    RoughRoadCard,
    RoughRoadFile,
    SpecialistCard,
    SpecialistFile,
)
from kosmodrom.games.galaxy_trucker.tables import Tables
from kosmodrom.games.galaxy_trucker.terms import (
    CLASSES,
    GAME,
    GOODS,
    LEVELS,
    PACKAGE,
    ROUGH_ROADS,
    SEAT_COLOURS,
    SPECIALISTS,
    LevelNumber,
    RoughRoad,
    ShipClass,
    Specialist,
)


class Box(msgspec.Struct, frozen=True, dict=True):
    """All that is in the box."""

    parts: tuple[Part, ...]
    starting_cabins: tuple[int, ...]
    """Parts in the order of `SEAT_COLOURS`; the last is the expansion's."""
    base_parts: tuple[int, ...]
    """What lies in the warehouse, without the starting cabins (GTB-201)."""
    new_parts: tuple[int, ...]
    """What New Technologies add to it (GT-151)."""
    cards: tuple[FlightCard, ...]
    """Adventure cards and then machinations: whatever a flight's deck may hold."""
    decks: tuple[tuple[int, ...], ...]
    """Cards of decks 1, 2 and 3 in the base game."""
    extras: tuple[tuple[int, ...], ...]
    """What extra cards add to each deck (GT-1001)."""
    learning: tuple[int, ...]
    """The deck of the learning flight (GTB-209)."""
    machinations: tuple[int, ...]
    boards: dict[ShipClass, Board]
    flight: FlightRules
    rough_roads: tuple[RoughRoadCard, ...]
    """In the order of `ROUGH_ROADS`."""
    specialists: tuple[SpecialistCard, ...]
    """In the order of `SPECIALISTS`."""

    @cached_property
    def levels(self) -> tuple[Level, ...]:
        """Levels 1, 2 and 3."""
        return tuple(sorted(self.flight.level, key=lambda level: level.number))

    @cached_property
    def goods(self) -> tuple[Cube, ...]:
        """In the order of `GOODS`."""
        return tuple(sorted(self.flight.goods, key=lambda cube: GOODS.index(cube.id)))

    @cached_property
    def part_numbers(self) -> dict[str, int]:
        """The number of a part by its id."""
        return {part.id: number for number, part in enumerate(self.parts)}

    @cached_property
    def card_numbers(self) -> dict[str, int]:
        """The number of a card by its id."""
        return {card.id: number for number, card in enumerate(self.cards)}

    @cached_property
    def tables(self) -> Tables:
        """All that in numbers, for the rules."""
        return Tables(self)

    def level(self, number: LevelNumber) -> Level:
        return self.levels[number - 1]


@load_once
def load_box(overlay: Path | None = None) -> Box:
    """Read the data files, with an overlay's corrections."""
    parts = load_table(PACKAGE, GAME, "parts", PartFile, overlay).part
    boards = load_table(PACKAGE, GAME, "boards", BoardFile, overlay).board
    flight = load_table(PACKAGE, GAME, "flight", FlightRules, overlay)
    adventures = load_table(PACKAGE, GAME, "cards", CardFile, overlay).card
    machinations = load_table(PACKAGE, GAME, "machinations", MachinationFile, overlay).card
    roads = load_table(PACKAGE, GAME, "rough_roads", RoughRoadFile, overlay).card
    specialists = load_table(PACKAGE, GAME, "specialists", SpecialistFile, overlay).card
    check_ids(parts, boards, adventures, machinations, roads, specialists)
    check_parts(parts)
    check_boards(boards)
    check_flight(flight, parts)
    check_cards(adventures)
    check_machinations(machinations)
    check_rough_roads(roads)
    check_specialists(specialists)
    numbered = list(enumerate(parts))
    ordinary = [(number, part) for number, part in numbered if part.kind != "starting_cabin"]
    dealt = list(enumerate(adventures))
    cabins = {part.colour: number for number, part in numbered if part.kind == "starting_cabin"}
    by_class = {board.id: board for board in boards}
    by_road: dict[RoughRoad, RoughRoadCard] = {road.id: road for road in roads}
    by_skill: dict[Specialist, SpecialistCard] = {card.id: card for card in specialists}
    return Box(
        parts=tuple(parts),
        starting_cabins=tuple(cabins[colour] for colour in SEAT_COLOURS),
        base_parts=tuple(number for number, part in ordinary if not part.expansion),
        new_parts=tuple(number for number, part in ordinary if part.expansion),
        cards=(*adventures, *machinations),
        decks=tuple(
            tuple(n for n, card in dealt if card.deck == level and not card.extra)
            for level in LEVELS
        ),
        extras=tuple(
            tuple(n for n, card in dealt if card.deck == level and card.extra) for level in LEVELS
        ),
        learning=tuple(number for number, card in dealt if card.learning),
        machinations=tuple(range(len(adventures), len(adventures) + len(machinations))),
        boards={id: by_class[id] for id in CLASSES},
        flight=flight,
        rough_roads=tuple(by_road[id] for id in ROUGH_ROADS),
        specialists=tuple(by_skill[id] for id in SPECIALISTS),
    )
