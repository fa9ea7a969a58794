"""Cards that are drawn for one of them: the others go below the deck."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason
from ristal.engine.zone import only
from ristal.games.unmatched.damage import exhaust
from ristal.games.unmatched.events import CardDrawn, TopCardsSeen
from ristal.games.unmatched.foresight import find_on_top, top_answers, why_not_on_top
from ristal.games.unmatched.set_events import CardSunk
from ristal.games.unmatched.state import Unmatched


@mypyc_attr(acyclic=True)
class ChooseDraw(Question):
    """§A92 How many cards are drawn is said before any is seen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "most", "take")
    CLAUSE: ClassVar[str] = "A92"

    def __init__(self, seat: int, most: int, take: int) -> None:
        super().__init__(seat)
        self.most = most
        self.take = take  # how many of them are kept

    def asks(self, t: Unmatched) -> list[Answer]:
        exhausts = t.arena.settings.exhaustion  # else what is missing is no different from what was not asked for
        most = self.most if exhausts else min(self.most, len(t.deck[self.seat]))
        return [Answer(f"draw-{count}", count) for count in range(most + 1)]

    def takes(self, t: Unmatched, answer: Answer) -> None:
        deck = t.deck[self.seat]
        look = min(answer.value, len(deck))
        for _ in range(answer.value - look):
            exhaust(t, self.seat)
        if not look:
            return
        for place in range(len(deck) - look, len(deck)):
            deck.show(place, only(self.seat))
        if t.events is not None:
            seen = [t.card(card).id for card in deck.items[len(deck) - look :]]
            t.tell(TopCardsSeen(self.seat, seen, only(self.seat)))
        t.then(KeepDrawn(self.seat, look, min(self.take, look)))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking(), "most": self.asks(t)[-1].value, "deck": len(t.deck[self.seat])}


@mypyc_attr(acyclic=True)
class KeepDrawn(Question):
    """§A92 Of the drawn cards so many are kept, seen by their owner alone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "look", "take")
    CLAUSE: ClassVar[str] = "A92"

    def __init__(self, seat: int, look: int, take: int) -> None:
        super().__init__(seat)
        self.look = look
        self.take = take

    def asks(self, t: Unmatched) -> list[Answer]:
        return top_answers(t, self.seat, self.look)

    def takes(self, t: Unmatched, answer: Answer) -> None:
        deck = t.deck[self.seat]
        deck.move(find_on_top(t, self.seat, self.look, answer.value), t.hand[self.seat])
        t.still = 0
        if t.events is not None:
            t.tell(CardDrawn(self.seat, answer.text, t.hand[self.seat].sees))
        if self.take > 1:
            t.then(KeepDrawn(self.seat, self.look - 1, self.take - 1))
        elif self.look > 1:
            t.then(SinkDrawn(self.seat, self.look - 1))

    def shown_to(self, t: Unmatched, seat: int, answer: Answer) -> int:
        return t.hand[seat].sees

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking(), "left": self.take, "drawn": self.look}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return why_not_on_top(t, self.seat, text)


@mypyc_attr(acyclic=True)
class SinkDrawn(Question):
    """§A92 The others go below the deck in an order of choice: each answer comes to lie undermost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    CLAUSE: ClassVar[str] = "A92"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def asks(self, t: Unmatched) -> list[Answer]:
        return top_answers(t, self.seat, self.left)

    def takes(self, t: Unmatched, answer: Answer) -> None:
        deck = t.deck[self.seat]
        deck.move(find_on_top(t, self.seat, self.left, answer.value), deck, 0)
        if t.events is not None:
            t.tell(CardSunk(self.seat, answer.text, only(self.seat)))
        if self.left > 1:
            t.then(SinkDrawn(self.seat, self.left - 1))

    def shown_to(self, t: Unmatched, seat: int, answer: Answer) -> int:
        return only(seat)

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking(), "left": self.left}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return why_not_on_top(t, self.seat, text)
