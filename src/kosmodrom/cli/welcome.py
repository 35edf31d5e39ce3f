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
    while answer := _answer(words("cli-welcome-which") + " "):
        if answer.isdigit() and 1 <= int(answer) <= len(games):
            answer = games[int(answer) - 1]
        if answer in games:
            play(answer)
            return
        print(words("cli-welcome-again", count=len(games)))


def _answer(question: str) -> str:
    try:
        return input(question).strip().lower()
    except EOFError:
        print()
        return ""
