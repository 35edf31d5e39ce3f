"""Seats: who can have one, and the names of those who sit there."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from kosmodrom.bots import BOTS, UnknownBot
from kosmodrom.core.form import read_game_options
from kosmodrom.core.options import Seat
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.server.errors import Declined
from kosmodrom.server.tables.names import OPEN_NAME, numbered, read_nickname
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.records import SeatRecord

BOT_NAMES: Final = ("Vega", "Orion", "Lyra", "Altair", "Mira", "Rigel", "Nova", "Sirius")
"""What a bot at each seat is called, in every language."""
AUTOMA_NAMES: Final = (
    "Sputnik",
    "Luna",
    "Voyager",
    "Viking",
    "Mariner",
    "Pioneer",
    "Galileo",
    "Cassini",
)
"""What an automa at each seat is called, in every language, where the rules do not name it."""


def own_seat(
    number: Seat, person: str, nickname: str, name: str | None, others: Sequence[SeatRecord]
) -> SeatRecord:
    """A seat for a person; with a name, for somebody else who plays at the same device."""
    if name is not None:
        return SeatRecord(number, "person", read_nickname(name), person, named=True)
    taken = {seat.name for seat in others if seat.person == person}
    names = (numbered(nickname, count) for count in itertools.count(1))
    return SeatRecord(number, "person", next(n for n in names if n not in taken), person)


def other_seat(
    ruleset: Ruleset[Any, Any, Any],
    number: Seat,
    kind: Literal["open", "bot", "automa"],
    bot: str | None,
) -> SeatRecord:
    match kind:
        case "bot":
            return SeatRecord(number, "bot", BOT_NAMES[number], bot=read_level(bot))
        case "open":
            return open_seat(number)
        case "automa":
            return SeatRecord(number, "automa", automa_name(ruleset, number))


def open_seat(number: Seat) -> SeatRecord:
    return SeatRecord(number, "open", OPEN_NAME)


def automa_name(ruleset: Ruleset[Any, Any, Any], number: Seat) -> str:
    return ruleset.seats.automa_name or AUTOMA_NAMES[number]


def given_name(seat: SeatRecord) -> str | None:
    return seat.name if seat.named else None


def check_seating(
    ruleset: Ruleset[Any, Any, Any],
    seats: Sequence[SeatRecord],
    options: Mapping[str, Any],
    data: Any,
) -> Any:
    """The options of a game, checked for these seats; raises an error that says what is wrong."""
    if ruleset.companion_of and any(seat.kind != "person" for seat in seats):
        raise Declined("refusal-companion-seats", status=409)
    automas = sum(seat.kind == "automa" for seat in seats)
    players = len(seats) - automas
    if any(seat.kind == "automa" for seat in seats[:players]):
        raise Declined("refusal-automa-last", status=409)
    ruleset.check_seats(players, automas)
    return read_game_options(ruleset, options, players, automas, data)


def read_level(level: str | None) -> str:
    """A bot's level; raises `UnknownBot` if there is no such bot."""
    level = level or "greedy"
    if level not in BOTS:
        error = UnknownBot("error-unknown-bot", bot=level, known=tuple(BOTS))
        error.package = "kosmodrom.bots"
        raise error
    return level


def seats_of(opened: OpenTable, person: str) -> list[SeatRecord]:
    """The seats of a person, including those that they have left."""
    return [seat for seat in opened.seats if seat.person == person]
