"""Chapters «Манёвр», step 2, and «Эффекты перемещения»: moving and placing fighters."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.effect import bind, current_effect
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason
from ristal.games.unmatched.bindings import bind_fighter, fighter_bound, space_bound
from ristal.games.unmatched.board import Board, spaces_in
from ristal.games.unmatched.events import FighterMoved, FighterPlaced
from ristal.games.unmatched.reasons import fighter_named, why_not_moved
from ristal.games.unmatched.state import Unmatched

DONE: Final = Answer("done", -1)
PASSED: Final = "passed"  # the argument of a move that asks whom it passes


def blockers(t: Unmatched, fighter: int) -> int:
    """§R60 §R61 §R72 §R155 The spaces that a fighter may not pass: those of its owner's opponents."""
    owner = t.fighter(fighter).seat
    mask: i64 = 0
    for other in t.arena.fighters:
        space = t.space[other.index]
        if space >= 0 and not t.arena.are_allies(owner, other.seat):
            mask |= t.arena.board.bit[space]
    return mask


def reach(t: Unmatched, fighter: int, most: int, through_all: bool) -> int:
    """§R59 §R60 §R62 §R63 §R34a The spaces where a move of up to `most` steps may end: its own, and free ones. §R4 A
    card may lead through all."""
    start = t.space[fighter]
    seen = spread(t.arena.board, start, most, 0 if through_all else blockers(t, fighter))
    return (seen & ~t.occupied()) | t.arena.board.bit[start]


def spread(board: Board, start: int, most: int, blocked: int) -> int:
    """§R59 §R34a The spaces that up to `most` steps lead to, and those that are blocked."""
    ways = board.ways
    bit = board.bit
    closed: i64 = bit[start]  # what was seen, and what may not be passed
    closed |= blocked
    seen = [start]
    edge = 0  # where those begin that were seen at the last step
    for _ in range(most):
        end = len(seen)
        for at in range(edge, end):
            for other in ways[seen[at]]:
                if not (closed >> other) & 1:
                    closed |= bit[other]
                    seen.append(other)
        if len(seen) == end:
            break
        edge = end
    return closed


def way(t: Unmatched, fighter: int, to: int, through_all: bool) -> list[int]:
    """A shortest way for the eye: the spaces that a move passes, its ends among them."""
    board = t.arena.board
    start = t.space[fighter]
    closed = 0 if through_all else blockers(t, fighter)
    came_from = {start: -1}
    edge = [start]
    while to not in came_from and edge:
        further = []
        for space in edge:
            for other in board.ways[space]:
                if other not in came_from and not (closed >> other) & 1:
                    came_from[other] = space
                    further.append(other)
        edge = further
    spaces = []
    while to >= 0:
        spaces.append(to)
        to = came_from[to]
    return spaces[::-1]


