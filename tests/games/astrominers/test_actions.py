"""Actions (phase 3): basic resources, cards, crew, first player, awards, board cards, own cards."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.core.options import Option
from kosmodrom.games.astrominers.box import Space, load_box
from kosmodrom.games.astrominers.events import CardRevealed, CardTaken
from kosmodrom.games.astrominers.moves import (
    Crew,
    Done,
    HandIn,
    Launch,
    Pass,
    PlaceDie,
    TakeRevealed,
    TakeTop,
    UseCard,
)
from kosmodrom.games.astrominers.state import FACES, Deck, Die, Face, Worker
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.astrominers.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    bank,
    in_deck,
    next_round,
    pass_all,
    player,
    pool,
    seen,
    stock,
    take_only,
)

BASIC = ("plasteel", "water", "xenon")
UNITS: dict[Face, int] = {"miner": 1, "miner2": 2, "automaton": 1, "automaton2": 2}


def at_turn(*faces: Face, players: int = 3) -> Position:
    """A's turn with these dice, and decks to take cards from; B has a die too."""
    position = Position(players=players)
    position.fill_decks()
    position.pool(A, *faces)
    position.pool(B, "miner")
    return position


def area(name: str, *accepts: list[Worker]) -> list[Space]:
    """The board with other spaces in this area."""
    spaces = [space for space in load_box().spaces.values() if space.area != name]
    for number, workers in enumerate(accepts, 1):
        fields: dict[str, Any] = {"id": f"{name}-{number}", "area": name, "mark": 2}
        spaces.append(Space(**fields, accepts=workers, source="original"))
    return spaces


def places(table: AnyTable, name: str) -> set[str]:
    """The spaces of an area that A is offered."""
    spaces = table.game.data.spaces
    return {o.space for o in offered(table, A, PlaceDie) if spaces[o.space].area == name}


# Basic resources


@pytest.mark.rule("AM-EX-01", "AM-325", "AM-311")
def test_a_double_miner_on_the_first_xenon_space_gains_three() -> None:
    position = Position()
    position.pool(A, "miner2")
    table = position.table()
    table.decide(A, PlaceDie("miner2", "xenon-1"))
    assert stock(table, A) == {"xenon": 3}


@pytest.mark.rule("AM-310", "AM-325", "AM-311")
@pytest.mark.parametrize("name", BASIC)
@pytest.mark.parametrize("face", FACES)
def test_a_die_gains_its_symbols_and_one_more_on_the_first_space(face: Face, name: str) -> None:
    """Every open space of the area that shows the die's worker takes it."""
    for space in load_box().boards[4].areas[name]:  # type: ignore[index]
        position = at_turn(face, players=4)
        for other in load_box().boards[4].areas[name]:  # type: ignore[index]
            if other != space:
                position.die(B, "miner", other)  # the only free space
        table = position.table()
        shown = load_box().spaces[space].accepts
        worker = face.removesuffix("2")
        if worker not in shown:
            assert refused(table, A, PlaceDie(face, space)) == ("AM-229",)
            continue
        table.decide(A, PlaceDie(face, space))
        gain = UNITS[face] + (space == f"{name}-1")
        assert stock(table, A) == {name: gain}
        assert bank(table)[name] == 10 - gain  # type: ignore[index]
        assert table.game.state.board[space] == Die(A, face)
        assert pool(table, A) == []


@pytest.mark.rule("AM-326")
def test_any_free_space_may_be_chosen_not_only_the_first() -> None:
    table = at_turn("miner", "automaton", players=4).table()
    assert {o.space for o in offered(table, A, PlaceDie) if o.die == "miner"} >= {
        "plasteel-1",
        "plasteel-3",
        "plasteel-4",
        "water-2",
        "water-3",
        "xenon-1",
        "xenon-2",
        "xenon-3",
    }
    table.decide(A, PlaceDie("miner", "plasteel-4"))
    assert stock(table, A) == {"plasteel": 1}


