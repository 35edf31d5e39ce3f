"""Parts that are installed by choice: what a command lacks is said in one sentence."""

from __future__ import annotations

from importlib.util import find_spec

from kosmodrom.cli.speech import Failure

MODULES = {"terminal": "textual", "server": "litestar", "postgresql": "psycopg"}
"""By extra, a module that nothing else brings."""


def need(extra: str) -> None:
    """Go on only where an extra is installed."""
    if find_spec(MODULES[extra]) is None:
        install = f'pip install "kosmodrom[{extra}]"'
        raise Failure(f"cli-extra-{extra}", install=install)
