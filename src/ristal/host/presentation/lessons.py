"""A lesson as its student is shown it. It needs no server and no store: what has been answered so far says all."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from msgspec import UNSET, structs

from ristal.engine.errors import BadOption, RistalError
from ristal.host.errors import ApiError, to_api_error
from ristal.host.presentation.frames import Frames
from ristal.host.storage.rows import Branch
from ristal.match.actions import PLAYED_ON, Action
from ristal.match.history import Move
from ristal.match.lessons import Attempt, Lesson, LessonStep, find_lesson, last_moment, lessons_of, try_step
from ristal.match.lessons.attempt import Watch
from ristal.match.lessons.lesson import Words
from ristal.match.match import Match
from ristal.match.preview import preview_answers
from ristal.match.projection import Projector, Thing, Why
from ristal.match.viewer import Viewer
from ristal.protocol.lesson_responses import (
    Example,
    ExampleNote,
    LessonMoment,
    PointerShown,
    Road,
    Station,
    StepHeading,
    StepVerdict,
)
from ristal.protocol.people import Terms
from ristal.protocol.requests import AskStep, TryDraft, TryStep
from ristal.protocol.responses import Drafted, LessonForm
from ristal.protocol.table_responses import Fairness, MoveMade, SitterShown, State
from ristal.text import translator
from ristal.text.game_text import game_text

EARLIER: Final = 40  # events before a move that may tell why something happened in it
PRIVATE: Final = Terms(hints=False, take_backs="never", talk="off")


def list_lessons(game_id: str, language: str) -> list[LessonForm]:
    """The lessons of a game that are not on the road of its school, by which they can be asked for."""
    return [LessonForm(each.id, each.title[language], each.minutes) for each in lessons_of(game_id) if not each.station]


def list_roads(game_ids: Sequence[str], language: str) -> list[Road]:
    """The school: the lessons of each game that has any, in order."""
    roads = [Road(game, [_station(each, language) for each in lessons_of(game) if each.station]) for game in game_ids]
    return [road for road in roads if road.stations]


def _station(lesson: Lesson, language: str) -> Station:
    clauses = [clause for step in lesson.steps for clause in _clauses(step)]
    return Station(
        lesson.id,
        lesson.title[language],
        lesson.why[language],
        lesson.minutes,
        [step.title[language] for step in lesson.steps],
        list(dict.fromkeys(clauses)),
    )


def list_examples(game_id: str, language: str) -> list[Example]:
    """Positions of a game's lessons as drawn examples of its rules, one a clause, each with what may come of it."""
    found: dict[str, tuple[Lesson, int]] = {}
    for lesson in lessons_of(game_id):
        for number, step in enumerate(lesson.steps):
            for clause in _clauses(step)[:1]:
                found.setdefault(clause, (lesson, number))
    return [_show_example(lesson, number, language) for lesson, number in found.values()]


def _show_example(lesson: Lesson, number: int, language: str) -> Example:
    step = lesson.steps[number]
    return Example(
        lesson=lesson.id,
        step=number,
        clause=_clauses(step)[0],
        title=step.title[language],
        text=step.text[language],
        notes=[ExampleNote(each.verdict, each.said[language], each.clause) for each in step.endings],
        state=_Shown(try_step(lesson, number, []), language, {}).state(),
    )


def _clauses(step: LessonStep) -> list[str]:
    """The clauses that a step shows, its own first."""
    return [clause for clause in (step.clause, *(each.clause for each in step.endings)) if clause]


