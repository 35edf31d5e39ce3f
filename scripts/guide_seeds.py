"""Looks for seeds with which a game's guide plays to its end, and tells how it goes there.

    ./kosmodrom dev python scripts/guide_seeds.py GAME sol --tries 5000 --tell round

tries the seeds sol-0, sol-1 ... Those are listed at which the reader makes every choice that the
guide proposes; with ``--left-out N`` also those at which up to N steps are passed over because
something happens first. ``--tell`` names kinds of events that are told with each seed, to choose
among them.
"""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from kosmodrom.bots.guides import path_of, play_guide
from kosmodrom.core.guide import Guide, GuideError, find_guide
from kosmodrom.core.registry import find_game
from kosmodrom.core.table import Table
from kosmodrom.core.words import Words


def left_out(guide: Guide, played: Table[Any, Any, Any]) -> list[str]:
    """The steps that are passed over because something happens first."""
    made = {step.id for step, _ in path_of(guide, played)}
    return [step.id for step in guide.step if step.choice is not None and step.id not in made]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("game")
    parser.add_argument("prefix", help="what the seeds begin with")
    parser.add_argument("--tries", type=int, default=1000)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--left-out", type=int, default=0, metavar="N")
    parser.add_argument("--tell", nargs="*", default=(), metavar="EVENT")
    wish = parser.parse_args()
    ruleset = find_game(wish.game)
    guide = find_guide(ruleset)
    if guide is None:
        parser.error(f"{wish.game} has no guide.toml")
    words = Words("en", [ruleset.package], guide.seats)
    for number in range(wish.first, wish.first + wish.tries):
        tried = msgspec.structs.replace(guide, seed=f"{wish.prefix}-{number}")
        try:
            played = play_guide(ruleset, tried)
        except GuideError:
            continue
        missing = left_out(tried, played)
        if played.finished or len(missing) > wish.left_out:
            continue
        print(tried.seed, *(["without", *missing] if missing else []), flush=True)
        for told in played.events(guide.you):
            if told.event.__struct_config__.tag in wish.tell:
                print("   ", words.tell(told.event))


if __name__ == "__main__":
    main()
