"""What the workshop writes is what was read, and its form is what readers ask."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ristal.content.asked import listening, pattern_of
from ristal.content.writing import write_toml, write_value
from ristal.games import content_of, game_ids, make_game

KEYS = some.text("aб -.\"'\\", max_size=4)
VALUES = some.recursive(
    some.booleans() | some.integers(-(2**63), 2**63 - 1) | some.text(some.characters(exclude_categories=["Cs"])),
    lambda inner: (
        some.lists(inner, max_size=3) | some.dictionaries(some.text("aб -.\"'\\", max_size=4), inner, max_size=3)
    ),
    max_leaves=12,
)


@pytest.mark.parametrize("game", game_ids())
def test_every_file_of_the_box_is_read_again_as_it_was(game: str) -> None:
    source = content_of(game)
    assert source.files
    for file in source.files:
        document = source.document(file)
        assert tomllib.loads(write_toml(document)) == document, file


@given(VALUES)
def test_every_value_is_read_again_as_it_was(value: object) -> None:
    assert tomllib.loads(f"value = {write_value(value)}")["value"] == value


def test_whoever_listens_hears_what_is_asked_of_each_place() -> None:
    with listening() as form:
        make_game("vstrechny", content_of("vstrechny"))
    attack = form["armies.toml", "army[west].unit[knight].attack"]
    assert (attack.kind, attack.least, attack.most) == ("number", 0, 20)
    assert form["armies.toml", "army[west].unit[knight].arrow"].choices == ("forward", "three-ways")
    with listening() as nothing:
        pass
    assert nothing == {}
    assert pattern_of("army[west].unit[knight].attack") == "army[].unit[].attack"
