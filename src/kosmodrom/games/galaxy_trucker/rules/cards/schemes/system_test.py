"""System Test (GT-743 to GT-745)."""

from __future__ import annotations

from typing import Final, cast

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker.components import SystemTest
from kosmodrom.games.galaxy_trucker.events.machinations import NothingToTest, PartsTested
from kosmodrom.games.galaxy_trucker.moves.machinations import (
    AboutTest,
    EndTest,
    TestAll,
    TestPart,
    end_test,
    test_all,
    test_part,
)
from kosmodrom.games.galaxy_trucker.rules import power
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    active_cells,
    board_of,
    convoy,
    works,
)
from kosmodrom.games.galaxy_trucker.rules.cards.base import present_card, resolves, skip_absent
from kosmodrom.games.galaxy_trucker.rules.damage import lose_parts
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish
from kosmodrom.games.galaxy_trucker.state import HALVES
from kosmodrom.games.galaxy_trucker.steps.machinations import SystemTest as TestStep
from kosmodrom.games.galaxy_trucker.tables import KIND_NUMBER
from kosmodrom.games.galaxy_trucker.terms import POWERED

TEST: Final = Question("system-test", ("GT-743", "GT-744", "GT-745", "GT-Q-59"))
KINDS: Final = tuple(KIND_NUMBER[kind] for kind in POWERED)


@resolves(SystemTest)
def resolve(g: Game, _card: SystemTest) -> None:
    finish(g, TestStep(convoy(g)))


@carries_out(TestStep)
def test_systems(g: Game, step: TestStep) -> Flow:
    """One part after another, half by half; when all is chosen, what is untested is discarded."""
    skip_absent(g, step.order)
    if not step.order:
        finish(g)
        return
    seat = step.order[0]
    if step.half == HALVES:
        _discard(g, step, seat)
        return
    untested = [cell for cell in parts_to_test(g, seat, step.half) if cell not in step.tested]
    if step.test_all and untested:
        _test(g, step, seat, untested[0])
        return
    about = AboutTest(len(untested))
    choice = yield from decide(g, seat, TEST, ways_to_test(g, step, seat, untested), about)
    match choice:
        case TestPart(row, column):
            _test(g, step, seat, board_of(g).cell(row, column))
        case TestAll():
            step.test_all = True
        case EndTest():
            step.half += 1
            step.test_all = False


def parts_to_test(g: Game, seat: Seat, half: int) -> list[int]:
    """All parts of a half that batteries could power in theory, also boosters joined to nothing and
    parts in the dead zone, which do not work (GT-744, GT-923, GT-Q-59)."""
    dead_too = g.version >= 2  # version 1 of the rules spared them
    t, half_of, parts = g.data.tables, board_of(g).half_of, g.state.players[seat].ship.parts
    return [
        cell
        for cell in active_cells(g, seat)
        if half_of[cell] == half
        and t.kinds[parts[cell]] in KINDS
        and (dead_too or works(g, seat, cell))
    ]


def ways_to_test(g: Game, step: TestStep, seat: Seat, untested: list[int]) -> list[Option]:
    """Test a part, for a token if it is the first of a pair (GT-743, GT-745); test all, if there is
    power for that; or stop."""
    options: list[Option] = []
    board, half = board_of(g), step.half
    if untested:
        ids, parts = g.data.tables.part_ids, g.state.players[seat].ship.parts
        begun = _pair_is_begun(g, step)
        tokens = 0 if begun else power.price(g, seat, half, 1)
        if begun or power.affordable(g, seat, half, 1):
            whole = price_of_all(g, step, seat, len(untested))
            if len(untested) > 1 and whole <= power.available(g, seat, half):
                options.append(test_all(whole))
            options += [
                test_part(*board.place(cell), ids[parts[cell]], tokens) for cell in untested
            ]
    return [*options, end_test(len(untested))]


def _pair_is_begun(g: Game, step: TestStep) -> bool:
    """Whether the last token tests one more part of this half."""
    half_of = board_of(g).half_of
    done = sum(half_of[cell] == step.half for cell in step.tested)
    return done % cast(SystemTest, present_card(g)).parts_per_token > 0


def price_of_all(g: Game, step: TestStep, seat: Seat, untested: int) -> int:
    """What the rest of a half costs: each pair is a use of its own (GT-Q-59), of which the
    Technician makes the first one cheaper (GT-375)."""
    per_token = cast(SystemTest, present_card(g)).parts_per_token
    half_of = board_of(g).half_of
    done = sum(half_of[cell] == step.half for cell in step.tested)
    free = -done % per_token  # what the last token still tests
    pairs = -(-(untested - free) // per_token)
    return power.price_of_several(g, seat, step.half, pairs)


def _test(g: Game, step: TestStep, seat: Seat, cell: int) -> None:
    """A token of the same half for each pair (GT-615)."""
    begun = _pair_is_begun(g, step)
    step.tested.append(cell)
    if not begun:
        power.spend(g, seat, step.half, 1)


def _discard(g: Game, step: TestStep, seat: Seat) -> None:
    """All at once, then what is no longer joined falls off (GT-Q-59)."""
    cells = [
        cell
        for half in range(HALVES)
        for cell in parts_to_test(g, seat, half)
        if cell not in step.tested
    ]
    if cells or step.tested:
        g.emit(PartsTested(seat, len(step.tested), len(cells)))
    else:
        g.emit(NothingToTest(seat))
    del step.order[0]
    step.half, step.tested = 0, []
    if cells:
        lose_parts(g, seat, cells, "discarded", "system_test")
