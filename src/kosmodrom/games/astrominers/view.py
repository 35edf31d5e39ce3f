"""What a seat, or a spectator, may see; and the redealing of what it may not."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
from msgspec.structs import replace

from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.showing import for_all, kept_by
from kosmodrom.games.astrominers.box import Kind, Plan
from kosmodrom.games.astrominers.rules.base import Game
from kosmodrom.games.astrominers.rules.cards import hand_of, numbered, pile_of
from kosmodrom.games.astrominers.rules.end import score
from kosmodrom.games.astrominers.rules.payment import (
    PROMOTED_RATE,
    RATE,
    affordable,
    affordable_launch,
)
from kosmodrom.games.astrominers.rules.settling import SHARES, most_dice
from kosmodrom.games.astrominers.state import (
    BARGES,
    ROUNDS,
    Deck,
    Die,
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

BONUS_PAST: Final = ("settling", "orders", "end")
"""The phases in which the bonus of the round is taken."""


class DieView(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    face: Face


class SpaceView(msgspec.Struct, frozen=True, gc=False):
    """An open space of the board and the die on it.

    Of spaces that are alike only one is offered: ``like`` is the one that options name for this.
    """

    id: str
    area: str
    accepts: tuple[Worker, ...]
    like: str
    die: DieView | None


class RunView(msgspec.Struct, frozen=True, gc=False):
    """A mission or expedition in a dock, and the dice on its spaces (``like``: see `SpaceView`)."""

    card: str
    owner: Seat
    dock: int
    slid: bool
    crew: tuple[DieView | None, ...]
    like: tuple[int, ...]


class OwnCardView(msgspec.Struct, frozen=True, gc=False):
    """A technology or bulletin before its owner."""

    card: str
    die: Face | None


class PileView(msgspec.Struct, frozen=True, gc=False):
    """A display and the size of its deck."""

    display: tuple[str | None, ...]
    deck: int


class MiniDeckView(msgspec.Struct, frozen=True, gc=False):
    """The visible top card of a mini-deck, and how many cards it has."""

    top: str | None
    cards: int


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A player. ``missions`` and ``orders`` are the hand and ``payable`` the cards in it that the
    player could pay for with what they hold, seen by its owner alone (else None)."""

    stock: dict[Resource, int]
    pool: dict[Face, int]
    discarded: int
    passed: bool
    barges: int
    mission_count: int
    order_count: int
    missions: tuple[str, ...] | None
    orders: tuple[str, ...] | None
    payable: tuple[str, ...] | None
    done: tuple[str, ...]
    expeditions: tuple[str, ...]
    awards: tuple[str, ...]
    bought: tuple[str, ...]
    used: tuple[str, ...]
    technologies: tuple[OwnCardView, ...]
    bulletins: tuple[OwnCardView, ...]
    score: dict[str, int]


class PaymentView(msgspec.Struct, frozen=True, gc=False):
    """A card that is being paid for, and what is still due."""

    card: str
    due: dict[str, int]


class RateView(msgspec.Struct, frozen=True, gc=False):
    """In a payment this many units of one kind stand for one of another (AM-802 to AM-804)."""

    units: int
    of: Kind
    make: Kind


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as a seat sees it; ``seat`` is None for a spectator.

    ``bonuses`` are what the fields of the round track still give: what lies on them, and any
    resource on the last (AM-403); ``share`` is how many units each of those would take who have
    the most dice on missions now, or the only one who does (AM-401).
    """

    seat: Seat | None
    phase: Phase
    round: int
    first: Seat
    turn: Seat
    exchange: str
    promoted: Resource
    bank: dict[Resource, int]
    rates: tuple[RateView, ...]
    track: tuple[Resource | None, ...]
    bonuses: tuple[Kind | None, ...]
    share: int
    docks: tuple[int, ...]
    spaces: tuple[SpaceView, ...]
    runs: tuple[RunView, ...]
    missions: PileView
    orders: PileView
    awards: tuple[str | None, ...]
    award_deck: int
    technologies: MiniDeckView
    bulletins: MiniDeckView
    expeditions: MiniDeckView
    paying: PaymentView | None
    players: tuple[PlayerView, ...]


def points(view: View) -> list[int]:
    """Everyone's victory points so far."""
    return [sum(player.score.values()) for player in view.players]


