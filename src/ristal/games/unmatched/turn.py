"""Chapter «Ваш ход»: two actions, then the hand limit, then the next player."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.notation import PASS, Answer
from ristal.engine.question import Question, Reason, Step
from ristal.games.unmatched.ability import come_to
from ristal.games.unmatched.attack import DeclareAttack, attacks
from ristal.games.unmatched.choices import DiscardOwn
from ristal.games.unmatched.endgame import CheckEnd, check_stillness
from ristal.games.unmatched.events import ActionTaken, TurnBegun
from ristal.games.unmatched.hand import is_missing
from ristal.games.unmatched.hero import ACTIONS, TURN_END, TURN_START
from ristal.games.unmatched.manoeuvre import Manoeuvre
from ristal.games.unmatched.scheme import ChooseScheme, has_scheme
from ristal.games.unmatched.state import NOT_LOCKED, Unmatched

HAND_LIMIT: Final = 7  # §R39

MANOEUVRE_ANSWER: Final = Answer("manoeuvre", 0)
SCHEME_ANSWER: Final = Answer("scheme", 1)
ATTACK_ANSWER: Final = Answer("attack", 2)


@mypyc_attr(acyclic=True)
class BeginTurn(Step):
    """§R42 §R175 §A17 Start-of-turn abilities come before the first action; then it is noted where everybody stands."""

    CLAUSE: ClassVar[str] = "R42"

    def does(self, t: Unmatched) -> None:
        t.active = self.seat
        t.turns[self.seat] += 1
        t.actions = ACTIONS
        t.taken = 0
        t.locked = NOT_LOCKED
        if not t.arena.settings.exhaustion:
            t.still += 1
        t.start_space = t.space[:]
        if t.events is not None:
            t.tell(TurnBegun(self.seat))
        t.then(NotePlaces(self.seat), NextAction(self.seat))
        come_to(t, self.seat, TURN_START)


@mypyc_attr(acyclic=True)
class NotePlaces(Step):
    """§A17 §A18 The spaces at the start of the turn, after start-of-turn abilities."""

    CLAUSE: ClassVar[str] = "A17"

    def does(self, t: Unmatched) -> None:
        t.start_space = t.space[:]


@mypyc_attr(acyclic=True)
class NextAction(Step):
    """§R35 §R137 §R140 Every action begins and ends with the check. §A31 §A34 Who is out acts no more."""

    CLAUSE: ClassVar[str] = "R35"

    def does(self, t: Unmatched) -> None:
        if t.actions > 0:
            t.then(CheckEnd(self.seat), TakeAction(self.seat), CheckEnd(self.seat), NextAction(self.seat))
        else:
            t.then(EndTurn(self.seat))
            if not t.out_at[self.seat]:
                come_to(t, self.seat, TURN_END)


@mypyc_attr(acyclic=True)
class TakeAction(Question):
    """§R36 §R37 §R38 A manoeuvre, a scheme or an attack; none may be skipped, a manoeuvre is always possible."""

    CLAUSE: ClassVar[str] = "R37"

    def asks(self, t: Unmatched) -> list[Answer]:
        if t.out_at[self.seat]:
            return []
        answers = [MANOEUVRE_ANSWER]
        if has_scheme(t, self.seat):
            answers.append(SCHEME_ANSWER)
        if attacks(t, self.seat):
            answers.append(ATTACK_ANSWER)
        return answers

    def takes(self, t: Unmatched, answer: Answer) -> None:
        t.actions -= 1
        t.taken += 1
        if t.events is not None:
            t.tell(ActionTaken(self.seat, answer.text, t.actions))
        if answer is MANOEUVRE_ANSWER:
            t.then(Manoeuvre(self.seat))
        elif answer is SCHEME_ANSWER:
            t.then(ChooseScheme(self.seat))
        else:
            t.then(DeclareAttack(self.seat))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"left": t.actions, "taken": t.taken}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        if text == SCHEME_ANSWER.text:
            return Reason("no-scheme", "R77")
        if text == ATTACK_ANSWER.text:
            return Reason("no-attack", "R86")
        if text == PASS.text:
            return Reason("no-pass", "R35")
        return None


@mypyc_attr(acyclic=True)
class EndTurn(Step):
    """§R39 §R40 §R41 At the end of one's own turn, and only then, a hand above seven is cut; then the next in order."""

    CLAUSE: ClassVar[str] = "R39"

    def does(self, t: Unmatched) -> None:
        surplus = 0 if t.out_at[self.seat] else len(t.hand[self.seat]) - HAND_LIMIT
        t.then(PassTurn(self.seat))
        if surplus > 0:
            t.then(DiscardSurplus(self.seat, surplus))


@mypyc_attr(acyclic=True)
class DiscardSurplus(DiscardOwn):
    """§R39 §R82 Surplus cards go to one's own pile, by choice, one at a time."""

    CLAUSE: ClassVar[str] = "R39"

    def goes_on(self, t: Unmatched) -> None:
        t.then(DiscardSurplus(self.seat, self.count - 1))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"left": self.count, "limit": HAND_LIMIT}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return Reason("not-in-hand", "R39", card=text) if is_missing(t, self.seat, text) else None


@mypyc_attr(acyclic=True)
class PassTurn(Step):
    """§R41 §R145 §R152 §R164 §R172 The next player in the order of the start spaces who is still in. §A42 The
    match ends where nothing happens any more."""

    CLAUSE: ClassVar[str] = "R145"

    def does(self, t: Unmatched) -> None:
        if t.still:
            check_stillness(t)
        if t.is_over():
            return
        following = (self.seat + 1) % t.seats
        while t.out_at[following]:
            following = (following + 1) % t.seats
        t.then(BeginTurn(following))
