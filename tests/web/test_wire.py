"""The browser's types are those of the server."""

from pathlib import Path

import pytest

from scripts import wire

HOW = "out of date: run ./kosmodrom dev python scripts/wire.py"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All of it made again, in another place."""
    root = tmp_path_factory.mktemp("wire")
    wire.write(root)
    return root


@pytest.mark.parametrize("place", wire.schemas(), ids=str)
def test_types_are_up_to_date(written: Path, place: Path) -> None:
    for file in (place, place.with_suffix(".d.ts")):
        assert (wire.ROOT / file).read_text("utf-8") == (written / file).read_text("utf-8"), HOW


def test_every_struct_of_the_wire_has_a_name_in_the_client() -> None:
    index = (wire.ROOT / wire.WEB / "lib" / "wire" / "index.ts").read_text("utf-8")
    structs = wire.wire_schema()["components"]["schemas"]
    assert [name for name in structs if f"export type {name} =" not in index] == []
