"""Goal, shares and value (SKY-001 to SKY-008), and final scoring (SKY-901 to SKY-915)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.result import Result
from kosmodrom.games.skymines.box import load_box
from kosmodrom.games.skymines.moves import (
    STOP,
    Advance,
    Enter,
    PlaceMarker,
    TakeFrom,
    UseEnergy,
    UseFieldTile,
    UseResources,
)
from kosmodrom.games.skymines.rules.base import value_of
from kosmodrom.games.skymines.state import EMPTIED
from kosmodrom.games.skymines.terms import COMPANIES, Company, Slot
from kosmodrom.testing.positions import offered, question
from tests.games.skymines.kit import (
    SETTINGS,
    A,
    AnyTable,
    B,
    C,
    D,
    Position,
    do,
    finish_round,
    player,
    seen,
)

BOX = load_box()
every_table = pytest.mark.parametrize(("players", "luna"), SETTINGS)
NOTHING_YET = {"coins": 0, "astrogo": 0, "tawac": 0, "skymine": 0, "minerva": 0, "tank": 0}


def last_round(players: int = 2, *, luna: bool = False, **options: object) -> Position:
    """Round 7, where everybody only has to pass; nobody has a coin, and Luna is done."""
    position = Position(players, luna=luna, **options)
    position.state.round = 7
    for seat, someone in enumerate(position.state.players):
        someone.coins = 0
        someone.passed = seat >= players
    return position


def end(position: Position) -> Result:
    """Everybody passes; the result."""
    table = position.table()
    finish_round(table)
    assert table.finished
    assert table.result is not None
    return table.result


def score(position: Position, seat: int = A) -> Mapping[str, int]:
    return end(position).breakdown[seat]


# Shares and value


@pytest.mark.rule("SKY-002", "SKY-003", "SKY-905", "SKY-908", "SKY-EX-01")
def test_lins_shares_in_minerva() -> None:
    """5 on the track and 2 on cards, 6 coin symbols: 42. One card rests, one is on a slot."""
    position = last_round()
    position.at(A, minerva=17)  # the last symbol, on space 16 of B1, shows 5
    position.area(A, "b-carbon-2-minerva")
    position.rest(A, "E", "e-share-minerva")
    position.rest(A, "D", "b-energy-2-astrogo")
    position.station("minerva", 2, 2, 2)
    table = position.table()
    assert seen(table).companies[1].value == 6
    assert seen(table, A).players[A].shares["minerva"] == 7
    assert score(position)["minerva"] == 42
    assert score(position, B)["minerva"] == 0


@pytest.mark.rule("SKY-002", "SKY-003", "SKY-004")
@pytest.mark.parametrize(
    ("position", "shares"), [(0, 0), (1, 0), (2, 1), (5, 1), (6, 2), (8, 2), (9, 3), (21, 7)]
)
def test_the_last_share_symbol_reached_counts(position: int, shares: int) -> None:
    """A1 has its first symbols on spaces 2, 6 and 9."""
    situation = last_round()
    situation.at(A, skymine=position)
    situation.station("skymine", 0, 5, 5)
    assert seen(situation.table(), A).players[A].shares["skymine"] == shares
    assert score(situation)["skymine"] == 5 * shares


@pytest.mark.rule("SKY-005", "SKY-112")
@given(columns=st.lists(st.tuples(st.integers(0, 5), st.booleans()), min_size=3, max_size=3))
@settings(max_examples=40, deadline=None)
def test_the_value_is_what_no_piece_covers(columns: list[tuple[int, bool]]) -> None:
    """Pieces lie on the lowest spaces, but never again on a crossed-out one that was bare."""
    position = last_round()
    wanted = 0
    station = []
    for (pieces, emptied), symbols in zip(columns, BOX.moon.stations["tawac"].columns, strict=True):
        bare = emptied or pieces == 0
        count = min(pieces, 4) if bare else pieces
        station.append(count + EMPTIED * bare)
        room = symbols[:4] if bare else symbols
        wanted += sum(room[: len(room) - count]) + (symbols[4] if bare else 0)
    position.station("tawac", *station)
    assert value_of(position.table().game, COMPANIES.index("tawac")) == wanted


@pytest.mark.rule("SKY-006")
def test_expanding_raises_the_value_and_returned_outposts_lower_it() -> None:
    """Sector 21 borders Minerva's station; a Skymine outpost that is ousted goes home."""
    position = Position()
    position.area(A, position.card("energy", 3))
    sector = next(id for id in BOX.moon.sectors if BOX.moon.sectors[id].number == 21)
    position.hold("skymine", "21")
    position.station("skymine", 3, 5, 5)
    position.station("minerva", 4, 5, 5)
    position.state.boxed = [1, 1, 0, 0]
    table = position.table()
    values = [company.value for company in seen(table).companies]
    assert values[:2] == [1, 0]
    do(table, UseEnergy("minerva"), Enter(sector), TakeFrom("minerva", 1))
    assert seen(table).companies[1].value == 1
    do(table, STOP)
    while set(table.pending) == {A}:  # rewards; only one column has room for the ousted outpost
        do(table, offered(table, A)[0])
    values = [company.value for company in seen(table).companies]
    assert values[:2] == [0, 1]
    assert seen(table).places[sector] == "minerva"


