"""Setup."""

from __future__ import annotations

from typing import TypeVar

from kosmodrom.core.errors import GameOptionsError
from kosmodrom.games.astrominers.box import Box
from kosmodrom.games.astrominers.events import GameSetUp
from kosmodrom.games.astrominers.rules.base import AstrominersOptions, Game
from kosmodrom.games.astrominers.state import (
    AWARD_PLACES,
    DISPLAY,
    FACES,
    RESOURCES,
    Pile,
    Player,
    State,
)

T = TypeVar("T")


def new_state(seats: int, _options: AstrominersOptions, box: Box) -> State:
    """Everything still in the box: hands empty, docks and spaces free (AM-125)."""
    players = [
        Player(stock=dict.fromkeys(RESOURCES, 0), pool=dict.fromkeys(FACES, 0))
        for _ in range(seats)
    ]
    return State(rng=0, players=players, bank=dict(box.units))


def check_game_options(options: AstrominersOptions, seats: int, _automas: int) -> None:
    """AM-121: only a player at the table can be named the first."""
    if options.first_player != "random" and int(options.first_player) > seats:
        allowed = ("random", *(str(number) for number in range(1, seats + 1)))
        raise GameOptionsError(
            "error-option-value",
            field="first_player",
            value=options.first_player,
            allowed=allowed,
        )


def set_up(g: Game) -> None:
    s, box, board = g.state, g.data, g.data.boards[g.seats]
    s.missions = deal_pile(g, board.missions)
    s.orders = deal_pile(g, board.orders)
    lay_out_awards(g)
    s.technologies = shuffled(g, list(box.technologies))  # AM-104, AM-116
    s.bulletins = shuffled(g, list(box.bulletins))
    s.expeditions = shuffled(g, list(box.expeditions))
    draw_exchange_card(g)
    for player in s.players:  # AM-108
        for kind in RESOURCES:
            player.stock[kind] += 1
            s.bank[kind] -= 1  # AM-118: what is left after setup is the bank
    draw_first_player(g)
    fill_round_track(g)
    s.phase = "roll"
    g.emit(GameSetUp(s.exchange, s.promoted, s.first))


def shuffled(g: Game, cards: list[T]) -> list[T]:
    g.rng.shuffle(cards)
    return cards


def deal_pile(g: Game, cards: tuple[str, ...]) -> Pile:
    """Shuffle the cards that are in the game and reveal 4 (AM-102, AM-114)."""
    deck = shuffled(g, list(range(len(cards))))
    return Pile(deck, [cards[deck.pop()] if deck else None for _ in range(DISPLAY)])


def lay_out_awards(g: Game) -> None:
    """AM-103, AM-115: three awards open, the others face down."""
    s = g.state
    s.award_deck = shuffled(g, list(g.data.awards))
    s.awards = [s.award_deck.pop() for _ in range(AWARD_PLACES)]


def draw_exchange_card(g: Game) -> None:
    """AM-105, AM-117: one exchange card says which resource is promoted."""
    s = g.state
    s.exchange = g.rng.choice(list(g.data.exchange))
    s.promoted = g.data.exchange[s.exchange].promoted


def draw_first_player(g: Game) -> None:
    """AM-109, AM-121: drawn, or named."""
    if g.options.first_player == "random":
        g.state.first = g.rng.below(g.seats)
    else:
        g.state.first = int(g.options.first_player) - 1


def fill_round_track(g: Game) -> None:
    """AM-110, AM-122, AM-123: a unit of each kind on fields 1 to 7, none on field 8."""
    s = g.state
    kinds = list(RESOURCES)
    if g.options.track == "random":
        g.rng.shuffle(kinds)
    s.track = [*kinds, None]
    for kind in kinds:
        s.bank[kind] -= 1
