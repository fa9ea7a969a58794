"""What a search thinks of the answers: for hints, from what the seat may know."""

from __future__ import annotations

import pytest

import ristal
from ristal.bots.ismcts import IsmctsBot
from ristal.engine.record import state_hash
from ristal.games import game_ids


def weighed(match: ristal.Match, seat: int) -> list[tuple[str, float, float]]:
    found = IsmctsBot(3, iterations=40).weigh(match.game, match.table, seat)
    return [(estimate.answer.text, estimate.share, estimate.reward) for estimate in found]


@pytest.mark.parametrize("game", game_ids())
def test_the_answer_that_the_bot_would_give_comes_first(game: str) -> None:
    match = ristal.new(game, seed=5)
    seat = match.table.first_asked()
    before = state_hash(match.table)
    found = weighed(match, seat)
    assert state_hash(match.table) == before
    assert {answer for answer, _, _ in found} <= set(match.legal(seat))
    assert sum(share for _, share, _ in found) == pytest.approx(1)
    assert [share for _, share, _ in found] == sorted((share for _, share, _ in found), reverse=True)
    assert all(0 <= reward <= 1 for _, _, reward in found)
    if not match.table.is_together():
        assert found[0][0] == IsmctsBot(3, iterations=40).decide(match.game, match.table, seat).text


@pytest.mark.parametrize("game", game_ids())
def test_it_is_the_same_whatever_lies_hidden(game: str) -> None:
    match = ristal.new(game, seed=5)
    seat = match.table.first_asked()
    assert len({str(weighed(match.redeal(seat, deal), seat)) for deal in range(4)}) == 1
