"""A game at a table of cardboard: a flow that keeps time, turns cards, rolls dice and reckons."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Annotated, Final, get_args

import msgspec

from kosmodrom.core.asks import CHECKPOINT, Ask, Flow, Question, ask, race
from kosmodrom.core.options import CLOCK, Option, Seat
from kosmodrom.core.result import Result
from kosmodrom.core.words import Word
from kosmodrom.games.galaxy_trucker.box import Box
from kosmodrom.games.galaxy_trucker.components import (
    AdventureEntry,
    CombatZone,
    FlightCard,
    MeteorSwarm,
    Pirates,
    Threat,
)
from kosmodrom.games.galaxy_trucker.dispatcher import events, moves
from kosmodrom.games.galaxy_trucker.dispatcher.moves import Aboard, PlayerName
from kosmodrom.games.galaxy_trucker.dispatcher.state import DispatchOptions, DispatchState
from kosmodrom.games.galaxy_trucker.events.building import ClassName
from kosmodrom.games.galaxy_trucker.moves.base import CardId
from kosmodrom.games.galaxy_trucker.rules.base import (
    DispatchGame,
    board_of,
    five_rules,
    is_learning_flight,
    level_of,
    new_technologies,
    road,
)
from kosmodrom.games.galaxy_trucker.rules.deck import (
    holds,
    is_last,
    make_deck,
    make_piles,
    next_is_last,
    pass_again,
    put_away,
)
from kosmodrom.games.galaxy_trucker.rules.settlement import (
    BOTH_HALVES,
    CREATIVITY,
    EARNED,
    FINISH,
    LOOKS,
    LUXURY,
    MANAGING,
    ORDERS,
    PARTS,
    SALE,
    best_looking,
    finish_order,
    goods_value,
    half_price,
    merchant_bonus,
    parts_cost,
    place_reward,
)
from kosmodrom.games.galaxy_trucker.rules.setup import flight_classes, set_up_decks
from kosmodrom.games.galaxy_trucker.state import Player
from kosmodrom.games.galaxy_trucker.tables import ROAD_NUMBER
from kosmodrom.games.galaxy_trucker.terms import (
    CLASSES,
    LEFT,
    MOST_PLAYERS,
    NOTHING,
    RIGHT,
    SEAT_COLOURS,
    SPECIALISTS,
    Goods,
    RoughRoad,
    ThreatKind,
)

DISPATCHER: Final = 0
"""The only seat: whoever has the device answers there."""

ROADS: Final[tuple[RoughRoad, ...]] = (
    "hard_crossing", "deja_vu", "meteor_inversion", "dum_dum_bullets", "made_to_order",
    "nasty_surprise",
)  # fmt: skip
"""Those that concern the dispatcher; the others are read from their cards."""
SURPRISES: Final[tuple[RoughRoad, ...]] = ROADS[:4]
"""What Nasty Surprise may bring of them: none that acts while building (GT-Q-51)."""
OPPORTUNITIES: Final = (
    "planets", "abandoned_ship", "abandoned_station", "slavers", "smugglers", "pirates",
    "star_warehouse", "junkyard",
)  # fmt: skip
"""What can be used, and then does not come again with Déjà vu (GT-851)."""
FIVE: Final = (
    "planets", "abandoned_ship", "abandoned_station", "slavers", "smugglers", "pirates",
    "combat_zone", "sabotage",
)  # fmt: skip
INVERTED: Final[dict[ThreatKind, ThreatKind]] = {
    "small_meteor": "large_meteor",
    "large_meteor": "small_meteor",
}
MOST_EXPOSED, MOST_LOST, MOST_PASSENGERS, MOST_RACES = 40, 60, 4, 3

WHO: Final = Question("dispatch-who", ("GTB-101",))
DRAWN: Final = Question("dispatch-drawn", ("GT-802", "GT-803"))
SURPRISE: Final = Question("dispatch-surprise", ("GT-927", "GT-Q-50", "GT-Q-51"))
START: Final = Question("dispatch-start", ("GTB-301", "GTB-318"))
YARD: Final = Question("dispatch-yard", ("GTB-310", "GTB-315", "GTB-320"))
STOPPED: Final = Question("dispatch-stopped", ("GTB-315", "GTB-316"))
LAST_STOP: Final = Question("dispatch-last-stop", ("GTB-315", "GTB-316"))
TILES: Final = Question("dispatch-tiles", ("GTB-317",))
SAND: Final = Question("dispatch-sand", ("GTB-315", "GTB-318"))
LAUNCH: Final = Question("dispatch-launch", ("GTB-420", "GTB-601", "GTB-603"))
FIRST_CARD: Final = Question("dispatch-first-card", ("GTB-605",))
CARD: Final = Question("dispatch-card", ("GTB-701", "GTB-901"))
EXTRA: Final = Question("dispatch-extra", ("GT-1001", "GTB-901"))
MACHINATION: Final = Question("dispatch-machination", ("GT-715", "GTB-901"))
PLACE: Final = Question("dispatch-place", ("GTB-1001", "GTB-906"))
BOTH: Final = Question("dispatch-both", ("GT-652", "GT-653"))
EXPOSED: Final = Question("dispatch-exposed", ("GTB-1002", "GTB-708"))
CREATIVE: Final = Question("dispatch-creative", ("GT-507",))
CUBES: Final = Question("dispatch-cubes", ("GTB-1003", "GTB-907"))
LOST: Final = Question("dispatch-lost", ("GTB-1004", "GTB-1005"))
SPECIALIST: Final = Question("dispatch-specialist", ("GT-360", "GT-367", "GT-371"))
RACES: Final = Question("dispatch-races", ("GT-367",))
PASSENGERS: Final = Question("dispatch-passengers", ("GT-214",))
ORDERED: Final = Question("dispatch-ordered", ("GT-918",))


# What questions are about


class AboutRoads(msgspec.Struct, frozen=True, tag="dispatch_roads"):
    known: int
    """How many have been named."""


class AboutFlight(msgspec.Struct, frozen=True, tag="dispatch_flight"):
    flight: int
    ship: ClassName


class AboutTurned(msgspec.Struct, frozen=True, tag="dispatch_turned"):
    """How often the hourglass has been turned, and the circle it stands on."""

    flips: int
    circle: Annotated[int, Word("circle")]


class AboutDispatched(msgspec.Struct, frozen=True, tag="dispatch_turned_card"):
    """A card, and how many of its threats have been rolled."""

    card: CardId
    rolled: int


class AboutTrucker(msgspec.Struct, frozen=True, tag="dispatch_trucker"):
    player: PlayerName


class AboutCubes(msgspec.Struct, frozen=True, tag="dispatch_cubes"):
    player: PlayerName
    goods: Annotated[Goods, Word("goods")]


# The course of a game


def new_state(_seats: int, options: DispatchOptions, _box: Box) -> DispatchState:
    return DispatchState(rng=0, players=[Player() for _ in range(options.players)])


def play(g: DispatchGame) -> Flow:
    """All of a game, from the checkpoint that the state is at."""
    s = g.state
    while s.phase != "end":
        yield CHECKPOINT
        match s.phase:
            case "setup":
                yield from set_up(g)
            case "round":
                begin_flight(g)
            case "roads":
                yield from ask_roads(g)
            case "ready":
                yield from start_building(g)
            case "building":
                yield from build(g)
            case "surprise":
                yield from ask_surprise(g)
            case "launch":
                yield from launch(g)
            case "flight":
                yield from fly(g)
            case "settlement":
                yield from settle(g)


def colour(g: DispatchGame, player: int) -> PlayerName:
    """A player's name."""
    return SEAT_COLOURS[g.state.colours[player]]


