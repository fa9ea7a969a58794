"""Time in which somebody could play: while no server runs, or the machine's clock is set anew, nobody's clock runs."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final

AWAY: Final = 30.0  # seconds without a look, after which the program was stopped: it looks every other second
JUMP: Final = 2.0  # seconds by which the clock of the machine may differ from steady time before it was set anew

Span = tuple[float, float]


class Uptime:
    """The spans of time in which a server ran and could keep what was played, by the machine's clock. The last one is
    open: this program runs. Without any, all time counts."""

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic, begins: bool = False
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._seen: Span = (wall(), steady())
        self._earlier: list[Span] = []
        self.since = self._seen[0] if begins else float("-inf")
        self._kept = self._seen[0]  # when something was kept last
        self._lost: float | None = None  # the same, while nothing can be kept

    def now(self) -> float:
        """The time; where the program was stopped since the last look, or the clock of the machine set anew, another
        span has begun."""
        wall, steady = self._wall(), self._steady()
        passed = steady - self._seen[1]
        is_stopped, expected = passed > AWAY, self._seen[0] + passed
        if self.since > float("-inf") and (is_stopped or abs(wall - expected) > JUMP):
            self._begin_another(self._seen[0] if is_stopped else expected, wall)
        self._seen = (wall, steady)
        return wall

    def _begin_another(self, end: float, now: float) -> None:
        self._earlier.append((self.since, self._end(end)))
        self.since = now
        self._lost = now if self.is_away else None

    def lose(self) -> None:
        """Nothing can be kept any more: nobody can play."""
        if self._lost is None:
            self._lost = self._kept

    def keep(self) -> None:
        """Something was kept just now."""
        if self._lost is not None:
            self._begin_another(self._lost, self._seen[0])
            self._lost = None
        self._kept = self._seen[0]

    @property
    def is_away(self) -> bool:
        """Whether nothing can be kept now."""
        return self._lost is not None

    def _end(self, now: float) -> float:
        """Up to when the open span goes."""
        return now if self._lost is None else min(now, max(self._lost, self.since))

    @property
    def current(self) -> Span:
        """The span that this program adds to, up to the last look."""
        return self.since, self._end(self._seen[0])

    def learn(self, spans: Iterable[Span]) -> None:
        """Take over the spans that are stored: of before, and of other processes."""
        known = {start: (start, end) for start, end in self._earlier}
        for start, end in spans:
            if start != self.since:
                known[start] = (start, max(end, known[start][1]) if start in known else end)
        self._earlier = sorted(known.values())

    def between(self, start: float, end: float) -> float:
        """Seconds between two times in which a server ran."""
        return sum(stop - begin for begin, stop in self._within(start, end))

    def resumed(self, start: float, end: float) -> float:
        """When the server came back the last time between two times; the start if it was never away."""
        spans = self._within(start, end)
        return spans[-1][0] if spans else end

    def _within(self, start: float, end: float) -> list[Span]:
        """The spans between two times, put together where they overlap."""
        spans: list[Span] = []
        for begin, stop in sorted([*self._earlier, (self.since, self._end(end))]):
            begin, stop = max(begin, start), min(stop, end)
            if begin > stop:
                continue
            if spans and begin <= spans[-1][1]:
                begin, stop = spans[-1][0], max(stop, spans[-1][1])
                spans.pop()
            spans.append((begin, stop))
        return spans
