"""What a seat, or a spectator, may see; and the redealing of what it may not.

Hidden are the decks, the tokens that are dealt to choose from, Luna's face-down cards, and in the
planning phase what the others are putting down, which `core` conceals by itself.

Hands are held from others, too, unless the players agreed on open ones (SKY-Q-17), and with them
all that would tell what is in them. But everybody has seen each card come and go: bots, which
forget nothing, know the hands, so these are not dealt again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.showing import for_all, kept_by
from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.campaign import CHAPTERS
from kosmodrom.games.skymines.components import SpecialPlan
from kosmodrom.games.skymines.rules.base import (
    Game,
    board_of,
    card_shares,
    face_up,
    open_slots,
    shares_of,
    value_of,
)
from kosmodrom.games.skymines.rules.displays import slide
from kosmodrom.games.skymines.rules.end import score, successes_now
from kosmodrom.games.skymines.rules.expansion import reward_at
from kosmodrom.games.skymines.rules.luna_cards import LunaGame, luna_slots, luna_totals
from kosmodrom.games.skymines.rules.markers import (
    is_unlocked,
    most_of,
    space_at,
    space_id,
    steps_reached,
)
from kosmodrom.games.skymines.rules.missions import is_met
from kosmodrom.games.skymines.rules.research import research_symbols, suffices
from kosmodrom.games.skymines.rules.stations import collectors, reach, reach_with
from kosmodrom.games.skymines.rules.threats import meets_need
from kosmodrom.games.skymines.state import EMPTIED, ONCE, ROUNDS, TILES, Luna, Phase, Player
from kosmodrom.games.skymines.steps import Act, Energise, Expand, Return
from kosmodrom.games.skymines.tables import ENERGY, KINDS, SCIENTIST
from kosmodrom.games.skymines.terms import (
    COMPANIES,
    NOTHING,
    SLOTS,
    TILE_ORDER,
    TRACKS,
    Company,
    TrackId,
)


class ColumnView(msgspec.Struct, frozen=True, gc=False):
    """A column of a station: its pieces, and whether its crossed-out space is bare."""

    pieces: int
    emptied: bool


class CompanyView(msgspec.Struct, frozen=True, gc=False):
    """A company: its track, what a share is worth now, its station and its gas collectors."""

    id: Company
    track: TrackId | None
    value: int
    columns: tuple[ColumnView, ...]
    collectors: int


class SpaceView(msgspec.Struct, frozen=True, gc=False):
    """A bonus space and the marker on it; ``entry`` is its entry in the box.

    For the one who looks: whether it is ``open`` to them at all, and on a majority space how many
    ``steps`` their face-up cards reach, and whether another has ``more``.
    """

    id: str
    entry: str
    seat: Seat | None
    once: bool
    open: bool
    steps: int
    more: bool


class SlotView(msgspec.Struct, frozen=True, gc=False):
    """An action slot: whether it is open, and the card on it."""

    open: bool
    card: str | None
    face_up: bool


class ScreenView(msgspec.Struct, frozen=True, gc=False):
    """A screen of a research track: its top plan."""

    plan: str | None
    flipped: bool


class TileView(msgspec.Struct, frozen=True, gc=False):
    """A bonus tile in an action area; ``on`` is the slot that the +1 resource tile lies on."""

    id: str
    face_up: bool
    on: str | None


class TaskView(msgspec.Struct, frozen=True, gc=False):
    """A task as it stands for a player."""

    done: bool
    met: bool


class MissionView(msgspec.Struct, frozen=True, gc=False):
    """An open mission card, and how its tasks stand for each player."""

    id: str
    tasks: tuple[tuple[TaskView, ...], ...]


class RescueView(msgspec.Struct, frozen=True, gc=False):
    """Who could neutralise the threat: the companies with a shuttle beside it, and which of its
    needs each player meets now (SKY-1504 to SKY-1506); None where a hidden hand decides."""

    companies: tuple[Company, ...]
    met: tuple[tuple[bool | None, ...], ...]


class ChapterView(msgspec.Struct, frozen=True, gc=False):
    """A chapter of the campaign: everyone's success points before it, and what they would earn with
    it if it ended now."""

    id: str
    number: int
    played: tuple[str, ...]
    """The chapters before it."""
    before: tuple[int, ...]
    now: tuple[int, ...]


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A player or Luna. ``face_up`` counts what lies face up, by kind of card."""

    coins: int
    tracks: dict[Company, int]
    shares: dict[Company, int]
    """With those on cards that the reader sees, as in ``score``."""
    tank: int
    upload: int
    cards: int
    """How many cards are in hand."""
    hand: tuple[str, ...] | None
    """The cards in hand, or None if they are hidden from the reader."""
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
    met: tuple[str, ...]
    """Plans, on display and on the own screens, that the marker could move onto with what lies face
    up, beside a scientist that moves it."""
    passed: bool
    mission: str | None
    tasks: int
    free_share: bool
    score: dict[str, int]


