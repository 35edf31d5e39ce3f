"""Machinations that strike everybody without a word: meteors, shots, goods, tokens, aliens."""

from __future__ import annotations

from typing import Final

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import (
    AlienStrike,
    Customs,
    OverloadedHull,
    PowerLeak,
    ShieldCheck,
    SideStorm,
    SternShower,
    VastnessOfSpace,
)
from kosmodrom.games.galaxy_trucker.events.machinations import (
    AliensStrike,
    NobodyOverloaded,
    Overloaded,
)
from kosmodrom.games.galaxy_trucker.rules.base import Game, active_cells, convoy
from kosmodrom.games.galaxy_trucker.rules.cards.base import resolves, threats_of
from kosmodrom.games.galaxy_trucker.rules.goods import cubes_on
from kosmodrom.games.galaxy_trucker.rules.todo import finish
from kosmodrom.games.galaxy_trucker.steps.cards import OpenSpace

STRIKE: Final = 2
"""The cards of an alien strike: this one and the next (GT-773)."""


@resolves(SideStorm)
def storm(g: Game, card: SideStorm) -> None:
    """The meteors in order, at everybody (GT-765)."""
    finish(g, steps.Volley(threats_of(card.meteors), convoy(g), card.kind))


@resolves(SternShower)
def shower(g: Game, card: SternShower) -> None:
    """The meteors in order, at everybody (GT-766)."""
    finish(g, steps.Volley(threats_of(card.meteors), convoy(g), card.kind))


@resolves(ShieldCheck)
def check_shields(g: Game, card: ShieldCheck) -> None:
    """The shots in order, at everybody (GT-775)."""
    finish(g, steps.Volley(threats_of(card.shots), convoy(g), card.kind))


@resolves(Customs)
def confiscate(g: Game, card: Customs) -> None:
    """The most valuable cube of each (GT-767)."""
    finish(g, *(steps.LoseGoods(seat, card.goods_lost) for seat in convoy(g)))


@resolves(PowerLeak)
def leak(g: Game, card: PowerLeak) -> None:
    """Tokens of each, or all if there are fewer (GT-768)."""
    finish(g, *(steps.LoseTokens(seat, card.tokens) for seat in convoy(g)))


@resolves(OverloadedHull)
def burst(g: Game, card: OverloadedHull) -> None:
    """Whoever has too many cubes in the convoy is shot at, with one roll for all (GT-771)."""
    targets = []
    for seat in convoy(g):
        ship = g.state.players[seat].ship
        cubes = sum(sum(cubes_on(ship, cell)) for cell in active_cells(g, seat))
        if cubes > card.more_than:
            targets.append(seat)
            g.emit(Overloaded(seat, cubes))
    if not targets:
        g.emit(NobodyOverloaded())
        finish(g)
        return
    finish(g, steps.Volley(threats_of(card.shots), targets, card.kind))


@resolves(AlienStrike)
def strike(g: Game, _card: AlienStrike) -> None:
    """No bonus from purple and brown aliens until the next card has been resolved (GT-773)."""
    g.state.strike = STRIKE
    g.emit(AliensStrike())
    finish(g)


@resolves(VastnessOfSpace)
def cross(g: Game, _card: VastnessOfSpace) -> None:
    """Resolved like Open Space (GT-763, GT-780): what follows Open Space looks at the card, so
    Turbulence and Metal Fatigue do not follow this one."""
    finish(g, OpenSpace(convoy(g)))
