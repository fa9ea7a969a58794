"""Bare HTTP/1.1 over one connection: many requests are sent at once, then all their answers are read."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

PATIENCE = 60.0  # seconds for an answer


class Answer(NamedTuple):
    """What came back."""

    status: int
    body: bytes


class Wire:
    """A connection that is made again when the server has closed it."""

    def __init__(self, where: str) -> None:
        host, port = where.removeprefix("http://").split(":")
        self.host, self.port = host, int(port)
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    def request(self, method: str, path: str, headers: list[tuple[str, bytes]], body: bytes | None) -> bytes:
        lines = [f"{method} {path} HTTP/1.1".encode("ascii"), f"Host: {self.host}:{self.port}".encode()]
        lines += [name.encode() + b": " + value for name, value in headers]
        if body is not None:
            lines.append(b"Content-Length: %d" % len(body))
        return b"\r\n".join(lines) + b"\r\n\r\n" + (body or b"")

    async def ask(self, requests: list[bytes]) -> list[Answer]:
        """An answer to each request, in order; what the server did not read before it closed is sent again."""
        answers: list[Answer] = []
        while len(answers) < len(requests):
            before, is_fresh = len(answers), self.writer is None
            try:
                if self.writer is None:
                    self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
                self.writer.write(b"".join(requests[len(answers) :]))
                while len(answers) < len(requests):
                    answers.append(await asyncio.wait_for(self._answer(), PATIENCE))
            except (asyncio.IncompleteReadError, ConnectionError):
                self.close()
                # one that was open before may have been silent for too long
                assert len(answers) > before or not is_fresh, "the server closed without an answer"
        return answers

    async def _answer(self) -> Answer:
        assert self.reader is not None
        head = await self.reader.readuntil(b"\r\n\r\n")
        status, _, headers = head.partition(b"\r\n")
        found = [line for line in headers.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        return Answer(int(status.split()[1]), await self.reader.readexactly(int(found[0].split(b":")[1])))

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None