def show_step(wanted: TryStep, language: str) -> LessonMoment:
    """A step after these answers, with the moves that the page has not seen."""
    lesson = _find(wanted)
    frames: dict[int, Frames] = {}
    attempt = _try(lesson, wanted, language, _keep_frames(lesson, frames))
    shown, step = _Shown(attempt, language, frames), attempt.step
    return LessonMoment(
        title=lesson.title[language],
        station=lesson.station,
        minutes=lesson.minutes,
        seat=lesson.seat,
        steps=[StepHeading(each.id, each.title[language]) for each in lesson.steps],
        number=wanted.step,
        id=step.id,
        goal=step.goal[language],
        text=step.text[language],
        clause=step.clause,
        marks=list(step.marks),
        pointer=shown.pointer(),
        play_on="" if lesson.play_on is None else lesson.play_on[language],
        solution=list(step.solution),
        state=shown.state(),
        moves=[] if wanted.seen is None else shown.moves(wanted.seen),
        verdict=shown.verdict(),
    )


def _keep_frames(lesson: Lesson, frames: dict[int, Frames]) -> Watch:
    """Keep what the student sees at the events of each move."""

    def watch(match: Match) -> Frames | None:
        frames[match.number] = Frames(lesson.game.id, {lesson.seat}, match.table)
        return frames[match.number]

    return watch


def draft_step(wanted: TryDraft, language: str, seeds: Sequence[int]) -> Drafted:
    """The table as further answers would leave it, as far as the student may know that."""
    lesson = _find(wanted)
    attempt = _try(lesson, wanted, language)
    try:
        after = preview_answers(attempt.match, lesson.seat, wanted.draft, seeds)
    except RistalError as error:
        if error.code == "not-asked":
            return Drafted(None, None, [], False)
        raise to_api_error(error, lesson.game, language) from None
    shown = Projector(after, Viewer(lesson.seat), language).snapshot(f"q{attempt.match.number}")
    return Drafted(shown.view, shown.question, shown.answers, lesson.seat in after.table.asked())


def explain_step(wanted: AskStep, language: str) -> Why:
    """Why an answer cannot be given, or nothing be done with a thing. What the rules allow and the step does not is
    answered by its goal."""
    lesson = _find(wanted)
    attempt = _try(lesson, wanted, language)
    projector = Projector(attempt.match, Viewer(lesson.seat), language)
    try:
        found = projector.explain(Thing(wanted.about, wanted.where) if wanted.about else wanted.answer)
    except RistalError as error:
        raise to_api_error(error, lesson.game, language) from None
    if found is None:
        raise ApiError("bad-request", place="about")
    if found.allowed and found.answer not in attempt.legal:
        said = translator(language).say("lesson-not-now", goal=attempt.step.goal[language])
        return Why(found.answer, False, said, attempt.step.clause or UNSET)
    return found


def branch_lesson(game: str, name: str) -> Branch:
    """The moment from which a lesson is played on as a match: the table, and the past that led to it."""
    match = last_moment(_find(TryStep(game, name))).copy()
    match.past.actions.append(Action(match.number, PLAYED_ON))
    return {
        "game": match.game.id,
        "options": {"seats": match.table.seats, **match.options},
        "snapshot": match.snapshot(),
        "past": json.loads(match.record()),
        "number": match.number,
    }


def _find(wanted: TryStep) -> Lesson:
    """A lesson and a step that there are: both are looked up."""
    try:
        lesson = find_lesson(wanted.game, wanted.lesson)
    except BadOption:
        raise ApiError("not-found") from None
    if wanted.step >= len(lesson.steps):
        raise ApiError("not-found")
    return lesson


def _try(lesson: Lesson, wanted: TryStep, language: str, watch: Watch | None = None) -> Attempt:
    try:
        return try_step(lesson, wanted.step, wanted.answers, watch)
    except RistalError as error:
        raise to_api_error(error, lesson.game, language) from None


