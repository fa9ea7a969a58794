"""Chapter «Процесс игры»: one unit attacks another."""

from __future__ import annotations

from typing import Final

from ristal.games.vstrechny.army import Piece
from ristal.games.vstrechny.events import UnitAttacked
from ristal.games.vstrechny.field import CELL_NAMES, COLUMNS
from ristal.games.vstrechny.state import Vstrechny

SIDEWAYS_BONUS: Final = 2  # §R24


def sideways_bonus(cell: int, to: int) -> int:
    """§R24 §A8 A step to the left or right attacks with 2 more; from off the field (-1) nobody comes sideways."""
    return SIDEWAYS_BONUS if cell >= 0 and cell // COLUMNS == to // COLUMNS else 0


def outcome(strength: int, counter: int) -> str:
    """§R20 §R21 §R22 What one comparison decides."""
    return "won" if strength > counter else "both-fell" if strength == counter else "lost"


def attack(t: Vstrechny, attacker: Piece, defender: Piece, cell: int, to: int) -> None:
    """§R19 Attack strength against counter strength.

    The attacker comes from `cell` (-1: from off the field) and is off the field by now: §A9 the cell it was pushed out
    of belongs to its pusher.
    """
    bonus = sideways_bonus(cell, to)
    strength = attacker.unit.attack + bonus
    counter = defender.unit.counter
    if strength >= counter:  # §R20 §R21
        t.discard[defender.seat].add(defender.unit.number)
        t.field[to] = attacker if strength > counter else None
    if strength <= counter:  # §R21 §R22
        t.discard[attacker.seat].add(attacker.unit.number)
    if t.events is not None:
        t.tell(
            UnitAttacked(
                attacker.seat,
                attacker.unit.id,
                CELL_NAMES[cell] if cell >= 0 else "",
                CELL_NAMES[to],
                defender.unit.id,
                strength,
                counter,
                bonus > 0,
                outcome(strength, counter),
            )
        )
