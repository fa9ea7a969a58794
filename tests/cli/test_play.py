"""`ristal play` as a person at a terminal meets it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from terminal import Terminal

import ristal

Start = Callable[..., Terminal]
Piped = Callable[..., CompletedProcess[str]]

PROMPT = {"ru": "команды): ", "en": "commands): "}
PROMPT_AFTER = {"ru": "закончить): ", "en": "finish): "}
GAME = ("play", "vstrechny", "--seed", "1", "--armies", "south,north", "--first", "1")


@pytest.mark.parametrize(
    ("language", "won", "drawn", "you"),
    [("ru", "Победа: ", "Ничья. ", "Вы "), ("en", " won. ", "A draw. ", "You ")],
    ids=["ru", "en"],
)
def test_a_whole_game(terminal: Start, tmp_path: Path, language: str, won: str, drawn: str, you: str) -> None:
    record = tmp_path / "record.json"
    play = terminal("--lang", language, *GAME, "--opponent", "random", "--record", str(record))
    while play.until(PROMPT[language], won, drawn).endswith(PROMPT[language]):
        play.type("1")
    last = play.until(PROMPT_AFTER[language])
    play.type("")
    code, told = play.ended()
    assert code == 0
    assert str(record) in told.replace("\n", "")
    match = ristal.replay(record.read_text(encoding="utf-8"))
    assert match.over
    assert match.result is not None
    assert (you in last) != match.result.is_draw


def test_numbers_notation_names_and_the_other_keyboard(terminal: Start) -> None:
    play = terminal("--lang", "ru", *GAME, "--opponent", "random")
    for typed, cell in [("2", "b1"), ("а1", "a1"), ("C1", "c1"), ("ф2", "a2")]:
        play.until(PROMPT["ru"])
        play.type(typed)
        play.until(f"занимает {cell}")


def test_why_tells_the_reason_and_its_clause(terminal: Start) -> None:
    play = terminal(*GAME, "--lang", "ru")
    play.until(PROMPT["ru"])
    play.type("почему b3")
    assert "на чужой половине" in play.until("(§R11)")
    play.type("why b2")
    assert "b2 уже занята" in play.until("(§R11)")
    play.type("почему a1")
    play.until("так можно")
    play.type("почему")
    play.until("почему c2")


def test_question_mark_shows_the_rule_in_force_and_any_other(terminal: Start) -> None:
    play = terminal("--lang", "en", *GAME)
    play.until(PROMPT["en"])
    play.type("?")
    play.until("R11 ")
    play.type("? r24")
    play.until("R24 ")
    play.type("?R99")
    play.until("no clause “R99”")


def test_question_mark_shows_every_rule_in_force_at_a_question(terminal: Start, tmp_path: Path) -> None:
    position = tmp_path / "technique.toml"
    position.write_text(
        'game = "boets"\nfighters = ["nemkov", "glukhov"]\nto_move = 0\nphase = "technique"\n'
        'hand = [["backfist"], ["duck"]]\n'
    )
    play = terminal("--lang", "ru", "play", "--position", str(position))
    play.until(PROMPT["ru"])
    play.type("?")
    told = play.until(PROMPT["ru"])
    assert "R21 За ход проводят один приём" in told
    assert "R55 Не можете или не хотите проводить приём" in told


def test_what_is_wrong_is_said_and_changes_nothing(terminal: Start, tmp_path: Path) -> None:
    play = terminal("--lang", "ru", *GAME, "--opponent", "random")
    saved = []
    for name in ("before", "after"):
        play.until(PROMPT["ru"])
        play.type(f"сохранить {tmp_path / name}")
        play.until("Партия сохранена")
        saved.append(tmp_path / name)
        for typed, said in [
            ("b4", "на чужой половине"),
            ("99", "не ответ на этот вопрос"),
            ("привет", "не ответ на этот вопрос"),
            ("²", "не ответ на этот вопрос"),
            ("я" * 500, "не ответ на этот вопрос"),
            ("--", "не ответ на этот вопрос"),
        ]:
            play.type(typed)
            play.until(said)
    assert saved[0].read_text() == saved[1].read_text()


def test_undo_takes_back_to_the_last_own_decision(terminal: Start, tmp_path: Path) -> None:
    play = terminal("--lang", "en", *GAME, "--opponent", "greedy")
    play.until(PROMPT["en"])
    play.type("undo")
    play.until("nothing to take back")
    play.type(f"save {tmp_path / 'first'}")
    play.until("is saved")
    play.until(PROMPT["en"])
    play.type("a1")
    play.until("takes a1", PROMPT["en"])
    play.type("undo")
    play.until("Your answer is taken back: a1", PROMPT["en"])
    play.type(f"save {tmp_path / 'again'}")
    play.until("is saved")
    first, again = (json.loads((tmp_path / name).read_text()) for name in ("first", "again"))
    assert (first["state"], first["chance"]) == (again["state"], again["chance"])


def test_saving_spares_files_of_others(terminal: Start, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("mine")
    play = terminal("--lang", "en", *GAME)
    play.until(PROMPT["en"])
    play.type(f"save {other}")
    play.until("there already")
    play.type(f"save {tmp_path / 'missing' / 'deep.json'}")
    play.until("is saved")
    play.type(f"save {tmp_path / 'missing' / 'deep.json'}")
    play.until("is saved")
    play.type(f"save {tmp_path}")
    play.until("there already")
    play.type("save ~nobody-here/x")
    play.until("Cannot write")
    play.type(f"save {tmp_path}/{'x' * 300}")
    play.until("Cannot write")
    assert other.read_text() == "mine"


@pytest.mark.parametrize("way", ["quit", "end of input", "interrupt"])
def test_leaving_saves_and_tells_how_to_go_on(terminal: Start, home: Path, way: str) -> None:
    play = terminal("--lang", "ru", *GAME, "--opponent", "greedy", "--seat", "2")
    play.until(PROMPT["ru"])
    play.type("1")
    asked = play.until("Новый отряд — ", "Расстановка: ") and play.until("?")
    play.until(PROMPT["ru"])
    if way == "quit":
        play.type("выход")
    elif way == "interrupt":
        play.interrupt()
    else:
        play.press(b"\x04")
    code, last = play.ended()
    assert code == (130 if way == "interrupt" else 0)
    [file] = (home / "ristal").iterdir()
    told = last.replace("\n", "")
    assert f"ristal play {file} --lang ru" in told  # what is typed as it stands speaks the same language
    again = terminal(*told[told.rindex("ristal play") :].split()[1:])
    shown = again.until(PROMPT["ru"])
    assert asked in shown
    assert "▲ Юг (жадный)" in shown
    assert "▬ Север (вы)" in shown


def test_a_loaded_match_ends_and_its_autosave_goes(piped: Piped, home: Path) -> None:
    left = piped("--lang", "en", *GAME, "--opponent", "random", typed="1\n1\n")
    assert left.returncode == 0
    [file] = (home / "ristal").iterdir()
    ended = piped("--lang", "en", "play", "--load", str(file), typed="1\n" * 100)
    assert ended.returncode == 0
    assert re.search(r" won\. |A draw\. ", ended.stdout)
    [records] = (home / "ristal").iterdir()
    [record] = records.iterdir()
    assert ristal.replay(record.read_text(encoding="utf-8")).over


def test_a_position_written_by_hand(called: Piped, tmp_path: Path) -> None:
    page = tmp_path / "position.toml"
    page.write_text(
        'game = "vstrechny"\narmies = ["south", "north"]\nto_move = 0\nopened = "bedouin"\n'
        'field = """\n. bedouin .\n. . .\n. . .\n. . .\n"""\nreserve = [[], []]\n'
    )
    won = called("--lang", "en", "play", "--position", str(page), typed="b1\nвперёд\nstop\n")
    assert won.returncode == 0
    assert "Bedouin goes from b1 to b2" in won.stdout
    page.write_text('game = "vstrechny"\narmies = ["south"]\n')
    wrong = called("--lang", "en", "play", "vstrechny", "--position", str(page))
    assert wrong.returncode == 2
    assert "A mistake in the position" in wrong.stderr


def test_help_and_log(terminal: Start) -> None:
    play = terminal("--lang", "ru", *GAME)
    play.until(PROMPT["ru"])
    play.type("рудз")  # «help» on the Russian keyboard
    play.until("взять назад свой последний ответ")
    play.until("★ — элита")
    play.until(PROMPT["ru"])
    play.type("журнал")
    assert "Армии сошлись: Юг, Север." in play.until(PROMPT["ru"])
    play.type("")
    play.until("Расстановка: куда поставить")  # the table again


def test_watching_bots(piped: Piped, terminal: Start, tmp_path: Path) -> None:
    page = tmp_path / "position.toml"
    page.write_text(
        'game = "vstrechny"\narmies = ["south", "north"]\nto_move = 0\nfield = """\n'
        'konung . archer\n. . berserk\nmamluk . saqlab\n. bedouin .\n"""\n'
        'reserve = [["mamluk", "sarbaz"], ["rider", "archer"]]\n'
    )
    watched = ("play", "--position", str(page), "--watch", "greedy", "random", "--delay", "0", "--seed", "1")
    paper = piped(*watched, "--lang", "en")
    assert paper.returncode == 0
    assert "▲ South (greedy)" in paper.stdout
    assert "▬ North (random)" in paper.stdout
    assert "\x1b" not in paper.stdout
    ending = re.search(r".*( won|A draw)\. .*", paper.stdout)
    assert ending is not None
    code, shown = terminal(*watched, "--lang", "en").ended()
    assert code == 0
    assert ending[0] in shown


def test_a_terminal_without_colours_and_paper_without_escapes(piped: Piped, terminal: Start) -> None:
    play = terminal("--lang", "en", *GAME, NO_COLOR="1")
    play.until(PROMPT["en"])
    assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|9[0-7]|38;)[0-9;]*m", play.raw)
    paper = piped("--lang", "en", *GAME, typed="1\n? R24\nhelp\n")
    assert "\x1b" not in paper.stdout
    assert "▲ Saqlab" in paper.stdout


@pytest.mark.parametrize("columns", [5, 20, 40, 60])
def test_narrow_terminals_are_survived(called: Piped, columns: int) -> None:
    options = ("--variant", "more-strategy", "--opponent", "random")
    played = called("--lang", "ru", *GAME, *options, typed="1\n" * 25, COLUMNS=str(columns))
    assert played.returncode == 0
    assert played.stderr == ""
