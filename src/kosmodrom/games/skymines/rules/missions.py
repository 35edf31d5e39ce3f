"""Chapter 13: missions."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.options import Option, Seat
from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.events import PersonalSpaceOpened, TaskFulfilled
from kosmodrom.games.skymines.moves import Fulfil, fulfil
from kosmodrom.games.skymines.rules.base import Game, face_up, field_symbols, gain_coins
from kosmodrom.games.skymines.state import PIECES, TANK_MOVES, TRACK_MOVES, UPLOAD_MOVES
from kosmodrom.games.skymines.tables import ENERGY, FIELD, KINDS, SCIENTIST
from kosmodrom.games.skymines.terms import NOTHING, TASKS

ALL_TASKS: Final = (1 << TASKS) - 1


def task_options(g: Game, seat: Seat) -> list[Option]:
    """The tasks that the player in turn can fulfil now (SKY-1307, SKY-1309, SKY-1311); a start
    bonus is no turn."""
    s, t = g.state, g.data.tables
    player = s.players[seat]
    if player.tasks == ALL_TASKS or s.phase != "actions":
        return []
    cards = s.missions if player.mission == NOTHING else [player.mission]
    return [
        fulfil(t.missions[card], column + 1)
        for card in cards
        for column, need in enumerate(t.tasks[card])
        if not player.tasks >> column & 1 and is_met(g, seat, need)
    ]


def is_met(g: Game, seat: Seat, need: effects.TaskNeed) -> bool:
    """Whether a task is met now, by what is face up (SKY-1323); what was done counts for this
    action only."""
    player, feats, t = g.state.players[seat], g.state.feats, g.data.tables
    match need:
        case effects.TankValue(n):  # SKY-1322
            return player.tank >= t.tank.position_of(n)
        case effects.ResearchValue(n):
            return player.upload >= t.research.position_of(n)
        case effects.TankMoves(n):  # SKY-1318
            return feats[TANK_MOVES] >= n
        case effects.UploadMoves(n):
            return feats[UPLOAD_MOVES] >= n
        case effects.TrackMoves(n):
            return feats[TRACK_MOVES] >= n
        case effects.Expansions(n):  # SKY-1319
            return feats[PIECES] >= n
        case effects.ResearchCards(n):  # SKY-1320
            found = face_up(g, seat)
            return found[SCIENTIST] + found[FIELD] + field_symbols(g, seat) >= n
        case effects.OneType(n):  # SKY-1321
            return max(face_up(g, seat)[:ENERGY]) >= n
        case effects.Units(resource, n):
            return face_up(g, seat)[KINDS.index(resource)] >= n
        case effects.Energy(n):
            return face_up(g, seat)[ENERGY] >= n


def fulfil_task(g: Game, seat: Seat, choice: Fulfil) -> None:
    """Take 2 coins and a one-time marker; the first task ties the status card to its mission
    (SKY-1308, SKY-1310)."""
    s = g.state
    player = s.players[seat]
    player.mission = g.data.tables.missions.index(choice.mission)
    player.tasks |= 1 << choice.task - 1
    player.once += 1
    g.emit(TaskFulfilled(seat, choice.mission, choice.task))
    gain_coins(g, seat, g.data.setup.task_coins)
    if player.tasks == ALL_TASKS:  # SKY-1315, SKY-1316
        s.opened.append(seat)
        g.emit(PersonalSpaceOpened(seat))