@mypyc_attr(acyclic=True)
class MoveGroup(Question):
    """§R53 §R57 §R58 Any or all of these fighters move, one after another, each once, in an order of choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fighters", "most", "through_all")
    CLAUSE: ClassVar[str] = "R57"

    def __init__(self, seat: int, fighters: int, most: int, through_all: bool) -> None:
        super().__init__(seat)
        self.fighters = fighters  # the mask of those still to move
        self.most = most
        self.through_all = through_all

    def left(self, t: Unmatched) -> list[int]:
        return [index for index in spaces_in(self.fighters) if t.stands(index)]

    def asks(self, t: Unmatched) -> list[Answer]:
        left = self.left(t)
        if len(left) < 2:
            return []
        return [DONE, *[t.fighter(index).answer for index in left]]

    def takes(self, t: Unmatched, answer: Answer) -> None:
        if answer is not DONE:
            self._moves(t, answer.value)

    def lapses(self, t: Unmatched) -> None:
        for last in self.left(t):
            self._moves(t, last)

    def _moves(self, t: Unmatched, chosen: int) -> None:
        t.then(
            MoveFighter(self.seat, chosen, self.most, self.through_all),
            MoveGroup(self.seat, self.fighters & ~(1 << chosen), self.most, self.through_all),
        )

    def shows(self, t: Unmatched, seat: int) -> Shown:
        fighters = [t.fighter(index).name for index in self.left(t)]
        return {"source": t.asking(), "most": self.most, "fighters": fighters}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return why_not_moved(t, self.seat, text)


@mypyc_attr(acyclic=True)
class MoveFighter(Question):
    """§R73 §R116 The player of the move or effect picks where it ends; staying is a move of 0."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fighter", "most", "through_all")
    CLAUSE: ClassVar[str] = "R59"

    def __init__(self, seat: int, fighter: int, most: int, through_all: bool) -> None:
        super().__init__(seat)
        self.fighter = fighter
        self.most = most
        self.through_all = through_all

    def asks(self, t: Unmatched) -> list[Answer]:
        if not t.stands(self.fighter):
            return []
        answers = t.arena.board.answers
        return [answers[space] for space in spaces_in(reach(t, self.fighter, self.most, self.through_all))]

    def takes(self, t: Unmatched, answer: Answer) -> None:
        if t.frames and PASSED in current_effect(t).arguments:
            t.then(ChoosePassed(self.seat, self.fighter, self.most, answer.value, 0))
            return
        if t.events is None:
            t.space[self.fighter] = answer.value
            return
        passed = [t.arena.board.spaces[space] for space in way(t, self.fighter, answer.value, self.through_all)]
        t.space[self.fighter] = answer.value
        t.tell(FighterMoved(self.seat, t.fighter(self.fighter).name, passed, len(passed) - 1))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking(), "fighter": t.fighter(self.fighter).name, "most": self.most}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        board = t.arena.board
        if text not in board.number:
            return None
        to = board.number[text]
        on = t.fighter_on(to)
        if on >= 0 and t.arena.are_allies(t.fighter(self.fighter).seat, t.fighter(on).seat):
            return Reason("space-taken", "R60", space=text, fighter=t.fighter(on).name)
        if on >= 0:
            return Reason("space-taken", "R25", space=text, fighter=t.fighter(on).name)
        if (reach(t, self.fighter, len(board.spaces), self.through_all) >> to) & 1:
            return Reason("too-far", "R59", space=text, most=self.most)
        return Reason("way-blocked", "R61", space=text)


def walks(t: Unmatched, fighter: int, most: int, to: int) -> dict[int, list[int]]:
    """§A84 The shortest walk to a space for each set of opposing fighters (a mask) that one of at most so many steps
    can pass; it may pass anybody."""
    board, owner, start = t.arena.board, t.fighter(fighter).seat, t.space[fighter]
    standing: dict[int, int] = {}
    for other in t.arena.fighters:
        if t.stands(other.index) and not t.arena.are_allies(owner, other.seat):
            standing[t.space[other.index]] = 1 << other.index
    edge: list[tuple[int, int, list[int]]] = [(start, 0, [start])]
    seen = {(start, 0)}
    found: dict[int, list[int]] = {}
    for _ in range(most + 1):
        further: list[tuple[int, int, list[int]]] = []
        for space, passed, spaces in edge:
            if space == to and passed not in found:
                found[passed] = spaces
            for other_space in board.ways[space]:
                mask = passed | standing.get(other_space, 0)
                if (other_space, mask) not in seen:
                    seen.add((other_space, mask))
                    further.append((other_space, mask, [*spaces, other_space]))
        edge = further
    return found


