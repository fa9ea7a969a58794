"""Programs that look on: what a run tells of itself, what it costs beforehand, and that it ends with whoever
began it."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ristal.cli import main

MATRIX = ["lab", "matrix", "vstrechny", "--games", "2", "--workers", "1", "--lang", "en"]


def test_a_run_writes_how_far_it_is_and_its_answer(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ristal", *MATRIX, "--follow", str(tmp_path / "f"), "--json", str(tmp_path / "j")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        assert process.wait(120) == 0
    followed = json.loads((tmp_path / "f").read_text("utf-8"))
    answer = json.loads((tmp_path / "j").read_text("utf-8"))
    assert (followed["done"], followed["of"], followed["is_over"]) == (12, 12, True)
    assert followed["answer"] == {name: value for name, value in answer.items() if name != "played"}


def test_a_run_ends_when_whoever_began_it_is_gone(tmp_path: Path) -> None:
    many = [*MATRIX[:4], "100000", *MATRIX[5:]]
    command = [sys.executable, "-m", "ristal", *many, "--follow", str(tmp_path / "f"), "--run", str(tmp_path / "r.db")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        deadline = time.monotonic() + 120
        while not (tmp_path / "f").exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(120) == 130
    followed = json.loads((tmp_path / "f").read_text("utf-8"))
    assert (followed["is_over"], followed["answer"]["stopped"]) == (True, "stopped")
    assert 0 < followed["answer"]["games"] < followed["of"]


@pytest.mark.parametrize(
    ("command", "games"),
    [
        (["matrix", "vstrechny", "--games", "20"], 120),
        (["compare", "vstrechny", "--set", "armies.knight.attack=6", "--games", "400"], 400),
        (["ladder", "vstrechny", "--levels", "random", "greedy", "--games", "10"], 10),
        (["worth", "unmatched", "--only", "looking-glass", "--games", "40"], 40),
    ],
)
def test_what_a_question_costs_is_told_beforehand(
    command: list[str], games: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ristal.cli.lab.estimating.SECONDS", 0.05)
    assert main(["lab", *command, "--estimate", "--follow", str(tmp_path / "f"), "--workers", "1"]) == 0
    found = json.loads((tmp_path / "f").read_text("utf-8"))
    assert found["games"] == games
    assert found["seconds"] > 0
    assert 0 < found["spread"] < 1
