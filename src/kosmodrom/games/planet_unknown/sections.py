"""The table in words, for the terminal and wherever no drawn board exists.

A row changes only if what it says changes, and titles never do, so a front end can mark what is
new.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from kosmodrom.core.options import Seat
from kosmodrom.core.ruleset import Section, Speaker
from kosmodrom.games.planet_unknown.box.box import Box
from kosmodrom.games.planet_unknown.box.cards import Objective
from kosmodrom.games.planet_unknown.box.corporations import CorporationBoard
from kosmodrom.games.planet_unknown.box.planets import Ground, PlanetBoard
from kosmodrom.games.planet_unknown.captions import (
    card_effect,
    corporation_effect,
    objective_effect,
    planet_effect,
    technology_effect,
)
from kosmodrom.games.planet_unknown.clauses import (
    Chasm,
    Cities,
    Currents,
    Pit,
    Ring,
    ThreePlanets,
    Toxic,
    numbers,
)
from kosmodrom.games.planet_unknown.geometry import SIZE, Board, Orientation, Piece, bit, squares
from kosmodrom.games.planet_unknown.moves import BITS, NAMES
from kosmodrom.games.planet_unknown.terms import TERRAINS, TRACKS
from kosmodrom.games.planet_unknown.view import (
    DepotView,
    EffectView,
    PlayerView,
    StackView,
    TileView,
    View,
)

LETTERS: Final = "CWBRTE"
"""The letters of the six terrains in the picture of a planet."""
NOTHING, LAND, ICE = " ", "·", "~"
GROUND: Final = {".": NOTHING, "o": NOTHING, "I": ICE} | {
    "C": "#",  # city
    "R": "=",  # ring
    "H": "o",  # pit
    "T": "%",  # toxic
    "E": "+",  # electric current
    "Q": "+",
}
"""How the letters of a planet's grid look; all others are land."""
BORDER: Final = "|"
"""Between squares on different sides of a chasm, or of different planets on one grid."""
LIFEPOD, METEORITE, ROVER = "^", "*", "@"
INDENT: Final = "  "
TIE: Final = "\N{NO-BREAK SPACE}"
NONE: Final = "–"


def sections(view: View, box: Box, words: Speaker) -> list[Section]:
    """A view in words: the station, the objectives, the planets, the reader's own cards.

    Of the other players' technologies only those that work are listed.
    """
    told = [_round(view, box, words), _station(view, words)]
    if view.objectives or view.common:
        told.append(_objectives(view, words))
    told.append(_decks(view, words))
    # The reader first, then the others clockwise.
    start = view.seat or 0
    seats = [(start + step) % len(view.players) for step in range(len(view.players))]
    for seat in seats:
        told.append(_planet(view, seat, box, words))
        told.append(_player(view, seat, box, words))
    if view.seat is not None:
        told += _boards(view, box, words)
        told += _tiles(view, view.seat, box, words)
        told.append(_hand(view, view.players[view.seat], box, words))
    return told


# The middle of the table


def _round(view: View, box: Box, words: Speaker) -> Section:
    phase = words(f"phase-{view.phase}")
    rows = [words("board-round", round=view.round, phase=phase)]
    if view.phase != "setup":
        rows.append(words("board-commander", player=words.seat(view.commander)))
    if view.event is not None:
        effect = words(f"alert-{view.event}.effect", **numbers(box.events[view.event].effect))
        rows.append(words("board-event", event=words(f"alert-{view.event}"), effect=effect))
    if view.ending:
        rows.append(words(f"ending-{view.ending}"))
    if view.target is not None:
        rows.append(words("board-target", target=view.target))
    if view.verdict is not None:
        rows.append(words(f"verdict-{view.verdict}"))
    return Section(words("board-title-round"), tuple(rows))


def _station(view: View, words: Speaker) -> Section:
    rows: list[str] = []
    for number, depot in enumerate(view.depots, 1):
        rows += _depot(number, depot, words)
    return Section(words("board-title-station"), tuple(rows or [NONE]))


