"""A pager for what is longer than the screen: the one that the system has, with colours."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console, RenderableType

PLAIN = ("more", "cat")  # pagers that show escapes as they are, or need none


@contextmanager
def paged(console: Console, parts: Sequence[RenderableType]) -> Iterator[None]:
    """What is printed within goes through a pager, if it is longer than a terminal is high."""
    if not console.is_terminal or not os.isatty(0) or _height(console, parts) < console.height:
        yield
        return
    os.environ.setdefault("LESS", "-R")
    pager = os.environ.get("MANPAGER") or os.environ.get("PAGER") or "less"
    with console.pager(styles=pager.split()[0].rpartition("/")[2] not in PLAIN):
        yield


def _height(console: Console, parts: Sequence[RenderableType]) -> int:
    return sum(len(console.render_lines(part, pad=False)) for part in parts)