class _Shown:
    """A step for its student in one language."""

    def __init__(self, attempt: Attempt, language: str, frames: dict[int, Frames]) -> None:
        self.attempt = attempt
        self.language = language
        self.frames = frames
        self.projector = Projector(attempt.match, Viewer(attempt.lesson.seat), language)
        self._moves = self._all_moves()

    def say(self, words: Words) -> str:
        return words[self.language]

    def pointer(self) -> PointerShown | None:
        pointer = self.attempt.step.pointer
        return None if pointer is None else PointerShown(pointer.at, self.say(pointer.said))

    def verdict(self) -> StepVerdict | None:
        attempt = self.attempt
        if attempt.ending is None:
            return None
        text = game_text(self.language, attempt.lesson.game)
        solution = [text.label(answer) for answer in attempt.step.solution]
        return StepVerdict(attempt.ending.verdict, self.say(attempt.ending.said), attempt.ending.clause, solution)

    def state(self) -> State:
        """The table as it is shown in the end."""
        return self._moves[-1].state if self._moves else self._state()

    def _state(self) -> State:
        """The table after all that has been answered; of the answers, those that the step leaves."""
        lesson, match, legal = self.attempt.lesson, self.attempt.match, self.attempt.legal
        shown = self.projector.snapshot(f"q{match.number}")
        assert shown.view is not None
        return State(
            match="",
            game=lesson.game.id,
            name="",
            number=match.number,
            options={"seats": match.table.seats, **match.options},
            state="playing",
            seat=lesson.seat,
            view={**shown.view, "legal": legal} if shown.view["legal"] else shown.view,
            asked=match.asked,
            question=None if self.attempt.ending is not None else shown.question,
            answers=[each for each in shown.answers if each["answer"] in legal],
            log=[],
            sitters=self._sitters(),
            players=shown.players,
            result=None,
            roll=None,
            clock=None,
            offer=None,
            rematch=None,
            fair=Fairness("", "fair"),
            origin=None,
            notice=None,
            terms=PRIVATE,
        )

    def _sitters(self) -> list[SitterShown]:
        seats = range(self.attempt.match.table.seats)
        rival = translator(self.language).say("lesson-rival")
        return [
            SitterShown(seat, "person", "", None)
            if seat == self.attempt.lesson.seat
            else SitterShown(seat, "bot", rival, None)
            for seat in seats
        ]

    def moves(self, seen: int) -> list[MoveMade]:
        """The moves after so many, each with what was seen at its events; the state of the last one is the true one."""
        return [move for move in self._moves if move.number > seen]

    def _all_moves(self) -> list[MoveMade]:
        attempt, state = self.attempt, self._state()
        moves = list(enumerate(attempt.match.moves))[attempt.began :]
        made = [self._move(number, move, state, self.frames.get(number)) for number, move in moves]
        if attempt.ending is not None and made:
            made[-1] = _stopped(made[-1], attempt.lesson.stops)
        return made

    def _move(self, number: int, move: Move, state: State, heard: Frames | None) -> MoveMade:
        match, viewer = self.attempt.match, self.projector.viewer
        after = match.at(number + 1)
        view = viewer.view(match.game.id, after.table)
        events = viewer.events(move.events)
        earlier = [event for each in match.moves[:number] for event in viewer.events(each.events)][-EARLIER:]
        is_last = number + 1 == match.number
        between = structs.replace(state, number=number + 1, view={**view, "legal": []}, question=None, answers=[])
        return MoveMade(
            number + 1,
            "answer",
            move.seat,
            [self.projector.answer(move.write())],
            events,
            self.projector.log_writer().lines(events, number + 1, move.seat, lambda: earlier),
            state if is_last else between,
            UNSET if heard is None else heard.of(viewer, after.table, view),
        )


def _stopped(move: MoveMade, stops: Sequence[str]) -> MoveMade:
    """A move that ends a step, as far as it is shown."""
    found = [at for at, event in enumerate(move.events) if event["event"] in stops]
    if not found or move.frames is UNSET:
        return move
    frames = [frame for frame in move.frames if frame.event <= found[0]]
    if len(frames) == len(move.frames):
        return move
    last = {**frames[-1].view, "question": None, "asked": [], "legal": []} if frames else move.state.view
    return structs.replace(
        move,
        events=move.events[: found[0] + 1],
        log=[line for line in move.log if line.at <= found[0]],
        frames=frames[:-1],
        state=structs.replace(move.state, view=last, asked=[]),
    )
