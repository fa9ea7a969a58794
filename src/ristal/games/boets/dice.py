"""Dice by colour and by where they lie. Reserve dice of a colour are alike, ring dice of a colour and value too.

A kind of die is a number: colour * 7, plus the value on the ring, plus nothing in the reserve (§R10 no value there).
"""

from __future__ import annotations

from typing import Final

from ristal.engine.notation import Answer

COLOURS: Final = ("red", "yellow", "blue", "white")  # §R6 strength, speed, coordination, endurance
SIDES: Final = 6
STEP: Final = SIDES + 1
KINDS: Final = len(COLOURS) * STEP

YELLOW: Final = 1
BLUE: Final = 2


def _name(kind: int) -> str:
    colour = COLOURS[kind // STEP]
    return f"{colour}-{kind % STEP}" if kind % STEP else colour


DIE_NAMES: Final = [_name(kind) for kind in range(KINDS)]
DIE_ANSWERS: Final = [Answer(name, kind) for kind, name in enumerate(DIE_NAMES)]
ENOUGH: Final = Answer("enough", -1)
SHORT_NAMES: Final = {name[0] + name[-1] if "-" in name else name[0]: name for name in DIE_NAMES}

ANY_DICE: Final = (1 << KINDS) - 1
RING_DICE: Final = sum(1 << kind for kind in range(KINDS) if kind % STEP)
DICE_OF: Final = [sum(1 << kind for kind in range(KINDS) if kind // STEP == colour) for colour in range(len(COLOURS))]


def dice_in_order(texts: list[str]) -> list[str]:
    """Picks in the order of colours and values, «enough» last; anything else among them, and they stay as they are."""
    places: list[tuple[int, str]] = []
    for text in texts:
        name = SHORT_NAMES.get(text, text)
        if name == ENOUGH.text:
            places.append((KINDS, name))
        elif name in DIE_NAMES:
            places.append((DIE_NAMES.index(name), name))
        else:
            return texts
    return [name for _, name in sorted(places)]


def best_group(dice: list[int], seat: int, colour: int) -> int:
    """§R24 How many dice of this colour lie on the seat's ring with one and the same value, at the most."""
    start = seat * KINDS + colour * STEP
    return max(dice[start + 1 : start + STEP])


def on_ring(dice: list[int], seat: int) -> int:
    """How many dice lie on the seat's ring."""
    start = seat * KINDS
    count = 0
    for colour in range(4):
        place = start + colour * STEP
        count += sum(dice[place + 1 : place + STEP])
    return count


def ring_values(dice: list[int], seat: int, colour: int) -> list[int]:
    """The values of the dice of one colour on the seat's ring, the lowest first."""
    start = seat * KINDS + colour * STEP
    return [value for value in range(1, STEP) for _ in range(dice[start + value])]
