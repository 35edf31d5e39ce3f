"""Why something that somebody tries cannot be done: the first rule in the way."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import Ask, Question
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Named
from kosmodrom.games.first_martians import moves
from kosmodrom.games.first_martians.refusals import hub, moments, planning
from kosmodrom.games.first_martians.rules.base import Game, first_seat
from kosmodrom.games.first_martians.state import Phase

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


TURNS: Final[dict[Phase, tuple[str, ...]]] = {
    "crew": ("FM-Q-02",),
    "planning": ("FM-462", "FM-Q-75"),
    "acting": ("FM-727", "FM-Q-79"),
}
"""The rules that say who decides, by phase: there are no turns of players (FM-709)."""
FIRST_PLAYER: Final = ("FM-Q-79",)
"""Who decides in all other phases."""


def turns(g: Game, _question: Question) -> tuple[str, ...]:
    return TURNS.get(g.state.phase, FIRST_PLAYER)


def not_asked(g: Game, _seat: Seat, waiting: Ask) -> Refused | None:
    """Why a seat is left out: it has done what was asked of it, or somebody else decides this."""
    match waiting.question.id:
        case "moment":
            return Refused("nothing-to-use", ("FM-Q-77",))
        case "vote":
            return Refused("voted", TURNS["planning"])
        case "dispute":
            return Refused("first-player-settles", TURNS["planning"])
    if g.state.phase == "acting":
        return Refused("others-act", TURNS["acting"])
    if g.state.phase == "crew" or waiting.seat != first_seat(g):
        return None
    return Refused("first-player-decides", FIRST_PLAYER)
