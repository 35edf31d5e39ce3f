"""Chapter 1: setup."""

from __future__ import annotations

from typing import Final

import msgspec

from kosmodrom.core.asks import CHECKPOINT, REENTRY, Ask, Flow, Question, ask, parallel, together
from kosmodrom.core.errors import GameOptionsError, SeatsError
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.box import Box
from kosmodrom.games.skymines.events import (
    GameSetUp,
    MissionsOpened,
    ThreatAppeared,
    TokensDealt,
    TokenTaken,
    TrackPlaced,
)
from kosmodrom.games.skymines.luna_helper.state import HelperOptions
from kosmodrom.games.skymines.moves import (
    COMPANY_NUMBER,
    SLOT_NUMBER,
    CompanyName,
    KeepToken,
    PlaceTrack,
    RestCard,
    rest_card,
)
from kosmodrom.games.skymines.rules.base import (
    Game,
    SkyminesOptions,
    board_of,
    everyone,
    luna_seat,
    player_order,
)
from kosmodrom.games.skymines.rules.displays import refill_plans
from kosmodrom.games.skymines.rules.gains import begin_gains
from kosmodrom.games.skymines.rules.luna import move_luna_track
from kosmodrom.games.skymines.rules.luna_cards import move_luna_tank, set_up_luna
from kosmodrom.games.skymines.rules.markers import SPACES
from kosmodrom.games.skymines.rules.passing import AboutCard, rest
from kosmodrom.games.skymines.rules.stations import take_piece
from kosmodrom.games.skymines.rules.todo import carry_out
from kosmodrom.games.skymines.state import MIDDLE, Player, State
from kosmodrom.games.skymines.terms import COMPANIES, LETTERS, NOTHING, PLAN_LETTERS, SLOTS, TRACKS

TRACK: Final = Question("track", ("SKY-109", "SKY-110"))
TOKEN: Final = Question("token", ("SKY-151", "SKY-152"))
FIRST_REST: Final = Question("first-rest", ("SKY-155",))
MOST_WITH_LUNA: Final = 3  # SKY-101
PLAN_SPACES: Final = 12  # SKY-123


class AboutCompany(msgspec.Struct, frozen=True, tag="company"):
    """The company whose edge gets a track."""

    company: CompanyName


def new_state(seats: int, _options: SkyminesOptions, _box: Box) -> State:
    """Everything still in the box."""
    return State(rng=0, players=[Player() for _ in range(seats)])


def check_game_options(options: SkyminesOptions, seats: int, automas: int) -> None:
    """One player needs Luna, four play without her (SKY-101); starting outposts are for the Moon
    (SKY-1243)."""
    if seats == 1 and not automas:
        raise SeatsError("error-luna-needed")
    if seats > MOST_WITH_LUNA and automas:
        raise SeatsError("error-luna-full")
    check_threats(options)
    if options.starting_outposts and options.board != "moon":
        raise _needs("starting_outposts", options.starting_outposts, "board", "moon")
    if options.first_player != "random" and int(options.first_player) > seats:
        allowed = ("random", *(str(number) for number in range(1, seats + 1)))
        raise GameOptionsError(
            "error-option-value", field="first_player", value=options.first_player, allowed=allowed
        )


def check_threats(options: SkyminesOptions | HelperOptions) -> None:
    """Threats are for the Belt (SKY-103)."""
    if options.threats and options.board != "belt":
        raise _needs("threats", options.threats, "board", "belt")


def _needs(field: str, value: bool, other: str, wanted: str) -> GameOptionsError:
    return GameOptionsError(
        "error-option-needs", field=field, value=value, other=other, wanted=wanted
    )


# The boards


def set_up(g: Game) -> None:
    """All that needs no choice; the next game of a time loop begins here, too."""
    s = g.state
    s.players = [Player() for _ in range(everyone(g))]
    draw_first_player(g)
    fill_stations(g)
    fill_displays(g)
    s.spaces = [NOTHING] * SPACES
    s.supplement = g.data.setup.supplement  # SKY-119
    for seat in range(g.seats):
        _equip(g, seat)
    if luna_seat(g) is not None:
        set_up_luna(g)
    g.emit(GameSetUp(s.first))
    open_missions(g)
    draw_threat(g)
    s.sides = [NOTHING] * len(COMPANIES)
    if tracks_way(g) == "chosen":
        s.phase = "tracks"
        s.turn = s.first
    else:
        lay_tracks(g)
        s.phase = "tokens"


def draw_first_player(g: Game) -> None:
    """Drawn, or named (SKY-140); Luna is never first (SKY-1603)."""
    if g.options.first_player == "random":
        g.state.first = g.rng.below(g.seats)
    else:
        g.state.first = int(g.options.first_player) - 1


