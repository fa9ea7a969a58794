"""`ristal verify`: matches of a real server, with seeds of the players and a step taken back, are derived again; what
was changed afterwards is found, with its place."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving_client import Player, Served, found

from ristal.cli import main
from ristal.engine.errors import RistalError
from ristal.games import game_ids
from ristal.host.fairness.verification import verify
from ristal.text import LANGUAGES, translator

MOVES = 30
Record = dict[str, Any]


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield server.http
    server.stop()


def step(duel: list[Player], chance: random.Random, message: str) -> Player | None:
    for player in duel:
        state = player.state()
        if state["answers"]:
            chosen = chance.choice(state["answers"])["answer"]
            assert player.answer(chosen, message, state["question"]["id"]).status_code == 200
            return player
    return None


def take_back(duel: list[Player], player: Player) -> None:
    """Freely, or as the other one agrees."""
    if player.post("/undo").status_code == 202:
        other = duel[1 - duel.index(player)]
        assert other.post("/undo", {"accept": True}).status_code == 200


def played(http: httpx.Client, game: str) -> tuple[Record, str]:
    """A match with both seeds and every fourth step taken back: its record, and the commitment shown first."""
    made = found(http, game, ["me", "open"], seed="first-luck")
    invite = f"/api/invites/{made['seats'][1]['invite']}"
    shown = http.get(invite).json()["commitment"]
    guest = http.post(invite, json={"seed": "second-luck"}).json()
    duel = [Player(http, made["match"], token) for token in (made["seats"][0]["token"], guest["token"])]
    chance = random.Random(3)
    for number in range(MOVES):
        player = step(duel, chance, f"m{number}")
        if player is None:
            break
        if number % 4 == 3:
            take_back(duel, player)
    duel[0].post("/resign")
    return duel[0].get("/record").json(), shown


@pytest.fixture(scope="module")
def record(http: httpx.Client) -> Record:
    return played(http, "boets")[0]  # dice fall in every round


@pytest.mark.parametrize("game", game_ids())
def test_a_match_is_derived_again(http: httpx.Client, game: str) -> None:
    data, shown = played(http, game)
    verified = verify(json.dumps(data))
    assert verified.commitment == shown
    assert verified.seeds == ["first-luck", "second-luck"]
    assert verified.moves == len(data["moves"]) > 5
    assert verified.outcomes == len(data["start"]["chance"]) + sum(len(move["chance"]) for move in data["moves"])


def in_deal(data: Record) -> None:
    data["start"]["chance"][0] += 1


def in_move(data: Record) -> None:
    move = next(move for move in data["moves"] if move["chance"])
    move["chance"][0] += 1


def one_more(data: Record) -> None:
    data["moves"][0]["chance"].append(0)


def another_answer(data: Record) -> None:
    data["moves"][3]["answer"] = "nonsense"


def another_event(data: Record) -> None:
    next(move for move in data["moves"] if move["events"])["events"].pop()


def another_opening(data: Record) -> None:
    data["opening"].append({"data": {"event": "gift"}, "sees": 31, "secret": {}})


def another_secret(data: Record) -> None:
    data["fair"]["secret"] = "0" * 32


def another_seed(data: Record) -> None:
    data["fair"]["seeds"][1] = "third-luck"


def another_match(data: Record) -> None:
    data["fair"]["match"] = "0" * 16


def another_winner(data: Record) -> None:
    data["result"]["ranking"].reverse()


def seeds_missing(data: Record) -> None:
    data["fair"]["seeds"].pop()


def nothing_opened(data: Record) -> None:
    del data["fair"]


TAMPERED: list[tuple[Callable[[Record], None], str]] = [
    (in_deal, "outcome"),
    (in_move, "outcome"),
    (one_more, "outcomes"),
    (another_answer, "move"),
    (another_event, "move"),
    (another_opening, "move"),
    (another_secret, "commitment"),
    (another_seed, "outcome|outcomes"),  # by the dice: another one, or another number of them
    (another_match, "commitment"),
    (another_winner, "result"),
    (seeds_missing, "fair"),
    (nothing_opened, "unfair"),
]


@pytest.mark.parametrize(("change", "problem"), TAMPERED, ids=[change.__name__ for change, _ in TAMPERED])
def test_what_was_changed_is_found(record: Record, change: Callable[[Record], None], problem: str) -> None:
    data = copy.deepcopy(record)
    change(data)
    with pytest.raises(RistalError) as met:
        verify(json.dumps(data))
    assert met.value.problem in problem.split("|")
    assert {translator(language).has(met.value.message) for language in LANGUAGES} == {True}


def test_the_place_is_named(record: Record) -> None:
    data = copy.deepcopy(record)
    number = next(number for number, move in enumerate(data["moves"]) if move["chance"])
    in_move(data)
    with pytest.raises(RistalError) as met:
        verify(json.dumps(data))
    assert (met.value.details["move"], met.value.details["place"]) == (number + 1, 1)


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"game": "chess"}', '{"game": "boets", "fair": {}}'])
def test_what_is_no_record_is_refused(damage: str) -> None:
    with pytest.raises(RistalError):
        verify(damage)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_what_it_proves(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    texts = translator(language)
    given = ["verify", str(file), "--lang", language]
    assert main([*given, "--commitment", record["fair"]["commitment"], "--seed", "second-luck"]) == 0
    said = capsys.readouterr().out
    assert all(texts.say(f"verify-{part}") in said for part in ("proves", "trust", "leaves"))
    assert "first-luck" in said
    assert main([*given, "--commitment", "0" * 64]) == 2
    assert main([*given, "--seed", "luck-of-nobody"]) == 2
