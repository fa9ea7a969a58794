"""Content that a designer got wrong: the error names file, place and remedy, and nothing half-loads."""

from __future__ import annotations

from pathlib import Path

import pytest

import ristal
from ristal.engine.errors import BadContent
from ristal.games import load_game
from ristal.match import Match
from ristal.text import LANGUAGES, translator
from ristal.text.translator import LONGEST_VALUE

ORIGINAL = Path(__file__).parents[2] / "src/ristal/games/vstrechny/content/armies.toml"
TEXT = ORIGINAL.read_text(encoding="utf-8")


def changed(*changes: tuple[str, str], unit: str = "") -> str:
    """The original file with lines exchanged; the first of their kind, or the first after the id of a unit."""
    head, id_line, tail = TEXT.partition(f'id = "{unit}"') if unit else ("", "", TEXT)
    for old, new in changes:
        assert old in tail
        tail = tail.replace(old, new, 1)
    return head + id_line + tail


def begin(folder: Path, text: str) -> Match:
    (folder / "armies.toml").write_text(text, encoding="utf-8")
    return ristal.new("vstrechny", content=folder, armies=["south", "north"])


def refused(folder: Path, text: str) -> BadContent:
    """The error that this file meets; once it is mended, the same folder loads."""
    with pytest.raises(BadContent) as met:
        begin(folder, text)
    assert met.value.details["file"] == "armies.toml"
    assert begin(folder, TEXT).game.content_hash == load_game("vstrechny").content_hash
    return met.value


def test_sound_content_loads(tmp_path: Path) -> None:
    """And is told from the printed one by its hash, so that saves cannot be mixed up."""
    text = changed(("attack = 3", "attack = 4"), unit="saqlab")
    match = begin(tmp_path, text)
    assert match.legal(match.pending[0].seat)
    assert match.game.content_hash != load_game("vstrechny").content_hash


KNIGHT = "army[west].unit[knight]"


