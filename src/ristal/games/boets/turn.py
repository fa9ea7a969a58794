"""Chapter «Ход игры»: turns, one after another."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.question import Step
from ristal.games.boets.events import TurnBegan, TurnSkipped
from ristal.games.boets.hands import ExchangeCard, Refresh
from ristal.games.boets.mobilise import mobilise
from ristal.games.boets.perform import PerformTechnique
from ristal.games.boets.state import NONE, Boets


@mypyc_attr(acyclic=True)
class BeginTurn(Step):
    """§R13 Three actions in order: mobilise, perform a technique or discard, refresh the hand."""

    CLAUSE: ClassVar[str] = "R13"

    def does(self, t: Boets) -> None:
        t.mover = self.seat
        t.suffered = [0, 0]  # §R75 each player's turn is counted by itself
        t.copyable[self.seat] = NONE  # §A11
        if t.events is not None:
            t.tell(TurnBegan(self.seat))
        t.then(
            mobilise(t, self.seat),
            PerformTechnique(self.seat),
            Refresh(self.seat),
            ExchangeCard(self.seat),
            EndTurn(self.seat),
        )


@mypyc_attr(acyclic=True)
class EndTurn(Step):
    """§R12 The turn passes to the other. §R74 It does not while an opening lasts."""

    CLAUSE: ClassVar[str] = "R12"

    def does(self, t: Boets) -> None:
        give_turn(t, _after(t, self.seat))


def give_turn(t: Boets, seat: int) -> None:
    """§R44 §A9 The turn is this seat's; who was knocked down loses it, and the next one comes."""
    while t.skips[seat]:
        t.skips[seat] = False
        if t.events is not None:
            t.tell(TurnSkipped(seat))
        seat = _after(t, seat)
    t.then(BeginTurn(seat))


def _after(t: Boets, seat: int) -> int:
    """§R12 §R74 Whose turn follows one of this seat, taken or lost."""
    if t.opening > 0:
        t.opening -= 1
        return seat
    return 1 - seat
