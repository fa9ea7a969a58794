"""Chapter «Бой»: Attack against Defence, what the Life dice lose, and how it ends."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason, Step, Together
from ristal.engine.result import Result, draw, win
from ristal.games.ninedice.bonus import give_bonuses, roll_die, triggered
from ristal.games.ninedice.dice import ATTACK, DEFENCE, LIFE, SET
from ristal.games.ninedice.effects import DESTROYED, fall
from ristal.games.ninedice.events import (
    BattleEnded,
    BattleFought,
    DamageTaken,
    LifeCounted,
    LifeEmptied,
    PrisonersTaken,
)
from ristal.games.ninedice.reserve_attack import BeginReserveAttack
from ristal.games.ninedice.state import ABYSS, PRISON, RESERVE, NineDice

IMPRISONED: Final = "imprisoned"
HELD_BACK: Final = "held-back"
EXHAUSTED: Final = "exhausted"
MUTUAL: Final = "mutual"
MUTUAL_EXHAUSTED: Final = "mutual-exhausted"
MORE_LIFE: Final = "more-life"
EQUAL_LIFE: Final = "equal-life"
BOTH_OWN: Final = "both-own"
KEEP: Final = Answer("keep")
LOSSES: Final = [Answer(f"lose {count}", count) for count in range(7)]


@mypyc_attr(acyclic=True)
class FightBattle(Step):
    """§R33 §R34 §A18 §A23 Attack sums, grown by exhaustion, less the Defence sums of the other: never below nothing."""

    CLAUSE: ClassVar[str] = "R34"

    def does(self, t: NineDice) -> None:
        t.battle += 1
        more = t.exhaustion_in(t.battle)
        attack = [t.total(seat, ATTACK) + more for seat in range(2)]
        defence = [t.total(seat, DEFENCE) for seat in range(2)]
        damage = [damage_of(t, seat, more) for seat in range(2)]
        life = [t.total(seat, LIFE) for seat in range(2)]
        harm = [min(damage[seat], life[seat]) for seat in range(2)]
        worn = 0
        for seat in range(2):
            if max(0, damage[seat] - more) < life[seat] <= damage[seat]:
                worn |= 1 << seat
        second = 1 - t.first
        t.then(
            ShareDamage(second, harm[second], 0),
            ShareDamage(t.first, harm[t.first], 0),
            EndBattle(second, harm[0] + harm[1], worn),
        )
        if t.events is not None:
            t.tell(BattleFought(t.battle, attack, defence, damage, more))


@mypyc_attr(acyclic=True)
class ShareDamage(Question):
    """§R34 §R36 §A18 The owner splits the damage among their Life dice as they like, die by die, all of it.

    `number` is the place, among their dice in the Life zone, of the one that is asked about.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "damage", "number")
    CLAUSE: ClassVar[str] = "R36"

    def __init__(self, seat: int, damage: int, number: int) -> None:
        super().__init__(seat)
        self.damage = damage
        self.number = number

    def asks(self, t: NineDice) -> list[Answer]:
        if self.damage == 0:
            return []
        lives = t.lives(self.seat)
        later = 0
        for slot in lives[self.number + 1 :]:
            later += t.value[slot]
        most = min(self.damage, t.value[lives[self.number]])
        return LOSSES[max(0, self.damage - later) : most + 1]

    def silent(self) -> bool:
        return True

    def shows(self, t: NineDice, seat: int) -> Shown:
        slot = t.lives(self.seat)[self.number]
        return {"damage": self.damage, "die": t.dice[slot].id, "value": t.value[slot]}

    def takes(self, t: NineDice, answer: Answer) -> None:
        slot = t.lives(self.seat)[self.number]
        left = t.value[slot] - answer.value
        t.value[slot] = left
        t.then(ShareDamage(self.seat, self.damage - answer.value, self.number + (1 if left else 0)))
        if t.events is not None and answer.value:
            t.tell(DamageTaken(self.seat, t.dice[slot].id, answer.value, left))
        if left == 0:
            fall(t, slot)  # §R35

    def why_not(self, t: NineDice, seat: int, text: str) -> Reason | None:
        for loss in LOSSES:
            if loss.text == text:
                slot = t.lives(self.seat)[self.number]
                if loss.value > t.value[slot] or loss.value > self.damage:
                    return Reason("too-much-damage", "R36", damage=self.damage, value=t.value[slot])
                return Reason("too-little-damage", "A18")
        return None


