"""Awards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.options import Seat
from kosmodrom.games.astrominers.box import AsteroidType
from kosmodrom.games.astrominers.moves import HandIn, Pass, PlaceDie
from kosmodrom.games.astrominers.state import FACES, Face
from kosmodrom.testing.positions import offered, question, refused
from tests.games.astrominers.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    in_deck,
    keep_dice,
    next_round,
    player,
    pool,
    seen,
    stock,
    take_only,
)

AWARD = PlaceDie("miner", "award-1")


def done(position: Position, seat: Seat, types: str, expeditions: int = 0) -> None:
    """Completed missions of these types, and expeditions: ``S1``, ``S2``, ``C3``, ``?1``."""
    names: dict[str, AsteroidType] = {"S": "S", "C": "C", "M": "M"}
    position.player(seat).done = [
        position.mission(f"{'ABCD'[seat]}-{kind}{number}", type=names[kind])
        for number, kind in enumerate(types, 1)
    ]
    position.player(seat).expeditions = [
        position.expedition(f"{'ABCD'[seat]}-?{number}") for number in range(1, expeditions + 1)
    ]


def open_awards(position: Position, *sets: str, deck: tuple[str, ...] = ()) -> None:
    """Awards for these sets on the places, and in the award deck, top card first."""
    cards = [position.award(f"award-{types}-{n}", types) for n, types in enumerate(sets)]
    position.state.awards = [*cards, *[None] * (3 - len(cards))]
    below = [position.award(f"deck-{types}-{n}", types) for n, types in enumerate(deck)]
    position.state.award_deck = below[::-1]


def ready(position: Position, *dice: Face) -> None:
    """A has a miner and these dice, B a miner."""
    position.pool(A, "miner", *dice)
    position.pool(B, "miner")


def mission_deck(table: AnyTable) -> list[str]:
    """The mission deck, lowest card first."""
    return in_deck(table, "missions")


# What an award asks for


@pytest.mark.rule("AM-EX-44", "AM-601", "AM-602", "AM-606", "AM-609")
def test_an_award_is_taken_with_a_set_of_completed_missions() -> None:
    position = Position()
    position.fill_decks()
    done(position, A, "SSCM")
    open_awards(position, "SSC")
    ready(position)
    table = position.table()
    deck = list(mission_deck(table))
    before = seen(table).players[A].score
    assert before["missions"] + before["awards"] == 4
    table.decide(A, AWARD)
    take_only(table, A, HandIn)
    assert sorted(mission_deck(table)[:3]) == ["A-C3", "A-S1", "A-S2"]
    assert mission_deck(table)[3:] == deck
    assert player(table, A).done == ["A-M4"]
    assert player(table, A).awards == ["award-SSC-0"]
    after = seen(table).players[A].score
    assert (after["missions"], after["awards"]) == (1, 6)


@pytest.mark.rule("AM-601")
@pytest.mark.parametrize(
    ("types", "enough"),
    [("SSC", True), ("CSS", True), ("SSCM", True), ("SCC", False), ("SCM", False), ("SC", False)],
)
def test_a_type_that_occurs_twice_in_the_set_is_needed_twice(types: str, enough: bool) -> None:
    position = Position()
    done(position, A, types)
    open_awards(position, "SSC")
    ready(position)
    table = position.table()
    assert (AWARD in offered(table, A)) is enough
    if not enough:
        assert "AM-601" in refused(table, A, AWARD)


@pytest.mark.rule("AM-605")
def test_only_missions_completed_on_own_barges_and_still_held_count() -> None:
    position = Position()
    done(position, A, "SCM")
    done(position, B, "SS")
    position.player(A).missions = [position.mission("in-hand", type="S")]
    position.run(A, position.mission("in-dock", type="S"), [(A, "miner")])
    position.run(B, position.mission("of-B", type="S"), [(A, "miner")])
    open_awards(position, "SS")
    ready(position)
    table = position.table()
    assert "AM-605" in refused(table, A, AWARD)
    table.decide(A, Pass())
    assert AWARD in offered(table, B)


@pytest.mark.rule("AM-605")
def test_a_mission_stands_for_one_symbol_of_the_set() -> None:
    position = Position()
    done(position, A, "SCC")
    open_awards(position, "SS")
    ready(position)
    assert "AM-605" in refused(position.table(), A, AWARD)


@pytest.mark.rule("AM-EX-45", "AM-603", "AM-607")
def test_expeditions_stand_for_any_type_and_go_to_the_box() -> None:
    position = Position()
    done(position, A, "SM", expeditions=1)
    open_awards(position, "SSC")
    ready(position)
    assert "AM-601" in refused(position.table(), A, AWARD)

    position = Position()
    position.fill_decks()
    done(position, A, "SM", expeditions=2)
    open_awards(position, "SSC")
    ready(position)
    table = position.table()
    table.decide(A, AWARD)
    take_only(table, A, HandIn)
    assert mission_deck(table)[0] == "A-S1"
    assert {"A-?1", "A-?2"} <= set(table.game.state.outside)
    assert player(table, A).expeditions == table.game.state.expeditions == []
    assert player(table, A).done == ["A-M2"]
    assert player(table, A).awards == ["award-SSC-0"]


@pytest.mark.rule("AM-608")
def test_the_player_chooses_which_fitting_cards_to_hand_in() -> None:
    position = Position()
    position.fill_decks()
    done(position, A, "SSM", expeditions=1)
    open_awards(position, "SM")
    ready(position)
    table = position.table()
    table.decide(A, AWARD)
    assert {frozenset(option.cards) for option in offered(table, A, HandIn)} == {
        frozenset({"A-S1", "A-M3"}),
        frozenset({"A-S2", "A-M3"}),
        frozenset({"A-S1", "A-?1"}),
        frozenset({"A-S2", "A-?1"}),
        frozenset({"A-M3", "A-?1"}),
    }
    assert "AM-608" in refused(table, A, HandIn(("A-S1", "A-M3", "A-?1")))  # one too many
    assert "AM-608" in refused(table, A, HandIn(("A-S1",)))
    assert "AM-608" in refused(table, A, HandIn(("A-S1", "A-S2")))
    assert "AM-605" in refused(table, A, HandIn(("A-S1", "not-mine")))
    table.decide(A, HandIn(("A-S2", "A-?1")))
    assert player(table, A).done == ["A-S1", "A-M3"]
    assert player(table, A).expeditions == []


@pytest.mark.rule("AM-606")
def test_missions_handed_in_count_for_no_other_award() -> None:
    position = Position()
    position.fill_decks()
    done(position, A, "SSS")
    open_awards(position, "SS", "SS")
    ready(position, "miner")
    table = position.table()
    table.decide(A, AWARD)
    table.decide(A, HandIn(("A-S1", "A-S2")))
    table.decide(B, Pass())
    assert "AM-605" in refused(table, A, PlaceDie("miner", "award-2"))


@pytest.mark.rule("AM-602", "AM-Q-24")
def test_missions_go_under_the_deck_in_the_order_of_completion_the_latest_lowest() -> None:
    position = Position()
    position.fill_decks()
    done(position, A, "MSCS")
    open_awards(position, "SSC")
    ready(position)
    table = position.table()
    deck = list(mission_deck(table))
    table.decide(A, AWARD)
    take_only(table, A, HandIn)
    assert mission_deck(table) == ["A-S4", "A-C3", "A-S2", *deck]


@pytest.mark.rule("AM-609")
def test_an_award_scores_at_the_end() -> None:
    position = Position(round=8)
    position.fill_decks()
    done(position, A, "SS")
    position.state.awards[0] = position.award("cup", "SS", points=9)
    position.pool(A, "miner")
    table = position.table()
    table.decide(A, AWARD)
    take_only(table, A, HandIn)
    assert table.result is not None
    assert table.result.breakdown[A]["awards"] == 9
    assert table.result.breakdown[A]["missions"] == 0
    assert table.result.scores[A] == 9


# Places


@pytest.mark.rule("AM-604")
def test_the_emptied_place_is_refilled_from_the_award_deck() -> None:
    position = Position()
    position.fill_decks()
    done(position, A, "SS")
    open_awards(position, "CC", "SS", "MM", deck=("CM", "SM"))
    ready(position)
    table = position.table()
    table.decide(A, PlaceDie("miner", "award-2"))
    take_only(table, A, HandIn)
    assert table.game.state.awards == ["award-CC-0", "deck-CM-0", "award-MM-2"]
    assert seen(table).award_deck == 1


@pytest.mark.rule("AM-610")
def test_with_the_award_deck_empty_the_place_stays_empty() -> None:
    position = Position()
    position.fill_decks()
    done(position, A, "SSSS")
    open_awards(position, "SS", "CC", "MM")
    ready(position)
    table = position.table()
    table.decide(A, AWARD)
    table.decide(A, HandIn(("A-S1", "A-S2")))
    assert table.game.state.awards == [None, "award-CC-1", "award-MM-2"]
    next_round(table)
    keep_dice(table)
    face = pool(table, A)[0]
    assert "AM-610" in refused(table, A, PlaceDie(face, "award-1"))


@pytest.mark.rule("AM-611")
def test_another_award_needs_another_die_and_another_place() -> None:
    position = Position()
    position.fill_decks()
    done(position, A, "SSCC")
    open_awards(position, "SS", "CC", deck=("CC",))
    ready(position, "miner", "miner")
    table = position.table()
    table.decide(A, AWARD)
    take_only(table, A, HandIn)
    assert player(table, A).awards == ["award-SS-0"]
    assert pool(table, A) == ["miner", "miner"]
    assert list(table.pending) == [B]  # one action, one award
    table.decide(B, Pass())
    assert "AM-611" in refused(table, A, AWARD)
    table.decide(A, PlaceDie("miner", "award-2"))
    take_only(table, A, HandIn)
    assert player(table, A).awards == ["award-SS-0", "award-CC-1"]
    assert pool(table, A) == ["miner"]


@pytest.mark.rule("AM-EX-46", "AM-604", "AM-Q-10")
def test_a_new_award_cannot_be_taken_while_the_die_stands_beside_its_place() -> None:
    position = Position()
    position.fill_decks()
    done(position, A, "SS")
    done(position, B, "CCMM")
    open_awards(position, "SS", "MM", deck=("CC",))
    position.pool(A, "miner")
    position.pool(B, "miner", "miner")
    table = position.table()
    table.decide(A, AWARD)
    take_only(table, A, HandIn)
    assert table.game.state.awards[0] == "deck-CC-0"
    assert AWARD not in offered(table, B)
    assert "AM-Q-10" in refused(table, B, AWARD)
    table.decide(B, PlaceDie("miner", "award-2"))
    take_only(table, B, HandIn)
    assert player(table, B).awards == ["award-MM-1"]
    next_round(table)
    keep_dice(table)
    table.decide(A, Pass())
    table.decide(B, PlaceDie(pool(table, B)[0], "award-1"))
    take_only(table, B, HandIn)
    assert player(table, B).awards == ["award-MM-1", "deck-CC-0"]


@pytest.mark.rule("AM-Q-25")
def test_beside_each_award_there_is_one_space_that_takes_any_die() -> None:
    position = Position()
    done(position, A, "SSCCMM")
    open_awards(position, "SS", "CC", "MM")
    position.pool(A, *FACES)
    table = position.table()
    places = [o for o in offered(table, A, PlaceDie) if o.space.startswith("award")]
    spaces = ("award-1", "award-2", "award-3")
    assert set(places) == {PlaceDie(face, space) for face in FACES for space in spaces}
    assert len(places) == len(FACES) * 3


# The shape of it


def fits(cards: tuple[str, ...], wanted: str) -> bool:
    """Whether the cards, each read as one symbol and an expedition as any, can spell the set."""
    types = [card[2] for card in cards]
    return any(
        all(own in ("?", asked) for own, asked in zip(order, wanted, strict=True))
        for order in permutations(types)
    )


@pytest.mark.rule("AM-601", "AM-603", "AM-608")
@settings(max_examples=60, deadline=None)
@given(
    types=st.text("SCM", max_size=5),
    expeditions=st.integers(0, 3),
    wanted=st.text("SCM", min_size=1, max_size=4),
)
def test_exactly_the_fitting_sets_can_be_handed_in(
    types: str, expeditions: int, wanted: str
) -> None:
    position = Position()
    position.fill_decks()
    done(position, A, types, expeditions)
    open_awards(position, wanted)
    ready(position)
    table = position.table()
    held = (*player(table, A).done, *player(table, A).expeditions)
    legal = [cards for cards in combinations(held, len(wanted)) if fits(cards, wanted)]
    assert (AWARD in offered(table, A)) == bool(legal)
    if not legal:
        return
    table.decide(A, AWARD)
    assert question(table, A) == "hand-in"
    assert Counter(o.cards for o in offered(table, A)) == Counter(legal)
    table.decide(A, HandIn(legal[-1]))
    left = {*player(table, A).done, *player(table, A).expeditions}
    assert left == set(held) - set(legal[-1])
    assert stock(table, A) == {}
    assert list(table.pending) == [B]
    assert player(table, C).awards == []
