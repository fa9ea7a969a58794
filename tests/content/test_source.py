"""Content from a source: games are made once of the same files, and only facts make a content another one."""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import pytest

import ristal
from ristal.content import Source, folder_source
from ristal.content.reader import OWN, Reader
from ristal.engine.errors import BadContent
from ristal.games import game_ids, load_game, vstrechny

ORIGINAL = Path(vstrechny.__file__).parent / "content"


def changed(tmp_path: Path, old: str, new: str) -> Path:
    folder = tmp_path / "content"
    shutil.copytree(ORIGINAL, folder)
    file = folder / "armies.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize("game", game_ids())
def test_a_game_is_made_once_of_the_same_files(game: str) -> None:
    folder = ORIGINAL.parents[1] / game / "content"
    assert load_game(game, folder) is load_game(game, str(folder)) is load_game(game)


@pytest.mark.parametrize(
    ("old", "new"),
    [("[[army]]", "# a remark\n[[army]]"), ('ru = "Мамлюк"', 'ru = "Мамелюк"'), ('"stated"', '"public"')],
)
def test_a_remark_or_a_name_orphans_no_match(tmp_path: Path, old: str, new: str) -> None:
    folder = changed(tmp_path, old, new)
    match = ristal.new("vstrechny", seed=1, armies=["south", "north"])
    match.play(match.legal(match.pending[0].seat)[0])
    again = ristal.load(match.save(), content=folder)
    assert again.game is not match.game
    assert ristal.replay(match.record(), content=folder).record() == match.record()


def test_another_fact_is_another_content(tmp_path: Path) -> None:
    folder = changed(tmp_path, "attack = 4", "attack = 3")
    match = ristal.new("vstrechny", seed=1)
    with pytest.raises(ristal.engine.errors.BadSave, match="other cards"):
        ristal.load(match.save(), content=folder)


def test_content_that_lies_in_no_folder() -> None:
    files = {"armies.toml": (ORIGINAL / "armies.toml").read_bytes()}
    game = load_game("vstrechny", Source(files, "an upload"))
    assert game.content_hash == load_game("vstrechny").content_hash
    with pytest.raises(BadContent, match=r"armies\.toml: there is no such file in an upload"):
        load_game("vstrechny", Source({}, "an upload"))


def test_a_source_is_told_from_another_to_the_byte(tmp_path: Path) -> None:
    folder = changed(tmp_path, "[[army]]", "# a remark\n[[army]]")
    assert folder_source(folder).hash != folder_source(ORIGINAL).hash


def test_what_is_not_said_to_come_from_elsewhere_is_ones_own(tmp_path: Path) -> None:
    folder = changed(tmp_path, 'attack = "reconstructed"', 'attack = "own"')
    changed_file = folder / "armies.toml"
    text = changed_file.read_text(encoding="utf-8")
    second, third = [unit.start() for unit in re.finditer(r"\[\[army.unit]]", text)][1:3]
    left_out = text[second:third].replace("provenance = {", "# provenance = {")
    in_part = text[third:].replace('attack = "stated", ', "", 1)
    changed_file.write_text(text[:second] + left_out + in_part, encoding="utf-8")
    made = load_game("vstrechny", folder)
    assert isinstance(made, vstrechny.VstrechnyGame)
    first, nowhere, part = made.armies.units[:3]
    assert (first.provenance["attack"], first.provenance["cards"]) == ("own", "stated")
    assert set(nowhere.provenance.values()) == {"own"}
    assert (part.provenance["attack"], part.provenance["cards"]) == ("own", "stated")


@pytest.mark.parametrize("game", game_ids())
def test_our_own_content_accounts_for_every_fact(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def strict(page: Reader, facts: Sequence[str], name: str = "provenance") -> dict[str, str]:
        found = told(page, facts, name)
        asked.append(page.within(name))
        assert OWN not in found.values(), f"{page.file}: {page.within(name)}"
        return found

    told = Reader.provenance
    monkeypatch.setattr(Reader, "provenance", strict)
    import_module(f"ristal.games.{game}").game(folder_source(ORIGINAL.parents[1] / game / "content"))
    assert asked
