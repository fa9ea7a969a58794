"""What people do to a match beside answering: resign, agree on a draw, take back what they have seen the outcome of,
play on from a moment of another match. Each is an action in the past of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ristal.engine.errors import BadSave, NotAsked, Phrase
from ristal.engine.result import Result, draw, win
from ristal.engine.zone import EVERYONE
from ristal.match.learning import has_learned
from ristal.match.written import WrittenEvent

if TYPE_CHECKING:
    from ristal.match.history import Past
    from ristal.match.match import Match

RESIGNED: Final = "resigned"
AGREED: Final = "draw-agreed"
TAKEN_BACK: Final = "taken-back"
PLAYED_ON: Final = "branched"
FORMERLY: Final = {"played-on": PLAYED_ON}  # what older saves and records call it: demons have an event of that name
ACTIONS: Final = (RESIGNED, AGREED, TAKEN_BACK, PLAYED_ON)
ENDINGS: Final = (RESIGNED, AGREED)
OF_A_SEAT: Final = (RESIGNED, TAKEN_BACK)


class Action(NamedTuple):
    """Something that was done after so many moves, and by which seat, where it is one seat's."""

    at: int
    what: str
    seat: int | None = None

    def event(self) -> WrittenEvent:
        """The action as an event that everybody may know."""
        data: dict[str, Any] = {"event": self.what} if self.seat is None else {"event": self.what, "seat": self.seat}
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
        raise NotAsked("over")
    if what == RESIGNED and seats != 2:
        raise NotAsked("resign", seats=seats)
    past = match.past.cut(match.number)
    past.actions.append(Action(match.number, what, seat))
    return past


def shown(match: Match) -> dict[str, Any]:
    """What a view tells otherwise when people have ended the match: the table has its question, but nobody is asked."""
    result = result_of(match.past.actions, match.table.seats)
    return {} if result is None else {"question": None, "asked": [], "legal": [], "result": result.write()}


def read_actions(data: Any, moves: int, seats: int) -> list[Action]:
    """The actions of a save or a record, checked."""
    if not isinstance(data, list):
        raise _wrong("deeds", Phrase("wrong-expected-list"))
    actions = [_read_action(item, moves, seats, number) for number, item in enumerate(data)]
    if any(action.what in ENDINGS for action in actions[:-1]) or sorted(action.at for action in actions) != [
        d.at for d in actions
    ]:
        raise _wrong("deeds", Phrase("wrong-actions-order"))
    return actions


def _read_action(item: Any, moves: int, seats: int, number: int) -> Action:
    place = f"deeds[{number}]"
    if not isinstance(item, list) or len(item) != 3:
        raise _wrong(place, Phrase("wrong-action-row"))
    at, what, seat = item
    what = FORMERLY.get(what, what) if isinstance(what, str) else what
    if type(at) is not int or not 0 <= at <= moves:
        raise _wrong(place, Phrase("wrong-action-move", move=repr(at)))
    if what not in ACTIONS:
        raise _wrong(place, Phrase("wrong-action", action=repr(what)))
    if (what in ENDINGS and at != moves) or (what == RESIGNED and seats != 2):
        raise _wrong(place, Phrase("wrong-action-end"))
    if (type(seat) is int and 0 <= seat < seats) != (what in OF_A_SEAT) or (what not in OF_A_SEAT and seat is not None):
        raise _wrong(place, Phrase("wrong-action-seat", seat=repr(seat)))
    return Action(at, what, seat)


def _wrong(place: str, remedy: Phrase) -> BadSave:
    return BadSave("place", place=place, remedy=remedy)


def actions_left(before: Match, after: Match) -> list[Action]:
    """The actions of a match that goes back from `after` to `before`: none is forgotten but its end, and that somebody
    had learned something by what is taken back is one."""
    taken = after.moves[before.number - after.number :]
    kept = [
        action._replace(at=min(action.at, before.number)) for action in after.past.actions if action.what not in ENDINGS
    ]
    return [*kept, Action(before.number, TAKEN_BACK, taken[0].seat)] if has_learned(before, taken) else kept
