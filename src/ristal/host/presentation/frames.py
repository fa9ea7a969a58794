"""Frames for motion: what a viewer sees at each event of a move that they may know. Tables are copied while the move is
played, for those who want frames, and looked at when the move is sent; nothing of it is kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from ristal.engine.event import Event, Listener
from ristal.engine.table import Table
from ristal.match.viewer import ViewData, Viewer
from ristal.protocol.table_responses import Frame

NOBODY_ASKED: Final[ViewData] = {"question": None, "asked": [], "legal": []}  # as it is in the middle of a move


class Seen(NamedTuple):
    """What viewers saw of a table, who will want to see how it changes."""

    table: Table | None
    views: Mapping[Viewer, ViewData]


NEVER: Final = Seen(None, {})


class Frames(Listener):
    """Hears a move of a match, and copies the table at every event that one of these viewers may know."""

    def __init__(self, game: str, seats: Iterable[int | None], before: Table | None = None, seen: Seen = NEVER) -> None:
        super().__init__()
        self.game = game
        self.viewers = {Viewer(seat) for seat in seats}
        self._before = None if before is None else _Picture(before)
        self._seen = seen.views if seen.table is before else {}
        self._heard: list[tuple[int, _Picture]] = []  # who may know an event, and the table at it
        self._after: _Picture | None = None

    def hear(self, t: Table, event: Event) -> None:
        super().hear(t, event)
        if any(viewer.may_know(event.sees) for viewer in self.viewers):
            self._heard.append((event.sees, _Picture(t.copy())))

    def of(self, viewer: Viewer, after: Table, view: ViewData) -> list[Frame]:
        """The frames of a viewer: one for each event that changed what they see, but for the last, after which they
        see the table after the move."""
        if viewer not in self.viewers:
            return []
        known = [picture for sees, picture in self._heard if viewer.may_know(sees)]
        if self._after is None or self._after.table is not after:
            self._after = _Picture(after)
        while known and known[-1].is_like(self._after):
            known.pop()
        frames: list[Frame] = []
        last, seen = self._before, None
        for number, picture in enumerate(known):
            if last is not None and picture.is_like(last):
                continue
            if last is not None and seen is None:
                seen = {**(self._seen.get(viewer) or viewer.view(self.game, last.table)), **NOBODY_ASKED}
            last, before, seen = picture, seen, {**viewer.view(self.game, picture.table), **NOBODY_ASKED}
            if seen != before:
                frames.append(Frame(number, seen))
        return frames[:-1] if frames and frames[-1].view == {**view, **NOBODY_ASKED} else frames


class _Picture:
    """A table that nobody plays at any more. Where two are alike, everybody sees the same of both."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._parts: tuple[object, ...] | None = None

    def is_like(self, other: _Picture) -> bool:
        return self._looks() == other._looks()

    def _looks(self) -> tuple[object, ...]:
        if self._parts is None:
            table = self.table
            sees = [zone.sees for _, zone in table.zones()]
            sealed = {seat: answer.text for seat, answer in table.sealed.items()}
            result = None if table.result is None else table.result.write()
            self._parts = (table.write_zones(), sees, dict(table.public()), sealed, result)
        return self._parts
