"""Effects on the HUB: tracks, parts, output, Shutdown tiles, tokens, the Farm."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from kosmodrom.core.asks import Flow, Question
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.map import SPACE_NAMES, SPACE_NUMBERS
from kosmodrom.games.first_martians.moves import (
    ChooseBlock,
    ChooseFacility,
    ChoosePart,
    ChooseRover,
    ChooseShutdown,
    ChooseSpace,
)
from kosmodrom.games.first_martians.rules import farm, malfunctions, tokens
from kosmodrom.games.first_martians.rules.base import Game, facilities_named, is_shut
from kosmodrom.games.first_martians.rules.effects.registry import resolver
from kosmodrom.games.first_martians.rules.effects.subject import Subject, choose, where, whom
from kosmodrom.games.first_martians.rules.facilities import (
    break_part,
    can_be_shut,
    can_break,
    can_mend,
    change_output,
    mend_part,
    number_of,
    place_shutdown,
    plan_of,
    remove_shutdown,
)
from kosmodrom.games.first_martians.terms import (
    BLOCKS,
    GASES,
    NOTHING,
    PARTS,
    ROVERS,
    TOKENS,
    Block,
    PartKind,
)

BLOCK = Question("block", ("FM-Q-79",))
BREAK = Question("break", ("FM-512", "FM-532", "FM-Q-51"))
REPAIR = Question("repair", ("FM-1003", "FM-Q-79"))
PRODUCER = Question("producer", ("FM-512", "FM-532", "FM-1058"))
SHUT = Question("shut", ("FM-554", "FM-565"))
LIFT = Question("lift", ("FM-1058", "FM-Q-79"))
TOKEN = Question("token", ("FM-1161", "FM-Q-79"))
CLEAR = Question("clear", ("FM-1161", "FM-Q-79"))
ROVER = Question("rover", ("FM-1020", "FM-Q-79"))
AREA = Question("clear-area", ("FM-1149", "FM-Q-79"))


def _choose_facility(
    g: Game, question: Question, numbers: Sequence[int], fits: Callable[[int], bool]
) -> Flow:
    """One of these Facilities that fits, or NOTHING."""
    chosen = yield from choose(
        g, question, lambda: [ChooseFacility(plan_of(g, n).id) for n in numbers if fits(n)]
    )
    return NOTHING if chosen is None else number_of(g, chosen.facility)


# Malfunctions


def _block(g: Game, which: e.AnyBlock) -> Flow:
    match which:
        case "random":
            return g.rng.below(len(BLOCKS))
        case "chosen":
            chosen = yield from choose(g, BLOCK, lambda: [ChooseBlock(block) for block in BLOCKS])
            return BLOCKS.index(chosen.block)
        case block:
            return BLOCKS.index(block)


@resolver(e.MoveMalfunction)
def move_malfunction(g: Game, effect: e.MoveMalfunction, _subject: Subject) -> Flow:
    block = yield from _block(g, effect.block)
    yield from malfunctions.move_track(g, block, effect.by)


@resolver(e.SetCube)
def set_cube(g: Game, effect: e.SetCube, _subject: Subject) -> Flow:
    block = yield from _block(g, effect.block)
    malfunctions.turn_cube(g, block, effect.red)


@resolver(e.DrawMalfunction)
def draw_malfunction(g: Game, effect: e.DrawMalfunction, _subject: Subject) -> Flow:
    yield from malfunctions.draw_card(g, BLOCKS.index(effect.block), effect.keyword)


# Parts


def _parts(
    g: Game, names: tuple[str, ...], block: Block | None, kinds: tuple[PartKind, ...]
) -> Iterator[tuple[int, int]]:
    """The parts in play that fit: of these Facilities, this Block, these types."""
    wanted = {number for name in names for number in facilities_named(g, name)}
    for number, facility in enumerate(g.state.facilities):
        if names and number not in wanted:
            continue
        if block is not None and g.data.blocks[facility.plan] != BLOCKS.index(block):
            continue
        for part, kind in enumerate(PARTS):
            if g.data.parts[facility.plan] >> part & 1 and (not kinds or kind in kinds):
                yield number, part


def _choose_part(
    g: Game, question: Question, parts: Callable[[], Sequence[tuple[int, int]]]
) -> Flow:
    chosen = yield from choose(
        g,
        question,
        lambda: [ChoosePart(plan_of(g, number).id, PARTS[part]) for number, part in parts()],
    )
    return None if chosen is None else (number_of(g, chosen.facility), PARTS.index(chosen.part))


@resolver(e.BreakPart)
def break_parts(g: Game, effect: e.BreakPart, _subject: Subject) -> Flow:
    """Working parts of Facilities that are not shut down (FM-Q-51)."""

    def working() -> list[tuple[int, int]]:
        fitting = _parts(g, effect.facilities, effect.block, effect.parts)
        return [(number, part) for number, part in fitting if can_break(g, number, part)]

    for _ in range(effect.n):
        if not working():
            return
        if effect.by_chance:
            chosen = g.rng.choice(working())
        else:
            chosen = yield from _choose_part(g, BREAK, working)
        if chosen is not None:
            break_part(g, *chosen)


@resolver(e.RepairPart)
def repair_parts(g: Game, effect: e.RepairPart, _subject: Subject) -> Flow:
    def broken() -> list[tuple[int, int]]:
        fitting = _parts(g, effect.facilities, effect.block, effect.parts)
        return [(number, part) for number, part in fitting if can_mend(g, number, part)]

    for _ in range(effect.n):
        chosen = yield from _choose_part(g, REPAIR, broken)
        if chosen is None:
            return
        mend_part(g, *chosen)


@resolver(e.ChangeOutput)
def change_outputs(g: Game, effect: e.ChangeOutput, _subject: Subject) -> Flow:
    """A producer that the change can reach: none that is shut down (FM-556), nor one at the end of
    its range (FM-1058)."""
    kind = "oxygenator" if effect.resource == GASES[0] else "solar"
    step = 1 if effect.by > 0 else -1

    def can_change(number: int) -> bool:
        there = g.state.facilities[number]
        return not is_shut(there) and 0 <= there.output + step <= plan_of(g, number).output

    number = yield from _choose_facility(g, PRODUCER, facilities_named(g, kind), can_change)
    if number != NOTHING:
        change_output(g, number, effect.by)


# Shutdown tiles


@resolver(e.PlaceShutdown)
def place_shutdowns(g: Game, effect: e.PlaceShutdown, _subject: Subject) -> Flow:
    gas = GASES.index(effect.resource)
    if effect.facility is None:
        numbers = list(range(len(g.state.facilities)))
    else:
        numbers = facilities_named(g, effect.facility)
    number = yield from _choose_facility(g, SHUT, numbers, lambda n: can_be_shut(g, n, gas))
    if number != NOTHING:
        place_shutdown(g, number, gas)


@resolver(e.LiftShutdown)
def lift_shutdown(g: Game, effect: e.LiftShutdown, _subject: Subject) -> Flow:
    chosen = yield from choose(
        g,
        LIFT,
        lambda: [
            ChooseShutdown(plan_of(g, number).id, GASES[gas])
            for number, facility in enumerate(g.state.facilities)
            for gas in range(len(GASES))
            if facility.tiles[gas] != NOTHING and effect.resource in (None, GASES[gas])
        ],
    )
    if chosen is not None:
        remove_shutdown(g, number_of(g, chosen.facility), GASES.index(chosen.resource))


# Modifier tokens


@resolver(e.PlaceToken)
def place_token(g: Game, effect: e.PlaceToken, _subject: Subject) -> Flow:
    """Not on a Facility that is shut down, so it is no choice either (FM-556, FM-Q-35)."""
    number = yield from _choose_facility(
        g,
        TOKEN,
        facilities_named(g, effect.facility),
        lambda n: not is_shut(g.state.facilities[n]),
    )
    if number != NOTHING:
        tokens.put_on_facility(g, number, TOKENS.index(effect.token), effect.at == "now")


@resolver(e.ClearTokens)
def clear_tokens(g: Game, effect: e.ClearTokens, _subject: Subject) -> Flow:
    """From a Facility that is not shut down: nothing touches that (FM-556)."""
    if effect.facility is None:
        numbers = list(range(len(g.state.facilities)))
    else:
        numbers = facilities_named(g, effect.facility)

    def has_tokens(number: int) -> bool:
        there = g.state.facilities[number]
        return bool(there.now or there.later) and not is_shut(there)

    number = yield from _choose_facility(g, CLEAR, numbers, has_tokens)
    if number == NOTHING:
        return
    facility = g.state.facilities[number]
    for token in reversed(facility.now):
        tokens.discard_from_facility(g, number, token, now=True)
    for token in reversed(facility.later):
        tokens.discard_from_facility(g, number, token, now=False)


@resolver(e.RoverToken)
def rover_token(g: Game, effect: e.RoverToken, _subject: Subject) -> Flow:
    tokens.put_on_rover(g, ROVERS.index(effect.rover), TOKENS.index(effect.token))
    yield from ()


@resolver(e.MendRover)
def mend_rover(g: Game, effect: e.MendRover, _subject: Subject) -> Flow:
    chosen = yield from choose(
        g,
        ROVER,
        lambda: [
            ChooseRover(rover)
            for number, rover in enumerate(ROVERS)
            if g.state.rovers[number] and effect.rover in (None, rover)
        ],
    )
    if chosen is not None:
        tokens.discard_from_rover(g, ROVERS.index(chosen.rover))


@resolver(e.AreaToken)
def area_token(g: Game, effect: e.AreaToken, subject: Subject) -> Flow:
    space = yield from where(g, effect.where, subject, effect.ring)
    if space != NOTHING:
        tokens.put_on_area(g, space, TOKENS.index(effect.token))


@resolver(e.ClearArea)
def clear_area(g: Game, _effect: e.ClearArea, _subject: Subject) -> Flow:
    """The topmost token of an area."""
    areas = g.state.areas
    chosen = yield from choose(
        g,
        AREA,
        lambda: [ChooseSpace(SPACE_NAMES[n]) for n, area in enumerate(areas) if area.tokens],
    )
    if chosen is not None:
        space = SPACE_NUMBERS[chosen.space]
        tokens.discard_from_area(g, space, areas[space].tokens[-1])


@resolver(e.BoardToken)
def board_token(g: Game, effect: e.BoardToken, subject: Subject) -> Flow:
    for astronaut in (yield from whom(g, effect.whom, subject)):
        tokens.put_on_board(g, astronaut, TOKENS.index(effect.token))


# The Farm: effects are always about the main one (FM-630), and pass one that is shut down (FM-556)


@resolver(e.Growth)
def grow(g: Game, _effect: e.Growth, _subject: Subject) -> Flow:
    farm.grow_by_effect(g)
    yield from ()


@resolver(e.Wilting)
def wilt(g: Game, _effect: e.Wilting, _subject: Subject) -> Flow:
    farm.wilt_by_effect(g)  # FM-631
    yield from ()


@resolver(e.AddGreenhouse)
def add_greenhouse(g: Game, _effect: e.AddGreenhouse, _subject: Subject) -> Flow:
    farm.add_greenhouse(g)
    yield from ()


@resolver(e.ChangePlants)
def change_plants(g: Game, effect: e.ChangePlants, _subject: Subject) -> Flow:
    farm.change_plants(g, effect.by)
    yield from ()
