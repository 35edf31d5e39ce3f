"""Chapter 10: company tracks; and the helium-3 marker on the tank track (chapters 4 and 11)."""

from __future__ import annotations

from typing import Final

import msgspec

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.skymines import steps
from kosmodrom.games.skymines.events import (
    BarrierPaid,
    MarkersTaken,
    Moved,
    MovesLost,
    SlotOpened,
    TankMoved,
    ThresholdPassed,
)
from kosmodrom.games.skymines.moves import COMPANY_NUMBER, STOP, Advance, Cross, advance, cross
from kosmodrom.games.skymines.rules.base import Game, bonuses_of, everyone, gain_coins
from kosmodrom.games.skymines.rules.missions import task_options
from kosmodrom.games.skymines.rules.todo import carries_out, decide, finish
from kosmodrom.games.skymines.state import TANK_MOVES, TRACK_MOVES, Player
from kosmodrom.games.skymines.terms import COMPANIES, SLOTS

BARRIER: Final = Question("barrier", ("SKY-1003", "SKY-1004", "SKY-1006"))
WHICH_TRACK: Final = Question("which-track", ("SKY-1708",))
OTHER_TRACKS: Final = Question("other-tracks", ("SKY-1053", "SKY-1054"))


class AboutSpaces(msgspec.Struct, frozen=True, tag="spaces"):
    """How many spaces the marker will move."""

    spaces: int


# Moving


def toll(g: Game, seat: Seat, company: int) -> int:
    """What the next step of a marker costs: 0 without a barrier, -1 at the end (SKY-1002,
    SKY-1005)."""
    s = g.state
    side = g.data.tables.sides[s.sides[company]]
    position = s.players[seat].tracks[company]
    return -1 if position == side.last else side.toll_to[position + 1]


def move_freely(g: Game, seat: Seat, company: int, spaces: int) -> int:
    """Move a marker space by space up to a barrier or the end (SKY-1001); how far it came."""
    s = g.state
    side = g.data.tables.sides[s.sides[company]]
    tracks = s.players[seat].tracks
    start = position = tracks[company]
    aim = min(start + spaces, side.last)
    while position < aim and not side.toll_to[position + 1]:
        position += 1
    if position > start:
        _arrive(g, seat, company, start, position)
    return position - start


def step_over(g: Game, seat: Seat, company: int, cost: int) -> None:
    """Pay a barrier and take the step across it (SKY-1003)."""
    player = g.state.players[seat]
    if cost:
        player.coins -= cost
        g.emit(BarrierPaid(seat, COMPANIES[company], cost))
    start = player.tracks[company]
    _arrive(g, seat, company, start, start + 1)


def _arrive(g: Game, seat: Seat, company: int, start: int, position: int) -> None:
    """A marker has come to a space; thresholds on the way pay in order (SKY-1013)."""
    s = g.state
    side = g.data.tables.sides[s.sides[company]]
    s.players[seat].tracks[company] = position
    if seat < g.seats:
        s.feats[TRACK_MOVES] += position - start
    g.emit(Moved(seat, COMPANIES[company], position - start, position))
    passed = side.passed_at
    for number in range(passed[start], passed[position]):
        _pass_threshold(g, seat, company, number)


def _pass_threshold(g: Game, seat: Seat, company: int, number: int) -> None:
    """The one who passes gains coins, and so does everyone who passed before (SKY-1011, SKY-1012).

    The bonus behind it works from the owner's next turn on (SKY-1014, SKY-1015): `refresh_bonuses`.
    """
    s = g.state
    side = g.data.tables.sides[s.sides[company]]
    threshold = side.thresholds[number]
    earlier = tuple(
        other
        for other in range(everyone(g))
        if other != seat and s.players[other].tracks[company] >= threshold.to
    )
    for owner in (seat, *earlier):
        s.players[owner].coins += threshold.coins
    g.emit(ThresholdPassed(seat, COMPANIES[company], threshold.coins, earlier))


@carries_out(steps.Move)
def move(g: Game, seat: Seat, step: steps.Move) -> Flow | None:
    """Move as far as nothing is to be paid; at a barrier its owner decides. What is not moved is
    lost (SKY-1006, SKY-Q-64)."""
    step.left -= move_freely(g, seat, step.company, step.left)
    cost = toll(g, seat, step.company)
    if not step.left or cost < 0:
        _stop(g, seat, step.left)
        return None
    player = g.state.players[seat]
    tasks = g.options.missions and task_options(g, seat)  # their coins may pay the barrier
    if player.coins < cost and not tasks:
        _stop(g, seat, step.left)
        return None
    return _at_barrier(g, seat, step, cost)


