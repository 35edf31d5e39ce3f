"""What the box says, by the names under which the rules pages have it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from kosmodrom.games.skymines.box import Box
from kosmodrom.games.skymines.components import PlayerTrack
from kosmodrom.games.skymines.effects import (
    BuyCard,
    Coins,
    CoinsForRemoved,
    OneOf,
    OtherTracks,
    RemoveOutposts,
    Research,
    TakeRemoved,
    Tank,
    Track,
)

STEPS: Final = 3
"""Of a majority space, as the pages have them."""
VALUES: Final = 8
"""Of the tank or the research track, at most."""


def page_figures(box: Box) -> dict[str, int]:
    """All figures that an owner of the box may correct. What an entry does not have is 0."""
    return {
        **dict(_setup(box)),
        **dict(_majorities(box)),
        **dict(_spaces(box)),
        **dict(_bonuses(box)),
        **dict(_player_track(box.tank)),
        **dict(_player_track(box.research)),
        **dict(_modules(box)),
    }


def _sum(effects: Iterable[object], kind: type, field: str = "n") -> int:
    """What the effects of a kind give together."""
    return sum(getattr(effect, field) for effect in effects if isinstance(effect, kind))


def _at(numbers: Iterable[int], place: int) -> int:
    return dict(enumerate(numbers)).get(place, 0)


def _setup(box: Box) -> Iterator[tuple[str, int]]:
    setup, cards = box.setup, box.cards.values()
    yield "rounds", setup.rounds
    yield "last-round", setup.rounds
    yield "start-coins", setup.coins
    yield "markers-of-few", setup.markers[0]
    yield "markers-of-many", setup.markers[-1]
    yield "one-time-markers", setup.one_time_markers
    yield "supplement", setup.supplement
    yield "supplement-per-round", setup.supplement_per_round
    for letter, points in setup.plan_points.items():
        yield f"points-for-{letter.lower()}", points
    yield "points-for-special", setup.special_points
    yield "flip-cost", setup.flip_cost
    yield "collectors-for-a-space", setup.collectors_per_space
    for name, company in (("general-field", False), ("field", True)):
        card = next(c for c in cards if c.kind == "field" and bool(c.company) is company)
        yield f"{name}-tank", card.tank
        yield f"{name}-coins", card.coins


def _majorities(box: Box) -> Iterator[tuple[str, int]]:
    """``carbon-2-coins``: what the second step of the carbon majority pays."""
    for space in box.spaces.values():
        for step in range(STEPS) if space.majority else ():
            name = f"{space.majority}-{step + 1}"
            given = space.steps[step : step + 1]
            yield f"{name}-total", sum(each.total for each in given)
            gains = [gain for each in given for gain in each.gains]
            yield f"{name}-coins", _sum(gains, Coins)
            yield f"{name}-research", _sum(gains, Research)
            yield f"{name}-track", _sum(gains, Track)
            yield f"{name}-tank", _sum(gains, Tank)
            yield f"{name}-remove", _sum(gains, RemoveOutposts)


def _spaces(box: Box) -> Iterator[tuple[str, int]]:
    """``s4-1-cost``: what the first space of pair S4 costs."""
    yield "first-player-research", _sum(box.spaces["first-player"].gains, Research)
    yield "buy-cost", box.spaces["buy"].coins
    yield "sell-plus", _sum(box.spaces["sell"].gains, CoinsForRemoved, "plus")
    for tile, entry in box.tiles.items():
        yield f"{tile}-tile", entry.value
        yield f"tile-{tile}-cost", box.spaces[f"tile-{tile}"].coins
    yield "field-tile-per-field", box.tiles["field"].per_field
    for pair, spaces in box.track_spaces.items():
        for space in spaces:
            name = f"{pair.lower()}-{space.level}"
            gains = list(space.gains)
            ways = [way for gain in gains if isinstance(gain, OneOf) for way in gain.of]
            for way, tail in zip([*ways, (), ()], ("", "-or"), strict=False):
                yield f"{name}-research{tail}", _sum([*gains, *way], Research)
                yield f"{name}-tank{tail}", _sum([*gains, *way], Tank)
            gains += [gain for way in ways for gain in way]
            moves = [n for gain in gains if isinstance(gain, OtherTracks) for n in gain.moves]
            yield f"{name}-cost", space.coins + _sum(gains, TakeRemoved, "cost")
            yield f"{name}-plus", _sum(gains, CoinsForRemoved, "plus")
            yield f"{name}-less", _sum(gains, BuyCard, "less")
            yield f"{name}-moves-1", _at(moves, 0)
            yield f"{name}-moves-2", _at(moves, 1)


def _bonuses(box: Box) -> Iterator[tuple[str, int]]:
    """The permanent bonuses of tracks."""
    fields = {
        "P1-1": ("mineral-discount", "less"),
        "P1-2": ("mixed-discount", "less"),
        "P2-1": ("more-energy-1", "n"),
        "P2-2": ("more-energy-2", "n"),
        "P3-1": ("more-markers-1", "n"),
        "P3-2": ("more-markers-2", "n"),
        "P4-1": ("titanium-discount", "less"),
        "P4-2": ("more-titanium", "n"),
        "P5-1": ("more-collectors-1", "collectors"),
        "P5-2": ("more-collectors-2", "collectors"),
    }
    for pair in box.bonuses.values():
        for bonus in pair:
            name, field = fields[f"{bonus.pair}-{bonus.level}"]
            yield name, getattr(bonus.effect, field, 0)


def _player_track(track: PlayerTrack) -> Iterator[tuple[str, int]]:
    """``tank-3`` is the third value of the tank track, which holds from ``tank-at-3`` on."""
    yield f"{track.id}-slot", track.slot_at
    yield f"{track.id}-past-end", track.past_end
    for value in range(VALUES):
        yield f"{track.id}-at-{value + 1}", _at((place for place, _ in track.values), value)
        yield f"{track.id}-{value + 1}", _at((worth for _, worth in track.values), value)


def _modules(box: Box) -> Iterator[tuple[str, int]]:
    setup = box.setup
    yield "missions-of-few", setup.open_missions[0]
    yield "missions-of-many", setup.open_missions[-1]
    yield "task-coins", setup.task_coins
    yield "personal-cost", box.spaces["personal"].coins
    yield "personal-moves", _sum(box.spaces["personal"].gains, object)
    for task, entry in box.tasks.items():
        yield f"task-{task}", entry.need.n
    yield "threat-energy", setup.threat_energy
    for name, threat, track in (
        ("singularity-research", "singularity", box.research),
        ("time-loop-tank", "time-loop", box.tank),
        ("time-loop-research", "time-loop", box.research),
        ("leak-tank", "leak", box.tank),
    ):
        op = f"{track.id}-value"
        needs = [need for need in box.threats[threat].needs if need.__struct_config__.tag == op]
        passed = _sum(needs, object)
        yield name, passed
        yield f"{name}-at", next((place for place, worth in track.values if worth == passed), 0)
    yield "singularity-round", getattr(box.threats["singularity"].consequence, "round", 0)
    yield "dust-storm-energy", _sum(box.threats["dust-storm"].needs, object)
    in_all = _sum(box.threats["dust-storm"].needs, object) + setup.threat_energy
    yield "dust-storm-energy-in-all", in_all
    yield "dust-storm-symbols", getattr(box.threats["dust-storm"].consequence, "n", 0)
    yield "blackout-cards", _sum(box.threats["blackout"].needs, object)
    yield "crash-coins", _sum(box.threats["crash"].needs, object)
    yield "luna-coins", box.luna.coins
    yield "luna-markers", box.luna.markers
    yield "luna-past-end", box.luna.past_end
    for number, rank in enumerate(box.ranks):
        yield f"rank-{number}", rank.points
