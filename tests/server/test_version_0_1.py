"""What version 0.1 wrote is still understood: records, saves, a database with matches under way, the words of clients.
The files were made by commit 054abe3, with random answers."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from serving_client import Player, Served

import ristal
from ristal.games import game_ids

MADE = Path(__file__).parent / "version-0.1"
WORDED = {"prompt", "label", "said", "headline", "text", "short", "name", "players", "summary", "note", "why"}


def read(name: str) -> Any:
    return json.loads(gzip.decompress((MADE / name).read_bytes()))


@pytest.mark.parametrize("game", game_ids())
def test_records_replay_question_by_question(game: str) -> None:
    text = read("records.json.gz")[game]
    match = ristal.replay(text)
    assert match.over
    old = json.loads(text)
    again = json.loads(match.record())
    assert [again[name] for name in old if name != "fair"] == [old[name] for name in old if name != "fair"]
    assert len(old["moves"]) > 40


@pytest.mark.parametrize("game", game_ids())
def test_saves_go_on(game: str) -> None:
    text, record = read("saves.json.gz")[game], json.loads(read("records.json.gz")[game])
    match = ristal.load(text)
    assert match.number == 12
    for move in record["moves"][12:20]:
        match.play(move["answer"], move["seat"])
        assert match.moves[-1].hash == move["hash"]  # chance goes on as it would have


@pytest.fixture
def served(tmp_path: Path) -> Any:
    file = tmp_path / "ristal.db"
    with sqlite3.connect(file) as database:
        database.executescript(gzip.decompress((MADE / "database.sql.gz").read_bytes()).decode())
    server = Served(f"sqlite:///{file}")
    yield server
    server.stop()


def missing(old: Any, new: Any, path: str = "") -> list[str]:
    """Where something of before is gone or another; words may have become better."""
    if isinstance(old, dict):
        assert isinstance(new, dict), path
        places = [(name, old[name]) for name in old if name not in WORDED]
        return [each for name, value in places for each in missing(value, new.get(name), f"{path}.{name}")]
    if isinstance(old, list):
        if not isinstance(new, list) or len(old) != len(new):
            return [path]
        return [each for at, pair in enumerate(zip(old, new, strict=True)) for each in missing(*pair, f"{path}[{at}]")]
    return [] if old == new else [f"{path}: {old!r} is now {new!r}"]


def test_a_database_with_matches_under_way_goes_on(served: Served) -> None:
    states = read("states.json.gz")
    assert len(states) == 9
    answered = 0
    for match, kept in states.items():
        tokens = [seat["token"] for seat in kept["made"]["seats"] if "token" in seat]
        sitting = [Player(served.http, match, token) for token in tokens]
        for player, old in zip(sitting, kept["states"], strict=True):
            assert missing(old, player.state(), match) == []
        for player in sitting:
            if (now := player.state())["answers"] and now["roll"] is None:
                assert player.answer(now["answers"][0]["answer"], "after the update").status_code == 200
                answered += 1
    assert answered >= 7


def test_the_words_of_an_older_client_are_understood(served: Served) -> None:
    body = {"game": "vstrechny", "sitters": ["me", "bot:novice"], "options": {}, "name": "", "nick": "A", "seed": "s"}
    made = served.http.post("/api/matches", json=body)
    assert made.status_code == 201
    assert {"match", "seats", "watch", "commitment"} <= set(made.json())
    assert "token" in made.json()["seats"][0]
    open_seat = served.http.post("/api/matches", json={**body, "sitters": ["me", "open"]}).json()
    invite = open_seat["seats"][1]["invite"]
    assert served.http.get(f"/api/invites/{invite}").json()["sitters"][1]["kind"] == "open"
    assert served.http.post(f"/api/invites/{invite}", json={"nick": "B", "seed": ""}).json()["seat"] == 1
    state = Player(served.http, made.json()["match"], made.json()["seats"][0]["token"]).state()
    old = read("states.json.gz").values()
    fields = {name for kept in old for each in kept["states"] for name in each}
    assert fields <= set(state)


def test_players_may_be_called_so(served: Served) -> None:
    """New names are read beside those of before, but not two for one thing."""
    body = {"game": "vstrechny", "nick": "A", "seed": "s"}
    made = served.http.post("/api/matches", json={**body, "players": ["me", "open"]})
    assert made.status_code == 201
    assert [sorted(set(seat) & {"token", "invite"}) for seat in made.json()["seats"]] == [["token"], ["invite"]]
    both = served.http.post("/api/matches", json={**body, "players": ["me", "me"], "sitters": ["me", "open"]})
    assert (both.status_code, both.json()["code"]) == (400, "bad-request")


def test_players_called_so_may_be_seated_by_lot(served: Served) -> None:
    """The request is made anew with its seats in another order: it still says only once who plays."""
    players = ["me", "me", "me", "open"]
    made = served.http.post("/api/matches", json={"game": "demons", "players": players, "options": {"teams": "yes"}})
    assert made.status_code == 201, made.text
    assert sorted(seat["sitter"] for seat in made.json()["seats"]) == ["me", "me", "me", "open"]
