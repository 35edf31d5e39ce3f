"""Installing the package needs no Node: it carries the built client."""

import subprocess
import sys
import zipfile
from pathlib import Path

from scripts.environment import make_client

ROOT = Path(__file__).parents[2]


def test_wheel_carries_the_client(tmp_path: Path) -> None:
    make_client(sys.prefix, ["web"])
    build = (sys.executable, "-m", "hatchling", "build", "--target", "wheel")
    subprocess.run([*build, "--directory", tmp_path], cwd=ROOT, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    client = "kosmodrom/server/client/"
    assert f"{client}index.html" in names
    assert any(name.startswith(f"{client}assets/") and name.endswith(".js") for name in names)
    assert "kosmodrom/server/database/migrations/script.py.mako" in names
    # What a game has besides code.
    for folder in ROOT.glob("src/kosmodrom/games/*/locale"):
        game = f"kosmodrom/games/{folder.parent.name}/"
        assert f"{game}rules.md" in names
        assert {f"{game}locale/{file.name}" for file in folder.iterdir()} <= set(names)
    assert not any("node_modules" in name or name.endswith(".stamp") for name in names)
