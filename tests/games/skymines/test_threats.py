"""Chapter 15: threats (SKY-1501 to SKY-1550)."""

from __future__ import annotations

import pytest

from kosmodrom.core.options import Option
from kosmodrom.core.table import Table
from kosmodrom.games.skymines import RULESET
from kosmodrom.games.skymines.events import ThreatTaken
from kosmodrom.games.skymines.moves import (
    STOP,
    ChooseShare,
    DoFirst,
    EndLoop,
    Enter,
    Fulfil,
    Neutralise,
    PlaceMarker,
    PlayAgain,
    PlayRemoved,
    RemoveCard,
    TakeFrom,
    UseEnergy,
)
from kosmodrom.games.skymines.rules.base import SkyminesOptions
from kosmodrom.games.skymines.rules.end import final_successes, final_totals, score
from kosmodrom.games.skymines.rules.success import Progress
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING, Company
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.skymines.kit import (
    SETTINGS,
    A,
    AnyTable,
    B,
    Position,
    answer_until,
    cards,
    do,
    finish_round,
    player,
    seen,
    start,
    start_round,
)

THREATS = ("singularity", "dust-storm", "time-loop", "blackout", "crash", "leak")
CHAPTER_4 = Progress(4, (0, 0))


def belt(threat: str, *, players: int = 2, energy: int = 3, missions: bool = False) -> Position:
    """A threat lies on the Belt; A has energy, and Minerva a shuttle on space 11."""
    position = Position(players=players, board="belt", threats=True, missions=missions)
    position.threat(threat)
    position.clear_display()
    position.hold("minerva", "shuttle-11")
    while energy:
        position.area(A, position.card("energy", min(energy, 3)))
        energy -= min(energy, 3)
    return position


def ready(threat: str, energy: int = 3) -> Position:
    """A meets the requirement of a threat."""
    position = belt(threat, energy=energy)
    meet(position, threat)
    return position


def meet(position: Position, threat: str, lack: int = 0) -> None:
    """What a threat asks for, less ``lack`` of it."""
    someone = position.player(A)
    match threat:
        case "singularity":
            someone.upload = 11 - lack
        case "dust-storm":
            someone.slots = [NOTHING] * 5
            for value in (3, 2 - lack):
                position.area(A, position.card("energy", value))
        case "time-loop":
            someone.tank, someone.upload = 13, 7 - lack
        case "blackout":
            position.hand(A, "start-carbon-1", *["start-energy-1", "start-energy-2"][lack:])
        case "crash":
            someone.coins = 6 - lack
        case "leak":
            someone.tank = 20 - lack


def expand(table: AnyTable, company: Company = "minerva") -> None:
    do(table, UseEnergy(company))


def pay_and_stop(table: AnyTable) -> None:
    """Neutralise the threat, remove cards for it, and end the expansion."""
    do(table, Neutralise())
    while question(table, A) == "threat-cards":
        do(table, offered(table, A, RemoveCard)[0])
    if question(table, A) == "expand":
        do(table, STOP)


def last_round(position: Position, number: int = 7) -> AnyTable:
    """The table in the last round, and all pass."""
    position.state.round = number
    table = position.table()
    finish_round(table)
    return table


# The card


@pytest.mark.rule("SKY-1501")
@pytest.mark.parametrize(("seats", "automas"), [(1, 1), (2, 0), (3, 0), (4, 0)])
def test_one_of_six_threats_lies_on_the_belt(seats: int, automas: int) -> None:
    found = set()
    for seed in range(60):
        options = SkyminesOptions(board="belt", threats=True)
        table = Table.start(RULESET, seats=seats, automas=automas, options=options, seed=str(seed))
        found.add(seen(table).threat)
    assert found == set(THREATS)
    table = Table.start(RULESET, seats=seats, automas=automas, seed="1")
    assert seen(table).threat is None


@pytest.mark.rule("SKY-1503", "SKY-1504", "SKY-1505", "SKY-1506")
@pytest.mark.parametrize("threat", THREATS)
def test_a_threat_is_neutralised_with_energy_and_its_requirement(threat: str) -> None:
    table = ready(threat).table()
    expand(table)
    assert len(offered(table, A, Neutralise)) == 1
    pay_and_stop(table)
    assert table.game.state.threat == NOTHING
    assert player(table, A).free_share
    position = belt(threat)
    meet(position, threat, lack=1)
    table = position.table()
    expand(table)
    assert offered(table, A, Neutralise) == []


