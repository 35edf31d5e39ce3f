"""Why something is not offered on an extra card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker.components import Junkyard, Robopolice, SpaceBilliards
from kosmodrom.games.galaxy_trucker.moves import extra as moves
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    board_of,
    convoy,
    five_rules,
    humans_of,
    in_convoy,
)
from kosmodrom.games.galaxy_trucker.rules.cards.base import present_card
from kosmodrom.games.galaxy_trucker.rules.cards.extra import junkyard, placing, robopolice
from kosmodrom.games.galaxy_trucker.rules.cards.extra.warehouse import outline
from kosmodrom.games.galaxy_trucker.steps import extra as steps
from kosmodrom.games.galaxy_trucker.tables import STASIS_CHAMBER
from kosmodrom.games.galaxy_trucker.terms import NOTHING


def no_number(_g: Game, _seat: Seat, ask: Ask, option: Option) -> Refused:
    if isinstance(option, moves.SetDie | moves.Guess):
        return Refused("no-such-number", ask.question.rules)
    return Refused("not-offered", ask.question.rules)


def no_offer(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    if isinstance(option, moves.Offer):
        return Refused("offer-credits", ("GT-1015",), credits=g.state.players[seat].credits)
    return Refused("not-offered", ask.question.rules)


def no_line(g: Game, _seat: Seat, ask: Ask, option: Option) -> Refused:
    barred = cast(Robopolice, present_card(g)).barred
    match option:
        case moves.NameRow() if ask.question.id == robopolice.COLUMN.id:
            return Refused("row-after-column", ("GT-1017",))
        case moves.NameColumn(line) | moves.NameRow(line):
            if line == barred:
                return Refused("line-barred", ("GT-1017",), barred=barred)
            return Refused("no-such-line", ("GT-Q-85",))
    return Refused("not-offered", ask.question.rules)


def no_meteors(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    step = g.state.todo[0]
    if not isinstance(option, moves.SendMeteors) or not isinstance(step, steps.SpaceBilliards):
        return Refused("not-offered", ask.question.rules)
    lines = len(cast(SpaceBilliards, present_card(g)).lines)
    if not 1 <= option.line <= lines:
        return Refused("no-such-meteors", ("GT-1025",), lines=lines)
    if option.opponent == seat or option.opponent not in convoy(g):
        return Refused("not-an-opponent", ("GT-1025", "GT-Q-86"))
    if five_rules(g):
        return Refused("meteors-sent-twice", ("GT-1028",), line=option.line)
    return Refused("meteors-sent", ("GT-1026",), line=option.line)


def no_area(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    step = g.state.todo[0]
    if not isinstance(option, moves.StopAt) or not isinstance(step, steps.Junkyard):
        return Refused("not-offered", ask.question.rules)
    areas = cast(Junkyard, present_card(g)).areas
    if not 1 <= option.area <= len(areas):
        return Refused("no-such-area", ("GT-1032",), areas=len(areas))
    cost = areas[option.area - 1].cost
    if not junkyard.can_pay(g, seat, cost):
        if cost.crew:
            return Refused("area-crew", ("GT-Q-87",), area=option.area, crew=cost.crew)
        return Refused("area-tokens", ("GT-Q-87",), area=option.area, tokens=cost.tokens)
    if five_rules(g) and step.guest != NOTHING:
        return Refused("area-shared", ("GT-1039",))
    return Refused("area-taken", ("GT-1033",), area=option.area)


def no_human_there(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    step = g.state.todo[0]
    assert isinstance(step, steps.PlaceHumans)
    ship = g.state.players[seat].ship
    rooms = placing.rooms(g, seat)
    match option:
        case moves.PlaceHuman() if not step.waiting:
            return Refused("nobody-waits", ("GT-1036",))
        case moves.PlaceHuman(row, column):
            if board_of(g).cell(row, column) not in rooms:
                return Refused("no-place-for-humans", ("GT-1036",))
            return Refused("place-full", ("GT-1036",))
        case moves.LiftHuman(row, column):
            cell = board_of(g).cell(row, column)
            if cell not in rooms or not ship.humans[cell]:
                return Refused("nobody-to-move", ("GT-1036", "GT-Q-87"))
            asleep = g.data.tables.kinds[ship.parts[cell]] == STASIS_CHAMBER
            if asleep and not humans_of(g, seat, in_convoy(g.state.players[seat])):
                return Refused("nobody-awake", ("GT-Q-87",))
            if not step.lifts:
                return Refused("no-more-moves", ("GT-1036",))
            return Refused("nowhere-else", ("GT-1036",))
        case moves.DonePlacing():
            return Refused("crew-not-left", ("GT-1036",))
    return Refused("not-offered", ask.question.rules)


def no_token_there(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    step = g.state.todo[0]
    assert isinstance(step, steps.PlaceTokens)
    batteries = placing.batteries(g, seat)
    match option:
        case moves.PlaceToken() if not step.waiting:
            return Refused("no-token-waits", ("GT-1037",))
        case moves.PlaceToken(row, column):
            if board_of(g).cell(row, column) not in batteries:
                return Refused("no-battery-there", ("GT-1037",))
            return Refused("place-full", ("GT-1037",))
        case moves.LiftToken(row, column):
            cell = board_of(g).cell(row, column)
            if cell not in batteries or not g.state.players[seat].ship.tokens[cell]:
                return Refused("no-token-there", ("GT-1037",))
            return Refused("nowhere-else", ("GT-1037",))
        case moves.DonePlacing():
            return Refused("tokens-not-left", ("GT-1037",))
    return Refused("not-offered", ask.question.rules)


def no_part(g: Game, _seat: Seat, ask: Ask, option: Option) -> Refused:
    step = g.state.todo[0]
    if not isinstance(option, moves.TakePart) or not isinstance(step, steps.StarWarehouse):
        return Refused("not-offered", ask.question.rules)
    if g.data.tables.part_number.get(option.part) in step.offered:
        return Refused("fits-nowhere", ("GT-1046", "GT-Q-88"), part=option.part)
    return Refused("not-laid-out", ("GT-1045",), part=option.part)


def no_fit(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    if not isinstance(option, moves.FitPart | moves.ExchangePart):
        return Refused("not-offered", ask.question.rules)
    ship = g.state.players[seat].ship
    cell = board_of(g).cell(option.row, option.column)
    if cell not in outline(board_of(g), ship.nose):
        return Refused("outside-board", ("GTB-408",))
    if isinstance(option, moves.FitPart) and ship.parts[cell]:
        return Refused("exchange-there", ("GT-1045",))
    if isinstance(option, moves.ExchangePart) and not ship.parts[cell]:
        return Refused("nothing-to-exchange", ("GT-1045",))
    return Refused("does-not-fit", ("GT-1046", "GT-Q-88"))


REFUSALS: Final[dict[str, Callable[[Game, Seat, Ask, Option], Refused]]] = {
    "set-die": no_number,
    "guess": no_number,
    "offer": no_offer,
    "police-column": no_line,
    "police-row": no_line,
    "billiards": no_meteors,
    "junkyard": no_area,
    "place-humans": no_human_there,
    "place-tokens": no_token_there,
    "star-warehouse": no_part,
    "fit-part": no_fit,
}