class LunaView(msgspec.Struct, frozen=True, gc=False):
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


class ExpansionView(msgspec.Struct, frozen=True, gc=False):
    """An expansion under way: the places entered, whose rewards are still due."""

    company: Company
    points: int
    entered: tuple[str, ...]
    brings: dict[str, tuple[effects.Effect, ...]]
    """What entering each of the places next to the company would bring."""


class View(msgspec.Struct, frozen=True, gc=False):
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
    ousted: dict[str, Company]
    """Pieces that wait beside the place that they lost, to be returned."""
    expansion: ExpansionView | None
    reach: dict[Company, dict[str, int]]
    """For the one in turn: where the energy at hand can take each company, and what of it that
    takes, all steps together."""
    display: tuple[str | None, ...]
    next_display: tuple[str | None, ...]
    """After the next preparation, before the deck fills it up; in the last round as it is."""
    deck: int
    removed: tuple[str, ...]
    plans: tuple[str | None, ...]
    stacks: tuple[int, ...]
    specials: tuple[str, ...]
    supplement: int
    spaces: tuple[SpaceView, ...]
    missions: tuple[MissionView, ...]
    threat: str | None
    rescue: RescueView | None
    hero: Seat | None
    chapter: ChapterView | None
    totals: tuple[tuple[int, ...], ...]
    """Of the games of a time loop that are over."""
    luna: LunaView | None
    players: tuple[PlayerView, ...]


def points(view: View) -> list[int]:
    """What everyone would score now."""
    return [sum(player.score.values()) for player in view.players]


def breakdown(view: View) -> list[dict[str, int]]:
    """Where that comes from."""
    return [player.score for player in view.players]


def sees_hand(g: Game, seat: Seat | None, owner: Seat) -> bool:
    """Whether a seat sees the cards that another one has in hand (SKY-Q-17): its own, all of them
    in final scoring (SKY-902), and what Luna took, who has nobody to keep it for."""
    return owner == seat or owner >= g.seats or g.options.open_hands or g.state.phase in HANDS_SHOWN


HANDS_SHOWN: Final = ("shares", "scoring", "again", "end")
"""The phases of final scoring (SKY-902)."""
_BONUSES: Final = tuple(
    tuple((bool(bits >> 2 * c & 1), bool(bits >> 2 * c & 2)) for c in range(len(COMPANIES)))
    for bits in range(4 ** len(COMPANIES))
)
"""What `PlayerView.bonuses` says of each `Player.bonuses`."""


class Seen(msgspec.Struct, frozen=True, gc=False):
    """A player as everybody sees them, and as only that player does; and what lies face up in their
    action area, by kind, once the companies' tracks are chosen."""

    openly: PlayerView
    own: PlayerView
    up: list[int]


def view(g: Game, seat: Seat | None) -> View:
    """What a spectator sees, and of a seat's own what it alone sees."""
    s, (shown, everyone) = g.state, _seen(g)
    if seat is None:
        return shown
    players = list(shown.players)
    players[seat] = everyone[seat].own
    return replace(
        shown,
        seat=seat,
        reach=_reach(g, everyone[seat].up) if seat == s.turn else {},
        spaces=_own_spaces(g, seat, [seen.up for seen in everyone]) if _is_ready(g) else (),
        rescue=_rescue(g, seat) if s.threat != NOTHING else None,
        chapter=_chapter(g, players),
        players=tuple(players),
    )


