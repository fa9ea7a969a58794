"""A new game is free: its own files make it playable on the server and in the terminal."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from new_game import GAME, add_game, environment


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return add_game(tmp_path_factory.mktemp("program"))


@pytest.fixture
def http(program: Path, tmp_path: Path) -> Iterator[httpx.Client]:
    command = [sys.executable, "-m", "ristal", "serve", "--port", "0", "--no-browser", "--bot-pace", "0"]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{tmp_path / 'ristal.db'}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment(program),
        text=True,
    )
    assert process.stdout is not None
    where = process.stdout.readline().removeprefix("Ristal is at ").strip()
    with httpx.Client(base_url=where, timeout=30) as client:
        yield client
    process.terminate()
    process.wait(20)
    process.stdout.close()


def test_the_server_offers_it_and_plays_it_to_its_end(http: httpx.Client) -> None:
    offered = {game["id"]: game for game in http.get("/api/games").json()}
    assert offered[GAME] == {**offered["vstrechny"], "id": GAME}
    made = http.post("/api/matches", json={"game": GAME, "sitters": ["me", "me"]}).json()
    match, tokens = made["match"], [seat["token"] for seat in made["seats"]]
    chance = random.Random(1)
    for number in range(500):
        states = [http.get(f"/api/matches/{match}", headers={"authorization": f"Bearer {token}"}) for token in tokens]
        asked = [state.json() for state in states]
        if asked[0]["result"] is not None:
            break
        seat = next(seat for seat, state in enumerate(asked) if state["answers"])
        answer = chance.choice(asked[seat]["answers"])["answer"]
        body = {"question": asked[seat]["question"]["id"], "message": f"m{number}", "answer": answer}
        headers = {"authorization": f"Bearer {tokens[seat]}"}
        assert http.post(f"/api/matches/{match}/answers", json=body, headers=headers).status_code == 200
    assert asked[0]["result"]["how"] in ("break-through", "more-units", "more-elite", "equal")
    assert http.get(f"/api/games/{GAME}/rules?lang=ru").status_code == 200


def test_the_terminal_plays_it_to_its_end(program: Path) -> None:
    words = ["play", GAME, "--watch", "random", "random", "--delay", "0", "--seed", "3", "--lang", "en"]
    done = subprocess.run(
        [sys.executable, "-m", "ristal", *words], env=environment(program), capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "reserve (" in done.stdout  # the default board names every zone
