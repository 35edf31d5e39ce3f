"""Launching a mission or an expedition, and crewing it."""

from __future__ import annotations

from functools import cache
from typing import Final

from kosmodrom.core.asks import Flow, Question, ask
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.astrominers.box import FACE_BIT
from kosmodrom.games.astrominers.events import Amounts, CrewJoined, Launched
from kosmodrom.games.astrominers.moves import Crew, DiscardDie, Done, Launch, UseEffect
from kosmodrom.games.astrominers.rules.base import (
    Game,
    can_launch_anything,
    find_run,
    free_dock,
    pool_bits,
    take_die,
)
from kosmodrom.games.astrominers.rules.cards import leave_hand
from kosmodrom.games.astrominers.rules.dice import change_dice, change_options
from kosmodrom.games.astrominers.rules.payment import (
    affordable_launch,
    close_payment,
    lacking,
    pay,
    price,
)
from kosmodrom.games.astrominers.state import FACES, Die, Face, Run

YELLOW: Final = Question("yellow", ("AM-321", "AM-340", "AM-717"))


def launch_options(g: Game, seat: Seat) -> list[Option]:
    """The missions of the hand that can be launched now (AM-320, AM-337)."""
    missions = g.state.players[seat].missions
    if not missions or not can_launch_anything(g, seat):
        return []
    options: list[Option] = []
    for card in missions:
        cost = g.data.costs[card]
        if affordable_launch(g, seat, cost):
            options.append(Launch(card, price(cost), lacking(g, seat, cost)))
    return options


def launch_mission(g: Game, seat: Seat, card: str) -> Flow:
    """Pay for a mission of the hand, put it into a dock and fill yellow spaces; no die (AM-338).

    The card is shown when it is paid for: until then the player may take the launch back.
    """
    paid = yield from pay(g, seat, card, launch=True)
    leave_hand(g, seat, card)
    put_in_dock(g, seat, card, paid)
    yield from fill_yellow(g, seat, card)


def put_in_dock(g: Game, seat: Seat, card: str, paid: Amounts) -> None:
    """Put a card on a free barge in the lowest-numbered free dock (AM-Q-12)."""
    dock = free_dock(g)
    assert dock is not None
    g.state.runs.append(Run(card, seat, dock, [None] * len(g.data.plans[card].spaces)))
    g.emit(Launched(seat, card, dock))
    close_payment(g, seat, card, paid)


def fill_yellow(g: Game, seat: Seat, card: str) -> Flow:
    """Any number of matching dice on the yellow spaces, dice being changed in between (AM-321)."""
    while options := yellow_options(g, seat, card):
        match (yield ask(seat, YELLOW, [*options, Done()])):
            case Done():
                return
            case Crew(die, _, space):
                join_crew(g, seat, die, card, space)
            case DiscardDie() | UseEffect() as change:
                yield from change_dice(g, seat, change)


def yellow_options(g: Game, seat: Seat, card: str) -> list[Option]:
    """Dice for free yellow spaces, or a change of dice (AM-Q-07); white spaces wait (AM-340)."""
    run, yellow = find_run(g, card), g.data.plans[card].yellow
    if None not in run.crew[:yellow]:
        return []
    bits = pool_bits(g.state.players[seat])
    return crew_options(g, run, bits, yellow) + change_options(g, seat, bits)


def crew_options(g: Game, run: Run, bits: int, spaces: int) -> list[Option]:
    """Dice for the first ``spaces`` spaces of a card in a dock, equal spaces once."""
    options: list[Option] = []
    seen = []
    takes = g.data.plans[run.card].spaces
    for space in range(spaces):
        if run.crew[space] is None and takes[space] & bits and takes[space] not in seen:
            seen.append(takes[space])
            options += crew_moves(run.card, space, takes[space] & bits)
    return options


@cache
def crew_moves(card: str, space: int, bits: int) -> tuple[Crew, ...]:
    """Each of these faces on a space of a card."""
    return tuple(Crew(face, card, space) for face in FACES if FACE_BIT[face] & bits)


def join_crew(g: Game, seat: Seat, die: Face, card: str, space: int) -> None:
    """Put a die on a card's space; it stays there (AM-308) and gives nothing yet (AM-331)."""
    take_die(g.state.players[seat], die)
    find_run(g, card).crew[space] = Die(seat, die)
    g.emit(CrewJoined(seat, die, card, space))