@for_all
def _seen(g: Game) -> tuple[View, list[Seen]]:
    """What a spectator sees, and each player (and Luna) as they see themselves."""
    s, t = g.state, g.data.tables
    everyone = [_player(g, owner) for owner in range(len(s.players))]
    players = [seen.openly for seen in everyone]
    display, next_display, removed = _display(g)
    plans, stacks, specials = _plans(g)
    # By position: finding so many fields by name would take as long as making them.
    shown = View(
        None,  # seat
        s.phase,
        s.round,
        s.first,
        s.turn,
        g.options.board,
        _companies(g),
        _places(g),
        _ousted(g) if s.todo else {},
        _expansion(g) if s.todo else None,
        {},  # reach
        display,
        next_display,
        len(s.deck),
        removed,
        plans,
        stacks,
        specials,
        s.supplement,
        _spaces(g) if _is_ready(g) else (),
        tuple([_mission(g, card) for card in s.missions]),
        t.threats[s.threat].id if s.threat != NOTHING else None,
        _rescue(g, None) if s.threat != NOTHING else None,
        s.hero if s.hero != NOTHING else None,
        _chapter(g, players),
        tuple([tuple(totals) for totals in s.totals]),
        _luna(g, s.luna) if s.luna is not None else None,
        tuple(players),
    )
    return shown, everyone


@kept_by(lambda g: g.state.places)
def _places(g: Game) -> dict[str, Company]:
    return {
        id: COMPANIES[holder]
        for id, holder in zip(board_of(g).ids, g.state.places, strict=False)
        if holder != NOTHING
    }


@kept_by(lambda g: (g.state.display, g.state.round, g.state.removed))
def _display(g: Game) -> tuple[tuple[str | None, ...], tuple[str | None, ...], tuple[str, ...]]:
    """The cards on display, now and after the next preparation, and the removed ones."""
    s, ids = g.state, g.data.tables.card_ids
    return (
        _cards(g, s.display),
        _cards(g, slide(s.display) if s.round < ROUNDS else s.display),
        tuple([ids[card] for card in s.removed]),
    )


@kept_by(lambda g: (g.state.plans, [len(stack) for stack in g.state.stacks], g.state.specials))
def _plans(g: Game) -> tuple[tuple[str | None, ...], tuple[int, ...], tuple[str, ...]]:
    """The plans on display, how many of each letter are left, and the special plans."""
    s, ids = g.state, g.data.tables.plan_ids
    return (
        tuple([ids[plan] if plan != NOTHING else None for plan in s.plans]),
        tuple([len(stack) for stack in s.stacks]),
        tuple([ids[plan] for plan in s.specials]),
    )


def _cards(g: Game, cards: list[int]) -> tuple[str | None, ...]:
    ids = g.data.tables.card_ids
    return tuple([ids[card] if card != NOTHING else None for card in cards])


@kept_by(lambda g: (g.state.sides, g.state.stations, g.state.places))
def _companies(g: Game) -> tuple[CompanyView, ...]:
    return tuple(_company(g, company) for company in range(len(COMPANIES)))


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


def _ousted(g: Game) -> dict[str, Company]:
    ids = board_of(g).ids
    for step in g.state.todo:
        if isinstance(step, Expand):
            pairs = list(zip(step.entered, step.ousted, strict=True))
        elif isinstance(step, Return):
            pairs = step.pieces
        else:
            continue
        return {ids[place]: COMPANIES[company] for place, company in pairs if company != NOTHING}
    return {}


def _expansion(g: Game) -> ExpansionView | None:
    ids = board_of(g).ids
    for step in g.state.todo:
        if isinstance(step, Expand):
            return ExpansionView(
                company=COMPANIES[step.company],
                points=step.points,
                entered=tuple(ids[place] for place in step.entered),
                brings={
                    ids[place]: reward_at(g, step.company, place)
                    for place in sorted(reach(g, step.company))
                },
            )
    return None


