"""Chapter «Мобилизируйся»: dice are picked one by one in a fixed order, rolled at once, and lie on the ring."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import Shown
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason
from ristal.games.boets.ability import modified
from ristal.games.boets.dice import (
    ANY_DICE,
    DICE_OF,
    DIE_ANSWERS,
    DIE_NAMES,
    ENOUGH,
    KINDS,
    RING_DICE,
    SHORT_NAMES,
    SIDES,
    STEP,
    dice_in_order,
)
from ristal.games.boets.events import DiceRolled, DiceTaken
from ristal.games.boets.fighters import MOBILISE
from ristal.games.boets.hurry import guess_dice, guess_stun
from ristal.games.boets.state import NONE, Boets

MOST: Final = 3  # §R14
MOST_FOR_DISCARD: Final = 2  # §R56


@mypyc_attr(acyclic=True)
class PickDice(Question):
    """From `least` to `most` dice of `owner`, of the kinds in the mask `of`; `picks` are those picked so far.

    Each pick is not before the last one in the order of colours and values, so that every set is picked in one way.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "owner", "least", "most", "of", "picks")

    def __init__(self, seat: int, owner: int, least: int, most: int, of: int, picks: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.owner = owner
        self.least = least
        self.most = most
        self.of = of
        self.picks = tuple(picks)

    def asks(self, t: Boets) -> list[Answer]:
        """§R16 §R17 Own dice only (§R41 or the opponent's, to stun), and none of them twice."""
        picks = self.picks
        start = picks[-1] if picks else 0
        base = self.owner * KINDS
        answers: list[Answer] = []
        left = 0  # dice from this kind on
        for kind in range(KINDS - 1, start - 1, -1):
            count = t.dice[base + kind]
            if count and self.of >> kind & 1:
                if kind == start:
                    count -= picks.count(kind)
                left += count
                if count > 0 and left + len(picks) >= self.least:
                    answers.append(DIE_ANSWERS[kind])
        if len(picks) >= self.least:
            answers.append(ENOUGH)
        answers.reverse()
        return answers

    def silent(self) -> bool:
        return True

    def takes(self, t: Boets, answer: Answer) -> None:
        if answer.value < 0:
            self.is_picked(t, self.picks)
            return
        picks = (*self.picks, answer.value)
        if len(picks) == self.most:
            self.is_picked(t, picks)
        else:
            t.then(self.goes_on(picks))

    def goes_on(self, picks: tuple[int, ...]) -> Question:
        """The same question with another die picked."""
        raise NotImplementedError

    def is_picked(self, t: Boets, picks: tuple[int, ...]) -> None:
        """§R17 §R18 What follows, once all are picked: they are rolled together."""
        roll_dice(t, self.owner, picks)

    def shows(self, t: Boets, seat: int) -> Shown:
        base = self.owner * KINDS
        there = sum(t.dice[base + kind] for kind in range(KINDS) if self.of >> kind & 1)
        return {
            "picked": [DIE_NAMES[kind] for kind in self.picks],
            "count": len(self.picks),
            "left": min(self.most, there) - len(self.picks),
            "needed": max(0, self.least - len(self.picks)),
        }

    def picked(self) -> list[str]:
        return [DIE_NAMES[kind] for kind in self.picks]

    def in_order(self, texts: list[str]) -> list[str]:
        return dice_in_order(texts)

    def guess(self, t: Boets, seat: int, answers: list[Answer], chance: Chance) -> Answer:
        return guess_dice(t, self.owner, answers, self.most - len(self.picks), chance)

    def aliases(self, t: Boets, seat: int) -> dict[str, str]:
        return SHORT_NAMES

    def why_not(self, t: Boets, seat: int, text: str) -> Reason | None:
        if text == ENOUGH.text:
            return Reason("dice-too-few", "A25", least=self.least)
        if text not in DIE_NAMES:
            return None
        kind = DIE_NAMES.index(text)
        if not self.of >> kind & 1:
            return self.why_not_here(text)
        if t.dice[self.owner * KINDS + kind] <= self.picks.count(kind):
            return Reason("no-such-die", "R16", die=text)
        if self.picks and kind < self.picks[-1]:
            return Reason("die-order", "R14", die=text)
        return Reason("die-order", "A25", die=text)  # the last one is not picked first where more are needed

    def why_not_here(self, die: str) -> Reason:
        """Why no die of this kind will do."""
        return Reason("die-not-here", "R82", die=die)


@mypyc_attr(acyclic=True)
class Mobilise(PickDice):
    """§R14 §R15 §R20 §A21 At the beginning of a turn up to three own dice are rolled, from reserve and ring."""

    CLAUSE: ClassVar[str] = "R14"

    def goes_on(self, picks: tuple[int, ...]) -> Question:
        return Mobilise(self.seat, self.owner, self.least, self.most, self.of, picks)

    def shows(self, t: Boets, seat: int) -> Shown:
        shown = super().shows(t, seat)
        if self.most > MOST:
            shown["ability"] = "mobilise-more"
        return shown


@mypyc_attr(acyclic=True)
class RollForDiscard(PickDice):
    """§R56 Who discards a technique of an ability may roll up to two own dice of its colour."""

    CLAUSE: ClassVar[str] = "R56"

    def goes_on(self, picks: tuple[int, ...]) -> Question:
        return RollForDiscard(self.seat, self.owner, self.least, self.most, self.of, picks)

    def why_not_here(self, die: str) -> Reason:
        return Reason("die-not-here", "R56", die=die)


@mypyc_attr(acyclic=True)
class RollDice(PickDice):
    """§R82 §R84 §A25 A technique lets its player roll own dice."""

    CLAUSE: ClassVar[str] = "R37"

    def goes_on(self, picks: tuple[int, ...]) -> Question:
        return RollDice(self.seat, self.owner, self.least, self.most, self.of, picks)

    def shows(self, t: Boets, seat: int) -> Shown:
        return {**super().shows(t, seat), "source": t.asking()}


@mypyc_attr(acyclic=True)
class Stun(PickDice):
    """§R41 §A10 One of the opponent's dice is rolled, from their ring or reserve; it lands on their ring."""

    CLAUSE: ClassVar[str] = "R41"

    def goes_on(self, picks: tuple[int, ...]) -> Question:
        return Stun(self.seat, self.owner, self.least, self.most, self.of, picks)

    def guess(self, t: Boets, seat: int, answers: list[Answer], chance: Chance) -> Answer:
        return guess_stun(t, self.owner, answers)


def mobilise(t: Boets, seat: int) -> Question:
    """§R14 Three dice. §R73 §A19 Some roll more, when the opponent has more dice on the ring as the turn begins."""
    return Mobilise(seat, seat, 0, max(MOST, modified(t, seat, MOBILISE)), ANY_DICE, ())


def roll_for_discard(seat: int, colour: int) -> Question:
    return RollForDiscard(seat, seat, 0, MOST_FOR_DISCARD, DICE_OF[colour], ())


def roll_any(seat: int, least: int, most: int) -> Question:
    return RollDice(seat, seat, least, most, ANY_DICE, ())


def roll_ring(seat: int, most: int) -> Question:
    """§R82 Dice of the reserve are not allowed."""
    return RollDice(seat, seat, 0, most, RING_DICE, ())


def stun(seat: int) -> Question:
    return Stun(seat, 1 - seat, 1, 1, ANY_DICE, ())


def roll_dice(t: Boets, seat: int, picks: tuple[int, ...]) -> None:
    """§R17 §R18 §R19 All at once; they lie on the ring with the values they show until they are rolled again."""
    if not picks:
        return
    base = seat * KINDS
    for kind in picks:
        t.dice[base + kind] -= 1
    if t.events is not None:
        t.thrower, t.thrown = seat, picks
        t.tell(DiceTaken(seat, [DIE_NAMES[kind] for kind in picks]))
    values: list[int] = []
    whose = t.fighter(seat).id
    for kind in picks:
        value = t.chance.roll(SIDES, DIE_NAMES[kind], whose, seat)
        t.dice[base + kind - kind % STEP + value] += 1
        values.append(value)
    if t.events is not None:
        t.thrower, t.thrown = NONE, ()
        t.tell(DiceRolled(seat, values))