def _at_barrier(g: Game, seat: Seat, step: steps.Move, cost: int) -> Flow:
    options: list[Option] = [STOP]
    if g.state.players[seat].coins >= cost:
        options.insert(0, cross(COMPANIES[step.company], cost))
    choice = yield from decide(g, seat, BARRIER, options)
    if isinstance(choice, Cross):
        step_over(g, seat, step.company, cost)
        step.left -= 1
    elif choice == STOP:
        _stop(g, seat, step.left)


def _stop(g: Game, seat: Seat, lost: int) -> None:
    if lost:
        g.emit(MovesLost(seat, lost))
    finish(g)


# Moves on tracks of choice


def movable(g: Game, seat: Seat, companies: list[int]) -> list[int]:
    """The tracks on which a marker can move, its barrier paid if need be; all, if it can on
    none."""
    coins = g.state.players[seat].coins
    found = [company for company in companies if 0 <= toll(g, seat, company) <= coins]
    return found or companies


@carries_out(steps.MoveAny)
def move_any(g: Game, seat: Seat, step: steps.MoveAny) -> Flow:
    """All the spaces on one track of choice."""
    companies = movable(g, seat, list(range(len(COMPANIES))))
    options = [advance(COMPANIES[company]) for company in companies]
    choice = yield from decide(g, seat, WHICH_TRACK, options, AboutSpaces(step.spaces))
    if isinstance(choice, Advance):
        finish(g, steps.Move(COMPANY_NUMBER[choice.company], step.spaces))


@carries_out(steps.MoveOthers)
def move_others(g: Game, seat: Seat, step: steps.MoveOthers) -> Flow:
    """A track for each number of spaces, then the moves in any order (SKY-1053, SKY-1054).

    Equal numbers need no question once the tracks that are left are as many.
    """
    free = [
        company
        for company in range(len(COMPANIES))
        if company != step.company and company not in step.chosen
    ]
    rest = step.spaces[len(step.chosen) :]
    if len(set(rest)) <= 1 and len(rest) in (0, len(free)):
        tracks = [*step.chosen, *free][: len(step.spaces)]
        moves = [
            steps.Move(company, spaces) for company, spaces in zip(tracks, step.spaces, strict=True)
        ]
        finish(g, steps.Parts([*moves]))
        return
    options = [advance(COMPANIES[company]) for company in free]
    choice = yield from decide(g, seat, OTHER_TRACKS, options, AboutSpaces(rest[0]))
    if isinstance(choice, Advance):
        step.chosen.append(COMPANY_NUMBER[choice.company])


# Bonuses


def refresh_bonuses(g: Game, seat: Seat) -> None:
    """At the start of a turn the bonuses of all thresholds passed are in force (SKY-1015), and
    extra markers come from the box (SKY-1043, SKY-Q-67)."""
    s, sides = g.state, g.data.tables.sides
    player = s.players[seat]
    bits = 0
    for company, position in enumerate(player.tracks):
        bits |= (1 << sides[s.sides[company]].passed_at[position]) - 1 << 2 * company
    if bits == player.bonuses:
        return
    player.bonuses = bits
    more = bonuses_of(g, player).markers - player.extra
    if more > 0:
        player.extra += more
        player.markers += more
        g.emit(MarkersTaken(seat, more))


# The tank


def move_tank(g: Game, seat: Seat, spaces: int) -> None:
    """Move the helium-3 marker; past the end each space gives coins (SKY-431, SKY-1106)."""
    player, tank = g.state.players[seat], g.data.tank
    start = player.tank
    player.tank = min(start + spaces, tank.steps)
    g.state.feats[TANK_MOVES] += player.tank - start
    if player.tank > start:
        g.emit(TankMoved(seat, player.tank - start, player.tank))
        if start < tank.slot_at <= player.tank:  # SKY-1101, SKY-1104
            open_slot(g, seat, g.data.tables.tank_slot)
    gain_coins(g, seat, tank.past_end * (start + spaces - player.tank))


def open_slot(g: Game, seat: Seat, slot: int) -> None:
    """An additional slot is switched on; it is usable from the next planning phase (SKY-1102)."""
    g.emit(SlotOpened(seat, SLOTS[slot]))


def at_end(g: Game, player: Player, company: int) -> bool:
    """Whether a marker is on the last space of a company's track."""
    return player.tracks[company] == g.data.tables.sides[g.state.sides[company]].last
