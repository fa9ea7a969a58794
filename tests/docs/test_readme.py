"""The documents say what is so: examples run, commands and links exist."""

from __future__ import annotations

import doctest
import pkgutil
import re
from importlib import import_module
from pathlib import Path

import pytest

import ristal
import ristal.cli
import ristal.cli.commands

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", *(ROOT / "docs" / "howto").glob("*.md")], ids=lambda page: page.name
)
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
    for readme in ("README.md", "README.ru.md"):
        text = (ROOT / readme).read_text(encoding="utf-8")
        missing = {command for command in commands if f"ristal {command}" not in text}
        assert missing == set(), readme


def test_every_make_target_that_the_documents_name_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for page in PAGES:
        for target in re.findall(r"`make ([a-z]+)`|^ +make ([a-z]+)", page.read_text(encoding="utf-8"), re.MULTILINE):
            assert re.search(rf"^{''.join(target)}:", makefile, re.MULTILINE), (page.name, target)


def test_the_interface_shows_itself() -> None:
    assert set(ristal.__all__) <= set(dir(ristal))
    assert all(getattr(ristal, name) is not None for name in dir(ristal))
