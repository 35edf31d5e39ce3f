"""Setup (SKY-101 to SKY-158), and the first round that follows from it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from kosmodrom.core.errors import GameOptionsError, SeatsError
from kosmodrom.games.skymines.box import load_box
from kosmodrom.games.skymines.events import (
    Moved,
    TankMoved,
    TokensDealt,
    TokenTaken,
    TrackPlaced,
)
from kosmodrom.games.skymines.moves import (
    DoFirst,
    KeepToken,
    PlaceMarker,
    PlaceTrack,
    Put,
    RestCard,
    Stop,
    UseEnergy,
)
from kosmodrom.games.skymines.rules.base import value_of
from kosmodrom.games.skymines.terms import COMPANIES, DECK, NOTHING, SLOTS, TRACKS, Slot, TrackId
from kosmodrom.testing.positions import offered, question, told
from tests.games.skymines.kit import (
    SETTINGS,
    A,
    AnyTable,
    B,
    C,
    D,
    Position,
    answer_until,
    cards,
    held,
    player,
    seen,
    start,
)

BOX = load_box()
every_table = pytest.mark.parametrize(("players", "luna"), SETTINGS)
SYMBOLS = ("start-carbon-2", "start-minerals-1", "single-energy-01")
"""The cards of the first player's token in a first game."""


def at_planning(table: AnyTable) -> AnyTable:
    answer_until(table, "plan")
    return table


def letters(ids: list[str]) -> str:
    return "".join(BOX.cards[id].letter for id in ids)


# Who plays


@pytest.mark.rule("SKY-101", "SKY-Q-50")
@every_table
def test_one_to_four_play_and_luna_with_up_to_three(players: int, luna: bool) -> None:
    table = at_planning(start(players, luna=luna))
    assert (table.seats, len(seen(table).players)) == (players, players + luna)
    assert (seen(table).luna is not None) == luna


@pytest.mark.rule("SKY-101")
@pytest.mark.parametrize(
    ("players", "luna", "message"),
    [(1, False, "error-luna-needed"), (4, True, "error-luna-full")],
)
def test_one_player_needs_luna_and_four_have_no_room_for_her(
    players: int, luna: bool, message: str
) -> None:
    with pytest.raises(SeatsError) as error:
        start(players, luna=luna)
    assert error.value.message == message


@pytest.mark.rule("SKY-101", "SKY-Q-50")
@pytest.mark.parametrize(("players", "lunas"), [(0, 1), (5, 0), (1, 2)])
def test_no_other_table_can_be_set(players: int, lunas: int) -> None:
    with pytest.raises(SeatsError):
        start(players, luna=lunas)


@pytest.mark.rule("SKY-102", "SKY-103", "SKY-104")
@every_table
def test_the_base_game_is_the_moon_without_modules(players: int, luna: bool) -> None:
    view = seen(at_planning(start(players, luna=luna)))
    assert view.board == "moon"
    assert (view.missions, view.threat) == ((), None)
    assert all(someone.once == 0 for someone in view.players)
    assert (view.luna is None) == (not luna)


@pytest.mark.rule("SKY-103")
def test_modules_need_no_campaign() -> None:
    view = seen(at_planning(start(2, luna=True, board="belt", missions=True, threats=True)))
    assert (view.board, len(view.missions)) == ("belt", 1)
    assert view.threat in BOX.threats


@pytest.mark.rule("SKY-103")
def test_threats_need_the_belt() -> None:
    with pytest.raises(GameOptionsError) as error:
        start(2, threats=True)
    assert error.value.message == "error-option-needs"


# The board and its edges


@pytest.mark.rule("SKY-105", "SKY-Q-15")
@pytest.mark.parametrize("board", ["moon", "belt"])
def test_every_edge_has_its_company_on_both_sides(board: str) -> None:
    """What lies mirrored on the Belt is the same company with the same track."""
    view = seen(at_planning(start(board=board)))
    assert [company.id for company in view.companies] == ["skymine", "minerva", "astrogo", "tawac"]
    assert [company.track for company in view.companies] == ["A1", "B1", "C1", "D1"]