@pytest.mark.rule("SKY-1503")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_player_may_neutralise_it(players: int) -> None:
    position = belt("crash", players=players, energy=0)
    last = players - 1
    position.area(last, position.card("energy", 3))
    position.player(last).coins = 6
    position.state.turn = last
    table = position.table()
    do(table, UseEnergy("minerva"), Neutralise(), STOP)
    assert table.game.state.hero == last
    assert [someone.free_share for someone in table.game.state.players] == [
        seat == last for seat in range(players)
    ]


@pytest.mark.rule("SKY-1503")
def test_there_is_nothing_to_neutralise_outside_an_expansion() -> None:
    table = ready("crash").table()
    assert offered(table, A, Neutralise) == []
    assert refused(table, A, Neutralise()) != ()


@pytest.mark.rule("SKY-1504")
@pytest.mark.parametrize(("space", "reached"), [("11", True), ("16", True), ("13", False)])
def test_the_company_needs_a_shuttle_next_to_the_threat(space: str, reached: bool) -> None:
    position = Position(board="belt", threats=True)
    position.threat("crash")
    position.player(A).coins = 6
    position.hold("minerva", f"shuttle-{space}")
    position.area(A, position.card("energy", 3))
    table = position.table()
    expand(table)
    assert (offered(table, A, Neutralise) != []) is reached
    table = position.table()
    expand(table, "astrogo")  # another company's shuttle does not help
    assert offered(table, A, Neutralise) == []


@pytest.mark.rule("SKY-1504")
def test_the_shuttle_may_come_in_the_same_expansion() -> None:
    position = Position(board="belt", threats=True)
    position.threat("crash")
    position.player(A).coins = 6
    position.hold("minerva", "vesta-1")
    position.area(A, position.card("energy", 3))
    table = position.table()
    expand(table)
    assert offered(table, A, Neutralise) == []
    (way,) = (way for way in offered(table, A, Enter) if way.place == "shuttle-11")
    assert way.cost == 1
    do(table, Enter("shuttle-11"))
    assert offered(table, A, Neutralise) != []
    do(table, Neutralise())
    answer_until(table, "action")
    assert table.game.state.hero == A


@pytest.mark.rule("SKY-1505", "SKY-Q-62")
@pytest.mark.parametrize(("energy", "enough"), [(1, False), (2, True)])
def test_reaching_the_threat_takes_two_points(energy: int, enough: bool) -> None:
    position = belt("leak", energy=energy)
    meet(position, "leak")
    table = position.table()
    expand(table)
    assert (offered(table, A, Neutralise) != []) is enough
    if enough:
        do(table, Neutralise())  # no point is left, and nothing need be placed
        assert question(table, B) == "action"
        assert table.game.state.hero == A


@pytest.mark.rule("SKY-1505", "SKY-Q-62")
def test_points_may_be_spent_before_and_after() -> None:
    position = ready("leak", energy=5)
    position.hold("minerva", "vesta-1")
    table = position.table()
    expand(table)
    do(table, Enter("vesta-2"), TakeFrom("minerva", 1), Neutralise())
    assert offered(table, A, Neutralise) == []  # at most once
    for place in ("vesta-3", "hygiea-1"):  # 5 - 1 - 2 points are left
        do(table, Enter(place), TakeFrom("minerva", 1))
    assert offered(table, A, Enter) == []
    answer_until(table, "action")
    assert table.game.state.hero == A


@pytest.mark.rule("SKY-1506", "SKY-Q-62")
def test_rewards_of_the_same_expansion_come_too_late() -> None:
    """The tank spaces of an asteroid would pass the value 40."""
    position = belt("leak", energy=9)
    tank = {
        asteroid.spaces[0]: sum(b.n for b in asteroid.screen if b.kind == "gas-collector")
        for asteroid in position.box.belt.asteroids.values()
    }
    position.player(A).tank = 19
    table = position.table()
    expand(table)
    places = {option.place for option in offered(table, A, Enter)}
    place = next(place for place in sorted(places) if tank.get(place))
    do(table, Enter(place), TakeFrom("minerva", 1))
    assert offered(table, A, Neutralise) == []
    do(table, STOP)
    answer_until(table, "action")
    assert player(table, A).tank >= 20
    assert table.game.state.threat != NOTHING


