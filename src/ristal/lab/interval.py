"""How far a measured share may be from the true one."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z_95 = 1.959963984540054  # standard deviations that hold 95 % of a normal distribution


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
