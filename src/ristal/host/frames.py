"""Frames for motion: what a viewer sees at each event of a move that it may know. Made while the move is played, for
those who want them, and never kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ristal.engine.event import Event, Listener
from ristal.engine.table import Table
from ristal.engine.zone import SPECTATOR

PENDING: Final = ("question", "asked", "legal")  # in the middle of a move nobody is asked


class Frames(Listener):
    """Hears a move, and looks at the table with the eyes of some viewers."""

    def __init__(self, game: str, seats: Iterable[int | None], before: Table | None = None) -> None:
        super().__init__()
        self.game = game
        self.seen: dict[int | None, list[dict[str, Any]]] = {seat: [] for seat in seats}
        self._known: dict[int | None, int] = dict.fromkeys(self.seen, 0)  # events that a viewer may know of
        self._last = {seat: None if before is None else _still(self._view(before, seat)) for seat in self.seen}

    def hear(self, t: Table, event: Event) -> None:
        super().hear(t, event)
        for seat in self.seen:
            if not event.sees >> _viewer(seat) & 1:
                continue
            number = self._known[seat]
            self._known[seat] = number + 1
            view = self._view(t, seat)
            still = _still(view)
            if still != self._last[seat]:
                self._last[seat] = still
                self.seen[seat].append({"event": number, "view": view})

    def of(self, seat: int | None, after: dict[str, Any]) -> list[dict[str, Any]]:
        """The frames of a viewer; the last is left out where it shows nothing but what the view after the move does."""
        frames = self.seen.get(seat, [])
        return frames[:-1] if frames and _still(frames[-1]["view"]) == _still(after) else frames

    def _view(self, t: Table, seat: int | None) -> dict[str, Any]:
        return {"game": self.game, **t.view(_viewer(seat)), "seat": seat}


def _viewer(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def _still(view: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in view.items() if name not in PENDING}
