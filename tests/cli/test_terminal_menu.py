"""The menu: in a game two keypresses after the start."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from terminal import Terminal

Start = Callable[..., Terminal]
Piped = Callable[..., CompletedProcess[str]]


def test_enter_enter(terminal: Start) -> None:
    menu = terminal("--lang", "ru", "terminal")
    menu.until("Встречный бой")
    menu.until("выход): ")
    menu.type("")
    settings = menu.until("q — выход: ")
    assert "Соперник новичок" in " ".join(settings.split())
    assert "Прорвитесь" in settings
    menu.type("")
    begun = menu.until("команды): ")
    assert "новичок" in begun
    assert "Прорвитесь" in begun
    menu.type("1")
    assert "Прорвитесь" not in menu.until("команды): ")  # it is said once
    menu.type("помощь")
    assert "Прорвитесь" in menu.until("команды): ")


def test_settings_are_changed_by_number_and_checked(terminal: Start) -> None:
    menu = terminal("--lang", "en", "terminal")
    menu.until("quit): ")
    menu.type("1")
    for setting, choice, shown in [
        ("1", "2", "greedy"),
        ("3", "4", "South"),
        ("4", "4", "South"),
        ("2", "2", "seat 2"),
    ]:
        menu.until("quit: ")
        menu.type(setting)
        menu.until("leave it): ")
        menu.type(choice)
        menu.until(shown)
    menu.until("quit: ")
    menu.type("")
    menu.until("“South” cannot be chosen twice")
    menu.type("9")
    menu.until("A number from 1 to 6")
    menu.until("quit: ")
    menu.type("4")
    menu.until("leave it): ")
    menu.type("2")
    menu.until("quit: ")
    menu.type("")
    shown = menu.until("commands): ")
    assert "▬ North (you)" in shown
    assert "▲ South (greedy)" in shown


def test_how_many_play_is_chosen_where_it_is_open(terminal: Start) -> None:
    menu = terminal("--lang", "en", "terminal")
    menu.until("quit): ")
    menu.type("2")
    for setting, choice in [("5", "2"), ("1", "3")]:  # a demon for the first seat, then three players
        menu.until("quit: ")
        menu.type(setting)
        menu.until("leave it): ")
        menu.type(choice)
    shown = menu.until("quit: ")
    assert "Demon, seat 3" in shown
    assert "Hermit" in shown
    menu.type("")
    shown = menu.until("commands): ")
    assert "Hermit (you)" in shown
    assert "✕" in shown  # the mark of a third seat


def test_only_settings_that_count_are_asked(terminal: Start) -> None:
    menu = terminal("--lang", "ru", "terminal")
    menu.until("выход): ")
    menu.type("3")
    settings = menu.until("q — выход: ")
    assert "Готовый набор, 1-е место" in settings
    assert "Кубики по карте" not in settings  # there are none without gathering
    menu.type("3")
    menu.until("не менять): ")
    menu.type("2")
    settings = menu.until("q — выход: ")
    assert "Готовый набор" not in settings
    assert "Кубики по карте" in settings
    menu.type("")
    assert "Набор, кубик 1 из 9" in menu.until("команды): ")


def test_rules_are_at_hand(terminal: Start) -> None:
    """The whole book with its cards, through a pager; then the settings again."""
    menu = terminal("--lang", "en", "terminal", PAGER="sed s/^/PAGED:/")
    menu.until("quit): ")
    menu.type("")
    menu.until("quit: ")
    menu.type("?")
    book = menu.until("quit: ")
    assert "R1 " in book
    assert "PAGED:Mamluk — unit" in book


def test_a_saved_match_can_be_gone_on_with(terminal: Start, called: Piped, home: Path) -> None:
    called("--lang", "en", "play", "vstrechny", "--opponent", "greedy", typed="1\n")
    assert len(list((home / "ristal").iterdir())) == 1
    menu = terminal("--lang", "en", "terminal")
    assert "Go on with the unfinished match (Head-on Battle, " in menu.until("quit): ")
    menu.type("0")
    assert "(greedy)" in menu.until("commands): ")


@pytest.mark.parametrize("typed", ["q\n", "1\nquit\n", "", "1\n", "8\n"])
def test_leaving(called: Piped, home: Path, typed: str) -> None:
    left = called("--lang", "en", "terminal", typed=typed)
    assert left.returncode == 0
    assert left.stderr == ""
    assert not home.exists()
