"""Moves at the wrong moment, and those that have any moment."""

from __future__ import annotations

from collections import Counter
from typing import Final

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Amounts
from kosmodrom.games.first_martians import moves
from kosmodrom.games.first_martians.rules.base import Game, acting_conditions, card_of
from kosmodrom.games.first_martians.rules.costs import can_pay, listed
from kosmodrom.games.first_martians.rules.skills import skills_of
from kosmodrom.games.first_martians.tales import find_way
from kosmodrom.games.first_martians.tasks import BuildUpgrade
from kosmodrom.games.first_martians.terms import MIGRAINE

Moment = tuple[frozenset[str], str, tuple[str, ...]]


def _moment(reason: str, *rules: str, at: tuple[str, ...]) -> Moment:
    return frozenset(at), reason, rules


PLANNING: Final = _moment("planning-only", "FM-701", "FM-703", at=("plan",))
ROLLING: Final = _moment("rolling-only", "FM-233", "FM-242", at=("reroll",))
MOMENTS: Final[dict[type[Option], Moment]] = {
    moves.TakeAstronaut: _moment("crew-only-at-setup", "FM-201", at=("astronaut",)),
    moves.TakeMachine: _moment("machines-only-at-setup", "FM-1224", "FM-1225", at=("machine",)),
    moves.NoMachine: _moment("machines-only-at-setup", "FM-1224", "FM-1225", at=("machine",)),
    moves.Continue: _moment("phase-not-over", "FM-1305", at=("pause",)),
    moves.GoOn: _moment("not-between-steps", "FM-Q-77", at=("moment",)),
    moves.StepByStep: _moment("not-between-steps", "FM-Q-77", at=("pause", "moment")),
    moves.ShutDown: _moment("shut-down-when-short", "FM-551", "FM-565", at=("shut-down",)),
    moves.PreventWilting: _moment("wilting-in-production", "FM-626", at=("wilting",)),
    moves.LetWilt: _moment("wilting-in-production", "FM-626", at=("wilting",)),
    moves.GoHungry: _moment("hunger-when-short", "FM-615", "FM-616", at=("hunger",)),
    moves.DiscardSample: _moment(
        "sample-loss-when-told", "FM-667", at=("discard-sample", "lose-sample")
    ),
    moves.DismantlePart: PLANNING,
    **dict.fromkeys(moves.Beginning.__subclasses__(), PLANNING),
    moves.Join: PLANNING,
    moves.Withdraw: PLANNING,
    moves.Lead: PLANNING,
    moves.UseRover: PLANNING,
    moves.LeaveRover: PLANNING,
    moves.TakeWay: PLANNING,
    moves.UseFacility: PLANNING,
    moves.Operate: PLANNING,
    moves.PutToVote: PLANNING,
    moves.Agree: _moment("vote-first", "FM-Q-75", at=("vote",)),
    moves.ObjectTo: _moment("vote-first", "FM-Q-75", at=("vote",)),
    moves.CarryOut: _moment("dispute-only", "FM-462", "FM-Q-75", at=("dispute",)),
    moves.ChangePlan: _moment("dispute-only", "FM-462", "FM-Q-75", at=("dispute",)),
    moves.ResolveStack: _moment("order-only", "FM-Q-26", at=("order",)),
    moves.Reroll: ROLLING,
    moves.RerollHere: ROLLING,
    moves.KeepRoll: ROLLING,
    moves.ResolveDie: _moment("dice-order-only", "FM-808", "FM-Q-80", at=("die",)),
    moves.RaiseMorale: _moment("unwind-only", "FM-862", at=("unwind",)),
    moves.LowerStress: _moment("unwind-only", "FM-862", at=("unwind",)),
    moves.HealWound: _moment("heal-only", "FM-874", at=("heal",)),
    moves.HealCondition: _moment("heal-only", "FM-874", at=("heal",)),
    moves.ManageTrack: _moment("manage-only", "FM-885", at=("manage",)),
    moves.TryAgain: _moment("try-only", "FM-1055", at=("try",)),
    moves.StopTrying: _moment("try-only", "FM-1055", at=("try",)),
    moves.TakeWayOut: _moment("no-way-asked", "FM-821", "FM-1336", at=("way-out",)),
    moves.UnlockSkill: _moment("campaign-only", "FM-240", "FM-Q-36", at=("unlock",)),
    moves.SaveDiscoveries: _moment("campaign-only", "FM-240", "FM-Q-36", at=("unlock",)),
}
"""For each move the questions that it answers, and what is to be said at others."""


