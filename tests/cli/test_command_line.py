"""Flags, help and mistakes, in both languages."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import ristal
import ristal.engine.table
from ristal.cli.boards import drawing
from ristal.cli.errors import UserError
from ristal.cli.options import read_options
from ristal.games import boets, game_ids, load_game
from ristal.text.game_text import game_text
from ristal.text.rulebook import Rulebook, rulebook

Piped = Callable[..., CompletedProcess[str]]


def test_version(piped: Piped, called: Piped) -> None:
    assert piped("--version").stdout == f"ristal {ristal.__version__}\n"
    assert called("--lang", "en", "--version").stdout == f"ristal {ristal.__version__}\n"


@pytest.mark.parametrize(
    "arguments", [["--lang", "ru", "rules"], ["rules", "--lang", "ru"], ["rules", "--lang=ru"]], ids=" ".join
)
def test_the_language_stands_before_or_after_the_command(called: Piped, arguments: list[str]) -> None:
    assert "«Встречный бой»" in called(*arguments).stdout


@pytest.mark.parametrize(("system", "title"), [("ru_RU.UTF-8", "Встречный"), ("de_DE.UTF-8", "Head-on")])
def test_the_language_of_the_system(called: Piped, system: str, title: str) -> None:
    assert title in called("rules", RISTAL_LANG="", LC_ALL=system).stdout


def test_help_is_spoken_too(called: Piped) -> None:
    assert "Команды:" in called("--lang", "ru", "--help").stdout
    assert "Ключи:" in called("play", "-h", "--lang", "ru").stdout


def test_the_options_of_a_game_are_flags(called: Piped) -> None:
    shown = called("play", "vstrechny", "--help", "--lang", "en").stdout
    for option in load_game("vstrechny").options:
        assert f"--{option.name}" in shown


def test_a_surname_is_enough_to_choose_a_fighter() -> None:
    chosen = read_options(load_game("boets"), {"fighters": "Телепнёв,glukhov"})
    assert chosen["fighters"] == ["telepnyov", "glukhov"]


def test_a_surname_that_two_fighters_have_is_not_enough(tmp_path: Path) -> None:
    shutil.copytree(Path(boets.__file__).parent / "content", tmp_path, dirs_exist_ok=True)
    fighters = tmp_path / "fighters.toml"
    fighters.write_text(fighters.read_text(encoding="utf-8").replace("Глухов", "Немков"), encoding="utf-8")
    with pytest.raises(UserError):
        read_options(load_game("boets", tmp_path), {"fighters": "Немков"})


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nonsense"], "'nonsense' не подходит"),
        (["play"], "Во что играем?"),
        (["play", "chess"], "'chess' не подходит"),
        (["play", "vstrechny", "--nonsense"], "лишнее: --nonsense"),
        (["play", "vstrechny", "--seat"], "нужно значение"),
        (["play", "vstrechny", "--seat", "x"], "--seat: 'x' не подходит"),
        (["play", "vstrechny", "--seat", "3"], "Места 3 нет: они считаются от 1 до 2"),
        (["play", "vstrechny", "--seat", "0"], "Места 0 нет"),
        (["play", "vstrechny", "--first", "0"], "можно random, 1, 2"),
        (["continue"], "Неоконченных партий нет"),
        (["terminal", "--content", "/missing"], "нет карт ни для одной из игр"),
        (["play", "vstrechny", "--opponent", "bear"], "Соперника «bear» нет"),
        (["play", "vstrechny", "--opponent", "greedy,human"], "Соперников нужно 1, а названо 2"),
        (["play", "vstrechny", "--watch", "greedy", "greedy", "greedy"], "Ботов нужно 2, а названо 3"),
        (["play", "vstrechny", "--watch", "human"], "только боты"),
        (["play", "vstrechny", "--watch", "greedy", "--seat", "1"], "одни боты"),
        (["play", "vstrechny", "--armies", "mars"], "«mars» не подходит"),
        (["play", "vstrechny", "--armies", "юг,south"], "нельзя выбрать дважды"),
        (["play", "vstrechny", "--armies", "юг,север,запад"], "«Армия»: нужен список из 2"),
        (["play", "vstrechny", "--delay", "-1"], "Пауза бывает от 0"),
        (["play", "vstrechny", "--delay", "nan"], "Пауза бывает от 0"),
        (["play", "vstrechny", "--record", "/missing/record.json"], "нет такой папки"),
        (["play", "vstrechny", "--content", "/missing"], "Ошибка в файле с картами"),
        (["play", "--load", "/missing.json"], "не прочитать: его нет"),
        (["play", "--load", "/"], "не прочитать: это папка"),
        (["play", "--load", "x", "--position", "y"], "нельзя вместе"),
        (["play", "vstrechny", "--load", "x", "--variant", "standard"], "только для новой партии"),
        (["replay"], "не хватает: ФАЙЛ"),
        (["rules", "vstrechny", "R99"], "Пункта «R99» в правилах нет"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_mistakes_are_said_in_a_line_or_two(called: Piped, arguments: list[str], said: str) -> None:
    mistaken = called(*arguments, "--lang", "ru")
    assert mistaken.returncode == 2
    assert mistaken.stdout == ""
    assert said in mistaken.stderr
    assert mistaken.stderr.count("\n") <= 2


def test_what_is_no_save_is_refused(called: Piped, tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    for text, said in [
        (b"\xff\xfe", "does not hold text"),
        (b"[]", "neither a match nor"),
        (b"{}", "neither a match nor"),
    ]:
        save.write_bytes(text)
        refused = called("play", "--load", str(save), "--lang", "en")
        assert refused.returncode == 2
        assert said in refused.stderr


def test_plain_python_says_so(called: Piped) -> None:
    pure = str(ristal.engine.table.__file__).endswith(".py")
    for arguments in (("play", "vstrechny"), ("terminal",)):
        assert ("plain Python" in called("--lang", "en", *arguments).stdout) == pure


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_table_and_a_page_of_rules_in_both_languages(game: str) -> None:
    drawing(load_game(game), game_text("ru", load_game(game)))
    russian, english = rulebook(game, "ru"), rulebook(game, "en")
    assert list(russian.clauses) == list(english.clauses) != []
    for question in load_game(game).questions.values():
        assert question.CLAUSE in russian.clauses or question.__module__ == "ristal.engine.effect"


def test_the_page_of_rules(piped: Piped, called: Piped) -> None:
    page = piped("--lang", "ru", "rules", "vstrechny")
    assert page.returncode == 0
    assert "Больше стратегии" in page.stdout
    assert "The turn" not in page.stdout
    clause = called("rules", "vstrechny", "§р15", "--lang", "en").stdout
    assert clause.startswith("R15 ")
    assert "R16" not in clause


def test_a_clause_ends_where_the_next_begins() -> None:
    page = "# T\n\n## Русский\n\n### П\n- **R1** один\n  и два\n- **R2** три\n\n## English\n\n- **R1** one\n"
    assert Rulebook(page, "ru").clauses == {"R1": "один и два", "R2": "три"}
    assert Rulebook(page, "en").clause("r1") == "**R1** one"
    assert Rulebook(page, "en").title == "T"
