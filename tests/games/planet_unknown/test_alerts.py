"""The event deck (PU-801 to PU-817): every card by itself, and the rulings of PU-Q-60."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from kosmodrom.core.errors import Refused
from kosmodrom.core.events import Event
from kosmodrom.core.options import Option
from kosmodrom.core.rng import Random, seed_value
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.planet_unknown import RULESET
from kosmodrom.games.planet_unknown.clauses import (
    ForbidIce,
    ForbidRovers,
    FreeTeleport,
    NoMilestones,
    NoSynergy,
    OneResource,
)
from kosmodrom.games.planet_unknown.events import (
    AlertIgnored,
    AlertRevealed,
    BoostGained,
    LastRound,
    LifepodDestroyed,
    MeteoriteCollected,
    MeteoriteFell,
    MovementGained,
    RoverDestroyed,
    StationTurned,
)
from kosmodrom.games.planet_unknown.moves import (
    Advance,
    CardAdvance,
    CollectLifepod,
    CollectMeteorite,
    LeaveOut,
    MoveRover,
    PlacePatch,
    PlaceRover,
    PlaceTile,
    Regress,
    Rotate,
    StorePatch,
    TakeCard,
    TakeTile,
    TeleportRover,
    UseBoost,
)
from kosmodrom.games.planet_unknown.rules.alerts.moves import (
    AddMeteorite,
    CivCardsAdded,
    CivCardsRemoved,
    DestroyLifepod,
    DestroyRover,
    DiscardObjective,
    GainBoost,
    LifepodLost,
    MeteoriteLost,
    NextAlertPeeked,
    NextAlertSeen,
    ObjectiveDiscarded,
    ObjectivesDrawn,
    Peek,
    RemoveStack,
    SecretObjectiveDiscarded,
    SecretObjectivesDrawn,
    StackRemoved,
)
from kosmodrom.games.planet_unknown.rules.base import depot_of, depot_tiles, ground_of
from kosmodrom.games.planet_unknown.rules.registry import corporation_of
from kosmodrom.games.planet_unknown.state import (
    COVERED,
    LIFEPODS,
    METEORITES,
    PATCHES,
    TECH,
    Phase,
)
from kosmodrom.games.planet_unknown.terms import PACKAGE, TERRAINS, TRACKS, Terrain, TrackName
from kosmodrom.testing.knowledge import check_blindness, check_boundaries
from kosmodrom.testing.play import check_play
from kosmodrom.testing.positions import offered, question, refused, told
from kosmodrom.testing.promise import check_setting
from kosmodrom.testing.setting import Setting
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    B,
    C,
    Position,
    at_random,
    names,
    on,
    play_others,
    player,
    put,
    rovers,
    seen,
    settle,
    start,
    take,
    tile,
    trackers,
)

NEXT = "good-day"
"""The event that follows the one under test."""


def before(event: str, players: int | None = None, **options: Any) -> Position:
    """Step 3 of a round: this event is about to be revealed."""
    if players is None:
        players = 1 if BOX.events[event].solo else 2
    position = Position(players, phase="alert", events=True, **options)
    position.state.alerts = [NEXT, event]
    return position


def under(event: str, phase: Phase = "tiles", **options: Any) -> Position:
    """A later step of a round in which this event holds."""
    position = Position(phase=phase, events=True, **options)
    position.state.alert = event
    return position


def round_of(table: AnyTable) -> None:
    """Play the round to its end."""
    number = table.game.state.round
    while table.pending and table.game.state.round == number:
        settle(table, next(iter(table.pending)))


# Every card


def advances(*tracks: TrackName) -> Callable[[str], None]:
    """One of these trackers goes up once."""

    def check(event: str) -> None:
        for track in tracks:
            table = before(event).table()
            for seat in (A, B):
                assert offered(table, seat) == [CardAdvance(name) for name in tracks]
            table.decide(A, CardAdvance(track))
            assert trackers(table, A) == {name: int(name == track) for name in TRACKS}

    return check


def regresses(*tracks: TrackName, steps: int = 1) -> Callable[[str], None]:
    """One of these trackers goes down by all the steps."""

    def check(event: str) -> None:
        for track in tracks:
            position = before(event)
            for seat in (A, B):
                position.trackers(seat, **dict.fromkeys(TRACKS, 4))
            table = position.table()
            for seat in (A, B):
                assert offered(table, seat) == [Regress(name) for name in tracks]
            table.decide(A, Regress(track))
            assert trackers(table, A) == {name: 4 - steps * (name == track) for name in TRACKS}

    return check


def quiet_growth(event: str) -> None:
    position = before(event)
    table = position.table()
    assert offered(table, A) == [CardAdvance("civ"), CardAdvance("water"), CardAdvance("biomass")]
    table.decide(A, CardAdvance("civ"))
    table.decide(B, CardAdvance("water"))
    assert trackers(table, A)["civ"] == 3
    assert trackers(table, B)["water"] == 3
    assert table.game.state.phase == "tiles"  # no civ card, no boost
    assert not any(isinstance(e, BoostGained) for e in told(table))


def patch(event: str) -> None:
    table = before(event).table()
    assert {type(option) for option in offered(table, A)} == {PlacePatch}
    table.decide(A, PlacePatch("F1"))
    assert on(table, A, PATCHES) == ["F1"]
    assert offered(table, B, PlacePatch)


def boost(event: str) -> None:
    table = before(event).table()
    assert offered(table, A) == [UseBoost(track) for track in TRACKS]
    table.decide(A, UseBoost("tech"))
    assert trackers(table, A)["tech"] == 1


def collect_lifepod(event: str) -> None:
    position = before(event)
    table = position.table()
    assert offered(table, A) == [CollectLifepod(at) for at in ("H3", "B5", "K5", "C8", "I9", "F10")]
    table.decide(A, CollectLifepod("C8"))
    assert player(table, A).lifepods == 1
    assert "C8" not in on(table, A, LIFEPODS)


def collect_meteorite(event: str) -> None:
    position = before(event)
    position.place(A, "i2 civ-energy*", "F1")
    position.place(A, "i2 rover-tech*", "G1")
    table = position.table()
    assert offered(table, A) == [CollectMeteorite("F2"), CollectMeteorite("G2")]
    table.decide(A, CollectMeteorite("G2"))
    assert on(table, A, METEORITES) == ["F2"]
    assert player(table, A).meteorites == 1
    assert MeteoriteCollected(A, "G2") in told(table, A)


def extra_rover(event: str) -> None:
    position = before(event)
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    table = position.table()
    assert question(table, A) == "take"
    assert player(table, A).waiting == 2
    put(table, A, "small", "E2")
    places = [PlaceRover(at) for at in ("E2", "F2", "G2", "F3")]
    assert offered(table, A, PlaceRover) == places
    table.decide(A, PlaceRover("F3"))
    assert rovers(table, A) == ["F3"]
    assert player(table, A).waiting == 2
    assert player(table, A).extra_rovers == 1


def civ_stacks(position: Position) -> None:
    """Two cards of each rank in its stack, all others in the box."""
    cards = list(BOX.cards.values())
    for rank in range(1, 5):
        of_rank = [card.id for card in cards if card.rank == rank]
        position.civ(rank, *of_rank[:2])
        position.state.civ_box += of_rank[2:]


def add_civ_cards(event: str) -> None:
    position = before(event)
    civ_stacks(position)
    before_them = [list(stack) for stack in position.state.civ]
    table = position.table()
    state = table.game.state
    assert [len(stack) for stack in state.civ] == [3] * 4
    assert len(state.civ_box) == 36 - 12
    for rank, (stack, old) in enumerate(zip(state.civ, before_them, strict=True), 1):
        assert stack[:2] == old
        assert BOX.cards[stack[2]].rank == rank
    assert CivCardsAdded(4) in told(table)


def remove_civ_cards(event: str) -> None:
    position = before(event)
    civ_stacks(position)
    table = position.table()
    state = table.game.state
    assert [len(stack) for stack in state.civ] == [1] * 4
    assert sorted(BOX.cards[card].rank for card in state.civ_gone) == [1, 2, 3, 4]
    assert CivCardsRemoved(4) in told(table)


def objectives(position: Position) -> None:
    """Three private objectives of A, the others in the deck."""
    cards = list(BOX.objectives)
    position.player(A).private = cards[:3]
    position.state.objective_deck = cards[3:]


def draw_objective(event: str) -> None:
    position = before(event)
    objectives(position)
    top = position.state.objective_deck[-1]
    table = position.table()
    assert player(table, A).private == [*list(BOX.objectives)[:3], top]
    assert top not in table.game.state.objective_deck
    assert ObjectivesDrawn(A, (top,)) in told(table, A)
    assert SecretObjectivesDrawn(A, 1) in told(table)


def lose_objective(event: str) -> None:
    position = before(event)
    objectives(position)
    cards = list(BOX.objectives)[:3]
    table = position.table()
    assert offered(table, A) == [DiscardObjective(card) for card in cards]
    table.decide(A, DiscardObjective(cards[1]))
    assert player(table, A).private == [cards[0], cards[2]]
    assert player(table, A).rejected == [cards[1]]
    assert ObjectiveDiscarded(A, cards[1]) in told(table, A)
    assert SecretObjectiveDiscarded(A) in told(table)


def turn_station(event: str) -> None:
    position = before(event)
    position.state.rotation = 2
    table = position.table()
    assert question(table, A) == "turn"
    assert offered(table, A) == [Rotate(steps) for steps in range(6)]
    table.decide(A, Rotate(3))
    assert depot_of(table.game, A)[1] == 5
    assert StationTurned(A, 3) in told(table)
    assert question(table, A) == "take"


def remove_shape(event: str) -> None:
    position = before(event)
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    table = position.table()
    assert offered(table, A) == [RemoveStack("small"), RemoveStack("large")]
    table.decide(A, RemoveStack("large"))
    assert depot_tiles(table.game, A)[1] == -1
    assert {BOX.shapes[BOX.tiles[tile].shape].id for tile in table.game.state.gone} == {"i4"}
    assert len(table.game.state.gone) == 12
    assert StackRemoved(A, "i4", 12) in told(table)
    assert question(table, A) == "place"  # the other tile is the only choice


def add_meteorite(event: str) -> None:
    position = before(event)
    position.place(A, "i2 civ-energy*", "F1")
    position.place(A, "i2 rover-tech*", "G1")
    position.player(A).take(METEORITES, ~0)
    table = position.table()
    assert offered(table, A) == [AddMeteorite("F2"), AddMeteorite("G2")]
    table.decide(A, AddMeteorite("F2"))
    assert on(table, A, METEORITES) == ["F2"]
    assert MeteoriteFell(A, "F2") in told(table, A)


def destroy_rover(event: str) -> None:
    position = before(event)
    position.rover(A, "F1", "F6")
    position.rover(B, "F6")
    table = position.table()
    assert offered(table, A) == [DestroyRover("F1"), DestroyRover("F6")]
    table.decide(A, DestroyRover("F1"))
    assert rovers(table, A) == ["F6"]
    assert rovers(table, B) == ["F6"]  # the only one is spared
    assert RoverDestroyed(A, "F1") in told(table)
    assert table.game.state.phase == "tiles"


def destroy_lifepod(event: str) -> None:
    table = before(event).table()
    assert len(offered(table, A, DestroyLifepod)) == 6
    table.decide(A, DestroyLifepod("K5"))
    assert "K5" not in on(table, A, LIFEPODS)
    assert player(table, A).lifepods == 0
    assert player(table, A).destroyed_lifepods == 1
    assert LifepodDestroyed(A, "K5") in told(table, A)


def lose_lifepod(event: str) -> None:
    position = before(event)
    position.player(A).lifepods = 2
    table = position.table()
    assert player(table, A).lifepods == 1
    assert player(table, A).destroyed_lifepods == 1
    assert player(table, B).lifepods == 0
    assert told(table).count(LifepodLost(A)) == 1
    assert LifepodLost(B) not in told(table)


def lose_meteorite(event: str) -> None:
    position = before(event)
    position.player(A).meteorites = 2
    table = position.table()
    assert player(table, A).meteorites == 1
    assert player(table, A).destroyed_meteorites == 1
    assert player(table, B).meteorites == 0
    assert told(table).count(MeteoriteLost(A)) == 1
    assert MeteoriteLost(B) not in told(table)


def boost_or_peek(event: str) -> None:
    table = before(event).table()
    assert offered(table, A) == [GainBoost(), Peek()]
    table.decide(A, GainBoost())
    table.decide(A, UseBoost("water"))
    assert trackers(table, A)["water"] == 1
    table.decide(B, Peek())
    assert seen(table, A).next_event is None
    assert seen(table, B).next_event == NEXT


def closed_to_rovers(terrain: Terrain) -> Callable[[str], None]:
    def check(event: str) -> None:
        position = before(event)
        for number, other in enumerate(TERRAINS):
            position.cover(A, other, ["DEFGHI"[number] + "7"])
        at = "DEFGHI"[TERRAINS.index(terrain)]
        position.rover(A, f"{at}6", movement=2)
        table = position.table()
        steps = {move.to for move in offered(table, A, MoveRover)}
        assert f"{at}7" not in steps
        assert f"{at}5" in steps
        assert {"PU-817", "PU-Q-60"} <= set(refused(table, A, MoveRover(f"{at}6", f"{at}7")))
        elsewhere = "E" if at == "D" else "D"
        position.player(A).rovers.clear()
        position.rover(A, f"{elsewhere}6")
        assert MoveRover(f"{elsewhere}6", f"{elsewhere}7") in offered(position.table(), A)

    return check


def closed_to_tiles(forbidden: PlaceTile, allowed: PlaceTile) -> Callable[[str], None]:
    """A tile may not be placed there, though the basic rules allow it."""

    def check(event: str) -> None:
        position = before(event)
        position.depot(A, "i2 civ-energy", "i4 rover-tech")
        position.place(A, "o4 civ-energy", "F1")  # energy above, civ below
        free = Position()
        free.depot(A, "i2 civ-energy", "i4 rover-tech")
        free.place(A, "o4 civ-energy", "F1")
        for table in (position.table(), free.table()):
            take(table, A, "small")
            assert allowed in offered(table, A)
            if table.game.state.alert:
                assert forbidden not in offered(table, A)
                assert {"PU-817", "PU-Q-08"} <= set(refused(table, A, forbidden))
            else:
                assert forbidden in offered(table, A)

    return check


def one_resource(event: str) -> None:
    position = before(event)
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "E2")
    assert offered(table, A) == [LeaveOut("tech"), LeaveOut("biomass")]
    assert {"PU-817", "PU-Q-60"} <= set(refused(table, A, Advance("tech")))
    table.decide(A, LeaveOut("tech"))
    assert trackers(table, A) == {**dict.fromkeys(TRACKS, 0), "biomass": 1}


def no_milestones(event: str) -> None:
    position = before(event)
    position.depot(A, "i2 biomass-civ", "i4 rover-tech")
    position.trackers(A, civ=2, biomass=2)
    position.civ(1, "rising-planet-award")
    table = position.table()
    put(table, A, "small", "F1")
    assert {"PU-817", "PU-Q-60"} <= set(refused(table, A, PlacePatch("F3")))
    settle(table, A)
    assert trackers(table, A)["civ"] == trackers(table, A)["biomass"] == 3
    assert on(table, A, PATCHES) == []
    settle(table, B)
    assert player(table, A).cards == []
    assert table.game.state.round == 2


def no_synergy(event: str) -> None:
    position = before(event)
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    position.trackers(A, tech=1, biomass=1)  # both advances give a boost otherwise
    table = position.table()
    put(table, A, "small", "E2")
    table.decide(A, Advance("tech"))
    assert A not in table.pending
    assert trackers(table, A) == {**dict.fromkeys(TRACKS, 0), "tech": 2, "biomass": 2}
    assert not any(isinstance(e, BoostGained) for e in told(table, A))


PERIMETER = closed_to_tiles(PlaceTile(0, "E2"), PlaceTile(0, "G3"))
ICE = closed_to_tiles(PlaceTile(0, "F3"), PlaceTile(0, "G3"))
MATCHING = closed_to_tiles(PlaceTile(0, "G3"), PlaceTile(2, "G3"))

CARDS: dict[str, Callable[[str], None]] = {
    "spare-rover": extra_rover,
    "new-officials": add_civ_cards,
    "new-assignment": draw_objective,
    "quiet-growth": quiet_growth,
    "more-civ-or-rover": advances("civ", "rover"),
    "more-rover-or-tech": advances("rover", "tech"),
    "more-water-or-rover": advances("water", "rover"),
    "more-biomass-or-rover": advances("biomass", "rover"),
    "more-civ-or-tech": advances("civ", "tech"),
    "more-civ-or-water": advances("civ", "water"),
    "more-civ-or-biomass": advances("civ", "biomass"),
    "more-water-or-tech": advances("water", "tech"),
    "more-biomass-or-tech": advances("biomass", "tech"),
    "more-water-or-biomass": advances("water", "biomass"),
    "course-correction": turn_station,
    "spores": patch,
    "tailwind": boost,
    "distress-call": collect_lifepod,
    "stone-harvest": collect_meteorite,
    "good-day": boost,
    "less-civ-or-rover": regresses("civ", "rover"),
    "less-rover-or-tech": regresses("rover", "tech"),
    "less-water-or-rover": regresses("water", "rover"),
    "less-biomass-or-rover": regresses("biomass", "rover"),
    "less-civ-or-tech": regresses("civ", "tech"),
    "less-civ-or-water": regresses("civ", "water"),
    "less-civ-or-biomass": regresses("civ", "biomass"),
    "less-water-or-tech": regresses("water", "tech"),
    "less-biomass-or-tech": regresses("biomass", "tech"),
    "less-water-or-biomass": regresses("water", "biomass"),
    "stray-rock": add_meteorite,
    "setback": regresses(*TRACKS),
    "flooded-roads": closed_to_rovers("water"),
    "thicket": closed_to_rovers("biomass"),
    "live-wires": closed_to_rovers("energy"),
    "traffic-jam": closed_to_rovers("rover"),
    "interference": closed_to_rovers("tech"),
    "curfew": closed_to_rovers("civ"),
    "unstable-rim": PERIMETER,
    "half-shift": one_resource,
    "recession": regresses(*TRACKS, steps=2),
    "collapse": regresses(*TRACKS, steps=3),
    "direct-hit": add_meteorite,
    "half-power": one_resource,
    "red-tape": no_milestones,
    "cancelled-assignment": lose_objective,
    "broken-axle": destroy_rover,
    "resignations": remove_civ_cards,
    "lost-signal": destroy_lifepod,
    "leaking-hull": lose_lifepod,
    "crumbling-stones": lose_meteorite,
    "jammed-depot": remove_shape,
    "sensor-glimpse": boost_or_peek,
    "second-opinion": boost_or_peek,
    "quarantine": MATCHING,
    "thin-ice": ICE,
    "ice-quake": ICE,
    "silence": no_synergy,
    "lockdown": no_milestones,
    "storm-rim": PERIMETER,
}


@pytest.mark.rule("PU-803", "PU-811", "PU-812", "PU-Q-60")
@pytest.mark.parametrize("event", BOX.events)
def test_what_each_event_does(event: str) -> None:
    table = before(event).table()
    assert AlertRevealed(event) in told(table)
    assert seen(table).event == event
    CARDS[event](event)


def test_every_event_is_tested() -> None:
    assert set(CARDS) == set(BOX.events)
    assert len(CARDS) == 60


# Trackers: PU-Q-60 a b d


@pytest.mark.rule("PU-Q-60", "PU-Q-09")
def test_only_trackers_that_can_move_are_offered() -> None:
    position = before("more-civ-or-rover")
    position.trackers(A, civ=15, rover=15)
    table = position.table()
    assert trackers(table, A)["rover"] == 15
    assert (
        player(table, A).movement > 0
    )  # chosen by itself: a rover tracker on top can always advance
    position = before("more-civ-or-water")
    position.trackers(A, civ=15)
    position.trackers(B, civ=15, water=15)
    table = position.table()
    assert trackers(table, A)["water"] == 1
    assert trackers(table, B) == {**dict.fromkeys(TRACKS, 0), "civ": 15, "water": 15}
    assert table.game.state.phase == "tiles"


@pytest.mark.rule("PU-Q-60", "PU-Q-10", "PU-812")
def test_a_tracker_on_0_does_not_regress() -> None:
    position = before("less-civ-or-rover")
    position.trackers(A, rover=2)
    table = position.table()
    assert trackers(table, A)["rover"] == 1
    assert trackers(table, B) == dict.fromkeys(TRACKS, 0)


@pytest.mark.rule("PU-Q-60")
def test_several_steps_down_are_one_tracker_that_can_go_all_the_way() -> None:
    position = before("collapse")
    position.trackers(A, civ=3, water=2, tech=4)
    position.trackers(B, civ=1, water=2, rover=2)
    table = position.table()
    assert offered(table, A) == [Regress("civ"), Regress("tech")]
    assert "PU-511" in refused(table, A, Regress("water"))
    table.decide(A, Regress("tech"))
    assert trackers(table, A) == {"civ": 3, "water": 2, "biomass": 0, "rover": 0, "tech": 1}
    assert offered(table, B) == [Regress("water"), Regress("rover")]  # none can go the full way
    table.decide(B, Regress("rover"))
    assert trackers(table, B) == {"civ": 1, "water": 2, "biomass": 0, "rover": 0, "tech": 0}


@pytest.mark.rule("PU-Q-60")
def test_an_advance_without_benefits_ends_at_the_top() -> None:
    position = before("quiet-growth")
    position.trackers(A, civ=13, water=15, biomass=15)
    table = position.table()
    assert trackers(table, A)["civ"] == 15
    assert player(table, A).due == []


@pytest.mark.rule("PU-Q-60")
def test_technologies_count_by_position_even_without_benefits() -> None:
    position = Position()
    corporation = corporation_of(position.game, A)
    position.trackers(A, tech=2)
    assert not corporation.unlocked(position.game, A, 1)
    for _ in corporation.advance(position.game, A, TECH, benefits=False):
        raise AssertionError("nothing is asked")
    assert corporation.unlocked(position.game, A, 1)


# Meteorites: PU-Q-60 c


@pytest.mark.rule("PU-Q-60", "PU-594")
def test_a_meteorite_destroys_the_rover_on_its_symbol() -> None:
    position = before("direct-hit")
    position.place(A, "i2 civ-energy*", "F1")
    position.place(A, "i2 rover-tech*", "G1")
    position.player(A).take(METEORITES, ~0)
    position.meteorite(A, "G2")
    position.rover(A, "F2")
    table = position.table()  # G2 has one already, so F2 is the only symbol
    assert on(table, A, METEORITES) == ["F2", "G2"]
    assert rovers(table, A) == []
    assert RoverDestroyed(A, "F2") in told(table)


@pytest.mark.rule("PU-Q-60", "PU-812")
def test_without_a_free_symbol_nothing_falls() -> None:
    position = before("stray-rock")
    position.place(A, "i2 civ-energy*", "F1")
    table = position.table()
    assert on(table, A, METEORITES) == ["F2"]
    assert table.game.state.phase == "tiles"


@pytest.mark.rule("PU-Q-64", "PU-648")
def test_an_event_adds_no_meteorite_where_strikes_do_nothing() -> None:
    position = before("stray-rock")
    position.place(A, "i2 civ-energy*", "F1")
    position.place(A, "i2 rover-tech*", "G1")
    position.player(A).take(METEORITES, ~0)
    position.level(A, 5)
    table = position.table()
    assert table.game.state.phase == "tiles"  # nothing is asked
    assert on(table, A, METEORITES) == []


@pytest.mark.rule("PU-302", "PU-812", "PU-526", "PU-Q-11")
@pytest.mark.parametrize("players", range(1, 7))
def test_all_carry_an_event_out_and_choose_its_cards_before_step_4(players: int) -> None:
    commander = players - 1
    position = before("more-civ-or-water", players)
    position.state.commander = commander
    position.civ(1, *[id for id, card in BOX.cards.items() if card.rank == 1])
    for seat in range(players):
        position.trackers(seat, civ=2)  # before a milestone
    table = position.table()
    for seat in reversed(range(players)):
        assert seen(table).phase == "alert-effects"
        table.decide(seat, CardAdvance("civ"))
    order = []
    while table.game.state.phase == "alert-cards":
        (seat,) = table.pending
        if question(table, seat) == "card":
            order.append(seat)
        table.decide(seat, offered(table, seat)[-1])
    assert order == [(commander + step) % players for step in range(players)]
    assert table.game.state.phase == "tiles"
    assert set(table.pending) == set(range(players))


@pytest.mark.rule("PU-812")
def test_what_is_not_there_is_neither_lost_nor_collected() -> None:
    for event in ("stone-harvest", "crumbling-stones", "leaking-hull", "broken-axle"):
        table = before(event).table()
        assert table.game.state.phase == "tiles"
    for event in ("lost-signal", "distress-call"):
        position = before(event)
        for seat in (A, B):
            position.player(seat).take(LIFEPODS, ~0)
        assert position.table().game.state.phase == "tiles"
    assert before("cancelled-assignment").table().game.state.phase == "tiles"


# Rovers: PU-Q-60 e


@pytest.mark.rule("PU-Q-60")
def test_a_rover_may_leave_forbidden_terrain() -> None:
    position = before("curfew")
    position.cover(A, "civ", ["E6", "E7"])
    position.rover(A, "E6", movement=1)
    table = position.table()
    assert {move.to for move in offered(table, A, MoveRover)} == {"D6", "F6", "E5"}


@pytest.mark.rule("PU-Q-60", "PU-Q-24")
def test_nor_is_forbidden_terrain_reached_by_teleport() -> None:
    position = under("curfew", "cards")
    position.cover(A, "civ", ["E6", "E7"])
    position.rover(A, "A6")
    position.state.choosing = [A]
    position.player(A).due = [1]
    card = next(c for c in BOX.cards.values() if isinstance(c.effect, FreeTeleport))
    position.player(A).due = [card.rank]
    position.civ(card.rank, card.id)
    table = position.table()
    if question(table, A) == "card":
        table.decide(A, TakeCard(card.id))
    targets = {move.to for move in offered(table, A, TeleportRover)}
    assert "E5" in targets
    assert not targets & {"E6", "E7"}


@pytest.mark.rule("PU-Q-60")
def test_a_rover_may_be_put_down_on_forbidden_terrain() -> None:
    position = before("traffic-jam")
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "F1")  # rover terrain on F1
    table.decide(A, Advance("rover"))
    assert PlaceRover("F1") in offered(table, A)


# One resource: PU-Q-60 f


@pytest.mark.rule("PU-Q-60")
def test_a_resource_that_would_not_advance_may_be_the_one_that_counts() -> None:
    position = before("half-shift")
    position.depot(A, "i2 water-rover", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "F1")  # no ice below the water
    assert offered(table, A) == [LeaveOut("water"), LeaveOut("rover")]
    table.decide(A, LeaveOut("rover"))
    assert trackers(table, A) == dict.fromkeys(TRACKS, 0)
    assert A not in table.pending


@pytest.mark.rule("PU-Q-60", "PU-705")
def test_one_resource_counts_for_a_tile_that_is_not_placed_too() -> None:
    position = before("half-power")
    position.depot(A, "i2 biomass-civ", "i4 rover-tech")
    position.place(A, "i2 rover-tech", "L6")
    position.fill(A)
    table = position.table()
    take(table, A, "small")
    assert offered(table, A) == [LeaveOut("biomass"), LeaveOut("civ")]
    table.decide(A, LeaveOut("biomass"))
    assert trackers(table, A) == {**dict.fromkeys(TRACKS, 0), "civ": 1}


# Milestones and boosts: PU-Q-60 g h


@pytest.mark.rule("PU-Q-60", "PU-817")
@pytest.mark.parametrize("event", ["red-tape", "lockdown"])
def test_a_rover_milestone_is_lost_and_a_technology_works_a_round_later(event: str) -> None:
    position = before(event)
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.trackers(A, tech=2)
    table = position.table()
    put(table, A, "small", "F1")
    settle(table, A)
    assert rovers(table, A) == []
    assert not seen(table, A).players[A].technologies[0].unlocked
    settle(table, B)
    assert seen(table, A).players[A].technologies[0].unlocked


@pytest.mark.rule("PU-Q-60")
def test_boosts_and_movement_of_tracks_are_no_milestones() -> None:
    position = before("red-tape")
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.trackers(A, rover=9)  # 3 movement and a boost
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("rover"))
    assert player(table, A).movement == 3
    assert UseBoost("civ") in offered(table, A)


@pytest.mark.rule("PU-Q-60")
def test_under_silence_no_source_gives_a_boost() -> None:
    position = under("silence")
    corporation_of(position.game, A).gain_boost(position.game, A)
    assert position.player(A).pending == []
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.trackers(A, rover=9)
    table = position.table()
    put(table, A, "small", "F1")
    assert {"PU-817", "PU-Q-60"} <= set(refused(table, A, UseBoost("civ")))
    table.decide(A, Advance("rover"))
    assert A not in table.pending
    assert MovementGained(A, 3) in told(table, A)


# Station and rovers in solo: PU-Q-60 j k


@pytest.mark.rule("PU-Q-60", "PU-813")
@pytest.mark.parametrize(("small", "large"), [(0, 12), (12, 0)])
def test_no_stack_is_removed_where_that_would_empty_the_depot(small: int, large: int) -> None:
    position = before("jammed-depot")
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    position.leave(A, small=small, large=large)
    table = position.table()
    assert question(table, A) == "place"
    assert len(table.game.state.gone) == 12
    assert AlertIgnored(A, "jammed-depot") in told(table)


@pytest.mark.rule("PU-813")
def test_the_only_stack_whose_tile_fits_is_not_removed() -> None:
    position = before("jammed-depot")
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "i2 civ-energy*", "F1")
    position.fill(A, but=["A6", "A7"])
    position.rover(A, "F6", movement=1)  # so that the question is asked
    table = position.table()
    assert offered(table, A, RemoveStack) == [RemoveStack("large")]
    assert "PU-813" in refused(table, A, RemoveStack("small"))
    table.decide(A, RemoveStack("large"))
    assert offered(table, A, TakeTile) == [TakeTile("small")]


@pytest.mark.rule("PU-813", "PU-Q-08")
def test_a_stack_may_go_if_the_other_tile_fits_at_another_level() -> None:
    """On K-273 a tile may not cover land and ice, but that restriction would not end the game."""
    position = before("jammed-depot")
    position.player(A).planet = "k-273"
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "i2 civ-energy*", "F1")
    position.fill(A, but=["A6", "B6", "C6", "D6"])  # two of ice, two of land
    position.rover(A, "F6", movement=1)  # so that the question is asked
    table = position.table()
    assert offered(table, A, RemoveStack) == [RemoveStack("small"), RemoveStack("large")]


@pytest.mark.rule("PU-Q-60", "PU-702")
def test_the_stack_removed_is_missing_for_the_rest_of_the_game() -> None:
    position = before("jammed-depot")
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    position.leave(A, small=1, large=12)
    table = position.table()
    table.decide(A, RemoveStack("large"))
    settle(table, A)
    assert LastRound("depot") in told(table)  # the last tile of the depot was taken


@pytest.mark.rule("PU-Q-60")
def test_the_extra_rover_joins_those_of_the_milestone() -> None:
    position = before("spare-rover")
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, PlaceRover("F1"))
    table.decide(A, Advance("rover"))  # the milestone: the other square is the only one left
    settle(table, A)
    assert sorted(rovers(table, A)) == ["F1", "F2"]
    assert player(table, A).waiting == 1
    assert player(table, A).extra_rovers == 1


@pytest.mark.rule("PU-Q-60")
def test_without_a_tile_there_is_no_extra_rover() -> None:
    position = before("spare-rover")
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.place(A, "i2 rover-tech*", "L6")
    position.fill(A)
    table = position.table()
    take(table, A, "small")
    settle(table, A)
    assert player(table, A).extra_rovers == 0


# Peeking: PU-Q-60 l


@pytest.mark.rule("PU-Q-60")
def test_only_the_peeker_learns_the_next_event() -> None:
    position = before("sensor-glimpse", 3)
    table = position.table()
    table.decide(A, Peek())
    assert seen(table, A).next_event == NEXT
    assert NextAlertSeen(A, NEXT) in told(table, A)
    for seat in (B, C):
        table.decide(seat, GainBoost())
        table.decide(seat, UseBoost("civ"))
    for other in (B, C, None):
        assert seen(table, other).next_event is None
        assert NextAlertPeeked(A) in told(table, other)
        assert NextAlertSeen(A, NEXT) not in told(table, other)


@pytest.mark.rule("PU-Q-60")
def test_others_do_not_hear_of_a_peek_before_the_step_has_ended() -> None:
    table = before("sensor-glimpse", 2).table()
    table.decide(A, Peek())
    assert NextAlertPeeked(A) not in told(table, B)
    assert seen(table, B).players[A].pending == ()


@pytest.mark.rule("PU-Q-60")
def test_knowing_the_next_event_ends_with_its_reveal() -> None:
    position = before("second-opinion")
    position.state.alerts = ["thin-ice", "ice-quake", NEXT, "second-opinion"]
    table = position.table()
    table.decide(A, Peek())
    table.decide(B, GainBoost())
    table.decide(B, UseBoost("civ"))
    assert seen(table, A).next_event == NEXT
    round_of(table)
    assert seen(table, A).event == NEXT
    assert seen(table, A).next_event is None


@pytest.mark.rule("PU-Q-60")
def test_with_no_event_left_only_the_boost_is_offered() -> None:
    position = before("second-opinion")
    position.state.alerts = ["second-opinion"]
    table = position.table()
    assert offered(table, A) == [UseBoost(track) for track in TRACKS]
    position.rover(A, "F6", movement=1)  # so that the question is asked
    table = position.table()
    assert "PU-Q-60" in refused(table, A, Peek())


@pytest.mark.rule("PU-Q-60")
def test_a_peek_cannot_be_taken_back() -> None:
    table = before("sensor-glimpse").table()
    table.decide(A, Peek())
    assert table.undo_terms(A).alone == ()


# Normal rules: PU-Q-60 m


def spores(*left: str) -> AnyTable:
    """A must place a patch, and then one of two tiles, where only these squares are free."""
    position = before("spores")
    position.depot(A, "i2 biomass-civ", "i4 rover-tech")
    position.place(A, "i2 rover-tech", "L6")
    position.fill(A, but=left)
    return position.table()


@pytest.mark.rule("PU-Q-68", "PU-403")
def test_what_fits_is_judged_when_the_tile_is_taken() -> None:
    table = spores("F6", "G6", "C4", "C5", "C6", "C7")
    table.decide(A, PlacePatch("C5"))  # without it the large tile would have fitted
    settle(table, B)
    assert offered(table, A, TakeTile) == []
    assert question(table, A) == "place"
    assert player(table, A).taken == tile("i2 biomass-civ")


@pytest.mark.rule("PU-813", "PU-708")
def test_an_event_s_patch_does_not_take_the_last_place_of_a_tile() -> None:
    table = spores("F6", "G6", "A6", "D4")
    assert offered(table, A) == [PlacePatch("D4"), PlacePatch("A6")]
    assert refused(table, A, PlacePatch("F6")) == ("PU-813",)
    table.decide(A, PlacePatch("A6"))
    settle(table, B)
    assert question(table, A) == "place"


@pytest.mark.rule("PU-813", "PU-708")
def test_an_event_s_patch_without_another_place_is_left_out() -> None:
    table = spores("F6", "G6")
    settle(table, B)
    assert question(table, A) == "place"
    assert on(table, A, PATCHES) == []


@pytest.mark.rule("PU-813", "PU-701")
def test_where_no_tile_fits_anyway_an_event_s_patch_may_go_anywhere() -> None:
    table = spores("F6", "A6")
    assert offered(table, A) == [PlacePatch("A6"), PlacePatch("F6")]


def drifting(event: str, **positions: int) -> Position:
    """The top half of A's planet is covered, and both tiles fit only apart from it, in the bottom
    half: with the first technology, whose milestone is at 3."""
    position = before(event, planets=["oblivion"])
    position.depot(A, "o4 biomass-civ", "u5 rover-tech")
    position.place(A, "i2 civ-energy", "A1")
    grid = names(ground_of(position.game, A).squares)
    position.cover(A, "rover", [at for at in grid if int(at[1:]) <= 6])
    position.trackers(A, **{"tech": 3, **positions})
    return position


@pytest.mark.rule("PU-813", "PU-708")
def test_an_event_alone_takes_no_technology_that_placing_needs() -> None:
    table = drifting("less-rover-or-tech").table()
    assert trackers(table, A)["tech"] == 3
    assert AlertIgnored(A, "less-rover-or-tech") in told(table)
    assert AlertIgnored(B, "less-rover-or-tech") not in told(table)
    assert offered(table, A, TakeTile) == [TakeTile("small"), TakeTile("large")]
    put(table, A, "small", "A9")
    assert not player(table, A).stuck


@pytest.mark.rule("PU-813", "PU-708", "PU-812")
def test_then_another_tracker_regresses_if_one_can() -> None:
    table = drifting("less-rover-or-tech", rover=2).table()
    assert trackers(table, A) == {**dict.fromkeys(TRACKS, 0), "rover": 1, "tech": 3}
    assert AlertIgnored(A, "less-rover-or-tech") not in told(table)
    table = drifting("setback", rover=2, civ=1).table()
    assert offered(table, A) == [Regress("civ"), Regress("rover")]
    assert refused(table, A, Regress("tech")) == ("PU-708", "PU-813")
    assert refused(table, A, Regress("water")) == ("PU-511", "PU-Q-10")


@pytest.mark.rule("PU-813", "PU-Q-60")
def test_a_tracker_that_would_go_too_far_down_is_spared_too() -> None:
    table = drifting("recession", tech=4, civ=2).table()  # the second step would be too much
    assert trackers(table, A) == {**dict.fromkeys(TRACKS, 0), "civ": 0, "tech": 4}
    table = drifting("recession", tech=5, civ=2).table()
    assert offered(table, A) == [Regress("civ"), Regress("tech")]


@pytest.mark.rule("PU-813", "PU-701")
def test_where_no_tile_fits_anyway_the_technology_is_lost() -> None:
    position = drifting("less-rover-or-tech")
    position.fill(A)
    table = position.table()
    assert trackers(table, A)["tech"] == 2
    take(table, A, "small")
    assert player(table, A).stuck


@pytest.mark.rule("PU-813", "PU-812")
def test_a_technology_that_placing_does_not_need_is_lost() -> None:
    position = drifting("less-rover-or-tech")
    position.depot(A, "i2 biomass-civ", "u5 rover-tech")  # the small tile fits at A7
    table = position.table()
    assert trackers(table, A)["tech"] == 2
    assert question(table, A) == "place"
    assert AlertIgnored(A, "less-rover-or-tech") not in told(table)


@pytest.mark.rule("PU-Q-60", "PU-643")
def test_a_patch_of_an_event_may_be_stored() -> None:
    position = before("spores")
    position.level(A, 2)
    table = position.table()
    assert StorePatch() in offered(table, A)
    table.decide(A, StorePatch())
    assert player(table, A).stored == 1


@pytest.mark.rule("PU-Q-12", "PU-EX-35")
def test_a_patch_in_the_first_round_lies_on_the_perimeter() -> None:
    table = before("spores").table()
    assert "PU-565" in refused(table, A, PlacePatch("F6"))
    table.decide(A, PlacePatch("L6"))
    settle(table, B)
    if question(table, A) == "take":
        take(table, A, "small")
    assert len(on(table, A, COVERED)) == 1
    assert all(isinstance(option, PlaceTile) for option in offered(table, A))


@pytest.mark.rule("PU-Q-60", "PU-Q-11", "PU-526")
def test_civ_cards_of_an_event_are_chosen_before_step_4() -> None:
    position = before("more-civ-or-rover", 3, automatic_rotation=True)
    position.state.commander = B
    for seat in range(3):
        position.trackers(seat, civ=2)
    position.civ(1, "rising-planet-award", "holiday-observance", "meteorite-repo-1")
    table = position.table()
    for seat in range(3):
        table.decide(seat, CardAdvance("civ"))
    for seat in (B, C):
        assert table.game.state.phase == "alert-cards"
        assert set(table.pending) == {seat}
        table.decide(seat, offered(table, seat, TakeCard)[0])
    assert player(table, A).cards  # the last card is taken without a question
    assert table.game.state.phase == "tiles"


@pytest.mark.rule("PU-Q-14", "PU-814")
def test_movement_of_an_event_may_wait_for_step_4() -> None:
    position = before("more-water-or-rover")
    position.trackers(A, rover=9)
    position.rover(A, "F6")
    table = position.table()
    table.decide(A, CardAdvance("rover"))
    assert offered(table, A, MoveRover)
    table.decide(A, UseBoost("water"))
    table.decide(B, CardAdvance("water"))
    assert table.game.state.phase == "tiles"
    assert player(table, A).movement == 3
    assert offered(table, A, MoveRover)


@pytest.mark.rule("PU-646", "PU-647", "PU-EX-11")
def test_water_of_an_event_is_not_doubled() -> None:
    position = before("more-civ-or-water")
    position.level(A, 4)
    table = position.table()
    table.decide(A, CardAdvance("water"))
    assert trackers(table, A)["water"] == 1


# Civ cards: PU-Q-60 n


@pytest.mark.rule("PU-Q-60", "PU-214")
def test_cards_are_added_at_random() -> None:
    found = set()
    for seed in range(20):
        position = before("new-officials")
        civ_stacks(position)
        position.state.rng = seed_value(seed)
        found.add(position.table().game.state.civ[0][-1])
    assert len(found) > 2


@pytest.mark.rule("PU-Q-60")
def test_cards_are_removed_at_random_from_stacks_that_have_any() -> None:
    found = set()
    for seed in range(20):
        position = before("resignations")
        civ_stacks(position)
        position.state.civ[2] = []
        position.state.rng = seed_value(seed)
        table = position.table()
        found.add(table.game.state.civ[0][0])
        assert len(table.game.state.civ_gone) == 3
        assert CivCardsRemoved(3) in told(table)
    assert len(found) == 2


@pytest.mark.rule("PU-Q-60")
def test_nobody_knows_which_cards_were_added_or_removed() -> None:
    position = before("resignations", 2)
    civ_stacks(position)
    table = position.table()
    chance = Random.seeded(1)
    for seat in (A, B):
        guesses = [table.fork(seat, chance).game.state for _ in range(30)]
        assert len({state.civ_gone[0] for state in guesses}) > 2
        assert {len(state.civ_gone) for state in guesses} == {4}
        assert {BOX.cards[state.civ_gone[0]].rank for state in guesses} == {1}


# Restrictions


@pytest.mark.rule("PU-813", "PU-423", "PU-EX-31")
def test_a_closed_perimeter_is_ignored_for_a_first_tile() -> None:
    position = before("unstable-rim")
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(B, "o4 civ-energy", "F1")
    table = position.table()
    take(table, A, "small")
    settle(table, B)
    assert PlaceTile(0, "F1") in offered(table, A)
    assert PlaceTile(0, "F6") not in offered(table, A)
    table.decide(A, PlaceTile(0, "F1"))
    settle(table, A)
    assert AlertIgnored(A, "unstable-rim") in told(table)
    assert AlertIgnored(B, "unstable-rim") not in told(table)


@pytest.mark.rule("PU-403", "PU-817", "PU-Q-08")
def test_a_tile_that_fits_only_against_the_event_is_not_taken() -> None:
    position = before("thin-ice")
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "i2 civ-energy*", "F1")
    # Land for a small tile, and ice with land for a large one.
    position.fill(A, but=["G5", "G6", "A6", "B6", "C6", "D6"])
    position.rover(A, "F5", movement=1)
    table = position.table()
    assert offered(table, A, TakeTile) == [TakeTile("small")]
    assert {"PU-817", "PU-403"} <= set(refused(table, A, TakeTile("large")))


@pytest.mark.rule("PU-Q-12", "PU-Q-08")
def test_restrictions_on_tiles_do_not_concern_patches() -> None:
    position = under("storm-rim")
    position.depot(A, "i2 biomass-civ", "i4 rover-tech")
    position.place(A, "o4 civ-energy", "F1")
    position.trackers(A, biomass=2)
    table = position.table()
    put(table, A, "small", "G3")
    table.decide(A, Advance("biomass"))
    assert PlacePatch("E2") in offered(table, A)


@pytest.mark.rule("PU-817", "PU-Q-24")
@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize(
    "effect", [ForbidIce(), ForbidRovers("civ"), NoMilestones(), NoSynergy(), OneResource()]
)
def test_restrictions_end_with_the_round(effect: object, players: int) -> None:
    position = Position(players, events=True, automatic_rotation=False)
    position.event(effect)
    position.state.alerts = ["good-day", "crumbling-stones"]
    table = position.table()
    held = table.game.state.alert
    round_of(table)
    assert table.game.state.round == 2
    if players > 1:  # the commander turns the station before the next event is revealed
        assert question(table, next(iter(table.pending))) == "rotate"
        assert seen(table).event is None
    assert held not in (table.game.state.alert, *table.game.state.revealed)


@pytest.mark.rule("PU-817", "PU-Q-24", "PU-Q-60", "PU-302")
@pytest.mark.parametrize("players", range(1, 7))
def test_restrictions_hold_in_step_5(players: int) -> None:
    position = Position(players, events=True)
    position.state.alerts = ["good-day"]
    position.state.alert = "silence"
    position.depot(A, "i2 biomass-civ", "i4 rover-tech")
    position.trackers(A, civ=2, water=1)  # before a milestone, and two steps before a boost
    position.civ(1, "operations", "rising-planet-award")
    table = position.table()
    put(table, A, "small", "F1")
    settle(table, A)
    play_others(table, A)
    assert table.game.state.phase == "cards"
    assert seen(table).event == "silence"
    table.decide(A, TakeCard("operations"))
    table.decide(A, CardAdvance("water"))
    assert trackers(table, A)["water"] == 3
    assert not any(isinstance(event, BoostGained) for event in told(table))


@pytest.mark.rule("PU-817", "PU-Q-24", "PU-Q-21", "PU-713")
@pytest.mark.parametrize("players", range(1, 7))
def test_restrictions_end_before_the_end_phase(players: int) -> None:
    position = Position(players, events=True)
    position.state.alert = "silence"  # the last event: the game ends with this round
    position.player(A).cards = ["gaming-commission"]
    position.trackers(A, rover=9)  # a boost on the next position
    table = position.table()
    for seat in range(players):
        settle(table, seat)
    assert LastRound("events") in told(table)
    assert table.game.state.phase == "finale-effects"
    assert seen(table).event is None
    table.decide(A, CardAdvance("rover"))
    assert BoostGained(A) in told(table, A)
    assert offered(table, A, UseBoost)


@pytest.mark.rule("PU-814", "PU-302")
def test_the_rest_of_the_round_is_as_always() -> None:
    table = before("crumbling-stones").table()
    assert table.game.state.phase == "tiles"
    assert set(table.pending) == {A, B}
    round_of(table)
    assert table.game.state.round == 2


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_names_the_event(language: str) -> None:
    words = Words(language, [PACKAGE])
    position = under("curfew")
    position.cover(A, "civ", ["E6"])
    position.rover(A, "E7", movement=1)
    table = position.table()
    with pytest.raises(Refused) as refusal:
        table.decide(A, MoveRover("E7", "E6"))
    assert words("alert-curfew") in words.error(refusal.value)


TOLD = [
    GainBoost(),
    Peek(),
    CollectMeteorite("F1"),
    AddMeteorite("F1"),
    DestroyRover("F1"),
    DestroyLifepod("F1"),
    DiscardObjective("deductible-coveralls"),
    RemoveStack("small"),
    AlertIgnored(A, "thin-ice"),
    NextAlertSeen(A, "thin-ice"),
    NextAlertPeeked(A),
    LifepodLost(A),
    MeteoriteLost(A),
    ObjectivesDrawn(A, ("deductible-coveralls",)),
    SecretObjectivesDrawn(A, 2),
    ObjectiveDiscarded(A, "deductible-coveralls"),
    SecretObjectiveDiscarded(A),
    CivCardsAdded(4),
    CivCardsRemoved(1),
    StackRemoved(A, "i4", 5),
]


@pytest.mark.parametrize("thing", TOLD, ids=lambda thing: type(thing).__name__)
def test_all_that_can_happen_is_told(thing: Option | Event) -> None:
    known = RULESET.moves if isinstance(thing, Option) else RULESET.events
    assert type(thing) in known
    english, polish = (Words(lang, [PACKAGE], ["Ada"]).tell(thing) for lang in LANGUAGES)
    for text in (english, polish):
        assert " " in text
        assert "{" not in text
        assert "thin-ice" not in text
        assert "deductible-coveralls" not in text
    assert english != polish


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", ["turn", "remove", "discard"])
def test_questions_have_both_prompts(language: str, question: str) -> None:
    words = Words(language, [PACKAGE])
    assert words.has(f"ask-{question}")
    assert words.has(f"ask-{question}.others")


# The deck in whole games


def games() -> Sequence[tuple[int, dict[str, Any]]]:
    mixes: list[dict[str, Any]] = [
        {"event_mix": "even"},
        {"event_mix": "harsh"},
        {"event_mix": "mild"},
        {"event_mix": "random"},
        {"event_mix": "custom", "green": 0, "orange": 2, "red": 18},
        {"event_mix": "custom", "green": 16, "orange": 4, "red": 0},
    ]
    return [
        (seats, {"events": True, **mixes[(seats + shift) % len(mixes)]})
        for seats in range(1, 7)
        for shift in (0, 2, 3)
    ]


@pytest.mark.rule("PU-801", "PU-802", "PU-805", "PU-806", "PU-816")
@pytest.mark.parametrize(("seats", "options"), games())
def test_random_games_keep_the_invariants(seats: int, options: dict[str, Any]) -> None:
    check_play(Setting(RULESET, seats, options, seed=f"events {seats}"))


@pytest.mark.rule("PU-703", "PU-815", "PU-816")
@pytest.mark.parametrize("seats", range(1, 7))
def test_a_game_with_events_lasts_20_rounds_at_most(seats: int) -> None:
    table = start(seats, seed=seats, events=True)
    at_random(table)
    assert table.game.state.round <= 20
    assert len(table.game.state.revealed) == table.game.state.round


@pytest.mark.rule("PU-811", "PU-Q-60")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nothing_hidden_shows(seats: int) -> None:
    setting = Setting(RULESET, seats, {"events": True, "event_mix": "harsh"}, seed="hidden")
    check_setting(setting, (check_blindness, check_boundaries))