@pytest.mark.rule("AM-326")
def test_of_equal_free_spaces_one_is_offered() -> None:
    position = at_turn("miner", "miner", "miner")
    position.spaces = area("xenon", ["miner"], ["miner"], ["miner"], ["automaton"])
    position.pool(B)
    table = position.table()
    assert places(table, "xenon") == {"xenon-1", "xenon-2"}
    assert refused(table, A, PlaceDie("miner", "xenon-3")) == ("AM-326",)
    table.decide(A, PlaceDie("miner", "xenon-2"))
    assert places(table, "xenon") == {"xenon-1", "xenon-3"}


@pytest.mark.rule("AM-EX-15")
@pytest.mark.parametrize(("space", "units"), [("xenon-3", 1), ("xenon-1", 2)])
def test_a_single_automaton_gains_one_on_the_third_space_and_two_on_the_first(
    space: str, units: int
) -> None:
    position = at_turn("automaton")
    position.spaces = area("xenon", ["automaton"], ["miner"], ["miner", "automaton"])
    table = position.table()
    assert places(table, "xenon") == {"xenon-1", "xenon-3"}
    table.decide(A, PlaceDie("automaton", space))
    assert stock(table, A) == {"xenon": units}


@pytest.mark.rule("AM-319")
def test_a_space_holds_one_die() -> None:
    position = Position()
    position.pool(A, "miner")
    position.die(A, "miner", "xenon-1")
    table = position.table()
    assert "AM-319" in refused(table, A, PlaceDie("miner", "xenon-1"))


@pytest.mark.rule("AM-319")
def test_a_space_of_a_card_holds_one_die_too() -> None:
    position = at_turn("miner", "miner2")
    position.own(A, position.technology("t"), "geologist")
    position.run(B, position.mission("m", white=["miner", "miner"]), [(C, "miner"), None])
    table = position.table()
    assert "AM-319" in refused(table, A, UseCard("miner", "t"))
    assert refused(table, A, Crew("miner", "m", 0)) == ("AM-319",)


# Taking cards

SOURCES: list[tuple[Deck, Face, str]] = [
    ("missions", "inspector", "dispatch"),
    ("orders", "geologist", "refinery"),
]
RULE_OF = {"dispatch": "AM-312", "refinery": "AM-313"}


def hand(table: AnyTable, deck: Deck) -> list[str]:
    return player(table, A).missions if deck == "missions" else player(table, A).orders


@pytest.mark.rule("AM-312", "AM-313")
@pytest.mark.parametrize(("deck", "face", "name"), SOURCES)
def test_an_inspector_fetches_a_mission_and_a_geologist_an_order(
    deck: Deck, face: Face, name: str
) -> None:
    position = at_turn(*FACES)
    position.die(B, face, f"{name}-1")
    table = position.table()
    # Only this worker, and only on the first free space.
    assert [o for o in offered(table, A, PlaceDie) if o.space.startswith(name)] == [
        PlaceDie(face, f"{name}-2")
    ]
    for other in FACES:
        if other != face:
            assert refused(table, A, PlaceDie(other, f"{name}-2")) == ("AM-229",)
    assert RULE_OF[name] in refused(table, A, PlaceDie(face, f"{name}-3"))
    card = position.box().missions if deck == "missions" else position.box().orders
    table.decide(A, PlaceDie(face, f"{name}-2"))
    table.decide(A, offered(table, A, TakeRevealed)[0])
    assert table.game.state.board[f"{name}-2"] == Die(A, face)
    (taken,) = hand(table, deck)
    assert taken in card
    assert list(table.pending) == [B]


@pytest.mark.rule("AM-312", "AM-313", "AM-327")
@pytest.mark.parametrize(("deck", "face", "name"), SOURCES)
def test_dispatch_gives_no_orders_and_the_refinery_no_missions(
    deck: Deck, face: Face, name: str
) -> None:
    table = at_turn(face).table()
    table.decide(A, PlaceDie(face, f"{name}-1"))
    view = seen(table)
    others: Deck = "orders" if deck == "missions" else "missions"
    other_pile = view.orders if deck == "missions" else view.missions
    assert refused(table, A, TakeTop(others)) == ("AM-327", RULE_OF[name])
    assert refused(table, A, TakeRevealed(str(other_pile.display[0]))) == ("AM-327", RULE_OF[name])


