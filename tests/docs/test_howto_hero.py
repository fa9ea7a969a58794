"""docs/howto/add-a-hero.md leads to a hero that plays: its pieces are put together, read and judged."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

import ristal
import ristal.cli
from ristal.content.edition import read_edition
from ristal.engine.chance import FastChance
from ristal.games import game_ids, load_game
from ristal.text import LANGUAGES
from ristal.text.game_text import game_text

PAGE = (Path(__file__).parents[2] / "docs/howto/add-a-hero.md").read_text(encoding="utf-8")
EDITION, *HERO = re.findall(r"^```toml\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)
COMMANDS = re.findall(r"^    ristal (.*)$", PAGE, flags=re.MULTILINE)


@pytest.fixture
def edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the reader has made, in the folder that the commands name."""
    folder = tmp_path / "my-edition"
    (folder / "unmatched" / "heroes").mkdir(parents=True)
    (folder / "edition.toml").write_text(EDITION, encoding="utf-8")
    (folder / "unmatched/heroes/koschei.toml").write_text("\n".join(HERO), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return folder


def test_the_pieces_are_a_hero_of_the_edition(edition: Path) -> None:
    assert read_edition(edition, game_ids()).name == "My heroes"
    game: Any = load_game("unmatched", edition)
    assert "koschei" in game.heroes
    assert "medusa" in game.heroes  # the box goes on


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_are_made_from_its_data(edition: Path, language: str) -> None:
    game: Any = load_game("unmatched", edition)
    _, options = game.check_options({})
    things = {thing["id"]: thing["text"] for thing in game_text(language, game).catalogue(options)["things"]}
    wanted = {"en": ("recovers 1 health", "opposing fighter"), "ru": ("Кощей восстанавливает 1", "бойц")}[language]
    assert all(part in things["koschei"] for part in wanted[:1]), things["koschei"]
    assert wanted[1] in things["ill-omen"]
    assert {card.id for card in game.heroes["koschei"].cards} <= set(things)


def test_it_plays_to_the_end_against_anybody(edition: Path) -> None:
    """Every card of its deck is opened in some game."""
    game: Any = load_game("unmatched", edition)
    opened: set[str] = set()
    for seed, other in enumerate([hero for hero in game.heroes if hero != "koschei"][:3] * 3):
        match = ristal.new("unmatched", seed=seed, content=edition, heroes=["koschei", other])
        chance = FastChance(seed)
        while not match.result:
            seat = match.asked[0]
            legal = match.legal(seat)
            match.play(legal[chance.draw(len(legal))], seat)
            assert match.game.invariant_errors(match.table) == []
        for event in match.events(None):
            opened.update(str(event[part]) for part in ("attack", "defence", "card") if part in event)
    assert {card.id for card in game.heroes["koschei"].cards} - opened == set()


@pytest.mark.usefixtures("edition")
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_can_be_typed_as_it_stands(command: str) -> None:
    words = shlex.split(command)
    assert ristal.cli.parser(words).parse_args(words)


@pytest.mark.usefixtures("edition")
def test_the_figure_is_a_figure(capsys: pytest.CaptureFixture[str]) -> None:
    """The matrix of the page, with fewer games and a faster judge."""
    (command,) = [each for each in COMMANDS if "sinbad" in each]
    words = [*shlex.split(command.replace("--games 200", "--games 4")), "--workers", "1", "--lang", "en"]
    words += ["--bots", "random", "random"]
    assert ristal.cli.main(words) == 0
    said = capsys.readouterr().out
    assert "Koschei" in said
    assert "%" in said
