"""The review of a match at a server: made in the background, for whoever may see the replay, and in either language."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from in_a_thread import in_a_thread
from serving_client import Player, Served, found, players
from test_contract_files import checked

from ristal.host.errors import ApiError
from ristal.protocol import responses
from ristal.server import settings
from ristal.server.http.reviews import Reviews

ROUTE = "GET /api/matches/{match}/review"
LONGEST = 120.0  # seconds, on a machine that has much else to do


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    running = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield running
    running.stop()


def over(http: httpx.Client, answers: int = 6) -> tuple[dict[str, Any], list[Player]]:
    """A match that the first seat gave up after some answers."""
    made = found(http, "vstrechny", ["me", "me"])
    sitting = players(http, made)
    for number in range(answers):
        asked = sitting[0].state()["asked"][0]
        sitting[asked].answer(sitting[asked].state()["answers"][0]["answer"], f"m{number}")
    sitting[0].post("/resign")
    return made, sitting


def asked(reader: Player, language: str = "en") -> httpx.Response:
    return reader.get("/review", lang=language)


def whole(reader: Player, language: str = "en") -> dict[str, Any]:
    """The review once all of it is there."""
    end = time.monotonic() + LONGEST
    while True:
        answer = asked(reader, language)
        if answer.status_code == 200 and answer.json()["done"] == answer.json()["total"]:
            review: dict[str, Any] = answer.json()
            return review
        assert answer.status_code in (200, 429), answer.text
        assert time.monotonic() < end, answer.text
        time.sleep(0.3)  # the server makes it in the background and tells nobody when


def test_a_review_grows_and_adds_up(server: Served) -> None:
    made, sitting = over(server.http)
    first = asked(sitting[0])
    assert first.status_code == 200, first.text
    checked(first.json(), responses.ROUTES[ROUTE])
    review = whole(sitting[0])
    checked(review, responses.ROUTES[ROUTE])
    assert review["total"] == len(review["decisions"]) > 0
    assert [seat["outcome"] for seat in review["seats"]] == [0, 1]
    for seat in review["seats"]:
        assert seat["decisions"] + seat["luck"] + seat["guessing"] == seat["result"]
    assert whole(Player(server.http, made["match"], made["watch"])) == review  # whoever looks
    russian = whole(sitting[1], "ru")
    assert [each["loss"] for each in russian["decisions"]] == [each["loss"] for each in review["decisions"]]
    assert russian["seats"][0]["name"] != review["seats"][0]["name"]


def test_only_a_match_that_is_over_has_one_and_only_for_its_readers(server: Served) -> None:
    made = found(server.http, "vstrechny", ["me", "me"])
    assert asked(players(server.http, made)[0]).json()["code"] == "not-over"
    ended, _ = over(server.http, 2)
    token = made["seats"][0]["token"]  # of another match
    assert [asked(Player(server.http, ended["match"], each)).status_code for each in (token, "nobody")] == [404, 401]


class Busy:
    """Workers that never come to an end."""

    async def do(self, *_: object, **__: object) -> None:
        await asyncio.Event().wait()


def test_an_address_has_but_few_under_way() -> None:
    outcomes: list[str] = []

    async def begin_many() -> None:
        desk = Reviews(Busy())  # type: ignore[arg-type]
        for number in range(settings.REVIEWS_IN_ALL + 4):
            address = "one" if number < settings.REVIEWS_AT_ONCE + 1 else f"other {number}"
            try:
                desk.begin(str(number), "record", address)
                outcomes.append("begun")
            except ApiError as error:
                outcomes.append(error.code)
        desk.stop()

    in_a_thread(begin_many())
    few, all_of_them = settings.REVIEWS_AT_ONCE, settings.REVIEWS_IN_ALL
    assert outcomes[: few + 1] == ["begun"] * few + ["too-many"]
    assert outcomes.count("begun") == all_of_them
    assert outcomes[-1] == "too-many"


def test_those_asked_for_last_are_kept() -> None:
    kept: list[bool] = []

    async def begin_many() -> None:
        desk = Reviews(Busy())  # type: ignore[arg-type]
        for number in range(settings.REVIEWS_KEPT + 1):
            begun = desk.begin(str(number), "record", "one")
            assert begun.task is not None
            begun.task.cancel()
            await asyncio.wait([begun.task])
            desk.find("0")
        kept.extend(desk.find(str(number)) is not None for number in range(settings.REVIEWS_KEPT + 1))

    in_a_thread(begin_many())
    assert kept == [True, False] + [True] * (settings.REVIEWS_KEPT - 1)
