"""Cards that look into a deck: Prophecy and The Lady of the Lake."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason
from ristal.engine.zone import EVERYONE, only
from ristal.games.unmatched.events import CardDrawn, CardPutBack, CardTaken, DeckShuffled
from ristal.games.unmatched.state import Unmatched


@mypyc_attr(acyclic=True)
class Foresee(Question):
    """§A13 §R143 Of the cards looked at, so many are taken to hand, one at a time, seen by their owner alone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "look", "take", "taken")
    CLAUSE: ClassVar[str] = "A13"

    def __init__(self, seat: int, look: int, take: int, taken: int) -> None:
        super().__init__(seat)
        self.look = look  # cards on top that were looked at and are still there
        self.take = take  # still to be taken
        self.taken = taken

    def asks(self, t: Unmatched) -> list[Answer]:
        return top_answers(t, self.seat, self.look)

    def takes(self, t: Unmatched, answer: Answer) -> None:
        deck = t.deck[self.seat]
        place = find_on_top(t, self.seat, self.look, answer.value)
        deck.move(place, t.hand[self.seat])
        if t.events is not None:
            t.tell(CardDrawn(self.seat, answer.text, t.hand[self.seat].sees))
        if self.take > 1:
            t.then(Foresee(self.seat, self.look - 1, self.take - 1, self.taken + 1))
        elif self.look > 2:
            t.then(PutBack(self.seat, self.look - 1, len(deck) - self.look + 1))

    def shown_to(self, t: Unmatched, seat: int, answer: Answer) -> int:
        return t.hand[seat].sees

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking(), "left": self.take}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return why_not_on_top(t, self.seat, text)


@mypyc_attr(acyclic=True)
class PutBack(Question):
    """§A13 The others go back on top in an order of choice: each answer is the card that comes to lie undermost of
    the rest."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "base")
    CLAUSE: ClassVar[str] = "A13"

    def __init__(self, seat: int, left: int, base: int) -> None:
        super().__init__(seat)
        self.left = left
        self.base = base  # the place in the deck where the next one comes to lie

    def asks(self, t: Unmatched) -> list[Answer]:
        return top_answers(t, self.seat, self.left)

    def takes(self, t: Unmatched, answer: Answer) -> None:
        place = find_on_top(t, self.seat, self.left, answer.value)
        deck = t.deck[self.seat]
        deck.move(place, deck, self.base)
        if t.events is not None:
            t.tell(CardPutBack(self.seat, answer.text, only(self.seat)))
        if self.left > 2:
            t.then(PutBack(self.seat, self.left - 1, self.base + 1))

    def shown_to(self, t: Unmatched, seat: int, answer: Answer) -> int:
        return only(seat)

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking(), "left": self.left}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return why_not_on_top(t, self.seat, text)


def why_not_on_top(t: Unmatched, seat: int, text: str) -> Reason | None:
    """§A13 A card of one's deck that is not among those looked at."""
    return Reason("not-on-top", "A13", card=text) if any(c.id == text for c in t.arena.heroes[seat].cards) else None


def top_answers(t: Unmatched, seat: int, count: int) -> list[Answer]:
    """The different cards among the topmost ones."""
    items = t.deck[seat].items
    return [t.card(number).answer for number in sorted(set(items[len(items) - count :]))]


def find_on_top(t: Unmatched, seat: int, count: int, number: int) -> int:
    items = t.deck[seat].items
    place = len(items) - 1
    while items[place] != number:
        place -= 1
    assert place >= len(items) - count
    return place


def fetch(t: Unmatched, seat: int, card: str) -> None:
    """§A14 From the discard pile without touching the deck; else the deck is searched and shuffled (option O8:
    always)."""
    numbers = [each.number for each in t.arena.heroes[seat].cards if each.id == card]
    if not numbers:
        return
    number = numbers[0]
    in_pile = number in t.discard[seat].items
    if in_pile:
        t.discard[seat].remove(number)
    elif number in t.deck[seat].items:
        t.deck[seat].remove(number)
    else:
        number = -1
    if number >= 0:
        t.hand[seat].add(number, EVERYONE)
        if t.events is not None:
            t.tell(CardTaken(seat, card))
    if not in_pile or t.arena.settings.lady_always_shuffles:
        t.deck[seat].shuffle(t.chance)
        if not in_pile and number < 0:
            t.deck[seat].rule_out(numbers[0], EVERYONE)
        if t.events is not None:
            t.tell(DeckShuffled(seat))
