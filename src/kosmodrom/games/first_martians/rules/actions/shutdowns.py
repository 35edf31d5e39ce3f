"""Step 10: removing Shutdown tiles (FM-1051 to FM-1058)."""

from __future__ import annotations

from functools import partial
from typing import Final

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option
from kosmodrom.games.first_martians.components import ShutdownFace
from kosmodrom.games.first_martians.events.acting import RemovalFailed, TileTurned
from kosmodrom.games.first_martians.moves import ChooseFacility, StopTrying, TryAgain
from kosmodrom.games.first_martians.rules.base import Game, first_seat, is_shut
from kosmodrom.games.first_martians.rules.effects.hub import PRODUCER
from kosmodrom.games.first_martians.rules.facilities import (
    change_output,
    plan_of,
    remove_shutdown,
)
from kosmodrom.games.first_martians.rules.occasions import fills
from kosmodrom.games.first_martians.rules.skills import ask_anyone, moment
from kosmodrom.games.first_martians.rules.tracks import change_reserve
from kosmodrom.games.first_martians.state import Stack
from kosmodrom.games.first_martians.tasks import RemoveShutdown
from kosmodrom.games.first_martians.terms import GASES, FacilityKind

TRY: Final = Question("try", ("FM-1055", "FM-Q-49"))
PRODUCERS: Final[tuple[FacilityKind, ...]] = ("oxygenator", "solar")


def try_removal(g: Game, stack: Stack, task: RemoveShutdown) -> Flow:
    """Each pawn is an attempt, one after the other; those that are left when the tile is gone go
    back unresolved (FM-1055, FM-Q-49)."""
    there = g.state.facilities[task.facility]
    gas, bit = task.gas, 1 << task.gas
    name = plan_of(g, task.facility).id
    face = g.data.shutdowns[there.tiles[gas]]
    if not there.shown & bit:
        there.shown |= bit
        g.reveal()
        g.emit(TileTurned(name, GASES[gas], face.id))
    if face.attempts == 1 and g.state.reserves[gas] < face.demand:
        yield from moment(g, partial(fills, GASES[gas]))  # FM-352, FM-924
    for left in reversed(range(len(stack.pawns))):
        if _attempt(g, task, face):
            remove_shutdown(g, task.facility, gas)
            if face.output:
                yield from _raise_output(g, gas)
            return
        g.emit(RemovalFailed(name, GASES[gas], face.demand))
        if left:
            answer = yield from ask_anyone(g, first_seat(g), TRY, [TryAgain(), StopTrying()])
            if isinstance(answer, StopTrying):
                return


def _attempt(g: Game, task: RemoveShutdown, face: ShutdownFace) -> bool:
    """Pay what the face demands, if it is there, else nothing (FM-1054); or it is a face that takes
    two attempts and no payment (FM-Q-49)."""
    there, bit = g.state.facilities[task.facility], 1 << task.gas
    if face.attempts > 1:
        tried = bool(there.tried & bit)
        there.tried |= bit
        return tried
    if g.state.reserves[task.gas] < face.demand:
        return False
    change_reserve(g, task.gas, -face.demand)
    return True


def _raise_output(g: Game, gas: int) -> Flow:
    """A producer of the tile's resource, chosen by the players, rises by 1 as far as it can
    (FM-1058)."""
    numbers = [
        number
        for number, there in enumerate(g.state.facilities)
        if plan_of(g, number).kind == PRODUCERS[gas]
        and not is_shut(there)
        and there.output < plan_of(g, number).output
    ]
    if not numbers:
        return
    chosen = numbers[0]
    if len(numbers) > 1:
        options: list[Option] = [ChooseFacility(plan_of(g, number).id) for number in numbers]
        answer = yield from ask_anyone(g, first_seat(g), PRODUCER, options)
        chosen = numbers[options.index(answer)]
    change_output(g, chosen, 1)
