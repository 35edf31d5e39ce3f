"""Robopolice (GT-1015 to GT-1022)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from kosmodrom.core.asks import CHECKPOINT, Flow, Question, ask, race, together
from kosmodrom.core.options import CLOCK, Option, Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import Robopolice
from kosmodrom.games.galaxy_trucker.events.extra import (
    CoordinatesDrawn,
    CoordinatesNamed,
    Offered,
    OfferWon,
)
from kosmodrom.games.galaxy_trucker.events.hits import CoordinatesMissed
from kosmodrom.games.galaxy_trucker.moves.extra import (
    TIME_OUT,
    AboutColumn,
    NameColumn,
    NameRow,
    Offer,
    name_column,
    name_row,
    offer,
)
from kosmodrom.games.galaxy_trucker.rules.base import Game, board_of, convoy, in_convoy
from kosmodrom.games.galaxy_trucker.rules.cards.base import present_card, resolves
from kosmodrom.games.galaxy_trucker.rules.damage import remove
from kosmodrom.games.galaxy_trucker.rules.loans import handle_loan, loan_options, pay
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish
from kosmodrom.games.galaxy_trucker.steps.extra import Robopolice as RobopoliceStep
from kosmodrom.games.galaxy_trucker.tables import WIDTH
from kosmodrom.games.galaxy_trucker.terms import NOTHING

OFFER: Final = Question("offer", ("GT-1015", "GT-1016"))
COLUMN: Final = Question("police-column", ("GT-1017",))
ROW: Final = Question("police-row", ("GT-1017",))
TIME: Final = Question("police-time", ("GT-1022",))
LINES: Final = range(2, 13)
"""The numbers of columns and rows that dice could roll."""


@resolves(Robopolice)
def resolve(g: Game, _card: Robopolice) -> None:
    """All in the convoy offer, even one ship alone (GT-Q-84, GT-Q-85)."""
    order = convoy(g)
    finish(g, *([RobopoliceStep(order, [NOTHING] * len(order))] if order else []))


@carries_out(RobopoliceStep)
def police(g: Game, step: RobopoliceStep) -> Flow:
    """Offers, then the column, then the row."""
    if NOTHING in step.offers:
        yield from _collect_offers(g, step)
    elif step.winner == NOTHING:
        _compare(g, step)
    else:
        yield from _name(g, step)


# Offers


def _collect_offers(g: Game, step: RobopoliceStep) -> Flow:
    """All at once and in secret (GT-1015). Who takes a loan first is asked again (GT-Q-85); who has
    nothing to offer is not asked."""
    waiting = {
        seat: offer_options(g, seat)
        for seat, made in zip(step.order, step.offers, strict=True)
        if made == NOTHING
    }
    asked = {seat: options for seat, options in waiting.items() if len(options) > 1}
    choices: dict[Seat, Option] = {seat: options[0] for seat, options in waiting.items()}
    if asked:
        yield CHECKPOINT
        asks = {seat: ask(seat, OFFER, options) for seat, options in asked.items()}
        choices |= yield together(asks)
    for seat, choice in choices.items():
        if isinstance(choice, Offer):
            step.offers[step.order.index(seat)] = choice.credits
        else:
            handle_loan(g, seat, choice)


def offer_options(g: Game, seat: Seat) -> list[Option]:
    """Any number of the own credits; loans are taken before (GT-Q-85)."""
    most = g.state.players[seat].credits
    return [*(offer(number) for number in range(most + 1)), *loan_options(g, seat)]


def _compare(g: Game, step: RobopoliceStep) -> None:
    """The highest offer wins, of equal ones that of the rearmost, and only it is paid (GT-1016)."""
    g.reveal()
    for seat, made in zip(step.order, step.offers, strict=True):
        g.emit(Offered(seat, made))
    highest = max(step.offers)
    tied = [seat for seat, made in zip(step.order, step.offers, strict=True) if made == highest]
    step.winner = tied[-1]
    g.emit(OfferWon(step.winner, highest, len(tied) > 1))
    pay(g, step.winner, highest, "robopolice")


# Coordinates


def lines_to_name(g: Game) -> list[int]:
    """All but one number, outside the ships too (GT-1017, GT-Q-85)."""
    barred = cast(Robopolice, present_card(g)).barred
    return [number for number in LINES if number != barred]


def _name(g: Game, step: RobopoliceStep) -> Flow:
    """The winner names the column, then the row."""
    lines = lines_to_name(g)
    if not step.column:
        choice = yield from _choose(g, step, COLUMN, [name_column(n) for n in lines])
    else:
        choice = yield from _choose(g, step, ROW, [name_row(n) for n in lines])
    match choice:
        case NameColumn(column):
            step.column = column
        case NameRow(row):
            g.emit(CoordinatesNamed(step.winner, step.column, row))
            _discard(g, step, step.column, row)
        case _ if choice == TIME_OUT:
            # Chance names what has not been named (GT-1022).
            column = step.column or g.rng.choice(lines)
            row = g.rng.choice(lines)
            g.emit(CoordinatesDrawn(step.winner, column, row))
            _discard(g, step, column, row)


def _choose(g: Game, step: RobopoliceStep, question: Question, options: Sequence[Option]) -> Flow:
    """Ask the winner; by option the clock may be faster, with one time for both coordinates
    (GT-1022). None: the player took a loan."""
    seat, seconds = step.winner, g.options.robopolice_seconds
    about = AboutColumn(step.column) if step.column else None
    if not seconds:
        return (yield from decide(g, seat, question, options, about))
    yield CHECKPOINT
    _first, choice = yield race(
        {
            seat: ask(seat, question, [*options, *loan_options(g, seat)], about),
            CLOCK: ask(CLOCK, TIME, (TIME_OUT,), seconds=seconds),
        }
    )
    return None if handle_loan(g, seat, choice) else choice


def _discard(g: Game, step: RobopoliceStep, column: int, row: int) -> None:
    """Everybody, the winner too, discards the part there (GT-1019): it does not explode and makes
    no junk (GT-Q-85). On class IA the lines of the starting cabin have other numbers besides the
    barred one (GT-1018)."""
    players, board = g.state.players, board_of(g)
    across, down = board.column_of[column], board.row_of[row]
    cell = down * WIDTH + across if across and down else 0
    struck: list[Seat] = []
    for seat in step.order:
        halves = in_convoy(players[seat])
        if players[seat].ship.parts[cell] and halves >> board.half_of[cell] & 1:
            struck.append(seat)
            remove(g, seat, (cell,), "discarded", "robopolice")
        elif halves:
            g.emit(CoordinatesMissed(seat, "robopolice"))
    finish(g, *(steps.Settle(seat) for seat in struck))
