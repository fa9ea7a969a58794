"""Lessons over HTTP: named by a list, judged from what was sent, kept nowhere; they go on as matches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from serving_client import Served, players

from ristal.match.lessons import find_lesson, try_step


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield server.http
    server.stop()


def tried(http: httpx.Client, path: str = "", **wanted: Any) -> httpx.Response:
    body = {"game": "vstrechny", "lesson": "first", **wanted}
    return http.post(f"/api/lessons{path}", json=body, params={"lang": "en"})


def test_a_step_is_shown_with_its_goal_and_the_answers_that_it_leaves(http: httpx.Client) -> None:
    moment = tried(http, step=1).json()
    assert moment["id"] == "fight"
    assert moment["goal"] == "Beat one of the units of North"
    assert [each["answer"] for each in moment["state"]["answers"]] == ["a1", "b1"]  # not c1, which the rules allow
    assert moment["verdict"] is None
    assert moment["moves"] == []


def test_a_wrong_try_is_answered_with_what_comes_of_it_and_why(http: httpx.Client) -> None:
    moment = tried(http, step=1, answers=["a1"], seen=0).json()
    assert moment["verdict"]["verdict"] == "bad"
    assert "3 against 5" in moment["verdict"]["said"]
    assert moment["verdict"]["clause"] == "R22"
    assert [move["number"] for move in moment["moves"]] == [1]
    assert "unit-attacked" in [event["event"] for event in moment["moves"][0]["events"]]
    assert moment["moves"][0]["frames"]
    assert moment["state"]["question"] is None


def test_the_others_answer_as_the_lesson_says(http: httpx.Client) -> None:
    moment = tried(http, step=4, answers=["a1"], seen=0).json()
    assert [(move["seat"], move["answers"]) for move in moment["moves"]] == [(0, ["a1"]), (1, ["c4"])]
    assert moment["moves"][-1]["state"] == moment["state"]


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "no_such"},
        {"lesson": "second"},
        {"lesson": "content-armies"},
        {"step": 99},
    ],
)
def test_what_is_in_no_list_is_not_found(http: httpx.Client, wanted: dict[str, Any]) -> None:
    assert tried(http, **wanted).status_code == 404


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"lesson": "../content/armies"}, 400),
        ({"step": -1}, 400),
        ({"answers": ["b9"]}, 422),
        ({"answers": ["\x00"]}, 400),
        ({"answers": ["a1"] * 65}, 400),
        ({"position": {}}, 400),
    ],
)
def test_hostile_words_are_refused(http: httpx.Client, wanted: dict[str, Any], status: int) -> None:
    answer = tried(http, **wanted)
    assert answer.status_code == status
    assert answer.json()["message"]


def test_why_something_is_not_for_this_step_is_said_by_its_goal(http: httpx.Client) -> None:
    why = tried(http, "/why", step=1, answer="c1").json()
    assert not why["allowed"]
    assert "Beat one of the units of North" in why["why"]
    ruled = tried(http, "/why", step=1, answer="b4").json()  # nor do the rules allow it
    assert "home row" in ruled["why"]


def test_further_answers_are_looked_at_without_being_given(http: httpx.Client) -> None:
    drafted = tried(http, "/draft", step=2, draft=["b1"]).json()
    assert drafted["is_mine"]
    assert {each["answer"] for each in drafted["answers"]} >= {"a2", "b3"}


def test_a_lesson_goes_on_as_an_ordinary_match(http: httpx.Client) -> None:
    body = {"game": "vstrechny", "sitters": ["me", "me"], "start": {"lesson": "first"}}
    made = http.post("/api/matches", json=body)
    assert made.status_code == 201, made.text
    sitting = players(http, made.json())
    state = sitting[0].state()
    assert state["state"] == "playing"
    assert state["asked"] == [0]
    assert state["origin"] is not None  # it did not begin here, and says so
    sitting[0].answer(state["answers"][0]["answer"], "m1")
    assert http.post("/api/matches", json={**body, "start": {"lesson": "none"}}).status_code == 404


def test_the_form_of_a_game_names_its_lessons(http: httpx.Client) -> None:
    forms = {form["id"]: form["lessons"] for form in http.get("/api/games", params={"lang": "ru"}).json()}
    lesson = find_lesson("vstrechny", "first")
    assert forms["vstrechny"] == [{"id": "first", "title": "Первая партия", "minutes": lesson.minutes}]


def test_the_school_names_its_lessons_in_order(http: httpx.Client) -> None:
    roads = {road["game"]: road["stations"] for road in http.get("/api/school", params={"lang": "en"}).json()}
    stations = roads["vstrechny"]
    assert len(stations) == 8
    first = find_lesson("vstrechny", stations[0]["lesson"])
    assert stations[0]["title"] == first.title["en"]
    assert stations[0]["steps"] == [step.title["en"] for step in first.steps]
    assert stations[0]["clauses"][0] == first.steps[0].clause
    moment = tried(http, lesson=first.id).json()
    assert (moment["station"], tried(http).json()["station"]) == (1, 0)


def test_nothing_of_another_seat_is_told(http: httpx.Client) -> None:
    """The order of a Reserve is known to nobody, in a lesson too."""
    lesson = find_lesson("vstrechny", "first")
    for at, step in enumerate(lesson.steps):
        moment = tried(http, step=at, answers=list(step.solution), seen=0).json()
        seen = try_step(lesson, at, step.solution).match.view(lesson.seat)
        for zone in ("reserve-0", "reserve-1"):
            assert moment["state"]["view"]["zones"][zone] == seen["zones"][zone]
            assert not any(moment["state"]["view"]["zones"][zone])


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_lesson_shows_its_positions_beside_the_rules(http: httpx.Client, language: str) -> None:
    for game in [each["id"] for each in http.get("/api/games").json()]:
        clauses = {each["id"] for each in http.get(f"/api/games/{game}/rules").json()["clauses"]}
        examples = http.get(f"/api/games/{game}/examples", params={"lang": language}).json()
        assert len(examples) >= 4
        for example in examples:
            step = find_lesson(game, example["lesson"]).steps[example["step"]]
            assert example["title"] == step.title[language]
            assert example["clause"] in clauses
            assert [note["verdict"] for note in example["notes"]] == [each.verdict for each in step.endings]
            assert example["state"]["question"]["mine"]
            assert example["state"]["log"] == []
    assert http.get("/api/games/no_such/examples").status_code == 404
