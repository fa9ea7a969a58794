"""Plays as somebody who has just learned the rules: looks at every answer a little, and takes one that seems good."""

from __future__ import annotations

from math import exp
from typing import Final

from ristal.bots.bot import Deals
from ristal.bots.ismcts import IsmctsBot
from ristal.engine.game import Game
from ristal.engine.notation import Answer

GLANCE: Final = 60  # iterations
LAXITY: Final = 0.1  # standard deviations: of answers that seem so much worse one in three passes for good
GRAIN: Final = 10_000  # parts of a weight that chance can tell apart


class BeginnerBot(IsmctsBot):
    """Errs as people do: often between answers that seem alike, seldom by one that looks bad at once."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, iterations=GLANCE)

    def choose(self, game: Game, deals: Deals) -> Answer:
        table = deals.next()
        answers = table.legal(deals.seat)
        if len(answers) == 1:
            return answers[0]
        arms = self._search(game, deals, table, self.seconds)
        tried = [answer for answer in answers if answer.text in arms and arms[answer.text].visits]
        means = [arms[answer.text].reward / arms[answer.text].visits for answer in tried]
        best = max(means)
        scale = LAXITY * self._deviation()
        weights = [int(GRAIN * exp((mean - best) / scale)) for mean in means]
        left = self.chance.draw(sum(weights))
        for answer, weight in zip(tried, weights, strict=True):
            if left < weight:
                return answer
            left -= weight
        return tried[-1]
