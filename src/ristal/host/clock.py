"""Time to think: per move, per match, or as long as it takes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ristal.host.uptime import Uptime
from ristal.protocol.table_responses import ClockShown

LEAST, MOST, SHARE = 5.0, 60.0, 0.2  # little time: a fifth of what there was, within these seconds


class ClockState(Struct, frozen=True):
    """A clock as a snapshot holds it: seconds used by each seat, and since when those who are asked think."""

    used: list[float]
    since: list[float | None]


class Clock:
    """Counts from the rows and from when a server ran, so that it stands the same wherever the match is looked at."""

    def __init__(self, limits: dict[str, float], seats: int, uptime: Uptime | None = None) -> None:
        self.uptime = uptime or Uptime()
        self.per_move: float | None = limits.get("per_move")
        self.per_match: float | None = limits.get("per_match")
        self.increment: float = limits.get("increment", 0.0)
        self.used = [0.0] * seats
        self.asked_since: list[float | None] = [None] * seats

    @property
    def runs(self) -> bool:
        return self.per_move is not None or self.per_match is not None

    def tick(self, at: float, mover: int | None, before: Sequence[int], after: Sequence[int]) -> None:
        """A move was made: who answered, or is asked no more, stops; who is asked now starts. Whoever has answered for
        this time, so that others are asked, gets the increment."""
        for seat in before:
            since = self.asked_since[seat]
            if since is not None and (seat == mover or seat not in after):
                self.used[seat] += self.uptime.between(since, at)
                self.asked_since[seat] = None
                if seat == mover and seat not in after:
                    self.used[seat] -= self.increment
        for seat in after:
            if self.asked_since[seat] is None:
                self.asked_since[seat] = at

    def give_back(self, seat: int, before: Sequence[int], after: Sequence[int]) -> None:
        """Whoever takes a turn back loses what was added for it."""
        if seat in after and seat not in before:
            self.used[seat] += self.increment

    def left(self, seat: int, now: float) -> float | None:
        """Seconds until this seat has thought too long; None where nothing limits it."""
        thought = self.silent_for(seat, now)
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
        """For how long a seat has been asked and could have answered."""
        since = self.asked_since[seat]
        return 0.0 if since is None else self.uptime.between(since, now)

    def is_just_back(self, seat: int, now: float, grace: float) -> bool:
        """Whether the server is away, or has been since this seat was asked, and came back less than `grace` seconds
        ago."""
        if self.uptime.is_away:
            return True
        since = self.asked_since[seat]
        if since is None:
            return False
        resumed = self.uptime.resumed(since, now)
        return resumed > since and now - resumed < grace

    def show(self, now: float) -> ClockShown | None:
        if not self.runs:
            return None
        lefts = [self.left(seat, now) for seat in range(len(self.used))]
        rounded = [None if left is None else round(left, 1) for left in lefts]
        return ClockShown(self.per_move, self.per_match, rounded, self.increment or None)

    def write(self) -> ClockState:
        return ClockState(list(self.used), list(self.asked_since))

    def read(self, state: ClockState) -> None:
        self.used, self.asked_since = list(state.used), list(state.since)
