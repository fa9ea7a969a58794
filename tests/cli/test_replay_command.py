"""`ristal replay`: forward, back, anywhere; and records that this program cannot replay."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest
from terminal import Terminal

import ristal

Start = Callable[..., Terminal]
Piped = Callable[..., CompletedProcess[str]]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = ristal.new("vstrechny", seed=2, armies=["south", "north"], variant="more-strategy", first="0")
    while not match.over:
        seat = match.pending[0].seat
        match.play(match.legal(seat)[0], seat)
    file = tmp_path / "record.json"
    file.write_text(match.record(), encoding="utf-8")
    return file


def changed(record: Path, **changes: object) -> Path:
    data: dict[str, Any] = json.loads(record.read_text(encoding="utf-8"))
    record.write_text(json.dumps({**data, **changes}), encoding="utf-8")
    return record


def test_forward_back_anywhere_and_by_itself(terminal: Start, record: Path) -> None:
    last = len(json.loads(record.read_text(encoding="utf-8"))["moves"])
    replay = terminal("--lang", "ru", "replay", str(record), "--delay", "0")
    replay.until(f"Начало. Всего {last} ответ")
    for typed, shown in [
        ("", "Ответ 1 из"),
        ("n", "Ответ 2 из"),
        ("b", "Ответ 1 из"),
        ("b", "Начало."),
        ("b", "Такого ответа нет"),
        ("9", "Ответ 9 из"),
        ("999", "Такого ответа нет"),
        ("ой", "Непонятно"),
        ("a", f"Ответ {last} из {last}"),
        ("", "Такого ответа нет"),
    ]:
        replay.until("Дальше: ")
        replay.type(typed)
        replay.until(shown)
    replay.until("Дальше: ")
    replay.type("q")
    assert replay.ended()[0] == 0


def test_a_spectator_sees_no_hands_and_a_seat_its_own(called: Piped, record: Path) -> None:
    spectator = called("--lang", "en", "replay", str(record), "--plain").stdout
    assert "draws a card" in spectator
    assert "South draws Mamluk" not in spectator
    south = called("--lang", "en", "replay", str(record), "--plain", "--seat", "1").stdout
    assert "South draws a card" not in south
    assert "North draws a card" in south


@pytest.mark.parametrize(
    ("changes", "notice"),
    [
        ({"version": 0}, "another version of the rules"),
        ({"content": "other"}, "with other cards"),
        ({"game": "chess"}, "does not agree with the rules"),
    ],
    ids=["version", "content", "game"],
)
def test_what_cannot_be_replayed_is_told_from_its_events(
    called: Piped, record: Path, changes: dict[str, object], notice: str
) -> None:
    told = called("--lang", "en", "replay", str(changed(record, **changes)))
    assert told.returncode == 0
    assert notice in told.stdout
    assert ("Player 1" if "game" not in changes else "event: unit-deployed") in told.stdout


@pytest.mark.parametrize(
    "text",
    ["", "[1]", "{}", '{"opening": 5, "moves": []}', '{"game": ["x"], "opening": [{}], "moves": []}'],
)
def test_what_is_no_record_is_said_to_be_none(called: Piped, tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text)
    broken = called("--lang", "ru", "replay", str(file))
    assert broken.returncode == 2
    assert "Это не партия" in broken.stderr or "Не удалось прочитать" in broken.stderr
    assert "Traceback" not in broken.stderr


@pytest.mark.parametrize("opening", [5, [1], [{}], [{"data": 1, "sees": 3, "secret": {}}]], ids=str)
def test_a_damaged_opening_of_a_position_is_no_record(called: Piped, tmp_path: Path, opening: object) -> None:
    """What followed from a position before its first question is told by the record alone."""
    file = tmp_path / "record.json"
    text = 'fighters = ["nemkov", "glukhov"]\nto_move = 0\nphase = "round-end"\n'
    file.write_text(ristal.position("boets", text).record(), encoding="utf-8")
    broken = called("--lang", "en", "replay", str(changed(file, opening=opening)))
    assert broken.returncode == 2
    assert "Traceback" not in broken.stderr
