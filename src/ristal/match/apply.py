"""Taking an answer, and what goes on record of it: the same for a match that is played and one that is played again."""

from __future__ import annotations

from typing import Any

from ristal.engine import record as records
from ristal.engine.chance import Chance
from ristal.engine.errors import RistalError
from ristal.engine.event import Listener
from ristal.engine.table import Table
from ristal.match.history import Move, written_events


def settled(
    before: Table, source: Chance, listener: Listener | None = None
) -> tuple[Table, list[int], list[dict[str, Any]]]:
    """The table at its first question, what chance brought and what happened before it."""
    table = before.copy()
    table.chance = source
    heard = listener or Listener()
    table.events, source.outcomes = heard, []
    table.settle()
    outcomes, table.events, source.outcomes = source.outcomes, None, None
    return table, outcomes, written_events(heard.told)


def answered(
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
    heard = listener or Listener()
    earlier = len(heard.told)
    after.events = heard
    after.answer(seat, answer)
    outcomes, source.outcomes, after.events = source.outcomes, None, None
    events = written_events(heard.told[earlier:])
    return after, Move(seat, answer.text, sees, outcomes, records.state_hash(after), events)
