"""Bots think in processes of their own: a budget, a deadline, and a pace that tells nothing of what they hold."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from functools import partial
from typing import Any, Final

import structlog

from ristal.bots import IsmctsBot, make_bot
from ristal.host.errors import ApiError
from ristal.host.live_match import LiveMatch
from ristal.host.registry import MatchRegistry
from ristal.match import resumed
from ristal.protocol.requests import GiveAnswer
from ristal.server.storage.sql_store import Row
from ristal.server.workers.pool import Stuck, Workers

PACE: Final = 0.4  # seconds: answers come at multiples of it after the question, whatever they are
IN_A_HURRY: Final = "random"  # who answers when thinking has failed twice

log = structlog.get_logger()


def decide(save: str, seat: int, bot: str, seed: int) -> str:
    """What a bot answers; in a process of its own."""
    match = resumed(save)
    return make_bot(bot, seed).decide(match.game, match.table, seat).text


def weigh(save: str, seat: int, seconds: float, seed: int) -> tuple[list[tuple[str, float, float]], int]:
    """What a search thinks of the answers of a seat, the best first, and how often it played on."""
    match = resumed(save)
    bot = IsmctsBot(seed, seconds=seconds)
    found = bot.weigh(match.game, match.table, seat)
    return [(each.answer.text, each.share, each.reward) for each in found], bot.iterations


class BotRunner:
    """Lets bots answer wherever they are asked."""

    def __init__(self, registry: MatchRegistry, count: int = 0, pace: float = PACE) -> None:
        self.registry = registry
        self.pace = pace
        self.workers = Workers(count)
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        registry.changed.append(self.heard)

    def heard(self, live: LiveMatch, row: Row) -> None:
        """After every move: is a bot asked?"""
        self.wake(live)

    def wake(self, live: LiveMatch) -> None:
        for seat in live.bots_asked():
            key = (live.id, seat)
            if key not in self.tasks:
                task = asyncio.ensure_future(self._answer(live, seat))
                self.tasks[key] = task
                task.add_done_callback(partial(self._done, key))

    def _done(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        self.tasks.pop(key, None)
        live = self.registry.registry.get(key[0])
        if live is not None:
            self.wake(live)

    async def _answer(self, live: LiveMatch, seat: int) -> None:
        """Think outside, answer at the next beat: a short thought looks like a long one."""
        began = time.monotonic()
        async with live.lock:
            if live.match is None or seat not in live.asked():
                return
            question, bot = live.question, live.sitters[seat].bot
            save = await asyncio.to_thread(live.match.snapshot)  # milliseconds
        text = await self._think(save, seat, bot)
        if self.pace > 0:
            spent = time.monotonic() - began
            await asyncio.sleep((int(spent / self.pace) + 1) * self.pace - spent)
        given = GiveAnswer(question, f"bot-{secrets.token_hex(8)}", text)
        from ristal.host import actions

        try:
            live = await self.registry.get(live.id)
            await actions.answer(self.registry, live, seat, given, "en")
        except ApiError as refused:
            if refused.code not in ("stale", "over", "not-yours"):  # it is asked again then
                log.error("a bot was refused", match=live.id, code=refused.code)
                await asyncio.sleep(1)

    async def _think(self, save: str, seat: int, bot: str) -> str:
        for level in (bot, bot, IN_A_HURRY, IN_A_HURRY):
            with contextlib.suppress(Stuck):
                return str(await self.workers.do(decide, save, seat, level, secrets.randbits(31)))
        raise RuntimeError("no bot can think here")

    def stop(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        self.workers.stop()


def bots_waiting(registry: MatchRegistry, before: float) -> list[str]:
    """Matches in which a bot has been asked for a while: whoever should have let it think may be gone."""
    from sqlalchemy import select

    from ristal.server.storage import tables

    c = tables.matches.c
    wanted = select(c.id).where(c.bot_asked == 1, c.touched < before).order_by(c.touched.desc()).limit(100)
    found: list[Any] = registry.store.all(wanted)
    return [row["id"] for row in found]
