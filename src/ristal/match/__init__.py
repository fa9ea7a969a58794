"""The public Python interface: a match of any game, its saves and its records."""

from ristal.match.history import Move, shown_event
from ristal.match.match import Match, Pending, Told
from ristal.match.setup import begin, begin_at, chance_of, new, position
from ristal.match.storage import load, recorded_events, replay, restore, resumed

__all__ = [
    "Match",
    "Move",
    "Pending",
    "Told",
    "begin",
    "begin_at",
    "chance_of",
    "load",
    "new",
    "position",
    "recorded_events",
    "replay",
    "restore",
    "resumed",
    "shown_event",
]
