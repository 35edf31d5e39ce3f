"""Why an action cannot be taken, a tile not laid, a task not fulfilled."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.components import Space
from kosmodrom.games.skymines.moves import (
    COMPANY_NUMBER,
    Fulfil,
    LayTile,
    PlaceMarker,
    UseEnergy,
    UseFieldScientist,
    UseResources,
    UseScientist,
)
from kosmodrom.games.skymines.refusals.common import no_face_up_card
from kosmodrom.games.skymines.rules.base import Game, bonuses_of, face_up
from kosmodrom.games.skymines.rules.markers import (
    BOARD,
    PERSONAL,
    has_other,
    is_first_turn_of_first,
    is_unlocked,
    lacks_purchase,
    most_of_others,
    removable,
    space_at,
    space_id,
    steps_reached,
    track_of,
)
from kosmodrom.games.skymines.rules.resources import kinds_used, mask_of
from kosmodrom.games.skymines.rules.stations import can_expand
from kosmodrom.games.skymines.state import (
    FIELD_TILE,
    RESOURCE_TILE,
    SCIENTIST_TILE,
)
from kosmodrom.games.skymines.tables import ENERGY, FIELD, KINDS, SCIENTIST, TITANIUM
from kosmodrom.games.skymines.terms import NOTHING, TASKS, TILE_ORDER

RESOURCE_KINDS: Final = range(TITANIUM + 1)

MAJORITY_RULES: Final[dict[str, str]] = {
    "scientist": "SKY-711",
    "titanium": "SKY-715",
    "minerals": "SKY-719",
    "carbon": "SKY-719",
    "energy": "SKY-719",
}
TASK_RULES: Final[dict[type[effects.Clause], tuple[str, ...]]] = {
    effects.TankMoves: ("SKY-1318",),
    effects.Expansions: ("SKY-1319",),
    effects.ResearchCards: ("SKY-1320", "SKY-1323"),
    effects.OneType: ("SKY-1321", "SKY-1323"),
    effects.Units: ("SKY-1323",),
    effects.Energy: ("SKY-1323",),
    effects.TankValue: ("SKY-1322",),
}


# Cards and tiles


def no_resources(g: Game, seat: Seat, _ask: Ask, option: UseResources) -> Refused | None:
    player = g.state.players[seat]
    if not option.slots:
        return Refused("no-cards-chosen", ("SKY-311", "SKY-321"))
    if len(set(option.slots)) < len(option.slots):
        return Refused("slot-twice", ("SKY-202",))
    for slot in option.slots:
        rules = ("SKY-311",)
        refused = no_face_up_card(g, player, slot, RESOURCE_KINDS, "not-a-resource", rules)
        if refused:
            return refused
    kinds = kinds_used(g, player, mask_of(option.slots))
    if kinds & kinds - 1:
        if player.bonuses and bonuses_of(g, player).mixed:
            return Refused("mix-buys-nothing", ("SKY-1041", "SKY-Q-39"))
        return Refused("one-type", ("SKY-311",))
    return None


def no_energy(g: Game, seat: Seat, ask: Ask, option: UseEnergy) -> Refused | None:
    if ask.question.id == "action" and not face_up(g, seat)[ENERGY]:
        return Refused("no-energy", ("SKY-303", "SKY-401"))
    if not can_expand(g, COMPANY_NUMBER[option.company]):
        rule = "SKY-416" if g.options.board == "moon" else "SKY-1453"
        return Refused("no-pieces", (rule,), company=option.company)
    return None


def no_scientist(g: Game, seat: Seat, _ask: Ask, option: UseScientist) -> Refused | None:
    player, rules = g.state.players[seat], ("SKY-303", "SKY-540")
    return no_face_up_card(g, player, option.slot, (SCIENTIST,), "not-a-scientist", rules)


def no_field_scientist(g: Game, seat: Seat, _ask: Ask, option: UseFieldScientist) -> Refused | None:
    player, rules = g.state.players[seat], ("SKY-303", "SKY-601")
    return no_face_up_card(g, player, option.slot, (FIELD,), "not-a-field-scientist", rules)


def no_scientist_tile(g: Game, seat: Seat, _ask: Ask, _option: Option) -> Refused | None:
    return _no_tile(g, seat, SCIENTIST_TILE)


def no_field_tile(g: Game, seat: Seat, _ask: Ask, _option: Option) -> Refused | None:
    return _no_tile(g, seat, FIELD_TILE)


def _no_tile(g: Game, seat: Seat, tile: int) -> Refused | None:
    player = g.state.players[seat]
    if not player.tiles >> tile & 1:
        return Refused("no-tile", ("SKY-741", "SKY-742"), tile=TILE_ORDER[tile])
    if player.tiles_down >> tile & 1:
        return Refused("tile-used", ("SKY-746",), tile=TILE_ORDER[tile])
    return None


def no_laying(g: Game, seat: Seat, _ask: Ask, option: LayTile) -> Refused | None:
    player = g.state.players[seat]
    if not player.tiles >> RESOURCE_TILE & 1:
        return Refused("no-tile", ("SKY-741", "SKY-742"), tile="resource")
    if player.laid != NOTHING:
        return Refused("tile-lies", ("SKY-763",))
    rules = ("SKY-761",)
    return no_face_up_card(g, player, option.slot, RESOURCE_KINDS, "not-a-resource", rules)


# Bonus markers


def no_marker(g: Game, seat: Seat, ask: Ask, option: PlaceMarker) -> Refused | None:
    """The marker, then the space itself, then what it asks for."""
    number = _number_of(g, seat, option.space)
    if number is None:
        return Refused("no-such-space", ("SKY-705",), space=option.space)
    space = space_at(g, number)
    if space is None:
        return Refused("permanent-bonus", ("SKY-1021",), space=option.space)
    return (
        _no_free_marker(g, seat, ask, option)
        or _space_closed(g, seat, number)
        or _cannot_use(g, seat, number, space)
        or _wrong_reward(g, seat, ask, option, space)
    )


def _number_of(g: Game, seat: Seat, id: str) -> int | None:
    """The number of the space that a player means; None if there is no such space."""
    if id == "personal":
        return PERSONAL + seat
    return next((number for number in range(PERSONAL) if space_id(g, number) == id), None)


def _no_free_marker(g: Game, seat: Seat, ask: Ask, option: PlaceMarker) -> Refused | None:
    player = g.state.players[seat]
    if not player.markers and not player.once:
        return Refused("no-marker", ("SKY-707",))
    if option.once and not player.once:
        return Refused("no-one-time-marker", ("SKY-1310", "SKY-1314"))
    if not option.once and not player.markers:
        return Refused("one-time-only", ("SKY-707",)).beginning(_on(ask, option.space))
    return None


def _on(ask: Ask, space: str) -> list[Option]:
    """The markers that can be put on a space, as they are offered."""
    return [o for o in ask.options if isinstance(o, PlaceMarker) and o.space == space]


def _space_closed(g: Game, seat: Seat, number: int) -> Refused | None:
    """It is not unlocked, taken, or its track or turn forbids it."""
    s = g.state
    if not is_unlocked(g, seat, number):
        if number >= PERSONAL:
            return Refused("personal-locked", ("SKY-1315", "SKY-1316"))
        company, level = divmod(number - BOARD, 2)
        side = g.data.tables.sides[s.sides[company]]
        to = side.thresholds[level].to
        if s.players[seat].tracks[company] >= to:
            return Refused("bonus-next-turn", ("SKY-1015",))
        return Refused("track-locked", ("SKY-1014", "SKY-1025"), to=to)
    if s.spaces[number] != NOTHING:
        return Refused("space-taken", ("SKY-701", "SKY-704"), space=space_id(g, number))
    if has_other(g, seat, number):
        return Refused("pair-used", ("SKY-1022", "SKY-1024"))
    return None


def _cannot_use(g: Game, seat: Seat, number: int, space: Space) -> Refused | None:
    """What the space costs or requires (SKY-702)."""
    player = g.state.players[seat]
    firsts = any(isinstance(gain, effects.TakeFirstPlayer) for gain in space.gains)
    if firsts and is_first_turn_of_first(g, seat):
        return Refused("first-turn", ("SKY-733",))
    if player.coins < space.coins:
        return Refused("space-coins", ("SKY-702",), cost=space.coins, coins=player.coins)
    if space.majority is not None:
        kind = KINDS.index(space.majority)
        own, most = face_up(g, seat)[kind], most_of_others(g, seat)[kind]
        if own < most:
            rule = MAJORITY_RULES[space.majority]
            return Refused("no-majority", (rule,), kind=space.majority, own=own, most=most)
    if space.removes and not removable(g, seat, space):
        if track_of(number) == NOTHING:
            return Refused("no-hand-card", ("SKY-738", "SKY-739"))
        if space.removes == "carbon":
            return Refused("no-carbon-card", ("SKY-1052",))
        return Refused("no-hand-card", ("SKY-1052", "SKY-1057"))
    if lacks_purchase(g, player, space):
        left = player.coins - space.coins
        return Refused("nothing-to-buy", ("SKY-737", "SKY-Q-29"), coins=left)
    return None


def _wrong_reward(
    g: Game, seat: Seat, ask: Ask, option: PlaceMarker, space: Space
) -> Refused | None:
    """The space can be used, but not for this reward."""
    if space.majority is not None:
        reached = steps_reached(g, seat, space, face_up(g, seat))
        if reached < option.reward <= len(space.steps):
            total = space.steps[option.reward - 1].total
            refused = Refused("step-not-reached", ("SKY-723",), total=total)
            return refused.beginning(_on(ask, option.space))
    return Refused("which-reward", ("SKY-723",)).beginning(_on(ask, option.space))


# Tasks


def no_task(g: Game, seat: Seat, _ask: Ask, option: Fulfil) -> Refused | None:
    s, t = g.state, g.data.tables
    if not g.options.missions:
        return Refused("no-missions", ("SKY-102",))
    if s.phase not in ("start", "actions") or s.turn != seat:
        return Refused("task-moment", ("SKY-1307", "SKY-1313"))
    player = s.players[seat]
    if option.mission not in (t.missions[card] for card in s.missions):
        return Refused("mission-closed", ("SKY-1301", "SKY-1304"), mission=option.mission)
    card = t.missions.index(option.mission)
    if player.mission not in (NOTHING, card):
        tied = t.missions[player.mission]
        return Refused("other-mission", ("SKY-1308", "SKY-1309"), mission=tied)
    if not 1 <= option.task <= TASKS:
        return Refused("no-such-task", ("SKY-1306",), mission=option.mission)
    if player.tasks >> option.task - 1 & 1:
        return Refused("task-done", ("SKY-1309", "SKY-1311"))
    rules = TASK_RULES.get(type(t.tasks[card][option.task - 1]), ())
    return Refused("task-not-met", ("SKY-1307", *rules))
