"""What every game promises of its events: they are told after the change, and all that changes is told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ristal.engine.chance import FastChance
from ristal.engine.event import Event, Listener
from ristal.engine.game import Game
from ristal.engine.table import Table
from ristal.engine.zone import SPECTATOR

Options = dict[str, object]
Views = dict[int, dict[str, Any]]

PENDING = {"question", "asked", "legal", "sealed", "sealed_by", "result"}  # who is asked what is no event
PENDING |= {"aims", "gifts"}  # nor is what the answers to a question would meet
GAMES = 12


class Film(Listener):
    """Keeps what every viewer sees at each event."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[tuple[Event | None, Views]] = []

    def hear(self, t: Table, event: Event) -> None:
        super().hear(t, event)
        self.frames.append((event, views(t)))


def views(t: Table) -> Views:
    return {viewer: t.view(viewer) for viewer in (*range(t.seats), SPECTATOR)}


def changed(before: Any, after: Any, place: str = "") -> Iterator[str]:
    """The places at which two views differ: keys without the seat in them, and without indices."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in before:
            if place or key not in PENDING:
                name = re.sub(r"-\d+$", "", key)
                yield from changed(before[key], after[key], f"{place}.{name}" if place else name)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after) and place != "zones":
        for one, other in zip(before, after, strict=True):
            yield from changed(one, other, place)
    else:
        yield place


def covers(event: Event, place: str) -> bool:
    return any(place == part or place.startswith(f"{part}.") for part in event.CHANGES)


def test_every_change_is_told_by_the_event_after_it(game: Game, options: Options) -> None:
    """A view taken at an event differs from the one before it only in what the event says that it changes."""
    for seed in range(GAMES):
        seats, checked = game.check_options(options)
        t = game.new_table(seats, checked, FastChance(seed))
        t.settle()
        chance = FastChance(seed)
        before = views(t)
        while not t.is_over():
            film = Film()
            t.events = film
            seat = t.first_asked()
            legal = t.legal(seat)
            answer = legal[chance.draw(len(legal))]
            asked = type(t.question).__name__
            t.answer(seat, answer)
            for event, after in [*film.frames, (None, views(t))]:
                for viewer in after:
                    for place in changed(before[viewer], after[viewer]):
                        assert event is not None, f"{asked} {answer}: {place} changes untold after {film.heard[-3:]}"
                        assert covers(event, place), f"{asked} {answer}: {event} does not cover {place}"
                before = after


def test_every_event_is_registered(game: Game, options: Options) -> None:
    for seed in range(GAMES):
        seats, checked = game.check_options(options)
        t = game.new_table(seats, checked, FastChance(seed))
        t.events = Listener()
        t.settle()
        chance = FastChance(seed)
        while not t.is_over():
            seat = t.first_asked()
            legal = t.legal(seat)
            t.answer(seat, legal[chance.draw(len(legal))])
        for event in t.events.heard:
            assert game.events[event.NAME] is type(event)
