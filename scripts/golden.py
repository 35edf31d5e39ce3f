"""Records whole games in tests/golden/<game>/, which must replay byte for byte from then on.

    ./kosmodrom dev python -m scripts.golden GAME

Run it only when a game's rules version rises or its data change on purpose; the difference in the
files is then part of the change. For each number of seats one game is played at random, which
reaches odd corners, and one by greedy bots, which looks like a real game; each with other options.
Endings that such games do not reach are played for by special bots.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from kosmodrom.bots import Bot, make_bot
from kosmodrom.core.registry import find_game
from kosmodrom.core.table import Table
from kosmodrom.testing import settings
from scripts.packing import OPTIONS, Packer

FOLDER = Path(__file__).parent.parent / "tests" / "golden"


class Rare(NamedTuple):
    """How to reach an ending that the usual bots do not reach."""

    ending: str
    seats: int
    options: Mapping[str, Any]
    bot: Bot


RARE = {"planet_unknown": (Rare("depot", 4, OPTIONS, Packer()),)}


def record(game: str) -> None:
    ruleset = find_game(game)
    folder = FOLDER / game
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for seats in range(ruleset.seats.min, ruleset.seats.max + 1):
        ways = [way.options for way in settings(ruleset) if way.seats == seats]
        for bot, options in (("random", ways[1 % len(ways)]), ("greedy", ways[seats % len(ways)])):
            bots = [make_bot(bot, f"golden {seat}") for seat in range(seats)]
            save(play(game, options, bots), folder / f"{seats}-{bot}.json")
    for ending, seats, options, rare in RARE.get(game, ()):
        save(play(game, options, [rare] * seats), folder / f"{seats}-{ending}.json")


def save(table: Table[Any, Any, Any], path: Path) -> None:
    table.history.save(path)
    assert table.result is not None
    print(f"{path.name}: {len(table.choices)} choices, ended by {table.result.ending}")


def play(game: str, options: Mapping[str, Any], bots: Sequence[Bot]) -> Table[Any, Any, Any]:
    table: Table[Any, Any, Any] = Table.start(game, seats=len(bots), seed="golden", options=options)
    while table.pending:
        seat = next(iter(table.pending))
        table.decide(seat, bots[seat].choose(table, seat))
    return table


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: ./kosmodrom dev python -m scripts.golden GAME")
    record(sys.argv[1])