@pytest.mark.rule("AM-327")
@pytest.mark.parametrize("source", ["dispatch", "refinery", "bulletin", "expedition"])
def test_a_card_taken_is_a_revealed_one_or_the_unseen_top_card(source: str) -> None:
    position = at_turn("inspector", "geologist")
    position.own(A, position.bulletin("b"))
    if source == "expedition":
        position.run(A, position.expedition("e", yellow=1, white=1), [(A, "miner")] * 2)
        position.pool(A)
        position.pool(B)
    table = position.table()
    match source:
        case "dispatch":
            table.decide(A, PlaceDie("inspector", "dispatch-1"))
        case "refinery":
            table.decide(A, PlaceDie("geologist", "refinery-1"))
        case "bulletin":
            table.decide(A, UseCard("geologist", "b"))
    piles = table.game.state.missions, table.game.state.orders
    missions: list[Option] = [TakeRevealed(str(card)) for card in piles[0].display]
    orders: list[Option] = [TakeRevealed(str(card)) for card in piles[1].display]
    missions.append(TakeTop("missions"))
    orders.append(TakeTop("orders"))
    expected = {"dispatch": missions, "refinery": orders}.get(source, missions + orders)
    assert question(table, A) == "take-card"
    assert offered(table, A) == expected
    # Not a card deeper in the deck, and taking is not optional.
    assert "AM-327" in refused(table, A, TakeRevealed(in_deck(table, "missions")[0]))
    assert refused(table, A, Done())
    deck: Deck = "orders" if source == "refinery" else "missions"
    before = in_deck(table, deck)
    table.decide(A, TakeTop(deck))
    assert hand(table, deck) == [before[-1]]
    assert in_deck(table, deck) == before[:-1]


@pytest.mark.rule("AM-328")
@pytest.mark.parametrize(("deck", "face", "name"), SOURCES)
@pytest.mark.parametrize("place", range(4))
def test_the_place_of_a_taken_card_is_refilled_from_the_top_before_anything_else(
    deck: Deck, face: Face, name: str, place: int
) -> None:
    table = at_turn(face).table()
    pile = table.game.state.missions if deck == "missions" else table.game.state.orders
    before, top = list(pile.display), in_deck(table, deck)[-1]
    table.decide(A, PlaceDie(face, f"{name}-1"))
    table.decide(A, TakeRevealed(str(before[place])))
    assert pile.display == [*before[:place], top, *before[place + 1 :]]
    assert top not in in_deck(table, deck)
    assert hand(table, deck) == [before[place]]
    assert told(table)[-2:] == [CardTaken(A, str(before[place]), deck), CardRevealed(top, deck)]


@pytest.mark.rule("AM-328")
@pytest.mark.parametrize(("deck", "face", "name"), SOURCES)
def test_taking_the_top_card_leaves_the_display(deck: Deck, face: Face, name: str) -> None:
    table = at_turn(face).table()
    pile = table.game.state.missions if deck == "missions" else table.game.state.orders
    before, top = list(pile.display), in_deck(table, deck)[-1]
    table.decide(A, PlaceDie(face, f"{name}-1"))
    table.decide(A, TakeTop(deck))
    assert pile.display == before
    assert hand(table, deck) == [top]


@pytest.mark.rule("AM-EX-17")
def test_taking_q_refills_its_place_and_taking_the_top_card_does_not() -> None:
    position = Position()
    revealed = [position.mission(name) for name in "PQRS"]
    position.display(missions=revealed)
    position.deck(missions=[position.mission(f"d{number}") for number in range(30)])
    position.pool(A, "inspector")
    position.pool(B, "miner")
    table = position.table()
    table.decide(A, PlaceDie("inspector", "dispatch-1"))
    other = table.fork()
    table.decide(A, TakeRevealed("Q"))
    assert player(table, A).missions == ["Q"]
    assert seen(table).missions.display == ("P", "d0", "R", "S")
    assert seen(table).missions.deck == 29
    other.decide(A, TakeTop("missions"))
    assert player(other, A).missions == ["d0"]
    assert seen(other).missions.display == ("P", "Q", "R", "S")
    assert seen(other).missions.deck == 29


