"""An answer costs one view for each of those who look, in however many languages, and one for each frame of motion."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from test_secrecy import room_of

from ristal.engine.table import Table
from ristal.games import game_ids, load_game
from ristal.host.live_match import LiveMatch
from ristal.host.presentation.presenter import Presenter
from ristal.host.registry import Subscriber, make_row
from ristal.host.storage.rows import Answered
from ristal.match import Viewer
from ristal.match.setup import begin, chance_of
from ristal.match.viewer import ViewData

ANSWERS = 60
VIEWERS = (Viewer(0), Viewer(1), Viewer(None))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Counter[Viewer]:
    """How often each viewer's view was made."""
    counts: Counter[Viewer] = Counter()
    view = Viewer.view

    def count(viewer: Viewer, game: str, table: Table) -> ViewData:
        counts[viewer] += 1
        return view(viewer, game, table)

    monkeypatch.setattr(Viewer, "view", count)
    return counts


def watched(game: str, has_frames: bool) -> LiveMatch:
    """Two browsers and a spectator, each in both languages."""
    live = room_of(load_game(game), begin(load_game(game), {}, chance_of("views")))
    for viewer in VIEWERS:
        live.subscribers |= {Subscriber(viewer.seat, language, True, has_frames) for language in ("ru", "en")}
    return live


def play(live: LiveMatch, chance: random.Random) -> Counter[Viewer]:
    """Give an answer and tell everybody of it; how many frames each was sent."""
    assert live.match is not None
    seat = live.asked()[0]
    answer = chance.choice(live.match.legal(seat))
    change = Answered(answers=[answer], moves=live.play(seat, [answer]), question=live.question)
    row = make_row(live, change, seat)
    live.after(row, [])
    shown, frames = Presenter(live), Counter[Viewer]()
    for reader in live.subscribers:
        move = shown.made(row, reader.seat, reader.language, reader.frames)
        assert move.state.view is not None
        frames[Viewer(reader.seat)] = len(move.frames or [])
    live.frames, live.seen = None, shown.seen
    return frames


@pytest.mark.parametrize("game", game_ids())
def test_an_answer_makes_one_view_for_each_viewer(game: str, made: Counter[Viewer]) -> None:
    live, chance = watched(game, has_frames=False), random.Random(3)
    for _ in range(ANSWERS):
        if live.is_over():
            break
        made.clear()
        play(live, chance)
        assert made == dict.fromkeys(VIEWERS, 1)


@pytest.mark.parametrize("game", game_ids())
def test_of_a_move_only_the_frames_that_are_sent_are_looked_at(game: str, made: Counter[Viewer]) -> None:
    """But for a table that changed where its viewer cannot see it, which is rare."""
    live, chance = watched(game, has_frames=True), random.Random(3)
    play(live, chance)  # nobody has seen the table before
    sent = in_vain = 0
    for _ in range(ANSWERS):
        if live.is_over():
            break
        made.clear()
        frames = play(live, chance)
        sent += frames.total()
        for viewer in VIEWERS:
            assert made[viewer] >= 1 + frames[viewer]
            in_vain += made[viewer] - 1 - frames[viewer]
    assert sent
    assert in_vain <= sent / 10
