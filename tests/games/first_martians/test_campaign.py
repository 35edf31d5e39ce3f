"""The campaign: five chapters, the same astronauts, skills for Discoveries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest

from kosmodrom.core.campaign import Chapter, Ended
from kosmodrom.core.errors import CarriedError, GameOptionsError
from kosmodrom.core.history import History
from kosmodrom.core.rng import Random
from kosmodrom.core.series import Series, next_chapter
from kosmodrom.core.table import Table
from kosmodrom.games.first_martians import RULESET
from kosmodrom.games.first_martians.box import Box, load_box
from kosmodrom.games.first_martians.campaign import ATTEMPTS, CAMPAIGN
from kosmodrom.games.first_martians.events.story import SkillUnlocked
from kosmodrom.games.first_martians.moves import (
    SaveDiscoveries,
    TakeAstronaut,
    UnlockSkill,
    UseSkill,
)
from kosmodrom.games.first_martians.rules.base import FirstMartiansOptions
from kosmodrom.games.first_martians.rules.progress import (
    ALL_SKILLS,
    BASE_SKILL,
    Damage,
    Member,
    Progress,
    Saved,
)
from kosmodrom.games.first_martians.state import State
from kosmodrom.games.first_martians.terms import (
    BLOCKS,
    CHAPTERS,
    CONDITIONS,
    FATAL_WOUNDS,
    MIGRAINE,
    SOLO_ASTRONAUTS,
)
from kosmodrom.testing.campaigns import Voyage, check_campaign
from kosmodrom.testing.positions import offered, question, refused, table_at
from tests.games.first_martians.kit import AnyTable, asked, do, events, state_of

AnySeries = Series[State, FirstMartiansOptions, Box]
Change = Callable[[State], None]
SEATS: Final = pytest.mark.parametrize("seats", [1, 2, 3, 4])
BOX: Final = load_box(None)
LANDFALL, LONG_NIGHT, SIGNAL, DIVIDE, NEW_DAWN = range(len(CHAPTERS))


def crew_of(seats: int = 2, **first: int) -> tuple[Member, ...]:
    """Medic, Geologist, ... by seat; the first one has what is said."""
    number = SOLO_ASTRONAUTS if seats == 1 else seats
    medic, *others = [Member(who, who % seats) for who in range(number)]
    return (msgspec.structs.replace(medic, **first), *others)


def start(progress: Progress | None, seats: int = 2, **options: Any) -> AnyTable:
    return Table.start(
        RULESET, seats=seats, seed="chapter", options=options, data=BOX, carried=progress
    )


def begun(progress: Progress | None, seats: int = 2, **options: Any) -> AnyTable:
    """A table at which the first plan is to be made; nothing is unlocked on the way."""
    table = start(progress, seats, **options)
    while state_of(table).phase != "planning":
        seat = next(iter(table.pending))
        table.decide(seat, table.pending[seat].options[-1])
    return table


def over(
    progress: Progress, ending: str, change: Change = lambda _state: None, seats: int = 2
) -> AnyTable:
    """A table at which a chapter has ended so."""
    table = begun(progress, seats)
    state = state_of(table)
    state.phase, state.step, state.ending = "end", 0, ending
    change(state)
    return table_at(RULESET, state, seats=seats, data=BOX, carried=progress)


def following(table: AnyTable) -> Chapter | Ended:
    """What comes after the chapter that was played at a table."""
    chapter = CHAPTERS[table.game.carried.chapter]
    return next_chapter(table, CAMPAIGN, Chapter(chapter, {}, table.game.carried))


def carried_on(table: AnyTable) -> Progress:
    """What the next chapter begins with."""
    chapter = following(table)
    assert isinstance(chapter, Chapter)
    progress = chapter.carried
    assert isinstance(progress, Progress)
    assert chapter.id == CHAPTERS[progress.chapter]
    assert chapter.ahead == CHAPTERS[progress.chapter + 1 :]
    return progress


def asking(table: AnyTable) -> str | None:
    """The question that is asked."""
    return question(table, asked(table)) if table.pending else None


def choices(table: AnyTable) -> list[Any]:
    return offered(table, asked(table))


def play_out(table: AnyTable, chance: Random) -> None:
    while not table.finished:
        seat = next(iter(table.pending))
        options = table.pending[seat].options
        table.decide(seat, options[chance.below(len(options))])


# The whole campaign


@pytest.mark.rule("FM-1253", "FM-1254", "FM-Q-36")
@SEATS
def test_a_campaign_is_played_to_its_end(seats: int) -> None:
    series: AnySeries = Series.start(
        RULESET, "first-steps", seats=seats, seed=f"crew {seats}", options={"difficulty": "easy"}
    )
    chance = Random.seeded(f"choices {seats}")
    played: list[str] = []
    crews: set[tuple[tuple[int, int], ...]] = set()
    while (chapter := series.chapter) is not None:
        table = series.play()
        state = state_of(table)
        assert BOX.missions[state.mission].id == chapter.id
        assert table.game.options.difficulty == "easy"
        play_out(table, chance)
        crews.add(tuple((member.who, member.seat) for member in state_of(table).crew))
        played.append(chapter.id)
        alone: AnyTable = Table.load(History.from_json(table.history.to_json()), ruleset=RULESET)
        assert alone.fingerprint == table.fingerprint
        assert following(alone) == series.advance()
    assert tuple(dict.fromkeys(played)) == CHAPTERS
    assert all(played.count(chapter) <= ATTEMPTS for chapter in CHAPTERS)
    assert len(crews) == 1, "the astronauts stay the same"
    ended = series.ended
    assert ended is not None
    assert len(set(ended.ranks)) == 1
    assert ended.ranking == (tuple(range(seats)),)
    again: AnySeries = Series.load(series.chronicle, ruleset=RULESET)
    assert again.ended == ended


@pytest.mark.rule("FM-1253", "FM-Q-36")
@pytest.mark.parametrize(("seats", "astronauts"), [(1, "dealt"), (3, "chosen")])
def test_the_promises_of_campaigns_are_kept(seats: int, astronauts: str) -> None:
    options = {"difficulty": "hard", "astronauts": astronauts}
    played = check_campaign(Voyage(RULESET, CAMPAIGN, seats, 0, options, "promises", BOX))
    assert len(played) >= len(CHAPTERS)


@pytest.mark.rule("FM-1254")
def test_the_campaign_names_its_missions() -> None:
    with pytest.raises(GameOptionsError, match="mission"):
        Series.start(RULESET, "first-steps", seats=2, options={"mission": "mayday"})


# The astronauts


@pytest.mark.rule("FM-1254", "FM-201")
def test_astronauts_are_chosen_once() -> None:
    table = start(Progress(), astronauts="chosen")
    do(table, TakeAstronaut("engineer"), TakeAstronaut("medic"))
    crew = [(member.who, member.seat) for member in state_of(table).crew]
    state = state_of(table)
    state.phase, state.step, state.ending = "end", 0, "time"
    options = FirstMartiansOptions(astronauts="chosen")
    ended = table_at(RULESET, state, seats=2, options=options, data=BOX, carried=Progress())
    progress = carried_on(ended)
    assert [(member.who, member.seat) for member in progress.crew] == crew
    later = start(progress, astronauts="chosen")
    assert [(member.who, member.seat) for member in state_of(later).crew] == crew
    assert asking(later) != "astronaut"


@pytest.mark.rule("FM-239", "FM-240", "FM-1251", "FM-1252")
@SEATS
def test_a_campaign_begins_with_the_base_skills(seats: int) -> None:
    assert {member.skills for member in state_of(start(None, seats)).crew} == {ALL_SKILLS}
    assert {member.skills for member in state_of(start(Progress(), seats)).crew} == {BASE_SKILL}


@pytest.mark.rule("FM-240")
def test_a_locked_skill_cannot_be_used() -> None:
    progress = Progress(LONG_NIGHT, crew=crew_of(1))
    table = begun(progress, 1)
    for member in state_of(table).crew:
        member.morale = 9
    table = table_at(RULESET, state_of(table), seats=1, data=BOX, carried=progress)
    medic = BOX.astronauts[0]
    locked = UseSkill(medic.id, medic.skills[0].id, medic.skills[0].cost)
    assert locked not in choices(table)
    assert refused(table, 0, locked) == ("FM-240",)


# Discoveries and skills


def unlocking(discoveries: int, seats: int = 2, **first: int) -> AnyTable:
    return start(Progress(LONG_NIGHT, crew=crew_of(seats, **first), discoveries=discoveries), seats)


@pytest.mark.rule("FM-240", "FM-967", "FM-1252", "FM-Q-36")
@SEATS
def test_a_discovery_unlocks_a_skill_once(seats: int) -> None:
    table = unlocking(2, seats)
    state = state_of(table)
    assert asking(table) == "unlock"
    assert asked(table) == state.crew[state.first].seat
    cards = [
        UnlockSkill(BOX.astronauts[member.who].id, skill.id)
        for member in state.crew
        for skill in BOX.astronauts[member.who].skills
    ]
    assert choices(table) == [*cards, SaveDiscoveries()]
    assert table.pending[asked(table)].about == Saved(2)
    do(table, cards[1])
    assert choices(table) == [cards[0], *cards[2:], SaveDiscoveries()]
    assert table.pending[asked(table)].about == Saved(1)
    do(table, cards[3])
    assert asking(table) != "unlock"
    assert [member.skills for member in state_of(table).crew][:2] == [0b0101, 0b0011]
    unlocked = [UnlockSkill(e.astronaut, e.skill) for e in events(table, SkillUnlocked)]
    assert unlocked == [cards[1], cards[3]]


@pytest.mark.rule("FM-967", "FM-Q-36")
def test_discoveries_can_be_saved() -> None:
    progress = Progress(LONG_NIGHT, crew=crew_of(), discoveries=2)

    def discover(state: State) -> None:
        assert state.discoveries == 0, "those of earlier chapters are for skills alone"
        state.discoveries = 3

    table = over(progress, "time", discover)
    later = carried_on(table)
    assert later.discoveries == 5
    assert {member.skills for member in later.crew} == {BASE_SKILL}


@pytest.mark.rule("FM-967", "FM-Q-36")
def test_unlocked_skills_are_carried_and_paid_for() -> None:
    table = unlocking(3)
    do(table, choices(table)[0], SaveDiscoveries())
    state = state_of(table)
    state.phase, state.step, state.ending = "end", 0, "time"
    state.discoveries = 1
    carried = table.game.carried
    later = carried_on(table_at(RULESET, state, seats=2, data=BOX, carried=carried))
    assert later.discoveries == 3 - 1 + 1
    assert [member.skills for member in later.crew] == [0b0011, BASE_SKILL]


@pytest.mark.rule("FM-244", "FM-Q-36")
def test_a_discarded_skill_comes_back_in_the_next_chapter() -> None:
    def discard(state: State) -> None:
        state.crew[0].skills = BASE_SKILL

    progress = Progress(LONG_NIGHT, crew=crew_of(skills=0b0011))
    later = carried_on(over(progress, "won", discard))
    assert later.crew[0].skills == 0b0011
    assert later.discoveries == 0


@pytest.mark.rule("FM-240", "FM-Q-36")
def test_nobody_is_asked_without_discoveries_or_locked_skills() -> None:
    assert asking(unlocking(0)) != "unlock"
    crew = tuple(msgspec.structs.replace(member, skills=ALL_SKILLS) for member in crew_of())
    assert asking(start(Progress(LONG_NIGHT, crew=crew, discoveries=4))) != "unlock"


# What else is carried


@pytest.mark.parametrize(
    "progress", [Progress(chapter=5), Progress(chapter=-1), Progress(won=(9,))]
)
def test_a_chapter_that_does_not_exist_is_refused(progress: Progress) -> None:
    with pytest.raises(CarriedError, match="first_martians"):
        start(progress)


@pytest.mark.rule("FM-Q-36")
def test_the_story_remembers_what_was_done() -> None:
    def save_seeds(state: State) -> None:
        state.flags.append("seeds-saved")

    progress = carried_on(over(Progress(), "won", save_seeds))
    assert progress.flags == ("seeds-saved",)
    assert progress.won == (LANDFALL,)
    plain = msgspec.structs.replace(progress, flags=())
    seeds = state_of(begun(progress)).available.seeds
    assert seeds == state_of(begun(plain)).available.seeds + 1
    assert carried_on(over(progress, "time")).flags == ("seeds-saved",)


def wreck(state: State) -> None:
    """All parts of the whole HUB are broken."""
    for facility in state.facilities:
        facility.broken = BOX.parts[facility.plan]


@pytest.mark.rule("FM-Q-36")
@pytest.mark.parametrize("ending", ["time", "threshold", "story"])
def test_a_defeat_leaves_a_broken_part_in_each_block(ending: str) -> None:
    progress = carried_on(over(Progress(), ending, wreck))
    blocks = [BOX.facilities[damage.facility].block for damage in progress.broken]
    assert blocks == list(BLOCKS)
    state = state_of(start(progress))
    broken = {facility.plan: facility.broken for facility in state.facilities if facility.broken}
    assert broken == {damage.facility: 1 << damage.part for damage in progress.broken}


@pytest.mark.rule("FM-Q-36")
def test_after_a_victory_everything_is_repaired() -> None:
    progress = Progress(LONG_NIGHT, crew=crew_of(), broken=(Damage(0, 0),))
    assert carried_on(over(progress, "won", wreck)).broken == ()


@pytest.mark.rule("FM-Q-36")
def test_wounds_are_carried_if_the_next_mission_says_so() -> None:
    def hurt(state: State) -> None:
        state.crew[0].wounds = 3
        state.crew[0].conditions = 1 << MIGRAINE

    progress = carried_on(over(Progress(), "won", hurt))
    assert (progress.crew[0].wounds, progress.crew[0].conditions) == (3, 1 << MIGRAINE)
    state = state_of(start(progress))
    assert (state.crew[0].wounds, state.crew[0].conditions) == (3, 1 << MIGRAINE)
    assert state.condition_pool == [2 - (kind == MIGRAINE) for kind in range(len(CONDITIONS))]
    later = carried_on(over(progress, "won"))
    assert [(member.wounds, member.conditions) for member in later.crew] == [(0, 0)] * 2


# The course of the story


@pytest.mark.rule("FM-Q-36")
@pytest.mark.parametrize("chapter", range(NEW_DAWN))
@pytest.mark.parametrize("ending", ["won", "time", "threshold", "story"])
def test_won_or_lost_the_story_goes_on(chapter: int, ending: str) -> None:
    progress = Progress(chapter, crew=crew_of())
    later = carried_on(over(progress, ending))
    assert (later.chapter, later.attempt) == (chapter + 1, 1)
    assert later.won == ((chapter,) if ending == "won" else ())


def die(state: State) -> None:
    state.crew[0].wounds = FATAL_WOUNDS
    state.flags.append("parts-saved")
    state.discoveries = 1


@pytest.mark.rule("FM-1254", "FM-Q-36")
def test_after_a_death_the_chapter_begins_again_as_it_began() -> None:
    first = over(Progress(), "death", die)
    again = carried_on(first)
    crew = tuple(Member(member.who, member.seat) for member in state_of(first).crew)
    assert again == Progress(attempt=2, crew=crew)
    progress = Progress(
        LONG_NIGHT, crew=crew_of(wounds=2), discoveries=1, flags=("seeds-saved",), won=(LANDFALL,)
    )
    assert carried_on(over(progress, "death", die)) == msgspec.structs.replace(progress, attempt=2)


@pytest.mark.rule("FM-1254", "FM-Q-36")
def test_after_a_second_death_the_story_goes_on() -> None:
    later = carried_on(over(Progress(attempt=2, crew=crew_of()), "death", die))
    assert (later.chapter, later.attempt, later.won) == (LONG_NIGHT, 1, ())
    assert later.crew == crew_of(), "everybody is well again"
    assert (later.discoveries, later.flags) == (1, ("parts-saved",))


@pytest.mark.rule("FM-101", "FM-Q-36")
@pytest.mark.parametrize(
    ("before", "ending", "rank"),
    [
        ((0, 1, 2, 3), "won", "founders"),
        ((1, 3), "won", "founders"),
        ((1,), "won", "survivors"),
        ((), "won", "lost"),
        ((0, 1, 2, 3), "time", "survivors"),
        ((0, 2), "death", "survivors"),
        ((2,), "threshold", "lost"),
        ((), "time", "lost"),
    ],
)
@SEATS
def test_ranks(before: tuple[int, ...], ending: str, rank: str, seats: int) -> None:
    progress = Progress(NEW_DAWN, attempt=2, won=before, crew=crew_of(seats))
    ended = following(over(progress, ending, seats=seats))
    assert isinstance(ended, Ended)
    assert ended.outcome == ("won" if rank == "founders" else "lost")
    assert ended.ranks == (rank,) * seats
    assert ended.ranking == (tuple(range(seats)),)