def set_up(g: DispatchGame) -> Flow:
    """Who plays, and the three decks; the fifth colour is the expansion's (GTB-101)."""
    s, players = g.state, g.options.players
    if players == MOST_PLAYERS:
        s.colours = list(range(players))
    else:
        options = [moves.Colours(names) for names in combinations(SEAT_COLOURS, players)]
        choice: moves.Colours = yield ask(DISPATCHER, WHO, options)
        s.colours = [SEAT_COLOURS.index(name) for name in choice.colours]
    s.flights = [CLASSES.index(name) for name in flight_classes(g.options)]
    set_up_decks(g)
    s.phase = "round"


def begin_flight(g: DispatchGame) -> None:
    """The next flight: its piles are made here (GTB-206), the rest is prepared at the table."""
    s = g.state
    s.flight += 1
    for player in s.players:
        fresh = Player()
        player.ship, player.lost, player.specialist = fresh.ship, [], NOTHING
        player.number = player.roads = 0
        player.finished, player.planted = False, NOTHING
    s.roads, s.seen, s.looking, s.settled = [], 0, NOTHING, 0
    s.flips, s.running = 0, False
    make_piles(g)
    g.emit(events.FlightPrepared(s.flight + 1, board_of(g).id))
    g.emit(events.TablePrepared(len(s.players)))
    if is_learning_flight(g):
        g.emit(events.LearningPrepared(len(g.data.learning)))
    else:
        g.emit(events.PilesMade(len(s.piles), len(s.piles[0])))
    if g.options.machinations:
        _plant(g)
    if g.options.roads:
        g.emit(events.RoadsToDraw(g.options.roads))
    s.phase = "roads" if g.options.roads else "ready"