def _depot(number: int, depot: DepotView, words: Speaker) -> Iterator[str]:
    if depot.seat is None:
        yield words("board-depot", number=number)
    else:
        yield words("board-depot-of", number=number, player=words.seat(depot.seat))
    yield INDENT + _stack(depot.small, words)
    yield INDENT + _stack(depot.large, words)


def _stack(stack: StackView, words: Speaker) -> str:
    if stack.top is None:
        return words("board-stack-empty", shape=words(f"shape-{stack.shape}"))
    return words("board-stack", tile=_tile(stack.top, words), count=stack.count)


def _tile(tile: TileView, words: Speaker) -> str:
    """A tile: its shape, its two resources, and the meteorite symbol."""
    parts = f"{words(f'resource-{tile.a}')} + {words(f'resource-{tile.b}')}"
    mark = f"{TIE}{METEORITE}" if tile.meteorite else ""
    return f"{words(f'shape-{tile.shape}')}: {parts}{mark}"


def _objectives(view: View, words: Speaker) -> Section:
    rows = []
    for objective in view.objectives:
        name = words(f"neighbour-{objective.id}")
        effect = words(f"neighbour-{objective.id}.effect")
        rows.append(words("board-objective", name=name, effect=effect))
        rows.append(INDENT + _standing(objective.seats, objective.values, words))
    for common in view.common:
        name, effect = words(f"neighbour-{common.id}"), words(f"neighbour-{common.id}.effect")
        rows.append(words("board-common", name=name, effect=effect))
        rows.append(INDENT + _standing(range(len(view.players)), common.values, words))
    return Section(words("board-title-objectives"), tuple(rows))


def _standing(seats: Iterable[Seat], values: Iterable[int], words: Speaker) -> str:
    """How players stand at an objective; where fewer are better, the values are negative."""
    told = zip(seats, values, strict=True)
    return ", ".join(f"{words.seat(seat)}{TIE}{abs(value)}" for seat, value in told)


def _decks(view: View, words: Speaker) -> Section:
    ranks = ", ".join(f"{rank}:{TIE}{count}" for rank, count in enumerate(view.civ, 1))
    rows = [words("board-civ", ranks=ranks or NONE)]
    if view.events_left is not None:
        rows.append(words("board-events", count=view.events_left))
        green, orange, red = view.event_mix
        rows.append(words("board-mix", green=green, orange=orange, red=red))
    if view.next_event is not None:
        rows.append(words("board-next-event", event=words(f"alert-{view.next_event}")))
    return Section(words("board-title-decks"), tuple(rows))


# Planets


def _planet(view: View, seat: Seat, box: Box, words: Speaker) -> Section:
    """A picture of the planet, with the medals of its lines."""
    player = view.players[seat]
    planet = box.planets[player.planet]
    title = words("board-title-planet", player=words.seat(seat))
    terrain = _terrain(player, box)
    picture = [f"   {' '.join('ABCDEFGHIJKL')}"]
    for y in range(SIZE):
        cells = "".join(
            _cell(player, terrain, planet.grid[y][x], x, y) + _border(planet.ground, x, y)
            for x in range(SIZE)
        )
        picture.append(f"{y + 1:2} {cells} {planet.rows[y]}")
    picture.append(f"   {' '.join(map(str, planet.columns))}")
    rows = (words(f"planet-{planet.id}"), words("board-legend"), *_planet_rule(planet, words))
    own = seat == (view.seat or 0)
    return Section(title, rows, "board" if own else "player", tuple(picture))


def _terrain(player: PlayerView, box: Box) -> dict[int, str]:
    """The letter of each covered square."""
    found: dict[int, str] = {}
    for placed in player.tiles:
        lies = _piece(placed.tile, box).turned(placed.orientation)
        for offset, letter in _letters(placed.tile, lies).items():
            found[BITS[placed.at] + offset] = letter
    for at in player.patches:
        found[BITS[at]] = LETTERS[TERRAINS.index("biomass")].lower()
    return found


