"""The planning phase (SKY-201 to SKY-210)."""

from __future__ import annotations

import pytest

from kosmodrom.games.skymines.box import load_box
from kosmodrom.games.skymines.events import CardPut, Planned
from kosmodrom.games.skymines.moves import (
    PASS,
    READY,
    Put,
    UseEnergy,
    UseResources,
    UseScientist,
)
from kosmodrom.games.skymines.terms import NOTHING, Slot
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.skymines.kit import (
    SETTINGS,
    A,
    AnyTable,
    B,
    C,
    Position,
    cards,
    do,
    finish_round,
    player,
    seen,
)

BOX = load_box()
every_table = pytest.mark.parametrize(("players", "luna"), SETTINGS)


def planning(players: int = 2, *, luna: bool = False, **options: object) -> Position:
    """A position at the start of the planning phase of round 1."""
    position = Position(players, luna=luna, **options)
    position.state.phase = "planning"
    if position.state.luna is not None:  # her cards of this round go back to the deck
        luna_cards = position.state.luna
        luna_cards.deck += [c for c in (*luna_cards.slots, *luna_cards.majority) if c != NOTHING]
        luna_cards.slots = [NOTHING] * 5
        luna_cards.majority = [NOTHING, NOTHING]
    return position


def all_ready(table: AnyTable) -> None:
    for seat in list(table.pending):
        table.decide(seat, READY)


@pytest.mark.rule("SKY-201", "SKY-202", "SKY-209")
@every_table
def test_all_put_cards_at_once_and_turn_them_up_together(players: int, luna: bool) -> None:
    table = planning(players, luna=luna).table()
    assert set(table.pending) == set(range(players))
    slots: tuple[Slot, ...] = ("B", "C", "D")
    chosen = ("start-carbon-2", "start-energy-1", "start-scientist")
    for card, slot in zip(chosen, slots, strict=True):
        for seat in reversed(range(players)):
            assert set(table.pending) == set(range(players))
            table.decide(seat, Put(card, slot))
    for seat in range(players):
        assert [event for event in told(table) if isinstance(event, Planned)] == []
        table.decide(seat, READY)
    shown = [event for event in told(table) if isinstance(event, Planned)]
    assert [(event.seat, event.cards) for event in shown] == [(s, chosen) for s in range(players)]
    for seat in range(players):
        area = seen(table).players[seat].slots
        assert [slot.card for slot in area] == [None, *chosen, None]
        assert all(slot.face_up for slot in area)
        assert len(player(table, seat).hand) == 10 - 3
    assert (seen(table).phase, set(table.pending)) == ("actions", {A})


@pytest.mark.rule("SKY-202")
def test_a_slot_takes_one_card_and_a_card_one_slot() -> None:
    table = planning().table()
    table.decide(A, Put("start-carbon-1", "C"))
    left = offered(table, A, Put)
    assert {option.slot for option in left} == {"B", "D"}
    assert "start-carbon-1" not in {option.card for option in left}
    assert refused(table, A, Put("start-carbon-2", "C")) == ("SKY-202",)


@pytest.mark.rule("SKY-203", "SKY-1101", "SKY-1103", "SKY-1105")
@pytest.mark.parametrize(
    ("tank", "upload", "slots"),
    [
        (7, 3, "BCD"),
        (8, 3, "ABCD"),
        (7, 4, "BCDE"),
        (8, 4, "ABCDE"),
        (28, 15, "ABCDE"),
    ],
)
def test_additional_slots(tank: int, upload: int, slots: str) -> None:
    position = planning()
    someone = position.player(A)
    someone.tank, someone.upload = tank, upload
    someone.screens = [position.box.tables.first_printed] * 16
    table = position.table()
    assert "".join(sorted({option.slot for option in offered(table, A, Put)})) == slots
    for slot in slots:
        option = next(option for option in offered(table, A, Put) if option.slot == slot)
        table.decide(A, option)
    assert offered(table, A) == [READY]
    all_ready(table)
    assert len(cards(table, player(table, A).slots)) == len(slots)


