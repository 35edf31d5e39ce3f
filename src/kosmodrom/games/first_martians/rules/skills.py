"""What players may do at any moment, and questions that leave them free to do it (FM-235,
FM-Q-77)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from kosmodrom.core.asks import Flow, Question, ask, race
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.first_martians.components import Skill
from kosmodrom.games.first_martians.events.acting import (
    PoiUsed,
    SkillUsed,
    UpgradeDismantled,
)
from kosmodrom.games.first_martians.moves import (
    Continue,
    DismantleUpgrade,
    UsePoi,
    UseSkill,
)
from kosmodrom.games.first_martians.rules.base import (
    Game,
    acting_conditions,
    card_of,
    first_seat,
    mission_of,
)
from kosmodrom.games.first_martians.rules.goals import check_goals
from kosmodrom.games.first_martians.rules.tests import holds
from kosmodrom.games.first_martians.rules.tracks import give_morale_tokens
from kosmodrom.games.first_martians.state import Astronaut
from kosmodrom.games.first_martians.tasks import BuildUpgrade
from kosmodrom.games.first_martians.terms import MIGRAINE, PARTS

PAUSE: Final = Question("pause", ("FM-332", "FM-1305", "FM-Q-77"))

Options = Sequence[Option] | Callable[[], Sequence[Option]]


# Skills


def skills_of(g: Game, astronaut: int) -> tuple[Skill, ...]:
    """The base skill, then the cards (FM-237, FM-238)."""
    card = card_of(g, astronaut)
    return (card.base, *card.skills)


def can_use(g: Game, astronaut: int, number: int) -> bool:
    """Whether a skill is there, was not used in this round (FM-234) and can be paid with the
    astronaut's own Morale tokens (FM-233); not with a Migraine (FM-287)."""
    member = g.state.crew[astronaut]
    if not member.skills & ~member.used & 1 << number:
        return False
    skill = skills_of(g, astronaut)[number]
    return (
        member.morale >= skill.cost
        and not acting_conditions(member) & 1 << MIGRAINE
        and holds(g, skill.needs, astronaut)
    )


def spend(g: Game, astronaut: int, number: int) -> None:
    """Pay for a skill and mark it as used (FM-233, FM-237)."""
    skill = skills_of(g, astronaut)[number]
    g.emit(SkillUsed(card_of(g, astronaut).id, skill.id))
    g.state.crew[astronaut].used |= 1 << number
    give_morale_tokens(g, astronaut, -skill.cost)


# At any moment


def at_any_moment(g: Game, seat: Seat) -> list[Option]:
    """Skills of the own astronauts (FM-235, FM-241), POI tokens (FM-924) and Upgrade cards to be
    taken apart (FM-1043)."""
    s = g.state
    found: list[Option] = []
    for number, member in enumerate(s.crew):
        if member.seat == seat and member.morale:
            found += _skills_now(g, number, member)
    if s.pois:
        found += [
            UsePoi(g.data.pois[poi].id) for poi in dict.fromkeys(s.pois) if _is_useful(g, poi)
        ]
    if s.available.upgrades:
        # What is being built stays whole.
        building = {stack.task.upgrade for stack in s.plan if isinstance(stack.task, BuildUpgrade)}
        for upgrade in s.available.upgrades:
            if upgrade not in building:
                card = g.data.upgrades[upgrade]
                found.append(DismantleUpgrade(card.id, card.spares))
    return found


def _skills_now(g: Game, number: int, member: Astronaut) -> list[Option]:
    name = card_of(g, number).id
    return [
        UseSkill(name, skill.id, skill.cost)
        for n, skill in enumerate(skills_of(g, number))
        if skill.effects and member.morale >= skill.cost and can_use(g, number, n)
    ]


def _is_useful(g: Game, poi: int) -> bool:
    """Whether a POI token does something by itself, or by what the mission says of its icon
    (FM-921)."""
    token = g.data.pois[poi]
    return bool(token.effects or (token.icon is not None and mission_of(g).pois.get(token.icon)))


def do_at_once(g: Game, option: Option) -> Flow:
    """Do what can be done at any moment; it takes effect at once (FM-243, FM-351, FM-922)."""
    from kosmodrom.games.first_martians.rules.effects import resolve  # it asks questions, too

    s, box = g.state, g.data
    match option:
        case UseSkill(name, skill):
            astronaut = next(n for n in range(len(s.crew)) if card_of(g, n).id == name)
            skills = skills_of(g, astronaut)
            number = [known.id for known in skills].index(skill)
            spend(g, astronaut, number)
            yield from resolve(g, skills[number].effects, astronaut, story=skill)
        case UsePoi(name):
            poi = [known.id for known in box.pois].index(name)
            s.pois.remove(poi)  # FM-923
            g.emit(PoiUsed(name))
            token = box.pois[poi]
            effects = token.effects
            if token.icon is not None:
                effects = mission_of(g).pois.get(token.icon, ())
            yield from resolve(g, effects, s.first, story=name)
        case DismantleUpgrade(name, spares):
            # The card leaves the game, nobody draws another (FM-1034, FM-1041).
            s.available.upgrades.remove([known.id for known in box.upgrades].index(name))
            for part in spares:
                s.available.spares[PARTS.index(part)] += 1  # FM-307, FM-1042
            g.emit(UpgradeDismantled(name, spares))
            yield from check_goals(g)


def ask_anyone(
    g: Game,
    seat: Seat,
    question: Question,
    options: Options,
    about: msgspec.Struct | None = None,
) -> Flow:
    """Ask a seat, which may do first what can be done at any moment (FM-235, FM-Q-77).

    Options that a skill could change are given as a function, which is called anew after each use
    of a skill; if nothing is left to choose then, the answer is None.
    """
    while True:
        offered = options() if callable(options) else options
        if not offered:
            return None
        besides = at_any_moment(g, seat)
        answer = yield ask(seat, question, [*offered, *besides] if besides else offered, about)
        if answer not in besides:
            return answer
        yield from do_at_once(g, answer)


def pause(g: Game) -> Flow:
    """The First Player goes on to what comes next (FM-332, FM-1305). All who could do something are
    asked, too; their "go on" only says that they have nothing in mind (FM-Q-77)."""
    content: set[Seat] = set()
    while True:
        first = first_seat(g)
        asks = {}
        for seat in range(g.seats):
            besides = at_any_moment(g, seat)
            if seat == first or (besides and seat not in content):
                asks[seat] = ask(seat, PAUSE, [CONTINUE, *besides])
        if len(asks) == 1:
            seat, answer = first, (yield asks[first])
        else:
            seat, answer = yield race(asks)
        if answer != CONTINUE:
            yield from do_at_once(g, answer)
        elif seat == first:
            return
        else:
            content.add(seat)


CONTINUE: Final = Continue()
