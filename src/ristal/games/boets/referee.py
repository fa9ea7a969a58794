"""Chapter «Какие бывают приёмы»: forbidden attacks and the referee's eye."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import Shown
from ristal.engine.notation import PASS, Answer
from ristal.engine.question import Question, Reason, Step
from ristal.games.boets.dice import SIDES
from ristal.games.boets.endgame import YELLOWS, disqualify
from ristal.games.boets.events import JudgePlayed, RefereeLooked, RefereeRolled, YellowGiven
from ristal.games.boets.hands import discard_card, hand_answers
from ristal.games.boets.state import Boets
from ristal.games.boets.techniques import JUDGE


@mypyc_attr(acyclic=True)
class CheckReferee(Step):
    """§R50 §R52 §R53 A forbidden attack is checked before any counter: the roll has to beat the dice it needs."""

    CLAUSE: ClassVar[str] = "R50"

    def does(self, t: Boets) -> None:
        attack = t.technique(t.chain[0])
        if not attack.forbidden:
            return
        limit = 0 if attack.is_free else t.chain[0].power + 2
        if t.events is not None:
            t.tell(RefereeLooked(self.seat, limit))
        value = t.chance.roll(SIDES, "referee")
        noticed = value <= limit
        if t.events is not None:
            t.tell(RefereeRolled(self.seat, value, noticed))
        if noticed:
            t.then(CallJudge(self.seat))


@mypyc_attr(acyclic=True)
class CallJudge(Question):
    """§R51 §R81 Right after a failed check its player may play «Свой судья»; it is not the technique of the turn."""

    CLAUSE: ClassVar[str] = "R51"

    def asks(self, t: Boets) -> list[Answer]:
        if not t.hand[self.seat].items:
            return []
        judges = [card for card in hand_answers(t, self.seat) if t.content.techniques[card.value].type == JUDGE]
        return [PASS, *judges]

    def shows(self, t: Boets, seat: int) -> Shown:
        return {"yellow": t.yellow[self.seat]}

    def takes(self, t: Boets, answer: Answer) -> None:
        if answer is PASS:
            give_yellow(t, self.seat)
            return
        discard_card(t, self.seat, answer.value)
        if t.events is not None:
            t.tell(JudgePlayed(self.seat, answer.text))

    def lapses(self, t: Boets) -> None:
        give_yellow(t, self.seat)

    def guess(self, t: Boets, seat: int, answers: list[Answer], chance: Chance) -> Answer:
        return answers[-1]

    def why_not(self, t: Boets, seat: int, text: str) -> Reason | None:
        if text not in t.content.by_id:
            return None
        if t.content.by_id[text].type != JUDGE:
            return Reason("only-judge", "R51", technique=text)
        return Reason("not-in-hand", "R51", technique=text)


def give_yellow(t: Boets, seat: int) -> None:
    """§R54 §A7 A yellow card stays. §R66 The second one is a disqualification."""
    t.yellow[seat] += 1
    if t.events is not None:
        t.tell(YellowGiven(seat, t.yellow[seat]))
    if t.yellow[seat] >= YELLOWS:
        disqualify(t, seat)