WRONG = [
    # a deck of 17 (§R1)
    (
        changed(("cards = 4", "cards = 5"), unit="saqlab"),
        "army[south].unit",
        "the cards have to add up to 17, these add up to 18",
    ),
    (
        changed(("cards = 3", "cards = 2"), unit="knight"),
        "army[west].unit",
        "the cards have to add up to 17, these add up to 16",
    ),
    # missing fields
    (changed(('id = "knight"\n', "")), "army[west].unit[1].id", "is missing; a text is expected"),
    (changed(("attack = 5\n", "")), f"{KNIGHT}.attack", "is missing; a whole number from 0 to 20 is expected"),
    (changed(("counter = 5\n", "")), f"{KNIGHT}.counter", "is missing; a whole number from 0 to 20 is expected"),
    (changed(("cards = 3\n", "")), f"{KNIGHT}.cards", "is missing; a whole number from 1 to 17 is expected"),
    (
        changed(('arrow = "three-ways"\n', "")),
        f"{KNIGHT}.arrow",
        "is missing; one of forward, three-ways is expected",
    ),
    (changed(("steps = 2\n", "")), f"{KNIGHT}.steps", "is missing; a whole number from 1 to 2 is expected"),
    (changed(("elite = true\n", "")), f"{KNIGHT}.elite", "is missing; true or false is expected"),
    (changed((', en = "Knight"', "")), f"{KNIGHT}.name.en", "is missing; a text is expected"),
    (changed(('ru = "Рыцарь", ', "")), f"{KNIGHT}.name.ru", "is missing; a text is expected"),
    (
        changed(('name = { ru = "Запад", en = "West" }\n', "")),
        "army[west].name",
        "is missing; a table is expected",
    ),
    (changed(('id = "west"\n', "")), "army[1].id", "is missing; a text is expected"),
    # wrong values
    (
        changed(('arrow = "three-ways"', 'arrow = "backwards"')),
        f"{KNIGHT}.arrow",
        "one of forward, three-ways is expected, not 'backwards'",
    ),
    (
        changed(("attack = 5", 'attack = "5"')),
        f"{KNIGHT}.attack",
        "a whole number from 0 to 20 is expected, not '5'",
    ),
    (changed(("attack = 5", "attack = -1")), f"{KNIGHT}.attack", "a whole number from 0 to 20 is expected, not -1"),
    (changed(("attack = 5", "attack = 21")), f"{KNIGHT}.attack", "a whole number from 0 to 20 is expected, not 21"),
    (
        changed(("attack = 5", "attack = true")),
        f"{KNIGHT}.attack",
        "a whole number from 0 to 20 is expected, not True",
    ),
    (changed(("cards = 3", "cards = 0")), f"{KNIGHT}.cards", "a whole number from 1 to 17 is expected, not 0"),
    (changed(("steps = 2", "steps = 3")), f"{KNIGHT}.steps", "a whole number from 1 to 2 is expected, not 3"),
    (changed(("elite = true", 'elite = "yes"')), f"{KNIGHT}.elite", "true or false is expected, not 'yes'"),
    (changed(('ru = "Рыцарь"', 'ru = " "')), f"{KNIGHT}.name.ru", "a text is expected, not ' '"),
    (
        changed(('id = "knight"', 'id = "Рыцарь"')),
        "army[west].unit[Рыцарь].id",
        "an id has small latin letters, digits, '-' and apostrophes only, not 'Рыцарь'",
    ),
    (
        changed(('id = "knight"', f'id = "{"k" * 10_000}"')),
        f"army[west].unit[{'k' * 10_000}].id",
        "an id has at most 40 letters, this has 10000",
    ),
    # misspelt fields
    (
        changed(("attack = 5", "attack = 5\natack = 6")),
        f"{KNIGHT}.atack",
        "is not known here; known are arrow, attack, cards, counter, elite, id, name, picture, provenance, steps",
    ),
    (
        changed(('id = "west"', 'id = "west"\ncolour = "red"')),
        "army[west].colour",
        "is not known here; known are id, name, unit",
    ),
    (
        changed(('en = "Knight"', 'en = "Knight", de = "Ritter"')),
        f"{KNIGHT}.name.de",
        "is not known here; known are en, ru, ru_acc",
    ),
    ("designer = true\n" + TEXT, "designer", "is not known here; known are army"),
    # ids twice
    (
        changed(('id = "sergeant"', 'id = "knight"')),
        f"{KNIGHT}.id",
        "'knight' is taken; each needs an id of its own",
    ),
    (
        changed(('id = "saqlab"', 'id = "archer"')),
        "army[south].unit[archer].id",
        "'archer' is taken; each needs an id of its own",
    ),
    (
        changed(('id = "north"', 'id = "west"')),
        "army[west].id",
        "'west' is taken; each needs an id of its own",
    ),
    (
        changed(('id = "north"', 'id = "random"')),
        "army[random].id",
        "'random' is taken; each needs an id of its own",
    ),
    # provenance
    (
        changed(('attack = "reconstructed"', 'attack = "guessed"')),
        f"{KNIGHT}.provenance.attack",
        "one of stated, inferred, public, reconstructed, own is expected, not 'guessed'",
    ),
    (
        changed(('attack = "reconstructed"', 'attack = "reconstructed", colour = "stated"')),
        f"{KNIGHT}.provenance.colour",
        "is not known here; known are arrow, attack, cards, counter, elite, steps",
    ),
    # not enough
    ("", "army", "is missing; at least one [[army]] is expected"),
    ("army = []", "army", "at least one [[army]] is expected, not []"),
    ('army = "south"', "army", "at least one [[army]] is expected, not 'south'"),
    (TEXT[: TEXT.index('[[army]]\nid = "north"')], "army", "two players need at least two"),
    (
        '[[army]]\nid = "south"\nname = { ru = "Юг", en = "South" }',
        "army[south].unit",
        "is missing; at least one [[unit]] is expected",
    ),
]


