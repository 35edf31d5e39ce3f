"""Why something that somebody tries cannot be done: the first rule in the way."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Named
from kosmodrom.games.first_martians import moves
from kosmodrom.games.first_martians.refusals import hub, moments, planning
from kosmodrom.games.first_martians.rules.base import Game

PREFIXES: Final = {
    "pawn": "pawn",
    "astronaut": "astronaut",
    "machine": "aom",
    "facility": "facility",
    "donor": "facility",
    "part": "part",
    "space": "space",
    "rover": "rover",
    "skill": "skill",
    "upgrade": "upgrade",
    "resource": "resource",
    "action": "action",
}
"""Which arguments are names, and of what."""


def refuse(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    """The first rule that stands in the way of an option which is not offered."""
    refused = _find(g, seat, ask, option) or Refused("not-offered", ask.question.rules)
    for name, value in refused.args_.items():
        if name in PREFIXES and isinstance(value, str):
            refused.args_[name] = Named(PREFIXES[name], value)
    return refused


def _find(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused | None:
    if isinstance(option, moves.UseSkill | moves.UsePoi | moves.DismantleUpgrade):
        return moments.not_at_any_moment(g, seat, ask, option)
    if ask.question.id == "plan":
        refused = planning.no_move(g, option)
        if refused is not None:
            return refused
    refused = moments.wrong_moment(ask, option)
    if refused is None and isinstance(option, moves.TakeWayOut):
        refused = moments.no_way_out(g, ask, option.way)
    return refused or hub.no_choice(g, option)


def not_asked(g: Game, seat: Seat) -> Refused | None:
    """Why a seat is left out: the First Player decides for the crew, or a performer for the own
    action."""
    del seat
    match g.state.phase:
        case "planning":
            return Refused("first-player-settles", ("FM-462", "FM-Q-75"))
        case "acting":
            return Refused("others-act", ("FM-727", "FM-Q-79"))
        case "setup" | "crew" | "skills" | "machines" | "end":
            return None
        case _:
            return Refused("first-player-decides", ("FM-Q-79",))