def _piece(tile: TileView, box: Box) -> Piece:
    shape = next(shape for shape in box.shapes if shape.id == tile.shape)
    return shape.pieces[tile.meteorite]


def _letters(tile: TileView, lies: Orientation) -> dict[int, str]:
    """The letters of a tile's squares, by their offsets from its top left corner."""
    sections = zip(lies.section_offsets, (tile.a, tile.b), strict=True)
    return {
        offset: LETTERS[TERRAINS.index(terrain)]
        for section, terrain in sections
        for offset in section
    }


def _cell(player: PlayerView, terrain: dict[int, str], ground: str, x: int, y: int) -> str:
    place = bit(x, y)
    if any(BITS[rover.at] == place for rover in player.rovers):
        return ROVER
    if any(BITS[at] == place for at in player.meteorites):
        return METEORITE
    if place in terrain:
        return terrain[place]
    if any(BITS[at] == place for at in player.lifepods):
        return LIFEPOD
    return GROUND.get(ground, LAND)


def _border(ground: Ground, x: int, y: int) -> str:
    """What stands between a square and the next one on its right."""
    pair = 0b11 << bit(x, y)
    parted = sum(bool(area & pair) for area in ground.sides or ground.parts) > 1
    return BORDER if parted else " "


def _planet_rule(planet: PlanetBoard, words: Speaker) -> Iterator[str]:
    """What is special about a planet, and how the picture shows it."""
    if planet.set == "symmetric":
        return
    yield planet_effect(planet, words)
    match planet.rule:
        case Cities() | Ring() | Pit() | Toxic() | Currents() | ThreePlanets() as rule:
            yield words(f"board-{rule.__struct_config__.tag}")
        case Chasm():
            ground = planet.ground
            crossings = ", ".join(_named(pair, "–") for pair in ground.crossings)
            below = _named(ground.chasm[1], ", ")
            yield words("board-chasm", squares=below, crossings=crossings)


def _named(of: Board, between: str) -> str:
    return between.join(NAMES[bit(x, y)] for x, y in squares(of))


# Tiles


def _tiles(view: View, seat: Seat, box: Box, words: Speaker) -> Iterator[Section]:
    """The tile that the reader has to place, in all its orientations; otherwise the two in the
    depot."""
    player = view.players[seat]
    title, taken = words("board-title-tiles"), player.taken
    if taken is not None and taken not in (placed.tile for placed in player.tiles[-1:]):
        ways = [(taken, lies) for lies in _piece(taken, box).orientations]
        labels = [words("turned", orientation=lies.number) for _, lies in ways]
    else:
        depots = [depot for depot in view.depots if depot.seat == seat]
        tops = [stack.top for depot in depots for stack in (depot.small, depot.large)]
        ways = [(tile, _piece(tile, box).turned(0)) for tile in tops if tile is not None]
        labels = [words(f"shape-{tile.shape}") for tile, _ in ways]
    picture: list[str] = []
    for (tile, lies), label in zip(ways, labels, strict=True):
        picture += [label, *_drawing(tile, lies), ""]
    if picture:
        yield Section(title, (), "hand", tuple(picture[:-1]))


def _drawing(tile: TileView, lies: Orientation) -> list[str]:
    """A tile in letters, its meteorite as a star."""
    letters = _letters(tile, lies)
    if lies.meteorite is not None:
        letters[lies.meteorite] = METEORITE
    width, height = (max(end) + 1 for end in zip(*squares(lies.cells), strict=True))
    return [" ".join(letters.get(bit(x, y), NOTHING) for x in range(width)) for y in range(height)]


# Players


