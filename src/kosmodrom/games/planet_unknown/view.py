"""What a seat or a spectator may see, and how the rest is dealt again for a guess."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

import msgspec
from msgspec.structs import replace

from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.showing import for_all, kept_by
from kosmodrom.games.planet_unknown.geometry import Board, bit, popcount, squares
from kosmodrom.games.planet_unknown.moves import NAMES, SquareName
from kosmodrom.games.planet_unknown.rules.base import Game, has_events, stack_of
from kosmodrom.games.planet_unknown.rules.end import result, solo_target
from kosmodrom.games.planet_unknown.rules.objectives import (
    contest,
    fulfilled,
    rivals,
)
from kosmodrom.games.planet_unknown.rules.registry import corporation_of, planet_of
from kosmodrom.games.planet_unknown.rules.round import turns_by_itself
from kosmodrom.games.planet_unknown.rules.rovers import rover_reach
from kosmodrom.games.planet_unknown.rules.scoring import (
    card_score,
    planet_medals,
    private_medals,
    public_score,
)
from kosmodrom.games.planet_unknown.rules.setup import board_choice, usable
from kosmodrom.games.planet_unknown.state import (
    LARGE,
    LIFEPODS,
    METEORITES,
    PATCHES,
    SMALL,
    SYMBOLS,
    Phase,
)
from kosmodrom.games.planet_unknown.terms import (
    COLOURS,
    DEPOTS,
    TRACKS,
    Colour,
    Terrain,
    TrackName,
)


class TileView(msgspec.Struct, frozen=True, gc=False):
    """A tile: its number, and what it is."""

    number: int
    shape: str
    a: Terrain
    b: Terrain
    meteorite: bool


class StackView(msgspec.Struct, frozen=True, gc=False):
    """A stack of the station: its shape, how many tiles, and the top one."""

    shape: str
    count: int
    top: TileView | None


class DepotView(msgspec.Struct, frozen=True, gc=False):
    """A depot, and the player whose indicator it faces."""

    small: StackView
    large: StackView
    seat: Seat | None


class PlacedView(msgspec.Struct, frozen=True, gc=False):
    """A tile on a planet: ``at`` is the top left corner of the rectangle around it."""

    tile: TileView
    orientation: int
    at: SquareName


class ReachView(msgspec.Struct, frozen=True, gc=False):
    """A square that a rover can drive to: what that costs, and the square before it on the way."""

    at: SquareName
    cost: int
    before: SquareName


class RoverView(msgspec.Struct, frozen=True, gc=False):
    """A rover, and how far the movement that is left takes it."""

    at: SquareName
    carrying: bool
    reach: tuple[ReachView, ...]


class LineView(msgspec.Struct, frozen=True, gc=False):
    """A row or column: its medals, and what still keeps it from giving them (PU-722, PU-723)."""

    medals: int
    empty: int
    meteorites: int


class EffectView(msgspec.Struct, frozen=True, gc=False):
    """A pending effect; its kind decides what ``number`` and ``mask`` mean."""

    kind: str
    number: int
    mask: int


class StepView(msgspec.Struct, frozen=True, gc=False):
    """A position on a track of a corporation board."""

    track: TrackName
    position: int


class TechnologyView(msgspec.Struct, frozen=True, gc=False):
    id: str
    unlocked: bool
    used: bool


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A player. What is hidden from the reader is None.

    ``medals`` are the medals so far by the rows of the score pad, without those of cards that the
    reader does not see.
    """

    corporation: str
    planet: str
    tiles: tuple[PlacedView, ...]
    patches: tuple[SquareName, ...]
    meteorites: tuple[SquareName, ...]
    symbols: tuple[SquareName, ...]
    lifepods: tuple[SquareName, ...]
    rows: tuple[LineView, ...]
    columns: tuple[LineView, ...]
    rovers: tuple[RoverView, ...]
    waiting_rovers: int
    trackers: tuple[int, ...]
    ahead: tuple[tuple[StepView, ...], ...]
    """Where one advance of each tracker may lead."""
    track_medals: tuple[int, ...]
    """What each tracker scores where it stands."""
    special: tuple[int, ...]
    technologies: tuple[TechnologyView, ...]
    movement: int
    collected_lifepods: int
    collected_meteorites: int
    stored_patches: int
    pending: tuple[EffectView, ...]
    civ_choices: tuple[int, ...]
    taken: TileView | None
    below: tuple[TileView, ...]
    """Tiles below the top ones of the player's depot, where the table lets the player see them."""
    stuck: bool
    played: tuple[str, ...]
    card_ranks: tuple[int, ...]
    cards: tuple[str, ...] | None
    private_count: int
    private: tuple[str, ...] | None
    fulfilled: tuple[str, ...] | None
    """The private objectives that are fulfilled as things stand."""
    dealt: tuple[str, ...] | None
    medals: dict[str, int]


