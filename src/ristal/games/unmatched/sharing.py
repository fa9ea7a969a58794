"""Damage that others may take: an ability lets its owner share it out before it is dealt."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.effect import Effect, Frame, Operation, do_effect
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason
from ristal.games.unmatched.bindings import bind_hit
from ristal.games.unmatched.damage import hurt
from ristal.games.unmatched.hero import DAMAGE_WOULD
from ristal.games.unmatched.movement import DONE
from ristal.games.unmatched.reasons import fighter_named
from ristal.games.unmatched.selectors import Fighters, fighters_of
from ristal.games.unmatched.set_events import AbilityBegun
from ristal.games.unmatched.state import ABILITY_SOURCE, Unmatched

WHO, HOW_MUCH = "fighter", "damage"  # the names under which the ability knows whom damage threatens, and how much


def is_shared(t: Unmatched, fighter: int, amount: int) -> bool:
    """§A80 Whether others may take damage for this fighter. Who is protected from it needs nobody."""
    if amount <= 0 or not t.stands(fighter) or (t.combat is not None and t.combat.prevented >> fighter & 1):
        return False
    struck = t.fighter(fighter)
    ability = t.arena.heroes[struck.seat].at.get(DAMAGE_WOULD)
    return ability is not None and ability.of == struck.kind.id and len(takers_of(t, fighter, ())) > 0


def harm(t: Unmatched, fighter: int, amount: int) -> int:
    """§A80 Deal damage, or ask first who takes it; says how much was dealt at once."""
    if not is_shared(t, fighter, amount):
        return hurt(t, fighter, amount)
    seat = t.fighter(fighter).seat
    script = t.arena.heroes[seat].at[DAMAGE_WOULD].script
    frame = Frame(seat, script, ABILITY_SOURCE, 0, {WHO: fighter, HOW_MUCH: amount})
    do_effect(t, frame, t.scripts.by_key[script][0])
    return 0


def takers_of(t: Unmatched, fighter: int, taken: tuple[int, ...]) -> list[int]:
    """§A80 Who can take one more of the damage: nobody more than the health that is left."""
    seat = t.fighter(fighter).seat
    script = t.arena.heroes[seat].at[DAMAGE_WOULD].script
    to: Fighters = fighters_of(t.scripts.by_key[script][0], "to")
    found = to.found(t, Frame(seat, script, ABILITY_SOURCE, 0, {}))
    return [index for index in found if taken.count(index) < t.health[index]]


class RedirectDamage(Operation[Unmatched]):
    """§A80 `redirect-damage`: those who are meant may take any part of the damage that threatens one."""

    PARAMETERS: ClassVar[dict[str, str]] = {"from": "fighters", "to": "fighters"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        if t.events is not None:
            t.tell(AbilityBegun(frame.seat, t.arena.heroes[frame.seat].id))
        t.then(ShareDamage(frame.seat, frame.bound[WHO], frame.bound[HOW_MUCH], ()))


@mypyc_attr(acyclic=True)
class ShareDamage(Question):
    """§A80 Who takes the damage, point by point; it is dealt when all is said, and what is left hits whom it
    threatened."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fighter", "amount", "takers")
    CLAUSE: ClassVar[str] = "A80"

    def __init__(self, seat: int, fighter: int, amount: int, takers: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.fighter = fighter
        self.amount = amount
        self.takers = tuple(takers)

    def asks(self, t: Unmatched) -> list[Answer]:
        found = takers_of(t, self.fighter, self.takers) if len(self.takers) < self.amount else []
        return [DONE, *[t.fighter(index).answer for index in found]] if found else []

    def takes(self, t: Unmatched, answer: Answer) -> None:
        if answer is DONE:
            self.lapses(t)
        else:
            t.then(ShareDamage(self.seat, self.fighter, self.amount, (*self.takers, answer.value)))

    def lapses(self, t: Unmatched) -> None:
        """§A81 It is dealt, whoever takes it."""
        for index in sorted(set(self.takers)):
            self._deal(t, index, self.takers.count(index))
        self._deal(t, self.fighter, self.amount - len(self.takers))

    def _deal(self, t: Unmatched, fighter: int, amount: int) -> None:
        bind_hit(t, fighter, hurt(t, fighter, amount))
        if t.frames and not t.stands(fighter):
            t.frame.bound["felled"] = 1

    def shows(self, t: Unmatched, seat: int) -> Shown:
        taken = [t.fighter(index).name for index in self.takers]
        return {"fighter": t.fighter(self.fighter).name, "amount": self.amount - len(taken), "taken": taken}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        fighter = fighter_named(t, text)
        return None if fighter is None else Reason("not-meant", "A80", fighter=text)
