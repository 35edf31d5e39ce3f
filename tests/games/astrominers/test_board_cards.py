"""Board cards: technologies, bulletins and expeditions."""

from __future__ import annotations

import pytest

from kosmodrom.core.options import Seat
from kosmodrom.games.astrominers.box import Cost
from kosmodrom.games.astrominers.moves import (
    Crew,
    Done,
    HandIn,
    Pass,
    PlaceDie,
    TakeRevealed,
    TakeTop,
    UseCard,
)
from kosmodrom.games.astrominers.state import FACES, Face
from kosmodrom.testing.positions import offered, question, refused
from tests.games.astrominers.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    bank,
    keep_dice,
    next_round,
    pass_all,
    player,
    pool,
    seen,
    stock,
    take_only,
)

BOARD_CARDS = ("technology", "bulletin", "expedition")


def mini_deck(position: Position, kind: str, cards: int = 1, cost: Cost | None = None) -> list[str]:
    """A mini-deck of test cards ``kind-a``, ``kind-b``, ..., the top card first."""
    ids = [f"{kind}-{letter}" for letter in "abcd"[:cards]]
    for id in ids:
        match kind:
            case "technology":
                position.technology(id, cost=cost)
            case "bulletin":
                position.bulletin(id, cost=cost)
            case "expedition":
                position.expedition(id, cost=cost)
    match kind:
        case "technology":
            position.state.technologies = ids[::-1]
        case "bulletin":
            position.state.bulletins = ids[::-1]
        case "expedition":
            position.state.expeditions = ids[::-1]
    return ids


def got(table: AnyTable, seat: Seat, kind: str) -> list[str]:
    """The cards of a kind that a player has: before the player, or in docks."""
    match kind:
        case "technology":
            return [own.card for own in player(table, seat).technologies]
        case "bulletin":
            return [own.card for own in player(table, seat).bulletins]
    return [run.card for run in table.game.state.runs if run.owner == seat]


def top(table: AnyTable, kind: str) -> str | None:
    """The visible card of a mini-deck."""
    view = seen(table, B)
    return {
        "technology": view.technologies,
        "bulletin": view.bulletins,
        "expedition": view.expeditions,
    }[kind].top


def finish_launch(table: AnyTable) -> None:
    """Put no (more) dice on yellow spaces."""
    for seat in tuple(table.pending):
        if question(table, seat) == "yellow":
            table.decide(seat, Done())


# Taking a board card


@pytest.mark.rule("AM-701", "AM-707", "AM-Q-25")
@pytest.mark.parametrize("kind", BOARD_CARDS)
def test_the_top_card_is_taken_with_any_die_and_the_next_one_is_seen_then(kind: str) -> None:
    for face in FACES:
        position = Position()
        mini_deck(position, kind, 3)
        position.pool(A, face)
        position.pool(B, "miner")
        table = position.table()
        assert top(table, kind) == f"{kind}-a"
        spaces = [o for o in offered(table, A, PlaceDie) if o.space.startswith(kind)]
        assert spaces == [PlaceDie(face, f"{kind}-1")]
        table.decide(A, PlaceDie(face, f"{kind}-1"))
        finish_launch(table)
        assert got(table, A, kind) == [f"{kind}-a"]
        assert top(table, kind) == f"{kind}-b"
        # One card of each mini-deck a round, for everyone.
        assert "AM-707" in refused(table, B, PlaceDie("miner", f"{kind}-1"))


@pytest.mark.rule("AM-706", "AM-707")
@pytest.mark.parametrize("kind", BOARD_CARDS)
def test_the_next_card_shows_only_when_the_top_card_is_paid_for(kind: str) -> None:
    position = Position()
    mini_deck(position, kind, 2, cost={"gold": 1})
    position.pool(A, "miner", "geologist")
    position.stock(A, water=3, xenon=3)
    table = position.table()
    table.decide(A, PlaceDie("miner", f"{kind}-1"))
    assert question(table, A) == "payment"
    assert top(table, kind) == f"{kind}-a"
    assert table.undo_terms(A).alone == (0,)
    table.decide(A, offered(table, A)[0])
    assert top(table, kind) == f"{kind}-b"


