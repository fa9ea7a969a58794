"""A real process of the program: at a pseudo-terminal, or with pipes."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from interrupts import hears_ctrl_c

PATIENCE = 60.0  # seconds until a test gives up on a process that says nothing more
_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()=>][A-Z0-9]?|\r")


def environment(home: Path, **changes: str) -> dict[str, str]:
    """This process's environment with a home of its own, in which nothing says how a terminal looks."""
    told = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    return {**told, "XDG_DATA_HOME": str(home), "TERM": "xterm-256color", "LANG": "C.UTF-8", **changes}


def plain(text: str) -> str:
    """The text without what only a terminal understands."""
    return _ESCAPES.sub("", text)


def run(home: Path, *arguments: str, typed: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
    """Run with pipes: what is typed is there from the start."""
    command = [sys.executable, "-m", "ristal", *arguments]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **changes),
        timeout=PATIENCE,
        check=False,
    )


class Terminal:
    """A process at a terminal of its own. `until` waits for what it prints."""

    def __init__(self, home: Path, *arguments: str, columns: int = 80, rows: int = 24, **changes: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ristal", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(home, **changes),
            start_new_session=True,
            preexec_fn=hears_ctrl_c,
        )
        os.close(slave)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.raw = ""  # all that was printed
        self._seen = 0  # how much of it `until` has given away

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._master)

    def type(self, line: str) -> None:
        os.write(self._master, f"{line}\r".encode())

    def press(self, key: bytes) -> None:
        os.write(self._master, key)

    def interrupt(self) -> None:
        self._process.send_signal(signal.SIGINT)

    def until(self, *texts: str) -> str:
        """What was printed, without escapes, since the last time and up to one of the texts."""
        deadline = time.monotonic() + PATIENCE
        while True:
            new = plain(self.raw)[self._seen :]
            ends = [new.index(text) + len(text) for text in texts if text in new]
            if ends:
                self._seen += min(ends)
                return new[: min(ends)]
            if not self._read(deadline):
                raise AssertionError(f"waited in vain for {texts}; printed was:\n{new}")

    def ended(self) -> tuple[int, str]:
        """The exit code, and what was printed since the last time."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        code = self._process.wait(PATIENCE)
        new = plain(self.raw)[self._seen :]
        self._seen += len(new)
        return code, new

    def _read(self, deadline: float) -> bool:
        ready, _, _ = select.select([self._master], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self._master, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += self._decoder.decode(data)
        return bool(data)
