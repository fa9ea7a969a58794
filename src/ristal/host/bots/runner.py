"""Bots answer wherever they are asked, at a pace that says nothing of what they hold: what is forced is thought about
as long as anything else, and nothing comes between two beats."""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import partial
from typing import Final

import structlog

from ristal.host import actions
from ristal.host.errors import ApiError
from ristal.host.live_match import LiveMatch
from ristal.host.registry import MatchRegistry
from ristal.host.services import Thinker
from ristal.host.storage.rows import Row
from ristal.protocol.requests import GiveAnswer

AGAIN: Final = 1.0  # seconds until a bot that was refused is asked again

log = structlog.get_logger()


class BotRunner:
    """One task for each seat of a bot that is asked."""

    def __init__(self, registry: MatchRegistry, thinker: Thinker, pace: float) -> None:
        self.registry = registry
        self.thinker = thinker
        self.pace = pace
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        registry.listeners.append(self._after_row)

    def _after_row(self, live: LiveMatch, row: Row) -> None:
        self.wake(live)

    def wake(self, live: LiveMatch) -> None:
        """Let every bot think that is asked and does not think yet."""
        for seat in live.bots_asked():
            key = (live.id, seat)
            if key not in self.tasks:
                task = asyncio.ensure_future(self._answer(live, seat))
                self.tasks[key] = task
                task.add_done_callback(partial(self._end, key))

    def _end(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        self.tasks.pop(key, None)
        live = self.registry.matches.get(key[0])
        if live is not None:
            self.wake(live)

    async def _answer(self, live: LiveMatch, seat: int) -> None:
        """Think aside, answer at a beat."""
        began = time.monotonic()
        async with live.lock:
            if live.match is None or seat not in live.asked():
                return
            question, bot = live.question, live.players[seat].bot
            save = await self.registry.run(live.match.snapshot)  # milliseconds
        try:
            text = await self.thinker.decide(live.id, save, seat, bot)
            await asyncio.sleep(wait_for_beat(self.pace, time.monotonic() - began))
            given = GiveAnswer(question, f"bot-{secrets.token_hex(8)}", text)
            live = await self.registry.get(live.id)
            await actions.answer(self.registry, live, seat, given, "en")
        except ApiError as refused:
            if refused.code not in ("stale", "over", "not-yours"):  # it is asked again then
                log.error("a bot was refused", match=live.id, code=refused.code)
                await asyncio.sleep(AGAIN)

    def stop(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()


def wait_for_beat(pace: float, spent: float) -> float:
    """Seconds until the next beat, when a bot has found its answer after `spent` seconds; without a pace, none."""
    return (int(spent / pace) + 1) * pace - spent if pace > 0 else 0.0
