"""Why moves are refused: what is offered has nothing against it, and what is not has a reason."""

from __future__ import annotations

import random

import msgspec
import pytest

from kosmodrom.core.asks import Flow
from kosmodrom.core.options import Option
from kosmodrom.games.first_martians import moves
from kosmodrom.games.first_martians.effects import Cost, RoundIs, Way
from kosmodrom.games.first_martians.map import SPACE_NAMES
from kosmodrom.games.first_martians.refusals import refuse
from kosmodrom.games.first_martians.rules.adventures import have_adventure
from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.rules.facilities import plan_of
from kosmodrom.games.first_martians.state import OpenEvent
from kosmodrom.games.first_martians.terms import BLOCKED, FROGGY, GASES, PARTS, PAWN, ROVERS
from tests.games.first_martians.kit import A, AnyTable, B, Position
from tests.games.first_martians.planning_kit import plan_at, put
from tests.games.first_martians.small_box import box_with

PAWNS = ("medic", "geologist", "engineer", "scientist", "scout", "digger", "builder")


def why_not(table: AnyTable, option: Option, seat: int = A) -> tuple[str, tuple[str, ...]]:
    refused = refuse(table.game, seat, table.pending[seat], option)
    return refused.reason, refused.rules


def busy_position(seats: int, seed: int) -> Position:
    """A bit of everything."""
    chance = random.Random(seed)
    action = {
        "id": "mast",
        "effects": [{"op": "stress", "by": -1}],
        "cost": {"any_spares": 1, "morale": 1},
        "per_round": 1,
    }
    outside = {"id": "dish", "action": "build", "place": {"ring": 1}, "effects": []}
    position = Position(seats, box=box_with(actions=[action, outside]))
    s = position.state
    position.reserves(*(chance.randrange(3) for _ in range(3)))
    s.available.samples, s.examined, s.available.seeds = (chance.randrange(3) for _ in range(3))
    position.farm(greenhouses=3, plants=chance.randrange(1, 4), seeds=())
    for name in ("lab", "garage", "farm", "workshop", "medlab", "control"):
        for part in chance.sample(PARTS, chance.randrange(3)):
            if part in [
                known.kind for known in plan_of(position.game, position.number(name)).parts
            ]:
                position.break_parts(name, part)
    position.spares(filter=chance.randrange(2), processor=chance.randrange(2))
    position.shut(chance.choice(["probe", "quarters", "solar-1", "lab"]), "energy")
    position.token(chance.choice(["garage", "control", "quarters"]), "blocked")
    position.token("workshop", "pawn")
    s.rovers[FROGGY] = chance.choice([[], [BLOCKED], [PAWN]])
    position.explore("K1-N", chance.choice(["heap-1", "cliff-1"]), samples=1)
    position.explore("K1-NE", "geysers-1")
    position.astronaut(A).wounds = 1
    position.astronaut(B).morale = 1
    position.conditions(B, chance.choice(["heart", "concentration", "migraine"]))
    s.forbidden = chance.choice([0, 1 << 3])
    s.open_events = [OpenEvent(0, 1), OpenEvent(1, 1, done=True)]
    s.available.upgrades = [0]
    s.machines = {1: [0, 1, 2, 3], 2: [0, 3], 3: [1], 4: []}[seats]
    return position


