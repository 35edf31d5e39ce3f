"""What a seat, or a spectator, may see; and the redealing of what it may not.

Hands are no secret: everybody has seen each card come and go (SKY-Q-17). Hidden are the decks, the
tokens that are dealt to choose from, Luna's face-down cards, and in the planning phase what the
others are putting down, which `core` conceals by itself.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.games.skymines.rules.base import (
    Game,
    board_of,
    card_shares,
    face_up,
    open_slots,
    shares_of,
    value_of,
)
from kosmodrom.games.skymines.rules.end import score
from kosmodrom.games.skymines.rules.luna_cards import LunaGame, luna_slots, luna_totals
from kosmodrom.games.skymines.rules.markers import space_at, space_id
from kosmodrom.games.skymines.rules.missions import is_met
from kosmodrom.games.skymines.rules.stations import collectors
from kosmodrom.games.skymines.state import EMPTIED, ONCE, TILES, Luna, Phase
from kosmodrom.games.skymines.steps import Expand
from kosmodrom.games.skymines.tables import KINDS, KINDS_FACE_UP
from kosmodrom.games.skymines.terms import (
    COMPANIES,
    NOTHING,
    SLOTS,
    TILE_ORDER,
    TRACKS,
    Company,
    TrackId,
)


class ColumnView(msgspec.Struct, frozen=True):
    """A column of a station: its pieces, and whether its crossed-out space is bare."""

    pieces: int
    emptied: bool


class CompanyView(msgspec.Struct, frozen=True):
    """A company: its track, what a share is worth now, its station and its gas collectors."""

    id: Company
    track: TrackId | None
    value: int
    columns: tuple[ColumnView, ...]
    collectors: int


class SpaceView(msgspec.Struct, frozen=True):
    """A bonus space and the marker on it; ``entry`` is its entry in the box."""

    id: str
    entry: str
    seat: Seat | None
    once: bool


class SlotView(msgspec.Struct, frozen=True):
    """An action slot: whether it is open, and the card on it."""

    open: bool
    card: str | None
    face_up: bool


class ScreenView(msgspec.Struct, frozen=True):
    """A screen of a research track: its top plan."""

    plan: str | None
    flipped: bool


class TileView(msgspec.Struct, frozen=True):
    """A bonus tile in an action area; ``on`` is the slot that the +1 resource tile lies on."""

    id: str
    face_up: bool
    on: str | None


class TaskView(msgspec.Struct, frozen=True):
    """A task as it stands for a player."""

    done: bool
    met: bool


class MissionView(msgspec.Struct, frozen=True):
    """An open mission card, and how its tasks stand for each player."""

    id: str
    tasks: tuple[tuple[TaskView, ...], ...]


class PlayerView(msgspec.Struct, frozen=True):
    """A player or Luna. ``face_up`` counts what lies face up, by kind of card."""

    coins: int
    tracks: dict[Company, int]
    shares: dict[Company, int]
    """With those on cards."""
    tank: int
    upload: int
    hand: tuple[str, ...]
    slots: tuple[SlotView, ...]
    resting: tuple[tuple[str, ...], ...]
    tiles: tuple[TileView, ...]
    markers: int
    once: int
    bonuses: tuple[tuple[bool, bool], ...]
    """By company: whether the first and the second bonus of its track are in force."""
    screens: tuple[ScreenView, ...]
    gained: tuple[str, ...]
    token: str | None
    dealt: tuple[str, ...] | None
    """Tokens to choose from, seen by their owner alone."""
    face_up: dict[str, int]
    passed: bool
    mission: str | None
    tasks: int
    free_share: bool
    score: dict[str, int]


class LunaView(msgspec.Struct, frozen=True):
    """Luna's cards: what is turned up, and how many there are of the rest."""

    level: int
    slots: tuple[str | None, ...]
    """The cards that are turned up, by slot."""
    face_down: tuple[bool, ...]
    open: tuple[bool, ...]
    majority: tuple[str | None, str | None]
    deck: int
    class_two: int
    discard: tuple[str, ...]
    tokens: tuple[bool, ...]


