"""One person at a table with bots: whose move it is, taking back, hints and files. No screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain, count
from pathlib import Path
from typing import Any

import msgspec

from kosmodrom.bots import BOTS, Bot, make_bot
from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import CLOCK, Option, Seat
from kosmodrom.core.table import Table


class Session:
    """A table, the seat of the person, and the names of the bots on the others."""

    result_keys = "table-keys-result"
    """What the sheet with the result says of its keys."""

    def __init__(self, table: Table[Any, Any, Any], seat: Seat, bots: Mapping[Seat, str]) -> None:
        self.table = table
        self.seat = seat
        self.bots = dict(bots)
        self.saved = len(table.choices)
        """How many choices are safe in a file."""
        self.file: Path | None = None
        """The file that this game is kept in."""
        self.known: msgspec.Struct | None = None
        """The view when the person last chose: what differs from it is news."""
        self.decisions: list[int] = []
        """The number of events there were at each of the person's decisions."""
        self._players: dict[Seat, Bot] = {
            seat: make_bot(name, f"{table.seed}/{seat}/{len(table.choices)}")
            for seat, name in bots.items()
        }

    @property
    def ask(self) -> Ask | None:
        """What the person is asked."""
        return self.table.pending.get(self.seat)

    def next_bot(self) -> Seat | None:
        """A bot that is asked. The clock comes last: it ends what the others did not."""
        asked = [seat for seat in self.table.pending if seat != self.seat]
        return max(asked, default=None) if asked != [CLOCK] or self.ask is None else None

    def player(self, seat: Seat) -> Bot:
        return self._players[seat]

    def decide(self, option: Option) -> None:
        """The person chooses."""
        before, events = self.table.view(self.seat), len(self.table.game.log)
        self.table.decide(self.seat, option)
        self.known = before
        self.decisions.append(events)

    def undo(self) -> Option:
        """Take back the person's last choice, and what bots did since. Says what was taken back.

        Bots agree to anything, so this goes back past what became known, too.
        """
        table = self.table
        own = [number for number, choice in enumerate(table.choices) if choice.seat == self.seat]
        if not own:
            raise Refused("undo-nothing")
        option = table.choices[own[-1]].option
        if table.undo_terms(self.seat).alone:
            table.undo(self.seat)
        else:
            table.rewind(own[-1])
        self.known = None
        self.saved = min(self.saved, own[-1])
        self.decisions = [at for at in self.decisions if at < len(table.game.log)]
        return option

    def adviser(self) -> tuple[str, Bot]:
        """The strongest bot there is, for a hint."""
        name = list(BOTS)[-1]
        return name, make_bot(name, f"{self.table.seed}/hint/{len(self.table.choices)}")

    def default_file(self) -> Path:
        """The file of this game; before it has one, a name that no file here has yet."""
        if self.file is not None:
            return self.file
        seed = "".join(c if c.isalnum() else "-" for c in str(self.table.seed))
        name = f"{self.table.ruleset.id}-{seed}"
        endings = chain([""], (f"-{number}" for number in count(2)))
        paths = (Path(f"{name}{ending}.json") for ending in endings)
        return next(path for path in paths if not path.exists())

    def save(self, path: Path) -> None:
        self.table.history.save(path)
        self.file = path
        self.saved = len(self.table.choices)

    @property
    def unsaved(self) -> bool:
        """Whether leaving would lose a choice of the person."""
        return any(choice.seat == self.seat for choice in self.table.choices[self.saved :])


def seat_bots(seats: int, person: Seat, names: Sequence[str]) -> dict[Seat, str]:
    """Which bot has each seat but the person's; fewer bots than seats are repeated.

    >>> seat_bots(4, 0, ["greedy", "random"])
    {-1: 'random', 1: 'greedy', 2: 'random', 3: 'greedy'}
    """
    others = [seat for seat in range(seats) if seat != person]
    chosen = {seat: names[number % len(names)] for number, seat in enumerate(others)}
    return {CLOCK: "random", **chosen}
