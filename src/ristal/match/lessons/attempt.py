"""A step as it is played: the student's answers, what others answer to them, and how the step ends. Nothing is kept
between two answers: the same answers lead to the same table, so nobody has to remember a lesson that is under way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ristal.engine.chance import NOBODYS, Chance, FairChance
from ristal.engine.data import Document
from ristal.engine.errors import IllegalAnswer, RistalError
from ristal.engine.event import Listener
from ristal.match.lessons.lesson import Ending, Lesson, LessonStep
from ristal.match.match import Match
from ristal.match.setup import begin_from
from ristal.match.viewer import Viewer
from ristal.match.written import EventData

SEED: Final = "lesson"  # of all that a lesson does not say, such as the order of a deck

Watch = Callable[[Match], Listener | None]  # who looks on at the next move


class GivenDice(Chance):
    """Dice fall as a lesson says. What it does not say, and all other chance, comes from another source."""

    def __init__(self, other: Chance, dice: Sequence[int], used: int = 0) -> None:
        super().__init__()
        self.other = other
        self.dice = dice
        self.used = used

    def draw(self, below: int) -> int:
        return self.other.draw(below)

    def roll(self, sides: int = 6, what: str = "", whose: str = "", seat: int = NOBODYS) -> int:
        if self.used >= len(self.dice):
            return super().roll(sides, what, whose, seat)
        value = min(self.dice[self.used], sides)
        self.used += 1
        if self.outcomes is not None:
            self.outcomes.append(value - 1)
        return value

    def copy(self) -> Chance:
        return GivenDice(self.other.copy(), self.dice, self.used)

    def write(self) -> list[object]:
        return self.other.write()


class Attempt(NamedTuple):
    """A step as far as it has come. `began` counts the moves before the student's first answer, `ending` is None while
    the step is not over."""

    lesson: Lesson
    step: LessonStep
    match: Match
    began: int
    given: list[str]
    ending: Ending | None

    @property
    def legal(self) -> list[str]:
        """What the student may answer: of the legal answers those that the step leaves, all where it leaves none."""
        if self.ending is not None:
            return []
        legal = self.match.legal(self.lesson.seat)
        return [answer for answer in legal if answer in self.step.only] or legal


def try_step(lesson: Lesson, number: int, answers: Sequence[str], watch: Watch | None = None) -> Attempt:
    """Play a step with these answers of the student; those that come after its end are not given."""
    step = lesson.steps[number]
    begun, others = _begin(lesson, number)
    attempt = Attempt(lesson, step, begun.copy(), begun.number, [], None)
    left = list(others)
    for answer in answers:
        if attempt.ending is not None:
            break
        attempt = _answer(attempt, answer, left, watch)
    return attempt


def last_moment(lesson: Lesson) -> Match:
    """Where the steps have led to when all are solved, or where the lesson says that the match goes on."""
    if lesson.position is not None:
        return _lay(lesson, lesson.position, GivenDice(FairChance(SEED), ()), "play_on.position")
    last = len(lesson.steps) - 1
    return try_step(lesson, last, lesson.steps[last].solution).match


@lru_cache(maxsize=256)
def _begin(lesson: Lesson, number: int) -> tuple[Match, tuple[str, ...]]:
    """The table at the student's first question, and what the others still have to answer."""
    step = lesson.steps[number]
    chance = GivenDice(FairChance(f"{SEED} {lesson.game.id} {step.id}"), step.dice)
    if step.position is None:
        match = try_step(lesson, number - 1, lesson.steps[number - 1].solution).match
        match.table.chance = chance
    else:
        match = _lay(lesson, step.position, chance, f"step[{step.id}].position")
    left = list(step.others)
    _let_others_answer(lesson, match, left, None)
    return match, tuple(left)


def _lay(lesson: Lesson, position: Document, chance: Chance, place: str) -> Match:
    try:
        return begin_from(lesson.game, position, chance)
    except RistalError as error:
        raise lesson.place.at_fault(place, error) from None


def _answer(attempt: Attempt, answer: str, left: list[str], watch: Watch | None) -> Attempt:
    """The student gives one more answer, and the others theirs."""
    lesson, match = attempt.lesson, attempt.match
    if answer not in attempt.legal:
        match.table.find(lesson.seat, answer)  # says why not
        raise IllegalAnswer(text=answer, legal=attempt.legal)  # by the step, not by the rules
    match.play_all([answer], lesson.seat, listener=None if watch is None else watch(match))
    _let_others_answer(lesson, match, left, watch)
    given = [*attempt.given, answer]
    return attempt._replace(given=given, ending=_judge(attempt, given))


def _let_others_answer(lesson: Lesson, match: Match, left: list[str], watch: Watch | None) -> None:
    """The other seats answer as the step says, each time with the first of what is left that they may; the step is over
    where none of it is."""
    while not match.over:
        asked = [seat for seat in match.asked if seat != lesson.seat]
        found = [(seat, answer) for seat in asked for answer in left if answer in match.legal(seat)]
        if not found:
            return
        seat, answer = found[0]
        left.remove(answer)
        match.play_all([answer], seat, listener=None if watch is None else watch(match))


def _judge(attempt: Attempt, given: Sequence[str]) -> Ending | None:
    """How the step has ended, if it has: by a condition, or because the student has nothing more to answer in it."""
    lesson, step, match = attempt.lesson, attempt.step, attempt.match
    events = _events(match, attempt.began, lesson.seat)
    for ending in step.endings:
        if ending.when is not None and ending.when.holds(match, lesson.seat, given, events):
            return ending
    is_over = len(given) >= step.most or lesson.seat not in match.asked
    return step.endings[-1] if is_over else None


def _events(match: Match, since: int, seat: int) -> list[EventData]:
    """What has happened in the step, as the student may know it."""
    return [event for move in match.moves[since:] for event in Viewer(seat).events(move.events)]
