"""The component data of Skymines keeps to what the rules ask of it.

A test carries the number of a rule if what the rule says is a value of the data. What is done with
the values is tested with the rules themselves.
"""

import re
import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path
from statistics import mean
from typing import Any

import msgspec
import pytest

from kosmodrom.core.errors import DataError
from kosmodrom.core.history import data_fingerprint
from kosmodrom.games.skymines.box import Box, load_box
from kosmodrom.games.skymines.components import SINGLE_ENERGY, Card, Plan, Token
from kosmodrom.games.skymines.effects import (
    AnyTrack,
    BuyCard,
    Coins,
    CoinsForRemoved,
    CoinsForUnits,
    DiscardPlan,
    DiscardSpecial,
    Discount,
    EarlyEnd,
    Effect,
    Energy,
    Expansions,
    HiddenSymbols,
    LostCoins,
    LostEnergyCards,
    LostTank,
    LunaExpand,
    LunaTrack,
    MixedPurchase,
    MoreEnergy,
    MoreMarkers,
    MoreUnits,
    Need,
    OneOf,
    OneType,
    OtherTracks,
    PayCoins,
    PlaceMarker,
    PlayRemoved,
    RemoveEnergyCards,
    RemoveOutposts,
    Research,
    ResearchCards,
    ResearchValue,
    ReserveTile,
    SpendEnergy,
    StandingSymbol,
    TakeCards,
    TakeFirstPlayer,
    TakeRemoved,
    TakeShare,
    Tank,
    TankMoves,
    TankValue,
    TimeLoop,
    Track,
    TrackMoves,
    Units,
    Upload,
    UploadMoves,
)
from kosmodrom.games.skymines.terms import (
    COMPANIES,
    LETTERS,
    PERMANENT_PAIRS,
    PLAN_LETTERS,
    RESOURCES,
    SPACE_PAIRS,
    TRACKS,
    PlanLetter,
    TrackId,
)

ROOM = Path(__file__).parents[3] / "src" / "kosmodrom" / "games" / "skymines"
FILES = (
    "boards", "campaign", "cards", "luna", "missions", "plans", "setup", "spaces", "threats",
    "tokens", "tracks",
)  # fmt: skip
BOX = load_box()
DECK = [card for card in BOX.cards.values() if card.letter in LETTERS]
STARTING = [BOX.cards[id] for id in BOX.starting]
SINGLE = [BOX.cards[id] for id in BOX.single_energy]


def of_letter(letter: str) -> list[Card]:
    return [card for card in DECK if card.letter == letter]


def of_kind(kind: str, cards: list[Card] = DECK) -> list[Card]:
    return [card for card in cards if card.kind == kind]


# Where values come from


@pytest.mark.parametrize("file", FILES)
def test_every_entry_says_where_it_comes_from(file: str) -> None:
    values = tomllib.loads((ROOM / "data" / f"{file}.toml").read_text(encoding="utf-8"))
    tables: list[list[Any]] = [table for table in values.values() if isinstance(table, list)]
    entries = [entry for table in tables for entry in table if isinstance(entry, dict)]
    assert all(entry["source"] in ("rulebook", "reference", "original") for entry in entries)


def test_every_file_is_loaded() -> None:
    maps = ("belt", "moon")
    found = {path.stem for path in (ROOM / "data").glob("*.toml")}
    assert found - set(maps) == set(FILES)


def test_the_box_can_be_stored_and_sent() -> None:
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(BOX), type=Box) == BOX
    assert msgspec.json.decode(msgspec.json.encode(BOX), type=Box) == BOX
    assert data_fingerprint(BOX) == data_fingerprint(load_box(None))


# Action cards


@pytest.mark.rule("SKY-114")
def test_the_deck_has_five_letters() -> None:
    assert [len(BOX.decks[letter]) for letter in LETTERS] == [9, 16, 11, 4, 4]


@pytest.mark.rule("SKY-845")
def test_the_last_eight_cards_are_single_shares_of_each_company() -> None:
    for letter in ("D", "E"):
        assert {card.kind for card in of_letter(letter)} == {"share"}
        assert sorted(card.share or "" for card in of_letter(letter)) == sorted(COMPANIES)
    assert not [card for letter in "ABC" for card in of_letter(letter) if card.kind == "share"]


@pytest.mark.rule("SKY-602")
def test_five_field_scientists_all_in_the_deck() -> None:
    field = of_kind("field", list(BOX.cards.values()))
    assert len(field) == 5
    assert {card.company for card in field} == {None, *COMPANIES}
    assert all(card.letter in "ABC" for card in field)


@pytest.mark.rule("SKY-603", "SKY-604")
def test_what_field_scientists_give() -> None:
    for card in of_kind("field"):
        assert (card.tank, card.coins) == ((2, 1) if card.company else (1, 2))


def test_cards_show_the_values_of_the_rulebook() -> None:
    for kind in RESOURCES:
        found = {card.value for card in of_kind(kind, list(BOX.cards.values()))}
        assert found == {1, 2, 3, 4}
    assert {card.value for card in of_kind("energy", list(BOX.cards.values()))} == {1, 2, 3}


@pytest.mark.rule("SKY-751")
def test_a_scientist_gives_more_than_the_tile() -> None:
    points = {card.value for card in of_kind("scientist", list(BOX.cards.values()))}
    assert 2 in points
    assert min(points) > BOX.tiles["scientist"].value == 1


@pytest.mark.rule("SKY-133", "SKY-134")
def test_ten_cards_of_a_player() -> None:
    assert len(STARTING) == 9
    assert {card.kind for card in STARTING} == {*RESOURCES, "energy", "scientist"}
    assert [(card.kind, card.value, card.seat) for card in SINGLE] == [
        ("energy", 1, seat) for seat in (1, 2, 3, 4)
    ]


def test_a_later_seat_does_not_get_a_cheaper_single_energy_card() -> None:
    costs = [card.cost for card in SINGLE]
    assert costs == sorted(costs)


def test_shares_on_cards_are_spread_evenly() -> None:
    for letter in "BCDE":
        assert len(set(Counter(c.share for c in of_letter(letter) if c.share).values())) == 1
    assert set(Counter(card.share for card in DECK if card.share)) == set(COMPANIES)
    assert any(card.share for card in of_kind("energy"))


