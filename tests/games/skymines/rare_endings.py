"""Games that end otherwise than after seven rounds: a threat that is left does it.

Which threat lies on the Belt is drawn, so these games have seeds of their own. `scripts/golden.py`
lets random bots play them.
"""

from __future__ import annotations

from typing import Any, Final

from kosmodrom.bots import make_bot
from scripts.golden import RareEnding

BELT: Final[dict[str, Any]] = {"board": "belt", "threats": True, "missions": True}

RARE_ENDINGS: Final = (
    RareEnding("singularity", 3, BELT, make_bot("random", "singularity"), "threat 4"),
    RareEnding("loop", 3, BELT, make_bot("random", "loop"), "threat 1"),
)
