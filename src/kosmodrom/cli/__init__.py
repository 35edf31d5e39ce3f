"""The command line: ``kosmodrom``, and the table in the terminal."""

from __future__ import annotations

import gc
import os
import sys

from kosmodrom.core.errors import KosmodromError

INTERRUPTED = 130


def main() -> None:
    """The console script: runs a command, and prints every error as one sentence."""
    # A start makes much, and leaves next to nothing behind that Python would have to search for.
    gc.set_threshold(50_000, 20, 50)
    try:
        code = _run(sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone; do not flush at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)


def _run(arguments: list[str]) -> int:
    import typer

    from kosmodrom.cli.app import run
    from kosmodrom.cli.help import tell_usage
    from kosmodrom.cli.speech import UsageProblem, speak, take_language, tell_error

    try:
        return run(take_language(arguments))
    except typer.Abort:
        return INTERRUPTED
    except typer.TyperException as error:
        problem: KosmodromError = tell_usage(error)
    except KosmodromError as error:
        problem = error
    print(tell_error(problem), file=sys.stderr)
    if not isinstance(problem, UsageProblem):
        return 1
    print(speak()("cli-usage-help"), file=sys.stderr)
    return 2
