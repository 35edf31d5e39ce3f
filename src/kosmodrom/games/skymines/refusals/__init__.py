"""Why an option is not offered: the first rule that stands in the way, with its number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kosmodrom.core.asks import Ask, Question
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Named
from kosmodrom.games.skymines import moves
from kosmodrom.games.skymines.refusals import actions, inside
from kosmodrom.games.skymines.refusals.moments import wrong_moment
from kosmodrom.games.skymines.rules.base import Game
from kosmodrom.games.skymines.state import Phase

Finder = Callable[[Game, Seat, Ask, Any], Refused | None]

ANSWERS: Final[dict[type[Option], tuple[tuple[str, ...], Finder]]] = {
    moves.PlaceTrack: (("track",), inside.no_track),
    moves.KeepToken: (("token",), inside.no_token),
    moves.Put: (("plan",), inside.no_put),
    moves.Ready: (("plan",), inside.nothing),
    moves.TakeStack: (("stack",), inside.no_stack),
    moves.RestCard: (("first-rest", "rest"), inside.no_rest),
    moves.LayTile: (("action",), actions.no_laying),
    moves.UseResources: (("action",), actions.no_resources),
    moves.UseEnergy: (("action", "company"), actions.no_energy),
    moves.UseScientist: (("action",), actions.no_scientist),
    moves.UseScientistTile: (("action",), actions.no_scientist_tile),
    moves.UseFieldScientist: (("action",), actions.no_field_scientist),
    moves.UseFieldTile: (("action",), actions.no_field_tile),
    moves.PlaceMarker: (("action",), actions.no_marker),
    moves.Pass: (("action",), inside.nothing),
    moves.BuyCard: (("units", "buy"), inside.no_purchase),
    moves.Advance: (("units", "which-track", "other-tracks"), inside.no_advance),
    moves.Cross: (("barrier",), inside.no_crossing),
    moves.Enter: (("expand",), inside.no_entry),
    moves.TakeFrom: (("column", "remove-outpost"), inside.no_column),
    moves.Neutralise: (("expand",), inside.no_neutralising),
    moves.ReturnTo: (("return",), inside.no_return),
    moves.DoFirst: (("order",), inside.no_reward),
    moves.TakePlan: (("points",), inside.no_plan),
    moves.TakeCoin: (("points",), inside.nothing),
    moves.Flip: (("upload",), inside.no_flip),
    moves.Upload: (("upload",), inside.no_upload),
    moves.PlacePlan: (("place-plan",), inside.no_placing),
    moves.RemoveCard: (("remove-card", "threat-cards"), inside.no_removal),
    moves.PlayRemoved: (("play-removed",), inside.nothing),
    moves.TakeRemoved: (("take-removed",), inside.no_recovery),
    moves.Stop: (
        (
            "claim",
            "units",
            "expand",
            "company",
            "upload",
            "play-removed",
            "take-removed",
            "barrier",
        ),
        inside.no_stop,
    ),
    moves.ChooseShare: (("share",), inside.nothing),
    moves.PlayAgain: (("again",), inside.nothing),
    moves.EndLoop: (("again",), inside.nothing),
}
"""The questions that a kind of option answers, and what finds the reason against it there."""

PREFIXES: Final = {
    "card": "card",
    "company": "company",
    "kind": "total",
    "mission": "mission",
    "place": "place",
    "around": "place",
    "plan": "plan",
    "slot": "slot",
    "space": "space",
    "tile": "tile",
    "token": "token",
    "track": "track",
}
"""How the arguments of a reason are worded."""


def refuse(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    """The first rule that stands in the way of an option which is not offered."""
    refused = _find_reason(g, seat, ask, option) or Refused("not-offered", ask.question.rules)
    for name, value in refused.args_.items():
        if name in PREFIXES and isinstance(value, str):
            refused.args_[name] = Named(PREFIXES[name], value)
    return refused


def _find_reason(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused | None:
    if isinstance(option, moves.Fulfil):  # at any question of the own turn (SKY-Q-60)
        return actions.no_task(g, seat, ask, option)
    questions, find = ANSWERS[type(option)]
    if ask.question.id in questions:
        return find(g, seat, ask, option)
    return wrong_moment(g, seat, ask, option)


TURNS: Final[dict[Phase, tuple[str, ...]]] = {
    "tracks": ("SKY-109",),
    "tokens": ("SKY-152",),
    "resting": ("SKY-155",),
    "start": ("SKY-157", "SKY-Q-12"),
    "planning": ("SKY-201",),
    "actions": ("SKY-301",),
    "shares": ("SKY-1509",),
    "again": ("SKY-Q-46",),
}
"""The rules that say whose turn it is, by phase."""


def turns(g: Game, _question: Question) -> tuple[str, ...]:
    return TURNS.get(g.state.phase, ())


def not_asked(g: Game, seat: Seat, _waiting: Ask) -> Refused | None:
    """Why a seat is left out: it has planned already, or passed."""
    player = g.state.players[seat]
    if g.state.phase == "planning" and player.ready:
        return Refused("planned", ("SKY-208", "SKY-209"))
    if g.state.phase == "actions" and player.passed:
        return Refused("passed", ("SKY-305",))
    return None