@pytest.mark.rule("AM-705")
@pytest.mark.parametrize("kind", BOARD_CARDS)
def test_a_board_card_is_carried_out_at_once_and_never_goes_to_a_hand(kind: str) -> None:
    position = Position()
    mini_deck(position, kind)
    position.pool(A, "miner")
    position.pool(B, "miner")
    table = position.table()
    table.decide(A, PlaceDie("miner", f"{kind}-1"))
    assert got(table, A, kind) == [f"{kind}-a"]
    assert player(table, A).missions == player(table, A).orders == []
    assert list(table.pending) == [B]


@pytest.mark.rule("AM-706")
@pytest.mark.parametrize("kind", BOARD_CARDS)
def test_its_cost_is_paid_in_the_same_moment(kind: str) -> None:
    position = Position()
    mini_deck(position, kind, cost={"gold": 1, "water": 2})
    position.pool(A, "miner")
    position.stock(A, gold=1, water=1)
    table = position.table()
    assert "AM-706" in refused(table, A, PlaceDie("miner", f"{kind}-1"))
    position.stock(A, gold=1, water=3)
    table = position.table()
    table.decide(A, PlaceDie("miner", f"{kind}-1"))
    assert stock(table, A) == {"water": 1}
    assert (bank(table)["gold"], bank(table)["water"]) == (11, 12)


@pytest.mark.rule("AM-708")
@pytest.mark.parametrize("kind", BOARD_CARDS)
def test_the_space_beside_an_empty_mini_deck_cannot_be_used(kind: str) -> None:
    position = Position()
    position.pool(A, "miner")
    table = position.table()
    assert top(table, kind) is None
    assert PlaceDie("miner", f"{kind}-1") not in offered(table, A)
    assert "AM-708" in refused(table, A, PlaceDie("miner", f"{kind}-1"))


@pytest.mark.rule("AM-EX-48", "AM-707", "AM-708")
def test_a_mini_deck_gives_one_card_a_round_until_it_is_empty() -> None:
    position = Position(players=2)
    cards = mini_deck(position, "technology", 4)
    position.pool(A, "miner", "geologist")
    position.pool(B, "miner")
    table = position.table()
    for round in range(1, 5):
        assert table.game.state.round == round
        table.decide(A, PlaceDie(pool(table, A)[0], "technology-1"))
        for seat in (B, A):
            face = pool(table, seat)[0]
            assert "AM-707" in refused(table, seat, PlaceDie(face, "technology-1"))
            table.decide(seat, Pass())
        keep_dice(table)
    assert got(table, A, "technology") == cards
    assert table.game.state.round == 5
    assert "AM-708" in refused(table, A, PlaceDie(pool(table, A)[0], "technology-1"))


# Technologies


@pytest.mark.rule("AM-EX-47", "AM-702", "AM-710", "AM-711")
def test_a_technology_is_a_space_for_its_owner_once_a_round() -> None:
    position = Position(round=2)
    mini_deck(position, "technology")  # gives gold
    position.pool(A, "miner", "miner2", "geologist")
    position.pool(B, "miner")
    table = position.table()
    table.decide(A, PlaceDie("miner", "technology-1"))
    assert "AM-702" in refused(table, B, UseCard("miner", "technology-a"))
    table.decide(B, Pass())
    table.decide(A, UseCard("miner2", "technology-a"))
    assert stock(table, A) == {"gold": 1}
    assert pool(table, A) == ["geologist"]
    assert "AM-711" in refused(table, A, UseCard("geologist", "technology-a"))
    next_round(table)
    keep_dice(table)
    table.decide(A, UseCard(pool(table, A)[0], "technology-a"))
    assert stock(table, A) == {"gold": 2}
    assert "AM-702" in refused(table, B, UseCard(pool(table, B)[0], "technology-a"))


