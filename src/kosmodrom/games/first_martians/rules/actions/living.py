"""Steps 2 to 5: Rest, Unwind, Heal and Manage."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option
from kosmodrom.games.first_martians.components import ManageMore, UnwindMore
from kosmodrom.games.first_martians.moves import (
    HealCondition,
    HealWound,
    LowerStress,
    ManageTrack,
    RaiseMorale,
)
from kosmodrom.games.first_martians.rules.base import Game, seat_of
from kosmodrom.games.first_martians.rules.facilities import bonuses
from kosmodrom.games.first_martians.rules.health import cure, heal_wound
from kosmodrom.games.first_martians.rules.malfunctions import move_track
from kosmodrom.games.first_martians.rules.skills import ask_anyone
from kosmodrom.games.first_martians.rules.stacks import performer_of
from kosmodrom.games.first_martians.rules.tracks import (
    change_morale,
    change_stress,
    give_morale_tokens,
)
from kosmodrom.games.first_martians.state import Stack
from kosmodrom.games.first_martians.tasks import Heal
from kosmodrom.games.first_martians.terms import (
    BLOCKS,
    CONDITIONS,
    HEART,
    HIGHEST_MORALE,
)

UNWIND: Final = Question("unwind", ("FM-861", "FM-862"))
HEAL: Final = Question("heal", ("FM-870", "FM-874"))
MANAGE: Final = Question("manage", ("FM-885", "FM-887"))
RELIEF: Final = 6
"""How far Unwind lowers Stress (FM-861)."""


def rest(g: Game, performer: int) -> None:
    give_morale_tokens(g, performer, 1)  # FM-856


def unwind(g: Game, performer: int) -> Flow:
    """Morale or Stress, as the performer chooses now (FM-862, FM-864); nothing where neither can
    move (FM-865, FM-866)."""

    def options() -> list[Option]:
        found: list[Option] = []
        if g.state.morale < HIGHEST_MORALE:
            found.append(RaiseMorale())
        if g.state.stress > 0:
            found.append(LowerStress(relief(g)))
        return found

    answer = yield from _choose(g, performer, UNWIND, options())
    match answer:
        case RaiseMorale():
            change_morale(g, 1)
        case LowerStress(by):
            change_stress(g, -by)


def relief(g: Game) -> int:
    """How much Stress goes, with Upgrades of the Crew Quarters."""
    more = [bonus.stress for bonus in bonuses(g, "quarters") if isinstance(bonus, UnwindMore)]
    return RELIEF + sum(more)


def heal(g: Game, stack: Stack, performer: int) -> Flow:
    """A wound (FM-875) or a Condition (FM-876) of the performer, chosen now (FM-874)."""
    member = g.state.crew[performer]
    found: list[Option] = [HealWound()] if member.wounds else []
    kinds = [kind for kind in range(len(CONDITIONS)) if member.conditions >> kind & 1]
    found += [HealCondition(CONDITIONS[kind]) for kind in kinds]
    if stack.heart and HEART in kinds and not _heals_again(g, stack, performer):
        # With both pawns in use, one is for this alone (FM-283).
        found = [HealCondition(CONDITIONS[HEART])]
    answer = yield from _choose(g, performer, HEAL, found)
    match answer:
        case HealWound():
            heal_wound(g, performer)
        case HealCondition(condition):
            cure(g, performer, CONDITIONS.index(condition))


def _heals_again(g: Game, stack: Stack, performer: int) -> bool:
    """Whether another stack that heals the same astronaut is still to come."""
    return any(
        isinstance(other.task, Heal)
        and other.number != stack.number
        and performer_of(g, other) == performer
        for other in g.state.plan
    )


def manage(g: Game, performer: int) -> Flow:
    """A Malfunction track goes down, not below 0 (FM-885, FM-886); cubes stay (FM-888)."""
    spaces = max(
        (bonus.spaces for bonus in bonuses(g, "control") if isinstance(bonus, ManageMore)),
        default=1,
    )  # FM-889
    tracks = g.state.malfunctions
    found: list[Option] = [ManageTrack(name) for n, name in enumerate(BLOCKS) if tracks[n]]
    answer = yield from _choose(g, performer, MANAGE, found)
    if answer is not None:
        yield from move_track(g, BLOCKS.index(answer.block), -spaces)


def _choose(g: Game, performer: int, question: Question, options: list[Option]) -> Flow:
    """Ask the performer if there is a choice."""
    if len(options) < 2:
        return options[0] if options else None
    return (yield from ask_anyone(g, seat_of(g, performer), question, options))
