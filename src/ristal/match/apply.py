"""Taking an answer, and what goes on record of it: the same for a match that is played and one that is played again."""

from __future__ import annotations

from ristal.engine import record as records
from ristal.engine.chance import Chance
from ristal.engine.errors import RistalError
from ristal.engine.event import Listener
from ristal.engine.table import Table
from ristal.match.history import Move, write_events
from ristal.match.written import WrittenEvent


def settle_table(
    before: Table, source: Chance, listener: Listener | None = None
) -> tuple[Table, list[int], list[WrittenEvent]]:
    """The table at its first question, what chance brought and what happened before it."""
    table = before.copy()
    table.chance = source
    hearing = listener or Listener()
    table.events, source.outcomes = hearing, []
    table.settle()
    outcomes, table.events, source.outcomes = source.outcomes, None, None
    return table, outcomes, write_events(hearing.heard)


def apply_answer(
    before: Table, seat: int, text: str, source: Chance, number: int = 0, listener: Listener | None = None
) -> tuple[Table, Move]:
    """The table after an answer, and the move; `number` counts those that are given at once."""
    try:
        answer = before.find(seat, text)
    except RistalError as error:
        if number:
            error.details["answer"] = number + 1
        raise
    sees = before.question.shown_to(before, seat, answer)
    after = before.copy()
    after.chance = source
    source.outcomes = []
    hearing = listener or Listener()
    earlier = len(hearing.heard)
    after.events = hearing
    after.answer(seat, answer)
    outcomes, source.outcomes, after.events = source.outcomes, None, None
    events = write_events(hearing.heard[earlier:])
    return after, Move(seat, answer.text, sees, outcomes, records.state_hash(after), events)