class ObjectiveView(msgspec.Struct, frozen=True, gc=False):
    """A neighbour objective, its two players, how they stand, and what it would give them now.

    Where fewer are better, the values are negative.
    """

    id: str
    seats: tuple[Seat, Seat]
    values: tuple[int, int]
    medals: tuple[int, ...]


class CommonView(msgspec.Struct, frozen=True, gc=False):
    """An objective for which all compete (PU-1518), how each player stands, and what it would give
    them now."""

    id: str
    values: tuple[int, ...]
    medals: tuple[int, ...]


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as a seat sees it; ``seat`` is None for a spectator."""

    seat: Seat | None
    phase: Phase
    round: int
    commander: Seat
    depots: tuple[DepotView, ...]
    """Clockwise; the first one faces the first indicator position."""
    turns_by_itself: bool
    """Whether the station turns by one depot each round, without a commander's choice."""
    objectives: tuple[ObjectiveView, ...]
    common: tuple[CommonView, ...]
    civ: tuple[int, ...]
    """Cards left of each rank."""
    choosing: tuple[Seat, ...]
    corporations: tuple[str, ...]
    planets: tuple[str, ...]
    """The sides of boards from which the reader chooses."""
    offered: tuple[str, ...] | None
    """The civ cards from which the reader chooses now."""
    event: str | None
    events_left: int | None
    event_mix: tuple[int, ...]
    """The cards put into the event deck: green, orange, red."""
    events_to_come: tuple[int, ...]
    """Those of them that are still in it."""
    revealed: tuple[str, ...]
    """The events so far, the one of this round last."""
    next_event: str | None
    """The next event, if the reader knows it."""
    target: int | None
    """The solo target score."""
    verdict: str | None
    """What the score means compared with it, at the end (PU-923)."""
    ending: str
    players: tuple[PlayerView, ...]


def points(view: View) -> list[int]:
    """Everyone's medals so far, as far as the reader sees them."""
    return [sum(player.medals.values()) for player in view.players]


def breakdown(view: View) -> list[dict[str, int]]:
    """Where everyone's medals come from, as far as the reader sees them."""
    return [player.medals for player in view.players]


def view(g: Game, seat: Seat | None) -> View:
    """What a spectator sees, and of a seat's own what it alone sees."""
    s, (seen, own) = g.state, _seen(g)
    if seat is None:
        return seen
    players = list(seen.players)
    players[seat] = own[seat]
    return replace(
        seen,
        seat=seat,
        corporations=_sides(g, seat, corporation=True),
        planets=_sides(g, seat, corporation=False),
        offered=tuple(s.offered) if s.offered and s.choosing and s.choosing[0] == seat else None,
        next_event=s.alerts[-1] if _knows_next_event(g, seat) else None,
        players=tuple(players),
    )


