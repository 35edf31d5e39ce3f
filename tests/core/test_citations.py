"""Rule numbers in the source and on tests."""

from pathlib import Path

import pytest

from kosmodrom.core.citations import (
    Citations,
    Coverage,
    Line,
    citations,
    coverage,
    source_files,
)
from kosmodrom.core.rulebook import Rulebook, RulebookError
from tests.core.test_rulebook import PAGE


@pytest.fixture
def book() -> Rulebook:
    return Rulebook.parse("demo", PAGE)


RULES = '''"""The round (AM-201), of which AM-202 to AM-204 tell more."""

DEAL = Question("deal", ("AM-101",))  # AM-101: once for each line


def turn() -> None:
    # Whoever passes is out: AM-204 to
    # AM-205.
    refuse("wait", "AM-205", "XY-12")
'''


class TestCitations:
    def cited(self, book: Rulebook, folder: Path, source: str, name: str = "turns.py") -> Citations:
        file = folder / name
        file.write_text(source, encoding="utf-8")
        found = citations(book, [file])
        return Citations(
            lines={
                number: tuple(Line(Path(line.place).name, line.text) for line in lines)
                for number, lines in found.lines.items()
            },
            missing=found.missing,
            unknown=tuple((number, Path(place).name) for number, place in found.unknown),
        )

    def test_lines_that_name_a_rule(self, book: Rulebook, tmp_path: Path) -> None:
        found = self.cited(book, tmp_path, RULES)
        places = {n: [line.place for line in lines] for n, lines in found.lines.items() if lines}
        assert places == {
            "AM-101": ["turns.py:3"],
            "AM-201": ["turns.py:1"],
            "AM-202": ["turns.py:1"],
            "AM-204": ["turns.py:1", "turns.py:7"],
            "AM-205": ["turns.py:7", "turns.py:9"],
        }
        assert found.lines["AM-205"][0].text == "# Whoever passes is out: AM-204 to"
        assert list(found.lines) == list(book.rules)
        assert found.unknown == ()

    def test_rules_that_no_line_names(self, book: Rulebook, tmp_path: Path) -> None:
        """Worked examples and rulings need no line."""
        assert self.cited(book, tmp_path, RULES).missing == ("AM-102",)

    def test_rules_that_no_line_can_carry(self, tmp_path: Path) -> None:
        page = PAGE + (
            "\n## Rules that no line carries\n\nProse.\n\n"
            "- AM-102: the *box* says so,\n  and nobody else.\n"
            "- AM-201 to AM-204: they say what others do.\n"
        )
        excused = Rulebook.parse("demo", page)
        assert excused.uncarried == {
            "AM-102": "the box says so, and nobody else.",
            **dict.fromkeys(("AM-201", "AM-202", "AM-204"), "they say what others do."),
        }
        found = self.cited(excused, tmp_path, 'id = "wait"  # AM-101', "cards.toml")
        assert found.missing == ("AM-205",)
        assert found.lines["AM-101"] == (Line("cards.toml:1", 'id = "wait"  # AM-101'),)

    def test_rules_that_no_line_can_carry_in_polish(self) -> None:
        page = "- **AM-101** Pudełko.\n## Zasady bez wiersza w kodzie\n- AM-101: program go nie ma."
        assert Rulebook.parse("demo", page, "pl").uncarried == {"AM-101": "program go nie ma."}
        assert Rulebook.parse("demo", page, "en").uncarried == {}

    @pytest.mark.parametrize(
        ("source", "unknown"),
        [
            ("# AM-101,\n# AM-999", ("AM-999", "turns.py:2")),
            ("# AM-101a", ("AM-101a", "turns.py:1")),
            ("# AM-101 to AM-199", ("AM-199", "turns.py:1")),
            ("# AM-102 to AM-101", ("AM-102 to AM-101", "turns.py:1")),
        ],
    )
    def test_numbers_that_the_rules_do_not_have(
        self, book: Rulebook, tmp_path: Path, source: str, unknown: tuple[str, str]
    ) -> None:
        assert self.cited(book, tmp_path, source).unknown == (unknown,)

    @pytest.mark.parametrize(
        ("item", "problem"),
        [
            ("- AM-102 the box", "write '- MY-301: why no line carries it'"),
            ("- AM-102: ", "write '- MY-301: why no line carries it'"),
            ("- the cards: AM-102", "'the cards' is not a number of these rules"),
            ("- AM-102: one\n- AM-102: two", "AM-102 has a reason above already"),
            ("- AM-199: one", "there is no AM-199"),
            ("- **AM-102**: one", "'- **AM-102**: one' is not a rule"),
        ],
    )
    def test_a_reason_that_cannot_be_read(self, item: str, problem: str) -> None:
        with pytest.raises(RulebookError) as raised:
            Rulebook.parse("demo", f"{PAGE}\n## Rules that no line carries\n{item}\n")
        assert problem in str(raised.value)

    def test_source_of_a_game_and_of_the_core(self) -> None:
        files = source_files("kosmodrom.games.astrominers")
        names = {path.relative_to(path.parents[2]).as_posix() for path in files}
        assert {"astrominers/rules/actions.py", "astrominers/data/missions.toml"} <= names
        assert "kosmodrom/core/table.py" in names
        assert not any("planet_unknown" in path.as_posix() for path in files)