def _player(view: View, seat: Seat, box: Box, words: Speaker) -> Section:
    player, name = view.players[seat], words.seat(seat)
    title = words("board-title-you", player=name) if seat == view.seat else name
    corporation = box.corporations[player.corporation]
    rows = [words(f"corporation-{corporation.id}")]
    if corporation.set != "symmetric":
        rows.append(INDENT + words(f"corporation-{corporation.id}.effect"))
    if view.phase == "boards" and player.dealt and seat != view.seat:
        kinds = ("corporation" if id in box.corporations else "planet" for id in player.dealt)
        dealt = zip(kinds, player.dealt, strict=True)
        names = ", ".join(words(f"{kind}-{id}") for kind, id in dealt)
        rows.append(words("board-dealt", names=names))
    rows.append(_medals(player, words))
    rows += _tracks(player, box, words)
    rows.append(words("board-rovers", rovers=len(player.rovers), waiting=player.waiting_rovers))
    carrying = ", ".join(rover.at for rover in player.rovers if rover.carrying)
    if carrying:
        rows.append(words("board-carrying", squares=carrying))
    if player.movement:
        rows.append(words("amount-movement", count=player.movement))
    rows.append(
        words(
            "board-collected",
            lifepods=player.collected_lifepods,
            meteorites=player.collected_meteorites,
        )
    )
    if corporation.rule == "lifepods-on-technologies":
        rows.append(words("board-lifepods-on-technologies", count=sum(player.special)))
    if player.stored_patches:
        rows.append(words("board-stored", count=player.stored_patches))
    if player.taken is not None:
        rows.append(words("board-taken", tile=_tile(player.taken, words)))
    if player.below:
        tiles = ", ".join(_tile(tile, words) for tile in player.below)
        rows.append(words("board-below", tiles=tiles))
    if player.pending:
        rows.append(words("board-pending", effects=_effects(player.pending, words)))
    if player.played:
        cards = ", ".join(words(f"card-{card}") for card in player.played)
        rows.append(words("board-played", cards=cards))
    if player.card_ranks:
        ranks = ", ".join(map(str, sorted(player.card_ranks)))
        rows.append(words("board-secret-cards", ranks=ranks))
    rows += _technologies(player, corporation, words, own=seat == view.seat)
    return Section(title, tuple(rows), "player")


def _medals(player: PlayerView, words: Speaker) -> str:
    total = sum(player.medals.values())
    parts = [
        f"{words(f'score-{name}')}{TIE}{medals}" for name, medals in player.medals.items() if medals
    ]
    if not parts:
        return words("board-medals", medals=total)
    return words("board-medals-parts", medals=total, parts=", ".join(parts))


def _tracks(player: PlayerView, box: Box, words: Speaker) -> Iterator[str]:
    """The position of each tracker."""
    board = box.corporations[player.corporation]
    if board.rule == "diagonal-trackers":
        yield from _wandering_trackers(player, box, words)
        return
    for name, track, position in zip(TRACKS, board.tracks, player.trackers, strict=True):
        told = {"track": words(f"track-{name}"), "position": position, "top": track.top}
        at = track.positions[position].at
        if at is None or at.track == name:
            yield words("board-track", **told)
        else:
            crossed = words(f"track-{at.track}")
            yield words("board-track-crossing", crossed=crossed, row=at.row, **told)
    if board.rule == "flux-track" and player.special:
        yield words("board-flux", track=words(f"track-{TRACKS[player.special[0]]}"))
    if board.rule == "lifepods-on-tracks":
        yield from _lifepods_on_tracks(player, words)


def _lifepods_on_tracks(player: PlayerView, words: Speaker) -> Iterator[str]:
    """Cosmos Inc.: the positions that trackers skip (PU-1302)."""
    places = [
        words("board-lifepod-place", track=words(f"track-{name}"), position=position)
        for name, lifepods in zip(TRACKS, player.special, strict=False)
        for position in range(lifepods.bit_length())
        if lifepods >> position & 1
    ]
    if places:
        yield words("board-lifepods-on-tracks", places=", ".join(places))


