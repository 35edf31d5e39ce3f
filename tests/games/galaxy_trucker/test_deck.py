"""The piles of a flight, and the deck made of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kosmodrom.core.rng import seed_value
from kosmodrom.games.galaxy_trucker.components import AdventureEntry
from kosmodrom.games.galaxy_trucker.rules.base import Game
from kosmodrom.games.galaxy_trucker.rules.deck import make_deck, make_piles
from kosmodrom.games.galaxy_trucker.terms import ShipClass
from tests.games.galaxy_trucker.kit import A, B, C, Position


def game(position: Position, seed: str = "deck") -> Game:
    """The game of a position, with shuffled decks as after the set-up."""
    position.state.rng = seed_value(seed)
    g = position.carry_out().game
    for deck in g.state.decks:
        g.rng.shuffle(deck)
    return g


def levels(g: Game, cards: list[int]) -> list[int]:
    """The decks that cards come from; 0 for machinations."""
    found = [g.data.cards[card] for card in cards]
    return [card.deck if isinstance(card, AdventureEntry) else 0 for card in found]


def from_top(g: Game) -> list[int]:
    return g.state.deck[::-1]


@pytest.mark.rule("GTB-206", "GT-Q-05")
@pytest.mark.parametrize(
    ("flight", "pile"),
    [("I", {1: 2}), ("IA", {1: 2}), ("II", {1: 1, 2: 2}), ("III", {1: 1, 2: 1, 3: 2})],
)
def test_four_piles_by_level(flight: ShipClass, pile: dict[int, int]) -> None:
    g = game(Position(flight=flight))
    make_piles(g)
    assert [Counter(levels(g, cards)) for cards in g.state.piles] == [pile] * 4
    cards = [card for found in (*g.state.piles, *g.state.decks) for card in found]
    assert len(cards) == len(set(cards)) == 60


@pytest.mark.rule("GTB-208", "GT-Q-95")
def test_cards_of_earlier_flights_are_out_until_a_deck_has_run_out() -> None:
    g = game(Position(flight="I"))
    seen: list[int] = []
    for _ in range(2):
        make_piles(g)
        cards = [card for pile in g.state.piles for card in pile]
        assert not set(cards) & set(seen)
        seen += cards
    make_piles(g)  # 4 of the 20 are left, so 4 come from the first two flights
    cards = [card for pile in g.state.piles for card in pile]
    assert len(set(cards)) == 8
    assert len(set(cards) & set(seen)) == 4
    assert len(g.state.decks[0]) == 12
    assert not g.state.used[0]


@pytest.mark.rule("GTB-605", "GT-Q-106", "GT-708")
def test_the_top_card_is_of_the_flights_own_deck() -> None:
    bottoms = set()
    for seed in range(40):
        g = game(Position(flight="III"), str(seed))
        make_piles(g)
        make_deck(g)
        deck = from_top(g)
        assert levels(g, deck)[0] == 3
        bottoms.add(levels(g, deck)[-1])
        assert sorted(deck) == sorted(card for pile in g.state.piles for card in pile)
    assert bottoms == {1, 2, 3}


@pytest.mark.rule("GTB-1102", "GT-Q-107")
def test_more_accurate_forecasts_leave_the_piles_as_they_are() -> None:
    g = game(Position(flight="II", forecasts=True))
    make_piles(g)
    make_deck(g)
    assert from_top(g) == [card for pile in g.state.piles for card in pile]


@pytest.mark.rule("GTB-209")
def test_the_learning_flight_has_the_eight_marked_cards() -> None:
    g = game(Position(flight="I", learning=True))
    make_piles(g)
    assert g.state.piles[:3] == [[], [], []]
    make_deck(g)
    assert sorted(from_top(g)) == sorted(g.data.learning)
    assert from_top(g) != list(g.data.learning)
    assert not set(g.state.decks[0]) & set(g.data.learning)


def planted(flight: ShipClass = "I", **options: Any) -> Position:
    position = Position(seats=3, flight=flight, machinations=True, **options)
    position.hand(A, planted="toll")
    position.hand(B, planted="ambush")
    position.hand(C, planted="customs")
    return position


@pytest.mark.rule("GT-709", "GT-710", "GT-711", "GT-EX-26")
def test_machinations_lie_between_the_first_and_the_last_quarter() -> None:
    tops, places = set(), set()
    for seed in range(60):
        g = game(planted(), str(seed))
        make_piles(g)
        make_deck(g)
        deck = from_top(g)
        found = levels(g, deck)
        assert len(deck) == 11
        assert found[:3] == [1, 1, 0]
        assert found[-2:] == [1, 1]
        assert found.count(0) == 3
        tops.add(deck[2])
        places |= {place for place, level in enumerate(found) if level == 0}
    assert len(tops) == 3
    assert places == set(range(2, 9))


@pytest.mark.rule("GT-Q-48")
def test_who_plants_nothing_adds_nothing() -> None:
    position = Position(seats=3, machinations=True)
    g = game(position)
    make_piles(g)
    make_deck(g)
    assert len(g.state.deck) == 8


@pytest.mark.rule("GT-869", "GT-EX-22", "GT-Q-72", "GT-Q-49")
def test_hard_crossing_adds_hidden_cards_of_deck_three() -> None:
    flights: tuple[tuple[ShipClass, int], ...] = (("I", 2), ("II", 3), ("III", 4))
    for flight, added in flights:
        position = planted(flight)
        position.roads("hard_crossing")
        g = game(position)
        make_piles(g)
        before = sum(map(len, g.state.piles))
        make_deck(g)
        assert levels(g, g.state.hidden) == [3] * added
        found = levels(g, from_top(g))
        assert len(found) == before + added + 3
        assert found[0] == {"I": 1, "II": 2, "III": 3}[flight]
        quarter = {"I": 2, "II": 3, "III": 4}[flight]
        assert 0 not in found[:quarter]
        assert found[quarter] == 0
        assert 0 not in found[-quarter:]


@pytest.mark.rule("GT-712", "GT-713", "GT-870", "GT-EX-33")
def test_forecasts_with_machinations_and_hard_crossing() -> None:
    position = planted(forecasts=True)
    position.roads("hard_crossing")
    for seat, number in ((A, 3), (B, 1), (C, 2)):
        position.player(seat).number = number
    g = game(position)
    make_piles(g)
    make_deck(g)
    one, two, three, four = g.state.piles
    schemes = [g.data.card_numbers[id] for id in ("ambush", "customs", "toll")]
    assert from_top(g) == [*one, *two, *schemes, *three, *four, *g.state.hidden]
    assert len(g.state.deck) == 13
