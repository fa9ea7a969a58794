"""Chapter «Пояснения к эффектам карт»: whom an effect is aimed at, and what it takes from their hand."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason
from ristal.engine.zone import Zone, only
from ristal.games.demons.card_events import CardTaken, HandShown
from ristal.games.demons.draw import find_empty, throw
from ristal.games.demons.events import MoveNamed, TargetChosen
from ristal.games.demons.knowledge import everybody_else, leave_openly, leave_to, rule_out, show_hand
from ristal.games.demons.state import Demons


@mypyc_attr(acyclic=True)
class ChooseOpponent(Question):
    """§R39 §R57 §R58 Any opponent still in the fight may be the target, guarded or with an empty hand all the same."""

    CLAUSE: ClassVar[str] = "R39"

    def asks(self, t: Demons) -> list[Answer]:
        return [t.called[seat] for seat in t.opponents(self.seat)]

    def shows(self, t: Demons, seat: int) -> Shown:
        return {"source": t.asking()}

    def silent(self) -> bool:
        return True

    def takes(self, t: Demons, answer: Answer) -> None:
        t.frame.bound["target"] = answer.value
        if t.events is not None:
            t.tell(TargetChosen(self.seat, answer.text))

    def aliases(self, t: Demons, seat: int) -> dict[str, str]:
        return {f"seat-{seat}": called.text for seat, called in enumerate(t.called)}

    def why_not(self, t: Demons, seat: int, text: str) -> Reason | None:
        for called in t.called:
            if called.text == text:
                if called.value == self.seat:
                    return Reason("target-is-self", "R48")
                if not t.is_fighting(called.value):
                    return Reason("target-is-out", "R39", target=text)
                return Reason("target-is-mate", "R48", target=text)
        return None


@mypyc_attr(acyclic=True)
class TakeCard(Question):
    """§R63 §A20 The performer has seen the hand and takes the card they like. §R58 An empty hand gives nothing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "target")
    CLAUSE: ClassVar[str] = "R63"

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def asks(self, t: Demons) -> list[Answer]:
        return hand_answers(t, self.target)

    def shows(self, t: Demons, seat: int) -> Shown:
        return {"source": t.asking(), "target": t.called[self.target].text}

    def shown_to(self, t: Demons, seat: int, answer: Answer) -> int:
        """§A20 §A23 The two of them know which card it is, the others only that there is one more here and one less
        there."""
        return only(seat, self.target)

    def takes(self, t: Demons, answer: Answer) -> None:
        take(t, self.seat, self.target, answer.value)

    def why_not(self, t: Demons, seat: int, text: str) -> Reason | None:
        return Reason("not-in-that-hand", "R63", card=text) if text in t.cards.by_id else None


@mypyc_attr(acyclic=True)
class NameMove(Question):
    """§R56 §A17 Any of the seven moves may be named."""

    CLAUSE: ClassVar[str] = "R56"

    def asks(self, t: Demons) -> list[Answer]:
        return t.cards.knockout_choices if "target" in t.frame.bound else []

    def shows(self, t: Demons, seat: int) -> Shown:
        return {"source": t.asking()}

    def takes(self, t: Demons, answer: Answer) -> None:
        t.frame.bound["move"] = answer.value
        if t.events is not None:
            t.tell(MoveNamed(self.seat, t.called[t.frame.bound["target"]].text, answer.text))


def hand_answers(t: Demons, seat: int) -> list[Answer]:
    """The different cards of a hand, in the order of the tactics."""
    return card_answers(t, t.hand[seat])


def card_answers(t: Demons, zone: Zone) -> list[Answer]:
    lying = 0
    for card in zone.items:
        lying |= 1 << card
    return [answer for answer in t.cards.knockout_choices if lying >> answer.value & 1]


def take_random(t: Demons, seat: int, target: int) -> None:
    """A card of the target's hand that chance picks."""
    if not t.hand[target].items:
        find_empty(t, target)
    else:
        take(t, seat, target, t.hand[target].items[t.chance.pick(len(t.hand[target]))])


def take(t: Demons, seat: int, target: int, card: int) -> None:
    """§A20 The card goes into the taker's hand; the two of them know which it is."""
    leave_to(t, target, card, seat)
    if t.events is not None:
        t.tell(CardTaken(seat, target, t.called[target].text, t.cards.moves[card].id))


def discard_named(t: Demons, target: int, move: int) -> None:
    """§R56 §A17 Every copy in hand is discarded; the card that lies face down is not in hand. Without one the hand is
    shown to all."""
    gone: list[int] = []
    hand = t.hand[target]
    while move in hand.items:
        gone.append(leave_openly(t, target, move))
    rule_out(t, target, move)
    throw(t, target, gone, False)
    if not gone:
        show_hand(t, target, everybody_else(t, target))
        if t.events is not None:
            t.tell(HandShown(target, len(hand), [t.cards.moves[card].id for card in sorted(hand.items)]))
