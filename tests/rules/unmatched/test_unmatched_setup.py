"""Chapters «Система Unmatched», «Герои и помощники» and «Подготовка»."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from scenes import SINBAD_ARTHUR, begin, copies, lay, made_up, write_board, write_hero

import ristal
from ristal.engine.errors import BadOption
from ristal.games import load_game

HEROES = ("alice", "king-arthur", "medusa", "sinbad")

# kind -> role, how many, health, attack type
FIGHTERS = {
    "king-arthur": ("hero", 1, 18, "melee"),
    "merlin": ("sidekick", 1, 7, "ranged"),
    "alice": ("hero", 1, 13, "melee"),
    "jabberwock": ("sidekick", 1, 8, "melee"),
    "medusa": ("hero", 1, 16, "ranged"),
    "harpy": ("sidekick", 3, 1, "melee"),
    "sinbad": ("hero", 1, 15, "melee"),
    "porter": ("sidekick", 1, 6, "melee"),
}
MOVES = {"king-arthur": 2, "alice": 2, "medusa": 3, "sinbad": 2}


def rules() -> Any:
    return load_game("unmatched")


@pytest.mark.parametrize("hero", HEROES)
def test_r1_r14_a_player_holds_the_thirty_cards_of_his_hero(hero: str) -> None:
    other = "medusa" if hero != "medusa" else "alice"
    s = begin(hero, other)
    assert sorted(s.deck(0) + s.hand(0)) == copies(hero)
    assert sorted(s.deck(1) + s.hand(1)) == copies(other)
    assert len(copies(hero)) == 30
    assert copies(hero) != copies(other)


@pytest.mark.parametrize("pair", list(permutations(HEROES, 2)))
def test_r2_any_two_heroes_meet(pair: tuple[str, str]) -> None:
    s = begin(*pair)
    assert s.match.view(None)["heroes"] == list(pair)
    assert s.asked == 0


def test_r2_r6_a_hero_of_another_set_joins_without_sidekicks(tmp_path: Path) -> None:
    """A file more in the content; there is nobody to place but himself."""
    content = made_up(tmp_path)
    write_hero(content, "hermit", "hermit hero 1")
    s = begin("hermit", "sinbad", content=content)
    assert s.spaces() == {"hermit": "m13", "sinbad": "m31"}
    s.asks("PlaceFighter", 1, *["m16", "m23", "m24", "m25", "m26", "m27", "m28", "m29", "m30"])


@pytest.mark.parametrize(
    ("heroes", "mode"), [(HEROES[:2], "duel"), (HEROES[:3], "free-for-all"), (HEROES, "free-for-all")]
)
def test_r3_two_play_a_duel_and_more_by_the_further_rules(heroes: tuple[str, ...], mode: str) -> None:
    assert begin(*heroes).match.view(None)["mode"] == mode


@pytest.mark.parametrize(
    ("seats", "mode"),
    [
        *[(2, mode) for mode in ("free-for-all", "teams", "teams-of-three")],
        *[(3, mode) for mode in ("duel", "teams", "teams-of-three")],
        (4, "duel"),
    ],
)
def test_r3_r156_a_mode_fits_its_number_of_seats(seats: int, mode: str) -> None:
    with pytest.raises(BadOption, match="mode"):
        begin(*HEROES[:seats], mode=mode)


@pytest.mark.parametrize("seats", [1, 5])
def test_r3_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadOption, match="players"):
        ristal.new("unmatched", seats=seats)


def test_r5_r6_r8_characters_are_a_hero_and_his_sidekicks() -> None:
    shown = {
        kind.id: (
            "hero" if kind.is_hero else "sidekick",
            kind.count,
            kind.health,
            "ranged" if kind.is_ranged else "melee",
        )
        for hero in HEROES
        for kind in rules().heroes[hero].fighters
    }
    assert shown == FIGHTERS
    assert {hero: rules().heroes[hero].move for hero in HEROES} == MOVES
    assert {hero: [each.moment for each in rules().heroes[hero].abilities] for hero in HEROES} == {
        "king-arthur": ["attack-declared"],
        "alice": ["always", "always"],
        "medusa": ["turn-start"],
        "sinbad": ["always"],
    }


def test_r7_all_fighters_stand_on_spaces_of_the_board() -> None:
    s = begin("king-arthur", "medusa").play("m21", "m16", "m30", "m23")
    assert s.spaces() == {
        "king-arthur": "m13", "merlin": "m21", "medusa": "m31", "harpy-1": "m16", "harpy-2": "m30", "harpy-3": "m23",
    }  # fmt: skip
    s.to_act(0, 2)


@pytest.mark.parametrize("hero", HEROES)
def test_r10_r15_dials_stand_at_the_start_values_and_those_are_the_highest(hero: str) -> None:
    s = begin(hero, "medusa" if hero != "medusa" else "alice")
    fighters: Any = s.match.view(None)["fighters"]
    assert {fighter["name"]: fighter["health"] for fighter in fighters} == {
        fighter["name"]: FIGHTERS[fighter["kind"]][2] for fighter in fighters
    }


@pytest.mark.parametrize(("before", "after"), [(12, 14), (13, 15), (14, 15), (15, 15)])
def test_r9_r10_health_never_exceeds_the_dial(before: int, after: int) -> None:
    """The Voyage to the Whale gives 2, but not above 15."""
    s = lay(
        "sinbad m15  porter m01  king-arthur m09  merlin m31",
        heroes=SINBAD_ARTHUR,
        hands=["voyage-whale", ""],
        health=f"sinbad {before}",
    )
    s.fight("sinbad king-arthur", "voyage-whale")
    assert (s.health("sinbad"), s.health("king-arthur")) == (after, 16)
    s.to_act(0, 1)


def test_r11_each_harpy_has_a_health_and_a_space_of_her_own() -> None:
    s = lay("king-arthur m15  merlin m01  medusa m31  harpy-1 m09  harpy-2 m10  harpy-3 m30", hands=["feint", ""])
    s.fight("king-arthur harpy-2", "feint")
    assert [s.health(f"harpy-{number}") for number in (1, 2, 3)] == [1, 0, 1]
    assert [s.space(f"harpy-{number}") for number in (1, 2, 3)] == ["m09", "off", "m30"]
    s.to_act(0, 1)


def test_r12_who_brings_the_opposing_hero_to_zero_has_won() -> None:
    s = lay("king-arthur m15  merlin m01  medusa m09  harpy-1 m30", hands=["skirmish", ""], health="medusa 4")
    s.fight("king-arthur medusa", "skirmish", defence="pass").play("m15")
    assert s.health("medusa") == 0
    s.won(0)


@pytest.mark.parametrize(("board", "spaces"), [("marmoreal", ("m13", "m31")), ("sarpedon", ("s20", "s32"))])
def test_r13_the_board_is_chosen(board: str, spaces: tuple[str, str]) -> None:
    s = begin("king-arthur", "sinbad", board=board)
    assert (s.match.view(None)["board"], s.space("king-arthur")) == (board, spaces[0])
    s.play(s.match.legal(0)[0])
    assert s.space("sinbad") == spaces[1]


def test_r13_or_left_to_chance() -> None:
    boards = {begin("alice", "sinbad", board="random", seed=seed).match.view(None)["board"] for seed in range(12)}
    assert len(boards) > 5
    assert boards <= set(load_game("unmatched").names())


def test_r14_a_hero_is_taken_once_unless_agreed_otherwise() -> None:
    with pytest.raises(BadOption, match="twice"):
        begin("medusa", "medusa")
    s = begin("medusa", "medusa", twice="yes")
    assert s.space("medusa-1") == "m13"
    assert sorted(s.deck(0) + s.hand(0)) == sorted(s.deck(1) + s.hand(1)) == copies("medusa")
    s.asks("PlaceFighter", 0, "m01", "m07", "m08", "m20", "m21")
    s.play("m01", "m07", "m08")
    assert set(s.spaces()) == {"medusa-1", "harpy-1", "harpy-2", "harpy-3", "medusa-2"}
    s.asks("PlaceFighter", 1, *["m16", "m23", "m24", "m25", "m26", "m27", "m28", "m29", "m30"])


def test_r14_chance_gives_heroes_that_are_not_taken() -> None:
    met = set()
    for seed in range(120):
        heroes: Any = begin("random", "medusa", seed=seed).match.view(None)["heroes"]
        met.add(tuple(heroes))
    assert met == {(hero, "medusa") for hero in rules().heroes if hero != "medusa"}


def test_r14_more_players_than_heroes_need_one_twice(tmp_path: Path) -> None:
    content = made_up(tmp_path)
    for file in (content / "heroes").glob("*.toml"):
        if file.stem not in ("king-arthur", "sinbad"):
            file.unlink()
    with pytest.raises(BadOption, match="heroes"):
        begin("random", "random", "random", content=content)
    for seed in range(4):
        met: Any = begin("random", "sinbad", "random", twice="yes", seed=seed, content=content).match.view(None)
        assert met["heroes"][0] == "king-arthur"
        assert met["heroes"][2] in ("king-arthur", "sinbad")


def test_r16_five_cards_are_in_hand_before_anybody_is_placed() -> None:
    """Alice's size is the first thing that is asked at all; the second hero is not there yet."""
    s = begin("alice", "medusa")
    s.asks("ChooseState", 0, "big", "small")
    assert [len(s.hand(seat)) for seat in (0, 1)] == [5, 5]
    assert [len(s.deck(seat)) for seat in (0, 1)] == [25, 25]
    assert s.spaces() == {"alice": "m13"}


