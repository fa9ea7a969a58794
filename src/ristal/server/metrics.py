"""Figures of a process in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds

Labels = Mapping[str, str]


class Histogram:
    """How long something took, each time."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds


class Metrics:
    """What a process counts of itself. `process` tells the processes of one server apart: each answers for itself."""

    def __init__(self, process: int = 0) -> None:
        self.process = str(process)
        self.requests: dict[tuple[str, str, str], Histogram] = {}  # by method, route and class of status
        self.answers = Histogram()  # those that came by a socket
        self.refusals: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()
        self.sockets = 0

    def observe_request(self, method: str, route: str, status: int, seconds: float) -> None:
        key = (method, route, f"{status // 100}xx")
        self.requests.setdefault(key, Histogram()).observe(seconds)

    def write(self, figures: Iterable[tuple[str, str, float]], waits: Histogram) -> str:
        """All figures, with those of others: name, kind and value; `waits` is how long tasks waited for a worker."""
        lines = [*self._own(), *self._histogram("ristal_worker_wait_seconds", [({}, waits)])]
        for name, kind, value in figures:
            lines += self._metric(name, kind, [({}, value)])
        return "".join(f"{line}\n" for line in lines)

    def _own(self) -> Iterator[str]:
        by_route = [
            ({"method": method, "route": route, "status": status}, found)
            for (method, route, status), found in sorted(self.requests.items())
        ]
        yield from self._histogram("ristal_request_seconds", by_route)
        yield from self._histogram("ristal_socket_answer_seconds", [({}, self.answers)])
        for name, counted, label in (
            ("ristal_refusals_total", self.refusals, "code"),
            ("ristal_errors_total", self.errors, "where"),
        ):
            yield from self._metric(name, "counter", [({label: key}, counted[key]) for key in sorted(counted)])
        yield from self._metric("ristal_open_sockets", "gauge", [({}, self.sockets)])

    def _metric(self, name: str, kind: str, values: Iterable[tuple[Labels, float]]) -> Iterator[str]:
        yield f"# TYPE {name} {kind}"
        for labels, value in values:
            yield f"{name}{self._label(labels)} {_number(value)}"

    def _histogram(self, name: str, values: Iterable[tuple[Labels, Histogram]]) -> Iterator[str]:
        yield f"# TYPE {name} histogram"
        for labels, histogram in values:
            upto = 0
            for limit, count in zip((*map(_number, BUCKETS), "+Inf"), histogram.counts, strict=True):
                upto += count
                yield f"{name}_bucket{self._label({**labels, 'le': limit})} {upto}"
            yield f"{name}_sum{self._label(labels)} {_number(round(histogram.seconds, 6))}"
            yield f"{name}_count{self._label(labels)} {upto}"

    def _label(self, labels: Labels) -> str:
        """Labels come from our own lists, never from a request: there is nothing to escape."""
        return "{" + ",".join(f'{name}="{value}"' for name, value in {"process": self.process, **labels}.items()) + "}"


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(float(value))
