"""The set-up of a game and of each of its flights."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.errors import GameOptionsError
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.box import Box
from kosmodrom.games.galaxy_trucker.dispatcher.state import DispatchOptions
from kosmodrom.games.galaxy_trucker.events.building import FlightBegan, LotteryRolled
from kosmodrom.games.galaxy_trucker.rules.base import (
    FlightGame,
    GalaxyTruckerOptions,
    Game,
    board_of,
    new_technologies,
)
from kosmodrom.games.galaxy_trucker.rules.deck import make_piles
from kosmodrom.games.galaxy_trucker.rules.machinations import deal_machinations
from kosmodrom.games.galaxy_trucker.rules.roads import set_up_roads
from kosmodrom.games.galaxy_trucker.state import Player, Ship, State
from kosmodrom.games.galaxy_trucker.terms import CLASSES, MOST_PLAYERS, NOTHING

SPECIALISTS: Final = 0b11111


def new_state(seats: int, _options: GalaxyTruckerOptions, _box: Box) -> State:
    """Everything still in the box."""
    return State(rng=0, players=[Player() for _ in range(seats)])


def check_game_options(options: GalaxyTruckerOptions, _seats: int, _automas: int) -> None:
    """At least one flight is flown; handicaps go without a common level, and dice begin with the
    base game (GT-107)."""
    check_flights(options)
    if options.lottery:
        for field, base in _BEFORE_LOTTERY.items():
            if getattr(options, field) != base:
                raise _needs("lottery", options.lottery, field, base)
    if options.handicaps and options.roads:
        raise _needs("handicaps", options.handicaps, "roads", 0)


def check_flights(options: GalaxyTruckerOptions | DispatchOptions) -> None:
    """There is a flight, and the learning flight is one of class I (GTB-209)."""
    if not flight_classes(options):
        raise GameOptionsError("error-no-flight")
    if options.learning and options.first in ("none", "IA"):
        raise _needs("learning", options.learning, "first", "I")


_BEFORE_LOTTERY: Final[dict[str, object]] = {
    "learning": False,
    "first": "I",
    "second": "II",
    "third": "III",
    "machinations": False,
    "roads": 0,
    "handicaps": False,
}


def _needs(field: str, value: object, other: str, wanted: object) -> GameOptionsError:
    return GameOptionsError(
        "error-option-needs", field=field, value=value, other=other, wanted=wanted
    )


def flight_classes(options: GalaxyTruckerOptions | DispatchOptions) -> list[str]:
    """The flights by their ship classes (GTB-102, GTB-107, GT-Q-96)."""
    found: list[str] = []
    for chosen, both in (
        (options.first, ("I", "IA")),
        (options.second, ("II", "IIA")),
        (options.third, ("III", "IIIA")),
    ):
        if chosen == "both":
            found += both
        elif chosen != "none":
            found.append(chosen)
    return found


def set_up(g: Game) -> None:
    """Before the first flight: modules, parts, cards and the bank."""
    s = g.state
    classes = flight_classes(g.options)
    s.schemes, s.road_level = g.options.machinations, g.options.roads
    if g.options.lottery:
        classes = _roll_lottery(g, classes)
    s.flights = [CLASSES.index(ship_class) for ship_class in classes]
    _remove_parts(g)
    set_up_decks(g)
    more = new_technologies(g)  # GT-157
    s.bank = [cube.supply + more * cube.more for cube in g.data.goods]  # GTB-722
    if s.schemes:
        deal_machinations(g)
    set_up_roads(g)
    s.phase = "round"


def _roll_lottery(g: Game, classes: list[str]) -> list[str]:
    """The module lottery: dice applied one after another to the base game (GT-107 to GT-113). It is
    an option: whoever likes to choose does without (GT-114)."""
    s = g.state
    dice = [g.rng.below(6) + 1 for _ in range(g.options.lottery)]
    results: list[str] = []
    for die in dice:
        if die <= len(classes) and not classes[die - 1].endswith("A"):
            classes[die - 1] += "A"  # GT-109 to GT-111
            results.append(classes[die - 1])
        elif die in (4, 5) and not s.schemes:
            s.schemes = True  # GT-112
            results.append("machinations")
        else:
            s.road_level += 1  # GT-113
            results.append("road")
    g.emit(LotteryRolled(tuple(dice), tuple(results)))
    return classes


def _remove_parts(g: Game) -> None:
    """New Technologies with fewer than five players: 25 parts for each who is missing leave the
    game unseen (GT-151, GT-154 to GT-156, GT-Q-01, GT-Q-02)."""
    s, t = g.state, g.data.tables
    parts = [*t.base_parts, *(t.new_parts if new_technologies(g) else ())]
    g.rng.shuffle(parts)
    if new_technologies(g):
        number = g.data.flight.removed_parts * (MOST_PLAYERS - g.seats)
        s.removed = sorted(parts[:number])
        parts = parts[number:]
    s.warehouse = parts


def set_up_decks(g: FlightGame) -> None:
    """The three decks, shuffled, with the extra cards by option (GT-1001)."""
    s = g.state
    s.decks = [
        [*deck, *(extra if g.options.extra_cards else ())]
        for deck, extra in zip(g.data.decks, g.data.extras, strict=True)
    ]
    for deck in s.decks:
        g.rng.shuffle(deck)
    s.used = [[] for _ in s.decks]


def begin_round(g: Game) -> None:
    """The next flight: all parts of the last one go back into the mix (GTB-201), each player gets a
    board of the class with the starting cabin (GTB-203), and the piles are made (GTB-206)."""
    s, t = g.state, g.data.tables
    s.flight += 1
    s.strike = 0  # new aliens come aboard (GT-773)
    starting = set(t.starting_cabins)
    for player in s.players:
        parts = [*filter(None, player.ship.parts), *player.lost, *player.ordered]
        s.returned += [part for part in parts if part not in starting]
        _clear(player)
    s.returned += s.replaced
    s.replaced = []
    s.noticed = sorted({*s.noticed, *s.returned})  # GT-156
    s.warehouse += s.returned
    s.returned = []
    s.warehouse.sort()  # what lay where is nobody's business
    g.rng.shuffle(s.warehouse)
    s.specialists = SPECIALISTS if new_technologies(g) else 0  # GT-152, GT-Q-26
    start = board_of(g).start
    if start:  # class IIA has none (GT-602); other colours stay in the box (GTB-202)
        for seat, player in enumerate(s.players):
            ships.weld(t, player.ship, start, t.starting_cabins[seat], 0)
    make_piles(g)
    g.emit(FlightBegan(s.flight + 1, board_of(g).id))
    s.phase = "machinations" if s.schemes else "roads"


def _clear(player: Player) -> None:
    """Everything of the last flight is gone but credits, loans and the hand of machinations."""
    player.ship = Ship()
    player.aside, player.ordered, player.lost, player.junk = [], [], [], []
    player.number = player.seen = player.last = player.hand = player.day = 0
    player.looking, player.specialist, player.planted = NOTHING, NOTHING, NOTHING
    player.flying = player.finished = player.saved = False
    player.away, player.halves = [0, 0], 1
    player.sold = 0
