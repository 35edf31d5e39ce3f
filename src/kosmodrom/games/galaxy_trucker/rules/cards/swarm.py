"""Meteor swarms (GTB-808)."""

from __future__ import annotations

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import MeteorSwarm
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy
from kosmodrom.games.galaxy_trucker.rules.cards.base import resolves, threats_of
from kosmodrom.games.galaxy_trucker.rules.todo import finish


@resolves(MeteorSwarm)
def resolve(g: Game, card: MeteorSwarm) -> None:
    """The meteors in printed order, each against everyone (GTB-808)."""
    finish(g, steps.Volley(threats_of(card.meteors), convoy(g), "meteor_swarm"))
