"""Equal bots have equal chances: where answers are worth the same, no place in the list of them is favoured. The order
differs from seat to seat, as one's own dice come before or after another's."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

import pytest
from fairness import seats

from ristal.bots import make_bot
from ristal.bots.ismcts import IsmctsBot
from ristal.engine.chance import Chance, FastChance
from ristal.engine.notation import Answer
from ristal.engine.question import Question
from ristal.engine.result import win
from ristal.engine.table import Table
from ristal.games import game_ids
from scale import LONG, many
from toy import ToyGame

DOORS = [Answer(name, number) for number, name in enumerate("abcdefgh")]


class Hall(Table):
    """Eight doors, and what lies behind them is the luck of a coin, or the same for all."""

    def copy(self) -> Table:
        twin = Hall(2, self.chance.copy(), self.stack[:])
        self._share(twin)
        return twin


class OpenDoor(Question):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "by_luck")

    def __init__(self, seat: int, by_luck: bool) -> None:
        super().__init__(seat)
        self.by_luck = by_luck

    def asks(self, t: Hall) -> list[Answer]:
        return DOORS

    def takes(self, t: Hall, answer: Answer) -> None:
        t.result = win(t.chance.pick(2) if self.by_luck else 0, 2, "door")


class HallGame(ToyGame):
    def new_table(self, seats: int, options: dict[str, object], chance: Chance) -> Table:
        t = Hall(2, chance, [OpenDoor(0, bool(options.get("luck")))])
        t.settle()
        return t

    def evaluate(self, table: Table, seat: int) -> float:
        return 0.5


@pytest.mark.parametrize("name", ["greedy", "ismcts:3", "ismcts:8", "ismcts:30"])
@pytest.mark.parametrize("luck", [False, True])
def test_of_equal_answers_none_is_favoured(name: str, luck: bool) -> None:
    game = HallGame()
    games = 400
    chosen: Counter[str] = Counter()
    for seed in range(games):
        table = game.new_table(2, {"luck": luck}, FastChance(seed))
        chosen[make_bot(name, seed).decide(game, table, 0).text] += 1
    for door in DOORS:
        assert 0.5 < chosen[door.text] / (games / len(DOORS)) < 1.6, chosen


def test_what_was_looked_at_as_often_is_told_apart_by_what_came_of_it() -> None:
    """A search of eight looks has been behind every door once."""
    game = HallGame()
    for seed in range(20):
        bot = IsmctsBot(seed, iterations=8)
        table = game.new_table(2, {"luck": True}, FastChance(seed))
        found = bot.weigh(game, table, 0)
        assert [each.reward for each in found] == sorted((each.reward for each in found), reverse=True)
        assert IsmctsBot(seed, iterations=8).decide(game, table, 0).text == found[0].answer.text


@pytest.mark.skipif(not LONG, reason="plays thousands of games")
@pytest.mark.parametrize("name", ["greedy", "ismcts:30"])
@pytest.mark.parametrize("game_id", game_ids())
def test_both_seats_get_a_half(game_id: str, name: str) -> None:
    """Over 600 games 95 of 100 samples of a fair coin lie within 46 to 54 %, and no whole interval may miss the half by
    more than that."""
    share, (low, high) = seats(game_id, name, many(20, 600), 1)[0]
    assert low < 0.54, share
    assert high > 0.46, share
