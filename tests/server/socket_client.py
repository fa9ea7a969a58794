"""A client of the WebSocket for tests: waits for messages with a deadline, never for time to pass."""

from __future__ import annotations

import json
from typing import Any

from serving_client import Served
from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0


class Socket:
    """One tab."""

    def __init__(
        self, server: Served, match: str, token: str = "", since: int = 0, origin: str | None = None, **hello: Any
    ) -> None:
        self.raw = open_socket(server, match, origin=origin).__enter__()
        self.passed: list[dict[str, Any]] = []  # what came before something else was waited for
        self.send({"type": "hello", "token": token, "since": since, **hello})

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *_: object) -> None:
        self.raw.close()

    def send(self, message: Any) -> None:
        self.raw.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.raw.recv(PATIENCE))
        return found

    def until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The next message of a kind; what comes before it is kept aside."""
        while True:
            message = self.next()
            if message["type"] == kind and all(message.get(name) == value for name, value in wanted.items()):
                return message
            self.passed.append(message)

    def answer(self, state: dict[str, Any], message: str, number: int = 0) -> None:
        question, answer = state["question"]["id"], state["answers"][number]["answer"]
        self.send({"type": "answer", "question": question, "answer": answer, "message": message})


def open_socket(
    server: Served, match: str, subprotocols: list[str] | None = None, origin: str | None = None
) -> ClientConnection:
    where = server.where.replace("http", "ws", 1) + f"api/matches/{match}/socket"
    return connect(where, subprotocols=subprotocols, origin=origin, max_size=None, open_timeout=PATIENCE)
