"""Rules pages: reading and searching."""

import doctest
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from kosmodrom.core import rulebook as module
from kosmodrom.core.rulebook import (
    Rule,
    Rulebook,
    RulebookError,
    fill,
    load_rulebook,
)

PAGE = """\
# Demo: the rules

Prose may name AM-101 too.

## Setup
- **AM-101** Deal the cards (AM-Q-01).
- **AM-102** *Option*: deal `none`, see [the page](demo.md).
  It goes on **here**.

## Round
- **AM-201** Players act in turn (AM-202 to AM-205).

### Passing
- **AM-202** A player may pass; pass once, and it is a pass.
- **AM-205** Wait: not allowed. Żółta łódź.
- **AM-204** A turn is an action, or it is a pass by AM-202.

## Worked examples
- **AM-EX-01** (AM-101, AM-202; AM-EX-02) Given three players. Then each may pass.
- **AM-EX-02** (AM-101–102) Given AM-EX-01.

## Rulings
- **AM-Q-01** Which cards? Ruling: all (AM-101 on, not XY-77).
"""


@pytest.fixture
def book() -> Rulebook:
    return Rulebook.parse("demo", PAGE)


def numbers(rules: list[Rule]) -> list[str]:
    return [rule.number for rule in rules]


def test_docstring_examples() -> None:
    assert doctest.testmod(module).failed == 0


class TestParse:
    def test_rules_in_page_order(self, book: Rulebook) -> None:
        assert list(book.rules) == [
            *("AM-101", "AM-102", "AM-201", "AM-202", "AM-205", "AM-204"),
            *("AM-EX-01", "AM-EX-02", "AM-Q-01"),
        ]
        assert [rule.number for rule in book] == list(book.rules)
        assert len(book) == 9
        assert (book.game_id, book.title) == ("demo", "Demo: the rules")
        assert repr(book) == "<Rulebook demo: 9 numbers>"

    def test_one_rule(self, book: Rulebook) -> None:
        assert book["AM-204"] == Rule(
            number="AM-204",
            text="A turn is an action, or it is a pass by AM-202.",
            chapter=("Round", "Passing"),
            kind="rule",
            mentions=("AM-202",),
        )
        assert str(book["AM-101"]) == "AM-101 Deal the cards (AM-Q-01)."

    def test_text_is_plain_and_goes_on_in_indented_lines(self, book: Rulebook) -> None:
        assert book["AM-102"].text == "Option: deal none, see the page. It goes on here."

    def test_chapter_ends_where_the_next_begins(self, book: Rulebook) -> None:
        assert book["AM-201"].chapter == ("Round",)
        assert book["AM-EX-01"].chapter == ("Worked examples",)

    def test_rule_without_heading(self) -> None:
        assert Rulebook.parse("demo", "- **AM-101** Play.")["AM-101"].chapter == ()

    def test_kinds(self, book: Rulebook) -> None:
        assert book["AM-101"].kind == "rule"
        assert book["AM-EX-01"].kind == "example"
        assert book["AM-Q-01"].kind == "ruling"

    def test_mentions_in_order_without_the_rule_itself(self, book: Rulebook) -> None:
        assert book["AM-EX-01"].mentions == ("AM-101", "AM-202", "AM-EX-02")
        own = "- **AM-101** AM-102, AM-101, AM-102.\n- **AM-102** x"
        assert Rulebook.parse("demo", own)["AM-101"].mentions == ("AM-102",)

    def test_ranges_hold_the_numbers_that_exist(self, book: Rulebook) -> None:
        assert book["AM-201"].mentions == ("AM-202", "AM-204", "AM-205")  # there is no AM-203
        assert book["AM-EX-02"].mentions == ("AM-101", "AM-102", "AM-EX-01")

    def test_ranges_in_polish(self) -> None:
        page = "- **AM-101** Od AM-102 do AM-104.\n- **AM-102** x\n- **AM-103** x\n- **AM-104** x"
        book = Rulebook.parse("demo", page, "pl")
        assert book["AM-101"].mentions == ("AM-102", "AM-103", "AM-104")

    def test_mentions_in_lines_that_go_on(self) -> None:
        page = "- **AM-101** This\n  is AM-102.\n- **AM-102** That."
        assert Rulebook.parse("demo", page)["AM-101"].mentions == ("AM-102",)

    def test_other_prefixes_are_other_rulebooks(self, book: Rulebook) -> None:
        assert book["AM-Q-01"].mentions == ("AM-101",)

    def test_two_prefixes_on_one_page(self) -> None:
        page = "- **GT-101** As GTB-101.\n- **GTB-101** Fly."
        assert Rulebook.parse("demo", page)["GT-101"].mentions == ("GTB-101",)

    def test_code_blocks_and_other_lists_are_not_rules(self) -> None:
        page = "```\n- **AM-101** no rule\n## no heading\n```\n- a list\n1. **Turn** more\n"
        assert len(Rulebook.parse("demo", page)) == 0

    def test_rules_are_plain_frozen_data(self, book: Rulebook) -> None:
        rule = book["AM-EX-01"]
        assert msgspec.json.decode(msgspec.json.encode(rule), type=Rule) == rule
        assert hash(rule) == hash(Rulebook.parse("demo", PAGE)["AM-EX-01"])
        with pytest.raises(AttributeError):
            rule.text = "changed"  # type: ignore[misc]
        with pytest.raises(TypeError):
            book.rules["AM-101"] = rule  # type: ignore[index]

    def test_unknown_number_asked_for(self, book: Rulebook) -> None:
        assert "AM-101" in book
        assert "AM-203" not in book
        with pytest.raises(KeyError, match=r"demo have no AM-203; the nearest are AM-202 and AM-2"):
            book["AM-203"]
        with pytest.raises(KeyError, match=r"no turns'"):
            book["turns"]


