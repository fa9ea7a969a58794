"""Heroes and boards that a designer got wrong: the error names file, place and remedy, and nothing half-loads."""

from __future__ import annotations

from pathlib import Path

import pytest

import ristal
from ristal.engine.chance import FastChance
from ristal.engine.errors import BadContent
from ristal.games import load_game
from ristal.games.unmatched import UnmatchedGame
from ristal.text import LANGUAGES, translator
from toy_heroes import RING, board, card, fighter, hero, toy, write

SMITH = hero(
    "smith",
    card("strike", "attack", after='{ op = "move", who = "imp", most = 2, through = "allies", when = "won" }'),
    card("order", "scheme", who="smith", scheme='{ op = "fetch", card = "strike" }'),
    fighters=(fighter("smith", "hero", 10), fighter("imp", health=2, count=2)),
    ability="""[[ability]]
moment = "turn-end"
when = { some = { in-zone = "smith" } }
do = [{ op = "draw", count = 1 }]
[[ability]]
moment = "turn-start"
do = [{ op = "draw", count = 1 }]
[[ability]]
moment = "always"
modify = "value"
card = "attack"
user = "each-own"
by = 2
""",
)
RIVAL = hero("rival")


def changed(text: str, *changes: tuple[str, str]) -> str:
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def refused(folder: Path, smith: str = SMITH, ring: str = RING) -> BadContent:
    """The error that this content meets; once it is mended, the same folder loads."""
    with pytest.raises(BadContent) as met:
        toy(folder, {"smith": smith, "rival": RIVAL}, {"ring": ring})
    assert toy(folder, {"smith": SMITH, "rival": RIVAL}, {"ring": RING}).id == "unmatched"
    return met.value


WRONG_FILE = "A mistake in a content file"
TWICE = "an id stands here twice; each needs an id of its own"
OPERATIONS = "choose, draw, move, place, damage, damage-spaces, choose-space"


