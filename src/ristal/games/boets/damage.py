"""Chapter «Что делают приёмы»: damage, pain, and what stands between them and the fighter."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.notation import Answer
from ristal.engine.question import Question
from ristal.games.boets.ability import come_to, is_moment, modified
from ristal.games.boets.dice import SIDES
from ristal.games.boets.endgame import knock_out
from ristal.games.boets.events import DamageDue, DamageRolled, DamageTaken, TokenHealed
from ristal.games.boets.fighters import DAMAGE_DUE
from ristal.games.boets.fighters import PAIN as PAIN_TAKEN
from ristal.games.boets.state import Boets

DAMAGE: Final = Answer("damage", 0)
PAIN: Final = Answer("pain", 1)
_EITHER: Final = [DAMAGE, PAIN]


@mypyc_attr(acyclic=True)
class Spare(Question):
    """So much of the damage due is not taken; the fighter it is due to says which, point by point."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "damage", "pain", "left")

    def __init__(self, seat: int, damage: int, pain: int, left: int) -> None:
        super().__init__(seat)
        self.damage = damage
        self.pain = pain
        self.left = left

    def asks(self, t: Boets) -> list[Answer]:
        if self.damage and self.pain and 0 < self.left < self.damage + self.pain:
            return _EITHER
        return []

    def shows(self, t: Boets, seat: int) -> Shown:
        return {"damage": self.damage, "pain": self.pain, "left": self.left}

    def takes(self, t: Boets, answer: Answer) -> None:
        if answer is DAMAGE:
            self.goes_on(t, self.damage - 1, self.pain, self.left - 1)
        else:
            self.goes_on(t, self.damage, self.pain - 1, self.left - 1)

    def lapses(self, t: Boets) -> None:
        """There is one sort of damage only, or enough to spare it all."""
        spared = min(self.damage, self.left)
        self.is_done(t, self.damage - spared, max(0, self.pain - (self.left - spared)))

    def goes_on(self, t: Boets, damage: int, pain: int, left: int) -> None:
        raise NotImplementedError

    def is_done(self, t: Boets, damage: int, pain: int) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class UseProtection(Spare):
    """§R43 §A8 Each protection takes one off the damage of the attack, not below nothing; its player says off which."""

    CLAUSE: ClassVar[str] = "R43"

    def goes_on(self, t: Boets, damage: int, pain: int, left: int) -> None:
        t.then(UseProtection(self.seat, damage, pain, left))

    def is_done(self, t: Boets, damage: int, pain: int) -> None:
        if damage + pain == 0:
            return
        if is_moment(t, DAMAGE_DUE, self.seat):
            t.then_all(come_to(t, DAMAGE_DUE, self.seat, {"damage": damage, "pain": pain}))
        else:
            hurt(t, self.seat, damage, pain)


@mypyc_attr(acyclic=True)
class ShakeOff(Spare):
    """§R78 The roll was less than the damage due: only so much is taken, of the sorts that its player picks."""

    CLAUSE: ClassVar[str] = "R78"

    def goes_on(self, t: Boets, damage: int, pain: int, left: int) -> None:
        t.then(ShakeOff(self.seat, damage, pain, left))

    def is_done(self, t: Boets, damage: int, pain: int) -> None:
        hurt(t, self.seat, damage, pain)

    def shows(self, t: Boets, seat: int) -> Shown:
        return {**super().shows(t, seat), "ability": "roll-damage"}

    def public_key(self) -> int:
        return self.left


def hit(t: Boets, seat: int, damage: int, pain: int, protection: int) -> None:
    """§A8 Damage is due to a seat; protection comes first, then the fighter's own ability, then damage, then pain."""
    if t.events is not None:
        t.tell(DamageDue(seat, damage, pain))
    t.then(UseProtection(seat, damage, pain, protection))


def roll_damage(t: Boets, seat: int, damage: int, pain: int) -> Question:
    """§R78 §A20 A die for the damage due, ordinary and pain together: a lower roll is all that is taken."""
    value = t.chance.roll(SIDES, "against-damage", t.fighter(seat).id, seat)
    if t.events is not None:
        t.tell(DamageRolled(seat, value))
    return ShakeOff(seat, damage, pain, max(0, damage + pain - value))


def hurt(t: Boets, seat: int, damage: int, pain: int) -> None:
    """§R38 §R39 Healthy tokens are lost, then turned to the pain side. §R65 Without any the fight is lost.

    §R75 Some take only so much pain in a turn.
    """
    pain = pain_taken(t, seat, pain)
    t.suffered[seat] += pain
    t.healthy[seat], t.pain[seat] = tokens_after(t, seat, damage, pain)
    if t.events is not None:
        t.tell(DamageTaken(seat, damage, pain, t.healthy[seat], t.pain[seat]))
    if t.healthy[seat] == 0:
        knock_out(t, seat)


def pain_taken(t: Boets, seat: int, pain: int) -> int:
    """§R75 How much of the pain due gets through."""
    most = modified(t, seat, PAIN_TAKEN)
    return min(pain, max(0, most - t.suffered[seat])) if most else pain


def tokens_after(t: Boets, seat: int, damage: int, pain: int) -> tuple[int, int]:
    """§R38 §R39 The healthy tokens and the pain tokens of a seat once it has taken this."""
    healthy = t.healthy[seat] - min(damage, t.healthy[seat])
    turned = min(pain, healthy)
    return healthy - turned, t.pain[seat] + turned


def tokens_if_hit(t: Boets, seat: int, damage: int, pain: int) -> tuple[int, int] | None:
    """What would be left of a seat that lets damage through; nothing, where a roll decides it."""
    if is_moment(t, DAMAGE_DUE, seat):
        return None
    return tokens_after(t, seat, damage, pain_taken(t, seat, pain))


def heal(t: Boets, seat: int, regain: bool) -> None:
    """§R40 §A23 A token comes back healthy side up: a lost one, or one that was turned to pain."""
    t.healthy[seat] += 1
    if not regain:
        t.pain[seat] -= 1
    if t.events is not None:
        t.tell(TokenHealed(seat, regain))
