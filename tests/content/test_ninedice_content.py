"""Dice, colours, cards and sets that a designer got wrong: the error names file, place and remedy."""

from __future__ import annotations

from pathlib import Path

import pytest
from changes import changed

import ristal
from ristal.engine.errors import BadContent
from ristal.games import load_game

LOSS = 'loss = [{ op = "perish" }]'
WRONG = [
    ("shapes.toml", 'kind = "attack"\n', 'kind = "magic"\n', "shape[destroyer].kind", "one of attack, defence, life"),
    ("shapes.toml", 'kind = "attack"\n', 'kind = "life"\n', "shape", "three of attack, of defence, of life"),
    ("shapes.toml", 'compare = "more"', 'compare = "same"', "shape[destroyer].compare", "one of more, less, none"),
    ("shapes.toml", 'op = "destroy"', 'op = "explode"', "shape[destroyer].win[1].op", "one of choose, destroy"),
    ("shapes.toml", 'zone = "field"', 'zone = "duel"', "shape[destroyer].target.zone", "one of field, prison"),
    ("shapes.toml", 'id = "stormer"', 'id = "destroyer"', "shape[destroyer].id", "'destroyer' is taken"),
    ("shapes.toml", 'ru_acc = "Разрушителя", ', "", "shape[destroyer].name.ru_acc", "is missing"),
    ("shapes.toml", 'compare = "none"', f'compare = "none"\n{LOSS}', "shape[regenerator].loss", "cannot lose"),
    ("shapes.toml", "count = 2", "count = 100", "shape[ballistic].win[1].count", "from 0 to 99"),
    ("colours.toml", '"violet", "orange"]', '"violet"]', "colour[red].allied", "two allied and two enemy"),
    ("colours.toml", '"violet", "orange"]', '"violet", "pink"]', "colour[red].allied", "not 'pink'"),
    ("colours.toml", '"violet", "orange"]', '"violet", "red"]', "colour[red].allied", "not 'red'"),
    ("colours.toml", '"violet", "orange"]', '"violet", "green"]', "colour[red].allied", "in return"),
    ("colours.toml", 'special = "destroyer"', 'special = "regenerator"', "colour[red].special", "not 'regenerator'"),
    ("colours.toml", 'marked = "destroyer"', 'marked = "dragon"', "colour[red].marked", "not 'dragon'"),
    ("colours.toml", "targets = 1", "targets = 3", "colour[red].bonus.targets", "from 1 to 2"),
    ("colours.toml", 'id = "orange"', 'id = "red"', "colour[red].id", "'red' is taken"),
    ("colours.toml", '= ["red", "green"]', '= ["red", "red"]', "card[red-green].colours", "two different"),
    ("colours.toml", 'colours = ["red", "green"]', 'colours = ["red", "blue"]', "card", "each colour once"),
    ("colours.toml", 'feminine = { ru = "красная", ', "feminine = { ", "colour[red].feminine.ru", "is missing"),
    ("sets.toml", '"red-destroyer", ', "", "set[ember].dice", "a set has 9 dice, this has 8"),
    ("sets.toml", '"red-destroyer"', '"red-dragon"', "set[ember].dice", "no die 'red-dragon'"),
    ("sets.toml", '"red-destroyer"', '"orange-stormer"', "set[ember].dice", "named twice"),
    ("sets.toml", '"red-destroyer"', '"green-destroyer"', "set[grove].dice", "lies in the set 'ember' already"),
    ("sets.toml", 'id = "grove"', 'id = "ember"', "set[ember].id", "'ember' is taken"),
    ("sets.toml", 'id = "grove"', 'id = "random"', "set[random].id", "'random' is taken"),
    ("sets.toml", 'dice = "reconstructed"', 'dice = "guessed"', "set[ember].provenance.dice", "one of stated"),
    ("field.toml", 'id = "abyss"', 'id = "hell"', "zone[hell].id", "not 'hell'"),
    ("field.toml", "step = 2", "step = 0", "exhaustion.step", "from 1 to 99"),
    ("field.toml", "late = 9", "late = 9\nbefore = 1", "exhaustion.before", "is not known here"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "place", "remedy"), WRONG)
def test_a_mistake_names_file_place_and_remedy(
    tmp_path: Path, file: str, old: str, new: str, place: str, remedy: str
) -> None:
    with pytest.raises(BadContent) as met:
        ristal.new("ninedice", content=changed("ninedice", tmp_path, file, old, new))
    assert met.value.details["file"] == file
    assert met.value.details["place"] == place
    assert remedy in str(met.value.details["remedy"])


def test_a_set_without_a_kind_is_refused(tmp_path: Path) -> None:
    folder = changed("ninedice", tmp_path, "sets.toml", '"red-nullifier"', '"orange-destroyer"')
    with pytest.raises(BadContent, match="at least one Attack, one Defence and one Life die"):
        ristal.new("ninedice", content=folder)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    folder = changed("ninedice", tmp_path, "sets.toml", "dice", "dice")
    (folder / "sets.toml").unlink()
    with pytest.raises(BadContent, match=r"sets\.toml: there is no such file"):
        ristal.new("ninedice", content=folder)


def test_a_designers_numbers_are_played_by_and_told_by_their_hash(tmp_path: Path) -> None:
    """The Ballistic takes five off instead of two."""
    folder = changed(
        "ninedice",
        tmp_path,
        "shapes.toml",
        'win = [{ op = "subtract", count = 2 }]',
        'win = [{ op = "subtract", count = 5 }]',
    )
    text = """
        [[side]]
        field = ["red-fortress 6"]
        reserve = ["red-ballistic"]
        [[side]]
        field = ["blue-fortress 5"]
        reserve = ["blue-destroyer"]
    """
    match = ristal.position("ninedice", text, seed=3, content=folder)
    assert match.game.content_hash != load_game("ninedice").content_hash
    match.play("red-ballistic")
    match.play("blue-fortress")
    (compared,) = [event for event in match.events(None) if event["event"] == "dice-compared"]
    fell = [event for event in match.events(None) if event["event"] == "die-fell"]
    assert bool(fell) == compared["won"]
