"""A real server, a real Chromium."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chromium
import pytest
from playwright.sync_api import Browser, sync_playwright
from screen import Opens, Screen, Server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, gone before other tests come: as long as it is there this thread has an event loop that runs."""
    path = chromium.find()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(chromium.HELP)
        pytest.skip(chromium.HELP)
    with sync_playwright() as playwright:
        # headless as root in a container; nothing but the page itself asks the network
        flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
        started = playwright.chromium.launch(executable_path=path, args=flags, env=chromium.environment(path))
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    running = Server(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def opened(browser: Browser, server: Server) -> Iterator[Opens]:
    """Opens a screen at the server; afterwards none of them may have met an error."""
    screens: list[Screen] = []

    def open_one(at: Server = server, **how: Any) -> Screen:
        screen = Screen(browser, at, **how)
        screens.append(screen)
        return screen

    yield open_one
    problems = [problem for screen in screens for problem in screen.problems]
    for screen in screens:
        screen.context.close()
    assert problems == []
