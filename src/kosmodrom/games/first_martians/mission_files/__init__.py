"""Missions that people write themselves: their files are checked, read and added to the box.

`docs/writing-a-mission.md` shows how one is written.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kosmodrom.core.codecs import load_once
from kosmodrom.core.data import read_text
from kosmodrom.core.missions import FOLDER, MissionFiles
from kosmodrom.core.words import Texts
from kosmodrom.games.first_martians.box import Box, load_box
from kosmodrom.games.first_martians.components import Mission
from kosmodrom.games.first_martians.mission_files.check import check_mission, read_mission
from kosmodrom.games.first_martians.mission_files.telling import course, describe
from kosmodrom.games.first_martians.rules.base import FirstMartiansOptions
from kosmodrom.games.first_martians.state import State
from kosmodrom.games.first_martians.terms import CHAPTERS, GAME, MISSIONS, PACKAGE


@load_once
def load(overlay: Path | None = None) -> Box:
    """The box with what an overlay brings: corrections and missions of a folder, or one mission
    that is a file."""
    if overlay is None:
        return load_box()
    if overlay.is_file():
        return load_box().with_missions((_load_mission(overlay, load_box()),))
    box = load_box(overlay)
    for file in _mission_files(overlay):
        box = box.with_missions((_load_mission(file, box),))
    return box


def _mission_files(overlay: Path) -> list[Path]:
    """The missions of an overlay; files that are called like missions of the box correct them."""
    folder = overlay / GAME if (overlay / GAME).is_dir() else overlay
    known = {*MISSIONS, *CHAPTERS}
    return [file for file in sorted((folder / FOLDER).glob("*.toml")) if file.stem not in known]


def _load_mission(file: Path, box: Box) -> Mission:
    text = read_text(file)
    for mistake in check_mission(text, box):
        raise mistake.error(str(file), PACKAGE)
    return read_mission(text)


def _words(box: Box) -> tuple[Texts, ...]:
    """The words in the files, and the names of the missions in the form."""
    return tuple(
        Texts(
            **{
                language: f"{text}\ngame-option-mission-{mission.id} = {{ mission-{mission.id} }}\n"
                for language, text in mission.words.items()
            }
        )
        for mission in box.missions
        if mission.id in box.added
    )


MISSION_FILES: Final[MissionFiles[State, FirstMartiansOptions, Box]] = MissionFiles(
    option="mission",
    level="difficulty",
    check=check_mission,
    describe=describe,
    found=lambda box: box.added,
    only=Box.with_only,
    words=_words,
    course=course,
)