@pytest.mark.rule("SKY-106")
@every_table
def test_the_first_game_has_given_tracks(players: int, luna: bool) -> None:
    table = start(players, luna=luna)
    laid = {event.company: event.track for event in told(table) if isinstance(event, TrackPlaced)}
    assert laid == {"skymine": "A1", "minerva": "B1", "astrogo": "C1", "tawac": "D1"}


@pytest.mark.rule("SKY-107", "SKY-108", "SKY-110")
def test_chance_takes_four_boards_a_side_and_an_edge_for_each() -> None:
    """Every side comes to every edge, boards are left out alike, and none is there twice."""
    drawn = [
        tuple(seen(start(2, tracks="random", seed=str(seed))).companies) for seed in range(200)
    ]
    tracks = [tuple(company.track or "" for company in companies) for companies in drawn]
    for sides in tracks:
        assert len({side[0] for side in sides}) == 4
    for edge in range(4):
        found = Counter(sides[edge] for sides in tracks)
        assert set(found) == set(TRACKS)
        assert all(8 <= times <= 36 for times in found.values()), found


@pytest.mark.rule("SKY-109", "SKY-110")
@pytest.mark.parametrize(("players", "luna"), SETTINGS)
def test_players_choose_tracks_edge_by_edge(players: int, luna: bool) -> None:
    table = start(players, luna=luna, tracks="chosen", first_player=str(players))
    choices: list[TrackId] = ["B2", "A1", "E1", "D2"]
    seats: list[int] = []
    for company, track in zip(COMPANIES, choices, strict=True):
        (seat,) = table.pending
        seats.append(seat)
        options = offered(table, seat, PlaceTrack)
        assert {option.company for option in options} == {company}
        boards = [option.track[0] for option in options]
        used = {choice[0] for choice in choices[: len(seats) - 1]}
        assert set(boards) == set("ABCDE") - used
        assert Counter(boards).most_common(1)[0][1] == 2  # both sides of it
        table.decide(seat, PlaceTrack(company, track))
    assert seats == [(players - 1 + turn) % players for turn in range(4)]
    assert [company.track for company in seen(table).companies] == choices


@pytest.mark.rule("SKY-111", "SKY-EX-02")
def test_a_track_keeps_its_company() -> None:
    """A1 at the yellow edge is Skymine's and B2 at the pink edge Astrogo's, to the end."""
    table = start(tracks="chosen")
    tracks: list[TrackId] = ["A1", "C1", "B2", "D1"]
    for company, track in zip(COMPANIES, tracks, strict=True):
        (seat,) = table.pending
        table.decide(seat, PlaceTrack(company, track))
    for _ in range(400):
        if not table.pending:
            break
        seat = next(iter(table.pending))
        table.decide(seat, table.pending[seat].options[-1])
        assert [company.track for company in seen(table).companies] == ["A1", "C1", "B2", "D1"]
    assert table.game.state.round > 1


@pytest.mark.rule("SKY-112", "SKY-113")
@every_table
def test_stations_are_full_and_nothing_is_worth_anything(players: int, luna: bool) -> None:
    table = start(players, luna=luna)
    for number, company in enumerate(seen(table).companies):
        assert [(column.pieces, column.emptied) for column in company.columns] == [(5, False)] * 3
        assert company.value == value_of(table.game, number) == 0
    assert seen(table).places == {}


@pytest.mark.rule("SKY-1241", "SKY-1242", "SKY-1243", "SKY-Q-40")
def test_starting_outposts_come_from_the_top_of_each_column() -> None:
    """They pay nobody anything, and the top spaces show no coin symbol."""
    table = at_planning(start(2, starting_outposts=True))
    plain = at_planning(start(2))
    (chapter,) = [chapter for chapter in BOX.chapters if chapter.outposts]
    held = {BOX.moon.sectors[id].number: company for id, company in seen(table).places.items()}
    assert held == {
        number: company for company, numbers in chapter.outposts.items() for number in numbers
    }
    assert len(held) == 12
    for company in seen(table).companies:
        assert [(column.pieces, column.emptied) for column in company.columns] == [(4, False)] * 3
        symbols = [column[0] for column in BOX.moon.stations[company.id].columns]
        assert company.value == sum(symbols)
    assert seen(table).players == seen(plain).players


