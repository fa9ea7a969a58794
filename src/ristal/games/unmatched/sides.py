"""Who plays with whom."""

from __future__ import annotations

from ristal.engine.data import Options


def sides(seats: int, options: Options) -> list[int]:
    """§R156 The side of each seat: partners sit opposite one another."""
    is_in_teams = options["mode"] in ("teams", "teams-of-three")
    return [seat % 2 if is_in_teams else seat for seat in range(seats)]