@pytest.mark.rule("SKY-Q-62", "SKY-1503")
def test_a_removed_energy_card_may_neutralise_it() -> None:
    position = belt("leak", energy=0)
    meet(position, "leak")
    position.tracks(tawac="E2")
    position.at(A, tawac=4)
    position.hand(A, "start-energy-2", "start-carbon-1")
    table = position.table()
    do(table, PlaceMarker("tawac-1", 1), RemoveCard("start-energy-2"), PlayRemoved())
    do(table, UseEnergy("minerva"), Neutralise())
    answer_until(table, "action")
    assert table.game.state.hero == A
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-1507", "SKY-Q-45")
def test_the_usual_rewards_come_before_the_free_share() -> None:
    position = ready("leak", energy=5)
    position.hold("minerva", "vesta-1", "hygiea-1")
    position.state.places[position.box.tables.boards["belt"].ids.index("shuttle-11")] = NOTHING
    position.state.boxed[1] += 1
    table = position.table()
    expand(table)
    do(table, Enter("shuttle-11"), Neutralise(), STOP)
    assert player(table, A).tracks[1] == 1  # the reward of shuttle space 11
    assert player(table, A).coins == 1  # nothing but the share
    assert told(table, B)[-1] == ThreatTaken(A, "leak")
    assert seen(table, B).threat is None
    assert seen(table, B).players[A].free_share


@pytest.mark.rule("SKY-1507")
def test_the_card_leaves_after_the_questions_of_the_rewards() -> None:
    position = ready("leak", energy=9)
    position.state.stations = [[6, 5, 6] for _ in range(4)]
    position.hold("minerva", "shuttle-11")
    screens = position.box.belt.asteroids
    table = position.table()
    expand(table)
    do(table, Neutralise())
    research = next(
        option
        for option in offered(table, A, Enter)
        if any(
            building.kind == "research-station"
            for asteroid in screens.values()
            if option.place in asteroid.spaces
            for building in asteroid.screen
        )
    )
    do(table, research, TakeFrom("minerva", 1), STOP)
    if question(table, A) == "order":
        do(table, next(o for o in offered(table, A, DoFirst) if o.what == "research"))
    assert question(table, A) == "points"
    assert table.game.state.threat != NOTHING
    answer_until(table, "action")
    assert table.game.state.threat == NOTHING


@pytest.mark.rule("SKY-1508")
def test_no_new_threat_comes_and_the_game_goes_on() -> None:
    table = ready("leak").table()
    expand(table)
    pay_and_stop(table)
    assert question(table, B) == "action"
    for _ in range(2):
        finish_round(table)
        start_round(table)
        assert seen(table).threat is None


@pytest.mark.rule("SKY-1509")
@pytest.mark.parametrize("company", COMPANIES)
def test_the_free_share_is_of_a_company_of_choice(company: Company) -> None:
    position = ready("crash")
    position.player(B).coins = 9
    position.state.round = 7
    for name in COMPANIES:
        position.station(name, 0, 0, 0)
    position.station("minerva", 0, 0, 1)
    table = position.table()
    expand(table)
    pay_and_stop(table)
    finish_round(table)
    assert question(table, A) == "share"
    assert list(table.pending) == [A]
    do(table, ChooseShare(company))
    value = 5 * 3 - 2 if company == "minerva" else 5 * 3
    found = score(table.game, A)
    assert [found[name] for name in COMPANIES] == [value * (name == company) for name in COMPANIES]
    assert score(table.game, B)["coins"] == 9  # the end is as usual


# What a threat does that is left


CATEGORIES = ("coins", "astrogo", "tawac", "skymine", "minerva", "tank", "research")


def rich(threat: str, *, players: int = 2) -> Position:
    """Everybody has something in every category; values are Skymine 5, Minerva 3, Astrogo and
    Tawac 9."""
    position = Position(players=players, board="belt", threats=True)
    position.threat(threat)
    position.station("skymine", 0, 5, 6)
    position.station("minerva", 1, 5, 6)
    position.station("astrogo", 0, 1, 4)
    position.station("tawac", 0, 1, 4)
    for seat in range(players):
        position.at(seat, skymine=2, minerva=2, astrogo=2, tawac=2)  # 1 share of each
        position.player(seat).coins = 8
        position.player(seat).tank = 13
        position.player(seat).upload = 5
    return position


