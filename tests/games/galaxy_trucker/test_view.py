"""What a seat sees of a game, and what it may be mistaken about."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from kosmodrom.core.game import Game
from kosmodrom.core.options import CLOCK
from kosmodrom.core.rng import Random
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.box import Box, load_box
from kosmodrom.games.galaxy_trucker.figures import Range, Source
from kosmodrom.games.galaxy_trucker.moves.building import RUN_OUT, TURN_HOURGLASS
from kosmodrom.games.galaxy_trucker.moves.preparation import RemovePart
from kosmodrom.games.galaxy_trucker.rules.base import GalaxyTruckerOptions
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.games.galaxy_trucker.steps.cards import Planets
from kosmodrom.games.galaxy_trucker.steps.extra import Bureaucracy, Robopolice
from kosmodrom.games.galaxy_trucker.terms import NOTHING, Specialist
from kosmodrom.games.galaxy_trucker.view import breakdown, points, redeal, view
from kosmodrom.testing.positions import offered
from tests.games.galaxy_trucker.kit import A, B, C, D, Position, deck_of
from tests.games.galaxy_trucker.shipyard import Arrival, Inspection, Yard

AnyGame = Game[State, GalaxyTruckerOptions, Box]
NUMBERS = load_box().card_numbers
SHIP = """
      G   C---PU
      |   |
  B3--H---X---GG>
      |   |
      E   EE
