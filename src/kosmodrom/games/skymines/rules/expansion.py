"""Action 2: energy expands a company over the Moon (chapter 4) or the Belt (chapter 14).

Besides action 4, it is the only one that the Belt changes (SKY-1404).
"""

from __future__ import annotations

from typing import Final

import msgspec

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.skymines import effects, steps
from kosmodrom.games.skymines.events import (
    EnergyUsed,
    Entered,
    OutpostRemoved,
    PointsLost,
)
from kosmodrom.games.skymines.moves import (
    STOP,
    CompanyName,
    Enter,
    Neutralise,
    PlaceId,
    RemoveCard,
    ReturnTo,
    TakeFrom,
    UseEnergy,
    enter,
    return_to,
    take_from,
    use_energy,
)
from kosmodrom.games.skymines.rules.base import Game, board_of
from kosmodrom.games.skymines.rules.gains import begin_gains
from kosmodrom.games.skymines.rules.stations import (
    can_expand,
    columns_for,
    free_columns,
    full_columns,
    put_away,
    put_back,
    reach,
    take_piece,
)
from kosmodrom.games.skymines.rules.threats import (
    neutralise,
    remove_energy_card,
    threat_cards,
    threat_options,
)
from kosmodrom.games.skymines.rules.todo import carries_out, decide, finish
from kosmodrom.games.skymines.state import EMPTIED, PIECES
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING

EXPAND: Final = Question(
    "expand", ("SKY-406", "SKY-409", "SKY-410", "SKY-414", "SKY-1414", "SKY-1416", "SKY-1419")
)
COLUMN: Final = Question("column", ("SKY-412", "SKY-1423"))
RETURN: Final = Question("return", ("SKY-421", "SKY-422", "SKY-423", "SKY-1441"))
REMOVE_OUTPOST: Final = Question("remove-outpost", ("SKY-1701", "SKY-1702"))
THREAT_CARDS: Final = Question("threat-cards", ("SKY-1541",))
COMPANY: Final = Question("company", ("SKY-403", "SKY-404", "SKY-1060"))


class AboutExpansion(msgspec.Struct, frozen=True, tag="expansion"):
    """The company that is expanded and the energy points left."""

    company: CompanyName
    points: int


class AboutPiece(msgspec.Struct, frozen=True, tag="piece"):
    """A piece that has been ousted, and where it stood."""

    company: CompanyName
    place: PlaceId


# The company and its points


def energy_options(g: Game, points: int) -> list[Option]:
    """The companies that the energy may expand, whatever it suffices for (SKY-404, SKY-415)."""
    return [
        use_energy(name, points) for company, name in enumerate(COMPANIES) if can_expand(g, company)
    ]


def begin_expansion(g: Game, seat: Seat, company: int, points: int) -> steps.Expand:
    g.emit(EnergyUsed(seat, COMPANIES[company], points))
    return steps.Expand(company, points)


@carries_out(steps.Energise)
def energise(g: Game, seat: Seat, step: steps.Energise) -> Flow:
    """A removed energy card expands a company of choice (SKY-1060)."""
    choice = yield from decide(g, seat, COMPANY, [*energy_options(g, step.points), STOP])
    if isinstance(choice, UseEnergy):
        finish(g, begin_expansion(g, seat, COMPANIES.index(choice.company), step.points))
    elif choice == STOP:
        finish(g)


# Entering


@carries_out(steps.Expand)
def expand(g: Game, seat: Seat, step: steps.Expand) -> Flow:
    """Enter places one by one, until the points are spent or the player stops (SKY-414,
    SKY-1425)."""
    if step.threat > 0:
        return _remove_energy_cards(g, seat, step)
    if step.entering != NOTHING:
        return _choose_column(g, seat, step)
    return _enter_next(g, seat, step)


def _enter_next(g: Game, seat: Seat, step: steps.Expand) -> Flow:
    ids = board_of(g).ids
    station = g.state.stations[step.company]
    has = {  # shuttles or outposts may have run out (SKY-416, SKY-1452)
        columns: any(station[column] % EMPTIED for column in columns)
        for columns in (board_of(g).outposts, board_of(g).shuttles)
    }
    options: list[Option] = [
        enter(ids[place], cost)
        for place, cost in sorted(reach(g, step.company).items())
        if cost <= step.points and has[columns_for(g, place)]
    ]
    if g.state.threat != NOTHING and not step.threat:
        options += threat_options(g, seat, step)
    options.append(STOP)
    about = AboutExpansion(COMPANIES[step.company], step.points)
    choice = yield from decide(g, seat, EXPAND, options, about)
    match choice:
        case Enter(place, cost):
            step.entering = ids.index(place)
            step.points -= cost
        case Neutralise():
            neutralise(g, seat, step)
        case _ if choice == STOP:
            _take_rewards(g, seat, step)