@for_all
def _seen(g: Game) -> tuple[View, list[PlayerView]]:
    """What a spectator sees, and each player as only that player sees it."""
    s = g.state
    objectives = _objectives(g)
    common = tuple([CommonView(id, *contest(g, id, range(g.seats))) for id in s.common])
    players = [
        _player(g, seat, _neighbour_medals(objectives, common, seat), peeked_tiles(g, seat))
        for seat in range(g.seats)
    ]
    # By position: finding so many fields by name would take as long as making them.
    seen = View(
        None,  # seat
        s.phase,
        s.round,
        s.commander,
        _depots(g) if s.stacks[SMALL] else (),
        turns_by_itself(g),
        objectives,
        common,
        tuple([len(stack) for stack in s.civ]),
        tuple(s.choosing),
        (),  # corporations
        (),  # planets
        None,  # offered
        s.alert or None,  # event
        len(s.alerts) if has_events(g) else None,  # events left
        tuple(s.mix),  # event mix
        _events_to_come(g),
        tuple(s.revealed),
        None,  # next event
        solo_target(g) if g.seats == 1 else None,
        result(g).verdict if g.seats == 1 and s.phase == "end" else None,
        s.ending,
        tuple([openly for openly, _ in players]),
    )
    return seen, [own for _, own in players]


def _objectives(g: Game) -> tuple[ObjectiveView, ...]:
    found = []
    for number, id in enumerate(g.state.objectives):
        pair = rivals(g, number)
        (one, other), medals = contest(g, id, pair)
        found.append(ObjectiveView(id, pair, (one, other), medals))
    return tuple(found)


def _neighbour_medals(
    objectives: tuple[ObjectiveView, ...], common: tuple[CommonView, ...], seat: Seat
) -> int:
    """What a player would get now for the objectives of neighbours and of all."""
    found = sum([each.medals[seat] for each in common])
    for each in objectives:
        if seat in each.seats:
            found += each.medals[each.seats.index(seat)]
    return found


def _sides(g: Game, seat: Seat, *, corporation: bool) -> tuple[str, ...]:
    if g.state.phase != "boards":
        return ()
    sides = board_choice(g, seat, corporation=corporation)
    player = g.state.players[seat]
    chosen = player.corporation if corporation else player.planet
    return tuple(sides) if len(sides) > 1 and chosen == sides[0] else ()


def _knows_next_event(g: Game, seat: Seat) -> bool:
    """Whether a seat has looked at the next event (PU-Q-60 (l))."""
    return g.state.players[seat].peeked and bool(g.state.alerts)


@kept_by(lambda g: (g.state.revealed, g.state.mix))
def _events_to_come(g: Game) -> tuple[int, ...]:
    """The colours left in the deck: what went in is public, and so is what has been revealed."""
    gone = [g.data.events[event].colour for event in g.state.revealed]
    return tuple(
        count - gone.count(colour) for colour, count in zip(COLOURS, g.state.mix, strict=True)
    )


def _tile(g: Game, number: int) -> TileView:
    entry = g.data.tiles[number]
    return TileView(number, g.data.shapes[entry.shape].id, entry.a, entry.b, entry.meteorite)


@kept_by(lambda g: (g.state.stacks, g.state.rotation, g.state.offset))
def _depots(g: Game) -> tuple[DepotView, ...]:
    return tuple(_depot(g, place) for place in range(DEPOTS))


def _depot(g: Game, place: int) -> DepotView:
    """The depot at a place around the station, clockwise from the first indicator."""
    s, station = g.state, g.data.station
    outer = (place + s.rotation) % DEPOTS
    inner = (outer + s.offset) % DEPOTS
    positions = station.seats[g.seats - 1]
    return DepotView(
        _stack(g, station.inner[inner], s.stacks[SMALL][inner]),
        _stack(g, station.outer[outer], s.stacks[LARGE][outer]),
        positions.index(place) if place in positions else None,
    )


