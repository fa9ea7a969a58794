"""The content of «Боец»: what stands in the files, where it comes from, and what a mistake in them says."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from changes import changed

import ristal
import ristal.games.boets
from ristal.engine.errors import BadContent
from ristal.games import load_game
from ristal.games.boets import BoetsGame
from ristal.text import LANGUAGES, translator
from ristal.text.game_text import game_text
from ristal.text.games.boets import GameGuide

CONTENT = Path(ristal.games.boets.__file__).parent / "content"
FILES = ("techniques.toml", "fighters.toml")


@pytest.fixture
def game() -> BoetsGame:
    made = load_game("boets")
    assert isinstance(made, BoetsGame)
    return made


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(CONTENT, tmp_path / "content"))


def test_every_fighter_can_use_every_colour(game: BoetsGame) -> None:
    """Two to six dice of each colour, fourteen to seventeen in all: no card is dead in anybody's hand."""
    for fighter in game.fighters.all:
        assert all(2 <= count <= 6 for count in fighter.dice), fighter.id
        assert 14 <= sum(fighter.dice) <= 17, fighter.id


def test_somebody_is_strong(game: BoetsGame) -> None:
    """Five or six red dice: a fight where nobody has the strength for the greatest blow is no fight."""
    assert any(fighter.dice[0] >= 5 for fighter in game.fighters.all)


def test_the_fighters_of_version_3_keep_their_dice() -> None:
    """Matches that began with them are played to their end with them."""
    former, now = load_game("boets", version=3), load_game("boets")
    assert isinstance(former, BoetsGame)
    assert isinstance(now, BoetsGame)
    assert former.version == 3
    assert former.content_hash != now.content_hash
    assert all(3 <= count <= 5 for fighter in former.fighters.all for count in fighter.dice)


def test_most_fighters_can_knock_down(game: BoetsGame) -> None:
    """Four equal dice of speed are needed for it."""
    assert sum(fighter.dice[1] >= 4 for fighter in game.fighters.all) >= 6


def test_the_deck_has_24_cards_of_16_techniques(game: BoetsGame) -> None:
    assert len(game.deck.cards) == 24
    assert [technique.name["ru"] for technique in game.deck.techniques] == [
        "Бэкфист", "Свинг", "Удар в корпус", "Нырок", "Крючок", "Обманка", "Медитация", "Бросок", "Катмен", "Блок",
        "Второе дыхание", "Тренер", "Контрудар", "Презрение", "Имитация", "Свой судья",
    ]  # fmt: skip


def test_what_the_rulebook_states_is_there_and_marked(game: BoetsGame) -> None:
    """Every power level that the rulebook tells, word for symbol."""
    stated = {
        (technique.id, level): game.deck.scripts.by_key[f"{technique.id}.{level}"]
        for technique in game.deck.techniques
        for level in ("min", "mid", "max")
        if technique.provenance.get(level) == "stated"
    }
    said = {
        key: [(effect.op, *effect.arguments.values()) for effect in script] for key, script in sorted(stated.items())
    }
    assert said == {
        ("backfist", "mid"): [("hit", 2, 0)],
        ("backfist", "min"): [("hit", 1, 0)],
        ("coach", "mid"): [("discard",)],
        ("coach", "min"): [("roll", 2, 2)],
        ("counterpunch", "min"): [("hit", 0, 1)],
        ("duck", "min"): [("cancel-retry",)],
        ("fishhook", "mid"): [("hit", 1, 2)],
        ("throw", "max"): [("hit", 1, 2)],
    }


def test_inferred_facts_are_marked_as_such(game: BoetsGame) -> None:
    assert [game.deck.by_id["meditation"].provenance[level] for level in ("min", "mid", "max")] == ["inferred"] * 3
    assert game.deck.by_id["duck"].provenance["max"] == "inferred"
    assert game.deck.by_id["coach"].provenance["max"] == "inferred"


