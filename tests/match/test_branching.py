"""A match that goes on from a moment of another: with its hidden things for those who played it, with new ones for
others."""

from __future__ import annotations

from random import Random

import ristal
from ristal.engine.chance import FairChance, FastChance
from ristal.engine.game import Game
from ristal.engine.record import state_hash
from ristal.engine.zone import SPECTATOR
from ristal.match import Match
from ristal.match.actions import PLAYED_ON
from ristal.match.setup import branch_match, dealt_anew
from variants import Options

MOVES, STRIDE = 60, 6


def play(match: Match, random: Random) -> None:
    seat = random.choice(match.asked)
    match.play(random.choice(match.legal(seat)), seat)


def test_strangers_find_everything_hidden_dealt_anew(real_game: Game, options: Options) -> None:
    match, random = ristal.new(real_game, seed=1, **options), Random(1)
    is_new = False
    for number in range(MOVES):
        if match.over:
            break
        if number % STRIDE == 0:
            on = dealt_anew(match, FairChance("strangers"))
            if not match.table.sealed:
                assert on.view(None) == match.view(None)
            assert on.table.sealed == {}
            assert real_game.invariant_errors(on.table) == []
            assert [action.what for action in on.past.actions] == [PLAYED_ON]
            assert ristal.load(on.save()).record() == on.record() == ristal.replay(on.record()).record()
            other = Match(match.game, match.options, match.table.redeal(SPECTATOR, FastChance(7)), {"state": {}})
            assert state_hash(dealt_anew(other, FairChance("strangers")).table) == state_hash(on.table)
            is_new |= state_hash(on.table) != state_hash(match.table)
            play(on, random)
        play(match, random)
    assert is_new


def test_who_played_goes_on_with_what_was_hidden(real_game: Game, options: Options) -> None:
    match, random = ristal.new(real_game, seed=1, **options), Random(1)
    while match.number < 6 or len({move.seat for move in match.moves[3:]}) < 2:
        play(match, random)
    on = branch_match(match, 3)
    assert state_hash(on.table) == match.moves[2].hash
    assert [tuple(action) for action in on.past.actions] == [(3, PLAYED_ON, None)]
    assert on.table.chance.write() != match.at(3).table.chance.write()


def test_where_nobody_learned_anything_a_branch_is_the_same_match() -> None:
    match = ristal.new("boets", seed=1, fighters=["kukurudzyak", "klyopikov"])
    while match.pending[0].name != "Mobilise":
        match.play(match.legal(match.asked[0])[0], match.asked[0])
    number, before = match.number, match.save()
    match.play(match.legal(match.asked[0])[0], match.asked[0])
    assert branch_match(match, number).save() == before