def wrong_moment(ask: Ask, option: Option) -> Refused | None:
    """Why a move does not answer this question; None if it might."""
    found = MOMENTS.get(type(option))
    if found is None or ask.question.id in found[0]:
        return None
    return Refused(found[1], found[2])


def no_way_out(g: Game, ask: Ask, name: str) -> Refused | None:
    """Why a way out of the story that is told cannot be taken."""
    offered = [option.way for option in ask.options if isinstance(option, moves.TakeWayOut)]
    way = find_way(g.data, name)
    if way is None or not any(name.removesuffix(way.id) in other for other in offered):
        return Refused("another-story", ("FM-821", "FM-1336"))
    if not can_pay(g, way.cost):
        cost = Amounts("cost", Counter(listed(way.cost)))
        return Refused("way-too-dear", ("FM-1336", "FM-Q-67"), cost=cost)
    return Refused("way-not-open", ("FM-1336",)) if way.needs else None


def not_at_any_moment(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    """Why a skill, a POI token or an Upgrade card is of no use now."""
    box, s = g.data, g.state
    match option:
        case moves.UseSkill(name, skill):
            return _no_skill(g, seat, name, skill) or _busy(ask)
        case moves.UsePoi(name):
            held = [box.pois[poi] for poi in s.pois]
            if not any(poi.id == name for poi in held):
                return Refused("no-such-poi", ("FM-922", "FM-923"))
            return Refused("poi-without-effect", ("FM-921",))
        case moves.DismantleUpgrade(name):
            held_cards = [box.upgrades[upgrade].id for upgrade in s.available.upgrades]
            if name not in held_cards:
                return Refused("no-such-upgrade", ("FM-1041",))
            tasks = [stack.task for stack in s.plan]
            if any(
                isinstance(task, BuildUpgrade) and box.upgrades[task.upgrade].id == name
                for task in tasks
            ):
                return Refused("upgrade-in-plan", ("FM-1032", "FM-1041"), upgrade=name)
    return _busy(ask)


def _busy(ask: Ask) -> Refused:
    return Refused("answer-first", ("FM-Q-77", *ask.question.rules))


def _no_skill(g: Game, seat: Seat, name: str, skill_id: str) -> Refused | None:
    """Only one's own (FM-241), once a round (FM-234), for Morale tokens (FM-233)."""
    number = next((n for n in range(len(g.state.crew)) if card_of(g, n).id == name), None)
    if number is None:
        return Refused("astronaut-not-in-play", ("FM-241",))
    member = g.state.crew[number]
    if member.seat != seat:
        return Refused("not-your-skill", ("FM-241",), astronaut=name)
    skills = skills_of(g, number)
    index = next((n for n, skill in enumerate(skills) if skill.id == skill_id), None)
    if index is None:
        return Refused("no-such-skill", ("FM-237", "FM-238"), astronaut=name)
    skill = skills[index]
    if not member.skills >> index & 1:
        return Refused("skill-locked", ("FM-240",), skill=skill_id)
    if member.used >> index & 1:
        return Refused("skill-used", ("FM-234",), skill=skill_id)
    if acting_conditions(member) >> MIGRAINE & 1:
        return Refused("migraine", ("FM-287",), astronaut=name)
    if member.morale < skill.cost:
        return Refused(
            "skill-too-dear", ("FM-233",), skill=skill_id, cost=skill.cost, morale=member.morale
        )
    if not skill.effects:
        return Refused("skill-rerolls", ("FM-242",), skill=skill_id)
    return Refused("skill-needs-more", ("FM-233",), skill=skill_id) if skill.needs else None