def _choose_column(g: Game, seat: Seat, step: steps.Expand) -> Flow:
    """The piece comes from the top of a column (SKY-412)."""
    company, name = step.company, COMPANIES[step.company]
    columns = full_columns(g, company, columns_for(g, step.entering))
    options = [take_from(name, column + 1) for column in columns]
    choice = yield from decide(g, seat, COLUMN, options)
    if isinstance(choice, TakeFrom):
        place, s = step.entering, g.state
        take_piece(g, company, choice.column - 1)
        step.entered.append(place)
        step.ousted.append(s.places[place])
        s.places[place] = company
        s.feats[PIECES] = len(step.entered)
        step.entering = NOTHING
        g.emit(Entered(seat, name, board_of(g).ids[place], choice.column))


def _remove_energy_cards(g: Game, seat: Seat, step: steps.Expand) -> Flow:
    """The price of a threat, card by card (SKY-1541)."""
    choice = yield from decide(g, seat, THREAT_CARDS, threat_cards(g, seat))
    if isinstance(choice, RemoveCard):
        remove_energy_card(g, seat, step, choice.card)


# Rewards, and the pieces that were ousted


def _take_rewards(g: Game, seat: Seat, step: steps.Expand) -> None:
    """Rewards come first (SKY-420), for the acting player alone (SKY-435), then a threat's
    (SKY-1507), then ousted pieces go home (SKY-421, SKY-1441)."""
    if step.points:  # they are lost (SKY-414 to SKY-416, SKY-1454)
        g.emit(PointsLost(seat, step.points))
    gains = begin_gains(g, seat, rewards_of(g, step), step.company)
    pairs = zip(step.entered, step.ousted, strict=True)
    pieces = [(place, company) for place, company in pairs if company != NOTHING]
    then: list[steps.AnyStep] = [*gains]
    if step.threat < 0:
        then.append(steps.TakeThreat())
    if pieces:
        then.append(steps.Return(pieces))
    finish(g, *then)


def rewards_of(g: Game, step: steps.Expand) -> list[effects.Effect]:
    """What the places entered bring: each building once, every time (SKY-434, SKY-436), an
    asteroid's screen if the company was not there before (SKY-1432, SKY-1433). Research points make
    one batch (SKY-433)."""
    board, places = board_of(g), g.state.places
    found: list[effects.Effect] = []
    for place in step.entered:
        found += board.rewards[place]
    asteroids = {board.asteroid[place] for place in step.entered} - {NOTHING}
    for asteroid in sorted(asteroids):
        held = [
            place
            for place, on in enumerate(board.asteroid)
            if on == asteroid and places[place] == step.company
        ]
        if all(place in step.entered for place in held):
            found += board.screens[asteroid]
    points = sum(gain.n for gain in found if isinstance(gain, effects.Research))
    found = [gain for gain in found if not isinstance(gain, effects.Research)]
    return [*found, effects.Research(points)] if points else found


def reward_at(g: Game, company: int, place: int) -> tuple[effects.Effect, ...]:
    """What entering a place would bring: its buildings, or an asteroid's screen if the company has
    no outpost there yet (SKY-434, SKY-1431 to SKY-1433)."""
    board, places = board_of(g), g.state.places
    asteroid = board.asteroid[place]
    first = asteroid != NOTHING and all(
        places[other] != company for other, on in enumerate(board.asteroid) if on == asteroid
    )
    return board.rewards[place] + (board.screens[asteroid] if first else ())


@carries_out(steps.Return)
def return_pieces(g: Game, seat: Seat, step: steps.Return) -> Flow:
    """Each ousted piece goes to a column of the acting player's choice, or to the box if none has
    room (SKY-422 to SKY-424, SKY-1441 to SKY-1443)."""
    if not step.pieces:
        finish(g)
        return
    place, company = step.pieces[0]
    name, id = COMPANIES[company], board_of(g).ids[place]
    columns = free_columns(g, company, columns_for(g, place))
    if not columns:
        put_away(g, company, place)
        del step.pieces[0]
        return
    options = [return_to(name, column + 1) for column in columns]
    choice = yield from decide(g, seat, RETURN, options, AboutPiece(name, id))
    if isinstance(choice, ReturnTo):
        put_back(g, company, place, choice.column - 1)
        del step.pieces[0]


# Removing outposts from stations


@carries_out(steps.RemoveOutposts)
def remove_outposts(g: Game, seat: Seat, step: steps.RemoveOutposts) -> Flow:
    """The top outpost of any station goes to the box; shuttles do not count (SKY-1464, SKY-1701).
    If none is left the removal is lost (SKY-Q-09)."""
    options = [
        take_from(name, column + 1)
        for company, name in enumerate(COMPANIES)
        for column in full_columns(g, company, board_of(g).outposts)
    ]
    if not step.left or not options:
        finish(g)
        return
    choice = yield from decide(g, seat, REMOVE_OUTPOST, options)
    if isinstance(choice, TakeFrom):
        company = COMPANIES.index(choice.company)
        take_piece(g, company, choice.column - 1)
        g.state.boxed[company] += 1
        g.emit(OutpostRemoved(seat, choice.company, choice.column))
        step.left -= 1
