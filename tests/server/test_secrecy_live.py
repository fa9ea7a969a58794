"""Over real sockets: every frame is what a table with another hidden rest would have sent; logs name no card."""

from __future__ import annotations

import asyncio
import json
import random
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from serving_client import Player, Served, found
from test_secrecy import encode, twin
from websockets.sync.client import ClientConnection, connect

from ristal.engine.zone import SPECTATOR
from ristal.host.presentation.presenter import Presenter
from ristal.host.registry import MatchRegistry
from ristal.host.storage.rows import Answered, Row
from ristal.server.storage.sql_store import SqlStore

CASES = [
    ("demons", {"seats": 3}),
    ("unmatched", {}),
    ("vstrechny", {"variant": "more-strategy"}),
    ("boets", {}),
    ("ninedice", {"start": "draft"}),
]


class Listener:
    """A socket that keeps every frame as it came."""

    def __init__(self, server: Served, match: str, token: str) -> None:
        address = server.where.replace("http://", "ws://") + f"api/matches/{match}/socket"
        self.socket: ClientConnection = connect(address, compression=None, max_size=None).__enter__()
        self.socket.send(json.dumps({"type": "hello", "token": token, "lang": "ru"}))
        self.frames: list[bytes] = []
        self.wait("welcome")

    def wait(self, kind: str, number: int | None = None) -> dict[str, Any]:
        """The next message of a kind; a minute is too long."""
        while True:
            frame = self.socket.recv(timeout=60)
            assert isinstance(frame, str)
            self.frames.append(frame.encode())
            message: dict[str, Any] = json.loads(frame)
            if message["type"] == kind and number in (None, message.get("number")):
                return message


@pytest.mark.parametrize(("played_game", "chosen"), CASES, ids=[case[0] for case in CASES])
def test_frames_do_not_depend_on_what_is_hidden(played_game: str, chosen: dict[str, Any], sqlite: str) -> None:
    server = Served(sqlite)
    try:
        made = found(server.http, played_game, ["me"] * int(chosen.get("seats", 2)), options=chosen)
        tokens = [seat["token"] for seat in made["seats"]] + [made["watch"]]
        listeners = [Listener(server, made["match"], token) for token in tokens]
        numbers = played(server, made, listeners)
        assert Player(server.http, made["match"], tokens[0]).get("/record").status_code == 409
        compare(sqlite, made["match"], listeners, numbers)
        said = Path(server.errors).read_text()
        names = [thing["name"] for thing in server.http.get(f"/api/games/{played_game}/catalogue").json()["things"]]
        assert not [secret for secret in (*tokens, *names) if len(secret) > 4 and secret in said]
        for each in listeners:
            each.socket.close()
    finally:
        server.stop()


def played(server: Served, made: dict[str, Any], listeners: list[Listener]) -> list[int]:
    """Some moves; whoever listens has heard of each."""
    chance = random.Random(4)
    watcher = Player(server.http, made["match"], made["watch"])
    numbers = []
    for move in range(24):
        if not (asked := watcher.state()["asked"]):
            break
        player = Player(server.http, made["match"], made["seats"][asked[0]]["token"])
        player.answer("nothing like this", f"x{move}")
        number = player.answer(chance.choice(player.state()["answers"])["answer"], f"m{move}").json()["number"]
        for each in listeners:
            each.wait("move", number)
        numbers.append(number)
    return numbers


def compare(url: str, match: str, listeners: list[Listener], numbers: list[int]) -> None:
    store = SqlStore(url)
    try:
        registry = MatchRegistry(store)
        for number in numbers:
            live = asyncio.run(registry.load(match, number))
            for seat, listener in enumerate(listeners):
                viewer = SPECTATOR if seat == len(listeners) - 1 else seat
                other = twin(live, viewer, number)
                expected = encode(Presenter(other).state(None if viewer == SPECTATOR else viewer, "ru", has_log=False))
                assert any(expected in frame for frame in listener.frames), f"move {number}, seat {seat}"
        check_masks([row.decode() for row in store.read_rows(match)], listeners)
    finally:
        store.close()


def check_masks(rows: list[Row], listeners: list[Listener]) -> None:
    """Answers and events that were kept as hidden from a viewer came to them as nothing."""
    kept = {row.seq: row.change.moves for row in rows if isinstance(row.change, Answered)}
    for seat, listener in enumerate(listeners):
        viewer = SPECTATOR if seat == len(listeners) - 1 else seat
        for message in map(json.loads, listener.frames):
            if message["type"] == "move":
                made = kept[message["number"]]
                for answer, move in zip(message["answers"], made, strict=True):
                    turned_up = [told for told in message["events"] if move["answer"] in told.values()]
                    is_known = bool(move["sees"] >> viewer & 1)
                    assert answer == move["answer"] if is_known else answer is None or turned_up
                seen = [event for move in made for event in move["events"] if event["sees"] >> viewer & 1]
                for told, event in zip(message["events"], seen, strict=True):
                    hidden = [name for name, mask in event["secret"].items() if not mask >> viewer & 1]
                    assert all(told[name] is None for name in hidden)


def test_a_bot_answers_at_its_pace(sqlite: str) -> None:
    """A short thought looks like a long one: answers come no sooner than the pace, whatever they are."""
    pace = 0.3
    server = Served(sqlite, "--bot-pace", str(pace))
    try:
        made = found(server.http, "vstrechny", ["bot:greedy", "bot:random"])
        listener = Listener(server, made["match"], made["watch"])
        came = []
        for _ in range(7):
            listener.wait("move")
            came.append(time.monotonic())
        listener.socket.close()
        assert min(later - earlier for earlier, later in pairwise(came[1:])) > pace * 0.8
    finally:
        server.stop()