@pytest.mark.rule("AM-710")
@pytest.mark.parametrize("face", FACES)
def test_any_die_on_a_technology_gives_exactly_one_unit_of_its_kind(face: Face) -> None:
    for kind in ("gold", "tungsten", "nickel", "palladium"):
        position = Position()
        position.own(A, position.technology("t", gives=kind))
        position.pool(A, face)
        position.pool(B, "miner")
        table = position.table()
        table.decide(A, UseCard(face, "t"))
        assert stock(table, A) == {kind: 1}
        assert bank(table)[kind] == 9


@pytest.mark.rule("AM-712", "AM-716")
def test_technologies_and_bulletins_score_their_printed_points() -> None:
    position = Position(round=8)
    position.technology("t", points=3)
    position.bulletin("b", points=2)
    position.state.technologies, position.state.bulletins = ["t"], ["b"]
    position.pool(A, "miner", "miner")
    table = position.table()
    table.decide(A, PlaceDie("miner", "technology-1"))
    table.decide(A, PlaceDie("miner", "bulletin-1"))
    assert table.result is not None
    assert table.result.breakdown[A]["technologies"] == 3
    assert table.result.breakdown[A]["bulletins"] == 2
    assert table.result.scores == (5, 0, 0)


# Bulletins


@pytest.mark.rule("AM-EX-55", "AM-703", "AM-714")
def test_a_bulletin_gives_its_owner_one_of_ten_cards() -> None:
    for face in FACES:
        position = Position()
        position.fill_decks()
        position.own(A, position.bulletin("b"))
        position.own(B, position.bulletin("of-B"))
        position.pool(A, face)
        position.pool(B, "miner")
        table = position.table()
        state = table.game.state
        revealed = [card for card in (*state.missions.display, *state.orders.display) if card]
        table.decide(A, UseCard(face, "b"))
        assert set(offered(table, A)) == {
            *(TakeRevealed(card) for card in revealed),
            TakeTop("missions"),
            TakeTop("orders"),
        }
        assert len(offered(table, A)) == 10
        table.decide(A, TakeTop("orders"))
        assert (len(player(table, A).missions), len(player(table, A).orders)) == (0, 1)
        assert list(table.pending) == [B]
        assert offered(table, B, UseCard) == [UseCard("miner", "of-B")]
        assert "AM-703" in refused(table, B, UseCard("miner", "b"))


@pytest.mark.rule("AM-703", "AM-715")
def test_a_bulletin_can_be_used_from_the_moment_it_is_bought_once_a_round() -> None:
    position = Position()
    position.fill_decks()
    mini_deck(position, "bulletin")
    position.pool(A, "miner", "miner2", "geologist")
    table = position.table()
    table.decide(A, PlaceDie("miner", "bulletin-1"))
    table.decide(A, UseCard("miner2", "bulletin-a"))
    table.decide(A, TakeTop("missions"))
    assert len(player(table, A).missions) == 1
    assert "AM-715" in refused(table, A, UseCard("geologist", "bulletin-a"))
    next_round(table)
    keep_dice(table)
    table.decide(A, UseCard(pool(table, A)[0], "bulletin-a"))
    table.decide(A, TakeTop("orders"))
    assert len(player(table, A).orders) == 1


# Expeditions


@pytest.mark.rule("AM-704")
def test_an_expedition_is_launched_like_a_mission_in_the_same_action() -> None:
    position = Position()
    mini_deck(position, "expedition", cost={"xenon": 1})
    position.stock(A, xenon=1)
    position.pool(A, "miner")
    position.pool(B, "miner")
    position.run(C, position.mission("m"), [None])
    table = position.table()
    table.decide(A, PlaceDie("miner", "expedition-1"))
    (_, run) = table.game.state.runs
    assert (run.card, run.owner, run.dock) == ("expedition-a", A, 2)
    assert seen(table).players[A].barges == 1
    assert stock(table, A) == {}


