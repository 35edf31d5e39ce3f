"""Slavers, smugglers and pirates, with five players and the Diplomat."""

from __future__ import annotations

import pytest

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.cards import (
    DiplomatUsed,
    EnemyBeaten,
    EnemyDrawn,
    EnemyUnbeaten,
    EnemyWins,
)
from kosmodrom.games.galaxy_trucker.events.flight import Counted, DaysLost
from kosmodrom.games.galaxy_trucker.events.hits import DiceRolled, PartLost
from kosmodrom.games.galaxy_trucker.moves.cards import (
    KEEP_DIPLOMAT,
    LEAVE_REWARD,
    USE_DIPLOMAT,
    TakeReward,
)
from kosmodrom.games.galaxy_trucker.moves.flight import Declare, Power
from kosmodrom.games.galaxy_trucker.moves.goods import Forgo, Load
from kosmodrom.games.galaxy_trucker.moves.losses import WakeSleeper
from kosmodrom.games.galaxy_trucker.terms import NOTHING
from kosmodrom.testing.positions import offered, question, told
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    D,
    E,
    Position,
    crew,
    days,
    do,
    events,
    goods,
    money,
    player,
    tokens,
)

CREWED = "C---H---C\n    |\n    W2"
DIPLOMAT = "C---H---C---BL\n    |\n    W2"


def enemy(position: Position, card: str, *firepowers: float) -> AnyTable:
    """An enemy attacks; everybody has such a firepower."""
    position.card(card)
    for seat, firepower in enumerate(firepowers):
        position.player(seat).ship.fire = [int(2 * firepower), 0]
    return position.carry_out(steps.Resolve())


def counted(table: AnyTable) -> list[int]:
    return [event.seat for event in events(table, Counted)]


def give_up_crew(table: AnyTable, seat: int) -> None:
    while question(table, seat) == "lose-crew":
        do(table, offered(table, seat)[0])


# The fight


@pytest.mark.rule("GTB-810", "GTB-811", "GTB-812", "GT-Q-122")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_victor_ends_the_attack(seats: int) -> None:
    position = Position(seats)
    position.days(*range(seats))  # the last seat leads
    table = enemy(position, "pirates-1", *[6] * seats)  # strength 5, 4 credits, 1 day
    leader = seats - 1
    assert counted(table) == [leader]
    assert offered(table, leader) == [TakeReward(4, (), False, 1), LEAVE_REWARD]
    do(table, TakeReward())
    assert money(table)[leader] == 4
    assert not table.pending
    assert table.game.state.used_card
    assert events(table, EnemyBeaten) == [EnemyBeaten(leader, "pirates", 5, False)]


@pytest.mark.rule("GTB-812", "GT-Q-122")
def test_a_victor_may_leave_reward_and_days() -> None:
    table = enemy(Position(2), "slavers-1", 7, 0)
    do(table, LEAVE_REWARD)
    assert money(table) == [0, 0]
    assert days(table) == [0, -2]
    assert crew(table, B) == 2  # beaten all the same


@pytest.mark.rule("GTB-810", "GTB-811", "GTB-706", "GT-Q-122")
def test_equal_firepower_is_a_draw_and_a_half_decides() -> None:
    table = enemy(Position(3), "slavers-1", 6, 6.5, 0)  # strength 6
    assert events(table, EnemyDrawn) == [EnemyDrawn(A, "slavers", 6)]
    assert crew(table, A) == 2
    assert list(table.pending) == [B]
    do(table, TakeReward())
    assert money(table) == [0, 5, 0]
    assert days(table) == [0, -3, -4]
    assert counted(table) == [A, B]


@pytest.mark.rule("GTB-810", "GTB-813")
def test_losers_to_slavers_lose_crew_and_the_next_is_attacked() -> None:
    position = Position(3)
    for seat in (A, B):
        position.ship(seat, CREWED)
    table = enemy(position, "slavers-1", 5.5, 0, 0)  # 3 crew
    give_up_crew(table, A)
    give_up_crew(table, B)
    assert [crew(table, seat) for seat in range(3)] == [3, 3, 0]
    assert [event.seat for event in events(table, EnemyWins)] == [A, B, C]
    assert events(table, EnemyUnbeaten) == [EnemyUnbeaten("slavers")]
    assert not table.game.state.used_card


@pytest.mark.rule("GTB-814")
def test_losers_to_smugglers_lose_the_most_valuable_goods() -> None:
    position = Position(2)
    position.ship(A, "W3--H---WS1", goods={"W3": "yellow blue blue", "WS1": "red"})
    table = enemy(position, "smugglers-1", 3, 3)  # 2 goods
    assert goods(table, A) == "blue blue"


