"""The rules, one module per chapter; boards and cards register themselves with `registry`."""

from __future__ import annotations

from kosmodrom.core.asks import CHECKPOINT, Flow
from kosmodrom.games.planet_unknown.rules import (  # noqa: F401 -- they register what they have
    cards,
    corporations,
    patches,
    planets,
)
from kosmodrom.games.planet_unknown.rules.alerts import carry_out_alert, reveal_alert
from kosmodrom.games.planet_unknown.rules.base import Game
from kosmodrom.games.planet_unknown.rules.civ import choose_cards
from kosmodrom.games.planet_unknown.rules.end import announce, finale, open_finale
from kosmodrom.games.planet_unknown.rules.round import (
    begin_round,
    finish_round,
    place_tiles,
    rotate,
)
from kosmodrom.games.planet_unknown.rules.setup import (
    choose_boards,
    deal_objectives,
    deal_private,
    keep_private,
    prepare,
    set_up,
)


def play(g: Game) -> Flow:
    """The whole game: setup, rounds of six steps (PU-301, PU-302), the end phase (PU-Q-21).

    Phases yield `CHECKPOINT` themselves, just before somebody is asked.
    """
    s = g.state
    while s.phase != "end":
        match s.phase:
            case "setup":
                set_up(g)
            case "boards":
                yield from choose_boards(g)
            case "preparation":
                yield from prepare(g)
            case "private":
                deal_private(g)
            case "private-choice":
                yield from keep_private(g)
            case "objectives":
                deal_objectives(g)
            case "round":
                begin_round(g)
            case "rotation":
                yield from rotate(g)
            case "alert":
                reveal_alert(g)
            case "alert-effects":
                yield from carry_out_alert(g)
            case "alert-cards":
                yield from choose_cards(g, "tiles")  # PU-814
            case "tiles":
                yield from place_tiles(g)
            case "cards":
                yield from choose_cards(g, "round-end")
            case "round-end":
                finish_round(g)
            case "finale":
                yield from open_finale(g)
            case "finale-effects":
                yield from finale(g)
            case "finale-cards":
                yield from choose_cards(g, "end")
    yield CHECKPOINT
    announce(g)
