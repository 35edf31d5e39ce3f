"""How good a position is for a seat, for bots.

A seat is worth what it would score now, and what its position promises for the rounds that are
left: companies will grow, markers will move on, cards will be used again. Everything is counted in
hundredths of a coin. The weights are what good play gets out of things; they were found by
simulation.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from kosmodrom.core.judging import advantage, final_margin, once_per_box
from kosmodrom.core.options import Seat
from kosmodrom.games.skymines import effects, steps
from kosmodrom.games.skymines.box import Box
from kosmodrom.games.skymines.components import CompanyTrack, Plan, PlayerTrack, SpecialPlan
from kosmodrom.games.skymines.rules.base import Game, board_of, everyone, face_up, value_of
from kosmodrom.games.skymines.rules.end import final_totals, special_value
from kosmodrom.games.skymines.rules.research import has_one_types
from kosmodrom.games.skymines.rules.stations import reach
from kosmodrom.games.skymines.state import ROUNDS, Player
from kosmodrom.games.skymines.tables import (
    CARBON,
    ENERGY,
    FIELD,
    KINDS,
    MINERALS,
    SCIENTIST,
    TITANIUM,
    BoardTable,
)
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING, BonusPair

# What things are worth, in hundredths of a coin. What is listed goes by the rounds left after this
# one.
COIN: Final = 100
PURSE: Final = 25
"""What each of the first coins is worth on top, as long as there is something to pay."""
FIRST_COINS: Final = 4
GROWTH: Final = 300
"""How much the values of all companies grow in a round, by those who own them."""
EVEN: Final = 12
"""How evenly: the value that companies are thought to have on top of their own."""
HIGHEST: Final = 1500
"""The value that no company exceeds."""
PIECE: Final = 60
"""How much a piece that leaves or returns changes a company's value."""
NEARLY: Final = (0.3, 0.6, 0.75, 0.8, 0.8, 0.8, 0.8, 0.8)
"""How much of the way to the next mark of a track counts."""
STEP: Final = 0.31
"""Shares that a space on a company track brings, on average."""
UNIT: Final = 170
"""A unit of a resource card that is used."""
POINT: Final = 180
"""An energy point that is used."""
TANK: Final = 220
RESEARCH: Final = 200
"""A research point that a place or a plan brings."""
UPLOAD: Final = (100, 350, 450, 500, 500, 500, 500, 500)
"""What a scientist uploads in a later round."""
RESEARCH_POINT: Final = (100, 170, 210, 225, 225, 225, 225, 225)
FIELD_USE: Final = 300
"""Using a field scientist, beside the tank spaces and coins that it shows."""
SLOT: Final = 350
"""What another slot brings in a round."""
MARKER: Final = 150
"""An unused bonus marker in the action phase."""
TILES: Final = (350, 400, 400, 200)
TASK: Final = 120
FREE_SHARE: Final = 700
OUTPOST: Final = 200
"""Taking an outpost from a station of choice."""
PURCHASE: Final = 150
"""Buying a card."""
MAJORITIES: Final = (0, 0, 350, 350, 550, 550, 700)
"""What a majority brings, by how much is face up."""
BONUSES: Final[dict[BonusPair, tuple[int, int]]] = {
    "P1": (50, 100),
    "P2": (120, 240),
    "P3": (150, 280),
    "P4": (50, 160),
    "P5": (60, 120),
    "S1": (160, 320),
    "S2": (100, 350),
    "S3": (200, 450),
    "S4": (80, 200),
    "S5": (100, 250),
}
"""What the first and the second bonus of a track bring in a round."""
# Plans ahead of the upload marker: how sure the next one is to be uploaded, and how much less each
# further one.
SURE: Final = (0.03, 0.36, 0.42, 0.45, 0.47, 0.48, 0.48, 0.48)
LESS: Final = (0.03, 0.12, 0.09, 0.07, 0.06, 0.05, 0.05, 0.05)
READY: Final = 0.92
"""How sure a plan is to be uploaded whose requirements are met now."""
NEARLY_READY: Final = 0.5
"""How much of that counts while cards are being put, by the part of the requirements met."""
STOP_AT: Final = 0.25
"""How sure a plan is to be the last one of an upload, whose reward counts."""
# How much of a use a card promises, by where it is.
IN_AREA: Final = 1.05
IN_HAND: Final = 0.55
SPARE: Final = 0.2
"""In hand, if there are better ones for all slots."""
RESTING: Final = 0.35
SPREAD: Final = 0.65
"""Resting, as a part of that, for cards that will be spread over several stacks."""
LATER: Final = 0.25
"""In every round after the next one."""
PLAIN: Final = 150
"""The use of a plain card, which any other card replaces: later only what exceeds it counts."""
MAJORITY_SPACES: Final = 5
"""They are the first ones of the board (SKY-705)."""
KEPT: Final = 5000
"""How many standings of players are kept."""
_ENCODE: Final = msgspec.msgpack.Encoder().encode


