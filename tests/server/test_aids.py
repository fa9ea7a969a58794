"""What helps a seat to decide: nothing of it changes the match or tells what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from serving_client import Player, Served, found, players


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield server.http
    server.stop()


def at_question(http: httpx.Client, game: str, name: str, options: dict[str, Any] | None = None) -> tuple[Player, Any]:
    """A match that has come to a question, by first answers; who is asked, and the state."""
    for _ in range(20):
        made = found(http, game, ["me", "me"], options=options or {})
        sitting = players(http, made)
        for number in range(60):
            asked = sitting[0].state()["asked"]
            if not asked:
                break
            state = sitting[asked[0]].state()
            if state["question"]["name"] == name:
                return sitting[asked[0]], state
            sitting[asked[0]].answer(state["answers"][0]["answer"], f"m{number}")
    raise AssertionError(f"{name} was never asked")


# Drafts


def draft(player: Player, state: Any, *answers: str) -> httpx.Response:
    return player.post("/draft", {"question": state["question"]["id"], "answers": list(answers)})


def test_a_gesture_is_put_together_and_sent_in_any_order(http: httpx.Client) -> None:
    player, state = at_question(http, "boets", "Mobilise")
    dice = [each["answer"] for each in state["answers"] if each["answer"] != "enough"]
    one = draft(player, state, dice[0])
    assert one.status_code == 200, one.text
    assert one.json()["is_mine"]
    assert one.json()["question"]["mine"]
    assert one.json()["question"]["id"] == state["question"]["id"]
    further = [each["answer"] for each in one.json()["answers"]]
    other = next(each for each in further if each not in ("enough", dice[0]))
    two = draft(player, state, other, dice[0])
    if two.json()["view"] is not None:
        assert two.json()["view"] == draft(player, state, dice[0], other).json()["view"]
    assert player.state() == state, "a draft has changed something"
    sent = player.post(
        "/answers", {"question": state["question"]["id"], "answers": [other, dice[0]], "message": "in any order"}
    )
    assert sent.status_code == 200, sent.text
    [move] = [each for each in player.get("/events", wait="0").json() if each["number"] == sent.json()["number"]]
    assert move["answers"] == [dice[0], other]


def test_a_draft_that_would_show_something_is_empty(http: httpx.Client) -> None:
    player, state = at_question(http, "unmatched", "TakeAction")
    told = draft(player, state, "manoeuvre")
    assert (told.status_code, told.json()) == (200, {"view": None, "question": None, "answers": [], "is_mine": False})
    assert player.state() == state


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"question": "q999"}, 409),
        ({"answers": ["nonsense"]}, 422),
        ({"answers": []}, 400),
        ({"answers": ["x"] * 65}, 400),
    ],
)
def test_what_cannot_be_drafted(http: httpx.Client, change: dict[str, Any], status: int) -> None:
    player, state = at_question(http, "boets", "Mobilise")
    body = {"question": state["question"]["id"], "answers": [state["answers"][0]["answer"]], **change}
    assert player.post("/draft", body).status_code == status
    assert player.state() == state


def test_only_who_is_asked_drafts(http: httpx.Client) -> None:
    made = found(http, "vstrechny", ["me", "me"])
    sitting = players(http, made)
    asked = sitting[0].state()["asked"][0]
    state = sitting[asked].state()
    answer = state["answers"][0]["answer"]
    assert draft(sitting[1 - asked], state, answer).json()["code"] == "not-yours"
    assert draft(Player(http, made["match"], made["watch"]), state, answer).json()["code"] == "not-yours"


def test_drafts_have_a_pace(http: httpx.Client) -> None:
    player, state = at_question(http, "boets", "Mobilise")
    codes = {draft(player, state, "nonsense").status_code for _ in range(150)}
    assert codes == {422, 429}


# Hints


def test_a_hint_is_legal_and_changes_nothing(http: httpx.Client) -> None:
    made = found(http, "vstrechny", ["me", "me"])
    sitting = players(http, made)
    asked = sitting[0].state()["asked"][0]
    state = sitting[asked].state(lang="ru")
    told = sitting[asked].http.post(
        f"/api/matches/{made['match']}/hint", headers=sitting[asked].headers, params={"lang": "ru"}
    )
    assert told.status_code == 200, told.text
    labels = {each["answer"]: each["label"] for each in state["answers"]}
    hinted = told.json()["answers"]
    assert 1 <= len(hinted) <= 3
    assert all(labels[each["answer"]] == each["label"] for each in hinted)
    assert [each["share"] for each in hinted] == sorted((each["share"] for each in hinted), reverse=True)
    assert all(0 <= each["reward"] <= 1 for each in hinted)
    assert told.json()["iterations"] > 0
    assert all(each["low"] <= each["reward"] <= each["high"] for each in hinted)
    plan = told.json()["plan"]
    assert plan[0] == hinted[0]["answer"]
    assert len(told.json()["plan_labels"]) == len(plan)
    assert told.json()["mix"] == []
    assert sitting[asked].state(lang="ru") == state
    assert sitting[1 - asked].post("/hint").json()["code"] == "not-yours"


def test_hints_have_a_pace(http: httpx.Client) -> None:
    made = found(http, "vstrechny", ["me", "me"])
    sitting = players(http, made)
    waiting = 1 - sitting[0].state()["asked"][0]
    assert 429 in [sitting[waiting].post("/hint").status_code for _ in range(20)]


# Lines and reasons


def read(player: Player, text: str, lang: str = "ru") -> dict[str, Any]:
    answer = player.get("/line", text=text, lang=lang)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_a_line_is_read_as_the_terminal_reads_it(http: httpx.Client) -> None:
    player, state = at_question(http, "demons", "ChooseMove")
    first = state["answers"][0]
    labels = {each["answer"]: each["label"] for each in player.state(lang="ru")["answers"]}
    for text in (first["answer"], "1", labels[first["answer"]], labels[first["answer"]].upper()):
        assert read(player, text)["answers"] == [first["answer"]], text
    assert read(player, first["label"], "en")["answers"] == [first["answer"]]
    assert labels[first["answer"]] in read(player, labels[first["answer"]][:3])["complete"]
    for text, means in (("назад", "undo"), ("подсказка", "hint"), ("resign", "resign"), ("журнал", "log")):
        assert read(player, text)["means"] == means
    assert read(player, "?")["clause"] == state["question"]["clause"]
    assert read(player, "правило Z99")["means"] == "unclear"
    card = read(player, f"карта {labels[first['answer']]}")
    assert (card["means"], card["thing"]) == ("card", first["answer"])
    why = read(player, f"почему {labels[first['answer']]}")
    assert (why["means"], why["answer"], why["allowed"]) == ("why", first["answer"], True)
    unclear = read(player, "абракадабра")
    assert unclear["means"] == "unclear"
    assert "абракадабра" in unclear["message"]
    assert player.state() == state


def test_what_cannot_be_answered_is_explained(http: httpx.Client) -> None:
    player, _ = at_question(http, "boets", "Mobilise")
    told = read(player, "медитация")
    assert (told["means"], told["answer"], told["allowed"]) == ("why", "meditation", False)
    assert told["why"]
    assert told["clause"]


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_everything_that_is_pointed_at_has_a_reason(http: httpx.Client, lang: str) -> None:
    things: dict[str, list[str]] = {
        "unmatched": ["card:feint", "fighter:medusa", "fighter:arthur", "fighter:harpy-1", "space:m05", "seat:1"],
        "vstrechny": ["cell:b2", "unit:bedouin", "cell:a1"],
        "boets": ["die:red", "die:red-5", "technique:meditation", "fighter:nazarov"],
        "demons": ["move:block", "seat:1"],
        "ninedice": ["zone:attack"],
    }
    for game, pointed in things.items():
        made = found(http, game, ["me", "me"])
        sitting = players(http, made)
        for number in range(6):
            state = sitting[0].state(lang=lang)
            if not state["asked"]:
                break
            for player in sitting:
                own = player.state(lang=lang)
                about = {(each["thing"], each["where"]) for answer in own["answers"] for each in answer["about"]}
                for thing, where in {*((thing, "") for thing in pointed), *about}:
                    told = player.get("/why", about=thing, where=where, lang=lang)
                    if told.status_code == 400:
                        continue
                    reason = told.json()
                    assert reason["why"]
                    assert reason["clause"]
                    assert reason["allowed"] == bool(reason["answer"])
                    assert reason["allowed"] or (thing, where) not in about
                    assert ":" not in reason["why"].split()[0].rstrip(":"), reason
                    if reason["allowed"]:
                        assert reason["answer"] in [answer["answer"] for answer in own["answers"]]
            asked = sitting[state["asked"][0]]
            asked.answer(asked.state()["answers"][0]["answer"], f"p{number}")


def test_who_is_not_asked_reads_who_is(http: httpx.Client) -> None:
    made = found(http, "vstrechny", ["me", "me"])
    sitting = players(http, made)
    state = sitting[0].state(lang="ru")
    asked = state["asked"][0]
    told = sitting[1 - asked].get("/why", about="cell:b2", lang="ru").json()
    assert not told["allowed"]
    assert state["players"][asked] in told["why"]
    assert sitting[asked].get("/why", about="dragon:smaug").status_code == 400
