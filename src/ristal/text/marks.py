"""Marks in a text: what is more than text, numbers, and what is said as it is."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fluent.runtime.types import FluentInt

MARK, BREAK, END = "\ue000", "\ue001", "\ue002"  # around what is more than text: its kind and id, its words


def _write_number(number: Any, locale: Any) -> str:
    return str(int(number)) if 0 <= number < 1000 else str(FluentInt(number).format(locale))


# Numbers that are written fast, for Fluent takes long over them; plurals follow them all the same. A marked one says
# that it is a number. Made so because the build knows no types of Fluent.
Number: Any = type("_Number", (FluentInt,), {"format": _write_number})
MarkedNumber: Any = type(
    "_MarkedNumber",
    (Number,),
    {"format": lambda self, locale: f"{MARK}number:{BREAK}{_write_number(self, locale)}{END}"},
)
number = lru_cache(maxsize=1024)(Number)


class Verbatim(str):
    """Text that is said as it is, even if the content has a name for it: what somebody typed, what they may type."""
