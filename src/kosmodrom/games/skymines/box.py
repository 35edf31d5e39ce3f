"""The box: everything in it as the data files give it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Final

import msgspec

from kosmodrom.core.codecs import load_once
from kosmodrom.core.data import load_table
from kosmodrom.games.skymines.checks import (
    check_boards,
    check_campaign,
    check_cards,
    check_luna,
    check_missions,
    check_plans,
    check_setup,
    check_spaces,
    check_threats,
    check_tokens,
    check_tracks,
)
from kosmodrom.games.skymines.components import (
    BoardFile,
    Bonus,
    CampaignFile,
    Card,
    CardFile,
    Chapter,
    CompanyTrack,
    LunaCard,
    LunaFile,
    LunaLevel,
    LunaRules,
    Mission,
    MissionFile,
    Plan,
    PlanFile,
    PlanSpace,
    PlayerTrack,
    Rank,
    Setup,
    Space,
    SpaceFile,
    SpecialPlan,
    Task,
    Threat,
    ThreatFile,
    Tile,
    Token,
    TokenFile,
    TrackFile,
)
from kosmodrom.games.skymines.maps import Belt, Moon, load_belt, load_moon
from kosmodrom.games.skymines.tables import Tables
from kosmodrom.games.skymines.terms import (
    GAME,
    LETTERS,
    PACKAGE,
    PERMANENT_PAIRS,
    PLAN_LETTERS,
    SPACE_PAIRS,
    Letter,
    LunaSpace,
    PermanentPair,
    PlanLetter,
    SpacePair,
    TileId,
    TrackId,
)

BOARD_SPACES: Final = ("majority", "standard", "tile")


class Box(msgspec.Struct, frozen=True, dict=True):
    """All that is in the box."""

    setup: Setup
    cards: dict[str, Card]
    decks: dict[Letter, tuple[str, ...]]
    starting: tuple[str, ...]
    """The nine starting cards, alike for everybody."""
    single_energy: tuple[str, ...]
    """By seat, from the first player."""
    surcharges: tuple[int, ...]
    """By display space: that of space 1 comes first."""
    tiles: dict[TileId, Tile]
    plans: dict[str, Plan]
    """Those of the three stacks, and those printed on tokens."""
    stacks: dict[PlanLetter, tuple[str, ...]]
    specials: dict[str, SpecialPlan]
    plan_spaces: dict[str, PlanSpace]
    tokens: dict[str, Token]
    first_tokens: tuple[str, ...]
    """By seat, from the first player, in a first game."""
    tank: PlayerTrack
    research: PlayerTrack
    tracks: dict[TrackId, CompanyTrack]
    bonuses: dict[PermanentPair, tuple[Bonus, Bonus]]
    spaces: dict[str, Space]
    track_spaces: dict[SpacePair, tuple[Space, Space]]
    board_spaces: tuple[str, ...]
    """The twelve of the main board."""
    luna_spaces: dict[LunaSpace, str]
    missions: dict[str, Mission]
    tasks: dict[str, Task]
    threats: dict[str, Threat]
    luna: LunaRules
    luna_cards: dict[str, LunaCard]
    luna_levels: tuple[LunaLevel, ...]
    chapters: tuple[Chapter, ...]
    ranks: tuple[Rank, ...]
    moon: Moon
    belt: Belt

    @cached_property
    def tables(self) -> Tables:
        """The same in numbers."""
        return Tables(self)

    def special(self, round: int) -> SpecialPlan:
        """The special plan that is revealed for a round (SKY-517)."""
        return self.specials[f"special-{round}"]


@load_once
def load_box(overlay: Path | None = None) -> Box:
    """Read the data files, with an overlay's corrections."""
    setup = load_table(PACKAGE, GAME, "setup", Setup, overlay)
    cards = load_table(PACKAGE, GAME, "cards", CardFile, overlay).card
    plans = load_table(PACKAGE, GAME, "plans", PlanFile, overlay)
    tokens = load_table(PACKAGE, GAME, "tokens", TokenFile, overlay).token
    boards = load_table(PACKAGE, GAME, "boards", BoardFile, overlay)
    tracks = load_table(PACKAGE, GAME, "tracks", TrackFile, overlay)
    spaces = load_table(PACKAGE, GAME, "spaces", SpaceFile, overlay)
    missions = load_table(PACKAGE, GAME, "missions", MissionFile, overlay)
    threats = load_table(PACKAGE, GAME, "threats", ThreatFile, overlay).threat
    luna = load_table(PACKAGE, GAME, "luna", LunaFile, overlay)
    campaign = load_table(PACKAGE, GAME, "campaign", CampaignFile, overlay)
    check_cards(cards)
    check_plans(plans, tokens)
    check_tokens(tokens, cards)
    check_boards(boards)
    check_tracks(tracks)
    check_spaces(spaces)
    check_missions(missions)
    check_threats(threats, missions, boards)
    check_luna(luna, boards)
    check_campaign(campaign)
    check_setup(setup)
    printed = [token.plan for token in tokens]
    return Box(
        setup=setup,
        cards={card.id: card for card in cards},
        decks={
            letter: tuple(card.id for card in cards if card.letter == letter) for letter in LETTERS
        },
        starting=tuple(card.id for card in cards if card.letter == "start"),
        single_energy=_by_seat(cards),
        surcharges=tuple(s.cost for s in sorted(boards.surcharge, key=lambda s: s.number)),
        tiles={tile.id: tile for tile in spaces.tile},
        plans={plan.id: plan for plan in (*plans.plan, *printed)},
        stacks={
            letter: tuple(plan.id for plan in plans.plan if plan.letter == letter)
            for letter in PLAN_LETTERS
        },
        specials={plan.id: plan for plan in sorted(plans.special, key=lambda p: p.number)},
        plan_spaces={space.id: space for space in boards.plan_space},
        tokens={token.id: token for token in tokens},
        first_tokens=_by_seat(tokens),
        tank=next(track for track in boards.track if track.id == "tank"),
        research=next(track for track in boards.track if track.id == "research"),
        tracks={track.id: track for track in tracks.track},
        bonuses={pair: _bonus_pair(tracks.bonus, pair) for pair in PERMANENT_PAIRS},
        spaces={space.id: space for space in spaces.space},
        track_spaces={pair: _space_pair(spaces.space, pair) for pair in SPACE_PAIRS},
        board_spaces=tuple(s.id for s in spaces.space if s.kind in BOARD_SPACES),
        luna_spaces={space.luna: space.id for space in spaces.space if space.luna},
        missions={mission.id: mission for mission in missions.mission},
        tasks={task.id: task for task in missions.task},
        threats={threat.id: threat for threat in threats},
        luna=luna.rules,
        luna_cards={card.id: card for card in luna.card},
        luna_levels=tuple(sorted(luna.level, key=lambda level: level.number)),
        chapters=tuple(sorted(campaign.chapter, key=lambda chapter: chapter.number)),
        ranks=tuple(sorted(campaign.rank, key=lambda rank: rank.points)),
        moon=load_moon(overlay),
        belt=load_belt(overlay),
    )


def _by_seat(things: Iterable[Card] | Iterable[Token]) -> tuple[str, ...]:
    seated = [(thing.seat, thing.id) for thing in things if thing.seat is not None]
    return tuple(id for _seat, id in sorted(seated))


def _bonus_pair(bonuses: list[Bonus], pair: PermanentPair) -> tuple[Bonus, Bonus]:
    first, second = sorted((b for b in bonuses if b.pair == pair), key=lambda b: b.level)
    return first, second


def _space_pair(spaces: list[Space], pair: SpacePair) -> tuple[Space, Space]:
    first, second = sorted((s for s in spaces if s.pair == pair), key=lambda s: s.level or 0)
    return first, second