def _plant(g: DispatchGame) -> None:
    """Everybody chooses a machination (GT-703). What it is nobody says: the first machinations of
    the box stand for them."""
    s = g.state
    if s.flight == 0:
        g.emit(events.MachinationsDealt(g.data.flight.machinations))
    g.emit(events.MachinationsKept() if g.options.forecasts else events.MachinationsPlanted())
    for player, card in zip(s.players, g.data.machinations, strict=False):
        player.planted = card


# Rough roads


def ask_roads(g: DispatchGame) -> Flow:
    """Which of the roads drawn concern the dispatcher, one after another."""
    s = g.state
    left = [name for name in ROADS if ROAD_NUMBER[name] not in s.roads]
    if left and len(s.roads) < g.options.roads:
        options = (moves.NoRoad(), *map(moves.NameRoad, left))
        choice = yield ask(DISPATCHER, DRAWN, options, AboutRoads(len(s.roads)))
        if isinstance(choice, moves.NameRoad):
            _bind(g, choice.road)
            return
    if holds(g, "made_to_order"):
        g.emit(events.PartsToOrder(level_of(g).ordered_parts))
    s.phase = "ready"


def ask_surprise(g: DispatchGame) -> Flow:
    """Nasty Surprise brings one more (GT-Q-50)."""
    s = g.state
    left = [name for name in SURPRISES if ROAD_NUMBER[name] not in s.roads]
    if left:
        choice = yield ask(DISPATCHER, SURPRISE, (moves.NoRoad(), *map(moves.NameRoad, left)))
        if isinstance(choice, moves.NameRoad):
            _bind(g, choice.road)
    prepare_launch(g)


def _bind(g: DispatchGame, name: RoughRoad) -> None:
    """It binds everybody (GT-803)."""
    number = ROAD_NUMBER[name]
    g.state.roads.append(number)
    for player in g.state.players:
        player.roads |= 1 << number
    g.emit(events.RoadKnown(name))


# Building


def start_building(g: DispatchGame) -> Flow:
    s = g.state
    about = AboutFlight(s.flight + 1, board_of(g).id)
    yield ask(DISPATCHER, START, (moves.StartHourglass(),), about)
    s.circle, s.flips, s.running = level_of(g).hourglass_runs - 1, 1, True  # GTB-318
    g.emit(events.SandRuns(s.circle))
    s.phase = "building"


