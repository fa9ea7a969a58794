"""Types of what is read are laid out while the program is imported, by one thread: msgspec (0.22) brings the process
down where two threads read a type for the first time at once."""

from __future__ import annotations

from typing import TypeVar

import msgspec

T = TypeVar("T")


def lay_out(kind: type[T]) -> type[T]:
    """The same type, ready to be read by any thread; stands before each class that is read from outside."""
    msgspec.json.Decoder(kind)
    return kind