TESTS = """
import pytest
from pytest import mark

rule = pytest.mark.rule
CASES = [
    pytest.param(1, marks=pytest.mark.rule("AM-EX-01")),
    pytest.param(2, marks=[pytest.mark.slow, mark.rule("AM-EX-02", "AM-999")]),
    3,
]

@pytest.mark.rule("AM-101", "AM-102")
@pytest.mark.rule("AM-101")
def test_deal(): ...

@mark.slow
@rule("AM-101")
async def test_deal_later(): ...

@pytest.mark.parametrize("n", CASES)
def test_cases(n): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("AM-201"))])
def test_inline(n): ...

@pytest.mark.rule("AM-202")
class TestPass:
    pytestmark = [pytest.mark.slow, pytest.mark.rule("AM-204")]

    @pytest.mark.rule("AM-998")
    def test_pass(self): ...

    class TestAgain:
        def test_pass_again(self): ...

    def helper(self): ...

@pytest.mark.rule("AM-Q-01")
def helper(): ...

@pytest.mark.rule("AM-Q-01")
class Helper:
    def test_not_collected(self): ...

def test_without(): ...
"""


class TestCoverage:
    def carried(self, book: Rulebook, folder: Path, source: str) -> Coverage:
        file = folder / "test_demo.py"
        file.write_text(source, encoding="utf-8")
        found = coverage(book, [file])
        start = f"{file.as_posix()}::"
        return Coverage(
            tests={
                number: tuple(name.removeprefix(start) for name in names)
                for number, names in found.tests.items()
            },
            excused=found.excused,
            missing=found.missing,
            unknown=tuple((number, name.removeprefix(start)) for number, name in found.unknown),
        )

    def test_marks_of_all_kinds(self, book: Rulebook, tmp_path: Path) -> None:
        found = self.carried(book, tmp_path, TESTS)
        assert found.tests == {
            "AM-101": ("test_deal", "test_deal_later"),
            "AM-102": ("test_deal",),
            "AM-201": ("test_inline",),
            "AM-202": ("TestPass::test_pass", "TestPass::TestAgain::test_pass_again"),
            "AM-205": (),
            "AM-204": ("TestPass::test_pass", "TestPass::TestAgain::test_pass_again"),
            "AM-EX-01": ("test_cases",),
            "AM-EX-02": ("test_cases",),
            "AM-Q-01": (),
        }
        assert list(found.tests) == list(book.rules)
        assert found.missing == ("AM-205", "AM-Q-01")
        assert found.unknown == (("AM-999", "test_cases"), ("AM-998", "TestPass::test_pass"))

    @pytest.mark.parametrize(
        "mark",
        [
            'pytestmark = pytest.mark.rule("AM-205")',
            'pytestmark = [pytest.mark.slow, pytest.mark.rule("AM-205")]',
            'pytestmark: list[object] = [pytest.mark.rule("AM-205")]',
        ],
    )
    def test_mark_of_the_module(self, book: Rulebook, tmp_path: Path, mark: str) -> None:
        source = f"{mark}\ndef test_a(): ...\nclass TestB:\n    def test_c(self): ..."
        found = self.carried(book, tmp_path, source)
        assert found.tests["AM-205"] == ("test_a", "TestB::test_c")

    def test_several_files_and_full_names(self, book: Rulebook, tmp_path: Path) -> None:
        files = [tmp_path / name for name in ("test_a.py", "test_b.py")]
        for file in files:
            file.write_text('@pytest.mark.rule("AM-101")\ndef test_it(): ...')
        found = coverage(book, files)
        assert found.tests["AM-101"] == tuple(f"{file.as_posix()}::test_it" for file in files)
        assert set(found.missing) == set(book.rules) - {"AM-101"}

    def test_no_files(self, book: Rulebook) -> None:
        assert coverage(book, []).missing == tuple(book.rules)

    @pytest.mark.parametrize(
        "source",
        [
            '@pytest.mark.rule(*("AM-101", "AM-102"), *["AM-201"])\ndef test_it(): ...',
            '@pytest.mark.rule("AM-101", *("AM-102", *("AM-201",)))\ndef test_it(): ...',
            'N = ("AM-101", *("AM-102", "AM-201"))\n@pytest.mark.rule(*N)\ndef test_it(): ...',
            'A = ["AM-102"]\nB = ("AM-101", *A)\npytestmark = pytest.mark.rule(*B, "AM-201")\n'
            "def test_it(): ...",
        ],
    )
    def test_marks_with_a_star(self, book: Rulebook, tmp_path: Path, source: str) -> None:
        tests = self.carried(book, tmp_path, source).tests
        assert {n for n, names in tests.items() if names} == {"AM-101", "AM-102", "AM-201"}

    def test_what_the_page_explains_is_not_missing(self, tmp_path: Path) -> None:
        reasons = (
            "\n## Rules that no line carries\n- AM-102: nothing is done.\n- AM-101: nor here.\n"
        )
        excused = Rulebook.parse("demo", PAGE + reasons)
        source = '@pytest.mark.rule("AM-101")\ndef test_it(): ...'
        found = self.carried(excused, tmp_path, source)
        assert found.excused == ("AM-102",)
        assert not {"AM-101", "AM-102"} & set(found.missing)
        assert "AM-201" in found.missing

    @pytest.mark.parametrize(
        "argument",
        ["*NUMBERS", "*COMPUTED", "*SELF", "*(f'AM-{n}',)", "*NUMBERS[1:]", "f'{n}'", "101"],
    )
    def test_numbers_must_be_written_out(
        self, book: Rulebook, tmp_path: Path, argument: str
    ) -> None:
        source = (
            f"\n@pytest.mark.rule({argument})\ndef test_it(): ...\n"
            "COMPUTED = tuple(range(3))\nSELF = ('AM-101',)\nSELF = (*SELF, 'AM-102')"
        )
        with pytest.raises(
            RulebookError, match=r"test_demo\.py, line [26]: .*write every rule number out"
        ):
            self.carried(book, tmp_path, source)

    def test_variables_that_name_each_other(self, book: Rulebook, tmp_path: Path) -> None:
        source = (
            'A = [pytest.param(1, marks=pytest.mark.rule("AM-101"))]\nB = [*A, *C]\nC = [*B]\n'
            "@pytest.mark.parametrize('n', C)\ndef test_it(n): ..."
        )
        assert self.carried(book, tmp_path, source).tests["AM-101"] == ("test_it",)

    def test_the_files_are_not_run(self, book: Rulebook, tmp_path: Path) -> None:
        source = 'raise SystemExit\n@pytest.mark.rule("AM-101")\ndef test_it(): ...'
        assert self.carried(book, tmp_path, source).tests["AM-101"] == ("test_it",)

    def test_broken_file(self, book: Rulebook, tmp_path: Path) -> None:
        with pytest.raises(SyntaxError, match=r"test_demo\.py"):
            self.carried(book, tmp_path, "def test_it(:")