@pytest.mark.parametrize(
    ("text", "place", "remedy"), WRONG, ids=[f"{place}: {remedy.split(';')[0]}" for _, place, remedy in WRONG]
)
def test_error_names_file_place_and_remedy(tmp_path: Path, text: str, place: str, remedy: str) -> None:
    error = refused(tmp_path, text)
    shown = place if len(place) <= LONGEST_VALUE else f"{place[:LONGEST_VALUE]}…"
    assert str(error) == f"A mistake in a content file: armies.toml: {shown}: {remedy}"
    assert (error.details["place"], str(error.details["remedy"])) == (place, remedy)


@pytest.mark.parametrize(
    "text", ["army = [", '[[army]\nid = "west"', 'id = "a"\nid = "b"', "просто текст"], ids=range(4)
)
def test_file_that_is_not_toml_is_named(tmp_path: Path, text: str) -> None:
    assert str(refused(tmp_path, text)).startswith("A mistake in a content file: armies.toml: this is not TOML: ")


def test_error_of_toml_names_the_line(tmp_path: Path) -> None:
    error = refused(tmp_path, "[[army]]\nid = west")
    assert str(error) == "A mistake in a content file: armies.toml: this is not TOML: Invalid value (line 2, column 6)"


def test_file_in_another_encoding_is_named(tmp_path: Path) -> None:
    (tmp_path / "armies.toml").write_bytes(TEXT.encode("cp1251", errors="replace"))
    with pytest.raises(BadContent, match=r"armies\.toml: this is not TOML: .*utf-8"):
        ristal.new("vstrechny", content=tmp_path)


def test_missing_file_is_named_with_its_folder(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as met:
        ristal.new("vstrechny", content=tmp_path)
    assert str(met.value) == f"A mistake in a content file: armies.toml: there is no such file in {tmp_path}"


def test_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"armies\.toml: there is no such file in .*nowhere$"):
        ristal.new("vstrechny", content=tmp_path / "nowhere")


@pytest.mark.parametrize("language", LANGUAGES)
def test_error_is_said_in_both_languages_with_its_place(tmp_path: Path, language: str) -> None:
    error = refused(tmp_path, changed(("steps = 2", "steps = 3")))
    assert f"armies.toml: {KNIGHT}.steps: " in translator(language).error(error)


def test_wrong_content_leaves_the_printed_game_alone(tmp_path: Path) -> None:
    before = load_game("vstrechny")
    refused(tmp_path, changed(("cards = 4", "cards = 5"), unit="saqlab"))
    assert load_game("vstrechny") is before
    assert ristal.new("vstrechny").game is before


def test_file_given_in_place_of_the_folder_is_named() -> None:
    with pytest.raises(BadContent) as met:
        ristal.new("vstrechny", content=ORIGINAL)
    assert str(met.value).startswith(f"A mistake in a content file: armies.toml: it cannot be read in {ORIGINAL}: ")


def test_unit_without_an_accusative_is_attacked_in_the_nominative(tmp_path: Path) -> None:
    game = begin(tmp_path, TEXT.replace(', ru_acc = "Лучника"', "")).game
    match = ristal.position(
        game,
        """
        armies = ["south", "north"]
        to_move = 0
        opened = "saqlab"
        field = '''
            . . .
            . . .
            . . .
            . archer .'''
        """,
    )
    match.play("b1")
    said = [translator("ru", game).event(event, ["Юг", "Север"]) for event in match.events(None)]
    assert said[1].startswith("Юг: Саклаб атакует Лучник на b1")


def test_misspelt_form_of_a_name_is_refused(tmp_path: Path) -> None:
    error = refused(tmp_path, TEXT.replace("ru_acc =", "ru_ac =", 1))
    assert (
        str(error)
        == f"A mistake in a content file: armies.toml: {KNIGHT}.name.ru_ac: is not known here; known are en, ru"
    )
