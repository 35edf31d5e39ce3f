"""A plan for the whole crew: the tasks that bring most for the pawns there are.

Stacks are taken one after another, the one that brings most per pawn first, each time beside what
is planned already; further pawns make sure of what was only tried. That is done several times, each
time with another stack to begin with, and the best plan is kept. What people have planned stays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from kosmodrom.games.first_martians.planner.proposals import Form, Proposal, Scene
from kosmodrom.games.first_martians.planner.wants import Thing
from kosmodrom.games.first_martians.rules.base import Game, acting_conditions, mission_of
from kosmodrom.games.first_martians.rules.needs import heals_alone, medic_of
from kosmodrom.games.first_martians.rules.stacks import UNTYPED, performer_of
from kosmodrom.games.first_martians.rules.targets import machine_types
from kosmodrom.games.first_martians.state import Stack
from kosmodrom.games.first_martians.tasks import (
    AnyTask,
    EventTask,
    Gather,
    Heal,
    Manage,
    Plant,
    RemoveShutdown,
    Repair,
    Research,
    Rest,
    SheetTask,
    Unwind,
)
from kosmodrom.games.first_martians.terms import (
    HEART,
    NOTHING,
    PARTS,
    PAWN,
    PAWNS_EACH,
    SOLO_AOMS,
)

BEGINNINGS: Final = 3
"""How many stacks are tried to begin a plan with."""
LONE_MACHINE: Final = 0.5
"""The pawns that an AOM counts for."""


class Planned(NamedTuple):
    """A stack of the plan; its last pawn is the performer's, or an AOM that the performer runs."""

    task: AnyTask
    pawns: tuple[int, ...]
    rover: int
    way: tuple[int, ...]
    gain: float
    performer: int
    facility: int = NOTHING
    """Where, if there are several Facilities for it (FM-183)."""


class NewStack(NamedTuple):
    """A stack that could be added to a plan; `helper`: an AOM, by number."""

    proposal: Proposal
    form: Form
    performer: int
    helper: int | None
    gain: float


class MorePawns(NamedTuple):
    """A pawn that could be added to a stack of a plan, and what the stack brings then."""

    stack: int
    helper: int | None
    gain: float


Addition: TypeAlias = NewStack | MorePawns
Rated: TypeAlias = tuple[float, Addition]
"""An addition, with what it brings per pawn."""