def test_like_cards_cost_the_same() -> None:
    """But for the single-energy cards, whose cost makes up for the seat."""
    costs: dict[object, set[int]] = {}
    for card in [*DECK, *STARTING]:
        if card.kind != "share":
            like = card.kind, card.value, card.share is not None, card.company is not None
            costs.setdefault(like, set()).add(card.cost)
    assert all(len(found) == 1 for found in costs.values())


def test_more_costs_more() -> None:
    for kind in (*RESOURCES, "energy", "scientist"):
        cards = sorted(of_kind(kind), key=lambda card: (card.share is not None, card.value))
        for low in cards:
            for high in cards:
                if (low.value <= high.value and bool(low.share) <= bool(high.share)) and (
                    (low.value, bool(low.share)) != (high.value, bool(high.share))
                ):
                    assert low.cost < high.cost, (low.id, high.id)


def test_a_later_letter_is_stronger() -> None:
    costs = [mean(card.cost for card in of_letter(letter)) for letter in "ABC"]
    assert costs == sorted(costs)
    assert len(set(costs)) == 3
    shares = [sum(card.share is not None for card in of_letter(letter)) for letter in "ABC"]
    assert [share > 0 for share in shares] == [False, True, True]


def test_the_resources_are_alike() -> None:
    """No resource has more or better cards than another."""
    hands = [
        sorted((card.letter, card.value, card.cost, card.share is not None) for card in cards)
        for cards in (of_kind(kind, list(BOX.cards.values())) for kind in RESOURCES)
    ]
    assert hands[0] == hands[1] == hands[2]


# Costs in the display


@pytest.mark.rule("SKY-116")
def test_the_display_has_twelve_spaces_that_get_cheaper_to_the_right() -> None:
    assert len(BOX.surcharges) == 12
    right, middle, left = (BOX.surcharges[i : i + 4] for i in (0, 4, 8))
    assert max(right) <= min(middle)
    assert max(middle) <= min(left)


def totals(card: Card) -> set[int]:
    return {card.cost + surcharge for surcharge in BOX.surcharges}


def test_costs_of_the_examples() -> None:
    """SKY-EX-07, SKY-EX-17 and SKY-EX-18 can be played with these cards."""
    assert any(4 in totals(card) for card in of_kind("minerals"))
    assert any(card.value == 2 and 3 in totals(card) for card in of_kind("titanium"))
    assert BOX.cards["start-carbon-1"].cost == 1
    assert all(card.cost == 1 for card in of_kind("carbon", STARTING) if card.value == 1)


def test_a_total_cost_of_nothing_can_be_reached_with_one_discount() -> None:
    """SKY-320 and SKY-321 speak of it."""
    discounts = [bonus.effect for pair in BOX.bonuses.values() for bonus in pair]
    less = max(effect.less for effect in discounts if isinstance(effect, Discount | MixedPurchase))
    assert min(min(totals(card)) for card in DECK) - less <= 0


# Starting tokens


def test_the_symbols_of_a_token_are_met_by_the_ten_cards() -> None:
    """Whichever single-energy card the player has (SKY-155)."""
    assert len(BOX.tokens) == 10
    for token in BOX.tokens.values():
        for single in BOX.single_energy:
            assert set(token.resting(single)) <= {*BOX.starting, single}
            assert len(set(token.resting(single))) == 3


def test_every_card_rests_on_as_many_tokens() -> None:
    counts = Counter(card for token in BOX.tokens.values() for card in token.rest)
    assert set(counts) == {*BOX.starting, SINGLE_ENERGY}
    assert set(counts.values()) == {3}


@pytest.mark.rule("SKY-Q-11")
def test_start_bonuses() -> None:
    bonuses = [token.bonus for token in BOX.tokens.values()]
    assert (Track("skymine", 3),) in bonuses
    assert (Track("minerva", 2), Tank(1)) in bonuses
    assert any(Track("astrogo", 1) in bonus and len(bonus) == 2 for bonus in bonuses)
    tanks = {sum(part.n for part in bonus if isinstance(part, Tank)) for bonus in bonuses}
    assert tanks == {0, 1, 2}
    assert all(len(bonus) in (1, 2) for bonus in bonuses)
    assert {part.company for b in bonuses for part in b if isinstance(part, Track)} == {*COMPANIES}
    moves = {sum(part.n for part in bonus) for bonus in bonuses}
    assert moves <= {3, 4}


@pytest.mark.rule("SKY-Q-11")
def test_four_tokens_for_a_first_game() -> None:
    assert len(set(BOX.first_tokens)) == 4
    bonuses = [BOX.tokens[token].bonus for token in BOX.first_tokens]
    assert (Track("skymine", 3),) in bonuses
    assert (Track("minerva", 2), Tank(1)) in bonuses
    assert [BOX.tokens[token].seat for token in BOX.first_tokens] == [1, 2, 3, 4]


def test_the_plan_of_a_token_is_a_plan() -> None:
    for token in BOX.tokens.values():
        plan = BOX.plans[token.id]
        assert (plan.letter, plan.needs, plan.reward) == ("token", token.needs, token.reward)
        assert plan.id not in {id for stack in BOX.stacks.values() for id in stack}


def test_the_plan_of_a_token_can_be_met_from_the_first_hand() -> None:
    """With the scientist and two of the seven cards."""
    for token in BOX.tokens.values():
        rest = token.resting(BOX.single_energy[0])
        hand = [BOX.cards[id] for id in (*BOX.starting, BOX.single_energy[0]) if id not in rest]
        assert any(
            all(met(need, [a, b]) for need in token.needs) for a in hand for b in hand if a is not b
        ), token.id


def met(need: Need, cards: list[Card]) -> bool:
    """Whether cards meet a single requirement."""
    totals = {kind: sum(card.value for card in cards if card.kind == kind) for kind in RESOURCES}
    match need:
        case Units(resource, n):
            return totals[resource] >= n
        case OneType(n):
            return max(totals.values()) >= n
        case Energy(n):
            return sum(card.value for card in cards if card.kind == "energy") >= n
        case ResearchCards(n):
            return sum(card.kind in ("scientist", "field") for card in cards) >= n


