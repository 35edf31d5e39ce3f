"""What the checks are made of: errors that say where, and moments to look at closely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import wraps
from typing import TypeAlias

from kosmodrom.core.options import Choice
from kosmodrom.testing.setting import AnyTable, BrokenPromise, Setting

Check: TypeAlias = Callable[[Setting], None]


def promise(check: Check) -> Check:
    """A check whose errors, of whatever kind, say where they happened."""

    @wraps(check)
    def kept(setting: Setting) -> None:
        setting.check = check.__name__
        try:
            check(setting)
        except BrokenPromise:
            raise
        except Exception as error:
            raise setting.broken(f"{type(error).__name__}: {error}") from error
        finally:
            setting.table = None

    return kept


class Sample:
    """Which moments to look at closely: the first of every kind, and some at random."""

    def __init__(self, setting: Setting, first: int, moments: int) -> None:
        self._first = first
        self._every = max(1, setting.length // moments)
        self._chance = setting.chance("sample")
        self._seen: Counter[tuple[str, type]] = Counter()

    def takes(self, table: AnyTable, choice: Choice) -> bool:
        """Whether to look at the moment before this choice."""
        kind = (table.pending[choice.seat].question.id, type(choice.option))
        self._seen[kind] += 1
        return self._seen[kind] <= self._first or self._chance.below(self._every) == 0
