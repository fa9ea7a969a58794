"""Errors are codes with details, said in both languages, by names."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import ristal
from ristal.engine.errors import BadOption, RistalError
from ristal.games import load_game
from ristal.text import translator

WRONG: list[tuple[str, Callable[[], object]]] = [
    ("vstrechny", lambda: ristal.new("vstrechny", armies=["south", "south"])),
    ("vstrechny", lambda: ristal.new("vstrechny", armies=["south"])),
    ("vstrechny", lambda: ristal.new("vstrechny", variant="chess")),
    ("vstrechny", lambda: ristal.new("vstrechny", colour="red")),
    ("demons", lambda: ristal.new("demons", seats=5)),
    ("demons", lambda: ristal.new("demons", seats=2, teams="yes")),
    ("demons", lambda: ristal.new("demons", seats=2, first="3")),
    ("unmatched", lambda: ristal.new("unmatched", seats=2, mode="teams")),
    ("unmatched", lambda: ristal.new("unmatched", heroes=["alice", "alice"])),
    ("boets", lambda: ristal.new("boets", fighters=["nemkov", "nemkov"])),
    ("vstrechny", lambda: ristal.load("{}")),
    ("vstrechny", lambda: ristal.new("vstrechny", seed=1).undo()),
    ("vstrechny", lambda: ristal.new("vstrechny", seed=1).at(7)),
    ("vstrechny", lambda: ristal.new("vstrechny", seed=1).throw(3)),
    ("vstrechny", lambda: ristal.new("vstrechny", seed=1).legal(7)),
]


@pytest.mark.parametrize(("game", "do"), WRONG)
def test_an_error_is_worded_in_both_languages_by_names(game: str, do: Callable[[], object]) -> None:
    with pytest.raises(RistalError) as met:
        do()
    russian, english = (translator(language, load_game(game)).error(met.value) for language in ("ru", "en"))
    ids = {
        "chess",
        "colour",
        "seats",
        "armies",
        "draft",
        "variant",
        "first",
    }  # what was typed, and what may be typed instead
    assert set(re.findall(r"[a-z]{3,}", russian)) <= ids
    assert not re.search("[а-яё]", english)
    assert not re.search("[а-яё]", str(met.value))


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_long_word_is_cut_not_refused(language: str) -> None:
    """R12: Fluent takes 2,500 letters; more of a foreign file was an error of ours."""
    said = translator(language).error(BadOption("unknown", option="y" * 50_000, known=["z" * 50_000]))
    assert "y" * 100 in said
    assert len(said) < 5000
