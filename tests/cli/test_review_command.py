"""`ristal review`: figures as JSON and a page in either language."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import ristal
from ristal.engine.chance import FastChance

Called = Callable[..., CompletedProcess[str]]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match, chance = ristal.new("vstrechny", seed=2), FastChance(1)
    while not match.over:
        seat = match.table.first_asked()
        legal = match.legal(seat)
        match.play(legal[chance.draw(len(legal))], seat)
    file = tmp_path / "record.json"
    file.write_text(match.record(), encoding="utf-8")
    return file


def test_the_figures_are_written(called: Called, record: Path, tmp_path: Path) -> None:
    output = tmp_path / "review.json"
    done = called("--lang", "en", "review", str(record), "--json", str(output), "--iterations", "8")
    assert (done.returncode, "Result = skill + luck" in done.stdout) == (0, True), done.stderr
    review = json.loads(output.read_text(encoding="utf-8"))
    assert [seat["seat"] for seat in review["seats"]] == [0, 1]
    assert all(seat["decisions"] + seat["luck"] + seat["guessing"] == seat["result"] for seat in review["seats"])
    assert review["done"] == review["total"] == len(review["decisions"]) > 0
    assert all(0 <= each["loss"] <= 1 for each in review["decisions"])
    assert all(-1 <= node["luck"] <= 1 for node in review["chance"])
    assert not record.with_suffix(".html").exists()


@pytest.mark.parametrize(("language", "title"), [("ru", "<h1>Разбор: Встречный бой</h1>"), ("en", "<h1>Review: ")])
def test_the_page_lies_beside_the_record(called: Called, record: Path, language: str, title: str) -> None:
    done = called("--lang", language, "review", str(record), "--iterations", "0")
    assert (done.returncode, str(record.with_suffix(".html")) in done.stdout) == (0, True), done.stderr
    assert title in record.with_suffix(".html").read_text(encoding="utf-8")


def test_as_many_bots_are_named_as_there_are_seats(called: Called, record: Path) -> None:
    done = called("--lang", "en", "review", str(record), "--bots", "greedy")
    assert (done.returncode, done.stderr) == (2, "Name as many bots as there are seats: 2.\n")