@pytest.mark.rule("AM-329")
@pytest.mark.parametrize(("deck", "face", "name"), SOURCES)
@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (3, 3), (4, 4)])
def test_the_spaces_are_filled_in_printed_order_until_none_is_left(
    deck: Deck, face: Face, name: str, players: int, spaces: int
) -> None:
    position = at_turn(face, face, face, face, face, players=players)
    position.pool(B)
    table = position.table()
    for number in range(1, spaces + 1):
        assert places(table, name) == {f"{name}-{number}"}
        for later in range(number + 1, spaces + 1):
            assert refused(table, A, PlaceDie(face, f"{name}-{later}")) == ("AM-329", RULE_OF[name])
        table.decide(A, PlaceDie(face, f"{name}-{number}"))
        table.decide(A, TakeTop(deck))
    assert places(table, name) == set()
    for number in range(1, 5):
        rules = refused(table, A, PlaceDie(face, f"{name}-{number}"))
        assert rules[0] in ("AM-319", "AM-111")


@pytest.mark.rule("AM-Q-11")
def test_there_is_no_hand_limit() -> None:
    position = at_turn("inspector", "geologist")
    position.player(A).missions = [position.mission(f"m{number}") for number in range(30)]
    position.player(A).orders = [position.order(f"o{number}") for number in range(30)]
    table = position.table()
    table.decide(A, PlaceDie("inspector", "dispatch-1"))
    table.decide(A, TakeTop("missions"))
    table.decide(B, Pass())
    table.decide(A, PlaceDie("geologist", "refinery-1"))
    table.decide(A, TakeTop("orders"))
    assert (len(player(table, A).missions), len(player(table, A).orders)) == (31, 31)
    while table.game.state.round == 1:
        (seat,) = table.pending
        table.decide(seat, Pass() if question(table, seat) == "turn" else Done())
    assert (len(player(table, A).missions), len(player(table, A).orders)) == (31, 31)


# No card left


@pytest.mark.rule("AM-Q-09")
def test_with_an_empty_deck_a_place_stays_empty() -> None:
    position = at_turn("inspector")
    position.display(missions=[position.mission(name) for name in "PQRS"])
    position.deck()
    table = position.table()
    table.decide(A, PlaceDie("inspector", "dispatch-1"))
    assert offered(table, A) == [TakeRevealed(name) for name in "PQRS"]
    assert refused(table, A, TakeTop("missions")) == ("AM-327", "AM-Q-20")
    table.decide(A, TakeRevealed("Q"))
    assert seen(table).missions.display == ("P", None, "R", "S")


@pytest.mark.rule("AM-Q-09")
def test_cards_put_under_an_empty_deck_fill_the_empty_places_lowest_first() -> None:
    position = Position()
    cards = [position.mission(name, white=["miner"]) for name in "PQVWX"]
    position.state.missions.display = ["P", None, "Q", None]
    for owner, card in zip((A, A, B), cards[2:], strict=True):
        position.run(owner, card, [None], slid=True)  # all three fail
    position.pool(A, "miner")
    table = position.table()
    pass_all(table)
    view = seen(table)
    assert view.missions.display == ("P", "V", "Q", "W")
    assert in_deck(table, "missions") == ["X"]  # the deck is usable again


@pytest.mark.rule("AM-Q-20")
@pytest.mark.parametrize(("deck", "face", "name"), SOURCES)
def test_a_space_that_gives_only_a_card_cannot_be_used_without_such_a_card(
    deck: Deck, face: Face, name: str
) -> None:
    position = at_turn(face)
    pile = position.state.missions if deck == "missions" else position.state.orders
    full = position.decks[deck]
    position.decks[deck], pile.display = [], [None] * 4
    assert refused(position.table(), A, PlaceDie(face, f"{name}-1")) == ("AM-Q-20",)
    pile.display[2] = full[0]
    assert PlaceDie(face, f"{name}-1") in offered(position.table(), A)
    position.decks[deck], pile.display = full, [None] * 4
    assert PlaceDie(face, f"{name}-1") in offered(position.table(), A)


