"""Records whole games in tests/golden/<game>/, which must replay byte for byte from then on.

    ./kosmodrom dev python -m scripts.golden GAME

Run it only when the rules version of a game rises or its data change on purpose; the difference in
the files is then part of the change. For each number of seats one game is played at random, which
visits odd corners, and one by greedy bots, which looks like a real game; each with other options.
Endings that such games do not come to are played for by bots of their own, which a game has in
tests/games/<game>/rare_endings.py, and a companion in tests/games/<game>/<companion>_endings.py.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from kosmodrom.bots import Bot, make_bot
from kosmodrom.core.options import CLOCK, Seat
from kosmodrom.core.registry import find_game
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.testing import save_golden, settings

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
SEED = "golden"
CLOCK_ODDS = 60
"""In a race the clock is first once in so many choices."""
HASTE_ODDS = 8
"""And once in so many somebody does the first thing that comes to hand, so that races end."""


class RareEnding(NamedTuple):
    """How to play a game to an ending that the usual bots do not come to."""

    ending: str
    seats: int
    options: Mapping[str, Any]
    bot: Bot
    seed: str = SEED


def rare_endings(game: str) -> Sequence[RareEnding]:
    """Those that a game or a companion has bots for."""
    home = find_game(game).companion_of
    name = f"{game.removeprefix(f'{home}-')}_endings" if home else "rare_endings"
    module = f"tests.games.{home or game}.{name}"
    if find_spec(module) is None:
        return ()
    found: Sequence[RareEnding] = import_module(module).RARE_ENDINGS
    return found


def record(game: str) -> None:
    ruleset = find_game(game)
    folder = FOLDER / game
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for seats in range(ruleset.seats.min, ruleset.seats.max + 1):
        ways = [way for way in settings(ruleset) if way.seats == seats]
        for bot, way in (("random", ways[1 % len(ways)]), ("greedy", ways[seats % len(ways)])):
            bots = [make_bot(bot, f"golden {seat}") for seat in range(seats)]
            save(play(game, way.options, bots, way.automas), folder, f"{seats}-{bot}")
    for ending, seats, options, rare, seed in rare_endings(game):
        save(play(game, options, [rare] * seats, seed=seed), folder, f"{seats}-{ending}")


def save(table: Table[Any, Any, Any], folder: Path, name: str) -> None:
    save_golden(table, folder, name)
    assert table.result is not None
    print(f"{name}: {len(table.choices)} choices, ended by {table.result.ending}")


def play(
    game: str,
    options: Mapping[str, Any],
    bots: Sequence[Bot],
    automas: int = 0,
    seed: str = SEED,
) -> Table[Any, Any, Any]:
    table: Table[Any, Any, Any] = Table.start(
        game, seats=len(bots), automas=automas, seed=seed, options=options
    )
    chance = Random.seeded(seed)
    while table.pending:
        seat = _next(table, chance)
        if seat == CLOCK or (table.racing and not chance.below(HASTE_ODDS)):
            table.decide(seat, chance.choice(table.pending[seat].options))
        else:
            table.decide(seat, bots[seat].choose(table, seat))
    return table


def _next(table: Table[Any, Any, Any], chance: Random) -> Seat:
    """Who decides: in a race chance says who is quickest, and seldom that it is the clock."""
    seats = [seat for seat in table.pending if seat != CLOCK]
    if not table.racing:
        return seats[0]
    if CLOCK in table.pending and (not seats or not chance.below(CLOCK_ODDS)):
        return CLOCK
    return chance.choice(seats)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: ./kosmodrom dev python -m scripts.golden GAME")
    record(sys.argv[1])