# Plans


def plans_of(letter: PlanLetter) -> list[Plan]:
    return [BOX.plans[id] for id in BOX.stacks[letter]]


PLANS = [plan for letter in PLAN_LETTERS for plan in plans_of(letter)]


@pytest.mark.rule("SKY-122")
def test_three_stacks_of_24_plans() -> None:
    assert {letter: len(BOX.stacks[letter]) for letter in PLAN_LETTERS} == dict.fromkeys("ABC", 24)


def test_a_plan_has_one_or_two_requirements_and_a_reward() -> None:
    for plan in [*PLANS, *(token.plan for token in BOX.tokens.values())]:
        assert len(plan.needs) in (1, 2)
        assert len(plan.reward) == 1


def test_every_symbol_of_the_rulebook_is_on_a_plan() -> None:
    """Those of SKY-1701 to SKY-1708; SKY-EX-12, SKY-EX-30 and SKY-EX-31 can be played."""
    needs = {plan.needs for plan in PLANS}
    single = {need for needs in needs for need in needs}
    assert {Energy(2), Units("titanium", 1), OneType(4), ResearchCards(1)} <= single
    assert {need.resource for need in single if isinstance(need, Units)} == set(RESOURCES)
    assert (Units("carbon", 3), OneType(3)) in needs
    rewards = {part for plan in PLANS for part in plan.reward}
    assert {Research(2), CoinsForUnits("titanium", 1)} <= rewards
    assert {RemoveOutposts(1), RemoveOutposts(2)} <= rewards
    kinds = {type(reward) for reward in rewards}
    assert {Coins, Tank, AnyTrack, Track, Research} <= kinds
    assert {reward.company for reward in rewards if isinstance(reward, Track)} == set(COMPANIES)


def test_a_second_requirement_adds_to_the_first() -> None:
    """No plan asks twice for the same named thing: it would ask once for more."""
    for plan in PLANS:
        asked = [need.resource if isinstance(need, Units) else type(need) for need in plan.needs]
        assert len(set(asked)) == len(asked)


def worth(reward: Effect) -> float:
    """What a reward is worth on paper, in coins."""
    match reward:
        case Coins(n):
            return n
        case Research(n):
            return 1.3 * n
        case Tank(n) | Track(n=n):
            return 2 * n
        case AnyTrack(n):
            return 2.4 * n
        case RemoveOutposts(n):
            return 2.5 * n
        case CoinsForUnits():
            return 2.5
    raise AssertionError(reward)


def difficulty(need: Need) -> float:
    steps = (0, 0.5, 1, 2, 3, 4, 5.5)
    match need:
        case Units(_, n):
            return steps[n]
        case OneType(n):
            return steps[n] - 0.7
        case Energy(n):
            return (0, 0.7, 1.5, 2.5)[n]
        case ResearchCards():
            return 1.5


def balance(plan: Plan | Token) -> float:
    return sum(map(worth, plan.reward)) - sum(map(difficulty, plan.needs))


def test_a_later_letter_has_better_plans() -> None:
    means = [mean(balance(plan) for plan in plans_of(letter)) for letter in PLAN_LETTERS]
    assert means[0] + 1 < means[1] < means[2] - 1


def test_no_plan_is_out_of_line_with_its_letter() -> None:
    for letter in PLAN_LETTERS:
        usual = mean(balance(plan) for plan in plans_of(letter))
        assert [p.id for p in plans_of(letter) if abs(balance(p) - usual) > 2] == []


def test_no_plan_is_better_than_a_like_one_of_a_later_letter() -> None:
    """What asks the same and gives the same kind gives no more on an earlier letter."""
    for early in PLANS:
        for late in PLANS:
            if str(early.letter) < str(late.letter) and early.needs == late.needs:
                (a,), (b,) = early.reward, late.reward
                if type(a) is type(b):
                    assert worth(a) <= worth(b), (early.id, late.id)


def test_plans_favour_no_resource() -> None:
    """But for the two symbols that the rulebook has for titanium alone."""
    asked = [
        Counter(
            (plan.letter, need.n)
            for plan in PLANS
            for need in plan.needs
            if isinstance(need, Units) and need.resource == kind
            if not (need == Units("titanium", 1) and plan.needs[0] == need)
        )
        for kind in RESOURCES
    ]
    assert asked[0] == asked[1] == asked[2]


@pytest.mark.rule("SKY-121")
def test_special_plans() -> None:
    plans = [BOX.special(round) for round in range(2, 8)]
    assert [plan.number for plan in plans] == [2, 3, 4, 5, 6, 7]
    assert list(BOX.specials) == [plan.id for plan in plans]
    assert 2 in [plan.cost for plan in plans]
    gains = [plan.value - plan.cost for plan in plans]
    assert gains == sorted(gains)
    assert gains[0] > 0


@pytest.mark.rule("SKY-512", "SKY-513", "SKY-514", "SKY-516")
def test_prices_in_research_points() -> None:
    assert BOX.setup.plan_points == {"A": 1, "B": 1, "C": 2}
    assert BOX.setup.special_points == 2


@pytest.mark.rule("SKY-123", "SKY-Q-10")
def test_the_research_display() -> None:
    spaces = BOX.plan_spaces.values()
    assert Counter(space.letter for space in spaces) == {"A": 4, "B": 4, "C": 4}
    red = [space.id for space in spaces if space.supplement]
    assert red == ["A-1", "B-1", "C-1"]


# Player boards


@pytest.mark.rule("SKY-913")
def test_the_tank_track() -> None:
    tank = BOX.tank
    assert (tank.steps, tank.slot_at, tank.slot, tank.past_end) == (28, 8, "A", 2)
    at = {6: 10, 9: 15, 13: 25, 16: 30, 20: 40, 23: 45, 25: 50, 28: 60}
    assert dict(tank.values) == at
    assert [tank.worth_at[place] for place in (0, 5, 6, 12, 13, 27, 28)] == [
        0, 0, 10, 15, 25, 50, 60,
    ]  # fmt: skip


