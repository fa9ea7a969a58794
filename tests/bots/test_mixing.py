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

GOOD, BAD = Answer("good", 1), Answer("bad", 0)


class Lottery(Table):
    """Whoever answers well wins a little more often; what the other answers does not matter."""

    def copy(self) -> Table:
        twin = Lottery(2, self.chance.copy(), self.stack[:])
        self._share(twin)
        return twin


class Draw(Together[Lottery]):
    FIELDS: ClassVar[tuple[str, ...]] = ("seats",)

    def asks_each(self, t: Lottery, seat: int) -> list[Answer]:
        return [BAD, GOOD]

    def takes_all(self, t: Lottery, answers: dict[int, Answer]) -> None:
        lots = 5 + 2 * (answers[0].value - answers[1].value)
        t.result = win(0 if t.chance.pick(10) < lots else 1, 2, "lot")


class PlainDraw(Draw):
    def mixes(self) -> bool:
        return False


class LotteryGame(ToyGame):
    def __init__(self, question: Draw) -> None:
        super().__init__()
        self.question = question

    def lay(self, seats: int, options: dict[str, object], chance: Chance) -> Table:
        return Lottery(2, chance, [self.question])

    def evaluate(self, table: Table, seat: int) -> float:
        return 0.5


def answers(question: Draw) -> set[str]:
    game = LotteryGame(question)
    given = set()
    for seed in range(30):
        table = game.lay(2, {}, FastChance(seed))
        table.settle()
        given.add(IsmctsBot(seed, iterations=150).decide(game, table, 0).text)
    return given


def test_a_choice_that_nobody_wants_to_guess_is_simply_the_best() -> None:
    assert answers(PlainDraw((0, 1))) == {"good"}


def test_other_secret_choices_are_mixed() -> None:
    assert answers(Draw((0, 1))) == {"good", "bad"}
