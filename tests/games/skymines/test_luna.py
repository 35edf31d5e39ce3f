"""Chapter 16, without her cards and her expansion: who Luna is, her levels, her planning, her
majorities, her turns, what she pays and gains, and how she chooses companies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import pytest

from kosmodrom.core.errors import GameOptionsError, SeatsError
from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.games.skymines import RULESET, effects
from kosmodrom.games.skymines.events import (
    BarrierPaid,
    CoinsGained,
    CoinsPaid,
    LunaChose,
    LunaCompared,
    LunaDiscarded,
    LunaDropped,
    LunaFinished,
    LunaIdle,
    LunaShort,
    LunaShuffled,
    LunaStrengthened,
    LunaTook,
    LunaTurned,
    LunaUploaded,
    MarkerPlaced,
    Moved,
    PlansRevealed,
    SlotOpened,
    TankMoved,
    TaskFulfilled,
    ThreatNeutralised,
    ThresholdPassed,
    TileTaken,
    TokenTaken,
)
from kosmodrom.games.skymines.invariants import check
from kosmodrom.games.skymines.moves import (
    PASS,
    READY,
    Neutralise,
    PlaceMarker,
    UseEnergy,
    UseFieldScientist,
)
from kosmodrom.games.skymines.rules.luna import by_value, farthest_behind, margin, meant_by
from kosmodrom.games.skymines.state import EMPTIED, Phase
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING, SLOTS, Company, Slot, TrackId
from kosmodrom.testing.positions import offered, refused
from tests.games.skymines.kit import A, AnyTable, B, Position, player, seen
from tests.games.skymines.luna_kit import (
    CLASS_ONE,
    LunaPosition,
    changes,
    finish_her_round,
    happened,
    luna_ids,
    luna_of,
    luna_player,
)

EVERY_TABLE: Final = pytest.mark.parametrize("players", [1, 2, 3])
EVERY_LEVEL: Final = pytest.mark.parametrize("level", range(9))
BOARDS: Final = pytest.mark.parametrize("board", ["moon", "belt"])


def start(players: int, seed: str = "luna", automas: int = 1, **options: Any) -> AnyTable:
    return Table.start(RULESET, seats=players, automas=automas, options=options, seed=seed)


def set_up(players: int, level: int, seed: str, **options: Any) -> AnyTable:
    """A new game, up to the first planning phase, with random choices."""
    table = start(players, seed, luna_level=level, **options)
    play_on(table, "planning", seed)
    return table


def play_on(table: AnyTable, phase: Phase | None = None, seed: str = "choices") -> None:
    """Play with random choices up to a phase, or to the end."""
    chance = Random.seeded(seed)
    while not table.finished and table.game.state.phase != phase:
        seat = next(iter(table.pending))
        options = table.pending[seat].options
        table.decide(seat, options[chance.below(len(options))])


# Role and setup


@pytest.mark.rule("SKY-101", "SKY-1601", "SKY-Q-50")
def test_who_needs_luna_and_who_may_have_her() -> None:
    with pytest.raises(SeatsError, match=r"(?i)luna"):
        start(1, automas=0)
    with pytest.raises(SeatsError, match=r"(?i)luna"):
        start(4)
    with pytest.raises(SeatsError):
        start(2, automas=2)
    for players in (1, 2, 3):
        assert len(start(players).game.state.players) == players + 1
    for players in (2, 3, 4):
        assert start(players, automas=0).game.state.luna is None


@pytest.mark.rule("SKY-1601", "SKY-1698", "SKY-1699")
@EVERY_TABLE
@BOARDS
def test_she_plays_to_the_end_and_is_scored(players: int, board: str) -> None:
    table = start(players, f"{players}{board}", board=board, missions=True)
    play_on(table)
    assert table.result is not None
    assert len(table.result.scores) == players + 1
    assert sorted(seat for group in table.result.ranking for seat in group) == [*range(players + 1)]
    rounds = {event.slot for event in happened(table, LunaTurned)}
    assert rounds >= {"B", "C", "D"}
    assert luna_player(table).coins + sum(luna_player(table).tracks) > 1
    check(table.game)


@pytest.mark.rule("SKY-1602", "SKY-301", "SKY-Q-51")
@pytest.mark.parametrize(("players", "first"), [(1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (3, 2)])
def test_her_turn_comes_after_the_last_player(players: int, first: Seat) -> None:
    position = LunaPosition(players)
    position.cards({"B": "I-4", "C": "I-5", "D": "I-8"})
    position.state.first = position.state.turn = first
    for seat in range(players - 1):
        position.area(seat, position.card("field", tank=1))
    table = position.table()
    order: list[Seat] = []
    while not happened(table, LunaTurned):
        (seat,) = table.pending
        order.append(seat)
        table.decide(seat, offered(table, seat, UseFieldScientist)[0])
    assert order == list(range(first, players))
    assert list(table.pending) == [A]


@pytest.mark.rule("SKY-1603", "SKY-Q-51")
@EVERY_TABLE
def test_she_is_never_first(players: int) -> None:
    firsts = {start(players, f"seed-{n}").game.state.first for n in range(30)}
    assert firsts == set(range(players))
    table = start(players, "first")
    play_on(table)
    assert all(
        event.space != "first-player"
        for event in happened(table, MarkerPlaced)
        if event.seat == players
    )
    assert table.game.state.first < players
    cards = table.game.data.luna_cards.values()
    lines = [line for card in cards for line in card.lines]
    named = {
        name
        for line in lines
        if isinstance(line, effects.PlaceMarker)
        for name in line.spaces.values()
    }
    assert named == set(table.game.data.luna_spaces)
    assert "first-player" not in table.game.data.luna_spaces.values()


KINDS: Final = ("easy", "easy", "standard", *("advanced",) * 6)
STARTS: Final = {6: (1, 1), 7: (3, 2), 8: (5, 3)}
TANK_TOKENS: Final = {3: (11, 19), 4: (9, 16), 5: (7, 13), 6: (6, 13), 7: (7, 10), 8: (8, 11)}
UPLOAD_TOKENS: Final = {3: (5, 10), 4: (4, 8), 5: (2, 7), 6: (4, 8), 7: (5, 7), 8: (5, 7)}


@pytest.mark.rule("SKY-1604", "SKY-1605", "SKY-1607", "SKY-1608", "SKY-1609", "SKY-1610")
@EVERY_LEVEL
@EVERY_TABLE
def test_her_setup(level: int, players: int) -> None:
    table = start(players, f"{level}", luna_level=level)
    luna, has = luna_of(table), luna_player(table)
    assert (has.coins, has.markers, has.tracks) == (1, 5, [0, 0, 0, 0])
    assert (has.tank, has.upload) == STARTS.get(level, (0, 0))
    assert has.hand == [] == has.screens
    assert has.token == NOTHING
    assert sorted(luna_ids(table, luna.deck)) == sorted(CLASS_ONE)
    assert sorted(luna_ids(table, luna.second)) == [f"II-{number}" for number in range(1, 8)]
    assert luna.slots == [NOTHING] * 5
    view = seen(table).luna
    assert view is not None
    assert view.tokens == (level >= 3,) * 4
    assert view.open == (False, True, True, True, False)


@pytest.mark.rule("SKY-1609")
def test_both_stacks_of_her_cards_are_shuffled() -> None:
    tables = [start(1, f"{n}") for n in range(6)]
    assert len({tuple(luna_of(table).deck) for table in tables}) == 6
    assert len({tuple(luna_of(table).second) for table in tables}) == 6


@pytest.mark.rule("SKY-1606")
def test_there_are_nine_levels() -> None:
    levels = start(1).game.data.luna_levels
    assert tuple(level.kind for level in levels) == KINDS
    assert start(1).game.options.luna_level == 2
    for wrong in (-1, 9):
        with pytest.raises(GameOptionsError):
            start(1, luna_level=wrong)


@pytest.mark.rule("SKY-130", "SKY-Q-76")
def test_she_counts_for_the_number_of_bonus_markers() -> None:
    for players, markers in ((1, 3), (2, 2), (3, 2)):
        table = start(players)
        assert [someone.markers for someone in table.game.state.players] == [
            *[markers] * players,
            5,
        ]
    assert start(2, automas=0).game.state.players[0].markers == 3


@pytest.mark.rule("SKY-1613", "SKY-1607", "SKY-153")
@EVERY_LEVEL
@pytest.mark.parametrize("tokens", ["first_game", "dealt"])
def test_she_takes_the_bonus_of_an_unused_token(level: int, tokens: str) -> None:
    drawn = set()
    for number in range(5):
        table = set_up(3, level, f"{number}", tokens=tokens)
        taken = happened(table, TokenTaken)
        assert [event.seat for event in taken][-1] == 3
        hers = taken[-1].token
        kept = {event.token for event in taken[:-1]}
        assert len(kept) == 3
        assert hers not in kept
        ids = table.game.data.tables.token_ids
        unused = {ids[token] for token in table.game.state.tokens}
        assert unused == set(ids) - kept - {hers}
        assert luna_player(table).token == NOTHING
        has = luna_player(table)
        tank, upload = STARTS.get(level, (0, 0))
        tracks = dict.fromkeys(COMPANIES, 0)
        for gain in table.game.data.tokens[hers].bonus:
            if isinstance(gain, effects.Tank):
                tank += gain.n
            else:
                assert isinstance(gain, effects.Track)
                tracks[gain.company] += gain.n
        assert (has.tank, has.upload) == (tank, upload)
        assert has.tracks == list(tracks.values())
        drawn.add(hers)
    assert len(drawn) > 1


@pytest.mark.rule("SKY-1613", "SKY-Q-12")
def test_her_bonus_comes_last() -> None:
    for number in range(12):
        table = set_up(2, 2, f"{number}")
        moves = [event for event in happened(table, Moved) if event.seat < 2]
        hers = next(event for event in happened(table, TokenTaken) if event.seat == 2)
        told = [event.event for event in table.events()]
        assert all(told.index(move) < told.index(hers) for move in moves)


@pytest.mark.rule("SKY-1614", "SKY-1301")
@EVERY_TABLE
def test_missions_are_not_for_her(players: int) -> None:
    table = start(players, "missions", missions=True)
    assert len(table.game.state.missions) == (2 if players == 3 else 1)
    play_on(table)
    assert (luna_player(table).tasks, luna_player(table).once) == (0, 0)
    assert all(event.seat != players for event in happened(table, TaskFulfilled))
    for mission in seen(table).missions:
        assert len(mission.tasks) == players


# Planning


@pytest.mark.rule("SKY-1610", "SKY-1621", "SKY-1622")
@EVERY_TABLE
def test_cards_go_to_open_slots_and_then_to_majority_slots(players: int) -> None:
    position = LunaPosition(players)
    position.cards({}, deck=["I-2", "I-6", "I-7", "I-9", "I-10"])
    table = position.start_planning()
    luna = luna_of(table)
    assert luna_ids(table, luna.slots[1:4]) == ["I-10", "I-9", "I-7"]
    assert luna.slots[0] == luna.slots[4] == NOTHING
    assert luna_ids(table, luna.majority) == ["I-6", "I-2"]
    assert luna.deck == []
    view = seen(table).luna
    assert view is not None
    assert view.slots == (None,) * 5
    assert view.face_down == (False, True, True, True, False)
    assert view.majority == ("I-6", "I-2")
    assert seen(table).phase == "actions"


@pytest.mark.rule("SKY-1621")
def test_she_plans_once_all_players_have_planned() -> None:
    position = LunaPosition(2)
    position.state.phase = "round"
    for someone in position.state.players:
        someone.slots = [NOTHING] * 5
    table = position.table()
    table.decide(B, READY)
    assert luna_of(table).majority == [NOTHING, NOTHING]
    table.decide(A, READY)
    assert NOTHING not in luna_of(table).majority


@pytest.mark.rule("SKY-1623")
@pytest.mark.parametrize("left_first", [True, False])
def test_the_left_reveal_line_comes_first(left_first: bool) -> None:
    position = LunaPosition()
    majority = ["I-4", "II-1"] if left_first else ["II-1", "I-4"]
    position.cards({}, deck=[*reversed(majority), "I-1", "I-2", "I-3"])
    table = position.start_planning()
    told = [
        type(event.event)
        for event in table.events()
        if isinstance(event.event, TankMoved | LunaUploaded)
    ]
    assert told == ([TankMoved, LunaUploaded] if left_first else [LunaUploaded, TankMoved])
    assert changes(position, table) == {"tank": 2, "upload": 1}


@pytest.mark.rule("SKY-1611", "SKY-1612")
@EVERY_LEVEL
@pytest.mark.parametrize(
    ("tank", "upload", "opened"),
    [(7, 3, ""), (8, 3, "A"), (7, 4, "E"), (9, 5, "AE")],
)
def test_slots_a_and_e_open(level: int, tank: int, upload: int, opened: str) -> None:
    position = LunaPosition(luna_level=level)
    has = position.player(position.luna_seat)
    has.tank, has.upload = tank, upload
    position.cards({}, deck=["I-1", "I-2", "I-3", "I-6", "I-7", "I-9", "I-10"])
    table = position.start_planning()
    slots = "".join(
        slot for slot, card in zip(SLOTS, luna_of(table).slots, strict=True) if card != NOTHING
    )
    assert slots == "".join(sorted("BCD" + (opened if level else "")))
    view = seen(table).luna
    assert view is not None
    assert view.open == tuple(slot in slots for slot in SLOTS)
    assert view.open == tuple(slot.open for slot in seen(table).players[1].slots)


@pytest.mark.rule("SKY-1611")
@pytest.mark.parametrize(("level", "told"), [(0, []), (1, ["A"]), (2, ["A"])])
def test_a_slot_is_usable_from_the_next_planning_phase(level: int, told: list[Slot]) -> None:
    """The reveal line brings her to the slot space only after the cards are on their slots."""
    position = LunaPosition(luna_level=level)
    position.player(position.luna_seat).tank = 6
    position.cards({}, deck=["I-1", "I-4", "I-2", "I-3", "I-6"])
    table = position.start_planning()
    assert luna_player(table).tank == 8
    assert luna_of(table).slots[0] == NOTHING
    assert [event.slot for event in happened(table, SlotOpened)] == told
    finish_her_round(table)
    table.decide(A, READY)
    assert (luna_of(table).slots[0] != NOTHING) is bool(told)


@pytest.mark.rule("SKY-1611")
def test_an_upload_opens_slot_e() -> None:
    position = LunaPosition()
    position.player(position.luna_seat).upload = 3
    position.cards({"B": "II-4"})
    table = position.turn()
    assert [event.slot for event in happened(table, SlotOpened)] == ["E"]
    assert luna_player(table).upload == 5


@pytest.mark.rule("SKY-1624", "SKY-1625", "SKY-Q-52")
@EVERY_LEVEL
def test_an_empty_deck_is_made_anew_when_a_card_is_drawn(level: int) -> None:
    position = LunaPosition(luna_level=level)
    position.cards({}, deck=["I-2", "I-1"])
    table = position.start_planning()
    luna = luna_of(table)
    assert luna_ids(table, luna.slots)[:2] == ["I-1", "I-2"]
    added = int(level >= 2)
    assert luna.discard == []
    assert len(luna.deck) == 10 + added - 3
    assert len(luna.second) == 7 - added
    assert happened(table, LunaShuffled) == [LunaShuffled(1, 10)]
    assert happened(table, LunaStrengthened) == [LunaStrengthened(1, "new-deck")] * added


@pytest.mark.rule("SKY-1624")
def test_a_deck_that_is_just_used_up_stays_empty() -> None:
    position = LunaPosition()
    position.cards({}, deck=["I-1", "I-2", "I-3", "I-6", "I-7"])
    table = position.start_planning()
    assert luna_of(table).deck == []
    assert len(luna_of(table).discard) == 7
    assert happened(table, LunaShuffled) == []


@pytest.mark.rule("SKY-1624")
def test_a_new_deck_is_shuffled_with_its_class_two_card() -> None:
    drawn = set()
    for number in range(8):
        position = LunaPosition()
        position.state.rng = number * 7919 + 1
        position.cards({}, deck=[])
        table = position.start_planning()
        drawn.add(tuple(luna_ids(table, luna_of(table).deck)))
    assert len(drawn) == 8
    assert len({tuple(card.startswith("II") for card in deck) for deck in drawn}) > 1


@pytest.mark.rule("SKY-1624")
def test_nothing_is_added_once_the_class_two_cards_are_used_up() -> None:
    position = LunaPosition()
    position.cards({}, deck=[])
    position.luna.discard += position.luna.second
    position.luna.second = []
    table = position.start_planning()
    assert len(luna_of(table).deck) == 19 - 5
    assert happened(table, LunaStrengthened) == []


def with_token_ahead(level: int, track: str, before: int) -> LunaPosition:
    position = LunaPosition(luna_level=level)
    setattr(position.player(position.luna_seat), track, before)
    return position


@pytest.mark.rule("SKY-1608", "SKY-1626", "SKY-Q-52")
@pytest.mark.parametrize("level", TANK_TOKENS)
@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("short", [0, 1, 2, 3, 4])
def test_a_token_on_the_tank(level: int, number: int, short: int) -> None:
    """II-6 moves 4: she stops before the token, on it, or behind it."""
    at = TANK_TOKENS[level][number]
    position = with_token_ahead(level, "tank", at - 5 + short)
    position.luna.tokens = 1 << number
    position.cards({"B": "II-6"})
    before = list(position.luna.deck)
    top = position.luna.second[-1]
    table = position.turn()
    luna = luna_of(table)
    if short == 0:
        assert luna.deck == before
        assert luna.tokens == 1 << number
    else:
        assert luna.deck == [*before, top]
        assert luna.tokens == 0
        assert happened(table, LunaStrengthened) == [LunaStrengthened(1, "token")]
    assert len(luna.second) == 6 - (short > 0)


@pytest.mark.rule("SKY-1608", "SKY-1626")
@pytest.mark.parametrize("level", UPLOAD_TOKENS)
@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("short", [0, 1, 2])
def test_a_token_on_the_research_track(level: int, number: int, short: int) -> None:
    """II-4 moves 2."""
    at = UPLOAD_TOKENS[level][number]
    position = with_token_ahead(level, "upload", max(0, at - 3 + short))
    position.luna.tokens = 0b100 << number
    position.cards({"B": "II-4"})
    table = position.turn()
    assert luna_player(table).upload == max(0, at - 3 + short) + 2
    reached = luna_player(table).upload >= at
    assert len(luna_of(table).second) == 6 - reached
    assert luna_of(table).tokens == (0 if reached else 0b100 << number)


@pytest.mark.rule("SKY-1626")
def test_each_token_works_once() -> None:
    position = with_token_ahead(4, "tank", 9)
    position.luna.tokens = 0b1110
    position.cards({"B": "II-6", "C": "I-12"})
    table = position.turn()
    assert (luna_player(table).tank, luna_of(table).tokens) == (13, 0b1110)
    assert happened(table, LunaStrengthened) == []


@pytest.mark.rule("SKY-1626")
def test_two_tokens_passed_in_one_move_both_work() -> None:
    position = with_token_ahead(8, "tank", 7)
    position.luna.tokens = 0b1111
    position.cards({"B": "II-6"})
    table = position.turn()
    assert luna_player(table).tank == 11
    assert luna_of(table).tokens == 0b1100
    assert len(luna_of(table).second) == 4


@pytest.mark.rule("SKY-1626")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_there_are_no_tokens_below_level_three(level: int) -> None:
    position = LunaPosition(luna_level=level)
    position.cards({"B": "II-6", "C": "II-4", "D": "I-12"})
    deck = list(position.luna.deck)
    table = position.table()
    while happened(table, LunaFinished) == []:
        table.decide(A, PASS if PASS in table.pending[A].options else table.pending[A].options[0])
    assert luna_of(table).deck == deck
    assert happened(table, LunaStrengthened) == []


@pytest.mark.rule("SKY-1626", "SKY-Q-52")
def test_a_token_without_a_class_two_card_adds_nothing() -> None:
    position = with_token_ahead(4, "tank", 8)
    position.cards({"B": "I-12"})
    position.luna.discard += position.luna.second
    position.luna.second = []
    deck = list(position.luna.deck)
    table = position.turn()
    assert luna_player(table).tank == 10
    assert luna_of(table).deck == deck
    assert luna_of(table).tokens == 0b1110


@pytest.mark.rule("SKY-1626", "SKY-Q-52")
def test_a_token_puts_its_card_on_an_empty_deck() -> None:
    position = with_token_ahead(4, "tank", 8)
    position.cards({"B": "I-12"}, deck=[])
    table = position.turn()
    assert luna_ids(table, luna_of(table).deck) == ["II-7"]
    finish_her_round(table)
    table.decide(A, READY)
    assert luna_ids(table, luna_of(table).slots)[0] == "II-7"


# Majorities


@pytest.mark.rule("SKY-1631", "SKY-1632", "SKY-EX-39")
def test_her_totals() -> None:
    position = LunaPosition()
    position.cards({}, left="I-12", right="I-7")
    assert seen(position.table()).players[1].face_up == {
        "titanium": 3,
        "carbon": 0,
        "energy": 0,
        "minerals": 4,
        "scientist": 1,
        "field": 0,
    }


@pytest.mark.rule("SKY-1632")
def test_her_scientists_are_those_of_both_cards() -> None:
    position = LunaPosition()
    position.cards({}, left="II-3", right="II-7")
    assert seen(position.table()).players[1].face_up["scientist"] == 4


@pytest.mark.rule("SKY-1634")
def test_an_empty_majority_slot_counts_nothing() -> None:
    position = LunaPosition()
    assert set(seen(position.table()).players[1].face_up.values()) == {0}


def may_place(table: AnyTable, seat: Seat, space: str) -> bool:
    return any(option.space == space for option in offered(table, seat, PlaceMarker))


@pytest.mark.rule("SKY-1633", "SKY-711", "SKY-715", "SKY-719", "SKY-722")
@EVERY_TABLE
@pytest.mark.parametrize(
    ("kind", "left", "right", "hers"),
    [
        ("titanium", "I-12", None, 3),
        ("carbon", "I-1", None, 3),
        ("energy", None, "I-3", 3),
        ("minerals", None, "I-1", 3),
    ],
)
def test_a_player_needs_as_much_as_she_has(
    kind: Any, left: str | None, right: str | None, hers: int, players: int
) -> None:
    for own in (hers - 1, hers):
        position = LunaPosition(players)
        position.cards({"B": "I-2"}, left, right)
        position.area(A, position.card(kind, own))
        table = position.table()
        assert may_place(table, A, f"majority-{kind}") is (own >= hers)
        if own < hers:
            assert refused(table, A, PlaceMarker(f"majority-{kind}"))


@pytest.mark.rule("SKY-1633", "SKY-711")
def test_a_player_needs_as_many_scientists() -> None:
    for own, allowed in ((1, False), (2, True)):
        position = LunaPosition(2)
        position.cards({"B": "I-2"}, "I-1", "I-3")
        position.area(A, *(position.card("scientist", 1) for _ in range(own)))
        assert may_place(position.table(), A, "majority-scientist") is allowed


@pytest.mark.rule("SKY-1633", "SKY-1643", "SKY-EX-45")
@pytest.mark.parametrize("last", ["I-10", "I-2"])
def test_a_space_opens_when_she_gives_up_her_card(last: str) -> None:
    """The top card I-10 (0 / 4) costs her the right majority card, I-2 (4 / 0) the left one."""
    position = LunaPosition()
    position.cards({"B": last}, left="I-12", right="I-7")
    position.area(A, position.card("minerals", 3))
    position.state.turn = A
    assert not may_place(position.table(), A, "majority-minerals")
    table = position.turn()
    assert may_place(table, A, "majority-minerals") is (last == "I-10")


# Her turns


@pytest.mark.rule("SKY-1641")
@EVERY_TABLE
def test_the_leftmost_card_is_turned_up(players: int) -> None:
    position = LunaPosition(players)
    position.cards({"A": "I-4", "B": "I-5", "C": "I-8", "D": "I-12", "E": "I-1"})
    position.luna.shown = 0b00001
    table = position.turn()
    assert happened(table, LunaTurned) == [LunaTurned(players, "I-5", "B")]
    view = seen(table).luna
    assert view is not None
    assert view.slots == ("I-4", "I-5", None, None, None)
    assert view.face_down == (False, False, True, True, True)
    assert not luna_player(table).passed
    finish_her_round(table)
    turned = [(event.card, event.slot) for event in happened(table, LunaTurned)]
    assert turned == [("I-5", "B"), ("I-8", "C"), ("I-12", "D"), ("I-1", "E")]


@pytest.mark.rule("SKY-1641")
def test_lines_go_from_top_to_bottom() -> None:
    """The 2 coins of I-3 come before its move, and pay the barrier."""
    position = LunaPosition()
    position.cards({"B": "I-3"})
    position.worth(skymine=(EMPTIED, 5, 5))
    position.at(position.luna_seat, skymine=9)
    table = position.turn()
    hers = [
        type(event.event) for event in table.events() if getattr(event.event, "seat", None) == 1
    ]
    order = [LunaTurned, CoinsGained, LunaCompared, LunaChose, BarrierPaid, Moved]
    assert [kind for kind in hers if kind in order][:6] == order


@pytest.mark.rule("SKY-1642", "SKY-1643", "SKY-1644", "SKY-EX-40")
@EVERY_TABLE
@pytest.mark.parametrize(
    ("last", "higher", "kept", "titanium", "minerals"),
    [
        ("I-2", "left", (None, "I-7"), 0, 4),
        ("I-10", "right", ("I-12", None), 3, 0),
        ("I-5", "neither", ("I-12", "I-7"), 3, 4),
    ],
)
def test_the_top_card_decides_which_majority_card_goes(
    players: int,
    last: str,
    higher: Literal["left", "right", "neither"],
    kept: tuple[str | None, str | None],
    titanium: int,
    minerals: int,
) -> None:
    position = LunaPosition(players)
    position.cards({"D": last}, "I-12", "I-7")
    table = position.turn()
    view = seen(table).luna
    assert view is not None
    assert view.majority == kept
    gone = [card for card in ("I-12", "I-7") if card not in kept]
    assert happened(table, LunaFinished) == [LunaFinished(players, last, higher)]
    assert happened(table, LunaDropped) == [LunaDropped(players, card, last) for card in gone]
    assert view.discard == (last, *gone)
    assert luna_of(table).slots == [NOTHING] * 5
    assert luna_player(table).passed
    totals = seen(table).players[players].face_up
    assert (totals["titanium"], totals["minerals"]) == (titanium, minerals)
    assert totals["carbon"] == totals["energy"] == 0


@pytest.mark.rule("SKY-1642", "SKY-Q-73")
def test_only_her_slot_cards_are_shuffled() -> None:
    tops, orders = set(), set()
    for number in range(25):
        position = LunaPosition()
        position.state.rng = number * 104729 + 3
        position.cards({"B": "I-5", "C": "I-8", "D": "I-4"}, discard=["I-2", "I-7", "I-10"])
        position.luna.shown = 0b00110
        table = position.turn()
        pile = luna_ids(table, luna_of(table).discard)
        assert pile[:3] == ["I-2", "I-7", "I-10"]
        assert sorted(pile[3:]) == ["I-4", "I-5", "I-8"]
        tops.add(pile[-1])
        orders.add(tuple(pile))
    assert tops == {"I-4", "I-5", "I-8"}
    assert len(orders) == 6


@pytest.mark.rule("SKY-1644")
@EVERY_TABLE
def test_her_turns_are_skipped_once_she_is_done(players: int) -> None:
    position = LunaPosition(players)
    position.cards({"B": "I-5"})
    position.player(A).coins = 9
    table = position.turn()
    assert luna_player(table).passed
    assert list(table.pending) == [A]
    answer = next(o for o in offered(table, A, PlaceMarker) if o.space == "tile-scientist")
    table.decide(A, answer)
    (after,) = table.pending
    assert after == (1 if players > 1 else 0)
    assert len(happened(table, LunaTurned)) == 1


@pytest.mark.rule("SKY-1645")
@EVERY_TABLE
def test_the_phase_lasts_until_she_has_no_card_left(players: int) -> None:
    position = LunaPosition(players)
    position.cards({"B": "I-5", "C": "I-8", "D": "I-4"})
    for seat in range(players - 1):
        position.player(seat).passed = True
    position.state.turn = position.last
    table = position.table()
    while table.game.state.phase == "actions":
        options = table.pending[position.last].options
        table.decide(position.last, PASS if PASS in options else options[0])
    assert [event.card for event in happened(table, LunaTurned)] == ["I-5", "I-8", "I-4"]
    assert table.game.state.round == 2


@pytest.mark.rule("SKY-1645")
def test_the_phase_goes_on_without_her() -> None:
    position = LunaPosition(2)
    position.cards({"B": "I-5"})
    position.player(A).coins = 9
    table = position.turn()
    table.decide(A, next(o for o in offered(table, A, PlaceMarker) if o.space == "tile-energy"))
    assert table.game.state.phase == "actions"
    assert table.game.state.round == 1


@pytest.mark.rule("SKY-1646", "SKY-831")
@EVERY_TABLE
def test_she_takes_her_markers_back_without_tiles(players: int) -> None:
    position = LunaPosition(players)
    position.cards({"B": "I-4", "C": "I-5", "D": "I-8"}, left="I-9", right="I-7")
    table = position.table()
    finish_her_round(table)
    placed = [event for event in happened(table, MarkerPlaced) if event.seat == players]
    assert [event.space for event in placed] == ["tile-resource", "tile-energy", "tile-scientist"]
    assert table.game.state.phase == "planning"
    assert luna_player(table).markers == 5
    assert luna_player(table).tiles == 0
    assert players not in table.game.state.spaces
    assert happened(table, TileTaken) == []
    luna = luna_of(table)
    assert luna.majority == [NOTHING, NOTHING]
    assert sorted(luna_ids(table, luna.discard)) == ["I-4", "I-5", "I-7", "I-8", "I-9"]
    table.decide(A, READY)


@pytest.mark.rule("SKY-1646")
def test_a_tile_that_she_blocks_is_not_for_anyone() -> None:
    position = LunaPosition()
    position.cards({"B": "I-4"})
    position.player(A).coins = 9
    table = position.turn()
    assert not may_place(table, A, "tile-resource")
    assert may_place(table, A, "tile-energy")


# What she pays and gains


@pytest.mark.rule("SKY-1652", "SKY-1677", "SKY-1674")
@pytest.mark.parametrize("card", ["II-6", "I-2"])
def test_spaces_and_cards_cost_her_nothing(card: str) -> None:
    position = LunaPosition()
    position.player(position.luna_seat).coins = 0
    position.cards({"C": card})
    table = position.turn()
    assert luna_player(table).coins == (3 if card == "II-6" else 0)
    assert all(event.seat != 1 for event in happened(table, CoinsPaid))


@pytest.mark.rule("SKY-1651", "SKY-1653", "SKY-1011", "SKY-1012")
@EVERY_TABLE
def test_thresholds_pay_her_and_those_before_her(players: int) -> None:
    position = LunaPosition(players)
    position.cards({"B": "I-3"})
    position.worth(tawac=(EMPTIED, 5, 5))
    for seat in range(players):
        position.at(seat, tawac=4 if seat != 1 else 3)
    position.at(position.luna_seat, tawac=3)
    table = position.turn()
    assert changes(position, table)["coins"] == 2 + 1
    paid = tuple(seat for seat in range(players) if seat != 1)
    assert happened(table, ThresholdPassed) == [ThresholdPassed(players, "tawac", 1, paid)]
    coins = [player(table, seat).coins for seat in range(players)]
    assert coins == [1 + (seat != 1) for seat in range(players)]


@pytest.mark.rule("SKY-1653")
def test_she_is_paid_again_when_others_pass_later() -> None:
    position = LunaPosition()
    position.cards({"B": "I-5"})
    position.at(position.luna_seat, tawac=4)
    position.at(A, tawac=3)
    position.area(A, position.card("carbon", 1))
    table = position.table()
    use = next(o for o in table.pending[A].options if type(o).__name__ == "UseResources")
    table.decide(A, use)
    advance = next(o for o in table.pending[A].options if getattr(o, "company", "") == "tawac")
    table.decide(A, advance)
    assert happened(table, ThresholdPassed) == [ThresholdPassed(A, "tawac", 1, (1,))]
    assert luna_player(table).coins == 1 + 1 + 2


@pytest.mark.rule("SKY-1651")
def test_a_track_bonus_is_nothing_to_her() -> None:
    """Behind the first threshold of A2 players get a marker."""
    position = LunaPosition()
    position.tracks(skymine="A2")
    position.worth(skymine=(EMPTIED, 5, 5))
    position.at(position.luna_seat, skymine=3)
    position.cards({"B": "I-3", "C": "I-2"})
    table = position.turn()
    assert luna_player(table).tracks[0] == 5
    assert (luna_player(table).markers, luna_player(table).extra) == (4, 0)
    finish_her_round(table)
    assert luna_player(table).markers == 5


@pytest.mark.rule("SKY-1652", "SKY-1654", "SKY-EX-38")
def test_example_38() -> None:
    """A barrier of 2 on the most valuable track, no coins, I-3 on slot B."""
    position = LunaPosition()
    position.tracks(tawac="D2", skymine="A2")
    position.worth(skymine=(EMPTIED, 5, 5))
    position.at(position.luna_seat, skymine=7)
    position.player(position.luna_seat).coins = 0
    position.cards({"B": "I-3"})
    table = position.turn()
    assert changes(position, table) == {"tracks": {"skymine": 2}, "markers": -1}
    assert happened(table, BarrierPaid) == [BarrierPaid(1, "skymine", 2)]
    assert happened(table, LunaShort) == []
    assert table.game.state.spaces[table.game.data.board_spaces.index("sell")] == 1


@pytest.mark.rule("SKY-1654", "SKY-EX-44")
@pytest.mark.parametrize("coins", [0, 1, 2, 3, 4])
def test_example_44_she_pays_what_she_has(coins: int) -> None:
    """A1 has a barrier of 3 between spaces 9 and 10."""
    position = LunaPosition()
    position.player(position.luna_seat).coins = coins
    position.at(position.luna_seat, skymine=8)
    position.cards({"B": "I-6"})
    table = position.turn()
    assert luna_player(table).tracks[0] == 10
    assert luna_player(table).coins == max(0, coins - 3)
    paid = min(coins, 3)
    assert [event.coins for event in happened(table, BarrierPaid)] == ([paid] if paid else [])
    short = [LunaShort(1, "skymine", 3)] if coins < 3 else []
    assert happened(table, LunaShort) == short


@pytest.mark.rule("SKY-1654", "SKY-1013")
def test_coins_of_a_threshold_pay_the_barrier_behind_it() -> None:
    """C1: a threshold before space 5 pays 1, a barrier before space 6 costs 2."""
    position = LunaPosition()
    position.player(position.luna_seat).coins = 1
    position.at(position.luna_seat, astrogo=4)
    position.cards({"B": "I-6"})
    table = position.turn()
    assert (luna_player(table).tracks[2], luna_player(table).coins) == (6, 0)
    assert happened(table, LunaShort) == []


@pytest.mark.rule("SKY-1655")
@pytest.mark.parametrize(("before", "coins"), [(21, 4), (20, 2), (19, 0)])
def test_past_the_end_of_a_track_spaces_are_coins(before: int, coins: int) -> None:
    position = LunaPosition()
    position.at(position.luna_seat, skymine=before)
    position.cards({"B": "I-6"})
    table = position.turn()
    assert luna_player(table).tracks[0] == 21
    assert luna_player(table).coins == 1 + coins


@pytest.mark.rule("SKY-1656", "SKY-1657", "SKY-1672")
@pytest.mark.parametrize("short", [0, 1, 2, 3])
def test_past_the_end_of_tank_and_research_steps_are_coins(short: int) -> None:
    position = LunaPosition()
    has = position.player(position.luna_seat)
    has.tank, has.upload = 28 - short, 15 - short
    position.cards({"B": "II-5"})
    table = position.turn()
    moved = min(2, short)
    assert (luna_player(table).tank, luna_player(table).upload) == (
        28 - short + moved,
        15 - short + moved,
    )
    assert luna_player(table).coins == 1 + 2 * 2 * (2 - moved)


@pytest.mark.rule("SKY-1657")
def test_her_upload_needs_no_plans() -> None:
    position = LunaPosition()
    position.cards({"B": "II-4"})
    table = position.turn()
    assert luna_player(table).screens == []
    assert happened(table, LunaUploaded) == [LunaUploaded(1, 2, 2)]


# Choosing companies


def values(position: LunaPosition) -> list[int]:
    return [company.value for company in seen(position.table()).companies]


def names(companies: list[int]) -> list[Company]:
    return [COMPANIES[company] for company in companies]


@pytest.mark.rule("SKY-1661", "SKY-1663")
@BOARDS
def test_most_coin_symbols_are_most_valuable(board: str) -> None:
    position = LunaPosition(board=board)
    full = (6, 5, 6) if board == "belt" else (5, 5, 5)
    position.worth(
        skymine=(2, *full[1:]),
        minerva=full,
        astrogo=(EMPTIED, *full[1:]),
        tawac=(1, *full[1:]),
    )
    game = position.table().game
    assert values(position) == [2, 0, 5, 3]
    assert names(by_value(game)) == ["astrogo", "tawac", "skymine", "minerva"]
    assert names(meant_by(game, "most-valuable")) == ["astrogo"]
    assert names(meant_by(game, "second-most-valuable")) == ["tawac"]
    assert names(meant_by(game, "two-most-valuable")) == ["astrogo", "tawac"]
    assert names(meant_by(game, "least-valuable")) == ["minerva"]


@pytest.mark.rule("SKY-1662")
@BOARDS
def test_a_tie_goes_to_more_empty_spaces(board: str) -> None:
    position = LunaPosition(board=board)
    full = (6, 5, 6) if board == "belt" else (5, 5, 5)
    position.worth(
        tawac=(full[0], full[1] - 1, full[2]), astrogo=(full[0] - 1, full[1] - 1, full[2])
    )
    assert values(position) == [0, 0, 0, 0]
    assert names(by_value(position.table().game)) == ["astrogo", "tawac", "skymine", "minerva"]
    position.cards({"B": "I-3"})
    table = position.turn()
    assert changes(position, table)["tracks"] == {"astrogo": 2}
    assert happened(table, LunaCompared) == [
        LunaCompared(1, "value", ("astrogo", "tawac", "skymine", "minerva"), (0, 0, 0, 0))
    ]


@pytest.mark.rule("SKY-1662")
def test_spaces_of_an_emptied_column_count_as_empty() -> None:
    """Both are worth 5 and have 7 empty spaces, so the track decides."""
    position = LunaPosition()
    position.worth(skymine=(EMPTIED, 4, 4), minerva=(1, 2, 5))
    assert values(position) == [5, 5, 0, 0]
    assert names(by_value(position.table().game))[:2] == ["skymine", "minerva"]


@pytest.mark.rule("SKY-1662")
@pytest.mark.parametrize(
    ("sides", "expected"),
    [
        (("A1", "B1", "C1", "D1"), ["skymine", "minerva", "astrogo", "tawac"]),
        (("E2", "D1", "C2", "A1"), ["tawac", "astrogo", "minerva", "skymine"]),
        (("B2", "A2", "E1", "D2"), ["minerva", "skymine", "tawac", "astrogo"]),
    ],
)
def test_a_further_tie_goes_by_the_track(
    sides: tuple[TrackId, ...], expected: list[Company]
) -> None:
    position = LunaPosition()
    position.tracks(**dict(zip(COMPANIES, sides, strict=True)))
    assert names(by_value(position.table().game)) == expected
    position.cards({"B": "I-10"})
    assert changes(position, position.turn())["tracks"] == {expected[-1]: 3}


def with_leads(leads: Mapping[str, tuple[int, int]], players: int = 2) -> LunaPosition:
    """Her marker and the best other one on each track; a third player is further behind."""
    position = LunaPosition(players)
    for name, (hers, best) in leads.items():
        position.at(position.luna_seat, **{name: hers})
        for seat in range(players):
            position.at(seat, **{name: max(0, best - seat)})
    return position


@pytest.mark.rule("SKY-1664", "SKY-1665", "SKY-1666", "SKY-1668", "SKY-EX-51", "SKY-Q-75")
@EVERY_TABLE
def test_example_51(players: int) -> None:
    position = with_leads(
        {"skymine": (5, 7), "minerva": (4, 4), "astrogo": (3, 1), "tawac": (6, 5)}, players
    )
    game = position.table().game
    assert [margin(game, company) for company in range(4)] == [-2, 0, 2, 1]
    assert names(meant_by(game, "biggest-lead")) == ["astrogo"]
    assert names(meant_by(game, "two-biggest-leads")) == ["astrogo", "tawac"]
    assert COMPANIES[farthest_behind(game, [0, 1, 2, 3])] == "skymine"
    position.cards({"B": "II-7"})
    table = position.turn()
    assert set(changes(position, table)["tracks"]) == {"astrogo", "tawac"}
    assert happened(table, LunaCompared)[0] == LunaCompared(
        players, "lead", ("astrogo", "tawac", "minerva", "skymine"), (2, 1, 0, -2)
    )


@pytest.mark.rule("SKY-1664", "SKY-1668", "SKY-Q-75")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_best_other_marker_counts_whoever_it_is(best: Seat) -> None:
    position = LunaPosition(3)
    position.at(position.luna_seat, skymine=4, minerva=3)
    for seat in range(3):
        position.at(seat, skymine=3 if seat == best else 0, minerva=1)
    game = position.table().game
    assert [margin(game, company) for company in range(4)] == [1, 2, 0, 0]
    assert names(meant_by(game, "biggest-lead")) == ["minerva"]


@pytest.mark.rule("SKY-1665", "SKY-Q-75")
def test_a_shared_lead_comes_before_being_behind() -> None:
    position = with_leads(
        {"skymine": (1, 3), "minerva": (2, 2), "astrogo": (0, 4), "tawac": (0, 1)}
    )
    position.player(B).tracks[1] = 2
    assert names(meant_by(position.table().game, "biggest-lead")) == ["minerva"]


@pytest.mark.rule("SKY-1665")
def test_behind_everywhere_the_smallest_gap_counts() -> None:
    position = with_leads(
        {"skymine": (1, 3), "minerva": (2, 5), "astrogo": (3, 4), "tawac": (0, 6)}
    )
    game = position.table().game
    assert names(meant_by(game, "two-biggest-leads")) == ["astrogo", "skymine"]


@pytest.mark.rule("SKY-1665", "SKY-1666", "SKY-1668")
def test_ties_of_leads_go_to_the_more_valuable_company() -> None:
    position = with_leads(
        {"skymine": (2, 1), "minerva": (2, 1), "astrogo": (1, 3), "tawac": (1, 3)}
    )
    position.worth(minerva=(2, 5, 5), tawac=(1, 5, 5))
    game = position.table().game
    assert names(meant_by(game, "two-biggest-leads")) == ["minerva", "skymine"]
    assert COMPANIES[farthest_behind(game, [0, 1, 2, 3])] == "tawac"
    assert COMPANIES[farthest_behind(game, [0, 1, 2])] == "astrogo"


@pytest.mark.rule("SKY-1666")
def test_behind_nowhere_the_smallest_lead_counts() -> None:
    position = with_leads(
        {"skymine": (5, 1), "minerva": (4, 2), "astrogo": (3, 2), "tawac": (8, 1)}
    )
    assert COMPANIES[farthest_behind(position.table().game, [0, 1, 2, 3])] == "astrogo"


@pytest.mark.rule("SKY-1667")
def test_she_chooses_by_the_board_as_it_is_then() -> None:
    """An expansion between two of her turns changes which company is most valuable."""
    position = LunaPosition()
    position.worth(tawac=(3, 5, 5), skymine=(4, 5, 5))
    position.cards({"B": "I-3", "C": "I-11"})
    position.area(A, position.card("energy", 3))
    table = position.turn()
    assert happened(table, LunaChose)[-1] == LunaChose(1, "tawac", "most-valuable")
    table.decide(A, UseEnergy("skymine"))
    for _ in range(9):
        if happened(table, LunaTurned)[-1].card == "I-11":
            break
        options = table.pending[A].options
        table.decide(A, next((o for o in options if getattr(o, "column", 1) == 1), options[0]))
    chosen = [event.company for event in happened(table, LunaChose)][1:]
    assert chosen[0] == "skymine"


@pytest.mark.rule("SKY-1667")
@pytest.mark.parametrize("card", ["I-6", "I-10", "II-7"])
def test_an_expansion_is_of_the_company_that_moved(card: str) -> None:
    position = LunaPosition()
    position.cards({"B": card})
    table = position.turn()
    chosen = [event.company for event in happened(table, LunaChose)]
    assert len(chosen) == (2 if card == "II-7" else 1)
    assert {holder for holder in table.game.state.places if holder != NOTHING} == {
        COMPANIES.index(company) for company in chosen
    }


@pytest.mark.rule("SKY-Q-81", "SKY-1673")
def test_the_most_valuable_company_moves_first() -> None:
    """1 coin for two barriers: the first one gets it."""
    position = LunaPosition()
    position.worth(astrogo=(1, 5, 5), skymine=(2, 5, 5))
    position.at(position.luna_seat, skymine=9, astrogo=5)
    position.cards({"B": "I-11"})
    position.state.supplement = 0
    table = position.turn()
    assert [event.company for event in happened(table, BarrierPaid)] == ["astrogo"]
    assert [(e.company, e.cost) for e in happened(table, LunaShort)] == [
        ("astrogo", 2),
        ("skymine", 3),
    ]


@pytest.mark.rule("SKY-Q-81")
def test_the_bigger_lead_moves_first() -> None:
    position = with_leads(
        {"skymine": (9, 5), "astrogo": (5, 0), "minerva": (0, 1), "tawac": (0, 1)}
    )
    position.worth(skymine=(1, 5, 5))
    position.cards({"B": "II-7"})
    table = position.turn()
    assert [event.company for event in happened(table, LunaChose)][:2] == ["astrogo", "skymine"]
    assert [event.company for event in happened(table, BarrierPaid)] == ["astrogo"]


@pytest.mark.rule("SKY-Q-81")
def test_all_tracks_are_chosen_before_she_moves() -> None:
    """Minerva and Skymine lead by 1; a move of 2 with Minerva first would not change the choice,
    so the choice is told as a whole before any move."""
    position = with_leads(
        {"skymine": (2, 1), "minerva": (2, 1), "astrogo": (1, 1), "tawac": (1, 3)}
    )
    position.cards({"B": "II-7"})
    table = position.turn()
    told = [
        type(event.event) for event in table.events() if isinstance(event.event, LunaChose | Moved)
    ]
    assert told == [LunaChose, LunaChose, Moved, Moved]


# Cards, markers and plans


@pytest.mark.rule("SKY-1674")
def test_an_empty_space_gives_no_card() -> None:
    position = LunaPosition()
    position.cards({"A": "I-2"})
    position.lay(7, None)
    card = position.shown(8)
    table = position.turn()
    assert changes(position, table)["cards"] == card
    assert happened(table, LunaIdle) == [LunaIdle(1, "no-card")]


@pytest.mark.rule("SKY-1674", "SKY-319")
def test_the_display_is_not_refilled_before_the_preparation() -> None:
    position = LunaPosition()
    position.cards({"B": "I-12"})
    table = position.turn()
    assert table.game.state.display[0] == table.game.state.display[2] == NOTHING
    finish_her_round(table)
    assert NOTHING not in table.game.state.display


@pytest.mark.rule("SKY-1675")
def test_the_most_valuable_share_on_display() -> None:
    """Tawac is worth most, but only Minerva and Astrogo show shares."""
    position = LunaPosition()
    position.worth(tawac=(EMPTIED, 5, 5), astrogo=(2, 5, 5), minerva=(1, 5, 5))
    position.show_no_shares()
    position.lay(2, "b-energy-2-astrogo")
    position.lay(9, "c-titanium-4-minerva")
    position.lay(6, "c-energy-3-minerva")
    position.cards({"B": "I-1"})
    table = position.turn()
    assert happened(table, LunaTook)[1] == LunaTook(1, "c-energy-3-minerva", 6)
    assert happened(table, LunaChose) == [LunaChose(1, "minerva", "share-shown")]


@pytest.mark.rule("SKY-1676", "SKY-1698", "SKY-002")
def test_her_cards_count_for_their_shares_alone() -> None:
    position = LunaPosition()
    position.worth(minerva=(EMPTIED, 5, 5))
    position.show_no_shares()
    position.lay(4, "c-energy-3-minerva")
    position.cards({"B": "I-1"})
    table = position.turn()
    view = seen(table).players[1]
    assert view.shares == {"skymine": 0, "minerva": 1, "astrogo": 0, "tawac": 0}
    assert view.score["minerva"] == 5
    assert set(view.face_up.values()) == {0}
    finish_her_round(table)
    assert "c-energy-3-minerva" in (seen(table).players[1].hand or ())
    assert luna_player(table).resting == [[]] * 5


@pytest.mark.rule("SKY-1677")
def test_a_taken_space_is_not_hers() -> None:
    position = LunaPosition()
    position.cards({"C": "I-4"})
    position.marker(A, position.box.board_spaces.index("tile-field"))
    position.player(A).markers -= 1
    table = position.turn()
    assert changes(position, table) == {"coins": 2, "upload": 1}
    assert happened(table, LunaIdle) == [LunaIdle(1, "no-space")]


@pytest.mark.rule("SKY-1677")
def test_without_a_marker_she_blocks_nothing() -> None:
    position = LunaPosition()
    position.cards({"C": "I-4"})
    position.player(position.luna_seat).markers = 0
    for space in range(5):
        position.marker(position.luna_seat, space)
    table = position.turn()
    assert happened(table, LunaIdle) == [LunaIdle(1, "no-space")]
    assert table.game.state.spaces[9] == NOTHING


@pytest.mark.rule("SKY-1677", "SKY-704")
def test_her_marker_blocks_until_the_end_of_the_round() -> None:
    position = LunaPosition(2)
    position.cards({"A": "I-3", "B": "I-5"})
    position.player(A).coins = 20
    assert may_place(position.table(), A, "buy")
    table = position.turn()
    assert not may_place(table, A, "buy")
    finish_her_round(table)
    table.decide(A, READY)
    table.decide(B, READY)
    assert may_place(table, A, "buy")


@pytest.mark.rule("SKY-1678", "SKY-528", "SKY-Q-10")
@pytest.mark.parametrize("slot", SLOTS)
def test_a_discarded_plan_is_replaced(slot: Slot) -> None:
    """She takes the supplement coins, whatever the position."""
    position = LunaPosition()
    position.cards({slot: "II-1"})
    position.state.supplement = 5
    place = 4 + {"A": 0, "B": 1, "C": 2, "D": 3, "E": 0}[slot]
    plan, new = position.state.plans[place], position.state.stacks[1][-1]
    table = position.turn()
    assert table.game.state.plans[place] == new
    assert table.game.state.gone == [plan]
    ids = position.box.tables.plan_ids
    assert happened(table, LunaDiscarded) == [LunaDiscarded(1, ids[plan], 5)]
    assert happened(table, PlansRevealed) == [PlansRevealed((ids[new],))]
    assert (table.game.state.supplement, luna_player(table).coins) == (0, 1 + 3 + 5)


@pytest.mark.rule("SKY-1678", "SKY-530")
def test_an_empty_position_still_gives_the_coins() -> None:
    position = LunaPosition()
    position.cards({"B": "II-1"})
    position.state.supplement = 2
    position.state.gone = [position.state.plans[5], *position.state.stacks[1]]
    position.state.plans[5] = NOTHING
    position.state.stacks[1] = []
    table = position.turn()
    assert happened(table, LunaIdle) == [LunaIdle(1, "no-plan")]
    assert luna_player(table).coins == 1 + 3 + 2
    assert [event.coins for event in happened(table, CoinsGained)] == [3, 2]
    assert table.game.state.supplement == 0


@pytest.mark.rule("SKY-1679", "SKY-Q-74")
def test_the_latest_special_leaves_without_a_coin() -> None:
    position = LunaPosition()
    position.cards({"B": "I-9"})
    numbers = position.box.tables.plan_number
    position.state.specials = [numbers[f"special-{n}"] for n in (2, 5, 3)]
    position.state.supplement = 0
    table = position.turn()
    assert happened(table, LunaDiscarded)[0] == LunaDiscarded(1, "special-5", 0)
    assert seen(table).specials == ("special-2", "special-3")
    assert luna_player(table).coins == 1


@pytest.mark.rule("SKY-1679")
def test_without_a_special_nothing_is_discarded() -> None:
    position = LunaPosition()
    position.cards({"B": "I-9"})
    table = position.turn()
    assert happened(table, LunaIdle) == [LunaIdle(1, "no-special")]
    assert len(happened(table, LunaDiscarded)) == 1


# The end


def last_round(players: int = 1, **options: Any) -> LunaPosition:
    """Round 7; Luna has turned up her cards, all others are about to pass."""
    position = LunaPosition(players, **options)
    position.state.round = 7
    position.player(position.luna_seat).passed = True
    return position


def end(position: LunaPosition) -> AnyTable:
    table = position.table()
    while not table.finished:
        seat = next(iter(table.pending))
        options = table.pending[seat].options
        table.decide(seat, PASS if PASS in options else options[-1])
    return table


@pytest.mark.rule("SKY-1698", "SKY-903")
@EVERY_TABLE
def test_she_is_scored_like_a_player(players: int) -> None:
    position = last_round(players)
    position.worth(minerva=(EMPTIED, 5, 5), skymine=(1, 5, 5))
    has = position.player(position.luna_seat)
    has.coins, has.tank, has.upload = 11, 13, 7
    position.at(position.luna_seat, minerva=6, skymine=2)
    has.hand = [position.number("d-share-minerva")]
    position.state.deck.remove(has.hand[0])
    table = end(position)
    assert table.result is not None
    assert table.result.breakdown[players] == {
        "coins": 11,
        "astrogo": 0,
        "tawac": 0,
        "skymine": 1 * 3,
        "minerva": (2 + 1) * 5,
        "tank": 25,
        "research": 20,
    }
    assert table.result.scores[players] == 11 + 3 + 15 + 25 + 20
    assert table.result.winners == (players,)


@pytest.mark.rule("SKY-1699", "SKY-912", "SKY-Q-57")
@pytest.mark.parametrize(
    ("coins", "ranking"), [(9, ((1,), (0,))), (10, ((0, 1),)), (11, ((0,), (1,)))]
)
def test_one_player_against_her(coins: int, ranking: tuple[tuple[Seat, ...], ...]) -> None:
    position = last_round()
    position.player(A).coins = coins
    position.player(position.luna_seat).coins = 10
    table = end(position)
    assert table.result is not None
    assert table.result.ranking == ranking
    view = seen(table).luna
    assert view is not None
    assert view.level == 2


def threatened(threat: str, players: int = 1) -> LunaPosition:
    position = last_round(players, board="belt", threats=True)
    ids = [one.id for one in position.box.tables.threats]
    position.state.threat = ids.index(threat)
    return position


@pytest.mark.rule("SKY-1695", "SKY-1546", "SKY-1550", "SKY-1542", "SKY-Q-56")
@pytest.mark.parametrize("threat", ["crash", "leak", "blackout", "time-loop"])
def test_a_threat_that_is_left_hits_her(threat: str) -> None:
    position = threatened(threat)
    has = position.player(position.luna_seat)
    position.worth(minerva=(EMPTIED, 5, 6))
    has.coins, has.tank = 12, 20
    has.hand = sorted(position.number(c) for c in ("c-energy-3-minerva", "d-share-minerva"))
    for card in has.hand:
        if card in position.state.deck:
            position.state.deck.remove(card)
    table = end(position)
    assert table.result is not None
    hers = table.result.breakdown[1]
    assert hers["coins"] == (0 if threat == "crash" else 12)
    assert hers["tank"] == (0 if threat == "leak" else 40)
    assert hers["minerva"] == 5 * (1 if threat == "blackout" else 2)


@pytest.mark.rule("SKY-1695")
def test_she_never_neutralises_a_threat() -> None:
    """Minerva has a shuttle next to the threat and goes on expanding past it."""
    position = LunaPosition(board="belt", threats=True)
    position.hold("minerva", "themis-1", "shuttle-16")
    position.player(position.luna_seat).coins = 20
    position.at(position.luna_seat, minerva=3)
    position.cards({"B": "II-3"})
    table = position.turn()
    assert table.game.state.threat != NOTHING
    assert table.game.state.hero == NOTHING
    assert happened(table, ThreatNeutralised) == []


# What has passed a value


@pytest.mark.rule("SKY-Q-72", "SKY-Q-02")
@pytest.mark.parametrize(
    ("threat", "tank", "upload"),
    [("singularity", 0, 11), ("time-loop", 13, 7), ("leak", 20, 0)],
)
def test_values_that_threats_name(threat: str, tank: int, upload: int) -> None:
    for tank_short, upload_short in ((0, 0), (1, 0), (0, 1)):
        if (tank_short and not tank) or (upload_short and not upload):
            continue
        position = Position(2, board="belt", threats=True)
        ids = [one.id for one in position.box.tables.threats]
        position.state.threat = ids.index(threat)
        position.hold("tawac", "shuttle-11")
        position.area(A, position.card("energy", 2))
        someone = position.player(A)
        someone.tank, someone.upload = tank - tank_short, upload - upload_short
        someone.screens = [NOTHING, *position.state.stacks[0][: len(someone.screens) - 1]]
        table = position.table()
        table.decide(A, UseEnergy("tawac"))
        allowed = not tank_short and not upload_short
        assert bool(offered(table, A, Neutralise)) is allowed


# Whole games


@pytest.mark.rule("SKY-1601", "SKY-1606", "SKY-1612", "SKY-1625")
@EVERY_LEVEL
@pytest.mark.parametrize(("players", "board"), [(1, "moon"), (1, "belt"), (2, "belt"), (3, "moon")])
def test_games_of_every_level(level: int, players: int, board: str) -> None:
    """Whatever is chosen, her cards are all there, and the level's limits hold."""
    table = start(players, f"{level}-{players}", luna_level=level, board=board)
    chance = Random.seeded(f"{level}{board}")
    while not table.finished:
        seat = next(iter(table.pending))
        options = table.pending[seat].options
        table.decide(seat, options[chance.below(len(options))])
        if not table.game.state.todo:
            check(table.game)
    turned = happened(table, LunaTurned)
    slots = {event.slot for event in turned}
    if level == 0:
        assert slots == {"B", "C", "D"}
        assert len(turned) == 21
    else:
        assert slots > {"B", "C", "D"}
    strengthened = happened(table, LunaStrengthened)
    if level < 2:
        assert strengthened == []
        assert all(event.card in CLASS_ONE for event in turned)
    else:
        assert LunaStrengthened(players, "new-deck") in strengthened
    assert (LunaStrengthened(players, "token") in strengthened) is (level >= 3)
    assert len(happened(table, LunaFinished)) == 7
