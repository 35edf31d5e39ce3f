"""What must always be true is noticed when it is not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kosmodrom.core.game import Game
from kosmodrom.games.galaxy_trucker.invariants import check
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.kit import A, B, Position

SHIP = """
      C---PU
      |
  B3--H---WS2
      |
  E---X---W
"""


def position() -> Position:
    found = Position(seats=3, flight="II", technologies=True, machinations=True)
    found.ship(A, SHIP, aliens={"purple": "C"}, goods={"WS2": "red blue", "W": "green"})
    found.deck("pirates-2", "planets-1a", "toll")
    found.card("open-space-1a")
    found.hand(B, "customs", "power-leak")
    found.specialist(B, "lawyer")
    found.roads("union_ship")
    return found


def broken(change: Callable[[Position, State], object]) -> str:
    found = position()
    change(found, found.state)
    with pytest.raises(AssertionError) as error:
        check(Game(found.state, found.options, found.box, found.seats))
    return str(error.value)


def test_a_sound_position_is_accepted() -> None:
    found = position()
    check(Game(found.state, found.options, found.box, found.seats))


def move_alien(p: Position, s: State) -> None:
    s.players[A].ship.aliens[0] = p.cell(A, "H")
    s.players[A].ship.humans[p.cell(A, "H")] = 0


def put_red(p: Position, s: State) -> None:
    s.players[A].ship.goods[p.cell(A, "W")] += 1
    s.bank[0] -= 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda _p, s: s.warehouse.pop(), "parts are missing or there twice"),
        (lambda _p, s: s.returned.append(s.warehouse[0]), "parts are missing or there twice"),
        (lambda _p, s: s.bank.__setitem__(1, 3), "yellow cubes"),
        (put_red, "red cubes in standard containers"),
        (lambda _p, s: s.decks[2].pop(), "an adventure card is missing"),
        (lambda _p, s: s.deck.pop(), "the cards of the flight"),
        (lambda _p, s: s.machinations.append(s.players[B].hand_cards[0]), "there twice"),
        (lambda _p, s: s.road_deck.pop(), "a rough road is missing"),
        (lambda _p, s: setattr(s.players[A], "roads", 1 << 3), "was not drawn"),
        (lambda _p, s: setattr(s.players[A], "credits", -1), "-1 credits"),
        (lambda _p, s: setattr(s.players[A], "number", 2), "number tiles"),
        (lambda _p, s: setattr(s.players[A], "day", s.players[B].day), "on one space"),
        (lambda _p, s: setattr(s.players[A], "specialist", 0), "two players have one specialist"),
        (lambda p, s: s.players[A].ship.humans.__setitem__(p.cell(A, "H"), 3), "overcrowded"),
        (lambda p, s: s.players[A].ship.tokens.__setitem__(p.cell(A, "B3"), 4), "tokens"),
        (lambda p, s: s.players[A].ship.tokens.__setitem__(p.cell(A, "E"), 1), "tokens"),
        (lambda _p, s: s.players[A].ship.humans.__setitem__(12, 1), "without a part"),
        (lambda _p, s: setattr(s.players[A].ship, "exposed", 0), "the figures are"),
        (move_alien, "is not in a cabin"),
        (lambda p, s: s.players[A].ship.humans.__setitem__(p.cell(A, "C"), 1), "shares its cabin"),
        (lambda _p, s: s.players[A].ship.aliens.reverse(), "has no life support"),
    ],
)
def test_what_is_wrong_is_noticed(change: Callable[[Position, State], object], said: str) -> None:
    assert said in broken(change)
