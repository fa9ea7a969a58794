"""Chapter «Применение эффектов»: a block of a card's effects begins."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.effect import Frame, begin_script
from ristal.engine.question import Step
from ristal.games.unmatched.events import EffectBegun
from ristal.games.unmatched.state import Unmatched


@mypyc_attr(acyclic=True)
class BeginBlock(Step):
    """§R100 §R122 The effects of one timing of a card begin, unless they were cancelled; if none of them can happen,
    there is nothing to tell."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "script", "source")
    CLAUSE: ClassVar[str] = "R100"

    def __init__(self, seat: int, script: str, source: str) -> None:
        super().__init__(seat)
        self.script = script
        self.source = source

    def does(self, t: Unmatched) -> None:
        if self.source in t.cancelled or (t.events is not None and not self._can_happen(t)):
            return
        begin_script(t, self.seat, self.script, self.source, {})
        if t.events is not None:
            _, card, timing = self.script.split(".")
            t.tell(EffectBegun(self.seat, card, timing))

    def _can_happen(self, t: Unmatched) -> bool:
        """Whether the condition of an effect holds: nothing changes before the first that happens."""
        frame = Frame(self.seat, self.script, self.source, 0, {})
        return any(effect.when is None or effect.when.holds(t, frame) for effect in t.scripts.by_key[self.script])
