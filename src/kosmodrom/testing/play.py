"""Playing: questions, invariants, results, and what a position is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from kosmodrom.core.asks import Ask
from kosmodrom.core.options import Seat
from kosmodrom.testing.promise import Check, Sample, Watch
from kosmodrom.testing.setting import AnyTable, Setting
from kosmodrom.testing.situation import state_bytes


@Check
def check_play(setting: Setting, table: AnyTable) -> Watch:
    """Random play ends; every question has distinct, declared options; the invariants hold."""
    checkpoint, known = None, dict[Seat, Ask]()
    while (yield):
        pending = dict(table.pending)
        for seat, asked in pending.items():
            if known.get(seat) is not asked:  # others have answered meanwhile
                _check_ask(setting, seat, asked)
        known = pending
        checkpoint = check_invariants(setting, table, checkpoint)
    check_invariants(setting, table, checkpoint)
    _check_result(setting, table)
    for entry in table.game.log:
        for event in (entry.event, entry.otherwise):
            if event is not None and type(event) not in setting.ruleset.events:
                raise setting.broken(f"the event {event} is not among the game's events")


def _check_ask(setting: Setting, seat: Seat, asked: Ask) -> None:
    question = asked.question.id
    if asked.seat != seat:
        raise setting.broken(f"“{question}” is put to seat {seat} but says seat {asked.seat}")
    options = asked.options
    if not options:
        raise setting.broken(f"seat {seat} is asked “{question}” and has no option")
    if len(set(options)) < len(options):
        twice = next(option for option, times in Counter(options).items() if times > 1)
        raise setting.broken(f"two options of “{question}” are equal: {twice}")
    for option in options:
        if type(option) not in setting.ruleset.moves:
            raise setting.broken(f"the option {option} is not among the game's moves")
    check_numbers(setting, asked.question.rules, f"the question “{question}”")


def check_numbers(setting: Setting, rules: Sequence[str], what: str) -> None:
    """The rule numbers named by a question or a refusal are in the rulebook."""
    if setting.rulebook is None:
        return
    unknown = [number for number in rules if number not in setting.rulebook.rules]
    if unknown:
        raise setting.broken(f"{what} names rules that do not exist: {', '.join(unknown)}")


def check_invariants(
    setting: Setting, table: AnyTable, checked: tuple[int, bytes] | None
) -> tuple[int, bytes] | None:
    """The invariants hold at the last checkpoint, unless it has been checked, and at the end."""
    ruleset, game = setting.ruleset, table.game
    checkpoint = table.checkpoint
    states = []
    if checkpoint is not None and checkpoint != checked:
        states.append(ruleset.decode(checkpoint[1]))
    if table.finished:
        states.append(game.state)
    for state in states:
        try:
            ruleset.invariants(game.with_state(state))
        except AssertionError as error:
            problem = str(error) or "an assertion without words"
            raise setting.broken(f"an invariant does not hold: {problem}") from error
    return checkpoint


def _check_result(setting: Setting, table: AnyTable) -> None:
    result = table.result
    assert result is not None
    seats = list(range(setting.seats + setting.automas))
    if result.ending not in setting.ruleset.endings:
        raise setting.broken(f"the ending {result.ending} is not among the game's endings")
    if sorted(seat for group in result.ranking for seat in group) != seats:
        raise setting.broken(f"the ranking does not hold every seat once: {result.ranking}")
    if not len(result.scores) == len(result.breakdown) == len(seats):
        raise setting.broken(f"not every seat has a score and its breakdown: {result}")
    sums = tuple(sum(scores.values()) for scores in result.breakdown)
    if sums != result.scores:
        raise setting.broken(f"the breakdown adds up to {sums}, not to {result.scores}")
    for scores in result.breakdown:
        for category in scores:
            if category not in setting.ruleset.categories:
                raise setting.broken(f"the category {category} is not among the game's categories")


def _check_points(setting: Setting, table: AnyTable) -> None:
    """Where a game says what points a view shows, it says it for every seat."""
    points = setting.ruleset.points
    if points is None:
        return
    for reader in (*range(table.seats), None):
        shown = points(table.view(reader))
        if len(shown) != table.seats + table.automas or any(type(n) is not int for n in shown):
            raise setting.broken(f"the points of every seat are {shown} in the view of {reader}")


@Check
def check_judge(setting: Setting, table: AnyTable) -> Watch:
    """Every position can be judged for every seat, which changes nothing, and has its points."""
    sample = Sample(setting, 1, 5)
    while choice := (yield):
        if sample.takes(table, choice):
            _check_judged(setting, table)
            _check_points(setting, table)
    _check_judged(setting, table)
    _check_points(setting, table)


def _check_judged(setting: Setting, table: AnyTable) -> None:
    state = state_bytes(table)
    for seat in range(table.seats + table.automas):
        worth: Any = setting.ruleset.judge(table.game, seat)
        if type(worth) is not int:
            raise setting.broken(f"the judge gives seat {seat} {worth!r}, which is not an integer")
    if state_bytes(table) != state:
        raise setting.broken("judging changes the state")