@pytest.mark.rule("SKY-007")
def test_shares_do_nothing_before_the_end() -> None:
    """A card with a share works like one without."""
    for share in (None, "tawac"):
        position = Position()
        position.area(A, position.card("carbon", 2, share=share))
        position.clear_display()
        position.station("tawac", 0, 0, 0)
        table = position.table()
        do(table, UseResources(("B",)))
        assert {option.company for option in offered(table, A)} == set(COMPANIES)
        do(table, Advance("skymine"), Advance("skymine"))
        assert player(table, A).tracks == [2, 0, 0, 0]
        assert player(table, A).coins == 1
        finish_round(table)
        assert player(table, A).coins == 1
        assert seen(table, A).players[A].score["tawac"] == (15 if share else 0)


@pytest.mark.rule("SKY-008", "SKY-118", "SKY-Q-16")
def test_the_bank_never_runs_out_and_nobody_owes_it() -> None:
    """A hundred coins and more; with too few coins a cost cannot be paid."""
    position = last_round()
    position.player(A).coins = 500
    position.player(A).tank = 28
    position.tiles(A, "field")
    table = position.table()
    do(table, UseFieldTile())
    assert player(table, A).coins == 504
    assert player(table, B).coins == 0
    paid = [o for o in offered(table, B, PlaceMarker) if o.cost]
    assert paid == []
    finish_round(table)
    assert table.result is not None
    assert table.result.breakdown[A]["coins"] == 504


# The end


@pytest.mark.rule("SKY-901")
@every_table
def test_the_game_ends_when_all_have_passed_in_round_seven(players: int, luna: bool) -> None:
    position = last_round(players, luna=luna)
    table = position.table()
    for seat in range(players):
        assert not table.finished
        assert set(table.pending) == {seat}
        finish_turn(table, seat)
    assert table.finished
    assert (table.game.state.round, table.game.state.phase) == (7, "end")
    assert table.result is not None
    assert table.result.ending == "rounds"
    assert len(table.result.scores) == players + luna


def finish_turn(table: AnyTable, seat: int) -> None:
    while question(table, seat) is not None:
        do(table, offered(table, seat)[-1])


@pytest.mark.rule("SKY-901")
def test_but_not_before() -> None:
    position = Position()
    position.state.round = 6
    table = position.table()
    finish_round(table)
    assert not table.finished
    assert (seen(table).round, seen(table).phase) == (7, "planning")