@pytest.mark.rule("GTB-815", "GT-Q-122")
def test_pirates_fire_after_the_victor_has_moved_and_once_for_all_losers() -> None:
    position = Position(3)
    for seat in range(3):
        position.ship(seat, "X\n|\nH---X")
    position.dice(12, 7, 12)
    table = enemy(position, "pirates-1", 4, 4, 6)  # light, heavy, light from the front
    assert events(table, PartLost) == []
    do(table, TakeReward())
    assert len(events(table, DiceRolled)) == 3
    assert [event.seat for event in events(table, PartLost)] == [A, B]
    log = [type(event) for event in told(table) if isinstance(event, DaysLost | PartLost)]
    assert log == [DaysLost, PartLost, PartLost]


@pytest.mark.rule("GTB-EX-01")
def test_the_example_of_the_smugglers() -> None:
    """The leader draws, the second wins with two tokens, the third is not attacked."""
    position = Position(3)
    position.ship(
        A,
        """
        G   GG  G
        |   |   |
        X---H---X---GG>
            |
            B2
        """,
        tokens={"B2": 1},
    )
    position.ship(
        B,
        """
            GG  GG
            |   |
        G<--H---X---W2
            |
            B2
        """,
    )
    position.ship(C, "G---H---G")
    table = enemy_with_ships(position, "smugglers-1")
    double = position.place(A, "GG")
    do(table, Power(*double))
    assert player(table, A).ship.tokens[position.cell(A, "B2")] == 0
    while question(table, A) == "count":
        do(table, offered(table, A, Declare)[0])
    assert events(table, EnemyDrawn) == [EnemyDrawn(A, "smugglers", 4)]
    do(table, Power(*position.place(B, "GG#1")), Power(*position.place(B, "GG#2")))
    while question(table, B) == "count":
        do(table, offered(table, B, Declare)[0])
    assert events(table, Counted)[-1].value == "4½"
    assert tokens(table, B) == 0
    do(table, TakeReward())
    hold = position.place(B, "W2")
    do(table, Load("yellow", *hold), Load("green", *hold))
    assert goods(table, B) == "yellow green"
    assert not table.pending
    assert days(table) == [0, -3, -4]
    assert counted(table) == [A, B]


def enemy_with_ships(position: Position, card: str) -> AnyTable:
    position.card(card)
    return position.carry_out(steps.Resolve())


@pytest.mark.rule("GT-294", "GT-298")
def test_who_jumps_at_the_count_is_not_attacked() -> None:
    position = Position(2, technologies=True)
    position.ship(A, "H---EB--B2\n    |\n    E")
    position.deck("stardust-1")
    table = enemy(position, "slavers-1", 0, 0)
    do(table, offered(table, A)[0])
    assert crew(table, A) == 2
    assert [event.seat for event in events(table, EnemyWins)] == [B]


# Five players


@pytest.mark.rule("GT-EX-09", "GT-422", "GT-423", "GT-425", "GT-428", "GT-429", "GT-430", "GT-431")
def test_the_example_of_the_pirates_with_five() -> None:
    position = Position(5, flight="II")
    for seat in (A, C):
        position.ship(seat, "C   C   C\n|   |   |\nC---H---C")
    position.dice(7, 6, 8)
    table = enemy(position, "pirates-2", 5, 8, 3, 10, 0)
    assert list(table.pending) == [B]
    assert offered(table, B) == [TakeReward(7, (), False, 2), LEAVE_REWARD]
    do(table, LEAVE_REWARD)
    assert offered(table, D) == [TakeReward(6, (), False, 2), LEAVE_REWARD]
    do(table, TakeReward())
    assert counted(table) == [A, B, C, D]  # E does not count
    assert money(table) == [0, 0, 0, 6, 0]
    assert [event.seat for event in events(table, DaysLost)] == [D]
    assert len(events(table, DiceRolled)) == 3
    # The first one, which is heavy, is for A alone.
    lost = [(event.seat, event.column) for event in events(table, PartLost)]
    assert lost == [(A, 7), (A, 6), (C, 6), (A, 8), (C, 8)]
    log = [type(event) for event in told(table) if isinstance(event, DaysLost | DiceRolled)]
    assert log[0] is DaysLost


@pytest.mark.rule("GT-422", "GT-424")
def test_the_second_to_beat_smugglers_gets_one_cube_less() -> None:
    position = Position(5)
    for seat in (A, B):
        position.ship(seat, "H---W3")
    table = enemy(position, "smugglers-1", 5, 5, 5, 5, 5)
    do(table, TakeReward(0, ("yellow", "green", "blue"), False, 1))
    for colour in ("yellow", "green", "blue"):
        do(table, Load(colour, *position.place(A, "W3")))
    do(table, TakeReward(0, ("yellow", "green", "blue"), True, 1), Forgo("green"))
    do(table, Load("yellow", *position.place(B, "W3")), Load("blue", *position.place(B, "W3")))
    assert goods(table, B) == "yellow blue"
    assert counted(table) == [A, B]
    assert events(table, EnemyBeaten)[1].again
    assert [event.seat for event in events(table, DaysLost)] == [B, A]


