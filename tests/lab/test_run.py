"""Runs: files of games that are stopped in any way, gone on with and merged, and that never play a game twice."""

from __future__ import annotations

import csv
import json
import pickle
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from ristal.cli import main
from ristal.engine.errors import BadOption
from ristal.games import load_game, vstrechny
from ristal.lab.arena import Job, Outcome, check_setting, play, series
from ristal.lab.run import Run, RunFailed, ends_like_ctrl_c, key_of, play_kept, read_outcome, write_outcome

BOTS = ["random", "random"]


def jobs(games: int, seed: int = 1, changes: tuple[str, ...] = ()) -> list[Job]:
    setting = check_setting(load_game("vstrechny"), None, {}, BOTS, ["unit-attacked.outcome"], changes)
    return series(setting, BOTS, games, seed)


def digest_of(path: Path) -> str:
    with closing(Run(path)) as run:
        return run.digest()


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Run(tmp_path / "run.db")) as run:
        first = {job.number: outcome for job, outcome in play_kept(jobs(6), 1, run)}
    monkeypatch.setattr("ristal.lab.arena.play", lambda _: pytest.fail("a game was played twice"))
    with closing(Run(tmp_path / "run.db")) as run:
        again = {job.number: outcome for job, outcome in play_kept(jobs(6), 1, run)}
        assert run.reused == 6
    assert again == first


def test_an_outcome_comes_back_as_it_was() -> None:
    job = jobs(1)[0]
    outcome = play(job)
    assert outcome.counts
    assert read_outcome(json.loads(json.dumps(write_outcome(outcome)))) == outcome


def test_a_key_is_all_that_determines_a_game(tmp_path: Path) -> None:
    first, second = jobs(2)[:2]
    own = tmp_path / "own.py"
    own.write_text("from ristal.bots import Bot\n\n\nclass Own(Bot): ...\n", encoding="utf-8")
    setting = check_setting(load_game("vstrechny"), None, {}, [f"{own}:Own", "random"])
    before = key_of(series(setting, [f"{own}:Own", "random"], 1, 1)[0])
    own.write_text(own.read_text(encoding="utf-8") + "# another\n", encoding="utf-8")
    keys = [
        key_of(first),
        key_of(second),
        key_of(jobs(2, seed=9)[0]),
        key_of(jobs(2, changes=("armies.knight.attack=4",))[0]),
        before,
        key_of(series(setting, [f"{own}:Own", "random"], 1, 1)[0]),
    ]
    assert len(set(keys)) == len(keys)
    assert key_of(jobs(2)[0]) == keys[0]


def test_two_machines_make_one_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, one, other = (tmp_path / f"{name}.db" for name in ("whole", "one", "other"))
    for path, part in ((whole, jobs(8)), (one, jobs(8)[:5]), (other, jobs(8)[3:])):
        with closing(Run(path)) as run:
            assert list(play_kept(part, 1, run))
    assert main(["lab", "merge", str(one), str(other), "--lang", "en"]) == 0
    assert "3 new; 8 games" in capsys.readouterr().out
    assert digest_of(one) == digest_of(whole)


def test_a_game_with_two_outcomes_is_refused_and_nothing_taken(tmp_path: Path) -> None:
    with closing(Run(tmp_path / "one.db")) as one, closing(Run(tmp_path / "other.db")) as other:
        job = jobs(1)[0]
        one.keep(key_of(job), job, Outcome(((0,), (1,)), "x", 1, None))
        other.keep(key_of(job), job, Outcome(((1,), (0,)), "x", 1, None))
        other.keep("another", job, Outcome(((1,), (0,)), "x", 1, None))
        with pytest.raises(RunFailed) as refused:
            one.take_over(other)
        assert refused.value.problem == "differs"
        assert len(one) == 1


@pytest.mark.parametrize("content", [b"no database", b"SQLite format 3\x00 and nothing more"])
def test_a_file_that_is_no_run_is_refused_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "run.db"
    path.write_bytes(content)
    with pytest.raises(RunFailed):
        Run(path)
    assert path.read_bytes() == content


def test_a_run_that_is_told_to_end_says_what_there_is_and_goes_on(tmp_path: Path) -> None:
    """SIGTERM in the middle, then kill -9, then to the end: the same games as without any of it."""
    whole, broken = tmp_path / "whole.db", tmp_path / "broken.db"
    matrix = ["lab", "matrix", "vstrechny", "--bots", "random", "random", "--games", "100", "--only", "west"]
    assert main([*matrix, "--workers", "1", "--run", str(whole)]) == 0
    for stop in (signal.SIGTERM, signal.SIGKILL):
        command = [sys.executable, "-m", "ristal", *matrix, "--workers", "2", "--run", str(broken)]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for_games(broken, process)
        process.send_signal(stop)
        assert process.wait(60) in (130, -stop, 0)  # it may have been about to end by itself
    with closing(Run(broken)) as run:
        assert 0 < len(run) <= 300
    assert main([*matrix, "--workers", "1", "--run", str(broken)]) == 0
    assert digest_of(broken) == digest_of(whole)


