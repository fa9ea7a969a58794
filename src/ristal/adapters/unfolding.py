"""A match as a tree with every outcome of chance a node of its own: what OpenSpiel asks for.

A position never changes. An answer is given on a copy of its table; where that comes to an outcome nobody has named
yet, it stops, and is given again once the outcomes are there. A shuffle asks for all its outcomes at once, so that no
move is run more often than it has dice, and no match is ever played from its start.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from ristal.adapters.setting import Setting
from ristal.engine import record as records
from ristal.engine.chance import Chance, FastChance
from ristal.engine.event import Event, Listener
from ristal.engine.notation import Answer
from ristal.engine.table import Table
from ristal.engine.zone import SPECTATOR

Given = tuple[tuple[int, Answer], ...]


class Awaited(Exception):
    """A move has come to outcomes that nobody has named: of how many each is one."""

    def __init__(self, sizes: tuple[int, ...]) -> None:
        super().__init__(f"outcomes of {sizes} are awaited")
        self.sizes = sizes


class NamedChance(Chance):
    """Outcomes that were named, in order; what is certain needs none."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        super().__init__()
        self.named = outcomes
        self.used = 0

    def draw(self, below: int) -> int:
        if below == 1:
            return 0
        if self.used == len(self.named):
            raise Awaited((below,))
        self.used += 1
        return self.named[self.used - 1]

    def shuffle(self, items: list[int]) -> None:
        wanted = tuple(range(len(items), 1, -1))
        ready = len(self.named) - self.used
        if ready < len(wanted):
            raise Awaited(wanted[ready:])
        super().shuffle(items)

    def copy(self) -> Chance:
        return self  # a move brings its own


class Past:
    """What has happened so far, as each seat may know it; `digest` stands for all of it in a few letters."""

    def __init__(self, before: Past | None) -> None:
        self.before = before
        self._digests: dict[int, bytes] = {}

    def seen_by(self, viewer: int) -> str:
        """What this step of the past showed to a viewer."""
        raise NotImplementedError

    def viewer(self, viewer: int) -> int:
        """As whom a viewer knows what was before."""
        return viewer

    def digest(self, viewer: int) -> str:
        steps: list[tuple[Past, int]] = []
        past: Past | None = self
        while past is not None and viewer not in past._digests:
            steps.append((past, viewer))
            viewer = past.viewer(viewer)
            past = past.before
        digest = b"" if past is None else past._digests[viewer]
        for past, viewer in reversed(steps):
            digest = _chain(digest, past.seen_by(viewer))
            past._digests[viewer] = digest
        return digest.hex()

    def latest(self, viewer: int, count: int) -> list[tuple[int, str | None]]:
        """The last answers that a viewer has heard of, the latest first: whose, and what, unless that is secret."""
        found: list[tuple[int, str | None]] = []
        past: Past | None = self
        while past is not None and len(found) < count:
            found += reversed(past.answers_to(viewer))
            viewer, past = past.viewer(viewer), past.before
        return found[:count]

    def answers_to(self, viewer: int) -> list[tuple[int, str | None]]:
        """The answers of this step of the past as a viewer heard of them."""
        return []

    def entries(self, viewer: int) -> list[str]:
        """All that a viewer has seen, from the first on."""
        entries: list[str] = []
        past: Past | None = self
        while past is not None:
            entries.append(past.seen_by(viewer))
            viewer, past = past.viewer(viewer), past.before
        return [entry for entry in reversed(entries) if entry]


def _chain(digest: bytes, entry: str) -> bytes:
    return blake2b(digest + entry.encode(), digest_size=12).digest() if entry else digest


class Happened(Past):
    """Answers that were given, and what came of them."""

    def __init__(self, before: Past | None, answers: list[tuple[int, str, int]], events: list[Event]) -> None:
        super().__init__(before)
        self.answers = answers  # the seat, the answer, the mask of those who may know it
        self.events = events

    def seen_by(self, viewer: int) -> str:
        events = [shown for event in self.events if (shown := event.write(viewer)) is not None]
        return json.dumps([self.answers_to(viewer), events], ensure_ascii=False, separators=(",", ":"))

    def answers_to(self, viewer: int) -> list[tuple[int, str | None]]:
        return [(seat, text if mask >> viewer & 1 else None) for seat, text, mask in self.answers]


