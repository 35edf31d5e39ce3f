"""The component data of Galaxy Trucker keeps to what the rules ask of it.

A test carries the number of a rule if what the rule says is a value of the data. What is done with
the values is tested with the rules themselves.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import mean
from typing import Any, get_args

import msgspec
import pytest

from kosmodrom.core.errors import DataError
from kosmodrom.core.history import data_fingerprint
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.galaxy_trucker.box import Box, load_box
from kosmodrom.games.galaxy_trucker.components import (
    AbandonedShip,
    AbandonedStation,
    AdventureCard,
    Ambush,
    AsteroidBelt,
    Bureaucracy,
    Card,
    CombatZone,
    Cost,
    CrewParty,
    Customs,
    DriftingShip,
    FlightCard,
    GhostSignal,
    GunCheck,
    HeadStart,
    Junkyard,
    LooseBolts,
    MachinationCard,
    MeteorSwarm,
    OldHulk,
    OverloadedHull,
    Part,
    Pirates,
    Planets,
    PowerLeak,
    Reward,
    Robopolice,
    Sabotage,
    SettlingAccounts,
    ShieldCheck,
    SideStorm,
    Slavers,
    Smugglers,
    SpaceBilliards,
    SpeedCheck,
    StarWarehouse,
    SternShower,
    SystemTest,
    TaxOffice,
    Threat,
    Toll,
)
from kosmodrom.games.galaxy_trucker.rules.base import GalaxyTruckerOptions
from kosmodrom.games.galaxy_trucker.terms import (
    CARD_KINDS,
    CLASSES,
    COLOURS,
    FRONT,
    GOODS,
    KINDS,
    LEVELS,
    MACHINATIONS,
    NOTHING,
    PACKAGE,
    PARAMETERS,
    REAR,
    RIGHT,
    ROUGH_ROADS,
    SEAT_COLOURS,
    SIDES,
    SPECIALISTS,
    THREAT_KINDS,
    Goods,
    Kind,
    ShipClass,
)

ROOM = Path(__file__).parents[3] / "src" / "kosmodrom" / "games" / "galaxy_trucker"
FILES = ("boards", "cards", "flight", "machinations", "parts", "rough_roads", "specialists")
BOX = load_box()
CARDS = {card.id: card for card in BOX.cards}


def of_kind(kind: Kind, *, expansion: bool = False) -> list[Part]:
    return [part for part in BOX.parts if part.kind == kind and part.expansion == expansion]


def connectors(parts: Iterable[Part]) -> list[str]:
    return ["".join(map(str, part.connectors)) for part in parts]


def goods(letters: str) -> tuple[Goods, ...]:
    """``rryb``: two red cubes, a yellow and a blue one."""
    names: dict[str, Goods] = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
    return tuple(names[letter] for letter in letters)


def meteors(text: str) -> tuple[Threat, ...]:
    """``large front, small left``"""
    return threats(text, "meteor")


def shots(text: str) -> tuple[Threat, ...]:
    """``light front, heavy rear``"""
    return threats(text, "shot")


def threats(text: str, what: str) -> tuple[Threat, ...]:
    words = [one.split() for one in text.split(", ")]
    written = [[f"{size}_{what}", side] for size, side in words]
    return msgspec.convert(written, tuple[Threat, ...])


# Where values come from


@pytest.mark.parametrize("file", FILES)
def test_every_entry_says_where_it_comes_from(file: str) -> None:
    values = tomllib.loads((ROOM / "data" / f"{file}.toml").read_text(encoding="utf-8"))
    tables: list[list[Any]] = [table for table in values.values() if isinstance(table, list)]
    entries = [entry for table in tables for entry in table if isinstance(entry, dict)]
    assert entries
    assert all(entry["source"] in ("rulebook", "reference", "original") for entry in entries)


def test_every_file_is_loaded() -> None:
    assert {path.stem for path in (ROOM / "data").glob("*.toml")} == set(FILES)


def test_the_box_can_be_stored_and_sent() -> None:
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(BOX), type=Box) == BOX
    assert msgspec.json.decode(msgspec.json.encode(BOX), type=Box) == BOX
    assert data_fingerprint(BOX) == data_fingerprint(load_box(None))


def test_what_is_ours_is_said_to_be_ours() -> None:
    """35 parts, three extra cards, 20 machinations, six rough roads."""
    assert sum(part.source == "original" for part in BOX.parts) == 35
    ours = [card.id for card in BOX.cards if card.source == "original"]
    assert ours[:3] == ["junkyard-2", "space-billiards", "junkyard-3"]
    assert len(ours) == 3 + 20
    known = {card.id for card in BOX.cards[66:] if card.source == "rulebook"}
    assert known == {"psychocannibals", "settling-accounts", "system-test", "traffic-jam"}
    assert [road.id for road in BOX.rough_roads if road.source == "original"] == [
        "nasty_surprise", "short_hourglass", "no_reserves", "blind_flight", "costly_repairs",
        "falling_prices",
    ]  # fmt: skip


# Parts

BASE_PARTS: dict[tuple[Kind, str | int | None], str] = {
    ("cabin", None): (
        "2121 2121 1202 2122 0013 0103 0113 0123 1013 1023 2003 2023 2203 2101 1211 0203"
    ),
    ("life_support", "brown"): "0003 1101 2101 0013 0203 1003",
    ("life_support", "purple"): "0023 1202 2202 0003 0103 2003",
    ("cannon", None): (
        "0010 0010 0020 0020 0120 0210 0230 0300 0300 0310 0021 0031 0111 0201 0231 0012 0132 0222 "
        "0302 0003 0003 0023 0103"
    ),
    ("double_cannon", None): "0010 0020 0130 0320 0121 0032 0212 0013",
    ("engine", None): (
        "0300 0300 1000 1100 2000 2000 2300 3200 0301 3001 1202 2002 3102 0003 0003 0203 1003 2101 "
        "1000"
    ),
    ("double_engine", None): "1000 1300 2000 1101 2202 0303 2003",
    ("shield", None): "1212 0013 0223 0222 0131 1011 2121 0032",
    ("battery", 2): "0003 0003 0013 0303 1113 1203 2003 2103 2223",
    ("battery", 3): "0201 1001 2001 0002 1002 2102",
    ("hold", 2): "0003 0003 0103 0123 0203 0213 1213 2123 3003",
    ("hold", 3): "0001 0101 0002 0102 0102 0202",
    ("special_hold", 1): "0213 0303 1113 2103 2223 3003",
    ("special_hold", 2): "0001 0201 0002",
    ("structure", None): "1303 1313 1323 2303 3123 3203 3301 3223",
}
"""Connectors at the front, right, rear and left, by kind and by colour or room."""


@pytest.mark.rule("GTB-201")
def test_the_base_game_has_140_parts_besides_the_starting_cabins() -> None:
    assert len(BOX.base_parts) == 140
    assert len(BOX.parts) == 186
    assert Counter(BOX.parts[part].kind for part in BOX.base_parts) == {
        "cabin": 16, "life_support": 12, "cannon": 23, "double_cannon": 8, "engine": 19,
        "double_engine": 7, "shield": 8, "battery": 15, "hold": 15, "special_hold": 9,
        "structure": 8,
    }  # fmt: skip


@pytest.mark.parametrize(("which", "printed"), BASE_PARTS.items(), ids=str)
@pytest.mark.rule("GTB-514", "GTB-516", "GTB-517", "GTB-518")
def test_connectors_and_room_of_the_base_parts(
    which: tuple[Kind, str | int | None], printed: str
) -> None:
    kind, more = which
    room = [(part, part.cells + part.slots + part.special_slots) for part in of_kind(kind)]
    parts = [part for part, size in room if (part.colour or size or None) == more]
    assert connectors(parts) == printed.split()


@pytest.mark.rule("GTB-501", "GTB-202")
def test_a_starting_cabin_for_each_player() -> None:
    cabins = [BOX.parts[part] for part in BOX.starting_cabins]
    assert [cabin.colour for cabin in cabins] == list(SEAT_COLOURS)
    assert [cabin.expansion for cabin in cabins] == [False] * 4 + [True]
    assert set(connectors(cabins)) == {"3333"}
    assert {cabin.kind for cabin in cabins} == {"starting_cabin"}


@pytest.mark.rule("GT-151", "GT-153", "GT-158", "GT-Q-01")
def test_the_expansion_has_41_parts_and_a_starting_cabin() -> None:
    assert len(BOX.new_parts) == 41
    assert len(BOX.base_parts) + len(BOX.new_parts) == 181
    assert Counter(BOX.parts[part].kind for part in BOX.new_parts) == {
        "luxury_cabin": 4, "stasis_chamber": 2, "life_support": 6, "bidirectional_cannon": 2,
        "cannon_engine": 2, "mixed_hold": 1, "cargo_battery": 2, "shield_booster": 5,
        "cannon_booster": 4, "engine_booster": 5, "reactor": 4, "plating": 4,
    }  # fmt: skip


@pytest.mark.rule("GT-340")
def test_six_life_supports_of_each_colour() -> None:
    supports = [part for part in BOX.parts if part.kind == "life_support"]
    assert Counter(part.colour for part in supports) == dict.fromkeys(COLOURS, 6)
    blue = of_kind("life_support", expansion=True)
    assert {part.colour for part in blue} == {"blue"}
    assert connectors(blue) == ["2001", "1212", "0302", "0021", "0103", "0003"]


def test_only_parts_of_these_kinds_have_room() -> None:
    for part in BOX.parts:
        assert (part.cells > 0) == (part.kind in ("battery", "cargo_battery"))
        assert (part.slots > 0) == (part.kind in ("hold", "mixed_hold", "cargo_battery"))
        assert (part.special_slots > 0) == (part.kind in ("special_hold", "mixed_hold"))
    assert sum(part.cells for part in BOX.parts if not part.expansion) == 36
    assert sum(part.slots for part in BOX.parts if not part.expansion) == 36
    assert sum(part.special_slots for part in BOX.parts if not part.expansion) == 12


@pytest.mark.rule("GT-250", "GT-255", "GT-158")
def test_room_of_the_combined_parts() -> None:
    (mixed,) = of_kind("mixed_hold", expansion=True)
    assert (mixed.slots, mixed.special_slots) == (2, 1)
    both = of_kind("cargo_battery", expansion=True)
    assert [(part.slots, part.cells) for part in both] == [(1, 2), (2, 2)]


@pytest.mark.rule("GT-158")
def test_every_part_can_be_joined_to_the_ship() -> None:
    assert all(any(part.connectors) for part in BOX.parts)


@pytest.mark.rule("GTB-406", "GTB-407", "GT-236", "GT-245", "GT-246", "GT-158")
def test_muzzles_and_exhausts_have_no_connector() -> None:
    sides = {part.kind: (part.muzzles, part.exhausts) for part in BOX.parts}
    assert {kind: found for kind, found in sides.items() if found != ((), ())} == {
        "cannon": ((FRONT,), ()),
        "double_cannon": ((FRONT,), ()),
        "bidirectional_cannon": ((FRONT, RIGHT), ()),
        "cannon_engine": ((FRONT,), (REAR,)),
        "engine": ((), (REAR,)),
        "double_engine": ((), (REAR,)),
    }
    for part in BOX.parts:
        assert not any(part.connectors[side] for side in (*part.muzzles, *part.exhausts))


@pytest.mark.rule("GT-Q-11")
def test_barrels_of_a_bidirectional_cannon_are_at_a_right_angle() -> None:
    assert {part.muzzles for part in of_kind("bidirectional_cannon", expansion=True)} == {(0, 1)}


@pytest.mark.rule("GTB-513")
def test_a_shield_covers_two_neighbouring_sides() -> None:
    assert {part.covered for part in BOX.parts} == {(), (FRONT, RIGHT)}
    assert {part.kind for part in BOX.parts if part.covered} == {"shield"}


@pytest.mark.rule("GT-330", "GT-331", "GT-158")
def test_plating_covers_exactly_the_sides_without_connectors() -> None:
    for part in BOX.parts:
        bare = tuple(side for side in range(4) if not part.connectors[side])
        assert part.plated == (bare if part.kind == "plating" else ())
    plating = of_kind("plating", expansion=True)
    assert {len(part.plated) for part in plating} == {2, 3}


@pytest.mark.rule("GT-158")
@pytest.mark.parametrize(
    ("new", "like"),
    [
        ("luxury_cabin", "cabin"),
        ("stasis_chamber", "cabin"),
        ("bidirectional_cannon", "double_cannon"),
        ("cannon_engine", "double_engine"),
        ("shield_booster", "shield"),
        ("cannon_booster", "shield"),
        ("engine_booster", "shield"),
        ("reactor", "battery"),
        ("mixed_hold", "hold"),
        ("cargo_battery", "battery"),
    ],
)
def test_our_connectors_are_in_the_mix_of_similar_parts(new: Kind, like: Kind) -> None:
    def number(part: Part) -> int:
        return sum(map(bool, part.connectors))

    ours, theirs = of_kind(new, expansion=True), of_kind(like)
    assert abs(mean(map(number, ours)) - mean(map(number, theirs))) < 1
    assert {number(part) for part in ours} <= {number(part) for part in theirs}
    assert max(part.connectors.count(3) for part in ours) <= max(
        part.connectors.count(3) for part in theirs
    )


def test_our_connectors_have_singles_and_doubles_in_balance() -> None:
    ours = [part for part in BOX.parts if part.source == "original"]
    found = Counter(connector for part in ours for connector in part.connectors)
    assert abs(found[1] - found[2]) <= 3


def test_numbers_of_parts() -> None:
    assert [BOX.part_numbers[part.id] for part in BOX.parts] == list(range(186))
    assert [BOX.card_numbers[card.id] for card in BOX.cards] == list(range(90))


# Ship boards

BOARDS = {
    "I": {5: [7], 6: [6, 7, 8], 7: [5, 6, 7, 8, 9], 8: [5, 6, 7, 8, 9], 9: [5, 6, 8, 9]},
    "II": {
        4: [7], 5: [6, 7, 8], 6: [5, 6, 7, 8, 9], 7: [5, 6, 7, 8, 9], 8: [4, 5, 6, 7, 8, 9, 10],
        9: [4, 5, 6, 8, 9, 10],
    },
    "III": {
        4: [7], 5: [6, 7, 8], 6: [3, 5, 6, 7, 8, 9, 11], 7: [3, 4, 5, 6, 7, 8, 9, 10, 11],
        8: [3, 4, 5, 6, 7, 8, 9, 10, 11], 9: [3, 4, 6, 7, 8, 10, 11],
    },
    "IIIA": {
        11: [6, 7, 8], 10: [5, 6, 7, 8, 9], 9: [5, 6, 8, 9], 8: [5, 6, 7, 8, 9], 7: [6, 7, 8],
        6: [5, 7, 9], 5: [5, 6, 7, 8, 9], 4: [5, 6, 7, 8, 9], 3: [5, 7, 9],
    },
    "IIA": {
        5: [3, 6, 9, 10], 6: [3, 4, 5, 6, 8, 9, 10, 11], 7: [4, 5, 9, 10],
        8: [3, 4, 5, 6, 8, 9, 10, 11], 9: [3, 6, 9, 10],
    },
}  # fmt: skip
"""The printed numbers of columns in each row, from front to rear."""


@pytest.mark.rule("GTB-408", "GTB-1101")
@pytest.mark.parametrize("ship_class", BOARDS)
def test_cells_by_their_printed_numbers(ship_class: ShipClass) -> None:
    board = BOX.boards[ship_class]
    found: dict[int, list[int]] = {}
    for row, column in board.cells:
        ((row_number,), (column_number,)) = board.row_numbers[row], board.column_numbers[column]
        found.setdefault(row_number, []).append(column_number)
    assert found == BOARDS[ship_class]
    assert list(found) == list(BOARDS[ship_class])


@pytest.mark.rule("GTB-408", "GT-606")
def test_numbers_of_cells() -> None:
    assert [len(BOX.boards[ship_class].cells) for ship_class in CLASSES] == [18, 18, 27, 28, 36, 36]
    assert [len(half) for half in BOX.boards["IIA"].halves] == [14, 14]
    assert all(len(board.halves) == 1 for id, board in BOX.boards.items() if id != "IIA")


@pytest.mark.rule("GTB-1101")
def test_row_numbers_of_class_iiia_fall_towards_the_rear() -> None:
    assert BOX.boards["IIIA"].row_numbers == tuple((number,) for number in range(11, 2, -1))
    assert BOX.boards["IIIA"].row_of[11] == 0
    assert BOX.boards["IIIA"].row_of[3] == 8


@pytest.mark.rule("GTB-203", "GT-602")
def test_the_starting_cabin_is_at_row_7_and_column_7() -> None:
    for ship_class, board in BOX.boards.items():
        if ship_class == "IIA":
            assert board.start is None
        else:
            assert board.start == (board.row_of[7], board.column_of[7])
            assert board.start in board.cells


@pytest.mark.rule("GT-502", "GT-Q-38", "GTB-740")
def test_lines_of_class_ia_have_several_numbers() -> None:
    board = BOX.boards["IA"]
    assert board.drawing == (".###.", "#####", ".#@#.", "#####", "#...#")
    lines = {2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4, 11: 5, 12: 5}
    for dice, line in lines.items():
        assert board.row_of[dice] == board.column_of[dice] == line - 1
    assert board.start == (2, 2)


@pytest.mark.rule("GT-Q-69", "GT-Q-82")
def test_columns_that_no_ship_has() -> None:
    outside = {
        ship_class: [
            dice
            for dice in range(2, 13)
            if board.column_of[dice] == NOTHING
            or all(column != board.column_of[dice] for _row, column in board.cells)
        ]
        for ship_class, board in BOX.boards.items()
    }
    assert outside == {
        "I": [2, 3, 4, 10, 11, 12], "IA": [], "II": [2, 3, 11, 12], "IIA": [2, 7, 12],
        "III": [2, 12], "IIIA": [2, 3, 4, 10, 11, 12],
    }  # fmt: skip


@pytest.mark.rule("GT-601", "GT-607")
def test_the_halves_of_class_iia_are_apart() -> None:
    board = BOX.boards["IIA"]
    left, right = board.halves
    assert {column for _row, column in left} == {0, 1, 2, 3}
    assert {column for _row, column in right} == {5, 6, 7, 8}
    assert sorted((*left, *right)) == sorted(board.cells)
    mirrored = sorted((row, 8 - column) for row, column in left)
    assert mirrored != sorted(right), "the halves are not alike"


@pytest.mark.rule("GTB-1005", "GT-362", "GT-509", "GT-655")
def test_insurance() -> None:
    assert {id: board.insurance for id, board in BOX.boards.items()} == {
        "I": 5, "IA": None, "II": 8, "IIA": None, "III": 11, "IIIA": None,
    }  # fmt: skip


@pytest.mark.rule("GT-501", "GT-503", "GT-Q-05", "GTB-102")
def test_levels_of_classes_and_the_one_that_turns() -> None:
    assert [BOX.boards[ship_class].level for ship_class in CLASSES] == [1, 1, 2, 2, 3, 3]
    assert [id for id, board in BOX.boards.items() if board.turnable] == ["IA"]


# The flight


@pytest.mark.rule("GTB-604", "GTB-206", "GTB-207", "GTB-304", "GTB-318", "GTB-1004")
def test_numbers_of_the_flight() -> None:
    flight = BOX.flight
    assert (flight.track, flight.piles, flight.open_piles, flight.aside) == (40, 4, 3, 2)
    assert (flight.hourglass_seconds, flight.part_cost) == (90, 1)


@pytest.mark.rule("GT-154", "GT-701", "GT-720", "GT-721", "GT-918")
def test_numbers_of_the_modules() -> None:
    flight = BOX.flight
    assert (flight.removed_parts, flight.machinations) == (25, 4)
    assert (flight.loan, flight.repayment, flight.unused_part_cost) == (10, 12, 1)


@pytest.mark.rule("GTB-502", "GTB-506", "GTB-507", "GT-220", "GT-366", "GT-367")
def test_numbers_of_the_crew() -> None:
    flight = BOX.flight
    assert (flight.humans, flight.sleepers) == (2, 4)
    assert (flight.alien_bonus, flight.managed_bonus) == (2, 3)
    assert flight.manager == (1, 3, 6)


@pytest.mark.rule("GTB-206")
def test_cards_in_a_pile() -> None:
    assert [level.pile for level in BOX.levels] == [(2, 0, 0), (1, 2, 0), (1, 1, 2)]
    assert [BOX.flight.piles * sum(level.pile) for level in BOX.levels] == [8, 12, 16]


@pytest.mark.rule("GTB-603", "GT-Q-99")
def test_start_spaces() -> None:
    behind = [[tile * level.gap for tile in range(5)] for level in BOX.levels]
    assert behind == [[0, 2, 4, 6, 8], [0, 3, 6, 9, 12], [0, 4, 8, 12, 16]]


@pytest.mark.rule("GTB-1001", "GTB-1002", "GT-Q-102")
def test_rewards_at_the_destination() -> None:
    rewards = [level.finish for level in BOX.levels]
    assert rewards == [(4, 3, 2, 1), (8, 6, 4, 2), (12, 9, 6, 3)]
    assert [level.best_looking for level in BOX.levels] == [2, 4, 6]


@pytest.mark.rule("GTB-318")
def test_the_hourglass_runs_two_three_four_times() -> None:
    assert [level.hourglass_runs for level in BOX.levels] == [2, 3, 4]


def test_handlings_are_enough_to_fill_a_ship_and_to_choose() -> None:
    """A ship can be filled, with something between a half and twice as many parts put back."""
    for board in BOX.boards.values():
        handlings = BOX.level(board.level).hourglass_runs * GalaxyTruckerOptions().handlings
        assert 1.5 <= handlings / len(board.cells) <= 3


@pytest.mark.rule("GT-214", "GT-709", "GT-869", "GT-915")
def test_numbers_of_the_modules_by_level() -> None:
    assert [level.luxury for level in BOX.levels] == [1, 2, 3]
    assert [level.quarter for level in BOX.levels] == [2, 3, 4]
    assert [level.hard_crossing for level in BOX.levels] == [2, 3, 4]
    assert [level.ordered_parts for level in BOX.levels] == [12, 18, 24]
    assert [BOX.level(number).number for number in LEVELS] == [1, 2, 3]


@pytest.mark.rule("GTB-1003", "GTB-722", "GT-157", "GT-Q-101")
def test_goods() -> None:
    assert [cube.id for cube in BOX.goods] == list(GOODS)
    assert [cube.value for cube in BOX.goods] == [4, 3, 2, 1]
    assert [cube.supply for cube in BOX.goods] == [12, 17, 13, 14]
    assert [cube.more for cube in BOX.goods] == [2, 2, 2, 2]


# Adventure cards

ENEMIES = {
    "slavers-1": (6, 3, 5, 1),
    "slavers-2": (7, 4, 8, 2),
    "slavers-3": (8, 5, 10, 2),
    "smugglers-1": (4, 2, goods("ygb"), 1),
    "smugglers-2": (8, 3, goods("ryy"), 1),
    "smugglers-3": (9, 4, goods("rryyg"), 2),
    "pirates-1": (5, shots("light front, heavy front, light front"), 4, 1),
    "pirates-2": (6, shots("heavy front, light front, heavy front"), 7, 2),
    "pirates-3": (
        10, shots("light left, heavy front, light front, heavy front, light right"), 12, 2,
    ),
}  # fmt: skip
"""Parameter, penalty, reward, days."""

SWARMS = {
    "1a": "large front, small front, large front",
    "1b": "large front, small left, small right",
    "1c": "small front, small rear, small left, small right",
    "2a": "small front, large front, small right, large right, small right",
    "2b": "small front, large front, small left, large left, small left",
    "2c": "small front, small front, small rear, small rear, small left, small right",
    "3a": "large right, small right, large right, small front, small rear",
    "3b": "large left, small left, large left, small front, small rear",
    "3c": "large front, small rear, small rear, small left, small left, small right, small right",
}
PLANETS = {
    "1a": ("gg y bbb", 2),
    "1b": ("rr rbb y", 2),
    "1c": ("ygbb yy", 3),
    "1d": ("rgbbb ryb rbbb rg", 3),
    "2a": ("ry ygb gg y", 2),
    "2b": ("rr gggg", 3),
    "2c": ("gggg yy bbb", 3),
    "2d": ("rrry rrgg rbbbb", 4),
    "3a": ("gbbbb yb", 1),
    "3b": ("ryb rgbb rbbbb", 2),
    "3c": ("rrr yyy ggg bbb", 3),
    "3d": ("yyyyy ryy rr", 5),
}
SHIPS = {"1a": (2, 3, 1), "1b": (3, 4, 1), "2a": (4, 6, 1), "2b": (5, 8, 2), "3a": (6, 10, 2),
         "3b": (7, 11, 2)}  # fmt: skip
"""Crew given up, credits, days."""
STATIONS = {"1a": (5, "yg", 1), "1b": (6, "rr", 1), "2a": (7, "ry", 1), "2b": (8, "yyg", 2),
            "3a": (9, "rygb", 2), "3b": (10, "yygg", 2)}  # fmt: skip
"""Crew needed, goods, days."""


@pytest.mark.rule("GTB-206")
def test_three_decks_of_twenty_cards() -> None:
    assert [len(deck) for deck in BOX.decks] == [20, 20, 20]
    kinds = [Counter(BOX.cards[card].kind for card in deck) for deck in BOX.decks]
    common = {
        "slavers": 1, "smugglers": 1, "pirates": 1, "meteor_swarm": 3, "planets": 4,
        "combat_zone": 1, "abandoned_ship": 2, "abandoned_station": 2,
    }  # fmt: skip
    assert kinds == [
        {**common, "stardust": 1, "open_space": 4},
        {**common, "stardust": 1, "open_space": 3, "epidemic": 1},
        {**common, "open_space": 3, "epidemic": 1, "sabotage": 1},
    ]


def test_ids_name_the_deck() -> None:
    for level, deck in zip(LEVELS, BOX.decks, strict=True):
        for number in deck:
            card = BOX.cards[number]
            assert re.fullmatch(rf"{card.kind.replace('_', '-')}-{level}[a-d]?", card.id)


@pytest.mark.rule("GTB-209")
def test_eight_cards_of_the_learning_flight() -> None:
    assert [BOX.cards[card].id for card in BOX.learning] == [
        "smugglers-1", "stardust-1", "open-space-1a", "meteor-swarm-1b", "planets-1b",
        "combat-zone-1", "abandoned-ship-1b", "abandoned-station-1a",
    ]  # fmt: skip


@pytest.mark.rule("GTB-813", "GTB-814", "GTB-815")
@pytest.mark.parametrize(("id", "printed"), ENEMIES.items())
def test_enemies(id: str, printed: tuple[object, ...]) -> None:
    match CARDS[id]:
        case Slavers() as slavers:
            found: tuple[object, ...] = (
                slavers.strength, slavers.crew_lost, slavers.credits, slavers.days,
            )  # fmt: skip
        case Smugglers() as smugglers:
            found = smugglers.strength, smugglers.goods_lost, smugglers.goods, smugglers.days
        case Pirates() as pirates:
            found = pirates.strength, pirates.shots, pirates.credits, pirates.days
    assert found == printed


@pytest.mark.rule("GTB-808")
@pytest.mark.parametrize(("id", "printed"), SWARMS.items())
def test_meteor_swarms(id: str, printed: str) -> None:
    card = CARDS[f"meteor-swarm-{id}"]
    assert isinstance(card, MeteorSwarm)
    assert card.meteors == meteors(printed)


@pytest.mark.rule("GTB-803", "GTB-804")
@pytest.mark.parametrize(("id", "printed"), PLANETS.items())
def test_planets(id: str, printed: tuple[str, int]) -> None:
    card = CARDS[f"planets-{id}"]
    assert isinstance(card, Planets)
    assert card.planets == tuple(goods(load) for load in printed[0].split())
    assert card.days == printed[1]


@pytest.mark.rule("GTB-805")
@pytest.mark.parametrize(("id", "printed"), SHIPS.items())
def test_abandoned_ships(id: str, printed: tuple[int, int, int]) -> None:
    card = CARDS[f"abandoned-ship-{id}"]
    assert isinstance(card, AbandonedShip)
    assert (card.crew_lost, card.credits, card.days) == printed


@pytest.mark.rule("GTB-806")
@pytest.mark.parametrize(("id", "printed"), STATIONS.items())
def test_abandoned_stations(id: str, printed: tuple[int, str, int]) -> None:
    card = CARDS[f"abandoned-station-{id}"]
    assert isinstance(card, AbandonedStation)
    crew, load, days = printed
    assert (card.crew, card.goods, card.days) == (crew, goods(load), days)


@pytest.mark.rule("GTB-820")
def test_combat_zones() -> None:
    found = {}
    for id in ("combat-zone-1", "combat-zone-2", "combat-zone-3"):
        card = CARDS[id]
        assert isinstance(card, CombatZone)
        found[card.deck] = [
            (line.lowest, line.days, line.crew_lost, line.goods_lost, line.shots)
            for line in card.lines
        ]
    assert found == {
        1: [
            ("crew", 3, 0, 0, ()),
            ("engine_power", 0, 2, 0, ()),
            ("firepower", 0, 0, 0, shots("light rear, heavy rear")),
        ],
        2: [
            ("firepower", 4, 0, 0, ()),
            ("engine_power", 0, 0, 3, ()),
            ("crew", 0, 0, 0, shots("light right, light left, light front, heavy rear")),
        ],
        3: [
            ("crew", 0, 0, 4, ()),
            ("firepower", 0, 4, 0, ()),
            (
                "engine_power", 0, 0, 0,
                shots(
                    "light right, light left, light front, light front, heavy rear, heavy rear"
                ),
            ),
        ],
    }  # fmt: skip


@pytest.mark.rule("GTB-826", "GT-443")
def test_sabotage_has_three_attempts() -> None:
    card = CARDS["sabotage-3"]
    assert isinstance(card, Sabotage)
    assert card.attempts == 3


def test_a_threat_knows_its_side_by_number() -> None:
    assert [shots(f"light {side}")[0].from_side for side in SIDES] == [0, 1, 2, 3]


# Extra cards


@pytest.mark.rule("GT-1001", "GT-1002", "GT-Q-83")
def test_an_event_and_an_opportunity_in_each_deck() -> None:
    assert [[BOX.cards[card].id for card in extras] for extras in BOX.extras] == [
        ["bureaucracy", "star-warehouse"],
        ["robopolice", "junkyard-2"],
        ["space-billiards", "junkyard-3"],
    ]


@pytest.mark.rule("GT-1007", "GT-1017", "GT-1045", "GT-1051")
def test_figures_of_the_complete_extra_cards() -> None:
    bureaucracy, police, warehouse = (
        CARDS["bureaucracy"], CARDS["robopolice"], CARDS["star-warehouse"],
    )  # fmt: skip
    assert isinstance(bureaucracy, Bureaucracy)
    assert isinstance(police, Robopolice)
    assert isinstance(warehouse, StarWarehouse)
    assert (bureaucracy.credits, police.barred) == (3, 7)
    assert (warehouse.parts, warehouse.days) == (6, 1)


@pytest.mark.rule("GT-1030", "GT-Q-86")
def test_lines_of_space_billiards() -> None:
    card = CARDS["space-billiards"]
    assert isinstance(card, SpaceBilliards)
    assert card.lines == (
        meteors("large front, small left"),
        meteors("small left, large front, small right"),
        meteors("large left, small front"),
        meteors("large right, small rear"),
    )


@pytest.mark.rule("GT-1032", "GT-1034", "GT-1040")
def test_areas_of_the_junkyards() -> None:
    second, third = CARDS["junkyard-2"], CARDS["junkyard-3"]
    assert isinstance(second, Junkyard)
    assert isinstance(third, Junkyard)
    assert [(area.cost, area.reward) for area in second.areas] == [
        (Cost(crew=2), Reward(credits=5)),
        (Cost(tokens=2), Reward(days=3)),
        (Cost(threats=meteors("large front, small left")), Reward(tokens=3)),
        (Cost(threats=shots("light rear")), Reward(astronauts=1, credits=2)),
    ]
    assert [(area.cost, area.reward) for area in third.areas] == [
        (Cost(threats=shots("heavy front, light rear")), Reward(astronauts=2, credits=4)),
        (Cost(crew=3), Reward(credits=9)),
        (Cost(tokens=3), Reward(days=5)),
        (
            Cost(threats=meteors("large front, large left, small right")),
            Reward(tokens=3, credits=3),
        ),
    ]


# Machinations


@pytest.mark.rule("GT-701")
def test_24_machinations_each_of_its_own_kind() -> None:
    cards = [BOX.cards[card] for card in BOX.machinations]
    assert [card.kind for card in cards] == list(MACHINATIONS)
    assert [card.id for card in cards] == [kind.replace("_", "-") for kind in MACHINATIONS]
    assert len(cards) == 24 >= 4 * 5


@pytest.mark.rule("GT-717", "GT-759", "GT-776", "GT-777")
def test_machinations_with_the_symbol_of_five_players() -> None:
    five = [card.id for card in BOX.cards if getattr(card, "five", False)]
    assert five == ["ambush", "gun-check", "speed-check"]


MACHINATION_FIGURES: list[tuple[str, type, tuple[object, ...]]] = [
    ("old-hulk", OldHulk, (goods("rybb"),)),
    ("asteroid-belt", AsteroidBelt, (
        meteors("large front, small left, large front, small right, large front"), 8,
    )),
    ("settling-accounts", SettlingAccounts, shots("heavy rear")),
    ("system-test", SystemTest, (2,)),
    ("ambush", Ambush, (shots("light left, light right, heavy rear"),)),
    ("drifting-ship", DriftingShip, (2, 6, 2)),
    ("toll", Toll, (3, 3)),
    ("side-storm", SideStorm, (meteors("large left, large right, small left, small right"),)),
    ("stern-shower", SternShower, (meteors("small rear, small rear, small rear, small rear"),)),
    ("customs", Customs, (1,)),
    ("power-leak", PowerLeak, (2,)),
    ("tax-office", TaxOffice, (4,)),
    ("ghost-signal", GhostSignal, (4,)),
    ("overloaded-hull", OverloadedHull, (6, shots("heavy front"))),
    ("crew-party", CrewParty, (2,)),
    ("head-start", HeadStart, (5,)),
    ("shield-check", ShieldCheck, (shots("light front, light right, light rear, light left"),)),
    ("gun-check", GunCheck, (3,)),
    ("speed-check", SpeedCheck, (2,)),
    ("loose-bolts", LooseBolts, (1,)),
    ("psychocannibals", Card, ()),
    ("traffic-jam", Card, ()),
    ("vastness-of-space", Card, ()),
    ("alien-strike", Card, ()),
]  # fmt: skip


@pytest.mark.rule(
    "GT-732", "GT-738", "GT-739", "GT-741", "GT-743", "GT-756", "GT-760", "GT-764", "GT-765",
    "GT-766", "GT-767", "GT-768", "GT-769", "GT-770", "GT-771", "GT-772", "GT-774", "GT-775",
    "GT-776", "GT-777", "GT-778", "GT-779",
)  # fmt: skip
@pytest.mark.parametrize(("id", "kind", "figures"), MACHINATION_FIGURES)
def test_figures_of_machinations(id: str, kind: type, figures: tuple[object, ...]) -> None:
    card = CARDS[id]
    assert isinstance(card, kind)
    fields = [field for field in card.__struct_fields__ if field not in ("id", "source", "five")]
    assert tuple(getattr(card, field) for field in fields) == figures


def test_every_machination_is_compared() -> None:
    assert len({id for id, _kind, _figures in MACHINATION_FIGURES}) == len(BOX.machinations)


# Rough roads and specialists


@pytest.mark.rule("GT-802", "GT-930", "GT-932", "GT-934", "GT-936", "GT-938")
def test_25_rough_roads() -> None:
    assert [road.id for road in BOX.rough_roads] == list(ROUGH_ROADS)
    assert len(ROUGH_ROADS) == 25


@pytest.mark.rule("GT-806", "GT-Q-51", "GT-Q-50")
def test_rough_roads_with_the_symbol_of_the_building_phase() -> None:
    assert [road.id for road in BOX.rough_roads if road.building] == [
        "turbulence", "made_to_order", "dead_zone", "nasty_surprise", "short_hourglass",
        "no_reserves", "blind_flight",
    ]  # fmt: skip


@pytest.mark.rule("GT-152")
def test_five_specialists() -> None:
    assert [card.id for card in BOX.specialists] == list(SPECIALISTS)


# Types and names


def test_every_kind_has_a_type_and_every_type_a_kind() -> None:
    adventures = [kind.__struct_config__.tag for kind in get_args(AdventureCard)]
    machinations = [kind.__struct_config__.tag for kind in get_args(MachinationCard)]
    assert adventures == list(CARD_KINDS)
    assert machinations == list(MACHINATIONS)
    assert {card.kind for card in BOX.cards} == {*CARD_KINDS, *MACHINATIONS}
    assert {part.kind for part in BOX.parts} == set(KINDS)


def described() -> list[str]:
    """The messages that say what a component does."""
    prefixes: dict[str, Iterable[str]] = {
        "part": (*KINDS, *(f"life_support-{colour}" for colour in COLOURS)),
        "alien": COLOURS,
        "specialist": SPECIALISTS,
        "goods": GOODS,
        "class": CLASSES,
        "threat": THREAT_KINDS,
        "card": (*CARD_KINDS, *MACHINATIONS),
        "road": ROUGH_ROADS,
    }
    return [f"{prefix}-{name}" for prefix, names in prefixes.items() for name in names]


def named() -> list[str]:
    """The messages that are names and no more."""
    return [
        *(f"side-{side}" for side in SIDES),
        *(f"connector-{connector}" for connector in range(4)),
        *(f"colour-{colour}" for colour in dict.fromkeys((*SEAT_COLOURS, *COLOURS))),
        *(f"parameter-{parameter}" for parameter in PARAMETERS),
    ]


def figures(message: str) -> dict[str, int]:
    """The numbers of the one card of a kind."""
    cards = [card for card in BOX.cards if f"card-{card.kind}" == message]
    if len(cards) != 1:
        return {}
    fields = msgspec.structs.asdict(cards[0])
    return {name: value for name, value in fields.items() if type(value) is int}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_of_its_own(language: str) -> None:
    words = Words(language, (PACKAGE,))
    names = Counter((name.partition("-")[0], words(name)) for name in (*described(), *named()))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", described())
def test_everything_says_in_a_sentence_what_it_does(language: str, message: str) -> None:
    said = Words(language, (PACKAGE,))(f"{message}.text", **figures(message))
    assert re.fullmatch(r"[A-ZÀ-Ž0-9][^{}]*[^{} .]\.", said)
    assert len(said) <= 140


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    text = (ROOM / "locale" / f"{language}.cards.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)
    amounts = [name for name in found if name.startswith("of-")]
    assert sorted(set(found) - set(amounts)) == sorted((*described(), *named()))
    assert len(set(found)) == len(found)
    assert amounts == [
        "of-credits", "of-days", "of-crew_lost", "of-goods_lost", "of-tokens", "of-parts",
        "of-parts_per_token", "of-more_than",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("message", "english", "polish"),
    [
        (
            "card-toll.text",
            "Everybody pays 3 credits or loses 3 flight days.",
            "Każdy płaci 3 kredyty albo traci 3 dni lotu.",
        ),
        (
            "card-drifting_ship.text",
            "The first who wants to gives 2 battery tokens for 6 credits, and loses 2 flight days.",
            "Pierwszy chętny oddaje 2 znaczniki baterii, dostaje 6 kredytów i traci 2 dni lotu.",
        ),
        ("card-crew_party.text", "The largest crew loses 2 crew members.",
         "Największa załoga traci 2 członków załogi."),
        ("card-open_space", "Open Space", "Wolna przestrzeń"),
        ("part-stasis_chamber", "stasis chamber", "komora hibernacyjna"),
        ("part-cargo_battery", "cargo-battery", "łado-bateria"),
        ("road-made_to_order", "Made to Order", "Na zamówienie"),
        ("specialist-manager", "Manager", "Menedżer"),
    ],
)  # fmt: skip
def test_words(message: str, english: str, polish: str) -> None:
    numbers = figures(message.partition(".")[0])
    assert Words("en", (PACKAGE,))(message, **numbers) == english
    assert Words("pl", (PACKAGE,))(message, **numbers) == polish


# Overlays


def overlay(folder: Path, file: str, text: str) -> Path:
    (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    return folder


def change(table: str, id: str | int, text: str) -> str:
    key = f"number = {id}" if isinstance(id, int) else f'id = "{id}"'
    return f"[[{table}]]\n{key}\n{text}\n"


def test_an_owner_may_correct_a_card(tmp_path: Path) -> None:
    text = change("card", "toll", "credits = 5") + change("card", "ambush", "five = false")
    box = load_box(overlay(tmp_path, "machinations", text))
    card = box.cards[box.card_numbers["toll"]]
    assert isinstance(card, Toll)
    assert (card.credits, card.days) == (5, 3)
    assert data_fingerprint(box) != data_fingerprint(BOX)


def test_an_owner_may_put_another_card_in_place_of_ours(tmp_path: Path) -> None:
    text = '[[card]]\nid = "alien-strike"\nkind = "traffic_jam"\nsource = "reference"\n'
    box = load_box(overlay(tmp_path, "machinations", text))
    assert Counter(card.kind for card in box.cards)["traffic_jam"] == 2


def test_an_owner_may_correct_connectors_and_split_the_parts_otherwise(tmp_path: Path) -> None:
    text = change("part", "reactor-04", 'kind = "plating"\nconnectors = [0, 0, 0, 1]')
    box = load_box(overlay(tmp_path, "parts", text))
    assert box.parts[box.part_numbers["reactor-04"]].plated == (0, 1, 2)


BROKEN = [
    ("parts", change("part", "cabin-01", "connectors = [0, 0, 0, 0]"), "cabin-01", "connectors"),
    ("parts", change("part", "cabin-01", "connectors = [0, 0, 4, 0]"), "cabin-01", "connectors"),
    ("parts", change("part", "cabin-01", "connectors = [1, 1, 1]"), "cabin-01", "connectors"),
    ("parts", change("part", "cannon-01", "connectors = [1, 0, 1, 0]"), "cannon-01", "connectors"),
    ("parts", change("part", "engine-01", "connectors = [1, 0, 1, 0]"), "engine-01", "connectors"),
    ("parts", change("part", "bidirectional-cannon-01", "connectors = [0, 1, 1, 0]"),
     "bidirectional-cannon-01", "connectors"),
    ("parts", change("part", "cannon-engine-01", "connectors = [0, 1, 2, 0]"),
     "cannon-engine-01", "connectors"),
    ("parts", change("part", "plating-01", "connectors = [1, 1, 1, 1]"), "plating-01",
     "connectors"),
    ("parts", change("part", "starting-cabin-red", "connectors = [3, 3, 3, 1]"),
     "starting-cabin-red", "connectors"),
    ("parts", change("part", "starting-cabin-red", 'colour = "blue"'), "starting_cabin", "colour"),
    ("parts", change("part", "starting-cabin-red", 'colour = "orange"'), "starting-cabin-red",
     "colour"),
    ("parts", change("part", "life-support-blue-01", 'colour = "brown"'), "life-support-blue-01",
     "colour"),
    ("parts", change("part", "life-support-brown-01", 'colour = "purple"'), "purple", "colour"),
    ("parts", change("part", "cabin-01", 'colour = "purple"'), "cabin-01", "colour"),
    ("parts", change("part", "cabin-01", 'kind = "garage"'), "cabin-01", "kind"),
    ("parts", change("part", "cabin-01", 'kind = "structure"'), "cabin", "kind"),
    ("parts", change("part", "cabin-01", "expansion = true"), "cabin-01", "expansion"),
    ("parts", change("part", "reactor-01", "expansion = false"), "reactor-01", "expansion"),
    ("parts", change("part", "battery-01", "cells = 0"), "battery-01", "cells"),
    ("parts", change("part", "cabin-01", "cells = 2"), "cabin-01", "cells"),
    ("parts", change("part", "hold-01", "slots = 0"), "hold-01", "slots"),
    ("parts", change("part", "hold-01", "special_slots = 1"), "hold-01", "special_slots"),
    ("parts", change("part", "mixed-hold-01", "special_slots = 0"), "mixed-hold-01",
     "special_slots"),
    ("parts", change("part", "luxury-cabin-01", 'kind = "reactor"'), "luxury_cabin", "kind"),
    ("parts", "".join(change("part", f"reactor-{n:02}", 'kind = "plating"\n'
     "connectors = [0, 0, 0, 1]") for n in (1, 2, 3, 4)), "reactor", "kind"),
    ("parts", '[[part]]\nid = "plating-05"\nkind = "plating"\nconnectors = [0, 0, 0, 1]\n'
     'expansion = true\nsource = "original"\n', "expansion", "kind"),
    ("boards", change("board", "I", "level = 2"), "I", "level"),
    ("boards", change("board", "IA", "insurance = 5"), "IA", "insurance"),
    ("boards", change("board", "II", "turnable = true\ndrawing = ['.#.', '#@#', '###']\n"
     "row_numbers = [[6], [7], [8]]\ncolumn_numbers = [[6], [7], [8]]"), "II", "turnable"),
    ("boards", change("board", "IA", "row_numbers = [[2], [4], [6, 7, 8], [9], [11]]"), "IA",
     "row_numbers"),
    ("boards", change("board", "I", "row_numbers = [[5], [6], [7], [8]]"), "I", "row_numbers"),
    ("boards", change("board", "I", "column_numbers = [[5], [6], [7], [8], [8]]"), "I",
     "column_numbers"),
    ("boards", change("board", "I", 'drawing = ["..#..", ".###", "##@##", "#####", "##.##"]'), "I",
     "drawing"),
    ("boards", change("board", "I", 'drawing = ["..#..", ".#x#.", "##@##", "#####", "##.##"]'),
     "I", "drawing"),
    ("boards", change("board", "I", 'drawing = ["..#..", ".###.", "#####", "#####", "##.##"]'),
     "I", "drawing"),
    ("boards", change("board", "I", 'drawing = ["..#..", ".#@#.", "#####", "#####", "##.##"]'),
     "I", "drawing"),
    ("boards", change("board", "I", 'drawing = ["#....", ".###.", "##@##", "#####", "##.##"]'),
     "I", "drawing"),
    ("boards", change("board", "I", 'drawing = ["..L..", ".LLL.", "LLRLL", "LLLLL", "LL.LL"]'),
     "I", "drawing"),
    ("boards", change("board", "I", 'drawing = ["..L..", ".LLL.", "LLLLL", "LLLLL", "LL.LL"]'),
     "I", "drawing"),
    ("boards", change("board", "I", 'drawing = ["..#..", ".###.", "##@##", "####L", "##.#R"]'),
     "I", "drawing"),
    ("boards", change("board", "IA", 'drawing = ["###", "#@#"]\nrow_numbers = [[6], [7]]\n'
     "column_numbers = [[6], [7], [8]]"), "IA", "drawing"),
    ("boards", change("board", "IV", "level = 3\ndrawing = ['@']\nrow_numbers = [[7]]\n"
     "column_numbers = [[7]]\nsource = 'original'"), "IV", "id"),
    ("flight", change("level", 1, "quarter = 3"), "1", "quarter"),
    ("flight", change("level", 1, "hard_crossing = 3"), "1", "hard_crossing"),
    ("flight", change("level", 1, "finish = [1, 2, 3, 4]"), "1", "finish"),
    ("flight", change("level", 1, "pile = [6, 0, 0]"), "1", "pile"),
    ("flight", change("level", 2, "pile = [3, 0, 0]"), "2", "pile"),
    ("flight", change("level", 3, "ordered_parts = 36"), "3", "ordered_parts"),
    ("flight", change("goods", "blue", "value = 2"), "blue", "value"),
    ("flight", "open_piles = 5\n", "open_piles", "open_piles"),
    ("flight", "repayment = 9\n", "repayment", "repayment"),
    ("flight", "track = 0\n", "track", "track"),
    ("cards", change("card", "slavers-1", "deck = 2"), "deck 1", "deck"),
    ("cards", change("card", "slavers-1", "deck = 4"), "slavers-1", "deck"),
    ("cards", change("card", "slavers-1", "strength = 0"), "slavers-1", "strength"),
    ("cards", change("card", "slavers-1", "crew = 3"), "slavers-1", "crew"),
    ("cards", change("card", "slavers-1", 'kind = "bandits"'), "slavers-1", "kind"),
    ("cards", change("card", "slavers-1", "extra = true"), "slavers-1", "extra"),
    ("cards", change("card", "slavers-2", "learning = true"), "slavers-2", "learning"),
    ("cards", change("card", "slavers-1", "learning = true"), "learning", "learning"),
    ("cards", change("card", "robopolice", "extra = false"), "robopolice", "extra"),
    ("cards", change("card", "robopolice", "deck = 1"), "deck 1", "deck"),
    ("cards", change("card", "pirates-1", 'shots = [["large_meteor", "front"]]'), "pirates-1",
     "shots"),
    ("cards", change("card", "pirates-1", "shots = []"), "pirates-1", "shots"),
    ("cards", change("card", "pirates-1", 'shots = [["light_shot", "above"]]'), "pirates-1",
     "shots"),
    ("cards", change("card", "meteor-swarm-1a", 'meteors = [["light_shot", "front"]]'),
     "meteor-swarm-1a", "meteors"),
    ("cards", change("card", "combat-zone-1", 'lines = [{ lowest = "crew", days = 1 }, '
     '{ lowest = "crew", days = 1 }, { lowest = "firepower", days = 1 }]'), "combat-zone-1",
     "lines"),
    ("cards", change("card", "combat-zone-1", 'lines = [{ lowest = "crew", days = 1 }, '
     '{ lowest = "engine_power", days = 1, crew_lost = 1 }, { lowest = "firepower", days = 1 }]'),
     "combat-zone-1", "lines"),
    ("cards", change("card", "combat-zone-1", 'lines = [{ lowest = "crew", days = 1 }, '
     '{ lowest = "engine_power", days = 1 }, '
     '{ lowest = "firepower", shots = [["small_meteor", "rear"]] }]'), "combat-zone-1", "lines"),
    ("cards", change("card", "space-billiards", "lines = [" + '[["small_meteor", "left"]], ' * 4
     + "]"), "space-billiards", "lines"),
    ("cards", change("card", "space-billiards", "lines = [" + '[["heavy_shot", "left"]], ' * 4
     + "]"), "space-billiards", "lines"),
    ("cards", change("card", "junkyard-2", "areas = [" + "{ cost = { threats = "
     '[["light_shot", "rear"], ["small_meteor", "rear"]] }, reward = { days = 1 } }, ' * 4 + "]"),
     "junkyard-2", "areas"),
    ("cards", change("card", "junkyard-2", "areas = [" + "{ cost = { crew = 1, tokens = 1 }, "
     "reward = { days = 1 } }, " * 4 + "]"), "junkyard-2", "areas"),
    ("cards", change("card", "junkyard-2", "areas = [" + "{ cost = { crew = 1 }, "
     "reward = { } }, " * 4 + "]"), "junkyard-2", "areas"),
    ("machinations", change("card", "toll", "five = true"), "toll", "five"),
    ("machinations", change("card", "toll", "credits = 0"), "toll", "credits"),
    ("machinations", change("card", "side-storm", 'meteors = [["light_shot", "left"]]'),
     "side-storm", "meteors"),
    ("machinations", change("card", "shield-check", 'shots = [["small_meteor", "left"]]'),
     "shield-check", "shots"),
    ("machinations", change("card", "settling-accounts", 'shot = ["small_meteor", "rear"]'),
     "settling-accounts", "shot"),
    ("machinations", change("card", "ambush", 'shots = [["heavy_shot", "left"]]'), "ambush",
     "shots"),
    ("machinations", change("card", "ambush", 'shots = [["light_shot", "left"]]'), "ambush",
     "shots"),
    ("machinations", change("card", "ambush", 'shots = [["small_meteor", "left"]]'), "ambush",
     "shots"),
    ("machinations", change("card", "toll-2", 'kind = "toll"\ncredits = 1\ndays = 1\n'
     'source = "original"'), "card", "id"),
    ("rough_roads", change("card", "dead_zone", "building = false"), "dead_zone", "building"),
    ("rough_roads", change("card", "smooth_road", 'source = "original"'), "smooth_road", "id"),
    ("rough_roads", change("card", "dead_zone", 'source = "hearsay"'), "dead_zone", "source"),
    ("specialists", change("card", "cook", 'source = "original"'), "cook", "id"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "text", "entry", "field"), BROKEN)
def test_a_broken_overlay_is_told_by_file_entry_and_field(
    tmp_path: Path, file: str, text: str, entry: str, field: str
) -> None:
    with pytest.raises(DataError) as caught:
        load_box(overlay(tmp_path, file, text))
    assert f"{file}.toml" in caught.value.args_["file"]
    assert caught.value.args_["entry"] == entry
    assert caught.value.args_["field"].startswith(field)
    assert re.search(r"\w", caught.value.args_["problem"])
    assert f"{file}.toml" in str(caught.value)


def test_an_error_says_what_would_be_right(tmp_path: Path) -> None:
    text = change("part", "cannon-01", "connectors = [1, 0, 1, 0]")
    with pytest.raises(DataError, match="a connector at the muzzle; 0 at the front would be right"):
        load_box(overlay(tmp_path, "parts", text))


def test_an_id_is_used_once_in_all_files(tmp_path: Path) -> None:
    text = change(
        "card", "bureaucracy", 'kind = "toll"\ncredits = 1\ndays = 1\nsource = "original"'
    )
    with pytest.raises(DataError, match="Two entries have the id “bureaucracy”"):
        load_box(overlay(tmp_path, "machinations", text))


def test_a_file_that_corrects_nothing_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="matches no file of the game"):
        load_box(overlay(tmp_path, "tiles", ""))


def test_cards_are_read_as_one_union() -> None:
    for card in BOX.cards:
        written = msgspec.to_builtins(card)
        assert written["kind"] == card.kind
        assert msgspec.convert(written, FlightCard) == card
