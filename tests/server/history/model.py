"""What a match may be: the rows that are kept, held against what clients asked for and what they were answered.

Pure functions over plain data that know nothing of the server's code. A row is known at a time when anybody was told
of it: by an acknowledgement, by a move on a line, by a state. From that one notion follows that a match is
linearizable: whatever is asked for after a row is known gets a greater number."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final, NamedTuple

from history.recording import OK, UNKNOWN, History, Operation

NEVER: Final = float("inf")
BY_ITSELF: Final = ("start", "begin")  # rows that nobody asks for
ANSWERS_AN_OFFER: Final = ("draw", "agree", "decline", "undo")
ENDS_AN_OFFER: Final = ("begin", "answer", "roll", "undo", "decline", "draw", "resign")
STANDS: Final = ("start", "begin", "answer", "roll", "resign", "draw")  # what a take-back can take back


class Violation(NamedTuple):
    """A promise that was broken, and where."""

    rule: str
    said: str


@dataclass(frozen=True)
class Row:
    """A move as the database holds it."""

    number: int
    kind: str
    seat: int | None
    message: str | None
    data: dict[str, Any]


def broken_promises(history: History, rows: list[Row]) -> list[Violation]:
    """All that is wrong between what was asked for, what was acknowledged and what is kept."""
    known = Known(history)
    return [
        *numbering(rows),
        *lost(history, rows),
        *doubled(history, rows),
        *without_cause(history, rows, known),
        *disorder(history, known),
        *after_its_end(history, rows, known),
        *(without_consent(rows) if history.needs_consent else []),
    ]


class Known:
    """When somebody was first told of which number."""

    def __init__(self, history: History) -> None:
        told = [(op.completed, op.number) for op in history.operations if op.number and op.completed is not None]
        told += [(each.at, each.move["number"]) for line in history.lines for each in line.told]
        told += [(sight.at, sight.number) for sight in history.sights]
        told.sort()
        self._times = [at for at, _ in told]
        self._highest = list(accumulate((number for _, number in told), max))
        self._first: dict[int, float] = {}
        for at, number in told:
            self._first.setdefault(number, at)

    def before(self, at: float) -> int:
        """The highest number that anybody had been told of."""
        place = bisect_left(self._times, at)
        return self._highest[place - 1] if place else 0

    def since(self, number: int) -> float:
        """When anybody was first told of this very number."""
        return self._first.get(number, NEVER)


def numbering(rows: list[Row]) -> list[Violation]:
    numbers = [row.number for row in rows]
    if numbers == list(range(1, len(rows) + 1)):
        return []
    return [Violation("numbering", f"the rows are not counted from 1 without gaps: {numbers}")]


def fits(operation: Operation, row: Row) -> bool:
    """Whether a row may be what came of an operation."""
    kind, own = operation.kind, row.seat == operation.seat
    if kind == "answer":
        is_same = (row.message, row.data.get("question")) == (operation.sent["message"], operation.sent["question"])
        return own and row.kind == "answer" and is_same and _gesture(row) == sorted(operation.sent["answers"])
    if kind == "undo":  # done at once, or the others are asked
        return own and row.kind in ("undo", "undo-offer")
    if kind == "undo-accept":
        return (own and row.kind == "agree") or (not own and row.kind == "undo")
    if kind == "draw-accept":
        return own and row.kind in ("agree", "draw")
    if kind in ("undo-decline", "draw-decline"):
        return own and row.kind == "decline"
    if kind == "sit":
        return own and row.kind == "sit" and row.data["name"] == operation.sent.get("name", row.data["name"])
    if kind == "rematch":
        return row.kind == "rematch" and row.data["match"] == operation.got.get("match", row.data["match"])
    if kind == "device":
        return own and row.kind == "device" and row.data["ended"] == operation.token
    return own and row.kind == kind


def _gesture(row: Row) -> list[str]:
    return sorted(row.data["answers"])


def lost(history: History, rows: list[Row]) -> list[Violation]:
    """Whatever was acknowledged stands at its number."""
    found = []
    for op in history.operations:
        number = op.number
        if op.kind == "rematch" and op.outcome == OK and not any(fits(op, row) for row in rows):
            found.append(Violation("lost", f"{_name(op)} was given {op.got}, which is not the rematch"))
        if number is None:
            continue
        if not 1 <= number <= len(rows):
            found.append(Violation("lost", f"{_name(op)} was acknowledged as {number}, of {len(rows)} rows"))
        elif not fits(op, rows[number - 1]):
            found.append(Violation("lost", f"{_name(op)} was acknowledged as {number}, which is {rows[number - 1]}"))
    return found


def doubled(history: History, rows: list[Row]) -> list[Violation]:
    """A message counts once, however often it is sent; nothing else shares a number."""
    found = []
    first: dict[tuple[int | None, str], int] = {}
    for row in rows:
        if row.message is not None and first.setdefault((row.seat, row.message), row.number) != row.number:
            earlier = first[row.seat, row.message]
            found.append(Violation("doubled", f"message {row.message} is kept as {earlier} and as {row.number}"))
    takers: dict[int, Operation] = {}
    for op in history.operations:
        if op.number is not None and _identity(takers.setdefault(op.number, op)) != _identity(op):
            found.append(Violation("doubled", f"{_name(op)} and {_name(takers[op.number])} both got {op.number}"))
    return found


def _identity(op: Operation) -> object:
    return (op.seat, op.sent["message"]) if op.kind == "answer" else id(op)


def without_cause(history: History, rows: list[Row], known: Known) -> list[Violation]:
    """Every row was asked for: by what was acknowledged with its number, or by one operation of which nobody knows the
    end. So what was refused is not there, and what is unknown is there at most once."""
    numbered = {op.number for op in history.operations if op.number is not None}
    open_rows = [row for row in rows if row.kind not in BY_ITSELF and row.number not in numbered]
    open_rows = [row for row in open_rows if row.seat not in history.bots]
    free = [op for op in history.operations if op.outcome == UNKNOWN or (op.outcome == OK and op.number is None)]
    possible = {
        row.number: [
            place
            for place, op in enumerate(free)
            if fits(op, row) and known.before(op.invoked) < row.number and op.invoked <= known.since(row.number)
        ]
        for row in open_rows
    }
    taken = _matched(possible, [place for place, op in enumerate(free) if op.outcome == OK])
    found = [
        Violation("without cause", f"nobody asked for {row}: {_refusals(history, row)}")
        for row in open_rows
        if row.number not in taken.values()
    ]
    for place, op in enumerate(free):  # of a reply without a number only this is known: a row of its own is there
        if op.outcome == OK and place not in taken and op.kind != "rematch":
            found.append(Violation("lost", f"{_name(op)} was acknowledged and is not there"))
    return found


def _matched(possible: dict[int, list[int]], first: list[int]) -> dict[int, int]:
    """As many rows as can have an operation of their own; those in `first` are given a row before the others."""
    wanted: dict[int, list[int]] = {}
    for row, places in possible.items():
        for place in places:
            wanted.setdefault(place, []).append(row)
    row_of: dict[int, int] = {}
    place_of: dict[int, int] = {}

    def assign(place: int, tried: set[int]) -> bool:
        for row in wanted.get(place, []):
            if row in tried:
                continue
            tried.add(row)
            if row not in place_of or assign(place_of[row], tried):
                place_of[row], row_of[place] = place, row
                return True
        return False

    for place in [*first, *(each for each in wanted if each not in first)]:
        assign(place, set())
    return row_of


def _refusals(history: History, row: Row) -> str:
    refused = [_name(op) for op in history.operations if op.outcome not in (OK, UNKNOWN) and fits(op, row)]
    return f"refused was {', '.join(refused)}" if refused else "nothing like it was sent"


def disorder(history: History, known: Known) -> list[Violation]:
    """Who asks after a number is known gets a greater one, and nobody is told of a number before it was asked for."""
    began: dict[int, Operation] = {}
    for op in history.operations:
        if op.number is not None:
            earlier = began.setdefault(op.number, op)
            if op.invoked < earlier.invoked:
                began[op.number] = op
    for op in history.operations:  # an attempt whose reply was lost may be the one that counted
        if op.kind == "answer" and op.outcome != OK:
            for number, other in began.items():
                if _identity(other) == _identity(op) and op.invoked < other.invoked:
                    began[number] = op
    found = []
    for number, op in sorted(began.items()):
        if (highest := known.before(op.invoked)) >= number:
            found.append(Violation("disorder", f"{_name(op)} got {number}, but {highest} was known before it was sent"))
        if known.since(number) < op.invoked:
            found.append(Violation("disorder", f"{number} was told of before {_name(op)} asked for it"))
    return found


def after_its_end(history: History, rows: list[Row], known: Known) -> list[Violation]:
    """A token that a seat has moved away from ends once; nobody is told or does anything with it from then on, at any
    process."""
    found = []
    ends: dict[str, int] = {}
    for row in rows:
        if row.kind == "device" and ends.setdefault(row.data["ended"], row.number) != row.number:
            found.append(
                Violation("after its end", f"a token ends with {ends[row.data['ended']]} and with {row.number}")
            )
    for op in history.operations:
        end = ends.get(op.token)
        if end is not None and op.number is not None and op.number > end and op.invoked > known.since(end):
            found.append(Violation("after its end", f"{_name(op)} got {op.number}; its token ended with {end}"))
    for line in history.lines:
        end = ends.get(line.token)
        if end is not None and line.told and line.last >= end:
            found.append(Violation("after its end", f"{line.viewer} heard of {line.last}; its token ended with {end}"))
    return found


def without_consent(rows: list[Row]) -> list[Violation]:
    """A draw, and a take-back that is not free, follow an offer of somebody else that is still open."""
    found: list[Violation] = []
    offer: Row | None = None
    for row in rows:
        if row.kind in ANSWERS_AN_OFFER and not _is_right(row, offer):
            found.append(Violation("without consent", f"{row} after the offer {offer}"))
        if row.kind in ENDS_AN_OFFER:
            offer = None
        elif row.kind.endswith("-offer"):
            offer = row
    return found


def _is_right(row: Row, offer: Row | None) -> bool:
    """Whether an offer is answered that was made, by somebody who did not make it."""
    if row.kind == "undo":
        wanted = ("undo-offer", row.seat, row.data["to"])  # who takes back is who has offered it
        is_offered = offer is not None and (offer.kind, offer.seat, offer.data.get("to")) == wanted
        return is_offered or row.data["free"] is True
    is_fitting = offer is not None and (offer.kind == "draw-offer" or row.kind != "draw")
    return is_fitting and offer is not None and offer.seat != row.seat


def standing(rows: list[Row]) -> list[Row]:
    """The rows that count in the end: a take-back ends those after the one that it goes back to."""
    line: list[Row] = []
    for row in rows:
        if row.kind == "undo":
            line = [each for each in line if each.number <= row.data["to"]]
        elif row.kind in STANDS:
            line.append(row)
    return line


def unlike_record(rows: list[Row], record: dict[str, Any]) -> list[Violation]:
    """The record that is given out has the answers that stand, each once and in order, and the same end."""
    line = standing(rows)
    kept = [(move["seat"], move["answer"], move["hash"]) for row in line for move in row.data.get("moves", [])]
    given = [(move["seat"], move["answer"], move["hash"]) for move in record["moves"]]
    found = []
    if kept != given:
        found.append(Violation("record", f"{len(given)} moves are given out, {len(kept)} stand: {_first(kept, given)}"))
    ended = [row.data["result"] for row in line if "result" in row.data]
    if not ended or record["result"] != ended[-1]:
        found.append(Violation("record", f"it ended with {ended[-1:]}, the record says {record['result']}"))
    return found


def _first(one: list[Any], other: list[Any]) -> str:
    place = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"from {place} on {one[place : place + 1]} and {other[place : place + 1]}"


def _name(op: Operation) -> str:
    message = f" {op.sent['message']}" if "message" in op.sent else ""
    return f"{op.kind}{message} of {op.client} at process {op.process}"