@pytest.mark.rule("SKY-902", "SKY-002")
@pytest.mark.parametrize("place", ["hand", "A", "B", "C", "D", "E", "slot"])
def test_shares_count_wherever_the_card_is(place: Slot | Literal["hand", "slot"]) -> None:
    position = last_round()
    card = "d-share-astrogo" if place != "slot" else "b-energy-2-astrogo"
    if place == "hand":
        position.hand(A, card)
    elif place == "slot":
        position.area(A, card)
    else:
        position.rest(A, place, card)
    position.station("astrogo", 0, 5, 5)
    assert score(position)["astrogo"] == 5


@pytest.mark.rule("SKY-903", "SKY-904", "SKY-911")
@every_table
def test_seven_categories_are_added_up(players: int, luna: bool) -> None:
    for seat in range(players + luna):
        position = last_round(players, luna=luna)
        someone = position.player(seat)
        someone.coins = 7
        position.at(seat, skymine=2, minerva=6, astrogo=9, tawac=13)  # 1, 2, 3 and 4 shares
        position.station("skymine", 4, 4, 3)
        position.station("minerva", 3, 3, 3)
        position.station("astrogo", 0, 5, 5)
        position.station("tawac", 0, 3, 5)
        someone.tank = 9
        someone.upload = 3
        if seat < players:
            someone.screens[2] = someone.screens[3] = someone.screens[1]
        result = end(position)
        assert result.breakdown[seat] == {
            "coins": 7,
            "astrogo": 3 * 5,
            "tawac": 4 * 6,
            "skymine": 1 * 1,
            "minerva": 2 * 3,
            "tank": 15,
            "research": 10,
        }
        assert list(result.breakdown[seat]) == [
            "coins", "astrogo", "tawac", "skymine", "minerva", "tank", "research",
        ]  # fmt: skip
        assert result.scores[seat] == sum(result.breakdown[seat].values()) == 78
        assert result.ranking[0] == (seat,)


@pytest.mark.parametrize(
    ("company", "shares", "symbols"),
    [
        pytest.param(
            "astrogo", 4, 8, marks=pytest.mark.rule("SKY-905", "SKY-EX-23"), id="astrogo-4-8"
        ),
        pytest.param(
            "astrogo", 8, 4, marks=pytest.mark.rule("SKY-905", "SKY-EX-23"), id="astrogo-8-4"
        ),
        pytest.param("tawac", 5, 3, marks=pytest.mark.rule("SKY-906", "SKY-Q-47"), id="tawac-5-3"),
        pytest.param(
            "skymine", 4, 6, marks=pytest.mark.rule("SKY-907", "SKY-Q-47"), id="skymine-4-6"
        ),
        pytest.param(
            "minerva", 4, 2, marks=pytest.mark.rule("SKY-908", "SKY-Q-47"), id="minerva-4-2"
        ),
    ],
)
def test_shares_times_value(company: Company, shares: int, symbols: int) -> None:
    """32 for Astrogo as on the page, and factors for its other figures 15, 24 and 8."""
    stations = {2: (2, 5, 5), 3: (1, 5, 5), 4: (1, 3, 5), 6: (1, 1, 5), 8: (0, 1, 5)}
    position = last_round()
    number = COMPANIES.index(company)
    track = BOX.tables.sides[position.state.sides[number]]
    space, total = max(mark for mark in track.shares if mark[1] <= shares)
    position.at(A, **{company: space})
    cards = [f"d-share-{company}", f"e-share-{company}"][: shares - total]
    position.rest(A, "B", *cards)
    position.station(company, *stations[symbols])
    assert value_of(position.table().game, number) == symbols
    found = score(position)
    assert found[company] == shares * symbols
    assert {name: n for name, n in found.items() if n} == {company: shares * symbols}