AS_USUAL = {
    "coins": 8,
    "astrogo": 9,
    "tawac": 9,
    "skymine": 5,
    "minerva": 3,
    "tank": 25,
    "research": 15,
}


@pytest.mark.rule("SKY-1502", "SKY-1510", "SKY-1526", "SKY-1542", "SKY-1546", "SKY-1550")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("threat", "changes"),
    [
        ("dust-storm", {"astrogo": 7, "tawac": 7}),
        ("blackout", {}),
        ("crash", {"coins": 0}),
        ("leak", {"tank": 0}),
    ],
)
def test_a_threat_that_is_left_hits_everybody(
    threat: str, changes: dict[str, int], players: int
) -> None:
    position = rich(threat, players=players)
    table = last_round(position)
    assert table.game.state.phase == "end"
    assert table.result is not None
    for seat in range(players):
        assert table.result.breakdown[seat] == AS_USUAL | changes
        assert table.result.scores[seat] == sum((AS_USUAL | changes).values())


@pytest.mark.rule("SKY-1510", "SKY-1526", "SKY-1546")
@pytest.mark.parametrize("threat", ["dust-storm", "crash", "leak", "blackout"])
def test_nothing_of_it_counts_before_final_scoring(threat: str) -> None:
    position = rich(threat)
    position.state.round = 7
    table = position.table()
    assert score(table.game, A) == AS_USUAL


@pytest.mark.rule("SKY-1502", "SKY-1510", "SKY-Q-56")
@pytest.mark.parametrize(("threat", "category"), [("crash", "coins"), ("leak", "tank")])
def test_luna_is_hit_too(threat: str, category: str) -> None:
    position = Position(1, luna=True, board="belt", threats=True)
    position.threat(threat)
    luna = position.player(B)
    luna.coins, luna.tank = 9, 13
    table = last_round(position)
    assert table.result is not None
    assert table.result.breakdown[B][category] == 0


@pytest.mark.rule("SKY-1521", "SKY-Q-72")
@pytest.mark.parametrize(("upload", "met"), [(10, False), (11, True), (15, True)])
def test_the_singularity_asks_for_research_40(upload: int, met: bool) -> None:
    position = belt("singularity", energy=2)
    position.player(A).upload = upload
    table = position.table()
    expand(table)
    assert (offered(table, A, Neutralise) != []) is met


@pytest.mark.rule("SKY-1522")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_singularity_ends_the_game_after_round_6(players: int) -> None:
    table = last_round(rich("singularity", players=players), 5)
    assert table.game.state.phase == "planning"  # not after round 5
    table = last_round(rich("singularity", players=players), 6)
    assert table.game.state.phase == "end"
    assert table.result is not None
    assert table.result.ending == "singularity"
    assert table.result.breakdown[A] == AS_USUAL  # all else is as usual


@pytest.mark.rule("SKY-1522", "SKY-1509")
def test_without_the_singularity_round_7_is_played() -> None:
    position = ready("singularity")
    position.state.round = 6
    table = position.table()
    expand(table)
    pay_and_stop(table)
    finish_round(table)
    assert (table.game.state.phase, table.game.state.round) == ("planning", 7)


@pytest.mark.rule("SKY-1525", "SKY-EX-50")
@pytest.mark.parametrize(("energy", "enough"), [(4, False), (5, True), (6, True)])
def test_threat_2_takes_five_points_in_all(energy: int, enough: bool) -> None:
    position = belt("dust-storm", energy=energy)
    position.hold("minerva", "vesta-1")
    table = position.table()
    expand(table)
    assert [option.energy for option in offered(table, A, Neutralise)] == [5] * enough
    if energy == 6:
        do(table, Neutralise())
        assert {way.cost for way in offered(table, A, Enter)} == {1}  # 1 point is left
        assert "vesta-2" in {way.place for way in offered(table, A, Enter)}
        do(table, Enter("vesta-2"), TakeFrom("minerva", 1))
        assert question(table, B) == "action"  # all points are spent
        assert player(table, A).free_share
        assert table.game.state.threat == NOTHING


