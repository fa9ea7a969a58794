"""What people agree on before a match holds during it; clocks with an increment; getting up, and sitting down again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from serving_client import Player, Served, found, players
from socket_client import Socket

from ristal.host.clock import Clock
from ristal.host.uptime import Uptime


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield server
    server.stop()


@pytest.fixture(scope="module")
def http(server: Served) -> httpx.Client:
    return server.http


def join(http: httpx.Client, made: dict[str, Any], seat: int = 1, nick: str = "Борис") -> Player:
    invite = {"Authorization": f"Bearer {made['seats'][seat]['invite']}"}
    told = http.post("/api/invitation", headers=invite, json={"nick": nick})
    assert told.status_code == 200, told.text
    return Player(http, made["match"], told.json()["token"])


def invitation(http: httpx.Client, made: dict[str, Any], seat: int = 1) -> httpx.Response:
    invite = {"Authorization": f"Bearer {made['seats'][seat]['invite']}"}
    return http.get("/api/invitation", headers=invite, params={"lang": "ru"})


def two(http: httpx.Client, game: str = "vstrechny", **more: Any) -> list[Player]:
    made = found(http, game, ["me", "open"], nick="Анна", **more)
    return [*players(http, made), join(http, made)]


def asked(people: list[Player]) -> Player:
    return people[people[0].state()["asked"][0]]


def test_people_who_invite_have_no_hints_unless_they_agree(http: httpx.Client) -> None:
    refused = asked(two(http)).post("/hint")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-agreed")
    assert asked(two(http, terms={"hints": True})).post("/hint").status_code == 200
    assert asked(players(http, found(http, "vstrechny", ["me", "me"]))).post("/hint").status_code == 200


def test_no_answer_is_taken_back_where_that_was_agreed(http: httpx.Client) -> None:
    people = two(http, terms={"take_backs": "never"})
    mover = asked(people)
    mover.answer(mover.state()["answers"][0]["answer"], "m1")
    refused = mover.post("/undo")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-agreed")


def test_everybody_sees_what_was_agreed(http: httpx.Client) -> None:
    terms = {"hints": False, "take_backs": "never", "talk": "phrases"}
    made = found(http, "boets", ["me", "open"], nick="Анна", clock={"per_match": 600, "increment": 10}, terms=terms)
    invited = invitation(http, made).json()
    assert (invited["host"], invited["terms"], invited["minutes"] > 0) == ("Анна", terms, True)
    assert (invited["clock"]["per_match"], invited["clock"]["increment"]) == (600, 10)
    assert players(http, made)[0].state()["terms"] == terms


def test_a_guest_is_told_whose_part_is_left(http: httpx.Client) -> None:
    chosen = {"heroes": ["king-arthur", "medusa"]}
    assert invitation(http, found(http, "unmatched", ["me", "open"], options=chosen)).json()["role"] == "Медуза"
    assert invitation(http, found(http, "unmatched", ["me", "open"])).json()["role"] == ""


def test_several_people_at_one_screen_have_names(http: httpx.Client) -> None:
    made = found(http, "vstrechny", ["me", "me"], nicks=["Анна", "Борис"])
    assert [each["name"] for each in players(http, made)[0].state()["sitters"]] == ["Анна", "Борис"]


# Clocks


def test_the_increment_comes_when_the_turn_to_answer_goes_on() -> None:
    clock = Clock({"per_match": 100.0, "increment": 10.0}, 2, Uptime())
    clock.tick(0.0, None, [], [0])
    clock.tick(5.0, 0, [0], [0])  # the first answer of two: it is still their turn
    assert clock.left(0, 5.0) == 95.0
    clock.tick(8.0, 0, [0], [1])
    assert clock.left(0, 8.0) == 102.0
    clock.tick(9.0, 1, [1], [0])
    assert (clock.left(0, 9.0), clock.left(1, 9.0)) == (102.0, 109.0)


def test_whoever_takes_a_turn_back_loses_what_came_for_it() -> None:
    clock = Clock({"per_match": 100.0, "increment": 10.0}, 2, Uptime())
    clock.tick(0.0, None, [], [0])
    clock.tick(0.0, 0, [0], [1])
    clock.tick(0.0, 0, [1], [0])
    clock.give_back(0, [1], [0])
    assert (clock.left(0, 0.0), clock.left(1, 0.0)) == (100.0, 100.0)


def test_an_increment_needs_a_clock_of_the_match(http: httpx.Client) -> None:
    body = {"game": "boets", "sitters": ["me", "me"], "clock": {"per_move": 30, "increment": 5}}
    assert "clock.increment" in http.post("/api/matches", json=body).json()["message"]


# Coming and going


def test_whoever_waits_can_get_up_and_their_token_ends(http: httpx.Client) -> None:
    made = found(http, "vstrechny", ["me", "open"], nick="Анна")
    [anna] = players(http, made)
    assert anna.post("/seat", {"action": "leave"}).status_code == 200
    assert anna.get().status_code == 401
    assert invitation(http, made).json()["code"] == "used"


def test_a_guest_who_gets_up_may_come_again(http: httpx.Client) -> None:
    made = found(http, "demons", ["me", "open", "open"], nick="Анна")
    assert join(http, made).post("/seat", {"action": "leave"}).status_code == 200
    assert join(http, made).state()["state"] == "waiting"


def test_nobody_gets_up_from_a_match_under_way(http: httpx.Client) -> None:
    assert two(http)[1].post("/seat", {"action": "leave"}).json()["code"] == "not-now"


@pytest.mark.parametrize("swap", [False, True])
def test_a_rematch_keeps_what_was_agreed_and_may_swap_seats(http: httpx.Client, swap: bool) -> None:
    terms = {"hints": True, "take_backs": "never", "talk": "off"}
    chosen = {"heroes": ["king-arthur", "medusa"]}
    people = two(http, "unmatched", terms=terms, options=chosen, clock={"per_match": 600, "increment": 5})
    people[0].post("/resign")
    again = [people[0].post("/rematch", {"swap": swap}).json(), people[1].post("/rematch").json()]
    assert [each["seat"] for each in again] == ([1, 0] if swap else [0, 1])
    state = Player(http, again[0]["match"], again[0]["token"]).state()
    assert [each["name"] for each in state["sitters"]] == (["Борис", "Анна"] if swap else ["Анна", "Борис"])
    assert state["options"]["heroes"] == (["medusa", "king-arthur"] if swap else ["king-arthur", "medusa"])
    assert (state["terms"], state["clock"]["increment"]) == (terms, 5)


def test_whoever_waits_for_a_rematch_can_leave_and_come_back(http: httpx.Client) -> None:
    people = two(http)
    people[0].post("/resign")
    again = people[0].post("/rematch").json()
    Player(http, again["match"], again["token"]).post("/seat", {"action": "leave"})
    assert people[0].post("/rematch").status_code == 200


def test_those_at_the_table_hear_who_is_away(server: Served) -> None:
    made = found(server.http, "vstrechny", ["me", "me"])
    tokens = [seat["token"] for seat in made["seats"]]
    with Socket(server, made["match"], tokens[0]) as here:
        here.until("welcome")
        with Socket(server, made["match"], tokens[1]) as there:
            there.until("welcome")
            assert here.until("presence", seats=[0, 1])["away"] == [None, None]
        gone = here.until("presence", seats=[0])
        assert gone["away"][0] is None
        assert gone["away"][1] is not None


def test_the_lot_decides_which_person_of_the_teams_gets_which_seat(http: httpx.Client) -> None:
    """§R46 With everybody goes the demon chosen for them; without teams all sit where the founder put them."""
    sitters, demons = ["me", "open", "bot:random", "bot:random"], ["panther", "hermit", "slasher", "hornet"]
    options = {"teams": "yes", "demons": demons}
    seats = set()
    for _ in range(30):  # that all of them sit alike has a chance of 4 to the power of -29
        made = found(http, "demons", sitters, options=options, nick="Анна")
        mine = [place["sitter"] for place in made["seats"]].index("me")
        guest = [place["sitter"] for place in made["seats"]].index("open")
        state = Player(http, made["match"], made["seats"][mine]["token"]).state()
        assert state["options"]["demons"][mine] == "panther"
        assert state["options"]["demons"][guest] == "hermit"
        assert state["sitters"][mine]["name"] == "Анна"
        seats.add(mine)
    assert len(seats) > 1
    made = found(http, "demons", sitters, options={"demons": demons})
    assert [place["sitter"] for place in made["seats"]] == sitters


def test_a_link_may_be_shown_before_its_table_is_laid(server: Served) -> None:
    """The creator makes the invite: it opens the one open seat, and what is taken or too short is refused."""
    invite = "i_" + "c0de" * 10
    assert server.http.get(f"/api/invites/{invite}").status_code == 404
    made = found(server.http, "vstrechny", ["me", "open"], invite=invite)
    assert made["seats"][1]["invite"] == invite
    assert server.http.get(f"/api/invites/{invite}").json()["match"] == made["match"]
    body = {"game": "vstrechny", "sitters": ["me", "open"], "invite": invite}
    assert server.http.post("/api/matches", json=body).json()["code"] == "used"
    for more in ({"sitters": ["me", "me"]}, {"invite": "i_short"}, {"invite": "s_" + "c0de" * 10}):
        refused = server.http.post("/api/matches", json={**body, "invite": "i_" + "beef" * 10, **more})
        assert refused.json()["code"] == "bad-request"
    assert server.http.post(f"/api/invites/{invite}", json={}).status_code == 200
