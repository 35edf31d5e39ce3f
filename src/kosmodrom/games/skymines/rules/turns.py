"""Chapter 3, first half: the action phase, one action a turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from kosmodrom.core.asks import CHECKPOINT, Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.skymines import effects, steps
from kosmodrom.games.skymines.events import CardUsed, TileLaid, TileUsed
from kosmodrom.games.skymines.moves import (
    COMPANY_NUMBER,
    PASS,
    SLOT_NUMBER,
    STOP,
    USE_FIELD_TILE,
    USE_SCIENTIST_TILE,
    Fulfil,
    LayTile,
    Pass,
    PlaceMarker,
    UseEnergy,
    UseFieldScientist,
    UseFieldTile,
    UseResources,
    UseScientist,
    UseScientistTile,
    lay_tile,
    use_field_scientist,
    use_scientist,
)
from kosmodrom.games.skymines.rules.base import Game, face_up, luna_seat, seats_from
from kosmodrom.games.skymines.rules.displays import refill_plans
from kosmodrom.games.skymines.rules.expansion import begin_expansion, energy_options
from kosmodrom.games.skymines.rules.field import use_field_card, use_field_tile
from kosmodrom.games.skymines.rules.luna import take_luna_turn
from kosmodrom.games.skymines.rules.markers import marker_options, place, usable_spaces
from kosmodrom.games.skymines.rules.passing import begin_pass
from kosmodrom.games.skymines.rules.resources import mask_of, resource_options, use_cards
from kosmodrom.games.skymines.rules.threats import consequence
from kosmodrom.games.skymines.rules.todo import (
    carries_out,
    carry_out,
    decide,
    finish,
    put_question,
    with_tasks,
)
from kosmodrom.games.skymines.rules.tracks import refresh_bonuses
from kosmodrom.games.skymines.state import (
    ENERGY_TILE,
    FIELD_TILE,
    RESOURCE_TILE,
    ROUNDS,
    SCIENTIST_TILE,
    SLOTS,
    TILE,
    Player,
)
from kosmodrom.games.skymines.tables import ENERGY, FIELD, SCIENTIST, TITANIUM
from kosmodrom.games.skymines.terms import NOTHING
from kosmodrom.games.skymines.terms import SLOTS as SLOT_NAMES

ACTION: Final = Question("action", ("SKY-302", "SKY-303", "SKY-306"))
CLAIM: Final = Question("claim", ("SKY-1307", "SKY-Q-60"))


def act(g: Game) -> Flow:
    """Turns go clockwise until everyone has passed, and Luna has no card left (SKY-301, SKY-305,
    SKY-1645)."""
    s = g.state
    if not s.todo:
        yield CHECKPOINT
        _begin_turn(g)
    if s.turn == luna_seat(g):
        take_luna_turn(g)
    else:
        yield from carry_out(g, s.turn)
    _next_turn(g)


def _begin_turn(g: Game) -> None:
    s = g.state
    s.players[s.turn].turns += 1
    s.feats = [0, 0, 0, 0]
    if s.turn != luna_seat(g):
        refresh_bonuses(g, s.turn)
        s.todo.append(steps.Act())


def _next_turn(g: Game) -> None:
    s = g.state
    for seat in seats_from(g, s.turn + 1):
        if not s.players[seat].passed:
            s.turn = seat
            return
    early = consequence(g, effects.EarlyEnd)
    last = early.round if early is not None else ROUNDS
    s.phase = "preparation" if s.round < last else "shares"  # SKY-821, SKY-1522
    if s.phase == "shares" and g.seats > 1 and not g.options.open_hands:
        g.reveal(remembered=True)  # hands are shown (SKY-902, SKY-Q-17)


# The six actions


@carries_out(steps.Act)
def choose_action(g: Game, seat: Seat, _step: steps.Act) -> Flow:
    """Exactly one of the six actions (SKY-302); laying the +1 tile is none (SKY-762)."""
    player, s = g.state.players[seat], g.state
    if can_act(g, seat):  # to list all the options takes long: only when they are looked at
        options = partial(action_options, g, seat)
        choice = yield from put_question(g, seat, ACTION, options)
    else:
        choice = yield from decide(g, seat, ACTION, [PASS])
    slots = tiles = 0
    then: list[steps.AnyStep] = []
    match choice:
        case Fulfil():
            return
        case LayTile(slot, card):
            player.laid = SLOT_NUMBER[slot]
            g.emit(TileLaid(seat, card))
            return
        case UseResources():
            slots = mask_of(choice.slots)
            then = [use_cards(g, seat, choice)]
        case UseEnergy(company, points):
            slots, tiles = energy_used(g, player)
            then = [begin_expansion(g, seat, COMPANY_NUMBER[company], points)]
        case UseScientist(slot, card):
            slots = 1 << SLOT_NUMBER[slot]
            g.emit(CardUsed(seat, card))
            points = g.data.cards[card].value
            then = [steps.Upload(SLOT_NUMBER[slot]), steps.Research(points)]
        case UseScientistTile():
            tiles = 1 << SCIENTIST_TILE
            g.emit(TileUsed(seat, "scientist"))
            then = [steps.Upload(TILE), steps.Research(g.data.tiles["scientist"].value)]
        case UseFieldScientist(slot, card):
            slots = 1 << SLOT_NUMBER[slot]
            g.emit(CardUsed(seat, card))
            use_field_card(g, seat, g.data.tables.card_number[card])
        case UseFieldTile():
            tiles = 1 << FIELD_TILE
            g.emit(TileUsed(seat, "field"))
            use_field_tile(g, seat)
        case PlaceMarker():
            then = place(g, seat, choice)
        case Pass():
            then = begin_pass(g, seat)
    s.todo[:1] = [*then, steps.PlacePlans(), steps.Claim(), steps.EndTurn(slots, tiles)]


def can_act(g: Game, seat: Seat) -> bool:
    """Whether a player can do anything but pass, tasks aside."""
    own = face_up(g, seat)
    energy, own[ENERGY] = own[ENERGY], 0
    return (
        any(own)
        or bool(energy and energy_options(g, energy))
        or any(True for _ in usable_spaces(g, seat))
    )


def action_options(g: Game, seat: Seat) -> Sequence[Option]:
    """What a player can do with the face-up cards and tiles of the own action area, and with bonus
    markers (SKY-210, SKY-303)."""
    player, t = g.state.players[seat], g.data.tables
    own = face_up(g, seat)
    found: list[Option] = []
    if own[0] or own[1] or own[TITANIUM]:
        found += resource_options(g, player)
        found += tile_options(g, player)
    if own[ENERGY]:
        found += energy_options(g, own[ENERGY])
    if own[SCIENTIST] or own[FIELD]:
        for slot in range(SLOTS):
            card = player.slots[slot]
            if card >= 0 and not player.down >> slot & 1:
                if t.kinds[card] == SCIENTIST:
                    found.append(use_scientist(SLOT_NAMES[slot], t.card_ids[card]))
                elif t.kinds[card] == FIELD:
                    found.append(use_field_scientist(SLOT_NAMES[slot], t.card_ids[card]))
        tiles = player.tiles & ~player.tiles_down
        if tiles >> SCIENTIST_TILE & 1:
            found.append(USE_SCIENTIST_TILE)
        if tiles >> FIELD_TILE & 1:
            found.append(USE_FIELD_TILE)
    found += marker_options(g, seat)
    found.append(PASS)
    return with_tasks(g, seat, found) if g.options.missions else found


def tile_options(g: Game, player: Player) -> list[Option]:
    """The +1 resource tile may be laid on a face-up resource card, once (SKY-761, SKY-763)."""
    if not player.tiles >> RESOURCE_TILE & 1 or player.laid != NOTHING:
        return []
    t = g.data.tables
    return [
        lay_tile(SLOT_NAMES[slot], t.card_ids[card])
        for slot, card in enumerate(player.slots)
        if card >= 0 and t.kinds[card] <= TITANIUM and not player.down >> slot & 1
    ]


def energy_used(g: Game, player: Player) -> tuple[int, int]:
    """All energy cards and the energy tile are used together, as bits (SKY-401, SKY-752)."""
    kinds = g.data.tables.kinds
    slots = 0
    for slot, card in enumerate(player.slots):
        if card >= 0 and kinds[card] == ENERGY and not player.down >> slot & 1:
            slots |= 1 << slot
    return slots, player.tiles & ~player.tiles_down & 1 << ENERGY_TILE


@carries_out(steps.Claim)
def claim_tasks(g: Game, seat: Seat, _step: steps.Claim) -> Flow:
    """Tasks that are met may be fulfilled before the turn ends (SKY-1313, SKY-Q-60)."""
    choice = yield from decide(g, seat, CLAIM, [STOP])
    if choice == STOP:
        finish(g)


@carries_out(steps.EndTurn)
def end_turn(g: Game, seat: Seat, step: steps.EndTurn) -> None:
    """Used cards and tiles are turned face down, the +1 tile with the card under it (SKY-304,
    SKY-322, SKY-764); the research display is refilled (SKY-528)."""
    player = g.state.players[seat]
    if not player.passed:
        player.down |= step.slots
        player.tiles_down |= step.tiles
        if player.laid != NOTHING and step.slots >> player.laid & 1:
            player.tiles_down |= 1 << RESOURCE_TILE
    refill_plans(g)
    finish(g)