@pytest.mark.rule("SKY-1526", "SKY-EX-37")
def test_threat_2_hides_two_symbols_of_the_best_companies() -> None:
    table = last_round(rich("dust-storm"))
    found = score(table.game, A)
    assert [found[name] for name in ("astrogo", "tawac", "skymine", "minerva")] == [7, 7, 5, 3]


@pytest.mark.rule("SKY-1526")
def test_threat_2_hides_those_of_one_company_without_a_tie() -> None:
    position = rich("dust-storm")
    position.station("tawac", 0, 5, 6)
    found = score(last_round(position).game, A)
    assert [found[name] for name in ("astrogo", "tawac", "skymine", "minerva")] == [7, 5, 5, 3]


@pytest.mark.rule("SKY-Q-65", "SKY-1526")
def test_a_value_does_not_fall_below_zero() -> None:
    position = rich("dust-storm")
    for company in COMPANIES:
        position.station(company, 6, 5, 6)
    position.station("minerva", 3, 5, 6)  # a single symbol
    found = score(last_round(position).game, A)
    assert [found[name] for name in ("astrogo", "tawac", "skymine", "minerva")] == [0, 0, 0, 0]


@pytest.mark.rule("SKY-1541")
def test_threat_4_takes_two_energy_cards_from_hand() -> None:
    position = belt("blackout")
    hand = ("start-energy-1", "start-energy-2", "single-energy-01", "start-carbon-1")
    position.hand(A, *hand)
    table = position.table()
    expand(table)
    do(table, Neutralise())
    assert {option.card for option in offered(table, A)} == set(hand[:3])
    do(table, RemoveCard("start-energy-2"))
    assert {option.card for option in offered(table, A)} == {hand[0], hand[2]}
    do(table, RemoveCard("single-energy-01"))
    answer_until(table, "action")
    assert cards(table, table.game.state.removed) == ["start-energy-2", "single-energy-01"]
    assert cards(table, player(table, A).hand) == ["start-carbon-1", "start-energy-1"]
    assert table.game.state.hero == A


@pytest.mark.rule("SKY-1541")
def test_energy_in_the_action_area_does_not_count_for_threat_4() -> None:
    position = belt("blackout", energy=6)
    position.hand(A, "start-energy-1")
    position.rest(A, "C", "start-energy-2")
    table = position.table()
    expand(table)
    assert offered(table, A, Neutralise) == []


@pytest.mark.rule("SKY-1542", "SKY-Q-63")
def test_threat_4_takes_the_shares_on_all_energy_cards() -> None:
    """From hand, slots and resting stacks; other cards with shares stay."""
    position = rich("blackout")
    position.hand(A, "b-energy-2-skymine", "e-share-skymine", "b-carbon-2-minerva")
    position.area(A, "c-energy-3-minerva")
    position.rest(A, "A", "b-energy-2-tawac")
    position.rest(A, "C", "b-energy-2-astrogo")
    position.state.round = 7
    table = position.table()
    before = score(table.game, A)
    assert {name: before[name] // AS_USUAL[name] for name in CATEGORIES[1:5]} == {
        "astrogo": 2,
        "tawac": 2,
        "skymine": 3,
        "minerva": 3,
    }
    finish_round(table)
    found = score(table.game, A)
    assert {name: found[name] // AS_USUAL[name] for name in CATEGORIES[1:5]} == {
        "astrogo": 1,
        "tawac": 1,
        "skymine": 2,
        "minerva": 2,
    }


@pytest.mark.rule("SKY-1545")
@pytest.mark.parametrize(("coins", "enough"), [(5, False), (6, True), (8, True)])
def test_threat_5_takes_six_coins(coins: int, enough: bool) -> None:
    position = belt("crash")
    position.player(A).coins = coins
    table = position.table()
    expand(table)
    assert [option.coins for option in offered(table, A, Neutralise)] == [6] * enough
    if enough:
        do(table, Neutralise())
        assert player(table, A).coins == coins - 6  # paid at that moment


@pytest.mark.rule("SKY-1549", "SKY-Q-72")
@pytest.mark.parametrize(("tank", "met"), [(19, False), (20, True), (28, True)])
def test_threat_6_asks_for_tank_40(tank: int, met: bool) -> None:
    position = belt("leak")
    position.player(A).tank = tank
    table = position.table()
    expand(table)
    assert (offered(table, A, Neutralise) != []) is met


