"""What all cards share: who resolves them, threats, and counts of the whole convoy."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

import msgspec

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import components, steps
from kosmodrom.games.galaxy_trucker.components import Card, FlightCard
from kosmodrom.games.galaxy_trucker.moves.base import CardId
from kosmodrom.games.galaxy_trucker.rules.base import Game, in_convoy, road
from kosmodrom.games.galaxy_trucker.rules.todo import push
from kosmodrom.games.galaxy_trucker.terms import NOTHING, THREAT_KINDS

C = TypeVar("C", bound=Card)
Resolver = Callable[[Game, C], None]
RESOLVE: Final[dict[type[Card], Resolver[Any]]] = {}
"""Puts the steps of a card in the place of `steps.Resolve`, by the type of the card."""


def resolves(*kinds: type[C]) -> Callable[[Resolver[C]], Resolver[C]]:
    """Register the rule that resolves cards of some kinds."""

    def register(resolver: Resolver[C]) -> Resolver[C]:
        for kind in kinds:
            RESOLVE[kind] = resolver
        return resolver

    return register


def present_card(g: Game) -> FlightCard:
    """The card that is being resolved."""
    return g.data.tables.cards[g.state.card]


class AboutCard(msgspec.Struct, frozen=True, tag="card"):
    """The card that a question is about."""

    card: CardId


def about_card(g: Game) -> AboutCard:
    return AboutCard(present_card(g).kind)


def used(g: Game) -> None:
    """The card was used as an opportunity: it does not come again with Déjà vu (GT-851)."""
    g.state.used_card = True


def threats_of(threats: Iterable[components.Threat]) -> list[steps.Threat]:
    """Meteors or shots of a card, in printed order."""
    return [(THREAT_KINDS.index(threat.kind), threat.from_side) for threat in threats]


def skip_absent(g: Game, order: list[Seat]) -> None:
    """Take those off the head of an order who have jumped or given up since (GT-Q-92)."""
    players = g.state.players
    while order and not in_convoy(players[order[0]]):
        del order[0]


def count_all(g: Game, order: Iterable[Seat], what: int) -> None:
    """Let players count, each before those behind (GTB-702, GT-1102); see ``state.counts`` then."""
    g.state.counts = [NOTHING] * g.seats
    push(g, *(steps.Count(seat, what) for seat in order))


def merciless(g: Game) -> bool:
    """Merciless Fate binds everybody or nobody: it is not used with handicaps (GT-810)."""
    return any(road(g, seat, "merciless_fate") for seat in range(g.seats))
