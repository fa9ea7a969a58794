"""What a search asks of every game: an evaluation that is a chance, a hurried playout that gets somewhere, and answers
that are known beforehand."""

from __future__ import annotations

import pytest

from ristal.engine.chance import FastChance
from ristal.engine.playout import play_in_a_hurry
from ristal.games import game_ids, load_game


@pytest.mark.parametrize(
    ("game_id", "seats"), [(name, seats) for name in game_ids() for seats in load_game(name).seats]
)
def test_a_search_finds_what_it_needs(game_id: str, seats: int) -> None:
    game = load_game(game_id)
    _, options = game.check_options({"seats": seats})
    known = set(game.answers(seats, options))
    for seed in range(4):
        chance = FastChance(seed)
        table = game.new_table(seats, options, chance)
        table.settle()
        for _ in range(40):
            if table.is_over():
                break
            chances = [game.evaluate(table, seat) for seat in range(seats)]
            assert all(0.0 <= each <= 1.0 for each in chances), chances
            seat = table.first_asked()
            legal = table.legal(seat)
            assert {answer.text for answer in legal} <= known
            hurried = table.copy()
            play_in_a_hurry(game, hurried, FastChance(seed))
            assert hurried.is_over() or hurried.first_asked() >= 0
            table.answer(seat, legal[chance.draw(len(legal))])
