"""What people can answer; besides they name astronauts and ways out, as in the game."""

from __future__ import annotations

from typing import Annotated, Final

from kosmodrom.core.options import Option
from kosmodrom.core.words import Word
from kosmodrom.games.first_martians.events.story import GoalId
from kosmodrom.games.first_martians.moves import (
    AstronautId,
    ChooseAstronaut,
    EventId,
    ObjectiveId,
    SheetId,
    TakeAstronaut,
    TakeWayOut,
)
from kosmodrom.games.first_martians.storyteller.state import Stage
from kosmodrom.games.first_martians.terms import Colour, Icon


class Next(Option, frozen=True, tag="teller_next"):
    """Everything is done: go on (FM-1305)."""

    to: Annotated[Stage, Word("teller-next")]


class Report(Option, frozen=True, tag="teller_report"):
    """Something has happened that the storyteller must know."""


class EventDone(Option, frozen=True, tag="teller_event_done"):
    """The action of an Event was performed (FM-1323)."""

    event: EventId


class SheetDone(Option, frozen=True, tag="teller_sheet_done"):
    """An action of the mission was performed."""

    action: SheetId


class HadAdventure(Option, frozen=True, tag="teller_had_adventure"):
    """The Adventure die of an action showed an Adventure (FM-1331)."""

    colour: Annotated[Colour, Word("colour")]


class ReachedGoal(Option, frozen=True, tag="teller_reached_goal"):
    """A goal can be ticked (FM-1342)."""

    goal: GoalId


class FoundIcon(Option, frozen=True, tag="teller_found_icon"):
    """An area with the mission icon was explored (FM-906)."""


class UsedPoi(Option, frozen=True, tag="teller_used_poi"):
    """A POI token with an icon is used (FM-921)."""

    icon: Annotated[Icon, Word("teller-icon")]


class GotToken(Option, frozen=True, tag="teller_got_token"):
    """An objective token was gathered (FM-157)."""

    token: ObjectiveId


class Died(Option, frozen=True, tag="teller_died"):
    """An astronaut has died (FM-1343)."""

    astronaut: AstronautId


class Nothing(Option, frozen=True, tag="teller_nothing"):
    """Nothing of this has happened."""


class Yes(Option, frozen=True, tag="teller_yes"):
    pass


class No(Option, frozen=True, tag="teller_no"):
    pass


YES: Final = Yes()
NO: Final = No()

MOVES: Final = (
    TakeAstronaut,
    ChooseAstronaut,
    TakeWayOut,
    Next,
    Report,
    EventDone,
    SheetDone,
    HadAdventure,
    ReachedGoal,
    FoundIcon,
    UsedPoi,
    GotToken,
    Died,
    Nothing,
    Yes,
    No,
)
