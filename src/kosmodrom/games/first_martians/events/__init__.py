"""What happens in a game of First Martians, for the log, the animations and the screen reader."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.events import Event
from kosmodrom.games.first_martians.events import acting, hub, story

EVENTS: Final[tuple[type[Event], ...]] = (*hub.EVENTS, *story.EVENTS, *acting.EVENTS)
