"""The log: what happened, in words, as one reader may know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ristal.engine.game import Game
from ristal.match.written import EventData
from ristal.text.game_text import GameText, game_text, plain
from ristal.text.types import Look, Moment, Part

EARLIER: Final = 40  # events of the moves before that may tell why something happened


class Line(Struct, frozen=True):
    """A line of the log, whole and in parts. It tells of the event `at` this place of a move, as far as its reader
    knows them; `seat` made the move. Where it tells of a take-back, all after the move `back_to` is undone."""

    number: int
    at: int
    seat: int | None
    event: str
    text: str
    parts: list[Part]
    back_to: int | UnsetType = UNSET


class LogWriter(NamedTuple):
    """Puts what a reader knows to have happened in words. Without a table to look at, as it was recorded."""

    language: str
    game: Game
    players: tuple[str, ...]
    look: Look[Any] | None

    def lines(
        self,
        events: Sequence[EventData],
        number: int,
        mover: int | None,
        earlier: Callable[[], Sequence[EventData]] = tuple,
    ) -> list[Line]:
        """The lines of the log that a move adds; `earlier` is what happened in the moves before it."""
        guide = self._guide
        return [
            self.line(events, at, number, mover, earlier)
            for at, event in enumerate(events)
            if guide.tells(event, events[:at], events[at + 1 :])
        ]

    def line(
        self,
        events: Sequence[EventData],
        at: int,
        number: int,
        mover: int | None,
        earlier: Callable[[], Sequence[EventData]] = tuple,
    ) -> Line:
        """One of them."""
        worded: Mapping[str, object] = events[at]
        if self.look is not None:
            moment = Moment(self.look, mover, events[:at], events[at + 1 :], earlier)
            worded = self._guide.worded(events[at], moment)
        said, parts = _words(self.language, self.game, self.players, msgspec.json.encode(worded))
        return Line(number, at, mover, events[at]["event"], said, parts)

    @property
    def _guide(self) -> GameText:
        return game_text(self.language, self.game)


@lru_cache(maxsize=4096)
def _words(language: str, game: Game, players: tuple[str, ...], event: bytes) -> tuple[str, list[Part]]:
    """The same event, as its readers may know it, is put in words once."""
    parts = game_text(language, game).line(msgspec.json.decode(event), players)
    return plain(parts), parts
