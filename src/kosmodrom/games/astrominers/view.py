"""What a seat, or a spectator, may see; and the redealing of what it may not."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.showing import for_all
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
    return [dict(player.score) for player in view.players]


def view(g: Game, seat: Seat | None) -> View:
    shown = _shown_to_all(g)
    if seat is None:
        return shown
    players = list(shown.players)
    players[seat] = _own_player(g, seat, players[seat])
    return replace(shown, seat=seat, paying=_paying(g, seat), players=tuple(players))


@for_all
def _shown_to_all(g: Game) -> View:
    """What a spectator sees."""
    s, board = g.state, g.data.boards[g.seats]
    return View(
        seat=None,
        phase=s.phase,
        round=s.round,
        first=s.first,
        turn=s.turn,
        exchange=s.exchange,
        promoted=s.promoted,
        bank=dict(s.bank),
        rates=(
            RateView(RATE, "any", "any"),
            RateView(PROMOTED_RATE, "any", s.promoted),
            RateView(PROMOTED_RATE, s.promoted, "any"),
        ),
        track=tuple(s.track),
        bonuses=_bonuses(s),
        share=SHARES[max(1, len(most_dice(g)[0]))],
        docks=board.docks,
        spaces=_spaces(g),
        runs=tuple(_run(run, g.data.plans[run.card]) for run in s.runs),
        missions=_pile(s.missions),
        orders=_pile(s.orders),
        awards=tuple(s.awards),
        award_deck=len(s.award_deck),
        technologies=_mini_deck(s.technologies),
        bulletins=_mini_deck(s.bulletins),
        expeditions=_mini_deck(s.expeditions),
        paying=_paying(g, None),
        players=tuple(_player(g, owner) for owner in range(g.seats)),
    )


def _own_player(g: Game, seat: Seat, shown: PlayerView) -> PlayerView:
    """A player with what only they see."""
    player = g.state.players[seat]
    return replace(
        shown,
        missions=tuple(player.missions),
        orders=tuple(player.orders),
        payable=_payable(g, seat),
    )


def _player(g: Game, seat: Seat) -> PlayerView:
    player = g.state.players[seat]
    return PlayerView(
        stock=dict(player.stock),
        pool=dict(player.pool),
        discarded=player.discarded,
        passed=player.passed,
        barges=BARGES - sum(run.owner == seat for run in g.state.runs),
        mission_count=len(player.missions),
        order_count=len(player.orders),
        missions=None,
        orders=None,
        payable=None,
        done=tuple(player.done),
        expeditions=tuple(player.expeditions),
        awards=tuple(player.awards),
        bought=tuple(player.bought),
        used=tuple(player.used),
        technologies=tuple(_own_card(own) for own in player.technologies),
        bulletins=tuple(_own_card(own) for own in player.bulletins),
        score=score(g, seat),
    )


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


def _spaces(g: Game) -> tuple[SpaceView, ...]:
    board, taken = g.data.boards[g.seats], g.state.board
    like: dict[str, str] = {}
    for group in board.groups:
        free = [space for space in group.spaces if space not in taken]
        like |= dict.fromkeys(free, free[0]) if free else {}
    return tuple(
        SpaceView(id, area, tuple(g.data.spaces[id].accepts), like.get(id, id), _die(taken.get(id)))
        for area, ids in board.areas.items()
        for id in ids
    )


def _die(die: Die | None) -> DieView | None:
    return None if die is None else DieView(die.seat, die.face)


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
