"""Every word of the command line and of the bots exists in every language."""

import re
from pathlib import Path

import pytest

import kosmodrom
from kosmodrom.core.words import LANGUAGES, Words

SOURCE = Path(kosmodrom.__file__).parent
PACKAGES = ("cli", "bots")
ID = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
USED = re.compile(r'"((?:cli|table)-[a-z-]*[a-z])"')


def ids(package: str, language: str) -> set[str]:
    return set(ID.findall((SOURCE / package / "locale" / f"{language}.ftl").read_text("utf-8")))


@pytest.mark.parametrize("package", PACKAGES)
def test_languages_have_the_same_messages(package: str) -> None:
    first, *others = [ids(package, language) for language in LANGUAGES]
    assert all(first == other for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_that_the_code_names_exist(language: str) -> None:
    files = (SOURCE / "cli").rglob("*.py")
    used = {name for file in files for name in USED.findall(file.read_text("utf-8"))}
    words = Words(language, ["kosmodrom.cli"])
    assert used
    assert sorted(name for name in used if not words.has(name)) == []
