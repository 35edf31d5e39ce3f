"""Missions that people write themselves: their mistakes, their words, and games of them."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any, get_args

import pytest

from kosmodrom.bots.random import RandomBot
from kosmodrom.core.errors import DataError, GameOptionsError, HistoryError
from kosmodrom.core.form import full_form
from kosmodrom.core.history import History, data_fingerprint
from kosmodrom.core.table import Table
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.first_martians import RULESET
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.box import load_box
from kosmodrom.games.first_martians.mission_files import load
from kosmodrom.games.first_martians.mission_files.check import check_mission, read_mission
from kosmodrom.games.first_martians.mission_files.telling import describe
from kosmodrom.games.first_martians.mission_files.vocabulary import with_vocabulary
from kosmodrom.games.first_martians.mission_files.words import wanted_words
from kosmodrom.games.first_martians.terms import CHAPTERS, MISSIONS, PACKAGE

ROOT = Path(__file__).resolve().parents[3]
EXAMPLE = ROOT / "docs" / "examples" / "lantern-road.toml"
TEXT = EXAMPLE.read_text(encoding="utf-8")
DATA = ROOT / "src" / "kosmodrom" / "games" / "first_martians" / "data" / "missions"
KINDS = ("goal", "sheet", "counter", "objective", "sol", "mission-event", "way", "cause", "mission")
OWN_WORDS = {"mistake-words-language", "mistake-id-taken"}
"""What a mission of the box has elsewhere, or is itself."""


def changed(*changes: tuple[str, str]) -> str:
    """The example with something put in place of something else, where that stands first."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def found(text: str) -> list[tuple[int, str]]:
    return [(mistake.line, mistake.problem) for mistake in check_mission(text)]


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


# Files


def test_the_example_has_no_mistakes() -> None:
    assert check_mission(TEXT) == ()


@pytest.mark.parametrize("mission", [*MISSIONS, *CHAPTERS])
def test_the_missions_of_the_box_make_sense(mission: str) -> None:
    text = (DATA / f"{mission}.toml").read_text(encoding="utf-8")
    # A chapter asks for what was noted in the chapters before it.
    fine = {*OWN_WORDS, "mistake-flag"} if mission in CHAPTERS else OWN_WORDS
    assert [each for each in check_mission(text) if each.problem not in fine] == []


