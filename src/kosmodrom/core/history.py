"""A game as a record: readable JSON that replays to the same state, byte for byte."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

import msgspec

from kosmodrom.core.codecs import UNREADABLE, from_json
from kosmodrom.core.errors import HistoryError
from kosmodrom.core.form import missing_mission
from kosmodrom.core.options import Seat

FORMAT: Final = 1


def data_fingerprint(data: Any) -> str:
    """A short name for a game's data: tells whether a record was played with the same cards."""
    return hashlib.blake2b(msgspec.msgpack.encode(data), digest_size=8).hexdigest()


class _Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    format: int
    game: str
    rules: int
    data: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    """The names of the players."""
    automas: tuple[str, ...] = ()
    """The names of the opponents that the rules play, at the seats after those."""
    seed: int | str
    carried: Any = None
    """What a chapter of a campaign began with, as plain values."""

    def check(self, ruleset: Any, data: Any) -> None:
        """Refuse a record of another format, game, rules, mission or data."""
        if self.format != FORMAT:
            raise HistoryError("error-history-format", found=self.format, known=FORMAT)
        if self.game != ruleset.id:
            raise HistoryError("error-history-game", found=self.game, known=ruleset.id)
        ruleset.check_version(self.rules)
        mission = missing_mission(ruleset, self.options, data)
        if mission is not None:
            raise HistoryError("error-history-mission", game=self.game, mission=mission)
        if self.data != data_fingerprint(ruleset.data_for(data, self.options)):
            raise HistoryError("error-history-data", game=self.game)


class Snapshot(_Record, frozen=True):
    """A game at a checkpoint, without what came before."""

    state: bytes


class History(_Record, frozen=True):
    """A whole game: what it was started with and every choice.

    ``checkpoints`` hold the number of choices made and the state's fingerprint there.
    """

    choices: list[tuple[Seat, msgspec.Raw]]
    checkpoints: list[tuple[int, str]]

    def to_json(self) -> bytes:
        """The record as JSON, a choice a line."""
        encode = msgspec.json.encode
        automas = ("automas",) if self.automas else ()
        carried = ("carried",) if self.carried is not None else ()
        names = ("format", "game", "rules", "data", "options", "seats", *automas, "seed", *carried)
        lines = [
            f"{encode(name).decode()}:{encode(getattr(self, name)).decode()}" for name in names
        ]
        choices = ",\n".join(encode(choice).decode() for choice in self.choices)
        checkpoints = ",\n".join(encode(checkpoint).decode() for checkpoint in self.checkpoints)
        lines += [f'"choices":[\n{choices}\n]', f'"checkpoints":[\n{checkpoints}\n]']
        return ("{" + ",\n".join(lines) + "}\n").encode()

    @classmethod
    def from_json(cls, text: bytes) -> History:
        """Read a record; raises `HistoryError` that says what is wrong with it."""
        try:
            return from_json(text, cls)
        except msgspec.ValidationError as error:
            raise HistoryError("error-history-shape", problem=str(error)) from error
        except UNREADABLE as error:
            raise HistoryError("error-history-json", problem=str(error)) from error

    def save(self, path: Path) -> None:
        """Write the record to a file, whole or not at all."""
        save_file(path, self.to_json())

    @classmethod
    def read(cls, path: Path) -> History:
        """Read a record from a file."""
        return cls.from_json(read_file(path))


def save_file(path: Path, text: bytes) -> None:
    """Write a file, whole or not at all."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(text)
    draft.replace(path)


def read_file(path: Path) -> bytes:
    """The text of a record's file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise HistoryError(
            "error-history-file", file=str(path), problem=error.strerror or str(error)
        ) from error
