"""What the checks are made of: watching a game, errors that say where, moments to look closely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import suppress
from typing import TypeAlias

from kosmodrom.core.options import Choice
from kosmodrom.testing.setting import AnyTable, BrokenPromise, Setting

Watch: TypeAlias = Generator[None, Choice | None, None]
"""Watches a game: looks at the table as it starts, is sent each choice just before it is made, and
None at the end."""


class Check:
    """A promise, and how a game is watched to see whether it is kept.

    Called with a setting, it plays one game and watches it alone.
    """

    def __init__(self, watch: Callable[[Setting, AnyTable], Watch]) -> None:
        self.watch = watch
        self.__name__ = watch.__name__
        self.__doc__ = watch.__doc__

    def __call__(self, setting: Setting) -> None:
        check_setting(setting, (self,))


def check_setting(setting: Setting, checks: Sequence[Check]) -> None:
    """Play one game that all these checks watch.

    Every error says where it happened. What goes wrong in the game itself is reported by the first
    check.
    """
    watches: dict[Check, Watch] = {}
    try:
        setting.check = checks[0].__name__
        table = setting.start()
        watches = {check: check.watch(setting, table) for check in checks}
        _show(setting, watches, None)
        for choice in setting.play(table):
            _show(setting, watches, choice)
        _show(setting, watches, None)
    except BrokenPromise:
        raise
    except Exception as error:
        raise setting.broken(f"{type(error).__name__}: {error}") from error
    finally:
        for watch in watches.values():
            watch.close()
        setting.table = None


def _show(setting: Setting, watches: Mapping[Check, Watch], choice: Choice | None) -> None:
    """Let every check look at the table: at the start, before a choice, and at the end."""
    playing = setting.check
    for check, watch in watches.items():
        setting.check = check.__name__
        with suppress(StopIteration):
            watch.send(choice)
    setting.check = playing


LOOKS = 6
"""How often a check looks at the first moment of a kind, in games that share what was seen."""
CLOSELY = 4
"""How many times as many moments are looked at in a game that shares nothing."""


class Sample:
    """Which moments to look at closely: the first of every kind, and some at random."""

    def __init__(self, setting: Setting, first: int, moments: int) -> None:
        if setting.seen is None:
            moments *= CLOSELY
        self._first = first
        self._every = max(1, len(setting.trace) // moments)
        self._check = setting.check
        self._chance = setting.chance("sample")
        self._here: Counter[object] = Counter()
        self._seen = setting.seen

    def takes(self, table: AnyTable, choice: Choice) -> bool:
        """Whether to look at the moment before this choice."""
        kind = (self._check, table.pending[choice.seat].question.id, type(choice.option))
        self._here[kind] += 1
        by_chance = self._chance.below(self._every) == 0
        is_new = self._here[kind] <= self._first
        if self._seen is not None:
            is_new = is_new and self._seen[kind] < LOOKS * self._first
            self._seen[kind] += is_new
        return is_new or by_chance
