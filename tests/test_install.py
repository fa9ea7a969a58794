"""Without a C compiler the same sources install and play, and say so in one line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def without_compiler(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as `pip install` leaves it where the compiler fails."""
    folder = tmp_path_factory.mktemp("install")
    source = folder / "source"
    kept = shutil.ignore_patterns(".git", ".venv", "build", "*.egg-info", "__pycache__", ".*_cache", "tests")
    shutil.copytree(ROOT, source, symlinks=True, ignore=kept)
    installed = folder / "installed"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run(
        [*command, "--no-build-isolation", "--no-deps", "--target", installed, source],
        env={**os.environ, "CC": "/nonexistent/cc", "PYTHONPATH": ""},
        check=True,
        capture_output=True,
        timeout=600,
    )
    return installed


def test_it_falls_back_to_pure_python_with_everything_it_needs(without_compiler: Path) -> None:
    package = without_compiler / "ristal"
    assert not list(package.rglob("*.so"))
    data = ("rules/vstrechny.md", "locale/ru/engine.ftl", "games/vstrechny/content/armies.toml", "py.typed")
    for needed in (*data, "server/storage/migrations/env.py", "server/storage/migrations/versions/v001_matches.py"):
        assert (package / needed).is_file(), needed


def test_it_plays_and_says_in_one_line_that_it_is_slower(without_compiler: Path) -> None:
    played = subprocess.run(
        [sys.executable, "-m", "ristal", "--lang", "en", "play", "vstrechny", "--watch", "random", "random"],
        env={**os.environ, "PYTHONPATH": str(without_compiler)},
        cwd=without_compiler,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.count("plain Python") == 1
