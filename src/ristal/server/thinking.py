"""Bots think in processes of their own: a budget, a deadline, and a pace that tells nothing of what they hold."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Final

import structlog

from ristal.server.errors import Refused
from ristal.server.messages import GiveAnswer
from ristal.server.room import Room
from ristal.server.rooms import Rooms
from ristal.server.store import Row

DEADLINE: Final = 20.0  # seconds: whoever thinks longer is stuck
PACE: Final = 0.4  # seconds: answers come at multiples of it after the question, whatever they are
IN_A_HURRY: Final = "random"  # who answers when thinking has failed twice

log = structlog.get_logger()


def think(pipe: Connection) -> None:
    """A worker: takes a match as text, a seat and a bot, gives an answer."""
    from ristal.bots import make_bot
    from ristal.match import resumed

    with contextlib.suppress(EOFError, KeyboardInterrupt, OSError):
        while True:
            save, seat, bot, seed = pipe.recv()
            match = resumed(save)
            pipe.send(make_bot(bot, seed).decide(match.game, match.table, seat).text)


class Worker:
    """A process that thinks about one question at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=think, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, question: tuple[str, int, str, int], deadline: float) -> str:
        """An answer, or an error when the process died or is stuck; in a thread."""
        self.pipe.send(question)
        if not self.pipe.poll(deadline):
            raise TimeoutError("a bot is stuck")
        return str(self.pipe.recv())

    def stop(self) -> None:
        self.process.kill()
        self.pipe.close()


class Thinkers:
    """Lets bots answer wherever they are asked."""

    def __init__(self, rooms: Rooms, count: int = 0, pace: float = PACE, make: Callable[[], Worker] = Worker) -> None:
        self.rooms = rooms
        self.pace = pace
        self.make = make
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.idle: asyncio.Queue[Worker | None] = asyncio.Queue()
        self.busy: set[Worker] = set()
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        for _ in range(self.count):
            self.idle.put_nowait(None)  # started when it is needed
        rooms.changed.append(self.heard)

    def heard(self, room: Room, row: Row) -> None:
        """After every move: is a bot asked?"""
        self.wake(room)

    def wake(self, room: Room) -> None:
        for seat in room.bots_asked():
            key = (room.id, seat)
            if key not in self.tasks:
                task = asyncio.ensure_future(self._answer(room, seat))
                self.tasks[key] = task
                task.add_done_callback(partial(self._done, key))

    def _done(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        self.tasks.pop(key, None)
        room = self.rooms.rooms.get(key[0])
        if room is not None:
            self.wake(room)

    async def _answer(self, room: Room, seat: int) -> None:
        """Think outside, answer at the next beat: a short thought looks like a long one."""
        began = time.monotonic()
        async with room.lock:
            if room.match is None or seat not in room.asked():
                return
            question, bot = room.question, room.sitters[seat].bot
            save = await asyncio.to_thread(room.match.snapshot)  # milliseconds
        text = await self._think(save, seat, bot)
        if self.pace > 0:
            spent = time.monotonic() - began
            await asyncio.sleep((int(spent / self.pace) + 1) * self.pace - spent)
        given = GiveAnswer(question, f"bot-{secrets.token_hex(8)}", text)
        from ristal.server import deeds

        try:
            room = await self.rooms.get(room.id)
            await deeds.answer(self.rooms, room, seat, given, "en")
        except Refused as refused:
            if refused.code not in ("stale", "over", "not-yours"):  # it is asked again then
                log.error("a bot was refused", match=room.id, code=refused.code)
                await asyncio.sleep(1)

    async def _think(self, save: str, seat: int, bot: str) -> str:
        for level in (bot, bot, IN_A_HURRY, IN_A_HURRY):
            worker = await self.idle.get()
            try:
                if worker is None or not worker.process.is_alive():
                    worker = await asyncio.to_thread(self.make)
                self.busy.add(worker)
                question = (save, seat, level, secrets.randbits(31))
                return await asyncio.to_thread(worker.ask, question, DEADLINE)
            except (TimeoutError, EOFError, OSError) as error:
                log.warning("a thinking process was replaced", why=type(error).__name__)
                if worker is not None:
                    self.busy.discard(worker)
                    worker.stop()
                worker = None
            finally:
                if worker is not None:
                    self.busy.discard(worker)
                self.idle.put_nowait(worker)
        raise RuntimeError("no bot can think here")

    def stop(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        workers = list(self.busy)
        while not self.idle.empty():
            worker = self.idle.get_nowait()
            if worker is not None:
                workers.append(worker)
        for each in workers:
            each.stop()


def bots_waiting(rooms: Rooms, before: float) -> list[str]:
    """Matches in which a bot has been asked for a while: whoever should have let it think may be gone."""
    from sqlalchemy import select

    from ristal.server import schema

    c = schema.matches.c
    wanted = select(c.id).where(c.bot_asked == 1, c.touched < before).order_by(c.touched.desc()).limit(100)
    found: list[Any] = rooms.store.all(wanted)
    return [row["id"] for row in found]
