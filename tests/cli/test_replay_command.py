"""`ristal replay`: forward, back, anywhere; and records that this program cannot replay."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from subprocess import CompletedProcess
from typing import Any

import pytest
from terminal import Terminal

import ristal
from ristal.games import load_game
from ristal.text import LANGUAGES, commands, translator
from ristal.text.game_text import game_text

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
        ("стол", "Ответ 9 из"),
        ("назад", "Ответ 8 из"),
        ("вперёд", "Ответ 9 из"),
        ("и", "Ответ 8 из"),
        ("a", f"Ответ {last} из {last}"),
        ("", "Такого ответа нет"),
    ]:
        replay.until("команды): ")
        replay.type(typed)
        replay.until(shown)
    replay.until("команды): ")
    replay.type("q")
    assert replay.ended()[0] == 0


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("ru", ("помощь", "?"), "карта Имя "),
        ("ru", ("журнал",), "Юг берёт карту"),
        ("ru", ("карта Мамлюк",), "Откуда: "),
        ("ru", ("правила R5", "? R5"), "R5 "),
        ("en", ("help", "?"), "card NAME "),
        ("en", ("log",), "draws a card"),
        ("en", ("card mamluk",), "Known from: "),
        ("en", ("rules R5", "? R5"), "R5 "),
    ],
    ids=str,
)
def test_what_can_be_read_at_a_table_can_be_read_in_a_replay(
    called: Piped, record: Path, language: str, typed: tuple[str, ...], said: str
) -> None:
    unread = called("--lang", language, "replay", str(record), typed="9\n").stdout
    for line in typed:
        read = called("--lang", language, "replay", str(record), typed=f"9\n{line}\n").stdout
        assert read.count(said) > unread.count(said), line


def words_of_help(language: str) -> list[str]:
    """The words at the beginning of each line of the help for replays, but for those that end it or need a name."""
    said = translator(language)
    lines = f"{said.say('replay-help')}\n{said.say('reading-look-up')}".splitlines()
    words = [word.strip() for line in lines for word in line[:17].split(",")]
    return [word for word in words if word != "Enter" and not commands.is_meant(word, "order-quit")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_the_help_names_is_understood(called: Piped, record: Path, language: str) -> None:
    words = words_of_help(language)
    assert len(words) >= 8
    wrong = translator(language).say("replay-what")

    def is_refused(typed: str) -> bool:
        told = called("--lang", language, "replay", str(record), "--delay", "0", typed=f"{typed}\n").stdout
        return wrong in " ".join(told.split())

    assert [word for word in words if is_refused(word)] == []
    assert is_refused("ой")


def test_a_card_laid_face_down_is_told_once_it_is_opened(called: Piped, tmp_path: Path) -> None:
    """The attack is laid and waits; the defence is laid, and both are opened."""
    match, chance = ristal.new("unmatched", seed=1), Random(1)
    laid: dict[str, list[int]] = {"PlayAttack": [], "PlayDefence": []}
    while not match.over and not all(laid.values()):
        asked = match.pending[0]
        answer = chance.choice(match.legal(asked.seat))
        match.play(answer, asked.seat)
        if asked.name in laid and answer != "pass":
            laid[asked.name].append(match.number)
    file = tmp_path / "fight.json"
    file.write_text(match.record(), encoding="utf-8")
    told = called("--lang", "en", "replay", str(file), "--plain").stdout
    for name, numbers in laid.items():
        said = next(line for line in told.splitlines() if line.startswith(f"Answer {numbers[0]} of"))
        assert ("(hidden)" in said) == (name == "PlayAttack")


def test_only_a_card_that_is_turned_up_in_the_move_that_laid_it_tells_the_answer() -> None:
    told = game_text("en", load_game("demons"))
    laid = {"event": "move-laid", "seat": 1, "card": None}
    revealed = {"event": "move-revealed", "seat": 1, "card": "sweep", "number": 2}
    assert told.turns_up([laid, revealed], 1, "sweep")
    assert not told.turns_up([laid, {**revealed, "seat": 0}], 1, "sweep")  # the other has the same card
    assert not told.turns_up([laid, {"event": "series-cleared", "seat": 1, "cards": ["sweep"]}], 1, "sweep")
    assert not told.turns_up([revealed], 1, "sweep")  # laid before: what was answered now is another card


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
    assert ("name their folder: --content" in told.stdout) == ("content" in changes)
    assert ("Player 1" if "game" not in changes else "event: unit-deployed") in told.stdout


def test_a_match_of_other_cards_is_played_on_with_their_folder(called: Piped, record: Path) -> None:
    refused = called("--lang", "en", "play", str(changed(record, content="other")))
    assert refused.returncode == 2
    assert "other cards" in refused.stderr
    assert "name their folder: --content" in refused.stderr


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
