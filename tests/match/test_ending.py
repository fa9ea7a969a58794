"""What people do to a match beside answering: resigning, a draw by agreement, taking back what was seen."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ristal
from ristal.engine.chance import FastChance
from ristal.engine.errors import BadSave, NotAsked
from ristal.games import game_ids
from ristal.match import Match
from ristal.match.actions import ACTIONS
from ristal.match.setup import branch_match
from ristal.text import LANGUAGES, translator


def new(game: str, moves: int, **options: object) -> Match:
    match = ristal.new(game, seed=1, **options)
    chance = FastChance(1)
    for _ in range(moves):
        seat = match.table.first_asked()
        legal = match.legal(seat)
        match.play(legal[chance.draw(len(legal))], seat)
    return match


@pytest.mark.parametrize("game", game_ids())
def test_who_resigns_has_lost_and_the_match_is_over(game: str) -> None:
    match = new(game, 5)
    match.resign(1)
    assert match.over
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.result.how == "resigned"
    assert match.pending == ()
    for seat in (0, 1):
        assert match.legal(seat) == []
        assert match.view(seat)["result"] == {"ranking": [[0], [1]], "how": "resigned"}
        assert match.view(seat)["asked"] == []
    assert match.events(None)[-1] == {"event": "resigned", "seat": 1}
    for again in (lambda: match.resign(0), match.agree_draw, lambda: match.play("x", 0)):
        with pytest.raises(NotAsked, match="over"):
            again()


@pytest.mark.parametrize("end", ["resign", "draw"])
def test_saves_and_records_hold_how_people_ended_it(end: str) -> None:
    match = new("boets", 9)
    match.resign(0) if end == "resign" else match.agree_draw()
    for again in (ristal.load(match.save()), ristal.replay(match.record()), match.copy()):
        assert again.result == match.result
        assert again.events(0) == match.events(0)
        assert again.record() == match.record()
    assert not match.at(8).over
    assert json.loads(match.record())["result"]["how"] == ("resigned" if end == "resign" else "draw-agreed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_words(language: str) -> None:
    match = new("vstrechny", 5)
    match.resign(0)
    texts = translator(language, match.game)
    assert match.result is not None
    assert "B" in texts.result(match.result, ["A", "B"])
    assert texts.event(match.events(None)[-1], ["A", "B"]).startswith("A ")


def test_of_several_nobody_resigns_but_all_may_agree_on_a_draw() -> None:
    match = new("demons", 3, seats=3)
    with pytest.raises(NotAsked) as refused:
        match.resign(0)
    assert "3" in translator("ru", match.game).error(refused.value)
    assert not match.over
    match.agree_draw()
    assert match.result is not None
    assert match.result.is_draw


def test_a_resignation_can_be_taken_back_with_the_last_answer() -> None:
    match = new("vstrechny", 6)
    match.resign(0)
    match.undo()
    assert not match.over
    assert match.number == 5


def test_taking_back_a_drawn_card_is_told_and_kept() -> None:
    """The next unit of the Reserve was hidden until the answer that turned it up."""
    match = new("vstrechny", 5, first="0")
    seat = match.moves[-1].seat
    match.undo()
    assert match.events(None)[-1] == {"event": "taken-back", "seat": seat}
    match.play(match.legal(seat)[0], seat)
    for again in (ristal.load(match.save()), ristal.replay(match.record())):
        assert [event for event in again.events(None) if event["event"] == "taken-back"] != []
    assert all(event["event"] != "taken-back" for event in match.at(3).events(None))
    match.undo(3)
    taken = [each.move for each in match.numbered_events(None) if each.event["event"] == "taken-back"]
    assert taken
    assert set(taken) == {match.number}


def test_taking_back_what_told_nothing_is_no_matter() -> None:
    """A choice that only bars the way for nobody: the seat is asked on, and nothing was turned up."""
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
    match.play("red", 0)
    match.undo()
    assert match.past.actions == []
    match.play_all(["red", "yellow", "enough"], 0)  # now the dice fall
    match.undo(3)
    assert [action.what for action in match.past.actions] == ["taken-back"]


def test_what_another_did_in_between_counts() -> None:
    """Going back over the answers of another seat tells what they showed."""
    match = new("unmatched", 40)
    own = next(number for number in range(2, 40) if len({move.seat for move in match.moves[-number:]}) == 2)
    match.undo(own)
    assert match.past.actions != []


@pytest.mark.parametrize("game", game_ids())
def test_hands_are_turned_up_only_at_the_end(game: str) -> None:
    match = new(game, 30)
    with pytest.raises(NotAsked, match="over"):
        match.opened()
    before = match.save()
    match.agree_draw()
    zones = match.opened()["zones"]
    assert all(item is not None for zone in zones.values() for item in zone)
    for seat in (0, 1):
        seen = match.view(seat)["zones"]
        assert all(set(filter(None, seen[name])) <= set(zones[name]) for name in zones)
    assert json.loads(match.save())["state"] == json.loads(before)["state"]


@pytest.mark.parametrize(
    "actions",
    [
        5,
        [5],
        [[9, "resigned", 0]],
        [[3, "resigned", 0]],
        [[4, "resigned", 2]],
        [[4, "resigned", None]],
        [[4, "draw-agreed", 0]],
        [[4, "won", 0]],
        [[4, ["resigned"], 0]],
        [[4, "resigned", 0], [4, "resigned", 1]],
        [[3, "taken-back", 0], [2, "taken-back", 0]],
        [[True, "taken-back", 0]],
    ],
    ids=str,
)
def test_actions_that_cannot_be_are_refused(actions: Any) -> None:
    match = new("vstrechny", 4)
    record = {**json.loads(match.record()), "deeds": actions}
    with pytest.raises(BadSave, match="deeds"):
        ristal.replay(json.dumps(record))
    save = json.loads(match.save())
    save["past"]["deeds"] = actions
    with pytest.raises(BadSave, match="deeds"):
        ristal.load(json.dumps(save))


@pytest.mark.parametrize("game", game_ids())
def test_what_people_do_is_called_as_no_event_of_a_game(game: str) -> None:
    """Else one would be told in the words of the other."""
    match = ristal.new(game, seed=1)
    assert not set(ACTIONS) & set(match.game.events)
    for _ in range(3):
        seat = match.table.first_asked()
        match.play(match.legal(seat)[0], seat)
    on = branch_match(match, 2)
    for language in LANGUAGES:
        names = ["▲", "▬", "✕", "◆"]
        assert all(translator(language, match.game).event(each.event, names) for each in on.numbered_events(None))


def test_a_save_from_before_reads_on_what_was_called_otherwise() -> None:
    match = ristal.new("demons", seed=1)
    for _ in range(2):
        seat = match.table.first_asked()
        match.play(match.legal(seat)[0], seat)
    save = branch_match(match, 1).save()
    assert '"branched"' in save
    assert ristal.load(save.replace('"branched"', '"played-on"')).save() == save
