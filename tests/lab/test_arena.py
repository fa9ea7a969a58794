"""The arena: fair seats, the same seeds the same games, and figures that add up."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

from interrupts import hears_ctrl_c
from ristal.cli import main
from ristal.cli.commands import arena as command
from ristal.engine.errors import BadOption
from ristal.games import load_game
from ristal.lab import arena
from ristal.lab.arena import Job, Outcome, Seating, Setting, check_setting, matrix, play, read_options, series
from ristal.lab.interval import wilson
from ristal.lab.tally import Tally
from ristal.text import LANGUAGES

GAME = load_game("vstrechny")
SETTING = check_setting(GAME, None, {}, ["greedy", "random"])
ARMIES = GAME.options[0]


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["arena", "vstrechny", *words, "--lang", "en"])
    told = capsys.readouterr()
    return code, told.out, told.err


# Who plays whom


def test_games_of_a_pair_share_the_deal_and_swap_the_seats() -> None:
    jobs = series(SETTING, ["greedy", "random"], 6, seed=10)
    assert [job.seed for job in jobs] == [10, 10, 11, 11, 12, 12]
    assert [job.seating.bots for job in jobs[:2]] == [("greedy", "random"), ("random", "greedy")]
    assert [job.seating.contestants for job in jobs[:2]] == [(0, 1), (1, 0)]


def test_the_deal_of_a_pair_is_the_same() -> None:
    first, second = series(SETTING, ["random", "greedy"], 2, seed=4)
    assert play(first).first == play(second).first
    assert play(first) != play(second)


def test_two_bots_of_one_name_swap_seats_but_never_repeat_a_game() -> None:
    jobs = series(SETTING, ["greedy", "greedy"], 6, seed=0)
    assert [job.seed for job in jobs] == [0, 1, 2, 3, 4, 5]
    assert [job.seating.contestants for job in jobs[:2]] == [(0, 1), (1, 0)]


def test_three_bots_rotate_over_three_seats() -> None:
    jobs = series(Setting("a game", None, {}), ["a", "b", "c"], 4, seed=0)
    assert [job.seating.bots for job in jobs] == 2 * [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert [job.seed for job in jobs] == [0, 0, 0, 1, 1, 1]


def test_a_matrix_pairs_each_choice_with_each_other_in_both_seats() -> None:
    choices, jobs = matrix(SETTING, ARMIES, ["greedy", "greedy"], 2, seed=0)
    assert choices == ["west", "north", "east", "south"]
    met = [job.options()["armies"] for job in jobs]
    assert all([a, b] in met for a in choices for b in choices if a != b)
    assert [job.number for job in jobs] == list(range(12))


def test_every_pairing_of_a_matrix_has_deals_of_its_own() -> None:
    _, jobs = matrix(SETTING, ARMIES, ["greedy", "random"], 8, seed=5)
    of_deal: dict[int, set[tuple[int, ...]]] = {}
    for job in jobs:
        of_deal.setdefault(job.seed, set()).add(tuple(sorted(job.seating.contestants)))
    assert sorted(of_deal) == list(range(5, 5 + 6 * 2))
    assert all(len(pairings) == 1 for pairings in of_deal.values())


def test_in_a_matrix_of_two_bots_every_choice_has_both() -> None:
    _, jobs = matrix(SETTING, ARMIES, ["greedy", "random"], 4, seed=0)
    first_pairing = {(job.seating.bots, job.seating.contestants) for job in jobs[:4]}
    assert len(first_pairing) == 4


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "greedy"], "Wrong number of players"),
        (["--bots", "greedy", "nobody"], "nobody"),
        (["--bots", "greedy", "greedy", "--options", "armies"], "name=value"),
        (["--bots", "greedy", "greedy", "--options", "armies=south,moon"], "moon"),
        (["--bots", "greedy", "greedy", "--matrix", "variant"], "each seat"),
        (["--bots", "greedy", "greedy", "--matrix", "weather"], "weather"),
        (["--bots", "greedy", "greedy", "--json", "/no/such/folder/file"], "/no/such/folder/file"),
    ],
)
def test_mistakes_are_told_before_the_first_game(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "play_all", None)
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert said in err


@pytest.mark.parametrize("words", [["--games", "0"], ["--workers", "-1"], ["--games", "many"]])
def test_numbers_are_checked(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(capsys, "--bots", "greedy", "greedy", *words)
    assert words[0] in capsys.readouterr().err


def test_options_are_read() -> None:
    options = read_options(GAME, ["armies=south,north", "variant=more-strategy"])
    assert options == {"armies": ["south", "north"], "variant": "more-strategy"}
    with pytest.raises(BadOption):
        check_setting(GAME, None, options, ["greedy", "greedy", "greedy"])


# Playing


def test_the_same_seed_is_the_same_result_however_many_workers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = []
    for workers in ("1", "2", "3"):
        file = tmp_path / workers
        words = ["--bots", "ismcts:5", "greedy", "--games", "12", "--seed", "7", "--workers", workers]
        assert run(capsys, *words, "--json", str(file))[0] == 0
        written.append(file.read_text(encoding="utf-8"))
    assert written[0] == written[1] == written[2]


def test_another_seed_is_another_result() -> None:
    lengths = [
        [play(job).decisions for job in series(SETTING, ["greedy", "random"], 4, seed)] for seed in (0, 100, 200)
    ]
    assert all(one != other for one, other in pairwise(lengths))


def test_the_replay_command_plays_that_very_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for job in matrix(SETTING, ARMIES, ["random", "greedy"], 4, seed=3)[1][1:4]:
        words = shlex.split(job.replay())
        assert words[:3] == ["ristal", "arena", "vstrechny"]
        assert run(capsys, *words[3:], "--json", str(tmp_path / "replay"))[0] == 0
        replayed = json.loads((tmp_path / "replay").read_text())["played"][0]
        outcome = play(job)
        assert replayed["ranking"] == [list(group) for group in outcome.ranking]
        assert (replayed["how"], replayed["decisions"]) == (outcome.how, outcome.decisions)


def test_a_game_that_never_ends_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "LONGEST", 5)
    with pytest.raises(RuntimeError, match="5 decisions"):
        play(series(SETTING, ["random", "random"], 1, seed=0)[0])


def test_a_failed_game_names_its_seed_after_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumbles(job: Job) -> Outcome:
        if job.seed == 3:
            raise IndexError("no such card")
        return play(job)

    monkeypatch.setattr(arena, "play", stumbles)
    code, out, err = run(capsys, "--bots", "greedy", "random", "--games", "20", "--workers", "1")
    assert code == 2
    assert "6 games" in out
    assert "The game with seed 3 failed: IndexError: no such card" in err
    assert "--seed 3" in err
    assert "in stumbles" in err


def test_ctrl_c_prints_what_there_is(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(jobs: list[Job], _workers: int) -> Iterator[tuple[Job, Outcome]]:
        for job in jobs[:3]:
            yield job, play(job)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "play_all", interrupted)
    code, out, _ = run(capsys, "--bots", "greedy", "random", "--games", "20")
    assert code == 130
    assert "Head-on Battle: 3 games" in out
    assert "Interrupted: 3 of 20 played." in out


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C is another thing")
def test_ctrl_c_reaches_a_run_of_many_processes(tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    words = ["--bots", "random", "random", "--games", "1000000", "--workers", "2", "--json", str(file), "--lang", "en"]
    with subprocess.Popen(
        [sys.executable, "-m", "ristal", "arena", "vstrechny", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
        preexec_fn=hears_ctrl_c,
    ) as process:
        while not file.exists():  # it is there just before the first game
            time.sleep(0.01)
        time.sleep(1)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")
    assert "Interrupted:" in out
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["games"] == len(data["played"])


# Counting


def outcome(ranking: tuple[tuple[int, ...], ...], how: str = "somehow", decisions: int = 10, first: int = 0) -> Outcome:
    return Outcome(ranking, how, decisions, first)


def test_a_tally_counts_wins_draws_losses_and_points_by_seat() -> None:
    jobs = series(SETTING, ["greedy", "random"], 4, seed=0)
    outcomes = [
        outcome(((0,), (1,)), "rout", 10),
        outcome(((0,), (1,)), "rout", 20),
        outcome(((0, 1),), "peace", 30),
        outcome(((1,), (0,)), "rout", 40, first=1),
    ]
    tally = Tally(2, 2, reversed(list(zip(jobs, outcomes, strict=True))))
    greedy, random = tally.overall
    assert (greedy.games, greedy.wins, greedy.draws, greedy.losses, greedy.points) == (4, 2, 1, 1, 2.5)
    assert (random.games, random.wins, random.draws, random.losses, random.points) == (4, 1, 1, 2, 1.5)
    assert [score.points for score in tally.by_seat[0]] == [1.5, 1.0]
    assert tally.against[0][1].points == 2.5
    assert tally.against[0][0].games == 0
    assert tally.first.points == 3.5
    assert tally.endings == {"rout": 3, "peace": 1}
    assert (tally.games, tally.mean_length) == (4, 25.0)


def test_the_first_player_is_judged_by_deals_not_by_games() -> None:
    jobs = series(SETTING, ["greedy", "random"], 40, seed=0)
    tally = Tally(2, 2, [(job, outcome(((0,), (1,)))) for job in jobs])
    assert 0.8 < tally.first.interval[0] < 0.9 < wilson(40, 40)[0]


def test_places_of_three_are_worth_one_a_half_and_nothing() -> None:
    job = Job(0, Setting("a game", None, {}), Seating((2, 0, 1), ("c", "a", "b"), {}), 0)
    tally = Tally(3, 3, [(job, outcome(((1,), (0,), (2,))))])
    assert [score.points for score in tally.overall] == [1.0, 0.0, 0.5]
    assert [score.wins for score in tally.overall] == [1, 0, 0]


# Showing


def test_a_report_tells_all(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "--bots", "greedy", "random", "--games", "20", "--options", "armies=south,north")
    assert (code, err) == (0, "")
    for text in ("20 games, seed 0", "Army: South, North", "greedy", "random", "first player", "Decisions in a game"):
        assert text in out
    assert "How the games ended" in out


def test_a_matrix_is_printed_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "matrix.json"
    words = ["--bots", "greedy", "greedy", "--matrix", "armies", "--games", "4", "--json", str(file)]
    code, out, _ = run(capsys, *words)
    assert code == 0
    for text in ("West", "North", "East", "South", "Overall", "first player"):
        assert text in out
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    assert data["contestants"] == ["west", "north", "east", "south"]
    assert data["games"] == len(data["played"]) == 24
    for row in range(4):
        assert data["against"][row][row] is None
        assert data["overall"][row]["games"] == 12
        for column in range(row):
            assert data["against"][row][column]["share"] + data["against"][column][row]["share"] == 1.0


def test_a_matrix_of_many_fits_into_80_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words = ["--bots", "random", "random", "--matrix", "fighters", "--games", "2"]
    assert main(["arena", "boets", *words, "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    rows = [line for line in lines if line[:2] in [f"{number} " for number in range(1, 9)]]
    assert [row.split()[1] for row in rows] == [
        "Viktor", "Anton", "Vadim", "Ruslan", "Denis", "Vasily", "Igor", "Alexei"
    ]  # fmt: skip
    assert all(row.split()[3 + number] == "—" and len(row) <= 80 for number, row in enumerate(rows))
    assert all(row.rstrip().endswith(")") and "…" not in row for row in rows)


def test_events_are_counted_by_a_field(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "counts.json"
    words = ["--bots", "random", "random", "--games", "6", "--options", "armies=south,north", "--json", str(file)]
    code, out, _ = run(capsys, *words, "--count", "unit-deployed.seat", "unit-opened.unit")
    assert code == 0
    assert "How often: a unit was deployed (by “seat”)" in out
    counts = json.loads(file.read_text(encoding="utf-8"))["counts"]
    assert counts["unit-deployed.seat"] == {"0": 36, "1": 36}  # six each, in six games
    assert set(counts["unit-opened.unit"]) <= set(GAME.names())
    assert sum(counts["unit-opened.unit"].values()) >= 6


@pytest.mark.parametrize(("count", "said"), [("no-such.seat", "unit-opened"), ("unit-opened.colour", "seat, unit")])
def test_what_cannot_be_counted_is_told_with_what_can(count: str, said: str) -> None:
    with pytest.raises(BadOption) as error:
        check_setting(GAME, None, {}, ["greedy", "random"], [count])
    assert said in str(error.value)


def test_a_page_holds_what_was_shown_and_how_to_get_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "page.md"
    words = ["--bots", "greedy", "greedy", "--games", "4", "--seed", "3", "--matrix", "armies"]
    code, out, _ = run(capsys, *words, "--page", str(file))
    lines = file.read_text(encoding="utf-8").splitlines()
    assert code == 0
    assert lines[0] == "# Head-on Battle: 24 games, seed 3"
    assert lines[2] == "    ristal arena vstrechny --bots greedy greedy --games 4 --seed 3 --matrix armies"
    table = [line.split(" | ") for line in lines if line.startswith("| ")]
    assert [row[0] for row in table[2:6]] == ["| West", "| North", "| East", "| South"]
    assert all(len(row) == 6 for row in table[:6])
    assert all(line.replace("—", "") in out for line in lines if line.startswith("Seat "))
    assert sum(line.startswith("Seat ") for line in lines) == 2


def test_both_languages_have_the_same_texts() -> None:
    ids = [
        {entry.id.name for entry in parse(_texts(language)).body if isinstance(entry, ast.Message)}
        for language in LANGUAGES
    ]
    assert ids[0] == ids[1]


def _texts(language: str) -> str:
    locale = Path(arena.__file__).parents[1] / "locale" / language
    return "".join((locale / f"{file}.ftl").read_text(encoding="utf-8") for file in ("lab", "counting"))


def test_it_speaks_in_names_and_counts_seats_from_1(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "жадный", "случайный", "--games", "2", "--options", "armies=south,north", "variant=standard"]
    counts = ["--count", "unit-deployed.seat", "unit-opened.unit"]
    assert main(["arena", "vstrechny", *words, *counts, "--lang", "ru"]) == 0
    out = capsys.readouterr().out
    for text in ("Юг, Север", "жадный", "случайный", "место 1", "место 2"):
        assert text in out
    assert "место 0" not in out
    ids = {*GAME.names(), "greedy", "random", "standard"}
    assert "Сколько раз: отряд введён в бой (поле «отряд»)" in out
    assert not ids & set(re.findall(r"[a-z][a-z-]+", out))


@pytest.mark.parametrize(
    "words",
    [
        ["--matrix", "погода"],
        ["--matrix", "variant"],
        ["--options", "armies"],
        ["--count", "ничего.seat"],
        ["--count", "unit-opened.цвет"],
        ["--json", "/нет/такой/папки"],
    ],
)
def test_mistakes_are_told_in_russian(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "vstrechny", "--bots", "жадный", "жадный", *words, "--lang", "ru"]) == 2
    told = capsys.readouterr().err
    assert "Ошибка в настройке" not in told
    assert re.search("[а-я]{5}", told)


def test_it_speaks_russian(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "vstrechny", "--bots", "greedy", "random", "--games", "21", "--lang", "ru"]) == 0
    out = capsys.readouterr().out
    assert "Встречный бой: 22 партии, зерно 0" in out
    assert "Чем кончались партии" in out
