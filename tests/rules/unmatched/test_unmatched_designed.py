"""Rules that only content beyond the four decks and the two boards can show."""

from __future__ import annotations

from pathlib import Path

import pytest

import ristal
from duel import Duel, duel
from toy_heroes import board, card, fighter, hero, toy

TWINS = hero(
    "twins",
    card("blow", "attack", value=9),
    fighters=(fighter("castor", "hero", 6), fighter("pollux", "hero", 4, "ranged")),
)
CROWD = hero("crowd", fighters=(fighter("crowd", "hero", 10), fighter("imp", health=1, count=3)))
LONER = hero("loner", card("slash", "attack", value=9))
TINY = board(
    "tiny",
    {"t1": "a: t2 t6", "t2": "a: t1 t3", "t3": "b: t2 t4", "t4": "b: t3 t5", "t5": "c: t4 t6", "t6": "c: t5 t1"},
    "t1 t4",
)
CROSS = board(
    "cross",
    {"m15": "a: m09 m30 m31 m02", "m09": "a: m15", "m30": "a: m15", "m31": "a: m15", "m02": "a: m15"},
    "m15 m09 m30 m31",
)


def begin(folder: Path, *heroes: str) -> Duel:
    game = toy(folder, {"twins": TWINS, "crowd": CROWD, "loner": LONER}, {"tiny": TINY})
    return Duel(ristal.new(game, heroes=list(heroes), board="tiny", first="0"))


def test_r18_r19_a5_without_room_in_the_zone_a_sidekick_goes_anywhere(tmp_path: Path) -> None:
    """The zone of t1 has one more space; the second imp may stand on any free space of the board."""
    d = begin(tmp_path, "crowd", "loner")
    d.asks("PlaceFighter", 0, "t2").play("t2")
    d.asks("PlaceFighter", 0, "t3 t5 t6").play("t5")  # t4 is the loner's start space
    d.asks("PlaceFighter", 0, "t3 t6").play("t6")
    assert [d.space(name) for name in ("crowd", "imp-1", "imp-2", "imp-3")] == ["t1", "t2", "t5", "t6"]
    assert d.space("loner") == "t4"
    d.settled(0, 2)


def test_r21_of_several_heroes_one_of_choice_stands_on_the_start_space(tmp_path: Path) -> None:
    """The other is placed like a sidekick."""
    d = begin(tmp_path, "twins", "loner").asks("PlaceHero", 0, "castor pollux").play("pollux")
    d.asks("PlaceFighter", 0, "t2").play("t2")
    assert (d.space("pollux"), d.space("castor")) == ("t1", "t2")
    d.settled(0, 2)


def test_r21_r137_a41_the_fall_of_one_of_two_heroes_ends_nothing(tmp_path: Path) -> None:
    game = toy(tmp_path, {"twins": TWINS, "crowd": CROWD, "loner": LONER}, {"tiny": TINY})
    at = "loner t1, castor t2, pollux t4"
    d = duel("loner", "twins", at, hand="slash", game=game, board="tiny").attack("loner castor", "slash")
    assert d.space("castor") is None
    d.settled()
    last = duel("loner", "twins", "loner t1, castor t2", hand="slash", game=game, board="tiny")
    last.attack("loner castor", "slash").won_by(0)


@pytest.mark.parametrize(
    ("standing", "out"), [("castor m09, pollux m31, imp m02", False), ("castor m09, imp m02", True)]
)
def test_r151_a41_a_player_is_out_with_the_last_of_his_heroes(tmp_path: Path, standing: str, out: bool) -> None:
    """A free-for-all: while Pollux stands, the twins and their imp play on."""
    fighters = (fighter("castor", "hero", 6), fighter("pollux", "hero", 4), fighter("imp"))
    game = toy(
        tmp_path, {"twins": hero("twins", fighters=fighters), "loner": LONER, "witch": hero("witch")}, {"cross": CROSS}
    )
    places = [pair.split() for pair in f"loner m15, witch m30, {standing}".split(", ")]
    text = f"""
        board = "cross"
        heroes = ["loner", "twins", "witch"]
        to_move = 0
        spaces = {{ {", ".join(f'{name} = "{space}"' for name, space in places)} }}
        hands = [["slash"], [], []]
    """
    d = Duel(ristal.position(game, text)).attack("loner castor", "slash")
    assert d.table.out_at[1] == (3 if out else 0)
    assert d.space("imp") == (None if out else "m02")
    d.asks("TakeAction", 0)


def test_r8_each_of_several_heroes_has_an_attack_of_his_own(tmp_path: Path) -> None:
    game = toy(tmp_path, {"twins": TWINS, "loner": LONER}, {"tiny": TINY})
    d = duel("twins", "loner", "castor t3, pollux t4, loner t1", hand="blow", game=game, board="tiny")
    d.asks("TakeAction", 0, "manoeuvre")  # nobody is beside or in a zone with the loner
    near = duel("twins", "loner", "castor t5, pollux t2, loner t1", hand="blow", game=game, board="tiny").play("attack")
    assert near.offers() == ["pollux loner"]


SIZE = """[state]
id = "size"
name = { ru = "размер", en = "size" }
start = "chosen"
[[state.value]]
id = "big"
name = { ru = "большой", en = "big" }
[[state.value]]
id = "small"
name = { ru = "маленький", en = "small" }
"""
ABILITIES = {
    "gaze": """[[ability]]
moment = "turn-start"
may = true
do = [{ op = "damage", count = 1, who = { pick = "one", side = "opposing", in-zone = "adept" } }]""",
    "commit-boost": """[[ability]]
moment = "attack-declared"
may = true
do = [{ op = "boost", commit = "hidden" }]""",
    "size": SIZE
    + """[[ability]]
moment = "always"
modify = "value"
card = "combat"
user = "adept"
by = 2
when = { state = ["size", "big"] }""",
    "voyages": """[[ability]]
moment = "always"
modify = "move"
may = true
by = { cards = { zone = "hand" } }""",
}


@pytest.mark.parametrize("ability", ABILITIES)
def test_r173_r174_r175_r176_an_ability_is_its_heros_whoever_he_is(tmp_path: Path, ability: str) -> None:
    """Abilities are data of the content; a hero of our own may have any of them."""
    text = hero("adept", ability=ABILITIES[ability])
    game = toy(tmp_path, {"adept": text, "loner": LONER}, {"tiny": TINY})
    d = Duel(ristal.new(game, heroes=["adept", "loner"], board="tiny", first="0"))
    if ability == "size":
        d.asks("ChooseState", 0, "big small").play("big")
    d.settled(0, 2)