@pytest.mark.rule("SKY-1243")
def test_starting_outposts_need_the_moon() -> None:
    with pytest.raises(GameOptionsError) as error:
        start(2, starting_outposts=True, board="belt")
    assert error.value.message == "error-option-needs"


# Cards and plans


@pytest.mark.rule("SKY-114", "SKY-117")
@every_table
def test_the_deck_lies_by_letters(players: int, luna: bool) -> None:
    table = start(players, luna=luna)
    state = table.game.state
    assert letters(cards(table, state.display)) == "A" * 9 + "B" * 3
    deck = letters(cards(table, state.deck[::-1]))
    assert deck == "B" * 13 + "C" * 11 + "D" * 4 + "E" * 4


@pytest.mark.rule("SKY-114")
def test_each_letter_is_shuffled() -> None:
    orders: dict[str, set[tuple[str, ...]]] = {letter: set() for letter in DECK}
    for seed in range(5):
        table = start(seed=str(seed))
        all_cards = cards(table, [*table.game.state.display, *table.game.state.deck[::-1]])
        assert sorted(all_cards) == sorted(id for deck in BOX.decks.values() for id in deck)
        for letter in DECK:
            order = tuple(id for id in all_cards if BOX.cards[id].letter == letter)
            orders[letter].add(order)
    assert all(len(found) > 1 for found in orders.values())


@pytest.mark.rule("SKY-115")
def test_no_card_is_removed_yet() -> None:
    table = at_planning(start())
    assert seen(table).removed == ()


@pytest.mark.rule("SKY-116")
def test_columns_of_the_display_are_right_middle_and_left() -> None:
    """Surcharges rise from right to left, and are the same within a column."""
    assert len(BOX.surcharges) == 12
    assert [set(BOX.surcharges[first : first + 4]) for first in (0, 4, 8)] == [{0}, {1}, {2}]


@pytest.mark.rule("SKY-118", "SKY-Q-16", "SKY-128")
@every_table
def test_everyone_begins_with_one_coin(players: int, luna: bool) -> None:
    """Coins are counted as such; the bank, which has all others, is not."""
    table = start(players, luna=luna)
    assert [someone.coins for someone in seen(table).players] == [1] * (players + luna)


@pytest.mark.rule("SKY-119", "SKY-121", "SKY-Q-14", "SKY-010", "SKY-EX-03")
@every_table
def test_round_one_has_one_coin_on_the_supplement_space_and_no_special_plan(
    players: int, luna: bool
) -> None:
    view = seen(at_planning(start(players, luna=luna)))
    assert (view.round, view.supplement, view.specials) == (1, 1, ())


@pytest.mark.rule("SKY-122", "SKY-123")
@every_table
def test_plans_lie_by_letters(players: int, luna: bool) -> None:
    table = start(players, luna=luna)
    view = seen(table)
    assert "".join(BOX.plans[id or ""].letter for id in view.plans) == "AAAABBBBCCCC"
    assert view.stacks == (20, 20, 20)
    ids = table.game.data.tables.plan_ids
    for letter, stack in zip("ABC", table.game.state.stacks, strict=True):
        assert {BOX.plans[ids[plan]].letter for plan in stack} == {letter}


@pytest.mark.rule("SKY-122")
def test_the_plans_are_shuffled() -> None:
    rows = {tuple(seen(start(seed=str(seed))).plans) for seed in range(5)}
    for row in range(3):
        assert len({plans[4 * row : 4 * row + 4] for plans in rows}) > 1


@pytest.mark.rule("SKY-124")
def test_all_four_tiles_lie_by_the_board() -> None:
    """Nobody has one, and each can be reserved."""
    position = Position(players=3)
    position.player(A).coins = 9
    table = position.table()
    assert all(someone.tiles == () for someone in seen(table).players)
    spaces = {option.space for option in offered(table, A, PlaceMarker)}
    assert spaces >= {"tile-scientist", "tile-field", "tile-energy", "tile-resource"}


# What players get