def breakdown(view: View) -> list[dict[str, int]]:
    """Where these come from."""
    return [player.score for player in view.players]


def view(g: Game, seat: Seat | None) -> View:
    """What a spectator sees, and of a seat's own what it alone sees."""
    seen, own = _seen(g)
    if seat is None:
        return seen
    players = list(seen.players)
    players[seat] = own[seat]
    return replace(seen, seat=seat, paying=_paying(g, seat), players=tuple(players))


@for_all
def _seen(g: Game) -> tuple[View, list[PlayerView]]:
    """What a spectator sees, and each player as only that player sees it."""
    s, board = g.state, g.data.boards[g.seats]
    owners = [run.owner for run in s.runs]
    players = [_player(g, seat, BARGES - owners.count(seat)) for seat in range(g.seats)]
    runs, share = _runs(g)
    # By position: finding so many fields by name would take as long as making them.
    seen = View(
        None,  # seat
        s.phase,
        s.round,
        s.first,
        s.turn,
        s.exchange,
        s.promoted,
        dict(s.bank),
        _rates(s.promoted),
        tuple(s.track),
        _bonuses(s),
        share,
        board.docks,
        _spaces(g),
        runs,
        _pile(s.missions),
        _pile(s.orders),
        tuple(s.awards),
        len(s.award_deck),
        _mini_deck(s.technologies),
        _mini_deck(s.bulletins),
        _mini_deck(s.expeditions),
        _paying(g, None),
        tuple([openly for openly, _ in players]),
    )
    return seen, [own for _, own in players]


@cache
def _rates(promoted: Resource) -> tuple[RateView, ...]:
    return (
        RateView(RATE, "any", "any"),
        RateView(PROMOTED_RATE, "any", promoted),
        RateView(PROMOTED_RATE, promoted, "any"),
    )


@kept_by(lambda g, seat, barges: (seat, barges, g.state.players[seat], g.state.promoted))
def _player(g: Game, seat: Seat, barges: int) -> tuple[PlayerView, PlayerView]:
    """A player with so many free barges as everybody sees them, and as only that player does."""
    player = g.state.players[seat]
    # By position, like the whole view.
    openly = PlayerView(
        dict(player.stock),
        dict(player.pool),
        player.discarded,
        player.passed,
        barges,
        len(player.missions),  # mission count
        len(player.orders),  # order count
        None,  # missions
        None,  # orders
        None,  # payable
        tuple(player.done),
        tuple(player.expeditions),
        tuple(player.awards),
        tuple(player.bought),
        tuple(player.used),
        tuple([_own_card(own) for own in player.technologies]),
        tuple([_own_card(own) for own in player.bulletins]),
        score(g, seat),
    )
    own = replace(
        openly,
        missions=tuple(player.missions),
        orders=tuple(player.orders),
        payable=_payable(g, seat),
    )
    return openly, own


def _payable(g: Game, seat: Seat) -> tuple[str, ...]:
    player, costs = g.state.players[seat], g.data.costs
    missions = [card for card in player.missions if affordable_launch(g, seat, costs[card])]
    orders = [card for card in player.orders if affordable(g, seat, costs[card])]
    return (*missions, *orders)


def _paying(g: Game, seat: Seat | None) -> PaymentView | None:
    """The payment that is asked about. A card of the hand is its owner's secret until then."""
    paying = g.state.paying
    if paying is None:
        return None
    for owner, player in enumerate(g.state.players):
        if owner != seat and paying.card in (*player.missions, *player.orders):
            return None
    return PaymentView(paying.card, dict(paying.due))


