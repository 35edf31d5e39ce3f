"""Parts of Facilities, Shutdown tiles, outputs and Upgrades."""

from __future__ import annotations

from kosmodrom.games.first_martians import components
from kosmodrom.games.first_martians.components import Bonus, LiftPenalties, NoMedic, Part
from kosmodrom.games.first_martians.events.hub import (
    FacilityBuilt,
    OutputMoved,
    PartBroke,
    PartMended,
    PartReturned,
    ShutdownLifted,
    ShutdownPlaced,
    UpgradeDealt,
)
from kosmodrom.games.first_martians.rules.base import Game, is_shut
from kosmodrom.games.first_martians.state import Facility, Farm
from kosmodrom.games.first_martians.terms import (
    GASES,
    MOST_PLAYERS,
    NOTHING,
    PARTS,
    FacilityKind,
    Penalty,
)


def plan_of(g: Game, facility: int) -> components.Facility:
    """What the box says of a Facility in play."""
    return g.data.facilities[g.state.facilities[facility].plan]


def number_of(g: Game, name: str) -> int:
    """A Facility in play by its name."""
    plan = g.data.numbers[name]
    return next(n for n, facility in enumerate(g.state.facilities) if facility.plan == plan)


def facilities_of_kind(g: Game, kind: FacilityKind) -> list[int]:
    """All in play, tiles and cards (FM-183)."""
    return [n for n in range(len(g.state.facilities)) if plan_of(g, n).kind == kind]


# Parts


def can_break(g: Game, facility: int, part: int) -> bool:
    """Only working parts break, and none of a Facility that is shut down (FM-556, FM-Q-51)."""
    there = g.state.facilities[facility]
    return bool(g.data.parts[there.plan] >> part & 1) and not (
        there.broken >> part & 1 or is_shut(there)
    )


def break_part(g: Game, facility: int, part: int) -> None:
    """A status marker turns red (FM-680), if it can."""
    if can_break(g, facility, part):
        g.state.facilities[facility].broken |= 1 << part
        g.emit(PartBroke(plan_of(g, facility).id, PARTS[part]))


def can_mend(g: Game, facility: int, part: int) -> bool:
    """Whether there is something to repair; not where a tile forbids it (FM-555)."""
    there = g.state.facilities[facility]
    return bool((there.broken & ~there.mended) >> part & 1) and not is_shut(there)


def mend_part(g: Game, facility: int, part: int) -> None:
    """Repair a part: it works from the end of the phase on (FM-357)."""
    if can_mend(g, facility, part):
        g.state.facilities[facility].mended |= 1 << part
        g.emit(PartMended(plan_of(g, facility).id, PARTS[part]))


def return_donor(g: Game, facility: int, part: int) -> None:
    """A part that was taken out for a repair is back and works: the repair failed (FM-1010)."""
    there, bit = g.state.facilities[facility], 1 << part
    there.broken &= ~bit
    there.mended &= ~bit
    g.emit(PartReturned(plan_of(g, facility).id, PARTS[part]))


def broken_parts(g: Game) -> int:
    """All broken parts of the HUB, on tiles and cards, also of what is shut down; nothing else is
    counted (FM-108, FM-110, FM-Q-18)."""
    return sum(facility.broken.bit_count() for facility in g.state.facilities)


def active_parts(g: Game, facility: int, besides: int = 0) -> list[Part]:
    """The broken parts whose costs and penalties apply: none of a Facility that is shut down
    (FM-556, FM-662), none that an Upgrade makes up for (FM-1035). ``besides`` are parts, as bits,
    that a plan is going to take out (FM-Q-22)."""
    there = g.state.facilities[facility]
    broken = there.broken | besides
    if not broken or is_shut(there):
        return []
    lifted = {
        part
        for bonus in _bonuses(g, there)
        if isinstance(bonus, LiftPenalties)
        for part in bonus.parts
    }
    return [
        part
        for part in plan_of(g, facility).parts
        if broken >> PARTS.index(part.kind) & 1 and part.kind not in lifted
    ]


def penalties(g: Game, facility: int) -> frozenset[Penalty]:
    """The costs and penalties of a Facility that apply (FM-680)."""
    return frozenset(part.penalty for part in active_parts(g, facility))


# Shutdown tiles


def lacks(facility: Facility, gas: int) -> bool:
    """Whether it goes without a gas in this phase: it has the tile, or had it at the beginning
    (FM-358, FM-563)."""
    return facility.tiles[gas] != NOTHING or bool(facility.lifted >> gas & 1)


