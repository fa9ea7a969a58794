"""Chapter «Развёртывание войск»: what goes on the field and what stays in Reserve."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import Shown
from ristal.engine.notation import Answer
from ristal.engine.question import Reason, Step, Together
from ristal.games.ninedice.battle import go_to_reserve_attack
from ristal.games.ninedice.bonus import roll_die, triggered
from ristal.games.ninedice.dice import KINDS, LIFE, SET
from ristal.games.ninedice.events import DiePlanned, TroopsDeployed
from ristal.games.ninedice.state import FIELD, NineDice


@mypyc_attr(acyclic=True)
class DeployDie(Together):
    """§R20 §R21 §A4 Both decide in secret, die by die, what is rolled onto the field and what stays in Reserve.

    Everybody is asked about each of their nine dice, so that nobody can tell how many the other deploys.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "number")
    CLAUSE: ClassVar[str] = "R20"

    def __init__(self, seats: tuple[int, ...], number: int) -> None:
        super().__init__(seats)
        self.number = number

    def asks_each(self, t: NineDice, seat: int) -> list[Answer]:
        die = t.dice[seat * SET + self.number]
        return die.must_field if must_deploy(t, seat, self.number) else die.plans

    def shows(self, t: NineDice, seat: int) -> Shown:
        dice = [t.dice[owner * SET + self.number].id for owner in range(2)]
        shown: Shown = {"number": self.number + 1, "dice": dice, "needs": KINDS[LIFE]}
        if seat in self.seats:
            shown["die"] = dice[seat]
        return shown

    def takes_all(self, t: NineDice, answers: dict[int, Answer]) -> None:
        if self.number + 1 < SET:
            t.then(DeployDie(self.seats, self.number + 1))
        else:
            t.then(RollTroops(t.first))
        for seat in range(2):
            t.plan[seat].add(answers[seat].value)
            if t.events is not None:
                t.tell(DiePlanned(seat, t.dice[seat * SET + self.number].id, answers[seat].value == FIELD))

    def mixes(self) -> bool:
        return False

    def guess(self, t: NineDice, seat: int, answers: list[Answer], chance: Chance) -> Answer:
        """Most dice are deployed."""
        return answers[0] if chance.draw(6) else answers[-1]

    def why_not(self, t: NineDice, seat: int, text: str) -> Reason | None:
        die = t.dice[seat * SET + self.number]
        if text == die.reserved.text:
            return Reason("needs-life", "A4")
        word = text.split()[0]
        return Reason("not-this-die", "R20", die=word, asked=die.id) if word in t.box.by_id and word != die.id else None


@mypyc_attr(acyclic=True)
class RollTroops(Step):
    """§R20 §R22 §A4 The plans are opened and all chosen dice rolled together; bonuses of colour follow at once."""

    CLAUSE: ClassVar[str] = "R22"

    def does(self, t: NineDice) -> None:
        chosen: list[list[int]] = [[], []]
        rolled: list[list[int]] = [[], []]
        for seat in (self.seat, 1 - self.seat):
            plan = t.plan[seat].items
            chosen[seat] = [seat * SET + i for i in range(SET) if plan[i] == FIELD]
            t.plan[seat].items = []
            if t.events is not None:
                dice = [t.dice[slot].id for slot in chosen[seat]]
                t.tell(TroopsDeployed(seat, len(dice), SET - len(dice), dice))
        for seat in (self.seat, 1 - self.seat):
            for slot in chosen[seat]:
                t.move(slot, FIELD)
                roll_die(t, slot)
                if triggered(t, slot):
                    rolled[seat].append(slot)
        go_to_reserve_attack(t, rolled)


def begin_deployment(t: NineDice) -> None:
    t.then(DeployDie((0, 1), 0))


def must_deploy(t: NineDice, seat: int, number: int) -> bool:
    """§A4 The last die of a set, a Life die as they come last, has to go on the field if no other Life die does."""
    if number + 1 < SET:
        return False
    plan = t.plan[seat].items
    return not any(plan[i] == FIELD and t.kind(seat * SET + i) == LIFE for i in range(number))