def test_r16_decks_are_shuffled() -> None:
    assert len({tuple(begin("alice", "medusa", seed=seed).deck(0)) for seed in range(5)}) == 5
    assert begin("alice", "medusa").deck(0) == begin("alice", "medusa").deck(0)


@pytest.mark.parametrize("first", [0, 1])
def test_r17_r22_r23_the_first_places_all_his_fighters_and_begins(first: int) -> None:
    """He stands on space 1, the other on space 2; the other's hero comes when the first is done."""
    s = begin("king-arthur", "medusa", first=str(first))
    if first == 0:
        assert s.spaces() == {"king-arthur": "m13"}
        s.play("m20")
        assert s.spaces() == {"king-arthur": "m13", "merlin": "m20", "medusa": "m31"}
        s.play("m16", "m23", "m24")
    else:
        assert s.spaces() == {"medusa": "m13"}
        s.play("m20", "m21")
        assert "king-arthur" not in s.spaces()
        s.play("m01")
        assert s.space("king-arthur") == "m31"
        s.play("m26")
    s.to_act(first, 2)


def test_r18_r20_sidekicks_stand_in_any_zone_of_their_hero() -> None:
    """T5: m13 is red and yellow, m31 violet and brown; each Harpy is free to take any of the zones."""
    s = begin("king-arthur", "medusa")
    s.asks("PlaceFighter", 0, "m01", "m07", "m08", "m20", "m21")
    s.refuses("m09", "R18")
    s.refuses("m31", "R18")  # Medusa will stand there, but it is out of Arthur's zones anyhow
    s.refuses("m13", "R75")
    s.play("m01")
    s.asks("PlaceFighter", 1, *["m16", "m23", "m24", "m25", "m26", "m27", "m28", "m29", "m30"])
    s.play("m16")  # violet
    s.asks("PlaceFighter", 1, *["m23", "m24", "m25", "m26", "m27", "m28", "m29", "m30"])
    s.play("m27")  # brown
    s.asks("PlaceFighter", 1, *["m23", "m24", "m25", "m26", "m28", "m29", "m30"])
    s.play("m26")
    s.to_act(0, 2)


