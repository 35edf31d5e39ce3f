"""``kosmodrom`` alone: what this is, the games, and how to start."""

from __future__ import annotations

import sys

from kosmodrom.cli.speech import speak


def welcome() -> None:
    from kosmodrom.cli.games import facts
    from kosmodrom.core.registry import games

    rulesets = list(games().values())
    words = speak()
    print(words("cli-welcome"))
    print()
    for number, ruleset in enumerate(rulesets, 1):
        own = speak(ruleset)
        print(f"  {number}. {own('game-name')} ({ruleset.id})")
        print(f"     {facts(ruleset, own)}")
    print()
    print(words("cli-welcome-start", game=rulesets[0].id))
    if sys.stdin.isatty() and sys.stdout.isatty():
        _offer([ruleset.id for ruleset in rulesets])


def _offer(games: list[str]) -> None:
    """Ask which game, and play it."""
    from kosmodrom.cli.play import play

    words = speak()
    print()
    while True:
        try:
            answer = input(words("cli-welcome-which") + " ").strip().lower()
        except EOFError:
            print()
            return
        if not answer:
            return
        if answer.isdigit() and 1 <= int(answer) <= len(games):
            return play(games[int(answer) - 1])
        if answer in games:
            return play(answer)
        print(words("cli-welcome-again", count=len(games)))
