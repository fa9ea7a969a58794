"""Who plays with whom."""

from __future__ import annotations

from ristal.engine.data import Options


def sides(seats: int, options: Options) -> list[int]:
    """§R46 The side of each seat: partners face one another."""
    return [seat % 2 if options["teams"] == "yes" else seat for seat in range(seats)]