MISTAKES = [
    # What is written, what stands there instead, the part of the line that is named, the mistake.
    ("sols = [7, 7, 6, 5]", "sols = [7, 7, 6]", "sols", "mistake-length"),
    ("sols = [7, 7, 6, 5]", "sols = [0, 7, 6, 6]", "sols = [0", "mistake-range"),
    ("threshold = 6", 'threshold = "six"', "threshold", "mistake-type"),
    ("threshold = 6", "treshold = 6", "treshold", "mistake-field"),
    ("[mission.levels.hard]", "[mission.levels.heroic]", "[mission.levels.heroic", "mistake-value"),
    ('op = "stress", by = 1', 'op = "stres", by = 1', '"stres"', "mistake-value"),
    ('op = "stress", by = 1', 'op = "stress"', '[{ op = "stress" }]', "mistake-missing"),
    ('id = "way-out"', 'id = "Way Out"', '"Way Out"', "mistake-name"),
    ('counter = "lanterns", least', 'counter = "lamps", least', '"lamps"', "mistake-unknown"),
    ('tokens = ["toolbox"]', 'tokens = ["tolbox"]', '"tolbox"', "mistake-unknown"),
    ('goal = "light"', 'goal = "lihgt"', '"lihgt"', "mistake-unknown"),
    ('action = "switch-on" }', 'action = "switch" }', '"switch"', "mistake-unknown"),
    ("place = { ring = 1 }", 'place = { token = "x" }', 'token = "x"', "mistake-unknown"),
    ("place = { ring = 1 }", "place = { }", "place = { }", "mistake-place"),
    (
        "cost = { energy = 1, any_spares = 1 }",
        "cost = { counters = { x = 1 } }",
        "cost",
        "mistake-unknown",
    ),
    (
        '{ op = "stress", by = -2 }',
        '{ op = "token", token = "pawn", facility = "garag" }',
        '"garag"',
        "mistake-unknown",
    ),
    (
        '{ op = "stress", by = -2 }',
        '{ op = "break", facilities = ["quarters"], block = "working" }',
        '"quarters"',
        "mistake-no-part",
    ),
    (
        '{ op = "stress", by = -2 }',
        '{ op = "schedule", follow_up = "x" }',
        '"schedule"',
        "mistake-unknown",
    ),
    ('to = "drawn", ring = 1 }] }', 'to = "here" }] }', '"here"', "mistake-not-here"),
    (
        '{ op = "spare", by = 2, part = "chosen" },',
        '{ op = "reveal", where = "drawn" },',
        '"reveal"',
        "mistake-not-drawn",
    ),
    (
        '{ op = "spare", by = 2, part = "chosen" },',
        '{ op = "condition", whom = "chosen" },',
        '"condition"',
        "mistake-condition-early",
    ),
    ("start = 3\nend = 3", "start = 12\nend = 12", "start = 12", "mistake-round"),
    ("start = 3\nend = 3", "start = 3\nend = 2", "end = 2", "mistake-order"),
    ('"systems", start = 3', '"systems", start = 10', "start = 10", "mistake-round"),
    ("limit = 5\neffects = [", "limit = 5\neffects = [] #", "effects = [] #", "mistake-empty"),
    (
        'id = "leave-it-on", ',
        'id = "save-power", ',
        '    { id = "save-power", effects = [{ op = "stress"',
        "mistake-id-twice",
    ),
    ('id = "moths"', 'id = "second-footprints"', '"second-footprints"', "mistake-id-taken"),
    ('id = "lantern-road"', 'id = "mayday"', 'id = "mayday"', "mistake-id-taken"),
    ('id = "light"', 'id = "path"', 'id = "path"\n\n', "mistake-id-twice"),
    ("consequence = { percent", "#", "[[mission.events]]", "mistake-no-consequence"),
    ("percent = 40", "percent = 140", "percent", "mistake-range"),
    # What can never come about
    (
        'reward = [{ op = "open-action", action = "switch-on" }]',
        "",
        "open = false",
        "mistake-action-closed",
    ),
    (
        '{ op = "tick-goal", goal = "light" }, ',
        "",
        '[[mission.goals]]\nid = "light"',
        "mistake-goal-ticked",
    ),
    (
        '[{ op = "count", counter = "lanterns", by = 1 }]',
        '[{ op = "stress", by = -1 }]',
        '{ op = "counter", counter',
        "mistake-counter-never",
    ),
    ("most = 3", "most = 2", '{ op = "counter", counter', "mistake-counter-most"),
    ("least = 3, ring = 1", "least = 9, ring = 1", "least = 9", "mistake-too-many"),
    ('id = "light"', 'id = "light"\nhidden = true', "hidden", "mistake-goal-hidden"),
    (
        'id = "light"',
        'id = "light"\ntests = [{ op = "flagged", flag = "seen" }]',
        "seen",
        "mistake-flag",
    ),
    (
        'id = "light"',
        'id = "light"\ntests = [{ op = "round-is", least = 30 }]',
        "least = 30",
        "mistake-never",
    ),
    # Words
    ("goal-lantern-road-path = Explore", "# ", 'id = "path"', "mistake-word"),
    ("    .won = Three small", "    .wonn = Three small", "    .wonn", "mistake-word-unused"),
    ("    .deed = A brush", "    # A brush", "mission-event-moths = Something", "mistake-word"),
    (
        "counter-lantern-road-lanterns = Latarnie",
        "counter-lantern-road-lanterny = Latarnie",
        "counter-lantern-road-lanterny",
        "mistake-word-unused",
    ),
    ("= Lost toolbox", "= { $count } toolboxes", "{ $count }", "mistake-variable"),
    ("= Lost toolbox", "= { toolbox }", "{ toolbox }", "mistake-reference"),
    ("= Lost toolbox", "= Lost { toolbox", "= Lost { toolbox", "mistake-fluent"),
]


@pytest.mark.parametrize(("old", "new", "named", "problem"), MISTAKES)
def test_a_mistake_is_named_by_its_line(old: str, new: str, named: str, problem: str) -> None:
    text = changed((old, new))
    mistakes = check_mission(text)
    assert (line_of(text, named), problem) in [(each.line, each.problem) for each in mistakes]
    for language in LANGUAGES:
        words = Words(language, (PACKAGE,))
        for mistake in mistakes:
            assert words.has(mistake.problem), mistake.problem
            told = mistake.tell(words)
            assert "{ " not in told, told
            assert "none" not in told.split(), told


