"""Random games on every planet: they end, the invariants hold, and what is offered is exactly what
a slow second implementation of the rules allows."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from kosmodrom.games.planet_unknown import RULESET
from kosmodrom.games.planet_unknown.geometry import SIZE, Square, squares
from kosmodrom.games.planet_unknown.moves import (
    ChoosePlanet,
    MoveRover,
    PlacePatch,
    PlaceTile,
)
from kosmodrom.games.planet_unknown.rules.placing import STRICT
from kosmodrom.games.planet_unknown.rules.registry import corporation_of
from kosmodrom.games.planet_unknown.rules.scoring import planet_medals
from kosmodrom.games.planet_unknown.state import COVERED, METEORITES
from kosmodrom.testing import Setting
from kosmodrom.testing.play import check_invariants
from kosmodrom.testing.positions import question
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    on,
    player,
)

Squares = frozenset[Square]
ASYMMETRIC = [id for id, planet in BOX.planets.items() if planet.set != "symmetric"]


def name(square: Square) -> str:
    return f"{'ABCDEFGHIJKL'[square[0]]}{square[1] + 1}"


def around(square: Square) -> Squares:
    x, y = square
    return frozenset([(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)])


# A second implementation of the planets, square by square


@cache
def letters(planet: str, wanted: str) -> Squares:
    grid = BOX.planets[planet].grid
    return frozenset((x, y) for y in range(SIZE) for x in range(SIZE) if grid[y][x] in wanted)


SIDES = BOX.planets["tartarus"].rule.sides  # type: ignore[union-attr]
QUADRANTS = {(0, 0): "civ", (1, 0): "energy", (0, 1): "tech", (1, 1): "water"}

Lies = dict[Square, str]
"""The squares under a piece; those with a resource have its name."""


def one_ground(lies: Lies, _covered: Squares) -> bool:
    return len({BOX.planets["k-273"].grid[y][x] == "I" for x, y in lies}) == 1


def out_of_ring(lies: Lies, _covered: Squares) -> bool:
    return any(y not in (5, 6) for _, y in lies)


def on_one_side(lies: Lies, _covered: Squares) -> bool:
    return len({SIDES[y][x] for x, y in lies}) == 1


def off_quadrants(lies: Lies, _covered: Squares) -> bool:
    return all(QUADRANTS[x // 6, y // 6] != resource for (x, y), resource in lies.items())


def slid_in(lies: Lies, covered: Squares) -> bool:
    return any(
        all((x + right, y + down) not in covered for x, y in lies)
        for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1))
    )


TILE_RULES: dict[str, Callable[[Lies, Squares], bool]] = {
    "k-273": one_ground,
    "arashi": out_of_ring,
    "tartarus": on_one_side,
    "persephone": off_quadrants,
    "pajitnov": slid_in,
}
PATCH_RULES = {"arashi": out_of_ring, "pajitnov": slid_in}


@cache
def outside(planet: str) -> Squares:
    """What surrounds the grid, by walking around it."""
    grid = letters(planet, "LIPCRHTEQ")
    found, new = {(-1, -1)}, [(-1, -1)]
    while new:
        for square in around(new.pop()):
            inside = all(-1 <= part <= SIZE for part in square)
            if inside and square not in found and square not in grid:
                found.add(square)
                new.append(square)
    return frozenset(found)


@cache
def first_squares(planet: str) -> Squares:
    if planet == "charybdis":
        return frozenset([(5, 5), (6, 5), (5, 6), (6, 6)])
    beyond = outside(planet)
    return frozenset(square for square in letters(planet, "LIPCRHTEQ") if around(square) & beyond)


def near_squares(table: AnyTable, covered: Squares) -> Squares:
    """Where a later piece must have a square: anywhere with level 1 (PU-641, PU-Q-12 (c))."""
    if corporation_of(table.game, A).unlocked(table.game, A, 1):
        return frozenset((x, y) for x in range(SIZE) for y in range(SIZE))
    return frozenset(beside for square in covered for beside in around(square))


def lawful_tiles(table: AnyTable, planet: str) -> set[PlaceTile]:
    """Every way to place A's tile with all rules obeyed."""
    owner = player(table, A)
    entry = BOX.tiles[owner.taken]
    covered = frozenset(squares(owner.layer(COVERED)))
    grid = letters(planet, "LIPCRHTEQ") - covered
    near = near_squares(table, covered) if owner.tiles else first_squares(planet)
    found = set()
    for orientation in BOX.shapes[entry.shape].pieces[entry.meteorite].orientations:
        shown: Lies = dict.fromkeys(squares(orientation.cells), "")
        for terrain, icon in zip((entry.a, entry.b), orientation.icons, strict=True):
            shown.update(dict.fromkeys(squares(1 << icon), terrain))
        for y in range(SIZE):
            for x in range(SIZE):
                lies = {(x + dx, y + dy): resource for (dx, dy), resource in shown.items()}
                if lies.keys() <= grid and lies.keys() & near:
                    rule = TILE_RULES.get(planet)
                    if rule is None or rule(lies, covered):
                        found.add(PlaceTile(orientation.number, name((x, y))))
    return found


