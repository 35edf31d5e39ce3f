"""The adventure cards: the piles of a flight, the deck made of them, and Déjà vu."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.components import AdventureEntry
from kosmodrom.games.galaxy_trucker.events.flight import DeckMade
from kosmodrom.games.galaxy_trucker.rules.base import (
    FlightGame,
    board_of,
    is_learning_flight,
    level_of,
    road,
)
from kosmodrom.games.galaxy_trucker.terms import LEVELS, NOTHING, RoughRoad

# Piles


def make_piles(g: FlightGame) -> None:
    """Four piles for the next flight (GTB-206); cards of the last flight are out (GTB-208).

    The learning flight has its eight cards in the pile that nobody looks at (GTB-209).
    """
    s = g.state
    for pile in (*s.piles, s.hidden):
        for card in pile:
            s.used[_level(g, card) - 1].append(card)
    s.hidden, s.deck, s.passed, s.done = [], [], [], []
    s.again, s.card = False, NOTHING
    if is_learning_flight(g):
        learning = list(g.data.learning)
        s.decks[0] = [card for card in s.decks[0] if card not in learning]
        s.piles = [*([] for _ in range(g.data.flight.piles - 1)), learning]
        return
    s.piles = [
        [
            _draw(g, level)
            for level, number in zip(LEVELS, level_of(g).pile, strict=True)
            for _ in range(number)
        ]
        for _ in range(g.data.flight.piles)
    ]


def _draw(g: FlightGame, level: int) -> int:
    """A card of a deck; when it has run out, those used in earlier flights are shuffled and drawn
    from (GT-Q-95)."""
    deck, used = g.state.decks[level - 1], g.state.used[level - 1]
    if not deck:
        deck += used
        used.clear()
        g.rng.shuffle(deck)
    return deck.pop()


def _level(g: FlightGame, card: int) -> int:
    """The deck of an adventure card; 0 for machinations."""
    found = g.data.cards[card]
    return found.deck if isinstance(found, AdventureEntry) else 0


# The deck


def make_deck(g: FlightGame) -> None:
    """The piles become the deck; Hard Crossing adds cards of deck III (GT-869), and machinations
    are put among them. The piles stay as they are: players know what they have seen."""
    s = g.state
    if holds(g, "hard_crossing"):
        s.hidden = [_draw(g, 3) for _ in range(level_of(g).hard_crossing)]
    deck = _forecast(g) if g.options.forecasts else _with_machinations(g, _shuffled(g))
    s.deck = deck[::-1]
    g.emit(DeckMade(len(deck)))


def _shuffled(g: FlightGame) -> list[int]:
    """The piles and the hidden cards shuffled, from the top, until the top card is of the flight's
    own deck (GTB-605, GT-708, GT-Q-72)."""
    cards = [card for pile in (*g.state.piles, g.state.hidden) for card in pile]
    while True:
        g.rng.shuffle(cards)
        if _level(g, cards[0]) == board_of(g).level:
            return cards


def _with_machinations(g: FlightGame, cards: list[int]) -> list[int]:
    """Machinations among all but the first and the last quarter, one of them on top (GT-709 to
    GT-711). A quarter is so many cards even if Hard Crossing adds some (GT-Q-49)."""
    planted = [card for card in (player.planted for player in g.state.players) if card != NOTHING]
    if not planted:
        return cards
    quarter = level_of(g).quarter
    g.rng.shuffle(planted)
    first, *others = planted
    middle = [*cards[quarter:-quarter], *others]
    g.rng.shuffle(middle)
    return [*cards[:quarter], first, *middle, *cards[-quarter:]]


def _forecast(g: FlightGame) -> list[int]:
    """More accurate forecasts: the piles one upon another, unmixed (GTB-1102), machinations in
    launch order between the second and the third (GT-712, GT-713), Hard Crossing at the
    bottom (GT-870)."""
    s = g.state
    if is_learning_flight(g):
        g.rng.shuffle(s.piles[-1])  # the eight cards are shuffled all the same (GTB-209)
    order = sorted(s.players, key=lambda player: player.number)
    planted = [player.planted for player in order if player.planted != NOTHING]
    first, second, *rest = s.piles
    return [*first, *second, *planted, *(card for pile in rest for card in pile), *s.hidden]


# Roads that all share


def holds(g: FlightGame, name: RoughRoad) -> bool:
    """Whether a rough road that all share holds on this flight: it binds somebody."""
    return any(road(g, seat, name) for seat in range(len(g.state.players)))


def skipped_for(g: FlightGame, seat: Seat, card: int) -> RoughRoad | None:
    """The road that brought a card and does not bind this player, who skips it as if in hyperspace
    (GT-Q-63); None: the player takes part."""
    s = g.state
    if s.again and not road(g, seat, "deja_vu"):
        return "deja_vu"
    if card in s.hidden and not road(g, seat, "hard_crossing"):
        return "hard_crossing"
    return None


# The last card


def is_last(g: FlightGame) -> bool:
    """Whether the card that is turned up is the last of the flight; with Déjà vu that of the second
    pass (GT-Q-68)."""
    return not g.state.deck and (g.state.again or not holds(g, "deja_vu"))


def next_is_last(g: FlightGame) -> bool:
    """Whether the next card is the last of the flight."""
    return len(g.state.deck) == 1 and (g.state.again or not holds(g, "deja_vu"))


def put_away(g: FlightGame) -> None:
    """A card that has been resolved. With Déjà vu all but used opportunities come again (GT-851,
    GT-852); in the second pass none does (GT-853)."""
    s = g.state
    comes_again = holds(g, "deja_vu") and not s.again and not s.used_card
    (s.passed if comes_again else s.done).append(s.card)
    s.card = NOTHING


def pass_again(g: FlightGame) -> bool:
    """With Déjà vu, when there are no more cards, those passed come again in reverse order, if
    there are any (GT-850, GT-853)."""
    s = g.state
    if s.deck or s.again or not holds(g, "deja_vu") or not s.passed:
        return False
    s.again = True
    s.deck, s.passed = s.passed, []
    return True
