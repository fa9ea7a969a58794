"""Every event and every question of every game has its place in the game's folder of the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ristal.games import game_ids

ROOT = Path(__file__).parents[2]


def named(game: str, kind: str) -> list[str]:
    """The names of a union of docs/contract/<game>.events.ts."""
    text = (ROOT / "docs" / "contract" / f"{game}.events.ts").read_text("utf-8")
    if kind == "event":
        shared = (ROOT / "docs" / "contract" / "match.events.ts").read_text("utf-8")
        return re.findall(r'event: "([\w-]+)"', text + shared)
    return re.findall(r'\| "(\w+)"', text)


@pytest.mark.parametrize("game", game_ids())
def test_every_event_moves_something_and_every_question_is_drawn(game: str) -> None:
    folder = ROOT / "web" / "src" / "games" / game
    source = "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.ts")))
    events, questions = named(game, "event"), named(game, "question")
    assert len(events) > 8
    assert len(questions) > 3
    assert [name for name in events if not re.search(rf'^  (?:"{name}"|{name})(?::|\()', source, re.MULTILINE)] == []
    assert [name for name in questions if not re.search(rf"^  {name}: ", source, re.MULTILINE)] == []