@mypyc_attr(acyclic=True)
class ChoosePassed(Question):
    """§A84 Whom a move passes, one after another, as far as its steps allow."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fighter", "most", "space", "fighters")
    CLAUSE: ClassVar[str] = "A84"

    def __init__(self, seat: int, fighter: int, most: int, space: int, fighters: int) -> None:
        super().__init__(seat)
        self.fighter = fighter
        self.most = most
        self.space = space  # where the move ends
        self.fighters = fighters  # the mask of those who are passed

    def asks(self, t: Unmatched) -> list[Answer]:
        possible = walks(t, self.fighter, self.most, self.space)
        further = 0
        for passed in possible:
            if passed & self.fighters == self.fighters:
                further |= passed & ~self.fighters
        if not further:
            return []
        stop = [DONE] if self.fighters in possible else []
        return [*stop, *[t.fighter(index).answer for index in spaces_in(further)]]

    def silent(self) -> bool:
        return True

    def takes(self, t: Unmatched, answer: Answer) -> None:
        if answer is DONE:
            self.lapses(t)
        else:
            passed = self.fighters | 1 << answer.value
            t.then(ChoosePassed(self.seat, self.fighter, self.most, self.space, passed))

    def lapses(self, t: Unmatched) -> None:
        spaces = walks(t, self.fighter, self.most, self.space)[self.fighters]
        t.space[self.fighter] = self.space
        for index in spaces_in(self.fighters):
            t.frame.bound[fighter_bound(current_effect(t).text(PASSED), index)] = 1
        if t.events is not None:
            names = [t.arena.board.spaces[space] for space in spaces]
            t.tell(FighterMoved(self.seat, t.fighter(self.fighter).name, names, len(names) - 1))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        to = t.arena.board.spaces[self.space]
        return {"source": t.asking(), "fighter": t.fighter(self.fighter).name, "space": to}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        fighter = fighter_named(t, text)
        if fighter is None:
            return None
        return Reason("not-passed", "A84", fighter=text, space=t.arena.board.spaces[self.space])


@mypyc_attr(acyclic=True)
class PlaceFighter(Question):
    """§R74 §R75 §A4 A fighter is picked up and put on a free space, without a way. §A24 A defeated one comes back at
    full health."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fighter", "spaces")
    CLAUSE: ClassVar[str] = "R74"

    def __init__(self, seat: int, fighter: int, spaces: int) -> None:
        super().__init__(seat)
        self.fighter = fighter
        self.spaces = spaces  # the mask of those that will do

    def asks(self, t: Unmatched) -> list[Answer]:
        return [t.arena.board.answers[space] for space in spaces_in(self.spaces & ~t.occupied())]

    def takes(self, t: Unmatched, answer: Answer) -> None:
        if t.health[self.fighter] == 0:
            bind(t, 1)
            bind_fighter(t, self.fighter)
        elif t.frames and current_effect(t).bind:
            t.frame.bound[space_bound(current_effect(t).bind)] = t.space[self.fighter]
        t.space[self.fighter] = answer.value
        if t.health[self.fighter] == 0:
            t.health[self.fighter] = t.fighter(self.fighter).kind.health
        if t.events is not None:
            t.tell(FighterPlaced(self.seat, t.fighter(self.fighter).name, answer.text))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking(), "fighter": t.fighter(self.fighter).name}

    def rule(self, t: Unmatched) -> str:
        return "R74" if sum(t.turns) else "R18"

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        board = t.arena.board
        if text not in board.number:
            return None
        on = t.fighter_on(board.number[text])
        if on >= 0:
            return Reason("space-taken", "R75", space=text, fighter=t.fighter(on).name)
        if sum(t.turns) == 0:
            if (self._kept_free(t) >> board.number[text]) & 1:
                return Reason("start-awaited", "A5", space=text)
            return Reason("not-there", "R18", space=text)
        return Reason("not-there", "A23", space=text)

    def _kept_free(self, t: Unmatched) -> int:
        """§A5 The spaces that would do in set-up if no other hero were still to stand there."""
        board = t.arena.board
        zone = board.in_zone[board.starts[(self.seat - t.first) % t.seats]]
        return awaited(t, self.seat) & (everywhere(t) if self.spaces & ~zone else zone)


def everywhere(t: Unmatched) -> int:
    """Every space of the board."""
    return (1 << len(t.arena.board.spaces)) - 1


def awaited(t: Unmatched, seat: int) -> int:
    """§A5 The start spaces of those who place their heroes after this seat."""
    mask = 0
    for place in range((seat - t.first) % t.seats + 1, t.seats):
        mask |= 1 << t.arena.board.starts[place]
    return mask
