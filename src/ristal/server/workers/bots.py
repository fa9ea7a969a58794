"""What worker processes do for the table: a bot decides, a coach advises."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable

from ristal.bots import IsmctsBot
from ristal.host.bots.vocabulary import make_known_bot
from ristal.host.errors import ApiError
from ristal.match import resumed
from ristal.match.coach.advice import Advice, advise
from ristal.server import settings
from ristal.server.workers.pool import Stuck, Workers


def decide(save: str, seat: int, bot: str, seed: int) -> str:
    """The answer of a bot; in a process of its own. Of one that has no choice a search is made all the same:
    neither the time nor the place in the queue may tell that it has none."""
    match = resumed(save)
    thinker, legal = make_known_bot(bot, seed), match.legal(seat)
    if len(legal) > 1:
        return thinker.decide(match.game, match.table, seat).text
    if isinstance(thinker, IsmctsBot):
        thinker.weigh(match.game, match.table, seat)
    return legal[0]


def hint(save: str, seat: int, seconds: float, seed: int) -> Advice:
    """What a coach advises a seat."""
    return advise(resumed(save), seat, seed, seconds)


class WorkerThinker:
    """Lets bots think in worker processes: whoever is stuck is replaced, and somebody answers all the same."""

    def __init__(self, workers: Workers, address_of: Callable[[str], str]) -> None:
        self.workers = workers
        self.address_of = address_of  # on whose account the bots of a match think

    async def decide(self, match: str, save: str, seat: int, bot: str) -> str:
        address = self.address_of(match)
        for level in (bot, bot, settings.STAND_IN_BOT, settings.STAND_IN_BOT):
            with contextlib.suppress(Stuck):
                return str(await self.workers.do(decide, save, seat, level, secrets.randbits(31), address=address))
        raise ApiError("unavailable")
