"""Playing on in a hurry: the questions say how, and a limit holds."""

from __future__ import annotations

from ristal.engine.chance import Chance, FastChance
from ristal.engine.notation import NO, YES, Answer
from ristal.engine.playout import play_in_a_hurry
from ristal.engine.question import Question
from ristal.engine.result import win
from ristal.engine.table import Table


class Counting(Table):
    """Yes is worth a point, ten answers are a game."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(2, chance, [])
        self.points = 0
        self.answers = 0


class Wanted(Question[Counting]):
    def asks(self, t: Counting) -> list[Answer]:
        return [NO, YES]

    def takes(self, t: Counting, answer: Answer) -> None:
        t.points += answer.value
        t.answers += 1
        if t.answers == 10:
            t.result = win(0, 2, "ten")
        else:
            t.then(type(self)(self.seat))


class Eager(Wanted):
    def guess(self, t: Counting, answers: list[Answer], chance: Chance) -> Answer:
        return answers[-1]


def begun(question: Wanted) -> Counting:
    table = Counting(FastChance(1))
    table.then(question)
    table.settle()
    return table


def test_guesses_are_followed_to_the_end() -> None:
    table = begun(Eager(0))
    play_in_a_hurry(table, FastChance(2), 1_000)
    assert (table.is_over(), table.points) == (True, 10)


def test_without_a_guess_anything_may_be_answered() -> None:
    points = set()
    for seed in range(20):
        table = begun(Wanted(0))
        play_in_a_hurry(table, FastChance(seed), 1_000)
        points.add(table.points)
    assert len(points) > 3
    assert max(points) < 10


def test_the_limit_holds() -> None:
    table = begun(Eager(0))
    play_in_a_hurry(table, FastChance(2), 4)
    assert (table.is_over(), table.answers) == (False, 4)
