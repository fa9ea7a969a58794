"""A lesson as its file says it: steps with a position, a goal, the answers that it leaves, and how it may end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ristal.content import Reader
from ristal.engine.data import Document
from ristal.engine.errors import Phrase
from ristal.engine.game import Game
from ristal.match.lessons.condition import Condition, read_condition
from ristal.text.rulebook import rulebook

Verdict: TypeAlias = Literal["good", "bad"]
GOOD: Final[Verdict] = "good"
BAD: Final[Verdict] = "bad"
VERDICTS: Final[tuple[Verdict, ...]] = (GOOD, BAD)
SEATS: Final = 4
MINUTES: Final = 30
STATIONS: Final = 8  # lessons on the road of a game
ANSWERS: Final = 24  # of one step
SIDES: Final = 6

Words: TypeAlias = Mapping[str, str]  # the same in each language


@dataclass(frozen=True, eq=False)
class Pointer:
    """A note of a few words at a place of the table to look at."""

    at: str
    said: Words


@dataclass(frozen=True, eq=False)
class Ending:
    """How a step may end, what is said then, and by which clause. Without a condition: whatever else has come of it."""

    verdict: Verdict
    when: Condition | None
    said: Words
    clause: str


@dataclass(frozen=True, eq=False)
class LessonStep:
    """One new thing. Without a position it goes on from the solution of the step before; `only` are the answers that
    it leaves of the legal ones, `others` what the other seats answer, `most` how many answers the student has."""

    id: str
    title: Words
    goal: Words
    text: Words
    clause: str
    position: Document | None
    dice: tuple[int, ...]
    only: tuple[str, ...]
    others: tuple[str, ...]
    solution: tuple[str, ...]
    most: int
    marks: tuple[str, ...]
    pointer: Pointer | None
    endings: tuple[Ending, ...]
    place: Reader


@dataclass(frozen=True, eq=False)
class Lesson:
    """Steps at the table of one game, played from one seat. `station` is its place on the road of the game's school, 0
    where it is not on it, and `why` what it is good for. Where a step ends with one of the events of `stops` nothing
    after it is shown: the next fight would cover what came of this one. `play_on` is what is said where the steps end
    and the match goes on, if it does; `position` where it goes on from, unless that is the end of the last step."""

    id: str
    game: Game
    title: Words
    station: int
    why: Words
    minutes: int
    seat: int
    stops: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    play_on: Words | None
    position: Document | None
    place: Reader


def read_lesson(game: Game, name: str, page: Reader) -> Lesson:
    """A lesson from its file; an error names file, place and what would be right there."""
    title, minutes = page.names("title"), page.number("minutes", 1, MINUTES)
    station = page.number("station", 1, STATIONS) if page.has("station") else 0
    why = page.names("why") if station else {}
    seat = page.number("seat", 0, SEATS - 1) if page.has("seat") else 0
    stops = tuple(page.texts("stops")) if page.has("stops") else ()
    for at, event in enumerate(stops):
        if event not in game.events:
            raise page.unexpected(f"stops[{at}]", Phrase("wrong-expected-choice", choices=sorted(game.events)), event)
    steps = tuple(_read_step(row, game) for row in page.tables("step"))
    if steps[0].position is None:
        raise steps[0].place.wrong("position", "wrong-missing", expected=Phrase("wrong-expected-table"))
    for at, step in enumerate(steps):
        if step.id in [other.id for other in steps[:at]]:
            raise step.place.wrong("id", "wrong-taken", id=step.id)
    play_on, position = None, None
    if page.has("play_on"):
        last = page.table("play_on")
        play_on = last.names("text")
        position = last.table("position").data if last.has("position") else None
        last.done()
    page.done()
    return Lesson(name, game, title, station, why, minutes, seat, stops, steps, play_on, position, page)


def _read_step(row: Reader, game: Game) -> LessonStep:
    solution = _read_answers(row, "solution")
    step = LessonStep(
        id=row.identity(),
        title=row.names("title"),
        goal=row.names("goal"),
        text=row.names("text"),
        clause=_read_clause(row, game),
        position=row.table("position").data if row.has("position") else None,
        dice=tuple(row.numbers("dice", 1, SIDES)) if row.has("dice") else (),
        only=_read_answers(row, "only") if row.has("only") else (),
        others=_read_answers(row, "others") if row.has("others") else (),
        solution=solution,
        most=row.number("answers", len(solution), ANSWERS) if row.has("answers") else len(solution),
        marks=tuple(row.texts("marks")) if row.has("marks") else (),
        pointer=_read_pointer(row) if row.has("pointer") else None,
        endings=tuple(_read_ending(each, game) for each in row.tables("end")),
        place=row,
    )
    row.done()
    _check_endings(row, step)
    return step


def _check_endings(row: Reader, step: LessonStep) -> None:
    """One can do it right and wrong, and whatever comes of a step has an ending: the last one, of no condition."""
    for verdict in VERDICTS:
        if all(ending.verdict != verdict for ending in step.endings):
            raise row.wrong("end", "wrong-no-ending", verdict=verdict)
    if any((ending.when is None) != (ending is step.endings[-1]) for ending in step.endings):
        raise row.wrong("end", "wrong-last-ending")


def _read_answers(row: Reader, name: str) -> tuple[str, ...]:
    answers = tuple(row.texts(name))
    if not answers or not all(answer.strip() for answer in answers):
        raise row.wrong(name, "wrong-missing", expected=Phrase("wrong-expected-answers"))
    return answers


def _read_clause(row: Reader, game: Game) -> str:
    """A clause of the rulebook, by its number; none where none is named."""
    return row.choice("clause", list(rulebook(game.id, "ru").clauses)) if row.has("clause") else ""


def _read_pointer(row: Reader) -> Pointer:
    table = row.table("pointer")
    pointer = Pointer(table.text("at"), table.names("said"))
    table.done()
    return pointer


def _read_ending(row: Reader, game: Game) -> Ending:
    when = read_condition(row.table("when"), game, SEATS) if row.has("when") else None
    verdict = GOOD if row.choice("verdict", VERDICTS) == GOOD else BAD
    ending = Ending(verdict, when, row.names("said"), _read_clause(row, game))
    row.done()
    return ending
