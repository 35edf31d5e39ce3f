"""What choices cost and bring, as a list of things for the words of an option."""

from __future__ import annotations

from collections.abc import Iterable

from kosmodrom.games.galaxy_trucker.components import Cost, Reward, Threat


def threat_names(threats: Iterable[Threat]) -> tuple[str, ...]:
    """Meteors or shots, in printed order."""
    return tuple(f"{threat.kind}-{threat.side}" for threat in threats)


def cost_names(cost: Cost) -> tuple[str, ...]:
    """The cost of an area of a junkyard."""
    return (*("crew",) * cost.crew, *("tokens",) * cost.tokens, *threat_names(cost.threats))


def reward_names(reward: Reward, less: int) -> tuple[str, ...]:
    """The reward of an area of a junkyard, each part of it ``less`` (GT-1039)."""
    return (
        *("humans",) * (reward.astronauts - less),
        *("tokens",) * (reward.tokens - less),
        *("credits",) * (reward.credits - less),
        *("days",) * (reward.days - less),
    )
