"""The past of a match: small in memory, whole in a save, and no answer too late."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

import ristal
from ristal.engine.chance import FastChance
from ristal.engine.errors import IllegalAnswer, MalformedAnswer, NotAsked, RistalError, StaleAnswer
from ristal.engine.record import state_hash
from ristal.games import game_ids
from ristal.match import Match

LIVE = 100_000  # bytes of a match without its past
TOGETHER = 10


def play_on(match: Match, moves: int, seed: int = 0) -> None:
    chance = FastChance(seed)
    for _ in range(moves):
        if match.over:
            return
        seat = match.table.first_asked()
        legal = match.legal(seat)
        match.play(legal[chance.draw(len(legal))], seat)


def new(game: str, moves: int, seed: int = 0) -> Match:
    match = ristal.new(game, seed=seed)
    play_on(match, moves, seed)
    return match


@pytest.mark.parametrize("game", game_ids())
def test_a_live_match_is_small_without_its_past(game: str) -> None:
    new(game, 100)  # what all matches share is there now
    gc.collect()
    tracemalloc.start()
    matches = []
    for seed in range(TOGETHER):
        match = new(game, 100, seed)
        match.forget()
        matches.append(match)
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert held / len(matches) <= LIVE


@pytest.mark.parametrize("game", game_ids())
def test_any_moment_is_found_from_the_snapshot_before_it(game: str) -> None:
    match = new(game, 80)
    for number in range(1, match.number + 1, 7):
        then = match.at(number)
        assert state_hash(then.table) == match.moves[number - 1].hash
        assert then.number == number


@pytest.mark.parametrize("game", game_ids())
def test_what_was_taken_back_comes_out_the_same_again(game: str) -> None:
    match = new(game, 60)
    moves, last = match.moves, match.moves[-1]
    match.undo()
    match.play(last.answer, last.seat)
    assert match.moves == moves


@pytest.mark.parametrize("game", game_ids())
def test_a_loaded_match_has_its_past(game: str) -> None:
    match = new(game, 50)
    match.sitters = ["human", "novice"]
    loaded = ristal.load(match.save())
    assert loaded.record() == match.record()
    assert loaded.events(0) == match.events(0)
    assert loaded.sitters == match.sitters
    for both in (match, loaded):
        both.undo()
        play_on(both, 5)
    assert loaded.record() == match.record()


def test_a_late_answer_is_refused_and_changes_nothing() -> None:
    match = new("vstrechny", 3)
    seat = match.table.first_asked()
    before = match.save()
    with pytest.raises(StaleAnswer, match="question 3 is open"):
        match.play(match.legal(seat)[0], seat, at=2)
    assert match.save() == before
    match.play(match.legal(seat)[0], seat, at=3)
    assert match.number == 4


def test_answers_of_one_gesture_count_together_or_not_at_all() -> None:
    match = ristal.position(
        "boets",
        """
        fighters = ["kukurudzyak", "klyopikov"]
        to_move = 0
        hand = [["fishhook", "coach", "swing", "duck", "throw"], ["coach", "swing", "duck", "throw", "block"]]
        deck = [["backfist"], ["backfist"]]
        """,
        seed=1,
    )
    before = match.save()
    with pytest.raises(IllegalAnswer) as refused:
        match.play_all(["red", "no-such-die", "enough"], seat=0)
    assert refused.value.details["answer"] == 2
    assert match.save() == before
    match.play_all(["red", "yellow", "enough"], seat=0)
    assert match.number == 3


def test_no_answer_at_all_is_refused_and_changes_nothing() -> None:
    match = new("vstrechny", 3)
    before = match.save()
    with pytest.raises(MalformedAnswer, match="At least one answer"):
        match.play_all([], seat=match.table.first_asked())
    assert match.save() == before


def test_events_are_numbered_alike_for_everybody() -> None:
    match = new("unmatched", 60)
    numbers = {viewer: [each.number for each in match.numbered_events(viewer)] for viewer in (0, 1, None)}
    assert numbers[0] == numbers[1] == numbers[None] == list(range(1, len(numbers[0]) + 1))
    assert [each.number for each in match.numbered_events(0, after=10)] == numbers[0][10:]
    assert [each.event for each in match.numbered_events(0)] == match.events(0)


def test_a_forgotten_past_cannot_be_gone_back_to() -> None:
    match = new("vstrechny", 10)
    match.forget()
    play_on(match, 2)
    assert match.number == 12
    assert match.at(11).number == 11
    for impossible in (3, -1, 13):
        with pytest.raises(RistalError, match="There is no such move"):
            match.at(impossible)
    match.undo()
    match.undo()
    with pytest.raises(NotAsked, match="nothing to take back"):
        match.undo()


def test_a_match_without_a_seed_is_one_of_its_own() -> None:
    assert ristal.new("vstrechny").save() != ristal.new("vstrechny").save()