@mypyc_attr(acyclic=True)
class EndBattle(Step):
    """§R37 §R39 §A20 An empty Life zone has lost; of two, the one whose owner has no Life left anywhere. While there is
    Life in both, the reserve attack begins again.

    `harm` is what both lost together; `worn` is the mask of the seats that would have lived without exhaustion (§A23).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "harm", "worn")
    CLAUSE: ClassVar[str] = "R39"

    def __init__(self, seat: int, harm: int, worn: int) -> None:
        super().__init__(seat)
        self.harm = harm
        self.worn = worn

    def does(self, t: NineDice) -> None:
        alive = [len(t.lives(seat)) > 0 for seat in range(2)]
        life: list[int] = []
        if not alive[0] or not alive[1]:
            t.result = self._ended(t, alive)
        else:
            t.quiet = 0 if self.harm or t.fallen else t.quiet + 1
            t.fallen = 0
            if is_stalemate(t):
                life = [t.total(seat, LIFE) for seat in range(2)]
                t.result = counted(life)
            else:
                t.then(ChooseReroll((0, 1)))
        if t.events is not None:
            t.tell(BattleEnded(t.battle, self.harm, t.quiet))
            for seat in range(2):
                if not alive[seat]:
                    t.tell(LifeEmptied(seat, t.life_in(seat, ABYSS), t.life_in(seat, PRISON), t.life_in(seat, RESERVE)))
            if life:
                t.tell(LifeCounted(life))
        if not t.is_over():
            take_prisoners_back(t)

    def _ended(self, t: NineDice, alive: list[bool]) -> Result:
        """§A20 Somebody's Life zone is empty. By the letter, of two empty ones it counts who still owns a Life die."""
        if not alive[0] and not alive[1] and t.settings.letter:
            alive = [t.owns_life(seat) for seat in range(2)]
        if alive[0] == alive[1]:
            if alive[0]:
                return draw(2, BOTH_OWN)
            return draw(2, MUTUAL_EXHAUSTED if self.worn else MUTUAL)
        loser = 1 if alive[0] else 0
        return win(1 - loser, 2, EXHAUSTED if self.worn >> loser & 1 else how_life_went(t, loser))


@mypyc_attr(acyclic=True)
class ChooseReroll(Together):
    """§R38 §A21 Before a new reserve attack whoever has several Life dice may reroll one; both at a time."""

    CLAUSE: ClassVar[str] = "R38"

    def asks_each(self, t: NineDice, seat: int) -> list[Answer]:
        lives = t.lives(seat)
        if len(lives) < 2:
            return []
        return [*[t.dice[slot].answer for slot in lives], KEEP]

    def takes_all(self, t: NineDice, answers: dict[int, Answer]) -> None:
        rolled: list[list[int]] = [[], []]
        for seat in (t.first, 1 - t.first):
            if seat in answers and answers[seat] is not KEEP:
                slot = t.slot(answers[seat].value)
                roll_die(t, slot)
                if t.settings.every_roll and triggered(t, slot):  # §A7
                    rolled[seat].append(slot)
        go_to_reserve_attack(t, rolled)

    def mixes(self) -> bool:
        return False

    def why_not(self, t: NineDice, seat: int, text: str) -> Reason | None:
        return Reason("not-in-life-zone", "R38", die=text) if text in t.box.by_id else None


def take_prisoners_back(t: NineDice) -> None:
    """§R37 §A14 §A19 All prisoners go to the hands of their owners; what is on the field stays there as it is."""
    for seat in range(2):
        taken = 0
        for slot in range(seat * SET, seat * SET + SET):
            if t.place[slot] == PRISON:
                t.move(slot, RESERVE)
                taken += 1
        if t.events is not None and taken:
            t.tell(PrisonersTaken(seat, taken))


def go_to_reserve_attack(t: NineDice, rolled: list[list[int]]) -> None:
    """§R33 §A5 Bonuses of the dice just rolled, the second of the draft first; then the reserve attack; then battle."""
    t.then(BeginReserveAttack(0), FightBattle(0))
    for seat in (t.first, 1 - t.first):
        if rolled[seat]:
            give_bonuses(t, seat, rolled[seat])


def damage_of(t: NineDice, seat: int, exhaustion: int) -> int:
    """§R34 §A18 What a seat suffers: the Attack of the other less its own Defence."""
    return max(0, t.total(1 - seat, ATTACK) + exhaustion - t.total(seat, DEFENCE))


def is_stalemate(t: NineDice) -> bool:
    """§A23 Without exhaustion a battle that leads nowhere is brought to an end."""
    return not t.settings.exhaustion and (t.quiet >= t.box.quiet_battles or t.battle >= t.box.last_battle)


def how_life_went(t: NineDice, seat: int) -> str:
    """§R39 §A20 All Life is destroyed only where none is left in Prison or in the Reserve."""
    if t.life_in(seat, PRISON):
        return IMPRISONED
    return HELD_BACK if t.life_in(seat, RESERVE) else DESTROYED


def counted(life: list[int]) -> Result:
    """§A23 The sums of the Life dice decide."""
    if life[0] == life[1]:
        return draw(2, EQUAL_LIFE)
    return win(0 if life[0] > life[1] else 1, 2, MORE_LIFE)