def build(g: DispatchGame) -> Flow:
    """Whatever comes first: an answer, or the end of the sand (GTB-315)."""
    s = g.state
    asks: dict[Seat, Ask] = {DISPATCHER: ask(DISPATCHER, _yard_question(g), yard_options(g))}
    if s.running:
        asks[CLOCK] = ask(
            CLOCK,
            SAND,
            (moves.RunOut(),),
            AboutTurned(s.flips, s.circle),
            seconds=g.data.flight.hourglass_seconds,
        )
    _seat, choice = yield race(asks)
    match choice:
        case moves.RunOut():
            s.running = False
            g.emit(events.SandStopped(s.circle) if s.circle else events.TimeIsUp())
            if not s.circle:
                s.looking = NOTHING
        case moves.TurnHourglass():
            s.circle, s.flips, s.running = s.circle - 1, s.flips + 1, True
            g.emit(events.SandRuns(s.circle))
        case moves.LookAt(pile):
            g.reveal()
            s.looking = pile - 1
            s.seen |= 1 << s.looking
            cards = tuple(g.data.cards[card].id for card in s.piles[s.looking])
            g.emit(events.PileLookedAt(pile, cards))
        case moves.PutBack():
            s.looking = NOTHING
        case moves.TakeTile(name, number):
            player = s.colours.index(SEAT_COLOURS.index(name))
            _take_tile(g, player, number)
    waiting = [n for n, player in enumerate(s.players) if not player.number]
    if time_is_up(g) and len(waiting) == 1:  # the last tile is nobody's choice
        _take_tile(g, waiting[0], len(s.players))
        waiting = []
    if not waiting:
        end_building(g)


def time_is_up(g: DispatchGame) -> bool:
    """Whether the sand has run out on START (GTB-317)."""
    s = g.state
    return s.flips > 0 and s.circle == 0 and not s.running


def _yard_question(g: DispatchGame) -> Question:
    s = g.state
    if time_is_up(g):
        return TILES
    if s.running:
        return YARD
    return STOPPED if s.circle > 1 else LAST_STOP


def yard_options(g: DispatchGame) -> list[Option]:
    """What people do here while they build. The next number tile is taken (GTB-320); onto START
    the hourglass is turned only when somebody has one (GTB-316)."""
    s = g.state
    number = 1 + max(player.number for player in s.players)
    tiles: list[Option] = [
        moves.TakeTile(colour(g, n), number)
        for n, player in enumerate(s.players)
        if not player.number
    ]
    if time_is_up(g):
        return tiles
    found: list[Option] = []
    if not s.running and (s.circle > 1 or number > 1):
        found.append(moves.TurnHourglass())
    found += tiles
    if s.looking != NOTHING:
        found.append(moves.PutBack(s.looking + 1))
    elif not is_learning_flight(g):  # GTB-209
        found += [moves.LookAt(pile + 1) for pile in range(g.data.flight.open_piles)]
    return found


def _take_tile(g: DispatchGame, player: int, number: int) -> None:
    g.state.players[player].number = number
    g.emit(events.TileTaken(colour(g, player), number))


def end_building(g: DispatchGame) -> None:
    """All have number tiles (GTB-322)."""
    s = g.state
    s.running, s.looking = False, NOTHING
    g.emit(events.BuildingOver())
    if holds(g, "nasty_surprise"):
        g.emit(events.SurpriseToDraw())
        s.phase = "surprise"
    else:
        prepare_launch(g)


# The launch


def prepare_launch(g: DispatchGame) -> None:
    """What is done at the table before the first card: the check, the crew and the rockets."""
    s, board, gap = g.state, board_of(g), level_of(g).gap
    if board.board.turnable:
        g.emit(events.FrontToChoose())
    g.emit(events.ShipsToCheck())
    g.emit(events.HumansToBoard() if is_learning_flight(g) else events.CrewToBoard())
    if new_technologies(g) and not is_learning_flight(g):
        g.emit(events.SpecialistsToBoard())
    for n in sorted(range(len(s.players)), key=lambda n: s.players[n].number):
        g.emit(events.RocketPlaced(colour(g, n), (s.players[n].number - 1) * gap))
    s.phase = "launch"


def launch(g: DispatchGame) -> Flow:
    """The piles become the deck (GTB-605)."""
    yield ask(DISPATCHER, LAUNCH, (moves.Launch(),))
    make_deck(g)
    if g.options.machinations:
        stacked = g.options.forecasts
        g.emit(events.MachinationsToStack() if stacked else events.MachinationsToShuffle())
    g.state.phase = "flight"


