"""The lock file of the client's packages, which must serve every machine."""

import json
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[2] / "web"


def packages() -> dict[str, Any]:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    return {place: package for place, package in lock["packages"].items() if place}


def test_no_address_of_a_registry() -> None:
    """Whose registry is used is the reader's matter; what must come of it is in the lock file."""
    assert [place for place, package in packages().items() if "resolved" in package] == []
    assert [place for place, package in packages().items() if "integrity" not in package] == []


def test_every_system_finds_its_own_packages() -> None:
    """npm leaves out of the lock file what the registry lacks, and `npm ci` then fails everywhere:
    some tools publish for one system after the other, so take a release that is complete."""
    names = {place.rpartition("node_modules/")[2] for place in packages()}
    missing = {
        f"{place}: {name}"
        for place, package in packages().items()
        for name in package.get("optionalDependencies", {})
        if name not in names
    }
    assert missing == set()
