"""Makes sure that a package contains the built web client: hatchling runs this before it packs."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        web = Path(self.root, "web")
        built = Path(self.root, "src", "kosmodrom", "server", "client", "index.html")
        # A checkout has `./kosmodrom` to build it.
        if version == "editable" or built.exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(
                "The web client is not built, and there is no Node with npm on the PATH to build "
                "it: install Node 20.19 or newer, or run ./kosmodrom serve once before."
            )
        subprocess.run([npm, "ci", "--include=dev"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)
