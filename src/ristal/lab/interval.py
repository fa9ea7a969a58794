"""How far a measured share may be from the true one."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log, sqrt

Z_95 = 1.959963984540054  # standard deviations that hold 95 % of a normal distribution
Z_80 = 0.8416212335729143  # below which 80 % of it lie
FEWEST = 10  # differences before anything is said of their mean
DOUBT = 0.25  # a game that went otherwise, in the place of those not yet seen


def wilson(successes: float, n: float, z: float = Z_95) -> tuple[float, float]:
    """The Wilson score interval of a share: from 0 to 1 where nothing was tried.

    Successes may be points between 0 and 1 a game, a draw half a point: of all such points with the same mean plain
    wins and losses vary most, so that with draws the interval is a little too wide and never too narrow.
    """
    if not 0 <= successes <= n:
        raise ValueError(f"{successes} successes of {n}")
    if n == 0:
        return 0.0, 1.0
    share = successes / n
    centre = share + z * z / (2 * n)
    spread = z * sqrt((share * (1 - share) + z * z / (4 * n)) / n)
    scale = 1 + z * z / n
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def by_deal(deals: Sequence[tuple[int, float]]) -> tuple[float, float]:
    """The interval of a share of points, from the games and the points of each deal.

    Games of one deal are not independent. As far as they come out alike they tell no more than one game would: so many
    games as would vary as much stand in for them (Kish's effective sample). Where swapped seats share the luck of a
    deal the share varies less than that of independent games; we do not rely on it.
    """
    games = sum(played for played, _ in deals)
    points = sum(won for _, won in deals)
    if len(deals) == games:
        return wilson(points, games)
    share = points / games
    alone = share * (1 - share) / games
    if len(deals) == 1 or alone < 1e-12:  # all alike: nothing tells whether the deals made it so
        return wilson(share * len(deals), len(deals))
    spread = sum((won - share * played) ** 2 for played, won in deals)
    together = spread * len(deals) / (len(deals) - 1) / games**2
    effective = games / max(1.0, together / alone)
    return wilson(share * effective, effective)


def apart(one: tuple[float, tuple[float, float]], other: tuple[float, tuple[float, float]]) -> tuple[float, float]:
    """The interval of the difference of two shares, each with its own (Newcombe's)."""
    (share, (low, high)), (less, (lowest, highest)) = one, other
    gap = share - less
    return gap - sqrt((share - low) ** 2 + (highest - less) ** 2), gap + sqrt(
        (high - share) ** 2 + (less - lowest) ** 2
    )


def at_any_time(differences: Sequence[float], planned: int, miss: float = 0.05) -> tuple[float, float]:
    """The interval of a mean that holds at every look at once, so that one may stop when one likes: the asymptotic
    confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, narrowest at the planned number."""
    n = len(differences)
    if n < FEWEST:
        return -1.0, 1.0
    mean = sum(differences) / n
    variance = (sum((each - mean) ** 2 for each in differences) + DOUBT) / n
    spread = _spread_at_any_time(variance, n, planned, miss)
    return max(-1.0, mean - spread), min(1.0, mean + spread)


def expect_at_any_time(variance: float, planned: int) -> float:
    """Half the width that such an interval will have after all that is planned."""
    return min(1.0, _spread_at_any_time(variance, max(planned, 1), planned, 0.05))


def expect_share(games: int) -> float:
    """Half the width of the interval of an even share after so many games."""
    return Z_95 * sqrt(0.25 / max(games, 1))


def _spread_at_any_time(variance: float, n: int, planned: int, miss: float) -> float:
    tuning = (-2 * log(miss) + log(-2 * log(miss)) + 1) / max(planned, FEWEST)
    grown = n * tuning + 1
    return sqrt(variance * 2 * grown / (n * n * tuning) * log(sqrt(grown) / miss))


def games_for(differences: Sequence[float], wanted: float) -> int:
    """How many such differences tell one of this size from none, in 95 % of cases where there is none and 80 % where
    there is."""
    n = len(differences)
    mean = sum(differences) / n
    variance = (sum((each - mean) ** 2 for each in differences) + DOUBT) / n
    return ceil(variance * ((Z_95 + Z_80) / wanted) ** 2)
