"""The changelog: one file a language, versions with dates, Added / Changed / Fixed, one line a change."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

import ristal

ROOT = Path(__file__).parents[2]
KINDS = {
    "CHANGELOG.md": ["Added", "Changed", "Fixed"],
    "CHANGELOG.ru.md": ["Добавлено", "Изменено", "Исправлено"],
}
LONGEST, MOST = 160, 24  # characters of a line; lines of a version

Versions = dict[tuple[str, str], dict[str, list[str]]]


def read(name: str) -> Versions:
    """Return version and date -> kind -> changes; anything else in the file is an error."""
    found: Versions = {}
    _, _, *lines = (line for line in (ROOT / name).read_text("utf-8").splitlines() if line)
    for line in lines:
        if match := re.fullmatch(r"## (\d+\.\d+\.\d+) - (\d{4}-\d\d-\d\d)", line):
            version: dict[str, list[str]] = {}
            found[match[1], match[2]] = version
        elif match := re.fullmatch(r"### (\w+)", line):
            version[match[1]] = []
        else:
            assert re.fullmatch(r"- \S.*[.]", line), line
            version[list(version)[-1]].append(line)
    return found


@pytest.mark.parametrize("name", KINDS)
def test_versions_are_short_lists_under_the_three_headings(name: str) -> None:
    for kinds in read(name).values():
        assert list(kinds) == [kind for kind in KINDS[name] if kind in kinds]
        assert all(kinds.values())
        changes = [line for lines in kinds.values() for line in lines]
        assert len(changes) <= MOST
        assert [line for line in changes if len(line) > LONGEST] == []


@pytest.mark.parametrize("name", KINDS)
def test_the_newest_version_comes_first_and_is_the_one_of_the_package(name: str) -> None:
    numbers = [tuple(map(int, version.split("."))) for version, _ in read(name)]
    assert all(later > earlier for later, earlier in pairwise(numbers))
    dates = [date for _, date in read(name)]
    assert dates == sorted(dates, reverse=True)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert next(iter(read(name)))[0] == project["version"] == ristal.__version__


def test_both_languages_tell_the_same() -> None:
    english, russian = (
        [(version, [len(lines) for lines in kinds.values()]) for version, kinds in read(name).items()] for name in KINDS
    )
    assert english == russian
