"""Recorded games: they replay byte for byte, and end with the recorded result.

A recorded game is two files: ``<name>.json``, the history, and ``<name>.result.json``, who won with
which scores. The result is not part of the state, so the history alone would not notice a game that
is counted differently.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from kosmodrom.core.errors import HistoryError
from kosmodrom.core.history import History, save_file
from kosmodrom.core.result import Result
from kosmodrom.core.table import Table
from kosmodrom.testing.setting import AnyRuleset, AnyTable, BrokenPromise
from kosmodrom.testing.situation import first_difference

RESULT = ".result.json"


def save_golden(table: AnyTable, folder: Path, name: str) -> None:
    """Record a finished game in a folder."""
    assert table.result is not None, "the game is not played to its end"
    table.history.save(folder / f"{name}.json")
    save_file(folder / f"{name}{RESULT}", _as_json(table.result))


def check_golden(ruleset: AnyRuleset, folder: Path, data: Any = None) -> None:
    """Every recorded game replays byte for byte to its result, and there is one for each ending."""
    box = ruleset.load(None) if data is None else data
    endings: dict[str, str] = {}
    for path in sorted(folder.glob("*.json")):
        if path.name.endswith(RESULT):
            continue
        where = f"check_golden: {ruleset.id}: {path}"
        try:
            table = Table.load(History.read(path), ruleset=ruleset, data=box)
        except HistoryError as error:
            raise BrokenPromise(f"{where}: {error}") from error
        if table.result is None:
            raise BrokenPromise(f"{where}: the game is not played to its end")
        _compare(where, "record", path, table.history.to_json())
        _compare(where, "result", path.with_suffix(RESULT), _as_json(table.result))
        endings.setdefault(table.result.ending, path.name)
    missing = [ending for ending in ruleset.endings if ending not in endings]
    if missing:
        raise BrokenPromise(
            f"check_golden: {ruleset.id}: {folder} has no game that ends by {', '.join(missing)}"
        )


def _compare(where: str, what: str, path: Path, now: bytes) -> None:
    if not path.exists():
        raise BrokenPromise(f"{where}: there is no {what} beside it: {path.name}")
    text = path.read_bytes()
    if text != now:
        raise BrokenPromise(f"{where}: the {what} differs: {first_difference(text, now)}")


def _as_json(result: Result) -> bytes:
    return msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n"