# The flight


def fly(g: DispatchGame) -> Flow:
    """One thing that is done with the present card, or the next one."""
    s = g.state
    if s.card == NOTHING:
        first: list[Option] = [moves.TurnCard()]
        if g.options.roads:  # Object of Envy (GT-836)
            first.append(moves.RollLine())
        if (yield ask(DISPATCHER, FIRST_CARD, first)) == moves.RollLine():
            roll_line(g)
        else:
            turn_card(g)
        return
    card = g.data.cards[s.card]
    options = card_options(g, card)
    if not isinstance(card, AdventureEntry):
        choice = yield ask(DISPATCHER, MACHINATION, options)
    else:
        question = EXTRA if card.extra else CARD
        choice = yield ask(DISPATCHER, question, options, AboutDispatched(card.id, s.threats))
    match choice:
        case moves.RollThreat():
            roll_threat(g, card)
        case moves.RollLine():
            roll_line(g)
        case moves.RollCoordinates():
            roll_coordinates(g)
        case moves.NobodyFlies():
            land(g)
        case _:
            s.used_card = isinstance(choice, moves.CardUsed)
            put_away(g)
            if not s.deck and pass_again(g):
                g.emit(events.SecondPass(len(s.deck)))
            if s.deck:
                turn_card(g)
            else:
                land(g)


def turn_card(g: DispatchGame) -> None:
    s = g.state
    g.reveal()
    s.card, s.threats, s.used_card = s.deck.pop(), 0, False
    card, left = g.data.cards[s.card], len(s.deck)
    if not isinstance(card, AdventureEntry):
        g.emit(events.MachinationTold(left))
        if holds(g, "deja_vu") and not s.again:
            g.emit(events.KeepMachination())
    elif card.extra:
        g.emit(events.ExtraTold(card.id, left))
    else:
        g.emit(events.CardTold(card.id, left))
    if five_rules(g) and card.kind in FIVE:
        g.emit(events.FiveTold(card.kind))
    if next_is_last(g):
        g.emit(events.NextIsLast())


def threats_of(card: FlightCard) -> tuple[Threat, ...]:
    """The threats of a card that the dispatcher knows. Extra cards and machinations lie on the
    table: it does not count on its own."""
    match card:
        case MeteorSwarm():
            return card.meteors
        case Pirates():
            return card.shots
        case CombatZone():
            return tuple(shot for line in card.lines for shot in line.shots)
    return ()


def card_options(g: DispatchGame, card: FlightCard) -> list[Option]:
    s = g.state
    found: list[Option] = []
    if s.threats < len(threats_of(card)):
        found.append(moves.RollThreat())
    unknown = not isinstance(card, AdventureEntry) or card.extra
    if unknown or g.options.roads:
        found.append(moves.RollLine())
    if card.kind == "sabotage" or g.options.roads:
        found.append(moves.RollCoordinates())
    opportunity = not isinstance(card, AdventureEntry) or card.kind in OPPORTUNITIES
    if holds(g, "deja_vu") and not s.again and opportunity:
        found += [moves.CardUsed(), moves.CardUnused()]
    elif is_last(g):
        found.append(moves.Land())
    else:
        found.append(moves.TurnCard())
    if not isinstance(found[-1], moves.Land) and not is_learning_flight(g):
        found.append(moves.NobodyFlies())
    return found


def _roll(g: DispatchGame) -> tuple[int, int]:
    g.reveal()
    return g.rng.below(6) + 1, g.rng.below(6) + 1


