"""The rules, a module a chapter, in the order of the rulebook."""

from __future__ import annotations

from kosmodrom.core.asks import CHECKPOINT, Flow
from kosmodrom.games.astrominers.rules.actions import act
from kosmodrom.games.astrominers.rules.base import Game
from kosmodrom.games.astrominers.rules.end import announce
from kosmodrom.games.astrominers.rules.orders import buy_orders
from kosmodrom.games.astrominers.rules.round import open_round, rerolls
from kosmodrom.games.astrominers.rules.settling import round_bonus, settle
from kosmodrom.games.astrominers.rules.setup import set_up


def play(g: Game) -> Flow:
    """The whole game: setup, then 8 rounds of five phases (AM-201, AM-211).

    Each phase yields `CHECKPOINT` where somebody is about to be asked.
    """
    s = g.state
    while s.phase != "end":
        match s.phase:
            case "setup":
                set_up(g)
            case "roll":
                open_round(g)
            case "reroll":
                yield from rerolls(g)
            case "actions":
                yield from act(g)
            case "bonus":
                yield from round_bonus(g)
            case "settling":
                yield from settle(g)
            case "orders":
                yield from buy_orders(g)
    yield CHECKPOINT
    announce(g)