def test_a_choice_has_a_way_for_everyone() -> None:
    one = changed(('{ id = "save-power", ', '{ id = "save-power", cost = { food = 1 }, '))
    assert found(one) == []
    both = one.replace('{ id = "leave-it-on", ', '{ id = "leave-it-on", cost = { morale = 1 }, ')
    assert found(both) == [(line_of(both, 'effects = [{ op = "choose"'), "mistake-no-free-way")]


def test_what_is_missing_altogether_is_named() -> None:
    assert found("") == [(1, "mistake-missing")]
    assert (1, "mistake-missing") in found('[mission]\nid = "x"\n')
    without = TEXT.replace("[mission.levels.easy]", "[mission.levels.normal2]")
    assert "mistake-value" in [problem for _, problem in found(without)]
    no_polish = TEXT[: TEXT.index("pl = '''")]
    assert found(no_polish) == [(line_of(TEXT, "[mission.words]"), "mistake-words-language")]
    no_goal = TEXT.replace("[[mission.goals]]", "[[mission.goals]]\nred = false").replace(
        "red = false\ntests", "tests"
    )
    assert "mistake-no-goal" in [problem for _, problem in found(no_goal)]


def test_all_mistakes_are_named_at_once() -> None:
    text = changed(
        ("threshold = 6", "treshold = 6"),
        ("least = 3, ring = 1", "least = 9, ring = 1"),
        ('goal = "light"', 'goal = "lihgt"'),
        ("start = 3\nend = 3", "start = 12\nend = 12"),
        ("goal-lantern-road-path = Odkryjcie", "goal-lantern-road-pth = Odkryjcie"),
        ("percent = 40", "percent = 140"),
    )
    problems = found(text)
    assert problems == sorted(problems)
    for named, problem in (
        ("treshold", "mistake-field"),
        ("least = 9", "mistake-too-many"),
        ('"lihgt"', "mistake-unknown"),
        ("start = 12", "mistake-round"),
        ("percent", "mistake-range"),
        ('id = "path"', "mistake-word"),
    ):
        assert (line_of(text, named), problem) in problems, problem
    # Nothing is said of what only follows from these.
    assert len(problems) == 6, problems


def test_all_that_is_no_toml_is_named() -> None:
    text = changed(("threshold = 6", "threshold = "), ("most = 3", "most == 3"))
    lines = [line_of(text, "threshold = \n"), line_of(text, "most ==")]
    assert found(text) == [(line, "mistake-toml") for line in lines]


@pytest.mark.rule("FM-102")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_red_goal_is_said_to_count_only_when_it_is_listed(language: str) -> None:
    words = Words(language, (PACKAGE,))
    told = words("about-mission-hidden", count=1)
    assert told not in describe(TEXT, words)
    assert told in describe(changed(('id = "light"', 'id = "light"\nhidden = true')), words)


# The page


PAGE = (ROOT / "docs" / "writing-a-mission.md").read_text(encoding="utf-8")


def test_the_page_lists_all_that_a_mission_can_say() -> None:
    assert with_vocabulary(PAGE) == PAGE, (
        "write it again: ./kosmodrom dev python -m "
        "kosmodrom.games.first_martians.mission_files.vocabulary docs/writing-a-mission.md"
    )
    for kind in (*get_args(e.Test), *get_args(e.Effect)):
        assert f"| `{kind.__struct_config__.tag}` |" in PAGE


def test_the_page_quotes_the_example() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) == 7
    for block in blocks:
        for part in block.split("\n\n"):
            if "..." not in part:
                assert part.strip() in TEXT, part


def test_the_page_names_the_words_that_are_wanted() -> None:
    table = PAGE[PAGE.index("| message |") : PAGE.index("## Checking")]
    for message, attributes, _ in wanted_words(read_mission(TEXT)):
        kind = next(each for each in KINDS if message.startswith(f"{each}-"))
        row = next(line for line in table.splitlines() if line.startswith(f"| `{kind}-<"))
        assert all(f"`.{attribute}`" in row for attribute in attributes), message


# Games


def start(overlay: Path, mission: str = "lantern-road", **options: Any) -> Table[Any, Any, Any]:
    options = {"mission": mission, **options}
    return Table.start(RULESET, seats=2, seed=3, options=options, overlay=overlay)


