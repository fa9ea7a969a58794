"""Looks to the end of its own turn and takes what the game's evaluation likes best."""

from __future__ import annotations

from typing import Final

from ristal.bots.bot import Bot, Deals
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
        worth = [0.0] * len(answers)
        looks = LOOKS // (DEALS * len(answers))
        for deal in range(DEALS):
            if deal:
                table = deals.next()
            for i, answer in enumerate(answers):
                worth[i] += self._after(game, table, answer, deals.seat, looks)
        best = max(worth)
        if table.question.spares() and worth[0] > best - SLIGHT * DEALS:
            return answers[0]
        liked = [answer for i, answer in enumerate(answers) if worth[i] > best - 1e-9]
        return liked[self.chance.draw(len(liked))]

    def _after(self, game: Game, table: Table, answer: Answer, seat: int, looks: int) -> float:
        """The worth of an answer: of the best that the seat can make of its turn after it. What may follow shares the
        looks evenly: were the first to use them up, a short way to the end of the turn would seem better than a long
        one, and a card paid for a move would be followed by none."""
        table = table.copy()
        table.answer(seat, answer)
        while table.is_together() and not table.legal(seat):
            other = table.first_asked()  # the others choose in secret: anything may come
            answers = table.legal(other)
            table.answer(other, answers[self.chance.draw(len(answers))])
        if table.result is not None:
            return table.result.reward(seat)
        follows = table.legal(seat) if table.question.seat == seat else []
        if looks <= len(follows) or not follows:
            return game.evaluate(table, seat)
        best = 0.0
        for follow in follows:
            best = max(best, self._after(game, table, follow, seat, (looks - 1) // len(follows)))
        return best
