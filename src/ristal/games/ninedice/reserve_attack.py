"""Chapter «Атака резервов»: duels of dice from the Reserves."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import Shown
from ristal.engine.effect import begin_script
from ristal.engine.notation import PASS, STOP, Answer
from ristal.engine.question import Question, Reason, Step
from ristal.games.ninedice.bonus import give_bonuses, tell_roll, triggered
from ristal.games.ninedice.dice import ANY, ENEMYS, KINDS, LESS, NONE, SET, Die
from ristal.games.ninedice.events import (
    AttackEnded,
    DiceCompared,
    DuelAnswered,
    DuelOpened,
    ReserveAttackBegan,
    StartPassed,
)
from ristal.games.ninedice.state import DUEL, FIELD, PRISON, RESERVE, SLOTS, NineDice, Throw

MORE_DICE: Final = "more-dice"
TOSS: Final = "toss"
IN_TURN: Final = "in-turn"
PASSES: Final = 2  # §R32


@mypyc_attr(acyclic=True)
class BeginReserveAttack(Step):
    """§R23 §R24 §A22 With dice in Reserve there are duels, and whoever has more of them begins; else battle at once."""

    CLAUSE: ClassVar[str] = "R24"

    def does(self, t: NineDice) -> None:
        reserves = [t.count(0, RESERVE), t.count(1, RESERVE)]
        if reserves[0] + reserves[1] == 0:
            return
        why = MORE_DICE
        if reserves[0] != reserves[1]:
            t.began = 0 if reserves[0] > reserves[1] else 1
        elif t.began < 0:  # §A6
            t.began = t.chance.pick(2)
            why = TOSS
        else:
            t.began = 1 - t.began
            why = IN_TURN
        t.then(StartDuel(t.began, 0))
        if t.events is not None:
            t.tell(ReserveAttackBegan(t.began, reserves, why))


@mypyc_attr(acyclic=True)
class FromReserve(Question):
    """A seat picks a die of its Reserve."""

    def why_not(self, t: NineDice, seat: int, text: str) -> Reason | None:
        die = t.box.by_id.get(text)
        if die is None:
            return None
        if die.number in t.sets[self.seat] and t.place[t.slot(die.number)] == RESERVE:
            return Reason("no-target", "A16", die=text)
        return Reason("not-in-reserve", "R26", die=text)


@mypyc_attr(acyclic=True)
class StartDuel(FromReserve):
    """§R25 §R26 §A16 The starter commits a die of their Reserve or passes; without a usable one they have to pass."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "passes")
    CLAUSE: ClassVar[str] = "R25"

    def __init__(self, seat: int, passes: int) -> None:
        super().__init__(seat)
        self.passes = passes

    def asks(self, t: NineDice) -> list[Answer]:
        dice = usable(t, self.seat, False)
        if dice:
            dice.append(PASS)
        return dice

    def takes(self, t: NineDice, answer: Answer) -> None:
        if answer is PASS:
            self._passes_on(t, False)
        else:
            t.then(ChooseTarget(self.seat, answer.value), SecondDie(self.seat), EndAttack(self.seat))

    def lapses(self, t: NineDice) -> None:
        self._passes_on(t, True)

    def shows(self, t: NineDice, seat: int) -> Shown:
        return {"passes": self.passes}

    def _passes_on(self, t: NineDice, must: bool) -> None:
        if self.passes + 1 < PASSES:  # §R32 else both have passed and the battle follows
            t.then(StartDuel(1 - self.seat, self.passes + 1))
        if t.events is not None:
            t.tell(StartPassed(self.seat, must))


@mypyc_attr(acyclic=True)
class SecondDie(FromReserve):
    """§R25 §R29 §A27 The starter may use one more die in the same way, on any target; leaving it is no pass (§A16)."""

    CLAUSE: ClassVar[str] = "R29"

    def asks(self, t: NineDice) -> list[Answer]:
        dice = usable(t, self.seat, False)
        if dice:
            dice.append(STOP)
        return dice

    def takes(self, t: NineDice, answer: Answer) -> None:
        if answer is not STOP:
            t.then(ChooseTarget(self.seat, answer.value))