def play(table: Table[Any, Any, Any], choices: int) -> History:
    bot = RandomBot(1)
    for _ in range(choices):
        seat = next(iter(table.pending), None)
        if seat is None:
            break
        table.decide(seat, bot.choose(table, seat))
    return table.history


@pytest.fixture
def overlay(tmp_path: Path) -> Path:
    """A folder with the example and another mission."""
    folder = tmp_path / "overlay" / "first_martians" / "missions"
    folder.mkdir(parents=True)
    shutil.copy(EXAMPLE, folder)
    other = TEXT.replace("lantern-road", "a-road").replace("moths", "midges")
    (folder / "a-road.toml").write_text(other, encoding="utf-8")
    return tmp_path / "overlay"


def test_missions_of_an_overlay_can_be_chosen(overlay: Path) -> None:
    box = load(overlay)
    assert box.added == ("a-road", "lantern-road")
    field = next(each for each in full_form(RULESET, box) if each.name == "mission")
    assert field.choices == (*MISSIONS, "a-road", "lantern-road")
    for language, name in (("en", "Lantern Road"), ("pl", "Droga latarni")):
        words = Words(language, RULESET.catalogues(box))
        assert words("game-option-mission-lantern-road") == name
    with pytest.raises(GameOptionsError):
        start(overlay, "no-road")
    with pytest.raises(GameOptionsError):
        Table.start(RULESET, seats=2, options={"mission": "lantern-road"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mission_is_told_by_its_own_words(language: str) -> None:
    table = start(EXAMPLE)
    words = Words(language, RULESET.catalogues(table.game.data), table.names)
    board = RULESET.sections(table.view(0), table.game.data, words)
    told = "\n".join(row for section in board for row in (section.title, *section.rows))
    texts = {
        "en": ("Lantern Road", "Raise three lanterns", "Lanterns: 0"),
        "pl": ("Droga latarni", "Ustawcie trzy latarnie", "Latarnie: 0"),
    }
    for text in texts[language]:
        assert text in told
    assert "lantern-road" not in told
    events = "\n".join(words.tell(numbered.event) for numbered in table.events(0))
    assert "lantern-road" not in events


def test_the_storyteller_tells_it_to_owners_of_the_box() -> None:
    (storyteller,) = RULESET.companions
    options = {"mission": "lantern-road"}
    table = Table.start(storyteller, seats=1, seed=3, options=options, overlay=EXAMPLE)
    play(table, 6)
    words = Words("en", storyteller.catalogues(table.game.data), table.names)
    told = "\n".join(words.instruct(numbered.event) for numbered in table.events(0))
    assert "Lantern Road" in told
    assert "The days grow short" in told
    assert "lantern-road" not in told


def test_a_record_replays_with_the_file_alone_or_among_others(overlay: Path) -> None:
    history = play(start(EXAMPLE), 12)
    for place in (EXAMPLE, overlay):
        assert Table.load(history, overlay=place).history == history
        thawed = Table.thaw(start(EXAMPLE).freeze(), ruleset=RULESET, overlay=place)
        assert thawed.game.data == start(EXAMPLE).game.data


def test_a_record_names_a_mission_that_is_not_there(tmp_path: Path) -> None:
    history = play(start(EXAMPLE), 2)
    with pytest.raises(
        HistoryError, match="mission “lantern-road” of first_martians, which is not here"
    ):
        Table.load(history)
    changed_file = tmp_path / "lantern-road.toml"
    changed_file.write_text(changed(("weight = 8", "weight = 7")), encoding="utf-8")
    with pytest.raises(HistoryError, match="other card data"):
        Table.load(history, overlay=changed_file)


def test_missions_in_files_do_not_touch_games_of_other_missions(overlay: Path) -> None:
    table = start(overlay, "settling-in")
    assert data_fingerprint(table.game.data) == data_fingerprint(load_box())
    assert table.game.data is start(overlay, "settling-in").game.data
    assert Table.load(play(table, 3)).game.data == load_box()


def test_a_file_with_a_mistake_is_not_played(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    text = changed(('op = "stress", by = 1', 'op = "stres", by = 1'))
    file.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as error:
        start(file)
    line = line_of(text, '"stres"')
    assert f"{file}, line {line}: “stres” is not known here" in str(error.value)
    assert f"wiersz {line}: „stres” nie jest tu znane" in Words("pl").error(error.value)
