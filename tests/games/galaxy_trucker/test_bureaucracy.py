"""Bureaucracy: a secret die, guesses, credits and days."""

from __future__ import annotations

import pytest

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.cards import Alone
from kosmodrom.games.galaxy_trucker.events.extra import (
    DieRevealed,
    DieSet,
    DieSetTo,
    Guessed,
)
from kosmodrom.games.galaxy_trucker.events.flight import DaysLost
from kosmodrom.games.galaxy_trucker.moves.extra import Guess, SetDie
from kosmodrom.testing.positions import offered, question
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    days,
    do,
    events,
    money,
)


def bureaucracy(position: Position) -> AnyTable:
    position.card("bureaucracy")
    return position.carry_out(steps.Resolve())


@pytest.mark.rule("GT-EX-32", "GT-1005", "GT-1006", "GT-1007", "GT-1008")
def test_who_guesses_right_is_paid_and_who_guesses_wrong_loses_days() -> None:
    position = Position(3)
    position.days(20, 10, 0)
    table = bureaucracy(position)
    do(table, SetDie(4), Guess(4), Guess(2))
    assert not table.pending
    assert events(table, Guessed) == [Guessed(A, 4), Guessed(B, 2)]
    assert money(table) == [3, 0, 0]
    assert days(table) == [20, 6, 0]


@pytest.mark.rule("GT-1005", "GT-1006")
def test_the_rearmost_sets_the_die_and_the_others_guess_from_the_leader_on() -> None:
    position = Position(3)
    position.days(0, 20, 10)
    table = bureaucracy(position)
    assert question(table, A) == "set-die"
    assert offered(table, A) == [SetDie(n) for n in range(1, 7)]
    do(table, SetDie(6))
    assert question(table, B) == "guess"
    do(table, Guess(1))
    assert question(table, C) == "guess"
    assert Guess(1) in offered(table, C), "several may guess the same number"


@pytest.mark.rule("GT-1005")
def test_only_the_setter_knows_the_die_before_the_reveal() -> None:
    position = Position(3)
    table = bureaucracy(position)
    do(table, SetDie(5))
    assert events(table, DieSetTo, C) == [DieSetTo(C, 5)]
    assert not events(table, DieSet, C)
    for seat in (A, B, None):
        assert events(table, DieSet, seat) == [DieSet(C)]
        assert not events(table, DieSetTo, seat)
    do(table, Guess(1), Guess(1))
    assert events(table, DieRevealed) == [DieRevealed(C, 5)]


@pytest.mark.rule("GT-1007", "GT-1103")
def test_the_rearmost_of_the_wrong_loses_days_first() -> None:
    position = Position(4)
    position.days(3, 2, 1, 0)
    table = bureaucracy(position)
    do(table, SetDie(1), Guess(2), Guess(2), Guess(2))
    assert [event.seat for event in events(table, DaysLost)] == [C, B, A]
    assert days(table) == [2, 1, -1, 0]


@pytest.mark.rule("GT-Q-84")
def test_one_ship_alone_is_left_in_peace() -> None:
    position = Position(2)
    position.gone(B)
    table = bureaucracy(position)
    assert not table.pending
    assert events(table, Alone) == [Alone("bureaucracy")]
    assert money(table) == [0, 0]


@pytest.mark.rule("GT-1006", "GT-298")
def test_ships_in_hyperspace_neither_set_nor_guess() -> None:
    position = Position(3)
    position.away(C)
    table = bureaucracy(position)
    assert question(table, B) == "set-die"
    do(table, SetDie(1), Guess(1))
    assert not table.pending
