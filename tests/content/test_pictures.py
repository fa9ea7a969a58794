"""What the content is drawn of: a hand is told apart without reading, and no picture is a fact of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from changes import changed

from ristal.content import Source
from ristal.engine.errors import BadContent
from ristal.games import game_ids, load_game
from ristal.games.unmatched import UnmatchedGame
from ristal.text.game_text import game_text

COMPOSED = {
    "boets": {"fighter": 8, "technique": 16},
    "demons": {"battlefield": 10, "demon": 12, "move": 7},
    "unmatched": {"card": 65, "fighter": 12},
    "vstrechny": {"unit": 18},
}
KINDS = [(game, kind, count) for game, kinds in COMPOSED.items() for kind, count in kinds.items()]


@pytest.mark.parametrize(("game", "kind", "count"), KINDS)
def test_everything_of_a_kind_has_a_picture_of_its_own_composed_of_icons(game: str, kind: str, count: int) -> None:
    made = load_game(game)
    _, options = made.check_options({})
    things = game_text("en", made).catalogue(options)["things"]
    found = {thing["id"]: tuple(thing["picture"]) for thing in things if thing["kind"] == kind}
    assert len(found) >= count
    assert {thing: icons for thing, icons in found.items() if len(icons) < 2} == {}
    assert len({icons[0] for icons in found.values()}) == len(set(found.values())) == len(found)


def test_a_card_in_several_decks_has_one_picture() -> None:
    game = load_game("unmatched")
    assert isinstance(game, UnmatchedGame)
    assert isinstance(game.source, Source)
    drawn: dict[str, set[str]] = {}
    for file in game.source.names("heroes"):
        for row in game.source.read(file, is_fact=False).tables("card"):
            drawn.setdefault(row.identity(), set()).add(" ".join(row.picture()))
    assert [card for card, pictures in drawn.items() if len(pictures) > 1] == []
    assert max(sum(card.id == other.id for other in game.cards) for card in game.cards) > 1


@pytest.mark.parametrize("game", game_ids())
def test_a_content_without_pictures_is_the_same_content(game: str) -> None:
    source = load_game(game).source
    assert isinstance(source, Source)
    bare = {
        name: b"\n".join(line for line in text.split(b"\n") if not line.startswith(b"picture = "))
        for name, text in source.files.items()
    }
    assert load_game(game, Source(bare, "bare")).content_hash == load_game(game).content_hash
    undrawn = load_game(game, Source(bare, "bare")).source
    assert isinstance(undrawn, Source)
    assert undrawn.pictures() == {}


@pytest.mark.parametrize(
    "wrong",
    ['"cobra"', "[]", '["cobra", 4]', '["Cobra"]', '["<svg>"]', '["../cobra"]', '["cobra", "hound", "snake", "drop"]'],
)
def test_a_picture_that_names_no_icons_is_refused_with_its_place(tmp_path: Path, wrong: str) -> None:
    folder = changed("unmatched", tmp_path, "heroes/medusa.toml", '["cobra", "snake-tongue"]', wrong)
    with pytest.raises(BadContent) as met:
        load_game("unmatched", folder)
    assert met.value.details["place"] == "card[hiss-and-slither].picture"


def test_only_a_thing_has_a_picture(tmp_path: Path) -> None:
    folder = changed(
        "boets", tmp_path, "fighters.toml", 'moment = "damage-due"', 'picture = ["corn"]\nmoment = "damage-due"'
    )
    with pytest.raises(BadContent, match="picture"):
        load_game("boets", folder)