@pytest.mark.rule("AM-Q-20")
def test_a_bulletin_cannot_be_used_without_a_card_of_either_kind() -> None:
    position = Position()
    position.pool(A, "miner")
    position.own(A, position.bulletin("b"))
    assert refused(position.table(), A, UseCard("miner", "b")) == ("AM-Q-20",)
    position.display(orders=[position.order("o")])
    table = position.table()
    table.decide(A, UseCard("miner", "b"))
    assert player(table, A).orders == ["o"]


@pytest.mark.rule("AM-Q-20")
def test_an_expedition_die_earns_the_other_kind_or_nothing() -> None:
    position = Position()
    crew: list[tuple[int, Face] | None] = [(A, "miner"), (A, "miner"), (B, "miner")]
    position.run(A, position.expedition("e", yellow=1, white=2), crew)
    position.display(orders=[position.order("o1"), position.order("o2")])
    table = position.table()
    assert offered(table, A) == [TakeRevealed("o1"), TakeRevealed("o2")]
    table.decide(A, TakeRevealed("o2"))
    # The last order is A's by the second die; nothing is left for B.
    assert player(table, A).orders == ["o2", "o1"]
    assert (player(table, B).missions, player(table, B).orders) == ([], [])
    assert player(table, A).expeditions == ["e"]


# Crew


@pytest.mark.rule("AM-314", "AM-330")
def test_a_die_may_join_any_mission_or_expedition_in_a_dock() -> None:
    position = at_turn("miner", "geologist")
    own = position.mission("own", yellow=["miner"], white=["automaton"])
    position.run(A, own, [None, None])
    theirs = position.mission("theirs", yellow=["geologist"], white=["miner", "inspector"])
    position.run(B, theirs, [None, None, None])
    position.run(C, position.expedition("far", yellow=1, white=1), [(C, "miner"), None])
    table = position.table()
    assert set(offered(table, A, Crew)) == {
        Crew("miner", "own", 0),
        Crew("geologist", "theirs", 0),
        Crew("miner", "theirs", 1),
        Crew("miner", "far", 1),
        Crew("geologist", "far", 1),
    }
    table.decide(A, Crew("geologist", "theirs", 0))
    assert list(table.pending) == [B]  # one action, and B, the owner, was not asked
    assert table.game.state.runs[1].crew == [Die(A, "geologist"), None, None]
    assert pool(table, A) == ["miner"]


@pytest.mark.rule("AM-314")
def test_a_die_joins_no_card_that_is_not_in_a_dock() -> None:
    position = at_turn("miner")
    position.player(A).missions = [position.mission("hand")]
    table = position.table()
    assert refused(table, A, Crew("miner", "hand", 0)) == ("AM-314",)


@pytest.mark.rule("AM-EX-25")
def test_b_fills_both_miner_spaces_of_a_s_mission_in_two_turns() -> None:
    position = Position()
    mission = position.mission("m", white=["miner", "miner", "geologist"])
    position.run(A, mission, [None, None, None])
    position.pool(A, "automaton", "automaton")
    position.pool(B, "miner", "miner2")
    position.pool(C, "miner", "automaton")
    table = position.table()
    table.decide(A, PlaceDie("automaton", "xenon-1"))
    table.decide(B, Crew("miner", "m", 0))
    table.decide(C, PlaceDie("automaton", "xenon-2"))
    table.decide(A, PlaceDie("automaton", "plasteel-2"))
    table.decide(B, Crew("miner2", "m", 1))
    assert table.game.state.runs[0].crew == [Die(B, "miner"), Die(B, "miner2"), None]
    assert stock(table, B) == {}
    assert offered(table, C, Crew) == []
    assert refused(table, C, Crew("miner", "m", 0)) == ("AM-319",)


