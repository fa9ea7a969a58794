"""The WebSocket, with real sockets to a real process."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from serving_client import Player, Served, found, players
from socket_client import Socket, open_socket
from websockets.exceptions import ConnectionClosed

from ristal.server.http.inputs import TOKEN_PREFIX


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield served
    served.stop()


@pytest.fixture
def made(server: Served) -> dict:
    return found(server.http, "vstrechny", ["me", "me"])


def tokens(made: dict) -> list[str]:
    return [seat["token"] for seat in made["seats"]]


def asked(welcome: dict) -> int:
    return int(welcome["state"]["asked"][0])


def test_hello_is_answered_with_the_state_as_http_tells_it(server: Served, made: dict) -> None:
    with Socket(server, made["match"], tokens(made)[0], lang="ru") as tab:
        welcome = tab.until("welcome")
        assert welcome["number"] == 1
        assert [move["number"] for move in welcome["missed"]] == [1]
        assert welcome["state"] == players(server.http, made)[0].state(lang="ru")


def test_a_token_may_come_as_a_subprotocol(server: Served, made: dict) -> None:
    offered = TOKEN_PREFIX + tokens(made)[1]
    with open_socket(server, made["match"], [offered]) as raw:
        assert raw.subprotocol == offered
        raw.send('{"type":"hello"}')
        assert json.loads(raw.recv(20))["state"]["seat"] == 1


def test_a_token_in_the_address_opens_nothing(server: Served, made: dict) -> None:
    with open_socket(server, f"{made['match']}/socket?token={tokens(made)[0]}&x=") as raw:
        raw.send('{"type":"hello"}')
        assert json.loads(raw.recv(20))["code"] == "no-token"


def test_a_spectator_watches_and_may_not_answer(server: Served, made: dict) -> None:
    with Socket(server, made["match"], made["watch"]) as tab:
        assert tab.until("welcome")["state"]["seat"] is None
        tab.send({"type": "answer", "question": "q1", "answer": "x", "message": "m"})
        assert tab.until("refused")["code"] == "not-yours"


def test_who_comes_back_hears_what_was_missed(server: Served, made: dict) -> None:
    player = players(server.http, made)[players(server.http, made)[0].state()["asked"][0]]
    with Socket(server, made["match"], tokens(made)[0]) as tab:
        seen = tab.until("welcome")["number"]
    player.answer(player.state()["answers"][0]["answer"], "meanwhile")
    with Socket(server, made["match"], tokens(made)[0], since=seen) as tab:
        welcome = tab.until("welcome")
        assert [move["number"] for move in welcome["missed"]] == [seen + 1]
        assert welcome["state"]["number"] == seen + 1


def test_two_tabs_and_a_phone_are_in_step(server: Served, made: dict) -> None:
    mine, other = tokens(made)
    with ExitStack() as stack:
        tabs = [stack.enter_context(Socket(server, made["match"], token)) for token in (mine, mine, other)]
        states = [tab.until("welcome")["state"] for tab in tabs]
        for number in range(6):
            at = next(n for n, state in enumerate(states) if state["question"]["mine"])
            tabs[at].answer(states[at], f"m{number}")
            moves = [tab.until("move") for tab in tabs]
            assert len({move["number"] for move in moves}) == 1
            states = [move["state"] for move in moves]
            assert states[0] == states[1]
            assert states[0]["log"] == []
            assert [state["seat"] for state in states] == [0, 0, 1]
            assert tabs[at].until("ack")["message_id"] == f"m{number}"
        assert Player(server.http, made["match"], other).state()["view"] == states[2]["view"]


def test_a_resent_answer_is_acknowledged_again(server: Served, made: dict) -> None:
    with ExitStack() as stack:
        tabs = [stack.enter_context(Socket(server, made["match"], token)) for token in tokens(made)]
        welcomes = [tab.until("welcome") for tab in tabs]
        at = asked(welcomes[0])
        for _ in range(2):
            tabs[at].answer(welcomes[at]["state"], "twice")
        acks = [tabs[at].until("ack"), tabs[at].until("ack")]
        assert acks[0] == acks[1]
        assert acks[0]["number"] == welcomes[at]["number"] + 1


@pytest.mark.parametrize(("lang", "word"), [("ru", "закрыт"), ("en", "no longer")])
def test_a_refusal_names_the_message_in_the_language_of_the_hello(
    server: Served, made: dict, lang: str, word: str
) -> None:
    with Socket(server, made["match"], tokens(made)[0], lang=lang) as tab:
        tab.until("welcome")
        tab.send({"type": "answer", "question": "q99", "answer": "x", "message": "late"})
        refused = tab.until("refused")
        assert (refused["message_id"], refused["code"]) == ("late", "stale")
        assert word in refused["message"]


def test_presence_tells_which_seats_look(server: Served, made: dict) -> None:
    first, second = tokens(made)
    with Socket(server, made["match"], first) as tab:
        tab.until("presence", seats=[0])
        with Socket(server, made["match"], second):
            tab.until("presence", seats=[0, 1], watchers=0)
        tab.until("presence", seats=[0])


def test_a_ping_is_answered(server: Served, made: dict) -> None:
    with Socket(server, made["match"], tokens(made)[0]) as tab:
        tab.send({"type": "ping"})
        tab.until("pong")


def test_a_second_hello_is_refused_and_the_socket_stays(server: Served, made: dict) -> None:
    with Socket(server, made["match"], tokens(made)[0]) as tab:
        tab.send({"type": "hello", "token": tokens(made)[1]})
        assert tab.until("refused")["code"] == "bad-request"
        tab.send({"type": "ping"})
        tab.until("pong")


def test_a_stopping_server_says_so_and_play_goes_on_after_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'ristal.db'}"
    server = Served(url)
    made = found(server.http, "vstrechny", ["me", "me"])
    token = tokens(made)[0]
    stream = server.http.stream("GET", f"/api/matches/{made['match']}/events", headers=bearer(token))
    with Socket(server, made["match"], token) as tab, stream as told:
        seen = tab.until("welcome")["number"]
        server.process.terminate()
        tab.until("stopping")
        with pytest.raises(ConnectionClosed) as closed:
            tab.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert "event: move" in told.read().decode()  # and then it ends by itself
    server.stop()
    again = Served(url)
    with Socket(again, made["match"], token, since=seen) as tab:
        welcome = tab.until("welcome")
        assert (welcome["number"], welcome["missed"]) == (seen, [])
        if not welcome["state"]["question"]["mine"]:
            tab.raw.close()
            tab = Socket(again, made["match"], tokens(made)[1])
            welcome = tab.until("welcome")
        tab.answer(welcome["state"], "after")
        tab.until("move")
        tab.raw.close()
    again.stop()


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_who_sends_too_fast_is_told_and_then_let_go(server: Served, made: dict) -> None:
    with Socket(server, made["match"], tokens(made)[0]) as tab:
        tab.until("welcome")
        for _ in range(600):
            try:
                tab.send({"type": "ping"})
            except ConnectionClosed:
                break
        tab.until("refused", code="too-many")
        with pytest.raises(ConnectionClosed) as closed:
            tab.until("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_who_does_not_read_is_dropped_and_comes_back(server: Served) -> None:
    made = found(server.http, "unmatched", ["me", "me"])
    token, other = tokens(made)
    with Socket(server, made["match"], made["watch"]) as watcher, lazy_socket(server, made["match"], token):
        watcher.until("presence", seats=[0])
        watcher.passed.clear()
        player = Player(server.http, made["match"], other)
        for told in range(1, 3000):  # every rename is a move with the whole state
            assert player.post("/seat", {"action": "name", "name": f"n{told}"}).status_code == 200
            watcher.until("move", number=told + 1)
            if told % 20 == 0 and is_gone(watcher):
                break
        else:
            pytest.fail("it still has its place")
    with Socket(server, made["match"], token, since=1) as tab:
        assert len(tab.until("welcome")["missed"]) == told


def test_the_language_is_switched_in_place(server: Served, made: dict) -> None:
    with Socket(server, made["match"], made["seats"][0]["token"], lang="ru") as tab:
        tab.until("welcome")
        tab.send({"type": "lang", "lang": "en"})
        english = tab.until("welcome")["state"]
        tab.send({"type": "lang", "lang": "ru"})
        russian = tab.until("welcome")["state"]
        assert english["view"] == russian["view"]
        assert english["question"]["prompt"] != russian["question"]["prompt"]
        tab.send({"type": "lang", "lang": "fr"})
        assert tab.until("refused")["code"] == "bad-request"


def is_gone(watcher: Socket) -> bool:
    """Whether the presence of nobody was told before the pong."""
    watcher.send({"type": "ping"})
    seen = watcher.passed
    watcher.until("pong")
    return any(message["type"] == "presence" and message["seats"] == [] for message in seen)


def lazy_socket(server: Served, match: str, token: str) -> socket.socket:
    """Says hello and never reads; the little that the kernel reads for it is soon full."""
    host, port = server.where.removeprefix("http://").rstrip("/").split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    raw.connect((host, int(port)))
    head = [
        f"GET /api/matches/{match}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    hello = json.dumps({"type": "hello", "token": token}).encode()
    raw.sendall("\r\n".join([*head, "", ""]).encode())
    assert raw.recv(1024).startswith(b"HTTP/1.1 101")
    raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return raw