def test_dice_are_reconstructed_and_abilities_stated(game: BoetsGame) -> None:
    for fighter in game.fighters.all:
        assert fighter.provenance == {"dice": "reconstructed", "ability": "stated"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_fighter_has_its_words(game: BoetsGame, language: str) -> None:
    texts = translator(language, game)
    for technique in game.deck.techniques:
        for script in technique.scripts:
            said = texts.script(game.deck.scripts, script)
            assert said.endswith(".")
            for effect in game.deck.scripts.by_key[script]:
                assert texts.say(f"boets-short-{effect.op}", **effect.arguments)
    for fighter in game.fighters.all:
        guide = game_text(language, game)
        assert isinstance(guide, GameGuide)
        assert guide.ability(fighter.id).endswith(".")


@pytest.mark.parametrize(
    ("damage", "pain", "said"),
    [
        (1, 0, "1 обычное повреждение противнику"),
        (2, 0, "2 обычных повреждения противнику"),
        (5, 0, "5 обычных повреждений противнику"),
        (21, 0, "21 обычное повреждение противнику"),
        (0, 1, "1 болевое повреждение противнику"),
        (0, 2, "2 болевых повреждения противнику"),
        (0, 5, "5 болевых повреждений противнику"),
        (1, 2, "1 обычное и 2 болевых повреждения противнику"),
    ],
)
def test_russian_counts_and_cases(game: BoetsGame, damage: int, pain: int, said: str) -> None:
    assert translator("ru", game).say("boets-op-hit", damage=damage, pain=pain) == said


@pytest.mark.parametrize(
    ("operation", "count", "said"),
    [
        ("heal", 1, "болевой здоровой стороной вверх"), ("heal", 2, "всего 2"), ("heal", 21, "всего 21"),
        ("contuse", 1, "1 карту"), ("contuse", 2, "2 карты"), ("contuse", 5, "5 карт"), ("contuse", 21, "21 карту"),
        ("protect", 1, "1 повреждение"), ("protect", 2, "2 повреждения"), ("protect", 5, "5 повреждений"),
        ("stun", 1, "1 кубик"), ("stun", 2, "2 кубика"), ("stun", 5, "5 кубиков"),
    ],
)  # fmt: skip
def test_russian_plurals(game: BoetsGame, operation: str, count: int, said: str) -> None:
    assert said in translator("ru", game).say(f"boets-op-{operation}", count=count)


MISTAKES = [
    ("techniques.toml", 'kind = "strength"\ntype', 'kind = "power"\ntype', "technique[backfist].kind: one of strength"),
    ("techniques.toml", 'type = "attack"', 'type = "blow"', "technique[backfist].type: one of attack"),
    ("techniques.toml", "copies = 2", "copies = -1", "technique[backfist].copies: a whole number from 0"),
    ("techniques.toml", "damage = 1, pain = 0", "damage = 1", "min[1].pain: is missing"),
    ("techniques.toml", 'op = "hit"', 'op = "kill"', "min[1].op: one of choose, hit"),
    ("techniques.toml", 'id = "swing"', 'id = "backfist"', "technique[backfist].id: 'backfist' is taken"),
    ("techniques.toml", 'id = "swing"', 'id = "pass"', "technique[pass].id: 'pass' is taken"),
    ("techniques.toml", '{ op = "hit", damage = 1, pain = 0 }]', '{ op = "protect", count = 1 }]', "only a counter"),
    ("techniques.toml", '[{ op = "cancel", what = "attack" }]', '[{ op = "cancel", what = "all" }]', "'cancel' takes"),
    (
        "techniques.toml",
        '{ op = "hit", damage = 2, pain = 0 }, { op = "knock-down" }',
        '{ op = "knock-down" }, { op = "hit", damage = 2, pain = 0 }',
        "technique[body-shot].max: 'hit' comes first",
    ),
    ("techniques.toml", 'kind = "free"', 'kind = "universal"', "technique[imitation].kind: a technique of the type"),
    (
        "techniques.toml",
        'effects = [{ op = "copy" }]',
        'effects = [{ op = "knock-down" }]',
        "does not go with the type",
    ),
    ("techniques.toml", "forbidden = true", "forbiden = true", "fishhook].provenance.forbidden: is not known"),
    ("techniques.toml", 'max = "stated"', 'max = "guessed"', "provenance.max: one of stated"),
    ("techniques.toml", 'id = "blue"\nkind = "coordination"', 'id = "blue"\nkind = "speed"', "blue stands for"),
    ("fighters.toml", 'op = "roll-damage"', 'op = "fly"', "fighter[klyopikov].ability[1].do[1].op: one of roll-damage"),
    (
        "fighters.toml",
        'moment = "damage-due"',
        'moment = "noon"',
        "fighter[klyopikov].ability[1].moment: one of",
    ),
    ("fighters.toml", "to = 4", "too = 4", "fighter[nemkov].ability[1].to: is missing"),
    ("fighters.toml", "{ round = 2 }", '"fewer-dice"', "fighter[glukhov].ability[1].when: one of"),
    ("fighters.toml", 'op = "recover"', 'may = true, op = "recover"', "an ability's effect is plain"),
    ("fighters.toml", "red = 4, yellow = 5", "red = 0, yellow = 5", "fighter[nemkov].dice.red: a whole number from 1"),
    ("fighters.toml", 'id = "glukhov"', 'id = "nemkov"', "fighter[nemkov].id: 'nemkov' is taken"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), MISTAKES, ids=[mistake[3] for mistake in MISTAKES])
def test_a_mistake_names_file_place_and_remedy(folder: Path, file: str, old: str, new: str, said: str) -> None:
    changed("boets", folder.parent, file, old, new)
    with pytest.raises(BadContent) as error:
        ristal.new("boets", content=folder)
    assert error.value.details["file"] == file
    assert said in str(error.value)


def test_a_deck_too_small_is_refused(folder: Path) -> None:
    path = folder / "techniques.toml"
    text = path.read_text(encoding="utf-8")
    for copies in (1, 2):
        text = text.replace(f"copies = {copies}\n", "copies = 0\n")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match="at least 6 cards"):
        ristal.new("boets", content=folder)


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    (folder / file).unlink()
    with pytest.raises(BadContent, match=file):
        ristal.new("boets", content=folder)


