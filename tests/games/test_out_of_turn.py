"""Whoever acts out of turn is told the rule on turns of the phase, with any number of players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from kosmodrom.core.options import CLOCK
from kosmodrom.core.registry import find_game
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table

GAMES = 12
"""So many random games meet all the questions below."""
TURNS: Mapping[str, Mapping[str, str]] = {
    "astrominers": {"reroll": "AM-220", "turn": "AM-301", "buy": "AM-501"},
    "planet_unknown": {"rotate": "PU-304", "take": "PU-309", "card": "PU-526"},
    "skymines": {"token": "SKY-152", "first-rest": "SKY-155", "action": "SKY-301"},
    "galaxy_trucker": {"plant": "GT-703", "shipyard": "GTB-330", "ready": "GTB-901"},
    "first_martians": {"pause": "FM-Q-79", "vote": "FM-Q-75", "order": "FM-727"},
}
"""Questions that every game comes to, and the rule on turns while they are asked."""
LEFT_OUT = ("passed", "no-dice", "planned", "ship-finished", "not-flying", "in-hyperspace")
"""Reasons that say why a seat has no turn at all."""
OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "planet_unknown": {"automatic_rotation": False},
    "skymines": {"tokens": "dealt"},
    "galaxy_trucker": {"machinations": True},
}
WAYS = [
    pytest.param(game, seats, marks=pytest.mark.rule(*set(rules.values())), id=f"{game}-{seats}")
    for game, rules in TURNS.items()
    for seats in range(2, find_game(game).seats.max + 1)
]


@pytest.mark.parametrize(("game", "seats"), WAYS)
def test_out_of_turn(game: str, seats: int) -> None:
    waited_for: set[str] = set()
    for seed in range(GAMES):
        chance = Random.seeded(f"out of turn {seed}")
        options = OPTIONS.get(game, {})
        table: Any = Table.start(game, seats=seats, seed=f"turns {seed}", options=options)
        while table.pending and waited_for < TURNS[game].keys():
            asked = chance.choice([asked for seat, asked in table.pending.items() if seat != CLOCK])
            option = chance.choice(asked.options)
            for question in {other.question.id for other in table.pending.values()}:
                rule = TURNS[game].get(question)
                for seat in set(range(seats)) - table.pending.keys() if rule else ():
                    refused = table.why_not(seat, option)
                    if refused.reason not in LEFT_OUT:
                        assert rule in refused.rules, (question, seat)
                        assert refused.waiting_for == table.waited_for
                        waited_for.add(question)
            table.decide(asked.seat, option)
    assert waited_for == TURNS[game].keys()
