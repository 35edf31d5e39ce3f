"""Crew, aliens, specialists and tokens before the launch (GTB-501 to GTB-602, GT-210 to GT-353)."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.core.options import Option
from kosmodrom.games.galaxy_trucker.events.preparation import (
    AlienBoarded,
    ShipBoarded,
    SpecialistBoarded,
)
from kosmodrom.games.galaxy_trucker.moves.base import TAKE_LOAN
from kosmodrom.games.galaxy_trucker.moves.preparation import (
    BoardAlien,
    BoardHumans,
    BoardSpecialist,
    ChooseFront,
)
from kosmodrom.games.galaxy_trucker.terms import NOTHING, SPECIALISTS, Colour, Side, Specialist
from kosmodrom.testing.positions import offered, question
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    crew,
    events,
    humans,
    money,
    player,
    tokens,
)
from tests.games.galaxy_trucker.shipyard import Inspection

every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])
SUPPORTS: list[tuple[str, Colour]] = [("PU", "purple"), ("BR", "brown")]


def boarded(drawing: str, **options: Any) -> AnyTable:
    """A table at the boarding of the ship of A."""
    position = Inspection(**options)
    position.ship(A, drawing)
    return position.open()


# Humans and tokens


@pytest.mark.rule("GTB-501", "GTB-502", "GTB-602")
@every_count
def test_cabins_get_two_humans_and_batteries_are_filled(seats: int) -> None:
    position = Inspection(seats)
    for seat in range(seats):
        position.ship(seat, "C---H---B3\n    |\n    B2")
    table = position.open()
    assert table.finished
    for seat in range(seats):
        assert (humans(table, seat), tokens(table, seat)) == (4, 5)
    assert events(table, ShipBoarded) == [ShipBoarded(seat, 4, 0, 5) for seat in range(seats)]


@pytest.mark.rule("GT-210", "GT-211", "GT-215", "GT-220", "GT-231", "GT-341")
@pytest.mark.parametrize("support", ["PU", "BR", "BL"])
def test_no_alien_lives_in_special_cabins(support: str) -> None:
    """Neither in the starting cabin, nor in luxury cabins, nor in stasis chambers."""
    table = boarded(f"{support}--H", technologies=True)
    assert table.finished
    assert humans(table, A) == 2
    table = boarded(f"H---LC--{support}", technologies=True)
    assert table.finished
    assert humans(table, A) == 3, "exactly one passenger"
    table = boarded(f"H---ST--{support}", technologies=True)
    assert table.finished
    assert (humans(table, A), sum(player(table, A).ship.humans)) == (2, 6)
    assert events(table, ShipBoarded)[0] == ShipBoarded(A, 2, 4, 0)


# Aliens


@pytest.mark.rule("GTB-502", "GTB-601", "GT-Q-109")
@pytest.mark.parametrize(("support", "colour"), SUPPORTS)
def test_a_cabin_joined_to_a_life_support_may_have_an_alien(support: str, colour: Colour) -> None:
    drawing = f"H---C---{support}"
    table = boarded(drawing)
    assert question(table, A) == "board"
    assert offered(table, A) == [BoardHumans(7, 8), BoardAlien(7, 8, colour)]
    table.decide(A, BoardAlien(7, 8, colour))
    assert (crew(table, A), humans(table, A)) == (3, 2)
    assert events(table, AlienBoarded) == [AlienBoarded(A, colour, 7, 8)]
    table = boarded(drawing)
    table.decide(A, BoardHumans(7, 8))
    assert (crew(table, A), humans(table, A)) == (4, 4)


@pytest.mark.rule("GTB-504", "GT-340")
def test_life_supports_work_for_what_they_are_joined_to() -> None:
    """Not through another part, and not for a neighbour with smooth sides between."""
    assert boarded("C---H---PU").finished
    assert boarded("H---C\n|\nX---PU").finished, "beside the cabin, but not joined"
    assert not boarded("H---C\n|   |\nX---PU").finished


@pytest.mark.rule("GTB-504", "GTB-503")
def test_one_life_support_serves_every_cabin_beside_it_but_one_alien_a_colour() -> None:
    drawing = "H---C\n    |\n    PU--C"
    table = boarded(drawing)
    assert offered(table, A) == [BoardHumans(7, 8), BoardAlien(7, 8, "purple")]
    table.decide(A, BoardAlien(7, 8, "purple"))
    assert table.finished, "the other cabin has no choice left"
    assert (crew(table, A), humans(table, A)) == (5, 4)
    table = boarded(drawing)
    table.decide(A, BoardHumans(7, 8))
    assert offered(table, A) == [BoardHumans(8, 9), BoardAlien(8, 9, "purple")]
    table.decide(A, BoardAlien(8, 9, "purple"))
    assert (crew(table, A), humans(table, A)) == (5, 4)


@pytest.mark.rule("GTB-503")
def test_one_alien_of_each_colour() -> None:
    table = boarded("PU--C---H---C---PU")
    table.decide(A, BoardAlien(7, 6, "purple"))
    assert table.finished
    table = boarded("PU--C---H---C---BR")
    table.decide(A, BoardAlien(7, 6, "purple"))
    assert offered(table, A) == [BoardHumans(7, 8), BoardAlien(7, 8, "brown")]
    table.decide(A, BoardAlien(7, 8, "brown"))
    assert (crew(table, A), humans(table, A)) == (4, 2)


@pytest.mark.rule("GTB-502", "GTB-601")
def test_a_cabin_with_two_life_supports_has_the_choice() -> None:
    table = boarded("H---C---PU\n    |\n    BR")
    assert offered(table, A) == [
        BoardHumans(7, 8), BoardAlien(7, 8, "purple"), BoardAlien(7, 8, "brown"),
    ]  # fmt: skip


@pytest.mark.rule("GTB-209")
def test_no_aliens_on_the_learning_flight() -> None:
    table = boarded("H---C---PU", learning=True)
    assert table.finished
    assert humans(table, A) == 4


@pytest.mark.rule("GTB-601", "GT-352")
@every_count
def test_boarding_goes_by_number_tiles(seats: int) -> None:
    position = Inspection(seats)
    for seat in range(seats):
        position.ship(seat, "H---C---PU")
    numbers = [seats, *range(1, seats)]  # B first, A last
    position.numbers(*numbers)
    table = position.open()
    for seat in [*range(1, seats), A]:
        assert list(table.pending) == [seat]
        table.decide(seat, BoardAlien(7, 8, "purple"))
    assert table.finished


# Blue aliens


def specialists(*names: Specialist) -> list[Option]:
    return [BoardHumans(7, 8), *(BoardSpecialist(7, 8, name) for name in names)]


@pytest.mark.rule("GT-152", "GT-340", "GT-342", "GT-350", "GT-351", "GT-353")
def test_a_blue_alien_comes_with_a_specialist() -> None:
    table = boarded("H---C---BL", technologies=True)
    assert offered(table, A) == specialists(*SPECIALISTS)
    table.decide(A, BoardSpecialist(7, 8, "merchant"))
    assert player(table, A).specialist == SPECIALISTS.index("merchant")
    assert (crew(table, A), humans(table, A)) == (3, 2)
    assert events(table, SpecialistBoarded) == [SpecialistBoarded(A, "merchant", 7, 8)]
    table = boarded("H---C---BL", technologies=True)
    table.decide(A, BoardHumans(7, 8))  # who dislikes them all takes humans
    assert player(table, A).specialist == NOTHING
    assert humans(table, A) == 4


@pytest.mark.rule("GT-352")
@every_count
def test_a_specialist_that_is_taken_is_not_there_for_others(seats: int) -> None:
    position = Inspection(seats, technologies=True)
    for seat in range(seats):
        position.ship(seat, "H---C---BL")
    position.numbers(*range(seats, 0, -1))
    table = position.open()
    left = list(SPECIALISTS)
    for seat in reversed(range(seats)):
        assert offered(table, seat) == specialists(*left)
        name = left.pop(len(left) // 2)
        table.decide(seat, BoardSpecialist(7, 8, name))
        assert player(table, seat).specialist == SPECIALISTS.index(name)
    assert table.finished


@pytest.mark.rule("GT-350", "GT-353")
def test_at_most_one_blue_alien_and_none_without_a_card() -> None:
    position = Inspection(technologies=True)
    position.ship(A, "BL--C---H---C---BL")
    position.ship(B, "H---C---BL")
    position.state.specialists = 1 << SPECIALISTS.index("lawyer")
    table = position.open()
    assert offered(table, A) == [BoardHumans(7, 6), BoardSpecialist(7, 6, "lawyer")]
    table.decide(A, BoardSpecialist(7, 6, "lawyer"))
    assert table.finished, "neither a second one nor a card for B"
    assert (humans(table, A), humans(table, B)) == (4, 4)


@pytest.mark.rule("GT-610")
def test_a_colour_is_in_one_half_alone() -> None:
    position = Inspection(flight="IIA")
    position.ship(A, "C---PU          C---PU", at=(6, 4))
    position.ship(B, "C---PU          C---BR", at=(6, 4))
    table = position.open()
    assert offered(table, A) == [BoardHumans(6, 4), BoardAlien(6, 4, "purple")]
    table.decide(A, BoardAlien(6, 4, "purple"))
    table.decide(B, BoardAlien(6, 4, "purple"))
    table.decide(B, BoardAlien(6, 8, "brown"))
    assert table.finished
    assert [crew(table, seat) for seat in (A, B)] == [3, 2]


@pytest.mark.rule("GT-720", "GT-Q-52")
def test_a_loan_while_boarding() -> None:
    table = boarded("H---C---PU", machinations=True)
    table.decide(A, TAKE_LOAN)
    assert money(table) == [10, 0]
    assert question(table, A) == "board"
    table.decide(A, BoardHumans(7, 8))
    assert (table.finished, humans(table, A)) == (True, 4)


# The dead zone


@pytest.mark.rule("GT-923", "GT-Q-82")
def test_nothing_in_the_dead_column_takes_crew_or_tokens() -> None:
    position = Inspection(technologies=True, flight="II")
    position.ship(A, "    C\n    |\nB2--H---C---B3\n    |   |\nLC--X---ST")
    position.dead(7)
    table = position.open()
    assert table.finished
    assert (humans(table, A), tokens(table, A)) == (3, 5)
    position = Inspection(technologies=True, flight="II")
    position.ship(A, "    C\n    |\nB2--H---C---B3\n    |   |\nLC--X---ST")
    position.dead(8)
    table = position.open()
    assert (humans(table, A), sum(player(table, A).ship.humans), tokens(table, A)) == (5, 5, 5)


@pytest.mark.rule("GT-923", "GT-Q-82", "GT-924")
@pytest.mark.parametrize(("column", "choice"), [(9, False), (8, False), (7, True)])
def test_a_dead_life_support_supports_nobody(column: int, choice: bool) -> None:
    position = Inspection()
    position.ship(A, "H---C---PU")
    position.dead(column)
    table = position.open()
    assert (question(table, A) == "board") is choice


@pytest.mark.rule("GT-812", "GT-Q-63")
def test_the_dead_zone_is_alive_for_those_it_does_not_bind() -> None:
    position = Inspection(3)
    position.roads("dead_zone", seats=[B])
    position.state.dead = 7
    table = position.open()
    assert [humans(table, seat) for seat in (A, B, C)] == [2, 0, 2]


@pytest.mark.rule("GT-Q-39", "GT-923")
@pytest.mark.parametrize(("side", "alive"), [("front", 4), ("right", 0)])
def test_the_dead_column_is_that_of_the_final_front(side: Side, alive: int) -> None:
    """With the right side in front the cabins stand in that column, one behind another."""
    position = Inspection(flight="IA")
    position.ship(A, "C---H---C")
    position.dead(6)
    table = position.open()
    table.decide(A, ChooseFront(side))
    table.decide(B, ChooseFront("front"))
    assert humans(table, A) == alive
