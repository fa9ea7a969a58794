"""Chapter «Применение эффектов»: a block of a card's effects begins."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.effect import Frame, begin_script, may_do_something
from ristal.engine.notation import PASS, Answer
from ristal.engine.question import Question, Step
from ristal.games.unmatched.carried import NO_STATE
from ristal.games.unmatched.events import EffectBegun
from ristal.games.unmatched.set_events import StateNamed
from ristal.games.unmatched.state import NAMED_STATE, Unmatched


def begin_block(t: Unmatched, seat: int, script: str, source: str) -> None:
    """The effects of a card begin. §A101 Under a wild symbol its player first names the one that they stand under."""
    if t.is_wild(seat) and script in t.arena.heroes[seat].asks_state:
        t.then(NameState(seat, script, source))
    else:
        begin_script(t, seat, script, source, {})


@mypyc_attr(acyclic=True)
class NameState(Question):
    """§A101 A wild symbol stands for one of those that the card asks for, or for none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "script", "source")
    CLAUSE: ClassVar[str] = "A101"

    def __init__(self, seat: int, script: str, source: str) -> None:
        super().__init__(seat)
        self.script = script
        self.source = source

    def asks(self, t: Unmatched) -> list[Answer]:
        state, asked = t.arena.heroes[self.seat].state, t.arena.heroes[self.seat].asks_state[self.script]
        return [] if state is None else [PASS, *(each for each in state.answers if each.text in asked)]

    def takes(self, t: Unmatched, answer: Answer) -> None:
        named = 0 if answer is PASS else answer.value
        begin_script(t, self.seat, self.script, self.source, {NAMED_STATE: named})
        if t.events is not None:
            t.tell(StateNamed(self.seat, NO_STATE if answer is PASS else answer.text))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        state = t.arena.heroes[self.seat].state
        return {"card": self.script.split(".")[1], "state": state.id if state is not None else ""}


@mypyc_attr(acyclic=True)
class BeginBlock(Step):
    """§R100 §R122 The effects of one timing of a card begin, unless they were cancelled; if none of them can happen,
    there is nothing to tell."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "script", "source")
    CLAUSE: ClassVar[str] = "R100"

    def __init__(self, seat: int, script: str, source: str) -> None:
        super().__init__(seat)
        self.script = script
        self.source = source

    def does(self, t: Unmatched) -> None:
        if self.source in t.cancelled or (t.events is not None and not self._can_happen(t)):
            return
        begin_block(t, self.seat, self.script, self.source)
        if t.events is not None:
            _, card, timing = self.script.split(".")
            t.tell(EffectBegun(self.seat, card, timing))

    def _can_happen(self, t: Unmatched) -> bool:
        """Whether the condition of an effect holds: nothing changes before the first that happens."""
        return may_do_something(t, Frame(self.seat, self.script, self.source, 0, {}), self.script)