class Resampled(Past):
    """Here all that a seat may not know was dealt anew: of what was before, the others keep what everybody saw."""

    def __init__(self, before: Past, seat: int) -> None:
        super().__init__(before)
        self.seat = seat

    def viewer(self, viewer: int) -> int:
        return viewer if viewer == self.seat else SPECTATOR

    def seen_by(self, viewer: int) -> str:
        return ""


class Seen(Past):
    """A past read from a file: what each viewer had seen."""

    def __init__(self, entries: dict[int, list[str]]) -> None:
        super().__init__(None)
        self.by_viewer = entries
        for viewer, shown in entries.items():
            digest = b""
            for entry in shown:
                digest = _chain(digest, entry)
            self._digests[viewer] = digest

    def answers_to(self, viewer: int) -> list[tuple[int, str | None]]:
        return [(seat, text) for line in self.by_viewer[viewer] for seat, text in json.loads(line)[0]]

    def entries(self, viewer: int) -> list[str]:
        return self.by_viewer[viewer]


class Position:
    """A table at a question, or on its way from one: then outcomes of chance are `awaited`."""

    __slots__ = ("awaited", "given", "outcomes", "past", "setting", "table")

    def __init__(
        self,
        setting: Setting,
        table: Table | None,
        past: Past | None,
        given: Given = (),
        outcomes: tuple[int, ...] = (),
        awaited: tuple[int, ...] = (),
    ) -> None:
        self.setting = setting
        self.table = table  # None before it is laid
        self.past = past
        self.given = given  # answers that wait for chance
        self.outcomes = outcomes  # of chance, since they were given
        self.awaited = awaited

    def __deepcopy__(self, memo: object) -> Position:
        return self

    def give(self, *given: tuple[int, Answer]) -> Position:
        """The position after these answers."""
        return self._run(given, ())

    def named(self, outcome: int) -> Position:
        """The position after this outcome of the chance that is awaited."""
        outcomes = (*self.outcomes, outcome)
        if len(self.awaited) > 1:
            return Position(self.setting, self.table, self.past, self.given, outcomes, self.awaited[1:])
        return self._run(self.given, outcomes)

    def _run(self, given: Given, outcomes: tuple[int, ...]) -> Position:
        chance, listener = NamedChance(outcomes), Listener()
        answers = []
        try:
            if self.table is None:
                table = self.setting.game.new_table(self.setting.seats, self.setting.options, chance)
                table.events = listener
                table.settle()
            else:
                table = self.table.copy()
                table.chance, table.events = chance, listener
                for seat, answer in given:
                    answers.append((seat, answer.text, table.question.shown_to(table, seat, answer)))
                    table.answer(seat, answer)
        except Awaited as awaited:
            return Position(self.setting, self.table, self.past, given, outcomes, awaited.sizes)
        table.events = None
        return Position(self.setting, table, Happened(self.past, answers, listener.heard))

    def resampled(self, seat: int, seed: int) -> Position:
        """A position that this seat cannot tell from this one, what it may not know dealt anew."""
        if self.table is None or self.past is None or self.awaited:
            raise ValueError("nobody knows anything to be resampled from while chance is awaited")
        table = self.table.redeal(seat, FastChance(seed))
        return Position(self.setting, table, Resampled(self.past, seat))

    def knowledge(self, seat: int) -> str:
        """All that a seat knows: its view, and a digest of all that it has seen. While chance is awaited, as before."""
        if self.table is None or self.past is None:
            return ""
        return f"{records.dump(self.table.view(seat))} {self.past.digest(seat)}"

    def write(self) -> str:
        """The whole position as text; two that are equal go on alike."""
        table = None if self.table is None else records.write_table(self.table)
        given = [[seat, answer.text] for seat, answer in self.given]
        return records.dump([table, given, list(self.outcomes), list(self.awaited)])

    def seen(self) -> dict[int, list[str]]:
        """What each viewer has seen."""
        viewers = [*range(self.setting.seats), SPECTATOR]
        return {} if self.past is None else {viewer: self.past.entries(viewer) for viewer in viewers}


def read_position(setting: Setting, text: str, events: dict[int, list[str]]) -> Position:
    """The position whose `write` and `seen` these are."""
    state, given, outcomes, awaited = json.loads(text)
    table: Table | None = None
    answers: list[tuple[int, Answer]] = []
    if state is not None:
        table = records.read_table(setting.game, state, setting.seats, setting.options, NamedChance(()))
        answers = [(seat, table.find(seat, name)) for seat, name in given]
    past: Any = Seen(events) if events else None
    return Position(setting, table, past, tuple(answers), tuple(outcomes), tuple(awaited))
