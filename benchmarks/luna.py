"""How strong Luna of Skymines is at each of her levels: bots play beside her, and scores are told.

    python benchmarks/luna.py [--levels 0,2,8] [--players 1,2,3] [--games N] [--bots greedy]
                              [--seed S] [--jobs J]

With several bots (``--bots search:0.1,greedy``) their scores are told one by one. Every level plays
the same games: both boards, with and without missions and threats, tracks and tokens by chance.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from kosmodrom.bots.arena import Match, Played, play_matches
from kosmodrom.games.skymines.rules.end import CATEGORIES

WAYS: Final = (
    {"board": "moon"},
    {"board": "belt"},
    {"board": "moon", "missions": True},
    {"board": "belt", "missions": True, "threats": True},
)
CHANCE: Final = {"tracks": "random", "tokens": "dealt"}


def matches(wish: argparse.Namespace, level: int, players: int) -> Iterator[Match]:
    """The games of a level, as the bots move on by a seat from game to game."""
    bots: list[str] = wish.bots.split(",")
    for number in range(wish.games):
        yield Match(
            game="skymines",
            seats=players,
            bots=tuple(bots[(seat + number) % len(bots)] for seat in range(players)),
            seed=f"{wish.seed}/{number}",
            options={**CHANCE, **WAYS[number % len(WAYS)], "luna_level": level},
            automas=1,
        )


def tell(numbers: Sequence[int]) -> str:
    """A mean with its range."""
    return f"{statistics.mean(numbers):.0f} ({min(numbers)} to {max(numbers)})"


def row(level: int, players: int, games: Sequence[Played], bots: Sequence[str]) -> list[str]:
    """What came of the games of a level."""
    hers = [played.scores[-1] for played in games]
    theirs: dict[str, list[int]] = defaultdict(list)
    parts: Counter[str] = Counter()
    for played in games:
        for bot, score in zip(played.bots, played.scores, strict=False):
            theirs[bot].append(score)
        parts.update(played.breakdown[-1])
    won = sum(players in played.winners for played in games)
    companies = sum(parts[name] for name in CATEGORIES[1:5])
    return [
        str(players),
        str(level),
        tell(hers),
        *(f"{part / len(games):.0f}" for part in (parts["coins"], companies)),
        *(f"{parts[name] / len(games):.0f}" for name in ("tank", "research")),
        *(tell(theirs[bot]) if theirs[bot] else "" for bot in bots),
        f"{won} of {len(games)}",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--levels", default="0,1,2,3,4,5,6,7,8")
    parser.add_argument("--players", default="1,2,3")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--bots", default="greedy", help="separated by commas")
    parser.add_argument("--seed", default="luna")
    parser.add_argument("--jobs", type=int, default=1)
    wish = parser.parse_args()
    bots = list(dict.fromkeys(wish.bots.split(",")))
    head = ["players", "level", "Luna", "coins", "shares", "tank", "research", *bots, "she won"]
    print("| " + " | ".join(head) + " |")
    print("|" + "--:|" * len(head))
    for players in map(int, wish.players.split(",")):
        for level in map(int, wish.levels.split(",")):
            games = list(play_matches(matches(wish, level, players), wish.jobs))
            print("| " + " | ".join(row(level, players, games, bots)) + " |", flush=True)


if __name__ == "__main__":
    main()
