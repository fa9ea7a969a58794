"""What every bot is: something that answers from what its seat may know."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ristal.engine.chance import FastChance
from ristal.engine.game import Game
from ristal.engine.notation import Answer
from ristal.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Deals:
    """All that a bot gets to see: tables that look to its seat as the real one does, dealt anew in what it may not
    know. The real table stays in here."""

    def __init__(self, table: Table, seat: int, chance: FastChance) -> None:
        self._table = table.gathered(seat)
        self._chance = chance
        self.seat = seat

    def next(self, bare: bool = False) -> Table:
        """Another table that could be the real one, as far as the seat knows. A bare one comes faster and does not tell
        who knows what."""
        table = self._table.dealt(self.seat, FastChance(self._chance.draw(1 << 31)), bare)
        table.stop_counting()
        return table


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """`choose` is all that a bot has to say; the same seed gives the same answers, unless it plays by the clock."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = FastChance(seed)

    def choose(self, game: Game, deals: Deals) -> Answer:
        """One of the answers that the seat of the deals may give."""
        raise NotImplementedError

    def decide(self, game: Game, table: Table, seat: int) -> Answer:
        """The bot's answer for a seat that is asked at this table."""
        return self.choose(game, Deals(table, seat, FastChance(self.chance.draw(1 << 31))))
