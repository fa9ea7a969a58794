"""One contract, whoever keeps it: a server over HTTP, the worker here, the worker in Node. Each plays a whole match by
the same calls; what comes of it is the same replay, move by move, as the rules of this Python make of the record."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from around import Table

from ristal.host.presentation import replays

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
CACHE = Path(__file__).parents[2] / "web" / ".generated" / "offline"
Ask = Callable[..., tuple[int, Any]]  # path, token, body: the status and the answer


def over_http(tmp_path: Path) -> Iterator[Ask]:
    from serving_client import Served

    server = Served(f"sqlite:///{tmp_path / 'ristal.db'}")

    def ask(path: str, token: str = "", body: Any = None, **query: str) -> tuple[int, Any]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        method = "GET" if body is None else "POST"
        answer: httpx.Response = server.http.request(
            method, f"/api/{path}", headers=headers, json=body, params={"lang": "ru", **query}
        )
        return answer.status_code, answer.json()

    yield ask
    server.stop()


def in_the_worker(_: Path) -> Iterator[Ask]:
    with asyncio.Runner() as runner:
        table = runner.run(Table().begin())

        def ask(path: str, token: str = "", body: Any = None, **query: str) -> tuple[int, Any]:
            return runner.run(table.ask(path, token, body, **query))

        yield ask
        runner.run(table.worker.stop())


def in_node(tmp_path: Path) -> Iterator[Ask]:
    node = shutil.which("node") or pytest.skip("no Node here")
    command = [sys.executable, "-m", "ristal", "offline", str(tmp_path / "folder"), "--cache", str(CACHE)]
    subprocess.run(command, check=True, capture_output=True)
    script = str(Path(__file__).with_name("node_worker.mjs"))
    process = subprocess.Popen(
        [node, script, str(tmp_path / "folder" / "engine")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert json.loads(process.stdout.readline()) == {"ready": True}
    pipes = process.stdin, process.stdout

    def ask(path: str, token: str = "", body: Any = None, **query: str) -> tuple[int, Any]:
        asked = {"method": "GET" if body is None else "POST", "path": path, "query": {"lang": "ru", **query}}
        text = json.dumps({**asked, "token": token, "body": "" if body is None else json.dumps(body)})
        pipes[0].write(json.dumps({"number": 1, "text": text}) + "\n")
        pipes[0].flush()
        answered = json.loads(pipes[1].readline())
        return answered["status"], json.loads(answered["body"])

    yield ask
    pipes[0].close()
    process.wait(20)
    pipes[1].close()


@pytest.fixture(params=[over_http, in_the_worker, in_node])
def ask(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Ask]:
    yield from request.param(tmp_path)


def play(ask: Ask, game: str) -> tuple[dict[str, Any], str]:
    """A whole match of two people at one screen, by answers that the seed decides."""
    chance = random.Random(7)
    status, made = ask("matches", body={"game": game, "sitters": ["me", "me"], "seed": "7"})
    assert status in (200, 201), made
    tokens = [seat["token"] for seat in made["seats"]]
    asked = 0
    for number in range(4000):
        status, state = ask(f"matches/{made['match']}", tokens[asked])
        assert status == 200, state
        if state["result"]:
            return made, tokens[0]
        if asked not in state["asked"]:
            asked = state["asked"][0]
            continue
        given = [chance.choice(state["answers"])["answer"]]
        body = {"question": state["question"]["id"], "message": f"m{number}", "answers": given}
        status, done = ask(f"matches/{made['match']}/answers", tokens[asked], body)
        assert status == 200, done
    raise AssertionError("no match is longer")


def test_a_match_is_the_same_wherever_it_is_played(ask: Ask) -> None:
    status, forms = ask("games")
    assert status == 200
    assert len(forms) == 5
    assert ask("games/none/catalogue")[0] == 404
    assert ask("matches/0123456789abcdef")[1]["code"] == "no-token"
    assert ask("matches", body={"game": "vstrechny", "sitters": ["me", "bot:nobody"]})[1]["code"] == "bad-request"
    made, token = play(ask, "vstrechny")
    match = made["match"]
    status, refused = ask(f"matches/{match}/answers", token, {"question": "0", "message": "x", "answers": ["a1"]})
    assert (status, refused["code"]) == (409, "over")
    status, record = ask(f"matches/{match}/record", token)
    assert status == 200
    status, shown = ask(f"matches/{match}/replay", token, **{"as": "open"})
    assert status == 200
    text = json.dumps(record)
    expected = msgspec.json.decode(replays.replay(text, "open", "ru", shown["sitters"], shown["seconds"]))
    assert shown == expected
    status, summary = ask(f"matches/{match}/summary", token)
    assert status == 200
    assert summary["result"] == shown["result"]
