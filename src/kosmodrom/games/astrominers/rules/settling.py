"""Settling missions (phase 4): the round bonus, what is filled, what is not (AM-437)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kosmodrom.core.asks import CHECKPOINT, Ask, Flow, Question, among, ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Seat
from kosmodrom.games.astrominers.events import (
    BonusTaken,
    NoBonus,
    RunCompleted,
    RunFailed,
    RunSlid,
)
from kosmodrom.games.astrominers.moves import Gain
from kosmodrom.games.astrominers.rules.base import Game, gain, player_order
from kosmodrom.games.astrominers.rules.cards import BOTH_DECKS, put_under, take_card
from kosmodrom.games.astrominers.state import (
    RESOURCES,
    ROUNDS,
    SYMBOLS_ON,
    WORKER_OF,
    Resource,
    Run,
)

BONUS: Final = Question("bonus", ("AM-403", "AM-417"), first="first-gain")
REWARD: Final = Question("reward", ("AM-405", "AM-Q-18"), first="first-gain")

GAINS: Final = tuple(Gain(kind) for kind in RESOURCES)
SHARES: Final = {1: 4, 2: 2, 3: 1, 4: 1}
"""Units of the round bonus for each, by the number of tied players (AM-401, AM-402, AM-414)."""


def round_bonus(g: Game) -> Flow:
    """The bonus for most dice on missions and expeditions (AM-401, AM-Q-03)."""
    s = g.state
    if s.round == ROUNDS:
        yield CHECKPOINT
    s.phase = "settling"
    kind, s.track[s.round - 1] = s.track[s.round - 1], None  # AM-416
    if kind is not None:
        s.bank[kind] += 1  # AM-412: it is one of the 4; AM-Q-14; AM-Q-04 if nobody takes them
    takers, dice = most_dice(g)
    if not takers:
        g.emit(NoBonus())
        return
    share = SHARES[len(takers)]
    g.emit(BonusTaken(tuple(takers), dice, share))
    for seat in takers:
        if s.round == ROUNDS:
            yield from gain_any(g, seat, share, BONUS)  # AM-403, AM-417
        elif kind is not None:
            gain(g, seat, {kind: share})


def most_dice(g: Game) -> tuple[list[Seat], int]:
    """Who has the most dice on missions, in player order; nobody without a die (AM-413, AM-415)."""
    counts = dict.fromkeys(player_order(g), 0)
    for run in g.state.runs:
        for die in run.crew:  # the die beside the expedition deck is not among them (AM-718)
            if die is not None:
                counts[die.seat] += 1
    most = max(counts.values())
    return [seat for seat, dice in counts.items() if dice == most > 0], most


def gain_any(g: Game, seat: Seat, units: int, question: Question) -> Flow:
    """Units of the taker's choice, one after the other, among those the bank holds."""
    for _ in range(units):
        asked = ask(seat, question, among(g, GAINS))
        options: Sequence[Any] = asked.options
        if not options:
            return
        choice = options[0] if len(options) == 1 else (yield asked)
        gain(g, seat, {choice.resource: 1})


@BONUS.accepts(Gain)
@REWARD.accepts(Gain)
def why_not_gain(g: Game, _ask: Ask, move: Gain) -> Refused | None:
    """What the bank holds (AM-801)."""
    if g.state.bank[move.resource]:
        return None
    return Refused("bank-empty", ("AM-344", "AM-801"), resource=move.resource)


def settle(g: Game) -> Flow:
    """Settle the next filled card; when there is none, slide or fail the others."""
    for seat in player_order(g):  # AM-418; of one owner the one launched earlier (AM-Q-13)
        for run in g.state.runs:
            if run.owner == seat and run.filled:  # AM-404
                yield CHECKPOINT
                yield from complete(g, run)
                return
    slide_and_fail(g)
    g.state.buyers = list(player_order(g))
    g.state.phase = "orders"


def complete(g: Game, run: Run) -> Flow:
    """Everyone aboard is paid, the owner first (AM-406, AM-419, AM-430), who keeps the card."""
    g.emit(RunCompleted(run.owner, run.card))
    others = [seat for seat in player_order(g) if seat != run.owner]
    for seat in (run.owner, *others):
        if run.card in g.data.missions:
            yield from mission_reward(g, run, seat)
        else:
            yield from expedition_reward(g, run, seat)
    g.state.runs.remove(run)  # dice, barge and dock are free (AM-407, AM-422, AM-424)
    owner = g.state.players[run.owner]
    if run.card in g.data.missions:
        owner.done.append(run.card)  # AM-423
    else:
        owner.expeditions.append(run.card)  # AM-431


def mission_reward(g: Game, run: Run, seat: Seat) -> Flow:
    """AM-405, AM-420: the set of the die's worker (AM-Q-06), once for each symbol on it. Without
    dice aboard the owner earns nothing (AM-421)."""
    reward = g.data.missions[run.card].reward
    due: dict[Resource, int] = {}
    free = 0
    for die in run.crew:
        if die is not None and die.seat == seat:
            for kind, units in reward[WORKER_OF[die.face]].items():
                earned = units * SYMBOLS_ON[die.face]
                if kind == "any":
                    free += earned
                else:
                    due[kind] = due.get(kind, 0) + earned
    if due:
        gain(g, seat, due)
    yield from gain_any(g, seat, free, REWARD)


def expedition_reward(g: Game, run: Run, seat: Seat) -> Flow:
    """AM-410, AM-429: a card for each die, also for a double face (AM-228, AM-Q-05)."""
    for die in run.crew:
        if die is not None and die.seat == seat:
            yield from take_card(g, seat, BOTH_DECKS)


def slide_and_fail(g: Game) -> None:
    """AM-408, AM-409, AM-411: unfilled once, it slides; twice, it fails."""
    s = g.state
    failed = [run for run in s.runs if run.slid]
    s.runs = [run for run in s.runs if not run.slid]  # dice, barge and dock are free (AM-427)
    for run in s.runs:
        run.slid = True  # its dice stay, its spaces are open (AM-425)
        g.emit(RunSlid(run.owner, run.card))
    for run in failed:  # nobody gains anything (AM-428, AM-432)
        g.emit(RunFailed(run.owner, run.card))
        if run.card in g.data.missions:
            put_under(g, run.card)  # AM-426
        else:
            s.outside.append(run.card)