def test_r19_a5_without_room_in_the_zone_any_free_space_will_do(tmp_path: Path) -> None:
    content = made_up(tmp_path)
    board = {
        "a1": ("red", "a2"),
        "a2": ("red", "a1 a3"),
        "a3": ("blue", "a2 a4"),
        "a4": ("blue", "a3 a5"),
        "a5": ("green", "a4 a6"),
        "a6": ("green", "a5"),
    }
    write_board(content, "strip", board, "a1 a6")
    s = begin("medusa", "sinbad", board="strip", content=content)
    s.asks("PlaceFighter", 0, "a2")
    s.play("a2")
    s.asks("PlaceFighter", 0, "a3", "a4", "a5")
    s.refuses("a6", "A5")  # where Sinbad will stand
    s.play("a3")
    s.asks("PlaceFighter", 0, "a4", "a5")
    s.play("a5")
    s.asks("PlaceFighter", 1, "a4")


def test_r25_a5_a_start_space_that_waits_for_its_hero_is_not_free(tmp_path: Path) -> None:
    """All in one zone: whoever places early leaves the other heroes their room."""
    content = made_up(tmp_path)
    names = [f"a{number}" for number in range(1, 9)]
    board = {space: ("red", " ".join(names[max(0, i - 1) : i] + names[i + 1 : i + 2])) for i, space in enumerate(names)}
    write_board(content, "lane", board, "a1 a3 a5 a7")
    heroes = ("monk", "nun", "abbot", "friar")
    for hero in heroes:
        write_hero(content, hero, f"{hero} hero 1  {hero}-page sidekick 1")
    s = begin(*heroes, board="lane", content=content, first="2")
    s.asks("PlaceFighter", 2, "a2", "a4", "a6", "a8")
    s.refuses("a3", "A5")
    s.refuses("a7", "A5")
    s.refuses("a1", "R75")
    s.play("a2")
    s.asks("PlaceFighter", 3, "a4", "a6", "a8")
    s.refuses("a7", "A5")
    s.play("a4")
    s.asks("PlaceFighter", 0, "a6", "a8")
    s.play("a6")
    s.asks("PlaceFighter", 1, "a8")
    s.play("a8")
    assert [s.space(hero) for hero in heroes] == ["a5", "a7", "a1", "a3"]
    s.to_act(2, 2)