@pytest.mark.rule("AM-330")
def test_a_player_may_have_any_number_of_dice_on_a_mission_an_action_each() -> None:
    position = Position()
    position.run(B, position.mission("m", white=["miner"] * 8), [None] * 8)
    position.player(A).pool["miner"] = 7
    position.player(B).pool["automaton"] = 7
    table = position.table()
    for number in range(6):
        table.decide(A, Crew("miner", "m", number))
        table.decide(B, offered(table, B, PlaceDie)[0])
    table.decide(A, Crew("miner", "m", 6))
    assert table.game.state.runs[0].crew == [*[Die(A, "miner")] * 7, None]


@pytest.mark.rule("AM-331")
def test_a_mission_that_becomes_full_keeps_dock_and_barge_until_phase_4() -> None:
    position = Position()
    position.docks_marked(2, 2)
    position.run(A, position.mission("full", white=["miner", "miner"]), [(B, "miner"), None])
    position.run(A, position.mission("open"), [None])
    position.player(A).missions = [position.mission("next")]
    position.player(B).missions = [position.mission("b-next")]
    position.pool(A, "miner", "geologist")
    position.pool(B, "geologist")
    table = position.table()
    table.decide(A, Crew("miner", "full", 1))
    assert (stock(table, A), stock(table, B)) == ({}, {})
    assert [run.card for run in seen(table).runs] == ["full", "open"]
    assert refused(table, B, Launch("b-next")) == ("AM-342",)
    table.decide(B, Pass())
    assert refused(table, A, Launch("next")) == ("AM-323",)
    next_round(table)
    assert player(table, A).done == ["full"]
    assert [run.card for run in seen(table).runs] == ["open"]


# First player


@pytest.mark.rule("AM-315")
@pytest.mark.parametrize("face", FACES)
def test_any_die_may_stand_on_the_first_player_space(face: Face) -> None:
    table = at_turn(face).table()
    table.decide(A, PlaceDie(face, "first-1"))
    assert table.game.state.board == {"first-1": Die(A, face)}
    assert list(table.pending) == [B]


@pytest.mark.rule("AM-EX-24", "AM-315")
def test_b_cannot_join_a_on_the_first_player_space() -> None:
    table = at_turn("miner").table()
    table.decide(A, PlaceDie("miner", "first-1"))
    assert PlaceDie("miner", "first-1") not in offered(table, B)
    assert refused(table, B, PlaceDie("miner", "first-1")) == ("AM-319",)


@pytest.mark.rule("AM-332")
def test_the_first_player_space_works_at_the_next_preparation() -> None:
    position = Position(first=B)
    for seat in (A, B, C):
        position.pool(seat, "miner", "geologist")
    table = position.table()
    table.decide(B, PlaceDie("miner", "xenon-1"))
    table.decide(C, PlaceDie("miner", "first-1"))
    # This round goes on as before.
    assert table.game.state.first == B
    assert list(table.pending) == [A]
    table.decide(A, Pass())
    assert list(table.pending) == [B]
    next_round(table)
    assert table.game.state.first == C


@pytest.mark.rule("AM-332")
def test_the_current_first_player_may_use_the_space_too() -> None:
    table = at_turn("miner").table()
    assert table.game.state.first == A
    table.decide(A, PlaceDie("miner", "first-1"))
    next_round(table)
    assert table.game.state.first == A


# Awards, board cards, own cards


@pytest.mark.rule("AM-316")
@pytest.mark.parametrize("face", FACES)
def test_any_die_beside_an_award_takes_it(face: Face) -> None:
    position = at_turn(face, face)
    position.state.awards[1] = position.award("prize", "SC")
    position.player(A).done = [position.mission("s"), position.mission("c", type="C")]
    table = position.table()
    assert places(table, "award") == {"award-2"}
    table.decide(A, PlaceDie(face, "award-2"))
    take_only(table, A, HandIn)
    assert player(table, A).awards == ["prize"]
    assert player(table, A).done == []
    assert table.game.state.board == {"award-2": Die(A, face)}
    assert list(table.pending) == [B]


