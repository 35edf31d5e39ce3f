"""``kosmodrom play`` without a game: list the games, and ask which."""

from __future__ import annotations

import sys

import typer

from kosmodrom.cli.speech import UsageProblem, speak


def choose_game() -> str:
    """Ask which game; ends the program if none is wanted, or if nobody is there to ask."""
    from kosmodrom.cli.games import companion_line, facts
    from kosmodrom.core.registry import companions, games

    words = speak()
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageProblem("cli-usage-missing", parameter=words("cli-metavar-game"))
    rulesets = list(games().values())
    for number, ruleset in enumerate(rulesets, 1):
        own = speak(ruleset)
        print(f"  {number}. {own('game-name')} ({ruleset.id})")
        print(f"     {facts(ruleset, own)}")
        for companion in ruleset.companions:
            print(f"     {companion_line(companion, own)}")
    print()
    ids = [ruleset.id for ruleset in rulesets]
    while answer := _answer(words("cli-welcome-which") + " "):
        if answer.isdigit() and 1 <= int(answer) <= len(ids):
            answer = ids[int(answer) - 1]
        if answer in ids or answer in companions():
            return answer
        print(words("cli-welcome-again", count=len(ids)))
    raise typer.Exit


def _answer(question: str) -> str:
    try:
        return input(question).strip().lower()
    except EOFError:
        print()
        return ""
