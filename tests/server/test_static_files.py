"""The files of the browser table: what is cached how, and what is sent packed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from serving_client import Served
from starlette.applications import Starlette
from starlette.routing import Mount

from ristal.server.static import Pages

SCRIPT = b"console.log('a table');" * 50


class Reader:
    """Reads files without a server; packed ones as they come."""

    def __init__(self, folder: Path) -> None:
        self.app = Starlette(routes=[Mount("/", Pages(directory=folder, html=True))])

    def get(self, path: str, encodings: str = "identity") -> tuple[httpx.Response, bytes]:
        async def read() -> tuple[httpx.Response, bytes]:
            client = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://table")
            async with client, client.stream("GET", path, headers={"accept-encoding": encodings}) as answer:
                return answer, b"".join([part async for part in answer.aiter_raw()])

        return asyncio.run(read())


@pytest.fixture
def reader(tmp_path: Path) -> Reader:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "main-4f2a.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "main-4f2a.js.gz").write_bytes(b"packed")
    (tmp_path / "assets" / "main-4f2a.js.br").write_bytes(b"packed better")
    return Reader(tmp_path)


def test_the_page_is_looked_at_anew_and_assets_stay(reader: Reader) -> None:
    assert reader.get("/")[0].headers["cache-control"] == "no-cache"
    asset, body = reader.get("/assets/main-4f2a.js")
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert body == SCRIPT
    assert "content-encoding" not in asset.headers


@pytest.mark.parametrize(
    ("takes", "encoding", "expected"),
    [
        ("gzip", "gzip", b"packed"),
        ("gzip, deflate, br", "br", b"packed better"),
        ("br;q=0, gzip;q=0.5", "gzip", b"packed"),
        ("gzip;q=0, br;q=0", None, SCRIPT),
    ],
)
def test_what_lies_there_packed_is_sent_so(reader: Reader, takes: str, encoding: str | None, expected: bytes) -> None:
    answer, body = reader.get("/assets/main-4f2a.js", takes)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"
    assert body == expected


def test_nothing_outside_is_sent(reader: Reader) -> None:
    assert reader.get("/assets/nothing.js")[0].status_code == 404
    assert reader.get("/%2e%2e/secret")[0].status_code == 404


def test_what_is_public_and_large_is_packed_and_states_are_not(served: Served) -> None:
    for path in ("/api/games", "/api/games/unmatched/catalogue", "/api/games/boets/rules"):
        answer = served.http.get(path, headers={"accept-encoding": "gzip"})
        assert answer.headers.get("content-encoding") == "gzip", path
        assert answer.json() == served.http.get(path, headers={"accept-encoding": "identity"}).json()
    made = served.http.post("/api/matches", json={"game": "unmatched"}).json()
    state = served.http.get(
        f"/api/matches/{made['match']}", headers={"Authorization": f"Bearer {made['seats'][0]['token']}"}
    )
    assert "content-encoding" not in state.headers


def test_the_catalogue_takes_the_options_of_a_match(served: Served) -> None:
    http: httpx.Client = served.http
    for game in http.get("/api/games").json():
        made = http.post("/api/matches", json={"game": game["id"], "sitters": ["me"] * len(game["sitters"])}).json()
        headers = {"Authorization": f"Bearer {made['watch']}"}
        options = http.get(f"/api/matches/{made['match']}", headers=headers).json()["options"]
        given = {name: ",".join(value) if isinstance(value, list) else value for name, value in options.items()}
        assert http.get(f"/api/games/{game['id']}/catalogue", params=given).status_code == 200, (game["id"], given)
        assert http.post("/api/matches", json={"game": game["id"], "sitters": game["sitters"]}).status_code == 201