@pytest.mark.rule("SKY-204")
def test_every_card_may_go_to_every_open_slot() -> None:
    table = planning().table()
    options = {(option.card, option.slot) for option in offered(table, A, Put)}
    hand = cards(table, player(table, A).hand)
    assert len(set(hand)) == 10
    assert options == {(card, slot) for card in hand for slot in "BCD"}


@pytest.mark.rule("SKY-205")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_fewer_cards_than_slots_will_do(number: int) -> None:
    table = planning().table()
    for _ in range(number):
        table.decide(A, offered(table, A, Put)[0])
    table.decide(A, READY)
    assert set(table.pending) == {B}
    table.decide(B, READY)
    assert len(cards(table, player(table, A).slots)) == number
    assert cards(table, player(table, B).slots) == []
    assert seen(table).phase == "actions"


@pytest.mark.rule("SKY-206", "SKY-846", "SKY-Q-35")
def test_a_single_share_is_never_put_on_a_slot() -> None:
    """It stays in hand, and can only be sold from there."""
    position = planning()
    position.hand(A, "d-share-minerva", "start-carbon-1")
    table = position.table()
    assert {option.card for option in offered(table, A, Put)} == {"start-carbon-1"}
    assert refused(table, A, Put("d-share-minerva", "B"))
    all_ready(table)
    finish_round(table)
    assert "d-share-minerva" in cards(table, player(table, A).hand)
    assert {option.card for option in offered(table, A, Put)} == {"start-carbon-1"}


@pytest.mark.rule("SKY-207")
def test_resting_cards_cannot_be_chosen() -> None:
    position = planning()
    position.rest(A, "B", "start-energy-2", "start-scientist")
    position.rest(A, "E", "start-carbon-1")
    table = position.table()
    names = {option.card for option in offered(table, A, Put)}
    assert not names & {"start-energy-2", "start-scientist", "start-carbon-1"}
    assert len(names) == 7
    assert refused(table, A, Put("start-energy-2", "B"))


@pytest.mark.rule("SKY-208")
@every_table
def test_nobody_sees_what_others_put(players: int, luna: bool) -> None:
    table = planning(players, luna=luna).table()
    others = [seat for seat in (*range(1, players), None) if seat != A]
    before = {seat: (seen(table, seat), told(table, seat)) for seat in others}
    table.decide(A, Put("start-energy-2", "B"))
    table.decide(A, Put("start-carbon-1", "D"))
    if players > 1:
        table.decide(A, READY)
        assert {seat: (seen(table, seat), told(table, seat)) for seat in others} == before
    own = [event for event in told(table, A) if isinstance(event, CardPut)]
    assert [(event.card, event.slot) for event in own] == [
        ("start-energy-2", "B"),
        ("start-carbon-1", "D"),
    ]
    all_ready(table)
    # Others are told what lies on the slots, not how it came there.
    for seat in others:
        assert not any(isinstance(event, CardPut) for event in told(table, seat))
        assert Planned(A, ("start-energy-2", "start-carbon-1")) in told(table, seat)


@pytest.mark.rule("SKY-210", "SKY-303")
def test_the_cards_on_the_slots_decide_what_can_be_done() -> None:
    table = planning(3).table()
    table.decide(A, Put("start-energy-2", "B"))
    table.decide(A, Put("start-scientist", "C"))
    table.decide(B, Put("start-carbon-1", "D"))
    all_ready(table)
    assert len(offered(table, A, UseEnergy)) == 4
    assert [option.slot for option in offered(table, A, UseScientist)] == ["C"]
    assert offered(table, A, UseResources) == []
    table.decide(A, PASS)
    answer_rest(table, A)
    assert [option.slots for option in offered(table, B, UseResources)] == [("D",)]
    assert offered(table, B, UseEnergy) == offered(table, B, UseScientist) == []
    assert question(table, C) is None


def answer_rest(table: AnyTable, seat: int) -> None:
    while question(table, seat) in ("stack", "rest"):
        do(table, table.pending[seat].options[0])
