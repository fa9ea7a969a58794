"""What bots lean on: an evaluation that is a chance, and answers in a hurry that come to an end."""

from __future__ import annotations

import json

from ristal.engine.chance import FastChance
from ristal.engine.game import Game
from ristal.engine.playout import play_in_a_hurry
from ristal.engine.record import load, save

Options = dict[str, object]
GAMES = 3


def test_an_evaluation_is_a_chance_and_a_hurry_ends(game: Game, options: Options) -> None:
    """At every question of some games, each of them saved and loaded on the way."""
    for seed in range(GAMES):
        seats, checked = game.check_options(options)
        t = game.new_table(seats, checked, FastChance(seed))
        t.settle()
        chance = FastChance(seed)
        while not t.is_over():
            for seat in range(t.seats):
                assert 0.0 <= game.evaluate(t, seat) <= 1.0
            seat = t.first_asked()
            legal = t.legal(seat)
            assert t.question.guess(t, seat, legal, chance) in legal
            t.answer(seat, legal[chance.draw(len(legal))])
        assert game.invariant_errors(t) == []
        loaded, _ = load(game, json.loads(json.dumps(save(game, t, checked))))
        assert loaded.result == t.result


def test_playing_in_a_hurry_stops_where_the_game_says(game: Game, options: Options) -> None:
    for seed in range(GAMES):
        seats, checked = game.check_options(options)
        t = game.new_table(seats, checked, FastChance(seed))
        t.settle()
        play_in_a_hurry(game, t, FastChance(seed))
        assert t.is_over() or game.is_quiet(t) or game.horizon < 1_000_000