def _wandering_trackers(player: PlayerView, box: Box, words: Speaker) -> Iterator[str]:
    """Makeshift: on which track each tracker stands, and how high (PU-1707).

    While boards are being chosen, there are none yet.
    """
    tracks = box.corporations[player.corporation].tracks
    for name, on, position in zip(TRACKS, player.special, player.trackers, strict=False):
        yield words(
            "board-wandering-tracker",
            tracker=words(f"tracker-{name}"),
            track=words(f"track-{TRACKS[on]}"),
            position=position,
            top=tracks[on].top,
        )


def _technologies(
    player: PlayerView, corporation: CorporationBoard, words: Speaker, *, own: bool
) -> Iterator[str]:
    """What technologies do, and whether they are unlocked or used up (PU-313): all of the reader's
    own, and those of another player that work."""
    lettered = corporation.rule == "lifepods-on-technologies"
    entries = zip(corporation.technologies, player.technologies, strict=False)
    for number, (entry, technology) in enumerate(entries):
        if not own and not technology.unlocked:
            continue
        locked = "unlocked" if technology.unlocked else "locked"
        yield words(
            "board-technology",
            level="ABCDEF"[number] if lettered else number + 1,
            state="used" if technology.used else locked,
            name=words(f"technology-{entry.id}"),
            effect=technology_effect(entry, words),
        )


def _effects(effects: tuple[EffectView, ...], words: Speaker) -> str:
    return ", ".join(_effect(effect, words) for effect in effects)


def _effect(effect: EffectView, words: Speaker) -> str:
    if effect.kind in ("advance", "unplaced"):
        return words("effect-advance", track=words(f"resource-{TRACKS[effect.number]}"))
    return words(f"effect-{effect.kind}")


# Boards and cards of the reader


def _boards(view: View, box: Box, words: Speaker) -> Iterator[Section]:
    """What the boards do from which the reader chooses."""
    rows: list[str] = []
    for corporation in (box.corporations[id] for id in view.corporations):
        rows.append(words("board-corporation", name=words(f"corporation-{corporation.id}")))
        rows.append(INDENT + corporation_effect(corporation, words))
    for planet in (box.planets[id] for id in view.planets):
        rows.append(words("board-planet", name=words(f"planet-{planet.id}")))
        rows.append(INDENT + planet_effect(planet, words))
    if rows:
        yield Section(words("board-title-boards"), tuple(rows), "hand")


def _hand(view: View, player: PlayerView, box: Box, words: Speaker) -> Section:
    """What only the reader knows: End Game cards, private objectives kept or dealt, cards on
    offer."""
    rows: list[str] = []
    for card in player.cards or ():
        entry = box.cards[card]
        name = words(f"card-{card}")
        rows.append(words("board-card", card=name, rank=entry.rank, medals=entry.medals))
        if entry.effect is not None:
            rows.append(INDENT + card_effect(entry, box, words))
    rows += [_private(box.objectives[id], words) for id in player.private or ()]
    dealt = () if view.phase == "boards" else player.dealt or ()
    for objective in (box.objectives[id] for id in dealt):
        choosing = view.phase == "private-choice"
        rows.append(_private(objective, words) if choosing else _drawn(view, objective, words))
    for card in view.offered or ():
        effect = card_effect(box.cards[card], box, words)
        rows.append(words("board-offered", card=words(f"card-{card}"), effect=effect))
    return Section(words("board-title-hand"), tuple(rows or [words("board-no-hand")]), "hand")


def _drawn(view: View, objective: Objective, words: Speaker) -> str:
    """An objective that Jump Drive has drawn: in solo its private side counts (PU-Q-38)."""
    side = "private" if len(view.players) == 1 else "neighbour"
    effect = objective_effect(objective, side, words)
    return words("board-drawn", name=words(f"{side}-{objective.id}"), effect=effect)


def _private(objective: Objective, words: Speaker) -> str:
    name = words(f"private-{objective.id}")
    effect = objective_effect(objective, "private", words)
    return words("board-private", name=name, effect=effect)