def _bonuses(s: State) -> tuple[Kind | None, ...]:
    fields: list[Kind | None] = [*s.track]
    if fields and not (s.round == ROUNDS and s.phase in BONUS_PAST):
        fields[-1] = "any"
    return tuple(fields)


@kept_by(lambda g: g.state.board)
def _spaces(g: Game) -> tuple[SpaceView, ...]:
    taken = g.state.board
    spaces = _bare_board(g).copy()
    for group in g.data.boards[g.seats].groups:
        free = [id for id in group.spaces if id not in taken]
        if free and free[0] != group.spaces[0]:
            for id in free:
                spaces[id] = replace(spaces[id], like=free[0])
    for id, die in taken.items():
        spaces[id] = replace(spaces[id], like=id, die=_die(die))
    return tuple(spaces.values())


@kept_by(lambda _g: ())
def _bare_board(g: Game) -> dict[str, SpaceView]:
    """All spaces, with no die on them."""
    board = g.data.boards[g.seats]
    like = {id: group.spaces[0] for group in board.groups for id in group.spaces}
    return {
        id: SpaceView(id, area, tuple(g.data.spaces[id].accepts), like.get(id, id), None)
        for area, ids in board.areas.items()
        for id in ids
    }


def _die(die: Die | None) -> DieView | None:
    return None if die is None else DieView(die.seat, die.face)


@kept_by(lambda g: (g.state.runs, g.state.first))
def _runs(g: Game) -> tuple[tuple[RunView, ...], int]:
    """The cards in docks, and the share of each who has the most dice on missions."""
    runs = tuple(_run(run, g.data.plans[run.card]) for run in g.state.runs)
    return runs, SHARES[max(1, len(most_dice(g)[0]))]


def _run(run: Run, plan: Plan) -> RunView:
    first: dict[int, int] = {}
    like = tuple(
        place if die else first.setdefault(bits, place)
        for place, (die, bits) in enumerate(zip(run.crew, plan.spaces, strict=True))
    )
    crew = tuple(_die(die) for die in run.crew)
    return RunView(run.card, run.owner, run.dock, run.slid, crew, like)


def _own_card(own: OwnCard) -> OwnCardView:
    return OwnCardView(own.card, own.die)


def _pile(pile: Pile) -> PileView:
    return PileView(tuple(pile.display), len(pile.deck))


def _mini_deck(cards: list[str]) -> MiniDeckView:
    return MiniDeckView(cards[-1] if cards else None, len(cards))


def redeal(g: Game, seat: Seat, guess: Random) -> None:
    """Redeal what a seat cannot know: decks, and cards that others drew unseen."""
    s = g.state
    rivals = [player for other, player in enumerate(s.players) if other != seat]
    _redeal_pile(g, "missions", rivals, guess)
    _redeal_pile(g, "orders", rivals, guess)
    guess.shuffle(s.award_deck)
    for deck in (s.technologies, s.bulletins, s.expeditions):
        below = deck[:-1]  # the top card is visible (AM-116)
        guess.shuffle(below)
        deck[:-1] = below


def _redeal_pile(g: Game, deck: Deck, rivals: list[Player], guess: Random) -> None:
    """Mix the unknown cards: the deck above what was put under it openly, and unseen draws.

    A card that is being paid for stays where it is: its owner has begun to show it, and what was
    decided about it fits no other.
    """
    paying = g.state.paying.card if g.state.paying else None
    pile, cards = pile_of(g, deck), numbered(g, deck)
    unknown = pile.deck[pile.under :]
    hands: list[tuple[Player, list[str], int]] = []
    for player in rivals:
        held = hand_of(player, deck)
        for place, card in enumerate(held):
            if card in player.secret and card != paying:
                hands.append((player, held, place))
                unknown.append(cards.index(card))
    guess.shuffle(unknown)
    for player, held, place in hands:
        card = cards[unknown.pop()]
        player.secret[player.secret.index(held[place])] = card
        held[place] = card
    pile.deck[pile.under :] = unknown
