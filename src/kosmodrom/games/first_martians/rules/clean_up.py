"""Phase VI: Clean-Up (FM-1141 to FM-1150)."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import CHECKPOINT, Flow, Question
from kosmodrom.games.first_martians.events.hub import CleanedUp, FirstPlayerSet, UpgradePlaced
from kosmodrom.games.first_martians.moves import ChooseFacility
from kosmodrom.games.first_martians.rules.base import (
    Game,
    card_of,
    first_seat,
    is_shut,
    seat_of,
)
from kosmodrom.games.first_martians.rules.end import next_round
from kosmodrom.games.first_martians.rules.facilities import (
    facilities_of_kind,
    number_of,
    plan_of,
)
from kosmodrom.games.first_martians.rules.phases import finish_phase
from kosmodrom.games.first_martians.rules.skills import ask_anyone
from kosmodrom.games.first_martians.state import Cargo
from kosmodrom.games.first_martians.terms import ACTIONS

PLACE_UPGRADE: Final = Question("place-upgrade", ("FM-1143", "FM-Q-60"))

TIDY, UPGRADES, PASS_ON = range(3)


def clean_up_phase(g: Game) -> Flow:
    """Tidy the board, pass the First Player token, and go on to the next round (FM-328)."""
    s = g.state
    if s.step == TIDY:
        _move_tokens(g)
        _unload(g)
        _refresh(g)
        g.emit(CleanedUp(s.round))
        s.step = UPGRADES
    if s.step == UPGRADES:
        yield from _place_upgrades(g)
        s.step = PASS_ON
    if s.step == PASS_ON:
        s.first = (s.first + 1) % len(s.crew)  # clockwise (FM-329, FM-1146, FM-Q-02)
        g.emit(FirstPlayerSet(card_of(g, s.first).id, seat_of(g, s.first)))
    # It is the new First Player who goes on (FM-1148, FM-1306).
    yield from finish_phase(g, "round")
    next_round(g)


def _move_tokens(g: Game) -> None:
    """Tokens on "!" go, and the topmost one of ">>" moves there (FM-1141), but not on a Facility
    that is shut down (FM-568, FM-1150). Tokens on areas stay (FM-1149)."""
    s = g.state
    for facility in s.facilities:
        if not is_shut(facility):
            facility.now = facility.later[-1:]
            del facility.later[-1:]
    for member in s.crew:  # FM-Q-34
        del member.tokens[: len(member.tokens) - member.staying]
        member.staying = 0


def _unload(g: Game) -> None:
    """What is Pending becomes Available (FM-304, FM-356, FM-1142), but for Upgrade tiles."""
    s = g.state
    pending, available = s.pending, s.available
    available.samples += pending.samples
    available.seeds += pending.seeds
    for part, count in enumerate(pending.spares):
        available.spares[part] += count
    available.objectives += pending.objectives
    s.pending = Cargo(upgrades=pending.upgrades)


def _refresh(g: Game) -> None:
    """Skills can be used again (FM-1145), and what held for this round is over (FM-323)."""
    s = g.state
    for member in s.crew:
        member.used = 0
    for facility in s.facilities:
        facility.rerolled = False
    s.forbidden = s.extra_dice = 0
    s.taxes = [0] * len(ACTIONS)
    s.taken_now = [0] * len(s.taken_now)
    s.planted = False
    s.operators = []


def _place_upgrades(g: Game) -> Flow:
    """Upgrade tiles go to their Facilities and work from now on; with a tile and a card of the kind
    the players choose (FM-1143, FM-Q-60)."""
    s = g.state
    while s.pending.upgrades:
        upgrade = g.data.upgrades[s.pending.upgrades[0]]
        facilities = facilities_of_kind(g, upgrade.facility)
        facility = facilities[0]
        if len(facilities) > 1:
            yield CHECKPOINT
            options = [ChooseFacility(plan_of(g, number).id) for number in facilities]
            answer = yield from ask_anyone(g, first_seat(g), PLACE_UPGRADE, options)
            facility = number_of(g, answer.facility)
        s.facilities[facility].upgrades.append(s.pending.upgrades.pop(0))
        g.emit(UpgradePlaced(upgrade.id, plan_of(g, facility).id))