@pytest.mark.rule("SKY-914", "SKY-Q-01")
def test_the_research_track() -> None:
    research = BOX.research
    assert (research.steps, research.slot_at, research.slot) == (15, 4, "E")
    assert research.past_end == 2
    assert dict(research.values) == {3: 10, 5: 15, 7: 20, 9: 30, 11: 40, 13: 50, 15: 60}
    assert len(research.worth_at) == 16


@pytest.mark.rule("SKY-Q-72", "SKY-Q-02")
def test_positions_of_the_values_that_threats_name() -> None:
    assert [BOX.tank.position_of(value) for value in (25, 40)] == [13, 20]
    assert [BOX.research.position_of(value) for value in (20, 40)] == [7, 11]


def test_some_screens_refuse_a_plans() -> None:
    """Later ones, and there are plans enough for them (SKY-523)."""
    refusing = BOX.research.no_a
    assert refusing
    assert BOX.tank.no_a == ()
    open_screens = set(range(2, BOX.research.steps + 1)) - set(refusing)
    assert min(refusing) > min(open_screens)
    others = len(BOX.stacks["B"]) + len(BOX.stacks["C"]) + len(BOX.specials)
    assert others >= 4 * len(refusing)


@pytest.mark.rule("SKY-119", "SKY-128")
def test_the_numbers_of_the_rules() -> None:
    setup = BOX.setup
    assert (setup.rounds, setup.coins, setup.supplement, setup.supplement_per_round) == (7, 1, 1, 1)
    assert setup.open_slots == ("B", "C", "D")
    assert (setup.flip_cost, setup.collectors_per_space) == (2, 2)


@pytest.mark.rule("SKY-129", "SKY-130")
def test_bonus_markers_by_the_number_of_players() -> None:
    assert BOX.setup.markers == (3, 3, 2, 2)
    extra = max(b.effect.n for b in BOX.bonuses["P3"] if isinstance(b.effect, MoreMarkers))
    assert max(BOX.setup.markers) + extra == 5


# Company tracks


@pytest.mark.rule("SKY-106", "SKY-110")
def test_ten_sides_of_five_boards() -> None:
    assert set(BOX.tracks) == set(TRACKS)
    assert Counter(track.board for track in BOX.tracks.values()) == dict.fromkeys("ABCDE", 2)
    assert BOX.setup.first_tracks == {
        "skymine": "A1", "minerva": "B1", "astrogo": "C1", "tawac": "D1",
    }  # fmt: skip


@pytest.mark.parametrize("id", TRACKS)
class TestTrack:
    """Each side of a track board."""

    def test_shares_are_running_totals_and_five_can_be_reached(self, id: TrackId) -> None:
        track = BOX.tracks[id]
        totals = [total for _space, total in track.shares]
        assert track.shares_at[0] == 0
        assert 5 in totals
        assert list(track.shares_at) == sorted(track.shares_at)
        assert track.shares_at[track.last] == totals[-1] > totals[-2]
        assert totals[:-1] == list(range(1, len(totals)))

    @pytest.mark.rule("SKY-1002")
    def test_one_or_two_barriers(self, id: TrackId) -> None:
        track = BOX.tracks[id]
        assert len(track.barriers) in (1, 2)
        tolls = {barrier.to: barrier.cost for barrier in track.barriers}
        assert {space: toll for space, toll in enumerate(track.toll_to) if toll} == tolls
        assert 3 <= sum(tolls.values()) <= 6

    def test_two_thresholds_with_one_or_two_coins(self, id: TrackId) -> None:
        track = BOX.tracks[id]
        first, second = track.thresholds
        assert first.coins in (1, 2)
        assert second.coins in (1, 2)
        assert first.coins <= second.coins
        assert [track.passed_at[space] for space in (first.to - 1, first.to, second.to)] == [
            0, 1, 2,
        ]  # fmt: skip
        assert not {first.to, second.to} & {barrier.to for barrier in track.barriers}

    def test_no_track_is_much_longer_or_richer_than_another(self, id: TrackId) -> None:
        track = BOX.tracks[id]
        assert 20 <= track.last <= 22
        assert track.shares_at[track.last] in (6, 7)
        assert 16 <= track.shares_at.index(5) <= 17


def test_a_move_of_three_passes_the_first_threshold_of_a1_for_one_coin() -> None:
    """SKY-EX-24 can be played."""
    track = BOX.tracks["A1"]
    to = track.thresholds[0].to
    assert track.thresholds[0].coins == 1
    assert not any(track.toll_to[to - 2 : to + 1])


@pytest.mark.rule("SKY-1021", "SKY-Q-38")
def test_each_side_has_a_pair_of_its_own() -> None:
    pairs = {id: track.bonus for id, track in BOX.tracks.items()}
    assert sorted(pairs.values()) == sorted([*PERMANENT_PAIRS, *SPACE_PAIRS])
    assert (pairs["A2"], pairs["D2"]) == ("P3", "S3")


@pytest.mark.rule("SKY-1040", "SKY-1041", "SKY-1042", "SKY-1043", "SKY-1044", "SKY-1045")
@pytest.mark.rule("SKY-1047", "SKY-1048")
def test_permanent_bonuses() -> None:
    found = {pair: tuple(b.effect for b in bonuses) for pair, bonuses in BOX.bonuses.items()}
    assert found == {
        "P1": (Discount("minerals", 1), MixedPurchase(1)),
        "P2": (MoreEnergy(1), MoreEnergy(2)),
        "P3": (MoreMarkers(1), MoreMarkers(2)),
        "P4": (Discount("titanium", 1), MoreUnits("titanium", 1)),
        "P5": (StandingSymbol(1), StandingSymbol(3)),
    }


def track_space(id: str) -> tuple[int, str | None, tuple[Effect, ...]]:
    space = BOX.spaces[id]
    return space.coins, space.removes, space.gains


