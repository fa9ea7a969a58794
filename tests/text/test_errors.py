"""Errors are codes with details, said in both languages, by names."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import ristal
from ristal.engine.errors import RistalError
from ristal.games import load_game
from ristal.text import LANGUAGES, translator

SOURCES = Path(ristal.__file__).parent
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
def test_an_error_is_said_by_its_problem_in_both_languages(game: str, do: Callable[[], object]) -> None:
    with pytest.raises(RistalError) as met:
        do()
    for language in LANGUAGES:
        said = translator(language, load_game(game)).error(met.value)
        assert said != str(met.value)
        if language == "ru":
            typed = {"chess", "colour"}  # is echoed as it was typed
            assert set(re.findall(r"[a-z]{3,}", said)) <= typed


def test_every_problem_has_words_in_both_languages() -> None:
    problems = set()
    for path in SOURCES.rglob("*.py"):
        problems |= set(re.findall(r'problem="([a-z-]+)"', path.read_text(encoding="utf-8")))
    assert len(problems) > 15
    for language in LANGUAGES:
        files = [SOURCES / "locale" / language / f"{part}.ftl" for part in ("engine", "lab", "server")]
        texts = "\n".join(file.read_text(encoding="utf-8") for file in files)
        worded = {
            name
            for line in re.findall(r"^error-[a-z-]+", texts, re.MULTILINE)
            for name in problems
            if line.endswith(f"-{name}")
        }
        assert worded == problems
