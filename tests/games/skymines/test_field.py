"""Action 4 (chapter 6): field scientists store helium-3."""

from __future__ import annotations

import pytest

from kosmodrom.games.skymines.moves import (
    USE_FIELD_TILE,
    Enter,
    TakeFrom,
    UseEnergy,
    UseFieldScientist,
)
from kosmodrom.games.skymines.terms import COMPANIES, Company
from kosmodrom.testing.positions import offered, question
from tests.games.skymines.kit import (
    SETTINGS,
    A,
    AnyTable,
    B,
    Position,
    do,
    face_down,
    player,
    sector,
    seen,
)

COLLECTORS = {0: (), 1: ("2",), 2: ("2", "5"), 3: ("2", "5", "9"), 4: ("2", "5", "9", "10")}
"""Sectors that have so many gas collectors together."""


def use_field_card(position: Position, company: Company | None) -> AnyTable:
    """A uses the field scientist of a company, or the general one."""
    card = f"b-field-{company}" if company else "a-field"
    position.area(A, card)
    table = position.table()
    do(table, UseFieldScientist("B"))
    return table


@pytest.mark.rule("SKY-601", "SKY-607")
@pytest.mark.parametrize(("players", "luna"), SETTINGS)
def test_one_card_or_the_tile_is_used_and_turned_face_down(players: int, luna: bool) -> None:
    position = Position(players, luna=luna)
    position.area(A, "a-field", "b-field-tawac", "start-scientist")
    position.tiles(A, "field")
    table = position.table()
    uses = [UseFieldScientist("B", "a-field"), UseFieldScientist("C", "b-field-tawac")]
    assert offered(table, A, UseFieldScientist) == uses
    assert USE_FIELD_TILE in offered(table, A)
    do(table, UseFieldScientist("C"))
    assert face_down(table, A) == ["b-field-tawac"]
    assert list(table.pending) == [B if players > 1 else A]
    while list(table.pending) != [A]:
        (seat,) = table.pending
        table.decide(seat, table.pending[seat].options[-1])
    assert offered(table, A, UseFieldScientist) == [UseFieldScientist("B", "a-field")]
    do(table, USE_FIELD_TILE)
    assert [tile.face_up for tile in seen(table).players[A].tiles] == [False]
    assert USE_FIELD_TILE not in offered(table, A)


@pytest.mark.rule("SKY-602")
def test_five_field_scientists_are_in_the_deck_one_for_each_company() -> None:
    box = Position().box
    found = [card for card in box.cards.values() if card.kind == "field"]
    assert {card.company for card in found} == {None, *COMPANIES}
    assert len(found) == 5
    assert {card.id for card in found} <= {id for ids in box.decks.values() for id in ids}


@pytest.mark.rule("SKY-603", "SKY-EX-14")
@pytest.mark.parametrize("sectors", COLLECTORS.values())
def test_the_general_card(sectors: tuple[str, ...]) -> None:
    position = Position()
    position.hold("astrogo", *sectors)  # collectors do not count for it
    table = use_field_card(position, None)
    assert (player(table, A).tank, player(table, A).coins) == (1, 1 + 2)
    assert player(table, B).tank == 0
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-604")
@pytest.mark.parametrize("company", COMPANIES)
def test_a_companys_card(company: Company) -> None:
    table = use_field_card(Position(), company)
    assert (player(table, A).tank, player(table, A).coins) == (2, 1 + 1)
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-605", "SKY-EX-13")
@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize("collectors", COLLECTORS)
def test_a_space_for_every_two_collectors_of_the_company(company: Company, collectors: int) -> None:
    position = Position()
    position.hold(company, *COLLECTORS[collectors], "1", "7")  # 1 and 7 have none
    table = use_field_card(position, company)
    assert player(table, A).tank == 2 + collectors // 2
    assert player(table, A).coins == 1 + 1


@pytest.mark.rule("SKY-605")
def test_collectors_of_other_companies_do_not_count() -> None:
    position = Position()
    position.hold("tawac", "2", "5", "9", "10")
    position.hold("astrogo", "12", "14")
    assert player(use_field_card(position, "astrogo"), A).tank == 2 + 1


@pytest.mark.rule("SKY-606", "SKY-Q-25")
def test_a_collector_counts_once_whatever_it_pays() -> None:
    position = Position()
    position.hold("astrogo", "2", "13")  # both pay 2 spaces
    assert player(use_field_card(position, "astrogo"), A).tank == 2 + 1


@pytest.mark.rule("SKY-606")
def test_collectors_count_whoever_placed_the_outposts() -> None:
    position = Position()
    position.energy(A, 1)
    position.area(B, "b-field-skymine")
    position.hold("skymine", "22")
    table = position.table()
    do(table, UseEnergy("skymine"), Enter(sector(20)), TakeFrom("skymine", 1))
    do(table, UseFieldScientist("B"))  # B's turn: 22 and A's 20 have a collector each
    assert player(table, B).tank == 2 + 1
    assert player(table, A).tank == 1  # for entering


@pytest.mark.rule("SKY-EX-25", "SKY-1047", "SKY-1048")
@pytest.mark.parametrize(("marker", "tank"), [(5, 2 + 1), (6, 2 + 2), (10, 2 + 2), (11, 2 + 3)])
def test_p5_counts_more_collectors(marker: int, tank: int) -> None:
    position = Position()
    position.tracks(skymine="E1")
    position.at(A, skymine=marker)
    position.hold("astrogo", *COLLECTORS[3])
    table = use_field_card(position, "astrogo")
    assert (player(table, A).tank, player(table, A).coins) == (tank, 2)


@pytest.mark.rule("SKY-EX-25", "SKY-1047")
def test_p5_counts_for_cards_of_companies_only() -> None:
    position = Position()
    position.tracks(skymine="E1")
    position.at(A, skymine=11)
    table = use_field_card(position, None)
    assert player(table, A).tank == 1
    assert question(table, B) == "action"
