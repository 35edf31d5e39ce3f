"""A refusal says the first rule that is really in the way of this player now."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.table import Table
from kosmodrom.games.skymines import RULESET, effects
from kosmodrom.games.skymines.moves import (
    PASS,
    READY,
    STOP,
    TAKE_COIN,
    USE_FIELD_TILE,
    USE_SCIENTIST_TILE,
    Advance,
    BuyCard,
    ChooseShare,
    Cross,
    DoFirst,
    EndLoop,
    Enter,
    Flip,
    Fulfil,
    KeepToken,
    LayTile,
    Neutralise,
    Pass,
    PlaceMarker,
    PlacePlan,
    PlaceTrack,
    PlayAgain,
    PlayRemoved,
    Put,
    Ready,
    RemoveCard,
    RestCard,
    ReturnTo,
    TakeFrom,
    TakePlan,
    TakeRemoved,
    TakeStack,
    Upload,
    UseEnergy,
    UseFieldScientist,
    UseResources,
    UseScientist,
)
from kosmodrom.games.skymines.state import EMPTIED
from kosmodrom.games.skymines.terms import NOTHING
from kosmodrom.testing.positions import offered, question
from tests.games.skymines.kit import A, AnyTable, B, Position, answer_until, do, player

CARBON, MINERALS, ENERGY, SCIENTIST = (
    "start-carbon-2",
    "start-minerals-2",
    "start-energy-2",
    "start-scientist",
)


def refusal(table: AnyTable, seat: Seat, option: Option) -> Refused:
    """The refusal of an option, which leaves the table as it was."""
    before = table.fingerprint, len(table.choices)
    with pytest.raises(Refused) as refused:
        table.decide(seat, option)
    assert (table.fingerprint, len(table.choices)) == before
    assert str(refused.value)
    return refused.value


def why(table: AnyTable, seat: Seat, option: Option) -> tuple[str, tuple[str, ...]]:
    """The reason and the rules against an option."""
    refused = refusal(table, seat, option)
    return refused.reason, refused.rules


def kinds_of_ways(table: AnyTable, seat: Seat, option: Option) -> set[type[Option]]:
    """What a refusal proposes to do first; all of it is on offer."""
    begin = refusal(table, seat, option).begin
    assert set(begin) <= set(table.pending[seat].options)
    return {type(option) for option in begin}


def started(**options: Any) -> AnyTable:
    return Table.start(RULESET, seats=2, seed=1, options={"first_player": "1", **options})


# Setup


@pytest.mark.rule("SKY-109", "SKY-110", "SKY-111")
def test_tracks_of_other_edges_and_other_sides() -> None:
    table = started(tracks="chosen")
    assert why(table, A, PlaceTrack("minerva", "A1")) == ("other-edge", ("SKY-109", "SKY-111"))
    table.decide(A, PlaceTrack("skymine", "A1"))
    assert why(table, B, PlaceTrack("minerva", "A2")) == ("board-used", ("SKY-110",))
    answer_until(table, "plan")
    assert why(table, A, PlaceTrack("minerva", "E1")) == ("tracks-lie", ("SKY-109", "SKY-111"))


@pytest.mark.rule("SKY-151")
def test_a_token_that_was_not_dealt() -> None:
    table = started(tokens="dealt")
    own, others = (player(table, seat).dealt for seat in (A, B))
    foreign = table.game.data.tables.token_ids[others[0]]
    assert why(table, A, KeepToken(foreign)) == ("token-not-dealt", ("SKY-151",))
    answer_until(table, "plan")
    mine = table.game.data.tables.token_ids[own[0]]
    assert why(table, A, KeepToken(mine)) == ("token-moment", ("SKY-151",))


@pytest.mark.rule("SKY-155")
def test_where_the_first_cards_rest() -> None:
    table = started()
    assert question(table, A) == "first-rest"
    first = offered(table, A, RestCard)[0].card
    assert why(table, A, RestCard("start-energy-2", "B")) == ("card-in-turn", ("SKY-155",))
    assert why(table, A, RestCard(first, "A")) == ("middle-slots", ("SKY-155",))
    table.decide(A, RestCard(first, "C"))
    second = offered(table, A, RestCard)[0].card
    assert why(table, A, RestCard(second, "C")) == ("rest-taken", ("SKY-155",))


# Planning


def planning() -> Position:
    position = Position()
    position.state.phase = "planning"
    return position


@pytest.mark.rule("SKY-202", "SKY-203", "SKY-206", "SKY-207")
def test_cards_that_cannot_be_put_on_a_slot() -> None:
    position = planning()
    share = position.card("share", share="tawac")
    position.player(A).hand.append(position.number(share))
    position.rest(A, "C", CARBON)
    table = position.table()
    assert why(table, A, Put(CARBON, "B")) == ("card-rests", ("SKY-207",))
    assert why(table, A, Put(share, "B")) == ("share-no-action", ("SKY-206",))
    assert why(table, A, Put("a-field", "B")) == ("not-in-hand", ("SKY-202",))
    assert why(table, A, Put("?", "B")) == ("not-in-hand", ("SKY-202",))
    closed = ("slot-closed", ("SKY-203", "SKY-1101", "SKY-1103"))
    assert why(table, A, Put(ENERGY, "A")) == closed
    table.decide(A, Put(ENERGY, "B"))
    assert why(table, A, Put(MINERALS, "B")) == ("slot-taken", ("SKY-202",))
    assert why(table, A, Put(ENERGY, "C")) == ("card-planned", ("SKY-202",))


@pytest.mark.rule("SKY-201", "SKY-205", "SKY-208", "SKY-209", "SKY-210")
def test_planning_comes_before_the_actions() -> None:
    table = planning().table()
    assert why(table, A, UseEnergy("tawac")) == ("action-phase", ("SKY-201", "SKY-210"))
    assert why(table, A, LayTile("B")) == ("action-phase", ("SKY-201", "SKY-210"))
    assert why(table, A, STOP) == ("say-ready", ("SKY-205",))
    assert kinds_of_ways(table, A, STOP) == {Ready}
    table.decide(A, READY)
    assert why(table, A, Put(CARBON, "B")) == ("planned", ("SKY-208", "SKY-209"))
    table.decide(B, READY)
    for option in (Put(CARBON, "B"), READY):
        assert why(table, A, option) == ("planning-phase", ("SKY-201", "SKY-323"))


# The action of a turn


@pytest.mark.rule("SKY-302", "SKY-305", "SKY-306")
def test_a_turn_is_one_action() -> None:
    position = Position()
    position.area(A, CARBON, ENERGY)
    table = position.table()
    assert why(table, A, STOP) == ("must-act", ("SKY-302", "SKY-306"))
    assert kinds_of_ways(table, A, STOP) == {Pass}
    table.decide(A, UseResources(("B",)))
    for option in (UseEnergy("tawac"), PASS, PlaceMarker("sell")):
        assert why(table, A, option) == ("one-action", ("SKY-302",))
    assert why(table, A, LayTile("B")) == ("tile-before-action", ("SKY-762",))


@pytest.mark.rule("SKY-301")
@pytest.mark.parametrize("seats", range(2, 5))
def test_out_of_turn(seats: int) -> None:
    position = Position(seats)
    position.area(A, CARBON, ENERGY)
    table = position.table()
    for _ in range(2):  # before the action, and in the middle of it
        for seat in range(1, seats):
            assert why(table, seat, PASS) == ("not-asked", ("SKY-301",))
        if question(table, A) == "action":
            table.decide(A, UseResources(("B",)))


@pytest.mark.rule("SKY-305")
def test_whoever_has_passed_is_out() -> None:
    position = Position()
    table = position.table()
    table.decide(A, PASS)
    assert question(table, B) == "action"
    assert why(table, A, PASS) == ("passed", ("SKY-305",))


@pytest.mark.rule("SKY-303", "SKY-304", "SKY-311", "SKY-321")
def test_resource_cards_that_cannot_be_used() -> None:
    position = Position()
    position.area(A, CARBON, MINERALS, ENERGY)
    table = position.table()
    assert why(table, A, UseResources(())) == ("no-cards-chosen", ("SKY-311", "SKY-321"))
    assert why(table, A, UseResources(("B", "B"))) == ("slot-twice", ("SKY-202",))
    assert why(table, A, UseResources(("E",))) == ("slot-empty", ("SKY-303",))
    assert why(table, A, UseResources(("D",))) == ("not-a-resource", ("SKY-311",))
    assert why(table, A, UseResources(("B", "C"))) == ("one-type", ("SKY-311",))
    position.used(A, "B")
    assert why(position.table(), A, UseResources(("B",))) == ("card-used", ("SKY-304",))


@pytest.mark.rule("SKY-1041", "SKY-Q-39")
def test_a_mix_is_for_buying_a_card() -> None:
    position = Position()
    position.at(A, minerva=14)  # both bonuses of B1
    position.clear_display()
    position.area(A, "start-carbon-1", "start-titanium-1")
    table = position.table()
    nothing = ("mix-buys-nothing", ("SKY-1041", "SKY-Q-39"))
    assert why(table, A, UseResources(("B", "C"))) == nothing
    position.show(1, position.card("energy", 1, cost=2))
    position.show(2, position.card("energy", 2, cost=2))
    table = position.table()
    table.decide(A, UseResources(("B", "C")))
    for option in (STOP, Advance("skymine")):
        assert why(table, A, option) == ("mix-must-buy", ("SKY-1041", "SKY-Q-39"))


@pytest.mark.rule("SKY-401", "SKY-416", "SKY-1453")
def test_energy_that_there_is_not_and_companies_that_cannot_expand() -> None:
    position = Position()
    table = position.table()
    assert why(table, A, UseEnergy("tawac")) == ("no-energy", ("SKY-303", "SKY-401"))
    position.area(A, ENERGY)
    position.station("tawac", 0, 0, 0)
    assert why(position.table(), A, UseEnergy("tawac")) == ("no-pieces", ("SKY-416",))
    belt = Position(board="belt")
    belt.area(A, ENERGY)
    belt.station("tawac", 0, 0, 0)
    assert why(belt.table(), A, UseEnergy("tawac")) == ("no-pieces", ("SKY-1453",))


@pytest.mark.rule("SKY-540", "SKY-601", "SKY-742", "SKY-746")
def test_scientists_and_tiles() -> None:
    position = Position()
    position.area(A, CARBON, SCIENTIST)
    table = position.table()
    assert why(table, A, UseScientist("B")) == ("not-a-scientist", ("SKY-303", "SKY-540"))
    assert why(table, A, UseScientist("D")) == ("slot-empty", ("SKY-303",))
    field = ("not-a-field-scientist", ("SKY-303", "SKY-601"))
    assert why(table, A, UseFieldScientist("C")) == field
    for tile in (USE_SCIENTIST_TILE, USE_FIELD_TILE):
        assert why(table, A, tile) == ("no-tile", ("SKY-741", "SKY-742"))
    position.tiles(A, "scientist", "field")
    position.player(A).tiles_down = 0b11
    position.used(A, "C")
    table = position.table()
    for tile in (USE_SCIENTIST_TILE, USE_FIELD_TILE):
        assert why(table, A, tile) == ("tile-used", ("SKY-746",))
    assert why(table, A, UseScientist("C")) == ("card-used", ("SKY-304",))


@pytest.mark.rule("SKY-761", "SKY-763")
def test_the_resource_tile() -> None:
    position = Position()
    position.area(A, CARBON, ENERGY)
    assert why(position.table(), A, LayTile("B")) == ("no-tile", ("SKY-741", "SKY-742"))
    position.tiles(A, "resource")
    table = position.table()
    assert why(table, A, LayTile("C")) == ("not-a-resource", ("SKY-761",))
    table.decide(A, LayTile("B"))
    assert why(table, A, LayTile("B")) == ("tile-lies", ("SKY-763",))


# Bonus markers


@pytest.mark.rule("SKY-701", "SKY-704", "SKY-705", "SKY-707")
def test_markers_and_spaces() -> None:
    position = Position()
    position.marker(B, 7)
    table = position.table()
    assert why(table, A, PlaceMarker("sell")) == ("space-taken", ("SKY-701", "SKY-704"))
    assert why(table, A, PlaceMarker("?")) == ("no-such-space", ("SKY-705",))
    assert why(table, A, PlaceMarker("skymine-9")) == ("no-such-space", ("SKY-705",))
    assert why(table, A, PlaceMarker("skymine-1")) == ("permanent-bonus", ("SKY-1021",))
    once = ("no-one-time-marker", ("SKY-1310", "SKY-1314"))
    assert why(table, A, PlaceMarker("buy", once=True)) == once
    position.player(A).markers = 0
    position.area(A, CARBON)
    assert why(position.table(), A, PlaceMarker("buy")) == ("no-marker", ("SKY-707",))
    position.player(A).once = 1
    table = position.table()
    assert why(table, A, PlaceMarker("tile-scientist")) == ("one-time-only", ("SKY-707",))
    way = PlaceMarker("tile-scientist", once=True, cost=1)
    assert refusal(table, A, PlaceMarker("tile-scientist")).begin == (way,)


@pytest.mark.rule("SKY-702", "SKY-733", "SKY-737", "SKY-738", "SKY-739")
def test_what_spaces_ask_for() -> None:
    position = Position()
    table = position.table()
    assert why(table, A, PlaceMarker("tile-field")) == ("space-coins", ("SKY-702",))
    assert why(table, A, PlaceMarker("first-player")) == ("first-turn", ("SKY-733",))
    position.clear_display()
    table = position.table()
    assert why(table, A, PlaceMarker("buy")) == ("nothing-to-buy", ("SKY-737", "SKY-Q-29"))
    position.hand(A)
    table = position.table()
    assert why(table, A, PlaceMarker("sell")) == ("no-hand-card", ("SKY-738", "SKY-739"))


@pytest.mark.parametrize(
    ("space", "card", "rule"),
    [("majority-scientist", SCIENTIST, "SKY-711"), ("majority-titanium", "start-titanium-1",
     "SKY-715"), ("majority-carbon", CARBON, "SKY-719"), ("majority-energy", ENERGY, "SKY-719")],
)  # fmt: skip
@pytest.mark.rule("SKY-711", "SKY-715", "SKY-719")
def test_a_majority_that_another_player_has(space: str, card: str, rule: str) -> None:
    position = Position()
    position.area(B, card)
    assert why(position.table(), A, PlaceMarker(space)) == ("no-majority", (rule,))


@pytest.mark.rule("SKY-723")
def test_a_step_that_is_not_reached() -> None:
    position = Position()
    position.area(A, CARBON)
    table = position.table()
    option = PlaceMarker("majority-carbon", reward=2)
    assert why(table, A, option) == ("step-not-reached", ("SKY-723",))
    assert refusal(table, A, option).begin == (PlaceMarker("majority-carbon", reward=1),)
    assert why(table, A, PlaceMarker("majority-carbon", reward=9)) == ("which-reward", ("SKY-723",))
    assert why(table, A, PlaceMarker("sell", reward=1)) == ("which-reward", ("SKY-723",))


@pytest.mark.rule("SKY-1014", "SKY-1015", "SKY-1022", "SKY-1024", "SKY-1052", "SKY-1057")
def test_bonus_spaces_of_tracks() -> None:
    position = Position()
    table = position.table()  # D1 beside Tawac: S2
    locked = ("track-locked", ("SKY-1014", "SKY-1025"))
    assert why(table, A, PlaceMarker("tawac-1")) == locked
    threshold = position.box.tracks["D1"].thresholds[0].to
    table.game.state.players[A].tracks[3] = threshold  # passed in this very turn
    assert why(table, A, PlaceMarker("tawac-1")) == ("bonus-next-turn", ("SKY-1015",))
    position.at(A, tawac=position.box.tracks["D1"].last)
    position.hand(A, ENERGY)
    table = position.table()
    assert why(table, A, PlaceMarker("tawac-1")) == ("no-carbon-card", ("SKY-1052",))
    position.marker(A, 12 + 2 * 3)
    table = position.table()
    assert why(table, A, PlaceMarker("tawac-2")) == ("pair-used", ("SKY-1022", "SKY-1024"))
    position.state.spaces[12 + 2 * 3] = NOTHING
    position.hand(A)
    table = position.table()
    assert why(table, A, PlaceMarker("tawac-2")) == ("no-hand-card", ("SKY-1052", "SKY-1057"))


# Missions


@pytest.mark.rule("SKY-102", "SKY-1301", "SKY-1306", "SKY-1307", "SKY-1308", "SKY-1309", "SKY-1311")
def test_tasks_that_cannot_be_fulfilled() -> None:
    assert why(Position().table(), A, Fulfil("fuel-run", 1)) == ("no-missions", ("SKY-102",))
    position = Position(players=3, missions=True)
    t = position.box.tables
    first, second = position.state.missions
    closed = next(card for card in range(6) if card not in (first, second))
    table = position.table()
    not_open = ("mission-closed", ("SKY-1301", "SKY-1304"))
    assert why(table, A, Fulfil(t.missions[closed], 1)) == not_open
    assert why(table, A, Fulfil("?", 1)) == not_open
    for task in (0, 4, -1, 2**62):
        assert why(table, A, Fulfil(t.missions[first], task)) == ("no-such-task", ("SKY-1306",))
    unmet = [n for n in (1, 2, 3) if Fulfil(t.missions[first], n) not in offered(table, A)]
    reason, rules = why(table, A, Fulfil(t.missions[first], unmet[0]))
    assert reason == "task-not-met"
    assert rules[0] == "SKY-1307"
    position.player(A).mission = second
    position.player(A).tasks = 1
    table = position.table()
    tied = ("other-mission", ("SKY-1308", "SKY-1309"))
    assert why(table, A, Fulfil(t.missions[first], 1)) == tied
    assert why(table, A, Fulfil(t.missions[second], 1)) == ("task-done", ("SKY-1309", "SKY-1311"))


@pytest.mark.rule("SKY-1307", "SKY-1313", "SKY-1316")
def test_tasks_wait_for_the_own_turn_and_the_personal_space_for_all_three() -> None:
    position = Position(missions=True)
    mission = position.box.tables.missions[position.state.missions[0]]
    table = position.table()
    personal = ("personal-locked", ("SKY-1315", "SKY-1316"))
    assert why(table, A, PlaceMarker("personal")) == personal
    position.state.phase = "planning"
    table = position.table()
    assert why(table, A, Fulfil(mission, 1)) == ("task-moment", ("SKY-1307", "SKY-1313"))


# What the actions lead to


@pytest.mark.rule("SKY-315", "SKY-317", "SKY-401", "SKY-501", "SKY-540", "SKY-738", "SKY-803")
def test_what_a_player_wishes_begins_with_an_action() -> None:
    position = Position()
    position.player(A).coins = 9
    position.area(A, CARBON, ENERGY, SCIENTIST)
    card = position.card("energy", 1, cost=2)
    position.show(1, card)
    position.rest(A, "B", MINERALS)
    table = position.table()
    plan = position.box.tables.plan_ids[position.state.plans[0]]
    for option, reason, ways in (
        (BuyCard(card), "buy-with", {UseResources, PlaceMarker}),
        (Advance("tawac"), "move-with-units", {UseResources}),
        (Enter("clavius"), "enter-by-expanding", {UseEnergy}),
        (TakePlan(plan), "no-points", {UseScientist}),
        (TAKE_COIN, "no-points", {UseScientist}),
        (Upload(), "upload-by-scientist", {UseScientist}),
        (Flip(1), "upload-by-scientist", {UseScientist}),
        (RemoveCard("start-carbon-1"), "remove-by-marker", {PlaceMarker}),
        (TakeStack("B"), "stack-by-passing", {Pass}),
        (RestCard(CARBON, "A"), "rest-by-passing", {Pass}),
    ):
        assert why(table, A, option)[0] == reason
        assert kinds_of_ways(table, A, option) == ways
    # Clavius lies beside the station of Minerva; Manilius is an enclave, out of everyone's reach.
    begin = refusal(table, A, Enter("clavius")).begin
    assert [o.company for o in begin if isinstance(o, UseEnergy)] == ["minerva"]
    assert len(refusal(table, A, Enter("manilius")).begin) == 4
    begin = refusal(table, A, BuyCard(card)).begin
    assert {o.space for o in begin if isinstance(o, PlaceMarker)} == {"buy"}


@pytest.mark.rule("SKY-303", "SKY-315", "SKY-401", "SKY-540")
def test_a_wish_that_no_action_can_begin() -> None:
    position = Position()
    position.player(A).coins = 0
    table = position.table()
    card = position.box.tables.card_ids[position.state.display[8]]
    assert why(table, A, BuyCard(card)) == ("buy-too-dear", ("SKY-315", "SKY-735"))
    assert why(table, A, BuyCard("e-share-tawac"))[0] == "not-on-display"
    assert why(table, A, Advance("tawac")) == ("no-units-to-move", ("SKY-317",))
    assert why(table, A, Enter("clavius")) == ("no-energy", ("SKY-303", "SKY-401"))
    assert why(table, A, Upload()) == ("no-scientist", ("SKY-540", "SKY-541"))
    for option, reason in (
        (Cross("tawac"), "no-barrier"),
        (TakeFrom("tawac", 1), "no-piece-due"),
        (ReturnTo("tawac", 1), "nothing-ousted"),
        (DoFirst("research", 1), "no-rewards"),
        (PlacePlan("a-01", 2), "plans-at-end"),
        (PlayRemoved(), "removed-by-marker"),
        (TakeRemoved(CARBON), "removed-by-marker"),
        (Neutralise(), "no-threat"),
        (ChooseShare("tawac"), "share-moment"),
        (PlayAgain(), "loop-moment"),
        (EndLoop(), "loop-moment"),
        (PlaceTrack("tawac", "E1"), "tracks-lie"),
        (KeepToken("token-1"), "token-moment"),
    ):
        assert why(table, A, option)[0] == reason


# Units, tracks and purchases


@pytest.mark.rule("SKY-313", "SKY-315", "SKY-318", "SKY-319")
def test_units_buy_one_card_and_must_move() -> None:
    position = Position()
    position.area(A, CARBON)
    cheap, dear = position.card("energy", 1, cost=1), position.card("energy", 3, cost=9)
    position.clear_display()
    position.show(1, cheap)
    position.show(2, dear)
    table = position.table()
    table.decide(A, UseResources(("B",)))
    assert why(table, A, BuyCard(dear)) == ("units-short", ("SKY-315",))
    assert why(table, A, BuyCard("?")) == ("not-on-display", ("SKY-315", "SKY-319"))
    assert why(table, A, STOP) == ("units-must-move", ("SKY-318", "SKY-Q-22"))
    table.decide(A, BuyCard(cheap))
    assert why(table, A, BuyCard(dear)) == ("one-card", ("SKY-313",))


@pytest.mark.rule("SKY-1003", "SKY-1005", "SKY-317")
def test_the_end_of_a_track_and_a_barrier() -> None:
    position = Position()
    tracks = position.box.tracks
    barrier = tracks["B1"].barriers[0]
    position.player(A).coins = barrier.cost - 1
    position.at(A, skymine=tracks["A1"].last, minerva=barrier.to - 1)
    position.area(A, CARBON)
    table = position.table()
    table.decide(A, UseResources(("B",)))
    assert why(table, A, Advance("skymine")) == ("track-end", ("SKY-1005",))
    assert why(table, A, Advance("minerva")) == ("barrier-coins", ("SKY-1003",))
    assert why(table, A, Cross("minerva")) == ("no-barrier", ("SKY-1002", "SKY-1003"))


@pytest.mark.rule("SKY-317", "SKY-313")
def test_units_that_are_used_up() -> None:
    position = Position()
    position.area(A, CARBON)
    position.clear_display()
    free = position.card("energy", 1, cost=0)
    position.show(1, free)
    table = position.table()
    do(table, UseResources(("B",)), Advance("tawac"), Advance("tawac"))
    assert why(table, A, Advance("tawac")) == ("no-units", ("SKY-317",))


@pytest.mark.rule("SKY-1003")
def test_at_a_barrier() -> None:
    position = Position()
    barrier = position.box.tracks["A1"].barriers[0]
    position.player(A).coins = barrier.cost
    position.at(A, skymine=barrier.to - 1)
    position.area(A, CARBON)
    table = position.table()
    table.decide(A, PlaceMarker("majority-carbon", reward=1))
    assert question(table, A) == "barrier"
    assert why(table, A, Cross("tawac")) == ("other-barrier", ("SKY-1003",))
    assert why(table, A, Advance("skymine")) == ("at-barrier", ("SKY-1003",))
    assert kinds_of_ways(table, A, Advance("skymine")) == {Cross}


def with_a_task_met() -> Position:
    """A position with a task that A can fulfil at any question: so A is asked even where there is
    nothing else to choose."""
    position = Position(missions=True)
    values = effects.TankValue | effects.ResearchValue
    position.state.missions = [
        number
        for number, needs in enumerate(position.box.tables.tasks)
        if any(isinstance(need, values) for need in needs)
    ][:1]
    position.player(A).tank = position.box.tank.steps
    position.player(A).upload = position.box.research.steps
    return position


@pytest.mark.rule("SKY-1003")
def test_a_barrier_that_only_a_task_could_pay() -> None:
    position = with_a_task_met()
    barrier = position.box.tracks["A1"].barriers[0]
    position.player(A).coins = 0
    position.at(A, skymine=barrier.to - 1)
    position.area(A, CARBON)
    table = position.table()
    table.decide(A, PlaceMarker("majority-carbon", reward=1))
    assert question(table, A) == "barrier"
    assert why(table, A, Cross("skymine")) == ("barrier-coins", ("SKY-1003",))


@pytest.mark.rule("SKY-1053")
def test_moves_on_other_tracks() -> None:
    position = Position()
    position.tracks(tawac="D2")
    position.at(A, tawac=position.box.tracks["D2"].last)
    position.player(A).coins = 9
    table = position.table()
    table.decide(A, PlaceMarker("tawac-1"))
    assert question(table, A) == "other-tracks"
    own = ("own-track", ("SKY-1053", "SKY-1054"))
    assert why(table, A, Advance("tawac")) == own
    table.decide(A, Advance("skymine"))
    chosen = ("track-chosen", ("SKY-1053", "SKY-1054"))
    assert why(table, A, Advance("skymine")) == chosen


@pytest.mark.rule("SKY-735", "SKY-1055")
def test_buying_for_coins() -> None:
    position = Position()
    position.player(A).coins = 3
    position.clear_display()
    cheap, other, dear = (position.card("energy", 1, cost=cost) for cost in (1, 2, 9))
    for space, card in enumerate((cheap, other, dear), 1):
        position.show(space, card)
    table = position.table()
    table.decide(A, PlaceMarker("buy"))
    assert why(table, A, BuyCard(dear)) == ("coins-short", ("SKY-735", "SKY-1055"))
    assert why(table, A, BuyCard("?")) == ("not-on-display", ("SKY-735", "SKY-319"))
    assert why(table, A, STOP)[0] == "must-choose"
    assert why(table, A, TakePlan("a-01"))[0] == "not-now"


@pytest.mark.rule("SKY-420", "SKY-Q-79")
def test_rewards_that_are_not_there() -> None:
    position = Position()
    position.area(A, position.card("titanium", 4))
    table = position.table()
    table.decide(A, PlaceMarker("majority-titanium", reward=2))
    assert question(table, A) == "order"
    assert why(table, A, DoFirst("research", 1)) == ("no-such-reward", ("SKY-420", "SKY-Q-79"))
    assert why(table, A, DoFirst("?")) == ("no-such-reward", ("SKY-420", "SKY-Q-79"))


# Expansion on the Moon


@pytest.mark.rule("SKY-405", "SKY-406", "SKY-407", "SKY-409", "SKY-410", "SKY-418", "SKY-419")
def test_sectors_that_cannot_be_entered() -> None:
    position = Position()
    position.area(A, "start-energy-1")
    position.hold("minerva", "clavius")
    table = position.table()
    table.decide(A, UseEnergy("minerva"))
    assert why(table, A, Enter("?")) == ("no-such-place", ("SKY-405",))
    assert why(table, A, Enter("ceres-1")) == ("no-such-place", ("SKY-405",))
    assert why(table, A, Enter("tawac")) == ("station-no-place", ("SKY-418",))
    assert why(table, A, Enter("clavius")) == ("place-held", ("SKY-407",))
    assert why(table, A, Enter("aristarchus")) == ("sector-out-of-reach", ("SKY-406",))
    assert why(table, A, Enter("manilius")) == ("enclave", ("SKY-419",))
    assert "Mare Vaporum" in str(refusal(table, A, Enter("manilius")))
    assert why(table, A, Enter("mare-australe")) == ("energy-short", ("SKY-409", "SKY-410"))
    assert why(table, A, TakeFrom("minerva", 1)) == ("enter-first", ("SKY-412",))
    table.decide(A, Enter("schickard"))
    assert question(table, A) == "column"
    assert why(table, A, Enter("piccolomini")) == ("column-first", ("SKY-412", "SKY-1423"))


@pytest.mark.rule("SKY-412", "SKY-416")
def test_columns_from_which_nothing_can_be_taken() -> None:
    position = Position()
    position.area(A, ENERGY)
    position.station("minerva", 0, 1, 1)
    table = position.table()
    do(table, UseEnergy("minerva"), Enter("clavius"))
    assert why(table, A, TakeFrom("tawac", 2)) == ("other-station", ("SKY-412",))
    assert why(table, A, TakeFrom("minerva", 1)) == ("column-empty", ("SKY-412",))
    for column in (0, 4, -1, 2**62):
        assert why(table, A, TakeFrom("minerva", column)) == ("no-such-column", ("SKY-113",))


@pytest.mark.rule("SKY-421", "SKY-422", "SKY-423")
def test_columns_to_which_nothing_can_return() -> None:
    position = Position()
    position.area(A, ENERGY)
    position.station("minerva", 5, 5, 5)
    position.hold("tawac", "clavius")
    position.station("tawac", 5, 3, 3)
    table = position.table()
    do(table, UseEnergy("minerva"), Enter("clavius"), TakeFrom("minerva", 1))
    answer_until(table, "return")
    assert why(table, A, ReturnTo("minerva", 1)) == ("other-piece", ("SKY-421",))
    assert why(table, A, ReturnTo("tawac", 1)) == ("column-full", ("SKY-422", "SKY-423"))
    assert why(table, A, ReturnTo("tawac", 7)) == ("no-such-column", ("SKY-113",))


@pytest.mark.rule("SKY-423")
def test_a_bare_crossed_out_space_is_no_room() -> None:
    position = Position()
    position.area(A, ENERGY)
    position.hold("tawac", "clavius")
    position.station("tawac", EMPTIED + 4, 3, 3)
    table = position.table()
    do(table, UseEnergy("minerva"), Enter("clavius"), TakeFrom("minerva", 1))
    answer_until(table, "return")
    assert why(table, A, ReturnTo("tawac", 1)) == ("column-full", ("SKY-422", "SKY-423"))


@pytest.mark.rule("SKY-1701")
def test_removing_outposts_from_stations() -> None:
    position = Position()
    position.area(A, position.card("titanium", 4))
    position.station("tawac", 0, 1, 1)
    table = position.table()
    table.decide(A, PlaceMarker("majority-titanium", reward=2))
    table.decide(A, DoFirst("remove-outposts", 1))
    assert question(table, A) == "remove-outpost"
    assert why(table, A, TakeFrom("tawac", 1)) == ("column-empty", ("SKY-1701",))


# Expansion on the Belt


@pytest.mark.rule(
    "SKY-1412", "SKY-1414", "SKY-1416", "SKY-1418", "SKY-1419", "SKY-1452", "SKY-1453"
)
def test_belt_spaces_that_cannot_be_entered() -> None:
    position = Position(board="belt")
    position.area(A, "start-energy-1")
    position.hold("skymine", "pallas-1")
    table = position.table()
    table.decide(A, UseEnergy("skymine"))
    assert why(table, A, Enter("clavius")) == ("no-such-place", ("SKY-1412",))
    assert why(table, A, Enter("pallas-1")) == ("place-held", ("SKY-1418",))
    far = ("asteroid-out-of-reach", ("SKY-1414", "SKY-1415"))
    assert why(table, A, Enter("ceres-1")) == far
    assert why(table, A, Enter("shuttle-11")) == ("shuttle-out-of-reach", ("SKY-1416",))
    short = ("energy-short", ("SKY-1419", "SKY-1420", "SKY-1421"))
    assert why(table, A, Enter("shuttle-5")) == short
    position.station("skymine", 5, 0, 0)
    table = position.table()
    table.decide(A, UseEnergy("skymine"))
    assert why(table, A, Enter("shuttle-3")) == ("no-shuttles", ("SKY-1452",))
    position.station("skymine", 0, 5, 0)
    table = position.table()
    table.decide(A, UseEnergy("skymine"))
    assert why(table, A, Enter("pallas-2")) == ("no-outposts", ("SKY-1453",))


@pytest.mark.rule("SKY-1423", "SKY-1441", "SKY-1464")
def test_columns_of_the_other_kind() -> None:
    position = Position(board="belt")
    position.area(A, ENERGY)
    position.hold("skymine", "pallas-1")
    position.hold("tawac", "pallas-2")
    position.station("tawac", 5, 4, 5)
    table = position.table()
    do(table, UseEnergy("skymine"), Enter("pallas-2"))
    assert question(table, A) == "column"
    assert why(table, A, TakeFrom("skymine", 2)) == ("wrong-column", ("SKY-1423",))
    do(table, TakeFrom("skymine", 1), *([STOP] if question(table, A) == "expand" else []))
    answer_until(table, "return")
    assert why(table, A, ReturnTo("tawac", 2)) == ("wrong-column", ("SKY-1441",))
    titanium = Position(board="belt")
    titanium.area(A, titanium.card("titanium", 4))
    table = titanium.table()
    do(table, PlaceMarker("majority-titanium", reward=2), DoFirst("remove-outposts", 1))
    assert why(table, A, TakeFrom("tawac", 2)) == ("wrong-column", ("SKY-1464",))


# Threats


def threatened(threat: str, energy: tuple[int, ...] = (3, 3)) -> Position:
    """A position with a threat; Skymine has a shuttle beside it."""
    position = Position(board="belt", threats=True)
    position.state.threat = list(position.box.threats).index(threat)
    position.area(A, *(position.card("energy", points) for points in energy))
    position.hold("skymine", "vesta-1", "shuttle-11")
    position.player(A).tank = position.player(A).upload = 0
    return position


@pytest.mark.parametrize(
    ("threat", "reason", "rules"),
    [
        ("singularity", "threat-research", ("SKY-1506", "SKY-Q-72")),
        ("leak", "threat-tank", ("SKY-1506", "SKY-Q-72")),
        ("time-loop", "threat-tank", ("SKY-1506", "SKY-Q-72")),
        ("blackout", "threat-cards", ("SKY-1506", "SKY-1541")),
        ("crash", "threat-coins", ("SKY-1506", "SKY-1545")),
    ],
)
@pytest.mark.rule("SKY-1506", "SKY-1541", "SKY-1545")
def test_a_threat_whose_requirement_is_not_met(
    threat: str, reason: str, rules: tuple[str, ...]
) -> None:
    position = threatened(threat)
    position.hand(A, ENERGY)
    table = position.table()
    table.decide(A, UseEnergy("skymine"))
    assert why(table, A, Neutralise()) == (reason, rules)


@pytest.mark.rule("SKY-1503", "SKY-1504", "SKY-1505", "SKY-1507", "SKY-1508", "SKY-1525")
def test_a_threat_that_cannot_be_reached() -> None:
    table = threatened("dust-storm", energy=(3, 1)).table()
    assert why(table, A, Neutralise())[0] == "neutralise-by-expanding"
    assert kinds_of_ways(table, A, Neutralise()) == {UseEnergy}
    table.decide(A, UseEnergy("skymine"))
    assert why(table, A, Neutralise()) == ("energy-short", ("SKY-1505", "SKY-1525"))
    table = threatened("dust-storm").table()
    table.decide(A, UseEnergy("tawac"))
    assert why(table, A, Neutralise()) == ("threat-no-shuttle", ("SKY-1504",))
    table = threatened("dust-storm").table()
    do(table, UseEnergy("skymine"), Neutralise())
    assert why(table, A, Neutralise()) == ("threat-done", ("SKY-1507", "SKY-Q-62"))
    do(table, STOP)
    assert why(table, B, Neutralise()) == ("threat-gone", ("SKY-1507", "SKY-1508"))


@pytest.mark.rule("SKY-1541", "SKY-739")
def test_cards_for_a_threat() -> None:
    position = threatened("blackout")
    position.hand(A, ENERGY, "start-energy-1", "single-energy-01", CARBON)
    position.player(A).resting[0] = [position.number(MINERALS)]
    table = position.table()
    do(table, UseEnergy("skymine"), Neutralise())
    assert question(table, A) == "threat-cards"
    assert why(table, A, RemoveCard(CARBON)) == ("energy-card-only", ("SKY-1541",))
    assert why(table, A, RemoveCard(MINERALS)) == ("hand-cards-only", ("SKY-1541",))
    assert why(table, A, RemoveCard("?")) == ("not-in-hand", ("SKY-1541",))


# Research


@pytest.mark.rule("SKY-512", "SKY-514", "SKY-516", "SKY-517", "SKY-526")
def test_plans_that_cannot_be_taken() -> None:
    position = Position()
    position.tiles(A, "scientist")
    position.state.specials = [position.box.tables.plan_number["special-2"]]
    table = position.table()
    do(table, USE_SCIENTIST_TILE)
    answer_until(table, "points")
    t, s = position.box.tables, position.state
    ids = t.plan_ids
    assert why(table, A, TakePlan(ids[s.plans[8]])) == ("points-short", ("SKY-514", "SKY-Q-48"))
    assert why(table, A, TakePlan("special-2")) == ("points-short", ("SKY-516", "SKY-Q-48"))
    assert why(table, A, TakePlan("special-5")) == ("special-later", ("SKY-517",))
    assert why(table, A, TakePlan("?")) == ("no-such-plan", ("SKY-511",))
    hidden = ids[s.stacks[0][0]]
    assert why(table, A, TakePlan(hidden)) == ("plan-not-there", ("SKY-512", "SKY-521"))
    token = t.token_ids[s.players[A].token]
    assert why(table, A, TakePlan(token)) == ("plan-yours", ("SKY-526",))


@pytest.mark.rule("SKY-543", "SKY-544", "SKY-545", "SKY-552")
def test_plans_that_stop_the_upload_marker() -> None:
    position = Position()
    position.area(A, SCIENTIST)
    position.player(A).coins = 2
    hard = position.plan("A", [effects.Units("carbon", 9)], [effects.Coins(1)])
    position.screen(A, 1, hard)
    table = position.table()
    table.decide(A, UseScientist("B"))
    reason, rules = why(table, A, Upload())
    assert (reason, rules[0]) == ("needs-not-met", "SKY-545")
    assert refusal(table, A, Upload()).begin == (Flip(1, 2),)
    two: list[effects.Need] = [effects.Units("carbon", 9), effects.ResearchCards(1)]
    position.screen(A, 1, position.plan("A", two, [effects.Coins(1)]))
    table = position.table()
    table.decide(A, UseScientist("B"))
    assert {"SKY-549", "SKY-561"} <= set(why(table, A, Upload())[1])
    position.screen(A, 1, "special-7")
    table = position.table()
    table.decide(A, UseScientist("B"))
    assert why(table, A, Upload()) == ("coins-short", ("SKY-552",))
    position.player(A).screens[1] = NOTHING
    position.screen(A, 3, hard)
    table = position.table()
    table.decide(A, UseScientist("B"))
    assert why(table, A, Upload()) == ("screen-gap", ("SKY-543", "SKY-544"))


@pytest.mark.rule("SKY-541", "SKY-542", "SKY-553")
def test_plans_that_cannot_be_turned_face_down() -> None:
    position = Position()
    position.area(A, SCIENTIST)
    easy = [position.plan("A", [effects.ResearchCards(1)], [effects.Coins(1)]) for _ in range(4)]
    for screen, plan in enumerate(easy, 1):
        position.screen(A, screen, plan)
    position.screen(A, 3, easy[2], flipped=True)
    position.player(A).coins = 5
    position.player(A).upload = 1
    table = position.table()
    table.decide(A, UseScientist("B"))
    for screen in (0, 7, 99, -1, 2**62):
        assert why(table, A, Flip(screen)) == ("screen-empty", ("SKY-541",))
    assert why(table, A, Flip(1)) == ("plan-behind", ("SKY-Q-04",))
    assert why(table, A, Flip(3)) == ("plan-face-down", ("SKY-541", "SKY-553"))
    table.decide(A, Flip(2))
    assert why(table, A, Flip(4)) == ("flip-once", ("SKY-542",))
    table.decide(A, Upload())
    assert why(table, A, Flip(4)) == ("flip-before-moving", ("SKY-541",))
    position.player(A).coins = 1
    position.screen(A, 2, easy[1], flipped=True)
    table = position.table()
    table.decide(A, UseScientist("B"))
    assert why(table, A, Flip(4)) == ("coins-short", ("SKY-541",))


@pytest.mark.rule("SKY-1107")
def test_the_last_screen() -> None:
    position = with_a_task_met()
    position.area(A, SCIENTIST)
    table = position.table()
    table.decide(A, UseScientist("B"))
    assert question(table, A) == "upload"
    assert why(table, A, Upload()) == ("upload-end", ("SKY-1107",))


@pytest.mark.rule("SKY-522", "SKY-523", "SKY-525")
def test_screens_for_new_plans() -> None:
    position = Position()
    position.tiles(A, "scientist")
    position.player(A).upload = 1
    table = position.table()
    do(table, USE_SCIENTIST_TILE)
    answer_until(table, "points")
    plan = table.game.data.tables.plan_ids[table.game.state.plans[0]]
    assert why(table, A, PlacePlan(plan, 2)) == ("plans-at-end", ("SKY-522", "SKY-Q-71"))
    do(table, TakePlan(plan))
    assert question(table, A) == "place-plan"
    gained = ("plan-not-gained", ("SKY-522", "SKY-526"))
    assert why(table, A, PlacePlan("b-01", 2)) == gained
    assert why(table, A, PlacePlan("?", 2)) == gained
    for screen in (0, -1, 16, 2**62):
        assert why(table, A, PlacePlan(plan, screen)) == ("no-such-screen", ("SKY-522",))
    assert why(table, A, PlacePlan(plan, 1)) == ("screen-behind", ("SKY-525", "SKY-Q-05"))
    crossed = position.box.research.no_a[0]
    assert why(table, A, PlacePlan(plan, crossed)) == ("crossed-out", ("SKY-523",))


# Removing cards


@pytest.mark.rule("SKY-738", "SKY-739", "SKY-1052")
def test_cards_that_cannot_be_removed() -> None:
    position = Position()
    position.area(A, ENERGY)
    position.at(A, tawac=position.box.tracks["D1"].last)
    position.hand(A, CARBON, "start-carbon-1", MINERALS)
    table = position.table()
    table.decide(A, PlaceMarker("sell"))
    assert why(table, A, RemoveCard(ENERGY)) == ("hand-cards-only", ("SKY-739",))
    assert why(table, A, RemoveCard("a-field")) == ("not-in-hand", ("SKY-739",))
    table = position.table()
    table.decide(A, PlaceMarker("tawac-1"))
    assert why(table, A, RemoveCard(MINERALS)) == ("carbon-card-only", ("SKY-1052",))


@pytest.mark.rule("SKY-1058", "SKY-1059")
def test_removed_cards_that_cannot_be_taken() -> None:
    position = Position()
    position.tracks(tawac="E2")
    position.at(A, tawac=position.box.tracks["E2"].last)
    position.hand(A, CARBON, MINERALS)
    position.player(A).coins = 2
    table = position.table()
    do(table, PlaceMarker("tawac-1", reward=2), RemoveCard(CARBON))
    assert question(table, A) == "take-removed"
    assert why(table, A, TakeRemoved("a-field")) == ("not-removed", ("SKY-1058",))
    assert why(table, A, TakeRemoved("?")) == ("not-removed", ("SKY-1058",))
    position = with_a_task_met()
    position.tracks(tawac="E2")
    position.at(A, tawac=position.box.tracks["E2"].last)
    position.player(A).coins = 1
    table = position.table()
    do(table, PlaceMarker("tawac-1", reward=2), RemoveCard(CARBON))
    assert question(table, A) == "take-removed"
    assert why(table, A, TakeRemoved(CARBON)) == ("coins-short", ("SKY-1058", "SKY-1059"))


# Passing


@pytest.mark.rule("SKY-803", "SKY-804", "SKY-805")
def test_stacks_and_resting_slots() -> None:
    position = Position()
    position.area(A, CARBON, MINERALS, ENERGY)
    position.rest(A, "A", "start-carbon-1")
    position.rest(A, "B", "start-minerals-1")
    table = position.table()
    table.decide(A, PASS)
    assert question(table, A) == "stack"
    assert why(table, A, TakeStack("E")) == ("no-stack", ("SKY-803",))
    assert why(table, A, RestCard(CARBON, "A")) == ("stack-first", ("SKY-805",))
    assert kinds_of_ways(table, A, RestCard(CARBON, "A")) == {TakeStack}
    table.decide(A, TakeStack("B"))
    assert why(table, A, TakeStack("A")) == ("one-stack", ("SKY-803",))
    assert why(table, A, RestCard(ENERGY, "A")) == ("card-in-turn", ("SKY-804",))
    table.decide(A, RestCard(CARBON, "D"))
    assert why(table, A, RestCard(MINERALS, "D")) == ("rest-taken", ("SKY-804",))
