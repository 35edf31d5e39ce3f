"""People at one terminal, with bots: whose move it is, undo, hints and files, without the
screen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
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
    """A table and the names of its bots; the other seats are people's. ``seat`` is the person who
    has the terminal."""

    result_keys = "table-keys-result"
    """What the result sheet says about its keys."""

    def __init__(self, table: Table[Any, Any, Any], seat: Seat, bots: Mapping[Seat, str]) -> None:
        self.table = table
        self.seat = seat
        self.bots = dict(bots)
        self.people = tuple(number for number in range(table.seats) if number not in bots)
        self.saved = len(table.choices)
        """How many choices are saved in a file."""
        self.file: Path | None = None
        """The file that this game is saved in."""
        self._known: dict[Seat, msgspec.Struct] = {}
        self._decisions: dict[Seat, list[int]] = {seat: [] for seat in self.people}
        self._players: dict[Seat, Bot] = {
            seat: make_bot(name, f"{table.seed}/{seat}/{len(table.choices)}")
            for seat, name in bots.items()
        }

    @property
    def ask(self) -> Ask | None:
        """What the person is asked."""
        return self.table.pending.get(self.seat)

    @property
    def known(self) -> msgspec.Struct | None:
        """The view when the person last chose: whatever differs from it is marked as new."""
        return self._known.get(self.seat)

    @property
    def decisions(self) -> Sequence[int]:
        """How many events there were at each of the person's decisions."""
        return self._decisions[self.seat]

    def next_bot(self) -> Seat | None:
        """The next bot that is to answer. The clock comes last: it ends what the others have
        not."""
        asked = [
            seat
            for seat in self.table.pending
            if seat not in self.people and not self.table.leaves_to(self.people, seat)
        ]
        waits = any(seat in self.people for seat in self.table.pending)
        return max(asked, default=None) if asked != [CLOCK] or not waits else None

    def next_person(self) -> Seat | None:
        """The person who should have the terminal: somebody is asked, but not the one who has
        it."""
        if self.ask is not None:
            return None
        asked = [seat for seat in self.others() if seat in self.table.pending]
        return asked[0] if asked else None

    def others(self) -> list[Seat]:
        """The other people, in order of seats after the person."""
        return sorted(
            (seat for seat in self.people if seat != self.seat),
            key=lambda seat: (seat < self.seat, seat),
        )

    @property
    def guarded(self) -> bool:
        """Whether the people here have secrets from each other."""
        return len(self.people) > 1 and self.table.ruleset.secrets

    @property
    def is_companion(self) -> bool:
        """Whether the game itself is on a real table, and this only plays a part of it."""
        return bool(self.table.ruleset.companion_of)

    @property
    def first_number(self) -> int:
        """The number of the first choice in the list. A companion asks for numbers: these choices
        are called by their own."""
        options = self.ask.options if self.ask is not None and self.is_companion else ()
        values = [msgspec.structs.astuple(option) for option in options]
        counts = all(value == (number,) for number, value in enumerate(values))
        return 0 if values and counts else 1

    def player(self, seat: Seat) -> Bot:
        return self._players[seat]

    def decide(self, option: Option) -> None:
        """The person chooses."""
        before, events = self.table.view(self.seat), len(self.table.game.log)
        self.table.decide(self.seat, option)
        self._known[self.seat] = before
        self._decisions[self.seat].append(events)

    def undo(self) -> Option:
        """Take back the person's last choice and all that was done since; returns what was taken
        back.

        Bots agree to anything, and the others sit here, so this may go back past what became known.
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
        self._known.clear()
        self.saved = min(self.saved, own[-1])
        for seat, decisions in self._decisions.items():
            self._decisions[seat] = [at for at in decisions if at < len(table.game.log)]
        return option

    def adviser(self) -> tuple[str, Bot]:
        """The strongest bot there is, for a hint."""
        name = list(BOTS)[-1]
        return name, make_bot(name, f"{self.table.seed}/hint/{len(self.table.choices)}")

    def default_file(self) -> Path:
        """The file of this game; if it has none yet, a name that no file here has."""
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
        """Whether leaving would lose a choice of a person."""
        return any(choice.seat in self.people for choice in self.table.choices[self.saved :])


def seat_bots(seats: int, people: Collection[Seat], names: Sequence[str]) -> dict[Seat, str]:
    """Which bot has each seat that is not a person's; if there are fewer bots than seats they
    repeat.

    >>> seat_bots(4, [0], ["greedy", "random"])
    {-1: 'random', 1: 'greedy', 2: 'random', 3: 'greedy'}
    """
    others = [seat for seat in range(seats) if seat not in people]
    chosen = {seat: names[number % len(names)] for number, seat in enumerate(others)}
    return {CLOCK: "random", **chosen}