@pytest.mark.rule("SKY-1051", "SKY-1052", "SKY-1053", "SKY-1054", "SKY-1055", "SKY-1056")
@pytest.mark.rule("SKY-1057", "SKY-1058", "SKY-1059", "SKY-Q-38")
def test_bonus_spaces_of_tracks() -> None:
    either = OneOf(((Research(2), Tank(1)), (Research(1), Tank(2))))
    assert track_space("S1-1") == (1, None, (either,))
    assert track_space("S1-2") == (0, None, (Research(2), Tank(2)))
    assert track_space("S2-1") == (0, "carbon", (CoinsForRemoved(3),))
    assert track_space("S2-2") == (0, "card", (CoinsForRemoved(8),))
    assert track_space("S3-1") == (2, None, (OtherTracks((3, 2)),))
    assert track_space("S3-2") == (1, None, (OtherTracks((3, 2, 2)),))
    assert track_space("S4-1") == (1, None, (BuyCard(), Tank(1)))
    assert track_space("S4-2") == (0, None, (BuyCard(1), Tank(2)))
    action_or_card = OneOf(((PlayRemoved(),), (TakeRemoved(2),)))
    assert track_space("S5-1") == (0, "card", (action_or_card,))
    assert track_space("S5-2") == (0, "card", (PlayRemoved(), TakeRemoved(2)))
    for pair, (first, second) in BOX.track_spaces.items():
        assert (first.id, second.id) == (f"{pair}-1", f"{pair}-2")
        assert second.coins <= first.coins


# Bonus spaces of the board, and tiles


@pytest.mark.rule("SKY-705")
def test_twelve_spaces_on_the_board() -> None:
    kinds = Counter(BOX.spaces[id].kind for id in BOX.board_spaces)
    assert kinds == {"majority": 5, "standard": 3, "tile": 4}


def majority(kind: str) -> list[tuple[int, tuple[Effect, ...]]]:
    space = BOX.spaces[f"majority-{kind}"]
    assert space.majority == kind
    return [(step.total, step.gains) for step in space.steps]


@pytest.mark.rule("SKY-712", "SKY-713", "SKY-714")
def test_the_majority_of_scientists() -> None:
    assert majority("scientist") == [
        (1, (Coins(2),)),
        (2, (Coins(2), Research(1))),
        (3, (Coins(3), Research(2))),
    ]


@pytest.mark.rule("SKY-716", "SKY-717", "SKY-718")
def test_the_majority_of_titanium() -> None:
    assert majority("titanium") == [
        (2, (Track("astrogo", 2),)),
        (4, (Track("astrogo", 3), RemoveOutposts(1))),
        (6, (Track("astrogo", 4), Research(1))),
    ]


@pytest.mark.rule("SKY-720", "SKY-721", "SKY-Q-26")
def test_the_other_majorities() -> None:
    assert majority("minerals") == [
        (2, (Track("minerva", 2), Coins(1))),
        (4, (Track("minerva", 3), Tank(1))),
        (6, (Track("minerva", 4), Tank(1))),
    ]
    assert majority("carbon") == [
        (2, (Track("skymine", 2),)),
        (4, (Track("skymine", 3), Coins(1))),
        (6, (Track("skymine", 4), Coins(1))),
    ]
    assert majority("energy") == [
        (2, (Track("tawac", 2),)),
        (4, (Track("tawac", 3), Coins(1))),
        (6, (Track("tawac", 4), Coins(1))),
    ]


@pytest.mark.rule("SKY-720")
@pytest.mark.parametrize("kind", ["minerals", "carbon", "energy"])
def test_the_other_majorities_give_a_track_move_and_now_and_then_a_coin(kind: str) -> None:
    """The manual has 1 coin "sometimes", and never more."""
    steps = [gains for _, gains in majority(kind)]
    assert all(isinstance(gains[0], Track) for gains in steps)
    coins = [gain.n for gains in steps for gain in gains if isinstance(gain, Coins)]
    assert set(coins) == {1}
    assert len(coins) < len(steps)


@pytest.mark.rule("SKY-731", "SKY-735", "SKY-738")
def test_standard_spaces() -> None:
    assert track_space("first-player") == (0, None, (TakeFirstPlayer(), Research(1)))
    assert track_space("buy") == (1, None, (BuyCard(),))
    assert track_space("sell") == (0, "card", (CoinsForRemoved(2),))


@pytest.mark.rule("SKY-741", "SKY-Q-53")
def test_tile_spaces_cost_one_or_two() -> None:
    costs = {}
    for id in BOX.board_spaces:
        space = BOX.spaces[id]
        if space.kind == "tile":
            (gain,) = space.gains
            assert isinstance(gain, ReserveTile)
            costs[gain.tile] = space.coins
    assert costs == {"scientist": 1, "field": 2, "energy": 2, "resource": 1}


@pytest.mark.rule("SKY-751", "SKY-752", "SKY-753")
def test_bonus_tiles() -> None:
    found = {id: (tile.value, tile.per_field) for id, tile in BOX.tiles.items()}
    assert found == {"scientist": (1, 0), "field": (2, 1), "energy": (2, 0), "resource": (1, 0)}


@pytest.mark.rule("SKY-Q-53")
def test_what_luna_calls_the_spaces() -> None:
    assert BOX.luna_spaces == {
        "mid1": "buy",
        "mid2": "sell",
        "low1": "tile-scientist",
        "low2": "tile-field",
        "low3": "tile-energy",
        "low4": "tile-resource",
    }
    assert BOX.spaces["first-player"].luna is None


# Missions, threats, campaign


@pytest.mark.rule("SKY-1306")
def test_six_missions_of_three_tasks() -> None:
    assert len(BOX.missions) == 6
    tasks = [task for mission in BOX.missions.values() for task in mission.tasks]
    assert len(tasks) == 18
    assert set(tasks) == set(BOX.tasks)
    assert len({task.need for task in BOX.tasks.values()}) == 18
    assert BOX.setup.open_missions == (1, 1, 2, 2)
    assert (BOX.setup.task_coins, BOX.setup.one_time_markers) == (2, 3)


@pytest.mark.rule("SKY-1318", "SKY-1319", "SKY-1320", "SKY-1321", "SKY-1322")
def test_the_tasks_that_the_rulebook_names() -> None:
    needs = {task.need for task in BOX.tasks.values() if task.source == "rulebook"}
    assert needs == {TankMoves(4), Expansions(5), ResearchCards(3), OneType(7), TankValue(25)}


