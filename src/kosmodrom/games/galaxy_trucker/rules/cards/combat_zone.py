"""Combat zones (GTB-820, GTB-821, GT-433 to GT-442, GT-873 to GT-875)."""

from __future__ import annotations

from typing import cast

from kosmodrom.core.asks import Flow
from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import CombatZone, Line
from kosmodrom.games.galaxy_trucker.moves.cards import UseDiplomat
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy, five_rules
from kosmodrom.games.galaxy_trucker.rules.cards.base import (
    about_card,
    count_all,
    merciless,
    present_card,
    resolves,
    threats_of,
)
from kosmodrom.games.galaxy_trucker.rules.cards.diplomat import (
    DIPLOMAT,
    DIPLOMAT_OPTIONS,
    has_diplomat,
    use_diplomat,
)
from kosmodrom.games.galaxy_trucker.rules.cards.weakest import (
    LEAST_COMPARED,
    find_struck,
    nobody_to_compare,
)
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish, push
from kosmodrom.games.galaxy_trucker.steps.cards import CombatZone as CombatZoneStep
from kosmodrom.games.galaxy_trucker.terms import PARAMETERS

BEGUN, COUNTED, STRUCK = range(3)
"""The stages of `steps.cards.CombatZone`."""


@resolves(CombatZone)
def resolve(g: Game, _card: CombatZone) -> None:
    finish(g, CombatZoneStep())


@carries_out(CombatZoneStep)
def fight_line(g: Game, step: CombatZoneStep) -> Flow:
    """The lines one after another: count, find the weakest, let them suffer (GTB-820)."""
    if step.stage == BEGUN:
        _begin_line(g, step)
    elif step.stage == COUNTED:
        _compare(g, step)
    else:
        yield from _suffer(g, step)


def _line(g: Game, step: CombatZoneStep) -> Line:
    return cast(CombatZone, present_card(g)).lines[step.line]


def _begin_line(g: Game, step: CombatZoneStep) -> None:
    """Positions at the start of the line hold for all of it (GTB-709, GT-Q-92). One ship alone is
    left in peace, by all lines to come (GTB-821, GT-299)."""
    if step.line == len(cast(CombatZone, present_card(g)).lines):
        finish(g)
        return
    step.order = convoy(g)
    if len(step.order) < LEAST_COMPARED:
        nobody_to_compare(g)
        finish(g)
        return
    step.stage = COUNTED
    count_all(g, step.order, PARAMETERS.index(_line(g, step).lowest))


def _compare(g: Game, step: CombatZoneStep) -> None:
    what = _line(g, step).lowest
    struck = find_struck(g, step.order, what, two=five_rules(g), all_but_one=merciless(g))
    step.struck, step.reduced = struck
    step.asked = [*step.struck]
    step.stage = STRUCK
    if not struck.seats:  # all but one have jumped (GT-297, GT-299)
        finish(g)


def _suffer(g: Game, step: CombatZoneStep) -> Flow:
    """Diplomats are asked first, from the leader on (GT-381). Nobody suffers in the place of who is
    saved (GT-384, GT-Q-30)."""
    while step.asked and not has_diplomat(g, step.asked[0]):
        del step.asked[0]
    if step.asked:
        seat = step.asked[0]
        choice = yield from decide(g, seat, DIPLOMAT, DIPLOMAT_OPTIONS, about_card(g))
        if choice is None:
            return
        del step.asked[0]
        if isinstance(choice, UseDiplomat):
            step.struck.remove(seat)
            use_diplomat(g, seat)
        return
    penalties = _penalties(g, step)
    step.line += 1
    step.stage = BEGUN
    push(g, *penalties)


def _penalties(g: Game, step: CombatZoneStep) -> list[steps.AnyStep]:
    """What the struck suffer; the second weakest loses one day, crew member or cube less, or is
    spared the first heavy shot (GT-436 to GT-439)."""
    line = _line(g, step)

    def less(number: int, seat: Seat) -> int:
        return number - (seat in step.reduced)

    if not step.struck:
        return []
    if line.shots:  # one roll for all (GT-875)
        spared = [seat for seat in step.reduced if seat in step.struck]
        return [steps.Volley(threats_of(line.shots), [*step.struck], "combat_zone", spared)]
    if line.days:
        return [steps.Days([(seat, -less(line.days, seat)) for seat in step.struck])]
    if line.crew_lost:
        return [steps.LoseCrew(seat, less(line.crew_lost, seat)) for seat in step.struck]
    return [steps.LoseGoods(seat, less(line.goods_lost, seat)) for seat in step.struck]
