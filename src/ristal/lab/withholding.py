"""A bot that may not play one thing: what a card is worth that both sides have in one deck."""

from __future__ import annotations

from typing import Final

from ristal.bots import Bot, IsmctsBot
from ristal.bots.greedy import GreedyBot
from ristal.engine.errors import BadOption
from ristal.engine.game import Game
from ristal.engine.notation import Answer
from ristal.engine.table import Table

WITHOUT: Final = " without "


class WithholdingBot(Bot):
    """Plays as another bot would, but takes the next best where that would answer with the thing. Where there is
    nothing else to answer, it may."""

    def __init__(self, bot: Bot, thing: str, seed: int) -> None:
        super().__init__(seed)
        self.bot = bot
        self.thing = thing

    def decide(self, game: Game, table: Table, seat: int) -> Answer:
        allowed = {answer.text for answer in table.legal(seat) if self.thing != answer.text.split()[0]}
        chosen = self.bot.decide(game, table, seat)
        if not allowed or chosen.text in allowed:
            return chosen
        for answer in self._ranked(game, table, seat):
            if answer.text in allowed:
                return answer
        return next(answer for answer in table.legal(seat) if answer.text in allowed)

    def _ranked(self, game: Game, table: Table, seat: int) -> list[Answer]:
        if isinstance(self.bot, GreedyBot):
            return self.bot.rank(game, table, seat)
        if isinstance(self.bot, IsmctsBot):
            return [estimate.answer for estimate in self.bot.weigh(game, table, seat)]
        answers = table.legal(seat)
        return answers[self.chance.draw(len(answers)) :] + answers


def split_name(name: str) -> tuple[str, str]:
    """The name of a bot and what it may not play, if anything."""
    bot, without, thing = name.partition(WITHOUT)
    if without and not thing:
        raise BadOption("without-what", option="bot", given=name)
    return bot, thing
