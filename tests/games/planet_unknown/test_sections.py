"""The table in words: what boards, technologies and objectives do."""

import pytest

from kosmodrom.core.options import Seat
from kosmodrom.core.words import LANGUAGES, Named, Words
from kosmodrom.games.planet_unknown import RULESET
from kosmodrom.games.planet_unknown.clauses import numbers
from kosmodrom.games.planet_unknown.moves import (
    Advance,
    CardAdvance,
    ChooseCorporation,
    ChoosePlanet,
    Regress,
    UseBoost,
    UseEnergy,
)
from kosmodrom.testing.positions import offered, question
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    B,
    Position,
    lines,
    seen,
    start,
)

IN = pytest.mark.parametrize("language", LANGUAGES)
TITLES = {"en": "Boards", "pl": "Plansze"}


def rows(table: AnyTable, seat: Seat | None, title: str, language: str = "en") -> list[str]:
    """The rows of the sections with a title, none if there is none."""
    words = Words(language, (RULESET.package,), ("Ada", "Ben", "Cyd"))
    told = RULESET.sections(seen(table, seat), BOX, words)
    return [row for section in told if section.title == title for row in section.rows]


def boards(table: AnyTable, seat: Seat | None, language: str = "en") -> list[str]:
    """The boards shown to the player who chooses: the name and, in the next row, what it does."""
    told = rows(table, seat, TITLES[language], language)
    assert all(row.startswith("  ") for row in told[1::2])
    return [" ".join(pair) for pair in zip(told[::2], told[1::2], strict=True)]


def effect(message: str, language: str = "en", **args: object) -> str:
    return Words(language, (RULESET.package,))(f"{message}.effect", **args)


# Boards to choose from


@IN
@pytest.mark.rule("PU-113", "PU-Q-53")
def test_what_the_dealt_boards_do_is_told_to_who_chooses(language: str) -> None:
    table = start(2, corporations="dealt", planets="dealt")
    dealt = seen(table, A).players[A].dealt
    assert dealt is not None
    corporation, planet = dealt
    words = Words(language, (RULESET.package,))
    told = boards(table, A, language)
    assert len(told) == 4  # both sides of both boards
    names = ("corporation-universal-coalition", f"corporation-{corporation}")
    for row, name in zip(told, (*names, "planet-ksb-4156", f"planet-{planet}"), strict=True):
        rule = BOX.planets[planet].rule if name == f"planet-{planet}" else None
        assert words(name) in row
        assert effect(name, language, **(numbers(rule) if rule else {})) in row
    assert words(f"corporation-{corporation}.strength") in told[1]
    assert words(f"corporation-{corporation}.weakness") in told[1]


@pytest.mark.rule("PU-113")
def test_a_board_that_has_been_chosen_is_told_with_the_player() -> None:
    table = start(2, corporations="dealt", planets="dealt")
    choice = offered(table, A, ChooseCorporation)[1]
    table.decide(A, choice)
    assert all(row.startswith("Planet ") for row in boards(table, A))
    told = rows(table, A, "Ada (you)")
    assert told[1].strip() == effect(f"corporation-{choice.corporation}")
    table.decide(A, offered(table, A, ChoosePlanet)[1])
    assert boards(table, A) == []


@pytest.mark.rule("PU-Q-53")
def test_of_the_others_dealt_boards_the_names_are_told() -> None:
    table = start(2, corporations="dealt")
    (dealt,) = seen(table, A).players[B].dealt or ()
    name = Words("en", (RULESET.package,))(f"corporation-{dealt}")
    assert f"Boards dealt: {name}" in rows(table, A, "Ben")
    assert f"Boards dealt: {name}" in rows(table, None, "Ben")
    assert boards(table, None) == []
    assert len(boards(table, A)) == 2  # all planets are symmetric


@pytest.mark.rule("PU-Q-53", "PU-104", "PU-117")
def test_boards_that_are_picked_freely_are_told_until_somebody_has_them() -> None:
    table = start(2, corporations="free", planets="free")
    told = boards(table, A)
    assert len(told) == len(BOX.corporations) + len(BOX.planets)
    assert any(row.startswith("Corporation Makeshift ") for row in told)
    table.decide(A, ChooseCorporation("republic"))
    table.decide(A, ChoosePlanet("gaia"))
    told = boards(table, B)
    assert len(told) == len(BOX.corporations) + len(BOX.planets) - 2
    assert not any("Republic" in row or "Gaia" in row for row in told)


