"""Webhooks: to the open internet alone, one notice a turn, none while the seat is watching, nothing secret in it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest
from serving_client import Served, found, players

from ristal.host.errors import ApiError
from ristal.host.registry import MatchRegistry, Subscriber
from ristal.protocol import responses
from ristal.server.app import make_app
from ristal.server.integrations.webhooks import Address, Post, Webhooks, is_public, read_address, request
from ristal.server.storage.sql_store import SqlStore

PUBLIC = ["93.184.216.34", "8.8.8.8", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:8.8.8.8"]
NOT_PUBLIC = [
    "127.0.0.1",
    "127.8.8.8",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",  # where clouds keep their secrets
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "198.18.0.1",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "localhost",
    "",
]


@pytest.mark.parametrize("address", PUBLIC)
def test_the_open_internet_is_allowed(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_nothing_near_us_is(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "text",
    [
        "ftp://example.org/",
        "file:///etc/passwd",
        "http://",
        "http:///path",
        "example.org",
        "http://a:b@example.org/",
        "http://user@example.org/",
        "http://example.org:0/",
        "http://example.org:99999/",
        "http://example.org:x/",
        "http://[::1/",
        "http://example.org/\r\nHost: other",
        "http://example.org/a b",
        "http://пример.рф/",
        "javascript:alert(1)",
        "gopher://example.org/",
    ],
)
def test_odd_addresses_are_refused(text: str) -> None:
    with pytest.raises(ApiError) as met:
        read_address(text)
    assert met.value.code == "bad-request"


def test_an_address_is_read() -> None:
    assert read_address("https://example.org/a?b=c") == Address(True, "example.org", 443, "/a?b=c")
    assert read_address("http://[2606::1]:8080") == Address(False, "2606::1", 8080, "/")
    assert b"Host: [2606::1]:8080\r\n" in request(read_address("http://[2606::1]:8080"), b"{}", {})


NEAR = ["127.0.0.1", "10.0.0.1", "169.254.169.254", "[::1]", "[fd00::1]", "2130706433", "0x7f.1", "127.1", "localhost"]
NEAR += ["a.localhost", "printer.local", "db.internal", "router", "LOCALHOST.", "[::ffff:127.0.0.1]"]


@pytest.mark.parametrize("host", NEAR)
@pytest.mark.parametrize(("language", "said"), [("ru", "открытый интернет"), ("en", "open internet")])
def test_an_address_near_us_is_refused_when_it_is_named(
    served_once: Served, host: str, language: str, said: str
) -> None:
    """R12: it was taken, and failed silently when the time came."""
    player = players(served_once.http, found(served_once.http, "vstrechny", ["me", "me"]))[0]
    player.headers["Accept-Language"] = language
    refused = player.post("/seat", {"action": "webhook", "webhook": f"http://{host}:8080/hook"})
    assert (refused.status_code, refused.json()["code"]) == (422, "private-webhook")
    assert said in refused.json()["message"]


@pytest.mark.parametrize(
    "host", ["example.org", "8.8.8.8", "[2606:2800:220:1::1]", "localhost.example.org", "mylocal.org"]
)
def test_the_open_internet_may_be_named(served_once: Served, host: str) -> None:
    player = players(served_once.http, found(served_once.http, "vstrechny", ["me", "me"]))[0]
    assert player.post("/seat", {"action": "webhook", "webhook": f"https://{host}/hook"}).status_code == 200


@pytest.fixture(scope="module")
def served_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield server
    server.stop()


def test_where_the_operator_allows_it_a_neighbour_is_told(sqlite: str) -> None:
    """With the link that leads to the match."""

    async def run() -> None:
        heard: list[bytes] = []
        async with receiver(b"HTTP/1.1 200 OK\r\n\r\n", heard) as port:
            server = await asyncio.to_thread(
                Served, sqlite, "--private-webhooks", "--public-url", "https://play.example.org"
            )
            made = await asyncio.to_thread(found, server.http, "boets", ["me", "me"])
            sitting = players(server.http, made)
            for seat in sitting:
                body = {"action": "webhook", "webhook": f"http://127.0.0.1:{port}/hook"}
                assert (await asyncio.to_thread(seat.post, "/seat", body)).status_code == 200
            for number in range(40):
                asked = (await asyncio.to_thread(sitting[0].state))["asked"][0]
                answers = (await asyncio.to_thread(sitting[asked].state))["answers"]
                await asyncio.to_thread(sitting[asked].answer, answers[0]["answer"], f"m{number}")
                if (await asyncio.to_thread(sitting[0].state))["asked"] != [asked]:
                    break
            async with asyncio.timeout(30):
                while not heard:
                    await asyncio.sleep(0.05)
            await asyncio.to_thread(server.stop)
        notice = json.loads(heard[0].partition(b"\r\n\r\n")[2])
        assert notice["link"] == f"https://play.example.org/#/m/{made['match']}"

    asyncio.run(run())


@asynccontextmanager
async def receiver(answer: bytes, heard: list[bytes]) -> AsyncIterator[int]:
    """Somebody who listens on this machine."""

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"}"))
        writer.write(answer)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(take, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


def test_a_redirect_is_not_followed() -> None:
    async def run() -> None:
        heard: list[bytes] = []
        async with receiver(b"HTTP/1.1 302 Found\r\nLocation: /other\r\n\r\n", heard) as port:
            await Post(allows=lambda _: True)(f"http://127.0.0.1:{port}/hook", {"match": "m"})
            await asyncio.sleep(0)
        assert len(heard) == 1
        head, _, body = heard[0].partition(b"\r\n\r\n")
        assert head.startswith(b"POST /hook HTTP/1.1\r\n")
        assert json.loads(body) == {"match": "m"}

    asyncio.run(run())


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1"])
def test_this_machine_is_never_connected_to(host: str) -> None:
    async def run() -> None:
        heard: list[bytes] = []
        async with receiver(b"HTTP/1.1 200 OK\r\n\r\n", heard) as port:
            with pytest.raises(OSError):  # noqa: PT011 - refused by us, or not a name at all
                await Post()(f"http://{host}:{port}/", {})
        assert heard == []

    asyncio.run(run())


def test_the_address_that_was_looked_up_is_the_one_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that changes between two looks is looked up once."""
    looked: list[str] = []

    def look_up(host: str, _: int) -> list[str]:
        looked.append(host)
        return ["127.0.0.1"]

    async def run() -> None:
        monkeypatch.setattr("ristal.server.integrations.webhooks._look_up", look_up)
        heard: list[bytes] = []
        async with receiver(b"HTTP/1.1 200 OK\r\n\r\n", heard) as port:
            await Post(allows=lambda _: True)(f"http://name.invalid:{port}/", {})
        assert (looked, len(heard)) == (["name.invalid"], 1)

    asyncio.run(run())