class ExpansionView(msgspec.Struct, frozen=True):
    """An expansion under way: the places entered, whose rewards are still due."""

    company: Company
    points: int
    entered: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it; ``seat`` is None for a spectator."""

    seat: Seat | None
    phase: Phase
    round: int
    first: Seat
    turn: Seat
    board: Literal["moon", "belt"]
    companies: tuple[CompanyView, ...]
    places: dict[str, Company]
    """Who holds which sector or Belt space."""
    expansion: ExpansionView | None
    display: tuple[str | None, ...]
    deck: int
    removed: tuple[str, ...]
    plans: tuple[str | None, ...]
    stacks: tuple[int, ...]
    specials: tuple[str, ...]
    supplement: int
    spaces: tuple[SpaceView, ...]
    missions: tuple[MissionView, ...]
    threat: str | None
    hero: Seat | None
    totals: tuple[tuple[int, ...], ...]
    """Of the games of a time loop that are over."""
    luna: LunaView | None
    players: tuple[PlayerView, ...]


def points(view: View) -> list[int]:
    """What everyone would score now."""
    return [sum(player.score.values()) for player in view.players]


def breakdown(view: View) -> list[dict[str, int]]:
    """Where that comes from."""
    return [dict(player.score) for player in view.players]


def view(g: Game, seat: Seat | None) -> View:
    s, t = g.state, g.data.tables
    return View(
        seat=seat,
        phase=s.phase,
        round=s.round,
        first=s.first,
        turn=s.turn,
        board=g.options.board,
        companies=tuple(_company(g, company) for company in range(len(COMPANIES))),
        places={
            id: COMPANIES[holder]
            for id, holder in zip(board_of(g).ids, s.places, strict=False)
            if holder != NOTHING
        },
        expansion=_expansion(g),
        display=tuple(t.card_ids[card] if card != NOTHING else None for card in s.display),
        deck=len(s.deck),
        removed=tuple(t.card_ids[card] for card in s.removed),
        plans=tuple(t.plan_ids[plan] if plan != NOTHING else None for plan in s.plans),
        stacks=tuple(len(stack) for stack in s.stacks),
        specials=tuple(t.plan_ids[plan] for plan in s.specials),
        supplement=s.supplement,
        spaces=_spaces(g),
        missions=tuple(_mission(g, card) for card in s.missions),
        threat=t.threats[s.threat].id if s.threat != NOTHING else None,
        hero=s.hero if s.hero != NOTHING else None,
        totals=tuple(tuple(totals) for totals in s.totals),
        luna=_luna(g, s.luna) if s.luna is not None else None,
        players=tuple(_player(g, owner, owner == seat) for owner in range(len(s.players))),
    )


def _company(g: Game, company: int) -> CompanyView:
    s = g.state
    if not s.stations:
        return CompanyView(COMPANIES[company], None, 0, (), 0)
    side = s.sides[company] if s.sides else NOTHING
    return CompanyView(
        id=COMPANIES[company],
        track=TRACKS[side] if side != NOTHING else None,
        value=value_of(g, company),
        columns=tuple(
            ColumnView(pieces % EMPTIED, pieces >= EMPTIED) for pieces in s.stations[company]
        ),
        collectors=collectors(g, company),
    )


def _expansion(g: Game) -> ExpansionView | None:
    ids = board_of(g).ids
    for step in g.state.todo:
        if isinstance(step, Expand):
            entered = tuple(ids[place] for place in step.entered)
            return ExpansionView(COMPANIES[step.company], step.points, entered)
    return None


def _spaces(g: Game) -> tuple[SpaceView, ...]:
    s = g.state
    found: list[SpaceView] = []
    if not s.sides or NOTHING in s.sides:
        return ()
    for number, held in enumerate(s.spaces):
        space = space_at(g, number)
        if space is not None:
            owner = held % ONCE if held != NOTHING else None
            found.append(SpaceView(space_id(g, number), space.id, owner, held >= ONCE))
    return tuple(found)


def _mission(g: Game, card: int) -> MissionView:
    t = g.data.tables
    return MissionView(
        t.missions[card],
        tuple(
            tuple(
                TaskView(
                    done=player.mission == card and bool(player.tasks >> column & 1),
                    met=seat == g.state.turn and is_met(g, seat, need),
                )
                for column, need in enumerate(t.tasks[card])
            )
            for seat, player in enumerate(g.state.players[: g.seats])
        ),
    )


def _player(g: Game, seat: Seat, own: bool) -> PlayerView:
    s, t = g.state, g.data.tables
    player = s.players[seat]
    ready = bool(s.sides) and NOTHING not in s.sides
    cards = card_shares(g, seat)
    usable = luna_slots(g) if seat >= g.seats else open_slots(g, player)
    return PlayerView(
        coins=player.coins,
        tracks=dict(zip(COMPANIES, player.tracks, strict=True)),
        shares={
            name: cards[c] + (player.share == c) + (shares_of(g, seat, c) if ready else 0)
            for c, name in enumerate(COMPANIES)
        },
        tank=player.tank,
        upload=player.upload,
        hand=tuple(t.card_ids[card] for card in player.hand),
        slots=tuple(
            SlotView(
                slot in usable,
                t.card_ids[card] if card != NOTHING else None,
                not player.down >> slot & 1,
            )
            for slot, card in enumerate(player.slots)
        ),
        resting=tuple(tuple(t.card_ids[card] for card in stack) for stack in player.resting),
        tiles=tuple(
            TileView(
                TILE_ORDER[tile],
                not player.tiles_down >> tile & 1,
                SLOTS[player.laid] if tile == TILES - 1 and player.laid != NOTHING else None,
            )
            for tile in range(TILES)
            if player.tiles >> tile & 1
        ),
        markers=player.markers,
        once=player.once,
        bonuses=tuple(
            (bool(player.bonuses >> 2 * c & 1), bool(player.bonuses >> 2 * c & 2))
            for c in range(len(COMPANIES))
        ),
        screens=tuple(
            ScreenView(
                t.plan_ids[plan] if plan != NOTHING else None, bool(player.flipped >> screen & 1)
            )
            for screen, plan in enumerate(player.screens)
        ),
        gained=tuple(t.plan_ids[plan] for plan in player.gained),
        token=t.token_ids[player.token] if player.token != NOTHING else None,
        dealt=tuple(t.token_ids[token] for token in player.dealt) if own else None,
        face_up=_face_up(g, seat) if ready else {},
        passed=player.passed,
        mission=t.missions[player.mission] if player.mission != NOTHING else None,
        tasks=player.tasks,
        free_share=player.free_share,
        score=score(g, seat) if ready else {},
    )


def _face_up(g: Game, seat: Seat) -> dict[str, int]:
    found = luna_totals(g) if seat >= g.seats else face_up(g, seat)
    return dict(zip(KINDS[:KINDS_FACE_UP], found, strict=True))


def _luna(g: Game, luna: Luna) -> LunaView:
    t = g.data.tables
    usable = luna_slots(g)
    left, right = (t.luna_ids[card] if card != NOTHING else None for card in luna.majority)
    return LunaView(
        level=g.options.luna_level,
        slots=tuple(
            t.luna_ids[card] if card != NOTHING and luna.shown >> slot & 1 else None
            for slot, card in enumerate(luna.slots)
        ),
        face_down=tuple(
            card != NOTHING and not luna.shown >> slot & 1 for slot, card in enumerate(luna.slots)
        ),
        open=tuple(slot in usable for slot in range(len(SLOTS))),
        majority=(left, right),
        deck=len(luna.deck),
        class_two=len(luna.second),
        discard=tuple(t.luna_ids[card] for card in luna.discard),
        tokens=tuple(bool(luna.tokens >> number & 1) for number in range(4)),
    )


# Redealing


def redeal(g: Game, seat: Seat, guess: Random) -> None:
    """Redeal what a seat cannot know: decks, stacks, others' dealt tokens, Luna's cards."""
    s = g.state
    _redeal_deck(g, guess)
    for stack in s.stacks:
        guess.shuffle(stack)
    _redeal_tokens(g, seat, guess)
    if s.luna is not None:
        redeal_luna(g, s.luna, guess)


def _redeal_deck(g: Game, guess: Random) -> None:
    """The order of the letters is known, that of the cards of a letter is not (SKY-114)."""
    deck, cards = g.state.deck, g.data.tables.cards
    start = 0
    for end in range(1, len(deck) + 1):
        if end == len(deck) or cards[deck[end]].letter != cards[deck[start]].letter:
            part = deck[start:end]
            guess.shuffle(part)
            deck[start:end] = part
            start = end


def _redeal_tokens(g: Game, seat: Seat, guess: Random) -> None:
    """Tokens that nobody has, and those that others are choosing from."""
    s = g.state
    rivals = [player for other, player in enumerate(s.players) if other != seat and player.dealt]
    unknown = [*s.tokens, *(token for player in rivals for token in player.dealt)]
    if not rivals:
        return
    guess.shuffle(unknown)
    for player in rivals:
        player.dealt = sorted((unknown.pop(), unknown.pop()))
    s.tokens = unknown


def redeal_luna(g: LunaGame, luna: Luna, guess: Random) -> None:
    """Her deck and her face-down slot cards; the cards on top of the deck that are known to be of
    class 2 stay so (SKY-1626)."""
    second = [card for card in (*luna.deck, *luna.slots, *luna.second) if _is_second(g, luna, card)]
    mixed = list(second)
    guess.shuffle(mixed)
    swap = dict(zip(second, mixed, strict=True))
    hidden = [
        slot
        for slot, card in enumerate(luna.slots)
        if card != NOTHING and not luna.shown >> slot & 1
    ]
    known = len(luna.deck) - luna.marked
    luna.deck = [swap.get(card, card) for card in luna.deck]
    luna.second = [swap.get(card, card) for card in luna.second]
    unknown = [*luna.deck[:known], *(swap.get(luna.slots[s], luna.slots[s]) for s in hidden)]
    guess.shuffle(unknown)
    for slot in hidden:
        luna.slots[slot] = unknown.pop()
    luna.deck[:known] = unknown


def _is_second(g: LunaGame, luna: Luna, card: int) -> bool:
    """Whether a card is a class 2 card that nobody has seen."""
    if card == NOTHING or g.data.tables.luna_cards[card].card_class == 1:
        return False
    return not any(
        card == shown and luna.shown >> slot & 1 for slot, shown in enumerate(luna.slots)
    )
