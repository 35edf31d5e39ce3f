"""What flights of Galaxy Trucker bring with each of its modules: bots fly them, and what they
earned and lost is counted.

    python benchmarks/flights.py [--games N] [--players N] [--bot greedy] [--seed S]
                                 [--first N] [--markdown FILE]

Of every flight: the credits that a player gained or lost by it, how many flights were profitable,
how many ships arrived, and how many parts were lost on the way.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from kosmodrom.bots import make_bot
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker.events.hits import PartLost
from kosmodrom.games.galaxy_trucker.events.settlement import FlightSettled, PlaceRewarded

MODULES: Final[dict[str, dict[str, Any]]] = {
    "base game": {},
    "New Technologies": {"technologies": True},
    "ship classes IA, IIA, IIIA": {"first": "IA", "second": "IIA", "third": "IIIA"},
    "Evil Machinations": {"machinations": True},
    "Rough Road, level 2": {"roads": 2},
    "extra cards": {"extra_cards": True},
    "everything": {
        "technologies": True,
        "machinations": True,
        "roads": 2,
        "extra_cards": True,
    },
}


class Flown(NamedTuple):
    """A flight of one player."""

    credits: int
    arrived: bool
    parts_lost: int


def fly(options: dict[str, Any], players: int, bot: str, seed: str) -> list[list[Flown]]:
    """Play a game; by flight what each player made of it."""
    table: Table[Any, Any, Any] = Table.start(
        "galaxy_trucker", seats=players, seed=seed, options=options
    )
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(players)]
    flights: list[list[Flown]] = []
    had, told = [0] * players, 0
    lost, arrived = [0] * players, [False] * players
    while table.pending:
        seat = next(iter(table.pending))
        table.decide(seat, bots[seat].choose(table, seat))
        settled = False
        for entry in table.game.log[told:]:
            match entry.event:
                case PartLost(owner):
                    lost[owner] += 1
                case PlaceRewarded(owner):
                    arrived[owner] = True
                case FlightSettled():
                    settled = True
        told = len(table.game.log)
        if settled:
            has = [player.credits for player in table.game.state.players]
            flights.append(
                [
                    Flown(has[owner] - had[owner], arrived[owner], lost[owner])
                    for owner in range(players)
                ]
            )
            had, lost, arrived = has, [0] * players, [False] * players
    return flights


def rows(name: str, games: Sequence[list[list[Flown]]]) -> Iterator[list[str]]:
    """A row for each flight."""
    for flight in range(len(games[0])):
        flown = [one for game in games for one in game[flight]]
        gains = [one.credits for one in flown]
        parts = [one.parts_lost for one in flown]
        yield [
            name,
            str(flight + 1),
            str(len(flown)),
            f"{statistics.mean(gains):+.1f}",
            f"{statistics.pstdev(gains):.1f}",
            f"{statistics.pstdev(gains) / len(gains) ** 0.5:.1f}",
            f"{100 * sum(one > 0 for one in gains) / len(flown):.0f} %",
            f"{100 * sum(one.arrived for one in flown) / len(flown):.0f} %",
            f"{statistics.mean(parts):.1f}",
            f"{statistics.pstdev(parts):.1f}",
        ]


HEADS: Final = (
    "module",
    "flight",
    "ships",
    "credits",
    "spread",
    "standard error",
    "with a profit",
    "arrived",
    "parts lost",
    "spread",
)


def further_sections(page: Path) -> str:
    """What a page says below the figures: that was not made here, so it stays."""
    _, heading, sections = (page.read_text() if page.exists() else "").partition("\n## ")
    return heading + sections


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="flights")
    parser.add_argument("--first", type=int, help="only so many of the modules")
    parser.add_argument("--markdown", type=Path)
    chosen = parser.parse_args()
    lines = [f"| {' | '.join(HEADS)} |", f"|---|{'--:|' * (len(HEADS) - 1)}"]
    print(*lines, sep="\n")
    for name, options in list(MODULES.items())[: chosen.first]:
        games = [
            fly(options, chosen.players, chosen.bot, f"{chosen.seed}/{number}")
            for number in range(chosen.games)
        ]
        found = [f"| {' | '.join(row)} |" for row in rows(name, games)]
        print(*found, sep="\n", flush=True)
        lines += found
    if chosen.markdown is not None:
        command = f"python benchmarks/flights.py {' '.join(sys.argv[1:])}"
        about = f"{chosen.games} games of each module, {chosen.players} {chosen.bot} bots."
        head = ["# Balance of Galaxy Trucker", "", "Made by", "", f"    {command}", "", about, ""]
        explained = [
            "Credits are what a flight brought a player, with all that was won and paid on the",
            "way. Parts lost are those shot off and fallen off, before insurance. Differences of",
            "less than two standard errors say nothing.",
            "",
        ]
        text = "\n".join([*head, *explained, *lines]) + "\n"
        chosen.markdown.write_text(text + further_sections(chosen.markdown))


if __name__ == "__main__":
    main()
