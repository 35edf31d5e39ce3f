"""Scoring (PU-721 to PU-764)."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.clauses import (
    Commerce,
    LifepodRate,
    MeteoriteRate,
    PatchMedals,
)
from kosmodrom.games.planet_unknown.geometry import Board, popcount
from kosmodrom.games.planet_unknown.rules.base import Game, ground_of
from kosmodrom.games.planet_unknown.rules.objectives import fulfilled, neighbour_medals
from kosmodrom.games.planet_unknown.rules.registry import corporation_of, planet_of
from kosmodrom.games.planet_unknown.state import COVERED, METEORITES, PATCHES

CATEGORIES = ("planet", "tracks", "lifepods", "meteorites", "neighbours", "cards", "private")
"""The rows of the score pad."""


def score(g: Game, seat: Seat) -> dict[str, int]:
    """The medals of a player by the rows of the score pad (PU-757); rovers and lifepods that are
    still on the planet do not matter (PU-715)."""
    return {
        **public_score(g, seat, planet_medals(g, seat), neighbour_medals(g, seat)),
        **card_score(g, seat),
        "private": private_medals(g, seat),
    }


def public_score(g: Game, seat: Seat, planet: int, neighbours: int) -> dict[str, int]:
    """The part of a score that everybody sees, with the medals of the planet and of neighbours'
    objectives; lifepods and meteorites at their basic rates."""
    player, rates = g.state.players[seat], g.data.scoring
    return {
        "planet": planet,
        "tracks": track_medals(g, seat),
        "lifepods": player.lifepods * rates.lifepod_medals,
        "meteorites": player.meteorites // rates.meteorites_per_medal,
        "neighbours": neighbours,
    }


def card_score(g: Game, seat: Seat) -> dict[str, int]:
    """The part of a score that depends on End Game cards."""
    return {
        "lifepods": lifepod_medals(g, seat),
        "meteorites": meteorite_medals(g, seat),
        "cards": card_medals(g, seat),
    }


# A. The planet


def planet_medals(g: Game, seat: Seat) -> int:
    """Rows and columns, and what else the planet gives (PU-721)."""
    board = g.data.planets[g.state.players[seat].planet]
    missing = ~scoring_squares(g, seat)
    ground = board.ground
    lines = zip((*ground.rows, *ground.columns), (*board.rows, *board.columns), strict=True)
    found = sum([medals for line, medals in lines if not line & missing])
    return found + planet_of(g, seat).medals(g, seat)


def scoring_squares(g: Game, seat: Seat) -> Board:
    """Filled squares without a meteorite (PU-443, PU-444, PU-722, PU-723)."""
    filled = planet_of(g, seat).filled(g, seat)
    return filled & ~corporation_of(g, seat).meteorites_left(g, seat)


# B. The tracks


def track_medals(g: Game, seat: Seat) -> int:
    """One medal icon for each tracker (PU-731)."""
    corporation = corporation_of(g, seat)
    return sum([corporation.track_medals(g, seat, track) for track in range(5)])


# C, D. Lifepods, meteorites and civ cards


def lifepod_medals(g: Game, seat: Seat) -> int:
    """Lifepods in the scoring area, at a rate that a card may raise (PU-741, PU-743,
    PU-Q-59 (h))."""
    player = g.state.players[seat]
    rate = g.data.scoring.lifepod_medals
    for card in player.cards:
        effect = g.data.cards[card].effect
        if isinstance(effect, LifepodRate):
            rate = max(rate, effect.n)
    return player.lifepods * rate


def meteorite_medals(g: Game, seat: Seat) -> int:
    """Full sets of meteorites, at a rate that cards may raise (PU-742, PU-743, PU-Q-59 (i))."""
    player = g.state.players[seat]
    effects = (g.data.cards[card].effect for card in player.cards)
    rate = 1 + sum(effect.n for effect in effects if isinstance(effect, MeteoriteRate))
    return player.meteorites // g.data.scoring.meteorites_per_medal * rate


def card_medals(g: Game, seat: Seat) -> int:
    """The medals of End Game cards, as far as their conditions are met (PU-751, PU-758,
    PU-Q-59 (j))."""
    player = g.state.players[seat]
    cards = [g.data.cards[card] for card in player.cards]
    found = sum(card.medals for card in cards)
    commerce = sum(isinstance(card.effect, Commerce) for card in cards)
    if commerce:
        found += g.data.scoring.commerce[commerce - 1]
    for card in cards:
        if isinstance(card.effect, PatchMedals):
            found += card.effect.n * popcount(player.layer(PATCHES))
    return found


# E. Private objectives


def private_medals(g: Game, seat: Seat) -> int:
    """Fulfilled private objectives (PU-752, PU-846, PU-Q-67)."""
    kept = g.state.players[seat].private
    return sum(fulfilled(g, seat, card) for card in kept) * g.data.scoring.private_fulfilled


# What breaks ties


def uncovered(g: Game, seat: Seat) -> int:
    """How many squares have neither tile nor patch (PU-762)."""
    return popcount(ground_of(g, seat).squares & ~g.state.players[seat].layer(COVERED))


def meteorites_left(g: Game, seat: Seat) -> int:
    """How many meteorites are on squares and on rovers (PU-763, PU-Q-35 (f))."""
    player = g.state.players[seat]
    return popcount(player.layer(METEORITES)) + sum(rover.carrying for rover in player.rovers)