def _reach(g: Game, up: list[int]) -> dict[Company, dict[str, int]]:
    """By the energy face up before an action, and by what is left of it in an expansion."""
    s, companies = g.state, range(len(COMPANIES))
    match s.todo[0] if s.todo else None:
        case Act():
            points = up[ENERGY]
        case Energise(points):
            pass
        case Expand(company, points):
            companies = range(company, company + 1)
        case _:
            return {}
    return {COMPANIES[company]: _reach_with(g, company, points) for company in companies if points}


@kept_by(lambda g, company, points: (company, points, g.state.places, g.state.stations[company]))
def _reach_with(g: Game, company: int, points: int) -> dict[str, int]:
    ids = board_of(g).ids
    return {ids[place]: cost for place, cost in sorted(reach_with(g, company, points).items())}


@kept_by(lambda g: (g.state.sides, g.state.spaces))
def _spaces(g: Game) -> tuple[SpaceView, ...]:
    """The spaces as they are for a spectator, to whom none is open."""
    return tuple(
        SpaceView(
            id=space_id(g, number),
            entry=space.id,
            seat=held % ONCE if held != NOTHING else None,
            once=held >= ONCE,
            open=False,
            steps=0,
            more=False,
        )
        for number, held in enumerate(g.state.spaces)
        if (space := space_at(g, number)) is not None
    )


@kept_by(
    lambda g, seat, ups: (
        *(seat, ups, g.state.sides, g.state.spaces),
        *(g.state.players[seat].bonuses, g.state.players[seat].tasks),
    )
)
def _own_spaces(g: Game, seat: Seat, ups: list[list[int]]) -> tuple[SpaceView, ...]:
    """The spaces for a player, by what all have face up."""
    own, most = ups[seat], most_of(ups[:seat] + ups[seat + 1 :])
    spaces = _unlocked_spaces(g, seat).copy()
    for number, space, kind in g.data.tables.majorities:
        steps = steps_reached(g, seat, space, own) if own[kind] else 0
        more = most[kind] > own[kind]
        if steps or more:
            spaces[number] = replace(spaces[number], steps=steps, more=more)
    return tuple(spaces.values())


@kept_by(
    lambda g, seat: (
        *(seat, g.state.sides, g.state.spaces),
        *(g.state.players[seat].bonuses, g.state.players[seat].tasks),
    )
)
def _unlocked_spaces(g: Game, seat: Seat) -> dict[int, SpaceView]:
    """The spaces by number, with those open that the player may use."""
    numbers = [n for n in range(len(g.state.spaces)) if space_at(g, n) is not None]
    return {
        number: replace(shown, open=True) if is_unlocked(g, seat, number) else shown
        for number, shown in zip(numbers, _spaces(g), strict=True)
    }


def _rescue(g: Game, reader: Seat | None) -> RescueView:
    s, board = g.state, board_of(g)
    holders = {s.places[space] for space in board.threat}
    needs = g.data.tables.threats[s.threat].needs
    return RescueView(
        companies=tuple(COMPANIES[company] for company in sorted(holders - {NOTHING})),
        met=tuple(
            tuple(
                None
                if isinstance(need, effects.RemoveEnergyCards) and not sees_hand(g, reader, seat)
                else meets_need(g, seat, need)
                for need in needs
            )
            for seat in range(g.seats)
        ),
    )


def _chapter(g: Game, players: Sequence[PlayerView]) -> ChapterView | None:
    if g.carried is None:
        return None
    number = g.carried.chapter
    return ChapterView(
        id=CHAPTERS[number - 1],
        number=number,
        played=CHAPTERS[: number - 1],
        before=g.carried.points,
        now=tuple(successes_now(g, [player.score for player in players])),
    )


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


def _of_player(g: Game, seat: Seat) -> tuple[object, ...]:
    """What the view of a player depends on: their own things and what gives these their worth. The
    phase matters at the end alone."""
    s = g.state
    return (
        *(seat, s.players[seat], s.phase if s.phase in HANDS_SHOWN else None),
        *(s.sides, s.stations, s.threat, s.plans, s.specials),
        s.luna.majority if s.luna is not None else None,
    )


