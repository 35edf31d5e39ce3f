"""Every effect of the data, carried out at a table."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from kosmodrom.core.asks import Flow
from kosmodrom.games.first_martians.effects import Effect
from kosmodrom.games.first_martians.map import SPACE_NUMBERS
from kosmodrom.games.first_martians.moves import (
    ChooseAstronaut,
    ChooseBlock,
    ChooseCondition,
    ChooseFacility,
    ChoosePart,
    ChooseRover,
    ChooseShutdown,
    ChooseSkill,
    ChooseSpace,
    ChooseSpare,
    ChooseUpgrade,
    DiscardSample,
    TakeWayOut,
)
from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.rules.effects import resolve
from kosmodrom.games.first_martians.rules.effects.registry import RESOLVERS
from kosmodrom.games.first_martians.terms import (
    ACTIONS,
    BLOCKED,
    CONNECTOR,
    FILTER,
    HARDWARE,
    NOTHING,
    PROCESSOR,
    WOUND,
)
from kosmodrom.testing.positions import offered
from tests.games.first_martians.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    area,
    asked,
    astronaut,
    conditions,
    do,
    facility,
    reserve,
    shut_facilities,
    state_of,
    tokens,
)


def effect(op: str, **fields: Any) -> Effect:
    """An effect as the data files have it."""
    made: Effect = msgspec.convert({"op": op, **fields}, Effect)
    return made


def carry_out(
    position: Position, *effects: Effect, about: int = NOTHING, at: str = "", story: str = "story"
) -> AnyTable:
    """A table at which effects happen, to an astronaut, at a space."""
    space = SPACE_NUMBERS.get(at, NOTHING)

    def flow(g: Game) -> Flow:
        yield from resolve(g, effects, about, space, story)

    return position.table(flow)


def test_every_kind_of_effect_is_known() -> None:
    assert set(RESOLVERS) == set(get_args(Effect))


# The HUB


@pytest.mark.rule("FM-1354", "FM-417")
def test_a_malfunction_track_moves() -> None:
    table = carry_out(Position(), effect("malfunction", block="living", by=2))
    assert state_of(table).malfunctions == [0, 2, 0]
    table = carry_out(Position(), effect("malfunction", block="chosen", by=1))
    do(table, ChooseBlock("systems"))
    assert state_of(table).malfunctions == [0, 0, 1]


@pytest.mark.rule("FM-417", "FM-EX-83")
def test_a_track_that_reaches_five_draws_a_card_at_once() -> None:
    position = Position()
    position.state.malfunctions[1] = 4
    table = carry_out(position, effect("malfunction", block="living", by=1))
    assert state_of(table).malfunctions[1] == 0
    assert reserve(table)["food"] == 1  # what every card of the small box brings
    assert state_of(table).cubes == 1 << 2


def test_a_random_track_moves() -> None:
    table = carry_out(Position(), effect("malfunction", block="random", by=1))
    assert sum(state_of(table).malfunctions) == 1


@pytest.mark.rule("FM-Q-53")
def test_a_cube_turns_by_an_effect_alone() -> None:
    table = carry_out(Position(), effect("cube", block="working", red=True))
    assert state_of(table).cubes == 1
    position = Position()
    position.state.cubes = 0b111
    table = carry_out(position, effect("cube", block="living", red=False))
    assert state_of(table).cubes == 0b101


@pytest.mark.rule("FM-1117", "FM-EX-61")
def test_a_malfunction_card_with_a_keyword() -> None:
    position = Position()
    position.malfunctions("living-0", "living-3", "living-1")
    table = carry_out(position, effect("malfunction-card", block="living", keyword="obstacle"))
    ids = [card.id for card in position.box.malfunctions]
    discards = [ids[number] for number in state_of(table).malfunction_discards[1]]
    assert discards == ["living-0", "living-3", "living-1"]
    assert reserve(table)["food"] == 1


@pytest.mark.rule("FM-512", "FM-513", "FM-532", "FM-533", "FM-Q-51")
def test_the_players_choose_which_part_breaks() -> None:
    position = Position(3)
    position.break_parts("oxygenator-1", "connector")
    position.shut("oxygenator-2", "energy")
    table = carry_out(position, effect("break", facilities=["oxygenator"]))
    # The only working part of an Oxygenator that is not shut down.
    assert facility(table, "oxygenator-1").broken == 1 << CONNECTOR | 1 << PROCESSOR
    table = carry_out(Position(3), effect("break", facilities=["solar"], parts=["hardware"]))
    assert offered(table, A) == [
        ChoosePart("solar-1", "hardware"),
        ChoosePart("solar-2", "hardware"),
    ]
    do(table, ChoosePart("solar-2", "hardware"))
    assert facility(table, "solar-2").broken == 1 << HARDWARE


def test_parts_break_by_block_and_by_chance() -> None:
    table = carry_out(Position(), effect("break", block="working", n=3, by_chance=True))
    broken = [facility(table, name).broken for name in ("garage", "probe", "lab", "workshop")]
    assert sum(bits.bit_count() for bits in broken) == 3
    assert not table.pending


@pytest.mark.rule("FM-1003")
def test_broken_parts_are_repaired() -> None:
    position = Position()
    position.break_parts("lab", "filter", "hardware")
    table = carry_out(position, effect("repair", parts=["filter"]))
    assert facility(table, "lab").mended == 1 << FILTER
    table = carry_out(position, effect("repair", n=3))
    do(table, ChoosePart("lab", "hardware"))
    assert facility(table, "lab").mended == 1 << FILTER | 1 << HARDWARE


@pytest.mark.rule("FM-512", "FM-1058")
def test_the_output_of_a_producer_changes_within_its_range() -> None:
    position = Position()
    position.facility("oxygenator-1").output = 0
    table = carry_out(position, effect("output", resource="oxygen", by=-1))
    assert facility(table, "oxygenator-2").output == 3
    position = Position()
    position.facility("solar-2").output = 4
    table = carry_out(position, effect("output", resource="energy", by=2))
    assert (facility(table, "solar-1").output, facility(table, "solar-2").output) == (5, 5)
    table = carry_out(Position(), effect("output", resource="oxygen", by=-1))
    do(table, ChooseFacility("oxygenator-1"))
    assert facility(table, "oxygenator-1").output == 3


@pytest.mark.rule("FM-554", "FM-565", "FM-857")
def test_a_shutdown_by_an_effect() -> None:
    table = carry_out(Position(), effect("shutdown", resource="oxygen", facility="lab"))
    assert shut_facilities(table, "oxygen") == ["lab"]
    table = carry_out(Position(), effect("shutdown", resource="energy", facility="quiet"))
    assert shut_facilities(table, "energy") == []
    table = carry_out(Position(), effect("shutdown", resource="energy"))
    assert ChooseFacility("oxygenator-1") in offered(table, A)
    assert ChooseFacility("solar-1") not in offered(table, A)
    do(table, ChooseFacility("medlab"))
    assert shut_facilities(table, "energy") == ["medlab"]


def test_a_shutdown_is_lifted() -> None:
    position = Position()
    position.shut("lab", "oxygen", "energy")
    table = carry_out(position, effect("lift-shutdown"))
    do(table, ChooseShutdown("lab", "energy"))
    assert (shut_facilities(table, "oxygen"), shut_facilities(table, "energy")) == (["lab"], [])
    table = carry_out(position, effect("lift-shutdown", resource="oxygen"))
    assert shut_facilities(table, "oxygen") == []


@pytest.mark.rule("FM-1161")
def test_tokens_go_where_the_effect_says() -> None:
    table = carry_out(
        Position(),
        effect("token", token="wound", facility="lab", at="now"),
        effect("token", token="pawn", facility="lab"),
    )
    assert (tokens(table, "lab"), tokens(table, "lab", later=True)) == (["wound"], ["pawn"])


@pytest.mark.rule("FM-556")
def test_tokens_are_discarded_but_not_from_what_is_shut_down() -> None:
    position = Position()
    position.token("lab", "wound", "pawn")
    position.token("lab", "pawn", later=True)
    position.token("probe", "wound")
    position.shut("probe", "oxygen")
    table = carry_out(position, effect("clear-tokens"))
    assert (tokens(table, "lab"), tokens(table, "lab", later=True)) == ([], [])
    assert tokens(table, "probe") == ["wound"]


def test_rovers_break_and_are_mended() -> None:
    table = carry_out(Position(), effect("rover-token", rover="scorpio"))
    assert state_of(table).rovers == [[], [BLOCKED]]
    position = Position()
    position.rover_tokens("froggy", "blocked")
    position.rover_tokens("scorpio", "rover", "blocked")
    table = carry_out(position, effect("mend-rover"))
    do(table, ChooseRover("scorpio"))
    assert [len(tokens) for tokens in state_of(table).rovers] == [1, 1]


@pytest.mark.rule("FM-EX-20")
def test_tokens_on_areas() -> None:
    position = Position()
    position.explore("K1-N", "plains-1")
    position.explore("K2-N", "plains-2")
    table = carry_out(position, effect("area-token", token="wound"), at="K2-N")
    assert area(table, "K2-N").tokens == [WOUND]
    table = carry_out(position, effect("area-token", token="wound", where="chosen"))
    do(table, ChooseSpace("K1-N"))
    assert area(table, "K1-N").tokens == [WOUND]
    table = carry_out(position, effect("area-token", token="wound", where="random", ring=2))
    assert area(table, "K2-N").tokens == [WOUND]
    table = carry_out(Position(), effect("area-token", token="wound", where="random"))
    assert not table.pending


def test_tokens_of_areas_are_discarded() -> None:
    position = Position()
    position.explore("K1-N", "plains-1").tokens = [WOUND]
    table = carry_out(position, effect("clear-area"))
    assert area(table, "K1-N").tokens == []


@pytest.mark.rule("FM-Q-34")
def test_a_token_on_a_player_board() -> None:
    table = carry_out(Position(), effect("board-token", token="wound"), about=B)
    assert astronaut(table, B).tokens == [WOUND]


@pytest.mark.rule("FM-610", "FM-611", "FM-631", "FM-630")
def test_the_farm_grows_and_wilts_by_effects() -> None:
    position = Position()
    position.farm(plants=1, seeds=[2, 6])
    table = carry_out(position, effect("growth"))
    farm = state_of(table).farms[0]
    assert (farm.plants, farm.seeds) == (2, 1 << 3)
    table = carry_out(position, effect("wilting"))
    farm = state_of(table).farms[0]
    assert (farm.plants, farm.seeds) == (0, 1 << 1 | 1 << 5 | 1 << 6)


@pytest.mark.rule("FM-602", "FM-603", "FM-604")
def test_greenhouses_and_plants() -> None:
    position = Position()
    position.farm(greenhouses=4, plants=4)
    table = carry_out(position, effect("plant", by=1))
    assert state_of(table).farms[0].plants == 4
    table = carry_out(position, effect("greenhouse"), effect("greenhouse"), effect("plant", by=1))
    assert (state_of(table).farms[0].greenhouses, state_of(table).farms[0].plants) == (5, 5)
    table = carry_out(position, effect("plant", by=-9))
    assert state_of(table).farms[0].plants == 0


# The crew


@pytest.mark.rule("FM-452")
def test_morale_and_stress() -> None:
    table = carry_out(Position(), effect("morale", by=9), effect("stress", by=4))
    assert (state_of(table).morale, state_of(table).stress) == (3, 4)
    table = carry_out(Position(), effect("stress", by=-4))
    assert state_of(table).stress == 0


@pytest.mark.rule("FM-458", "FM-Q-57")
def test_missing_morale_tokens_do_not_wound_outside_the_morale_phase() -> None:
    position = Position()
    position.astronaut(B).morale = 1
    table = carry_out(position, effect("morale-tokens", by=-3), about=B)
    assert (astronaut(table, B).morale, astronaut(table, B).wounds) == (0, 0)


@pytest.mark.parametrize(
    ("whom", "wounded"),
    [
        ("concerned", [1]),
        ("first_player", [0]),
        ("everyone", [0, 1, 2]),
        ("engineer", [2]),
        ("scientist", []),
    ],
)
@pytest.mark.rule("FM-463")
def test_whom_effects_are_about(whom: str, wounded: list[int]) -> None:
    table = carry_out(Position(3), effect("wound", whom=whom), about=B)
    assert [n for n in range(3) if astronaut(table, n).wounds] == wounded


@pytest.mark.rule("FM-Q-58", "FM-Q-79")
def test_the_first_player_chooses_whom() -> None:
    position = Position(3)
    position.state.first = C
    table = carry_out(position, effect("wound", whom="chosen", n=2))
    assert asked(table) == C
    do(table, ChooseAstronaut("geologist"))
    assert astronaut(table, B).wounds == 2


@pytest.mark.rule("FM-875")
def test_wounds_heal() -> None:
    position = Position()
    position.astronaut(A).wounds = 3
    table = carry_out(position, effect("heal", n=2))
    assert astronaut(table, A).wounds == 1


@pytest.mark.rule("FM-263", "FM-876")
def test_conditions_come_and_go() -> None:
    table = carry_out(Position(), effect("condition", condition="migraine"), about=B)
    assert conditions(table, B) == ["migraine"]
    position = Position()
    position.conditions(B, "migraine", "anemia")
    table = carry_out(position, effect("cure"), about=B)
    assert asked(table) == B
    do(table, ChooseCondition("anemia"))
    assert conditions(table, B) == ["migraine"]
    table = carry_out(position, effect("cure", condition="heart"), about=B)
    assert not table.pending


@pytest.mark.rule("FM-244")
def test_the_owner_chooses_which_skill_card_is_discarded() -> None:
    table = carry_out(Position(), effect("discard-skill"), about=B)
    assert asked(table) == B
    cards = ["geologist-sample", "geologist-calm", "geologist-food"]
    assert offered(table, B) == [ChooseSkill(card) for card in cards]
    do(table, ChooseSkill("geologist-calm"))
    assert astronaut(table, B).skills == 0b1011


# What the crew has


@pytest.mark.rule("FM-Q-56")
def test_reserves_rise_and_fall_not_below_nothing() -> None:
    table = carry_out(
        Position(),
        effect("reserve", resource="oxygen", by=3),
        effect("reserve", resource="food", by=-3),
    )
    assert reserve(table) == {"oxygen": 3, "energy": 0, "food": 0}


@pytest.mark.rule("FM-304")
def test_things_are_gained_and_lost() -> None:
    table = carry_out(
        Position(),
        effect("sample", by=2),
        effect("sample", by=-5),
        effect("seed", by=1),
        effect("examined", by=2),
        effect("discovery", by=1),
    )
    s = state_of(table)
    found = (s.available.samples, s.available.seeds, s.examined, s.discoveries)
    assert found == (0, 1, 2, 1)


def test_spare_parts_are_chosen_drawn_or_named() -> None:
    table = carry_out(Position(), effect("spare", by=2, part="filter"))
    assert state_of(table).available.spares == [0, 2, 0, 0]
    table = carry_out(Position(), effect("spare", by=1, part="chosen"))
    do(table, ChooseSpare("hardware"))
    assert state_of(table).available.spares == [0, 0, 0, 1]
    table = carry_out(Position(), effect("spare", by=3, part="random"))
    assert sum(state_of(table).available.spares) == 3
    position = Position()
    position.spares(processor=1)
    table = carry_out(position, effect("spare", by=-2, part="chosen"))
    assert state_of(table).available.spares == [0, 0, 0, 0]


@pytest.mark.rule("FM-306", "FM-922")
def test_poi_tokens_and_upgrades_are_drawn() -> None:
    table = carry_out(Position(), effect("poi", n=2), effect("upgrade"))
    assert len(state_of(table).pois) == 2
    assert len(state_of(table).available.upgrades) == 1


@pytest.mark.rule("FM-1223")
def test_an_upgrade_is_lost() -> None:
    position = Position()
    position.build("games-room", "quarters")
    position.state.available.upgrades = [position.upgrade("canteen")]
    table = carry_out(position, effect("lose-upgrade"))
    do(table, ChooseUpgrade("games-room"))
    assert facility(table, "quarters").upgrades == []
    assert len(state_of(table).available.upgrades) == 1


@pytest.mark.rule("FM-667", "FM-Q-69")
def test_samples_on_areas() -> None:
    position = Position()
    position.explore("K1-N", "plains-1", samples=1)
    position.explore("K1-S", "heap-1", samples=2)
    table = carry_out(position, effect("lose-area-sample", n=2))
    do(table, DiscardSample("K1-S"), DiscardSample("K1-N"))
    assert (area(table, "K1-N").samples, area(table, "K1-S").samples) == (0, 1)
    table = carry_out(position, effect("area-sample", n=2), at="K1-N")
    assert area(table, "K1-N").samples == 3


@pytest.mark.rule("FM-902", "FM-903", "FM-904")
def test_an_area_is_revealed() -> None:
    table = carry_out(Position(), effect("reveal", ring=1))
    assert len(offered(table, A)) == 8
    do(table, ChooseSpace("K1-E"))
    found = area(table, "K1-E")
    assert found.tile != NOTHING
    assert found.samples == table.game.data.tiles[found.tile].samples


# The story


@pytest.mark.rule("FM-162", "FM-163", "FM-164")
def test_a_direction_card() -> None:
    by_label = {
        "easy": [{"op": "reserve", "resource": "oxygen", "by": 1}],
        "medium": [{"op": "reserve", "resource": "energy", "by": 1}],
        "hard": [{"op": "reserve", "resource": "food", "by": 1}],
    }
    table = carry_out(Position(), *[effect("direction", **by_label)] * 40)
    assert sum(reserve(table).values()) == 40
    assert all(reserve(table).values())


@pytest.mark.rule("FM-166", "FM-167")
def test_a_research_card_by_its_number() -> None:
    cases = [
        {"upto": 3, "effects": [{"op": "reserve", "resource": "oxygen", "by": 1}]},
        {"upto": 6, "effects": [{"op": "reserve", "resource": "energy", "by": 1}]},
    ]
    table = carry_out(Position(), *[effect("research-card", cases=cases)] * 30)
    oxygen, energy, _ = state_of(table).reserves
    assert oxygen + energy == 30
    assert oxygen
    assert energy


def test_what_holds_for_this_round() -> None:
    table = carry_out(
        Position(),
        effect("forbid", action="explore"),
        effect("tax", action="gather", pawns=2),
        effect("extra-die", block="systems"),
        effect("flag", flag="seen"),
        effect("flag", flag="seen"),
    )
    s = state_of(table)
    assert s.forbidden == 1 << ACTIONS.index("explore")
    assert s.taxes[ACTIONS.index("gather")] == 2
    assert s.extra_dice == 1 << 2
    assert s.flags == ["seen"]


@pytest.mark.rule("FM-1328", "FM-1352")
def test_a_follow_up_is_scheduled_and_nobody_is_told() -> None:
    scheduled = effect("schedule", follow_up="letter", earliest=2, latest=2)
    table = carry_out(Position(), scheduled, about=B)
    (coming,) = state_of(table).coming
    assert (coming.round, coming.kind, coming.who) == (3, "follow_up", B)
    table = carry_out(Position(), effect("schedule", follow_up="letter", percent=0), about=B)
    assert state_of(table).coming == []


WAYS = [
    {"id": "pay", "cost": {"food": 2}, "effects": [{"op": "stress", "by": 1}]},
    {"id": "fight", "effects": [{"op": "morale", "by": -1}]},
    {"id": "wait", "needs": [{"op": "round-is", "least": 5}]},
]


@pytest.mark.rule("FM-1336", "FM-Q-67")
def test_ways_out_are_offered_if_they_can_be_taken() -> None:
    position = Position(2)
    position.reserves(food=2)
    table = carry_out(position, effect("choose", ways=WAYS, whom="concerned"), about=B)
    assert asked(table) == B
    paid = TakeWayOut("story-pay", ("food", "food"))  # a choice says what it costs
    assert offered(table, B) == [paid, TakeWayOut("story-fight")]
    do(table, TakeWayOut("story-pay"))
    assert (reserve(table)["food"], state_of(table).stress) == (0, 1)
    table = carry_out(Position(2), effect("choose", ways=WAYS), about=B)
    assert not table.pending
    assert state_of(table).morale == -1


def test_conditions_on_effects() -> None:
    tested = {
        "tests": [{"op": "has-profession", "profession": "geologist"}],
        "then": [{"op": "stress", "by": 1}],
        "otherwise": [{"op": "stress", "by": 5}],
    }
    assert state_of(carry_out(Position(), effect("if", **tested), about=B)).stress == 1
    assert state_of(carry_out(Position(), effect("if", **tested), about=A)).stress == 5


@pytest.mark.parametrize(("percent", "stress"), [(0, 5), (100, 1)])
def test_chance(percent: int, stress: int) -> None:
    branches = {"then": [{"op": "stress", "by": 1}], "otherwise": [{"op": "stress", "by": 5}]}
    table = carry_out(Position(), effect("chance", percent=percent, **branches))
    assert state_of(table).stress == stress


def test_the_story_may_end_the_mission() -> None:
    after = effect("stress", by=1)
    table = carry_out(Position(), effect("end-mission", cause="reactor"), after)
    assert (state_of(table).ending, state_of(table).cause) == ("story", "reactor")
    assert state_of(table).stress == 0