class TestErrors:
    @pytest.mark.parametrize(
        ("page", "message"),
        [
            pytest.param(
                "# T\n- **AM-101** a\n- **AM-101** b",
                "line 3: AM-101 stands on line 2 already; give this one another number",
                id="duplicate",
            ),
            pytest.param(
                "- **AM-101** a\n- **AM-103** b (AM-102)",
                "line 2: there is no AM-102; the nearest are AM-101 and AM-103",
                id="unknown mention",
            ),
            pytest.param(
                "- **AM-101** a\n\nAs AM-Q-01 says.",
                "line 3: there is no AM-Q-01",
                id="unknown mention outside of rules",
            ),
            pytest.param(
                "- **AM-101** a\n  and\n  AM-101a.",
                "line 3: there is no AM-101a; the nearest is AM-101",
                id="letter after a number",
            ),
            pytest.param(
                "- **AM-101** a\n- **AM-102** AM-101 to AM-109",
                "line 2: there is no AM-109; the nearest is AM-102",
                id="unknown end of a range",
            ),
            pytest.param(
                "- **AM-101** a\n- **AM-102** AM-102 to AM-101",
                "line 2: AM-102 to AM-101 is not a range",
                id="falling range",
            ),
            pytest.param(
                "- **AM-101** AM-101 to AM-Q-01\n- **AM-Q-01** b",
                "line 1: AM-101 to AM-Q-01 is not a range",
                id="range over two series",
            ),
            pytest.param(
                "\n* **AM-101** a",
                "line 2: '* **AM-101** a' is not a rule; write '- **MY-301** text', not indented",
                id="other bullet",
            ),
            pytest.param("  - **AM-101** a", "line 1: '  - **AM-101** a' is not", id="indented"),
            pytest.param("- **AM-1O1** a", "line 1: '- **AM-1O1** a' is not", id="letter O"),
            pytest.param("- **AM-101**", "line 1: '- **AM-101**' is not a rule", id="no text"),
            pytest.param("- **AM-101**a", "line 1: '- **AM-101**a' is not a rule", id="no blank"),
        ],
    )
    def test_message_says_where_and_what_would_be_right(self, page: str, message: str) -> None:
        with pytest.raises(RulebookError) as raised:
            Rulebook.parse("demo", page)
        assert str(raised.value).startswith(f"rules.md of demo, {message}")

    def test_message_names_the_page(self) -> None:
        with pytest.raises(
            RulebookError, match=r"^rules\.pl\.md of demo, line 1: there is no AM-102"
        ):
            Rulebook.parse("demo", "- **AM-101** Zob. AM-102.", "pl")

    def test_is_a_value_error(self) -> None:
        assert issubclass(RulebookError, ValueError)