def _is_ready(g: Game) -> bool:
    """Whether the companies' tracks are chosen."""
    return bool(g.state.sides) and NOTHING not in g.state.sides


def _shares(g: Game, seat: Seat, *, hand: bool) -> dict[Company, int]:
    player, cards, ready = g.state.players[seat], card_shares(g, seat, hand=hand), _is_ready(g)
    return {
        name: cards[c] + (player.share == c) + (shares_of(g, seat, c) if ready else 0)
        for c, name in enumerate(COMPANIES)
    }


@kept_by(_of_player)
def _player(g: Game, seat: Seat) -> Seen:
    s, t = g.state, g.data.tables
    player = s.players[seat]
    ready, shows_hand = _is_ready(g), sees_hand(g, None, seat)
    usable = luna_slots(g) if seat >= g.seats else open_slots(g, player)
    hand = tuple([t.card_ids[card] for card in player.hand])
    up = _face_up(g, seat) if ready else []
    # By position, like the whole view.
    openly = PlayerView(
        player.coins,
        dict(zip(COMPANIES, player.tracks, strict=True)),
        _shares(g, seat, hand=shows_hand),
        player.tank,
        player.upload,
        len(player.hand),  # cards
        hand if shows_hand else None,
        tuple(
            [
                SlotView(
                    slot in usable,
                    t.card_ids[card] if card != NOTHING else None,
                    not player.down >> slot & 1,
                )
                for slot, card in enumerate(player.slots)
            ]
        ),
        tuple([tuple([t.card_ids[card] for card in stack]) for stack in player.resting]),
        _tiles(player),
        player.markers,
        player.once,
        _BONUSES[player.bonuses],
        tuple(
            [
                ScreenView(
                    t.plan_ids[plan] if plan != NOTHING else None,
                    bool(player.flipped >> screen & 1),
                )
                for screen, plan in enumerate(player.screens)
            ]
        ),
        tuple([t.plan_ids[plan] for plan in player.gained]),
        t.token_ids[player.token] if player.token != NOTHING else None,
        None,  # dealt
        dict(zip(KINDS, up, strict=False)),  # face up
        _plans_at_hand(g, seat, up) if ready and seat < g.seats else (),  # met
        player.passed,
        t.missions[player.mission] if player.mission != NOTHING else None,
        player.tasks,
        player.free_share,
        score(g, seat, hand=shows_hand) if ready else {},
    )
    shares, points = openly.shares, openly.score
    if not shows_hand and any(t.shares[card] != NOTHING for card in player.hand):
        shares, points = _shares(g, seat, hand=True), score(g, seat) if ready else {}
    dealt = tuple([t.token_ids[token] for token in player.dealt])
    own = replace(openly, shares=shares, hand=hand, dealt=dealt, score=points)
    return Seen(openly, own, up)


def _tiles(player: Player) -> tuple[TileView, ...]:
    return tuple(
        [
            TileView(
                TILE_ORDER[tile],
                not player.tiles_down >> tile & 1,
                SLOTS[player.laid] if tile == TILES - 1 and player.laid != NOTHING else None,
            )
            for tile in range(TILES)
            if player.tiles >> tile & 1
        ]
    )


def _face_up(g: Game, seat: Seat) -> list[int]:
    return luna_totals(g) if seat >= g.seats else face_up(g, seat)


def _plans_at_hand(g: Game, seat: Seat, up: list[int]) -> tuple[str, ...]:
    """The plans that the marker could move onto with so much face ``up``."""
    s, t, player = g.state, g.data.tables, g.state.players[seat]
    # With none face up there is none to be left out (SKY-561).
    research = research_symbols(g, seat, up) - bool(up[SCIENTIST])
    return tuple(
        [
            t.plan_ids[number]
            for number in dict.fromkeys((*s.plans, *s.specials, *player.screens, *player.gained))
            if number != NOTHING
            and (
                plan.cost <= player.coins
                if isinstance(plan := t.plans[number], SpecialPlan)
                else suffices(up, research, t.demands[number])
            )
        ]
    )


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
