"""The duel table and the bonuses of colour: the verbs in which the content says what dice do to one another."""

from __future__ import annotations

from typing import ClassVar, Final

from ristal.engine.effect import Effect, Frame, Operation, Vocabulary
from ristal.engine.result import win
from ristal.games.ninedice.dice import SET, SIDES
from ristal.games.ninedice.events import (
    DieFell,
    DieImprisoned,
    DieReturned,
    DieTurned,
    DieUnchanged,
    LifeEmptied,
    RerollKept,
)
from ristal.games.ninedice.state import ABYSS, FIELD, PRISON, NineDice

COUNT: dict[str, str] = {"count": "number"}
DESTROYED: Final = "destroyed"


class Destroy(Operation[NineDice]):
    """§R40 The target goes to the Abyss."""

    def perform(self, t: NineDice, frame: Frame, effect: Effect) -> None:
        fall_in_duel(t, frame.bound["target"])


class Perish(Operation[NineDice]):
    """§R40 §A13 The die itself goes to the Abyss, not to the Prison."""

    def perform(self, t: NineDice, frame: Frame, effect: Effect) -> None:
        fall_in_duel(t, frame.bound["die"])


class Imprison(Operation[NineDice]):
    """§R43 §A13 §A14 The target goes to the Prison of its owner, from the Duel zone too."""

    def perform(self, t: NineDice, frame: Frame, effect: Effect) -> None:
        slot = frame.bound["target"]
        t.move(slot, PRISON)
        t.imprisoned.append(slot)
        if t.events is not None:
            t.tell(DieImprisoned(slot // SET, t.dice[slot].id))


class Return(Operation[NineDice]):
    """§R48 §A15 A prisoner comes back to the zone of its kind, on its owner's side, with this die's value, unrolled."""

    def perform(self, t: NineDice, frame: Frame, effect: Effect) -> None:
        slot = frame.bound["target"]
        t.move(slot, FIELD)
        t.value[slot] = t.value[frame.bound["die"]]
        if t.events is not None:
            t.tell(DieReturned(slot // SET, t.dice[slot].id, t.value[slot]))


class Add(Operation[NineDice]):
    """§R41 §R42 §R45 So many on the target."""

    PARAMETERS: ClassVar[dict[str, str]] = COUNT

    def perform(self, t: NineDice, frame: Frame, effect: Effect) -> None:
        turn(t, frame.bound["target"], effect.number("count"))


class Subtract(Operation[NineDice]):
    """§R41 §R42 §R44 §R46 §R47 So many off the target."""

    PARAMETERS: ClassVar[dict[str, str]] = COUNT

    def perform(self, t: NineDice, frame: Frame, effect: Effect) -> None:
        turn(t, frame.bound["target"], -effect.number("count"))


class AddOwn(Operation[NineDice]):
    """§R41 §A24 The value of this die on the target."""

    def perform(self, t: NineDice, frame: Frame, effect: Effect) -> None:
        turn(t, frame.bound["target"], t.value[frame.bound["die"]])


class SubtractOwn(Operation[NineDice]):
    """§R41 §R44 §A24 The value of this die off the target."""

    def perform(self, t: NineDice, frame: Frame, effect: Effect) -> None:
        turn(t, frame.bound["target"], -t.value[frame.bound["die"]])


class Lower(Operation[NineDice]):
    """§R9 §A9 A bonus lowers the target, but never below 1: colours send nobody to the Abyss."""

    PARAMETERS: ClassVar[dict[str, str]] = COUNT

    def perform(self, t: NineDice, frame: Frame, effect: Effect) -> None:
        slot = frame.bound["target"]
        show(t, slot, max(1, t.value[slot] - effect.number("count")))


class Raise(Operation[NineDice]):
    """§R9 A bonus raises the target to a value, if it shows less."""

    PARAMETERS: ClassVar[dict[str, str]] = {"to": "number"}

    def perform(self, t: NineDice, frame: Frame, effect: Effect) -> None:
        slot = frame.bound["target"]
        show(t, slot, min(SIDES, max(t.value[slot], effect.number("to"))))


class Reroll(Operation[NineDice]):
    """§R9 §A5 A bonus rolls the target anew; a die that a bonus has changed brings no bonus of its own."""

    def perform(self, t: NineDice, frame: Frame, effect: Effect) -> None:
        slot = frame.bound["target"]
        rolled = t.roll(slot)
        keep_or_show(t, slot, rolled, rolled)


class RerollBetter(Operation[NineDice]):
    """§R9 §A5 A bonus rolls the target anew, and the higher of the two values stays."""

    def perform(self, t: NineDice, frame: Frame, effect: Effect) -> None:
        slot = frame.bound["target"]
        rolled = t.roll(slot)
        keep_or_show(t, slot, rolled, max(t.value[slot], rolled))


def turn(t: NineDice, slot: int, by: int) -> None:
    """§A9 What would show 0 or less goes to the Abyss, what would show more than 6 shows 6."""
    value = t.value[slot] + by
    if value <= 0:
        fall_in_duel(t, slot)
    else:
        show(t, slot, min(SIDES, value))


def keep_or_show(t: NineDice, slot: int, rolled: int, value: int) -> None:
    """A die was rolled anew and shows this value now, which may be the one that it had."""
    if value != t.value[slot]:
        show(t, slot, value)
    elif t.events is not None:
        t.tell(RerollKept(slot // SET, t.dice[slot].id, rolled, value))


def show(t: NineDice, slot: int, value: int) -> None:
    before = t.value[slot]
    t.value[slot] = value
    if t.events is not None:
        if value == before:
            t.tell(DieUnchanged(slot // SET, t.dice[slot].id, value))
        else:
            t.tell(DieTurned(slot // SET, t.dice[slot].id, before, value))


def fall_in_duel(t: NineDice, slot: int) -> None:
    """§R39 §A20 By the letter whoever has no Life left outside the Abyss has lost at once, without waiting for the
    battle."""
    fall(t, slot)
    seat = slot // SET
    if t.settings.letter and not t.owns_life(seat):
        t.result = win(1 - seat, 2, DESTROYED)
        if t.events is not None:
            t.tell(LifeEmptied(seat, t.life_in(seat, ABYSS), 0, 0))


def fall(t: NineDice, slot: int) -> None:
    """§R35 Nothing comes back from the Abyss."""
    t.move(slot, ABYSS)
    if t.events is not None:
        t.tell(DieFell(slot // SET, t.dice[slot].id))


VOCABULARY: Final = Vocabulary(
    {
        "destroy": Destroy(),
        "perish": Perish(),
        "imprison": Imprison(),
        "return": Return(),
        "add": Add(),
        "subtract": Subtract(),
        "add-own": AddOwn(),
        "subtract-own": SubtractOwn(),
        "lower": Lower(),
        "raise": Raise(),
        "reroll": Reroll(),
        "reroll-better": RerollBetter(),
    },
    {},
)
