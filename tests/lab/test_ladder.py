"""The ladder: the same figures for any number of workers, and Elo that says who is stronger."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ristal.cli import main
from ristal.lab.rating import rate


def test_elo_says_what_the_points_say() -> None:
    ratings = rate(3, [(0, 1, 25.0, 100), (1, 2, 50.0, 100)])
    assert ratings[0].elo == 0.0
    assert ratings[0].margin == 0.0
    assert ratings[1].elo == pytest.approx(190.8, abs=3)  # three points of four
    assert ratings[2].elo == pytest.approx(ratings[1].elo, abs=1)
    assert ratings[1].margin == pytest.approx(78, abs=6)
    assert ratings[2].margin > ratings[1].margin  # it never met the first


def test_any_number_of_workers_gives_the_same_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = []
    for name, lab, workers in (("one", [], "1"), ("two", ["lab"], "2")):
        file = tmp_path / name
        levels = ["--levels", "random,greedy", "beginner"]
        rest = ["--games", "4", "--workers", workers, "--json", str(file), "--lang", "en"]
        assert main([*lab, "ladder", "vstrechny", *levels, *rest]) == 0
        written.append(json.loads(file.read_text()))
    assert written[0] == written[1]
    assert [level["bot"] for level in written[0]["levels"]] == ["random", "greedy", "beginner"]
    assert len(written[0]["pairs"]) == 3
    assert all(pair["games"] == 4 and pair["deals"] == 2 for pair in written[0]["pairs"])
    assert written[0]["levels"][0]["elo"] < written[0]["levels"][1]["elo"]
    assert "Elo" in capsys.readouterr().out


def test_a_ladder_that_is_asked_again_plays_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ask = ["ladder", "vstrechny", "--levels", "random", "greedy", "--games", "4", "--workers", "1"]
    ask += ["--run", str(tmp_path / "run.db"), "--json"]
    assert main([*ask, str(tmp_path / "first")]) == 0
    monkeypatch.setattr("ristal.lab.arena.play", lambda _: pytest.fail("a game was played twice"))
    assert main([*ask, str(tmp_path / "again")]) == 0
    assert (tmp_path / "first").read_text() == (tmp_path / "again").read_text()
