"""Why something cannot be done in a hit or a loss."""

from __future__ import annotations

import pytest

from kosmodrom.core.options import Option
from kosmodrom.core.words import Words
from kosmodrom.games.galaxy_trucker.moves.base import TAKE_LOAN
from kosmodrom.games.galaxy_trucker.moves.hits import KeepPiece, Shoot, UseBoostedShield, UseShield
from kosmodrom.games.galaxy_trucker.moves.losses import (
    CrewName,
    GiveUpCrew,
    GiveUpCube,
    GiveUpToken,
    PayToken,
    WakeSleeper,
)
from kosmodrom.games.galaxy_trucker.refusals import hits, losses
from kosmodrom.games.galaxy_trucker.steps import (
    AnyStep,
    LoseCrew,
    LoseGoods,
    LoseTokens,
    PayTokens,
    Volley,
    Wake,
)
from kosmodrom.games.galaxy_trucker.tables import HEAVY_SHOT, LARGE_METEOR, LIGHT_SHOT
from kosmodrom.games.galaxy_trucker.terms import FRONT, PACKAGE, RIGHT
from tests.games.galaxy_trucker.kit import A, Position

SHIELDED = """
      S<--SB--S
      |   |   |
  GG--X---H---Sv--B2
          |
          B3
"""
WORDS = [Words(language, [PACKAGE]) for language in ("en", "pl")]


def reason(position: Position, step: AnyStep, option: Option) -> tuple[str, tuple[str, ...]]:
    """What is said when the option is chosen at the first question, and by which rules."""
    table = position.carry_out(step)
    ((seat, ask),) = table.pending.items()
    assert option not in ask.options
    find = {**hits.REFUSALS, **losses.REFUSALS}[ask.question.id]
    refused = find(table.game, seat, ask, option)
    if refused.reason != "not-offered":
        for words in WORDS:
            assert words.has(f"refusal-{refused.reason}")
            assert "$" not in words.error(refused)
    return refused.reason, refused.rules


def shot(kind: int, side: int, line: int) -> Volley:
    return Volley([(kind, side)], [A], "pirates", line=line)


@pytest.mark.parametrize(
    ("kind", "option", "expected"),
    [
        (LIGHT_SHOT, UseShield(4, 4), "no-part-there"),
        (LIGHT_SHOT, UseShield(9, 4), "no-part-there"),
        (LIGHT_SHOT, UseShield(7, 6), "not-a-shield"),
        (LIGHT_SHOT, UseShield(7, 8), "shield-side"),
        (LIGHT_SHOT, UseBoostedShield(6, 6), "shield-enough"),
        (LIGHT_SHOT, Shoot(7, 5), "cannons-no-use"),
        (HEAVY_SHOT, UseShield(6, 6), "shield-too-weak"),
        (HEAVY_SHOT, Shoot(7, 5), "cannons-no-use"),
        (LARGE_METEOR, Shoot(7, 6), "not-a-cannon"),
        (LARGE_METEOR, Shoot(7, 5), "cannon-column"),
        (LARGE_METEOR, TAKE_LOAN, "not-offered"),
    ],
)
def test_defences(kind: int, option: Option, expected: str) -> None:
    position = Position(flight="II", technologies=True)
    position.ship(A, SHIELDED)
    assert reason(position, shot(kind, FRONT, 7), option)[0] == expected


def test_defences_from_the_side() -> None:
    position = Position(flight="II", technologies=True)
    position.ship(A, SHIELDED)
    step = shot(LARGE_METEOR, RIGHT, 6)
    assert reason(position, step, Shoot(7, 5))[0] == "cannon-points-elsewhere"
    position.ship(A, "G>\n|\nX\n|\nX---H---B3\n|   |   |\nX---SB--S", at=(5, 6))
    assert reason(position, shot(LARGE_METEOR, RIGHT, 8), Shoot(5, 6))[0] == "cannon-row"


@pytest.mark.rule("GT-923")
def test_parts_in_the_dead_zone() -> None:
    position = Position(flight="II", technologies=True)
    position.dead(8)
    position.ship(A, SHIELDED)
    assert reason(position, shot(LIGHT_SHOT, FRONT, 7), UseShield(6, 8))[0] == "part-dead"


@pytest.mark.rule("GTB-514", "GT-262")
def test_too_few_tokens() -> None:
    position = Position(flight="II", technologies=True)
    position.ship(A, SHIELDED, tokens={"B3": 1, "B2": 0})
    # A shot from which the double cannon's column is defended with the one token.
    step = shot(LARGE_METEOR, FRONT, 5)
    said, rules = reason(position, step, UseBoostedShield(6, 6))
    assert said == "too-few-tokens"
    assert "GTB-514" in rules


@pytest.mark.rule("GT-627")
def test_a_shield_of_the_other_half() -> None:
    position = Position(flight="IIA")
    position.ship(A, "S---B2              S---B2", at=(6, 3))
    assert reason(position, shot(LIGHT_SHOT, FRONT, 4), UseShield(6, 8))[0] == "shield-half"
    position = Position(flight="IIA")
    position.ship(A, "S---B2              S---B2", at=(6, 3))
    position.away(A, half=1)
    assert reason(position, shot(LIGHT_SHOT, FRONT, 4), UseShield(6, 8))[0] == "part-away"


