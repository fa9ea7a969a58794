"""What people say at a table: heard by those it is for, and by nobody else, who do not learn that anything was said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from in_a_thread import in_a_thread
from serving_client import Player, Served, found, players
from socket_client import Socket

from ristal.games import game_ids, load_game
from ristal.host.people.talk import PHRASES, Spoken, sides
from ristal.server.storage.people_store import PeopleStore
from ristal.server.storage.sql_store import SqlStore
from ristal.text.game_text import game_text


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield server
    server.stop()


def table(http: httpx.Client, talk: str = "words", seats: int = 2, **more: Any) -> list[Player]:
    game = "vstrechny" if seats == 2 else "demons"
    return players(http, found(http, game, ["me"] * seats, terms={"hints": True, "talk": talk}, **more))


def heard(player: Player, lang: str = "ru") -> list[tuple[int, str, str]]:
    talk = player.get("/talk", lang=lang).json()
    return [(line["seat"], line["kind"], line["said"]) for line in talk["lines"]]


def say(player: Player, message: str, **said: Any) -> httpx.Response:
    return player.post("/talk", {"message": message, **said})


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_game_has_six_phrases_of_its_own(game: str, language: str) -> None:
    text = game_text(language, load_game(game)).texts
    assert len({text.say(f"{game}-phrase-{phrase}") for phrase in PHRASES}) == 6


def test_a_phrase_is_heard_in_the_language_of_whoever_reads(server: Served) -> None:
    anna, boris = table(server.http)
    assert say(anna, "1", phrase="hello").status_code == 200
    assert heard(boris, "ru") == [(0, "phrase", "Здравствуйте!")]
    assert heard(boris, "en") == [(0, "phrase", "Hello!")]


def test_the_same_message_counts_once(server: Served) -> None:
    anna, boris = table(server.http)
    for _ in range(3):
        assert say(anna, "1", words="Привет").status_code == 200
    assert heard(boris) == [(0, "words", "Привет")]


def test_own_words_need_everybodys_consent(server: Served) -> None:
    anna, boris = table(server.http, "phrases")
    assert say(anna, "1", words="Привет").json()["code"] == "not-agreed"
    assert say(anna, "2", allow=True).status_code == 200
    assert say(anna, "3", words="Привет").json()["code"] == "not-agreed"
    assert say(boris, "4", allow=True).json()["own_words"] is True
    assert say(anna, "5", words="Привет").status_code == 200
    assert say(boris, "6", allow=False).json()["own_words"] is False
    assert say(anna, "7", words="Ещё").json()["code"] == "not-agreed"
    assert [kind for _, kind, _ in heard(boris)] == ["allow", "allow", "words", "forbid"]


def test_where_people_agreed_on_silence_nothing_is_said(server: Served) -> None:
    anna, boris = table(server.http, "off")
    for said in ({"phrase": "hello"}, {"words": "a"}, {"allow": True}):
        assert say(anna, "1", **said).json()["code"] == "not-agreed"
    assert heard(boris) == []


@pytest.mark.parametrize("said", [{}, {"phrase": "curse"}, {"words": "  "}, {"phrase": "hello", "words": "a"}])
def test_exactly_one_thing_is_said(server: Served, said: dict[str, str]) -> None:
    assert say(table(server.http)[0], "1", **said).json()["code"] == "bad-request"


def test_spectators_neither_hear_nor_speak(server: Served) -> None:
    made = found(server.http, "vstrechny", ["me", "me"])
    watcher = Player(server.http, made["match"], made["watch"])
    assert watcher.get("/talk").json()["code"] == "not-yours"
    assert say(watcher, "1", phrase="hello").json()["code"] == "not-yours"
    with Socket(server, made["match"], made["watch"], talk=True) as socket:
        socket.until("welcome")
        say(players(server.http, made)[0], "1", phrase="hello")
        socket.send({"type": "ping"})
        socket.until("pong")
        assert [each["type"] for each in socket.passed if each["type"] == "said"] == []


def test_those_at_the_table_hear_at_once_if_they_asked_for_talk(server: Served) -> None:
    made = found(server.http, "vstrechny", ["me", "me"])
    anna, boris = players(server.http, made)
    say(anna, "1", phrase="hello")
    token = boris.headers["Authorization"].removeprefix("Bearer ")
    with (
        Socket(server, made["match"], token, lang="en", talk=True) as asked,
        Socket(server, made["match"], token) as old,
    ):
        assert asked.until("said")["line"]["said"] == "Hello!"  # said before it came
        say(anna, "2", words="Привет")
        assert asked.until("said")["line"] | {"at": 0} == {
            "number": 2,
            "seat": 0,
            "kind": "words",
            "said": "Привет",
            "to_partners": False,
            "at": 0,
            "message": "2",
        }
        old.send({"type": "ping"})
        old.until("pong")
        assert "said" not in [each["type"] for each in old.passed]


# Teams


def team(server: Served) -> dict[str, Any]:
    return found(server.http, "demons", ["me"] * 4, options={"teams": "yes"}, terms={"talk": "words"})


def test_partners_talk_alone_and_others_do_not_learn_that_they_did(server: Served) -> None:
    made = team(server)
    people = players(server.http, made)
    say(people[0], "1", words="всем")
    before = [people[seat].get("/talk").content for seat in (1, 3)]
    tokens = [seat["token"] for seat in made["seats"]]
    with Socket(server, made["match"], tokens[1], talk=True) as rival:
        rival.until("said")
        rival.passed.clear()
        assert say(people[0], "2", words="тайна", to="partners").status_code == 200
        assert say(people[2], "3", phrase="thanks", to="partners").status_code == 200
        rival.send({"type": "ping"})
        rival.until("pong")
        assert rival.passed == []
        assert [people[seat].get("/talk").content for seat in (1, 3)] == before
        say(people[0], "4", words="снова всем")
        line = rival.until("said")["line"]
    assert (line["number"], line["said"], line["to_partners"]) == (2, "снова всем", False)  # no gap
    assert [said for _, _, said in heard(people[2])] == ["всем", "тайна", "Спасибо за битву", "снова всем"]


def test_what_partners_say_uses_up_nothing_of_others(server: Served) -> None:
    """What a seat may still say depends on what it has said itself."""
    people = players(server.http, team(server))
    while say(people[0], f"{len(heard(people[0]))}", words="тайна", to="partners").status_code == 200:
        pass
    assert say(people[1], "1", words="наше").status_code == 200


def test_whoever_has_no_partner_cannot_whisper(server: Served) -> None:
    assert say(table(server.http)[0], "1", words="а", to="partners").json()["code"] == "not-now"


def test_sides_are_those_of_the_rules() -> None:
    unmatched, demons = load_game("unmatched"), load_game("demons")
    assert sides(unmatched, 4, {"seats": 4, "mode": "teams"}) == [0, 1, 0, 1]
    assert sides(unmatched, 4, {"seats": 4, "mode": "free-for-all"}) == [0, 1, 2, 3]
    assert sides(demons, 4, {"seats": 4, "teams": "yes"}) == [0, 1, 0, 1]
    assert sides(load_game("boets"), 2, {"seats": 2}) == [0, 1]


def test_every_database_keeps_talk_in_its_order(store: SqlStore) -> None:
    async def run() -> None:
        people = PeopleStore(store)
        spoken = [Spoken(seat, f"{at}", "words", f"{at}", 3, float(at)) for at, seat in enumerate((0, 1, 0))]
        for each in (*spoken, spoken[0]):
            await people.say("m", each)
        assert await people.find_talk("m") == spoken
        assert await people.find_talk("n") == []

    in_a_thread(run())