class Draft:
    """A plan that grows."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        g = self.g = scene.g
        s = g.state
        self.free = [
            1 if acting_conditions(member) >> HEART & 1 else PAWNS_EACH for member in s.crew
        ]
        self.burdened = any(PAWN in member.tokens for member in s.crew)
        """Whether somebody has a token that asks for more pawns."""
        self.machines = dict(enumerate(machine_types(g)))
        """AOMs that are not used yet, with their types."""
        self.machines_left = SOLO_AOMS if g.seats == 1 else len(s.machines)
        self.left = list(s.reserves)
        self.demands = [0, 0]
        self.samples, self.examined = s.available.samples, s.examined
        self.seeds, self.discoveries = s.available.seeds, s.discoveries
        self.spares = list(s.available.spares)
        self.any_spares = 0
        self.objectives = list(s.available.objectives)
        self.rovers = 0
        self.planted = False
        self.lifted: set[tuple[int, int]] = set()
        self.taken: Counter[AnyTask] = Counter()
        self.deeds: Counter[tuple[type, int]] = Counter()
        self.morale = [member.morale for member in s.crew]
        self.risks = [0.0] * len(s.crew)
        self.planned: Counter[Thing] = Counter()
        self.stacks: list[tuple[Proposal, Form, list[int], float]] = []
        self.performers: list[int] = []
        """Who performs each of them."""
        self.kept: list[Planned] = []
        """Stacks that others have planned, as far as no bot would."""
        self.total = 0.0

    # What can be added

    def best(self) -> Rated | None:
        """The addition that brings most per pawn: a new stack, or a pawn for one."""
        found: Rated | None = None
        for density, addition in self.additions():
            if found is None or density > found[0]:
                found = density, addition
        return found

    def additions(self) -> Iterator[Rated]:
        room = sum(self.free)
        for number, (proposal, form, pawns, gain) in enumerate(self.stacks):
            if not proposal.rolled and not isinstance(proposal.task, RemoveShutdown):
                continue
            if len(pawns) >= self._sure(form, pawns):
                continue
            helper = self._machine(proposal.action)
            if helper is None and not self._can_help(pawns):
                continue
            performer = self.performers[number]
            then = self._gain_again(proposal, form, performer, len(pawns) + 1)
            price = LONE_MACHINE if helper is not None else 1.0
            yield (then - gain) / price, MorePawns(number, helper, then)
        for proposal in self.scene.proposals:
            if self._fits(proposal):
                for form in proposal.forms:
                    if form.rover != NOTHING and self.rovers >> form.rover & 1:
                        continue
                    if not self._affords(form.load.oxygen, form.load.energy):
                        continue
                    yield from self._ways_to_man(proposal, form, room)

    def _can_help(self, pawns: list[int]) -> bool:
        """Whether somebody is free to assist in a stack without a token that asks for more."""
        crew = self.g.state.crew
        return any(
            free and (n in pawns or PAWN not in crew[n].tokens) for n, free in enumerate(self.free)
        )

    def _sure(self, form: Form, pawns: list[int]) -> int:
        return form.load.sure + self._extra(pawns)

    def _extra(self, pawns: list[int]) -> int:
        """The pawns that tokens on the boards of those who take part ask for."""
        crew = self.g.state.crew
        return sum(crew[pawn].tokens.count(PAWN) for pawn in set(pawns) if pawn < len(crew))

    def _gain_again(self, proposal: Proposal, form: Form, performer: int, pawns: int) -> float:
        """What a stack that is planned would bring with another number of pawns."""
        for thing in proposal.things[performer]:
            self.planned[thing] -= 1
        gain = self.scene.gain(proposal, form, performer, pawns, self.planned, self.risks)
        for thing in proposal.things[performer]:
            self.planned[thing] += 1
        return gain

    def _machine(self, action: int) -> int | None:
        """An AOM that may help (FM-762)."""
        if self.machines_left <= 0:
            return None
        return next(
            (n for n, kind in self.machines.items() if action in (UNTYPED, kind)),
            None,
        )

    def _ways_to_man(self, proposal: Proposal, form: Form, room: int) -> Iterator[Rated]:
        if isinstance(proposal.task, Heal):
            yield from self._healing(proposal, form)
            return
        helper = self._machine(proposal.action) if proposal.action != UNTYPED else None
        best: tuple[float, float, int] | None = None
        for performer in proposal.performers:
            if self.morale[performer] < proposal.cost.morale:
                continue
            needed = form.load.rolled
            if self.burdened:
                pawns = self._choose_pawns(form, performer, helper)
                if pawns is None:
                    continue
                needed = len(pawns)
            people = needed - (helper is not None)
            if people > room or (people and not self.free[performer]):
                continue
            gain = self.scene.gain(proposal, form, performer, needed, self.planned, self.risks)
            density = gain / (people + (LONE_MACHINE if helper is not None else 0.0))
            if best is None or density > best[0]:
                best = density, gain, performer
        if best is not None:
            yield best[0], NewStack(proposal, form, best[2], helper, best[1])

    def _choose_pawns(self, form: Form, performer: int, helper: int | None) -> list[int] | None:
        """The pawns of a new stack, the performer's last; None if there are not enough. Whoever has
        a token that asks for more pawns brings it along (FM-Q-29)."""
        free = list(self.free)
        crew = self.g.state.crew
        pawns: list[int] = []
        if helper is not None:
            pawns.append(len(crew) + helper)
        if form.load.rolled > len(pawns) or crew[performer].tokens.count(PAWN):
            if not free[performer]:
                return None
            free[performer] -= 1
            pawns.append(performer)
        while len(pawns) < form.load.rolled + self._extra(pawns):
            others = [n for n in range(len(crew)) if free[n]]
            if not others:
                return None
            chosen = max(others, key=lambda n: self._suits(n, pawns, free))
            free[chosen] -= 1
            pawns.insert(0, chosen)
        return pawns

    def _suits(self, astronaut: int, pawns: list[int], free: list[int]) -> tuple[int, int, int]:
        """How well a pawn of an astronaut assists: nobody who brings a token, and those who have
        most pawns left or are hurt."""
        member = self.g.state.crew[astronaut]
        burden = 0 if astronaut in pawns else member.tokens.count(PAWN)
        return -burden, free[astronaut], member.wounds

    def _healing(self, proposal: Proposal, form: Form) -> Iterator[Rated]:
        for patient in proposal.performers:
            pawns = self._healers(patient)
            if pawns is not None:
                price = len(pawns)
                gain = self.scene.gain(proposal, form, patient, price, self.planned, self.risks)
                yield gain / price, NewStack(proposal, form, patient, None, gain)

    def _healers(self, patient: int) -> list[int] | None:
        """The pawns that heal an astronaut: the own, as many as tokens ask for, and the Medic's
        (FM-871); None if they are not free."""
        crew = self.g.state.crew
        pawns = [patient] * (1 + crew[patient].tokens.count(PAWN))
        if not heals_alone(self.g, patient):
            medic = medic_of(self.g)
            if medic == NOTHING:
                return None
            pawns = [medic] * (1 + crew[medic].tokens.count(PAWN)) + pawns
        enough = all(self.free[pawn] >= pawns.count(pawn) for pawn in pawns)
        return pawns if enough else None

    def _affords(self, oxygen: int, energy: int) -> bool:
        return (not oxygen or self.left[0] - self.demands[0] >= oxygen) and (
            not energy or self.left[1] - self.demands[1] >= energy
        )

    def _fits(self, proposal: Proposal) -> bool:
        """Whether what a task asks for, besides pawns, is left."""
        task, g = proposal.task, self.g
        match task:
            case Rest() | Unwind() | Manage() | Heal():
                return True
            case Research(again):
                return (self.examined if again else self.samples) > 0
            case Gather(space, objective) if objective == NOTHING:
                return self.taken[task] < g.state.areas[space].samples
            case Plant():
                return self.seeds > 0 and not self.planted
            case Repair(_, part):
                return (
                    not self.taken[task]
                    and self.spares[part] > 0
                    and sum(self.spares) > self.any_spares
                )
            case RemoveShutdown(facility, gas):
                return (facility, gas) not in self.lifted and self.left[gas] > 0
            case EventTask(event):
                return not self.deeds[EventTask, event] and self._can_pay(proposal)
            case SheetTask(number):
                action, s = mission_of(g).actions[number], g.state
                done = self.deeds[SheetTask, number]
                if action.limit and s.taken[number] + done >= action.limit:
                    return False
                if action.per_round and s.taken_now[number] + done >= action.per_round:
                    return False
                return self._can_pay(proposal)
            case _:
                return not self.taken[task]

    def _can_pay(self, proposal: Proposal) -> bool:
        cost = proposal.cost
        spares = [self.spares[n] - cost.spares.get(kind, 0) for n, kind in enumerate(PARTS)]
        names = [token.id for token in mission_of(self.g).tokens]
        return (
            self.left[2] >= cost.food
            and min(spares) >= 0
            and sum(spares) >= cost.any_spares + self.any_spares
            and self.samples >= cost.samples
            and self.examined >= cost.examined
            and self.discoveries >= cost.discoveries
            and self.seeds >= cost.seeds
            and all(names.index(token) in self.objectives for token in cost.objective)
        )

    # Adding

    def add(self, addition: Addition) -> None:
        if isinstance(addition, MorePawns):
            number, helper, gain = addition
            proposal, form, pawns, before = self.stacks[number]
            pawns.insert(0, self._take(helper, pawns))
            self.stacks[number] = (proposal, form, pawns, gain)
            self.total += gain - before
            return
        proposal, form, performer, helper, gain = addition
        if isinstance(proposal.task, Heal):
            pawns = self._healers(performer) or []
        else:
            pawns = self._choose_pawns(form, performer, helper) or []
        for pawn in pawns:
            self._use(pawn)
        self._note(proposal, form, pawns, performer)
        self.stacks.append((proposal, form, pawns, gain))
        self.performers.append(performer)
        self.total += gain

    def _take(self, machine: int | None, pawns: list[int]) -> int:
        """Take a free pawn that assists in a stack: an AOM, or somebody's."""
        crew = self.g.state.crew
        if machine is not None:
            chosen = len(crew) + machine
        else:
            others = [n for n in range(len(crew)) if self.free[n]]
            chosen = max(others, key=lambda n: self._suits(n, pawns, self.free))
        self._use(chosen)
        return chosen

    def _use(self, pawn: int) -> None:
        crew = len(self.g.state.crew)
        if pawn < crew:
            self.free[pawn] -= 1
        else:
            del self.machines[pawn - crew]
            self.machines_left -= 1

    def _note(self, proposal: Proposal, form: Form, pawns: list[int], performer: int) -> None:
        """Take what a stack asks for."""
        task, load, cost = proposal.task, form.load, proposal.cost
        self.left[0] -= load.oxygen
        self.left[1] -= load.energy
        self.left[2] -= cost.food
        if form.rover != NOTHING:
            self.rovers |= 1 << form.rover
        self.taken[task] += 1
        sure = not proposal.rolled or len(pawns) >= load.sure
        self.risks[performer] += load.wounds + (0.0 if sure else proposal.hurts)
        for thing in proposal.things[performer]:
            self.planned[thing] += 1
        match task:
            case Research(again):
                self.examined -= again
                self.samples -= not again
            case Plant():
                self.planted = True
                self.seeds -= 1
            case Repair(_, part):
                self.spares[part] -= 1
            case RemoveShutdown(facility, gas):
                self.lifted.add((facility, gas))
                self.demands[gas] = 1
            case EventTask(event):
                self.deeds[EventTask, event] += 1
            case SheetTask(action):
                self.deeds[SheetTask, action] += 1
        for kind, count in cost.spares.items():
            self.spares[PARTS.index(kind)] -= count
        self.any_spares += cost.any_spares
        self.samples -= cost.samples
        self.examined -= cost.examined
        self.discoveries -= cost.discoveries
        self.seeds -= cost.seeds
        self.morale[performer] -= cost.morale
        names = [token.id for token in mission_of(self.g).tokens]
        for token in cost.objective:
            self.objectives.remove(names.index(token))

    def commit(self, stacks: list[Stack]) -> None:
        """Take over what somebody has planned: first all that it has, then what it lacks."""
        for stack in stacks:
            self._hold(stack)
        for stack in stacks:
            self._complete(stack)

    def _hold(self, stack: Stack) -> None:
        """Take the pawns and the rover that a stack has."""
        crew = len(self.g.state.crew)
        for pawn in stack.pawns:
            if pawn < crew:
                self.free[pawn] = max(0, self.free[pawn] - 1)  # a Heart Attack leaves only one
            else:
                self._use(pawn)
        if stack.rover != NOTHING:
            self.rovers |= 1 << stack.rover

    def _complete(self, stack: Stack) -> None:
        """Give a stack the pawns that it needs."""
        g, scene = self.g, self.scene
        proposal = next((p for p in scene.proposals if p.task == stack.task), None)
        performer = performer_of(g, stack)
        if proposal is None:  # nothing that a bot would plan: it stays as it is
            self.kept.append(_as_planned(stack, list(stack.pawns), performer))
            return
        form = self._form_of(proposal, stack)
        pawns = list(stack.pawns)
        if isinstance(stack.task, Heal) and not heals_alone(g, performer):
            medic = medic_of(g)
            if medic not in pawns and medic != NOTHING and self.free[medic]:
                self.free[medic] -= 1
                pawns.insert(0, medic)
        while len(pawns) < form.load.rolled + self._extra(pawns):
            helper = self._machine(proposal.action)
            if helper is None and not any(self.free):
                break
            pawns.insert(0, self._take(helper, pawns))
        if performer not in proposal.performers:
            self.kept.append(_as_planned(stack, pawns, performer))
        else:
            self._note(proposal, form, pawns, performer)
            gain = self.scene.gain(proposal, form, performer, len(pawns), self.planned, self.risks)
            self.stacks.append((proposal, form, pawns, gain))
            self.performers.append(performer)

    def _form_of(self, proposal: Proposal, stack: Stack) -> Form:
        """How a stack that stands is best completed: as it is, or with a rover that is free; in the
        Facility that was chosen for it."""
        if stack.facility not in (NOTHING, proposal.forms[0].facility):
            return self.scene.form_at(stack.task, stack.facility, stack.pawns)
        possible = [
            form
            for form in proposal.forms
            if form.rover == stack.rover
            or (stack.rover == NOTHING and not self.rovers >> form.rover & 1)
        ]
        return min(
            possible or proposal.forms,
            key=lambda form: (
                max(0, form.load.rolled - len(stack.pawns)),
                form.rover != stack.rover,
                list(form.way) != stack.way,
            ),
        )

    def finish(self) -> None:
        """Add what brings most until no pawn is left."""
        while any(self.free) or self.machines_left:
            found = self.best()
            if found is None or (found[0] <= 0 and not any(self.free)):
                break
            if found[0] <= 0 and isinstance(found[1], NewStack):
                # Rather help somewhere, or rest, than do harm.
                rest = [
                    (density, addition)
                    for density, addition in self.additions()
                    if isinstance(addition, MorePawns) or isinstance(addition.proposal.task, Rest)
                ]
                if rest:
                    found = max(rest, key=lambda pair: pair[0])
            self.add(found[1])
        self._use_up()

    def _use_up(self) -> None:
        """Pawns that find nothing to do help where that leaves enough pawns: their astronaut's
        tokens may ask for more. Best is a stack in which the astronaut takes part already."""
        for astronaut in range(len(self.free)):
            more = [astronaut] * self.free[astronaut]
            if not more:
                continue
            for _, form, pawns, _ in sorted(self.stacks, key=lambda s: astronaut not in s[2]):
                if len(more) + len(pawns) >= form.load.rolled + self._extra([*more, *pawns]):
                    pawns[:0] = more
                    self.free[astronaut] = 0
                    break

    def result(self) -> tuple[Planned, ...]:
        return (
            *self.kept,
            *(
                Planned(
                    proposal.task,
                    tuple(pawns),
                    form.rover,
                    form.way,
                    gain,
                    performer,
                    form.facility,
                )
                for (proposal, form, pawns, gain), performer in zip(
                    self.stacks, self.performers, strict=True
                )
            ),
        )


def _as_planned(stack: Stack, pawns: list[int], performer: int) -> Planned:
    """A stack as it stands, with these pawns."""
    way = tuple(stack.way)
    return Planned(stack.task, tuple(pawns), stack.rover, way, 0.0, performer, stack.facility)


# Making plans


def make_plan(g: Game, committed: list[Stack]) -> tuple[Planned, ...]:
    """The best plan that is found, with the stacks that stand already."""
    scene = Scene(g)

    def begin() -> Draft:
        draft = Draft(scene)
        draft.commit(committed)
        return draft

    draft = begin()
    firsts = [addition for _, addition in sorted(draft.additions(), key=_by_gain)]
    draft.finish()
    best = draft
    tried: set[AnyTask] = set()
    for addition in firsts:
        if len(tried) >= BEGINNINGS:
            break
        if isinstance(addition, MorePawns) or addition.proposal.task in tried:
            continue
        tried.add(addition.proposal.task)
        draft = begin()
        draft.add(addition)
        draft.finish()
        if draft.total > best.total:
            best = draft
    return best.result()


def _by_gain(pair: Rated) -> float:
    return -pair[1].gain
