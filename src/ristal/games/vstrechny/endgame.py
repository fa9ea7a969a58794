"""Chapter «Окончание игры»."""

from __future__ import annotations

from typing import Final

from ristal.engine.result import draw, win
from ristal.games.vstrechny.army import Piece
from ristal.games.vstrechny.events import CampBroken, UnitsCounted
from ristal.games.vstrechny.state import Vstrechny

BREAK_THROUGH: Final = "break-through"
MORE_UNITS: Final = "more-units"
MORE_ELITE: Final = "more-elite"
EQUAL: Final = "equal"


def break_through(t: Vstrechny, piece: Piece) -> None:
    """§R2 §R27 A unit that crosses the enemy's edge is in their camp: its owner wins at once."""
    t.broke_through = piece.unit.number
    t.result = win(piece.seat, 2, BREAK_THROUGH)
    if t.events is not None:
        t.tell(CampBroken(piece.seat, piece.unit.id))


def count_units(t: Vstrechny) -> None:
    """§R28 More units on the field win. §R29 §A14 At equal numbers more elite units win. §R30 Else nobody wins."""
    units, elite = [0, 0], [0, 0]
    for piece in t.field:
        if piece is not None:
            units[piece.seat] += 1
            elite[piece.seat] += piece.unit.elite
    if t.events is not None:
        t.tell(UnitsCounted(units, elite))
    for how, count in ((MORE_UNITS, units), (MORE_ELITE, elite)):
        if count[0] != count[1]:
            t.result = win(0 if count[0] > count[1] else 1, 2, how)
            return
    t.result = draw(2, EQUAL)
