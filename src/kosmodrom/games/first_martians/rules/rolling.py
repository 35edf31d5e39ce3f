"""The roll for an action: the dice, rolling again, and what they bring (FM-801 to FM-809)."""

from __future__ import annotations

from typing import Final

import msgspec

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option
from kosmodrom.games.first_martians.components import RerollFailure
from kosmodrom.games.first_martians.events.acting import DiceRolled, DieRerolled, DieResolved
from kosmodrom.games.first_martians.moves import KeepRoll, Reroll, RerollHere, ResolveDie
from kosmodrom.games.first_martians.rules.adventures import have_adventure
from kosmodrom.games.first_martians.rules.base import Game, card_of, is_shut, seat_of
from kosmodrom.games.first_martians.rules.dice import hits
from kosmodrom.games.first_martians.rules.health import wound
from kosmodrom.games.first_martians.rules.skills import ask_anyone, can_use, skills_of, spend
from kosmodrom.games.first_martians.rules.stacks import IS_ROLLED, action_of, space_of
from kosmodrom.games.first_martians.rules.tracks import give_morale_tokens
from kosmodrom.games.first_martians.state import Facility, Stack
from kosmodrom.games.first_martians.terms import (
    ACTIONS,
    COLOUR_OF,
    DICE,
    NOTHING,
    Colour,
    Die,
)

CONSOLATION: Final = 2
"""The Morale tokens for a roll without success (FM-804)."""
REROLL: Final = Question("reroll", ("FM-233", "FM-242", "FM-807"))
DIE: Final = Question("die", ("FM-808", "FM-Q-80"))
KEEP: Final = KeepRoll()


class Shown(msgspec.Struct, frozen=True, tag="dice", tag_field="type"):
    """What the dice of an action show; a die that was not rolled shows nothing."""

    colour: Colour
    success: bool
    wound: bool
    adventure: bool


def roll(g: Game, stack: Stack, performer: int, *, adventurous: bool) -> Flow:
    """Roll for an action; returns whether it succeeds.

    Without enough pawns to be sure all three dice are rolled (FM-722, FM-801), else the Success die
    alone, which a broken part demands (FM-686). ``adventurous``: whether an Adventure may still
    come in this action (FM-822).
    """
    action = action_of(g, stack.task)
    colour = COLOUR_OF[ACTIONS[action]]  # FM-687 to FM-690, FM-802
    all_three = not stack.sure and IS_ROLLED[action]
    shows: dict[Die, bool] = {"success": hits(g, colour, "success")}
    if all_three:
        shows["wound"] = hits(g, colour, "wound")
        shows["adventure"] = hits(g, colour, "adventure")
    g.emit(_told(g, performer, colour, shows))
    if stack.reroll and shows["success"]:
        # Once, however many tokens demand it (FM-1169, FM-Q-32).
        shows["success"] = hits(g, colour, "success")
        g.emit(DieRerolled("success", shows["success"]))
    if not adventurous:
        shows.pop("adventure", None)  # FM-Q-31
    yield from _reroll(g, stack, performer, colour, shows)
    yield from _resolve(g, stack, performer, colour, shows)
    return shows["success"]


def _told(g: Game, performer: int, colour: Colour, shows: dict[Die, bool]) -> DiceRolled:
    return DiceRolled(
        card_of(g, performer).id,
        colour,
        "hit" if shows["success"] else "miss",
        "none" if "wound" not in shows else "hit" if shows["wound"] else "miss",
        "none" if "adventure" not in shows else "hit" if shows["adventure"] else "miss",
    )


# Rolling again


def _reroll(g: Game, stack: Stack, performer: int, colour: Colour, shows: dict[Die, bool]) -> Flow:
    """The performer alone may roll dice again that turned out badly: by skills (FM-242), or once a
    round by an Upgrade of the Facility."""
    while True:
        options = _rerolls(g, stack, performer, shows)
        if not options:
            return
        answer = yield from ask_anyone(
            g,
            seat_of(g, performer),
            REROLL,
            lambda: [*_rerolls(g, stack, performer, shows), KEEP],
            Shown(
                colour,
                shows["success"],
                shows.get("wound", False),
                shows.get("adventure", False),
            ),
        )
        match answer:
            case Reroll(die, name):
                number = [skill.id for skill in skills_of(g, performer)].index(name)
                spend(g, performer, number)
                shows[die] = hits(g, colour, die)
                g.emit(DieRerolled(die, shows[die]))
            case RerollHere(name):
                there = next(f for f in _rerolling(g, stack) if _name(g, f) == name)
                there.rerolled = True
                shows["success"] = hits(g, colour, "success")
                g.emit(DieRerolled("success", shows["success"]))
            case _:
                return


def _rerolls(g: Game, stack: Stack, performer: int, shows: dict[Die, bool]) -> list[Option]:
    bad = [die for die in DICE if die in shows and shows[die] == (die != "success")]
    if not bad:
        return []
    found: list[Option] = []
    action = ACTIONS[action_of(g, stack.task)]
    member = g.state.crew[performer]
    if member.morale:
        for number, skill in enumerate(skills_of(g, performer)):
            if (
                skill.reroll
                and (not skill.actions or action in skill.actions)
                and can_use(g, performer, number)
            ):
                found += [Reroll(die, skill.id, skill.cost) for die in bad if die in skill.reroll]
    if not shows["success"]:
        found += [RerollHere(_name(g, there)) for there in _rerolling(g, stack)]
    return found


def _rerolling(g: Game, stack: Stack) -> list[Facility]:
    """The Facilities of an action with an Upgrade that rolls again, not used in this round; only
    the one that was chosen, if there were several (FM-183)."""
    box, action = g.data, ACTIONS[action_of(g, stack.task)]
    return [
        there
        for number, there in enumerate(g.state.facilities)
        if there.upgrades
        and not there.rerolled
        and stack.facility in (NOTHING, number)
        and box.facilities[there.plan].action == action
        and not is_shut(there)
        and any(
            isinstance(box.upgrades[upgrade].bonus, RerollFailure) for upgrade in there.upgrades
        )
    ]


def _name(g: Game, facility: Facility) -> str:
    return g.data.facilities[facility.plan].id


# What the dice bring


def _resolve(g: Game, stack: Stack, performer: int, colour: Colour, shows: dict[Die, bool]) -> Flow:
    """Each die by itself (FM-807), in the order of the dice unless the performer wants another
    (FM-808, FM-Q-80)."""
    waiting = [die for die in DICE if die in shows and shows[die] == (die != "success")]
    several = len(waiting) > 1
    while waiting:
        die = waiting[0]
        if len(waiting) > 1:
            options = [ResolveDie(name) for name in waiting]
            die = (yield from ask_anyone(g, seat_of(g, performer), DIE, options)).die
        waiting.remove(die)
        if several:
            g.emit(DieResolved(die))
        match die:
            case "success":
                # Too late for a reroll of the same roll (FM-809).
                give_morale_tokens(g, performer, CONSOLATION)  # FM-804, FM-Q-20
            case "wound":
                wound(g, performer)  # FM-805, on top of penalties (FM-1172)
            case "adventure":
                yield from have_adventure(g, colour, performer, space_of(stack.task))  # FM-806
