"""What happened: the log, the animations and the screen reader's text are made of these."""

from __future__ import annotations

import msgspec

from kosmodrom.core.options import Seat


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """Something that happened: ``class Passed(Event, frozen=True, tag="passed")``.

    Its sentence is the message ``event-<tag>``, with the fields as arguments.
    """


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """An event with its audience: ``seats`` see ``event`` (None: everyone), the rest ``otherwise``.

    ``otherwise`` is what the others see of it (a card was drawn, but not which); None: nothing.
    ``told`` have been told before, while they worked in `parallel`.
    """

    event: Event
    seats: tuple[Seat, ...] | None = None
    otherwise: Event | None = None
    told: tuple[Seat, ...] = ()

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The event as a seat, or a spectator (None), may see it."""
        if seat in self.told:
            return None
        if self.seats is None or seat in self.seats:
            return self.event
        return self.otherwise


class Numbered(msgspec.Struct, frozen=True, gc=False):
    """An event as somebody sees it, with its number in the table's log."""

    number: int
    event: Event