def test_each_mission_asks_for_a_value_a_feat_and_cards() -> None:
    sorts = ((TankValue, ResearchValue), (TankMoves, UploadMoves, TrackMoves, Expansions))
    for mission in BOX.missions.values():
        value, feat, cards = (BOX.tasks[task].need for task in mission.tasks)
        assert isinstance(value, sorts[0])
        assert isinstance(feat, sorts[1])
        assert not isinstance(cards, (*sorts[0], *sorts[1]))


def test_what_a_task_asks_of_the_action_area_fits_into_five_slots() -> None:
    for task in BOX.tasks.values():
        match task.need:
            case OneType(n) | Units(n=n):
                best = sorted(
                    (c.value for c in of_kind("carbon", [*DECK, *STARTING])), reverse=True
                )
            case Energy(n):
                best = sorted(
                    (c.value for c in of_kind("energy", [*DECK, *STARTING])), reverse=True
                )
            case _:
                continue
        assert sum(best[:3]) >= n


@pytest.mark.rule("SKY-1317")
def test_the_personal_space() -> None:
    assert track_space("personal") == (1, None, (AnyTrack(3),))
    assert BOX.spaces["personal"].kind == "personal"


@pytest.mark.rule("SKY-1505", "SKY-1521", "SKY-1522", "SKY-1525", "SKY-1526")
@pytest.mark.rule("SKY-1529", "SKY-1530", "SKY-1541", "SKY-1542", "SKY-1545", "SKY-1546")
@pytest.mark.rule("SKY-1549", "SKY-1550")
def test_the_six_threats() -> None:
    assert {id: (threat.needs, threat.consequence) for id, threat in BOX.threats.items()} == {
        "singularity": ((ResearchValue(40),), EarlyEnd(6)),
        "dust-storm": ((SpendEnergy(3),), HiddenSymbols(2)),
        "time-loop": ((TankValue(25), ResearchValue(20)), TimeLoop()),
        "blackout": ((RemoveEnergyCards(2),), LostEnergyCards()),
        "crash": ((PayCoins(6),), LostCoins()),
        "leak": ((TankValue(40),), LostTank()),
    }
    assert BOX.setup.threat_energy == 2


@pytest.mark.rule("SKY-1220", "SKY-1230", "SKY-1240", "SKY-1250")
def test_four_chapters() -> None:
    assert [(c.number, c.board, c.missions, c.threats) for c in BOX.chapters] == [
        (1, "moon", True, False),
        (2, "belt", True, False),
        (3, "moon", True, False),
        (4, "belt", True, True),
    ]


@pytest.mark.rule("SKY-1243")
def test_outposts_of_the_third_chapter() -> None:
    assert [bool(chapter.outposts) for chapter in BOX.chapters] == [False, False, True, False]
    assert BOX.chapters[2].outposts == {
        "skymine": (6, 19, 20),
        "minerva": (16, 21, 23),
        "astrogo": (1, 7, 11),
        "tawac": (2, 3, 4),
    }


@pytest.mark.rule("SKY-Q-41")
def test_extra_success_points() -> None:
    extra = [chapter.extra for chapter in BOX.chapters]
    assert extra == [None, None, "first-personal-space", "threat-removed"]


@pytest.mark.rule("SKY-1210")
def test_five_ranks() -> None:
    assert [rank.points for rank in BOX.ranks] == [0, 7, 12, 17, 22]


# Luna


@pytest.mark.rule("SKY-1609")
def test_nineteen_cards_of_luna() -> None:
    classes = Counter(card.card_class for card in BOX.luna_cards.values())
    assert classes == {1: 12, 2: 7}
    first, second = (f"I-{n}" for n in range(1, 13)), (f"II-{n}" for n in range(1, 8))
    assert list(BOX.luna_cards) == [*first, *second]


MAJORITIES = {
    "I-1": (0, 3, 1), "I-2": (4, 0, 0), "I-3": (3, 0, 1), "I-4": (0, 3, 1), "I-5": (3, 3, 1),
    "I-6": (4, 0, 0), "I-7": (0, 4, 0), "I-8": (3, 3, 1), "I-9": (0, 3, 1), "I-10": (0, 4, 0),
    "I-11": (3, 0, 1), "I-12": (3, 0, 1), "II-1": (4, 6, 1), "II-2": (6, 4, 1), "II-3": (3, 6, 2),
    "II-4": (4, 6, 1), "II-5": (6, 6, 1), "II-6": (6, 4, 2), "II-7": (6, 3, 2),
}  # fmt: skip


def test_majority_numbers_of_luna() -> None:
    found = {id: (c.left, c.right, c.scientists) for id, c in BOX.luna_cards.items()}
    assert found == MAJORITIES


def test_what_lunas_cards_do_on_a_majority_slot() -> None:
    found = {id: card.reveal for id, card in BOX.luna_cards.items() if card.reveal}
    tank = ("I-4", "I-5", "I-8", "I-12", "II-5", "II-6", "II-7")
    upload = ("II-1", "II-2", "II-3", "II-4")
    assert found == {
        **dict.fromkeys(tank, (Tank(2),)),
        **dict.fromkeys(upload, (Upload(1),)),
    }


def test_two_cards_of_luna() -> None:
    coins, track, marker = BOX.luna_cards["I-3"].lines
    assert (coins, track) == (Coins(2), LunaTrack(2, "most-valuable"))
    assert isinstance(marker, PlaceMarker)
    assert marker.spaces["B"] == "mid2"
    tank, cards = BOX.luna_cards["I-12"].lines
    assert tank == Tank(2)
    assert isinstance(cards, TakeCards)
    assert cards.spaces["D"] == (1, 6)


def test_kinds_of_lines_on_lunas_cards() -> None:
    kinds = Counter(type(line) for card in BOX.luna_cards.values() for line in card.lines)
    assert kinds == {
        Coins: 8,
        Tank: 3,
        Upload: 5,
        LunaTrack: 11,
        LunaExpand: 5,
        TakeCards: 4,
        TakeShare: 2,
        PlaceMarker: 6,
        DiscardPlan: 5,
        DiscardSpecial: 2,
    }


def test_luna_expands_the_companies_of_the_track_line() -> None:
    """So that SKY-1667 has one line to look at."""
    for card in BOX.luna_cards.values():
        for line in card.lines:
            if isinstance(line, LunaExpand):
                (track,) = [other for other in card.lines if isinstance(other, LunaTrack)]
                assert track.companies == line.companies