def _stack(g: Game, shape: str, stack: list[int]) -> StackView:
    return StackView(shape, len(stack), _tile(g, stack[-1]) if stack else None)


def _of_player(g: Game, seat: Seat, *given: object) -> tuple[object, ...]:
    """What the view of a player depends on: besides their own things the objectives for which they
    compete, and what holds for all."""
    return (seat, g.state.players[seat], g.state.phase, g.state.alert, *given)


@kept_by(_of_player)
def _player(
    g: Game, seat: Seat, neighbours: int, below: list[int]
) -> tuple[PlayerView, PlayerView]:
    """A player as everybody sees them, and as only that player does; ``below`` are the tiles that
    they have lifted others from."""
    s, player = g.state, g.state.players[seat]
    begun = s.phase not in ("setup", "boards")
    ended = s.phase.startswith("finale") or s.phase == "end"
    open_private = g.options.private_objectives == "open" or s.phase == "end"
    cards, private = tuple(player.cards), tuple(player.private)
    fulfilled, dealt = _fulfilled(g, seat), tuple(filter(None, player.dealt))
    ground, tracks = _ground(g, seat, begun), _tracks(g, seat) if begun else NO_TRACKS
    medals = public_score(g, seat, ground.medals, neighbours) if begun else {}
    medals_by_cards = {**medals, **card_score(g, seat)} if begun else {}
    of_private = {"private": private_medals(g, seat)} if begun else {}
    # By position, like the whole view.
    openly = PlayerView(
        player.corporation,
        player.planet,
        ground.tiles,
        ground.patches,
        ground.meteorites,
        ground.symbols,
        ground.lifepods,
        ground.rows,
        ground.columns,
        tuple(
            [
                RoverView(NAMES[rover.square], rover.carrying, _reach(g, seat, rover.square))
                for rover in player.rovers
            ]
        ),
        player.waiting,  # waiting rovers
        tuple(player.trackers),
        tracks.ahead,
        tracks.medals,  # track medals
        tuple(player.special),
        tracks.technologies,
        player.movement,
        player.lifepods,  # collected lifepods
        player.meteorites,  # collected meteorites
        player.stored,  # stored patches
        tuple([EffectView(e.kind, e.number, e.mask) for e in player.pending]),
        tuple(player.due),  # civ choices
        _tile(g, player.taken) if player.taken >= 0 else None,
        (),  # below
        player.stuck,
        tuple(player.played),
        tuple([g.data.cards[card].rank for card in player.cards]),  # card ranks
        cards if ended else None,
        len(private),  # private count
        private if open_private else None,
        fulfilled if open_private else None,
        # Later it is objectives, which only their player sees.
        dealt if s.phase == "boards" else None,
        (medals_by_cards if ended else medals) | (of_private if open_private else {}),
    )
    own = replace(
        openly,
        below=tuple([_tile(g, number) for number in below]),
        cards=cards,
        private=private,
        fulfilled=fulfilled,
        dealt=dealt,
        medals=medals_by_cards | of_private,
    )
    return openly, own


class Ground(msgspec.Struct, frozen=True, gc=False):
    """What lies on a planet, its rows and columns, and the medals of it all."""

    tiles: tuple[PlacedView, ...]
    patches: tuple[SquareName, ...]
    meteorites: tuple[SquareName, ...]
    symbols: tuple[SquareName, ...]
    lifepods: tuple[SquareName, ...]
    rows: tuple[LineView, ...]
    columns: tuple[LineView, ...]
    medals: int


def _of_ground(g: Game, seat: Seat, begun: bool) -> tuple[object, ...]:
    """What the view of a planet depends on: besides what lies there, what rovers carry."""
    player = g.state.players[seat]
    return (
        *(seat, begun, player.planet, player.corporation),
        *(player.tiles, player.layers, player.rovers),
    )


