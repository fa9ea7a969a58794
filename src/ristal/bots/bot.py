"""The interface of a bot: it answers from what its seat may know."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ristal.engine.chance import FastChance
from ristal.engine.game import Game
from ristal.engine.notation import Answer
from ristal.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Deals:
    """Tables that the bot's seat cannot tell from the real one: what it may not know is dealt anew. A bot sees nothing
    else. Where several choose in secret, all the others have still to choose: whoever is asked first is no worse off
    than whoever is asked last."""

    def __init__(self, table: Table, seat: int, chance: FastChance) -> None:
        self._table = table.gathered(seat)
        self._table.reopen(seat)
        self._chance = chance
        self.seat = seat

    def next(self, bare: bool = False) -> Table:
        """Deal another table that could be the real one. `bare`: without knowledge marks (faster, for rollouts)."""
        table = self._table.dealt(self.seat, FastChance(self._chance.draw(1 << 31)), bare)
        table.stop_counting()
        return table


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Subclass it and write `choose`. The same seed gives the same answers, unless the bot plays by the clock."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = FastChance(seed)

    def choose(self, game: Game, deals: Deals) -> Answer:
        """Choose one of the answers that the seat may give."""
        raise NotImplementedError

    def decide(self, game: Game, table: Table, seat: int) -> Answer:
        """Answer for a seat that is asked at this table."""
        return self.choose(game, Deals(table, seat, FastChance(self.chance.draw(1 << 31))))
