"""Bots think in worker processes."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable

from ristal.host.bots.thinking import decide
from ristal.host.errors import ApiError
from ristal.server import settings
from ristal.server.workers.pool import Stuck, Workers


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
