"""How a side stands at a glance: what the bots go by. The weights of the features are learned (`ristal train
vstrechny`); here stands what is looked at."""

from __future__ import annotations

from typing import Final

from ristal.engine.evaluation import Scales
from ristal.games.vstrechny.army import Piece
from ristal.games.vstrechny.field import CELLS, FORWARD_STEP, HOME_ROW, ROWS, row_of
from ristal.games.vstrechny.state import Vstrechny

FEATURES: Final = (
    "units", "late-units", "late-elite", "attack", "counter", "elite", "three-ways", "underlined",
    "row-2", "row-3", "row-4", "beats", "beats-alike", "column-1", "column-2", "column-3", "column-4",
    "column-4-to-move", "to-move", "coming", "coming-attack", "coming-counter",
)  # fmt: skip
(
    UNITS, LATE_UNITS, LATE_ELITE, ATTACK, COUNTER, ELITE, THREE_WAYS, UNDERLINED,
    ROW_2, ROW_3, ROW_4, BEATS, BEATS_ALIKE, COLUMN_1, COLUMN_2, COLUMN_3, COLUMN_4,
    COLUMN_4_TO_MOVE, TO_MOVE, COMING, COMING_ATTACK, COMING_COUNTER,
) = range(22)  # fmt: skip
ARMY: Final = len(FEATURES)
LONG: Final = 11.0  # cards that are to come as the battle begins


def features(armies: list[str]) -> tuple[str, ...]:
    """The names of all that is looked at."""
    return (*FEATURES, *(f"army.{army}" for army in armies))


def weigh(t: Vstrechny, seat: int, scales: Scales, army: int) -> None:
    """What speaks for an army: its units, where they stand, whom they would beat, and what is to come."""
    scales.put(ARMY + army, 1.0)
    coming = len(t.reserve[seat]) + len(t.hand[seat])
    late = max(0.0, 1.0 - coming / LONG)
    for cell, piece in enumerate(t.field):
        if piece is not None and piece.seat == seat:
            _weigh_unit(t, cell, piece, late, scales)
    _weigh_columns(t, seat, scales)
    scales.put(COMING, float(coming))
    for zone in (t.reserve[seat], t.hand[seat]):
        for number in zone.items:
            unit = t.armies.units[number]
            scales.put(COMING_ATTACK, float(unit.attack))
            scales.put(COMING_COUNTER, float(unit.counter))


def _weigh_unit(t: Vstrechny, cell: int, piece: Piece, late: float, scales: Scales) -> None:
    """A unit on the field: what it is, how far it has come, and whether it would beat the one ahead."""
    unit = piece.unit
    scales.put(UNITS, 1.0)
    scales.put(LATE_UNITS, late)
    scales.put(ATTACK, float(unit.attack))
    scales.put(COUNTER, float(unit.counter))
    if unit.elite:
        scales.put(ELITE, 1.0)
        scales.put(LATE_ELITE, late)
    if unit.three_ways:
        scales.put(THREE_WAYS, 1.0)
    if unit.underlined:
        scales.put(UNDERLINED, 1.0)
    row = row_of(piece.seat, cell)
    if row:
        scales.put(ROW_2 + row - 1, 1.0)
    ahead = cell + FORWARD_STEP[piece.seat]
    facing = t.field[ahead] if 0 <= ahead < CELLS else None
    if facing is not None and facing.seat != piece.seat and unit.attack >= facing.unit.counter:
        scales.put(BEATS if unit.attack > facing.unit.counter else BEATS_ALIKE, 1.0)


def _weigh_columns(t: Vstrechny, seat: int, scales: Scales) -> None:
    """Units that stand one behind the other from the home row on push one another; four of them break through."""
    is_to_move = t.open is not None and t.open.seat == seat
    if is_to_move:
        scales.put(TO_MOVE, 1.0)
    for home in HOME_ROW[seat]:
        depth = 0
        while depth < ROWS:
            piece = t.field[home + depth * FORWARD_STEP[seat]]
            if piece is None or piece.seat != seat:
                break
            depth += 1
        if depth:
            scales.put(COLUMN_1 + depth - 1, 1.0)
        if depth == ROWS and is_to_move:
            scales.put(COLUMN_4_TO_MOVE, 1.0)
