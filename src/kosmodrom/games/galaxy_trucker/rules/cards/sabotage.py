"""Sabotage (GTB-826, GTB-827, GT-440 to GT-443, GT-876)."""

from __future__ import annotations

from typing import cast

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import Sabotage
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy, five_rules
from kosmodrom.games.galaxy_trucker.rules.cards.base import (
    count_all,
    merciless,
    present_card,
    resolves,
)
from kosmodrom.games.galaxy_trucker.rules.cards.weakest import (
    LEAST_COMPARED,
    find_struck,
    nobody_to_compare,
)
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, finish
from kosmodrom.games.galaxy_trucker.steps.cards import Sabotage as SabotageStep
from kosmodrom.games.galaxy_trucker.tables import CREW


@resolves(Sabotage)
def resolve(g: Game, _card: Sabotage) -> None:
    """All count their crew, unless one ship flies alone (GTB-827, GT-442)."""
    order = convoy(g)
    if len(order) < LEAST_COMPARED:
        nobody_to_compare(g)
        finish(g)
        return
    finish(g, SabotageStep(order))
    count_all(g, order, CREW)


@carries_out(SabotageStep)
def sabotage(g: Game, step: SabotageStep) -> None:
    """The smallest crew has the full number of rolls against it (GTB-826, GT-443), the second
    smallest one less (GT-440); with Merciless Fate all but the largest have all rolls (GT-876)."""
    card = cast(Sabotage, present_card(g))
    struck = find_struck(g, step.order, "crew", two=five_rules(g), all_but_one=merciless(g))
    if not struck.seats:
        finish(g)
        return
    tries = [card.attempts - (seat in struck.reduced) for seat in struck.seats]
    finish(g, steps.Coordinates(struck.seats, tries, "sabotage"))
