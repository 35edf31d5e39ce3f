"""Whose job is next, and for how long its bot may think.

Bots think, and records are read, in a few places (processes) that everyone shares. If you ask for
more than others you wait longer; the others do not:

* what somebody waits for comes before what nobody waits for;
* people take turns, and their tables take turns, however many jobs each has;
* nobody has all places while others play too, so there is one left for those;
* the more tables wait, the less time a bot has to think.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from enum import IntEnum
from typing import Final, NamedTuple

MOST_SECONDS: Final = 2.0
"""How long a bot may think while nobody waits."""
LEAST_SECONDS: Final = 0.25
"""The least time that a bot may think, however many wait: with less it would play badly and hardly
save any time."""
LONG_ENOUGH: Final = 10.0
"""Seconds after which a job counts as one that somebody waits for."""
RECENT: Final = 20.0
"""For how many seconds to remember who had a place."""
LOOK_SECONDS: Final = 0.5
"""How often to ask again how urgent a waiting job is."""


class Urgency(IntEnum):
    """How urgent it is that a bot thinks, the most urgent first."""

    WAITED_FOR = 0
    """Somebody who plays at the table is there."""
    HINT = 1
    LATER = 2
    """The players are away; or only bots play, and somebody watches."""
    LAST = 3
    """Only bots play, and nobody watches."""


class Claim(NamedTuple):
    """A table that wants a bot to think, on whose account, and how urgent that is."""

    table: str
    owners: tuple[str, ...]
    """At least one. The job goes on the account of the one with the fewest jobs."""
    urgency: Callable[[], Urgency]
    """Asked again while the job waits, because people come and go."""


class Ticket:
    """A job that waits, or has a place."""

    __slots__ = ("_claim", "_looked", "_urgency", "number", "owner", "seconds", "since", "table")

    def __init__(self, claim: Claim, owner: str, number: int, now: float) -> None:
        self.table = claim.table
        self.owner = owner
        self.number = number
        self.since = now
        self.seconds = MOST_SECONDS
        """How long the bot may think once it has a place."""
        self._claim = claim
        self._urgency, self._looked = claim.urgency(), now

    def urgency(self, now: float) -> Urgency:
        if now - self._looked >= LOOK_SECONDS:
            self._urgency, self._looked = self._claim.urgency(), now
        if self._urgency is not Urgency.LAST and now - self.since >= LONG_ENOUGH:
            return Urgency.WAITED_FOR
        return self._urgency


class Last(NamedTuple):
    """When somebody last had a place, and a number that orders events at the same time."""

    time: float
    number: int


NEVER: Final = Last(-math.inf, 0)


class FairQueue:
    """The jobs that wait for a place and those that have one."""

    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        self._places = places
        self._most = max(1, places - 1)
        """How many places one owner may have while others play too."""
        self._now = now
        self._added = 0
        self._waiting: dict[tuple[str, str], list[Ticket]] = {}
        """By owner and table, in the order of their arrival."""
        self._working: set[Ticket] = set()
        self._held: Counter[str] = Counter()
        """How many places each owner has."""
        self._owners: dict[str, Last] = {}
        """When each owner last had a place, in order of time."""
        self._tables: dict[str, Last] = {}
        """The same for tables."""
        self._noted = 0

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @property
    def working(self) -> int:
        return len(self._working)

    def add(self, claim: Claim) -> Ticket:
        """Add a job to the queue."""
        owner = min(claim.owners, key=self.jobs_of)
        self._added += 1
        ticket = Ticket(claim, owner, self._added, self._now())
        self._waiting.setdefault((owner, claim.table), []).append(ticket)
        return ticket

    def jobs_of(self, owner: str) -> int:
        """How many jobs of somebody wait or have a place."""
        waiting = sum(len(jobs) for (whose, _), jobs in self._waiting.items() if whose == owner)
        return waiting + self._held[owner]

    def next(self) -> Ticket | None:
        """The job that gets a place now; None if no place is free, or nobody may have it."""
        if not self._waiting or len(self._working) >= self._places:
            return None
        now = self._now()
        _forget(self._owners, now)
        _forget(self._tables, now)
        ticket = min(
            (jobs[0] for jobs in self._waiting.values()), key=lambda job: self._rank(job, now)
        )
        if self._has_enough(ticket.owner) and self._has_company(ticket.owner):
            return None
        self._take_out(ticket)
        ticket.seconds = self._seconds(ticket)
        self._working.add(ticket)
        self._held[ticket.owner] += 1
        self._note(ticket)
        return ticket

    def _rank(self, job: Ticket, now: float) -> tuple[bool, Urgency, int, Last, Last, int]:
        """The key by which jobs are served, smallest first."""
        return (
            self._has_enough(job.owner),
            job.urgency(now),
            self._held[job.owner],
            self._owners.get(job.owner, NEVER),
            self._tables.get(job.table, NEVER),
            job.number,
        )

    def _has_enough(self, owner: str) -> bool:
        return self._held[owner] >= self._most

    def _has_company(self, owner: str) -> bool:
        """Whether others play with bots too, now or a moment ago."""
        waiting = any(whose != owner for whose, _ in self._waiting)
        return waiting or any(whose != owner for whose in (*self._owners, *self._held))

    def _seconds(self, ticket: Ticket) -> float:
        """How long a bot may think: the less, the more tables of the same person and the more other
        people are waiting."""
        own = sum(whose == ticket.owner for whose, table in self._waiting if table != ticket.table)
        others = {whose for whose, _ in self._waiting if whose != ticket.owner}
        return max(LEAST_SECONDS, MOST_SECONDS / (1 + own + len(others)))

    def remove(self, ticket: Ticket) -> None:
        """A job is done, or no longer wanted."""
        if ticket in self._working:
            self._working.discard(ticket)
            self._held -= Counter((ticket.owner,))
            self._note(ticket)
        else:
            self._take_out(ticket)

    def _take_out(self, ticket: Ticket) -> None:
        key = (ticket.owner, ticket.table)
        self._waiting[key].remove(ticket)
        if not self._waiting[key]:
            del self._waiting[key]

    def _note(self, ticket: Ticket) -> None:
        """Remember that somebody has a place now, or had one until now."""
        self._noted += 1
        last = Last(self._now(), self._noted)
        for known, name in ((self._owners, ticket.owner), (self._tables, ticket.table)):
            known.pop(name, None)
            known[name] = last


def _forget(known: dict[str, Last], now: float) -> None:
    """Forget those who have not had a place for a while."""
    while known and known[first := next(iter(known))].time < now - RECENT:
        del known[first]
