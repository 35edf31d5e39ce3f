"""What is still to be done, a class for each kind of step.

A step keeps its own progress, so the game can go on from the state alone at every question. The
rules that carry a step out are registered in `rules.todo`.
"""

from __future__ import annotations

from typing import TypeAlias

from kosmodrom.games.galaxy_trucker.steps.base import Step
from kosmodrom.games.galaxy_trucker.steps.cards import CardStep
from kosmodrom.games.galaxy_trucker.steps.counting import Count, CountStep, Days
from kosmodrom.games.galaxy_trucker.steps.extra import ExtraStep
from kosmodrom.games.galaxy_trucker.steps.flight import (
    AfterCard,
    Coordinates,
    EnvyShot,
    FlightStep,
    GiveUp,
    JumpWindow,
    Junk,
    Ready,
    Resolve,
    TurnCard,
    Union,
)
from kosmodrom.games.galaxy_trucker.steps.hits import (
    HitStep,
    Impact,
    Settle,
    Threat,
    Volley,
)
from kosmodrom.games.galaxy_trucker.steps.losses import (
    GainGoods,
    LoseCrew,
    LoseGoods,
    LoseTokens,
    LossStep,
    PayTokens,
    Wake,
)
from kosmodrom.games.galaxy_trucker.steps.machinations import MachinationStep
from kosmodrom.games.galaxy_trucker.steps.preparation import PreparationStep

AnyStep: TypeAlias = (
    PreparationStep
    | FlightStep
    | HitStep
    | LossStep
    | CountStep
    | CardStep
    | ExtraStep
    | MachinationStep
)

__all__ = [
    "AfterCard",
    "AnyStep",
    "CardStep",
    "Coordinates",
    "Count",
    "Days",
    "EnvyShot",
    "ExtraStep",
    "GainGoods",
    "GiveUp",
    "Impact",
    "JumpWindow",
    "Junk",
    "LoseCrew",
    "LoseGoods",
    "LoseTokens",
    "MachinationStep",
    "PayTokens",
    "PreparationStep",
    "Ready",
    "Resolve",
    "Settle",
    "Step",
    "Threat",
    "TurnCard",
    "Union",
    "Volley",
    "Wake",
]