class TestSearch:
    @pytest.mark.parametrize("query", ["", "   ", ",", "AM-999", "quasar", "pass quasar"])
    def test_nothing(self, book: Rulebook, query: str) -> None:
        assert book.search(query) == []

    @pytest.mark.parametrize(
        ("query", "found"),
        [
            ("AM-101", ["AM-101"]),
            ("am-q-01", ["AM-Q-01"]),
            ("AM-Q-01 AM-101, AM-101", ["AM-Q-01", "AM-101"]),
            ("AM-2", ["AM-201", "AM-202", "AM-205", "AM-204"]),
            ("AM-10", ["AM-101", "AM-102"]),
            ("AM-EX", ["AM-EX-01", "AM-EX-02"]),
            ("AM-Q-", ["AM-Q-01"]),
            ("AM-EX-0", ["AM-EX-01", "AM-EX-02"]),
            ("AM-204 AM-1", ["AM-204", "AM-101", "AM-102"]),
        ],
    )
    def test_numbers(self, book: Rulebook, query: str, found: list[str]) -> None:
        assert numbers(book.search(query)) == found

    def test_chapter_of_a_long_book(self) -> None:
        page = "\n".join(f"- **SKY-{n}** x" for n in (101, 120, 121, 1001, 1201, 1202))
        book = Rulebook.parse("sky", page)
        assert numbers(book.search("SKY-1")) == ["SKY-101", "SKY-120", "SKY-121"]
        assert numbers(book.search("SKY-12")) == ["SKY-1201", "SKY-1202"]
        assert numbers(book.search("SKY-100")) == ["SKY-1001"]

    def test_all_words_must_occur(self, book: Rulebook) -> None:
        assert numbers(book.search("pass action")) == ["AM-204"]
        assert numbers(book.search("given PLAYERS")) == ["AM-EX-01"]

    def test_words_occur_as_beginnings(self, book: Rulebook) -> None:
        assert "AM-EX-01" in numbers(book.search("play"))
        assert book.search("layer") == []

    def test_case_and_accents_do_not_matter(self, book: Rulebook) -> None:
        for query in ("żółta łódź", "zolta lodz", "ZOLTA", "ŁÓDŹ"):
            assert numbers(book.search(query)) == ["AM-205"]
        assert numbers(book.search("wáit")) == ["AM-205"]

    def test_endings_do_not_matter_in_polish(self, book: Rulebook) -> None:
        polish = Rulebook.parse("demo", PAGE, "pl")
        for query in ("żółty", "zolty", "żółtą łodzi", "ZOLTE", "zolt"):
            assert numbers(polish.search(query)) == ["AM-205"]
        assert polish.search("zółtko") == []
        assert book.search("zolty") == []
        assert numbers(polish.search("pass")) == numbers(book.search("pass"))

    @pytest.mark.parametrize(
        ("query", "text"),
        [
            ("górników", "Górnik i automat."),
            ("górnikiem", "Kość górnika."),
            ("kościami", "Jedna kość."),
            ("kośćmi", "Wszystkie kości."),
            ("misjach", "Karta misji."),
            ("żółtych", "Pole żółte."),
            ("żółtego", "Pola żółte."),
            ("surowcem", "Brakuje surowca."),
            ("płytek", "Jedna płytka."),
        ],
    )
    def test_polish_cases_and_numbers(self, query: str, text: str) -> None:
        book = Rulebook.parse("demo", f"- **AM-101** {text}\n- **AM-102** Barka w doku.", "pl")
        assert numbers(book.search(query)) == ["AM-101"]

    def test_ranking(self, book: Rulebook) -> None:
        # Under the heading "Passing" by occurrences, then the page's order; then the others.
        assert numbers(book.search("pass")) == ["AM-202", "AM-204", "AM-205", "AM-EX-01"]

    def test_two_words_in_headings_before_one(self, book: Rulebook) -> None:
        found = numbers(book.search("round pass"))
        assert found == ["AM-202", "AM-204", "AM-205"]
        assert numbers(book.search("round players"))[:1] == ["AM-201"]

    def test_numbers_together_with_words_are_words(self, book: Rulebook) -> None:
        assert numbers(book.search("AM-202 pass")) == ["AM-202", "AM-204", "AM-EX-01"]

    def test_signs_are_only_signs(self, book: Rulebook) -> None:
        assert book.search("(.*") == []
        assert numbers(book.search("(AM-Q-01)")) == ["AM-101"]


