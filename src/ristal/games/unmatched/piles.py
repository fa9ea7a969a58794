"""Choices of cards that lie openly: in a hand that is shown, in a discard pile."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.effect import current_effect
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason
from ristal.engine.zone import EVERYONE
from ristal.games.unmatched.bindings import bind_card
from ristal.games.unmatched.events import CardTaken
from ristal.games.unmatched.hand import hand_answers, is_missing
from ristal.games.unmatched.set_events import CardChosen
from ristal.games.unmatched.state import Unmatched


@mypyc_attr(acyclic=True)
class ChooseShown(Question):
    """§A63 A card of a hand that has just been looked at is chosen and shown to all; what follows is about it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other")
    CLAUSE: ClassVar[str] = "A63"

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def asks(self, t: Unmatched) -> list[Answer]:
        return hand_answers(t, self.other)

    def takes(self, t: Unmatched, answer: Answer) -> None:
        hand = t.hand[self.other]
        hand.show(hand.items.index(answer.value), EVERYONE)
        bind_card(t, answer.value)
        if t.events is not None:
            t.tell(CardChosen(self.seat, answer.text))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking(), "other": self.other}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return Reason("not-in-that-hand", "A63", card=text) if is_missing(t, self.other, text) else None


@mypyc_attr(acyclic=True)
class ChooseCard(Question):
    """§A64 Cards of one's own discard pile are taken to hand, one at a time; an empty pile gives none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")
    CLAUSE: ClassVar[str] = "A64"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def asks(self, t: Unmatched) -> list[Answer]:
        wanted = current_effect(t).arguments.get("cards")
        cards = [t.card(number) for number in sorted(set(t.discard[self.seat].items))]
        return [card.answer for card in cards if not isinstance(wanted, tuple) or card.id in wanted]

    def silent(self) -> bool:
        return True

    def takes(self, t: Unmatched, answer: Answer) -> None:
        t.discard[self.seat].remove(answer.value)
        take_openly(t, self.seat, answer.value)
        bind_card(t, answer.value)
        if self.count > 1:
            t.then(ChooseCard(self.seat, self.count - 1))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking(), "pile": f"discard-{self.seat}", "count": self.count}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        if not any(card.id == text for card in t.arena.heroes[self.seat].cards):
            return None
        return Reason("not-in-pile", "A64", card=text)


def take_openly(t: Unmatched, seat: int, card: int) -> None:
    """Everybody saw which card came to this hand."""
    t.hand[seat].add(card, EVERYONE)
    if t.events is not None:
        t.tell(CardTaken(seat, t.card(card).id))