@pytest.mark.rule("SKY-125", "SKY-127", "SKY-132")
@every_table
def test_markers_begin_at_the_start(players: int, luna: bool) -> None:
    table = start(players, luna=luna, tracks="chosen", luna_level=2)
    for someone in seen(table).players:
        assert (someone.tank, someone.upload) == (0, 0)
        assert someone.tracks == dict.fromkeys(COMPANIES, 0)


@pytest.mark.rule("SKY-126")
@every_table
def test_the_outer_slots_are_off(players: int, luna: bool) -> None:
    table = at_planning(start(players, luna=luna))
    for seat in range(players):
        slots = seen(table).players[seat].slots
        assert [slot.open for slot in slots] == [False, True, True, True, False]
        assert {option.slot for option in offered(table, seat, Put)} == {"B", "C", "D"}


@pytest.mark.rule("SKY-129", "SKY-130", "SKY-131", "SKY-Q-76")
@pytest.mark.parametrize(
    ("players", "luna", "markers"),
    [(1, True, 3), (2, False, 3), (2, True, 2), (3, False, 2), (3, True, 2), (4, False, 2)],
)
def test_bonus_markers_by_the_number_of_players(players: int, luna: bool, markers: int) -> None:
    table = at_planning(start(players, luna=luna))
    assert [player(table, seat).markers for seat in range(players)] == [markers] * players
    assert [player(table, seat).extra for seat in range(players)] == [0] * players
    if luna:
        assert player(table, players).markers == 5


@pytest.mark.rule("SKY-133", "SKY-134", "SKY-146")
@every_table
def test_everyone_begins_with_the_same_nine_cards(players: int, luna: bool) -> None:
    table = start(players, luna=luna, tracks="chosen")
    for seat in range(players):
        hand = cards(table, player(table, seat).hand)
        assert len(hand) == 10
        starting = [id for id in hand if BOX.cards[id].letter == "start"]
        assert sorted(starting) == sorted(BOX.starting)
        kinds = {BOX.cards[id].kind for id in hand}
        assert kinds == {"carbon", "minerals", "titanium", "energy", "scientist"}


@pytest.mark.rule("SKY-140")
@every_table
def test_the_first_player_is_drawn(players: int, luna: bool) -> None:
    drawn = {
        start(players, luna=luna, first_player="random", seed=str(seed)).game.state.first
        for seed in range(40)
    }
    assert drawn == set(range(players))


@pytest.mark.rule("SKY-140")
@every_table
def test_or_named(players: int, luna: bool) -> None:
    for seat in range(players):
        table = start(players, luna=luna, first_player=str(seat + 1))
        assert table.game.state.first == seat
    with pytest.raises(GameOptionsError):
        start(players, luna=luna, first_player=str(players + 1) if players < 4 else "5")


@pytest.mark.rule("SKY-145")
@every_table
def test_single_energy_cards_go_round_from_the_first_player(players: int, luna: bool) -> None:
    for first in range(players):
        table = start(players, luna=luna, tracks="chosen", first_player=str(first + 1))
        for place in range(players):
            hand = cards(table, player(table, (first + place) % players).hand)
            single = [id for id in hand if BOX.cards[id].letter == "single"]
            assert single == [f"single-energy-0{place + 1}"]


# Starting tokens


@pytest.mark.rule("SKY-150", "SKY-Q-11", "SKY-154")
@every_table
def test_the_first_game_has_given_tokens(players: int, luna: bool) -> None:
    for first in range(players):
        table = start(players, luna=luna, first_player=str(first + 1))
        for place in range(players):
            someone = seen(table).players[(first + place) % players]
            assert someone.token == f"token-{place + 1}"
            assert someone.screens[1].plan == someone.token


@pytest.mark.rule("SKY-151", "SKY-152")
@every_table
def test_two_tokens_are_dealt_and_one_is_kept_in_secret(players: int, luna: bool) -> None:
    table = start(players, luna=luna, tokens="dealt")
    assert set(table.pending) == set(range(players))
    dealt = [token for seat in range(players) for token in player(table, seat).dealt]
    assert len(set(dealt)) == 2 * players
    kept: list[str] = []
    for seat in range(players):
        options = offered(table, seat, KeepToken)
        own = seen(table, seat).players
        assert {option.token for option in options} == set(own[seat].dealt or ())
        assert len(options) == 2
        assert all(own[rival].dealt is None for rival in range(players) if rival != seat)
        assert [event.seat for event in told(table, seat) if isinstance(event, TokensDealt)] == [
            seat
        ]
        kept.append(options[seat % 2].token)
        others = [seen(table, rival) for rival in range(players) if rival != seat]
        before = [event for event in told(table) if isinstance(event, TokenTaken)]
        assert before == []
        table.decide(seat, KeepToken(kept[-1]))
        if seat + 1 < players:
            assert [seen(table, rival) for rival in range(players) if rival != seat] == others
    assert [someone.token for someone in seen(table).players[:players]] == kept
    assert all(someone.dealt in ((), None) for someone in seen(table, A).players)


