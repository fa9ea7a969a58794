"""docs/protocol.md: its exchanges happen, its examples are of their types, nothing of the protocol is left out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from serving_client import Served

from ristal.host import errors
from ristal.protocol import requests, responses
from ristal.server.http import middleware, routes
from ristal.server.http.matches import DEVICES, SPECTATORS

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXCHANGES = re.findall(r"^```http\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


class Reader:
    """Plays the exchanges of the page; remembers what they name."""

    def __init__(self, served: Served) -> None:
        self.http = served.http
        self.names: dict[str, str] = {}

    def filled(self, text: str) -> str:
        return re.sub(r"\$(\w+)", lambda name: self.names[name[1]], text)

    def play(self, exchange: str) -> None:
        request, answer = exchange.split("→ ", 1)
        first, *rest = self.filled(request).splitlines()
        headers = dict(line.split(": ", 1) for line in rest if re.match(r"[A-Z][\w-]+: ", line))
        body = next((line for line in rest if line.startswith("{")), None)
        method, path = first.split(" ", 1)
        got = self.http.request(method, path, headers=headers, content=body)
        expected, *names = answer.splitlines()
        status, kind = expected.split(" ")
        assert str(got.status_code) in status.split("|"), f"{exchange}\n{got.text}"
        if got.status_code >= 400:
            assert got.json()["code"] == kind
            return
        data = got.json()
        assert msgspec.convert(data, eval(kind, vars(responses)), strict=True) == data
        for line in names:
            name, _, place = line.removeprefix("$").partition(" = ")
            self.names[name] = str(found(data, place))
        if kind == "State":
            self.look()

    def look(self) -> None:
        """Who is asked, and something that can be answered."""
        for who in ("anna", "boris"):
            headers = {"Authorization": f"Bearer {self.names[who]}"}
            state = self.http.get(f"/api/matches/{self.names['match']}", headers=headers).json()
            if not state["answers"]:
                self.names["waiting"] = self.names[who]
            else:
                self.names |= {"asked": self.names[who], "answer": state["answers"][0]["answer"]}


def found(data: Any, place: str) -> Any:
    for step in place.split("."):
        data = data[int(step) if step.isdigit() else step]
    return data


def test_every_exchange_happens(served: Served) -> None:
    reader = Reader(served)
    for exchange in EXCHANGES:
        reader.play(exchange)


def test_examples_are_of_their_types() -> None:
    assert {name for name, _ in EXAMPLES} >= {"Hello", "SocketAnswer", "Ping", "ChangeSeat", "Notice"}
    for name, text in EXAMPLES:
        kind = getattr(requests, name, None) or getattr(responses, name)
        msgspec.convert(json.loads(text), kind, strict=True)


def test_nothing_is_left_out() -> None:
    for route in routes.ROUTES:
        last = route.path.rsplit("}", 1)[-1] or "$match"
        assert last in PAGE, route.path
    for code, status in errors.STATUS.items():
        assert re.search(rf"^\| {status} \|.*`{code}`", PAGE, re.MULTILINE), code
    for kind in responses.FROM_SERVER:
        assert f"| `{get_args(get_type_hints(kind)['type'])[0]}` |" in PAGE


def test_limits_are_those_of_the_code() -> None:
    said = PAGE[PAGE.index("## Limits") :]
    assert f"{middleware.LARGEST // 1024} kB" in said
    assert f"{middleware.PER_SECOND:.0f} requests a second from one address, {middleware.BURST:.0f} in a burst" in said
    assert f"{SPECTATORS} spectators of a match, {DEVICES} sockets and streams of a seat" in said
