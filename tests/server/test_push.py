"""Notices to browsers, against a push service of our own: one notice a turn, which one browser alone can read."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from serving_client import Served, found, players

from ristal.host.errors import ApiError
from ristal.protocol.responses import Notice
from ristal.server.integrations.push import BrowserNotices, Device, _public, decode, encode
from ristal.server.integrations.webhooks import Post
from ristal.server.storage.people_store import PeopleStore
from ristal.server.storage.sql_store import SqlStore

NOTICE = Notice("5f0c", "boets", "Партия", 1, 41)


class Browser:
    """What a browser knows of its subscription, and how it reads what comes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes ok"

    def device(self, endpoint: str) -> Device:
        return Device(endpoint, encode(_public(self.key)), encode(self.secret), "ru")

    def read(self, body: bytes) -> dict[str, Any]:
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        material = derived(self.secret, shared, b"WebPush: info\0" + _public(self.key) + theirs, 32)
        key = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, material, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\x02")
        told: dict[str, Any] = json.loads(text[:-1])
        return told


def derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


class Told:
    """A notice as the service got it."""

    def __init__(self, raw: bytes) -> None:
        head, _, self.body = raw.partition(b"\r\n\r\n")
        lines = head.decode().split("\r\n")
        self.path = lines[0].split()[1]
        self.headers = dict(line.split(": ", 1) for line in lines[1:])


@asynccontextmanager
async def service(told: list[Told]) -> AsyncIterator[int]:
    """A push service on this machine."""

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(int(line.split()[1]) for line in head.split(b"\r\n") if line.startswith(b"Content-Length"))
        told.append(Told(head + await reader.readexactly(length)))
        writer.write(b"HTTP/1.1 201 Created\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(take, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


def test_a_notice_is_signed_and_one_browser_alone_can_read_it(store: SqlStore) -> None:
    async def run() -> None:
        told: list[Told] = []
        browser, people = Browser(), PeopleStore(store)
        notices = BrowserNotices(people, Post(allows=lambda _: True), "https://play.example.org")
        async with service(told) as port:
            await people.add_device("m", 1, browser.device(f"http://127.0.0.1:{port}/push/a"), 8)
            await people.add_device("m", 0, Browser().device(f"http://127.0.0.1:{port}/push/b"), 8)
            assert await notices.are_there("m", 1)
            await notices.tell("m", 1, NOTICE)
        assert [each.path for each in told] == ["/push/a"]
        assert browser.read(told[0].body)["number"] == 41
        with pytest.raises(Exception, match=r"^$|.*"):
            Browser().read(told[0].body)
        check_signature(told[0].headers["Authorization"], f"http://127.0.0.1:{port}", await notices.public_key())

    asyncio.run(run())


def check_signature(header: str, service: str, key: str | None) -> None:
    """As a push service checks it."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert parts["k"] == key
    signed, _, signature = parts["t"].rpartition(".")
    claims = json.loads(decode(signed.split(".")[1]))
    assert (claims["aud"], claims["sub"]) == (service, "https://play.example.org")
    raw = decode(signature)
    made = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(parts["k"]))
    public.verify(made, signed.encode(), ec.ECDSA(hashes.SHA256()))


def test_all_processes_sign_with_one_key(store: SqlStore) -> None:
    async def run() -> None:
        found = [BrowserNotices(PeopleStore(store), Post(), "") for _ in range(2)]
        assert len({await each.public_key() for each in found}) == 1

    asyncio.run(run())


@pytest.mark.parametrize("endpoint", ["https://127.0.0.1/a", "https://localhost/a", "http://push.example.org/a"])
def test_only_the_open_internet_is_told(store: SqlStore, endpoint: str) -> None:
    notices = BrowserNotices(PeopleStore(store), Post(), "")
    with pytest.raises(ApiError) as met:
        notices.check(Browser().device(endpoint))
    assert met.value.code == "private-webhook"
    notices.check(Browser().device("https://push.example.org/a"))


def test_a_subscription_that_is_none_is_refused(store: SqlStore) -> None:
    notices = BrowserNotices(PeopleStore(store), Post(), "")
    for p256dh, auth in (("AA", "AA"), (encode(b"\x04" + b"\x01" * 64), encode(b"x" * 16))):
        with pytest.raises(ApiError) as met:
            notices.check(Device("https://push.example.org/a", p256dh, auth, "ru"))
        assert met.value.code == "bad-request"


def test_a_turn_is_told_once_and_only_while_nobody_looks(sqlite: str) -> None:
    async def run() -> None:
        told: list[Told] = []
        async with service(told) as port:
            server = await asyncio.to_thread(Served, sqlite, "--private-webhooks")
            made = await asyncio.to_thread(found, server.http, "vstrechny", ["me", "me"])
            people, browser = players(server.http, made), Browser()
            mover = people[0].state()["asked"][0]
            device = browser.device(f"http://127.0.0.1:{port}/push")
            body = {"endpoint": device.endpoint, "p256dh": device.p256dh, "auth": device.auth}
            for seat in people:
                assert (await asyncio.to_thread(seat.post, "/push", body)).json() == {"wanted": True}
            moves = await asyncio.to_thread(answer_until_the_other_is_asked, people, mover)
            async with asyncio.timeout(30):
                while not told:
                    await asyncio.sleep(0.05)
            notice = browser.read(told[0].body)
            assert (notice["match"], notice["seat"], notice["number"]) == (made["match"], 1 - mover, moves)
            assert not {"token", "view", "answers"} & set(notice)
            gone = await asyncio.to_thread(people[0].post, "/push", {**body, "wanted": False})
            assert gone.json() == {"wanted": False}
            await asyncio.to_thread(server.stop)
        assert len(told) == 1

    asyncio.run(run())


def test_who_moves_a_seat_is_told_on_the_old_device_no_more(served: Served) -> None:
    """Else whoever stole a token would go on hearing when it is whose turn."""
    made = found(served.http, "vstrechny", ["me", "me"])
    device = Browser().device("https://push.example.org/a")
    for seat in players(served.http, made):
        body = {"endpoint": device.endpoint, "p256dh": device.p256dh, "auth": device.auth}
        assert seat.post("/push", body).json() == {"wanted": True}
    assert players(served.http, made)[0].post("/seat", {"action": "move"}).status_code == 200
    served.stop()
    with closing(sqlite3.connect(served.url.removeprefix("sqlite:///"))) as database:
        assert database.execute("SELECT seat FROM pushes").fetchall() == [(1,)]


def answer_until_the_other_is_asked(people: list[Any], mover: int) -> int:
    for number in range(40):
        people[mover].answer(people[mover].state()["answers"][0]["answer"], f"m{number}")
        state = people[0].state()
        if state["asked"] == [1 - mover]:
            return int(state["number"])
    raise AssertionError("nobody else was asked")


def test_a_spectator_subscribes_to_nothing(sqlite: str) -> None:
    server = Served(sqlite)
    made = found(server.http, "vstrechny", ["me", "me"])
    with httpx.Client(base_url=server.where, headers={"Authorization": f"Bearer {made['watch']}"}) as http:
        refused = http.post(f"/api/matches/{made['match']}/push", json={"endpoint": "https://push.example.org/a"})
        assert refused.json()["code"] == "not-yours"
        assert len(decode(http.get("/api/push").json()["key"])) == 65
    server.stop()