def beginnings(table: AnyTable) -> list[Option]:
    """Every move that begins a stack, whether possible or not."""
    box = table.game.data
    facilities = [facility.id for facility in box.facilities]
    found: list[Option] = []
    for pawn in PAWNS:
        found += [
            moves.PlanRest(pawn),
            moves.PlanUnwind(pawn),
            moves.PlanHeal(pawn),
            moves.PlanManage(pawn),
            moves.PlanResearch(pawn, again=False),
            moves.PlanResearch(pawn, again=True),
            moves.PlanUpgrade(pawn, "auto-scanner"),
            moves.PlanUpgrade(pawn, "canteen"),
            moves.PlanPlanting(pawn, "farm"),
            moves.PlanEventAction(pawn, "dust-0"),
            moves.PlanEventAction(pawn, "dust-1"),
            moves.PlanEventAction(pawn, "dust-2"),
            moves.PlanSheetAction(pawn, "settling-in-mast"),
            moves.PlanSheetAction(pawn, "settling-in-dish", "K1-N"),
            moves.PlanSheetAction(pawn, "settling-in-dish", "K1-S"),
            moves.PlanSheetAction(pawn, "settling-in-dish"),
        ]
        found += [moves.PlanExplore(pawn, space) for space in SPACE_NAMES]
        found += [moves.PlanGather(pawn, space) for space in SPACE_NAMES]
        found += [moves.PlanRoverRepair(pawn, rover) for rover in ROVERS]
        found += [moves.PlanRemoval(pawn, name, gas) for name in facilities for gas in GASES]
        found += [moves.PlanRepair(pawn, name, part) for name in facilities for part in PARTS]
        found += [
            moves.PlanSwitch(pawn, name, part, donor)
            for name in ("lab", "garage", "farm")
            for part in PARTS
            for donor in facilities
        ]
    return found


def others(table: AnyTable) -> list[Option]:
    """Every change of a stack, whether possible or not."""
    numbers = range(len(table.game.state.plan) + 1)
    found: list[Option] = [moves.PutToVote()]
    for number in numbers:
        for pawn in PAWNS:
            found += [moves.Join(pawn, number), moves.Withdraw(pawn, number)]
            found.append(moves.Lead(pawn, number))
        for rover in ROVERS:
            found += [moves.UseRover(rover, number), moves.LeaveRover(rover, number)]
        found += [moves.TakeWay(number, ("K1-N",)), moves.TakeWay(number, ("K1-NE", "K1-N"))]
        found += [moves.UseFacility(f.id, number) for f in table.game.data.facilities]
    found += [moves.Operate(machine, pawn) for machine in PAWNS for pawn in PAWNS]
    box = table.game.data
    found += [moves.DismantlePart(f.id, part) for f in box.facilities for part in PARTS]
    return found


@pytest.mark.rule("FM-742", "FM-747")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_every_move_of_planning_that_is_not_offered_has_a_reason(seats: int, seed: int) -> None:
    table = plan_at(busy_position(seats, seed))
    chance = random.Random(seed)
    for turn in range(32):
        if turn % 8 == 7:
            candidates = chance.sample([*beginnings(table), *others(table)], 200)
            for option in candidates:
                if not table.offers(A, option):
                    reason, rules = why_not(table, option)
                    assert reason != "not-offered", option
                    assert rules, option
        planned = [
            option
            for option in table.pending[A].options
            if not isinstance(option, moves.PutToVote | moves.DismantleUpgrade)
        ]
        table.decide(A, chance.choice(planned))


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        (moves.PlanExplore("medic", "K1-N"), "explored-already"),
        (moves.PlanExplore("medic", "K3-S"), "too-far"),
        (moves.PlanGather("medic", "K1-S"), "not-explored"),
        (moves.PlanGather("medic", "K1-NE"), "no-sample-there"),
        (moves.PlanUnwind("medic"), "facility-shut"),
        (moves.PlanManage("medic"), "facility-blocked"),
        (moves.PlanHeal("geologist"), "nothing-to-heal"),
        (moves.PlanResearch("medic", again=False), "no-sample"),
        (moves.PlanResearch("medic", again=True), "nothing-examined"),
        (moves.PlanPlanting("medic", "farm"), "no-greenhouse"),
        (moves.PlanRepair("medic", "lab", "filter"), "no-spare"),
        (moves.PlanRepair("medic", "farm", "filter"), "part-works"),
        (moves.PlanSwitch("medic", "lab", "filter", "quarters"), "part-shut"),
        (moves.PlanRoverRepair("medic", "froggy"), "rover-whole"),
        (moves.PlanUpgrade("medic", "canteen"), "no-such-upgrade"),
        (moves.PlanRemoval("medic", "lab", "oxygen"), "no-tile-there"),
        (moves.PlanRemoval("medic", "quarters", "energy"), "reserve-empty"),
        (moves.PlanEventAction("medic", "dust-0"), "event-closed"),
        (moves.PlanRest("engineer"), "pawn-not-in-play"),
        (moves.Join("medic", 7), "no-such-stack"),
        (moves.DismantlePart("quiet", "filter"), "no-such-part"),
        (moves.DismantlePart("lab", "filter"), "part-broken"),
        (moves.PutToVote(), "pawn-unused"),
        (moves.Agree(), "vote-first"),
        (moves.CarryOut(), "dispute-only"),
        (moves.KeepRoll(), "rolling-only"),
        (moves.HealWound(), "heal-only"),
        (moves.Continue(), "phase-not-over"),
        (moves.GoOn(), "not-between-steps"),
        (moves.StepByStep(), "not-between-steps"),
        (moves.ShutDown("lab", "oxygen"), "shut-down-when-short"),
        (moves.UseSkill("geologist", "geologist-calm"), "not-your-skill"),
        (moves.UseSkill("medic", "medic-calm"), "skill-too-dear"),
        (moves.UseSkill("medic", "nothing"), "no-such-skill"),
        (moves.UsePoi("cache"), "no-such-poi"),
        (moves.DismantleUpgrade("canteen"), "no-such-upgrade"),
    ],
)
def test_the_first_rule_in_the_way(option: Option, reason: str) -> None:
    position = Position(2)
    position.state.available.upgrades = []
    position.explore("K1-N", "heap-1")
    position.explore("K1-NE", "flats-1")
    position.break_parts("lab", "filter")
    position.shut("quarters", "energy")
    position.token("control", "blocked")
    assert why_not(plan_at(position), option)[0] == reason


