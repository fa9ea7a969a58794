"""`ristal continue` and the menu: which of the matches that wait is gone on with."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import ristal

Piped = Callable[..., CompletedProcess[str]]
TITLES = {"boets": "Боец", "vstrechny": "Встречный бой"}


@pytest.fixture
def waiting(home: Path) -> None:
    """Three matches that were left, the first one last."""
    (home / "ristal").mkdir(parents=True)
    for number, game in enumerate(("vstrechny", "boets", "vstrechny")):
        file = home / "ristal" / f"autosave-{game}-2026-01-0{number + 1}-120000.json"
        file.write_text(ristal.new(game, seed=number).save(), encoding="utf-8")
        os.utime(file, (1_800_000_000 - number * 86_400,) * 2)


@pytest.mark.usefixtures("waiting")
def test_the_newest_is_taken_and_the_others_are_told(called: Piped) -> None:
    told = " ".join(called("--lang", "ru", "continue").stdout.split())
    assert told.startswith("Встречный бой")
    assert "Продолжаем: Встречный бой, 15.01" in told
    assert "Неоконченных ещё 2: ristal continue ИГРА" in told


@pytest.mark.usefixtures("waiting")
def test_a_game_may_be_named(called: Piped) -> None:
    told = " ".join(called("--lang", "en", "continue", "boets").stdout.split())
    assert told.startswith("The Fighter")
    assert "Unfinished are 2 more: ristal continue GAME" in told


@pytest.mark.usefixtures("waiting")
def test_a_match_that_waits_alone_needs_no_words(called: Piped, home: Path) -> None:
    for file in sorted((home / "ristal").iterdir())[1:]:
        file.unlink()
    assert "Unfinished are" not in called("--lang", "en", "continue").stdout


@pytest.mark.usefixtures("waiting")
def test_a_game_of_which_none_waits_is_told_with_those_that_do(called: Piped) -> None:
    refused = called("--lang", "ru", "continue", "demons")
    assert refused.returncode == 2
    assert "Неоконченных партий «Битва демонов» нет. Есть другие: Встречный бой, " in refused.stderr
    assert called("--lang", "ru", "continue", "chess").returncode == 2


def test_where_none_waits_it_is_said(called: Piped) -> None:
    for game in ([], ["boets"]):
        refused = called("--lang", "ru", "continue", *game)
        assert (refused.returncode, refused.stderr) == (2, "Неоконченных партий нет.\n")


@pytest.mark.parametrize(("typed", "title"), [("0\n\n", "vstrechny"), ("0\n9\n2\n", "boets")], ids=["last", "second"])
@pytest.mark.usefixtures("waiting")
def test_the_menu_lets_one_be_chosen(called: Piped, typed: str, title: str) -> None:
    told = called("--lang", "ru", "terminal", typed=typed).stdout
    assert "или ещё 2)" in " ".join(told.split())
    listed, _, begun = told.partition("Номер партии")
    assert " 2  Боец, " in listed
    assert f"{TITLES[title]} · решает" in begun
    assert ("Нужно число от 1 до 3." in begun) == ("9" in typed)


@pytest.mark.usefixtures("waiting")
def test_the_menu_goes_on_with_the_only_one_at_once(called: Piped, home: Path) -> None:
    for file in sorted((home / "ristal").iterdir())[1:]:
        file.unlink()
    told = called("--lang", "ru", "terminal", typed="0\n").stdout
    assert "Боец · решает" in told
    assert "Номер партии" not in told