class Needs(NamedTuple):
    """What a plan asks of the face-up cards."""

    found: tuple[int, int, int, int]
    """Units of the three resources and energy points."""
    research: int
    one_types: list[int]


class Worths:
    """What the things of a box are worth, worked out once."""

    def __init__(self, box: Box) -> None:
        t, lefts = box.tables, range(ROUNDS + 1)
        self.tank = tuple(_smooth(box.tank, left) for left in lefts)
        self.research = tuple(_smooth(box.research, left) for left in lefts)
        self.tank_slot = tuple(_slot(box.tank, left) for left in lefts)
        self.research_slot = tuple(_slot(box.research, left) for left in lefts)
        self.shares = tuple(tuple(_shares_at(side, left) for side in t.sides) for left in lefts)
        self.bonuses = tuple(tuple(_bonuses_at(side, left) for side in t.sides) for left in lefts)
        cards = range(len(t.cards))
        self.uses = tuple(tuple(_use(box, card, left) for card in cards) for left in lefts)
        self.uses_now = tuple(
            tuple(_use(box, card, left, now=True) for card in cards) for left in lefts
        )
        self.needs = tuple(_needs(plan) for plan in t.plans)
        self.ease = tuple(_ease(plan) for plan in t.plans)
        self.rewards = tuple(
            0 if isinstance(plan, SpecialPlan) else _gains(plan.reward) for plan in t.plans
        )
        self.specials = tuple(
            100 * (plan.value - plan.cost) if isinstance(plan, SpecialPlan) else 0
            for plan in t.plans
        )
        self.places = {name: _places(board) for name, board in t.boards.items()}
        self.known: dict[tuple[object, ...], Standing] = {}
        self.majorities = tuple(
            (number, KINDS.index(majority))
            for number, id in enumerate(box.board_spaces)
            if (majority := box.spaces[id].majority) is not None
        )


worths_of = once_per_box(Worths)


def _smooth(track: PlayerTrack, left: int) -> tuple[int, ...]:
    """What each position is worth, in hundredths: some of the way to the next mark counts."""
    marks = [(0, 0), *track.values]
    found = []
    for position in range(track.steps + 1):
        start, low = max(mark for mark in marks if mark[0] <= position)
        end, high = min((mark for mark in marks if mark[0] > position), default=(start + 1, low))
        way = NEARLY[left] * (high - low) * (position - start) / (end - start)
        found.append(int(100 * (low + way)))
    return tuple(found)


def _slot(track: PlayerTrack, left: int) -> tuple[int, ...]:
    """What the additional slot is worth at each position, open or to be opened."""
    worth = SLOT * left
    nearer = SLOT * max(0, left - 1) * 0.5 / track.slot_at
    return tuple(
        worth if position >= track.slot_at else int(nearer * position)
        for position in range(track.steps + 1)
    )


