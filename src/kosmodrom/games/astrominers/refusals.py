"""Why an option is not offered: the reason and the rule numbers behind it."""

from __future__ import annotations

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.astrominers.rules.base import Game


def refuse(_g: Game, _seat: Seat, ask: Ask, _option: Option) -> Refused:
    return Refused("not-offered", ask.question.rules)
