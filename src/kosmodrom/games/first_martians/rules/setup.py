"""The set-up of a mission (FM-201 to FM-218, FM-1221 to FM-1228, FM-Q-01)."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import CHECKPOINT, Flow, Question, ask
from kosmodrom.core.errors import GameOptionsError
from kosmodrom.core.options import Seat
from kosmodrom.games.first_martians.box import CONDITION_TOKENS, Box
from kosmodrom.games.first_martians.components import NoMedic
from kosmodrom.games.first_martians.events.hub import (
    AstronautTaken,
    FirstPlayerSet,
    MachineTaken,
    MissionBegan,
    ScannerReady,
)
from kosmodrom.games.first_martians.moves import NoMachine, TakeAstronaut, TakeMachine
from kosmodrom.games.first_martians.rules.base import (
    FirstMartiansOptions,
    Game,
    astronauts_in_play,
    card_of,
    first_seat,
    level_of,
    mission_of,
    seat_of,
)
from kosmodrom.games.first_martians.rules.effects import resolve
from kosmodrom.games.first_martians.rules.facilities import deal_upgrade, faces
from kosmodrom.games.first_martians.rules.progress import (
    ALL_SKILLS,
    BASE_SKILL,
    Member,
    bring_along,
    mission_id,
    progress_of,
    unlock_skills,
)
from kosmodrom.games.first_martians.state import Astronaut, Facility, Farm, State
from kosmodrom.games.first_martians.terms import (
    BLOCKS,
    COLOURS,
    CONDITIONS,
    GASES,
    MOST_PLAYERS,
    RESOURCES,
    RINGS,
)

ASTRONAUT: Final = Question("astronaut", ("FM-201", "FM-1226"))
MACHINE: Final = Question("machine", ("FM-1224", "FM-1225"))


def new_state(_seats: int, _options: FirstMartiansOptions, _box: Box) -> State:
    """Everything still in the box."""
    return State(rng=0)


def check_game_options(options: FirstMartiansOptions, seats: int, _automas: int) -> None:
    """The First Player is somebody at the table (FM-Q-02)."""
    if options.first_player != "random" and int(options.first_player) > seats:
        raise GameOptionsError(
            "error-option-value",
            field="first_player",
            value=options.first_player,
            allowed=("random", *(str(number) for number in range(1, seats + 1))),
        )


def set_up(g: Game) -> Flow:
    """The HUB and the decks, then the crew, its machines, and what the mission asks before the
    first round."""
    s = g.state
    if s.phase == "setup":
        lay_out(g)
        s.phase = "crew"
    if s.phase == "crew":
        yield from _choose_crew(g)
        _appoint_first_player(g)
        _provide(g)
        s.phase = "skills"
    if s.phase == "skills":
        yield from unlock_skills(g)
        s.phase = "machines"
    yield from _choose_machines(g)
    yield from resolve(g, level_of(g).set_up(g.seats), s.first, story=mission_of(g).id)
    s.phase, s.step = "round", 0


# The board


def lay_out(g: Game) -> None:
    """Everything but the crew, in the order of the rules."""
    s, box = g.state, g.data
    s.mission = [mission.id for mission in box.missions].index(mission_id(g))
    mission, level = mission_of(g), level_of(g)
    s.sols = level.sols[g.seats - 1]  # FM-104, FM-105, FM-1228
    s.morale = mission.morale  # FM-205; the other tracks stand at 0 (FM-214)
    s.reserves = [level.reserves.get(resource, 0) for resource in RESOURCES]  # FM-206
    tiles = [plan.id for plan in box.facilities if not plan.card]
    numbers = [box.numbers[mission.replaces.get(tile, tile)] for tile in tiles]  # FM-189
    s.facilities = [  # at full output and with all parts working (FM-212, FM-213)
        Facility(number, output=box.facilities[number].output) for number in numbers
    ]
    s.farms = [_main_farm(g)]
    progress = progress_of(g)
    if progress is not None:
        bring_along(g, progress)
    s.available.seeds = mission.seeds
    s.declined = [{} for _ in range(g.seats)]
    _shuffle_decks(g)
    set_up_mission(g)
    g.emit(MissionBegan(mission.id, f"{mission.id}.intro", s.sols, *s.reserves))  # FM-1302


def _main_farm(g: Game) -> Farm:
    """By default a greenhouse with a mature plant for each astronaut (FM-209, FM-210)."""
    mission, astronauts = mission_of(g), astronauts_in_play(g)
    greenhouses = astronauts if mission.greenhouses is None else mission.greenhouses
    plants = astronauts if mission.plants is None else mission.plants
    farm = next(n for n, plan in enumerate(g.data.facilities) if plan.kind == "farm")
    return Farm(farm, greenhouses=greenhouses, plants=min(plants, greenhouses))


def _shuffle_decks(g: Game) -> None:
    """Chance comes from the seed of the game (FM-215, FM-1351); the Direction and the Research deck
    are always whole, so they need no order (FM-162, FM-166)."""
    s, box = g.state, g.data
    s.malfunction_decks = [
        [n for n, card in enumerate(box.malfunctions) if card.block == block] for block in BLOCKS
    ]
    s.malfunction_discards = [[] for _ in BLOCKS]
    s.tile_stacks = [
        [n for n, tile in enumerate(box.tiles) if tile.ring == ring] for ring in range(1, RINGS + 1)
    ]
    s.shutdowns = [faces(g, gas) for gas in range(len(GASES))]
    s.condition_pool = [CONDITION_TOKENS] * len(CONDITIONS)
    s.poi_pool = [n for n, poi in enumerate(box.pois) for _ in range(poi.count)]
    s.upgrade_deck = _upgrades_in_use(g)
    s.event_deck = mission_events(g)
    s.adventure_decks = adventure_decks(g)
    for deck in (
        *s.malfunction_decks,
        *s.tile_stacks,
        *s.shutdowns,
        s.poi_pool,
        s.upgrade_deck,
        s.event_deck,
        *s.adventure_decks,
    ):
        g.rng.shuffle(deck)


def _upgrades_in_use(g: Game) -> list[int]:
    """Those that the mission allows (FM-207), without the Auto-scanner if there are fewer than four
    astronauts (FM-1222)."""
    allowed = mission_of(g).allowed_upgrades
    scanner_ready = astronauts_in_play(g) < MOST_PLAYERS
    return [
        number
        for number, upgrade in enumerate(g.data.upgrades)
        if (not allowed or upgrade.id in allowed)
        and not (scanner_ready and isinstance(upgrade.bonus, NoMedic))
    ]


def adventure_decks(g: Game) -> list[list[int]]:
    """The Adventures by colour."""
    return [
        [n for n, adventure in enumerate(g.data.adventures) if adventure.colour == colour]
        for colour in COLOURS
    ]


def mission_events(g: Game) -> list[int]:
    """The Mission Events of all missions that may come in this one, and its own, each as often as
    its weight says: so it comes sooner."""
    box, mission = g.data, mission_of(g)
    common = len(box.events) - sum(len(other.events) for other in box.missions)
    first = common + sum(len(other.events) for other in box.missions[: g.state.mission])
    return [
        number
        for number in (*range(common), *range(first, first + len(mission.events)))
        if not box.events[number].missions or mission.id in box.events[number].missions
        for _ in range(box.events[number].weight)
    ]


def set_up_mission(g: Game) -> None:
    """Goals, actions, counters and objective tokens of the mission sheet (FM-201)."""
    s, mission = g.state, mission_of(g)
    s.goals = sum(1 << n for n, goal in enumerate(mission.goals) if not goal.hidden)
    s.closed = sum(1 << n for n, action in enumerate(mission.actions) if not action.open)
    s.taken = [0] * len(mission.actions)
    s.taken_now = [0] * len(mission.actions)
    s.counters = [counter.start for counter in mission.counters]
    for number, token in enumerate(mission.tokens):
        if token.at == "available":
            s.available.objectives.append(number)
        elif token.at == "pending":
            s.pending.objectives.append(number)


# The crew


def _choose_crew(g: Game) -> Flow:
    """Everyone takes an astronaut, or gets one; a player alone has two (FM-201, FM-1226). Later in
    a campaign they are known (FM-1254)."""
    s = g.state
    progress = progress_of(g)
    if progress is not None:
        for member in progress.crew:
            join_crew(g, member.who, member.seat, member)
    while len(s.crew) < astronauts_in_play(g):
        yield CHECKPOINT
        seat = len(s.crew) % g.seats
        taken = [member.who for member in s.crew]
        left = [who for who in range(len(g.data.astronauts)) if who not in taken]
        if g.options.astronauts == "dealt":
            who = g.rng.choice(left)
        elif len(left) == 1:
            who = left[0]
        else:
            ids = [astronaut.id for astronaut in g.data.astronauts]
            options = [TakeAstronaut(ids[who]) for who in left]
            who = ids.index((yield ask(seat, ASTRONAUT, options)).astronaut)
        join_crew(g, who, seat)


def join_crew(g: Game, who: int, seat: Seat, before: Member | None = None) -> None:
    """An unhurt astronaut with all skills (FM-202, FM-203, FM-239), and no Morale tokens unless the
    mission says so (FM-204). In a campaign it is as it was ``before``, at first with the base skill
    alone (FM-240, FM-Q-36)."""
    mission = mission_of(g)
    if before is None:
        before = Member(who, seat, ALL_SKILLS if progress_of(g) is None else BASE_SKILL)
    for kind in range(len(CONDITIONS)):
        g.state.condition_pool[kind] -= before.conditions >> kind & 1
    g.state.crew.append(
        Astronaut(
            who,
            seat,
            before.wounds,
            before.conditions,
            morale=mission.morale_tokens,
            skills=before.skills,
            counters=[counter.start for counter in mission.counters if counter.personal],
            unlocked=before.skills,
        )
    )
    g.emit(AstronautTaken(seat, g.data.astronauts[who].id))


def _appoint_first_player(g: Game) -> None:
    """Drawn, or named by the players. A player alone has the token with one of the two astronauts
    (FM-Q-02)."""
    s = g.state
    if g.options.first_player == "random":
        s.first = g.rng.below(len(s.crew))
    else:
        s.first = int(g.options.first_player) - 1
    g.emit(FirstPlayerSet(card_of(g, s.first).id, seat_of(g, s.first)))


def _provide(g: Game) -> None:
    """Upgrade cards (FM-208), and what a small crew has besides (FM-218)."""
    s = g.state
    for _ in range(mission_of(g).upgrades):
        deal_upgrade(g)
    if len(s.crew) < MOST_PLAYERS:
        g.emit(ScannerReady())  # FM-1221
    if g.seats == 1:
        s.machines = list(range(len(g.data.aoms)))  # FM-1227


def _choose_machines(g: Game) -> Flow:
    """Three astronauts may have one AOM, two of two players two (FM-1224, FM-1225); a player alone
    has all of them."""
    s = g.state
    while s.phase == "machines" and len(s.machines) < MOST_PLAYERS - len(s.crew) and g.seats > 1:
        yield CHECKPOINT
        ids = [aom.id for aom in g.data.aoms]
        options = [TakeMachine(ids[n]) for n in range(len(ids)) if n not in s.machines]
        match (yield ask(first_seat(g), MACHINE, [*options, NoMachine()])):
            case TakeMachine(machine):
                s.machines.append(ids.index(machine))
                g.emit(MachineTaken(machine))
            case _:
                return
