"""Clocks: those who look are warned, and who is out of time loses to a claim, or to a bot."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import httpx
import pytest
from serving_client import Player, Served, found, players
from websockets.sync.client import connect

from ristal.host.clock import Clock

PATIENCE = 30.0  # seconds


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield server.http
    server.stop()


def claimed(player: Player, want: str) -> httpx.Response:
    """A claim, as soon as it is allowed."""
    until = time.monotonic() + PATIENCE
    while (answer := player.post("/claim", {"want": want})).status_code == 409 and time.monotonic() < until:
        assert answer.json()["code"] == "not-now"
        time.sleep(0.2)
    return answer


def test_who_is_out_of_time_is_warned_of_and_loses(http: httpx.Client) -> None:
    made = found(http, "vstrechny", ["me", "me"], clock={"per_move": 5})
    duel = players(http, made)
    late = duel[0].state()["asked"][0]
    address = str(http.base_url).replace("http", "ws", 1) + f"api/matches/{made['match']}/socket"
    with connect(address) as socket:
        socket.send(json.dumps({"type": "hello", "token": made["watch"]}))
        warning = {"type": ""}
        while warning["type"] != "clock":
            warning = json.loads(socket.recv(PATIENCE))
        assert warning["seat"] == late
        assert 0 <= warning["left"] <= 5
        assert duel[late].post("/claim", {"want": "win"}).status_code == 409  # one's own time is no reason to win
        assert claimed(duel[1 - late], "win").status_code == 200
        assert duel[late].state()["result"]["winners"] == [1 - late]
        heard = []
        while "move" not in heard:
            heard.append(json.loads(socket.recv(PATIENCE))["type"])
        assert "clock" not in heard  # once for each question


def test_a_bot_takes_over(http: httpx.Client) -> None:
    made = found(http, "vstrechny", ["me", "me"], clock={"per_move": 5})
    duel = players(http, made)
    late = duel[0].state()["asked"][0]
    number = duel[0].state()["number"]
    assert claimed(duel[1 - late], "bot").status_code == 200
    until = time.monotonic() + PATIENCE
    while (state := duel[1 - late].state())["number"] < number + 2 and time.monotonic() < until:
        time.sleep(0.1)
    assert state["sitters"][late]["kind"] == "bot"
    assert state["number"] >= number + 2  # it sat down, and it answered


def test_mine_says_whose_turn_it_is(http: httpx.Client) -> None:
    made = found(http, "boets", ["me", "me"])
    tokens = [seat["token"] for seat in made["seats"]]
    header = {"Authorization": f"Bearer {','.join([*tokens, made['watch'], 's_unknown'])}"}
    mine = http.get("/api/mine", headers=header).json()
    asked = players(http, made)[0].state()["asked"]
    assert [each["seat"] for each in mine] == [0, 1, None]
    assert [each["your_turn"] for each in mine] == [0 in asked, 1 in asked, False]


def test_a_clock_counts_what_each_seat_has_thought() -> None:
    clock = Clock({"per_match": 100.0, "per_move": 30.0}, 2)
    clock.tick(0.0, None, [], [0])
    clock.tick(20.0, 0, [0], [1])
    clock.tick(25.0, 1, [1], [0])
    assert clock.left(0, 30.0) == 25.0
    clock.tick(95.0, 0, [0], [0])
    assert clock.left(0, 96.0) == 100.0 - 20.0 - 70.0 - 1.0
    assert clock.left(1, 96.0) == 30.0
    assert clock.little() == 6.0