def fill_stations(g: Game) -> None:
    """A piece on every space of a station (SKY-112, SKY-1402); nobody is on the map, but for the
    outposts of the third chapter (SKY-1241 to SKY-1243). All else in the setup is the same on both
    boards (SKY-1403)."""
    s, board = g.state, board_of(g)
    s.stations = [list(board.sizes) for _ in COMPANIES]
    s.places = [NOTHING] * len(board.ids)
    s.boxed = [0, 0, 0, 0]
    if g.options.starting_outposts:  # they bring nothing (SKY-1242, SKY-Q-40)
        sectors = next(chapter.outposts for chapter in g.data.chapters if chapter.outposts)
        for name, numbers in sectors.items():
            company = COMPANY_NUMBER[name]
            for column, number in enumerate(numbers):
                take_piece(g, company, column)
                s.places[board.targets.index(number)] = company


def fill_displays(g: Game) -> None:
    """The card deck by letters (SKY-114), its display (SKY-117), and the plans (SKY-122,
    SKY-123)."""
    s, t, box = g.state, g.data.tables, g.data
    s.deck = []
    for letter in reversed(LETTERS):
        cards = [t.card_number[id] for id in box.decks[letter]]
        g.rng.shuffle(cards)
        s.deck += cards
    s.display = [s.deck.pop() for _ in box.surcharges]
    s.removed = []  # SKY-115
    s.stacks = []
    for plan_letter in PLAN_LETTERS:
        plans = [t.plan_number[id] for id in box.stacks[plan_letter]]
        g.rng.shuffle(plans)
        s.stacks.append(plans)
    s.plans = [NOTHING] * PLAN_SPACES
    s.specials = []
    s.gone = []
    refill_plans(g)


def _equip(g: Game, seat: Seat) -> None:
    """Coins, markers and cards of a player (SKY-125 to SKY-133, SKY-145, SKY-146)."""
    s, t, box = g.state, g.data.tables, g.data
    player = s.players[seat]
    player.coins = box.setup.coins
    player.markers = box.setup.markers[everyone(g) - 1]  # Luna counts (SKY-130, SKY-Q-76)
    place = (seat - s.first) % g.seats
    ids = [*box.starting, box.single_energy[place]]
    player.hand = sorted(t.card_number[id] for id in ids)
    player.screens = [NOTHING] * (box.research.steps + 1)


def open_missions(g: Game) -> None:
    """Mission cards by the number of players, without Luna (SKY-1301, SKY-1614)."""
    s, t = g.state, g.data.tables
    s.missions = []
    s.opened = []
    if g.options.missions:
        cards = list(range(len(t.missions)))
        g.rng.shuffle(cards)
        s.missions = sorted(cards[: g.data.setup.open_missions[g.seats - 1]])
        g.emit(MissionsOpened(tuple(t.missions[card] for card in s.missions)))


def draw_threat(g: Game) -> None:
    """One threat lies on the Belt (SKY-1501); a time loop keeps it (SKY-1530)."""
    s, t = g.state, g.data.tables
    s.hero = NOTHING
    if g.options.threats:
        if not s.totals:
            s.threat = g.rng.below(len(t.threats))
        g.emit(ThreatAppeared(t.threats[s.threat].id))


# The ways to set up


def tracks_way(g: Game) -> str:
    """How tracks are laid: as was agreed on (SKY-106 to SKY-109), but at random in the later games
    of a time loop (SKY-1530)."""
    return "random" if g.state.totals else g.options.tracks


def tokens_way(g: Game) -> str:
    """How players get their starting tokens (SKY-150, SKY-151); in the later games of a time loop
    two are dealt to each (SKY-1530)."""
    return "dealt" if g.state.totals else g.options.tokens


# Tracks


