"""What a table remembers of its game, and the places where the game can be picked up."""

from __future__ import annotations

import msgspec

from kosmodrom.core.events import LogEntry
from kosmodrom.core.options import Choice, Seat


class Mark(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Where a table can be picked up: the state at a checkpoint, and the lengths of its lists."""

    choices: int
    state: bytes
    rng: int
    log: int
    checkpoints: int


class Nearby(msgspec.Struct, frozen=True, gc=False):
    """Where a copy of a table can begin after the last checkpoint (`REENTRY`): the state, the
    lengths of the lists, and what the table knows of the request it stands at."""

    choices: int
    state: bytes
    log: int
    checkpoints: int
    held: tuple[LogEntry, ...]
    apart: bytes
    opened: int
    asked: tuple[Seat, ...]


class Guess(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A redeal for a seat, made after this number of choices."""

    choices: int
    seat: Seat
    seed: int


class Past(msgspec.Struct):
    """All that a table needs to go back, to be copied and to be recorded."""

    origin: Mark
    """The earliest place that the table can go back to."""
    mark: Mark
    """The last checkpoint, or the origin before the first one."""
    choices: list[Choice] = []
    luck: list[int] = []
    """The state of chance before each choice."""
    boundaries: list[int] = []
    """The numbers of the choices that made something known."""
    checkpoints: list[tuple[int, bytes]] = []
    """How many choices had been made at each, and the state's digest if a record needs it."""
    guesses: tuple[Guess, ...] = ()
    """Redeals since the origin."""
    whole: bool = True
    """Whether the choices are all there are since the seed."""

    def copy(self) -> Past:
        return Past(
            self.origin,
            self.mark,
            self.choices.copy(),
            self.luck.copy(),
            self.boundaries.copy(),
            self.checkpoints.copy(),
            self.guesses,
            self.whole,
        )

    def cut(self, to: Mark | Nearby) -> None:
        """Forget what came after a place."""
        del self.choices[to.choices :]
        del self.luck[to.choices :]
        del self.checkpoints[to.checkpoints :]
        while self.boundaries and self.boundaries[-1] >= to.choices:
            self.boundaries.pop()

    @property
    def floor(self) -> int:
        """The least number of choices that the table can go back to: a guess does not know what
        was before it."""
        return self.guesses[-1].choices if self.guesses else self.origin.choices

    def is_boundary(self, choice: int) -> bool:
        """Whether one of the last choices made something known."""
        for number in reversed(self.boundaries):
            if number <= choice:
                return number == choice
        return False

    def is_learnt(self, rng: int) -> bool:
        """Whether anything became known since the mark; ``rng`` is the state of chance now."""
        known = bool(self.boundaries) and self.boundaries[-1] >= self.mark.choices
        return known or rng != self.mark.rng
