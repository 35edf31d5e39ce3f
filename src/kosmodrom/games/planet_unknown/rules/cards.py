"""What civ cards do, and events that do the same: an operation for each clause.

An operation is a flow for one player. Usually it only adds pending effects, which the player
resolves together with everything else (PU-Q-05).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.planet_unknown.clauses import (
    AdvanceAll,
    ClearLine,
    CollectLifepods,
    DestroyMeteorites,
    ExtraAdvance,
    ExtraTile,
    FreeTeleport,
    Movement,
    Patches,
    Synergy,
)
from kosmodrom.games.planet_unknown.events import MeteoriteDestroyed
from kosmodrom.games.planet_unknown.geometry import SIZE, Board, bit, squares
from kosmodrom.games.planet_unknown.moves import (
    BITS,
    CARD_ADVANCES,
    NAMES,
    CardAdvance,
    ClearColumn,
    ClearRow,
    CollectLifepod,
    DestroyMeteorite,
    TakeTile,
    TeleportRover,
    lifepods_at,
    meteorites_at,
)
from kosmodrom.games.planet_unknown.rules.base import (
    TERRAIN_NUMBER,
    Game,
    depot_tiles,
    ground_of,
    mask_of,
    stack_of,
    tracks_in,
)
from kosmodrom.games.planet_unknown.rules.effects import decide
from kosmodrom.games.planet_unknown.rules.placing import STRICT, choose_tile, fits, put_down
from kosmodrom.games.planet_unknown.rules.registry import (
    OPERATIONS,
    add_kind,
    add_operation,
    corporation_of,
)
from kosmodrom.games.planet_unknown.rules.rovers import rover_at, teleport_rover, teleports
from kosmodrom.games.planet_unknown.rules.scoring import meteorites_left
from kosmodrom.games.planet_unknown.state import LIFEPODS, METEORITES, RINGS, Effect

MORE_TRACKERS: Final = Question("trackers", ("PU-522", "PU-Q-59"))
MORE_LIFEPODS: Final = Question("lifepods", ("PU-522", "PU-Q-59"))
MORE_METEORITES: Final = Question("meteorites", ("PU-522", "PU-Q-59"))


STEPS: Final = 5
"""The mask of a card's advance has five bits for the tracks; from this bit on, the steps."""
PLAIN: Final = 1 << 10
"""The bit above the steps: set for an advance without benefits."""


def carry_out(g: Game, seat: Seat, effect: object) -> Flow:
    """Do to a player what a card or event says (PU-522, PU-812)."""
    operation = OPERATIONS.get(type(effect))
    if operation is not None:
        yield from operation(g, seat, effect)


# Trackers


def _advance(g: Game, seat: Seat, effect: ExtraAdvance) -> Flow:
    """Some different trackers, by some steps each (PU-Q-59 (a))."""
    mask = mask_of(effect.tracks) | effect.steps << STEPS
    if not effect.benefits:
        mask |= PLAIN
    g.state.players[seat].gain("trackers", effect.trackers, mask)
    yield from ()


def _tracker_options(g: Game, seat: Seat, effect: Effect) -> Sequence[Option]:
    can_advance = corporation_of(g, seat).can_advance
    return [CARD_ADVANCES[t] for t in tracks_in(effect.mask) if can_advance(g, seat, t)]


def _advance_trackers(g: Game, seat: Seat, effect: Effect, option: Option) -> Flow:
    """Single advances with benefits, as many as possible; the trackers differ (PU-Q-59 (a))."""
    corporation = corporation_of(g, seat)
    left, mask = effect.number, effect.mask
    steps, benefits = mask % PLAIN >> STEPS, not mask & PLAIN
    while True:
        assert isinstance(option, CardAdvance)
        track = TERRAIN_NUMBER[option.track]
        for _ in range(steps):
            yield from corporation.advance(g, seat, track, benefits=benefits)
        left -= 1
        mask &= ~(1 << track)
        if not left:
            return
        rest = Effect(effect.kind, left, mask)
        more: Option | None = yield from decide(
            g, seat, MORE_TRACKERS, partial(_tracker_options, g, seat, rest)
        )
        if more is None:
            return
        option = more