class TestLoad:
    @pytest.fixture
    def package(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """An empty package `a_game`."""
        folder = tmp_path / "a_game"
        folder.mkdir()
        (folder / "__init__.py").touch()
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.delitem(sys.modules, "a_game", raising=False)
        return folder

    def test_page_in_the_package(self, package: Path) -> None:
        (package / "rules.md").write_text("# Inside\n- **AG-101** Łódź.", encoding="utf-8")
        book = load_rulebook("a_game", "a_game")
        assert (book.title, book["AG-101"].text) == ("Inside", "Łódź.")

    def test_page_in_the_language_of_the_reader(self, package: Path) -> None:
        (package / "rules.md").write_text("# Inside\n- **AG-101** A boat.", encoding="utf-8")
        assert load_rulebook("a_game", "a_game", "pl").language == "en"
        (package / "rules.pl.md").write_text("# W środku\n- **AG-101** Łódź.", encoding="utf-8")
        english, polish = (load_rulebook("a_game", "a_game", reader) for reader in ("en", "pl"))
        assert (english.language, english.title) == ("en", "Inside")
        assert (polish.language, polish.title) == ("pl", "W środku")
        assert (english["AG-101"].text, polish["AG-101"].text) == ("A boat.", "Łódź.")

    def test_a_game_with_an_english_page_alone(self) -> None:
        book = load_rulebook("lighthouse", "tests.sixth_game.python", "pl")
        assert (book.language, "LH-101" in book) == ("en", True)

    def test_a_polish_page_alone_is_no_rules_page(self, package: Path) -> None:
        (package / "rules.pl.md").write_text("# W środku", encoding="utf-8")
        with pytest.raises(RulebookError, match=r"there is no rules\.md"):
            load_rulebook("a_game", "a_game")

    @pytest.mark.usefixtures("package")
    def test_no_page(self) -> None:
        with pytest.raises(RulebookError, match=r"a_game has no rules page: .*rules\.md.*a_game"):
            load_rulebook("a_game", "a_game")


@pytest.fixture(scope="module")
def astrominers() -> Rulebook:
    return load_rulebook("astrominers", "kosmodrom.games.astrominers")


class TestAstrominers:
    def test_every_number_is_there(self, astrominers: Rulebook) -> None:
        kinds = Counter(rule.kind for rule in astrominers)
        assert kinds == {"rule": 208, "example": 58, "ruling": 29}
        chapters = Counter(rule.number[3] for rule in astrominers if rule.kind == "rule")
        assert [chapters[digit] for digit in "123456789"] == [25, 29, 41, 33, 22, 11, 19, 14, 14]

    def test_examples_and_rulings_are_counted_without_gaps(self, astrominers: Rulebook) -> None:
        for kind, series, count in (("example", "AM-EX-", 58), ("ruling", "AM-Q-", 29)):
            found = sorted(rule.number for rule in astrominers if rule.kind == kind)
            assert found == [f"{series}{n:02}" for n in range(1, count + 1)]

    def test_mentions_resolve(self, astrominers: Rulebook) -> None:
        for rule in astrominers:
            assert all(number in astrominers for number in rule.mentions), rule
        assert astrominers["AM-EX-58"].mentions == (
            *("AM-911", "AM-912", "AM-913", "AM-914"),
            *("AM-Q-22", "AM-EX-57"),
        )

    def test_every_example_names_a_rule(self, astrominers: Rulebook) -> None:
        assert all(rule.mentions for rule in astrominers if rule.kind == "example")

    def test_every_rule_has_a_chapter_and_plain_text(self, astrominers: Rulebook) -> None:
        for rule in astrominers:
            assert rule.chapter, rule
            assert not set(rule.text) & set("*`[]"), rule
            assert rule.text.endswith((".", ".)")), rule

    def test_search(self, astrominers: Rulebook) -> None:
        assert astrominers.search("first player")[0].number == "AM-315"
        assert astrominers.search("third tie-break")[0].number == "AM-913"
        assert len(astrominers.search("AM-3")) == 41


class TestFigures:
    """What the box says is filled in."""

    PAGE = "# Demo\n## Turns\n- **AM-101** Take {hand card|cards}.\n- **AM-102** Pay\n  {cost}.\n"

    @pytest.mark.parametrize(
        ("number", "told"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (21, "21 cards")]
    )
    def test_english_has_two_words(self, number: int, told: str) -> None:
        book = Rulebook.parse("demo", self.PAGE, figures={"hand": number, "cost": 7})
        assert book["AM-101"].text == f"Take {told}."
        assert book["AM-102"].text == "Pay 7."

    @pytest.mark.parametrize(
        ("number", "word"),
        [
            *((1, "kartę"), (2, "karty"), (4, "karty"), (5, "kart"), (0, "kart"), (12, "kart")),
            *((14, "kart"), (21, "kart"), (22, "karty"), (25, "kart"), (112, "kart")),
        ],
    )
    def test_polish_has_three(self, number: int, word: str) -> None:
        text = fill("demo", "Weź {hand kartę|karty|kart}.", "pl", {"hand": number})
        assert text == f"Weź {number} {word}."

    @pytest.mark.parametrize(
        ("page", "language", "problem"),
        [
            (PAGE, "en", "rules.md of demo, line 3: the game has no figure 'hand'"),
            ("# A\n{one b}", "en", "line 2: {one b} needs 2 words"),
            ("{one b|c}", "pl", "rules.pl.md of demo, line 1: {one b|c} needs 3 words"),
        ],
    )
    def test_what_cannot_be_filled_in(self, page: str, language: str, problem: str) -> None:
        with pytest.raises(RulebookError) as raised:
            Rulebook.parse("demo", page, language, {"one": 1})
        assert problem in str(raised.value)
