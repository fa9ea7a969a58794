"""Chapter «Применение эффектов»: operations that the cards of further sets brought."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.effect import Effect, Frame, MayDo, Operation, current_effect
from ristal.engine.notation import Answer
from ristal.engine.question import Question
from ristal.games.unmatched.board import spaces_in
from ristal.games.unmatched.card_effects import players
from ristal.games.unmatched.combat_effects import AddValue
from ristal.games.unmatched.selectors import fight, fighters_of, is_attacker, own_fighter
from ristal.games.unmatched.set_events import (
    ActionsGained,
    DamageReflected,
    FighterReplaced,
    FightersSwapped,
    ValuesLocked,
)
from ristal.games.unmatched.state import Unmatched


class GainAction(Operation[Unmatched]):
    """§A60 `gain-action`: so many more actions in this turn, for its player or the opponent, whosever turn it is."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "amount", "player?": "player"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        count = effect.count("count", t, frame)
        for seat in players(t, frame, effect):
            if seat == t.active and not t.out_at[seat] and count:
                t.actions += count
                if t.events is not None:
                    t.tell(ActionsGained(seat, count, t.actions))


class BonusAttack(Operation[Unmatched]):
    """§A61 `bonus-attack`: when the combat is over, the same attacker strikes the same target once more, with this
    value."""

    PARAMETERS: ClassVar[dict[str, str]] = {"value": "amount"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        if is_attacker(t, frame):
            fight(t).bonus = effect.count("value", t, frame)


class Swap(Operation[Unmatched]):
    """§A62 `swap`: two fighters that stand change places; with `combat`, the one takes the part of the other in this
    combat, too. §A110 The second may be one of choice."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighters", "whom": "fighters", "combat?": "flag"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        who, others = fighters_of(effect, "who").found(t, frame), self.find_others(t, frame, effect)
        if who and fighters_of(effect, "whom").is_one() and others:
            t.then(PickForSwap(frame.seat, sum(1 << other for other in others)))
        elif who and others and who[0] != others[0]:
            self.swaps(t, frame, effect, who[0], others[0])

    def can_happen(self, t: Unmatched, frame: Frame, effect: Effect) -> bool:
        return bool(fighters_of(effect, "who").found(t, frame) and self.find_others(t, frame, effect))

    def find_others(self, t: Unmatched, frame: Frame, effect: Effect) -> list[int]:
        """With whom to change; §A110 whoever fights on with this card is of the hero whose deck it comes from."""
        others = fighters_of(effect, "whom").found(t, frame)
        if effect.arguments.get("combat"):
            return [other for other in others if t.fighter(other).seat == frame.seat]
        return others

    def offer(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        """Nobody is asked whether to change with somebody who is not there."""
        if self.can_happen(t, frame, effect):
            t.then(MayDo(frame.seat))

    def swaps(self, t: Unmatched, frame: Frame, effect: Effect, one: int, other: int) -> None:
        t.space[one], t.space[other] = t.space[other], t.space[one]
        if t.events is not None:
            t.tell(FightersSwapped(frame.seat, t.fighter(one).name, t.fighter(other).name))
        if effect.arguments.get("combat") and own_fighter(t, frame) in (one, other):
            replace(t, frame, other if own_fighter(t, frame) == one else one)


@mypyc_attr(acyclic=True)
class PickForSwap(Question):
    """§A110 With which of these fighters another changes places."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fighters")
    CLAUSE: ClassVar[str] = "A110"

    def __init__(self, seat: int, fighters: int) -> None:
        super().__init__(seat)
        self.fighters = fighters  # the mask of those who will do

    def asks(self, t: Unmatched) -> list[Answer]:
        return [t.fighter(index).answer for index in spaces_in(self.fighters)]

    def silent(self) -> bool:
        return True

    def takes(self, t: Unmatched, answer: Answer) -> None:
        effect = current_effect(t)
        operation = t.scripts.vocabulary.operations[effect.op]
        assert isinstance(operation, Swap)
        operation.swaps(t, t.frame, effect, fighters_of(effect, "who").found(t, t.frame)[0], answer.value)

    def shows(self, t: Unmatched, seat: int) -> Shown:
        effect = current_effect(t)
        return {"source": t.asking(), "fighter": t.fighter(fighters_of(effect, "who").found(t, t.frame)[0]).name}


def replace(t: Unmatched, frame: Frame, fighter: int) -> None:
    """§A62 From now on this one fights for its side."""
    combat, before = fight(t), own_fighter(t, frame)
    if is_attacker(t, frame):
        combat.attacker = fighter
    else:
        combat.target = fighter
    if t.events is not None:
        t.tell(FighterReplaced(frame.seat, t.fighter(fighter).name, t.fighter(before).name))


class Substitute(Operation[Unmatched]):
    """§A82 `substitute`: another fighter takes the part of one's own in this combat, from where it stands."""

    PARAMETERS: ClassVar[dict[str, str]] = {"with": "fighters"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        for index in fighters_of(effect, "with").found(t, frame):
            if t.fighter(index).seat == frame.seat:
                replace(t, frame, index)


class LowerValue(AddValue):
    """§A10 `lower-value`: a card takes something from its own value."""

    SIGN: ClassVar[int] = -1


class LockValue(Operation[Unmatched]):
    """§A72 `lock-value`: to the end of the turn each card that one attacks with has this value, and nothing changes
    it."""

    PARAMETERS: ClassVar[dict[str, str]] = {"value": "number"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        t.locked = effect.number("value")
        if t.events is not None:
            t.tell(ValuesLocked(frame.seat, t.locked))


class ReflectDamage(Operation[Unmatched]):
    """§A65 `reflect-damage`: the combat damage that the card's fighter would take hits the attacker."""

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        fight(t).reflected |= 1 << frame.seat
        if t.events is not None:
            t.tell(DamageReflected(frame.seat, t.fighter(own_fighter(t, frame)).name))