def _advance_all(g: Game, seat: Seat, effect: AdvanceAll) -> Flow:
    """As far as possible (PU-Q-59 (b)): with Oasis one tracker may make way for another, so it is
    tried again until nothing moves."""
    player = g.state.players[seat]
    before: list[int] = []
    while before != (now := player.trackers + player.special):
        before = now
        for track in range(5):
            yield from corporation_of(g, seat).raise_to(g, seat, track, effect.position)


def _boosts(g: Game, seat: Seat, effect: Synergy) -> Flow:
    for _ in range(effect.n):
        corporation_of(g, seat).gain_boost(g, seat)
    yield from ()


# Rovers and patches


def _patches(g: Game, seat: Seat, effect: Patches) -> Flow:
    corporation_of(g, seat).gain_patches(g, seat, effect.n)
    yield from ()


def _movement(g: Game, seat: Seat, effect: Movement) -> Flow:
    """Movement from a card, which technologies do not raise (PU-Q-18)."""
    corporation_of(g, seat).gain_movement(g, seat, effect.n)
    yield from ()


def _relocate(g: Game, seat: Seat, _effect: FreeTeleport) -> Flow:
    g.state.players[seat].gain("relocate")
    yield from ()


def _relocate_options(g: Game, seat: Seat, _effect: Effect) -> Sequence[Option]:
    """To any square that has no rover and is not forbidden to rovers (PU-Q-59 (g))."""
    return teleports(g, seat, ground_of(g, seat).squares)


def _relocate_rover(g: Game, seat: Seat, _effect: Effect, option: Option) -> Flow:
    assert isinstance(option, TeleportRover)
    yield from teleport_rover(g, seat, option)


# Lifepods and meteorites


def _collect_lifepods(g: Game, seat: Seat, effect: CollectLifepods) -> Flow:
    g.state.players[seat].gain("lifepods", effect.n)
    yield from ()


def _lifepod_options(g: Game, seat: Seat, effect: Effect) -> Sequence[Option]:
    """If all will be collected anyway, one option is enough (PU-Q-59 (f))."""
    found = lifepods_at(g.state.players[seat].layer(LIFEPODS))
    return found[:1] if effect.number >= len(found) else found


def _take_lifepods(g: Game, seat: Seat, effect: Effect, option: Option) -> Flow:
    for left in range(effect.number - 1, -1, -1):
        assert isinstance(option, CollectLifepod)
        yield from corporation_of(g, seat).collect_lifepod(g, seat, BITS[option.at])
        rest = Effect(effect.kind, left)
        if not left:
            return
        more: Option | None = yield from decide(
            g, seat, MORE_LIFEPODS, partial(_lifepod_options, g, seat, rest)
        )
        if more is None:
            return
        option = more


def _destroy_meteorites(g: Game, seat: Seat, effect: DestroyMeteorites) -> Flow:
    g.state.players[seat].gain("meteorites", effect.n)
    yield from ()


def _meteorite_options(g: Game, seat: Seat, effect: Effect) -> Sequence[Option]:
    """If all will be destroyed anyway, one option is enough (PU-Q-59 (f))."""
    found = meteorites_at(corporation_of(g, seat).meteorites_left(g, seat))
    return found[:1] if effect.number >= meteorites_left(g, seat) else found


def _lose_meteorites(g: Game, seat: Seat, effect: Effect, option: Option) -> Flow:
    for left in range(effect.number - 1, -1, -1):
        assert isinstance(option, DestroyMeteorite)
        destroy_meteorites(g, seat, 1 << BITS[option.at])
        if not left:
            return
        rest = Effect(effect.kind, left)
        more: Option | None = yield from decide(
            g, seat, MORE_METEORITES, partial(_meteorite_options, g, seat, rest)
        )
        if more is None:
            return
        option = more


