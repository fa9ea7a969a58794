"""Every route, and every field of every body, query, path, header and WebSocket message, is sent hostile words. The
fields are those of the types and of the route table: a new one is walked by itself."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote

import httpx
import msgspec
import pytest
from serving_client import Served, address, found, players, until
from socket_client import Socket

from ristal.protocol.requests import BODIES, PUTS, QUERIES, FromClient
from ristal.server.http.routes import ROUTES

KEY = "ab" * 16
LOCAL = ("/api/lab", "/api/workshop")  # for whoever sits at this machine
MARKER = "from pathlib import Path; Path(__file__).with_name('ran').touch()\n"
HEADERS = (
    *("authorization", "accept-language", "accept-encoding", "if-none-match", "last-event-id", "origin", "host"),
    "x-forwarded-for",
)
CHANGING = ("draw", "undo", "claim", "seat", "invitation", "invites")  # some words are right there: a match apart


def words(folder: Path) -> dict[str, Any]:
    """What is sent into every field, by what it tries."""
    file = folder / "e.py"
    return {
        "a path": "../../../../etc/passwd",
        "a path of Windows": "C:\\x",
        "a share": "\\\\host\\share\\x.py",
        "a bot's file": f"bot:{file}:B",
        "a file": str(file),
        "a module": "os.system",
        "a format": "{0.__class__.__mro__}",
        "a C format": "%s%n%x",
        "a placeable": "{ $text } { -term } {{",
        "SQL": "' OR 1=1; DROP TABLE matches; --",
        "markup": "<script>alert(1)</script>",
        "3,000 letters": "x" * 3000,
        "50,000 letters": "x" * 50_000,
        "an Arabic digit": "١",
        "a number with a line": "1_0",
        "NaN as text": "NaN",
        "a control character": "a\x00\x07\r\nb",
        "a bidi override": "a\u202eb\u2066",
        "null": None,
        "truth": True,
        "a negative": -1,
        "a huge number": 10**30,
        "a huge exponent": 1e308,
        "a list": ["a", None, 3],
        "an object": {"__class__": "x", "a": {"b": []}},
        "something deep": deep(60),
    }


RAW = {  # no JSON value of Python: put into the text itself
    "NaN": "NaN",
    "Infinity": "-Infinity",
    "1e999": "1e999",
    "a lone surrogate": '"\\ud800"',
    "too deep": "[" * 20_000 + "]" * 20_000,
    "cut off": '"',
}


def deep(levels: int) -> Any:
    made: Any = "x"
    for _ in range(levels):
        made = [made]
    return made


def fields(kind: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every field of a type, those of the types in it included."""
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        for part in get_args(kind):
            yield from fields(part, path)
        return
    for field in msgspec.structs.fields(kind):
        yield (*path, field.encode_name)
        yield from fields(field.type, (*path, field.encode_name))


def placed(path: tuple[str, ...], value: Any, good: dict[str, Any]) -> dict[str, Any]:
    """A body that is right but for one field; objects on the way are made."""
    body = json.loads(json.dumps(good))
    inner = body
    for name in path[:-1]:
        if not isinstance(inner.get(name), dict):
            inner[name] = {"at": 0} if name == "start" else {}
        inner = inner[name]
    inner[path[-1]] = value
    return dict(body)


def shapes(word: Any) -> Iterator[Any]:
    """A word alone, and in what some fields hold: a list, a table of names."""
    yield word
    if isinstance(word, str):
        yield [word]
        yield ["me", word]
        yield {"variant": word}
        yield {word: word}


