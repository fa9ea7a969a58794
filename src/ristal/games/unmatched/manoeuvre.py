"""Chapters «Действие: манёвр» and «Усиление»."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.effect import Frame
from ristal.engine.notation import NO, PASS, YES, Answer
from ristal.engine.question import Question, Reason, Step
from ristal.games.unmatched.ability import come_to
from ristal.games.unmatched.conditions import counted
from ristal.games.unmatched.damage import discard_card, draw_cards
from ristal.games.unmatched.events import MoveBoosted, MoveRaised
from ristal.games.unmatched.hand import hand_answers, is_missing
from ristal.games.unmatched.hero import AFTER_MANEUVER
from ristal.games.unmatched.movement import MoveGroup
from ristal.games.unmatched.state import ABILITY_SOURCE, Unmatched


@mypyc_attr(acyclic=True)
class Manoeuvre(Step):
    """§R51 §R52 Step 1 is mandatory: draw a card. §R54 The boost is decided after it."""

    CLAUSE: ClassVar[str] = "R51"

    def does(self, t: Unmatched) -> None:
        come_to(t, self.seat, AFTER_MANEUVER)
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
        t.then(AddToMove(self.seat, move))

    def spares(self) -> bool:
        return True

    def lapses(self, t: Unmatched) -> None:
        t.then(AddToMove(self.seat, t.arena.heroes[self.seat].move))

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return Reason("not-in-hand", "R64", card=text) if is_missing(t, self.seat, text) else None


@mypyc_attr(acyclic=True)
class AddToMove(Question):
    """§R176 §A26 §A27 What a hero's ability adds to the move; a card just discarded counts with the pile. §R53 §R55
    §R56 Then all own fighters may move, by the one value."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "move")
    CLAUSE: ClassVar[str] = "R176"
    WRITTEN: ClassVar[str] = "AddVoyages"

    def __init__(self, seat: int, move: int) -> None:
        super().__init__(seat)
        self.move = move

    def added(self, t: Unmatched) -> int:
        modifier = t.arena.heroes[self.seat].mover
        if modifier is None or not t.hero_stands(self.seat):
            return 0
        frame = Frame(self.seat, "", ABILITY_SOURCE, 0, {})
        return counted(modifier.by, t, frame) if modifier.when is None or modifier.when.holds(t, frame) else 0

    def asks(self, t: Unmatched) -> list[Answer]:
        modifier = t.arena.heroes[self.seat].mover
        return [YES, NO] if modifier is not None and modifier.may and self.added(t) else []

    def takes(self, t: Unmatched, answer: Answer) -> None:
        self._goes(t, answer is YES)

    def lapses(self, t: Unmatched) -> None:
        modifier = t.arena.heroes[self.seat].mover
        self._goes(t, modifier is not None and not modifier.may)

    def _goes(self, t: Unmatched, adds: bool) -> None:
        added = self.added(t) if adds else 0
        if added and t.events is not None:
            t.tell(MoveRaised(self.seat, added))
        fighters = 0
        for index in t.fights_for(self.seat):
            fighters |= 1 << index
        t.then(MoveGroup(self.seat, fighters, self.move + added, False))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"count": self.added(t)}
