"""Whether anybody has learned anything decides what is taken back freely: `make takebacks` tries many more moves."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

import ristal
from ristal.engine.game import Game
from ristal.games import game_ids
from ristal.match import Match, Move
from ristal.match.actions import TAKEN_BACK
from ristal.match.learning import has_learned
from scale import many
from takebacks import try_takebacks
from variants import VARIANTS, Options

MOVES, STRIDE = many(96, 2000), 8


def test_a_free_takeback_never_follows_something_shown(real_game: Game, options: Options) -> None:
    counts, wrong = try_takebacks(real_game.id, options, MOVES, stride=STRIDE)
    assert wrong == []
    assert counts["free"] > 0


def counts_cards(before: Match, run: Sequence[Move]) -> bool:
    """The rule that was too kind: more cards that somebody knows in the zones than before."""

    def known(match: Match, seat: int | None) -> int:
        return sum(item is not None for zone in match.view(seat)["zones"].values() for item in zone)

    after = before.copy()
    for move in run:
        after.play(move.answer, move.seat)
    viewers = (None, *range(before.table.seats))
    return any(move.chance for move in run) or any(known(after, seat) > known(before, seat) for seat in viewers)


@pytest.mark.parametrize("game", ["vstrechny", "demons"])
def test_the_trial_finds_a_judge_that_is_too_kind(game: str) -> None:
    _, wrong = try_takebacks(game, VARIANTS[game][0], 120, stride=4, judge=counts_cards)
    assert wrong


def test_the_next_card_of_the_reserve_is_turned_up_by_a_deployment() -> None:
    match = ristal.new("vstrechny", seed=1, first="0")
    start = match.copy()
    match.play("a1")
    assert has_learned(start, match.moves)


@pytest.mark.parametrize(
    ("game_id", "given", "question", "answer"),
    [
        ("demons", {"demons": ["giant", "panther"]}, "ChooseMove", None),
        ("ninedice", {"start": "quick"}, "ChooseReroll", "keep"),  # no die rolls: so the other keeps theirs, too
    ],
)
def test_the_last_of_several_secret_answers_opens_them(
    game_id: str, given: Options, question: str, answer: str | None
) -> None:
    match = asked_together(game_id, given, question)
    for seat, is_told in zip(match.asked, (False, True), strict=True):
        before = match.copy()
        match.play(answer or match.legal(seat)[0], seat)
        assert not match.moves[-1].chance
        assert has_learned(before, match.moves[-1:]) == is_told


def asked_together(game: str, options: Options, question: str) -> Match:
    """A match that has come to this question, open to two."""
    for seed in range(20):
        match, random = ristal.new(game, seed=seed, **options), Random(seed)
        while not match.over:
            if match.pending[0].name == question and len(match.asked) == 2:
                return match
            seat = random.choice(match.asked)
            match.play(random.choice(match.legal(seat)), seat)
    raise AssertionError(f"{question} is never asked")


@pytest.mark.parametrize("game", game_ids())
def test_what_another_seat_decided_is_learned(game: str) -> None:
    match = ristal.new(game, seed=1)
    while len({move.seat for move in match.moves}) < 2:
        match.play(match.legal(match.asked[0])[0], match.asked[0])
    assert has_learned(match.at(0), match.moves)
    match.undo(match.number)
    assert [action.what for action in match.past.actions] == [TAKEN_BACK]
