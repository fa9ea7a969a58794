"""The field: 3 columns a, b, c from seat 0's left, 4 rows. Seat 0 sits below row 1, seat 1 above row 4."""

from __future__ import annotations

from typing import Final

from ristal.engine.notation import Answer

COLUMNS: Final = 3
ROWS: Final = 4
CELLS: Final = COLUMNS * ROWS
CAMP: Final = CELLS  # §R27 where a unit goes that crosses the enemy's edge

CELL_NAMES: Final = [f"{'abc'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS)]
CELL_ANSWERS: Final = [Answer(name, cell) for cell, name in enumerate(CELL_NAMES)]
CAMP_ANSWER: Final = Answer("camp", CAMP)

HOME_ROW: Final = [[0, 1, 2], [9, 10, 11]]
HALF: Final = [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11]]
CENTRE: Final = [4, 7]  # §R10 §A2 the middle column, front rows
FORWARD_STEP: Final = [COLUMNS, -COLUMNS]

HOME_ANSWERS: Final = [[CELL_ANSWERS[cell] for cell in row] for row in HOME_ROW]


def _steps(seat: int, cell: int, three_ways: bool) -> list[Answer]:
    """§R6 §R7 §R9 §R26 §A11 Where an arrow leads: never backwards or diagonally, never over a side or the own edge."""
    forward = cell + FORWARD_STEP[seat]
    steps = [CELL_ANSWERS[forward] if 0 <= forward < CELLS else CAMP_ANSWER]
    if three_ways:
        column = cell % COLUMNS
        if column > 0:
            steps.append(CELL_ANSWERS[cell - 1])
        if column < COLUMNS - 1:
            steps.append(CELL_ANSWERS[cell + 1])
    return steps


STEPS_FORWARD: Final = [[_steps(seat, cell, False) for cell in range(CELLS)] for seat in range(2)]
STEPS_THREE_WAYS: Final = [[_steps(seat, cell, True) for cell in range(CELLS)] for seat in range(2)]


def left_of(seat: int, cell: int) -> int:
    """The neighbour on the left hand of the seat's player, -1 beyond the edge."""
    column = cell % COLUMNS + (-1 if seat == 0 else 1)
    return cell + (-1 if seat == 0 else 1) if 0 <= column < COLUMNS else -1


def right_of(seat: int, cell: int) -> int:
    """The neighbour on the right hand of the seat's player, -1 beyond the edge."""
    return left_of(1 - seat, cell)


def row_of(seat: int, cell: int) -> int:
    """How far a cell lies from the seat's home row: 0 to 3."""
    row = cell // COLUMNS
    return row if seat == 0 else ROWS - 1 - row