WRONG_HEROES = [
    # a deck of 30 (§R14)
    (changed(SMITH, ("cards = 28", "cards = 27")), "card", "the cards have to add up to 30, these add up to 29"),
    (changed(SMITH, ("cards = 1\n", "cards = 2\n")), "card", "the cards have to add up to 30, these add up to 31"),
    # fighters
    (
        changed(SMITH, ('role = "hero"', 'role = "sidekick"')),
        "fighter",
        'at least one fighter with role = "hero" is expected',
    ),
    (changed(SMITH, ('id = "imp"', 'id = "smith"')), "fighter", TWICE),
    (
        changed(SMITH, ("count = 2", "count = 10")),
        "fighter[imp].count",
        "a whole number from 1 to 9 is expected, not 10",
    ),
    (
        changed(SMITH, ("health = 10", "health = 0")),
        "fighter[smith].health",
        "a whole number from 1 to 99 is expected, not 0",
    ),
    (
        changed(SMITH, ('attack = "melee"', 'attack = "magic"')),
        "fighter[smith].attack",
        "one of melee, ranged is expected, not 'magic'",
    ),
    (
        changed(SMITH, ('id = "imp"', 'id = "done"')),
        "fighter[done].id",
        "'done' has a meaning of its own in answers; another id is expected",
    ),
    # cards
    (
        changed(SMITH, ('who = "any"', 'who = "dragon"')),
        "card[strike].who",
        "one of any, smith, imp is expected, not 'dragon'",
    ),
    (
        changed(SMITH, ('type = "attack"', 'type = "spell"')),
        "card[strike].type",
        "one of attack, defence, versatile, scheme is expected, not 'spell'",
    ),
    (
        changed(SMITH, ("value = 3\n", "")),
        "card[strike].value",
        "is missing; a whole number from 0 to 20 is expected",
    ),
    (
        changed(SMITH, ("boost = 1", "boost = -1")),
        "card[strike].boost",
        "a whole number from 0 to 20 is expected, not -1",
    ),
    (changed(SMITH, ('id = "order"', 'id = "strike"')), "card", TWICE),
    (
        changed(SMITH, ('id = "order"', 'id = "pass"')),
        "card[pass].id",
        "'pass' has a meaning of its own in answers; another id is expected",
    ),
    (
        changed(SMITH, ("boost = 1", "boost = 1\nbost = 2")),
        "card[strike].bost",
        "is not known here; known are after, boost, cards, id, name, provenance, type, value, who",
    ),
    # the ability
    (
        changed(SMITH, ('moment = "turn-end"', 'moment = "midnight"')),
        "ability[1].moment",
        "one of turn-start, turn-end, attack-declared, after-combat, after-attack, after-maneuver, defeated, damaged, "
        "damage-would, always is expected, not 'midnight'",
    ),
    (
        changed(SMITH, ('moment = "turn-end"', 'moment = "turn-start"')),
        "ability[2].moment",
        "the hero has an ability for 'turn-start' already",
    ),
    (
        changed(SMITH, ("{ some = ", "{ none = ")),
        "ability[1].when",
        "one of not, all, any, did, some, standing, adjacent, shares-zone, state, is, shares-zone-with-start, action, "
        "flanked, role, did-to, compare is expected, not {'none': {'in-zone': 'smith'}}",
    ),
    (
        changed(SMITH, ('in-zone = "smith" }', 'in-zone = "own" }')),
        "ability[1].when.some.in-zone",
        "one of each-own, everyone, smith, imp, each-smith, each-imp is expected, not 'own'",
    ),
    (
        changed(SMITH, ("by = 2", 'by = "lots"')),
        "ability[3].by",
        "a whole number from 0 to 99 is expected, not 'lots'",
    ),
    # effects
    (
        changed(SMITH, ('when = "won"', 'when = "lucky"')),
        "card[strike].after[1].when",
        "one of won, lost, moved, against-hero, felled, done is expected, not 'lucky'",
    ),
    (
        changed(SMITH, ('who = "imp"', 'who = "dragon"')),
        "card[strike].after[1].who",
        "one of own, opposing, either, both, each-own, everyone, attacker, defender, smith, imp, each-smith, each-imp "
        "is expected, not 'dragon'",
    ),
    (
        changed(SMITH, ('through = "allies"', 'through = "walls"')),
        "card[strike].after[1].through",
        "one of allies, all is expected, not 'walls'",
    ),
    (
        changed(SMITH, ("most = 2, ", "")),
        "card[strike].after[1].most",
        "is missing; a whole number from 0 to 99 is expected",
    ),
    (
        changed(SMITH, ("most = 2", "most = 2, least = 1")),
        "card[strike].after[1].least",
        "is not known here; known are most, op, through, when, who",
    ),
    (
        changed(SMITH, ('card = "strike" }', 'card = "excalibur" }')),
        "card[order].scheme[1].card",
        "one of strike, order, plain is expected, not 'excalibur'",
    ),
    # timings
    (
        changed(SMITH, ("after = [", "scheme = [")),
        "card[strike].scheme",
        "a card of type 'attack' has no effects of this timing",
    ),
    (
        changed(SMITH, ("scheme = [", "after = [")),
        "card[order].after",
        "a card of type 'scheme' has no effects of this timing",
    ),
    (
        changed(
            SMITH, ('{ op = "fetch", card = "strike" }', '{ op = "move", who = "own", most = 1, through = "all" }')
        ),
        "card[order].scheme[1].who",
        "one of each-own, everyone, smith, imp, each-smith, each-imp is expected, not 'own'",
    ),
    (
        changed(SMITH, ('card = "strike" }', 'card = "strike", when = "won" }')),
        "card[order].scheme[1].when",
        "one of felled, done is expected, not 'won'",
    ),
    # options inside a choice
    (
        changed(
            SMITH,
            (
                '{ op = "fetch", card = "strike" }',
                '{ op = "choose", count = 1, options = { a = [{ op = "draw", count = 1 }], b = [{ op = "draw" }] } }',
            ),
        ),
        "card[order].scheme[1].options.b[1].count",
        "is missing; a whole number from 0 to 99 is expected",
    ),
    # names in both languages
    (changed(SMITH, (', en = "imp"', "")), "fighter[imp].name.en", "is missing; a text is expected"),
]


@pytest.mark.parametrize(
    ("text", "place", "remedy"), WRONG_HEROES, ids=[f"{place}: {remedy[:30]}" for _, place, remedy in WRONG_HEROES]
)
def test_mistake_in_a_hero_names_file_place_and_remedy(tmp_path: Path, text: str, place: str, remedy: str) -> None:
    error = refused(tmp_path, smith=text)
    assert str(error) == f"{WRONG_FILE}: heroes/smith.toml: {place}: {remedy}"
    assert (error.details["place"], str(error.details["remedy"])) == (place, remedy)


@pytest.mark.parametrize("op", ["harm", "Draw", ""])
def test_unknown_operation_is_named_with_those_that_exist(tmp_path: Path, op: str) -> None:
    error = refused(tmp_path, smith=changed(SMITH, ('op = "move"', f'op = "{op}"')))
    assert str(error).startswith(f"{WRONG_FILE}: heroes/smith.toml: card[strike].after[1].op: one of {OPERATIONS}")
    assert str(error).endswith(f"is expected, not {op!r}")


