"""Recorded games: they replay byte for byte."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kosmodrom.core.errors import HistoryError
from kosmodrom.core.history import History
from kosmodrom.core.table import Table
from kosmodrom.testing.setting import AnyRuleset, BrokenPromise
from kosmodrom.testing.situation import first_difference


def check_golden(ruleset: AnyRuleset, folder: Path, data: Any = None) -> None:
    """Every recorded game replays byte for byte, and there is one for each ending."""
    box = ruleset.load(None) if data is None else data
    endings: dict[str, str] = {}
    for path in sorted(folder.glob("*.json")):
        where = f"check_golden: {ruleset.id}: {path}"
        try:
            table = Table.load(History.read(path), ruleset=ruleset, data=box)
        except HistoryError as error:
            raise BrokenPromise(f"{where}: {error}") from error
        if table.result is None:
            raise BrokenPromise(f"{where}: the game is not played to its end")
        text, now = path.read_bytes(), table.history.to_json()
        if text != now:
            raise BrokenPromise(f"{where}: the record differs: {first_difference(text, now)}")
        endings.setdefault(table.result.ending, path.name)
    missing = [ending for ending in ruleset.endings if ending not in endings]
    if missing:
        raise BrokenPromise(
            f"check_golden: {ruleset.id}: {folder} has no game that ends by {', '.join(missing)}"
        )
