"""What a seat, or a spectator, may see; and the redealing of what it may not.

Ships and everything on them are public. Hidden are the faces of parts in the warehouse and of those
removed from the game, the cards of piles that a seat has not looked at, the order of the deck,
others' machinations, and what rough roads are still to come.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.showing import for_all, kept_by
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.components import AdventureEntry
from kosmodrom.games.galaxy_trucker.figures import Figures, figures
from kosmodrom.games.galaxy_trucker.rules.base import (
    FlightGame,
    Game,
    board_of,
    dead_column_for,
    flight_order,
    is_learning_flight,
    level_of,
)
from kosmodrom.games.galaxy_trucker.rules.end import accounts, score
from kosmodrom.games.galaxy_trucker.rules.inspection import faults_of
from kosmodrom.games.galaxy_trucker.state import Phase, Player
from kosmodrom.games.galaxy_trucker.steps import cards as steps
from kosmodrom.games.galaxy_trucker.steps import extra, machinations
from kosmodrom.games.galaxy_trucker.tables import BoardTable
from kosmodrom.games.galaxy_trucker.terms import (
    CLASSES,
    COLOURS,
    GOODS,
    LEVELS,
    NOTHING,
    ROUGH_ROADS,
    SIDES,
    SPECIALISTS,
    Colour,
    Goods,
    RoughRoad,
    ShipClass,
    Side,
    Specialist,
)

UNCHECKED: Final = ("building", "inspection", "boarding")
"""The phases in which ships may have faults: "boarding" begins with the check."""


class CellView(msgspec.Struct, frozen=True, gc=False):
    """A part of a ship and what is in it, by the printed row and column."""

    row: int
    column: int
    part: str
    turns: int
    """Quarter turns clockwise."""
    humans: int
    """Sleepers, in a stasis chamber."""
    alien: Colour | None
    tokens: int
    goods: tuple[Goods, ...]
    dead: bool
    """Whether it lies in the dead zone."""
    loose: bool
    """Whether it was welded last and can still be taken off."""


class FaultView(msgspec.Struct, frozen=True, gc=False):
    """A fault that the check would find now, and the parts that take part in it."""

    kind: str
    cells: tuple[tuple[int, int], ...]


class ShipView(msgspec.Struct, frozen=True, gc=False):
    """A ship: its cells from front to rear, its figures, and what is wrong with it while it is
    built."""

    cells: tuple[CellView, ...]
    front: Side
    """The side of the grid that is the front: the rear one after Turbulence."""
    nose: Side
    """Class IA: the side of the board that was made the front."""
    figures: Figures
    faults: tuple[FaultView, ...]


Pictured = tuple[int, int, str, int]
"""A part in a picture: row, column, part and quarter turns."""


class TripView(msgspec.Struct, frozen=True, gc=False):
    """A flight of a player: the ship before and after it, and what it brought."""

    launched: tuple[Pictured, ...]
    landed: tuple[Pictured, ...] | None
    """None while the flight goes on."""
    accounts: dict[str, int]
    """Credits by where they came from, as in the score."""


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A player, with what the reader may know of the machinations in hand."""

    credits: int
    loans: int
    ship: ShipView
    hand: str | None
    aside: tuple[str, ...]
    ordered: tuple[str, ...]
    number: int | None
    looking: int | None
    """The number of the pile that the player looks at."""
    handlings: int
    specialist: Specialist | None
    day: int
    flying: bool
    finished: bool
    away: tuple[int, int]
    """Cards until the return from hyperspace, by half."""
    halves: tuple[bool, bool]
    lost: tuple[str, ...]
    junk: tuple[str, ...]
    roads: tuple[RoughRoad, ...]
    machinations: int
    """How many are in hand."""
    cards: tuple[str, ...] | None
    """Those in the reader's own hand."""
    planted: bool
    own_planted: str | None
    sold: int
    score: dict[str, int]
    trips: tuple[TripView, ...]
    """The flights so far."""


class PileView(msgspec.Struct, frozen=True, gc=False):
    """A pile of cards; its cards if the reader has looked at it."""

    size: int
    cards: tuple[str, ...] | None
    open: bool
    """Whether it may be looked at while building."""


class HourglassView(msgspec.Struct, frozen=True, gc=False):
    """The hourglass; circle 0 is START."""

    circle: int
    running: bool
    flips: int
    turner: Seat | None
    """Who turned it last; None: it was set up."""


