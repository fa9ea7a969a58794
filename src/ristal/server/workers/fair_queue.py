"""Whose turn it is where many wait for few: addresses take turns, however much one of them asks for."""

from __future__ import annotations

from collections import Counter, deque
from itertools import count
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Waiting(NamedTuple, Generic[T]):
    """Something that waits, and the place in which it came."""

    place: int
    item: T


class FairQueue(Generic[T]):
    """A queue for each address. The next is of the address that has the fewest under way; of several, of the one that
    was served longest ago. The last free place is kept for an address that has nothing under way: whoever comes new
    need not wait for what others began."""

    def __init__(self) -> None:
        self.running: Counter[str] = Counter()
        self._queues: dict[str, deque[Waiting[T]]] = {}
        self._served: dict[str, int] = {}  # the turn at which an address was served last
        self._places, self._turns = count(), count()

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def waiting_of(self, address: str) -> int:
        return len(self._queues.get(address, ()))

    def add(self, address: str, item: T) -> None:
        self._queues.setdefault(address, deque()).append(Waiting(next(self._places), item))

    def take(self, free: int) -> T | None:
        """The next, where so many places are free; it is under way then, until its address is `done`."""
        may = [address for address in self._queues if free > 1 or (free == 1 and not self.running[address])]
        if not may:
            return None
        address = min(may, key=self._order)
        item = self._queues[address].popleft().item
        self.running[address] += 1
        self._served[address] = next(self._turns)
        self._tidy(address)
        return item

    def _order(self, address: str) -> tuple[int, int, int]:
        return self.running[address], self._served.get(address, -1), self._queues[address][0].place

    def done(self, address: str) -> None:
        self.running[address] -= 1
        self._tidy(address)

    def remove(self, address: str, item: T) -> None:
        """Somebody waits no more."""
        queue = self._queues.get(address, deque())
        self._queues[address] = deque(each for each in queue if each.item is not item)
        self._tidy(address)

    def _tidy(self, address: str) -> None:
        """Who neither waits nor has anything under way is forgotten."""
        if not self._queues.get(address, True):
            del self._queues[address]
        if not self.running[address]:
            del self.running[address]
            if address not in self._queues:
                self._served.pop(address, None)
