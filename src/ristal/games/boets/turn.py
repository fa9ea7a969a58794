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
    """§R12 The turn passes to the other; §R74 not while an opening lasts; §R44 §A9 not to one who was knocked down."""

    CLAUSE: ClassVar[str] = "R12"

    def does(self, t: Boets) -> None:
        other = 1 - self.seat
        if t.opening > 0:
            t.opening -= 1
            t.then(BeginTurn(self.seat))
        elif t.skips[other]:
            t.skips[other] = False
            if t.events is not None:
                t.tell(TurnSkipped(other))
            t.then(BeginTurn(self.seat))
        else:
            t.then(BeginTurn(other))
