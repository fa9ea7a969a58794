"""Matches that everybody may watch: listed while they are under way, if their founder said so, without a secret."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.config import Config
from serving_client import Player, Served, found, players
from sqlalchemy import text, update
from test_contract_files import checked

from ristal.protocol import responses
from ristal.server import settings
from ristal.server.storage import tables
from ristal.server.storage import upgrade as upgrading
from ristal.server.storage.sql_store import SqlStore, make_engine


@pytest.fixture
def server(database: str) -> Iterator[Served]:
    running = Served(database)
    yield running
    running.stop()


def listed(http: httpx.Client) -> list[dict[str, Any]]:
    told = http.get("/api/live", params={"lang": "en"})
    assert told.status_code == 200, told.text
    matches: list[dict[str, Any]] = told.json()
    checked(matches, list[responses.LiveMatch])
    return matches


def test_public_matches_are_listed_while_they_are_under_way(server: Served) -> None:
    http = server.http
    found(http, "boets", ["me", "me"])  # a private one
    made = found(http, "vstrechny", ["me", "open"], public=True, nick="Anna")
    assert listed(http) == []  # nobody plays yet
    invite = made["seats"][1]["invite"]
    assert http.get(f"/api/invites/{invite}").json()["public"] is True
    guest = http.post(f"/api/invites/{invite}", json={"nick": "Boris"}).json()["token"]

    [shown] = listed(http)
    assert (shown["match"], shown["game"], shown["watch"]) == (made["match"], "vstrechny", made["watch"])
    assert [each["name"] for each in shown["sitters"]] == ["Anna", "Boris"]
    watcher = Player(http, shown["match"], shown["watch"])
    state = watcher.state()
    assert (state["seat"], state["answers"], state["number"]) == (None, [], shown["number"])

    said = http.get("/api/live").text
    assert not [secret for secret in (made["seats"][0]["token"], guest, invite) if secret in said]
    assert Player(http, made["match"], guest).post("/resign").status_code == 200
    assert listed(http) == []


def test_the_newest_come_first_and_not_too_many(server: Served) -> None:
    made = [
        found(server.http, "vstrechny", ["me", "me"], public=True)["match"] for _ in range(settings.LISTED_MATCHES + 2)
    ]
    assert [each["match"] for each in listed(server.http)] == made[:1:-1]


def test_a_match_that_nobody_plays_any_more_is_not_listed(server: Served, database: str) -> None:
    made = found(server.http, "vstrechny", ["me", "me"], public=True)
    assert len(listed(server.http)) == 1
    store = SqlStore(database)
    try:
        with store.engine.begin() as connection:
            connection.execute(
                update(tables.matches).values(touched=tables.matches.c.touched - settings.LIVELY_SECONDS)
            )
    finally:
        store.close()
    assert listed(server.http) == []
    player = next(each for each in players(server.http, made) if each.state()["answers"])
    player.answer(player.state()["answers"][0]["answer"], "again")
    assert len(listed(server.http)) == 1


def test_a_rematch_is_as_private_as_any_other_match(server: Served) -> None:
    made = found(server.http, "vstrechny", ["me", "me"], public=True)
    sitting = players(server.http, made)
    sitting[0].post("/resign")
    assert [player.post("/rematch").status_code for player in sitting] == [200, 200]
    assert listed(server.http) == []


def test_matches_of_an_older_database_stay_private(database: str) -> None:
    engine = make_engine(database, durable=False)
    config = Config()
    config.set_main_option("script_location", str(Path(upgrading.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "002")
        connection.execute(
            text(
                "INSERT INTO matches (id, game, options, name, clock, secret, created, touched, state, bot_asked,"
                " archived)"
                " VALUES ('m', 'boets', '{}', '', '{}', 's', 0, 4e9, 'playing', 0, 0)"
            )
        )
    assert upgrading.upgrade(engine) == ("002", "005")
    engine.dispose()
    store = SqlStore(database)
    try:
        assert asyncio.run(store.find_public(0.0, 9)) == []
    finally:
        store.close()
