"""What an effect of a card may depend on."""

from __future__ import annotations

from typing import ClassVar, Final

from ristal.engine.data import Values
from ristal.engine.effect import Frame
from ristal.engine.form import Condition, Form
from ristal.engine.logic import LOGIC
from ristal.games.demons.state import Demons


class EnergyBelow(Condition[Demons]):
    """`{ energy-below = 3 }`: whose ability or action it is has less energy than that."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number"}

    def __init__(self, word: str, arguments: Values) -> None:
        super().__init__(word, arguments)
        count = arguments["count"]
        assert isinstance(count, int)
        self.count = count

    def holds(self, t: Demons, frame: Frame) -> bool:
        return t.energy[frame.seat] < self.count


CONDITIONS: Final[dict[str, type[Form]]] = {**LOGIC, "energy-below": EnergyBelow}