class Target:
    """A match that must not change, and one beside it for routes to which some of the words are right."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.made = found(served.http, "boets", ["me", "me"])
        self.beside = found(served.http, "boets", ["me", "me"])
        self.people = players(served.http, self.made)
        self.before = self.seen()
        self.sent = 0

    def seen(self) -> list[bytes]:
        return [player.get(lang="en").content for player in self.people]

    def send(self, method: str, path: str, **more: Any) -> tuple[httpx.Response, str]:
        """The answer, and the language that was asked for: one after the other."""
        self.sent += 1
        language = "en" if self.sent % 2 else "ru"
        match = self.beside if path.rpartition("/")[2] in CHANGING else self.made
        url = path.replace("{match}", match["match"]).replace("{game}", "boets").replace("{invite}", "i_x")
        url = url.replace("{challenge}", match["match"]).replace("{id}", KEY).replace("{run}", KEY[:12])
        token = match["seats"][self.sent // 2 % 2]["token"] if "/keys/" not in path else "k_" + "w" * 30
        headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}
        headers |= local_address(self.sent // 100) if path.startswith(LOCAL) else address(self.sent // 100)
        headers |= more.pop("headers", {})
        return self.served.http.request(method, url, headers=headers, **more), language


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    data = tmp_path_factory.mktemp("data")
    served = Served(str(data), errors=data / "log")
    until(served.http, "/readyz", 200)
    yield Target(served)
    served.stop()


@pytest.fixture
def folder(target: Target) -> Iterator[Path]:
    """A folder with a short path, for a player's word has 48 letters, and a file in it that would leave a mark."""
    with tempfile.TemporaryDirectory(prefix="r") as made:
        folder = Path(made)
        (folder / "e.py").write_text(MARKER, encoding="utf-8")
        yield folder
        assert not (folder / "ran").exists(), "code has run"
        assert target.seen() == target.before, "the match has changed"
        assert '"broken"' not in target.served.errors.read_text("utf-8")


def local_address(number: int) -> dict[str, str]:
    """Loopback has many addresses: requests are counted by each of them."""
    return {"X-Forwarded-For": f"127.{number >> 8 & 255}.{number & 255}.1"}


def check(reply: httpx.Response, language: str, places: tuple[str, ...], what: object) -> None:
    """No mistake of ours; a refusal has a code and words in the language asked for, and names the place."""
    assert reply.status_code < 500, (what, reply.text[:300])
    if reply.status_code >= 400:
        check_refusal(reply.json(), language, places, what)


def check_refusal(body: dict[str, Any], language: str, places: tuple[str, ...], what: object) -> None:
    assert 0 < len(body["message"]) < 1000, (what, body)
    assert language == "en" or any("а" <= letter <= "я" for letter in body["message"]), (what, body)
    if body["code"] == "bad-request" and places:
        assert any(place in body["message"] for place in places), (what, body)


POINT = (  # of the curve: a key as browsers have one
    "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
)
LESSON = {"game": "boets", "lesson": "first"}
GOOD: dict[str, dict[str, Any]] = {  # right in itself, and changes nothing
    "/api/matches": {"game": "boets", "sitters": ["me", "no such player"]},
    "/api/matches/{match}/answers": {"question": "q0", "message": "m", "answer": "x"},
    "/api/matches/{match}/draft": {"question": "q0", "answers": ["x"]},
    "/api/matches/{match}/talk": {"message": "m", "phrase": "hello"},
    "/api/matches/{match}/push": {"endpoint": "https://push.example.org/a", "p256dh": POINT, "auth": "A" * 22},
    "/api/lobby": {"game": "chess"},
    "/api/lab": {"question": "compare", "game": "boets"},
    "/api/lab/estimate": {"question": "compare", "game": "boets"},
    "/api/workshop": {"id": "mine", "name": "Mine"},
    "/api/workshop/{game}": {"edition": "mine", "file": "fighters.toml", "place": "fighter[nemkov]"},
    "/api/lab/{run}": {"action": "stop"},
    "/api/lessons": LESSON,
    "/api/lessons/draft": LESSON,
    "/api/lessons/why": LESSON,
    "/api/keys/{id}": {"version": 7, "data": "c2VhbGVk"},
    "/api/matches/{match}/roll": {"value": 1, "message": "m", "question": "q0"},
}


def test_every_field_of_every_body(target: Target, folder: Path) -> None:
    first, walked = target.sent, 0
    for method, path, kind in [
        *(("POST", *each) for each in BODIES.items()),
        *(("PUT", *each) for each in PUTS.items()),
    ]:
        for field in fields(kind):
            walked += 1
            places = (*field, "sitters")
            for name, word in words(folder).items():
                for shape in shapes(word):
                    body = json.dumps(placed(field, shape, GOOD.get(path, {})))
                    check(*target.send(method, path, content=body), places, (path, field, name))
            for name, text in RAW.items():
                body = json.dumps(placed(field, "HERE", GOOD.get(path, {}))).replace('"HERE"', text)
                check(*target.send(method, path, content=body), (), (path, field, name))
    print(f"{len(BODIES)} bodies, {walked} fields, {target.sent - first} requests")
    assert walked >= 35
    assert target.sent - first > 3000


