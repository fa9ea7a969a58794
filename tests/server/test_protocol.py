"""The contract, over real HTTP to a real process."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import httpx
import pytest
from serving_client import Player, Served, found, players


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> httpx.Client:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield server.http
    server.stop()


@pytest.fixture
def duel(http: httpx.Client) -> list[Player]:
    return players(http, found(http, "vstrechny", ["me", "me"]))


def asked(all_players: list[Player]) -> Player:
    return all_players[all_players[0].state()["asked"][0]]


def test_it_is_well(http: httpx.Client) -> None:
    assert http.get("/healthz").json() == {"status": "ok"}
    assert "ristal_rooms" in http.get("/metrics").text


@pytest.mark.parametrize("language", ["ru", "en"])
def test_games_say_what_a_form_needs(http: httpx.Client, language: str) -> None:
    games = http.get("/api/games", params={"lang": language}).json()
    assert {game["id"] for game in games} == {"vstrechny", "unmatched", "boets", "demons", "ninedice"}
    for game in games:
        assert game["name"]
        assert game["summary"]
        assert game["seats"]
        assert game["minutes"]
        assert all(option["choices"] for option in game["options"])


def test_a_catalogue_is_fetched_once(http: httpx.Client) -> None:
    first = http.get("/api/games/boets/catalogue", params={"lang": "ru"})
    again = http.get(
        "/api/games/boets/catalogue", params={"lang": "ru"}, headers={"If-None-Match": first.headers["etag"]}
    )
    assert first.json()["things"]
    assert (again.status_code, again.content) == (304, b"")


def test_a_match_is_played_to_its_end(duel: list[Player]) -> None:
    chance = random.Random(5)
    number = 0
    while (state := duel[0].state())["result"] is None:
        player = duel[state["asked"][0]]
        mine = player.state(lang="ru")
        answer = chance.choice(mine["answers"])
        number += 1
        given = player.answer(answer["answer"], f"m{number}", mine["question"]["id"])
        assert given.status_code == 200, given.text
        assert given.json()["number"] == mine["number"] + 1
    assert state["result"]["said"]
    record = duel[0].get("/record")
    assert record.status_code == 200
    assert len(record.json()["moves"]) == number


def test_a_resent_answer_counts_once(duel: list[Player]) -> None:
    player = asked(duel)
    state = player.state()
    body = {"question": state["question"]["id"], "answer": state["answers"][0]["answer"], "message": "once"}
    first, second = player.post("/answers", body), player.post("/answers", body)
    assert (first.status_code, second.status_code) == (200, 200)
    assert first.json() == second.json()
    assert player.state()["number"] == state["number"] + 1


def test_a_late_answer_is_stale(duel: list[Player]) -> None:
    player = asked(duel)
    state = player.state()
    player.answer(state["answers"][0]["answer"], "a", state["question"]["id"])
    late = player.answer(state["answers"][0]["answer"], "b", state["question"]["id"])
    assert (late.status_code, late.json()["code"]) == (409, "stale")


def test_what_is_not_legal_is_refused_with_its_reason(duel: list[Player]) -> None:
    player = asked(duel)
    refused = player.answer("castle", "x")
    assert (refused.status_code, refused.json()["code"]) == (422, "illegal")
    assert refused.json()["message"]


TOKENS: list[tuple[str, Callable[[list[Player], dict], str], int]] = [
    ("none", lambda *_: "-", 401),
    ("unknown", lambda *_: "s_nobodyknowsthistoken", 401),
    ("watching", lambda _, made: made["watch"], 403),
]


@pytest.mark.parametrize(("who", "token", "status"), TOKENS, ids=[each[0] for each in TOKENS])
def test_who_may_answer(http: httpx.Client, who: str, token: Callable, status: int) -> None:
    made = found(http, "vstrechny", ["me", "me"])
    stranger = Player(http, made["match"], token([], made))
    refused = stranger.post("/answers", {"question": "q1", "answer": "x", "message": "m"})
    assert refused.status_code == status, who


def test_the_token_of_another_match_finds_nothing(http: httpx.Client, duel: list[Player]) -> None:
    other = found(http, "vstrechny", ["me", "me"])
    stranger = Player(http, duel[0].match, other["seats"][0]["token"])
    assert stranger.get().status_code == 404
    assert stranger.post("/answers", {"question": "q1", "answer": "x", "message": "m"}).status_code == 404


def test_it_is_not_the_turn_of_the_other_seat(duel: list[Player]) -> None:
    state = duel[0].state()
    waits = duel[1 - state["asked"][0]]
    refused = waits.answer("x", "m", state["question"]["id"])
    assert refused.status_code == 403


def test_an_invite_is_taken_once(http: httpx.Client) -> None:
    made = found(http, "demons", ["me", "open"])
    assert players(http, made)[0].state()["state"] == "waiting"
    invite = made["seats"][1]["invite"]
    taken = http.post(f"/api/invites/{invite}", json={"nick": "Гость"})
    assert taken.status_code == 200
    guest = Player(http, made["match"], taken.json()["token"])
    assert guest.state()["state"] == "playing"
    assert guest.state()["sitters"][1]["name"] == "Гость"
    assert http.post(f"/api/invites/{invite}").status_code == 410


def test_who_sits_down_later_can_let_others_watch(http: httpx.Client) -> None:
    """By an invite and in a rematch too: the token shows what a spectator sees, and plays nothing."""
    made = found(http, "demons", ["me", "open"])
    seated = http.post(f"/api/invites/{made['seats'][1]['invite']}", json={"nick": "Гость"}).json()
    host, guest = players(http, made)[0], Player(http, made["match"], seated["token"])
    host.post("/resign")
    for each in (seated, guest.post("/rematch").json(), host.post("/rematch").json()):
        spectator = Player(http, each["match"], each["watch"])
        assert spectator.state()["seat"] is None
        assert spectator.post("/resign").status_code == 403


def test_a_bot_answers(http: httpx.Client) -> None:
    made = found(http, "vstrechny", ["bot:greedy", "bot:random"])
    watcher = Player(http, made["match"], made["watch"])
    for _ in range(300):
        if watcher.state()["result"] is not None:
            return
        time.sleep(0.2)
    pytest.fail(f"the bots are at move {watcher.state()['number']}")


def test_events_since_a_number(duel: list[Player]) -> None:
    player = asked(duel)
    before = player.state()["number"]
    player.answer(player.state()["answers"][0]["answer"], "m")
    told = player.get("/events", since=before, wait=0).json()
    assert [move["number"] for move in told] == [before + 1]
    assert told[0]["events"]


def test_a_stream_tells_of_moves(http: httpx.Client, duel: list[Player]) -> None:
    player = asked(duel)
    with http.stream("GET", f"/api/matches/{player.match}/events?since=0", headers=player.headers) as stream:
        lines = stream.iter_lines()
        assert next(line for line in lines if line.startswith("id:")) == "id: 1"
        player.answer(player.state()["answers"][0]["answer"], "m")
        assert next(line for line in lines if line.startswith("id:")) == "id: 2"


def test_several_answers_are_taken_back_at_once(http: httpx.Client) -> None:
    made = found(http, "vstrechny", ["me", "bot:random"])
    [player] = players(http, made)
    assert player.post("/undo", {"count": 2}).json()["code"] == "not-now"
    views = []
    for number in range(3):
        while not (state := player.state())["answers"]:
            time.sleep(0.05)
        views.append(state["view"])
        player.answer(state["answers"][0]["answer"], f"m{number}")
    undone = player.post("/undo", {"count": 2})
    assert undone.status_code == 200, undone.text  # a bot minds nothing
    assert player.state()["view"] == views[1]
    assert player.post("/undo", {"count": 0}).status_code == 400


def test_resigning_ends_it(duel: list[Player]) -> None:
    assert duel[0].get("/record").status_code == 409
    assert duel[0].post("/resign").status_code == 200
    result = duel[1].state()["result"]
    assert result["winners"] == [1]
    again = duel[0].post("/rematch")
    assert again.status_code == 200
    assert duel[1].post("/rematch").json()["match"] == again.json()["match"]


def test_a_draw_is_agreed(duel: list[Player]) -> None:
    assert duel[0].post("/draw").status_code == 200
    assert duel[1].state()["offer"]["kind"] == "draw"
    assert duel[1].post("/draw", {"accept": True}).status_code == 200
    assert duel[1].state()["result"]["winners"] == []


def test_a_seat_moves_to_another_device(http: httpx.Client, duel: list[Player]) -> None:
    moved = duel[0].post("/seat", {"action": "move"}).json()
    assert duel[0].get().status_code == 401
    assert Player(http, duel[0].match, moved["token"]).state()["seat"] == 0


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_foreign_pages_may_not_write(http: httpx.Client, origin: str) -> None:
    body = {"game": "vstrechny", "sitters": ["me", "me"]}
    assert http.post("/api/matches", json=body, headers={"Origin": origin}).status_code == 403


def test_headers_are_strict(http: httpx.Client) -> None:
    headers = http.get("/api/games").headers
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b'{"game": 5}', b'{"game": "chess"}', b'{"game":"boets","sitters":["me"]}', b"[" * 20_000],
)
def test_bad_bodies_are_refused(http: httpx.Client, body: bytes) -> None:
    refused = http.post("/api/matches", content=body)
    assert 400 <= refused.status_code < 500
    assert set(refused.json()) >= {"code", "message"}


def test_a_body_has_a_limit(http: httpx.Client) -> None:
    assert http.post("/api/matches", content=b" " * 100_000).status_code == 413