def _shares_at(side: CompanyTrack, left: int) -> tuple[float, ...]:
    """Shares on each space of a track, and a part of the next one."""
    marks = [(0, 0), *side.shares]
    found = []
    for position in range(side.last + 1):
        start, low = max(mark for mark in marks if mark[0] <= position)
        end, high = min((mark for mark in marks if mark[0] > position), default=(start + 1, low))
        found.append(low + NEARLY[left] * (high - low) * (position - start) / (end - start))
    return tuple(found)


def _bonuses_at(side: CompanyTrack, left: int) -> tuple[int, ...]:
    """What the bonuses of a track are worth on each space."""
    worths = (0, *BONUSES[side.bonus])
    return tuple(left * worths[passed] for passed in side.passed_at)


def _use(box: Box, card: int, left: int, *, now: bool = False) -> int:
    """What one use of a card brings; what a scientist can upload now counts apart (`_plans`)."""
    t = box.tables
    kind, value = t.kinds[card], t.values[card]
    if kind <= TITANIUM:
        return UNIT * value
    if kind == ENERGY:
        return POINT * value
    if kind == SCIENTIST:
        return (0 if now else UPLOAD[left]) + RESEARCH_POINT[left] * value
    if kind == FIELD:
        entry = t.cards[card]
        return (FIELD_USE if entry.company else 0) + TANK * entry.tank + COIN * entry.coins
    return 0


def _gains(gains: Iterable[effects.Effect]) -> int:
    """What rewards are worth, by and large."""
    found = 0
    for gain in gains:
        match gain:
            case effects.Coins(n):
                found += COIN * n
            case effects.Tank(n):
                found += TANK * n
            case effects.Track(n=n) | effects.OwnTrack(n) | effects.AnyTrack(n):
                found += UNIT * n
            case effects.Research(n):
                found += RESEARCH * n
            case effects.RemoveOutposts(n):
                found += OUTPOST * n
            case _:
                found += 2 * COIN
    return found


def _places(board: BoardTable) -> tuple[int, ...]:
    """What entering each place brings, on the Belt with the screen of its asteroid."""
    return tuple(
        _gains(rewards) + (_gains(board.screens[asteroid]) if asteroid != NOTHING else 0)
        for rewards, asteroid in zip(board.rewards, board.asteroid, strict=True)
    )


def _needs(plan: Plan | SpecialPlan) -> Needs:
    found, research, one_types = [0, 0, 0, 0], 0, []
    if isinstance(plan, Plan):
        for need in plan.needs:
            match need:
                case effects.Units(resource, n):
                    found[KINDS.index(resource)] += n
                case effects.Energy(n):
                    found[ENERGY] += n
                case effects.ResearchCards(n):
                    research += n
                case effects.OneType(n):
                    one_types.append(n)
    carbon, minerals, titanium, energy = found
    return Needs((carbon, minerals, titanium, energy), research, one_types)


def _ease(plan: Plan | SpecialPlan) -> float:
    """How easily the requirements of a plan are met, from 0 to 1."""
    needs = _needs(plan)
    total = sum(needs.found) + 2 * needs.research + sum(needs.one_types)
    return 1 - 0.08 * max(0, total - 2)


# Judging


class Standing(NamedTuple):
    """What a player has, whatever companies are worth."""

    parts: dict[str, int]
    shares: tuple[float, ...]
    """Shares by company, and parts of the next ones."""


def judge(g: Game, seat: Seat) -> int:
    """How far a seat is ahead of the others."""
    if g.state.phase == "end":
        return final_margin([(total,) for total in final_totals(g)], seat)
    if NOTHING in g.state.sides or not g.state.sides:
        return 0
    promises = _promises(g)
    values = [_worth(g, other, promises) for other in range(everyone(g))]
    return advantage(values, seat)


def parts(g: Game, seat: Seat) -> dict[str, int]:
    """What a seat's position is worth, part by part."""
    if NOTHING in g.state.sides or not g.state.sides:
        return {}
    promises, standing = _promises(g), _standing(g, seat)
    found = standing.parts | {"shares": _at(promises, standing.shares)}
    if seat == g.state.turn and g.state.todo:
        found["turn"] = _turn(g, g.state.todo, promises)
    return found


