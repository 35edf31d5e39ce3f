"""What must be true at every checkpoint: nothing appears from nowhere and nothing vanishes."""

from __future__ import annotations

from collections import Counter

from kosmodrom.core.options import Seat
from kosmodrom.games.skymines.rules.base import Game, board_of, luna_seat
from kosmodrom.games.skymines.rules.luna_cards import LunaGame
from kosmodrom.games.skymines.rules.markers import BOARD
from kosmodrom.games.skymines.state import EMPTIED, ONCE
from kosmodrom.games.skymines.tables import SHARE
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING, PLAN_LETTERS

SETTING_UP = ("setup", "tracks", "tokens")


def check(g: Game) -> None:
    """Raise AssertionError if the state is impossible."""
    if g.state.phase == "setup":
        return
    check_cards(g)
    check_plans(g)
    check_pieces(g)
    if g.state.phase in SETTING_UP:
        return
    check_tracks(g)
    check_markers(g)
    for seat in range(g.seats):
        check_player(g, seat)
    if luna_seat(g) is not None:
        check_luna(g)


def check_cards(g: Game) -> None:
    """Every action card is in exactly one place (SKY-114, SKY-133, SKY-145)."""
    s, t, box = g.state, g.data.tables, g.data
    places = [*s.deck, *s.display, *s.removed]
    for player in s.players:
        places += [*player.hand, *player.slots, *(c for stack in player.resting for c in stack)]
    everything = [id for ids in box.decks.values() for id in ids]
    everything += [id for id in box.starting for _ in range(g.seats)]
    everything += box.single_energy[: g.seats]
    found = Counter(t.card_ids[card] for card in places if card != NOTHING)
    assert found == Counter(everything), "an action card is missing or there twice"


def check_plans(g: Game) -> None:
    """Every plan is in exactly one place (SKY-122); special plans come round by round."""
    s, t = g.state, g.data.tables
    places = [*s.plans, *s.gone, *s.specials, *(plan for stack in s.stacks for plan in stack)]
    for player in s.players:
        places += [*player.screens, *player.covered, *player.gained]
    found = Counter(plan for plan in places if plan != NOTHING)
    assert not found or max(found.values()) == 1, "a plan is there twice"
    lettered = sum(len(g.data.stacks[letter]) for letter in PLAN_LETTERS)
    assert sum(plan < t.first_special for plan in found) == lettered, "a plan is missing"
    for row, stack in enumerate(s.stacks):
        assert all(t.rows[plan] == row for plan in stack), "a plan is in the wrong stack"
    assert s.supplement >= 0


def check_pieces(g: Game) -> None:
    """Every outpost and shuttle is in its station, on the map or in the box (SKY-112, SKY-1402)."""
    s, board = g.state, board_of(g)
    for company, name in enumerate(COMPANIES):
        station = s.stations[company]
        pieces = sum(column % EMPTIED for column in station) + s.boxed[company]
        pieces += sum(holder == company for holder in s.places)
        assert pieces == sum(board.sizes), f"{name} has {pieces} pieces"
        for column, size in zip(station, board.sizes, strict=True):
            room = size - (column >= EMPTIED)
            assert 0 <= column % EMPTIED <= room, f"a column of {name} holds {column}"
            assert column != 0, f"{name} has an empty column that was never emptied"


def check_tracks(g: Game) -> None:
    """Markers are on their tracks, and coins are never below 0 (SKY-008)."""
    s, sides = g.state, g.data.tables.sides
    for seat, player in enumerate(s.players):
        assert player.coins >= 0, f"seat {seat} has {player.coins} coins"
        assert 0 <= player.tank <= g.data.tank.steps, f"seat {seat}: tank {player.tank}"
        assert 0 <= player.upload <= g.data.research.steps, f"seat {seat}: upload {player.upload}"
        for side, position in zip(s.sides, player.tracks, strict=True):
            assert 0 <= position <= sides[side].last, f"seat {seat} is off a track"


def check_markers(g: Game) -> None:
    """Bonus markers are in the reserve or on spaces (SKY-129, SKY-1310)."""
    s, setup = g.state, g.data.setup
    placed = Counter(held for held in s.spaces if held != NOTHING)
    for seat, player in enumerate(s.players):
        first = g.data.luna.markers
        if seat < g.seats:
            first = setup.markers[g.seats + g.automas - 1] + player.extra
        have = player.markers + placed[seat]
        assert have == first, f"seat {seat} has {have} markers of {first}"
        assert 0 <= player.once + placed[seat + ONCE] <= player.tasks.bit_count()
    for company in range(len(COMPANIES)):
        pair = [s.spaces[BOARD + 2 * company + level] for level in (0, 1)]
        if NOTHING not in pair:
            assert pair[0] % ONCE != pair[1] % ONCE, "one player has both spaces of a track"


def check_player(g: Game, seat: Seat) -> None:
    """What lies in the action area and on the research track fits together."""
    s, t = g.state, g.data.tables
    player = s.players[seat]
    for slot, card in enumerate(player.slots):
        assert card == NOTHING or t.kinds[card] != SHARE, f"seat {seat} has a share on a slot"
        assert card != NOTHING or not player.down >> slot & 1, f"seat {seat}: nothing face down"
    assert not player.tiles_down & ~player.tiles, f"seat {seat} used a tile without having it"
    if not s.todo:
        assert not player.gained, f"seat {seat} has plans to place"
    for screen in range(1, player.upload + 1):
        assert player.screens[screen] != NOTHING, f"seat {seat} uploaded an empty screen"
    for tile in range(4):
        holders = sum(other.tiles >> tile & 1 for other in s.players)
        assert holders <= 1, "a bonus tile is there twice"


def check_luna(g: LunaGame) -> None:
    """Every card of Luna is in exactly one place (SKY-1609)."""
    luna = g.state.luna
    assert luna is not None
    places = [*luna.deck, *luna.second, *luna.discard, *luna.slots, *luna.majority]
    cards = sorted(card for card in places if card != NOTHING)
    assert cards == list(range(len(g.data.luna_cards))), "a card of Luna is missing or there twice"
