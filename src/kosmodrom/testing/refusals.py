"""Refusals: what is not offered is refused, with a reason."""

from __future__ import annotations

from collections.abc import Sequence

from kosmodrom.core.errors import Refused
from kosmodrom.core.options import CLOCK, Option
from kosmodrom.testing.play import check_numbers
from kosmodrom.testing.promise import Check, Sample, Watch
from kosmodrom.testing.setting import AnyTable, Setting
from kosmodrom.testing.situation import state_bytes
from kosmodrom.testing.words import check_sayable


@Check
def check_refusals(setting: Setting, table: AnyTable) -> Watch:
    """What is not offered is refused, with a reason in every language, and changes nothing."""
    sample = Sample(setting, 1, 15)
    seen: dict[Option, None] = {}
    while choice := (yield):
        for asked in table.pending.values():
            seen |= dict.fromkeys(asked.options[:4])
        if sample.takes(table, choice):
            _check_refused(setting, table, list(seen))
    _check_refused(setting, table, list(seen))


def _check_refused(setting: Setting, table: AnyTable, options: Sequence[Option]) -> None:
    chance = setting.chance(f"refusals {len(table.choices)}")
    before = state_bytes(table), len(table.choices)
    for seat in range(CLOCK, table.seats + table.automas + 1):
        asked = table.pending.get(seat)
        for option in (chance.choice(options) for _ in range(3)):
            if asked is not None and option in asked.options:
                continue
            try:
                table.decide(seat, option)
            except Refused as refused:
                check_reason(setting, refused)
            else:
                raise setting.broken(f"seat {seat} may choose {option}, which it is not offered")
            if (state_bytes(table), len(table.choices)) != before:
                raise setting.broken(f"refusing {option} to seat {seat} changes the table")


def check_reason(setting: Setting, refused: Refused) -> None:
    """A refusal names rules that exist, and can be said in every language."""
    check_numbers(setting, refused.rules, f"the refusal “{refused.reason}”")
    key = ("refusal", refused.reason, repr(refused.args_))
    if key not in setting.told:
        setting.told[key] += 1
        what = f"the refusal “{refused.reason}”"
        check_sayable(setting, what, lambda words: words.error(refused))
