"""Who may do what from where: a table of origins, tokens and methods, over HTTP and WebSocket."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from serving_client import Player, Served, found
from socket_client import open_socket
from websockets.exceptions import InvalidStatus

from ristal.server.http.addresses import Addresses


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield served
    served.stop()


@pytest.fixture(scope="module")
def made(server: Served) -> dict:
    return found(server.http, "vstrechny", ["me", "me"])


OWN = "own"
FOREIGN = ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "file://", "http://127.0.0.1.evil.example"]
WRITES = ["answers", "resign", "draw", "undo", "claim", "rematch", "seat"]


def origin_headers(server: Served, origin: str | None) -> dict[str, str]:
    if origin is None:
        return {}
    return {"Origin": server.where.rstrip("/") if origin == OWN else origin}


@pytest.mark.parametrize("path", WRITES)
@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_may_not_write_even_with_a_token(server: Served, made: dict, origin: str, path: str) -> None:
    headers = {"Authorization": f"Bearer {made['seats'][0]['token']}", **origin_headers(server, origin)}
    refused = server.http.post(f"/api/matches/{made['match']}/{path}", headers=headers, json={})
    assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin")


@pytest.mark.parametrize("path", WRITES)
@pytest.mark.parametrize("origin", [OWN, None])
def test_our_page_and_programs_need_the_token(server: Served, made: dict, origin: str | None, path: str) -> None:
    headers = origin_headers(server, origin)
    refused = server.http.post(f"/api/matches/{made['match']}/{path}", headers=headers, json={})
    assert (refused.status_code, refused.json()["code"]) == (401, "no-token")


@pytest.mark.parametrize("origin", [OWN, None])
def test_with_a_token_they_may_write(server: Served, origin: str | None) -> None:
    match = found(server.http, "vstrechny", ["me", "me"])
    headers = {"Authorization": f"Bearer {match['seats'][0]['token']}", **origin_headers(server, origin)}
    done = server.http.post(f"/api/matches/{match['match']}/resign", headers=headers)
    assert done.status_code == 200


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_gets_no_socket(server: Served, made: dict, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, open_socket(server, made["match"], origin=origin):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("origin", [OWN, None])
@pytest.mark.parametrize(
    ("token", "told"),
    [("", "no-token"), ("s_unknown", "no-token"), ("mine", "welcome"), ("watch", "welcome"), ("other", "not-found")],
)
def test_a_socket_needs_a_token_of_its_match(
    server: Served, made: dict, origin: str | None, token: str, told: str
) -> None:
    other = found(server.http, "vstrechny", ["me", "me"])["seats"][0]["token"]
    given = {"mine": made["seats"][0]["token"], "watch": made["watch"], "other": other}.get(token, token)
    with open_socket(server, made["match"], origin=origin_headers(server, origin).get("Origin")) as raw:
        raw.send(json.dumps({"type": "hello", "token": given}))
        first = json.loads(raw.recv(20))
    assert first.get("code", first["type"]) == told


def test_an_invite_is_no_token(server: Served) -> None:
    made = found(server.http, "vstrechny", ["me", "open"])
    stranger = Player(server.http, made["match"], made["seats"][1]["invite"])
    assert stranger.get().status_code == 401
    assert stranger.post("/resign").status_code == 401


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_safe_methods_never_write(server: Served, made: dict, method: str) -> None:
    """Wherever they come from, every route, with a token that may write: nothing changes."""
    player = Player(server.http, made["match"], made["seats"][0]["token"])
    before = player.get().content, kept(server)
    for path in ["", *WRITES, "events?wait=0", "why?answer=x", "record"]:
        for origin in (None, OWN, *FOREIGN):
            headers = {**player.headers, **origin_headers(server, origin)}
            done = server.http.request(method, f"/api/matches/{made['match']}/{path}", headers=headers)
            assert done.status_code in (200, 404, 405, 409)
    assert (player.get().content, kept(server)) == before


def kept(server: Served) -> dict[str, list[tuple[object, ...]]]:
    """Every row of the database; but how long the server is up it notes by itself, whoever asks."""
    with closing(sqlite3.connect(server.url.removeprefix("sqlite:///"))) as reader:
        tables = [name for (name,) in reader.execute("select name from sqlite_master where type = 'table'")]
        return {table: sorted(reader.execute(f"select * from {table}")) for table in tables if table != "uptime"}


def test_no_page_may_read_what_is_not_its_own(server: Served, made: dict) -> None:
    """No header opens the answers to other origins, and none is a cookie: a page has no token but its own."""
    player = Player(server.http, made["match"], made["seats"][0]["token"])
    headers = {**player.headers, "Origin": "https://evil.example"}
    told = server.http.get(f"/api/matches/{made['match']}", headers=headers).headers
    assert "access-control-allow-origin" not in told
    assert "set-cookie" not in told
    assert told["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        (None, "a:1", True),
        ("http://a:1", "a:1", True),
        ("https://A:1", "a:1", True),
        ("http://a", "a:1", False),
        ("null", "", False),
        ("", "", False),
        ("http://[", "a", False),
        ("ftp://a", "a", False),
    ],
)
def test_what_is_own(origin: str | None, host: str, own: bool) -> None:
    assert Addresses().is_own_page(origin, host) is own
