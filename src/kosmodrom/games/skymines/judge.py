"""How good a position is for a seat, for bots.

A seat is worth what it would score now, and what its position promises for the rounds that are
left: companies will grow, markers will move on, cards will be used again. Everything is counted in
hundredths of a coin. The weights are what good play gets out of things; they were found by
simulation.
"""

from __future__ import annotations

from typing import Final

from kosmodrom.core.judging import advantage, final_margin, once_per_box
from kosmodrom.core.options import Seat
from kosmodrom.games.skymines import steps
from kosmodrom.games.skymines.box import Box
from kosmodrom.games.skymines.components import PlayerTrack, SpecialPlan
from kosmodrom.games.skymines.rules.base import Game, bonuses_of, everyone, value_of
from kosmodrom.games.skymines.rules.end import final_totals, special_value
from kosmodrom.games.skymines.rules.research import meets
from kosmodrom.games.skymines.state import REMOVED, ROUNDS, Player
from kosmodrom.games.skymines.tables import CARBON, ENERGY, FIELD, SCIENTIST, TITANIUM
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING

# What things are worth, in hundredths of a coin.
COIN: Final = 100
GROWTH: Final = 105
"""How much a company's value grows in a round."""
HIGHEST: Final = 1500
"""The value that no company exceeds."""
STEP: Final = 0.46
"""Shares that a space on a company track brings, on average, beside those reached."""
UNIT: Final = 190
"""A unit of a resource card that is used."""
POINT: Final = 190
"""An energy point that is used."""
USES: Final = {CARBON: UNIT, CARBON + 1: UNIT, TITANIUM: UNIT, ENERGY: POINT}
SCIENTIST_USE: Final = 420
RESEARCH_POINT: Final = 150
FIELD_USE: Final = 560
SLOT: Final = 420
"""What another slot brings in a round."""
MARKER: Final = 120
"""An unused bonus marker in the action phase."""
TILE: Final = 320
PLANS: Final = (0, 230, 210, 180, 150, 120, 90, 60)
"""A plan ahead of the upload marker, by how far it is, as long as no screen before it is empty."""
READY: Final = 240
"""The next plan, if its requirements are met now."""
TASK: Final = 120
FREE_SHARE: Final = 700
# How much of a use a card promises for this round and the following ones, by where it is.
IN_AREA: Final = 1.1
IN_HAND: Final = 0.42
RESTING: Final = 0.3
LATER: Final = 0.13
"""A use of each card in every further round."""


class Worths:
    """What the things of a box are worth, worked out once."""

    def __init__(self, box: Box) -> None:
        self.tank = _smooth(box.tank)
        self.research = _smooth(box.research)
        self.uses = tuple(_use(box, card) for card in range(len(box.tables.cards)))


