"""A whole table as bytes: what `kosmodrom.core.table.Table.freeze` writes.

Unlike a snapshot it keeps everything: every choice with the luck it met, every event, and where the
table could be picked up. Unlike a history it is read without playing the game again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, Generic, TypeVar

import msgspec

from kosmodrom.core.campaign import plain_carried
from kosmodrom.core.codecs import msgpack_decoder
from kosmodrom.core.errors import HistoryError
from kosmodrom.core.events import LogEntry
from kosmodrom.core.game import Game
from kosmodrom.core.options import Choice, Seat
from kosmodrom.core.past import Guess, Mark, Past
from kosmodrom.core.ruleset import Ruleset

FORMAT: Final = 1

M = TypeVar("M")
E = TypeVar("E")


class FrozenEvent(msgspec.Struct, Generic[E], frozen=True, gc=False, array_like=True):
    """A `LogEntry` whose events are decoded as those of a game."""

    event: E
    seats: tuple[Seat, ...] | None
    otherwise: E | None
    told: tuple[Seat, ...]


class Frozen(msgspec.Struct, Generic[M, E], frozen=True, array_like=True):
    """A table: moves of type M, events of type E. ``names`` are the players' and then the automas',
    ``log`` goes up to the mark."""

    format: int
    game: str
    rules: int
    names: tuple[str, ...]
    seed: int | str
    options: dict[str, Any]
    whole: bool
    choices: list[tuple[Seat, M]]
    luck: list[int]
    boundaries: list[int]
    checkpoints: list[tuple[int, bytes]]
    origin: Mark
    mark: Mark
    guesses: tuple[Guess, ...]
    log: list[FrozenEvent[E]]
    automas: int = 0
    carried: Any = None

    def check(self, ruleset: Ruleset[Any, Any, Any]) -> None:
        """Refuse a table of another format, game or rules."""
        if self.format != FORMAT:
            raise HistoryError("error-history-format", found=self.format, known=FORMAT)
        if self.game != ruleset.id:
            raise HistoryError("error-history-game", found=self.game, known=ruleset.id)
        ruleset.check_version(self.rules)


def freeze(
    ruleset: Ruleset[Any, Any, Any],
    names: tuple[str, ...],
    seed: int | str,
    game: Game[Any, Any, Any],
    past: Past,
) -> bytes:
    """A table made of these parts, as bytes."""
    log = game.log[: past.mark.log]
    frozen = Frozen(
        format=FORMAT,
        game=ruleset.id,
        rules=game.version,
        names=names,
        seed=seed,
        options=msgspec.to_builtins(game.options),
        whole=past.whole,
        choices=[(choice.seat, choice.option) for choice in past.choices],
        luck=past.luck,
        boundaries=past.boundaries,
        checkpoints=past.checkpoints,
        origin=past.origin,
        mark=past.mark,
        guesses=past.guesses,
        log=[FrozenEvent(entry.event, entry.seats, entry.otherwise, entry.told) for entry in log],
        automas=game.automas,
        carried=plain_carried(game.carried),
    )
    return msgspec.msgpack.encode(frozen)


def thaw_past(frozen: Frozen[Any, Any]) -> Past:
    return Past(
        origin=frozen.origin,
        mark=frozen.mark,
        choices=[Choice(seat, option) for seat, option in frozen.choices],
        luck=frozen.luck,
        boundaries=frozen.boundaries,
        checkpoints=frozen.checkpoints,
        guesses=frozen.guesses,
        whole=frozen.whole,
    )


def thaw_log(log: list[FrozenEvent[Any]]) -> list[LogEntry]:
    return [LogEntry(entry.event, entry.seats, entry.otherwise, entry.told) for entry in log]


def read_frozen(frozen: bytes, ruleset: Ruleset[Any, Any, Any]) -> Frozen[Any, Any]:
    """A frozen table of a game; raises `HistoryError` if it cannot be read."""
    try:
        read: Frozen[Any, Any] = _reader(ruleset.move_union, ruleset.event_union)(frozen)
    except msgspec.DecodeError as error:
        raise HistoryError("error-history-shape", problem=str(error)) from error
    read.check(ruleset)
    return read


@cache
def _reader(move: Any, event: Any) -> Callable[[bytes], Frozen[Any, Any]]:
    return msgpack_decoder(Frozen[move, event]).decode
