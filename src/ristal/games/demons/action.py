"""Chapter «Выполнение действий»: what a revealed card does, and the active abilities around it."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.effect import begin_script
from ristal.engine.notation import PASS, Answer
from ristal.engine.question import Question, Reason, Step
from ristal.games.demons.cards import ABILITY, AFTER_ACTION, AFTER_HIT, BEFORE_REVEAL, OWN_ACT, Demon
from ristal.games.demons.events import AbilityUsed, ActionChosen, BattlefieldWorked
from ristal.games.demons.state import NONE, Demons


@mypyc_attr(acyclic=True)
class ChooseAction(Question):
    """§R23 §A9 One of the two actions of the card, whether it can do anything or not. §A14 The active ability may come
    before it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "move")
    CLAUSE: ClassVar[str] = "R23"

    def __init__(self, seat: int, move: int) -> None:
        super().__init__(seat)
        self.move = move

    def asks(self, t: Demons) -> list[Answer]:
        if not t.is_fighting(self.seat):
            return []
        move = t.cards.moves[self.move]
        return move.choices_and_ability if has_ability(t, self.seat, OWN_ACT) else move.choices

    def shows(self, t: Demons, seat: int) -> Shown:
        return {"card": t.cards.moves[self.move].id}

    def public_key(self) -> int:
        return self.move + 1

    def takes(self, t: Demons, answer: Answer) -> None:
        if answer is ABILITY:
            t.then(ChooseAction(self.seat, self.move))
            use_ability(t, self.seat, {})
            return
        move = t.cards.moves[self.move]
        action = move.actions[answer.value]
        t.hit = 0
        t.then(UseAbility(self.seat, self.move, answer.value))
        begin_script(t, self.seat, action.key, move.id, {})
        if t.events is not None:
            t.tell(ActionChosen(self.seat, action.id))

    def why_not(self, t: Demons, seat: int, text: str) -> Reason | None:
        if text == ABILITY.text:
            return why_no_ability(t, self.seat)
        if any(action.id == text for move in t.cards.moves for action in move.actions):
            return Reason("action-of-another-card", "R23", action=text)
        return None


@mypyc_attr(acyclic=True)
class UseAbility(Question):
    """§A14 After the action the active ability may follow, if it is of that kind and not used in this fight yet."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "move", "done")
    CLAUSE: ClassVar[str] = "A14"

    def __init__(self, seat: int, move: int, done: int) -> None:
        super().__init__(seat)
        self.move = move
        self.done = done

    def asks(self, t: Demons) -> list[Answer]:
        if not t.is_fighting(self.seat) or t.spent >> self.seat & 1:
            return []
        demon = t.demon(self.seat)
        if demon is None or not demon.active or demon.timing == BEFORE_REVEAL or not demon.is_able(t, self.seat):
            return []
        if demon.timing == AFTER_HIT and self.victim(t) == NONE:
            return []
        return [ABILITY, PASS]

    def shows(self, t: Demons, seat: int) -> Shown:
        move = t.cards.moves[self.move]
        shown: Shown = {"demon": t.called[self.seat].text, "card": move.id}
        shown["action"] = move.actions[self.done].id
        victim = self.victim(t)
        if has_ability(t, self.seat, AFTER_HIT) and victim != NONE:
            shown["target"] = t.called[victim].text
        return shown

    def takes(self, t: Demons, answer: Answer) -> None:
        if answer is not ABILITY:
            return
        demon = t.demon(self.seat)
        assert demon is not None
        if demon.timing == AFTER_ACTION:
            use_ability(t, self.seat, {"move": self.move, "done": self.done})
        else:
            victim = self.victim(t) if demon.timing == AFTER_HIT else NONE
            use_ability(t, self.seat, {} if victim == NONE else {"target": victim})

    def victim(self, t: Demons) -> int:
        """§A26 The only opponent still in the fight whom the action has damaged."""
        hit = [seat for seat in t.opponents(self.seat) if t.hit >> seat & 1]
        return hit[0] if len(hit) == 1 else NONE


@mypyc_attr(acyclic=True)
class PassiveAbility(Step):
    """§R5 A step: a passive ability does what it does by itself."""

    CLAUSE: ClassVar[str] = "R5"

    def does(self, t: Demons) -> None:
        demon = t.demon(self.seat)
        assert demon is not None
        if not demon.is_able(t, self.seat):
            return
        if demon.key:
            begin_script(t, self.seat, demon.key, demon.id, {})
        if t.events is not None:
            t.tell(AbilityUsed(self.seat, demon.id))


@mypyc_attr(acyclic=True)
class BattlefieldActs(Step):
    """§R15 A step: the battlefield has its say; it belongs to nobody."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "script")
    CLAUSE: ClassVar[str] = "R15"

    def __init__(self, seat: int, script: str) -> None:
        super().__init__(seat)
        self.script = script

    def does(self, t: Demons) -> None:
        field = t.field()
        assert field is not None
        begin_script(t, self.seat, self.script, field.id, {})
        if t.events is not None:
            t.tell(BattlefieldWorked(field.id))


def has_ability(t: Demons, seat: int, timing: str) -> bool:
    """§R5 Whether the demon may use an active ability of this timing."""
    demon = t.demon(seat)
    return demon is not None and demon.timing == timing and not t.spent >> seat & 1 and demon.is_able(t, seat)


def use_ability(t: Demons, seat: int, bound: dict[str, int]) -> None:
    """§R5 Once a fight: the demon card is turned face down."""
    demon: Demon | None = t.demon(seat)
    assert demon is not None
    t.spent |= 1 << seat
    begin_script(t, seat, demon.key, demon.id, bound)
    if t.events is not None:
        t.tell(AbilityUsed(seat, demon.id))


def why_no_ability(t: Demons, seat: int) -> Reason | None:
    demon = t.demon(seat)
    if demon is None or not demon.active:
        return Reason("ability-is-passive", "R5")
    if t.spent >> seat & 1:
        return Reason("ability-is-spent", "R5")
    return Reason("ability-at-another-time", "A14")
