"""What players may do at any moment, and questions that leave them free to do it (FM-235,
FM-Q-77)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final, NamedTuple

import msgspec

from kosmodrom.core.asks import Flow, Question, ask, race
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.first_martians.components import Skill
from kosmodrom.games.first_martians.effects import Effect
from kosmodrom.games.first_martians.events.acting import (
    PoiUsed,
    SkillUsed,
    UpgradeDismantled,
)
from kosmodrom.games.first_martians.moves import (
    Continue,
    DismantleUpgrade,
    GoOn,
    StepByStep,
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
from kosmodrom.games.first_martians.rules.occasions import to_do
from kosmodrom.games.first_martians.rules.tests import holds
from kosmodrom.games.first_martians.rules.tracks import give_morale_tokens
from kosmodrom.games.first_martians.state import Astronaut
from kosmodrom.games.first_martians.tasks import BuildUpgrade
from kosmodrom.games.first_martians.terms import MIGRAINE, NOTHING, PARTS

PAUSE: Final = Question("pause", ("FM-332", "FM-1305", "FM-Q-77"))
MOMENT: Final = Question("moment", ("FM-235", "FM-924", "FM-1043", "FM-Q-77"))

AT_ANY_MOMENT: Final = (UseSkill, UsePoi, DismantleUpgrade)
"""The moves that can be made then."""
SKILLS: Final = 4
"""The skills of an astronaut: the base skill and three cards (FM-237, FM-238)."""
POIS: Final = 1000
"""What POI tokens are numbered from among the things that can be used."""

Options = Sequence[Option] | Callable[[], Sequence[Option]]
Wanted = Callable[[Effect], bool]
"""Which effects are of use right now."""


# Skills


def skills_of(g: Game, astronaut: int) -> tuple[Skill, ...]:
    """The base skill, then the cards (FM-237, FM-238)."""
    return g.data.skills[g.state.crew[astronaut].who]


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


class Thing(NamedTuple):
    """A skill or a POI token that a seat can use now."""

    key: int
    """What it goes by in `State.declined`."""
    option: Option
    effects: Sequence[Effect]
    astronaut: int
    """Who uses it."""


def at_any_moment(g: Game, seat: Seat) -> list[Option]:
    """Skills of the own astronauts (FM-235, FM-241), POI tokens (FM-924) and Upgrade cards to be
    taken apart (FM-1043)."""
    s = g.state
    found = [thing.option for thing in _things(g, seat)]
    if s.available.upgrades:
        # What is being built stays whole.
        building = {stack.task.upgrade for stack in s.plan if isinstance(stack.task, BuildUpgrade)}
        for upgrade in s.available.upgrades:
            if upgrade not in building:
                card = g.data.upgrades[upgrade]
                found.append(DismantleUpgrade(card.id, card.spares))
    return found


def _things(g: Game, seat: Seat) -> list[Thing]:
    s = g.state
    found: list[Thing] = []
    for number, member in enumerate(s.crew):
        if member.seat == seat and member.morale and member.skills & ~member.used:
            found += _skills_now(g, number, member)
    if s.pois:
        for poi in dict.fromkeys(s.pois):
            if effects := _effects_of(g, poi):
                option = use_poi_option(g.data.pois[poi].id)
                found.append(Thing(POIS + poi, option, effects, s.first))
    return found


def _skills_now(g: Game, number: int, member: Astronaut) -> list[Thing]:
    name = card_of(g, number).id
    return [
        Thing(
            SKILLS * number + n, use_skill_option(name, skill.id, skill.cost), skill.effects, number
        )
        for n, skill in enumerate(skills_of(g, number))
        if skill.effects and member.morale >= skill.cost and can_use(g, number, n)
    ]


@cache
def use_skill_option(astronaut: str, skill: str, cost: int) -> Option:
    return UseSkill(astronaut, skill, cost)


@cache
def use_poi_option(poi: str) -> Option:
    return UsePoi(poi)


def _effects_of(g: Game, poi: int) -> Sequence[Effect]:
    """What a POI token does by itself, or by what the mission says of its icon (FM-921)."""
    token = g.data.pois[poi]
    if token.icon is not None:
        return mission_of(g).pois.get(token.icon, ())
    return token.effects


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
            yield from resolve(g, _effects_of(g, poi), s.first, story=name)
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
        # Listed when somebody looks: a copy that makes this choice again does not.
        everything = partial(_with_besides, g, seat, offered)
        answer = yield ask(seat, question, everything, about)
        if not isinstance(answer, AT_ANY_MOMENT):
            _decline(g, seat)
            return answer
        yield from do_at_once(g, answer)


def _with_besides(g: Game, seat: Seat, offered: Sequence[Option]) -> list[Option]:
    return [*offered, *at_any_moment(g, seat)]


# The pauses


def pause(g: Game) -> Flow:
    """At the end of a phase the First Player goes on to what comes next (FM-332, FM-1305). All who
    could do something are asked, too; their "go on" only says that they have nothing in mind
    (FM-Q-77)."""
    content: set[Seat] = set()
    while True:
        first = first_seat(g)
        asks = {}
        for seat in range(g.seats):
            if seat in content and seat != first:
                continue
            besides = at_any_moment(g, seat)
            if seat == first or besides:
                ways = [CONTINUE, STEP_BY_STEP] if besides else [CONTINUE]
                asks[seat] = ask(seat, PAUSE, [*ways, *besides])
        if len(asks) == 1:
            seat, answer = first, (yield asks[first])
        else:
            seat, answer = yield race(asks)
        if answer not in GOING_ON:
            yield from do_at_once(g, answer)
            continue
        _go_on(g, seat, answer)
        if seat == first:
            all_decline(g)
            return
        content.add(seat)


def moment(g: Game, wanted: Wanted | None = None, but: Seat = NOTHING) -> Flow:
    """The moment between two steps (FM-235, FM-924, FM-1043, FM-Q-77).

    It is passed over unless somebody can use something and has a reason to do it now. Everyone who
    is asked may use as much as there is, and the game goes on when all have gone on. ``but`` is a
    seat that is asked something else at once, and can use its things then.
    """
    content: set[Seat] = {but}
    using: set[Seat] = set()
    while True:
        asks = {}
        for seat in range(g.seats):
            if seat not in content and (_has_reason(g, seat, wanted) or seat in using):
                besides = at_any_moment(g, seat)
                if besides:
                    asks[seat] = ask(seat, MOMENT, [GO_ON, STEP_BY_STEP, *besides])
        if not asks:
            return
        if len(asks) == 1:
            ((seat, question),) = asks.items()
            answer = yield question
        else:
            seat, answer = yield race(asks)
        if answer in GOING_ON:
            _go_on(g, seat, answer)
            content.add(seat)
        else:
            using.add(seat)
            yield from do_at_once(g, answer)


def _has_reason(g: Game, seat: Seat, wanted: Wanted | None) -> bool:
    """Whether a seat goes step by step, or can use what is ``wanted`` right now, a POI token that
    it did not have when it went on last, or something for which there is more to do than then."""
    declined, found = g.state.declined[seat], seat in g.state.stopping
    things = _things(g, seat)
    if not things and not declined:
        return found
    still: dict[int, int] = {}
    for thing in things:
        reason = _reason(g, thing)
        found |= reason > declined.get(thing.key, 0)
        found |= wanted is not None and any(map(wanted, thing.effects))
        if thing.key in declined:
            still[thing.key] = min(reason, declined[thing.key])
    g.state.declined[seat] = still
    return found


def _reason(g: Game, thing: Thing) -> int:
    """What there is to do for a thing; each POI token of a kind is a reason by itself (FM-352)."""
    tokens = g.state.pois.count(thing.key - POIS)
    return tokens + to_do(g, thing.effects, thing.astronaut)


def _go_on(g: Game, seat: Seat, answer: Option) -> None:
    """A seat is left alone until there is something new for it, or stops at the next step again."""
    stopping = g.state.stopping
    if answer == STEP_BY_STEP and seat not in stopping:
        insort(stopping, seat)
    elif answer != STEP_BY_STEP and seat in stopping:
        stopping.remove(seat)
    _decline(g, seat)


def _decline(g: Game, seat: Seat) -> None:
    """A seat had the choice of all that it could use now."""
    g.state.declined[seat] = {thing.key: _reason(g, thing) for thing in _things(g, seat)}


def all_decline(g: Game) -> None:
    """Everybody had the choice."""
    for seat in range(g.seats):
        _decline(g, seat)


CONTINUE: Final = Continue()
GO_ON: Final = GoOn()
STEP_BY_STEP: Final = StepByStep()
GOING_ON: Final = (CONTINUE, GO_ON, STEP_BY_STEP)
