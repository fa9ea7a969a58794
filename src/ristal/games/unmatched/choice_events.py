"""What happens in Unmatched while heroes are chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ristal.engine.event import Event


@dataclass(frozen=True)
class HeroPicked(Event):
    """At the table, before the match."""

    NAME: ClassVar[str] = "hero-picked"
    CHANGES: ClassVar[tuple[str, ...]] = ("fighters", "heroes", "sizes", "states", "tokens")
    seat: int
    hero: str


@dataclass(frozen=True)
class LotsDrawn(Event):
    """Several chose the same hero; the lot gave it to this seat."""

    NAME: ClassVar[str] = "lots-drawn"
    seat: int
    hero: str
