"""The form in which events and moves are written down: in saves, records and the log of a server."""

from __future__ import annotations

from typing import Any, TypeAlias, TypedDict

EventData: TypeAlias = dict[str, Any]  # its name under `event`, and its fields as plain data


class WrittenEvent(TypedDict):
    """An event in full: `sees` masks who may know of it, `secret` who may know which of its fields."""

    data: EventData
    sees: int
    secret: dict[str, int]


class WrittenMove(TypedDict):
    """An answer, who may know it, what chance brought, the hash of the state after it, and what happened."""

    seat: int
    answer: str
    sees: int
    chance: list[int]
    hash: str
    events: list[WrittenEvent]
