"""Why something is not offered on extra cards, on machinations, and about loans."""

from __future__ import annotations

import pytest

from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.moves import extra, machinations
from kosmodrom.games.galaxy_trucker.moves.base import REPAY_LOAN, TAKE_LOAN
from kosmodrom.games.galaxy_trucker.refusals import refuse
from kosmodrom.games.galaxy_trucker.steps.extra import PlaceHumans, PlaceTokens, StarWarehouse
from kosmodrom.games.galaxy_trucker.terms import PACKAGE
from tests.games.galaxy_trucker.kit import A, AnyTable, B, C, Position, do
from tests.games.galaxy_trucker.test_machinations import planting


def reason(table: AnyTable, seat: Seat, option: Option) -> str:
    """Why an option is not offered, which can be said in every language."""
    ask = table.pending[seat]
    assert option not in ask.options
    refused = refuse(table.game, seat, ask, option)
    assert refused.rules
    for language in LANGUAGES:
        text = Words(language, (PACKAGE,)).error(refused)
        assert text
        assert "refusal-" not in text
        assert "{" not in text
        assert "???" not in text
    return refused.reason


def turn_up(position: Position, card: str) -> AnyTable:
    position.card(card)
    return position.carry_out(steps.Resolve())


@pytest.mark.rule("GT-1005", "GT-1006")
def test_a_die_has_six_sides() -> None:
    table = turn_up(Position(2), "bureaucracy")
    assert reason(table, B, extra.SetDie(7)) == "no-such-number"
    do(table, extra.SetDie(1))
    assert reason(table, A, extra.Guess(0)) == "no-such-number"


@pytest.mark.rule("GT-1015", "GT-1017", "GT-Q-85")
def test_why_an_offer_or_a_line_is_refused() -> None:
    position = Position(2)
    position.money(1, 1)
    table = turn_up(position, "robopolice")
    assert reason(table, A, extra.Offer(2)) == "offer-credits"
    table.decide(A, extra.Offer(0))
    table.decide(B, extra.Offer(0))
    assert reason(table, B, extra.NameRow(2)) == "row-after-column"
    assert reason(table, B, extra.NameColumn(7)) == "line-barred"
    assert reason(table, B, extra.NameColumn(13)) == "no-such-line"
    do(table, extra.NameColumn(2))
    assert reason(table, B, extra.NameRow(7)) == "line-barred"


@pytest.mark.rule("GT-1025", "GT-1026", "GT-1028", "GT-Q-86")
def test_why_meteors_cannot_be_sent() -> None:
    table = turn_up(Position(3), "space-billiards")
    assert reason(table, A, extra.SendMeteors(5, B)) == "no-such-meteors"
    assert reason(table, A, extra.SendMeteors(1, A)) == "not-an-opponent"
    do(table, extra.SendMeteors(1, B))
    assert reason(table, B, extra.SendMeteors(1, A)) == "meteors-sent"
    table = turn_up(Position(5), "space-billiards")
    do(table, extra.SendMeteors(1, B), extra.SendMeteors(1, A))
    assert reason(table, C, extra.SendMeteors(1, A)) == "meteors-sent-twice"


@pytest.mark.rule("GT-1032", "GT-1033", "GT-1039", "GT-Q-87")
def test_why_an_area_cannot_be_taken() -> None:
    position = Position(2)
    position.ship(A, "H---B2", crew={"H": 1}, tokens={"B2": 1})
    table = turn_up(position, "junkyard-2")
    assert reason(table, A, extra.StopAt(5)) == "no-such-area"
    assert reason(table, A, extra.StopAt(1)) == "area-crew"
    assert reason(table, A, extra.StopAt(2)) == "area-tokens"
    position = Position(2)
    position.ship(A, "C---H")
    position.ship(B, "C---H")
    table = turn_up(position, "junkyard-2")
    do(table, extra.StopAt(1))
    for _ in range(2):
        do(table, table.pending[A].options[0])
    assert reason(table, B, extra.StopAt(1)) == "area-taken"
    position = Position(5)
    for seat in (A, B, C):
        position.ship(seat, "H---B3")
    table = turn_up(position, "junkyard-2")
    do(table, extra.StopAt(2), extra.StopAt(2))
    assert reason(table, C, extra.StopAt(2)) == "area-shared"


@pytest.mark.rule("GT-1036", "GT-Q-87")
def test_why_a_human_cannot_go_there() -> None:
    position = Position(2, technologies=True)
    position.ship(A, "LC--H---ST", crew={"LC": 0, "H": 0})
    luxury, home, chamber = (position.place(A, name) for name in ("LC", "H", "ST"))
    table = position.carry_out(PlaceHumans(A, 1, 1))
    assert reason(table, A, extra.PlaceHuman(*luxury)) == "no-place-for-humans"
    assert reason(table, A, extra.PlaceHuman(*chamber)) == "place-full"
    assert reason(table, A, extra.LiftHuman(*home)) == "nobody-to-move"
    assert reason(table, A, extra.LiftHuman(*chamber)) == "nobody-awake"
    do(table, extra.PlaceHuman(*home))
    assert reason(table, A, extra.PlaceHuman(*home)) == "nobody-waits"
    do(table, extra.LiftHuman(*chamber), extra.LiftHuman(*home))
    assert reason(table, A, extra.DonePlacing()) == "crew-not-left"
    do(table, extra.PlaceHuman(*home), extra.LiftHuman(*home))
    do(table, extra.PlaceHuman(*home), extra.LiftHuman(*home))
    do(table, extra.PlaceHuman(*home))
    assert reason(table, A, extra.LiftHuman(*home)) == "no-more-moves"


