"""Events: what happened, in the past tense, for the log, for animation, for records. Rules never read them."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.data import State
from ristal.engine.zone import EVERYONE

if TYPE_CHECKING:
    from ristal.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Subclass it as a frozen dataclass with plain fields, and tell it after the change. `sees` is the mask of those
    who may know of it at all, `secret` gives a mask of its own to fields that fewer may know; to the others such a
    field is None."""

    NAME: ClassVar[str] = ""  # in texts and records
    CHANGES: ClassVar[tuple[str, ...]] = ()  # the parts of a view that it covers: "zones.hand", "field"
    sees: ClassVar[int] = EVERYONE

    def secret(self) -> dict[str, int]:
        return {}

    def write(self, seat: int | None = None) -> State | None:
        """Plain data as this seat may know it; all of it for None, nothing at all if the seat may not know of it."""
        if seat is not None and not self.sees >> seat & 1:
            return None
        secret = self.secret()
        data: State = {"event": self.NAME}
        for field in fields(self):  # type: ignore[arg-type]
            hidden = seat is not None and not secret.get(field.name, EVERYONE) >> seat & 1
            data[field.name] = None if hidden else getattr(self, field.name)
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears what happens at a table, in order. A subclass may look at the table at each event: it hears of it after the
    change."""

    def __init__(self) -> None:
        self.heard: list[Event] = []

    def hear(self, t: Table, event: Event) -> None:
        self.heard.append(event)