@kept_by(_of_ground)
def _ground(g: Game, seat: Seat, begun: bool) -> Ground:
    player = g.state.players[seat]
    board = g.data.planets[player.planet]
    filled = meteorites = 0
    if begun:
        filled = planet_of(g, seat).filled(g, seat)
        meteorites = corporation_of(g, seat).meteorites_left(g, seat)
    tiles = [
        PlacedView(_tile(g, placed.tile), placed.orientation, NAMES[placed.anchor])
        for placed in player.tiles
    ]
    return Ground(
        tiles=tuple(tiles),
        patches=_names(player.layer(PATCHES)),
        meteorites=_names(player.layer(METEORITES)),
        symbols=_names(player.layer(SYMBOLS)),
        lifepods=_names(player.layer(LIFEPODS)),
        rows=_lines(board.ground.rows, board.rows, filled, meteorites),
        columns=_lines(board.ground.columns, board.columns, filled, meteorites),
        medals=planet_medals(g, seat) if begun else 0,
    )


def _lines(
    lines: tuple[Board, ...], medals: tuple[int, ...], filled: Board, meteorites: Board
) -> tuple[LineView, ...]:
    return tuple(
        [
            LineView(n, popcount(line & ~filled), popcount(line & meteorites))
            for line, n in zip(lines, medals, strict=True)
        ]
    )


class Tracks(msgspec.Struct, frozen=True, gc=False):
    """A player's tracks: where each tracker may get, what it scores, and the technologies."""

    ahead: tuple[tuple[StepView, ...], ...]
    medals: tuple[int, ...]
    technologies: tuple[TechnologyView, ...]


NO_TRACKS: Final = Tracks((), (), ())
"""As long as corporations are chosen."""


def _of_tracks(g: Game, seat: Seat) -> tuple[object, ...]:
    player = g.state.players[seat]
    return (
        *(seat, player.corporation, player.trackers, player.special),
        *(player.used, player.spent),
    )


@kept_by(_of_tracks)
def _tracks(g: Game, seat: Seat) -> Tracks:
    player, corporation = g.state.players[seat], corporation_of(g, seat)
    entries = g.data.corporations[player.corporation].technologies
    return Tracks(
        tuple(
            [
                tuple(
                    [
                        StepView(TRACKS[track], position)
                        for track, position in corporation.steps_ahead(g, seat, tracker)
                    ]
                )
                for tracker in range(len(TRACKS))
            ]
        ),
        tuple([corporation.track_medals(g, seat, track) for track in range(len(TRACKS))]),
        tuple(
            [
                TechnologyView(
                    technology.id,
                    corporation.unlocked(g, seat, level),
                    technology.id in player.used or technology.id in player.spent,
                )
                for level, technology in enumerate(entries, 1)
            ]
        ),
    )


def _fulfilled(g: Game, seat: Seat) -> tuple[str, ...]:
    return tuple(card for card in g.state.players[seat].private if fulfilled(g, seat, card))


def _reach(g: Game, seat: Seat, start: int) -> tuple[ReachView, ...]:
    """Where a rover can drive with the movement that is left, by the cheapest way."""
    movement = g.state.players[seat].movement
    if not movement:
        return ()
    return tuple(
        ReachView(NAMES[square], cost, NAMES[before])
        for square, (cost, before) in rover_reach(g, seat, start).items()
    )


def peeked_tiles(g: Game, seat: Seat) -> list[int]:
    """The tiles that a player sees by lifting others, where the table allows it (PU-414): below
    both tiles of the depot in step 4, and below a tile that a card takes."""
    player = g.state.players[seat]
    if not g.options.peeking:
        return []
    if g.state.phase == "tiles":
        rings: tuple[int, ...] = (SMALL, LARGE)
    else:
        rings = (player.ring,) if player.taken >= 0 else ()
    stacks = [stack_of(g, seat, ring) for ring in rings]
    return [stack[-2] for stack in stacks if len(stack) > 1]