@pytest.mark.rule("GT-1037")
def test_why_a_token_cannot_go_there() -> None:
    position = Position(2)
    position.ship(A, "B2--H---B3", tokens={"B2": 2, "B3": 1})
    full, free, home = (position.place(A, name) for name in ("B2", "B3", "H"))
    table = position.carry_out(PlaceTokens(A, 1, 1))
    assert reason(table, A, extra.PlaceToken(*home)) == "no-battery-there"
    assert reason(table, A, extra.PlaceToken(*full)) == "place-full"
    assert reason(table, A, extra.LiftToken(*home)) == "no-token-there"
    do(table, extra.PlaceToken(*free))
    assert reason(table, A, extra.PlaceToken(*free)) == "no-token-waits"
    do(table, extra.LiftToken(*free), extra.LiftToken(*free))
    assert reason(table, A, extra.DonePlacing()) == "tokens-not-left"


@pytest.mark.rule("GT-1045", "GT-1046", "GTB-408", "GT-Q-88")
def test_why_a_part_cannot_be_fitted_in() -> None:
    position = Position(2)
    position.card("star-warehouse")
    position.returned("structure-01")
    number = position.t.part_number["structure-01"]
    table = position.carry_out(StarWarehouse([A], [number]))
    assert reason(table, A, extra.TakePart("structure-02")) == "not-laid-out"
    do(table, extra.TakePart("structure-01"))
    assert reason(table, A, extra.FitPart(5, 5, 0)) == "outside-board"
    assert reason(table, A, extra.FitPart(7, 7, 0)) == "exchange-there"
    assert reason(table, A, extra.ExchangePart(7, 8, 0)) == "nothing-to-exchange"
    assert reason(table, A, extra.FitPart(9, 9, 0)) == "does-not-fit"


@pytest.mark.rule("GT-720", "GT-721")
def test_why_a_loan_is_refused() -> None:
    table = turn_up(Position(2), "bureaucracy")
    assert reason(table, B, TAKE_LOAN) == "no-loans"
    table = turn_up(Position(2, machinations=True), "toll")
    assert reason(table, A, REPAY_LOAN) == "no-loan"
    do(table, TAKE_LOAN)
    assert reason(table, A, REPAY_LOAN) == "repayment"


@pytest.mark.rule("GT-1108", "GT-Q-54")
def test_why_a_bid_is_refused() -> None:
    table = turn_up(Position(2, machinations=True), "old-hulk")
    assert reason(table, A, machinations.Bid(0)) == "bid-too-low"
    do(table, machinations.Bid(3))
    assert reason(table, B, machinations.Bid(3)) == "bid-too-low"
    assert reason(table, B, machinations.Bid(99)) == "bid-too-high"


@pytest.mark.rule("GT-740", "GT-Q-58")
def test_why_a_demand_is_refused() -> None:
    table = turn_up(Position(2, machinations=True), "settling-accounts")
    assert reason(table, B, machinations.Demand(100)) == "demand-too-high"
    assert reason(table, B, extra.NameColumn(7)) == "column-first-sum"
    do(table, machinations.Demand(1))
    assert reason(table, B, extra.NameColumn(1)) == "no-such-column"


@pytest.mark.rule("GT-743", "GT-744", "GT-Q-59")
def test_why_a_part_is_not_tested() -> None:
    position = Position(2, flight="IIA", technologies=True, machinations=True)
    position.ship(A, "S---B2      S---C", at=(8, 5), tokens={"B2": 1})
    table = turn_up(position, "system-test")
    test = machinations.TestPart
    assert reason(table, A, test(5, 3)) == "no-part-there"
    assert reason(table, A, test(*position.place(A, "B2"))) == "needs-no-test"
    assert reason(table, A, test(*position.place(A, "S#2"))) == "other-half-test"
    position = Position(2, flight="III", machinations=True)
    position.ship(A, "S<--H---B2--S^--X---S^", tokens={"B2": 1})
    table = turn_up(position, "system-test")
    assert reason(table, A, machinations.TestAll()) == "test-too-dear"
    do(table, test(*position.place(A, "S<")))
    assert reason(table, A, test(*position.place(A, "S<"))) == "tested-already"


@pytest.mark.rule("GT-778", "GTB-404")
def test_why_a_part_does_not_fall_off() -> None:
    position = Position(2, machinations=True)
    position.ship(
        A,
        """
            C
            |
        C---H---X
            |
            E
        """,
    )
    table = turn_up(position, "loose-bolts")
    assert reason(table, A, machinations.Loosen(5, 7)) == "no-part-there"
    assert reason(table, A, machinations.Loosen(*position.place(A, "H"))) == "not-exposed"


@pytest.mark.rule("GT-703")
def test_only_cards_in_hand_are_planted() -> None:
    position = Position(2, machinations=True)
    position.hand(A, "toll", "ambush")
    table = planting(position)
    assert reason(table, A, machinations.Plant("customs")) == "not-in-hand"
