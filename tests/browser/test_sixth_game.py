"""A sixth game is its Python folder, its web folder and its entry point, and nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kosmodrom.core.registry import GROUP
from tests.browser.conftest import MakePerson, Person
from tests.browser.pages import game_card, settled
from tests.server.running import ROOT, RunningServer

GAME = "lighthouse"
SOURCE = ROOT / "tests" / "sixth_game"
ENTRY_POINTS = f'[project.entry-points."{GROUP}"]\n'
ACCENT = "element => getComputedStyle(element).getPropertyValue('--accent')"

# The client is built, which takes long.
pytestmark = [pytest.mark.thorough, pytest.mark.slow, pytest.mark.timeout(600)]


class House:
    """A copy of the repository with the sixth game in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        copy("src", root, "client", "__pycache__")
        copy("web", root, "node_modules", ".build", "tests")
        copy("scripts", root, "__pycache__")
        (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        # Marked as installed: otherwise npm would install them anew, and empty the linked folder.
        (root / "web" / ".build").mkdir()
        stamp = "web/.build/kosmodrom-modules.stamp"
        shutil.copy(ROOT / stamp, root / stamp)

        # All that a game adds.
        shutil.copytree(SOURCE / "python", root / "src" / "kosmodrom" / "games" / GAME)
        shutil.copytree(SOURCE / "web", root / "web" / "src" / "games" / GAME)
        project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
        entry = f'{GAME} = "kosmodrom.games.{GAME}:RULESET"\n'
        assert ENTRY_POINTS in project
        project = project.replace(ENTRY_POINTS, ENTRY_POINTS + entry)
        (root / "pyproject.toml").write_text(project, encoding="utf-8")

        self.path = os.pathsep.join([str(root / "src"), str(self._register())])
        self.run(sys.executable, "scripts/environment.py", "npm", sys.prefix, "run", "build")

    def _register(self) -> Path:
        """What an installation leaves behind: Python finds the entry points of the copy there."""
        site = self.root / "site"
        program = (
            "import runpy; house = runpy.run_path('scripts/environment.py'); "
            f"house['register_project'].__globals__['site_packages'] = lambda env: {str(site)!r}; "
            "house['register_project']('')"
        )
        site.mkdir()
        self.run(sys.executable, "-c", program)
        return site

    def run(self, *command: str) -> str:
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("KOSMODROM_", "PYTHON"))}
        path = {"PYTHONPATH": self.path} if hasattr(self, "path") else {}
        done = subprocess.run(
            command,
            cwd=self.root,
            env={**kept, **path, "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8"},
            capture_output=True,
            encoding="utf-8",
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def copy(folder: str, root: Path, *left_out: str) -> None:
    shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns(*left_out))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module")
def sixth(house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("sixth"), path=house.path) as running:
        yield running


def test_the_program_finds_it(house: House) -> None:
    kosmodrom = (sys.executable, "-m", "kosmodrom")
    assert "lighthouse: Lighthouse. Light the lamps" in house.run(*kosmodrom, "games")
    assert "one lamp at a time" in house.run(*kosmodrom, "rules", GAME, "LH-101")
    check = f"""
from kosmodrom.core.registry import find_game
from kosmodrom.testing import check_game
check_game(find_game("{GAME}"))
print("checked")
"""
    assert house.run(sys.executable, "-c", check) == "checked\n"


@pytest.mark.parametrize(("scheme", "accent"), [("dark", "#fedcba"), ("light", "#123456")])
def test_it_stands_on_the_front_page(
    person: MakePerson, sixth: RunningServer, scheme: str, accent: str
) -> None:
    page = settled(person(url=sixth.url, color_scheme=scheme).page)
    card = game_card(page, GAME)
    expect(card.get_by_role("heading", name="Lighthouse")).to_be_visible()
    expect(card.get_by_text("Light the lamps before the night is over.")).to_be_visible()
    assert card.evaluate(ACCENT).strip() == accent
    beam = card.locator("svg .beam")
    expect(beam).to_be_visible()
    # Drawn with the outlines that all emblems share.
    assert beam.evaluate("path => getComputedStyle(path).strokeWidth") == "3px"


def test_it_is_played_on_its_board_in_its_own_words(
    person: MakePerson, sixth: RunningServer
) -> None:
    ala = person("Ala", url=sixth.url)
    # Another game that has messages of the same names is known before.
    game_card(ala.page).get_by_role("link", name="Play with people").click()
    expect(ala.page.get_by_role("heading", level=1)).to_contain_text("Astrominers")
    ala.page.go_back()
    game_card(ala.page, GAME).get_by_role("button", name="Play against bots").click()
    board = ala.page.get_by_role("group", name="Board of the lighthouse")
    expect(board).to_be_visible()
    assert board.evaluate(ACCENT).strip() in ("#fedcba", "#123456")
    board.get_by_role("button", name="Light lamp 5").click()
    logged(ala.page, "Ala lights lamp 5.")
    ala.page.get_by_role("button", name="PL:").click()
    logged(ala.page, "Ala zapala: lampa 5.")
    expect(ala.page.get_by_role("group", name="Plansza latarni")).to_be_visible()


def logged(page: Page, text: str) -> None:
    expect(page.get_by_role("log").get_by_text(text)).to_be_visible()


def test_its_rules_page(person: MakePerson, sixth: RunningServer) -> None:
    stranger: Person = person(url=sixth.url)
    page = stranger.go(f"/rules/{GAME}")
    expect(page.get_by_text("LH-101", exact=True)).to_be_visible()
    expect(page.get_by_text("Players light one lamp at a time")).to_be_visible()
    # It has no page in Polish.
    page.get_by_role("button", name="PL:").click()
    expect(page.get_by_text("Zasady tej gry są spisane tylko po angielsku.")).to_be_visible()
    expect(page.get_by_text("Players light one lamp at a time")).to_be_visible()
