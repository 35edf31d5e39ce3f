"""The board as lines of text."""

import msgspec

from kosmodrom.cli.terminal.layout import hang, lay_out, result_lines, rows_of, wrap
from kosmodrom.core.result import Result
from kosmodrom.core.ruleset import Section
from kosmodrom.core.words import Words

SECTIONS = [
    Section("Docks", ("dock 1", "dock 2")),
    Section("Stores", ("water", "xenon")),
    Section("Ala", ("7 points",)),
]


def texts(width: int, height: int) -> list[str]:
    return [line.text.rstrip() for line in lay_out(SECTIONS, width, height)]


def test_one_column_where_it_fits() -> None:
    lines = texts(80, 20)
    assert [line for line in lines if not line.startswith("─")] == [
        "  dock 1",
        "  dock 2",
        "  water",
        "  xenon",
        "  7 points",
    ]
    assert lines[0].startswith("─ Docks ─")


def test_columns_where_it_is_too_high() -> None:
    lines = texts(80, 5)
    assert len(lines) == 5
    assert "Docks" in lines[0]
    assert "Stores" in lines[0]
    assert all(len(line.text) <= 80 for line in lay_out(SECTIONS, 80, 5))


def test_a_picture_keeps_its_lines_and_what_is_new_is_marked() -> None:
    planet = Section(
        "Planet",
        ("A row of words that is too long for the column",),
        "board",
        ("   A B", " 1 W · 1"),
    )
    known = rows_of([planet])
    assert [line.text.rstrip() for line in lay_out([planet], 34, 10, known)][1:] == [
        "     A B",
        "   1 W · 1",
        "  A row of words that is too long",
        "    for the column",
    ]
    later = msgspec.structs.replace(planet, picture=("   A B", " 1 W B 1"))
    assert [line.text.rstrip() for line in lay_out([later], 34, 10, known)][1:3] == [
        "     A B",
        "•  1 W B 1",
    ]


def test_a_narrow_screen_has_one_column_however_high() -> None:
    assert len(texts(40, 2)) == 8


def test_nothing_to_show() -> None:
    assert lay_out([], 80, 20) == []


def test_rows_that_are_new_are_marked() -> None:
    known = rows_of(SECTIONS) - {("Ala", "7 points")}
    lines = [line.text.rstrip() for line in lay_out(SECTIONS, 80, 20, known)]
    assert "• 7 points" in lines
    assert sum(line.startswith("•") for line in lines) == 1


def test_long_rows_go_on_further_in() -> None:
    assert wrap("  one two three four", 12) == ["  one two", "    three", "    four"]
    assert wrap("", 10) == [""]


def test_no_word_of_one_letter_ends_a_line() -> None:
    text = "Kości i misje w doku, a z nimi inspektor."
    for width in range(12, 45):
        lines = wrap(text, width)
        assert " ".join(line.strip() for line in lines) == text  # with plain spaces
        assert all(len(line) <= width for line in lines)
        assert not [line for line in lines if line.split()[-1] in ("i", "w", "a", "z")]
    assert hang("1  ", text, 24) == "1  Kości i misje w doku,\n   a z nimi inspektor."


def test_result_ranks_the_players_and_adds_up() -> None:
    result = Result(
        "ranked", "rounds", ((1,), (0,)), (5, 9), ({"orders": 5}, {"orders": 7, "awards": 2})
    )
    words = Words("en", ["kosmodrom.games.astrominers", "kosmodrom.cli"], ["Ala", "Ola"])
    lines = result_lines(result, words)
    assert lines[:2] == ["The eighth round is over.", "Ola wins."]
    assert [line.split() for line in lines[3:6]] == [
        ["Ola", "Ala"],
        ["Orders", "7", "5"],
        ["Awards", "2", "0"],
    ]
    assert lines[-1].split() == ["Total", "9", "5"]


def test_shared_victory_and_playing_together() -> None:
    words = Words("pl", ["kosmodrom.cli"], ["Ala", "Ola"])
    shared = Result("ranked", "x", ((0, 1),), (5, 5), ({}, {}))
    assert "Wspólne zwycięstwo: Ala, Ola." in result_lines(shared, words)
    lost = Result("lost", "x", ((0, 1),), (5, 5), ({}, {}))
    assert "Wspólna przegrana." in result_lines(lost, words)


def test_alone_there_is_a_verdict() -> None:
    words = Words("pl", ["kosmodrom.cli", "kosmodrom.games.planet_unknown"], ["Ala"])
    won = Result("won", "events", ((0,),), (70,), ({},), "stars")
    assert result_lines(won, words)[1:3] == ["Wygrana.", words("verdict-stars")]
