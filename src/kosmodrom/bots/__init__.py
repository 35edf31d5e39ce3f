"""Players that are programs: what a bot is, and the bots that there are.

A bot is handed the real table, but looks only at what its seat may know: ``table.pending[seat]``,
``table.view(seat)``, the rules, and guesses made with ``table.fork(seat, guess)``.

    >>> from kosmodrom.core.table import Table
    >>> table = Table.start("astrominers", seats=2, seed=7)
    >>> bot = make_bot("random", seed=1)
    >>> bot.choose(table, 0) in table.pending[0].options
    True
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from kosmodrom.bots.greedy import GreedyBot
from kosmodrom.bots.random import RandomBot
from kosmodrom.bots.search import SearchBot
from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.table import Table


class Bot(Protocol):
    """Chooses for a seat that is asked. It has its own chance, so equal seeds play the same."""

    def choose(self, table: Table[Any, Any, Any], seat: Seat) -> Option: ...


BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}
"""All bots by name, from the weakest to the strongest, each made from a seed."""


class UnknownBot(KosmodromError):
    """A name that no bot has."""


def make_bot(name: str, seed: int | str) -> Bot:
    """The bot of this name, with its own chance from a seed.

    ``search:0.5`` searches for half a second per decision, so it plays differently on other
    machines; plain ``search`` counts its iterations.
    """
    try:
        if name.startswith("search:"):
            return SearchBot(seed, seconds=read_seconds(name.removeprefix("search:")))
        return BOTS[name](seed)
    except (KeyError, ValueError):
        error = UnknownBot("error-unknown-bot", bot=name, known=(*BOTS, "search:0.5"))
        error.package = __name__
        raise error from None


def read_seconds(text: str) -> float:
    """A time to think; raises ValueError unless it is a number from 0 to 600."""
    seconds = float(text)
    if not 0 < seconds <= 600:
        raise ValueError(text)
    return seconds
