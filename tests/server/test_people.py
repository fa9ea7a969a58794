"""Challenges to whoever comes, lists that only a key reads, where somebody stands, and from where others can come."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from in_a_thread import in_a_thread
from msgspec import structs
from serving_client import Player, Served, address, found, players
from socket_client import Socket

from ristal.host.errors import ApiError
from ristal.host.people.rating import Outcome, Standing, after, rate
from ristal.host.registry import Subscriber
from ristal.protocol.requests import Challenge, JoinMatch, PlayedMatch
from ristal.server.app import make_app
from ristal.server.people.reach import Reach, local_addresses
from ristal.server.settings import OPEN_CHALLENGES
from ristal.server.storage.people_store import PeopleStore
from ristal.server.storage.sql_store import SqlStore

PUBLIC = "http://play.example.org"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}", "--public-url", PUBLIC)
    yield server
    server.stop()


@pytest.fixture
def alone(sqlite: str) -> Iterator[Served]:
    """A server for oneself."""
    server = Served(sqlite)
    yield server
    server.stop()


# Challenges


def offered(server: Served, **more: Any) -> dict[str, Any]:
    told = server.http.post("/api/lobby", json={"game": "vstrechny", "nick": "Анна", **more})
    assert told.status_code == 201, told.text
    made: dict[str, Any] = told.json()
    return made


def listed(server: Served) -> dict[str, dict[str, Any]]:
    told = server.http.get("/api/lobby", params={"lang": "ru"}).json()
    assert told["is_open"]
    return {each["challenge"]: each for each in told["challenges"]}


def test_one_address_leaves_room_in_the_lobby(server: Served) -> None:
    """It shows few challenges: whoever put up many would be alone there."""
    body = {"game": "vstrechny", "clock": {"per_move": 86_400}}
    told = [server.http.post("/api/lobby", json=body, headers=address(500)) for _ in range(OPEN_CHALLENGES + 1)]
    assert [each.status_code for each in told] == [201] * OPEN_CHALLENGES + [429]
    assert told[-1].json()["code"] == "too-many-matches"
    invites = {"game": "vstrechny", "sitters": ["me", "open"]}
    assert server.http.post("/api/matches", json=invites, headers=address(500)).status_code == 201
    for each in told[:-1]:
        assert server.http.post(f"/api/lobby/{each.json()['challenge']}", json={}).status_code == 200
    assert server.http.post("/api/lobby", json=body, headers=address(500)).status_code == 201


def test_a_challenge_is_seen_and_taken_with_one_request(server: Served) -> None:
    made = offered(server, clock={"per_match": 600, "increment": 10}, level="fighter", strength="novice")
    shown = listed(server)[made["challenge"]]
    assert (shown["name"], shown["level"], shown["strength"]) == ("Анна", "fighter", "novice")
    assert shown["terms"] == {"hints": False, "take_backs": "consent", "talk": "phrases"}
    with Socket(server, made["match"], made["token"]) as waiting:
        waiting.until("welcome")
        taken = server.http.post(f"/api/lobby/{made['challenge']}", json={"nick": "Борис"})
        assert taken.status_code == 200
        assert waiting.until("move", seat=None)["state"]["state"] == "playing"  # whoever waits is called
    boris = Player(server.http, made["match"], taken.json()["token"])
    assert [each["name"] for each in boris.state()["sitters"]] == ["Анна", "Борис"]
    assert made["challenge"] not in listed(server)


def test_of_two_who_take_a_challenge_one_is_first(server: Served) -> None:
    made = offered(server)
    assert server.http.post(f"/api/lobby/{made['challenge']}").status_code == 200
    assert server.http.post(f"/api/lobby/{made['challenge']}").json()["code"] == "used"


def test_whoever_gets_up_challenges_nobody_any_more(server: Served) -> None:
    made = offered(server)
    Player(server.http, made["match"], made["token"]).post("/seat", {"action": "leave"})
    assert made["challenge"] not in listed(server)
    assert server.http.post(f"/api/lobby/{made['challenge']}").json()["code"] == "used"


def test_no_other_match_can_be_taken_as_a_challenge(server: Served) -> None:
    """A match by link waits for its guest: its name, which is no secret, opens nothing."""
    made = found(server.http, "vstrechny", ["me", "open"])
    assert server.http.post(f"/api/lobby/{made['match']}").json()["code"] == "not-found"
    assert made["match"] not in listed(server)


def test_a_challenge_whose_player_has_gone_is_not_shown_any_more(server: Served) -> None:
    from ristal.host.people.lobby import AWAY

    made, slow = offered(server), offered(server, clock={"per_move": 172_800})
    with _people(server) as people:
        in_a_thread(_touched(people, [made["match"], slow["match"]], AWAY + 1))
    assert made["challenge"] not in listed(server)
    assert slow["challenge"] in listed(server)  # with days for a move nobody need be there


def _people(server: Served) -> Any:
    import contextlib

    @contextlib.contextmanager
    def opened() -> Iterator[PeopleStore]:
        store = SqlStore(server.url)
        yield PeopleStore(store)
        store.close()

    return opened()


async def _touched(people: PeopleStore, matches: list[str], ago: float) -> None:
    import time

    await people.touch_challenges(matches, time.time() - ago)


class Called:
    """A challenger who does something else, and a guest who has come."""

    def __init__(self, app: Any) -> None:
        self.registry, self.desk = app.state.registry, app.state.lobby

    async def meet(self) -> None:
        made = await self.desk.offer(Challenge(game="vstrechny"), "en")
        self.live = await self.registry.get(made.match)
        self.challenger = Subscriber(0, "en", whole=True)
        self.challenger.waits = True
        self.live.subscribers.add(self.challenger)
        self.guest = await self.desk.accept(made.match, JoinMatch(nick="Boris"))
        assert [player.kind for player in self.live.players] == ["person", "person"]
        assert self.live.state == "waiting"

    async def is_listed(self) -> bool:
        return self.live.id in [each.challenge for each in await self.desk.challenges("en")]


def called(url: str, play: Callable[[Called], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        app = make_app(url, durable=False)
        async with app.router.lifespan_context(app):
            met = Called(app)
            await met.meet()
            await play(met)

    asyncio.run(run())


def test_who_is_called_comes_to_the_table_and_it_begins(sqlite: str) -> None:
    async def play(met: Called) -> None:
        assert not await met.is_listed()
        met.live.subscribers.add(Subscriber(0, "en", whole=True))
        await met.desk.answer_calls()
        assert met.live.state == "playing"
        assert not met.desk.calls

    called(sqlite, play)


def test_who_is_called_refuses_and_the_challenge_is_in_the_list_again(sqlite: str) -> None:
    async def play(met: Called) -> None:
        with pytest.raises(ApiError):
            await met.desk.refuse(met.live, met.guest.seat)  # a guest refuses nobody
        await met.desk.refuse(met.live, 0)
        assert await met.registry.find_pass(met.guest.token) is None
        assert await met.is_listed()
        await met.desk.accept(met.live.id, JoinMatch(nick="Chris"))  # somebody else may come
        assert met.live.players[1].name == "Chris"

    called(sqlite, play)


def test_whoever_does_not_come_within_fifteen_seconds_is_in_the_list_again(sqlite: str) -> None:
    async def play(met: Called) -> None:
        await met.desk.answer_calls()
        assert met.live.id in met.desk.calls
        met.desk.calls[met.live.id] = structs.replace(met.desk.calls[met.live.id], until=0.0)
        await met.desk.answer_calls()
        assert await met.is_listed()
        assert await met.registry.find_pass(met.guest.token) is None
        with pytest.raises(ApiError):
            await met.desk.refuse(met.live, 0)

    called(sqlite, play)


def test_options_levels_and_games_are_looked_up(server: Served) -> None:
    for wrong in ({"level": "god"}, {"strength": "god"}, {"options": {"x": "y"}}, {"game": "chess"}, {"seats": 8}):
        body = {"game": "vstrechny", **wrong}
        assert server.http.post("/api/lobby", json=body).status_code in (400, 404, 422)


def test_a_server_for_oneself_has_no_lobby(alone: Served) -> None:
    assert alone.http.get("/api/lobby").json() == {"is_open": False, "challenges": []}
    assert alone.http.post("/api/lobby", json={"game": "boets"}).json()["code"] == "for-oneself"
    assert alone.http.post("/api/lobby/00").json()["code"] == "for-oneself"


# Keys

KEY = "ab" * 16
WORD = {"Authorization": "Bearer k_" + "w" * 30}
OTHER = {"Authorization": "Bearer k_" + "v" * 30}


def put(server: Served, key: str, version: int, data: str, word: dict[str, str] = WORD) -> httpx.Response:
    return server.http.put(f"/api/keys/{key}", headers=word, json={"version": version, "data": data})


def test_a_key_keeps_what_only_it_can_read(server: Served) -> None:
    assert server.http.get(f"/api/keys/{KEY}", headers=WORD).status_code == 404
    assert put(server, KEY, 0, "first").json() == {"version": 1}
    assert put(server, KEY, 1, "second").json() == {"version": 2}
    assert server.http.get(f"/api/keys/{KEY}", headers=WORD).json() == {"version": 2, "data": "second"}


def test_of_two_devices_the_later_one_reads_first(server: Served) -> None:
    key = "cd" * 16
    put(server, key, 0, "first")
    assert put(server, key, 1, "mine").status_code == 200
    assert put(server, key, 1, "theirs").json()["code"] == "stale"
    assert put(server, key, 0, "anew").json()["code"] == "stale"


def test_the_id_alone_opens_nothing_and_tells_nothing(server: Served) -> None:
    key = "ef" * 16
    put(server, key, 0, "first")
    refused = [server.http.get(f"/api/keys/{each}", headers=OTHER).content for each in (key, "00" * 16)]
    assert refused[0] == refused[1]
    assert put(server, key, 1, "theirs", OTHER).json()["code"] == "stale"
    assert server.http.get(f"/api/keys/{key}").json()["code"] == "no-token"
    assert server.http.get(f"/api/keys/{key}", headers=WORD).json()["data"] == "first"


def test_sixty_matches_fit_into_one_key(server: Served) -> None:
    matches = [{"match": "0" * 16, "token": "s_" + "x" * 32, "game": "unmatched", "rival": "Борис" * 4}] * 60
    sealed = base64.urlsafe_b64encode(json.dumps(matches).encode()).rstrip(b"=").decode()
    assert put(server, "60" * 16, 0, sealed).status_code == 200
    assert server.http.get(f"/api/keys/{'60' * 16}", headers=WORD).json()["data"] == sealed


def test_of_two_processes_one_keeps_its_list(store: SqlStore) -> None:
    async def run() -> None:
        people = PeopleStore(store)
        for version in range(3):
            kept = await asyncio.gather(*(people.keep_list(KEY, "s", f"{each}", version, 0.0) for each in range(2)))
            assert sorted(kept) == [False, True]

    in_a_thread(run())


# Where somebody stands


def test_the_example_of_glickmans_paper() -> None:
    outcomes = [Outcome(1400, 30, 1), Outcome(1550, 100, 0), Outcome(1700, 300, 0)]
    standing = after(Standing(1500, 200, 0.06), outcomes)
    assert standing.rating == pytest.approx(1464.06, abs=0.01)
    assert standing.deviation == pytest.approx(151.52, abs=0.01)
    assert standing.volatility == pytest.approx(0.05999, abs=0.00001)


def test_after_ten_matches_one_stands_between_two_bots() -> None:
    won, lost = PlayedMatch(1.0, "fighter"), PlayedMatch(0.0, "master")
    assert not rate([won] * 9, "ru").is_known
    assert "ещё 1 партию" in rate([won] * 9, "ru").said
    found = rate([won, lost] * 15, "ru")
    assert (found.below, found.above) == ("fighter", "master")
    assert found.said == f"Между бойцом и мастером, {found.rating} ± {found.deviation}."
    assert rate([PlayedMatch(0.0, "random")] * 30, "en").said.startswith("Weaker than random answers")
    assert rate([PlayedMatch(1.0, "master")] * 30, "en").said.startswith("Stronger than the master")


def test_a_rating_is_reckoned_and_not_kept(server: Served) -> None:
    body = {"matches": [{"score": 1, "level": "novice"}] * 12}
    assert server.http.post("/api/rating", json=body).json()["is_known"]


# From where others can come


def test_whoever_plays_alone_is_told_that_links_lead_nowhere(alone: Served) -> None:
    told = alone.http.get("/api/reach").json()
    assert (told["kind"], told["urls"]) == ("local", [])
    assert "--host" in told["command"]


def test_a_public_address_is_the_one_the_operator_gave(server: Served) -> None:
    told = server.http.get("/api/reach").json()
    assert (told["kind"], told["urls"], told["can_open"]) == ("public", [PUBLIC], False)


def test_links_lead_where_others_can_come() -> None:
    assert Reach("127.0.0.1", 8200).kind == Reach("localhost", 8200).kind == Reach("::1", 8200).kind == "local"
    assert Reach("10.7.0.1", 8200).urls == ["http://10.7.0.1:8200"]
    assert Reach("fd00::7", 8200).urls == ["http://[fd00::7]:8200"]
    assert Reach("0.0.0.0", 8200).kind == "network"
    assert not any("127.0.0.1" in url for url in Reach("0.0.0.0", 8200).urls)


@pytest.mark.skipif(not local_addresses(), reason="this machine is in no network")
def test_one_click_lets_the_local_network_in(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = Opened(tmp_path, port)
    try:
        assert server.http.get("/api/reach").json()["can_open"]
        there = f"http://{local_addresses()[0]}:{port}"
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{there}/healthz")
        opened = server.http.post("/api/reach", json={"network": True}).json()
        assert (opened["kind"], opened["can_open"]) == ("network", False)
        assert there in opened["urls"]
        assert httpx.get(f"{there}/healthz").status_code == 200
        refused = httpx.post(f"{there}/api/reach", json={"network": True})
        assert refused.json()["code"] == "operator-only"  # only whoever sits here
    finally:
        server.stop()


class Opened(Served):
    """As somebody starts it who only wants to play."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.port = folder, port
        super().__init__("")

    def _start(self, command: list[str]) -> Any:
        return super()._start(["serve", "--no-browser", "--port", f"{self.port}", "--data", str(self.folder)])


def test_nobody_far_away_opens_anything(server: Served) -> None:
    far = {"Host": "play.example.org"}
    refused = server.http.post("/api/reach", json={"network": True}, headers=far)
    assert refused.json()["code"] == "operator-only"


def test_an_invitation_leads_where_others_can_come(server: Served) -> None:
    made = found(server.http, "boets", ["me", "open"])
    assert made["seats"][1]["link"].startswith(f"{PUBLIC}/#/i/")
    assert len(players(server.http, made)) == 1
