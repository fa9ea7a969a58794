"""A pager for what is longer than the screen: the one that the system has, with colours."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.text import Text

from ristal.cli.language import texts

PLAIN = ("more", "cat")  # pagers that show escapes as they are, or need none


def show(console: Console, parts: Sequence[RenderableType], at_end: bool = False) -> bool:
    """Print parts, through a pager if they are longer than a terminal is high; perhaps the last of them first. Whether
    it was through a pager."""
    if not console.is_terminal or not os.isatty(0) or _height(console, parts) < console.height:
        _print(console, parts)
        return False
    pager = os.environ.get("MANPAGER") or os.environ.get("PAGER") or "less"
    keys = Text(texts().say("pager-keys"), "notice")  # `less` does not say how it is left
    with _set_less_options(at_end), console.pager(styles=pager.split()[0].rpartition("/")[2] not in PLAIN):
        _print(console, [keys, *parts, keys])
    return True


@contextmanager
def _set_less_options(at_end: bool) -> Iterator[None]:
    """Options for `less`: those that the person has, or colours; and where it begins."""
    own = os.environ.get("LESS")
    os.environ["LESS"] = f"{own or '-R'}{' +G' if at_end else ''}"
    try:
        yield
    finally:
        if own is None:
            del os.environ["LESS"]
        else:
            os.environ["LESS"] = own


def _print(console: Console, parts: Sequence[RenderableType]) -> None:
    for part in parts:
        console.print(part)


def _height(console: Console, parts: Sequence[RenderableType]) -> int:
    return sum(len(console.render_lines(part, pad=False)) for part in parts)
