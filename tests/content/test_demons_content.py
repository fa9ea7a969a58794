"""Moves, demons and battlefields that a designer got wrong, and positions: the error names file, place and remedy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from changes import GAMES, changed

import ristal
from ristal.engine.errors import BadContent, BadPosition
from ristal.games import load_game

ORIGINAL = GAMES / "demons" / "content"


HAND = """
[[demon.ability]]
moment = "always"
modify = "hand"
by = 1
"""
WRONG = [
    ("moves.toml", "number = 1", "number = 100", "move[dodge].number", "from 0 to 99"),
    ("moves.toml", "copies = 7", "copies = 6", "move", "the copies add up to 49 cards, these to 48"),
    ("moves.toml", 'id = "guard"', 'id = "dodge"', "move[dodge].id", "'dodge' is taken"),
    ("moves.toml", 'id = "vantage"', 'id = "ability"', "action[ability].id", "'ability' is taken"),
    ("moves.toml", 'op = "draw"', 'op = "dance"', "action[into-shadow].effects[1].op", "one of choose, draw"),
    ("moves.toml", '{ op = "choose-opponent" }, ', "", "move[dodge].action[vantage].effects", "before it"),
    ("moves.toml", 'op = "take-stance"', 'op = "act-first"', "move[guard].action[stance].effects", "before-reveal"),
    ("moves.toml", 'op = "take-stance"', 'op = "gain-all", count = 1', "action[stance].effects", "to battlefields"),
    ("moves.toml", 'move = "combo"', 'move = "kombo"', "action.hail", "there is no move 'kombo'"),
    ("moves.toml", "by_stance = false", 'by_stance = "no"', "move[dodge].stopped_by_stance", "true or false"),
    ("moves.toml", 'number = "reconstructed"', 'number = "dreamt"', "move[dodge].provenance.number", "one of stated"),
    ("moves.toml", "number = 1", "number = 1\nweight = 3", "move[dodge].weight", "is not known here"),
    ("demons.toml", "once = true\ndo", "once = false\ndo", "demon[panther].ability[1].once", "own-act"),
    ("demons.toml", '"after-action"\nonce', '"noon"\nonce', "demon[panther].ability[1].moment", "one of own-act"),
    ("demons.toml", 'op = "other-action"', 'op = "damage", count = 1', "demon[panther].ability[1].do", "before it"),
    ("demons.toml", "other-action\" }]\n", f"other-action\" }}]\n{HAND}", "demon[panther].ability", "passive"),
    ("demons.toml", 'modify = "limit"\nby = 1', 'rule = "trap-proof"', "demon[acrobat].ability", "go together"),
    ("demons.toml", 'modify = "hand"', 'modify = "luck"', "demon[scholar].ability[1].modify", "one of hand, limit"),
    ("demons.toml", '"respite"', '"guard"', "demon[shadow-healer].ability", "no action is 'guard'"),
    ("demons.toml", 'id = "hermit"', 'id = "panther"', "demon[panther].id", "'panther' is taken"),
    ("battlefields.toml", 'series = "strict"', 'series = "odd"', "battlefield[narrow-bridge].series", "one of rising"),
    ("battlefields.toml", "trap_damage = 2", "trap_damage = 9", "battlefield[spikes].trap_damage", "from 1 to 6"),
    ("battlefields.toml", 'op = "gain-all"', 'op = "gain"', "battlefield[spring].start", "a battlefield can do"),
    ("battlefields.toml", 'move = "combo"', 'move = "kombo"', "field.arsenal.start", "there is no move 'kombo'"),
    ("battlefields.toml", 'id = "library"', 'id = "spring"', "battlefield[spring].id", "'spring' is taken"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "place", "remedy"), WRONG, ids=[wrong[3] for wrong in WRONG])
def test_mistake_is_named_with_file_place_and_remedy(
    tmp_path: Path, file: str, old: str, new: str, place: str, remedy: str
) -> None:
    with pytest.raises(BadContent) as caught:
        load_game("demons", changed("demons", tmp_path, file, old, new))
    message = str(caught.value)
    assert caught.value.details["file"] == file
    assert place in message
    assert remedy in message


def test_a_card_needs_two_actions(tmp_path: Path) -> None:
    text = (ORIGINAL / "moves.toml").read_text(encoding="utf-8")
    third = text[text.index("[[move.action]]") : text.index('[[move]]\nid = "guard"')].replace(
        "into-shadow", "third-one"
    )
    cut = third[: third.index("[[move.action]]", 5)]
    folder = changed("demons", tmp_path, "moves.toml", '[[move]]\nid = "guard"', f'{cut}\n[[move]]\nid = "guard"')
    with pytest.raises(BadContent, match=r"move\[dodge\]\.action: a card has two actions, this has 3"):
        load_game("demons", folder)


def test_seven_moves_and_enough_demons(tmp_path: Path) -> None:
    text = (ORIGINAL / "moves.toml").read_text(encoding="utf-8")
    last = text[text.index('[[move]]\nid = "shadow-strike"') :]
    with pytest.raises(BadContent, match="there are 7 moves and as many tactics, here are 6"):
        load_game("demons", changed("demons", tmp_path / "moves", "moves.toml", last, ""))
    text = (ORIGINAL / "demons.toml").read_text(encoding="utf-8")
    most = text[text.index('[[demon]]\nid = "giant"') :]
    with pytest.raises(BadContent, match="4 players need two demons each, here are 7"):
        load_game("demons", changed("demons", tmp_path / "demons", "demons.toml", most, ""))


def test_a_designer_changes_a_number_and_it_counts(tmp_path: Path) -> None:
    folder = changed("demons", tmp_path, "moves.toml", 'op = "draw", count = 3', 'op = "draw", count = 1')
    match = ristal.position("demons", 'laid = ["dodge", "guard"]\nhands = [["dodge"], ["dodge"]]', content=folder)
    match.play("into-shadow")
    zones: Any = match.view(0)["zones"]
    assert len(zones["hand-0"]) == 2
    assert match.game.content_hash != load_game("demons").content_hash


def test_a_designer_may_offer_and_let_choose(tmp_path: Path) -> None:
    """`may` and `choose` are questions; out of the fight nobody does the rest of a script."""
    options = '{ rest = [{ op = "gain", count = 2 }], hit = [{ op = "damage-opponents", count = 3 }] }'
    effects = f'[{{ op = "choose", count = 1, options = {options} }}, {{ op = "draw", count = 1, may = true }}]'
    folder = changed("demons", tmp_path, "moves.toml", '[{ op = "gain", count = 1 }]', effects)
    laid = 'laid = ["guard", "guard"]\nhands = [["dodge"], ["dodge"]]'
    match = ristal.position("demons", laid, content=folder)
    match.play("respite")
    assert match.legal(0) == ["rest", "hit"]
    assert match.pending[0].prompt("ru") == "Что выбрать?"
    match.play("rest")
    assert match.legal(0) == ["yes", "no"]
    assert match.pending[0].prompt("en") == "You may draw 1 card. Do it?"
    match.play("yes")
    zones: Any = match.view(0)["zones"]
    assert len(zones["hand-0"]) == 2
    match = ristal.position("demons", laid, content=folder)
    match.play("respite")
    match.play("hit")
    assert match.view(None)["wins"] == [1, 0]


BAD_POSITIONS = [
    ('hands = [["dodge"]]', "hands", "for each of the 2 seats"),
    ('hands = [["dodge"], ["sword"]]', "hands[1]", "there is no 'sword'"),
    (
        'hands = [["dodge", "dodge", "dodge", "dodge"], ["dodge", "dodge", "dodge", "dodge"]]',
        "hands[1]",
        "not so many of",
    ),
    ('laid = ["dodge"]', "laid", "a card for each seat"),
    ('laid = ["dodge", "dodge", "dodge"]\nout = [1]\nseats = 3', "laid", "'' for those who are out"),
    ("energy = [7, 3]", "energy", "from 0 to 6"),
    ("energy = [3]", "energy", "2 numbers"),
    ("energy = [0, 3]", "energy", "whoever has none is out"),
    ("out = [1]", "out", "two sides"),
    ("out = [0, 1]", "out", "two sides"),
    ('seats = 4\nteams = "yes"\nout = [1, 3]', "out", "two sides"),
    ('series = [["dodge", "dodge", "dodge"], []]', "series[0]", "at most 2 cards"),
    ("wins = [3, 0]", "wins", "from 0 to 2"),
    ("out = [2]", "out[0]", "from 0 to 1"),
    ("turn = 4", "turn", "from 1 to 3"),
    ("first = 2", "first", "from 0 to 1"),
    ('demons = ["giant", "giant"]', "demons", "2 different"),
    ('traps = ["sword"]', "traps", "there is no 'sword'"),
    ('seats = 3\nbattlefield = "moon"', "battlefield", "one of spring"),
    ('battlefield = "mirror"', "battlefield", "two players have none"),
    ('phase = "lunch"', "phase", "one of turn, start, prepare"),
    ("seats = 5", "seats", "from 2 to 4"),
    ('weather = "fine"', "weather", "is not known here"),
]


@pytest.mark.parametrize(("text", "place", "remedy"), BAD_POSITIONS)
def test_mistake_in_a_position_is_named(text: str, place: str, remedy: str) -> None:
    with pytest.raises(BadPosition) as caught:
        ristal.position("demons", text)
    assert f"position: {place}" in str(caught.value)
    assert remedy in str(caught.value)