def lay_tracks(g: Game) -> None:
    """The first game's tracks (SKY-106), or chance: four of the five boards, each with either side
    up (SKY-107, SKY-108)."""
    t = g.data.tables
    if tracks_way(g) == "random":
        boards = list(range(len(TRACKS) // 2))
        g.rng.shuffle(boards)
        sides = [2 * board + g.rng.below(2) for board in boards[: len(COMPANIES)]]
    else:
        sides = [t.side_number[g.data.setup.first_tracks[company]] for company in COMPANIES]
    for company, side in enumerate(sides):
        lay_track(g, company, side)


def lay_track(g: Game, company: int, side: int) -> None:
    """A track stays at its edge for the whole game (SKY-111)."""
    g.state.sides[company] = side
    g.emit(TrackPlaced(COMPANIES[company], TRACKS[side]))


def choose_tracks(g: Game) -> Flow:
    """The players choose in turn, edge by edge; two sides of a board never meet (SKY-109,
    SKY-110)."""
    s = g.state
    while NOTHING in s.sides:
        yield CHECKPOINT
        company = s.sides.index(NOTHING)
        used = {side // 2 for side in s.sides if side != NOTHING}
        options = [
            PlaceTrack(COMPANIES[company], track)
            for side, track in enumerate(TRACKS)
            if side // 2 not in used
        ]
        choice = yield ask(s.turn, TRACK, options, AboutCompany(COMPANIES[company]))
        lay_track(g, company, g.data.tables.side_number[choice.track])
        s.turn = (s.turn + 1) % g.seats
    s.phase = "tokens"


# Starting tokens


def deal_tokens(g: Game) -> Flow:
    """Tokens by seat (SKY-150), or two dealt to each, who keeps one in secret (SKY-151, SKY-152);
    the others go to the box (SKY-153)."""
    s, t = g.state, g.data.tables
    if tokens_way(g) == "first_game":
        for place, seat in enumerate(player_order(g)):
            s.players[seat].token = t.token_number[g.data.first_tokens[place]]
        kept = [s.players[seat].token for seat in range(g.seats)]
        s.tokens = [token for token in range(len(t.tokens)) if token not in kept]
    else:
        if not s.players[0].dealt:
            _deal(g)
        yield CHECKPOINT
        choices = yield together({seat: _ask_token(g, seat) for seat in range(g.seats)})
        for seat, choice in choices.items():
            player = s.players[seat]
            player.token = t.token_number[choice.token]
            player.dealt.remove(player.token)
            s.tokens += player.dealt
            player.dealt = []
    for seat in player_order(g):
        player = s.players[seat]
        player.screens[1] = t.first_printed + player.token  # SKY-154, SKY-158
        g.emit(TokenTaken(seat, t.token_ids[player.token]))
    s.phase = "resting"


def _deal(g: Game) -> None:
    s, ids = g.state, g.data.tables.token_ids
    tokens = list(range(len(ids)))
    g.rng.shuffle(tokens)
    for seat in range(g.seats):
        s.players[seat].dealt = sorted((tokens.pop(), tokens.pop()))
        dealt = tuple(ids[token] for token in s.players[seat].dealt)
        g.emit(TokensDealt(seat, dealt), to=(seat,))
    s.tokens = tokens


def _ask_token(g: Game, seat: Seat) -> Ask:
    def options() -> list[Option]:
        ids = g.data.tables.token_ids
        return [KeepToken(ids[token]) for token in g.state.players[seat].dealt]

    return ask(seat, TOKEN, options)


def rest_first_cards(g: Game) -> Flow:
    """The three cards of the token go to the middle resting slots, so the first stacks are of one
    card (SKY-155, SKY-156, SKY-808)."""
    yield CHECKPOINT
    yield parallel({seat: _rest_three(g, seat) for seat in range(g.seats)})
    s = g.state
    s.turn = s.first
    s.phase = "start"


def _rest_three(g: Game, seat: Seat) -> Flow:
    """Which card goes to which slot is the player's choice; the last one has none."""
    player, t = g.state.players[seat], g.data.tables
    place = (seat - g.state.first) % g.seats
    ids = list(t.tokens[player.token].resting(g.data.single_energy[place]))
    while True:
        resting = [t.card_ids[card] for stack in player.resting for card in stack]
        left = [id for id in ids if id not in resting]
        if not left:
            return
        free = [slot for slot in MIDDLE if not player.resting[slot]]
        choice: RestCard = rest_card(left[0], SLOTS[free[0]])
        if len(free) > 1:
            options = [rest_card(left[0], SLOTS[slot]) for slot in free]
            yield REENTRY
            choice = yield ask(seat, FIRST_REST, options, AboutCard(left[0]))
        card = t.card_number[left[0]]
        player.hand.remove(card)
        rest(g, seat, card, SLOT_NUMBER[choice.slot])


# Start bonuses


def take_start_bonuses(g: Game) -> Flow:
    """Players take the bonus of their token in turn order (SKY-157), Luna hers last (SKY-1613,
    SKY-Q-12)."""
    s, t = g.state, g.data.tables
    for seat in _seats_left(g):
        player = s.players[seat]
        if not s.todo and not player.turns:
            yield CHECKPOINT
            s.turn = seat
            player.turns = 1
            s.todo += begin_gains(g, seat, t.tokens[player.token].bonus)
        yield from carry_out(g, seat)
    if luna_seat(g) is not None:
        _luna_bonus(g)
    s.phase = "round"


def _seats_left(g: Game) -> list[Seat]:
    order = list(player_order(g))
    return order[order.index(g.state.turn) :]


def _luna_bonus(g: Game) -> None:
    """One of the unused tokens, drawn (SKY-1613)."""
    s, t = g.state, g.data.tables
    token = s.tokens.pop(g.rng.below(len(s.tokens)))
    g.emit(TokenTaken(g.seats, t.token_ids[token]))
    for gain in t.tokens[token].bonus:
        match gain:
            case effects.Tank(n):
                move_luna_tank(g, n)
            case effects.Track(company, n):
                move_luna_track(g, COMPANY_NUMBER[company], n)