def test_operation_of_combat_is_refused_in_a_scheme(tmp_path: Path) -> None:
    """A scheme has nobody to cancel and nothing to boost: better to hear it now than in the middle of a match."""
    for op in ("cancel", "boost", "ignore-value", "add-printed", "blind-boost"):
        text = changed(SMITH, ('{ op = "fetch", card = "strike" }', f'{{ op = "{op}" }}'))
        error = refused(tmp_path, smith=text)
        assert str(error).startswith(
            f"{WRONG_FILE}: heroes/smith.toml: card[order].scheme[1].op: one of choose, draw, move, place, "
        )
        assert str(error).endswith(f"is expected, not {op!r}")


def test_operation_on_values_is_refused_when_the_attack_is_over(tmp_path: Path) -> None:
    """The cards lie in the piles by then, and the damage is dealt."""
    for op in ("cancel", "boost", "ignore-value", "add-printed", "blind-boost", "set-value", "prevent-damage"):
        text = changed(SMITH, ("after = [", f'later = [{{ op = "{op}" }}]\nafter = ['))
        error = refused(tmp_path, smith=text)
        assert str(error).startswith(
            f"{WRONG_FILE}: heroes/smith.toml: card[strike].later[1].op: one of choose, draw, move, place, "
        )
        assert str(error).endswith(f"is expected, not {op!r}")


def test_too_many_fighters_are_refused(tmp_path: Path) -> None:
    more = fighter("elf", count=9)
    text = changed(SMITH, ("count = 2", "count = 9"), ("[[card]]", f"{more}\n[[card]]"))
    assert (
        str(refused(tmp_path, smith=text))
        == f"{WRONG_FILE}: heroes/smith.toml: fighter: a player has at most 16 fighters"
    )


# Boards


def ring(**spaces: str) -> str:
    """The ring with some spaces changed: zones before the colon, neighbours behind it."""
    whole = {
        "r1": "a: r2 r6", "r2": "a: r1 r3", "r3": "a b: r2 r4", "r4": "b: r3 r5", "r5": "b: r4 r6", "r6": "b: r5 r1",
    }  # fmt: skip
    return board("ring", {**whole, **spaces}, "r1 r4")


WRONG_BOARDS = [
    # edges
    (ring(r1="a: r2 r6 r9"), "space[r1].adjacent", "there is no space 'r9' on this board"),
    (ring(r1="a: r2 r6 r4"), "space[r1].adjacent", "'r4' does not list 'r1': a line has two ends"),
    (ring(r1="a: r2"), "space[r6].adjacent", "'r1' does not list 'r6': a line has two ends"),
    (ring(r1="a: r1 r2 r6"), "space[r1].adjacent", "'r1' is no neighbour of itself"),
    (ring(r7="b: r8", r8="b: r7"), "space[r7].adjacent", "'r7' cannot be reached from 'r1'"),
    # zones
    (
        changed(RING, ('zones = ["a"]', 'zones = ["c"]')),
        "space[r1].zones",
        "at least one of a, b is expected, not ['c']",
    ),
    (changed(RING, ('zones = ["a"]', "zones = []")), "space[r1].zones", "at least one of a, b is expected, not []"),
    (changed(RING, ('[[zone]]\nid = "b"', '[[zone]]\nid = "a"')), "zone", TWICE),
    # spaces
    (changed(RING, ('[[space]]\nid = "r2"', '[[space]]\nid = "r1"')), "space", TWICE),
    (changed(RING, ("x = 1", "x = 101")), "space[r1].x", "a whole number from 0 to 100 is expected, not 101"),
    # starts
    (changed(RING, ('"r4"]', '"r9"]')), "starts", "there is no space 'r9' on this board"),
    (changed(RING, ('["r1", "r4"]', '["r1"]')), "starts", "at least two different start spaces are expected"),
    (changed(RING, ('["r1", "r4"]', '["r1", "r1"]')), "starts", "at least two different start spaces are expected"),
    # fields
    (changed(RING, ("height = 100\n", "")), "height", "is missing; a whole number from 1 to 10000 is expected"),
    (
        changed(RING, ('id = "ring"', 'id = "random"')),
        "id",
        "'random' has a meaning of its own in answers; another id is expected",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "place", "remedy"), WRONG_BOARDS, ids=[f"{place}: {remedy[:30]}" for _, place, remedy in WRONG_BOARDS]
)
def test_mistake_on_a_board_names_file_place_and_remedy(tmp_path: Path, text: str, place: str, remedy: str) -> None:
    error = refused(tmp_path, ring=text)
    assert str(error) == f"{WRONG_FILE}: boards/ring.toml: {place}: {remedy}"
    assert (error.details["place"], str(error.details["remedy"])) == (place, remedy)


