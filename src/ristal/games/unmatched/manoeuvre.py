"""Chapters «Действие: манёвр» and «Усиление»."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.notation import NO, PASS, YES, Answer
from ristal.engine.question import Question, Reason, Step
from ristal.games.unmatched.damage import discard_card, draw_cards
from ristal.games.unmatched.events import MoveBoosted, VoyagesAdded
from ristal.games.unmatched.hand import hand_answers, is_missing
from ristal.games.unmatched.hero import VOYAGES
from ristal.games.unmatched.movement import MoveGroup
from ristal.games.unmatched.state import Unmatched

VOYAGE: Final = "voyage"


@mypyc_attr(acyclic=True)
class Manoeuvre(Step):
    """§R51 §R52 Step 1 is mandatory: draw a card. §R54 The boost is decided after it."""

    CLAUSE: ClassVar[str] = "R51"

    def does(self, t: Unmatched) -> None:
        t.then(BoostMove(self.seat))
        draw_cards(t, self.seat, 1)


@mypyc_attr(acyclic=True)
class BoostMove(Question):
    """§R64 §R65 §R66 §R68 §R70 §R71 One card may be discarded, its boost is added to the move; nothing else of it
    applies."""

    CLAUSE: ClassVar[str] = "R64"

    def asks(self, t: Unmatched) -> list[Answer]:
        cards = hand_answers(t, self.seat)
        return [PASS, *cards] if cards and t.fights_for(self.seat) else []

    def takes(self, t: Unmatched, answer: Answer) -> None:
        move = t.arena.heroes[self.seat].move
        if answer is not PASS:
            discard_card(t, self.seat, answer.value)
            move += t.card(answer.value).boost
            if t.events is not None:
                t.tell(MoveBoosted(self.seat, answer.text, move))
        t.then(AddVoyages(self.seat, move))

    def spares(self) -> bool:
        return True

    def lapses(self, t: Unmatched) -> None:
        t.then(AddVoyages(self.seat, t.arena.heroes[self.seat].move))

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return Reason("not-in-hand", "R64", card=text) if is_missing(t, self.seat, text) else None


@mypyc_attr(acyclic=True)
class AddVoyages(Question):
    """§R176 §A26 §A27 Sinbad may add 1 for each voyage in the discard pile, a voyage just discarded among them.
    §R53 §R55 §R56 Then all own fighters may move, by the one value."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "move")
    CLAUSE: ClassVar[str] = "R176"

    def __init__(self, seat: int, move: int) -> None:
        super().__init__(seat)
        self.move = move

    def voyages(self, t: Unmatched) -> int:
        if t.arena.heroes[self.seat].ability != VOYAGES or not t.hero_stands(self.seat):
            return 0
        return count_tagged(t, self.seat, VOYAGE)

    def asks(self, t: Unmatched) -> list[Answer]:
        return [YES, NO] if self.voyages(t) else []

    def takes(self, t: Unmatched, answer: Answer) -> None:
        move = self.move
        if answer is YES:
            move += self.voyages(t)
            if t.events is not None:
                t.tell(VoyagesAdded(self.seat, self.voyages(t)))
        self._goes(t, move)

    def lapses(self, t: Unmatched) -> None:
        self._goes(t, self.move)

    def _goes(self, t: Unmatched, move: int) -> None:
        fighters = 0
        for index in t.fights_for(self.seat):
            fighters |= 1 << index
        t.then(MoveGroup(self.seat, fighters, move, False))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"count": self.voyages(t)}


def count_tagged(t: Unmatched, seat: int, tag: str) -> int:
    """The cards with a tag in a discard pile."""
    return sum(1 for number in t.discard[seat].items if tag in t.card(number).tags)
