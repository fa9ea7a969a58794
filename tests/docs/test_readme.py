"""The documents say what is so: examples run, commands and links exist."""

from __future__ import annotations

import doctest
import pkgutil
import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

import ristal
import ristal.cli
import ristal.cli.commands

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
READMES = [ROOT / "README.md", ROOT / "README.ru.md"]
HOWTOS = sorted((ROOT / "docs" / "howto").glob("[a-z]*.md"))


@pytest.mark.parametrize("page", [*READMES, ROOT / "docs" / "python.md", *HOWTOS], ids=lambda page: page.name)
def test_the_examples_run(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried == len(re.findall(r"^\s*>>> ", text, re.MULTILINE))
    assert tried > 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_both_readmes_show_every_command() -> None:
    modules = [module.name for module in pkgutil.iter_modules(ristal.cli.commands.__path__)]
    commands = {name for name in modules if hasattr(import_module(f"ristal.cli.commands.{name}"), "add")}
    assert {"play", "replay", "rules", "arena", "bench"} <= commands
    for readme in READMES:
        text = readme.read_text(encoding="utf-8")
        missing = {command for command in commands if f"ristal {command}" not in text}
        assert missing == set(), readme.name


def commands_of(page: Path) -> list[list[str]]:
    """Return the words of every command line that the page shows, without its comment."""
    lines = re.findall(r"^    ((?:ristal|make|cp|\.)(?: .*)?)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return [shlex.split(line, comments=True) for line in lines]


@pytest.mark.parametrize("readme", READMES, ids=lambda page: page.name)
def test_every_command_of_the_readme_can_be_typed_as_it_stands(readme: Path) -> None:
    """Arguments are accepted; a file or folder that a command reads is in the repository or made by a line above."""
    made: set[str] = set()
    typed = [words[1:] for words in commands_of(readme) if words[0] == "ristal"]
    assert len(typed) > 10
    for program, *words in commands_of(readme):
        if program == "cp":
            assert (ROOT / words[-2]).is_dir()
            made.add(words[-1])
        elif program == "ristal":
            chosen = ristal.cli.parser(words).parse_args(words or ["serve"])
            read = [getattr(chosen, "content", None), chosen.file if chosen.command == "replay" else None]
            assert {str(path) for path in read if path} <= made, words
            made.add(str(getattr(chosen, "record", "")))


def test_the_readmes_show_the_same_commands_and_pictures() -> None:
    english, russian = READMES
    assert commands_of(english) == commands_of(russian)
    shown = [re.findall(r"docs/pictures/(\w+)/(\w+)\.jpg", page.read_text(encoding="utf-8")) for page in READMES]
    assert {language for language, _ in shown[0]} == {"en"}
    assert {language for language, _ in shown[1]} == {"ru"}
    assert [name for _, name in shown[0]] == [name for _, name in shown[1]]
    how_to = "".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs").rglob("*.md"))
    elsewhere = set(re.findall(r"pictures/en/([\w-]+)\.jpg", how_to))
    drawn = {path.stem for path in (ROOT / "docs/pictures/en").iterdir()}
    assert {name for _, name in shown[0]} | elsewhere == drawn


def test_every_make_target_that_the_documents_name_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for page in PAGES:
        for target in re.findall(r"`make ([a-z]+)`|^ +make ([a-z]+)", page.read_text(encoding="utf-8"), re.MULTILINE):
            assert re.search(rf"^{''.join(target)}:", makefile, re.MULTILINE), (page.name, target)


def test_the_interface_shows_itself() -> None:
    assert set(ristal.__all__) <= set(dir(ristal))
    assert all(getattr(ristal, name) is not None for name in dir(ristal))
