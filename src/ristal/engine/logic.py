"""Conditions that every language of effects has: not, all, any, and whether a bound effect was done."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ristal.engine.data import Values
from ristal.engine.effect import EffectTable, Frame
from ristal.engine.form import Condition, Form


class Not(Condition[EffectTable]):
    """`{ not = CONDITION }`: the condition does not hold."""

    PARAMETERS: ClassVar[dict[str, str]] = {"condition": "condition"}

    def __init__(self, word: str, arguments: Values) -> None:
        super().__init__(word, arguments)
        condition = arguments["condition"]
        assert isinstance(condition, Condition)
        self.condition: Condition[Any] = condition

    def holds(self, t: EffectTable, frame: Frame) -> bool:
        return not self.condition.holds(t, frame)


class Several(Condition[EffectTable]):
    """Conditions together."""

    PARAMETERS: ClassVar[dict[str, str]] = {"conditions": "conditions"}

    def __init__(self, word: str, arguments: Values) -> None:
        super().__init__(word, arguments)
        conditions = arguments["conditions"]
        assert isinstance(conditions, tuple)
        self.conditions: tuple[Condition[Any], ...] = conditions


class AllOf(Several):
    """`{ all = [CONDITION, …] }`: each of them holds."""

    def holds(self, t: EffectTable, frame: Frame) -> bool:
        return all(condition.holds(t, frame) for condition in self.conditions)


class AnyOf(Several):
    """`{ any = [CONDITION, …] }`: at least one of them holds."""

    def holds(self, t: EffectTable, frame: Frame) -> bool:
        return any(condition.holds(t, frame) for condition in self.conditions)


class Did(Condition[EffectTable]):
    """`{ did = "$NAME" }`: the effect bound to the name happened and did something."""

    PARAMETERS: ClassVar[dict[str, str]] = {"name": "bound"}

    def __init__(self, word: str, arguments: Values) -> None:
        super().__init__(word, arguments)
        self.name = str(arguments["name"])

    def holds(self, t: EffectTable, frame: Frame) -> bool:
        return frame.bound.get(self.name, 0) > 0


LOGIC: Final[dict[str, type[Form]]] = {"not": Not, "all": AllOf, "any": AnyOf, "did": Did}
