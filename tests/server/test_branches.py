"""Matches that begin from a moment of another: it is said to everybody, nobody knows more of the hidden than others,
and what chance brings can be derived again."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from serving_client import Player, Served, found, players

import ristal
from ristal.engine.errors import ReplayDiffers
from ristal.games import game_ids
from ristal.host.fairness.verification import verify


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield server.http
    server.stop()


def play(sitting: list[Player], moves: int, seed: int = 1) -> None:
    chance = random.Random(seed)
    for number in range(moves):
        state = sitting[0].state()
        if not state["asked"]:
            break
        player = sitting[state["asked"][0]]
        answer = chance.choice(player.state()["answers"])["answer"]
        assert player.answer(answer, f"{seed} {number}").status_code == 200


def play_alone(http: httpx.Client, game: str, moves: int, **options: Any) -> dict[str, Any]:
    """Both seats at one screen, to a resignation: after that every card of it is known."""
    made = found(http, game, ["me", "me"], options=options)
    sitting = players(http, made)
    play(sitting, moves)
    sitting[0].post("/resign")
    return made


def invite(http: httpx.Client, old: dict[str, Any], game: str, at: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """A match from there with an open seat, and what its guest is told beforehand."""
    start = {"match": old["match"], "token": old["seats"][0]["token"], "at": at}
    made = found(http, game, ["me", "open"], start=start)
    return made, http.get(f"/api/invites/{made['seats'][1]['invite']}").json()


def join(http: httpx.Client, made: dict[str, Any]) -> list[Player]:
    guest = http.post(f"/api/invites/{made['seats'][1]['invite']}", json={"seed": "guest"}).json()
    return [Player(http, made["match"], token) for token in (made["seats"][0]["token"], guest["token"])]


def open_table(player: Player, frame: int) -> dict[str, Any]:
    """Every card, face up, at a moment of a match that is over."""
    table: dict[str, Any] = player.get("/replay", **{"as": "open"}).json()["frames"][frame]["view"]
    return table


def test_a_stranger_is_told_and_meets_no_known_cards(http: httpx.Client) -> None:
    old = play_alone(http, "vstrechny", 1)
    known = open_table(players(http, old)[0], 0)["zones"]
    made, invitation = invite(http, old, "vstrechny", 0)
    origin = {"match": old["match"], "number": 0, "is_redealt": True}
    assert invitation["origin"] == origin
    assert invitation["dice"] == "fair"
    duel = join(http, made)
    for player in duel:
        state = player.state(lang="en")
        assert state["origin"] == origin
        assert [line["text"] for line in state["log"]] == ["From here the match is played anew."]
    duel[0].post("/resign")
    dealt = open_table(duel[0], 0)["zones"]
    assert {name: sorted(cards) for name, cards in dealt.items()} == {name: sorted(c) for name, c in known.items()}
    assert dealt != known
    record = duel[0].get("/record").json()
    found = verify(json.dumps(record))
    assert (found.inherited, found.is_redealt) == (0, True)
    said = http.post("/api/verify", json=record, params={"lang": "en"}).json()["said"]
    assert any("dealt anew" in line for line in said)
    record["start"]["state"]["fields"]["zones"]["reserve-0"][0].reverse()
    with pytest.raises(ReplayDiffers) as refused:
        verify(json.dumps(record))
    assert refused.value.problem == "redeal"


def test_who_played_alone_goes_on_with_the_same_cards(http: httpx.Client) -> None:
    old = play_alone(http, "vstrechny", 3)
    known = open_table(players(http, old)[0], 0)["zones"]
    start = {"match": old["match"], "token": old["seats"][0]["token"], "at": 0}
    made = found(http, "vstrechny", ["me", "bot:random"], start=start)
    [person] = players(http, made)
    assert person.state()["origin"] == {"match": old["match"], "number": 0, "is_redealt": False}
    person.post("/resign")
    assert open_table(person, 0)["zones"] == known
    found_again = verify(json.dumps(person.get("/record").json()))
    assert (found_again.inherited, found_again.is_redealt) == (0, False)
    said = http.post("/api/verify", json=person.get("/record").json(), params={"lang": "en"}).json()["said"]
    assert any("with the deal of another one" in line for line in said)


@pytest.mark.parametrize("game", game_ids())
def test_a_branch_with_a_stranger_is_derived_again(http: httpx.Client, game: str) -> None:
    old = play_alone(http, game, 12)
    record = players(http, old)[0].get("/record").json()
    at = min(9, len(record["moves"]) - 1)
    before = ristal.replay(json.dumps(record)).at(at)
    made, _ = invite(http, old, game, at)
    duel = join(http, made)
    watcher = Player(http, made["match"], made["watch"])
    seen = watcher.state()["view"]
    assert seen["zones"] == json.loads(json.dumps(before.view(None)["zones"]))
    assert seen["sealed_by"] == []
    play(duel, 8, seed=2)
    duel[0].post("/resign")
    record = duel[0].get("/record").json()
    assert record["deeds"][0] == [0, "branched", None]
    assert verify(json.dumps(record)).moves == len(record["moves"])
    assert ristal.replay(json.dumps(record)).number == len(record["moves"])
    assert duel[1].get("/replay", **{"as": "1"}).status_code == 200


def test_a_new_deal_survives_crashes(sqlite: str) -> None:
    server = Served(sqlite)
    try:
        old = play_alone(server.http, "demons", 12)
        made, _ = invite(server.http, old, "demons", 7)
    finally:
        server.kill()
    server = Served(sqlite)
    try:
        duel = join(server.http, made)
        play(duel, 3, seed=2)
        before = [player.state() for player in duel]
    finally:
        server.kill()
    server = Served(sqlite)
    try:
        for player in duel:
            player.http = server.http
        assert [player.state() for player in duel] == before
        play(duel, 40, seed=3)  # past a snapshot
        server.kill()
        server = Served(sqlite)
        for player in duel:
            player.http = server.http
        assert duel[1].state()["origin"]["is_redealt"]
        duel[1].post("/resign")
        assert verify(json.dumps(duel[0].get("/record").json())).is_redealt
    finally:
        server.stop()
