"""Chapter «Герои ринга»: what the abilities of fighters do in a fight."""

from __future__ import annotations

from typing import ClassVar, Final

from ristal.engine.data import Values
from ristal.engine.effect import Effect, Frame, Operation
from ristal.engine.form import Condition, Form
from ristal.engine.logic import LOGIC
from ristal.engine.question import Step
from ristal.games.boets.dice import on_ring
from ristal.games.boets.state import Boets


class AbilityOperation(Operation[Boets]):
    """A verb of abilities, which happens at its moment: at once, or as what is then asked."""

    def begin(self, t: Boets, frame: Frame, effect: Effect) -> list[Step]:
        """Do what needs no question, and say what is asked."""
        raise NotImplementedError

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        t.then_all(self.begin(t, frame, effect))


class InRound(Condition[Boets]):
    """`{ round = 2 }`: this is the round that is fought, or prepared."""

    PARAMETERS: ClassVar[dict[str, str]] = {"number": "number"}

    def __init__(self, word: str, arguments: Values) -> None:
        super().__init__(word, arguments)
        number = arguments["number"]
        assert isinstance(number, int)
        self.number = number

    def holds(self, t: Boets, frame: Frame) -> bool:
        return t.round == self.number


class FewerDice(Condition[Boets]):
    """§R73 §A19 The opponent has more dice on the ring."""

    def holds(self, t: Boets, frame: Frame) -> bool:
        return on_ring(t.dice, 1 - frame.seat) > on_ring(t.dice, frame.seat)


CONDITIONS: Final[dict[str, type[Form]]] = {
    **{word: form for word, form in LOGIC.items() if word != "did"},  # nothing is bound here
    "round": InRound,
    "fewer-dice": FewerDice,
}


def is_moment(t: Boets, moment: str, seat: int) -> bool:
    """Whether the fighter of a seat can do something at this moment."""
    abilities = t.fighter(seat).at[moment]
    return bool(abilities) and any(ability.holds(t, seat) for ability in abilities)


def come_to(t: Boets, moment: str, seat: int, bound: dict[str, int]) -> list[Step]:
    """What the fighter of a seat does at a moment: it is done, but for what has to be asked. The frame of an ability
    never lies on the table."""
    steps: list[Step] = []
    for ability in t.fighter(seat).at[moment]:
        if not ability.holds(t, seat):
            continue
        frame = Frame(seat, ability.script, "", 0, bound)
        for effect in t.scripts.by_key[ability.script]:
            operation = t.scripts.vocabulary.operations[effect.op]
            assert isinstance(operation, AbilityOperation)
            steps += operation.begin(t, frame, effect)
    return steps


def modified(t: Boets, seat: int, what: str) -> int:
    """To how much the fighter's abilities bring something now; 0 where they leave it alone."""
    found = 0
    for ability in t.fighter(seat).modifiers:
        if ability.modifies == what and ability.holds(t, seat):
            found = ability.to
    return found


def has_rule(t: Boets, seat: int, rule: str) -> bool:
    """Whether a rule is in force for the fighter of a seat."""
    return any(ability.rule == rule and ability.holds(t, seat) for ability in t.fighter(seat).rules)
