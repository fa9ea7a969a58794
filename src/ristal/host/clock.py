"""Time to think: per move, per match, or as long as it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ristal.server.storage.sql_store import Row

LEAST, MOST, SHARE = 5.0, 60.0, 0.2  # little time: a fifth of what there was, within these seconds


class Clock:
    """Counts from the moves alone, so that it stands the same wherever the match is looked at."""

    def __init__(self, limits: dict[str, float], seats: int) -> None:
        self.per_move: float | None = limits.get("per_move")
        self.per_match: float | None = limits.get("per_match")
        self.used = [0.0] * seats
        self.asked_since: list[float | None] = [None] * seats

    @property
    def runs(self) -> bool:
        return self.per_move is not None or self.per_match is not None

    def tick(self, row: Row, before: list[int], after: list[int]) -> None:
        """A move was made: who answered, or is asked no more, stops; who is asked now starts."""
        for seat in before:
            since = self.asked_since[seat]
            if since is not None and (seat == row.seat or seat not in after):
                self.used[seat] += max(0.0, row.at - since)
                self.asked_since[seat] = None
        for seat in after:
            if self.asked_since[seat] is None:
                self.asked_since[seat] = row.at

    def left(self, seat: int, now: float) -> float | None:
        """Seconds until this seat has thought too long; None where nothing limits it."""
        since = self.asked_since[seat]
        thought = 0.0 if since is None else max(0.0, now - since)
        lefts = []
        if self.per_move is not None:
            lefts.append(self.per_move - thought)
        if self.per_match is not None:
            lefts.append(self.per_match - self.used[seat] - thought)
        return min(lefts) if lefts else None

    def little(self) -> float:
        """Seconds that are little enough to be warned of."""
        limits = [limit for limit in (self.per_move, self.per_match) if limit is not None]
        return min(MOST, max(LEAST, SHARE * min(limits))) if limits else 0.0

    def silent_for(self, seat: int, now: float) -> float:
        """How long a seat has been asked."""
        since = self.asked_since[seat]
        return 0.0 if since is None else max(0.0, now - since)

    def show(self, now: float) -> dict[str, Any] | None:
        if not self.runs:
            return None
        return {
            "per_move": self.per_move,
            "per_match": self.per_match,
            "left": [
                None if (left := self.left(seat, now)) is None else round(left, 1) for seat in range(len(self.used))
            ],
        }

    def write(self) -> dict[str, Any]:
        return {"used": self.used, "since": self.asked_since}

    def read(self, data: dict[str, Any]) -> None:
        self.used, self.asked_since = data["used"], data["since"]
