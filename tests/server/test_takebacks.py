"""Taking back over real HTTP: free while nobody has learned anything, else as the others agree."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import httpx
import pytest
from postgres import Postgres
from serving_client import Player, Served, found

from ristal.engine.errors import ReplayDiffers
from ristal.host.fairness.verification import verify


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield server.http
    server.stop()


def sit_down(http: httpx.Client, game: str, **options: Any) -> list[Player]:
    """Two people, one by an invite."""
    made = found(http, game, ["me", "open"], options=options)
    guest = http.post(f"/api/invites/{made['seats'][1]['invite']}", json={}).json()
    return [Player(http, made["match"], token) for token in (made["seats"][0]["token"], guest["token"])]


def reach(duel: list[Player], question: str) -> list[int]:
    """Answer until this is asked; says of whom."""
    for number in range(100):
        state = duel[0].state()
        if state["question"]["name"] == question:
            return list(state["asked"])
        player = duel[state["asked"][0]]
        assert player.answer(player.state()["answers"][0]["answer"], f"on the way {number}").status_code == 200
    raise AssertionError(f"{question} is not asked")


def test_a_choice_that_told_nothing_is_taken_back_freely(http: httpx.Client) -> None:
    duel = sit_down(http, "boets", fighters=["kukurudzyak", "klyopikov"])
    player = duel[reach(duel, "Mobilise")[0]]
    before = player.state()
    pick(player, "pick")
    undone = player.post("/undo")
    assert (undone.status_code, undone.json()["taken_back"]) == (200, 1)
    after = player.state()
    assert after["view"] == before["view"]
    assert after["question"]["id"] != before["question"]["id"]


def test_a_card_that_was_turned_up_is_not_taken_back_freely(http: httpx.Client) -> None:
    """By a deployment everybody sees the next card of the other army."""
    duel = sit_down(http, "vstrechny")
    seat = reach(duel, "DeployUnit")[0]
    player, other = duel[seat], duel[1 - seat]
    player.answer(player.state()["answers"][0]["answer"], "deploy")
    before = player.state()["view"]
    asked = player.post("/undo")
    assert asked.status_code == 202, asked.text
    assert asked.json()["asks"] == [1 - seat]
    assert other.post("/undo", {"accept": False}).status_code == 200
    assert player.state()["view"] == before


def test_the_last_of_two_secret_answers_is_not_taken_back_freely(http: httpx.Client) -> None:
    """Both cards are open by then."""
    duel = sit_down(http, "demons", demons=["giant", "panther"])
    assert reach(duel, "ChooseMove") == [0, 1]
    first, last = duel
    first.answer(first.state()["answers"][0]["answer"], "first")
    assert first.post("/undo").status_code == 200
    first.answer(first.state()["answers"][0]["answer"], "first again")
    last.answer(last.state()["answers"][0]["answer"], "last")
    assert last.post("/undo").status_code == 202
    assert first.post("/undo").status_code == 202


# Chance after a take-back


def throw(player: Player, message: str) -> tuple[int, ...]:
    """Throw the dice that were picked; says what they show."""
    answered = player.answer("enough", message)
    assert answered.status_code == 200, answered.text
    events = player.get("/events", since=answered.json()["number"] - 1, wait=0).json()[0]["events"]
    return tuple(value for event in events if event["event"] == "dice-rolled" for value in event["values"])


def pick(player: Player, message: str) -> None:
    assert player.answer("white", message).status_code == 200


def agree(player: Player, other: Player) -> None:
    """The other one lets an answer be taken back."""
    assert player.post("/undo").status_code == 202
    assert other.post("/undo", {"accept": True}).status_code == 200


def end(duel: list[Player]) -> dict[str, Any]:
    duel[0].post("/resign")
    record: dict[str, Any] = duel[0].get("/record").json()
    return record


def at_dice(http: httpx.Client) -> tuple[list[Player], Player, Player]:
    """Two people, and of them who has picked dice to throw, and who has not."""
    duel = sit_down(http, "boets", fighters=["kukurudzyak", "klyopikov"])
    seat = reach(duel, "Mobilise")[0]
    player, other = duel[seat], duel[1 - seat]
    for number in range(2):
        pick(player, f"pick {number}")
    return duel, player, other


def test_dice_are_new_after_a_take_back_by_consent(http: httpx.Client) -> None:
    duel, player, other = at_dice(http)
    fallen = {throw(player, "first")}
    for number in range(3):
        agree(player, other)
        fallen.add(throw(player, f"again {number}"))
    assert len(fallen) > 1
    record = end(duel)
    assert verify(json.dumps(record)).taken_back == 3
    said = http.post("/api/verify", json=record, params={"lang": "en"}).json()["said"]
    assert any("3 times an answer was taken back" in line for line in said)
    record["fair"]["taken_back"].pop()
    with pytest.raises(ReplayDiffers):
        verify(json.dumps(record))


def test_a_free_take_back_brings_no_known_dice_back(http: httpx.Client) -> None:
    """It goes back over one by consent; dice that fell before that may not fall again."""
    duel, player, other = at_dice(http)
    fallen = set()
    for number in range(4):
        fallen.add(throw(player, f"throw {number}"))
        agree(player, other)
        assert player.post("/undo").status_code == 200
        pick(player, f"pick again {number}")
    assert len(fallen) > 1
    throw(player, "last")
    assert verify(json.dumps(end(duel))).taken_back == 4


def test_chance_is_the_same_after_a_crash(sqlite: str) -> None:
    server = Served(sqlite)
    try:
        duel, player, other = at_dice(server.http)
        throw(player, "before")
        agree(player, other)
    finally:
        server.kill()
    server = Served(sqlite)
    try:
        for each in duel:
            each.http = server.http
        throw(player, "after")
        agree(player, other)
        throw(player, "once more")
        assert verify(json.dumps(end(duel))).taken_back == 2
    finally:
        server.stop()


def move_to(server: Served, duel: list[Player]) -> None:
    """Go on at another process, once it has heard of all that was done."""
    number = duel[0].state()["number"]
    for player in duel:
        player.http = server.http
    for _ in range(600):
        if duel[0].state()["number"] == number:
            return
        time.sleep(0.05)
    raise AssertionError(f"move {number} is not heard of")


def test_chance_is_the_same_at_another_process(postgres: Postgres) -> None:
    shared = postgres.new_database(f"t{uuid4().hex}")
    here, there = Served(shared), Served(shared)
    try:
        duel, player, other = at_dice(here.http)
        for number, server in enumerate((here, there, here)):
            move_to(server, duel)
            throw(player, f"throw {number}")
            agree(player, other)
        throw(player, "last")
        assert verify(json.dumps(end(duel))).taken_back == 3
    finally:
        here.stop()
        there.stop()
