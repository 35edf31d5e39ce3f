"""Takes the picture of the terminal table that the README shows: docs/images/terminal.svg.

./kosmodrom dev python scripts/screenshot.py
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from kosmodrom.bots import make_bot
from kosmodrom.cli.terminal.app import TerminalTable
from kosmodrom.cli.terminal.session import Session
from kosmodrom.core.table import Table

FILE = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"
SIZE = (140, 44)
CHOICES = 90


def mid_game() -> Session:
    """You and two bots in the middle of a game, with your decision next."""
    table: Table[Any, Any, Any] = Table.start(
        "astrominers", seats=("Captain", "Laika", "Belka"), seed="picture"
    )
    bots = [make_bot("greedy", seat) for seat in range(table.seats)]
    while len(table.choices) < CHOICES or table.game.state.turn or 0 not in table.pending:
        seat = next(iter(table.pending))
        table.decide(seat, bots[seat].choose(table, seat))
    return Session(table, 0, {1: "greedy", 2: "greedy"})


async def take_picture() -> str:
    app = TerminalTable(mid_game())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause(1)
        return app.export_screenshot(title="kosmodrom play astrominers")


if __name__ == "__main__":
    # Without the web fonts that the picture would load: any fixed-width font will do.
    picture = re.sub(r"@font-face \{.*?\}", "", asyncio.run(take_picture()), flags=re.DOTALL)
    FILE.write_text(picture.replace("Fira Code", "monospace"), encoding="utf-8")
