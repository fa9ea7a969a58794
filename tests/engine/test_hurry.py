"""A search plays on as somebody in a hurry would, no further than the game's horizon."""

from __future__ import annotations

from typing import ClassVar

from ristal.bots.ismcts import IsmctsBot
from ristal.engine.chance import Chance, FastChance
from ristal.engine.notation import Answer
from ristal.engine.playout import play_in_a_hurry
from ristal.engine.question import Question
from ristal.engine.result import win
from ristal.engine.table import Table
from toy import ToyGame

LEFT, RIGHT = Answer("left", 0), Answer("right", 1)
STEPS = 30


class Path(Table):
    """Thirty steps to the left or to the right."""

    def __init__(self, chance: Chance, stack: list[Question]) -> None:
        super().__init__(2, chance, stack)  # type: ignore[arg-type]
        self.taken: list[str] = []

    def copy(self) -> Table:
        twin = Path(self.chance.copy(), self.stack[:])  # type: ignore[arg-type]
        twin.taken = self.taken[:]
        self._share(twin)
        return twin


class Stride(Question):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def asks(self, t: Path) -> list[Answer]:
        return [LEFT, RIGHT]

    def guess(self, t: Path, seat: int, answers: list[Answer], chance: Chance) -> Answer:
        return answers[1]

    def takes(self, t: Path, answer: Answer) -> None:
        t.taken.append(answer.text)
        if len(t.taken) == STEPS:
            t.result = win(0, 2, "there")
        else:
            t.then(Stride(0))


class PathGame(ToyGame):
    looked: ClassVar[list[list[str]]] = []
    quiet_after = STEPS

    def is_quiet(self, table: Table) -> bool:
        assert isinstance(table, Path)
        return len(table.taken) >= self.quiet_after

    def evaluate(self, table: Table, seat: int) -> float:
        assert isinstance(table, Path)
        PathGame.looked.append(table.taken[:])
        return 0.5


def path() -> Path:
    table = Path(FastChance(1), [Stride(0)])
    table.settle()
    return table


def test_somebody_in_a_hurry_answers_what_the_question_guesses() -> None:
    table = path()
    play_in_a_hurry(PathGame(), table, FastChance(1))
    assert table.taken == ["right"] * STEPS
    assert table.is_over()


def test_he_stops_at_the_horizon() -> None:
    table = path()
    game = PathGame()
    game.horizon = 7
    play_in_a_hurry(game, table, FastChance(1))
    assert table.taken == ["right"] * 7
    assert not table.is_over()


def test_he_stops_where_the_evaluation_will_do() -> None:
    table = path()
    game = PathGame()
    game.quiet_after = 4
    play_in_a_hurry(game, table, FastChance(1))
    assert table.taken == ["right"] * 4


def test_without_a_guess_of_its_own_a_question_is_answered_by_chance() -> None:
    answers = [LEFT, RIGHT]
    chance = FastChance(1)
    guessed = {Question(0).guess(None, 0, answers, chance).text for _ in range(40)}
    assert guessed == {"left", "right"}


def test_a_search_looks_no_further_than_the_horizon_of_the_game() -> None:
    game = PathGame()
    PathGame.looked.clear()
    game.horizon = 5
    IsmctsBot(1, iterations=3).decide(game, path(), 0)
    assert PathGame.looked
    for taken in PathGame.looked:
        assert len(taken) <= 5 + 3
        assert taken[-5:] == ["right"] * 5


def test_without_a_horizon_it_plays_to_the_end() -> None:
    PathGame.looked.clear()
    IsmctsBot(1, iterations=3).decide(PathGame(), path(), 0)
    assert PathGame.looked == []
