"""Why an option is not offered: the first rule that stands in the way, with its number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kosmodrom.core.asks import Ask, Question
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Named
from kosmodrom.games.galaxy_trucker.refusals import (
    building,
    cards,
    extra,
    flight,
    goods,
    hits,
    losses,
    machinations,
    preparation,
)
from kosmodrom.games.galaxy_trucker.rules.base import Game, in_convoy
from kosmodrom.games.galaxy_trucker.state import Phase

Finder: TypeAlias = Callable[[Game, Seat, Ask, Option], Refused | None]
"""What finds the reason against an option at a question; None: there is no better one than that it
is not offered."""

REFUSALS: Final[dict[str, Finder]] = {
    **building.REFUSALS,
    **cards.REFUSALS,
    **extra.REFUSALS,
    **flight.REFUSALS,
    **goods.REFUSALS,
    **hits.REFUSALS,
    **losses.REFUSALS,
    **machinations.REFUSALS,
    **preparation.REFUSALS,
}
"""By the id of the question, from all chapters."""

PREFIXES: Final = {
    "part": "part",
    "card": "card",
    "colour": "alien",
    "crew": "crew",
    "goods": "goods",
    "kind": "part",
    "road": "road",
    "side": "side",
    "specialist": "specialist",
    "threat": "threat",
}
"""How the arguments of a reason are worded."""


def refuse(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    """The first rule that stands in the way of an option which is not offered."""
    find = REFUSALS.get(ask.question.id)
    refused = machinations.no_loan(g, seat, option)
    if refused is None and find is not None:
        refused = find(g, seat, ask, option)
    if refused is None or refused.reason == "not-offered":
        refused = (
            building.wrong_moment(g, option)
            or preparation.wrong_moment(option)
            or flight.wrong_moment(option)
            or Refused("not-offered", ask.question.rules)
        )
    for name, value in refused.args_.items():
        if name in PREFIXES and isinstance(value, str):
            refused.args_[name] = Named(PREFIXES[name], value)
    return refused


TURNS: Final[dict[Phase, tuple[str, ...]]] = {
    "machinations": ("GT-703",),
    "boarding": ("GTB-421", "GTB-423"),
    "launch": ("GTB-601",),
    "flight": ("GTB-702",),
}
"""The rules that say whose turn it is, by phase. Building has them by the way it is done."""
OTHER_TURNS: Final = {
    "front": ("GT-505",),
    "ready": ("GTB-901",),
    "union": ("GT-888", "GT-Q-76"),
    "jump": ("GT-Q-16",),
    "auction": ("GT-1108",),
    "demand": ("GT-740",),
    "demand-column": ("GT-740",),
    "pay-demand": ("GT-741",),
    "set-die": ("GT-1005",),
    "guess": ("GT-1006",),
    "offer": ("GT-1015",),
    "police-column": ("GT-1017",),
    "police-row": ("GT-1017",),
}
"""Those of questions that have turns of their own."""


def turns(g: Game, question: Question) -> tuple[str, ...]:
    if g.state.phase == "building":
        return ("GTB-333",) if g.options.building == "live" else ("GTB-330",)
    return OTHER_TURNS.get(question.id) or TURNS.get(g.state.phase, ())


def not_asked(g: Game, seat: Seat, _waiting: Ask) -> Refused | None:
    """Why a seat is left out: its ship is finished, no longer flies, or is in hyperspace with all
    its halves. None: it is somebody else's turn."""
    player = g.state.players[seat]
    if g.state.phase == "building" and player.number:
        return Refused("ship-finished", ("GTB-320",))
    if g.state.phase == "flight" and not player.flying:
        return Refused("not-flying", ("GTB-905",))
    if g.state.phase == "flight" and not in_convoy(player):
        return Refused("in-hyperspace", ("GT-288", "GT-291"))
    return None