def roll_threat(g: DispatchGame, card: FlightCard) -> None:
    """The next threat: what it strikes, and what can be done about it (GTB-740 to GTB-752)."""
    s, threats = g.state, threats_of(card)
    threat = threats[s.threats]
    s.threats += 1
    first, second = _roll(g)
    g.emit(events.ThreatRolled(s.threats, len(threats), threat.kind, threat.side, first, second))
    across = threat.from_side in (LEFT, RIGHT)
    if not _tell_line(g, first + second, "row" if across else "column"):
        return
    if across and len(board_of(g).halves) > 1:
        g.emit(events.HalvesStruck())
    kind = threat.kind
    if kind in INVERTED and road(g, 0, "meteor_inversion"):
        kind = INVERTED[kind]
        g.emit(events.MeteorInverted(kind))
    g.emit(events.DefenceTold(_defence(kind, threat)))
    if new_technologies(g):
        g.emit(events.TechnologyTold())
    if road(g, 0, "dum_dum_bullets"):
        g.emit(events.FliesOnTold())
    g.emit(events.LossesTold())


def roll_line(g: DispatchGame) -> None:
    """A threat that only the people at the table know."""
    first, second = _roll(g)
    g.emit(events.LineRolled(first, second))
    _tell_line(g, first + second, "column")
    _tell_line(g, first + second, "row")


def roll_coordinates(g: DispatchGame) -> None:
    """A column and then a row (GT-1116). On class IA the cells depend on the front of each ship."""
    column, row = sum(_roll(g)), sum(_roll(g))
    g.emit(events.CoordinatesTold(column, row))
    found = [_tell_line(g, column, "column"), _tell_line(g, row, "row")]
    board = board_of(g).board
    cell = board.row_of[row], board.column_of[column]
    if all(found) and not board.turnable and cell not in board.cells:
        g.emit(events.NoCell())


def _defence(kind: ThreatKind, threat: Threat) -> events.Defence:
    if kind != "large_meteor":
        return kind
    match threat.side:
        case "front":
            return "large_meteor_front"
        case "rear":
            return "large_meteor_rear"
    return "large_meteor_side"


def _tell_line(g: DispatchGame, number: int, line: events.Line) -> bool:
    """Which line of the ship board a roll means, or that there is none, or no cell in it."""
    board = board_of(g).board
    if line == "column":
        at, numbers = board.column_of[number], board.column_numbers
    else:
        at, numbers = board.row_of[number], board.row_numbers
    used = {cell[line == "column"] for half in board.halves for cell in half}
    if at not in used:
        g.emit(events.NothingStruck(line, number))
        return False
    struck = events.ColumnStruck if line == "column" else events.RowStruck
    g.emit(struck(at + 1, numbers[at]))
    return True


def land(g: DispatchGame) -> None:
    """The flight is over."""
    s = g.state
    g.emit(events.FlightOver(s.flight + 1))
    s.deck, s.settled = [], 0
    if s.card != NOTHING:
        s.done.append(s.card)
        s.card = NOTHING
    s.phase = "settlement"


# The settlement


def settle(g: DispatchGame) -> Flow:
    """The next player's account; when all have answered, what everybody takes and pays."""
    s = g.state
    if s.settled < len(s.players):
        yield from ask_account(g, s.settled)
        s.settled += 1
        return
    tell_accounts(g)
    if s.flight + 1 < len(s.flights):
        s.phase = "round"
    else:
        g.emit(events.WinnerTold())
        s.phase = "end"


