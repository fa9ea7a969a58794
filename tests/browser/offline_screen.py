"""A folder that `ristal offline` has written, on a web space that can be switched off, and a browser that keeps its
profile."""

from __future__ import annotations

import functools
import subprocess
import sys
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import chromium
from playwright.sync_api import Browser, BrowserContext
from screen import Screen

CACHE = Path(__file__).parents[2] / "web" / ".generated" / "offline"  # git-ignored: what came from npm and PyPI
BEGINNING = 240_000  # milliseconds until Python runs, on a machine with much else to do
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]


def write_folder(folder: Path) -> None:
    command = [sys.executable, "-m", "ristal", "offline", str(folder), "--cache", str(CACHE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


class WebSpace:
    """Files and nothing else, at an address that stays when it is switched off and on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.switch_on()
        self.where = f"http://127.0.0.1:{self.port}"

    def switch_on(self) -> None:
        handler = functools.partial(_Quiet, directory=str(self.folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def switch_off(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def asked(self, path: str, token: str = "", body: Any = None) -> Any:
        raise AssertionError(f"there is no server that could be asked for {path}")


class OfflineScreen(Screen):
    """A browser with a profile of its own, so that it can be closed and opened again."""

    def __init__(self, browser: Browser, space: WebSpace, profile: Path, **how: Any) -> None:
        self.profile = profile
        super().__init__(browser, space, **how)

    def _begin(self, browser: Browser, **how: Any) -> BrowserContext:
        path = chromium.find()
        assert path is not None
        return browser.browser_type.launch_persistent_context(
            str(self.profile), executable_path=path, args=FLAGS, env=chromium.environment(path), **how
        )

    def play(self, game: str, seed: int = 1, opponent: str = "random") -> OfflineScreen:
        self.page.goto(f"{self.server.where}/?play={game}&opponent={opponent}&seed={seed:032}")
        return self.wait_for_table()

    def wait_for_table(self) -> OfflineScreen:
        self.page.wait_for_selector(".table", timeout=BEGINNING)
        return self

    def ask(self, path: str) -> Any:
        """What the host of the page answers, as the page would ask it."""
        token = self.token
        return self.page.evaluate(
            """async ([path, token]) => {
              const { call } = await import(document.querySelector('link[href*="/http-"]').href);
              return call(path, { token });
            }""",
            [path, token],
        )
