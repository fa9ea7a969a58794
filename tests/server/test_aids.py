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
    if two.status_code == 200:
        assert two.json()["view"] == draft(player, state, dice[0], other).json()["view"]
    assert player.state() == state, "a draft has changed something"
    sent = player.post(
        "/answers", {"question": state["question"]["id"], "answers": [other, dice[0]], "message": "in any order"}
    )
    assert sent.status_code == 200, sent.text
    [move] = [each for each in player.get("/events", wait="0").json() if each["number"] == sent.json()["number"]]
    assert move["answers"] == [dice[0], other]


def test_a_draft_that_would_show_something_is_refused(http: httpx.Client) -> None:
    player, state = at_question(http, "unmatched", "TakeAction")
    refused = draft(player, state, "manoeuvre")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-now")
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
