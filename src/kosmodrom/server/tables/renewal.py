"""What becomes of tables whose rules or data are not here any more.

One that has not begun is renewed: it gets the rules and data of today. One in play is paused, so
that its clocks stand still and nobody waits for its bots; should the rules or data come back, it
goes on when somebody resumes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from kosmodrom.core.campaign import read_carried
from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.registry import find_game
from kosmodrom.server.errors import Declined
from kosmodrom.server.tables.open_table import OpenTable, fingerprint_of
from kosmodrom.server.tables.records import SeatRecord, TableChange, TableRecord
from kosmodrom.server.tables.seats import check_seating

MENDED: Final = ("error-table-rules", "error-table-data")
"""What does not matter to a table that can be renewed."""


def settlement(opened: OpenTable, overlay: Path | None, now: float) -> TableChange | None:
    """How an unplayable table is to change; None if it need not. Says of it whether it is
    renewable."""
    if opened.unplayable is None:
        return None
    record = opened.record
    new = renewed(record, opened.seats, overlay)
    opened.renewable = new is not None
    if opened.unplayable.message == "error-table-newer":
        return None  # another server process, newer than this one, may well be playing it
    if record.status == "lobby" and new is not None:
        return TableChange(new)
    if record.status == "lobby" and opened.unplayable.message in MENDED:
        opened.unplayable = Declined("error-table-lobby", status=409)
    if record.status == "playing":
        stopped = msgspec.structs.replace(
            record, status="paused", paused=record.paused or now, deadline=None
        )
        return TableChange(stopped)
    return None


def renewed(
    record: TableRecord, seats: Sequence[SeatRecord], overlay: Path | None
) -> TableRecord | None:
    """A table with the rules and data of today; None if the game, the options or the number of
    seats are not possible with them."""
    try:
        ruleset = find_game(record.game)
        box = ruleset.load(overlay)
        options = check_seating(ruleset, seats, record.options, box)
        if record.chapter is not None:
            ruleset.find_campaign(record.chapter.campaign)
            read_carried(ruleset, record.carried)
    except KosmodromError:
        return None
    return msgspec.structs.replace(
        record,
        rules=ruleset.version,
        data=fingerprint_of(ruleset.data_for(box, options)),
        options=_as_before(record, msgspec.to_builtins(options)),
    )


def _as_before(
    record: TableRecord, options: dict[str, bool | int | str]
) -> dict[str, bool | int | str]:
    """All options; of a campaign's chapter only those that were shown before (`Campaign.shown`)."""
    if record.campaign is None:
        return options
    return {name: value for name, value in options.items() if name in record.options}
