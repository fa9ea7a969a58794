"""docs/protocol.md: its exchanges happen, its examples are of their types, nothing of the protocol is left out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
from serving_client import Served

from ristal.host import errors
from ristal.protocol import people_responses, requests, responses
from ristal.server import settings
from ristal.server.http import routes

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXCHANGES = re.findall(r"^```http\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)

KINDS = {**vars(people_responses), **vars(responses)}


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
        assert msgspec.to_builtins(msgspec.convert(data, eval(kind, KINDS), strict=True)) == data
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


def test_every_exchange_happens(sqlite: str) -> None:
    served = Served(sqlite, "--public-url", "https://play.example.org")  # to which others can come
    reader = Reader(served)
    for exchange in EXCHANGES:
        reader.play(exchange)
    served.stop()


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
        assert f"| `{kind.__struct_config__.tag}` |" in PAGE


def test_limits_are_those_of_the_code() -> None:
    said = PAGE[PAGE.index("## Limits") :]
    assert f"{settings.BODY_BYTES // 1024} kB" in said
    per_second, burst = settings.REQUESTS_PER_SECOND, settings.REQUESTS_BURST
    assert f"{per_second:.0f} requests a second from one address, {burst:.0f} in a burst" in said
    assert f"{settings.SPECTATORS} spectators of a match, {settings.DEVICES} sockets and streams of a seat" in said