def test_a_designers_numbers_are_played(folder: Path) -> None:
    """Another number of damage, a bigger deck, other dice: the rules take them as they are."""
    changed("boets", folder.parent, "techniques.toml", "damage = 1, pain = 0", "damage = 4, pain = 1")
    changed("boets", folder.parent, "techniques.toml", "copies = 2", "copies = 3")
    changed("boets", folder.parent, "fighters.toml", "red = 4, yellow = 5", "red = 7, yellow = 5")
    position = """
        fighters = ["nemkov", "glukhov"]
        to_move = 0
        phase = "technique"
        ring = [{ red = [3, 3, 1, 1, 2, 4, 5] }, {}]
        hand = [["backfist", "backfist", "backfist"], []]
    """
    match = ristal.position("boets", position, content=folder)
    match.play("backfist min")
    healed = match.view(None)
    assert [event["damage"] for event in match.events(None) if event["event"] == "damage-taken"] == [4]
    assert healed["round"] == 2


def test_a_free_attack_of_a_designer_needs_no_dice(folder: Path) -> None:
    path = folder / "techniques.toml"
    path.write_text(
        path.read_text(encoding="utf-8")
        + """
[[technique]]
id = "slap"
name = { ru = "Шлепок", en = "Slap" }
kind = "free"
type = "attack"
forbidden = true
copies = 1
effects = [{ op = "hit", damage = 1, pain = 0 }]
[technique.provenance]
kind = "reconstructed"
type = "reconstructed"
forbidden = "reconstructed"
copies = "reconstructed"
effects = "reconstructed"
""",
        encoding="utf-8",
    )
    position = 'fighters = ["nemkov", "glukhov"]\nto_move = 0\nphase = "technique"\nhand = [["slap"], []]'
    match = ristal.position("boets", position, content=folder)
    assert match.legal(0) == ["slap", "discard slap"]
    match.play("slap")
    assert [event["noticed"] for event in match.events(None) if event["event"] == "referee-rolled"] == [False]
