"""The log of a server words what happened as the terminal does: by who answered and what went before."""

from __future__ import annotations

import pytest
from test_secrecy import room_of

import ristal
from ristal.host import presenter
from ristal.host.replays import _Frames
from ristal.match import Match
from ristal.server.storage.sql_store import Row

POSITION = """
board = "marmoreal"
heroes = ["king-arthur", "medusa"]
to_move = 0
spaces = { king-arthur = "m15", medusa = "m09", harpy-1 = "m31" }
"""
BOOST_LOST = ('hands = [["skirmish", "prophecy"], ["feint"]]', ("skirmish", "prophecy", "feint"))
NO_CARD = ('hands = [["skirmish"], []]', ("skirmish", "medusa", "m14"))
SAID = {
    BOOST_LOST: ["Эффекты карты «Стычка» отменены, и усиление атаки пропадает."],
    NO_CARD: ["▬ Медуза не защищается: карт в руке нет.", "▲ Король Артур передвигает Медузу: m09, m14."],
}


def begun(hands: str) -> Match:
    match = ristal.position("unmatched", POSITION + hands)
    for answer in ("attack", "king-arthur medusa"):
        match.play(answer)
    return match


both_ways = pytest.mark.parametrize(("fought", "said"), SAID.items(), ids=["boost-lost", "no-card"])


@both_ways
def test_a_move_is_worded_by_its_moment(fought: tuple[str, tuple[str, ...]], said: list[str]) -> None:
    match = begun(fought[0])
    live = room_of(match.game, match)
    lines: list[str] = []
    for number, answer in enumerate(fought[1]):
        seat = match.pending[0].seat
        row = Row(number, "answer", seat, "message", 0.0, {**live.play(seat, [answer]), "question": "q"})
        lines += [line["text"] for line in presenter.move(live, row, None, "ru")["log"]]
    assert [line for line in lines if line in said] == said


@both_ways
def test_so_is_a_replay(fought: tuple[str, tuple[str, ...]], said: list[str]) -> None:
    match = begun(fought[0])
    for answer in fought[1]:
        match.play(answer)
    frames = _Frames(match, 0, is_open=False, language="ru").made()
    lines = [line["text"] for frame in frames for line in frame["log"]]
    assert [line for line in lines if line in said] == said
