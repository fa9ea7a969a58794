"""Writes documents as TOML, so that people can go on with them: a table for each thing, everything else in a line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from ristal.engine.data import Document

BARE = re.compile(r"[A-Za-z0-9_-]+")


def write_toml(document: Document) -> str:
    """The document as a file."""
    return "\n".join(_table(document, "")).strip("\n") + "\n"


def write_value(value: Any) -> str:
    """A value in a line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return f"[{', '.join(map(write_value, value))}]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {write_value(item)}" for key, item in value.items()) + " }"
    return repr(value)


def _table(table: Document, way: str) -> Iterator[str]:
    things = {key: value for key, value in table.items() if _are_things(value)}
    for key, value in table.items():
        if key not in things:
            yield f"{_key(key)} = {write_value(value)}"
    for key, rows in things.items():
        inside = f"{way}.{_key(key)}" if way else _key(key)
        for row in rows:
            yield ""
            yield f"[[{inside}]]"
            yield from _table(row, inside)


def _are_things(value: Any) -> bool:
    """Whether a value is a list of tables that deserve lines of their own."""
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(row, dict) and ("id" in row or "moment" in row) for row in value)
    )


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    """JSON writes what TOML reads, but for the one control character that only TOML wants escaped."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
