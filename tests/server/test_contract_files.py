"""Schema and TypeScript are those of the Python types, and what a real server sends is what they say."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest
from serving_client import Player, Served, found, players
from websockets.sync.client import connect

from ristal.games import game_ids
from ristal.protocol import codegen, responses
from ristal.server.http import routes

CONTRACT = Path(__file__).parents[2] / "docs" / "contract"
MOVES = 12  # of each game, with every viewer asked for everything
SEATS = {"demons": 3}


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield server.http
    server.stop()


@pytest.mark.parametrize("name", codegen.files())
def test_the_files_are_those_of_the_types(name: str) -> None:
    file, text = CONTRACT / name, codegen.files()[name]
    if os.environ.get("RISTAL_REGOLD"):
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text


def test_every_route_has_a_type() -> None:
    known = {f"{method} {each.path}" for each in routes.ROUTES for method in (each.methods or ()) if method != "HEAD"}
    assert known - {"GET /metrics"} == set(responses.ROUTES)


def sent(http: httpx.Client, route: str, player: Player | None = None, body: Any = None, **query: Any) -> Any:
    """What a route sends, held against its type and its schema."""
    method, path = route.split(" ")
    names = {"match": player.match if player else "", "game": query.pop("game", "")}
    headers = player.headers if player else {}
    answer = http.request(method, path.format(**names), headers=headers, json=body, params=query)
    assert answer.status_code in (200, 201, 202), answer.text
    checked(answer.json(), responses.ROUTES[route])
    validator(route).validate(answer.json())
    return answer.json()


@cache
def validator(route: str) -> Any:
    schema = json.loads((CONTRACT / "protocol.json").read_text("utf-8"))
    return jsonschema_rs.validator_for({**schema, **schema["routes"][route]})


def checked(data: Any, kind: Any) -> None:
    """It is what the type says, and there is no key besides."""
    assert msgspec.to_builtins(msgspec.convert(data, kind, strict=True)) == data
    for state in (data, data.get("state")) if isinstance(data, dict) else ():
        if isinstance(state, dict) and state.get("view") is not None:
            view = state["view"]
            assert msgspec.convert(view, import_module(f"ristal.games.{view['game']}.view").VIEW, strict=True) == view


@cache
def declared(game: str) -> dict[str, dict[str, bool]]:
    """The events that the TypeScript of a game declares: their fields, and whether each may be null."""
    text = (CONTRACT / f"{game}.events.ts").read_text("utf-8")
    found = {}
    for fields in re.findall(r"interface \w+ \{\n(.*?)\}", text, re.DOTALL):
        kinds = dict(re.findall(r"  (\w+): (.*);", fields))
        found[json.loads(kinds["event"])] = {name: kind.endswith("| null") for name, kind in kinds.items()}
    return found


@pytest.mark.parametrize("language", ["ru", "en"])
def test_what_is_public(http: httpx.Client, language: str) -> None:
    sent(http, "GET /healthz")
    for game in sent(http, "GET /api/games", lang=language):
        sent(http, "GET /api/games/{game}/catalogue", game=game["id"], lang=language)
        sent(http, "GET /api/games/{game}/rules", game=game["id"], lang=language)
        sent(http, "GET /api/games/{game}/examples", game=game["id"], lang=language)


@pytest.mark.parametrize("game", game_ids())
def test_what_a_match_sends(http: httpx.Client, game: str) -> None:
    chance = random.Random(7)
    made = found(http, game, ["me"] * SEATS.get(game, 2))
    checked(made, responses.MatchCreated)
    sitting = players(http, made)
    everybody = [*sitting, Player(http, made["match"], made["watch"])]
    for number in range(MOVES):
        states = [sent(http, "GET /api/matches/{match}", each, lang="ru") for each in everybody]
        seat = chance.choice(states[-1]["asked"])
        answer = chance.choice(states[seat]["answers"])["answer"]
        assert sent(http, "GET /api/matches/{match}/why", sitting[seat], answer=answer)["allowed"]
        body = {"question": states[seat]["question"]["id"], "answer": answer, "message": f"m{number}"}
        sent(http, "POST /api/matches/{match}/answers", sitting[seat], body)
    for each in everybody:
        told = sent(http, "GET /api/matches/{match}/events", each, wait="0")
        assert len(told) == MOVES + 1
        for event in (event for move in told for event in move["events"]):
            fields = declared(game)[event["event"]]
            assert set(fields) == set(event)
            assert {name for name, value in event.items() if value is None} <= {n for n in fields if fields[n]}
    sent(http, "POST /api/matches/{match}/undo", sitting[seat])


@pytest.mark.parametrize("game", game_ids())
def test_what_an_end_sends(http: httpx.Client, game: str) -> None:
    made = found(http, game, ["me", "me"])
    one, two = players(http, made)
    sent(http, "POST /api/matches/{match}/draw", one)
    sent(http, "GET /api/matches/{match}", two)
    sent(http, "POST /api/matches/{match}/draw", two, {"accept": False})
    sent(http, "POST /api/matches/{match}/resign", one)
    assert sent(http, "GET /api/matches/{match}", two)["result"]["winners"] == [1]
    sent(http, "GET /api/matches/{match}/record", one)
    sent(http, "POST /api/matches/{match}/seat", one, {"action": "name", "name": "Анна"})
    again = sent(http, "POST /api/matches/{match}/rematch", two)
    assert sent(http, "GET /api/matches/{match}", one)["rematch"] == again["match"]
    assert sent(http, "GET /api/mine", two)[0]["state"] == "over"


def test_what_a_socket_sends(http: httpx.Client) -> None:
    made = found(http, "unmatched", ["me", "me"])
    kinds = {kind.__struct_config__.tag: kind for kind in responses.FROM_SERVER}
    asked = players(http, made)[0].state()["asked"][0]
    address = str(http.base_url).replace("http", "ws", 1) + f"api/matches/{made['match']}/socket"
    heard = []
    with connect(address) as socket:
        hello = {"type": "hello", "token": made["seats"][asked]["token"], "since": 0, "lang": "en"}
        socket.send(json.dumps(hello))
        state = json.loads(socket.recv(20))["state"]
        answer = {"question": state["question"]["id"], "answer": state["answers"][0]["answer"], "message": "one"}
        for message in ({"type": "ping"}, {"type": "answer", **answer}, {"type": "answer", **answer, "message": "two"}):
            socket.send(json.dumps(message))
        while "refused" not in heard:
            told = json.loads(socket.recv(20))
            heard.append(told["type"])
            checked(told, kinds[told["type"]])
    assert set(heard) == {"presence", "pong", "move", "ack", "refused"}


@pytest.mark.parametrize(("path", "status"), [("/api/nothing", 404), ("/api/matches", 405), ("/api/mine", 401)])
def test_refusals_have_one_form(http: httpx.Client, path: str, status: int) -> None:
    refused = http.get(path)
    assert refused.status_code == status
    checked(refused.json(), responses.Problem)
