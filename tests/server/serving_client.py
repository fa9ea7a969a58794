"""A client of the protocol for tests: real requests to a real process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx


class Served:
    """`ristal serve` in a process of its own."""

    def __init__(self, url: str, *more: str) -> None:
        command = [sys.executable, "-m", "ristal", "serve", "--port", "0", "--no-browser", "--bot-pace", "0", *more]
        self.errors = Path(os.environ.get("TMPDIR", "/tmp")) / f"ristal-serve-{os.getpid()}.log"
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [*command, "--database", url], stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Ristal is at "), f"{line!r}: {self.errors.read_text()[-2000:]}"
        self.where = line.removeprefix("Ristal is at ").strip()
        self.http = httpx.Client(base_url=self.where, timeout=30)

    def kill(self) -> None:
        """kill -9"""
        self._leave()
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self._leave()
        self.process.terminate()
        return self.process.wait(20)

    def _leave(self) -> None:
        self.http.close()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Player:
    """A holder of a token."""

    def __init__(self, http: httpx.Client, match: str, token: str) -> None:
        self.http = http
        self.match = match
        self.headers = {"Authorization": f"Bearer {token}"}

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        return self.http.get(f"/api/matches/{self.match}{path}", headers=self.headers, params=query)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(f"/api/matches/{self.match}{path}", headers=self.headers, json=body or {})

    def state(self, **query: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.get(**query).json()
        return found

    def answer(self, answer: str, message: str, question: str | None = None) -> httpx.Response:
        if question is None:
            question = self.state()["question"]["id"]
        return self.post("/answers", {"question": question, "answer": answer, "message": message})


def found(http: httpx.Client, game: str, sitters: list[str], **more: Any) -> dict[str, Any]:
    made = http.post("/api/matches", json={"game": game, "sitters": sitters, **more})
    assert made.status_code == 201, made.text
    answer: dict[str, Any] = made.json()
    return answer


def players(http: httpx.Client, made: dict[str, Any]) -> list[Player]:
    return [Player(http, made["match"], seat["token"]) for seat in made["seats"] if "token" in seat]
