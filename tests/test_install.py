"""Without a C compiler the same sources install and play, and say so in one line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is built where the compiler fails."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    kept = shutil.ignore_patterns(".git", ".venv", "build", "*.egg-info", "__pycache__", ".*_cache", "tests")
    shutil.copytree(ROOT, source, symlinks=True, ignore=kept)
    pip("wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", folder, source)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def without_compiler(wheel: Path) -> Path:
    """The package as `pip install` leaves it."""
    installed = wheel.parent / "installed"
    pip("install", "--no-deps", "--target", installed, wheel)
    return installed


def pip(*words: str | Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "pip", words[0], "--quiet", "--disable-pip-version-check", *words[1:]],
        env={**os.environ, "CC": "/nonexistent/cc", "PYTHONPATH": ""},
        check=True,
        capture_output=True,
        timeout=600,
    )


def test_every_part_of_the_page_comes_with_its_licence(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
        licences = {Path(name).stem: opened.read(name).decode() for name in names if "/web/licences/" in name}
        notice = next(opened.read(name).decode() for name in names if name.endswith("dist-info/licenses/NOTICE"))
    fonts = [text for name, text in licences.items() if name.startswith("fontsource-")]
    assert len(fonts) == 7
    assert all("SIL OPEN FONT LICENSE Version 1.1" in text and "Copyright" in text for text in fonts)
    assert "CC BY 3.0" in licences["iconify-json-game-icons"]
    assert all("Permission is hereby granted" in licences[name] for name in ("svelte", "uqr"))
    assert "Version 2.0, January 2004" in licences["fluent-bundle"]
    assert "game-icons.net" in notice


def test_it_falls_back_to_pure_python_with_everything_it_needs(without_compiler: Path) -> None:
    package = without_compiler / "ristal"
    assert not list(package.rglob("*.so"))
    data = (
        "rules/vstrechny.md",
        "locale/ru/engine.ftl",
        "locale/en/page/common.ftl",
        "games/vstrechny/content/armies.toml",
        "py.typed",
    )
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
