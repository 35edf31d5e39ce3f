"""Malfunction tracks and cards, and phase V (FM-403 to FM-405, FM-417, FM-1101 to FM-1119)."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import CHECKPOINT, Flow
from kosmodrom.games.first_martians.components import MalfunctionCard
from kosmodrom.games.first_martians.events.hub import (
    CubeTurned,
    MalfunctionDrawn,
    MalfunctionRolled,
    MalfunctionSkipped,
    MalfunctionsShuffled,
    TrackMoved,
)
from kosmodrom.games.first_martians.rules.base import Game, facilities_named, is_shut, level_of
from kosmodrom.games.first_martians.rules.effects.registry import resolve
from kosmodrom.games.first_martians.rules.facilities import active_parts
from kosmodrom.games.first_martians.rules.phases import finish_phase
from kosmodrom.games.first_martians.rules.skills import moment
from kosmodrom.games.first_martians.terms import BLOCKS, MALFUNCTION, NOTHING

ROLL: Final = 0
"""The first step of the phase; those after it resolve the tracks of the Blocks in order."""


# The tracks


def move_track(g: Game, block: int, by: int) -> Flow:
    """Move a Malfunction marker, never below 0; at 5 a card is drawn and resolved at once, in
    whatever phase (FM-403, FM-417). A track that waits for that does not change (FM-1111)."""
    if g.state.malfunctions[block] < MALFUNCTION:
        _shift(g, block, by)
        if g.state.malfunctions[block] == MALFUNCTION:
            yield from _trigger(g, block)


def _shift(g: Game, block: int, by: int) -> None:
    """Steps beyond 5 are lost (FM-1101, FM-1113)."""
    levels = g.state.malfunctions
    before = levels[block]
    levels[block] = max(0, min(MALFUNCTION, before + by))
    if levels[block] != before:
        g.emit(TrackMoved(BLOCKS[block], levels[block] - before, levels[block]))


def _trigger(g: Game, block: int) -> Flow:
    """A card; then the marker goes back to 0 and the next Block is endangered (FM-404, FM-405,
    FM-1110, FM-1112)."""
    yield from draw_card(g, block)
    g.state.malfunctions[block] = 0
    g.emit(TrackMoved(BLOCKS[block], -MALFUNCTION, 0))
    turn_cube(g, (block + 1) % len(BLOCKS), red=True)


def turn_cube(g: Game, block: int, red: bool) -> None:
    """A cube of the Malfunction Box turns; it never turns green by itself (FM-1102, FM-Q-53)."""
    s = g.state
    if bool(s.cubes >> block & 1) != red:
        s.cubes ^= 1 << block
        g.emit(CubeTurned(BLOCKS[block], red))


# The cards


def draw_card(g: Game, block: int, keyword: str | None = None) -> Flow:
    """Draw and resolve a card, the first one with a keyword if one is given: the others are
    discarded (FM-1116, FM-1117). If no card has it, the deck is shuffled anew, and nothing happens
    (FM-Q-55). A card of a Facility that is shut down is not resolved (FM-566)."""
    s = g.state
    deck, discards = s.malfunction_decks[block], s.malfunction_discards[block]
    if not any(_fits(g, card, keyword) for card in (*deck, *discards)):
        _reshuffle(g, block)
        return
    while True:
        if not deck:
            _reshuffle(g, block)  # FM-1114
        number = deck.pop()
        card = g.data.malfunctions[number]
        g.reveal()
        g.emit(MalfunctionDrawn(card.id, f"{card.id}.story", BLOCKS[block]))
        if _fits(g, number, keyword):
            break
        discards.append(number)
        g.emit(MalfunctionSkipped(card.id, card.facility, shut=False))
    if _is_idle(g, card):
        discards.append(number)
        g.emit(MalfunctionSkipped(card.id, card.facility, shut=True))
        return
    s.resolving.append(number)
    yield from resolve(g, card.effects, s.first, story=card.id)
    s.resolving.remove(number)
    discards.append(number)  # face up (FM-1110)


def _fits(g: Game, number: int, keyword: str | None) -> bool:
    card = g.data.malfunctions[number]
    return keyword is None or keyword in (card.keyword, card.facility)


def _is_idle(g: Game, card: MalfunctionCard) -> bool:
    """Whether all Facilities that its keyword names are shut down (FM-566)."""
    named = facilities_named(g, card.facility)
    return all(is_shut(g.state.facilities[number]) for number in named)


def _reshuffle(g: Game, block: int) -> None:
    """The discards go into the deck, which is shuffled (FM-1114)."""
    s = g.state
    s.malfunction_decks[block] += s.malfunction_discards[block]
    s.malfunction_discards[block].clear()
    g.rng.shuffle(s.malfunction_decks[block])
    g.emit(MalfunctionsShuffled(BLOCKS[block]))


# The phase


def malfunction_phase(g: Game) -> Flow:
    """All markers move first; then what they bring is resolved: Working, Living, Systems (FM-327,
    FM-1108, FM-1109, FM-Q-52)."""
    s = g.state
    if s.step == ROLL:
        _roll(g)
        s.step += 1
    while s.step <= len(BLOCKS):
        yield CHECKPOINT
        block = s.step - 1
        if s.malfunctions[block] == MALFUNCTION:
            yield from moment(g)
            yield from _trigger(g, block)
        s.step += 1
    yield from finish_phase(g, "clean_up")  # FM-1115


def dice_pool(g: Game) -> list[int]:
    """The Blocks whose die is rolled: those of the mission sheet for this round and those with a
    red cube, each once (FM-331, FM-1103, FM-1104, FM-Q-54)."""
    s = g.state
    named = [die.block for die in level_of(g).dice if die.start <= s.round <= die.end]
    return [
        block
        for block, name in enumerate(BLOCKS)
        if name in named or (s.cubes | s.extra_dice) >> block & 1
    ]


def malfunction_penalties(g: Game, block: int) -> int:
    """The broken parts of a Block that raise its track (FM-681, FM-1106, FM-Q-03)."""
    return sum(
        part.penalty == "malfunction"
        for number, facility in enumerate(g.state.facilities)
        if g.data.blocks[facility.plan] == block
        for part in active_parts(g, number)
    )


def _roll(g: Game) -> None:
    """Roll the pool and move the markers by the dice and by what broken parts add, also where no
    die was rolled (FM-1105 to FM-1108). A cube turned later in this phase adds no die (FM-355)."""
    pool = dice_pool(g)
    for block, name in enumerate(BLOCKS):
        more = malfunction_penalties(g, block)
        face = NOTHING
        if block in pool:
            face = g.rng.choice(g.data.malfunction_dice[block].faces)
        if face != NOTHING or more:
            g.emit(MalfunctionRolled(name, face, more))
        if g.state.malfunctions[block] < MALFUNCTION:
            _shift(g, block, max(face, 0) + more)
