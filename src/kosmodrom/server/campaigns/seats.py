"""The seats of a campaign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from kosmodrom.core.options import Seat
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.server import wire
from kosmodrom.server.campaigns.store import CampaignRecord, CampaignSeatRecord
from kosmodrom.server.errors import Declined
from kosmodrom.server.tables.names import OPEN_NAME, shown_names
from kosmodrom.server.tables.records import SeatRecord
from kosmodrom.server.tables.seats import BOT_NAMES, automa_name, read_level

Seats: TypeAlias = Sequence[CampaignSeatRecord]


def new_seat(
    ruleset: Ruleset[Any, Any, Any], number: Seat, wish: wire.NewSeat
) -> CampaignSeatRecord:
    match wish.kind:
        case "bot":
            return bot_seat(number, wish.bot)
        case "automa":
            return automa_seat(ruleset, number)
        case "me" | "open":
            return open_seat(number)


def bot_seat(number: Seat, level: str | None) -> CampaignSeatRecord:
    return CampaignSeatRecord(number, "bot", BOT_NAMES[number], bot=read_level(level))


def open_seat(number: Seat) -> CampaignSeatRecord:
    return CampaignSeatRecord(number, "open", OPEN_NAME)


def automa_seat(ruleset: Ruleset[Any, Any, Any], number: Seat) -> CampaignSeatRecord:
    return CampaignSeatRecord(number, "automa", automa_name(ruleset, number))


def names_of(seats: Seats) -> tuple[str, ...]:
    """The names in a campaign as everyone sees them, as at a table."""
    return shown_names([SeatRecord(seat.seat, seat.kind, seat.name, seat.person) for seat in seats])


def find_seat(seats: Seats, number: Seat) -> CampaignSeatRecord:
    if not 0 <= number < len(seats):
        raise Declined("error-no-seat", status=404, seat=number)
    return seats[number]


def own_seat(seats: Seats, person: str) -> CampaignSeatRecord:
    own = next((seat for seat in seats if seat.person == person), None)
    if own is None:
        raise Declined("refusal-not-in-campaign", status=403)
    return own


def can_meet(seats: Seats, sitting: Sequence[SeatRecord]) -> bool:
    """Whether a chapter's table in the lobby can still be filled by those who have its seats in the
    campaign, and only they sit there."""
    return all(
        seat.person is not None
        if at_table.kind == "open"
        else at_table.person in (None, seat.person)
        for seat, at_table in zip(seats, sitting, strict=True)
    )


def belongs(record: CampaignRecord, seats: Seats, person: str | None) -> bool:
    """Whether a person takes part in a campaign, or began it."""
    return person is not None and (
        record.host == person or any(seat.person == person for seat in seats)
    )
