"""Editions: folders with what differs from the box, and single values changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import ristal
from ristal.content import change, read_edition
from ristal.engine.errors import BadContent, BadOption
from ristal.games import game_ids, load_game, load_written, play_edition, played_edition, unmatched

BOX = Path(unmatched.__file__).parent / "content"
HEADING = 'extends = "ristal"\nname = "Тихое зеркало"\n'


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    """Alice's «Зазеркалье» is worth 12 instead of 2, and nothing else differs."""
    (tmp_path / "edition.toml").write_text(HEADING, encoding="utf-8")
    folder = tmp_path / "unmatched" / "heroes"
    folder.mkdir(parents=True)
    text = (BOX / "heroes" / "alice.toml").read_text(encoding="utf-8")
    at = text.index('id = "looking-glass"')
    changed = text[:at] + text[at:].replace("value = ", "value = 1", 1)
    assert changed != text
    (folder / "alice.toml").write_text(changed, encoding="utf-8")
    return tmp_path


@pytest.fixture
def box_again() -> Iterator[None]:
    yield
    play_edition(None)


@pytest.mark.parametrize("game", game_ids())
def test_two_lines_are_an_edition_in_which_nothing_differs(tmp_path: Path, game: str) -> None:
    (tmp_path / "edition.toml").write_text(HEADING, encoding="utf-8")
    assert load_game(game, tmp_path) is load_game(game)


def test_an_edition_changes_what_it_names_and_nothing_else(edition: Path) -> None:
    assert load_game("unmatched", edition).content_hash != load_game("unmatched").content_hash
    assert load_game("demons", edition) is load_game("demons")
    assert load_game("unmatched", edition).weights == load_game("unmatched").weights


@pytest.mark.parametrize(
    ("heading", "said"),
    [
        ('extends = "chess"\nname = "x"', "edition.toml: extends"),
        ('extends = "ristal"', "edition.toml: name"),
        (f'extends = "ristal"\nname = "{"x" * 81}"', "edition.toml: name"),
        ('extends = "ristal"\nname = "x"\nauthor = "y"', "edition.toml: author"),
        ("extends =", "edition.toml: "),
    ],
)
def test_a_wrong_heading_is_named(tmp_path: Path, heading: str, said: str) -> None:
    (tmp_path / "edition.toml").write_text(heading, encoding="utf-8")
    with pytest.raises(BadContent, match=said):
        load_game("unmatched", tmp_path)


@pytest.mark.parametrize("file", ["chess/pieces.toml", "alice.toml"])
def test_files_for_no_game_are_named(edition: Path, file: str) -> None:
    (edition / file).parent.mkdir(exist_ok=True)
    (edition / file).write_text("", encoding="utf-8")
    with pytest.raises(BadContent, match=file):
        load_game("unmatched", edition)


def test_a_mistake_in_an_edition_is_named_as_in_any_content(edition: Path) -> None:
    file = edition / "unmatched" / "heroes" / "alice.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("boost =", "bost =", 1), encoding="utf-8")
    with pytest.raises(BadContent, match=r"heroes/alice\.toml: card\[.*\]\.bo"):
        load_game("unmatched", edition)


@pytest.mark.usefixtures("box_again")
def test_a_process_plays_an_edition_and_still_knows_matches_of_the_box(edition: Path) -> None:
    before = ristal.new("unmatched", seed=1)
    of_edition = ristal.new("unmatched", seed=1, content=edition).save()
    play_edition(read_edition(edition, game_ids()))
    assert (found := played_edition()) is not None
    assert found.name == "Тихое зеркало"
    assert load_game("unmatched") is load_game("unmatched", edition)
    assert load_written(json.loads(before.record())).content_hash == before.game.content_hash
    assert ristal.load(before.save()).view(0) == before.view(0)
    assert ristal.load(of_edition).game is load_game("unmatched", edition)
    play_edition(None)
    assert played_edition() is None
    assert load_game("unmatched") is before.game


def test_a_value_is_changed_by_the_way_to_it() -> None:
    source = load_game("unmatched").source
    made = change(source, ["heroes/alice.looking-glass.value=13", "heroes/alice.looking-glass.name.en=Glass"])
    assert load_game("unmatched", made).content_hash != load_game("unmatched").content_hash
    assert load_game("unmatched", made).names()["looking-glass"]["en"] == "Glass"
    again = change(made, ["heroes/alice.looking-glass.value=3"])
    assert load_game("unmatched", again).content_hash != load_game("unmatched", made).content_hash


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("heroes/alice", "change"),
        ("heroes/alice=3", "change"),
        ("heroes/nobody.value=3", "change-file"),
        ("heroes/alice.nothing.value=3", "change-place"),
        ("heroes/alice.card.99.value=3", "change-place"),
    ],
)
def test_a_way_that_leads_nowhere_is_refused(text: str, problem: str) -> None:
    with pytest.raises(BadOption) as refused:
        change(load_game("unmatched").source, [text])
    assert refused.value.problem == problem
    assert str(refused.value)


def test_a_changed_value_that_no_card_can_have_is_refused_where_it_stands() -> None:
    with pytest.raises(BadContent, match=r"heroes/alice\.toml: card\[looking-glass\]\.value"):
        load_game("unmatched", change(load_game("unmatched").source, ["heroes/alice.looking-glass.value=many"]))
