"""The browser's types are those of the server."""

from pathlib import Path

from scripts import wire

HOW = "out of date: run ./kosmodrom dev python scripts/wire.py"


def test_types_are_up_to_date(tmp_path: Path) -> None:
    wire.write(tmp_path)
    made = [file.relative_to(tmp_path) for file in tmp_path.rglob("schema.d.ts")]
    assert len(made) == len(wire.schemas())
    for file in made:
        assert (wire.ROOT / file).read_text("utf-8") == (tmp_path / file).read_text("utf-8"), HOW


def test_every_struct_of_the_wire_has_a_name_in_the_client() -> None:
    index = (wire.ROOT / wire.WEB / "lib" / "wire" / "index.ts").read_text("utf-8")
    structs = wire.wire_schema()["components"]["schemas"]
    assert [name for name in structs if f"export type {name} =" not in index] == []
