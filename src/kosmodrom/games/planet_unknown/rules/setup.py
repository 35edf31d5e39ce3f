"""Setup: station, boards, cards and objectives."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from functools import partial
from itertools import combinations
from typing import Final, TypeVar

from kosmodrom.core.asks import CHECKPOINT, Flow, Question, ask, parallel, together
from kosmodrom.core.errors import GameOptionsError
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.planet_unknown.box.box import Box
from kosmodrom.games.planet_unknown.box.corporations import CorporationBoard
from kosmodrom.games.planet_unknown.box.planets import PlanetBoard
from kosmodrom.games.planet_unknown.events import (
    BoardsChosen,
    GameSetUp,
    ObjectivesDealt,
    ObjectivesKept,
    SecretObjectivesKept,
)
from kosmodrom.games.planet_unknown.moves import (
    ChooseCorporation,
    ChoosePlanet,
    KeepObjectives,
    PlanetUnknownOptions,
)
from kosmodrom.games.planet_unknown.rules.base import (
    Game,
    ground_of,
    has_events,
    has_secret_objectives,
)
from kosmodrom.games.planet_unknown.rules.registry import CORPORATIONS, PLANETS, corporation_of
from kosmodrom.games.planet_unknown.state import (
    LIFEPODS,
    SYMMETRIC_CORPORATION,
    SYMMETRIC_PLANET,
    Player,
    State,
    blank_layers,
)
from kosmodrom.games.planet_unknown.terms import COLOURS, DEPOTS, EVENT_DECK, RANKS

CORPORATION: Final = Question("corporation", ("PU-113", "PU-114", "PU-117"))
PLANET: Final = Question("planet", ("PU-113", "PU-114", "PU-117"))
PRIVATE: Final = Question("private", ("PU-843", "PU-903"))

MIXES: Final[dict[str, tuple[int, int, int]]] = {
    "even": (7, 7, 6),
    "example": (9, 3, 8),
    "mild": (12, 6, 2),
    "harsh": (2, 6, 12),
}
"""Green, orange and red cards of the named event decks (PU-Q-23)."""
SOLO_ONLY: Final = (4, 0, 2)
"""How many cards of each colour are marked Solo Only (PU-804); the data must agree."""

T = TypeVar("T")


def new_state(seats: int, _options: PlanetUnknownOptions, _box: Box) -> State:
    """The state while everything is still in the box."""
    return State(rng=0, players=[Player(layers=blank_layers()) for _ in range(seats)])


def check_game_options(options: PlanetUnknownOptions, seats: int, _automas: int) -> None:
    """Refuse a first commander who is not at the table (PU-221), and an event deck that cannot be
    (PU-805, PU-807)."""
    if options.first_commander != "random" and int(options.first_commander) > seats:
        allowed = ("random", *(str(number) for number in range(1, seats + 1)))
        raise GameOptionsError(
            "error-option-value",
            field="first_commander",
            value=options.first_commander,
            allowed=allowed,
        )
    if options.event_mix == "custom" and (options.events or seats == 1):
        _check_mix(options, seats)


def _check_mix(options: PlanetUnknownOptions, seats: int) -> None:
    for name, solo_only in zip(COLOURS, SOLO_ONLY, strict=True):
        most = EVENT_DECK - (solo_only if seats > 1 else 0)
        value = getattr(options, name)
        if value > most:
            raise GameOptionsError(
                "error-option-value", field=name, value=value, allowed=(f"0-{most}",)
            )
    if options.green + options.orange + options.red != EVENT_DECK:
        red = EVENT_DECK - options.green - options.orange
        raise GameOptionsError(
            "error-option-value", field="red", value=options.red, allowed=(str(red),)
        )


def set_up(g: Game) -> None:
    """Everything that needs no decision, in solo as with several players (PU-901)."""
    s = g.state
    fill_station(g)
    lay_out_civ_cards(g)
    s.objective_deck = shuffled(g, g.data.objectives)  # PU-216
    if has_events(g):
        make_event_deck(g)
    if g.options.first_commander == "random":  # PU-221
        s.commander = g.rng.below(g.seats)
    else:
        s.commander = int(g.options.first_commander) - 1
    deal_boards(g)
    s.phase = "boards"
    g.emit(GameSetUp(s.commander))


def shuffled(g: Game, cards: Iterable[T]) -> list[T]:
    mixed = list(cards)
    g.rng.shuffle(mixed)
    return mixed


# Station and cards


def fill_station(g: Game) -> None:
    """Twelve shuffled stacks, each of one shape (PU-201 to PU-207, PU-Q-02)."""
    s, box = g.state, g.data
    numbers = {shape.id: number for number, shape in enumerate(box.shapes)}
    each = len(box.tiles) // len(box.shapes)

    def stack(shape: str) -> list[int]:
        first = each * numbers[shape]  # PU-202
        return shuffled(g, range(first, first + each))  # PU-205

    station = box.station
    s.stacks = ([stack(shape) for shape in station.inner], [stack(id) for id in station.outer])
    ring = g.options.inner_ring
    s.offset = g.rng.below(DEPOTS) if ring == "random" else int(ring)  # PU-206
    s.rotation = g.rng.below(DEPOTS)  # PU-902, PU-Q-25


def lay_out_civ_cards(g: Game) -> None:
    """From each rank one card more than there are players; the rest is out of the game (PU-213,
    PU-214)."""
    s = g.state
    s.civ, s.civ_box = [], []
    for rank in RANKS:
        cards = shuffled(g, [card.id for card in g.data.cards.values() if card.rank == rank])
        s.civ.append(cards[: g.seats + 1])
        s.civ_box += cards[g.seats + 1 :]


def make_event_deck(g: Game) -> None:
    """Sort the cards by colour (PU-803), draw some of each and shuffle them together (PU-802,
    PU-805, PU-806, PU-904)."""
    s = g.state
    pools = [
        shuffled(
            g, [e.id for e in g.data.events.values() if e.colour == colour and usable(g, e.id)]
        )
        for colour in COLOURS
    ]
    match g.options.event_mix:
        case "random":
            drawn = shuffled(g, [card for pool in pools for card in pool])[:EVENT_DECK]
            s.mix = [sum(g.data.events[c].colour == colour for c in drawn) for colour in COLOURS]
        case "custom":
            s.mix = [g.options.green, g.options.orange, g.options.red]
        case mix:
            s.mix = list(MIXES[mix])
    deck = [card for pool, number in zip(pools, s.mix, strict=True) for card in pool[:number]]
    s.alerts = shuffled(g, deck)


def usable(g: Game, event: str) -> bool:
    """Whether an event can be in the deck: Solo Only cards are for one player (PU-804)."""
    return g.seats == 1 or not g.data.events[event].solo


# Boards


def pool(
    g: Game, boards: Mapping[str, PlanetBoard | CorporationBoard], known: Container[str]
) -> list[str]:
    """The asymmetric sides in the game (PU-103, PU-104)."""
    editions = ("base", "upgrade-kit") if g.options.upgrade_kit else ("base",)
    return [id for id, entry in boards.items() if entry.set in editions and id in known]


def corporation_pool(g: Game) -> list[str]:
    return pool(g, g.data.corporations, CORPORATIONS)


def planet_pool(g: Game) -> list[str]:
    return pool(g, g.data.planets, PLANETS)


def deal_boards(g: Game) -> None:
    """A random asymmetric side for each player where the options say so (PU-112, PU-117,
    PU-Q-53)."""
    for boards, sides in (
        (shuffled(g, corporation_pool(g)), g.options.corporations),
        (shuffled(g, planet_pool(g)), g.options.planets),
    ):
        for player in g.state.players:
            symmetric = sides in ("symmetric", "free") or not boards
            player.dealt.append("" if symmetric else boards.pop())


def choose_boards(g: Game) -> Flow:
    """Boards that anybody may take are chosen in seat order, the sides of dealt boards by all
    together (D1, D2, PU-113, PU-Q-53)."""
    yield CHECKPOINT
    for seat in range(g.seats):
        yield from choose_own_boards(g, seat, free=True)
    yield parallel({seat: choose_own_boards(g, seat, free=False) for seat in range(g.seats)})
    for seat, player in enumerate(g.state.players):
        player.dealt = []
        corporation_of(g, seat).set_up(g, seat)
        player.put(LIFEPODS, ground_of(g, seat).lifepods)  # PU-210
        g.emit(BoardsChosen(seat, player.corporation, player.planet))
    g.state.phase = "preparation"


def choose_own_boards(g: Game, seat: Seat, *, free: bool) -> Flow:
    """The boards of a player that anybody may take, or the others."""
    if (g.options.corporations == "free") == free:
        yield from choose_corporation(g, seat)
    if (g.options.planets == "free") == free:
        yield from choose_planet(g, seat)


def choose_corporation(g: Game, seat: Seat) -> Flow:
    """Choose a side of a corporation board, if there is a choice (D2)."""
    sides = board_choice(g, seat, corporation=True)
    choice = ChooseCorporation(sides[0])
    if len(sides) > 1:
        choice = yield ask(seat, CORPORATION, [ChooseCorporation(id) for id in sides])
    g.state.players[seat].corporation = choice.corporation


def choose_planet(g: Game, seat: Seat) -> Flow:
    """Choose a side of a planet board, if there is a choice (D1)."""
    sides = board_choice(g, seat, corporation=False)
    choice = ChoosePlanet(sides[0])
    if len(sides) > 1:
        choice = yield ask(seat, PLANET, [ChoosePlanet(id) for id in sides])
    g.state.players[seat].planet = choice.planet


def board_choice(g: Game, seat: Seat, *, corporation: bool) -> list[str]:
    """The sides from which a player chooses (PU-110, PU-113, PU-114, PU-117, PU-Q-53)."""
    symmetric = SYMMETRIC_CORPORATION if corporation else SYMMETRIC_PLANET
    dealt = g.state.players[seat].dealt[0 if corporation else 1]
    match g.options.corporations if corporation else g.options.planets:
        case "dealt" if dealt:
            return [symmetric, dealt]
        case "random" if dealt:
            return [dealt]
        case "free":
            others = g.state.players[:seat]
            if corporation:
                taken, all_sides = [p.corporation for p in others], corporation_pool(g)
            else:
                taken, all_sides = [p.planet for p in others], planet_pool(g)
            return [symmetric, *(id for id in all_sides if id not in taken)]
    return [symmetric]


def prepare(g: Game) -> Flow:
    """What corporations decide before the first round (PU-222, D4)."""
    yield CHECKPOINT
    yield parallel({seat: corporation_of(g, seat).prepare(g, seat) for seat in range(g.seats)})
    g.state.phase = "private"


# Objectives


def deal_private(g: Game) -> None:
    """Private objectives come first (PU-220): keep one of two, in solo three of four (PU-219,
    PU-843, PU-903)."""
    s = g.state
    s.phase = "objectives"
    if g.seats > 1 and g.options.private_objectives == "off":
        return
    for player in s.players:
        player.dealt = [s.objective_deck.pop() for _ in range(4 if g.seats == 1 else 2)]
    g.reveal()
    s.phase = "private-choice"


def keep_private(g: Game) -> Flow:
    """Everyone keeps some of the private objectives dealt (D3)."""
    s = g.state
    yield CHECKPOINT
    choices = yield together(
        {
            seat: ask(seat, PRIVATE, partial(keep_options, g, player))
            for seat, player in enumerate(s.players)
        }
    )
    for seat, choice in choices.items():
        keep(g, seat, choice.objectives)
    s.phase = "objectives"


def keep_options(g: Game, player: Player) -> list[Option]:
    kept = 3 if g.seats == 1 else 1
    return [KeepObjectives(cards) for cards in combinations(player.dealt, kept)]


def keep(g: Game, seat: Seat, cards: tuple[str, ...]) -> None:
    """Keep these; the others leave the game (PU-843, PU-903). Secrecy is an option (PU-845)."""
    player = g.state.players[seat]
    player.private = list(cards)
    player.rejected = [card for card in player.dealt if card not in cards]
    player.dealt = []
    kept = ObjectivesKept(seat, cards)
    if has_secret_objectives(g):
        g.emit(kept, (seat,), SecretObjectivesKept(seat, len(cards)))
    else:
        g.emit(kept)
        g.reveal()


def deal_objectives(g: Game) -> None:
    """Neighbour objectives: as many as players, three between two players (PU-217, PU-218,
    PU-844)."""
    s = g.state
    if g.seats > 1:  # PU-842
        number = max(3, g.seats)
        s.objectives = [s.objective_deck.pop() for _ in range(number)]
        g.emit(ObjectivesDealt(tuple(s.objectives)))
        g.reveal()
    s.phase = "round"
