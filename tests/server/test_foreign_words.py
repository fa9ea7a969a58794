"""Words from the network name things of a list; none of them runs code."""

from __future__ import annotations

import os
import re
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from serving_client import Served, found, players

from ristal import host, server
from ristal.server import http

MARKER = "from pathlib import Path; Path(__file__).with_name('ran').touch()\n"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield server
    server.stop()


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short path: a word of the protocol has 48 letters."""
    with tempfile.TemporaryDirectory(prefix="r") as made:
        yield Path(made)


@pytest.mark.parametrize("path", ["{file}:B", "{file}", "{file}:", "{relative}:B", "this.py:B", "ismcts:1:{file}:B"])
def test_the_name_of_a_bot_runs_no_file(served: Served, folder: Path, path: str) -> None:
    """R1: the file ran in the server's own process before its class was looked at."""
    file = folder / "e.py"
    file.write_text(MARKER + "raise SystemExit(3)\n", encoding="utf-8")
    relative = os.path.relpath(file)
    bot = path.format(file=file, relative=relative)
    reply = served.http.post("/api/matches", json={"game": "vstrechny", "sitters": ["me", f"bot:{bot}"]})
    assert (reply.status_code, reply.json()["code"]) == (400, "bad-request")
    assert not (folder / "ran").exists()
    assert served.http.get("/healthz").status_code == 200


ODD = ["ismcts: 3s", "ismcts:1_0", "ismcts:١s", "ismcts:6s", "ismcts:20001", "random:", "Master", ""]


@pytest.mark.parametrize("bot", ODD)
def test_only_levels_and_budgets_within_limits_are_bots(served: Served, bot: str) -> None:
    reply = served.http.post("/api/matches", json={"game": "vstrechny", "sitters": ["me", f"bot:{bot}"]})
    assert reply.status_code == 400
    assert "sitters[1]" in reply.text


@pytest.mark.parametrize("bot", ["random", "greedy", "novice", "fighter", "master", "ismcts:50", "ismcts:0.5s"])
def test_levels_and_budgets_are_bots(served: Served, bot: str) -> None:
    reply = served.http.post("/api/matches", json={"game": "vstrechny", "sitters": ["me", f"bot:{bot}"]})
    assert reply.status_code == 201


OPTIONS = {
    "a name of 3,000 letters": {"x" * 3000: "1"},
    "a value of 50,000 letters": {"variant": "x" * 50_000},
    "a list of 50,000 letters": {"armies": ["x" * 50_000, "russia"]},
    "a list of 3,000": {"armies": ["russia"] * 3000},
    "a number of 30 digits": {"seats": 10**30},
    "an object": {"variant": {"a": {"b": 1}}},
    "nothing": {"variant": None},
    "3,000 names": {f"x{number}": "1" for number in range(3000)},
}


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_odd_options_are_refused_with_their_place(served: Served, options: dict[str, object], language: str) -> None:
    """R12: a long name or value was a mistake of ours, 500."""
    query = {"lang": language}
    reply = served.http.post("/api/matches", json={"game": "vstrechny", "options": options}, params=query)
    assert (reply.status_code, reply.json()["code"]) == (400, "bad-request")
    assert "options" in reply.json()["message"]
    if len(options) == 1 and len(str(options)) < 60_000:
        reply = served.http.get(
            "/api/games/vstrechny/catalogue", params={**query, **{n: str(options[n]) for n in options}}
        )
        assert reply.status_code in (400, 422)
        assert len(reply.json()["message"]) < 1000


@pytest.mark.parametrize("query", ["since=1_0", "since=١", "since=-1", "since=99999999999", "wait=1"])
def test_a_query_is_checked(served: Served, query: str) -> None:
    made = found(served.http, "vstrechny", ["me", "me"])
    reply = served.http.get(
        f"/api/matches/{made['match']}/events?{query}", headers=players(served.http, made)[0].headers
    )
    assert (reply.status_code, reply.json()["code"]) == (400, "bad-request")
    assert query.partition("=")[0] in reply.json()["message"]


def test_a_long_word_of_a_foreign_record_is_cut(served: Served) -> None:
    """What a file says is named in the refusal, but not at any length."""
    body = {"ristal": 1, "game": "x" * 500_000}
    for path in ("/api/replays", "/api/verify"):
        reply = served.http.post(path, json=body, params={"lang": "ru"})
        assert reply.status_code in (200, 422), reply.text[:200]
        assert len(reply.text) < 5000


# What a database holds


def changed(url: str, statement: str) -> None:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
        database.execute(statement)
        database.commit()


STORED = {
    "a file as a bot": "UPDATE seats SET bot = '{file}:B' WHERE kind = 'bot'",
    "a slow bot": "UPDATE seats SET bot = 'ismcts:9999s' WHERE kind = 'bot'",
    "a kind of player": "UPDATE seats SET kind = 'os.system' WHERE seat = 1",
    "options that are a list": "UPDATE matches SET options = '[1, 2]'",
    "an option of no game": 'UPDATE matches SET options = \'{"seats": 2, "__class__": "x"}\'',
    "a game that is a module": "UPDATE matches SET game = 'os'",
}


@pytest.mark.parametrize("statement", STORED.values(), ids=STORED)
def test_a_changed_database_runs_nothing(sqlite: str, folder: Path, statement: str) -> None:
    """After a restart the words of the database are looked up as those of a request are."""
    file = folder / "e.py"
    file.write_text(MARKER, encoding="utf-8")
    serving = Served(sqlite)
    made = found(serving.http, "vstrechny", ["me", "bot:random"])
    serving.stop()
    changed(sqlite, statement.replace("{file}", str(file)))
    serving = Served(sqlite)
    try:
        player = players(serving.http, made)[0]
        reply = player.get()
        refused = reply.json()["code"] if reply.status_code == 409 else reply.json()["notice"]["code"]
        assert refused == "readable-only"
        assert player.post("/resign").status_code == 409
        assert not (folder / "ran").exists()
        assert serving.http.get("/healthz").status_code == 200
    finally:
        serving.stop()


# Where words come in

WORDS = re.compile(r"\.(query_params|path_params|headers\.get|headers\[|cookies|stream\(|form\(|json\(\))")
READERS = {"inputs.py", "middleware.py", "static.py"}  # what is read there is looked up there, or sent back


def test_one_module_reads_the_words_of_requests() -> None:
    handlers = [file for file in Path(http.__file__).parent.glob("*.py") if file.name not in READERS]
    assert len(handlers) > 5
    found = {file.name: WORDS.findall(file.read_text("utf-8")) for file in handlers}
    assert {name: words for name, words in found.items() if words} == {}


def test_one_door_leads_to_bots() -> None:
    """`make_bot` is the library's and the command line's; the server looks a name up first."""
    files = [*Path(host.__file__).parent.rglob("*.py"), *Path(server.__file__).parent.rglob("*.py")]
    assert [file.name for file in files if "make_bot" in file.read_text("utf-8")] == ["vocabulary.py"]
