"""What a viewer sees at each event of a move: on the way to the state, and telling nothing beside the move itself."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from serving_client import Served, found, players
from socket_client import Socket
from test_secrecy import room_of, twin

from ristal.engine.errors import RistalError
from ristal.engine.game import Game
from ristal.engine.zone import SPECTATOR
from ristal.games import game_ids
from ristal.host.live_match import LiveMatch
from ristal.host.presentation.frames import NOBODY_ASKED
from ristal.host.presentation.presenter import Presenter
from ristal.host.registry import Subscriber
from ristal.host.storage.rows import Answered, Row
from ristal.match import Match, Viewer
from ristal.match.setup import begin, chance_of

STRIDE, DEALS, ANSWERS, MOVES = 5, 2, 6, 150
Options = dict[str, Any]
encode = msgspec.json.encode


def told_of(live: LiveMatch, seat: int, answer: str, viewer: int) -> tuple[bytes, bytes] | None:
    """A move as a viewer is told of it, and its frames; nothing where it cannot be made."""
    assert live.match is not None
    who = None if viewer == SPECTATOR else viewer
    made = room_of(live.game, Match(live.game, live.match.options, live.match.table.copy(), {"chance": []}))
    assert made.match is not None
    made.match.table.chance = chance_of(7)
    made.subscribers.add(Subscriber(who, "ru", whole=True, frames=True))
    try:
        moves = made.play(seat, [answer])
    except RistalError:
        return None
    row = Row(6, seat, "message", 0.0, Answered(answers=[answer], moves=moves, question="q5"))
    made.after(row, [])
    shown = Presenter(made)
    move, state = shown.move(row, who, "ru"), shown.state(who, "ru", has_log=False)
    assert made.frames is not None
    assert state.view is not None
    frames = made.frames.of(Viewer(who), made.match.table, state.view)
    assert [frame.event for frame in frames] == sorted({frame.event for frame in frames})
    assert all(frame.event < len(move.events) for frame in frames)
    return encode([move, state]), encode(frames)


def test_frames_tell_nothing_beside_the_move(real_game: Game, options: Options) -> None:
    """Where two moves look the same to a viewer, on this table and on others that it cannot tell from it, their frames
    do too."""
    live = room_of(real_game, begin(real_game, dict(options), chance_of("frames")))
    chance = random.Random(5)
    compared = 0
    for move in range(MOVES):
        assert live.match is not None
        if live.match.over:
            break
        seat = live.match.table.first_asked()
        if move % STRIDE == 0:
            for viewer in (*range(live.match.table.seats), SPECTATOR):
                seen: dict[bytes, bytes] = {}
                for each in (live, *(twin(live, viewer, deal) for deal in range(DEALS))):
                    assert each.match is not None
                    for answer in each.match.legal(seat)[:ANSWERS]:
                        told = told_of(each, seat, answer, viewer)
                        if told is not None:
                            compared += told[0] in seen
                            assert seen.setdefault(*told) == told[1], f"{answer}: {viewer} learns from the frames"
        live.play(seat, [chance.choice(live.match.legal(seat))])
    assert compared


def still(view: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in view.items() if name not in NOBODY_ASKED}


@pytest.mark.parametrize("game", game_ids())
def test_a_socket_gets_the_frames_that_it_asked_for(game: str, sqlite: str) -> None:
    server = Served(sqlite)
    try:
        made = found(server.http, game, ["me", "me"])
        sitting = players(server.http, made)
        token = made["seats"][0]["token"]
        chance = random.Random(2)
        seen = 0
        with (
            Socket(server, made["match"], token, frames=True) as moving,
            Socket(server, made["match"], token) as plain,
        ):
            view = moving.until("welcome")["state"]["view"]
            for number in range(25):
                if not (asked := sitting[0].state()["asked"]):
                    break
                [seat, *_] = asked
                answer = chance.choice(sitting[seat].state()["answers"])["answer"]
                kept = sitting[seat].answer(answer, f"m{number}").json()["number"]
                told, other = moving.until("move", number=kept), plain.until("move", number=kept)
                assert "frames" not in other
                assert other == {name: part for name, part in told.items() if name != "frames"}
                views = [view, *(frame["view"] for frame in told["frames"]), told["state"]["view"]]
                assert all(frame["view"]["seat"] == 0 for frame in told["frames"])
                for earlier, later in pairwise(views[:-1]):
                    assert still(earlier) != still(later)
                if told["frames"]:
                    assert still(views[-1]) != still(views[-2])
                seen += len(told["frames"])
                view = told["state"]["view"]
        assert seen
    finally:
        server.stop()


def test_the_first_deal_has_frames_too(sqlite: str) -> None:
    server = Served(sqlite)
    try:
        made = found(server.http, "unmatched", ["me", "open"])
        with Socket(server, made["match"], made["seats"][0]["token"], frames=True) as socket:
            socket.until("welcome")
            server.http.post(f"/api/invites/{made['seats'][1]['invite']}", json={})
            begun = socket.until("move", number=2)
        assert begun["kind"] == "begin"
        [hand] = [name for name in begun["state"]["view"]["zones"] if "hand" in name and name.endswith("0")]
        dealt = [len(frame["view"]["zones"][hand]) for frame in begun["frames"]]
        assert dealt == sorted(dealt)
        assert len(set(dealt)) > 1
    finally:
        server.stop()
