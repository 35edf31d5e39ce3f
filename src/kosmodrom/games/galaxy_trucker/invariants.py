"""What must be true at every checkpoint: nothing appears from nowhere and nothing vanishes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    board_of,
    dead_column_for,
    new_technologies,
)
from kosmodrom.games.galaxy_trucker.state import Ship
from kosmodrom.games.galaxy_trucker.tables import (
    CABIN,
    GRID,
    LUXURY_CABIN,
    STARTING_CABIN,
    STASIS_CHAMBER,
)
from kosmodrom.games.galaxy_trucker.terms import COLOURS, GOODS, NOTHING, RED

IN_FLIGHT = ("flight", "settlement")


def check(g: Game) -> None:
    """Raise AssertionError if the state is impossible."""
    if g.state.phase == "setup":
        return
    check_parts(g)
    check_goods(g)
    check_cards(g)
    check_roads(g)
    check_seats(g)
    for seat in range(g.seats):
        check_numbers(g, seat)
        check_ship(g, seat)
        if g.state.phase in IN_FLIGHT:
            check_figures(g, seat)
            check_aliens(g, seat)


def check_parts(g: Game) -> None:
    """Every part is in exactly one place (GTB-201, GT-154)."""
    s, t = g.state, g.data.tables
    starting = set(t.starting_cabins)
    places: list[Iterable[int]] = [s.warehouse, s.returned, s.removed, s.replaced]
    for player in s.players:
        places += [player.ship.parts, player.aside, player.ordered, player.lost, player.junk]
        places.append([player.hand])
    found = Counter(part for place in places for part in place if part and part not in starting)
    everything = {*t.base_parts, *(t.new_parts if new_technologies(g) else ())}
    wrong = {
        t.part_ids[p]: found[p] for p in {*found, *everything} if found[p] != (p in everything)
    }
    assert not wrong, f"parts are missing or there twice: {wrong}"


def cubes_in(cell: int) -> list[int]:
    """The cubes of a cell by colour."""
    return [cell >> 2 * colour & 3 for colour in range(len(GOODS))]


def check_goods(g: Game) -> None:
    """All cubes are in the bank or aboard (GTB-722)."""
    s = g.state
    for colour, cube in enumerate(g.data.goods):
        aboard = sum(cubes_in(cell)[colour] for p in s.players for cell in p.ship.goods if cell)
        supply = cube.supply + (cube.more if new_technologies(g) else 0)
        assert s.bank[colour] + aboard == supply, (
            f"{s.bank[colour]} {GOODS[colour]} cubes in the bank and {aboard} aboard, not {supply}"
        )


def check_cards(g: Game) -> None:
    """Every adventure card is in exactly one place, and no machination is there twice; the deck of
    the flight consists of the cards of the piles and of the planted ones (GTB-206, GT-709)."""
    s = g.state
    planted = [player.planted for player in s.players if player.planted != NOTHING]
    piles = [card for pile in (*s.piles, s.hidden) for card in pile]
    adventures = Counter([*(c for deck in (*s.decks, *s.used) for c in deck), *piles])
    everything = [card for deck in g.data.decks for card in deck]
    if g.options.extra_cards:
        everything += [card for deck in g.data.extras for card in deck]
    assert adventures == Counter(everything), "an adventure card is missing or there twice"
    schemes = Counter([*s.machinations, *planted, *(c for p in s.players for c in p.hand_cards)])
    assert not schemes or max(schemes.values()) == 1, "a machination is there twice"
    assert set(schemes) <= set(g.data.machinations), "an adventure card is among the machinations"
    if s.phase == "flight":
        turned = [s.card] if s.card != NOTHING else []
        flight = Counter([*s.deck, *turned, *s.passed, *s.done])
        assert flight == Counter([*piles, *planted]), "the cards of the flight are not its piles'"


def check_roads(g: Game) -> None:
    """Every rough road is in exactly one place, but for Merciless Fate with handicaps."""
    s = g.state
    roads = Counter([*s.road_deck, *s.road_discard, *s.roads])
    assert max(roads.values()) == 1, "a rough road is there twice"
    assert len(roads) == len(g.data.rough_roads) - g.options.handicaps, "a rough road is missing"
    for seat, player in enumerate(s.players):
        bound = sum(1 << number for number in s.roads)
        assert not player.roads & ~bound, f"seat {seat} is bound by a road that was not drawn"


def check_seats(g: Game) -> None:
    """Number tiles, piles and spaces of the track are with one player each (GTB-310, GTB-320,
    GTB-703)."""
    s = g.state
    numbers = [player.number for player in s.players if player.number]
    assert len(set(numbers)) == len(numbers), f"number tiles are {numbers}"
    looking = [player.looking for player in s.players if player.looking != NOTHING]
    assert len(set(looking)) == len(looking), "two look at one pile"
    if s.phase == "flight":
        track = g.data.flight.track
        spaces = [player.day % track for player in s.players if player.flying]
        assert len(set(spaces)) == len(spaces), f"two rockets are on one space: {spaces}"
    taken = [player.specialist for player in s.players if player.specialist != NOTHING]
    assert len(set(taken)) == len(taken), "two players have one specialist"
    assert not any(s.specialists >> number & 1 for number in taken), (
        "a specialist is free and taken"
    )


def check_numbers(g: Game, seat: Seat) -> None:
    """Nothing is below 0 (GTB-104)."""
    player = g.state.players[seat]
    assert player.credits >= 0, f"seat {seat} has {player.credits} credits"
    assert player.loans >= 0, f"seat {seat} has {player.loans} loans"
    assert min(player.away) >= 0, f"seat {seat}: hyperspace {player.away}"
    assert len(player.aside) <= g.data.flight.aside, f"seat {seat} has {len(player.aside)} aside"


def check_ship(g: Game, seat: Seat) -> None:
    """Parts lie on the board, and what is aboard fits where it is (GTB-502 to GTB-517, GT-210 to
    GT-255)."""
    t, flight = g.data.tables, g.data.flight
    ship = g.state.players[seat].ship
    room = {
        STARTING_CABIN: flight.humans,
        CABIN: flight.humans,
        LUXURY_CABIN: 1,
        STASIS_CHAMBER: flight.sleepers,
    }

    def where(cell: int) -> str:
        return f"seat {seat}, cell {cell} ({t.part_ids[ship.parts[cell]]})"

    for held in (ship.humans, ship.tokens, ship.goods):
        for cell in ships.filled(held):
            assert ship.parts[cell], f"{where(cell)} holds something without a part"
    for cell in ship.aliens:
        assert ship.parts[cell] or not cell, f"{where(cell)} has an alien without a part"
    for cell in ships.occupied(ship):
        part = ship.parts[cell]
        assert ship.humans[cell] <= room.get(t.kinds[part], 0), f"{where(cell)} is overcrowded"
        assert ship.tokens[cell] <= t.cells[part], f"{where(cell)} has too many tokens"
        if not ship.goods[cell]:
            continue
        cubes = cubes_in(ship.goods[cell])
        assert cubes[RED] <= t.special_slots[part], (
            f"{where(cell)} has red cubes in standard containers"
        )
        slots = t.slots[part] + t.special_slots[part]
        assert sum(cubes) <= slots, f"{where(cell)} has {sum(cubes)} cubes for {slots} containers"
    faces = _faces(g, ship)
    assert faces == ship.faces, f"seat {seat}: what faces cells is not what is welded beside them"


def _faces(g: Game, ship: Ship) -> bytearray:
    built = Ship()
    for cell in ships.occupied(ship):
        ships.weld(g.data.tables, built, cell, ship.parts[cell], ship.turned[cell])
    return built.faces


def check_figures(g: Game, seat: Seat) -> None:
    """The figures that a ship keeps are those that follow from its parts, which are in one piece a
    half (GTB-405)."""
    t, board = g.data.tables, board_of(g)
    ship = g.state.players[seat].ship
    again = msgspec.structs.replace(ship)
    ships.survey(t, board, again, dead_column_for(g, seat))
    kept, found = (ship.exposed, ship.fire, ship.thrust), (again.exposed, again.fire, again.thrust)
    assert kept == found, f"seat {seat}: the figures are {kept}, not {found}"
    mask = ships.parts_mask(ship)
    assert not mask >> GRID, f"seat {seat} has a part outside the grid"
    for half in board.half_masks if len(board.halves) > 1 else (mask,):
        pieces = ships.pieces(t, ship, mask & half)
        assert len(pieces) <= 1, f"seat {seat} flies in {len(pieces)} pieces"


def check_aliens(g: Game, seat: Seat) -> None:
    """An alien is alone in a cabin joined to a life support of its colour (GTB-502, GTB-505,
    GT-350)."""
    t = g.data.tables
    ship = g.state.players[seat].ship
    homes = [cell for cell in ship.aliens if cell]
    assert len(set(homes)) == len(homes), f"seat {seat} has two aliens in one cabin"
    for colour, cell in enumerate(ship.aliens):
        if not cell:
            continue
        name = f"seat {seat}: the {COLOURS[colour]} alien"
        assert t.kinds[ship.parts[cell]] == CABIN, f"{name} is not in a cabin"
        assert not ship.humans[cell], f"{name} shares its cabin"
        support = any(
            t.colours[ship.parts[other]] == colour for other in ships.joined_to(t, ship, cell)
        )
        assert support, f"{name} has no life support"
