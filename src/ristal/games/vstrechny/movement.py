"""Chapter «Процесс игры»: the new unit, and the chain of units that push one another."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.notation import STOP, Answer
from ristal.engine.question import Reason
from ristal.games.vstrechny.army import Piece
from ristal.games.vstrechny.combat import attack
from ristal.games.vstrechny.endgame import break_through
from ristal.games.vstrechny.events import UnitEntered, UnitMoved, UnitStayed
from ristal.games.vstrechny.field import (
    CAMP,
    CAMP_ANSWER,
    CELL_NAMES,
    CELLS,
    FORWARD_STEP,
    HOME_ANSWERS,
    STEPS_FORWARD,
    STEPS_THREE_WAYS,
    left_of,
    right_of,
)
from ristal.games.vstrechny.state import AboutUnit, Vstrechny


@mypyc_attr(acyclic=True, free_list_len=1)
class EnterUnit(AboutUnit):
    """§R15 §A3 The new unit goes to any of the three home cells: empty, own or held by the enemy."""

    CLAUSE: ClassVar[str] = "R15"

    def asks(self, t: Vstrechny) -> list[Answer]:
        return HOME_ANSWERS[self.seat]

    def shows(self, t: Vstrechny, seat: int) -> Shown:
        return {"unit": t.armies.units[self.unit].id}

    def public_key(self) -> int:
        return self.unit

    def takes(self, t: Vstrechny, answer: Answer) -> None:
        piece = t.armies.pieces[self.seat][self.unit]
        step(t, piece, -1, answer.value, 0, piece.unit.underlined)  # §A4 entering an empty cell is the first step

    def why_not(self, t: Vstrechny, seat: int, text: str) -> Reason | None:
        return Reason("not-home-row", "R15", cell=text) if text in CELL_NAMES else None


@mypyc_attr(acyclic=True)
class Moving(AboutUnit):
    """A unit on `cell` has to decide on a step. `arrived` is the mask of cells whose unit came there this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "unit", "cell", "arrived")

    def __init__(self, seat: int, unit: int, cell: int, arrived: int) -> None:
        super().__init__(seat, unit)
        self.cell = cell
        self.arrived = arrived

    def open_steps(self, t: Vstrechny) -> list[Answer]:
        """§R17 §A5 §A10 The ways its arrow allows, less the cells whose unit has already moved this turn."""
        if not t.armies.units[self.unit].three_ways:
            return STEPS_FORWARD[self.seat][self.cell]
        steps = STEPS_THREE_WAYS[self.seat][self.cell]
        if not self.arrived:
            return steps
        return [answer for answer in steps if not self.arrived >> answer.value & 1]

    def shows(self, t: Vstrechny, seat: int) -> Shown:
        return {"unit": t.armies.units[self.unit].id, "cell": CELL_NAMES[self.cell]}

    def aliases(self, t: Vstrechny, seat: int) -> dict[str, str]:
        forward = self.cell + FORWARD_STEP[self.seat]
        ways = {"forward": CELL_NAMES[forward] if 0 <= forward < CELLS else CAMP_ANSWER.text}
        for word, cell in (("left", left_of(self.seat, self.cell)), ("right", right_of(self.seat, self.cell))):
            if cell >= 0:
                ways[word] = CELL_NAMES[cell]
        return ways

    def why_not(self, t: Vstrechny, seat: int, text: str) -> Reason | None:
        if text in ("left", "right"):
            return Reason("side-edge", "R26")  # a side that is on the field has become a cell by now
        if text == STOP.text:
            return Reason("must-move", "A10")
        if text == CAMP_ANSWER.text:
            return Reason("camp-too-far", "R27")
        if text not in CELL_NAMES:
            return None
        to = CELL_NAMES.index(text)
        if to == self.cell:
            return Reason("must-move", "A10") if isinstance(self, PushUnit) else None
        sideways = to in (left_of(self.seat, self.cell), right_of(self.seat, self.cell))
        if sideways and not t.armies.units[self.unit].three_ways:
            return Reason("forward-only", "R6", unit=t.armies.units[self.unit].id)
        if sideways:
            return Reason("has-arrived", "A5", cell=text)
        if to == self.cell - FORWARD_STEP[self.seat]:
            return Reason("not-backwards", "R9", cell=text)
        return Reason("one-cell", "R9", cell=text)


@mypyc_attr(acyclic=True, free_list_len=1)
class PushUnit(Moving):
    """§R16 §R17 A unit that was pushed out of its cell must move by its own arrow; its owner picks the way."""

    CLAUSE: ClassVar[str] = "R16"

    def asks(self, t: Vstrechny) -> list[Answer]:
        return self.open_steps(t)

    def silent(self) -> bool:
        return True

    def pushed_from(self) -> int:
        return self.cell

    def takes(self, t: Vstrechny, answer: Answer) -> None:
        piece = t.armies.pieces[self.seat][self.unit]
        step(t, piece, self.cell, answer.value, self.arrived, piece.unit.underlined)


@mypyc_attr(acyclic=True, free_list_len=1)
class GoOn(Moving):
    """§R8 §R25 §A6 An underlined unit whose first step ended on an empty cell may take a second one, any way."""

    CLAUSE: ClassVar[str] = "R8"

    def is_afoot(self) -> bool:
        return False

    def asks(self, t: Vstrechny) -> list[Answer]:
        return [STOP, *self.open_steps(t)]

    def takes(self, t: Vstrechny, answer: Answer) -> None:
        piece = t.armies.pieces[self.seat][self.unit]
        if answer is STOP:
            if t.events is not None:
                t.tell(UnitStayed(self.seat, piece.unit.id, CELL_NAMES[self.cell]))
            return
        t.field[self.cell] = None  # §A9 the cell between the steps is empty again
        step(t, piece, self.cell, answer.value, self.arrived & ~(1 << self.cell), False)


def step(t: Vstrechny, piece: Piece, cell: int, to: int, arrived: int, may_go_on: bool) -> None:
    """§R18 One step of a chain, from `cell` (-1: from off the field): an enemy cell means an attack, an own one a push,
    an empty one the end of the chain, or a second step (§A7 not after a push or an attack)."""
    if to == CAMP:
        break_through(t, piece)
        return
    occupant = t.field[to]
    if occupant is not None and occupant.seat != piece.seat:
        if t.events is not None and cell < 0:
            t.tell(UnitEntered(piece.seat, piece.unit.id, CELL_NAMES[to]))
        attack(t, piece, occupant, cell, to)
        return
    t.field[to] = piece
    if occupant is not None:
        t.then(PushUnit(piece.seat, occupant.unit.number, to, arrived | 1 << to))
    elif may_go_on:
        t.then(GoOn(piece.seat, piece.unit.number, to, arrived | 1 << to))
    if t.events is not None:
        name = piece.unit.id
        if cell < 0:
            t.tell(UnitEntered(piece.seat, name, CELL_NAMES[to]))
        else:
            t.tell(UnitMoved(piece.seat, name, CELL_NAMES[cell], CELL_NAMES[to]))
