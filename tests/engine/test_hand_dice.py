"""Dice that people throw: a match waits for them, and nothing is lost or rolled twice meanwhile."""

from __future__ import annotations

import pytest

import ristal
from ristal.engine.chance import FairChance, HandChance, RollAwaited
from ristal.engine.errors import NotAsked
from ristal.games import load_game
from ristal.match import Match, begin, begin_at

MIRROR: dict[str, object] = {"fighters": ["nemkov", "nemkov"], "fighter-cards": "mirror"}
POSITION = """
fighters = ["kukurudzyak", "klyopikov"]
to_move = 0
ring = [{ blue = [1, 1] }, {}]
hand = [["fishhook", "coach", "swing", "duck", "throw"], ["coach", "swing", "duck", "throw", "block"]]
deck = [["backfist"], ["backfist"]]
"""


def by_hand(seed: str = "cards") -> HandChance:
    return HandChance(FairChance(seed), [])


def mobilising() -> Match:
    return begin_at(load_game("boets"), POSITION, by_hand())


def test_a_roll_waits_and_the_rest_comes_from_the_other_source() -> None:
    chance, other = by_hand(), FairChance("cards")
    assert [chance.pick(100) for _ in range(5)] == [other.pick(100) for _ in range(5)]
    with pytest.raises(RollAwaited) as awaited:
        chance.roll(6, "red", "nemkov")
    roll = awaited.value.roll
    assert (roll.sides, roll.what, roll.whose) == (6, "red", "nemkov")
    chance.rolls, chance.outcomes = [4], []
    assert chance.roll() == 4
    assert chance.outcomes == [3]


def test_a_match_waits_for_a_die_before_its_first_question() -> None:
    match = begin(load_game("boets"), MIRROR, by_hand())
    for value in (4, 4, 2, 5):
        assert match.roll is not None
        assert match.pending == ()
        match.throw(value)
    assert match.roll is None
    assert [event["value"] for event in match.events(None) if event["event"] == "first-rolled"] == [4, 4, 2, 5]
    assert ristal.replay(match.record()).save() == ristal.replay(match.record()).save()
    assert ristal.replay(match.record()).table.view(0) == match.table.view(0)


def test_a_move_stops_at_a_die_and_is_done_when_it_has_fallen() -> None:
    match = mobilising()
    before = match.save()
    match.play_all(["red", "enough"], seat=0)
    assert match.roll is not None
    assert match.number == 0
    assert match.legal(0) == []
    assert match.save() == before
    with pytest.raises(NotAsked, match="Throw the die first"):
        match.play("red", 0)
    for wrong in (0, 7):
        with pytest.raises(NotAsked, match="has 6 sides"):
            match.throw(wrong)
    match.throw(3)
    assert match.roll is None
    assert match.number == 2
    assert match.view(0)["ring"][0]["red"] == [3]
    with pytest.raises(NotAsked, match="no die to throw"):
        match.throw(3)


def test_undo_and_save_keep_the_people_throwing() -> None:
    match = mobilising()
    match.play_all(["red", "enough"], seat=0)
    match.throw(3)
    match.undo()
    assert match.legal(0)
    match.play("enough", 0)
    assert match.roll is not None
    match.throw(5)
    assert match.view(0)["ring"][0]["red"] == [5]
    again = ristal.load(match.save())
    assert isinstance(again.table.chance, HandChance)
    assert again.record() == match.record()