@pytest.mark.rule("SKY-151")
def test_all_ten_tokens_are_dealt() -> None:
    found = {
        option.token
        for seed in range(12)
        for seat in (A, B)
        for option in offered(start(2, tokens="dealt", seed=str(seed)), seat, KeepToken)
    }
    assert found == set(BOX.tokens)


@pytest.mark.rule("SKY-153")
@pytest.mark.parametrize("tokens", ["first_game", "dealt"])
@every_table
def test_other_tokens_go_to_the_box(players: int, luna: bool, tokens: str) -> None:
    """Of which Luna takes hers first."""
    table = at_planning(start(players, luna=luna, tokens=tokens))
    ids = table.game.data.tables.token_ids
    kept = [someone.token for someone in seen(table).players if someone.token]
    boxed = [ids[token] for token in table.game.state.tokens]
    taken = [event.token for event in told(table) if isinstance(event, TokenTaken)]
    assert len(boxed) == 10 - players - luna
    assert sorted([*boxed, *taken]) == sorted(BOX.tokens)
    assert kept == taken[:players]
    if luna:
        assert taken[-1] not in kept


@pytest.mark.rule("SKY-155", "SKY-156", "SKY-808")
@pytest.mark.parametrize("order", list(permutations(SLOTS[1:4])))
def test_the_owner_chooses_where_the_three_cards_rest(order: tuple[Slot, Slot, Slot]) -> None:
    table = start(2)
    for card, slot in zip(SYMBOLS[:2], order, strict=False):
        options = offered(table, A, RestCard)
        assert {option.card for option in options} == {card}
        table.decide(A, RestCard(card, slot))
    assert question(table, A) != "first-rest"  # the last card has one place left
    at_planning(table)
    resting = seen(table).players[A].resting
    assert [len(stack) for stack in resting] == [0, 1, 1, 1, 0]
    for card, slot in zip(SYMBOLS, order, strict=True):
        assert resting["ABCDE".index(slot)] == (card,)
    hand = held(table, A)
    assert len(hand) == 7
    assert not set(SYMBOLS) & set(hand)


@pytest.mark.rule("SKY-155", "SKY-Q-13")
@every_table
def test_the_cards_are_those_of_the_token(players: int, luna: bool) -> None:
    """The single-energy symbol is the player's own card."""
    for seed in range(4):
        table = at_planning(start(players, luna=luna, tokens="dealt", seed=str(seed)))
        for seat in range(players):
            someone = seen(table).players[seat]
            symbols = BOX.tokens[someone.token or ""].resting(f"single-energy-0{seat + 1}")
            assert sorted(id for stack in someone.resting for id in stack) == sorted(symbols)
            assert someone.cards == 7


@pytest.mark.rule("SKY-157", "SKY-158", "SKY-Q-01", "SKY-Q-11")
@every_table
def test_start_bonuses_of_the_first_game(players: int, luna: bool) -> None:
    table = at_planning(start(players, luna=luna))
    moved = [
        {"skymine": 3},
        {"minerva": 2},
        {"astrogo": 1},
        {"tawac": 3},
    ]
    tank = [0, 1, 2, 0]
    for seat in range(players):
        someone = seen(table).players[seat]
        assert someone.tracks == dict.fromkeys(COMPANIES, 0) | moved[seat]
        assert (someone.tank, someone.upload) == (tank[seat], 0)
        assert someone.screens[1].plan == someone.token
        assert [screen.plan for screen in someone.screens[2:]] == [None] * 14