def test_one_bad_address_of_a_name_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ristal.server.integrations.webhooks._look_up", lambda *_: ["8.8.8.8", "10.0.0.1"])
    with pytest.raises(PermissionError):
        asyncio.run(Post().resolve(read_address("http://name.invalid/")))


# Whom, and when


class Table:
    """A match of two in this process, whose notices are written down instead of sent."""

    def __init__(self, http: httpx.AsyncClient, registry: MatchRegistry, notices: Webhooks) -> None:
        self.http = http
        self.registry = registry
        self.notices = notices
        self.sent: list[tuple[str, dict[str, Any]]] = []
        notices.send, notices.grace = self.send, 0.0

    async def send(self, to: str, notice: dict[str, Any]) -> None:
        self.sent.append((to, notice))

    async def found(self, game: str) -> None:
        made = (await self.http.post("/api/matches", json={"game": game, "sitters": ["me", "me"]})).json()
        self.match = made["match"]
        self.headers = [{"Authorization": f"Bearer {seat['token']}"} for seat in made["seats"]]

    async def hook(self, seat: int, where: str = "https://example.org/hook") -> int:
        body = {"action": "webhook", "webhook": where}
        path = f"/api/matches/{self.match}/seat"
        return (await self.http.post(path, json=body, headers=self.headers[seat])).status_code

    async def state(self, seat: int) -> dict[str, Any]:
        shown: dict[str, Any] = (await self.http.get(f"/api/matches/{self.match}", headers=self.headers[seat])).json()
        return shown

    async def step(self, chance: random.Random) -> tuple[int, list[int]]:
        """Somebody answers; who, and who is asked then."""
        seat = (await self.state(0))["asked"][0]
        state = await self.state(seat)
        answer = chance.choice(state["answers"])["answer"]
        body = {"question": state["question"]["id"], "answer": answer, "message": f"m{state['number']}"}
        path = f"/api/matches/{self.match}/answers"
        assert (await self.http.post(path, json=body, headers=self.headers[seat])).status_code == 200
        while self.notices.tasks:
            await asyncio.gather(*self.notices.tasks)
        return seat, (await self.state(0))["asked"]


