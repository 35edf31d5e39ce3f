"""What the box says, by the names under which the rules pages have it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from kosmodrom.games.planet_unknown.box.box import Box
from kosmodrom.games.planet_unknown.clauses import Cities, ThreePlanets


def page_figures(box: Box) -> dict[str, int]:
    """All figures that an owner of the box may correct. What an entry does not have is 0."""
    return {**dict(_scoring(box)), **dict(_corporations(box)), **dict(_planets(box))}


def _scoring(box: Box) -> Iterator[tuple[str, int]]:
    scoring = box.scoring
    yield "lifepod-medals", scoring.lifepod_medals
    yield "meteorites-per-medal", scoring.meteorites_per_medal
    yield "neighbour-won", scoring.neighbour_won
    yield "neighbour-drawn", scoring.neighbour_drawn
    yield "private-fulfilled", scoring.private_fulfilled
    for number in range(4):
        paid = scoring.commerce[number : number + 1]
        yield f"commerce-{number + 1}", sum(paid)
    yield "solo-target", scoring.solo_target
    rows = {row.id: row for row in scoring.adjustment}
    names = ("few", "some", "many", "most")
    for name, following in zip_longest(names, names[1:]):
        row, after = rows[name], rows.get(following or "")
        yield f"{name}-from", row.cards
        yield f"{name}-below", row.cards - 1
        yield f"{name}-to", after.cards - 1 if after else 0
        # The page has the signs: red and orange cards make it harder.
        yield f"{name}-red", -row.red
        yield f"{name}-orange", -row.orange
        yield f"{name}-green", row.green


def _corporations(box: Box) -> Iterator[tuple[str, int]]:
    sides = box.corporations
    yield "coalition-rovers", sides["universal-coalition"].rovers
    yield "republic-rovers", sides["republic"].rovers
    yield "cosmos-rovers", sides["cosmos"].rovers
    yield "horizon-rovers", sides["horizon"].rovers
    yield "jump-drive-rovers", sides["jump-drive"].rovers
    civ = next(track for track in sides["republic"].tracks if track.kind == "civ")
    yield "republic-milestones", len(civ.milestones)
    technologies = {each.id: each for side in sides.values() for each in side.technologies}
    yield "coalition-movement", technologies["universal-coalition-3"].n
    yield "makeshift-movement", technologies["makeshift-2"].n


def _planets(box: Box) -> Iterator[tuple[str, int]]:
    gaia, cerberus = box.planets["gaia"], box.planets["cerberus"]
    yield "cities", gaia.ground.cities.bit_count()
    yield "city-medals", gaia.rule.medals if isinstance(gaia.rule, Cities) else 0
    more = cerberus.rule.medals if isinstance(cerberus.rule, ThreePlanets) else 0
    yield "whole-planet-medals", more
    lines = sum(cerberus.rows) + sum(cerberus.columns)
    yield "cerberus-medals", lines + more * len(cerberus.ground.parts)
