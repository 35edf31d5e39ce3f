"""Eight toy games, which together use all that the core offers.

- `CARDS`: hidden hands and a deck (`ask`), with all kinds of options and two endings
- `BIDS`: sealed bids (`together`)
- `SAND`: grabbing against an hourglass (`race`, with the clock's seat)
- `GARDENS`: everyone plants alone (`parallel`), with private finds
- `ORCHARDS`: the same with every question in the state, and a fair after it (`REENTRY`)
- `RESCUE`: dice against fate, won or lost by all (cooperative)
- `MARKET`: taking cards from a row, alone or by two, against an automa if wished
- `TREK`: flying home before the fuel is used up, with two campaigns: one of all together, whose
  chapters can be lost and tried again, and one against each other
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from kosmodrom.core.asks import (
    CHECKPOINT,
    REENTRY,
    Ask,
    Flow,
    Question,
    ask,
    parallel,
    race,
    together,
)
from kosmodrom.core.campaign import Campaign, Chapter, Ended, Next
from kosmodrom.core.errors import GameOptionsError, Refused
from kosmodrom.core.events import Event
from kosmodrom.core.game import Game, GameOptions, GameState
from kosmodrom.core.options import CLOCK, Option, Seat
from kosmodrom.core.result import Result, rank
from kosmodrom.core.rng import Random
from kosmodrom.core.ruleset import Ruleset, Seats, Section, Speaker
from kosmodrom.core.table import Table
from kosmodrom.core.words import Counted, SeatId, Word

PACKAGE = "tests.core"

AnyGame = Game[Any, Any, Any]
AnyRuleset = Ruleset[Any, Any, Any]
AnyTable = Table[Any, Any, Any]


def finish(table: AnyTable, chance: Random | None = None) -> AnyTable:
    """Play a table to its end, always the first option or at random."""
    while not table.finished:
        seat = chance.choice(list(table.pending)) if chance else next(iter(table.pending))
        options = table.pending[seat].options
        table.decide(seat, chance.choice(options) if chance else options[0])
    return table


def _no_data(_overlay: Path | None) -> dict[str, int]:
    return {}


def _ranked(scores: list[int], ending: str, category: str = "points") -> Result:
    return Result(
        outcome="ranked",
        ending=ending,
        ranking=rank([(score,) for score in scores]),
        scores=tuple(scores),
        breakdown=tuple({category: score} for score in scores),
    )


# Cards

TURN = Question("turn", ("TOY-101",))
MORE = Question("more", ("TOY-102",))
DECK = tuple(range(1, 19))

Card = Annotated[int, Word("card")]
Scores = Annotated[dict[str, int], Counted("amount")]


class Turn(msgspec.Struct, frozen=True):
    left: int


class Play(Option, frozen=True, tag="play"):
    card: Card


class Draw(Option, frozen=True, tag="draw"):
    pass


class Stop(Option, frozen=True, tag="stop"):
    pass


class Played(Event, frozen=True, tag="played"):
    seat: SeatId
    card: Card
    gains: Scores


class Drew(Event, frozen=True, tag="drew"):
    seat: SeatId
    card: Card


class DrewSomething(Event, frozen=True, tag="drew_something"):
    seat: SeatId


class CardsPlayer(msgspec.Struct):
    hand: list[int]
    score: int = 0


class CardsState(GameState):
    players: list[CardsPlayer]
    deck: list[int]
    pile: list[int]
    turn: Seat
    stage: Literal["setup", "turns", "over"]


class CardsOptions(GameOptions, frozen=True):
    hand: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2
    scoring: Literal["sum", "count"] = "sum"
    short: bool = False


class CardsView(msgspec.Struct, frozen=True):
    hand: list[int]
    sizes: list[int]
    scores: list[int]
    pile: list[int]
    deck: int
    turn: Seat


def new_cards(seats: int, _options: CardsOptions, _data: Any) -> CardsState:
    return CardsState(0, [CardsPlayer([]) for _ in range(seats)], [], [], 0, "setup")


def play_cards(g: Game[CardsState, CardsOptions, Any]) -> Flow:
    if g.state.stage == "setup":
        deal(g)
    while g.state.stage == "turns":
        yield CHECKPOINT
        yield from turn(g, g.state.turn)


def deal(g: Game[CardsState, CardsOptions, Any]) -> None:
    state = g.state
    state.deck = list(DECK[:10] if g.options.short else DECK)
    g.rng.shuffle(state.deck)
    for player in state.players:
        player.hand = [state.deck.pop() for _ in range(g.options.hand)]
    state.stage = "turns"


def turn(g: Game[CardsState, CardsOptions, Any], seat: Seat) -> Flow:
    state = g.state
    player = state.players[seat]
    hand = player.hand
    about = Turn(len(state.deck))
    chosen = yield ask(seat, TURN, lambda: [Play(card) for card in hand], about)
    hand.remove(chosen.card)
    state.pile.append(chosen.card)
    gain = chosen.card if g.options.scoring == "sum" else 1
    player.score += gain
    g.emit(Played(seat, chosen.card, {"points": gain}))
    match (yield ask(seat, MORE, [Draw(), Stop()] if hand else [Draw()])):
        case Draw():
            draw(g, seat)
    if not state.deck or player.score >= 40:
        state.stage = "over"
    state.turn = (seat + 1) % g.seats


def draw(g: Game[CardsState, CardsOptions, Any], seat: Seat) -> None:
    card = g.state.deck.pop()
    g.state.players[seat].hand.append(card)
    g.reveal()
    g.emit(Drew(seat, card), to=(seat,), otherwise=DrewSomething(seat))


def view_cards(g: Game[CardsState, CardsOptions, Any], seat: Seat | None) -> CardsView:
    players = g.state.players
    return CardsView(
        hand=[] if seat is None else list(players[seat].hand),
        sizes=[len(player.hand) for player in players],
        scores=[player.score for player in players],
        pile=list(g.state.pile),
        deck=len(g.state.deck),
        turn=g.state.turn,
    )


def redeal_cards(g: Game[CardsState, CardsOptions, Any], seat: Seat, guess: Random) -> None:
    hidden = [g.state.deck, *(p.hand for s, p in enumerate(g.state.players) if s != seat)]
    cards = [card for place in hidden for card in place]
    guess.shuffle(cards)
    for place in hidden:
        place[:] = [cards.pop() for _ in place]


def cards_invariants(g: Game[CardsState, CardsOptions, Any]) -> None:
    hands = [card for player in g.state.players for card in player.hand]
    cards = sorted([*g.state.deck, *g.state.pile, *hands])
    deck = DECK[:10] if g.options.short else DECK
    assert cards == list(deck), f"cards are lost or doubled: {cards}"


def cards_result(g: Game[CardsState, CardsOptions, Any]) -> Result:
    ending = "deck" if not g.state.deck else "target"
    return _ranked([player.score for player in g.state.players], ending)


def refuse_cards(g: AnyGame, seat: Seat, asked: Ask, option: Option) -> Refused:
    if isinstance(option, Play) and option.card not in g.state.players[seat].hand:
        return Refused("not-in-hand", ("TOY-101",), card=option.card)
    return Refused("not-offered", asked.question.rules)


def check_cards_options(options: CardsOptions, seats: int, _automas: int) -> None:
    if options.hand == 3 and seats == 3 and options.short:
        raise GameOptionsError("error-option-value", field="hand", value=3, allowed=("1", "2"))


def score_sections(view: Any, _data: Any, words: Speaker) -> list[Section]:
    rows = (f"{words.seat(seat)}: {score}" for seat, score in enumerate(view.scores))
    return [Section(words("section-scores"), tuple(rows))]


CARDS: Ruleset[CardsState, CardsOptions, Any] = Ruleset(
    id="toy-cards",
    version=1,
    package=PACKAGE,
    seats=Seats(2, 3),
    minutes=(1, 2),
    complexity=1,
    state=CardsState,
    game_options=CardsOptions,
    moves=(Play, Draw, Stop),
    events=(Played, Drew, DrewSomething),
    view_type=CardsView,
    endings=("deck", "target"),
    categories=("points",),
    load=_no_data,
    new=new_cards,
    play=play_cards,
    view=view_cards,
    result=cards_result,
    invariants=cards_invariants,
    judge=lambda g, seat: g.state.players[seat].score * 100,
    sections=score_sections,
    points=lambda view: view.scores,
    redeal=redeal_cards,
    refuse=refuse_cards,
    check_game_options=check_cards_options,
)


# What the other toys share


class NoOptions(GameOptions, frozen=True):
    pass


class ScoreView(msgspec.Struct, frozen=True):
    """A board of a few numbers."""

    scores: list[int]
    board: list[int]
    own: list[int] = []


# Bids

BID = Question("bid", ("TOY-201",))


class Bid(Option, frozen=True, tag="bid"):
    amount: int


class Bids(Event, frozen=True, tag="bids"):
    amounts: tuple[int, ...]


class BidsState(GameState):
    coins: list[int]
    scores: list[int]
    round: int = 1


def play_bids(g: Game[BidsState, NoOptions, Any]) -> Flow:
    state = g.state
    while state.round <= 4:
        yield CHECKPOINT
        asks = {seat: ask(seat, BID, bids(state.coins[seat])) for seat in range(g.seats)}
        chosen = yield together(asks)
        amounts = tuple(chosen[seat].amount for seat in range(g.seats))
        for seat, amount in enumerate(amounts):
            state.coins[seat] -= amount
            state.scores[seat] += amount == max(amounts)
        g.emit(Bids(amounts))
        state.round += 1


def bids(coins: int) -> list[Option]:
    return [Bid(amount) for amount in range(coins + 1)]


BIDS: Ruleset[BidsState, NoOptions, Any] = Ruleset(
    id="toy-bids",
    version=1,
    package=PACKAGE,
    seats=Seats(2, 3),
    minutes=(1, 2),
    complexity=1,
    state=BidsState,
    game_options=NoOptions,
    moves=(Bid,),
    events=(Bids,),
    view_type=ScoreView,
    endings=("rounds",),
    categories=("points",),
    load=_no_data,
    new=lambda seats, _options, _data: BidsState(0, [5] * seats, [0] * seats),
    play=play_bids,
    view=lambda g, _seat: ScoreView([*g.state.scores], [*g.state.coins]),
    result=lambda g: _ranked(g.state.scores, "rounds"),
    invariants=lambda _g: None,
    judge=lambda g, seat: g.state.scores[seat] * 100,
    sections=score_sections,
)


# Sand

GRAB = Question("grab", ("TOY-301",))
RUN = Question("run", ("TOY-302",))


class Grab(Option, frozen=True, tag="grab"):
    tile: int


class Tick(Option, frozen=True, tag="tick"):
    pass


class Grabbed(Event, frozen=True, tag="grabbed"):
    seat: SeatId
    tile: int


class Ticked(Event, frozen=True, tag="ticked"):
    left: int


class SandState(GameState):
    tiles: list[int]
    scores: list[int]
    sand: int = 3


class SandOptions(GameOptions, frozen=True):
    seconds: Annotated[int, msgspec.Meta(ge=0, le=60)] = 60
    """How long the hourglass runs; 0: there is none."""


def play_sand(g: Game[SandState, SandOptions, Any]) -> Flow:
    state, seconds = g.state, g.options.seconds
    while state.sand and state.tiles:
        yield CHECKPOINT
        grabs = [Grab(tile) for tile in state.tiles]
        asks = {seat: ask(seat, GRAB, grabs) for seat in range(g.seats)}
        if seconds:
            asks[CLOCK] = ask(CLOCK, RUN, [Tick()], seconds=seconds)
        match (yield race(asks)):
            case seat, Grab(tile):
                state.tiles.remove(tile)
                state.scores[seat] += tile
                g.emit(Grabbed(seat, tile))
            case _, Tick():
                state.sand -= 1
                g.emit(Ticked(state.sand))


SAND: Ruleset[SandState, SandOptions, Any] = Ruleset(
    id="toy-sand",
    version=1,
    package=PACKAGE,
    seats=Seats(1, 4),
    minutes=(1, 2),
    complexity=1,
    state=SandState,
    game_options=SandOptions,
    moves=(Grab, Tick),
    events=(Grabbed, Ticked),
    view_type=ScoreView,
    endings=("time", "sold-out"),
    categories=("points",),
    load=_no_data,
    new=lambda seats, _options, _data: SandState(0, [1, 2, 3, 5], [0] * seats),
    play=play_sand,
    view=lambda g, _seat: ScoreView([*g.state.scores], [g.state.sand, *g.state.tiles]),
    result=lambda g: _ranked(g.state.scores, "time" if g.state.tiles else "sold-out"),
    invariants=lambda _g: None,
    judge=lambda g, seat: g.state.scores[seat] * 100,
    sections=score_sections,
    secrets=False,
)

RUSH = replace(
    SAND,
    id="toy-rush",
    new=lambda seats, _options, _data: SandState(0, list(range(1, 151)), [0] * seats),
)
"""The same with as many tiles as a shipyard has, for benchmarks."""


# Gardens

WORK = Question("work", ("TOY-401",))


class Plant(Option, frozen=True, tag="plant"):
    bed: int


class Dig(Option, frozen=True, tag="dig"):
    pass


class Rest(Option, frozen=True, tag="rest"):
    pass


class Planted(Event, frozen=True, tag="planted"):
    seat: SeatId
    bed: int


class Found(Event, frozen=True, tag="found"):
    seat: SeatId
    worth: int


class Dug(Event, frozen=True, tag="dug"):
    seat: SeatId


class Season(Event, frozen=True, tag="season"):
    number: int


class Garden(msgspec.Struct):
    beds: list[int]
    finds: list[int]
    left: int = 3


class GardensState(GameState):
    players: list[Garden]
    season: int = 1


def play_gardens(g: Game[GardensState, NoOptions, Any]) -> Flow:
    while g.state.season <= 3:
        yield CHECKPOINT
        g.emit(Season(g.state.season))
        done = yield parallel({seat: garden(g, seat) for seat in range(g.seats)})
        assert list(done.values()) == [len(player.beds) for player in g.state.players]
        g.state.season += 1


def garden(g: Game[GardensState, NoOptions, Any], seat: Seat) -> Flow:
    """Plant, dig and rest; digging finds something that nobody else ever sees."""
    player = g.state.players[seat]
    for _ in range(3):
        free = [Plant(bed) for bed in range(4) if bed not in player.beds]
        match (yield ask(seat, WORK, [*free, Dig(), Rest()])):
            case Plant(bed):
                player.beds.append(bed)
                g.emit(Planted(seat, bed))
            case Dig():
                player.finds.append(g.rng.below(6))
                g.emit(Found(seat, player.finds[-1]), to=(seat,), otherwise=Dug(seat))
            case Rest():
                break
    return len(player.beds)


def view_gardens(g: Game[GardensState, NoOptions, Any], seat: Seat | None) -> ScoreView:
    players = g.state.players
    beds = [10 * s + bed for s, player in enumerate(players) for bed in player.beds]
    own = [] if seat is None else list(players[seat].finds)
    return ScoreView([len(player.finds) for player in players], beds, own)


def redeal_gardens(g: Game[GardensState, NoOptions, Any], seat: Seat, guess: Random) -> None:
    for other, player in enumerate(g.state.players):
        if other != seat:
            player.finds[:] = [guess.below(6) for _ in player.finds]


def gardens_result(g: Game[GardensState, NoOptions, Any]) -> Result:
    scores = [len(player.beds) + sum(player.finds) for player in g.state.players]
    return _ranked(scores, "rounds")


GARDENS: Ruleset[GardensState, NoOptions, Any] = Ruleset(
    id="toy-gardens",
    version=1,
    package=PACKAGE,
    seats=Seats(1, 3),
    minutes=(1, 2),
    complexity=1,
    state=GardensState,
    game_options=NoOptions,
    moves=(Plant, Dig, Rest),
    events=(Planted, Found, Dug, Season),
    view_type=ScoreView,
    endings=("rounds",),
    categories=("points",),
    load=_no_data,
    new=lambda seats, _options, _data: GardensState(0, [Garden([], []) for _ in range(seats)]),
    play=play_gardens,
    view=view_gardens,
    result=gardens_result,
    invariants=lambda _g: None,
    judge=lambda g, seat: sum(g.state.players[seat].finds) * 100,
    sections=score_sections,
    redeal=redeal_gardens,
)


# Orchards


def play_orchards(g: Game[GardensState, NoOptions, Any]) -> Flow:
    while g.state.season <= 3:
        yield CHECKPOINT
        yield parallel({seat: orchard(g, seat) for seat in range(g.seats)})
        for player in g.state.players:
            player.left = 3
        g.emit(Season(g.state.season))
        g.state.season += 1
    yield CHECKPOINT
    yield from fair(g)


def orchard(g: Game[GardensState, NoOptions, Any], seat: Seat) -> Flow:
    """As in `garden`, but what is left to do is in the state."""
    player = g.state.players[seat]
    while player.left:
        free = [Plant(bed) for bed in range(9) if bed not in player.beds]
        yield REENTRY
        option = yield ask(seat, WORK, [*free, Dig(), Rest()])
        player.left = 0 if option == Rest() else player.left - 1
        match option:
            case Plant(bed):
                player.beds.append(bed)
                g.emit(Planted(seat, bed))
            case Dig():
                player.finds.append(g.rng.below(6))
                g.emit(Found(seat, player.finds[-1]), to=(seat,), otherwise=Dug(seat))
    return len(player.beds)


def fair(g: Game[GardensState, NoOptions, Any]) -> Flow:
    """One after the other, everyone digs up to three times more."""
    for seat, player in enumerate(g.state.players):
        while player.left:
            yield REENTRY
            option = yield ask(seat, WORK, [Dig(), Rest()])
            player.left = 0 if option == Rest() else player.left - 1
            if option == Dig():
                player.finds.append(g.rng.below(6))
                g.emit(Found(seat, player.finds[-1]), to=(seat,), otherwise=Dug(seat))


ORCHARDS = replace(GARDENS, id="toy-orchards", play=play_orchards)


# Rescue

ACT = Question("act", ("TOY-501",))


class Roll(Option, frozen=True, tag="roll"):
    pass


class Breathe(Option, frozen=True, tag="breathe"):
    pass


class Rolled(Event, frozen=True, tag="rolled"):
    seat: SeatId
    face: int


class RescueState(GameState):
    air: int = 3
    saved: int = 0
    turn: Seat = 0


def play_rescue(g: Game[RescueState, NoOptions, Any]) -> Flow:
    state = g.state
    while state.air > 0 and state.saved < 3:
        yield CHECKPOINT
        match (yield ask(state.turn, ACT, [Roll(), Breathe()])):
            case Roll():
                face = g.rng.below(6) + 1
                g.emit(Rolled(state.turn, face))
                state.saved += face >= 4
                state.air -= face <= 2
            case Breathe():
                state.air -= 1
        state.turn = (state.turn + 1) % g.seats


def rescue_result(g: Game[RescueState, NoOptions, Any]) -> Result:
    won = g.state.saved >= 3
    return Result(
        outcome="won" if won else "lost",
        ending="saved" if won else "no-air",
        ranking=(tuple(range(g.seats)),),
        scores=(g.state.saved,) * g.seats,
        breakdown=({"saved": g.state.saved},) * g.seats,
    )


RESCUE: Ruleset[RescueState, NoOptions, Any] = Ruleset(
    id="toy-rescue",
    version=1,
    package=PACKAGE,
    seats=Seats(1, 2, cooperative=True),
    minutes=(1, 2),
    complexity=1,
    state=RescueState,
    game_options=NoOptions,
    moves=(Roll, Breathe),
    events=(Rolled,),
    view_type=ScoreView,
    endings=("saved", "no-air"),
    categories=("saved",),
    load=_no_data,
    new=lambda _seats, _options, _data: RescueState(0),
    play=play_rescue,
    view=lambda g, _seat: ScoreView([g.state.saved], [g.state.air, g.state.turn]),
    result=rescue_result,
    invariants=lambda _g: None,
    # Not the score: those who are not yet saved count against it.
    judge=lambda g, _seat: (2 * g.state.saved - 3) * 100,
    sections=score_sections,
    secrets=False,
)


# Market

TAKE = Question("take", ("TOY-601",))


class Take(Option, frozen=True, tag="take"):
    card: Card


class Took(Event, frozen=True, tag="took"):
    seat: SeatId
    card: Card


class MarketState(GameState):
    scores: list[int]
    deck: list[int]
    row: list[int]
    turn: Seat = 0


def play_market(g: Game[MarketState, NoOptions, Any]) -> Flow:
    state = g.state
    if not state.row:
        state.scores += [0] * g.automas
        state.deck = list(DECK[:10])
        g.rng.shuffle(state.deck)
        state.row = [state.deck.pop() for _ in range(3)]
    while state.row:
        yield CHECKPOINT
        if state.turn < g.seats:
            chosen = yield ask(state.turn, TAKE, [Take(card) for card in state.row])
            take(g, state.turn, chosen.card)
        else:
            take(g, state.turn, max(state.row))
        state.turn = (state.turn + 1) % (g.seats + g.automas)


def take(g: Game[MarketState, NoOptions, Any], seat: Seat, card: int) -> None:
    g.state.row.remove(card)
    g.state.scores[seat] += card
    g.emit(Took(seat, card))
    if g.state.deck:
        g.state.row.append(g.state.deck.pop())
        g.reveal()


MARKET: Ruleset[MarketState, NoOptions, Any] = Ruleset(
    id="toy-market",
    version=1,
    package=PACKAGE,
    seats=Seats(1, 2, automas=1),
    minutes=(1, 2),
    complexity=1,
    state=MarketState,
    game_options=NoOptions,
    moves=(Take,),
    events=(Took,),
    view_type=ScoreView,
    endings=("sold-out",),
    categories=("points",),
    load=_no_data,
    new=lambda seats, _options, _data: MarketState(0, [0] * seats, [], []),
    play=play_market,
    view=lambda g, _seat: ScoreView([*g.state.scores], [*g.state.row]),
    result=lambda g: _ranked(g.state.scores, "sold-out"),
    invariants=lambda _g: None,
    judge=lambda g, seat: g.state.scores[seat] * 100,
    sections=score_sections,
    points=lambda view: view.scores,
    secrets=False,
    redeal=lambda g, _seat, guess: guess.shuffle(g.state.deck),
)


# Trek

FLY = Question("fly", ("TOY-701",))
LOST = Question("lost", ("TOY-702",))

TrekGame = Game["TrekState", "TrekOptions", Any]


class Push(Option, frozen=True, tag="push"):
    pass


class Burn(Option, frozen=True, tag="burn"):
    pass


class Wait(Option, frozen=True, tag="wait"):
    pass


class Again(Option, frozen=True, tag="again"):
    pass


class Onward(Option, frozen=True, tag="onward"):
    pass


class Flew(Event, frozen=True, tag="flew"):
    seat: SeatId
    legs: int


class Stores(msgspec.Struct, frozen=True):
    """What a crew carries from chapter to chapter; ``visits`` by the number of the chapter."""

    fuel: int = 0
    failures: int = 0
    points: tuple[int, ...] = ()
    visits: dict[int, int] = {}


class TrekOptions(GameOptions, frozen=True):
    legs: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2
    gentle: bool = False


class TrekState(GameState):
    points: list[int]
    legs: int
    fuel: int = 0
    turn: Seat = 0
    stage: Literal["setup", "flight", "over"] = "setup"
    again: bool = False


def play_trek(g: TrekGame) -> Flow:
    state = g.state
    while state.stage != "over":
        if state.stage == "setup":
            spare = g.carried.fuel if g.carried else 0
            state.fuel = 2 * state.legs + 1 + 2 * g.options.gentle + spare
            state.stage = "flight"
        yield CHECKPOINT
        if not state.legs or not state.fuel:
            if state.legs:
                state.again = (yield ask(state.turn, LOST, [Again(), Onward()])) == Again()
            state.stage = "over"
            return
        pushes = [Push()] if state.fuel >= 2 else []
        chosen = yield ask(state.turn, FLY, [*pushes, Burn(), Wait()])
        state.fuel -= 2 if chosen == Push() else 1
        flew = chosen == Push() or (chosen == Burn() and g.rng.below(6) >= 2)
        state.legs -= flew
        state.points[state.turn] += flew
        g.emit(Flew(state.turn, state.legs))
        state.turn = (state.turn + 1) % g.seats


def trek_result(g: TrekGame) -> Result:
    won = g.state.legs == 0
    return Result(
        outcome="won" if won else "lost",
        ending="home" if won else "no-fuel",
        ranking=(tuple(range(g.seats)),),
        scores=tuple(g.state.points),
        breakdown=tuple({"points": points} for points in g.state.points),
    )


def stores_after(g: TrekGame) -> Stores:
    before: Stores = g.carried
    won = g.state.legs == 0
    number = sum(before.visits.values()) + 1
    return Stores(
        fuel=g.state.fuel,
        failures=before.failures + (not won),
        points=tuple(old + new for old, new in zip(before.points, g.state.points, strict=True)),
        visits={**before.visits, number: 1},
    )


HOME = ("launch", "drift", "landing")


def home_chapter(number: int, gentle: bool, stores: Stores) -> Chapter:
    options = TrekOptions(legs=number + 1, gentle=gentle)
    return Chapter(HOME[number], options, stores, HOME[number + 1 :])


def begin_home(options: TrekOptions, _data: Any, players: int, _automas: int) -> Chapter:
    return home_chapter(0, options.gentle, Stores(points=(0,) * players))


def after_home(g: TrekGame, chapter: Chapter) -> Next:
    stores, number = stores_after(g), HOME.index(chapter.id)
    won, everyone = g.state.legs == 0, (tuple(range(g.seats)),)
    if stores.failures > 3 or (not won and not g.state.again and number == 2):
        return Ended("lost", ("stranded",) * g.seats, everyone, stores.points)
    if not won and g.state.again:
        return home_chapter(number, g.options.gentle, stores)
    if number < 2:
        return home_chapter(number + 1, g.options.gentle, stores)
    rank = "survivor" if stores.failures else "hero"
    return Ended("won", (rank,) * g.seats, everyone, stores.points)


def begin_derby(_options: TrekOptions, _data: Any, players: int, _automas: int) -> Chapter:
    return Chapter("heat", {"legs": 2}, Stores(points=(0,) * players), ("final",))


def after_derby(g: TrekGame, chapter: Chapter) -> Next:
    stores = stores_after(g)
    if chapter.id == "heat":
        return Chapter("final", TrekOptions(legs=3), stores)
    ranks = tuple("ace" if points >= 3 else "pilot" for points in stores.points)
    ranking = rank([(points,) for points in stores.points])
    return Ended("ranked", ranks, ranking, stores.points)


def stores_sections(stores: Stores, _data: Any, words: Speaker) -> list[Section]:
    rows = (words("stores-fuel", fuel=stores.fuel), words("stores-lost", count=stores.failures))
    return [Section(words("section-stores"), rows)]


HOMEWARD: Campaign[TrekState, TrekOptions, Any] = Campaign(
    id="homeward",
    chapters=HOME,
    ranks=("hero", "survivor", "stranded"),
    begin=begin_home,
    after=after_home,
    sections=stores_sections,
    options=("gentle",),
)

DERBY: Campaign[TrekState, TrekOptions, Any] = Campaign(
    id="derby",
    chapters=("heat", "final"),
    ranks=("ace", "pilot"),
    begin=begin_derby,
    after=after_derby,
    sections=stores_sections,
    unused=("gentle",),
    seats=Seats(2, 2),
)

TREK: Ruleset[TrekState, TrekOptions, Any] = Ruleset(
    id="toy_trek",
    version=1,
    package=PACKAGE,
    seats=Seats(1, 3, cooperative=True),
    minutes=(1, 2),
    complexity=1,
    state=TrekState,
    game_options=TrekOptions,
    moves=(Push, Burn, Wait, Again, Onward),
    events=(Flew,),
    view_type=ScoreView,
    endings=("home", "no-fuel"),
    categories=("points",),
    load=_no_data,
    new=lambda seats, options, _data: TrekState(0, [0] * seats, options.legs),
    play=play_trek,
    view=lambda g, _seat: ScoreView([*g.state.points], [g.state.fuel, g.state.legs]),
    result=trek_result,
    invariants=lambda _g: None,
    judge=lambda g, seat: g.state.points[seat] * 100,
    sections=score_sections,
    carried=Stores,
    campaigns=(HOMEWARD, DERBY),
)

TOYS: tuple[AnyRuleset, ...] = (CARDS, BIDS, SAND, GARDENS, ORCHARDS, RESCUE, MARKET, TREK)


def with_play(play: Any, ruleset: AnyRuleset = CARDS, **changes: Any) -> AnyRuleset:
    """A toy with other rules."""
    return replace(ruleset, play=play, **changes)
