"""Matches that began with earlier content go on with today's, where the two play alike: they keep its name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ristal
from ristal.bots import make_bot
from ristal.content import Source
from ristal.engine.errors import BadSave
from ristal.games import load_game
from ristal.match import Match, resumed

# when an ability was a word that the code knew
BEFORE_ABILITIES = "e217026a18a0dacabbabd6ef7c4a67d4ad6249dfb327ad1d9af257b0e3e7c3c3"
FOUR_HEROES = "534e12fa8a8ae18da7538149e0eb32a7d391478cd0ad61b352da90efe9542a83"
TEN_HEROES = "f32450f09cb28813fe786be91e3714c408f012330d18d506d6323e5935301a5d"
four_heroes = pytest.mark.parametrize("facts", [BEFORE_ABILITIES, FOUR_HEROES])


def played(moves: int, facts: str = "", **options: object) -> Match:
    """A match of today's content, or of that which had these facts."""
    match = ristal.new(load_game("unmatched", facts=facts), seed=5, **options)
    bot = make_bot("random", seed=1)
    for _ in range(moves):
        seat = match.asked[0]
        match.play(bot.decide(match.game, match.table, seat).text, seat)
    return match


@four_heroes
def test_saves_snapshots_and_records_of_earlier_content_go_on(facts: str) -> None:
    match = played(40, facts, heroes=["medusa", "alice"])
    for text, read in ((match.save(), ristal.load), (match.record(), ristal.replay), (match.snapshot(), resumed)):
        earlier = read(text)
        assert earlier.legal(earlier.asked[0]) == match.legal(match.asked[0])
        assert json.loads(earlier.save())["content"] == facts  # the program of then would read it too
    assert load_game("unmatched").content_hash != facts


@four_heroes
def test_the_lot_of_an_earlier_content_brings_what_there_was(facts: str) -> None:
    """The same draws mean the same heroes and the same board."""
    match = played(12, facts)
    earlier = ristal.replay(match.record())
    assert earlier.view(None)["heroes"] == match.view(None)["heroes"]
    game = load_game("unmatched", facts=facts)
    assert [option.choices for option in game.options if option.name == "heroes"] == [
        ("alice", "king-arthur", "medusa", "sinbad", "random")
    ]
    assert len(load_game("unmatched").options[2].choices) > 5


@pytest.mark.parametrize("facts", [FOUR_HEROES, TEN_HEROES])
def test_what_was_there_is_there_to_the_letter(facts: str) -> None:
    """What is left without the files that came later has the very facts that it had."""
    source = load_game("unmatched").source
    assert isinstance(source, Source)
    assert load_game("unmatched", Source(source.as_of(facts).files, "then")).content_hash == facts


def test_a_record_of_the_fourth_version_deals_from_two_boards_and_four_heroes() -> None:
    """Board and heroes were left to the lot when there was less to draw from."""
    text = (Path(__file__).parent / "earlier/unmatched-4.json").read_text(encoding="utf-8")
    again = ristal.replay(text)
    assert again.record() == text
    assert (again.game.version, again.view(0)["board"]) == (4, "sarpedon")
    assert "high-ground" not in {option.name for option in again.game.options}


def test_a_record_of_the_fifth_version_deals_from_ten_heroes() -> None:
    text = (Path(__file__).parent / "earlier/unmatched-5.json").read_text(encoding="utf-8")
    again = ristal.replay(text)
    assert again.record() == text
    assert (again.game.version, json.loads(text)["content"]) == (5, TEN_HEROES)
    assert again.view(0)["heroes"] == ["bloody-mary", "sun-wukong"]
    heroes = next(option for option in again.game.options if option.name == "heroes")
    assert len(heroes.choices) == 10 + 1


@pytest.mark.parametrize(("version", "moves"), [(4, 175)])
def test_a_record_of_fighters_whose_abilities_were_words_of_the_code(version: int, moves: int) -> None:
    """Healing between rounds, dice that may be kept: the same questions, and the same state after each answer."""
    text = (Path(__file__).parent / f"earlier/boets-{version}.json").read_text(encoding="utf-8")
    again = ristal.replay(text)
    assert again.record() == text
    assert len(again.moves) == moves
    assert json.loads(text)["content"] != load_game("boets").content_hash


def test_other_content_is_refused() -> None:
    with pytest.raises(BadSave):
        ristal.load(json.dumps({**json.loads(played(3).save()), "content": "0" * 64}))
