"""The workshop of a server: things of an edition are changed by forms, mistakes are told at their place, and matches
are played with what was made."""

from __future__ import annotations

import io
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from serving_client import Player, Served, found, players

KNIGHT = {"edition": "mine", "file": "armies.toml", "place": "army[west].unit[knight]"}
SKIRMISH = {"edition": "mine", "file": "heroes/king-arthur.toml", "place": "card[skirmish]"}


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    running = Served(str(tmp_path))
    begun = running.http.post("/api/workshop", json={"id": "mine", "name": "Тяжёлая «конница»"})
    assert begun.status_code == 201, begun.text
    yield running
    running.stop()


def work(served: Served, game: str, wanted: dict[str, Any], **more: Any) -> dict[str, Any]:
    done = served.http.post(f"/api/workshop/{game}?lang=en", json={**wanted, **more})
    assert done.status_code == 200, done.text
    shown: dict[str, Any] = done.json()
    return shown


def asked(player: Player) -> dict[str, Any]:
    """The match when it is this player's turn."""
    deadline = time.monotonic() + 120
    while not (state := player.state())["answers"]:
        assert time.monotonic() < deadline, state
        time.sleep(0.05)
    return state


def fields(shown: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {each["name"]: each for each in shown["fields"]}


def test_a_new_edition_is_two_lines_and_has_its_name(served: Served, tmp_path: Path) -> None:
    assert served.http.get("/api/workshop").json() == {"editions": [{"id": "mine", "name": "Тяжёлая «конница»"}]}
    assert len((tmp_path / "editions" / "mine" / "edition.toml").read_text("utf-8").splitlines()) == 2
    again = served.http.post("/api/workshop", json={"id": "mine", "name": "Another"})
    assert again.status_code == 422


def test_the_form_of_a_thing_is_what_its_reader_asks(served: Served) -> None:
    knight = fields(work(served, "vstrechny", KNIGHT))
    assert (knight["attack"]["kind"], knight["attack"]["least"], knight["attack"]["most"]) == ("number", 0, 20)
    assert knight["arrow"]["choices"] == ["forward", "three-ways"]
    assert knight["elite"]["kind"] == "flag"
    shown = work(served, "unmatched", SKIRMISH)
    card = fields(shown)
    assert (card["after"]["kind"], card["type"]["is_required"], card["value"]["is_required"]) == ("script", True, False)
    assert set(card["who"]["choices"]) == {"any", "king-arthur", "merlin"}
    draw = next(each for each in shown["operations"] if each["op"] == "draw")
    assert {each["name"]: each["kind"] for each in draw["parameters"]}["count"] == "amount"


def test_effects_conditions_and_verbs_are_told_in_words(served: Served) -> None:
    gaze = {"edition": "mine", "file": "heroes/medusa.toml", "place": "card[gaze-of-stone]"}
    shown = work(served, "unmatched", gaze)
    assert shown["says"]["after"] == [
        {"says": "deal 8 damage to the opposing fighter", "when": "you won the combat"},
    ]
    conditions = {str(each["value"]): each["says"] for each in shown["conditions"]}
    assert conditions["won"] == "you won the combat"
    assert all(conditions.values())
    verbs = {each["op"]: each["says"] for each in shown["operations"]}
    assert verbs["draw"].startswith("draw ")
    for condition in shown["conditions"]:  # each may be said here
        after = [{"op": "draw", "count": 1, "when": condition["value"]}]
        looked = work(served, "unmatched", gaze, table={**shown["table"], "after": after})
        assert looked["problem"] is None, (condition, looked["problem"])
        assert looked["says"]["after"][0]["when"] == condition["says"]


def test_a_change_shows_at_once_in_both_languages_and_is_kept(served: Served, tmp_path: Path) -> None:
    before = work(served, "unmatched", SKIRMISH)
    assert before["diff"] == []
    table = {**before["table"], "value": 5, "after": [{"op": "draw", "count": 2}]}
    looked = work(served, "unmatched", SKIRMISH, table=table)
    assert "draw 2 cards" in looked["looks"]["en"]["text"]
    assert "возьмите 2 карты" in looked["looks"]["ru"]["text"]
    assert "- value = 4" in looked["diff"]
    assert "+ value = 5" in looked["diff"]
    assert not (tmp_path / "editions" / "mine" / "unmatched").exists()
    work(served, "unmatched", SKIRMISH, table=table, work="save")
    assert work(served, "unmatched", SKIRMISH)["table"]["value"] == 5
    things = served.http.get("/api/workshop/unmatched", params={"edition": "mine"}).json()["things"]
    assert [each["place"] for each in things if each["is_changed"]] == ["", "card[skirmish]"]
    work(served, "unmatched", SKIRMISH, table=before["table"], work="save")
    assert not (tmp_path / "editions" / "mine" / "unmatched" / "heroes" / "king-arthur.toml").exists()


def test_a_mistake_is_told_at_its_field_and_nothing_is_kept(served: Served, tmp_path: Path) -> None:
    table = {**work(served, "vstrechny", KNIGHT)["table"], "attack": 99}
    shown = work(served, "vstrechny", KNIGHT, table=table, work="save")
    assert shown["problem"]["place"] == "attack"
    assert "20" in shown["problem"]["message"]
    assert shown["looks"] == {"ru": None, "en": None}
    script = {**work(served, "unmatched", SKIRMISH)["table"], "after": [{"op": "draw", "count": "many"}]}
    assert work(served, "unmatched", SKIRMISH, table=script)["problem"]["place"] == "after[1].count"
    assert list((tmp_path / "editions" / "mine").iterdir()) == [tmp_path / "editions" / "mine" / "edition.toml"]


def test_what_was_made_is_played_at_once_and_goes_on_when_it_changes(served: Served, tmp_path: Path) -> None:
    table = {**work(served, "vstrechny", KNIGHT)["table"], "attack": 9, "name": {"ru": "Латник", "en": "Cataphract"}}
    kept = work(served, "vstrechny", KNIGHT, table=table, work="play")
    assert (len(kept["facts"]), kept["choice"]) == (64, "west")
    options = {"armies": ["west", "south"]}
    made = found(served.http, "vstrechny", ["me", "bot:beginner"], options=options, edition=kept["facts"])
    [player] = players(served.http, made)
    state = player.state()
    assert state["edition"] == kept["facts"]
    shown = served.http.get("/api/games/vstrechny/catalogue", params={"lang": "en", "edition": kept["facts"]}).json()
    assert next(each for each in shown["things"] if each["id"] == "knight")["name"] == "Cataphract"
    assert "Cataphract" not in served.http.get("/api/games/vstrechny/catalogue?lang=en").text
    work(served, "vstrechny", KNIGHT, table={**table, "attack": 1}, work="save")
    served.kill()
    later = Served(str(tmp_path))
    [player] = players(later.http, made)
    assert player.state()["edition"] == kept["facts"]
    for turn in range(6):  # the bot's process knows the edition too
        now = asked(player)
        assert player.answer(now["answers"][0]["answer"], f"m{turn}").status_code == 200
    assert asked(player)["number"] > state["number"] + 6
    later.stop()


def test_one_makes_a_unit_and_a_hero_of_ones_own(served: Served) -> None:
    hero = {"edition": "mine", "file": "heroes/medusa.toml", "place": ""}
    made = work(served, "unmatched", hero, work="copy", into="gorgon")
    assert (made["problem"], made["file"], made["choice"]) == (None, "heroes/gorgon.toml", "gorgon")
    name = {"ru": "Горгона", "en": "Gorgon"}
    own = {"edition": "mine", "file": "heroes/gorgon.toml", "place": ""}
    kept = work(served, "unmatched", own, table={**made["table"], "name": name}, work="play")
    options = {"heroes": ["gorgon", "alice"]}
    match = found(served.http, "unmatched", ["me", "me"], options=options, edition=kept["facts"])
    assert players(served.http, match)[0].state()["view"]["heroes"] == ["gorgon", "alice"]
    gone = work(served, "unmatched", own, work="remove")
    assert gone["problem"] is None
    things = served.http.get("/api/workshop/unmatched", params={"edition": "mine"}).json()["things"]
    assert [each for each in things if "gorgon" in each["file"]] == []


def test_an_edition_is_carried_away_as_a_file(served: Served) -> None:
    table = {**work(served, "vstrechny", KNIGHT)["table"], "attack": 8}
    work(served, "vstrechny", KNIGHT, table=table, work="save")
    packed = served.http.get("/api/workshop/vstrechny/export", params={"edition": "mine"})
    with zipfile.ZipFile(io.BytesIO(packed.content)) as archive:
        assert sorted(archive.namelist()) == ["mine/edition.toml", "mine/vstrechny/armies.toml"]
        assert b"attack = 8" in archive.read("mine/vstrechny/armies.toml")


@pytest.mark.parametrize(
    "wrong",
    [{"edition": "../mine"}, {"edition": "other"}, {"file": "../edition.toml"}, {"place": "army[west].unit[no]"}],
)
def test_words_that_are_in_no_list_lead_nowhere(served: Served, wrong: dict[str, str]) -> None:
    refused = served.http.post("/api/workshop/vstrechny?lang=en", json={**KNIGHT, **wrong, "work": "save"})
    assert refused.status_code in (400, 404)
    far = served.http.get("/api/workshop", headers={"X-Forwarded-For": "10.1.2.3"})
    assert (far.status_code, far.json()["code"]) == (403, "local-only")


def test_an_edition_that_is_not_kept_here_is_not_found(served: Served) -> None:
    for facts in ("ab" * 32, "", "..", "mine"):
        made = served.http.post("/api/matches", json={"game": "vstrechny", "sitters": ["me", "me"], "edition": facts})
        assert made.status_code == (201 if facts == "" else 404 if set(facts) <= set("ab") else 400), made.text