def test_a_plan_that_luna_discards_depends_on_her_slot() -> None:
    for card in BOX.luna_cards.values():
        for line in card.lines:
            if isinstance(line, DiscardPlan):
                assert line.positions == {"A": 1, "B": 2, "C": 3, "D": 4, "E": 1}


def test_nothing_of_luna_is_our_own_design() -> None:
    """How strong she is follows from what is known of her, so no value may be tuned."""
    entries = [*BOX.luna_cards.values(), *BOX.luna_levels]
    assert {entry.source for entry in entries} == {"reference"}


@pytest.mark.rule("SKY-1606")
def test_levels_of_luna() -> None:
    found = [(level.kind, level.more_slots, level.class_two) for level in BOX.luna_levels]
    assert found == [
        ("easy", False, False),
        ("easy", True, False),
        ("standard", True, True),
        *[("advanced", True, True)] * 6,
    ]


@pytest.mark.rule("SKY-1607", "SKY-1608")
def test_where_luna_begins() -> None:
    starts = [(level.tank, level.upload) for level in BOX.luna_levels]
    assert starts == [(0, 0)] * 6 + [(1, 1), (3, 2), (5, 3)]
    tokens = [(level.tank_tokens, level.upload_tokens) for level in BOX.luna_levels]
    assert tokens == [
        *[((), ())] * 3,
        ((11, 19), (5, 10)),
        ((9, 16), (4, 8)),
        ((7, 13), (2, 7)),
        ((6, 13), (4, 8)),
        ((7, 10), (5, 7)),
        ((8, 11), (5, 7)),
    ]


def test_the_numbers_of_luna() -> None:
    assert (BOX.luna.coins, BOX.luna.markers, BOX.luna.past_end) == (1, 5, 2)


# Overlays