def lawful_patches(table: AnyTable, planet: str) -> set[PlacePatch]:
    owner = player(table, A)
    covered = frozenset(squares(owner.layer(COVERED)))
    rule, near = PATCH_RULES.get(planet), near_squares(table, covered)
    return {
        PlacePatch(name(square))
        for square in (letters(planet, "LIPCRHTEQ") - covered) & near
        if rule is None or rule({square: ""}, covered)
    }


def lawful_steps(table: AnyTable, planet: str) -> set[MoveRover]:
    owner = player(table, A)
    covered = frozenset(squares(owner.layer(COVERED)))
    places = [next(squares(1 << rover.square)) for rover in owner.rovers]
    free = letters(planet, "LIPCRHTEQ") - frozenset(places)
    free -= letters(planet, "T") - covered
    found = set()
    for start in places:
        for to in around(start) & free:
            if planet != "tartarus" or on_one_side({start: "", to: ""}, covered):
                found.add(MoveRover(name(start), name(to)))
    return found


def check_offer(table: AnyTable, planet: str) -> None:
    """A is offered what the second implementation allows, which knows no events."""
    options, owner = table.pending[A].options, player(table, A)
    taken = table.game.state.phase == "tiles"  # otherwise a card lets A place it
    if question(table, A) == "place" and taken and owner.relaxed == STRICT:
        assert {o for o in options if isinstance(o, PlaceTile)} == lawful_tiles(table, planet)
    patches = {o for o in options if isinstance(o, PlacePatch)}
    if patches:
        assert patches == lawful_patches(table, planet)
    steps = {o for o in options if isinstance(o, MoveRover)}
    if steps:
        assert steps == lawful_steps(table, planet)


def check_medals(table: AnyTable, planet: str) -> None:
    """The medals of A's planet, counted square by square."""
    board = BOX.planets[planet]
    grid, covered = letters(planet, "LIPCRHTEQ"), set(squares(player(table, A).layer(COVERED)))
    full = covered | letters(planet, "EQ")
    full -= {square for square in grid if name(square) in meteorites(table)}
    medals = 0
    for line in range(SIZE):
        if all(square in full for square in grid if square[1] == line):
            medals += board.rows[line]
        if all(square in full for square in grid if square[0] == line):
            medals += board.columns[line]
    medals += 2 * len(letters(planet, "C") - covered)
    if planet == "cerberus":
        parts = board.rule.parts  # type: ignore[union-attr]
        for part in "123":
            medals += 2 * all(square in covered for square in grid if parts_at(parts, square, part))
        assert medals <= 45
    assert planet_medals(table.game, A) == medals


def parts_at(parts: tuple[str, ...], square: Square, part: str) -> bool:
    return parts[square[1]][square[0]] == part


def meteorites(table: AnyTable) -> set[str]:
    return set(on(table, A, METEORITES))


def play_on(
    planet: str, seats: int, *, offers: bool = False, seed: str = "planets", **options: object
) -> None:
    """A random game in which A has this planet and the others have any."""
    setting = Setting(RULESET, seats, {"planets": "free", **options}, seed=seed)
    table = setting.start()
    table.decide(A, ChoosePlanet(planet))
    checked = None
    for _ in setting.play(table):
        checked = check_invariants(setting, table, checked)
        if offers and A in table.pending:
            check_offer(table, planet)
    check_invariants(setting, table, checked)
    assert table.result is not None
    assert player(table, A).planet == planet
    check_medals(table, planet)


@pytest.mark.rule("PU-301", "PU-1902")
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("planet", ASYMMETRIC)
def test_a_whole_game(planet: str, seats: int) -> None:
    play_on(planet, seats, offers=seats == 2)


@pytest.mark.rule("PU-423", "PU-1902", "PU-Q-08")
@pytest.mark.parametrize("planet", ASYMMETRIC)
def test_a_whole_game_with_events(planet: str) -> None:
    play_on(planet, 2, events=True, event_mix="harsh")
