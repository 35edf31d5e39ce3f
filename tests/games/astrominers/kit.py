"""A small vocabulary for rule tests: lay out a position, make moves at a real table, look.

    position = Position(players=3)
    position.pool(A, "miner2")
    table = position.table()
    table.decide(A, PlaceDie("miner2", "xenon-1"))
    assert stock(table, A) == {"xenon": 3}

A position begins as the worked examples of the rules page do: the action phase of round 1, A first
and to move, resources 0, 10 of each kind in the bank, no dice in the pools, empty hands, docks and
spaces free. Cards are test cards with the values stated.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from kosmodrom.core.options import Option, Seat
from kosmodrom.core.table import Table
from kosmodrom.games.astrominers import RULESET
from kosmodrom.games.astrominers.box import (
    AsteroidType,
    Award,
    Box,
    Bulletin,
    Cost,
    Dock,
    Expedition,
    Kind,
    Mission,
    Order,
    Symbol,
    Technology,
    load_box,
    make_box,
)
from kosmodrom.games.astrominers.moves import Done, Pass, Reroll
from kosmodrom.games.astrominers.rules.base import AstrominersOptions
from kosmodrom.games.astrominers.rules.cards import cards_in_deck
from kosmodrom.games.astrominers.state import (
    DISPLAY,
    FACES,
    RESOURCES,
    Deck,
    Die,
    Effect,
    Face,
    OwnCard,
    Phase,
    Pile,
    Player,
    Resource,
    Run,
    State,
    Worker,
)
from kosmodrom.games.astrominers.view import View
from kosmodrom.testing.positions import question, table_at

A, B, C, D = range(4)

AnyTable = Table[State, AstrominersOptions, Box]
Reward = Mapping[Worker, Mapping[Kind, int]] | Mapping[Kind, int]


def box_with(**parts: Any) -> Box:
    """The built-in box with some of its parts replaced by lists of others."""
    box = load_box()
    built_in = {
        "units": dict(box.units),
        "docks": list(box.docks),
        "spaces": list(box.spaces.values()),
        "missions": list(box.missions.values()),
        "orders": list(box.orders.values()),
        "awards": list(box.awards.values()),
        "technologies": list(box.technologies.values()),
        "bulletins": list(box.bulletins.values()),
        "expeditions": list(box.expeditions.values()),
        "exchange": list(box.exchange.values()),
    }
    return make_box(**(built_in | parts))


class Position:
    """A situation under construction. Methods return the id of the card they lay out."""

    def __init__(
        self,
        players: int = 3,
        *,
        phase: Phase = "actions",
        round: int = 1,
        first: Seat = A,
        turn: Seat | None = None,
        promoted: Resource = "tungsten",
        bank: int = 10,
        seed: int = 1,
    ) -> None:
        box = load_box()
        self._cards: dict[str, list[Any]] = {
            "missions": list(box.missions.values()),
            "orders": list(box.orders.values()),
            "awards": list(box.awards.values()),
            "technologies": list(box.technologies.values()),
            "bulletins": list(box.bulletins.values()),
            "expeditions": list(box.expeditions.values()),
        }
        # By id, lowest card first; the state has numbers, which the box gives in the end.
        self.decks: dict[Deck, list[str]] = {"missions": [], "orders": []}
        self.docks = list(box.docks)
        self.spaces = list(box.spaces.values())
        self.state = State(
            rng=seed,
            players=[
                Player(stock=dict.fromkeys(RESOURCES, 0), pool=dict.fromkeys(FACES, 0))
                for _ in range(players)
            ],
            bank=dict.fromkeys(RESOURCES, bank),
            phase=phase,
            round=round,
            first=first,
            turn=first if turn is None else turn,
            track=[
                *(kind if number >= round else None for number, kind in enumerate(RESOURCES, 1)),
                None,
            ],
            exchange=f"exchange-{promoted}",
            promoted=promoted,
            missions=Pile([], [None] * DISPLAY),
            orders=Pile([], [None] * DISPLAY),
            awards=[None, None, None],
            buyers=[(first + step) % players for step in range(players)],
        )

    # Test cards

    def mission(
        self,
        id: str,
        *,
        cost: Cost | None = None,
        yellow: list[Symbol] | None = None,
        white: list[Symbol] | None = None,
        reward: Reward | None = None,
        type: AsteroidType = "S",
    ) -> str:
        """A test mission; ``reward`` is one set for all workers, or a set for each worker."""
        sets: dict[Worker, dict[Kind, int]] = {}
        for worker in ("miner", "automaton", "inspector", "geologist"):
            given: Any = reward or {"gold": 1}
            sets[worker] = dict(given.get(worker, {}) if _by_worker(given) else given)
        card = Mission(
            id=id,
            mark=2,
            type=type,
            cost=cost or {},
            yellow=yellow or [],
            white=white or ([] if yellow else ["both"]),
            reward=sets,
            source="original",
        )
        self._cards["missions"].append(card)
        return id

    def order(
        self,
        id: str,
        *,
        cost: Cost | None = None,
        points: int = 5,
        discard: bool = False,
        effect: Effect = "miner",
    ) -> str:
        card = Order(
            id=id,
            mark=2,
            points=points,
            cost=cost or {},
            discard=discard,
            effect=effect,
            source="original",
        )
        self._cards["orders"].append(card)
        return id

    def award(self, id: str, types: str, points: int = 6) -> str:
        """A test award for a set of types such as ``"SSC"``."""
        self._cards["awards"].append(Award(id=id, points=points, set=types, source="original"))
        return id

    def technology(
        self, id: str, *, gives: Resource = "gold", cost: Cost | None = None, points: int = 2
    ) -> str:
        card = Technology(id=id, points=points, cost=cost or {}, gives=gives, source="original")
        self._cards["technologies"].append(card)
        return id

    def bulletin(self, id: str, *, cost: Cost | None = None, points: int = 1) -> str:
        card = Bulletin(id=id, points=points, cost=cost or {}, source="original")
        self._cards["bulletins"].append(card)
        return id

    def expedition(
        self, id: str, *, yellow: int = 2, white: int = 2, cost: Cost | None = None
    ) -> str:
        card = Expedition(id=id, cost=cost or {}, yellow=yellow, white=white, source="original")
        self._cards["expeditions"].append(card)
        return id

    # Laying out

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def stock(self, seat: Seat, **units: int) -> None:
        """What a player holds: ``position.stock(A, gold=2)``."""
        for kind, count in units.items():
            self.player(seat).stock[kind] = count  # type: ignore[index]

    def bank(self, **units: int) -> None:
        for kind, count in units.items():
            self.state.bank[kind] = count  # type: ignore[index]

    def pool(self, seat: Seat, *faces: Face) -> None:
        """The dice in a player's pool."""
        self.player(seat).pool = {face: faces.count(face) for face in FACES}

    def die(self, seat: Seat, face: Face, space: str) -> None:
        """A die on a space of the board."""
        self.state.board[space] = Die(seat, face)

    def run(
        self,
        owner: Seat,
        card: str,
        crew: list[tuple[Seat, Face] | None],
        *,
        slid: bool = False,
    ) -> str:
        """A mission or expedition in the next dock; ``crew`` has an entry for each space."""
        assert len(crew) == len(self.box().plans[card].spaces), "an entry for each space"
        dice = [None if die is None else Die(*die) for die in crew]
        self.state.runs.append(Run(card, owner, len(self.state.runs) + 1, dice, slid))
        return card

    def own(self, seat: Seat, card: str, die: Face | None = None) -> None:
        """A technology or bulletin before a player."""
        technologies = [entry.id for entry in self._cards["technologies"]]
        player = self.player(seat)
        cards = player.technologies if card in technologies else player.bulletins
        cards.append(OwnCard(card, die))

    def display(self, missions: list[str] = [], orders: list[str] = []) -> None:  # noqa: B006
        """The revealed cards; places not named stay empty."""
        self.state.missions.display = [*missions, *[None] * (DISPLAY - len(missions))]
        self.state.orders.display = [*orders, *[None] * (DISPLAY - len(orders))]

    def deck(self, missions: list[str] = [], orders: list[str] = []) -> None:  # noqa: B006
        """The decks, top card first."""
        self.decks = {"missions": missions[::-1], "orders": orders[::-1]}

    def fill_decks(self) -> None:
        """Displays and decks of the built-in cards of the smallest game."""
        box = load_box()
        missions = [card.id for card in box.missions.values() if card.mark == 2]
        orders = [card.id for card in box.orders.values() if card.mark == 2]
        self.display(missions[:4], orders[:4])
        self.deck(missions[4:], orders[4:])

    def docks_marked(self, *marks: int) -> None:
        """Docks 1, 2, ... with these marks."""
        self.docks = [
            Dock(number=number, mark=mark, source="original")
            for number, mark in enumerate(marks, 1)
        ]

    def box(self) -> Box:
        return box_with(docks=self.docks, spaces=self.spaces, **self._cards)

    def table(self, options: AstrominersOptions | None = None) -> AnyTable:
        box = self.box()
        board = box.boards[len(self.state.players)]
        self.state.missions.deck = [*map(board.missions.index, self.decks["missions"])]
        self.state.orders.deck = [*map(board.orders.index, self.decks["orders"])]
        return table_at(
            RULESET, self.state, seats=len(self.state.players), options=options, data=box
        )


