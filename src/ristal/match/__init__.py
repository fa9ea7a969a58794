"""The public Python interface: a match of any game, its saves and its records."""

from ristal.match.history import Move
from ristal.match.match import Match, Pending
from ristal.match.setup import begin, begin_at, chance_of, new, position
from ristal.match.storage import load, read_events_of_record, replay, restore, resumed
from ristal.match.viewer import KnownEvent, Viewer

__all__ = [
    "KnownEvent",
    "Match",
    "Move",
    "Pending",
    "Viewer",
    "begin",
    "begin_at",
    "chance_of",
    "load",
    "new",
    "position",
    "read_events_of_record",
    "replay",
    "restore",
    "resumed",
]
