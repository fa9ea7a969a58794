"""Chapter «Как провести приём»: which dice a technique needs."""

from __future__ import annotations

from typing import Final

from ristal.engine.question import Reason
from ristal.games.boets.dice import COLOURS, best_group
from ristal.games.boets.state import Boets
from ristal.games.boets.techniques import POWERS, Technique

FEWEST: Final = 2  # §R26 equal dice for the minimal power; one more for each further one


def powers(t: Boets, seat: int) -> list[int]:
    """§R24 §R25 §R26 §R27 How many powers, from the lowest, the ring allows for each kind of technique.

    §R23 Free techniques need nothing. §A22 A universal one takes any colour.
    """
    able = [0, 0, 0, 0, 0, 1]
    for colour in range(4):
        group = best_group(t.dice, seat, colour)
        if group >= FEWEST:
            count = min(group - FEWEST + 1, len(POWERS))
            able[colour] = count
            if count > able[4]:
                able[4] = count
    return able


def can_play(t: Boets, seat: int, technique: Technique, text: str) -> bool:
    """Whether the dice allow this technique at the power that the answer names."""
    return power_of(technique, text) < powers(t, seat)[technique.kind]


def power_of(technique: Technique, text: str) -> int:
    for power, play in enumerate(technique.plays):
        if play.text == text:
            return power
    return 0


def needs_dice(technique: Technique, text: str) -> Reason:
    """§R26 The reason when the ring does not hold what a technique needs."""
    count = power_of(technique, text) + FEWEST
    if technique.kind < len(COLOURS):
        return Reason("needs-dice", "R26", technique=technique.id, count=count, colour=COLOURS[technique.kind])
    return Reason("needs-equal-dice", "R25", technique=technique.id, count=count)
