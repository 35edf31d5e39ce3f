"""The game as a rule sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from kosmodrom.core.events import Event, LogEntry
from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random


class GameState(msgspec.Struct, array_like=True, gc=False):
    """Base of every game's state: plain data all the way down.

    No sets, no floats, no objects: integers, strings, lists, dicts and further Structs, so that
    a state is copied, stored and fingerprinted by encoding it.
    """

    rng: int


class GameOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of every game's options: the modules and variants agreed on before a game.

    Fields are booleans, bounded integers or literals, all with a default, so that every front end
    can draw the form; see `kosmodrom.core.form`.
    """


S = TypeVar("S", bound=GameState)
O = TypeVar("O", bound=GameOptions)  # noqa: E741 -- options
D = TypeVar("D")

NEWEST: Final = 1 << 30
"""The version of the rules of a game that was never recorded: no older one."""


class Game(Generic[S, O, D]):
    """What rules work on: the state, the data of the box, the options, chance, and the log.

    ``seats`` is the number of players: seats from 0 on, and the only ones that can be asked.
    ``automas`` is how many opponents the rules themselves play: the seats after those.
    ``carried`` is what a chapter of a campaign begins with (`Ruleset.carried`), else None: rules
    read it and never change it. ``version`` is that of the rules the game was begun with: where
    they have changed since, it goes on by the old ones (`Ruleset.replays_from`).
    """

    __slots__ = (
        "_held",
        "_whisper",
        "automas",
        "carried",
        "data",
        "glance",
        "kept",
        "log",
        "options",
        "prepared",
        "revealed",
        "rng",
        "seats",
        "state",
        "told_until",
        "version",
    )

    def __init__(
        self,
        state: S,
        options: O,
        data: D,
        seats: int,
        automas: int = 0,
        carried: Any = None,
        version: int = NEWEST,
    ) -> None:
        self.state = state
        self.options = options
        self.data = data
        self.seats = seats
        self.automas = automas
        self.carried = carried
        self.version = version
        self.rng = Random(state)
        self.log: list[LogEntry] = []
        self.revealed = False
        self.told_until: int | None = None
        self.glance: dict[Any, Any] | None = None
        """What those who look at this moment have in common; see `showing.for_all`."""
        self.kept: dict[Any, tuple[dict[bytes, Any], dict[bytes, Any]]] = {}
        """Parts of views that were made before, late and early ones; see `showing.kept_by`."""
        self.prepared: Any = None
        """What the flow has worked out of the situation that it asks about, for those who look;
        copies begin without it."""
        self._whisper: Seat | None = None
        self._held: list[LogEntry] = []

    def with_state(self, state: S) -> Game[S, O, D]:
        """The same game with another state, and nothing in its log."""
        game = Game(
            state, self.options, self.data, self.seats, self.automas, self.carried, self.version
        )
        game.kept = self.kept
        return game

    def emit(
        self, event: Event, to: tuple[Seat, ...] | None = None, otherwise: Event | None = None
    ) -> None:
        """Tell what happened: everyone, or ``event`` to some and ``otherwise`` to the rest."""
        if self._whisper is None:
            self.log.append(LogEntry(event, to, otherwise))
            return
        # Inside `parallel` only the seat itself is told at once, the others when all have ended.
        seat = self._whisper
        seen = LogEntry(event, to, otherwise).seen_by(seat)
        if seen is not None:
            self.log.append(LogEntry(seen, (seat,)))
        self._held.append(LogEntry(event, to, otherwise, (seat,)))

    def reveal(self, *, remembered: bool = False) -> None:
        """Say that something hidden became known to somebody, so nobody can undo past it alone.

        Draws from ``rng`` count by themselves; call this when a card is turned up or looked at.
        ``remembered`` says that `Ruleset.redeal` leaves it as it is, for whoever forgets nothing:
        all guesses agree about it, so outcomes are not told any further.
        """
        self.revealed = True
        if remembered and self.told_until is None:
            self.told_until = len(self.log)

    def forget(self, length: int, held: Sequence[LogEntry] = ()) -> None:
        """Cut the log back to its first entries, and what is held back for the others to what was
        held then; for the table, when it goes back."""
        del self.log[length:]
        self._held[:] = held

    @property
    def held(self) -> Sequence[LogEntry]:
        """What is held back for the others."""
        return self._held

    def whisper(self, seat: Seat | None) -> None:
        """Tell events to this seat alone from now on and hold them for the others (None: stop).

        For the runner of `parallel`; rules do not call it.
        """
        self._whisper = seat

    def speak_up(self) -> None:
        """Tell the others what was held back while seats worked side by side; for the runner."""
        self.log.extend(self._held)
        self._held.clear()