def test_after_the_choice_no_boards_are_told() -> None:
    table = start(2, corporations="random", planets="random")
    assert boards(table, A) == []
    assert not any(row.startswith("Boards dealt") for row in lines(table, A))


# Private objectives


@IN
@pytest.mark.rule("PU-843")
def test_dealt_private_objectives_are_told_to_who_chooses(language: str) -> None:
    table = start(2, private_objectives="open")
    assert question(table, A) == "private"
    dealt = seen(table, A).players[A].dealt
    assert dealt is not None
    title = {"en": "Your cards", "pl": "Twoje karty"}[language]
    told = rows(table, A, title, language)
    goals = {id: BOX.objectives[id].private for id in dealt}
    asked = [effect(f"private-{id}", language, **numbers(goal)) for id, goal in goals.items()]
    assert [row.partition("”: ")[2] for row in told] == asked
    assert not set(told) & set(lines(table, B, language))
    assert not set(told) & set(lines(table, None, language))


@pytest.mark.rule("PU-903")
def test_in_solo_four_are_told() -> None:
    assert len(rows(start(1), A, "Your cards")) == 4


# Corporations and technologies


@IN
@pytest.mark.parametrize("corporation", BOX.corporations)
def test_the_own_technologies_are_told_with_what_they_do(corporation: str, language: str) -> None:
    position = Position(corporations=[corporation])
    told = lines(position.table(), A, language)
    entries = BOX.corporations[corporation].technologies
    start_of = {"en": "Technology ", "pl": "Technologia "}[language]
    technologies = [row for row in told if row.startswith(start_of)]
    assert len(technologies) == len(entries)
    for entry, row in zip(entries, technologies, strict=True):
        assert row.endswith(effect(f"technology-{entry.id}", language, n=entry.n))
    special = effect(f"corporation-{corporation}", language)
    symmetric = BOX.corporations[corporation].set == "symmetric"
    assert any(row.strip() == special for row in told) == (not symmetric)


@pytest.mark.rule("PU-601", "PU-313")
def test_technologies_say_whether_they_are_unlocked_or_used() -> None:
    position = Position(corporations=["horizon"])
    position.level(A, 5)
    position.player(A).used = ["horizon-5"]
    technologies = [row for row in lines(position.table(), A) if row.startswith("Technology ")]
    assert [row.partition(" –")[0] for row in technologies] == [
        "Technology 1, unlocked",
        "Technology 2, unlocked",
        "Technology 3, unlocked",
        "Technology 4, unlocked",
        "Technology 5, used",
    ]


@pytest.mark.rule("PU-601")
def test_of_other_players_only_technologies_that_work_are_told() -> None:
    position = Position(corporations=["horizon"])
    position.level(A, 2)
    table = position.table()
    for reader in (B, None):
        told = [row.partition(" –")[0] for row in rows(table, reader, "Ada")]
        assert told[-2:] == ["Technology 1, unlocked", "Technology 2, unlocked"]
        assert effect("corporation-horizon") in told[1]
    assert len([row for row in rows(table, A, "Ada (you)") if row.startswith("Technology ")]) == 5


@pytest.mark.rule("PU-1503")
def test_technologies_of_jump_drive_have_letters() -> None:
    position = Position(corporations=["jump-drive"])
    position.player(A).special = [0, 1, 0, 0, 0, 0]
    technologies = [row for row in lines(position.table(), A) if row.startswith("Technology ")]
    assert [row.split(" –")[0] for row in technologies] == [
        *("Technology A", "Technology B, unlocked"),
        *("Technology C", "Technology D", "Technology E", "Technology F"),
    ]


# Trackers


@pytest.mark.rule("PU-1703")
def test_moves_name_the_tracker_and_not_a_track() -> None:
    """Makeshift's trackers may stand on another track."""
    words = [Words(language, (RULESET.package,)) for language in LANGUAGES]
    for kind in (Advance, UseEnergy, UseBoost, CardAdvance, Regress):
        english, polish = (speaker.tell(kind("water")) for speaker in words)
        assert english.endswith(": water")
        assert polish.endswith(": Woda")
    refusal = [
        speaker("refusal-cannot-advance", track=Named("resource", "water")) for speaker in words
    ]
    assert refusal == [
        "That tracker cannot advance: water.",
        "Ten Znacznik nie może awansować: Woda.",
    ]
