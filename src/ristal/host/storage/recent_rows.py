"""The last rows of a match, as text: hundreds of matches hold thousands of them, which nobody has to look through."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from ristal.host.storage.rows import EncodedRow, Row


class RecentRows:
    """Rows in their order, the oldest dropped; each is decoded when somebody asks."""

    def __init__(self, most: int) -> None:
        self._rows: deque[EncodedRow] = deque(maxlen=most)

    def append(self, row: EncodedRow) -> None:
        self._rows.append(row)

    def clear(self) -> None:
        self._rows.clear()

    @property
    def first(self) -> int:
        """The number of the oldest; 0 where there is none."""
        return self._rows[0].seq if self._rows else 0

    def since(self, number: int) -> Iterator[Row]:
        """The rows after this one."""
        for row in list(self._rows):
            if row.seq > number:
                yield row.decode()

    def holds(self, row: EncodedRow) -> bool:
        """Whether this very row is here, and not one that another process added in its place."""
        same = (row.seq, row.kind, row.seat, row.message, row.at)
        return any((each.seq, each.kind, each.seat, each.message, each.at) == same for each in self._rows)

    def __iter__(self) -> Iterator[Row]:
        return self.since(0)
