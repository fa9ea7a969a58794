"""What `ristal arena --count` counts is told in names."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from ristal.cli import main
from ristal.cli.commands import arena
from ristal.games import game_ids, load_game
from ristal.lab.arena import check_setting, play, series
from ristal.lab.tally import Tally
from ristal.text import LANGUAGES, Translator


def test_against_whom_a_die_was_compared_is_a_value_and_no_seat(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "random", "random", "--games", "2", "--count", "dice-compared.against", "dice-compared.won"]
    assert main(["arena", "ninedice", *words, "--lang", "ru"]) == 0
    out = capsys.readouterr().out
    counted = out[out.index("Сколько раз: кубики сравнены (поле «значение противника»)") :]
    assert "место" not in counted
    assert "Сколько раз: кубики сравнены (поле «победа»)" in out
    assert re.search(r"%  да *\n", out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_whatever_can_be_counted_has_a_name(game_id: str, language: str) -> None:
    """Events, their fields, and what random games put into them: no id is left for people to read in Russian."""
    game = load_game(game_id)
    words = Translator(language, game)
    words.learn("counting")
    for name, event in game.events.items():
        assert words.say(f"event-{name}")
        assert all(words.say(f"field-{part.name.replace('_', '-')}") for part in fields(event))  # type: ignore[arg-type]
    told = [f"{name}.{part.name}" for name, event in game.events.items() for part in fields(event)]  # type: ignore[arg-type]
    setting = check_setting(game, None, {}, ["random", "random"], told)
    tally = Tally(2, 2, [(job, play(job)) for job in series(setting, ["random", "random"], 4, 1)])
    shown = [arena._value(event, value, words) for event, values in tally.by_event().items() for value in values]
    assert len(shown) > 40
    if language == "ru":
        assert [text for text in shown if re.search(r"\b[a-z]{2,}", text)] == []