def _smooth(track: PlayerTrack) -> tuple[int, ...]:
    """What each position is worth, in hundredths: half of what the way to the next mark brings
    counts already."""
    worth = track.worth_at
    found = []
    for position in range(track.steps + 1):
        ahead = [(place, value) for place, value in track.values if place > position]
        behind = [(0, 0), *((place, value) for place, value in track.values if place <= position)]
        if not ahead:
            found.append(100 * worth[position])
            continue
        (start, low), (end, high) = behind[-1], ahead[0]
        way = 100 * (high - low) * (position - start) // (end - start)
        found.append(100 * low + way * 4 // 5)
    return tuple(found)


worths_of = once_per_box(Worths)


def judge(g: Game, seat: Seat) -> int:
    """How far a seat is ahead of the others."""
    if g.state.phase == "end":
        return final_margin([(total,) for total in final_totals(g)], seat)
    if NOTHING in g.state.sides or not g.state.sides:
        return 0
    promises = _promises(g)
    values = [sum(_worths(g, other, promises).values()) for other in range(everyone(g))]
    return advantage(values, seat)


def parts(g: Game, seat: Seat) -> dict[str, int]:
    """What a seat's position is worth, part by part."""
    if NOTHING in g.state.sides or not g.state.sides:
        return {}
    return _worths(g, seat, _promises(g))


def rounds_left(g: Game) -> int:
    """Rounds after this one."""
    return max(0, ROUNDS - g.state.round)


def _promises(g: Game) -> list[int]:
    """What a share of each company will be worth at the end, in hundredths."""
    growth = GROWTH * rounds_left(g)
    return [min(HIGHEST, 100 * value_of(g, company) + growth) for company in range(len(COMPANIES))]


def _worths(g: Game, seat: Seat, promises: list[int]) -> dict[str, int]:
    s, left = g.state, rounds_left(g)
    player = s.players[seat]
    worths = worths_of(g.data)
    found = {
        "coins": COIN * player.coins,
        "shares": _shares(g, player, promises),
        "tank": worths.tank[player.tank],
        "research": worths.research[player.upload] + 100 * special_value(g, seat),
    }
    if seat >= g.seats:
        return found
    found["cards"] = _cards(g, player, left)
    found["slots"] = (
        SLOT
        * rounds_left(g)
        * ((player.tank >= g.data.tank.slot_at) + (player.upload >= g.data.research.slot_at))
    )
    found["plans"] = _plans(g, seat, player, left)
    found["markers"] = _markers(g, player)
    found["missions"] = TASK * player.tasks.bit_count() + FREE_SHARE * player.free_share
    if seat == s.turn and s.todo:
        found["turn"] = _turn(s.todo, promises)
    return found


def _shares(g: Game, player: Player, promises: list[int]) -> int:
    """Shares reached, and a part of the next one, at what they will be worth."""
    sides, shares = g.data.tables.sides, g.data.tables.shares
    found = 0.0
    for company, position in enumerate(player.tracks):
        track = sides[g.state.sides[company]]
        have = track.shares_at[position]
        nearly = STEP * position
        found += promises[company] * (have + min(nearly, have + 1)) / 2
    for cards in (player.hand, player.slots, *player.resting):
        for card in cards:
            if card != NOTHING and shares[card] != NOTHING:
                found += promises[shares[card]]
    return int(found)


def _use(box: Box, card: int) -> int:
    """What one use of a card brings."""
    t = box.tables
    kind, value = t.kinds[card], t.values[card]
    if kind in USES:
        return USES[kind] * value
    if kind == SCIENTIST:
        return SCIENTIST_USE + RESEARCH_POINT * value
    if kind == FIELD:
        entry = t.cards[card]
        return FIELD_USE + COIN * entry.coins if entry.company else FIELD_USE * 2 // 3
    return 0


def _cards(g: Game, player: Player, left: int) -> int:
    """Cards promise uses: now if they lie face up, in the next round if they are in hand, later if
    they rest."""
    uses = worths_of(g.data).uses
    later = LATER * left
    used = player.down if g.state.phase == "actions" and not player.passed else 0
    found = 0.0
    for slot, card in enumerate(player.slots):
        if card != NOTHING:
            found += uses[card] * (later * 0.75 if used >> slot & 1 else IN_AREA + later * 0.75)
    if player.bonuses:
        found += _more_units(g, player)
    if left:
        hand = 0
        for card in player.hand:
            hand += uses[card]
        found += hand * (IN_HAND + later)
        stacks = [sum([uses[card] for card in stack]) for stack in player.resting if stack]
        stacks.sort(reverse=True)
        for place, worth in enumerate(stacks, 1):
            found += worth * (RESTING / place + later)
    if tiles := player.tiles & ~player.tiles_down:
        found += TILE * tiles.bit_count()
    return int(found)


def _more_units(g: Game, player: Player) -> int:
    """What permanent bonuses add to the cards that lie face up."""
    bonuses, kinds = bonuses_of(g, player), g.data.tables.kinds
    if not any(bonuses.units):
        return 0
    return sum(
        UNIT * bonuses.units[kinds[card]]
        for slot, card in enumerate(player.slots)
        if card != NOTHING and kinds[card] <= TITANIUM and not player.down >> slot & 1
    )


def _plans(g: Game, seat: Seat, player: Player, left: int) -> int:
    """A way of plans ahead of the marker, which the action area may meet at once."""
    scientist = _has_scientist(g, player)
    if not left and not scientist:
        return 0
    plans = g.data.tables.plans
    found, way = 0, scientist
    for far in range(1, min(len(PLANS), len(player.screens) - player.upload)):
        screen = player.upload + far
        number = player.screens[screen]
        if number == NOTHING:
            break
        found += PLANS[far] * min(left, 3) // 3
        plan = plans[number]
        if isinstance(plan, SpecialPlan):
            found += 40 * (plan.value - plan.cost)
        elif way and (player.flipped >> screen & 1 or meets(g, seat, plan, REMOVED)):
            found += READY
        else:
            way = False
    return found + PLANS[2] * len(player.gained) * min(left, 3) // 3


def _has_scientist(g: Game, player: Player) -> bool:
    """Whether a scientist lies face up, or might after planning."""
    kinds = g.data.tables.kinds
    return any(
        card != NOTHING and kinds[card] == SCIENTIST and not player.down >> slot & 1
        for slot, card in enumerate(player.slots)
    )


def _markers(g: Game, player: Player) -> int:
    """Bonus markers to be used this round, and tiles reserved for the next."""
    s = g.state
    found = MARKER * player.once
    if s.phase != "actions" or not player.passed:
        found += MARKER * player.markers
    return found


def _turn(todo: list[steps.AnyStep], promises: list[int]) -> int:
    """What is still to be done in this turn."""
    found = 0
    for step in todo:
        match step:
            case steps.Units(left):
                found += UNIT * left
            case steps.Expand(points=points):
                found += POINT * points * 3 // 4
            case steps.Research(points):
                found += RESEARCH_POINT * points
            case steps.Move(company, left):
                found += int(STEP * promises[company] * left)
            case steps.MoveAny(spaces):
                found += int(STEP * max(promises) * spaces)
            case steps.Parts(rest):
                found += _turn(rest, promises)
            case _:
                pass
    return found
