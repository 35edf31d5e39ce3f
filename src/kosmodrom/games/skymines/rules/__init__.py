"""The rules, a module a chapter, in the order of the rulebook."""

from __future__ import annotations

from kosmodrom.core.asks import CHECKPOINT, Flow
from kosmodrom.games.skymines.rules import research  # noqa: F401 -- it registers its steps
from kosmodrom.games.skymines.rules.base import Game
from kosmodrom.games.skymines.rules.end import announce, choose_share, close, play_again
from kosmodrom.games.skymines.rules.planning import begin_round, plan
from kosmodrom.games.skymines.rules.preparation import prepare
from kosmodrom.games.skymines.rules.setup import (
    choose_tracks,
    deal_tokens,
    rest_first_cards,
    set_up,
    take_start_bonuses,
)
from kosmodrom.games.skymines.rules.turns import act


def play(g: Game) -> Flow:
    """The whole game: setup, then 7 rounds of three phases (SKY-009).

    Phases yield `CHECKPOINT` themselves, just before somebody is asked.
    """
    s = g.state
    while s.phase != "end":
        match s.phase:
            case "setup":
                set_up(g)
            case "tracks":
                yield from choose_tracks(g)
            case "tokens":
                yield from deal_tokens(g)
            case "resting":
                yield from rest_first_cards(g)
            case "start":
                yield from take_start_bonuses(g)
            case "round":
                begin_round(g)
            case "planning":
                yield from plan(g)
            case "actions":
                yield from act(g)
            case "preparation":
                prepare(g)
            case "shares":
                yield from choose_share(g)
            case "scoring":
                close(g)
            case "again":
                yield from play_again(g)
    yield CHECKPOINT
    announce(g)