class CardView(msgspec.Struct, frozen=True, gc=False):
    """The card that is being resolved, and how far it is."""

    id: str
    order: tuple[Seat, ...] = ()
    """Those whose turn on it is not over, from the next one on."""
    taken: tuple[Seat | None, ...] = ()
    """By planet or area: who took it first."""
    users: tuple[Seat, ...] = ()
    """Those who explored it, have beaten it, or took something."""
    struck: tuple[Seat, ...] = ()
    """Those whom it strikes."""
    line: int | None = None
    """The line of a combat zone that is being resolved, from 1."""
    chosen: tuple[int, ...] = ()
    """How often each line of the billiards was chosen."""
    parts: tuple[str, ...] = ()
    """Parts laid out to choose from."""
    guesses: tuple[tuple[Seat, int], ...] = ()
    bid: int = 0
    """The highest bid, made by ``bidder``; or what is demanded."""
    bidder: Seat | None = None


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as a seat sees it; ``seat`` is None for a spectator."""

    seat: Seat | None
    phase: Phase
    flight: int
    """From 1 on; 0 before the first."""
    flights: tuple[ShipClass, ...]
    ship_class: ShipClass | None
    level: int
    building: Literal["turns", "live"]
    turn: Seat | None
    """Who handles a part, if building is in turns."""
    hourglass: HourglassView | None
    numbers: tuple[int, ...]
    """Free number tiles."""
    warehouse: int
    removed: int
    returned: tuple[str, ...]
    piles: tuple[PileView, ...]
    deck: int
    card: CardView | None
    turned: tuple[str, ...]
    """The cards of this flight that have been resolved, in order; those that come again last."""
    again: bool
    """Whether this is the second pass of Déjà vu."""
    order: tuple[Seat, ...]
    """Those who fly, from the leader on."""
    roads: tuple[RoughRoad, ...]
    dead: int | None
    """The number of the dead column."""
    specialists: tuple[Specialist, ...]
    """Those that nobody has taken."""
    undealt: int
    """Machinations left in the box."""
    bank: dict[Goods, int]
    dice: tuple[int, ...]
    counts: tuple[int | None, ...]
    """What everyone counted last, doubled."""
    players: tuple[PlayerView, ...]


def points(view: View) -> list[int]:
    """Everyone's credits; loans that are still to be repaid are no debt yet."""
    return [sum(player.score.values()) for player in view.players]


def breakdown(view: View) -> list[dict[str, int]]:
    """Where they come from."""
    return [player.score for player in view.players]


def view(g: Game, seat: Seat | None) -> View:
    """What a spectator sees, and of a seat's own what it alone sees."""
    seen, own = _seen(g)
    if seat is None:
        return seen
    players = list(seen.players)
    players[seat] = own[seat]
    piles = _piles(g, g.state.players[seat].seen)
    return replace(seen, seat=seat, piles=piles, players=tuple(players))


@for_all
def _seen(g: Game) -> tuple[View, list[PlayerView]]:
    """What a spectator sees, and each player as only that player sees it."""
    s = g.state
    players = [_player(g, seat) for seat in range(g.seats)]
    begun = s.flight != NOTHING
    live = g.options.building == "live"
    building = s.phase == "building"
    # By position: finding so many fields by name would take as long as making them.
    seen = View(
        None,  # seat
        s.phase,
        s.flight + 1,
        tuple([CLASSES[number] for number in s.flights]),
        board_of(g).id if begun else None,  # ship class
        level_of(g).number if begun else 0,
        g.options.building,
        s.turn if building and not live else None,
        _hourglass(g) if building and live else None,
        _free_numbers(g),
        len(s.warehouse),
        len(s.removed),
        _parts(g, s.returned),
        _piles(g, 0),
        len(s.deck),
        _card(g) if s.card != NOTHING else None,
        _cards(g, [*s.done, *s.passed]),  # turned
        s.again,
        tuple(flight_order(g)),
        tuple([ROUGH_ROADS[road] for road in s.roads]),
        s.dead or None,
        tuple(n for i, n in enumerate(SPECIALISTS) if s.specialists >> i & 1),
        len(s.machinations),  # undealt
        dict(zip(GOODS, s.bank, strict=False)),
        tuple(s.dice),
        tuple([None if count == NOTHING else count for count in s.counts]),
        tuple([openly for openly, _ in players]),
    )
    return seen, [own for _, own in players]


def _hourglass(g: Game) -> HourglassView:
    s = g.state
    turner = None if s.turner == NOTHING else s.turner
    return HourglassView(s.circle, s.running, s.flips, turner)