@pytest.mark.rule("SKY-1506", "SKY-Q-62", "SKY-1310")
def test_the_coins_of_a_task_may_pay_threat_5() -> None:
    position = belt("crash", missions=True)
    position.missions("first-wave")
    position.player(A).tank = 13
    position.player(A).coins = 4
    table = position.table()
    expand(table)
    assert offered(table, A, Neutralise) == []
    do(table, Fulfil("first-wave", 1), Neutralise())
    assert player(table, A).coins == 0


# The time loop


@pytest.mark.rule("SKY-1529", "SKY-Q-72")
@pytest.mark.parametrize(
    ("tank", "upload", "met"), [(13, 7, True), (12, 7, False), (13, 6, False), (28, 15, True)]
)
def test_the_time_loop_asks_for_tank_25_and_research_20(tank: int, upload: int, met: bool) -> None:
    position = belt("time-loop")
    position.player(A).tank, position.player(A).upload = tank, upload
    table = position.table()
    expand(table)
    assert (offered(table, A, Neutralise) != []) is met


def all_decide(table: AnyTable, choice: Option) -> None:
    for seat in list(table.pending):
        table.decide(seat, choice)


def play_through(table: AnyTable) -> None:
    """Nobody does anything for a whole game, from its setup on."""
    answer_until(table, "plan")
    while table.game.state.phase == "planning":
        start_round(table)
        finish_round(table)


