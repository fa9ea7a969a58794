"""What a coach advises: from what the seat may know, a plan that can be given as it stands, and a reason in words."""

from __future__ import annotations

import pytest

import ristal
from ristal.engine.chance import FastChance
from ristal.engine.record import state_hash
from ristal.games import game_ids
from ristal.match import Match
from ristal.match.coach.advice import Advice, Advised, Because, advise
from ristal.match.coach.wording import mix, reason
from ristal.match.preview import order_answers

ITERATIONS = 24


def positions(game: str, count: int, stride: int = 9) -> list[Match]:
    """Moments of a game of chance alone."""
    match, chance, found = ristal.new(game, seed=8), FastChance(1), []
    while not match.over and len(found) < count:
        seat = match.table.first_asked()
        if match.number % stride == 0:
            found.append(match.copy())
        legal = match.legal(seat)
        match.play(legal[chance.draw(len(legal))], seat)
    return found


@pytest.mark.parametrize("game", game_ids())
def test_a_plan_can_be_given_as_it_stands(game: str) -> None:
    for match in positions(game, 5):
        seat, before = match.table.first_asked(), state_hash(match.table)
        advice = advise(match, seat, 3, iterations=ITERATIONS)
        assert state_hash(match.table) == before
        assert advice.plan[0] == advice.answers[0].answer
        assert order_answers(match, seat, advice.plan, range(6)) == advice.plan
        played = match.copy()
        for answer in advice.plan:
            assert played.asked[0] == seat or seat in played.asked
            played.play(answer, seat)


@pytest.mark.parametrize("game", game_ids())
def test_it_is_the_same_whatever_lies_hidden(game: str) -> None:
    for match in positions(game, 3, 13):
        seat = match.table.first_asked()
        twins = [match.redeal(seat, deal) for deal in range(3)]
        assert len({str(advise(each, seat, 5, iterations=ITERATIONS)) for each in twins}) == 1


def test_dice_of_one_gesture_are_advised_together() -> None:
    match = ristal.new("boets", seed=5)
    assert len(advise(match, match.asked[0], 1, iterations=ITERATIONS).plan) > 1


def test_a_secret_choice_is_mixed_and_an_open_one_is_not() -> None:
    shares = {
        type(match.table.question).__name__: sum(
            each.mix for each in advise(match, match.asked[0], 1, iterations=200).answers
        )
        for match in positions("demons", 12, 5)
        if len(match.legal(match.asked[0])) > 1
    }
    assert shares["ChooseMove"] == pytest.approx(1)
    match = ristal.new("vstrechny", seed=1)
    open_ones = advise(match, match.asked[0], 1, iterations=20)
    assert [each.mix for each in open_ones.answers] == [0] * len(open_ones.answers)


def test_a_forced_answer_says_so() -> None:
    match = next(
        each for each in positions("unmatched", 40, 1) if len(each.legal(each.asked[0])) == 1 and len(each.asked) == 1
    )
    advice = advise(match, match.asked[0], 1, iterations=ITERATIONS)
    assert (advice.is_forced, advice.iterations, advice.answers[0].reward) == (True, 0, None)
    assert reason(advice, match.game, "en") == "There is only one answer."
    assert reason(advice, match.game, "ru") == "Ответ здесь только один."


def advice_of(*answers: Advised, because: Because | None = None) -> Advice:
    return Advice(list(answers), [answers[0].answer], [] if because is None else [because], 100)


def test_a_hint_is_said_in_words() -> None:
    game = ristal.new("demons", seed=1).game
    grab, dodge = Advised("grab", 0.6, 0.54, 0.01, 0.6), Advised("dodge", 0.4, 0.52, 0.01, 0.4)
    even = advice_of(grab, dodge)
    assert [each.answer for each in mix(even)] == ["grab", "dodge"]
    assert reason(even, game, "ru") == (
        "Чередуйте, чтобы вас не угадали: Захват — 60 %, Отскок — 40 %. Почти всё равно: 52–54 %."
    )
    worse = dodge._replace(reward=0.3, mix=0.0)
    clear = advice_of(grab._replace(mix=0.0), worse, because=Because("nothing-follows", True, False, True))
    assert reason(clear, game, "ru") == (
        "54 % против 30 % у следующего. В отличие от ответа «Отскок»: у вас реже «ни одна карта не подходит»."
    )
    assert reason(clear, game, "en").startswith("54 % against 30 % for the next. Unlike “Dodge”: you have “")


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("game", game_ids())
def test_every_reason_has_words(game: str, language: str) -> None:
    made = ristal.new(game, seed=1).game
    two = [Advised("none", 0.5, 0.7), Advised("none", 0.5, 0.2)]
    for feature in made.features:
        for flags in [(True, True, True), (False, False, True), (True, False, False), (False, True, False)]:
            said = reason(advice_of(*two, because=Because(feature, *flags)), made, language)
            assert said.endswith(".")
            assert "{" not in said