def overlay(folder: Path, file: str, text: str) -> Path:
    (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    return folder


def test_an_overlay_corrects_a_card(tmp_path: Path) -> None:
    text = '[[card]]\nid = "a-energy-2"\ncost = 3\n'
    box = load_box(overlay(tmp_path, "cards", text))
    assert (box.cards["a-energy-2"].cost, box.cards["a-energy-2"].value) == (3, 2)
    assert data_fingerprint(box) != data_fingerprint(BOX)


def test_an_overlay_corrects_numbered_entries_and_plain_values(tmp_path: Path) -> None:
    overlay(tmp_path, "boards", "[[surcharge]]\nnumber = 3\ncost = 4\n")
    overlay(tmp_path, "plans", "[[special]]\nnumber = 4\nvalue = 9\n")
    box = load_box(overlay(tmp_path, "setup", "coins = 3\n"))
    assert box.surcharges[:4] == (0, 0, 4, 0)
    assert (box.special(4).value, box.special(4).cost) == (9, BOX.special(4).cost)
    assert box.setup.coins == 3


def test_an_overlay_corrects_a_plan_and_a_token(tmp_path: Path) -> None:
    reward = 'reward = [{ op = "tank", n = 3 }]\n'
    overlay(tmp_path, "plans", f'[[plan]]\nid = "a-01"\n{reward}')
    box = load_box(overlay(tmp_path, "tokens", f'[[token]]\nid = "token-1"\n{reward}'))
    assert box.plans["a-01"].reward == box.plans["token-1"].reward == (Tank(3),)


def test_an_overlay_swaps_the_bonuses_of_two_tracks(tmp_path: Path) -> None:
    text = '[[track]]\nid = "A1"\nbonus = "P1"\n[[track]]\nid = "B1"\nbonus = "P2"\n'
    box = load_box(overlay(tmp_path, "tracks", text))
    assert (box.tracks["A1"].bonus, box.tracks["B1"].bonus) == ("P1", "P2")


def change(table: str, id: str, text: str) -> str:
    return f'[[{table}]]\nid = "{id}"\n{text}\n'


NEW_CARD = 'letter = "A"\nkind = "carbon"\nvalue = 1\ncost = 1\nsource = "original"'
NEW_TASK = 'need = { op = "energy", n = 3 }\nsource = "original"'
NO_SHARE = 'kind = "carbon"\nvalue = 1'
SLOT_A_ONLY = 'lines = [{ op = "take-cards", spaces = { A = [1] } }]'
PAST_41 = 'op = "tank-value", n = 41'
NO_VALUE = 'need = { op = "tank-value", n = 26 }'
BOTH_SIDES = 'first_tracks = { skymine = "A1", minerva = "A2", astrogo = "C1", tawac = "D1" }\n'
BROKEN = [
    ("cards", change("card", "a-carbon-2", "value = 5"), "a-carbon-2", "value"),
    ("cards", change("card", "a-carbon-2", "value = 0"), "a-carbon-2", "value"),
    ("cards", change("card", "a-energy-2", "value = 4"), "a-energy-2", "value"),
    ("cards", change("card", "a-carbon-2", 'kind = "gold"'), "a-carbon-2", "kind"),
    ("cards", change("card", "a-carbon-2", "tank = 1"), "a-carbon-2", "tank"),
    ("cards", change("card", "a-carbon-2", "coins = 1"), "a-carbon-2", "coins"),
    ("cards", change("card", "a-carbon-2", 'letter = "B"'), "A", "letter"),
    ("cards", change("card", "a-carbon-2", "seat = 1"), "a-carbon-2", "seat"),
    ("cards", change("card", "a-carbon-2", "price = 1"), "a-carbon-2", "price"),
    ("cards", change("card", "d-share-tawac", NO_SHARE), "d-share-tawac", "kind"),
    ("cards", change("card", "b-field-tawac", 'company = "astrogo"'), "field", "company"),
    ("cards", change("card", "start-scientist", 'kind = "energy"'), "start", "kind"),
    ("cards", change("card", "single-energy-02", "value = 2"), "single-energy-02", "kind"),
    ("cards", change("card", "single-energy-02", "seat = 1"), "single", "seat"),
    ("cards", change("card", "x", NEW_CARD), "A", "letter"),
    ("plans", change("plan", "a-01", 'needs = []'), "a-01", "needs"),
    ("plans", change("plan", "a-01", 'reward = [{ op = "fly", n = 1 }]'), "a-01", "reward"),
    ("plans", change("plan", "a-01", 'reward = [{ op = "coins", n = 0 }]'), "a-01", "reward"),
    ("plans", change("plan", "a-01", 'letter = "B"'), "A", "letter"),
    ("plans", "[[special]]\nnumber = 8\n", "8", "number"),
    ("tokens", change("token", "token-1", 'rest = ["a", "b"]'), "token-1", "rest"),
    ("tokens", change("token", "token-1", 'rest = ["a", "b", "c"]'), "token-1", "rest"),
    ("tokens", change("token", "token-1", 'seat = 2'), "token", "seat"),
    ("tokens", change("token", "token-1", 'bonus = [{ op = "coins", n = 3 }]'), "token-1", "bonus"),
    ("boards", change("track", "tank", "values = [[6, 10], [5, 20]]"), "tank", "values"),
    ("boards", change("track", "tank", "slot_at = 29"), "tank", "slot_at"),
    ("boards", change("track", "research", "no_a = [1]"), "research", "no_a"),
    ("boards", "[[surcharge]]\nnumber = 13\ncost = 1\nsource = 'original'\n", "13", "number"),
    ("boards", change("plan_space", "A-2", 'supplement = true'), "plan_space", "supplement"),
    ("boards", change("plan_space", "A-2", 'position = 1'), "A-2", "position"),
    ("tracks", change("track", "A1", "last = 12"), "A1", "shares"),
    ("tracks", change("track", "A1", "shares = [[3, 2], [5, 1]]"), "A1", "shares"),
    ("tracks", change("track", "A1", "barriers = []"), "A1", "barriers"),
    ("tracks", change("track", "A1", "barriers = [{ to = 30, cost = 1 }]"), "A1", "barriers"),
    ("tracks", change("track", "A1", "thresholds = [{ to = 3, coins = 1 }]"), "A1", "thresholds"),
    ("tracks", change("track", "A1", 'bonus = "P1"'), "A1 and B1", "bonus"),
    ("tracks", change("track", "A1", 'bonus = "P9"'), "A1", "bonus"),
    ("tracks", change("bonus", "P1-1", 'level = 2'), "bonus", "level"),
    ("spaces", change("space", "sell", 'kind = "tile"'), "standard", "kind"),
    ("spaces", change("space", "sell", "gains = []"), "sell", "gains"),
    ("spaces", change("space", "sell", 'majority = "carbon"'), "sell", "majority"),
    ("spaces", change("space", "S1-1", "level = 2"), "track", "level"),
    ("spaces", change("space", "sell", 'luna = "mid1"'), "space", "luna"),
    ("spaces", change("space", "majority-carbon", 'majority = "energy"'), "majority", "majority"),
    ("missions", change("mission", "first-wave", 'tasks = ["x", "y", "z"]'), "first-wave", "tasks"),
    ("missions", change("task", "x", NEW_TASK), "x", "id"),
    ("missions", change("task", "tank-value-25", NO_VALUE), "tank-value-25", "need"),
    ("threats", change("threat", "leak", f"needs = [{{ {PAST_41} }}]"), "leak", "needs"),
    ("threats", change("threat", "leak", 'consequence = { op = "rain" }'), "leak", "consequence"),
    ("luna", change("card", "I-1", "card_class = 2"), "class 1", "card_class"),
    ("luna", change("card", "I-1", SLOT_A_ONLY), "I-1", "lines"),
    ("luna", "[[level]]\nnumber = 3\ntank_tokens = [19, 11]\n", "3", "tank_tokens"),
    ("campaign", "[[chapter]]\nnumber = 3\nthreats = true\n", "3", "threats"),
    ("campaign", "[[chapter]]\nnumber = 2\noutposts = { skymine = [1] }\n", "2", "outposts"),
    ("campaign", "[[chapter]]\nnumber = 3\noutposts = { skymine = [1, 1] }\n", "3", "outposts"),
    ("setup", 'first_tracks = { skymine = "A1" }\n', "setup", "first_tracks"),
    ("setup", BOTH_SIDES, "setup", "first_tracks"),
    ("setup", "plan_points = { A = 1 }\n", "setup", "plan_points"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "text", "entry", "field"), BROKEN)
def test_a_broken_overlay_is_told_by_file_entry_and_field(
    tmp_path: Path, file: str, text: str, entry: str, field: str
) -> None:
    with pytest.raises(DataError) as caught:
        load_box(overlay(tmp_path, file, text))
    assert f"{file}.toml" in caught.value.args_["file"]
    assert caught.value.args_["entry"] == entry
    assert caught.value.args_["field"].startswith(field)
    assert re.search(r"\w", caught.value.args_["problem"])
    assert f"{file}.toml" in str(caught.value)


def test_an_error_says_what_would_be_right(tmp_path: Path) -> None:
    text = (
        '[[token]]\nid = "token-1"\nrest = ["start-carbon-9", "start-carbon-1", "start-energy-1"]\n'
    )
    with pytest.raises(
        DataError, match="start-carbon-9 is no starting card; one of start-carbon-1"
    ):
        load_box(overlay(tmp_path, "tokens", text))


def test_an_id_is_used_once(tmp_path: Path) -> None:
    text = change("task", "first-wave", NEW_TASK)
    with pytest.raises(DataError, match="Two entries have the id"):
        load_box(overlay(tmp_path, "missions", text))


@pytest.mark.rule("SKY-Q-38")
@pytest.mark.parametrize(("page", "on"), [("rules.md", "on"), ("rules.pl.md", "na")])
def test_the_pages_name_the_bonuses_of_the_tracks(page: str, on: str) -> None:
    text = resources.files("kosmodrom.games.skymines").joinpath(page).read_text(encoding="utf-8")
    [ruling] = [line for line in text.splitlines() if line.startswith("- **SKY-Q-38**")]
    named = re.findall(rf"\b([PS]\d) (?:is )?(?:jest )?{on} ([A-E][12])\b", ruling)
    assert sorted(named) == sorted((track.bonus, id) for id, track in BOX.tracks.items())
