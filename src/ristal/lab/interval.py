"""How far a measured share may be from the true one."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959963984540054  # standard deviations that hold 95 % of a normal distribution


def wilson(successes: float, n: int, z: float = Z_95) -> tuple[float, float]:
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
