"""Actions (phase 3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, cast

from kosmodrom.core.asks import CHECKPOINT, Ask, Flow, Question, always, among, ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Named
from kosmodrom.games.astrominers.box import FACE_BIT, Area
from kosmodrom.games.astrominers.events import DiePlaced, Passed, Swapped
from kosmodrom.games.astrominers.moves import (
    Crew,
    DiscardDie,
    Exchange,
    Gain,
    Give,
    Launch,
    Pass,
    PlaceDie,
    Price,
    UseCard,
    UseEffect,
)
from kosmodrom.games.astrominers.rules.awards import (
    award_place,
    can_meet,
    has_completed,
    take_award,
)
from kosmodrom.games.astrominers.rules.base import (
    TURN,
    Game,
    can_launch_anything,
    gain,
    pool_bits,
    put_back,
    take_die,
    ways_to,
    why_no_die,
)
from kosmodrom.games.astrominers.rules.board_cards import (
    BoardCard,
    can_take_board_card,
    mini_deck,
    take_board_card,
    usable_cards,
    use_card,
    why_no_board_card,
)
from kosmodrom.games.astrominers.rules.cards import BOTH_DECKS, card_to_take, take_card
from kosmodrom.games.astrominers.rules.dice import change_dice, change_options, discard_die
from kosmodrom.games.astrominers.rules.launching import (
    crew_options,
    join_crew,
    launch_mission,
    launch_options,
)
from kosmodrom.games.astrominers.rules.payment import lacking
from kosmodrom.games.astrominers.state import FACES, RESOURCES, SYMBOLS_ON, Die, Face, Resource

GIVE: Final = Question("give", ("AM-324", "AM-344"), first="first-exchange")
TAKE: Final = Question("take", ("AM-324", "AM-344"), first="first-exchange")

PASS: Final = Pass()
GIVES: Final = tuple(Give(kind) for kind in RESOURCES)
GAINS: Final = tuple(Gain(kind) for kind in RESOURCES)
BOARD_CARDS: Final[tuple[BoardCard, ...]] = ("technology", "bulletin", "expedition")
ONCE_A_ROUND: Final[dict[Area, tuple[str, ...]]] = {
    "award": ("AM-611", "AM-Q-10"),
    "technology": ("AM-707",),
    "bulletin": ("AM-707",),
    "expedition": ("AM-707",),
}
"""Why a die on these spaces keeps others off until the next preparation."""


def act(g: Game) -> Flow:
    """The next player acts; when nobody can, the phase is over (AM-301, AM-305)."""
    s = g.state
    for step in range(g.seats):
        seat = (s.turn + step) % g.seats
        if can_act(g, seat):
            s.turn = seat
            yield CHECKPOINT
            yield from turn(g, seat)
            return
    s.phase = "bonus"


def can_act(g: Game, seat: Seat) -> bool:
    """AM-304, AM-Q-02: without dice one is skipped only if public facts rule a launch out."""
    player = g.state.players[seat]
    if player.passed:
        return False
    has_dice = any(player.pool.values())
    return has_dice or (bool(player.missions) and can_launch_anything(g, seat))


def turn(g: Game, seat: Seat) -> Flow:
    """An action or a pass (AM-303). Changing dice is neither: the same player goes on."""
    match (yield ask(seat, TURN, lambda: turn_options(g, seat))):
        case PlaceDie(die, space):
            yield from place_die(g, seat, die, space)
        case DiscardDie() | UseEffect() as change:
            yield from change_dice(g, seat, change)
            return  # AM-208, AM-222: as often as the player likes, and the action is still to come
        case Crew(die, card, place):
            join_crew(g, seat, die, card, place)
        case UseCard(die, card):
            yield from use_card(g, seat, die, card)
        case Launch(card):
            yield from launch_mission(g, seat, card)
        case Exchange(die):
            yield from exchange(g, seat, die)
        case Pass():
            g.state.players[seat].passed = True  # AM-306
            g.emit(Passed(seat))
    g.state.turn = (seat + 1) % g.seats


TURN.accepts(Pass)(always)


def turn_options(g: Game, seat: Seat) -> list[Option]:
    """Everything that a player may do in a turn (AM-307), equal dice and equal spaces once."""
    bits = pool_bits(g.state.players[seat])
    options: list[Option] = [PASS]
    if bits:
        options += store_options(g, bits)
        options += card_area_options(g, bits)
        for run in g.state.runs:  # anybody's (AM-330, AM-341), yellow and white (AM-322, AM-720)
            options += crew_options(g, run, bits, len(run.crew))
        options += single_space_options(g, seat, bits)
        for card in usable_cards(g, seat):
            options += own_card_moves(card, bits)
        if exchange_possible(g, seat):
            options += exchanges(bits)
        options += change_options(g, seat, bits)
    options += launch_options(g, seat)
    return options


def store_options(g: Game, bits: int) -> list[Option]:
    """AM-310, AM-326: any free space of a basic area that shows the die's worker, whatever the
    bank holds (AM-808)."""
    options: list[Option] = []
    taken = g.state.board
    for group in g.data.boards[g.seats].groups:
        fitting = group.bits & bits
        if fitting:
            for space in group.spaces:
                if space not in taken:
                    options += placements(space, fitting)
                    break
    return options


def card_area_options(g: Game, bits: int) -> list[Option]:
    """AM-312, AM-313, AM-329: the first free space of dispatch and of refinery."""
    options: list[Option] = []
    areas = g.data.boards[g.seats].areas
    if bits & FACE_BIT["inspector"] and card_to_take(g, "missions"):
        space = first_free(g, areas["dispatch"])
        if space:
            options += placements(space, FACE_BIT["inspector"])
    if bits & FACE_BIT["geologist"] and card_to_take(g, "orders"):
        space = first_free(g, areas["refinery"])
        if space:
            options += placements(space, FACE_BIT["geologist"])
    return options


def first_free(g: Game, spaces: tuple[str, ...]) -> str | None:
    for space in spaces:
        if space not in g.state.board:
            return space
    return None


def single_space_options(g: Game, seat: Seat, bits: int) -> list[Option]:
    """AM-315, AM-316, AM-317: the spaces that take any die, one beside each card (AM-Q-25)."""
    options: list[Option] = []
    taken, areas = g.state.board, g.data.boards[g.seats].areas
    for space in areas["first"]:
        if space not in taken:
            options += placements(space, bits)
    if has_completed(g, seat):
        for space, award in zip(areas["award"], g.state.awards, strict=True):
            if award and space not in taken and can_meet(g, seat, award):
                options += placements(space, bits)
    for kind in BOARD_CARDS:
        space = areas[kind][0]
        if space not in taken and can_take_board_card(g, seat, kind):
            card = mini_deck(g, kind)[-1]
            short = lacking(g, seat, g.data.costs[card])
            options += placements(space, bits, g.data.prices[card], short)
    return options


@cache
def placements(
    space: str, bits: int, cost: Price = (), lacking: Price = ()
) -> tuple[PlaceDie, ...]:
    """Each of these faces on a space of the board."""
    faces = [face for face in FACES if FACE_BIT[face] & bits]
    return tuple(PlaceDie(face, space, cost, lacking) for face in faces)


@cache
def own_card_moves(card: str, bits: int) -> tuple[UseCard, ...]:
    """Each of these faces on an own card."""
    return tuple(UseCard(face, card) for face in FACES if FACE_BIT[face] & bits)


@cache
def exchanges(bits: int) -> tuple[Exchange, ...]:
    """Each of these faces discarded for an exchange; any will do (AM-343)."""
    return tuple(Exchange(face) for face in FACES if FACE_BIT[face] & bits)


@TURN.accepts(PlaceDie)
def why_not_place(g: Game, ask: Ask, move: PlaceDie) -> Refused | None:
    return (
        why_no_die(g, ask.seat, move.die)
        or _why_no_space(g, ask, move.die, move.space)
        or _why_no_use(g, ask, move.space)
    )


def _why_no_space(g: Game, ask: Ask, die: Face, space: str) -> Refused | None:
    """What the space itself forbids: it is closed, taken, or for other workers."""
    entry = g.data.spaces.get(space)
    if entry is None:
        return Refused("space-unknown", ("AM-307",), space=space)
    if entry.mark > g.seats:
        return Refused("space-closed", ("AM-111",), space=space)
    if space in g.state.board:
        return Refused("space-taken", ("AM-319", *ONCE_A_ROUND.get(entry.area, ())), space=space)
    if not entry.bits & FACE_BIT[die]:
        takes = tuple(Named("worker", worker) for worker in entry.accepts)
        refused = Refused("wrong-worker", ("AM-229",), die=die, space=space, takes=takes)
        return refused.beginning(ways_to(g, ask, entry.area))
    return None


def _why_no_use(g: Game, ask: Ask, space: str) -> Refused | None:
    """The space is free and fits: what its area forbids."""
    area, board = g.data.spaces[space].area, g.data.boards[g.seats]
    match area:
        case "plasteel" | "water" | "xenon":
            group = next(group for group in board.groups if space in group.spaces)
            if space != first_free(g, group.spaces):
                return Refused("equal-space", ("AM-326",), space=space)
        case "dispatch" | "refinery":
            if not card_to_take(g, BOTH_DECKS[area == "refinery"]):
                return Refused("no-card-to-take", ("AM-Q-20",))
            first = first_free(g, board.areas[area])
            if space != first:
                rule = "AM-312" if area == "dispatch" else "AM-313"
                refused = Refused("not-first-free", ("AM-329", rule), space=first)
                return refused.beginning(ways_to(g, ask, area))
        case "award":
            award = g.state.awards[award_place(space)]
            if award is None:
                return Refused("no-award", ("AM-610",))
            if not can_meet(g, ask.seat, award):
                return Refused("award-not-met", ("AM-601", "AM-605", "AM-333"), card=award)
        case "technology" | "bulletin" | "expedition":
            return why_no_board_card(g, ask, area)
    return None


def place_die(g: Game, seat: Seat, die: Face, space: str) -> Flow:
    """Put a die on a space of the board and take what it gives."""
    take_die(g.state.players[seat], die)
    g.state.board[space] = Die(seat, die)
    g.emit(DiePlaced(seat, die, space))
    area: Area = g.data.spaces[space].area
    match area:
        case "plasteel" | "water" | "xenon":
            gather(g, seat, die, space)
        case "dispatch":
            yield from take_card(g, seat, ("missions",))
        case "refinery":
            yield from take_card(g, seat, ("orders",))
        case "first":
            pass  # it works at the next preparation (AM-332); after round 8 there is none (AM-Q-29)
        case "award":
            yield from take_award(g, seat, award_place(space))
        case "technology" | "bulletin" | "expedition":
            yield from take_board_card(g, seat, area)


def gather(g: Game, seat: Seat, die: Face, space: str) -> None:
    """AM-325: a unit for each symbol on the die; AM-311: one more on the first space, also for a
    double face (AM-228)."""
    area = g.data.spaces[space].area
    extra = space == g.data.boards[g.seats].areas[area][0]
    gain(g, seat, {cast(Resource, area): SYMBOLS_ON[die] + extra})


@TURN.accepts(Exchange)
def why_not_exchange(g: Game, ask: Ask, move: Exchange) -> Refused | None:
    refused = why_no_die(g, ask.seat, move.die)
    if refused is None and not exchange_possible(g, ask.seat):
        refused = Refused("nothing-to-exchange", ("AM-344",))
    return refused


def exchange_possible(g: Game, seat: Seat) -> bool:
    """AM-344: a unit to give, and a unit of another kind in the bank."""
    stock, bank = g.state.players[seat].stock, g.state.bank
    empty = [*bank.values()].count(0)
    if len(RESOURCES) - empty > 1:
        return any(stock.values())
    return any(stock[kind] for kind in RESOURCES if other_in_bank(bank, kind))


def other_in_bank(bank: dict[Resource, int], given: Resource) -> bool:
    """Whether the bank holds a unit of another kind."""
    empty = [*bank.values()].count(0)
    return empty + bool(bank[given]) < len(bank)


def exchange(g: Game, seat: Seat, die: Face) -> Flow:
    """AM-324: discard a die, swap a unit for one of another kind; no payment (AM-Q-19).

    What is given is asked even if there is one kind only: the choice of the die has not said it.
    """
    discard_die(g, seat, die)
    given = (yield ask(seat, GIVE, among(g, GIVES))).resource
    asked = ask(seat, TAKE, among(g, GAINS), context=given)
    options: Sequence[Any] = asked.options
    taken = (options[0] if len(options) == 1 else (yield asked)).resource
    put_back(g, seat, given, 1)
    stock, bank = g.state.players[seat].stock, g.state.bank
    stock[taken] += 1
    bank[taken] -= 1
    g.emit(Swapped(seat, given, taken))


@GIVE.accepts(Give)
def why_not_give(g: Game, ask: Ask, move: Give) -> Refused | None:
    if not g.state.players[ask.seat].stock[move.resource]:
        return Refused("not-held", ("AM-344",), resource=move.resource)
    if not other_in_bank(g.state.bank, move.resource):
        return Refused("nothing-to-take", ("AM-344",), resource=move.resource)
    return None


@TAKE.accepts(Gain)
def why_not_take_in_exchange(g: Game, ask: Ask, move: Gain) -> Refused | None:
    if not g.state.bank[move.resource]:
        return Refused("bank-empty", ("AM-344", "AM-801"), resource=move.resource)
    if move.resource == ask.context:
        return Refused("same-resource", ("AM-324",))
    return None
