"""Chapter «Процесс игры»: whose turn it is and which card comes in."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason, Step
from ristal.games.vstrechny.endgame import count_units
from ristal.games.vstrechny.events import CardDrawn, UnitOpened
from ristal.games.vstrechny.movement import EnterUnit
from ristal.games.vstrechny.state import Vstrechny

HAND: Final = 3  # §R31


@mypyc_attr(acyclic=True)
class BeginBattle(Step):
    """§R14 §R31 The first player begins; in «Больше стратегии» both take three cards in hand before."""

    CLAUSE: ClassVar[str] = "R14"

    def does(self, t: Vstrechny) -> None:
        if t.with_hands:
            for seat in (self.seat, 1 - self.seat):
                for _ in range(HAND):
                    draw_card(t, seat)
        begin_turn(t, self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseUnit(Question):
    """§R31 §A13 «Больше стратегии»: the card that comes in is one of the hand."""

    CLAUSE: ClassVar[str] = "R31"

    def asks(self, t: Vstrechny) -> list[Answer]:
        answers: list[Answer] = []
        for unit in t.hand[self.seat].items:
            answer = t.armies.units[unit].answer
            if answer not in answers:
                answers.append(answer)
        return answers

    def takes(self, t: Vstrechny, answer: Answer) -> None:
        t.hand[self.seat].remove(answer.value)
        open_unit(t, self.seat, answer.value)

    def why_not(self, t: Vstrechny, seat: int, text: str) -> Reason | None:
        return Reason("not-in-hand", "R31", unit=text) if text in t.armies.by_id else None


@mypyc_attr(acyclic=True, free_list_len=1)
class EndTurn(Step):
    """§R23 §R31 §A13 The turn passes; before that a hand takes one card, while the Reserve lasts."""

    CLAUSE: ClassVar[str] = "R23"

    def does(self, t: Vstrechny) -> None:
        if t.with_hands:
            draw_card(t, self.seat)
        begin_turn(t, 1 - self.seat)


def begin_turn(t: Vstrechny, seat: int) -> None:
    """§R15 §A12 The top Reserve card is opened; when nobody has a card left, the units are counted (§R28)."""
    for mover in (seat, 1 - seat):
        if t.with_hands and t.hand[mover].items:
            t.then(ChooseUnit(mover), EndTurn(mover))
            return
        if t.reserve[mover].items:
            t.then(EndTurn(mover))
            open_unit(t, mover, t.reserve[mover].draw())
            return
    count_units(t)


def open_unit(t: Vstrechny, seat: int, unit: int) -> None:
    """§A15 The new card is seen before its cell is chosen."""
    t.then(EnterUnit(seat, unit))
    if t.events is not None:
        t.tell(UnitOpened(seat, t.armies.units[unit].id))


def draw_card(t: Vstrechny, seat: int) -> None:
    if t.reserve[seat].items:
        unit = t.reserve[seat].draw()
        t.hand[seat].add(unit)
        if t.events is not None:
            t.tell(CardDrawn(seat, t.armies.units[unit].id))