def rounds_left(g: Game) -> int:
    """Rounds after this one."""
    return max(0, ROUNDS - g.state.round)


def _promises(g: Game) -> list[float]:
    """What a share of each company will be worth at the end, in hundredths: companies of value
    attract more energy. What is going on in this turn counts, too."""
    values = [value_of(g, company) for company in range(len(COMPANIES))]
    growth = GROWTH * rounds_left(g) / (sum(values) + EVEN * len(values))
    found = [min(HIGHEST, 100 * value + growth * (value + EVEN)) for value in values]
    for step in g.state.todo:
        match step:
            case steps.Expand(company, points, entering, _entered, ousted):
                found[company] += PIECE * (points * 0.75 + (entering != NOTHING))
                for other in ousted:
                    if other != NOTHING:
                        found[other] -= PIECE
            case steps.Return(pieces):
                for _place, other in pieces:
                    found[other] -= PIECE
            case _:
                pass
    return found


def _worth(g: Game, seat: Seat, promises: list[float]) -> int:
    standing = _standing(g, seat)
    found = sum(standing.parts.values()) + _at(promises, standing.shares)
    if seat == g.state.turn and g.state.todo:
        found += _turn(g, g.state.todo, promises)
    return found


def _at(promises: list[float], shares: tuple[float, ...]) -> int:
    """What shares are worth."""
    first, second, third, fourth = promises
    return int(first * shares[0] + second * shares[1] + third * shares[2] + fourth * shares[3])


# What a player has


def _standing(g: Game, seat: Seat) -> Standing:
    """What a player has. It is kept for those who are not in turn, because bots look at many
    positions in which nothing about the others has changed."""
    s = g.state
    player = s.players[seat]
    if seat == s.turn and s.todo:
        return _find_standing(g, seat, player)
    key = (_ENCODE(player), s.round, s.phase, seat < g.seats, *s.sides, *s.spaces[:MAJORITY_SPACES])
    known = worths_of(g.data).known
    found = known.get(key)
    if found is None:
        if len(known) >= KEPT:
            known.clear()
        found = known[key] = _find_standing(g, seat, player)
    return found


def _find_standing(g: Game, seat: Seat, player: Player) -> Standing:
    s, worths = g.state, worths_of(g.data)
    left = rounds_left(g)
    tank, upload = player.tank, player.upload
    found = {
        "coins": COIN * player.coins,
        "tank": worths.tank[left][tank],
        "research": worths.research[left][upload],
    }
    shares = _shares(g, worths, player, left)
    if seat >= g.seats:
        return Standing(found, shares)
    found["research"] += 100 * special_value(g, seat)
    if left:
        found["coins"] += PURSE * min(player.coins, FIRST_COINS)
        found["slots"] = worths.tank_slot[left][tank] + worths.research_slot[left][upload]
        found["bonuses"] = sum(
            worths.bonuses[left][side][place]
            for side, place in zip(s.sides, player.tracks, strict=True)
        )
    used, uploading = player.down, False
    if seat == s.turn and s.todo:
        last = s.todo[-1]
        if type(last) is steps.EndTurn:
            used |= last.slots
            uploading = type(s.todo[0]) is steps.Upload
    found["cards"] = _cards(g, worths, player, left, used)
    in_play = s.phase == "planning" or (s.phase == "actions" and not player.passed)
    up = _face_up(g, seat, player, used, uploading) if in_play else None
    found["plans"] = _plans(worths, player, left, up, planning=s.phase == "planning")
    found["markers"] = _markers(g, worths, player, up)
    if player.tasks or player.free_share:
        found["missions"] = TASK * player.tasks.bit_count() + FREE_SHARE * player.free_share
    return Standing(found, shares)


