"""Chapter «Цвет»: a die that is rolled low lends the bonus of its colour to another die on the field."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import Shown
from ristal.engine.effect import begin_script
from ristal.engine.notation import PASS, Answer
from ristal.engine.question import Question, Reason
from ristal.games.ninedice.dice import ALLIED, ENEMY, SET, Bonus
from ristal.games.ninedice.events import BonusChosen, BonusDeclined, BonusesCame, BonusLost, BonusUsed, DieRolled
from ristal.games.ninedice.state import FIELD, SLOTS, NineDice


@mypyc_attr(acyclic=True)
class ChooseBonus(Question):
    """§R22 §A5 Which of the seat's dice that were rolled low uses its bonus next; those without a legal die lose it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slots")
    CLAUSE: ClassVar[str] = "A5"

    def __init__(self, seat: int, slots: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.slots = tuple(slots)

    def asks(self, t: NineDice) -> list[Answer]:
        return [t.dice[slot].answer for slot in self.slots if bonus_targets(t, self.seat, slot)]

    def silent(self) -> bool:
        return True

    def public_key(self) -> int:
        key = 0
        for slot in self.slots:
            key |= 1 << slot
        return key

    def takes(self, t: NineDice, answer: Answer) -> None:
        chosen = t.slot(answer.value)
        others = tuple([slot for slot in self.slots if slot != chosen])
        if others:
            t.then(ChooseBonus(self.seat, others))
        t.then(ChooseBonusTarget(self.seat, chosen, -1, 0))
        if t.events is not None and others:
            t.tell(BonusChosen(self.seat, t.dice[chosen].id))

    def lapses(self, t: NineDice) -> None:
        if t.events is not None:
            for slot in self.slots:
                t.tell(BonusLost(self.seat, t.dice[slot].id, False))

    def why_not(self, t: NineDice, seat: int, text: str) -> Reason | None:
        return Reason("no-bonus-now", "R9", die=text) if text in t.box.by_id else None


@mypyc_attr(acyclic=True)
class ChooseBonusTarget(Question):
    """§R6 §R9 §R22 The bonus goes to one die on the field, of an allied or a neutral colour; or to none.

    `before` is the slot that a bonus for several dice has gone to already, `left` how many more may follow.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot", "before", "left")
    CLAUSE: ClassVar[str] = "R9"

    def __init__(self, seat: int, slot: int, before: int, left: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.before = before
        self.left = left

    def asks(self, t: NineDice) -> list[Answer]:
        targets = bonus_targets(t, self.seat, self.slot)
        if self.before >= 0:  # the further dice of a full bonus are allied ones
            targets = [slot for slot in targets if slot != self.before and relation(t, self.slot, slot) == ALLIED]
            return [t.dice[slot].answer for slot in targets]
        answers = [t.dice[slot].answer for slot in targets]
        answers.append(PASS)
        return answers

    def silent(self) -> bool:
        return True

    def public_key(self) -> int:
        return self.slot + 1

    def guess(self, t: NineDice, seat: int, answers: list[Answer], chance: Chance) -> Answer:
        """A bonus is used."""
        return answers[chance.draw(len(answers) - (1 if self.before < 0 else 0))]  # the last one passes

    def shows(self, t: NineDice, seat: int) -> Shown:
        die = t.dice[self.slot]
        return {"die": die.id, "colour": die.colour.id, "again": self.before >= 0}

    def takes(self, t: NineDice, answer: Answer) -> None:
        die = t.dice[self.slot]
        if answer is PASS:
            if t.events is not None:
                t.tell(BonusDeclined(self.seat, die.id))
            return
        target = t.slot(answer.value)
        bonus = bonus_of(t, self.slot)
        full = relation(t, self.slot, target) == ALLIED
        left = bonus.targets - 1 if self.before < 0 else self.left - 1
        if full and left > 0:
            t.then(ChooseBonusTarget(self.seat, self.slot, target, left))
        bound = {"die": self.slot, "target": target}
        begin_script(t, self.seat, bonus.full if full else bonus.reduced, die.id, bound)
        if t.events is not None:
            t.tell(BonusUsed(self.seat, die.id, t.dice[target].id, full))

    def lapses(self, t: NineDice) -> None:
        if t.events is not None:
            t.tell(BonusLost(self.seat, t.dice[self.slot].id, True))

    def why_not(self, t: NineDice, seat: int, text: str) -> Reason | None:
        die = t.box.by_id.get(text)
        if die is None:
            return None
        if die not in t.dice or t.place[t.slot(die.number)] != FIELD:
            return Reason("not-on-field", "A12", die=text)
        slot = t.slot(die.number)
        if slot == self.slot:
            return Reason("bonus-for-itself", "R22")
        if relation(t, self.slot, slot) == ENEMY:
            colour = t.dice[self.slot].colour
            return Reason("enemy-colour", "R6", colour=colour.id, other=die.colour.id)
        if slot == self.before:
            return Reason("bonus-given", "R9", die=text)
        if self.before >= 0 and relation(t, self.slot, slot) != ALLIED:
            return Reason("bonus-for-allies", "R9", die=text)
        return Reason("bonus-elsewhere", "R9", colour=t.dice[self.slot].colour.id)


def roll_die(t: NineDice, slot: int) -> None:
    t.value[slot] = t.roll(slot)
    tell_roll(t, slot)


def tell_roll(t: NineDice, slot: int) -> None:
    if t.events is not None:
        t.tell(DieRolled(slot // SET, t.dice[slot].id, t.value[slot]))


def give_bonuses(t: NineDice, seat: int, slots: list[int]) -> None:
    """§R22 These dice were rolled low: their bonuses come next."""
    t.then(ChooseBonus(seat, tuple(slots)))
    if t.events is not None:
        t.tell(BonusesCame(seat, [t.dice[slot].id for slot in slots], len(slots)))


def triggered(t: NineDice, slot: int) -> bool:
    """§R9 §R10 A bonus comes with a 1, on a marked die with a 2 as well."""
    return t.value[slot] <= t.dice[slot].trigger


def bonus_of(t: NineDice, slot: int) -> Bonus:
    """The bonus of a die's colour, or the plain one if that was agreed on."""
    return t.box.plain if t.settings.plain else t.dice[slot].colour.bonus


def relation(t: NineDice, slot: int, other: int) -> int:
    """§R6 How the colour of a die stands to that of another."""
    return t.box.relation[t.dice[slot].colour.number][t.dice[other].colour.number]


def bonus_targets(t: NineDice, seat: int, slot: int) -> list[int]:
    """§R6 §R22 The dice on the field that the bonus of a die may go to, the die itself left out."""
    reach = bonus_of(t, slot).selector.reach[seat]
    towards = t.box.relation[t.dice[slot].colour.number]
    found: list[int] = []
    for other in range(SLOTS):
        if t.place[other] == FIELD and other != slot:
            die = t.dice[other]
            owner = 0 if other < SET else 1
            if reach >> (owner * 3 + die.kind) & 1 and towards[die.colour.number] != ENEMY:
                found.append(other)
    return found