def destroy_meteorites(g: Game, seat: Seat, hit: Board) -> None:
    """Remove meteorites on squares or on rovers from the game (PU-744)."""
    player = g.state.players[seat]
    for x, y in squares(hit):
        at = bit(x, y)
        if player.layer(METEORITES) >> at & 1:
            player.take(METEORITES, 1 << at)
        else:
            rover_at(player, at).carrying = False
        player.destroyed_meteorites += 1
        g.emit(MeteoriteDestroyed(seat, NAMES[at]))


def _clear_line(g: Game, seat: Seat, _effect: ClearLine) -> Flow:
    g.state.players[seat].gain("line")
    yield from ()


def _line_options(g: Game, seat: Seat, _effect: Effect) -> Sequence[Option]:
    """Every row and column with a meteorite."""
    left, ground = corporation_of(g, seat).meteorites_left(g, seat), ground_of(g, seat)
    rows: list[Option] = [ClearRow(y + 1) for y in range(SIZE) if left & ground.rows[y]]
    return rows + [ClearColumn(NAMES[x][0]) for x in range(SIZE) if left & ground.columns[x]]


def _clear(g: Game, seat: Seat, _effect: Effect, option: Option) -> Flow:
    ground = ground_of(g, seat)
    if isinstance(option, ClearRow):
        line = ground.rows[option.row - 1]
    else:
        assert isinstance(option, ClearColumn)
        line = ground.columns[BITS[f"{option.column}1"]]
    # A rover that carries one may stand on another (PU-Q-35 (b)).
    while hit := line & corporation_of(g, seat).meteorites_left(g, seat):
        destroy_meteorites(g, seat, hit)
    yield from ()


# A further tile


def _extra_tile(g: Game, seat: Seat, effect: ExtraTile) -> Flow:
    g.state.players[seat].gain("tile", int(effect.advance))
    yield from ()


def _tile_options(g: Game, seat: Seat, _effect: Effect) -> Sequence[Option]:
    """Nothing is relaxed for it, and condition A does not arise (PU-Q-59 (c), (d))."""
    return [
        TakeTile(RINGS[ring])
        for ring, tile in enumerate(depot_tiles(g, seat))
        if tile >= 0 and fits(g, seat, tile)
    ]


def _place_further(g: Game, seat: Seat, effect: Effect, option: Option) -> Flow:
    """Take a tile from one's depot and place it; the next one is seen at once (PU-Q-02)."""
    assert isinstance(option, TakeTile)
    player = g.state.players[seat]
    player.ring = RINGS.index(option.ring)
    stack = stack_of(g, seat, player.ring)
    player.taken = stack[-1]
    if g.options.peeking:
        g.reveal()
    choose_tile(g, seat, player.taken)
    yield from put_down(g, seat, player.taken, STRICT, advance=bool(effect.number))
    player.taken = -1
    stack.pop()
    g.reveal()


add_operation(ExtraAdvance, _advance)
add_operation(AdvanceAll, _advance_all)
add_operation(Synergy, _boosts)
add_operation(Patches, _patches)
add_operation(Movement, _movement)
add_operation(FreeTeleport, _relocate)
add_operation(CollectLifepods, _collect_lifepods)
add_operation(DestroyMeteorites, _destroy_meteorites)
add_operation(ClearLine, _clear_line)
add_operation(ExtraTile, _extra_tile)
add_kind("trackers", _tracker_options, _advance_trackers)
add_kind("relocate", _relocate_options, _relocate_rover)
add_kind("lifepods", _lifepod_options, _take_lifepods)
add_kind("meteorites", _meteorite_options, _lose_meteorites)
add_kind("line", _line_options, _clear)
add_kind("tile", _tile_options, _place_further)
