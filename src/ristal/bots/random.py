"""Answers by chance: the weakest opponent, and the yardstick of the others."""

from __future__ import annotations

from ristal.bots.bot import Bot, Deals
from ristal.engine.game import Game
from ristal.engine.notation import Answer


class RandomBot(Bot):
    """Every legal answer is equally likely."""

    def choose(self, game: Game, deals: Deals) -> Answer:
        answers = deals.next().legal(deals.seat)
        return answers[self.chance.draw(len(answers))]
