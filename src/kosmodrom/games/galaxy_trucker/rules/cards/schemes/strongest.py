"""Machinations that strike the strongest or richest: Ghost Signal, Crew Party, Tax Office (GT-769,
GT-770, GT-772)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import (
    CrewParty,
    GhostSignal,
    MachinationEntry,
    TaxOffice,
)
from kosmodrom.games.galaxy_trucker.events.machinations import MostFound, RichestFound
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy
from kosmodrom.games.galaxy_trucker.rules.cards.base import count_all, present_card, resolves
from kosmodrom.games.galaxy_trucker.rules.cards.weakest import LEAST_COMPARED, nobody_to_compare
from kosmodrom.games.galaxy_trucker.rules.loans import pay
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, finish
from kosmodrom.games.galaxy_trucker.steps.machinations import StrikeStrongest
from kosmodrom.games.galaxy_trucker.tables import CREW, ENGINE_POWER
from kosmodrom.games.galaxy_trucker.terms import NOTHING


@resolves(GhostSignal, CrewParty)
def resolve(g: Game, card: MachinationEntry) -> None:
    """All count, unless one ship flies alone (GT-299)."""
    order = convoy(g)
    if len(order) < LEAST_COMPARED:
        nobody_to_compare(g)
        finish(g)
        return
    finish(g, StrikeStrongest(order))
    count_all(g, order, ENGINE_POWER if isinstance(card, GhostSignal) else CREW)


@carries_out(StrikeStrongest)
def strike(g: Game, step: StrikeStrongest) -> None:
    """Whoever has the most loses days or crew; those who jumped instead are not compared."""
    counts = g.state.counts
    present = [seat for seat in step.order if counts[seat] != NOTHING]
    if len(present) < LEAST_COMPARED:
        nobody_to_compare(g)
        finish(g)
        return
    seat, tied = _most(present, [counts[seat] for seat in present])
    card = cast("GhostSignal | CrewParty", present_card(g))
    if isinstance(card, GhostSignal):
        g.emit(MostFound(seat, "engine_power", tied))
        finish(g, steps.Days([(seat, -card.days)]))
    else:
        g.emit(MostFound(seat, "crew", tied))
        finish(g, steps.LoseCrew(seat, card.crew_lost))


@resolves(TaxOffice)
def tax(g: Game, card: TaxOffice) -> None:
    """The richest in the convoy pays, unless it flies alone (GT-769)."""
    order = convoy(g)
    finish(g)
    if len(order) < LEAST_COMPARED:
        nobody_to_compare(g)
        return
    players = g.state.players
    seat, tied = _most(order, [players[seat].credits for seat in order])
    g.emit(RichestFound(seat, players[seat].credits, tied))
    pay(g, seat, card.credits, card.kind)


def _most(order: Sequence[Seat], values: Sequence[int]) -> tuple[Seat, bool]:
    """Who has the most, of equals the one further ahead; and whether there are equals."""
    most = max(values)
    return order[values.index(most)], values.count(most) > 1
