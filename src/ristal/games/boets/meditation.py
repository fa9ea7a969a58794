"""Chapter «Непростые приёмы»: «Медитация», which changes dice without rolling them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason
from ristal.games.boets.dice import DIE_ANSWERS, DIE_NAMES, ENOUGH, KINDS, SHORT_NAMES, SIDES, STEP, dice_in_order
from ristal.games.boets.events import DieChanged
from ristal.games.boets.state import Boets

UP: Final = Answer("+1", 1)
DOWN: Final = Answer("-1", -1)
VALUES: Final = [Answer(str(value), value) for value in range(1, STEP)]


@mypyc_attr(acyclic=True)
class PickRingDie(Question):
    """§R86 One of the own dice on the ring. §A24 None, if no change is of use."""

    CLAUSE: ClassVar[str] = "R86"

    def asks(self, t: Boets) -> list[Answer]:
        return [ENOUGH, *ring_dice(t, self.seat, 0)]

    def takes(self, t: Boets, answer: Answer) -> None:
        if answer.value >= 0:
            t.then(self.asks_next(answer.value))

    def asks_next(self, die: int) -> Question:
        raise NotImplementedError

    def shows(self, t: Boets, seat: int) -> Shown:
        return {"source": t.asking()}

    def aliases(self, t: Boets, seat: int) -> dict[str, str]:
        return SHORT_NAMES

    def why_not(self, t: Boets, seat: int, text: str) -> Reason | None:
        return _why_not_die(text)


@mypyc_attr(acyclic=True)
class NudgeDie(PickRingDie):
    """§R86 Minimal power: one more or one less on one die."""

    def asks_next(self, die: int) -> Question:
        return NudgeBy(self.seat, die)


@mypyc_attr(acyclic=True)
class SwapDice(PickRingDie):
    """§R86 §A25 Middle power: two dice exchange their values, whatever their colours."""

    def asks(self, t: Boets) -> list[Answer]:
        answers = ring_dice(t, self.seat, 0)
        dice = 0
        for answer in answers:
            dice += t.dice[self.seat * KINDS + answer.value]
        if dice < 2:
            return [ENOUGH]
        last = answers[-1]
        if t.dice[self.seat * KINDS + last.value] == 1:
            answers.pop()  # the first of the two is the earlier one, in the order of colours and values
        return [ENOUGH, *answers]

    def asks_next(self, die: int) -> Question:
        return SwapWith(self.seat, die)

    def in_order(self, texts: list[str]) -> list[str]:
        return dice_in_order(texts)

    def why_not(self, t: Boets, seat: int, text: str) -> Reason | None:
        if text in [answer.text for answer in ring_dice(t, self.seat, 0)]:
            return Reason("die-last", "R86", die=text)
        return super().why_not(t, seat, text)


@mypyc_attr(acyclic=True)
class TurnDie(PickRingDie):
    """§R86 Maximal power: one die shows any value."""

    def asks_next(self, die: int) -> Question:
        return TurnTo(self.seat, die)


@mypyc_attr(acyclic=True)
class ChangeDie(Question):
    """What becomes of the die that was picked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "die")
    CLAUSE: ClassVar[str] = "R86"

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die = die

    def shows(self, t: Boets, seat: int) -> Shown:
        return {"die": DIE_NAMES[self.die]}


@mypyc_attr(acyclic=True)
class NudgeBy(ChangeDie):
    """§A25 A six only goes down, a one only up."""

    def asks(self, t: Boets) -> list[Answer]:
        value = self.die % STEP
        return [UP] if value == 1 else [DOWN] if value == SIDES else [UP, DOWN]

    def silent(self) -> bool:
        return True

    def takes(self, t: Boets, answer: Answer) -> None:
        set_die(t, self.seat, self.die, self.die % STEP + answer.value)

    def why_not(self, t: Boets, seat: int, text: str) -> Reason | None:
        return Reason("nudge-bounds", "A25") if text in (UP.text, DOWN.text) else None


@mypyc_attr(acyclic=True)
class SwapWith(ChangeDie):
    """§R86 §A25 The second die of the exchange is another one."""

    def asks(self, t: Boets) -> list[Answer]:
        answers = ring_dice(t, self.seat, self.die)
        if t.dice[self.seat * KINDS + self.die] == 1:
            del answers[0]
        return answers

    def silent(self) -> bool:
        return True

    def picked(self) -> list[str]:
        return [DIE_NAMES[self.die]]

    def in_order(self, texts: list[str]) -> list[str]:
        return dice_in_order(texts)

    def takes(self, t: Boets, answer: Answer) -> None:
        set_die(t, self.seat, self.die, answer.value % STEP)
        set_die(t, self.seat, answer.value, self.die % STEP)

    def aliases(self, t: Boets, seat: int) -> dict[str, str]:
        return SHORT_NAMES

    def why_not(self, t: Boets, seat: int, text: str) -> Reason | None:
        if text in DIE_NAMES and t.dice[self.seat * KINDS + DIE_NAMES.index(text)] and "-" in text:
            return Reason("die-order", "R86", die=text)
        return _why_not_die(text)


@mypyc_attr(acyclic=True)
class TurnTo(ChangeDie):
    """§R86 Any of the six faces."""

    def asks(self, t: Boets) -> list[Answer]:
        return VALUES

    def takes(self, t: Boets, answer: Answer) -> None:
        set_die(t, self.seat, self.die, answer.value)


def ring_dice(t: Boets, seat: int, start: int) -> list[Answer]:
    """The kinds of dice on the seat's ring, from `start` on."""
    base = seat * KINDS
    return [DIE_ANSWERS[kind] for kind in range(start, KINDS) if kind % STEP and t.dice[base + kind]]


def set_die(t: Boets, seat: int, die: int, value: int) -> None:
    """§R19 A die on the ring shows another value, without a roll."""
    base = seat * KINDS
    t.dice[base + die] -= 1
    t.dice[base + die - die % STEP + value] += 1
    if t.events is not None:
        t.tell(DieChanged(seat, DIE_NAMES[die], value))


def _why_not_die(text: str) -> Reason | None:
    if text not in DIE_NAMES:
        return None
    return Reason("no-such-die", "R86", die=text) if "-" in text else Reason("die-not-here", "R86", die=text)