@pytest.mark.rule("SKY-909", "SKY-913", "SKY-Q-02")
@pytest.mark.parametrize(
    ("position", "value"),
    [
        (0, 0), (5, 0), (6, 10), (8, 10), (9, 15), (12, 15), (13, 25), (15, 25), (16, 30),
        (19, 30), (20, 40), (22, 40), (23, 45), (24, 45), (25, 50), (27, 50), (28, 60),
    ],
)  # fmt: skip
def test_the_last_value_that_the_helium_marker_passed(position: int, value: int) -> None:
    situation = last_round()
    situation.player(A).tank = position
    assert score(situation) == {**NOTHING_YET, "tank": value, "research": 0}


@pytest.mark.rule("SKY-910", "SKY-914", "SKY-Q-01", "SKY-Q-02")
@pytest.mark.parametrize(
    ("position", "value"),
    [
        (0, 0), (2, 0), (3, 10), (4, 10), (5, 15), (6, 15), (7, 20), (8, 20), (9, 30),
        (10, 30), (11, 40), (12, 40), (13, 50), (14, 50), (15, 60),
    ],
)  # fmt: skip
def test_the_last_value_that_the_upload_marker_passed(position: int, value: int) -> None:
    situation = last_round()
    situation.player(A).upload = position
    situation.player(A).screens = [situation.player(A).screens[1]] * 16
    assert score(situation) == {**NOTHING_YET, "research": value}


@pytest.mark.rule("SKY-910", "SKY-915", "SKY-563")
def test_special_plans_that_were_reached() -> None:
    """The values of special plans 3 and 4 are 6 and 7; the marker is on 6, worth 15."""

    def research(*, upload: int = 6, flipped: bool = False, covered: bool = False) -> int:
        position = last_round()
        someone = position.player(A)
        someone.screens = [someone.screens[1]] * 16
        someone.upload = upload
        position.screen(A, 4, "special-3", flipped=flipped)
        position.screen(A, 6, "special-4")
        if covered:
            someone.covered.append(someone.screens[4])
            position.screen(A, 4, "a-01")
        return score(position)["research"]

    assert [BOX.special(number).value for number in (3, 4)] == [6, 7]
    assert research() == 15 + 6 + 7
    assert research(upload=7) == 20 + 6 + 7  # passed
    assert research(upload=5) == 15 + 6  # beyond the marker
    assert research(upload=3) == 10
    assert research(flipped=True) == 15 + 7
    assert research(covered=True) == 15 + 7


# Winning


@pytest.mark.rule("SKY-001", "SKY-912")
@pytest.mark.parametrize(
    ("coins", "ranking"),
    [
        ((3, 9, 5, 4), ((B,), (C,), (D,), (A,))),
        ((9, 3, 9, 4), ((A, C), (D,), (B,))),
        ((2, 2, 2, 2), ((A, B, C, D),)),
    ],
)
def test_most_coins_win_and_ties_are_shared(
    coins: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]
) -> None:
    for players in (2, 3, 4):
        position = last_round(players)
        for seat in range(players):
            position.player(seat).coins = coins[seat]
        result = end(position)
        assert result.scores == coins[:players]
        seats = [tuple(seat for seat in group if seat < players) for group in ranking]
        assert result.ranking == tuple(group for group in seats if group)
        assert result.outcome == "ranked"


@pytest.mark.rule("SKY-001", "SKY-912")
@pytest.mark.parametrize(("players", "luna"), [(1, True), (2, True), (3, True)])
@pytest.mark.parametrize(("human", "rival"), [(5, 4), (4, 4), (4, 5)])
def test_luna_wins_and_ties_like_a_player(players: int, luna: bool, human: int, rival: int) -> None:
    position = last_round(players, luna=luna)
    position.player(A).coins = human
    position.player(players).coins = rival
    winners = end(position).winners
    assert winners == ((A,) if human > rival else (players,) if human < rival else (A, players))


@pytest.mark.rule("SKY-001", "SKY-911")
def test_coins_in_hand_alone_do_not_win() -> None:
    position = last_round()
    position.player(A).coins = 9
    position.player(B).tank = 6
    result = end(position)
    assert (result.scores, result.winners) == ((9, 10), (B,))