def _shares(g: Game, worths: Worths, player: Player, left: int) -> tuple[float, ...]:
    """Shares by company: those reached on tracks, a part of the next one, and those on cards."""
    table, of_card = worths.shares[left], g.data.tables.shares
    found = [table[side][place] for side, place in zip(g.state.sides, player.tracks, strict=True)]
    for cards in (player.hand, player.slots, *player.resting):
        for card in cards:
            if card >= 0 and of_card[card] >= 0:
                found[of_card[card]] += 1
    return tuple(found)


def _cards(g: Game, worths: Worths, player: Player, left: int, used: int) -> int:
    """Cards promise uses: now if they lie face up, in the next round if they are in hand, later if
    they rest. Before passing, a stack counts as taken and the slot cards as resting: nobody gains
    by passing early. While passing, cards are face up again (SKY-802), but of no more use."""
    passed = player.passed or g.state.phase not in ("planning", "actions")
    if g.state.phase != "actions":
        used = 0
    now, uses = worths.uses_now[left], worths.uses[left]
    found = more = 0.0
    resting = 0
    for slot, card in enumerate(player.slots):
        if card >= 0:
            if not used >> slot & 1 and not player.passed:
                found += now[card] * IN_AREA
            use = uses[card]
            resting += use
            if use > PLAIN:
                more += use - PLAIN
    if player.tiles:
        for tile, worth in enumerate(TILES):
            if (player.tiles & ~player.tiles_down) >> tile & 1:
                found += worth
    if not left:
        return int(found)
    hand = [uses[card] for card in player.hand]
    stacks = [[uses[card] for card in stack] for stack in player.resting if stack]
    stacks.sort(key=sum, reverse=True)
    if not passed and stacks:
        hand += stacks.pop(0)
    hand.sort(reverse=True)
    for place, use in enumerate(hand):
        found += use * (IN_HAND if place < 4 else SPARE)
        if use > PLAIN:
            more += use - PLAIN
    for place, stack in enumerate(stacks, 1):
        total = 0
        for use in stack:
            total += use
            if use > PLAIN:
                more += use - PLAIN
        if passed:
            found += total * RESTING / place
        else:
            resting += total
    return int(found + resting * RESTING * SPREAD + more * LATER * (left - 1))


def _face_up(g: Game, seat: Seat, player: Player, used: int, uploading: bool) -> list[int]:
    """What lies face up and will after this turn, but for a scientist that is uploading."""
    found = face_up(g, seat)
    if in_use := used & ~player.down:
        t = g.data.tables
        for slot, card in enumerate(player.slots):
            if in_use >> slot & 1 and card >= 0:
                kind = t.kinds[card]
                if kind != SCIENTIST or not uploading:
                    found[kind] -= t.values[card] if kind <= ENERGY else 1
    return found


def _plans(
    worths: Worths, player: Player, left: int, up: list[int] | None, *, planning: bool
) -> int:
    """The way of plans ahead of the marker, which the action area may meet at once."""
    screens, start = player.screens, player.upload
    positions, slot = worths.research[left], worths.research_slot[left]
    ready = up is not None and up[SCIENTIST] > 0
    hoped = planning and ready
    found = reward = 0.0
    sure, less = SURE[left], LESS[left]
    coins = player.coins
    for screen in range(start + 1, len(screens)):
        number = screens[screen]
        if number == NOTHING:
            break
        gain = (
            positions[screen] - positions[screen - 1] + slot[screen] - slot[screen - 1]
        ) + worths.specials[number]
        flipped = player.flipped >> screen & 1
        if ready:
            assert up is not None
            if worths.specials[number] and not flipped:
                coins -= 3
                ready = coins >= 0
            elif not flipped:
                ready = _meets(worths.needs[number], up)
        if ready:
            found += READY * gain
            reward = 0 if flipped else worths.rewards[number] * READY
        elif sure > 0:
            chance = sure * worths.ease[number]
            if hoped and up is not None:
                hoped = False
                part = _part_met(worths.needs[number], up)
                chance += NEARLY_READY * part * (READY - chance)
            found += chance * gain
            found += STOP_AT * sure * worths.rewards[number]
        sure -= less
    gained = 0.0
    for number in player.gained:
        gained += max(sure, 0) * (450 + worths.specials[number] + STOP_AT * worths.rewards[number])
    return int(found + reward + gained)


