"""Where a fighter is put: free spaces of the board, near somebody or anywhere."""

from __future__ import annotations

from typing import ClassVar, Final

from ristal.engine.data import Values
from ristal.engine.effect import Frame
from ristal.engine.form import Form
from ristal.games.unmatched.bindings import space_bound
from ristal.games.unmatched.movement import everywhere
from ristal.games.unmatched.selectors import Fighters, around
from ristal.games.unmatched.state import Unmatched


class Place(Form):
    """`{ in-zone = "FIGHTER" }`: free spaces adjacent to somebody, in a zone with somebody, or any; the one that a
    bound placing has `left`; keys add up."""

    KIND: ClassVar[str] = "place"
    PARAMETERS: ClassVar[dict[str, str]] = {
        "space?": "space-word",
        "adjacent?": "fighters",
        "in-zone?": "fighters",
        "left?": "bound",
    }

    def __init__(self, word: str, arguments: Values) -> None:
        super().__init__(word, arguments)
        self.adjacent = self._fighters("adjacent")
        self.in_zone = self._fighters("in-zone")

    def _fighters(self, name: str) -> Fighters | None:
        form = self.arguments.get(name)
        assert form is None or isinstance(form, Fighters)
        return form

    def spaces(self, t: Unmatched, frame: Frame) -> int:
        mask = everywhere(t)
        if "left" in self.arguments:
            space = frame.bound.get(space_bound(str(self.arguments["left"])), -1)
            mask &= t.arena.board.bit[space] if space >= 0 else 0
        if self.adjacent is not None:
            mask &= around(t, frame, self.adjacent, t.arena.board.next_to)
        if self.in_zone is not None:
            mask &= around(t, frame, self.in_zone, t.arena.board.in_zone)
        return mask & ~t.occupied()


PLACES: Final[dict[str, type[Form]]] = {"{}": Place}
