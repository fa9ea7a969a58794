"""Chapter «Поле боя»: who fights, and who begins."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason, Step
from ristal.games.boets.ability import has_rule
from ristal.games.boets.dice import KINDS, SIDES, STEP
from ristal.games.boets.events import FighterChosen, FighterPicked, FirstRolled
from ristal.games.boets.fighters import GOES_FIRST
from ristal.games.boets.rounds import BeginRound
from ristal.games.boets.state import NONE, Boets


@mypyc_attr(acyclic=True)
class ChooseFighter(Question):
    """§A26 Fighters are picked in random order. §A18 Nobody is picked twice, unless a mirror match is agreed on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "mirror")
    CLAUSE: ClassVar[str] = "A26"

    def __init__(self, seat: int, mirror: bool) -> None:
        super().__init__(seat)
        self.mirror = mirror

    def asks(self, t: Boets) -> list[Answer]:
        taken = NONE if self.mirror else t.chosen[1 - self.seat]
        return [fighter.answer for fighter in t.all_fighters.all if fighter.number != taken]

    def takes(self, t: Boets, answer: Answer) -> None:
        t.chosen = [answer.value, t.chosen[1]] if self.seat == 0 else [t.chosen[0], answer.value]
        if t.events is not None:
            t.tell(FighterPicked(self.seat, answer.text))

    def why_not(self, t: Boets, seat: int, text: str) -> Reason | None:
        return Reason("fighter-taken", "A18", fighter=text) if text in t.all_fighters.by_id else None


@mypyc_attr(acyclic=True)
class BeginFight(Step):
    """§R1 §R2 §R3 §R4 §R7 Both stand in their corners: all dice in reserve, twelve healthy tokens, a full deck."""

    CLAUSE: ClassVar[str] = "R3"

    def does(self, t: Boets) -> None:
        for seat in (0, 1):
            for colour, count in enumerate(t.fighter(seat).dice):
                t.dice[seat * KINDS + colour * STEP] = count
            t.deck[seat].items = t.content.cards[:]
            if t.events is not None:
                t.tell(FighterChosen(seat, t.fighter(seat).id))
        t.then(BeginRound(first_of_fight(t)))


def first_of_fight(t: Boets) -> int:
    """§R8 Higher speed begins, then higher coordination. §A1 Then the higher roll begins. §R74 Some always begin."""
    one, other = t.fighter(0), t.fighter(1)
    always = [seat for seat in (0, 1) if has_rule(t, seat, GOES_FIRST)]
    if len(always) == 1:
        return always[0]
    if one.speed != other.speed:
        return 0 if one.speed > other.speed else 1
    if one.coordination != other.coordination:
        return 0 if one.coordination > other.coordination else 1
    return roll_for_first(t)


def roll_for_first(t: Boets) -> int:
    """§A1 §R5 Each rolls a die that was laid aside, again while they are equal."""
    while True:
        rolls = [t.chance.roll(SIDES, "first-turn", "", seat) for seat in (0, 1)]
        if t.events is not None:
            for seat in (0, 1):
                t.tell(FirstRolled(seat, rolls[seat]))
        if rolls[0] != rolls[1]:
            return 0 if rolls[0] > rolls[1] else 1
