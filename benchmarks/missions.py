"""How often bots win the missions of First Martians, and what they lose by.

    python benchmarks/missions.py [--games N] [--missions ID,ID] [--levels easy,normal,hard]
                                  [--players 1,2,3,4] [--bot greedy] [--seed S] [--jobs J]
                                  [--kept FILE] [--markdown FILE]

Of every mission, level and number of players: the share of games won with its standard error, the
rounds that they took, and how the others ended. A defeat by time counts in equal parts for every
red goal that was left open. ``--kept`` makes a long run one that can be broken off: what the file
holds is not played again, unless the mission was changed, or the level.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from kosmodrom.bots import make_bot
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.games.first_martians.box import load_box
from kosmodrom.games.first_martians.terms import DIFFICULTIES, MISSIONS

WANTED: Final = {"easy": (70, 90), "normal": (40, 65), "hard": (15, 35)}
"""The share of games that a good crew should win, in percent."""
MOST_OF_DEFEATS: Final = 60
"""The share of defeats that one cause may have, in percent."""
HEADS: Final = (
    "mission",
    "level",
    "players",
    "games",
    "won",
    "standard error",
    "wanted",
    "rounds",
    "of",
    "defeats by",
)


class Setting(NamedTuple):
    """What is played."""

    mission: str
    level: str
    players: int


class Game(NamedTuple):
    setting: Setting
    bot: str
    seed: str

    def key(self) -> str:
        """What names the game, with what the mission says of its level."""
        mission = next(m for m in load_box(None).missions if m.id == self.setting.mission)
        levels = {name: told for name, told in mission.levels.items() if name == self.setting.level}
        mission = msgspec.structs.replace(mission, levels=levels)
        told = msgspec.msgpack.encode(mission)
        digest = hashlib.sha256(told).hexdigest()[:12]
        return "/".join((*map(str, self.setting), self.bot, self.seed, digest))


class Ended(msgspec.Struct, frozen=True):
    """How a game ended."""

    ending: str
    causes: tuple[str, ...]
    rounds: int
    sols: int


def play(game: Game) -> Ended:
    """Play a game to its end."""
    options = {"mission": game.setting.mission, "difficulty": game.setting.level}
    table: Table[Any, Any, Any] = Table.start(
        "first_martians", seats=game.setting.players, seed=game.seed, options=options
    )
    bots = [make_bot(game.bot, f"{game.seed}/{seat}") for seat in range(game.setting.players)]
    order = Random.seeded(f"{game.seed}/order")
    while asked := tuple(table.pending):
        seat = asked[0] if len(asked) == 1 else order.choice(asked)
        table.decide(seat, bots[seat].choose(table, seat))
    state = table.game.state
    causes: tuple[str, ...] = ()
    if state.ending == "story":
        causes = (state.cause,)
    elif state.ending == "time":
        goals = table.game.data.missions[state.mission].goals
        causes = tuple(
            goal.id for n, goal in enumerate(goals) if goal.red and not state.done >> n & 1
        )
    return Ended(state.ending, causes, state.round, state.sols)


def play_on(games: Sequence[Game], jobs: int, kept: Path | None) -> dict[str, Ended]:
    """Play the games that the file does not hold yet, and add them to it."""
    known: dict[str, Ended] = {}
    line = msgspec.json.Decoder(tuple[str, Ended])
    if kept is not None and kept.exists():
        known = dict(map(line.decode, kept.read_bytes().splitlines()))
    missing = [game for game in games if game.key() not in known]
    for game, ended in zip(missing, _play_all(missing, jobs), strict=True):
        known[game.key()] = ended
        if kept is not None:
            with kept.open("ab") as file:
                file.write(msgspec.json.encode((game.key(), ended)) + b"\n")
    return known


def _play_all(games: Sequence[Game], jobs: int) -> Iterator[Ended]:
    if jobs == 1:
        yield from map(play, games)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(play, games, chunksize=4)


def row(setting: Setting, ended: Sequence[Ended]) -> list[str]:
    """A setting in a row of the table; what is outside of what is wanted is marked."""
    games = len(ended)
    won = sum(one.ending == "won" for one in ended)
    share = won / games
    least, most = WANTED[setting.level]
    error = 100 * math.sqrt(max(share * (1 - share), 1 / games) / games)
    mark = "" if least <= 100 * share <= most else " (!)"
    return [
        *map(str, setting),
        str(games),
        f"{100 * share:.0f} %{mark}",
        f"{error:.0f}",
        f"{least} to {most} %",
        f"{sum(one.rounds for one in ended) / games:.1f}",
        str(ended[0].sols),
        causes([one for one in ended if one.ending != "won"]) or "–",
    ]


def causes(lost: Sequence[Ended]) -> str:
    """The causes of defeats with their shares, the most frequent first."""
    found: dict[str, Fraction] = defaultdict(Fraction)
    for one in lost:
        for cause in one.causes or ("",):
            name = f"{one.ending}: {cause}" if cause else one.ending
            found[name] += Fraction(1, len(one.causes) or 1)
    told = []
    for cause, times in sorted(found.items(), key=lambda pair: -pair[1]):
        share = float(100 * times / len(lost))
        told.append(f"{cause} {share:.0f} %{' (!)' if share > MOST_OF_DEFEATS else ''}")
    return ", ".join(told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--missions", default=",".join(MISSIONS))
    parser.add_argument("--levels", default=",".join(DIFFICULTIES))
    parser.add_argument("--players", default="1,2,3,4")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="missions")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path)
    parser.add_argument("--markdown", type=Path)
    chosen = parser.parse_args()
    lines = [f"| {' | '.join(HEADS)} |", "|---|---|--:|--:|--:|--:|--:|--:|--:|---|"]
    print(*lines, sep="\n")
    for mission in chosen.missions.split(","):
        for level in chosen.levels.split(","):
            for players in map(int, chosen.players.split(",")):
                setting = Setting(mission, level, players)
                games = [
                    Game(setting, chosen.bot, f"{chosen.seed}/{number}")
                    for number in range(chosen.games)
                ]
                known = play_on(games, chosen.jobs, chosen.kept)
                told = row(setting, [known[game.key()] for game in games])
                lines.append(f"| {' | '.join(told)} |")
                print(lines[-1], flush=True)
    if chosen.markdown is not None:
        command = f"python benchmarks/missions.py {' '.join(sys.argv[1:])}"
        head = ["# Balance of First Martians", "", "Made by", "", f"    {command}", ""]
        about = [
            f"Teams of {chosen.bot} bots, {chosen.games} games for each mission, level and number",
            "of players; a player alone runs two astronauts. A defeat by time counts in equal",
            "parts for every red goal that was left open. (!) marks what is outside of what is",
            f"wanted: the share of games won, a cause with more than {MOST_OF_DEFEATS} % of the",
            "defeats. Differences of less than two standard errors say nothing.",
            "",
        ]
        chosen.markdown.write_text("\n".join([*head, *about, *lines]) + "\n")


if __name__ == "__main__":
    main()