@lru_cache(1000)
def _names(of: Board) -> tuple[SquareName, ...]:
    return tuple(NAMES[bit(x, y)] for x, y in squares(of))


# Redealing


def redeal(g: Game, seat: Seat, guess: Random) -> None:
    """Deal again what a seat cannot know: tiles below the top, civ cards, objectives, events."""
    _redeal_stacks(g, seat, guess)
    _redeal_civ_cards(g, seat, guess)
    _redeal_objectives(g, seat, guess)
    _redeal_events(g, seat, guess)


def _redeal_stacks(g: Game, seat: Seat, guess: Random) -> None:
    """Only the top tile of a stack is known, and one below it that was peeked at (PU-205,
    PU-Q-02)."""
    peeked = peeked_tiles(g, seat)
    for ring in g.state.stacks:
        for stack in ring:
            known = 2 if len(stack) > 1 and stack[-2] in peeked else 1
            below = stack[:-known]
            guess.shuffle(below)
            stack[:-known] = below


def _redeal_civ_cards(g: Game, seat: Seat, guess: Random) -> None:
    """Mix the cards of each rank whose place the seat does not know.

    A card that it put back after looking is in the stack or was taken by somebody since. A card
    that it never saw is in the stack, in the box, or was taken by somebody. These two kinds are
    mixed separately. A stack that the seat is looking at right now stays as it is.
    """
    s, own = g.state, g.state.players[seat]
    looking = set(s.offered) if s.choosing and s.choosing[0] == seat else set()
    shown = s.phase.startswith("finale") or s.phase == "end"
    holders = [p.cards for other, p in enumerate(s.players) if other != seat and not shown]
    lists = [*s.civ, s.civ_box, s.civ_gone, *holders]
    before = [card for stack in s.civ for card in stack]
    for rank in range(1, len(s.civ) + 1):
        for known in (False, True):
            mixing = [
                card
                for cards in lists
                for card in cards
                if g.data.cards[card].rank == rank
                and card not in looking
                and (card in own.seen) == known
            ]
            _mix(lists, mixing.__contains__, guess)
    # If somebody else is looking at cards, these are different ones now.
    now = dict(zip(before, (card for stack in s.civ for card in stack), strict=True))
    s.offered = [now[card] for card in s.offered]


def _redeal_objectives(g: Game, seat: Seat, guess: Random) -> None:
    """Mix undealt objectives with those that others keep or gave back in secret."""
    s = g.state
    lists = [s.objective_deck]
    secret = g.options.private_objectives == "hidden" and s.phase != "end"
    for other, player in enumerate(s.players):
        if other == seat:
            continue
        lists.append(player.rejected)
        if secret:
            lists.append(player.private)
        if s.phase != "boards":
            lists.append(player.dealt)
    _mix(lists, lambda _card: True, guess)


def _redeal_events(g: Game, seat: Seat, guess: Random) -> None:
    """Replace the events to come: any of the same colours, in any order."""
    s = g.state
    known = s.alerts[-1:] if _knows_next_event(g, seat) else []
    unused = [id for id in g.data.events if usable(g, id) and id not in s.alerts + s.revealed]
    deck = s.alerts[: len(s.alerts) - len(known)]
    if not has_events(g):
        return
    for colour in COLOURS:
        _mix([deck, unused], partial(_has_colour, g, colour), guess)
    guess.shuffle(deck)
    s.alerts = [*deck, *known]


def _has_colour(g: Game, colour: Colour, card: str) -> bool:
    return g.data.events[card].colour == colour


def _mix(lists: list[list[str]], mixes: Callable[[str], bool], guess: Random) -> None:
    """Shuffle the cards for which ``mixes`` is true among their places in these lists."""
    places = [(cards, n) for cards in lists for n, card in enumerate(cards) if mixes(card)]
    mixed = [cards[n] for cards, n in places]
    guess.shuffle(mixed)
    for (cards, n), card in zip(places, mixed, strict=True):
        cards[n] = card