def test_to_be_told_to_end_is_like_ctrl_c() -> None:
    with pytest.raises(KeyboardInterrupt), ends_like_ctrl_c():
        signal.raise_signal(signal.SIGTERM)
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


def wait_for_games(path: Path, process: subprocess.Popen[bytes]) -> None:
    """Until the first games are on the disk, or all of them."""
    while process.poll() is None:
        if path.is_file():
            with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as reader:
                try:
                    (games,) = reader.execute("select count(*) from outcome").fetchone()
                except sqlite3.OperationalError:  # not laid out yet
                    games = 0
                if games:
                    return
        time.sleep(0.02)


def test_a_run_that_did_not_tell_what_its_games_were_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "run.db"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(
            "create table heading (name text primary key, value text not null);"
            "create table outcome (key text primary key, game text not null, played text not null);"
            "insert into heading values ('format', '1');"
        )
        job = jobs(1)[0]
        old.execute(
            "insert into outcome values (?, 'vstrechny', ?)", (key_of(job), json.dumps(write_outcome(play(job))))
        )
        old.commit()
    with closing(Run(path)) as run:
        assert [done.number for done, _ in play_kept(jobs(2), 1, run)] == [0, 1]
        assert run.reused == 1
        assert [bool(told) for _, _, told, _ in run.games()].count(False) == 1


def test_games_travel_with_their_content(tmp_path: Path) -> None:
    """A machine of a cluster has none of the files of the one that asks."""
    (tmp_path / "vstrechny").mkdir()
    (tmp_path / "edition.toml").write_text('extends = "ristal"\nname = "x"\n', encoding="utf-8")
    box = (Path(vstrechny.__file__).parent / "content" / "armies.toml").read_text(encoding="utf-8")
    (tmp_path / "vstrechny" / "armies.toml").write_text(box.replace("attack = 5", "attack = 6", 1), encoding="utf-8")
    game = load_game("vstrechny", tmp_path)
    setting = check_setting(game, str(tmp_path), {}, BOTS, changes=["armies.knecht.attack=1"])
    job = series(setting, BOTS, 1, 1)[0]
    sent = pickle.loads(pickle.dumps(job.carried()))
    there, key = play(job), key_of(job)
    shutil.rmtree(tmp_path)
    assert play(sent) == there
    assert key_of(sent) == key
    assert jobs(1)[0].carried() == jobs(1)[0]


def test_a_bot_from_a_file_does_not_travel(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text("from ristal.bots import Bot\n\n\nclass Own(Bot): ...\n", encoding="utf-8")
    setting = check_setting(load_game("vstrechny"), None, {}, [f"{own}:Own", "random"])
    with pytest.raises(BadOption) as refused:
        series(setting, [f"{own}:Own", "random"], 1, 1)[0].carried()
    assert refused.value.problem == "own-bot-far"


def test_games_leave_as_a_table(tmp_path: Path) -> None:
    with closing(Run(tmp_path / "run.db")) as run:
        played = {key_of(job): outcome for job, outcome in play_kept(jobs(4), 1, run)}
    assert main(["lab", "table", str(tmp_path / "run.db"), "--csv", str(tmp_path / "games.csv")]) == 0
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["key"] for row in rows} == set(played)
    for row in rows:
        outcome = played[row["key"]]
        assert (int(row["decisions"]), row["how"]) == (outcome.decisions, outcome.how)
        assert json.loads(row["winners"]) == list(outcome.ranking[0])
        assert json.loads(row["bots"]) == BOTS
        assert int(row["seed"]) in (1, 2, 3, 4)


def test_parquet_holds_what_csv_holds(tmp_path: Path) -> None:
    duckdb = pytest.importorskip("duckdb")
    with closing(Run(tmp_path / "run.db")) as run:
        assert len(list(play_kept(jobs(4), 1, run))) == 4
    parquet = tmp_path / "it's.parquet"
    assert main(["lab", "table", str(tmp_path / "run.db"), "--parquet", str(parquet)]) == 0
    games, decisions = duckdb.execute("select count(*), sum(decisions) from read_parquet(?)", [str(parquet)]).fetchone()
    assert games == 4
    assert decisions > 4