def test_board_with_too_many_spaces_is_refused(tmp_path: Path) -> None:
    spaces = {f"s{i}": f"a: s{(i + 1) % 61} s{(i - 1) % 61}" for i in range(61)}
    error = refused(tmp_path, ring=board("ring", spaces, "s1 s4"))
    assert str(error) == f"{WRONG_FILE}: boards/ring.toml: space: a board has at most 60 spaces, this has 61"


# Files


def test_id_that_is_taken_names_the_second_file(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as met:
        toy(tmp_path / "heroes", {"a": RIVAL, "b": RIVAL})
    assert str(met.value) == f"{WRONG_FILE}: heroes/b.toml: id: 'rival' is taken; each needs an id of its own"
    with pytest.raises(BadContent) as met:
        toy(tmp_path / "boards", {"a": RIVAL}, {"one": RING, "two": RING})
    assert str(met.value) == f"{WRONG_FILE}: boards/two.toml: id: 'ring' is taken; each needs an id of its own"
    assert met.value.details["place"] == "id"


@pytest.mark.parametrize("missing", ["heroes", "boards"])
def test_missing_files_are_named_with_their_folder(tmp_path: Path, missing: str) -> None:
    write(tmp_path, {"smith": SMITH, "rival": RIVAL})
    for file in (tmp_path / missing).iterdir():
        file.unlink()
    with pytest.raises(BadContent) as met:
        load_game("unmatched", tmp_path)
    assert str(met.value) == f"{WRONG_FILE}: there is no file {missing}/*.toml in {tmp_path}"


def test_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"there is no file heroes/\*\.toml in .*nowhere$"):
        load_game("unmatched", tmp_path / "nowhere")


@pytest.mark.parametrize("text", ["id = smith", "[[fighter]\n", "просто текст"])
def test_file_that_is_not_toml_is_named(tmp_path: Path, text: str) -> None:
    assert str(refused(tmp_path, smith=text)).startswith(f"{WRONG_FILE}: heroes/smith.toml: this is not TOML: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_error_is_said_in_both_languages_with_its_place(tmp_path: Path, language: str) -> None:
    error = refused(tmp_path, ring=ring(r1="a: r2 r6 r9"))
    assert "boards/ring.toml: space[r1].adjacent: " in translator(language).error(error)


def test_wrong_content_leaves_the_printed_game_alone(tmp_path: Path) -> None:
    before = load_game("unmatched")
    refused(tmp_path, smith=changed(SMITH, ("cards = 28", "cards = 27")))
    assert load_game("unmatched") is before


# Sound content


def test_what_the_examples_of_the_rulebook_tell_is_marked_as_stated() -> None:
    """Four fighters, four cards (one of them in two decks), Arthur's move, and that Alice and the Jabberwock strike
    from nearby; all else about the decks comes from elsewhere."""
    game = load_game("unmatched")
    assert isinstance(game, UnmatchedGame)
    things = [(hero.id, hero.provenance) for hero in game.heroes.values()]
    things += [(kind.id, kind.provenance) for hero in game.heroes.values() for kind in hero.fighters]
    things += [(card.key, card.provenance) for card in game.cards]
    stated = {f"{name} {fact}" for name, facts in things for fact, mark in facts.items() if mark == "stated"}
    assert stated == {
        "king-arthur name", "king-arthur move", "merlin name", "alice name", "alice attack", "jabberwock name",
        "jabberwock attack", "king-arthur.prophecy name", "king-arthur.noble-sacrifice name",
        "king-arthur.skirmish name", "alice.skirmish name", "alice.jaws-that-bite name",
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_a_match_of_our_own_heroes_goes_to_its_end(tmp_path: Path, seed: int) -> None:
    game = toy(tmp_path, {"smith": SMITH, "rival": RIVAL})
    match = ristal.new(game, seed=seed, heroes=["smith", "rival"], board="ring")
    chance = FastChance(seed)
    while not match.over and len(match.moves) < 1500:
        legal = match.legal(match.pending[0].seat)
        match.play(legal[chance.draw(len(legal))])
        assert game.invariant_errors(match.table) == []
    assert match.over
    for language in LANGUAGES:
        said = translator(language, game)
        assert all(said.event(event, ["A", "B"]) for event in match.events(0))
    assert ristal.replay(match.record(), content=tmp_path).result == match.result


def test_our_own_content_is_told_from_the_printed_one_by_its_hash(tmp_path: Path) -> None:
    assert toy(tmp_path, {"smith": SMITH}).content_hash != load_game("unmatched").content_hash
