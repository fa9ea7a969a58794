"""What a lesson asks the engine: has this happened, does the student see that, has a seat won? It is no code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from ristal.content import Reader
from ristal.engine.errors import Phrase
from ristal.engine.game import Game
from ristal.match.match import Match
from ristal.match.written import EventData

PLAIN: Final = (str, int, bool)  # values that an event or a view is compared with
LEAST, MOST = "least", "most"  # the bounds of a number
LENGTH: Final = "length"  # the last part of a path: how many there are


@dataclass(frozen=True, eq=False)
class Condition:
    """What must all be so. `first` are answers of which the student has begun the step with one, `answered` answers of
    which one was given at any time; `event` is what has happened in the step, `never` what has not, `view` what the
    student sees, `asks` the question that is open to the student, `winner` the seat that has won."""

    first: tuple[str, ...]
    answered: tuple[str, ...]
    event: Mapping[str, object]
    never: Mapping[str, object]
    view: Mapping[str, object]
    asks: str
    winner: int | None
    place: Reader

    def holds(self, match: Match, seat: int, given: Sequence[str], events: Sequence[EventData]) -> bool:
        """Whether all of it is so, of what the student may know."""
        if self.first and given[0] not in self.first:
            return False
        if self.answered and not any(answer in self.answered for answer in given):
            return False
        if self.event and not any(_is_like(event, self.event) for event in events):
            return False
        if self.never and any(_is_like(event, self.never) for event in events):
            return False
        if self.asks and (seat not in match.asked or type(match.table.question).__name__ != self.asks):
            return False
        if self.winner is not None and (match.result is None or match.result.winners != (self.winner,)):
            return False
        seen = match.view(seat) if self.view else {}
        return all(_fits(self._look(seen, path), wanted) for path, wanted in self.view.items())

    def _look(self, seen: Any, path: str) -> object:
        """What stands in the view at the end of a path such as `field.4.unit`; nothing, where there is nothing."""
        found = seen
        for part in path.split("."):
            if found is None:
                return None
            if part == LENGTH and isinstance(found, list):
                return len(found)
            if isinstance(found, list) and part.isdecimal() and int(part) < len(found):
                found = found[int(part)]
            elif isinstance(found, dict) and part in found:
                found = found[part]
            else:
                raise self.place.wrong(f"view.{path}", "wrong-no-such", name=part)
        return found


def read_condition(page: Reader, game: Game, seats: int) -> Condition:
    """A condition of a lesson, checked against what the game has."""
    condition = Condition(
        tuple(page.texts("first")) if page.has("first") else (),
        tuple(page.texts("answered")) if page.has("answered") else (),
        _read_event(page, "event", game),
        _read_event(page, "never", game),
        _read_view(page),
        page.choice("asks", sorted(game.questions)) if page.has("asks") else "",
        page.number("winner", 0, seats - 1) if page.has("winner") else None,
        page,
    )
    if not page.data:
        raise page.wrong("answered", "wrong-missing", expected=Phrase("wrong-expected-condition"))
    page.done()
    return condition


def _read_event(page: Reader, name: str, game: Game) -> Mapping[str, object]:
    """An event by its name, and what its fields must say."""
    if not page.has(name):
        return {}
    table = page.table(name)
    kind = game.events[table.choice("event", sorted(game.events))]
    known = {field.name for field in fields(kind)}  # type: ignore[arg-type]  # every event is a dataclass
    for field in table.data:
        if field != "event" and field not in known:
            raise table.wrong(field, "wrong-unknown", known=sorted(known))
        _check_plain(table, field)
    return table.data


def _read_view(page: Reader) -> Mapping[str, object]:
    if not page.has("view"):
        return {}
    table = page.table("view")
    for path, wanted in table.data.items():
        if isinstance(wanted, dict) and wanted and set(wanted) <= {LEAST, MOST}:
            bounds = Reader(wanted, table.file, table.within(path), table.error)
            for bound in wanted:
                bounds.number(bound, -1000, 1000)
        else:
            _check_plain(table, path)
    return table.data


def _check_plain(table: Reader, name: str) -> None:
    if not isinstance(table.data[name], PLAIN):
        raise table.unexpected(name, Phrase("wrong-expected-plain"), table.data[name])


def _is_like(event: EventData, wanted: Mapping[str, object]) -> bool:
    return all(event.get(name) == value for name, value in wanted.items())


def _fits(found: object, wanted: object) -> bool:
    if not isinstance(wanted, dict):
        return found == wanted
    return isinstance(found, int) and wanted.get(LEAST, found) <= found <= wanted.get(MOST, found)
