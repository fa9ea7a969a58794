"""Chapter «Особые правила»: Knockout cards and traps on the tactics."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason
from ristal.games.demons.cards import MOVES
from ristal.games.demons.events import (
    KnockoutLaid,
    KnockoutRemoved,
    KnockoutsReturned,
    NoTacticFree,
    StoppedThere,
    TrapRemoved,
    TrapSet,
)
from ristal.games.demons.state import Demons

ENOUGH: Final = Answer("enough", -1)


def free_tactics(t: Demons, taken: int) -> list[Answer]:
    """The tactics outside a mask."""
    answers = t.cards.knockout_choices
    if not taken:
        return answers
    return [answer for answer in answers if not taken >> answer.value & 1]


@mypyc_attr(acyclic=True)
class LayKnockout(Question):
    """§R8 §R29 §R66 A Knockout card goes on any tactic that bears none, a trap or not. §A9 On none if all bear one."""

    CLAUSE: ClassVar[str] = "R29"

    def asks(self, t: Demons) -> list[Answer]:
        return free_tactics(t, t.knockouts)

    def shows(self, t: Demons, seat: int) -> Shown:
        return {"source": t.asking()}

    def lapses(self, t: Demons) -> None:
        tell_none_free(t, self.seat)

    def takes(self, t: Demons, answer: Answer) -> None:
        t.knockouts |= 1 << answer.value
        if t.events is not None:
            t.tell(KnockoutLaid(self.seat, answer.text))

    def why_not(self, t: Demons, seat: int, text: str) -> Reason | None:
        return Reason("knockout-lies-there", "R29", tactic=text) if text in t.cards.by_id else None


@mypyc_attr(acyclic=True)
class SetTrap(Question):
    """§R33 §R33a One tactic is turned from number to trap side, under a Knockout card or not. §A9 None if all are."""

    CLAUSE: ClassVar[str] = "R33"

    def asks(self, t: Demons) -> list[Answer]:
        return free_tactics(t, t.traps)

    def shows(self, t: Demons, seat: int) -> Shown:
        return {"source": t.asking()}

    def lapses(self, t: Demons) -> None:
        tell_none_free(t, self.seat)

    def takes(self, t: Demons, answer: Answer) -> None:
        turn_to_trap(t, self.seat, answer)

    def why_not(self, t: Demons, seat: int, text: str) -> Reason | None:
        return Reason("is-a-trap", "R33", tactic=text) if text in t.cards.by_id else None


@mypyc_attr(acyclic=True)
class SetTraps(Question):
    """§R33 Up to so many traps, one by one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    CLAUSE: ClassVar[str] = "R33"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def asks(self, t: Demons) -> list[Answer]:
        free = free_tactics(t, t.traps)
        return [*free, ENOUGH] if free else []

    def lapses(self, t: Demons) -> None:
        tell_none_free(t, self.seat)

    def shows(self, t: Demons, seat: int) -> Shown:
        return {"source": t.asking(), "left": self.left}

    def takes(self, t: Demons, answer: Answer) -> None:
        if answer is ENOUGH:
            stop(t, self.seat)
            return
        if self.left > 1 and len(free_tactics(t, t.traps)) > 1:
            t.then(SetTraps(self.seat, self.left - 1))
        turn_to_trap(t, self.seat, answer)

    def why_not(self, t: Demons, seat: int, text: str) -> Reason | None:
        return Reason("is-a-trap", "R33", tactic=text) if text in t.cards.by_id else None


@mypyc_attr(acyclic=True)
class ClearTactics(Question):
    """§R31 §R33 Up to so many Knockout cards and traps are taken away, in any mix, one by one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    CLAUSE: ClassVar[str] = "R31"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def asks(self, t: Demons) -> list[Answer]:
        if not t.knockouts | t.traps:
            return []
        answers = [move.knockout_answer for move in t.cards.moves if t.knockouts >> move.place & 1]
        answers += [move.trap_answer for move in t.cards.moves if t.traps >> move.place & 1]
        return [*answers, ENOUGH]

    def lapses(self, t: Demons) -> None:
        tell_none_free(t, self.seat)

    def shows(self, t: Demons, seat: int) -> Shown:
        return {"source": t.asking(), "left": self.left}

    def takes(self, t: Demons, answer: Answer) -> None:
        if answer is ENOUGH:
            stop(t, self.seat)
            return
        tactic = answer.value % MOVES
        is_trap = answer.value >= MOVES
        if is_trap:
            t.traps &= ~(1 << tactic)
        else:
            lift_knockout(t, tactic)
        if self.left > 1 and t.knockouts | t.traps:
            t.then(ClearTactics(self.seat, self.left - 1))
        if t.events is not None:
            removed = t.cards.moves[tactic].id
            t.tell(TrapRemoved(self.seat, removed) if is_trap else KnockoutRemoved(self.seat, removed))

    def why_not(self, t: Demons, seat: int, text: str) -> Reason | None:
        kind, _, tactic = text.partition(" ")
        if tactic not in t.cards.by_id:
            return None
        if kind == "knockout":
            return Reason("no-knockout-there", "R31", tactic=tactic)
        return Reason("no-trap-there", "R33", tactic=tactic) if kind == "trap" else None


def turn_to_trap(t: Demons, seat: int, tactic: Answer) -> None:
    """§R33 §R36 The trap stays till the fight ends, unless somebody removes it."""
    t.traps |= 1 << tactic.value
    if t.events is not None:
        t.tell(TrapSet(seat, tactic.text))


def lift_knockout(t: Demons, tactic: int) -> None:
    """§R30 §R31 A Knockout card goes back to the stack."""
    t.knockouts &= ~(1 << tactic)


def give_back_knockout(t: Demons, tactic: int) -> None:
    """§R30 §A2 The move of a tactic was opened: its Knockout card goes back, though the demon leaves for its number."""
    lift_knockout(t, tactic)
    if t.events is not None:
        t.tell(KnockoutsReturned(ids_of(t, 1 << tactic)))


def return_knockouts(t: Demons) -> None:
    """§R32 Every Knockout card goes back to the stack."""
    lying = t.knockouts
    t.knockouts = 0
    if t.events is not None and lying:
        t.tell(KnockoutsReturned(ids_of(t, lying)))


def ids_of(t: Demons, mask: int) -> list[str]:
    """The tactics of a mask."""
    return [move.id for move in t.cards.moves if mask >> move.place & 1]


def stop(t: Demons, seat: int) -> None:
    """§R33 «До стольких-то» may be fewer."""
    if t.events is not None:
        t.tell(StoppedThere(seat))


def tell_none_free(t: Demons, seat: int) -> None:
    """§A9 An effect that finds no tactic does nothing."""
    if t.events is not None:
        t.tell(NoTacticFree(seat))
