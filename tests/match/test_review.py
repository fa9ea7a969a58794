"""A review: sums that add up exactly, losses from what a seat knew, and luck that is nothing on average."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, pvariance

import msgspec
import pytest
from luck import played

import ristal
from ristal.engine.errors import NotAsked
from ristal.games import game_ids
from ristal.match import Match
from ristal.match.coach.figures import GRAIN, Review
from ristal.match.coach.judging import judge
from ristal.match.coach.luck import is_secret
from ristal.match.coach.report import page
from ristal.match.coach.review import Reviewer

LOOKED_AT = 6  # decisions of each game


def of(match: Match, iterations: int = 12, bots: list[str] | None = None) -> Reviewer:
    reviewer = Reviewer(match, iterations, bots or [])
    reviewer.add(map(reviewer.judge, reviewer.decisions[:LOOKED_AT]))
    return reviewer


@pytest.fixture(scope="module", params=game_ids())
def match(request: pytest.FixtureRequest) -> Match:
    found = ristal.replay(played(request.param, "random", 3).record())
    assert found.over
    return found


def test_the_parts_of_a_result_add_up_exactly(match: Match) -> None:
    for bots in ([], ["random", "random"]):
        review = of(match, bots=bots).make("en")
        assert match.result is not None
        for seat in review.seats:
            assert seat.decisions + seat.luck + seat.guessing == seat.result
            assert seat.guessing + seat.decisions + seat.luck == seat.result
            assert seat.start + seat.result == seat.outcome == match.result.reward(seat.seat)
            assert sum(node.luck for node in review.chance if node.seat == seat.seat) == seat.luck
            assert sum(guess.guessing for guess in review.guesses if guess.seat == seat.seat) == seat.guessing
        assert all(node.luck * GRAIN == int(node.luck * GRAIN) for node in review.chance)


def test_every_move_in_which_chance_had_a_say_is_a_node(match: Match) -> None:
    review = of(match).make("en")
    moves = [number for number, move in enumerate(match.moves, 1) if move.chance]
    nodes = {node.move for node in review.chance}
    assert nodes >= {0, *moves}
    assert len(review.chance) == match.table.seats * len(nodes)


def test_the_decisions_are_those_that_were_not_forced(match: Match) -> None:
    reviewer = of(match)
    free = [turn.number for turn in reviewer.turns if len(turn.before.legal(turn.move.seat)) > 1]
    assert sorted(reviewer.decisions) == free
    review = reviewer.make("ru")
    assert (review.done, review.total, len(review.curve)) == (LOOKED_AT, len(free), LOOKED_AT)
    for decision in review.decisions:
        assert decision.answer == match.moves[decision.move - 1].answer
        assert decision.loss == max(0.0, decision.best_chance - decision.chance)
        assert 0 <= decision.chance <= 1
        assert (decision.choices != []) == (decision.mark != "")


def test_a_loss_is_judged_by_what_the_seat_knew(match: Match) -> None:
    """What was hidden from the seat may be dealt anew: the judgement stays the same."""
    reviewer = of(match)
    for move in reviewer.decisions[:3]:
        turn = reviewer.turns[move - 1]
        moment = match.at(move - 1)
        assert moment.table.legal(turn.move.seat) == turn.before.legal(turn.move.seat) or is_secret(turn)
        twins = [moment.redeal(turn.move.seat, deal).table for deal in range(3)]
        found = {str(judge(match.game, turn._replace(before=twin), 12, 1)) for twin in twins}
        assert found == {str(judge(match.game, turn, 12, 1))}


def test_the_same_match_has_the_same_review(match: Match) -> None:
    encode = msgspec.json.encode
    assert encode(of(match).make("en")) == encode(of(ristal.replay(match.record())).make("en"))


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_page_shows_it_and_runs_nothing(match: Match, language: str) -> None:
    review = of(match).make(language)
    shown = page(review, match.game, language)
    assert f'<html lang="{language}">' in shown
    assert all(part not in shown for part in ("<script", "{ $", "http"))
    assert shown.count("<polyline") == match.table.seats
    assert shown.count("<circle") == len([each for each in review.decisions if each.mark])


def test_luck_and_guessing_are_nothing_on_average() -> None:
    """On fixed seeds: a longer run is a command of its own."""
    for game, count in (("vstrechny", 24), ("demons", 12)):
        seats = [
            Reviewer(played(game, "random", seed), 0, ["random", "random"]).make("en").seats[0] for seed in range(count)
        ]
        for figures in ([each.luck for each in seats], [each.guessing for each in seats]):
            assert abs(fmean(figures)) <= 3 * sqrt(pvariance(figures) / count)


def test_secret_choices_that_fall_together_are_guessing_and_an_only_choice_is_not() -> None:
    match = played("demons", "random", 3)
    guesses = Reviewer(match, 0, ["random", "random"]).make("en").guesses
    assert any(each.guessing for each in guesses)
    assert Reviewer(match, 0).make("en").guesses == []  # nobody says how they would have chosen


def test_a_match_under_way_has_no_review() -> None:
    with pytest.raises(NotAsked):
        Reviewer(ristal.new("vstrechny", seed=1))


def test_a_review_can_be_read_again() -> None:
    review = of(played("vstrechny", "random", 4)).make("en")
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review