@pytest.mark.rule("GT-260")
def test_a_shield_without_a_booster() -> None:
    position = Position(flight="II", technologies=True)
    position.ship(A, "S<--SB--H---B3\n|\nX---S")
    assert reason(position, shot(HEAVY_SHOT, FRONT, 6), UseBoostedShield(8, 6))[0] == "no-booster"


@pytest.mark.rule("GTB-751")
def test_pieces_go_by_their_first_cell() -> None:
    position = Position(flight="II")
    position.ship(A, "X---X---H---X")
    assert reason(position, shot(HEAVY_SHOT, FRONT, 6), KeepPiece(7, 8))[0] == "name-a-piece"


def crew_position() -> Position:
    position = Position(flight="II", technologies=True)
    position.ship(A, "PU--C---X---C\n        |\n    ST--H---LC", aliens={"purple": "C#1"})
    return position


@pytest.mark.parametrize(
    ("name", "crew", "expected"),
    [
        ("ST", "human", ("sleeper-stays", ("GT-221", "GT-222"))),
        ("H", "purple", ("nobody-there", ("GTB-730",))),
        ("X", "human", ("nobody-there", ("GTB-730",))),
    ],
)
def test_crew(name: str, crew: CrewName, expected: tuple[str, tuple[str, ...]]) -> None:
    position = crew_position()
    place = position.place(A, name)
    option = GiveUpCrew(*place, crew)
    assert reason(position, LoseCrew(A, 1), option) == expected


def test_crew_that_is_not_meant() -> None:
    position = crew_position()
    option = GiveUpCrew(*position.place(A, "C#1"), "purple")
    assert reason(position, LoseCrew(A, 1, humans=True), option)[0] == "humans-alone"
    position = Position(flight="IIA")
    position.ship(A, "C---C               C---X", at=(6, 3))
    option = GiveUpCrew(6, 8, "human")
    assert reason(position, LoseCrew(A, 1, half=0), option)[0] == "crew-elsewhere"


def test_sleepers() -> None:
    position = crew_position()
    home, cabin = position.place(A, "H"), position.place(A, "C#2")
    luxury, chamber = position.place(A, "LC"), position.place(A, "ST")
    position.player(A).ship.humans[position.cell(A, "H")] = 1
    wake = Wake(A, [[position.cell(A, "H"), 1]])
    assert reason(position, wake, WakeSleeper(*home, *cabin))[0] == "no-sleeper"
    assert reason(position, wake, WakeSleeper(*cabin, *chamber))[0] == "no-place-freed"
    assert reason(position, wake, WakeSleeper(*luxury, *chamber))[0] == "passengers-place"


@pytest.mark.rule("GT-624")
def test_sleepers_of_the_other_half() -> None:
    position = Position(flight="IIA", technologies=True)
    position.ship(A, "ST--C               C---X", at=(6, 3), crew={"C#1": 1, "C#2": 1})
    wake = Wake(A, [[position.cell(A, "C#1"), 1], [position.cell(A, "C#2"), 1]])
    assert reason(position, wake, WakeSleeper(6, 8, 6, 3))[0] == "chamber-half"
    position.ship(A, "ST--C---C           ST--C", at=(6, 3), crew={"C#1": 1, "C#3": 0})
    wake = Wake(A, [[position.cell(A, "C#1"), 1], [position.cell(A, "C#3"), 1]])
    assert reason(position, wake, WakeSleeper(6, 9, 6, 8))[0] == "nobody-wakes"


def test_goods() -> None:
    position = Position()
    position.ship(A, "W3--H---W3", goods={"W3#1": "green blue", "W3#2": "green"})
    step = LoseGoods(A, 1)
    assert reason(position, step, GiveUpCube(7, 6, "blue"))[0] == "most-valuable-first"
    assert reason(position, step, GiveUpCube(7, 7, "green"))[0] == "no-such-cube"


@pytest.mark.rule("GT-623", "GT-648", "GTB-723", "GT-Q-42")
def test_goods_of_halves() -> None:
    position = Position(flight="IIA")
    position.ship(
        A,
        "W3--C               C---W3--W3",
        at=(6, 3),
        goods={"W3#1": "green blue", "W3#2": "yellow blue", "W3#3": "yellow"},
    )
    step, blue = LoseGoods(A, 1), GiveUpCube(6, 9, "blue")
    assert reason(position, step, blue) == ("most-valuable-of-half", ("GTB-723", "GT-Q-42"))
    assert reason(position, step, GiveUpCube(6, 3, "yellow"))[0] == "no-such-cube"
    position.away(A, half=0)
    assert reason(position, step, blue) == ("most-valuable-first", ("GTB-723", "GT-Q-42"))
    assert reason(position, step, GiveUpCube(6, 3, "green")) == ("part-away", ("GT-648",))


def test_tokens() -> None:
    position = Position(flight="IIA")
    position.ship(A, "B2--B2              B2--X", at=(6, 3))
    assert reason(position, LoseTokens(A, 1), GiveUpToken(6, 9))[0] == "no-token"
    assert reason(position, PayTokens(A, 1), PayToken(6, 8))[0] == "battery-half"
    position.away(A, half=1)
    assert reason(position, LoseTokens(A, 1), GiveUpToken(6, 8))[0] == "part-away"


def test_tokens_in_the_dead_zone() -> None:
    position = Position()
    position.dead(8)
    position.ship(A, "B2--H---B2\n    |\n    B3")
    assert reason(position, PayTokens(A, 1), PayToken(7, 8))[0] == "part-dead"