def test_r21_of_several_heroes_one_is_placed_as_the_hero(tmp_path: Path) -> None:
    """The other follows the rule of sidekicks."""
    content = made_up(tmp_path)
    write_hero(content, "twins", "twin-a hero 1  twin-b hero 1  page sidekick 1")
    s = begin("twins", "sinbad", content=content)
    s.asks("PlaceHero", 0, "twin-a", "twin-b")
    s.play("twin-b")
    assert s.spaces() == {"twin-b": "m13"}
    s.play("twin-a")
    s.asks("PlaceFighter", 0, "m01", "m07", "m08", "m20", "m21")
    s.play("m07", "m08")
    assert s.spaces() == {"twin-b": "m13", "twin-a": "m07", "page": "m08", "sinbad": "m31"}
    s.asks("PlaceFighter", 1, *["m16", "m23", "m24", "m25", "m26", "m27", "m28", "m29", "m30"])


def test_a43_different_sidekicks_are_placed_in_the_order_that_their_player_likes(tmp_path: Path) -> None:
    """Those of one name are alike; with one kind left there is nothing to ask."""
    content = made_up(tmp_path)
    write_hero(content, "knight", "knight hero 1  squire sidekick 1  hound sidekick 2")
    s = begin("knight", "sinbad", content=content)
    s.asks("PlaceSidekick", 0, "squire", "hound-1")
    s.play("hound-1", "m07")
    s.asks("PlaceSidekick", 0, "squire", "hound-2")
    s.play("squire", "m08")
    s.asks("PlaceFighter", 0, "m01", "m20", "m21")
    s.play("m01")
    assert {name: s.space(name) for name in ("squire", "hound-1", "hound-2")} == {
        "squire": "m08", "hound-1": "m07", "hound-2": "m01",
    }  # fmt: skip


@pytest.mark.parametrize("size", ["big", "small"])
def test_r24_alices_owner_picks_her_size_openly_when_she_is_placed(size: str) -> None:
    s = begin("king-arthur", "alice").play("m01")
    assert s.space("alice") == "m31"
    assert s.size(1) == "none"
    s.asks("ChooseState", 1, "big", "small")
    s.play(size)
    assert s.size(1) == size
    s.asks("PlaceFighter", 1, *["m16", "m23", "m24", "m25", "m26", "m27", "m28", "m29", "m30"])


def test_r24_nobody_else_is_asked_for_a_size() -> None:
    s = begin("sinbad", "king-arthur")
    s.asks("PlaceFighter", 0, "m01", "m07", "m08", "m20", "m21")
    s.play("m01", "m30")
    assert [s.size(seat) for seat in (0, 1)] == ["none", "none"]
    s.to_act(0, 2)


@pytest.mark.parametrize("heroes", [HEROES[:2], HEROES[:3], HEROES])
def test_a36_the_first_player_is_drawn_by_lot_or_named(heroes: tuple[str, ...]) -> None:
    """The age of the players is not known to a program."""
    seats = range(len(heroes))
    assert {begin(*heroes, first=str(seat)).asked for seat in seats} == set(seats)
    assert {begin(*heroes, first="random", seed=seed).asked for seed in range(24)} == set(seats)
    with pytest.raises(BadOption, match="begins"):
        begin(*HEROES[:2], first="2")