@pytest.mark.rule("SKY-157", "SKY-Q-12")
@pytest.mark.parametrize(("players", "luna"), [(2, True), (3, False), (3, True), (4, False)])
def test_start_bonuses_come_in_turn_order(players: int, luna: bool) -> None:
    table = at_planning(start(players, luna=luna, first_player="2"))
    moves = [event.seat for event in told(table) if isinstance(event, Moved | TankMoved)]
    order = [(1 + place) % players for place in range(players)] + [players] * luna
    assert list(dict.fromkeys(moves)) == order


@pytest.mark.rule("SKY-157", "SKY-Q-12")
def test_a_start_bonus_can_pass_a_threshold() -> None:
    """Thresholds pay, and what was passed by an earlier player pays that one again."""
    position = Position(players=2)
    position.at(A, skymine=3)
    position.at(B, skymine=4)
    position.state.phase = "start"
    position.state.first = position.state.turn = A
    for seat, token in ((A, "token-1"), (B, "token-7")):
        position.player(seat).token = position.box.tables.token_number[token]
    table = position.table()
    assert (player(table, A).tracks[0], player(table, B).tracks[0]) == (6, 6)
    assert [player(table, seat).coins for seat in (A, B)] == [1 + 1 + 1, 1 + 1]
    assert player(table, B).tank == 1


@pytest.mark.rule("SKY-157", "SKY-Q-12")
@pytest.mark.parametrize("pays", [True, False])
def test_coins_won_on_the_way_pay_a_barrier(pays: bool) -> None:
    """C1: a threshold before space 5, a barrier of 2 before space 6."""
    position = Position(players=2)
    position.at(A, astrogo=4)
    position.state.phase = "start"
    position.player(A).token = position.box.tables.token_number["token-5"]
    table = position.table()
    assert player(table, A).coins == 2
    assert question(table, A) == "barrier"
    crossing, stop = offered(table, A)
    assert isinstance(stop, Stop)
    table.decide(A, crossing if pays else stop)
    assert (player(table, A).tracks[2], player(table, A).coins) == ((7, 0) if pays else (5, 2))
    assert question(table, A) == "plan"


@pytest.mark.rule("SKY-157")
def test_no_task_is_fulfilled_by_a_start_bonus() -> None:
    """Two markers have moved 4 tank spaces in all, but a start bonus is no turn (SKY-1307)."""
    position = Position(players=3, missions=True)
    position.state.missions = [position.box.tables.missions.index("fuel-run")]
    position.state.phase = "start"
    for seat, token in enumerate(("token-3", "token-10", "token-9")):
        position.player(seat).token = position.box.tables.token_number[token]
    table = position.table()
    assert question(table, C) == "order"
    assert {type(option) for option in offered(table, C)} == {DoFirst}


# What may be seen


@pytest.mark.rule("SKY-Q-17", "SKY-Q-14")
@pytest.mark.parametrize("open_hands", [False, True])
@pytest.mark.parametrize(("players", "luna"), SETTINGS)
def test_money_is_open_and_hands_are_if_so_agreed(
    players: int, luna: bool, open_hands: bool
) -> None:
    table = at_planning(start(players, luna=luna, open_hands=open_hands))
    for viewer in (None, *range(players)):
        view = seen(table, viewer)
        for seat in range(players):
            shown = view.players[seat]
            assert shown.coins == player(table, seat).coins
            assert shown.cards == 7
            if open_hands or viewer == seat:
                assert list(shown.hand or ()) == cards(table, player(table, seat).hand)
            else:
                assert shown.hand is None


@pytest.mark.rule("SKY-210")
def test_the_first_round_begins_with_planning_and_then_the_first_player() -> None:
    table = at_planning(start(4, first_player="3"))
    assert set(table.pending) == {A, B, C, D}
    table.decide(C, Put("start-energy-2", "B"))
    for seat in (A, B, C, D):
        table.decide(seat, table.pending[seat].options[0])
    assert set(table.pending) == {C}
    assert {option.company for option in offered(table, C, UseEnergy)} == set(COMPANIES)
    assert cards(table, player(table, C).slots) == ["start-energy-2"]
    assert player(table, C).slots[SLOTS.index("C")] == NOTHING
