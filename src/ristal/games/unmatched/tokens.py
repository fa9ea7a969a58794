"""Tokens that a hero gains and spends, such as rage, and the operations and questions about them."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.effect import Effect, Frame, MayDo, Operation, bind
from ristal.engine.form import Amount
from ristal.engine.notation import NO, YES, Answer
from ristal.engine.question import Question
from ristal.games.unmatched.set_events import TokensGained, TokensSpent
from ristal.games.unmatched.state import Unmatched


class Gain(Operation[Unmatched]):
    """§A104 `gain`: so many tokens for one's own hero, up to the most there may be."""

    PARAMETERS: ClassVar[dict[str, str]] = {"token": "token", "count": "amount"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        token, seat = t.arena.heroes[frame.seat].token, frame.seat
        assert token is not None
        gained = min(effect.count("count", t, frame), token.most - t.tokens[seat])
        if gained > 0:
            t.tokens[seat] += gained
            bind(t, gained)
            if t.events is not None:
                t.tell(TokensGained(seat, token.id, gained, t.tokens[seat]))


class Spend(Operation[Unmatched]):
    """§A105 `spend`: so many tokens of one's own hero, or none if there are fewer; or as many as one likes, one by
    one."""

    PARAMETERS: ClassVar[dict[str, str]] = {"token": "token", "count": "many"}

    def offer(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        """Nobody is asked to spend what they do not have."""
        if self.can_happen(t, frame, effect):
            t.then(MayDo(frame.seat))

    def can_happen(self, t: Unmatched, frame: Frame, effect: Effect) -> bool:
        count = effect.arguments["count"]
        return t.tokens[frame.seat] >= (count if isinstance(count, int) else 1)

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        if not isinstance(effect.arguments["count"], int):
            t.then(SpendOneMore(frame.seat))
        elif self.can_happen(t, frame, effect):
            spend(t, frame.seat, effect.number("count"))


def spend(t: Unmatched, seat: int, count: int) -> None:
    """These tokens go, openly, and what follows knows how many."""
    token = t.arena.heroes[seat].token
    assert token is not None
    t.tokens[seat] -= count
    bind(t, count)
    if t.events is not None:
        t.tell(TokensSpent(seat, token.id, count, t.tokens[seat]))


@mypyc_attr(acyclic=True)
class SpendOneMore(Question):
    """§A105 Tokens are spent one by one, as many as one likes."""

    CLAUSE: ClassVar[str] = "A105"

    def asks(self, t: Unmatched) -> list[Answer]:
        return [YES, NO] if t.tokens[self.seat] else []

    def takes(self, t: Unmatched, answer: Answer) -> None:
        if answer is YES:
            spend(t, self.seat, 1)
            t.then(SpendOneMore(self.seat))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        token = t.arena.heroes[self.seat].token
        return {"source": t.asking(), "token": token.id if token is not None else "", "count": t.tokens[self.seat]}


class Tokens(Amount[Unmatched]):
    """`{ tokens = "rage" }`: how many of them one's own hero has."""

    PARAMETERS: ClassVar[dict[str, str]] = {"token": "token"}

    def count(self, t: Unmatched, frame: Frame) -> int:
        return t.tokens[frame.seat]
