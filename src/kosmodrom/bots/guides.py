"""Guides are played: the bots at their tables, and whether a guide matches its table to the end.

A guided table happens as its guide tells it, so its bots must always choose alike: each choice has
a seed of its own, made of the table's seed, the seat, and how often that seat has chosen. It is the
same on the server and here, however long people think.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from kosmodrom.bots import make_bot
from kosmodrom.core.guide import FILE, Guide, GuideError, Step, Walk
from kosmodrom.core.options import CLOCK, Option, Seat
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.core.table import Table

FREELY: Final = "greedy"
"""Who plays for the reader where the guide lets them play freely."""
LONGEST: Final = 300
"""How many choices of the reader a guide may take."""

AnyTable = Table[Any, Any, Any]


def bot_seed(table: AnyTable, seed: int | str, seat: Seat) -> str:
    """The seed of a bot's next choice."""
    made = sum(choice.seat == seat for choice in table.choices)
    return f"{seed}/{seat}/{made}"


def play_guide(ruleset: Ruleset[Any, Any, Any], guide: Guide) -> AnyTable:
    """Play the table of a guide until the guide ends; the reader takes what is proposed.

    Raises `GuideError` naming the step that does not match.
    """
    table: AnyTable = Table.start(
        ruleset, seats=len(guide.seats), seed=guide.seed, options=guide.options
    )
    walk = Walk(guide)
    told = _tell(walk, table, 0)
    for _ in range(LONGEST):
        told = _move_others(walk, table, told)
        while walk.step is not None and walk.step.is_said:
            walk.go_on()
        if walk.step is None:
            return table
        if table.finished:
            raise _mismatch(walk.step, "the game ends before it is done")
        option = _answer(walk.step, guide, table)
        table.decide(guide.you, option)
        walk.choose(option)
        told = _tell(walk, table, told)
    assert walk.step is not None
    raise _mismatch(walk.step, f"it is not done after {LONGEST} choices")


def path_of(guide: Guide, played: AnyTable) -> list[tuple[Step, Option]]:
    """The reader's choices at a table that `play_guide` has played, each with its step."""
    table: AnyTable = Table.start(
        played.ruleset, seats=len(guide.seats), seed=guide.seed, options=guide.options
    )
    walk = Walk(guide)
    told = _tell(walk, table, 0)
    path: list[tuple[Step, Option]] = []
    for choice in played.choices:
        while choice.seat == guide.you and walk.step is not None and walk.step.is_said:
            walk.go_on()
        table.decide(choice.seat, choice.option)
        if choice.seat == guide.you and walk.step is not None:
            path.append((walk.step, choice.option))
            walk.choose(choice.option)
        told = _tell(walk, table, told)
    return path


def _move_others(walk: Walk, table: AnyTable, told: int) -> int:
    """Let the bots choose until the reader is asked, or nobody is."""
    seats = walk.guide.seats
    while walk.guide.you not in table.pending and not table.finished:
        seat = next(iter(table.pending))
        level = "random" if seat == CLOCK else seats[seat]
        seed = bot_seed(table, walk.guide.seed, seat)
        table.decide(seat, make_bot(level, seed).choose(table, seat))
        told = _tell(walk, table, told)
    return told


def _tell(walk: Walk, table: AnyTable, told: int) -> int:
    """Tell the reader what happened since event ``told``; returns how many events there are."""
    events = table.events(walk.guide.you, told)
    for numbered in events:
        walk.happen(numbered.event)
    return told + len(events)


def _answer(step: Step, guide: Guide, table: AnyTable) -> Option:
    """What the reader chooses at a step."""
    ask = table.pending[guide.you]
    if step.choice is None:
        seed = bot_seed(table, guide.seed, guide.you)
        return make_bot(FREELY, seed).choose(table, guide.you)
    proposed = step.propose(ask.options)
    if not proposed:
        wanted, offered = _json(step.choice), ", ".join(map(_json, ask.options[:20]))
        raise _mismatch(step, f"“{ask.question.id}” has no option {wanted} among {offered}")
    if len(proposed) > 1:
        raise _mismatch(step, f"prefer one of {', '.join(map(_json, proposed[:20]))}")
    return proposed[0]


def _json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def _mismatch(step: Step, problem: str) -> GuideError:
    return GuideError("error-guide-step", file=FILE, step=step.id, problem=problem)