def test_every_file_that_is_sent(target: Target, folder: Path) -> None:
    for path in ("/api/replays", "/api/verify"):
        for name, word in words(folder).items():
            for shape in (word, {"ristal": 1, "game": word}, {"ristal": 1, "game": "boets", "moves": word}):
                check(*target.send("POST", path, content=json.dumps(shape)), (), (path, name))


def test_every_query_path_and_header_of_every_route(target: Target, folder: Path) -> None:
    first = target.sent
    texts = {name: word for name, word in words(folder).items() if isinstance(word, str)}
    texts |= {"nothing": "", "a negative": "-1", "a huge number": "9" * 30}
    for route in ROUTES:
        [method] = {*route.methods} - {"HEAD"}
        query = {"wait": "0"} if route.path.endswith("/events") else {}
        kind = QUERIES.get(route.path)
        names = [field[-1] for field in fields(kind)] if kind is not None else []
        for name, word in texts.items():
            what = (route.path, name)
            body = None if method == "GET" else "{"  # so that nothing is done that happens to be right
            if method == "POST" and route.path.rpartition("/")[2] in ("resign", "rematch", "hint"):
                continue  # these read no words
            for asked in (*names, "lang", *(() if kind is None or names else (word[:3000], "variant"))):
                given = {**query, asked: word[:8000]}
                check(*target.send(method, route.path, params=given, content=body), (), what)
            for part in {"{match}", "{game}", "{invite}", "{challenge}", "{id}", "{run}"} & set(route.path.split("/")):
                url = route.path.replace(part, quote(word[:8000], safe="") or "%20")
                check(*target.send(method, url, params=query, content=body), (), what)
            if not any(letter < " " for letter in word):
                for header in HEADERS:
                    sent = {header.title(): word[:8000].encode()}
                    check_spoken(*target.send(method, route.path, params=query, content=body, headers=sent), what)
    print(f"{len(ROUTES)} routes, {len(texts)} words, {target.sent - first} requests")
    assert len(ROUTES) >= 30
    assert target.sent - first > 3000


def check_spoken(reply: httpx.Response, _: str, what: object) -> None:
    """A header may have changed the language."""
    check(reply, "en", (), what)


def test_every_field_of_every_message_of_a_socket(target: Target, folder: Path) -> None:
    sent = walked = 0
    match, token = target.made["match"], target.made["seats"][0]["token"]
    for kind in get_args(FromClient):
        good: dict[str, Any] = {"type": kind.__struct_config__.tag}
        good |= {"question": "q0", "message": "m"} if good["type"] == "answer" else {}
        for field in (("type",), *fields(kind)):
            walked += 1
            messages = [json.dumps(placed(field, word, good)) for word in words(folder).values()]
            here = json.dumps(placed(field, "HERE", good))
            messages += [here.replace('"HERE"', text) for text in RAW.values()]
            for at in range(0, len(messages), 16):
                sent += send_messages(target.served, match, token, messages[at : at + 16])
    print(f"{len(get_args(FromClient))} messages, {walked} fields, {sent} sent")
    assert walked >= 12
    assert sent > 300


def send_messages(served: Served, match: str, token: str, messages: list[str]) -> int:
    """Send after a greeting; each message is answered."""
    with Socket(served, match, token, lang="ru") as socket:
        socket.until("welcome")
        for message in messages:
            socket.send(message)
            while (heard := socket.next())["type"] == "presence":
                pass
            assert heard["type"] in ("refused", "pong", "welcome"), heard
            if heard["type"] == "refused":
                check_refusal(heard, "ru", (), message[:200])
            else:
                socket.send({"type": "lang", "lang": "ru"})
                socket.until("welcome")
    return len(messages)


def test_every_greeting_of_a_socket(target: Target, folder: Path) -> None:
    [hello] = [kind for kind in get_args(FromClient) if kind.__struct_config__.tag == "hello"]
    good = {"token": target.made["seats"][0]["token"], "lang": "ru"}
    for [field] in fields(hello):
        for name, word in words(folder).items():
            with Socket(target.served, target.made["match"], **{**good, field: word}) as socket:
                heard = socket.next()
                assert heard["type"] in ("refused", "welcome"), (field, name, heard)