def _parts(g: Game, parts: Iterable[int]) -> tuple[str, ...]:
    ids = g.data.tables.part_ids
    return tuple([ids[part] for part in parts if part])


def _cards(g: Game, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([g.data.cards[card].id for card in cards])


def _free_numbers(g: Game) -> tuple[int, ...]:
    taken = {player.number for player in g.state.players}
    return tuple([number for number in range(1, g.seats + 1) if number not in taken])


@kept_by(lambda g, seen: (seen, g.state.piles))
def _piles(g: Game, seen: int) -> tuple[PileView, ...]:
    """The piles for somebody who has seen some, as bits."""
    return tuple(
        PileView(
            len(pile),
            _cards(g, pile) if seen >> number & 1 else None,
            number < g.data.flight.open_piles,
        )
        for number, pile in enumerate(g.state.piles)
    )


def _card(g: Game) -> CardView:
    id = g.data.cards[g.state.card].id
    for step in g.state.todo:
        match step:
            case steps.Planets(order=order, landed=landed, guest=guest):
                users = () if guest == NOTHING else (guest,)
                return CardView(id, tuple(order), _seats(landed), users)
            case steps.Explore(order=order, users=users):
                return CardView(id, tuple(order), users=tuple(users))
            case steps.Fight(order=order, victors=victors, losers=losers):
                return CardView(id, tuple(order), users=tuple(victors), struck=tuple(losers))
            case steps.CombatZone(line=line, order=order, struck=struck):
                return CardView(id, tuple(order), struck=tuple(struck), line=line + 1)
            case extra.Junkyard(order=order, taken=taken, guest=guest):
                users = () if guest == NOTHING else (guest,)
                return CardView(id, tuple(order), _seats(taken), users)
            case extra.SpaceBilliards(order=order, chosen=chosen):
                return CardView(id, tuple(order), chosen=tuple(chosen))
            case extra.StarWarehouse(order=order, offered=offered, takers=takers):
                return CardView(id, tuple(order), users=tuple(takers), parts=_parts(g, offered))
            case extra.Bureaucracy(order=order, guesses=guesses):
                return CardView(id, tuple(order), guesses=tuple(guesses))
            case machinations.Auction(bidders=bidders, bid=bid, leader=leader):
                found = None if leader == NOTHING else leader
                return CardView(id, tuple(bidders), bid=bid, bidder=found)
            case machinations.AsteroidBelt(order=order, through=through):
                return CardView(id, tuple(order), struck=tuple(through))
            case machinations.SettlingAccounts(order=order, demand=demand):
                return CardView(id, tuple(order), bid=max(demand, 0))
            case (
                steps.OpenSpace(order=order)
                | steps.Stardust(order=order)
                | steps.Epidemic(order=order)
                | extra.Robopolice(order=order)
                | machinations.Psychocannibals(order=order)
                | machinations.SystemTest(order=order)
                | machinations.DriftingShip(order=order)
                | machinations.Toll(order=order)
                | machinations.LooseBolts(order=order)
            ):
                return CardView(id, tuple(order))
    return CardView(id)


def _seats(seats: Iterable[int]) -> tuple[Seat | None, ...]:
    return tuple(None if seat == NOTHING else seat for seat in seats)


def _of_player(g: Game, seat: Seat) -> tuple[object, ...]:
    """What the view of a player depends on: their own things, and the flight."""
    s = g.state
    return (seat, s.players[seat], s.flights, s.flight, s.phase in UNCHECKED, s.dead, s.strike)


@kept_by(_of_player)
def _player(g: Game, seat: Seat) -> tuple[PlayerView, PlayerView]:
    """A player as everybody sees them, and as only that player does."""
    player = g.state.players[seat]
    # By position, like the whole view.
    openly = PlayerView(
        player.credits,
        player.loans,
        _ship(g, seat),
        g.data.tables.part_ids[player.hand] if player.hand else None,
        _parts(g, player.aside),
        _parts(g, player.ordered),
        player.number or None,
        player.looking + 1 if player.looking != NOTHING else None,
        max(player.handlings, 0),
        SPECIALISTS[player.specialist] if player.specialist != NOTHING else None,
        player.day,
        player.flying,
        player.finished,
        (player.away[0], player.away[1]),
        (bool(player.halves & 1), bool(player.halves & 2)),
        _parts(g, player.lost),
        _parts(g, player.junk),
        tuple([name for i, name in enumerate(ROUGH_ROADS) if player.roads >> i & 1]),
        len(player.hand_cards),  # machinations
        None,  # cards
        player.planted != NOTHING,
        None,  # own planted
        player.sold,
        score(g, seat),
        _trips(g, player),
    )
    planted = g.data.cards[player.planted].id if player.planted != NOTHING else None
    own = replace(openly, cards=_cards(g, player.hand_cards), own_planted=planted)
    return openly, own


@kept_by(lambda g, player: (g.state.flights, player.launched, player.landed, player.wealth))
def _trips(g: Game, player: Player) -> tuple[TripView, ...]:
    return tuple(_trip(g, player, flight) for flight in range(len(player.launched)))


def _trip(g: Game, player: Player, flight: int) -> TripView:
    board = g.data.tables.boards[g.state.flights[flight]]
    over = flight < len(player.landed)
    return TripView(
        _picture(g, board, player.launched[flight]),
        _picture(g, board, player.landed[flight]) if over else None,
        accounts(player.wealth[flight]) if over else {},
    )


def _picture(g: Game, board: BoardTable, picture: bytes) -> tuple[Pictured, ...]:
    ids = g.data.tables.part_ids
    return tuple(
        (*board.place(cell), ids[part], turns)
        for cell, part, turns in zip(*(picture[n::3] for n in range(3)), strict=True)
    )


def _of_ship(g: Game, seat: Seat) -> tuple[object, ...]:
    """What the view of a ship depends on: itself, what flies of it, and the flight."""
    s, player = g.state, g.state.players[seat]
    return (
        *(seat, player.ship, player.last, player.halves, player.specialist, player.roads),
        *(s.flights, s.flight, s.phase in UNCHECKED, s.dead, s.strike),
    )


@kept_by(_of_ship)
def _ship(g: Game, seat: Seat) -> ShipView:
    player = g.state.players[seat]
    ship = player.ship
    if g.state.flight == NOTHING:
        return ShipView((), "front", "front", Figures(), ())
    return ShipView(
        cells=tuple(_cell(g, seat, player, cell) for cell in ships.occupied(ship)),
        front=SIDES[ship.front],
        nose=SIDES[ship.nose],
        figures=figures(g, seat),
        faults=_faults(g, seat) if g.state.phase in UNCHECKED else (),
    )


def _faults(g: Game, seat: Seat) -> tuple[FaultView, ...]:
    place = board_of(g).place
    return tuple(
        FaultView(kind, tuple(place(cell) for cell in cells)) for kind, cells in faults_of(g, seat)
    )


def _cell(g: Game, seat: Seat, player: Player, cell: int) -> CellView:
    ship = player.ship
    row, column = board_of(g).place(cell)
    goods = ship.goods[cell]
    return CellView(
        row=row,
        column=column,
        part=g.data.tables.part_ids[ship.parts[cell]],
        turns=ship.turned[cell],
        humans=ship.humans[cell],
        alien=COLOURS[ship.aliens.index(cell)] if cell in ship.aliens else None,
        tokens=ship.tokens[cell],
        goods=tuple([name for i, name in enumerate(GOODS) for _ in range(goods >> 2 * i & 3)]),
        dead=ships.is_dead(cell, dead_column_for(g, seat)),
        loose=cell == player.last,
    )


# Redealing


def redeal(g: Game, seat: Seat, guess: Random) -> None:
    """Redeal what a seat cannot know: parts face down, cards it has not seen, the order of the
    deck, others' machinations and the roads to come."""
    _redeal_parts(g, guess)
    redeal_cards(g, g.state.players[seat].seen, guess)
    _redeal_machinations(g, seat, guess)
    _redeal_answers(g, seat, guess)
    reorder_deck(g, guess)
    guess.shuffle(g.state.road_deck)


def _redeal_parts(g: Game, guess: Random) -> None:
    """The warehouse and the removed parts; a part noticed in an earlier flight was not removed
    (GT-156)."""
    s = g.state
    noticed = sorted({*s.warehouse} & {*s.noticed})
    unknown = sorted({*s.removed, *s.warehouse} - {*s.noticed})
    guess.shuffle(unknown)
    removed = len(s.removed)
    s.removed = sorted(unknown[:removed])
    s.warehouse = [*unknown[removed:], *noticed]
    guess.shuffle(s.warehouse)


def _rename(cards: Sequence[int], guess: Random) -> dict[int, int]:
    """Cards that are exchanged for one another."""
    before = sorted(cards)
    after = list(before)
    guess.shuffle(after)
    return dict(zip(before, after, strict=True))


def redeal_cards(g: FlightGame, seen: int, guess: Random) -> None:
    """Cards outside of the piles seen, as bits, are exchanged for others of the same deck: in
    unseen piles, among the hidden cards and in the deck of the flight."""
    s = g.state
    known = {s.card, *s.done, *s.passed}
    known.update(card for n, pile in enumerate(s.piles) if seen >> n & 1 for card in pile)
    unseen = [card for pile in (*s.piles, s.hidden) for card in pile if card not in known]
    learning = set(g.data.learning) if is_learning_flight(g) else set()
    names: dict[int, int] = {}
    for level in LEVELS:
        cards = [card for card in unseen if _level(g, card) == level and card not in learning]
        names |= _rename([*s.decks[level - 1], *cards], guess)
    s.decks = [_renamed(deck, names) for deck in s.decks]
    s.piles = [_renamed(pile, names) for pile in s.piles]
    s.hidden = _renamed(s.hidden, names)
    s.deck = _renamed(s.deck, names)


def _renamed(cards: Iterable[int], names: dict[int, int]) -> list[int]:
    return [names.get(card, card) for card in cards]


def _level(g: FlightGame, card: int) -> int:
    found = g.data.cards[card]
    return found.deck if isinstance(found, AdventureEntry) else 0


def _redeal_machinations(g: Game, seat: Seat, guess: Random) -> None:
    """Others' machinations, in hand and planted, and those in the box; what was turned up is
    known."""
    s = g.state
    known = {s.card, *s.done, *s.passed, NOTHING}
    others = [player for owner, player in enumerate(s.players) if owner != seat]
    unknown = [*s.machinations, *(card for player in others for card in player.hand_cards)]
    unknown += [player.planted for player in others if player.planted not in known]
    names = _rename(unknown, guess)
    s.machinations = _renamed(s.machinations, names)
    s.deck = _renamed(s.deck, names)
    for player in others:
        player.hand_cards = _renamed(player.hand_cards, names)
        player.planted = names.get(player.planted, player.planted)


def _redeal_answers(g: Game, seat: Seat, guess: Random) -> None:
    """The die of the bureaucrats, and offers to the robot police that others have made (GT-1005,
    GT-1015)."""
    for step in g.state.todo:
        match step:
            case extra.Bureaucracy(setter=setter, die=die) if setter != seat and die:
                step.die = guess.below(6) + 1
            case extra.Robopolice(order=order, offers=offers, winner=winner):
                for number, owner in enumerate(order):
                    if winner == NOTHING != offers[number] and owner != seat:
                        offers[number] = guess.below(g.state.players[owner].credits + 1)


def reorder_deck(g: FlightGame, guess: Random) -> None:
    """The order of the deck is unknown but for what its making says: the first card is of the
    flight's own deck (GTB-605), and machinations lie between its outer quarters, one of them first
    (GT-709 to GT-711). With forecasts and in a second pass it is known, but for the eight cards of
    the learning flight, which are shuffled all the same (GTB-209)."""
    s = g.state
    if not s.deck or s.again or (g.options.forecasts and not is_learning_flight(g)):
        return
    turned = len(s.done) + len(s.passed) + (s.card != NOTHING)
    total = turned + len(s.deck)
    schemes = [card for card in s.deck if card >= g.data.tables.first_machination]
    ordinary = [card for card in s.deck if card < g.data.tables.first_machination]
    guess.shuffle(ordinary)
    if g.options.forecasts:  # machinations lie upon the eight cards, in launch order (GT-713)
        s.deck = [*ordinary, *schemes]
        return
    guess.shuffle(schemes)
    if not turned:
        own = next(i for i, card in enumerate(ordinary) if _level(g, card) == board_of(g).level)
        ordinary[0], ordinary[own] = ordinary[own], ordinary[0]
    quarter = level_of(g).quarter
    planted = sum(player.planted != NOTHING for player in s.players)
    places: list[bool] = []
    if planted:
        middle = [True] * len(schemes)
        first = [] if turned > quarter or not middle else [middle.pop()]
        size = total - quarter - max(turned, quarter + 1)
        middle += [False] * (size - len(middle))
        guess.shuffle(middle)
        places = [*([False] * (quarter - turned)), *first, *middle]
    cards = [(schemes if scheme else ordinary).pop(0) for scheme in places] + ordinary
    s.deck = cards[::-1]
