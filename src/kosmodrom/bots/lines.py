"""Whole moves at a glance, for games in which a move is a turn of many questions.

Which cards, which company, which way, what to do with the reward: what a move is good for shows at
its end alone, and there are too many ways to try them all. So this is a beam search: of the ways
that have been begun the best few are followed, question by question, whatever their first choice
was.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from kosmodrom.bots.greedy import (
    LONGEST,
    AnyTable,
    apply,
    further_ask,
    judge,
    sensible,
    was_lucky,
)
from kosmodrom.bots.limit import time_is_up
from kosmodrom.core.options import Option, Seat

BEAM: Final = 12
"""How many ways are followed at a time."""
BEGINNING_ALIKE: Final = 4
"""How many of these may begin with the same option."""


class Line(NamedTuple):
    """A way to make a move: its choices, what they are worth, and the table after them."""

    options: tuple[Option, ...]
    worth: int
    table: AnyTable


def find_lines(guess: AnyTable, seat: Seat) -> list[Line]:
    """Ways to make the move that a seat is asked for, the best first.

    A line ends where the move does, or where something becomes known: the rest is better decided
    then. When the time is up, lines that have been begun will do.
    """
    made = len(guess.choices)
    ended: list[Line] = []
    begun = [Line((), 0, guess)]
    for _ in range(LONGEST):
        further: list[Line] = []
        for line in begun:
            asked = line.table.pending[seat].options
            for number in sensible(line.table, seat, range(len(asked))):
                if (ended or further) and time_is_up():
                    return _ranked(ended + further)
                table = apply(line.table, seat, asked[number])
                then = Line((*line.options, asked[number]), judge(table, seat), table)
                over = further_ask(table, seat, made) is None or was_lucky(table, made)
                (ended if over else further).append(then)
        if not further:
            break
        begun = _best(further, seat)
    return _ranked(ended or begun)


def _ranked(lines: list[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: -line.worth)


def _best(begun: list[Line], seat: Seat) -> list[Line]:
    """The best few lines. Of those that are worth the same and lead to the same question with the
    same answers one will do: they differ in the order of their choices, or in nothing that counts.
    """
    found: list[Line] = []
    seen: set[tuple[int, str, tuple[Option, ...]]] = set()
    firsts: Counter[Option] = Counter()
    for line in _ranked(begun):
        ask = line.table.pending[seat]
        alike = (line.worth, ask.question.id, tuple(ask.options))
        if alike in seen or firsts[line.options[0]] == BEGINNING_ALIKE:
            continue
        seen.add(alike)
        firsts[line.options[0]] += 1
        found.append(line)
        if len(found) == BEAM:
            break
    return found
