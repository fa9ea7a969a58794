"""Bare WebSocket applications: whatever one socket of a pair sends, both get as a message of the usual size. `/pair/`
does only that; `/kept/` has it on disk first, many messages with one fsync."""

from __future__ import annotations

import asyncio
import json
import os
import queue
import socket
import tempfile
import threading

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

TEXT = json.dumps({"type": "move", "state": "x" * 6000})
PAIRS: dict[str, list[WebSocket]] = {}

Waiting = tuple[str, asyncio.Future[None]]


class Disk:
    """A file that grows; a thread of its own waits for the disk."""

    def __init__(self) -> None:
        self.waiting: queue.SimpleQueue[Waiting] = queue.SimpleQueue()
        threading.Thread(target=self._write, daemon=True).start()

    async def keep(self, text: str) -> None:
        kept = asyncio.get_running_loop().create_future()
        self.waiting.put((text, kept))
        await kept

    def _write(self) -> None:
        with tempfile.TemporaryFile() as file:
            while True:
                together = [self.waiting.get()]
                while not self.waiting.empty():
                    together.append(self.waiting.get())
                os.write(file.fileno(), "".join(text for text, _ in together).encode())
                os.fsync(file.fileno())
                together[0][1].get_loop().call_soon_threadsafe(self._tell, together)

    def _tell(self, together: list[Waiting]) -> None:
        for _, kept in together:
            if not kept.done():
                kept.set_result(None)


async def pair(client: WebSocket) -> None:
    await client.accept()
    both = PAIRS.setdefault(client.url.path, [])
    both.append(client)
    disk: Disk | None = client.app.state.disk if client.url.path.startswith("/kept/") else None
    try:
        while True:
            text = await client.receive_text()
            if disk is not None:
                await disk.keep(text)
            for other in both:
                await other.send_text(TEXT)
    except WebSocketDisconnect:
        both.remove(client)


def main() -> None:
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.bind(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{bound.getsockname()[1]}/", flush=True)
    app = Starlette(routes=[WebSocketRoute(f"/{kind}/{{pair}}", pair) for kind in ("pair", "kept")])
    app.state.disk = Disk()
    config = uvicorn.Config(app, log_config=None, ws="websockets-sansio", http="h11", ws_per_message_deflate=False)
    uvicorn.Server(config).run(sockets=[bound])


if __name__ == "__main__":
    main()
