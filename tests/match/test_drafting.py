"""What a gesture would lead to: true where it is told, and told only where nothing can be learned from it."""

from __future__ import annotations

import random

import pytest

import ristal
from ristal.engine.errors import IllegalAnswer, NotAsked, RistalError
from ristal.engine.game import Game
from ristal.match import Match
from ristal.match.preview import preview_answers
from ristal.match.setup import begin, chance_of

MOVES, STRIDE, SEEDS = 120, 3, range(6)
Options = dict[str, object]


def test_a_draft_is_what_comes_of_it_and_brings_no_chance(real_game: Game, options: Options) -> None:
    match = begin(real_game, dict(options), chance_of("drafts"))
    chance = random.Random(1)
    told = refused = 0
    for number in range(MOVES):
        if match.over:
            break
        seat = match.table.first_asked()
        answer = chance.choice(match.legal(seat))
        draft: Match | None = None
        if number % STRIDE == 0:
            before = match.save()
            try:
                draft = preview_answers(match, seat, [answer], SEEDS)
            except NotAsked:
                refused += 1
            assert match.save() == before
        match.play(answer, seat)
        if draft is not None:
            told += 1
            assert draft.view(seat) == match.view(seat)
            assert not match.moves[-1].chance
    assert told + refused > 3


def test_a_draft_does_not_look_at_the_true_table(real_game: Game, options: Options) -> None:
    """Two tables that look the same to a seat give the same drafts, or the same refusals."""
    match = begin(real_game, dict(options), chance_of("twins"))
    chance = random.Random(2)
    for number in range(40):
        if match.over:
            break
        seat = match.table.first_asked()
        answer = chance.choice(match.legal(seat))
        if number % 4 == 0:
            outcomes = [outcome(each, seat, answer) for each in (match, match.redeal(seat, 77), match.redeal(seat, 78))]
            assert outcomes[1:] == outcomes[:-1]
        match.play(answer, seat)


def outcome(match: Match, seat: int, answer: str) -> object:
    try:
        return preview_answers(match, seat, [answer], range(12)).view(seat)
    except RistalError as error:
        return type(error)


BOETS = """
game = "boets"
fighters = ["nazarov", "glukhov"]
to_move = 0
phase = "mobilise"
ring = [{ red = [5], blue = [3, 3, 3], white = [2] }, {}]
hand = [["meditation"], []]
"""


def test_a_gesture_in_any_order() -> None:
    match = ristal.position("boets", BOETS, seed=1)
    draft = preview_answers(match, 0, ["blue-3", "red-5"], SEEDS)
    assert [move.answer for move in draft.moves] == ["red-5", "blue-3"]
    assert match.number == 0


def test_where_chance_would_speak_nothing_is_told() -> None:
    match = ristal.position("boets", BOETS, seed=1)
    with pytest.raises(NotAsked):
        preview_answers(match, 0, ["red-5", "blue-3", "white-2", "enough"], SEEDS)


def test_what_is_not_legal_says_which_answer_it_is() -> None:
    match = ristal.position("boets", BOETS, seed=1)
    with pytest.raises(IllegalAnswer) as refused:
        preview_answers(match, 0, ["red-5", "red-6"], SEEDS)
    assert refused.value.details["answer"] == 2


def test_who_is_not_asked_drafts_nothing() -> None:
    match = ristal.position("boets", BOETS, seed=1)
    with pytest.raises(NotAsked):
        preview_answers(match, 1, ["red-5"], SEEDS)