@mypyc_attr(acyclic=True)
class Aiming(Question):
    """A die of the Reserve has been chosen; what does it go for?"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "die")

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die = die

    def silent(self) -> bool:
        return True

    def shows(self, t: NineDice, seat: int) -> Shown:
        return {"die": t.box.dice[self.die].id, "shape": t.box.dice[self.die].shape.id}

    def guess(self, t: NineDice, seat: int, answers: list[Answer], chance: Chance) -> Answer:
        """Help goes to an own die, harm to an enemy one, if there is a choice."""
        mine = t.box.dice[self.die].shape.helps
        fit = [answer for answer in answers if (answer.value in t.sets[self.seat]) == mine]
        return fit[chance.draw(len(fit))] if fit else answers[chance.draw(len(answers))]

    def why_not_at(self, t: NineDice, text: str, answering: bool) -> Reason | None:
        """Why this die may not go for that one."""
        target = t.box.by_id.get(text)
        if target is None:
            return None
        shape = t.box.dice[self.die].shape
        if target not in t.dice:
            return Reason("not-in-play", "R1", die=text)
        slot = t.slot(target.number)
        place = t.place[slot]
        if shape.at_prison:
            if place != PRISON:
                return Reason("not-in-prison", "R48", die=text)
            return Reason("not-just-imprisoned", "A11", die=text)
        if place != FIELD and not (answering and place == DUEL):
            return Reason("not-on-field", "A12", die=text)
        if shape.target.kind != ANY and shape.target.kind != KINDS[target.kind]:
            return Reason("wrong-kind", "R26a", shape=shape.id, kind=shape.target.kind)
        if shape.target.side == ENEMYS and slot // SET == self.seat:
            return Reason("not-enemy", "R26a", shape=shape.id)
        return Reason("not-in-this-attack", "R28", die=text)


@mypyc_attr(acyclic=True)
class ChooseTarget(Aiming):
    """§R26 §R26a §A12 The starter picks a die on the field, own or enemy, that the shape may go for, and rolls."""

    CLAUSE: ClassVar[str] = "R26"

    def asks(self, t: NineDice) -> list[Answer]:
        return target_answers(t, self.seat, t.box.dice[self.die], False)

    def takes(self, t: NineDice, answer: Answer) -> None:
        slot, target = t.slot(self.die), t.slot(answer.value)
        t.throws.append(Throw(slot, target, 0, 0, False))
        if t.events is not None:
            t.tell(DuelOpened(self.seat, t.dice[slot].id, answer.text))
        throw(t, slot, target)
        t.then(AnswerDuel(1 - self.seat, t.value[slot]))
        resolve(t, self.seat, slot, target)

    def why_not(self, t: NineDice, seat: int, text: str) -> Reason | None:
        return self.why_not_at(t, text, False)


@mypyc_attr(acyclic=True)
class AnswerDuel(FromReserve):
    """§R27 §A16 The other may answer with one die of their Reserve, or let it be, which is no pass of the start."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "roll")
    CLAUSE: ClassVar[str] = "R27"

    def __init__(self, seat: int, roll: int) -> None:
        super().__init__(seat)
        self.roll = roll

    def asks(self, t: NineDice) -> list[Answer]:
        dice = usable(t, self.seat, True)
        if dice:
            dice.append(PASS)
        return dice

    def public_key(self) -> int:
        return self.roll

    def shows(self, t: NineDice, seat: int) -> Shown:
        return {"roll": self.roll}

    def takes(self, t: NineDice, answer: Answer) -> None:
        if answer is not PASS:
            t.then(ChooseAnswerTarget(self.seat, answer.value))


@mypyc_attr(acyclic=True)
class ChooseAnswerTarget(Aiming):
    """§R28 §A11 §A27 An answer goes for the starter's dice in the Duel zone or for a die that they aimed at."""

    CLAUSE: ClassVar[str] = "R28"

    def asks(self, t: NineDice) -> list[Answer]:
        return target_answers(t, self.seat, t.box.dice[self.die], True)

    def takes(self, t: NineDice, answer: Answer) -> None:
        slot, target = t.slot(self.die), t.slot(answer.value)
        t.throws.append(Throw(slot, target, 0, 0, False))
        if t.events is not None:
            t.tell(DuelAnswered(self.seat, t.dice[slot].id, answer.text))
        throw(t, slot, target)
        resolve(t, self.seat, slot, target)

    def why_not(self, t: NineDice, seat: int, text: str) -> Reason | None:
        return self.why_not_at(t, text, True)


