"""What people do to a match beside answering: resign, agree on a draw, take back what they have seen the outcome of,
play on from a moment of another match. Each is a deed in the past of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ristal.engine.errors import BadSave, NotAsked, RistalError
from ristal.engine.result import Result, draw, win
from ristal.engine.zone import EVERYONE, SPECTATOR

if TYPE_CHECKING:
    from ristal.engine.table import Table
    from ristal.match.history import Move, Past
    from ristal.match.match import Match

RESIGNED: Final = "resigned"
AGREED: Final = "draw-agreed"
TAKEN_BACK: Final = "taken-back"
PLAYED_ON: Final = "branched"
FORMERLY: Final = {"played-on": PLAYED_ON}  # what older saves and records call it: demons have an event of that name
ACTIONS: Final = (RESIGNED, AGREED, TAKEN_BACK, PLAYED_ON)
ENDINGS: Final = (RESIGNED, AGREED)
OF_A_SEAT: Final = (RESIGNED, TAKEN_BACK)
DEALS: Final = 16  # that are looked at to see whether another one would have shown something else


class Action(NamedTuple):
    """Something that was done after so many moves, and by which seat, where it is one seat's."""

    at: int
    what: str
    seat: int | None = None

    def event(self) -> dict[str, Any]:
        """The deed as an event that everybody may know."""
        data = {"event": self.what} if self.seat is None else {"event": self.what, "seat": self.seat}
        return {"data": data, "sees": EVERYONE, "secret": {}}


def result_of(actions: Sequence[Action], seats: int) -> Result | None:
    """How people ended the match, if they did."""
    for action in actions:
        if action.what == AGREED:
            return draw(seats, AGREED)
        if action.what == RESIGNED and action.seat is not None:
            return win(1 - action.seat, seats, RESIGNED)
    return None


def ended(match: Match, what: str, seat: int | None) -> Past:
    """The past of a match that ends so. Of several nobody resigns: no rulebook says what becomes of the others."""
    seats = match.table.seats
    if match.over:
        raise NotAsked("the game is over", problem="over")
    if what == RESIGNED and seats != 2:
        raise NotAsked(f"of {seats} nobody resigns: the rules do not say who wins then", problem="resign", seats=seats)
    past = match.past.cut(match.number)
    past.actions.append(Action(match.number, what, seat))
    return past


def shown(match: Match) -> dict[str, Any]:
    """What a view tells otherwise when people have ended the match: the table has its question, but nobody is asked."""
    result = result_of(match.past.actions, match.table.seats)
    return {} if result is None else {"question": None, "asked": [], "legal": [], "result": result.write()}


def opened(match: Match) -> dict[str, Any]:
    """What a spectator would see if every card were turned up."""
    if not match.over:
        raise NotAsked("cards are turned up when the match is over", problem="not-over")
    return turned_up(match.table).view(SPECTATOR)


def turned_up(table: Table) -> Table:
    """A twin on which every card lies face up."""
    twin = table.copy()
    for _, zone in twin.zones():
        zone.sees, zone.marks = EVERYONE, None
    return twin


def read_actions(data: Any, moves: int, seats: int) -> list[Action]:
    """The deeds of a save or a record, checked."""
    if not isinstance(data, list):
        raise BadSave("'deeds' must be a list")
    actions = [_read_action(item, moves, seats, number) for number, item in enumerate(data)]
    if any(action.what in ENDINGS for action in actions[:-1]) or sorted(action.at for action in actions) != [
        d.at for d in actions
    ]:
        raise BadSave("'deeds' are not in the order in which they can have been done")
    return actions


def _read_action(item: Any, moves: int, seats: int, number: int) -> Action:
    if not isinstance(item, list) or len(item) != 3:
        raise BadSave(f"'deeds[{number}]' must be a list of three: after which move, what, by whom")
    at, what, seat = item
    what = FORMERLY.get(what, what) if isinstance(what, str) else what
    if type(at) is not int or not 0 <= at <= moves:
        raise BadSave(f"'deeds[{number}]': there is no move {at!r}")
    if what not in ACTIONS:
        raise BadSave(f"'deeds[{number}]': there is no deed {what!r}")
    if (what in ENDINGS and at != moves) or (what == RESIGNED and seats != 2):
        raise BadSave(f"'deeds[{number}]': the match cannot have ended so")
    if (type(seat) is int and 0 <= seat < seats) != (what in OF_A_SEAT) or (what not in OF_A_SEAT and seat is not None):
        raise BadSave(f"'deeds[{number}]': {seat!r} cannot have done it")
    return Action(at, what, seat)


def actions_left(before: Match, after: Match) -> list[Action]:
    """The deeds of a match that goes back from `after` to `before`: none is forgotten but its end, and that something
    known was taken back is one."""
    taken = after.moves[before.number - after.number :]
    kept = [
        action._replace(at=min(action.at, before.number)) for action in after.past.actions if action.what not in ENDINGS
    ]
    return [*kept, Action(before.number, TAKEN_BACK, taken[0].seat)] if _has_learned(before, taken, after) else kept


def _has_learned(before: Match, taken: Sequence[Move], after: Match) -> bool:
    """Whether these moves told the seat that made the first of them what it could not know: another deal that looked
    the same to it before them would have looked otherwise after them."""
    seat = taken[0].seat
    shown = after.table.view(seat), after.history(seat)[-len(taken) :]
    for seed in range(DEALS):
        twin = before.redeal(seat, seed)
        try:
            for move in taken:
                twin.play(_likely(twin, move, seat), move.seat)
        except RistalError:  # what was answered could not have been answered there
            return True
        if (twin.table.view(seat), twin.history(seat)) != shown:
            return True
    return False


def _likely(match: Match, move: Move, seat: int) -> str:
    """The answer of a move; one that the seat has not seen may be any that it would not see."""
    if move.answer_for(seat) is not None:
        return move.answer
    table = match.table
    for answer in table.legal(move.seat):
        if not table.question.shown_to(table, move.seat, answer) >> seat & 1:
            return answer.text
    return move.answer
