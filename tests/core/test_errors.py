"""Errors: in words, in both languages, and through a process pool."""

from __future__ import annotations

import copy
import pickle

import pytest

from kosmodrom.core.errors import (
    DataError,
    GameOptionsError,
    HistoryError,
    KosmodromError,
    Refused,
    RuleError,
    SeatsError,
    UnknownGame,
)
from kosmodrom.core.words import Words
from tests.core.toys import PACKAGE

ERRORS: list[KosmodromError] = [
    DataError("error-data-id", file="f.toml", table="mission", number=2),
    HistoryError("error-history-choice", choice=5, problem="bad"),
    HistoryError("error-history-part"),
    GameOptionsError("error-option-unknown", field="x", known=("a", "b")),
    Refused("not-asked", ("AM-301",), waiting_for=(1, 2)),
    RuleError("error-rule", choice=3, option="Pass()", problem="boom"),
    SeatsError("error-seats", game="toy", given=9, min=2, max=4),
    SeatsError("error-automas", game="toy", given=2, max=1),
    UnknownGame("error-unknown-game", game="chess", known=("astrominers",)),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.message)
def test_an_error_survives_pickling_and_copying(error: KosmodromError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert again.__dict__ == error.__dict__
        assert again.args == error.args


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.message)
def test_an_error_has_words_in_both_languages(error: KosmodromError) -> None:
    english, polish = (Words(language).error(error) for language in ("en", "pl"))
    assert str(error) == english != polish
    assert "{" not in english + polish


def test_a_refusal_of_a_game_finds_the_game_s_words() -> None:
    refused = Refused("not-in-hand", card=3)
    assert str(refused) == "refusal-not-in-hand"
    refused.package = PACKAGE
    assert str(refused) == "You do not hold 3."
    assert str(pickle.loads(pickle.dumps(refused))) == "You do not hold 3."


def test_a_history_error_counts_choices_from_one() -> None:
    assert HistoryError("error-history-choice", choice=1, problem="x").choice == 1
    assert HistoryError("error-history-part").choice is None
