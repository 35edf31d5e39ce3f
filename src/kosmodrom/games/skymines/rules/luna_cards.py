"""Chapter 16, first half: what is Luna's own, her cards and her two tracks.

It needs nothing of the table, so the companion for owners of the box (`luna_helper`) plays by it,
too.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from kosmodrom.core.game import Game as CoreGame
from kosmodrom.core.options import Seat
from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.box import Box
from kosmodrom.games.skymines.components import LunaCard, LunaLevel
from kosmodrom.games.skymines.events import (
    CoinsGained,
    LunaDropped,
    LunaFinished,
    LunaPlanned,
    LunaShown,
    LunaShuffled,
    LunaStrengthened,
    LunaTurned,
    LunaUploaded,
    SlotOpened,
    TankMoved,
)
from kosmodrom.games.skymines.luna_helper.state import HelperOptions, HelperState
from kosmodrom.games.skymines.rules.base import Game, open_slots
from kosmodrom.games.skymines.state import Luna, Player
from kosmodrom.games.skymines.tables import CARBON, ENERGY, MINERALS, SCIENTIST, TITANIUM
from kosmodrom.games.skymines.terms import NOTHING, SLOTS

HelperGame: TypeAlias = CoreGame[HelperState, HelperOptions, Box]
LunaGame: TypeAlias = Game | HelperGame

LEFT, RIGHT = range(2)
ALL_TOKENS: Final = 0b1111  # two on each of two tracks (SKY-1608)


def luna_of(g: LunaGame) -> Luna:
    luna = g.state.luna
    assert luna is not None
    return luna


def her_seat(g: LunaGame) -> Seat:
    """The one after the last player (SKY-1602)."""
    return len(g.state.players) - 1


def luna_player(g: LunaGame) -> Player:
    """What she has like any player."""
    return g.state.players[her_seat(g)]


def level_of(g: LunaGame) -> LunaLevel:
    return g.data.luna_levels[g.options.luna_level]


# Setup


def set_up_luna(g: LunaGame) -> None:
    """Her markers, a coin, all bonus markers, and her two stacks of cards (SKY-1604, SKY-1605,
    SKY-1607 to SKY-1609)."""
    level, rules = level_of(g), g.data.luna
    player = luna_player(g)
    player.coins = rules.coins
    player.markers = rules.markers
    player.tank, player.upload = level.tank, level.upload
    cards = g.data.tables.luna_cards
    first = [number for number, card in enumerate(cards) if card.card_class == 1]
    second = [number for number, card in enumerate(cards) if card.card_class == 2]
    g.rng.shuffle(first)
    g.rng.shuffle(second)
    tokens = ALL_TOKENS if level.tank_tokens else 0
    g.state.luna = Luna(first, second, tokens=tokens)


# Planning


def plan_luna(g: LunaGame) -> None:
    """A face-down card on each open slot (SKY-1621), then two majority cards, turned up, with what
    they say on the reveal line (SKY-1622, SKY-1623)."""
    luna, seat, t = luna_of(g), her_seat(g), g.data.tables
    slots = luna_slots(g)
    for slot in slots:
        luna.slots[slot] = _draw(g)
    g.emit(LunaPlanned(seat, len(slots)))
    for side in (LEFT, RIGHT):
        luna.majority[side] = _draw(g)
    g.reveal()
    left, right = luna.majority
    g.emit(LunaShown(seat, t.luna_ids[left], t.luna_ids[right]))
    for number in (left, right):
        for line in t.luna_cards[number].reveal:
            _move(g, line)


def luna_slots(g: LunaGame) -> list[int]:
    """B, C and D, and A and E once they are open (SKY-1610 to SKY-1612)."""
    if level_of(g).more_slots:
        return open_slots(g, luna_player(g))
    return list(g.data.tables.first_slots)


def _draw(g: LunaGame) -> int:
    """The top card of her deck; an empty one is made anew of her discard pile (SKY-1624,
    SKY-Q-52)."""
    luna = luna_of(g)
    if not luna.deck:
        luna.deck, luna.discard = luna.discard, []
        luna.marked = 0
        g.emit(LunaShuffled(her_seat(g), len(luna.deck)))
        if level_of(g).class_two and luna.second:  # SKY-1625
            luna.deck.append(luna.second.pop())
            g.emit(LunaStrengthened(her_seat(g), "new-deck"))
        g.rng.shuffle(luna.deck)
    luna.marked = max(0, luna.marked - 1)
    return luna.deck.pop()


def _move(g: LunaGame, line: effects.LunaReveal) -> None:
    match line:
        case effects.Tank(n):
            move_luna_tank(g, n)
        case effects.Upload(n):
            move_luna_upload(g, n)


def move_luna_tank(g: LunaGame, spaces: int) -> None:
    """Her helium-3 marker moves (SKY-1672)."""
    player, track = luna_player(g), g.data.tank
    start = player.tank
    player.tank = min(start + spaces, track.steps)
    if player.tank > start:
        g.emit(TankMoved(her_seat(g), player.tank - start, player.tank))
        if start < track.slot_at <= player.tank:
            _open_slot(g, g.data.tables.tank_slot)
    gain_luna_coins(g, track.past_end * (start + spaces - player.tank))
    _reach_tokens(g, level_of(g).tank_tokens, player.tank, 0)


def move_luna_upload(g: LunaGame, steps: int) -> None:
    """Her upload marker moves without plans (SKY-1657)."""
    player, track = luna_player(g), g.data.research
    start = player.upload
    player.upload = min(start + steps, track.steps)
    if player.upload > start:
        g.emit(LunaUploaded(her_seat(g), player.upload - start, player.upload))
        if start < track.slot_at <= player.upload:
            _open_slot(g, g.data.tables.research_slot)
    gain_luna_coins(g, g.data.luna.past_end * (start + steps - player.upload))
    _reach_tokens(g, level_of(g).upload_tokens, player.upload, 2)


def gain_luna_coins(g: LunaGame, coins: int) -> None:
    """Coins of a card (SKY-1671), or for steps past the end of a track (SKY-1656)."""
    if coins > 0:
        luna_player(g).coins += coins
        g.emit(CoinsGained(her_seat(g), coins))


def _open_slot(g: LunaGame, slot: int) -> None:
    """Slot A or E opens, from the next planning phase on (SKY-1611), but never at level 0
    (SKY-1612)."""
    if level_of(g).more_slots:
        g.emit(SlotOpened(her_seat(g), SLOTS[slot]))


def _reach_tokens(g: LunaGame, tokens: tuple[int, ...], position: int, first: int) -> None:
    """Each Luna token reached or passed puts a class 2 card on top of her deck, once (SKY-1626)."""
    luna = luna_of(g)
    for number, at in enumerate(tokens, first):
        if at <= position and luna.tokens >> number & 1:
            luna.tokens &= ~(1 << number)
            if luna.second:
                luna.deck.append(luna.second.pop())
                luna.marked += 1
                g.emit(LunaStrengthened(her_seat(g), "token"))


# Majorities


def luna_totals(g: LunaGame) -> list[int]:
    """What she sets against the players' face-up cards (SKY-1631, SKY-1632); an empty majority slot
    counts 0 (SKY-1634)."""
    cards = g.data.tables.luna_cards
    found = [0, 0, 0, 0, 0, 0]
    for side, number in enumerate(luna_of(g).majority):
        if number == NOTHING:
            continue
        card = cards[number]
        first, second = (TITANIUM, CARBON) if side == LEFT else (ENERGY, MINERALS)
        found[first] += card.left
        found[second] += card.right
        found[SCIENTIST] += card.scientists
    return found


# Her turns


def turn_luna_card(g: LunaGame) -> int:
    """Turn up her leftmost face-down card (SKY-1641); on which slot it lies."""
    luna = luna_of(g)
    slot = next(s for s in range(len(SLOTS)) if _is_down(luna, s))
    luna.shown |= 1 << slot
    g.reveal()
    g.emit(LunaTurned(her_seat(g), g.data.tables.luna_ids[luna.slots[slot]], SLOTS[slot]))
    return slot


def has_more_turns(g: LunaGame) -> bool:
    """Whether a face-down card is left on her slots."""
    luna = luna_of(g)
    return any(_is_down(luna, slot) for slot in range(len(SLOTS)))


def _is_down(luna: Luna, slot: int) -> bool:
    return luna.slots[slot] != NOTHING and not luna.shown >> slot & 1


def end_luna_round(g: LunaGame) -> None:
    """Her slot cards go shuffled to her discard pile (SKY-1642, SKY-Q-73); the top one decides
    which majority card she gives up (SKY-1643), and she is out for this round (SKY-1644)."""
    luna, seat, t = luna_of(g), her_seat(g), g.data.tables
    cards = [card for card in luna.slots if card != NOTHING]
    g.rng.shuffle(cards)
    luna.discard += cards
    luna.slots = [NOTHING] * len(SLOTS)
    luna.shown = 0
    top = t.luna_cards[luna.discard[-1]]
    luna_player(g).passed = True
    if top.left == top.right:
        g.emit(LunaFinished(seat, top.id, "neither"))
    elif top.left > top.right:
        g.emit(LunaFinished(seat, top.id, "left"))
        _drop(g, LEFT, top)
    else:
        g.emit(LunaFinished(seat, top.id, "right"))
        _drop(g, RIGHT, top)


def _drop(g: LunaGame, side: int, top: LunaCard) -> None:
    luna = luna_of(g)
    card = luna.majority[side]
    if card != NOTHING:
        luna.majority[side] = NOTHING
        luna.discard.append(card)
        g.emit(LunaDropped(her_seat(g), g.data.tables.luna_ids[card], top.id))


def clear_luna(g: LunaGame) -> None:
    """In the preparation phase her majority cards are discarded (SKY-1646)."""
    luna = luna_of(g)
    luna.discard += [card for card in luna.majority if card != NOTHING]
    luna.majority = [NOTHING, NOTHING]
