"""The component data of Planet Unknown, against what the rules and the box say.

A test carries a rule's number only if the rule states that very fact; what the rules do with the
data is tested with the rules.
"""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from kosmodrom.core.errors import DataError
from kosmodrom.core.history import data_fingerprint
from kosmodrom.games.planet_unknown.box.box import Box, check, load_box
from kosmodrom.games.planet_unknown.box.corporations import CorporationBoard
from kosmodrom.games.planet_unknown.box.planets import PlanetBoard
from kosmodrom.games.planet_unknown.box.tiles import Shape
from kosmodrom.games.planet_unknown.box.tracks import Track, TrackPosition
from kosmodrom.games.planet_unknown.clauses import (
    AdvanceAll,
    Benefit,
    Block,
    CivMilestone,
    Commerce,
    ExtraAdvance,
    FewestIcons,
    ForbidRovers,
    ForcedRegress,
    IconsInArea,
    LargestArea,
    MeteoriteRate,
    MostAreas,
    MostIconsOnEdge,
    Movement,
    Patches,
    RoverMilestone,
    Synergy,
    TechMilestone,
    TrackerAtTop,
)
from kosmodrom.games.planet_unknown.geometry import board, neighbours, popcount, squares
from kosmodrom.games.planet_unknown.terms import (
    COLOURS,
    RANKS,
    TERRAINS,
    TRACKS,
    Colour,
    Terrain,
    TrackName,
)

BOX = load_box()
SHAPES, PLANETS, CORPORATIONS = BOX.shapes, BOX.planets.values(), BOX.corporations.values()
BASE_PLANETS = ["k-273", "gaia", "persephone", "arashi", "petra", "tartarus"]
KIT_PLANETS = ["charybdis", "kaax", "pajitnov", "oblivion", "cerberus", "lacuna"]
BASE_CORPORATIONS = ["republic", "wormhole", "cosmos", "horizon", "jump-drive", "oasis"]
KIT_CORPORATIONS = ["makeshift", "flux"]

each_shape = pytest.mark.parametrize("shape", SHAPES, ids=[shape.id for shape in SHAPES])
each_planet = pytest.mark.parametrize("planet", PLANETS, ids=list(BOX.planets))
each_corporation = pytest.mark.parametrize("corporation", CORPORATIONS, ids=list(BOX.corporations))


def track(corporation: str, name: TrackName) -> Track:
    return BOX.corporations[corporation].tracks[TRACKS.index(name)]


def benefits(of: Track) -> list[tuple[int, Benefit]]:
    """Everything that a track gives, with its position."""
    return [(n, benefit) for n, position in enumerate(of.positions) for benefit in position.gives]


def ranks(of: Track) -> list[tuple[int, int]]:
    return [(n, b.rank) for n, b in benefits(of) if isinstance(b, CivMilestone)]


# Tiles


@pytest.mark.rule("PU-201", "PU-203", "PU-204")
def test_twelve_stacks_of_twelve_tiles() -> None:
    assert len(BOX.tiles) == 144
    assert Counter(tile.shape for tile in BOX.tiles) == dict.fromkeys(range(12), 12)
    assert [shape.id for shape in SHAPES if shape.size == "small"] == [
        "i2", "i3", "v3", "o4", "l4", "t4",
    ]  # fmt: skip
    assert [shape.id for shape in SHAPES if shape.size == "large"] == [
        "i4", "s4", "f5", "n5", "u5", "z5",
    ]  # fmt: skip
    assert sorted(BOX.station.inner + BOX.station.outer) == sorted(shape.id for shape in SHAPES)


