"""Every lesson is played right and wrong at every step, and whatever a student may answer has an ending."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ristal.content import Reader
from ristal.engine.errors import BadContent, BadOption, IllegalAnswer
from ristal.games import game_ids, load_game
from ristal.match import restore
from ristal.match.lessons import BAD, GOOD, Attempt, Lesson, find_lesson, last_moment, lessons_of, read_lesson, try_step
from ristal.match.lessons.lesson import STATIONS

STEPS = [(lesson, at) for game in game_ids() for lesson in lessons_of(game) for at in range(len(lesson.steps))]
NAMES = [f"{lesson.game.id}-{lesson.id}-{lesson.steps[at].id}" for lesson, at in STEPS]
MANY = 300  # ways to answer a step; a lesson that leaves more should narrow them
LANGUAGES = ("ru", "en")


def ways(lesson: Lesson, at: int, given: tuple[str, ...] = ()) -> Iterator[Attempt]:
    """Every way in which a step may be played, with its ending."""
    attempt = try_step(lesson, at, given)
    if attempt.ending is not None:
        yield attempt
        return
    assert attempt.legal, "the student is asked nothing, and the step is not over"
    for answer in attempt.legal:
        yield from ways(lesson, at, (*given, answer))


@pytest.mark.parametrize(("lesson", "at"), STEPS, ids=NAMES)
def test_a_step_is_solved_by_its_solution_and_fails_otherwise(lesson: Lesson, at: int) -> None:
    step = lesson.steps[at]
    solved = try_step(lesson, at, step.solution)
    assert solved.ending is not None
    assert solved.ending.verdict == GOOD
    assert solved.given == list(step.solution)
    reached = {}
    for count, attempt in enumerate(ways(lesson, at)):
        assert count < MANY
        assert attempt.ending is not None
        reached[step.endings.index(attempt.ending)] = attempt.ending.verdict
    assert set(reached.values()) == {GOOD, BAD}
    assert set(reached) >= set(range(len(step.endings) - 1)), "a condition that never holds"


@pytest.mark.parametrize(("lesson", "at"), STEPS, ids=NAMES)
def test_what_a_step_names_can_be_answered_in_it(lesson: Lesson, at: int) -> None:
    step = lesson.steps[at]
    offered: set[str] = set()
    for attempt in ways(lesson, at):
        for number in range(len(attempt.given)):
            offered |= set(try_step(lesson, at, attempt.given[:number]).legal)
    assert set(step.only) <= offered
    named = {answer for end in step.endings if end.when for answer in (*end.when.first, *end.when.answered)}
    assert named <= offered


@pytest.mark.parametrize(("lesson", "at"), STEPS, ids=NAMES)
def test_a_step_is_worded_in_both_languages_and_kept_short(lesson: Lesson, at: int) -> None:
    step = lesson.steps[at]
    pointer = [] if step.pointer is None else [step.pointer.said]
    why = [lesson.why] if lesson.station else []
    said = [end.said for end in step.endings]
    for words in (lesson.title, *why, step.title, step.goal, step.text, *pointer, *said):
        assert set(words) == set(LANGUAGES)
        assert not any("а" <= letter <= "я" for letter in words["en"].lower())
    for language in LANGUAGES:
        assert len(step.title[language]) <= 48
        assert len(step.goal[language]) <= 80
        assert not step.goal[language].endswith(".")
        assert len(step.text[language]) <= 360
        assert all(len(said[language].split()) <= 6 for said in pointer)


@pytest.mark.parametrize("game", [game for game in game_ids() if any(each.station for each in lessons_of(game))])
def test_a_road_leads_in_eight_stations_to_a_whole_game(game: str) -> None:
    road = [lesson for lesson in lessons_of(game) if lesson.station]
    assert [lesson.station for lesson in road] == list(range(1, STATIONS + 1))
    assert all(set(lesson.why) == set(LANGUAGES) for lesson in road)
    assert road[-1].play_on is not None
    whole = last_moment(road[-1])
    assert not whole.over
    assert restore(whole.record()).number == whole.number


@pytest.mark.parametrize("game", [game for game in game_ids() if lessons_of(game)])
def test_a_lesson_goes_on_as_a_match_that_can_be_kept(game: str) -> None:
    lesson = find_lesson(game, "first")
    match = last_moment(lesson)
    assert not match.over
    assert lesson.seat in match.asked
    assert restore(match.record()).number == match.number


def test_an_answer_that_the_step_does_not_leave_is_refused() -> None:
    lesson = find_lesson("vstrechny", "first")
    fight = next(at for at, step in enumerate(lesson.steps) if step.id == "fight")
    with pytest.raises(IllegalAnswer):
        try_step(lesson, fight, ["c1"])  # by the rules it can be given


def test_a_lesson_is_named_by_the_list() -> None:
    for name in ("../content/armies", "first.toml", "", "firs"):
        with pytest.raises(BadOption):
            find_lesson("vstrechny", name)


STEP = {
    "id": "enter",
    "title": {"ru": "Вход", "en": "Enter"},
    "goal": {"ru": "Войдите", "en": "Enter"},
    "text": {"ru": "Вот так.", "en": "Like this."},
    "position": {},
    "solution": ["b1"],
    "end": [
        {"verdict": "good", "when": {"first": ["b1"]}, "said": {"ru": "Да", "en": "Yes"}},
        {"verdict": "bad", "said": {"ru": "Нет", "en": "No"}},
    ],
}


def end(**when: object) -> list[object]:
    return [{**STEP["end"][0], "when": when}, STEP["end"][1]]  # type: ignore[index,dict-item]


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"clause": "R999"}, "step[enter].clause"),
        ({"solution": []}, "step[enter].solution"),
        ({"goal": {"ru": "Войдите"}}, "step[enter].goal.en"),
        ({"end": STEP["end"][:1]}, "step[enter].end"),  # type: ignore[index]
        ({"end": list(reversed(STEP["end"]))}, "step[enter].end"),  # type: ignore[call-overload]
        ({"end": end()}, "step[enter].end[1].when.answered"),
        ({"end": end(event={"event": "no-such"})}, "step[enter].end[1].when.event.event"),
        ({"end": end(event={"event": "unit-moved", "sell": "b2"})}, "step[enter].end[1].when.event.sell"),
        ({"end": end(asks="Nothing")}, "step[enter].end[1].when.asks"),
        ({"end": end(view={"turn": [1]})}, "step[enter].end[1].when.view.turn"),
        ({"end": end(code="1 + 1")}, "step[enter].end[1].when.code"),
        ({"goale": "?"}, "step[enter].goale"),
        ({"position": None}, "step[enter].position"),
    ],
)
def test_a_mistake_is_named_with_file_place_and_remedy(change: dict[str, object], place: str) -> None:
    step = {name: value for name, value in {**STEP, **change}.items() if value is not None}
    page = {"title": {"ru": "Урок", "en": "Lesson"}, "minutes": 5, "step": [step]}
    with pytest.raises(BadContent) as caught:
        read_lesson(load_game("vstrechny"), "first", Reader(page, "lessons/first.toml"))
    assert caught.value.details["file"] == "lessons/first.toml"
    assert caught.value.details["place"] == place
    assert caught.value.details["remedy"]


def test_a_position_that_cannot_stand_is_named_by_its_place() -> None:
    page = {"title": {"ru": "Урок", "en": "Lesson"}, "minutes": 5, "step": [STEP]}
    lesson = read_lesson(load_game("vstrechny"), "first", Reader(page, "lessons/first.toml"))
    with pytest.raises(BadContent) as caught:
        try_step(lesson, 0, [])
    assert caught.value.details["place"] == "step[enter].position"


def test_a_question_to_the_view_that_has_no_answer_is_a_mistake() -> None:
    lesson = find_lesson("vstrechny", "first")
    position = lesson.steps[0].position
    page = {
        "title": {"ru": "Урок", "en": "Lesson"},
        "minutes": 5,
        "step": [{**STEP, "position": position, "end": end(view={"field.0.unitt": "sarbaz"})}],
    }
    made = read_lesson(load_game("vstrechny"), "first", Reader(page, "lessons/first.toml"))
    with pytest.raises(BadContent) as caught:
        try_step(made, 0, ["a1"])
    assert caught.value.details["place"] == "step[enter].end[1].when.view.field.0.unitt"


def test_a_view_is_asked_by_value_by_bounds_and_by_length() -> None:
    lesson = find_lesson("vstrechny", "first")
    seen = {"field.0.unit": "sarbaz", "field.length": 12, "zones.reserve-0.length": {"least": 1, "most": 3}}
    page = {
        "title": {"ru": "Урок", "en": "Lesson"},
        "minutes": 5,
        "step": [{**STEP, "position": lesson.steps[0].position, "end": end(view=seen)}],
    }
    made = read_lesson(load_game("vstrechny"), "first", Reader(page, "lessons/first.toml"))
    entered, pushed = try_step(made, 0, ["a1"]).ending, try_step(made, 0, ["b1"]).ending
    assert (entered and entered.verdict, pushed and pushed.verdict) == (GOOD, BAD)
