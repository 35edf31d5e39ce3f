"""The rules page of Planet Unknown is complete and can be read and searched by programs."""

import re
from collections import Counter
from pathlib import Path

import pytest

from kosmodrom.core.rulebook import Rulebook
from kosmodrom.games.planet_unknown import RULESET

GAME = Path(__file__).parents[3] / "src" / "kosmodrom" / "games" / "planet_unknown"
PAGE = GAME / "rules.md"

# PU-1nn to PU-9nn, then PU-11nn to PU-19nn.
HUNDREDS = (*range(1, 10), *range(11, 20))
RULES = (13, 22, 14, 25, 55, 21, 38, 23, 11, 12, 12, 12, 12, 15, 13, 13, 10, 32)
RULES_PER_HUNDRED = dict(zip(HUNDREDS, RULES, strict=True))
# No question was ever asked under these two numbers.
UNUSED_RULINGS = {62, 65}


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return RULESET.rulebook()


def test_every_number_is_there(book: Rulebook) -> None:
    assert Counter(rule.kind for rule in book) == {"rule": 353, "example": 35, "ruling": 67}
    hundreds = Counter(int(rule.number[3:-2]) for rule in book if rule.kind == "rule")
    assert hundreds == RULES_PER_HUNDRED


def test_examples_and_rulings_have_no_gaps(book: Rulebook) -> None:
    examples = sorted(rule.number for rule in book if rule.kind == "example")
    assert examples == [f"PU-EX-{n:02}" for n in range(1, 36)]
    rulings = sorted(rule.number for rule in book if rule.kind == "ruling")
    assert rulings == [f"PU-Q-{n:02}" for n in range(1, 70) if n not in UNUSED_RULINGS]


def test_every_example_names_a_rule(book: Rulebook) -> None:
    assert all(rule.mentions for rule in book if rule.kind == "example")


def test_every_ruling_answers_a_question(book: Rulebook) -> None:
    for rule in book:
        if rule.kind == "ruling":
            question, _, answer = rule.text.partition("? ")
            assert question, rule
            assert "Ruling" in answer, rule


def test_every_rule_has_a_chapter_and_plain_text(book: Rulebook) -> None:
    for rule in book:
        assert rule.chapter, rule
        assert not set(rule.text) & set("*`[]"), rule
        assert rule.text.endswith((".", ".)")), rule


def test_search(book: Rulebook) -> None:
    assert book.search("first tie-break")[0].number == "PU-762"
    assert {"PU-1960", "PU-1961"} <= {rule.number for rule in book.search("pajitnov")}
    assert len(book.search("PU-11")) == RULES_PER_HUNDRED[11]


def test_every_rule_stands_in_the_source_or_says_why_not(book: Rulebook) -> None:
    numbers = re.compile(r"\bPU-(?:Q-)?[0-9]+\b")
    sources = [path for path in GAME.rglob("*") if path.suffix in (".py", ".toml")]
    carried = {number for path in sources for number in numbers.findall(path.read_text("utf-8"))}
    assert carried <= set(book.rules), "the source names rules that do not exist"
    _, chapter = PAGE.read_text("utf-8").split("\n## Rules that no line carries\n")
    without = set(re.findall(r"^- (PU-(?:Q-)?[0-9]+): \S", chapter, re.MULTILINE))
    rules = {rule.number for rule in book if rule.kind != "example"}
    assert carried | without >= rules, sorted(rules - carried - without)
    assert not carried & without
