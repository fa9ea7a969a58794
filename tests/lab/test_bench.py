"""The bench: what its rows hold. How fast anything is, no test asks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter, sleep

import pytest

from ristal.cli import main
from ristal.games import game_ids
from ristal.lab.speed import bench
from ristal.lab.speed.bench import FIGURES, BenchFailed, Row
from ristal.lab.speed.measure import COMPILED, PEER, PLAYOUTS, PURE, Subject, build, measure

SHORT = ["bench", "--seconds", "0.05", "--rounds", "1"]
OURS = {(game, each) for game in game_ids() for each in {PURE, build()}}


@pytest.fixture
def _no_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the extra `bench` were not installed."""
    for module in ("pyspiel", "chess"):
        (tmp_path / f"{module}.py").write_text(f"raise ImportError('{module} is not installed')")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))


def test_json_has_a_row_for_each_game_in_each_build_and_nothing_else() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ristal", *SHORT, "--json"], capture_output=True, check=True, encoding="utf-8"
    )
    rows = json.loads(done.stdout)
    assert {(row["game"], row["build"]) for row in rows if row["build"] != PEER} == OURS
    for row in rows:
        assert set(row) == {"game", "build", *FIGURES, "driven", "python"}
        assert row["playouts_per_s"] > 0
        assert row["decisions_per_s"] > row["playouts_per_s"]
        assert row["copy_us"] > 0
        if row["build"] == PEER:
            assert row["bot_iterations_per_s"] is None
        else:
            assert row["bot_iterations_per_s"] > 0


def test_peers_are_measured_where_they_are_installed(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel")
    pytest.importorskip("chess")
    assert main([*SHORT, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {row["game"] for row in rows if row["build"] == PEER} == {"connect_four", "gin_rummy", "chess"}


@pytest.mark.usefixtures("_no_extra")
def test_without_the_extra_the_table_says_how_to_get_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT, *game_ids(), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "connect_four" not in out.splitlines()
    assert "pip install 'ristal[bench]'" in out
    for game in game_ids():
        assert game in out
    assert ("not compiled" in out) == (build() == PURE)


def test_an_unknown_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT, "halma", "--lang", "en"]) == 2
    assert "halma" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--seconds", "0"], ["--seconds", "nan"], ["--rounds", "0"]])
def test_numbers_are_checked(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bench", *words])
    assert words[0] in capsys.readouterr().err


def test_a_process_that_ends_is_an_error_not_a_hang() -> None:
    with pytest.raises(BenchFailed, match="exit code 1"), bench._probe("ristal.lab.nothing", [], [bench._root()], PURE):
        pass


def test_the_pure_copy_holds_nothing_compiled(tmp_path: Path) -> None:
    bench._copy_pure(tmp_path)
    assert not [file for file in tmp_path.rglob("*") if file.suffix in (".so", ".pyd")]
    with bench._probe("ristal.lab.speed.measure", game_ids(), [str(tmp_path)], PURE) as probe:
        assert [row.game for row in probe.rows] == game_ids()


def test_another_build_than_the_one_wanted_is_refused() -> None:
    other = COMPILED if build() == PURE else PURE
    with pytest.raises(BenchFailed, match=other), bench._probe("ristal.lab.speed.measure", [], [bench._root()], other):
        pass


class Sleeper(Subject):
    """Uses no processor time but for a little in each game."""

    def playout(self) -> int:
        sleep(0.02)
        return sum(1 for _ in range(20_000)) // 20_000


def test_seconds_are_of_processor_time() -> None:
    """What a process waits for, such as its turn on a busy machine, does not slow down its figures."""
    start = perf_counter()
    figures = measure(Sleeper(), PLAYOUTS, 0.01)
    waited = perf_counter() - start
    assert figures["playouts_per_s"] == figures["decisions_per_s"]
    assert figures["playouts_per_s"] > 2 / 0.02 > 2 * 0.01 / waited


def test_ratios_are_medians_of_the_rounds() -> None:
    fast, slow = Row("a game", COMPILED, ""), Row("a game", PURE, "")
    fast.rounds["decisions_per_s"] = [800.0, 400.0, 1000.0]
    slow.rounds["decisions_per_s"] = [100.0, 40.0, 100.0]
    assert fast.times(slow, "decisions_per_s") == 10.0
    assert fast.figure("decisions_per_s") == 800.0
    assert fast.figure("copy_us") is None
    assert fast.times(slow, "copy_us") is None


def test_a_copy_in_decisions() -> None:
    row = Row("a game", PURE, "")
    row.rounds["decisions_per_s"] = [1e6, 2e6, 1e6]
    row.rounds["copy_us"] = [0.5, 0.25, 3.0]
    assert row.copy_in_decisions() == 0.5
