"""The bot of docs/howto/write-a-network-bot.md plays whole matches against itself on a real server."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from serving_client import Player, Served, found

from ristal.engine.result import Result
from ristal.games import load_game
from ristal.text import translator

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "write-a-network-bot.md"
LINES = 30


def program() -> str:
    found = re.search(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def test_it_is_short() -> None:
    assert len([line for line in program().splitlines() if line.strip()]) <= LINES


@pytest.mark.parametrize("game", ["vstrechny", "demons"])
def test_it_plays_a_match(served: Served, tmp_path: Path, game: str) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(program(), "utf-8")
    made = found(served.http, game, ["open", "open"])
    running = [
        subprocess.Popen([sys.executable, bot, served.where, seat["invite"]], stdout=subprocess.PIPE, text=True)
        for seat in made["seats"]
    ]
    said = [process.communicate(timeout=120)[0] for process in running]
    assert [process.returncode for process in running] == [0, 0]
    state = Player(served.http, made["match"], made["watch"]).state()
    assert state["result"] is not None
    result = Result(tuple(map(tuple, state["result"]["ranking"])), state["result"]["how"])
    told = [translator("en", load_game(game)).result(result, ["", ""], seat) for seat in (0, 1)]
    assert [each.splitlines()[-1] for each in said] == told  # each hears how it ended for it
    assert {sitter["name"] for sitter in state["sitters"]} == {"Stranger"}
