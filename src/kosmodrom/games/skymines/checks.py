"""Whether the parts of the box fit together as the rules need them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kosmodrom.core.errors import DataError
from kosmodrom.games.skymines.components import (
    SINGLE_ENERGY,
    BoardFile,
    CampaignFile,
    Card,
    LunaFile,
    Mission,
    MissionFile,
    Plan,
    PlanFile,
    Setup,
    Space,
    SpaceFile,
    Task,
    Threat,
    Token,
    TrackFile,
    rises,
)
from kosmodrom.games.skymines.effects import (
    ResearchValue,
    ReserveTile,
    TankValue,
    TaskNeed,
    ThreatNeed,
)
from kosmodrom.games.skymines.terms import (
    CHAPTERS,
    COMPANIES,
    DECK,
    DISPLAY,
    LUNA_CARDS,
    LUNA_SPACES,
    MISSIONS,
    MOST_PLAYERS,
    PERMANENT_PAIRS,
    PLAN_LETTERS,
    PLANS_OF_A_LETTER,
    RESOURCES,
    SPACE_PAIRS,
    STARTING_CARDS,
    THREATS,
    TOKENS,
    TRACKS,
    TileId,
)


def _wrong(file: str, entry: object, field: str, problem: str) -> DataError:
    return DataError(
        "error-data-field", file=f"{file}.toml", entry=str(entry), field=field, problem=problem
    )


def check_ids(*tables: Iterable[Card | Plan | Token | Task | Mission | Threat | Space]) -> None:
    for id, count in Counter(thing.id for table in tables for thing in table).items():
        if count > 1:
            raise DataError("error-data-twice", entry=id)


def check_each(
    file: str, entry: str, field: str, found: Iterable[object], wanted: Iterable[object]
) -> None:
    """Each of the wanted values is there once."""
    there, needed = Counter(found), list(wanted)
    for one in needed:
        if there[one] != 1:
            how = "is missing" if not there[one] else f"is there {there[one]} times"
            known = ", ".join(str(value) for value in needed)
            raise _wrong(file, entry, field, f"{one} {how}; once each of {known} would be right")


def check_cards(cards: list[Card]) -> None:
    """The decks of SKY-114, the cards of SKY-133, SKY-145 and SKY-602."""
    check_ids(cards)
    for letter, number in (*DECK.items(), ("start", STARTING_CARDS), ("single", MOST_PLAYERS)):
        found = sum(card.letter == letter for card in cards)
        if found != number:
            raise _wrong("cards", letter, "letter", f"{found} cards, {number} would be right")
    for card in cards:
        if (card.letter in ("D", "E")) != (card.kind == "share"):
            raise _wrong("cards", card.id, "kind", "share is right for D and E, and for no other")
        if card.letter == "single" and (card.kind, card.value) != ("energy", 1):
            raise _wrong("cards", card.id, "kind", "an energy card of value 1 would be right")
        if card.letter == "start" and card.kind == "field":
            raise _wrong("cards", card.id, "kind", "no field scientist is a starting card")
    starting = {card.kind for card in cards if card.letter == "start"}
    for kind in (*RESOURCES, "energy", "scientist"):
        if kind not in starting:
            raise _wrong("cards", "start", "kind", f"no starting card is of the kind {kind}")
    field = [card.company or "general" for card in cards if card.kind == "field"]
    check_each("cards", "field", "company", field, ("general", *COMPANIES))
    if len(field) != len(COMPANIES) + 1:
        raise _wrong(
            "cards", "field", "company", f"{len(field)} field scientists, 5 would be right"
        )
    seats = [card.seat for card in cards if card.letter == "single"]
    check_each("cards", "single", "seat", seats, range(1, MOST_PLAYERS + 1))


def check_plans(plans: PlanFile, tokens: list[Token]) -> None:
    """Three stacks (SKY-122), a special plan for each round but the first (SKY-121)."""
    check_ids(plans.plan, tokens)
    for letter in PLAN_LETTERS:
        found = sum(plan.letter == letter for plan in plans.plan)
        if found != PLANS_OF_A_LETTER:
            right = f"{found} plans, {PLANS_OF_A_LETTER} would be right"
            raise _wrong("plans", letter, "letter", right)
    for plan in plans.plan:
        if plan.letter == "token":
            raise _wrong("plans", plan.id, "letter", "A, B or C would be right")
    check_each("plans", "special", "number", (plan.number for plan in plans.special), range(2, 8))


def check_tokens(tokens: list[Token], cards: list[Card]) -> None:
    """The symbols are met by the ten cards of a player (SKY-155)."""
    if len(tokens) != TOKENS:
        raise _wrong("tokens", "token", "id", f"{len(tokens)} tokens, {TOKENS} would be right")
    known = [card.id for card in cards if card.letter == "start"] + [SINGLE_ENERGY]
    for token in tokens:
        for card in token.rest:
            if card not in known:
                right = f"{card} is no starting card; one of {', '.join(known)} would be right"
                raise _wrong("tokens", token.id, "rest", right)
        if len(set(token.rest)) < len(token.rest):
            raise _wrong("tokens", token.id, "rest", "three different cards would be right")
    seats = [token.seat for token in tokens if token.seat is not None]
    check_each("tokens", "token", "seat", seats, range(1, MOST_PLAYERS + 1))


def check_boards(boards: BoardFile) -> None:
    """Both tracks, twelve display spaces (SKY-116), four plans of each letter (SKY-123)."""
    check_each("boards", "track", "id", (track.id for track in boards.track), ("tank", "research"))
    numbers = (surcharge.number for surcharge in boards.surcharge)
    check_each("boards", "surcharge", "number", numbers, range(1, DISPLAY + 1))
    wanted = [f"{letter}-{position}" for letter in PLAN_LETTERS for position in range(1, 5)]
    check_each("boards", "plan_space", "id", (space.id for space in boards.plan_space), wanted)
    for space in boards.plan_space:
        if space.id != f"{space.letter}-{space.position}":
            raise _wrong("boards", space.id, "position", "the id is the letter and the position")
    if sum(space.supplement for space in boards.plan_space) != 3:
        raise _wrong("boards", "plan_space", "supplement", "three red frames would be right")


def check_tracks(tracks: TrackFile) -> None:
    """Ten sides, each with a pair of bonuses of its own (SKY-1021)."""
    check_each("tracks", "track", "id", (track.id for track in tracks.track), TRACKS)
    pairs = (*PERMANENT_PAIRS, *SPACE_PAIRS)
    for pair in pairs:
        sides = [track.id for track in tracks.track if track.bonus == pair]
        if len(sides) != 1:
            used = " and ".join(sides) or "no track"
            raise _wrong("tracks", used, "bonus", f"{pair} on exactly one track would be right")
    names = (f"{pair}-{level}" for pair in PERMANENT_PAIRS for level in (1, 2))
    check_each("tracks", "bonus", "level", (f"{b.pair}-{b.level}" for b in tracks.bonus), names)


def check_spaces(spaces: SpaceFile) -> None:
    """Twelve on the board (SKY-705), two for each pair of tracks, a personal one (SKY-1317)."""
    check_ids(spaces.space)
    kinds = Counter[str](space.kind for space in spaces.space)
    for kind, number in (("majority", 5), ("standard", 3), ("tile", 4), ("personal", 1)):
        if kinds[kind] != number:
            right = f"{kinds[kind]} spaces, {number} would be right"
            raise _wrong("spaces", kind, "kind", right)
    majorities = (space.majority for space in spaces.space if space.majority)
    check_each("spaces", "majority", "majority", majorities, (*RESOURCES, "energy", "scientist"))
    tiles: tuple[TileId, ...] = ("scientist", "field", "energy", "resource")
    check_each("spaces", "tile", "id", (tile.id for tile in spaces.tile), tiles)
    reserved = [
        gain.tile
        for space in spaces.space
        if space.kind == "tile"
        for gain in space.gains
        if isinstance(gain, ReserveTile)
    ]
    check_each("spaces", "tile", "gains", reserved, tiles)
    names = (f"{pair}-{level}" for pair in SPACE_PAIRS for level in (1, 2))
    found = (f"{space.pair}-{space.level}" for space in spaces.space if space.kind == "track")
    check_each("spaces", "track", "level", found, names)
    check_each("spaces", "space", "luna", (s.luna for s in spaces.space if s.luna), LUNA_SPACES)


def check_missions(missions: MissionFile) -> None:
    """Six cards with three tasks each (SKY-1306)."""
    check_ids(missions.mission, missions.task)
    if len(missions.mission) != MISSIONS:
        right = f"{len(missions.mission)} missions, {MISSIONS} would be right"
        raise _wrong("missions", "mission", "id", right)
    known = [task.id for task in missions.task]
    used = Counter(task for mission in missions.mission for task in mission.tasks)
    for mission in missions.mission:
        for task in mission.tasks:
            if task not in known:
                right = f"there is no task {task}; one of {', '.join(known)} would be right"
                raise _wrong("missions", mission.id, "tasks", right)
            if used[task] > 1:
                right = f"{task} is on two missions; on one would be right"
                raise _wrong("missions", mission.id, "tasks", right)
    for task in known:
        if not used[task]:
            raise _wrong("missions", task, "id", "it is on no mission; on one would be right")


def check_threats(threats: list[Threat], missions: MissionFile, boards: BoardFile) -> None:
    """Six cards; a value that has to be passed is on its track (SKY-Q-72)."""
    check_ids(threats)
    if len(threats) != THREATS:
        right = f"{len(threats)} threats, {THREATS} would be right"
        raise _wrong("threats", "threat", "id", right)
    values = {track.id: [worth for _at, worth in track.values] for track in boards.track}
    asked: list[tuple[str, str, str, TaskNeed | ThreatNeed]] = [
        *(("threats", threat.id, "needs", need) for threat in threats for need in threat.needs),
        *(("missions", task.id, "need", task.need) for task in missions.task),
    ]
    for file, entry, field, need in asked:
        if isinstance(need, TankValue | ResearchValue):
            there = values["tank" if isinstance(need, TankValue) else "research"]
            if need.n not in there:
                right = f"{need.n} is not on the track; one of {there} would be right"
                raise _wrong(file, entry, field, right)


def check_luna(luna: LunaFile, boards: BoardFile) -> None:
    """Nineteen cards in two classes (SKY-1609), nine levels (SKY-1606)."""
    for id, count in Counter(card.id for card in luna.card).items():
        if count > 1:
            raise DataError("error-data-twice", entry=id)
    for card_class, number in LUNA_CARDS.items():
        found = sum(card.card_class == card_class for card in luna.card)
        if found != number:
            raise _wrong(
                "luna",
                f"class {card_class}",
                "card_class",
                f"{found} cards, {number} would be right",
            )
    check_each("luna", "level", "number", (level.number for level in luna.level), range(9))
    steps: dict[str, int] = {track.id: track.steps for track in boards.track}
    for level in luna.level:
        for field, track, tokens in (
            ("tank_tokens", "tank", level.tank_tokens),
            ("upload_tokens", "research", level.upload_tokens),
        ):
            if not rises(tokens) or any(token > steps[track] for token in tokens):
                right = f"rising positions up to {steps[track]} would be right"
                raise _wrong("luna", level.number, field, right)


def check_campaign(campaign: CampaignFile) -> None:
    """Four chapters (SKY-1201); threats need the Belt, outposts at the start the Moon."""
    numbers = (chapter.number for chapter in campaign.chapter)
    check_each("campaign", "chapter", "number", numbers, range(1, CHAPTERS + 1))
    for chapter in campaign.chapter:
        if chapter.threats and chapter.board != "belt":
            raise _wrong("campaign", chapter.number, "threats", "only the Belt has threats")
        if chapter.outposts and chapter.board != "moon":
            raise _wrong("campaign", chapter.number, "outposts", "only the Moon has sectors")
        sectors = [sector for held in chapter.outposts.values() for sector in held]
        if len(set(sectors)) < len(sectors):
            raise _wrong("campaign", chapter.number, "outposts", "a sector holds one outpost")


def check_setup(setup: Setup) -> None:
    """A track at each edge, no two of one board (SKY-110)."""
    if set(setup.first_tracks) != set(COMPANIES):
        right = f"a track for each of {', '.join(COMPANIES)} would be right"
        raise _wrong("setup", "setup", "first_tracks", right)
    if len({track[0] for track in setup.first_tracks.values()}) < len(COMPANIES):
        raise _wrong("setup", "setup", "first_tracks", "four different boards would be right")
    if set(setup.plan_points) != set(PLAN_LETTERS):
        raise _wrong("setup", "setup", "plan_points", "points for A, B and C would be right")
