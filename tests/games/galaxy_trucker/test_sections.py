"""The board in words, the pictures of ships, and what there is to know of everything."""

from __future__ import annotations

import msgspec
import pytest

from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.galaxy_trucker import RULESET, ships
from kosmodrom.games.galaxy_trucker.box import load_box
from kosmodrom.games.galaxy_trucker.captions import captions
from kosmodrom.games.galaxy_trucker.drawing import CODES, code_of, draw_part, draw_ship
from kosmodrom.games.galaxy_trucker.sections import sections
from kosmodrom.games.galaxy_trucker.state import Ship
from kosmodrom.games.galaxy_trucker.steps.cards import Planets
from kosmodrom.games.galaxy_trucker.view import view
from tests.games.galaxy_trucker.kit import A, AnyTable, Position

BOX = load_box()
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def words_of(language: str) -> Words:
    return Words(language, (RULESET.package,), NAMES)


def told(table: AnyTable, language: str = "en", seat: int | None = A) -> dict[str, list[str]]:
    found = sections(view(table.game, seat), BOX, words_of(language))
    return {section.title: list(section.rows) for section in found}


def test_a_ship_is_drawn_with_its_connectors() -> None:
    position = Position()
    position.ship(
        A,
        "    G\n    |\nC---H---E",
        parts={"G": "cannon-03", "C": "cabin-05", "E": "engine-14"},
    )
    seen = view(position.carry_out().game, A).players[A].ship
    assert draw_ship(BOX.boards["I"], seen, BOX) == (
        "      5    6    7    8    9",
        "",
        "  5             ·",
        "",
        "",
        "  6        ·   G^    ·",
        "                2",
        "           1    3",
        "  7   ·    C 33 H 33Ev    ·",
        "                3",
        "",
        "  8   ·    ·    ·    ·    ·",
        "",
        "",
        "  9   ·    ·         ·    ·",
        "",
    )  # fmt: skip


@pytest.mark.rule("GT-Q-39")
def test_the_board_of_a_turned_ship_is_turned() -> None:
    position = Position(flight="IA", phase="inspection")
    position.ship(A, "        H---C\n        |\nX---C---X\n|\nE")
    ship = position.player(A).ship
    for side in range(4):
        turned = msgspec.msgpack.decode(msgspec.msgpack.encode(ship), type=Ship)
        ships.turn_to_front(BOX.tables, turned, side, 5)
        position.player(A).ship = turned
        seen = view(position.carry_out().game, A).players[A].ship
        drawn = "\n".join(draw_ship(BOX.boards["IA"], seen, BOX))
        # All parts lie on cells: what is left of the outline is free.
        assert drawn.count("·") == len(BOX.boards["IA"].cells) - 6


def test_a_part_is_drawn_as_it_is_turned() -> None:
    shield = BOX.parts[BOX.part_numbers["shield-03"]]  # connectors 0, 2, 2, 3
    assert [line.rstrip() for line in draw_part(shield)] == ["", "3S^ 2", "  2"]
    assert [line.rstrip() for line in draw_part(shield, 1)] == ["  3", "2S>", "  2"]


def test_every_part_has_a_code() -> None:
    assert {code_of(part) for part in BOX.parts} == set(CODES)


@every_language
def test_there_is_something_to_say_of_everything(language: str) -> None:
    found = captions(BOX, words_of(language))
    for part in BOX.parts:
        assert len(found[f"part:{part.id}"]) >= 3
    for card in BOX.cards:
        assert len(found[f"card:{card.id}"]) >= 2
    assert all(lines and all(lines) for lines in found.values())


def test_figures_of_cards_are_told() -> None:
    found = captions(BOX, words_of("en"))
    assert "Firepower 6: who has more wins" in found["card:slavers-1"][2]
    assert found["card:slavers-1"][3] == "Losers: 3 crew members."
    assert any("large meteor (front)" in line for line in found["card:meteor-swarm-1a"])
    assert found["goods:red"][-1] == "Sells for 4 credits."
    assert found["part:battery-10"][2] == "Holds 3 battery tokens."


@every_language
def test_the_board_is_told_in_every_phase(language: str) -> None:
    for phase in ("building", "inspection", "flight", "settlement"):
        position = Position(seats=3, phase=phase, machinations=True, technologies=True)
        position.hand(A, "toll", planted="ambush")
        position.roads("union_ship")
        position.player(A).hand = position.state.warehouse.pop()
        position.state.dice = [3, 4]
        position.lost(A, 2)
        rows = told(position.carry_out(), language)
        assert all(rows.values())
        assert len(rows) >= 7


def test_the_present_card_is_told() -> None:
    position = Position()
    position.card("planets-1a")
    rows = told(position.carry_out(Planets([A], [1, -1, -1])))["Cards"]
    assert rows[0] == "Present card: Planets I"
    assert "  1: Ben" in rows


def test_own_machinations_are_told_to_their_owner_alone() -> None:
    position = Position(machinations=True)
    position.hand(A, "toll")
    table = position.carry_out()
    assert "Machinations in hand: Toll" in told(table, seat=A)["Anna (you)"]
    assert "1 machination in hand" in told(table, seat=1)["Anna"]
