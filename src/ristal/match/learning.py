"""Whether anybody has learned anything by a run of moves: the judge of free take-backs, previews, branches and undo.

Something is learned where chance speaks, where another seat decides in between, and where something hidden is shown to
anybody, a spectator included. Whether it is, is found in two ways. Exactly: at some event of the moves a viewer has
fewer unknown things before them than a moment ago. By re-deals, for all that no zone tells: on another table that
looked the same to the viewer before, the same answers could not be given, or look otherwise. When in doubt, yes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ristal.engine.chance import Chance, FastChance
from ristal.engine.errors import RistalError
from ristal.engine.event import Event, Listener
from ristal.engine.notation import Answer
from ristal.engine.table import Table
from ristal.engine.zone import SPECTATOR

if TYPE_CHECKING:
    from ristal.match.history import Move
    from ristal.match.match import Match

DEALS: Final = 64  # for each viewer
View = dict[str, Any]


def has_learned(before: Match, moves: Sequence[Move]) -> bool:
    """Whether these moves, made from here, show anybody what they could not know before."""
    if any(move.chance for move in moves) or len({move.seat for move in moves}) > 1:
        return True
    table = before.table
    return len(moves) > 0 and any(learns(table, viewer, moves) for viewer in (*range(table.seats), SPECTATOR))


def learns(table: Table, viewer: int, moves: Sequence[Move], seeds: Iterable[int] = range(DEALS)) -> bool:
    """Whether these moves, in which chance has no say, tell this viewer what they could not know before."""
    seen = _watch(table, viewer, moves)
    views = [table.view(viewer), *(moment.view for moment in seen)]
    unknown = [_count_unknown(view) for view in views]
    if any(later < earlier for earlier, later in pairwise(unknown)):
        return True
    gathered = table.gathered(viewer)
    for seed in seeds:
        chance = FastChance(seed)
        try:
            if _watch(gathered.dealt(viewer, chance, False), viewer, moves, chance) != seen:
                return True
        except RistalError:  # what was answered could not have been answered there
            return True
    return False


class _Moment(NamedTuple):
    """What a viewer sees at an event, or of an answer (then `seen` is the answer, if they may know it)."""

    seen: object
    view: View


class _Watcher(Listener):
    """Sees the table as a viewer does, at every event."""

    def __init__(self, viewer: int) -> None:
        super().__init__()
        self.viewer = viewer
        self.seen: list[_Moment] = []

    def hear(self, t: Table, event: Event) -> None:
        self.seen.append(_Moment(event.write(self.viewer), t.view(self.viewer)))


def _watch(table: Table, viewer: int, moves: Sequence[Move], chance: Chance | None = None) -> list[_Moment]:
    """All that the viewer sees of the moves. With chance, on a deal, where answers that the viewer may not know are
    any that they would not see, and what chance brings is seen, too."""
    twin = table.copy()
    watcher = _Watcher(viewer)
    for move in moves:
        answer = _find_answer(twin, viewer, move, chance)
        is_known = twin.question.shown_to(twin, move.seat, answer) >> viewer & 1
        twin.events, twin.chance.outcomes = watcher, []
        twin.answer(move.seat, answer)
        outcomes, twin.events, twin.chance.outcomes = twin.chance.outcomes, None, None
        watcher.seen.append(_Moment((answer.text if is_known else None, outcomes), twin.view(viewer)))
    return watcher.seen


def _find_answer(table: Table, viewer: int, move: Move, chance: Chance | None) -> Answer:
    if chance is not None and move.answer_for(viewer) is None:
        question = table.question
        unseen = [
            answer for answer in table.legal(move.seat) if not question.shown_to(table, move.seat, answer) >> viewer & 1
        ]
        if unseen:
            return unseen[chance.draw(len(unseen))]
    return table.find(move.seat, move.answer)


def _count_unknown(view: View) -> int:
    """How many hidden things there are of which the viewer does not know what they are."""
    hidden = sum(item is None for zone in view["zones"].values() for item in zone)
    return hidden - sum(len(known) for known in view["known"].values())
