"""The Wilson interval against the figures of Newcombe, Statistics in Medicine 17 (1998), table I, method 3."""

from __future__ import annotations

import pytest

from ristal.lab.interval import by_deal, wilson


@pytest.mark.parametrize(
    ("successes", "n", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_published_intervals(successes: int, n: int, low: float, high: float) -> None:
    assert wilson(successes, n) == pytest.approx((low, high), abs=5e-5)


def test_wins_and_losses_are_mirror_images() -> None:
    low, high = wilson(81, 263)
    assert wilson(263 - 81, 263) == pytest.approx((1 - high, 1 - low))


def test_half_points_count() -> None:
    assert wilson(10, 30)[0] < wilson(10.5, 30)[0] < wilson(11, 30)[0]


def test_it_stays_within_0_and_1() -> None:
    for n in (1, 7, 30, 1000):
        assert 0.0 <= wilson(0, n)[0] < 1e-12
        assert 1.0 >= wilson(n, n)[1] > 1 - 1e-12


def test_nothing_tried_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("successes", "n"), [(-1, 3), (4, 3), (0.5, 0)])
def test_impossible_counts_are_refused(successes: float, n: int) -> None:
    with pytest.raises(ValueError, match="successes"):
        wilson(successes, n)


def test_games_of_a_deal_that_come_out_alike_count_as_one() -> None:
    assert by_deal([(1, 1.0), (1, 0.0), (1, 1.0)]) == wilson(2, 3)
    alike = by_deal([(4, 4.0)] * 10 + [(4, 0.0)] * 10)
    assert alike == pytest.approx(wilson(9.5, 19))
    assert by_deal([(2, 1.0)] * 20) == pytest.approx(wilson(20, 40))  # swapped seats: no narrower than all games


def test_where_all_games_come_out_alike_it_is_deals_that_count() -> None:
    assert by_deal([(4, 4.0)] * 10) == wilson(10, 10)
    assert by_deal([(4, 3.0)]) == wilson(0.75, 1)
    assert by_deal([]) == (0.0, 1.0)
