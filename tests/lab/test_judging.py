"""Judges: what four times a budget is, and when an order is called the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ristal.cli import main
from ristal.cli.lab.judging import Figure, compare_orders, games_against_reference, raise_budget, reference_of
from ristal.engine.errors import BadOption


@pytest.mark.parametrize(
    ("bot", "stronger"),
    [
        ("ismcts:50", "ismcts:200"),
        ("novice", "ismcts:1200"),
        ("ismcts:0.25s", "ismcts:1s"),
        ("greedy", "novice"),
        ("beginner", "novice"),
    ],
)
def test_four_times_the_budget(bot: str, stronger: str) -> None:
    assert raise_budget(bot) == stronger


def test_a_bot_of_ones_own_has_a_budget_that_nobody_knows() -> None:
    with pytest.raises(BadOption):
        raise_budget("mine.py:Cautious")


def test_who_shows_how_strong_a_judge_is() -> None:
    assert [reference_of(bot) for bot in ("ismcts:100", "greedy", "random")] == ["greedy", "random", None]
    assert [games_against_reference(games) for games in (12, 20, 78, 100_000)] == [0, 2, 6, 40]


FIRST = [Figure("a", 60.0, 10.0), Figure("b", 0.0, 10.0), Figure("c", -50.0, 10.0)]


@pytest.mark.parametrize(
    ("second", "verdict", "swapped"),
    [
        ([40.0, 10.0, -60.0], "same", []),
        ([-60.0, 40.0, -60.0], "changed", [("a", "b")]),
        ([-1.0, 0.0, -60.0], "changed", [("a", "b")]),  # 60 ahead before, so that so much cannot be chance
        ([60.0, -60.0, -50.0], "unsure", []),  # 10 behind after 50 ahead: with such margins it may be
    ],
)
def test_an_order_is_the_same_or_changed_pair_by_pair(
    second: list[float], verdict: str, swapped: list[tuple[str, str]]
) -> None:
    margin = 60.0 if verdict == "unsure" else 10.0
    figures = [Figure(name, at, margin) for name, at in zip("abc", second, strict=True)]
    order = compare_orders(FIRST, figures)
    assert (order.verdict, order.swapped) == (verdict, swapped)


def test_who_cannot_be_told_apart_is_in_no_order() -> None:
    level = [Figure("a", 1.0, 10.0), Figure("b", 0.0, 10.0)]
    apart = [Figure("a", -40.0, 10.0), Figure("b", 0.0, 10.0)]
    assert compare_orders(level, level).verdict == "level"
    assert compare_orders(level, apart).verdict == "changed"
    assert compare_orders(level, [Figure("a", 40.0, 10.0), Figure("b", 0.0, 10.0)]).verdict == "unsure"


def ask(tmp_path: Path, *words: str) -> dict[str, Any]:
    path = tmp_path / "answer.json"
    assert main(["lab", *words, "--workers", "1", "--json", str(path), "--lang", "en"]) == 0
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def test_every_answer_is_headed_by_its_judges(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = ask(tmp_path, "matrix", "vstrechny", "--bots", "random", "random", "--games", "4")
    assert [each["bot"] for each in found["judges"]["each"]] == ["random"]
    assert found["judges"]["each"][0]["strength"] is None
    assert found["judges"]["four_times"] is None
    said = capsys.readouterr().out
    assert said.index("Judges:") < said.index("West")
    assert "--four-times" in said


def test_four_times_is_asked_with_stronger_judges_and_fewer_games(tmp_path: Path) -> None:
    question = ["vstrechny", "--bots", "ismcts:2", "ismcts:2", "--only", "west", "--games", "8", "--seed", "3"]
    run = ("--run", str(tmp_path / "run.db"))
    found = ask(tmp_path, "matrix", *question, "--four-times", *run)
    checked = found["judges"]["four_times"]
    assert (checked["bots"], checked["games"]) == (["ismcts:8", "ismcts:8"], 6)
    assert checked["verdict"] in ("same", "changed", "unsure", "level")
    (judge,) = found["judges"]["each"]
    assert (judge["bot"], judge["against"], judge["strength"]["games"]) == ("ismcts:2", "greedy", 2)
    again = ask(tmp_path, "matrix", *question, "--four-times", *run)
    assert again["reused"] == 24 + 6 + 2
    assert {**again, "reused": 0} == {**found, "reused": 0}


@pytest.mark.parametrize(
    "question",
    [
        ("compare", "vstrechny", "--set", "armies.knight.attack=6", "--games", "32"),
        ("worth", "demons", "--only", "dodge", "--games", "8"),
    ],
)
def test_differences_are_checked_against_nought(question: tuple[str, ...], tmp_path: Path) -> None:
    checked = ask(tmp_path, *question, "--bots", "ismcts:1", "ismcts:1", "--four-times")["judges"]["four_times"]
    assert checked["bots"] == ["ismcts:4", "ismcts:4"]
    assert checked["figures"][0]["name"] == ""
    assert len(checked["figures"]) == 2
