"""The frame of a flight: who goes on, the next card, and the end."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import CHECKPOINT, Flow, Question, ask, together
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.components import TrafficJam
from kosmodrom.games.galaxy_trucker.events.flight import (
    CardSkipped,
    CardTurned,
    CubeGiven,
    FlightEnded,
    SecondPass,
)
from kosmodrom.games.galaxy_trucker.moves import flight as moves
from kosmodrom.games.galaxy_trucker.moves.flight import GO_ON, HALF_NAMES
from kosmodrom.games.galaxy_trucker.rules import cards, counting
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    board_of,
    convoy,
    crew_of,
    flight_order,
    in_convoy,
    is_learning_flight,
    road,
)
from kosmodrom.games.galaxy_trucker.rules.deck import holds, next_is_last, pass_again, skipped_for
from kosmodrom.games.galaxy_trucker.rules.giving_up import WHOLE, dismiss_pilotless, sale_value
from kosmodrom.games.galaxy_trucker.rules.loans import handle_loan, loan_options, pay
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish, push
from kosmodrom.games.galaxy_trucker.terms import GOODS, NOTHING

READY: Final = Question("ready", ("GTB-901", "GT-635", "GT-Q-19"))
UNION: Final = Question("union", ("GT-888", "GT-Q-76"))


def begin_flight(g: Game) -> None:
    """All rockets stand on the board. Whoever lost the last human to envy before the first card
    leaves (GTB-425)."""
    dismiss_pilotless(g)
    g.state.todo = [steps.Ready(flight_order(g))]


def drop_junk(g: Game) -> None:
    """What fell off is a lost part like any other (GT-849)."""
    for player in g.state.players:
        player.lost += player.junk
        player.junk = []


# Before a card


@carries_out(steps.Ready)
def ready(g: Game, step: steps.Ready) -> Flow:
    """Everyone says whether to go on, in hyperspace too (GTB-901, GT-Q-19). Who took a loan is
    asked again (GT-Q-52)."""
    asked = [seat for seat in step.asked if g.state.players[seat].flying]
    if not asked:
        finish(g, *_next_card(g))
        return
    yield CHECKPOINT
    choices: dict[Seat, Option] = yield together(
        {
            seat: ask(seat, READY, [*_ready_options(g, seat), *loan_options(g, seat)])
            for seat in asked
        }
    )
    step.asked = []
    leaving: list[steps.AnyStep] = []
    for seat, choice in choices.items():
        match choice:
            case moves.GiveUp():
                leaving.append(steps.GiveUp(seat))
            case moves.WithdrawHalf(half):
                leaving.append(steps.GiveUp(seat, HALF_NAMES.index(half)))
            case _ if handle_loan(g, seat, choice):
                step.asked.append(seat)
    push(g, *leaving)


def _ready_options(g: Game, seat: Seat) -> list[Option]:
    """To go on, or to give up with the ship or one half of it; on the learning flight nobody gives
    up, but everybody has a look at what the last card did (GTB-209)."""
    if is_learning_flight(g):
        return [GO_ON]
    return [GO_ON, _leaving(g, seat), *_half_leaving(g, seat)]


def _leaving(g: Game, seat: Seat) -> Option:
    return moves.give_up(sale_value(g, seat, g.state.players[seat].halves))


def _half_leaving(g: Game, seat: Seat) -> list[Option]:
    """Class IIA: one half may leave while both fly (GT-635)."""
    if g.state.players[seat].halves != 0b11:
        return []
    return [
        moves.withdraw_half(name, sale_value(g, seat, 1 << half))
        for half, name in enumerate(HALF_NAMES)
    ]


def _next_card(g: Game) -> list[steps.AnyStep]:
    """The next card; before the last one the Union Ship comes (GT-888)."""
    if next_is_last(g):
        return [*_union(g), steps.TurnCard()]
    return [steps.TurnCard()]


def _union(g: Game) -> list[steps.AnyStep]:
    """Those whom the Union Ship stops; nobody gives up on the learning flight (GTB-209)."""
    if is_learning_flight(g):
        return []
    bound = [seat for seat in flight_order(g) if road(g, seat, "union_ship")]
    return [steps.Union(bound)] if bound else []


def after_cards(g: Game) -> list[steps.AnyStep]:
    """What comes when a card is put away: the next one, with Déjà vu from the cards passed when
    there is none (GT-850, GT-853), or the end."""
    s = g.state
    if s.deck:
        return [steps.Ready(flight_order(g))]
    if s.again or not holds(g, "deja_vu") or not flight_order(g):
        return [steps.TurnCard()]
    if not pass_again(g):  # there is no second pass: the Union Ship comes before the end (GT-Q-68)
        return [*_union(g), steps.TurnCard()]
    g.emit(SecondPass(len(s.deck)))
    return [steps.Ready(flight_order(g))]


@carries_out(steps.Union)
def union_ship(g: Game, step: steps.Union) -> Flow:
    """From the leader on, hyperspace or not: a credit or a cube for each of the crew, or giving up;
    credits and cubes may be mixed (GT-888, GT-Q-76)."""
    if not step.order:
        finish(g)
        return
    seat = step.order[0]
    player = g.state.players[seat]
    crew = crew_of(g, seat, player.halves)
    if not player.flying or not crew:
        _next(step)
        return
    options = union_options(g, seat, crew - step.paid)
    if not step.paid:
        options += _half_leaving(g, seat)
    choice = yield from decide(g, seat, UNION, options, moves.AboutUnion(crew - step.paid))
    match choice:
        case moves.GiveUp():
            _next(step)
            push(g, steps.GiveUp(seat, WHOLE, "union_ship"))
        case moves.WithdrawHalf(half):
            # The crew of the other half is still to be paid for.
            push(g, steps.GiveUp(seat, HALF_NAMES.index(half), "union_ship"))
        case moves.PayUnion():
            pay(g, seat, crew - step.paid, "union_ship")
            _next(step)
        case moves.GiveCube(row, column, goods):
            colour = GOODS.index(goods)
            player.ship.goods[board_of(g).cell(row, column)] -= 1 << 2 * colour
            g.state.bank[colour] += 1
            g.emit(CubeGiven(seat, goods, row, column))
            step.paid += 1
            if step.paid == crew:
                _next(step)


def _next(step: steps.Union) -> None:
    step.order.pop(0)
    step.paid = 0


def union_options(g: Game, seat: Seat, owed: int) -> list[Option]:
    """How the rest can be paid. Battery tokens are no cubes (GT-889). A cube is offered only if the
    rest can be paid as well."""
    player, board = g.state.players[seat], board_of(g)
    cubes: list[Option] = []
    number = 0
    for cell in ships.occupied(player.ship):
        packed = player.ship.goods[cell]
        for colour, goods in enumerate(GOODS):
            if count := packed >> 2 * colour & 3:
                number += count
                cubes.append(moves.give_cube(*board.place(cell), goods))
    found: list[Option] = []
    if player.credits >= owed:
        found.append(moves.pay_union(owed))
    elif g.state.schemes:  # loans are taken for what is missing (GT-Q-52)
        missing = owed - player.credits
        found.append(moves.pay_union(owed, -(-missing // g.data.flight.loan)))
    if found or player.credits + number >= owed:
        found += cubes
    return [*found, _leaving(g, seat)]


# The card


@carries_out(steps.TurnCard)
def turn_card(g: Game, _step: steps.TurnCard) -> None:
    """The next card, or the end of the flight if there is none or nobody flies (GTB-909)."""
    s = g.state
    if not s.deck or not flight_order(g):
        end_flight(g)
        return
    s.card = s.deck.pop()
    s.used_card = False
    counting.forget(g)
    for player in s.players:
        player.saved = False  # the Technician saves once on each card (GT-375)
    leaders = convoy(g)
    s.first_leader = leaders[0] if leaders else NOTHING
    g.reveal()
    g.emit(CardTurned(g.data.cards[s.card].id, len(s.deck)))
    _let_skip(g)
    finish(g, steps.JumpWindow(convoy(g)), steps.Resolve(), steps.AfterCard())


def _let_skip(g: Game) -> None:
    """Players whom the road of this card does not bind are as if in hyperspace (GT-Q-63)."""
    for seat in flight_order(g):
        player = g.state.players[seat]
        skipped = skipped_for(g, seat, g.state.card)
        if skipped is not None and in_convoy(player):
            for half in range(len(board_of(g).halves)):
                player.away[half] = max(player.away[half], 1)
            g.emit(CardSkipped(seat, skipped))


@carries_out(steps.Resolve)
def resolve(g: Game, _step: steps.Resolve) -> None:
    """A card has no effect while all ships are in hyperspace (GT-Q-20), but for the Traffic Jam,
    which finds them there too (GT-753)."""
    card = g.data.cards[g.state.card]
    if convoy(g) or isinstance(card, TrafficJam):
        cards.RESOLVE[type(card)](g, card)
    else:
        finish(g)


def end_flight(g: Game) -> None:
    """Whoever still flies has arrived."""
    s = g.state
    arrived = flight_order(g)
    for seat in arrived:
        s.players[seat].flying, s.players[seat].finished = False, True
    s.todo.clear()
    s.phase = "settlement"
    g.emit(FlightEnded(len(arrived)))
