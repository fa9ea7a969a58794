"""Several answers at once tell nothing beforehand: whether they are taken is the same in all worlds that look alike to
the seat, and what they show is paid for by the answer that shows it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import ristal
from ristal.engine.errors import IllegalAnswer, RistalError
from ristal.engine.game import Game
from ristal.match import Match
from ristal.match.batch import order_batch, play_as_far, play_together
from ristal.match.setup import begin, chance_of

WORLDS, GESTURES = 6, 25
SEEDS = range(900, 907)
Options = dict[str, object]


def said_of(match: Match, seat: int, answers: list[str]) -> object:
    """What a client hears of a batch before anything is played."""
    try:
        return order_batch(match, seat, answers, SEEDS)
    except RistalError as error:
        return type(error), error.problem, error.details.get("answer")


def test_twin_worlds_say_the_same_of_a_batch(real_game: Game, options: Options) -> None:
    """The second answer is any that could follow in some world; before, only the worlds in which it can took it."""
    match = begin(real_game, dict(options), chance_of("batches"))
    chance = random.Random(3)
    heard: Counter[str] = Counter()
    for number in range(GESTURES * 2):
        if match.over:
            break
        seat = match.table.first_asked()
        first = chance.choice(match.legal(seat))
        worlds = [match, *(match.redeal(seat, 50 + world) for world in range(WORLDS))]
        following = sorted({answer for world in worlds for answer in legal_after(world, seat, first)})
        if following and number % 2 == 0:
            batch = [first, chance.choice(following)]
            told = [said_of(world, seat, batch) for world in worlds]
            assert told[1:] == told[:-1], batch
            heard["refused" if isinstance(told[0], tuple) else "taken"] += 1
            for world in worlds:
                check_what_is_played(world, seat, batch)
        match.play(first, seat)
    assert heard


def legal_after(match: Match, seat: int, answer: str) -> list[str]:
    """What the seat may answer next in this world."""
    after = match.copy()
    after.play(answer, seat)
    return [] if after.over or seat not in after.asked else after.legal(seat)


def check_what_is_played(world: Match, seat: int, batch: list[str]) -> None:
    """Nothing is refused that was looked at on the true table."""
    after = world.copy()
    try:
        play_together(after, seat, batch, SEEDS)
    except IllegalAnswer:
        assert after.number == world.number
        with pytest.raises(IllegalAnswer):
            order_batch(world, seat, batch, SEEDS)
    else:
        assert after.number > world.number


def test_an_answer_that_shows_something_is_given_alone() -> None:
    """A manoeuvre draws a card: nobody may make it a condition that the card can be used."""
    match = ristal.new("unmatched", seed="batch")
    while "manoeuvre" not in match.legal(match.asked[0]):
        match.play(match.legal(match.asked[0])[0], match.asked[0])
    seat = match.asked[0]
    for following in (*legal_after(match, seat, "manoeuvre")[:3], "no such answer"):
        with pytest.raises(IllegalAnswer) as refused:
            play_together(match, seat, ["manoeuvre", following])
        assert refused.value.problem == "one-by-one"


def test_where_the_true_table_refuses_the_earlier_answers_stand() -> None:
    """The deals that were tried did not show it: then the first answer has been given."""
    played: list[list[str]] = []

    def play(answers: list[str]) -> str:
        if len(answers) > 1:
            raise IllegalAnswer(text=answers[1], answer=2)
        played.append(answers)
        return "done"

    assert play_as_far(play, ["a", "b", "c"]) == (["a"], "done")
    assert played == [["a"]]


def test_a_first_answer_that_is_refused_plays_nothing() -> None:
    def play(answers: list[str]) -> None:
        raise IllegalAnswer(text=answers[0])

    with pytest.raises(IllegalAnswer):
        play_as_far(play, ["a", "b"])