@pytest.mark.rule("PU-202")
def test_tiles_of_a_stack_differ_in_terrains_and_meteorite_only() -> None:
    faces = [(tile.a, tile.b, tile.meteorite) for tile in BOX.tiles]
    assert len(set(faces)) == 12
    for number, tile in enumerate(BOX.tiles):
        assert tile.shape == number // 12
        assert (tile.a, tile.b) == (BOX.pairs[number % 12 // 2].a, BOX.pairs[number % 12 // 2].b)
        assert tile.meteorite == number % 2


def test_each_terrain_has_96_squares_and_48_resources() -> None:
    terrain: Counter[str] = Counter()
    resources: Counter[str] = Counter()
    for tile in BOX.tiles:
        shape = SHAPES[tile.shape]
        terrain.update({tile.a: len(shape.a)})
        terrain.update({tile.b: len(shape.b)})
        resources.update((tile.a, tile.b))
    assert terrain == dict.fromkeys(TERRAINS, 96)
    assert resources == dict.fromkeys(TERRAINS, 48)
    assert sum(tile.meteorite for tile in BOX.tiles) == 72


def test_the_six_pairs() -> None:
    assert [(pair.a, pair.b) for pair in BOX.pairs] == [
        ("civ", "energy"),
        ("energy", "water"),
        ("rover", "tech"),
        ("tech", "biomass"),
        ("water", "rover"),
        ("biomass", "civ"),
    ]


@each_shape
def test_shapes(shape: Shape) -> None:
    assert len(shape.a + shape.b) == int(shape.id[1])
    assert shape.icons[0] in shape.a
    assert shape.icons[1] in shape.b
    # Only the domino has no square left for the symbol.
    assert (shape.meteorite in shape.icons) == (shape.id == "i2")
    assert len(shape.pieces[1].orientations) >= len(shape.pieces[0].orientations) >= 4


def test_shapes_are_all_different() -> None:
    """Also when they are turned and flipped."""
    pictures = {frozenset(o.cells for o in shape.pieces[0].orientations) for shape in SHAPES}
    assert len(pictures) == 12


# Planets


@pytest.mark.rule("PU-103", "PU-104")
def test_boards_of_the_sets() -> None:
    def of(boards: dict[str, PlanetBoard] | dict[str, CorporationBoard], edition: str) -> list[str]:
        return [board.id for board in boards.values() if board.set == edition]

    assert of(BOX.planets, "symmetric") == ["ksb-4156"]
    assert of(BOX.planets, "base") == BASE_PLANETS
    assert of(BOX.planets, "upgrade-kit") == KIT_PLANETS
    assert of(BOX.corporations, "symmetric") == ["universal-coalition"]
    assert of(BOX.corporations, "base") == BASE_CORPORATIONS
    assert of(BOX.corporations, "upgrade-kit") == KIT_CORPORATIONS


@pytest.mark.rule("PU-115")
def test_complexity() -> None:
    assert BOX.planets["ksb-4156"].complexity == 1
    assert BOX.corporations["universal-coalition"].complexity == 1
    assert {planet.id: planet.complexity for planet in PLANETS} == {
        "ksb-4156": 1, "k-273": 3, "gaia": 2, "persephone": 3, "arashi": 2, "petra": 2,
        "tartarus": 3, "charybdis": 1, "kaax": 2, "pajitnov": 2, "oblivion": 3, "cerberus": 3,
        "lacuna": 4,
    }  # fmt: skip
    assert {corporation.id: corporation.complexity for corporation in CORPORATIONS} == {
        "universal-coalition": 1, "republic": 2, "wormhole": 2, "cosmos": 2, "horizon": 2,
        "jump-drive": 3, "oasis": 3, "makeshift": 4, "flux": 3,
    }  # fmt: skip


# id: squares, ice, perimeter, medals of all rows and columns
COUNTS = {
    "ksb-4156": (96, 21, 28, 40),
    "k-273": (96, 80, 28, 40),
    "gaia": (96, 24, 28, 40),
    "persephone": (96, 27, 28, 40),
    "arashi": (96, 22, 28, 40),
    "petra": (96, 0, 28, 40),
    "tartarus": (96, 23, 28, 40),
    "charybdis": (96, 31, 28, 40),
    "kaax": (96, 25, 28, 40),
    "pajitnov": (96, 28, 28, 40),
    "oblivion": (96, 36, 44, 40),
    "cerberus": (96, 29, 45, 39),
    "lacuna": (94, 28, 32, 40),
}


@each_planet
def test_grids(planet: PlanetBoard) -> None:
    ground = planet.ground
    counts = tuple(map(popcount, (ground.squares, ground.ice, ground.perimeter)))
    assert (*counts, sum(planet.rows) + sum(planet.columns)) == COUNTS[planet.id]


@each_planet
def test_boards_of_squares_fit_together(planet: PlanetBoard) -> None:
    ground = planet.ground
    assert ground.land | ground.ice == ground.squares
    assert not ground.land & ground.ice
    assert sum(ground.rows) == sum(ground.columns) == ground.squares
    special = (ground.cities, ground.ring, ground.pit, ground.toxic, ground.currents)
    assert sum(map(bool, special)) <= 1
    for part in (*special, ground.lifepods, ground.perimeter):
        assert part & ground.squares == part


@each_planet
def test_six_lifepods(planet: PlanetBoard) -> None:
    assert popcount(planet.ground.lifepods) == 6


def test_lifepods_of_the_symmetric_planet() -> None:
    assert list(squares(BOX.planets["ksb-4156"].ground.lifepods)) == [
        (7, 2), (1, 4), (10, 4), (2, 7), (8, 8), (5, 9),
    ]  # fmt: skip


@each_planet
def test_a_line_is_worth_one_to_three_medals(planet: PlanetBoard) -> None:
    assert set(planet.rows + planet.columns) <= {1, 2, 3}
    if planet.id not in ("oblivion", "cerberus", "lacuna"):
        assert planet.rows == planet.columns == (1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1)


@pytest.mark.rule("PU-Q-07")
def test_perimeter() -> None:
    few = {
        planet.id: board(
            square
            for square in squares(planet.ground.squares)
            if popcount(neighbours(board([square])) & planet.ground.squares) < 4
        )
        for planet in PLANETS
    }
    for planet in PLANETS:
        if planet.id not in ("oblivion", "lacuna"):
            assert planet.ground.perimeter == few[planet.id]
    # An empty middle and holes have edges that do not count.
    for id in ("oblivion", "lacuna"):
        perimeter = BOX.planets[id].ground.perimeter
        assert perimeter & few[id] == perimeter != few[id]
    border = BOX.planets["oblivion"].ground.perimeter
    assert all(x in (0, 11) or y in (0, 11) for x, y in squares(border))


def test_gaia_has_eight_cities() -> None:
    assert popcount(BOX.planets["gaia"].ground.cities) == 8


@pytest.mark.rule("PU-1915")
def test_the_ring_of_arashi_is_the_two_longest_rows() -> None:
    ground = BOX.planets["arashi"].ground
    assert ground.ring == ground.rows[5] | ground.rows[6]
    assert popcount(ground.ring) == 24


def test_the_chasm_of_tartarus() -> None:
    ground = BOX.planets["tartarus"].ground
    right, down = ground.chasm
    assert popcount(right) + popcount(down) == 16
    # It begins above (6, 1), and ends between the last two squares.
    assert board([(6, 0)]) & down
    assert board([(5, 11)]) & right
    assert ground.crossings == (board([(5, 3), (6, 4)]), board([(5, 9), (6, 8)]))


@pytest.mark.rule("PU-1925")
def test_petra_has_currents_and_no_ice() -> None:
    ground = BOX.planets["petra"].ground
    assert ground.ice == 0
    assert popcount(ground.currents) == 37
    assert popcount(ground.currents & ground.lifepods) == 1


def test_the_quadrants_of_persephone() -> None:
    forbidden = dict(zip(TERRAINS, BOX.planets["persephone"].ground.forbidden, strict=True))
    assert forbidden["biomass"] == forbidden["rover"] == 0
    corners: dict[Terrain, tuple[int, int]] = {
        "civ": (0, 0),
        "energy": (6, 0),
        "tech": (0, 6),
        "water": (6, 6),
    }
    for terrain, (x, y) in corners.items():
        assert forbidden[terrain] == board((x + i, y + j) for i in range(6) for j in range(6))


def test_the_pit_of_charybdis_is_the_four_central_squares() -> None:
    assert BOX.planets["charybdis"].ground.pit == board([(5, 5), (6, 5), (5, 6), (6, 6)])


def test_toxic_squares_of_kaax() -> None:
    assert popcount(BOX.planets["kaax"].ground.toxic) == 21


@pytest.mark.rule("PU-1945")
def test_the_ice_of_oblivion_lies_in_the_corners() -> None:
    ground = BOX.planets["oblivion"].ground
    assert ground.ice == board((x, y) for x in (0, 1, 2, 9, 10, 11) for y in (0, 1, 2, 9, 10, 11))
    assert not ground.squares & board([(5, 5), (6, 5), (5, 6), (6, 6)])


@pytest.mark.rule("PU-1955", "PU-1958")
def test_cerberus_is_worth_45_medals_at_most() -> None:
    planet = BOX.planets["cerberus"]
    assert [popcount(part) for part in planet.ground.parts] == [28, 47, 21]
    assert sum(planet.ground.parts) == planet.ground.squares
    assert planet.rule is not None
    bonus = 3 * msgspec.structs.asdict(planet.rule)["medals"]
    assert sum(planet.rows) + sum(planet.columns) + bonus == 45


# Corporations


@pytest.mark.rule("PU-501")
@each_corporation
def test_five_tracks_in_board_order(corporation: CorporationBoard) -> None:
    assert tuple(track.kind for track in corporation.tracks) == TRACKS
    tops = dict(zip(TRACKS, (track.top for track in corporation.tracks), strict=True))
    special = {"wormhole": {"biomass": 5}, "oasis": {"water": 23}}
    assert tops == dict.fromkeys(TRACKS, 15) | special.get(corporation.id, {})
    assert all(track.positions[0].gives == () for track in corporation.tracks)


@pytest.mark.rule("PU-1306", "PU-1402", "PU-1507")
def test_fourteen_rovers() -> None:
    rovers = {corporation.id: corporation.rovers for corporation in CORPORATIONS}
    four = {"horizon"}
    one = {"republic", "cosmos", "jump-drive"}
    for id, number in rovers.items():
        assert number == (4 if id in four else 1 if id in one else 2)
    # Six players: Horizon Group and five boards with two.
    assert 4 + 5 * 2 == sum(sorted(rovers.values())[-6:]) == 14


@pytest.mark.rule("PU-649")
def test_the_symmetric_corporation() -> None:
    corporation = BOX.corporations["universal-coalition"]
    assert corporation.rovers == 2
    assert corporation.rule is None
    assert ranks(track("universal-coalition", "civ")) == [(3, 1), (6, 2), (10, 3), (14, 4)]
    assert track("universal-coalition", "rover").positions[10] == TrackPosition(
        gives=(Movement(3), Synergy())
    )
    # The scoring example: civ 1, water 7, biomass 1, rover 5 on top, tech 1 with level 4.
    scores: list[tuple[TrackName, range, int]] = [
        ("civ", range(2, 5), 1), ("water", range(13, 15), 7), ("biomass", range(5, 8), 1),
        ("rover", range(15, 16), 5), ("tech", range(10, 13), 1),
    ]  # fmt: skip
    for name, positions, medals in scores:
        found = track("universal-coalition", name)
        assert {found.medals[position] for position in positions} == {medals}


@pytest.mark.rule("PU-545")
@each_corporation
def test_water_has_no_milestone(corporation: CorporationBoard) -> None:
    milestones = dict(zip(TRACKS, (t.milestones for t in corporation.tracks), strict=True))
    assert milestones["water"] == ()
    assert milestones["civ"]
    assert milestones["biomass"]
    assert len(milestones["rover"]) == corporation.rovers
    assert bool(milestones["tech"]) == (corporation.id != "jump-drive")


@each_corporation
def test_levels_of_technologies(corporation: CorporationBoard) -> None:
    levels = [level for level in corporation.tracks[TRACKS.index("tech")].levels if level]
    if corporation.id == "jump-drive":  # PU-1503
        assert levels == []
        assert [technology.id[-1] for technology in corporation.technologies] == list("abcdef")
    else:
        assert levels == [1, 2, 3, 4, 5]
        assert [technology.id[-1] for technology in corporation.technologies] == list("12345")
    assert all(t.id.startswith(f"{corporation.id}-") for t in corporation.technologies)


@each_corporation
def test_movement_of_the_top_position(corporation: CorporationBoard) -> None:
    special = {"universal-coalition": 4, "horizon": 5}
    movement = corporation.tracks[TRACKS.index("rover")].movement
    assert movement[-1] == special.get(corporation.id, 3)
    assert list(movement) == sorted(movement)


@each_corporation
def test_medals_rise_along_a_track(corporation: CorporationBoard) -> None:
    for found in corporation.tracks:
        printed = [position.medals for position in found.positions if position.medals]
        falling = found.scoring == "last"
        assert printed == sorted(printed, reverse=falling)
        assert falling == ((corporation.id, found.kind) == ("jump-drive", "tech"))
        assert found.medals[-1] == printed[-1]


@pytest.mark.rule("PU-1104")
def test_republic_has_seven_civ_milestones() -> None:
    assert [rank for _, rank in ranks(track("republic", "civ"))] == [1, 2, 2, 3, 3, 4, 4]
    assert BOX.corporations["republic"].rovers == 1


def test_wormhole_has_five_steps_with_two_benefits_each() -> None:
    steps = track("wormhole", "biomass")
    first = [position.choose[0] for position in steps.positions[1:]]
    advanced: list[TrackName] = ["civ", "water", "tech", "rover"]
    assert first == [Synergy(), *(ExtraAdvance(tracks=(name,)) for name in advanced)]
    assert [position.choose[1] for position in steps.positions[1:]] == [Patches()] * 5
    assert all(position.gives == () for position in steps.positions)
    assert steps.medals == (0, 0, 1, 2, 3, 5)
    assert steps.height_five == 2


def test_cosmos_has_a_synergy_boost_before_a_biomass_milestone() -> None:
    biomass = track("cosmos", "biomass").positions
    assert biomass[2].gives == (Synergy(),)
    assert biomass[3].gives == (Patches(),)


@pytest.mark.rule("PU-Q-36")
def test_tech_medals_of_jump_drive_fall() -> None:
    medals = track("jump-drive", "tech").medals
    assert medals == (0, 5, 5, 5, 5, 5, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1)


@pytest.mark.rule("PU-1602")
def test_the_winding_water_of_oasis() -> None:
    water = track("oasis", "water")
    places = BOX.corporations["oasis"].places[TRACKS.index("water")]
    told = [f"{TRACKS[place // 16]} {place % 16}" for place in places]
    assert told == [
        "water 0", "water 1", "biomass 2", "rover 3", "tech 4", "rover 5", "biomass 4", "water 3",
        "civ 4", "water 5", "water 6", "civ 7", "civ 8", "water 9", "biomass 8", "rover 7",
        "tech 8", "rover 9", "biomass 10", "water 11", "civ 12", "water 13", "water 14", "water 15",
    ]  # fmt: skip
    assert water.positions[3].gives == (Movement(1),)
    assert water.positions[4].gives == ()
    assert [n for n, benefit in benefits(water) if benefit == Synergy()] == [2, 7, 9, 12, 18]
    medals = [position.medals for position in water.positions if position.medals]
    assert medals == [3, 6, 9, 12, 15]
    # Each step leads to a neighbouring place, and no place comes twice.
    assert len(set(places)) == len(places)
    for one, following in pairwise(places):
        across, up = following // 16 - one // 16, following % 16 - one % 16
        assert max(abs(across), abs(up)) == 1


@each_corporation
def test_places_of_trackers(corporation: CorporationBoard) -> None:
    for number, (found, places) in enumerate(
        zip(corporation.tracks, corporation.places, strict=True)
    ):
        if found.id != "water-path":
            assert places == tuple(16 * number + row for row in range(found.top + 1))


@each_corporation
def test_what_tracks_give(corporation: CorporationBoard) -> None:
    for found in corporation.tracks:
        kinds = {type(benefit) for _, benefit in benefits(found)}
        own: dict[TrackName, set[type[Benefit]]] = {
            "civ": {CivMilestone}, "water": {Movement}, "biomass": {Patches},
            "rover": {RoverMilestone, Movement}, "tech": {TechMilestone},
        }  # fmt: skip
        assert kinds <= own[found.kind] | {Synergy}


def test_abilities_with_a_limit() -> None:
    limited = {
        technology.id: technology.once
        for corporation in CORPORATIONS
        for technology in corporation.technologies
        if technology.once
    }
    assert limited == {
        "wormhole-3": "round", "cosmos-2": "game", "cosmos-5": "round", "horizon-5": "round",
        "jump-drive-a": "round", "jump-drive-b": "round", "jump-drive-c": "round",
        "jump-drive-e": "game", "jump-drive-f": "game", "makeshift-4": "round", "flux-2": "game",
        "flux-5": "round",
    }  # fmt: skip


# Cards


def test_nine_civ_cards_of_each_rank() -> None:
    cards = BOX.cards.values()
    assert Counter(card.rank for card in cards) == dict.fromkeys(RANKS, 9)
    for kind in (MeteoriteRate, Commerce):
        found = [card for card in cards if isinstance(card.effect, kind)]
        assert [card.rank for card in found] == [1, 2, 3, 4]
        assert {(card.when, card.medals) for card in found} == {("end", 0)}
    assert BOX.scoring.commerce == (1, 3, 6, 10)
    assert BOX.cards["unionization"].effect == AdvanceAll(5)


def test_immediate_cards_do_something_and_have_no_medals() -> None:
    immediate = [card for card in BOX.cards.values() if card.when == "immediate"]
    assert len(immediate) == 17
    assert all(card.effect is not None and card.medals == 0 for card in immediate)


def test_28_objectives() -> None:
    objectives = BOX.objectives.values()
    assert len(objectives) == 28
    for kind, number in ((MostIconsOnEdge, 5), (LargestArea, 6), (MostAreas, 6), (FewestIcons, 6)):
        assert sum(isinstance(objective.neighbour, kind) for objective in objectives) == number
    for goal, number in ((Block, 12), (IconsInArea, 6), (TrackerAtTop, 5)):
        assert sum(isinstance(objective.private, goal) for objective in objectives) == number
    assert len({objective.neighbour for objective in objectives}) == 28
    assert len({objective.private for objective in objectives}) == 28


@pytest.mark.rule("PU-Q-67")
def test_medals_for_objectives() -> None:
    scoring = BOX.scoring
    assert (scoring.neighbour_won, scoring.neighbour_drawn, scoring.private_fulfilled) == (5, 2, 5)


def test_medals_for_lifepods_and_meteorites() -> None:
    assert (BOX.scoring.lifepod_medals, BOX.scoring.meteorites_per_medal) == (1, 3)


@pytest.mark.rule("PU-803")
def test_twenty_events_of_each_colour() -> None:
    events = BOX.events.values()
    assert Counter(event.colour for event in events) == dict.fromkeys(COLOURS, 20)
    assert Counter(event.colour for event in events if event.solo) == {"green": 4, "red": 2}


@pytest.mark.rule("PU-806")
@pytest.mark.parametrize("colour", COLOURS)
def test_no_colour_is_needed_for_an_event_deck(colour: Colour) -> None:
    others = [e for e in BOX.events.values() if e.colour != colour and not e.solo]
    assert len(others) >= 20


def test_every_pair_of_tracks_has_an_event_up_and_one_down() -> None:
    pairs = {(a, b) for a in TRACKS for b in TRACKS if TRACKS.index(a) < TRACKS.index(b)}
    effects = [event.effect for event in BOX.events.values()]
    assert {e.tracks for e in effects if isinstance(e, ExtraAdvance) and e.steps == 1} == pairs
    regresses = [effect for effect in effects if isinstance(effect, ForcedRegress)]
    assert {regress.tracks for regress in regresses if len(regress.tracks) == 2} == pairs
    assert {e.terrain for e in effects if isinstance(e, ForbidRovers)} == set(TERRAINS)


# Station and solo


@pytest.mark.rule("PU-Q-03")
def test_positions_around_the_station() -> None:
    assert BOX.station.seats == (
        (0,), (0, 3), (0, 2, 4), (0, 1, 3, 4), (0, 1, 2, 3, 4), (0, 1, 2, 3, 4, 5),
    )  # fmt: skip


@pytest.mark.rule("PU-921", "PU-922", "PU-EX-14", "PU-EX-15")
@pytest.mark.parametrize(
    ("red", "orange", "green", "target"),
    [(8, 3, 9, 58), (0, 0, 20, 72), (20, 0, 0, 49), (0, 20, 0, 56), (2, 2, 16, 72), (7, 7, 6, 54)],
)
def test_target_score(red: int, orange: int, green: int, target: int) -> None:
    assert BOX.scoring.target({"red": red, "orange": orange, "green": green}) == target


@pytest.mark.rule("PU-923", "PU-Q-26", "PU-EX-15")
@pytest.mark.parametrize(
    ("difference", "verdict"),
    [
        (-40, "critical-failure"), (-11, "critical-failure"), (-10, "survivors"),
        (-6, "survivors"), (-5, "poor-yield"), (-1, "poor-yield"), (0, "accomplished"),
        (4, "accomplished"), (5, "promotion"), (9, "promotion"), (10, "best-planet"),
        (14, "best-planet"), (15, "stars"), (60, "stars"),
    ],
)  # fmt: skip
def test_verdicts(difference: int, verdict: str) -> None:
    assert BOX.scoring.judge(difference) == verdict
    assert [row.difference for row in BOX.scoring.verdict] == [-15, -10, -5, 0, 5, 10, 15]


# The files


def test_the_box_can_be_stored_and_sent() -> None:
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(BOX), type=Box) == BOX
    assert msgspec.json.decode(msgspec.json.encode(BOX), type=Box) == BOX
    assert data_fingerprint(BOX) == data_fingerprint(load_box(None))


def overlay(folder: Path, file: str, text: str) -> Path:
    (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    return folder


def test_an_overlay_corrects_a_card(tmp_path: Path) -> None:
    text = '[[card]]\nid = "engineering"\neffect = { op = "movement", n = 5 }\n'
    box = load_box(overlay(tmp_path, "civ", text))
    assert box.cards["engineering"].effect == Movement(5)
    assert box.cards["engineering"].rank == 1
    assert data_fingerprint(box) != data_fingerprint(BOX)


def test_an_overlay_corrects_a_planet(tmp_path: Path) -> None:
    rows = [row if y else ".....LI....." for y, row in enumerate(BOX.planets["ksb-4156"].grid)]
    text = f'[[planet]]\nid = "ksb-4156"\ngrid = {msgspec.json.encode(rows).decode()}\n'
    box = load_box(overlay(tmp_path, "planets", text))
    assert box.planets["ksb-4156"].ground.ice == BOX.planets["ksb-4156"].ground.ice | board(
        [(6, 0)]
    )


def test_an_overlay_gives_one_corporation_another_track(tmp_path: Path) -> None:
    tracks = '["civ-republic", "water", "biomass", "rover", "tech"]'
    text = f'[[corporation]]\nid = "flux"\ntracks = {tracks}\n'
    box = load_box(overlay(tmp_path, "corporations", text))
    assert box.corporations["flux"].tracks[0] == BOX.corporations["republic"].tracks[0]


GRID = '[[planet]]\nid = "gaia"\n'
BROKEN = [
    ("civ", '[[card]]\nid = "engineering"\nrank = 5\n', "engineering", "rank"),
    ("civ", '[[card]]\nid = "engineering"\neffect = { op = "fly" }\n', "engineering", "effect"),
    ("civ", '[[card]]\nid = "operations"\neffect = { op = "movement" }\n', "operations", "effect"),
    ("civ", '[[card]]\nid = "new"\nrank = 1\nwhen = "end"\nsource = "original"\n', "new", "effect"),
    ("planets", f"{GRID}grid = []\n", "gaia", "grid"),
    ("planets", f'{GRID}rule = {{ op = "ring" }}\n', "gaia", "grid"),
    ("planets", '[[planet]]\nid = "k-273"\nrule = { op = "pit" }\n', "k-273", "grid"),
    ("planets", '[[planet]]\nid = "k-273"\nrows = [4]\n', "k-273", "rows"),
    ("tracks", '[[track]]\nid = "civ"\nkind = "energy"\n', "civ", "kind"),
    ("corporations", '[[corporation]]\nid = "flux"\nrovers = 0\n', "flux", "rovers"),
    ("tiles", '[[shape]]\nid = "i2"\npicture = ["A", ".", "B"]\n', "i2", "picture"),
    ("tiles", '[[shape]]\nid = "i2"\nmeteorite = [3, 3]\n', "i2", "meteorite"),
    ("tiles", '[[shape]]\nid = "i2"\nsize = "large"\n', "shape", "size"),
    ("events", '[[event]]\nid = "curfew"\ncolour = "blue"\n', "curfew", "colour"),
    ("objectives", '[[objective]]\nid = "x-panama"\nprivate = {}\n', "x-panama", "private"),
    ("station", 'inner = ["i2"]\n', "station", "inner"),
    ("station", "seats = [[0], [0, 3]]\n", "station", "seats"),
    ("scoring", '[[adjustment]]\nid = "few"\ncards = 30\n', "adjustment", "cards"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "text", "entry", "field"), BROKEN)
def test_a_broken_overlay_is_told_by_file_entry_and_field(
    tmp_path: Path, file: str, text: str, entry: str, field: str
) -> None:
    with pytest.raises(DataError) as caught:
        load_box(overlay(tmp_path, file, text))
    assert f"{file}.toml" in caught.value.args_["file"]
    assert caught.value.args_["entry"] == entry
    assert caught.value.args_["field"].startswith(field)
    assert f"{file}.toml" in str(caught.value)


def test_a_track_of_another_kind_is_refused(tmp_path: Path) -> None:
    text = '[[corporation]]\nid = "flux"\ntracks = ["civ", "civ", "biomass", "rover", "tech"]\n'
    with pytest.raises(DataError, match="there is no water track 'civ'"):
        load_box(overlay(tmp_path, "corporations", text))


def test_two_players_do_not_share_a_position() -> None:
    seats = (*BOX.station.seats[:1], (0, 0), *BOX.station.seats[2:])
    station = msgspec.structs.replace(BOX.station, seats=seats)
    with pytest.raises(DataError, match="positions differ"):
        check(msgspec.structs.replace(BOX, station=station))


def test_a_box_needs_enough_cards() -> None:
    few = dict(list(BOX.cards.items())[3:])
    with pytest.raises(DataError, match="7 cards are needed"):
        check(msgspec.structs.replace(BOX, cards=few))
    some = dict(list(BOX.objectives.items())[:20])
    with pytest.raises(DataError, match="21 cards are needed"):
        check(msgspec.structs.replace(BOX, objectives=some))
