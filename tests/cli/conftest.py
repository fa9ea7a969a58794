"""Programs that run in a home of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from io import StringIO
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from terminal import Terminal, environment, run

from ristal.cli import main


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def terminal(home: Path) -> Iterator[Callable[..., Terminal]]:
    """Starts the program at a pseudo-terminal."""
    with ExitStack() as started:
        yield lambda *arguments, **changes: started.enter_context(Terminal(home, *arguments, **changes))


@pytest.fixture
def called(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., CompletedProcess[str]]:
    """Runs the program within this process, for what needs no process of its own."""

    def call(*arguments: str, typed: str = "", **changes: str) -> CompletedProcess[str]:
        for name, value in environment(home, **changes).items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        try:
            code = main(arguments)
        except SystemExit as ended:
            code = int(ended.code or 0)
        printed = capsys.readouterr()
        return CompletedProcess(arguments, code, printed.out, printed.err)

    return call


@pytest.fixture
def piped(home: Path) -> Callable[..., CompletedProcess[str]]:
    """Runs the program with pipes to its end."""
    return partial(run, home)