@pytest.mark.rule("SKY-1530", "SKY-1531", "SKY-Q-46")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_time_loop_plays_another_game_with_the_same_threat(players: int) -> None:
    table = last_round(rich("time-loop", players=players))
    first = sum(AS_USUAL.values())
    assert table.game.state.totals == [[first] * players]  # scored as usual
    assert table.result is None  # but nobody has won
    assert set(table.pending) == set(range(players))
    assert question(table, A) == "again"
    deck = list(table.game.state.deck)
    for seat in range(players):  # no more than half of them want to stop
        table.decide(seat, EndLoop() if seat < players // 2 else PlayAgain())
    assert table.game.state.round <= 1
    assert seen(table).threat == "time-loop"
    assert table.game.state.deck != deck  # set up anew
    for seat in range(players):
        fresh = player(table, seat)
        assert (fresh.coins, fresh.tank, fresh.upload, fresh.tracks) != (8, 13, 5, [2, 1, 2, 2])
    play_through(table)
    assert table.game.state.phase == "again"  # the loop goes on
    assert len(table.game.state.totals) == 2


@pytest.mark.rule("SKY-Q-46", "SKY-1537")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_may_agree_to_stop_the_loop(players: int) -> None:
    table = last_round(rich("time-loop", players=players))
    all_decide(table, PlayAgain())
    play_through(table)
    all_decide(table, EndLoop())
    assert table.result is not None
    first, second = table.game.state.totals
    assert list(table.result.scores) == [
        -(-(a + b) // 2) for a, b in zip(first, second, strict=True)
    ]
    assert table.result.ending == "loop"


def after_loop(first: int, rival: int) -> Position:
    """The last round of a loop's second game: A had this many coins in the first game, B that."""
    position = ready("time-loop")
    position.state.round = 7
    position.state.totals = [[first, rival]]
    position.state.successes = [[0, 0]]
    return position


@pytest.mark.rule("SKY-1531", "SKY-1537", "SKY-EX-36")
def test_the_loop_ends_with_a_game_whose_threat_was_removed() -> None:
    position = after_loop(101, 90)
    position.player(A).coins = 90 - 25 - 20  # with the tank and the research value
    position.player(B).coins = 91
    table = position.table()
    expand(table)
    pay_and_stop(table)
    finish_round(table)
    do(table, ChooseShare("minerva"))
    assert table.result is not None
    assert table.game.state.totals == [[101, 90], [90, 91]]
    assert table.result.scores == (96, 91)  # 95.5 and 90.5, rounded up
    assert table.result.winners == (A,)
    assert table.result.ending == "loop"


@pytest.mark.rule("SKY-1537", "SKY-1530")
def test_the_average_decides_and_not_the_last_game() -> None:
    position = after_loop(50, 100)
    position.player(A).coins = 60
    position.player(B).coins = 90
    table = position.table()
    expand(table)
    pay_and_stop(table)
    finish_round(table)
    do(table, ChooseShare("minerva"))
    assert table.game.state.totals[1] == [105, 90]
    assert table.result is not None
    assert table.result.winners == (B,)


@pytest.mark.rule("SKY-1537", "SKY-1252", "SKY-1530")
def test_success_points_are_averaged_like_coins() -> None:
    """Two games of chapter 4: A wins the first, and B the second with the last space of a track
    reached; the threat is still there, and all stop."""
    position = Position(board="belt", threats=True, missions=True)
    position.threat("time-loop")
    position.player(A).coins = 50
    position.state.round = 7
    table = position.table(CHAPTER_4)
    finish_round(table)
    assert table.game.state.successes == [[2, 0]]  # more than one other, and the win
    position.state.totals = table.game.state.totals
    position.state.successes = table.game.state.successes
    position.player(A).coins = 1
    position.player(B).coins = 50
    position.player(B).tank = 28
    table = position.table(CHAPTER_4)
    finish_round(table)
    assert table.game.state.successes == [[2, 0], [0, 3]]
    all_decide(table, EndLoop())
    assert final_successes(table.game) == [1, 2]  # 1 and 1.5, rounded up
    assert final_totals(table.game) == [26, 56]  # (50 + 1) / 2, (1 + 110) / 2


@pytest.mark.rule("SKY-1530", "SKY-1531")
def test_a_new_game_of_the_loop_forgets_the_old_one() -> None:
    position = rich("time-loop")
    position.state.removed = [position.number("start-carbon-1")]
    position.state.supplement = 5
    position.fulfilled(A, "first-wave", 1, 2, 3)
    position.state.opened = [A]
    table = last_round(position)
    all_decide(table, PlayAgain())
    answer_until(table, "plan")
    s = table.game.state
    assert (s.round, s.removed, s.supplement, s.opened) == (1, [], 1, [])
    assert s.spaces.count(NOTHING) == len(s.spaces)
    assert s.stations == [[6, 5, 6]] * 4
    assert all(someone.tasks == 0 and someone.markers == 3 for someone in s.players)


LOOPS = range(8)
"""Seeds of games whose second setup is looked at: chance alone makes no two of them alike."""


def loop_setups(players: int, *, luna: bool = False, **options: str) -> list[AnyTable]:
    """The second games of time loops, at the choice of tokens."""
    found = []
    for number in LOOPS:
        position = Position(players, luna=luna, board="belt", threats=True, **options)
        position.threat("time-loop")
        position.state.rng = number * 7919 + 1
        table = last_round(position)
        all_decide(table, PlayAgain())
        found.append(table)
    return found


@pytest.mark.rule("SKY-1530", "SKY-107", "SKY-108")
@pytest.mark.parametrize(("players", "luna"), SETTINGS)
@pytest.mark.parametrize("tracks", ["first_game", "random", "chosen"])
def test_the_tracks_of_a_loops_next_game_are_random(players: int, luna: bool, tracks: str) -> None:
    tables = loop_setups(players, luna=luna, tracks=tracks)
    laid = {tuple(company.track for company in seen(table).companies) for table in tables}
    assert all(None not in sides for sides in laid)  # nobody is asked
    assert len(laid) > len(LOOPS) // 2
    assert all(len({str(side)[0] for side in sides}) == 4 for sides in laid)


@pytest.mark.rule("SKY-1530", "SKY-151", "SKY-152")
@pytest.mark.parametrize(("players", "luna"), SETTINGS)
@pytest.mark.parametrize("tokens", ["first_game", "dealt"])
def test_the_tokens_of_a_loops_next_game_are_dealt(players: int, luna: bool, tokens: str) -> None:
    for table in loop_setups(players, luna=luna, tokens=tokens):
        assert set(table.pending) == set(range(players))
        for seat in range(players):
            assert question(table, seat) == "token"
            assert len(offered(table, seat)) == 2
            assert seen(table, seat).players[seat].dealt


@pytest.mark.rule("SKY-1530")
def test_the_first_game_of_a_loop_is_set_up_as_agreed() -> None:
    table = start(2, board="belt", threats=True)
    assert [company.track for company in seen(table).companies] == ["A1", "B1", "C1", "D1"]
    assert question(table, A) == "first-rest"


def test_the_values_that_these_tests_begin_with() -> None:
    companies = seen(rich("leak").table()).companies
    assert {company.id: company.value for company in companies} == {
        name: AS_USUAL[name] for name in COMPANIES
    }
