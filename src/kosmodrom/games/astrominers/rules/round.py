"""A round: preparation (phase 1) and roll (phase 2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from kosmodrom.core.asks import CHECKPOINT, Ask, Flow, Question, ask, together
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Seat
from kosmodrom.games.astrominers.box import FACE_BIT
from kosmodrom.games.astrominers.events import KeptDice, Rerolled, Rolled, RoundBegan
from kosmodrom.games.astrominers.moves import Reroll
from kosmodrom.games.astrominers.rules.base import Game, counts_by_face, pool_size
from kosmodrom.games.astrominers.state import DICE, FACES, Face

REROLL: Final = Question("reroll", ("AM-205", "AM-219", "AM-220"), first="first-reroll")


def open_round(g: Game) -> None:
    """Phase 1, and the first roll of phase 2."""
    prepare(g)
    roll(g)
    g.state.phase = "reroll"


def prepare(g: Game) -> None:
    """The first player is settled first, then dice are taken back (AM-217).

    In round 1 there is nothing to settle or take back (AM-213). The displays stay (AM-Q-26).
    """
    s = g.state
    s.round += 1
    for space in g.data.boards[g.seats].areas["first"]:
        if space in s.board:  # AM-202; else the first player stays (AM-212)
            s.first = s.board[space].seat
    s.board.clear()  # AM-203, AM-336
    for player in s.players:
        player.discarded = 0  # AM-216
        player.pool = dict.fromkeys(FACES, 0)
        player.passed = False
        for own in (*player.technologies, *player.bulletins):
            own.die = None
    g.emit(RoundBegan(s.round, s.first))


def available_dice(g: Game, seat: Seat) -> int:
    """AM-215, AM-218: all but those on unfinished missions and expeditions."""
    aboard = [die.seat for run in g.state.runs for die in run.crew if die is not None]
    return DICE - aboard.count(seat)


def roll(g: Game) -> None:
    """Everyone rolls all available dice (AM-204)."""
    for seat, player in enumerate(g.state.players):
        dice = g.rng.choices(FACES, available_dice(g, seat))
        for face in dice:
            player.pool[face] += 1
        if dice:
            g.emit(Rolled(seat, _sorted(dice)))


def rerolls(g: Game) -> Flow:
    """Everyone may reroll once, all choosing at the same time (AM-205, AM-220, AM-Q-17)."""
    yield CHECKPOINT
    choices = yield together(
        {
            seat: ask(seat, REROLL, reroll_options(player.pool))
            for seat, player in enumerate(g.state.players)
            if pool_size(player)
        }
    )
    for seat, choice in choices.items():
        if choice.dice:
            reroll(g, seat, choice.dice)
        else:
            g.emit(KeptDice(seat))
    g.state.turn = g.state.first
    g.state.phase = "actions"


@REROLL.accepts(Reroll)
def why_not_reroll(g: Game, ask: Ask, move: Reroll) -> Refused | None:
    """Only dice of the own pool (AM-204, AM-225); none keeps them all."""
    pool = g.state.players[ask.seat].pool
    for face in move.dice:
        if move.dice.count(face) > pool.get(face, 0):
            return Refused("no-such-die", ("AM-204", "AM-225"), die=face)
    return None


def reroll(g: Game, seat: Seat, dice: tuple[Face, ...]) -> None:
    """Roll these dice of the pool again; the others keep their faces (AM-219)."""
    pool = g.state.players[seat].pool
    for face in dice:
        pool[face] -= 1
    into = g.rng.choices(FACES, len(dice))
    for face in into:
        pool[face] += 1
    g.emit(Rerolled(seat, dice, _sorted(into)))


def reroll_options(pool: Mapping[Face, int]) -> tuple[Reroll, ...]:
    """Every different choice of dice, from none to all."""
    return _reroll_options(counts_by_face(pool))


@cache
def _reroll_options(counts: tuple[int, ...]) -> tuple[Reroll, ...]:
    return tuple(Reroll(dice) for dice in _picks(counts))


@cache
def _picks(counts: tuple[int, ...]) -> tuple[tuple[Face, ...], ...]:
    """Every choice of dice, given how many there are of each of the last faces."""
    if not counts:
        return ((),)
    face, rests = FACES[-len(counts)], _picks(counts[1:])
    return tuple((face,) * dice + rest for dice in range(counts[0] + 1) for rest in rests)


def _sorted(dice: list[Face]) -> tuple[Face, ...]:
    return tuple(sorted(dice, key=FACE_BIT.__getitem__))
