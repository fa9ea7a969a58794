"""Which server is asked for, and who asks: names and headers count as far as the operator has said."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

import pytest
from serving_client import Served, found
from socket_client import open_socket
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ristal.cli import main
from ristal.server.http.addresses import Addresses

PUBLIC = "https://play.example.org"
DUEL = {"game": "vstrechny", "sitters": ["me", "open"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Behind a proxy at 127.0.0.1 or 127.0.0.2, known by two names."""
    folder = tmp_path_factory.mktemp("data")
    served = Served(
        f"sqlite:///{folder / 'ristal.db'}", "--public-url", f"{PUBLIC},http://other:8080", "--proxy", "127.0.0.0/30"
    )
    yield served
    served.stop()


FOREIGN = [
    "evil.example:8200",
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "play.example.org.evil.example",
    "evilplay.example.org",
    "xn--play-0ra.example.org",
    "2130706433",
    "0x7f.1",
    "127.1",
    "localhost:8200:8200",
    "localhost@evil.example",
    "[::1",
    "[evil.example]",
    "",
    "a" * 5000,
]


@pytest.mark.parametrize("host", FOREIGN)
@pytest.mark.parametrize(("language", "said"), [("ru", "не отвечает"), ("en", "does not answer")])
def test_a_page_cannot_point_its_name_here(server: Served, host: str, language: str, said: str) -> None:
    """R9, DNS rebinding: origin and host agree, but the name is not ours; nothing is read and nothing written."""
    headers = {"Host": host, "Origin": f"http://{host}", "Accept-Language": language}
    for method, path, body in (("POST", "/api/matches", DUEL), ("GET", "/api/games", None), ("GET", "/", None)):
        reply = server.http.request(method, path, json=body, headers=headers)
        assert reply.status_code in (400, 421)  # 400: no header at all
        if reply.status_code == 421:
            assert reply.json()["code"] == "wrong-host"
            assert said in reply.json()["message"]


def test_nor_open_a_socket(server: Served) -> None:
    made = found(server.http, "vstrechny", ["me", "me"])
    port = int(server.where.rstrip("/").rpartition(":")[2])
    where = f"ws://evil.example:{port}/api/matches/{made['match']}/socket"
    raw = socket.create_connection(("127.0.0.1", port))
    with pytest.raises(InvalidStatus) as refused, connect(where, sock=raw, open_timeout=20):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8200",
        "127.0.0.1:8200",
        "192.168.1.7",
        "[::1]:8200",
        "play.example.org",
        "other:8080",
        "other",
    ],
)
def test_addresses_and_names_that_were_given_are_ours(server: Served, host: str) -> None:
    headers = {"Host": host, "Origin": f"http://{host}"}
    assert server.http.post("/api/matches", json=DUEL, headers=headers).status_code == 201


def test_a_page_of_a_public_address_may_write_whatever_host_the_proxy_names(server: Served) -> None:
    assert server.http.post("/api/matches", json=DUEL, headers={"Origin": PUBLIC}).status_code == 201
    for origin in (f"{PUBLIC}.evil.example", "http://play.example.org", f"{PUBLIC}:444", "null"):
        reply = server.http.post("/api/matches", json=DUEL, headers={"Origin": origin})
        assert (reply.status_code, reply.json()["code"]) == (403, "foreign-origin")
    made = found(server.http, "vstrechny", ["me", "me"])
    with open_socket(server, made["match"], origin=PUBLIC):
        pass


# Links


def test_an_invitation_is_a_link_to_the_public_address(server: Served) -> None:
    made = server.http.post("/api/matches", json=DUEL, headers={"Host": "127.0.0.1"}).json()
    assert made["seats"][1]["link"] == f"{PUBLIC}/#/i/{made['seats'][1]['invite']}"
    assert "link" not in made["seats"][0]


def test_without_one_the_page_knows_better(served: Served) -> None:
    assert "link" not in served.http.post("/api/matches", json=DUEL).json()["seats"][1]


# Who asks


@pytest.mark.parametrize(
    ("client", "said", "address"),
    [
        ("203.0.113.1", "198.51.100.1", "203.0.113.1"),  # no proxy of ours
        ("10.0.0.1", None, "10.0.0.1"),
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "1.1.1.1, 198.51.100.1", "198.51.100.1"),  # the first was said by the client itself
        ("10.0.0.1", "198.51.100.1, 10.0.0.2", "198.51.100.1"),  # two proxies of ours
        ("10.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("10.0.0.1", "10.0.0.2", "10.0.0.2"),
        ("10.0.0.1", "unknown", "10.0.0.1"),
        ("10.0.0.1", "../../etc/passwd", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "١.١.١.١", "10.0.0.1"),
    ],
)
def test_a_proxy_says_for_whom_it_asks(client: str, said: str | None, address: str) -> None:
    headers = [] if said is None else [(b"x-forwarded-for", said.encode())]
    scope: dict[str, Any] = {"type": "http", "client": (client, 1), "headers": headers}
    found = Addresses(proxies=["10.0.0.0/8"]).client_of(scope)
    assert found is not None
    assert found[0] == address


def test_nobody_else_is_believed(tmp_path: Any) -> None:
    """R12: who is on the machine had as many addresses as they wanted."""
    server = Served(f"sqlite:///{tmp_path / 'ristal.db'}", "--proxy", "192.0.2.1")
    try:
        statuses = [
            server.http.post("/api/verify", content=b"x", headers={"X-Forwarded-For": f"10.0.0.{number}"}).status_code
            for number in range(60)
        ]
        assert 429 in statuses
        assert "--proxy" in server.errors.read_text()
    finally:
        server.stop()


# What the operator says


@pytest.mark.parametrize(
    "option",
    [
        ["--public-url", "play.example.org"],
        ["--public-url", "ftp://play.example.org"],
        ["--public-url", "https://play.example.org/path"],
        ["--public-url", "https://user@play.example.org"],
        ["--public-url", "https://play.example.org:99999"],
        ["--public-url", "https://"],
        ["--public-url", "https://play.example.org?x"],
        ["--proxy", "play.example.org"],
        ["--proxy", "10.0.0.0/99"],
        ["--connections", "0"],
    ],
)
def test_a_wrong_word_is_one_sentence(option: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["serve", *option])
    assert stopped.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 2
