"""Words from the network name things of a list; none of them runs code."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving_client import Served

MARKER = "from pathlib import Path; Path(__file__).with_name('ran').touch()\n"


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short path: a word of the protocol has 48 letters."""
    with tempfile.TemporaryDirectory(prefix="r") as made:
        yield Path(made)


@pytest.mark.parametrize("path", ["{file}:B", "{file}", "{file}:", "{relative}:B", "this.py:B", "ismcts:1:{file}:B"])
def test_the_name_of_a_bot_runs_no_file(served: Served, folder: Path, path: str) -> None:
    """R1: the file ran in the server's own process before its class was looked at."""
    file = folder / "e.py"
    file.write_text(MARKER + "raise SystemExit(3)\n", encoding="utf-8")
    relative = os.path.relpath(file)
    bot = path.format(file=file, relative=relative)
    reply = served.http.post("/api/matches", json={"game": "vstrechny", "sitters": ["me", f"bot:{bot}"]})
    assert (reply.status_code, reply.json()["code"]) == (400, "bad-request")
    assert not (folder / "ran").exists()
    assert served.http.get("/healthz").status_code == 200


ODD = ["ismcts: 3s", "ismcts:1_0", "ismcts:١s", "ismcts:6s", "ismcts:20001", "random:", "Master", ""]


@pytest.mark.parametrize("bot", ODD)
def test_only_levels_and_budgets_within_limits_are_bots(served: Served, bot: str) -> None:
    reply = served.http.post("/api/matches", json={"game": "vstrechny", "sitters": ["me", f"bot:{bot}"]})
    assert reply.status_code == 400
    assert "sitters[1]" in reply.text


@pytest.mark.parametrize("bot", ["random", "greedy", "novice", "fighter", "master", "ismcts:50", "ismcts:0.5s"])
def test_levels_and_budgets_are_bots(served: Served, bot: str) -> None:
    reply = served.http.post("/api/matches", json={"game": "vstrechny", "sitters": ["me", f"bot:{bot}"]})
    assert reply.status_code == 201
