"""Real dice: the match waits for what people throw, and no restart forgets it."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from serving_client import Player, Served, found, players
from socket_client import Socket

GAMES = ["boets", "ninedice"]


def throw(player: Player, value: int, message: str, **more: Any) -> Any:
    return player.post("/roll", {"value": value, "message": message, **more})


def played(sitting: list[Player], chance: random.Random, steps: int, name: str) -> int:
    """Answers and dice, as they are wanted; says how many dice."""
    dice = 0
    for number in range(steps):
        state = sitting[0].state(lang="ru")
        if state["state"] == "over":
            break
        if state["roll"] is not None:
            assert state["asked"] == []
            assert state["question"] is None
            assert state["roll"]["name"]
            value = chance.randint(1, state["roll"]["sides"])
            thrower = sitting[state["roll"]["seat"]]
            done = throw(thrower, value, f"{name} die {number}", question=state["roll"]["question"])
            assert done.status_code == 200, done.text
            dice += 1
        else:
            seat = state["asked"][0]
            answers = sitting[seat].state()["answers"]
            assert sitting[seat].answer(chance.choice(answers)["answer"], f"{name} {number}").status_code == 200
    return dice


def pending_on_a_die(server: Served, game: str, chance: random.Random) -> tuple[dict[str, Any], list[Player], int]:
    """A match that has gone on for a while and waits for a die; chance may end one before that."""
    while True:
        made = found(server.http, game, ["me", "me"], dice="typed")
        sitting = players(server.http, made)
        dice = played(sitting, chance, 30, "before")
        while (state := sitting[0].state())["roll"] is None and state["state"] != "over":
            dice += played(sitting, chance, 1, f"on {chance.random()}")
        if state["roll"] is not None:
            return made, sitting, dice


@pytest.mark.parametrize("game", GAMES)
def test_dice_are_thrown_by_people_and_survive_a_crash(game: str, sqlite: str) -> None:
    server = Served(sqlite)
    chance = random.Random(8)
    made, sitting, dice = pending_on_a_die(server, game, chance)
    before = [player.state() for player in sitting]
    assert before[0]["fair"]["dice"] == "typed"
    server.kill()
    server = Served(sqlite)
    try:
        sitting = players(server.http, made)
        assert [player.state() for player in sitting] == before
        dice += played(sitting, chance, 70, "after")
        assert dice > 10
        while sitting[0].state()["state"] != "over":
            if sitting[0].post("/resign").status_code == 409:
                played(sitting, chance, 1, f"end {chance.random()}")
        record = sitting[0].get("/record").json()
        assert record["fair"]["dice"] == "typed"
        told = server.http.post("/api/verify", json=record, params={"lang": "ru"}).json()
        assert told["is_fair"], told
        assert any("бросали люди" in line for line in told["said"])
        assert server.http.post("/api/replays", json=record).status_code == 200
        record["fair"]["dice"] = "fair"
        assert not server.http.post("/api/verify", json=record).json()["is_fair"]
    finally:
        server.stop()


def test_a_die_counts_once_and_shows_what_it_can(sqlite: str) -> None:
    server = Served(sqlite)
    try:
        mirror = {"fighters": ["nazarov", "nazarov"], "fighter-cards": "mirror"}  # who begins is rolled for
        made = found(server.http, "boets", ["me", "open"], dice="typed", options=mirror)
        invite = f"/api/invites/{made['seats'][1]['invite']}"
        assert server.http.get(invite).json()["dice"] == "typed"
        guest = server.http.post(invite, json={}).json()
        one = Player(server.http, made["match"], made["seats"][0]["token"])
        two = Player(server.http, made["match"], guest["token"])
        first = one.state()["roll"]
        assert (first["what"], first["seat"]) == ("first-turn", 0)
        assert throw(two, 6, "not mine").json()["code"] == "not-yours"
        assert throw(one, 7, "too many").status_code == 422
        assert throw(one, 0, "too few").status_code == 400
        assert one.post("/resign").json()["code"] == "not-begun"
        done = throw(one, 3, "mine", question=first["question"])
        assert throw(one, 5, "mine").json() == done.json()
        assert one.state()["roll"]["seat"] == 1
        assert throw(one, 1, "not mine either").json()["code"] == "not-yours"
        assert throw(two, 4, "theirs", question=first["question"]).json()["code"] == "stale"
        watcher = Player(server.http, made["match"], made["watch"])
        assert throw(watcher, 4, "nobody").json()["code"] == "not-yours"
        with Socket(server, made["match"], guest["token"], frames=True) as tab:
            tab.until("welcome")
            number = throw(two, 4, "theirs").json()["number"]
            told = tab.until("move", number=number)
            assert told["kind"] == "roll"
            assert told["events"]
        assert two.state()["asked"]
    finally:
        server.stop()


def test_a_die_of_nobody_or_of_a_bot_is_the_first_persons(sqlite: str) -> None:
    server = Served(sqlite)
    try:
        sitters = ["bot:random", "me"]
        [person] = players(
            server.http, found(server.http, "ninedice", sitters, dice="typed", options={"start": "quick"})
        )
        seats = []
        for number in range(1200):
            state = person.state()
            if state["roll"] is not None:
                seats.append(state["roll"]["seat"])
                assert throw(person, 3, f"die {number}").status_code == 200
            elif state["answers"]:
                assert person.answer(state["answers"][0]["answer"], f"answer {number}").status_code == 200
            else:
                time.sleep(0.05)  # the bot thinks
            if len(seats) == 6:
                break
        assert seats == [1] * 6
    finally:
        server.stop()


def test_only_games_with_dice_have_dice_to_throw(sqlite: str) -> None:
    server = Served(sqlite)
    try:
        forms = {form["id"]: form["has_dice"] for form in server.http.get("/api/games").json()}
        assert [game for game in forms if forms[game]] == GAMES
        for game, has_dice in forms.items():
            made = server.http.post("/api/matches", json={"game": game, "dice": "typed"})
            assert made.status_code == (201 if has_dice else 400)
        plain = players(server.http, found(server.http, "boets", ["me", "me"]))[0]
        assert throw(plain, 3, "none").json()["code"] == "not-now"
    finally:
        server.stop()