def _by_worker(reward: Mapping[Any, Any]) -> bool:
    return any(isinstance(units, Mapping) for units in reward.values())


# Looking at a table


def player(table: AnyTable, seat: Seat) -> Player:
    return table.game.state.players[seat]


def stock(table: AnyTable, seat: Seat) -> dict[Resource, int]:
    """What a player holds, kinds with none left out."""
    return {kind: units for kind, units in player(table, seat).stock.items() if units}


def pool(table: AnyTable, seat: Seat) -> list[Face]:
    """The dice in a player's pool."""
    return [face for face, count in player(table, seat).pool.items() for _ in range(count)]


def in_deck(table: AnyTable, kind: Deck) -> list[str]:
    """The cards in a deck, the lowest first."""
    return cards_in_deck(table.game, kind)


def bank(table: AnyTable) -> dict[Resource, int]:
    return table.game.state.bank


def take_only(table: AnyTable, seat: Seat, kind: type[Option] = Option) -> None:
    """Take the one option that a seat is offered, which is asked nonetheless."""
    (option,) = table.pending[seat].options
    assert isinstance(option, kind), option
    table.decide(seat, option)


def pass_all(table: AnyTable) -> list[Seat]:
    """Everyone passes: the action phase ends. Who was asked for an action, in order."""
    order = []
    while table.game.state.phase == "actions":
        (seat,) = table.pending
        order.append(seat)
        table.decide(seat, Pass())
    return order


