"""The component data of Astrominers keeps to what the rules ask of it.

Each test names the rule (AM-...) or the property of the box behind it.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import correlation
from typing import Any

import pytest

from kosmodrom.games.astrominers.state import FACES, SYMBOLS_ON, WORKER_OF

ROOM = Path(__file__).parents[3] / "src" / "kosmodrom" / "games" / "astrominers"

TYPES = "SCM"
BASIC = ("plasteel", "water", "xenon")
RARE = ("gold", "tungsten", "nickel", "palladium")
RESOURCES = BASIC + RARE
WORKERS = ("miner", "automaton", "inspector", "geologist")
SYMBOLS = ("miner", "automaton", "both", "inspector", "geologist")
EFFECTS = ("specialist", "automaton", "miner", "rebate", "free_launch", "extra_order")
CARD_AREAS = ("dispatch", "refinery")
ANY_DIE_AREAS = {"first": 1, "award": 3, "technology": 1, "bulletin": 1, "expedition": 1}
PLAYERS = (2, 3, 4)
DICE = 7
DISPLAY = 4

Entry = dict[str, Any]


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((ROOM / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def entries(name: str, table: str) -> list[Entry]:
    found: list[Entry] = load(name)[table]
    return found


def words(language: str) -> dict[str, str]:
    """The messages of a catalogue; a message with variants is joined into one text."""
    text = (ROOM / "locale" / f"{language}.cards.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-z][a-z0-9-]*) = (.*(?:\n(?:[ ]+.*|\}))*)$", text, re.MULTILINE)
    assert len(found) == len(dict(found)), "a message is defined twice"
    return dict(found)


RESOURCE = entries("resources", "resource")
BOARD = load("board")
MISSION = entries("missions", "mission")
ORDER = entries("orders", "order")
AWARD = entries("awards", "award")
TECHNOLOGY = entries("technologies", "technology")
BULLETIN = entries("bulletins", "bulletin")
EXPEDITION = entries("expeditions", "expedition")
EXCHANGE = entries("exchange", "exchange")
CARDS = [*MISSION, *ORDER, *AWARD, *TECHNOLOGY, *BULLETIN, *EXPEDITION, *EXCHANGE]
PAID = [*MISSION, *ORDER, *TECHNOLOGY, *BULLETIN, *EXPEDITION]
EN, PL = words("en"), words("pl")


def named(cards: list[Entry]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("card", cards, ids=[card["id"] for card in cards])


def open_spaces(area: str, players: int) -> list[Entry]:
    return [s for s in BOARD["space"] if s["area"] == area and s["mark"] <= players]


def open_docks(players: int) -> int:
    return sum(dock["mark"] <= players for dock in BOARD["dock"])


def in_play(cards: list[Entry], players: int) -> list[Entry]:
    return [card for card in cards if card["mark"] <= players]


def workers_of(symbol: str) -> tuple[str, ...]:
    return ("miner", "automaton") if symbol == "both" else (symbol,)


def spaces_of(mission: Entry) -> list[str]:
    return [*mission["yellow"], *mission["white"]]


def worth(units: dict[str, int], any_worth: float) -> float:
    """What units are worth on paper, in victory points."""
    price = dict.fromkeys(BASIC, 0.7) | dict.fromkeys(RARE, 1.1) | {"any": any_worth}
    return sum(price[kind] * number for kind, number in units.items())


def price_of(order: Entry) -> float:
    return worth(order["cost"], 0.6) + int(order["discard"])


def symbol_worth(mission: Entry, symbol: str) -> float:
    sets = [worth(mission["reward"][worker], 1.2) for worker in workers_of(symbol)]
    return sum(sets) / len(sets)


def payback(mission: Entry) -> float:
    """Reward of all spaces, filled with single faces, over the cost."""
    reward = sum(symbol_worth(mission, symbol) for symbol in spaces_of(mission))
    return reward / worth(mission["cost"], 0.6)


def ranks(values: list[float]) -> list[float]:
    """Ranks with ties sharing the mean."""
    ordered = sorted(values)
    return [ordered.index(v) + (ordered.count(v) - 1) / 2 for v in values]


def all_entries() -> Iterator[Entry]:
    yield from (*RESOURCE, *BOARD["dock"], *BOARD["space"], *CARDS)


# Die


def test_six_faces() -> None:
    """AM-Q-01: one face each, and only miners and automatons are doubled."""
    assert [(face, WORKER_OF[face], SYMBOLS_ON[face]) for face in FACES] == [
        ("miner", "miner", 1),
        ("miner2", "miner", 2),
        ("automaton", "automaton", 1),
        ("automaton2", "automaton", 2),
        ("inspector", "inspector", 1),
        ("geologist", "geologist", 1),
    ]


# Board


def test_areas_of_the_board() -> None:
    areas = {space["area"] for space in BOARD["space"]}
    assert areas == {*BASIC, *CARD_AREAS, *ANY_DIE_AREAS}


def test_space_ids_count_up_inside_an_area() -> None:
    for area in {space["area"] for space in BOARD["space"]}:
        ids = [space["id"] for space in BOARD["space"] if space["area"] == area]
        assert ids == [f"{area}-{n}" for n in range(1, len(ids) + 1)]


def test_marks_are_player_counts() -> None:
    """AM-111, AM-112"""
    for entry in [*BOARD["space"], *BOARD["dock"], *MISSION, *ORDER]:
        assert entry["mark"] in PLAYERS


def test_marks_do_not_fall_inside_an_area() -> None:
    """AM-329: closed spaces lie behind the open ones, so 'first free' has no holes."""
    for area in (*BASIC, *CARD_AREAS):
        marks = [space["mark"] for space in open_spaces(area, 4)]
        assert marks == sorted(marks)


def test_rounds() -> None:
    """AM-201"""
    assert BOARD["rounds"] == 8


def test_docks_are_numbered_from_one() -> None:
    numbers = [dock["number"] for dock in BOARD["dock"]]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("players", PLAYERS)
def test_docks_for_every_player_and_no_more_than_barges(players: int) -> None:
    """AM-323, AM-342"""
    assert players <= open_docks(players) <= 2 * players


def test_docks_do_not_get_fewer_with_more_players() -> None:
    assert open_docks(2) <= open_docks(3) <= open_docks(4)


@pytest.mark.parametrize("players", PLAYERS)
def test_stores_and_cards_do_not_take_all_dice(players: int) -> None:
    spaces = sum(len(open_spaces(area, players)) for area in (*BASIC, *CARD_AREAS))
    assert spaces < DICE * players


@pytest.mark.parametrize("area", BASIC)
def test_first_space_of_a_basic_area_is_always_open(area: str) -> None:
    """AM-311"""
    assert open_spaces(area, 4)[0]["mark"] == 2


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("area", BASIC)
def test_basic_areas_take_miners_and_automatons(area: str, players: int) -> None:
    """AM-310"""
    accepted = {worker for space in open_spaces(area, players) for worker in space["accepts"]}
    assert accepted == {"miner", "automaton"}


@pytest.mark.parametrize(("area", "worker"), [("dispatch", "inspector"), ("refinery", "geologist")])
@pytest.mark.parametrize("players", PLAYERS)
def test_card_areas(area: str, worker: str, players: int) -> None:
    """AM-312, AM-313"""
    spaces = open_spaces(area, players)
    assert spaces
    assert all(space["accepts"] == [worker] for space in spaces)


@pytest.mark.parametrize("area", ANY_DIE_AREAS)
def test_single_spaces_take_any_die(area: str) -> None:
    """AM-315 to AM-317, AM-Q-25"""
    spaces = open_spaces(area, 2)
    assert len(spaces) == len(open_spaces(area, 4)) == ANY_DIE_AREAS[area]
    assert all(space["accepts"] == list(WORKERS) for space in spaces)


# Resources


def test_kinds_in_the_order_of_the_round_track() -> None:
    """AM-122"""
    kinds = [(r["id"], r["kind"]) for r in RESOURCE]
    assert kinds == [(r, "basic") for r in BASIC] + [(r, "rare") for r in RARE]


@pytest.mark.parametrize("resource", RESOURCE, ids=RESOURCES)
def test_units_suffice_for_setup_and_can_run_out(resource: Entry) -> None:
    """AM-106, AM-108, AM-110, AM-412: 4 to start, 1 on the track, 3 for a bonus."""
    demand = sum(card["cost"].get(resource["id"], 0) for card in PAID)
    assert 4 + 1 + 3 <= resource["units"] < demand + 4


# Cards in general


def test_every_entry_names_its_source() -> None:
    for entry in all_entries():
        assert entry["source"] in {"rulebook", "reference", "original"}, entry


def test_card_ids_are_unique_short_slugs() -> None:
    ids = [card["id"] for card in CARDS]
    assert [card for card, n in Counter(ids).items() if n > 1] == []
    for card in ids:
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", card)
        assert len(card) <= 18


@pytest.mark.parametrize("cards", [MISSION, ORDER], ids=["missions", "orders"])
def test_sorted_by_mark_then_id(cards: list[Entry]) -> None:
    keys = [(card["mark"], card["id"]) for card in cards]
    assert keys == sorted(keys)


@pytest.mark.parametrize("cards", [MISSION, ORDER], ids=["missions", "orders"])
def test_cards_by_mark(cards: list[Entry]) -> None:
    assert Counter(card["mark"] for card in cards) == {2: 24, 3: 16, 4: 16}


@named(PAID)
def test_costs_are_positive_units_of_known_kinds(card: Entry) -> None:
    assert card["cost"]
    assert set(card["cost"]) <= {*RESOURCES, "any"}
    assert all(units >= 1 for units in card["cost"].values())


def test_few_costs_and_rewards_use_any_resource() -> None:
    """AM-Q-18"""
    assert 1 <= sum("any" in mission["cost"] for mission in MISSION) <= 6
    assert 1 <= sum("any" in order["cost"] for order in ORDER) <= 8
    generous = [m for m in MISSION if any("any" in units for units in m["reward"].values())]
    assert 1 <= len(generous) <= 3


# Missions


@named(MISSION)
def test_mission_spaces(card: Entry) -> None:
    """AM-321, AM-409: 3 to 6 spaces can be filled in two rounds, one of them by others."""
    assert set(spaces_of(card)) <= set(SYMBOLS)
    assert 3 <= len(spaces_of(card)) <= 6
    assert card["yellow"]
    assert card["white"]


@named(MISSION)
def test_mission_rewards_exactly_its_workers(card: Entry) -> None:
    """AM-405, AM-Q-06"""
    standing = {worker for symbol in spaces_of(card) for worker in workers_of(symbol)}
    assert set(card["reward"]) == standing
    for units in card["reward"].values():
        assert set(units) <= {*RESOURCES, "any"}
        assert 1 <= sum(units.values()) <= 2


@named(MISSION)
def test_mission_cost(card: Entry) -> None:
    rare = sum(card["cost"].get(kind, 0) for kind in RARE)
    assert 1 <= sum(card["cost"].values()) <= 4
    assert rare <= 1


@named(MISSION)
def test_mission_pays_back_its_cost(card: Entry) -> None:
    assert 2.0 <= payback(card) <= 3.2


@named([m for m in MISSION if {"inspector", "geologist"} & set(m["reward"])])
def test_specialists_are_paid_better(card: Entry) -> None:
    sets = {worker: worth(units, 1.2) for worker, units in card["reward"].items()}
    special = [sets.pop(worker) for worker in ("inspector", "geologist") if worker in sets]
    assert min(special) > max(sets.values())


def test_some_missions_ask_for_each_symbol_at_every_player_count() -> None:
    assert {s for m in in_play(MISSION, 2) for s in spaces_of(m)} == set(SYMBOLS)


@pytest.mark.parametrize("mark", PLAYERS)
def test_asteroid_types_are_even_at_every_mark(mark: int) -> None:
    types = Counter(m["type"] for m in MISSION if m["mark"] == mark)
    assert set(types) == set(TYPES)
    assert max(types.values()) - min(types.values()) <= 1


@pytest.mark.parametrize("players", PLAYERS)
def test_every_resource_is_mined_at_every_player_count(players: int) -> None:
    """AM-812"""
    mined = {
        kind for m in in_play(MISSION, players) for units in m["reward"].values() for kind in units
    }
    assert mined >= set(RESOURCES)


def test_rare_resources_are_mined_about_evenly() -> None:
    mined: Counter[str] = Counter()
    for mission in MISSION:
        for symbol in spaces_of(mission):
            for worker in workers_of(symbol):
                for kind, units in mission["reward"][worker].items():
                    mined[kind] += units * 2 // len(workers_of(symbol))  # in halves
    rare = [mined[kind] for kind in RARE]
    assert max(rare) <= 1.4 * min(rare)


def test_missions_are_all_different() -> None:
    faces = [str([m[key] for key in ("cost", "yellow", "white", "reward")]) for m in MISSION]
    assert len(set(faces)) == len(faces)


@pytest.mark.parametrize(("area", "cards"), [("dispatch", MISSION), ("refinery", ORDER)])
@pytest.mark.parametrize("players", PLAYERS)
def test_decks_last_the_game(area: str, cards: list[Entry], players: int) -> None:
    taken = BOARD["rounds"] * len(open_spaces(area, players))
    assert len(in_play(cards, players)) >= taken + DISPLAY


# Orders


@named(ORDER)
def test_order_cost_and_points(card: Entry) -> None:
    assert 3 <= sum(card["cost"].values()) <= 9
    assert 2 <= card["points"] <= 11
    assert isinstance(card["discard"], bool)
    assert -1.7 <= card["points"] - price_of(card) <= 1


@pytest.mark.parametrize("effect", EFFECTS)
def test_effects_occur_at_every_player_count_and_evenly(effect: str) -> None:
    """AM-505 to AM-510"""
    marks = Counter(order["mark"] for order in ORDER if order["effect"] == effect)
    assert marks[2] == 4
    assert 2 <= marks[3] <= 3
    assert 2 <= marks[4] <= 3


def test_no_other_effects() -> None:
    assert {order["effect"] for order in ORDER} == set(EFFECTS)


@pytest.mark.parametrize("mark", PLAYERS)
def test_points_rise_with_the_price(mark: int) -> None:
    """Among the orders that come in with this number of players."""
    orders = [order for order in ORDER if order["mark"] == mark]
    prices = ranks([price_of(order) for order in orders])
    points = ranks([float(order["points"]) for order in orders])
    assert correlation(prices, points) > 0.95


def test_no_order_costs_more_than_another_of_its_effect_and_scores_less() -> None:
    for a in ORDER:
        for b in ORDER:
            dearer = a["discard"] >= b["discard"] and all(
                a["cost"].get(kind, 0) >= units for kind, units in b["cost"].items()
            )
            if a["effect"] == b["effect"] and dearer:
                assert a["points"] >= b["points"], (a["id"], b["id"])


@pytest.mark.parametrize("mark", PLAYERS)
def test_some_orders_ask_for_a_card_and_rare_resources(mark: int) -> None:
    """AM-502"""
    orders = [order for order in ORDER if order["mark"] == mark]
    assert 0.1 <= sum(order["discard"] for order in orders) / len(orders) <= 0.4
    assert sum(bool(set(RARE) & set(order["cost"])) for order in orders) > len(orders) / 2


def test_orders_need_every_resource_at_every_player_count() -> None:
    assert {kind for order in in_play(ORDER, 2) for kind in order["cost"]} >= set(RESOURCES)


# Awards


def test_seven_different_awards() -> None:
    """AM-103, AM-115"""
    assert len(AWARD) == 7
    assert len({"".join(sorted(award["set"])) for award in AWARD}) == 7
    assert "astro-foremans-cup" in {award["id"] for award in AWARD}
    assert {letter for award in AWARD for letter in award["set"]} == set(TYPES)


@named(AWARD)
def test_award_is_worth_more_than_its_missions(card: Entry) -> None:
    """AM-606"""
    assert 2 <= len(card["set"]) <= 4
    assert card["points"] > len(card["set"])


@named(AWARD)
def test_award_can_be_met_with_the_smallest_deck(card: Entry) -> None:
    """AM-601"""
    assert Counter(card["set"]) <= Counter(m["type"] for m in in_play(MISSION, 2))


def test_larger_awards_are_worth_more() -> None:
    for small in AWARD:
        for large in AWARD:
            if len(small["set"]) < len(large["set"]):
                assert small["points"] < large["points"]


# Board cards and exchange


def test_one_technology_for_each_rare_resource() -> None:
    """AM-710"""
    assert sorted(card["gives"] for card in TECHNOLOGY) == sorted(RARE)
    assert all(card["gives"] not in card["cost"] for card in TECHNOLOGY)


def test_four_bulletins_and_expeditions() -> None:
    """AM-104"""
    assert len(BULLETIN) == len(EXPEDITION) == 4


@named([*TECHNOLOGY, *BULLETIN])
def test_investments_score(card: Entry) -> None:
    """AM-712, AM-716"""
    assert card["points"] >= 1


@named(EXPEDITION)
def test_expedition_spaces(card: Entry) -> None:
    """AM-717, AM-719"""
    assert card["yellow"] >= 1
    assert card["white"] >= 1
    assert 3 <= card["yellow"] + card["white"] <= 6


def test_one_exchange_card_for_each_rare_resource() -> None:
    """AM-105, AM-117"""
    assert [card["promoted"] for card in EXCHANGE] == list(RARE)
    assert all(card["id"] == f"exchange-{card['promoted']}" for card in EXCHANGE)


# Names


def test_both_catalogues_have_exactly_the_names_needed() -> None:
    needed = {f"card-{card['id']}" for card in CARDS}
    needed |= {f"{word}-{kind}" for word in ("resource", "amount") for kind in (*RESOURCES, "any")}
    needed |= {f"worker-{worker}" for worker in WORKERS}
    needed |= {f"face-{face}" for face in FACES}
    needed |= {f"area-{space['area']}" for space in BOARD["space"]}
    assert set(EN) == needed
    assert set(PL) == needed


@pytest.mark.parametrize("catalogue", [EN, PL], ids=["en", "pl"])
def test_card_names_are_short_and_unique(catalogue: dict[str, str]) -> None:
    names = [text for message, text in catalogue.items() if message.startswith("card-")]
    assert [name for name, n in Counter(names).items() if n > 1] == []
    assert [name for name in names if not 3 <= len(name) <= 24] == []


@pytest.mark.parametrize("catalogue", [EN, PL], ids=["en", "pl"])
def test_amounts_show_the_count(catalogue: dict[str, str]) -> None:
    assert all("{ $count }" in catalogue[f"amount-{kind}"] for kind in (*RESOURCES, "any"))


def test_polish_is_polish() -> None:
    letters = {letter for text in PL.values() for letter in text.lower()}
    assert letters >= set("ąćęłńóśźż")
    assert PL["card-astro-foremans-cup"] == "Puchar Astrosztygara"
    assert PL["resource-gold"] == "złoto"
    for message in PL:
        if message.startswith("card-"):
            assert PL[message] != EN[message], message


def test_polish_amounts_have_their_forms() -> None:
    for kind in RESOURCES:
        assert "[one]" in PL[f"amount-{kind}"]
        assert "*[other]" in PL[f"amount-{kind}"]
    assert all(form in PL["amount-any"] for form in ("[one]", "[few]", "[many]", "*[other]"))


def test_english_is_plain_ascii() -> None:
    assert all(text.isascii() for text in EN.values())
