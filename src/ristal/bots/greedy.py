"""Looks to the end of its own turn and takes what the game's evaluation likes best."""

from __future__ import annotations

from typing import Final

from ristal.bots.bot import Bot, Deals
from ristal.engine.chance import FastChance
from ristal.engine.game import Game
from ristal.engine.notation import Answer
from ristal.engine.table import Table

DEALS: Final = 4
SLIGHT: Final = 0.02  # a gain that is not worth spending anything for: it cannot see all that its turn could bring
LOOKS: Final = 1000  # positions that it looks at for one decision, about


class GreedyBot(Bot):
    """The best answer on average over a few deals; ties fall by chance."""

    def choose(self, game: Game, deals: Deals) -> Answer:
        table = deals.next()
        answers = table.legal(deals.seat)
        if len(answers) == 1:
            return answers[0]
        worth = self._weigh(game, deals, table, answers)
        best = max(worth)
        if table.question.spares() and worth[0] > best - SLIGHT * DEALS:
            return answers[0]
        liked = [answer for i, answer in enumerate(answers) if worth[i] > best - 1e-9]
        return liked[self.chance.draw(len(liked))]

    def rank(self, game: Game, table: Table, seat: int) -> list[Answer]:
        """The answers of a seat from what it may know, the best first."""
        deals = Deals(table, seat, FastChance(self.chance.draw(1 << 31)))
        dealt = deals.next()
        answers = dealt.legal(seat)
        worth = self._weigh(game, deals, dealt, answers)
        return [answers[i] for i in sorted(range(len(answers)), key=lambda i: -worth[i])]

    def _weigh(self, game: Game, deals: Deals, table: Table, answers: list[Answer]) -> list[float]:
        """What each answer is worth in all of a few deals, of which the first is on the table."""
        worth = [0.0] * len(answers)
        looks = LOOKS // (DEALS * len(answers))
        for deal in range(DEALS):
            if deal:
                table = deals.next()
            self._answer_for_others(table, deals.seat)
            for i, answer in enumerate(answers):
                worth[i] += self._after(game, table, answer, deals.seat, looks)
        return worth

    def _answer_for_others(self, table: Table, seat: int) -> None:
        """Others who choose in secret may choose anything: in one deal the same whatever the seat answers, or its
        answers would be compared by different luck."""
        for other in table.asked():
            if other != seat:
                answers = table.legal(other)
                table.answer(other, answers[self.chance.draw(len(answers))])

    def _after(self, game: Game, table: Table, answer: Answer, seat: int, looks: int) -> float:
        """The worth of an answer: of the best that the seat can make of its turn after it. What may follow shares the
        looks evenly: were the first to use them up, a short way to the end of the turn would seem better than a long
        one, and a card paid for a move would be followed by none."""
        table = table.copy()
        table.answer(seat, answer)
        if table.result is not None:
            return table.result.reward(seat)
        follows = table.legal(seat) if table.question.seat == seat else []
        if looks <= len(follows) or not follows:
            return game.evaluate(table, seat)
        best = 0.0
        for follow in follows:
            best = max(best, self._after(game, table, follow, seat, (looks - 1) // len(follows)))
        return best
