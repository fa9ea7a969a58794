"""A database of which every column may hold anything: a match is readable as far as it goes, and nobody meets an error
of the program."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing, suppress
from itertools import product
from typing import Any, Final, NamedTuple

import httpx
from serving_client import Served, address, found, players
from socket_client import Socket

COLUMNS: Final = {
    "matches": ["game", "options", "name", "clock", "secret", "created", "state", "archive", "archived", "public"],
    "seats": ["kind", "name", "bot", "seed", "webhook"],
    "tokens": ["kind", "seat"],
    "moves": ["seq", "kind", "seat", "message", "at", "data"],
}
VALUES: Final = ["'[1, []]'", "-1", "9e999", "x'ff00fe'"]
READS: Final = ["", "/events?wait=0", "/why?answer=x", "/record", "/summary", "/replay"]
WRITES: Final = {
    "/answers": {"question": "q2", "answers": ["x"], "message": "m"},
    "/draft": {"question": "q2", "answers": ["x"]},
    "/undo": {},
    "/claim": {},
    "/seat": {"action": "name", "name": "n"},
    "/resign": {},
    "/rematch": {},
}


class Damage(NamedTuple):
    """A match, and what is written into a column of its own rows."""

    made: dict[str, Any]
    table: str
    column: str
    value: str


def begin(http: httpx.Client, number: int) -> dict[str, Any]:
    """Matches of all kinds: with a bot, under way and over."""
    http.headers.update(address(number))  # requests are counted by address
    made = found(http, "boets", ["me", "bot:random" if number % 2 else "me"], clock={"per_move": 500}, public=True)
    player = players(http, made)[0]
    if number % 3 == 0:
        player.post("/resign")
    elif answers := player.state()["answers"]:
        player.answer(answers[0]["answer"], "first")
    return made


def damage(url: str, damages: list[Damage]) -> int:
    """Write it, where the database lets one."""
    written = 0
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
        for made, table, column, value in damages:
            match = "id" if table == "matches" else "match"
            one = "AND seq = 1" if column == "seq" else ""
            with suppress(sqlite3.IntegrityError):
                database.execute(f"UPDATE {table} SET {column} = {value} WHERE {match} = ? {one}", [made["match"]])
                written += 1
        database.commit()
    return written


def look(http: httpx.Client, made: dict[str, Any]) -> list[httpx.Response]:
    """Everything that can be asked of a match."""
    path, holder = f"/api/matches/{made['match']}", {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    watcher = {"Authorization": f"Bearer {made['watch']}"}
    return [
        http.get(path, headers=watcher),
        *(http.get(f"{path}{each}", headers=holder) for each in READS),
        http.get("/api/mine", headers=holder),
        *(http.post(f"{path}{each}", headers=holder, json=body) for each, body in WRITES.items()),
    ]


def test_what_is_damaged_is_readable_as_far_as_it_goes(sqlite: str) -> None:
    serving = Served(sqlite)
    cases = [(table, column, value) for table, names in COLUMNS.items() for column in names for value in VALUES]
    damages = [Damage(begin(serving.http, number), *case) for number, case in enumerate(cases)]
    whole = begin(serving.http, 1)
    serving.stop()
    assert damage(sqlite, damages) > 70
    serving = Served(sqlite)
    try:
        told: Counter[int] = Counter()
        for made, *case in damages:
            serving.http.headers.update(address(told.total() // 100))
            for reply in look(serving.http, made):
                told[reply.status_code] += 1
                assert reply.status_code < 500, (case, reply.request.url.path, reply.text)
        assert told[200] > 100
        assert told[409] > 100
        assert serving.http.get("/api/live").status_code == 200
        player = players(serving.http, whole)[0]
        assert player.state()["state"] == "playing"  # who is next to them notices nothing
        assert player.post("/resign").status_code == 200
    finally:
        serving.stop()


PEOPLES: Final = ("talk", "challenges", "keys", "pushes")  # tables of which a row more or less is nothing to the others
KEY: Final = "ab" * 16
WORD: Final = {"Authorization": f"Bearer k_{'w' * 30}"}
DEVICE: Final = {
    "endpoint": "https://push.example.org/a",
    "p256dh": "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU",
    "auth": "A" * 22,
}


def add_damaged(url: str) -> int:
    """Beside every row of people one more for each of its columns, with something else in it than there should be."""
    written = 0
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
        database.row_factory = sqlite3.Row
        for table in PEOPLES:
            whole = dict(database.execute(f"SELECT * FROM {table}").fetchone())
            for number, (column, value) in enumerate(product(whole, VALUES)):
                fresh = {"talk": {"id": 1000 + number, "message": f"d{number}"}, "pushes": {"device": f"d{number}"}}
                row = {**whole, **fresh.get(table, {}), "id" if table == "keys" else "": f"{number:032x}"}
                row.pop("", None)
                row[column] = None
                names, marks = ", ".join(row), ", ".join("?" if name != column else value for name in row)
                given = [each for name, each in row.items() if name != column]
                with suppress(sqlite3.IntegrityError):
                    database.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", given)
                    written += 1
        database.commit()
    return written


def test_a_damaged_row_of_people_harms_no_other(sqlite: str) -> None:
    serving = Served(sqlite, "--public-url", "https://play.example.org")
    made = found(serving.http, "vstrechny", ["me", "me"], terms={"talk": "phrases"})
    for player in players(serving.http, made):
        assert player.post("/talk", {"message": "m", "phrase": "hello"}).status_code == 200
        assert player.post("/push", DEVICE).status_code == 200
    assert serving.http.post("/api/lobby", json={"game": "boets"}).status_code == 201
    assert serving.http.put(f"/api/keys/{KEY}", json={"version": 0, "data": "x"}, headers=WORD).status_code == 200
    serving.stop()
    assert add_damaged(sqlite) > 70
    serving = Served(sqlite, "--public-url", "https://play.example.org")
    try:
        for player in players(serving.http, made):
            lines = player.get("/talk").json()["lines"]
            assert [line["seat"] for line in lines if line["message"] == "m"] == [0, 1]
            assert player.post("/push", {**DEVICE, "wanted": False}).status_code == 200
        with Socket(serving, made["match"], made["seats"][0]["token"], talk=True) as socket:
            socket.until("said")
        assert len(serving.http.get("/api/lobby").json()["challenges"]) == 1
        assert serving.http.get(f"/api/keys/{KEY}", headers=WORD).json()["version"] == 1
        for number in range(40):
            assert serving.http.get(f"/api/keys/{number:032x}", headers=WORD).status_code < 500
        assert serving.http.get("/api/push").status_code == 200
    finally:
        serving.stop()
