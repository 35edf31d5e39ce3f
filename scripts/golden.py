"""Records whole games in tests/golden/<game>/, which must replay byte for byte from then on.

    ./kosmodrom dev python scripts/golden.py GAME

Run it only when the rules version of a game rises or its data change on purpose; the difference in
the files is then part of the change. For each number of seats one game is played at random, which
visits odd corners, and one by greedy bots, which looks like a real game; each with other options.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kosmodrom.bots import make_bot
from kosmodrom.core.registry import find_game
from kosmodrom.core.table import Table
from kosmodrom.testing import settings

FOLDER = Path(__file__).parent.parent / "tests" / "golden"


def record(game: str) -> None:
    ruleset = find_game(game)
    folder = FOLDER / game
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for seats in range(ruleset.seats.min, ruleset.seats.max + 1):
        ways = [way.options for way in settings(ruleset) if way.seats == seats]
        for bot, options in (("random", ways[1 % len(ways)]), ("greedy", ways[seats % len(ways)])):
            table = play(game, seats, options, bot)
            table.history.save(folder / f"{seats}-{bot}.json")
            print(f"{seats} seats, {bot}, {dict(options)}: {len(table.choices)} choices")


def play(game: str, seats: int, options: Mapping[str, Any], bot: str) -> Table[Any, Any, Any]:
    table: Table[Any, Any, Any] = Table.start(game, seats=seats, seed="golden", options=options)
    bots = [make_bot(bot, f"golden {seat}") for seat in range(seats)]
    while table.pending:
        seat = next(iter(table.pending))
        table.decide(seat, bots[seat].choose(table, seat))
    return table


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: ./kosmodrom dev python scripts/golden.py GAME")
    record(sys.argv[1])
