"""A small vocabulary for rule tests: lay out a position, make moves at a real table, look.

    position = Position(seats=3, phase="production")
    position.reserves(oxygen=2)
    position.break_parts("farm", "filter")
    position.facility("oxygenator-1").output = 2
    table = position.table(production_phase)
    do(table, ShutDown("lab", "oxygen"), ...)
    assert facility(table, "lab").tiles[OXYGEN] != NOTHING

A position is the usual HUB with nothing broken, in round 1 of the first mission, at the beginning
of a phase: one unhurt astronaut a seat (Medic, Geologist, Engineer, Scientist; a player alone has
two), the first one is First Player, a plant for each, nothing in the Reserves and the Cargo Bay,
no areas explored. `Position.table` gives a table that plays the given flow and then stops.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias, TypeVar

import msgspec

from kosmodrom.core.asks import CHECKPOINT, Flow
from kosmodrom.core.events import Event
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.result import Result
from kosmodrom.core.rng import Random, seed_value
from kosmodrom.core.ruleset import Ruleset, Seats
from kosmodrom.core.table import Table
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.effects import Effect
from kosmodrom.games.first_martians.events import EVENTS
from kosmodrom.games.first_martians.map import SPACE_NUMBERS
from kosmodrom.games.first_martians.moves import MOVES
from kosmodrom.games.first_martians.refusals import not_asked, refuse, turns
from kosmodrom.games.first_martians.rules.base import FirstMartiansOptions, Game, MissionOver
from kosmodrom.games.first_martians.rules.setup import (
    check_game_options,
    join_crew,
    lay_out,
    new_state,
)
from kosmodrom.games.first_martians.rules.skills import all_decline
from kosmodrom.games.first_martians.state import Area, Astronaut, Facility, Phase, State
from kosmodrom.games.first_martians.terms import (
    CONDITIONS,
    GASES,
    NOTHING,
    PACKAGE,
    PARTS,
    PROFESSIONS,
    RESOURCES,
    ROVERS,
    SOLO_ASTRONAUTS,
    TOKENS,
    Condition,
    Gas,
    PartKind,
    Profession,
    Rover,
    Token,
)
from kosmodrom.testing.positions import table_at, told
from tests.games.first_martians.small_box import small_box

A, B, C, D = range(4)
AnyTable: TypeAlias = Table[State, FirstMartiansOptions, Box]
FlowMaker: TypeAlias = Callable[[Game], Flow]
EventType = TypeVar("EventType", bound=Event)


# The game as far as a test plays it


class Situation(msgspec.Struct, frozen=True):
    """What anybody sees here: everything."""

    state: State


def _result(g: Game) -> Result:
    won = g.state.ending == "won"
    everyone = (tuple(range(g.seats)),)
    return Result("won" if won else "lost", g.state.ending, everyone, (0,) * g.seats, ())


def ruleset_of(flow: FlowMaker) -> Ruleset[State, FirstMartiansOptions, Box]:
    """The game that plays this flow alone and then stops."""

    def play(g: Game) -> Flow:
        yield CHECKPOINT
        if g.state.phase == "end":
            return
        try:
            yield from flow(g)
        except MissionOver:
            yield CHECKPOINT

    return Ruleset(
        id="first_martians",
        version=1,
        package=PACKAGE,
        seats=Seats(1, 4, cooperative=True),
        minutes=(60, 90),
        complexity=4,
        state=State,
        game_options=FirstMartiansOptions,
        moves=MOVES,
        events=EVENTS,
        view_type=Situation,
        endings=("won", "death", "time", "threshold", "story"),
        categories=(),
        load=lambda _overlay: small_box(),
        new=new_state,
        play=play,
        view=lambda g, _seat: Situation(g.state),
        result=_result,
        invariants=lambda _g: None,
        judge=lambda _g, _seat: 0,
        sections=lambda _view, _box, _words: [],
        check_game_options=check_game_options,
        refuse=refuse,
        turns=turns,
        not_asked=not_asked,
        secrets=False,
    )


def at_once(*calls: Callable[[Game], Any]) -> FlowMaker:
    """A flow that calls functions that ask nothing: ``at_once(lambda g: wound(g, 0))``."""

    def flow(g: Game) -> Flow:
        for call in calls:
            call(g)
        yield from ()

    return flow


class Position:
    """A situation under construction; ``state`` can be changed at will, too."""

    def __init__(
        self,
        seats: int = 2,
        *,
        phase: Phase = "planning",
        crew: Sequence[Profession] = PROFESSIONS,
        box: Box | None = None,
        **options: Any,
    ) -> None:
        self.seats = seats
        self.options = FirstMartiansOptions(**options)
        self.box = small_box() if box is None else box
        self.state = new_state(seats, self.options, self.box)
        self.state.rng = seed_value("position")
        self.game: Game = Game(self.state, self.options, self.box, seats)
        lay_out(self.game)
        professions = [astronaut.id for astronaut in self.box.astronauts]
        for number in range(SOLO_ASTRONAUTS if seats == 1 else seats):
            join_crew(self.game, professions.index(crew[number]), number % seats)
        self.state.reserves = [0, 0, 0]
        self.state.round, self.state.phase = 1, phase

    # The HUB

    def facility(self, name: str) -> Facility:
        return self.state.facilities[self.number(name)]

    def number(self, name: str) -> int:
        """The number of a Facility among those in play."""
        return facility_number(self.box, self.state, name)

    def break_parts(self, name: str, *parts: PartKind) -> None:
        for part in parts:
            self.facility(name).broken |= 1 << PARTS.index(part)

    def shut(self, name: str, *gases: Gas, face: str | None = None) -> None:
        """Shutdown tiles on a Facility; ``face`` names the tile."""
        for gas in gases:
            number = GASES.index(gas)
            stack = self.state.shutdowns[number]
            ids = [tile.id for tile in self.box.shutdowns]
            tile = stack[-1] if face is None else ids.index(face)
            stack.remove(tile)
            self.facility(name).tiles[number] = tile

    def token(self, name: str, *tokens: Token, later: bool = False) -> None:
        """Modifier tokens on a Facility: on "!", or ``later`` on ">>"."""
        there = self.facility(name)
        (there.later if later else there.now).extend(TOKENS.index(token) for token in tokens)

    def rover_tokens(self, rover: Rover, *tokens: Token) -> None:
        self.state.rovers[ROVERS.index(rover)] = [TOKENS.index(token) for token in tokens]

    def reserves(self, oxygen: int = 0, energy: int = 0, food: int = 0) -> None:
        self.state.reserves = [oxygen, energy, food]

    def spares(self, **parts: int) -> None:
        """Spare parts in the Available area: ``spares(filter=2)``."""
        for kind, count in parts.items():
            self.state.available.spares[[str(part) for part in PARTS].index(kind)] = count

    def build(self, upgrade: str, name: str) -> None:
        """An Upgrade tile on a Facility."""
        self.facility(name).upgrades.append(self.upgrade(upgrade))

    def upgrade(self, upgrade: str) -> int:
        """The number of an Upgrade, out of wherever it is."""
        number = [known.id for known in self.box.upgrades].index(upgrade)
        for place in (self.state.upgrade_deck, self.state.available.upgrades):
            if number in place:
                place.remove(number)
        return number

    def farm(self, *, greenhouses: int = 5, plants: int = 0, seeds: Sequence[int] = ()) -> None:
        """The main Farm, with seeds on these spaces of the Growth track."""
        farm = self.state.farms[0]
        farm.greenhouses, farm.plants = greenhouses, plants
        farm.seeds = sum(1 << space for space in seeds)

    # The crew

    def astronaut(self, number: int = A) -> Astronaut:
        return self.state.crew[number]

    def conditions(self, number: int, *conditions: Condition) -> None:
        """Conditions that act already."""
        for condition in conditions:
            kind = CONDITIONS.index(condition)
            self.astronaut(number).conditions |= 1 << kind
            self.state.condition_pool[kind] -= 1

    # The map

    def explore(self, space: str, tile: str, *, samples: int | None = None) -> Area:
        """Lay a tile on a space of the map, with its samples."""
        number = [known.id for known in self.box.tiles].index(tile)
        ring = self.box.tiles[number].ring
        if number in self.state.tile_stacks[ring - 1]:
            self.state.tile_stacks[ring - 1].remove(number)
        area = self.state.areas[SPACE_NUMBERS[space]]
        area.tile = number
        area.samples = self.box.tiles[number].samples if samples is None else samples
        return area

    # Chance

    def dice(self, *faces: int) -> None:
        """What dice of six sides show next, from 0 to 5: an action die hits below its number of
        sides, a Malfunction die has its faces in this order."""
        self.state.rng = luck(faces)

    def malfunctions(self, *cards: str) -> None:
        """The next Malfunction cards of their decks, the first one first."""
        ids = [card.id for card in self.box.malfunctions]
        for card in reversed(cards):
            number = ids.index(card)
            for deck in self.state.malfunction_decks:
                if number in deck:
                    deck.remove(number)
                    deck.append(number)

    # Tables

    def table(self, flow: FlowMaker) -> AnyTable:
        """A table that plays this flow, and then stops. What the crew can use is not new to it."""
        all_decline(self.game)
        return table_at(
            ruleset_of(flow),
            self.state,
            seats=self.seats,
            options=self.options,
            data=self.box,
        )

    def lucky(self, flow: FlowMaker, wanted: Callable[[AnyTable], bool]) -> AnyTable:
        """The same, with chance such that something is so in the end, or at the first question."""
        for number in range(2000):
            self.state.rng = seed_value(f"luck {number}")
            table = self.table(flow)
            if wanted(table):
                return table
        raise ValueError("no luck: what is wanted never happens")


@cache
def luck(faces: tuple[int, ...]) -> int:
    """A state of the generator from which these dice come next."""
    number = 0
    while True:
        start = seed_value(f"dice {number}")
        chance = Random.seeded(f"dice {number}")
        if all(chance.below(6) == face for face in faces):
            return start
        number += 1


def set_dice(table: AnyTable, *faces: int) -> None:
    """What dice show next at a table that is being played."""
    table.game.state.rng = luck(faces)


def with_skill(profession: Profession, *effects: Effect, cost: int = 1) -> Box:
    """The box in which the first skill card of an astronaut does this: ``<profession>-sample``."""
    box = small_box()
    astronauts = list(box.astronauts)
    number = [known.id for known in astronauts].index(profession)
    first, *others = astronauts[number].skills
    changed = msgspec.structs.replace(first, cost=cost, effects=effects)
    astronauts[number] = msgspec.structs.replace(astronauts[number], skills=(changed, *others))
    return msgspec.structs.replace(box, astronauts=tuple(astronauts))


# Looking at a table


def facility_number(box: Box, state: State, name: str) -> int:
    plans = [box.facilities[facility.plan].id for facility in state.facilities]
    return plans.index(name)


def state_of(table: AnyTable) -> State:
    return table.game.state


def facility(table: AnyTable, name: str) -> Facility:
    state = table.game.state
    return state.facilities[facility_number(table.game.data, state, name)]


def astronaut(table: AnyTable, number: int = A) -> Astronaut:
    return table.game.state.crew[number]


def conditions(table: AnyTable, number: int = A) -> list[Condition]:
    """The Conditions that an astronaut holds."""
    held = astronaut(table, number).conditions
    return [name for kind, name in enumerate(CONDITIONS) if held >> kind & 1]


def area(table: AnyTable, space: str) -> Area:
    return table.game.state.areas[SPACE_NUMBERS[space]]


def reserve(table: AnyTable) -> dict[str, int]:
    return dict(zip(RESOURCES, table.game.state.reserves, strict=True))


def shut_facilities(table: AnyTable, gas: Gas) -> list[str]:
    """The Facilities with a Shutdown tile of a kind."""
    number, box = GASES.index(gas), table.game.data
    return [
        box.facilities[there.plan].id
        for there in table.game.state.facilities
        if there.tiles[number] != NOTHING
    ]


def tokens(table: AnyTable, name: str, *, later: bool = False) -> list[Token]:
    """The Modifier tokens of a Facility, the topmost last."""
    there = facility(table, name)
    return [TOKENS[token] for token in (there.later if later else there.now)]


def do(table: AnyTable, *choices: Option) -> None:
    """The one who is asked makes these choices, one after another."""
    for choice in choices:
        (seat,) = table.pending
        table.decide(seat, choice)


def asked(table: AnyTable) -> Seat:
    """The seat that is asked."""
    (seat,) = table.pending
    return seat


def events(table: AnyTable, kind: type[EventType]) -> list[EventType]:
    """The events of a kind, in order."""
    return [event for event in told(table) if isinstance(event, kind)]


def finish(table: AnyTable) -> None:
    """Answer with the first option to the end of the flow."""
    while table.pending:
        seat = next(iter(table.pending))
        table.decide(seat, table.pending[seat].options[0])


def play_interrupted(table: AnyTable) -> None:
    """Answer with the last option to the end; whenever somebody is asked, a game taken up from the
    last checkpoint must ask the same and come to the same end."""
    while table.pending:
        snapshot, later = table.snapshot
        resumed = Table.resume(snapshot, later, ruleset=table.ruleset, data=table.game.data)
        assert resumed.fingerprint == table.fingerprint
        assert {seat: ask.options for seat, ask in resumed.pending.items()} == {
            seat: ask.options for seat, ask in table.pending.items()
        }
        seat = next(iter(table.pending))
        table.decide(seat, table.pending[seat].options[-1])


def inside(thing: Any) -> Iterator[Any]:
    """A thing of the data files and everything in it."""
    match thing:
        case msgspec.Struct():
            yield thing
            for field in thing.__struct_fields__:
                yield from inside(getattr(thing, field))
        case dict():
            for value in thing.values():
                yield from inside(value)
        case tuple() | list():
            for value in thing:
                yield from inside(value)
