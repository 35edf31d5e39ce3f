"""The whole game: one chapter after another."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import CHECKPOINT, Flow
from kosmodrom.games.galaxy_trucker.rules import (
    after_card,
    boarding,
    cards,
    coordinates,
    counting,
    damage,
    days,
    flight,
    giving_up,
    goods,
    hits,
    hyperspace,
    inspection,
    losses,
    power,
)
from kosmodrom.games.galaxy_trucker.rules.base import Game
from kosmodrom.games.galaxy_trucker.rules.boarding import begin_boarding
from kosmodrom.games.galaxy_trucker.rules.building import begin_building, build
from kosmodrom.games.galaxy_trucker.rules.flight import begin_flight
from kosmodrom.games.galaxy_trucker.rules.inspection import begin_inspection
from kosmodrom.games.galaxy_trucker.rules.launch import launch
from kosmodrom.games.galaxy_trucker.rules.machinations import plant_machinations
from kosmodrom.games.galaxy_trucker.rules.roads import draw_roads
from kosmodrom.games.galaxy_trucker.rules.settlement import settle_accounts
from kosmodrom.games.galaxy_trucker.rules.setup import begin_round, set_up
from kosmodrom.games.galaxy_trucker.rules.todo import carry_out

CHAPTERS: Final = (
    after_card,
    boarding,
    cards,
    coordinates,
    counting,
    damage,
    days,
    flight,
    giving_up,
    goods,
    hits,
    hyperspace,
    inspection,
    losses,
    power,
)
"""Those that carry out steps: importing them registers their rules (`todo.HANDLERS`)."""

NO_CHECKPOINT: Final = ("setup", "round", "roads", "building", "flight")
"""Phases that ask nothing before the next checkpoint; those of building are between the handlings,
those of a flight before its cards."""


def play(g: Game) -> Flow:
    """The whole game: flights one after another (GTB-102, GTB-103).

    Each chapter ends by setting the next phase. What asks several things in a row puts them into
    the list of what is to be done, which is carried out first.
    """
    while g.state.phase != "end":
        if g.state.todo:
            yield from carry_out(g)
            continue
        if g.state.phase not in NO_CHECKPOINT:
            yield CHECKPOINT
        match g.state.phase:
            case "setup":
                set_up(g)
            case "round":
                begin_round(g)
            case "machinations":
                yield from plant_machinations(g)
            case "roads":
                draw_roads(g)
                begin_building(g)
            case "building":
                yield from build(g)
            case "inspection":
                begin_inspection(g)
            case "boarding":
                begin_boarding(g)
            case "launch":
                launch(g)
            case "flight":
                begin_flight(g)
            case "settlement":
                settle_accounts(g)
