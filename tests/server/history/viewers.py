"""What a viewer may be told: a prefix of the truth, through the masks of who may know it, without gaps or repeats."""

from __future__ import annotations

from typing import Any, Final

from history.model import Row, Violation
from history.recording import History, Line, Sight

SPECTATOR: Final = 15  # whose bit in a mask is that of everybody who does not sit


def wrongly_told(history: History, rows: list[Row]) -> list[Violation]:
    """All that is wrong with what viewers were told and shown."""
    found = [violation for line in history.lines for violation in wrong_line(line, rows)]
    return [*found, *wrong_sights(history, rows)]


def as_seen_by(row: Row, seat: int | None) -> dict[str, Any]:
    """A row as a viewer may know it."""
    bit = 1 << (SPECTATOR if seat is None else seat)
    moves = row.data.get("moves", [])
    events = [*row.data.get("opening", []), *(event for move in moves for event in move["events"])]
    return {
        "number": row.number,
        "kind": row.kind,
        "seat": row.seat,
        "answers": [move["answer"] if move["sees"] & bit else None for move in moves],
        "events": [_unmasked(event, bit) for event in events if event["sees"] & bit],
    }


def may_have_turned_up(row: Row, seat: int | None) -> list[str | None]:
    """Of each move its answer, where an event that the viewer may know says it: what was laid face down in it lies open
    by now. A viewer may then be told the answer, though its mask hides it."""
    bit = 1 << (SPECTATOR if seat is None else seat)
    return [move["answer"] if _says(move, bit) else None for move in row.data.get("moves", [])]


def _says(move: dict[str, Any], bit: int) -> bool:
    known = [_unmasked(event, bit) for event in move["events"] if event["sees"] & bit]
    own = [event for event in known if event.get("seat", move["seat"]) == move["seat"]]
    return any(move["answer"] in event.values() for event in own)


def _unmasked(event: dict[str, Any], bit: int) -> dict[str, Any]:
    hidden = {name for name, mask in event["secret"].items() if not mask & bit}
    return {name: None if name in hidden else value for name, value in event["data"].items()}


def wrong_line(line: Line, rows: list[Row]) -> list[Violation]:
    """One connection: the next number each time, from the one that it came with, and nothing but what may be known."""
    who = f"{line.viewer} ({line.how} since {line.since} at process {line.process})"
    found, expected = [], line.since + 1
    for told in line.told:
        number = told.move["number"]
        if number != expected:
            rule = "gap" if number > expected else "repeat"
            found.append(Violation(rule, f"{who} was told of {number} where {expected} comes next"))
        expected = number + 1
        if not 1 <= number <= len(rows):
            found.append(Violation("not kept", f"{who} was told of {number}, of {len(rows)} rows"))
            continue
        row = rows[number - 1]
        found += _wrong_move(who, told.move, as_seen_by(row, line.seat), may_have_turned_up(row, line.seat))
    return found


def _wrong_move(
    who: str, told: dict[str, Any], allowed: dict[str, Any], turned_up: list[str | None]
) -> list[Violation]:
    """A move that differs from what this viewer may know is a leak where it says more, else another truth."""
    if len(told["answers"]) == len(turned_up):
        known = zip(told["answers"], allowed["answers"], turned_up, strict=True)
        answers = [said if masked is None and said == shown else masked for said, masked, shown in known]
        allowed = {**allowed, "answers": answers}
    if told == allowed:
        return []
    is_leak = len(told["events"]) > len(allowed["events"]) or _says_more(told, allowed)
    rule = "leak" if is_leak else "divergence"
    return [Violation(rule, f"{who} was told {told}, and may know {allowed}")]


def _says_more(told: dict[str, Any], allowed: dict[str, Any]) -> bool:
    answers = zip(told["answers"], allowed["answers"], strict=False)
    fields = (
        (event.get(name), value)
        for event, masked in zip(told["events"], allowed["events"], strict=False)
        for name, value in masked.items()
    )
    return any(value is not None and masked is None for value, masked in (*answers, *fields))


def wrong_sights(history: History, rows: list[Row]) -> list[Violation]:
    """A state follows from its number: every process shows a seat the same, before and after every restart."""
    found = []
    first: dict[tuple[int | None, int], Sight] = {}
    for sight in history.sights:
        alike = first.setdefault((sight.seat, sight.number), sight)
        if sight.number > len(rows):
            found.append(Violation("not kept", f"{sight} is of a row that is not there: {len(rows)} are"))
        if alike.fingerprint != sight.fingerprint:
            places = _places(history.states.get(alike.fingerprint), history.states.get(sight.fingerprint))
            found.append(Violation("divergence", f"{alike} and {sight} differ in {places}"))
    return found


def _places(one: Any, other: Any) -> str:
    """The first part in which two states differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in sorted({*one, *other}):
            if one.get(name) != other.get(name):
                return f"{name}.{_places(one.get(name), other.get(name))}"
    return f" {str(one)[:200]} | {str(other)[:200]}"


def left_behind(history: History, rows: list[Row], viewers: list[str]) -> list[Violation]:
    """Who still looks has heard of everything in the end."""
    last: dict[str, int] = {}
    for line in history.lines:
        last[line.viewer] = max(last.get(line.viewer, 0), line.last)
    return [
        Violation("left behind", f"{viewer} has heard of {last.get(viewer, 0)} of {len(rows)} rows")
        for viewer in viewers
        if last.get(viewer, 0) < len(rows)
    ]
