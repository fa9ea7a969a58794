"""Matches that are over, and files of them, stepped through and looked at again."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx
import pytest
from serving_client import Player, Served, found, players
from test_contract_files import checked

import ristal
from ristal.engine.game import Game
from ristal.engine.zone import SPECTATOR
from ristal.games import game_ids
from ristal.host.presentation import replays
from ristal.match.projection import Summary
from ristal.match.setup import begin, chance_of
from ristal.protocol import responses

MOVES = 10  # fewer than any game takes, so that it is always given up
LARGEST_SUMMARY = 2048  # bytes, packed: what the end screen waits for
addresses = count(1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    running = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield running
    running.stop()


@pytest.fixture
def http(server: Served) -> httpx.Client:
    """Every test comes from an address of its own: replays have a pace."""
    server.http.headers["X-Forwarded-For"] = f"10.0.0.{next(addresses)}"
    return server.http


def played(http: httpx.Client, game: str, **more: Any) -> tuple[dict[str, Any], list[Player], list[list[Any]]]:
    """A match that somebody gave up: what was made, who sat there, and what each of them saw after each move."""
    made = found(http, game, ["me", "me"], **more)
    sitting = players(http, made)
    chance = random.Random(game)
    seen: list[list[Any]] = [[], []]
    for number in range(MOVES):
        states = [player.state() for player in sitting]
        for seat, state in enumerate(states):
            seen[seat].append(state["view"])
        if not states[0]["asked"]:
            break
        asked = states[0]["asked"][0]
        sitting[asked].answer(chance.choice(states[asked]["answers"])["answer"], f"m{number}")
    sitting[0].post("/resign")
    return made, sitting, seen


@pytest.mark.parametrize("game", game_ids())
def test_a_replay_shows_what_each_has_seen(http: httpx.Client, game: str) -> None:
    made, sitting, seen = played(http, game)
    for seat in range(2):
        told = sitting[1 - seat].get("/replay", **{"as": str(seat), "lang": "ru"})
        assert told.status_code == 200, told.text
        replay = told.json()
        checked(replay, responses.Replay)
        assert [frame["view"] for frame in replay["frames"]][: len(seen[seat])] == seen[seat]
        assert replay["fair"]["is_fair"]
        assert replay["result"]["how"] == "resigned"
        assert replay["frames"][-1]["events"][-1] == {"event": "resigned", "seat": 0}
        assert replay["frames"][-1]["question"] is None
    watcher = Player(http, made["match"], made["watch"])
    opened = watcher.get("/replay", **{"as": "open"}).json()
    assert all(
        item is not None for frame in opened["frames"] for zone in frame["view"]["zones"].values() for item in zone
    )
    record = sitting[0].get("/record").json()
    again = http.post("/api/replays", json=record, params={"as": "open"})
    assert again.status_code == 200, again.text
    assert again.json()["seconds"] is None  # a file does not say when
    assert {**again.json(), "sitters": opened["sitters"], "seconds": opened["seconds"]} == opened


def test_a_replay_tells_how_long_the_match_took(http: httpx.Client) -> None:
    before = time.time()
    _, sitting, _ = played(http, "vstrechny")
    most = time.time() - before
    time.sleep(0.05)
    for player in sitting:
        player.post("/rematch")  # it does not grow by what comes after its end
    assert 0 < sitting[0].get("/replay").json()["seconds"] <= most


def test_a_match_that_is_played_has_no_replay(http: httpx.Client) -> None:
    made = found(http, "vstrechny", ["me", "me"])
    assert players(http, made)[0].get("/replay").json()["code"] == "not-over"
    assert http.get(f"/api/matches/{made['match']}/replay").status_code == 401


def test_an_answer_is_told_once_the_same_move_has_turned_it_up(http: httpx.Client) -> None:
    """Demons are chosen in secret; whoever chooses last turns them up."""
    match = ristal.new("demons", seed=4)
    for seat in range(2):
        match.play(match.legal(seat)[0], seat)
    assert [move.answer_for(SPECTATOR) for move in match.moves] == [None, None]
    told = http.post("/api/replays", content=match.save(), params={"as": "watch"}).json()
    assert [frame["answer"] for frame in told["frames"][1:]] == [None, match.moves[1].answer]


def test_files_of_the_terminal_are_read(http: httpx.Client) -> None:
    match = ristal.new("boets", seed=4)
    match.play(match.legal(match.table.first_asked())[0])
    for text in (match.save(), match.record()):
        told = http.post("/api/replays", content=text)
        assert told.status_code == 200, told.text
        assert told.json()["fair"] is None
        assert len(told.json()["frames"]) == 2
        assert told.json()["result"] is None
        assert told.json()["frames"][-1]["question"]["name"]


@pytest.mark.parametrize("body", ["", "nonsense", "[]", '{"game": 3}', "{" * 5000, '{"game": "boets"}', "\x00"])
def test_what_is_no_record_is_refused(http: httpx.Client, body: str) -> None:
    assert http.post("/api/replays", content=body).json()["code"] == "bad-record"


def test_what_was_changed_afterwards_is_found(http: httpx.Client) -> None:
    _, sitting, _ = played(http, "boets")
    record = sitting[0].get("/record").json()
    told = http.post("/api/verify", json=record, params={"lang": "ru"}).json()
    checked(told, responses.Verification)
    assert told["is_fair"]
    assert told["outcomes"] > 0
    record["fair"]["secret"] = "0" * 32
    bent = http.post("/api/verify", json=record, params={"lang": "ru"}).json()
    assert not bent["is_fair"]
    assert bent["said"]
    assert not http.post("/api/verify", content="nonsense").json()["is_fair"]
    record["moves"][0]["hash"] = "0" * 16
    assert http.post("/api/replays", json=record).json()["code"] == "bad-record"


def test_a_file_may_be_large_and_no_larger(http: httpx.Client) -> None:
    assert http.post("/api/replays", content=b" " * (9 << 20)).status_code == 413
    assert http.post("/api/replays", content=b" " * (1 << 20)).json()["code"] == "bad-record"
    assert http.post("/api/matches", content=b" " * (1 << 20)).status_code == 413


def test_every_game_can_be_stepped_through(real_game: Game, options: dict[str, Any]) -> None:
    match = begin(real_game, dict(options), chance_of("replays"))
    chance = random.Random(6)
    while not match.over and match.number < 60:
        seat = match.table.first_asked()
        match.play(chance.choice(match.legal(seat)), seat)
    text = match.record()
    for viewer in ("open", "watch", "0"):
        replay = json.loads(replays.replay(text, viewer, "en"))
        assert len(replay["frames"]) == match.number + 1
        if viewer != "open":
            assert replay["frames"][-1]["view"] == plain(match.view(0 if viewer == "0" else None))
        assert all(frame["log"] is not None for frame in replay["frames"])


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


# Going on from a moment


@pytest.mark.parametrize("game", game_ids())
def test_a_match_goes_on_from_a_moment_of_another(http: httpx.Client, game: str) -> None:
    made, sitting, seen = played(http, game)
    record = sitting[0].get("/record").json()
    at = min(8, len(record["moves"]) - 1)
    starts = [{"record": record, "at": at}, {"match": made["match"], "token": made["watch"], "at": at}]
    for start in starts:
        branch = found(http, game, ["me", "me"], start=start)
        again = players(http, branch)
        assert [player.state()["view"] for player in again] == [seen[seat][at] for seat in range(2)]
        chance = random.Random(9)
        for number in range(6):
            state = again[0].state()
            if not state["asked"]:
                break
            asked = again[state["asked"][0]]
            assert asked.answer(chance.choice(asked.state()["answers"])["answer"], f"b{number}").status_code == 200
        again[1].post("/resign")
        whole = again[0].get("/record").json()
        assert whole["moves"][:at] == record["moves"][:at]
        assert whole["fair"]["inherited"] == at
        told = http.post("/api/verify", json=whole, params={"lang": "en"}).json()
        assert told["is_fair"], told
        assert any(f"first {at} moves" in line for line in told["said"])
        assert ristal.replay(json.dumps(whole)).number == len(whole["moves"])


def test_a_branch_waits_for_its_guest_and_survives_a_restart(sqlite: str) -> None:
    match = ristal.new("vstrechny", seed=3)
    for _ in range(5):
        match.play(match.legal(match.table.first_asked())[0])
    server = Served(sqlite)
    made = found(server.http, "vstrechny", ["me", "open"], start={"record": json.loads(match.save()), "at": 4})
    server.kill()
    server = Served(sqlite)
    try:
        guest = server.http.post(f"/api/invites/{made['seats'][1]['invite']}", json={}).json()
        view = Player(server.http, made["match"], guest["token"]).state()["view"]
        assert view == plain(match.at(4).view(1))
        bots = found(
            server.http, "vstrechny", ["me", "bot:random"], start={"record": json.loads(match.record()), "at": 4}
        )
        assert players(server.http, bots)[0].state()["state"] == "playing"
    finally:
        server.stop()


def test_what_cannot_be_gone_on_from(http: httpx.Client) -> None:
    running = found(http, "vstrechny", ["me", "me"])
    match = ristal.new("vstrechny", seed=3)
    match.play(match.legal(match.table.first_asked())[0])
    record = json.loads(match.record())
    token = running["seats"][0]["token"]
    for body, code in (
        ({"start": {"match": running["match"], "token": token, "at": 0}}, "not-over"),
        ({"start": {"match": "0" * 32, "token": token, "at": 0}}, "not-found"),
        ({"start": {"match": running["match"], "token": "s_nothing", "at": 0}}, "no-token"),
        ({"start": {"record": record, "at": 99}}, "bad-record"),
        ({"start": {"record": {"game": "vstrechny"}, "at": 0}}, "bad-record"),
        ({"start": {"record": record, "at": 0}, "options": {"variant": "basic"}}, "bad-request"),
        ({"start": {"record": record, "at": 0}, "sitters": ["me", "me", "me"]}, "bad-request"),
        ({"start": {"record": record, "at": 0}, "game": "boets"}, "bad-request"),
    ):
        refused = http.post("/api/matches", json={"game": "vstrechny", **body})
        assert refused.json()["code"] == code, (body, refused.text)


@pytest.mark.parametrize("game", game_ids())
def test_the_end_of_a_match_is_told_in_short(http: httpx.Client, game: str) -> None:
    made, sitting, _ = played(http, game)
    told = sitting[1].get("/summary", lang="en")
    assert told.status_code == 200, told.text
    assert int(told.headers["content-length"]) <= LARGEST_SUMMARY
    summary = told.json()
    checked(summary, Summary)
    whole = sitting[1].get("/replay", **{"as": "open", "lang": "en"}).json()
    for same in ("players", "result", "figures", "seconds"):
        assert summary[same] == whole[same]
    assert summary["moves"] == len(whole["frames"]) - 1
    zones = whole["frames"][-1]["view"]["zones"]
    assert {f"hand-{hand['seat']}": hand["cards"] for hand in summary["hands"]} == {
        zone: cards for zone, cards in zones.items() if zone.startswith("hand-") and cards
    }
    assert http.get(f"/api/matches/{made['match']}/summary").status_code == 401


def test_a_match_that_is_played_has_no_summary(http: httpx.Client) -> None:
    made = found(http, "boets", ["me", "me"])
    assert players(http, made)[0].get("/summary").json()["code"] == "not-over"
