"""What there is to know of the things of the game, in words.

The board in words is made of these sentences, and so is what a drawn board says of what is pointed
at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from kosmodrom.core.ruleset import Speaker
from kosmodrom.games.skymines.box import Box
from kosmodrom.games.skymines.components import (
    Bonus,
    Card,
    CompanyTrack,
    LunaCard,
    Mission,
    Plan,
    PlayerTrack,
    Space,
    SpecialPlan,
    Threat,
    Tile,
    Token,
)
from kosmodrom.games.skymines.maps import Asteroid, Building, Sector, ShuttleSpace
from kosmodrom.games.skymines.terms import COMPANIES
from kosmodrom.games.skymines.wording import tell, tell_all, tell_card, tell_plan

NONE: Final = "–"
DOUBLE: Final = "="
"""Behind the number of a neighbour on the other side of a double line."""
SYMBOL: Final = "+"
"""Behind a flight path with an energy symbol."""
OTHERS: Final = (
    "coins", "deck", "removed", "supplement", "stacks", "markers", "once", "first-player", "slots",
    "resting-stacks", "collectors", "value", "free-share", "class-two",
)  # fmt: skip
"""What else a drawn board explains."""


def captions(box: Box, words: Speaker) -> dict[str, tuple[str, ...]]:
    """Everything that can be pointed at, by its kind and its id."""
    plans: list[Plan | SpecialPlan] = [*box.plans.values(), *box.specials.values()]
    return (
        {f"card:{id}": tuple(card_lines(card, words)) for id, card in box.cards.items()}
        | {f"plan:{plan.id}": tuple(plan_lines(plan, box, words)) for plan in plans}
        | {f"token:{id}": tuple(token_lines(token, box, words)) for id, token in box.tokens.items()}
        | {f"tile:{id}": tuple(_tile_lines(tile, words)) for id, tile in box.tiles.items()}
        | {f"space:{id}": tuple(space_lines(space, words)) for id, space in box.spaces.items()}
        | {f"company:{id}": (words(f"company-{id}.full"),) for id in COMPANIES}
        | {f"track:{id}": tuple(track_lines(track, box, words)) for id, track in box.tracks.items()}
        | {f"bonus:{b.id}": (tell(words, "bonus", b.effect),) for b in _bonuses(box)}
        | {f"player-track:{t.id}": tuple(own_track_lines(t, words)) for t in _own_tracks(box)}
        | dict(_places(box, words))
        | {f"mission:{m.id}": tuple(mission_lines(m, box, words)) for m in box.missions.values()}
        | {f"threat:{id}": tuple(threat_lines(t, box, words)) for id, t in box.threats.items()}
        | {f"luna:{id}": tuple(luna_lines(c, box, words)) for id, c in box.luna_cards.items()}
        | {name: (words(f"caption-{name}"),) for name in OTHERS}
    )


def _bonuses(box: Box) -> Iterator[Bonus]:
    return (bonus for pair in box.bonuses.values() for bonus in pair)


def _own_tracks(box: Box) -> tuple[PlayerTrack, PlayerTrack]:
    return box.tank, box.research


# Cards, plans and tokens


def card_lines(card: Card, words: Speaker) -> Iterator[str]:
    """A card: its name, what it is good for, its printed cost, its share."""
    yield tell_card(words, card)
    if card.kind == "field":
        yield words("caption-field", tank=card.tank, coins=card.coins)
        if card.company is not None:
            yield words("caption-field-company", company=card.company)
    else:
        yield words(f"caption-{card.kind}", value=card.value)
    if card.share is not None:
        yield words("caption-share-of", company=card.share)
    yield words("caption-cost", cost=card.cost)


def plan_lines(plan: Plan | SpecialPlan, box: Box, words: Speaker) -> Iterator[str]:
    yield tell_plan(words, plan)
    if isinstance(plan, SpecialPlan):
        yield words("caption-special", cost=plan.cost, value=plan.value)
        yield words("caption-plan-points", points=box.setup.special_points)
        return
    yield words("caption-needs", needs=tell_all(words, "need", plan.needs))
    yield words("caption-reward", reward=tell_all(words, "effect", plan.reward))
    if plan.letter != "token":
        yield words("caption-plan-points", points=box.setup.plan_points[plan.letter])


def token_lines(token: Token, box: Box, words: Speaker) -> Iterator[str]:
    yield words(f"token-{token.id}")
    names = (
        tell_card(words, box.cards[card]) if card in box.cards else words("symbol-single-energy")
        for card in token.rest
    )
    yield words("caption-resting", cards=", ".join(names))
    yield words("caption-first-plan", plan=tell_plan(words, token.plan))
    yield words("caption-start", bonus=tell_all(words, "effect", token.bonus))


def _tile_lines(tile: Tile, words: Speaker) -> Iterator[str]:
    yield words(f"tile-{tile.id}")
    yield words(f"caption-tile-{tile.id}", value=tile.value, more=tile.per_field)


# Bonus spaces


def space_lines(space: Space, words: Speaker) -> Iterator[str]:
    """A bonus space: its name, what it costs, what it gives."""
    yield words(f"space-{space.id}")
    if space.coins:
        yield words("caption-space-cost", cost=space.coins)
    if space.removes:
        yield words(f"caption-removes-{space.removes}")
    yield from space_gains(space, words)


def space_gains(space: Space, words: Speaker) -> Iterator[str]:
    """What a space gives; a majority step by step."""
    for number, step in enumerate(space.steps, 1):
        gains = tell_all(words, "effect", step.gains)
        yield words("caption-step", number=number, total=step.total, gains=gains)
    if space.gains:
        yield words("caption-gives", gains=tell_all(words, "effect", space.gains))


# Tracks


def track_lines(track: CompanyTrack, box: Box, words: Speaker) -> Iterator[str]:
    """A company track: shares, barriers, thresholds, and its two bonuses."""
    yield words(f"track-{track.id}")
    shares = ", ".join(f"{total} ({space})" for space, total in track.shares)
    yield words("caption-shares", shares=shares, last=track.last)
    for barrier in track.barriers:
        yield words("caption-barrier", to=barrier.to, cost=barrier.cost)
    for threshold, bonus in zip(track.thresholds, track_bonuses(track, box, words), strict=True):
        yield words("caption-threshold", to=threshold.to, coins=threshold.coins, bonus=bonus)


def track_bonuses(track: CompanyTrack, box: Box, words: Speaker) -> Iterator[str]:
    """The two bonuses of a track: permanent, or spaces."""
    for space_pair, spaces in box.track_spaces.items():
        if space_pair == track.bonus:
            yield from (space_summary(space, words) for space in spaces)
    for pair, bonuses in box.bonuses.items():
        if pair == track.bonus:
            yield from (tell(words, "bonus", bonus.effect) for bonus in bonuses)


def space_summary(space: Space, words: Speaker) -> str:
    """A bonus space in one line."""
    name, *lines = space_lines(space, words)
    return f"{name} – {' '.join(lines)}"


def own_track_lines(track: PlayerTrack, words: Speaker) -> Iterator[str]:
    """The tank track or the research track."""
    yield words(f"player-track-{track.id}")
    values = ", ".join(f"{value} ({place})" for place, value in track.values)
    yield words("caption-values", values=values, last=track.steps)
    yield words("caption-slot", slot=track.slot, at=track.slot_at)
    if track.no_a:
        yield words("caption-no-a", screens=", ".join(map(str, track.no_a)))
    yield words(f"caption-past-{track.id}", coins=track.past_end)


# The map


def _places(box: Box, words: Speaker) -> Iterator[tuple[str, tuple[str, ...]]]:
    for id, sector in box.moon.sectors.items():
        yield f"place:{id}", tuple(sector_lines(sector, box, words))
    for id, space in box.belt.outposts.items():
        lines = asteroid_lines(box.belt.asteroids[space.asteroid], box, words)
        yield f"place:{id}", (words(f"place-{id}"), *tuple(lines)[1:])
    for id, asteroid in box.belt.asteroids.items():
        yield f"asteroid:{id}", tuple(asteroid_lines(asteroid, box, words))
    for id, shuttle in box.belt.shuttles.items():
        yield f"place:{id}", tuple(shuttle_lines(shuttle, box, words))


def buildings(of: Iterable[Building], words: Speaker) -> str:
    """Buildings with what each gives."""
    told = [words(f"building-{building.kind}", n=building.n) for building in of]
    return ", ".join(told) or NONE


def sector_lines(sector: Sector, box: Box, words: Speaker) -> Iterator[str]:
    yield words(f"place-{sector.id}")
    yield words("caption-buildings", buildings=buildings(sector.buildings, words))
    yield words("caption-borders", borders=sector_borders(sector, box, words))
    if sector.enclave:
        yield words("caption-enclave")


def sector_borders(sector: Sector, box: Box, words: Speaker) -> str:
    """The stations and the sectors next to a sector; a double line is marked."""
    stations = [
        words(f"company-{company}") + DOUBLE * (box.moon.entry[company][sector.id] - 1)
        for company in COMPANIES
        if sector.id in box.moon.entry[company]
    ]
    numbers = [
        f"{box.moon.sectors[id].number}{DOUBLE * (cost - 1)}" for id, cost in sector.borders.items()
    ]
    return ", ".join([*stations, *numbers])


def asteroid_name(asteroid: Asteroid, words: Speaker) -> str:
    return words("board-asteroid", name=words(f"asteroid-{asteroid.id}"), number=asteroid.number)


def asteroid_lines(asteroid: Asteroid, box: Box, words: Speaker) -> Iterator[str]:
    yield asteroid_name(asteroid, words)
    yield words("caption-screen", buildings=buildings(asteroid.screen, words))
    yield words("caption-paths", paths=asteroid_paths(asteroid, box, words))
    if asteroid.linked:
        first, second = (id.rsplit("-", 1)[1] for id in asteroid.linked)
        yield words("caption-linked", first=first, second=second)


def asteroid_paths(asteroid: Asteroid, box: Box, words: Speaker) -> str:
    """The stations and the shuttle spaces that an asteroid is joined to."""
    stations = [
        words(f"company-{company}") + SYMBOL * box.belt.entry[company][asteroid.id]
        for company in COMPANIES
        if asteroid.id in box.belt.entry[company]
    ]
    paths = [
        f"{box.belt.shuttles[id].number}{SYMBOL * extra}" for id, extra in asteroid.paths.items()
    ]
    return ", ".join([*stations, *paths])


def shuttle_lines(shuttle: ShuttleSpace, box: Box, words: Speaker) -> Iterator[str]:
    yield words(f"place-{shuttle.id}")
    yield words("caption-ends", ends=shuttle_ends(shuttle, box, words))
    if shuttle.track:
        yield words("caption-shuttle-reward", n=shuttle.track)
    if shuttle.id in box.belt.threat_shuttles:
        yield words("caption-threat-shuttle")


def shuttle_ends(shuttle: ShuttleSpace, box: Box, words: Speaker) -> str:
    return " – ".join(
        asteroid_name(box.belt.asteroids[id], words) + SYMBOL * extra
        for id, extra in shuttle.ends.items()
    )


# Missions, threats and Luna


def mission_lines(mission: Mission, box: Box, words: Speaker) -> Iterator[str]:
    yield words(f"mission-{mission.id}")
    for number, task in enumerate(mission.tasks, 1):
        told = tell(words, "task", box.tasks[task].need)
        yield words("caption-task", number=number, task=told)
    yield words(f"mission-{mission.id}.flavour")


def threat_lines(threat: Threat, box: Box, words: Speaker) -> Iterator[str]:
    yield words(f"threat-{threat.id}")
    needs = tell_all(words, "threat-need", threat.needs)
    yield words("caption-threat-needs", energy=box.setup.threat_energy, needs=needs)
    yield tell(words, "consequence", threat.consequence)
    yield words(f"threat-{threat.id}.flavour")


def luna_lines(card: LunaCard, box: Box, words: Speaker) -> Iterator[str]:
    """One of Luna's cards: its majority numbers, its lines, its reveal line."""
    yield words("caption-luna", card=card.id, number=card.card_class)
    yield words(
        "caption-luna-majority", left=card.left, right=card.right, scientists=card.scientists
    )
    for line in card.lines:
        yield words("caption-luna-line", line=tell(words, "luna-line", line, box.luna_spaces))
    for line in card.reveal:
        yield words("caption-luna-reveal", line=tell(words, "luna-line", line, box.luna_spaces))
