"""Modifier tokens: where they are put and how they leave (FM-1161 to FM-1174).

What they do is worked out when a plan is carried out, so that one put down in the Action phase does
nothing in it (FM-360, FM-1162).
"""

from __future__ import annotations

from kosmodrom.games.first_martians.events.hub import (
    TokenOffArea,
    TokenOffBoard,
    TokenOffFacility,
    TokenOffRover,
    TokenOnArea,
    TokenOnBoard,
    TokenOnFacility,
    TokenOnRover,
)
from kosmodrom.games.first_martians.map import SPACE_NAMES
from kosmodrom.games.first_martians.rules.base import Game, card_of, is_shut
from kosmodrom.games.first_martians.state import Facility
from kosmodrom.games.first_martians.terms import NOTHING, PAWN, ROVERS, TOKENS


def put_on_facility(g: Game, facility: int, token: int, now: bool) -> None:
    """Put a token on "!" or ">>" of a Facility, on top of what is there (FM-1164).

    None goes on one that is shut down (FM-Q-35), nor on "!" if the same is there, other than +1
    pawn (FM-1173).
    """
    there = g.state.facilities[facility]
    if is_shut(there) or (now and token in there.now and token != PAWN):
        return
    (there.now if now else there.later).append(token)
    g.emit(TokenOnFacility(TOKENS[token], _name(g, there), now))


def discard_from_facility(g: Game, facility: int, token: int, now: bool) -> None:
    """Take the topmost token of a kind off "!" or ">>"; those of a Facility that is shut down stay
    (FM-567)."""
    there = g.state.facilities[facility]
    tokens = there.now if now else there.later
    if is_shut(there) or token not in tokens:
        return
    _remove_topmost(tokens, token)
    g.emit(TokenOffFacility(TOKENS[token], _name(g, there)))


def put_on_rover(g: Game, rover: int, token: int) -> None:
    """Put a token on the "x" space of a rover, which may hold several (FM-666)."""
    g.state.rovers[rover].append(token)
    g.emit(TokenOnRover(TOKENS[token], ROVERS[rover]))


def discard_from_rover(g: Game, rover: int) -> None:
    """Take the topmost token off a rover (FM-Q-24)."""
    if g.state.rovers[rover]:
        token = g.state.rovers[rover].pop()
        g.emit(TokenOffRover(TOKENS[token], ROVERS[rover]))


def put_on_area(g: Game, space: int, token: int) -> None:
    """Put a token on an explored area, unless the tile has the same effect; pawn icons are none
    (FM-1173)."""
    area = g.state.areas[space]
    if area.tile == NOTHING or TOKENS[token] in g.data.tiles[area.tile].effects:
        return
    area.tokens.append(token)
    g.emit(TokenOnArea(TOKENS[token], SPACE_NAMES[space]))


def discard_from_area(g: Game, space: int, token: int) -> None:
    tokens = g.state.areas[space].tokens
    if token in tokens:
        _remove_topmost(tokens, token)
        g.emit(TokenOffArea(TOKENS[token], SPACE_NAMES[space]))


def put_on_board(g: Game, astronaut: int, token: int) -> None:
    """Put a token on a player board. One that comes in the Action phase or later stays over the
    next Clean-Up (FM-Q-34)."""
    member = g.state.crew[astronaut]
    member.tokens.append(token)
    if g.state.phase in ("planning", "acting", "malfunctions", "clean_up"):
        member.staying += 1
    g.emit(TokenOnBoard(TOKENS[token], card_of(g, astronaut).id))


def discard_from_board(g: Game, astronaut: int, token: int) -> None:
    """Take the oldest token of a kind off a player board."""
    member = g.state.crew[astronaut]
    if token not in member.tokens:
        return
    number = member.tokens.index(token)
    if number >= len(member.tokens) - member.staying:
        member.staying -= 1
    del member.tokens[number]
    g.emit(TokenOffBoard(TOKENS[token], card_of(g, astronaut).id))


def _remove_topmost(tokens: list[int], token: int) -> None:
    del tokens[len(tokens) - 1 - tokens[::-1].index(token)]


def _name(g: Game, facility: Facility) -> str:
    return g.data.facilities[facility.plan].id
