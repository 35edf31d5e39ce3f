"""The corporations: a module for each that differs from the symmetric side."""

from __future__ import annotations

from kosmodrom.games.planet_unknown.rules.corporations import (  # noqa: F401 -- they register
    cosmos,
    flux,
    horizon,
    jump_drive,
    makeshift,
    oasis,
    republic,
    wormhole,
)
from kosmodrom.games.planet_unknown.rules.corporations.base import Corporation
from kosmodrom.games.planet_unknown.rules.registry import add_corporation
from kosmodrom.games.planet_unknown.state import SYMMETRIC_CORPORATION

add_corporation(SYMMETRIC_CORPORATION, Corporation())