@pytest.mark.rule("AM-704")
def test_an_expedition_counts_for_barges_and_docks() -> None:
    position = Position(players=2)
    position.docks_marked(2, 2)
    position.run(A, position.expedition("trip", yellow=1, white=1), [None, None])
    position.run(B, position.mission("m"), [None])
    mini_deck(position, "expedition")
    position.pool(A, "miner")
    refusal = refused(position.table(), A, PlaceDie("miner", "expedition-1"))
    assert {"AM-342", "AM-704"} <= set(refusal)


@pytest.mark.rule("AM-EX-49", "AM-333", "AM-704")
def test_without_a_free_barge_an_expedition_cannot_be_taken() -> None:
    position = Position()
    mini_deck(position, "expedition", cost={"xenon": 1})
    position.stock(A, xenon=1)
    position.pool(A, "miner")
    for id in ("m1", "m2"):
        position.run(A, position.mission(id), [None])
    table = position.table()
    assert len(table.game.state.runs) < len(seen(table).docks)
    refusal = refused(table, A, PlaceDie("miner", "expedition-1"))
    assert {"AM-333", "AM-704"} <= set(refusal)
    assert pool(table, A) == ["miner"]


@pytest.mark.rule("AM-EX-54", "AM-717", "AM-718", "AM-413")
def test_the_die_beside_the_mini_deck_is_not_on_the_expedition() -> None:
    position = Position(round=4)
    position.state.expeditions = [position.expedition("trip", yellow=2, white=2)]
    position.pool(A, "miner", "automaton2", "inspector", "geologist")
    crew: list[tuple[Seat, Face] | None] = [(B, "miner"), (B, "miner"), (B, "miner"), None]
    position.run(B, position.mission("m", white=["both"] * 4), crew)
    table = position.table()
    table.decide(A, PlaceDie("miner", "expedition-1"))
    table.decide(A, Crew("inspector", "trip", 0))
    table.decide(A, Crew("geologist", "trip", 1))
    assert pool(table, A) == ["automaton2"]
    run = table.game.state.runs[-1]
    assert [die and die.seat for die in run.crew] == [A, A, None, None]
    pass_all(table)
    # B has 3 dice on missions, A 2 on the expedition.
    assert (stock(table, A), stock(table, B)) == ({}, {"gold": 4})


@pytest.mark.rule("AM-717")
def test_any_number_of_yellow_spaces_may_be_filled_at_once_and_no_white_one() -> None:
    for fill in range(3):
        position = Position()
        position.state.expeditions = [position.expedition("trip", yellow=2, white=2)]
        position.pool(A, "miner", "miner", "miner", "miner", "miner")
        position.pool(B, "miner")
        table = position.table()
        table.decide(A, PlaceDie("miner", "expedition-1"))
        assert "AM-340" in refused(table, A, Crew("miner", "trip", 2))
        for space in range(fill):
            table.decide(A, Crew("miner", "trip", space))
        finish_launch(table)
        assert list(table.pending) == [B]
        assert pool(table, A) == ["miner"] * (4 - fill)


@pytest.mark.rule("AM-719", "AM-720")
@pytest.mark.parametrize("face", FACES)
def test_all_free_spaces_of_an_expedition_take_any_die_of_any_player(face: Face) -> None:
    for seat in (A, B, C):
        position = Position()
        position.run(A, position.expedition("trip", yellow=1, white=1), [None, None])
        position.pool(seat, face, face)
        table = position.table()
        table.decide(seat, Crew(face, "trip", 0))
        table.decide(seat, Crew(face, "trip", 1))
        assert player(table, A).expeditions == ["trip"]


@pytest.mark.rule("AM-721")
@pytest.mark.parametrize("kind", ["S", "C", "M"])
def test_an_expedition_has_a_question_mark_that_stands_for_any_type(kind: str) -> None:
    position = Position()
    position.fill_decks()
    position.state.awards[0] = position.award("cup", kind)
    position.player(A).expeditions = [position.expedition("trip")]
    position.pool(A, "miner")
    table = position.table()
    table.decide(A, PlaceDie("miner", "award-1"))
    take_only(table, A, HandIn)
    assert player(table, A).awards == ["cup"]