@pytest.mark.rule("GT-426")
def test_slavers_take_one_crew_member_fewer_after_the_first_defeat() -> None:
    position = Position(5)
    for seat in range(5):
        position.ship(seat, CREWED)
    table = enemy(position, "slavers-1", 0, 7, 0, 6, 0)
    give_up_crew(table, A)
    do(table, LEAVE_REWARD)
    give_up_crew(table, C)
    give_up_crew(table, E)
    assert [crew(table, seat) for seat in range(5)] == [3, 6, 4, 6, 4]


@pytest.mark.rule("GT-427")
def test_smugglers_take_one_cube_fewer_after_the_first_defeat() -> None:
    position = Position(5)
    for seat in (B, C):
        position.ship(seat, "H---W3", goods={"W3": "yellow green blue"})
    table = enemy(position, "smugglers-1", 5, 0, 0, 0, 0)
    do(table, LEAVE_REWARD)
    assert goods(table, B) == "green blue"


@pytest.mark.rule("GT-Q-35")
def test_a_draw_with_five_is_a_draw() -> None:
    table = enemy(Position(5), "slavers-1", 6, 6, 6, 6, 6)
    assert len(events(table, EnemyDrawn)) == 5
    assert [crew(table, seat) for seat in range(5)] == [2] * 5


@pytest.mark.rule("GT-Q-34")
def test_the_first_heavy_shot_is_spared_wherever_it_stands() -> None:
    position = Position(5)
    for seat in range(5):
        position.ship(seat, "X\n|\nH")
    position.dice(12, 7, 12)  # light, heavy, light
    table = enemy(position, "pirates-1", 0, 6, 0, 0, 0)
    do(table, LEAVE_REWARD)
    assert [event.seat for event in events(table, PartLost)] == [A]


# The Diplomat


def diplomatic(card: str, *firepowers: float, seats: int = 2) -> AnyTable:
    position = Position(seats, technologies=True)
    position.ship(A, DIPLOMAT, aliens={"blue": "C#2"}, goods={"W2": "green blue"})
    position.specialist(A, "diplomat")
    position.dice(12, 7, 12)
    return enemy(position, card, *firepowers)


@pytest.mark.rule("GT-380", "GT-381", "GT-383", "GT-385")
@pytest.mark.parametrize("card", ["slavers-1", "smugglers-1", "pirates-1"])
def test_the_diplomat_averts_the_loss_and_leaves(card: str) -> None:
    table = diplomatic(card, 0, 0)
    assert question(table, A) == "diplomat"
    assert events(table, EnemyWins) != []  # only when it is clear that A has lost
    before = (goods(table, A), crew(table, A))
    do(table, USE_DIPLOMAT)
    assert (goods(table, A), crew(table, A)) == (before[0], before[1] - 1)
    assert player(table, A).ship.aliens[2] == 0
    assert player(table, A).specialist == NOTHING
    assert A not in [event.seat for event in events(table, PartLost)]
    assert [event.seat for event in events(table, EnemyWins)] == [A, B]  # the next is attacked
    assert events(table, DiplomatUsed) == [DiplomatUsed(A)]
    assert not table.game.state.used_card


@pytest.mark.rule("GT-380")
def test_the_diplomat_may_be_kept() -> None:
    table = diplomatic("smugglers-1", 0, 0)
    do(table, KEEP_DIPLOMAT)
    assert goods(table, A) == ""
    assert player(table, A).ship.aliens[2]


@pytest.mark.rule("GT-381", "GT-382")
def test_the_diplomat_is_not_needed_by_who_does_not_lose() -> None:
    table = diplomatic("slavers-1", 6, 7)
    assert list(table.pending) == [B]


@pytest.mark.rule("GT-Q-31")
def test_sleepers_may_take_the_places_of_the_diplomat() -> None:
    position = Position(2, technologies=True)
    position.ship(A, "ST--H---C---BL", aliens={"blue": "C"})
    position.specialist(A, "diplomat")
    table = enemy(position, "slavers-1", 0, 0)
    do(table, USE_DIPLOMAT)
    assert question(table, A) == "wake"
    cabin, chamber = position.place(A, "C"), position.place(A, "ST")
    do(table, *[WakeSleeper(*cabin, *chamber)] * 2)
    assert crew(table, A) == 4


@pytest.mark.rule("GT-628", "GT-648")
def test_the_diplomat_helps_the_other_half_unless_in_hyperspace() -> None:
    for away, asked in ((0, "diplomat"), (1, None)):
        position = Position(2, flight="IIA", technologies=True)
        position.ship(A, "C---X               C---BL", at=(6, 3), aliens={"blue": "C#2"})
        position.specialist(A, "diplomat")
        position.gone(B)
        position.away(A, away, half=1)
        assert question(enemy(position, "slavers-1", 0), A) == asked