def test_a_dear_plan_says_what_is_missing() -> None:
    position = Position(2)
    position.break_parts("garage", "connector")
    table = plan_at(position)
    reason, rules = why_not(table, moves.PlanExplore("medic", "K1-N"))
    assert (reason, rules) == ("action-too-dear", ("FM-542", "FM-543", "FM-742"))


def test_rovers_say_why_they_stay() -> None:
    position = Position(4)
    position.rover_tokens("froggy", "blocked")
    position.explore("K1-N", "flats-1", samples=1)
    table = plan_at(position)
    put(table, moves.PlanExplore("medic", "K1-S"), moves.PlanRest("medic"))
    assert why_not(table, moves.UseRover("froggy", 0))[0] == "rover-blocked"
    assert why_not(table, moves.UseRover("scorpio", 1))[0] == "rover-outside-only"
    put(table, moves.UseRover("scorpio", 0), moves.PlanGather("geologist", "K1-N"))
    assert why_not(table, moves.UseRover("scorpio", 2))[0] == "rover-away"
    assert why_not(table, moves.UseRover("froggy", 0))[0] == "one-rover"
    assert why_not(table, moves.DismantlePart("lab", "filter"))[0] == "dismantle-first"


@pytest.mark.rule("FM-1336", "FM-Q-67")
def test_a_way_out_says_why_it_is_closed() -> None:
    ways = (
        Way("run"),
        Way("hide"),
        Way("pay", cost=Cost(food=2)),
        Way("wait", needs=(RoundIs(least=5),)),
    )
    box = box_with()
    tale = msgspec.structs.replace(box.adventures[0], kind="choice", effects=(), ways=ways)
    position = Position(2, box=msgspec.structs.replace(box, adventures=(tale,)))
    position.state.adventure_decks = [[0, 0]] * 4

    def flow(g: Game) -> Flow:
        yield from have_adventure(g, "green", A)

    table = position.table(flow)
    dear = refuse(table.game, A, table.pending[A], moves.TakeWayOut(f"{tale.id}-pay"))
    assert (dear.reason, dear.args_["cost"].counts) == ("way-too-dear", {"food": 2})
    assert why_not(table, moves.TakeWayOut(f"{tale.id}-wait"))[0] == "way-not-open"
    assert why_not(table, moves.TakeWayOut("elsewhere-run"))[0] == "another-story"
    assert why_not(plan_at(Position(2)), moves.TakeWayOut("run"))[0] == "no-way-asked"
