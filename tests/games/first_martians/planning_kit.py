"""For tests of the Action phase: plan in a few words, and carry the plan out.

table = plan_at(position)
put(table, PlanExplore("medic", "K1-N"), Join("geologist", 0))
rest(table)
agree(table)
"""

from __future__ import annotations

from kosmodrom.core.asks import Flow
from kosmodrom.core.options import Option
from kosmodrom.games.first_martians.events.story import AdventureBegan, NothingHappened
from kosmodrom.games.first_martians.moves import Agree, PlanManage, PutToVote
from kosmodrom.games.first_martians.rules.acting import acting_phase
from kosmodrom.games.first_martians.rules.areas import terrain
from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.rules.needs import Needs, bays_of, load_of, needs_of, taken_out
from kosmodrom.games.first_martians.rules.planning import planning_phase
from kosmodrom.games.first_martians.state import Stack
from kosmodrom.games.first_martians.terms import PROFESSIONS
from kosmodrom.testing.positions import offered
from tests.games.first_martians.kit import A, AnyTable, Position, events, state_of

HIT, MISS = 0, 5
"""What a die of six sides shows if it hits, or not."""


def action_phase(g: Game) -> Flow:
    """Planning and acting, to the end of the phase."""
    if g.state.phase == "planning":
        yield from planning_phase(g)
    if g.state.phase == "acting":
        yield from acting_phase(g)


def plan_at(position: Position) -> AnyTable:
    """A table whose crew begins to plan."""
    return position.table(action_phase)


def put(table: AnyTable, *moves: Option) -> None:
    """Somebody makes these moves of the plan."""
    for move in moves:
        table.decide(A, move)


def idle(table: AnyTable) -> None:
    """All pawns that are left watch Malfunction tracks, which stand at 0."""
    for profession in PROFESSIONS:
        while (move := PlanManage(profession)) in offered(table, A):
            put(table, move)


def agree(table: AnyTable) -> None:
    """The plan is carried out, and everybody agrees."""
    table.decide(A, PutToVote())
    for seat in list(table.pending):
        if Agree() in table.pending[seat].options:
            table.decide(seat, Agree())


def carry_out(table: AnyTable, *moves: Option) -> None:
    """Plan this besides what is planned, leave the other pawns idle, and carry it out."""
    put(table, *moves)
    idle(table)
    agree(table)


def stack(table: AnyTable, number: int = 0) -> Stack:
    return next(stack for stack in state_of(table).plan if stack.number == number)


def needs(table: AnyTable, number: int = 0) -> Needs:
    """What the board says of a stack."""
    g = table.game
    found = stack(table, number)
    return needs_of(g, found, load_of(g, found, bays_of(g, taken_out(g)), terrain(g)))


def can(table: AnyTable, move: Option) -> bool:
    """Whether a move is offered, its implied fields left aside."""
    return any(
        type(option) is type(move)
        and all(
            getattr(option, name) == getattr(move, name)
            for name in move.__struct_fields__
            if getattr(move, name) not in ("", 0) or name in ("stack", "again")
        )
        for option in offered(table, A)
    )


def adventures(table: AnyTable) -> list[tuple[str, str]]:
    """The colours of Adventures, and who had them."""
    told: list[AdventureBegan | NothingHappened] = [
        *events(table, AdventureBegan),
        *events(table, NothingHappened),
    ]
    return [(event.colour, event.astronaut) for event in told]
