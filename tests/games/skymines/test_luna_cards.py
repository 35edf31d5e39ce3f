"""Luna's cards, each with all its lines (SKY-1671 to SKY-1679), from every slot.

The companies are worth 5 (Tawac), 3 (Minerva), 2 (Skymine) and 0 (Astrogo); her leads are 2
(Minerva), 1 (Skymine), 0 (Astrogo) and -3 (Tawac).
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from kosmodrom.games.skymines.events import LunaChose, LunaDiscarded, LunaIdle, LunaTook, LunaTurned
from kosmodrom.games.skymines.state import EMPTIED
from kosmodrom.games.skymines.terms import LETTERS, NOTHING, SLOTS, Slot
from tests.games.skymines.kit import A, AnyTable, seen
from tests.games.skymines.luna_kit import (
    CLASS_ONE,
    CLASS_TWO,
    LunaPosition,
    changes,
    happened,
    held,
    luna_ids,
    luna_of,
    luna_player,
)

SPACES: Final = {
    "mid1": "buy",
    "mid2": "sell",
    "low1": "tile-scientist",
    "low2": "tile-field",
    "low3": "tile-energy",
    "low4": "tile-resource",
}
"""What her cards call the bonus spaces (SKY-Q-53)."""
POSITIONS: Final = {"A": 1, "B": 2, "C": 3, "D": 4, "E": 1}
EVERY_SLOT: Final = pytest.mark.parametrize("slot", SLOTS)
EVERY_TABLE: Final = pytest.mark.parametrize("players", [1, 2, 3])


def laid_out(card: str, slot: Slot, players: int = 1, **options: Any) -> LunaPosition:
    position = LunaPosition(players, **options)
    position.cards({slot: card})
    belt = position.options.board == "belt"
    full = (6, 5, 6) if belt else (5, 5, 5)
    position.worth(
        tawac=(EMPTIED, *full[1:]),
        minerva=(1, *full[1:]),
        skymine=(2, *full[1:]),
        astrogo=full,
    )
    position.at(position.luna_seat, skymine=1, minerva=2)
    position.at(A, tawac=3)
    position.show_no_shares()
    return position


def marker_is_on(table: AnyTable, name: str) -> bool:
    space = table.game.data.board_spaces.index(SPACES[name])
    return table.game.state.spaces[space] == table.seats


def discarded(position: LunaPosition, letter: str, slot: Slot) -> str:
    """The plan that lies where the slot says."""
    space = 4 * LETTERS.index(letter) + POSITIONS[slot] - 1
    return position.box.tables.plan_ids[position.state.plans[space]]


QUIET: Final = ("I-1", "I-2", "I-3", "I-6", "I-7")
"""Cards without a reveal line."""


REVEALS: Final[dict[str, dict[str, int]]] = {
    **{card: {"tank": 2} for card in ("I-4", "I-5", "I-8", "I-12", "II-5", "II-6", "II-7")},
    **{card: {"upload": 1} for card in ("II-1", "II-2", "II-3", "II-4")},
}


@pytest.mark.rule("SKY-1622", "SKY-1623")
@pytest.mark.parametrize("card", [*CLASS_ONE, *CLASS_TWO])
@pytest.mark.parametrize("side", [0, 1])
def test_the_reveal_line_of_each_card(card: str, side: int) -> None:
    position = LunaPosition(2)
    other, *slots = [quiet for quiet in QUIET if quiet != card][:4]
    majority = [card, other] if side == 0 else [other, card]
    drawn = [*slots, *majority]
    position.cards({}, deck=list(reversed(drawn)))
    table = position.start_planning()
    luna = luna_of(table)
    assert luna_ids(table, luna.slots) == slots
    assert luna_ids(table, luna.majority) == majority
    assert changes(position, table) == REVEALS.get(card, {})


MAJORITIES: Final = {
    "I-1": (0, 3, 1),
    "I-2": (4, 0, 0),
    "I-3": (3, 0, 1),
    "I-4": (0, 3, 1),
    "I-5": (3, 3, 1),
    "I-6": (4, 0, 0),
    "I-7": (0, 4, 0),
    "I-8": (3, 3, 1),
    "I-9": (0, 3, 1),
    "I-10": (0, 4, 0),
    "I-11": (3, 0, 1),
    "I-12": (3, 0, 1),
    "II-1": (4, 6, 1),
    "II-2": (6, 4, 1),
    "II-3": (3, 6, 2),
    "II-4": (4, 6, 1),
    "II-5": (6, 6, 1),
    "II-6": (6, 4, 2),
    "II-7": (6, 3, 2),
}


@pytest.mark.rule("SKY-1609", "SKY-1631", "SKY-1632")
@pytest.mark.parametrize("card", MAJORITIES)
def test_the_majority_numbers_of_each_card(card: str) -> None:
    left, right, scientists = MAJORITIES[card]
    position = LunaPosition()
    position.cards({}, left=card)
    totals = seen(position.table()).players[1].face_up
    assert (totals["titanium"], totals["carbon"], totals["scientist"]) == (left, right, scientists)
    assert totals["energy"] == totals["minerals"] == 0
    position.cards({}, right=card)
    totals = seen(position.table()).players[1].face_up
    assert (totals["energy"], totals["minerals"], totals["scientist"]) == (left, right, scientists)
    assert totals["titanium"] == totals["carbon"] == 0


def test_there_are_nineteen_cards() -> None:
    cards = LunaPosition().box.luna_cards
    assert tuple(cards) == tuple(MAJORITIES) == (*CLASS_ONE, *CLASS_TWO)
    assert [card.card_class for card in cards.values()] == [1] * 12 + [2] * 7


# The lines


@pytest.mark.rule("SKY-1641", "SKY-1674", "SKY-1675")
@EVERY_SLOT
@EVERY_TABLE
def test_i_1_takes_the_first_card_and_a_share(slot: Slot, players: int) -> None:
    position = laid_out("I-1", slot, players)
    position.lay(11, "b-carbon-2-minerva")
    position.lay(12, "c-carbon-3-astrogo")
    first = position.shown(1)
    table = position.turn()
    assert changes(position, table) == {"cards": sorted([*first, "b-carbon-2-minerva"])}
    assert happened(table, LunaTook) == [
        LunaTook(players, first[0], 1),
        LunaTook(players, "b-carbon-2-minerva", 11),
    ]
    assert table.game.state.display[0] == table.game.state.display[10] == NOTHING
    assert happened(table, LunaTurned) == [LunaTurned(players, "I-1", slot)]


@pytest.mark.rule("SKY-1675")
def test_i_1_takes_the_first_card_before_it_looks_for_a_share() -> None:
    position = laid_out("I-1", "B")
    position.lay(1, "c-carbon-4-tawac")
    table = position.turn()
    assert changes(position, table) == {"cards": ["c-carbon-4-tawac"]}
    assert happened(table, LunaIdle) == [LunaIdle(1, "no-share")]


BY_SLOT_I_2: Final = {"A": [7, 8], "B": [2], "C": [3], "D": [4], "E": [6, 10]}


@pytest.mark.rule("SKY-1663", "SKY-1673", "SKY-1674")
@EVERY_SLOT
def test_i_2_moves_on_the_second_most_valuable_and_takes_cards(slot: Slot) -> None:
    position = laid_out("I-2", slot)
    table = position.turn()
    expected = position.shown(*BY_SLOT_I_2[slot])
    assert changes(position, table) == {"tracks": {"minerva": 2}, "cards": sorted(expected)}
    assert [event.space for event in happened(table, LunaTook)] == BY_SLOT_I_2[slot]
    assert happened(table, LunaChose) == [LunaChose(1, "minerva", "second-most-valuable")]


BY_SLOT: Final[dict[str, dict[str, str]]] = {
    "I-3": {"A": "mid1", "B": "mid2", "C": "low2", "D": "low3", "E": "low4"},
    "I-4": {"A": "low3", "B": "low4", "C": "low2", "D": "low1", "E": "mid2"},
    "I-5": {"A": "low1", "B": "low2", "C": "low3", "D": "mid1", "E": "low4"},
    "I-8": {"A": "low2", "B": "low3", "C": "mid1", "D": "low1", "E": "low4"},
    "II-4": {"A": "mid1", "B": "low1", "C": "low2", "D": "low3", "E": "mid2"},
    "II-6": {"A": "mid1", "B": "low4", "C": "low2", "D": "low3", "E": "mid2"},
}


@pytest.mark.rule("SKY-1661", "SKY-1671", "SKY-1673", "SKY-1677", "SKY-Q-53")
@EVERY_SLOT
@EVERY_TABLE
def test_i_3_coins_the_most_valuable_track_and_a_marker(slot: Slot, players: int) -> None:
    position = laid_out("I-3", slot, players)
    table = position.turn()
    assert changes(position, table) == {"coins": 2, "tracks": {"tawac": 2}, "markers": -1}
    assert marker_is_on(table, BY_SLOT["I-3"][slot])


@pytest.mark.rule("SKY-1671", "SKY-1672", "SKY-1677", "SKY-Q-53")
@EVERY_SLOT
@pytest.mark.parametrize("card", ["I-4", "I-5", "I-8"])
def test_i_4_i_5_and_i_8_coins_an_upload_and_a_marker(card: str, slot: Slot) -> None:
    position = laid_out(card, slot)
    table = position.turn()
    assert changes(position, table) == {"coins": 2, "upload": 1, "markers": -1}
    assert marker_is_on(table, BY_SLOT[card][slot])


@pytest.mark.rule("SKY-1664", "SKY-1667", "SKY-1673", "SKY-1682", "SKY-1683")
@EVERY_SLOT
@pytest.mark.parametrize(
    ("card", "board", "places"),
    [
        ("I-6", "moon", ["11", "16"]),
        ("I-7", "moon", ["23", "24"]),
        ("I-6", "belt", ["lutetia-1", "shuttle-20"]),
        ("I-7", "belt", ["lutetia-1", "shuttle-25"]),
    ],
)
def test_i_6_and_i_7_biggest_lead_and_two_expansions(
    card: str, board: str, places: list[str], slot: Slot
) -> None:
    position = laid_out(card, slot, board=board)
    table = position.turn()
    assert changes(position, table) == {"tracks": {"minerva": 2}}
    assert held(table, "minerva") == places
    assert happened(table, LunaChose) == [LunaChose(1, "minerva", "biggest-lead")]
    assert not any(held(table, other) for other in ("skymine", "astrogo", "tawac"))


@pytest.mark.rule("SKY-1663", "SKY-1673", "SKY-1678", "SKY-1679")
@EVERY_SLOT
@EVERY_TABLE
def test_i_9_two_most_valuable_tracks_a_special_and_plan_a(slot: Slot, players: int) -> None:
    position = laid_out("I-9", slot, players)
    position.state.specials = [position.box.tables.plan_number["special-2"]]
    position.state.supplement = 3
    plan = discarded(position, "A", slot)
    table = position.turn()
    assert changes(position, table) == {"tracks": {"tawac": 2, "minerva": 2}, "coins": 3}
    assert happened(table, LunaDiscarded) == [
        LunaDiscarded(players, "special-2", 0),
        LunaDiscarded(players, plan, 3),
    ]
    assert table.game.state.supplement == 0
    assert table.game.state.specials == []


@pytest.mark.rule("SKY-1663", "SKY-1667", "SKY-1671", "SKY-1673")
@EVERY_SLOT
@pytest.mark.parametrize(
    ("board", "places"),
    [
        ("moon", ["11", "17", "22"]),
        ("belt", ["irene-1", "melpomene-1", "shuttle-19"]),
    ],
)
def test_i_10_coins_and_the_least_valuable_company(
    slot: Slot, board: str, places: list[str]
) -> None:
    position = laid_out("I-10", slot, board=board)
    table = position.turn()
    assert changes(position, table) == {"coins": 3, "tracks": {"astrogo": 3}}
    assert held(table, "astrogo") == places


@pytest.mark.rule("SKY-1673", "SKY-1678")
@EVERY_SLOT
def test_i_11_two_most_valuable_tracks_and_plans_b_and_c(slot: Slot) -> None:
    position = laid_out("I-11", slot)
    position.state.supplement = 2
    plans = [discarded(position, letter, slot) for letter in "BC"]
    table = position.turn()
    assert changes(position, table) == {"tracks": {"tawac": 2, "minerva": 2}, "coins": 2}
    assert happened(table, LunaDiscarded) == [
        LunaDiscarded(1, plans[0], 2),
        LunaDiscarded(1, plans[1], 0),
    ]


BY_SLOT_I_12: Final = {"A": [1, 2], "B": [1, 3], "C": [1, 4], "D": [1, 6], "E": [1, 7]}


@pytest.mark.rule("SKY-1672", "SKY-1674", "SKY-EX-42")
@EVERY_SLOT
@EVERY_TABLE
def test_i_12_tank_and_two_cards(slot: Slot, players: int) -> None:
    position = laid_out("I-12", slot, players)
    table = position.turn()
    expected = position.shown(*BY_SLOT_I_12[slot])
    assert changes(position, table) == {"tank": 2, "cards": sorted(expected)}
    assert [event.space for event in happened(table, LunaTook)] == BY_SLOT_I_12[slot]


@pytest.mark.rule("SKY-1671", "SKY-1673", "SKY-1678")
@EVERY_SLOT
def test_ii_1_coins_two_most_valuable_tracks_and_plan_b(slot: Slot) -> None:
    position = laid_out("II-1", slot)
    position.state.supplement = 4
    plan = discarded(position, "B", slot)
    table = position.turn()
    assert changes(position, table) == {"coins": 3 + 4, "tracks": {"tawac": 3, "minerva": 3}}
    assert happened(table, LunaDiscarded) == [LunaDiscarded(1, plan, 4)]


@pytest.mark.rule("SKY-1673", "SKY-1678", "SKY-1679", "SKY-Q-81")
@EVERY_SLOT
def test_ii_2_all_tracks_a_special_and_plan_a(slot: Slot) -> None:
    position = laid_out("II-2", slot)
    numbers = position.box.tables.plan_number
    position.state.specials = [numbers[f"special-{n}"] for n in (2, 4, 3)]
    plan = discarded(position, "A", slot)
    table = position.turn()
    every = {"tawac": 3, "minerva": 3, "skymine": 3, "astrogo": 3}
    assert changes(position, table) == {"tracks": every, "coins": 1}
    assert [event.plan for event in happened(table, LunaDiscarded)] == ["special-4", plan]
    assert [event.company for event in happened(table, LunaChose)] == [
        "tawac",
        "minerva",
        "skymine",
        "astrogo",
    ]


@pytest.mark.rule("SKY-1664", "SKY-1667", "SKY-1673")
@EVERY_SLOT
@pytest.mark.parametrize(
    ("board", "places"),
    [
        ("moon", ["22", "23", "24"]),
        ("belt", ["lutetia-1", "themis-1", "shuttle-25"]),
    ],
)
def test_ii_3_biggest_lead_and_three_expansions(slot: Slot, board: str, places: list[str]) -> None:
    position = laid_out("II-3", slot, board=board)
    table = position.turn()
    assert changes(position, table) == {"tracks": {"minerva": 3}}
    assert held(table, "minerva") == places


@pytest.mark.rule("SKY-1671", "SKY-1672", "SKY-1677", "SKY-Q-53")
@EVERY_SLOT
def test_ii_4_coins_uploads_and_a_marker(slot: Slot) -> None:
    position = laid_out("II-4", slot)
    table = position.turn()
    assert changes(position, table) == {"coins": 3, "upload": 2, "markers": -1}
    assert marker_is_on(table, BY_SLOT["II-4"][slot])


BY_SLOT_II_5: Final = {"A": 2, "B": 3, "C": 4, "D": 6, "E": 11}


@pytest.mark.rule("SKY-1672", "SKY-1674", "SKY-1675")
@EVERY_SLOT
def test_ii_5_tank_uploads_a_card_and_a_share(slot: Slot) -> None:
    position = laid_out("II-5", slot)
    position.lay(5, "b-titanium-2-skymine")
    space = BY_SLOT_II_5[slot]
    card = position.shown(space)
    table = position.turn()
    assert changes(position, table) == {
        "tank": 2,
        "upload": 2,
        "cards": sorted([*card, "b-titanium-2-skymine"]),
    }
    assert [event.space for event in happened(table, LunaTook)] == [space, 5]


@pytest.mark.rule("SKY-1671", "SKY-1672", "SKY-1677", "SKY-Q-53")
@EVERY_SLOT
def test_ii_6_coins_tank_and_a_marker(slot: Slot) -> None:
    position = laid_out("II-6", slot)
    table = position.turn()
    assert changes(position, table) == {"coins": 3, "tank": 4, "markers": -1}
    assert marker_is_on(table, BY_SLOT["II-6"][slot])


@pytest.mark.rule("SKY-1664", "SKY-1673", "SKY-1687", "SKY-Q-81")
@EVERY_SLOT
@EVERY_TABLE
@pytest.mark.parametrize(
    ("board", "skymine", "minerva"),
    [
        ("moon", ["4", "6"], ["11", "16"]),
        ("belt", ["pallas-1", "shuttle-3"], ["lutetia-1", "shuttle-20"]),
    ],
)
def test_ii_7_two_biggest_leads_and_two_expansions_each(
    slot: Slot, players: int, board: str, skymine: list[str], minerva: list[str]
) -> None:
    position = laid_out("II-7", slot, players, board=board)
    table = position.turn()
    assert changes(position, table) == {"tracks": {"minerva": 2, "skymine": 2}}
    assert (held(table, "skymine"), held(table, "minerva")) == (skymine, minerva)


@pytest.mark.rule("SKY-1651")
@pytest.mark.parametrize("card", [*CLASS_ONE, *CLASS_TWO])
@pytest.mark.parametrize("board", ["moon", "belt"])
def test_players_get_nothing_by_her_cards(card: str, board: str) -> None:
    """With no threshold on the way nobody else has more or less."""
    position = laid_out(card, "C", 2, board=board)
    table = position.turn()
    for seat in range(2):
        before, after = position.state.players[seat], table.game.state.players[seat]
        assert (after.coins, after.tracks) == (before.coins, before.tracks)
        scientist = int(seat == position.last)
        assert after.tank == before.tank + scientist
        assert (after.upload, after.markers) == (before.upload, before.markers)
    assert luna_player(table).bonuses == 0
