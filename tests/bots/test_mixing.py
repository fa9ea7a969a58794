"""A search mixes a secret choice only where the question says that being unpredictable pays."""

from __future__ import annotations

from typing import ClassVar

from ristal.bots.ismcts import IsmctsBot
from ristal.engine.chance import Chance, FastChance
from ristal.engine.notation import Answer
from ristal.engine.question import Together
from ristal.engine.result import win
from ristal.engine.table import Table
from toy import ToyGame

OFTEN, RARELY = Answer("often", 0), Answer("rarely", 1)
LOTS = [[5, 0], [0, 10]]  # of ten, for the first seat: its best mix is two thirds "often", one third "rarely"


class Lottery(Table):
    """The first seat wants the same answer from both, the second one does not: neither may be predictable."""

    def copy(self) -> Table:
        twin = Lottery(2, self.chance.copy(), self.stack[:])
        self._share(twin)
        return twin


class Draw(Together):
    FIELDS: ClassVar[tuple[str, ...]] = ("seats",)

    def asks_each(self, t: Lottery, seat: int) -> list[Answer]:
        return [OFTEN, RARELY]

    def takes_all(self, t: Lottery, answers: dict[int, Answer]) -> None:
        lots = LOTS[answers[0].value][answers[1].value]
        t.result = win(0 if t.chance.pick(10) < lots else 1, 2, "lot")


class PlainDraw(Draw):
    def mixes(self) -> bool:
        return False


class LotteryGame(ToyGame):
    def __init__(self, question: Draw) -> None:
        super().__init__()
        self.question = question

    def new_table(self, seats: int, options: dict[str, object], chance: Chance) -> Table:
        return Lottery(2, chance, [self.question])

    def evaluate(self, table: Table, seat: int) -> float:
        return 0.5


def given(question: Draw) -> list[str]:
    game = LotteryGame(question)
    answers = []
    for seed in range(30):
        table = game.new_table(2, {}, FastChance(seed))
        table.settle()
        answers.append(IsmctsBot(seed, iterations=500).decide(game, table, 0).text)
    return answers


def test_a_choice_that_nobody_wants_to_guess_is_the_favourite() -> None:
    assert given(PlainDraw((0, 1))).count("often") >= 28


def test_other_secret_choices_are_mixed() -> None:
    assert 3 <= given(Draw((0, 1))).count("rarely") <= 14
