"""Chapter «Расстановка войск»: the armies form the field, without any fight."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.notation import Answer
from ristal.engine.question import Reason, Step
from ristal.games.vstrechny.events import ArmiesMet, UnitDeployed, UnitTurnedUp
from ristal.games.vstrechny.field import CELL_ANSWERS, CELL_NAMES, CENTRE, HALF
from ristal.games.vstrechny.state import AboutUnit, Vstrechny
from ristal.games.vstrechny.turn import BeginBattle

DEPLOYED: Final = 6  # §R12 cards a side


@mypyc_attr(acyclic=True)
class Muster(Step):
    """§R4 §R10 §A2 Both shuffle; the first player's top card and then the second's open the two central front cells."""

    CLAUSE: ClassVar[str] = "R10"

    def does(self, t: Vstrechny) -> None:
        for reserve in t.reserve:
            reserve.shuffle(t.chance)
        if t.events is not None:
            t.tell(ArmiesMet(t.chosen, self.seat))
        for seat in (self.seat, 1 - self.seat):
            deploy(t, seat, t.reserve[seat].draw(), CENTRE[seat])
        deploy_next(t, self.seat, self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class DeployUnit(AboutUnit):
    """§R11 §A2 Each in turn lays their top card on any free cell of their own half, as they like."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "unit", "first")
    CLAUSE: ClassVar[str] = "R11"

    def __init__(self, seat: int, unit: int, first: int) -> None:
        super().__init__(seat, unit)
        self.first = first

    def asks(self, t: Vstrechny) -> list[Answer]:
        return [CELL_ANSWERS[cell] for cell in HALF[self.seat] if t.field[cell] is None]

    def silent(self) -> bool:
        return True

    def shows(self, t: Vstrechny, seat: int) -> Shown:
        return {"unit": t.armies.units[self.unit].id}

    def public_key(self) -> int:
        return self.unit

    def takes(self, t: Vstrechny, answer: Answer) -> None:
        deploy(t, self.seat, self.unit, answer.value)
        deploy_next(t, 1 - self.seat, self.first)

    def why_not(self, t: Vstrechny, seat: int, text: str) -> Reason | None:
        if text not in CELL_NAMES:
            return None
        if CELL_NAMES.index(text) not in HALF[self.seat]:
            return Reason("not-own-half", "R11", cell=text)
        return Reason("cell-taken", "R11", cell=text)


def deploy(t: Vstrechny, seat: int, unit: int, cell: int) -> None:
    """§R13 A card is laid down; nothing moves and nothing fights yet."""
    t.field[cell] = t.armies.pieces[seat][unit]
    if t.events is not None:
        t.tell(UnitDeployed(seat, t.armies.units[unit].id, CELL_NAMES[cell]))


def deploy_next(t: Vstrechny, seat: int, first: int) -> None:
    """§R12 When both have laid six cards, the field of 3 x 4 stands and the battle begins."""
    if all(t.field[cell] is not None for cell in HALF[seat]):
        t.then(BeginBattle(first))
    else:
        unit = t.reserve[seat].draw()
        t.then(DeployUnit(seat, unit, first))
        if t.events is not None:
            t.tell(UnitTurnedUp(seat, t.armies.units[unit].id))