@mypyc_attr(acyclic=True)
class ResolveThrow(Step):
    """§R12 §R26 §A8 §A10 §A25 The roll is compared with what the target shows now, and the line of the shape applied.

    At equal values only a special die wins, and not against another special one (§R11).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot", "target")
    CLAUSE: ClassVar[str] = "R26"

    def __init__(self, seat: int, slot: int, target: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.target = target

    def does(self, t: NineDice) -> None:
        die, target = t.dice[self.slot], t.dice[self.target]
        shape = die.shape
        won = True
        mine, theirs = t.value[self.slot], t.value[self.target]
        if shape.compare != NONE:
            won = beats(die, target, mine, theirs)
            t.throws[-1] = Throw(self.slot, self.target, mine, theirs, won)
        script = shape.win if won else shape.loss
        if script:
            begin_script(t, self.seat, script, die.id, {"die": self.slot, "target": self.target})
        if shape.compare != NONE and t.events is not None:
            t.tell(DiceCompared(self.seat, die.id, mine, target.id, theirs, won))


@mypyc_attr(acyclic=True)
class EndAttack(Step):
    """§R30 §R31 §A17 The dice that took part go to the Prison of their owners; the other has the start now."""

    CLAUSE: ClassVar[str] = "R30"

    def does(self, t: NineDice) -> None:
        dice: list[str] = []
        for slot in range(SLOTS):
            if t.place[slot] == DUEL:
                t.move(slot, PRISON)
                dice.append(t.dice[slot].id)
        t.throws = []
        t.imprisoned = []
        t.then(StartDuel(1 - self.seat, 0))
        if t.events is not None:
            t.tell(AttackEnded(self.seat, dice, len(dice)))


def throw(t: NineDice, slot: int, target: int) -> None:
    """§R26 The die is rolled and lies in the Duel zone."""
    t.move(slot, DUEL)
    t.value[slot] = t.roll(slot)
    t.throws[-1] = Throw(slot, target, t.value[slot], 0, False)
    tell_roll(t, slot)


def resolve(t: NineDice, seat: int, slot: int, target: int) -> None:
    """§A7 A bonus of colour comes after the roll and before the comparison."""
    t.then(ResolveThrow(seat, slot, target))
    if t.settings.every_roll and triggered(t, slot):
        give_bonuses(t, seat, [slot])


def beats(die: Die, target: Die, mine: int, theirs: int) -> bool:
    """§R11 §R12 §A8 §A25 Whether a die that shows `mine` wins against one that shows `theirs`; without a comparison it
    always does."""
    if die.shape.compare == NONE:
        return True
    if mine == theirs:
        return die.special and not target.special
    return (mine < theirs) == (die.shape.compare == LESS)


def usable(t: NineDice, seat: int, answering: bool) -> list[Answer]:
    """§A11 §A15 §A16 The dice of a Reserve that have something to go for."""
    field, prison = 0, 0  # what lies where: bits owner * 3 + kind
    for slot in range(SLOTS):
        place = t.place[slot]
        if place in (FIELD, DUEL):
            if is_target(t, seat, slot, answering):
                field |= _bit(t, slot)
        elif place == PRISON and is_prisoner(t, slot, answering):
            prison |= _bit(t, slot)
    found: list[Answer] = []
    for slot in range(seat * SET, seat * SET + SET):
        if t.place[slot] == RESERVE:
            die = t.dice[slot]
            if (prison if die.shape.at_prison else field) & die.shape.target.reach[seat]:
                found.append(die.answer)
    return found


def target_answers(t: NineDice, seat: int, die: Die, answering: bool) -> list[Answer]:
    """§R26a What a die of this shape may go for."""
    reach = die.shape.target.reach[seat]
    found: list[Answer] = []
    for slot in range(SLOTS):
        if die.shape.at_prison:
            fits = t.place[slot] == PRISON and is_prisoner(t, slot, answering)
        else:
            fits = is_target(t, seat, slot, answering)
        if fits and reach & _bit(t, slot):
            found.append(t.dice[slot].answer)
    return found


def is_target(t: NineDice, seat: int, slot: int, answering: bool) -> bool:
    """§R28 §A12 §A27 A starter goes for what is on the field; an answer for the starter's dice in the Duel zone and
    for what the starter aimed at in this attack and is still there."""
    place = t.place[slot]
    if not answering:
        return place == FIELD
    if place == DUEL:
        return (slot >= SET) == (seat == 0)
    return place == FIELD and t.is_aimed_at(slot, 1 - seat)


def is_prisoner(t: NineDice, slot: int, answering: bool) -> bool:
    """§A11 §A15 Any prisoner, for an answer only one whom this attack has put in Prison."""
    return not answering or slot in t.imprisoned


def _bit(t: NineDice, slot: int) -> int:
    kind = t.dice[slot].kind
    return 1 << (kind if slot < SET else 3 + kind)