def ask_account(g: DispatchGame, seat: int) -> Flow:
    """As little as the settlement needs, in its order (GT-Q-97)."""
    s, board = g.state, board_of(g)
    player, name = s.players[seat], colour(g, seat)
    about = AboutTrucker(name)
    taken = {-other.day for other in s.players[:seat] if other.finished}
    places = [n for n in range(1, len(s.players) + 1) if n not in taken]
    options: list[Option] = [moves.Arrived(place) for place in places]
    if not is_learning_flight(g):  # nobody gives up there (GTB-209)
        options.append(moves.GaveUp())
    choice = yield ask(DISPATCHER, PLACE, options, about)
    earned = [0] * (len(EARNED) + 1)
    finished = isinstance(choice, moves.Arrived)
    halves, exposed = 1, 0
    if isinstance(choice, moves.Arrived):
        if len(board.halves) > 1:
            both = yield ask(DISPATCHER, BOTH, (moves.Yes(), moves.No()), about)
            halves = BOTH_HALVES if both == moves.Yes() else 1
        exposed = yield from number_of(EXPOSED, MOST_EXPOSED, about)
        if board.board.turnable:
            alone = yield ask(DISPATCHER, CREATIVE, (moves.Yes(), moves.No()), about)
            earned[CREATIVITY] = level_of(g).best_looking if alone == moves.Yes() else 0
    specialist: Aboard = "none"
    if new_technologies(g) and not is_learning_flight(g):  # no aliens there (GTB-209)
        specialist = (yield ask(DISPATCHER, SPECIALIST, SPECIALIST_ANSWERS, about)).specialist
    if finished and new_technologies(g):
        if specialist == "manager":
            races = yield from number_of(RACES, MOST_RACES, about, least=1)
            earned[MANAGING] = g.data.flight.manager[races - 1]
        passengers = yield from number_of(PASSENGERS, MOST_PASSENGERS, about)
        earned[LUXURY] = passengers * level_of(g).luxury
    cubes = []
    for cube in g.data.goods:
        most = cube.supply + new_technologies(g) * cube.more
        cubes.append((yield from number_of(CUBES, most, AboutCubes(name, cube.id))))
    lost = yield from number_of(LOST, MOST_LOST, about)
    if holds(g, "made_to_order"):
        left = yield from number_of(ORDERED, level_of(g).ordered_parts, about)
        earned[ORDERS] = -left * g.data.flight.unused_part_cost
    # All answers are in: now they count.
    player.finished, player.halves = finished, halves
    player.day = -choice.place if isinstance(choice, moves.Arrived) else 0
    player.ship.exposed = exposed
    if specialist in SPECIALISTS:
        player.specialist = SPECIALISTS.index(specialist)
        player.ship.aliens[2] = 1  # somewhere aboard
    sale = goods_value(g, seat, cubes) if finished else half_price(g, seat, cubes)
    earned[SALE] = sale + merchant_bonus(g, seat, cubes)
    player.lost = [0] * lost  # which parts they are nobody asks
    earned[PARTS] = -parts_cost(g, seat)
    player.wealth.append(earned)


SPECIALIST_ANSWERS: Final = tuple(moves.NameSpecialist(name) for name in get_args(Aboard))


def number_of(question: Question, most: int, about: msgspec.Struct, least: int = 0) -> Flow:
    options = [moves.Count(number) for number in range(least, most + 1)]
    choice: moves.Count = yield ask(DISPATCHER, question, options, about)
    return choice.number


def tell_accounts(g: DispatchGame) -> None:
    """What everybody takes and pays, by the rules of the game; places and looks are compared now
    (GTB-1001, GTB-1002)."""
    s = g.state
    finishers = finish_order(g)
    for place, seat in enumerate(finishers):
        s.players[seat].wealth[-1][FINISH] = place_reward(g, place)
    for seat in best_looking(g, finishers):
        s.players[seat].wealth[-1][LOOKS] = level_of(g).best_looking
    for seat, player in enumerate(s.players):
        earned = player.wealth[-1]
        for item, amount in zip(ITEMS, earned, strict=False):
            if amount:
                g.emit(events.ItemTold(colour(g, seat), item, amount))
        player.credits += sum(earned)
        g.emit(events.AccountTold(colour(g, seat), sum(earned), player.credits))
    if g.options.machinations:
        g.emit(events.LoansTold(g.data.flight.loan, g.data.flight.repayment))
    else:
        g.emit(events.DebtTold())


ITEMS: Final[tuple[events.Item, ...]] = (
    "finish", "looks", "creativity", "luxury", "manager", "goods", "parts", "orders",
)  # fmt: skip
assert ITEMS == EARNED


def score(players: Iterable[Player]) -> dict[str, int]:
    """What all settlements brought, by where it came from."""
    flights = [flight for player in players for flight in player.wealth]
    return {item: sum(flight[n] for flight in flights) for n, item in enumerate(EARNED)}


def result(g: DispatchGame) -> Result:
    """What the settlements brought all players together; who wins is seen at the table."""
    found = score(g.state.players)
    total = sum(found.values())
    return Result("ranked", "flights", ((DISPATCHER,),), (total,), (found,))
