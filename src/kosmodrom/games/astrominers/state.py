"""The situation of a game: plain data, things by id."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from kosmodrom.core.game import GameState
from kosmodrom.core.options import Seat

Resource = Literal["plasteel", "water", "xenon", "gold", "tungsten", "nickel", "palladium"]
Worker = Literal["miner", "automaton", "inspector", "geologist"]
Face = Literal["miner", "miner2", "automaton", "automaton2", "inspector", "geologist"]
Effect = Literal["specialist", "automaton", "miner", "rebate", "free_launch", "extra_order"]
Deck = Literal["missions", "orders"]
Phase = Literal["setup", "roll", "reroll", "actions", "bonus", "settling", "orders", "end"]

RESOURCES: Final[tuple[Resource, ...]] = (
    "plasteel",
    "water",
    "xenon",
    "gold",
    "tungsten",
    "nickel",
    "palladium",
)
RARE: Final[tuple[Resource, ...]] = ("gold", "tungsten", "nickel", "palladium")
# The six faces of a die, as a review of the prototype lists them (AM-Q-01).
FACES: Final[tuple[Face, ...]] = (
    "miner",
    "miner2",
    "automaton",
    "automaton2",
    "inspector",
    "geologist",
)
WORKER_OF: Final[dict[Face, Worker]] = {
    "miner": "miner",
    "miner2": "miner",
    "automaton": "automaton",
    "automaton2": "automaton",
    "inspector": "inspector",
    "geologist": "geologist",
}
# A die yields as much as it shows: a double face yields double (AM-227).
SYMBOLS_ON: Final[dict[Face, int]] = {
    "miner": 1,
    "miner2": 2,
    "automaton": 1,
    "automaton2": 2,
    "inspector": 1,
    "geologist": 1,
}

DICE: Final = 7  # AM-107
BARGES: Final = 2  # AM-107
ROUNDS: Final = 8  # AM-201
DISPLAY: Final = 4  # AM-114
AWARD_PLACES: Final = 3  # AM-103


class _Data(msgspec.Struct, array_like=True, gc=False):
    """Plain data, encoded without field names."""


class Die(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A die on a space: whose it is and what it shows."""

    seat: Seat
    face: Face


class OwnCard(_Data):
    """A technology or bulletin of a player, with the die on its space."""

    card: str
    die: Face | None = None


class Run(_Data):
    """A mission or expedition under way: a card on a barge in a dock.

    ``crew`` has a place for each of the card's spaces, yellow ones first. ``slid`` says that it has
    moved back one position (AM-408).
    """

    card: str
    owner: Seat
    dock: int
    crew: list[Die | None]
    slid: bool = False

    @property
    def filled(self) -> bool:
        return None not in self.crew


class Player(_Data):
    """One player's things.

    ``pool`` counts the dice not yet used this round by face. ``secret`` are the cards in hand that
    came unseen from the top of a deck; of the others everyone saw them being taken. ``bought`` are
    orders whose effect is unused (face up), ``used`` the others (face down).
    """

    stock: dict[Resource, int]
    pool: dict[Face, int]
    discarded: int = 0
    passed: bool = False
    missions: list[str] = []
    orders: list[str] = []
    secret: list[str] = []
    done: list[str] = []
    expeditions: list[str] = []
    awards: list[str] = []
    bought: list[str] = []
    used: list[str] = []
    technologies: list[OwnCard] = []
    bulletins: list[OwnCard] = []


class Pile(_Data):
    """A deck with its display. The top of the deck is the end of the list.

    Cards in the deck go by their number among the cards of the game (`Board`): decks are long, and
    numbers are copied much faster than ids. The lowest ``under`` cards were put there openly, so
    their faces are no secret.
    """

    deck: list[int]
    display: list[str | None]
    under: int = 0


class Payment(_Data):
    """A card that is being paid for and what is still due. A card of the hand is still there, so
    that the payer can take everything back: nobody else knows yet which one it is."""

    card: str
    due: dict[str, int]


class State(GameState):
    """A game of Astrominers."""

    players: list[Player]
    bank: dict[Resource, int]
    phase: Phase = "setup"
    round: int = 0
    first: Seat = 0
    turn: Seat = 0
    track: list[Resource | None] = []
    exchange: str = ""
    promoted: Resource = "gold"
    missions: Pile = msgspec.field(default_factory=lambda: Pile([], []))
    orders: Pile = msgspec.field(default_factory=lambda: Pile([], []))
    awards: list[str | None] = []
    award_deck: list[str] = []
    technologies: list[str] = []
    bulletins: list[str] = []
    expeditions: list[str] = []
    board: dict[str, Die] = {}
    runs: list[Run] = []
    buyers: list[Seat] = []
    """Who may still buy an order this round, the next one first."""
    paying: Payment | None = None
    """The payment that somebody is asked about."""
    outside: list[str] = []
    """Expeditions that failed or were handed in. Cards removed at setup are never in the state."""
