"""What the judges of games share."""

from __future__ import annotations

import pytest

from kosmodrom.core.judging import advantage, final_margin, once_per_box


@pytest.mark.parametrize(
    ("values", "seat", "ahead"),
    [([700, 400], 0, 300), ([700, 400], 1, -300), ([300, 900, 500], 2, -250)],
)
def test_a_seat_is_compared_with_the_best_and_with_the_average(
    values: list[int], seat: int, ahead: int
) -> None:
    assert advantage(values, seat) == ahead


@pytest.mark.parametrize(
    ("keys", "margins"),
    [
        ([(10, 0), (7, 5), (9, 0)], [100, -300, -100]),
        ([(10, 1), (10, 2), (3, 9)], [-1, 1, -700]),
        ([(10, 2), (10, 2)], [0, 0]),
    ],
)
def test_points_count_before_tie_breaks(keys: list[tuple[int, int]], margins: list[int]) -> None:
    assert [final_margin(keys, seat) for seat in range(len(keys))] == margins


def test_what_is_worked_out_of_a_box_is_kept() -> None:
    made: list[dict[str, int]] = []

    def make(box: dict[str, int]) -> tuple[int, ...]:
        made.append(box)
        return tuple(box.values())

    tables_of = once_per_box(make)
    box, equal = {"a": 1}, {"a": 1}
    assert tables_of(box) is tables_of(box)
    assert tables_of(equal) == tables_of(box)
    assert len(made) == 2  # equal boxes are two boxes
    for number in range(8):
        tables_of({"b": number})
    tables_of(box)
    assert len(made) == 11  # only the last few are kept