def can_be_shut(g: Game, facility: int, gas: int) -> bool:
    """A tile goes where its gas is needed and is not lacking yet (FM-554, FM-559), also on cards
    (FM-187) and beside a tile of the other kind (FM-560)."""
    there = g.state.facilities[facility]
    return bool(
        plan_of(g, facility).can_be_shut
        and g.data.needs[there.plan] >> gas & 1
        and not lacks(there, gas)
    )


def place_shutdown(g: Game, facility: int, gas: int) -> None:
    """Put a random Shutdown tile on a Facility, face down (FM-552, FM-553)."""
    if not can_be_shut(g, facility, gas):
        return
    there, stack = g.state.facilities[facility], g.state.shutdowns[gas]
    if stack:
        there.tiles[gas] = stack.pop()
    else:  # a further tile is made (FM-Q-16)
        there.tiles[gas] = g.rng.choice(faces(g, gas))
    there.shown &= ~(1 << gas)
    there.tried &= ~(1 << gas)
    g.emit(ShutdownPlaced(plan_of(g, facility).id, GASES[gas]))


def remove_shutdown(g: Game, facility: int, gas: int) -> None:
    """Take a Shutdown tile off and mix it with the others (FM-1053). The Facility is free from the
    end of the phase on (FM-358)."""
    s = g.state
    there = s.facilities[facility]
    tile = there.tiles[gas]
    if tile == NOTHING:
        return
    there.tiles[gas] = NOTHING
    there.shown &= ~(1 << gas)
    there.tried &= ~(1 << gas)
    there.lifted |= 1 << gas
    if all(other.tiles[gas] != tile for other in s.facilities):
        s.shutdowns[gas].append(tile)  # one made besides leaves the game instead (FM-Q-16)
        g.rng.shuffle(s.shutdowns[gas])
    g.emit(ShutdownLifted(plan_of(g, facility).id, GASES[gas]))


def faces(g: Game, gas: int) -> list[int]:
    """The faces of the Shutdown tiles of a kind."""
    return [number for number, face in enumerate(g.data.shutdowns) if face.resource == GASES[gas]]


# Output


def change_output(g: Game, facility: int, by: int) -> None:
    """Move the white marker of a producer, within its range (FM-505, FM-511, FM-531, FM-1058,
    FM-Q-62); not while it is shut down (FM-556)."""
    there = g.state.facilities[facility]
    if is_shut(there):
        return
    before = there.output
    there.output = max(0, min(plan_of(g, facility).output, before + by))
    if there.output != before:
        g.emit(OutputMoved(plan_of(g, facility).id, there.output - before, there.output))


# Facility cards and Upgrades


def build_facility(g: Game, card: str) -> None:
    """A Facility card comes into play beside the row of its Block, with all its parts broken, and
    works all the same (FM-183 to FM-186, FM-Q-19); a Farm brings greenhouses of its own
    (FM-628)."""
    s, number = g.state, g.data.numbers[card]
    if any(facility.plan == number for facility in s.facilities):
        return
    plan = g.data.facilities[number]
    s.facilities.append(Facility(number, output=plan.output, broken=g.data.parts[number]))
    if plan.kind == "farm":
        s.farms.append(Farm(len(s.facilities) - 1, greenhouses=plan.greenhouses))
    g.emit(FacilityBuilt(card))


def deal_upgrade(g: Game) -> None:
    """An Upgrade card comes into the Available area, if there are any left (FM-208, FM-1303)."""
    s = g.state
    if s.upgrade_deck:
        upgrade = s.upgrade_deck.pop()
        s.available.upgrades.append(upgrade)
        g.reveal()
        g.emit(UpgradeDealt(g.data.upgrades[upgrade].id))


def _bonuses(g: Game, facility: Facility) -> list[Bonus]:
    """What the Upgrades of a Facility do; nothing while it is shut down (FM-571, FM-Q-60)."""
    if not facility.upgrades or is_shut(facility):
        return []
    return [g.data.upgrades[upgrade].bonus for upgrade in facility.upgrades]


def bonuses(g: Game, kind: FacilityKind) -> list[Bonus]:
    """What the Upgrades do on all Facilities of a kind."""
    return [
        bonus
        for facility in g.state.facilities
        if g.data.facilities[facility.plan].kind == kind
        for bonus in _bonuses(g, facility)
    ]


def has_bonus(g: Game, kind: FacilityKind, bonus: type[Bonus]) -> bool:
    """Whether an Upgrade works. With fewer than four astronauts the Auto-scanner is always there:
    it is no Upgrade, and nothing takes it away (FM-1221, FM-1223)."""
    if bonus is NoMedic and len(g.state.crew) < MOST_PLAYERS:
        return True
    return any(isinstance(found, bonus) for found in bonuses(g, kind))