@pytest.mark.rule("AM-317")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("kind", ["technology", "bulletin", "expedition"])
def test_any_die_beside_a_mini_deck_takes_its_top_card_for_its_cost(kind: str, face: Face) -> None:
    position = at_turn(face)
    position.stock(A, gold=3)
    position.state.technologies = [position.technology("technology", cost={"gold": 2})]
    position.state.bulletins = [position.bulletin("bulletin", cost={"gold": 2})]
    position.state.expeditions = [position.expedition("expedition", cost={"gold": 2})]
    table = position.table()
    table.decide(A, PlaceDie(face, f"{kind}-1"))
    assert stock(table, A) == {"gold": 1}
    assert bank(table)["gold"] == 12
    assert table.game.state.board == {f"{kind}-1": Die(A, face)}
    someone = seen(table).players[A]
    at_once = [own.card for own in (*someone.technologies, *someone.bulletins)]
    at_once += [run.card for run in seen(table).runs]
    assert at_once == [kind]
    assert list(table.pending) == [B]


@pytest.mark.rule("AM-318")
@pytest.mark.parametrize("face", FACES)
def test_any_die_on_an_own_card_takes_what_it_gives(face: Face) -> None:
    position = at_turn(face, face)
    position.pool(B)
    position.own(A, position.technology("t", gives="nickel"))
    position.own(A, position.bulletin("b"))
    position.own(B, position.technology("not-mine"))
    table = position.table()
    assert set(offered(table, A, UseCard)) == {UseCard(face, "t"), UseCard(face, "b")}
    assert "AM-318" in refused(table, A, UseCard(face, "not-mine"))
    table.decide(A, UseCard(face, "t"))
    assert stock(table, A) == {"nickel": 1}
    table.decide(A, UseCard(face, "b"))
    table.decide(A, TakeTop("orders"))
    assert len(player(table, A).orders) == 1


@pytest.mark.rule("AM-Q-21")
def test_a_bulletin_gives_either_kind_each_time() -> None:
    position = at_turn("miner")
    position.own(A, position.bulletin("b"))
    table = position.table()
    kinds: list[Deck] = ["missions", "orders", "missions"]
    for deck in kinds:
        table.decide(A, UseCard(pool(table, A)[0], "b"))
        assert {o.deck for o in offered(table, A, TakeTop)} == {"missions", "orders"}
        table.decide(A, TakeTop(deck))
        next_round(table)
        for seat in (A, B, C):
            table.decide(seat, offered(table, seat)[0])
    assert (len(player(table, A).missions), len(player(table, A).orders)) == (2, 1)


@pytest.mark.rule("AM-333")
def test_without_the_set_an_award_is_not_taken() -> None:
    position = at_turn("miner")
    position.state.awards[0] = position.award("prize", "SSC")
    position.player(A).done = [position.mission("s"), position.mission("c", type="C")]
    table = position.table()
    assert places(table, "award") == set()
    assert "AM-333" in refused(table, A, PlaceDie("miner", "award-1"))
    assert pool(table, A) == ["miner"]


@pytest.mark.rule("AM-333")
@pytest.mark.parametrize("kind", ["technology", "bulletin", "expedition"])
def test_without_the_cost_a_board_card_is_not_taken(kind: str) -> None:
    position = at_turn("miner")
    position.stock(A, gold=1, water=3)
    position.state.technologies = [position.technology("t", cost={"gold": 2})]
    position.state.bulletins = [position.bulletin("b", cost={"gold": 2})]
    position.state.expeditions = [position.expedition("e", cost={"gold": 2})]
    table = position.table()
    assert places(table, kind) == set()
    assert "AM-333" in refused(table, A, PlaceDie("miner", f"{kind}-1"))


@pytest.mark.rule("AM-333")
@pytest.mark.parametrize(("owners", "rule"), [([A, A], "AM-323"), ([B, B, C], "AM-342")])
def test_without_a_barge_or_a_dock_an_expedition_is_not_taken(owners: list[int], rule: str) -> None:
    position = at_turn("miner")
    position.docks_marked(2, 2, 2)
    position.state.expeditions = [position.expedition("e")]
    for number, owner in enumerate(owners):
        position.run(owner, position.mission(f"m{number}", white=["inspector"]), [None])
    table = position.table()
    assert places(table, "expedition") == set()
    assert refused(table, A, PlaceDie("miner", "expedition-1")) == (rule, "AM-704", "AM-333")
