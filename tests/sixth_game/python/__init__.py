"""Lighthouse, a toy with a drawn board: light the lamps in turn; each is worth its number.

`tests/browser/test_sixth_game.py` adds it to a copy of the repository: this is its Python folder,
and the one beside it its web folder.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from kosmodrom.core.asks import CHECKPOINT, Flow, Question, ask
from kosmodrom.core.events import Event
from kosmodrom.core.game import Game, GameOptions, GameState
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.result import Result, rank
from kosmodrom.core.ruleset import Ruleset, Seats, Section, Speaker
from kosmodrom.core.words import SeatId, Word

TAKE = Question("take", ("LH-101",))
LAMPS = (1, 2, 3, 5, 8, 13)

Lamp = Annotated[int, Word("lamp")]


class Take(Option, frozen=True, tag="take"):
    lamp: Lamp


class Taken(Event, frozen=True, tag="taken"):
    seat: SeatId
    lamp: Lamp


class Night(Event, frozen=True, tag="night"):
    number: int


class Options(GameOptions, frozen=True):
    pass


class State(GameState):
    points: list[int]
    lamps: list[int]
    night: int = 0


class View(msgspec.Struct, frozen=True):
    points: tuple[int, ...]
    lamps: tuple[int, ...]
    night: int


LighthouseGame = Game[State, Options, dict[str, Any]]


def play(g: LighthouseGame) -> Flow:
    state = g.state
    while state.lamps:
        yield CHECKPOINT
        turn = (len(LAMPS) - len(state.lamps)) % g.seats
        if turn == 0:
            state.night += 1
            g.emit(Night(state.night))
        chosen = yield ask(turn, TAKE, [Take(lamp) for lamp in state.lamps])
        state.lamps.remove(chosen.lamp)
        state.points[turn] += chosen.lamp
        g.emit(Taken(turn, chosen.lamp))


def view(g: LighthouseGame, _seat: Seat | None) -> View:
    return View(tuple(g.state.points), tuple(g.state.lamps), g.state.night)


def result(g: LighthouseGame) -> Result:
    return Result(
        outcome="ranked",
        ending="dark",
        ranking=rank([(points,) for points in g.state.points]),
        scores=tuple(g.state.points),
        breakdown=tuple({"lamps": points} for points in g.state.points),
    )


def sections(view: View, _data: Any, words: Speaker) -> list[Section]:
    return [Section(words("board-title-lamps"), tuple(words(f"lamp-{n}") for n in view.lamps))]


def points(view: View) -> Sequence[int]:
    return view.points


def check(g: LighthouseGame) -> None:
    assert sum(g.state.points) + sum(g.state.lamps) == sum(LAMPS)


RULESET: Ruleset[State, Options, dict[str, Any]] = Ruleset(
    id="lighthouse",
    version=1,
    package=__name__,
    seats=Seats(1, 2),
    minutes=(1, 2),
    complexity=1,
    state=State,
    game_options=Options,
    moves=(Take,),
    events=(Taken, Night),
    view_type=View,
    endings=("dark",),
    categories=("lamps",),
    load=lambda _overlay: {},
    new=lambda seats, _options, _data: State(0, [0] * seats, list(LAMPS)),
    play=play,
    view=view,
    result=result,
    invariants=check,
    judge=lambda g, seat: g.state.points[seat] * 100,
    sections=sections,
    points=points,
    round_event=Night,
    secrets=False,
)