"""


def game(position: Position) -> AnyGame:
    return Game(position.state, position.options, position.box, position.seats)


def guessed(position: Position, seat: int, number: int = 0) -> AnyGame:
    """The game as a seat may imagine it."""
    encoded = msgspec.msgpack.encode(position.state)
    state = msgspec.msgpack.decode(encoded, type=State)
    found = Game(state, position.options, position.box, position.seats)
    redeal(found, seat, Random.seeded(number))
    return found


encode = msgspec.msgpack.encode


def cards(*ids: str) -> list[int]:
    return [NUMBERS[id] for id in ids]


def take_piles(position: Position, *piles: tuple[str, ...]) -> None:
    """Exactly these piles."""
    for pile in piles:
        for card in cards(*pile):
            for deck in position.state.decks:
                if card in deck:
                    deck.remove(card)
    position.state.piles = [cards(*pile) for pile in piles]


PILES = (
    ("planets-1a", "open-space-1a"),
    ("slavers-1", "stardust-1"),
    ("pirates-1", "planets-1b"),
    ("smugglers-1", "planets-1c"),
)


# Ships


def test_a_ship_is_seen_cell_by_cell() -> None:
    position = Position(flight="II", technologies=True)
    position.ship(A, SHIP, aliens={"purple": "C"}, tokens={"B3": 2})
    seen = view(game(position), B).players[A].ship
    cells = {(cell.row, cell.column): cell for cell in seen.cells}
    home = cells[position.place(A, "H")]
    assert (home.part, home.humans, home.alien) == ("starting-cabin-blue", 2, None)
    cabin = cells[position.place(A, "C")]
    assert (cabin.humans, cabin.alien) == (0, "purple")
    assert cells[position.place(A, "B3")].tokens == 2
    assert cells[position.place(A, "GG>")].turns == 1


def test_goods_are_seen() -> None:
    position = Position()
    position.ship(A, "H---WS2", goods={"WS2": "blue red"})
    (hold,) = [c for c in view(game(position), None).players[A].ship.cells if c.goods]
    assert hold.goods == ("red", "blue")
    assert view(game(position), None).bank["red"] == 11


@pytest.mark.rule("GTB-506", "GTB-507", "GTB-509", "GTB-510", "GTB-511", "GTB-512")
def test_figures_without_and_with_power() -> None:
    position = Position(flight="II")
    position.ship(A, SHIP, aliens={"purple": "C"})
    found = view(game(position), A).players[A].ship.figures
    # Doubled: 1 forward and 2 of the alien; the double cannon points to the side.
    assert found.firepower == Range(2 + 4, 2 + 2 + 4)
    assert found.engine_power == Range(1, 3)
    assert (found.crew, found.humans, found.tokens) == (3, 2, 3)
    position.ship(A, SHIP, tokens={"B3": 0})
    found = view(game(position), A).players[A].ship.figures
    assert found.firepower == Range(2, 2)
    assert found.engine_power == Range(1, 1)


@pytest.mark.rule("GTB-404", "GTB-506", "GTB-507", "GTB-509", "GTB-510", "GTB-511", "GTB-512")
def test_figures_say_where_they_come_from() -> None:
    position = Position(flight="II")
    position.ship(A, SHIP, aliens={"purple": "C"})

    def at(name: str, amount: int, *, powered: bool = False) -> Source:
        return Source(*position.place(A, name), amount, powered)

    found = view(game(position), A).players[A].ship.figures
    assert set(found.cannons) == {at("G", 2), at("GG>", 2, powered=True), at("C", 4)}
    assert set(found.engines) == {at("E", 1), at("EE", 2, powered=True)}
    assert sum(source.amount for source in found.open) == found.exposed > 0


@pytest.mark.rule("GT-923")
def test_what_does_not_work_is_no_source() -> None:
    position = Position(flight="II")
    position.ship(A, SHIP)
    position.dead(7)
    found = view(game(position), A).players[A].ship.figures
    assert 7 not in {source.column for source in (*found.cannons, *found.engines)}
    assert found.engines


@pytest.mark.rule("GT-923")
def test_nothing_works_in_the_dead_zone() -> None:
    position = Position(flight="II")
    position.ship(A, SHIP)
    position.dead(7)
    seen = view(game(position), A)
    assert seen.dead == 7
    assert seen.players[A].ship.figures.engine_power == Range(0, 2)
    dead = [cell.column for cell in seen.players[A].ship.cells if cell.dead]
    assert set(dead) == {7}


@pytest.mark.rule("GT-615", "GT-616", "GT-618")
def test_halves_are_powered_by_their_own_batteries() -> None:
    position = Position(flight="IIA")
    position.ship(
        A,
        "B2--X                   C\n    |                   |\n    EE                  EE",
        at=(6, 3),
    )
    assert view(game(position), A).players[A].ship.figures.engine_power == Range(0, 0)


@pytest.mark.rule("GTB-420")
def test_faults_are_seen_while_building() -> None:
    position = Position(phase="building")
    position.ship(A, "H x G<")
    (fault, *_) = view(game(position), A).players[A].ship.faults
    assert fault.cells[0] in {position.place(A, "H"), position.place(A, "G<")}
    position.state.phase = "flight"
    assert view(game(position), A).players[A].ship.faults == ()


# Cards


@pytest.mark.rule("GTB-207", "GTB-310")
def test_only_who_looked_knows_a_pile() -> None:
    position = Position(phase="building")
    take_piles(position, *PILES)
    position.player(A).seen = 0b010
    assert [pile.cards for pile in view(game(position), A).piles] == [None, PILES[1], None, None]
    for other in (B, None):
        assert [pile.cards for pile in view(game(position), other).piles] == [None] * 4
    assert [pile.open for pile in view(game(position), B).piles] == [True, True, True, False]


@pytest.mark.rule("GT-702", "GT-703")
def test_machinations_are_their_owners_secret() -> None:
    position = Position(machinations=True)
    position.hand(A, "toll", "ambush", planted="customs")
    own, other = (view(game(position), seat).players[A] for seat in (A, B))
    assert (own.cards, own.own_planted) == (("toll", "ambush"), "customs")
    assert (other.cards, other.own_planted) == (None, None)
    assert (other.machinations, other.planted) == (2, True)


def test_how_far_a_card_is() -> None:
    position = Position(seats=3)
    position.card("planets-1a")
    position.state.todo = [Planets([B], [A, -1])]
    seen = view(game(position), None).card
    assert seen is not None
    assert (seen.id, seen.order, seen.taken) == ("planets-1a", (B,), (A, None))


def test_credits_are_points() -> None:
    position = Position()
    position.money(7, 3)
    seen = view(game(position), None)
    assert points(seen) == [7, 3]
    assert [sum(parts.values()) for parts in breakdown(seen)] == [7, 3]


# What is hidden


def full_of_secrets() -> Position:
    """A flight with everything that can be hidden from B and from spectators."""
    position = Position(3, technologies=True, machinations=True, extra_cards=True)
    s = position.state
    take_piles(position, *PILES)
    s.hidden = [s.decks[2].pop(), s.decks[2].pop()]
    s.removed = [s.warehouse.pop() for _ in range(50)]
    position.hand(A, "toll", "ambush", planted="customs")
    position.hand(B, "traffic-jam", "power-leak", planted="old-hulk")
    position.hand(C, "system-test", planted="loose-bolts")
    position.player(B).seen = 0b001
    planted = [player.planted for player in s.players]
    s.deck = [*(card for pile in (*s.piles, s.hidden) for card in pile), *planted]
    s.card = s.deck.pop(0)
    position.money(9, 9, 9)
    s.todo = [
        Bureaucracy(C, [A, B], die=3),
        Robopolice([A, B, C], [4, NOTHING, NOTHING]),
    ]
    return position


def _swap(one: list[int], other: list[int]) -> None:
    one[-1], other[-1] = other[-1], one[-1]


def _plant_another(s: State) -> None:
    s.players[A].planted, s.machinations[0] = s.machinations[0], s.players[A].planted


def _set_die(s: State) -> None:
    (step,) = [step for step in s.todo if isinstance(step, Bureaucracy)]
    step.die = 6


def _offer(s: State) -> None:
    (step,) = [step for step in s.todo if isinstance(step, Robopolice)]
    step.offers[0] = 7


def offers(s: State) -> list[int]:
    (step,) = [step for step in s.todo if isinstance(step, Robopolice)]
    return step.offers


SECRETS: dict[str, tuple[Callable[[State], None], Callable[[State], object]]] = {
    "faces of the warehouse": (lambda s: s.warehouse.reverse(), lambda s: s.warehouse),
    "removed parts": (lambda s: _swap(s.removed, s.warehouse), lambda s: s.removed),
    "a pile not looked at": (lambda s: _swap(s.piles[1], s.decks[0]), lambda s: s.piles[1]),
    "the fourth pile": (lambda s: _swap(s.piles[3], s.decks[0]), lambda s: s.piles[3]),
    "cards of Hard Crossing": (lambda s: _swap(s.hidden, s.decks[2]), lambda s: s.hidden),
    "the order of the deck": (
        lambda s: s.deck.reverse(),
        lambda s: [s.deck.index(card) for card in (s.piles[0][1], s.players[B].planted)],
    ),
    "cards not dealt": (lambda s: s.decks[0].reverse(), lambda s: s.decks[0]),
    "a hand": (
        lambda s: _swap(s.players[A].hand_cards, s.machinations),
        lambda s: s.players[A].hand_cards,
    ),
    "a planted card": (_plant_another, lambda s: s.players[A].planted),
    "machinations not dealt": (lambda s: s.machinations.reverse(), lambda s: s.machinations),
    "roads to come": (lambda s: s.road_deck.reverse(), lambda s: s.road_deck),
    "the die of the bureaucrats": (_set_die, lambda s: s.todo[0]),
    "an offer to the robot police": (_offer, lambda s: offers(s)[0]),
}
"""What B does not know: how to change it, and where it is."""


@pytest.mark.rule(
    "GTB-207", "GT-155", "GT-156", "GT-702", "GT-703", "GT-1005", "GT-1015", "GT-Q-72"
)
@pytest.mark.parametrize("secret", SECRETS)
def test_what_is_hidden_makes_no_difference_to_the_view(secret: str) -> None:
    position = full_of_secrets()
    change, where = SECRETS[secret]
    before = [encode(view(game(position), seat)) for seat in (B, None)]
    there = encode(where(position.state))
    change(position.state)
    assert encode(where(position.state)) != there
    assert [encode(view(game(position), seat)) for seat in (B, None)] == before


@pytest.mark.rule(
    "GTB-207", "GT-155", "GT-156", "GT-702", "GT-703", "GT-1005", "GT-1015", "GT-Q-72"
)
@pytest.mark.parametrize("secret", SECRETS)
def test_what_is_hidden_is_dealt_anew(secret: str) -> None:
    position = full_of_secrets()
    before = encode(view(game(position), B))
    guesses = [guessed(position, B, number) for number in range(12)]
    assert len({encode(SECRETS[secret][1](guess.state)) for guess in guesses}) > 2
    assert {encode(view(guess, B)) for guess in guesses} == {before}


@pytest.mark.rule("GT-702", "GT-703", "GT-1005", "GT-1015")
def test_what_a_seat_knows_is_not_dealt_anew() -> None:
    position = full_of_secrets()
    s = position.state
    for number in range(8):
        a, b, c = (guessed(position, seat, number).state for seat in (A, B, C))
        assert b.players[B].hand_cards == s.players[B].hand_cards
        assert b.players[B].planted == s.players[B].planted
        assert b.piles[0] == s.piles[0]
        assert offers(a)[0] == 4
        assert c.todo[0] == s.todo[0], "C set the die"
        assert 0 <= offers(b)[0] <= 9, "nobody offers more than they have"
        assert offers(b)[1:] == [NOTHING, NOTHING], "no offer is invented"


@pytest.mark.rule("GT-1016")
def test_offers_are_known_once_they_were_compared() -> None:
    position = full_of_secrets()
    position.state.todo = [Robopolice([A, B, C], [4, 5, 6], winner=C)]
    for number in range(8):
        assert offers(guessed(position, B, number).state) == [4, 5, 6]


# What is seen of the table


def test_the_table_is_seen() -> None:
    position = full_of_secrets()
    s = position.state
    s.counts = [3, NOTHING, 0]
    position.specialist(C, "merchant")
    position.player(C).halves = 0b10
    seen = view(game(position), B)
    assert (seen.flight, seen.ship_class, seen.level) == (1, "I", 1)
    assert (seen.warehouse, seen.removed) == (len(s.warehouse), 50)
    assert (seen.deck, seen.undealt) == (len(s.deck), len(s.machinations))
    assert seen.counts == (3, None, 0)
    assert seen.specialists == ("lawyer", "manager", "technician", "diplomat")
    assert [player.specialist for player in seen.players] == [None, None, "merchant"]
    assert [player.halves for player in seen.players] == [(True, False)] * 2 + [(False, True)]
    assert (seen.turn, seen.hourglass) == (None, None)


def test_the_same_ship_is_shown_anew_with_another_specialist_and_on_strike() -> None:
    position = Position(flight="III", technologies=True)
    drawing = """
        PU--C---H---C---BL
                |
            G---X
    """
    position.ship(A, drawing, aliens={"purple": "C#1", "blue": "C#2"})
    moments: tuple[tuple[Specialist, int], ...] = (("lawyer", 0), ("manager", 0), ("manager", 1))
    firepower = []
    for specialist, strike in moments:
        position.specialist(A, specialist)
        position.state.strike = strike
        firepower.append(view(game(position), B).players[A].ship.figures.firepower.least)
    assert firepower == [2 * (1 + 2), 2 * (1 + 3), 2 * 1]


@pytest.mark.parametrize(("building", "turn"), [("turns", B), ("live", None)])
def test_who_builds_is_seen(building: str, turn: int | None) -> None:
    yard = Yard(3, flight="II", building=building)
    yard.ship(A, "H---PU")
    yard.player(A).last = yard.cell(A, "PU")
    yard.player(C).looking = 1
    yard.player(C).number = 2
    table = yard.open()
    table.game.state.turn = B
    seen = view(table.game, B)
    assert (seen.level, seen.turn, seen.building) == (2, turn, building)
    assert (seen.hourglass is None) == (building == "turns")
    assert [player.looking for player in seen.players] == [None, None, 2]
    assert seen.numbers == (1, 3)
    assert [cell.part for cell in seen.players[A].ship.cells if cell.loose] == [yard.part(A, "PU")]


def test_before_the_first_flight_there_is_little_to_see() -> None:
    position = Position()
    position.state.flight = NOTHING
    seen = view(game(position), A)
    assert (seen.flight, seen.ship_class, seen.level) == (0, None, 0)
    assert seen.players[A].ship.cells == ()


@pytest.mark.rule("GT-410")
def test_who_shares_a_planet_is_seen() -> None:
    position = Position(5)
    position.card("planets-1a")
    for guest, users in ((NOTHING, ()), (C, (C,))):
        position.state.todo = [Planets([D], [A, B], guest)]
        seen = view(game(position), None).card
        assert seen is not None
        assert seen.users == users


def test_the_pictures_of_a_flight_are_kept() -> None:
    position = Arrival()
    position.ship(A, "H---C")
    position.player(A).launched.append(ships.picture(position.player(A).ship))
    position.player(B).launched.append(b"")
    (trip,) = view(game(position), None).players[A].trips
    assert (len(trip.launched), trip.landed, trip.accounts) == (2, None, {})
    table = position.settled()
    trip = view(table.game, None).players[A].trips[0]
    assert trip.landed == trip.launched
    assert trip.accounts["finish"] == 4


# Redealing


@pytest.mark.rule("GTB-207")
def test_unseen_piles_are_redealt_from_the_same_decks() -> None:
    position = Position(phase="building")
    take_piles(position, *PILES)
    position.player(A).seen = 0b001
    before = view(game(position), A)
    found = set()
    for number in range(20):
        guess = guessed(position, A, number)
        assert view(guess, A) == before
        assert guess.state.piles[0] == cards(*PILES[0])
        found.add(tuple(guess.state.piles[3]))
        assert {deck_of(card) for pile in guess.state.piles for card in pile} == {1}
    assert len(found) > 10


@pytest.mark.rule("GT-702", "GT-709", "GT-710", "GT-711")
def test_the_deck_is_reordered_within_what_is_known() -> None:
    position = Position(seats=3, machinations=True)
    take_piles(position, *PILES)
    for seat, planted in enumerate(("toll", "ambush", "customs")):
        position.hand(seat, planted=planted)
    ordinary = [card for pile in PILES for card in pile]
    deck = [*ordinary[:2], "toll", *ordinary[2:4], "ambush", "customs", *ordinary[4:]]
    position.state.deck = cards(*deck)[::-1]
    position.player(A).seen = 0b111
    places: list[set[int]] = [set() for _ in deck]
    first = load_box().machinations[0]
    for number in range(60):
        guess = guessed(position, A, number)
        turned = guess.state.deck[::-1]
        assert sorted(turned) == sorted(
            [*(card for pile in guess.state.piles for card in pile)]
            + [player.planted for player in guess.state.players]
        )
        assert guess.state.players[A].planted == NUMBERS["toll"]
        for place, card in enumerate(turned):
            places[place].add(card >= first)
    assert places[2] == {True}
    assert [place for place, kinds in enumerate(places) if kinds == {False}] == [0, 1, 9, 10]
    assert {player.planted for player in guessed(position, A, 1).state.players} != {
        player.planted for player in guessed(position, A, 2).state.players
    }


@pytest.mark.rule("GTB-605")
def test_the_first_card_is_of_the_flights_own_deck() -> None:
    position = Position(flight="II")
    take_piles(position, ("slavers-2", "pirates-1"), ("planets-1a",), ("stardust-1",), ())
    position.state.deck = cards("stardust-1", "planets-1a", "pirates-1", "slavers-2")
    for number in range(20):
        guess = guessed(position, B, number)
        assert deck_of(guess.state.deck[-1]) == 2


@pytest.mark.rule("GTB-1102")
def test_with_accurate_forecasts_the_order_is_known() -> None:
    position = Position(forecasts=True)
    take_piles(position, *PILES)
    position.state.deck = [card for pile in position.state.piles for card in pile][::-1]
    position.player(A).seen = 0b011
    guess = guessed(position, A)
    assert guess.state.deck[::-1][:4] == cards(*PILES[0], *PILES[1])


@pytest.mark.rule("GTB-209", "GTB-1102", "GT-713")
@pytest.mark.parametrize("forecasts", [False, True])
def test_the_order_of_the_learning_flight_is_not_known(forecasts: bool) -> None:
    position = Position(learning=True, forecasts=forecasts, machinations=True)
    learning = [load_box().cards[card].id for card in load_box().learning]
    take_piles(position, (), (), (), tuple(learning))
    for seat, planted in enumerate(("toll", "ambush")):
        position.hand(seat, planted=planted)
    position.state.deck = cards(*learning, "ambush", "toll")
    guesses = [guessed(position, A, number).state for number in range(20)]
    orders = {
        tuple(card for card in guess.deck if card in position.state.piles[-1]) for guess in guesses
    }
    assert len(orders) > 10
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(cards(*learning)))}
    if forecasts:
        assert {guess.deck[-1] for guess in guesses} == set(cards("toll")), "A's own lies on top"


@pytest.mark.rule("GT-853")
def test_the_second_pass_has_no_secrets() -> None:
    position = Position()
    take_piles(position, *PILES)
    position.state.again = True
    position.state.deck = cards("planets-1a", "slavers-1", "stardust-1")
    position.player(A).seen = 0b111
    assert guessed(position, A).state.deck == position.state.deck


@pytest.mark.rule("GT-155", "GT-156")
def test_parts_noticed_in_an_earlier_flight_are_not_removed() -> None:
    position = Position(technologies=True)
    s = position.state
    s.removed = s.warehouse[:50]
    s.warehouse = s.warehouse[50:]
    s.noticed = s.warehouse[:60]
    found = set()
    for number in range(10):
        guess = guessed(position, C % 2, number).state
        assert len(guess.removed) == 50
        assert not set(guess.removed) & set(s.noticed)
        assert sorted(guess.removed + guess.warehouse) == sorted(s.removed + s.warehouse)
        found.add(tuple(guess.removed))
    assert len(found) == 10


@pytest.mark.rule("GTB-420")
def test_faults_are_seen_until_they_are_mended() -> None:
    position = Inspection()
    position.ship(A, "    E---X\n    x   |\nB2--H---X")
    table = position.open()
    cells = {cell for fault in view(table.game, B).players[A].ship.faults for cell in fault.cells}
    assert [(o.row, o.column) for o in offered(table, A, RemovePart)] == sorted(cells)
    table.make(A, RemovePart(6, 7))
    assert view(table.game, B).players[A].ship.faults == ()


@pytest.mark.rule("GTB-315")
def test_who_turned_the_hourglass_is_seen() -> None:
    table = Yard(3, flight="II", building="live").open()
    first = view(table.game, A).hourglass
    assert first is not None
    assert first.turner is None
    table.make(CLOCK, RUN_OUT)
    table.make(C, TURN_HOURGLASS)
    turned = view(table.game, A).hourglass
    assert turned is not None
    assert (turned.turner, turned.circle) == (C, 1)
