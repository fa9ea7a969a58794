"""A bare WebSocket application: whatever one socket of a pair sends, the other gets as a message of the usual size."""

from __future__ import annotations

import json
import socket

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

TEXT = json.dumps({"type": "move", "state": "x" * 6000})
PAIRS: dict[str, list[WebSocket]] = {}


async def pair(client: WebSocket) -> None:
    await client.accept()
    both = PAIRS.setdefault(client.path_params["pair"], [])
    both.append(client)
    try:
        while True:
            await client.receive_text()
            for other in both:
                await other.send_text(TEXT)
    except WebSocketDisconnect:
        both.remove(client)


def main() -> None:
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.bind(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{bound.getsockname()[1]}/", flush=True)
    app = Starlette(routes=[WebSocketRoute("/pair/{pair}", pair)])
    config = uvicorn.Config(app, log_config=None, ws="websockets-sansio", http="h11", ws_per_message_deflate=False)
    uvicorn.Server(config).run(sockets=[bound])


if __name__ == "__main__":
    main()