def at_a_table(url: str, play: Callable[[Table], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        app = make_app(url, durable=False)
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
                await play(Table(http, app.state.registry, app.state.notices))

    asyncio.run(run())


@pytest.mark.parametrize("game", ["vstrechny", "boets"])
def test_one_notice_a_turn(sqlite: str, game: str) -> None:
    async def play(table: Table) -> None:
        await table.found(game)
        assert [await table.hook(seat) for seat in (0, 1)] == [200, 200]
        chance = random.Random(1)
        turns: list[tuple[int, str]] = []
        for _ in range(15):
            seat, asked = await table.step(chance)
            if not asked:  # a short match
                break
            question = (await table.state(0))["question"]["id"]
            turns += [(each, question) for each in asked if each != seat and (each, question) not in turns]
            assert [notice.seat for _, notice in table.sent] == [each for each, _ in turns]
        assert table.sent
        for to, notice in table.sent:
            assert to == "https://example.org/hook"
            assert isinstance(notice, responses.Notice)
            said = msgspec.json.encode(notice).decode()
            assert not any(secret["Authorization"][7:] in said for secret in table.headers)

    at_a_table(sqlite, play)


def test_whoever_waits_reminds_once_a_question(sqlite: str) -> None:
    async def play(table: Table) -> None:
        await table.found("vstrechny")
        await table.hook(0)
        await table.hook(1)
        _, asked = await table.step(random.Random(1))
        [late] = asked
        told = len(table.sent)
        path = f"/api/matches/{table.match}/remind"
        for _ in range(2):
            said = await table.http.post(path, headers=table.headers[1 - late])
            assert said.status_code == 200
            while table.notices.tasks:
                await asyncio.gather(*table.notices.tasks)
        assert [notice.seat for _, notice in table.sent[told:]] == [late]
        assert (await table.http.post(path, headers=table.headers[late])).json()["code"] == "not-now"
        assert (await table.http.post(path)).status_code == 401  # a spectator reminds nobody

    at_a_table(sqlite, play)


def test_none_while_the_seat_is_watching(sqlite: str) -> None:
    async def play(table: Table) -> None:
        await table.found("vstrechny")
        for seat in (0, 1):
            await table.hook(seat)
        live = await table.registry.get(table.match)
        live.subscribers |= {Subscriber(seat, "en", True) for seat in (0, 1)}
        chance = random.Random(1)
        for _ in range(6):
            await table.step(chance)
        assert table.sent == []
        live.subscribers.clear()
        for _ in range(4):
            await table.step(chance)
        assert table.sent

    at_a_table(sqlite, play)


def test_none_for_who_has_answered_meanwhile_or_wants_none(sqlite: str) -> None:
    async def play(table: Table) -> None:
        await table.found("vstrechny")
        assert await table.hook(0, "http://localhost\u0000/") == 400
        assert await table.hook(0) == 200
        assert await table.hook(0, "") == 200
        chance = random.Random(1)
        for _ in range(6):
            await table.step(chance)
        assert table.sent == []

    at_a_table(sqlite, play)


def test_of_several_processes_one_tells(database: str) -> None:
    async def play(table: Table) -> None:
        await table.found("vstrechny")
        live = await table.registry.get(table.match)
        other = SqlStore(database, durable=False)
        try:
            both = await asyncio.gather(*(each.claim_notice(live.id, 0, 5) for each in (table.registry.store, other)))
            assert sorted(both) == [False, True]
            assert not await other.claim_notice(live.id, 0, 4)
            assert await other.claim_notice(live.id, 0, 6)
        finally:
            await asyncio.to_thread(other.close)

    at_a_table(database, play)