def _meets(needs: Needs, up: Sequence[int]) -> bool:
    """Whether face-up cards meet a plan's requirements."""
    carbon, minerals, titanium, energy = needs.found
    if (
        up[CARBON] < carbon
        or up[MINERALS] < minerals
        or up[TITANIUM] < titanium
        or up[ENERGY] < energy
        or up[SCIENTIST] + up[FIELD] - 1 < needs.research
    ):
        return False
    if not needs.one_types:
        return True
    units = [up[CARBON] - carbon, up[MINERALS] - minerals, up[TITANIUM] - titanium]
    return has_one_types(units, needs.one_types)


def _part_met(needs: Needs, up: Sequence[int]) -> float:
    """How much of a plan's requirements face-up cards meet, from 0 to 1."""
    asked = sum(needs.found) + 2 * needs.research + sum(needs.one_types)
    met = sum(map(min, needs.found, up))
    met += 2 * min(needs.research, up[SCIENTIST] + up[FIELD] - 1)
    if needs.one_types:
        met += min(max(needs.one_types), max(up[CARBON : TITANIUM + 1]))
    return met / asked if asked else 0.0


def _markers(g: Game, worths: Worths, player: Player, up: list[int] | None) -> int:
    """Bonus markers, and the majorities that they may serve for."""
    found = MARKER * player.once
    if up is None:
        return found
    number = player.markers + player.once
    found += MARKER * player.markers
    if number:
        spaces = g.state.spaces
        chances = []
        for space, kind in worths.majorities:
            if spaces[space] == NOTHING and up[kind] > 1:
                worth = MAJORITIES[min(up[kind], 6)] // 2
                if worth > MARKER:
                    chances.append(worth - MARKER)
        if chances:
            chances.sort(reverse=True)
            found += sum(chances[:number])
    return found


def _expansion(g: Game, worths: Worths, step: steps.Expand) -> float:
    """The rewards of the places entered, and what the energy left may bring by the best one in
    reach."""
    rewards, entering = worths.places[g.options.board], step.entering
    found = float(sum(rewards[place] for place in step.entered))
    if entering != NOTHING:
        found += rewards[entering]
    if step.points:
        places, ways = g.state.places, reach(g, step.company)
        if entering != NOTHING:
            ways[entering] = step.points + 1
            for place, cost in board_of(g).near[entering]:
                holder = places[place]
                if holder != step.company:
                    cost += holder != NOTHING
                    ways[place] = min(cost, ways.get(place, cost))
        affordable = [rewards[p] / cost for p, cost in ways.items() if cost <= step.points]
        found += step.points * max(affordable, default=0)
    return found


def _turn(g: Game, todo: Sequence[steps.AnyStep], promises: list[float]) -> int:
    """What is still to be done in this turn."""
    worths, left = worths_of(g.data), rounds_left(g)
    found = 0.0
    for step in todo:
        match step:
            case steps.Units(units):
                found += max(UNIT, STEP * max(promises)) * units
            case steps.Expand():
                found += _expansion(g, worths, step)
            case steps.Research(points):
                found += RESEARCH_POINT[left] * points
            case steps.Move(company, spaces):
                found += STEP * promises[company] * spaces
            case steps.MoveAny(spaces):
                found += STEP * max(promises) * spaces
            case steps.MoveOthers(spaces=several):
                found += STEP * max(promises) * 0.8 * sum(several)
            case steps.RemoveOutposts(number):
                found += OUTPOST * number
            case steps.Energise(points):
                found += POINT * points
            case steps.Buy() | steps.TakeRemoved():
                found += PURCHASE
            case steps.UseRemoved(card):
                found += worths.uses[left][card] * 0.8
            case steps.Parts(rest):
                found += _turn(g, rest, promises)
            case _:
                pass
    return int(found)
