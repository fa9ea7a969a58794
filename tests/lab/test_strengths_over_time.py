"""Histories: strengths over versions and editions, in a file that is checked when it is read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ristal.cli import main
from ristal.cli.lab.history import curve
from ristal.cli.lab.history_page import DEFINITIONS
from ristal.cli.lab.remembering import History, read_history, row_of, write_history

MATRIX = ["lab", "matrix", "vstrechny", "--bots", "random", "random", "--games", "2", "--workers", "1", "--lang", "en"]


def answer(content: str, elo: float, **more: Any) -> dict[str, Any]:
    heading = {"ristal": "1", "rules": 1, "options": {}, "option": "armies", "bots": ["a", "a"], "seed": 0, "set": []}
    scores = [{"share": 0.5, "interval": [0.4, 0.6]}] * 2
    strengths = [{"choice": "west", "elo": elo, "margin": 3.0}, {"choice": "east", "elo": -elo, "margin": 4.0}]
    found = {**heading, "content": content, "games": 9, "contestants": ["west", "east"], "overall": scores}
    return {**found, "strengths": strengths, **more}


def history(*answers: dict[str, Any]) -> History:
    kept = History("vstrechny", [])
    for each in answers:
        kept.add(row_of(each, "2026-01-01", ""))
    return kept


def test_what_a_matrix_found_is_remembered_and_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, found, page = tmp_path / "vstrechny.json", tmp_path / "found.json", tmp_path / "page.html"
    assert main([*MATRIX, "--remember", str(file), "--json", str(found)]) == 0
    assert main([*MATRIX, "--remember", str(file), "--set", "armies.knight.attack=0"]) == 0
    (box, changed) = json.loads(file.read_text("utf-8"))["rows"]
    played = json.loads(found.read_text("utf-8"))
    assert [each["elo"] for each in box["strengths"]] == [each["elo"] for each in played["strengths"]]
    assert (box["content"], box["games"], box["set"]) == (played["content"], 12, [])
    assert changed["set"] == ["armies.knight.attack=0"]
    capsys.readouterr()
    asked = ["lab", "history", "vstrechny", "--file", str(file), "--lang", "en"]
    assert main([*asked, "--html", str(page), "--json", str(found)]) == 0
    shown = capsys.readouterr().out
    assert "the box" in shown
    assert "armies.knight.attack=0" in shown
    moved = {each["choice"]: each["by"] for each in json.loads(found.read_text("utf-8"))["moved"]}
    west = next(each["elo"] for each in changed["strengths"] if each["choice"] == "west")
    assert moved["west"] == pytest.approx(west - box["strengths"][0]["elo"], abs=0.002)
    text = page.read_text("utf-8")
    assert text.count("<svg") == 2
    assert text.count("<circle") == 2 * 4 * 2
    assert "Head-on Battle: strength over time" in text
    assert "Встречный бой: сила со временем" in text
    assert "http" not in text


def test_the_same_question_asked_again_replaces_its_row() -> None:
    kept = history(answer("old", 10), answer("new", 20), answer("old", 12, games=99))
    assert [(row["content"], row["games"]) for row in kept.rows] == [("new", 9), ("old", 99)]


def test_a_step_is_more_than_noise_when_it_is_beyond_both_margins_and_only_among_the_same_judges() -> None:
    kept = history(answer("one", 10), answer("two", 500, bots=["b", "b"]), answer("three", 14), answer("four", 30))
    assert kept.step("west", 0) is None
    assert kept.step("west", 1) is None
    small, great, less = kept.step("west", 2), kept.step("west", 3), kept.step("east", 3)
    assert small is not None
    assert great is not None
    assert less is not None
    assert (small.by, small.verdict) == (4, "unsure")
    assert (great.by, round(great.margin, 2), great.verdict) == (16, 4.24, "more")
    assert (less.by, less.verdict) == (-16, "less")


def test_a_curve_has_a_letter_a_row_and_a_gap_where_nobody_was() -> None:
    alone = answer("three", 5, strengths=[{"choice": "east", "elo": 0.0, "margin": 1.0}])
    kept = history(
        answer("one", 10), answer("two", -10), {**alone, "contestants": ["east"], "overall": alone["overall"][:1]}
    )
    assert (curve(kept, "west"), curve(kept, "east")) == ("█▁·", "▁█▅")


def test_a_history_is_read_as_it_was_written(tmp_path: Path) -> None:
    kept = history(answer("one", 10), answer("two", 20))
    write_history(tmp_path / "h.json", kept)
    assert read_history(tmp_path / "h.json", "vstrechny").rows == kept.rows
    assert len((tmp_path / "h.json").read_text("utf-8").splitlines()) == 6  # a row a line


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ({"bots": "greedy"}, "rows[0]: bots"),
        ({"games": True}, "rows[0]: games"),
        ({"strengths": []}, "rows[0]: strengths"),
        ({"strengths": [{"choice": "west", "elo": "1"}]}, "rows[0]: strengths"),
        ({"content": None}, "rows[0]: content"),
        ({"bots": [1, 2]}, "rows[0]: bots"),
    ],
)
def test_a_damaged_history_is_refused_and_told_where(
    damage: dict[str, Any], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [{**history(answer("one", 10)).rows[0], **damage}]
    file = tmp_path / "h.json"
    file.write_text(json.dumps({"format": 1, "game": "vstrechny", "rows": rows}), "utf-8")
    assert main(["lab", "history", "vstrechny", "--file", str(file), "--lang", "en"]) == 2
    assert told in capsys.readouterr().err
    before = file.read_bytes()
    assert main([*MATRIX, "--remember", str(file)]) == 2  # before any game is played
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "text",
    ["", "[]", '{"format": 2}', '{"format": 1, "game": "boets", "rows": []}', '{"format": 1, "game": "vstrechny"}'],
)
def test_what_is_no_history_of_the_game_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "h.json").write_text(text, "utf-8")
    assert main(["lab", "history", "vstrechny", "--file", str(tmp_path / "h.json")]) == 2


def test_without_a_history_it_is_told_how_to_begin_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "history", "boets", "--file", str(tmp_path / "none.json"), "--lang", "en"]) == 2
    assert "ristal lab matrix boets --remember" in capsys.readouterr().err


def test_what_is_in_the_repository_can_be_shown(tmp_path: Path) -> None:
    files = sorted((Path(__file__).parents[2] / "docs" / "balance" / "history").glob("*.json"))
    assert files
    for file in files:
        assert main(["lab", "history", file.stem, "--file", str(file), "--html", str(tmp_path / "page.html")]) == 0


def test_reports_say_where_their_figures_are_defined(tmp_path: Path) -> None:
    assert main([*MATRIX, "--html", str(tmp_path / "page.html")]) == 0
    text = (tmp_path / "page.html").read_text("utf-8")
    assert text.count(DEFINITIONS) == 2
    assert (Path(__file__).parents[2] / DEFINITIONS).is_file()