def buy_nothing(table: AnyTable) -> list[Seat]:
    """Nobody buys: the phase of orders ends. Who was asked to buy, in order."""
    order = []
    while table.game.state.phase == "orders":
        (seat,) = table.pending
        assert question(table, seat) == "buy"
        order.append(seat)
        table.decide(seat, Done())
    return order


def keep_dice(table: AnyTable) -> None:
    """Nobody rerolls: phase 2 ends."""
    for seat in tuple(table.pending):
        table.decide(seat, Reroll(()))


def next_round(table: AnyTable) -> None:
    """Everyone passes and buys nothing: the next round has been rolled."""
    pass_all(table)
    buy_nothing(table)


def at_random(table: AnyTable, seed: int = 1) -> Iterator[Seat]:
    """Play on at random to the end; after each choice, who made it."""
    chance = Random(seed)
    while table.pending:
        seat = chance.choice(list(table.pending))
        table.decide(seat, chance.choice(table.pending[seat].options))
        yield seat


def seen(table: AnyTable, seat: Seat | None = None) -> View:
    """The table as a seat, or a spectator, sees it."""
    view = table.view(seat)
    assert isinstance(view, View)
    return view


PAYMENTS = ("mission", "order", "technology", "bulletin", "expedition")


def payment(kind: str, cost: Cost, **position: Any) -> tuple[Position, Option]:
    """A position where A may pay this cost for a card of a kind, and the move that begins it.

    Afterwards B is asked.
    """
    from kosmodrom.games.astrominers.moves import BuyOrder, Launch, PlaceDie

    if kind == "order":
        at = Position(phase="orders", **position)
        at.player(A).orders = [at.order("card", cost=cost)]
        at.player(B).orders = [at.order("pause")]
        return at, BuyOrder("card")
    at = Position(**position)
    at.pool(B, "miner")
    if kind == "mission":
        at.player(A).missions = [at.mission("card", cost=cost)]
        return at, Launch("card")
    at.pool(A, "miner")
    match kind:
        case "technology":
            at.state.technologies = [at.technology("card", cost=cost)]
        case "bulletin":
            at.state.bulletins = [at.bulletin("card", cost=cost)]
        case "expedition":
            at.state.expeditions = [at.expedition("card", cost=cost)]
    return at, PlaceDie("miner", f"{kind}-1")
