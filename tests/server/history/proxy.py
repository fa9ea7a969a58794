"""A network that we can hold and cut: it stands between clients and a server, and between a server and its database."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from typing import Final

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]

CHUNK: Final = 1 << 16


class Network:
    """Passes bytes on from a port of its own to wherever `reach` leads at the time; `thither` and `back` are let
    through while they are set."""

    def __init__(self, reach: Callable[[], Awaitable[Streams]]) -> None:
        self.reach = reach
        self.thither, self.back = asyncio.Event(), asyncio.Event()
        self.port = 0
        self._pairs: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self.release()
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def hold(self, chance: random.Random) -> None:
        """Nothing comes through any more, in one direction or in both; the connections stay."""
        held = chance.choice([[self.thither], [self.back], [self.thither, self.back]])
        for each in held:
            each.clear()

    def release(self) -> None:
        self.thither.set()
        self.back.set()

    def cut(self, chance: random.Random, share: float = 1.0) -> int:
        """Connections break, all of them or some; what was on its way is gone."""
        broken = [pair for pair in self._pairs if chance.random() < share]
        for pair in broken:
            _abort(*pair)
        return len(broken)

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        await stopped(*self._tasks)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            far_reader, far_writer = await self.reach()
        except (OSError, asyncio.CancelledError):
            writer.transport.abort()
            return
        pair = (writer, far_writer)
        self._pairs.add(pair)
        try:
            await asyncio.gather(_pump(reader, far_writer, self.thither), _pump(far_reader, writer, self.back))
        except (OSError, asyncio.CancelledError):
            pass  # cut, or one end is gone
        finally:
            self._pairs.discard(pair)
            _abort(*pair)


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, flows: asyncio.Event) -> None:
    while data := await reader.read(CHUNK):
        await flows.wait()
        writer.write(data)
        await writer.drain()
    await flows.wait()
    if writer.can_write_eof():
        with contextlib.suppress(OSError):
            writer.write_eof()


async def stopped(*tasks: asyncio.Task[None]) -> None:
    """Cancel tasks until they have ended: a library may swallow it once."""
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=1)


def _abort(*writers: asyncio.StreamWriter) -> None:
    for writer in writers:
        writer.transport.abort()
