"""What can happen in every chapter."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from kosmodrom.core.events import Event
from kosmodrom.core.words import SeatId, Word

Reason: TypeAlias = Annotated[str, Word("reason")]
"""Why something was gained, paid or lost: messages ``reason-<word>``."""


class CreditsGained(Event, frozen=True, tag="credits_gained"):
    seat: SeatId
    credits: int
    reason: Reason


class CreditsPaid(Event, frozen=True, tag="credits_paid"):
    seat: SeatId
    credits: int
    reason: Reason


class LoanTaken(Event, frozen=True, tag="loan_taken"):
    seat: SeatId
    credits: int


class LoanRepaid(Event, frozen=True, tag="loan_repaid"):
    seat: SeatId
    credits: int


EVENTS: Final = (CreditsGained, CreditsPaid, LoanTaken, LoanRepaid)
