"""The last moves of a match, as text: hundreds of matches hold thousands of them, which nobody has to look through."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

import msgspec

from ristal.server.storage.sql_store import Row

encode = msgspec.json.encode
decode = msgspec.json.decode


class RecentRows:
    """Moves in their order, the oldest forgotten; each is read again when somebody asks."""

    def __init__(self, most: int) -> None:
        self._kept: deque[tuple[Row, bytes]] = deque(maxlen=most)

    def append(self, row: Row) -> None:
        self._kept.append((row._replace(data={}), encode(row.data)))

    def clear(self) -> None:
        self._kept.clear()

    def __iter__(self) -> Iterator[Row]:
        for row, data in list(self._kept):
            yield row._replace(data=decode(data))
