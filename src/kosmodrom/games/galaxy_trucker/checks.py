"""Whether the parts of the box fit together as the rules need them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

from kosmodrom.core.errors import DataError
from kosmodrom.games.galaxy_trucker.components import (
    AdventureCard,
    Ambush,
    AsteroidBelt,
    Board,
    Card,
    CombatZone,
    FlightRules,
    Junkyard,
    MachinationCard,
    MeteorSwarm,
    OverloadedHull,
    Part,
    Pirates,
    RoughRoadCard,
    SettlingAccounts,
    ShieldCheck,
    SideStorm,
    SpaceBilliards,
    SpecialistCard,
    SternShower,
    Threat,
)
from kosmodrom.games.galaxy_trucker.terms import (
    BASE_PARTS,
    BATTERIES,
    BUILDING_ROADS,
    CLASSES,
    COLOURS,
    DECK,
    EVENTS,
    FIVE_PLAYER_MACHINATIONS,
    GOODS,
    LEARNING_CARDS,
    LEVELS,
    LIFE_SUPPORTS,
    MACHINATION_CARDS,
    MOST_PLAYERS,
    NEW_PARTS,
    NO_CONNECTOR,
    NOTHING,
    OPPORTUNITIES,
    PARAMETERS,
    ROUGH_ROADS,
    SEAT_COLOURS,
    SIDES,
    SPECIALISTS,
    SPLIT_KINDS,
    SPLIT_PARTS,
    UNIVERSAL,
    Colour,
    Kind,
    LevelNumber,
    ShipClass,
)

INSURED: tuple[ShipClass, ...] = ("I", "II", "III")
LEVEL_OF: dict[ShipClass, LevelNumber] = {
    "I": 1,
    "IA": 1,
    "II": 2,
    "IIA": 2,
    "III": 3,
    "IIIA": 3,
}
# Who has which room; what is not named here has none.
SLOTTED: tuple[Kind, ...] = ("hold", "mixed_hold", "cargo_battery")
SPECIAL_SLOTTED: tuple[Kind, ...] = ("special_hold", "mixed_hold")


def _wrong(file: str, entry: object, field: str, problem: str) -> DataError:
    return DataError(
        "error-data-field", file=f"{file}.toml", entry=str(entry), field=field, problem=problem
    )


def check_ids(*tables: Iterable[Part | Board | Card | RoughRoadCard | SpecialistCard]) -> None:
    for id, count in Counter(thing.id for table in tables for thing in table).items():
        if count > 1:
            raise DataError("error-data-twice", entry=id)


def check_each(
    file: str, entry: str, field: str, found: Iterable[object], wanted: Iterable[object]
) -> None:
    """Each of the wanted values is there once."""
    there, needed = Counter(found), list(wanted)
    for one in needed:
        if there[one] != 1:
            how = "is missing" if not there[one] else f"is there {there[one]} times"
            known = ", ".join(str(value) for value in needed)
            raise _wrong(file, entry, field, f"{one} {how}; once each of {known} would be right")


def check_number(file: str, entry: object, field: str, found: int, wanted: int, what: str) -> None:
    if found != wanted:
        raise _wrong(file, entry, field, f"{found} {what}, {wanted} would be right")


# Parts


def check_parts(parts: Sequence[Part]) -> None:
    """As many as are in the box (GTB-201, GT-153), each fit for its kind (GT-158)."""
    for part in parts:
        _check_part(part)
    base = Counter[str](part.kind for part in parts if not part.expansion)
    new = Counter[str](part.kind for part in parts if part.expansion)
    for kind, number in BASE_PARTS.items():
        check_number("parts", kind, "kind", base[kind], number, "parts of the base game")
    for kind, number in NEW_PARTS.items():
        check_number("parts", kind, "kind", new[kind], number, "parts of the expansion")
    split = sum(new[kind] for kind in SPLIT_KINDS)
    what = "boosters, reactors and plating"
    check_number("parts", "expansion", "kind", split, SPLIT_PARTS, what)
    for kind in SPLIT_KINDS:
        if not new[kind]:
            raise _wrong("parts", kind, "kind", "no part, 1 or more would be right")
    supports = Counter(part.colour for part in parts if part.kind == "life_support")
    for colour in COLOURS:
        what = f"life supports for {colour} aliens"
        check_number("parts", colour, "colour", supports[colour], LIFE_SUPPORTS, what)
    seats = (part.colour for part in parts if part.kind == "starting_cabin")
    check_each("parts", "starting_cabin", "colour", seats, SEAT_COLOURS)


def _check_part(part: Part) -> None:
    if not any(part.connectors):
        raise _wrong("parts", part.id, "connectors", "none; 1 or more would be right")
    for where, sides in (("muzzle", part.muzzles), ("exhaust", part.exhausts)):
        for side in sides:
            if part.connectors[side] != NO_CONNECTOR:
                right = f"a connector at the {where}; 0 at the {SIDES[side]} would be right"
                raise _wrong("parts", part.id, "connectors", right)
    if part.kind == "plating" and not part.plated:
        right = "no plated side; 0 at one side or more would be right"
        raise _wrong("parts", part.id, "connectors", right)
    if part.kind == "starting_cabin" and set(part.connectors) != {UNIVERSAL}:
        right = f"four universal connectors would be right: {[UNIVERSAL] * 4}"
        raise _wrong("parts", part.id, "connectors", right)
    _check_colour(part)
    for field, size, kinds in (
        ("cells", part.cells, BATTERIES),
        ("slots", part.slots, SLOTTED),
        ("special_slots", part.special_slots, SPECIAL_SLOTTED),
    ):
        if (size > 0) != (part.kind in kinds):
            right = "1 or more" if part.kind in kinds else "0"
            raise _wrong("parts", part.id, field, f"{size}; {right} would be right for its kind")
    known = (*NEW_PARTS, *SPLIT_KINDS) if part.expansion else tuple(BASE_PARTS)
    if part.kind not in known:
        right = "false" if part.expansion else "true"
        raise _wrong("parts", part.id, "expansion", f"{right} would be right for {part.kind}")


def _check_colour(part: Part) -> None:
    known: tuple[str, ...] = ()
    if part.kind == "life_support":
        new: tuple[Colour, ...] = ("blue",)
        known = new if part.expansion else ("purple", "brown")
    elif part.kind == "starting_cabin":
        known = SEAT_COLOURS[4:] if part.expansion else SEAT_COLOURS[:4]
    if known and part.colour not in known:
        right = f"{part.colour or 'none'}; {' or '.join(known)} would be right"
        raise _wrong("parts", part.id, "colour", right)
    if not known and part.colour:
        right = "only life supports and starting cabins have one"
        raise _wrong("parts", part.id, "colour", right)


# Ship boards


def check_boards(boards: Sequence[Board]) -> None:
    """Six classes; what is special about IA (GT-503), IIA (GT-601) and insurance (GT-362)."""
    check_each("boards", "board", "id", (board.id for board in boards), CLASSES)
    for board in boards:
        if board.level != LEVEL_OF[board.id]:
            right = f"{LEVEL_OF[board.id]} would be right"
            raise _wrong("boards", board.id, "level", right)
        if (board.insurance is not None) != (board.id in INSURED):
            right = f"given for {', '.join(INSURED)}, and for no other, would be right"
            raise _wrong("boards", board.id, "insurance", right)
        if board.turnable != (board.id == "IA"):
            raise _wrong("boards", board.id, "turnable", "true for IA alone would be right")
        if (len(board.halves) == 2) != (board.id == "IIA"):
            raise _wrong("boards", board.id, "drawing", "halves for IIA alone would be right")
        for cells in board.halves:
            if not _hangs_together(cells):
                right = "cells side by side in one piece, or in one for each half, would be right"
                raise _wrong("boards", board.id, "drawing", right)
        if board.start and board.start != (board.row_of[7], board.column_of[7]):
            right = "the starting cabin in row 7, column 7 would be right"
            raise _wrong("boards", board.id, "drawing", right)
        if board.turnable and (
            board.row_numbers != board.column_numbers or NOTHING in board.row_of[2:]
        ):
            right = "all sums of two dice, alike for rows and columns, would be right"
            raise _wrong("boards", board.id, "row_numbers", right)


def _hangs_together(cells: Sequence[tuple[int, int]]) -> bool:
    left, edge = set(cells[1:]), [cells[0]]
    while edge:
        row, column = edge.pop()
        beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        edge += beside & left
        left -= beside
    return not left


# The flight


def check_flight(flight: FlightRules, parts: Sequence[Part]) -> None:
    """Three levels, four colours of goods, and piles that the decks are enough for."""
    check_each("flight", "level", "number", (level.number for level in flight.level), LEVELS)
    check_each("flight", "goods", "id", (cube.id for cube in flight.goods), GOODS)
    if flight.open_piles > flight.piles:
        raise _wrong("flight", "open_piles", "open_piles", f"at most {flight.piles} would be right")
    if flight.repayment < flight.loan:
        raise _wrong("flight", "repayment", "repayment", f"{flight.loan} or more would be right")
    values = {cube.id: cube.value for cube in flight.goods}
    for better, worse in pairwise(GOODS):  # GTB-723
        if values[better] <= values[worse]:
            right = f"less than the {values[better]} of {better} would be right"
            raise _wrong("flight", worse, "value", right)
    ordinary = sum(part.kind != "starting_cabin" for part in parts if not part.expansion)
    for level in flight.level:
        if list(level.finish) != sorted(level.finish, reverse=True):
            raise _wrong("flight", level.number, "finish", "no more for a later place")
        if any(flight.piles * number > DECK for number in level.pile):
            right = f"at most {DECK // flight.piles} cards of a deck would be right"
            raise _wrong("flight", level.number, "pile", right)
        if not level.pile[level.number - 1]:  # GTB-605
            right = f"1 or more of deck {level.number} would be right"
            raise _wrong("flight", level.number, "pile", right)
        cards = flight.piles * sum(level.pile)
        if level.quarter * 4 != cards:  # GT-709
            right = f"a quarter of {cards} cards would be right"
            raise _wrong("flight", level.number, "quarter", right)
        check_number(
            "flight", level.number, "hard_crossing", level.hard_crossing, sum(level.pile), "cards"
        )  # GT-869
        if level.ordered_parts * (MOST_PLAYERS - 1) > ordinary:
            right = f"at most {ordinary // (MOST_PLAYERS - 1)} would be right"
            raise _wrong("flight", level.number, "ordered_parts", right)


# Cards


def check_cards(cards: Sequence[AdventureCard]) -> None:
    """Decks of 20 (GTB-206), eight cards to learn with (GTB-209), two extra each (GT-1001)."""
    for card in cards:
        extra = card.kind in (*EVENTS, *OPPORTUNITIES)
        if card.extra != extra:
            right = f"{str(extra).lower()} would be right for {card.kind}"
            raise _wrong("cards", card.id, "extra", right)
        if card.learning and (card.deck != 1 or card.extra):
            right = "only for cards of the base game in deck 1"
            raise _wrong("cards", card.id, "learning", right)
        _check_adventure(card)
    for level in LEVELS:
        there = [card for card in cards if card.deck == level]
        base = sum(not card.extra for card in there)
        check_number("cards", f"deck {level}", "deck", base, DECK, "cards of the base game")
        for what, kinds in (("events", EVENTS), ("opportunities", OPPORTUNITIES)):
            found = sum(card.kind in kinds for card in there)
            check_number("cards", f"deck {level}", "deck", found, 1, f"extra {what}")
    learning = sum(card.learning for card in cards)
    check_number("cards", "learning", "learning", learning, LEARNING_CARDS, "cards")


def _check_adventure(card: AdventureCard) -> None:
    match card:
        case Pirates():
            _check_shots("cards", card.id, "shots", card.shots)
        case MeteorSwarm():
            _check_meteors("cards", card.id, "meteors", card.meteors)
        case CombatZone():
            lowest = (line.lowest for line in card.lines)
            check_each("cards", card.id, "lines", lowest, PARAMETERS)
            for line in card.lines:
                _check_shots("cards", card.id, "lines", line.shots)
        case SpaceBilliards():
            for meteors in card.lines:
                _check_meteors("cards", card.id, "lines", meteors)
                if not any(threat.kind == "large_meteor" for threat in meteors):  # GT-1028
                    right = "a large meteor in each line would be right"
                    raise _wrong("cards", card.id, "lines", right)
        case Junkyard():
            for area in card.areas:
                if len({threat.is_shot for threat in area.cost.threats}) == 2:
                    right = "meteors or shots, not both in one area, would be right"
                    raise _wrong("cards", card.id, "areas", right)
        case _:
            pass


def check_machinations(cards: Sequence[MachinationCard]) -> None:
    """24 cards; only those that strike the weakest have rules for five players (GT-717)."""
    check_number("machinations", "card", "id", len(cards), MACHINATION_CARDS, "cards")
    for card in cards:
        if card.five and card.kind not in FIVE_PLAYER_MACHINATIONS:
            right = f"only for {', '.join(FIVE_PLAYER_MACHINATIONS)}"
            raise _wrong("machinations", card.id, "five", right)
        match card:
            case AsteroidBelt() | SideStorm() | SternShower():
                _check_meteors("machinations", card.id, "meteors", card.meteors)
            case OverloadedHull() | ShieldCheck():
                _check_shots("machinations", card.id, "shots", card.shots)
            case SettlingAccounts():
                _check_shots("machinations", card.id, "shot", [card.shot])
            case Ambush():  # GT-756, GT-759
                _check_shots("machinations", card.id, "shots", card.shots)
                heavy = sum(threat.kind == "heavy_shot" for threat in card.shots)
                if heavy != 1 or len(card.shots) == 1:
                    right = "one heavy shot and one light shot or more would be right"
                    raise _wrong("machinations", card.id, "shots", right)
            case _:
                pass


def _check_meteors(file: str, id: str, field: str, threats: Iterable[Threat]) -> None:
    for threat in threats:
        if threat.is_shot:
            right = f"{threat.kind}; small_meteor or large_meteor would be right"
            raise _wrong(file, id, field, right)


def _check_shots(file: str, id: str, field: str, threats: Iterable[Threat]) -> None:
    for threat in threats:
        if not threat.is_shot:
            right = f"{threat.kind}; light_shot or heavy_shot would be right"
            raise _wrong(file, id, field, right)


def check_rough_roads(roads: Sequence[RoughRoadCard]) -> None:
    """25 cards, each once; what acts on building is marked so (GT-Q-51)."""
    check_each("rough_roads", "card", "id", (road.id for road in roads), ROUGH_ROADS)
    for road in roads:
        if road.id in BUILDING_ROADS and not road.building:
            right = "true would be right: it is known before ships are built"
            raise _wrong("rough_roads", road.id, "building", right)


def check_specialists(specialists: Sequence[SpecialistCard]) -> None:
    """Five cards (GT-152)."""
    found = (specialist.id for specialist in specialists)
    check_each("specialists", "card", "id", found, SPECIALISTS)
