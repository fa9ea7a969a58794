"""Chapters «Выход из боя» and «Одновременный выход из боя»: damage, and who is out."""

from __future__ import annotations

from typing import Final

from ristal.games.demons.action import PassiveAbility
from ristal.games.demons.cards import FIELD_KEY, HIT
from ristal.games.demons.events import DamageTaken, DemonLeft
from ristal.games.demons.series import clear_series
from ristal.games.demons.state import NONE, Demons
from ristal.games.demons.victory import EndFight

NO_ENERGY: Final = "energy"  # §R37
KNOCKOUT: Final = "knockout"
NUMBER: Final = "number"
NO_CARD: Final = "no-card"


def leave(t: Demons, seats: list[int], why: str) -> bool:
    """§R37 §R39 §R41 §A10 These demons leave together; whether the fight goes on. Their hands stay as they are."""
    sides = _sides(t, [seat for seat in t.clockwise(t.first) if seat not in seats])
    goes_on = len(sides) > 1
    if not goes_on:
        t.unwind()  # §R25 §R42 at once: only the fights to come are left
        t.frames = []
        t.then(EndFight(sides or _sides(t, seats)))  # §R41 nobody is left: all who left together have won
    for seat in seats:
        t.fighting &= ~(1 << seat)
        t.why_out = [why if other == seat else t.why_out[other] for other in range(t.seats)]
        for frame in t.frames:
            if frame.seat == seat and not frame.script.startswith(f"{FIELD_KEY}."):
                frame.at = len(t.scripts.by_key[frame.script])  # who is out does nothing more
        if t.events is not None:
            t.tell(DemonLeft(seat, why))
    for seat in seats:
        clear_series(t, seat)
    return goes_on


def _sides(t: Demons, seats: list[int]) -> tuple[int, ...]:
    """§R47 §A19 A fight is over when one side is left, a lone demon or a team."""
    return tuple(sorted({t.settings.sides[seat] for seat in seats}))


def harm(t: Demons, by: int, seats: list[int], amount: int) -> bool:
    """§R52 §A10 These demons lose energy together, and leave together at 0; whether the fight goes on. `by` is the seat
    whose action does it, if it is an action."""
    before = t.hit
    for seat in seats:
        t.energy[seat] = max(0, t.energy[seat] - amount)
        if t.events is not None:
            t.tell(DamageTaken(seat, amount, t.energy[seat]))
        if by != NONE and t.settings.sides[seat] != t.settings.sides[by]:
            t.hit |= 1 << seat
    fallen = [seat for seat in seats if t.energy[seat] == 0]
    if fallen and not leave(t, fallen, NO_ENERGY):
        return False
    if t.hit and not before:
        _rejoice(t, by)
    return True


def _rejoice(t: Demons, seat: int) -> None:
    """§R5 §A26 A passive ability that waits for own damage works as soon as an action does the first of it."""
    demon = t.demon(seat)
    if demon is not None and demon.timing == HIT:
        t.then(PassiveAbility(seat))
