"""Effects on what the crew has and finds: Reserves, cargo, research, tokens, Upgrades, areas."""

from __future__ import annotations

from kosmodrom.core.asks import Flow, Question
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.events.story import (
    AreaSampleFound,
    ObjectivePlaced,
    ObjectiveTaken,
    UpgradeLost,
)
from kosmodrom.games.first_martians.map import AROUND, SPACE_NAMES, SPACE_NUMBERS, ring_of, space_at
from kosmodrom.games.first_martians.moves import (
    ChooseSpace,
    ChooseSpare,
    ChooseUpgrade,
)
from kosmodrom.games.first_martians.rules import areas
from kosmodrom.games.first_martians.rules.base import Game, mission_of
from kosmodrom.games.first_martians.rules.cargo import change_cargo, change_spares
from kosmodrom.games.first_martians.rules.effects.registry import resolve_for, resolver
from kosmodrom.games.first_martians.rules.effects.subject import (
    Subject,
    choose,
    discard_sample,
    where,
)
from kosmodrom.games.first_martians.rules.facilities import deal_upgrade
from kosmodrom.games.first_martians.rules.tracks import change_reserve
from kosmodrom.games.first_martians.terms import NOTHING, PARTS, RESOURCES, PartKind

SPARE = Question("spare", ("FM-Q-79",))
LOSE_UPGRADE = Question("lose-upgrade", ("FM-Q-79",))
LOSE_SAMPLE = Question("lose-sample", ("FM-667",))
REVEAL = Question("reveal", ("FM-902", "FM-Q-79"))


@resolver(e.ChangeReserve)
def reserve(g: Game, effect: e.ChangeReserve, _subject: Subject) -> Flow:
    change_reserve(g, RESOURCES.index(effect.resource), effect.by)
    yield from ()


@resolver(e.Samples)
def samples(g: Game, effect: e.Samples, _subject: Subject) -> Flow:
    change_cargo(g, "samples", effect.by)
    yield from ()


@resolver(e.Examined)
def examined(g: Game, effect: e.Examined, _subject: Subject) -> Flow:
    change_cargo(g, "examined", effect.by)
    yield from ()


@resolver(e.Discoveries)
def discoveries(g: Game, effect: e.Discoveries, _subject: Subject) -> Flow:
    change_cargo(g, "discoveries", effect.by)
    yield from ()


@resolver(e.Seeds)
def seeds(g: Game, effect: e.Seeds, _subject: Subject) -> Flow:
    change_cargo(g, "seeds", effect.by)
    yield from ()


@resolver(e.Spares)
def spares(g: Game, effect: e.Spares, _subject: Subject) -> Flow:
    """One by one: a part that is to be given up must be there."""
    held = g.state.available.spares
    step = 1 if effect.by > 0 else -1

    def kinds() -> list[PartKind]:
        asked = [effect.part] if effect.part in PARTS else PARTS
        return [kind for n, kind in enumerate(PARTS) if kind in asked and held[n] + step >= 0]

    for _ in range(abs(effect.by)):
        if not kinds():
            return
        if effect.part == "random":
            kind = g.rng.choice(kinds())
        else:
            chosen = yield from choose(g, SPARE, lambda: [ChooseSpare(kind) for kind in kinds()])
            if chosen is None:
                return
            kind = chosen.part
        change_spares(g, PARTS.index(kind), step)


# Objective tokens


@resolver(e.TakeObjective)
def take_objective(g: Game, effect: e.TakeObjective, subject: Subject) -> Flow:
    """Tokens go where the effect says, else to the Pending area (FM-155, FM-156)."""
    mission = mission_of(g)
    names = [token.id for token in mission.tokens]
    for name in effect.tokens:
        number = names.index(name)
        space = _space(effect, subject)
        _take_away(g, number)
        if space != NOTHING:
            g.state.areas[space].objectives.append(number)
        elif effect.to == "available":
            g.state.available.objectives.append(number)
        else:
            g.state.pending.objectives.append(number)
        token = f"{mission.id}-{name}"
        if space != NOTHING:
            g.emit(ObjectivePlaced(token, SPACE_NAMES[space]))
        else:
            g.emit(ObjectiveTaken(token))
            # What a token gives goes to the Available area at once (FM-157).
            yield from resolve_for(g, mission.tokens[number].gives, subject)


def _space(effect: e.TakeObjective, subject: Subject) -> int:
    match effect.to:
        case "here":
            return subject.space
        case "drawn" if subject.direction != NOTHING:
            return space_at(effect.ring or 1, subject.direction)
        case _:
            return NOTHING


def _take_away(g: Game, number: int) -> None:
    """A token is in one place only."""
    s = g.state
    for held in (s.available.objectives, s.pending.objectives, *(a.objectives for a in s.areas)):
        if number in held:
            held.remove(number)


@resolver(e.DiscardObjective)
def discard_objective(g: Game, effect: e.DiscardObjective, _subject: Subject) -> Flow:
    names = [token.id for token in mission_of(g).tokens]
    for name in effect.tokens:
        _take_away(g, names.index(name))
    yield from ()


# POI tokens and Upgrades


@resolver(e.DrawPoi)
def draw_pois(g: Game, effect: e.DrawPoi, _subject: Subject) -> Flow:
    for _ in range(effect.n):
        areas.draw_poi(g)
    yield from ()


@resolver(e.DealUpgrades)
def deal_upgrades(g: Game, effect: e.DealUpgrades, _subject: Subject) -> Flow:
    for _ in range(effect.n):
        deal_upgrade(g)
    yield from ()


@resolver(e.LoseUpgrade)
def lose_upgrade(g: Game, _effect: e.LoseUpgrade, _subject: Subject) -> Flow:
    """A card or a tile; the Auto-scanner that came with fewer astronauts is none (FM-878,
    FM-1223)."""
    s = g.state
    upgrades = g.data.upgrades
    places = (s.available.upgrades, s.pending.upgrades, *(f.upgrades for f in s.facilities))
    chosen = yield from choose(
        g,
        LOSE_UPGRADE,
        lambda: [ChooseUpgrade(upgrades[number].id) for place in places for number in place],
    )
    if chosen is None:
        return
    for place in places:
        place[:] = [number for number in place if upgrades[number].id != chosen.upgrade]
    g.emit(UpgradeLost(chosen.upgrade))


# Areas


@resolver(e.LoseAreaSample)
def lose_area_sample(g: Game, effect: e.LoseAreaSample, _subject: Subject) -> Flow:
    for _ in range(effect.n):
        discarded = yield from discard_sample(g, LOSE_SAMPLE)
        if not discarded:
            return


@resolver(e.AreaSample)
def area_sample(g: Game, effect: e.AreaSample, subject: Subject) -> Flow:
    space = yield from where(g, effect.where, subject)
    if space != NOTHING:
        g.state.areas[space].samples += effect.n
        g.emit(AreaSampleFound(SPACE_NAMES[space], effect.n))


@resolver(e.RevealArea)
def reveal_area(g: Game, effect: e.RevealArea, subject: Subject) -> Flow:
    chosen = yield from choose(
        g,
        REVEAL,
        lambda: [
            ChooseSpace(SPACE_NAMES[space])
            for space in areas.explorable(g)
            if effect.ring in (None, ring_of(space))
            and (effect.where == "chosen" or space % AROUND == subject.direction)
        ],
    )
    if chosen is not None:
        yield from areas.reveal(g, SPACE_NUMBERS[chosen.space])
