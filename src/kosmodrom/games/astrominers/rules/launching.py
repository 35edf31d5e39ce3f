"""Launching a mission or an expedition, and crewing it."""

from __future__ import annotations

from functools import cache

from kosmodrom.core.asks import Ask, Flow, always, ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Named
from kosmodrom.games.astrominers.box import FACE_BIT
from kosmodrom.games.astrominers.events import Amounts, CrewJoined, Launched
from kosmodrom.games.astrominers.moves import Crew, DiscardDie, Done, Launch, UseEffect
from kosmodrom.games.astrominers.rules.base import (
    TURN,
    YELLOW,
    Game,
    can_launch_anything,
    find_run,
    free_barge,
    free_dock,
    pool_bits,
    take_die,
    why_no_die,
)
from kosmodrom.games.astrominers.rules.cards import leave_hand
from kosmodrom.games.astrominers.rules.dice import change_dice, change_options
from kosmodrom.games.astrominers.rules.payment import (
    affordable_launch,
    cannot_pay,
    close_payment,
    lacking,
    pay,
)
from kosmodrom.games.astrominers.state import FACES, Die, Face, Run


def launch_options(g: Game, seat: Seat) -> list[Option]:
    """The missions of the hand that can be launched now (AM-320, AM-337)."""
    missions = g.state.players[seat].missions
    if not missions or not can_launch_anything(g, seat):
        return []
    options: list[Option] = []
    for card in missions:
        cost = g.data.costs[card]
        if affordable_launch(g, seat, cost):
            options.append(Launch(card, g.data.prices[card], lacking(g, seat, cost)))
    return options


@TURN.accepts(Launch)
def why_not_launch(g: Game, ask: Ask, move: Launch) -> Refused | None:
    if move.card not in g.state.players[ask.seat].missions:
        return Refused("not-in-hand", ("AM-320",), card=move.card)
    refused = why_no_place(g, ask.seat)
    if refused is None and not affordable_launch(g, ask.seat, g.data.costs[move.card]):
        refused = cannot_pay(g, ask, move.card, "AM-337")
    return refused


def why_no_place(g: Game, seat: Seat, *rules: str) -> Refused | None:
    """No barge (AM-323) or no dock (AM-342) for a launch."""
    if not free_barge(g, seat):
        return Refused("no-barge", ("AM-323", *rules))
    if free_dock(g) is None:
        return Refused("no-dock", ("AM-342", *rules))
    return None


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
        match (yield ask(seat, YELLOW, [*options, Done()], context=card)):
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


@TURN.accepts(Crew)
@YELLOW.accepts(Crew)
def why_not_crew(g: Game, ask: Ask, move: Crew) -> Refused | None:
    """A free space that takes the die, the first of equal ones; in a launch a yellow one of its
    card."""
    die, card, space = move.die, move.card, move.space
    refused = why_no_die(g, ask.seat, die)
    if refused is not None:
        return refused
    run = next((run for run in g.state.runs if run.card == card), None)
    if run is None:
        return Refused("run-unknown", ("AM-314",), card=card)
    plan = g.data.plans[card]
    if not 0 <= space < len(plan.spaces):
        return Refused("crew-unknown", ("AM-314",), card=card, space=space + 1)
    launched: str | None = ask.context
    if launched and space >= plan.yellow:
        return Refused("white-space", ("AM-340",))
    if run.crew[space] is not None:
        return Refused("crew-taken", ("AM-319",), card=card, space=space + 1)
    equal = [other for other, takes in enumerate(plan.spaces) if takes == plan.spaces[space]]
    if not plan.spaces[space] & FACE_BIT[die]:
        takes = tuple(Named("worker", worker) for worker in plan.takes[space])
        refused = Refused(
            "wrong-crew", ("AM-229",), die=die, card=card, space=space + 1, takes=takes
        )
        crews = (option for option in ask.options if isinstance(option, Crew))
        return refused.beginning(o for o in crews if o.card == card and o.space in equal)
    if launched and card != launched:
        return Refused(YELLOW.first, ("AM-321",)).beginning(ask.offered(Done))
    if any(run.crew[other] is None for other in equal if other < space):
        return Refused("equal-crew", ("AM-314",), card=card)
    return None


YELLOW.accepts(Done)(always)


def join_crew(g: Game, seat: Seat, die: Face, card: str, space: int) -> None:
    """Put a die on a card's space; it stays there (AM-308) and gives nothing yet (AM-331)."""
    take_die(g.state.players[seat], die)
    find_run(g, card).crew[space] = Die(seat, die)
    g.emit(CrewJoined(seat, die, card, space))
