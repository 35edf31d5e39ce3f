"""Why an option is not offered: the reason and the numbers of the rules that forbid it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kosmodrom.core.asks import Ask, Question
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Named
from kosmodrom.games.planet_unknown.clauses import (
    ForcedRegress,
    NoMilestones,
    NoSynergy,
    OneResource,
)
from kosmodrom.games.planet_unknown.geometry import STRIDE, Orientation
from kosmodrom.games.planet_unknown.moves import (
    BITS,
    Advance,
    CardAdvance,
    ChooseCorporation,
    ChoosePlanet,
    ClearColumn,
    ClearRow,
    CollectLifepod,
    CollectMeteorite,
    DestroyMeteorite,
    Finish,
    MoveRover,
    PlacePatch,
    PlaceRover,
    PlaceTile,
    Regress,
    StorePatch,
    TakeCard,
    TakeTile,
    TeleportRover,
    UseBoost,
    UseEnergy,
    UseTechnology,
)
from kosmodrom.games.planet_unknown.rules.alerts.moves import (
    AddMeteorite,
    DestroyLifepod,
    DestroyRover,
    GainBoost,
    Peek,
    RemoveStack,
)
from kosmodrom.games.planet_unknown.rules.alerts.planets import regress_ends_game
from kosmodrom.games.planet_unknown.rules.base import (
    TERRAIN_NUMBER,
    Game,
    alert_holds,
    depot_tiles,
    ground_of,
    piece_of,
    terrains_of,
    water_on_ice,
)
from kosmodrom.games.planet_unknown.rules.patches import normal_squares, patch_squares
from kosmodrom.games.planet_unknown.rules.placing import (
    STRICT,
    WITHOUT_BOTH,
    WITHOUT_EVENT,
    WITHOUT_PLANET,
    about_tile,
    fits,
    places,
)
from kosmodrom.games.planet_unknown.rules.planets.base import Ban
from kosmodrom.games.planet_unknown.rules.registry import corporation_of, planet_of
from kosmodrom.games.planet_unknown.rules.rovers import occupied, open_squares
from kosmodrom.games.planet_unknown.rules.setup import corporation_pool, planet_pool
from kosmodrom.games.planet_unknown.state import COVERED, RINGS, WATER, Phase
from kosmodrom.games.planet_unknown.terms import TRACKS, TrackName

EFFECT_OF: Final[dict[type[Option], tuple[str, ...]]] = {
    Advance: ("advance", "unplaced", "tech-as-energy"),
    UseEnergy: ("energy", "tech-as-energy"),
    UseBoost: ("boost",),
    CardAdvance: ("trackers",),
    Regress: ("regress",),
    PlacePatch: ("patch",),
    StorePatch: ("patch",),
    PlaceRover: ("rover",),
    TeleportRover: ("relocate",),
    CollectLifepod: ("lifepods",),
    CollectMeteorite: ("collect-meteorite",),
    DestroyMeteorite: ("meteorites",),
    ClearRow: ("line",),
    ClearColumn: ("line",),
    GainBoost: ("boost-or-peek",),
    Peek: ("boost-or-peek",),
    AddMeteorite: ("add-meteorite",),
    DestroyRover: ("lose-rover",),
    DestroyLifepod: ("lose-lifepod",),
}
"""The kinds of pending effects that an option resolves."""

FIRST: Final = {
    "rotate": "first-rotate",
    "take": "first-take",
    "place": "first-place",
    "card": "first-card",
    "next": "must-resolve",
}
"""What has to be done before anything else, by what is asked."""
FEW: Final = 8
"""More options than this are no way to begin, but a search."""


TURNS: Final[dict[Phase, tuple[str, ...]]] = {
    "boards": ("PU-Q-53",),
    "preparation": ("PU-222",),
    "private-choice": ("PU-843",),
    "rotation": ("PU-304",),
    "alert-effects": ("PU-812",),
    "alert-cards": ("PU-526",),
    "tiles": ("PU-309", "PU-Q-61"),
    "cards": ("PU-526",),
    "finale": ("PU-Q-21",),
    "finale-effects": ("PU-Q-21",),
    "finale-cards": ("PU-Q-21", "PU-526"),
}
"""The rules that say whose turn it is, by phase."""


def turns(g: Game, _question: Question) -> tuple[str, ...]:
    return TURNS.get(g.state.phase, ())


def refuse(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    """The first rule that forbids an option which is not offered."""
    if g.state.phase == "boards":  # none is set up yet
        found = _no_board(g, ask, option)
    else:
        found = _no_move(g, seat, ask, option)
    if found is None and not any(isinstance(offered, type(option)) for offered in ask.options):
        found = _something_else(ask)
    return found or Refused("not-offered", ask.question.rules)


def _no_move(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused | None:
    """What the boards and the situation say against a move; None if there is nothing to say."""
    found = corporation_of(g, seat).why_not(g, seat, ask, option)
    if found is not None:
        return found
    match option:
        case TakeTile(ring) if ask.question.id == "take":
            found = _no_take(g, seat, RINGS.index(ring)).beginning(ask.options)
        case PlaceTile() if ask.question.id == "place":
            tile = next(n for n in range(len(g.data.tiles)) if about_tile(g, n) == ask.about)
            found = _no_place(g, seat, tile, option).beginning(_fitting(g, tile, ask, option))
        case MoveRover(start, to):
            found = _no_step(g, seat, ask, start, to)
            if found is not None and not found.begin:
                found = found.beginning(_steps(ask, start, to))
        case TakeCard() if ask.question.id == "card":
            found = Refused("card-not-there", ("PU-521",))
        case Finish():
            found = _no_finish(ask)
        case UseTechnology(technology):
            found = _no_technology(g, seat, ask, technology)
        case RemoveStack() if ask.question.id == "remove":
            found = Refused("stack-must-stay", ("PU-813", "PU-Q-60"))
        case _ if type(option) in EFFECT_OF and ask.question.id in ("next", "done"):
            found = _no_effect(g, seat, option)
            if found is not None:
                found = found.beginning(_nearest(ask, option))
    return found


def _something_else(ask: Ask) -> Refused:
    """Something else is asked first."""
    reason = FIRST.get(ask.question.id, "wrong-question")
    return Refused(reason, ask.question.rules).beginning(_few(ask.options))


def _few(options: Iterable[Option]) -> tuple[Option, ...]:
    """The options, if it is of use to see them."""
    found = tuple(options)
    return found if len(found) <= FEW else ()


def _nearest(ask: Ask, wished: Option) -> tuple[Option, ...]:
    """The offered options of the wished kind: on squares, those nearest to the wished one."""
    alike = [option for option in ask.options if type(option) is type(wished)]
    target = _square(wished)
    if target is None:
        return _few(alike)
    alike.sort(key=lambda option: _distance(_square(option) or 0, target))
    return tuple(alike[:FEW])


def _square(option: Option) -> int | None:
    """The bit of the square where something is to happen."""
    return BITS.get(getattr(option, "at", ""))


def _distance(square: int, other: int) -> int:
    """How many steps lie between two squares."""
    (row, column), (below, aside) = divmod(square, STRIDE), divmod(other, STRIDE)
    return abs(row - below) + abs(column - aside)


def _advances(ask: Ask, track: TrackName) -> tuple[Option, ...]:
    """The options that move a tracker up."""
    kinds = (Advance, UseEnergy, UseBoost, CardAdvance)
    return tuple(o for o in ask.options if isinstance(o, kinds) and o.track == track)


# Boards


def _no_board(g: Game, ask: Ask, option: Option) -> Refused | None:
    """Why a side of a board cannot be chosen.

    Of dealt boards nobody may learn which sides the others have chosen (PU-Q-53), so only a free
    choice says that a side is taken.
    """
    match option:
        case ChooseCorporation(id) if ask.question.id == "corporation":
            exists, in_game = id in g.data.corporations, id in corporation_pool(g)
            board, free = Named("corporation", id), g.options.corporations == "free"
        case ChoosePlanet(id) if ask.question.id == "planet":
            exists, in_game = id in g.data.planets, id in planet_pool(g)
            board, free = Named("planet", id), g.options.planets == "free"
        case _:
            return None
    if not exists:
        return Refused("no-such-board", ("PU-103", "PU-104"))
    if not in_game:
        return Refused("board-not-in-game", ("PU-104",), board=board)
    if free:
        return Refused("board-taken", ("PU-117",), board=board)
    return Refused("board-not-dealt", ("PU-113", "PU-Q-53"), board=board)


# Tiles


def _no_take(g: Game, seat: Seat, ring: int) -> Refused:
    if depot_tiles(g, seat)[ring] < 0:
        return Refused("stack-empty", ("PU-402", "PU-Q-06"))
    if fits(g, seat, depot_tiles(g, seat)[ring], WITHOUT_EVENT):
        return Refused("event-forbids-tile", ("PU-403", "PU-817", "PU-Q-08"), event=_alert(g))
    return Refused("tile-does-not-fit", ("PU-403", "PU-422"))


def _no_place(g: Game, seat: Seat, tile: int, option: PlaceTile) -> Refused:
    player = g.state.players[seat]
    anchor = BITS.get(option.at)
    if anchor is None or not 0 <= option.orientation < 8:
        return Refused("no-such-place", ("PU-412",), at=option.at)
    orientation = piece_of(g, tile).turned(option.orientation)
    if not orientation.room >> anchor & 1:
        return Refused("off-grid", ("PU-412", "PU-413"), at=option.at)
    cells = orientation.cells << anchor
    if cells & ~ground_of(g, seat).squares:
        return Refused("off-grid", ("PU-412", "PU-413"), at=option.at)
    if cells & player.layer(COVERED):
        return Refused("overlap", ("PU-415",), at=option.at)
    legal = dict(places(g, seat, tile, WITHOUT_BOTH))
    if not legal.get(orientation.number, 0) >> anchor & 1:
        if player.tiles:
            return Refused("not-adjacent", ("PU-417", "PU-418"), at=option.at)
        return _banned(planet_of(g, seat).first_ban, option.at)
    return _restricted(g, seat, tile, orientation.number, anchor, option)


def _fitting(g: Game, tile: int, ask: Ask, wished: PlaceTile) -> list[PlaceTile]:
    """Where the tile goes instead, the nearest place first: as it lies, and turned or flipped if
    that is nearer."""
    anchor = BITS.get(wished.at)
    if anchor is None or not 0 <= wished.orientation < 8:
        return []
    piece = piece_of(g, tile)
    lying = piece.turned(wished.orientation)

    def middle(orientation: Orientation, at: int) -> tuple[int, int]:
        """The middle of the tile, doubled so that it is whole."""
        row, column = divmod(at, STRIDE)
        return 2 * column + orientation.width, 2 * row + orientation.height

    def moved(option: PlaceTile) -> tuple[int, bool]:
        """How far the tile is moved, and whether it is turned."""
        x, y = middle(lying, anchor)
        column, row = middle(piece.turned(option.orientation), BITS[option.at])
        return abs(x - column) + abs(y - row), option.orientation != lying.number

    options = sorted((o for o in ask.options if isinstance(o, PlaceTile)), key=moved)
    as_it_lies = [option for option in options if option.orientation == lying.number]
    return list(dict.fromkeys((*options[:1], *as_it_lies[:1])))


def _restricted(
    g: Game, seat: Seat, tile: int, number: int, anchor: int, option: PlaceTile
) -> Refused:
    """The basic rules allow the place, but a restriction of the planet or the event does not."""
    level = g.state.players[seat].relaxed

    def forbids(alone: int) -> bool:
        """Whether the restriction that is left at a level holds now and forbids the place."""
        legal = dict(places(g, seat, tile, alone))
        return level in (STRICT, alone) and not legal.get(number, 0) >> anchor & 1

    if forbids(WITHOUT_PLANET):
        return Refused("event-forbids", ("PU-817", "PU-Q-08"), at=option.at, event=_alert(g))
    if forbids(WITHOUT_EVENT):
        return _banned(planet_of(g, seat).tile_ban, option.at)
    return Refused("equal-orientation", ("PU-411",))


def _banned(ban: Ban, at: str) -> Refused:
    return Refused(ban.reason, ban.rules, at=at)


# Rovers


def _no_step(g: Game, seat: Seat, ask: Ask, start: str, to: str) -> Refused | None:
    player = g.state.players[seat]
    square, target = BITS.get(start), BITS.get(to)
    if square is None or not occupied(player) >> square & 1:
        return Refused("no-rover", ("PU-586", "PU-593"), at=start)
    if not player.movement:
        return Refused("no-movement", ("PU-592",)).beginning(_advances(ask, "rover"))
    if target is None or not ground_of(g, seat).squares >> target & 1:
        return Refused("rover-off-grid", ("PU-590",), at=to)
    if not corporation_of(g, seat).step_targets(g, seat, square) >> target & 1:
        return Refused("not-a-step", ("PU-586",), at=to)
    planet = planet_of(g, seat)
    if not planet.passable(g, seat, square, 1 << target):
        return _banned(planet.step_ban, to)
    return _closed(g, seat, to)


def _steps(ask: Ask, start: str, to: str) -> list[Option]:
    """The steps of a rover that lead towards a square."""
    target = BITS.get(to)
    steps = [o for o in ask.options if isinstance(o, MoveRover) and o.start == start]
    if target is None or start not in BITS:
        return []
    here = _distance(BITS[start], target)
    return [step for step in steps if _distance(BITS[step.to], target) < here]


def _no_teleport(g: Game, seat: Seat, start: str, to: str) -> Refused | None:
    square = BITS.get(start)
    if square is None or not occupied(g.state.players[seat]) >> square & 1:
        return Refused("no-rover", ("PU-598",), at=start)
    if to not in BITS or not ground_of(g, seat).squares >> BITS[to] & 1:
        return Refused("rover-off-grid", ("PU-590",), at=to)
    return _closed(g, seat, to)


def _closed(g: Game, seat: Seat, to: str) -> Refused | None:
    """Why no rover may enter a square of the planet."""
    target, planet = BITS[to], planet_of(g, seat)
    if occupied(g.state.players[seat]) >> target & 1:
        return Refused("rover-there", ("PU-597", "PU-Q-15"), at=to)
    if not planet.rover_squares(g, seat) >> target & 1:
        return _banned(planet.rover_ban, to)
    if not open_squares(g, seat) >> target & 1:
        return Refused("closed-to-rovers", ("PU-817", "PU-Q-60"), at=to, event=_alert(g))
    return None


# Technologies


def _no_technology(g: Game, seat: Seat, ask: Ask, technology: str) -> Refused | None:
    player = g.state.players[seat]
    entries = g.data.corporations[player.corporation].technologies
    level = next((n for n, entry in enumerate(entries, 1) if entry.id == technology), None)
    if level is None or not corporation_of(g, seat).unlocked(g, seat, level):
        rules = corporation_of(g, seat).technology_rules
        return Refused("technology-locked", rules).beginning(_advances(ask, "tech"))
    if technology in player.used or technology in player.spent:
        return Refused("technology-used", ("PU-313",))
    return None


# Pending effects


def _no_finish(ask: Ask) -> Refused:
    if ask.question.id == "next":
        return Refused("must-resolve", ("PU-433", "PU-Q-05")).beginning(_few(ask.options))
    return _something_else(ask)


def _no_effect(g: Game, seat: Seat, option: Option) -> Refused | None:
    player = g.state.players[seat]
    kinds = EFFECT_OF[type(option)]
    effects = [effect for effect in player.pending if effect.kind in kinds]
    match option:
        case Advance("water") if _left_dry(g, seat) and not any(
            effect.number == WATER for effect in effects
        ):
            return Refused("no-water-on-ice", ("PU-541", "PU-544"))
        case Regress(track) if _spared(g, seat, track):
            rules = ("PU-708", "PU-813")
            return Refused("regress-ends-game", rules, track=_named(track), event=_alert(g))
    if not effects:
        return _withheld(g, option) or Refused("nothing-such-pending", ("PU-312", "PU-Q-05"))
    match option:
        case Advance(track):
            if not any(TRACKS[effect.number] == track for effect in effects):
                missing = Refused("not-on-tile", ("PU-431",), track=_named(track))
                return _withheld(g, option) or missing
            return _no_advance(g, seat, track)
        case UseEnergy(track):
            if not any(effect.mask >> TERRAIN_NUMBER[track] & 1 for effect in effects):
                return Refused("energy-does-not-touch", ("PU-623", "PU-625"), track=_named(track))
            return _no_advance(g, seat, track)
        case UseBoost(track) | CardAdvance(track):
            return _no_advance(g, seat, track)
        case Regress(track):
            return Refused("cannot-regress", ("PU-511", "PU-Q-10"), track=_named(track))
        case PlacePatch(at):
            return _no_patch(g, seat, at)
        case StorePatch():
            return Refused("cannot-store", ("PU-567", "PU-643", "PU-Q-21"))
        case PlaceRover(at):
            return _no_rover_place(g, seat, at)
        case TeleportRover(start, to):
            return _no_teleport(g, seat, start, to)
        case Peek():
            return Refused("no-event-left", ("PU-Q-60",))
        case CollectMeteorite(at) | DestroyMeteorite(at):
            return Refused("no-meteorite", ("PU-812", "PU-Q-59"), at=at)
        case AddMeteorite(at):
            return Refused("no-empty-symbol", ("PU-Q-60",), at=at)
        case DestroyRover(at):
            return Refused("no-rover", ("PU-812",), at=at)
        case CollectLifepod(at) | DestroyLifepod(at):
            return Refused("no-lifepod", ("PU-812", "PU-Q-59"), at=at)
    return None


def _left_dry(g: Game, seat: Seat) -> bool:
    """Whether a tile with water was placed in this step, and no square of its water is on ice."""
    player = g.state.players[seat]
    placed = player.tiles[-1] if player.tiles else None
    if placed is None or placed.tile != player.taken or WATER not in terrains_of(g, placed.tile):
        return False
    return not water_on_ice(g, seat, placed)


def _spared(g: Game, seat: Seat, track: TrackName) -> bool:
    """Whether the event would regress this tracker, were it not to end the game (PU-813)."""
    event = alert_holds(g, ForcedRegress)
    if event is None or g.state.phase != "alert-effects" or track not in event.tracks:
        return False
    number = TERRAIN_NUMBER[track]
    passed = corporation_of(g, seat).way_down(g, seat, number, event.steps)
    return bool(passed) and regress_ends_game(g, seat, number, passed[-1])


def _withheld(g: Game, option: Option) -> Refused | None:
    """The refusal if the event of the round is why something was not gained (PU-817)."""
    match option:
        case UseBoost() | GainBoost() if alert_holds(g, NoSynergy):
            reason = "event-no-boosts"
        case PlacePatch() | StorePatch() | PlaceRover() if alert_holds(g, NoMilestones):
            reason = "event-no-milestones"
        case Advance() | UseEnergy() if alert_holds(g, OneResource):
            reason = "event-one-resource"
        case _:
            return None
    return Refused(reason, ("PU-817", "PU-Q-60"), event=_alert(g))


def _no_advance(g: Game, seat: Seat, track: TrackName) -> Refused | None:
    if corporation_of(g, seat).can_advance(g, seat, TERRAIN_NUMBER[track]):
        return None
    return Refused("cannot-advance", ("PU-508",), track=_named(track))


def _no_patch(g: Game, seat: Seat, at: str) -> Refused:
    player, square = g.state.players[seat], BITS.get(at)
    if square is None or not ground_of(g, seat).squares >> square & 1:
        return Refused("off-grid", ("PU-565",), at=at)
    if patch_squares(g, seat) >> square & 1:
        return Refused("last-place", ("PU-813",), at=at)
    covered, planet = player.layer(COVERED), planet_of(g, seat)
    if covered >> square & 1:
        return Refused("overlap", ("PU-565",), at=at)
    if normal_squares(g, seat) >> square & 1:
        return _banned(planet.patch_ban, at)
    if not covered:
        return Refused(planet.first_ban.reason, ("PU-565", "PU-Q-12"), at=at)
    return Refused("not-adjacent", ("PU-565",), at=at)


def _no_rover_place(g: Game, seat: Seat, at: str) -> Refused:
    player, square = g.state.players[seat], BITS.get(at)
    if not player.waiting:
        return Refused("no-rover-waiting", ("PU-584",))
    if square is not None and occupied(player) >> square & 1:
        return Refused("rover-there", ("PU-597", "PU-Q-13"), at=at)
    return Refused("not-last-tile", ("PU-581", "PU-583"), at=at)


def _named(track: TrackName) -> Named:
    """The name of a tracker's resource; it may stand on another track (PU-1703)."""
    return Named("resource", track)


def _alert(g: Game) -> Named:
    return Named("alert", g.state.alert)
